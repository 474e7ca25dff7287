; What the library of text does with bytes, as the processor does it: of the same meaning as in kernels/text_*.cuh, which is
; what a GPU runs. Addresses are numbers. A load may go beyond a text, but never beyond its page: pages are 4096 bytes or more.

; the eight bytes at an address
define internal { i64 } @udf_load8(i64 %address) alwaysinline nounwind {
  %at = inttoptr i64 %address to ptr
  %word = load i64, ptr %at, align 1
  %whole = insertvalue { i64 } poison, i64 %word, 0
  ret { i64 } %whole
}

; the next of left bytes, 1 at least: at most eight, zeros behind the last
define internal { i64 } @udf_load_next(i64 %address, i64 %left) alwaysinline nounwind {
start:
  %more = icmp ugt i64 %left, 8
  %few = select i1 %more, i64 8, i64 %left
  %bits = shl nuw nsw i64 %few, 3
  %unused = sub nuw nsw i64 64, %bits
  %mask = lshr i64 -1, %unused
  %place = and i64 %address, 4095
  %inside = icmp ule i64 %place, 4088
  br i1 %inside, label %once, label %edge
once:
  %at = inttoptr i64 %address to ptr
  %word = load i64, ptr %at, align 1
  br label %end
edge:
  %place8 = and i64 %address, 7
  %begin = and i64 %address, -8
  %low.at = inttoptr i64 %begin to ptr
  %low = load i64, ptr %low.at, align 8
  %skipped = shl nuw nsw i64 %place8, 3
  %low.part = lshr i64 %low, %skipped
  %stop = add nuw nsw i64 %place8, %few
  %beyond = icmp ugt i64 %stop, 8
  br i1 %beyond, label %both, label %end
both:
  %high.at = getelementptr i8, ptr %low.at, i64 8
  %high = load i64, ptr %high.at, align 8
  %due = sub nuw nsw i64 64, %skipped
  %high.part = shl i64 %high, %due
  %two = or i64 %low.part, %high.part
  br label %end
end:
  %found = phi i64 [ %word, %once ], [ %low.part, %edge ], [ %two, %both ]
  %kept = and i64 %found, %mask
  %whole = insertvalue { i64 } poison, i64 %kept, 0
  ret { i64 } %whole
}

; the first i in from..last where the byte at data + i is first, and that apart bytes behind is second; -1 if there is none
define internal { i64 } @udf_find_pair(i64 %data, i64 %last, i64 %from, i32 %first, i32 %second, i64 %apart) alwaysinline nounwind {
start:
  %a = trunc i32 %first to i8
  %b = trunc i32 %second to i8
  %a.one = insertelement <32 x i8> poison, i8 %a, i64 0
  %a.all = shufflevector <32 x i8> %a.one, <32 x i8> poison, <32 x i32> zeroinitializer
  %b.one = insertelement <32 x i8> poison, i8 %b, i64 0
  %b.all = shufflevector <32 x i8> %b.one, <32 x i8> poison, <32 x i32> zeroinitializer
  br label %more
more:
  %i = phi i64 [ %from, %start ], [ %i.next, %next ]
  %left = sub i64 %last, %i
  %none = icmp slt i64 %left, 0
  br i1 %none, label %missing, label %some
some:
  %p = add i64 %data, %i
  %q = add i64 %p, %apart
  %p.at = inttoptr i64 %p to ptr
  %q.at = inttoptr i64 %q to ptr
  %many = icmp uge i64 %left, 31
  %p.place = and i64 %p, 4095
  %q.place = and i64 %q, 4095
  %p.inside = icmp ule i64 %p.place, 4064
  %q.inside = icmp ule i64 %q.place, 4064
  %inside = and i1 %p.inside, %q.inside
  %at.once = or i1 %many, %inside
  br i1 %at.once, label %look, label %byte
look:
  %x = load <32 x i8>, ptr %p.at, align 1
  %y = load <32 x i8>, ptr %q.at, align 1
  %x.same = icmp eq <32 x i8> %x, %a.all
  %y.same = icmp eq <32 x i8> %y, %b.all
  %same = and <32 x i1> %x.same, %y.same
  %hits = bitcast <32 x i1> %same to i32
  %hit = icmp ne i32 %hits, 0
  br i1 %hit, label %found, label %next
found:
  %place = call i32 @llvm.cttz.i32(i32 %hits, i1 true)
  %place.wide = zext i32 %place to i64
  %there = add i64 %i, %place.wide
  %beyond = icmp sgt i64 %there, %last
  %answer = select i1 %beyond, i64 -1, i64 %there
  %found.whole = insertvalue { i64 } poison, i64 %answer, 0
  ret { i64 } %found.whole
byte:
  %p.one = load i8, ptr %p.at, align 1
  %q.one = load i8, ptr %q.at, align 1
  %p.hit = icmp eq i8 %p.one, %a
  %q.hit = icmp eq i8 %q.one, %b
  %both = and i1 %p.hit, %q.hit
  br i1 %both, label %here, label %next
here:
  %here.whole = insertvalue { i64 } poison, i64 %i, 0
  ret { i64 } %here.whole
next:
  %by = phi i64 [ 32, %look ], [ 1, %byte ]
  %i.next = add i64 %i, %by
  br label %more
missing:
  ret { i64 } { i64 -1 }
}
declare i32 @llvm.cttz.i32(i32, i1)

define { } @udf_copy(i64 %to, i64 %from, i64 %n) noinline nounwind {
  %to.at = inttoptr i64 %to to ptr
  %from.at = inttoptr i64 %from to ptr
  call void @copy_text(ptr %to.at, ptr %from.at, i64 %n)
  ret { } poison
}
