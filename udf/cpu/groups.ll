; What groups need to know of their codes, whatever the function is: compiled once a process.

; counts[c] = how many rows have the code c; twice how often a code is another one than the row before's, and 1 if no
; row has a code below 0, and none a smaller one than the row before
define i64 @udf_tally(ptr noalias %codes, i64 %rows, ptr noalias %counts) nounwind {
start:
  %none = icmp eq i64 %rows, 0
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ 0, %start ], [ %next, %counted ]
  %last = phi i64 [ 0, %start ], [ %code, %counted ]
  %sorted = phi i1 [ true, %start ], [ %still, %counted ]
  %changes = phi i64 [ 0, %start ], [ %changed, %counted ]
  %at = getelementptr i64, ptr %codes, i64 %i
  %code = load i64, ptr %at, align 8
  %rises = icmp sge i64 %code, %last
  %still = and i1 %sorted, %rises
  %other = icmp ne i64 %code, %last
  %one = zext i1 %other to i64
  %changed = add i64 %changes, %one
  %has = icmp sge i64 %code, 0
  br i1 %has, label %count, label %counted
count:
  %count.at = getelementptr i64, ptr %counts, i64 %code
  %had = load i64, ptr %count.at, align 8
  %more = add i64 %had, 1
  store i64 %more, ptr %count.at, align 8
  br label %counted
counted:
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %rows
  br i1 %done, label %end, label %row
end:
  %all = phi i1 [ true, %start ], [ %still, %counted ]
  %runs = phi i64 [ 0, %start ], [ %changed, %counted ]
  %is.sorted = zext i1 %all to i64
  %twice = shl i64 %runs, 1
  %found = or i64 %twice, %is.sorted
  ret i64 %found
}

; the rows first..stop of each code, one code's behind the other's: next[c] is where the next row of code c goes
define void @udf_order(ptr noalias %codes, i64 %first, i64 %stop, ptr noalias %next, ptr noalias %order) nounwind {
start:
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %following, %placed ]
  %at = getelementptr i64, ptr %codes, i64 %i
  %code = load i64, ptr %at, align 8
  %has = icmp sge i64 %code, 0
  br i1 %has, label %place, label %placed
place:
  %next.at = getelementptr i64, ptr %next, i64 %code
  %here = load i64, ptr %next.at, align 8
  %into = getelementptr i64, ptr %order, i64 %here
  store i64 %i, ptr %into, align 8
  %beyond = add i64 %here, 1
  store i64 %beyond, ptr %next.at, align 8
  br label %placed
placed:
  %following = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %following, %stop
  br i1 %done, label %end, label %row
end:
  ret void
}
