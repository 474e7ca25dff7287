; Keys to ranks: the place of each key in the order of those that there are. By counting where keys lie close together,
; else distinct ones are sorted by digits, texts by words of 8 bytes.
;
; Source: Knuth, TAOCP 3, 5.2.5 (radix sorting, from the least digit on); bits set before a place are counted a word at a time
; (Jacobson, "Space-efficient static trees and graphs", 1989).

; how often there is each of the keys first..stop, less `least`: added to counts
define void @udf_count_keys(ptr noalias %keys, i64 %first, i64 %stop, i64 %least, ptr noalias %counts) nounwind {
start:
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %row ]
  %key.at = getelementptr i64, ptr %keys, i64 %i
  %key = load i64, ptr %key.at, align 8
  %place = sub i64 %key, %least
  %count.at = getelementptr i64, ptr %counts, i64 %place
  %count = load i64, ptr %count.at, align 8
  %more = add i64 %count, 1
  store i64 %more, ptr %count.at, align 8
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %stop
  br i1 %done, label %end, label %row
end:
  ret void
}

; that there is each of the keys first..stop, less `least`: 1 at its place of marks, bytes
define void @udf_mark_keys(ptr noalias %keys, i64 %first, i64 %stop, i64 %least, ptr noalias %marks) nounwind {
start:
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %row ]
  %key.at = getelementptr i64, ptr %keys, i64 %i
  %key = load i64, ptr %key.at, align 8
  %place = sub i64 %key, %least
  %mark.at = getelementptr i8, ptr %marks, i64 %place
  store i8 1, ptr %mark.at, align 1
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %stop
  br i1 %done, label %end, label %row
end:
  ret void
}

; which of n counts are above 0: those counts, to the front of counts; their keys, place + least, to found, with room for one
; more; and for each 64 places two words, which of them are such and how many are before. Returns how many are.
define i64 @udf_find_counted(ptr %counts, i64 %n, i64 %least, ptr noalias %found, ptr noalias %words) nounwind {
start:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %word
word:
  %begin = phi i64 [ 0, %start ], [ %behind, %worded ]
  %before = phi i64 [ 0, %start ], [ %number.next, %worded ]
  %beyond = add i64 %begin, 64
  %behind = call i64 @llvm.umin.i64(i64 %beyond, i64 %n)
  br label %place
place:
  %i = phi i64 [ %begin, %word ], [ %following, %place ]
  %number = phi i64 [ %before, %word ], [ %number.next, %place ]
  %bits = phi i64 [ 0, %word ], [ %bits.next, %place ]
  %count.at = getelementptr i64, ptr %counts, i64 %i
  %count = load i64, ptr %count.at, align 8
  %kept.at = getelementptr i64, ptr %counts, i64 %number
  store i64 %count, ptr %kept.at, align 8
  %key = add i64 %i, %least
  %found.at = getelementptr i64, ptr %found, i64 %number
  store i64 %key, ptr %found.at, align 8
  %is.there = icmp ne i64 %count, 0
  %one = zext i1 %is.there to i64
  %number.next = add i64 %number, %one
  %shift = and i64 %i, 63
  %bit = shl i64 %one, %shift
  %bits.next = or i64 %bits, %bit
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %behind
  br i1 %done, label %worded, label %place
worded:
  %pair = lshr i64 %begin, 5
  %word.at = getelementptr i64, ptr %words, i64 %pair
  %before.at = getelementptr i64, ptr %word.at, i64 1
  store i64 %bits.next, ptr %word.at, align 8
  store i64 %before, ptr %before.at, align 8
  %all = icmp uge i64 %behind, %n
  br i1 %all, label %end, label %word
end:
  %groups = phi i64 [ 0, %start ], [ %number.next, %worded ]
  ret i64 %groups
}

; the ranks of the keys first..stop, by the words of @udf_find_counted; codes may be the keys
define void @udf_rank_keys(ptr %keys, i64 %first, i64 %stop, i64 %least, ptr noalias %words, ptr %codes) nounwind {
start:
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %row ]
  %key.at = getelementptr i64, ptr %keys, i64 %i
  %key = load i64, ptr %key.at, align 8
  %place = sub i64 %key, %least
  %word = lshr i64 %place, 6
  %pair = shl i64 %word, 1
  %word.at = getelementptr i64, ptr %words, i64 %pair
  %before.at = getelementptr i64, ptr %word.at, i64 1
  %bits = load i64, ptr %word.at, align 8
  %before = load i64, ptr %before.at, align 8
  %shift = and i64 %place, 63
  %above = shl i64 -1, %shift
  %below = xor i64 %above, -1
  %smaller = and i64 %bits, %below
  %here = call i64 @llvm.ctpop.i64(i64 %smaller)
  %rank = add i64 %before, %here
  %code.at = getelementptr i64, ptr %codes, i64 %i
  store i64 %rank, ptr %code.at, align 8
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %stop
  br i1 %done, label %end, label %row
end:
  ret void
}
declare i64 @llvm.ctpop.i64(i64)

; how often n keys have each digit of 8 bits: added to counts, 256 for each of 8 digits from the least on
define void @udf_count_digits(ptr noalias %keys, i64 %n, ptr noalias %counts) nounwind {
start:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ 0, %start ], [ %following, %next ]
  %key.at = getelementptr i64, ptr %keys, i64 %i
  %key = load i64, ptr %key.at, align 8
  br label %each
each:
  %d = phi i64 [ 0, %row ], [ %d.next, %each ]
  %left = phi i64 [ %key, %row ], [ %left.next, %each ]
  %digit = and i64 %left, 255
  %table = shl i64 %d, 8
  %place = or i64 %table, %digit
  %count.at = getelementptr i64, ptr %counts, i64 %place
  %count = load i64, ptr %count.at, align 8
  %more = add i64 %count, 1
  store i64 %more, ptr %count.at, align 8
  %left.next = lshr i64 %left, 8
  %d.next = add nuw nsw i64 %d, 1
  %counted = icmp uge i64 %d.next, 8
  br i1 %counted, label %next, label %each
next:
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %n
  br i1 %done, label %end, label %row
end:
  ret void
}

; n keys, and what is kept of each, to the next place of their digit from bit shift on
define void @udf_move_by_digit(ptr noalias %keys, ptr noalias %kept, i64 %n, i64 %shift, ptr noalias %next,
    ptr noalias %keys.into, ptr noalias %kept.into) nounwind {
start:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ 0, %start ], [ %following, %row ]
  %key.at = getelementptr i64, ptr %keys, i64 %i
  %kept.at = getelementptr i64, ptr %kept, i64 %i
  %key = load i64, ptr %key.at, align 8
  %one = load i64, ptr %kept.at, align 8
  %moved = lshr i64 %key, %shift
  %digit = and i64 %moved, 255
  %next.at = getelementptr i64, ptr %next, i64 %digit
  %place = load i64, ptr %next.at, align 8
  %beyond = add i64 %place, 1
  store i64 %beyond, ptr %next.at, align 8
  %key.into = getelementptr i64, ptr %keys.into, i64 %place
  %kept.into.at = getelementptr i64, ptr %kept.into, i64 %place
  store i64 %key, ptr %key.into, align 8
  store i64 %one, ptr %kept.into.at, align 8
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %n
  br i1 %done, label %end, label %row
end:
  ret void
}

; the 8 bytes from depth on of the texts rows[0..n], the first byte highest, zeros behind the end: in the order of texts
define void @udf_words_of_texts(ptr noalias %offsets, ptr noalias %chars, ptr noalias %rows, i64 %n, i64 %depth,
    ptr noalias %words) nounwind {
start:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ 0, %start ], [ %following, %found ]
  %row.at = getelementptr i64, ptr %rows, i64 %i
  %text = load i64, ptr %row.at, align 8
  %begin.at = getelementptr i64, ptr %offsets, i64 %text
  %end.at = getelementptr i64, ptr %begin.at, i64 1
  %begin = load i64, ptr %begin.at, align 8
  %behind = load i64, ptr %end.at, align 8
  %from = add i64 %begin, %depth
  %left = sub i64 %behind, %from
  %is.whole = icmp sge i64 %left, 8
  br i1 %is.whole, label %whole, label %part
whole:
  %whole.at = getelementptr i8, ptr %chars, i64 %from
  %whole.bytes = load i64, ptr %whole.at, align 1
  %whole.word = call i64 @llvm.bswap.i64(i64 %whole.bytes)
  br label %found
part:
  %is.past = icmp sle i64 %left, 0
  br i1 %is.past, label %found, label %some
some: ; the text's last 8 bytes, if it has so many, else one after the other
  %size = sub i64 %behind, %begin
  %is.long = icmp uge i64 %size, 8
  br i1 %is.long, label %long, label %byte
long:
  %long.from = sub i64 %behind, 8
  %long.at = getelementptr i8, ptr %chars, i64 %long.from
  %long.bytes = load i64, ptr %long.at, align 1
  %long.all = call i64 @llvm.bswap.i64(i64 %long.bytes)
  %missing = sub i64 8, %left
  %missing.bits = shl i64 %missing, 3
  %long.word = shl i64 %long.all, %missing.bits
  br label %found
byte:
  %k = phi i64 [ 0, %some ], [ %k.next, %byte ]
  %made = phi i64 [ 0, %some ], [ %made.next, %byte ]
  %byte.place = add i64 %from, %k
  %byte.at = getelementptr i8, ptr %chars, i64 %byte.place
  %byte.value = load i8, ptr %byte.at, align 1
  %byte.wide = zext i8 %byte.value to i64
  %k.bits = shl i64 %k, 3
  %byte.shift = sub i64 56, %k.bits
  %byte.moved = shl i64 %byte.wide, %byte.shift
  %made.next = or i64 %made, %byte.moved
  %k.next = add nuw nsw i64 %k, 1
  %all = icmp uge i64 %k.next, %left
  br i1 %all, label %found, label %byte
found:
  %word = phi i64 [ %whole.word, %whole ], [ 0, %part ], [ %long.word, %long ], [ %made.next, %byte ]
  %word.at = getelementptr i64, ptr %words, i64 %i
  store i64 %word, ptr %word.at, align 8
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %n
  br i1 %done, label %end, label %row
end:
  ret void
}
declare i64 @llvm.bswap.i64(i64)
