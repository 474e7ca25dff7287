; Keys to codes: the place of each key among those that are distinct, in the order in which they come first.
;
; Slots are pairs of 64 bits, a key and its code plus one (0: an empty slot); there are 2^(64 - shift). A slot is looked
; for from key * multiplier >> shift on, in order, around the end. At most half of them are taken, so that one is empty.
;
; Source: Knuth, TAOCP 3, 6.4 (multiplicative hashing, linear probing).

; the codes of the keys first..stop; new ones go to distinct. Returns stop, or the key where it ended: state has how many
; are distinct, how many there can be, and how many more slots than one a key may be looked at, all keys together.
; Floats are equal as numbers are, and NaN has the code -1. Slots that are far are asked for before they are looked at.
define internal i64 @hash(ptr noalias %keys, i64 %first, i64 %stop, ptr noalias %codes, ptr noalias %slots, i64 %shift,
    ptr noalias %distinct, ptr noalias %state, i1 %floats, i1 %is.far) alwaysinline nounwind {
start:
  %most.at = getelementptr i64, ptr %state, i64 1
  %patience.at = getelementptr i64, ptr %state, i64 2
  %count.before = load i64, ptr %state, align 8
  %most = load i64, ptr %most.at, align 8
  %patience.before = load i64, ptr %patience.at, align 8
  %mask = lshr i64 -1, %shift
  %last = sub i64 %stop, 1
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %coded ]
  %count = phi i64 [ %count.before, %start ], [ %count.now, %coded ]
  %patience = phi i64 [ %patience.before, %start ], [ %patience.now, %coded ]
  %key.at = getelementptr i64, ptr %keys, i64 %i
  %bits = load i64, ptr %key.at, align 8
  br i1 %is.far, label %fetch, label %given
fetch:
  %later = add i64 %i, 16
  %soon = call i64 @llvm.umin.i64(i64 %later, i64 %last)
  %soon.at = getelementptr i64, ptr %keys, i64 %soon
  %soon.key = load i64, ptr %soon.at, align 8
  %soon.product = mul i64 %soon.key, -7046029254386353131
  %soon.place = lshr i64 %soon.product, %shift
  %soon.pair = shl i64 %soon.place, 1
  %soon.slot = getelementptr i64, ptr %slots, i64 %soon.pair
  call void @llvm.prefetch.p0(ptr %soon.slot, i32 1, i32 3, i32 1)
  br label %given
given:
  br i1 %floats, label %float, label %look
float:
  %number = bitcast i64 %bits to double
  %is.nan = fcmp uno double %number, 0.0
  %zeroed = fadd double %number, 0.0 ; of -0.0 it makes 0.0
  %equal.bits = bitcast double %zeroed to i64
  br i1 %is.nan, label %coded, label %look
look:
  %key = phi i64 [ %bits, %given ], [ %equal.bits, %float ]
  %product = mul i64 %key, -7046029254386353131
  %place.first = lshr i64 %product, %shift
  br label %slot
slot:
  %place = phi i64 [ %place.first, %look ], [ %place.next, %other ]
  %patience.left = phi i64 [ %patience, %look ], [ %patience.less, %other ]
  %pair = shl i64 %place, 1
  %slot.at = getelementptr i64, ptr %slots, i64 %pair
  %code.at = getelementptr i64, ptr %slot.at, i64 1
  %kept = load i64, ptr %slot.at, align 8
  %above = load i64, ptr %code.at, align 8
  %is.empty = icmp eq i64 %above, 0
  br i1 %is.empty, label %new, label %taken
taken:
  %is.same = icmp eq i64 %kept, %key
  br i1 %is.same, label %known, label %other
other:
  %place.beyond = add i64 %place, 1
  %place.next = and i64 %place.beyond, %mask
  %patience.less = sub i64 %patience.left, 1
  %is.over = icmp slt i64 %patience.less, 0
  br i1 %is.over, label %over, label %slot
known:
  %code.known = sub i64 %above, 1
  br label %coded
new:
  %is.full = icmp uge i64 %count, %most
  br i1 %is.full, label %over, label %add
add:
  %count.more = add i64 %count, 1
  store i64 %key, ptr %slot.at, align 8
  store i64 %count.more, ptr %code.at, align 8
  %distinct.at = getelementptr i64, ptr %distinct, i64 %count
  store i64 %bits, ptr %distinct.at, align 8
  br label %coded
coded:
  %code = phi i64 [ -1, %float ], [ %code.known, %known ], [ %count, %add ]
  %count.now = phi i64 [ %count, %float ], [ %count, %known ], [ %count.more, %add ]
  %patience.now = phi i64 [ %patience, %float ], [ %patience.left, %known ], [ %patience.left, %add ]
  %made.at = getelementptr i64, ptr %codes, i64 %i
  store i64 %code, ptr %made.at, align 8
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %stop
  br i1 %done, label %end, label %row
over:
  %patience.over = phi i64 [ %patience.less, %other ], [ %patience.left, %new ]
  br label %end
end:
  %reached = phi i64 [ %stop, %start ], [ %stop, %coded ], [ %i, %over ]
  %count.end = phi i64 [ %count.before, %start ], [ %count.now, %coded ], [ %count, %over ]
  %patience.end = phi i64 [ %patience.before, %start ], [ %patience.now, %coded ], [ %patience.over, %over ]
  store i64 %count.end, ptr %state, align 8
  store i64 %patience.end, ptr %patience.at, align 8
  ret i64 %reached
}

; slots of more than 1 MB are far
define i64 @udf_hash_integers(ptr noalias %keys, i64 %first, i64 %stop, ptr noalias %codes, ptr noalias %slots, i64 %shift,
    ptr noalias %distinct, ptr noalias %state) nounwind {
  %is.far = icmp ult i64 %shift, 48
  br i1 %is.far, label %far, label %near
far:
  %reached.far = call i64 @hash(ptr %keys, i64 %first, i64 %stop, ptr %codes, ptr %slots, i64 %shift, ptr %distinct,
    ptr %state, i1 false, i1 true)
  ret i64 %reached.far
near:
  %reached.near = call i64 @hash(ptr %keys, i64 %first, i64 %stop, ptr %codes, ptr %slots, i64 %shift, ptr %distinct,
    ptr %state, i1 false, i1 false)
  ret i64 %reached.near
}

define i64 @udf_hash_floats(ptr noalias %keys, i64 %first, i64 %stop, ptr noalias %codes, ptr noalias %slots, i64 %shift,
    ptr noalias %distinct, ptr noalias %state) nounwind {
  %is.far = icmp ult i64 %shift, 48
  br i1 %is.far, label %far, label %near
far:
  %reached.far = call i64 @hash(ptr %keys, i64 %first, i64 %stop, ptr %codes, ptr %slots, i64 %shift, ptr %distinct,
    ptr %state, i1 true, i1 true)
  ret i64 %reached.far
near:
  %reached.near = call i64 @hash(ptr %keys, i64 %first, i64 %stop, ptr %codes, ptr %slots, i64 %shift, ptr %distinct,
    ptr %state, i1 true, i1 false)
  ret i64 %reached.near
}

; the codes first..stop as what a table has for them; one below 0 stays
define void @udf_renumber(ptr noalias %codes, i64 %first, i64 %stop, ptr noalias %table) nounwind {
start:
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %row ]
  %code.at = getelementptr i64, ptr %codes, i64 %i
  %code = load i64, ptr %code.at, align 8
  %place = call i64 @llvm.smax.i64(i64 %code, i64 0)
  %number.at = getelementptr i64, ptr %table, i64 %place
  %number = load i64, ptr %number.at, align 8
  %has = icmp sge i64 %code, 0
  %made = select i1 %has, i64 %number, i64 -1
  store i64 %made, ptr %code.at, align 8
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %stop
  br i1 %done, label %end, label %row
end:
  ret void
}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
