; Slots of a hash table of many keys (udf/bind/hash_slots.py), and the hashes of texts.

; hashes[i] with the bytes of text i in it, one after the other, for the texts first..stop
define void @udf_hash_bytes(ptr noalias %hashes, i64 %first, i64 %stop, ptr noalias %starts, ptr noalias %sizes,
    ptr noalias %bytes) nounwind {
start:
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %hashed ]
  %hash.at = getelementptr i64, ptr %hashes, i64 %i
  %hash.before = load i64, ptr %hash.at, align 8
  %begin.at = getelementptr i64, ptr %starts, i64 %i
  %begin = load i64, ptr %begin.at, align 8
  %size.at = getelementptr i64, ptr %sizes, i64 %i
  %size = load i64, ptr %size.at, align 8
  %text = getelementptr i8, ptr %bytes, i64 %begin
  %is.empty = icmp eq i64 %size, 0
  br i1 %is.empty, label %hashed, label %byte
byte:
  %k = phi i64 [ 0, %row ], [ %k.next, %byte ]
  %hash = phi i64 [ %hash.before, %row ], [ %hash.next, %byte ]
  %byte.at = getelementptr i8, ptr %text, i64 %k
  %one = load i8, ptr %byte.at, align 1
  %wide = zext i8 %one to i64
  %with = xor i64 %hash, %wide
  %product = mul i64 %with, -7046029254386353131
  %high = lshr i64 %product, 32
  %hash.next = xor i64 %product, %high
  %k.next = add nuw nsw i64 %k, 1
  %is.last = icmp uge i64 %k.next, %size
  br i1 %is.last, label %hashed, label %byte
hashed:
  %hash.whole = phi i64 [ %hash.before, %row ], [ %hash.next, %byte ]
  store i64 %hash.whole, ptr %hash.at, align 8
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %stop
  br i1 %done, label %end, label %row
end:
  ret void
}

; the members first..stop to slots: each to the first empty one from key * multiplier >> shift on, which is written to
; places. A member is a word of each of `width` columns, the key that of the first; a slot is empty where its first word is
; `empty`. Returns 0, or -1 where a member would go beyond `slots`, or all look at more than 16 slots a member.
define i64 @udf_place_slots(ptr noalias %columns, i64 %width, i64 %first, i64 %stop, i64 %shift, i64 %slots,
    ptr noalias %table, i64 %empty, ptr noalias %places) nounwind {
start:
  %none = icmp uge i64 %first, %stop
  %last = sub i64 %stop, 1
  %rows = sub i64 %stop, %first
  %patience.all = shl i64 %rows, 4
  %keys = load ptr, ptr %columns, align 8
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %placed ]
  %patience = phi i64 [ %patience.all, %start ], [ %patience.left, %placed ]
  %later = add i64 %i, 16
  %soon = call i64 @llvm.umin.i64(i64 %later, i64 %last)
  %soon.at = getelementptr i64, ptr %keys, i64 %soon
  %soon.key = load i64, ptr %soon.at, align 8
  %soon.product = mul i64 %soon.key, -7046029254386353131
  %soon.place = lshr i64 %soon.product, %shift
  %soon.word = mul i64 %soon.place, %width
  %soon.slot = getelementptr i64, ptr %table, i64 %soon.word
  call void @llvm.prefetch.p0(ptr %soon.slot, i32 1, i32 3, i32 1)
  %key.at = getelementptr i64, ptr %keys, i64 %i
  %key = load i64, ptr %key.at, align 8
  %product = mul i64 %key, -7046029254386353131
  %place.first = lshr i64 %product, %shift
  br label %slot
slot:
  %place = phi i64 [ %place.first, %row ], [ %place.next, %other ]
  %patience.left = phi i64 [ %patience, %row ], [ %patience.less, %other ]
  %at = mul i64 %place, %width
  %slot.at = getelementptr i64, ptr %table, i64 %at
  %there = load i64, ptr %slot.at, align 8
  %is.empty = icmp eq i64 %there, %empty
  br i1 %is.empty, label %take, label %other
other:
  %place.next = add i64 %place, 1
  %patience.less = sub i64 %patience.left, 1
  %is.over = icmp slt i64 %patience.less, 0
  %is.beyond = icmp uge i64 %place.next, %slots
  %ends = or i1 %is.over, %is.beyond
  br i1 %ends, label %over, label %slot
take:
  %place.at = getelementptr i64, ptr %places, i64 %i
  store i64 %place, ptr %place.at, align 8
  br label %word
word:
  %c = phi i64 [ 0, %take ], [ %c.next, %word ]
  %column.at = getelementptr ptr, ptr %columns, i64 %c
  %column = load ptr, ptr %column.at, align 8
  %value.at = getelementptr i64, ptr %column, i64 %i
  %value = load i64, ptr %value.at, align 8
  %word.at = getelementptr i64, ptr %slot.at, i64 %c
  store i64 %value, ptr %word.at, align 8
  %c.next = add nuw nsw i64 %c, 1
  %is.whole = icmp uge i64 %c.next, %width
  br i1 %is.whole, label %placed, label %word
placed:
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %stop
  br i1 %done, label %end, label %row
over:
  ret i64 -1
end:
  ret i64 0
}
