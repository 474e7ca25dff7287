; Windows starts..stops of x, one monoid's reduction of each: a queue of two stacks (reduce_slide.py). A name with a dollar is filled in.
;
;   front, from row base up to row border: the reduction of each row and all behind it, up to the border
;   back: the reduction of the rows from the border up to end, where the last window stopped

define void @udf_list_$name(ptr noalias %x, ptr noalias %starts, ptr noalias %stops, i64 %count, ptr noalias %out,
    ptr noalias %state, ptr noalias %front, i64 %room) nounwind {
start:
$nothing
$arrays
  %border.at = getelementptr i64, ptr %state, i64 1
  %end.at = getelementptr i64, ptr %state, i64 2
  %back.at = getelementptr i64, ptr %state, i64 3
  %base.0 = load i64, ptr %state
  %border.0 = load i64, ptr %border.at
  %end.0 = load i64, ptr %end.at
  %back.0 = load %P, ptr %back.at
  br label %window
window:
  %j = phi i64 [ 0, %start ], [ %j.next, %found ]
  %base.was = phi i64 [ %base.0, %start ], [ %base, %found ]
  %border.was = phi i64 [ %border.0, %start ], [ %border, %found ]
  %end.was = phi i64 [ %end.0, %start ], [ %e, %found ]
  %back.was = phi %P [ %back.0, %start ], [ %back, %found ]
  %s.at = getelementptr i64, ptr %starts, i64 %j
  %s = load i64, ptr %s.at
  %e.at = getelementptr i64, ptr %stops, i64 %j
  %e = load i64, ptr %e.at
  %beyond = icmp uge i64 %s, %border.was
  %before = icmp ult i64 %s, %base.was
  %shrunk = icmp ult i64 %e, %end.was
  %out.of.order = or i1 %before, %shrunk
  %anew = or i1 %beyond, %out.of.order
  br i1 %anew, label %rebuild, label %grow

rebuild:
  %is.empty = icmp uge i64 %s, %e
  br i1 %is.empty, label %ready, label %fill.start
fill.start:
  %top = sub i64 %e, 1
  br label %fill
fill:
  %f = phi i64 [ %top, %fill.start ], [ %f.next, %fill.more ]
  %sum = phi %P [ $none, %fill.start ], [ %filled, %fill.more ]
$lift_last
  %behind = sub i64 %top, %f
  %is.top = icmp eq i64 %behind, 0
  br i1 %is.top, label %fill.more, label %fill.join
fill.join:
  %behind.real = uitofp i64 %behind to double
  %all.real = fadd double %behind.real, 1.0
  %fill.part = fdiv double %behind.real, %all.real
  %joined = call %P @join(%P %one, %P %sum, double %fill.part, double %fill.part)
  br label %fill.more
fill.more:
  %filled = phi %P [ %one, %fill ], [ %joined, %fill.join ]
  %place = sub i64 %f, %s
$store_filled
  %f.next = sub i64 %f, 1
  %fill.done = icmp eq i64 %f, %s
  br i1 %fill.done, label %ready, label %fill

grow:
  %none.new = icmp uge i64 %end.was, %e
  br i1 %none.new, label %ready, label %push
push:
  %i = phi i64 [ %end.was, %grow ], [ %i.next, %pushed.end ]
  %had = phi %P [ %back.was, %grow ], [ %pushed, %pushed.end ]
$lift_new
  %behind.border = sub i64 %i, %border.was
  %is.lone = icmp eq i64 %behind.border, 0
  br i1 %is.lone, label %pushed.end, label %push.join
push.join:
  %had.real = uitofp i64 %behind.border to double
  %now.real = fadd double %had.real, 1.0
  %push.part = fdiv double 1.0, %now.real
  %push.weight = fdiv double %had.real, %now.real
  %grown = call %P @join(%P %had, %P %new, double %push.part, double %push.weight)
  br label %pushed.end
pushed.end:
  %pushed = phi %P [ %new, %push ], [ %grown, %push.join ]
  %i.next = add i64 %i, 1
  %push.done = icmp uge i64 %i.next, %e
  br i1 %push.done, label %ready, label %push

ready:
  %base = phi i64 [ %s, %rebuild ], [ %s, %fill.more ], [ %base.was, %grow ], [ %base.was, %pushed.end ]
  %border = phi i64 [ %e, %rebuild ], [ %e, %fill.more ], [ %border.was, %grow ], [ %border.was, %pushed.end ]
  %back = phi %P [ $none, %rebuild ], [ $none, %fill.more ], [ %back.was, %grow ], [ %pushed, %pushed.end ]
  %in.front = icmp ult i64 %s, %border
  br i1 %in.front, label %take, label %found
take:
  %front.place = sub i64 %s, %base
$load_front
  %in.back = icmp ult i64 %border, %e
  br i1 %in.back, label %both, label %found
both:
  %front.rows = sub i64 %border, %s
  %back.rows = sub i64 %e, %border
  %all.rows = sub i64 %e, %s
  %front.real = uitofp i64 %front.rows to double
  %back.real = uitofp i64 %back.rows to double
  %rows.real = uitofp i64 %all.rows to double
  %both.part = fdiv double %back.real, %rows.real
  %both.weight = fmul double %front.real, %both.part
  %whole = call %P @join(%P %p, %P %back, double %both.part, double %both.weight)
  br label %found
found:
  %result = phi %P [ $none, %ready ], [ %p, %take ], [ %whole, %both ]
  %y = call double @finish(%P %result)
  %y.at = getelementptr double, ptr %out, i64 %j
  store double %y, ptr %y.at
  %j.next = add nuw nsw i64 %j, 1
  %done = icmp uge i64 %j.next, %count
  br i1 %done, label %end, label %window
end:
  store i64 %base, ptr %state
  store i64 %border, ptr %border.at
  store i64 %e, ptr %end.at
  store %P %back, ptr %back.at
  ret void
}
