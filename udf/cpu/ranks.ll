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
