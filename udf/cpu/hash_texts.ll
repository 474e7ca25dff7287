; Texts to codes, as hash.ll has it of numbers.

; the bytes of a text of less than 8, no others of which are the same: in words of 4 that may overlap, or its first, middle and last
define internal i64 @short_word(ptr %at, i64 %n) alwaysinline nounwind {
start:
  %is.half = icmp uge i64 %n, 4
  br i1 %is.half, label %half, label %few
half:
  %low = load i32, ptr %at, align 1
  %high.place = sub i64 %n, 4
  %high.at = getelementptr i8, ptr %at, i64 %high.place
  %high = load i32, ptr %high.at, align 1
  %low.wide = zext i32 %low to i64
  %high.wide = zext i32 %high to i64
  %high.moved = shl i64 %high.wide, 32
  %both = or i64 %low.wide, %high.moved
  ret i64 %both
few:
  %is.none = icmp eq i64 %n, 0
  br i1 %is.none, label %none, label %some
none:
  ret i64 0
some:
  %middle.place = lshr i64 %n, 1
  %last.place = sub i64 %n, 1
  %middle.at = getelementptr i8, ptr %at, i64 %middle.place
  %last.at = getelementptr i8, ptr %at, i64 %last.place
  %a = load i8, ptr %at, align 1
  %b = load i8, ptr %middle.at, align 1
  %c = load i8, ptr %last.at, align 1
  %a.wide = zext i8 %a to i64
  %b.wide = zext i8 %b to i64
  %c.wide = zext i8 %c to i64
  %b.moved = shl i64 %b.wide, 8
  %c.moved = shl i64 %c.wide, 16
  %ab = or i64 %a.wide, %b.moved
  %abc = or i64 %ab, %c.moved
  ret i64 %abc
}

define internal i64 @mixed(i64 %state, i64 %word) alwaysinline nounwind {
  %met = xor i64 %state, %word
  %product = mul i64 %met, -7046029254386353131
  %high = lshr i64 %product, 32
  %found = xor i64 %product, %high
  ret i64 %found
}

; the hash of a text: of its size, and its words of 8 bytes, of which the last may overlap the one before
define internal i64 @text_hash(ptr %at, i64 %n) alwaysinline nounwind {
start:
  %is.short = icmp ult i64 %n, 8
  br i1 %is.short, label %short, label %long
short:
  %only = call i64 @short_word(ptr %at, i64 %n)
  br label %end
long:
  %last.place = sub i64 %n, 8
  br label %more
more:
  %place = phi i64 [ 0, %long ], [ %place.next, %word ]
  %state = phi i64 [ %n, %long ], [ %state.next, %word ]
  %is.last = icmp uge i64 %place, %last.place
  br i1 %is.last, label %tail, label %word
word:
  %word.at = getelementptr i8, ptr %at, i64 %place
  %bytes = load i64, ptr %word.at, align 1
  %state.next = call i64 @mixed(i64 %state, i64 %bytes)
  %place.next = add i64 %place, 8
  br label %more
tail:
  %tail.at = getelementptr i8, ptr %at, i64 %last.place
  %tail.bytes = load i64, ptr %tail.at, align 1
  br label %end
end:
  %state.end = phi i64 [ %n, %short ], [ %state, %tail ]
  %last = phi i64 [ %only, %short ], [ %tail.bytes, %tail ]
  %turned = call i64 @llvm.fshl.i64(i64 %state.end, i64 %state.end, i64 56)
  %found = call i64 @mixed(i64 %turned, i64 %last)
  ret i64 %found
}
declare i64 @llvm.fshl.i64(i64, i64, i64)

; whether two texts of n bytes are the same
define internal i1 @same_text(ptr %a, ptr %b, i64 %n) alwaysinline nounwind {
start:
  %is.short = icmp ult i64 %n, 8
  br i1 %is.short, label %short, label %long
short:
  %a.only = call i64 @short_word(ptr %a, i64 %n)
  %b.only = call i64 @short_word(ptr %b, i64 %n)
  %same.only = icmp eq i64 %a.only, %b.only
  ret i1 %same.only
long:
  %last.place = sub i64 %n, 8
  br label %more
more:
  %place = phi i64 [ 0, %long ], [ %place.next, %on ]
  %here = call i64 @llvm.umin.i64(i64 %place, i64 %last.place)
  %a.at = getelementptr i8, ptr %a, i64 %here
  %b.at = getelementptr i8, ptr %b, i64 %here
  %a.word = load i64, ptr %a.at, align 1
  %b.word = load i64, ptr %b.at, align 1
  %same = icmp eq i64 %a.word, %b.word
  br i1 %same, label %on, label %no
on:
  %place.next = add i64 %here, 8
  %done = icmp uge i64 %here, %last.place
  br i1 %done, label %yes, label %more
yes:
  ret i1 true
no:
  ret i1 false
}

; the hashes of the texts first..stop to codes
define internal void @hash_texts(ptr noalias %offsets, i64 %first, i64 %stop, ptr noalias %codes, ptr noalias %chars)
    nounwind {
start:
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %row ]
  %begin.at = getelementptr i64, ptr %offsets, i64 %i
  %end.at = getelementptr i64, ptr %begin.at, i64 1
  %begin = load i64, ptr %begin.at, align 8
  %behind = load i64, ptr %end.at, align 8
  %n = sub i64 %behind, %begin
  %text = getelementptr i8, ptr %chars, i64 %begin
  %hash = call i64 @text_hash(ptr %text, i64 %n)
  %code.at = getelementptr i64, ptr %codes, i64 %i
  store i64 %hash, ptr %code.at, align 8
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %stop
  br i1 %done, label %end, label %row
end:
  ret void
}

; the slot that is looked at first for the text `by` rows after i
define internal ptr @slot_ahead(i64 %i, i64 %by, i64 %last, ptr %codes, ptr %slots, i64 %shift) alwaysinline nounwind {
  %later = add i64 %i, %by
  %row = call i64 @llvm.umin.i64(i64 %later, i64 %last)
  %hash.at = getelementptr i64, ptr %codes, i64 %row
  %hash = load i64, ptr %hash.at, align 8
  %product = mul i64 %hash, -7046029254386353131
  %place = lshr i64 %product, %shift
  %pair = shl i64 %place, 1
  %slot.at = getelementptr i64, ptr %slots, i64 %pair
  ret ptr %slot.at
}

; what is kept of the text whose code is in a slot; of the first one where the slot is empty
define internal ptr @first_in(ptr %slot, ptr %firsts) alwaysinline nounwind {
  %code.at = getelementptr i64, ptr %slot, i64 1
  %above = load i64, ptr %code.at, align 8
  %code = call i64 @llvm.usub.sat.i64(i64 %above, i64 1)
  %place = shl i64 %code, 2
  %first.at = getelementptr i64, ptr %firsts, i64 %place
  ret ptr %first.at
}
declare i64 @llvm.usub.sat.i64(i64, i64)

; as @hash, of texts whose hashes are in codes: their slots have hashes, and firsts four words for each of the distinct ones: the row in which it comes
; first, where it begins, its size, and nothing. Row i has the bytes offsets[i]..offsets[i + 1] of chars; where its bit is not
; set, from bit on in bits, its code is -1. bits may be null.
define internal i64 @place_texts(ptr noalias %offsets, i64 %first, i64 %stop, ptr noalias %codes, ptr noalias %slots,
    i64 %shift, ptr noalias %firsts, ptr noalias %state, ptr noalias %chars, ptr noalias %bits, i64 %bit, i1 %is.far)
    alwaysinline nounwind {
start:
  %most.at = getelementptr i64, ptr %state, i64 1
  %patience.at = getelementptr i64, ptr %state, i64 2
  %count.before = load i64, ptr %state, align 8
  %most = load i64, ptr %most.at, align 8
  %patience.before = load i64, ptr %patience.at, align 8
  %mask = lshr i64 -1, %shift
  %all.valid = icmp eq ptr %bits, null
  %last = sub i64 %stop, 1
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %coded ]
  %count = phi i64 [ %count.before, %start ], [ %count.now, %coded ]
  %patience = phi i64 [ %patience.before, %start ], [ %patience.now, %coded ]
  br i1 %is.far, label %fetch, label %given
fetch: ; first the slot of a text, then what it says of the text that came first, then that text
  %far.slot = call ptr @slot_ahead(i64 %i, i64 24, i64 %last, ptr %codes, ptr %slots, i64 %shift)
  call void @llvm.prefetch.p0(ptr %far.slot, i32 1, i32 3, i32 1)
  %mid.slot = call ptr @slot_ahead(i64 %i, i64 12, i64 %last, ptr %codes, ptr %slots, i64 %shift)
  %mid.first = call ptr @first_in(ptr %mid.slot, ptr %firsts)
  call void @llvm.prefetch.p0(ptr %mid.first, i32 1, i32 3, i32 1)
  %near.slot = call ptr @slot_ahead(i64 %i, i64 6, i64 %last, ptr %codes, ptr %slots, i64 %shift)
  %near.first = call ptr @first_in(ptr %near.slot, ptr %firsts)
  %near.begin.at = getelementptr i64, ptr %near.first, i64 1
  %near.begin = load i64, ptr %near.begin.at, align 8
  %near.text = getelementptr i8, ptr %chars, i64 %near.begin
  call void @llvm.prefetch.p0(ptr %near.text, i32 0, i32 3, i32 1)
  br label %given
given:
  br i1 %all.valid, label %look, label %valid
valid:
  %bit.here = add i64 %bit, %i
  %byte.place = lshr i64 %bit.here, 3
  %byte.at = getelementptr i8, ptr %bits, i64 %byte.place
  %byte = load i8, ptr %byte.at, align 1
  %bit.short = trunc i64 %bit.here to i8
  %bit.place = and i8 %bit.short, 7
  %byte.moved = lshr i8 %byte, %bit.place
  %is.valid = trunc i8 %byte.moved to i1
  br i1 %is.valid, label %look, label %coded
look:
  %begin.at = getelementptr i64, ptr %offsets, i64 %i
  %end.at = getelementptr i64, ptr %begin.at, i64 1
  %begin = load i64, ptr %begin.at, align 8
  %behind = load i64, ptr %end.at, align 8
  %n = sub i64 %behind, %begin
  %text = getelementptr i8, ptr %chars, i64 %begin
  %hash.at = getelementptr i64, ptr %codes, i64 %i
  %hash = load i64, ptr %hash.at, align 8
  %product = mul i64 %hash, -7046029254386353131
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
  %is.close = icmp eq i64 %kept, %hash
  br i1 %is.close, label %close, label %other
close:
  %code.close = sub i64 %above, 1
  %known.place = shl i64 %code.close, 2
  %known.at = getelementptr i64, ptr %firsts, i64 %known.place
  %known.begin.at = getelementptr i64, ptr %known.at, i64 1
  %known.n.at = getelementptr i64, ptr %known.at, i64 2
  %known.begin = load i64, ptr %known.begin.at, align 8
  %known.n = load i64, ptr %known.n.at, align 8
  %as.long = icmp eq i64 %known.n, %n
  br i1 %as.long, label %compare, label %other
compare:
  %known.text = getelementptr i8, ptr %chars, i64 %known.begin
  %is.same = call i1 @same_text(ptr %text, ptr %known.text, i64 %n)
  br i1 %is.same, label %coded, label %other
other:
  %place.beyond = add i64 %place, 1
  %place.next = and i64 %place.beyond, %mask
  %patience.less = sub i64 %patience.left, 1
  %is.over = icmp slt i64 %patience.less, 0
  br i1 %is.over, label %over, label %slot
new:
  %is.full = icmp uge i64 %count, %most
  br i1 %is.full, label %over, label %add
add:
  %count.more = add i64 %count, 1
  store i64 %hash, ptr %slot.at, align 8
  store i64 %count.more, ptr %code.at, align 8
  %new.place = shl i64 %count, 2
  %new.at = getelementptr i64, ptr %firsts, i64 %new.place
  %new.begin.at = getelementptr i64, ptr %new.at, i64 1
  %new.n.at = getelementptr i64, ptr %new.at, i64 2
  store i64 %i, ptr %new.at, align 8
  store i64 %begin, ptr %new.begin.at, align 8
  store i64 %n, ptr %new.n.at, align 8
  br label %coded
coded:
  %code = phi i64 [ -1, %valid ], [ %code.close, %compare ], [ %count, %add ]
  %count.now = phi i64 [ %count, %valid ], [ %count, %compare ], [ %count.more, %add ]
  %patience.now = phi i64 [ %patience, %valid ], [ %patience.left, %compare ], [ %patience.left, %add ]
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

; the codes of texts, block by block of 4096: what is hashed of one lies near when it is looked for
define i64 @udf_hash_texts(ptr noalias %offsets, i64 %first, i64 %stop, ptr noalias %codes, ptr noalias %slots, i64 %shift,
    ptr noalias %firsts, ptr noalias %state, ptr noalias %chars, ptr noalias %bits, i64 %bit) nounwind {
start:
  %is.far = icmp ult i64 %shift, 50
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %block
block:
  %i = phi i64 [ %first, %start ], [ %behind, %placed ]
  %beyond = add i64 %i, 4096
  %behind = call i64 @llvm.umin.i64(i64 %beyond, i64 %stop)
  call void @hash_texts(ptr %offsets, i64 %i, i64 %behind, ptr %codes, ptr %chars)
  br i1 %is.far, label %far, label %near
far:
  %reached.far = call i64 @place_texts(ptr %offsets, i64 %i, i64 %behind, ptr %codes, ptr %slots, i64 %shift, ptr %firsts,
    ptr %state, ptr %chars, ptr %bits, i64 %bit, i1 true)
  br label %placed
near:
  %reached.near = call i64 @place_texts(ptr %offsets, i64 %i, i64 %behind, ptr %codes, ptr %slots, i64 %shift, ptr %firsts,
    ptr %state, ptr %chars, ptr %bits, i64 %bit, i1 false)
  br label %placed
placed:
  %reached = phi i64 [ %reached.far, %far ], [ %reached.near, %near ]
  %early = icmp ult i64 %reached, %behind
  %all = icmp uge i64 %behind, %stop
  %over = or i1 %early, %all
  br i1 %over, label %end, label %block
end:
  %gave = phi i64 [ %stop, %start ], [ %reached, %placed ]
  ret i64 %gave
}
