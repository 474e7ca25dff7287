; What windows need to know of their columns, whatever the function is: compiled once a process.

; bit 0: some value is NaN; bit 1: some value is infinite. Exponents of all ones are either: 0x7ff << 52, its lowest bits NaN's.
define i64 @udf_scan(ptr %values, i64 %rows) nounwind {
start:
  br label %row
row:
  %i = phi i64 [ 0, %start ], [ %next, %row ]
  %nan = phi i64 [ 0, %start ], [ %nan.next, %row ]
  %inf = phi i64 [ 0, %start ], [ %inf.next, %row ]
  %at = getelementptr i64, ptr %values, i64 %i
  %bits = load i64, ptr %at, align 1
  %size = and i64 %bits, 9223372036854775807
  %is.nan = icmp ugt i64 %size, 9218868437227405312
  %is.inf = icmp eq i64 %size, 9218868437227405312
  %nan.bit = zext i1 %is.nan to i64
  %inf.bit = zext i1 %is.inf to i64
  %nan.next = or i64 %nan, %nan.bit
  %inf.next = or i64 %inf, %inf.bit
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %rows
  br i1 %done, label %end, label %row
end:
  %inf.two = shl i64 %inf.next, 1
  %found = or i64 %nan.next, %inf.two
  ret i64 %found
}

; counts[0] = 0; counts[i + 1] = how many of values[0..i] are no NaN
define i64 @udf_count(ptr noalias %values, ptr noalias %counts, i64 %rows) nounwind {
start:
  store i64 0, ptr %counts
  br label %row
row:
  %i = phi i64 [ 0, %start ], [ %next, %row ]
  %count = phi i64 [ 0, %start ], [ %more, %row ]
  %at = getelementptr double, ptr %values, i64 %i
  %value = load double, ptr %at, align 1
  %is.number = fcmp ord double %value, 0.0
  %one = zext i1 %is.number to i64
  %more = add i64 %count, %one
  %next = add nuw nsw i64 %i, 1
  %into = getelementptr i64, ptr %counts, i64 %next
  store i64 %more, ptr %into
  %done = icmp uge i64 %next, %rows
  br i1 %done, label %end, label %row
end:
  ret i64 %more
}

; enough[j] = whether window j of neighbouring ones has as many numbers as it needs: last[j] - first[j], counts before
; the row behind its last and before its first; returns how many windows have
define i64 @udf_enough(ptr noalias %first, ptr noalias %last, i64 %windows, i64 %needed, ptr noalias %enough) nounwind {
start:
  br label %window
window:
  %j = phi i64 [ 0, %start ], [ %next, %window ]
  %all = phi i64 [ 0, %start ], [ %all.next, %window ]
  %first.at = getelementptr i64, ptr %first, i64 %j
  %before = load i64, ptr %first.at, align 8
  %last.at = getelementptr i64, ptr %last, i64 %j
  %through = load i64, ptr %last.at, align 8
  %numbers = sub i64 %through, %before
  %ok = icmp sge i64 %numbers, %needed
  %byte = zext i1 %ok to i8
  %enough.at = getelementptr i8, ptr %enough, i64 %j
  store i8 %byte, ptr %enough.at
  %one = zext i1 %ok to i64
  %all.next = add i64 %all, %one
  %next = add nuw nsw i64 %j, 1
  %done = icmp uge i64 %next, %windows
  br i1 %done, label %end, label %window
end:
  ret i64 %all.next
}

; windows first..stop of rows j * step: starts[j - first] = the first row later than times[j * step] - span (or as late: left), from row %low on; stops = the row
; behind j * step, or (without right) the first row as late as it, from %low.stop on.
define i64 @udf_timed(ptr noalias %times, i64 %span, i64 %left, i64 %right, i64 %step, i64 %low, i64 %low.stop, i64 %first, i64 %stop, ptr noalias %starts, ptr noalias %stops) nounwind {
start:
  %takes.left = icmp ne i64 %left, 0
  %takes.right = icmp ne i64 %right, 0
  br label %window
window:
  %j = phi i64 [ %first, %start ], [ %next, %after ]
  %from = phi i64 [ %low, %start ], [ %k, %after ]
  %until = phi i64 [ %low.stop, %start ], [ %e, %after ]
  %row = mul i64 %j, %step
  %row.at = getelementptr i64, ptr %times, i64 %row
  %now = load i64, ptr %row.at, align 1
  %edge = sub i64 %now, %span
  br label %find
find:
  %k = phi i64 [ %from, %window ], [ %k.next, %early ]
  %k.at = getelementptr i64, ptr %times, i64 %k
  %time = load i64, ptr %k.at, align 1
  %later = icmp sgt i64 %time, %edge
  %same = icmp eq i64 %time, %edge
  %same.in = and i1 %same, %takes.left
  %inside = or i1 %later, %same.in
  %is.row = icmp uge i64 %k, %row
  %found = or i1 %inside, %is.row
  br i1 %found, label %end.of, label %early
early:
  %k.next = add nuw nsw i64 %k, 1
  br label %find
end.of:
  br i1 %takes.right, label %right.end, label %left.end
left.end:
  %l = phi i64 [ %until, %end.of ], [ %l.next, %before ]
  %l.at = getelementptr i64, ptr %times, i64 %l
  %l.time = load i64, ptr %l.at, align 1
  %not.before = icmp sge i64 %l.time, %now
  br i1 %not.before, label %after, label %before
before:
  %l.next = add nuw nsw i64 %l, 1
  br label %left.end
right.end:
  %behind = add nuw nsw i64 %row, 1
  br label %after
after:
  %e = phi i64 [ %l, %left.end ], [ %behind, %right.end ]
  %place = sub i64 %j, %first
  %start.at = getelementptr i64, ptr %starts, i64 %place
  ; the row itself may be left out: then the window is empty and starts where it ends
  %s = call i64 @llvm.umin.i64(i64 %k, i64 %e)
  store i64 %s, ptr %start.at
  %stop.at = getelementptr i64, ptr %stops, i64 %place
  store i64 %e, ptr %stop.at
  %next = add nuw nsw i64 %j, 1
  %done = icmp uge i64 %next, %stop
  br i1 %done, label %end, label %window
end:
  ret i64 %k
}
declare i64 @llvm.umin.i64(i64, i64)
