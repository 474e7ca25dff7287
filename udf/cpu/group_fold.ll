; One monoid's reduction of the rows of each code (group_fold.py). A name with a dollar is filled in.
;
;   parts: the reductions so far, by code; each has a double for each part, and perhaps one for how many rows are in

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i64 @llvm.umin.i64(i64, i64)

; the rows first..stop whose code is one of low..high
define void @udf_fold_$name(ptr noalias %x, ptr noalias %codes, i64 %first, i64 %stop, i64 %low, i64 %high,
    ptr noalias %parts) nounwind {
start:
$arrays
  %codes.here = sub i64 %high, %low
  %last = sub i64 %stop, 1
  %none = icmp uge i64 %first, %stop
  br i1 %none, label %end, label %row
row:
  %i = phi i64 [ %first, %start ], [ %next, %folded ]
  ; what comes soon is asked for: of many codes it lies in memory
  %later = add nuw nsw i64 %i, 16
  %soon = call i64 @llvm.umin.i64(i64 %later, i64 %last)
  %soon.at = getelementptr i64, ptr %codes, i64 %soon
  %soon.code = load i64, ptr %soon.at, align 8
  %soon.slot = mul i64 %soon.code, $width
  %soon.part = getelementptr double, ptr %parts, i64 %soon.slot
  call void @llvm.prefetch.p0(ptr %soon.part, i32 1, i32 3, i32 1)
  %code.at = getelementptr i64, ptr %codes, i64 %i
  %code = load i64, ptr %code.at, align 8
  %above = sub i64 %code, %low
  %is.here = icmp ult i64 %above, %codes.here
  br i1 %is.here, label %fold, label %folded
fold:
$slot
$lift_new
$load_had
$had_count
  %grown = call %P @join(%P %had, %P %new, double %part, double %weight)
$store_grown
  br label %folded
folded:
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %stop
  br i1 %done, label %end, label %row
end:
  ret void
}

; the same, where many neighbours have one code: its reduction stays in registers
define void @udf_run_$name(ptr noalias %x, ptr noalias %codes, i64 %first, i64 %stop, i64 %low, i64 %high,
    ptr noalias %parts) nounwind {
start:
$arrays
  %codes.here = sub i64 %high, %low
  br label %group
group: ; rows from %i on have another code than those before
  %i.group = phi i64 [ %first, %start ], [ %next, %leave ], [ %passed, %pass ]
  %ended = icmp uge i64 %i.group, %stop
  br i1 %ended, label %end, label %enter
enter:
  %code.at = getelementptr i64, ptr %codes, i64 %i.group
  %code = load i64, ptr %code.at, align 8
  %above = sub i64 %code, %low
  %is.here = icmp ult i64 %above, %codes.here
  %passed = add nuw nsw i64 %i.group, 1
  br i1 %is.here, label %take, label %pass
pass:
  br label %group
take:
$slot
$load_begun
$begun_count
  br label %row
row:
  %i = phi i64 [ %i.group, %take ], [ %next, %again ]
  %had = phi %P [ %begun, %take ], [ %grown, %again ]
  %rows.had = phi double [ %rows.begun, %take ], [ %rows.now, %again ]
$lift_new
$had_weights
  %grown = call %P @join(%P %had, %P %new, double %part, double %weight)
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %stop
  br i1 %done, label %leave, label %look
look:
  %next.at = getelementptr i64, ptr %codes, i64 %next
  %next.code = load i64, ptr %next.at, align 8
  %same = icmp eq i64 %next.code, %code
  br i1 %same, label %again, label %leave
again:
  br label %row
leave:
$store_grown
$grown_count
  br label %group
end:
  ret void
}

; the reductions of earlier rows, `parts`, joined with those of later ones, `later`
define void @udf_merge_$name(ptr noalias %parts, ptr noalias %later, i64 %count) nounwind {
start:
$both_arrays
  br label %row
row:
  %code = phi i64 [ 0, %start ], [ %next, %merged ]
$slot
$load_p
$load_q
$both_count
  br i1 %some, label %merge, label %merged
merge:
  %joined = call %P @join(%P %p, %P %q, double %part, double %weight)
$store_joined
  br label %merged
merged:
  %next = add nuw nsw i64 %code, 1
  %done = icmp uge i64 %next, %count
  br i1 %done, label %end, label %row
end:
  ret void
}

; out[c] = what the parts of code c stand for
define void @udf_finish_$name(ptr noalias %parts, ptr noalias %out, i64 %count) nounwind {
start:
$arrays
  br label %row
row:
  %code = phi i64 [ 0, %start ], [ %next, %row ]
$slot
$load_had
  %y = call double @finish(%P %had)
  %y.at = getelementptr double, ptr %out, i64 %code
  store double %y, ptr %y.at, align 8
  %next = add nuw nsw i64 %code, 1
  %done = icmp uge i64 %next, %count
  br i1 %done, label %end, label %row
end:
  ret void
}
