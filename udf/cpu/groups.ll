; What groups need to know of their codes, whatever the function is: compiled once a process.

; the words of rows first..stop to where those of equal shifted codes lie together, or from there `back`: next[c] is the
; place of the next row of such a code
define void @udf_move(ptr noalias %codes, i64 %first, i64 %stop, i64 %shift, ptr noalias %next, ptr noalias %from,
    ptr noalias %into, i64 %back) nounwind {
start:
  %returns = icmp ne i64 %back, 0
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %moved ]
  %at = getelementptr i64, ptr %codes, i64 %i
  %code = load i64, ptr %at, align 8
  %has = icmp sge i64 %code, 0
  br i1 %has, label %move, label %moved
move:
  %digit = lshr i64 %code, %shift
  %next.at = getelementptr i64, ptr %next, i64 %digit
  %here = load i64, ptr %next.at, align 8
  %beyond = add i64 %here, 1
  store i64 %beyond, ptr %next.at, align 8
  %source = select i1 %returns, i64 %here, i64 %i
  %target = select i1 %returns, i64 %i, i64 %here
  %from.at = getelementptr i64, ptr %from, i64 %source
  %word = load i64, ptr %from.at, align 8
  %into.at = getelementptr i64, ptr %into, i64 %target
  store i64 %word, ptr %into.at, align 8
  br label %moved
moved:
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %stop
  br i1 %done, label %end, label %row
end:
  ret void
}
