; Windows of one length, the first at x: one monoid's reduction of each, by doubling (reduce_slide.py). A name with a
; dollar is filled in.
;
;   for each tile of windows:    lift every value; until m is the length: into = from of 2 m (or 2 m + 1) rows, swap;
;                                finish

declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.ctlz.i64(i64, i1)
define void @udf_slide_$name(ptr %x, i64 %windows, i64 %length, ptr %out, ptr %scratch, i64 %room, i64 %tile)
    nounwind {
start:
$rooms
$sides
  %zeros = call i64 @llvm.ctlz.i64(i64 %length, i1 true)
  %digits = sub i64 63, %zeros
  %is.one = icmp eq i64 %length, 1
  br label %tiles
tiles:
  %t = phi i64 [ 0, %start ], [ %t.next, %tile.end ]
  %left = sub i64 %windows, %t
  %count = call i64 @llvm.umin.i64(i64 %left, i64 %tile)
  %xt = getelementptr double, ptr %x, i64 %t
  %outt = getelementptr double, ptr %out, i64 %t
  %beyond = sub i64 %length, 1
  %values = add i64 %count, %beyond
  call void @pass.lift(ptr %xt, $lifted, i64 %values)
  br i1 %is.one, label %tile.end, label %level
level:
  %digit = phi i64 [ %digits, %tiles ], [ %digit.next, %passed ]
  %m = phi i64 [ 1, %tiles ], [ %m.next, %passed ]
  %swapped = phi i1 [ false, %tiles ], [ %swap, %passed ]
  %swap = xor i1 %swapped, true
$chosen
$next_length
  %covers = sub i64 %length, %m.next
  %rows = add i64 %count, %covers
  %m.real = uitofp i64 %m to double
  %weight = fmul double %m.real, 0.5
  %two.m.real = uitofp i64 %two.m to double
  %all.real = uitofp i64 %m.next to double
  %part = fdiv double 1.0, %all.real
  %weight.one = fdiv double %two.m.real, %all.real
  br i1 %is.odd, label %odd, label %even
odd:
  $odd
even:
  call void @pass.even($given)
  br label %passed
passed:
  br i1 %no.more, label %tile.end, label %level
tile.end:
  %side.last = phi i1 [ false, %tiles ], [ %swap, %passed ]
$last_side
  call void @finish.all($last, ptr %outt, i64 %count)
  %t.next = add i64 %t, %tile
  %done = icmp uge i64 %t.next, %windows
  br i1 %done, label %end, label %tiles
end:
  ret void
}
