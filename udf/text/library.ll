declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.abs.i64(i64, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define internal { } @udf_copy(i64 %to, i64 %from, i64 %n) noinline nounwind {
  %to.at = inttoptr i64 %to to ptr
  %from.at = inttoptr i64 %from to ptr
  %long.i = icmp ugt i64 %n, 16
  br i1 %long.i, label %whole.i, label %short.i
whole.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at, ptr align 1 %from.at, i64 %n, i1 false)
  br label %copy_text.exit
short.i:
  %eight.i = icmp ugt i64 %n, 7
  br i1 %eight.i, label %words.i, label %few.i
words.i:
  %from8.i = getelementptr i8, ptr %from.at, i64 %n
  %last8.i = getelementptr i8, ptr %from8.i, i64 -8
  %to8.i = getelementptr i8, ptr %to.at, i64 %n
  %end8.i = getelementptr i8, ptr %to8.i, i64 -8
  %a8.i = load i64, ptr %from.at, align 1
  %b8.i = load i64, ptr %last8.i, align 1
  store i64 %a8.i, ptr %to.at, align 1
  store i64 %b8.i, ptr %end8.i, align 1
  br label %copy_text.exit
few.i:
  %none.i = icmp eq i64 %n, 0
  br i1 %none.i, label %copy_text.exit, label %byte.i
byte.i:
  %i.i = phi i64 [ %next.i, %byte.i ], [ 0, %few.i ]
  %at.i = getelementptr i8, ptr %from.at, i64 %i.i
  %one.i = load i8, ptr %at.i, align 1
  %there.i = getelementptr i8, ptr %to.at, i64 %i.i
  store i8 %one.i, ptr %there.i, align 1
  %next.i = add nuw nsw i64 %i.i, 1
  %done.i = icmp eq i64 %next.i, %n
  br i1 %done.i, label %copy_text.exit, label %byte.i
copy_text.exit:
  ret {} poison
}
define internal { i32 } @udf_text_equal(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1.not = icmp eq i64 %i.p1, %i.p3
  br i1 %v1.not, label %b.L__BB1_2, label %b.L__BB1_7
b.L__BB1_2:
  %r.rd16.0 = phi i64 [ %v3, %b.next.2 ], [ 0, %start ]
  %v3 = add i64 %r.rd16.0, 8
  %v5 = icmp sgt i64 %v3, %i.p1
  br i1 %v5, label %b.L__BB1_4, label %b.next.2
b.next.2:
  %v8 = add i64 %r.rd16.0, %i.p0
  %at.i10 = inttoptr i64 %v8 to ptr
  %word.i11 = load i64, ptr %at.i10, align 1
  %v12 = add i64 %r.rd16.0, %i.p2
  %at.i = inttoptr i64 %v12 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v15 = icmp eq i64 %word.i11, %word.i
  br i1 %v15, label %b.L__BB1_2, label %b.L__BB1_7
b.L__BB1_4:
  %v20.not = icmp slt i64 %r.rd16.0, %i.p1
  br i1 %v20.not, label %b.L__BB1_5, label %b.L__BB1_7
b.L__BB1_5:
  %r.rd16.1 = phi i64 [ %v33, %b.next.7 ], [ %r.rd16.0, %b.L__BB1_4 ]
  %v23 = add i64 %r.rd16.1, %i.p2
  %v24 = inttoptr i64 %v23 to ptr
  %v25 = load i8, ptr %v24, align 1
  %v28 = add i64 %r.rd16.1, %i.p0
  %v29 = inttoptr i64 %v28 to ptr
  %v30 = load i8, ptr %v29, align 1
  %v32.not = icmp eq i8 %v30, %v25
  br i1 %v32.not, label %b.next.7, label %b.L__BB1_7
b.next.7:
  %v33 = add nsw i64 %r.rd16.1, 1
  %v37 = icmp slt i64 %v33, %i.p1
  br i1 %v37, label %b.L__BB1_5, label %b.L__BB1_7
b.L__BB1_7:
  %r.r7.0 = phi i32 [ 0, %start ], [ 1, %b.L__BB1_4 ], [ 0, %b.L__BB1_5 ], [ 1, %b.next.7 ], [ 0, %b.next.2 ]
  %v41 = insertvalue { i32 } poison, i32 %r.r7.0, 0
  ret { i32 } %v41
}
define internal { i32 } @udf_text_order(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = tail call i64 @llvm.smin.i64(i64 %i.p1, i64 %i.p3)
  %v2 = icmp slt i64 %v1, 1
  br i1 %v2, label %b.L__BB2_5, label %b.L__BB2_2
b.L__BB2_2:
  %r.rd11.0 = phi i64 [ %v15, %b.L__BB2_4 ], [ 0, %start ]
  %v5 = add i64 %r.rd11.0, %i.p2
  %v6 = inttoptr i64 %v5 to ptr
  %v7 = load i8, ptr %v6, align 1
  %v10 = add i64 %r.rd11.0, %i.p0
  %v11 = inttoptr i64 %v10 to ptr
  %v12 = load i8, ptr %v11, align 1
  %v14 = icmp eq i8 %v12, %v7
  br i1 %v14, label %b.L__BB2_4, label %b.L__BB2_3
b.L__BB2_4:
  %v15 = add nuw nsw i64 %r.rd11.0, 1
  %v18 = icmp slt i64 %v15, %v1
  br i1 %v18, label %b.L__BB2_2, label %b.L__BB2_5
b.L__BB2_5:
  %v24 = tail call i32 @llvm.scmp.i32.i64(i64 %i.p1, i64 %i.p3)
  br label %b.L__BB2_6
b.L__BB2_3:
  %v27 = icmp ult i8 %v12, %v7
  %v28 = select i1 %v27, i32 -1, i32 1
  br label %b.L__BB2_6
b.L__BB2_6:
  %r.r5.0 = phi i32 [ %v24, %b.L__BB2_5 ], [ %v28, %b.L__BB2_3 ]
  %v31 = insertvalue { i32 } poison, i32 %r.r5.0, 0
  ret { i32 } %v31
}
define internal { i32 } @udf_text_contains(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = sub i64 %i.p1, %i.p3
  %v2 = icmp eq i64 %i.p3, 0
  br i1 %v2, label %b.L__BB3_14, label %b.next.0
b.next.0:
  %v4 = inttoptr i64 %i.p2 to ptr
  %v5 = load i8, ptr %v4, align 1
  %v8 = icmp slt i64 %v1, 0
  br i1 %v8, label %b.L__BB3_15, label %b.next.1
b.next.1:
  %v10 = add i64 %i.p3, -1
  %v12 = zext i8 %v5 to i64
  %v14 = mul nuw i64 %v12, 72340172838076673
  %v66 = add i64 %i.p2, 1
  br label %b.L__BB3_3
b.L__BB3_3:
  %r.rd52.0 = phi i64 [ 0, %b.next.1 ], [ %r.rd52.1, %b.L__BB3_13 ]
  %v16 = add i64 %r.rd52.0, 8
  %v18 = icmp sgt i64 %v16, %i.p1
  %v20 = add i64 %r.rd52.0, %i.p0
  %v22 = inttoptr i64 %v20 to ptr
  br i1 %v18, label %b.L__BB3_10, label %b.L__BB3_4
b.L__BB3_10:
  %v23 = load i8, ptr %v22, align 1
  %v26 = icmp eq i8 %v23, %v5
  br i1 %v26, label %b.L__BB3_6, label %b.next.5
b.next.5:
  %v28 = add i64 %r.rd52.0, 1
  br label %b.L__BB3_13
b.L__BB3_4:
  %word.i26 = load i64, ptr %v22, align 1
  %v33 = xor i64 %word.i26, %v14
  %v35 = add i64 %v33, -72340172838076673
  %v34 = and i64 %v33, -9187201950435737472
  %v36 = xor i64 %v34, -9187201950435737472
  %v37 = and i64 %v36, %v35
  %v38 = icmp eq i64 %v37, 0
  br i1 %v38, label %b.L__BB3_13, label %b.next.7
b.next.7:
  %v40 = sub i64 0, %v37
  %v41 = and i64 %v37, %v40
  %v42 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v41, i1 false)
  %v43 = trunc nuw nsw i64 %v42 to i32
  %v44 = sub nsw i32 63, %v43
  %v45 = ashr i32 %v44, 3
  %v46 = sext i32 %v45 to i64
  %v48 = add i64 %r.rd52.0, %v46
  %v50 = icmp sgt i64 %v48, %v1
  br i1 %v50, label %b.L__BB3_15, label %b.L__BB3_6
b.L__BB3_6:
  %r.rd49.0 = phi i64 [ %r.rd52.0, %b.L__BB3_10 ], [ %v48, %b.next.7 ]
  %v53 = add i64 %r.rd49.0, 1
  %v60 = add i64 %v53, %i.p0
  br label %b.L__BB3_7
b.L__BB3_7:
  %r.rd50.0 = phi i64 [ 0, %b.L__BB3_6 ], [ %v55, %b.L__BB3_12 ]
  %v55 = add i64 %r.rd50.0, 8
  %v57 = icmp slt i64 %v55, %i.p3
  br i1 %v57, label %b.L__BB3_12, label %b.L__BB3_8.preheader
b.L__BB3_8.preheader:
  %v77 = add i64 %v53, %i.p0
  br label %b.L__BB3_8
b.L__BB3_12:
  %v62 = add i64 %v60, %r.rd50.0
  %at.i22 = inttoptr i64 %v62 to ptr
  %word.i23 = load i64, ptr %at.i22, align 1
  %v67 = add i64 %v66, %r.rd50.0
  %at.i = inttoptr i64 %v67 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v70 = icmp eq i64 %word.i23, %word.i
  br i1 %v70, label %b.L__BB3_7, label %b.L__BB3_13
b.L__BB3_8:
  %r.rd50.1 = phi i64 [ %v80, %b.next.15 ], [ %r.rd50.0, %b.L__BB3_8.preheader ]
  %v74.not = icmp slt i64 %r.rd50.1, %v10
  br i1 %v74.not, label %b.next.15, label %b.L__BB3_15.loopexit
b.next.15:
  %v79 = add i64 %v77, %r.rd50.1
  %v80 = add nsw i64 %r.rd50.1, 1
  %v82 = add i64 %r.rd50.1, %i.p2
  %v83 = inttoptr i64 %v82 to ptr
  %v84 = getelementptr i8, ptr %v83, i64 1
  %v85 = load i8, ptr %v84, align 1
  %v87 = inttoptr i64 %v79 to ptr
  %v88 = load i8, ptr %v87, align 1
  %v90 = icmp eq i8 %v88, %v85
  br i1 %v90, label %b.L__BB3_8, label %b.L__BB3_13
b.L__BB3_13:
  %r.rd52.1 = phi i64 [ %v53, %b.next.15 ], [ %v16, %b.L__BB3_4 ], [ %v28, %b.next.5 ], [ %v53, %b.L__BB3_12 ]
  %v93 = icmp sgt i64 %r.rd52.1, %v1
  br i1 %v93, label %b.L__BB3_15, label %b.L__BB3_3
b.L__BB3_14:
  %extract = lshr i64 %i.p1, 63
  %extract.t = trunc nuw nsw i64 %extract to i32
  br label %b.L__BB3_15
b.L__BB3_15.loopexit:
  %extract20.le = lshr i64 %r.rd49.0, 63
  %extract.t21.le = trunc nuw nsw i64 %extract20.le to i32
  br label %b.L__BB3_15
b.L__BB3_15:
  %r.rd53.0.off63 = phi i32 [ %extract.t, %b.L__BB3_14 ], [ 1, %b.next.0 ], [ %extract.t21.le, %b.L__BB3_15.loopexit ], [ 1, %b.next.7 ], [ 1, %b.L__BB3_13 ]
  %v100 = xor i32 %r.rd53.0.off63, 1
  %v102 = insertvalue { i32 } poison, i32 %v100, 0
  ret { i32 } %v102
}
define internal { i32 } @udf_text_starts(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, %i.p3
  br i1 %v1, label %b.L__BB4_7, label %b.L__BB4_2
b.L__BB4_2:
  %r.rd16.0 = phi i64 [ %v3, %b.next.2 ], [ 0, %start ]
  %v3 = add i64 %r.rd16.0, 8
  %v5 = icmp sgt i64 %v3, %i.p3
  br i1 %v5, label %b.L__BB4_4, label %b.next.2
b.next.2:
  %v8 = add i64 %r.rd16.0, %i.p0
  %at.i10 = inttoptr i64 %v8 to ptr
  %word.i11 = load i64, ptr %at.i10, align 1
  %v12 = add i64 %r.rd16.0, %i.p2
  %at.i = inttoptr i64 %v12 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v15 = icmp eq i64 %word.i11, %word.i
  br i1 %v15, label %b.L__BB4_2, label %b.L__BB4_7
b.L__BB4_4:
  %v20.not = icmp slt i64 %r.rd16.0, %i.p3
  br i1 %v20.not, label %b.L__BB4_5, label %b.L__BB4_7
b.L__BB4_5:
  %r.rd16.1 = phi i64 [ %v33, %b.next.7 ], [ %r.rd16.0, %b.L__BB4_4 ]
  %v23 = add i64 %r.rd16.1, %i.p2
  %v24 = inttoptr i64 %v23 to ptr
  %v25 = load i8, ptr %v24, align 1
  %v28 = add i64 %r.rd16.1, %i.p0
  %v29 = inttoptr i64 %v28 to ptr
  %v30 = load i8, ptr %v29, align 1
  %v32.not = icmp eq i8 %v30, %v25
  br i1 %v32.not, label %b.next.7, label %b.L__BB4_7
b.next.7:
  %v33 = add nsw i64 %r.rd16.1, 1
  %v37 = icmp slt i64 %v33, %i.p3
  br i1 %v37, label %b.L__BB4_5, label %b.L__BB4_7
b.L__BB4_7:
  %r.r7.0 = phi i32 [ 0, %start ], [ 1, %b.L__BB4_4 ], [ 0, %b.L__BB4_5 ], [ 1, %b.next.7 ], [ 0, %b.next.2 ]
  %v41 = insertvalue { i32 } poison, i32 %r.r7.0, 0
  ret { i32 } %v41
}
define internal { i32 } @udf_text_ends(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, %i.p3
  br i1 %v1, label %b.L__BB5_7, label %b.next.0
b.next.0:
  %v4 = sub i64 %i.p1, %i.p3
  %v11 = add i64 %v4, %i.p0
  br label %b.L__BB5_2
b.L__BB5_2:
  %r.rd19.0 = phi i64 [ 0, %b.next.0 ], [ %v6, %b.next.2 ]
  %v6 = add i64 %r.rd19.0, 8
  %v8 = icmp sgt i64 %v6, %i.p3
  br i1 %v8, label %b.L__BB5_4, label %b.next.2
b.next.2:
  %v13 = add i64 %v11, %r.rd19.0
  %at.i12 = inttoptr i64 %v13 to ptr
  %word.i13 = load i64, ptr %at.i12, align 1
  %v17 = add i64 %r.rd19.0, %i.p2
  %at.i = inttoptr i64 %v17 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v20 = icmp eq i64 %word.i13, %word.i
  br i1 %v20, label %b.L__BB5_2, label %b.L__BB5_7
b.L__BB5_4:
  %v25.not = icmp slt i64 %r.rd19.0, %i.p3
  br i1 %v25.not, label %b.L__BB5_5.preheader, label %b.L__BB5_7
b.L__BB5_5.preheader:
  %v28 = add i64 %v4, %i.p0
  br label %b.L__BB5_5
b.L__BB5_5:
  %r.rd19.1 = phi i64 [ %v40, %b.next.7 ], [ %r.rd19.0, %b.L__BB5_5.preheader ]
  %v30 = add i64 %v28, %r.rd19.1
  %v32 = add i64 %r.rd19.1, %i.p2
  %v33 = inttoptr i64 %v32 to ptr
  %v34 = load i8, ptr %v33, align 1
  %v36 = inttoptr i64 %v30 to ptr
  %v37 = load i8, ptr %v36, align 1
  %v39.not = icmp eq i8 %v37, %v34
  br i1 %v39.not, label %b.next.7, label %b.L__BB5_7
b.next.7:
  %v40 = add nsw i64 %r.rd19.1, 1
  %v44 = icmp slt i64 %v40, %i.p3
  br i1 %v44, label %b.L__BB5_5, label %b.L__BB5_7
b.L__BB5_7:
  %r.r7.0 = phi i32 [ 0, %start ], [ 1, %b.L__BB5_4 ], [ 0, %b.L__BB5_5 ], [ 1, %b.next.7 ], [ 0, %b.next.2 ]
  %v48 = insertvalue { i32 } poison, i32 %r.r7.0, 0
  ret { i32 } %v48
}
define internal { i32 } @udf_text_starts_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = or i64 %i.p5, %i.p4
  %isneg = icmp slt i64 %v1, 0
  %v3 = select i1 %isneg, i64 %i.p1, i64 0
  %v4 = add i64 %v3, %i.p4
  %v5 = tail call i64 @llvm.smax.i64(i64 %v4, i64 0)
  %v6 = icmp slt i64 %i.p4, 0
  %v7 = select i1 %v6, i64 %v5, i64 %i.p4
  %v8 = add i64 %v3, %i.p5
  %v9 = tail call i64 @llvm.smax.i64(i64 %v8, i64 0)
  %v10 = icmp slt i64 %i.p5, 0
  %v11 = select i1 %v10, i64 %v9, i64 %i.p5
  %v12 = tail call i64 @llvm.smin.i64(i64 %v11, i64 %i.p1)
  %v13 = tail call i64 @llvm.smin.i64(i64 %v7, i64 %i.p1)
  %v14 = icmp sge i64 %v7, %i.p1
  %v15 = icmp sgt i64 %v7, 0
  %v16 = and i1 %v14, %v15
  %v17 = icmp sgt i64 %v7, %i.p1
  %v18 = zext i1 %v17 to i64
  %v19 = add i64 %i.p1, %v18
  %v20 = select i1 %v16, i64 %v19, i64 %v13
  %v21 = sub i64 %v12, %v20
  %v22 = icmp slt i64 %v21, %i.p3
  br i1 %v22, label %b.L__BB6_7, label %b.L__BB6_2.preheader
b.L__BB6_2.preheader:
  %v29 = add i64 %v20, %i.p0
  br label %b.L__BB6_2
b.L__BB6_2:
  %r.rd35.0 = phi i64 [ %v24, %b.next.2 ], [ 0, %b.L__BB6_2.preheader ]
  %v24 = add i64 %r.rd35.0, 8
  %v26 = icmp sgt i64 %v24, %i.p3
  br i1 %v26, label %b.L__BB6_4, label %b.next.2
b.next.2:
  %v31 = add i64 %v29, %r.rd35.0
  %at.i11 = inttoptr i64 %v31 to ptr
  %word.i12 = load i64, ptr %at.i11, align 1
  %v35 = add i64 %r.rd35.0, %i.p2
  %at.i = inttoptr i64 %v35 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v38 = icmp eq i64 %word.i12, %word.i
  br i1 %v38, label %b.L__BB6_2, label %b.L__BB6_7
b.L__BB6_4:
  %v43.not = icmp slt i64 %r.rd35.0, %i.p3
  br i1 %v43.not, label %b.L__BB6_5.preheader, label %b.L__BB6_7
b.L__BB6_5.preheader:
  %v46 = add i64 %v20, %i.p0
  br label %b.L__BB6_5
b.L__BB6_5:
  %r.rd35.1 = phi i64 [ %v58, %b.next.7 ], [ %r.rd35.0, %b.L__BB6_5.preheader ]
  %v48 = add i64 %v46, %r.rd35.1
  %v50 = add i64 %r.rd35.1, %i.p2
  %v51 = inttoptr i64 %v50 to ptr
  %v52 = load i8, ptr %v51, align 1
  %v54 = inttoptr i64 %v48 to ptr
  %v55 = load i8, ptr %v54, align 1
  %v57.not = icmp eq i8 %v55, %v52
  br i1 %v57.not, label %b.next.7, label %b.L__BB6_7
b.next.7:
  %v58 = add nsw i64 %r.rd35.1, 1
  %v62 = icmp slt i64 %v58, %i.p3
  br i1 %v62, label %b.L__BB6_5, label %b.L__BB6_7
b.L__BB6_7:
  %r.r7.0 = phi i32 [ 0, %start ], [ 1, %b.L__BB6_4 ], [ 0, %b.L__BB6_5 ], [ 1, %b.next.7 ], [ 0, %b.next.2 ]
  %v66 = insertvalue { i32 } poison, i32 %r.r7.0, 0
  ret { i32 } %v66
}
define internal { i32 } @udf_text_starts_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = or i64 %i.p5, %i.p4
  %v2 = icmp sgt i64 %v1, -1
  br i1 %v2, label %b.L__BB7_6, label %b.next.0
b.next.0:
  %v4 = icmp slt i64 %i.p1, 8
  br i1 %v4, label %b.L__BB7_4, label %b.L__BB7_3
b.L__BB7_3:
  %r.rd126.0 = phi i64 [ %v21, %b.L__BB7_3 ], [ 0, %b.next.0 ]
  %r.rd132.2 = phi i64 [ %v20, %b.L__BB7_3 ], [ %i.p1, %b.next.0 ]
  %v8 = add i64 %r.rd126.0, %i.p0
  %at.i72 = inttoptr i64 %v8 to ptr
  %word.i73 = load i64, ptr %at.i72, align 1
  %v11 = lshr i64 %word.i73, 7
  %v12 = lshr i64 %word.i73, 6
  %v13 = and i64 %v12, 72340172838076673
  %v14 = xor i64 %v13, 72340172838076673
  %v15 = and i64 %v14, %v11
  %v16 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v15)
  %v20 = sub i64 %r.rd132.2, %v16
  %v21 = add i64 %r.rd126.0, 8
  %v22 = add i64 %r.rd126.0, 16
  %v24.not = icmp sgt i64 %v22, %i.p1
  br i1 %v24.not, label %b.L__BB7_4, label %b.L__BB7_3
b.L__BB7_4:
  %r.rd132.1 = phi i64 [ %i.p1, %b.next.0 ], [ %v20, %b.L__BB7_3 ]
  %r.rd130.0 = phi i64 [ 0, %b.next.0 ], [ %v21, %b.L__BB7_3 ]
  %v27.not = icmp slt i64 %r.rd130.0, %i.p1
  br i1 %v27.not, label %b.L__BB7_5, label %b.L__BB7_6
b.L__BB7_5:
  %r.rd132.3 = phi i64 [ %v38, %b.L__BB7_5 ], [ %r.rd132.1, %b.L__BB7_4 ]
  %r.rd130.1 = phi i64 [ %v39, %b.L__BB7_5 ], [ %r.rd130.0, %b.L__BB7_4 ]
  %v30 = add i64 %r.rd130.1, %i.p0
  %v31 = inttoptr i64 %v30 to ptr
  %v32 = load i8, ptr %v31, align 1
  %v35 = icmp slt i8 %v32, -64
  %v36.neg = sext i1 %v35 to i64
  %v38 = add i64 %r.rd132.3, %v36.neg
  %v39 = add nsw i64 %r.rd130.1, 1
  %v41 = icmp slt i64 %v39, %i.p1
  br i1 %v41, label %b.L__BB7_5, label %b.L__BB7_6
b.L__BB7_6:
  %r.rd132.0 = phi i64 [ 0, %start ], [ %r.rd132.1, %b.L__BB7_4 ], [ %v38, %b.L__BB7_5 ]
  %v44 = add i64 %r.rd132.0, %i.p4
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %i.p4, 0
  %v47 = select i1 %v46, i64 %v45, i64 %i.p4
  %v49 = add i64 %r.rd132.0, %i.p5
  %v50 = tail call i64 @llvm.smax.i64(i64 %v49, i64 0)
  %v51 = icmp slt i64 %i.p5, 0
  %v52 = select i1 %v51, i64 %v50, i64 %i.p5
  %v53 = icmp slt i64 %v52, 8
  %v55 = icmp slt i64 %i.p1, 8
  %v56 = or i1 %v55, %v53
  br i1 %v56, label %b.L__BB7_10, label %b.L__BB7_8
b.L__BB7_8:
  %r.rd133.0 = phi i64 [ %v68, %b.next.11 ], [ 8, %b.L__BB7_6 ]
  %r.rd140.1 = phi i64 [ %r.rd133.0, %b.next.11 ], [ 0, %b.L__BB7_6 ]
  %r.rd136.1 = phi i64 [ %v66, %b.next.11 ], [ %v52, %b.L__BB7_6 ]
  %v60 = add i64 %r.rd140.1, %i.p0
  %at.i69 = inttoptr i64 %v60 to ptr
  %word.i70 = load i64, ptr %at.i69, align 1
  %v63 = and i64 %word.i70, -9187201950435737472
  %v64.not = icmp eq i64 %v63, 0
  br i1 %v64.not, label %b.next.11, label %b.L__BB7_10
b.next.11:
  %v66 = add nsw i64 %r.rd136.1, -8
  %v68 = add nuw i64 %r.rd133.0, 8
  %v70 = icmp sle i64 %v68, %i.p1
  %v71 = icmp sgt i64 %r.rd136.1, 15
  %v72 = and i1 %v70, %v71
  br i1 %v72, label %b.L__BB7_8, label %b.L__BB7_10
b.L__BB7_10:
  %r.rd140.0 = phi i64 [ 0, %b.L__BB7_6 ], [ %r.rd140.1, %b.L__BB7_8 ], [ %r.rd133.0, %b.next.11 ]
  %r.rd136.0 = phi i64 [ %v52, %b.L__BB7_6 ], [ %r.rd136.1, %b.L__BB7_8 ], [ %v66, %b.next.11 ]
  %v75 = icmp slt i64 %r.rd140.0, %i.p1
  %v76 = icmp sge i64 %r.rd140.0, %i.p1
  %v78 = icmp slt i64 %r.rd136.0, 1
  %v79 = or i1 %v76, %v78
  br i1 %v79, label %b.L__BB7_12, label %b.L__BB7_11
b.L__BB7_11:
  %r.rd140.3 = phi i64 [ %v94, %b.L__BB7_11 ], [ %r.rd140.0, %b.L__BB7_10 ]
  %r.rd136.2 = phi i64 [ %v96, %b.L__BB7_11 ], [ %r.rd136.0, %b.L__BB7_10 ]
  %v82 = add i64 %r.rd140.3, %i.p0
  %v83 = inttoptr i64 %v82 to ptr
  %v84 = load i8, ptr %v83, align 1
  %v88 = icmp sgt i8 %v84, -1
  %v89 = icmp ult i8 %v84, -32
  %v90 = icmp ult i8 %v84, -16
  %v91 = select i1 %v90, i64 3, i64 4
  %v92 = select i1 %v89, i64 2, i64 %v91
  %v93 = select i1 %v88, i64 1, i64 %v92
  %v94 = add i64 %v93, %r.rd140.3
  %v96 = add nsw i64 %r.rd136.2, -1
  %v98 = icmp slt i64 %v94, %i.p1
  %v99 = icmp sgt i64 %r.rd136.2, 1
  %v100 = and i1 %v99, %v98
  br i1 %v100, label %b.L__BB7_11, label %b.L__BB7_12
b.L__BB7_12:
  %r.rd140.2 = phi i64 [ %r.rd140.0, %b.L__BB7_10 ], [ %v94, %b.L__BB7_11 ]
  %r.p60.0 = phi i1 [ %v75, %b.L__BB7_10 ], [ %v98, %b.L__BB7_11 ]
  %v104 = select i1 %r.p60.0, i64 %r.rd140.2, i64 %i.p1
  %v106 = icmp slt i64 %v47, 8
  %v108 = or i1 %v55, %v106
  br i1 %v108, label %b.L__BB7_16, label %b.L__BB7_14
b.L__BB7_14:
  %r.rd141.0 = phi i64 [ %v121, %b.next.20 ], [ 8, %b.L__BB7_12 ]
  %r.rd148.1 = phi i64 [ %r.rd141.0, %b.next.20 ], [ 0, %b.L__BB7_12 ]
  %r.rd144.1 = phi i64 [ %v119, %b.next.20 ], [ %v47, %b.L__BB7_12 ]
  %v113 = add i64 %r.rd148.1, %i.p0
  %at.i66 = inttoptr i64 %v113 to ptr
  %word.i67 = load i64, ptr %at.i66, align 1
  %v116 = and i64 %word.i67, -9187201950435737472
  %v117.not = icmp eq i64 %v116, 0
  br i1 %v117.not, label %b.next.20, label %b.L__BB7_16
b.next.20:
  %v119 = add nsw i64 %r.rd144.1, -8
  %v121 = add nuw i64 %r.rd141.0, 8
  %v123 = icmp sle i64 %v121, %i.p1
  %v124 = icmp sgt i64 %r.rd144.1, 15
  %v125 = and i1 %v123, %v124
  br i1 %v125, label %b.L__BB7_14, label %b.L__BB7_16
b.L__BB7_16:
  %r.rd148.0 = phi i64 [ 0, %b.L__BB7_12 ], [ %r.rd148.1, %b.L__BB7_14 ], [ %r.rd141.0, %b.next.20 ]
  %r.rd144.0 = phi i64 [ %v47, %b.L__BB7_12 ], [ %r.rd144.1, %b.L__BB7_14 ], [ %v119, %b.next.20 ]
  %v128 = icmp slt i64 %r.rd148.0, %i.p1
  %v129 = icmp sge i64 %r.rd148.0, %i.p1
  %v131 = icmp slt i64 %r.rd144.0, 1
  %v132 = or i1 %v129, %v131
  br i1 %v132, label %b.L__BB7_18, label %b.L__BB7_17
b.L__BB7_17:
  %r.rd148.3 = phi i64 [ %v147, %b.L__BB7_17 ], [ %r.rd148.0, %b.L__BB7_16 ]
  %r.rd144.2 = phi i64 [ %v149, %b.L__BB7_17 ], [ %r.rd144.0, %b.L__BB7_16 ]
  %v135 = add i64 %r.rd148.3, %i.p0
  %v136 = inttoptr i64 %v135 to ptr
  %v137 = load i8, ptr %v136, align 1
  %v141 = icmp sgt i8 %v137, -1
  %v142 = icmp ult i8 %v137, -32
  %v143 = icmp ult i8 %v137, -16
  %v144 = select i1 %v143, i64 3, i64 4
  %v145 = select i1 %v142, i64 2, i64 %v144
  %v146 = select i1 %v141, i64 1, i64 %v145
  %v147 = add i64 %v146, %r.rd148.3
  %v149 = add nsw i64 %r.rd144.2, -1
  %v151 = icmp slt i64 %v147, %i.p1
  %v152 = icmp sgt i64 %r.rd144.2, 1
  %v153 = and i1 %v152, %v151
  br i1 %v153, label %b.L__BB7_17, label %b.L__BB7_18
b.L__BB7_18:
  %r.rd148.2 = phi i64 [ %r.rd148.0, %b.L__BB7_16 ], [ %v147, %b.L__BB7_17 ]
  %r.p61.0 = phi i1 [ %v128, %b.L__BB7_16 ], [ %v151, %b.L__BB7_17 ]
  %v157 = select i1 %r.p61.0, i64 %r.rd148.2, i64 %i.p1
  %v159 = icmp slt i64 %v47, 1
  %v160 = icmp slt i64 %r.rd148.2, %i.p1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %b.L__BB7_25, label %b.next.27
b.next.27:
  br i1 %v55, label %b.L__BB7_22, label %b.L__BB7_21
b.L__BB7_21:
  %r.rd149.0 = phi i64 [ %v180, %b.L__BB7_21 ], [ 0, %b.next.27 ]
  %r.rd155.1 = phi i64 [ %v179, %b.L__BB7_21 ], [ %i.p1, %b.next.27 ]
  %v167 = add i64 %r.rd149.0, %i.p0
  %at.i63 = inttoptr i64 %v167 to ptr
  %word.i64 = load i64, ptr %at.i63, align 1
  %v170 = lshr i64 %word.i64, 7
  %v171 = lshr i64 %word.i64, 6
  %v172 = and i64 %v171, 72340172838076673
  %v173 = xor i64 %v172, 72340172838076673
  %v174 = and i64 %v173, %v170
  %v175 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v174)
  %v179 = sub i64 %r.rd155.1, %v175
  %v180 = add i64 %r.rd149.0, 8
  %v181 = add i64 %r.rd149.0, 16
  %v183.not = icmp sgt i64 %v181, %i.p1
  br i1 %v183.not, label %b.L__BB7_22, label %b.L__BB7_21
b.L__BB7_22:
  %r.rd155.0 = phi i64 [ %i.p1, %b.next.27 ], [ %v179, %b.L__BB7_21 ]
  %r.rd153.0 = phi i64 [ 0, %b.next.27 ], [ %v180, %b.L__BB7_21 ]
  %v186.not = icmp slt i64 %r.rd153.0, %i.p1
  br i1 %v186.not, label %b.L__BB7_23, label %b.L__BB7_24
b.L__BB7_23:
  %r.rd155.3 = phi i64 [ %v197, %b.L__BB7_23 ], [ %r.rd155.0, %b.L__BB7_22 ]
  %r.rd153.1 = phi i64 [ %v198, %b.L__BB7_23 ], [ %r.rd153.0, %b.L__BB7_22 ]
  %v189 = add i64 %r.rd153.1, %i.p0
  %v190 = inttoptr i64 %v189 to ptr
  %v191 = load i8, ptr %v190, align 1
  %v194 = icmp slt i8 %v191, -64
  %v195.neg = sext i1 %v194 to i64
  %v197 = add i64 %r.rd155.3, %v195.neg
  %v198 = add nsw i64 %r.rd153.1, 1
  %v200 = icmp slt i64 %v198, %i.p1
  br i1 %v200, label %b.L__BB7_23, label %b.L__BB7_24
b.L__BB7_24:
  %r.rd155.2 = phi i64 [ %r.rd155.0, %b.L__BB7_22 ], [ %v197, %b.L__BB7_23 ]
  %v202 = add i64 %i.p1, 1
  %v205 = icmp sgt i64 %v47, %r.rd155.2
  %v207 = select i1 %v205, i64 %v202, i64 %v157
  br label %b.L__BB7_25
b.L__BB7_25:
  %r.rd156.0 = phi i64 [ %v157, %b.L__BB7_18 ], [ %v207, %b.L__BB7_24 ]
  %v210 = sub i64 %v104, %r.rd156.0
  %v212 = icmp slt i64 %v210, %i.p3
  br i1 %v212, label %b.L__BB7_32, label %b.L__BB7_27.preheader
b.L__BB7_27.preheader:
  %v219 = add i64 %r.rd156.0, %i.p0
  br label %b.L__BB7_27
b.L__BB7_27:
  %r.rd157.0 = phi i64 [ %v214, %b.next.39 ], [ 0, %b.L__BB7_27.preheader ]
  %v214 = add i64 %r.rd157.0, 8
  %v216 = icmp sgt i64 %v214, %i.p3
  br i1 %v216, label %b.L__BB7_29, label %b.next.39
b.next.39:
  %v221 = add i64 %v219, %r.rd157.0
  %at.i60 = inttoptr i64 %v221 to ptr
  %word.i61 = load i64, ptr %at.i60, align 1
  %v225 = add i64 %r.rd157.0, %i.p2
  %at.i = inttoptr i64 %v225 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v228 = icmp eq i64 %word.i61, %word.i
  br i1 %v228, label %b.L__BB7_27, label %b.L__BB7_32
b.L__BB7_29:
  %v233.not = icmp slt i64 %r.rd157.0, %i.p3
  br i1 %v233.not, label %b.L__BB7_30.preheader, label %b.L__BB7_32
b.L__BB7_30.preheader:
  %v236 = add i64 %r.rd156.0, %i.p0
  br label %b.L__BB7_30
b.L__BB7_30:
  %r.rd157.1 = phi i64 [ %v248, %b.next.44 ], [ %r.rd157.0, %b.L__BB7_30.preheader ]
  %v238 = add i64 %v236, %r.rd157.1
  %v240 = add i64 %r.rd157.1, %i.p2
  %v241 = inttoptr i64 %v240 to ptr
  %v242 = load i8, ptr %v241, align 1
  %v244 = inttoptr i64 %v238 to ptr
  %v245 = load i8, ptr %v244, align 1
  %v247.not = icmp eq i8 %v245, %v242
  br i1 %v247.not, label %b.next.44, label %b.L__BB7_32
b.next.44:
  %v248 = add nsw i64 %r.rd157.1, 1
  %v252 = icmp slt i64 %v248, %i.p3
  br i1 %v252, label %b.L__BB7_30, label %b.L__BB7_32
b.L__BB7_32:
  %r.r9.0 = phi i32 [ 0, %b.L__BB7_25 ], [ 1, %b.L__BB7_29 ], [ 0, %b.L__BB7_30 ], [ 1, %b.next.44 ], [ 0, %b.next.39 ]
  %v256 = insertvalue { i32 } poison, i32 %r.r9.0, 0
  ret { i32 } %v256
}
define internal { i32 } @udf_text_ends_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = or i64 %i.p5, %i.p4
  %isneg = icmp slt i64 %v1, 0
  %v3 = select i1 %isneg, i64 %i.p1, i64 0
  %v4 = add i64 %v3, %i.p4
  %v5 = tail call i64 @llvm.smax.i64(i64 %v4, i64 0)
  %v6 = icmp slt i64 %i.p4, 0
  %v7 = select i1 %v6, i64 %v5, i64 %i.p4
  %v8 = add i64 %v3, %i.p5
  %v9 = tail call i64 @llvm.smax.i64(i64 %v8, i64 0)
  %v10 = icmp slt i64 %i.p5, 0
  %v11 = select i1 %v10, i64 %v9, i64 %i.p5
  %v12 = tail call i64 @llvm.smin.i64(i64 %v11, i64 %i.p1)
  %v13 = tail call i64 @llvm.smin.i64(i64 %v7, i64 %i.p1)
  %v14 = icmp sge i64 %v7, %i.p1
  %v15 = icmp sgt i64 %v7, 0
  %v16 = and i1 %v14, %v15
  %v17 = icmp sgt i64 %v7, %i.p1
  %v18 = zext i1 %v17 to i64
  %v19 = add i64 %i.p1, %v18
  %v20 = select i1 %v16, i64 %v19, i64 %v13
  %v21 = sub i64 %v12, %v20
  %v22 = icmp slt i64 %v21, %i.p3
  br i1 %v22, label %b.L__BB8_7, label %b.next.0
b.next.0:
  %v25 = sub i64 %v12, %i.p3
  %v32 = add i64 %v25, %i.p0
  br label %b.L__BB8_2
b.L__BB8_2:
  %r.rd36.0 = phi i64 [ 0, %b.next.0 ], [ %v27, %b.next.2 ]
  %v27 = add i64 %r.rd36.0, 8
  %v29 = icmp sgt i64 %v27, %i.p3
  br i1 %v29, label %b.L__BB8_4, label %b.next.2
b.next.2:
  %v34 = add i64 %v32, %r.rd36.0
  %at.i12 = inttoptr i64 %v34 to ptr
  %word.i13 = load i64, ptr %at.i12, align 1
  %v38 = add i64 %r.rd36.0, %i.p2
  %at.i = inttoptr i64 %v38 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v41 = icmp eq i64 %word.i13, %word.i
  br i1 %v41, label %b.L__BB8_2, label %b.L__BB8_7
b.L__BB8_4:
  %v46.not = icmp slt i64 %r.rd36.0, %i.p3
  br i1 %v46.not, label %b.L__BB8_5.preheader, label %b.L__BB8_7
b.L__BB8_5.preheader:
  %v49 = add i64 %v25, %i.p0
  br label %b.L__BB8_5
b.L__BB8_5:
  %r.rd36.1 = phi i64 [ %v61, %b.next.7 ], [ %r.rd36.0, %b.L__BB8_5.preheader ]
  %v51 = add i64 %v49, %r.rd36.1
  %v53 = add i64 %r.rd36.1, %i.p2
  %v54 = inttoptr i64 %v53 to ptr
  %v55 = load i8, ptr %v54, align 1
  %v57 = inttoptr i64 %v51 to ptr
  %v58 = load i8, ptr %v57, align 1
  %v60.not = icmp eq i8 %v58, %v55
  br i1 %v60.not, label %b.next.7, label %b.L__BB8_7
b.next.7:
  %v61 = add nsw i64 %r.rd36.1, 1
  %v65 = icmp slt i64 %v61, %i.p3
  br i1 %v65, label %b.L__BB8_5, label %b.L__BB8_7
b.L__BB8_7:
  %r.r7.0 = phi i32 [ 0, %start ], [ 1, %b.L__BB8_4 ], [ 0, %b.L__BB8_5 ], [ 1, %b.next.7 ], [ 0, %b.next.2 ]
  %v69 = insertvalue { i32 } poison, i32 %r.r7.0, 0
  ret { i32 } %v69
}
define internal { i32 } @udf_text_ends_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = or i64 %i.p5, %i.p4
  %v2 = icmp sgt i64 %v1, -1
  br i1 %v2, label %b.L__BB9_6, label %b.next.0
b.next.0:
  %v4 = icmp slt i64 %i.p1, 8
  br i1 %v4, label %b.L__BB9_4, label %b.L__BB9_3
b.L__BB9_3:
  %r.rd127.0 = phi i64 [ %v21, %b.L__BB9_3 ], [ 0, %b.next.0 ]
  %r.rd133.2 = phi i64 [ %v20, %b.L__BB9_3 ], [ %i.p1, %b.next.0 ]
  %v8 = add i64 %r.rd127.0, %i.p0
  %at.i73 = inttoptr i64 %v8 to ptr
  %word.i74 = load i64, ptr %at.i73, align 1
  %v11 = lshr i64 %word.i74, 7
  %v12 = lshr i64 %word.i74, 6
  %v13 = and i64 %v12, 72340172838076673
  %v14 = xor i64 %v13, 72340172838076673
  %v15 = and i64 %v14, %v11
  %v16 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v15)
  %v20 = sub i64 %r.rd133.2, %v16
  %v21 = add i64 %r.rd127.0, 8
  %v22 = add i64 %r.rd127.0, 16
  %v24.not = icmp sgt i64 %v22, %i.p1
  br i1 %v24.not, label %b.L__BB9_4, label %b.L__BB9_3
b.L__BB9_4:
  %r.rd133.1 = phi i64 [ %i.p1, %b.next.0 ], [ %v20, %b.L__BB9_3 ]
  %r.rd131.0 = phi i64 [ 0, %b.next.0 ], [ %v21, %b.L__BB9_3 ]
  %v27.not = icmp slt i64 %r.rd131.0, %i.p1
  br i1 %v27.not, label %b.L__BB9_5, label %b.L__BB9_6
b.L__BB9_5:
  %r.rd133.3 = phi i64 [ %v38, %b.L__BB9_5 ], [ %r.rd133.1, %b.L__BB9_4 ]
  %r.rd131.1 = phi i64 [ %v39, %b.L__BB9_5 ], [ %r.rd131.0, %b.L__BB9_4 ]
  %v30 = add i64 %r.rd131.1, %i.p0
  %v31 = inttoptr i64 %v30 to ptr
  %v32 = load i8, ptr %v31, align 1
  %v35 = icmp slt i8 %v32, -64
  %v36.neg = sext i1 %v35 to i64
  %v38 = add i64 %r.rd133.3, %v36.neg
  %v39 = add nsw i64 %r.rd131.1, 1
  %v41 = icmp slt i64 %v39, %i.p1
  br i1 %v41, label %b.L__BB9_5, label %b.L__BB9_6
b.L__BB9_6:
  %r.rd133.0 = phi i64 [ 0, %start ], [ %r.rd133.1, %b.L__BB9_4 ], [ %v38, %b.L__BB9_5 ]
  %v44 = add i64 %r.rd133.0, %i.p4
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %i.p4, 0
  %v47 = select i1 %v46, i64 %v45, i64 %i.p4
  %v49 = add i64 %r.rd133.0, %i.p5
  %v50 = tail call i64 @llvm.smax.i64(i64 %v49, i64 0)
  %v51 = icmp slt i64 %i.p5, 0
  %v52 = select i1 %v51, i64 %v50, i64 %i.p5
  %v53 = icmp slt i64 %v52, 8
  %v55 = icmp slt i64 %i.p1, 8
  %v56 = or i1 %v55, %v53
  br i1 %v56, label %b.L__BB9_10, label %b.L__BB9_8
b.L__BB9_8:
  %r.rd134.0 = phi i64 [ %v68, %b.next.11 ], [ 8, %b.L__BB9_6 ]
  %r.rd141.1 = phi i64 [ %r.rd134.0, %b.next.11 ], [ 0, %b.L__BB9_6 ]
  %r.rd137.1 = phi i64 [ %v66, %b.next.11 ], [ %v52, %b.L__BB9_6 ]
  %v60 = add i64 %r.rd141.1, %i.p0
  %at.i70 = inttoptr i64 %v60 to ptr
  %word.i71 = load i64, ptr %at.i70, align 1
  %v63 = and i64 %word.i71, -9187201950435737472
  %v64.not = icmp eq i64 %v63, 0
  br i1 %v64.not, label %b.next.11, label %b.L__BB9_10
b.next.11:
  %v66 = add nsw i64 %r.rd137.1, -8
  %v68 = add nuw i64 %r.rd134.0, 8
  %v70 = icmp sle i64 %v68, %i.p1
  %v71 = icmp sgt i64 %r.rd137.1, 15
  %v72 = and i1 %v70, %v71
  br i1 %v72, label %b.L__BB9_8, label %b.L__BB9_10
b.L__BB9_10:
  %r.rd141.0 = phi i64 [ 0, %b.L__BB9_6 ], [ %r.rd141.1, %b.L__BB9_8 ], [ %r.rd134.0, %b.next.11 ]
  %r.rd137.0 = phi i64 [ %v52, %b.L__BB9_6 ], [ %r.rd137.1, %b.L__BB9_8 ], [ %v66, %b.next.11 ]
  %v75 = icmp slt i64 %r.rd141.0, %i.p1
  %v76 = icmp sge i64 %r.rd141.0, %i.p1
  %v78 = icmp slt i64 %r.rd137.0, 1
  %v79 = or i1 %v76, %v78
  br i1 %v79, label %b.L__BB9_12, label %b.L__BB9_11
b.L__BB9_11:
  %r.rd141.3 = phi i64 [ %v94, %b.L__BB9_11 ], [ %r.rd141.0, %b.L__BB9_10 ]
  %r.rd137.2 = phi i64 [ %v96, %b.L__BB9_11 ], [ %r.rd137.0, %b.L__BB9_10 ]
  %v82 = add i64 %r.rd141.3, %i.p0
  %v83 = inttoptr i64 %v82 to ptr
  %v84 = load i8, ptr %v83, align 1
  %v88 = icmp sgt i8 %v84, -1
  %v89 = icmp ult i8 %v84, -32
  %v90 = icmp ult i8 %v84, -16
  %v91 = select i1 %v90, i64 3, i64 4
  %v92 = select i1 %v89, i64 2, i64 %v91
  %v93 = select i1 %v88, i64 1, i64 %v92
  %v94 = add i64 %v93, %r.rd141.3
  %v96 = add nsw i64 %r.rd137.2, -1
  %v98 = icmp slt i64 %v94, %i.p1
  %v99 = icmp sgt i64 %r.rd137.2, 1
  %v100 = and i1 %v99, %v98
  br i1 %v100, label %b.L__BB9_11, label %b.L__BB9_12
b.L__BB9_12:
  %r.rd141.2 = phi i64 [ %r.rd141.0, %b.L__BB9_10 ], [ %v94, %b.L__BB9_11 ]
  %r.p60.0 = phi i1 [ %v75, %b.L__BB9_10 ], [ %v98, %b.L__BB9_11 ]
  %v104 = select i1 %r.p60.0, i64 %r.rd141.2, i64 %i.p1
  %v106 = icmp slt i64 %v47, 8
  %v108 = or i1 %v55, %v106
  br i1 %v108, label %b.L__BB9_16, label %b.L__BB9_14
b.L__BB9_14:
  %r.rd142.0 = phi i64 [ %v121, %b.next.20 ], [ 8, %b.L__BB9_12 ]
  %r.rd149.1 = phi i64 [ %r.rd142.0, %b.next.20 ], [ 0, %b.L__BB9_12 ]
  %r.rd145.1 = phi i64 [ %v119, %b.next.20 ], [ %v47, %b.L__BB9_12 ]
  %v113 = add i64 %r.rd149.1, %i.p0
  %at.i67 = inttoptr i64 %v113 to ptr
  %word.i68 = load i64, ptr %at.i67, align 1
  %v116 = and i64 %word.i68, -9187201950435737472
  %v117.not = icmp eq i64 %v116, 0
  br i1 %v117.not, label %b.next.20, label %b.L__BB9_16
b.next.20:
  %v119 = add nsw i64 %r.rd145.1, -8
  %v121 = add nuw i64 %r.rd142.0, 8
  %v123 = icmp sle i64 %v121, %i.p1
  %v124 = icmp sgt i64 %r.rd145.1, 15
  %v125 = and i1 %v123, %v124
  br i1 %v125, label %b.L__BB9_14, label %b.L__BB9_16
b.L__BB9_16:
  %r.rd149.0 = phi i64 [ 0, %b.L__BB9_12 ], [ %r.rd149.1, %b.L__BB9_14 ], [ %r.rd142.0, %b.next.20 ]
  %r.rd145.0 = phi i64 [ %v47, %b.L__BB9_12 ], [ %r.rd145.1, %b.L__BB9_14 ], [ %v119, %b.next.20 ]
  %v128 = icmp slt i64 %r.rd149.0, %i.p1
  %v129 = icmp sge i64 %r.rd149.0, %i.p1
  %v131 = icmp slt i64 %r.rd145.0, 1
  %v132 = or i1 %v129, %v131
  br i1 %v132, label %b.L__BB9_18, label %b.L__BB9_17
b.L__BB9_17:
  %r.rd149.3 = phi i64 [ %v147, %b.L__BB9_17 ], [ %r.rd149.0, %b.L__BB9_16 ]
  %r.rd145.2 = phi i64 [ %v149, %b.L__BB9_17 ], [ %r.rd145.0, %b.L__BB9_16 ]
  %v135 = add i64 %r.rd149.3, %i.p0
  %v136 = inttoptr i64 %v135 to ptr
  %v137 = load i8, ptr %v136, align 1
  %v141 = icmp sgt i8 %v137, -1
  %v142 = icmp ult i8 %v137, -32
  %v143 = icmp ult i8 %v137, -16
  %v144 = select i1 %v143, i64 3, i64 4
  %v145 = select i1 %v142, i64 2, i64 %v144
  %v146 = select i1 %v141, i64 1, i64 %v145
  %v147 = add i64 %v146, %r.rd149.3
  %v149 = add nsw i64 %r.rd145.2, -1
  %v151 = icmp slt i64 %v147, %i.p1
  %v152 = icmp sgt i64 %r.rd145.2, 1
  %v153 = and i1 %v152, %v151
  br i1 %v153, label %b.L__BB9_17, label %b.L__BB9_18
b.L__BB9_18:
  %r.rd149.2 = phi i64 [ %r.rd149.0, %b.L__BB9_16 ], [ %v147, %b.L__BB9_17 ]
  %r.p61.0 = phi i1 [ %v128, %b.L__BB9_16 ], [ %v151, %b.L__BB9_17 ]
  %v157 = select i1 %r.p61.0, i64 %r.rd149.2, i64 %i.p1
  %v159 = icmp slt i64 %v47, 1
  %v160 = icmp slt i64 %r.rd149.2, %i.p1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %b.L__BB9_25, label %b.next.27
b.next.27:
  br i1 %v55, label %b.L__BB9_22, label %b.L__BB9_21
b.L__BB9_21:
  %r.rd150.0 = phi i64 [ %v180, %b.L__BB9_21 ], [ 0, %b.next.27 ]
  %r.rd156.1 = phi i64 [ %v179, %b.L__BB9_21 ], [ %i.p1, %b.next.27 ]
  %v167 = add i64 %r.rd150.0, %i.p0
  %at.i64 = inttoptr i64 %v167 to ptr
  %word.i65 = load i64, ptr %at.i64, align 1
  %v170 = lshr i64 %word.i65, 7
  %v171 = lshr i64 %word.i65, 6
  %v172 = and i64 %v171, 72340172838076673
  %v173 = xor i64 %v172, 72340172838076673
  %v174 = and i64 %v173, %v170
  %v175 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v174)
  %v179 = sub i64 %r.rd156.1, %v175
  %v180 = add i64 %r.rd150.0, 8
  %v181 = add i64 %r.rd150.0, 16
  %v183.not = icmp sgt i64 %v181, %i.p1
  br i1 %v183.not, label %b.L__BB9_22, label %b.L__BB9_21
b.L__BB9_22:
  %r.rd156.0 = phi i64 [ %i.p1, %b.next.27 ], [ %v179, %b.L__BB9_21 ]
  %r.rd154.0 = phi i64 [ 0, %b.next.27 ], [ %v180, %b.L__BB9_21 ]
  %v186.not = icmp slt i64 %r.rd154.0, %i.p1
  br i1 %v186.not, label %b.L__BB9_23, label %b.L__BB9_24
b.L__BB9_23:
  %r.rd156.3 = phi i64 [ %v197, %b.L__BB9_23 ], [ %r.rd156.0, %b.L__BB9_22 ]
  %r.rd154.1 = phi i64 [ %v198, %b.L__BB9_23 ], [ %r.rd154.0, %b.L__BB9_22 ]
  %v189 = add i64 %r.rd154.1, %i.p0
  %v190 = inttoptr i64 %v189 to ptr
  %v191 = load i8, ptr %v190, align 1
  %v194 = icmp slt i8 %v191, -64
  %v195.neg = sext i1 %v194 to i64
  %v197 = add i64 %r.rd156.3, %v195.neg
  %v198 = add nsw i64 %r.rd154.1, 1
  %v200 = icmp slt i64 %v198, %i.p1
  br i1 %v200, label %b.L__BB9_23, label %b.L__BB9_24
b.L__BB9_24:
  %r.rd156.2 = phi i64 [ %r.rd156.0, %b.L__BB9_22 ], [ %v197, %b.L__BB9_23 ]
  %v202 = add i64 %i.p1, 1
  %v205 = icmp sgt i64 %v47, %r.rd156.2
  %v207 = select i1 %v205, i64 %v202, i64 %v157
  br label %b.L__BB9_25
b.L__BB9_25:
  %r.rd157.0 = phi i64 [ %v157, %b.L__BB9_18 ], [ %v207, %b.L__BB9_24 ]
  %v210 = sub i64 %v104, %r.rd157.0
  %v212 = icmp slt i64 %v210, %i.p3
  br i1 %v212, label %b.L__BB9_32, label %b.next.37
b.next.37:
  %v215 = sub i64 %v104, %i.p3
  %v222 = add i64 %v215, %i.p0
  br label %b.L__BB9_27
b.L__BB9_27:
  %r.rd158.0 = phi i64 [ 0, %b.next.37 ], [ %v217, %b.next.39 ]
  %v217 = add i64 %r.rd158.0, 8
  %v219 = icmp sgt i64 %v217, %i.p3
  br i1 %v219, label %b.L__BB9_29, label %b.next.39
b.next.39:
  %v224 = add i64 %v222, %r.rd158.0
  %at.i61 = inttoptr i64 %v224 to ptr
  %word.i62 = load i64, ptr %at.i61, align 1
  %v228 = add i64 %r.rd158.0, %i.p2
  %at.i = inttoptr i64 %v228 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v231 = icmp eq i64 %word.i62, %word.i
  br i1 %v231, label %b.L__BB9_27, label %b.L__BB9_32
b.L__BB9_29:
  %v236.not = icmp slt i64 %r.rd158.0, %i.p3
  br i1 %v236.not, label %b.L__BB9_30.preheader, label %b.L__BB9_32
b.L__BB9_30.preheader:
  %v239 = add i64 %v215, %i.p0
  br label %b.L__BB9_30
b.L__BB9_30:
  %r.rd158.1 = phi i64 [ %v251, %b.next.44 ], [ %r.rd158.0, %b.L__BB9_30.preheader ]
  %v241 = add i64 %v239, %r.rd158.1
  %v243 = add i64 %r.rd158.1, %i.p2
  %v244 = inttoptr i64 %v243 to ptr
  %v245 = load i8, ptr %v244, align 1
  %v247 = inttoptr i64 %v241 to ptr
  %v248 = load i8, ptr %v247, align 1
  %v250.not = icmp eq i8 %v248, %v245
  br i1 %v250.not, label %b.next.44, label %b.L__BB9_32
b.next.44:
  %v251 = add nsw i64 %r.rd158.1, 1
  %v255 = icmp slt i64 %v251, %i.p3
  br i1 %v255, label %b.L__BB9_30, label %b.L__BB9_32
b.L__BB9_32:
  %r.r9.0 = phi i32 [ 0, %b.L__BB9_25 ], [ 1, %b.L__BB9_29 ], [ 0, %b.L__BB9_30 ], [ 1, %b.next.44 ], [ 0, %b.next.39 ]
  %v259 = insertvalue { i32 } poison, i32 %r.r9.0, 0
  ret { i32 } %v259
}
define internal { i64 } @udf_text_find_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = or i64 %i.p5, %i.p4
  %isneg = icmp slt i64 %v1, 0
  %v3 = select i1 %isneg, i64 %i.p1, i64 0
  %v4 = add i64 %v3, %i.p4
  %v5 = tail call i64 @llvm.smax.i64(i64 %v4, i64 0)
  %v6 = icmp slt i64 %i.p4, 0
  %v7 = select i1 %v6, i64 %v5, i64 %i.p4
  %v8 = add i64 %v3, %i.p5
  %v9 = tail call i64 @llvm.smax.i64(i64 %v8, i64 0)
  %v10 = icmp slt i64 %i.p5, 0
  %v11 = select i1 %v10, i64 %v9, i64 %i.p5
  %v12 = tail call i64 @llvm.smin.i64(i64 %v11, i64 %i.p1)
  %v13 = tail call i64 @llvm.smin.i64(i64 %v7, i64 %i.p1)
  %v14 = icmp sge i64 %v7, %i.p1
  %v15 = icmp sgt i64 %v7, 0
  %v16 = and i1 %v14, %v15
  %v17 = icmp sgt i64 %v7, %i.p1
  %v18 = zext i1 %v17 to i64
  %v19 = add i64 %i.p1, %v18
  %v20 = select i1 %v16, i64 %v19, i64 %v13
  %v21 = sub i64 %v12, %i.p3
  %v22 = icmp eq i64 %i.p3, 0
  br i1 %v22, label %b.L__BB10_14, label %b.next.0
b.next.0:
  %v24 = inttoptr i64 %i.p2 to ptr
  %v25 = load i8, ptr %v24, align 1
  %v29 = icmp sgt i64 %v20, %v21
  br i1 %v29, label %b.L__BB10_15, label %b.next.1
b.next.1:
  %v31 = add i64 %i.p3, -1
  %v33 = zext i8 %v25 to i64
  %v35 = mul nuw i64 %v33, 72340172838076673
  %v87 = add i64 %i.p2, 1
  br label %b.L__BB10_3
b.L__BB10_3:
  %r.rd67.0 = phi i64 [ %v20, %b.next.1 ], [ %r.rd67.1, %b.L__BB10_13 ]
  %v37 = add i64 %r.rd67.0, 8
  %v39 = icmp sgt i64 %v37, %v12
  %v41 = add i64 %r.rd67.0, %i.p0
  %v43 = inttoptr i64 %v41 to ptr
  br i1 %v39, label %b.L__BB10_10, label %b.L__BB10_4
b.L__BB10_10:
  %v44 = load i8, ptr %v43, align 1
  %v47 = icmp eq i8 %v44, %v25
  br i1 %v47, label %b.L__BB10_6, label %b.next.5
b.next.5:
  %v49 = add i64 %r.rd67.0, 1
  br label %b.L__BB10_13
b.L__BB10_4:
  %word.i26 = load i64, ptr %v43, align 1
  %v54 = xor i64 %word.i26, %v35
  %v56 = add i64 %v54, -72340172838076673
  %v55 = and i64 %v54, -9187201950435737472
  %v57 = xor i64 %v55, -9187201950435737472
  %v58 = and i64 %v57, %v56
  %v59 = icmp eq i64 %v58, 0
  br i1 %v59, label %b.L__BB10_13, label %b.next.7
b.next.7:
  %v61 = sub i64 0, %v58
  %v62 = and i64 %v58, %v61
  %v63 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v62, i1 false)
  %v64 = trunc nuw nsw i64 %v63 to i32
  %v65 = sub nsw i32 63, %v64
  %v66 = ashr i32 %v65, 3
  %v67 = sext i32 %v66 to i64
  %v69 = add i64 %r.rd67.0, %v67
  %v71 = icmp sgt i64 %v69, %v21
  br i1 %v71, label %b.L__BB10_15, label %b.L__BB10_6
b.L__BB10_6:
  %r.rd64.0 = phi i64 [ %r.rd67.0, %b.L__BB10_10 ], [ %v69, %b.next.7 ]
  %v74 = add i64 %r.rd64.0, 1
  %v81 = add i64 %v74, %i.p0
  br label %b.L__BB10_7
b.L__BB10_7:
  %r.rd65.0 = phi i64 [ 0, %b.L__BB10_6 ], [ %v76, %b.L__BB10_12 ]
  %v76 = add i64 %r.rd65.0, 8
  %v78 = icmp slt i64 %v76, %i.p3
  br i1 %v78, label %b.L__BB10_12, label %b.L__BB10_8.preheader
b.L__BB10_8.preheader:
  %v98 = add i64 %v74, %i.p0
  br label %b.L__BB10_8
b.L__BB10_12:
  %v83 = add i64 %v81, %r.rd65.0
  %at.i22 = inttoptr i64 %v83 to ptr
  %word.i23 = load i64, ptr %at.i22, align 1
  %v88 = add i64 %v87, %r.rd65.0
  %at.i = inttoptr i64 %v88 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v91 = icmp eq i64 %word.i23, %word.i
  br i1 %v91, label %b.L__BB10_7, label %b.L__BB10_13
b.L__BB10_8:
  %r.rd65.1 = phi i64 [ %v101, %b.next.15 ], [ %r.rd65.0, %b.L__BB10_8.preheader ]
  %v95.not = icmp slt i64 %r.rd65.1, %v31
  br i1 %v95.not, label %b.next.15, label %b.L__BB10_15
b.next.15:
  %v100 = add i64 %v98, %r.rd65.1
  %v101 = add nsw i64 %r.rd65.1, 1
  %v103 = add i64 %r.rd65.1, %i.p2
  %v104 = inttoptr i64 %v103 to ptr
  %v105 = getelementptr i8, ptr %v104, i64 1
  %v106 = load i8, ptr %v105, align 1
  %v108 = inttoptr i64 %v100 to ptr
  %v109 = load i8, ptr %v108, align 1
  %v111 = icmp eq i8 %v109, %v106
  br i1 %v111, label %b.L__BB10_8, label %b.L__BB10_13
b.L__BB10_13:
  %r.rd67.1 = phi i64 [ %v74, %b.next.15 ], [ %v37, %b.L__BB10_4 ], [ %v49, %b.next.5 ], [ %v74, %b.L__BB10_12 ]
  %v114 = icmp sgt i64 %r.rd67.1, %v21
  br i1 %v114, label %b.L__BB10_15, label %b.L__BB10_3
b.L__BB10_14:
  %v118 = icmp slt i64 %v21, %v20
  %v119 = select i1 %v118, i64 -1, i64 %v20
  br label %b.L__BB10_15
b.L__BB10_15:
  %r.rd68.0 = phi i64 [ %v119, %b.L__BB10_14 ], [ -1, %b.next.0 ], [ %r.rd64.0, %b.L__BB10_8 ], [ -1, %b.next.7 ], [ -1, %b.L__BB10_13 ]
  %v121 = tail call i64 @llvm.smax.i64(i64 %r.rd68.0, i64 -1)
  %v123 = insertvalue { i64 } poison, i64 %v121, 0
  ret { i64 } %v123
}
define internal { i64 } @udf_text_find_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = or i64 %i.p5, %i.p4
  %v2 = icmp sgt i64 %v1, -1
  br i1 %v2, label %b.L__BB11_6, label %b.next.0
b.next.0:
  %v4 = icmp slt i64 %i.p1, 8
  br i1 %v4, label %b.L__BB11_4, label %b.L__BB11_3
b.L__BB11_3:
  %r.rd178.0 = phi i64 [ %v21, %b.L__BB11_3 ], [ 0, %b.next.0 ]
  %r.rd184.2 = phi i64 [ %v20, %b.L__BB11_3 ], [ %i.p1, %b.next.0 ]
  %v8 = add i64 %r.rd178.0, %i.p0
  %at.i99 = inttoptr i64 %v8 to ptr
  %word.i100 = load i64, ptr %at.i99, align 1
  %v11 = lshr i64 %word.i100, 7
  %v12 = lshr i64 %word.i100, 6
  %v13 = and i64 %v12, 72340172838076673
  %v14 = xor i64 %v13, 72340172838076673
  %v15 = and i64 %v14, %v11
  %v16 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v15)
  %v20 = sub i64 %r.rd184.2, %v16
  %v21 = add i64 %r.rd178.0, 8
  %v22 = add i64 %r.rd178.0, 16
  %v24.not = icmp sgt i64 %v22, %i.p1
  br i1 %v24.not, label %b.L__BB11_4, label %b.L__BB11_3
b.L__BB11_4:
  %r.rd184.1 = phi i64 [ %i.p1, %b.next.0 ], [ %v20, %b.L__BB11_3 ]
  %r.rd182.0 = phi i64 [ 0, %b.next.0 ], [ %v21, %b.L__BB11_3 ]
  %v27.not = icmp slt i64 %r.rd182.0, %i.p1
  br i1 %v27.not, label %b.L__BB11_5, label %b.L__BB11_6
b.L__BB11_5:
  %r.rd184.3 = phi i64 [ %v38, %b.L__BB11_5 ], [ %r.rd184.1, %b.L__BB11_4 ]
  %r.rd182.1 = phi i64 [ %v39, %b.L__BB11_5 ], [ %r.rd182.0, %b.L__BB11_4 ]
  %v30 = add i64 %r.rd182.1, %i.p0
  %v31 = inttoptr i64 %v30 to ptr
  %v32 = load i8, ptr %v31, align 1
  %v35 = icmp slt i8 %v32, -64
  %v36.neg = sext i1 %v35 to i64
  %v38 = add i64 %r.rd184.3, %v36.neg
  %v39 = add nsw i64 %r.rd182.1, 1
  %v41 = icmp slt i64 %v39, %i.p1
  br i1 %v41, label %b.L__BB11_5, label %b.L__BB11_6
b.L__BB11_6:
  %r.rd184.0 = phi i64 [ 0, %start ], [ %r.rd184.1, %b.L__BB11_4 ], [ %v38, %b.L__BB11_5 ]
  %v44 = add i64 %r.rd184.0, %i.p4
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %i.p4, 0
  %v47 = select i1 %v46, i64 %v45, i64 %i.p4
  %v49 = add i64 %r.rd184.0, %i.p5
  %v50 = tail call i64 @llvm.smax.i64(i64 %v49, i64 0)
  %v51 = icmp slt i64 %i.p5, 0
  %v52 = select i1 %v51, i64 %v50, i64 %i.p5
  %v53 = icmp slt i64 %v52, 8
  %v55 = icmp slt i64 %i.p1, 8
  %v56 = or i1 %v55, %v53
  br i1 %v56, label %b.L__BB11_10, label %b.L__BB11_8
b.L__BB11_8:
  %r.rd185.0 = phi i64 [ %v68, %b.next.11 ], [ 8, %b.L__BB11_6 ]
  %r.rd192.1 = phi i64 [ %r.rd185.0, %b.next.11 ], [ 0, %b.L__BB11_6 ]
  %r.rd188.1 = phi i64 [ %v66, %b.next.11 ], [ %v52, %b.L__BB11_6 ]
  %v60 = add i64 %r.rd192.1, %i.p0
  %at.i96 = inttoptr i64 %v60 to ptr
  %word.i97 = load i64, ptr %at.i96, align 1
  %v63 = and i64 %word.i97, -9187201950435737472
  %v64.not = icmp eq i64 %v63, 0
  br i1 %v64.not, label %b.next.11, label %b.L__BB11_10
b.next.11:
  %v66 = add nsw i64 %r.rd188.1, -8
  %v68 = add nuw i64 %r.rd185.0, 8
  %v70 = icmp sle i64 %v68, %i.p1
  %v71 = icmp sgt i64 %r.rd188.1, 15
  %v72 = and i1 %v70, %v71
  br i1 %v72, label %b.L__BB11_8, label %b.L__BB11_10
b.L__BB11_10:
  %r.rd192.0 = phi i64 [ 0, %b.L__BB11_6 ], [ %r.rd192.1, %b.L__BB11_8 ], [ %r.rd185.0, %b.next.11 ]
  %r.rd188.0 = phi i64 [ %v52, %b.L__BB11_6 ], [ %r.rd188.1, %b.L__BB11_8 ], [ %v66, %b.next.11 ]
  %v75 = icmp slt i64 %r.rd192.0, %i.p1
  %v76 = icmp sge i64 %r.rd192.0, %i.p1
  %v78 = icmp slt i64 %r.rd188.0, 1
  %v79 = or i1 %v76, %v78
  br i1 %v79, label %b.L__BB11_12, label %b.L__BB11_11
b.L__BB11_11:
  %r.rd192.3 = phi i64 [ %v94, %b.L__BB11_11 ], [ %r.rd192.0, %b.L__BB11_10 ]
  %r.rd188.2 = phi i64 [ %v96, %b.L__BB11_11 ], [ %r.rd188.0, %b.L__BB11_10 ]
  %v82 = add i64 %r.rd192.3, %i.p0
  %v83 = inttoptr i64 %v82 to ptr
  %v84 = load i8, ptr %v83, align 1
  %v88 = icmp sgt i8 %v84, -1
  %v89 = icmp ult i8 %v84, -32
  %v90 = icmp ult i8 %v84, -16
  %v91 = select i1 %v90, i64 3, i64 4
  %v92 = select i1 %v89, i64 2, i64 %v91
  %v93 = select i1 %v88, i64 1, i64 %v92
  %v94 = add i64 %v93, %r.rd192.3
  %v96 = add nsw i64 %r.rd188.2, -1
  %v98 = icmp slt i64 %v94, %i.p1
  %v99 = icmp sgt i64 %r.rd188.2, 1
  %v100 = and i1 %v99, %v98
  br i1 %v100, label %b.L__BB11_11, label %b.L__BB11_12
b.L__BB11_12:
  %r.rd192.2 = phi i64 [ %r.rd192.0, %b.L__BB11_10 ], [ %v94, %b.L__BB11_11 ]
  %r.p72.0 = phi i1 [ %v75, %b.L__BB11_10 ], [ %v98, %b.L__BB11_11 ]
  %v104 = select i1 %r.p72.0, i64 %r.rd192.2, i64 %i.p1
  %v106 = icmp slt i64 %v47, 8
  %v108 = or i1 %v55, %v106
  br i1 %v108, label %b.L__BB11_16, label %b.L__BB11_14
b.L__BB11_14:
  %r.rd193.0 = phi i64 [ %v121, %b.next.20 ], [ 8, %b.L__BB11_12 ]
  %r.rd200.1 = phi i64 [ %r.rd193.0, %b.next.20 ], [ 0, %b.L__BB11_12 ]
  %r.rd196.1 = phi i64 [ %v119, %b.next.20 ], [ %v47, %b.L__BB11_12 ]
  %v113 = add i64 %r.rd200.1, %i.p0
  %at.i93 = inttoptr i64 %v113 to ptr
  %word.i94 = load i64, ptr %at.i93, align 1
  %v116 = and i64 %word.i94, -9187201950435737472
  %v117.not = icmp eq i64 %v116, 0
  br i1 %v117.not, label %b.next.20, label %b.L__BB11_16
b.next.20:
  %v119 = add nsw i64 %r.rd196.1, -8
  %v121 = add nuw i64 %r.rd193.0, 8
  %v123 = icmp sle i64 %v121, %i.p1
  %v124 = icmp sgt i64 %r.rd196.1, 15
  %v125 = and i1 %v123, %v124
  br i1 %v125, label %b.L__BB11_14, label %b.L__BB11_16
b.L__BB11_16:
  %r.rd200.0 = phi i64 [ 0, %b.L__BB11_12 ], [ %r.rd200.1, %b.L__BB11_14 ], [ %r.rd193.0, %b.next.20 ]
  %r.rd196.0 = phi i64 [ %v47, %b.L__BB11_12 ], [ %r.rd196.1, %b.L__BB11_14 ], [ %v119, %b.next.20 ]
  %v128 = icmp slt i64 %r.rd200.0, %i.p1
  %v129 = icmp sge i64 %r.rd200.0, %i.p1
  %v131 = icmp slt i64 %r.rd196.0, 1
  %v132 = or i1 %v129, %v131
  br i1 %v132, label %b.L__BB11_18, label %b.L__BB11_17
b.L__BB11_17:
  %r.rd200.3 = phi i64 [ %v147, %b.L__BB11_17 ], [ %r.rd200.0, %b.L__BB11_16 ]
  %r.rd196.2 = phi i64 [ %v149, %b.L__BB11_17 ], [ %r.rd196.0, %b.L__BB11_16 ]
  %v135 = add i64 %r.rd200.3, %i.p0
  %v136 = inttoptr i64 %v135 to ptr
  %v137 = load i8, ptr %v136, align 1
  %v141 = icmp sgt i8 %v137, -1
  %v142 = icmp ult i8 %v137, -32
  %v143 = icmp ult i8 %v137, -16
  %v144 = select i1 %v143, i64 3, i64 4
  %v145 = select i1 %v142, i64 2, i64 %v144
  %v146 = select i1 %v141, i64 1, i64 %v145
  %v147 = add i64 %v146, %r.rd200.3
  %v149 = add nsw i64 %r.rd196.2, -1
  %v151 = icmp slt i64 %v147, %i.p1
  %v152 = icmp sgt i64 %r.rd196.2, 1
  %v153 = and i1 %v152, %v151
  br i1 %v153, label %b.L__BB11_17, label %b.L__BB11_18
b.L__BB11_18:
  %r.rd200.2 = phi i64 [ %r.rd200.0, %b.L__BB11_16 ], [ %v147, %b.L__BB11_17 ]
  %r.p73.0 = phi i1 [ %v128, %b.L__BB11_16 ], [ %v151, %b.L__BB11_17 ]
  %v157 = select i1 %r.p73.0, i64 %r.rd200.2, i64 %i.p1
  %v159 = icmp slt i64 %v47, 1
  %v160 = icmp slt i64 %r.rd200.2, %i.p1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %b.L__BB11_25, label %b.next.27
b.next.27:
  br i1 %v55, label %b.L__BB11_22, label %b.L__BB11_21
b.L__BB11_21:
  %r.rd201.0 = phi i64 [ %v180, %b.L__BB11_21 ], [ 0, %b.next.27 ]
  %r.rd207.1 = phi i64 [ %v179, %b.L__BB11_21 ], [ %i.p1, %b.next.27 ]
  %v167 = add i64 %r.rd201.0, %i.p0
  %at.i90 = inttoptr i64 %v167 to ptr
  %word.i91 = load i64, ptr %at.i90, align 1
  %v170 = lshr i64 %word.i91, 7
  %v171 = lshr i64 %word.i91, 6
  %v172 = and i64 %v171, 72340172838076673
  %v173 = xor i64 %v172, 72340172838076673
  %v174 = and i64 %v173, %v170
  %v175 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v174)
  %v179 = sub i64 %r.rd207.1, %v175
  %v180 = add i64 %r.rd201.0, 8
  %v181 = add i64 %r.rd201.0, 16
  %v183.not = icmp sgt i64 %v181, %i.p1
  br i1 %v183.not, label %b.L__BB11_22, label %b.L__BB11_21
b.L__BB11_22:
  %r.rd207.0 = phi i64 [ %i.p1, %b.next.27 ], [ %v179, %b.L__BB11_21 ]
  %r.rd205.0 = phi i64 [ 0, %b.next.27 ], [ %v180, %b.L__BB11_21 ]
  %v186.not = icmp slt i64 %r.rd205.0, %i.p1
  br i1 %v186.not, label %b.L__BB11_23, label %b.L__BB11_24
b.L__BB11_23:
  %r.rd207.3 = phi i64 [ %v197, %b.L__BB11_23 ], [ %r.rd207.0, %b.L__BB11_22 ]
  %r.rd205.1 = phi i64 [ %v198, %b.L__BB11_23 ], [ %r.rd205.0, %b.L__BB11_22 ]
  %v189 = add i64 %r.rd205.1, %i.p0
  %v190 = inttoptr i64 %v189 to ptr
  %v191 = load i8, ptr %v190, align 1
  %v194 = icmp slt i8 %v191, -64
  %v195.neg = sext i1 %v194 to i64
  %v197 = add i64 %r.rd207.3, %v195.neg
  %v198 = add nsw i64 %r.rd205.1, 1
  %v200 = icmp slt i64 %v198, %i.p1
  br i1 %v200, label %b.L__BB11_23, label %b.L__BB11_24
b.L__BB11_24:
  %r.rd207.2 = phi i64 [ %r.rd207.0, %b.L__BB11_22 ], [ %v197, %b.L__BB11_23 ]
  %v202 = add i64 %i.p1, 1
  %v205 = icmp sgt i64 %v47, %r.rd207.2
  %v207 = select i1 %v205, i64 %v202, i64 %v157
  br label %b.L__BB11_25
b.L__BB11_25:
  %r.rd213.0 = phi i64 [ %v157, %b.L__BB11_18 ], [ %v207, %b.L__BB11_24 ]
  %v210 = sub i64 %v104, %i.p3
  %v211 = icmp eq i64 %i.p3, 0
  br i1 %v211, label %b.L__BB11_39, label %b.next.37
b.next.37:
  %v213 = inttoptr i64 %i.p2 to ptr
  %v214 = load i8, ptr %v213, align 1
  %v218 = icmp sgt i64 %r.rd213.0, %v210
  br i1 %v218, label %b.L__BB11_40, label %b.next.38
b.next.38:
  %v220 = add i64 %i.p3, -1
  %v222 = zext i8 %v214 to i64
  %v224 = mul nuw i64 %v222, 72340172838076673
  %v276 = add i64 %i.p2, 1
  br label %b.L__BB11_28
b.L__BB11_28:
  %r.rd213.1 = phi i64 [ %r.rd213.0, %b.next.38 ], [ %r.rd213.2, %b.L__BB11_38 ]
  %v226 = add i64 %r.rd213.1, 8
  %v228 = icmp sgt i64 %v226, %v104
  %v230 = add i64 %r.rd213.1, %i.p0
  %v232 = inttoptr i64 %v230 to ptr
  br i1 %v228, label %b.L__BB11_35, label %b.L__BB11_29
b.L__BB11_35:
  %v233 = load i8, ptr %v232, align 1
  %v236 = icmp eq i8 %v233, %v214
  br i1 %v236, label %b.L__BB11_31, label %b.next.42
b.next.42:
  %v238 = add i64 %r.rd213.1, 1
  br label %b.L__BB11_38
b.L__BB11_29:
  %word.i88 = load i64, ptr %v232, align 1
  %v243 = xor i64 %word.i88, %v224
  %v245 = add i64 %v243, -72340172838076673
  %v244 = and i64 %v243, -9187201950435737472
  %v246 = xor i64 %v244, -9187201950435737472
  %v247 = and i64 %v246, %v245
  %v248 = icmp eq i64 %v247, 0
  br i1 %v248, label %b.L__BB11_38, label %b.next.44
b.next.44:
  %v250 = sub i64 0, %v247
  %v251 = and i64 %v247, %v250
  %v252 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v251, i1 false)
  %v253 = trunc nuw nsw i64 %v252 to i32
  %v254 = sub nsw i32 63, %v253
  %v255 = ashr i32 %v254, 3
  %v256 = sext i32 %v255 to i64
  %v258 = add i64 %r.rd213.1, %v256
  %v260 = icmp sgt i64 %v258, %v210
  br i1 %v260, label %b.L__BB11_40, label %b.L__BB11_31
b.L__BB11_31:
  %r.rd210.0 = phi i64 [ %r.rd213.1, %b.L__BB11_35 ], [ %v258, %b.next.44 ]
  %v263 = add i64 %r.rd210.0, 1
  %v270 = add i64 %v263, %i.p0
  br label %b.L__BB11_32
b.L__BB11_32:
  %r.rd211.0 = phi i64 [ 0, %b.L__BB11_31 ], [ %v265, %b.L__BB11_37 ]
  %v265 = add i64 %r.rd211.0, 8
  %v267 = icmp slt i64 %v265, %i.p3
  br i1 %v267, label %b.L__BB11_37, label %b.L__BB11_33.preheader
b.L__BB11_33.preheader:
  %v287 = add i64 %v263, %i.p0
  br label %b.L__BB11_33
b.L__BB11_37:
  %v272 = add i64 %v270, %r.rd211.0
  %at.i84 = inttoptr i64 %v272 to ptr
  %word.i85 = load i64, ptr %at.i84, align 1
  %v277 = add i64 %v276, %r.rd211.0
  %at.i81 = inttoptr i64 %v277 to ptr
  %word.i82 = load i64, ptr %at.i81, align 1
  %v280 = icmp eq i64 %word.i85, %word.i82
  br i1 %v280, label %b.L__BB11_32, label %b.L__BB11_38
b.L__BB11_33:
  %r.rd211.1 = phi i64 [ %v290, %b.next.52 ], [ %r.rd211.0, %b.L__BB11_33.preheader ]
  %v284.not = icmp slt i64 %r.rd211.1, %v220
  br i1 %v284.not, label %b.next.52, label %b.L__BB11_40
b.next.52:
  %v289 = add i64 %v287, %r.rd211.1
  %v290 = add nsw i64 %r.rd211.1, 1
  %v292 = add i64 %r.rd211.1, %i.p2
  %v293 = inttoptr i64 %v292 to ptr
  %v294 = getelementptr i8, ptr %v293, i64 1
  %v295 = load i8, ptr %v294, align 1
  %v297 = inttoptr i64 %v289 to ptr
  %v298 = load i8, ptr %v297, align 1
  %v300 = icmp eq i8 %v298, %v295
  br i1 %v300, label %b.L__BB11_33, label %b.L__BB11_38
b.L__BB11_38:
  %r.rd213.2 = phi i64 [ %v263, %b.next.52 ], [ %v226, %b.L__BB11_29 ], [ %v238, %b.next.42 ], [ %v263, %b.L__BB11_37 ]
  %v303 = icmp sgt i64 %r.rd213.2, %v210
  br i1 %v303, label %b.L__BB11_40, label %b.L__BB11_28
b.L__BB11_39:
  %v307 = icmp slt i64 %v210, %r.rd213.0
  %v308 = select i1 %v307, i64 -1, i64 %r.rd213.0
  br label %b.L__BB11_40
b.L__BB11_40:
  %r.rd214.0 = phi i64 [ %v308, %b.L__BB11_39 ], [ -1, %b.next.37 ], [ %r.rd210.0, %b.L__BB11_33 ], [ -1, %b.next.44 ], [ -1, %b.L__BB11_38 ]
  %v310 = icmp slt i64 %r.rd214.0, 0
  br i1 %v310, label %b.L__BB11_46, label %b.next.58
b.next.58:
  %v312 = icmp slt i64 %r.rd214.0, 8
  br i1 %v312, label %b.L__BB11_44, label %b.L__BB11_43
b.L__BB11_43:
  %r.rd215.0 = phi i64 [ %v329, %b.L__BB11_43 ], [ 0, %b.next.58 ]
  %r.rd221.2 = phi i64 [ %v328, %b.L__BB11_43 ], [ %r.rd214.0, %b.next.58 ]
  %v316 = add i64 %r.rd215.0, %i.p0
  %at.i = inttoptr i64 %v316 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v319 = lshr i64 %word.i, 7
  %v320 = lshr i64 %word.i, 6
  %v321 = and i64 %v320, 72340172838076673
  %v322 = xor i64 %v321, 72340172838076673
  %v323 = and i64 %v322, %v319
  %v324 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v323)
  %v328 = sub i64 %r.rd221.2, %v324
  %v329 = add i64 %r.rd215.0, 8
  %v330 = add i64 %r.rd215.0, 16
  %v332.not = icmp sgt i64 %v330, %r.rd214.0
  br i1 %v332.not, label %b.L__BB11_44, label %b.L__BB11_43
b.L__BB11_44:
  %r.rd221.1 = phi i64 [ %r.rd214.0, %b.next.58 ], [ %v328, %b.L__BB11_43 ]
  %r.rd219.0 = phi i64 [ 0, %b.next.58 ], [ %v329, %b.L__BB11_43 ]
  %v335.not = icmp slt i64 %r.rd219.0, %r.rd214.0
  br i1 %v335.not, label %b.L__BB11_45, label %b.L__BB11_46
b.L__BB11_45:
  %r.rd221.3 = phi i64 [ %v346, %b.L__BB11_45 ], [ %r.rd221.1, %b.L__BB11_44 ]
  %r.rd219.1 = phi i64 [ %v347, %b.L__BB11_45 ], [ %r.rd219.0, %b.L__BB11_44 ]
  %v338 = add i64 %r.rd219.1, %i.p0
  %v339 = inttoptr i64 %v338 to ptr
  %v340 = load i8, ptr %v339, align 1
  %v343 = icmp slt i8 %v340, -64
  %v344.neg = sext i1 %v343 to i64
  %v346 = add i64 %r.rd221.3, %v344.neg
  %v347 = add nsw i64 %r.rd219.1, 1
  %v349 = icmp slt i64 %v347, %r.rd214.0
  br i1 %v349, label %b.L__BB11_45, label %b.L__BB11_46
b.L__BB11_46:
  %r.rd221.0 = phi i64 [ -1, %b.L__BB11_40 ], [ %r.rd221.1, %b.L__BB11_44 ], [ %v346, %b.L__BB11_45 ]
  %v352 = insertvalue { i64 } poison, i64 %r.rd221.0, 0
  ret { i64 } %v352
}
define internal { i64 } @udf_text_rfind_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = or i64 %i.p5, %i.p4
  %isneg = icmp slt i64 %v1, 0
  %v3 = select i1 %isneg, i64 %i.p1, i64 0
  %v4 = add i64 %v3, %i.p4
  %v5 = tail call i64 @llvm.smax.i64(i64 %v4, i64 0)
  %v6 = icmp slt i64 %i.p4, 0
  %v7 = select i1 %v6, i64 %v5, i64 %i.p4
  %v8 = add i64 %v3, %i.p5
  %v9 = tail call i64 @llvm.smax.i64(i64 %v8, i64 0)
  %v10 = icmp slt i64 %i.p5, 0
  %v11 = select i1 %v10, i64 %v9, i64 %i.p5
  %v12 = tail call i64 @llvm.smin.i64(i64 %v11, i64 %i.p1)
  %v13 = tail call i64 @llvm.smin.i64(i64 %v7, i64 %i.p1)
  %v14 = icmp sge i64 %v7, %i.p1
  %v15 = icmp sgt i64 %v7, 0
  %v16 = and i1 %v14, %v15
  %v17 = icmp sgt i64 %v7, %i.p1
  %v18 = zext i1 %v17 to i64
  %v19 = add i64 %i.p1, %v18
  %v20 = select i1 %v16, i64 %v19, i64 %v13
  %v21 = sub i64 %v12, %i.p3
  %v22 = icmp slt i64 %v21, %v20
  br i1 %v22, label %b.L__BB12_9, label %b.L__BB12_1
b.L__BB12_1:
  %r.rd41.0 = phi i64 [ %v66, %b.next.11 ], [ %v21, %start ]
  %v30 = add i64 %r.rd41.0, %i.p0
  br label %b.L__BB12_2
b.L__BB12_2:
  %r.rd42.0 = phi i64 [ 0, %b.L__BB12_1 ], [ %v25, %b.next.3 ]
  %v25 = add i64 %r.rd42.0, 8
  %v27 = icmp sgt i64 %v25, %i.p3
  br i1 %v27, label %b.L__BB12_4, label %b.next.3
b.next.3:
  %v32 = add i64 %v30, %r.rd42.0
  %at.i12 = inttoptr i64 %v32 to ptr
  %word.i13 = load i64, ptr %at.i12, align 1
  %v36 = add i64 %r.rd42.0, %i.p2
  %at.i = inttoptr i64 %v36 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v39 = icmp eq i64 %word.i13, %word.i
  br i1 %v39, label %b.L__BB12_2, label %b.next.11
b.L__BB12_4:
  %v43.not = icmp slt i64 %r.rd42.0, %i.p3
  br i1 %v43.not, label %b.L__BB12_5.preheader, label %b.L__BB12_9
b.L__BB12_5.preheader:
  %v46 = add i64 %r.rd41.0, %i.p0
  br label %b.L__BB12_5
b.L__BB12_5:
  %r.rd42.1 = phi i64 [ %v58, %b.next.8 ], [ %r.rd42.0, %b.L__BB12_5.preheader ]
  %v48 = add i64 %v46, %r.rd42.1
  %v50 = add i64 %r.rd42.1, %i.p2
  %v51 = inttoptr i64 %v50 to ptr
  %v52 = load i8, ptr %v51, align 1
  %v54 = inttoptr i64 %v48 to ptr
  %v55 = load i8, ptr %v54, align 1
  %v57.not = icmp eq i8 %v55, %v52
  br i1 %v57.not, label %b.next.8, label %b.next.11
b.next.8:
  %v58 = add nsw i64 %r.rd42.1, 1
  %v61 = icmp slt i64 %v58, %i.p3
  br i1 %v61, label %b.L__BB12_5, label %b.L__BB12_9
b.next.11:
  %v66 = add i64 %r.rd41.0, -1
  %v68 = icmp sgt i64 %r.rd41.0, %v20
  br i1 %v68, label %b.L__BB12_1, label %b.L__BB12_9
b.L__BB12_9:
  %r.rd44.0 = phi i64 [ -1, %start ], [ %r.rd41.0, %b.next.8 ], [ %r.rd41.0, %b.L__BB12_4 ], [ -1, %b.next.11 ]
  %v71 = tail call i64 @llvm.smax.i64(i64 %r.rd44.0, i64 -1)
  %v73 = insertvalue { i64 } poison, i64 %v71, 0
  ret { i64 } %v73
}
define internal { i64 } @udf_text_rfind_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = or i64 %i.p5, %i.p4
  %v2 = icmp sgt i64 %v1, -1
  br i1 %v2, label %b.L__BB13_6, label %b.next.0
b.next.0:
  %v4 = icmp slt i64 %i.p1, 8
  br i1 %v4, label %b.L__BB13_4, label %b.L__BB13_3
b.L__BB13_3:
  %r.rd156.0 = phi i64 [ %v21, %b.L__BB13_3 ], [ 0, %b.next.0 ]
  %r.rd162.2 = phi i64 [ %v20, %b.L__BB13_3 ], [ %i.p1, %b.next.0 ]
  %v8 = add i64 %r.rd156.0, %i.p0
  %at.i87 = inttoptr i64 %v8 to ptr
  %word.i88 = load i64, ptr %at.i87, align 1
  %v11 = lshr i64 %word.i88, 7
  %v12 = lshr i64 %word.i88, 6
  %v13 = and i64 %v12, 72340172838076673
  %v14 = xor i64 %v13, 72340172838076673
  %v15 = and i64 %v14, %v11
  %v16 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v15)
  %v20 = sub i64 %r.rd162.2, %v16
  %v21 = add i64 %r.rd156.0, 8
  %v22 = add i64 %r.rd156.0, 16
  %v24.not = icmp sgt i64 %v22, %i.p1
  br i1 %v24.not, label %b.L__BB13_4, label %b.L__BB13_3
b.L__BB13_4:
  %r.rd162.1 = phi i64 [ %i.p1, %b.next.0 ], [ %v20, %b.L__BB13_3 ]
  %r.rd160.0 = phi i64 [ 0, %b.next.0 ], [ %v21, %b.L__BB13_3 ]
  %v27.not = icmp slt i64 %r.rd160.0, %i.p1
  br i1 %v27.not, label %b.L__BB13_5, label %b.L__BB13_6
b.L__BB13_5:
  %r.rd162.3 = phi i64 [ %v38, %b.L__BB13_5 ], [ %r.rd162.1, %b.L__BB13_4 ]
  %r.rd160.1 = phi i64 [ %v39, %b.L__BB13_5 ], [ %r.rd160.0, %b.L__BB13_4 ]
  %v30 = add i64 %r.rd160.1, %i.p0
  %v31 = inttoptr i64 %v30 to ptr
  %v32 = load i8, ptr %v31, align 1
  %v35 = icmp slt i8 %v32, -64
  %v36.neg = sext i1 %v35 to i64
  %v38 = add i64 %r.rd162.3, %v36.neg
  %v39 = add nsw i64 %r.rd160.1, 1
  %v41 = icmp slt i64 %v39, %i.p1
  br i1 %v41, label %b.L__BB13_5, label %b.L__BB13_6
b.L__BB13_6:
  %r.rd162.0 = phi i64 [ 0, %start ], [ %r.rd162.1, %b.L__BB13_4 ], [ %v38, %b.L__BB13_5 ]
  %v44 = add i64 %r.rd162.0, %i.p4
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %i.p4, 0
  %v47 = select i1 %v46, i64 %v45, i64 %i.p4
  %v49 = add i64 %r.rd162.0, %i.p5
  %v50 = tail call i64 @llvm.smax.i64(i64 %v49, i64 0)
  %v51 = icmp slt i64 %i.p5, 0
  %v52 = select i1 %v51, i64 %v50, i64 %i.p5
  %v53 = icmp slt i64 %v52, 8
  %v55 = icmp slt i64 %i.p1, 8
  %v56 = or i1 %v55, %v53
  br i1 %v56, label %b.L__BB13_10, label %b.L__BB13_8
b.L__BB13_8:
  %r.rd163.0 = phi i64 [ %v68, %b.next.11 ], [ 8, %b.L__BB13_6 ]
  %r.rd170.1 = phi i64 [ %r.rd163.0, %b.next.11 ], [ 0, %b.L__BB13_6 ]
  %r.rd166.1 = phi i64 [ %v66, %b.next.11 ], [ %v52, %b.L__BB13_6 ]
  %v60 = add i64 %r.rd170.1, %i.p0
  %at.i84 = inttoptr i64 %v60 to ptr
  %word.i85 = load i64, ptr %at.i84, align 1
  %v63 = and i64 %word.i85, -9187201950435737472
  %v64.not = icmp eq i64 %v63, 0
  br i1 %v64.not, label %b.next.11, label %b.L__BB13_10
b.next.11:
  %v66 = add nsw i64 %r.rd166.1, -8
  %v68 = add nuw i64 %r.rd163.0, 8
  %v70 = icmp sle i64 %v68, %i.p1
  %v71 = icmp sgt i64 %r.rd166.1, 15
  %v72 = and i1 %v70, %v71
  br i1 %v72, label %b.L__BB13_8, label %b.L__BB13_10
b.L__BB13_10:
  %r.rd170.0 = phi i64 [ 0, %b.L__BB13_6 ], [ %r.rd170.1, %b.L__BB13_8 ], [ %r.rd163.0, %b.next.11 ]
  %r.rd166.0 = phi i64 [ %v52, %b.L__BB13_6 ], [ %r.rd166.1, %b.L__BB13_8 ], [ %v66, %b.next.11 ]
  %v75 = icmp slt i64 %r.rd170.0, %i.p1
  %v76 = icmp sge i64 %r.rd170.0, %i.p1
  %v78 = icmp slt i64 %r.rd166.0, 1
  %v79 = or i1 %v76, %v78
  br i1 %v79, label %b.L__BB13_12, label %b.L__BB13_11
b.L__BB13_11:
  %r.rd170.3 = phi i64 [ %v94, %b.L__BB13_11 ], [ %r.rd170.0, %b.L__BB13_10 ]
  %r.rd166.2 = phi i64 [ %v96, %b.L__BB13_11 ], [ %r.rd166.0, %b.L__BB13_10 ]
  %v82 = add i64 %r.rd170.3, %i.p0
  %v83 = inttoptr i64 %v82 to ptr
  %v84 = load i8, ptr %v83, align 1
  %v88 = icmp sgt i8 %v84, -1
  %v89 = icmp ult i8 %v84, -32
  %v90 = icmp ult i8 %v84, -16
  %v91 = select i1 %v90, i64 3, i64 4
  %v92 = select i1 %v89, i64 2, i64 %v91
  %v93 = select i1 %v88, i64 1, i64 %v92
  %v94 = add i64 %v93, %r.rd170.3
  %v96 = add nsw i64 %r.rd166.2, -1
  %v98 = icmp slt i64 %v94, %i.p1
  %v99 = icmp sgt i64 %r.rd166.2, 1
  %v100 = and i1 %v99, %v98
  br i1 %v100, label %b.L__BB13_11, label %b.L__BB13_12
b.L__BB13_12:
  %r.rd170.2 = phi i64 [ %r.rd170.0, %b.L__BB13_10 ], [ %v94, %b.L__BB13_11 ]
  %r.p73.0 = phi i1 [ %v75, %b.L__BB13_10 ], [ %v98, %b.L__BB13_11 ]
  %v104 = select i1 %r.p73.0, i64 %r.rd170.2, i64 %i.p1
  %v106 = icmp slt i64 %v47, 8
  %v108 = or i1 %v55, %v106
  br i1 %v108, label %b.L__BB13_16, label %b.L__BB13_14
b.L__BB13_14:
  %r.rd171.0 = phi i64 [ %v121, %b.next.20 ], [ 8, %b.L__BB13_12 ]
  %r.rd178.1 = phi i64 [ %r.rd171.0, %b.next.20 ], [ 0, %b.L__BB13_12 ]
  %r.rd174.1 = phi i64 [ %v119, %b.next.20 ], [ %v47, %b.L__BB13_12 ]
  %v113 = add i64 %r.rd178.1, %i.p0
  %at.i81 = inttoptr i64 %v113 to ptr
  %word.i82 = load i64, ptr %at.i81, align 1
  %v116 = and i64 %word.i82, -9187201950435737472
  %v117.not = icmp eq i64 %v116, 0
  br i1 %v117.not, label %b.next.20, label %b.L__BB13_16
b.next.20:
  %v119 = add nsw i64 %r.rd174.1, -8
  %v121 = add nuw i64 %r.rd171.0, 8
  %v123 = icmp sle i64 %v121, %i.p1
  %v124 = icmp sgt i64 %r.rd174.1, 15
  %v125 = and i1 %v123, %v124
  br i1 %v125, label %b.L__BB13_14, label %b.L__BB13_16
b.L__BB13_16:
  %r.rd178.0 = phi i64 [ 0, %b.L__BB13_12 ], [ %r.rd178.1, %b.L__BB13_14 ], [ %r.rd171.0, %b.next.20 ]
  %r.rd174.0 = phi i64 [ %v47, %b.L__BB13_12 ], [ %r.rd174.1, %b.L__BB13_14 ], [ %v119, %b.next.20 ]
  %v128 = icmp slt i64 %r.rd178.0, %i.p1
  %v129 = icmp sge i64 %r.rd178.0, %i.p1
  %v131 = icmp slt i64 %r.rd174.0, 1
  %v132 = or i1 %v129, %v131
  br i1 %v132, label %b.L__BB13_18, label %b.L__BB13_17
b.L__BB13_17:
  %r.rd178.3 = phi i64 [ %v147, %b.L__BB13_17 ], [ %r.rd178.0, %b.L__BB13_16 ]
  %r.rd174.2 = phi i64 [ %v149, %b.L__BB13_17 ], [ %r.rd174.0, %b.L__BB13_16 ]
  %v135 = add i64 %r.rd178.3, %i.p0
  %v136 = inttoptr i64 %v135 to ptr
  %v137 = load i8, ptr %v136, align 1
  %v141 = icmp sgt i8 %v137, -1
  %v142 = icmp ult i8 %v137, -32
  %v143 = icmp ult i8 %v137, -16
  %v144 = select i1 %v143, i64 3, i64 4
  %v145 = select i1 %v142, i64 2, i64 %v144
  %v146 = select i1 %v141, i64 1, i64 %v145
  %v147 = add i64 %v146, %r.rd178.3
  %v149 = add nsw i64 %r.rd174.2, -1
  %v151 = icmp slt i64 %v147, %i.p1
  %v152 = icmp sgt i64 %r.rd174.2, 1
  %v153 = and i1 %v152, %v151
  br i1 %v153, label %b.L__BB13_17, label %b.L__BB13_18
b.L__BB13_18:
  %r.rd178.2 = phi i64 [ %r.rd178.0, %b.L__BB13_16 ], [ %v147, %b.L__BB13_17 ]
  %r.p74.0 = phi i1 [ %v128, %b.L__BB13_16 ], [ %v151, %b.L__BB13_17 ]
  %v157 = select i1 %r.p74.0, i64 %r.rd178.2, i64 %i.p1
  %v159 = icmp slt i64 %v47, 1
  %v160 = icmp slt i64 %r.rd178.2, %i.p1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %b.L__BB13_25, label %b.next.27
b.next.27:
  br i1 %v55, label %b.L__BB13_22, label %b.L__BB13_21
b.L__BB13_21:
  %r.rd179.0 = phi i64 [ %v180, %b.L__BB13_21 ], [ 0, %b.next.27 ]
  %r.rd185.1 = phi i64 [ %v179, %b.L__BB13_21 ], [ %i.p1, %b.next.27 ]
  %v167 = add i64 %r.rd179.0, %i.p0
  %at.i78 = inttoptr i64 %v167 to ptr
  %word.i79 = load i64, ptr %at.i78, align 1
  %v170 = lshr i64 %word.i79, 7
  %v171 = lshr i64 %word.i79, 6
  %v172 = and i64 %v171, 72340172838076673
  %v173 = xor i64 %v172, 72340172838076673
  %v174 = and i64 %v173, %v170
  %v175 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v174)
  %v179 = sub i64 %r.rd185.1, %v175
  %v180 = add i64 %r.rd179.0, 8
  %v181 = add i64 %r.rd179.0, 16
  %v183.not = icmp sgt i64 %v181, %i.p1
  br i1 %v183.not, label %b.L__BB13_22, label %b.L__BB13_21
b.L__BB13_22:
  %r.rd185.0 = phi i64 [ %i.p1, %b.next.27 ], [ %v179, %b.L__BB13_21 ]
  %r.rd183.0 = phi i64 [ 0, %b.next.27 ], [ %v180, %b.L__BB13_21 ]
  %v186.not = icmp slt i64 %r.rd183.0, %i.p1
  br i1 %v186.not, label %b.L__BB13_23, label %b.L__BB13_24
b.L__BB13_23:
  %r.rd185.3 = phi i64 [ %v197, %b.L__BB13_23 ], [ %r.rd185.0, %b.L__BB13_22 ]
  %r.rd183.1 = phi i64 [ %v198, %b.L__BB13_23 ], [ %r.rd183.0, %b.L__BB13_22 ]
  %v189 = add i64 %r.rd183.1, %i.p0
  %v190 = inttoptr i64 %v189 to ptr
  %v191 = load i8, ptr %v190, align 1
  %v194 = icmp slt i8 %v191, -64
  %v195.neg = sext i1 %v194 to i64
  %v197 = add i64 %r.rd185.3, %v195.neg
  %v198 = add nsw i64 %r.rd183.1, 1
  %v200 = icmp slt i64 %v198, %i.p1
  br i1 %v200, label %b.L__BB13_23, label %b.L__BB13_24
b.L__BB13_24:
  %r.rd185.2 = phi i64 [ %r.rd185.0, %b.L__BB13_22 ], [ %v197, %b.L__BB13_23 ]
  %v202 = add i64 %i.p1, 1
  %v205 = icmp sgt i64 %v47, %r.rd185.2
  %v207 = select i1 %v205, i64 %v202, i64 %v157
  br label %b.L__BB13_25
b.L__BB13_25:
  %r.rd186.0 = phi i64 [ %v157, %b.L__BB13_18 ], [ %v207, %b.L__BB13_24 ]
  %v210 = sub i64 %v104, %i.p3
  %v212 = icmp slt i64 %v210, %r.rd186.0
  br i1 %v212, label %b.L__BB13_34, label %b.L__BB13_26
b.L__BB13_26:
  %r.rd187.0 = phi i64 [ %v256, %b.next.48 ], [ %v210, %b.L__BB13_25 ]
  %v220 = add i64 %r.rd187.0, %i.p0
  br label %b.L__BB13_27
b.L__BB13_27:
  %r.rd188.0 = phi i64 [ 0, %b.L__BB13_26 ], [ %v215, %b.next.40 ]
  %v215 = add i64 %r.rd188.0, 8
  %v217 = icmp sgt i64 %v215, %i.p3
  br i1 %v217, label %b.L__BB13_29, label %b.next.40
b.next.40:
  %v222 = add i64 %v220, %r.rd188.0
  %at.i75 = inttoptr i64 %v222 to ptr
  %word.i76 = load i64, ptr %at.i75, align 1
  %v226 = add i64 %r.rd188.0, %i.p2
  %at.i72 = inttoptr i64 %v226 to ptr
  %word.i73 = load i64, ptr %at.i72, align 1
  %v229 = icmp eq i64 %word.i76, %word.i73
  br i1 %v229, label %b.L__BB13_27, label %b.next.48
b.L__BB13_29:
  %v233.not = icmp slt i64 %r.rd188.0, %i.p3
  br i1 %v233.not, label %b.L__BB13_30.preheader, label %b.L__BB13_34
b.L__BB13_30.preheader:
  %v236 = add i64 %r.rd187.0, %i.p0
  br label %b.L__BB13_30
b.L__BB13_30:
  %r.rd188.1 = phi i64 [ %v248, %b.next.45 ], [ %r.rd188.0, %b.L__BB13_30.preheader ]
  %v238 = add i64 %v236, %r.rd188.1
  %v240 = add i64 %r.rd188.1, %i.p2
  %v241 = inttoptr i64 %v240 to ptr
  %v242 = load i8, ptr %v241, align 1
  %v244 = inttoptr i64 %v238 to ptr
  %v245 = load i8, ptr %v244, align 1
  %v247.not = icmp eq i8 %v245, %v242
  br i1 %v247.not, label %b.next.45, label %b.next.48
b.next.45:
  %v248 = add nsw i64 %r.rd188.1, 1
  %v251 = icmp slt i64 %v248, %i.p3
  br i1 %v251, label %b.L__BB13_30, label %b.L__BB13_34
b.next.48:
  %v256 = add i64 %r.rd187.0, -1
  %v258 = icmp sgt i64 %r.rd187.0, %r.rd186.0
  br i1 %v258, label %b.L__BB13_26, label %b.L__BB13_34
b.L__BB13_34:
  %r.rd190.0 = phi i64 [ -1, %b.L__BB13_25 ], [ %r.rd187.0, %b.next.45 ], [ %r.rd187.0, %b.L__BB13_29 ], [ -1, %b.next.48 ]
  %v261 = icmp slt i64 %r.rd190.0, 0
  br i1 %v261, label %b.L__BB13_40, label %b.next.51
b.next.51:
  %v263 = icmp slt i64 %r.rd190.0, 8
  br i1 %v263, label %b.L__BB13_38, label %b.L__BB13_37
b.L__BB13_37:
  %r.rd197.2 = phi i64 [ %v279, %b.L__BB13_37 ], [ %r.rd190.0, %b.next.51 ]
  %r.rd191.0 = phi i64 [ %v280, %b.L__BB13_37 ], [ 0, %b.next.51 ]
  %v267 = add i64 %r.rd191.0, %i.p0
  %at.i = inttoptr i64 %v267 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v270 = lshr i64 %word.i, 7
  %v271 = lshr i64 %word.i, 6
  %v272 = and i64 %v271, 72340172838076673
  %v273 = xor i64 %v272, 72340172838076673
  %v274 = and i64 %v273, %v270
  %v275 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v274)
  %v279 = sub i64 %r.rd197.2, %v275
  %v280 = add i64 %r.rd191.0, 8
  %v281 = add i64 %r.rd191.0, 16
  %v283.not = icmp sgt i64 %v281, %r.rd190.0
  br i1 %v283.not, label %b.L__BB13_38, label %b.L__BB13_37
b.L__BB13_38:
  %r.rd197.1 = phi i64 [ %r.rd190.0, %b.next.51 ], [ %v279, %b.L__BB13_37 ]
  %r.rd195.0 = phi i64 [ 0, %b.next.51 ], [ %v280, %b.L__BB13_37 ]
  %v286.not = icmp slt i64 %r.rd195.0, %r.rd190.0
  br i1 %v286.not, label %b.L__BB13_39, label %b.L__BB13_40
b.L__BB13_39:
  %r.rd197.3 = phi i64 [ %v297, %b.L__BB13_39 ], [ %r.rd197.1, %b.L__BB13_38 ]
  %r.rd195.1 = phi i64 [ %v298, %b.L__BB13_39 ], [ %r.rd195.0, %b.L__BB13_38 ]
  %v289 = add i64 %r.rd195.1, %i.p0
  %v290 = inttoptr i64 %v289 to ptr
  %v291 = load i8, ptr %v290, align 1
  %v294 = icmp slt i8 %v291, -64
  %v295.neg = sext i1 %v294 to i64
  %v297 = add i64 %r.rd197.3, %v295.neg
  %v298 = add nsw i64 %r.rd195.1, 1
  %v300 = icmp slt i64 %v298, %r.rd190.0
  br i1 %v300, label %b.L__BB13_39, label %b.L__BB13_40
b.L__BB13_40:
  %r.rd197.0 = phi i64 [ -1, %b.L__BB13_34 ], [ %r.rd197.1, %b.L__BB13_38 ], [ %v297, %b.L__BB13_39 ]
  %v303 = insertvalue { i64 } poison, i64 %r.rd197.0, 0
  ret { i64 } %v303
}
define internal { i64 } @udf_text_count_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = or i64 %i.p5, %i.p4
  %isneg = icmp slt i64 %v1, 0
  %v3 = select i1 %isneg, i64 %i.p1, i64 0
  %v4 = add i64 %v3, %i.p4
  %v5 = tail call i64 @llvm.smax.i64(i64 %v4, i64 0)
  %v6 = icmp slt i64 %i.p4, 0
  %v7 = select i1 %v6, i64 %v5, i64 %i.p4
  %v8 = add i64 %v3, %i.p5
  %v9 = tail call i64 @llvm.smax.i64(i64 %v8, i64 0)
  %v10 = icmp slt i64 %i.p5, 0
  %v11 = select i1 %v10, i64 %v9, i64 %i.p5
  %v12 = tail call i64 @llvm.smin.i64(i64 %v11, i64 %i.p1)
  %v13 = tail call i64 @llvm.smin.i64(i64 %v7, i64 %i.p1)
  %v14 = icmp sge i64 %v7, %i.p1
  %v15 = icmp sgt i64 %v7, 0
  %v16 = and i1 %v14, %v15
  %v17 = icmp sgt i64 %v7, %i.p1
  %v18 = zext i1 %v17 to i64
  %v19 = add i64 %i.p1, %v18
  %v20 = select i1 %v16, i64 %v19, i64 %v13
  %v21 = icmp slt i64 %v12, %v20
  br i1 %v21, label %b.L__BB14_31, label %b.next.0
b.next.0:
  %v24 = sub i64 %v12, %v20
  %v26 = icmp eq i64 %i.p3, 0
  br i1 %v26, label %b.L__BB14_30, label %b.next.1
b.next.1:
  %v29 = sub i64 %v24, %i.p3
  %v31 = inttoptr i64 %i.p2 to ptr
  %v32 = load i8, ptr %v31, align 1
  %v34 = zext i8 %v32 to i64
  %v36 = mul nuw i64 %v34, 72340172838076673
  %v37 = icmp slt i64 %v29, 0
  br i1 %v37, label %b.L__BB14_15, label %b.next.2
b.next.2:
  %v39 = add i64 %i.p3, -1
  %v45 = add i64 %v20, %i.p0
  %v95 = add i64 %i.p2, 1
  br label %b.L__BB14_4
b.L__BB14_4:
  %r.rd118.0 = phi i64 [ 0, %b.next.2 ], [ %r.rd118.1, %b.L__BB14_14 ]
  %v41 = add i64 %r.rd118.0, 8
  %v43 = icmp sgt i64 %v41, %v24
  %v47 = add i64 %v45, %r.rd118.0
  %v49 = inttoptr i64 %v47 to ptr
  br i1 %v43, label %b.L__BB14_11, label %b.L__BB14_5
b.L__BB14_11:
  %v50 = load i8, ptr %v49, align 1
  %v53 = icmp eq i8 %v50, %v32
  br i1 %v53, label %b.L__BB14_7, label %b.next.6
b.next.6:
  %v55 = add i64 %r.rd118.0, 1
  br label %b.L__BB14_14
b.L__BB14_5:
  %word.i63 = load i64, ptr %v49, align 1
  %v60 = xor i64 %word.i63, %v36
  %v62 = add i64 %v60, -72340172838076673
  %v61 = and i64 %v60, -9187201950435737472
  %v63 = xor i64 %v61, -9187201950435737472
  %v64 = and i64 %v63, %v62
  %v65 = icmp eq i64 %v64, 0
  br i1 %v65, label %b.L__BB14_14, label %b.next.8
b.next.8:
  %v67 = sub i64 0, %v64
  %v68 = and i64 %v64, %v67
  %v69 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v68, i1 false)
  %v70 = trunc nuw nsw i64 %v69 to i32
  %v71 = sub nsw i32 63, %v70
  %v72 = ashr i32 %v71, 3
  %v73 = sext i32 %v72 to i64
  %v75 = add i64 %r.rd118.0, %v73
  %v77 = icmp sgt i64 %v75, %v29
  br i1 %v77, label %b.L__BB14_15, label %b.L__BB14_7
b.L__BB14_7:
  %r.rd115.0 = phi i64 [ %r.rd118.0, %b.L__BB14_11 ], [ %v75, %b.next.8 ]
  %v80 = add i64 %r.rd115.0, 1
  %v82 = add i64 %v80, %v20
  %v89 = add i64 %v82, %i.p0
  br label %b.L__BB14_8
b.L__BB14_8:
  %r.rd116.0 = phi i64 [ 0, %b.L__BB14_7 ], [ %v84, %b.L__BB14_13 ]
  %v84 = add i64 %r.rd116.0, 8
  %v86 = icmp slt i64 %v84, %i.p3
  br i1 %v86, label %b.L__BB14_13, label %b.L__BB14_9.preheader
b.L__BB14_9.preheader:
  %v106 = add i64 %v82, %i.p0
  br label %b.L__BB14_9
b.L__BB14_13:
  %v91 = add i64 %v89, %r.rd116.0
  %at.i59 = inttoptr i64 %v91 to ptr
  %word.i60 = load i64, ptr %at.i59, align 1
  %v96 = add i64 %v95, %r.rd116.0
  %at.i56 = inttoptr i64 %v96 to ptr
  %word.i57 = load i64, ptr %at.i56, align 1
  %v99 = icmp eq i64 %word.i60, %word.i57
  br i1 %v99, label %b.L__BB14_8, label %b.L__BB14_14
b.L__BB14_9:
  %r.rd116.1 = phi i64 [ %v109, %b.next.16 ], [ %r.rd116.0, %b.L__BB14_9.preheader ]
  %v103.not = icmp slt i64 %r.rd116.1, %v39
  br i1 %v103.not, label %b.next.16, label %b.L__BB14_15
b.next.16:
  %v108 = add i64 %v106, %r.rd116.1
  %v109 = add nsw i64 %r.rd116.1, 1
  %v111 = add i64 %r.rd116.1, %i.p2
  %v112 = inttoptr i64 %v111 to ptr
  %v113 = getelementptr i8, ptr %v112, i64 1
  %v114 = load i8, ptr %v113, align 1
  %v116 = inttoptr i64 %v108 to ptr
  %v117 = load i8, ptr %v116, align 1
  %v119 = icmp eq i8 %v117, %v114
  br i1 %v119, label %b.L__BB14_9, label %b.L__BB14_14
b.L__BB14_14:
  %r.rd118.1 = phi i64 [ %v80, %b.next.16 ], [ %v41, %b.L__BB14_5 ], [ %v55, %b.next.6 ], [ %v80, %b.L__BB14_13 ]
  %v122.not = icmp sgt i64 %r.rd118.1, %v29
  br i1 %v122.not, label %b.L__BB14_15, label %b.L__BB14_4
b.L__BB14_15:
  %r.rd127.0 = phi i64 [ -1, %b.next.1 ], [ %r.rd115.0, %b.L__BB14_9 ], [ -1, %b.next.8 ], [ -1, %b.L__BB14_14 ]
  %v125 = icmp slt i64 %r.rd127.0, 0
  br i1 %v125, label %b.L__BB14_31, label %b.next.21
b.next.21:
  %v127 = add i64 %i.p3, -1
  %v130 = add i64 %v20, %i.p0
  %v131 = add i64 %v130, 1
  %v133 = add i64 %i.p2, 1
  %v146 = add i64 %v20, %i.p0
  %v183 = add i64 %v20, %i.p0
  br label %b.L__BB14_17
b.L__BB14_17:
  %r.rd127.1 = phi i64 [ %r.rd127.0, %b.next.21 ], [ %r.rd127.2, %b.L__BB14_29 ]
  %r.rd128.1 = phi i64 [ 0, %b.next.21 ], [ %v135, %b.L__BB14_29 ]
  %v135 = add i64 %r.rd128.1, 1
  %v138 = add i64 %r.rd127.1, %i.p3
  %v140 = icmp sgt i64 %v138, %v29
  br i1 %v140, label %b.L__BB14_29, label %b.L__BB14_18
b.L__BB14_18:
  %r.rd126.0 = phi i64 [ %r.rd126.1, %b.L__BB14_28 ], [ %v138, %b.L__BB14_17 ]
  %v142 = add i64 %r.rd126.0, 8
  %v144 = icmp sgt i64 %v142, %v24
  %v148 = add i64 %v146, %r.rd126.0
  %v150 = inttoptr i64 %v148 to ptr
  br i1 %v144, label %b.L__BB14_25, label %b.L__BB14_19
b.L__BB14_25:
  %v151 = load i8, ptr %v150, align 1
  %v154 = icmp eq i8 %v151, %v32
  br i1 %v154, label %b.L__BB14_21, label %b.next.27
b.next.27:
  %v156 = add i64 %r.rd126.0, 1
  br label %b.L__BB14_28
b.L__BB14_19:
  %word.i54 = load i64, ptr %v150, align 1
  %v161 = xor i64 %word.i54, %v36
  %v163 = add i64 %v161, -72340172838076673
  %v162 = and i64 %v161, -9187201950435737472
  %v164 = xor i64 %v162, -9187201950435737472
  %v165 = and i64 %v164, %v163
  %v166 = icmp eq i64 %v165, 0
  br i1 %v166, label %b.L__BB14_28, label %b.next.29
b.next.29:
  %v168 = sub i64 0, %v165
  %v169 = and i64 %v165, %v168
  %v170 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v169, i1 false)
  %v171 = trunc nuw nsw i64 %v170 to i32
  %v172 = sub nsw i32 63, %v171
  %v173 = ashr i32 %v172, 3
  %v174 = sext i32 %v173 to i64
  %v176 = add i64 %r.rd126.0, %v174
  %v178 = icmp sgt i64 %v176, %v29
  br i1 %v178, label %b.L__BB14_29, label %b.L__BB14_21
b.L__BB14_21:
  %r.rd123.0 = phi i64 [ %r.rd126.0, %b.L__BB14_25 ], [ %v176, %b.next.29 ]
  %v181 = add i64 %r.rd123.0, 1
  %v185 = add i64 %v131, %r.rd123.0
  br label %b.L__BB14_22
b.L__BB14_22:
  %r.rd124.0 = phi i64 [ 0, %b.L__BB14_21 ], [ %v187, %b.L__BB14_27 ]
  %v187 = add i64 %r.rd124.0, 8
  %v189 = icmp slt i64 %v187, %i.p3
  br i1 %v189, label %b.L__BB14_27, label %b.L__BB14_23.preheader
b.L__BB14_23.preheader:
  %v206 = add i64 %v183, %v181
  br label %b.L__BB14_23
b.L__BB14_27:
  %v192 = add i64 %v185, %r.rd124.0
  %at.i50 = inttoptr i64 %v192 to ptr
  %word.i51 = load i64, ptr %at.i50, align 1
  %v196 = add i64 %v133, %r.rd124.0
  %at.i = inttoptr i64 %v196 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v199 = icmp eq i64 %word.i51, %word.i
  br i1 %v199, label %b.L__BB14_22, label %b.L__BB14_28
b.L__BB14_23:
  %r.rd124.1 = phi i64 [ %v209, %b.next.37 ], [ %r.rd124.0, %b.L__BB14_23.preheader ]
  %v203.not = icmp slt i64 %r.rd124.1, %v127
  br i1 %v203.not, label %b.next.37, label %b.L__BB14_29
b.next.37:
  %v208 = add i64 %v206, %r.rd124.1
  %v209 = add nsw i64 %r.rd124.1, 1
  %v211 = add i64 %r.rd124.1, %i.p2
  %v212 = inttoptr i64 %v211 to ptr
  %v213 = getelementptr i8, ptr %v212, i64 1
  %v214 = load i8, ptr %v213, align 1
  %v216 = inttoptr i64 %v208 to ptr
  %v217 = load i8, ptr %v216, align 1
  %v219 = icmp eq i8 %v217, %v214
  br i1 %v219, label %b.L__BB14_23, label %b.L__BB14_28
b.L__BB14_28:
  %r.rd126.1 = phi i64 [ %v181, %b.next.37 ], [ %v142, %b.L__BB14_19 ], [ %v156, %b.next.27 ], [ %v181, %b.L__BB14_27 ]
  %v222.not = icmp sgt i64 %r.rd126.1, %v29
  br i1 %v222.not, label %b.L__BB14_29, label %b.L__BB14_18
b.L__BB14_29:
  %r.rd127.2 = phi i64 [ -1, %b.L__BB14_17 ], [ %r.rd123.0, %b.L__BB14_23 ], [ -1, %b.next.29 ], [ -1, %b.L__BB14_28 ]
  %v225 = icmp sgt i64 %r.rd127.2, -1
  br i1 %v225, label %b.L__BB14_17, label %b.L__BB14_31
b.L__BB14_30:
  %v227 = add i64 %v24, 1
  br label %b.L__BB14_31
b.L__BB14_31:
  %r.rd128.0 = phi i64 [ 0, %start ], [ %v227, %b.L__BB14_30 ], [ 0, %b.L__BB14_15 ], [ %v135, %b.L__BB14_29 ]
  %v230 = insertvalue { i64 } poison, i64 %r.rd128.0, 0
  ret { i64 } %v230
}
define internal { i64 } @udf_text_count_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = or i64 %i.p5, %i.p4
  %v2 = icmp sgt i64 %v1, -1
  br i1 %v2, label %b.L__BB15_6, label %b.next.0
b.next.0:
  %v4 = icmp slt i64 %i.p1, 8
  br i1 %v4, label %b.L__BB15_4, label %b.L__BB15_3
b.L__BB15_3:
  %r.rd233.0 = phi i64 [ %v22, %b.L__BB15_3 ], [ 8, %b.next.0 ]
  %r.rd234.0 = phi i64 [ %r.rd233.0, %b.L__BB15_3 ], [ 0, %b.next.0 ]
  %r.rd240.2 = phi i64 [ %v21, %b.L__BB15_3 ], [ %i.p1, %b.next.0 ]
  %v9 = add i64 %r.rd234.0, %i.p0
  %at.i137 = inttoptr i64 %v9 to ptr
  %word.i138 = load i64, ptr %at.i137, align 1
  %v12 = lshr i64 %word.i138, 7
  %v13 = lshr i64 %word.i138, 6
  %v14 = and i64 %v13, 72340172838076673
  %v15 = xor i64 %v14, 72340172838076673
  %v16 = and i64 %v15, %v12
  %v17 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v16)
  %v21 = sub i64 %r.rd240.2, %v17
  %v22 = add i64 %r.rd233.0, 8
  %v24.not = icmp sgt i64 %v22, %i.p1
  br i1 %v24.not, label %b.L__BB15_4, label %b.L__BB15_3
b.L__BB15_4:
  %r.rd240.1 = phi i64 [ %i.p1, %b.next.0 ], [ %v21, %b.L__BB15_3 ]
  %r.rd238.0 = phi i64 [ 0, %b.next.0 ], [ %r.rd233.0, %b.L__BB15_3 ]
  %v27.not = icmp slt i64 %r.rd238.0, %i.p1
  br i1 %v27.not, label %b.L__BB15_5, label %b.L__BB15_6
b.L__BB15_5:
  %r.rd240.3 = phi i64 [ %v38, %b.L__BB15_5 ], [ %r.rd240.1, %b.L__BB15_4 ]
  %r.rd238.1 = phi i64 [ %v39, %b.L__BB15_5 ], [ %r.rd238.0, %b.L__BB15_4 ]
  %v30 = add i64 %r.rd238.1, %i.p0
  %v31 = inttoptr i64 %v30 to ptr
  %v32 = load i8, ptr %v31, align 1
  %v35 = icmp slt i8 %v32, -64
  %v36.neg = sext i1 %v35 to i64
  %v38 = add i64 %r.rd240.3, %v36.neg
  %v39 = add nsw i64 %r.rd238.1, 1
  %v41 = icmp slt i64 %v39, %i.p1
  br i1 %v41, label %b.L__BB15_5, label %b.L__BB15_6
b.L__BB15_6:
  %r.rd240.0 = phi i64 [ 0, %start ], [ %r.rd240.1, %b.L__BB15_4 ], [ %v38, %b.L__BB15_5 ]
  %v44 = add i64 %r.rd240.0, %i.p4
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %i.p4, 0
  %v47 = select i1 %v46, i64 %v45, i64 %i.p4
  %v49 = add i64 %r.rd240.0, %i.p5
  %v50 = tail call i64 @llvm.smax.i64(i64 %v49, i64 0)
  %v51 = icmp slt i64 %i.p5, 0
  %v52 = select i1 %v51, i64 %v50, i64 %i.p5
  %v53 = icmp slt i64 %v52, 8
  %v55 = icmp slt i64 %i.p1, 8
  %v56 = or i1 %v55, %v53
  br i1 %v56, label %b.L__BB15_10, label %b.L__BB15_8
b.L__BB15_8:
  %r.rd241.0 = phi i64 [ %v68, %b.next.11 ], [ 8, %b.L__BB15_6 ]
  %r.rd248.1 = phi i64 [ %r.rd241.0, %b.next.11 ], [ 0, %b.L__BB15_6 ]
  %r.rd244.1 = phi i64 [ %v66, %b.next.11 ], [ %v52, %b.L__BB15_6 ]
  %v60 = add i64 %r.rd248.1, %i.p0
  %at.i134 = inttoptr i64 %v60 to ptr
  %word.i135 = load i64, ptr %at.i134, align 1
  %v63 = and i64 %word.i135, -9187201950435737472
  %v64.not = icmp eq i64 %v63, 0
  br i1 %v64.not, label %b.next.11, label %b.L__BB15_10
b.next.11:
  %v66 = add nsw i64 %r.rd244.1, -8
  %v68 = add nuw i64 %r.rd241.0, 8
  %v70 = icmp sle i64 %v68, %i.p1
  %v71 = icmp sgt i64 %r.rd244.1, 15
  %v72 = and i1 %v70, %v71
  br i1 %v72, label %b.L__BB15_8, label %b.L__BB15_10
b.L__BB15_10:
  %r.rd248.0 = phi i64 [ 0, %b.L__BB15_6 ], [ %r.rd248.1, %b.L__BB15_8 ], [ %r.rd241.0, %b.next.11 ]
  %r.rd244.0 = phi i64 [ %v52, %b.L__BB15_6 ], [ %r.rd244.1, %b.L__BB15_8 ], [ %v66, %b.next.11 ]
  %v75 = icmp slt i64 %r.rd248.0, %i.p1
  %v76 = icmp sge i64 %r.rd248.0, %i.p1
  %v78 = icmp slt i64 %r.rd244.0, 1
  %v79 = or i1 %v76, %v78
  br i1 %v79, label %b.L__BB15_12, label %b.L__BB15_11
b.L__BB15_11:
  %r.rd248.3 = phi i64 [ %v94, %b.L__BB15_11 ], [ %r.rd248.0, %b.L__BB15_10 ]
  %r.rd244.2 = phi i64 [ %v96, %b.L__BB15_11 ], [ %r.rd244.0, %b.L__BB15_10 ]
  %v82 = add i64 %r.rd248.3, %i.p0
  %v83 = inttoptr i64 %v82 to ptr
  %v84 = load i8, ptr %v83, align 1
  %v88 = icmp sgt i8 %v84, -1
  %v89 = icmp ult i8 %v84, -32
  %v90 = icmp ult i8 %v84, -16
  %v91 = select i1 %v90, i64 3, i64 4
  %v92 = select i1 %v89, i64 2, i64 %v91
  %v93 = select i1 %v88, i64 1, i64 %v92
  %v94 = add i64 %v93, %r.rd248.3
  %v96 = add nsw i64 %r.rd244.2, -1
  %v98 = icmp slt i64 %v94, %i.p1
  %v99 = icmp sgt i64 %r.rd244.2, 1
  %v100 = and i1 %v99, %v98
  br i1 %v100, label %b.L__BB15_11, label %b.L__BB15_12
b.L__BB15_12:
  %r.rd248.2 = phi i64 [ %r.rd248.0, %b.L__BB15_10 ], [ %v94, %b.L__BB15_11 ]
  %r.p83.0 = phi i1 [ %v75, %b.L__BB15_10 ], [ %v98, %b.L__BB15_11 ]
  %v104 = select i1 %r.p83.0, i64 %r.rd248.2, i64 %i.p1
  %v106 = icmp slt i64 %v47, 8
  %v108 = or i1 %v55, %v106
  br i1 %v108, label %b.L__BB15_16, label %b.L__BB15_14
b.L__BB15_14:
  %r.rd249.0 = phi i64 [ %v121, %b.next.20 ], [ 8, %b.L__BB15_12 ]
  %r.rd256.1 = phi i64 [ %r.rd249.0, %b.next.20 ], [ 0, %b.L__BB15_12 ]
  %r.rd252.1 = phi i64 [ %v119, %b.next.20 ], [ %v47, %b.L__BB15_12 ]
  %v113 = add i64 %r.rd256.1, %i.p0
  %at.i131 = inttoptr i64 %v113 to ptr
  %word.i132 = load i64, ptr %at.i131, align 1
  %v116 = and i64 %word.i132, -9187201950435737472
  %v117.not = icmp eq i64 %v116, 0
  br i1 %v117.not, label %b.next.20, label %b.L__BB15_16
b.next.20:
  %v119 = add nsw i64 %r.rd252.1, -8
  %v121 = add nuw i64 %r.rd249.0, 8
  %v123 = icmp sle i64 %v121, %i.p1
  %v124 = icmp sgt i64 %r.rd252.1, 15
  %v125 = and i1 %v123, %v124
  br i1 %v125, label %b.L__BB15_14, label %b.L__BB15_16
b.L__BB15_16:
  %r.rd256.0 = phi i64 [ 0, %b.L__BB15_12 ], [ %r.rd256.1, %b.L__BB15_14 ], [ %r.rd249.0, %b.next.20 ]
  %r.rd252.0 = phi i64 [ %v47, %b.L__BB15_12 ], [ %r.rd252.1, %b.L__BB15_14 ], [ %v119, %b.next.20 ]
  %v128 = icmp slt i64 %r.rd256.0, %i.p1
  %v129 = icmp sge i64 %r.rd256.0, %i.p1
  %v131 = icmp slt i64 %r.rd252.0, 1
  %v132 = or i1 %v129, %v131
  br i1 %v132, label %b.L__BB15_18, label %b.L__BB15_17
b.L__BB15_17:
  %r.rd256.3 = phi i64 [ %v147, %b.L__BB15_17 ], [ %r.rd256.0, %b.L__BB15_16 ]
  %r.rd252.2 = phi i64 [ %v149, %b.L__BB15_17 ], [ %r.rd252.0, %b.L__BB15_16 ]
  %v135 = add i64 %r.rd256.3, %i.p0
  %v136 = inttoptr i64 %v135 to ptr
  %v137 = load i8, ptr %v136, align 1
  %v141 = icmp sgt i8 %v137, -1
  %v142 = icmp ult i8 %v137, -32
  %v143 = icmp ult i8 %v137, -16
  %v144 = select i1 %v143, i64 3, i64 4
  %v145 = select i1 %v142, i64 2, i64 %v144
  %v146 = select i1 %v141, i64 1, i64 %v145
  %v147 = add i64 %v146, %r.rd256.3
  %v149 = add nsw i64 %r.rd252.2, -1
  %v151 = icmp slt i64 %v147, %i.p1
  %v152 = icmp sgt i64 %r.rd252.2, 1
  %v153 = and i1 %v152, %v151
  br i1 %v153, label %b.L__BB15_17, label %b.L__BB15_18
b.L__BB15_18:
  %r.rd256.2 = phi i64 [ %r.rd256.0, %b.L__BB15_16 ], [ %v147, %b.L__BB15_17 ]
  %r.p84.0 = phi i1 [ %v128, %b.L__BB15_16 ], [ %v151, %b.L__BB15_17 ]
  %v157 = select i1 %r.p84.0, i64 %r.rd256.2, i64 %i.p1
  %v159 = icmp slt i64 %v47, 1
  %v160 = icmp slt i64 %r.rd256.2, %i.p1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %b.L__BB15_25, label %b.next.27
b.next.27:
  br i1 %v55, label %b.L__BB15_22, label %b.L__BB15_21
b.L__BB15_21:
  %r.rd257.0 = phi i64 [ %v181, %b.L__BB15_21 ], [ 8, %b.next.27 ]
  %r.rd258.0 = phi i64 [ %r.rd257.0, %b.L__BB15_21 ], [ 0, %b.next.27 ]
  %r.rd264.1 = phi i64 [ %v180, %b.L__BB15_21 ], [ %i.p1, %b.next.27 ]
  %v168 = add i64 %r.rd258.0, %i.p0
  %at.i128 = inttoptr i64 %v168 to ptr
  %word.i129 = load i64, ptr %at.i128, align 1
  %v171 = lshr i64 %word.i129, 7
  %v172 = lshr i64 %word.i129, 6
  %v173 = and i64 %v172, 72340172838076673
  %v174 = xor i64 %v173, 72340172838076673
  %v175 = and i64 %v174, %v171
  %v176 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v175)
  %v180 = sub i64 %r.rd264.1, %v176
  %v181 = add i64 %r.rd257.0, 8
  %v183.not = icmp sgt i64 %v181, %i.p1
  br i1 %v183.not, label %b.L__BB15_22, label %b.L__BB15_21
b.L__BB15_22:
  %r.rd264.0 = phi i64 [ %i.p1, %b.next.27 ], [ %v180, %b.L__BB15_21 ]
  %r.rd262.0 = phi i64 [ 0, %b.next.27 ], [ %r.rd257.0, %b.L__BB15_21 ]
  %v186.not = icmp slt i64 %r.rd262.0, %i.p1
  br i1 %v186.not, label %b.L__BB15_23, label %b.L__BB15_24
b.L__BB15_23:
  %r.rd264.3 = phi i64 [ %v197, %b.L__BB15_23 ], [ %r.rd264.0, %b.L__BB15_22 ]
  %r.rd262.1 = phi i64 [ %v198, %b.L__BB15_23 ], [ %r.rd262.0, %b.L__BB15_22 ]
  %v189 = add i64 %r.rd262.1, %i.p0
  %v190 = inttoptr i64 %v189 to ptr
  %v191 = load i8, ptr %v190, align 1
  %v194 = icmp slt i8 %v191, -64
  %v195.neg = sext i1 %v194 to i64
  %v197 = add i64 %r.rd264.3, %v195.neg
  %v198 = add nsw i64 %r.rd262.1, 1
  %v200 = icmp slt i64 %v198, %i.p1
  br i1 %v200, label %b.L__BB15_23, label %b.L__BB15_24
b.L__BB15_24:
  %r.rd264.2 = phi i64 [ %r.rd264.0, %b.L__BB15_22 ], [ %v197, %b.L__BB15_23 ]
  %v202 = add i64 %i.p1, 1
  %v205 = icmp sgt i64 %v47, %r.rd264.2
  %v207 = select i1 %v205, i64 %v202, i64 %v157
  br label %b.L__BB15_25
b.L__BB15_25:
  %r.rd265.0 = phi i64 [ %v157, %b.L__BB15_18 ], [ %v207, %b.L__BB15_24 ]
  %v210 = icmp slt i64 %v104, %r.rd265.0
  br i1 %v210, label %b.L__BB15_62, label %b.next.37
b.next.37:
  %v213 = sub i64 %v104, %r.rd265.0
  %v215 = icmp eq i64 %i.p3, 0
  br i1 %v215, label %b.L__BB15_55, label %b.next.38
b.next.38:
  %v218 = sub i64 %v213, %i.p3
  %v220 = inttoptr i64 %i.p2 to ptr
  %v221 = load i8, ptr %v220, align 1
  %v223 = zext i8 %v221 to i64
  %v225 = mul nuw i64 %v223, 72340172838076673
  %v226 = icmp slt i64 %v218, 0
  br i1 %v226, label %b.L__BB15_40, label %b.next.39
b.next.39:
  %v228 = add i64 %i.p3, -1
  %v234 = add i64 %r.rd265.0, %i.p0
  %v284 = add i64 %i.p2, 1
  br label %b.L__BB15_29
b.L__BB15_29:
  %r.rd270.0 = phi i64 [ 0, %b.next.39 ], [ %r.rd270.1, %b.L__BB15_39 ]
  %v230 = add i64 %r.rd270.0, 8
  %v232 = icmp sgt i64 %v230, %v213
  %v236 = add i64 %v234, %r.rd270.0
  %v238 = inttoptr i64 %v236 to ptr
  br i1 %v232, label %b.L__BB15_36, label %b.L__BB15_30
b.L__BB15_36:
  %v239 = load i8, ptr %v238, align 1
  %v242 = icmp eq i8 %v239, %v221
  br i1 %v242, label %b.L__BB15_32, label %b.next.43
b.next.43:
  %v244 = add i64 %r.rd270.0, 1
  br label %b.L__BB15_39
b.L__BB15_30:
  %word.i126 = load i64, ptr %v238, align 1
  %v249 = xor i64 %word.i126, %v225
  %v251 = add i64 %v249, -72340172838076673
  %v250 = and i64 %v249, -9187201950435737472
  %v252 = xor i64 %v250, -9187201950435737472
  %v253 = and i64 %v252, %v251
  %v254 = icmp eq i64 %v253, 0
  br i1 %v254, label %b.L__BB15_39, label %b.next.45
b.next.45:
  %v256 = sub i64 0, %v253
  %v257 = and i64 %v253, %v256
  %v258 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v257, i1 false)
  %v259 = trunc nuw nsw i64 %v258 to i32
  %v260 = sub nsw i32 63, %v259
  %v261 = ashr i32 %v260, 3
  %v262 = sext i32 %v261 to i64
  %v264 = add i64 %r.rd270.0, %v262
  %v266 = icmp sgt i64 %v264, %v218
  br i1 %v266, label %b.L__BB15_40, label %b.L__BB15_32
b.L__BB15_32:
  %r.rd267.0 = phi i64 [ %r.rd270.0, %b.L__BB15_36 ], [ %v264, %b.next.45 ]
  %v269 = add i64 %r.rd267.0, 1
  %v271 = add i64 %v269, %r.rd265.0
  %v278 = add i64 %v271, %i.p0
  br label %b.L__BB15_33
b.L__BB15_33:
  %r.rd268.0 = phi i64 [ 0, %b.L__BB15_32 ], [ %v273, %b.L__BB15_38 ]
  %v273 = add i64 %r.rd268.0, 8
  %v275 = icmp slt i64 %v273, %i.p3
  br i1 %v275, label %b.L__BB15_38, label %b.L__BB15_34.preheader
b.L__BB15_34.preheader:
  %v295 = add i64 %v271, %i.p0
  br label %b.L__BB15_34
b.L__BB15_38:
  %v280 = add i64 %v278, %r.rd268.0
  %at.i122 = inttoptr i64 %v280 to ptr
  %word.i123 = load i64, ptr %at.i122, align 1
  %v285 = add i64 %v284, %r.rd268.0
  %at.i119 = inttoptr i64 %v285 to ptr
  %word.i120 = load i64, ptr %at.i119, align 1
  %v288 = icmp eq i64 %word.i123, %word.i120
  br i1 %v288, label %b.L__BB15_33, label %b.L__BB15_39
b.L__BB15_34:
  %r.rd268.1 = phi i64 [ %v298, %b.next.53 ], [ %r.rd268.0, %b.L__BB15_34.preheader ]
  %v292.not = icmp slt i64 %r.rd268.1, %v228
  br i1 %v292.not, label %b.next.53, label %b.L__BB15_40
b.next.53:
  %v297 = add i64 %v295, %r.rd268.1
  %v298 = add nsw i64 %r.rd268.1, 1
  %v300 = add i64 %r.rd268.1, %i.p2
  %v301 = inttoptr i64 %v300 to ptr
  %v302 = getelementptr i8, ptr %v301, i64 1
  %v303 = load i8, ptr %v302, align 1
  %v305 = inttoptr i64 %v297 to ptr
  %v306 = load i8, ptr %v305, align 1
  %v308 = icmp eq i8 %v306, %v303
  br i1 %v308, label %b.L__BB15_34, label %b.L__BB15_39
b.L__BB15_39:
  %r.rd270.1 = phi i64 [ %v269, %b.next.53 ], [ %v230, %b.L__BB15_30 ], [ %v244, %b.next.43 ], [ %v269, %b.L__BB15_38 ]
  %v311.not = icmp sgt i64 %r.rd270.1, %v218
  br i1 %v311.not, label %b.L__BB15_40, label %b.L__BB15_29
b.L__BB15_40:
  %r.rd279.0 = phi i64 [ -1, %b.next.38 ], [ %r.rd267.0, %b.L__BB15_34 ], [ -1, %b.next.45 ], [ -1, %b.L__BB15_39 ]
  %v314 = icmp slt i64 %r.rd279.0, 0
  br i1 %v314, label %b.L__BB15_62, label %b.next.58
b.next.58:
  %v316 = add i64 %i.p3, -1
  %v322 = add i64 %i.p2, 1
  %v335 = add i64 %r.rd265.0, %i.p0
  %v319 = add i64 %i.p0, 1
  %invariant.op146 = add i64 %r.rd265.0, %v319
  %v372 = add i64 %r.rd265.0, %i.p0
  br label %b.L__BB15_42
b.L__BB15_42:
  %r.rd279.1 = phi i64 [ %r.rd279.0, %b.next.58 ], [ %r.rd279.2, %b.L__BB15_54 ]
  %r.rd287.1 = phi i64 [ 0, %b.next.58 ], [ %v324, %b.L__BB15_54 ]
  %v324 = add i64 %r.rd287.1, 1
  %v327 = add i64 %r.rd279.1, %i.p3
  %v329 = icmp sgt i64 %v327, %v218
  br i1 %v329, label %b.L__BB15_54, label %b.L__BB15_43
b.L__BB15_43:
  %r.rd278.0 = phi i64 [ %r.rd278.1, %b.L__BB15_53 ], [ %v327, %b.L__BB15_42 ]
  %v331 = add i64 %r.rd278.0, 8
  %v333 = icmp sgt i64 %v331, %v213
  %v337 = add i64 %v335, %r.rd278.0
  %v339 = inttoptr i64 %v337 to ptr
  br i1 %v333, label %b.L__BB15_50, label %b.L__BB15_44
b.L__BB15_50:
  %v340 = load i8, ptr %v339, align 1
  %v343 = icmp eq i8 %v340, %v221
  br i1 %v343, label %b.L__BB15_46, label %b.next.64
b.next.64:
  %v345 = add i64 %r.rd278.0, 1
  br label %b.L__BB15_53
b.L__BB15_44:
  %word.i117 = load i64, ptr %v339, align 1
  %v350 = xor i64 %word.i117, %v225
  %v352 = add i64 %v350, -72340172838076673
  %v351 = and i64 %v350, -9187201950435737472
  %v353 = xor i64 %v351, -9187201950435737472
  %v354 = and i64 %v353, %v352
  %v355 = icmp eq i64 %v354, 0
  br i1 %v355, label %b.L__BB15_53, label %b.next.66
b.next.66:
  %v357 = sub i64 0, %v354
  %v358 = and i64 %v354, %v357
  %v359 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v358, i1 false)
  %v360 = trunc nuw nsw i64 %v359 to i32
  %v361 = sub nsw i32 63, %v360
  %v362 = ashr i32 %v361, 3
  %v363 = sext i32 %v362 to i64
  %v365 = add i64 %r.rd278.0, %v363
  %v367 = icmp sgt i64 %v365, %v218
  br i1 %v367, label %b.L__BB15_54, label %b.L__BB15_46
b.L__BB15_46:
  %r.rd275.0 = phi i64 [ %r.rd278.0, %b.L__BB15_50 ], [ %v365, %b.next.66 ]
  %v370 = add i64 %r.rd275.0, 1
  %v374.reass.reass = add i64 %r.rd275.0, %invariant.op146
  br label %b.L__BB15_47
b.L__BB15_47:
  %r.rd276.0 = phi i64 [ 0, %b.L__BB15_46 ], [ %v376, %b.L__BB15_52 ]
  %v376 = add i64 %r.rd276.0, 8
  %v378 = icmp slt i64 %v376, %i.p3
  br i1 %v378, label %b.L__BB15_52, label %b.L__BB15_48.preheader
b.L__BB15_48.preheader:
  %v395 = add i64 %v372, %v370
  br label %b.L__BB15_48
b.L__BB15_52:
  %v381 = add i64 %v374.reass.reass, %r.rd276.0
  %at.i113 = inttoptr i64 %v381 to ptr
  %word.i114 = load i64, ptr %at.i113, align 1
  %v385 = add i64 %v322, %r.rd276.0
  %at.i110 = inttoptr i64 %v385 to ptr
  %word.i111 = load i64, ptr %at.i110, align 1
  %v388 = icmp eq i64 %word.i114, %word.i111
  br i1 %v388, label %b.L__BB15_47, label %b.L__BB15_53
b.L__BB15_48:
  %r.rd276.1 = phi i64 [ %v398, %b.next.74 ], [ %r.rd276.0, %b.L__BB15_48.preheader ]
  %v392.not = icmp slt i64 %r.rd276.1, %v316
  br i1 %v392.not, label %b.next.74, label %b.L__BB15_54
b.next.74:
  %v397 = add i64 %v395, %r.rd276.1
  %v398 = add nsw i64 %r.rd276.1, 1
  %v400 = add i64 %r.rd276.1, %i.p2
  %v401 = inttoptr i64 %v400 to ptr
  %v402 = getelementptr i8, ptr %v401, i64 1
  %v403 = load i8, ptr %v402, align 1
  %v405 = inttoptr i64 %v397 to ptr
  %v406 = load i8, ptr %v405, align 1
  %v408 = icmp eq i8 %v406, %v403
  br i1 %v408, label %b.L__BB15_48, label %b.L__BB15_53
b.L__BB15_53:
  %r.rd278.1 = phi i64 [ %v370, %b.next.74 ], [ %v331, %b.L__BB15_44 ], [ %v345, %b.next.64 ], [ %v370, %b.L__BB15_52 ]
  %v411.not = icmp sgt i64 %r.rd278.1, %v218
  br i1 %v411.not, label %b.L__BB15_54, label %b.L__BB15_43
b.L__BB15_54:
  %r.rd279.2 = phi i64 [ -1, %b.L__BB15_42 ], [ %r.rd275.0, %b.L__BB15_48 ], [ -1, %b.next.66 ], [ -1, %b.L__BB15_53 ]
  %v414 = icmp sgt i64 %r.rd279.2, -1
  br i1 %v414, label %b.L__BB15_42, label %b.L__BB15_62
b.L__BB15_55:
  %v416 = icmp slt i64 %v213, 8
  br i1 %v416, label %b.L__BB15_58, label %b.next.81
b.next.81:
  %v419 = add i64 %r.rd265.0, %i.p0
  br label %b.L__BB15_57
b.L__BB15_57:
  %r.rd280.0 = phi i64 [ 0, %b.next.81 ], [ %v436, %b.L__BB15_57 ]
  %r.rd286.1 = phi i64 [ %v213, %b.next.81 ], [ %v435, %b.L__BB15_57 ]
  %v423 = add i64 %v419, %r.rd280.0
  %at.i = inttoptr i64 %v423 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v426 = lshr i64 %word.i, 7
  %v427 = lshr i64 %word.i, 6
  %v428 = and i64 %v427, 72340172838076673
  %v429 = xor i64 %v428, 72340172838076673
  %v430 = and i64 %v429, %v426
  %v431 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v430)
  %v435 = sub i64 %r.rd286.1, %v431
  %v436 = add i64 %r.rd280.0, 8
  %v437 = add i64 %r.rd280.0, 16
  %v439.not = icmp sgt i64 %v437, %v213
  br i1 %v439.not, label %b.L__BB15_58, label %b.L__BB15_57
b.L__BB15_58:
  %r.rd286.0 = phi i64 [ %v213, %b.L__BB15_55 ], [ %v435, %b.L__BB15_57 ]
  %r.rd284.0 = phi i64 [ 0, %b.L__BB15_55 ], [ %v436, %b.L__BB15_57 ]
  %v442.not = icmp slt i64 %r.rd284.0, %v213
  br i1 %v442.not, label %b.next.85, label %b.L__BB15_61
b.next.85:
  %v445 = add i64 %r.rd265.0, %i.p0
  br label %b.L__BB15_60
b.L__BB15_60:
  %r.rd286.3 = phi i64 [ %r.rd286.0, %b.next.85 ], [ %v456, %b.L__BB15_60 ]
  %r.rd284.1 = phi i64 [ %r.rd284.0, %b.next.85 ], [ %v457, %b.L__BB15_60 ]
  %v448 = add i64 %v445, %r.rd284.1
  %v449 = inttoptr i64 %v448 to ptr
  %v450 = load i8, ptr %v449, align 1
  %v453 = icmp slt i8 %v450, -64
  %v454.neg = sext i1 %v453 to i64
  %v456 = add i64 %r.rd286.3, %v454.neg
  %v457 = add nsw i64 %r.rd284.1, 1
  %v459 = icmp slt i64 %v457, %v213
  br i1 %v459, label %b.L__BB15_60, label %b.L__BB15_61
b.L__BB15_61:
  %r.rd286.2 = phi i64 [ %r.rd286.0, %b.L__BB15_58 ], [ %v456, %b.L__BB15_60 ]
  %v461 = add i64 %r.rd286.2, 1
  br label %b.L__BB15_62
b.L__BB15_62:
  %r.rd287.0 = phi i64 [ 0, %b.L__BB15_25 ], [ %v461, %b.L__BB15_61 ], [ 0, %b.L__BB15_40 ], [ %v324, %b.L__BB15_54 ]
  %v464 = insertvalue { i64 } poison, i64 %r.rd287.0, 0
  ret { i64 } %v464
}
define internal { i64, i64 } @udf_text_join(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4") alwaysinline nounwind {
start:
  %v1 = icmp eq i64 %i.p3, 0
  br i1 %v1, label %b.L__BB17_9, label %b.next.0
b.next.0:
  %v3 = icmp eq i64 %i.p1, 0
  br i1 %v3, label %b.L__BB17_9, label %b.next.1
b.next.1:
  %v8 = add i64 %i.p1, %i.p0
  %v10 = icmp eq i64 %v8, %i.p2
  br i1 %v10, label %b.L__BB17_7, label %b.next.2
b.next.2:
  %v12 = inttoptr i64 %i.p4 to ptr
  %v13 = load i64, ptr %v12, align 8
  %v15 = icmp eq i64 %v8, %v13
  %v17 = select i1 %v15, i64 0, i64 %i.p1
  %v19 = add i64 %v17, %i.p3
  %v21 = getelementptr i8, ptr %v12, i64 8
  %v22 = load i64, ptr %v21, align 8
  %v23 = sub i64 %v22, %v13
  %v24 = icmp slt i64 %v23, %v19
  %v25 = icmp eq i64 %v13, 0
  %v26 = or i1 %v25, %v24
  br i1 %v26, label %b.L__BB17_9, label %b.next.3
b.next.3:
  br i1 %v15, label %b.L__BB17_6, label %b.next.4
b.next.4:
  %to.at.i = inttoptr i64 %v13 to ptr
  %from.at.i = inttoptr i64 %i.p0 to ptr
  %long.i.i = icmp ugt i64 %i.p1, 16
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %i.p1, i1 false)
  br label %udf_copy.exit
short.i.i:
  %eight.i.i = icmp ugt i64 %i.p1, 7
  br i1 %eight.i.i, label %words.i.i, label %byte.i.i
words.i.i:
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %i.p1
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %i.p1
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %short.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %i.p1
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v32 = add i64 %v13, %i.p1
  br label %b.L__BB17_6
b.L__BB17_6:
  %v43 = phi i64 [ %i.p0, %b.next.3 ], [ %v13, %udf_copy.exit ]
  %r.rd28.0 = phi i64 [ %v8, %b.next.3 ], [ %v32, %udf_copy.exit ]
  %to.at.i19 = inttoptr i64 %r.rd28.0 to ptr
  %from.at.i20 = inttoptr i64 %i.p2 to ptr
  %long.i.i21 = icmp ugt i64 %i.p3, 16
  br i1 %long.i.i21, label %whole.i.i40, label %short.i.i22
whole.i.i40:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i19, ptr align 1 %from.at.i20, i64 %i.p3, i1 false)
  br label %udf_copy.exit41
short.i.i22:
  %eight.i.i23 = icmp ugt i64 %i.p3, 7
  br i1 %eight.i.i23, label %words.i.i33, label %byte.i.i26
words.i.i33:
  %from8.i.i34 = getelementptr i8, ptr %from.at.i20, i64 %i.p3
  %last8.i.i35 = getelementptr i8, ptr %from8.i.i34, i64 -8
  %to8.i.i36 = getelementptr i8, ptr %to.at.i19, i64 %i.p3
  %end8.i.i37 = getelementptr i8, ptr %to8.i.i36, i64 -8
  %a8.i.i38 = load i64, ptr %from.at.i20, align 1
  %b8.i.i39 = load i64, ptr %last8.i.i35, align 1
  store i64 %a8.i.i38, ptr %to.at.i19, align 1
  store i64 %b8.i.i39, ptr %end8.i.i37, align 1
  br label %udf_copy.exit41
byte.i.i26:
  %i.i.i27 = phi i64 [ %next.i.i31, %byte.i.i26 ], [ 0, %short.i.i22 ]
  %at.i.i28 = getelementptr i8, ptr %from.at.i20, i64 %i.i.i27
  %one.i.i29 = load i8, ptr %at.i.i28, align 1
  %there.i.i30 = getelementptr i8, ptr %to.at.i19, i64 %i.i.i27
  store i8 %one.i.i29, ptr %there.i.i30, align 1
  %next.i.i31 = add nuw nsw i64 %i.i.i27, 1
  %done.i.i32 = icmp eq i64 %next.i.i31, %i.p3
  br i1 %done.i.i32, label %udf_copy.exit41, label %byte.i.i26
udf_copy.exit41:
  %v37 = add i64 %r.rd28.0, %i.p3
  store i64 %v37, ptr %v12, align 8
  %v45 = add i64 %i.p3, %i.p1
  br label %b.L__BB17_9
b.L__BB17_7:
  %v50 = add i64 %i.p3, %i.p1
  br label %b.L__BB17_9
b.L__BB17_9:
  %r.rd29.0 = phi i64 [ %v43, %udf_copy.exit41 ], [ %i.p2, %b.next.0 ], [ %i.p0, %b.L__BB17_7 ], [ 0, %b.next.2 ], [ %i.p0, %start ]
  %r.rd30.0 = phi i64 [ %v45, %udf_copy.exit41 ], [ %i.p3, %b.next.0 ], [ %v50, %b.L__BB17_7 ], [ 0, %b.next.2 ], [ %i.p1, %start ]
  %v56 = insertvalue { i64, i64 } poison, i64 %r.rd29.0, 0
  %v57 = insertvalue { i64, i64 } %v56, i64 %r.rd30.0, 1
  ret { i64, i64 } %v57
}
define internal { i64, i64 } @udf_text_repeat(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p2, 1
  %v2 = icmp eq i64 %i.p1, 0
  %v3 = or i1 %v2, %v1
  br i1 %v3, label %b.L__BB18_10, label %b.L__BB18_1
b.L__BB18_1:
  %v6 = icmp eq i64 %i.p2, 1
  br i1 %v6, label %b.L__BB18_10, label %b.next.3
b.next.3:
  %v10 = add i64 %i.p3, 8
  %v11 = inttoptr i64 %i.p3 to ptr
  %v12 = load i64, ptr %v11, align 8
  %v14 = getelementptr i8, ptr %v11, i64 8
  %v15 = load i64, ptr %v14, align 8
  %v16 = sub i64 %v15, %v12
  %v18 = or i64 %v16, %i.p1
  %0 = icmp ult i64 %v18, 4294967296
  br i1 %0, label %b.L__BB18_4, label %b.next.4
b.next.4:
  %v24 = icmp eq i64 %v16, -9223372036854775808
  %v25 = icmp eq i64 %i.p1, -1
  %v26 = and i1 %v25, %v24
  %v28 = select i1 %v26, i64 1, i64 %i.p1
  %v29 = sdiv i64 %v16, %v28
  br label %b.L__BB18_5
b.L__BB18_4:
  %v33 = trunc nuw i64 %i.p1 to i32
  %v35 = trunc nuw i64 %v16 to i32
  %v38 = udiv i32 %v35, %v33
  %1 = zext i32 %v38 to i64
  br label %b.L__BB18_5
b.L__BB18_5:
  %r.rd30.0 = phi i64 [ %1, %b.L__BB18_4 ], [ %v29, %b.next.4 ]
  %v44 = icmp slt i64 %r.rd30.0, %i.p2
  br i1 %v44, label %b.L__BB18_10, label %b.L__BB18_7.preheader
b.L__BB18_7.preheader:
  %from.at.i = inttoptr i64 %i.p0 to ptr
  %long.i.i = icmp ugt i64 %i.p1, 16
  %eight.i.i = icmp ugt i64 %i.p1, 7
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %i.p1
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  br label %b.L__BB18_7
b.L__BB18_7:
  %r.rd32.0 = phi i64 [ %v49, %udf_copy.exit ], [ %v12, %b.L__BB18_7.preheader ]
  %r.rd31.0 = phi i64 [ %v51, %udf_copy.exit ], [ 0, %b.L__BB18_7.preheader ]
  %to.at.i = inttoptr i64 %r.rd32.0 to ptr
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %i.p1, i1 false)
  br label %udf_copy.exit
short.i.i:
  br i1 %eight.i.i, label %words.i.i, label %byte.i.i
words.i.i:
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %i.p1
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %short.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %i.p1
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v49 = add i64 %r.rd32.0, %i.p1
  %v51 = add nuw nsw i64 %r.rd31.0, 1
  %v53 = icmp slt i64 %v51, %i.p2
  br i1 %v53, label %b.L__BB18_7, label %b.next.9
b.next.9:
  %v55 = inttoptr i64 %v10 to ptr
  %v56 = getelementptr i8, ptr %v55, i64 -8
  %v57 = load i64, ptr %v56, align 8
  store i64 %v49, ptr %v56, align 8
  %v61 = sub i64 %v49, %v57
  br label %b.L__BB18_10
b.L__BB18_10:
  %r.rd33.0 = phi i64 [ %v57, %b.next.9 ], [ %i.p0, %b.L__BB18_1 ], [ 0, %b.L__BB18_5 ], [ %i.p0, %start ]
  %r.rd34.0 = phi i64 [ %v61, %b.next.9 ], [ %i.p1, %b.L__BB18_1 ], [ 0, %b.L__BB18_5 ], [ 0, %start ]
  %v66 = insertvalue { i64, i64 } poison, i64 %r.rd33.0, 0
  %v67 = insertvalue { i64, i64 } %v66, i64 %r.rd34.0, 1
  ret { i64, i64 } %v67
}
define internal { i64, i64 } @udf_text_replace_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i64 %"i.p6", i64 %"i.p7") noinline nounwind {
start:
  %v1 = icmp eq i64 %i.p6, 0
  br i1 %v1, label %b.L__BB19_72, label %b.next.0
b.next.0:
  %v3 = icmp eq i64 %i.p3, 0
  br i1 %v3, label %b.L__BB19_64, label %b.next.1
b.next.1:
  %v6 = sub i64 %i.p1, %i.p3
  %v8 = inttoptr i64 %i.p2 to ptr
  %v9 = load i8, ptr %v8, align 1
  %v11 = zext i8 %v9 to i64
  %v13 = mul nuw i64 %v11, 72340172838076673
  %v14 = icmp slt i64 %v6, 0
  br i1 %v14, label %b.L__BB19_15, label %b.next.2
b.next.2:
  %v16 = add i64 %i.p3, -1
  %v68 = add i64 %i.p2, 1
  br label %b.L__BB19_4
b.L__BB19_4:
  %r.rd249.0 = phi i64 [ 0, %b.next.2 ], [ %r.rd249.1, %b.L__BB19_14 ]
  %v18 = add i64 %r.rd249.0, 8
  %v20 = icmp sgt i64 %v18, %i.p1
  %v22 = add i64 %r.rd249.0, %i.p0
  %v24 = inttoptr i64 %v22 to ptr
  br i1 %v20, label %b.L__BB19_11, label %b.L__BB19_5
b.L__BB19_11:
  %v25 = load i8, ptr %v24, align 1
  %v28 = icmp eq i8 %v25, %v9
  br i1 %v28, label %b.L__BB19_7, label %b.next.6
b.next.6:
  %v30 = add i64 %r.rd249.0, 1
  br label %b.L__BB19_14
b.L__BB19_5:
  %word.i164 = load i64, ptr %v24, align 1
  %v35 = xor i64 %word.i164, %v13
  %v37 = add i64 %v35, -72340172838076673
  %v36 = and i64 %v35, -9187201950435737472
  %v38 = xor i64 %v36, -9187201950435737472
  %v39 = and i64 %v38, %v37
  %v40 = icmp eq i64 %v39, 0
  br i1 %v40, label %b.L__BB19_14, label %b.next.8
b.next.8:
  %v42 = sub i64 0, %v39
  %v43 = and i64 %v39, %v42
  %v44 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v43, i1 false)
  %v45 = trunc nuw nsw i64 %v44 to i32
  %v46 = sub nsw i32 63, %v45
  %v47 = ashr i32 %v46, 3
  %v48 = sext i32 %v47 to i64
  %v50 = add i64 %r.rd249.0, %v48
  %v52 = icmp sgt i64 %v50, %v6
  br i1 %v52, label %b.L__BB19_15, label %b.L__BB19_7
b.L__BB19_7:
  %r.rd246.0 = phi i64 [ %r.rd249.0, %b.L__BB19_11 ], [ %v50, %b.next.8 ]
  %v55 = add i64 %r.rd246.0, 1
  %v62 = add i64 %v55, %i.p0
  br label %b.L__BB19_8
b.L__BB19_8:
  %r.rd247.0 = phi i64 [ 0, %b.L__BB19_7 ], [ %v57, %b.L__BB19_13 ]
  %v57 = add i64 %r.rd247.0, 8
  %v59 = icmp slt i64 %v57, %i.p3
  br i1 %v59, label %b.L__BB19_13, label %b.L__BB19_9.preheader
b.L__BB19_9.preheader:
  %v79 = add i64 %v55, %i.p0
  br label %b.L__BB19_9
b.L__BB19_13:
  %v64 = add i64 %v62, %r.rd247.0
  %at.i160 = inttoptr i64 %v64 to ptr
  %word.i161 = load i64, ptr %at.i160, align 1
  %v69 = add i64 %v68, %r.rd247.0
  %at.i157 = inttoptr i64 %v69 to ptr
  %word.i158 = load i64, ptr %at.i157, align 1
  %v72 = icmp eq i64 %word.i161, %word.i158
  br i1 %v72, label %b.L__BB19_8, label %b.L__BB19_14
b.L__BB19_9:
  %r.rd247.1 = phi i64 [ %v82, %b.next.16 ], [ %r.rd247.0, %b.L__BB19_9.preheader ]
  %v76.not = icmp slt i64 %r.rd247.1, %v16
  br i1 %v76.not, label %b.next.16, label %b.L__BB19_15
b.next.16:
  %v81 = add i64 %v79, %r.rd247.1
  %v82 = add nsw i64 %r.rd247.1, 1
  %v84 = add i64 %r.rd247.1, %i.p2
  %v85 = inttoptr i64 %v84 to ptr
  %v86 = getelementptr i8, ptr %v85, i64 1
  %v87 = load i8, ptr %v86, align 1
  %v89 = inttoptr i64 %v81 to ptr
  %v90 = load i8, ptr %v89, align 1
  %v92 = icmp eq i8 %v90, %v87
  br i1 %v92, label %b.L__BB19_9, label %b.L__BB19_14
b.L__BB19_14:
  %r.rd249.1 = phi i64 [ %v55, %b.next.16 ], [ %v18, %b.L__BB19_5 ], [ %v30, %b.next.6 ], [ %v55, %b.L__BB19_13 ]
  %v95.not = icmp sgt i64 %r.rd249.1, %v6
  br i1 %v95.not, label %b.L__BB19_15, label %b.L__BB19_4
b.L__BB19_15:
  %r.rd277.0 = phi i64 [ -1, %b.next.1 ], [ %r.rd246.0, %b.L__BB19_9 ], [ -1, %b.next.8 ], [ -1, %b.L__BB19_14 ]
  %v98 = icmp slt i64 %r.rd277.0, 0
  br i1 %v98, label %b.L__BB19_72, label %b.next.21
b.next.21:
  %v103.not = icmp sgt i64 %i.p5, %i.p3
  br i1 %v103.not, label %b.next.22, label %b.L__BB19_46
b.next.22:
  %v107 = sub i64 %i.p1, %r.rd277.0
  %v109 = sub i64 %v107, %i.p3
  %v110 = icmp slt i64 %v109, 0
  br i1 %v110, label %b.L__BB19_30, label %b.next.23
b.next.23:
  %v112 = add i64 %i.p3, -1
  %v118 = add i64 %r.rd277.0, %i.p0
  %v168 = add i64 %i.p2, 1
  br label %b.L__BB19_19
b.L__BB19_19:
  %r.rd255.0 = phi i64 [ 0, %b.next.23 ], [ %r.rd255.1, %b.L__BB19_29 ]
  %v114 = add i64 %r.rd255.0, 8
  %v116 = icmp sgt i64 %v114, %v107
  %v120 = add i64 %v118, %r.rd255.0
  %v122 = inttoptr i64 %v120 to ptr
  br i1 %v116, label %b.L__BB19_26, label %b.L__BB19_20
b.L__BB19_26:
  %v123 = load i8, ptr %v122, align 1
  %v126 = icmp eq i8 %v123, %v9
  br i1 %v126, label %b.L__BB19_22, label %b.next.27
b.next.27:
  %v128 = add i64 %r.rd255.0, 1
  br label %b.L__BB19_29
b.L__BB19_20:
  %word.i155 = load i64, ptr %v122, align 1
  %v133 = xor i64 %word.i155, %v13
  %v135 = add i64 %v133, -72340172838076673
  %v134 = and i64 %v133, -9187201950435737472
  %v136 = xor i64 %v134, -9187201950435737472
  %v137 = and i64 %v136, %v135
  %v138 = icmp eq i64 %v137, 0
  br i1 %v138, label %b.L__BB19_29, label %b.next.29
b.next.29:
  %v140 = sub i64 0, %v137
  %v141 = and i64 %v137, %v140
  %v142 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v141, i1 false)
  %v143 = trunc nuw nsw i64 %v142 to i32
  %v144 = sub nsw i32 63, %v143
  %v145 = ashr i32 %v144, 3
  %v146 = sext i32 %v145 to i64
  %v148 = add i64 %r.rd255.0, %v146
  %v150 = icmp sgt i64 %v148, %v109
  br i1 %v150, label %b.L__BB19_30, label %b.L__BB19_22
b.L__BB19_22:
  %r.rd252.0 = phi i64 [ %r.rd255.0, %b.L__BB19_26 ], [ %v148, %b.next.29 ]
  %v153 = add i64 %r.rd252.0, 1
  %v155 = add i64 %v153, %r.rd277.0
  %v162 = add i64 %v155, %i.p0
  br label %b.L__BB19_23
b.L__BB19_23:
  %r.rd253.0 = phi i64 [ 0, %b.L__BB19_22 ], [ %v157, %b.L__BB19_28 ]
  %v157 = add i64 %r.rd253.0, 8
  %v159 = icmp slt i64 %v157, %i.p3
  br i1 %v159, label %b.L__BB19_28, label %b.L__BB19_24.preheader
b.L__BB19_24.preheader:
  %v179 = add i64 %v155, %i.p0
  br label %b.L__BB19_24
b.L__BB19_28:
  %v164 = add i64 %v162, %r.rd253.0
  %at.i151 = inttoptr i64 %v164 to ptr
  %word.i152 = load i64, ptr %at.i151, align 1
  %v169 = add i64 %v168, %r.rd253.0
  %at.i148 = inttoptr i64 %v169 to ptr
  %word.i149 = load i64, ptr %at.i148, align 1
  %v172 = icmp eq i64 %word.i152, %word.i149
  br i1 %v172, label %b.L__BB19_23, label %b.L__BB19_29
b.L__BB19_24:
  %r.rd253.1 = phi i64 [ %v182, %b.next.37 ], [ %r.rd253.0, %b.L__BB19_24.preheader ]
  %v176.not = icmp slt i64 %r.rd253.1, %v112
  br i1 %v176.not, label %b.next.37, label %b.L__BB19_30
b.next.37:
  %v181 = add i64 %v179, %r.rd253.1
  %v182 = add nsw i64 %r.rd253.1, 1
  %v184 = add i64 %r.rd253.1, %i.p2
  %v185 = inttoptr i64 %v184 to ptr
  %v186 = getelementptr i8, ptr %v185, i64 1
  %v187 = load i8, ptr %v186, align 1
  %v189 = inttoptr i64 %v181 to ptr
  %v190 = load i8, ptr %v189, align 1
  %v192 = icmp eq i8 %v190, %v187
  br i1 %v192, label %b.L__BB19_24, label %b.L__BB19_29
b.L__BB19_29:
  %r.rd255.1 = phi i64 [ %v153, %b.next.37 ], [ %v114, %b.L__BB19_20 ], [ %v128, %b.next.27 ], [ %v153, %b.L__BB19_28 ]
  %v195.not = icmp sgt i64 %r.rd255.1, %v109
  br i1 %v195.not, label %b.L__BB19_30, label %b.L__BB19_19
b.L__BB19_30:
  %r.rd264.0 = phi i64 [ -1, %b.next.22 ], [ %r.rd252.0, %b.L__BB19_24 ], [ -1, %b.next.29 ], [ -1, %b.L__BB19_29 ]
  %v198 = icmp slt i64 %r.rd264.0, 0
  br i1 %v198, label %b.L__BB19_45, label %b.next.42
b.next.42:
  %v200 = add i64 %i.p3, -1
  %v213 = add i64 %r.rd277.0, %i.p0
  %v263 = add i64 %i.p2, 1
  br label %b.L__BB19_32
b.L__BB19_32:
  %r.rd264.1 = phi i64 [ %r.rd264.0, %b.next.42 ], [ %r.rd264.2, %b.L__BB19_44 ]
  %r.rd265.1 = phi i64 [ 0, %b.next.42 ], [ %v202, %b.L__BB19_44 ]
  %v202 = add i64 %r.rd265.1, 1
  %v205 = add i64 %r.rd264.1, %i.p3
  %v207 = icmp sgt i64 %v205, %v109
  br i1 %v207, label %b.L__BB19_44, label %b.L__BB19_33
b.L__BB19_33:
  %r.rd263.0 = phi i64 [ %r.rd263.1, %b.L__BB19_43 ], [ %v205, %b.L__BB19_32 ]
  %v209 = add i64 %r.rd263.0, 8
  %v211 = icmp sgt i64 %v209, %v107
  %v215 = add i64 %v213, %r.rd263.0
  %v217 = inttoptr i64 %v215 to ptr
  br i1 %v211, label %b.L__BB19_40, label %b.L__BB19_34
b.L__BB19_40:
  %v218 = load i8, ptr %v217, align 1
  %v221 = icmp eq i8 %v218, %v9
  br i1 %v221, label %b.L__BB19_36, label %b.next.48
b.next.48:
  %v223 = add i64 %r.rd263.0, 1
  br label %b.L__BB19_43
b.L__BB19_34:
  %word.i146 = load i64, ptr %v217, align 1
  %v228 = xor i64 %word.i146, %v13
  %v230 = add i64 %v228, -72340172838076673
  %v229 = and i64 %v228, -9187201950435737472
  %v231 = xor i64 %v229, -9187201950435737472
  %v232 = and i64 %v231, %v230
  %v233 = icmp eq i64 %v232, 0
  br i1 %v233, label %b.L__BB19_43, label %b.next.50
b.next.50:
  %v235 = sub i64 0, %v232
  %v236 = and i64 %v232, %v235
  %v237 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v236, i1 false)
  %v238 = trunc nuw nsw i64 %v237 to i32
  %v239 = sub nsw i32 63, %v238
  %v240 = ashr i32 %v239, 3
  %v241 = sext i32 %v240 to i64
  %v243 = add i64 %r.rd263.0, %v241
  %v245 = icmp sgt i64 %v243, %v109
  br i1 %v245, label %b.L__BB19_44, label %b.L__BB19_36
b.L__BB19_36:
  %r.rd260.0 = phi i64 [ %r.rd263.0, %b.L__BB19_40 ], [ %v243, %b.next.50 ]
  %v248 = add i64 %r.rd260.0, 1
  %v250 = add i64 %v248, %r.rd277.0
  %v257 = add i64 %v250, %i.p0
  br label %b.L__BB19_37
b.L__BB19_37:
  %r.rd261.0 = phi i64 [ 0, %b.L__BB19_36 ], [ %v252, %b.L__BB19_42 ]
  %v252 = add i64 %r.rd261.0, 8
  %v254 = icmp slt i64 %v252, %i.p3
  br i1 %v254, label %b.L__BB19_42, label %b.L__BB19_38.preheader
b.L__BB19_38.preheader:
  %v274 = add i64 %v250, %i.p0
  br label %b.L__BB19_38
b.L__BB19_42:
  %v259 = add i64 %v257, %r.rd261.0
  %at.i142 = inttoptr i64 %v259 to ptr
  %word.i143 = load i64, ptr %at.i142, align 1
  %v264 = add i64 %v263, %r.rd261.0
  %at.i139 = inttoptr i64 %v264 to ptr
  %word.i140 = load i64, ptr %at.i139, align 1
  %v267 = icmp eq i64 %word.i143, %word.i140
  br i1 %v267, label %b.L__BB19_37, label %b.L__BB19_43
b.L__BB19_38:
  %r.rd261.1 = phi i64 [ %v277, %b.next.58 ], [ %r.rd261.0, %b.L__BB19_38.preheader ]
  %v271.not = icmp slt i64 %r.rd261.1, %v200
  br i1 %v271.not, label %b.next.58, label %b.L__BB19_44
b.next.58:
  %v276 = add i64 %v274, %r.rd261.1
  %v277 = add nsw i64 %r.rd261.1, 1
  %v279 = add i64 %r.rd261.1, %i.p2
  %v280 = inttoptr i64 %v279 to ptr
  %v281 = getelementptr i8, ptr %v280, i64 1
  %v282 = load i8, ptr %v281, align 1
  %v284 = inttoptr i64 %v276 to ptr
  %v285 = load i8, ptr %v284, align 1
  %v287 = icmp eq i8 %v285, %v282
  br i1 %v287, label %b.L__BB19_38, label %b.L__BB19_43
b.L__BB19_43:
  %r.rd263.1 = phi i64 [ %v248, %b.next.58 ], [ %v209, %b.L__BB19_34 ], [ %v223, %b.next.48 ], [ %v248, %b.L__BB19_42 ]
  %v290.not = icmp sgt i64 %r.rd263.1, %v109
  br i1 %v290.not, label %b.L__BB19_44, label %b.L__BB19_33
b.L__BB19_44:
  %r.rd264.2 = phi i64 [ -1, %b.L__BB19_32 ], [ %r.rd260.0, %b.L__BB19_38 ], [ -1, %b.next.50 ], [ -1, %b.L__BB19_43 ]
  %v293 = icmp sgt i64 %r.rd264.2, -1
  br i1 %v293, label %b.L__BB19_32, label %b.L__BB19_45
b.L__BB19_45:
  %r.rd265.0 = phi i64 [ 0, %b.L__BB19_30 ], [ %v202, %b.L__BB19_44 ]
  %v296 = sub i64 %i.p5, %i.p3
  %v298 = mul i64 %r.rd265.0, %v296
  %v300 = add i64 %v298, %i.p1
  br label %b.L__BB19_46
b.L__BB19_46:
  %r.rd266.0 = phi i64 [ %i.p1, %b.next.21 ], [ %v300, %b.L__BB19_45 ]
  %v302 = inttoptr i64 %i.p7 to ptr
  %v303 = load i64, ptr %v302, align 8
  %v305 = getelementptr i8, ptr %v302, i64 8
  %v306 = load i64, ptr %v305, align 8
  %v307 = sub i64 %v306, %v303
  %v309 = icmp slt i64 %v307, %r.rd266.0
  %v310 = icmp eq i64 %v303, 0
  %v311 = or i1 %v310, %v309
  br i1 %v311, label %b.L__BB19_72, label %b.next.67
b.next.67:
  %v315 = add i64 %i.p3, -1
  %v317 = add i64 %i.p0, 1
  %v319 = add i64 %i.p2, 1
  %from.at.i167 = inttoptr i64 %i.p4 to ptr
  %long.i.i168 = icmp ugt i64 %i.p5, 16
  %eight.i.i170 = icmp ugt i64 %i.p5, 7
  %none.i.i172 = icmp eq i64 %i.p5, 0
  %from8.i.i181 = getelementptr i8, ptr %from.at.i167, i64 %i.p5
  %last8.i.i182 = getelementptr i8, ptr %from8.i.i181, i64 -8
  br label %b.L__BB19_49
b.L__BB19_49:
  %r.rd277.1 = phi i64 [ %r.rd277.0, %b.next.67 ], [ %r.rd277.2, %b.L__BB19_62 ]
  %r.rd279.1 = phi i64 [ 0, %b.next.67 ], [ %v335, %b.L__BB19_62 ]
  %r.rd278.1 = phi i64 [ %v303, %b.next.67 ], [ %v424, %b.L__BB19_62 ]
  %r.rd280.1 = phi i64 [ %i.p0, %b.next.67 ], [ %v433, %b.L__BB19_62 ]
  %r.rd268.0 = phi i64 [ %i.p6, %b.next.67 ], [ %v426, %b.L__BB19_62 ]
  %v322 = sub i64 %r.rd277.1, %r.rd279.1
  %to.at.i = inttoptr i64 %r.rd278.1 to ptr
  %from.at.i = inttoptr i64 %r.rd280.1 to ptr
  %long.i.i = icmp ugt i64 %v322, 16
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %v322, i1 false)
  br label %udf_copy.exit
short.i.i:
  %eight.i.i = icmp ugt i64 %v322, 7
  br i1 %eight.i.i, label %words.i.i, label %few.i.i
words.i.i:
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %v322
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %v322
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
few.i.i:
  %none.i.i = icmp eq i64 %r.rd277.1, %r.rd279.1
  br i1 %none.i.i, label %udf_copy.exit, label %byte.i.i
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %few.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %v322
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v326 = add i64 %r.rd278.1, %v322
  %to.at.i166 = inttoptr i64 %v326 to ptr
  br i1 %long.i.i168, label %whole.i.i187, label %short.i.i169
whole.i.i187:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i166, ptr align 1 %from.at.i167, i64 %i.p5, i1 false)
  br label %udf_copy.exit188
short.i.i169:
  br i1 %eight.i.i170, label %words.i.i180, label %few.i.i171
words.i.i180:
  %to8.i.i183 = getelementptr i8, ptr %to.at.i166, i64 %i.p5
  %end8.i.i184 = getelementptr i8, ptr %to8.i.i183, i64 -8
  %a8.i.i185 = load i64, ptr %from.at.i167, align 1
  %b8.i.i186 = load i64, ptr %last8.i.i182, align 1
  store i64 %a8.i.i185, ptr %to.at.i166, align 1
  store i64 %b8.i.i186, ptr %end8.i.i184, align 1
  br label %udf_copy.exit188
few.i.i171:
  br i1 %none.i.i172, label %udf_copy.exit188, label %byte.i.i173
byte.i.i173:
  %i.i.i174 = phi i64 [ %next.i.i178, %byte.i.i173 ], [ 0, %few.i.i171 ]
  %at.i.i175 = getelementptr i8, ptr %from.at.i167, i64 %i.i.i174
  %one.i.i176 = load i8, ptr %at.i.i175, align 1
  %there.i.i177 = getelementptr i8, ptr %to.at.i166, i64 %i.i.i174
  store i8 %one.i.i176, ptr %there.i.i177, align 1
  %next.i.i178 = add nuw nsw i64 %i.i.i174, 1
  %done.i.i179 = icmp eq i64 %next.i.i178, %i.p5
  br i1 %done.i.i179, label %udf_copy.exit188, label %byte.i.i173
udf_copy.exit188:
  %v332 = load i8, ptr %v8, align 1
  %v335 = add i64 %r.rd277.1, %i.p3
  %v337 = icmp sgt i64 %v335, %v6
  br i1 %v337, label %b.L__BB19_62, label %b.next.69
b.next.69:
  %v339 = zext i8 %v332 to i64
  %v341 = mul nuw i64 %v339, 72340172838076673
  br label %b.L__BB19_51
b.L__BB19_51:
  %r.rd276.0 = phi i64 [ %v335, %b.next.69 ], [ %r.rd276.1, %b.L__BB19_61 ]
  %v344 = add i64 %r.rd276.0, 8
  %v346 = icmp sgt i64 %v344, %i.p1
  %v348 = add i64 %r.rd276.0, %i.p0
  %v350 = inttoptr i64 %v348 to ptr
  br i1 %v346, label %b.L__BB19_58, label %b.L__BB19_52
b.L__BB19_58:
  %v351 = load i8, ptr %v350, align 1
  %v354 = icmp eq i8 %v351, %v332
  br i1 %v354, label %b.L__BB19_54, label %b.next.73
b.next.73:
  %v356 = add i64 %r.rd276.0, 1
  br label %b.L__BB19_61
b.L__BB19_52:
  %word.i137 = load i64, ptr %v350, align 1
  %v361 = xor i64 %word.i137, %v341
  %v363 = add i64 %v361, -72340172838076673
  %v362 = and i64 %v361, -9187201950435737472
  %v364 = xor i64 %v362, -9187201950435737472
  %v365 = and i64 %v364, %v363
  %v366 = icmp eq i64 %v365, 0
  br i1 %v366, label %b.L__BB19_61, label %b.next.75
b.next.75:
  %v368 = sub i64 0, %v365
  %v369 = and i64 %v365, %v368
  %v370 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v369, i1 false)
  %v371 = trunc nuw nsw i64 %v370 to i32
  %v372 = sub nsw i32 63, %v371
  %v373 = ashr i32 %v372, 3
  %v374 = sext i32 %v373 to i64
  %v376 = add i64 %r.rd276.0, %v374
  %v378 = icmp sgt i64 %v376, %v6
  br i1 %v378, label %b.L__BB19_62, label %b.L__BB19_54
b.L__BB19_54:
  %r.rd273.0 = phi i64 [ %r.rd276.0, %b.L__BB19_58 ], [ %v376, %b.next.75 ]
  %v381 = add i64 %r.rd273.0, 1
  %v383 = add i64 %v317, %r.rd273.0
  br label %b.L__BB19_55
b.L__BB19_55:
  %r.rd274.0 = phi i64 [ 0, %b.L__BB19_54 ], [ %v385, %b.L__BB19_60 ]
  %v385 = add i64 %r.rd274.0, 8
  %v387 = icmp slt i64 %v385, %i.p3
  br i1 %v387, label %b.L__BB19_60, label %b.L__BB19_56.preheader
b.L__BB19_56.preheader:
  %v404 = add i64 %v381, %i.p0
  br label %b.L__BB19_56
b.L__BB19_60:
  %v390 = add i64 %v383, %r.rd274.0
  %at.i133 = inttoptr i64 %v390 to ptr
  %word.i134 = load i64, ptr %at.i133, align 1
  %v394 = add i64 %v319, %r.rd274.0
  %at.i = inttoptr i64 %v394 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v397 = icmp eq i64 %word.i134, %word.i
  br i1 %v397, label %b.L__BB19_55, label %b.L__BB19_61
b.L__BB19_56:
  %r.rd274.1 = phi i64 [ %v407, %b.next.83 ], [ %r.rd274.0, %b.L__BB19_56.preheader ]
  %v401.not = icmp slt i64 %r.rd274.1, %v315
  br i1 %v401.not, label %b.next.83, label %b.L__BB19_62
b.next.83:
  %v406 = add i64 %v404, %r.rd274.1
  %v407 = add nsw i64 %r.rd274.1, 1
  %v409 = add i64 %r.rd274.1, %i.p2
  %v410 = inttoptr i64 %v409 to ptr
  %v411 = getelementptr i8, ptr %v410, i64 1
  %v412 = load i8, ptr %v411, align 1
  %v414 = inttoptr i64 %v406 to ptr
  %v415 = load i8, ptr %v414, align 1
  %v417 = icmp eq i8 %v415, %v412
  br i1 %v417, label %b.L__BB19_56, label %b.L__BB19_61
b.L__BB19_61:
  %r.rd276.1 = phi i64 [ %v381, %b.next.83 ], [ %v344, %b.L__BB19_52 ], [ %v356, %b.next.73 ], [ %v381, %b.L__BB19_60 ]
  %v420.not = icmp sgt i64 %r.rd276.1, %v6
  br i1 %v420.not, label %b.L__BB19_62, label %b.L__BB19_51
b.L__BB19_62:
  %r.rd277.2 = phi i64 [ -1, %udf_copy.exit188 ], [ %r.rd273.0, %b.L__BB19_56 ], [ -1, %b.next.75 ], [ -1, %b.L__BB19_61 ]
  %v424 = add i64 %v326, %i.p5
  %v426 = add i64 %r.rd268.0, -1
  %v427 = icmp ne i64 %v426, 0
  %v429 = icmp sgt i64 %r.rd277.2, -1
  %v430 = and i1 %v427, %v429
  %v433 = add i64 %v335, %i.p0
  br i1 %v430, label %b.L__BB19_49, label %b.L__BB19_63
b.L__BB19_63:
  %v436 = sub i64 %i.p1, %v335
  %to.at.i189 = inttoptr i64 %v424 to ptr
  %from.at.i190 = inttoptr i64 %v433 to ptr
  %long.i.i191 = icmp ugt i64 %v436, 16
  br i1 %long.i.i191, label %whole.i.i210, label %short.i.i192
whole.i.i210:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i189, ptr align 1 %from.at.i190, i64 %v436, i1 false)
  br label %udf_copy.exit211
short.i.i192:
  %eight.i.i193 = icmp ugt i64 %v436, 7
  br i1 %eight.i.i193, label %words.i.i203, label %few.i.i194
words.i.i203:
  %from8.i.i204 = getelementptr i8, ptr %from.at.i190, i64 %v436
  %last8.i.i205 = getelementptr i8, ptr %from8.i.i204, i64 -8
  %to8.i.i206 = getelementptr i8, ptr %to.at.i189, i64 %v436
  %end8.i.i207 = getelementptr i8, ptr %to8.i.i206, i64 -8
  %a8.i.i208 = load i64, ptr %from.at.i190, align 1
  %b8.i.i209 = load i64, ptr %last8.i.i205, align 1
  store i64 %a8.i.i208, ptr %to.at.i189, align 1
  store i64 %b8.i.i209, ptr %end8.i.i207, align 1
  br label %udf_copy.exit211
few.i.i194:
  %none.i.i195 = icmp eq i64 %i.p1, %v335
  br i1 %none.i.i195, label %udf_copy.exit211, label %byte.i.i196
byte.i.i196:
  %i.i.i197 = phi i64 [ %next.i.i201, %byte.i.i196 ], [ 0, %few.i.i194 ]
  %at.i.i198 = getelementptr i8, ptr %from.at.i190, i64 %i.i.i197
  %one.i.i199 = load i8, ptr %at.i.i198, align 1
  %there.i.i200 = getelementptr i8, ptr %to.at.i189, i64 %i.i.i197
  store i8 %one.i.i199, ptr %there.i.i200, align 1
  %next.i.i201 = add nuw nsw i64 %i.i.i197, 1
  %done.i.i202 = icmp eq i64 %next.i.i201, %v436
  br i1 %done.i.i202, label %udf_copy.exit211, label %byte.i.i196
udf_copy.exit211:
  %v440 = add i64 %v424, %v436
  %v443 = load i64, ptr %v302, align 8
  store i64 %v440, ptr %v302, align 8
  %v445 = sub i64 %v440, %v443
  br label %b.L__BB19_72
b.L__BB19_64:
  %v449 = add i64 %i.p1, 1
  %v451 = icmp sge i64 %i.p1, %i.p6
  %v452 = icmp sgt i64 %i.p6, 0
  %v453 = and i1 %v452, %v451
  %v454 = select i1 %v453, i64 %i.p6, i64 %v449
  %v456 = mul i64 %v454, %i.p5
  %v457 = add i64 %v456, %i.p1
  %v459 = inttoptr i64 %i.p7 to ptr
  %v460 = load i64, ptr %v459, align 8
  %v462 = getelementptr i8, ptr %v459, i64 8
  %v463 = load i64, ptr %v462, align 8
  %v464 = sub i64 %v463, %v460
  %v465 = icmp slt i64 %v464, %v457
  %v466 = icmp eq i64 %v460, 0
  %v467 = or i1 %v466, %v465
  br i1 %v467, label %b.L__BB19_72, label %b.next.92
b.next.92:
  %v469 = icmp slt i64 %v454, 1
  br i1 %v469, label %b.L__BB19_70, label %b.next.93
b.next.93:
  %v471 = add nuw i64 %v454, 1
  %from.at.i213 = inttoptr i64 %i.p4 to ptr
  %long.i.i214 = icmp ugt i64 %i.p5, 16
  %eight.i.i216 = icmp ugt i64 %i.p5, 7
  %none.i.i218 = icmp eq i64 %i.p5, 0
  %from8.i.i227 = getelementptr i8, ptr %from.at.i213, i64 %i.p5
  %last8.i.i228 = getelementptr i8, ptr %from8.i.i227, i64 -8
  br label %b.L__BB19_67
b.L__BB19_67:
  %r.rd283.1 = phi i64 [ %v460, %b.next.93 ], [ %r.rd283.2, %b.L__BB19_69 ]
  %r.rd282.0 = phi i64 [ 0, %b.next.93 ], [ %r.rd287.1, %b.L__BB19_69 ]
  %r.rd281.0 = phi i64 [ %v471, %b.next.93 ], [ %v488, %b.L__BB19_69 ]
  %to.at.i212 = inttoptr i64 %r.rd283.1 to ptr
  br i1 %long.i.i214, label %whole.i.i233, label %short.i.i215
whole.i.i233:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i212, ptr align 1 %from.at.i213, i64 %i.p5, i1 false)
  br label %udf_copy.exit234
short.i.i215:
  br i1 %eight.i.i216, label %words.i.i226, label %few.i.i217
words.i.i226:
  %to8.i.i229 = getelementptr i8, ptr %to.at.i212, i64 %i.p5
  %end8.i.i230 = getelementptr i8, ptr %to8.i.i229, i64 -8
  %a8.i.i231 = load i64, ptr %from.at.i213, align 1
  %b8.i.i232 = load i64, ptr %last8.i.i228, align 1
  store i64 %a8.i.i231, ptr %to.at.i212, align 1
  store i64 %b8.i.i232, ptr %end8.i.i230, align 1
  br label %udf_copy.exit234
few.i.i217:
  br i1 %none.i.i218, label %udf_copy.exit234, label %byte.i.i219
byte.i.i219:
  %i.i.i220 = phi i64 [ %next.i.i224, %byte.i.i219 ], [ 0, %few.i.i217 ]
  %at.i.i221 = getelementptr i8, ptr %from.at.i213, i64 %i.i.i220
  %one.i.i222 = load i8, ptr %at.i.i221, align 1
  %there.i.i223 = getelementptr i8, ptr %to.at.i212, i64 %i.i.i220
  store i8 %one.i.i222, ptr %there.i.i223, align 1
  %next.i.i224 = add nuw nsw i64 %i.i.i220, 1
  %done.i.i225 = icmp eq i64 %next.i.i224, %i.p5
  br i1 %done.i.i225, label %udf_copy.exit234, label %byte.i.i219
udf_copy.exit234:
  %v476 = add i64 %r.rd283.1, %i.p5
  %v479 = icmp eq i64 %r.rd282.0, %i.p1
  br i1 %v479, label %b.L__BB19_69, label %byte.i.i239
byte.i.i239:
  %v482 = add i64 %r.rd282.0, %i.p0
  %from.at.i236 = inttoptr i64 %v482 to ptr
  %to.at.i235 = inttoptr i64 %v476 to ptr
  %one.i.i242 = load i8, ptr %from.at.i236, align 1
  store i8 %one.i.i242, ptr %to.at.i235, align 1
  %v485 = add i64 %v476, 1
  %v486 = add i64 %r.rd282.0, 1
  br label %b.L__BB19_69
b.L__BB19_69:
  %r.rd283.2 = phi i64 [ %v476, %udf_copy.exit234 ], [ %v485, %byte.i.i239 ]
  %r.rd287.1 = phi i64 [ %i.p1, %udf_copy.exit234 ], [ %v486, %byte.i.i239 ]
  %v488 = add i64 %r.rd281.0, -1
  %v489 = icmp sgt i64 %v488, 1
  br i1 %v489, label %b.L__BB19_67, label %b.L__BB19_70
b.L__BB19_70:
  %r.rd283.0 = phi i64 [ %v460, %b.next.92 ], [ %r.rd283.2, %b.L__BB19_69 ]
  %r.rd287.0 = phi i64 [ 0, %b.next.92 ], [ %r.rd287.1, %b.L__BB19_69 ]
  %v493 = sub i64 %i.p1, %r.rd287.0
  %v495 = add i64 %r.rd287.0, %i.p0
  %to.at.i247 = inttoptr i64 %r.rd283.0 to ptr
  %from.at.i248 = inttoptr i64 %v495 to ptr
  %long.i.i249 = icmp ugt i64 %v493, 16
  br i1 %long.i.i249, label %whole.i.i268, label %short.i.i250
whole.i.i268:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i247, ptr align 1 %from.at.i248, i64 %v493, i1 false)
  br label %udf_copy.exit269
short.i.i250:
  %eight.i.i251 = icmp ugt i64 %v493, 7
  br i1 %eight.i.i251, label %words.i.i261, label %few.i.i252
words.i.i261:
  %from8.i.i262 = getelementptr i8, ptr %from.at.i248, i64 %v493
  %last8.i.i263 = getelementptr i8, ptr %from8.i.i262, i64 -8
  %to8.i.i264 = getelementptr i8, ptr %to.at.i247, i64 %v493
  %end8.i.i265 = getelementptr i8, ptr %to8.i.i264, i64 -8
  %a8.i.i266 = load i64, ptr %from.at.i248, align 1
  %b8.i.i267 = load i64, ptr %last8.i.i263, align 1
  store i64 %a8.i.i266, ptr %to.at.i247, align 1
  store i64 %b8.i.i267, ptr %end8.i.i265, align 1
  br label %udf_copy.exit269
few.i.i252:
  %none.i.i253 = icmp eq i64 %i.p1, %r.rd287.0
  br i1 %none.i.i253, label %udf_copy.exit269, label %byte.i.i254
byte.i.i254:
  %i.i.i255 = phi i64 [ %next.i.i259, %byte.i.i254 ], [ 0, %few.i.i252 ]
  %at.i.i256 = getelementptr i8, ptr %from.at.i248, i64 %i.i.i255
  %one.i.i257 = load i8, ptr %at.i.i256, align 1
  %there.i.i258 = getelementptr i8, ptr %to.at.i247, i64 %i.i.i255
  store i8 %one.i.i257, ptr %there.i.i258, align 1
  %next.i.i259 = add nuw nsw i64 %i.i.i255, 1
  %done.i.i260 = icmp eq i64 %next.i.i259, %v493
  br i1 %done.i.i260, label %udf_copy.exit269, label %byte.i.i254
udf_copy.exit269:
  %v498 = add i64 %v493, %r.rd283.0
  %v501 = load i64, ptr %v459, align 8
  store i64 %v498, ptr %v459, align 8
  %v503 = sub i64 %v498, %v501
  br label %b.L__BB19_72
b.L__BB19_72:
  %r.rd288.0 = phi i64 [ %v443, %udf_copy.exit211 ], [ 0, %b.L__BB19_64 ], [ %v501, %udf_copy.exit269 ], [ %i.p0, %b.L__BB19_15 ], [ 0, %b.L__BB19_46 ], [ %i.p0, %start ]
  %r.rd289.0 = phi i64 [ %v445, %udf_copy.exit211 ], [ 0, %b.L__BB19_64 ], [ %v503, %udf_copy.exit269 ], [ %i.p1, %b.L__BB19_15 ], [ 0, %b.L__BB19_46 ], [ %i.p1, %start ]
  %v508 = insertvalue { i64, i64 } poison, i64 %r.rd288.0, 0
  %v509 = insertvalue { i64, i64 } %v508, i64 %r.rd289.0, 1
  ret { i64, i64 } %v509
}
define internal { i64, i64 } @udf_text_replace_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i64 %"i.p6", i64 %"i.p7") noinline nounwind {
start:
  %v1 = icmp eq i64 %i.p6, 0
  br i1 %v1, label %b.L__BB20_77, label %b.next.0
b.next.0:
  %v3 = icmp eq i64 %i.p3, 0
  br i1 %v3, label %b.L__BB20_64, label %b.next.1
b.next.1:
  %v6 = sub i64 %i.p1, %i.p3
  %v8 = inttoptr i64 %i.p2 to ptr
  %v9 = load i8, ptr %v8, align 1
  %v11 = zext i8 %v9 to i64
  %v13 = mul nuw i64 %v11, 72340172838076673
  %v14 = icmp slt i64 %v6, 0
  br i1 %v14, label %b.L__BB20_15, label %b.next.2
b.next.2:
  %v16 = add i64 %i.p3, -1
  %v68 = add i64 %i.p2, 1
  br label %b.L__BB20_4
b.L__BB20_4:
  %r.rd276.0 = phi i64 [ 0, %b.next.2 ], [ %r.rd276.1, %b.L__BB20_14 ]
  %v18 = add i64 %r.rd276.0, 8
  %v20 = icmp sgt i64 %v18, %i.p1
  %v22 = add i64 %r.rd276.0, %i.p0
  %v24 = inttoptr i64 %v22 to ptr
  br i1 %v20, label %b.L__BB20_11, label %b.L__BB20_5
b.L__BB20_11:
  %v25 = load i8, ptr %v24, align 1
  %v28 = icmp eq i8 %v25, %v9
  br i1 %v28, label %b.L__BB20_7, label %b.next.6
b.next.6:
  %v30 = add i64 %r.rd276.0, 1
  br label %b.L__BB20_14
b.L__BB20_5:
  %word.i177 = load i64, ptr %v24, align 1
  %v35 = xor i64 %word.i177, %v13
  %v37 = add i64 %v35, -72340172838076673
  %v36 = and i64 %v35, -9187201950435737472
  %v38 = xor i64 %v36, -9187201950435737472
  %v39 = and i64 %v38, %v37
  %v40 = icmp eq i64 %v39, 0
  br i1 %v40, label %b.L__BB20_14, label %b.next.8
b.next.8:
  %v42 = sub i64 0, %v39
  %v43 = and i64 %v39, %v42
  %v44 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v43, i1 false)
  %v45 = trunc nuw nsw i64 %v44 to i32
  %v46 = sub nsw i32 63, %v45
  %v47 = ashr i32 %v46, 3
  %v48 = sext i32 %v47 to i64
  %v50 = add i64 %r.rd276.0, %v48
  %v52 = icmp sgt i64 %v50, %v6
  br i1 %v52, label %b.L__BB20_15, label %b.L__BB20_7
b.L__BB20_7:
  %r.rd273.0 = phi i64 [ %r.rd276.0, %b.L__BB20_11 ], [ %v50, %b.next.8 ]
  %v55 = add i64 %r.rd273.0, 1
  %v62 = add i64 %v55, %i.p0
  br label %b.L__BB20_8
b.L__BB20_8:
  %r.rd274.0 = phi i64 [ 0, %b.L__BB20_7 ], [ %v57, %b.L__BB20_13 ]
  %v57 = add i64 %r.rd274.0, 8
  %v59 = icmp slt i64 %v57, %i.p3
  br i1 %v59, label %b.L__BB20_13, label %b.L__BB20_9.preheader
b.L__BB20_9.preheader:
  %v79 = add i64 %v55, %i.p0
  br label %b.L__BB20_9
b.L__BB20_13:
  %v64 = add i64 %v62, %r.rd274.0
  %at.i173 = inttoptr i64 %v64 to ptr
  %word.i174 = load i64, ptr %at.i173, align 1
  %v69 = add i64 %v68, %r.rd274.0
  %at.i170 = inttoptr i64 %v69 to ptr
  %word.i171 = load i64, ptr %at.i170, align 1
  %v72 = icmp eq i64 %word.i174, %word.i171
  br i1 %v72, label %b.L__BB20_8, label %b.L__BB20_14
b.L__BB20_9:
  %r.rd274.1 = phi i64 [ %v82, %b.next.16 ], [ %r.rd274.0, %b.L__BB20_9.preheader ]
  %v76.not = icmp slt i64 %r.rd274.1, %v16
  br i1 %v76.not, label %b.next.16, label %b.L__BB20_15
b.next.16:
  %v81 = add i64 %v79, %r.rd274.1
  %v82 = add nsw i64 %r.rd274.1, 1
  %v84 = add i64 %r.rd274.1, %i.p2
  %v85 = inttoptr i64 %v84 to ptr
  %v86 = getelementptr i8, ptr %v85, i64 1
  %v87 = load i8, ptr %v86, align 1
  %v89 = inttoptr i64 %v81 to ptr
  %v90 = load i8, ptr %v89, align 1
  %v92 = icmp eq i8 %v90, %v87
  br i1 %v92, label %b.L__BB20_9, label %b.L__BB20_14
b.L__BB20_14:
  %r.rd276.1 = phi i64 [ %v55, %b.next.16 ], [ %v18, %b.L__BB20_5 ], [ %v30, %b.next.6 ], [ %v55, %b.L__BB20_13 ]
  %v95.not = icmp sgt i64 %r.rd276.1, %v6
  br i1 %v95.not, label %b.L__BB20_15, label %b.L__BB20_4
b.L__BB20_15:
  %r.rd304.0 = phi i64 [ -1, %b.next.1 ], [ %r.rd273.0, %b.L__BB20_9 ], [ -1, %b.next.8 ], [ -1, %b.L__BB20_14 ]
  %v98 = icmp slt i64 %r.rd304.0, 0
  br i1 %v98, label %b.L__BB20_77, label %b.next.21
b.next.21:
  %v103.not = icmp sgt i64 %i.p5, %i.p3
  br i1 %v103.not, label %b.next.22, label %b.L__BB20_46
b.next.22:
  %v107 = sub i64 %i.p1, %r.rd304.0
  %v109 = sub i64 %v107, %i.p3
  %v110 = icmp slt i64 %v109, 0
  br i1 %v110, label %b.L__BB20_30, label %b.next.23
b.next.23:
  %v112 = add i64 %i.p3, -1
  %v118 = add i64 %r.rd304.0, %i.p0
  %v168 = add i64 %i.p2, 1
  br label %b.L__BB20_19
b.L__BB20_19:
  %r.rd282.0 = phi i64 [ 0, %b.next.23 ], [ %r.rd282.1, %b.L__BB20_29 ]
  %v114 = add i64 %r.rd282.0, 8
  %v116 = icmp sgt i64 %v114, %v107
  %v120 = add i64 %v118, %r.rd282.0
  %v122 = inttoptr i64 %v120 to ptr
  br i1 %v116, label %b.L__BB20_26, label %b.L__BB20_20
b.L__BB20_26:
  %v123 = load i8, ptr %v122, align 1
  %v126 = icmp eq i8 %v123, %v9
  br i1 %v126, label %b.L__BB20_22, label %b.next.27
b.next.27:
  %v128 = add i64 %r.rd282.0, 1
  br label %b.L__BB20_29
b.L__BB20_20:
  %word.i168 = load i64, ptr %v122, align 1
  %v133 = xor i64 %word.i168, %v13
  %v135 = add i64 %v133, -72340172838076673
  %v134 = and i64 %v133, -9187201950435737472
  %v136 = xor i64 %v134, -9187201950435737472
  %v137 = and i64 %v136, %v135
  %v138 = icmp eq i64 %v137, 0
  br i1 %v138, label %b.L__BB20_29, label %b.next.29
b.next.29:
  %v140 = sub i64 0, %v137
  %v141 = and i64 %v137, %v140
  %v142 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v141, i1 false)
  %v143 = trunc nuw nsw i64 %v142 to i32
  %v144 = sub nsw i32 63, %v143
  %v145 = ashr i32 %v144, 3
  %v146 = sext i32 %v145 to i64
  %v148 = add i64 %r.rd282.0, %v146
  %v150 = icmp sgt i64 %v148, %v109
  br i1 %v150, label %b.L__BB20_30, label %b.L__BB20_22
b.L__BB20_22:
  %r.rd279.0 = phi i64 [ %r.rd282.0, %b.L__BB20_26 ], [ %v148, %b.next.29 ]
  %v153 = add i64 %r.rd279.0, 1
  %v155 = add i64 %v153, %r.rd304.0
  %v162 = add i64 %v155, %i.p0
  br label %b.L__BB20_23
b.L__BB20_23:
  %r.rd280.0 = phi i64 [ 0, %b.L__BB20_22 ], [ %v157, %b.L__BB20_28 ]
  %v157 = add i64 %r.rd280.0, 8
  %v159 = icmp slt i64 %v157, %i.p3
  br i1 %v159, label %b.L__BB20_28, label %b.L__BB20_24.preheader
b.L__BB20_24.preheader:
  %v179 = add i64 %v155, %i.p0
  br label %b.L__BB20_24
b.L__BB20_28:
  %v164 = add i64 %v162, %r.rd280.0
  %at.i164 = inttoptr i64 %v164 to ptr
  %word.i165 = load i64, ptr %at.i164, align 1
  %v169 = add i64 %v168, %r.rd280.0
  %at.i161 = inttoptr i64 %v169 to ptr
  %word.i162 = load i64, ptr %at.i161, align 1
  %v172 = icmp eq i64 %word.i165, %word.i162
  br i1 %v172, label %b.L__BB20_23, label %b.L__BB20_29
b.L__BB20_24:
  %r.rd280.1 = phi i64 [ %v182, %b.next.37 ], [ %r.rd280.0, %b.L__BB20_24.preheader ]
  %v176.not = icmp slt i64 %r.rd280.1, %v112
  br i1 %v176.not, label %b.next.37, label %b.L__BB20_30
b.next.37:
  %v181 = add i64 %v179, %r.rd280.1
  %v182 = add nsw i64 %r.rd280.1, 1
  %v184 = add i64 %r.rd280.1, %i.p2
  %v185 = inttoptr i64 %v184 to ptr
  %v186 = getelementptr i8, ptr %v185, i64 1
  %v187 = load i8, ptr %v186, align 1
  %v189 = inttoptr i64 %v181 to ptr
  %v190 = load i8, ptr %v189, align 1
  %v192 = icmp eq i8 %v190, %v187
  br i1 %v192, label %b.L__BB20_24, label %b.L__BB20_29
b.L__BB20_29:
  %r.rd282.1 = phi i64 [ %v153, %b.next.37 ], [ %v114, %b.L__BB20_20 ], [ %v128, %b.next.27 ], [ %v153, %b.L__BB20_28 ]
  %v195.not = icmp sgt i64 %r.rd282.1, %v109
  br i1 %v195.not, label %b.L__BB20_30, label %b.L__BB20_19
b.L__BB20_30:
  %r.rd291.0 = phi i64 [ -1, %b.next.22 ], [ %r.rd279.0, %b.L__BB20_24 ], [ -1, %b.next.29 ], [ -1, %b.L__BB20_29 ]
  %v198 = icmp slt i64 %r.rd291.0, 0
  br i1 %v198, label %b.L__BB20_45, label %b.next.42
b.next.42:
  %v200 = add i64 %i.p3, -1
  %v213 = add i64 %r.rd304.0, %i.p0
  %v263 = add i64 %i.p2, 1
  br label %b.L__BB20_32
b.L__BB20_32:
  %r.rd291.1 = phi i64 [ %r.rd291.0, %b.next.42 ], [ %r.rd291.2, %b.L__BB20_44 ]
  %r.rd292.1 = phi i64 [ 0, %b.next.42 ], [ %v202, %b.L__BB20_44 ]
  %v202 = add i64 %r.rd292.1, 1
  %v205 = add i64 %r.rd291.1, %i.p3
  %v207 = icmp sgt i64 %v205, %v109
  br i1 %v207, label %b.L__BB20_44, label %b.L__BB20_33
b.L__BB20_33:
  %r.rd290.0 = phi i64 [ %r.rd290.1, %b.L__BB20_43 ], [ %v205, %b.L__BB20_32 ]
  %v209 = add i64 %r.rd290.0, 8
  %v211 = icmp sgt i64 %v209, %v107
  %v215 = add i64 %v213, %r.rd290.0
  %v217 = inttoptr i64 %v215 to ptr
  br i1 %v211, label %b.L__BB20_40, label %b.L__BB20_34
b.L__BB20_40:
  %v218 = load i8, ptr %v217, align 1
  %v221 = icmp eq i8 %v218, %v9
  br i1 %v221, label %b.L__BB20_36, label %b.next.48
b.next.48:
  %v223 = add i64 %r.rd290.0, 1
  br label %b.L__BB20_43
b.L__BB20_34:
  %word.i159 = load i64, ptr %v217, align 1
  %v228 = xor i64 %word.i159, %v13
  %v230 = add i64 %v228, -72340172838076673
  %v229 = and i64 %v228, -9187201950435737472
  %v231 = xor i64 %v229, -9187201950435737472
  %v232 = and i64 %v231, %v230
  %v233 = icmp eq i64 %v232, 0
  br i1 %v233, label %b.L__BB20_43, label %b.next.50
b.next.50:
  %v235 = sub i64 0, %v232
  %v236 = and i64 %v232, %v235
  %v237 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v236, i1 false)
  %v238 = trunc nuw nsw i64 %v237 to i32
  %v239 = sub nsw i32 63, %v238
  %v240 = ashr i32 %v239, 3
  %v241 = sext i32 %v240 to i64
  %v243 = add i64 %r.rd290.0, %v241
  %v245 = icmp sgt i64 %v243, %v109
  br i1 %v245, label %b.L__BB20_44, label %b.L__BB20_36
b.L__BB20_36:
  %r.rd287.0 = phi i64 [ %r.rd290.0, %b.L__BB20_40 ], [ %v243, %b.next.50 ]
  %v248 = add i64 %r.rd287.0, 1
  %v250 = add i64 %v248, %r.rd304.0
  %v257 = add i64 %v250, %i.p0
  br label %b.L__BB20_37
b.L__BB20_37:
  %r.rd288.0 = phi i64 [ 0, %b.L__BB20_36 ], [ %v252, %b.L__BB20_42 ]
  %v252 = add i64 %r.rd288.0, 8
  %v254 = icmp slt i64 %v252, %i.p3
  br i1 %v254, label %b.L__BB20_42, label %b.L__BB20_38.preheader
b.L__BB20_38.preheader:
  %v274 = add i64 %v250, %i.p0
  br label %b.L__BB20_38
b.L__BB20_42:
  %v259 = add i64 %v257, %r.rd288.0
  %at.i155 = inttoptr i64 %v259 to ptr
  %word.i156 = load i64, ptr %at.i155, align 1
  %v264 = add i64 %v263, %r.rd288.0
  %at.i152 = inttoptr i64 %v264 to ptr
  %word.i153 = load i64, ptr %at.i152, align 1
  %v267 = icmp eq i64 %word.i156, %word.i153
  br i1 %v267, label %b.L__BB20_37, label %b.L__BB20_43
b.L__BB20_38:
  %r.rd288.1 = phi i64 [ %v277, %b.next.58 ], [ %r.rd288.0, %b.L__BB20_38.preheader ]
  %v271.not = icmp slt i64 %r.rd288.1, %v200
  br i1 %v271.not, label %b.next.58, label %b.L__BB20_44
b.next.58:
  %v276 = add i64 %v274, %r.rd288.1
  %v277 = add nsw i64 %r.rd288.1, 1
  %v279 = add i64 %r.rd288.1, %i.p2
  %v280 = inttoptr i64 %v279 to ptr
  %v281 = getelementptr i8, ptr %v280, i64 1
  %v282 = load i8, ptr %v281, align 1
  %v284 = inttoptr i64 %v276 to ptr
  %v285 = load i8, ptr %v284, align 1
  %v287 = icmp eq i8 %v285, %v282
  br i1 %v287, label %b.L__BB20_38, label %b.L__BB20_43
b.L__BB20_43:
  %r.rd290.1 = phi i64 [ %v248, %b.next.58 ], [ %v209, %b.L__BB20_34 ], [ %v223, %b.next.48 ], [ %v248, %b.L__BB20_42 ]
  %v290.not = icmp sgt i64 %r.rd290.1, %v109
  br i1 %v290.not, label %b.L__BB20_44, label %b.L__BB20_33
b.L__BB20_44:
  %r.rd291.2 = phi i64 [ -1, %b.L__BB20_32 ], [ %r.rd287.0, %b.L__BB20_38 ], [ -1, %b.next.50 ], [ -1, %b.L__BB20_43 ]
  %v293 = icmp sgt i64 %r.rd291.2, -1
  br i1 %v293, label %b.L__BB20_32, label %b.L__BB20_45
b.L__BB20_45:
  %r.rd292.0 = phi i64 [ 0, %b.L__BB20_30 ], [ %v202, %b.L__BB20_44 ]
  %v296 = sub i64 %i.p5, %i.p3
  %v298 = mul i64 %r.rd292.0, %v296
  %v300 = add i64 %v298, %i.p1
  br label %b.L__BB20_46
b.L__BB20_46:
  %r.rd293.0 = phi i64 [ %i.p1, %b.next.21 ], [ %v300, %b.L__BB20_45 ]
  %v302 = inttoptr i64 %i.p7 to ptr
  %v303 = load i64, ptr %v302, align 8
  %v305 = getelementptr i8, ptr %v302, i64 8
  %v306 = load i64, ptr %v305, align 8
  %v307 = sub i64 %v306, %v303
  %v309 = icmp slt i64 %v307, %r.rd293.0
  %v310 = icmp eq i64 %v303, 0
  %v311 = or i1 %v310, %v309
  br i1 %v311, label %b.L__BB20_77, label %b.next.67
b.next.67:
  %v315 = add i64 %i.p3, -1
  %v317 = add i64 %i.p0, 1
  %v319 = add i64 %i.p2, 1
  %from.at.i180 = inttoptr i64 %i.p4 to ptr
  %long.i.i181 = icmp ugt i64 %i.p5, 16
  %eight.i.i183 = icmp ugt i64 %i.p5, 7
  %none.i.i185 = icmp eq i64 %i.p5, 0
  %from8.i.i194 = getelementptr i8, ptr %from.at.i180, i64 %i.p5
  %last8.i.i195 = getelementptr i8, ptr %from8.i.i194, i64 -8
  br label %b.L__BB20_49
b.L__BB20_49:
  %r.rd304.1 = phi i64 [ %r.rd304.0, %b.next.67 ], [ %r.rd304.2, %b.L__BB20_62 ]
  %r.rd306.1 = phi i64 [ 0, %b.next.67 ], [ %v335, %b.L__BB20_62 ]
  %r.rd305.1 = phi i64 [ %v303, %b.next.67 ], [ %v424, %b.L__BB20_62 ]
  %r.rd307.1 = phi i64 [ %i.p0, %b.next.67 ], [ %v433, %b.L__BB20_62 ]
  %r.rd295.0 = phi i64 [ %i.p6, %b.next.67 ], [ %v426, %b.L__BB20_62 ]
  %v322 = sub i64 %r.rd304.1, %r.rd306.1
  %to.at.i = inttoptr i64 %r.rd305.1 to ptr
  %from.at.i = inttoptr i64 %r.rd307.1 to ptr
  %long.i.i = icmp ugt i64 %v322, 16
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %v322, i1 false)
  br label %udf_copy.exit
short.i.i:
  %eight.i.i = icmp ugt i64 %v322, 7
  br i1 %eight.i.i, label %words.i.i, label %few.i.i
words.i.i:
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %v322
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %v322
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
few.i.i:
  %none.i.i = icmp eq i64 %r.rd304.1, %r.rd306.1
  br i1 %none.i.i, label %udf_copy.exit, label %byte.i.i
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %few.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %v322
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v326 = add i64 %r.rd305.1, %v322
  %to.at.i179 = inttoptr i64 %v326 to ptr
  br i1 %long.i.i181, label %whole.i.i200, label %short.i.i182
whole.i.i200:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i179, ptr align 1 %from.at.i180, i64 %i.p5, i1 false)
  br label %udf_copy.exit201
short.i.i182:
  br i1 %eight.i.i183, label %words.i.i193, label %few.i.i184
words.i.i193:
  %to8.i.i196 = getelementptr i8, ptr %to.at.i179, i64 %i.p5
  %end8.i.i197 = getelementptr i8, ptr %to8.i.i196, i64 -8
  %a8.i.i198 = load i64, ptr %from.at.i180, align 1
  %b8.i.i199 = load i64, ptr %last8.i.i195, align 1
  store i64 %a8.i.i198, ptr %to.at.i179, align 1
  store i64 %b8.i.i199, ptr %end8.i.i197, align 1
  br label %udf_copy.exit201
few.i.i184:
  br i1 %none.i.i185, label %udf_copy.exit201, label %byte.i.i186
byte.i.i186:
  %i.i.i187 = phi i64 [ %next.i.i191, %byte.i.i186 ], [ 0, %few.i.i184 ]
  %at.i.i188 = getelementptr i8, ptr %from.at.i180, i64 %i.i.i187
  %one.i.i189 = load i8, ptr %at.i.i188, align 1
  %there.i.i190 = getelementptr i8, ptr %to.at.i179, i64 %i.i.i187
  store i8 %one.i.i189, ptr %there.i.i190, align 1
  %next.i.i191 = add nuw nsw i64 %i.i.i187, 1
  %done.i.i192 = icmp eq i64 %next.i.i191, %i.p5
  br i1 %done.i.i192, label %udf_copy.exit201, label %byte.i.i186
udf_copy.exit201:
  %v332 = load i8, ptr %v8, align 1
  %v335 = add i64 %r.rd304.1, %i.p3
  %v337 = icmp sgt i64 %v335, %v6
  br i1 %v337, label %b.L__BB20_62, label %b.next.69
b.next.69:
  %v339 = zext i8 %v332 to i64
  %v341 = mul nuw i64 %v339, 72340172838076673
  br label %b.L__BB20_51
b.L__BB20_51:
  %r.rd303.0 = phi i64 [ %v335, %b.next.69 ], [ %r.rd303.1, %b.L__BB20_61 ]
  %v344 = add i64 %r.rd303.0, 8
  %v346 = icmp sgt i64 %v344, %i.p1
  %v348 = add i64 %r.rd303.0, %i.p0
  %v350 = inttoptr i64 %v348 to ptr
  br i1 %v346, label %b.L__BB20_58, label %b.L__BB20_52
b.L__BB20_58:
  %v351 = load i8, ptr %v350, align 1
  %v354 = icmp eq i8 %v351, %v332
  br i1 %v354, label %b.L__BB20_54, label %b.next.73
b.next.73:
  %v356 = add i64 %r.rd303.0, 1
  br label %b.L__BB20_61
b.L__BB20_52:
  %word.i150 = load i64, ptr %v350, align 1
  %v361 = xor i64 %word.i150, %v341
  %v363 = add i64 %v361, -72340172838076673
  %v362 = and i64 %v361, -9187201950435737472
  %v364 = xor i64 %v362, -9187201950435737472
  %v365 = and i64 %v364, %v363
  %v366 = icmp eq i64 %v365, 0
  br i1 %v366, label %b.L__BB20_61, label %b.next.75
b.next.75:
  %v368 = sub i64 0, %v365
  %v369 = and i64 %v365, %v368
  %v370 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v369, i1 false)
  %v371 = trunc nuw nsw i64 %v370 to i32
  %v372 = sub nsw i32 63, %v371
  %v373 = ashr i32 %v372, 3
  %v374 = sext i32 %v373 to i64
  %v376 = add i64 %r.rd303.0, %v374
  %v378 = icmp sgt i64 %v376, %v6
  br i1 %v378, label %b.L__BB20_62, label %b.L__BB20_54
b.L__BB20_54:
  %r.rd300.0 = phi i64 [ %r.rd303.0, %b.L__BB20_58 ], [ %v376, %b.next.75 ]
  %v381 = add i64 %r.rd300.0, 1
  %v383 = add i64 %v317, %r.rd300.0
  br label %b.L__BB20_55
b.L__BB20_55:
  %r.rd301.0 = phi i64 [ 0, %b.L__BB20_54 ], [ %v385, %b.L__BB20_60 ]
  %v385 = add i64 %r.rd301.0, 8
  %v387 = icmp slt i64 %v385, %i.p3
  br i1 %v387, label %b.L__BB20_60, label %b.L__BB20_56.preheader
b.L__BB20_56.preheader:
  %v404 = add i64 %v381, %i.p0
  br label %b.L__BB20_56
b.L__BB20_60:
  %v390 = add i64 %v383, %r.rd301.0
  %at.i146 = inttoptr i64 %v390 to ptr
  %word.i147 = load i64, ptr %at.i146, align 1
  %v394 = add i64 %v319, %r.rd301.0
  %at.i143 = inttoptr i64 %v394 to ptr
  %word.i144 = load i64, ptr %at.i143, align 1
  %v397 = icmp eq i64 %word.i147, %word.i144
  br i1 %v397, label %b.L__BB20_55, label %b.L__BB20_61
b.L__BB20_56:
  %r.rd301.1 = phi i64 [ %v407, %b.next.83 ], [ %r.rd301.0, %b.L__BB20_56.preheader ]
  %v401.not = icmp slt i64 %r.rd301.1, %v315
  br i1 %v401.not, label %b.next.83, label %b.L__BB20_62
b.next.83:
  %v406 = add i64 %v404, %r.rd301.1
  %v407 = add nsw i64 %r.rd301.1, 1
  %v409 = add i64 %r.rd301.1, %i.p2
  %v410 = inttoptr i64 %v409 to ptr
  %v411 = getelementptr i8, ptr %v410, i64 1
  %v412 = load i8, ptr %v411, align 1
  %v414 = inttoptr i64 %v406 to ptr
  %v415 = load i8, ptr %v414, align 1
  %v417 = icmp eq i8 %v415, %v412
  br i1 %v417, label %b.L__BB20_56, label %b.L__BB20_61
b.L__BB20_61:
  %r.rd303.1 = phi i64 [ %v381, %b.next.83 ], [ %v344, %b.L__BB20_52 ], [ %v356, %b.next.73 ], [ %v381, %b.L__BB20_60 ]
  %v420.not = icmp sgt i64 %r.rd303.1, %v6
  br i1 %v420.not, label %b.L__BB20_62, label %b.L__BB20_51
b.L__BB20_62:
  %r.rd304.2 = phi i64 [ -1, %udf_copy.exit201 ], [ %r.rd300.0, %b.L__BB20_56 ], [ -1, %b.next.75 ], [ -1, %b.L__BB20_61 ]
  %v424 = add i64 %v326, %i.p5
  %v426 = add i64 %r.rd295.0, -1
  %v427 = icmp ne i64 %v426, 0
  %v429 = icmp sgt i64 %r.rd304.2, -1
  %v430 = and i1 %v427, %v429
  %v433 = add i64 %v335, %i.p0
  br i1 %v430, label %b.L__BB20_49, label %b.L__BB20_63
b.L__BB20_63:
  %v436 = sub i64 %i.p1, %v335
  %to.at.i202 = inttoptr i64 %v424 to ptr
  %from.at.i203 = inttoptr i64 %v433 to ptr
  %long.i.i204 = icmp ugt i64 %v436, 16
  br i1 %long.i.i204, label %whole.i.i223, label %short.i.i205
whole.i.i223:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i202, ptr align 1 %from.at.i203, i64 %v436, i1 false)
  br label %udf_copy.exit224
short.i.i205:
  %eight.i.i206 = icmp ugt i64 %v436, 7
  br i1 %eight.i.i206, label %words.i.i216, label %few.i.i207
words.i.i216:
  %from8.i.i217 = getelementptr i8, ptr %from.at.i203, i64 %v436
  %last8.i.i218 = getelementptr i8, ptr %from8.i.i217, i64 -8
  %to8.i.i219 = getelementptr i8, ptr %to.at.i202, i64 %v436
  %end8.i.i220 = getelementptr i8, ptr %to8.i.i219, i64 -8
  %a8.i.i221 = load i64, ptr %from.at.i203, align 1
  %b8.i.i222 = load i64, ptr %last8.i.i218, align 1
  store i64 %a8.i.i221, ptr %to.at.i202, align 1
  store i64 %b8.i.i222, ptr %end8.i.i220, align 1
  br label %udf_copy.exit224
few.i.i207:
  %none.i.i208 = icmp eq i64 %i.p1, %v335
  br i1 %none.i.i208, label %udf_copy.exit224, label %byte.i.i209
byte.i.i209:
  %i.i.i210 = phi i64 [ %next.i.i214, %byte.i.i209 ], [ 0, %few.i.i207 ]
  %at.i.i211 = getelementptr i8, ptr %from.at.i203, i64 %i.i.i210
  %one.i.i212 = load i8, ptr %at.i.i211, align 1
  %there.i.i213 = getelementptr i8, ptr %to.at.i202, i64 %i.i.i210
  store i8 %one.i.i212, ptr %there.i.i213, align 1
  %next.i.i214 = add nuw nsw i64 %i.i.i210, 1
  %done.i.i215 = icmp eq i64 %next.i.i214, %v436
  br i1 %done.i.i215, label %udf_copy.exit224, label %byte.i.i209
udf_copy.exit224:
  %v440 = add i64 %v424, %v436
  %v443 = load i64, ptr %v302, align 8
  store i64 %v440, ptr %v302, align 8
  %v445 = sub i64 %v440, %v443
  br label %b.L__BB20_77
b.L__BB20_64:
  %v449 = icmp slt i64 %i.p1, 8
  br i1 %v449, label %b.L__BB20_67, label %b.L__BB20_66
b.L__BB20_66:
  %r.rd308.0 = phi i64 [ %v466, %b.L__BB20_66 ], [ 0, %b.L__BB20_64 ]
  %r.rd314.1 = phi i64 [ %v465, %b.L__BB20_66 ], [ %i.p1, %b.L__BB20_64 ]
  %v453 = add i64 %r.rd308.0, %i.p0
  %at.i = inttoptr i64 %v453 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v456 = lshr i64 %word.i, 7
  %v457 = lshr i64 %word.i, 6
  %v458 = and i64 %v457, 72340172838076673
  %v459 = xor i64 %v458, 72340172838076673
  %v460 = and i64 %v459, %v456
  %v461 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v460)
  %v465 = sub i64 %r.rd314.1, %v461
  %v466 = add i64 %r.rd308.0, 8
  %v467 = add i64 %r.rd308.0, 16
  %v469.not = icmp sgt i64 %v467, %i.p1
  br i1 %v469.not, label %b.L__BB20_67, label %b.L__BB20_66
b.L__BB20_67:
  %r.rd314.0 = phi i64 [ %i.p1, %b.L__BB20_64 ], [ %v465, %b.L__BB20_66 ]
  %r.rd312.0 = phi i64 [ 0, %b.L__BB20_64 ], [ %v466, %b.L__BB20_66 ]
  %v472.not = icmp slt i64 %r.rd312.0, %i.p1
  br i1 %v472.not, label %b.L__BB20_68, label %b.L__BB20_69
b.L__BB20_68:
  %r.rd314.3 = phi i64 [ %v483, %b.L__BB20_68 ], [ %r.rd314.0, %b.L__BB20_67 ]
  %r.rd312.1 = phi i64 [ %v484, %b.L__BB20_68 ], [ %r.rd312.0, %b.L__BB20_67 ]
  %v475 = add i64 %r.rd312.1, %i.p0
  %v476 = inttoptr i64 %v475 to ptr
  %v477 = load i8, ptr %v476, align 1
  %v480 = icmp slt i8 %v477, -64
  %v481.neg = sext i1 %v480 to i64
  %v483 = add i64 %r.rd314.3, %v481.neg
  %v484 = add nsw i64 %r.rd312.1, 1
  %v486 = icmp slt i64 %v484, %i.p1
  br i1 %v486, label %b.L__BB20_68, label %b.L__BB20_69
b.L__BB20_69:
  %r.rd314.2 = phi i64 [ %r.rd314.0, %b.L__BB20_67 ], [ %v483, %b.L__BB20_68 ]
  %v489 = icmp sge i64 %r.rd314.2, %i.p6
  %v490 = icmp sgt i64 %i.p6, 0
  %v491 = and i1 %v490, %v489
  %v492 = add i64 %r.rd314.2, 1
  %v493 = select i1 %v491, i64 %i.p6, i64 %v492
  %v495 = mul i64 %v493, %i.p5
  %v497 = add i64 %v495, %i.p1
  %v499 = inttoptr i64 %i.p7 to ptr
  %v500 = load i64, ptr %v499, align 8
  %v502 = getelementptr i8, ptr %v499, i64 8
  %v503 = load i64, ptr %v502, align 8
  %v504 = sub i64 %v503, %v500
  %v505 = icmp slt i64 %v504, %v497
  %v506 = icmp eq i64 %v500, 0
  %v507 = or i1 %v506, %v505
  br i1 %v507, label %b.L__BB20_77, label %b.next.100
b.next.100:
  %v509 = icmp slt i64 %v493, 1
  br i1 %v509, label %b.L__BB20_75, label %b.next.101
b.next.101:
  %v511 = add nuw i64 %v493, 1
  %from.at.i226 = inttoptr i64 %i.p4 to ptr
  %long.i.i227 = icmp ugt i64 %i.p5, 16
  %eight.i.i229 = icmp ugt i64 %i.p5, 7
  %none.i.i231 = icmp eq i64 %i.p5, 0
  %from8.i.i240 = getelementptr i8, ptr %from.at.i226, i64 %i.p5
  %last8.i.i241 = getelementptr i8, ptr %from8.i.i240, i64 -8
  br label %b.L__BB20_72
b.L__BB20_72:
  %r.rd317.1 = phi i64 [ %v500, %b.next.101 ], [ %r.rd317.2, %b.L__BB20_74 ]
  %r.rd316.0 = phi i64 [ 0, %b.next.101 ], [ %r.rd321.1, %b.L__BB20_74 ]
  %r.rd315.0 = phi i64 [ %v511, %b.next.101 ], [ %v539, %b.L__BB20_74 ]
  %to.at.i225 = inttoptr i64 %r.rd317.1 to ptr
  br i1 %long.i.i227, label %whole.i.i246, label %short.i.i228
whole.i.i246:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i225, ptr align 1 %from.at.i226, i64 %i.p5, i1 false)
  br label %udf_copy.exit247
short.i.i228:
  br i1 %eight.i.i229, label %words.i.i239, label %few.i.i230
words.i.i239:
  %to8.i.i242 = getelementptr i8, ptr %to.at.i225, i64 %i.p5
  %end8.i.i243 = getelementptr i8, ptr %to8.i.i242, i64 -8
  %a8.i.i244 = load i64, ptr %from.at.i226, align 1
  %b8.i.i245 = load i64, ptr %last8.i.i241, align 1
  store i64 %a8.i.i244, ptr %to.at.i225, align 1
  store i64 %b8.i.i245, ptr %end8.i.i243, align 1
  br label %udf_copy.exit247
few.i.i230:
  br i1 %none.i.i231, label %udf_copy.exit247, label %byte.i.i232
byte.i.i232:
  %i.i.i233 = phi i64 [ %next.i.i237, %byte.i.i232 ], [ 0, %few.i.i230 ]
  %at.i.i234 = getelementptr i8, ptr %from.at.i226, i64 %i.i.i233
  %one.i.i235 = load i8, ptr %at.i.i234, align 1
  %there.i.i236 = getelementptr i8, ptr %to.at.i225, i64 %i.i.i233
  store i8 %one.i.i235, ptr %there.i.i236, align 1
  %next.i.i237 = add nuw nsw i64 %i.i.i233, 1
  %done.i.i238 = icmp eq i64 %next.i.i237, %i.p5
  br i1 %done.i.i238, label %udf_copy.exit247, label %byte.i.i232
udf_copy.exit247:
  %v516 = add i64 %r.rd317.1, %i.p5
  %v519 = icmp eq i64 %r.rd316.0, %i.p1
  br i1 %v519, label %b.L__BB20_74, label %b.next.103
b.next.103:
  %v522 = add i64 %r.rd316.0, %i.p0
  %v523 = inttoptr i64 %v522 to ptr
  %v524 = load i8, ptr %v523, align 1
  %v528 = icmp sgt i8 %v524, -1
  %v529 = icmp ult i8 %v524, -32
  %v530 = icmp ult i8 %v524, -16
  %v531 = select i1 %v530, i64 3, i64 4
  %v532 = select i1 %v529, i64 2, i64 %v531
  %v533 = select i1 %v528, i64 1, i64 %v532
  %to.at.i248 = inttoptr i64 %v516 to ptr
  br label %byte.i.i255
byte.i.i255:
  %i.i.i256 = phi i64 [ %next.i.i260, %byte.i.i255 ], [ 0, %b.next.103 ]
  %at.i.i257 = getelementptr i8, ptr %v523, i64 %i.i.i256
  %one.i.i258 = load i8, ptr %at.i.i257, align 1
  %there.i.i259 = getelementptr i8, ptr %to.at.i248, i64 %i.i.i256
  store i8 %one.i.i258, ptr %there.i.i259, align 1
  %next.i.i260 = add nuw nsw i64 %i.i.i256, 1
  %done.i.i261 = icmp eq i64 %next.i.i260, %v533
  br i1 %done.i.i261, label %udf_copy.exit270, label %byte.i.i255
udf_copy.exit270:
  %v536 = add i64 %v533, %v516
  %v537 = add i64 %v533, %r.rd316.0
  br label %b.L__BB20_74
b.L__BB20_74:
  %r.rd317.2 = phi i64 [ %v516, %udf_copy.exit247 ], [ %v536, %udf_copy.exit270 ]
  %r.rd321.1 = phi i64 [ %i.p1, %udf_copy.exit247 ], [ %v537, %udf_copy.exit270 ]
  %v539 = add i64 %r.rd315.0, -1
  %v540 = icmp sgt i64 %v539, 1
  br i1 %v540, label %b.L__BB20_72, label %b.L__BB20_75
b.L__BB20_75:
  %r.rd317.0 = phi i64 [ %v500, %b.next.100 ], [ %r.rd317.2, %b.L__BB20_74 ]
  %r.rd321.0 = phi i64 [ 0, %b.next.100 ], [ %r.rd321.1, %b.L__BB20_74 ]
  %v544 = sub i64 %i.p1, %r.rd321.0
  %v546 = add i64 %r.rd321.0, %i.p0
  %to.at.i271 = inttoptr i64 %r.rd317.0 to ptr
  %from.at.i272 = inttoptr i64 %v546 to ptr
  %long.i.i273 = icmp ugt i64 %v544, 16
  br i1 %long.i.i273, label %whole.i.i292, label %short.i.i274
whole.i.i292:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i271, ptr align 1 %from.at.i272, i64 %v544, i1 false)
  br label %udf_copy.exit293
short.i.i274:
  %eight.i.i275 = icmp ugt i64 %v544, 7
  br i1 %eight.i.i275, label %words.i.i285, label %few.i.i276
words.i.i285:
  %from8.i.i286 = getelementptr i8, ptr %from.at.i272, i64 %v544
  %last8.i.i287 = getelementptr i8, ptr %from8.i.i286, i64 -8
  %to8.i.i288 = getelementptr i8, ptr %to.at.i271, i64 %v544
  %end8.i.i289 = getelementptr i8, ptr %to8.i.i288, i64 -8
  %a8.i.i290 = load i64, ptr %from.at.i272, align 1
  %b8.i.i291 = load i64, ptr %last8.i.i287, align 1
  store i64 %a8.i.i290, ptr %to.at.i271, align 1
  store i64 %b8.i.i291, ptr %end8.i.i289, align 1
  br label %udf_copy.exit293
few.i.i276:
  %none.i.i277 = icmp eq i64 %i.p1, %r.rd321.0
  br i1 %none.i.i277, label %udf_copy.exit293, label %byte.i.i278
byte.i.i278:
  %i.i.i279 = phi i64 [ %next.i.i283, %byte.i.i278 ], [ 0, %few.i.i276 ]
  %at.i.i280 = getelementptr i8, ptr %from.at.i272, i64 %i.i.i279
  %one.i.i281 = load i8, ptr %at.i.i280, align 1
  %there.i.i282 = getelementptr i8, ptr %to.at.i271, i64 %i.i.i279
  store i8 %one.i.i281, ptr %there.i.i282, align 1
  %next.i.i283 = add nuw nsw i64 %i.i.i279, 1
  %done.i.i284 = icmp eq i64 %next.i.i283, %v544
  br i1 %done.i.i284, label %udf_copy.exit293, label %byte.i.i278
udf_copy.exit293:
  %v549 = add i64 %v544, %r.rd317.0
  %v552 = load i64, ptr %v499, align 8
  store i64 %v549, ptr %v499, align 8
  %v554 = sub i64 %v549, %v552
  br label %b.L__BB20_77
b.L__BB20_77:
  %r.rd322.0 = phi i64 [ %v443, %udf_copy.exit224 ], [ 0, %b.L__BB20_69 ], [ %v552, %udf_copy.exit293 ], [ %i.p0, %b.L__BB20_15 ], [ 0, %b.L__BB20_46 ], [ %i.p0, %start ]
  %r.rd323.0 = phi i64 [ %v445, %udf_copy.exit224 ], [ 0, %b.L__BB20_69 ], [ %v554, %udf_copy.exit293 ], [ %i.p1, %b.L__BB20_15 ], [ 0, %b.L__BB20_46 ], [ %i.p1, %start ]
  %v559 = insertvalue { i64, i64 } poison, i64 %r.rd322.0, 0
  %v560 = insertvalue { i64, i64 } %v559, i64 %r.rd323.0, 1
  ret { i64, i64 } %v560
}
define internal { i64, i64 } @udf_text_pad_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i32 %"i.p5", i64 %"i.p6") noinline nounwind {
start:
  %v1 = sub i64 %i.p2, %i.p1
  %v2 = icmp slt i64 %v1, 1
  br i1 %v2, label %b.L__BB21_22, label %b.next.0
b.next.0:
  %v4 = add i64 %i.p6, 8
  %v5 = inttoptr i64 %i.p6 to ptr
  %v6 = load i64, ptr %v5, align 8
  %v8 = getelementptr i8, ptr %v5, i64 8
  %v9 = load i64, ptr %v8, align 8
  %v10 = sub i64 %v9, %v6
  %v12 = or i64 %v10, %i.p4
  %v14 = icmp ult i64 %v12, 4294967296
  br i1 %v14, label %b.L__BB21_3, label %b.next.1
b.next.1:
  %v17 = icmp eq i64 %i.p4, 0
  %v18 = icmp eq i64 %v10, -9223372036854775808
  %v19 = icmp eq i64 %i.p4, -1
  %v20 = and i1 %v19, %v18
  %v21 = or i1 %v17, %v20
  %v22 = select i1 %v21, i64 1, i64 %i.p4
  %v23 = sdiv i64 %v10, %v22
  %v25 = select i1 %v17, i64 -1, i64 %v23
  br label %b.L__BB21_4
b.L__BB21_3:
  %v29 = trunc nuw i64 %i.p4 to i32
  %v31 = trunc nuw i64 %v10 to i32
  %v32 = icmp eq i64 %i.p4, 0
  %v33 = select i1 %v32, i32 1, i32 %v29
  %v34 = udiv i32 %v31, %v33
  %0 = zext i32 %v34 to i64
  %v37 = select i1 %v32, i64 4294967295, i64 %0
  br label %b.L__BB21_4
b.L__BB21_4:
  %r.rd49.0 = phi i64 [ %v37, %b.L__BB21_3 ], [ %v25, %b.next.1 ]
  %v40 = mul i64 %i.p4, %v1
  %v42 = sub i64 %v10, %v40
  %v44 = icmp slt i64 %v42, %i.p1
  %v46 = icmp sgt i64 %v1, %r.rd49.0
  %v47 = or i1 %v44, %v46
  br i1 %v47, label %b.L__BB21_22, label %b.next.5
b.next.5:
  switch i32 %i.p5, label %b.L__BB21_8 [
    i32 0, label %b.L__BB21_9
    i32 2, label %b.next.7
  ]
b.next.7:
  %v53 = lshr i64 %v1, 1
  %v55 = and i64 %i.p2, 1
  %v56 = and i64 %v55, %v1
  %v57 = add nuw nsw i64 %v53, %v56
  br label %b.L__BB21_9
b.L__BB21_8:
  br label %b.L__BB21_9
b.L__BB21_9:
  %r.rd50.0 = phi i64 [ 0, %b.next.5 ], [ %v1, %b.L__BB21_8 ], [ %v57, %b.next.7 ]
  %v60 = icmp eq i64 %i.p1, 0
  %v62 = icmp ne i32 %i.p5, 3
  %v63 = or i1 %v60, %v62
  br i1 %v63, label %b.L__BB21_12, label %b.next.10
b.next.10:
  %v65 = inttoptr i64 %i.p0 to ptr
  %v66 = load i8, ptr %v65, align 1
  %v68 = icmp eq i8 %v66, 45
  br i1 %v68, label %b.L__BB21_12, label %b.next.11
b.next.11:
  %v70 = icmp eq i8 %v66, 43
  %v71 = zext i1 %v70 to i16
  br label %b.L__BB21_12
b.L__BB21_12:
  %r.rs7.0 = phi i16 [ 0, %b.L__BB21_9 ], [ 1, %b.next.10 ], [ %v71, %b.next.11 ]
  %v73 = icmp eq i16 %r.rs7.0, 0
  br i1 %v73, label %b.L__BB21_14, label %b.next.13
b.next.13:
  %v75 = inttoptr i64 %i.p0 to ptr
  %v76 = load i8, ptr %v75, align 1
  %v79 = add i64 %v6, 1
  %v81 = inttoptr i64 %v6 to ptr
  store i8 %v76, ptr %v81, align 1
  br label %b.L__BB21_14
b.L__BB21_14:
  %r.rd54.0 = phi i64 [ %v6, %b.L__BB21_12 ], [ %v79, %b.next.13 ]
  %v83 = zext nneg i16 %r.rs7.0 to i64
  %v85 = add i64 %i.p0, %v83
  %v87 = sub i64 %i.p1, %v83
  %from.at.i = inttoptr i64 %v85 to ptr
  %long.i.i = icmp ugt i64 %v87, 16
  %eight.i.i = icmp ugt i64 %v87, 7
  %none.i.i = icmp eq i64 %i.p1, %v83
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %v87
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  %from.at.i26 = inttoptr i64 %i.p3 to ptr
  %long.i.i27 = icmp ugt i64 %i.p4, 16
  %eight.i.i29 = icmp ugt i64 %i.p4, 7
  %none.i.i31 = icmp eq i64 %i.p4, 0
  %from8.i.i40 = getelementptr i8, ptr %from.at.i26, i64 %i.p4
  %last8.i.i41 = getelementptr i8, ptr %from8.i.i40, i64 -8
  br label %b.L__BB21_15
b.L__BB21_15:
  %r.rd54.1 = phi i64 [ %r.rd54.0, %b.L__BB21_14 ], [ %r.rd54.3, %b.L__BB21_19 ]
  %r.rd52.0 = phi i64 [ 0, %b.L__BB21_14 ], [ %v108, %b.L__BB21_19 ]
  %v93.not = icmp eq i64 %r.rd52.0, %r.rd50.0
  br i1 %v93.not, label %b.next.16, label %b.L__BB21_17
b.next.16:
  %to.at.i = inttoptr i64 %r.rd54.1 to ptr
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %v87, i1 false)
  br label %udf_copy.exit
short.i.i:
  br i1 %eight.i.i, label %words.i.i, label %few.i.i
words.i.i:
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %v87
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
few.i.i:
  br i1 %none.i.i, label %udf_copy.exit, label %byte.i.i
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %few.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %v87
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v98 = add i64 %r.rd54.1, %v87
  br label %b.L__BB21_17
b.L__BB21_17:
  %r.rd54.2 = phi i64 [ %r.rd54.1, %b.L__BB21_15 ], [ %v98, %udf_copy.exit ]
  %v101.not = icmp slt i64 %r.rd52.0, %v1
  br i1 %v101.not, label %b.next.18, label %b.L__BB21_19
b.next.18:
  %to.at.i25 = inttoptr i64 %r.rd54.2 to ptr
  br i1 %long.i.i27, label %whole.i.i46, label %short.i.i28
whole.i.i46:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i25, ptr align 1 %from.at.i26, i64 %i.p4, i1 false)
  br label %udf_copy.exit47
short.i.i28:
  br i1 %eight.i.i29, label %words.i.i39, label %few.i.i30
words.i.i39:
  %to8.i.i42 = getelementptr i8, ptr %to.at.i25, i64 %i.p4
  %end8.i.i43 = getelementptr i8, ptr %to8.i.i42, i64 -8
  %a8.i.i44 = load i64, ptr %from.at.i26, align 1
  %b8.i.i45 = load i64, ptr %last8.i.i41, align 1
  store i64 %a8.i.i44, ptr %to.at.i25, align 1
  store i64 %b8.i.i45, ptr %end8.i.i43, align 1
  br label %udf_copy.exit47
few.i.i30:
  br i1 %none.i.i31, label %udf_copy.exit47, label %byte.i.i32
byte.i.i32:
  %i.i.i33 = phi i64 [ %next.i.i37, %byte.i.i32 ], [ 0, %few.i.i30 ]
  %at.i.i34 = getelementptr i8, ptr %from.at.i26, i64 %i.i.i33
  %one.i.i35 = load i8, ptr %at.i.i34, align 1
  %there.i.i36 = getelementptr i8, ptr %to.at.i25, i64 %i.i.i33
  store i8 %one.i.i35, ptr %there.i.i36, align 1
  %next.i.i37 = add nuw nsw i64 %i.i.i33, 1
  %done.i.i38 = icmp eq i64 %next.i.i37, %i.p4
  br i1 %done.i.i38, label %udf_copy.exit47, label %byte.i.i32
udf_copy.exit47:
  %v106 = add i64 %r.rd54.2, %i.p4
  br label %b.L__BB21_19
b.L__BB21_19:
  %r.rd54.3 = phi i64 [ %r.rd54.2, %b.L__BB21_17 ], [ %v106, %udf_copy.exit47 ]
  %v108 = add nuw i64 %r.rd52.0, 1
  br i1 %v101.not, label %b.L__BB21_15, label %b.next.20
b.next.20:
  %v112 = inttoptr i64 %v4 to ptr
  %v113 = getelementptr i8, ptr %v112, i64 -8
  %v114 = load i64, ptr %v113, align 8
  store i64 %r.rd54.3, ptr %v113, align 8
  %v118 = sub i64 %r.rd54.3, %v114
  br label %b.L__BB21_22
b.L__BB21_22:
  %r.rd56.0 = phi i64 [ %v114, %b.next.20 ], [ 0, %b.L__BB21_4 ], [ %i.p0, %start ]
  %r.rd57.0 = phi i64 [ %v118, %b.next.20 ], [ 0, %b.L__BB21_4 ], [ %i.p1, %start ]
  %v123 = insertvalue { i64, i64 } poison, i64 %r.rd56.0, 0
  %v124 = insertvalue { i64, i64 } %v123, i64 %r.rd57.0, 1
  ret { i64, i64 } %v124
}
define internal { i64, i64 } @udf_text_pad_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i32 %"i.p5", i64 %"i.p6") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, 8
  br i1 %v1, label %b.L__BB22_3, label %b.L__BB22_2
b.L__BB22_2:
  %r.rd73.0 = phi i64 [ %v18, %b.L__BB22_2 ], [ 0, %start ]
  %r.rd79.1 = phi i64 [ %v17, %b.L__BB22_2 ], [ %i.p1, %start ]
  %v5 = add i64 %r.rd73.0, %i.p0
  %at.i = inttoptr i64 %v5 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v8 = lshr i64 %word.i, 7
  %v9 = lshr i64 %word.i, 6
  %v10 = and i64 %v9, 72340172838076673
  %v11 = xor i64 %v10, 72340172838076673
  %v12 = and i64 %v11, %v8
  %v13 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v12)
  %v17 = sub i64 %r.rd79.1, %v13
  %v18 = add i64 %r.rd73.0, 8
  %v19 = add i64 %r.rd73.0, 16
  %v21.not = icmp sgt i64 %v19, %i.p1
  br i1 %v21.not, label %b.L__BB22_3, label %b.L__BB22_2
b.L__BB22_3:
  %r.rd79.0 = phi i64 [ %i.p1, %start ], [ %v17, %b.L__BB22_2 ]
  %r.rd77.0 = phi i64 [ 0, %start ], [ %v18, %b.L__BB22_2 ]
  %v24.not = icmp slt i64 %r.rd77.0, %i.p1
  br i1 %v24.not, label %b.L__BB22_4, label %b.L__BB22_5
b.L__BB22_4:
  %r.rd79.3 = phi i64 [ %v35, %b.L__BB22_4 ], [ %r.rd79.0, %b.L__BB22_3 ]
  %r.rd77.1 = phi i64 [ %v36, %b.L__BB22_4 ], [ %r.rd77.0, %b.L__BB22_3 ]
  %v27 = add i64 %r.rd77.1, %i.p0
  %v28 = inttoptr i64 %v27 to ptr
  %v29 = load i8, ptr %v28, align 1
  %v32 = icmp slt i8 %v29, -64
  %v33.neg = sext i1 %v32 to i64
  %v35 = add i64 %r.rd79.3, %v33.neg
  %v36 = add nsw i64 %r.rd77.1, 1
  %v38 = icmp slt i64 %v36, %i.p1
  br i1 %v38, label %b.L__BB22_4, label %b.L__BB22_5
b.L__BB22_5:
  %r.rd79.2 = phi i64 [ %r.rd79.0, %b.L__BB22_3 ], [ %v35, %b.L__BB22_4 ]
  %v41 = sub i64 %i.p2, %r.rd79.2
  %v42 = icmp slt i64 %v41, 1
  br i1 %v42, label %b.L__BB22_27, label %b.next.8
b.next.8:
  %v44 = add i64 %i.p6, 8
  %v45 = inttoptr i64 %i.p6 to ptr
  %v46 = load i64, ptr %v45, align 8
  %v48 = getelementptr i8, ptr %v45, i64 8
  %v49 = load i64, ptr %v48, align 8
  %v50 = sub i64 %v49, %v46
  %v52 = or i64 %v50, %i.p4
  %v54 = icmp ult i64 %v52, 4294967296
  br i1 %v54, label %b.L__BB22_8, label %b.next.9
b.next.9:
  %v57 = icmp eq i64 %i.p4, 0
  %v58 = icmp eq i64 %v50, -9223372036854775808
  %v59 = icmp eq i64 %i.p4, -1
  %v60 = and i1 %v59, %v58
  %v61 = or i1 %v57, %v60
  %v62 = select i1 %v61, i64 1, i64 %i.p4
  %v63 = sdiv i64 %v50, %v62
  %v65 = select i1 %v57, i64 -1, i64 %v63
  br label %b.L__BB22_9
b.L__BB22_8:
  %v69 = trunc nuw i64 %i.p4 to i32
  %v71 = trunc nuw i64 %v50 to i32
  %v72 = icmp eq i64 %i.p4, 0
  %v73 = select i1 %v72, i32 1, i32 %v69
  %v74 = udiv i32 %v71, %v73
  %0 = zext i32 %v74 to i64
  %v77 = select i1 %v72, i64 4294967295, i64 %0
  br label %b.L__BB22_9
b.L__BB22_9:
  %r.rd80.0 = phi i64 [ %v77, %b.L__BB22_8 ], [ %v65, %b.next.9 ]
  %v80 = mul i64 %v41, %i.p4
  %v82 = sub i64 %v50, %v80
  %v84 = icmp slt i64 %v82, %i.p1
  %v86 = icmp sgt i64 %v41, %r.rd80.0
  %v87 = or i1 %v84, %v86
  br i1 %v87, label %b.L__BB22_27, label %b.next.13
b.next.13:
  switch i32 %i.p5, label %b.L__BB22_13 [
    i32 0, label %b.L__BB22_14
    i32 2, label %b.next.15
  ]
b.next.15:
  %v93 = lshr i64 %v41, 1
  %v95 = and i64 %i.p2, 1
  %v96 = and i64 %v95, %v41
  %v97 = add nuw nsw i64 %v93, %v96
  br label %b.L__BB22_14
b.L__BB22_13:
  br label %b.L__BB22_14
b.L__BB22_14:
  %r.rd81.0 = phi i64 [ 0, %b.next.13 ], [ %v41, %b.L__BB22_13 ], [ %v97, %b.next.15 ]
  %v100 = icmp eq i64 %i.p1, 0
  %v102 = icmp ne i32 %i.p5, 3
  %v103 = or i1 %v100, %v102
  br i1 %v103, label %b.L__BB22_17, label %b.next.18
b.next.18:
  %v105 = inttoptr i64 %i.p0 to ptr
  %v106 = load i8, ptr %v105, align 1
  %v108 = icmp eq i8 %v106, 45
  br i1 %v108, label %b.L__BB22_17, label %b.next.19
b.next.19:
  %v110 = icmp eq i8 %v106, 43
  %v111 = zext i1 %v110 to i16
  br label %b.L__BB22_17
b.L__BB22_17:
  %r.rs9.0 = phi i16 [ 0, %b.L__BB22_14 ], [ 1, %b.next.18 ], [ %v111, %b.next.19 ]
  %v113 = icmp eq i16 %r.rs9.0, 0
  br i1 %v113, label %b.L__BB22_19, label %b.next.21
b.next.21:
  %v115 = inttoptr i64 %i.p0 to ptr
  %v116 = load i8, ptr %v115, align 1
  %v119 = add i64 %v46, 1
  %v121 = inttoptr i64 %v46 to ptr
  store i8 %v116, ptr %v121, align 1
  br label %b.L__BB22_19
b.L__BB22_19:
  %r.rd85.0 = phi i64 [ %v46, %b.L__BB22_17 ], [ %v119, %b.next.21 ]
  %v123 = zext nneg i16 %r.rs9.0 to i64
  %v125 = add i64 %i.p0, %v123
  %v127 = sub i64 %i.p1, %v123
  %from.at.i = inttoptr i64 %v125 to ptr
  %long.i.i = icmp ugt i64 %v127, 16
  %eight.i.i = icmp ugt i64 %v127, 7
  %none.i.i = icmp eq i64 %i.p1, %v123
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %v127
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  %from.at.i36 = inttoptr i64 %i.p3 to ptr
  %long.i.i37 = icmp ugt i64 %i.p4, 16
  %eight.i.i39 = icmp ugt i64 %i.p4, 7
  %none.i.i41 = icmp eq i64 %i.p4, 0
  %from8.i.i50 = getelementptr i8, ptr %from.at.i36, i64 %i.p4
  %last8.i.i51 = getelementptr i8, ptr %from8.i.i50, i64 -8
  br label %b.L__BB22_20
b.L__BB22_20:
  %r.rd85.1 = phi i64 [ %r.rd85.0, %b.L__BB22_19 ], [ %r.rd85.3, %b.L__BB22_24 ]
  %r.rd83.0 = phi i64 [ 0, %b.L__BB22_19 ], [ %v148, %b.L__BB22_24 ]
  %v133.not = icmp eq i64 %r.rd83.0, %r.rd81.0
  br i1 %v133.not, label %b.next.24, label %b.L__BB22_22
b.next.24:
  %to.at.i = inttoptr i64 %r.rd85.1 to ptr
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %v127, i1 false)
  br label %udf_copy.exit
short.i.i:
  br i1 %eight.i.i, label %words.i.i, label %few.i.i
words.i.i:
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %v127
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
few.i.i:
  br i1 %none.i.i, label %udf_copy.exit, label %byte.i.i
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %few.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %v127
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v138 = add i64 %r.rd85.1, %v127
  br label %b.L__BB22_22
b.L__BB22_22:
  %r.rd85.2 = phi i64 [ %r.rd85.1, %b.L__BB22_20 ], [ %v138, %udf_copy.exit ]
  %v141.not = icmp slt i64 %r.rd83.0, %v41
  br i1 %v141.not, label %b.next.26, label %b.L__BB22_24
b.next.26:
  %to.at.i35 = inttoptr i64 %r.rd85.2 to ptr
  br i1 %long.i.i37, label %whole.i.i56, label %short.i.i38
whole.i.i56:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i35, ptr align 1 %from.at.i36, i64 %i.p4, i1 false)
  br label %udf_copy.exit57
short.i.i38:
  br i1 %eight.i.i39, label %words.i.i49, label %few.i.i40
words.i.i49:
  %to8.i.i52 = getelementptr i8, ptr %to.at.i35, i64 %i.p4
  %end8.i.i53 = getelementptr i8, ptr %to8.i.i52, i64 -8
  %a8.i.i54 = load i64, ptr %from.at.i36, align 1
  %b8.i.i55 = load i64, ptr %last8.i.i51, align 1
  store i64 %a8.i.i54, ptr %to.at.i35, align 1
  store i64 %b8.i.i55, ptr %end8.i.i53, align 1
  br label %udf_copy.exit57
few.i.i40:
  br i1 %none.i.i41, label %udf_copy.exit57, label %byte.i.i42
byte.i.i42:
  %i.i.i43 = phi i64 [ %next.i.i47, %byte.i.i42 ], [ 0, %few.i.i40 ]
  %at.i.i44 = getelementptr i8, ptr %from.at.i36, i64 %i.i.i43
  %one.i.i45 = load i8, ptr %at.i.i44, align 1
  %there.i.i46 = getelementptr i8, ptr %to.at.i35, i64 %i.i.i43
  store i8 %one.i.i45, ptr %there.i.i46, align 1
  %next.i.i47 = add nuw nsw i64 %i.i.i43, 1
  %done.i.i48 = icmp eq i64 %next.i.i47, %i.p4
  br i1 %done.i.i48, label %udf_copy.exit57, label %byte.i.i42
udf_copy.exit57:
  %v146 = add i64 %r.rd85.2, %i.p4
  br label %b.L__BB22_24
b.L__BB22_24:
  %r.rd85.3 = phi i64 [ %r.rd85.2, %b.L__BB22_22 ], [ %v146, %udf_copy.exit57 ]
  %v148 = add nuw i64 %r.rd83.0, 1
  br i1 %v141.not, label %b.L__BB22_20, label %b.next.28
b.next.28:
  %v152 = inttoptr i64 %v44 to ptr
  %v153 = getelementptr i8, ptr %v152, i64 -8
  %v154 = load i64, ptr %v153, align 8
  store i64 %r.rd85.3, ptr %v153, align 8
  %v158 = sub i64 %r.rd85.3, %v154
  br label %b.L__BB22_27
b.L__BB22_27:
  %r.rd87.0 = phi i64 [ %v154, %b.next.28 ], [ 0, %b.L__BB22_9 ], [ %i.p0, %b.L__BB22_5 ]
  %r.rd88.0 = phi i64 [ %v158, %b.next.28 ], [ 0, %b.L__BB22_9 ], [ %i.p1, %b.L__BB22_5 ]
  %v163 = insertvalue { i64, i64 } poison, i64 %r.rd87.0, 0
  %v164 = insertvalue { i64, i64 } %v163, i64 %r.rd88.0, 1
  ret { i64, i64 } %v164
}
define internal { i64, i64 } @udf_text_step_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = ashr i64 %i.p4, 63
  %v2 = add i64 %v1, %i.p1
  %v3 = icmp slt i64 %i.p2, 0
  br i1 %v3, label %b.L__BB23_2, label %b.next.0
b.next.0:
  %v6 = tail call i64 @llvm.smin.i64(i64 %v2, i64 %i.p2)
  br label %b.L__BB23_3
b.L__BB23_2:
  %v9 = add i64 %i.p2, %i.p1
  %v11 = tail call i64 @llvm.smax.i64(i64 %v9, i64 %v1)
  br label %b.L__BB23_3
b.L__BB23_3:
  %r.rd55.0 = phi i64 [ %v11, %b.L__BB23_2 ], [ %v6, %b.next.0 ]
  %v13 = icmp slt i64 %i.p3, 0
  br i1 %v13, label %b.L__BB23_5, label %b.next.3
b.next.3:
  %v16 = tail call i64 @llvm.smin.i64(i64 %v2, i64 %i.p3)
  br label %b.L__BB23_6
b.L__BB23_5:
  %v19 = add i64 %i.p3, %i.p1
  %v21 = tail call i64 @llvm.smax.i64(i64 %v19, i64 %v1)
  br label %b.L__BB23_6
b.L__BB23_6:
  %r.rd54.0 = phi i64 [ %v21, %b.L__BB23_5 ], [ %v16, %b.next.3 ]
  %v23 = add i64 %i.p5, 8
  %v24 = inttoptr i64 %i.p5 to ptr
  %v25 = load i64, ptr %v24, align 8
  %v27 = getelementptr i8, ptr %v24, i64 8
  %v28 = load i64, ptr %v27, align 8
  %v29 = sub i64 %v28, %v25
  %v31 = icmp slt i64 %v29, %i.p1
  %v32 = icmp eq i64 %v25, 0
  %v33 = or i1 %v32, %v31
  br i1 %v33, label %b.L__BB23_16, label %b.next.6
b.next.6:
  %v35 = icmp slt i64 %i.p4, 0
  %v38 = icmp slt i64 %r.rd55.0, %r.rd54.0
  %v39 = icmp sgt i64 %r.rd55.0, %r.rd54.0
  %v42.v = select i1 %v35, i1 %v39, i1 %v38
  br i1 %v42.v, label %b.L__BB23_9, label %b.L__BB23_15
b.L__BB23_9:
  %r.rd55.1 = phi i64 [ %v73, %b.L__BB23_9 ], [ %r.rd55.0, %b.next.6 ]
  %r.rd61.0 = phi i64 [ %r.rd55.1, %b.L__BB23_9 ], [ 0, %b.next.6 ]
  %r.rd62.0 = phi i64 [ %r.rd62.3, %b.L__BB23_9 ], [ 0, %b.next.6 ]
  %r.rd68.1 = phi i64 [ %v70, %b.L__BB23_9 ], [ %v25, %b.next.6 ]
  %v49.not = icmp slt i64 %r.rd61.0, %r.rd55.1
  %0 = add i64 %r.rd62.0, %r.rd55.1
  %1 = sub i64 %0, %r.rd61.0
  %r.rd62.1 = select i1 %v49.not, i64 %1, i64 %r.rd62.0
  %v58.not = icmp sgt i64 %r.rd61.0, %r.rd55.1
  %2 = add i64 %r.rd62.0, %r.rd55.1
  %3 = sub i64 %2, %r.rd61.0
  %r.rd62.3 = select i1 %v58.not, i64 %3, i64 %r.rd62.1
  %v67 = add i64 %r.rd62.3, %i.p0
  %from.at.i = inttoptr i64 %v67 to ptr
  %to.at.i = inttoptr i64 %r.rd68.1 to ptr
  %one.i.i = load i8, ptr %from.at.i, align 1
  store i8 %one.i.i, ptr %to.at.i, align 1
  %v70 = add i64 %r.rd68.1, 1
  %v73 = add i64 %r.rd55.1, %i.p4
  %v75 = icmp sgt i64 %v73, %r.rd54.0
  %v76 = icmp slt i64 %v73, %r.rd54.0
  %v80.v = select i1 %v35, i1 %v75, i1 %v76
  br i1 %v80.v, label %b.L__BB23_9, label %b.next.18
b.next.18:
  %v84 = inttoptr i64 %v23 to ptr
  %v85 = getelementptr i8, ptr %v84, i64 -8
  %v86 = load i64, ptr %v85, align 8
  br label %b.L__BB23_15
b.L__BB23_15:
  %r.rd67.0 = phi i64 [ %v86, %b.next.18 ], [ %v25, %b.next.6 ]
  %r.rd68.0 = phi i64 [ %v70, %b.next.18 ], [ %v25, %b.next.6 ]
  %v89 = inttoptr i64 %v23 to ptr
  %v90 = getelementptr i8, ptr %v89, i64 -8
  store i64 %r.rd68.0, ptr %v90, align 8
  %v92 = sub i64 %r.rd68.0, %r.rd67.0
  br label %b.L__BB23_16
b.L__BB23_16:
  %r.rd69.0 = phi i64 [ 0, %b.L__BB23_6 ], [ %r.rd67.0, %b.L__BB23_15 ]
  %r.rd70.0 = phi i64 [ 0, %b.L__BB23_6 ], [ %v92, %b.L__BB23_15 ]
  %v97 = insertvalue { i64, i64 } poison, i64 %r.rd69.0, 0
  %v98 = insertvalue { i64, i64 } %v97, i64 %r.rd70.0, 1
  ret { i64, i64 } %v98
}
define internal { i64, i64 } @udf_text_step_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, 8
  br i1 %v1, label %b.L__BB24_3, label %b.L__BB24_2
b.L__BB24_2:
  %r.rd88.0 = phi i64 [ %v19, %b.L__BB24_2 ], [ 8, %start ]
  %r.rd89.0 = phi i64 [ %r.rd88.0, %b.L__BB24_2 ], [ 0, %start ]
  %r.rd95.1 = phi i64 [ %v18, %b.L__BB24_2 ], [ %i.p1, %start ]
  %v6 = add i64 %r.rd89.0, %i.p0
  %at.i = inttoptr i64 %v6 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v9 = lshr i64 %word.i, 7
  %v10 = lshr i64 %word.i, 6
  %v11 = and i64 %v10, 72340172838076673
  %v12 = xor i64 %v11, 72340172838076673
  %v13 = and i64 %v12, %v9
  %v14 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v13)
  %v18 = sub i64 %r.rd95.1, %v14
  %v19 = add i64 %r.rd88.0, 8
  %v21.not = icmp sgt i64 %v19, %i.p1
  br i1 %v21.not, label %b.L__BB24_3, label %b.L__BB24_2
b.L__BB24_3:
  %r.rd95.0 = phi i64 [ %i.p1, %start ], [ %v18, %b.L__BB24_2 ]
  %r.rd93.0 = phi i64 [ 0, %start ], [ %r.rd88.0, %b.L__BB24_2 ]
  %v24.not = icmp slt i64 %r.rd93.0, %i.p1
  br i1 %v24.not, label %b.L__BB24_4, label %b.L__BB24_5
b.L__BB24_4:
  %r.rd95.3 = phi i64 [ %v35, %b.L__BB24_4 ], [ %r.rd95.0, %b.L__BB24_3 ]
  %r.rd93.1 = phi i64 [ %v36, %b.L__BB24_4 ], [ %r.rd93.0, %b.L__BB24_3 ]
  %v27 = add i64 %r.rd93.1, %i.p0
  %v28 = inttoptr i64 %v27 to ptr
  %v29 = load i8, ptr %v28, align 1
  %v32 = icmp slt i8 %v29, -64
  %v33.neg = sext i1 %v32 to i64
  %v35 = add i64 %r.rd95.3, %v33.neg
  %v36 = add nsw i64 %r.rd93.1, 1
  %v38 = icmp slt i64 %v36, %i.p1
  br i1 %v38, label %b.L__BB24_4, label %b.L__BB24_5
b.L__BB24_5:
  %r.rd95.2 = phi i64 [ %r.rd95.0, %b.L__BB24_3 ], [ %v35, %b.L__BB24_4 ]
  %v40 = ashr i64 %i.p4, 63
  %v42 = add i64 %r.rd95.2, %v40
  %v44 = icmp slt i64 %i.p2, 0
  br i1 %v44, label %b.L__BB24_7, label %b.next.8
b.next.8:
  %v47 = tail call i64 @llvm.smin.i64(i64 %v42, i64 %i.p2)
  br label %b.L__BB24_8
b.L__BB24_7:
  %v50 = add i64 %r.rd95.2, %i.p2
  %v52 = tail call i64 @llvm.smax.i64(i64 %v50, i64 %v40)
  br label %b.L__BB24_8
b.L__BB24_8:
  %r.rd98.0 = phi i64 [ %v52, %b.L__BB24_7 ], [ %v47, %b.next.8 ]
  %v54 = icmp slt i64 %i.p3, 0
  br i1 %v54, label %b.L__BB24_10, label %b.next.11
b.next.11:
  %v57 = tail call i64 @llvm.smin.i64(i64 %v42, i64 %i.p3)
  br label %b.L__BB24_11
b.L__BB24_10:
  %v60 = add i64 %r.rd95.2, %i.p3
  %v62 = tail call i64 @llvm.smax.i64(i64 %v60, i64 %v40)
  br label %b.L__BB24_11
b.L__BB24_11:
  %r.rd97.0 = phi i64 [ %v62, %b.L__BB24_10 ], [ %v57, %b.next.11 ]
  %v64 = add i64 %i.p5, 8
  %v65 = inttoptr i64 %i.p5 to ptr
  %v66 = load i64, ptr %v65, align 8
  %v68 = getelementptr i8, ptr %v65, i64 8
  %v69 = load i64, ptr %v68, align 8
  %v70 = sub i64 %v69, %v66
  %v72 = icmp slt i64 %v70, %i.p1
  %v73 = icmp eq i64 %v66, 0
  %v74 = or i1 %v73, %v72
  br i1 %v74, label %b.L__BB24_23, label %b.next.14
b.next.14:
  %v76 = icmp slt i64 %i.p4, 0
  %v79 = icmp slt i64 %r.rd98.0, %r.rd97.0
  %v80 = icmp sgt i64 %r.rd98.0, %r.rd97.0
  %v83.v = select i1 %v76, i1 %v80, i1 %v79
  br i1 %v83.v, label %b.L__BB24_14, label %b.L__BB24_22
b.L__BB24_14:
  %r.rd98.1 = phi i64 [ %v147, %udf_copy.exit ], [ %r.rd98.0, %b.next.14 ]
  %r.rd104.0 = phi i64 [ %r.rd98.1, %udf_copy.exit ], [ 0, %b.next.14 ]
  %r.rd105.0 = phi i64 [ %r.rd105.4, %udf_copy.exit ], [ 0, %b.next.14 ]
  %r.rd113.1 = phi i64 [ %v144, %udf_copy.exit ], [ %v66, %b.next.14 ]
  %v90.not = icmp slt i64 %r.rd104.0, %r.rd98.1
  br i1 %v90.not, label %b.L__BB24_15, label %b.L__BB24_16
b.L__BB24_15:
  %r.rd104.2 = phi i64 [ %v107, %b.L__BB24_15 ], [ %r.rd104.0, %b.L__BB24_14 ]
  %r.rd105.2 = phi i64 [ %v105, %b.L__BB24_15 ], [ %r.rd105.0, %b.L__BB24_14 ]
  %v93 = add i64 %r.rd105.2, %i.p0
  %v94 = inttoptr i64 %v93 to ptr
  %v95 = load i8, ptr %v94, align 1
  %v99 = icmp sgt i8 %v95, -1
  %v100 = icmp ult i8 %v95, -32
  %v101 = icmp ult i8 %v95, -16
  %v102 = select i1 %v101, i64 3, i64 4
  %v103 = select i1 %v100, i64 2, i64 %v102
  %v104 = select i1 %v99, i64 1, i64 %v103
  %v105 = add i64 %v104, %r.rd105.2
  %v107 = add nsw i64 %r.rd104.2, 1
  %v109 = icmp slt i64 %v107, %r.rd98.1
  br i1 %v109, label %b.L__BB24_15, label %b.L__BB24_16
b.L__BB24_16:
  %r.rd104.1 = phi i64 [ %r.rd104.0, %b.L__BB24_14 ], [ %r.rd98.1, %b.L__BB24_15 ]
  %r.rd105.1 = phi i64 [ %r.rd105.0, %b.L__BB24_14 ], [ %v105, %b.L__BB24_15 ]
  %v112 = icmp sgt i64 %r.rd104.1, %r.rd98.1
  br i1 %v112, label %b.L__BB24_18.outer, label %b.L__BB24_17
b.L__BB24_18.outer:
  %r.rd104.3.ph = phi i64 [ %v123, %b.next.24 ], [ %r.rd104.1, %b.L__BB24_16 ]
  %r.rd105.3.ph = phi i64 [ %v114, %b.next.24 ], [ %r.rd105.1, %b.L__BB24_16 ]
  br label %b.L__BB24_18
b.L__BB24_18:
  %r.rd105.3 = phi i64 [ %v114, %b.L__BB24_18 ], [ %r.rd105.3.ph, %b.L__BB24_18.outer ]
  %v114 = add i64 %r.rd105.3, -1
  %v116 = add i64 %v114, %i.p0
  %v117 = inttoptr i64 %v116 to ptr
  %v118 = load i8, ptr %v117, align 1
  %v119 = zext i8 %v118 to i16
  %v120 = and i16 %v119, 192
  %v121 = icmp eq i16 %v120, 128
  br i1 %v121, label %b.L__BB24_18, label %b.next.24
b.next.24:
  %v123 = add nsw i64 %r.rd104.3.ph, -1
  %v125 = icmp sgt i64 %v123, %r.rd98.1
  br i1 %v125, label %b.L__BB24_18.outer, label %b.L__BB24_20
b.L__BB24_17:
  %v128 = add i64 %r.rd105.1, %i.p0
  %v129 = inttoptr i64 %v128 to ptr
  %v130 = load i8, ptr %v129, align 1
  %v131 = zext i8 %v130 to i16
  br label %b.L__BB24_20
b.L__BB24_20:
  %r.rd105.4 = phi i64 [ %r.rd105.1, %b.L__BB24_17 ], [ %v114, %b.next.24 ]
  %r.rs11.0 = phi i16 [ %v131, %b.L__BB24_17 ], [ %v119, %b.next.24 ]
  %r.rd109.0 = phi i64 [ %v128, %b.L__BB24_17 ], [ %v116, %b.next.24 ]
  %v135 = icmp samesign ult i16 %r.rs11.0, 240
  %v136 = select i1 %v135, i64 3, i64 4
  %v137 = icmp samesign ult i16 %r.rs11.0, 224
  %v138 = select i1 %v137, i64 2, i64 %v136
  %v139 = icmp samesign ult i16 %r.rs11.0, 128
  %v140 = select i1 %v139, i64 1, i64 %v138
  %to.at.i = inttoptr i64 %r.rd113.1 to ptr
  %from.at.i = inttoptr i64 %r.rd109.0 to ptr
  br label %byte.i.i
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %b.L__BB24_20 ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %v140
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v144 = add i64 %v140, %r.rd113.1
  %v147 = add i64 %r.rd98.1, %i.p4
  %v149 = icmp sgt i64 %v147, %r.rd97.0
  %v150 = icmp slt i64 %v147, %r.rd97.0
  %v154.v = select i1 %v76, i1 %v149, i1 %v150
  br i1 %v154.v, label %b.L__BB24_14, label %b.next.28
b.next.28:
  %v158 = inttoptr i64 %v64 to ptr
  %v159 = getelementptr i8, ptr %v158, i64 -8
  %v160 = load i64, ptr %v159, align 8
  br label %b.L__BB24_22
b.L__BB24_22:
  %r.rd112.0 = phi i64 [ %v160, %b.next.28 ], [ %v66, %b.next.14 ]
  %r.rd113.0 = phi i64 [ %v144, %b.next.28 ], [ %v66, %b.next.14 ]
  %v163 = inttoptr i64 %v64 to ptr
  %v164 = getelementptr i8, ptr %v163, i64 -8
  store i64 %r.rd113.0, ptr %v164, align 8
  %v166 = sub i64 %r.rd113.0, %r.rd112.0
  br label %b.L__BB24_23
b.L__BB24_23:
  %r.rd114.0 = phi i64 [ 0, %b.L__BB24_11 ], [ %r.rd112.0, %b.L__BB24_22 ]
  %r.rd115.0 = phi i64 [ 0, %b.L__BB24_11 ], [ %v166, %b.L__BB24_22 ]
  %v171 = insertvalue { i64, i64 } poison, i64 %r.rd114.0, 0
  %v172 = insertvalue { i64, i64 } %v171, i64 %r.rd115.0, 1
  ret { i64, i64 } %v172
}
define internal { i64, i64 } @udf_text_chr(i64 %"i.p0", i64 %"i.p1") alwaysinline nounwind {
start:
  %v1 = add i64 %i.p1, 8
  %v2 = inttoptr i64 %i.p1 to ptr
  %v3 = load i64, ptr %v2, align 8
  %v5 = getelementptr i8, ptr %v2, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v3
  %v8 = icmp slt i64 %v7, 4
  %v9 = icmp eq i64 %v3, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %b.L__BB25_11, label %b.next.0
b.next.0:
  %v12 = trunc i64 %i.p0 to i32
  %v13 = icmp ult i32 %v12, 128
  br i1 %v13, label %b.L__BB25_9, label %b.L__BB25_2
b.L__BB25_9:
  %v15 = add i64 %v3, 1
  %v17 = trunc i64 %i.p0 to i8
  %v18 = inttoptr i64 %v3 to ptr
  store i8 %v17, ptr %v18, align 1
  br label %b.L__BB25_10
b.L__BB25_2:
  %v20 = icmp ult i32 %v12, 2048
  br i1 %v20, label %b.L__BB25_7, label %b.L__BB25_3
b.L__BB25_7:
  %v2416 = lshr i64 %i.p0, 6
  %0 = trunc i64 %v2416 to i8
  %v27 = or disjoint i8 %0, -64
  br label %b.L__BB25_8
b.L__BB25_3:
  %v31 = icmp ult i32 %v12, 65536
  br i1 %v31, label %b.L__BB25_5, label %b.L__BB25_4
b.L__BB25_5:
  %v3314 = lshr i64 %i.p0, 12
  %v34 = trunc i64 %v3314 to i8
  %v35 = or disjoint i8 %v34, -32
  %v37 = add i64 %v3, 1
  %v39 = inttoptr i64 %v3 to ptr
  store i8 %v35, ptr %v39, align 1
  br label %b.L__BB25_6
b.L__BB25_4:
  %v4112 = lshr i64 %i.p0, 18
  %v42 = trunc i64 %v4112 to i8
  %v43 = or i8 %v42, -16
  %v46 = inttoptr i64 %v3 to ptr
  store i8 %v43, ptr %v46, align 1
  %v4713 = lshr i64 %i.p0, 12
  %v48 = trunc i64 %v4713 to i8
  %v49 = and i8 %v48, 63
  %v50 = or disjoint i8 %v49, -128
  %v51 = add i64 %v3, 2
  %v54 = getelementptr i8, ptr %v46, i64 1
  store i8 %v50, ptr %v54, align 1
  br label %b.L__BB25_6
b.L__BB25_6:
  %r.rd22.1 = phi i64 [ %v37, %b.L__BB25_5 ], [ %v51, %b.L__BB25_4 ]
  %1 = lshr i64 %i.p0, 6
  %2 = trunc i64 %1 to i8
  %3 = and i8 %2, 63
  %v62 = or disjoint i8 %3, -128
  br label %b.L__BB25_8
b.L__BB25_8:
  %r.rd22.1.sink = phi i64 [ %r.rd22.1, %b.L__BB25_6 ], [ %v3, %b.L__BB25_7 ]
  %v62.sink = phi i8 [ %v62, %b.L__BB25_6 ], [ %v27, %b.L__BB25_7 ]
  %v64 = inttoptr i64 %r.rd22.1.sink to ptr
  store i8 %v62.sink, ptr %v64, align 1
  %v66 = trunc i64 %i.p0 to i8
  %v67 = and i8 %v66, 63
  %v68 = or disjoint i8 %v67, -128
  %v70 = add i64 %r.rd22.1.sink, 2
  %v72 = inttoptr i64 %r.rd22.1.sink to ptr
  %v73 = getelementptr i8, ptr %v72, i64 1
  store i8 %v68, ptr %v73, align 1
  br label %b.L__BB25_10
b.L__BB25_10:
  %r.rd23.0 = phi i64 [ %v15, %b.L__BB25_9 ], [ %v70, %b.L__BB25_8 ]
  %v75 = inttoptr i64 %v1 to ptr
  %v76 = getelementptr i8, ptr %v75, i64 -8
  %v77 = load i64, ptr %v76, align 8
  store i64 %r.rd23.0, ptr %v76, align 8
  %v81 = sub i64 %r.rd23.0, %v77
  br label %b.L__BB25_11
b.L__BB25_11:
  %r.rd24.0 = phi i64 [ 0, %start ], [ %v77, %b.L__BB25_10 ]
  %r.rd25.0 = phi i64 [ 0, %start ], [ %v81, %b.L__BB25_10 ]
  %v86 = insertvalue { i64, i64 } poison, i64 %r.rd24.0, 0
  %v87 = insertvalue { i64, i64 } %v86, i64 %r.rd25.0, 1
  ret { i64, i64 } %v87
}
define internal { i64, i64 } @udf_text_lower_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %v1 = add i64 %i.p2, 8
  %v2 = inttoptr i64 %i.p2 to ptr
  %v3 = load i64, ptr %v2, align 8
  %v5 = getelementptr i8, ptr %v2, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v3
  %v8 = icmp slt i64 %v7, %i.p1
  %v9 = icmp eq i64 %v3, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %b.L__BB26_6, label %b.next.0
b.next.0:
  %v12 = icmp sgt i64 %i.p1, 0
  br i1 %v12, label %b.L__BB26_3, label %b.L__BB26_5
b.L__BB26_3:
  %r.rd23.0 = phi i64 [ %v32, %b.L__BB26_3 ], [ 0, %b.next.0 ]
  %v16 = add i64 %r.rd23.0, %i.p0
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i8, ptr %v17, align 1
  %0 = add i8 %v18, -65
  %v22 = icmp ult i8 %0, 26
  %v26 = select i1 %v22, i8 32, i8 0
  %v27 = xor i8 %v26, %v18
  %v29 = add i64 %r.rd23.0, %v3
  %v31 = inttoptr i64 %v29 to ptr
  store i8 %v27, ptr %v31, align 1
  %v32 = add nuw nsw i64 %r.rd23.0, 1
  %v34 = icmp slt i64 %v32, %i.p1
  br i1 %v34, label %b.L__BB26_3, label %b.next.4
b.next.4:
  %v36 = inttoptr i64 %v1 to ptr
  %v37 = getelementptr i8, ptr %v36, i64 -8
  %v38 = load i64, ptr %v37, align 8
  br label %b.L__BB26_5
b.L__BB26_5:
  %r.rd25.1 = phi i64 [ %v38, %b.next.4 ], [ %v3, %b.next.0 ]
  %v41 = add i64 %v3, %i.p1
  %v43 = inttoptr i64 %v1 to ptr
  %v44 = getelementptr i8, ptr %v43, i64 -8
  store i64 %v41, ptr %v44, align 8
  %v46 = sub i64 %v41, %r.rd25.1
  br label %b.L__BB26_6
b.L__BB26_6:
  %r.rd25.0 = phi i64 [ 0, %start ], [ %r.rd25.1, %b.L__BB26_5 ]
  %r.rd26.0 = phi i64 [ 0, %start ], [ %v46, %b.L__BB26_5 ]
  %v51 = insertvalue { i64, i64 } poison, i64 %r.rd25.0, 0
  %v52 = insertvalue { i64, i64 } %v51, i64 %r.rd26.0, 1
  ret { i64, i64 } %v52
}
define internal { i64, i64 } @udf_text_upper_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %v1 = add i64 %i.p2, 8
  %v2 = inttoptr i64 %i.p2 to ptr
  %v3 = load i64, ptr %v2, align 8
  %v5 = getelementptr i8, ptr %v2, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v3
  %v8 = icmp slt i64 %v7, %i.p1
  %v9 = icmp eq i64 %v3, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %b.L__BB27_6, label %b.next.0
b.next.0:
  %v12 = icmp sgt i64 %i.p1, 0
  br i1 %v12, label %b.L__BB27_3, label %b.L__BB27_5
b.L__BB27_3:
  %r.rd23.0 = phi i64 [ %v32, %b.L__BB27_3 ], [ 0, %b.next.0 ]
  %v16 = add i64 %r.rd23.0, %i.p0
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i8, ptr %v17, align 1
  %0 = add i8 %v18, -97
  %v22 = icmp ult i8 %0, 26
  %v26 = select i1 %v22, i8 32, i8 0
  %v27 = xor i8 %v26, %v18
  %v29 = add i64 %r.rd23.0, %v3
  %v31 = inttoptr i64 %v29 to ptr
  store i8 %v27, ptr %v31, align 1
  %v32 = add nuw nsw i64 %r.rd23.0, 1
  %v34 = icmp slt i64 %v32, %i.p1
  br i1 %v34, label %b.L__BB27_3, label %b.next.4
b.next.4:
  %v36 = inttoptr i64 %v1 to ptr
  %v37 = getelementptr i8, ptr %v36, i64 -8
  %v38 = load i64, ptr %v37, align 8
  br label %b.L__BB27_5
b.L__BB27_5:
  %r.rd25.1 = phi i64 [ %v38, %b.next.4 ], [ %v3, %b.next.0 ]
  %v41 = add i64 %v3, %i.p1
  %v43 = inttoptr i64 %v1 to ptr
  %v44 = getelementptr i8, ptr %v43, i64 -8
  store i64 %v41, ptr %v44, align 8
  %v46 = sub i64 %v41, %r.rd25.1
  br label %b.L__BB27_6
b.L__BB27_6:
  %r.rd25.0 = phi i64 [ 0, %start ], [ %r.rd25.1, %b.L__BB27_5 ]
  %r.rd26.0 = phi i64 [ 0, %start ], [ %v46, %b.L__BB27_5 ]
  %v51 = insertvalue { i64, i64 } poison, i64 %r.rd25.0, 0
  %v52 = insertvalue { i64, i64 } %v51, i64 %r.rd26.0, 1
  ret { i64, i64 } %v52
}
define internal { i64, i64 } @udf_text_casefold_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %v1 = add i64 %i.p2, 8
  %v2 = inttoptr i64 %i.p2 to ptr
  %v3 = load i64, ptr %v2, align 8
  %v5 = getelementptr i8, ptr %v2, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v3
  %v8 = icmp slt i64 %v7, %i.p1
  %v9 = icmp eq i64 %v3, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %b.L__BB28_6, label %b.next.0
b.next.0:
  %v12 = icmp sgt i64 %i.p1, 0
  br i1 %v12, label %b.L__BB28_3, label %b.L__BB28_5
b.L__BB28_3:
  %r.rd23.0 = phi i64 [ %v32, %b.L__BB28_3 ], [ 0, %b.next.0 ]
  %v16 = add i64 %r.rd23.0, %i.p0
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i8, ptr %v17, align 1
  %0 = add i8 %v18, -65
  %v22 = icmp ult i8 %0, 26
  %v26 = select i1 %v22, i8 32, i8 0
  %v27 = xor i8 %v26, %v18
  %v29 = add i64 %r.rd23.0, %v3
  %v31 = inttoptr i64 %v29 to ptr
  store i8 %v27, ptr %v31, align 1
  %v32 = add nuw nsw i64 %r.rd23.0, 1
  %v34 = icmp slt i64 %v32, %i.p1
  br i1 %v34, label %b.L__BB28_3, label %b.next.4
b.next.4:
  %v36 = inttoptr i64 %v1 to ptr
  %v37 = getelementptr i8, ptr %v36, i64 -8
  %v38 = load i64, ptr %v37, align 8
  br label %b.L__BB28_5
b.L__BB28_5:
  %r.rd25.1 = phi i64 [ %v38, %b.next.4 ], [ %v3, %b.next.0 ]
  %v41 = add i64 %v3, %i.p1
  %v43 = inttoptr i64 %v1 to ptr
  %v44 = getelementptr i8, ptr %v43, i64 -8
  store i64 %v41, ptr %v44, align 8
  %v46 = sub i64 %v41, %r.rd25.1
  br label %b.L__BB28_6
b.L__BB28_6:
  %r.rd25.0 = phi i64 [ 0, %start ], [ %r.rd25.1, %b.L__BB28_5 ]
  %r.rd26.0 = phi i64 [ 0, %start ], [ %v46, %b.L__BB28_5 ]
  %v51 = insertvalue { i64, i64 } poison, i64 %r.rd25.0, 0
  %v52 = insertvalue { i64, i64 } %v51, i64 %r.rd26.0, 1
  ret { i64, i64 } %v52
}
define internal { i64, i64 } @udf_text_titled_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %v1 = add i64 %i.p2, 8
  %v2 = inttoptr i64 %i.p2 to ptr
  %v3 = load i64, ptr %v2, align 8
  %v5 = getelementptr i8, ptr %v2, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v3
  %v8 = icmp slt i64 %v7, %i.p1
  %v9 = icmp eq i64 %v3, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %b.L__BB29_6, label %b.next.0
b.next.0:
  %v12 = icmp sgt i64 %i.p1, 0
  br i1 %v12, label %b.L__BB29_3, label %b.L__BB29_5
b.L__BB29_3:
  %r.rd23.0 = phi i64 [ %v44, %b.L__BB29_3 ], [ 0, %b.next.0 ]
  %r.rs14.0 = phi i1 [ %v26.not, %b.L__BB29_3 ], [ true, %b.next.0 ]
  %v16 = add i64 %r.rd23.0, %i.p0
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i8, ptr %v17, align 1
  %v19 = zext i8 %v18 to i16
  %v20 = add nuw nsw i16 %v19, 191
  %v21 = and i16 %v20, 254
  %v22 = icmp samesign ugt i16 %v21, 25
  %v23 = add nuw nsw i16 %v19, 159
  %v24 = and i16 %v23, 254
  %v25 = icmp samesign ugt i16 %v24, 25
  %v26.not = and i1 %v22, %v25
  %v33.v.v = select i1 %r.rs14.0, i1 %v25, i1 %v22
  %v38 = select i1 %v33.v.v, i8 0, i8 32
  %v39 = xor i8 %v38, %v18
  %v41 = add i64 %r.rd23.0, %v3
  %v43 = inttoptr i64 %v41 to ptr
  store i8 %v39, ptr %v43, align 1
  %v44 = add nuw nsw i64 %r.rd23.0, 1
  %v46 = icmp slt i64 %v44, %i.p1
  br i1 %v46, label %b.L__BB29_3, label %b.next.4
b.next.4:
  %v48 = inttoptr i64 %v1 to ptr
  %v49 = getelementptr i8, ptr %v48, i64 -8
  %v50 = load i64, ptr %v49, align 8
  br label %b.L__BB29_5
b.L__BB29_5:
  %r.rd25.1 = phi i64 [ %v50, %b.next.4 ], [ %v3, %b.next.0 ]
  %v53 = add i64 %v3, %i.p1
  %v55 = inttoptr i64 %v1 to ptr
  %v56 = getelementptr i8, ptr %v55, i64 -8
  store i64 %v53, ptr %v56, align 8
  %v58 = sub i64 %v53, %r.rd25.1
  br label %b.L__BB29_6
b.L__BB29_6:
  %r.rd25.0 = phi i64 [ 0, %start ], [ %r.rd25.1, %b.L__BB29_5 ]
  %r.rd26.0 = phi i64 [ 0, %start ], [ %v58, %b.L__BB29_5 ]
  %v63 = insertvalue { i64, i64 } poison, i64 %r.rd25.0, 0
  %v64 = insertvalue { i64, i64 } %v63, i64 %r.rd26.0, 1
  ret { i64, i64 } %v64
}
define internal { i64, i64 } @udf_text_capitalize_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %v1 = add i64 %i.p2, 8
  %v2 = inttoptr i64 %i.p2 to ptr
  %v3 = load i64, ptr %v2, align 8
  %v5 = getelementptr i8, ptr %v2, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v3
  %v8 = icmp slt i64 %v7, %i.p1
  %v9 = icmp eq i64 %v3, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %b.L__BB30_6, label %b.next.0
b.next.0:
  %v12 = icmp sgt i64 %i.p1, 0
  br i1 %v12, label %b.L__BB30_3, label %b.L__BB30_5
b.L__BB30_3:
  %r.rd23.0 = phi i64 [ %v40, %b.L__BB30_3 ], [ 0, %b.next.0 ]
  %v16 = add i64 %r.rd23.0, %i.p0
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i8, ptr %v17, align 1
  %v19 = zext i8 %v18 to i16
  %v26 = icmp eq i64 %r.rd23.0, 0
  %v29.v.v.v.v = select i1 %v26, i16 159, i16 191
  %v29.v.v.v = add nuw nsw i16 %v29.v.v.v.v, %v19
  %v29.v.v = and i16 %v29.v.v.v, 254
  %v29.v = icmp samesign ult i16 %v29.v.v, 26
  %v34 = select i1 %v29.v, i8 32, i8 0
  %v35 = xor i8 %v34, %v18
  %v37 = add i64 %r.rd23.0, %v3
  %v39 = inttoptr i64 %v37 to ptr
  store i8 %v35, ptr %v39, align 1
  %v40 = add nuw nsw i64 %r.rd23.0, 1
  %v42 = icmp slt i64 %v40, %i.p1
  br i1 %v42, label %b.L__BB30_3, label %b.next.4
b.next.4:
  %v44 = inttoptr i64 %v1 to ptr
  %v45 = getelementptr i8, ptr %v44, i64 -8
  %v46 = load i64, ptr %v45, align 8
  br label %b.L__BB30_5
b.L__BB30_5:
  %r.rd25.1 = phi i64 [ %v46, %b.next.4 ], [ %v3, %b.next.0 ]
  %v49 = add i64 %v3, %i.p1
  %v51 = inttoptr i64 %v1 to ptr
  %v52 = getelementptr i8, ptr %v51, i64 -8
  store i64 %v49, ptr %v52, align 8
  %v54 = sub i64 %v49, %r.rd25.1
  br label %b.L__BB30_6
b.L__BB30_6:
  %r.rd25.0 = phi i64 [ 0, %start ], [ %r.rd25.1, %b.L__BB30_5 ]
  %r.rd26.0 = phi i64 [ 0, %start ], [ %v54, %b.L__BB30_5 ]
  %v59 = insertvalue { i64, i64 } poison, i64 %r.rd25.0, 0
  %v60 = insertvalue { i64, i64 } %v59, i64 %r.rd26.0, 1
  ret { i64, i64 } %v60
}
define internal { i64, i64 } @udf_text_swapcase_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %v1 = add i64 %i.p2, 8
  %v2 = inttoptr i64 %i.p2 to ptr
  %v3 = load i64, ptr %v2, align 8
  %v5 = getelementptr i8, ptr %v2, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v3
  %v8 = icmp slt i64 %v7, %i.p1
  %v9 = icmp eq i64 %v3, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %b.L__BB31_6, label %b.next.0
b.next.0:
  %v12 = icmp sgt i64 %i.p1, 0
  br i1 %v12, label %b.L__BB31_3, label %b.L__BB31_5
b.L__BB31_3:
  %r.rd23.0 = phi i64 [ %v33, %b.L__BB31_3 ], [ 0, %b.next.0 ]
  %v16 = add i64 %r.rd23.0, %i.p0
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i8, ptr %v17, align 1
  %0 = and i8 %v18, -33
  %1 = add i8 %0, -65
  %v23 = icmp ult i8 %1, 26
  %v27 = select i1 %v23, i8 32, i8 0
  %v28 = xor i8 %v27, %v18
  %v30 = add i64 %r.rd23.0, %v3
  %v32 = inttoptr i64 %v30 to ptr
  store i8 %v28, ptr %v32, align 1
  %v33 = add nuw nsw i64 %r.rd23.0, 1
  %v35 = icmp slt i64 %v33, %i.p1
  br i1 %v35, label %b.L__BB31_3, label %b.next.4
b.next.4:
  %v37 = inttoptr i64 %v1 to ptr
  %v38 = getelementptr i8, ptr %v37, i64 -8
  %v39 = load i64, ptr %v38, align 8
  br label %b.L__BB31_5
b.L__BB31_5:
  %r.rd25.1 = phi i64 [ %v39, %b.next.4 ], [ %v3, %b.next.0 ]
  %v42 = add i64 %v3, %i.p1
  %v44 = inttoptr i64 %v1 to ptr
  %v45 = getelementptr i8, ptr %v44, i64 -8
  store i64 %v42, ptr %v45, align 8
  %v47 = sub i64 %v42, %r.rd25.1
  br label %b.L__BB31_6
b.L__BB31_6:
  %r.rd25.0 = phi i64 [ 0, %start ], [ %r.rd25.1, %b.L__BB31_5 ]
  %r.rd26.0 = phi i64 [ 0, %start ], [ %v47, %b.L__BB31_5 ]
  %v52 = insertvalue { i64, i64 } poison, i64 %r.rd25.0, 0
  %v53 = insertvalue { i64, i64 } %v52, i64 %r.rd26.0, 1
  ret { i64, i64 } %v53
}
define internal { i64, i64 } @udf_text_lower_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = mul i64 %i.p1, 3
  %v2 = add i64 %i.p3, 8
  %v3 = inttoptr i64 %i.p3 to ptr
  %v4 = load i64, ptr %v3, align 8
  %v6 = getelementptr i8, ptr %v3, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v4
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v4, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %b.L__BB32_69, label %b.next.0
b.next.0:
  %v13 = icmp sgt i64 %i.p1, 0
  br i1 %v13, label %b.L__BB32_2, label %b.L__BB32_68
b.L__BB32_2:
  %v16 = add i64 %i.p2, 16
  %v508 = inttoptr i64 %i.p2 to ptr
  %v513 = getelementptr i8, ptr %v508, i64 4
  %v579 = getelementptr i8, ptr %v508, i64 8
  %v251 = inttoptr i64 %i.p2 to ptr
  %v256 = getelementptr i8, ptr %v251, i64 4
  %v443 = inttoptr i64 %i.p2 to ptr
  %v448 = getelementptr i8, ptr %v443, i64 4
  br label %b.L__BB32_3
b.L__BB32_3:
  %r.rd12.1 = phi i64 [ %v4, %b.L__BB32_2 ], [ %r.rd12.2, %b.L__BB32_66 ]
  %r.rd106.0 = phi i64 [ 0, %b.L__BB32_2 ], [ %v740, %b.L__BB32_66 ]
  %v21 = add i64 %r.rd106.0, %i.p0
  %v22 = inttoptr i64 %v21 to ptr
  %v23 = load i8, ptr %v22, align 1
  %v26 = zext i8 %v23 to i32
  %v27 = icmp sgt i8 %v23, -1
  br i1 %v27, label %b.L__BB32_65, label %b.L__BB32_4
b.L__BB32_65:
  %0 = add nsw i8 %v23, -65
  %v31 = icmp ult i8 %0, 26
  %v35 = select i1 %v31, i8 32, i8 0
  %v36 = xor i8 %v35, %v23
  %v38 = add i64 %r.rd12.1, 1
  %v40 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v36, ptr %v40, align 1
  br label %b.L__BB32_66
b.L__BB32_4:
  %v43 = icmp ult i8 %v23, -32
  br i1 %v43, label %b.L__BB32_8, label %b.L__BB32_5
b.L__BB32_8:
  %v48 = getelementptr i8, ptr %v22, i64 1
  %v49 = load i8, ptr %v48, align 1
  %1 = and i8 %v49, 63
  %v51 = zext nneg i8 %1 to i32
  %v45 = shl nuw nsw i32 %v26, 6
  %v63 = and i32 %v45, 1984
  %v68 = or disjoint i32 %v63, %v51
  br label %b.L__BB32_9
b.L__BB32_5:
  %v70 = icmp ult i8 %v23, -16
  %v76 = getelementptr i8, ptr %v22, i64 1
  %v77 = load i8, ptr %v76, align 1
  %v78 = zext i8 %v77 to i32
  %v83 = getelementptr i8, ptr %v22, i64 2
  %v84 = load i8, ptr %v83, align 1
  br i1 %v70, label %b.L__BB32_7, label %b.L__BB32_6
b.L__BB32_7:
  %v72 = shl nuw nsw i32 %v26, 12
  %v73 = and i32 %v72, 61440
  %v79 = shl nuw nsw i32 %v78, 6
  %v80 = and i32 %v79, 4032
  %v81 = or disjoint i32 %v80, %v73
  %2 = and i8 %v84, 63
  %v86 = zext nneg i8 %2 to i32
  %v87 = or disjoint i32 %v81, %v86
  br label %b.L__BB32_9
b.L__BB32_6:
  %v89 = shl nuw nsw i32 %v26, 18
  %v90 = and i32 %v89, 1835008
  %v96 = shl nuw nsw i32 %v78, 12
  %v97 = and i32 %v96, 258048
  %v98 = or disjoint i32 %v97, %v90
  %v102 = zext i8 %v84 to i32
  %v103 = shl nuw nsw i32 %v102, 6
  %v104 = and i32 %v103, 4032
  %v105 = or disjoint i32 %v98, %v104
  %v107 = getelementptr i8, ptr %v22, i64 3
  %v108 = load i8, ptr %v107, align 1
  %3 = and i8 %v108, 63
  %v110 = zext nneg i8 %3 to i32
  %v111 = or disjoint i32 %v105, %v110
  br label %b.L__BB32_9
b.L__BB32_9:
  %r.r167.0 = phi i32 [ %v68, %b.L__BB32_8 ], [ %v87, %b.L__BB32_7 ], [ %v111, %b.L__BB32_6 ]
  %v113 = icmp eq i32 %r.r167.0, 931
  br i1 %v113, label %b.L__BB32_33, label %b.L__BB32_10
b.L__BB32_33:
  %r.rd115.0 = phi i64 [ %v119, %b.L__BB32_47 ], [ %r.rd106.0, %b.L__BB32_9 ]
  %v116 = icmp slt i64 %r.rd115.0, 1
  br i1 %v116, label %b.L__BB32_64, label %b.L__BB32_35
b.L__BB32_35:
  %r.rd116.0 = phi i64 [ %v119, %b.L__BB32_35 ], [ %r.rd115.0, %b.L__BB32_33 ]
  %v119 = add i64 %r.rd116.0, -1
  %v121 = add i64 %r.rd116.0, %i.p0
  %v122 = inttoptr i64 %v121 to ptr
  %v123 = getelementptr i8, ptr %v122, i64 -1
  %v124 = load i8, ptr %v123, align 1
  %v128 = icmp slt i8 %v124, -64
  br i1 %v128, label %b.L__BB32_35, label %b.next.19
b.next.19:
  %v126.le = zext i8 %v124 to i32
  %v132 = icmp sgt i8 %v124, -1
  br i1 %v132, label %b.L__BB32_43, label %b.L__BB32_37
b.L__BB32_43:
  %v134 = icmp ugt i8 %v124, 58
  br i1 %v134, label %b.L__BB32_45, label %b.next.22
b.next.22:
  %v138 = zext nneg i8 %v124 to i64
  %v140 = shl nuw nsw i64 1, %v138
  %v143 = and i64 %v140, 288301294651703296
  %v144.not = icmp eq i64 %v143, 0
  br i1 %v144.not, label %b.L__BB32_45, label %b.L__BB32_46
b.L__BB32_45:
  br label %b.L__BB32_46
b.L__BB32_46:
  %r.p81.0 = phi i1 [ false, %b.L__BB32_45 ], [ true, %b.next.22 ]
  %4 = add nsw i8 %v124, -65
  %v147 = icmp ult i8 %4, 26
  %5 = add nsw i8 %v124, -97
  %v149 = icmp ult i8 %5, 26
  %v151 = icmp eq i8 %v124, 94
  %v153 = or i1 %v151, %r.p81.0
  %v154 = icmp eq i8 %v124, 96
  %v155 = or i1 %v154, %v153
  %v156 = select i1 %v155, i32 4096, i32 0
  %v157 = icmp eq i8 %v124, 95
  %v158 = select i1 %v157, i32 1536, i32 0
  %6 = add nsw i8 %v124, -48
  %v160 = icmp ult i8 %6, 10
  %v161 = select i1 %v160, i32 1038, i32 0
  %v162 = or i32 %v161, %v158
  %7 = add nsw i8 %v124, -32
  %v164 = icmp ult i8 %7, 95
  %v165 = select i1 %v164, i32 256, i32 0
  %v166 = or disjoint i32 %v162, %v165
  %v167 = or i1 %v147, %v149
  %v168 = select i1 %v167, i32 3585, i32 0
  %v169 = or i32 %v166, %v168
  %v170 = select i1 %v149, i32 32, i32 0
  %v171 = select i1 %v147, i32 64, i32 %v170
  %v172 = or disjoint i32 %v169, %v171
  %v173 = and i32 %v126.le, 124
  %v174 = icmp eq i32 %v173, 28
  %v175 = icmp eq i8 %v124, 32
  %8 = add nsw i8 %v124, -9
  %v177 = icmp ult i8 %8, 5
  %v178 = or i1 %v175, %v177
  %v179 = or i1 %v174, %v178
  %v180 = select i1 %v179, i32 16, i32 0
  %v181 = or disjoint i32 %v172, %v180
  %v182 = or i32 %v181, %v156
  br label %b.L__BB32_47
b.L__BB32_37:
  %v184 = icmp ult i8 %v124, -32
  br i1 %v184, label %b.L__BB32_41, label %b.L__BB32_38
b.L__BB32_41:
  %v189 = load i8, ptr %v122, align 1
  %9 = and i8 %v189, 63
  %v191 = zext nneg i8 %9 to i32
  %v186 = shl nuw nsw i32 %v126.le, 6
  %v203 = and i32 %v186, 1984
  %v208 = or disjoint i32 %v203, %v191
  br label %b.L__BB32_42
b.L__BB32_38:
  %v210 = icmp ult i8 %v124, -16
  %v216 = load i8, ptr %v122, align 1
  %v217 = zext i8 %v216 to i32
  %v222 = getelementptr i8, ptr %v122, i64 1
  %v223 = load i8, ptr %v222, align 1
  br i1 %v210, label %b.L__BB32_40, label %b.L__BB32_39
b.L__BB32_40:
  %v212 = shl nuw nsw i32 %v126.le, 12
  %v213 = and i32 %v212, 61440
  %v218 = shl nuw nsw i32 %v217, 6
  %v219 = and i32 %v218, 4032
  %v220 = or disjoint i32 %v219, %v213
  %10 = and i8 %v223, 63
  %v225 = zext nneg i8 %10 to i32
  %v226 = or disjoint i32 %v220, %v225
  br label %b.L__BB32_42
b.L__BB32_39:
  %v228 = shl nuw nsw i32 %v126.le, 18
  %v229 = and i32 %v228, 1835008
  %v234 = shl nuw nsw i32 %v217, 12
  %v235 = and i32 %v234, 258048
  %v236 = or disjoint i32 %v235, %v229
  %v240 = zext i8 %v223 to i32
  %v241 = shl nuw nsw i32 %v240, 6
  %v242 = and i32 %v241, 4032
  %v243 = or disjoint i32 %v236, %v242
  %v245 = getelementptr i8, ptr %v122, i64 2
  %v246 = load i8, ptr %v245, align 1
  %11 = and i8 %v246, 63
  %v248 = zext nneg i8 %11 to i32
  %v249 = or disjoint i32 %v243, %v248
  br label %b.L__BB32_42
b.L__BB32_42:
  %r.r169.0 = phi i32 [ %v208, %b.L__BB32_41 ], [ %v226, %b.L__BB32_40 ], [ %v249, %b.L__BB32_39 ]
  %v252 = load i32, ptr %v251, align 4
  %v253 = sext i32 %v252 to i64
  %v254 = add i64 %i.p2, %v253
  %v257 = load i32, ptr %v256, align 4
  %v258 = sext i32 %v257 to i64
  %v259 = add i64 %i.p2, %v258
  %12 = lshr i32 %r.r169.0, 6
  %13 = and i32 %12, 67108862
  %v264 = zext nneg i32 %13 to i64
  %v266 = add i64 %v16, %v264
  %v267 = inttoptr i64 %v266 to ptr
  %v268 = load i16, ptr %v267, align 2
  %v269 = zext i16 %v268 to i32
  %14 = shl nuw nsw i32 %v269, 8
  %v270 = shl nuw nsw i32 %r.r169.0, 1
  %15 = and i32 %v270, 254
  %16 = or disjoint i32 %14, %15
  %v289 = zext nneg i32 %16 to i64
  %v290 = add i64 %v254, %v289
  %v291 = inttoptr i64 %v290 to ptr
  %v292 = load i16, ptr %v291, align 2
  %v294 = zext i16 %v292 to i64
  %v296 = mul nuw nsw i64 %v294, 20
  %v297 = add i64 %v259, %v296
  %v298 = inttoptr i64 %v297 to ptr
  %v299 = load i32, ptr %v298, align 4
  br label %b.L__BB32_47
b.L__BB32_47:
  %r.r170.0 = phi i32 [ %v182, %b.L__BB32_46 ], [ %v299, %b.L__BB32_42 ]
  %v301 = and i32 %r.r170.0, 4096
  %v302.not = icmp eq i32 %v301, 0
  br i1 %v302.not, label %b.next.35, label %b.L__BB32_33
b.next.35:
  %v304 = and i32 %r.r170.0, 2048
  %v305 = icmp eq i32 %v304, 0
  br i1 %v305, label %b.L__BB32_64, label %b.next.36
b.next.36:
  %v307 = add i64 %r.rd106.0, 2
  %v309.not = icmp slt i64 %v307, %i.p1
  br i1 %v309.not, label %b.L__BB32_50, label %b.L__BB32_64
b.L__BB32_50:
  %r.rd117.0 = phi i64 [ %v504, %b.next.54 ], [ %v307, %b.next.36 ]
  %v312 = add i64 %r.rd117.0, %i.p0
  %v313 = inttoptr i64 %v312 to ptr
  %v314 = load i8, ptr %v313, align 1
  %v315 = sext i8 %v314 to i16
  %v316 = icmp sgt i8 %v314, -1
  %17 = and i16 %v315, 255
  %v318 = zext nneg i16 %17 to i32
  br i1 %v316, label %b.L__BB32_57, label %b.L__BB32_51
b.L__BB32_57:
  %v321 = icmp ugt i8 %v314, 58
  br i1 %v321, label %b.L__BB32_59, label %b.next.41
b.next.41:
  %v326 = zext nneg i16 %v315 to i64
  %v328 = shl nuw i64 1, %v326
  %v331 = and i64 %v328, 288301294651703296
  %v332.not = icmp eq i64 %v331, 0
  br i1 %v332.not, label %b.L__BB32_59, label %b.L__BB32_60
b.L__BB32_59:
  br label %b.L__BB32_60
b.L__BB32_60:
  %r.p82.0 = phi i1 [ false, %b.L__BB32_59 ], [ true, %b.next.41 ]
  %18 = add nsw i16 %17, -65
  %v335 = icmp ult i16 %18, 26
  %19 = add nsw i16 %17, -97
  %v337 = icmp ult i16 %19, 26
  %v339 = icmp eq i8 %v314, 94
  %v341 = or i1 %v339, %r.p82.0
  %v342 = icmp eq i8 %v314, 96
  %v343 = or i1 %v342, %v341
  %v344 = select i1 %v343, i32 4096, i32 0
  %v345 = icmp eq i8 %v314, 95
  %v346 = select i1 %v345, i32 1536, i32 0
  %20 = add nsw i16 %17, -48
  %v348 = icmp ult i16 %20, 10
  %v349 = select i1 %v348, i32 1038, i32 0
  %v350 = or i32 %v349, %v346
  %21 = add nsw i16 %17, -32
  %v352 = icmp ult i16 %21, 95
  %v353 = select i1 %v352, i32 256, i32 0
  %v354 = or disjoint i32 %v350, %v353
  %v355 = or i1 %v335, %v337
  %v356 = select i1 %v355, i32 3585, i32 0
  %v357 = or i32 %v354, %v356
  %v358 = select i1 %v337, i32 32, i32 0
  %v359 = select i1 %v335, i32 64, i32 %v358
  %v360 = or disjoint i32 %v357, %v359
  %v361 = and i32 %v318, 124
  %v362 = icmp eq i32 %v361, 28
  %v363 = icmp eq i8 %v314, 32
  %22 = add nsw i16 %17, -9
  %v365 = icmp ult i16 %22, 5
  %v366 = or i1 %v363, %v365
  %v367 = or i1 %v362, %v366
  %v368 = select i1 %v367, i32 16, i32 0
  %v369 = or disjoint i32 %v360, %v368
  %v370 = or i32 %v369, %v344
  br label %b.L__BB32_61
b.L__BB32_51:
  %v373 = icmp samesign ult i16 %17, 224
  br i1 %v373, label %b.L__BB32_55, label %b.L__BB32_52
b.L__BB32_55:
  %v378 = getelementptr i8, ptr %v313, i64 1
  %v379 = load i8, ptr %v378, align 1
  %23 = and i8 %v379, 63
  %v381 = zext nneg i8 %23 to i32
  %v375 = shl nuw nsw i32 %v318, 6
  %v393 = and i32 %v375, 1984
  %v398 = or disjoint i32 %v393, %v381
  br label %b.L__BB32_56
b.L__BB32_52:
  %v400 = icmp samesign ult i16 %17, 240
  %v406 = getelementptr i8, ptr %v313, i64 1
  %v407 = load i8, ptr %v406, align 1
  %v408 = zext i8 %v407 to i32
  %v413 = getelementptr i8, ptr %v313, i64 2
  %v414 = load i8, ptr %v413, align 1
  br i1 %v400, label %b.L__BB32_54, label %b.L__BB32_53
b.L__BB32_54:
  %v402 = shl nuw nsw i32 %v318, 12
  %v403 = and i32 %v402, 61440
  %v409 = shl nuw nsw i32 %v408, 6
  %v410 = and i32 %v409, 4032
  %v411 = or disjoint i32 %v410, %v403
  %24 = and i8 %v414, 63
  %v416 = zext nneg i8 %24 to i32
  %v417 = or disjoint i32 %v411, %v416
  br label %b.L__BB32_56
b.L__BB32_53:
  %v419 = shl nuw nsw i32 %v318, 18
  %v420 = and i32 %v419, 1835008
  %v426 = shl nuw nsw i32 %v408, 12
  %v427 = and i32 %v426, 258048
  %v428 = or disjoint i32 %v427, %v420
  %v432 = zext i8 %v414 to i32
  %v433 = shl nuw nsw i32 %v432, 6
  %v434 = and i32 %v433, 4032
  %v435 = or disjoint i32 %v428, %v434
  %v437 = getelementptr i8, ptr %v313, i64 3
  %v438 = load i8, ptr %v437, align 1
  %25 = and i8 %v438, 63
  %v440 = zext nneg i8 %25 to i32
  %v441 = or disjoint i32 %v435, %v440
  br label %b.L__BB32_56
b.L__BB32_56:
  %r.r171.0 = phi i32 [ %v398, %b.L__BB32_55 ], [ %v417, %b.L__BB32_54 ], [ %v441, %b.L__BB32_53 ]
  %v444 = load i32, ptr %v443, align 4
  %v445 = sext i32 %v444 to i64
  %v446 = add i64 %i.p2, %v445
  %v449 = load i32, ptr %v448, align 4
  %v450 = sext i32 %v449 to i64
  %v451 = add i64 %i.p2, %v450
  %26 = lshr i32 %r.r171.0, 6
  %27 = and i32 %26, 67108862
  %v456 = zext nneg i32 %27 to i64
  %v458 = add i64 %v16, %v456
  %v459 = inttoptr i64 %v458 to ptr
  %v460 = load i16, ptr %v459, align 2
  %v461 = zext i16 %v460 to i32
  %28 = shl nuw nsw i32 %v461, 8
  %v462 = shl nuw nsw i32 %r.r171.0, 1
  %29 = and i32 %v462, 254
  %30 = or disjoint i32 %28, %29
  %v481 = zext nneg i32 %30 to i64
  %v482 = add i64 %v446, %v481
  %v483 = inttoptr i64 %v482 to ptr
  %v484 = load i16, ptr %v483, align 2
  %v486 = zext i16 %v484 to i64
  %v488 = mul nuw nsw i64 %v486, 20
  %v489 = add i64 %v451, %v488
  %v490 = inttoptr i64 %v489 to ptr
  %v491 = load i32, ptr %v490, align 4
  br label %b.L__BB32_61
b.L__BB32_61:
  %r.r172.0 = phi i32 [ %v370, %b.L__BB32_60 ], [ %v491, %b.L__BB32_56 ]
  %v493 = and i32 %r.r172.0, 4096
  %v494 = icmp eq i32 %v493, 0
  br i1 %v494, label %b.L__BB32_63, label %b.next.54
b.next.54:
  %v497 = icmp samesign ult i16 %17, 240
  %v498 = select i1 %v497, i64 3, i64 4
  %v499 = icmp samesign ult i16 %17, 224
  %v500 = select i1 %v499, i64 2, i64 %v498
  %v502 = select i1 %v316, i64 1, i64 %v500
  %v504 = add i64 %v502, %r.rd117.0
  %v506 = icmp slt i64 %v504, %i.p1
  br i1 %v506, label %b.L__BB32_50, label %b.L__BB32_64
b.L__BB32_10:
  %v509 = load i32, ptr %v508, align 4
  %v510 = sext i32 %v509 to i64
  %v511 = add i64 %i.p2, %v510
  %v514 = load i32, ptr %v513, align 4
  %v515 = sext i32 %v514 to i64
  %v516 = add i64 %i.p2, %v515
  %31 = lshr i32 %r.r167.0, 6
  %32 = and i32 %31, 67108862
  %v521 = zext nneg i32 %32 to i64
  %v523 = add i64 %v16, %v521
  %v524 = inttoptr i64 %v523 to ptr
  %v525 = load i16, ptr %v524, align 2
  %v526 = zext i16 %v525 to i32
  %33 = shl nuw nsw i32 %v526, 8
  %v527 = shl nuw nsw i32 %r.r167.0, 1
  %34 = and i32 %v527, 254
  %35 = or disjoint i32 %33, %34
  %v546 = zext nneg i32 %35 to i64
  %v547 = add i64 %v511, %v546
  %v548 = inttoptr i64 %v547 to ptr
  %v549 = load i16, ptr %v548, align 2
  %v551 = zext i16 %v549 to i64
  %v555 = mul nuw nsw i64 %v551, 20
  %v558 = add i64 %v516, %v555
  %v559 = inttoptr i64 %v558 to ptr
  %v560 = getelementptr i8, ptr %v559, i64 4
  %v561 = load i32, ptr %v560, align 4
  %v562 = icmp slt i32 %v561, 268435456
  br i1 %v562, label %b.L__BB32_23, label %b.L__BB32_11
b.L__BB32_23:
  %v565 = add nsw i32 %v561, %r.r167.0
  %v566 = icmp ult i32 %v565, 128
  br i1 %v566, label %b.L__BB32_31, label %b.L__BB32_24
b.L__BB32_31:
  %v568 = add i64 %r.rd12.1, 1
  %v570 = trunc nuw nsw i32 %v565 to i8
  %v571 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v570, ptr %v571, align 1
  br label %b.L__BB32_66
b.L__BB32_11:
  %v573 = lshr i32 %v561, 16
  %v574 = and i32 %v573, 255
  %v575 = icmp eq i32 %v574, 0
  br i1 %v575, label %b.L__BB32_66, label %b.next.62
b.next.62:
  %v580 = load i32, ptr %v579, align 4
  %v581 = sext i32 %v580 to i64
  %v583 = shl i32 %v561, 2
  %36 = and i32 %v583, 262140
  %v585 = zext nneg i32 %36 to i64
  %v586 = add i64 %i.p2, %v585
  %v587 = add i64 %v586, %v581
  br label %b.L__BB32_13
b.L__BB32_13:
  %r.rd12.3 = phi i64 [ %r.rd12.1, %b.next.62 ], [ %r.rd12.4, %b.L__BB32_22 ]
  %r.rd108.0 = phi i64 [ %v587, %b.next.62 ], [ %v654, %b.L__BB32_22 ]
  %r.r168.0 = phi i32 [ 0, %b.next.62 ], [ %v656, %b.L__BB32_22 ]
  %v590 = inttoptr i64 %r.rd108.0 to ptr
  %v591 = load i32, ptr %v590, align 4
  %v592 = icmp ult i32 %v591, 128
  br i1 %v592, label %b.L__BB32_21, label %b.L__BB32_14
b.L__BB32_21:
  %v594 = add i64 %r.rd12.3, 1
  %v596 = trunc nuw nsw i32 %v591 to i8
  %v597 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v596, ptr %v597, align 1
  br label %b.L__BB32_22
b.L__BB32_14:
  %v599 = icmp ult i32 %v591, 2048
  br i1 %v599, label %b.L__BB32_19, label %b.L__BB32_15
b.L__BB32_19:
  %v603 = lshr i32 %v591, 6
  %v604 = trunc nuw nsw i32 %v603 to i8
  %v605 = or disjoint i8 %v604, -64
  br label %b.L__BB32_20
b.L__BB32_15:
  %v610 = icmp ult i32 %v591, 65536
  br i1 %v610, label %b.L__BB32_17, label %b.L__BB32_16
b.L__BB32_17:
  %v612 = lshr i32 %v591, 12
  %v613 = trunc nuw nsw i32 %v612 to i8
  %v614 = or disjoint i8 %v613, -32
  %v616 = add i64 %r.rd12.3, 1
  %v618 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v614, ptr %v618, align 1
  br label %b.L__BB32_18
b.L__BB32_16:
  %v620 = lshr i32 %v591, 18
  %v621 = trunc i32 %v620 to i8
  %v622 = or i8 %v621, -16
  %v625 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v622, ptr %v625, align 1
  %v626 = lshr i32 %v591, 12
  %v627 = trunc i32 %v626 to i8
  %v628 = and i8 %v627, 63
  %v629 = or disjoint i8 %v628, -128
  %v630 = add i64 %r.rd12.3, 2
  %v633 = getelementptr i8, ptr %v625, i64 1
  store i8 %v629, ptr %v633, align 1
  br label %b.L__BB32_18
b.L__BB32_18:
  %r.rd111.1 = phi i64 [ %v616, %b.L__BB32_17 ], [ %v630, %b.L__BB32_16 ]
  %37 = lshr i32 %v591, 6
  %38 = trunc i32 %37 to i8
  %39 = and i8 %38, 63
  %v641 = or disjoint i8 %39, -128
  br label %b.L__BB32_20
b.L__BB32_20:
  %r.rd111.1.sink = phi i64 [ %r.rd111.1, %b.L__BB32_18 ], [ %r.rd12.3, %b.L__BB32_19 ]
  %v641.sink = phi i8 [ %v641, %b.L__BB32_18 ], [ %v605, %b.L__BB32_19 ]
  %v643 = inttoptr i64 %r.rd111.1.sink to ptr
  store i8 %v641.sink, ptr %v643, align 1
  %v645 = trunc i32 %v591 to i8
  %v646 = and i8 %v645, 63
  %v647 = or disjoint i8 %v646, -128
  %v649 = add i64 %r.rd111.1.sink, 2
  %v651 = inttoptr i64 %r.rd111.1.sink to ptr
  %v652 = getelementptr i8, ptr %v651, i64 1
  store i8 %v647, ptr %v652, align 1
  br label %b.L__BB32_22
b.L__BB32_22:
  %r.rd12.4 = phi i64 [ %v594, %b.L__BB32_21 ], [ %v649, %b.L__BB32_20 ]
  %v654 = add i64 %r.rd108.0, 4
  %v656 = add nuw nsw i32 %r.r168.0, 1
  %v658 = icmp samesign ult i32 %v656, %v574
  br i1 %v658, label %b.L__BB32_13, label %b.L__BB32_66
b.L__BB32_24:
  %v660 = icmp ult i32 %v565, 2048
  br i1 %v660, label %b.L__BB32_29, label %b.L__BB32_25
b.L__BB32_29:
  %v664 = lshr i32 %v565, 6
  %v665 = trunc nuw nsw i32 %v664 to i8
  %v666 = or disjoint i8 %v665, -64
  br label %b.L__BB32_30
b.L__BB32_25:
  %v671 = icmp ult i32 %v565, 65536
  br i1 %v671, label %b.L__BB32_27, label %b.L__BB32_26
b.L__BB32_27:
  %v673 = lshr i32 %v565, 12
  %v674 = trunc nuw nsw i32 %v673 to i8
  %v675 = or disjoint i8 %v674, -32
  %v677 = add i64 %r.rd12.1, 1
  %v679 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v675, ptr %v679, align 1
  br label %b.L__BB32_28
b.L__BB32_63:
  %v681 = and i32 %r.r172.0, 2048
  %v682.not = icmp eq i32 %v681, 0
  %extract.t = select i1 %v682.not, i8 -126, i8 -125
  br label %b.L__BB32_64
b.L__BB32_64:
  %r.rs61.0.off0 = phi i8 [ -126, %b.next.54 ], [ -125, %b.next.35 ], [ -126, %b.next.36 ], [ %extract.t, %b.L__BB32_63 ], [ -125, %b.L__BB32_33 ]
  %v685 = inttoptr i64 %r.rd12.1 to ptr
  store i8 -49, ptr %v685, align 1
  %v689 = add i64 %r.rd12.1, 2
  %v692 = getelementptr i8, ptr %v685, i64 1
  store i8 %r.rs61.0.off0, ptr %v692, align 1
  br label %b.L__BB32_66
b.L__BB32_26:
  %v694 = lshr i32 %v565, 18
  %v695 = trunc i32 %v694 to i8
  %v696 = or i8 %v695, -16
  %v699 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v696, ptr %v699, align 1
  %v700 = lshr i32 %v565, 12
  %v701 = trunc i32 %v700 to i8
  %v702 = and i8 %v701, 63
  %v703 = or disjoint i8 %v702, -128
  %v704 = add i64 %r.rd12.1, 2
  %v707 = getelementptr i8, ptr %v699, i64 1
  store i8 %v703, ptr %v707, align 1
  br label %b.L__BB32_28
b.L__BB32_28:
  %r.rd114.1 = phi i64 [ %v677, %b.L__BB32_27 ], [ %v704, %b.L__BB32_26 ]
  %40 = lshr i32 %v565, 6
  %41 = trunc i32 %40 to i8
  %42 = and i8 %41, 63
  %v715 = or disjoint i8 %42, -128
  br label %b.L__BB32_30
b.L__BB32_30:
  %r.rd114.1.sink = phi i64 [ %r.rd114.1, %b.L__BB32_28 ], [ %r.rd12.1, %b.L__BB32_29 ]
  %v715.sink = phi i8 [ %v715, %b.L__BB32_28 ], [ %v666, %b.L__BB32_29 ]
  %v717 = inttoptr i64 %r.rd114.1.sink to ptr
  store i8 %v715.sink, ptr %v717, align 1
  %v719 = trunc i32 %v565 to i8
  %v720 = and i8 %v719, 63
  %v721 = or disjoint i8 %v720, -128
  %v723 = add i64 %r.rd114.1.sink, 2
  %v725 = inttoptr i64 %r.rd114.1.sink to ptr
  %v726 = getelementptr i8, ptr %v725, i64 1
  store i8 %v721, ptr %v726, align 1
  br label %b.L__BB32_66
b.L__BB32_66:
  %r.rd12.2 = phi i64 [ %v38, %b.L__BB32_65 ], [ %v689, %b.L__BB32_64 ], [ %v568, %b.L__BB32_31 ], [ %v723, %b.L__BB32_30 ], [ %r.rd12.1, %b.L__BB32_11 ], [ %r.rd12.4, %b.L__BB32_22 ]
  %v729 = load i8, ptr %v22, align 1
  %v733 = icmp sgt i8 %v729, -1
  %v734 = icmp ult i8 %v729, -32
  %v735 = icmp ult i8 %v729, -16
  %v736 = select i1 %v735, i64 3, i64 4
  %v737 = select i1 %v734, i64 2, i64 %v736
  %v738 = select i1 %v733, i64 1, i64 %v737
  %v740 = add i64 %v738, %r.rd106.0
  %v742 = icmp slt i64 %v740, %i.p1
  br i1 %v742, label %b.L__BB32_3, label %b.next.89
b.next.89:
  %v744 = inttoptr i64 %v2 to ptr
  %v745 = getelementptr i8, ptr %v744, i64 -8
  %v746 = load i64, ptr %v745, align 8
  br label %b.L__BB32_68
b.L__BB32_68:
  %r.rd119.0 = phi i64 [ %v746, %b.next.89 ], [ %v4, %b.next.0 ]
  %r.rd12.0 = phi i64 [ %r.rd12.2, %b.next.89 ], [ %v4, %b.next.0 ]
  %v749 = inttoptr i64 %v2 to ptr
  %v750 = getelementptr i8, ptr %v749, i64 -8
  store i64 %r.rd12.0, ptr %v750, align 8
  %v752 = sub i64 %r.rd12.0, %r.rd119.0
  br label %b.L__BB32_69
b.L__BB32_69:
  %r.rd121.0 = phi i64 [ 0, %start ], [ %r.rd119.0, %b.L__BB32_68 ]
  %r.rd122.0 = phi i64 [ 0, %start ], [ %v752, %b.L__BB32_68 ]
  %v757 = insertvalue { i64, i64 } poison, i64 %r.rd121.0, 0
  %v758 = insertvalue { i64, i64 } %v757, i64 %r.rd122.0, 1
  ret { i64, i64 } %v758
}
define internal { i64, i64 } @udf_text_upper_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = mul i64 %i.p1, 3
  %v2 = add i64 %i.p3, 8
  %v3 = inttoptr i64 %i.p3 to ptr
  %v4 = load i64, ptr %v3, align 8
  %v6 = getelementptr i8, ptr %v3, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v4
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v4, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %b.L__BB33_35, label %b.next.0
b.next.0:
  %v13 = icmp sgt i64 %i.p1, 0
  br i1 %v13, label %b.L__BB33_2, label %b.L__BB33_34
b.L__BB33_2:
  %v16 = add i64 %i.p2, 16
  %v90 = inttoptr i64 %i.p2 to ptr
  %v95 = getelementptr i8, ptr %v90, i64 4
  %v160 = getelementptr i8, ptr %v90, i64 8
  br label %b.L__BB33_3
b.L__BB33_8:
  %v25 = getelementptr i8, ptr %v297, i64 1
  %v26 = load i8, ptr %v25, align 1
  %0 = and i8 %v26, 63
  %v28 = zext nneg i8 %0 to i32
  %v22 = shl nuw nsw i32 %v301, 6
  %v40 = and i32 %v22, 1984
  %v45 = or disjoint i32 %v40, %v28
  br label %b.L__BB33_9
b.L__BB33_5:
  %v47 = icmp ult i8 %v298, -16
  %v53 = getelementptr i8, ptr %v297, i64 1
  %v54 = load i8, ptr %v53, align 1
  %v55 = zext i8 %v54 to i32
  %v60 = getelementptr i8, ptr %v297, i64 2
  %v61 = load i8, ptr %v60, align 1
  br i1 %v47, label %b.L__BB33_7, label %b.L__BB33_6
b.L__BB33_7:
  %v49 = shl nuw nsw i32 %v301, 12
  %v50 = and i32 %v49, 61440
  %v56 = shl nuw nsw i32 %v55, 6
  %v57 = and i32 %v56, 4032
  %v58 = or disjoint i32 %v57, %v50
  %1 = and i8 %v61, 63
  %v63 = zext nneg i8 %1 to i32
  %v64 = or disjoint i32 %v58, %v63
  br label %b.L__BB33_9
b.L__BB33_6:
  %v66 = shl nuw nsw i32 %v301, 18
  %v67 = and i32 %v66, 1835008
  %v73 = shl nuw nsw i32 %v55, 12
  %v74 = and i32 %v73, 258048
  %v75 = or disjoint i32 %v74, %v67
  %v79 = zext i8 %v61 to i32
  %v80 = shl nuw nsw i32 %v79, 6
  %v81 = and i32 %v80, 4032
  %v82 = or disjoint i32 %v75, %v81
  %v84 = getelementptr i8, ptr %v297, i64 3
  %v85 = load i8, ptr %v84, align 1
  %2 = and i8 %v85, 63
  %v87 = zext nneg i8 %2 to i32
  %v88 = or disjoint i32 %v82, %v87
  br label %b.L__BB33_9
b.L__BB33_9:
  %r.r50.0 = phi i32 [ %v45, %b.L__BB33_8 ], [ %v64, %b.L__BB33_7 ], [ %v88, %b.L__BB33_6 ]
  %v91 = load i32, ptr %v90, align 4
  %v92 = sext i32 %v91 to i64
  %v93 = add i64 %i.p2, %v92
  %v96 = load i32, ptr %v95, align 4
  %v97 = sext i32 %v96 to i64
  %v98 = add i64 %i.p2, %v97
  %3 = lshr i32 %r.r50.0, 6
  %4 = and i32 %3, 67108862
  %v103 = zext nneg i32 %4 to i64
  %v105 = add i64 %v16, %v103
  %v106 = inttoptr i64 %v105 to ptr
  %v107 = load i16, ptr %v106, align 2
  %v108 = zext i16 %v107 to i32
  %5 = shl nuw nsw i32 %v108, 8
  %v109 = shl nuw nsw i32 %r.r50.0, 1
  %6 = and i32 %v109, 254
  %7 = or disjoint i32 %5, %6
  %v128 = zext nneg i32 %7 to i64
  %v129 = add i64 %v93, %v128
  %v130 = inttoptr i64 %v129 to ptr
  %v131 = load i16, ptr %v130, align 2
  %v133 = zext i16 %v131 to i64
  %v137 = mul nuw nsw i64 %v133, 20
  %v140 = add i64 %v98, %v137
  %v141 = inttoptr i64 %v140 to ptr
  %v142 = getelementptr i8, ptr %v141, i64 8
  %v143 = load i32, ptr %v142, align 4
  %v144 = icmp slt i32 %v143, 268435456
  br i1 %v144, label %b.L__BB33_22, label %b.L__BB33_10
b.L__BB33_22:
  %v147 = add nsw i32 %v143, %r.r50.0
  %v148 = icmp ult i32 %v147, 128
  br i1 %v148, label %b.L__BB33_30, label %b.L__BB33_23
b.L__BB33_30:
  %v150 = add i64 %r.rd12.1, 1
  %v152 = trunc nuw nsw i32 %v147 to i8
  %v153 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v152, ptr %v153, align 1
  br label %b.L__BB33_32
b.L__BB33_10:
  %v155 = lshr i32 %v143, 16
  %v156 = and i32 %v155, 255
  %v157 = icmp eq i32 %v156, 0
  br i1 %v157, label %b.L__BB33_32, label %b.next.16
b.next.16:
  %v161 = load i32, ptr %v160, align 4
  %v162 = sext i32 %v161 to i64
  %v164 = shl i32 %v143, 2
  %8 = and i32 %v164, 262140
  %v166 = zext nneg i32 %8 to i64
  %v167 = add i64 %i.p2, %v166
  %v168 = add i64 %v167, %v162
  br label %b.L__BB33_12
b.L__BB33_12:
  %r.rd12.3 = phi i64 [ %r.rd12.1, %b.next.16 ], [ %r.rd12.4, %b.L__BB33_21 ]
  %r.rd67.0 = phi i64 [ %v168, %b.next.16 ], [ %v234, %b.L__BB33_21 ]
  %r.r51.0 = phi i32 [ 0, %b.next.16 ], [ %v236, %b.L__BB33_21 ]
  %v170 = inttoptr i64 %r.rd67.0 to ptr
  %v171 = load i32, ptr %v170, align 4
  %v172 = icmp ult i32 %v171, 128
  br i1 %v172, label %b.L__BB33_20, label %b.L__BB33_13
b.L__BB33_20:
  %v174 = add i64 %r.rd12.3, 1
  %v176 = trunc nuw nsw i32 %v171 to i8
  %v177 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v176, ptr %v177, align 1
  br label %b.L__BB33_21
b.L__BB33_13:
  %v179 = icmp ult i32 %v171, 2048
  br i1 %v179, label %b.L__BB33_18, label %b.L__BB33_14
b.L__BB33_18:
  %v183 = lshr i32 %v171, 6
  %v184 = trunc nuw nsw i32 %v183 to i8
  %v185 = or disjoint i8 %v184, -64
  br label %b.L__BB33_19
b.L__BB33_14:
  %v190 = icmp ult i32 %v171, 65536
  br i1 %v190, label %b.L__BB33_16, label %b.L__BB33_15
b.L__BB33_16:
  %v192 = lshr i32 %v171, 12
  %v193 = trunc nuw nsw i32 %v192 to i8
  %v194 = or disjoint i8 %v193, -32
  %v196 = add i64 %r.rd12.3, 1
  %v198 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v194, ptr %v198, align 1
  br label %b.L__BB33_17
b.L__BB33_15:
  %v200 = lshr i32 %v171, 18
  %v201 = trunc i32 %v200 to i8
  %v202 = or i8 %v201, -16
  %v205 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v202, ptr %v205, align 1
  %v206 = lshr i32 %v171, 12
  %v207 = trunc i32 %v206 to i8
  %v208 = and i8 %v207, 63
  %v209 = or disjoint i8 %v208, -128
  %v210 = add i64 %r.rd12.3, 2
  %v213 = getelementptr i8, ptr %v205, i64 1
  store i8 %v209, ptr %v213, align 1
  br label %b.L__BB33_17
b.L__BB33_17:
  %r.rd70.1 = phi i64 [ %v196, %b.L__BB33_16 ], [ %v210, %b.L__BB33_15 ]
  %9 = lshr i32 %v171, 6
  %10 = trunc i32 %9 to i8
  %11 = and i8 %10, 63
  %v221 = or disjoint i8 %11, -128
  br label %b.L__BB33_19
b.L__BB33_19:
  %r.rd70.1.sink = phi i64 [ %r.rd70.1, %b.L__BB33_17 ], [ %r.rd12.3, %b.L__BB33_18 ]
  %v221.sink = phi i8 [ %v221, %b.L__BB33_17 ], [ %v185, %b.L__BB33_18 ]
  %v223 = inttoptr i64 %r.rd70.1.sink to ptr
  store i8 %v221.sink, ptr %v223, align 1
  %v225 = trunc i32 %v171 to i8
  %v226 = and i8 %v225, 63
  %v227 = or disjoint i8 %v226, -128
  %v229 = add i64 %r.rd70.1.sink, 2
  %v231 = inttoptr i64 %r.rd70.1.sink to ptr
  %v232 = getelementptr i8, ptr %v231, i64 1
  store i8 %v227, ptr %v232, align 1
  br label %b.L__BB33_21
b.L__BB33_21:
  %r.rd12.4 = phi i64 [ %v174, %b.L__BB33_20 ], [ %v229, %b.L__BB33_19 ]
  %v234 = add i64 %r.rd67.0, 4
  %v236 = add nuw nsw i32 %r.r51.0, 1
  %v238 = icmp samesign ult i32 %v236, %v156
  br i1 %v238, label %b.L__BB33_12, label %b.L__BB33_32
b.L__BB33_23:
  %v240 = icmp ult i32 %v147, 2048
  br i1 %v240, label %b.L__BB33_28, label %b.L__BB33_24
b.L__BB33_28:
  %v244 = lshr i32 %v147, 6
  %v245 = trunc nuw nsw i32 %v244 to i8
  %v246 = or disjoint i8 %v245, -64
  br label %b.L__BB33_29
b.L__BB33_24:
  %v251 = icmp ult i32 %v147, 65536
  br i1 %v251, label %b.L__BB33_26, label %b.L__BB33_25
b.L__BB33_26:
  %v253 = lshr i32 %v147, 12
  %v254 = trunc nuw nsw i32 %v253 to i8
  %v255 = or disjoint i8 %v254, -32
  %v257 = add i64 %r.rd12.1, 1
  %v259 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v255, ptr %v259, align 1
  br label %b.L__BB33_27
b.L__BB33_25:
  %v261 = lshr i32 %v147, 18
  %v262 = trunc i32 %v261 to i8
  %v263 = or i8 %v262, -16
  %v266 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v263, ptr %v266, align 1
  %v267 = lshr i32 %v147, 12
  %v268 = trunc i32 %v267 to i8
  %v269 = and i8 %v268, 63
  %v270 = or disjoint i8 %v269, -128
  %v271 = add i64 %r.rd12.1, 2
  %v274 = getelementptr i8, ptr %v266, i64 1
  store i8 %v270, ptr %v274, align 1
  br label %b.L__BB33_27
b.L__BB33_27:
  %r.rd73.1 = phi i64 [ %v257, %b.L__BB33_26 ], [ %v271, %b.L__BB33_25 ]
  %12 = lshr i32 %v147, 6
  %13 = trunc i32 %12 to i8
  %14 = and i8 %13, 63
  %v282 = or disjoint i8 %14, -128
  br label %b.L__BB33_29
b.L__BB33_29:
  %r.rd73.1.sink = phi i64 [ %r.rd73.1, %b.L__BB33_27 ], [ %r.rd12.1, %b.L__BB33_28 ]
  %v282.sink = phi i8 [ %v282, %b.L__BB33_27 ], [ %v246, %b.L__BB33_28 ]
  %v284 = inttoptr i64 %r.rd73.1.sink to ptr
  store i8 %v282.sink, ptr %v284, align 1
  %v286 = trunc i32 %v147 to i8
  %v287 = and i8 %v286, 63
  %v288 = or disjoint i8 %v287, -128
  %v290 = add i64 %r.rd73.1.sink, 2
  %v292 = inttoptr i64 %r.rd73.1.sink to ptr
  %v293 = getelementptr i8, ptr %v292, i64 1
  store i8 %v288, ptr %v293, align 1
  br label %b.L__BB33_32
b.L__BB33_3:
  %r.rd12.1 = phi i64 [ %v4, %b.L__BB33_2 ], [ %r.rd12.2, %b.L__BB33_32 ]
  %r.rd65.0 = phi i64 [ 0, %b.L__BB33_2 ], [ %v329, %b.L__BB33_32 ]
  %v296 = add i64 %r.rd65.0, %i.p0
  %v297 = inttoptr i64 %v296 to ptr
  %v298 = load i8, ptr %v297, align 1
  %v301 = zext i8 %v298 to i32
  %v302 = icmp sgt i8 %v298, -1
  br i1 %v302, label %b.L__BB33_31, label %b.next.41
b.next.41:
  %v20 = icmp ult i8 %v298, -32
  br i1 %v20, label %b.L__BB33_8, label %b.L__BB33_5
b.L__BB33_31:
  %15 = add nsw i8 %v298, -97
  %v306 = icmp ult i8 %15, 26
  %v310 = select i1 %v306, i8 32, i8 0
  %v311 = xor i8 %v310, %v298
  %v313 = add i64 %r.rd12.1, 1
  %v315 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v311, ptr %v315, align 1
  br label %b.L__BB33_32
b.L__BB33_32:
  %r.rd12.2 = phi i64 [ %v313, %b.L__BB33_31 ], [ %v150, %b.L__BB33_30 ], [ %v290, %b.L__BB33_29 ], [ %r.rd12.1, %b.L__BB33_10 ], [ %r.rd12.4, %b.L__BB33_21 ]
  %v318 = load i8, ptr %v297, align 1
  %v322 = icmp sgt i8 %v318, -1
  %v323 = icmp ult i8 %v318, -32
  %v324 = icmp ult i8 %v318, -16
  %v325 = select i1 %v324, i64 3, i64 4
  %v326 = select i1 %v323, i64 2, i64 %v325
  %v327 = select i1 %v322, i64 1, i64 %v326
  %v329 = add i64 %v327, %r.rd65.0
  %v331 = icmp slt i64 %v329, %i.p1
  br i1 %v331, label %b.L__BB33_3, label %b.next.44
b.next.44:
  %v333 = inttoptr i64 %v2 to ptr
  %v334 = getelementptr i8, ptr %v333, i64 -8
  %v335 = load i64, ptr %v334, align 8
  br label %b.L__BB33_34
b.L__BB33_34:
  %r.rd75.0 = phi i64 [ %v335, %b.next.44 ], [ %v4, %b.next.0 ]
  %r.rd12.0 = phi i64 [ %r.rd12.2, %b.next.44 ], [ %v4, %b.next.0 ]
  %v338 = inttoptr i64 %v2 to ptr
  %v339 = getelementptr i8, ptr %v338, i64 -8
  store i64 %r.rd12.0, ptr %v339, align 8
  %v341 = sub i64 %r.rd12.0, %r.rd75.0
  br label %b.L__BB33_35
b.L__BB33_35:
  %r.rd77.0 = phi i64 [ 0, %start ], [ %r.rd75.0, %b.L__BB33_34 ]
  %r.rd78.0 = phi i64 [ 0, %start ], [ %v341, %b.L__BB33_34 ]
  %v346 = insertvalue { i64, i64 } poison, i64 %r.rd77.0, 0
  %v347 = insertvalue { i64, i64 } %v346, i64 %r.rd78.0, 1
  ret { i64, i64 } %v347
}
define internal { i64, i64 } @udf_text_casefold_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = mul i64 %i.p1, 3
  %v2 = add i64 %i.p3, 8
  %v3 = inttoptr i64 %i.p3 to ptr
  %v4 = load i64, ptr %v3, align 8
  %v6 = getelementptr i8, ptr %v3, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v4
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v4, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %b.L__BB34_35, label %b.next.0
b.next.0:
  %v13 = icmp sgt i64 %i.p1, 0
  br i1 %v13, label %b.L__BB34_2, label %b.L__BB34_34
b.L__BB34_2:
  %v16 = add i64 %i.p2, 16
  %v90 = inttoptr i64 %i.p2 to ptr
  %v95 = getelementptr i8, ptr %v90, i64 4
  %v160 = getelementptr i8, ptr %v90, i64 8
  br label %b.L__BB34_3
b.L__BB34_8:
  %v25 = getelementptr i8, ptr %v297, i64 1
  %v26 = load i8, ptr %v25, align 1
  %0 = and i8 %v26, 63
  %v28 = zext nneg i8 %0 to i32
  %v22 = shl nuw nsw i32 %v301, 6
  %v40 = and i32 %v22, 1984
  %v45 = or disjoint i32 %v40, %v28
  br label %b.L__BB34_9
b.L__BB34_5:
  %v47 = icmp ult i8 %v298, -16
  %v53 = getelementptr i8, ptr %v297, i64 1
  %v54 = load i8, ptr %v53, align 1
  %v55 = zext i8 %v54 to i32
  %v60 = getelementptr i8, ptr %v297, i64 2
  %v61 = load i8, ptr %v60, align 1
  br i1 %v47, label %b.L__BB34_7, label %b.L__BB34_6
b.L__BB34_7:
  %v49 = shl nuw nsw i32 %v301, 12
  %v50 = and i32 %v49, 61440
  %v56 = shl nuw nsw i32 %v55, 6
  %v57 = and i32 %v56, 4032
  %v58 = or disjoint i32 %v57, %v50
  %1 = and i8 %v61, 63
  %v63 = zext nneg i8 %1 to i32
  %v64 = or disjoint i32 %v58, %v63
  br label %b.L__BB34_9
b.L__BB34_6:
  %v66 = shl nuw nsw i32 %v301, 18
  %v67 = and i32 %v66, 1835008
  %v73 = shl nuw nsw i32 %v55, 12
  %v74 = and i32 %v73, 258048
  %v75 = or disjoint i32 %v74, %v67
  %v79 = zext i8 %v61 to i32
  %v80 = shl nuw nsw i32 %v79, 6
  %v81 = and i32 %v80, 4032
  %v82 = or disjoint i32 %v75, %v81
  %v84 = getelementptr i8, ptr %v297, i64 3
  %v85 = load i8, ptr %v84, align 1
  %2 = and i8 %v85, 63
  %v87 = zext nneg i8 %2 to i32
  %v88 = or disjoint i32 %v82, %v87
  br label %b.L__BB34_9
b.L__BB34_9:
  %r.r50.0 = phi i32 [ %v45, %b.L__BB34_8 ], [ %v64, %b.L__BB34_7 ], [ %v88, %b.L__BB34_6 ]
  %v91 = load i32, ptr %v90, align 4
  %v92 = sext i32 %v91 to i64
  %v93 = add i64 %i.p2, %v92
  %v96 = load i32, ptr %v95, align 4
  %v97 = sext i32 %v96 to i64
  %v98 = add i64 %i.p2, %v97
  %3 = lshr i32 %r.r50.0, 6
  %4 = and i32 %3, 67108862
  %v103 = zext nneg i32 %4 to i64
  %v105 = add i64 %v16, %v103
  %v106 = inttoptr i64 %v105 to ptr
  %v107 = load i16, ptr %v106, align 2
  %v108 = zext i16 %v107 to i32
  %5 = shl nuw nsw i32 %v108, 8
  %v109 = shl nuw nsw i32 %r.r50.0, 1
  %6 = and i32 %v109, 254
  %7 = or disjoint i32 %5, %6
  %v128 = zext nneg i32 %7 to i64
  %v129 = add i64 %v93, %v128
  %v130 = inttoptr i64 %v129 to ptr
  %v131 = load i16, ptr %v130, align 2
  %v133 = zext i16 %v131 to i64
  %v137 = mul nuw nsw i64 %v133, 20
  %v140 = add i64 %v98, %v137
  %v141 = inttoptr i64 %v140 to ptr
  %v142 = getelementptr i8, ptr %v141, i64 16
  %v143 = load i32, ptr %v142, align 4
  %v144 = icmp slt i32 %v143, 268435456
  br i1 %v144, label %b.L__BB34_22, label %b.L__BB34_10
b.L__BB34_22:
  %v147 = add nsw i32 %v143, %r.r50.0
  %v148 = icmp ult i32 %v147, 128
  br i1 %v148, label %b.L__BB34_30, label %b.L__BB34_23
b.L__BB34_30:
  %v150 = add i64 %r.rd12.1, 1
  %v152 = trunc nuw nsw i32 %v147 to i8
  %v153 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v152, ptr %v153, align 1
  br label %b.L__BB34_32
b.L__BB34_10:
  %v155 = lshr i32 %v143, 16
  %v156 = and i32 %v155, 255
  %v157 = icmp eq i32 %v156, 0
  br i1 %v157, label %b.L__BB34_32, label %b.next.16
b.next.16:
  %v161 = load i32, ptr %v160, align 4
  %v162 = sext i32 %v161 to i64
  %v164 = shl i32 %v143, 2
  %8 = and i32 %v164, 262140
  %v166 = zext nneg i32 %8 to i64
  %v167 = add i64 %i.p2, %v166
  %v168 = add i64 %v167, %v162
  br label %b.L__BB34_12
b.L__BB34_12:
  %r.rd12.3 = phi i64 [ %r.rd12.1, %b.next.16 ], [ %r.rd12.4, %b.L__BB34_21 ]
  %r.rd67.0 = phi i64 [ %v168, %b.next.16 ], [ %v234, %b.L__BB34_21 ]
  %r.r51.0 = phi i32 [ 0, %b.next.16 ], [ %v236, %b.L__BB34_21 ]
  %v170 = inttoptr i64 %r.rd67.0 to ptr
  %v171 = load i32, ptr %v170, align 4
  %v172 = icmp ult i32 %v171, 128
  br i1 %v172, label %b.L__BB34_20, label %b.L__BB34_13
b.L__BB34_20:
  %v174 = add i64 %r.rd12.3, 1
  %v176 = trunc nuw nsw i32 %v171 to i8
  %v177 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v176, ptr %v177, align 1
  br label %b.L__BB34_21
b.L__BB34_13:
  %v179 = icmp ult i32 %v171, 2048
  br i1 %v179, label %b.L__BB34_18, label %b.L__BB34_14
b.L__BB34_18:
  %v183 = lshr i32 %v171, 6
  %v184 = trunc nuw nsw i32 %v183 to i8
  %v185 = or disjoint i8 %v184, -64
  br label %b.L__BB34_19
b.L__BB34_14:
  %v190 = icmp ult i32 %v171, 65536
  br i1 %v190, label %b.L__BB34_16, label %b.L__BB34_15
b.L__BB34_16:
  %v192 = lshr i32 %v171, 12
  %v193 = trunc nuw nsw i32 %v192 to i8
  %v194 = or disjoint i8 %v193, -32
  %v196 = add i64 %r.rd12.3, 1
  %v198 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v194, ptr %v198, align 1
  br label %b.L__BB34_17
b.L__BB34_15:
  %v200 = lshr i32 %v171, 18
  %v201 = trunc i32 %v200 to i8
  %v202 = or i8 %v201, -16
  %v205 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v202, ptr %v205, align 1
  %v206 = lshr i32 %v171, 12
  %v207 = trunc i32 %v206 to i8
  %v208 = and i8 %v207, 63
  %v209 = or disjoint i8 %v208, -128
  %v210 = add i64 %r.rd12.3, 2
  %v213 = getelementptr i8, ptr %v205, i64 1
  store i8 %v209, ptr %v213, align 1
  br label %b.L__BB34_17
b.L__BB34_17:
  %r.rd70.1 = phi i64 [ %v196, %b.L__BB34_16 ], [ %v210, %b.L__BB34_15 ]
  %9 = lshr i32 %v171, 6
  %10 = trunc i32 %9 to i8
  %11 = and i8 %10, 63
  %v221 = or disjoint i8 %11, -128
  br label %b.L__BB34_19
b.L__BB34_19:
  %r.rd70.1.sink = phi i64 [ %r.rd70.1, %b.L__BB34_17 ], [ %r.rd12.3, %b.L__BB34_18 ]
  %v221.sink = phi i8 [ %v221, %b.L__BB34_17 ], [ %v185, %b.L__BB34_18 ]
  %v223 = inttoptr i64 %r.rd70.1.sink to ptr
  store i8 %v221.sink, ptr %v223, align 1
  %v225 = trunc i32 %v171 to i8
  %v226 = and i8 %v225, 63
  %v227 = or disjoint i8 %v226, -128
  %v229 = add i64 %r.rd70.1.sink, 2
  %v231 = inttoptr i64 %r.rd70.1.sink to ptr
  %v232 = getelementptr i8, ptr %v231, i64 1
  store i8 %v227, ptr %v232, align 1
  br label %b.L__BB34_21
b.L__BB34_21:
  %r.rd12.4 = phi i64 [ %v174, %b.L__BB34_20 ], [ %v229, %b.L__BB34_19 ]
  %v234 = add i64 %r.rd67.0, 4
  %v236 = add nuw nsw i32 %r.r51.0, 1
  %v238 = icmp samesign ult i32 %v236, %v156
  br i1 %v238, label %b.L__BB34_12, label %b.L__BB34_32
b.L__BB34_23:
  %v240 = icmp ult i32 %v147, 2048
  br i1 %v240, label %b.L__BB34_28, label %b.L__BB34_24
b.L__BB34_28:
  %v244 = lshr i32 %v147, 6
  %v245 = trunc nuw nsw i32 %v244 to i8
  %v246 = or disjoint i8 %v245, -64
  br label %b.L__BB34_29
b.L__BB34_24:
  %v251 = icmp ult i32 %v147, 65536
  br i1 %v251, label %b.L__BB34_26, label %b.L__BB34_25
b.L__BB34_26:
  %v253 = lshr i32 %v147, 12
  %v254 = trunc nuw nsw i32 %v253 to i8
  %v255 = or disjoint i8 %v254, -32
  %v257 = add i64 %r.rd12.1, 1
  %v259 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v255, ptr %v259, align 1
  br label %b.L__BB34_27
b.L__BB34_25:
  %v261 = lshr i32 %v147, 18
  %v262 = trunc i32 %v261 to i8
  %v263 = or i8 %v262, -16
  %v266 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v263, ptr %v266, align 1
  %v267 = lshr i32 %v147, 12
  %v268 = trunc i32 %v267 to i8
  %v269 = and i8 %v268, 63
  %v270 = or disjoint i8 %v269, -128
  %v271 = add i64 %r.rd12.1, 2
  %v274 = getelementptr i8, ptr %v266, i64 1
  store i8 %v270, ptr %v274, align 1
  br label %b.L__BB34_27
b.L__BB34_27:
  %r.rd73.1 = phi i64 [ %v257, %b.L__BB34_26 ], [ %v271, %b.L__BB34_25 ]
  %12 = lshr i32 %v147, 6
  %13 = trunc i32 %12 to i8
  %14 = and i8 %13, 63
  %v282 = or disjoint i8 %14, -128
  br label %b.L__BB34_29
b.L__BB34_29:
  %r.rd73.1.sink = phi i64 [ %r.rd73.1, %b.L__BB34_27 ], [ %r.rd12.1, %b.L__BB34_28 ]
  %v282.sink = phi i8 [ %v282, %b.L__BB34_27 ], [ %v246, %b.L__BB34_28 ]
  %v284 = inttoptr i64 %r.rd73.1.sink to ptr
  store i8 %v282.sink, ptr %v284, align 1
  %v286 = trunc i32 %v147 to i8
  %v287 = and i8 %v286, 63
  %v288 = or disjoint i8 %v287, -128
  %v290 = add i64 %r.rd73.1.sink, 2
  %v292 = inttoptr i64 %r.rd73.1.sink to ptr
  %v293 = getelementptr i8, ptr %v292, i64 1
  store i8 %v288, ptr %v293, align 1
  br label %b.L__BB34_32
b.L__BB34_3:
  %r.rd12.1 = phi i64 [ %v4, %b.L__BB34_2 ], [ %r.rd12.2, %b.L__BB34_32 ]
  %r.rd65.0 = phi i64 [ 0, %b.L__BB34_2 ], [ %v329, %b.L__BB34_32 ]
  %v296 = add i64 %r.rd65.0, %i.p0
  %v297 = inttoptr i64 %v296 to ptr
  %v298 = load i8, ptr %v297, align 1
  %v301 = zext i8 %v298 to i32
  %v302 = icmp sgt i8 %v298, -1
  br i1 %v302, label %b.L__BB34_31, label %b.next.41
b.next.41:
  %v20 = icmp ult i8 %v298, -32
  br i1 %v20, label %b.L__BB34_8, label %b.L__BB34_5
b.L__BB34_31:
  %15 = add nsw i8 %v298, -65
  %v306 = icmp ult i8 %15, 26
  %v310 = select i1 %v306, i8 32, i8 0
  %v311 = xor i8 %v310, %v298
  %v313 = add i64 %r.rd12.1, 1
  %v315 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v311, ptr %v315, align 1
  br label %b.L__BB34_32
b.L__BB34_32:
  %r.rd12.2 = phi i64 [ %v313, %b.L__BB34_31 ], [ %v150, %b.L__BB34_30 ], [ %v290, %b.L__BB34_29 ], [ %r.rd12.1, %b.L__BB34_10 ], [ %r.rd12.4, %b.L__BB34_21 ]
  %v318 = load i8, ptr %v297, align 1
  %v322 = icmp sgt i8 %v318, -1
  %v323 = icmp ult i8 %v318, -32
  %v324 = icmp ult i8 %v318, -16
  %v325 = select i1 %v324, i64 3, i64 4
  %v326 = select i1 %v323, i64 2, i64 %v325
  %v327 = select i1 %v322, i64 1, i64 %v326
  %v329 = add i64 %v327, %r.rd65.0
  %v331 = icmp slt i64 %v329, %i.p1
  br i1 %v331, label %b.L__BB34_3, label %b.next.44
b.next.44:
  %v333 = inttoptr i64 %v2 to ptr
  %v334 = getelementptr i8, ptr %v333, i64 -8
  %v335 = load i64, ptr %v334, align 8
  br label %b.L__BB34_34
b.L__BB34_34:
  %r.rd75.0 = phi i64 [ %v335, %b.next.44 ], [ %v4, %b.next.0 ]
  %r.rd12.0 = phi i64 [ %r.rd12.2, %b.next.44 ], [ %v4, %b.next.0 ]
  %v338 = inttoptr i64 %v2 to ptr
  %v339 = getelementptr i8, ptr %v338, i64 -8
  store i64 %r.rd12.0, ptr %v339, align 8
  %v341 = sub i64 %r.rd12.0, %r.rd75.0
  br label %b.L__BB34_35
b.L__BB34_35:
  %r.rd77.0 = phi i64 [ 0, %start ], [ %r.rd75.0, %b.L__BB34_34 ]
  %r.rd78.0 = phi i64 [ 0, %start ], [ %v341, %b.L__BB34_34 ]
  %v346 = insertvalue { i64, i64 } poison, i64 %r.rd77.0, 0
  %v347 = insertvalue { i64, i64 } %v346, i64 %r.rd78.0, 1
  ret { i64, i64 } %v347
}
define internal { i64, i64 } @udf_text_titled_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = mul i64 %i.p1, 3
  %v2 = add i64 %i.p3, 8
  %v3 = inttoptr i64 %i.p3 to ptr
  %v4 = load i64, ptr %v3, align 8
  %v6 = getelementptr i8, ptr %v3, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v4
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v4, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %b.L__BB35_69, label %b.next.0
b.next.0:
  %v13 = icmp sgt i64 %i.p1, 0
  br i1 %v13, label %b.L__BB35_2, label %b.L__BB35_68
b.L__BB35_2:
  %v16 = add i64 %i.p2, 16
  %v126 = inttoptr i64 %i.p2 to ptr
  %v131 = getelementptr i8, ptr %v126, i64 4
  %v587 = getelementptr i8, ptr %v126, i64 8
  br label %b.L__BB35_3
b.L__BB35_3:
  %r.rs74.0 = phi i16 [ 0, %b.L__BB35_2 ], [ %r.rs74.1, %b.L__BB35_66 ]
  %r.rd15.1 = phi i64 [ %v4, %b.L__BB35_2 ], [ %r.rd15.2, %b.L__BB35_66 ]
  %r.rd99.0 = phi i64 [ 0, %b.L__BB35_2 ], [ %v748, %b.L__BB35_66 ]
  %v22 = add i64 %r.rd99.0, %i.p0
  %v23 = inttoptr i64 %v22 to ptr
  %v24 = load i8, ptr %v23, align 1
  %v27 = zext i8 %v24 to i32
  %v28 = icmp sgt i8 %v24, -1
  br i1 %v28, label %b.L__BB35_65, label %b.L__BB35_4
b.L__BB35_65:
  %v2584 = zext nneg i8 %v24 to i16
  %v30 = add nuw nsw i16 %v2584, 191
  %v31 = and i16 %v30, 254
  %v32 = icmp samesign ult i16 %v31, 26
  %v33 = add nuw nsw i16 %v2584, 159
  %v34 = and i16 %v33, 254
  %v35 = icmp samesign ult i16 %v34, 26
  %v36 = or i1 %v32, %v35
  %v37 = zext i1 %v36 to i16
  %v40 = icmp eq i16 %r.rs74.0, 0
  %v43.v = select i1 %v40, i1 %v35, i1 %v32
  %v48 = select i1 %v43.v, i8 32, i8 0
  %v49 = xor i8 %v48, %v24
  %v51 = add i64 %r.rd15.1, 1
  %v53 = inttoptr i64 %r.rd15.1 to ptr
  store i8 %v49, ptr %v53, align 1
  br label %b.L__BB35_66
b.L__BB35_4:
  %v56 = icmp ult i8 %v24, -32
  br i1 %v56, label %b.L__BB35_8, label %b.L__BB35_5
b.L__BB35_8:
  %v61 = getelementptr i8, ptr %v23, i64 1
  %v62 = load i8, ptr %v61, align 1
  %0 = and i8 %v62, 63
  %v64 = zext nneg i8 %0 to i32
  %v58 = shl nuw nsw i32 %v27, 6
  %v76 = and i32 %v58, 1984
  %v81 = or disjoint i32 %v76, %v64
  br label %b.L__BB35_9
b.L__BB35_5:
  %v83 = icmp ult i8 %v24, -16
  %v89 = getelementptr i8, ptr %v23, i64 1
  %v90 = load i8, ptr %v89, align 1
  %v91 = zext i8 %v90 to i32
  %v96 = getelementptr i8, ptr %v23, i64 2
  %v97 = load i8, ptr %v96, align 1
  br i1 %v83, label %b.L__BB35_7, label %b.L__BB35_6
b.L__BB35_7:
  %v85 = shl nuw nsw i32 %v27, 12
  %v86 = and i32 %v85, 61440
  %v92 = shl nuw nsw i32 %v91, 6
  %v93 = and i32 %v92, 4032
  %v94 = or disjoint i32 %v93, %v86
  %1 = and i8 %v97, 63
  %v99 = zext nneg i8 %1 to i32
  %v100 = or disjoint i32 %v94, %v99
  br label %b.L__BB35_9
b.L__BB35_6:
  %v102 = shl nuw nsw i32 %v27, 18
  %v103 = and i32 %v102, 1835008
  %v109 = shl nuw nsw i32 %v91, 12
  %v110 = and i32 %v109, 258048
  %v111 = or disjoint i32 %v110, %v103
  %v115 = zext i8 %v97 to i32
  %v116 = shl nuw nsw i32 %v115, 6
  %v117 = and i32 %v116, 4032
  %v118 = or disjoint i32 %v111, %v117
  %v120 = getelementptr i8, ptr %v23, i64 3
  %v121 = load i8, ptr %v120, align 1
  %2 = and i8 %v121, 63
  %v123 = zext nneg i8 %2 to i32
  %v124 = or disjoint i32 %v118, %v123
  br label %b.L__BB35_9
b.L__BB35_9:
  %r.r170.0 = phi i32 [ %v81, %b.L__BB35_8 ], [ %v100, %b.L__BB35_7 ], [ %v124, %b.L__BB35_6 ]
  %v127 = load i32, ptr %v126, align 4
  %v128 = sext i32 %v127 to i64
  %v129 = add i64 %i.p2, %v128
  %v132 = load i32, ptr %v131, align 4
  %v133 = sext i32 %v132 to i64
  %v134 = add i64 %i.p2, %v133
  %3 = lshr i32 %r.r170.0, 6
  %4 = and i32 %3, 67108862
  %v139 = zext nneg i32 %4 to i64
  %v141 = add i64 %v16, %v139
  %v142 = inttoptr i64 %v141 to ptr
  %v143 = load i16, ptr %v142, align 2
  %v144 = zext i16 %v143 to i32
  %5 = shl nuw nsw i32 %v144, 8
  %v145 = shl nuw nsw i32 %r.r170.0, 1
  %6 = and i32 %v145, 254
  %7 = or disjoint i32 %5, %6
  %v164 = zext nneg i32 %7 to i64
  %v165 = add i64 %v129, %v164
  %v166 = inttoptr i64 %v165 to ptr
  %v167 = load i16, ptr %v166, align 2
  %v169 = zext i16 %v167 to i64
  %v171 = mul nuw nsw i64 %v169, 20
  %v172 = add i64 %v171, %v134
  %v173 = inttoptr i64 %v172 to ptr
  %v174 = getelementptr i8, ptr %v173, i64 1
  %v175 = load i8, ptr %v174, align 1
  %8 = lshr i8 %v175, 3
  %9 = and i8 %8, 1
  %v180 = zext nneg i8 %9 to i16
  %v183 = icmp ne i16 %r.rs74.0, 0
  %v184 = icmp eq i32 %r.r170.0, 931
  %v185 = and i1 %v183, %v184
  br i1 %v185, label %b.L__BB35_33, label %b.L__BB35_10
b.L__BB35_33:
  %r.rd108.0 = phi i64 [ %v191, %b.L__BB35_47 ], [ %r.rd99.0, %b.L__BB35_9 ]
  %v188 = icmp slt i64 %r.rd108.0, 1
  br i1 %v188, label %b.L__BB35_64, label %b.L__BB35_35
b.L__BB35_35:
  %r.rd109.0 = phi i64 [ %v191, %b.L__BB35_35 ], [ %r.rd108.0, %b.L__BB35_33 ]
  %v191 = add i64 %r.rd109.0, -1
  %v193 = add i64 %r.rd109.0, %i.p0
  %v194 = inttoptr i64 %v193 to ptr
  %v195 = getelementptr i8, ptr %v194, i64 -1
  %v196 = load i8, ptr %v195, align 1
  %v200 = icmp slt i8 %v196, -64
  br i1 %v200, label %b.L__BB35_35, label %b.next.19
b.next.19:
  %v198.le = zext i8 %v196 to i32
  %v204 = icmp sgt i8 %v196, -1
  br i1 %v204, label %b.L__BB35_43, label %b.L__BB35_37
b.L__BB35_43:
  %v206 = icmp ugt i8 %v196, 58
  br i1 %v206, label %b.L__BB35_45, label %b.next.22
b.next.22:
  %v210 = zext nneg i8 %v196 to i64
  %v212 = shl nuw nsw i64 1, %v210
  %v215 = and i64 %v212, 288301294651703296
  %v216.not = icmp eq i64 %v215, 0
  br i1 %v216.not, label %b.L__BB35_45, label %b.L__BB35_46
b.L__BB35_45:
  br label %b.L__BB35_46
b.L__BB35_46:
  %r.p87.0 = phi i1 [ false, %b.L__BB35_45 ], [ true, %b.next.22 ]
  %10 = add nsw i8 %v196, -65
  %v219 = icmp ult i8 %10, 26
  %11 = add nsw i8 %v196, -97
  %v221 = icmp ult i8 %11, 26
  %v223 = icmp eq i8 %v196, 94
  %v225 = or i1 %v223, %r.p87.0
  %v226 = icmp eq i8 %v196, 96
  %v227 = or i1 %v226, %v225
  %v228 = select i1 %v227, i32 4096, i32 0
  %v229 = icmp eq i8 %v196, 95
  %v230 = select i1 %v229, i32 1536, i32 0
  %12 = add nsw i8 %v196, -48
  %v232 = icmp ult i8 %12, 10
  %v233 = select i1 %v232, i32 1038, i32 0
  %v234 = or i32 %v233, %v230
  %13 = add nsw i8 %v196, -32
  %v236 = icmp ult i8 %13, 95
  %v237 = select i1 %v236, i32 256, i32 0
  %v238 = or disjoint i32 %v234, %v237
  %v239 = or i1 %v219, %v221
  %v240 = select i1 %v239, i32 3585, i32 0
  %v241 = or i32 %v238, %v240
  %v242 = select i1 %v221, i32 32, i32 0
  %v243 = select i1 %v219, i32 64, i32 %v242
  %v244 = or disjoint i32 %v241, %v243
  %v245 = and i32 %v198.le, 124
  %v246 = icmp eq i32 %v245, 28
  %v247 = icmp eq i8 %v196, 32
  %14 = add nsw i8 %v196, -9
  %v249 = icmp ult i8 %14, 5
  %v250 = or i1 %v247, %v249
  %v251 = or i1 %v246, %v250
  %v252 = select i1 %v251, i32 16, i32 0
  %v253 = or disjoint i32 %v244, %v252
  %v254 = or i32 %v253, %v228
  br label %b.L__BB35_47
b.L__BB35_37:
  %v256 = icmp ult i8 %v196, -32
  br i1 %v256, label %b.L__BB35_41, label %b.L__BB35_38
b.L__BB35_41:
  %v261 = load i8, ptr %v194, align 1
  %15 = and i8 %v261, 63
  %v263 = zext nneg i8 %15 to i32
  %v258 = shl nuw nsw i32 %v198.le, 6
  %v275 = and i32 %v258, 1984
  %v280 = or disjoint i32 %v275, %v263
  br label %b.L__BB35_42
b.L__BB35_38:
  %v282 = icmp ult i8 %v196, -16
  %v288 = load i8, ptr %v194, align 1
  %v289 = zext i8 %v288 to i32
  %v294 = getelementptr i8, ptr %v194, i64 1
  %v295 = load i8, ptr %v294, align 1
  br i1 %v282, label %b.L__BB35_40, label %b.L__BB35_39
b.L__BB35_40:
  %v284 = shl nuw nsw i32 %v198.le, 12
  %v285 = and i32 %v284, 61440
  %v290 = shl nuw nsw i32 %v289, 6
  %v291 = and i32 %v290, 4032
  %v292 = or disjoint i32 %v291, %v285
  %16 = and i8 %v295, 63
  %v297 = zext nneg i8 %16 to i32
  %v298 = or disjoint i32 %v292, %v297
  br label %b.L__BB35_42
b.L__BB35_39:
  %v300 = shl nuw nsw i32 %v198.le, 18
  %v301 = and i32 %v300, 1835008
  %v306 = shl nuw nsw i32 %v289, 12
  %v307 = and i32 %v306, 258048
  %v308 = or disjoint i32 %v307, %v301
  %v312 = zext i8 %v295 to i32
  %v313 = shl nuw nsw i32 %v312, 6
  %v314 = and i32 %v313, 4032
  %v315 = or disjoint i32 %v308, %v314
  %v317 = getelementptr i8, ptr %v194, i64 2
  %v318 = load i8, ptr %v317, align 1
  %17 = and i8 %v318, 63
  %v320 = zext nneg i8 %17 to i32
  %v321 = or disjoint i32 %v315, %v320
  br label %b.L__BB35_42
b.L__BB35_42:
  %r.r172.0 = phi i32 [ %v280, %b.L__BB35_41 ], [ %v298, %b.L__BB35_40 ], [ %v321, %b.L__BB35_39 ]
  %18 = lshr i32 %r.r172.0, 6
  %19 = and i32 %18, 67108862
  %v326 = zext nneg i32 %19 to i64
  %v328 = add i64 %v16, %v326
  %v329 = inttoptr i64 %v328 to ptr
  %v330 = load i16, ptr %v329, align 2
  %v331 = zext i16 %v330 to i32
  %20 = shl nuw nsw i32 %v331, 8
  %v332 = shl nuw nsw i32 %r.r172.0, 1
  %21 = and i32 %v332, 254
  %22 = or disjoint i32 %20, %21
  %v351 = zext nneg i32 %22 to i64
  %v353 = add i64 %v129, %v351
  %v354 = inttoptr i64 %v353 to ptr
  %v355 = load i16, ptr %v354, align 2
  %v357 = zext i16 %v355 to i64
  %v359 = mul nuw nsw i64 %v357, 20
  %v361 = add i64 %v359, %v134
  %v362 = inttoptr i64 %v361 to ptr
  %v363 = load i32, ptr %v362, align 4
  br label %b.L__BB35_47
b.L__BB35_47:
  %r.r173.0 = phi i32 [ %v254, %b.L__BB35_46 ], [ %v363, %b.L__BB35_42 ]
  %v365 = and i32 %r.r173.0, 4096
  %v366.not = icmp eq i32 %v365, 0
  br i1 %v366.not, label %b.next.35, label %b.L__BB35_33
b.next.35:
  %v368 = and i32 %r.r173.0, 2048
  %v369 = icmp eq i32 %v368, 0
  br i1 %v369, label %b.L__BB35_64, label %b.next.36
b.next.36:
  %v371 = add i64 %r.rd99.0, 2
  %v373.not = icmp slt i64 %v371, %i.p1
  br i1 %v373.not, label %b.L__BB35_50, label %b.L__BB35_64
b.L__BB35_50:
  %r.rd110.0 = phi i64 [ %v560, %b.next.54 ], [ %v371, %b.next.36 ]
  %v376 = add i64 %r.rd110.0, %i.p0
  %v377 = inttoptr i64 %v376 to ptr
  %v378 = load i8, ptr %v377, align 1
  %v379 = sext i8 %v378 to i16
  %v380 = icmp sgt i8 %v378, -1
  %23 = and i16 %v379, 255
  %v382 = zext nneg i16 %23 to i32
  br i1 %v380, label %b.L__BB35_57, label %b.L__BB35_51
b.L__BB35_57:
  %v385 = icmp ugt i8 %v378, 58
  br i1 %v385, label %b.L__BB35_59, label %b.next.41
b.next.41:
  %v390 = zext nneg i16 %v379 to i64
  %v392 = shl nuw i64 1, %v390
  %v395 = and i64 %v392, 288301294651703296
  %v396.not = icmp eq i64 %v395, 0
  br i1 %v396.not, label %b.L__BB35_59, label %b.L__BB35_60
b.L__BB35_59:
  br label %b.L__BB35_60
b.L__BB35_60:
  %r.p88.0 = phi i1 [ false, %b.L__BB35_59 ], [ true, %b.next.41 ]
  %24 = add nsw i16 %23, -65
  %v399 = icmp ult i16 %24, 26
  %25 = add nsw i16 %23, -97
  %v401 = icmp ult i16 %25, 26
  %v403 = icmp eq i8 %v378, 94
  %v405 = or i1 %v403, %r.p88.0
  %v406 = icmp eq i8 %v378, 96
  %v407 = or i1 %v406, %v405
  %v408 = select i1 %v407, i32 4096, i32 0
  %v409 = icmp eq i8 %v378, 95
  %v410 = select i1 %v409, i32 1536, i32 0
  %26 = add nsw i16 %23, -48
  %v412 = icmp ult i16 %26, 10
  %v413 = select i1 %v412, i32 1038, i32 0
  %v414 = or i32 %v413, %v410
  %27 = add nsw i16 %23, -32
  %v416 = icmp ult i16 %27, 95
  %v417 = select i1 %v416, i32 256, i32 0
  %v418 = or disjoint i32 %v414, %v417
  %v419 = or i1 %v399, %v401
  %v420 = select i1 %v419, i32 3585, i32 0
  %v421 = or i32 %v418, %v420
  %v422 = select i1 %v401, i32 32, i32 0
  %v423 = select i1 %v399, i32 64, i32 %v422
  %v424 = or disjoint i32 %v421, %v423
  %v425 = and i32 %v382, 124
  %v426 = icmp eq i32 %v425, 28
  %v427 = icmp eq i8 %v378, 32
  %28 = add nsw i16 %23, -9
  %v429 = icmp ult i16 %28, 5
  %v430 = or i1 %v427, %v429
  %v431 = or i1 %v426, %v430
  %v432 = select i1 %v431, i32 16, i32 0
  %v433 = or disjoint i32 %v424, %v432
  %v434 = or i32 %v433, %v408
  br label %b.L__BB35_61
b.L__BB35_51:
  %v437 = icmp samesign ult i16 %23, 224
  br i1 %v437, label %b.L__BB35_55, label %b.L__BB35_52
b.L__BB35_55:
  %v442 = getelementptr i8, ptr %v377, i64 1
  %v443 = load i8, ptr %v442, align 1
  %29 = and i8 %v443, 63
  %v445 = zext nneg i8 %29 to i32
  %v439 = shl nuw nsw i32 %v382, 6
  %v457 = and i32 %v439, 1984
  %v462 = or disjoint i32 %v457, %v445
  br label %b.L__BB35_56
b.L__BB35_52:
  %v464 = icmp samesign ult i16 %23, 240
  %v470 = getelementptr i8, ptr %v377, i64 1
  %v471 = load i8, ptr %v470, align 1
  %v472 = zext i8 %v471 to i32
  %v477 = getelementptr i8, ptr %v377, i64 2
  %v478 = load i8, ptr %v477, align 1
  br i1 %v464, label %b.L__BB35_54, label %b.L__BB35_53
b.L__BB35_54:
  %v466 = shl nuw nsw i32 %v382, 12
  %v467 = and i32 %v466, 61440
  %v473 = shl nuw nsw i32 %v472, 6
  %v474 = and i32 %v473, 4032
  %v475 = or disjoint i32 %v474, %v467
  %30 = and i8 %v478, 63
  %v480 = zext nneg i8 %30 to i32
  %v481 = or disjoint i32 %v475, %v480
  br label %b.L__BB35_56
b.L__BB35_53:
  %v483 = shl nuw nsw i32 %v382, 18
  %v484 = and i32 %v483, 1835008
  %v490 = shl nuw nsw i32 %v472, 12
  %v491 = and i32 %v490, 258048
  %v492 = or disjoint i32 %v491, %v484
  %v496 = zext i8 %v478 to i32
  %v497 = shl nuw nsw i32 %v496, 6
  %v498 = and i32 %v497, 4032
  %v499 = or disjoint i32 %v492, %v498
  %v501 = getelementptr i8, ptr %v377, i64 3
  %v502 = load i8, ptr %v501, align 1
  %31 = and i8 %v502, 63
  %v504 = zext nneg i8 %31 to i32
  %v505 = or disjoint i32 %v499, %v504
  br label %b.L__BB35_56
b.L__BB35_56:
  %r.r174.0 = phi i32 [ %v462, %b.L__BB35_55 ], [ %v481, %b.L__BB35_54 ], [ %v505, %b.L__BB35_53 ]
  %32 = lshr i32 %r.r174.0, 6
  %33 = and i32 %32, 67108862
  %v510 = zext nneg i32 %33 to i64
  %v512 = add i64 %v16, %v510
  %v513 = inttoptr i64 %v512 to ptr
  %v514 = load i16, ptr %v513, align 2
  %v515 = zext i16 %v514 to i32
  %34 = shl nuw nsw i32 %v515, 8
  %v516 = shl nuw nsw i32 %r.r174.0, 1
  %35 = and i32 %v516, 254
  %36 = or disjoint i32 %34, %35
  %v535 = zext nneg i32 %36 to i64
  %v537 = add i64 %v129, %v535
  %v538 = inttoptr i64 %v537 to ptr
  %v539 = load i16, ptr %v538, align 2
  %v541 = zext i16 %v539 to i64
  %v543 = mul nuw nsw i64 %v541, 20
  %v545 = add i64 %v543, %v134
  %v546 = inttoptr i64 %v545 to ptr
  %v547 = load i32, ptr %v546, align 4
  br label %b.L__BB35_61
b.L__BB35_61:
  %r.r175.0 = phi i32 [ %v434, %b.L__BB35_60 ], [ %v547, %b.L__BB35_56 ]
  %v549 = and i32 %r.r175.0, 4096
  %v550 = icmp eq i32 %v549, 0
  br i1 %v550, label %b.L__BB35_63, label %b.next.54
b.next.54:
  %v553 = icmp samesign ult i16 %23, 240
  %v554 = select i1 %v553, i64 3, i64 4
  %v555 = icmp samesign ult i16 %23, 224
  %v556 = select i1 %v555, i64 2, i64 %v554
  %v558 = select i1 %v380, i64 1, i64 %v556
  %v560 = add i64 %v558, %r.rd110.0
  %v562 = icmp slt i64 %v560, %i.p1
  br i1 %v562, label %b.L__BB35_50, label %b.L__BB35_64
b.L__BB35_10:
  %v564 = icmp eq i16 %r.rs74.0, 0
  %v565 = select i1 %v564, i64 12, i64 4
  %v567 = add i64 %v172, %v565
  %v568 = inttoptr i64 %v567 to ptr
  %v569 = load i32, ptr %v568, align 4
  %v570 = icmp slt i32 %v569, 268435456
  br i1 %v570, label %b.L__BB35_23, label %b.L__BB35_11
b.L__BB35_23:
  %v573 = add nsw i32 %v569, %r.r170.0
  %v574 = icmp ult i32 %v573, 128
  br i1 %v574, label %b.L__BB35_31, label %b.L__BB35_24
b.L__BB35_31:
  %v576 = add i64 %r.rd15.1, 1
  %v578 = trunc nuw nsw i32 %v573 to i8
  %v579 = inttoptr i64 %r.rd15.1 to ptr
  store i8 %v578, ptr %v579, align 1
  br label %b.L__BB35_66
b.L__BB35_11:
  %v581 = lshr i32 %v569, 16
  %v582 = and i32 %v581, 255
  %v583 = icmp eq i32 %v582, 0
  br i1 %v583, label %b.L__BB35_66, label %b.next.62
b.next.62:
  %v588 = load i32, ptr %v587, align 4
  %v589 = sext i32 %v588 to i64
  %v591 = shl i32 %v569, 2
  %37 = and i32 %v591, 262140
  %v593 = zext nneg i32 %37 to i64
  %v594 = add i64 %i.p2, %v593
  %v595 = add i64 %v594, %v589
  br label %b.L__BB35_13
b.L__BB35_13:
  %r.rd15.3 = phi i64 [ %r.rd15.1, %b.next.62 ], [ %r.rd15.4, %b.L__BB35_22 ]
  %r.rd101.0 = phi i64 [ %v595, %b.next.62 ], [ %v662, %b.L__BB35_22 ]
  %r.r171.0 = phi i32 [ 0, %b.next.62 ], [ %v664, %b.L__BB35_22 ]
  %v598 = inttoptr i64 %r.rd101.0 to ptr
  %v599 = load i32, ptr %v598, align 4
  %v600 = icmp ult i32 %v599, 128
  br i1 %v600, label %b.L__BB35_21, label %b.L__BB35_14
b.L__BB35_21:
  %v602 = add i64 %r.rd15.3, 1
  %v604 = trunc nuw nsw i32 %v599 to i8
  %v605 = inttoptr i64 %r.rd15.3 to ptr
  store i8 %v604, ptr %v605, align 1
  br label %b.L__BB35_22
b.L__BB35_14:
  %v607 = icmp ult i32 %v599, 2048
  br i1 %v607, label %b.L__BB35_19, label %b.L__BB35_15
b.L__BB35_19:
  %v611 = lshr i32 %v599, 6
  %v612 = trunc nuw nsw i32 %v611 to i8
  %v613 = or disjoint i8 %v612, -64
  br label %b.L__BB35_20
b.L__BB35_15:
  %v618 = icmp ult i32 %v599, 65536
  br i1 %v618, label %b.L__BB35_17, label %b.L__BB35_16
b.L__BB35_17:
  %v620 = lshr i32 %v599, 12
  %v621 = trunc nuw nsw i32 %v620 to i8
  %v622 = or disjoint i8 %v621, -32
  %v624 = add i64 %r.rd15.3, 1
  %v626 = inttoptr i64 %r.rd15.3 to ptr
  store i8 %v622, ptr %v626, align 1
  br label %b.L__BB35_18
b.L__BB35_16:
  %v628 = lshr i32 %v599, 18
  %v629 = trunc i32 %v628 to i8
  %v630 = or i8 %v629, -16
  %v633 = inttoptr i64 %r.rd15.3 to ptr
  store i8 %v630, ptr %v633, align 1
  %v634 = lshr i32 %v599, 12
  %v635 = trunc i32 %v634 to i8
  %v636 = and i8 %v635, 63
  %v637 = or disjoint i8 %v636, -128
  %v638 = add i64 %r.rd15.3, 2
  %v641 = getelementptr i8, ptr %v633, i64 1
  store i8 %v637, ptr %v641, align 1
  br label %b.L__BB35_18
b.L__BB35_18:
  %r.rd104.1 = phi i64 [ %v624, %b.L__BB35_17 ], [ %v638, %b.L__BB35_16 ]
  %38 = lshr i32 %v599, 6
  %39 = trunc i32 %38 to i8
  %40 = and i8 %39, 63
  %v649 = or disjoint i8 %40, -128
  br label %b.L__BB35_20
b.L__BB35_20:
  %r.rd104.1.sink = phi i64 [ %r.rd104.1, %b.L__BB35_18 ], [ %r.rd15.3, %b.L__BB35_19 ]
  %v649.sink = phi i8 [ %v649, %b.L__BB35_18 ], [ %v613, %b.L__BB35_19 ]
  %v651 = inttoptr i64 %r.rd104.1.sink to ptr
  store i8 %v649.sink, ptr %v651, align 1
  %v653 = trunc i32 %v599 to i8
  %v654 = and i8 %v653, 63
  %v655 = or disjoint i8 %v654, -128
  %v657 = add i64 %r.rd104.1.sink, 2
  %v659 = inttoptr i64 %r.rd104.1.sink to ptr
  %v660 = getelementptr i8, ptr %v659, i64 1
  store i8 %v655, ptr %v660, align 1
  br label %b.L__BB35_22
b.L__BB35_22:
  %r.rd15.4 = phi i64 [ %v602, %b.L__BB35_21 ], [ %v657, %b.L__BB35_20 ]
  %v662 = add i64 %r.rd101.0, 4
  %v664 = add nuw nsw i32 %r.r171.0, 1
  %v666 = icmp samesign ult i32 %v664, %v582
  br i1 %v666, label %b.L__BB35_13, label %b.L__BB35_66
b.L__BB35_24:
  %v668 = icmp ult i32 %v573, 2048
  br i1 %v668, label %b.L__BB35_29, label %b.L__BB35_25
b.L__BB35_29:
  %v672 = lshr i32 %v573, 6
  %v673 = trunc nuw nsw i32 %v672 to i8
  %v674 = or disjoint i8 %v673, -64
  br label %b.L__BB35_30
b.L__BB35_25:
  %v679 = icmp ult i32 %v573, 65536
  br i1 %v679, label %b.L__BB35_27, label %b.L__BB35_26
b.L__BB35_27:
  %v681 = lshr i32 %v573, 12
  %v682 = trunc nuw nsw i32 %v681 to i8
  %v683 = or disjoint i8 %v682, -32
  %v685 = add i64 %r.rd15.1, 1
  %v687 = inttoptr i64 %r.rd15.1 to ptr
  store i8 %v683, ptr %v687, align 1
  br label %b.L__BB35_28
b.L__BB35_63:
  %v689 = and i32 %r.r175.0, 2048
  %v690.not = icmp eq i32 %v689, 0
  %extract.t = select i1 %v690.not, i8 -126, i8 -125
  br label %b.L__BB35_64
b.L__BB35_64:
  %r.rs75.0.off0 = phi i8 [ -126, %b.next.54 ], [ -125, %b.next.35 ], [ -126, %b.next.36 ], [ %extract.t, %b.L__BB35_63 ], [ -125, %b.L__BB35_33 ]
  %v693 = inttoptr i64 %r.rd15.1 to ptr
  store i8 -49, ptr %v693, align 1
  %v697 = add i64 %r.rd15.1, 2
  %v700 = getelementptr i8, ptr %v693, i64 1
  store i8 %r.rs75.0.off0, ptr %v700, align 1
  br label %b.L__BB35_66
b.L__BB35_26:
  %v702 = lshr i32 %v573, 18
  %v703 = trunc i32 %v702 to i8
  %v704 = or i8 %v703, -16
  %v707 = inttoptr i64 %r.rd15.1 to ptr
  store i8 %v704, ptr %v707, align 1
  %v708 = lshr i32 %v573, 12
  %v709 = trunc i32 %v708 to i8
  %v710 = and i8 %v709, 63
  %v711 = or disjoint i8 %v710, -128
  %v712 = add i64 %r.rd15.1, 2
  %v715 = getelementptr i8, ptr %v707, i64 1
  store i8 %v711, ptr %v715, align 1
  br label %b.L__BB35_28
b.L__BB35_28:
  %r.rd107.1 = phi i64 [ %v685, %b.L__BB35_27 ], [ %v712, %b.L__BB35_26 ]
  %41 = lshr i32 %v573, 6
  %42 = trunc i32 %41 to i8
  %43 = and i8 %42, 63
  %v723 = or disjoint i8 %43, -128
  br label %b.L__BB35_30
b.L__BB35_30:
  %r.rd107.1.sink = phi i64 [ %r.rd107.1, %b.L__BB35_28 ], [ %r.rd15.1, %b.L__BB35_29 ]
  %v723.sink = phi i8 [ %v723, %b.L__BB35_28 ], [ %v674, %b.L__BB35_29 ]
  %v725 = inttoptr i64 %r.rd107.1.sink to ptr
  store i8 %v723.sink, ptr %v725, align 1
  %v727 = trunc i32 %v573 to i8
  %v728 = and i8 %v727, 63
  %v729 = or disjoint i8 %v728, -128
  %v731 = add i64 %r.rd107.1.sink, 2
  %v733 = inttoptr i64 %r.rd107.1.sink to ptr
  %v734 = getelementptr i8, ptr %v733, i64 1
  store i8 %v729, ptr %v734, align 1
  br label %b.L__BB35_66
b.L__BB35_66:
  %r.rs74.1 = phi i16 [ %v37, %b.L__BB35_65 ], [ %v180, %b.L__BB35_64 ], [ %v180, %b.L__BB35_31 ], [ %v180, %b.L__BB35_30 ], [ %v180, %b.L__BB35_11 ], [ %v180, %b.L__BB35_22 ]
  %r.rd15.2 = phi i64 [ %v51, %b.L__BB35_65 ], [ %v697, %b.L__BB35_64 ], [ %v576, %b.L__BB35_31 ], [ %v731, %b.L__BB35_30 ], [ %r.rd15.1, %b.L__BB35_11 ], [ %r.rd15.4, %b.L__BB35_22 ]
  %v737 = load i8, ptr %v23, align 1
  %v741 = icmp sgt i8 %v737, -1
  %v742 = icmp ult i8 %v737, -32
  %v743 = icmp ult i8 %v737, -16
  %v744 = select i1 %v743, i64 3, i64 4
  %v745 = select i1 %v742, i64 2, i64 %v744
  %v746 = select i1 %v741, i64 1, i64 %v745
  %v748 = add i64 %v746, %r.rd99.0
  %v750 = icmp slt i64 %v748, %i.p1
  br i1 %v750, label %b.L__BB35_3, label %b.next.89
b.next.89:
  %v752 = inttoptr i64 %v2 to ptr
  %v753 = getelementptr i8, ptr %v752, i64 -8
  %v754 = load i64, ptr %v753, align 8
  br label %b.L__BB35_68
b.L__BB35_68:
  %r.rd112.0 = phi i64 [ %v754, %b.next.89 ], [ %v4, %b.next.0 ]
  %r.rd15.0 = phi i64 [ %r.rd15.2, %b.next.89 ], [ %v4, %b.next.0 ]
  %v757 = inttoptr i64 %v2 to ptr
  %v758 = getelementptr i8, ptr %v757, i64 -8
  store i64 %r.rd15.0, ptr %v758, align 8
  %v760 = sub i64 %r.rd15.0, %r.rd112.0
  br label %b.L__BB35_69
b.L__BB35_69:
  %r.rd114.0 = phi i64 [ 0, %start ], [ %r.rd112.0, %b.L__BB35_68 ]
  %r.rd115.0 = phi i64 [ 0, %start ], [ %v760, %b.L__BB35_68 ]
  %v765 = insertvalue { i64, i64 } poison, i64 %r.rd114.0, 0
  %v766 = insertvalue { i64, i64 } %v765, i64 %r.rd115.0, 1
  ret { i64, i64 } %v766
}
define internal { i64, i64 } @udf_text_capitalize_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = mul i64 %i.p1, 3
  %v2 = add i64 %i.p3, 8
  %v3 = inttoptr i64 %i.p3 to ptr
  %v4 = load i64, ptr %v3, align 8
  %v6 = getelementptr i8, ptr %v3, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v4
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v4, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %b.L__BB36_69, label %b.next.0
b.next.0:
  %v13 = icmp sgt i64 %i.p1, 0
  br i1 %v13, label %b.L__BB36_2, label %b.L__BB36_68
b.L__BB36_2:
  %v16 = add i64 %i.p2, 16
  %v522 = inttoptr i64 %i.p2 to ptr
  %v527 = getelementptr i8, ptr %v522, i64 4
  %v594 = getelementptr i8, ptr %v522, i64 8
  %v263 = inttoptr i64 %i.p2 to ptr
  %v268 = getelementptr i8, ptr %v263, i64 4
  %v455 = inttoptr i64 %i.p2 to ptr
  %v460 = getelementptr i8, ptr %v455, i64 4
  br label %b.L__BB36_3
b.L__BB36_3:
  %r.rd12.1 = phi i64 [ %v4, %b.L__BB36_2 ], [ %r.rd12.2, %b.L__BB36_66 ]
  %r.rd108.0 = phi i64 [ 0, %b.L__BB36_2 ], [ %v755, %b.L__BB36_66 ]
  %v21 = add i64 %r.rd108.0, %i.p0
  %v22 = inttoptr i64 %v21 to ptr
  %v23 = load i8, ptr %v22, align 1
  %v26 = zext i8 %v23 to i32
  %v27 = icmp sgt i8 %v23, -1
  br i1 %v27, label %b.L__BB36_65, label %b.L__BB36_4
b.L__BB36_65:
  %v2487 = zext nneg i8 %v23 to i16
  %v29 = icmp eq i64 %r.rd108.0, 0
  %v39.v.v.v.v = select i1 %v29, i16 159, i16 191
  %v39.v.v.v = add nuw nsw i16 %v39.v.v.v.v, %v2487
  %v39.v.v = and i16 %v39.v.v.v, 254
  %v39.v = icmp samesign ult i16 %v39.v.v, 26
  %v44 = select i1 %v39.v, i8 32, i8 0
  %v45 = xor i8 %v44, %v23
  %v47 = add i64 %r.rd12.1, 1
  %v49 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v45, ptr %v49, align 1
  br label %b.L__BB36_66
b.L__BB36_4:
  %v52 = icmp ult i8 %v23, -32
  br i1 %v52, label %b.L__BB36_8, label %b.L__BB36_5
b.L__BB36_8:
  %v57 = getelementptr i8, ptr %v22, i64 1
  %v58 = load i8, ptr %v57, align 1
  %0 = and i8 %v58, 63
  %v60 = zext nneg i8 %0 to i32
  %v54 = shl nuw nsw i32 %v26, 6
  %v72 = and i32 %v54, 1984
  %v77 = or disjoint i32 %v72, %v60
  br label %b.L__BB36_9
b.L__BB36_5:
  %v79 = icmp ult i8 %v23, -16
  %v85 = getelementptr i8, ptr %v22, i64 1
  %v86 = load i8, ptr %v85, align 1
  %v87 = zext i8 %v86 to i32
  %v92 = getelementptr i8, ptr %v22, i64 2
  %v93 = load i8, ptr %v92, align 1
  br i1 %v79, label %b.L__BB36_7, label %b.L__BB36_6
b.L__BB36_7:
  %v81 = shl nuw nsw i32 %v26, 12
  %v82 = and i32 %v81, 61440
  %v88 = shl nuw nsw i32 %v87, 6
  %v89 = and i32 %v88, 4032
  %v90 = or disjoint i32 %v89, %v82
  %1 = and i8 %v93, 63
  %v95 = zext nneg i8 %1 to i32
  %v96 = or disjoint i32 %v90, %v95
  br label %b.L__BB36_9
b.L__BB36_6:
  %v98 = shl nuw nsw i32 %v26, 18
  %v99 = and i32 %v98, 1835008
  %v105 = shl nuw nsw i32 %v87, 12
  %v106 = and i32 %v105, 258048
  %v107 = or disjoint i32 %v106, %v99
  %v111 = zext i8 %v93 to i32
  %v112 = shl nuw nsw i32 %v111, 6
  %v113 = and i32 %v112, 4032
  %v114 = or disjoint i32 %v107, %v113
  %v116 = getelementptr i8, ptr %v22, i64 3
  %v117 = load i8, ptr %v116, align 1
  %2 = and i8 %v117, 63
  %v119 = zext nneg i8 %2 to i32
  %v120 = or disjoint i32 %v114, %v119
  br label %b.L__BB36_9
b.L__BB36_9:
  %r.r170.0 = phi i32 [ %v77, %b.L__BB36_8 ], [ %v96, %b.L__BB36_7 ], [ %v120, %b.L__BB36_6 ]
  %v122 = icmp ne i64 %r.rd108.0, 0
  %v124 = icmp eq i32 %r.r170.0, 931
  %v125 = and i1 %v122, %v124
  br i1 %v125, label %b.L__BB36_33, label %b.L__BB36_10
b.L__BB36_33:
  %r.rd117.0 = phi i64 [ %v131, %b.L__BB36_47 ], [ %r.rd108.0, %b.L__BB36_9 ]
  %v128 = icmp slt i64 %r.rd117.0, 1
  br i1 %v128, label %b.L__BB36_64, label %b.L__BB36_35
b.L__BB36_35:
  %r.rd118.0 = phi i64 [ %v131, %b.L__BB36_35 ], [ %r.rd117.0, %b.L__BB36_33 ]
  %v131 = add i64 %r.rd118.0, -1
  %v133 = add i64 %r.rd118.0, %i.p0
  %v134 = inttoptr i64 %v133 to ptr
  %v135 = getelementptr i8, ptr %v134, i64 -1
  %v136 = load i8, ptr %v135, align 1
  %v140 = icmp slt i8 %v136, -64
  br i1 %v140, label %b.L__BB36_35, label %b.next.19
b.next.19:
  %v138.le = zext i8 %v136 to i32
  %v144 = icmp sgt i8 %v136, -1
  br i1 %v144, label %b.L__BB36_43, label %b.L__BB36_37
b.L__BB36_43:
  %v146 = icmp ugt i8 %v136, 58
  br i1 %v146, label %b.L__BB36_45, label %b.next.22
b.next.22:
  %v150 = zext nneg i8 %v136 to i64
  %v152 = shl nuw nsw i64 1, %v150
  %v155 = and i64 %v152, 288301294651703296
  %v156.not = icmp eq i64 %v155, 0
  br i1 %v156.not, label %b.L__BB36_45, label %b.L__BB36_46
b.L__BB36_45:
  br label %b.L__BB36_46
b.L__BB36_46:
  %r.p86.0 = phi i1 [ false, %b.L__BB36_45 ], [ true, %b.next.22 ]
  %3 = add nsw i8 %v136, -65
  %v159 = icmp ult i8 %3, 26
  %4 = add nsw i8 %v136, -97
  %v161 = icmp ult i8 %4, 26
  %v163 = icmp eq i8 %v136, 94
  %v165 = or i1 %v163, %r.p86.0
  %v166 = icmp eq i8 %v136, 96
  %v167 = or i1 %v166, %v165
  %v168 = select i1 %v167, i32 4096, i32 0
  %v169 = icmp eq i8 %v136, 95
  %v170 = select i1 %v169, i32 1536, i32 0
  %5 = add nsw i8 %v136, -48
  %v172 = icmp ult i8 %5, 10
  %v173 = select i1 %v172, i32 1038, i32 0
  %v174 = or i32 %v173, %v170
  %6 = add nsw i8 %v136, -32
  %v176 = icmp ult i8 %6, 95
  %v177 = select i1 %v176, i32 256, i32 0
  %v178 = or disjoint i32 %v174, %v177
  %v179 = or i1 %v159, %v161
  %v180 = select i1 %v179, i32 3585, i32 0
  %v181 = or i32 %v178, %v180
  %v182 = select i1 %v161, i32 32, i32 0
  %v183 = select i1 %v159, i32 64, i32 %v182
  %v184 = or disjoint i32 %v181, %v183
  %v185 = and i32 %v138.le, 124
  %v186 = icmp eq i32 %v185, 28
  %v187 = icmp eq i8 %v136, 32
  %7 = add nsw i8 %v136, -9
  %v189 = icmp ult i8 %7, 5
  %v190 = or i1 %v187, %v189
  %v191 = or i1 %v186, %v190
  %v192 = select i1 %v191, i32 16, i32 0
  %v193 = or disjoint i32 %v184, %v192
  %v194 = or i32 %v193, %v168
  br label %b.L__BB36_47
b.L__BB36_37:
  %v196 = icmp ult i8 %v136, -32
  br i1 %v196, label %b.L__BB36_41, label %b.L__BB36_38
b.L__BB36_41:
  %v201 = load i8, ptr %v134, align 1
  %8 = and i8 %v201, 63
  %v203 = zext nneg i8 %8 to i32
  %v198 = shl nuw nsw i32 %v138.le, 6
  %v215 = and i32 %v198, 1984
  %v220 = or disjoint i32 %v215, %v203
  br label %b.L__BB36_42
b.L__BB36_38:
  %v222 = icmp ult i8 %v136, -16
  %v228 = load i8, ptr %v134, align 1
  %v229 = zext i8 %v228 to i32
  %v234 = getelementptr i8, ptr %v134, i64 1
  %v235 = load i8, ptr %v234, align 1
  br i1 %v222, label %b.L__BB36_40, label %b.L__BB36_39
b.L__BB36_40:
  %v224 = shl nuw nsw i32 %v138.le, 12
  %v225 = and i32 %v224, 61440
  %v230 = shl nuw nsw i32 %v229, 6
  %v231 = and i32 %v230, 4032
  %v232 = or disjoint i32 %v231, %v225
  %9 = and i8 %v235, 63
  %v237 = zext nneg i8 %9 to i32
  %v238 = or disjoint i32 %v232, %v237
  br label %b.L__BB36_42
b.L__BB36_39:
  %v240 = shl nuw nsw i32 %v138.le, 18
  %v241 = and i32 %v240, 1835008
  %v246 = shl nuw nsw i32 %v229, 12
  %v247 = and i32 %v246, 258048
  %v248 = or disjoint i32 %v247, %v241
  %v252 = zext i8 %v235 to i32
  %v253 = shl nuw nsw i32 %v252, 6
  %v254 = and i32 %v253, 4032
  %v255 = or disjoint i32 %v248, %v254
  %v257 = getelementptr i8, ptr %v134, i64 2
  %v258 = load i8, ptr %v257, align 1
  %10 = and i8 %v258, 63
  %v260 = zext nneg i8 %10 to i32
  %v261 = or disjoint i32 %v255, %v260
  br label %b.L__BB36_42
b.L__BB36_42:
  %r.r172.0 = phi i32 [ %v220, %b.L__BB36_41 ], [ %v238, %b.L__BB36_40 ], [ %v261, %b.L__BB36_39 ]
  %v264 = load i32, ptr %v263, align 4
  %v265 = sext i32 %v264 to i64
  %v266 = add i64 %i.p2, %v265
  %v269 = load i32, ptr %v268, align 4
  %v270 = sext i32 %v269 to i64
  %v271 = add i64 %i.p2, %v270
  %11 = lshr i32 %r.r172.0, 6
  %12 = and i32 %11, 67108862
  %v276 = zext nneg i32 %12 to i64
  %v278 = add i64 %v16, %v276
  %v279 = inttoptr i64 %v278 to ptr
  %v280 = load i16, ptr %v279, align 2
  %v281 = zext i16 %v280 to i32
  %13 = shl nuw nsw i32 %v281, 8
  %v282 = shl nuw nsw i32 %r.r172.0, 1
  %14 = and i32 %v282, 254
  %15 = or disjoint i32 %13, %14
  %v301 = zext nneg i32 %15 to i64
  %v302 = add i64 %v266, %v301
  %v303 = inttoptr i64 %v302 to ptr
  %v304 = load i16, ptr %v303, align 2
  %v306 = zext i16 %v304 to i64
  %v308 = mul nuw nsw i64 %v306, 20
  %v309 = add i64 %v271, %v308
  %v310 = inttoptr i64 %v309 to ptr
  %v311 = load i32, ptr %v310, align 4
  br label %b.L__BB36_47
b.L__BB36_47:
  %r.r173.0 = phi i32 [ %v194, %b.L__BB36_46 ], [ %v311, %b.L__BB36_42 ]
  %v313 = and i32 %r.r173.0, 4096
  %v314.not = icmp eq i32 %v313, 0
  br i1 %v314.not, label %b.next.35, label %b.L__BB36_33
b.next.35:
  %v316 = and i32 %r.r173.0, 2048
  %v317 = icmp eq i32 %v316, 0
  br i1 %v317, label %b.L__BB36_64, label %b.next.36
b.next.36:
  %v319 = add i64 %r.rd108.0, 2
  %v321.not = icmp slt i64 %v319, %i.p1
  br i1 %v321.not, label %b.L__BB36_50, label %b.L__BB36_64
b.L__BB36_50:
  %r.rd119.0 = phi i64 [ %v516, %b.next.54 ], [ %v319, %b.next.36 ]
  %v324 = add i64 %r.rd119.0, %i.p0
  %v325 = inttoptr i64 %v324 to ptr
  %v326 = load i8, ptr %v325, align 1
  %v327 = sext i8 %v326 to i16
  %v328 = icmp sgt i8 %v326, -1
  %16 = and i16 %v327, 255
  %v330 = zext nneg i16 %16 to i32
  br i1 %v328, label %b.L__BB36_57, label %b.L__BB36_51
b.L__BB36_57:
  %v333 = icmp ugt i8 %v326, 58
  br i1 %v333, label %b.L__BB36_59, label %b.next.41
b.next.41:
  %v338 = zext nneg i16 %v327 to i64
  %v340 = shl nuw i64 1, %v338
  %v343 = and i64 %v340, 288301294651703296
  %v344.not = icmp eq i64 %v343, 0
  br i1 %v344.not, label %b.L__BB36_59, label %b.L__BB36_60
b.L__BB36_59:
  br label %b.L__BB36_60
b.L__BB36_60:
  %r.p87.0 = phi i1 [ false, %b.L__BB36_59 ], [ true, %b.next.41 ]
  %17 = add nsw i16 %16, -65
  %v347 = icmp ult i16 %17, 26
  %18 = add nsw i16 %16, -97
  %v349 = icmp ult i16 %18, 26
  %v351 = icmp eq i8 %v326, 94
  %v353 = or i1 %v351, %r.p87.0
  %v354 = icmp eq i8 %v326, 96
  %v355 = or i1 %v354, %v353
  %v356 = select i1 %v355, i32 4096, i32 0
  %v357 = icmp eq i8 %v326, 95
  %v358 = select i1 %v357, i32 1536, i32 0
  %19 = add nsw i16 %16, -48
  %v360 = icmp ult i16 %19, 10
  %v361 = select i1 %v360, i32 1038, i32 0
  %v362 = or i32 %v361, %v358
  %20 = add nsw i16 %16, -32
  %v364 = icmp ult i16 %20, 95
  %v365 = select i1 %v364, i32 256, i32 0
  %v366 = or disjoint i32 %v362, %v365
  %v367 = or i1 %v347, %v349
  %v368 = select i1 %v367, i32 3585, i32 0
  %v369 = or i32 %v366, %v368
  %v370 = select i1 %v349, i32 32, i32 0
  %v371 = select i1 %v347, i32 64, i32 %v370
  %v372 = or disjoint i32 %v369, %v371
  %v373 = and i32 %v330, 124
  %v374 = icmp eq i32 %v373, 28
  %v375 = icmp eq i8 %v326, 32
  %21 = add nsw i16 %16, -9
  %v377 = icmp ult i16 %21, 5
  %v378 = or i1 %v375, %v377
  %v379 = or i1 %v374, %v378
  %v380 = select i1 %v379, i32 16, i32 0
  %v381 = or disjoint i32 %v372, %v380
  %v382 = or i32 %v381, %v356
  br label %b.L__BB36_61
b.L__BB36_51:
  %v385 = icmp samesign ult i16 %16, 224
  br i1 %v385, label %b.L__BB36_55, label %b.L__BB36_52
b.L__BB36_55:
  %v390 = getelementptr i8, ptr %v325, i64 1
  %v391 = load i8, ptr %v390, align 1
  %22 = and i8 %v391, 63
  %v393 = zext nneg i8 %22 to i32
  %v387 = shl nuw nsw i32 %v330, 6
  %v405 = and i32 %v387, 1984
  %v410 = or disjoint i32 %v405, %v393
  br label %b.L__BB36_56
b.L__BB36_52:
  %v412 = icmp samesign ult i16 %16, 240
  %v418 = getelementptr i8, ptr %v325, i64 1
  %v419 = load i8, ptr %v418, align 1
  %v420 = zext i8 %v419 to i32
  %v425 = getelementptr i8, ptr %v325, i64 2
  %v426 = load i8, ptr %v425, align 1
  br i1 %v412, label %b.L__BB36_54, label %b.L__BB36_53
b.L__BB36_54:
  %v414 = shl nuw nsw i32 %v330, 12
  %v415 = and i32 %v414, 61440
  %v421 = shl nuw nsw i32 %v420, 6
  %v422 = and i32 %v421, 4032
  %v423 = or disjoint i32 %v422, %v415
  %23 = and i8 %v426, 63
  %v428 = zext nneg i8 %23 to i32
  %v429 = or disjoint i32 %v423, %v428
  br label %b.L__BB36_56
b.L__BB36_53:
  %v431 = shl nuw nsw i32 %v330, 18
  %v432 = and i32 %v431, 1835008
  %v438 = shl nuw nsw i32 %v420, 12
  %v439 = and i32 %v438, 258048
  %v440 = or disjoint i32 %v439, %v432
  %v444 = zext i8 %v426 to i32
  %v445 = shl nuw nsw i32 %v444, 6
  %v446 = and i32 %v445, 4032
  %v447 = or disjoint i32 %v440, %v446
  %v449 = getelementptr i8, ptr %v325, i64 3
  %v450 = load i8, ptr %v449, align 1
  %24 = and i8 %v450, 63
  %v452 = zext nneg i8 %24 to i32
  %v453 = or disjoint i32 %v447, %v452
  br label %b.L__BB36_56
b.L__BB36_56:
  %r.r174.0 = phi i32 [ %v410, %b.L__BB36_55 ], [ %v429, %b.L__BB36_54 ], [ %v453, %b.L__BB36_53 ]
  %v456 = load i32, ptr %v455, align 4
  %v457 = sext i32 %v456 to i64
  %v458 = add i64 %i.p2, %v457
  %v461 = load i32, ptr %v460, align 4
  %v462 = sext i32 %v461 to i64
  %v463 = add i64 %i.p2, %v462
  %25 = lshr i32 %r.r174.0, 6
  %26 = and i32 %25, 67108862
  %v468 = zext nneg i32 %26 to i64
  %v470 = add i64 %v16, %v468
  %v471 = inttoptr i64 %v470 to ptr
  %v472 = load i16, ptr %v471, align 2
  %v473 = zext i16 %v472 to i32
  %27 = shl nuw nsw i32 %v473, 8
  %v474 = shl nuw nsw i32 %r.r174.0, 1
  %28 = and i32 %v474, 254
  %29 = or disjoint i32 %27, %28
  %v493 = zext nneg i32 %29 to i64
  %v494 = add i64 %v458, %v493
  %v495 = inttoptr i64 %v494 to ptr
  %v496 = load i16, ptr %v495, align 2
  %v498 = zext i16 %v496 to i64
  %v500 = mul nuw nsw i64 %v498, 20
  %v501 = add i64 %v463, %v500
  %v502 = inttoptr i64 %v501 to ptr
  %v503 = load i32, ptr %v502, align 4
  br label %b.L__BB36_61
b.L__BB36_61:
  %r.r175.0 = phi i32 [ %v382, %b.L__BB36_60 ], [ %v503, %b.L__BB36_56 ]
  %v505 = and i32 %r.r175.0, 4096
  %v506 = icmp eq i32 %v505, 0
  br i1 %v506, label %b.L__BB36_63, label %b.next.54
b.next.54:
  %v509 = icmp samesign ult i16 %16, 240
  %v510 = select i1 %v509, i64 3, i64 4
  %v511 = icmp samesign ult i16 %16, 224
  %v512 = select i1 %v511, i64 2, i64 %v510
  %v514 = select i1 %v328, i64 1, i64 %v512
  %v516 = add i64 %v514, %r.rd119.0
  %v518 = icmp slt i64 %v516, %i.p1
  br i1 %v518, label %b.L__BB36_50, label %b.L__BB36_64
b.L__BB36_10:
  %v520 = icmp eq i64 %r.rd108.0, 0
  %v523 = load i32, ptr %v522, align 4
  %v524 = sext i32 %v523 to i64
  %v525 = add i64 %i.p2, %v524
  %v528 = load i32, ptr %v527, align 4
  %v529 = sext i32 %v528 to i64
  %v530 = add i64 %i.p2, %v529
  %30 = lshr i32 %r.r170.0, 6
  %31 = and i32 %30, 67108862
  %v535 = zext nneg i32 %31 to i64
  %v537 = add i64 %v16, %v535
  %v538 = inttoptr i64 %v537 to ptr
  %v539 = load i16, ptr %v538, align 2
  %v540 = zext i16 %v539 to i32
  %32 = shl nuw nsw i32 %v540, 8
  %v541 = shl nuw nsw i32 %r.r170.0, 1
  %33 = and i32 %v541, 254
  %34 = or disjoint i32 %32, %33
  %v560 = zext nneg i32 %34 to i64
  %v561 = add i64 %v525, %v560
  %v562 = inttoptr i64 %v561 to ptr
  %v563 = load i16, ptr %v562, align 2
  %v565 = zext i16 %v563 to i64
  %v567 = mul nuw nsw i64 %v565, 5
  %v568 = select i1 %v520, i64 3, i64 1
  %v569 = add nuw nsw i64 %v567, %v568
  %v571 = shl nuw nsw i64 %v569, 2
  %v574 = add i64 %v530, %v571
  %v575 = inttoptr i64 %v574 to ptr
  %v576 = load i32, ptr %v575, align 4
  %v577 = icmp slt i32 %v576, 268435456
  br i1 %v577, label %b.L__BB36_23, label %b.L__BB36_11
b.L__BB36_23:
  %v580 = add nsw i32 %v576, %r.r170.0
  %v581 = icmp ult i32 %v580, 128
  br i1 %v581, label %b.L__BB36_31, label %b.L__BB36_24
b.L__BB36_31:
  %v583 = add i64 %r.rd12.1, 1
  %v585 = trunc nuw nsw i32 %v580 to i8
  %v586 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v585, ptr %v586, align 1
  br label %b.L__BB36_66
b.L__BB36_11:
  %v588 = lshr i32 %v576, 16
  %v589 = and i32 %v588, 255
  %v590 = icmp eq i32 %v589, 0
  br i1 %v590, label %b.L__BB36_66, label %b.next.62
b.next.62:
  %v595 = load i32, ptr %v594, align 4
  %v596 = sext i32 %v595 to i64
  %v598 = shl i32 %v576, 2
  %35 = and i32 %v598, 262140
  %v600 = zext nneg i32 %35 to i64
  %v601 = add i64 %i.p2, %v600
  %v602 = add i64 %v601, %v596
  br label %b.L__BB36_13
b.L__BB36_13:
  %r.rd12.3 = phi i64 [ %r.rd12.1, %b.next.62 ], [ %r.rd12.4, %b.L__BB36_22 ]
  %r.rd110.0 = phi i64 [ %v602, %b.next.62 ], [ %v669, %b.L__BB36_22 ]
  %r.r171.0 = phi i32 [ 0, %b.next.62 ], [ %v671, %b.L__BB36_22 ]
  %v605 = inttoptr i64 %r.rd110.0 to ptr
  %v606 = load i32, ptr %v605, align 4
  %v607 = icmp ult i32 %v606, 128
  br i1 %v607, label %b.L__BB36_21, label %b.L__BB36_14
b.L__BB36_21:
  %v609 = add i64 %r.rd12.3, 1
  %v611 = trunc nuw nsw i32 %v606 to i8
  %v612 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v611, ptr %v612, align 1
  br label %b.L__BB36_22
b.L__BB36_14:
  %v614 = icmp ult i32 %v606, 2048
  br i1 %v614, label %b.L__BB36_19, label %b.L__BB36_15
b.L__BB36_19:
  %v618 = lshr i32 %v606, 6
  %v619 = trunc nuw nsw i32 %v618 to i8
  %v620 = or disjoint i8 %v619, -64
  br label %b.L__BB36_20
b.L__BB36_15:
  %v625 = icmp ult i32 %v606, 65536
  br i1 %v625, label %b.L__BB36_17, label %b.L__BB36_16
b.L__BB36_17:
  %v627 = lshr i32 %v606, 12
  %v628 = trunc nuw nsw i32 %v627 to i8
  %v629 = or disjoint i8 %v628, -32
  %v631 = add i64 %r.rd12.3, 1
  %v633 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v629, ptr %v633, align 1
  br label %b.L__BB36_18
b.L__BB36_16:
  %v635 = lshr i32 %v606, 18
  %v636 = trunc i32 %v635 to i8
  %v637 = or i8 %v636, -16
  %v640 = inttoptr i64 %r.rd12.3 to ptr
  store i8 %v637, ptr %v640, align 1
  %v641 = lshr i32 %v606, 12
  %v642 = trunc i32 %v641 to i8
  %v643 = and i8 %v642, 63
  %v644 = or disjoint i8 %v643, -128
  %v645 = add i64 %r.rd12.3, 2
  %v648 = getelementptr i8, ptr %v640, i64 1
  store i8 %v644, ptr %v648, align 1
  br label %b.L__BB36_18
b.L__BB36_18:
  %r.rd113.1 = phi i64 [ %v631, %b.L__BB36_17 ], [ %v645, %b.L__BB36_16 ]
  %36 = lshr i32 %v606, 6
  %37 = trunc i32 %36 to i8
  %38 = and i8 %37, 63
  %v656 = or disjoint i8 %38, -128
  br label %b.L__BB36_20
b.L__BB36_20:
  %r.rd113.1.sink = phi i64 [ %r.rd113.1, %b.L__BB36_18 ], [ %r.rd12.3, %b.L__BB36_19 ]
  %v656.sink = phi i8 [ %v656, %b.L__BB36_18 ], [ %v620, %b.L__BB36_19 ]
  %v658 = inttoptr i64 %r.rd113.1.sink to ptr
  store i8 %v656.sink, ptr %v658, align 1
  %v660 = trunc i32 %v606 to i8
  %v661 = and i8 %v660, 63
  %v662 = or disjoint i8 %v661, -128
  %v664 = add i64 %r.rd113.1.sink, 2
  %v666 = inttoptr i64 %r.rd113.1.sink to ptr
  %v667 = getelementptr i8, ptr %v666, i64 1
  store i8 %v662, ptr %v667, align 1
  br label %b.L__BB36_22
b.L__BB36_22:
  %r.rd12.4 = phi i64 [ %v609, %b.L__BB36_21 ], [ %v664, %b.L__BB36_20 ]
  %v669 = add i64 %r.rd110.0, 4
  %v671 = add nuw nsw i32 %r.r171.0, 1
  %v673 = icmp samesign ult i32 %v671, %v589
  br i1 %v673, label %b.L__BB36_13, label %b.L__BB36_66
b.L__BB36_24:
  %v675 = icmp ult i32 %v580, 2048
  br i1 %v675, label %b.L__BB36_29, label %b.L__BB36_25
b.L__BB36_29:
  %v679 = lshr i32 %v580, 6
  %v680 = trunc nuw nsw i32 %v679 to i8
  %v681 = or disjoint i8 %v680, -64
  br label %b.L__BB36_30
b.L__BB36_25:
  %v686 = icmp ult i32 %v580, 65536
  br i1 %v686, label %b.L__BB36_27, label %b.L__BB36_26
b.L__BB36_27:
  %v688 = lshr i32 %v580, 12
  %v689 = trunc nuw nsw i32 %v688 to i8
  %v690 = or disjoint i8 %v689, -32
  %v692 = add i64 %r.rd12.1, 1
  %v694 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v690, ptr %v694, align 1
  br label %b.L__BB36_28
b.L__BB36_63:
  %v696 = and i32 %r.r175.0, 2048
  %v697.not = icmp eq i32 %v696, 0
  %extract.t = select i1 %v697.not, i8 -126, i8 -125
  br label %b.L__BB36_64
b.L__BB36_64:
  %r.rs64.0.off0 = phi i8 [ -126, %b.next.54 ], [ -125, %b.next.35 ], [ -126, %b.next.36 ], [ %extract.t, %b.L__BB36_63 ], [ -125, %b.L__BB36_33 ]
  %v700 = inttoptr i64 %r.rd12.1 to ptr
  store i8 -49, ptr %v700, align 1
  %v704 = add i64 %r.rd12.1, 2
  %v707 = getelementptr i8, ptr %v700, i64 1
  store i8 %r.rs64.0.off0, ptr %v707, align 1
  br label %b.L__BB36_66
b.L__BB36_26:
  %v709 = lshr i32 %v580, 18
  %v710 = trunc i32 %v709 to i8
  %v711 = or i8 %v710, -16
  %v714 = inttoptr i64 %r.rd12.1 to ptr
  store i8 %v711, ptr %v714, align 1
  %v715 = lshr i32 %v580, 12
  %v716 = trunc i32 %v715 to i8
  %v717 = and i8 %v716, 63
  %v718 = or disjoint i8 %v717, -128
  %v719 = add i64 %r.rd12.1, 2
  %v722 = getelementptr i8, ptr %v714, i64 1
  store i8 %v718, ptr %v722, align 1
  br label %b.L__BB36_28
b.L__BB36_28:
  %r.rd116.1 = phi i64 [ %v692, %b.L__BB36_27 ], [ %v719, %b.L__BB36_26 ]
  %39 = lshr i32 %v580, 6
  %40 = trunc i32 %39 to i8
  %41 = and i8 %40, 63
  %v730 = or disjoint i8 %41, -128
  br label %b.L__BB36_30
b.L__BB36_30:
  %r.rd116.1.sink = phi i64 [ %r.rd116.1, %b.L__BB36_28 ], [ %r.rd12.1, %b.L__BB36_29 ]
  %v730.sink = phi i8 [ %v730, %b.L__BB36_28 ], [ %v681, %b.L__BB36_29 ]
  %v732 = inttoptr i64 %r.rd116.1.sink to ptr
  store i8 %v730.sink, ptr %v732, align 1
  %v734 = trunc i32 %v580 to i8
  %v735 = and i8 %v734, 63
  %v736 = or disjoint i8 %v735, -128
  %v738 = add i64 %r.rd116.1.sink, 2
  %v740 = inttoptr i64 %r.rd116.1.sink to ptr
  %v741 = getelementptr i8, ptr %v740, i64 1
  store i8 %v736, ptr %v741, align 1
  br label %b.L__BB36_66
b.L__BB36_66:
  %r.rd12.2 = phi i64 [ %v47, %b.L__BB36_65 ], [ %v704, %b.L__BB36_64 ], [ %v583, %b.L__BB36_31 ], [ %v738, %b.L__BB36_30 ], [ %r.rd12.1, %b.L__BB36_11 ], [ %r.rd12.4, %b.L__BB36_22 ]
  %v744 = load i8, ptr %v22, align 1
  %v748 = icmp sgt i8 %v744, -1
  %v749 = icmp ult i8 %v744, -32
  %v750 = icmp ult i8 %v744, -16
  %v751 = select i1 %v750, i64 3, i64 4
  %v752 = select i1 %v749, i64 2, i64 %v751
  %v753 = select i1 %v748, i64 1, i64 %v752
  %v755 = add i64 %v753, %r.rd108.0
  %v757 = icmp slt i64 %v755, %i.p1
  br i1 %v757, label %b.L__BB36_3, label %b.next.89
b.next.89:
  %v759 = inttoptr i64 %v2 to ptr
  %v760 = getelementptr i8, ptr %v759, i64 -8
  %v761 = load i64, ptr %v760, align 8
  br label %b.L__BB36_68
b.L__BB36_68:
  %r.rd121.0 = phi i64 [ %v761, %b.next.89 ], [ %v4, %b.next.0 ]
  %r.rd12.0 = phi i64 [ %r.rd12.2, %b.next.89 ], [ %v4, %b.next.0 ]
  %v764 = inttoptr i64 %v2 to ptr
  %v765 = getelementptr i8, ptr %v764, i64 -8
  store i64 %r.rd12.0, ptr %v765, align 8
  %v767 = sub i64 %r.rd12.0, %r.rd121.0
  br label %b.L__BB36_69
b.L__BB36_69:
  %r.rd123.0 = phi i64 [ 0, %start ], [ %r.rd121.0, %b.L__BB36_68 ]
  %r.rd124.0 = phi i64 [ 0, %start ], [ %v767, %b.L__BB36_68 ]
  %v772 = insertvalue { i64, i64 } poison, i64 %r.rd123.0, 0
  %v773 = insertvalue { i64, i64 } %v772, i64 %r.rd124.0, 1
  ret { i64, i64 } %v773
}
define internal { i64, i64 } @udf_text_swapcase_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = mul i64 %i.p1, 3
  %v2 = add i64 %i.p3, 8
  %v3 = inttoptr i64 %i.p3 to ptr
  %v4 = load i64, ptr %v3, align 8
  %v6 = getelementptr i8, ptr %v3, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v4
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v4, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %b.L__BB37_79, label %b.next.0
b.next.0:
  %v13 = icmp sgt i64 %i.p1, 0
  br i1 %v13, label %b.L__BB37_2, label %b.L__BB37_78
b.L__BB37_2:
  %v16 = add i64 %i.p2, 16
  %v182 = inttoptr i64 %i.p2 to ptr
  %v187 = getelementptr i8, ptr %v182, i64 4
  %v650 = getelementptr i8, ptr %v182, i64 8
  br label %b.L__BB37_3
b.L__BB37_38:
  %r.rd115.0 = phi i64 [ %v759, %b.L__BB37_37 ], [ %v29, %b.next.94 ]
  %0 = trunc i32 %10 to i8
  %1 = and i8 %0, 63
  %v40 = or disjoint i8 %1, -128
  br label %b.L__BB37_40
b.L__BB37_40:
  %r.rd119.1.sink = phi i64 [ %r.rd119.1, %b.L__BB37_39 ], [ %r.rd115.0, %b.L__BB37_38 ]
  %v737.sink = phi i8 [ %v737, %b.L__BB37_39 ], [ %v40, %b.L__BB37_38 ]
  %v740 = inttoptr i64 %r.rd119.1.sink to ptr
  store i8 %v737.sink, ptr %v740, align 1
  %v44 = trunc i32 %r.r5.0 to i8
  %v45 = and i8 %v44, 63
  %v46 = or disjoint i8 %v45, -128
  %v48 = add i64 %r.rd119.1.sink, 2
  %v50 = inttoptr i64 %r.rd119.1.sink to ptr
  %v51 = getelementptr i8, ptr %v50, i64 1
  store i8 %v46, ptr %v51, align 1
  br label %b.L__BB37_76
b.L__BB37_29:
  %r.rd113.0 = phi i64 [ %v769, %b.L__BB37_28 ], [ %v63, %b.next.97 ]
  %2 = lshr i32 %v629, 6
  %3 = trunc i32 %2 to i8
  %4 = and i8 %3, 63
  %v74 = or disjoint i8 %4, -128
  br label %b.L__BB37_31
b.L__BB37_31:
  %r.rd119.1.sink101 = phi i64 [ %r.rd119.1, %b.L__BB37_30 ], [ %r.rd113.0, %b.L__BB37_29 ]
  %v748.sink = phi i8 [ %v748, %b.L__BB37_30 ], [ %v74, %b.L__BB37_29 ]
  %v751 = inttoptr i64 %r.rd119.1.sink101 to ptr
  store i8 %v748.sink, ptr %v751, align 1
  %v78 = trunc i32 %v629 to i8
  %v79 = and i8 %v78, 63
  %v80 = or disjoint i8 %v79, -128
  %v82 = add i64 %r.rd119.1.sink101, 2
  %v84 = inttoptr i64 %r.rd119.1.sink101 to ptr
  %v85 = getelementptr i8, ptr %v84, i64 1
  store i8 %v80, ptr %v85, align 1
  br label %b.L__BB37_76
b.L__BB37_3:
  %r.rd119.1 = phi i64 [ %v4, %b.L__BB37_2 ], [ %r.rd119.2, %b.L__BB37_76 ]
  %r.rd105.0 = phi i64 [ 0, %b.L__BB37_2 ], [ %v798, %b.L__BB37_76 ]
  %v89 = add i64 %r.rd105.0, %i.p0
  %v90 = inttoptr i64 %v89 to ptr
  %v91 = load i8, ptr %v90, align 1
  %v94 = zext i8 %v91 to i32
  %v95 = icmp sgt i8 %v91, -1
  br i1 %v95, label %b.L__BB37_75, label %b.L__BB37_4
b.L__BB37_75:
  %5 = and i8 %v91, 95
  %6 = add nsw i8 %5, -65
  %v100 = icmp ult i8 %6, 26
  %v104 = select i1 %v100, i8 32, i8 0
  %v105 = xor i8 %v104, %v91
  %v107 = add i64 %r.rd119.1, 1
  %v109 = inttoptr i64 %r.rd119.1 to ptr
  store i8 %v105, ptr %v109, align 1
  br label %b.L__BB37_76
b.L__BB37_4:
  %v112 = icmp ult i8 %v91, -32
  br i1 %v112, label %b.L__BB37_8, label %b.L__BB37_5
b.L__BB37_8:
  %v117 = getelementptr i8, ptr %v90, i64 1
  %v118 = load i8, ptr %v117, align 1
  %7 = and i8 %v118, 63
  %v120 = zext nneg i8 %7 to i32
  %v114 = shl nuw nsw i32 %v94, 6
  %v132 = and i32 %v114, 1984
  %v137 = or disjoint i32 %v132, %v120
  br label %b.L__BB37_9
b.L__BB37_5:
  %v139 = icmp ult i8 %v91, -16
  %v145 = getelementptr i8, ptr %v90, i64 1
  %v146 = load i8, ptr %v145, align 1
  %v147 = zext i8 %v146 to i32
  %v152 = getelementptr i8, ptr %v90, i64 2
  %v153 = load i8, ptr %v152, align 1
  br i1 %v139, label %b.L__BB37_7, label %b.L__BB37_6
b.L__BB37_7:
  %v141 = shl nuw nsw i32 %v94, 12
  %v142 = and i32 %v141, 61440
  %v148 = shl nuw nsw i32 %v147, 6
  %v149 = and i32 %v148, 4032
  %v150 = or disjoint i32 %v149, %v142
  %8 = and i8 %v153, 63
  %v155 = zext nneg i8 %8 to i32
  %v156 = or disjoint i32 %v150, %v155
  br label %b.L__BB37_9
b.L__BB37_6:
  %v158 = shl nuw nsw i32 %v94, 18
  %v159 = and i32 %v158, 1835008
  %v165 = shl nuw nsw i32 %v147, 12
  %v166 = and i32 %v165, 258048
  %v167 = or disjoint i32 %v166, %v159
  %v171 = zext i8 %v153 to i32
  %v172 = shl nuw nsw i32 %v171, 6
  %v173 = and i32 %v172, 4032
  %v174 = or disjoint i32 %v167, %v173
  %v176 = getelementptr i8, ptr %v90, i64 3
  %v177 = load i8, ptr %v176, align 1
  %9 = and i8 %v177, 63
  %v179 = zext nneg i8 %9 to i32
  %v180 = or disjoint i32 %v174, %v179
  br label %b.L__BB37_9
b.L__BB37_9:
  %r.r5.0 = phi i32 [ %v137, %b.L__BB37_8 ], [ %v156, %b.L__BB37_7 ], [ %v180, %b.L__BB37_6 ]
  %v183 = load i32, ptr %v182, align 4
  %v184 = sext i32 %v183 to i64
  %v185 = add i64 %i.p2, %v184
  %v188 = load i32, ptr %v187, align 4
  %v189 = sext i32 %v188 to i64
  %v190 = add i64 %i.p2, %v189
  %10 = lshr i32 %r.r5.0, 6
  %11 = and i32 %10, 67108862
  %v195 = zext nneg i32 %11 to i64
  %v197 = add i64 %v16, %v195
  %v198 = inttoptr i64 %v197 to ptr
  %v199 = load i16, ptr %v198, align 2
  %v200 = zext i16 %v199 to i32
  %12 = shl nuw nsw i32 %v200, 8
  %v201 = shl nuw nsw i32 %r.r5.0, 1
  %13 = and i32 %v201, 254
  %14 = or disjoint i32 %12, %13
  %v220 = zext nneg i32 %14 to i64
  %v221 = add i64 %v185, %v220
  %v222 = inttoptr i64 %v221 to ptr
  %v223 = load i16, ptr %v222, align 2
  %v225 = zext i16 %v223 to i64
  %v227 = mul nuw nsw i64 %v225, 20
  %v228 = add i64 %v227, %v190
  %v229 = inttoptr i64 %v228 to ptr
  %v230 = load i32, ptr %v229, align 4
  %v231 = and i32 %v230, 64
  %v232 = icmp ne i32 %v231, 0
  %v233 = lshr i32 %v230, 4
  %v234 = and i32 %v233, 2
  %v235 = select i1 %v232, i32 1, i32 %v234
  %v237 = icmp eq i32 %r.r5.0, 931
  %v238 = and i1 %v237, %v232
  br i1 %v238, label %b.L__BB37_43, label %b.L__BB37_10
b.L__BB37_43:
  %r.rd116.0 = phi i64 [ %v244, %b.L__BB37_57 ], [ %r.rd105.0, %b.L__BB37_9 ]
  %v241 = icmp slt i64 %r.rd116.0, 1
  br i1 %v241, label %b.L__BB37_74, label %b.L__BB37_45
b.L__BB37_45:
  %r.rd117.0 = phi i64 [ %v244, %b.L__BB37_45 ], [ %r.rd116.0, %b.L__BB37_43 ]
  %v244 = add i64 %r.rd117.0, -1
  %v246 = add i64 %r.rd117.0, %i.p0
  %v247 = inttoptr i64 %v246 to ptr
  %v248 = getelementptr i8, ptr %v247, i64 -1
  %v249 = load i8, ptr %v248, align 1
  %v253 = icmp slt i8 %v249, -64
  br i1 %v253, label %b.L__BB37_45, label %b.next.25
b.next.25:
  %v251.le = zext i8 %v249 to i32
  %v257 = icmp sgt i8 %v249, -1
  br i1 %v257, label %b.L__BB37_53, label %b.L__BB37_47
b.L__BB37_53:
  %v259 = icmp ugt i8 %v249, 58
  br i1 %v259, label %b.L__BB37_55, label %b.next.28
b.next.28:
  %v263 = zext nneg i8 %v249 to i64
  %v265 = shl nuw nsw i64 1, %v263
  %v268 = and i64 %v265, 288301294651703296
  %v269.not = icmp eq i64 %v268, 0
  br i1 %v269.not, label %b.L__BB37_55, label %b.L__BB37_56
b.L__BB37_55:
  br label %b.L__BB37_56
b.L__BB37_56:
  %r.p88.0 = phi i1 [ false, %b.L__BB37_55 ], [ true, %b.next.28 ]
  %15 = add nsw i8 %v249, -65
  %v272 = icmp ult i8 %15, 26
  %16 = add nsw i8 %v249, -97
  %v274 = icmp ult i8 %16, 26
  %v276 = icmp eq i8 %v249, 94
  %v278 = or i1 %v276, %r.p88.0
  %v279 = icmp eq i8 %v249, 96
  %v280 = or i1 %v279, %v278
  %v281 = select i1 %v280, i32 4096, i32 0
  %v282 = icmp eq i8 %v249, 95
  %v283 = select i1 %v282, i32 1536, i32 0
  %17 = add nsw i8 %v249, -48
  %v285 = icmp ult i8 %17, 10
  %v286 = select i1 %v285, i32 1038, i32 0
  %v287 = or i32 %v286, %v283
  %18 = add nsw i8 %v249, -32
  %v289 = icmp ult i8 %18, 95
  %v290 = select i1 %v289, i32 256, i32 0
  %v291 = or disjoint i32 %v287, %v290
  %v292 = or i1 %v272, %v274
  %v293 = select i1 %v292, i32 3585, i32 0
  %v294 = or i32 %v291, %v293
  %v295 = select i1 %v274, i32 32, i32 0
  %v296 = select i1 %v272, i32 64, i32 %v295
  %v297 = or disjoint i32 %v294, %v296
  %v298 = and i32 %v251.le, 124
  %v299 = icmp eq i32 %v298, 28
  %v300 = icmp eq i8 %v249, 32
  %19 = add nsw i8 %v249, -9
  %v302 = icmp ult i8 %19, 5
  %v303 = or i1 %v300, %v302
  %v304 = or i1 %v299, %v303
  %v305 = select i1 %v304, i32 16, i32 0
  %v306 = or disjoint i32 %v297, %v305
  %v307 = or i32 %v306, %v281
  br label %b.L__BB37_57
b.L__BB37_47:
  %v309 = icmp ult i8 %v249, -32
  br i1 %v309, label %b.L__BB37_51, label %b.L__BB37_48
b.L__BB37_51:
  %v314 = load i8, ptr %v247, align 1
  %20 = and i8 %v314, 63
  %v316 = zext nneg i8 %20 to i32
  %v311 = shl nuw nsw i32 %v251.le, 6
  %v328 = and i32 %v311, 1984
  %v333 = or disjoint i32 %v328, %v316
  br label %b.L__BB37_52
b.L__BB37_48:
  %v335 = icmp ult i8 %v249, -16
  %v341 = load i8, ptr %v247, align 1
  %v342 = zext i8 %v341 to i32
  %v347 = getelementptr i8, ptr %v247, i64 1
  %v348 = load i8, ptr %v347, align 1
  br i1 %v335, label %b.L__BB37_50, label %b.L__BB37_49
b.L__BB37_50:
  %v337 = shl nuw nsw i32 %v251.le, 12
  %v338 = and i32 %v337, 61440
  %v343 = shl nuw nsw i32 %v342, 6
  %v344 = and i32 %v343, 4032
  %v345 = or disjoint i32 %v344, %v338
  %21 = and i8 %v348, 63
  %v350 = zext nneg i8 %21 to i32
  %v351 = or disjoint i32 %v345, %v350
  br label %b.L__BB37_52
b.L__BB37_49:
  %v353 = shl nuw nsw i32 %v251.le, 18
  %v354 = and i32 %v353, 1835008
  %v359 = shl nuw nsw i32 %v342, 12
  %v360 = and i32 %v359, 258048
  %v361 = or disjoint i32 %v360, %v354
  %v365 = zext i8 %v348 to i32
  %v366 = shl nuw nsw i32 %v365, 6
  %v367 = and i32 %v366, 4032
  %v368 = or disjoint i32 %v361, %v367
  %v370 = getelementptr i8, ptr %v247, i64 2
  %v371 = load i8, ptr %v370, align 1
  %22 = and i8 %v371, 63
  %v373 = zext nneg i8 %22 to i32
  %v374 = or disjoint i32 %v368, %v373
  br label %b.L__BB37_52
b.L__BB37_52:
  %r.r177.0 = phi i32 [ %v333, %b.L__BB37_51 ], [ %v351, %b.L__BB37_50 ], [ %v374, %b.L__BB37_49 ]
  %23 = lshr i32 %r.r177.0, 6
  %24 = and i32 %23, 67108862
  %v379 = zext nneg i32 %24 to i64
  %v381 = add i64 %v16, %v379
  %v382 = inttoptr i64 %v381 to ptr
  %v383 = load i16, ptr %v382, align 2
  %v384 = zext i16 %v383 to i32
  %25 = shl nuw nsw i32 %v384, 8
  %v385 = shl nuw nsw i32 %r.r177.0, 1
  %26 = and i32 %v385, 254
  %27 = or disjoint i32 %25, %26
  %v404 = zext nneg i32 %27 to i64
  %v406 = add i64 %v185, %v404
  %v407 = inttoptr i64 %v406 to ptr
  %v408 = load i16, ptr %v407, align 2
  %v410 = zext i16 %v408 to i64
  %v412 = mul nuw nsw i64 %v410, 20
  %v414 = add i64 %v412, %v190
  %v415 = inttoptr i64 %v414 to ptr
  %v416 = load i32, ptr %v415, align 4
  br label %b.L__BB37_57
b.L__BB37_57:
  %r.r178.0 = phi i32 [ %v307, %b.L__BB37_56 ], [ %v416, %b.L__BB37_52 ]
  %v418 = and i32 %r.r178.0, 4096
  %v419.not = icmp eq i32 %v418, 0
  br i1 %v419.not, label %b.next.41, label %b.L__BB37_43
b.next.41:
  %v421 = and i32 %r.r178.0, 2048
  %v422 = icmp eq i32 %v421, 0
  br i1 %v422, label %b.L__BB37_74, label %b.next.42
b.next.42:
  %v424 = add i64 %r.rd105.0, 2
  %v426.not = icmp slt i64 %v424, %i.p1
  br i1 %v426.not, label %b.L__BB37_60, label %b.L__BB37_74
b.L__BB37_60:
  %r.rd118.0 = phi i64 [ %v613, %b.next.60 ], [ %v424, %b.next.42 ]
  %v429 = add i64 %r.rd118.0, %i.p0
  %v430 = inttoptr i64 %v429 to ptr
  %v431 = load i8, ptr %v430, align 1
  %v432 = sext i8 %v431 to i16
  %v433 = icmp sgt i8 %v431, -1
  %28 = and i16 %v432, 255
  %v435 = zext nneg i16 %28 to i32
  br i1 %v433, label %b.L__BB37_67, label %b.L__BB37_61
b.L__BB37_67:
  %v438 = icmp ugt i8 %v431, 58
  br i1 %v438, label %b.L__BB37_69, label %b.next.47
b.next.47:
  %v443 = zext nneg i16 %v432 to i64
  %v445 = shl nuw i64 1, %v443
  %v448 = and i64 %v445, 288301294651703296
  %v449.not = icmp eq i64 %v448, 0
  br i1 %v449.not, label %b.L__BB37_69, label %b.L__BB37_70
b.L__BB37_69:
  br label %b.L__BB37_70
b.L__BB37_70:
  %r.p89.0 = phi i1 [ false, %b.L__BB37_69 ], [ true, %b.next.47 ]
  %29 = add nsw i16 %28, -65
  %v452 = icmp ult i16 %29, 26
  %30 = add nsw i16 %28, -97
  %v454 = icmp ult i16 %30, 26
  %v456 = icmp eq i8 %v431, 94
  %v458 = or i1 %v456, %r.p89.0
  %v459 = icmp eq i8 %v431, 96
  %v460 = or i1 %v459, %v458
  %v461 = select i1 %v460, i32 4096, i32 0
  %v462 = icmp eq i8 %v431, 95
  %v463 = select i1 %v462, i32 1536, i32 0
  %31 = add nsw i16 %28, -48
  %v465 = icmp ult i16 %31, 10
  %v466 = select i1 %v465, i32 1038, i32 0
  %v467 = or i32 %v466, %v463
  %32 = add nsw i16 %28, -32
  %v469 = icmp ult i16 %32, 95
  %v470 = select i1 %v469, i32 256, i32 0
  %v471 = or disjoint i32 %v467, %v470
  %v472 = or i1 %v452, %v454
  %v473 = select i1 %v472, i32 3585, i32 0
  %v474 = or i32 %v471, %v473
  %v475 = select i1 %v454, i32 32, i32 0
  %v476 = select i1 %v452, i32 64, i32 %v475
  %v477 = or disjoint i32 %v474, %v476
  %v478 = and i32 %v435, 124
  %v479 = icmp eq i32 %v478, 28
  %v480 = icmp eq i8 %v431, 32
  %33 = add nsw i16 %28, -9
  %v482 = icmp ult i16 %33, 5
  %v483 = or i1 %v480, %v482
  %v484 = or i1 %v479, %v483
  %v485 = select i1 %v484, i32 16, i32 0
  %v486 = or disjoint i32 %v477, %v485
  %v487 = or i32 %v486, %v461
  br label %b.L__BB37_71
b.L__BB37_61:
  %v490 = icmp samesign ult i16 %28, 224
  br i1 %v490, label %b.L__BB37_65, label %b.L__BB37_62
b.L__BB37_65:
  %v495 = getelementptr i8, ptr %v430, i64 1
  %v496 = load i8, ptr %v495, align 1
  %34 = and i8 %v496, 63
  %v498 = zext nneg i8 %34 to i32
  %v492 = shl nuw nsw i32 %v435, 6
  %v510 = and i32 %v492, 1984
  %v515 = or disjoint i32 %v510, %v498
  br label %b.L__BB37_66
b.L__BB37_62:
  %v517 = icmp samesign ult i16 %28, 240
  %v523 = getelementptr i8, ptr %v430, i64 1
  %v524 = load i8, ptr %v523, align 1
  %v525 = zext i8 %v524 to i32
  %v530 = getelementptr i8, ptr %v430, i64 2
  %v531 = load i8, ptr %v530, align 1
  br i1 %v517, label %b.L__BB37_64, label %b.L__BB37_63
b.L__BB37_64:
  %v519 = shl nuw nsw i32 %v435, 12
  %v520 = and i32 %v519, 61440
  %v526 = shl nuw nsw i32 %v525, 6
  %v527 = and i32 %v526, 4032
  %v528 = or disjoint i32 %v527, %v520
  %35 = and i8 %v531, 63
  %v533 = zext nneg i8 %35 to i32
  %v534 = or disjoint i32 %v528, %v533
  br label %b.L__BB37_66
b.L__BB37_63:
  %v536 = shl nuw nsw i32 %v435, 18
  %v537 = and i32 %v536, 1835008
  %v543 = shl nuw nsw i32 %v525, 12
  %v544 = and i32 %v543, 258048
  %v545 = or disjoint i32 %v544, %v537
  %v549 = zext i8 %v531 to i32
  %v550 = shl nuw nsw i32 %v549, 6
  %v551 = and i32 %v550, 4032
  %v552 = or disjoint i32 %v545, %v551
  %v554 = getelementptr i8, ptr %v430, i64 3
  %v555 = load i8, ptr %v554, align 1
  %36 = and i8 %v555, 63
  %v557 = zext nneg i8 %36 to i32
  %v558 = or disjoint i32 %v552, %v557
  br label %b.L__BB37_66
b.L__BB37_66:
  %r.r179.0 = phi i32 [ %v515, %b.L__BB37_65 ], [ %v534, %b.L__BB37_64 ], [ %v558, %b.L__BB37_63 ]
  %37 = lshr i32 %r.r179.0, 6
  %38 = and i32 %37, 67108862
  %v563 = zext nneg i32 %38 to i64
  %v565 = add i64 %v16, %v563
  %v566 = inttoptr i64 %v565 to ptr
  %v567 = load i16, ptr %v566, align 2
  %v568 = zext i16 %v567 to i32
  %39 = shl nuw nsw i32 %v568, 8
  %v569 = shl nuw nsw i32 %r.r179.0, 1
  %40 = and i32 %v569, 254
  %41 = or disjoint i32 %39, %40
  %v588 = zext nneg i32 %41 to i64
  %v590 = add i64 %v185, %v588
  %v591 = inttoptr i64 %v590 to ptr
  %v592 = load i16, ptr %v591, align 2
  %v594 = zext i16 %v592 to i64
  %v596 = mul nuw nsw i64 %v594, 20
  %v598 = add i64 %v596, %v190
  %v599 = inttoptr i64 %v598 to ptr
  %v600 = load i32, ptr %v599, align 4
  br label %b.L__BB37_71
b.L__BB37_71:
  %r.r180.0 = phi i32 [ %v487, %b.L__BB37_70 ], [ %v600, %b.L__BB37_66 ]
  %v602 = and i32 %r.r180.0, 4096
  %v603 = icmp eq i32 %v602, 0
  br i1 %v603, label %b.L__BB37_73, label %b.next.60
b.next.60:
  %v606 = icmp samesign ult i16 %28, 240
  %v607 = select i1 %v606, i64 3, i64 4
  %v608 = icmp samesign ult i16 %28, 224
  %v609 = select i1 %v608, i64 2, i64 %v607
  %v611 = select i1 %v433, i64 1, i64 %v609
  %v613 = add i64 %v611, %r.rd118.0
  %v615 = icmp slt i64 %v613, %i.p1
  br i1 %v615, label %b.L__BB37_60, label %b.L__BB37_74
b.L__BB37_10:
  %v617 = icmp eq i32 %v235, 0
  br i1 %v617, label %b.L__BB37_33, label %b.next.63
b.next.63:
  %42 = shl nuw nsw i32 %v235, 2
  %v621 = zext nneg i32 %42 to i64
  %v623 = add i64 %v228, %v621
  %v624 = inttoptr i64 %v623 to ptr
  %v625 = load i32, ptr %v624, align 4
  %v626 = icmp slt i32 %v625, 268435456
  br i1 %v626, label %b.L__BB37_24, label %b.L__BB37_12
b.L__BB37_24:
  %v629 = add nsw i32 %v625, %r.r5.0
  %v630 = icmp ult i32 %v629, 128
  br i1 %v630, label %b.L__BB37_32, label %b.L__BB37_25
b.L__BB37_32:
  %v632 = add i64 %r.rd119.1, 1
  %v634 = trunc nuw nsw i32 %v629 to i8
  %v635 = inttoptr i64 %r.rd119.1 to ptr
  store i8 %v634, ptr %v635, align 1
  br label %b.L__BB37_76
b.L__BB37_33:
  %v637 = icmp ult i32 %r.r5.0, 128
  br i1 %v637, label %b.L__BB37_41, label %b.L__BB37_34
b.L__BB37_41:
  %v639 = add i64 %r.rd119.1, 1
  %v641 = trunc nuw nsw i32 %r.r5.0 to i8
  %v642 = inttoptr i64 %r.rd119.1 to ptr
  store i8 %v641, ptr %v642, align 1
  br label %b.L__BB37_76
b.L__BB37_12:
  %v644 = lshr i32 %v625, 16
  %v645 = and i32 %v644, 255
  %v646 = icmp eq i32 %v645, 0
  br i1 %v646, label %b.L__BB37_76, label %b.next.72
b.next.72:
  %v651 = load i32, ptr %v650, align 4
  %v652 = sext i32 %v651 to i64
  %v654 = shl i32 %v625, 2
  %43 = and i32 %v654, 262140
  %v656 = zext nneg i32 %43 to i64
  %v657 = add i64 %i.p2, %v656
  %v658 = add i64 %v657, %v652
  br label %b.L__BB37_14
b.L__BB37_14:
  %r.rd119.3 = phi i64 [ %r.rd119.1, %b.next.72 ], [ %r.rd119.4, %b.L__BB37_23 ]
  %r.rd107.0 = phi i64 [ %v658, %b.next.72 ], [ %v725, %b.L__BB37_23 ]
  %r.r176.0 = phi i32 [ 0, %b.next.72 ], [ %v727, %b.L__BB37_23 ]
  %v661 = inttoptr i64 %r.rd107.0 to ptr
  %v662 = load i32, ptr %v661, align 4
  %v663 = icmp ult i32 %v662, 128
  br i1 %v663, label %b.L__BB37_22, label %b.L__BB37_15
b.L__BB37_22:
  %v665 = add i64 %r.rd119.3, 1
  %v667 = trunc nuw nsw i32 %v662 to i8
  %v668 = inttoptr i64 %r.rd119.3 to ptr
  store i8 %v667, ptr %v668, align 1
  br label %b.L__BB37_23
b.L__BB37_15:
  %v670 = icmp ult i32 %v662, 2048
  br i1 %v670, label %b.L__BB37_20, label %b.L__BB37_16
b.L__BB37_20:
  %v674 = lshr i32 %v662, 6
  %v675 = trunc nuw nsw i32 %v674 to i8
  %v676 = or disjoint i8 %v675, -64
  br label %b.L__BB37_21
b.L__BB37_16:
  %v681 = icmp ult i32 %v662, 65536
  br i1 %v681, label %b.L__BB37_18, label %b.L__BB37_17
b.L__BB37_18:
  %v683 = lshr i32 %v662, 12
  %v684 = trunc nuw nsw i32 %v683 to i8
  %v685 = or disjoint i8 %v684, -32
  %v687 = add i64 %r.rd119.3, 1
  %v689 = inttoptr i64 %r.rd119.3 to ptr
  store i8 %v685, ptr %v689, align 1
  br label %b.L__BB37_19
b.L__BB37_17:
  %v691 = lshr i32 %v662, 18
  %v692 = trunc i32 %v691 to i8
  %v693 = or i8 %v692, -16
  %v696 = inttoptr i64 %r.rd119.3 to ptr
  store i8 %v693, ptr %v696, align 1
  %v697 = lshr i32 %v662, 12
  %v698 = trunc i32 %v697 to i8
  %v699 = and i8 %v698, 63
  %v700 = or disjoint i8 %v699, -128
  %v701 = add i64 %r.rd119.3, 2
  %v704 = getelementptr i8, ptr %v696, i64 1
  store i8 %v700, ptr %v704, align 1
  br label %b.L__BB37_19
b.L__BB37_19:
  %r.rd110.1 = phi i64 [ %v687, %b.L__BB37_18 ], [ %v701, %b.L__BB37_17 ]
  %44 = lshr i32 %v662, 6
  %45 = trunc i32 %44 to i8
  %46 = and i8 %45, 63
  %v712 = or disjoint i8 %46, -128
  br label %b.L__BB37_21
b.L__BB37_21:
  %r.rd110.1.sink = phi i64 [ %r.rd110.1, %b.L__BB37_19 ], [ %r.rd119.3, %b.L__BB37_20 ]
  %v712.sink = phi i8 [ %v712, %b.L__BB37_19 ], [ %v676, %b.L__BB37_20 ]
  %v714 = inttoptr i64 %r.rd110.1.sink to ptr
  store i8 %v712.sink, ptr %v714, align 1
  %v716 = trunc i32 %v662 to i8
  %v717 = and i8 %v716, 63
  %v718 = or disjoint i8 %v717, -128
  %v720 = add i64 %r.rd110.1.sink, 2
  %v722 = inttoptr i64 %r.rd110.1.sink to ptr
  %v723 = getelementptr i8, ptr %v722, i64 1
  store i8 %v718, ptr %v723, align 1
  br label %b.L__BB37_23
b.L__BB37_23:
  %r.rd119.4 = phi i64 [ %v665, %b.L__BB37_22 ], [ %v720, %b.L__BB37_21 ]
  %v725 = add i64 %r.rd107.0, 4
  %v727 = add nuw nsw i32 %r.r176.0, 1
  %v729 = icmp samesign ult i32 %v727, %v645
  br i1 %v729, label %b.L__BB37_14, label %b.L__BB37_76
b.L__BB37_34:
  %v731 = icmp ult i32 %r.r5.0, 2048
  br i1 %v731, label %b.L__BB37_39, label %b.L__BB37_35
b.L__BB37_39:
  %v736 = trunc nuw i32 %10 to i8
  %v737 = or disjoint i8 %v736, -64
  br label %b.L__BB37_40
b.L__BB37_25:
  %v742 = icmp ult i32 %v629, 2048
  br i1 %v742, label %b.L__BB37_30, label %b.L__BB37_26
b.L__BB37_30:
  %v746 = lshr i32 %v629, 6
  %v747 = trunc nuw nsw i32 %v746 to i8
  %v748 = or disjoint i8 %v747, -64
  br label %b.L__BB37_31
b.L__BB37_35:
  %v753 = icmp ult i32 %r.r5.0, 65536
  br i1 %v753, label %b.L__BB37_37, label %b.next.94
b.next.94:
  %v19 = lshr i32 %r.r5.0, 18
  %v20 = trunc nuw nsw i32 %v19 to i8
  %v21 = or i8 %v20, -16
  %v24 = inttoptr i64 %r.rd119.1 to ptr
  store i8 %v21, ptr %v24, align 1
  %v25 = lshr i32 %r.r5.0, 12
  %v26 = trunc i32 %v25 to i8
  %v27 = and i8 %v26, 63
  %v28 = or disjoint i8 %v27, -128
  %v29 = add i64 %r.rd119.1, 2
  %v32 = getelementptr i8, ptr %v24, i64 1
  store i8 %v28, ptr %v32, align 1
  br label %b.L__BB37_38
b.L__BB37_37:
  %v755 = lshr i32 %r.r5.0, 12
  %v756 = trunc nuw nsw i32 %v755 to i8
  %v757 = or disjoint i8 %v756, -32
  %v759 = add i64 %r.rd119.1, 1
  %v761 = inttoptr i64 %r.rd119.1 to ptr
  store i8 %v757, ptr %v761, align 1
  br label %b.L__BB37_38
b.L__BB37_26:
  %v763 = icmp ult i32 %v629, 65536
  br i1 %v763, label %b.L__BB37_28, label %b.next.97
b.next.97:
  %v53 = lshr i32 %v629, 18
  %v54 = trunc i32 %v53 to i8
  %v55 = or i8 %v54, -16
  %v58 = inttoptr i64 %r.rd119.1 to ptr
  store i8 %v55, ptr %v58, align 1
  %v59 = lshr i32 %v629, 12
  %v60 = trunc i32 %v59 to i8
  %v61 = and i8 %v60, 63
  %v62 = or disjoint i8 %v61, -128
  %v63 = add i64 %r.rd119.1, 2
  %v66 = getelementptr i8, ptr %v58, i64 1
  store i8 %v62, ptr %v66, align 1
  br label %b.L__BB37_29
b.L__BB37_28:
  %v765 = lshr i32 %v629, 12
  %v766 = trunc nuw nsw i32 %v765 to i8
  %v767 = or disjoint i8 %v766, -32
  %v769 = add i64 %r.rd119.1, 1
  %v771 = inttoptr i64 %r.rd119.1 to ptr
  store i8 %v767, ptr %v771, align 1
  br label %b.L__BB37_29
b.L__BB37_73:
  %v773 = and i32 %r.r180.0, 2048
  %v774.not = icmp eq i32 %v773, 0
  %extract.t = select i1 %v774.not, i8 -126, i8 -125
  br label %b.L__BB37_74
b.L__BB37_74:
  %r.rs79.0.off0 = phi i8 [ -126, %b.next.60 ], [ -125, %b.next.41 ], [ -126, %b.next.42 ], [ %extract.t, %b.L__BB37_73 ], [ -125, %b.L__BB37_43 ]
  %v777 = inttoptr i64 %r.rd119.1 to ptr
  store i8 -49, ptr %v777, align 1
  %v781 = add i64 %r.rd119.1, 2
  %v784 = getelementptr i8, ptr %v777, i64 1
  store i8 %r.rs79.0.off0, ptr %v784, align 1
  br label %b.L__BB37_76
b.L__BB37_76:
  %r.rd119.2 = phi i64 [ %v107, %b.L__BB37_75 ], [ %v781, %b.L__BB37_74 ], [ %v639, %b.L__BB37_41 ], [ %v48, %b.L__BB37_40 ], [ %v632, %b.L__BB37_32 ], [ %v82, %b.L__BB37_31 ], [ %r.rd119.1, %b.L__BB37_12 ], [ %r.rd119.4, %b.L__BB37_23 ]
  %v787 = load i8, ptr %v90, align 1
  %v791 = icmp sgt i8 %v787, -1
  %v792 = icmp ult i8 %v787, -32
  %v793 = icmp ult i8 %v787, -16
  %v794 = select i1 %v793, i64 3, i64 4
  %v795 = select i1 %v792, i64 2, i64 %v794
  %v796 = select i1 %v791, i64 1, i64 %v795
  %v798 = add i64 %v796, %r.rd105.0
  %v800 = icmp slt i64 %v798, %i.p1
  br i1 %v800, label %b.L__BB37_3, label %b.next.102
b.next.102:
  %v802 = inttoptr i64 %v2 to ptr
  %v803 = getelementptr i8, ptr %v802, i64 -8
  %v804 = load i64, ptr %v803, align 8
  br label %b.L__BB37_78
b.L__BB37_78:
  %r.rd120.0 = phi i64 [ %v804, %b.next.102 ], [ %v4, %b.next.0 ]
  %r.rd119.0 = phi i64 [ %r.rd119.2, %b.next.102 ], [ %v4, %b.next.0 ]
  %v807 = inttoptr i64 %v2 to ptr
  %v808 = getelementptr i8, ptr %v807, i64 -8
  store i64 %r.rd119.0, ptr %v808, align 8
  %v810 = sub i64 %r.rd119.0, %r.rd120.0
  br label %b.L__BB37_79
b.L__BB37_79:
  %r.rd122.0 = phi i64 [ 0, %start ], [ %r.rd120.0, %b.L__BB37_78 ]
  %r.rd123.0 = phi i64 [ 0, %start ], [ %v810, %b.L__BB37_78 ]
  %v815 = insertvalue { i64, i64 } poison, i64 %r.rd122.0, 0
  %v816 = insertvalue { i64, i64 } %v815, i64 %r.rd123.0, 1
  ret { i64, i64 } %v816
}
define internal { i64 } @udf_text_length_utf8(i64 %"i.p0", i64 %"i.p1") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, 8
  br i1 %v1, label %b.L__BB38_3, label %b.L__BB38_2
b.L__BB38_2:
  %r.rd27.0 = phi i64 [ %v18, %b.L__BB38_2 ], [ 0, %start ]
  %r.rd33.1 = phi i64 [ %v17, %b.L__BB38_2 ], [ %i.p1, %start ]
  %v5 = add i64 %r.rd27.0, %i.p0
  %at.i = inttoptr i64 %v5 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v8 = lshr i64 %word.i, 7
  %v9 = lshr i64 %word.i, 6
  %v10 = and i64 %v9, 72340172838076673
  %v11 = xor i64 %v10, 72340172838076673
  %v12 = and i64 %v11, %v8
  %v13 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v12)
  %v17 = sub i64 %r.rd33.1, %v13
  %v18 = add i64 %r.rd27.0, 8
  %v19 = add i64 %r.rd27.0, 16
  %v21.not = icmp sgt i64 %v19, %i.p1
  br i1 %v21.not, label %b.L__BB38_3, label %b.L__BB38_2
b.L__BB38_3:
  %r.rd33.0 = phi i64 [ %i.p1, %start ], [ %v17, %b.L__BB38_2 ]
  %r.rd31.0 = phi i64 [ 0, %start ], [ %v18, %b.L__BB38_2 ]
  %v24.not = icmp slt i64 %r.rd31.0, %i.p1
  br i1 %v24.not, label %b.L__BB38_4, label %b.L__BB38_5
b.L__BB38_4:
  %r.rd33.3 = phi i64 [ %v35, %b.L__BB38_4 ], [ %r.rd33.0, %b.L__BB38_3 ]
  %r.rd31.1 = phi i64 [ %v36, %b.L__BB38_4 ], [ %r.rd31.0, %b.L__BB38_3 ]
  %v27 = add i64 %r.rd31.1, %i.p0
  %v28 = inttoptr i64 %v27 to ptr
  %v29 = load i8, ptr %v28, align 1
  %v32 = icmp slt i8 %v29, -64
  %v33.neg = sext i1 %v32 to i64
  %v35 = add i64 %r.rd33.3, %v33.neg
  %v36 = add nsw i64 %r.rd31.1, 1
  %v38 = icmp slt i64 %v36, %i.p1
  br i1 %v38, label %b.L__BB38_4, label %b.L__BB38_5
b.L__BB38_5:
  %r.rd33.2 = phi i64 [ %r.rd33.0, %b.L__BB38_3 ], [ %v35, %b.L__BB38_4 ]
  %v41 = insertvalue { i64 } poison, i64 %r.rd33.2, 0
  ret { i64 } %v41
}
define internal { i64, i64 } @udf_text_item_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") alwaysinline nounwind {
start:
  %isneg = icmp slt i64 %i.p2, 0
  %v2 = select i1 %isneg, i64 %i.p1, i64 0
  %v3 = add i64 %v2, %i.p2
  %0 = tail call i64 @llvm.smin.i64(i64 %v3, i64 %i.p1)
  %v41 = icmp slt i64 %v3, 0
  %v7 = select i1 %v41, i64 %i.p1, i64 %0
  %v8 = icmp slt i64 %v7, %i.p1
  %v9 = zext i1 %v8 to i64
  %v10 = add i64 %v7, %i.p0
  %v13 = insertvalue { i64, i64 } poison, i64 %v10, 0
  %v14 = insertvalue { i64, i64 } %v13, i64 %v9, 1
  ret { i64, i64 } %v14
}
define internal { i64, i64 } @udf_text_item_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %v1 = icmp sgt i64 %i.p2, -1
  br i1 %v1, label %b.L__BB40_7, label %b.next.0
b.next.0:
  %v3 = icmp slt i64 %i.p1, 8
  br i1 %v3, label %b.L__BB40_4, label %b.L__BB40_3
b.L__BB40_3:
  %r.rd60.0 = phi i64 [ %v20, %b.L__BB40_3 ], [ 0, %b.next.0 ]
  %r.rd66.1 = phi i64 [ %v19, %b.L__BB40_3 ], [ %i.p1, %b.next.0 ]
  %v7 = add i64 %r.rd60.0, %i.p0
  %at.i28 = inttoptr i64 %v7 to ptr
  %word.i29 = load i64, ptr %at.i28, align 1
  %v10 = lshr i64 %word.i29, 7
  %v11 = lshr i64 %word.i29, 6
  %v12 = and i64 %v11, 72340172838076673
  %v13 = xor i64 %v12, 72340172838076673
  %v14 = and i64 %v13, %v10
  %v15 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v14)
  %v19 = sub i64 %r.rd66.1, %v15
  %v20 = add i64 %r.rd60.0, 8
  %v21 = add i64 %r.rd60.0, 16
  %v23.not = icmp sgt i64 %v21, %i.p1
  br i1 %v23.not, label %b.L__BB40_4, label %b.L__BB40_3
b.L__BB40_4:
  %r.rd66.0 = phi i64 [ %i.p1, %b.next.0 ], [ %v19, %b.L__BB40_3 ]
  %r.rd64.0 = phi i64 [ 0, %b.next.0 ], [ %v20, %b.L__BB40_3 ]
  %v26.not = icmp slt i64 %r.rd64.0, %i.p1
  br i1 %v26.not, label %b.L__BB40_5, label %b.L__BB40_6
b.L__BB40_5:
  %r.rd66.3 = phi i64 [ %v37, %b.L__BB40_5 ], [ %r.rd66.0, %b.L__BB40_4 ]
  %r.rd64.1 = phi i64 [ %v38, %b.L__BB40_5 ], [ %r.rd64.0, %b.L__BB40_4 ]
  %v29 = add i64 %r.rd64.1, %i.p0
  %v30 = inttoptr i64 %v29 to ptr
  %v31 = load i8, ptr %v30, align 1
  %v34 = icmp slt i8 %v31, -64
  %v35.neg = sext i1 %v34 to i64
  %v37 = add i64 %r.rd66.3, %v35.neg
  %v38 = add nsw i64 %r.rd64.1, 1
  %v40 = icmp slt i64 %v38, %i.p1
  br i1 %v40, label %b.L__BB40_5, label %b.L__BB40_6
b.L__BB40_6:
  %r.rd66.2 = phi i64 [ %r.rd66.0, %b.L__BB40_4 ], [ %v37, %b.L__BB40_5 ]
  %v43 = add i64 %r.rd66.2, %i.p2
  br label %b.L__BB40_7
b.L__BB40_7:
  %r.rd71.0 = phi i64 [ %i.p2, %start ], [ %v43, %b.L__BB40_6 ]
  %v45 = icmp slt i64 %r.rd71.0, 0
  br i1 %v45, label %b.L__BB40_15, label %b.next.10
b.next.10:
  %v48 = icmp slt i64 %r.rd71.0, 8
  %v50 = icmp slt i64 %i.p1, 8
  %v51 = or i1 %v50, %v48
  br i1 %v51, label %b.L__BB40_12, label %b.L__BB40_10
b.L__BB40_10:
  %r.rd71.2 = phi i64 [ %v61, %b.next.13 ], [ %r.rd71.0, %b.next.10 ]
  %r.rd68.0 = phi i64 [ %v63, %b.next.13 ], [ 8, %b.next.10 ]
  %r.rd75.1 = phi i64 [ %r.rd68.0, %b.next.13 ], [ 0, %b.next.10 ]
  %v55 = add i64 %r.rd75.1, %i.p0
  %at.i = inttoptr i64 %v55 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v58 = and i64 %word.i, -9187201950435737472
  %v59.not = icmp eq i64 %v58, 0
  br i1 %v59.not, label %b.next.13, label %b.L__BB40_12
b.next.13:
  %v61 = add nsw i64 %r.rd71.2, -8
  %v63 = add nuw i64 %r.rd68.0, 8
  %v65 = icmp sle i64 %v63, %i.p1
  %v66 = icmp sgt i64 %r.rd71.2, 15
  %v67 = and i1 %v66, %v65
  br i1 %v67, label %b.L__BB40_10, label %b.L__BB40_12
b.L__BB40_12:
  %r.rd71.1 = phi i64 [ %r.rd71.0, %b.next.10 ], [ %r.rd71.2, %b.L__BB40_10 ], [ %v61, %b.next.13 ]
  %r.rd75.0 = phi i64 [ 0, %b.next.10 ], [ %r.rd75.1, %b.L__BB40_10 ], [ %r.rd68.0, %b.next.13 ]
  %v70 = icmp slt i64 %r.rd75.0, %i.p1
  %v71 = icmp sge i64 %r.rd75.0, %i.p1
  %v73 = icmp slt i64 %r.rd71.1, 1
  %v74 = or i1 %v73, %v71
  br i1 %v74, label %b.L__BB40_14, label %b.L__BB40_13
b.L__BB40_13:
  %r.rd71.3 = phi i64 [ %v91, %b.L__BB40_13 ], [ %r.rd71.1, %b.L__BB40_12 ]
  %r.rd75.3 = phi i64 [ %v89, %b.L__BB40_13 ], [ %r.rd75.0, %b.L__BB40_12 ]
  %v77 = add i64 %r.rd75.3, %i.p0
  %v78 = inttoptr i64 %v77 to ptr
  %v79 = load i8, ptr %v78, align 1
  %v83 = icmp sgt i8 %v79, -1
  %v84 = icmp ult i8 %v79, -32
  %v85 = icmp ult i8 %v79, -16
  %v86 = select i1 %v85, i64 3, i64 4
  %v87 = select i1 %v84, i64 2, i64 %v86
  %v88 = select i1 %v83, i64 1, i64 %v87
  %v89 = add i64 %v88, %r.rd75.3
  %v91 = add nsw i64 %r.rd71.3, -1
  %v93 = icmp slt i64 %v89, %i.p1
  %v94 = icmp sgt i64 %r.rd71.3, 1
  %v95 = and i1 %v94, %v93
  br i1 %v95, label %b.L__BB40_13, label %b.L__BB40_14
b.L__BB40_14:
  %r.rd75.2 = phi i64 [ %r.rd75.0, %b.L__BB40_12 ], [ %v89, %b.L__BB40_13 ]
  %r.p30.0 = phi i1 [ %v70, %b.L__BB40_12 ], [ %v93, %b.L__BB40_13 ]
  %v99 = select i1 %r.p30.0, i64 %r.rd75.2, i64 %i.p1
  br label %b.L__BB40_15
b.L__BB40_15:
  %r.rd76.0 = phi i64 [ %i.p1, %b.L__BB40_7 ], [ %v99, %b.L__BB40_14 ]
  %v102 = add i64 %r.rd76.0, %i.p0
  %v104.not = icmp slt i64 %r.rd76.0, %i.p1
  br i1 %v104.not, label %b.next.21, label %b.L__BB40_17
b.next.21:
  %v106 = inttoptr i64 %v102 to ptr
  %v107 = load i8, ptr %v106, align 1
  %v111 = icmp sgt i8 %v107, -1
  %v112 = icmp ult i8 %v107, -32
  %v113 = icmp ult i8 %v107, -16
  %v114 = select i1 %v113, i64 3, i64 4
  %v115 = select i1 %v112, i64 2, i64 %v114
  %v116 = select i1 %v111, i64 1, i64 %v115
  br label %b.L__BB40_17
b.L__BB40_17:
  %r.rd77.0 = phi i64 [ 0, %b.L__BB40_15 ], [ %v116, %b.next.21 ]
  %v121 = insertvalue { i64, i64 } poison, i64 %v102, 0
  %v122 = insertvalue { i64, i64 } %v121, i64 %r.rd77.0, 1
  ret { i64, i64 } %v122
}
define internal { i64, i64 } @udf_text_slice_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") alwaysinline nounwind {
start:
  %v1 = or i64 %i.p3, %i.p2
  %isneg = icmp slt i64 %v1, 0
  %v3 = select i1 %isneg, i64 %i.p1, i64 0
  %v4 = icmp slt i64 %i.p2, 0
  %v5 = add i64 %v3, %i.p2
  %v6 = tail call i64 @llvm.smax.i64(i64 %v5, i64 0)
  %v7 = select i1 %v4, i64 %v6, i64 %i.p2
  %v8 = icmp slt i64 %i.p3, 0
  %v9 = add i64 %v3, %i.p3
  %v10 = tail call i64 @llvm.smax.i64(i64 %v9, i64 0)
  %v11 = select i1 %v8, i64 %v10, i64 %i.p3
  %v12 = tail call i64 @llvm.smin.i64(i64 %v11, i64 %i.p1)
  %v14 = icmp sge i64 %v7, %i.p1
  %v15 = icmp sgt i64 %v7, 0
  %v16 = and i1 %v14, %v15
  %v17 = icmp sgt i64 %v7, %i.p1
  %v18 = zext i1 %v17 to i64
  %v19 = add i64 %i.p1, %v18
  %minmaxop = select i1 %v16, i64 %v19, i64 %v7
  %v21 = tail call i64 @llvm.smin.i64(i64 %minmaxop, i64 %i.p1)
  %v22 = sub i64 %v12, %v21
  %v23 = tail call i64 @llvm.smax.i64(i64 %v22, i64 0)
  %v24 = add i64 %v21, %i.p0
  %v27 = insertvalue { i64, i64 } poison, i64 %v24, 0
  %v28 = insertvalue { i64, i64 } %v27, i64 %v23, 1
  ret { i64, i64 } %v28
}
define internal { i64, i64 } @udf_text_slice_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = or i64 %i.p3, %i.p2
  %v2 = icmp sgt i64 %v1, -1
  br i1 %v2, label %b.L__BB42_6, label %b.next.0
b.next.0:
  %v4 = icmp slt i64 %i.p1, 8
  br i1 %v4, label %b.L__BB42_4, label %b.L__BB42_3
b.L__BB42_3:
  %r.rd114.0 = phi i64 [ %v21, %b.L__BB42_3 ], [ 0, %b.next.0 ]
  %r.rd120.2 = phi i64 [ %v20, %b.L__BB42_3 ], [ %i.p1, %b.next.0 ]
  %v8 = add i64 %r.rd114.0, %i.p0
  %at.i55 = inttoptr i64 %v8 to ptr
  %word.i56 = load i64, ptr %at.i55, align 1
  %v11 = lshr i64 %word.i56, 7
  %v12 = lshr i64 %word.i56, 6
  %v13 = and i64 %v12, 72340172838076673
  %v14 = xor i64 %v13, 72340172838076673
  %v15 = and i64 %v14, %v11
  %v16 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v15)
  %v20 = sub i64 %r.rd120.2, %v16
  %v21 = add i64 %r.rd114.0, 8
  %v22 = add i64 %r.rd114.0, 16
  %v24.not = icmp sgt i64 %v22, %i.p1
  br i1 %v24.not, label %b.L__BB42_4, label %b.L__BB42_3
b.L__BB42_4:
  %r.rd120.1 = phi i64 [ %i.p1, %b.next.0 ], [ %v20, %b.L__BB42_3 ]
  %r.rd118.0 = phi i64 [ 0, %b.next.0 ], [ %v21, %b.L__BB42_3 ]
  %v27.not = icmp slt i64 %r.rd118.0, %i.p1
  br i1 %v27.not, label %b.L__BB42_5, label %b.L__BB42_6
b.L__BB42_5:
  %r.rd120.3 = phi i64 [ %v38, %b.L__BB42_5 ], [ %r.rd120.1, %b.L__BB42_4 ]
  %r.rd118.1 = phi i64 [ %v39, %b.L__BB42_5 ], [ %r.rd118.0, %b.L__BB42_4 ]
  %v30 = add i64 %r.rd118.1, %i.p0
  %v31 = inttoptr i64 %v30 to ptr
  %v32 = load i8, ptr %v31, align 1
  %v35 = icmp slt i8 %v32, -64
  %v36.neg = sext i1 %v35 to i64
  %v38 = add i64 %r.rd120.3, %v36.neg
  %v39 = add nsw i64 %r.rd118.1, 1
  %v41 = icmp slt i64 %v39, %i.p1
  br i1 %v41, label %b.L__BB42_5, label %b.L__BB42_6
b.L__BB42_6:
  %r.rd120.0 = phi i64 [ 0, %start ], [ %r.rd120.1, %b.L__BB42_4 ], [ %v38, %b.L__BB42_5 ]
  %v44 = add i64 %r.rd120.0, %i.p2
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %i.p2, 0
  %v47 = select i1 %v46, i64 %v45, i64 %i.p2
  %v49 = add i64 %r.rd120.0, %i.p3
  %v50 = tail call i64 @llvm.smax.i64(i64 %v49, i64 0)
  %v51 = icmp slt i64 %i.p3, 0
  %v52 = select i1 %v51, i64 %v50, i64 %i.p3
  %v53 = icmp slt i64 %v52, 8
  %v55 = icmp slt i64 %i.p1, 8
  %v56 = or i1 %v55, %v53
  br i1 %v56, label %b.L__BB42_10, label %b.L__BB42_8
b.L__BB42_8:
  %r.rd121.0 = phi i64 [ %v68, %b.next.11 ], [ 8, %b.L__BB42_6 ]
  %r.rd128.1 = phi i64 [ %r.rd121.0, %b.next.11 ], [ 0, %b.L__BB42_6 ]
  %r.rd124.1 = phi i64 [ %v66, %b.next.11 ], [ %v52, %b.L__BB42_6 ]
  %v60 = add i64 %r.rd128.1, %i.p0
  %at.i52 = inttoptr i64 %v60 to ptr
  %word.i53 = load i64, ptr %at.i52, align 1
  %v63 = and i64 %word.i53, -9187201950435737472
  %v64.not = icmp eq i64 %v63, 0
  br i1 %v64.not, label %b.next.11, label %b.L__BB42_10
b.next.11:
  %v66 = add nsw i64 %r.rd124.1, -8
  %v68 = add nuw i64 %r.rd121.0, 8
  %v70 = icmp sle i64 %v68, %i.p1
  %v71 = icmp sgt i64 %r.rd124.1, 15
  %v72 = and i1 %v70, %v71
  br i1 %v72, label %b.L__BB42_8, label %b.L__BB42_10
b.L__BB42_10:
  %r.rd128.0 = phi i64 [ 0, %b.L__BB42_6 ], [ %r.rd128.1, %b.L__BB42_8 ], [ %r.rd121.0, %b.next.11 ]
  %r.rd124.0 = phi i64 [ %v52, %b.L__BB42_6 ], [ %r.rd124.1, %b.L__BB42_8 ], [ %v66, %b.next.11 ]
  %v75 = icmp slt i64 %r.rd128.0, %i.p1
  %v76 = icmp sge i64 %r.rd128.0, %i.p1
  %v78 = icmp slt i64 %r.rd124.0, 1
  %v79 = or i1 %v76, %v78
  br i1 %v79, label %b.L__BB42_12, label %b.L__BB42_11
b.L__BB42_11:
  %r.rd128.3 = phi i64 [ %v94, %b.L__BB42_11 ], [ %r.rd128.0, %b.L__BB42_10 ]
  %r.rd124.2 = phi i64 [ %v96, %b.L__BB42_11 ], [ %r.rd124.0, %b.L__BB42_10 ]
  %v82 = add i64 %r.rd128.3, %i.p0
  %v83 = inttoptr i64 %v82 to ptr
  %v84 = load i8, ptr %v83, align 1
  %v88 = icmp sgt i8 %v84, -1
  %v89 = icmp ult i8 %v84, -32
  %v90 = icmp ult i8 %v84, -16
  %v91 = select i1 %v90, i64 3, i64 4
  %v92 = select i1 %v89, i64 2, i64 %v91
  %v93 = select i1 %v88, i64 1, i64 %v92
  %v94 = add i64 %v93, %r.rd128.3
  %v96 = add nsw i64 %r.rd124.2, -1
  %v98 = icmp slt i64 %v94, %i.p1
  %v99 = icmp sgt i64 %r.rd124.2, 1
  %v100 = and i1 %v99, %v98
  br i1 %v100, label %b.L__BB42_11, label %b.L__BB42_12
b.L__BB42_12:
  %r.rd128.2 = phi i64 [ %r.rd128.0, %b.L__BB42_10 ], [ %v94, %b.L__BB42_11 ]
  %r.p54.0 = phi i1 [ %v75, %b.L__BB42_10 ], [ %v98, %b.L__BB42_11 ]
  %v106 = icmp slt i64 %v47, 8
  %v108 = or i1 %v55, %v106
  br i1 %v108, label %b.L__BB42_16, label %b.L__BB42_14
b.L__BB42_14:
  %r.rd129.0 = phi i64 [ %v121, %b.next.20 ], [ 8, %b.L__BB42_12 ]
  %r.rd136.1 = phi i64 [ %r.rd129.0, %b.next.20 ], [ 0, %b.L__BB42_12 ]
  %r.rd132.1 = phi i64 [ %v119, %b.next.20 ], [ %v47, %b.L__BB42_12 ]
  %v113 = add i64 %r.rd136.1, %i.p0
  %at.i49 = inttoptr i64 %v113 to ptr
  %word.i50 = load i64, ptr %at.i49, align 1
  %v116 = and i64 %word.i50, -9187201950435737472
  %v117.not = icmp eq i64 %v116, 0
  br i1 %v117.not, label %b.next.20, label %b.L__BB42_16
b.next.20:
  %v119 = add nsw i64 %r.rd132.1, -8
  %v121 = add nuw i64 %r.rd129.0, 8
  %v123 = icmp sle i64 %v121, %i.p1
  %v124 = icmp sgt i64 %r.rd132.1, 15
  %v125 = and i1 %v123, %v124
  br i1 %v125, label %b.L__BB42_14, label %b.L__BB42_16
b.L__BB42_16:
  %r.rd136.0 = phi i64 [ 0, %b.L__BB42_12 ], [ %r.rd136.1, %b.L__BB42_14 ], [ %r.rd129.0, %b.next.20 ]
  %r.rd132.0 = phi i64 [ %v47, %b.L__BB42_12 ], [ %r.rd132.1, %b.L__BB42_14 ], [ %v119, %b.next.20 ]
  %v128 = icmp slt i64 %r.rd136.0, %i.p1
  %v129 = icmp sge i64 %r.rd136.0, %i.p1
  %v131 = icmp slt i64 %r.rd132.0, 1
  %v132 = or i1 %v129, %v131
  br i1 %v132, label %b.L__BB42_18, label %b.L__BB42_17
b.L__BB42_17:
  %r.rd136.3 = phi i64 [ %v147, %b.L__BB42_17 ], [ %r.rd136.0, %b.L__BB42_16 ]
  %r.rd132.2 = phi i64 [ %v149, %b.L__BB42_17 ], [ %r.rd132.0, %b.L__BB42_16 ]
  %v135 = add i64 %r.rd136.3, %i.p0
  %v136 = inttoptr i64 %v135 to ptr
  %v137 = load i8, ptr %v136, align 1
  %v141 = icmp sgt i8 %v137, -1
  %v142 = icmp ult i8 %v137, -32
  %v143 = icmp ult i8 %v137, -16
  %v144 = select i1 %v143, i64 3, i64 4
  %v145 = select i1 %v142, i64 2, i64 %v144
  %v146 = select i1 %v141, i64 1, i64 %v145
  %v147 = add i64 %v146, %r.rd136.3
  %v149 = add nsw i64 %r.rd132.2, -1
  %v151 = icmp slt i64 %v147, %i.p1
  %v152 = icmp sgt i64 %r.rd132.2, 1
  %v153 = and i1 %v152, %v151
  br i1 %v153, label %b.L__BB42_17, label %b.L__BB42_18
b.L__BB42_18:
  %r.rd136.2 = phi i64 [ %r.rd136.0, %b.L__BB42_16 ], [ %v147, %b.L__BB42_17 ]
  %r.p55.0 = phi i1 [ %v128, %b.L__BB42_16 ], [ %v151, %b.L__BB42_17 ]
  %v157 = select i1 %r.p55.0, i64 %r.rd136.2, i64 %i.p1
  %v159 = icmp slt i64 %v47, 1
  %v160 = icmp slt i64 %r.rd136.2, %i.p1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %b.L__BB42_25, label %b.next.27
b.next.27:
  br i1 %v55, label %b.L__BB42_22, label %b.L__BB42_21
b.L__BB42_21:
  %r.rd137.0 = phi i64 [ %v180, %b.L__BB42_21 ], [ 0, %b.next.27 ]
  %r.rd143.1 = phi i64 [ %v179, %b.L__BB42_21 ], [ %i.p1, %b.next.27 ]
  %v167 = add i64 %r.rd137.0, %i.p0
  %at.i = inttoptr i64 %v167 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v170 = lshr i64 %word.i, 7
  %v171 = lshr i64 %word.i, 6
  %v172 = and i64 %v171, 72340172838076673
  %v173 = xor i64 %v172, 72340172838076673
  %v174 = and i64 %v173, %v170
  %v175 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v174)
  %v179 = sub i64 %r.rd143.1, %v175
  %v180 = add i64 %r.rd137.0, 8
  %v181 = add i64 %r.rd137.0, 16
  %v183.not = icmp sgt i64 %v181, %i.p1
  br i1 %v183.not, label %b.L__BB42_22, label %b.L__BB42_21
b.L__BB42_22:
  %r.rd143.0 = phi i64 [ %i.p1, %b.next.27 ], [ %v179, %b.L__BB42_21 ]
  %r.rd141.0 = phi i64 [ 0, %b.next.27 ], [ %v180, %b.L__BB42_21 ]
  %v186.not = icmp slt i64 %r.rd141.0, %i.p1
  br i1 %v186.not, label %b.L__BB42_23, label %b.L__BB42_24
b.L__BB42_23:
  %r.rd143.3 = phi i64 [ %v197, %b.L__BB42_23 ], [ %r.rd143.0, %b.L__BB42_22 ]
  %r.rd141.1 = phi i64 [ %v198, %b.L__BB42_23 ], [ %r.rd141.0, %b.L__BB42_22 ]
  %v189 = add i64 %r.rd141.1, %i.p0
  %v190 = inttoptr i64 %v189 to ptr
  %v191 = load i8, ptr %v190, align 1
  %v194 = icmp slt i8 %v191, -64
  %v195.neg = sext i1 %v194 to i64
  %v197 = add i64 %r.rd143.3, %v195.neg
  %v198 = add nsw i64 %r.rd141.1, 1
  %v200 = icmp slt i64 %v198, %i.p1
  br i1 %v200, label %b.L__BB42_23, label %b.L__BB42_24
b.L__BB42_24:
  %r.rd143.2 = phi i64 [ %r.rd143.0, %b.L__BB42_22 ], [ %v197, %b.L__BB42_23 ]
  %v202 = add i64 %i.p1, 1
  %v205 = icmp sgt i64 %v47, %r.rd143.2
  %v207 = select i1 %v205, i64 %v202, i64 %v157
  br label %b.L__BB42_25
b.L__BB42_25:
  %r.rd144.0 = phi i64 [ %v157, %b.L__BB42_18 ], [ %v207, %b.L__BB42_24 ]
  %v104 = select i1 %r.p54.0, i64 %r.rd128.2, i64 %i.p1
  %v210 = tail call i64 @llvm.smin.i64(i64 %r.rd144.0, i64 %i.p1)
  %v212 = sub i64 %v104, %v210
  %v213 = tail call i64 @llvm.smax.i64(i64 %v212, i64 0)
  %v215 = add i64 %v210, %i.p0
  %v218 = insertvalue { i64, i64 } poison, i64 %v215, 0
  %v219 = insertvalue { i64, i64 } %v218, i64 %v213, 1
  ret { i64, i64 } %v219
}
define internal { i64, i64 } @udf_text_strip_ascii(i64 %"i.p0", i64 %"i.p1", i32 %"i.p2") noinline nounwind {
start:
  %v1 = and i32 %i.p2, 1
  %v2.not = icmp eq i32 %v1, 0
  %v4 = icmp slt i64 %i.p1, 1
  %v5 = or i1 %v4, %v2.not
  br i1 %v5, label %b.L__BB43_7, label %b.L__BB43_2
b.L__BB43_2:
  %r.rd16.1 = phi i64 [ %v29, %b.L__BB43_6 ], [ 0, %start ]
  %v8 = add i64 %r.rd16.1, %i.p0
  %v9 = inttoptr i64 %v8 to ptr
  %v10 = load i8, ptr %v9, align 1
  %v11 = sext i8 %v10 to i16
  %v12 = icmp sgt i8 %v10, -1
  br i1 %v12, label %b.L__BB43_5, label %b.L__BB43_3
b.L__BB43_5:
  %v16 = icmp ne i8 %v10, 32
  %0 = add nsw i16 %v11, -14
  %v18 = icmp ult i16 %0, -5
  %v19 = and i1 %v16, %v18
  %1 = and i8 %v10, 124
  %v21 = icmp ne i8 %1, 28
  %v22 = and i1 %v21, %v19
  br i1 %v22, label %b.L__BB43_7, label %b.L__BB43_6
b.L__BB43_3:
  %v24 = and i16 %v11, 255
  %v25 = icmp eq i8 %v10, -123
  %v27 = icmp eq i16 %v24, 160
  %or.cond = or i1 %v25, %v27
  br i1 %or.cond, label %b.L__BB43_6, label %b.L__BB43_7
b.L__BB43_6:
  %v29 = add nuw nsw i64 %r.rd16.1, 1
  %v31 = icmp slt i64 %v29, %i.p1
  br i1 %v31, label %b.L__BB43_2, label %b.L__BB43_7
b.L__BB43_7:
  %r.rd16.0 = phi i64 [ 0, %start ], [ %r.rd16.1, %b.L__BB43_5 ], [ %i.p1, %b.L__BB43_6 ], [ %r.rd16.1, %b.L__BB43_3 ]
  %v33 = and i32 %i.p2, 2
  %v34 = icmp ne i32 %v33, 0
  %v38.not12 = icmp sgt i64 %i.p1, %r.rd16.0
  %or.cond16 = and i1 %v34, %v38.not12
  br i1 %or.cond16, label %b.next.13, label %b.L__BB43_14
b.next.13:
  %r.rd17.013 = phi i64 [ %v40, %b.L__BB43_9.backedge ], [ %i.p1, %b.L__BB43_7 ]
  %v40 = add nsw i64 %r.rd17.013, -1
  %v42 = add i64 %v40, %i.p0
  %v43 = inttoptr i64 %v42 to ptr
  %v44 = load i8, ptr %v43, align 1
  %v45 = sext i8 %v44 to i16
  %v46 = icmp sgt i8 %v44, -1
  br i1 %v46, label %b.L__BB43_13, label %b.L__BB43_11
b.L__BB43_13:
  %v50 = icmp eq i8 %v44, 32
  %2 = add nsw i16 %v45, -9
  %v52 = icmp ult i16 %2, 5
  %v53 = or i1 %v50, %v52
  %3 = and i8 %v44, 124
  %v55 = icmp eq i8 %3, 28
  %v56 = or i1 %v55, %v53
  br i1 %v56, label %b.L__BB43_9.backedge, label %b.L__BB43_14
b.L__BB43_9.backedge:
  %v38.not = icmp sgt i64 %v40, %r.rd16.0
  br i1 %v38.not, label %b.next.13, label %b.L__BB43_14
b.L__BB43_11:
  %v58 = and i16 %v45, 255
  %v59 = icmp eq i8 %v44, -123
  %v61 = icmp eq i16 %v58, 160
  %or.cond1 = or i1 %v59, %v61
  br i1 %or.cond1, label %b.L__BB43_9.backedge, label %b.L__BB43_14
b.L__BB43_14:
  %r.rd18.0 = phi i64 [ %i.p1, %b.L__BB43_7 ], [ %r.rd17.013, %b.L__BB43_13 ], [ %r.rd16.0, %b.L__BB43_9.backedge ], [ %r.rd17.013, %b.L__BB43_11 ]
  %v64 = sub i64 %r.rd18.0, %r.rd16.0
  %v66 = add i64 %r.rd16.0, %i.p0
  %v69 = insertvalue { i64, i64 } poison, i64 %v66, 0
  %v70 = insertvalue { i64, i64 } %v69, i64 %v64, 1
  ret { i64, i64 } %v70
}
define internal { i64, i64 } @udf_text_strip_utf8(i64 %"i.p0", i64 %"i.p1", i32 %"i.p2") noinline nounwind {
start:
  %v1 = and i32 %i.p2, 1
  %v2.not = icmp eq i32 %v1, 0
  %v4 = icmp slt i64 %i.p1, 1
  %v5 = or i1 %v4, %v2.not
  br i1 %v5, label %b.L__BB44_17, label %b.L__BB44_2
b.L__BB44_2:
  %r.rd20.1 = phi i64 [ %v127, %b.next.18 ], [ 0, %start ]
  %v8 = add i64 %r.rd20.1, %i.p0
  %v9 = inttoptr i64 %v8 to ptr
  %v10 = load i8, ptr %v9, align 1
  %v13 = zext i8 %v10 to i32
  %v14 = icmp sgt i8 %v10, -1
  br i1 %v14, label %b.L__BB44_8, label %b.next.2
b.next.2:
  %v17 = icmp ult i8 %v10, -32
  br i1 %v17, label %b.L__BB44_7, label %b.L__BB44_4
b.L__BB44_7:
  %v22 = getelementptr i8, ptr %v9, i64 1
  %v23 = load i8, ptr %v22, align 1
  %0 = and i8 %v23, 63
  %v25 = zext nneg i8 %0 to i32
  %v19 = shl nuw nsw i32 %v13, 6
  %v37 = and i32 %v19, 1984
  %v42 = or disjoint i32 %v37, %v25
  br label %b.L__BB44_8
b.L__BB44_4:
  %v44 = icmp ult i8 %v10, -16
  %v50 = getelementptr i8, ptr %v9, i64 1
  %v51 = load i8, ptr %v50, align 1
  %v52 = zext i8 %v51 to i32
  %v57 = getelementptr i8, ptr %v9, i64 2
  %v58 = load i8, ptr %v57, align 1
  br i1 %v44, label %b.L__BB44_6, label %b.L__BB44_5
b.L__BB44_6:
  %v46 = shl nuw nsw i32 %v13, 12
  %v47 = and i32 %v46, 61440
  %v53 = shl nuw nsw i32 %v52, 6
  %v54 = and i32 %v53, 4032
  %v55 = or disjoint i32 %v54, %v47
  %1 = and i8 %v58, 63
  %v60 = zext nneg i8 %1 to i32
  %v61 = or disjoint i32 %v55, %v60
  br label %b.L__BB44_8
b.L__BB44_5:
  %v63 = shl nuw nsw i32 %v13, 18
  %v64 = and i32 %v63, 1835008
  %v70 = shl nuw nsw i32 %v52, 12
  %v71 = and i32 %v70, 258048
  %v72 = or disjoint i32 %v71, %v64
  %v76 = zext i8 %v58 to i32
  %v77 = shl nuw nsw i32 %v76, 6
  %v78 = and i32 %v77, 4032
  %v79 = or disjoint i32 %v72, %v78
  %v81 = getelementptr i8, ptr %v9, i64 3
  %v82 = load i8, ptr %v81, align 1
  %2 = and i8 %v82, 63
  %v84 = zext nneg i8 %2 to i32
  %v85 = or disjoint i32 %v79, %v84
  br label %b.L__BB44_8
b.L__BB44_8:
  %r.r69.0 = phi i32 [ %v13, %b.L__BB44_2 ], [ %v42, %b.L__BB44_7 ], [ %v61, %b.L__BB44_6 ], [ %v85, %b.L__BB44_5 ]
  %v87 = icmp ult i32 %r.r69.0, 128
  br i1 %v87, label %b.L__BB44_14, label %b.L__BB44_9
b.L__BB44_14:
  %v89 = add nsw i32 %r.r69.0, -9
  %v90 = icmp ult i32 %v89, 5
  %v91 = icmp eq i32 %r.r69.0, 32
  %v92 = or i1 %v91, %v90
  %v93 = and i32 %r.r69.0, 124
  %v94 = icmp eq i32 %v93, 28
  %v95 = or i1 %v94, %v92
  br label %b.L__BB44_15
b.L__BB44_9:
  switch i32 %r.r69.0, label %b.next.15 [
    i32 5760, label %b.L__BB44_13
    i32 160, label %b.L__BB44_13
    i32 133, label %b.L__BB44_13
  ]
b.next.15:
  %v103 = add nsw i32 %r.r69.0, -8192
  %v104 = icmp ult i32 %v103, 11
  br label %b.L__BB44_13
b.L__BB44_13:
  %r.p61.0 = phi i1 [ true, %b.L__BB44_9 ], [ %v104, %b.next.15 ], [ true, %b.L__BB44_9 ], [ true, %b.L__BB44_9 ]
  %3 = and i32 %r.r69.0, -2
  %v107 = icmp eq i32 %3, 8232
  %v109 = or i1 %v107, %r.p61.0
  %v110 = icmp eq i32 %r.r69.0, 8239
  %v111 = or i1 %v110, %v109
  %v112 = icmp eq i32 %r.r69.0, 8287
  %v113 = or i1 %v112, %v111
  %v114 = icmp eq i32 %r.r69.0, 12288
  %v115 = or i1 %v114, %v113
  br label %b.L__BB44_15
b.L__BB44_15:
  %r.p62.0 = phi i1 [ %v95, %b.L__BB44_14 ], [ %v115, %b.L__BB44_13 ]
  br i1 %r.p62.0, label %b.next.18, label %b.L__BB44_17
b.next.18:
  %v120 = icmp ult i8 %v10, -16
  %v121 = select i1 %v120, i64 3, i64 4
  %v122 = icmp ult i8 %v10, -32
  %v123 = select i1 %v122, i64 2, i64 %v121
  %v125 = select i1 %v14, i64 1, i64 %v123
  %v127 = add i64 %v125, %r.rd20.1
  %v129 = icmp slt i64 %v127, %i.p1
  br i1 %v129, label %b.L__BB44_2, label %b.L__BB44_17
b.L__BB44_17:
  %r.rd20.0 = phi i64 [ 0, %start ], [ %r.rd20.1, %b.L__BB44_15 ], [ %v127, %b.next.18 ]
  %v131 = and i32 %i.p2, 2
  %v132 = icmp eq i32 %v131, 0
  br i1 %v132, label %b.L__BB44_36, label %b.L__BB44_19
b.L__BB44_19:
  %r.rd21.0 = phi i64 [ %v139, %b.L__BB44_35 ], [ %i.p1, %b.L__BB44_17 ]
  %v136.not = icmp sgt i64 %r.rd21.0, %r.rd20.0
  br i1 %v136.not, label %b.L__BB44_21, label %b.L__BB44_36
b.L__BB44_21:
  %r.rd22.0 = phi i64 [ %v139, %b.L__BB44_21 ], [ %r.rd21.0, %b.L__BB44_19 ]
  %v139 = add i64 %r.rd22.0, -1
  %v141 = add i64 %r.rd22.0, %i.p0
  %v142 = inttoptr i64 %v141 to ptr
  %v143 = getelementptr i8, ptr %v142, i64 -1
  %v144 = load i8, ptr %v143, align 1
  %v148 = icmp slt i8 %v144, -64
  br i1 %v148, label %b.L__BB44_21, label %b.next.25
b.next.25:
  %v146.le = zext i8 %v144 to i32
  %v152 = icmp sgt i8 %v144, -1
  br i1 %v152, label %b.L__BB44_28, label %b.next.26
b.next.26:
  %v154 = icmp ult i8 %v144, -32
  br i1 %v154, label %b.L__BB44_27, label %b.L__BB44_24
b.L__BB44_27:
  %v159 = load i8, ptr %v142, align 1
  %4 = and i8 %v159, 63
  %v161 = zext nneg i8 %4 to i32
  %v156 = shl nuw nsw i32 %v146.le, 6
  %v173 = and i32 %v156, 1984
  %v178 = or disjoint i32 %v173, %v161
  br label %b.L__BB44_28
b.L__BB44_24:
  %v180 = icmp ult i8 %v144, -16
  %v186 = load i8, ptr %v142, align 1
  %v187 = zext i8 %v186 to i32
  %v192 = getelementptr i8, ptr %v142, i64 1
  %v193 = load i8, ptr %v192, align 1
  br i1 %v180, label %b.L__BB44_26, label %b.L__BB44_25
b.L__BB44_26:
  %v182 = shl nuw nsw i32 %v146.le, 12
  %v183 = and i32 %v182, 61440
  %v188 = shl nuw nsw i32 %v187, 6
  %v189 = and i32 %v188, 4032
  %v190 = or disjoint i32 %v189, %v183
  %5 = and i8 %v193, 63
  %v195 = zext nneg i8 %5 to i32
  %v196 = or disjoint i32 %v190, %v195
  br label %b.L__BB44_28
b.L__BB44_25:
  %v198 = shl nuw nsw i32 %v146.le, 18
  %v199 = and i32 %v198, 1835008
  %v204 = shl nuw nsw i32 %v187, 12
  %v205 = and i32 %v204, 258048
  %v206 = or disjoint i32 %v205, %v199
  %v210 = zext i8 %v193 to i32
  %v211 = shl nuw nsw i32 %v210, 6
  %v212 = and i32 %v211, 4032
  %v213 = or disjoint i32 %v206, %v212
  %v215 = getelementptr i8, ptr %v142, i64 2
  %v216 = load i8, ptr %v215, align 1
  %6 = and i8 %v216, 63
  %v218 = zext nneg i8 %6 to i32
  %v219 = or disjoint i32 %v213, %v218
  br label %b.L__BB44_28
b.L__BB44_28:
  %r.r70.0 = phi i32 [ %v146.le, %b.next.25 ], [ %v178, %b.L__BB44_27 ], [ %v196, %b.L__BB44_26 ], [ %v219, %b.L__BB44_25 ]
  %v221 = icmp ult i32 %r.r70.0, 128
  br i1 %v221, label %b.L__BB44_34, label %b.L__BB44_29
b.L__BB44_34:
  %v223 = add nsw i32 %r.r70.0, -9
  %v224 = icmp ult i32 %v223, 5
  %v225 = icmp eq i32 %r.r70.0, 32
  %v226 = or i1 %v225, %v224
  %v227 = and i32 %r.r70.0, 124
  %v228 = icmp eq i32 %v227, 28
  %v229 = or i1 %v228, %v226
  br label %b.L__BB44_35
b.L__BB44_29:
  switch i32 %r.r70.0, label %b.next.39 [
    i32 5760, label %b.L__BB44_33
    i32 160, label %b.L__BB44_33
    i32 133, label %b.L__BB44_33
  ]
b.next.39:
  %v237 = add nsw i32 %r.r70.0, -8192
  %v238 = icmp ult i32 %v237, 11
  br label %b.L__BB44_33
b.L__BB44_33:
  %r.p63.0 = phi i1 [ true, %b.L__BB44_29 ], [ %v238, %b.next.39 ], [ true, %b.L__BB44_29 ], [ true, %b.L__BB44_29 ]
  %7 = and i32 %r.r70.0, -2
  %v241 = icmp eq i32 %7, 8232
  %v243 = or i1 %v241, %r.p63.0
  %v244 = icmp eq i32 %r.r70.0, 8239
  %v245 = or i1 %v244, %v243
  %v246 = icmp eq i32 %r.r70.0, 8287
  %v247 = or i1 %v246, %v245
  %v248 = icmp eq i32 %r.r70.0, 12288
  %v249 = or i1 %v248, %v247
  br label %b.L__BB44_35
b.L__BB44_35:
  %r.p64.0 = phi i1 [ %v229, %b.L__BB44_34 ], [ %v249, %b.L__BB44_33 ]
  br i1 %r.p64.0, label %b.L__BB44_19, label %b.L__BB44_36
b.L__BB44_36:
  %r.rd23.0 = phi i64 [ %i.p1, %b.L__BB44_17 ], [ %r.rd21.0, %b.L__BB44_19 ], [ %r.rd21.0, %b.L__BB44_35 ]
  %v253 = sub i64 %r.rd23.0, %r.rd20.0
  %v255 = add i64 %r.rd20.0, %i.p0
  %v258 = insertvalue { i64, i64 } poison, i64 %v255, 0
  %v259 = insertvalue { i64, i64 } %v258, i64 %v253, 1
  ret { i64, i64 } %v259
}
define internal { i64, i64 } @udf_text_strip_of_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i32 %"i.p4") noinline nounwind {
start:
  %v1 = and i32 %i.p4, 1
  %v2.not = icmp eq i32 %v1, 0
  br i1 %v2.not, label %b.L__BB45_8, label %b.L__BB45_2.preheader
b.L__BB45_2.preheader:
  %v9 = icmp slt i64 %i.p3, 1
  %v723 = icmp slt i64 %i.p1, 1
  %v1024 = or i1 %v9, %v723
  br i1 %v1024, label %b.L__BB45_8, label %b.next.2
b.next.2:
  %r.rd31.025 = phi i64 [ %v42, %b.L__BB45_7 ], [ 0, %b.L__BB45_2.preheader ]
  %v13 = add i64 %r.rd31.025, %i.p0
  %v22 = inttoptr i64 %v13 to ptr
  br label %b.L__BB45_4
b.L__BB45_4:
  %r.rd32.0 = phi i64 [ 0, %b.next.2 ], [ %v37, %b.L__BB45_6 ]
  %v16 = add i64 %r.rd32.0, %i.p2
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i8, ptr %v17, align 1
  %v19 = sext i8 %v18 to i16
  %v20 = icmp slt i8 %v18, 0
  br i1 %v20, label %b.L__BB45_6, label %b.next.4
b.next.4:
  %v23 = load i8, ptr %v22, align 1
  %v24 = zext i8 %v23 to i16
  %v27 = icmp eq i16 %v19, %v24
  br i1 %v27, label %b.L__BB45_7, label %b.L__BB45_6
b.L__BB45_6:
  %v29 = icmp sgt i8 %v18, -1
  %v30 = and i16 %v19, 255
  %v31 = icmp samesign ult i16 %v30, 240
  %v32 = select i1 %v31, i64 3, i64 4
  %v33 = icmp samesign ult i16 %v30, 224
  %v34 = select i1 %v33, i64 2, i64 %v32
  %v35 = select i1 %v29, i64 1, i64 %v34
  %v37 = add i64 %v35, %r.rd32.0
  %v39 = icmp slt i64 %v37, %i.p3
  br i1 %v39, label %b.L__BB45_4, label %b.L__BB45_8
b.L__BB45_7:
  %v42 = add nuw nsw i64 %r.rd31.025, 1
  %v7.not = icmp slt i64 %v42, %i.p1
  br i1 %v7.not, label %b.next.2, label %b.L__BB45_8
b.L__BB45_8:
  %r.rd33.0 = phi i64 [ 0, %start ], [ %r.rd31.025, %b.L__BB45_6 ], [ 0, %b.L__BB45_2.preheader ], [ %v42, %b.L__BB45_7 ]
  %v45 = and i32 %i.p4, 2
  %v46 = icmp eq i32 %v45, 0
  %v49 = icmp sge i64 %r.rd33.0, %i.p1
  %v50 = or i1 %v46, %v49
  br i1 %v50, label %b.L__BB45_15, label %b.L__BB45_9.preheader
b.L__BB45_9.preheader:
  %v54 = icmp slt i64 %i.p3, 1
  br label %b.L__BB45_9
b.L__BB45_9:
  %r.rd36.1 = phi i64 [ %v52, %b.L__BB45_14 ], [ %i.p1, %b.L__BB45_9.preheader ]
  %v52 = add nsw i64 %r.rd36.1, -1
  br i1 %v54, label %b.L__BB45_15, label %b.next.13
b.next.13:
  %v57 = add i64 %v52, %i.p0
  %v66 = inttoptr i64 %v57 to ptr
  br label %b.L__BB45_11
b.L__BB45_11:
  %r.rd35.0 = phi i64 [ 0, %b.next.13 ], [ %v81, %b.L__BB45_13 ]
  %v60 = add i64 %r.rd35.0, %i.p2
  %v61 = inttoptr i64 %v60 to ptr
  %v62 = load i8, ptr %v61, align 1
  %v63 = sext i8 %v62 to i16
  %v64 = icmp slt i8 %v62, 0
  br i1 %v64, label %b.L__BB45_13, label %b.next.15
b.next.15:
  %v67 = load i8, ptr %v66, align 1
  %v68 = zext i8 %v67 to i16
  %v71 = icmp eq i16 %v63, %v68
  br i1 %v71, label %b.L__BB45_14, label %b.L__BB45_13
b.L__BB45_13:
  %v73 = icmp sgt i8 %v62, -1
  %v74 = and i16 %v63, 255
  %v75 = icmp samesign ult i16 %v74, 240
  %v76 = select i1 %v75, i64 3, i64 4
  %v77 = icmp samesign ult i16 %v74, 224
  %v78 = select i1 %v77, i64 2, i64 %v76
  %v79 = select i1 %v73, i64 1, i64 %v78
  %v81 = add i64 %v79, %r.rd35.0
  %v83 = icmp slt i64 %v81, %i.p3
  br i1 %v83, label %b.L__BB45_11, label %b.L__BB45_15
b.L__BB45_14:
  %v86 = icmp sgt i64 %v52, %r.rd33.0
  br i1 %v86, label %b.L__BB45_9, label %b.L__BB45_15
b.L__BB45_15:
  %r.rd36.0 = phi i64 [ %i.p1, %b.L__BB45_8 ], [ %r.rd36.1, %b.L__BB45_13 ], [ %r.rd33.0, %b.L__BB45_14 ], [ %i.p1, %b.L__BB45_9 ]
  %v89 = sub i64 %r.rd36.0, %r.rd33.0
  %v91 = add i64 %r.rd33.0, %i.p0
  %v94 = insertvalue { i64, i64 } poison, i64 %v91, 0
  %v95 = insertvalue { i64, i64 } %v94, i64 %v89, 1
  ret { i64, i64 } %v95
}
define internal { i64, i64 } @udf_text_strip_of_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i32 %"i.p4") noinline nounwind {
start:
  %v1 = and i32 %i.p4, 1
  %v2.not = icmp eq i32 %v1, 0
  %v4 = icmp slt i64 %i.p1, 1
  %v5 = or i1 %v4, %v2.not
  br i1 %v5, label %b.L__BB46_10, label %b.L__BB46_2.preheader
b.L__BB46_2.preheader:
  %v21 = icmp slt i64 %i.p3, 1
  br label %b.L__BB46_2
b.L__BB46_2:
  %r.rd53.1 = phi i64 [ %v61, %b.L__BB46_9 ], [ 0, %b.L__BB46_2.preheader ]
  %v8 = add i64 %r.rd53.1, %i.p0
  %v9 = inttoptr i64 %v8 to ptr
  %v10 = load i8, ptr %v9, align 1
  %v14 = icmp sgt i8 %v10, -1
  %v15 = icmp ult i8 %v10, -32
  %v16 = icmp ult i8 %v10, -16
  %v17 = select i1 %v16, i64 3, i64 4
  %v18 = select i1 %v15, i64 2, i64 %v17
  %v19 = select i1 %v14, i64 1, i64 %v18
  br i1 %v21, label %b.L__BB46_10, label %b.L__BB46_4
b.L__BB46_4:
  %r.rd51.0 = phi i64 [ %v56, %b.L__BB46_7 ], [ 0, %b.L__BB46_2 ]
  %v24 = add i64 %r.rd51.0, %i.p2
  %v25 = inttoptr i64 %v24 to ptr
  %v26 = load i8, ptr %v25, align 1
  %v30 = icmp sgt i8 %v26, -1
  %v31 = icmp ult i8 %v26, -32
  %v32 = icmp ult i8 %v26, -16
  %v33 = select i1 %v32, i64 3, i64 4
  %v34 = select i1 %v31, i64 2, i64 %v33
  %v35 = select i1 %v30, i64 1, i64 %v34
  %v37.not = icmp eq i64 %v35, %v19
  br i1 %v37.not, label %b.L__BB46_6, label %b.L__BB46_7
b.L__BB46_6:
  %r.rd52.0 = phi i64 [ %v50, %b.L__BB46_8 ], [ 0, %b.L__BB46_4 ]
  %v40 = add i64 %r.rd52.0, %v8
  %v41 = inttoptr i64 %v40 to ptr
  %v42 = load i8, ptr %v41, align 1
  %v45 = add i64 %r.rd52.0, %v24
  %v46 = inttoptr i64 %v45 to ptr
  %v47 = load i8, ptr %v46, align 1
  %v49 = icmp eq i8 %v47, %v42
  br i1 %v49, label %b.L__BB46_8, label %b.L__BB46_7
b.L__BB46_8:
  %v50 = add nuw nsw i64 %r.rd52.0, 1
  %v53 = icmp samesign ult i64 %v50, %v19
  br i1 %v53, label %b.L__BB46_6, label %b.L__BB46_9
b.L__BB46_7:
  %v56 = add i64 %v35, %r.rd51.0
  %v58 = icmp slt i64 %v56, %i.p3
  br i1 %v58, label %b.L__BB46_4, label %b.L__BB46_10
b.L__BB46_9:
  %v61 = add i64 %v19, %r.rd53.1
  %v63 = icmp slt i64 %v61, %i.p1
  br i1 %v63, label %b.L__BB46_2, label %b.L__BB46_10
b.L__BB46_10:
  %r.rd53.0 = phi i64 [ 0, %start ], [ %r.rd53.1, %b.L__BB46_7 ], [ %v61, %b.L__BB46_9 ], [ 0, %b.L__BB46_2 ]
  %v65 = and i32 %i.p4, 2
  %v66 = icmp eq i32 %v65, 0
  %v69 = icmp sge i64 %r.rd53.0, %i.p1
  %v70 = or i1 %v66, %v69
  br i1 %v70, label %b.L__BB46_21, label %b.next.14
b.next.14:
  %v72 = add i64 %i.p0, -1
  %v84 = icmp slt i64 %i.p3, 1
  br label %b.L__BB46_12.outer
b.L__BB46_12.outer:
  %r.rd58.1.ph = phi i64 [ %v75, %b.L__BB46_20 ], [ %i.p1, %b.next.14 ]
  br label %b.L__BB46_12
b.L__BB46_12:
  %r.rd55.0 = phi i64 [ %v75, %b.L__BB46_12 ], [ %r.rd58.1.ph, %b.L__BB46_12.outer ]
  %v75 = add i64 %r.rd55.0, -1
  %v77 = add i64 %v75, %i.p0
  %v78 = inttoptr i64 %v77 to ptr
  %v79 = load i8, ptr %v78, align 1
  %v82 = icmp slt i8 %v79, -64
  br i1 %v82, label %b.L__BB46_12, label %b.next.16
b.next.16:
  %v88 = icmp ult i8 %v79, -16
  %v89 = select i1 %v88, i64 3, i64 4
  %v90 = icmp ult i8 %v79, -32
  %v91 = select i1 %v90, i64 2, i64 %v89
  %v92 = icmp sgt i8 %v79, -1
  %v93 = select i1 %v92, i64 1, i64 %v91
  br i1 %v84, label %b.L__BB46_21, label %b.next.17
b.next.17:
  %v96 = add i64 %v72, %r.rd55.0
  br label %b.L__BB46_15
b.L__BB46_15:
  %r.rd56.0 = phi i64 [ 0, %b.next.17 ], [ %v131, %b.L__BB46_18 ]
  %v99 = add i64 %r.rd56.0, %i.p2
  %v100 = inttoptr i64 %v99 to ptr
  %v101 = load i8, ptr %v100, align 1
  %v105 = icmp sgt i8 %v101, -1
  %v106 = icmp ult i8 %v101, -32
  %v107 = icmp ult i8 %v101, -16
  %v108 = select i1 %v107, i64 3, i64 4
  %v109 = select i1 %v106, i64 2, i64 %v108
  %v110 = select i1 %v105, i64 1, i64 %v109
  %v112.not = icmp eq i64 %v110, %v93
  br i1 %v112.not, label %b.L__BB46_17, label %b.L__BB46_18
b.L__BB46_17:
  %r.rd57.0 = phi i64 [ %v125, %b.L__BB46_19 ], [ 0, %b.L__BB46_15 ]
  %v115 = add i64 %v96, %r.rd57.0
  %v116 = inttoptr i64 %v115 to ptr
  %v117 = load i8, ptr %v116, align 1
  %v120 = add i64 %r.rd57.0, %v99
  %v121 = inttoptr i64 %v120 to ptr
  %v122 = load i8, ptr %v121, align 1
  %v124 = icmp eq i8 %v122, %v117
  br i1 %v124, label %b.L__BB46_19, label %b.L__BB46_18
b.L__BB46_19:
  %v125 = add nuw nsw i64 %r.rd57.0, 1
  %v128 = icmp samesign ult i64 %v125, %v93
  br i1 %v128, label %b.L__BB46_17, label %b.L__BB46_20
b.L__BB46_18:
  %v131 = add i64 %v110, %r.rd56.0
  %v133 = icmp slt i64 %v131, %i.p3
  br i1 %v133, label %b.L__BB46_15, label %b.L__BB46_21
b.L__BB46_20:
  %v136 = icmp sgt i64 %v75, %r.rd53.0
  br i1 %v136, label %b.L__BB46_12.outer, label %b.L__BB46_21
b.L__BB46_21:
  %r.rd58.0 = phi i64 [ %i.p1, %b.L__BB46_10 ], [ %r.rd58.1.ph, %b.L__BB46_18 ], [ %v75, %b.L__BB46_20 ], [ %i.p1, %b.next.16 ]
  %v139 = sub i64 %r.rd58.0, %r.rd53.0
  %v141 = add i64 %r.rd53.0, %i.p0
  %v144 = insertvalue { i64, i64 } poison, i64 %v141, 0
  %v145 = insertvalue { i64, i64 } %v144, i64 %v139, 1
  ret { i64, i64 } %v145
}
define internal { i64 } @udf_text_ord_ascii(i64 %"i.p0", i64 %"i.p1") alwaysinline nounwind {
start:
  %v1.not = icmp eq i64 %i.p1, 1
  br i1 %v1.not, label %b.next.0, label %b.L__BB47_2
b.next.0:
  %v3 = inttoptr i64 %i.p0 to ptr
  %v4 = load i8, ptr %v3, align 1
  %v5 = zext i8 %v4 to i64
  br label %b.L__BB47_2
b.L__BB47_2:
  %r.rd6.0 = phi i64 [ -1, %start ], [ %v5, %b.next.0 ]
  %v8 = insertvalue { i64 } poison, i64 %r.rd6.0, 0
  ret { i64 } %v8
}
define internal { i64 } @udf_text_ord_utf8(i64 %"i.p0", i64 %"i.p1") alwaysinline nounwind {
start:
  %v1 = icmp eq i64 %i.p1, 0
  br i1 %v1, label %b.L__BB48_9, label %b.next.0
b.next.0:
  %v3 = inttoptr i64 %i.p0 to ptr
  %v4 = load i8, ptr %v3, align 1
  %v8 = zext i8 %v4 to i32
  %v9 = icmp sgt i8 %v4, -1
  %v10 = icmp ult i8 %v4, -32
  %v11 = icmp ult i8 %v4, -16
  %v12 = select i1 %v11, i64 3, i64 4
  %v13 = select i1 %v10, i64 2, i64 %v12
  %v14 = select i1 %v9, i64 1, i64 %v13
  %v16.not = icmp eq i64 %v14, %i.p1
  br i1 %v16.not, label %b.next.1, label %b.L__BB48_9
b.next.1:
  br i1 %v9, label %b.L__BB48_8, label %b.next.2
b.next.2:
  %v23 = getelementptr i8, ptr %v3, i64 1
  %v24 = load i8, ptr %v23, align 1
  br i1 %v10, label %b.L__BB48_7, label %b.L__BB48_4
b.L__BB48_7:
  %0 = and i8 %v24, 63
  %v26 = zext nneg i8 %0 to i32
  %v20 = shl nuw nsw i32 %v8, 6
  %v38 = and i32 %v20, 1984
  %v43 = or disjoint i32 %v38, %v26
  br label %b.L__BB48_8
b.L__BB48_4:
  %v52 = zext i8 %v24 to i32
  %v57 = getelementptr i8, ptr %v3, i64 2
  %v58 = load i8, ptr %v57, align 1
  br i1 %v11, label %b.L__BB48_6, label %b.L__BB48_5
b.L__BB48_6:
  %v46 = shl nuw nsw i32 %v8, 12
  %v47 = and i32 %v46, 61440
  %v53 = shl nuw nsw i32 %v52, 6
  %v54 = and i32 %v53, 4032
  %v55 = or disjoint i32 %v54, %v47
  %1 = and i8 %v58, 63
  %v60 = zext nneg i8 %1 to i32
  %v61 = or disjoint i32 %v55, %v60
  br label %b.L__BB48_8
b.L__BB48_5:
  %v63 = shl nuw nsw i32 %v8, 18
  %v64 = and i32 %v63, 1835008
  %v70 = shl nuw nsw i32 %v52, 12
  %v71 = and i32 %v70, 258048
  %v72 = or disjoint i32 %v71, %v64
  %v76 = zext i8 %v58 to i32
  %v77 = shl nuw nsw i32 %v76, 6
  %v78 = and i32 %v77, 4032
  %v79 = or disjoint i32 %v72, %v78
  %v81 = getelementptr i8, ptr %v3, i64 3
  %v82 = load i8, ptr %v81, align 1
  %2 = and i8 %v82, 63
  %v84 = zext nneg i8 %2 to i32
  %v85 = or disjoint i32 %v79, %v84
  br label %b.L__BB48_8
b.L__BB48_8:
  %r.r29.0 = phi i32 [ %v8, %b.next.1 ], [ %v43, %b.L__BB48_7 ], [ %v61, %b.L__BB48_6 ], [ %v85, %b.L__BB48_5 ]
  %v87 = zext nneg i32 %r.r29.0 to i64
  br label %b.L__BB48_9
b.L__BB48_9:
  %r.rd10.0 = phi i64 [ -1, %start ], [ -1, %b.next.0 ], [ %v87, %b.L__BB48_8 ]
  %v90 = insertvalue { i64 } poison, i64 %r.rd10.0, 0
  ret { i64 } %v90
}
define internal { i64, i64 } @udf_text_int_ascii(i64 %"i.p0", i64 %"i.p1", i32 %"i.p2") noinline nounwind {
start:
  %v1 = sext i32 %i.p2 to i64
  %v2 = icmp slt i64 %i.p1, 1
  br i1 %v2, label %b.L__BB49_9.preheader, label %b.L__BB49_2
b.L__BB49_2:
  %r.rd63.1 = phi i64 [ %v33, %b.next.8 ], [ 0, %start ]
  %v10 = add i64 %r.rd63.1, %i.p0
  %v11 = inttoptr i64 %v10 to ptr
  %v12 = load i8, ptr %v11, align 1
  %v15 = zext i8 %v12 to i32
  %v16 = icmp sgt i8 %v12, -1
  br i1 %v16, label %b.L__BB49_6, label %b.next.5
b.next.5:
  %v5 = icmp eq i8 %v12, -123
  %v7 = icmp eq i8 %v12, -96
  %or.cond = or i1 %v5, %v7
  br label %b.L__BB49_7
b.L__BB49_6:
  %v18 = icmp eq i8 %v12, 32
  %0 = add nsw i8 %v12, -9
  %v21 = icmp ult i8 %0, 5
  %v22 = or i1 %v18, %v21
  %v23 = and i32 %v15, 124
  %v24 = icmp eq i32 %v23, 28
  %v25 = or i1 %v24, %v22
  br label %b.L__BB49_7
b.L__BB49_7:
  %r.p72.0 = phi i1 [ %v25, %b.L__BB49_6 ], [ %or.cond, %b.next.5 ]
  %v27 = and i32 %v15, 252
  %v28 = icmp ne i32 %v27, 28
  %v31.not = and i1 %v28, %r.p72.0
  br i1 %v31.not, label %b.next.8, label %b.L__BB49_9.preheader
b.next.8:
  %v33 = add nuw nsw i64 %r.rd63.1, 1
  %v35 = icmp slt i64 %v33, %i.p1
  br i1 %v35, label %b.L__BB49_2, label %b.L__BB49_9.preheader
b.L__BB49_9.preheader:
  %r.rd63.0.ph = phi i64 [ 0, %start ], [ %i.p1, %b.next.8 ], [ %r.rd63.1, %b.L__BB49_7 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %r.rd63.0.ph, i64 %i.p1)
  br label %b.L__BB49_9
b.L__BB49_9:
  %r.rd64.0 = phi i64 [ %v40, %b.L__BB49_15 ], [ %i.p1, %b.L__BB49_9.preheader ]
  %v38.not = icmp sgt i64 %r.rd64.0, %r.rd63.0.ph
  br i1 %v38.not, label %b.next.11, label %b.L__BB49_16
b.next.11:
  %v40 = add nsw i64 %r.rd64.0, -1
  %v42 = add i64 %v40, %i.p0
  %v43 = inttoptr i64 %v42 to ptr
  %v44 = load i8, ptr %v43, align 1
  %v47 = zext i8 %v44 to i32
  %v48 = icmp sgt i8 %v44, -1
  br i1 %v48, label %b.L__BB49_14, label %b.L__BB49_11
b.L__BB49_14:
  %v50 = icmp eq i8 %v44, 32
  %1 = add nsw i8 %v44, -9
  %v53 = icmp ult i8 %1, 5
  %v54 = or i1 %v50, %v53
  %v55 = and i32 %v47, 124
  %v56 = icmp eq i32 %v55, 28
  %v57 = or i1 %v56, %v54
  br label %b.L__BB49_15
b.L__BB49_15:
  %r.p73.0 = phi i1 [ %v57, %b.L__BB49_14 ], [ %or.cond1, %b.L__BB49_11 ]
  %v59 = and i32 %v47, 252
  %v60 = icmp ne i32 %v59, 28
  %v62 = and i1 %v60, %r.p73.0
  br i1 %v62, label %b.L__BB49_9, label %b.L__BB49_16
b.L__BB49_11:
  %v65 = icmp eq i8 %v44, -123
  %v67 = icmp eq i8 %v44, -96
  %or.cond1 = or i1 %v65, %v67
  br label %b.L__BB49_15
b.L__BB49_16:
  %r.rd64.0.lcssa = phi i64 [ %r.rd64.0, %b.L__BB49_15 ], [ %smin, %b.L__BB49_9 ]
  %v70 = add i64 %r.rd63.0.ph, %i.p0
  %v72 = sub i64 %r.rd64.0.lcssa, %r.rd63.0.ph
  %v73 = icmp eq i64 %r.rd64.0.lcssa, %r.rd63.0.ph
  br i1 %v73, label %b.L__BB49_18, label %b.next.20
b.next.20:
  %v75 = inttoptr i64 %v70 to ptr
  %v76 = load i8, ptr %v75, align 1
  %v78 = icmp eq i8 %v76, 45
  br label %b.L__BB49_18
b.L__BB49_18:
  %r.p74.0 = phi i1 [ false, %b.L__BB49_16 ], [ %v78, %b.next.20 ]
  br i1 %v73, label %b.L__BB49_21, label %b.next.22
b.next.22:
  %v81 = inttoptr i64 %v70 to ptr
  %v82 = load i8, ptr %v81, align 1
  %v84 = icmp eq i8 %v82, 45
  br i1 %v84, label %b.L__BB49_21, label %b.next.23
b.next.23:
  %v86 = icmp eq i8 %v82, 43
  %v87 = zext i1 %v86 to i64
  br label %b.L__BB49_21
b.L__BB49_21:
  %r.rd68.0 = phi i64 [ 0, %b.L__BB49_18 ], [ 1, %b.next.22 ], [ %v87, %b.next.23 ]
  %v89 = add nuw nsw i64 %r.rd68.0, 1
  %v91.not = icmp slt i64 %v89, %v72
  %v93 = add i64 %r.rd68.0, %v70
  br i1 %v91.not, label %b.next.25, label %b.L__BB49_24
b.next.25:
  %v95 = inttoptr i64 %v93 to ptr
  %v96 = load i8, ptr %v95, align 1
  %v98.not = icmp eq i8 %v96, 48
  br i1 %v98.not, label %b.next.26, label %b.L__BB49_24
b.next.26:
  %v101 = getelementptr i8, ptr %v95, i64 1
  %v102 = load i8, ptr %v101, align 1
  %2 = or i8 %v102, 32
  %v106 = icmp eq i8 %2, 120
  %v107 = icmp eq i8 %2, 111
  %v108 = icmp eq i8 %2, 98
  %v109 = select i1 %v108, i64 2, i64 0
  %v110 = select i1 %v107, i64 8, i64 %v109
  %v111 = select i1 %v106, i64 16, i64 %v110
  br label %b.L__BB49_24
b.L__BB49_24:
  %r.rd66.0 = phi i64 [ 0, %b.L__BB49_21 ], [ 0, %b.next.25 ], [ %v111, %b.next.26 ]
  %v114 = icmp eq i64 %r.rd66.0, %v1
  %v116 = icmp eq i32 %i.p2, 0
  %v117 = or i1 %v116, %v114
  %v118 = icmp ne i64 %r.rd66.0, 0
  %v119 = and i1 %v118, %v117
  br i1 %v119, label %b.L__BB49_28, label %b.L__BB49_25
b.L__BB49_28:
  %v121 = or disjoint i64 %r.rd68.0, 2
  %v123.not = icmp slt i64 %v121, %v72
  br i1 %v123.not, label %b.next.30, label %b.L__BB49_30
b.next.30:
  %v125 = inttoptr i64 %v93 to ptr
  %v126 = getelementptr i8, ptr %v125, i64 2
  %v127 = load i8, ptr %v126, align 1
  %v129 = icmp eq i8 %v127, 95
  %v130 = zext i1 %v129 to i64
  br label %b.L__BB49_30
b.L__BB49_30:
  %r.rd67.0 = phi i64 [ 0, %b.L__BB49_28 ], [ %v130, %b.next.30 ]
  %v133 = add nuw nsw i64 %r.rd67.0, %v121
  br label %b.L__BB49_31
b.L__BB49_25:
  br i1 %v116, label %b.next.33, label %b.L__BB49_31
b.next.33:
  %v139.not = icmp slt i64 %r.rd68.0, %v72
  br i1 %v139.not, label %b.next.34, label %b.L__BB49_31
b.next.34:
  %v141 = inttoptr i64 %v93 to ptr
  %v142 = load i8, ptr %v141, align 1
  %v144 = icmp eq i8 %v142, 48
  br label %b.L__BB49_31
b.L__BB49_31:
  %r.rd68.1 = phi i64 [ %v133, %b.L__BB49_30 ], [ %r.rd68.0, %b.L__BB49_25 ], [ %r.rd68.0, %b.next.33 ], [ %r.rd68.0, %b.next.34 ]
  %r.rd69.0 = phi i64 [ %r.rd66.0, %b.L__BB49_30 ], [ %v1, %b.L__BB49_25 ], [ 10, %b.next.33 ], [ 10, %b.next.34 ]
  %r.rs30.0 = phi i1 [ false, %b.L__BB49_30 ], [ false, %b.L__BB49_25 ], [ false, %b.next.33 ], [ %v144, %b.next.34 ]
  %v148.not = icmp slt i64 %r.rd68.1, %v72
  br i1 %v148.not, label %b.next.36, label %b.L__BB49_40
b.next.36:
  %v150 = select i1 %r.p74.0, i64 -9223372036854775808, i64 9223372036854775807
  br label %b.L__BB49_33
b.L__BB49_33:
  %r.rd68.2 = phi i64 [ %r.rd68.1, %b.next.36 ], [ %v205, %b.L__BB49_36 ]
  %r.rs31.0 = phi i16 [ 0, %b.next.36 ], [ %r.rs31.1, %b.L__BB49_36 ]
  %r.rd72.0 = phi i64 [ 0, %b.next.36 ], [ %r.rd72.1, %b.L__BB49_36 ]
  %r.rs33.0 = phi i16 [ 0, %b.next.36 ], [ %r.rs33.1, %b.L__BB49_36 ]
  %v153 = add i64 %r.rd68.2, %v70
  %v154 = inttoptr i64 %v153 to ptr
  %v155 = load i8, ptr %v154, align 1
  %v157 = icmp eq i8 %v155, 95
  %v160 = icmp ne i16 %r.rs31.0, 0
  %v161 = and i1 %v160, %v157
  br i1 %v161, label %b.L__BB49_36, label %b.next.38
b.next.38:
  %v164 = zext i8 %v155 to i32
  %v165 = add nsw i32 %v164, -48
  %v166 = icmp ult i32 %v165, 10
  %v167 = or i32 %v164, 32
  %v168 = add nsw i32 %v167, -97
  %v169 = icmp ult i32 %v168, 26
  %v170 = add nsw i32 %v167, -87
  %v171 = select i1 %v169, i32 %v170, i32 99
  %v172 = select i1 %v166, i32 %v165, i32 %v171
  %v173 = sext i32 %v172 to i64
  %v175.not = icmp ugt i64 %r.rd69.0, %v173
  br i1 %v175.not, label %b.next.39, label %b.L__BB49_40
b.next.39:
  %umul = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %r.rd72.0, i64 %r.rd69.0)
  %3 = extractvalue { i64, i1 } %umul, 1
  %4 = zext i1 %3 to i16
  %v19136 = or i16 %r.rs33.0, %4
  %v192 = icmp ne i16 %v19136, 0
  %v193 = mul i64 %r.rd72.0, %r.rd69.0
  %v195 = add i64 %v193, %v173
  %v196 = icmp ult i64 %v195, %v193
  %v198 = icmp ugt i64 %v195, %v150
  %v199 = or i1 %v196, %v198
  %v200 = or i1 %v192, %v199
  %v201 = zext i1 %v200 to i16
  %v202 = icmp ne i64 %v195, 0
  %v203 = and i1 %r.rs30.0, %v202
  br i1 %v203, label %b.L__BB49_40, label %b.L__BB49_36
b.L__BB49_36:
  %r.rs31.1 = phi i16 [ 0, %b.L__BB49_33 ], [ 1, %b.next.39 ]
  %r.rd72.1 = phi i64 [ %r.rd72.0, %b.L__BB49_33 ], [ %v195, %b.next.39 ]
  %r.rs33.1 = phi i16 [ %r.rs33.0, %b.L__BB49_33 ], [ %v201, %b.next.39 ]
  %v205 = add nuw nsw i64 %r.rd68.2, 1
  %v207 = icmp slt i64 %v205, %v72
  br i1 %v207, label %b.L__BB49_33, label %b.next.42
b.next.42:
  br i1 %v161, label %b.L__BB49_40, label %b.next.43
b.next.43:
  %v212.not = icmp eq i16 %r.rs33.1, 0
  br i1 %v212.not, label %b.next.44, label %b.L__BB49_40
b.next.44:
  %v214 = sub i64 0, %r.rd72.1
  %v216 = select i1 %r.p74.0, i64 %v214, i64 %r.rd72.1
  br label %b.L__BB49_40
b.L__BB49_40:
  %r.rd73.0 = phi i64 [ 0, %b.L__BB49_31 ], [ 0, %b.next.42 ], [ 0, %b.next.43 ], [ %v216, %b.next.44 ], [ 0, %b.next.38 ], [ 0, %b.next.39 ]
  %r.rd74.0 = phi i64 [ 1, %b.L__BB49_31 ], [ 1, %b.next.42 ], [ 2, %b.next.43 ], [ 0, %b.next.44 ], [ 1, %b.next.38 ], [ 1, %b.next.39 ]
  %v221 = insertvalue { i64, i64 } poison, i64 %r.rd73.0, 0
  %v222 = insertvalue { i64, i64 } %v221, i64 %r.rd74.0, 1
  ret { i64, i64 } %v222
}
define internal { i64, i64 } @udf_text_int_utf8(i64 %"i.p0", i64 %"i.p1", i32 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = sext i32 %i.p2 to i64
  %v2 = icmp slt i64 %i.p1, 1
  br i1 %v2, label %b.L__BB50_17.preheader, label %b.L__BB50_2
b.L__BB50_2:
  %r.rd82.1 = phi i64 [ %v128, %b.next.18 ], [ 0, %start ]
  %v5 = add i64 %r.rd82.1, %i.p0
  %v6 = inttoptr i64 %v5 to ptr
  %v7 = load i8, ptr %v6, align 1
  %v10 = zext i8 %v7 to i32
  %v11 = icmp sgt i8 %v7, -1
  br i1 %v11, label %b.L__BB50_8, label %b.next.2
b.next.2:
  %v14 = icmp ult i8 %v7, -32
  br i1 %v14, label %b.L__BB50_7, label %b.L__BB50_4
b.L__BB50_7:
  %v19 = getelementptr i8, ptr %v6, i64 1
  %v20 = load i8, ptr %v19, align 1
  %0 = and i8 %v20, 63
  %v22 = zext nneg i8 %0 to i32
  %v16 = shl nuw nsw i32 %v10, 6
  %v34 = and i32 %v16, 1984
  %v39 = or disjoint i32 %v34, %v22
  br label %b.L__BB50_8
b.L__BB50_4:
  %v41 = icmp ult i8 %v7, -16
  %v47 = getelementptr i8, ptr %v6, i64 1
  %v48 = load i8, ptr %v47, align 1
  %v49 = zext i8 %v48 to i32
  %v54 = getelementptr i8, ptr %v6, i64 2
  %v55 = load i8, ptr %v54, align 1
  br i1 %v41, label %b.L__BB50_6, label %b.L__BB50_5
b.L__BB50_6:
  %v43 = shl nuw nsw i32 %v10, 12
  %v44 = and i32 %v43, 61440
  %v50 = shl nuw nsw i32 %v49, 6
  %v51 = and i32 %v50, 4032
  %v52 = or disjoint i32 %v51, %v44
  %1 = and i8 %v55, 63
  %v57 = zext nneg i8 %1 to i32
  %v58 = or disjoint i32 %v52, %v57
  br label %b.L__BB50_8
b.L__BB50_5:
  %v60 = shl nuw nsw i32 %v10, 18
  %v61 = and i32 %v60, 1835008
  %v67 = shl nuw nsw i32 %v49, 12
  %v68 = and i32 %v67, 258048
  %v69 = or disjoint i32 %v68, %v61
  %v73 = zext i8 %v55 to i32
  %v74 = shl nuw nsw i32 %v73, 6
  %v75 = and i32 %v74, 4032
  %v76 = or disjoint i32 %v69, %v75
  %v78 = getelementptr i8, ptr %v6, i64 3
  %v79 = load i8, ptr %v78, align 1
  %2 = and i8 %v79, 63
  %v81 = zext nneg i8 %2 to i32
  %v82 = or disjoint i32 %v76, %v81
  br label %b.L__BB50_8
b.L__BB50_8:
  %r.r116.0 = phi i32 [ %v10, %b.L__BB50_2 ], [ %v39, %b.L__BB50_7 ], [ %v58, %b.L__BB50_6 ], [ %v82, %b.L__BB50_5 ]
  %v84 = icmp ult i32 %r.r116.0, 128
  br i1 %v84, label %b.L__BB50_14, label %b.L__BB50_9
b.L__BB50_14:
  %v86 = add nsw i32 %r.r116.0, -9
  %v87 = icmp ult i32 %v86, 5
  %v88 = icmp eq i32 %r.r116.0, 32
  %v89 = or i1 %v88, %v87
  %v90 = and i32 %r.r116.0, 124
  %v91 = icmp eq i32 %v90, 28
  %v92 = or i1 %v91, %v89
  br label %b.L__BB50_15
b.L__BB50_9:
  switch i32 %r.r116.0, label %b.next.15 [
    i32 5760, label %b.L__BB50_13
    i32 160, label %b.L__BB50_13
    i32 133, label %b.L__BB50_13
  ]
b.next.15:
  %v100 = add nsw i32 %r.r116.0, -8192
  %v101 = icmp ult i32 %v100, 11
  br label %b.L__BB50_13
b.L__BB50_13:
  %r.p109.0 = phi i1 [ true, %b.L__BB50_9 ], [ %v101, %b.next.15 ], [ true, %b.L__BB50_9 ], [ true, %b.L__BB50_9 ]
  %3 = and i32 %r.r116.0, -2
  %v104 = icmp eq i32 %3, 8232
  %v106 = or i1 %v104, %r.p109.0
  %v107 = icmp eq i32 %r.r116.0, 8239
  %v108 = or i1 %v107, %v106
  %v109 = icmp eq i32 %r.r116.0, 8287
  %v110 = or i1 %v109, %v108
  %v111 = icmp eq i32 %r.r116.0, 12288
  %v112 = or i1 %v111, %v110
  br label %b.L__BB50_15
b.L__BB50_15:
  %r.p110.0 = phi i1 [ %v92, %b.L__BB50_14 ], [ %v112, %b.L__BB50_13 ]
  %v114 = and i32 %r.r116.0, -4
  %v115 = icmp ne i32 %v114, 28
  %v118.not = and i1 %v115, %r.p110.0
  br i1 %v118.not, label %b.next.18, label %b.L__BB50_17.preheader
b.next.18:
  %v121 = icmp ult i8 %v7, -16
  %v122 = select i1 %v121, i64 3, i64 4
  %v123 = icmp ult i8 %v7, -32
  %v124 = select i1 %v123, i64 2, i64 %v122
  %v126 = select i1 %v11, i64 1, i64 %v124
  %v128 = add i64 %v126, %r.rd82.1
  %v130 = icmp slt i64 %v128, %i.p1
  br i1 %v130, label %b.L__BB50_2, label %b.L__BB50_17.preheader
b.L__BB50_17.preheader:
  %r.rd82.0.ph = phi i64 [ 0, %start ], [ %v128, %b.next.18 ], [ %r.rd82.1, %b.L__BB50_15 ]
  br label %b.L__BB50_17
b.L__BB50_17:
  %r.rd83.0 = phi i64 [ %v136, %b.L__BB50_33 ], [ %i.p1, %b.L__BB50_17.preheader ]
  %v133.not = icmp sgt i64 %r.rd83.0, %r.rd82.0.ph
  br i1 %v133.not, label %b.L__BB50_19, label %b.L__BB50_34
b.L__BB50_19:
  %r.rd84.0 = phi i64 [ %v136, %b.L__BB50_19 ], [ %r.rd83.0, %b.L__BB50_17 ]
  %v136 = add i64 %r.rd84.0, -1
  %v138 = add i64 %r.rd84.0, %i.p0
  %v139 = inttoptr i64 %v138 to ptr
  %v140 = getelementptr i8, ptr %v139, i64 -1
  %v141 = load i8, ptr %v140, align 1
  %v145 = icmp slt i8 %v141, -64
  br i1 %v145, label %b.L__BB50_19, label %b.next.23
b.next.23:
  %v143.le = zext i8 %v141 to i32
  %v149 = icmp sgt i8 %v141, -1
  br i1 %v149, label %b.L__BB50_26, label %b.next.24
b.next.24:
  %v151 = icmp ult i8 %v141, -32
  br i1 %v151, label %b.L__BB50_25, label %b.L__BB50_22
b.L__BB50_25:
  %v156 = load i8, ptr %v139, align 1
  %4 = and i8 %v156, 63
  %v158 = zext nneg i8 %4 to i32
  %v153 = shl nuw nsw i32 %v143.le, 6
  %v170 = and i32 %v153, 1984
  %v175 = or disjoint i32 %v170, %v158
  br label %b.L__BB50_26
b.L__BB50_22:
  %v177 = icmp ult i8 %v141, -16
  %v183 = load i8, ptr %v139, align 1
  %v184 = zext i8 %v183 to i32
  %v189 = getelementptr i8, ptr %v139, i64 1
  %v190 = load i8, ptr %v189, align 1
  br i1 %v177, label %b.L__BB50_24, label %b.L__BB50_23
b.L__BB50_24:
  %v179 = shl nuw nsw i32 %v143.le, 12
  %v180 = and i32 %v179, 61440
  %v185 = shl nuw nsw i32 %v184, 6
  %v186 = and i32 %v185, 4032
  %v187 = or disjoint i32 %v186, %v180
  %5 = and i8 %v190, 63
  %v192 = zext nneg i8 %5 to i32
  %v193 = or disjoint i32 %v187, %v192
  br label %b.L__BB50_26
b.L__BB50_23:
  %v195 = shl nuw nsw i32 %v143.le, 18
  %v196 = and i32 %v195, 1835008
  %v201 = shl nuw nsw i32 %v184, 12
  %v202 = and i32 %v201, 258048
  %v203 = or disjoint i32 %v202, %v196
  %v207 = zext i8 %v190 to i32
  %v208 = shl nuw nsw i32 %v207, 6
  %v209 = and i32 %v208, 4032
  %v210 = or disjoint i32 %v203, %v209
  %v212 = getelementptr i8, ptr %v139, i64 2
  %v213 = load i8, ptr %v212, align 1
  %6 = and i8 %v213, 63
  %v215 = zext nneg i8 %6 to i32
  %v216 = or disjoint i32 %v210, %v215
  br label %b.L__BB50_26
b.L__BB50_26:
  %r.r117.0 = phi i32 [ %v143.le, %b.next.23 ], [ %v175, %b.L__BB50_25 ], [ %v193, %b.L__BB50_24 ], [ %v216, %b.L__BB50_23 ]
  %v218 = icmp ult i32 %r.r117.0, 128
  br i1 %v218, label %b.L__BB50_32, label %b.L__BB50_27
b.L__BB50_32:
  %v220 = add nsw i32 %r.r117.0, -9
  %v221 = icmp ult i32 %v220, 5
  %v222 = icmp eq i32 %r.r117.0, 32
  %v223 = or i1 %v222, %v221
  %v224 = and i32 %r.r117.0, 124
  %v225 = icmp eq i32 %v224, 28
  %v226 = or i1 %v225, %v223
  br label %b.L__BB50_33
b.L__BB50_27:
  switch i32 %r.r117.0, label %b.next.37 [
    i32 5760, label %b.L__BB50_31
    i32 160, label %b.L__BB50_31
    i32 133, label %b.L__BB50_31
  ]
b.next.37:
  %v234 = add nsw i32 %r.r117.0, -8192
  %v235 = icmp ult i32 %v234, 11
  br label %b.L__BB50_31
b.L__BB50_31:
  %r.p111.0 = phi i1 [ true, %b.L__BB50_27 ], [ %v235, %b.next.37 ], [ true, %b.L__BB50_27 ], [ true, %b.L__BB50_27 ]
  %7 = and i32 %r.r117.0, -2
  %v238 = icmp eq i32 %7, 8232
  %v240 = or i1 %v238, %r.p111.0
  %v241 = icmp eq i32 %r.r117.0, 8239
  %v242 = or i1 %v241, %v240
  %v243 = icmp eq i32 %r.r117.0, 8287
  %v244 = or i1 %v243, %v242
  %v245 = icmp eq i32 %r.r117.0, 12288
  %v246 = or i1 %v245, %v244
  br label %b.L__BB50_33
b.L__BB50_33:
  %r.p112.0 = phi i1 [ %v226, %b.L__BB50_32 ], [ %v246, %b.L__BB50_31 ]
  %v248 = and i32 %r.r117.0, -4
  %v249 = icmp ne i32 %v248, 28
  %v251 = and i1 %v249, %r.p112.0
  br i1 %v251, label %b.L__BB50_17, label %b.L__BB50_34
b.L__BB50_34:
  %v254 = add i64 %r.rd82.0.ph, %i.p0
  %v256 = sub i64 %r.rd83.0, %r.rd82.0.ph
  %v257 = icmp eq i64 %r.rd83.0, %r.rd82.0.ph
  br i1 %v257, label %b.L__BB50_36, label %b.next.42
b.next.42:
  %v259 = inttoptr i64 %v254 to ptr
  %v260 = load i8, ptr %v259, align 1
  %v262 = icmp eq i8 %v260, 45
  br label %b.L__BB50_36
b.L__BB50_36:
  %r.p113.0 = phi i1 [ false, %b.L__BB50_34 ], [ %v262, %b.next.42 ]
  br i1 %v257, label %b.L__BB50_39, label %b.next.44
b.next.44:
  %v265 = inttoptr i64 %v254 to ptr
  %v266 = load i8, ptr %v265, align 1
  %v268 = icmp eq i8 %v266, 45
  br i1 %v268, label %b.L__BB50_39, label %b.next.45
b.next.45:
  %v270 = icmp eq i8 %v266, 43
  %v271 = zext i1 %v270 to i64
  br label %b.L__BB50_39
b.L__BB50_39:
  %r.rd88.0 = phi i64 [ 0, %b.L__BB50_36 ], [ 1, %b.next.44 ], [ %v271, %b.next.45 ]
  %v273 = add nuw nsw i64 %r.rd88.0, 1
  %v275.not = icmp slt i64 %v273, %v256
  %v277 = add i64 %r.rd88.0, %v254
  br i1 %v275.not, label %b.next.47, label %b.L__BB50_42
b.next.47:
  %v279 = inttoptr i64 %v277 to ptr
  %v280 = load i8, ptr %v279, align 1
  %v282.not = icmp eq i8 %v280, 48
  br i1 %v282.not, label %b.next.48, label %b.L__BB50_42
b.next.48:
  %v285 = getelementptr i8, ptr %v279, i64 1
  %v286 = load i8, ptr %v285, align 1
  %8 = or i8 %v286, 32
  %v290 = icmp eq i8 %8, 120
  %v291 = icmp eq i8 %8, 111
  %v292 = icmp eq i8 %8, 98
  %v293 = select i1 %v292, i64 2, i64 0
  %v294 = select i1 %v291, i64 8, i64 %v293
  %v295 = select i1 %v290, i64 16, i64 %v294
  br label %b.L__BB50_42
b.L__BB50_42:
  %r.rd86.0 = phi i64 [ 0, %b.L__BB50_39 ], [ 0, %b.next.47 ], [ %v295, %b.next.48 ]
  %v298 = icmp eq i64 %r.rd86.0, %v1
  %v300 = icmp eq i32 %i.p2, 0
  %v301 = or i1 %v300, %v298
  %v302 = icmp ne i64 %r.rd86.0, 0
  %v303 = and i1 %v302, %v301
  br i1 %v303, label %b.L__BB50_46, label %b.L__BB50_43
b.L__BB50_46:
  %v305 = or disjoint i64 %r.rd88.0, 2
  %v307.not = icmp slt i64 %v305, %v256
  br i1 %v307.not, label %b.next.52, label %b.L__BB50_48
b.next.52:
  %v309 = inttoptr i64 %v277 to ptr
  %v310 = getelementptr i8, ptr %v309, i64 2
  %v311 = load i8, ptr %v310, align 1
  %v313 = icmp eq i8 %v311, 95
  %v314 = zext i1 %v313 to i64
  br label %b.L__BB50_48
b.L__BB50_48:
  %r.rd87.0 = phi i64 [ 0, %b.L__BB50_46 ], [ %v314, %b.next.52 ]
  %v317 = add nuw nsw i64 %r.rd87.0, %v305
  br label %b.L__BB50_49
b.L__BB50_43:
  br i1 %v300, label %b.next.55, label %b.L__BB50_49
b.next.55:
  %v323.not = icmp slt i64 %r.rd88.0, %v256
  br i1 %v323.not, label %b.next.56, label %b.L__BB50_49
b.next.56:
  %v325 = inttoptr i64 %v277 to ptr
  %v326 = load i8, ptr %v325, align 1
  %v328 = icmp eq i8 %v326, 48
  br label %b.L__BB50_49
b.L__BB50_49:
  %r.rd88.1 = phi i64 [ %v317, %b.L__BB50_48 ], [ %r.rd88.0, %b.L__BB50_43 ], [ %r.rd88.0, %b.next.55 ], [ %r.rd88.0, %b.next.56 ]
  %r.rd89.0 = phi i64 [ %r.rd86.0, %b.L__BB50_48 ], [ %v1, %b.L__BB50_43 ], [ 10, %b.next.55 ], [ 10, %b.next.56 ]
  %r.rs35.0 = phi i1 [ false, %b.L__BB50_48 ], [ false, %b.L__BB50_43 ], [ false, %b.next.55 ], [ %v328, %b.next.56 ]
  %v332.not = icmp slt i64 %r.rd88.1, %v256
  br i1 %v332.not, label %b.next.58, label %b.L__BB50_68
b.next.58:
  %v334 = add i64 %i.p3, 16
  %v432 = inttoptr i64 %i.p3 to ptr
  %v437 = getelementptr i8, ptr %v432, i64 4
  %v511 = select i1 %r.p113.0, i64 -9223372036854775808, i64 9223372036854775807
  br label %b.L__BB50_51
b.L__BB50_51:
  %r.rd88.2 = phi i64 [ %r.rd88.1, %b.next.58 ], [ %v528, %b.L__BB50_64 ]
  %r.rs36.0 = phi i16 [ 0, %b.next.58 ], [ %r.rs36.1, %b.L__BB50_64 ]
  %r.rd92.0 = phi i64 [ 0, %b.next.58 ], [ %r.rd92.1, %b.L__BB50_64 ]
  %r.rs38.0 = phi i16 [ 0, %b.next.58 ], [ %r.rs38.1, %b.L__BB50_64 ]
  %v337 = add i64 %r.rd88.2, %v254
  %v338 = inttoptr i64 %v337 to ptr
  %v339 = load i8, ptr %v338, align 1
  %v341 = zext i8 %v339 to i32
  %v342 = icmp eq i8 %v339, 95
  %v345 = icmp ne i16 %r.rs36.0, 0
  %v346 = and i1 %v345, %v342
  br i1 %v346, label %b.L__BB50_64, label %b.next.60
b.next.60:
  %v349 = add nsw i32 %v341, -48
  %v350 = icmp ult i32 %v349, 10
  br i1 %v350, label %b.L__BB50_62, label %b.next.61
b.next.61:
  %v352 = or i32 %v341, 32
  %v353 = add nsw i32 %v352, -97
  %v354 = icmp ult i32 %v353, 26
  br i1 %v354, label %b.L__BB50_61, label %b.L__BB50_54
b.L__BB50_61:
  %v356 = add nsw i32 %v352, -87
  br label %b.L__BB50_62
b.L__BB50_54:
  %v360 = icmp sgt i8 %v339, -1
  br i1 %v360, label %b.L__BB50_62, label %b.next.65
b.next.65:
  %v362 = icmp ult i8 %v339, -32
  br i1 %v362, label %b.L__BB50_59, label %b.L__BB50_56
b.L__BB50_59:
  %v367 = getelementptr i8, ptr %v338, i64 1
  %v368 = load i8, ptr %v367, align 1
  %9 = and i8 %v368, 63
  %v370 = zext nneg i8 %9 to i32
  %v364 = shl nuw nsw i32 %v341, 6
  %v382 = and i32 %v364, 1984
  %v387 = or disjoint i32 %v382, %v370
  br label %b.L__BB50_60
b.L__BB50_56:
  %v389 = icmp ult i8 %v339, -16
  %v395 = getelementptr i8, ptr %v338, i64 1
  %v396 = load i8, ptr %v395, align 1
  %v397 = zext i8 %v396 to i32
  %v402 = getelementptr i8, ptr %v338, i64 2
  %v403 = load i8, ptr %v402, align 1
  br i1 %v389, label %b.L__BB50_58, label %b.L__BB50_57
b.L__BB50_58:
  %v391 = shl nuw nsw i32 %v341, 12
  %v392 = and i32 %v391, 61440
  %v398 = shl nuw nsw i32 %v397, 6
  %v399 = and i32 %v398, 4032
  %v400 = or disjoint i32 %v399, %v392
  %10 = and i8 %v403, 63
  %v405 = zext nneg i8 %10 to i32
  %v406 = or disjoint i32 %v400, %v405
  br label %b.L__BB50_60
b.L__BB50_57:
  %v408 = shl nuw nsw i32 %v341, 18
  %v409 = and i32 %v408, 1835008
  %v415 = shl nuw nsw i32 %v397, 12
  %v416 = and i32 %v415, 258048
  %v417 = or disjoint i32 %v416, %v409
  %v421 = zext i8 %v403 to i32
  %v422 = shl nuw nsw i32 %v421, 6
  %v423 = and i32 %v422, 4032
  %v424 = or disjoint i32 %v417, %v423
  %v426 = getelementptr i8, ptr %v338, i64 3
  %v427 = load i8, ptr %v426, align 1
  %11 = and i8 %v427, 63
  %v429 = zext nneg i8 %11 to i32
  %v430 = or disjoint i32 %v424, %v429
  br label %b.L__BB50_60
b.L__BB50_60:
  %r.r118.0 = phi i32 [ %v387, %b.L__BB50_59 ], [ %v406, %b.L__BB50_58 ], [ %v430, %b.L__BB50_57 ]
  %v433 = load i32, ptr %v432, align 4
  %v434 = sext i32 %v433 to i64
  %v435 = add i64 %i.p3, %v434
  %v438 = load i32, ptr %v437, align 4
  %v439 = sext i32 %v438 to i64
  %v440 = add i64 %i.p3, %v439
  %12 = lshr i32 %r.r118.0, 6
  %13 = and i32 %12, 67108862
  %v445 = zext nneg i32 %13 to i64
  %v447 = add i64 %v334, %v445
  %v448 = inttoptr i64 %v447 to ptr
  %v449 = load i16, ptr %v448, align 2
  %v450 = zext i16 %v449 to i32
  %14 = shl nuw nsw i32 %v450, 8
  %v451 = shl nuw nsw i32 %r.r118.0, 1
  %15 = and i32 %v451, 254
  %16 = or disjoint i32 %14, %15
  %v470 = zext nneg i32 %16 to i64
  %v471 = add i64 %v435, %v470
  %v472 = inttoptr i64 %v471 to ptr
  %v473 = load i16, ptr %v472, align 2
  %v475 = zext i16 %v473 to i64
  %v477 = mul nuw nsw i64 %v475, 20
  %v478 = add i64 %v440, %v477
  %v479 = inttoptr i64 %v478 to ptr
  %v480 = load i32, ptr %v479, align 4
  %v481 = and i32 %v480, 2
  %v482 = icmp eq i32 %v481, 0
  %v483 = ashr i32 %v480, 16
  %v484 = select i1 %v482, i32 99, i32 %v483
  br label %b.L__BB50_62
b.L__BB50_62:
  %r.r119.0 = phi i32 [ %v349, %b.next.60 ], [ %v356, %b.L__BB50_61 ], [ 99, %b.L__BB50_54 ], [ %v484, %b.L__BB50_60 ]
  %v486 = sext i32 %r.r119.0 to i64
  %v488.not = icmp ugt i64 %r.rd89.0, %v486
  br i1 %v488.not, label %b.next.74, label %b.L__BB50_68
b.next.74:
  %umul = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %r.rd92.0, i64 %r.rd89.0)
  %17 = extractvalue { i64, i1 } %umul, 1
  %18 = zext i1 %17 to i16
  %v50470 = or i16 %r.rs38.0, %18
  %v505 = icmp ne i16 %v50470, 0
  %v506 = mul i64 %r.rd92.0, %r.rd89.0
  %v508 = add i64 %v506, %v486
  %v509 = icmp ult i64 %v508, %v506
  %v512 = icmp ugt i64 %v508, %v511
  %v513 = or i1 %v509, %v512
  %v514 = or i1 %v505, %v513
  %v515 = zext i1 %v514 to i16
  %v516 = icmp ne i64 %v508, 0
  %v517 = and i1 %r.rs35.0, %v516
  br i1 %v517, label %b.L__BB50_68, label %b.L__BB50_64
b.L__BB50_64:
  %r.rs36.1 = phi i16 [ 0, %b.L__BB50_51 ], [ 1, %b.next.74 ]
  %r.rd92.1 = phi i64 [ %r.rd92.0, %b.L__BB50_51 ], [ %v508, %b.next.74 ]
  %r.rs38.1 = phi i16 [ %r.rs38.0, %b.L__BB50_51 ], [ %v515, %b.next.74 ]
  %v521 = icmp ult i8 %v339, -16
  %v522 = select i1 %v521, i64 3, i64 4
  %v523 = icmp ult i8 %v339, -32
  %v524 = select i1 %v523, i64 2, i64 %v522
  %v525 = icmp sgt i8 %v339, -1
  %v526 = select i1 %v525, i64 1, i64 %v524
  %v528 = add i64 %v526, %r.rd88.2
  %v530 = icmp slt i64 %v528, %v256
  br i1 %v530, label %b.L__BB50_51, label %b.next.77
b.next.77:
  br i1 %v346, label %b.L__BB50_68, label %b.next.78
b.next.78:
  %v535.not = icmp eq i16 %r.rs38.1, 0
  br i1 %v535.not, label %b.next.79, label %b.L__BB50_68
b.next.79:
  %v537 = sub i64 0, %r.rd92.1
  %v539 = select i1 %r.p113.0, i64 %v537, i64 %r.rd92.1
  br label %b.L__BB50_68
b.L__BB50_68:
  %r.rd93.0 = phi i64 [ 0, %b.L__BB50_49 ], [ 0, %b.next.77 ], [ 0, %b.next.78 ], [ %v539, %b.next.79 ], [ 0, %b.L__BB50_62 ], [ 0, %b.next.74 ]
  %r.rd94.0 = phi i64 [ 1, %b.L__BB50_49 ], [ 1, %b.next.77 ], [ 2, %b.next.78 ], [ 0, %b.next.79 ], [ 1, %b.L__BB50_62 ], [ 1, %b.next.74 ]
  %v544 = insertvalue { i64, i64 } poison, i64 %r.rd93.0, 0
  %v545 = insertvalue { i64, i64 } %v544, i64 %r.rd94.0, 1
  ret { i64, i64 } %v545
}
define internal { i64, i64 } @udf_text_float_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %m.__local_depot51 = alloca [812 x i8], align 4
  %v1 = ptrtoint ptr %m.__local_depot51 to i64
  %v3 = icmp slt i64 %i.p1, 1
  br i1 %v3, label %b.L__BB51_9.preheader, label %b.L__BB51_2
b.L__BB51_2:
  %r.rd460.1 = phi i64 [ %v34, %b.next.8 ], [ 0, %start ]
  %v11 = add i64 %r.rd460.1, %i.p0
  %v12 = inttoptr i64 %v11 to ptr
  %v13 = load i8, ptr %v12, align 1
  %v16 = zext i8 %v13 to i32
  %v17 = icmp sgt i8 %v13, -1
  br i1 %v17, label %b.L__BB51_6, label %b.next.5
b.next.5:
  %v6 = icmp eq i8 %v13, -123
  %v8 = icmp eq i8 %v13, -96
  %or.cond = or i1 %v6, %v8
  br label %b.L__BB51_7
b.L__BB51_6:
  %v19 = icmp eq i8 %v13, 32
  %0 = add nsw i8 %v13, -9
  %v22 = icmp ult i8 %0, 5
  %v23 = or i1 %v19, %v22
  %v24 = and i32 %v16, 124
  %v25 = icmp eq i32 %v24, 28
  %v26 = or i1 %v25, %v23
  br label %b.L__BB51_7
b.L__BB51_7:
  %r.p254.0 = phi i1 [ %v26, %b.L__BB51_6 ], [ %or.cond, %b.next.5 ]
  %v28 = and i32 %v16, 252
  %v29 = icmp ne i32 %v28, 28
  %v32.not = and i1 %v29, %r.p254.0
  br i1 %v32.not, label %b.next.8, label %b.L__BB51_9.preheader
b.next.8:
  %v34 = add nuw nsw i64 %r.rd460.1, 1
  %v36 = icmp slt i64 %v34, %i.p1
  br i1 %v36, label %b.L__BB51_2, label %b.L__BB51_9.preheader
b.L__BB51_9.preheader:
  %r.rd460.0.ph = phi i64 [ 0, %start ], [ %i.p1, %b.next.8 ], [ %r.rd460.1, %b.L__BB51_7 ]
  %smin = call i64 @llvm.smin.i64(i64 %r.rd460.0.ph, i64 %i.p1)
  br label %b.L__BB51_9
b.L__BB51_9:
  %r.rd461.0 = phi i64 [ %v41, %b.L__BB51_15 ], [ %i.p1, %b.L__BB51_9.preheader ]
  %v39.not = icmp sgt i64 %r.rd461.0, %r.rd460.0.ph
  br i1 %v39.not, label %b.next.11, label %b.L__BB51_16
b.next.11:
  %v41 = add nsw i64 %r.rd461.0, -1
  %v43 = add i64 %v41, %i.p0
  %v44 = inttoptr i64 %v43 to ptr
  %v45 = load i8, ptr %v44, align 1
  %v48 = zext i8 %v45 to i32
  %v49 = icmp sgt i8 %v45, -1
  br i1 %v49, label %b.L__BB51_14, label %b.L__BB51_11
b.L__BB51_14:
  %v51 = icmp eq i8 %v45, 32
  %1 = add nsw i8 %v45, -9
  %v54 = icmp ult i8 %1, 5
  %v55 = or i1 %v51, %v54
  %v56 = and i32 %v48, 124
  %v57 = icmp eq i32 %v56, 28
  %v58 = or i1 %v57, %v55
  br label %b.L__BB51_15
b.L__BB51_15:
  %r.p255.0 = phi i1 [ %v58, %b.L__BB51_14 ], [ %or.cond1, %b.L__BB51_11 ]
  %v60 = and i32 %v48, 252
  %v61 = icmp ne i32 %v60, 28
  %v63 = and i1 %v61, %r.p255.0
  br i1 %v63, label %b.L__BB51_9, label %b.L__BB51_16
b.L__BB51_11:
  %v66 = icmp eq i8 %v45, -123
  %v68 = icmp eq i8 %v45, -96
  %or.cond1 = or i1 %v66, %v68
  br label %b.L__BB51_15
b.L__BB51_16:
  %r.rd461.0.lcssa = phi i64 [ %r.rd461.0, %b.L__BB51_15 ], [ %smin, %b.L__BB51_9 ]
  %v71 = add i64 %r.rd460.0.ph, %i.p0
  %v73 = sub i64 %r.rd461.0.lcssa, %r.rd460.0.ph
  %v74 = icmp eq i64 %r.rd461.0.lcssa, %r.rd460.0.ph
  br i1 %v74, label %b.L__BB51_18, label %b.next.20
b.next.20:
  %v76 = inttoptr i64 %v71 to ptr
  %v77 = load i8, ptr %v76, align 1
  %v79 = icmp eq i8 %v77, 45
  br label %b.L__BB51_18
b.L__BB51_18:
  %r.p256.0 = phi i1 [ false, %b.L__BB51_16 ], [ %v79, %b.next.20 ]
  %v81 = sext i1 %r.p256.0 to i64
  %v84 = shl nsw i64 %v81, 63
  br i1 %v74, label %b.L__BB51_20, label %b.next.22
b.next.22:
  %v89 = inttoptr i64 %v71 to ptr
  %v90 = load i8, ptr %v89, align 1
  %v92 = icmp eq i8 %v90, 45
  %v93 = icmp eq i8 %v90, 43
  %v94 = or i1 %v92, %v93
  br label %b.L__BB51_20
b.L__BB51_20:
  %r.p257.0 = phi i1 [ false, %b.L__BB51_18 ], [ %v94, %b.next.22 ]
  %v96 = zext i1 %r.p257.0 to i64
  %v98 = add nuw i64 %r.rd460.0.ph, %v96
  %v100 = sub i64 %v73, %v96
  %v101.not = icmp eq i64 %v100, 3
  br i1 %v101.not, label %b.L__BB51_22.preheader, label %b.L__BB51_23
b.L__BB51_22.preheader:
  %v104 = add i64 %v98, %i.p0
  br label %b.L__BB51_22
b.L__BB51_22:
  %r.rd462.0 = phi i64 [ %v122, %b.L__BB51_208 ], [ 0, %b.L__BB51_22.preheader ]
  %v106 = add i64 %v104, %r.rd462.0
  %v107 = inttoptr i64 %v106 to ptr
  %v108 = load i8, ptr %v107, align 1
  %2 = or i8 %v108, 32
  %v110 = zext i8 %2 to i16
  %v112 = trunc nuw nsw i64 %r.rd462.0 to i32
  %v113 = shl nuw nsw i32 %v112, 3
  %v114 = zext nneg i32 %v113 to i64
  %v116 = lshr i64 6712937, %v114
  %v119 = trunc i64 %v116 to i16
  %v120 = and i16 %v119, 111
  %v121 = icmp eq i16 %v120, %v110
  br i1 %v121, label %b.L__BB51_208, label %b.L__BB51_23
b.L__BB51_208:
  %v122 = add nuw nsw i64 %r.rd462.0, 1
  %v124 = icmp samesign ult i64 %r.rd462.0, 2
  br i1 %v124, label %b.L__BB51_22, label %b.L__BB51_209
b.L__BB51_23:
  %v126.not = icmp eq i64 %v100, 8
  br i1 %v126.not, label %b.L__BB51_25.preheader, label %b.next.35.critedge
b.L__BB51_25.preheader:
  %v129 = add i64 %v98, %i.p0
  br label %b.L__BB51_25
b.L__BB51_25:
  %r.rd463.0 = phi i64 [ %v147, %b.next.32 ], [ 0, %b.L__BB51_25.preheader ]
  %v131 = add i64 %v129, %r.rd463.0
  %v132 = inttoptr i64 %v131 to ptr
  %v133 = load i8, ptr %v132, align 1
  %3 = or i8 %v133, 32
  %v135 = zext i8 %3 to i16
  %v137 = trunc nuw nsw i64 %r.rd463.0 to i32
  %v138 = shl nuw nsw i32 %v137, 3
  %v139 = zext nneg i32 %v138 to i64
  %v141 = lshr i64 8751735898823356009, %v139
  %v144 = trunc i64 %v141 to i16
  %v145 = and i16 %v144, 127
  %v146.not = icmp eq i16 %v145, %v135
  br i1 %v146.not, label %b.next.32, label %b.next.35.critedge
b.next.32:
  %v147 = add nuw nsw i64 %r.rd463.0, 1
  %v150 = icmp samesign ult i64 %r.rd463.0, 7
  br i1 %v150, label %b.L__BB51_25, label %b.L__BB51_209
b.next.35.critedge:
  br i1 %v101.not, label %b.L__BB51_30.preheader, label %b.L__BB51_31
b.L__BB51_30.preheader:
  %v156 = add i64 %v98, %i.p0
  br label %b.L__BB51_30
b.L__BB51_30:
  %r.rd464.0 = phi i64 [ %v174, %b.L__BB51_206 ], [ 0, %b.L__BB51_30.preheader ]
  %v158 = add i64 %v156, %r.rd464.0
  %v159 = inttoptr i64 %v158 to ptr
  %v160 = load i8, ptr %v159, align 1
  %4 = or i8 %v160, 32
  %v162 = zext i8 %4 to i16
  %v164 = trunc nuw nsw i64 %r.rd464.0 to i32
  %v165 = shl nuw nsw i32 %v164, 3
  %v166 = zext nneg i32 %v165 to i64
  %v168 = lshr i64 7233902, %v166
  %v171 = trunc i64 %v168 to i16
  %v172 = and i16 %v171, 111
  %v173 = icmp eq i16 %v172, %v162
  br i1 %v173, label %b.L__BB51_206, label %b.L__BB51_31
b.L__BB51_206:
  %v174 = add nuw nsw i64 %r.rd464.0, 1
  %v176 = icmp samesign ult i64 %r.rd464.0, 2
  br i1 %v176, label %b.L__BB51_30, label %b.next.40
b.next.40:
  %v178 = or disjoint i64 %v84, 9221120237041090560
  br label %b.L__BB51_210
b.L__BB51_209:
  %v180 = or disjoint i64 %v84, 9218868437227405312
  br label %b.L__BB51_210
b.L__BB51_210:
  %r.rd529.0 = phi i64 [ %v180, %b.L__BB51_209 ], [ 0, %b.L__BB51_47 ], [ 0, %b.L__BB51_64 ], [ %v178, %b.next.40 ], [ %v416, %b.L__BB51_204 ], [ %v1692, %b.L__BB51_193 ], [ 0, %b.next.73 ], [ 0, %b.L__BB51_62 ], [ %v84, %b.next.85 ], [ 0, %b.L__BB51_53 ], [ 0, %b.next.48 ], [ 0, %b.next.53 ], [ 0, %b.L__BB51_41 ]
  %r.rd530.0 = phi i64 [ 0, %b.L__BB51_209 ], [ 1, %b.L__BB51_47 ], [ 1, %b.L__BB51_64 ], [ 0, %b.next.40 ], [ 0, %b.L__BB51_204 ], [ 0, %b.L__BB51_193 ], [ 1, %b.next.73 ], [ 1, %b.L__BB51_62 ], [ 0, %b.next.85 ], [ 1, %b.L__BB51_53 ], [ 1, %b.next.48 ], [ 1, %b.next.53 ], [ 1, %b.L__BB51_41 ]
  %v1695 = insertvalue { i64, i64 } poison, i64 %r.rd529.0, 0
  %v1696 = insertvalue { i64, i64 } %v1695, i64 %r.rd530.0, 1
  ret { i64, i64 } %v1696
b.L__BB51_31:
  %v185.not = icmp sgt i64 %v73, %v96
  br i1 %v185.not, label %b.L__BB51_33, label %b.L__BB51_47
b.L__BB51_33:
  %r.rd475.1 = phi i64 [ %v294, %b.L__BB51_46 ], [ %v96, %b.L__BB51_31 ]
  %r.rs92.0 = phi i16 [ %r.rs92.1, %b.L__BB51_46 ], [ 0, %b.L__BB51_31 ]
  %r.rs91.0 = phi i16 [ %r.rs91.1, %b.L__BB51_46 ], [ 0, %b.L__BB51_31 ]
  %r.rd473.1 = phi i64 [ %r.rd473.2, %b.L__BB51_46 ], [ 0, %b.L__BB51_31 ]
  %r.rd472.1 = phi i64 [ %r.rd472.2, %b.L__BB51_46 ], [ 0, %b.L__BB51_31 ]
  %r.rd471.1 = phi i64 [ %r.rd471.2, %b.L__BB51_46 ], [ 0, %b.L__BB51_31 ]
  %r.rd470.1 = phi i64 [ %r.rd470.2, %b.L__BB51_46 ], [ 0, %b.L__BB51_31 ]
  %r.rs93.1 = phi i16 [ %r.rs93.2, %b.L__BB51_46 ], [ 0, %b.L__BB51_31 ]
  %v189 = add i64 %r.rd475.1, %v71
  %v190 = inttoptr i64 %v189 to ptr
  %v191 = load i8, ptr %v190, align 1
  %v193 = icmp eq i8 %v191, 46
  %v196 = icmp eq i16 %r.rs92.0, 0
  %v197 = and i1 %v196, %v193
  br i1 %v197, label %b.L__BB51_44, label %b.L__BB51_34
b.L__BB51_44:
  %v200.not = icmp samesign ugt i64 %r.rd475.1, %v96
  br i1 %v200.not, label %b.next.48, label %b.L__BB51_46
b.next.48:
  %v205 = getelementptr i8, ptr %v190, i64 -1
  %v206 = load i8, ptr %v205, align 1
  %v208 = icmp eq i8 %v206, 95
  br i1 %v208, label %b.L__BB51_210, label %b.L__BB51_46
b.L__BB51_34:
  %v210 = icmp eq i8 %v191, 95
  %v213 = icmp ne i16 %r.rs91.0, 0
  %v214 = and i1 %v213, %v210
  br i1 %v214, label %b.L__BB51_41, label %b.L__BB51_35
b.L__BB51_41:
  %v216 = add nuw nsw i64 %r.rd475.1, 1
  %v218.not = icmp sgt i64 %v73, %v216
  br i1 %v218.not, label %b.next.53, label %b.L__BB51_210
b.next.53:
  %v223 = getelementptr i8, ptr %v190, i64 1
  %v224 = load i8, ptr %v223, align 1
  %5 = add i8 %v224, -58
  %v227 = icmp ult i8 %5, -10
  br i1 %v227, label %b.L__BB51_210, label %b.L__BB51_46
b.L__BB51_35:
  %v239 = zext i8 %v191 to i32
  %v240 = add nsw i32 %v239, -48
  %v241 = icmp ult i32 %v240, 10
  %v242 = or i32 %v239, 32
  %v243 = add nsw i32 %v242, -97
  %v244 = icmp ult i32 %v243, 26
  %v245 = add nsw i32 %v242, -87
  %v246 = select i1 %v244, i32 %v245, i32 99
  %v247 = select i1 %v241, i32 %v240, i32 %v246
  %v248 = icmp sgt i32 %v247, 9
  br i1 %v248, label %b.L__BB51_47.loopexit, label %b.next.57
b.next.57:
  %v250 = add i64 %r.rd473.1, 1
  %v252 = icmp eq i32 %v247, 0
  %v254 = icmp eq i64 %r.rd472.1, 0
  %v255 = and i1 %v254, %v252
  br i1 %v255, label %b.L__BB51_40, label %b.L__BB51_37
b.L__BB51_40:
  %v259 = zext nneg i16 %r.rs92.0 to i64
  %v261 = sub i64 %r.rd471.1, %v259
  br label %b.L__BB51_46
b.L__BB51_37:
  %v263 = icmp slt i64 %r.rd472.1, 19
  br i1 %v263, label %b.L__BB51_39, label %b.L__BB51_38
b.L__BB51_39:
  %v265 = mul i64 %r.rd470.1, 10
  %v267 = sext i32 %v247 to i64
  %v268 = add i64 %v265, %v267
  %v272 = zext nneg i16 %r.rs92.0 to i64
  %v274 = sub i64 %r.rd471.1, %v272
  %v276 = add nsw i64 %r.rd472.1, 1
  br label %b.L__BB51_46
b.L__BB51_38:
  %v281.not = icmp ne i32 %v247, 0
  %6 = zext i1 %v281.not to i16
  %v287261 = or i16 %r.rs93.1, %6
  %v288.not = icmp ne i16 %v287261, 0
  %v289 = zext i1 %v288.not to i16
  %v290 = zext i1 %v196 to i64
  %v292 = add i64 %r.rd471.1, %v290
  br label %b.L__BB51_46
b.L__BB51_46:
  %r.rs92.1 = phi i16 [ 1, %b.L__BB51_44 ], [ 1, %b.next.48 ], [ %r.rs92.0, %b.next.53 ], [ %r.rs92.0, %b.L__BB51_40 ], [ %r.rs92.0, %b.L__BB51_39 ], [ %r.rs92.0, %b.L__BB51_38 ]
  %r.rs91.1 = phi i16 [ 0, %b.L__BB51_44 ], [ 0, %b.next.48 ], [ 1, %b.next.53 ], [ 1, %b.L__BB51_40 ], [ 1, %b.L__BB51_39 ], [ 1, %b.L__BB51_38 ]
  %r.rd473.2 = phi i64 [ %r.rd473.1, %b.L__BB51_44 ], [ %r.rd473.1, %b.next.48 ], [ %r.rd473.1, %b.next.53 ], [ %v250, %b.L__BB51_40 ], [ %v250, %b.L__BB51_39 ], [ %v250, %b.L__BB51_38 ]
  %r.rd472.2 = phi i64 [ %r.rd472.1, %b.L__BB51_44 ], [ %r.rd472.1, %b.next.48 ], [ %r.rd472.1, %b.next.53 ], [ 0, %b.L__BB51_40 ], [ %v276, %b.L__BB51_39 ], [ %r.rd472.1, %b.L__BB51_38 ]
  %r.rd471.2 = phi i64 [ %r.rd471.1, %b.L__BB51_44 ], [ %r.rd471.1, %b.next.48 ], [ %r.rd471.1, %b.next.53 ], [ %v261, %b.L__BB51_40 ], [ %v274, %b.L__BB51_39 ], [ %v292, %b.L__BB51_38 ]
  %r.rd470.2 = phi i64 [ %r.rd470.1, %b.L__BB51_44 ], [ %r.rd470.1, %b.next.48 ], [ %r.rd470.1, %b.next.53 ], [ %r.rd470.1, %b.L__BB51_40 ], [ %v268, %b.L__BB51_39 ], [ %r.rd470.1, %b.L__BB51_38 ]
  %r.rs93.2 = phi i16 [ %r.rs93.1, %b.L__BB51_44 ], [ %r.rs93.1, %b.next.48 ], [ %r.rs93.1, %b.next.53 ], [ %r.rs93.1, %b.L__BB51_40 ], [ %r.rs93.1, %b.L__BB51_39 ], [ %v289, %b.L__BB51_38 ]
  %v294 = add nuw nsw i64 %r.rd475.1, 1
  %v296 = icmp slt i64 %v294, %v73
  br i1 %v296, label %b.L__BB51_33, label %b.L__BB51_47.loopexit
b.L__BB51_47.loopexit:
  %r.rd475.0.ph = phi i64 [ %v73, %b.L__BB51_46 ], [ %r.rd475.1, %b.L__BB51_35 ]
  %r.rd473.0.ph = phi i64 [ %r.rd473.2, %b.L__BB51_46 ], [ %r.rd473.1, %b.L__BB51_35 ]
  %r.rd472.0.ph = phi i64 [ %r.rd472.2, %b.L__BB51_46 ], [ %r.rd472.1, %b.L__BB51_35 ]
  %r.rd471.0.ph = phi i64 [ %r.rd471.2, %b.L__BB51_46 ], [ %r.rd471.1, %b.L__BB51_35 ]
  %r.rd470.0.ph = phi i64 [ %r.rd470.2, %b.L__BB51_46 ], [ %r.rd470.1, %b.L__BB51_35 ]
  %r.rs93.0.ph = phi i16 [ %r.rs93.2, %b.L__BB51_46 ], [ %r.rs93.1, %b.L__BB51_35 ]
  %v301.ph = phi i1 [ true, %b.L__BB51_46 ], [ false, %b.L__BB51_35 ]
  %7 = icmp eq i64 %r.rd473.0.ph, 0
  %8 = icmp eq i16 %r.rs93.0.ph, 0
  br label %b.L__BB51_47
b.L__BB51_47:
  %r.rd475.0 = phi i64 [ %v96, %b.L__BB51_31 ], [ %r.rd475.0.ph, %b.L__BB51_47.loopexit ]
  %r.rd473.0 = phi i1 [ true, %b.L__BB51_31 ], [ %7, %b.L__BB51_47.loopexit ]
  %r.rd472.0 = phi i64 [ 0, %b.L__BB51_31 ], [ %r.rd472.0.ph, %b.L__BB51_47.loopexit ]
  %r.rd471.0 = phi i64 [ 0, %b.L__BB51_31 ], [ %r.rd471.0.ph, %b.L__BB51_47.loopexit ]
  %r.rd470.0 = phi i64 [ 0, %b.L__BB51_31 ], [ %r.rd470.0.ph, %b.L__BB51_47.loopexit ]
  %r.rs93.0 = phi i1 [ true, %b.L__BB51_31 ], [ %8, %b.L__BB51_47.loopexit ]
  %v301 = phi i1 [ true, %b.L__BB51_31 ], [ %v301.ph, %b.L__BB51_47.loopexit ]
  br i1 %r.rd473.0, label %b.L__BB51_210, label %b.next.67
b.next.67:
  br i1 %v301, label %b.L__BB51_64, label %b.next.68
b.next.68:
  %v305 = add i64 %r.rd475.0, %v71
  %v306 = inttoptr i64 %v305 to ptr
  %v307 = load i8, ptr %v306, align 1
  %9 = and i8 %v307, -33
  %v311.not = icmp eq i8 %9, 69
  br i1 %v311.not, label %b.next.69, label %b.L__BB51_64
b.next.69:
  %v313 = add i64 %r.rd475.0, 1
  %v315.not = icmp slt i64 %v313, %v73
  br i1 %v315.not, label %b.next.70, label %b.L__BB51_53
b.next.70:
  %v318 = getelementptr i8, ptr %v306, i64 1
  %v319 = load i8, ptr %v318, align 1
  %v321 = icmp eq i8 %v319, 45
  br i1 %v321, label %b.L__BB51_53, label %b.next.71
b.next.71:
  %v323 = icmp eq i8 %v319, 43
  %v324 = zext i1 %v323 to i64
  br label %b.L__BB51_53
b.L__BB51_53:
  %r.rd479.0 = phi i64 [ 0, %b.next.69 ], [ 1, %b.next.70 ], [ %v324, %b.next.71 ]
  %v390 = phi i1 [ true, %b.next.69 ], [ false, %b.next.70 ], [ true, %b.next.71 ]
  %v328 = add i64 %r.rd479.0, %v313
  %v330.not = icmp sgt i64 %v73, %v328
  br i1 %v330.not, label %b.next.73, label %b.L__BB51_210
b.next.73:
  %v333 = add i64 %v328, %v71
  %v334 = inttoptr i64 %v333 to ptr
  %v335 = load i8, ptr %v334, align 1
  %10 = add i8 %v335, -58
  %v338 = icmp ult i8 %10, -10
  br i1 %v338, label %b.L__BB51_210, label %b.L__BB51_58
b.L__BB51_58:
  %r.rd485.2 = phi i64 [ %v382, %b.L__BB51_61 ], [ %v328, %b.next.73 ]
  %r.rs96.0 = phi i16 [ %r.rs98.1, %b.L__BB51_61 ], [ 0, %b.next.73 ]
  %r.rd484.1 = phi i64 [ %r.rd484.2, %b.L__BB51_61 ], [ 0, %b.next.73 ]
  %v352 = add i64 %r.rd485.2, %v71
  %v353 = inttoptr i64 %v352 to ptr
  %v354 = load i8, ptr %v353, align 1
  %v356 = icmp eq i8 %v354, 95
  %v359 = icmp ne i16 %r.rs96.0, 0
  %v360 = and i1 %v359, %v356
  br i1 %v360, label %b.L__BB51_61, label %b.next.78
b.next.78:
  %v363 = zext i8 %v354 to i32
  %v364 = add nsw i32 %v363, -48
  %v365 = icmp ult i32 %v364, 10
  %v366 = or i32 %v363, 32
  %v367 = add nsw i32 %v366, -97
  %v368 = icmp ult i32 %v367, 26
  %v369 = add nsw i32 %v366, -87
  %v370 = select i1 %v368, i32 %v369, i32 99
  %v371 = select i1 %v365, i32 %v364, i32 %v370
  %v372 = icmp sgt i32 %v371, 9
  br i1 %v372, label %b.L__BB51_62, label %b.next.79
b.next.79:
  %v375 = icmp slt i64 %r.rd484.1, 100000
  %v377 = sext i32 %v371 to i64
  %v378 = mul i64 %r.rd484.1, 10
  %v379 = add i64 %v378, %v377
  %v380 = select i1 %v375, i64 %v379, i64 %r.rd484.1
  br label %b.L__BB51_61
b.L__BB51_61:
  %r.rd484.2 = phi i64 [ %r.rd484.1, %b.L__BB51_58 ], [ %v380, %b.next.79 ]
  %r.rs98.1 = phi i16 [ 0, %b.L__BB51_58 ], [ 1, %b.next.79 ]
  %v382 = add nsw i64 %r.rd485.2, 1
  %v384 = icmp slt i64 %v382, %v73
  br i1 %v384, label %b.L__BB51_58, label %b.L__BB51_62
b.L__BB51_62:
  %r.rd485.1 = phi i64 [ %r.rd485.2, %b.next.78 ], [ %v73, %b.L__BB51_61 ]
  %r.rd484.0 = phi i64 [ %r.rd484.1, %b.next.78 ], [ %r.rd484.2, %b.L__BB51_61 ]
  %r.rs98.0 = phi i16 [ %r.rs96.0, %b.next.78 ], [ %r.rs98.1, %b.L__BB51_61 ]
  %v388 = icmp eq i16 %r.rs98.0, 0
  br i1 %v388, label %b.L__BB51_210, label %b.next.83
b.next.83:
  %v392 = sub i64 0, %r.rd484.0
  %v393 = select i1 %v390, i64 %r.rd484.0, i64 %v392
  %v395 = add i64 %v393, %r.rd471.0
  br label %b.L__BB51_64
b.L__BB51_64:
  %r.rd471.3 = phi i64 [ %r.rd471.0, %b.next.67 ], [ %r.rd471.0, %b.next.68 ], [ %v395, %b.next.83 ]
  %r.rd485.0 = phi i64 [ %r.rd475.0, %b.next.67 ], [ %r.rd475.0, %b.next.68 ], [ %r.rd485.1, %b.next.83 ]
  %v398 = icmp slt i64 %r.rd485.0, %v73
  br i1 %v398, label %b.L__BB51_210, label %b.next.85
b.next.85:
  %v400 = icmp eq i64 %r.rd470.0, 0
  br i1 %v400, label %b.L__BB51_210, label %b.next.86
b.next.86:
  %v402 = icmp slt i64 %r.rd471.3, -342
  br i1 %v402, label %b.L__BB51_77, label %b.next.87
b.next.87:
  %v404 = icmp sgt i64 %r.rd471.3, 308
  br i1 %v404, label %b.L__BB51_77, label %b.L__BB51_68
b.L__BB51_77:
  %r.rd489.0 = phi i64 [ 0, %b.next.86 ], [ 9218868437227405312, %b.next.87 ], [ 0, %b.L__BB51_75 ], [ %v1037, %b.next.186 ], [ 9218868437227405312, %b.L__BB51_73 ], [ %v1160, %b.next.196 ]
  br i1 %r.rs93.0, label %b.L__BB51_204, label %b.next.90
b.next.90:
  br i1 %v402, label %b.L__BB51_89, label %b.next.91
b.next.91:
  %v410 = icmp sgt i64 %r.rd471.3, 308
  br i1 %v410, label %b.L__BB51_89, label %b.L__BB51_80
b.L__BB51_89:
  %r.rd492.0 = phi i64 [ 0, %b.next.90 ], [ 9218868437227405312, %b.next.91 ], [ 0, %b.L__BB51_87 ], [ %v1118, %b.next.192 ], [ 9218868437227405312, %b.L__BB51_85 ], [ %v1654, %b.next.269 ]
  %v413 = icmp eq i64 %r.rd489.0, %r.rd492.0
  br i1 %v413, label %b.L__BB51_204, label %b.L__BB51_90
b.L__BB51_204:
  %v416 = or i64 %r.rd489.0, %v84
  br label %b.L__BB51_210
b.L__BB51_90:
  %v423 = getelementptr inbounds nuw i8, ptr %m.__local_depot51, i64 804
  store i32 0, ptr %v423, align 4
  %v427 = getelementptr inbounds nuw i8, ptr %m.__local_depot51, i64 800
  store i32 0, ptr %v427, align 4
  %v431 = getelementptr inbounds nuw i8, ptr %m.__local_depot51, i64 808
  store i8 0, ptr %v431, align 4
  %v434.not = icmp ugt i64 %r.rd475.0, %v96
  br i1 %v434.not, label %b.L__BB51_91, label %b.L__BB51_100
b.L__BB51_91:
  %r.rd493.0 = phi i64 [ %v504, %b.L__BB51_98 ], [ %v96, %b.L__BB51_90 ]
  %r.rs100.0.off0 = phi i8 [ %r.rs100.1.off0, %b.L__BB51_98 ], [ 0, %b.L__BB51_90 ]
  %v437.not = icmp sgt i64 %v73, %r.rd493.0
  br i1 %v437.not, label %b.next.100, label %b.L__BB51_93
b.next.100:
  %v440 = add i64 %r.rd493.0, %v71
  %v441 = inttoptr i64 %v440 to ptr
  %v442 = load i8, ptr %v441, align 1
  %v443 = zext i8 %v442 to i32
  %v444 = add nsw i32 %v443, -48
  %v445 = icmp ult i32 %v444, 10
  %v446 = or i32 %v443, 32
  %v447 = add nsw i32 %v446, -97
  %v448 = icmp ult i32 %v447, 26
  %v449 = add nsw i32 %v446, -87
  %v450 = select i1 %v448, i32 %v449, i32 99
  %v451 = select i1 %v445, i32 %v444, i32 %v450
  %v452 = icmp slt i32 %v451, 10
  %v453 = select i1 %v452, i32 %v451, i32 99
  br label %b.L__BB51_93
b.L__BB51_93:
  %r.r261.0 = phi i32 [ 99, %b.L__BB51_91 ], [ %v453, %b.next.100 ]
  %v455 = icmp eq i32 %r.r261.0, 99
  br i1 %v455, label %b.L__BB51_98, label %b.next.102
b.next.102:
  %v459 = zext nneg i8 %r.rs100.0.off0 to i32
  %v461.not = icmp ne i32 %r.r261.0, 0
  %v462 = zext i1 %v461.not to i32
  %v463 = or i32 %v462, %v459
  %v464 = icmp eq i32 %v463, 0
  br i1 %v464, label %b.L__BB51_98, label %b.next.103
b.next.103:
  %v470 = load i32, ptr %v427, align 4
  %v471 = icmp slt i32 %v470, 800
  br i1 %v471, label %b.L__BB51_97, label %b.L__BB51_96
b.L__BB51_97:
  %v473 = sext i32 %v470 to i64
  %v474 = add nsw i32 %v470, 1
  store i32 %v474, ptr %v427, align 4
  %v483 = trunc i32 %r.r261.0 to i8
  %v486 = getelementptr i8, ptr %m.__local_depot51, i64 %v473
  store i8 %v483, ptr %v486, align 1
  br label %b.L__BB51_98
b.L__BB51_96:
  %v492 = load i8, ptr %v431, align 4
  %v493 = sext i8 %v492 to i32
  %v495 = or i32 %v493, %v462
  %v496.not = icmp ne i32 %v495, 0
  %v498 = zext i1 %v496.not to i8
  store i8 %v498, ptr %v431, align 4
  br label %b.L__BB51_98
b.L__BB51_98:
  %r.rs100.1.off0 = phi i8 [ %r.rs100.0.off0, %b.L__BB51_93 ], [ 0, %b.next.102 ], [ 1, %b.L__BB51_97 ], [ 1, %b.L__BB51_96 ]
  %v504 = add nuw i64 %r.rd493.0, 1
  %v506 = icmp ult i64 %v504, %r.rd475.0
  br i1 %v506, label %b.L__BB51_91, label %b.next.108
b.next.108:
  %v512 = load i32, ptr %v427, align 4
  br label %b.L__BB51_100
b.L__BB51_100:
  %r.r296.0 = phi i32 [ 0, %b.L__BB51_90 ], [ %v512, %b.next.108 ]
  %v515 = add i64 %r.rd471.3, %r.rd472.0
  %v516 = trunc i64 %v515 to i32
  store i32 %v516, ptr %v423, align 4
  %v529309 = icmp slt i32 %r.r296.0, 1
  br i1 %v529309, label %b.next.114, label %b.next.112
b.L__BB51_203:
  %v522 = add nsw i32 %r.r296.1310, -1
  store i32 %v522, ptr %v427, align 4
  %v529 = icmp slt i32 %r.r296.1310, 2
  br i1 %v529, label %b.next.114, label %b.next.112
b.next.112:
  %r.r296.1310 = phi i32 [ %v522, %b.L__BB51_203 ], [ %r.r296.0, %b.L__BB51_100 ]
  %11 = zext nneg i32 %r.r296.1310 to i64
  %12 = getelementptr i8, ptr %m.__local_depot51, i64 %11
  %v537 = getelementptr i8, ptr %12, i64 -1
  %v538 = load i8, ptr %v537, align 1
  %v540 = icmp eq i8 %v538, 0
  br i1 %v540, label %b.L__BB51_203, label %b.next.114
b.next.114:
  %r.r296.1.lcssa = phi i32 [ %r.r296.0, %b.L__BB51_100 ], [ %r.r296.1310, %b.next.112 ], [ 0, %b.L__BB51_203 ]
  %v543 = icmp eq i32 %r.r296.1.lcssa, 0
  %v545 = icmp slt i32 %v516, -330
  %v546 = or i1 %v545, %v543
  br i1 %v546, label %b.L__BB51_193, label %b.next.115
b.next.115:
  %v548 = icmp sgt i32 %v516, 310
  br i1 %v548, label %b.L__BB51_193, label %b.next.116
b.next.116:
  %v550 = icmp slt i32 %v516, 1
  br i1 %v550, label %b.L__BB51_127.preheader, label %b.L__BB51_108
b.L__BB51_108:
  %r.r296.3 = phi i32 [ %r.r296.8, %b.L__BB51_126 ], [ %r.r296.1.lcssa, %b.next.116 ]
  %r.r279.1 = phi i32 [ %v746, %b.L__BB51_126 ], [ %v516, %b.next.116 ]
  %r.r280.1 = phi i32 [ %v741, %b.L__BB51_126 ], [ 0, %b.next.116 ]
  %v552 = mul i32 %r.r279.1, 3
  %v553 = icmp samesign ugt i32 %r.r279.1, 16
  %v554 = select i1 %v553, i32 56, i32 %v552
  %13 = and i32 %v554, 63
  %v556 = zext nneg i32 %13 to i64
  %v557 = shl nsw i64 -1, %v556
  %v558 = icmp ugt i32 %v554, 63
  %14 = xor i64 %v557, -1
  %v560 = select i1 %v558, i64 -1, i64 %14
  %smax = call i32 @llvm.smax.i32(i32 %r.r296.3, i32 0)
  br label %b.L__BB51_109
b.L__BB51_109:
  %r.r269.0 = phi i32 [ 0, %b.L__BB51_108 ], [ %v577, %b.L__BB51_114 ]
  %r.rd496.0 = phi i64 [ 0, %b.L__BB51_108 ], [ %v576, %b.L__BB51_114 ]
  %v564 = icmp slt i32 %r.r269.0, %r.r296.3
  br i1 %v564, label %b.L__BB51_114, label %b.L__BB51_110
b.L__BB51_114:
  %v566 = mul i64 %r.rd496.0, 10
  %v568 = zext nneg i32 %r.r269.0 to i64
  %v573 = getelementptr i8, ptr %m.__local_depot51, i64 %v568
  %v574 = load i8, ptr %v573, align 1
  %v575 = zext i8 %v574 to i64
  %v576 = add i64 %v566, %v575
  %v577 = add nuw nsw i32 %r.r269.0, 1
  %v582 = lshr i64 %v576, %v556
  %v585269 = icmp eq i64 %v582, 0
  %v585 = select i1 %v558, i1 true, i1 %v585269
  br i1 %v585, label %b.L__BB51_109, label %b.L__BB51_115
b.L__BB51_110:
  %v587 = icmp eq i64 %r.rd496.0, 0
  br i1 %v587, label %b.L__BB51_113, label %b.next.124
b.next.124:
  %v593 = lshr i64 %r.rd496.0, %v556
  %v596.not267 = icmp eq i64 %v593, 0
  %v596.not = select i1 %v558, i1 true, i1 %v596.not267
  br i1 %v596.not, label %b.L__BB51_112, label %b.L__BB51_115
b.L__BB51_112:
  %r.r269.2 = phi i32 [ %v598, %b.L__BB51_112 ], [ %smax, %b.next.124 ]
  %r.rd496.2 = phi i64 [ %v600, %b.L__BB51_112 ], [ %r.rd496.0, %b.next.124 ]
  %v598 = add i32 %r.r269.2, 1
  %v600 = mul i64 %r.rd496.2, 10
  %v604 = lshr i64 %v600, %v556
  %v607268 = icmp eq i64 %v604, 0
  %v607 = select i1 %v558, i1 true, i1 %v607268
  br i1 %v607, label %b.L__BB51_112, label %b.L__BB51_115
b.L__BB51_115:
  %r.r269.1 = phi i32 [ %v598, %b.L__BB51_112 ], [ %smax, %b.next.124 ], [ %v577, %b.L__BB51_114 ]
  %r.rd496.1 = phi i64 [ %v600, %b.L__BB51_112 ], [ %r.rd496.0, %b.next.124 ], [ %v576, %b.L__BB51_114 ]
  %reass.sub270 = add nuw i32 %r.r279.1, 1
  %v611 = sub i32 %reass.sub270, %r.r269.1
  store i32 %v611, ptr %v423, align 4
  %v617.not = icmp slt i32 %r.r269.1, %r.r296.3
  br i1 %v617.not, label %b.L__BB51_117, label %b.L__BB51_118
b.L__BB51_117:
  %r.r269.3 = phi i32 [ %v653, %b.L__BB51_117 ], [ %r.r269.1, %b.L__BB51_115 ]
  %r.rd496.4 = phi i64 [ %v646, %b.L__BB51_117 ], [ %r.rd496.1, %b.L__BB51_115 ]
  %r.r270.0 = phi i32 [ %v627, %b.L__BB51_117 ], [ 0, %b.L__BB51_115 ]
  %v623 = lshr i64 %r.rd496.4, %v556
  %v627 = add i32 %r.r270.0, 1
  %v628 = sext i32 %r.r270.0 to i64
  %15 = trunc i64 %v623 to i8
  %v631 = select i1 %v558, i8 0, i8 %15
  %v634 = getelementptr i8, ptr %m.__local_depot51, i64 %v628
  store i8 %v631, ptr %v634, align 1
  %v636 = and i64 %r.rd496.4, %v560
  %v637 = mul i64 %v636, 10
  %v639 = sext i32 %r.r269.3 to i64
  %v643 = getelementptr i8, ptr %m.__local_depot51, i64 %v639
  %v644 = load i8, ptr %v643, align 1
  %v645 = zext i8 %v644 to i64
  %v646 = add i64 %v637, %v645
  %v652 = load i32, ptr %v427, align 4
  %v653 = add nsw i32 %r.r269.3, 1
  %v654 = icmp slt i32 %v653, %v652
  br i1 %v654, label %b.L__BB51_117, label %b.L__BB51_118
b.L__BB51_118:
  %r.r296.4 = phi i32 [ 0, %b.L__BB51_115 ], [ %v627, %b.L__BB51_117 ]
  %r.rd496.3 = phi i64 [ %r.rd496.1, %b.L__BB51_115 ], [ %v646, %b.L__BB51_117 ]
  %v656 = icmp eq i64 %r.rd496.3, 0
  br i1 %v656, label %b.L__BB51_123, label %b.L__BB51_119.preheader
b.L__BB51_119.preheader:
  %not.v558 = xor i1 %v558, true
  br label %b.L__BB51_119
b.L__BB51_119:
  %r.r296.6 = phi i32 [ %r.r296.7, %b.L__BB51_122 ], [ %r.r296.4, %b.L__BB51_119.preheader ]
  %r.rd496.5 = phi i64 [ %v704, %b.L__BB51_122 ], [ %r.rd496.3, %b.L__BB51_119.preheader ]
  %v658 = icmp slt i32 %r.r296.6, 800
  br i1 %v658, label %b.L__BB51_121, label %b.L__BB51_120
b.L__BB51_121:
  %v664 = lshr i64 %r.rd496.5, %v556
  %v668 = add nsw i32 %r.r296.6, 1
  %v669 = sext i32 %r.r296.6 to i64
  %16 = trunc i64 %v664 to i8
  %v672 = select i1 %v558, i8 0, i8 %16
  %v675 = getelementptr i8, ptr %m.__local_depot51, i64 %v669
  store i8 %v672, ptr %v675, align 1
  br label %b.L__BB51_122
b.L__BB51_120:
  %v681 = load i8, ptr %v431, align 4
  %v682 = sext i8 %v681 to i32
  %v688 = lshr i64 %r.rd496.5, %v556
  %v691.not271 = icmp ne i64 %v688, 0
  %v691.not = select i1 %not.v558, i1 %v691.not271, i1 false
  %v692 = zext i1 %v691.not to i32
  %v693 = or i32 %v682, %v692
  %v694.not = icmp ne i32 %v693, 0
  %v696 = zext i1 %v694.not to i8
  store i8 %v696, ptr %v431, align 4
  br label %b.L__BB51_122
b.L__BB51_122:
  %r.r296.7 = phi i32 [ %v668, %b.L__BB51_121 ], [ %r.r296.6, %b.L__BB51_120 ]
  %v703 = and i64 %r.rd496.5, %v560
  %v704 = mul i64 %v703, 10
  %v705.not = icmp eq i64 %v704, 0
  br i1 %v705.not, label %b.L__BB51_123, label %b.L__BB51_119
b.L__BB51_123:
  %r.r296.5 = phi i32 [ %r.r296.4, %b.L__BB51_118 ], [ %r.r296.7, %b.L__BB51_122 ]
  store i32 %r.r296.5, ptr %v427, align 4
  %v712 = icmp slt i32 %r.r296.5, 1
  br i1 %v712, label %b.L__BB51_126, label %b.L__BB51_124
b.L__BB51_124:
  %r.r296.9 = phi i32 [ %v714, %b.next.143 ], [ %r.r296.5, %b.L__BB51_123 ]
  %v714 = add nsw i32 %r.r296.9, -1
  %v715 = sext i32 %v714 to i64
  %v720 = getelementptr i8, ptr %m.__local_depot51, i64 %v715
  %v721 = load i8, ptr %v720, align 1
  %v723.not = icmp eq i8 %v721, 0
  br i1 %v723.not, label %b.next.143, label %b.L__BB51_126
b.next.143:
  store i32 %v714, ptr %v427, align 4
  %v731 = icmp sgt i32 %r.r296.9, 1
  br i1 %v731, label %b.L__BB51_124, label %b.L__BB51_126
b.L__BB51_113:
  store i32 0, ptr %v427, align 4
  br label %b.L__BB51_126
b.L__BB51_126:
  %r.r296.8 = phi i32 [ %r.r296.5, %b.L__BB51_123 ], [ 0, %b.L__BB51_113 ], [ %r.r296.9, %b.L__BB51_124 ], [ 0, %b.next.143 ]
  %v741 = add i32 %v554, %r.r280.1
  %v746 = load i32, ptr %v423, align 4
  %v747 = icmp sgt i32 %v746, 0
  br i1 %v747, label %b.L__BB51_108, label %b.L__BB51_127.preheader
b.L__BB51_127.preheader:
  %r.r296.2.ph = phi i32 [ %r.r296.1.lcssa, %b.next.116 ], [ %r.r296.8, %b.L__BB51_126 ]
  %r.r279.0.ph = phi i32 [ %v516, %b.next.116 ], [ %v746, %b.L__BB51_126 ]
  %r.r280.0.ph = phi i32 [ 0, %b.next.116 ], [ %v741, %b.L__BB51_126 ]
  br label %b.L__BB51_127
b.L__BB51_202:
  %r.r296.10 = phi i32 [ %v925, %b.L__BB51_199 ], [ %r.r296.12, %b.L__BB51_200 ], [ %v940, %b.next.179 ]
  %v750 = sub i32 %r.r280.0, %v769
  br label %b.L__BB51_127
b.L__BB51_127:
  %r.r296.2 = phi i32 [ %r.r296.10, %b.L__BB51_202 ], [ %r.r296.2.ph, %b.L__BB51_127.preheader ]
  %r.r279.0 = phi i32 [ %v934, %b.L__BB51_202 ], [ %r.r279.0.ph, %b.L__BB51_127.preheader ]
  %r.r280.0 = phi i32 [ %v750, %b.L__BB51_202 ], [ %r.r280.0.ph, %b.L__BB51_127.preheader ]
  %v752 = icmp slt i32 %r.r279.0, 0
  %v754.not = icmp eq i32 %r.r279.0, 0
  br i1 %v754.not, label %b.L__BB51_129, label %b.L__BB51_140
b.L__BB51_140:
  br i1 %v752, label %b.L__BB51_130, label %b.L__BB51_141
b.L__BB51_129:
  %v761 = load i8, ptr %m.__local_depot51, align 4
  %v763 = icmp ult i8 %v761, 5
  br i1 %v763, label %b.L__BB51_130, label %b.L__BB51_141
b.L__BB51_130:
  %v765 = mul i32 %r.r279.0, -3
  %v767 = select i1 %v752, i32 %v765, i32 1
  %v768 = icmp slt i32 %r.r279.0, -16
  %v769 = select i1 %v768, i32 56, i32 %v767
  %v771 = icmp slt i32 %r.r296.2, 1
  br i1 %v771, label %b.L__BB51_133, label %b.next.157
b.next.157:
  %v775 = add nuw i32 %r.r296.2, 1
  %v776 = add nsw i32 %r.r296.2, -1
  %v777 = zext nneg i32 %v776 to i64
  %v779 = add i64 %v777, %v1
  %17 = and i32 %v769, 63
  %v789 = zext nneg i32 %17 to i64
  %v791 = icmp ugt i32 %v769, 63
  br label %b.L__BB51_132
b.L__BB51_132:
  %r.rd521.0 = phi i64 [ %v779, %b.next.157 ], [ %v801, %b.L__BB51_132 ]
  %r.rd523.1 = phi i64 [ 0, %b.next.157 ], [ %v800289, %b.L__BB51_132 ]
  %r.r308.0 = phi i32 [ %v775, %b.next.157 ], [ %v803, %b.L__BB51_132 ]
  %v782 = sub i64 %r.rd521.0, %v1
  %v783 = getelementptr i8, ptr %m.__local_depot51, i64 %v782
  %v784 = load i8, ptr %v783, align 1
  %v785 = zext i8 %v784 to i64
  %v790 = shl i64 %v785, %v789
  %v792 = select i1 %v791, i64 0, i64 %v790
  %v794 = add i64 %v792, %r.rd523.1
  %v795 = zext i64 %v794 to i128
  %v797 = mul nuw i128 %v795, 14757395258967641293
  %sum.shift288 = lshr i128 %v797, 67
  %v800289 = trunc nuw nsw i128 %sum.shift288 to i64
  %v801 = add i64 %r.rd521.0, -1
  %v803 = add i32 %r.r308.0, -1
  %v804 = icmp sgt i32 %v803, 1
  br i1 %v804, label %b.L__BB51_132, label %b.L__BB51_133
b.L__BB51_133:
  %r.rd523.0 = phi i64 [ 0, %b.L__BB51_130 ], [ %v800289, %b.L__BB51_132 ]
  %v806 = icmp eq i64 %r.rd523.0, 0
  br i1 %v806, label %b.L__BB51_136, label %b.L__BB51_135
b.L__BB51_135:
  %r.rd523.2 = phi i64 [ %v815291, %b.L__BB51_135 ], [ %r.rd523.0, %b.L__BB51_133 ]
  %r.r310.1 = phi i32 [ %v808, %b.L__BB51_135 ], [ 0, %b.L__BB51_133 ]
  %v808 = add i32 %r.r310.1, 1
  %v810 = zext nneg i64 %r.rd523.2 to i128
  %v812 = mul nuw nsw i128 %v810, 14757395258967641293
  %sum.shift290 = lshr i128 %v812, 67
  %v815291 = trunc nuw nsw i128 %sum.shift290 to i64
  %v816 = icmp samesign ugt i64 %r.rd523.2, 9
  br i1 %v816, label %b.L__BB51_135, label %b.L__BB51_136
b.L__BB51_136:
  %r.r310.0 = phi i32 [ 0, %b.L__BB51_133 ], [ %v808, %b.L__BB51_135 ]
  br i1 %v771, label %b.L__BB51_196, label %b.L__BB51_138.preheader
b.L__BB51_138.preheader:
  %18 = and i32 %v769, 63
  %v833 = zext nneg i32 %18 to i64
  %v835 = icmp ugt i32 %v769, 63
  %v852 = sext i32 %r.r310.0 to i64
  %invariant.gep = getelementptr i8, ptr %m.__local_depot51, i64 %v852
  br label %b.L__BB51_138
b.L__BB51_138:
  %r.r296.11 = phi i32 [ %v821, %b.L__BB51_195 ], [ %r.r296.2, %b.L__BB51_138.preheader ]
  %r.rd526.1 = phi i64 [ %v891297, %b.L__BB51_195 ], [ 0, %b.L__BB51_138.preheader ]
  %v821 = add nsw i32 %r.r296.11, -1
  %v822 = sext i32 %v821 to i64
  %v827 = getelementptr i8, ptr %m.__local_depot51, i64 %v822
  %v828 = load i8, ptr %v827, align 1
  %v829 = zext i8 %v828 to i64
  %v834 = shl i64 %v829, %v833
  %v836 = select i1 %v835, i64 0, i64 %v834
  %v838 = add i64 %v836, %r.rd526.1
  %v840 = add i32 %v821, %r.r310.0
  %v841 = icmp slt i32 %v840, 800
  br i1 %v841, label %b.L__BB51_194, label %b.L__BB51_139
b.L__BB51_194:
  %v843 = zext i64 %v838 to i128
  %v845 = mul nuw i128 %v843, 14757395258967641293
  %sum.shift294 = lshr i128 %v845, 67
  %v848295 = trunc nuw nsw i128 %sum.shift294 to i64
  %v849.neg = mul i64 %v848295, 246
  %v850 = add i64 %v849.neg, %v838
  %v855 = trunc i64 %v850 to i8
  %gep = getelementptr i8, ptr %invariant.gep, i64 %v822
  store i8 %v855, ptr %gep, align 1
  br label %b.L__BB51_195
b.L__BB51_139:
  %v864 = load i8, ptr %v431, align 4
  %v865 = sext i8 %v864 to i32
  %v867 = zext i64 %v838 to i128
  %v869 = mul nuw i128 %v867, 14757395258967641293
  %sum.shift292 = lshr i128 %v869, 67
  %v872293 = trunc nuw nsw i128 %sum.shift292 to i64
  %v873.neg = mul i64 %v872293, -10
  %v874 = sub i64 0, %v838
  %v875.not = icmp ne i64 %v873.neg, %v874
  %v876 = zext i1 %v875.not to i32
  %v877 = or i32 %v865, %v876
  %v878.not = icmp ne i32 %v877, 0
  %v880 = zext i1 %v878.not to i8
  store i8 %v880, ptr %v431, align 4
  br label %b.L__BB51_195
b.L__BB51_195:
  %v886 = zext i64 %v838 to i128
  %v888 = mul nuw i128 %v886, 14757395258967641293
  %sum.shift296 = lshr i128 %v888, 67
  %v891297 = trunc nuw nsw i128 %sum.shift296 to i64
  %v893 = icmp sgt i32 %r.r296.11, 1
  br i1 %v893, label %b.L__BB51_138, label %b.L__BB51_196
b.L__BB51_196:
  %r.rd526.0 = phi i64 [ 0, %b.L__BB51_136 ], [ %v891297, %b.L__BB51_195 ]
  %v896 = icmp slt i32 %r.r310.0, 1
  br i1 %v896, label %b.L__BB51_199, label %b.L__BB51_198
b.L__BB51_198:
  %r.rd526.2 = phi i64 [ %v904299, %b.L__BB51_198 ], [ %r.rd526.0, %b.L__BB51_196 ]
  %r.r312.0 = phi i32 [ %v908, %b.L__BB51_198 ], [ %r.r310.0, %b.L__BB51_196 ]
  %v899 = zext nneg i64 %r.rd526.2 to i128
  %v901 = mul nuw nsw i128 %v899, 14757395258967641293
  %sum.shift298 = lshr i128 %v901, 67
  %v904299 = trunc nuw nsw i128 %sum.shift298 to i64
  %v905.neg = mul i64 %v904299, 246
  %v906 = add i64 %v905.neg, %r.rd526.2
  %v908 = add nsw i32 %r.r312.0, -1
  %v909 = sext i32 %v908 to i64
  %v912 = trunc i64 %v906 to i8
  %v915 = getelementptr i8, ptr %m.__local_depot51, i64 %v909
  store i8 %v912, ptr %v915, align 1
  %v916 = icmp sgt i32 %r.r312.0, 1
  br i1 %v916, label %b.L__BB51_198, label %b.L__BB51_199
b.L__BB51_199:
  %v922 = load i32, ptr %v427, align 4
  %v924 = add i32 %v922, %r.r310.0
  %v925 = call i32 @llvm.smin.i32(i32 %v924, i32 800)
  store i32 %v925, ptr %v427, align 4
  %v933 = load i32, ptr %v423, align 4
  %v934 = add i32 %v933, %r.r310.0
  store i32 %v934, ptr %v423, align 4
  %v938 = icmp slt i32 %v924, 1
  br i1 %v938, label %b.L__BB51_202, label %b.L__BB51_200
b.L__BB51_200:
  %r.r296.12 = phi i32 [ %v940, %b.next.179 ], [ %v925, %b.L__BB51_199 ]
  %v940 = add i32 %r.r296.12, -1
  %v941 = sext i32 %v940 to i64
  %v946 = getelementptr i8, ptr %m.__local_depot51, i64 %v941
  %v947 = load i8, ptr %v946, align 1
  %v949.not = icmp eq i8 %v947, 0
  br i1 %v949.not, label %b.next.179, label %b.L__BB51_202
b.next.179:
  store i32 %v940, ptr %v427, align 4
  %v957 = icmp sgt i32 %r.r296.12, 1
  br i1 %v957, label %b.L__BB51_200, label %b.L__BB51_202
b.L__BB51_68:
  %v959 = inttoptr i64 %i.p2 to ptr
  %v960 = getelementptr i8, ptr %v959, i64 12
  %v961 = load i32, ptr %v960, align 4
  %v962 = sext i32 %v961 to i64
  %v967 = shl nsw i64 %r.rd471.3, 4
  %v963 = add i64 %v967, %i.p2
  %v970 = add i64 %v963, %v962
  %v973 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %r.rd470.0, i1 true)
  %v977 = shl i64 %r.rd470.0, %v973
  %v980 = inttoptr i64 %v970 to ptr
  %v981 = getelementptr i8, ptr %v980, i64 5472
  %v982 = load i64, ptr %v981, align 8
  %v983 = mul i64 %v982, %v977
  %v984 = zext i64 %v977 to i128
  %v985 = zext i64 %v982 to i128
  %v986 = mul nuw i128 %v985, %v984
  %v987 = lshr i128 %v986, 64
  %v988 = trunc nuw i128 %v987 to i64
  %v989 = and i64 %v988, 511
  %v990.not = icmp eq i64 %v989, 511
  br i1 %v990.not, label %b.next.182, label %b.L__BB51_70
b.next.182:
  %v971 = add i64 %v970, 5472
  %v992 = inttoptr i64 %v971 to ptr
  %v993 = getelementptr i8, ptr %v992, i64 8
  %v994 = load i64, ptr %v993, align 8
  %v997 = zext i64 %v994 to i128
  %v998 = mul nuw i128 %v997, %v984
  %v999 = lshr i128 %v998, 64
  %v1000 = trunc nuw i128 %v999 to i64
  %v1002 = add i64 %v983, %v1000
  %v1003 = icmp ult i64 %v1002, %v1000
  %v1004 = zext i1 %v1003 to i64
  %v1006 = add nuw i64 %v1004, %v988
  br label %b.L__BB51_70
b.L__BB51_70:
  %r.rd487.0 = phi i64 [ %v983, %b.L__BB51_68 ], [ %v1002, %b.next.182 ]
  %r.rd488.0 = phi i64 [ %v988, %b.L__BB51_68 ], [ %v1006, %b.next.182 ]
  %v1008 = lshr i64 %r.rd488.0, 63
  %19 = trunc nuw nsw i64 %v1008 to i32
  %v1010 = add nuw nsw i32 %19, 9
  %v1011 = zext nneg i32 %v1010 to i64
  %v1013 = lshr i64 %r.rd488.0, %v1011
  %v1017 = mul nsw i64 %r.rd471.3, 217706
  %v1018 = ashr i64 %v1017, 16
  %v1020 = xor i64 %v973, 63
  %v1021 = add nsw i64 %v1018, %v1020
  %v1022 = add nsw i64 %v1021, %v1008
  %v1023 = icmp slt i64 %v1022, -1022
  br i1 %v1023, label %b.L__BB51_75, label %b.L__BB51_71
b.L__BB51_75:
  %v1026 = icmp slt i64 %v1022, -1085
  br i1 %v1026, label %b.L__BB51_77, label %b.next.186
b.next.186:
  %20 = trunc nsw i64 %v1022 to i32
  %v1028 = sub nuw nsw i32 -1022, %20
  %v1030 = zext nneg i32 %v1028 to i64
  %v1032 = lshr i64 %v1013, %v1030
  %v1035 = and i64 %v1032, 1
  %v1036 = add nuw nsw i64 %v1035, %v1032
  %v1037 = lshr i64 %v1036, 1
  br label %b.L__BB51_77
b.L__BB51_80:
  %v1039 = add i64 %r.rd470.0, 1
  %v1040 = inttoptr i64 %i.p2 to ptr
  %v1041 = getelementptr i8, ptr %v1040, i64 12
  %v1042 = load i32, ptr %v1041, align 4
  %v1043 = sext i32 %v1042 to i64
  %v1048 = shl nsw i64 %r.rd471.3, 4
  %v1044 = add i64 %v1048, %i.p2
  %v1051 = add i64 %v1044, %v1043
  %v1053 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v1039, i1 false)
  %v1056 = and i64 %v1053, 63
  %v1057 = shl i64 %v1039, %v1056
  %v1060 = inttoptr i64 %v1051 to ptr
  %v1061 = getelementptr i8, ptr %v1060, i64 5472
  %v1062 = load i64, ptr %v1061, align 8
  %v1063 = mul i64 %v1062, %v1057
  %v1064 = zext i64 %v1057 to i128
  %v1065 = zext i64 %v1062 to i128
  %v1066 = mul nuw i128 %v1065, %v1064
  %v1067 = lshr i128 %v1066, 64
  %v1068 = trunc nuw i128 %v1067 to i64
  %v1069 = and i64 %v1068, 511
  %v1070.not = icmp eq i64 %v1069, 511
  br i1 %v1070.not, label %b.next.188, label %b.L__BB51_82
b.next.188:
  %v1052 = add i64 %v1051, 5472
  %v1072 = inttoptr i64 %v1052 to ptr
  %v1073 = getelementptr i8, ptr %v1072, i64 8
  %v1074 = load i64, ptr %v1073, align 8
  %v1077 = zext i64 %v1074 to i128
  %v1078 = mul nuw i128 %v1077, %v1064
  %v1079 = lshr i128 %v1078, 64
  %v1080 = trunc nuw i128 %v1079 to i64
  %v1082 = add i64 %v1063, %v1080
  %v1083 = icmp ult i64 %v1082, %v1080
  %v1084 = zext i1 %v1083 to i64
  %v1086 = add nuw i64 %v1084, %v1068
  br label %b.L__BB51_82
b.L__BB51_82:
  %r.rd490.0 = phi i64 [ %v1063, %b.L__BB51_80 ], [ %v1082, %b.next.188 ]
  %r.rd491.0 = phi i64 [ %v1068, %b.L__BB51_80 ], [ %v1086, %b.next.188 ]
  %v1088 = lshr i64 %r.rd491.0, 63
  %21 = trunc nuw nsw i64 %v1088 to i32
  %v1090 = add nuw nsw i32 %21, 9
  %v1091 = zext nneg i32 %v1090 to i64
  %v1093 = lshr i64 %r.rd491.0, %v1091
  %v1097 = mul nsw i64 %r.rd471.3, 217706
  %v1098 = ashr i64 %v1097, 16
  %reass.sub312 = sub nsw i64 %v1098, %v1053
  %v1101 = add nsw i64 %reass.sub312, 63
  %v1102 = add nsw i64 %v1101, %v1088
  %v1103 = icmp slt i64 %v1102, -1022
  br i1 %v1103, label %b.L__BB51_87, label %b.L__BB51_83
b.L__BB51_87:
  %v1106 = icmp slt i64 %v1102, -1085
  br i1 %v1106, label %b.L__BB51_89, label %b.next.192
b.next.192:
  %22 = trunc nsw i64 %v1102 to i32
  %v1109 = sub nuw nsw i32 -1022, %22
  %v1111 = zext nneg i32 %v1109 to i64
  %v1113 = lshr i64 %v1093, %v1111
  %v1116 = and i64 %v1113, 1
  %v1117 = add nuw nsw i64 %v1116, %v1113
  %v1118 = lshr i64 %v1117, 1
  br label %b.L__BB51_89
b.L__BB51_71:
  %v1120 = icmp ugt i64 %r.rd487.0, 1
  %23 = add nsw i64 %r.rd471.3, -24
  %v1123 = icmp ult i64 %23, -28
  %v1124 = or i1 %v1123, %v1120
  %v1126 = and i64 %v1013, 3
  %v1127 = icmp ne i64 %v1126, 1
  %v1128 = or i1 %v1124, %v1127
  br i1 %v1128, label %b.L__BB51_73, label %b.next.194
b.next.194:
  %v1133 = shl i64 %v1013, %v1011
  %v1137 = icmp eq i64 %v1133, %r.rd488.0
  br label %b.L__BB51_73
b.L__BB51_73:
  %r.p260.0 = phi i1 [ false, %b.L__BB51_71 ], [ %v1137, %b.next.194 ]
  %v1139 = and i64 %v1013, 72057594037927934
  %v1141 = select i1 %r.p260.0, i64 %v1139, i64 %v1013
  %v1142 = and i64 %v1141, 1
  %v1143 = add nuw nsw i64 %v1142, %v1141
  %v1144 = icmp ugt i64 %v1143, 18014398509481983
  %v1145 = select i1 %v1144, i64 1024, i64 1023
  %v1147 = add nsw i64 %v1145, %v1022
  %v1148 = icmp sgt i64 %v1147, 2046
  br i1 %v1148, label %b.L__BB51_77, label %b.next.196
b.next.196:
  %v1150 = lshr i64 %v1143, 1
  %v1151 = and i64 %v1150, 9218868437227405311
  %v1153 = select i1 %v1144, i64 0, i64 %v1151
  %v1157 = shl nuw nsw i64 %v1147, 52
  %v1160 = or i64 %v1157, %v1153
  br label %b.L__BB51_77
b.L__BB51_141:
  %v1162 = add i32 %r.r280.0, -1
  %v1163 = icmp sgt i32 %r.r280.0, -1022
  br i1 %v1163, label %b.L__BB51_162, label %b.next.198
b.next.198:
  %v1165 = sub nuw nsw i32 -1021, %r.r280.0
  br label %b.L__BB51_143
b.L__BB51_143:
  %r.r296.14 = phi i32 [ %r.r296.2, %b.next.198 ], [ %r.r296.19, %b.L__BB51_161 ]
  %r.r285.0 = phi i32 [ %v1165, %b.next.198 ], [ %v1355, %b.L__BB51_161 ]
  %v1168 = call i32 @llvm.smin.i32(i32 %r.r285.0, i32 56)
  %24 = and i32 %v1168, 63
  %v1170 = zext nneg i32 %24 to i64
  %v1171 = shl nsw i64 -1, %v1170
  %v1172 = icmp ugt i32 %v1168, 63
  %25 = xor i64 %v1171, -1
  %v1174 = select i1 %v1172, i64 -1, i64 %25
  %smax320 = call i32 @llvm.smax.i32(i32 %r.r296.14, i32 0)
  br label %b.L__BB51_144
b.L__BB51_144:
  %r.r288.0 = phi i32 [ 0, %b.L__BB51_143 ], [ %v1190, %b.L__BB51_149 ]
  %r.rd502.0 = phi i64 [ 0, %b.L__BB51_143 ], [ %v1189, %b.L__BB51_149 ]
  %v1177 = icmp slt i32 %r.r288.0, %r.r296.14
  br i1 %v1177, label %b.L__BB51_149, label %b.L__BB51_145
b.L__BB51_149:
  %v1179 = mul i64 %r.rd502.0, 10
  %v1181 = zext nneg i32 %r.r288.0 to i64
  %v1186 = getelementptr i8, ptr %m.__local_depot51, i64 %v1181
  %v1187 = load i8, ptr %v1186, align 1
  %v1188 = zext i8 %v1187 to i64
  %v1189 = add i64 %v1179, %v1188
  %v1190 = add nuw nsw i32 %r.r288.0, 1
  %v1195 = lshr i64 %v1189, %v1170
  %v1198274 = icmp eq i64 %v1195, 0
  %v1198 = select i1 %v1172, i1 true, i1 %v1198274
  br i1 %v1198, label %b.L__BB51_144, label %b.L__BB51_150
b.L__BB51_145:
  %v1200 = icmp eq i64 %r.rd502.0, 0
  br i1 %v1200, label %b.L__BB51_148, label %b.next.206
b.next.206:
  %v1206 = lshr i64 %r.rd502.0, %v1170
  %v1209.not272 = icmp eq i64 %v1206, 0
  %v1209.not = select i1 %v1172, i1 true, i1 %v1209.not272
  br i1 %v1209.not, label %b.L__BB51_147, label %b.L__BB51_150
b.L__BB51_147:
  %r.r288.2 = phi i32 [ %v1211, %b.L__BB51_147 ], [ %smax320, %b.next.206 ]
  %r.rd502.2 = phi i64 [ %v1213, %b.L__BB51_147 ], [ %r.rd502.0, %b.next.206 ]
  %v1211 = add i32 %r.r288.2, 1
  %v1213 = mul i64 %r.rd502.2, 10
  %v1217 = lshr i64 %v1213, %v1170
  %v1220273 = icmp eq i64 %v1217, 0
  %v1220 = select i1 %v1172, i1 true, i1 %v1220273
  br i1 %v1220, label %b.L__BB51_147, label %b.L__BB51_150
b.L__BB51_150:
  %r.r288.1 = phi i32 [ %v1211, %b.L__BB51_147 ], [ %smax320, %b.next.206 ], [ %v1190, %b.L__BB51_149 ]
  %r.rd502.1 = phi i64 [ %v1213, %b.L__BB51_147 ], [ %r.rd502.0, %b.next.206 ], [ %v1189, %b.L__BB51_149 ]
  %v1227 = load i32, ptr %v423, align 4
  %reass.sub = sub i32 %v1227, %r.r288.1
  %v1228 = add i32 %reass.sub, 1
  store i32 %v1228, ptr %v423, align 4
  %v1233.not = icmp slt i32 %r.r288.1, %r.r296.14
  br i1 %v1233.not, label %b.L__BB51_152, label %b.L__BB51_153
b.L__BB51_152:
  %r.r288.3 = phi i32 [ %v1269, %b.L__BB51_152 ], [ %r.r288.1, %b.L__BB51_150 ]
  %r.rd502.4 = phi i64 [ %v1262, %b.L__BB51_152 ], [ %r.rd502.1, %b.L__BB51_150 ]
  %r.r289.0 = phi i32 [ %v1243, %b.L__BB51_152 ], [ 0, %b.L__BB51_150 ]
  %v1239 = lshr i64 %r.rd502.4, %v1170
  %v1243 = add i32 %r.r289.0, 1
  %v1244 = sext i32 %r.r289.0 to i64
  %26 = trunc i64 %v1239 to i8
  %v1247 = select i1 %v1172, i8 0, i8 %26
  %v1250 = getelementptr i8, ptr %m.__local_depot51, i64 %v1244
  store i8 %v1247, ptr %v1250, align 1
  %v1252 = and i64 %r.rd502.4, %v1174
  %v1253 = mul i64 %v1252, 10
  %v1255 = sext i32 %r.r288.3 to i64
  %v1259 = getelementptr i8, ptr %m.__local_depot51, i64 %v1255
  %v1260 = load i8, ptr %v1259, align 1
  %v1261 = zext i8 %v1260 to i64
  %v1262 = add i64 %v1253, %v1261
  %v1268 = load i32, ptr %v427, align 4
  %v1269 = add nsw i32 %r.r288.3, 1
  %v1270 = icmp slt i32 %v1269, %v1268
  br i1 %v1270, label %b.L__BB51_152, label %b.L__BB51_153
b.L__BB51_153:
  %r.r296.15 = phi i32 [ 0, %b.L__BB51_150 ], [ %v1243, %b.L__BB51_152 ]
  %r.rd502.3 = phi i64 [ %r.rd502.1, %b.L__BB51_150 ], [ %v1262, %b.L__BB51_152 ]
  %v1272 = icmp eq i64 %r.rd502.3, 0
  br i1 %v1272, label %b.L__BB51_158, label %b.L__BB51_154.preheader
b.L__BB51_154.preheader:
  %not.v1172 = xor i1 %v1172, true
  br label %b.L__BB51_154
b.L__BB51_154:
  %r.r296.17 = phi i32 [ %r.r296.18, %b.L__BB51_157 ], [ %r.r296.15, %b.L__BB51_154.preheader ]
  %r.rd502.5 = phi i64 [ %v1320, %b.L__BB51_157 ], [ %r.rd502.3, %b.L__BB51_154.preheader ]
  %v1274 = icmp slt i32 %r.r296.17, 800
  br i1 %v1274, label %b.L__BB51_156, label %b.L__BB51_155
b.L__BB51_156:
  %v1280 = lshr i64 %r.rd502.5, %v1170
  %v1284 = add nsw i32 %r.r296.17, 1
  %v1285 = sext i32 %r.r296.17 to i64
  %27 = trunc i64 %v1280 to i8
  %v1288 = select i1 %v1172, i8 0, i8 %27
  %v1291 = getelementptr i8, ptr %m.__local_depot51, i64 %v1285
  store i8 %v1288, ptr %v1291, align 1
  br label %b.L__BB51_157
b.L__BB51_155:
  %v1297 = load i8, ptr %v431, align 4
  %v1298 = sext i8 %v1297 to i32
  %v1304 = lshr i64 %r.rd502.5, %v1170
  %v1307.not276 = icmp ne i64 %v1304, 0
  %v1307.not = select i1 %not.v1172, i1 %v1307.not276, i1 false
  %v1308 = zext i1 %v1307.not to i32
  %v1309 = or i32 %v1298, %v1308
  %v1310.not = icmp ne i32 %v1309, 0
  %v1312 = zext i1 %v1310.not to i8
  store i8 %v1312, ptr %v431, align 4
  br label %b.L__BB51_157
b.L__BB51_157:
  %r.r296.18 = phi i32 [ %v1284, %b.L__BB51_156 ], [ %r.r296.17, %b.L__BB51_155 ]
  %v1319 = and i64 %r.rd502.5, %v1174
  %v1320 = mul i64 %v1319, 10
  %v1321.not = icmp eq i64 %v1320, 0
  br i1 %v1321.not, label %b.L__BB51_158, label %b.L__BB51_154
b.L__BB51_158:
  %r.r296.16 = phi i32 [ %r.r296.15, %b.L__BB51_153 ], [ %r.r296.18, %b.L__BB51_157 ]
  store i32 %r.r296.16, ptr %v427, align 4
  %v1328 = icmp slt i32 %r.r296.16, 1
  br i1 %v1328, label %b.L__BB51_161, label %b.L__BB51_159
b.L__BB51_159:
  %r.r296.20 = phi i32 [ %v1330, %b.next.225 ], [ %r.r296.16, %b.L__BB51_158 ]
  %v1330 = add nsw i32 %r.r296.20, -1
  %v1331 = sext i32 %v1330 to i64
  %v1336 = getelementptr i8, ptr %m.__local_depot51, i64 %v1331
  %v1337 = load i8, ptr %v1336, align 1
  %v1339.not = icmp eq i8 %v1337, 0
  br i1 %v1339.not, label %b.next.225, label %b.L__BB51_161
b.next.225:
  store i32 %v1330, ptr %v427, align 4
  %v1347 = icmp sgt i32 %r.r296.20, 1
  br i1 %v1347, label %b.L__BB51_159, label %b.L__BB51_161
b.L__BB51_148:
  store i32 0, ptr %v427, align 4
  br label %b.L__BB51_161
b.L__BB51_161:
  %r.r296.19 = phi i32 [ %r.r296.16, %b.L__BB51_158 ], [ 0, %b.L__BB51_148 ], [ %r.r296.20, %b.L__BB51_159 ], [ 0, %b.next.225 ]
  %v1355 = add nsw i32 %r.r285.0, -56
  %v1356 = icmp sgt i32 %r.r285.0, 56
  br i1 %v1356, label %b.L__BB51_143, label %b.L__BB51_162
b.L__BB51_162:
  %r.r296.13 = phi i32 [ %r.r296.2, %b.L__BB51_141 ], [ %r.r296.19, %b.L__BB51_161 ]
  %r.r298.0 = phi i32 [ %v1162, %b.L__BB51_141 ], [ -1022, %b.L__BB51_161 ]
  %v1358 = icmp slt i32 %r.r296.13, 1
  br i1 %v1358, label %b.L__BB51_165, label %b.next.231
b.next.231:
  %v1360 = add nuw i32 %r.r296.13, 1
  %v1361 = add nsw i32 %r.r296.13, -1
  %v1362 = zext nneg i32 %v1361 to i64
  %v1364 = add i64 %v1362, %v1
  br label %b.L__BB51_164
b.L__BB51_164:
  %r.rd506.0 = phi i64 [ %v1364, %b.next.231 ], [ %v1384, %b.L__BB51_164 ]
  %r.rd508.1 = phi i64 [ 0, %b.next.231 ], [ %v1383277, %b.L__BB51_164 ]
  %r.r299.0 = phi i32 [ %v1360, %b.next.231 ], [ %v1386, %b.L__BB51_164 ]
  %v1367 = sub i64 %r.rd506.0, %v1
  %v1368 = getelementptr i8, ptr %m.__local_depot51, i64 %v1367
  %v1369 = load i8, ptr %v1368, align 1
  %v1370 = zext i8 %v1369 to i64
  %v1373 = shl nuw nsw i64 %v1370, 53
  %v1377 = add nuw nsw i64 %v1373, %r.rd508.1
  %v1378 = zext nneg i64 %v1377 to i128
  %v1380 = mul nuw nsw i128 %v1378, 14757395258967641293
  %sum.shift = lshr i128 %v1380, 67
  %v1383277 = trunc nuw nsw i128 %sum.shift to i64
  %v1384 = add i64 %r.rd506.0, -1
  %v1386 = add i32 %r.r299.0, -1
  %v1387 = icmp sgt i32 %v1386, 1
  br i1 %v1387, label %b.L__BB51_164, label %b.L__BB51_165
b.L__BB51_165:
  %r.rd508.0 = phi i64 [ 0, %b.L__BB51_162 ], [ %v1383277, %b.L__BB51_164 ]
  %v1389 = icmp eq i64 %r.rd508.0, 0
  br i1 %v1389, label %b.L__BB51_168, label %b.L__BB51_167
b.L__BB51_167:
  %r.rd508.2 = phi i64 [ %v1398279, %b.L__BB51_167 ], [ %r.rd508.0, %b.L__BB51_165 ]
  %r.r301.1 = phi i32 [ %v1391, %b.L__BB51_167 ], [ 0, %b.L__BB51_165 ]
  %v1391 = add i32 %r.r301.1, 1
  %v1393 = zext nneg i64 %r.rd508.2 to i128
  %v1395 = mul nuw nsw i128 %v1393, 14757395258967641293
  %sum.shift278 = lshr i128 %v1395, 67
  %v1398279 = trunc nuw nsw i128 %sum.shift278 to i64
  %v1399 = icmp samesign ugt i64 %r.rd508.2, 9
  br i1 %v1399, label %b.L__BB51_167, label %b.L__BB51_168
b.L__BB51_168:
  %r.r301.0 = phi i32 [ 0, %b.L__BB51_165 ], [ %v1391, %b.L__BB51_167 ]
  br i1 %v1358, label %b.L__BB51_174, label %b.next.239
b.next.239:
  %v1402 = add nuw i32 %r.r296.13, 1
  %v1404 = add i32 %r.r301.0, %r.r296.13
  %v1406 = add nsw i32 %r.r296.13, -1
  %v1407 = zext nneg i32 %v1406 to i64
  %v1408 = sext i32 %r.r301.0 to i64
  %v1409 = add i64 %v1407, %v1
  %v1411 = add i64 %v1409, %v1408
  %v1412 = add i64 %v1407, %v1
  br label %b.L__BB51_170
b.L__BB51_170:
  %r.rd510.0 = phi i64 [ %v1412, %b.next.239 ], [ %v1480, %b.L__BB51_173 ]
  %r.rd513.1 = phi i64 [ 0, %b.next.239 ], [ %v1474285, %b.L__BB51_173 ]
  %r.r302.0.in = phi i32 [ %v1404, %b.next.239 ], [ %r.r302.0, %b.L__BB51_173 ]
  %r.rd511.0 = phi i64 [ %v1411, %b.next.239 ], [ %v1478, %b.L__BB51_173 ]
  %r.r303.0 = phi i32 [ %v1402, %b.next.239 ], [ %v1482, %b.L__BB51_173 ]
  %r.r302.0 = add i32 %r.r302.0.in, -1
  %v1415 = sub i64 %r.rd510.0, %v1
  %v1416 = getelementptr i8, ptr %m.__local_depot51, i64 %v1415
  %v1417 = load i8, ptr %v1416, align 1
  %v1418 = zext i8 %v1417 to i64
  %v1421 = shl nuw nsw i64 %v1418, 53
  %v1425 = add nuw nsw i64 %v1421, %r.rd513.1
  %v1427 = icmp slt i32 %r.r302.0, 800
  br i1 %v1427, label %b.L__BB51_172, label %b.L__BB51_171
b.L__BB51_172:
  %v1429 = zext nneg i64 %v1425 to i128
  %v1431 = mul nuw nsw i128 %v1429, 14757395258967641293
  %sum.shift282 = lshr i128 %v1431, 67
  %v1434283 = trunc nuw nsw i128 %sum.shift282 to i64
  %v1435.neg = mul i64 %v1434283, 246
  %v1436 = add i64 %v1435.neg, %r.rd513.1
  %v1437 = trunc i64 %v1436 to i8
  %v1440 = sub i64 %r.rd511.0, %v1
  %v1441 = getelementptr i8, ptr %m.__local_depot51, i64 %v1440
  store i8 %v1437, ptr %v1441, align 1
  br label %b.L__BB51_173
b.L__BB51_171:
  %v1447 = load i8, ptr %v431, align 4
  %v1448 = sext i8 %v1447 to i32
  %v1450 = zext nneg i64 %v1425 to i128
  %v1452 = mul nuw nsw i128 %v1450, 14757395258967641293
  %sum.shift280 = lshr i128 %v1452, 67
  %v1455281 = trunc nuw nsw i128 %sum.shift280 to i64
  %v1456.neg = mul i64 %v1455281, -10
  %v1457 = sub nsw i64 0, %v1425
  %v1458.not = icmp ne i64 %v1456.neg, %v1457
  %v1459 = zext i1 %v1458.not to i32
  %v1460 = or i32 %v1448, %v1459
  %v1461.not = icmp ne i32 %v1460, 0
  %v1463 = zext i1 %v1461.not to i8
  store i8 %v1463, ptr %v431, align 4
  br label %b.L__BB51_173
b.L__BB51_173:
  %v1469 = zext nneg i64 %v1425 to i128
  %v1471 = mul nuw nsw i128 %v1469, 14757395258967641293
  %sum.shift284 = lshr i128 %v1471, 67
  %v1474285 = trunc nuw nsw i128 %sum.shift284 to i64
  %v1478 = add i64 %r.rd511.0, -1
  %v1480 = add i64 %r.rd510.0, -1
  %v1482 = add i32 %r.r303.0, -1
  %v1483 = icmp sgt i32 %v1482, 1
  br i1 %v1483, label %b.L__BB51_170, label %b.L__BB51_174
b.L__BB51_174:
  %r.rd513.0 = phi i64 [ 0, %b.L__BB51_168 ], [ %v1474285, %b.L__BB51_173 ]
  %v1485 = icmp slt i32 %r.r301.0, 1
  br i1 %v1485, label %b.L__BB51_177, label %b.next.247
b.next.247:
  %v1487 = add nuw i32 %r.r301.0, 1
  %v1488 = add nsw i32 %r.r301.0, -1
  %v1489 = zext nneg i32 %v1488 to i64
  %v1491 = add i64 %v1489, %v1
  br label %b.L__BB51_176
b.L__BB51_176:
  %r.rd513.2 = phi i64 [ %r.rd513.0, %b.next.247 ], [ %v1498287, %b.L__BB51_176 ]
  %r.rd514.0 = phi i64 [ %v1491, %b.next.247 ], [ %v1506, %b.L__BB51_176 ]
  %r.r304.0 = phi i32 [ %v1487, %b.next.247 ], [ %v1508, %b.L__BB51_176 ]
  %v1493 = zext nneg i64 %r.rd513.2 to i128
  %v1495 = mul nuw nsw i128 %v1493, 14757395258967641293
  %sum.shift286 = lshr i128 %v1495, 67
  %v1498287 = trunc nuw nsw i128 %sum.shift286 to i64
  %v1499.neg = mul i64 %v1498287, 246
  %v1500 = add i64 %v1499.neg, %r.rd513.2
  %v1501 = trunc i64 %v1500 to i8
  %v1504 = sub i64 %r.rd514.0, %v1
  %v1505 = getelementptr i8, ptr %m.__local_depot51, i64 %v1504
  store i8 %v1501, ptr %v1505, align 1
  %v1506 = add i64 %r.rd514.0, -1
  %v1508 = add i32 %r.r304.0, -1
  %v1509 = icmp sgt i32 %v1508, 1
  br i1 %v1509, label %b.L__BB51_176, label %b.L__BB51_177
b.L__BB51_177:
  %v1515 = load i32, ptr %v427, align 4
  %v1517 = add i32 %v1515, %r.r301.0
  %v1518 = call i32 @llvm.smin.i32(i32 %v1517, i32 800)
  store i32 %v1518, ptr %v427, align 4
  %v1526 = load i32, ptr %v423, align 4
  %v1527 = add i32 %v1526, %r.r301.0
  store i32 %v1527, ptr %v423, align 4
  %v1531 = icmp slt i32 %v1517, 1
  br i1 %v1531, label %b.L__BB51_180, label %b.L__BB51_178
b.L__BB51_178:
  %r.r306.1 = phi i32 [ %v1533, %b.next.253 ], [ %v1518, %b.L__BB51_177 ]
  %v1533 = add i32 %r.r306.1, -1
  %v1534 = sext i32 %v1533 to i64
  %v1539 = getelementptr i8, ptr %m.__local_depot51, i64 %v1534
  %v1540 = load i8, ptr %v1539, align 1
  %v1542.not = icmp eq i8 %v1540, 0
  br i1 %v1542.not, label %b.next.253, label %b.L__BB51_180
b.next.253:
  store i32 %v1533, ptr %v427, align 4
  %v1550 = icmp sgt i32 %r.r306.1, 1
  br i1 %v1550, label %b.L__BB51_178, label %b.L__BB51_180
b.L__BB51_180:
  %r.r306.0 = phi i32 [ %v1518, %b.L__BB51_177 ], [ %r.r306.1, %b.L__BB51_178 ], [ %v1533, %b.next.253 ]
  %v1553 = icmp slt i32 %v1527, 1
  br i1 %v1553, label %b.L__BB51_185, label %b.L__BB51_182
b.L__BB51_182:
  %r.r307.0 = phi i32 [ %v1572, %b.L__BB51_184 ], [ 0, %b.L__BB51_180 ]
  %r.rd516.0 = phi i64 [ %v1570, %b.L__BB51_184 ], [ %v1, %b.L__BB51_180 ]
  %r.rd519.1 = phi i64 [ %v1568, %b.L__BB51_184 ], [ 0, %b.L__BB51_180 ]
  %v1557.not = icmp slt i32 %r.r307.0, %r.r306.0
  br i1 %v1557.not, label %b.next.258, label %b.L__BB51_184
b.next.258:
  %v1561 = sub i64 %r.rd516.0, %v1
  %v1562 = getelementptr i8, ptr %m.__local_depot51, i64 %v1561
  %v1563 = load i8, ptr %v1562, align 1
  %v1564 = zext i8 %v1563 to i64
  br label %b.L__BB51_184
b.L__BB51_184:
  %r.rd518.0 = phi i64 [ 0, %b.L__BB51_182 ], [ %v1564, %b.next.258 ]
  %v1566 = mul i64 %r.rd519.1, 10
  %v1568 = add i64 %r.rd518.0, %v1566
  %v1570 = add i64 %r.rd516.0, 1
  %v1572 = add nuw nsw i32 %r.r307.0, 1
  %v1574 = icmp slt i32 %v1572, %v1527
  br i1 %v1574, label %b.L__BB51_182, label %b.L__BB51_185
b.L__BB51_185:
  %r.rd519.0 = phi i64 [ 0, %b.L__BB51_180 ], [ %v1568, %b.L__BB51_184 ]
  %v1577 = icmp sge i32 %v1527, %r.r306.0
  %v1578 = icmp slt i32 %v1527, 0
  %v1579 = or i1 %v1578, %v1577
  br i1 %v1579, label %b.L__BB51_191, label %b.next.262
b.next.262:
  %v1581 = zext nneg i32 %v1527 to i64
  %v1586 = getelementptr i8, ptr %m.__local_depot51, i64 %v1581
  %v1587 = load i8, ptr %v1586, align 1
  %v1589 = icmp eq i8 %v1587, 5
  %v1590 = add nuw i32 %v1527, 1
  %v1592 = icmp eq i32 %v1590, %r.r306.0
  %v1593 = and i1 %v1592, %v1589
  %v1599 = load i8, ptr %v431, align 4
  %v1601 = icmp eq i8 %v1599, 0
  %v1602 = and i1 %v1593, %v1601
  br i1 %v1602, label %b.L__BB51_188, label %b.L__BB51_187
b.L__BB51_188:
  br i1 %v1553, label %b.L__BB51_190, label %b.next.265
b.next.265:
  %v1608 = getelementptr i8, ptr %v1586, i64 -1
  %v1609 = load i8, ptr %v1608, align 1
  %28 = and i8 %v1609, 1
  %v1612 = icmp ne i8 %28, 0
  br label %b.L__BB51_190
b.L__BB51_83:
  %v1614 = icmp ugt i64 %r.rd490.0, 1
  %29 = add nsw i64 %r.rd471.3, -24
  %v1617 = icmp ult i64 %29, -28
  %v1618 = or i1 %v1617, %v1614
  %v1620 = and i64 %v1093, 3
  %v1621 = icmp ne i64 %v1620, 1
  %v1622 = or i1 %v1618, %v1621
  br i1 %v1622, label %b.L__BB51_85, label %b.next.267
b.next.267:
  %v1627 = shl i64 %v1093, %v1091
  %v1631 = icmp eq i64 %v1627, %r.rd491.0
  br label %b.L__BB51_85
b.L__BB51_85:
  %r.p261.0 = phi i1 [ false, %b.L__BB51_83 ], [ %v1631, %b.next.267 ]
  %v1633 = and i64 %v1093, 72057594037927934
  %v1635 = select i1 %r.p261.0, i64 %v1633, i64 %v1093
  %v1636 = and i64 %v1635, 1
  %v1637 = add nuw nsw i64 %v1636, %v1635
  %v1638 = icmp ugt i64 %v1637, 18014398509481983
  %v1639 = select i1 %v1638, i64 1024, i64 1023
  %v1641 = add nsw i64 %v1639, %v1102
  %v1642 = icmp sgt i64 %v1641, 2046
  br i1 %v1642, label %b.L__BB51_89, label %b.next.269
b.next.269:
  %v1644 = lshr i64 %v1637, 1
  %v1645 = and i64 %v1644, 9218868437227405311
  %v1647 = select i1 %v1638, i64 0, i64 %v1645
  %v1651 = shl nuw nsw i64 %v1641, 52
  %v1654 = or i64 %v1651, %v1647
  br label %b.L__BB51_89
b.L__BB51_187:
  %v1656 = icmp ugt i8 %v1587, 4
  br label %b.L__BB51_190
b.L__BB51_190:
  %r.p264.0 = phi i1 [ false, %b.L__BB51_188 ], [ %v1612, %b.next.265 ], [ %v1656, %b.L__BB51_187 ]
  %v1658 = zext i1 %r.p264.0 to i64
  %v1660 = add i64 %r.rd519.0, %v1658
  br label %b.L__BB51_191
b.L__BB51_191:
  %r.rd519.2 = phi i64 [ %r.rd519.0, %b.L__BB51_185 ], [ %v1660, %b.L__BB51_190 ]
  %v1662 = icmp eq i64 %r.rd519.2, 9007199254740992
  %v1663 = zext i1 %v1662 to i32
  %v1670 = add i32 %r.r298.0, %v1663
  %v1671 = icmp sgt i32 %v1670, 1023
  br i1 %v1671, label %b.L__BB51_193, label %b.next.273
b.next.273:
  %v1664 = zext i1 %v1662 to i64
  %v1666 = lshr i64 %r.rd519.2, %v1664
  %v1680 = add nsw i32 %v1670, 1023
  %v1681 = zext i32 %v1680 to i64
  %v1684 = shl i64 %v1681, 52
  %v1675.mask = and i64 %v1666, 4503599627370496
  %isneg.not = icmp eq i64 %v1675.mask, 0
  %v1687 = select i1 %isneg.not, i64 0, i64 %v1684
  %v1688 = and i64 %v1666, -4503599627370497
  %v1689 = or i64 %v1687, %v1688
  br label %b.L__BB51_193
b.L__BB51_193:
  %r.rd528.0 = phi i64 [ 0, %b.next.114 ], [ 9218868437227405312, %b.next.115 ], [ 9218868437227405312, %b.L__BB51_191 ], [ %v1689, %b.next.273 ]
  %v1692 = or i64 %r.rd528.0, %v84
  br label %b.L__BB51_210
}
define internal { i64, i64 } @udf_text_float_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %m.__local_depot52 = alloca [812 x i8], align 4
  %v1 = ptrtoint ptr %m.__local_depot52 to i64
  %v3 = icmp slt i64 %i.p1, 1
  br i1 %v3, label %b.L__BB52_17.preheader, label %b.L__BB52_2
b.L__BB52_2:
  %r.rd535.1 = phi i64 [ %v129, %b.next.18 ], [ 0, %start ]
  %v6 = add i64 %r.rd535.1, %i.p0
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i8, ptr %v7, align 1
  %v11 = zext i8 %v8 to i32
  %v12 = icmp sgt i8 %v8, -1
  br i1 %v12, label %b.L__BB52_8, label %b.next.2
b.next.2:
  %v15 = icmp ult i8 %v8, -32
  br i1 %v15, label %b.L__BB52_7, label %b.L__BB52_4
b.L__BB52_7:
  %v20 = getelementptr i8, ptr %v7, i64 1
  %v21 = load i8, ptr %v20, align 1
  %0 = and i8 %v21, 63
  %v23 = zext nneg i8 %0 to i32
  %v17 = shl nuw nsw i32 %v11, 6
  %v35 = and i32 %v17, 1984
  %v40 = or disjoint i32 %v35, %v23
  br label %b.L__BB52_8
b.L__BB52_4:
  %v42 = icmp ult i8 %v8, -16
  %v48 = getelementptr i8, ptr %v7, i64 1
  %v49 = load i8, ptr %v48, align 1
  %v50 = zext i8 %v49 to i32
  %v55 = getelementptr i8, ptr %v7, i64 2
  %v56 = load i8, ptr %v55, align 1
  br i1 %v42, label %b.L__BB52_6, label %b.L__BB52_5
b.L__BB52_6:
  %v44 = shl nuw nsw i32 %v11, 12
  %v45 = and i32 %v44, 61440
  %v51 = shl nuw nsw i32 %v50, 6
  %v52 = and i32 %v51, 4032
  %v53 = or disjoint i32 %v52, %v45
  %1 = and i8 %v56, 63
  %v58 = zext nneg i8 %1 to i32
  %v59 = or disjoint i32 %v53, %v58
  br label %b.L__BB52_8
b.L__BB52_5:
  %v61 = shl nuw nsw i32 %v11, 18
  %v62 = and i32 %v61, 1835008
  %v68 = shl nuw nsw i32 %v50, 12
  %v69 = and i32 %v68, 258048
  %v70 = or disjoint i32 %v69, %v62
  %v74 = zext i8 %v56 to i32
  %v75 = shl nuw nsw i32 %v74, 6
  %v76 = and i32 %v75, 4032
  %v77 = or disjoint i32 %v70, %v76
  %v79 = getelementptr i8, ptr %v7, i64 3
  %v80 = load i8, ptr %v79, align 1
  %2 = and i8 %v80, 63
  %v82 = zext nneg i8 %2 to i32
  %v83 = or disjoint i32 %v77, %v82
  br label %b.L__BB52_8
b.L__BB52_8:
  %r.r509.0 = phi i32 [ %v11, %b.L__BB52_2 ], [ %v40, %b.L__BB52_7 ], [ %v59, %b.L__BB52_6 ], [ %v83, %b.L__BB52_5 ]
  %v85 = icmp ult i32 %r.r509.0, 128
  br i1 %v85, label %b.L__BB52_14, label %b.L__BB52_9
b.L__BB52_14:
  %v87 = add nsw i32 %r.r509.0, -9
  %v88 = icmp ult i32 %v87, 5
  %v89 = icmp eq i32 %r.r509.0, 32
  %v90 = or i1 %v89, %v88
  %v91 = and i32 %r.r509.0, 124
  %v92 = icmp eq i32 %v91, 28
  %v93 = or i1 %v92, %v90
  br label %b.L__BB52_15
b.L__BB52_9:
  switch i32 %r.r509.0, label %b.next.15 [
    i32 5760, label %b.L__BB52_13
    i32 160, label %b.L__BB52_13
    i32 133, label %b.L__BB52_13
  ]
b.next.15:
  %v101 = add nsw i32 %r.r509.0, -8192
  %v102 = icmp ult i32 %v101, 11
  br label %b.L__BB52_13
b.L__BB52_13:
  %r.p314.0 = phi i1 [ true, %b.L__BB52_9 ], [ %v102, %b.next.15 ], [ true, %b.L__BB52_9 ], [ true, %b.L__BB52_9 ]
  %3 = and i32 %r.r509.0, -2
  %v105 = icmp eq i32 %3, 8232
  %v107 = or i1 %v105, %r.p314.0
  %v108 = icmp eq i32 %r.r509.0, 8239
  %v109 = or i1 %v108, %v107
  %v110 = icmp eq i32 %r.r509.0, 8287
  %v111 = or i1 %v110, %v109
  %v112 = icmp eq i32 %r.r509.0, 12288
  %v113 = or i1 %v112, %v111
  br label %b.L__BB52_15
b.L__BB52_15:
  %r.p315.0 = phi i1 [ %v93, %b.L__BB52_14 ], [ %v113, %b.L__BB52_13 ]
  %v115 = and i32 %r.r509.0, -4
  %v116 = icmp ne i32 %v115, 28
  %v119.not = and i1 %v116, %r.p315.0
  br i1 %v119.not, label %b.next.18, label %b.L__BB52_17.preheader
b.next.18:
  %v122 = icmp ult i8 %v8, -16
  %v123 = select i1 %v122, i64 3, i64 4
  %v124 = icmp ult i8 %v8, -32
  %v125 = select i1 %v124, i64 2, i64 %v123
  %v127 = select i1 %v12, i64 1, i64 %v125
  %v129 = add i64 %v127, %r.rd535.1
  %v131 = icmp slt i64 %v129, %i.p1
  br i1 %v131, label %b.L__BB52_2, label %b.L__BB52_17.preheader
b.L__BB52_17.preheader:
  %r.rd535.0.ph = phi i64 [ 0, %start ], [ %v129, %b.next.18 ], [ %r.rd535.1, %b.L__BB52_15 ]
  br label %b.L__BB52_17
b.L__BB52_17:
  %r.rd536.0 = phi i64 [ %v137, %b.L__BB52_33 ], [ %i.p1, %b.L__BB52_17.preheader ]
  %v134.not = icmp sgt i64 %r.rd536.0, %r.rd535.0.ph
  br i1 %v134.not, label %b.L__BB52_19, label %b.L__BB52_34
b.L__BB52_19:
  %r.rd537.0 = phi i64 [ %v137, %b.L__BB52_19 ], [ %r.rd536.0, %b.L__BB52_17 ]
  %v137 = add i64 %r.rd537.0, -1
  %v139 = add i64 %r.rd537.0, %i.p0
  %v140 = inttoptr i64 %v139 to ptr
  %v141 = getelementptr i8, ptr %v140, i64 -1
  %v142 = load i8, ptr %v141, align 1
  %v146 = icmp slt i8 %v142, -64
  br i1 %v146, label %b.L__BB52_19, label %b.next.23
b.next.23:
  %v144.le = zext i8 %v142 to i32
  %v150 = icmp sgt i8 %v142, -1
  br i1 %v150, label %b.L__BB52_26, label %b.next.24
b.next.24:
  %v152 = icmp ult i8 %v142, -32
  br i1 %v152, label %b.L__BB52_25, label %b.L__BB52_22
b.L__BB52_25:
  %v157 = load i8, ptr %v140, align 1
  %4 = and i8 %v157, 63
  %v159 = zext nneg i8 %4 to i32
  %v154 = shl nuw nsw i32 %v144.le, 6
  %v171 = and i32 %v154, 1984
  %v176 = or disjoint i32 %v171, %v159
  br label %b.L__BB52_26
b.L__BB52_22:
  %v178 = icmp ult i8 %v142, -16
  %v184 = load i8, ptr %v140, align 1
  %v185 = zext i8 %v184 to i32
  %v190 = getelementptr i8, ptr %v140, i64 1
  %v191 = load i8, ptr %v190, align 1
  br i1 %v178, label %b.L__BB52_24, label %b.L__BB52_23
b.L__BB52_24:
  %v180 = shl nuw nsw i32 %v144.le, 12
  %v181 = and i32 %v180, 61440
  %v186 = shl nuw nsw i32 %v185, 6
  %v187 = and i32 %v186, 4032
  %v188 = or disjoint i32 %v187, %v181
  %5 = and i8 %v191, 63
  %v193 = zext nneg i8 %5 to i32
  %v194 = or disjoint i32 %v188, %v193
  br label %b.L__BB52_26
b.L__BB52_23:
  %v196 = shl nuw nsw i32 %v144.le, 18
  %v197 = and i32 %v196, 1835008
  %v202 = shl nuw nsw i32 %v185, 12
  %v203 = and i32 %v202, 258048
  %v204 = or disjoint i32 %v203, %v197
  %v208 = zext i8 %v191 to i32
  %v209 = shl nuw nsw i32 %v208, 6
  %v210 = and i32 %v209, 4032
  %v211 = or disjoint i32 %v204, %v210
  %v213 = getelementptr i8, ptr %v140, i64 2
  %v214 = load i8, ptr %v213, align 1
  %6 = and i8 %v214, 63
  %v216 = zext nneg i8 %6 to i32
  %v217 = or disjoint i32 %v211, %v216
  br label %b.L__BB52_26
b.L__BB52_26:
  %r.r510.0 = phi i32 [ %v144.le, %b.next.23 ], [ %v176, %b.L__BB52_25 ], [ %v194, %b.L__BB52_24 ], [ %v217, %b.L__BB52_23 ]
  %v219 = icmp ult i32 %r.r510.0, 128
  br i1 %v219, label %b.L__BB52_32, label %b.L__BB52_27
b.L__BB52_32:
  %v221 = add nsw i32 %r.r510.0, -9
  %v222 = icmp ult i32 %v221, 5
  %v223 = icmp eq i32 %r.r510.0, 32
  %v224 = or i1 %v223, %v222
  %v225 = and i32 %r.r510.0, 124
  %v226 = icmp eq i32 %v225, 28
  %v227 = or i1 %v226, %v224
  br label %b.L__BB52_33
b.L__BB52_27:
  switch i32 %r.r510.0, label %b.next.37 [
    i32 5760, label %b.L__BB52_31
    i32 160, label %b.L__BB52_31
    i32 133, label %b.L__BB52_31
  ]
b.next.37:
  %v235 = add nsw i32 %r.r510.0, -8192
  %v236 = icmp ult i32 %v235, 11
  br label %b.L__BB52_31
b.L__BB52_31:
  %r.p316.0 = phi i1 [ true, %b.L__BB52_27 ], [ %v236, %b.next.37 ], [ true, %b.L__BB52_27 ], [ true, %b.L__BB52_27 ]
  %7 = and i32 %r.r510.0, -2
  %v239 = icmp eq i32 %7, 8232
  %v241 = or i1 %v239, %r.p316.0
  %v242 = icmp eq i32 %r.r510.0, 8239
  %v243 = or i1 %v242, %v241
  %v244 = icmp eq i32 %r.r510.0, 8287
  %v245 = or i1 %v244, %v243
  %v246 = icmp eq i32 %r.r510.0, 12288
  %v247 = or i1 %v246, %v245
  br label %b.L__BB52_33
b.L__BB52_33:
  %r.p317.0 = phi i1 [ %v227, %b.L__BB52_32 ], [ %v247, %b.L__BB52_31 ]
  %v249 = and i32 %r.r510.0, -4
  %v250 = icmp ne i32 %v249, 28
  %v252 = and i1 %v250, %r.p317.0
  br i1 %v252, label %b.L__BB52_17, label %b.L__BB52_34
b.L__BB52_34:
  %v255 = add i64 %r.rd535.0.ph, %i.p0
  %v257 = sub i64 %r.rd536.0, %r.rd535.0.ph
  %v258 = icmp eq i64 %r.rd536.0, %r.rd535.0.ph
  br i1 %v258, label %b.L__BB52_36, label %b.next.42
b.next.42:
  %v260 = inttoptr i64 %v255 to ptr
  %v261 = load i8, ptr %v260, align 1
  %v263 = icmp eq i8 %v261, 45
  br label %b.L__BB52_36
b.L__BB52_36:
  %r.p318.0 = phi i1 [ false, %b.L__BB52_34 ], [ %v263, %b.next.42 ]
  %v265 = sext i1 %r.p318.0 to i64
  %v268 = shl nsw i64 %v265, 63
  br i1 %v258, label %b.L__BB52_38, label %b.next.44
b.next.44:
  %v273 = inttoptr i64 %v255 to ptr
  %v274 = load i8, ptr %v273, align 1
  %v276 = icmp eq i8 %v274, 45
  %v277 = icmp eq i8 %v274, 43
  %v278 = or i1 %v276, %v277
  br label %b.L__BB52_38
b.L__BB52_38:
  %r.p319.0 = phi i1 [ false, %b.L__BB52_36 ], [ %v278, %b.next.44 ]
  %v280 = zext i1 %r.p319.0 to i64
  %v282 = add i64 %r.rd535.0.ph, %v280
  %v284 = sub i64 %v257, %v280
  %v285.not = icmp eq i64 %v284, 3
  br i1 %v285.not, label %b.L__BB52_40.preheader, label %b.L__BB52_41
b.L__BB52_40.preheader:
  %v288 = add i64 %v282, %i.p0
  br label %b.L__BB52_40
b.L__BB52_40:
  %r.rd538.0 = phi i64 [ %v306, %b.L__BB52_277 ], [ 0, %b.L__BB52_40.preheader ]
  %v290 = add i64 %v288, %r.rd538.0
  %v291 = inttoptr i64 %v290 to ptr
  %v292 = load i8, ptr %v291, align 1
  %8 = or i8 %v292, 32
  %v294 = zext i8 %8 to i16
  %v296 = trunc nuw nsw i64 %r.rd538.0 to i32
  %v297 = shl nuw nsw i32 %v296, 3
  %v298 = zext nneg i32 %v297 to i64
  %v300 = lshr i64 6712937, %v298
  %v303 = trunc i64 %v300 to i16
  %v304 = and i16 %v303, 111
  %v305 = icmp eq i16 %v304, %v294
  br i1 %v305, label %b.L__BB52_277, label %b.L__BB52_41
b.L__BB52_277:
  %v306 = add nuw nsw i64 %r.rd538.0, 1
  %v308 = icmp samesign ult i64 %r.rd538.0, 2
  br i1 %v308, label %b.L__BB52_40, label %b.L__BB52_278
b.L__BB52_41:
  %v310.not = icmp eq i64 %v284, 8
  br i1 %v310.not, label %b.L__BB52_43.preheader, label %b.next.57.critedge
b.L__BB52_43.preheader:
  %v313 = add i64 %v282, %i.p0
  br label %b.L__BB52_43
b.L__BB52_43:
  %r.rd539.0 = phi i64 [ %v331, %b.next.54 ], [ 0, %b.L__BB52_43.preheader ]
  %v315 = add i64 %v313, %r.rd539.0
  %v316 = inttoptr i64 %v315 to ptr
  %v317 = load i8, ptr %v316, align 1
  %9 = or i8 %v317, 32
  %v319 = zext i8 %9 to i16
  %v321 = trunc nuw nsw i64 %r.rd539.0 to i32
  %v322 = shl nuw nsw i32 %v321, 3
  %v323 = zext nneg i32 %v322 to i64
  %v325 = lshr i64 8751735898823356009, %v323
  %v328 = trunc i64 %v325 to i16
  %v329 = and i16 %v328, 127
  %v330.not = icmp eq i16 %v329, %v319
  br i1 %v330.not, label %b.next.54, label %b.next.57.critedge
b.next.54:
  %v331 = add nuw nsw i64 %r.rd539.0, 1
  %v334 = icmp samesign ult i64 %r.rd539.0, 7
  br i1 %v334, label %b.L__BB52_43, label %b.L__BB52_278
b.next.57.critedge:
  br i1 %v285.not, label %b.L__BB52_48.preheader, label %b.L__BB52_49
b.L__BB52_48.preheader:
  %v340 = add i64 %v282, %i.p0
  br label %b.L__BB52_48
b.L__BB52_48:
  %r.rd540.0 = phi i64 [ %v358, %b.L__BB52_275 ], [ 0, %b.L__BB52_48.preheader ]
  %v342 = add i64 %v340, %r.rd540.0
  %v343 = inttoptr i64 %v342 to ptr
  %v344 = load i8, ptr %v343, align 1
  %10 = or i8 %v344, 32
  %v346 = zext i8 %10 to i16
  %v348 = trunc nuw nsw i64 %r.rd540.0 to i32
  %v349 = shl nuw nsw i32 %v348, 3
  %v350 = zext nneg i32 %v349 to i64
  %v352 = lshr i64 7233902, %v350
  %v355 = trunc i64 %v352 to i16
  %v356 = and i16 %v355, 111
  %v357 = icmp eq i16 %v356, %v346
  br i1 %v357, label %b.L__BB52_275, label %b.L__BB52_49
b.L__BB52_275:
  %v358 = add nuw nsw i64 %r.rd540.0, 1
  %v360 = icmp samesign ult i64 %r.rd540.0, 2
  br i1 %v360, label %b.L__BB52_48, label %b.next.62
b.next.62:
  %v362 = or disjoint i64 %v268, 9221120237041090560
  br label %b.L__BB52_279
b.L__BB52_278:
  %v364 = or disjoint i64 %v268, 9218868437227405312
  br label %b.L__BB52_279
b.L__BB52_279:
  %r.rd605.0 = phi i64 [ %v364, %b.L__BB52_278 ], [ 0, %b.L__BB52_85 ], [ 0, %b.L__BB52_122 ], [ %v362, %b.next.62 ], [ %v1285, %b.L__BB52_273 ], [ %v2584, %b.L__BB52_262 ], [ 0, %b.L__BB52_102 ], [ 0, %b.L__BB52_120 ], [ %v268, %b.next.159 ], [ 0, %b.L__BB52_91 ], [ 0, %b.next.70 ], [ 0, %b.L__BB52_80 ], [ 0, %b.L__BB52_69 ]
  %r.rd606.0 = phi i64 [ 0, %b.L__BB52_278 ], [ 1, %b.L__BB52_85 ], [ 1, %b.L__BB52_122 ], [ 0, %b.next.62 ], [ 0, %b.L__BB52_273 ], [ 0, %b.L__BB52_262 ], [ 1, %b.L__BB52_102 ], [ 1, %b.L__BB52_120 ], [ 0, %b.next.159 ], [ 1, %b.L__BB52_91 ], [ 1, %b.next.70 ], [ 1, %b.L__BB52_80 ], [ 1, %b.L__BB52_69 ]
  %v2587 = insertvalue { i64, i64 } poison, i64 %r.rd605.0, 0
  %v2588 = insertvalue { i64, i64 } %v2587, i64 %r.rd606.0, 1
  ret { i64, i64 } %v2588
b.L__BB52_49:
  %v369.not = icmp sgt i64 %v257, %v280
  br i1 %v369.not, label %b.next.66, label %b.L__BB52_85
b.next.66:
  %v371 = add i64 %i.p2, 16
  %v571 = inttoptr i64 %i.p2 to ptr
  %v576 = getelementptr i8, ptr %v571, i64 4
  %v697 = inttoptr i64 %i.p2 to ptr
  %v702 = getelementptr i8, ptr %v697, i64 4
  br label %b.L__BB52_51
b.L__BB52_51:
  %r.rd551.1 = phi i64 [ %v280, %b.next.66 ], [ %v765, %b.L__BB52_84 ]
  %r.rs113.0 = phi i16 [ 0, %b.next.66 ], [ %r.rs113.1, %b.L__BB52_84 ]
  %r.rs112.0 = phi i16 [ 0, %b.next.66 ], [ %r.rs112.1, %b.L__BB52_84 ]
  %r.rd549.1 = phi i64 [ 0, %b.next.66 ], [ %r.rd549.2, %b.L__BB52_84 ]
  %r.rd548.1 = phi i64 [ 0, %b.next.66 ], [ %r.rd548.2, %b.L__BB52_84 ]
  %r.rd547.1 = phi i64 [ 0, %b.next.66 ], [ %r.rd547.2, %b.L__BB52_84 ]
  %r.rd546.1 = phi i64 [ 0, %b.next.66 ], [ %r.rd546.2, %b.L__BB52_84 ]
  %r.rs114.1 = phi i16 [ 0, %b.next.66 ], [ %r.rs114.2, %b.L__BB52_84 ]
  %v375 = add i64 %r.rd551.1, %v255
  %v376 = inttoptr i64 %v375 to ptr
  %v377 = load i8, ptr %v376, align 1
  %v379 = icmp eq i8 %v377, 46
  %v382 = icmp eq i16 %r.rs113.0, 0
  %v383 = and i1 %v382, %v379
  br i1 %v383, label %b.L__BB52_82, label %b.L__BB52_52
b.L__BB52_82:
  %v386.not = icmp ugt i64 %r.rd551.1, %v280
  br i1 %v386.not, label %b.next.70, label %b.L__BB52_84
b.next.70:
  %v391 = getelementptr i8, ptr %v376, i64 -1
  %v392 = load i8, ptr %v391, align 1
  %v394 = icmp eq i8 %v392, 95
  br i1 %v394, label %b.L__BB52_279, label %b.L__BB52_84
b.L__BB52_52:
  %v396 = icmp eq i8 %v377, 95
  %v399 = icmp ne i16 %r.rs112.0, 0
  %v400 = and i1 %v399, %v396
  br i1 %v400, label %b.L__BB52_69, label %b.L__BB52_53
b.L__BB52_69:
  %v402 = add i64 %r.rd551.1, 1
  %v404.not = icmp sgt i64 %v257, %v402
  br i1 %v404.not, label %b.next.75, label %b.L__BB52_279
b.next.75:
  %v409 = getelementptr i8, ptr %v376, i64 1
  %v410 = load i8, ptr %v409, align 1
  %v412 = zext i8 %v410 to i32
  %v414 = add nsw i32 %v412, -48
  %v415 = icmp ult i32 %v414, 10
  br i1 %v415, label %b.L__BB52_80, label %b.next.76
b.next.76:
  %v417 = or i32 %v412, 32
  %v418 = add nsw i32 %v417, -97
  %v419 = icmp ult i32 %v418, 26
  br i1 %v419, label %b.L__BB52_79, label %b.L__BB52_72
b.L__BB52_79:
  %v421 = add nsw i32 %v417, -87
  br label %b.L__BB52_80
b.L__BB52_53:
  %v423 = zext i8 %v377 to i32
  %v424 = add nsw i32 %v423, -48
  %v425 = icmp ult i32 %v424, 10
  br i1 %v425, label %b.L__BB52_63, label %b.next.80
b.next.80:
  %v428 = or i32 %v423, 32
  %v429 = add nsw i32 %v428, -97
  %v430 = icmp ult i32 %v429, 26
  br i1 %v430, label %b.L__BB52_62, label %b.L__BB52_55
b.L__BB52_62:
  %v432 = add nsw i32 %v428, -87
  br label %b.L__BB52_63
b.L__BB52_55:
  %v436 = icmp sgt i8 %v377, -1
  br i1 %v436, label %b.L__BB52_63, label %b.next.84
b.next.84:
  %v438 = icmp ult i8 %v377, -32
  br i1 %v438, label %b.L__BB52_60, label %b.L__BB52_57
b.L__BB52_60:
  %v446 = getelementptr i8, ptr %v376, i64 1
  %v447 = load i8, ptr %v446, align 1
  %11 = and i8 %v447, 63
  %v449 = zext nneg i8 %11 to i32
  %v444 = shl nuw nsw i32 %v423, 6
  %v461 = and i32 %v444, 1984
  %v466 = or disjoint i32 %v461, %v449
  br label %b.L__BB52_61
b.L__BB52_72:
  %v470 = icmp sgt i8 %v410, -1
  br i1 %v470, label %b.L__BB52_80, label %b.next.88
b.next.88:
  %v472 = icmp ult i8 %v410, -32
  br i1 %v472, label %b.L__BB52_77, label %b.L__BB52_74
b.L__BB52_77:
  %v479 = getelementptr i8, ptr %v376, i64 2
  %v480 = load i8, ptr %v479, align 1
  %12 = and i8 %v480, 63
  %v482 = zext nneg i8 %12 to i32
  %v477 = shl nuw nsw i32 %v412, 6
  %v494 = and i32 %v477, 1984
  %v499 = or disjoint i32 %v494, %v482
  br label %b.L__BB52_78
b.L__BB52_57:
  %v501 = icmp ult i8 %v377, -16
  %v510 = getelementptr i8, ptr %v376, i64 1
  %v511 = load i8, ptr %v510, align 1
  %v512 = zext i8 %v511 to i32
  %v517 = getelementptr i8, ptr %v376, i64 2
  %v518 = load i8, ptr %v517, align 1
  br i1 %v501, label %b.L__BB52_59, label %b.L__BB52_58
b.L__BB52_59:
  %v507 = shl nuw nsw i32 %v423, 12
  %v508 = and i32 %v507, 61440
  %v513 = shl nuw nsw i32 %v512, 6
  %v514 = and i32 %v513, 4032
  %v515 = or disjoint i32 %v514, %v508
  %13 = and i8 %v518, 63
  %v520 = zext nneg i8 %13 to i32
  %v521 = or disjoint i32 %v515, %v520
  br label %b.L__BB52_61
b.L__BB52_74:
  %v523 = icmp ult i8 %v410, -16
  %v531 = getelementptr i8, ptr %v376, i64 2
  %v532 = load i8, ptr %v531, align 1
  %v533 = zext i8 %v532 to i32
  %v538 = getelementptr i8, ptr %v376, i64 3
  %v539 = load i8, ptr %v538, align 1
  br i1 %v523, label %b.L__BB52_76, label %b.L__BB52_75
b.L__BB52_76:
  %v528 = shl nuw nsw i32 %v412, 12
  %v529 = and i32 %v528, 61440
  %v534 = shl nuw nsw i32 %v533, 6
  %v535 = and i32 %v534, 4032
  %v536 = or disjoint i32 %v535, %v529
  %14 = and i8 %v539, 63
  %v541 = zext nneg i8 %14 to i32
  %v542 = or disjoint i32 %v536, %v541
  br label %b.L__BB52_78
b.L__BB52_58:
  %v548 = shl nuw nsw i32 %v423, 18
  %v549 = and i32 %v548, 1835008
  %v554 = shl nuw nsw i32 %v512, 12
  %v555 = and i32 %v554, 258048
  %v556 = or disjoint i32 %v555, %v549
  %v560 = zext i8 %v518 to i32
  %v561 = shl nuw nsw i32 %v560, 6
  %v562 = and i32 %v561, 4032
  %v563 = or disjoint i32 %v556, %v562
  %v565 = getelementptr i8, ptr %v376, i64 3
  %v566 = load i8, ptr %v565, align 1
  %15 = and i8 %v566, 63
  %v568 = zext nneg i8 %15 to i32
  %v569 = or disjoint i32 %v563, %v568
  br label %b.L__BB52_61
b.L__BB52_61:
  %r.r511.0 = phi i32 [ %v466, %b.L__BB52_60 ], [ %v521, %b.L__BB52_59 ], [ %v569, %b.L__BB52_58 ]
  %v572 = load i32, ptr %v571, align 4
  %v573 = sext i32 %v572 to i64
  %v574 = add i64 %i.p2, %v573
  %v577 = load i32, ptr %v576, align 4
  %v578 = sext i32 %v577 to i64
  %v579 = add i64 %i.p2, %v578
  %16 = lshr i32 %r.r511.0, 6
  %17 = and i32 %16, 67108862
  %v584 = zext nneg i32 %17 to i64
  %v586 = add i64 %v371, %v584
  %v587 = inttoptr i64 %v586 to ptr
  %v588 = load i16, ptr %v587, align 2
  %v589 = zext i16 %v588 to i32
  %18 = shl nuw nsw i32 %v589, 8
  %v590 = shl nuw nsw i32 %r.r511.0, 1
  %19 = and i32 %v590, 254
  %20 = or disjoint i32 %18, %19
  %v609 = zext nneg i32 %20 to i64
  %v610 = add i64 %v574, %v609
  %v611 = inttoptr i64 %v610 to ptr
  %v612 = load i16, ptr %v611, align 2
  %v614 = zext i16 %v612 to i64
  %v616 = mul nuw nsw i64 %v614, 20
  %v617 = add i64 %v579, %v616
  %v618 = inttoptr i64 %v617 to ptr
  %v619 = load i32, ptr %v618, align 4
  %v620 = and i32 %v619, 2
  %v621 = icmp eq i32 %v620, 0
  %v622 = ashr i32 %v619, 16
  %v623 = select i1 %v621, i32 99, i32 %v622
  br label %b.L__BB52_63
b.L__BB52_63:
  %r.r512.0 = phi i32 [ %v424, %b.L__BB52_53 ], [ %v432, %b.L__BB52_62 ], [ 99, %b.L__BB52_55 ], [ %v623, %b.L__BB52_61 ]
  %v625 = icmp sgt i32 %r.r512.0, 9
  br i1 %v625, label %b.L__BB52_85.loopexit, label %b.next.100
b.next.100:
  %v627 = add i64 %r.rd549.1, 1
  %v629 = icmp eq i32 %r.r512.0, 0
  %v631 = icmp eq i64 %r.rd548.1, 0
  %v632 = and i1 %v631, %v629
  br i1 %v632, label %b.L__BB52_68, label %b.L__BB52_65
b.L__BB52_68:
  %v636 = zext nneg i16 %r.rs113.0 to i64
  %v638 = sub i64 %r.rd547.1, %v636
  br label %b.L__BB52_84
b.L__BB52_65:
  %v640 = icmp slt i64 %r.rd548.1, 19
  br i1 %v640, label %b.L__BB52_67, label %b.L__BB52_66
b.L__BB52_67:
  %v642 = mul i64 %r.rd546.1, 10
  %v644 = sext i32 %r.r512.0 to i64
  %v645 = add i64 %v642, %v644
  %v649 = zext nneg i16 %r.rs113.0 to i64
  %v651 = sub i64 %r.rd547.1, %v649
  %v653 = add nsw i64 %r.rd548.1, 1
  br label %b.L__BB52_84
b.L__BB52_66:
  %v658.not = icmp ne i32 %r.r512.0, 0
  %21 = zext i1 %v658.not to i16
  %v664347 = or i16 %r.rs114.1, %21
  %v665.not = icmp ne i16 %v664347, 0
  %v666 = zext i1 %v665.not to i16
  %v667 = zext i1 %v382 to i64
  %v669 = add i64 %r.rd547.1, %v667
  br label %b.L__BB52_84
b.L__BB52_75:
  %v674 = shl nuw nsw i32 %v412, 18
  %v675 = and i32 %v674, 1835008
  %v680 = shl nuw nsw i32 %v533, 12
  %v681 = and i32 %v680, 258048
  %v682 = or disjoint i32 %v681, %v675
  %v686 = zext i8 %v539 to i32
  %v687 = shl nuw nsw i32 %v686, 6
  %v688 = and i32 %v687, 4032
  %v689 = or disjoint i32 %v682, %v688
  %v691 = getelementptr i8, ptr %v376, i64 4
  %v692 = load i8, ptr %v691, align 1
  %22 = and i8 %v692, 63
  %v694 = zext nneg i8 %22 to i32
  %v695 = or disjoint i32 %v689, %v694
  br label %b.L__BB52_78
b.L__BB52_78:
  %r.r513.0 = phi i32 [ %v499, %b.L__BB52_77 ], [ %v542, %b.L__BB52_76 ], [ %v695, %b.L__BB52_75 ]
  %v698 = load i32, ptr %v697, align 4
  %v699 = sext i32 %v698 to i64
  %v700 = add i64 %i.p2, %v699
  %v703 = load i32, ptr %v702, align 4
  %v704 = sext i32 %v703 to i64
  %v705 = add i64 %i.p2, %v704
  %23 = lshr i32 %r.r513.0, 6
  %24 = and i32 %23, 67108862
  %v710 = zext nneg i32 %24 to i64
  %v712 = add i64 %v371, %v710
  %v713 = inttoptr i64 %v712 to ptr
  %v714 = load i16, ptr %v713, align 2
  %v715 = zext i16 %v714 to i32
  %25 = shl nuw nsw i32 %v715, 8
  %v716 = shl nuw nsw i32 %r.r513.0, 1
  %26 = and i32 %v716, 254
  %27 = or disjoint i32 %25, %26
  %v735 = zext nneg i32 %27 to i64
  %v736 = add i64 %v700, %v735
  %v737 = inttoptr i64 %v736 to ptr
  %v738 = load i16, ptr %v737, align 2
  %v740 = zext i16 %v738 to i64
  %v742 = mul nuw nsw i64 %v740, 20
  %v743 = add i64 %v705, %v742
  %v744 = inttoptr i64 %v743 to ptr
  %v745 = load i32, ptr %v744, align 4
  %v746 = and i32 %v745, 2
  %v747 = icmp eq i32 %v746, 0
  %v748 = ashr i32 %v745, 16
  %v749 = select i1 %v747, i32 99, i32 %v748
  br label %b.L__BB52_80
b.L__BB52_80:
  %r.r514.0 = phi i32 [ %v414, %b.next.75 ], [ %v421, %b.L__BB52_79 ], [ 99, %b.L__BB52_72 ], [ %v749, %b.L__BB52_78 ]
  %v751 = icmp sgt i32 %r.r514.0, 9
  br i1 %v751, label %b.L__BB52_279, label %b.L__BB52_84
b.L__BB52_84:
  %r.rs113.1 = phi i16 [ 1, %b.L__BB52_82 ], [ 1, %b.next.70 ], [ %r.rs113.0, %b.L__BB52_80 ], [ %r.rs113.0, %b.L__BB52_68 ], [ %r.rs113.0, %b.L__BB52_67 ], [ %r.rs113.0, %b.L__BB52_66 ]
  %r.rs112.1 = phi i16 [ 0, %b.L__BB52_82 ], [ 0, %b.next.70 ], [ 1, %b.L__BB52_80 ], [ 1, %b.L__BB52_68 ], [ 1, %b.L__BB52_67 ], [ 1, %b.L__BB52_66 ]
  %r.rd549.2 = phi i64 [ %r.rd549.1, %b.L__BB52_82 ], [ %r.rd549.1, %b.next.70 ], [ %r.rd549.1, %b.L__BB52_80 ], [ %v627, %b.L__BB52_68 ], [ %v627, %b.L__BB52_67 ], [ %v627, %b.L__BB52_66 ]
  %r.rd548.2 = phi i64 [ %r.rd548.1, %b.L__BB52_82 ], [ %r.rd548.1, %b.next.70 ], [ %r.rd548.1, %b.L__BB52_80 ], [ 0, %b.L__BB52_68 ], [ %v653, %b.L__BB52_67 ], [ %r.rd548.1, %b.L__BB52_66 ]
  %r.rd547.2 = phi i64 [ %r.rd547.1, %b.L__BB52_82 ], [ %r.rd547.1, %b.next.70 ], [ %r.rd547.1, %b.L__BB52_80 ], [ %v638, %b.L__BB52_68 ], [ %v651, %b.L__BB52_67 ], [ %v669, %b.L__BB52_66 ]
  %r.rd546.2 = phi i64 [ %r.rd546.1, %b.L__BB52_82 ], [ %r.rd546.1, %b.next.70 ], [ %r.rd546.1, %b.L__BB52_80 ], [ %r.rd546.1, %b.L__BB52_68 ], [ %v645, %b.L__BB52_67 ], [ %r.rd546.1, %b.L__BB52_66 ]
  %r.rs114.2 = phi i16 [ %r.rs114.1, %b.L__BB52_82 ], [ %r.rs114.1, %b.next.70 ], [ %r.rs114.1, %b.L__BB52_80 ], [ %r.rs114.1, %b.L__BB52_68 ], [ %r.rs114.1, %b.L__BB52_67 ], [ %v666, %b.L__BB52_66 ]
  %v758 = icmp ult i8 %v377, -16
  %v759 = select i1 %v758, i64 3, i64 4
  %v760 = icmp ult i8 %v377, -32
  %v761 = select i1 %v760, i64 2, i64 %v759
  %v762 = icmp sgt i8 %v377, -1
  %v763 = select i1 %v762, i64 1, i64 %v761
  %v765 = add i64 %v763, %r.rd551.1
  %v767 = icmp slt i64 %v765, %v257
  br i1 %v767, label %b.L__BB52_51, label %b.L__BB52_85.loopexit
b.L__BB52_85.loopexit:
  %r.rd551.0.ph = phi i64 [ %v765, %b.L__BB52_84 ], [ %r.rd551.1, %b.L__BB52_63 ]
  %r.rd549.0.ph = phi i64 [ %r.rd549.2, %b.L__BB52_84 ], [ %r.rd549.1, %b.L__BB52_63 ]
  %r.rd548.0.ph = phi i64 [ %r.rd548.2, %b.L__BB52_84 ], [ %r.rd548.1, %b.L__BB52_63 ]
  %r.rd547.0.ph = phi i64 [ %r.rd547.2, %b.L__BB52_84 ], [ %r.rd547.1, %b.L__BB52_63 ]
  %r.rd546.0.ph = phi i64 [ %r.rd546.2, %b.L__BB52_84 ], [ %r.rd546.1, %b.L__BB52_63 ]
  %r.rs114.0.ph = phi i16 [ %r.rs114.2, %b.L__BB52_84 ], [ %r.rs114.1, %b.L__BB52_63 ]
  %v772.ph = phi i1 [ true, %b.L__BB52_84 ], [ false, %b.L__BB52_63 ]
  %28 = icmp eq i64 %r.rd549.0.ph, 0
  %29 = icmp eq i16 %r.rs114.0.ph, 0
  br label %b.L__BB52_85
b.L__BB52_85:
  %r.rd551.0 = phi i64 [ %v280, %b.L__BB52_49 ], [ %r.rd551.0.ph, %b.L__BB52_85.loopexit ]
  %r.rd549.0 = phi i1 [ true, %b.L__BB52_49 ], [ %28, %b.L__BB52_85.loopexit ]
  %r.rd548.0 = phi i64 [ 0, %b.L__BB52_49 ], [ %r.rd548.0.ph, %b.L__BB52_85.loopexit ]
  %r.rd547.0 = phi i64 [ 0, %b.L__BB52_49 ], [ %r.rd547.0.ph, %b.L__BB52_85.loopexit ]
  %r.rd546.0 = phi i64 [ 0, %b.L__BB52_49 ], [ %r.rd546.0.ph, %b.L__BB52_85.loopexit ]
  %r.rs114.0 = phi i1 [ true, %b.L__BB52_49 ], [ %29, %b.L__BB52_85.loopexit ]
  %v772 = phi i1 [ true, %b.L__BB52_49 ], [ %v772.ph, %b.L__BB52_85.loopexit ]
  br i1 %r.rd549.0, label %b.L__BB52_279, label %b.next.115
b.next.115:
  br i1 %v772, label %b.L__BB52_122, label %b.next.116
b.next.116:
  %v776 = add i64 %r.rd551.0, %v255
  %v777 = inttoptr i64 %v776 to ptr
  %v778 = load i8, ptr %v777, align 1
  %30 = and i8 %v778, -33
  %v782.not = icmp eq i8 %30, 69
  br i1 %v782.not, label %b.next.117, label %b.L__BB52_122
b.next.117:
  %v784 = add i64 %r.rd551.0, 1
  %v786.not = icmp slt i64 %v784, %v257
  br i1 %v786.not, label %b.next.118, label %b.L__BB52_91
b.next.118:
  %v789 = getelementptr i8, ptr %v777, i64 1
  %v790 = load i8, ptr %v789, align 1
  %v792 = icmp eq i8 %v790, 45
  br i1 %v792, label %b.L__BB52_91, label %b.next.119
b.next.119:
  %v794 = icmp eq i8 %v790, 43
  %v795 = zext i1 %v794 to i64
  br label %b.L__BB52_91
b.L__BB52_91:
  %r.rd555.0 = phi i64 [ 0, %b.next.117 ], [ 1, %b.next.118 ], [ %v795, %b.next.119 ]
  %v1135 = phi i1 [ true, %b.next.117 ], [ false, %b.next.118 ], [ true, %b.next.119 ]
  %v799 = add i64 %r.rd555.0, %v784
  %v801.not = icmp sgt i64 %v257, %v799
  br i1 %v801.not, label %b.next.121, label %b.L__BB52_279
b.next.121:
  %v804 = add i64 %v799, %v255
  %v805 = inttoptr i64 %v804 to ptr
  %v806 = load i8, ptr %v805, align 1
  %v808 = zext i8 %v806 to i32
  %v810 = add nsw i32 %v808, -48
  %v811 = icmp ult i32 %v810, 10
  br i1 %v811, label %b.L__BB52_102, label %b.next.122
b.next.122:
  %v813 = or i32 %v808, 32
  %v814 = add nsw i32 %v813, -97
  %v815 = icmp ult i32 %v814, 26
  br i1 %v815, label %b.L__BB52_101, label %b.L__BB52_94
b.L__BB52_101:
  %v817 = add nsw i32 %v813, -87
  br label %b.L__BB52_102
b.L__BB52_94:
  %v821 = icmp sgt i8 %v806, -1
  br i1 %v821, label %b.L__BB52_102, label %b.next.126
b.next.126:
  %v823 = icmp ult i8 %v806, -32
  br i1 %v823, label %b.L__BB52_99, label %b.L__BB52_96
b.L__BB52_99:
  %v828 = getelementptr i8, ptr %v805, i64 1
  %v829 = load i8, ptr %v828, align 1
  %31 = and i8 %v829, 63
  %v831 = zext nneg i8 %31 to i32
  %v825 = shl nuw nsw i32 %v808, 6
  %v843 = and i32 %v825, 1984
  %v848 = or disjoint i32 %v843, %v831
  br label %b.L__BB52_100
b.L__BB52_96:
  %v850 = icmp ult i8 %v806, -16
  %v856 = getelementptr i8, ptr %v805, i64 1
  %v857 = load i8, ptr %v856, align 1
  %v858 = zext i8 %v857 to i32
  %v863 = getelementptr i8, ptr %v805, i64 2
  %v864 = load i8, ptr %v863, align 1
  br i1 %v850, label %b.L__BB52_98, label %b.L__BB52_97
b.L__BB52_98:
  %v852 = shl nuw nsw i32 %v808, 12
  %v853 = and i32 %v852, 61440
  %v859 = shl nuw nsw i32 %v858, 6
  %v860 = and i32 %v859, 4032
  %v861 = or disjoint i32 %v860, %v853
  %32 = and i8 %v864, 63
  %v866 = zext nneg i8 %32 to i32
  %v867 = or disjoint i32 %v861, %v866
  br label %b.L__BB52_100
b.L__BB52_97:
  %v869 = shl nuw nsw i32 %v808, 18
  %v870 = and i32 %v869, 1835008
  %v876 = shl nuw nsw i32 %v858, 12
  %v877 = and i32 %v876, 258048
  %v878 = or disjoint i32 %v877, %v870
  %v882 = zext i8 %v864 to i32
  %v883 = shl nuw nsw i32 %v882, 6
  %v884 = and i32 %v883, 4032
  %v885 = or disjoint i32 %v878, %v884
  %v887 = getelementptr i8, ptr %v805, i64 3
  %v888 = load i8, ptr %v887, align 1
  %33 = and i8 %v888, 63
  %v890 = zext nneg i8 %33 to i32
  %v891 = or disjoint i32 %v885, %v890
  br label %b.L__BB52_100
b.L__BB52_100:
  %r.r516.0 = phi i32 [ %v848, %b.L__BB52_99 ], [ %v867, %b.L__BB52_98 ], [ %v891, %b.L__BB52_97 ]
  %34 = lshr i32 %r.r516.0, 6
  %35 = and i32 %34, 67108862
  %v896 = zext nneg i32 %35 to i64
  %v898 = add i64 %i.p2, %v896
  %v899 = inttoptr i64 %i.p2 to ptr
  %v900 = load i32, ptr %v899, align 4
  %v901 = sext i32 %v900 to i64
  %v902 = add i64 %i.p2, %v901
  %v904 = getelementptr i8, ptr %v899, i64 4
  %v905 = load i32, ptr %v904, align 4
  %v906 = sext i32 %v905 to i64
  %v907 = add i64 %i.p2, %v906
  %v908 = inttoptr i64 %v898 to ptr
  %v909 = getelementptr i8, ptr %v908, i64 16
  %v910 = load i16, ptr %v909, align 2
  %v911 = zext i16 %v910 to i32
  %36 = shl nuw nsw i32 %v911, 8
  %v912 = shl nuw nsw i32 %r.r516.0, 1
  %37 = and i32 %v912, 254
  %38 = or disjoint i32 %36, %37
  %v931 = zext nneg i32 %38 to i64
  %v932 = add i64 %v902, %v931
  %v933 = inttoptr i64 %v932 to ptr
  %v934 = load i16, ptr %v933, align 2
  %v936 = zext i16 %v934 to i64
  %v938 = mul nuw nsw i64 %v936, 20
  %v939 = add i64 %v907, %v938
  %v940 = inttoptr i64 %v939 to ptr
  %v941 = load i32, ptr %v940, align 4
  %v942 = and i32 %v941, 2
  %v943 = icmp eq i32 %v942, 0
  %v944 = ashr i32 %v941, 16
  %v945 = select i1 %v943, i32 99, i32 %v944
  br label %b.L__BB52_102
b.L__BB52_102:
  %r.r517.0 = phi i32 [ %v810, %b.next.121 ], [ %v817, %b.L__BB52_101 ], [ 99, %b.L__BB52_94 ], [ %v945, %b.L__BB52_100 ]
  %v947 = icmp sgt i32 %r.r517.0, 9
  br i1 %v947, label %b.L__BB52_279, label %b.next.137
b.next.137:
  %v953 = add i64 %i.p2, 16
  %v1055 = inttoptr i64 %i.p2 to ptr
  %v1060 = getelementptr i8, ptr %v1055, i64 4
  br label %b.L__BB52_106
b.L__BB52_106:
  %r.rd561.2 = phi i64 [ %v799, %b.next.137 ], [ %v1127, %b.L__BB52_119 ]
  %r.rs119.1 = phi i16 [ 0, %b.next.137 ], [ %r.rs118.0, %b.L__BB52_119 ]
  %r.rd560.1 = phi i64 [ 0, %b.next.137 ], [ %r.rd560.2, %b.L__BB52_119 ]
  %v956 = add i64 %r.rd561.2, %v255
  %v957 = inttoptr i64 %v956 to ptr
  %v958 = load i8, ptr %v957, align 1
  %v960 = icmp eq i8 %v958, 95
  %v963 = icmp ne i16 %r.rs119.1, 0
  %v964 = and i1 %v963, %v960
  br i1 %v964, label %b.L__BB52_119, label %b.next.139
b.next.139:
  %v967 = zext i8 %v958 to i32
  %v968 = add nsw i32 %v967, -48
  %v969 = icmp ult i32 %v968, 10
  br i1 %v969, label %b.L__BB52_117, label %b.next.140
b.next.140:
  %v972 = or i32 %v967, 32
  %v973 = add nsw i32 %v972, -97
  %v974 = icmp ult i32 %v973, 26
  br i1 %v974, label %b.L__BB52_116, label %b.L__BB52_109
b.L__BB52_116:
  %v976 = add nsw i32 %v972, -87
  br label %b.L__BB52_117
b.L__BB52_109:
  %v980 = icmp sgt i8 %v958, -1
  br i1 %v980, label %b.L__BB52_117, label %b.next.144
b.next.144:
  %v982 = icmp ult i8 %v958, -32
  br i1 %v982, label %b.L__BB52_114, label %b.L__BB52_111
b.L__BB52_114:
  %v988 = getelementptr i8, ptr %v957, i64 1
  %v989 = load i8, ptr %v988, align 1
  %39 = and i8 %v989, 63
  %v991 = zext nneg i8 %39 to i32
  %v985 = shl nuw nsw i32 %v967, 6
  %v1003 = and i32 %v985, 1984
  %v1008 = or disjoint i32 %v1003, %v991
  br label %b.L__BB52_115
b.L__BB52_111:
  %v1010 = icmp ult i8 %v958, -16
  %v1017 = getelementptr i8, ptr %v957, i64 1
  %v1018 = load i8, ptr %v1017, align 1
  %v1019 = zext i8 %v1018 to i32
  %v1024 = getelementptr i8, ptr %v957, i64 2
  %v1025 = load i8, ptr %v1024, align 1
  br i1 %v1010, label %b.L__BB52_113, label %b.L__BB52_112
b.L__BB52_113:
  %v1013 = shl nuw nsw i32 %v967, 12
  %v1014 = and i32 %v1013, 61440
  %v1020 = shl nuw nsw i32 %v1019, 6
  %v1021 = and i32 %v1020, 4032
  %v1022 = or disjoint i32 %v1021, %v1014
  %40 = and i8 %v1025, 63
  %v1027 = zext nneg i8 %40 to i32
  %v1028 = or disjoint i32 %v1022, %v1027
  br label %b.L__BB52_115
b.L__BB52_112:
  %v1031 = shl nuw nsw i32 %v967, 18
  %v1032 = and i32 %v1031, 1835008
  %v1038 = shl nuw nsw i32 %v1019, 12
  %v1039 = and i32 %v1038, 258048
  %v1040 = or disjoint i32 %v1039, %v1032
  %v1044 = zext i8 %v1025 to i32
  %v1045 = shl nuw nsw i32 %v1044, 6
  %v1046 = and i32 %v1045, 4032
  %v1047 = or disjoint i32 %v1040, %v1046
  %v1049 = getelementptr i8, ptr %v957, i64 3
  %v1050 = load i8, ptr %v1049, align 1
  %41 = and i8 %v1050, 63
  %v1052 = zext nneg i8 %41 to i32
  %v1053 = or disjoint i32 %v1047, %v1052
  br label %b.L__BB52_115
b.L__BB52_115:
  %r.r519.0 = phi i32 [ %v1008, %b.L__BB52_114 ], [ %v1028, %b.L__BB52_113 ], [ %v1053, %b.L__BB52_112 ]
  %v1056 = load i32, ptr %v1055, align 4
  %v1057 = sext i32 %v1056 to i64
  %v1058 = add i64 %i.p2, %v1057
  %v1061 = load i32, ptr %v1060, align 4
  %v1062 = sext i32 %v1061 to i64
  %v1063 = add i64 %i.p2, %v1062
  %42 = lshr i32 %r.r519.0, 6
  %43 = and i32 %42, 67108862
  %v1068 = zext nneg i32 %43 to i64
  %v1070 = add i64 %v953, %v1068
  %v1071 = inttoptr i64 %v1070 to ptr
  %v1072 = load i16, ptr %v1071, align 2
  %v1073 = zext i16 %v1072 to i32
  %44 = shl nuw nsw i32 %v1073, 8
  %v1074 = shl nuw nsw i32 %r.r519.0, 1
  %45 = and i32 %v1074, 254
  %46 = or disjoint i32 %44, %45
  %v1093 = zext nneg i32 %46 to i64
  %v1094 = add i64 %v1058, %v1093
  %v1095 = inttoptr i64 %v1094 to ptr
  %v1096 = load i16, ptr %v1095, align 2
  %v1098 = zext i16 %v1096 to i64
  %v1100 = mul nuw nsw i64 %v1098, 20
  %v1101 = add i64 %v1063, %v1100
  %v1102 = inttoptr i64 %v1101 to ptr
  %v1103 = load i32, ptr %v1102, align 4
  %v1104 = and i32 %v1103, 2
  %v1105 = icmp eq i32 %v1104, 0
  %v1106 = ashr i32 %v1103, 16
  %v1107 = select i1 %v1105, i32 99, i32 %v1106
  br label %b.L__BB52_117
b.L__BB52_117:
  %r.r520.0 = phi i32 [ %v968, %b.next.139 ], [ %v976, %b.L__BB52_116 ], [ 99, %b.L__BB52_109 ], [ %v1107, %b.L__BB52_115 ]
  %v1109 = icmp sgt i32 %r.r520.0, 9
  br i1 %v1109, label %b.L__BB52_120, label %b.next.153
b.next.153:
  %v1111 = icmp slt i64 %r.rd560.1, 100000
  %v1113 = sext i32 %r.r520.0 to i64
  %v1114 = mul i64 %r.rd560.1, 10
  %v1115 = add i64 %v1114, %v1113
  %v1116 = select i1 %v1111, i64 %v1115, i64 %r.rd560.1
  br label %b.L__BB52_119
b.L__BB52_119:
  %r.rd560.2 = phi i64 [ %r.rd560.1, %b.L__BB52_106 ], [ %v1116, %b.next.153 ]
  %r.rs118.0 = phi i16 [ 0, %b.L__BB52_106 ], [ 1, %b.next.153 ]
  %v1120 = icmp ult i8 %v958, -16
  %v1121 = select i1 %v1120, i64 3, i64 4
  %v1122 = icmp ult i8 %v958, -32
  %v1123 = select i1 %v1122, i64 2, i64 %v1121
  %v1124 = icmp sgt i8 %v958, -1
  %v1125 = select i1 %v1124, i64 1, i64 %v1123
  %v1127 = add i64 %v1125, %r.rd561.2
  %v1129 = icmp slt i64 %v1127, %v257
  br i1 %v1129, label %b.L__BB52_106, label %b.L__BB52_120
b.L__BB52_120:
  %r.rd561.1 = phi i64 [ %r.rd561.2, %b.L__BB52_117 ], [ %v1127, %b.L__BB52_119 ]
  %r.rs119.0 = phi i16 [ %r.rs119.1, %b.L__BB52_117 ], [ %r.rs118.0, %b.L__BB52_119 ]
  %r.rd560.0 = phi i64 [ %r.rd560.1, %b.L__BB52_117 ], [ %r.rd560.2, %b.L__BB52_119 ]
  %v1133 = icmp eq i16 %r.rs119.0, 0
  br i1 %v1133, label %b.L__BB52_279, label %b.next.157
b.next.157:
  %v1137 = sub i64 0, %r.rd560.0
  %v1138 = select i1 %v1135, i64 %r.rd560.0, i64 %v1137
  %v1140 = add i64 %v1138, %r.rd547.0
  br label %b.L__BB52_122
b.L__BB52_122:
  %r.rd547.3 = phi i64 [ %r.rd547.0, %b.next.115 ], [ %r.rd547.0, %b.next.116 ], [ %v1140, %b.next.157 ]
  %r.rd561.0 = phi i64 [ %r.rd551.0, %b.next.115 ], [ %r.rd551.0, %b.next.116 ], [ %r.rd561.1, %b.next.157 ]
  %v1143 = icmp slt i64 %r.rd561.0, %v257
  br i1 %v1143, label %b.L__BB52_279, label %b.next.159
b.next.159:
  %v1145 = icmp eq i64 %r.rd546.0, 0
  br i1 %v1145, label %b.L__BB52_279, label %b.next.160
b.next.160:
  %v1147 = icmp slt i64 %r.rd547.3, -342
  br i1 %v1147, label %b.L__BB52_135, label %b.next.161
b.next.161:
  %v1149 = icmp sgt i64 %r.rd547.3, 308
  br i1 %v1149, label %b.L__BB52_135, label %b.next.162
b.next.162:
  %v1151 = inttoptr i64 %i.p2 to ptr
  %v1152 = getelementptr i8, ptr %v1151, i64 12
  %v1153 = load i32, ptr %v1152, align 4
  %v1154 = sext i32 %v1153 to i64
  %v1159 = shl nsw i64 %r.rd547.3, 4
  %v1155 = add i64 %v1159, %i.p2
  %v1162 = add i64 %v1155, %v1154
  %v1165 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %r.rd546.0, i1 true)
  %v1169 = shl i64 %r.rd546.0, %v1165
  %v1172 = inttoptr i64 %v1162 to ptr
  %v1173 = getelementptr i8, ptr %v1172, i64 5472
  %v1174 = load i64, ptr %v1173, align 8
  %v1175 = mul i64 %v1174, %v1169
  %v1176 = zext i64 %v1169 to i128
  %v1177 = zext i64 %v1174 to i128
  %v1178 = mul nuw i128 %v1177, %v1176
  %v1179 = lshr i128 %v1178, 64
  %v1180 = trunc nuw i128 %v1179 to i64
  %v1181 = and i64 %v1180, 511
  %v1182.not = icmp eq i64 %v1181, 511
  br i1 %v1182.not, label %b.next.163, label %b.L__BB52_128
b.next.163:
  %v1163 = add i64 %v1162, 5472
  %v1184 = inttoptr i64 %v1163 to ptr
  %v1185 = getelementptr i8, ptr %v1184, i64 8
  %v1186 = load i64, ptr %v1185, align 8
  %v1189 = zext i64 %v1186 to i128
  %v1190 = mul nuw i128 %v1189, %v1176
  %v1191 = lshr i128 %v1190, 64
  %v1192 = trunc nuw i128 %v1191 to i64
  %v1194 = add i64 %v1175, %v1192
  %v1195 = icmp ult i64 %v1194, %v1192
  %v1196 = zext i1 %v1195 to i64
  %v1198 = add nuw i64 %v1196, %v1180
  br label %b.L__BB52_128
b.L__BB52_128:
  %r.rd563.0 = phi i64 [ %v1175, %b.next.162 ], [ %v1194, %b.next.163 ]
  %r.rd564.0 = phi i64 [ %v1180, %b.next.162 ], [ %v1198, %b.next.163 ]
  %v1200 = lshr i64 %r.rd564.0, 63
  %47 = trunc nuw nsw i64 %v1200 to i32
  %v1202 = add nuw nsw i32 %47, 9
  %v1203 = zext nneg i32 %v1202 to i64
  %v1205 = lshr i64 %r.rd564.0, %v1203
  %v1209 = mul nsw i64 %r.rd547.3, 217706
  %v1210 = ashr i64 %v1209, 16
  %v1212 = xor i64 %v1165, 63
  %v1213 = add nsw i64 %v1210, %v1212
  %v1214 = add nsw i64 %v1213, %v1200
  %v1215 = icmp slt i64 %v1214, -1022
  br i1 %v1215, label %b.L__BB52_133, label %b.L__BB52_129
b.L__BB52_133:
  %v1218 = icmp slt i64 %v1214, -1085
  br i1 %v1218, label %b.L__BB52_135, label %b.next.167
b.next.167:
  %48 = trunc nsw i64 %v1214 to i32
  %v1220 = sub nuw nsw i32 -1022, %48
  %v1222 = zext nneg i32 %v1220 to i64
  %v1224 = lshr i64 %v1205, %v1222
  %v1227 = and i64 %v1224, 1
  %v1228 = add nuw nsw i64 %v1227, %v1224
  %v1229 = lshr i64 %v1228, 1
  br label %b.L__BB52_135
b.L__BB52_129:
  %v1232 = icmp ugt i64 %r.rd563.0, 1
  %49 = add nsw i64 %r.rd547.3, -24
  %v1235 = icmp ult i64 %49, -28
  %v1236 = or i1 %v1235, %v1232
  %v1238 = and i64 %v1205, 3
  %v1239 = icmp ne i64 %v1238, 1
  %v1240 = or i1 %v1236, %v1239
  br i1 %v1240, label %b.L__BB52_131, label %b.next.170
b.next.170:
  %v1245 = shl i64 %v1205, %v1203
  %v1249 = icmp eq i64 %v1245, %r.rd564.0
  br label %b.L__BB52_131
b.L__BB52_131:
  %r.p322.0 = phi i1 [ false, %b.L__BB52_129 ], [ %v1249, %b.next.170 ]
  %v1251 = and i64 %v1205, 72057594037927934
  %v1253 = select i1 %r.p322.0, i64 %v1251, i64 %v1205
  %v1254 = and i64 %v1253, 1
  %v1255 = add nuw nsw i64 %v1254, %v1253
  %v1256 = icmp ugt i64 %v1255, 18014398509481983
  %v1257 = select i1 %v1256, i64 1024, i64 1023
  %v1259 = add nsw i64 %v1257, %v1214
  %v1260 = icmp sgt i64 %v1259, 2046
  br i1 %v1260, label %b.L__BB52_135, label %b.next.172
b.next.172:
  %v1262 = lshr i64 %v1255, 1
  %v1263 = and i64 %v1262, 9218868437227405311
  %v1265 = select i1 %v1256, i64 0, i64 %v1263
  %v1269 = shl nuw nsw i64 %v1259, 52
  %v1272 = or i64 %v1269, %v1265
  br label %b.L__BB52_135
b.L__BB52_135:
  %r.rd565.0 = phi i64 [ 0, %b.next.160 ], [ 9218868437227405312, %b.next.161 ], [ 0, %b.L__BB52_133 ], [ %v1229, %b.next.167 ], [ 9218868437227405312, %b.L__BB52_131 ], [ %v1272, %b.next.172 ]
  br i1 %r.rs114.0, label %b.L__BB52_273, label %b.next.174
b.next.174:
  br i1 %v1147, label %b.L__BB52_147, label %b.next.175
b.next.175:
  %v1279 = icmp sgt i64 %r.rd547.3, 308
  br i1 %v1279, label %b.L__BB52_147, label %b.L__BB52_138
b.L__BB52_147:
  %r.rd568.0 = phi i64 [ 0, %b.next.174 ], [ 9218868437227405312, %b.next.175 ], [ 0, %b.L__BB52_145 ], [ %v2052, %b.next.282 ], [ 9218868437227405312, %b.L__BB52_143 ], [ %v2546, %b.next.355 ]
  %v1282 = icmp eq i64 %r.rd565.0, %r.rd568.0
  br i1 %v1282, label %b.L__BB52_273, label %b.L__BB52_148
b.L__BB52_273:
  %v1285 = or i64 %r.rd565.0, %v268
  br label %b.L__BB52_279
b.L__BB52_148:
  %v1291 = getelementptr inbounds nuw i8, ptr %m.__local_depot52, i64 804
  store i32 0, ptr %v1291, align 4
  %v1295 = getelementptr inbounds nuw i8, ptr %m.__local_depot52, i64 800
  store i32 0, ptr %v1295, align 4
  %v1299 = getelementptr inbounds nuw i8, ptr %m.__local_depot52, i64 808
  store i8 0, ptr %v1299, align 4
  %v1302.not = icmp ugt i64 %r.rd551.0, %v280
  br i1 %v1302.not, label %b.next.181, label %b.L__BB52_169
b.next.181:
  %v1304 = add i64 %i.p2, 16
  %v1399 = inttoptr i64 %i.p2 to ptr
  %v1404 = getelementptr i8, ptr %v1399, i64 4
  br label %b.L__BB52_150
b.L__BB52_150:
  %r.rd569.0 = phi i64 [ %v280, %b.next.181 ], [ %v1517, %b.L__BB52_167 ]
  %r.rs121.0.off0 = phi i8 [ 0, %b.next.181 ], [ %r.rs121.1.off0, %b.L__BB52_167 ]
  %v1307 = add i64 %r.rd569.0, %v255
  %v1309.not = icmp sgt i64 %v257, %r.rd569.0
  br i1 %v1309.not, label %b.next.183, label %b.L__BB52_162
b.next.183:
  %v1311 = inttoptr i64 %v1307 to ptr
  %v1312 = load i8, ptr %v1311, align 1
  %v1314 = zext i8 %v1312 to i32
  %v1316 = add nsw i32 %v1314, -48
  %v1317 = icmp ult i32 %v1316, 10
  br i1 %v1317, label %b.L__BB52_161, label %b.next.184
b.next.184:
  %v1319 = or i32 %v1314, 32
  %v1320 = add nsw i32 %v1319, -97
  %v1321 = icmp ult i32 %v1320, 26
  br i1 %v1321, label %b.L__BB52_160, label %b.L__BB52_153
b.L__BB52_160:
  %v1323 = add nsw i32 %v1319, -87
  br label %b.L__BB52_161
b.L__BB52_153:
  %v1327 = icmp sgt i8 %v1312, -1
  br i1 %v1327, label %b.L__BB52_161, label %b.next.188
b.next.188:
  %v1329 = icmp ult i8 %v1312, -32
  br i1 %v1329, label %b.L__BB52_158, label %b.L__BB52_155
b.L__BB52_158:
  %v1334 = getelementptr i8, ptr %v1311, i64 1
  %v1335 = load i8, ptr %v1334, align 1
  %50 = and i8 %v1335, 63
  %v1337 = zext nneg i8 %50 to i32
  %v1331 = shl nuw nsw i32 %v1314, 6
  %v1349 = and i32 %v1331, 1984
  %v1354 = or disjoint i32 %v1349, %v1337
  br label %b.L__BB52_159
b.L__BB52_155:
  %v1356 = icmp ult i8 %v1312, -16
  %v1362 = getelementptr i8, ptr %v1311, i64 1
  %v1363 = load i8, ptr %v1362, align 1
  %v1364 = zext i8 %v1363 to i32
  %v1369 = getelementptr i8, ptr %v1311, i64 2
  %v1370 = load i8, ptr %v1369, align 1
  br i1 %v1356, label %b.L__BB52_157, label %b.L__BB52_156
b.L__BB52_157:
  %v1358 = shl nuw nsw i32 %v1314, 12
  %v1359 = and i32 %v1358, 61440
  %v1365 = shl nuw nsw i32 %v1364, 6
  %v1366 = and i32 %v1365, 4032
  %v1367 = or disjoint i32 %v1366, %v1359
  %51 = and i8 %v1370, 63
  %v1372 = zext nneg i8 %51 to i32
  %v1373 = or disjoint i32 %v1367, %v1372
  br label %b.L__BB52_159
b.L__BB52_156:
  %v1375 = shl nuw nsw i32 %v1314, 18
  %v1376 = and i32 %v1375, 1835008
  %v1382 = shl nuw nsw i32 %v1364, 12
  %v1383 = and i32 %v1382, 258048
  %v1384 = or disjoint i32 %v1383, %v1376
  %v1388 = zext i8 %v1370 to i32
  %v1389 = shl nuw nsw i32 %v1388, 6
  %v1390 = and i32 %v1389, 4032
  %v1391 = or disjoint i32 %v1384, %v1390
  %v1393 = getelementptr i8, ptr %v1311, i64 3
  %v1394 = load i8, ptr %v1393, align 1
  %52 = and i8 %v1394, 63
  %v1396 = zext nneg i8 %52 to i32
  %v1397 = or disjoint i32 %v1391, %v1396
  br label %b.L__BB52_159
b.L__BB52_159:
  %r.r521.0 = phi i32 [ %v1354, %b.L__BB52_158 ], [ %v1373, %b.L__BB52_157 ], [ %v1397, %b.L__BB52_156 ]
  %v1400 = load i32, ptr %v1399, align 4
  %v1401 = sext i32 %v1400 to i64
  %v1402 = add i64 %i.p2, %v1401
  %v1405 = load i32, ptr %v1404, align 4
  %v1406 = sext i32 %v1405 to i64
  %v1407 = add i64 %i.p2, %v1406
  %53 = lshr i32 %r.r521.0, 6
  %54 = and i32 %53, 67108862
  %v1412 = zext nneg i32 %54 to i64
  %v1414 = add i64 %v1304, %v1412
  %v1415 = inttoptr i64 %v1414 to ptr
  %v1416 = load i16, ptr %v1415, align 2
  %v1417 = zext i16 %v1416 to i32
  %55 = shl nuw nsw i32 %v1417, 8
  %v1418 = shl nuw nsw i32 %r.r521.0, 1
  %56 = and i32 %v1418, 254
  %57 = or disjoint i32 %55, %56
  %v1437 = zext nneg i32 %57 to i64
  %v1438 = add i64 %v1402, %v1437
  %v1439 = inttoptr i64 %v1438 to ptr
  %v1440 = load i16, ptr %v1439, align 2
  %v1442 = zext i16 %v1440 to i64
  %v1444 = mul nuw nsw i64 %v1442, 20
  %v1445 = add i64 %v1407, %v1444
  %v1446 = inttoptr i64 %v1445 to ptr
  %v1447 = load i32, ptr %v1446, align 4
  %v1448 = and i32 %v1447, 2
  %v1449 = icmp eq i32 %v1448, 0
  %v1450 = ashr i32 %v1447, 16
  %v1451 = select i1 %v1449, i32 99, i32 %v1450
  br label %b.L__BB52_161
b.L__BB52_161:
  %r.r522.0 = phi i32 [ %v1316, %b.next.183 ], [ %v1323, %b.L__BB52_160 ], [ 99, %b.L__BB52_153 ], [ %v1451, %b.L__BB52_159 ]
  %v1453 = icmp slt i32 %r.r522.0, 10
  %v1454 = select i1 %v1453, i32 %r.r522.0, i32 99
  br label %b.L__BB52_162
b.L__BB52_162:
  %r.r523.0 = phi i32 [ 99, %b.L__BB52_150 ], [ %v1454, %b.L__BB52_161 ]
  %v1456 = icmp eq i32 %r.r523.0, 99
  br i1 %v1456, label %b.L__BB52_167, label %b.next.198
b.next.198:
  %v1460 = zext nneg i8 %r.rs121.0.off0 to i32
  %v1462.not = icmp ne i32 %r.r523.0, 0
  %v1463 = zext i1 %v1462.not to i32
  %v1464 = or i32 %v1463, %v1460
  %v1465 = icmp eq i32 %v1464, 0
  br i1 %v1465, label %b.L__BB52_167, label %b.next.199
b.next.199:
  %v1471 = load i32, ptr %v1295, align 4
  %v1472 = icmp slt i32 %v1471, 800
  br i1 %v1472, label %b.L__BB52_166, label %b.L__BB52_165
b.L__BB52_166:
  %v1474 = sext i32 %v1471 to i64
  %v1475 = add nsw i32 %v1471, 1
  store i32 %v1475, ptr %v1295, align 4
  %v1484 = trunc i32 %r.r523.0 to i8
  %v1487 = getelementptr i8, ptr %m.__local_depot52, i64 %v1474
  store i8 %v1484, ptr %v1487, align 1
  br label %b.L__BB52_167
b.L__BB52_165:
  %v1493 = load i8, ptr %v1299, align 4
  %v1494 = sext i8 %v1493 to i32
  %v1496 = or i32 %v1494, %v1463
  %v1497.not = icmp ne i32 %v1496, 0
  %v1499 = zext i1 %v1497.not to i8
  store i8 %v1499, ptr %v1299, align 4
  br label %b.L__BB52_167
b.L__BB52_167:
  %r.rs121.1.off0 = phi i8 [ %r.rs121.0.off0, %b.L__BB52_162 ], [ 0, %b.next.198 ], [ 1, %b.L__BB52_166 ], [ 1, %b.L__BB52_165 ]
  %v1505 = inttoptr i64 %v1307 to ptr
  %v1506 = load i8, ptr %v1505, align 1
  %v1510 = icmp sgt i8 %v1506, -1
  %v1511 = icmp ult i8 %v1506, -32
  %v1512 = icmp ult i8 %v1506, -16
  %v1513 = select i1 %v1512, i64 3, i64 4
  %v1514 = select i1 %v1511, i64 2, i64 %v1513
  %v1515 = select i1 %v1510, i64 1, i64 %v1514
  %v1517 = add i64 %v1515, %r.rd569.0
  %v1519 = icmp ult i64 %v1517, %r.rd551.0
  br i1 %v1519, label %b.L__BB52_150, label %b.next.204
b.next.204:
  %v1525 = load i32, ptr %v1295, align 4
  br label %b.L__BB52_169
b.L__BB52_169:
  %r.r558.0 = phi i32 [ 0, %b.L__BB52_148 ], [ %v1525, %b.next.204 ]
  %v1528 = add i64 %r.rd547.3, %r.rd548.0
  %v1529 = trunc i64 %v1528 to i32
  store i32 %v1529, ptr %v1291, align 4
  %v1542391 = icmp slt i32 %r.r558.0, 1
  br i1 %v1542391, label %b.next.210, label %b.next.208
b.L__BB52_272:
  %v1535 = add nsw i32 %r.r558.1392, -1
  store i32 %v1535, ptr %v1295, align 4
  %v1542 = icmp slt i32 %r.r558.1392, 2
  br i1 %v1542, label %b.next.210, label %b.next.208
b.next.208:
  %r.r558.1392 = phi i32 [ %v1535, %b.L__BB52_272 ], [ %r.r558.0, %b.L__BB52_169 ]
  %58 = zext nneg i32 %r.r558.1392 to i64
  %59 = getelementptr i8, ptr %m.__local_depot52, i64 %58
  %v1550 = getelementptr i8, ptr %59, i64 -1
  %v1551 = load i8, ptr %v1550, align 1
  %v1553 = icmp eq i8 %v1551, 0
  br i1 %v1553, label %b.L__BB52_272, label %b.next.210
b.next.210:
  %r.r558.1.lcssa = phi i32 [ %r.r558.0, %b.L__BB52_169 ], [ %r.r558.1392, %b.next.208 ], [ 0, %b.L__BB52_272 ]
  %v1556 = icmp eq i32 %r.r558.1.lcssa, 0
  %v1558 = icmp slt i32 %v1529, -330
  %v1559 = or i1 %v1558, %v1556
  br i1 %v1559, label %b.L__BB52_262, label %b.next.211
b.next.211:
  %v1561 = icmp sgt i32 %v1529, 310
  br i1 %v1561, label %b.L__BB52_262, label %b.next.212
b.next.212:
  %v1563 = icmp slt i32 %v1529, 1
  br i1 %v1563, label %b.L__BB52_196.preheader, label %b.L__BB52_177
b.L__BB52_177:
  %r.r558.3 = phi i32 [ %r.r558.8, %b.L__BB52_195 ], [ %r.r558.1.lcssa, %b.next.212 ]
  %r.r541.1 = phi i32 [ %v1759, %b.L__BB52_195 ], [ %v1529, %b.next.212 ]
  %r.r542.1 = phi i32 [ %v1754, %b.L__BB52_195 ], [ 0, %b.next.212 ]
  %v1565 = mul i32 %r.r541.1, 3
  %v1566 = icmp samesign ugt i32 %r.r541.1, 16
  %v1567 = select i1 %v1566, i32 56, i32 %v1565
  %60 = and i32 %v1567, 63
  %v1569 = zext nneg i32 %60 to i64
  %v1570 = shl nsw i64 -1, %v1569
  %v1571 = icmp ugt i32 %v1567, 63
  %61 = xor i64 %v1570, -1
  %v1573 = select i1 %v1571, i64 -1, i64 %61
  %smax = call i32 @llvm.smax.i32(i32 %r.r558.3, i32 0)
  br label %b.L__BB52_178
b.L__BB52_178:
  %r.r531.0 = phi i32 [ 0, %b.L__BB52_177 ], [ %v1590, %b.L__BB52_183 ]
  %r.rd572.0 = phi i64 [ 0, %b.L__BB52_177 ], [ %v1589, %b.L__BB52_183 ]
  %v1577 = icmp slt i32 %r.r531.0, %r.r558.3
  br i1 %v1577, label %b.L__BB52_183, label %b.L__BB52_179
b.L__BB52_183:
  %v1579 = mul i64 %r.rd572.0, 10
  %v1581 = zext nneg i32 %r.r531.0 to i64
  %v1586 = getelementptr i8, ptr %m.__local_depot52, i64 %v1581
  %v1587 = load i8, ptr %v1586, align 1
  %v1588 = zext i8 %v1587 to i64
  %v1589 = add i64 %v1579, %v1588
  %v1590 = add nuw nsw i32 %r.r531.0, 1
  %v1595 = lshr i64 %v1589, %v1569
  %v1598351 = icmp eq i64 %v1595, 0
  %v1598 = select i1 %v1571, i1 true, i1 %v1598351
  br i1 %v1598, label %b.L__BB52_178, label %b.L__BB52_184
b.L__BB52_179:
  %v1600 = icmp eq i64 %r.rd572.0, 0
  br i1 %v1600, label %b.L__BB52_182, label %b.next.220
b.next.220:
  %v1606 = lshr i64 %r.rd572.0, %v1569
  %v1609.not349 = icmp eq i64 %v1606, 0
  %v1609.not = select i1 %v1571, i1 true, i1 %v1609.not349
  br i1 %v1609.not, label %b.L__BB52_181, label %b.L__BB52_184
b.L__BB52_181:
  %r.r531.2 = phi i32 [ %v1611, %b.L__BB52_181 ], [ %smax, %b.next.220 ]
  %r.rd572.2 = phi i64 [ %v1613, %b.L__BB52_181 ], [ %r.rd572.0, %b.next.220 ]
  %v1611 = add i32 %r.r531.2, 1
  %v1613 = mul i64 %r.rd572.2, 10
  %v1617 = lshr i64 %v1613, %v1569
  %v1620350 = icmp eq i64 %v1617, 0
  %v1620 = select i1 %v1571, i1 true, i1 %v1620350
  br i1 %v1620, label %b.L__BB52_181, label %b.L__BB52_184
b.L__BB52_184:
  %r.r531.1 = phi i32 [ %v1611, %b.L__BB52_181 ], [ %smax, %b.next.220 ], [ %v1590, %b.L__BB52_183 ]
  %r.rd572.1 = phi i64 [ %v1613, %b.L__BB52_181 ], [ %r.rd572.0, %b.next.220 ], [ %v1589, %b.L__BB52_183 ]
  %reass.sub352 = add nuw i32 %r.r541.1, 1
  %v1624 = sub i32 %reass.sub352, %r.r531.1
  store i32 %v1624, ptr %v1291, align 4
  %v1630.not = icmp slt i32 %r.r531.1, %r.r558.3
  br i1 %v1630.not, label %b.L__BB52_186, label %b.L__BB52_187
b.L__BB52_186:
  %r.r531.3 = phi i32 [ %v1666, %b.L__BB52_186 ], [ %r.r531.1, %b.L__BB52_184 ]
  %r.rd572.4 = phi i64 [ %v1659, %b.L__BB52_186 ], [ %r.rd572.1, %b.L__BB52_184 ]
  %r.r532.0 = phi i32 [ %v1640, %b.L__BB52_186 ], [ 0, %b.L__BB52_184 ]
  %v1636 = lshr i64 %r.rd572.4, %v1569
  %v1640 = add i32 %r.r532.0, 1
  %v1641 = sext i32 %r.r532.0 to i64
  %62 = trunc i64 %v1636 to i8
  %v1644 = select i1 %v1571, i8 0, i8 %62
  %v1647 = getelementptr i8, ptr %m.__local_depot52, i64 %v1641
  store i8 %v1644, ptr %v1647, align 1
  %v1649 = and i64 %r.rd572.4, %v1573
  %v1650 = mul i64 %v1649, 10
  %v1652 = sext i32 %r.r531.3 to i64
  %v1656 = getelementptr i8, ptr %m.__local_depot52, i64 %v1652
  %v1657 = load i8, ptr %v1656, align 1
  %v1658 = zext i8 %v1657 to i64
  %v1659 = add i64 %v1650, %v1658
  %v1665 = load i32, ptr %v1295, align 4
  %v1666 = add nsw i32 %r.r531.3, 1
  %v1667 = icmp slt i32 %v1666, %v1665
  br i1 %v1667, label %b.L__BB52_186, label %b.L__BB52_187
b.L__BB52_187:
  %r.r558.4 = phi i32 [ 0, %b.L__BB52_184 ], [ %v1640, %b.L__BB52_186 ]
  %r.rd572.3 = phi i64 [ %r.rd572.1, %b.L__BB52_184 ], [ %v1659, %b.L__BB52_186 ]
  %v1669 = icmp eq i64 %r.rd572.3, 0
  br i1 %v1669, label %b.L__BB52_192, label %b.L__BB52_188.preheader
b.L__BB52_188.preheader:
  %not.v1571 = xor i1 %v1571, true
  br label %b.L__BB52_188
b.L__BB52_188:
  %r.r558.6 = phi i32 [ %r.r558.7, %b.L__BB52_191 ], [ %r.r558.4, %b.L__BB52_188.preheader ]
  %r.rd572.5 = phi i64 [ %v1717, %b.L__BB52_191 ], [ %r.rd572.3, %b.L__BB52_188.preheader ]
  %v1671 = icmp slt i32 %r.r558.6, 800
  br i1 %v1671, label %b.L__BB52_190, label %b.L__BB52_189
b.L__BB52_190:
  %v1677 = lshr i64 %r.rd572.5, %v1569
  %v1681 = add nsw i32 %r.r558.6, 1
  %v1682 = sext i32 %r.r558.6 to i64
  %63 = trunc i64 %v1677 to i8
  %v1685 = select i1 %v1571, i8 0, i8 %63
  %v1688 = getelementptr i8, ptr %m.__local_depot52, i64 %v1682
  store i8 %v1685, ptr %v1688, align 1
  br label %b.L__BB52_191
b.L__BB52_189:
  %v1694 = load i8, ptr %v1299, align 4
  %v1695 = sext i8 %v1694 to i32
  %v1701 = lshr i64 %r.rd572.5, %v1569
  %v1704.not353 = icmp ne i64 %v1701, 0
  %v1704.not = select i1 %not.v1571, i1 %v1704.not353, i1 false
  %v1705 = zext i1 %v1704.not to i32
  %v1706 = or i32 %v1695, %v1705
  %v1707.not = icmp ne i32 %v1706, 0
  %v1709 = zext i1 %v1707.not to i8
  store i8 %v1709, ptr %v1299, align 4
  br label %b.L__BB52_191
b.L__BB52_191:
  %r.r558.7 = phi i32 [ %v1681, %b.L__BB52_190 ], [ %r.r558.6, %b.L__BB52_189 ]
  %v1716 = and i64 %r.rd572.5, %v1573
  %v1717 = mul i64 %v1716, 10
  %v1718.not = icmp eq i64 %v1717, 0
  br i1 %v1718.not, label %b.L__BB52_192, label %b.L__BB52_188
b.L__BB52_192:
  %r.r558.5 = phi i32 [ %r.r558.4, %b.L__BB52_187 ], [ %r.r558.7, %b.L__BB52_191 ]
  store i32 %r.r558.5, ptr %v1295, align 4
  %v1725 = icmp slt i32 %r.r558.5, 1
  br i1 %v1725, label %b.L__BB52_195, label %b.L__BB52_193
b.L__BB52_193:
  %r.r558.9 = phi i32 [ %v1727, %b.next.239 ], [ %r.r558.5, %b.L__BB52_192 ]
  %v1727 = add nsw i32 %r.r558.9, -1
  %v1728 = sext i32 %v1727 to i64
  %v1733 = getelementptr i8, ptr %m.__local_depot52, i64 %v1728
  %v1734 = load i8, ptr %v1733, align 1
  %v1736.not = icmp eq i8 %v1734, 0
  br i1 %v1736.not, label %b.next.239, label %b.L__BB52_195
b.next.239:
  store i32 %v1727, ptr %v1295, align 4
  %v1744 = icmp sgt i32 %r.r558.9, 1
  br i1 %v1744, label %b.L__BB52_193, label %b.L__BB52_195
b.L__BB52_182:
  store i32 0, ptr %v1295, align 4
  br label %b.L__BB52_195
b.L__BB52_195:
  %r.r558.8 = phi i32 [ %r.r558.5, %b.L__BB52_192 ], [ 0, %b.L__BB52_182 ], [ %r.r558.9, %b.L__BB52_193 ], [ 0, %b.next.239 ]
  %v1754 = add i32 %v1567, %r.r542.1
  %v1759 = load i32, ptr %v1291, align 4
  %v1760 = icmp sgt i32 %v1759, 0
  br i1 %v1760, label %b.L__BB52_177, label %b.L__BB52_196.preheader
b.L__BB52_196.preheader:
  %r.r558.2.ph = phi i32 [ %r.r558.1.lcssa, %b.next.212 ], [ %r.r558.8, %b.L__BB52_195 ]
  %r.r541.0.ph = phi i32 [ %v1529, %b.next.212 ], [ %v1759, %b.L__BB52_195 ]
  %r.r542.0.ph = phi i32 [ 0, %b.next.212 ], [ %v1754, %b.L__BB52_195 ]
  br label %b.L__BB52_196
b.L__BB52_271:
  %r.r558.10 = phi i32 [ %v1938, %b.L__BB52_268 ], [ %r.r558.12, %b.L__BB52_269 ], [ %v1953, %b.next.275 ]
  %v1763 = sub i32 %r.r542.0, %v1782
  br label %b.L__BB52_196
b.L__BB52_196:
  %r.r558.2 = phi i32 [ %r.r558.10, %b.L__BB52_271 ], [ %r.r558.2.ph, %b.L__BB52_196.preheader ]
  %r.r541.0 = phi i32 [ %v1947, %b.L__BB52_271 ], [ %r.r541.0.ph, %b.L__BB52_196.preheader ]
  %r.r542.0 = phi i32 [ %v1763, %b.L__BB52_271 ], [ %r.r542.0.ph, %b.L__BB52_196.preheader ]
  %v1765 = icmp slt i32 %r.r541.0, 0
  %v1767.not = icmp eq i32 %r.r541.0, 0
  br i1 %v1767.not, label %b.L__BB52_198, label %b.L__BB52_209
b.L__BB52_209:
  br i1 %v1765, label %b.L__BB52_199, label %b.L__BB52_210
b.L__BB52_198:
  %v1774 = load i8, ptr %m.__local_depot52, align 4
  %v1776 = icmp ult i8 %v1774, 5
  br i1 %v1776, label %b.L__BB52_199, label %b.L__BB52_210
b.L__BB52_199:
  %v1778 = mul i32 %r.r541.0, -3
  %v1780 = select i1 %v1765, i32 %v1778, i32 1
  %v1781 = icmp slt i32 %r.r541.0, -16
  %v1782 = select i1 %v1781, i32 56, i32 %v1780
  %v1784 = icmp slt i32 %r.r558.2, 1
  br i1 %v1784, label %b.L__BB52_202, label %b.next.253
b.next.253:
  %v1788 = add nuw i32 %r.r558.2, 1
  %v1789 = add nsw i32 %r.r558.2, -1
  %v1790 = zext nneg i32 %v1789 to i64
  %v1792 = add i64 %v1790, %v1
  %64 = and i32 %v1782, 63
  %v1802 = zext nneg i32 %64 to i64
  %v1804 = icmp ugt i32 %v1782, 63
  br label %b.L__BB52_201
b.L__BB52_201:
  %r.rd597.0 = phi i64 [ %v1792, %b.next.253 ], [ %v1814, %b.L__BB52_201 ]
  %r.rd599.1 = phi i64 [ 0, %b.next.253 ], [ %v1813371, %b.L__BB52_201 ]
  %r.r570.0 = phi i32 [ %v1788, %b.next.253 ], [ %v1816, %b.L__BB52_201 ]
  %v1795 = sub i64 %r.rd597.0, %v1
  %v1796 = getelementptr i8, ptr %m.__local_depot52, i64 %v1795
  %v1797 = load i8, ptr %v1796, align 1
  %v1798 = zext i8 %v1797 to i64
  %v1803 = shl i64 %v1798, %v1802
  %v1805 = select i1 %v1804, i64 0, i64 %v1803
  %v1807 = add i64 %v1805, %r.rd599.1
  %v1808 = zext i64 %v1807 to i128
  %v1810 = mul nuw i128 %v1808, 14757395258967641293
  %sum.shift370 = lshr i128 %v1810, 67
  %v1813371 = trunc nuw nsw i128 %sum.shift370 to i64
  %v1814 = add i64 %r.rd597.0, -1
  %v1816 = add i32 %r.r570.0, -1
  %v1817 = icmp sgt i32 %v1816, 1
  br i1 %v1817, label %b.L__BB52_201, label %b.L__BB52_202
b.L__BB52_202:
  %r.rd599.0 = phi i64 [ 0, %b.L__BB52_199 ], [ %v1813371, %b.L__BB52_201 ]
  %v1819 = icmp eq i64 %r.rd599.0, 0
  br i1 %v1819, label %b.L__BB52_205, label %b.L__BB52_204
b.L__BB52_204:
  %r.rd599.2 = phi i64 [ %v1828373, %b.L__BB52_204 ], [ %r.rd599.0, %b.L__BB52_202 ]
  %r.r572.1 = phi i32 [ %v1821, %b.L__BB52_204 ], [ 0, %b.L__BB52_202 ]
  %v1821 = add i32 %r.r572.1, 1
  %v1823 = zext nneg i64 %r.rd599.2 to i128
  %v1825 = mul nuw nsw i128 %v1823, 14757395258967641293
  %sum.shift372 = lshr i128 %v1825, 67
  %v1828373 = trunc nuw nsw i128 %sum.shift372 to i64
  %v1829 = icmp samesign ugt i64 %r.rd599.2, 9
  br i1 %v1829, label %b.L__BB52_204, label %b.L__BB52_205
b.L__BB52_205:
  %r.r572.0 = phi i32 [ 0, %b.L__BB52_202 ], [ %v1821, %b.L__BB52_204 ]
  br i1 %v1784, label %b.L__BB52_265, label %b.L__BB52_207.preheader
b.L__BB52_207.preheader:
  %65 = and i32 %v1782, 63
  %v1846 = zext nneg i32 %65 to i64
  %v1848 = icmp ugt i32 %v1782, 63
  %v1865 = sext i32 %r.r572.0 to i64
  %invariant.gep = getelementptr i8, ptr %m.__local_depot52, i64 %v1865
  br label %b.L__BB52_207
b.L__BB52_207:
  %r.r558.11 = phi i32 [ %v1834, %b.L__BB52_264 ], [ %r.r558.2, %b.L__BB52_207.preheader ]
  %r.rd602.1 = phi i64 [ %v1904379, %b.L__BB52_264 ], [ 0, %b.L__BB52_207.preheader ]
  %v1834 = add nsw i32 %r.r558.11, -1
  %v1835 = sext i32 %v1834 to i64
  %v1840 = getelementptr i8, ptr %m.__local_depot52, i64 %v1835
  %v1841 = load i8, ptr %v1840, align 1
  %v1842 = zext i8 %v1841 to i64
  %v1847 = shl i64 %v1842, %v1846
  %v1849 = select i1 %v1848, i64 0, i64 %v1847
  %v1851 = add i64 %v1849, %r.rd602.1
  %v1853 = add i32 %v1834, %r.r572.0
  %v1854 = icmp slt i32 %v1853, 800
  br i1 %v1854, label %b.L__BB52_263, label %b.L__BB52_208
b.L__BB52_263:
  %v1856 = zext i64 %v1851 to i128
  %v1858 = mul nuw i128 %v1856, 14757395258967641293
  %sum.shift376 = lshr i128 %v1858, 67
  %v1861377 = trunc nuw nsw i128 %sum.shift376 to i64
  %v1862.neg = mul i64 %v1861377, 246
  %v1863 = add i64 %v1862.neg, %v1851
  %v1868 = trunc i64 %v1863 to i8
  %gep = getelementptr i8, ptr %invariant.gep, i64 %v1835
  store i8 %v1868, ptr %gep, align 1
  br label %b.L__BB52_264
b.L__BB52_208:
  %v1877 = load i8, ptr %v1299, align 4
  %v1878 = sext i8 %v1877 to i32
  %v1880 = zext i64 %v1851 to i128
  %v1882 = mul nuw i128 %v1880, 14757395258967641293
  %sum.shift374 = lshr i128 %v1882, 67
  %v1885375 = trunc nuw nsw i128 %sum.shift374 to i64
  %v1886.neg = mul i64 %v1885375, -10
  %v1887 = sub i64 0, %v1851
  %v1888.not = icmp ne i64 %v1886.neg, %v1887
  %v1889 = zext i1 %v1888.not to i32
  %v1890 = or i32 %v1878, %v1889
  %v1891.not = icmp ne i32 %v1890, 0
  %v1893 = zext i1 %v1891.not to i8
  store i8 %v1893, ptr %v1299, align 4
  br label %b.L__BB52_264
b.L__BB52_264:
  %v1899 = zext i64 %v1851 to i128
  %v1901 = mul nuw i128 %v1899, 14757395258967641293
  %sum.shift378 = lshr i128 %v1901, 67
  %v1904379 = trunc nuw nsw i128 %sum.shift378 to i64
  %v1906 = icmp sgt i32 %r.r558.11, 1
  br i1 %v1906, label %b.L__BB52_207, label %b.L__BB52_265
b.L__BB52_265:
  %r.rd602.0 = phi i64 [ 0, %b.L__BB52_205 ], [ %v1904379, %b.L__BB52_264 ]
  %v1909 = icmp slt i32 %r.r572.0, 1
  br i1 %v1909, label %b.L__BB52_268, label %b.L__BB52_267
b.L__BB52_267:
  %r.rd602.2 = phi i64 [ %v1917381, %b.L__BB52_267 ], [ %r.rd602.0, %b.L__BB52_265 ]
  %r.r574.0 = phi i32 [ %v1921, %b.L__BB52_267 ], [ %r.r572.0, %b.L__BB52_265 ]
  %v1912 = zext nneg i64 %r.rd602.2 to i128
  %v1914 = mul nuw nsw i128 %v1912, 14757395258967641293
  %sum.shift380 = lshr i128 %v1914, 67
  %v1917381 = trunc nuw nsw i128 %sum.shift380 to i64
  %v1918.neg = mul i64 %v1917381, 246
  %v1919 = add i64 %v1918.neg, %r.rd602.2
  %v1921 = add nsw i32 %r.r574.0, -1
  %v1922 = sext i32 %v1921 to i64
  %v1925 = trunc i64 %v1919 to i8
  %v1928 = getelementptr i8, ptr %m.__local_depot52, i64 %v1922
  store i8 %v1925, ptr %v1928, align 1
  %v1929 = icmp sgt i32 %r.r574.0, 1
  br i1 %v1929, label %b.L__BB52_267, label %b.L__BB52_268
b.L__BB52_268:
  %v1935 = load i32, ptr %v1295, align 4
  %v1937 = add i32 %v1935, %r.r572.0
  %v1938 = call i32 @llvm.smin.i32(i32 %v1937, i32 800)
  store i32 %v1938, ptr %v1295, align 4
  %v1946 = load i32, ptr %v1291, align 4
  %v1947 = add i32 %v1946, %r.r572.0
  store i32 %v1947, ptr %v1291, align 4
  %v1951 = icmp slt i32 %v1937, 1
  br i1 %v1951, label %b.L__BB52_271, label %b.L__BB52_269
b.L__BB52_269:
  %r.r558.12 = phi i32 [ %v1953, %b.next.275 ], [ %v1938, %b.L__BB52_268 ]
  %v1953 = add i32 %r.r558.12, -1
  %v1954 = sext i32 %v1953 to i64
  %v1959 = getelementptr i8, ptr %m.__local_depot52, i64 %v1954
  %v1960 = load i8, ptr %v1959, align 1
  %v1962.not = icmp eq i8 %v1960, 0
  br i1 %v1962.not, label %b.next.275, label %b.L__BB52_271
b.next.275:
  store i32 %v1953, ptr %v1295, align 4
  %v1970 = icmp sgt i32 %r.r558.12, 1
  br i1 %v1970, label %b.L__BB52_269, label %b.L__BB52_271
b.L__BB52_138:
  %v1973 = add i64 %r.rd546.0, 1
  %v1975 = inttoptr i64 %i.p2 to ptr
  %v1976 = getelementptr i8, ptr %v1975, i64 12
  %v1977 = load i32, ptr %v1976, align 4
  %v1978 = sext i32 %v1977 to i64
  %v1983 = shl nsw i64 %r.rd547.3, 4
  %v1979 = add i64 %v1983, %i.p2
  %v1986 = add i64 %v1979, %v1978
  %v1988 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v1973, i1 false)
  %v1991 = and i64 %v1988, 63
  %v1992 = shl i64 %v1973, %v1991
  %v1995 = inttoptr i64 %v1986 to ptr
  %v1996 = getelementptr i8, ptr %v1995, i64 5472
  %v1997 = load i64, ptr %v1996, align 8
  %v1998 = mul i64 %v1997, %v1992
  %v1999 = zext i64 %v1992 to i128
  %v2000 = zext i64 %v1997 to i128
  %v2001 = mul nuw i128 %v2000, %v1999
  %v2002 = lshr i128 %v2001, 64
  %v2003 = trunc nuw i128 %v2002 to i64
  %v2004 = and i64 %v2003, 511
  %v2005.not = icmp eq i64 %v2004, 511
  br i1 %v2005.not, label %b.next.278, label %b.L__BB52_140
b.next.278:
  %v1987 = add i64 %v1986, 5472
  %v2007 = inttoptr i64 %v1987 to ptr
  %v2008 = getelementptr i8, ptr %v2007, i64 8
  %v2009 = load i64, ptr %v2008, align 8
  %v2012 = zext i64 %v2009 to i128
  %v2013 = mul nuw i128 %v2012, %v1999
  %v2014 = lshr i128 %v2013, 64
  %v2015 = trunc nuw i128 %v2014 to i64
  %v2017 = add i64 %v1998, %v2015
  %v2018 = icmp ult i64 %v2017, %v2015
  %v2019 = zext i1 %v2018 to i64
  %v2021 = add nuw i64 %v2019, %v2003
  br label %b.L__BB52_140
b.L__BB52_140:
  %r.rd566.0 = phi i64 [ %v1998, %b.L__BB52_138 ], [ %v2017, %b.next.278 ]
  %r.rd567.0 = phi i64 [ %v2003, %b.L__BB52_138 ], [ %v2021, %b.next.278 ]
  %v2023 = lshr i64 %r.rd567.0, 63
  %66 = trunc nuw nsw i64 %v2023 to i32
  %v2025 = add nuw nsw i32 %66, 9
  %v2026 = zext nneg i32 %v2025 to i64
  %v2028 = lshr i64 %r.rd567.0, %v2026
  %v2032 = mul nsw i64 %r.rd547.3, 217706
  %v2033 = ashr i64 %v2032, 16
  %reass.sub394 = sub nsw i64 %v2033, %v1988
  %v2036 = add nsw i64 %reass.sub394, 63
  %v2037 = add nsw i64 %v2036, %v2023
  %v2038 = icmp slt i64 %v2037, -1022
  br i1 %v2038, label %b.L__BB52_145, label %b.L__BB52_141
b.L__BB52_145:
  %v2041 = icmp slt i64 %v2037, -1085
  br i1 %v2041, label %b.L__BB52_147, label %b.next.282
b.next.282:
  %67 = trunc nsw i64 %v2037 to i32
  %v2043 = sub nuw nsw i32 -1022, %67
  %v2045 = zext nneg i32 %v2043 to i64
  %v2047 = lshr i64 %v2028, %v2045
  %v2050 = and i64 %v2047, 1
  %v2051 = add nuw nsw i64 %v2050, %v2047
  %v2052 = lshr i64 %v2051, 1
  br label %b.L__BB52_147
b.L__BB52_210:
  %v2054 = add i32 %r.r542.0, -1
  %v2055 = icmp sgt i32 %r.r542.0, -1022
  br i1 %v2055, label %b.L__BB52_231, label %b.next.284
b.next.284:
  %v2057 = sub nuw nsw i32 -1021, %r.r542.0
  br label %b.L__BB52_212
b.L__BB52_212:
  %r.r558.14 = phi i32 [ %r.r558.2, %b.next.284 ], [ %r.r558.19, %b.L__BB52_230 ]
  %r.r547.0 = phi i32 [ %v2057, %b.next.284 ], [ %v2247, %b.L__BB52_230 ]
  %v2060 = call i32 @llvm.smin.i32(i32 %r.r547.0, i32 56)
  %68 = and i32 %v2060, 63
  %v2062 = zext nneg i32 %68 to i64
  %v2063 = shl nsw i64 -1, %v2062
  %v2064 = icmp ugt i32 %v2060, 63
  %69 = xor i64 %v2063, -1
  %v2066 = select i1 %v2064, i64 -1, i64 %69
  %smax402 = call i32 @llvm.smax.i32(i32 %r.r558.14, i32 0)
  br label %b.L__BB52_213
b.L__BB52_213:
  %r.r550.0 = phi i32 [ 0, %b.L__BB52_212 ], [ %v2082, %b.L__BB52_218 ]
  %r.rd578.0 = phi i64 [ 0, %b.L__BB52_212 ], [ %v2081, %b.L__BB52_218 ]
  %v2069 = icmp slt i32 %r.r550.0, %r.r558.14
  br i1 %v2069, label %b.L__BB52_218, label %b.L__BB52_214
b.L__BB52_218:
  %v2071 = mul i64 %r.rd578.0, 10
  %v2073 = zext nneg i32 %r.r550.0 to i64
  %v2078 = getelementptr i8, ptr %m.__local_depot52, i64 %v2073
  %v2079 = load i8, ptr %v2078, align 1
  %v2080 = zext i8 %v2079 to i64
  %v2081 = add i64 %v2071, %v2080
  %v2082 = add nuw nsw i32 %r.r550.0, 1
  %v2087 = lshr i64 %v2081, %v2062
  %v2090356 = icmp eq i64 %v2087, 0
  %v2090 = select i1 %v2064, i1 true, i1 %v2090356
  br i1 %v2090, label %b.L__BB52_213, label %b.L__BB52_219
b.L__BB52_214:
  %v2092 = icmp eq i64 %r.rd578.0, 0
  br i1 %v2092, label %b.L__BB52_217, label %b.next.292
b.next.292:
  %v2098 = lshr i64 %r.rd578.0, %v2062
  %v2101.not354 = icmp eq i64 %v2098, 0
  %v2101.not = select i1 %v2064, i1 true, i1 %v2101.not354
  br i1 %v2101.not, label %b.L__BB52_216, label %b.L__BB52_219
b.L__BB52_216:
  %r.r550.2 = phi i32 [ %v2103, %b.L__BB52_216 ], [ %smax402, %b.next.292 ]
  %r.rd578.2 = phi i64 [ %v2105, %b.L__BB52_216 ], [ %r.rd578.0, %b.next.292 ]
  %v2103 = add i32 %r.r550.2, 1
  %v2105 = mul i64 %r.rd578.2, 10
  %v2109 = lshr i64 %v2105, %v2062
  %v2112355 = icmp eq i64 %v2109, 0
  %v2112 = select i1 %v2064, i1 true, i1 %v2112355
  br i1 %v2112, label %b.L__BB52_216, label %b.L__BB52_219
b.L__BB52_219:
  %r.r550.1 = phi i32 [ %v2103, %b.L__BB52_216 ], [ %smax402, %b.next.292 ], [ %v2082, %b.L__BB52_218 ]
  %r.rd578.1 = phi i64 [ %v2105, %b.L__BB52_216 ], [ %r.rd578.0, %b.next.292 ], [ %v2081, %b.L__BB52_218 ]
  %v2119 = load i32, ptr %v1291, align 4
  %reass.sub = sub i32 %v2119, %r.r550.1
  %v2120 = add i32 %reass.sub, 1
  store i32 %v2120, ptr %v1291, align 4
  %v2125.not = icmp slt i32 %r.r550.1, %r.r558.14
  br i1 %v2125.not, label %b.L__BB52_221, label %b.L__BB52_222
b.L__BB52_221:
  %r.r550.3 = phi i32 [ %v2161, %b.L__BB52_221 ], [ %r.r550.1, %b.L__BB52_219 ]
  %r.rd578.4 = phi i64 [ %v2154, %b.L__BB52_221 ], [ %r.rd578.1, %b.L__BB52_219 ]
  %r.r551.0 = phi i32 [ %v2135, %b.L__BB52_221 ], [ 0, %b.L__BB52_219 ]
  %v2131 = lshr i64 %r.rd578.4, %v2062
  %v2135 = add i32 %r.r551.0, 1
  %v2136 = sext i32 %r.r551.0 to i64
  %70 = trunc i64 %v2131 to i8
  %v2139 = select i1 %v2064, i8 0, i8 %70
  %v2142 = getelementptr i8, ptr %m.__local_depot52, i64 %v2136
  store i8 %v2139, ptr %v2142, align 1
  %v2144 = and i64 %r.rd578.4, %v2066
  %v2145 = mul i64 %v2144, 10
  %v2147 = sext i32 %r.r550.3 to i64
  %v2151 = getelementptr i8, ptr %m.__local_depot52, i64 %v2147
  %v2152 = load i8, ptr %v2151, align 1
  %v2153 = zext i8 %v2152 to i64
  %v2154 = add i64 %v2145, %v2153
  %v2160 = load i32, ptr %v1295, align 4
  %v2161 = add nsw i32 %r.r550.3, 1
  %v2162 = icmp slt i32 %v2161, %v2160
  br i1 %v2162, label %b.L__BB52_221, label %b.L__BB52_222
b.L__BB52_222:
  %r.r558.15 = phi i32 [ 0, %b.L__BB52_219 ], [ %v2135, %b.L__BB52_221 ]
  %r.rd578.3 = phi i64 [ %r.rd578.1, %b.L__BB52_219 ], [ %v2154, %b.L__BB52_221 ]
  %v2164 = icmp eq i64 %r.rd578.3, 0
  br i1 %v2164, label %b.L__BB52_227, label %b.L__BB52_223.preheader
b.L__BB52_223.preheader:
  %not.v2064 = xor i1 %v2064, true
  br label %b.L__BB52_223
b.L__BB52_223:
  %r.r558.17 = phi i32 [ %r.r558.18, %b.L__BB52_226 ], [ %r.r558.15, %b.L__BB52_223.preheader ]
  %r.rd578.5 = phi i64 [ %v2212, %b.L__BB52_226 ], [ %r.rd578.3, %b.L__BB52_223.preheader ]
  %v2166 = icmp slt i32 %r.r558.17, 800
  br i1 %v2166, label %b.L__BB52_225, label %b.L__BB52_224
b.L__BB52_225:
  %v2172 = lshr i64 %r.rd578.5, %v2062
  %v2176 = add nsw i32 %r.r558.17, 1
  %v2177 = sext i32 %r.r558.17 to i64
  %71 = trunc i64 %v2172 to i8
  %v2180 = select i1 %v2064, i8 0, i8 %71
  %v2183 = getelementptr i8, ptr %m.__local_depot52, i64 %v2177
  store i8 %v2180, ptr %v2183, align 1
  br label %b.L__BB52_226
b.L__BB52_224:
  %v2189 = load i8, ptr %v1299, align 4
  %v2190 = sext i8 %v2189 to i32
  %v2196 = lshr i64 %r.rd578.5, %v2062
  %v2199.not358 = icmp ne i64 %v2196, 0
  %v2199.not = select i1 %not.v2064, i1 %v2199.not358, i1 false
  %v2200 = zext i1 %v2199.not to i32
  %v2201 = or i32 %v2190, %v2200
  %v2202.not = icmp ne i32 %v2201, 0
  %v2204 = zext i1 %v2202.not to i8
  store i8 %v2204, ptr %v1299, align 4
  br label %b.L__BB52_226
b.L__BB52_226:
  %r.r558.18 = phi i32 [ %v2176, %b.L__BB52_225 ], [ %r.r558.17, %b.L__BB52_224 ]
  %v2211 = and i64 %r.rd578.5, %v2066
  %v2212 = mul i64 %v2211, 10
  %v2213.not = icmp eq i64 %v2212, 0
  br i1 %v2213.not, label %b.L__BB52_227, label %b.L__BB52_223
b.L__BB52_227:
  %r.r558.16 = phi i32 [ %r.r558.15, %b.L__BB52_222 ], [ %r.r558.18, %b.L__BB52_226 ]
  store i32 %r.r558.16, ptr %v1295, align 4
  %v2220 = icmp slt i32 %r.r558.16, 1
  br i1 %v2220, label %b.L__BB52_230, label %b.L__BB52_228
b.L__BB52_228:
  %r.r558.20 = phi i32 [ %v2222, %b.next.311 ], [ %r.r558.16, %b.L__BB52_227 ]
  %v2222 = add nsw i32 %r.r558.20, -1
  %v2223 = sext i32 %v2222 to i64
  %v2228 = getelementptr i8, ptr %m.__local_depot52, i64 %v2223
  %v2229 = load i8, ptr %v2228, align 1
  %v2231.not = icmp eq i8 %v2229, 0
  br i1 %v2231.not, label %b.next.311, label %b.L__BB52_230
b.next.311:
  store i32 %v2222, ptr %v1295, align 4
  %v2239 = icmp sgt i32 %r.r558.20, 1
  br i1 %v2239, label %b.L__BB52_228, label %b.L__BB52_230
b.L__BB52_217:
  store i32 0, ptr %v1295, align 4
  br label %b.L__BB52_230
b.L__BB52_230:
  %r.r558.19 = phi i32 [ %r.r558.16, %b.L__BB52_227 ], [ 0, %b.L__BB52_217 ], [ %r.r558.20, %b.L__BB52_228 ], [ 0, %b.next.311 ]
  %v2247 = add nsw i32 %r.r547.0, -56
  %v2248 = icmp sgt i32 %r.r547.0, 56
  br i1 %v2248, label %b.L__BB52_212, label %b.L__BB52_231
b.L__BB52_231:
  %r.r558.13 = phi i32 [ %r.r558.2, %b.L__BB52_210 ], [ %r.r558.19, %b.L__BB52_230 ]
  %r.r560.0 = phi i32 [ %v2054, %b.L__BB52_210 ], [ -1022, %b.L__BB52_230 ]
  %v2250 = icmp slt i32 %r.r558.13, 1
  br i1 %v2250, label %b.L__BB52_234, label %b.next.317
b.next.317:
  %v2252 = add nuw i32 %r.r558.13, 1
  %v2253 = add nsw i32 %r.r558.13, -1
  %v2254 = zext nneg i32 %v2253 to i64
  %v2256 = add i64 %v2254, %v1
  br label %b.L__BB52_233
b.L__BB52_233:
  %r.rd582.0 = phi i64 [ %v2256, %b.next.317 ], [ %v2276, %b.L__BB52_233 ]
  %r.rd584.1 = phi i64 [ 0, %b.next.317 ], [ %v2275359, %b.L__BB52_233 ]
  %r.r561.0 = phi i32 [ %v2252, %b.next.317 ], [ %v2278, %b.L__BB52_233 ]
  %v2259 = sub i64 %r.rd582.0, %v1
  %v2260 = getelementptr i8, ptr %m.__local_depot52, i64 %v2259
  %v2261 = load i8, ptr %v2260, align 1
  %v2262 = zext i8 %v2261 to i64
  %v2265 = shl nuw nsw i64 %v2262, 53
  %v2269 = add nuw nsw i64 %v2265, %r.rd584.1
  %v2270 = zext nneg i64 %v2269 to i128
  %v2272 = mul nuw nsw i128 %v2270, 14757395258967641293
  %sum.shift = lshr i128 %v2272, 67
  %v2275359 = trunc nuw nsw i128 %sum.shift to i64
  %v2276 = add i64 %r.rd582.0, -1
  %v2278 = add i32 %r.r561.0, -1
  %v2279 = icmp sgt i32 %v2278, 1
  br i1 %v2279, label %b.L__BB52_233, label %b.L__BB52_234
b.L__BB52_234:
  %r.rd584.0 = phi i64 [ 0, %b.L__BB52_231 ], [ %v2275359, %b.L__BB52_233 ]
  %v2281 = icmp eq i64 %r.rd584.0, 0
  br i1 %v2281, label %b.L__BB52_237, label %b.L__BB52_236
b.L__BB52_236:
  %r.rd584.2 = phi i64 [ %v2290361, %b.L__BB52_236 ], [ %r.rd584.0, %b.L__BB52_234 ]
  %r.r563.1 = phi i32 [ %v2283, %b.L__BB52_236 ], [ 0, %b.L__BB52_234 ]
  %v2283 = add i32 %r.r563.1, 1
  %v2285 = zext nneg i64 %r.rd584.2 to i128
  %v2287 = mul nuw nsw i128 %v2285, 14757395258967641293
  %sum.shift360 = lshr i128 %v2287, 67
  %v2290361 = trunc nuw nsw i128 %sum.shift360 to i64
  %v2291 = icmp samesign ugt i64 %r.rd584.2, 9
  br i1 %v2291, label %b.L__BB52_236, label %b.L__BB52_237
b.L__BB52_237:
  %r.r563.0 = phi i32 [ 0, %b.L__BB52_234 ], [ %v2283, %b.L__BB52_236 ]
  br i1 %v2250, label %b.L__BB52_243, label %b.next.325
b.next.325:
  %v2294 = add nuw i32 %r.r558.13, 1
  %v2296 = add i32 %r.r563.0, %r.r558.13
  %v2298 = add nsw i32 %r.r558.13, -1
  %v2299 = zext nneg i32 %v2298 to i64
  %v2300 = sext i32 %r.r563.0 to i64
  %v2301 = add i64 %v2299, %v1
  %v2303 = add i64 %v2301, %v2300
  %v2304 = add i64 %v2299, %v1
  br label %b.L__BB52_239
b.L__BB52_239:
  %r.rd586.0 = phi i64 [ %v2304, %b.next.325 ], [ %v2372, %b.L__BB52_242 ]
  %r.rd589.1 = phi i64 [ 0, %b.next.325 ], [ %v2366367, %b.L__BB52_242 ]
  %r.r564.0.in = phi i32 [ %v2296, %b.next.325 ], [ %r.r564.0, %b.L__BB52_242 ]
  %r.rd587.0 = phi i64 [ %v2303, %b.next.325 ], [ %v2370, %b.L__BB52_242 ]
  %r.r565.0 = phi i32 [ %v2294, %b.next.325 ], [ %v2374, %b.L__BB52_242 ]
  %r.r564.0 = add i32 %r.r564.0.in, -1
  %v2307 = sub i64 %r.rd586.0, %v1
  %v2308 = getelementptr i8, ptr %m.__local_depot52, i64 %v2307
  %v2309 = load i8, ptr %v2308, align 1
  %v2310 = zext i8 %v2309 to i64
  %v2313 = shl nuw nsw i64 %v2310, 53
  %v2317 = add nuw nsw i64 %v2313, %r.rd589.1
  %v2319 = icmp slt i32 %r.r564.0, 800
  br i1 %v2319, label %b.L__BB52_241, label %b.L__BB52_240
b.L__BB52_241:
  %v2321 = zext nneg i64 %v2317 to i128
  %v2323 = mul nuw nsw i128 %v2321, 14757395258967641293
  %sum.shift364 = lshr i128 %v2323, 67
  %v2326365 = trunc nuw nsw i128 %sum.shift364 to i64
  %v2327.neg = mul i64 %v2326365, 246
  %v2328 = add i64 %v2327.neg, %r.rd589.1
  %v2329 = trunc i64 %v2328 to i8
  %v2332 = sub i64 %r.rd587.0, %v1
  %v2333 = getelementptr i8, ptr %m.__local_depot52, i64 %v2332
  store i8 %v2329, ptr %v2333, align 1
  br label %b.L__BB52_242
b.L__BB52_240:
  %v2339 = load i8, ptr %v1299, align 4
  %v2340 = sext i8 %v2339 to i32
  %v2342 = zext nneg i64 %v2317 to i128
  %v2344 = mul nuw nsw i128 %v2342, 14757395258967641293
  %sum.shift362 = lshr i128 %v2344, 67
  %v2347363 = trunc nuw nsw i128 %sum.shift362 to i64
  %v2348.neg = mul i64 %v2347363, -10
  %v2349 = sub nsw i64 0, %v2317
  %v2350.not = icmp ne i64 %v2348.neg, %v2349
  %v2351 = zext i1 %v2350.not to i32
  %v2352 = or i32 %v2340, %v2351
  %v2353.not = icmp ne i32 %v2352, 0
  %v2355 = zext i1 %v2353.not to i8
  store i8 %v2355, ptr %v1299, align 4
  br label %b.L__BB52_242
b.L__BB52_242:
  %v2361 = zext nneg i64 %v2317 to i128
  %v2363 = mul nuw nsw i128 %v2361, 14757395258967641293
  %sum.shift366 = lshr i128 %v2363, 67
  %v2366367 = trunc nuw nsw i128 %sum.shift366 to i64
  %v2370 = add i64 %r.rd587.0, -1
  %v2372 = add i64 %r.rd586.0, -1
  %v2374 = add i32 %r.r565.0, -1
  %v2375 = icmp sgt i32 %v2374, 1
  br i1 %v2375, label %b.L__BB52_239, label %b.L__BB52_243
b.L__BB52_243:
  %r.rd589.0 = phi i64 [ 0, %b.L__BB52_237 ], [ %v2366367, %b.L__BB52_242 ]
  %v2377 = icmp slt i32 %r.r563.0, 1
  br i1 %v2377, label %b.L__BB52_246, label %b.next.333
b.next.333:
  %v2379 = add nuw i32 %r.r563.0, 1
  %v2380 = add nsw i32 %r.r563.0, -1
  %v2381 = zext nneg i32 %v2380 to i64
  %v2383 = add i64 %v2381, %v1
  br label %b.L__BB52_245
b.L__BB52_245:
  %r.rd589.2 = phi i64 [ %r.rd589.0, %b.next.333 ], [ %v2390369, %b.L__BB52_245 ]
  %r.rd590.0 = phi i64 [ %v2383, %b.next.333 ], [ %v2398, %b.L__BB52_245 ]
  %r.r566.0 = phi i32 [ %v2379, %b.next.333 ], [ %v2400, %b.L__BB52_245 ]
  %v2385 = zext nneg i64 %r.rd589.2 to i128
  %v2387 = mul nuw nsw i128 %v2385, 14757395258967641293
  %sum.shift368 = lshr i128 %v2387, 67
  %v2390369 = trunc nuw nsw i128 %sum.shift368 to i64
  %v2391.neg = mul i64 %v2390369, 246
  %v2392 = add i64 %v2391.neg, %r.rd589.2
  %v2393 = trunc i64 %v2392 to i8
  %v2396 = sub i64 %r.rd590.0, %v1
  %v2397 = getelementptr i8, ptr %m.__local_depot52, i64 %v2396
  store i8 %v2393, ptr %v2397, align 1
  %v2398 = add i64 %r.rd590.0, -1
  %v2400 = add i32 %r.r566.0, -1
  %v2401 = icmp sgt i32 %v2400, 1
  br i1 %v2401, label %b.L__BB52_245, label %b.L__BB52_246
b.L__BB52_246:
  %v2407 = load i32, ptr %v1295, align 4
  %v2409 = add i32 %v2407, %r.r563.0
  %v2410 = call i32 @llvm.smin.i32(i32 %v2409, i32 800)
  store i32 %v2410, ptr %v1295, align 4
  %v2418 = load i32, ptr %v1291, align 4
  %v2419 = add i32 %v2418, %r.r563.0
  store i32 %v2419, ptr %v1291, align 4
  %v2423 = icmp slt i32 %v2409, 1
  br i1 %v2423, label %b.L__BB52_249, label %b.L__BB52_247
b.L__BB52_247:
  %r.r568.1 = phi i32 [ %v2425, %b.next.339 ], [ %v2410, %b.L__BB52_246 ]
  %v2425 = add i32 %r.r568.1, -1
  %v2426 = sext i32 %v2425 to i64
  %v2431 = getelementptr i8, ptr %m.__local_depot52, i64 %v2426
  %v2432 = load i8, ptr %v2431, align 1
  %v2434.not = icmp eq i8 %v2432, 0
  br i1 %v2434.not, label %b.next.339, label %b.L__BB52_249
b.next.339:
  store i32 %v2425, ptr %v1295, align 4
  %v2442 = icmp sgt i32 %r.r568.1, 1
  br i1 %v2442, label %b.L__BB52_247, label %b.L__BB52_249
b.L__BB52_249:
  %r.r568.0 = phi i32 [ %v2410, %b.L__BB52_246 ], [ %r.r568.1, %b.L__BB52_247 ], [ %v2425, %b.next.339 ]
  %v2445 = icmp slt i32 %v2419, 1
  br i1 %v2445, label %b.L__BB52_254, label %b.L__BB52_251
b.L__BB52_251:
  %r.r569.0 = phi i32 [ %v2464, %b.L__BB52_253 ], [ 0, %b.L__BB52_249 ]
  %r.rd592.0 = phi i64 [ %v2462, %b.L__BB52_253 ], [ %v1, %b.L__BB52_249 ]
  %r.rd595.1 = phi i64 [ %v2460, %b.L__BB52_253 ], [ 0, %b.L__BB52_249 ]
  %v2449.not = icmp slt i32 %r.r569.0, %r.r568.0
  br i1 %v2449.not, label %b.next.344, label %b.L__BB52_253
b.next.344:
  %v2453 = sub i64 %r.rd592.0, %v1
  %v2454 = getelementptr i8, ptr %m.__local_depot52, i64 %v2453
  %v2455 = load i8, ptr %v2454, align 1
  %v2456 = zext i8 %v2455 to i64
  br label %b.L__BB52_253
b.L__BB52_253:
  %r.rd594.0 = phi i64 [ 0, %b.L__BB52_251 ], [ %v2456, %b.next.344 ]
  %v2458 = mul i64 %r.rd595.1, 10
  %v2460 = add i64 %r.rd594.0, %v2458
  %v2462 = add i64 %r.rd592.0, 1
  %v2464 = add nuw nsw i32 %r.r569.0, 1
  %v2466 = icmp slt i32 %v2464, %v2419
  br i1 %v2466, label %b.L__BB52_251, label %b.L__BB52_254
b.L__BB52_254:
  %r.rd595.0 = phi i64 [ 0, %b.L__BB52_249 ], [ %v2460, %b.L__BB52_253 ]
  %v2469 = icmp sge i32 %v2419, %r.r568.0
  %v2470 = icmp slt i32 %v2419, 0
  %v2471 = or i1 %v2470, %v2469
  br i1 %v2471, label %b.L__BB52_260, label %b.next.348
b.next.348:
  %v2473 = zext nneg i32 %v2419 to i64
  %v2478 = getelementptr i8, ptr %m.__local_depot52, i64 %v2473
  %v2479 = load i8, ptr %v2478, align 1
  %v2481 = icmp eq i8 %v2479, 5
  %v2482 = add nuw i32 %v2419, 1
  %v2484 = icmp eq i32 %v2482, %r.r568.0
  %v2485 = and i1 %v2484, %v2481
  %v2491 = load i8, ptr %v1299, align 4
  %v2493 = icmp eq i8 %v2491, 0
  %v2494 = and i1 %v2485, %v2493
  br i1 %v2494, label %b.L__BB52_257, label %b.L__BB52_256
b.L__BB52_257:
  br i1 %v2445, label %b.L__BB52_259, label %b.next.351
b.next.351:
  %v2500 = getelementptr i8, ptr %v2478, i64 -1
  %v2501 = load i8, ptr %v2500, align 1
  %72 = and i8 %v2501, 1
  %v2504 = icmp ne i8 %72, 0
  br label %b.L__BB52_259
b.L__BB52_141:
  %v2506 = icmp ugt i64 %r.rd566.0, 1
  %73 = add nsw i64 %r.rd547.3, -24
  %v2509 = icmp ult i64 %73, -28
  %v2510 = or i1 %v2509, %v2506
  %v2512 = and i64 %v2028, 3
  %v2513 = icmp ne i64 %v2512, 1
  %v2514 = or i1 %v2510, %v2513
  br i1 %v2514, label %b.L__BB52_143, label %b.next.353
b.next.353:
  %v2519 = shl i64 %v2028, %v2026
  %v2523 = icmp eq i64 %v2519, %r.rd567.0
  br label %b.L__BB52_143
b.L__BB52_143:
  %r.p323.0 = phi i1 [ false, %b.L__BB52_141 ], [ %v2523, %b.next.353 ]
  %v2525 = and i64 %v2028, 72057594037927934
  %v2527 = select i1 %r.p323.0, i64 %v2525, i64 %v2028
  %v2528 = and i64 %v2527, 1
  %v2529 = add nuw nsw i64 %v2528, %v2527
  %v2530 = icmp ugt i64 %v2529, 18014398509481983
  %v2531 = select i1 %v2530, i64 1024, i64 1023
  %v2533 = add nsw i64 %v2531, %v2037
  %v2534 = icmp sgt i64 %v2533, 2046
  br i1 %v2534, label %b.L__BB52_147, label %b.next.355
b.next.355:
  %v2536 = lshr i64 %v2529, 1
  %v2537 = and i64 %v2536, 9218868437227405311
  %v2539 = select i1 %v2530, i64 0, i64 %v2537
  %v2543 = shl nuw nsw i64 %v2533, 52
  %v2546 = or i64 %v2543, %v2539
  br label %b.L__BB52_147
b.L__BB52_256:
  %v2548 = icmp ugt i8 %v2479, 4
  br label %b.L__BB52_259
b.L__BB52_259:
  %r.p326.0 = phi i1 [ false, %b.L__BB52_257 ], [ %v2504, %b.next.351 ], [ %v2548, %b.L__BB52_256 ]
  %v2550 = zext i1 %r.p326.0 to i64
  %v2552 = add i64 %r.rd595.0, %v2550
  br label %b.L__BB52_260
b.L__BB52_260:
  %r.rd595.2 = phi i64 [ %r.rd595.0, %b.L__BB52_254 ], [ %v2552, %b.L__BB52_259 ]
  %v2554 = icmp eq i64 %r.rd595.2, 9007199254740992
  %v2555 = zext i1 %v2554 to i32
  %v2562 = add i32 %r.r560.0, %v2555
  %v2563 = icmp sgt i32 %v2562, 1023
  br i1 %v2563, label %b.L__BB52_262, label %b.next.359
b.next.359:
  %v2556 = zext i1 %v2554 to i64
  %v2558 = lshr i64 %r.rd595.2, %v2556
  %v2572 = add nsw i32 %v2562, 1023
  %v2573 = zext i32 %v2572 to i64
  %v2576 = shl i64 %v2573, 52
  %v2567.mask = and i64 %v2558, 4503599627370496
  %isneg.not = icmp eq i64 %v2567.mask, 0
  %v2579 = select i1 %isneg.not, i64 0, i64 %v2576
  %v2580 = and i64 %v2558, -4503599627370497
  %v2581 = or i64 %v2579, %v2580
  br label %b.L__BB52_262
b.L__BB52_262:
  %r.rd604.0 = phi i64 [ 0, %b.next.210 ], [ 9218868437227405312, %b.next.211 ], [ 9218868437227405312, %b.L__BB52_260 ], [ %v2581, %b.next.359 ]
  %v2584 = or i64 %r.rd604.0, %v268
  br label %b.L__BB52_279
}
define internal { i64, i64 } @udf_text_of_int(i64 %"i.p0", i64 %"i.p1") noinline nounwind {
start:
  %v1 = tail call i64 @llvm.abs.i64(i64 %i.p0, i1 false)
  %v2 = add i64 %i.p1, 8
  %v3 = inttoptr i64 %i.p1 to ptr
  %v4 = load i64, ptr %v3, align 8
  %v6 = getelementptr i8, ptr %v3, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v4
  %v9 = icmp slt i64 %v8, 32
  %v10 = icmp eq i64 %v4, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %b.L__BB53_9, label %b.next.0
b.next.0:
  %v13 = icmp sgt i64 %i.p0, -1
  br i1 %v13, label %b.L__BB53_3, label %b.next.1
b.next.1:
  %v15 = add i64 %v4, 1
  %v16 = inttoptr i64 %v4 to ptr
  store i8 45, ptr %v16, align 1
  br label %b.L__BB53_3
b.L__BB53_3:
  %r.rd30.0 = phi i64 [ %v4, %b.next.0 ], [ %v15, %b.next.1 ]
  %v18 = icmp ult i64 %v1, 10
  br i1 %v18, label %b.L__BB53_6, label %b.L__BB53_5
b.L__BB53_5:
  %r.rd31.0 = phi i64 [ %v266, %b.L__BB53_5 ], [ %v1, %b.L__BB53_3 ]
  %r.r10.1 = phi i32 [ %v28, %b.L__BB53_5 ], [ 1, %b.L__BB53_3 ]
  %v21 = zext i64 %r.rd31.0 to i128
  %v23 = mul nuw nsw i128 %v21, 14757395258967641293
  %sum.shift = lshr i128 %v23, 67
  %v266 = trunc nuw nsw i128 %sum.shift to i64
  %v28 = add i32 %r.r10.1, 1
  %v29 = icmp ugt i64 %r.rd31.0, 99
  br i1 %v29, label %b.L__BB53_5, label %b.L__BB53_6
b.L__BB53_6:
  %r.r10.0 = phi i32 [ 1, %b.L__BB53_3 ], [ %v28, %b.L__BB53_5 ]
  %v31 = sext i32 %r.r10.0 to i64
  %v33 = add i64 %r.rd30.0, %v31
  br label %b.L__BB53_7
b.L__BB53_7:
  %r.rd33.0 = phi i64 [ %v1, %b.L__BB53_6 ], [ %v418, %b.L__BB53_7 ]
  %r.rd32.0.in = phi i64 [ %v33, %b.L__BB53_6 ], [ %r.rd32.0, %b.L__BB53_7 ]
  %r.r11.0 = phi i32 [ 0, %b.L__BB53_6 ], [ %v51, %b.L__BB53_7 ]
  %r.rd32.0 = add i64 %r.rd32.0.in, -1
  %v36 = zext i64 %r.rd33.0 to i128
  %v38 = mul nuw nsw i128 %v36, 14757395258967641293
  %sum.shift7 = lshr i128 %v38, 67
  %v418 = trunc nuw nsw i128 %sum.shift7 to i64
  %v42.neg = mul i64 %v418, 246
  %v43 = add i64 %v42.neg, %r.rd33.0
  %v44 = trunc i64 %v43 to i8
  %v45 = or i8 %v44, 48
  %v48 = inttoptr i64 %r.rd32.0 to ptr
  store i8 %v45, ptr %v48, align 1
  %v51 = add nuw nsw i32 %r.r11.0, 1
  %v53 = icmp slt i32 %v51, %r.r10.0
  br i1 %v53, label %b.L__BB53_7, label %b.next.8
b.next.8:
  %v55 = inttoptr i64 %v2 to ptr
  %v56 = getelementptr i8, ptr %v55, i64 -8
  %v57 = load i64, ptr %v56, align 8
  store i64 %v33, ptr %v56, align 8
  %v61 = sub i64 %v33, %v57
  br label %b.L__BB53_9
b.L__BB53_9:
  %r.rd34.0 = phi i64 [ 0, %start ], [ %v57, %b.next.8 ]
  %r.rd35.0 = phi i64 [ 0, %start ], [ %v61, %b.next.8 ]
  %v66 = insertvalue { i64, i64 } poison, i64 %r.rd34.0, 0
  %v67 = insertvalue { i64, i64 } %v66, i64 %r.rd35.0, 1
  ret { i64, i64 } %v67
}
define internal { i64, i64 } @udf_text_of_uint(i64 %"i.p0", i64 %"i.p1") noinline nounwind {
start:
  %v1 = add i64 %i.p1, 8
  %v2 = inttoptr i64 %i.p1 to ptr
  %v3 = load i64, ptr %v2, align 8
  %v5 = getelementptr i8, ptr %v2, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v3
  %v8 = icmp slt i64 %v7, 32
  %v9 = icmp eq i64 %v3, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %b.L__BB54_7, label %b.next.0
b.next.0:
  %v12 = icmp ult i64 %i.p0, 10
  br i1 %v12, label %b.L__BB54_4, label %b.L__BB54_3
b.L__BB54_3:
  %r.rd26.0 = phi i64 [ %v205, %b.L__BB54_3 ], [ %i.p0, %b.next.0 ]
  %r.r10.1 = phi i32 [ %v22, %b.L__BB54_3 ], [ 1, %b.next.0 ]
  %v15 = zext i64 %r.rd26.0 to i128
  %v17 = mul nuw i128 %v15, 14757395258967641293
  %sum.shift = lshr i128 %v17, 67
  %v205 = trunc nuw nsw i128 %sum.shift to i64
  %v22 = add i32 %r.r10.1, 1
  %v23 = icmp ugt i64 %r.rd26.0, 99
  br i1 %v23, label %b.L__BB54_3, label %b.L__BB54_4
b.L__BB54_4:
  %r.r10.0 = phi i32 [ 1, %b.next.0 ], [ %v22, %b.L__BB54_3 ]
  %v25 = sext i32 %r.r10.0 to i64
  %v27 = add i64 %v3, %v25
  br label %b.L__BB54_5
b.L__BB54_5:
  %r.rd28.0 = phi i64 [ %i.p0, %b.L__BB54_4 ], [ %v357, %b.L__BB54_5 ]
  %r.rd27.0.in = phi i64 [ %v27, %b.L__BB54_4 ], [ %r.rd27.0, %b.L__BB54_5 ]
  %r.r11.0 = phi i32 [ 0, %b.L__BB54_4 ], [ %v45, %b.L__BB54_5 ]
  %r.rd27.0 = add i64 %r.rd27.0.in, -1
  %v30 = zext i64 %r.rd28.0 to i128
  %v32 = mul nuw i128 %v30, 14757395258967641293
  %sum.shift6 = lshr i128 %v32, 67
  %v357 = trunc nuw nsw i128 %sum.shift6 to i64
  %v36.neg = mul i64 %v357, 246
  %v37 = add i64 %v36.neg, %r.rd28.0
  %v38 = trunc i64 %v37 to i8
  %v39 = or i8 %v38, 48
  %v42 = inttoptr i64 %r.rd27.0 to ptr
  store i8 %v39, ptr %v42, align 1
  %v45 = add nuw nsw i32 %r.r11.0, 1
  %v47 = icmp slt i32 %v45, %r.r10.0
  br i1 %v47, label %b.L__BB54_5, label %b.next.6
b.next.6:
  %v49 = inttoptr i64 %v1 to ptr
  %v50 = getelementptr i8, ptr %v49, i64 -8
  %v51 = load i64, ptr %v50, align 8
  store i64 %v27, ptr %v50, align 8
  %v55 = sub i64 %v27, %v51
  br label %b.L__BB54_7
b.L__BB54_7:
  %r.rd29.0 = phi i64 [ 0, %start ], [ %v51, %b.next.6 ]
  %r.rd30.0 = phi i64 [ 0, %start ], [ %v55, %b.next.6 ]
  %v60 = insertvalue { i64, i64 } poison, i64 %r.rd29.0, 0
  %v61 = insertvalue { i64, i64 } %v60, i64 %r.rd30.0, 1
  ret { i64, i64 } %v61
}
define internal { i64, i64 } @udf_text_of_float(double %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %v1 = add i64 %i.p2, 8
  %v2 = inttoptr i64 %i.p2 to ptr
  %v3 = load i64, ptr %v2, align 8
  %v5 = getelementptr i8, ptr %v2, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v3
  %v8 = icmp slt i64 %v7, 32
  %v9 = icmp eq i64 %v3, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %b.L__BB55_56, label %b.next.0
b.next.0:
  %v12 = bitcast double %i.p0 to i64
  %0 = trunc i64 %v12 to i63
  %v18 = icmp ugt i63 %0, -4503599627370496
  br i1 %v18, label %b.L__BB55_53, label %b.L__BB55_2
b.L__BB55_53:
  %r.rd226.0 = phi i64 [ %v31, %b.L__BB55_53 ], [ 0, %b.next.0 ]
  %r.rd227.0 = phi i64 [ %v28, %b.L__BB55_53 ], [ %v3, %b.next.0 ]
  %r.r95.0 = phi i32 [ %v33, %b.L__BB55_53 ], [ 0, %b.next.0 ]
  %v22 = and i64 %r.rd226.0, 4294967232
  %v24 = lshr i64 7233902, %r.rd226.0
  %v25.not = icmp eq i64 %v22, 0
  %v28 = add i64 %r.rd227.0, 1
  %1 = trunc i64 %v24 to i8
  %v29 = select i1 %v25.not, i8 %1, i8 0
  %v30 = inttoptr i64 %r.rd227.0 to ptr
  store i8 %v29, ptr %v30, align 1
  %v31 = add nuw nsw i64 %r.rd226.0, 8
  %v33 = add nuw nsw i32 %r.r95.0, 1
  %v34.not = icmp eq i32 %v33, 3
  br i1 %v34.not, label %b.next.4, label %b.L__BB55_53
b.next.4:
  %v36 = add i64 %v3, 3
  br label %b.L__BB55_55
b.L__BB55_2:
  %v38 = icmp sgt i64 %v12, -1
  br i1 %v38, label %b.L__BB55_4, label %b.next.6
b.next.6:
  %v40 = add i64 %v3, 1
  %v41 = inttoptr i64 %v3 to ptr
  store i8 45, ptr %v41, align 1
  br label %b.L__BB55_4
b.L__BB55_4:
  %r.rd6.0 = phi i64 [ %v3, %b.L__BB55_2 ], [ %v40, %b.next.6 ]
  %2 = tail call double @llvm.fabs.f64(double %i.p0)
  %v43 = bitcast double %2 to i64
  %trunc = trunc nuw i64 %v43 to i63
  switch i63 %trunc, label %b.next.13 [
    i63 -4503599627370496, label %b.L__BB55_50
    i63 0, label %b.L__BB55_47
  ]
b.L__BB55_50:
  %r.rd224.0 = phi i64 [ %v57, %b.L__BB55_50 ], [ 0, %b.L__BB55_4 ]
  %r.rd225.0 = phi i64 [ %v54, %b.L__BB55_50 ], [ %r.rd6.0, %b.L__BB55_4 ]
  %r.r94.0 = phi i32 [ %v59, %b.L__BB55_50 ], [ 0, %b.L__BB55_4 ]
  %v48 = and i64 %r.rd224.0, 4294967232
  %v50 = lshr i64 6712937, %r.rd224.0
  %v51.not = icmp eq i64 %v48, 0
  %v54 = add i64 %r.rd225.0, 1
  %3 = trunc i64 %v50 to i8
  %v55 = select i1 %v51.not, i8 %3, i8 0
  %v56 = inttoptr i64 %r.rd225.0 to ptr
  store i8 %v55, ptr %v56, align 1
  %v57 = add nuw nsw i64 %r.rd224.0, 8
  %v59 = add nuw nsw i32 %r.r94.0, 1
  %v60.not = icmp eq i32 %v59, 3
  br i1 %v60.not, label %b.next.11, label %b.L__BB55_50
b.next.11:
  %v62 = add i64 %r.rd6.0, 3
  br label %b.L__BB55_55
b.next.13:
  %v66 = lshr i64 %v12, 52
  %4 = trunc nuw nsw i64 %v66 to i32
  %v68 = and i32 %4, 2047
  %v69 = and i64 %v12, 4503599627370495
  %v70 = or disjoint i64 %v69, 4503599627370496
  %v71 = icmp eq i32 %v68, 0
  %v72 = select i1 %v71, i64 %v69, i64 %v70
  %v73 = add nsw i32 %v68, -1075
  %v74 = select i1 %v71, i32 -1074, i32 %v73
  %5 = add nsw i32 %v74, -1
  %v76 = icmp ult i32 %5, -53
  %v77 = or i1 %v71, %v76
  br i1 %v77, label %b.L__BB55_8, label %b.next.14
b.next.14:
  %v79 = sub nsw i32 0, %v74
  %6 = and i32 %v79, 63
  %v81 = zext nneg i32 %6 to i64
  %v82 = shl nsw i64 -1, %v81
  %v83 = icmp ugt i32 %v79, 63
  %7 = xor i64 %v82, -1
  %v85 = select i1 %v83, i64 9007199254740991, i64 %7
  %v87 = and i64 %v85, %v72
  %v88 = icmp eq i64 %v87, 0
  br i1 %v88, label %b.L__BB55_13, label %b.L__BB55_8
b.L__BB55_8:
  %v90 = icmp eq i64 %v69, 0
  %v92 = icmp samesign ugt i32 %v68, 1
  %v93 = and i1 %v90, %v92
  %v94.neg = select i1 %v93, i32 -524031, i32 0
  %v96 = mul nsw i32 %v74, 1262611
  %v97 = add nsw i32 %v94.neg, %v96
  %v98 = ashr i32 %v97, 22
  %v99 = mul nsw i32 %v98, -1741647
  %v100 = ashr i32 %v99, 19
  %v101 = add nsw i32 %v74, 1
  %v102 = add nsw i32 %v101, %v100
  %v104 = inttoptr i64 %i.p1 to ptr
  %v105 = getelementptr i8, ptr %v104, i64 12
  %v106 = load i32, ptr %v105, align 4
  %v107 = sext i32 %v106 to i64
  %v109 = shl nsw i32 %v98, 1
  %v110 = sub nsw i32 684, %v109
  %v111 = zext nneg i32 %v110 to i64
  %v113 = shl nuw nsw i64 %v111, 3
  %v108 = add i64 %v113, %i.p1
  %v114 = add i64 %v108, %v107
  %8 = add nsw i32 %v97, -117440512
  %v116 = icmp ult i32 %8, -348127232
  %v117 = zext i1 %v116 to i64
  %v118 = inttoptr i64 %v114 to ptr
  %v119 = getelementptr i8, ptr %v118, i64 8
  %v120 = load i64, ptr %v119, align 8
  %v121 = add i64 %v120, %v117
  %v122 = icmp eq i64 %v121, 0
  %v123 = and i1 %v116, %v122
  %v124 = zext i1 %v123 to i64
  %v126 = load i64, ptr %v118, align 8
  %v127 = add i64 %v126, %v124
  %v131 = shl nuw nsw i64 %v72, 2
  %v146 = select i1 %v93, i64 -1, i64 -2
  %v147 = add nsw i64 %v146, %v131
  %9 = and i32 %v102, 63
  %v149 = zext nneg i32 %9 to i64
  %v150 = shl i64 %v147, %v149
  %v151 = icmp ugt i32 %v102, 63
  %v152 = select i1 %v151, i64 0, i64 %v150
  %v153 = zext i64 %v121 to i128
  %v154 = zext i64 %v152 to i128
  %v155 = mul nuw i128 %v153, %v154
  %v156 = lshr i128 %v155, 64
  %v157 = trunc nuw i128 %v156 to i64
  %v158 = mul i64 %v127, %v152
  %v159 = zext i64 %v127 to i128
  %v160 = mul nuw i128 %v159, %v154
  %v161 = lshr i128 %v160, 64
  %v162 = trunc nuw i128 %v161 to i64
  %v163 = add i64 %v158, %v157
  %v164 = icmp ult i64 %v163, %v158
  %v165 = zext i1 %v164 to i64
  %v166 = add nuw i64 %v162, %v165
  %v167 = icmp ugt i64 %v163, 1
  %v168 = zext i1 %v167 to i64
  %v169 = or i64 %v166, %v168
  %v170 = and i64 %v72, 1
  %v171 = add i64 %v169, %v170
  %v172 = shl i64 %v131, %v149
  %v173 = select i1 %v151, i64 0, i64 %v172
  %v174 = zext i64 %v173 to i128
  %v175 = mul nuw i128 %v153, %v174
  %v176 = lshr i128 %v175, 64
  %v177 = trunc nuw i128 %v176 to i64
  %v178 = mul i64 %v127, %v173
  %v179 = mul nuw i128 %v159, %v174
  %v180 = lshr i128 %v179, 64
  %v181 = trunc nuw i128 %v180 to i64
  %v182 = add i64 %v178, %v177
  %v183 = icmp ult i64 %v182, %v178
  %v184 = zext i1 %v183 to i64
  %v185 = add nuw i64 %v181, %v184
  %v186 = icmp ugt i64 %v182, 1
  %v187 = zext i1 %v186 to i64
  %v188 = or i64 %v185, %v187
  %v189 = or disjoint i64 %v131, 2
  %v190 = shl i64 %v189, %v149
  %v191 = select i1 %v151, i64 0, i64 %v190
  %v192 = zext i64 %v191 to i128
  %v193 = mul nuw i128 %v153, %v192
  %v194 = lshr i128 %v193, 64
  %v195 = trunc nuw i128 %v194 to i64
  %v196 = mul i64 %v127, %v191
  %v197 = mul nuw i128 %v159, %v192
  %v198 = lshr i128 %v197, 64
  %v199 = trunc nuw i128 %v198 to i64
  %v200 = add i64 %v196, %v195
  %v201 = icmp ult i64 %v200, %v195
  %v202 = zext i1 %v201 to i64
  %v203 = add nuw i64 %v199, %v202
  %v204 = icmp ugt i64 %v200, 1
  %v205 = zext i1 %v204 to i64
  %v206 = or i64 %v203, %v205
  %v207 = sub i64 %v206, %v170
  %v208 = zext i64 %v185 to i128
  %v210 = mul nuw i128 %v208, 14757395258967641293
  %sum.shift = lshr i128 %v210, 69
  %v21356 = trunc nuw nsw i128 %sum.shift to i64
  %v214 = mul nuw i64 %v21356, 40
  %v215 = icmp ule i64 %v171, %v214
  %v216 = add i64 %v214, 40
  %v217 = icmp ule i64 %v216, %v207
  %v218 = icmp ugt i64 %v185, 39
  %v219 = xor i1 %v215, %v217
  %v220 = and i1 %v218, %v219
  br i1 %v220, label %b.L__BB55_12, label %b.L__BB55_9
b.L__BB55_12:
  %v222 = zext i1 %v217 to i64
  %v224 = add nuw nsw i64 %v222, %v21356
  %v226 = add nsw i32 %v98, 1
  br label %b.L__BB55_14
b.L__BB55_47:
  %r.rd222.0 = phi i64 [ %v239, %b.L__BB55_47 ], [ 0, %b.L__BB55_4 ]
  %r.rd223.0 = phi i64 [ %v236, %b.L__BB55_47 ], [ %r.rd6.0, %b.L__BB55_4 ]
  %r.r93.0 = phi i32 [ %v241, %b.L__BB55_47 ], [ 0, %b.L__BB55_4 ]
  %v230 = and i64 %r.rd222.0, 4294967232
  %v232 = lshr i64 3157552, %r.rd222.0
  %v233.not = icmp eq i64 %v230, 0
  %v236 = add i64 %r.rd223.0, 1
  %10 = trunc i64 %v232 to i8
  %v237 = select i1 %v233.not, i8 %10, i8 0
  %v238 = inttoptr i64 %r.rd223.0 to ptr
  store i8 %v237, ptr %v238, align 1
  %v239 = add nuw nsw i64 %r.rd222.0, 8
  %v241 = add nuw nsw i32 %r.r93.0, 1
  %v242.not = icmp eq i32 %v241, 3
  br i1 %v242.not, label %b.next.21, label %b.L__BB55_47
b.next.21:
  %v244 = add i64 %r.rd6.0, 3
  br label %b.L__BB55_55
b.L__BB55_9:
  %v246 = and i64 %v185, -4
  %v248 = icmp ule i64 %v171, %v246
  %v251 = add i64 %v246, 4
  %v253 = icmp ule i64 %v251, %v207
  %v254 = xor i1 %v248, %v253
  br i1 %v254, label %b.L__BB55_11, label %b.next.23
b.next.23:
  %v256 = or disjoint i64 %v246, 2
  %v258 = icmp ugt i64 %v188, %v256
  %11 = and i64 %v185, 4
  %v262 = icmp ne i64 %11, 0
  %v263 = icmp eq i64 %v188, %v256
  %v264 = and i1 %v262, %v263
  %v265 = or i1 %v258, %v264
  br label %b.L__BB55_11
b.L__BB55_11:
  %r.p64.0 = phi i1 [ %v253, %b.L__BB55_9 ], [ %v265, %b.next.23 ]
  %v267 = zext i1 %r.p64.0 to i64
  %v269 = lshr i64 %v185, 2
  %v270 = add nuw nsw i64 %v269, %v267
  br label %b.L__BB55_14
b.L__BB55_13:
  %v276 = lshr i64 %v72, %v81
  %v278 = select i1 %v83, i64 0, i64 %v276
  br label %b.L__BB55_14
b.L__BB55_14:
  %r.r80.0 = phi i32 [ %v226, %b.L__BB55_12 ], [ %v98, %b.L__BB55_11 ], [ 0, %b.L__BB55_13 ]
  %r.rd204.0 = phi i64 [ %v224, %b.L__BB55_12 ], [ %v270, %b.L__BB55_11 ], [ %v278, %b.L__BB55_13 ]
  %v280 = zext nneg i64 %r.rd204.0 to i128
  %v282 = mul nuw nsw i128 %v280, 14757395258967641293
  %sum.shift57 = lshr i128 %v282, 67
  %v28558 = trunc nuw nsw i128 %sum.shift57 to i64
  %v286.neg = mul nsw i64 %v28558, -10
  %v287 = sub nsw i64 0, %r.rd204.0
  %v288.not = icmp eq i64 %v286.neg, %v287
  br i1 %v288.not, label %b.L__BB55_15, label %b.L__BB55_16
b.L__BB55_15:
  %r.r80.2 = phi i32 [ %v290, %b.L__BB55_15 ], [ %r.r80.0, %b.L__BB55_14 ]
  %r.rd204.2 = phi i64 [ %v29760, %b.L__BB55_15 ], [ %r.rd204.0, %b.L__BB55_14 ]
  %v290 = add i32 %r.r80.2, 1
  %v292 = zext nneg i64 %r.rd204.2 to i128
  %v294 = mul nuw nsw i128 %v292, 14757395258967641293
  %sum.shift59 = lshr i128 %v294, 67
  %v29760 = trunc nuw nsw i128 %sum.shift59 to i64
  %v299 = mul nuw nsw i128 %sum.shift59, 14757395258967641293
  %sum.shift61 = lshr i128 %v299, 67
  %v30262 = trunc nuw nsw i128 %sum.shift61 to i64
  %v303.neg = mul nsw i64 %v30262, -10
  %v304 = sub nsw i64 0, %v29760
  %v305 = icmp eq i64 %v303.neg, %v304
  br i1 %v305, label %b.L__BB55_15, label %b.L__BB55_16
b.L__BB55_16:
  %r.r80.1 = phi i32 [ %r.r80.0, %b.L__BB55_14 ], [ %v290, %b.L__BB55_15 ]
  %r.rd204.1 = phi i64 [ %r.rd204.0, %b.L__BB55_14 ], [ %v29760, %b.L__BB55_15 ]
  %v307 = icmp ult i64 %r.rd204.1, 10
  br i1 %v307, label %b.L__BB55_19, label %b.L__BB55_18
b.L__BB55_18:
  %r.rd205.0 = phi i64 [ %v31564, %b.L__BB55_18 ], [ %r.rd204.1, %b.L__BB55_16 ]
  %r.r82.1 = phi i32 [ %v317, %b.L__BB55_18 ], [ 1, %b.L__BB55_16 ]
  %v310 = zext nneg i64 %r.rd205.0 to i128
  %v312 = mul nuw nsw i128 %v310, 14757395258967641293
  %sum.shift63 = lshr i128 %v312, 67
  %v31564 = trunc nuw nsw i128 %sum.shift63 to i64
  %v317 = add i32 %r.r82.1, 1
  %v318 = icmp samesign ugt i64 %r.rd205.0, 99
  br i1 %v318, label %b.L__BB55_18, label %b.L__BB55_19
b.L__BB55_19:
  %r.r82.0 = phi i32 [ 1, %b.L__BB55_16 ], [ %v317, %b.L__BB55_18 ]
  %v321 = add i32 %r.r82.0, %r.r80.1
  %12 = add i32 %v321, -17
  %v323 = icmp ult i32 %12, -20
  br i1 %v323, label %b.L__BB55_38, label %b.L__BB55_20
b.L__BB55_38:
  %v325 = sext i32 %r.r82.0 to i64
  br label %b.L__BB55_39
b.L__BB55_39:
  %r.rd204.3 = phi i64 [ %r.rd204.1, %b.L__BB55_38 ], [ %v33272, %b.L__BB55_39 ]
  %r.rd217.0 = phi i64 [ %v325, %b.L__BB55_38 ], [ %v342, %b.L__BB55_39 ]
  %r.r89.0 = phi i32 [ 0, %b.L__BB55_38 ], [ %v344, %b.L__BB55_39 ]
  %v327 = zext nneg i64 %r.rd204.3 to i128
  %v329 = mul nuw nsw i128 %v327, 14757395258967641293
  %sum.shift71 = lshr i128 %v329, 67
  %v33272 = trunc nuw nsw i128 %sum.shift71 to i64
  %v333.neg = mul i64 %v33272, 246
  %v334 = add i64 %v333.neg, %r.rd204.3
  %v335 = trunc i64 %v334 to i8
  %v336 = or i8 %v335, 48
  %v339 = add i64 %r.rd217.0, %r.rd6.0
  %v341 = inttoptr i64 %v339 to ptr
  store i8 %v336, ptr %v341, align 1
  %v342 = add nsw i64 %r.rd217.0, -1
  %v344 = add nuw nsw i32 %r.r89.0, 1
  %v346 = icmp slt i32 %v344, %r.r82.0
  br i1 %v346, label %b.L__BB55_39, label %b.next.38
b.next.38:
  %v348 = inttoptr i64 %r.rd6.0 to ptr
  %v349 = getelementptr i8, ptr %v348, i64 1
  %v350 = load i8, ptr %v349, align 1
  store i8 %v350, ptr %v348, align 1
  store i8 46, ptr %v349, align 1
  %v357 = add i32 %r.r82.0, 1
  %v358 = icmp sgt i32 %r.r82.0, 1
  %v359 = select i1 %v358, i32 %v357, i32 1
  %v360 = sext i32 %v359 to i64
  %v361 = add i64 %r.rd6.0, %v360
  %v362 = inttoptr i64 %v361 to ptr
  store i8 101, ptr %v362, align 1
  %v364 = icmp slt i32 %v321, 1
  %v366 = select i1 %v364, i8 45, i8 43
  %v368 = getelementptr i8, ptr %v362, i64 1
  store i8 %v366, ptr %v368, align 1
  %v369 = sub i32 1, %v321
  %v370 = add i32 %v321, -1
  %v371 = select i1 %v364, i32 %v369, i32 %v370
  %v372 = icmp slt i32 %v371, 10
  br i1 %v372, label %b.L__BB55_44, label %b.L__BB55_41
b.L__BB55_20:
  %v374 = icmp slt i32 %v321, 1
  br i1 %v374, label %b.L__BB55_33, label %b.next.42
b.next.42:
  %v376 = icmp sgt i32 %r.r80.1, -1
  %v378 = sext i32 %r.r82.0 to i64
  %v380 = add i64 %r.rd6.0, %v378
  br i1 %v376, label %b.L__BB55_29, label %b.L__BB55_23
b.L__BB55_29:
  %r.rd204.4 = phi i64 [ %v39168, %b.L__BB55_29 ], [ %r.rd204.1, %b.next.42 ]
  %r.rd209.0.in = phi i64 [ %r.rd209.0, %b.L__BB55_29 ], [ %v380, %b.next.42 ]
  %r.r85.0 = phi i32 [ %v401, %b.L__BB55_29 ], [ 0, %b.next.42 ]
  %r.rd209.0 = add i64 %r.rd209.0.in, -1
  %v386 = zext nneg i64 %r.rd204.4 to i128
  %v388 = mul nuw nsw i128 %v386, 14757395258967641293
  %sum.shift67 = lshr i128 %v388, 67
  %v39168 = trunc nuw nsw i128 %sum.shift67 to i64
  %v392.neg = mul i64 %v39168, 246
  %v393 = add i64 %v392.neg, %r.rd204.4
  %v394 = trunc i64 %v393 to i8
  %v395 = or i8 %v394, 48
  %v398 = inttoptr i64 %r.rd209.0 to ptr
  store i8 %v395, ptr %v398, align 1
  %v401 = add nuw nsw i32 %r.r85.0, 1
  %v403 = icmp slt i32 %v401, %r.r82.0
  br i1 %v403, label %b.L__BB55_29, label %b.next.46
b.next.46:
  %v405 = icmp eq i32 %r.r80.1, 0
  br i1 %v405, label %b.L__BB55_32, label %b.L__BB55_31
b.L__BB55_31:
  %r.r82.2 = phi i32 [ %v410, %b.L__BB55_31 ], [ %r.r82.0, %b.next.46 ]
  %r.rd212.1 = phi i64 [ %v408, %b.L__BB55_31 ], [ %v380, %b.next.46 ]
  %v407 = inttoptr i64 %r.rd212.1 to ptr
  store i8 48, ptr %v407, align 1
  %v408 = add i64 %r.rd212.1, 1
  %v410 = add i32 %r.r82.2, 1
  %v412 = icmp slt i32 %v410, %v321
  br i1 %v412, label %b.L__BB55_31, label %b.L__BB55_32
b.L__BB55_32:
  %r.rd212.0 = phi i64 [ %v380, %b.next.46 ], [ %v408, %b.L__BB55_31 ]
  %v414 = inttoptr i64 %r.rd212.0 to ptr
  store i8 46, ptr %v414, align 1
  %v415 = add i64 %r.rd212.0, 2
  %v417 = getelementptr i8, ptr %v414, i64 1
  store i8 48, ptr %v417, align 1
  br label %b.L__BB55_55
b.L__BB55_41:
  %v419 = zext nneg i32 %v371 to i64
  br label %b.L__BB55_42
b.L__BB55_42:
  %r.rd219.0 = phi i64 [ %v419, %b.L__BB55_41 ], [ %v42674, %b.L__BB55_42 ]
  %r.r91.1 = phi i32 [ 1, %b.L__BB55_41 ], [ %v428, %b.L__BB55_42 ]
  %v421 = zext nneg i64 %r.rd219.0 to i128
  %v423 = mul nuw nsw i128 %v421, 14757395258967641293
  %sum.shift73 = lshr i128 %v423, 67
  %v42674 = trunc nuw nsw i128 %sum.shift73 to i64
  %v428 = add i32 %r.r91.1, 1
  %v429 = icmp samesign ugt i64 %r.rd219.0, 99
  br i1 %v429, label %b.L__BB55_42, label %b.L__BB55_44
b.L__BB55_44:
  %r.r91.0 = phi i32 [ 2, %b.next.38 ], [ %v428, %b.L__BB55_42 ]
  %v431 = sext i32 %v371 to i64
  %v433 = sext i32 %r.r91.0 to i64
  %v435 = add i64 %r.rd6.0, %v360
  %v437 = add i64 %v435, %v433
  %v439 = add i64 %v437, 1
  br label %b.L__BB55_45
b.L__BB55_45:
  %r.rd221.0 = phi i64 [ %v431, %b.L__BB55_44 ], [ %v44676, %b.L__BB55_45 ]
  %r.rd220.0 = phi i64 [ %v439, %b.L__BB55_44 ], [ %v454, %b.L__BB55_45 ]
  %r.r92.0 = phi i32 [ 0, %b.L__BB55_44 ], [ %v456, %b.L__BB55_45 ]
  %v441 = zext i64 %r.rd221.0 to i128
  %v443 = mul nuw i128 %v441, 14757395258967641293
  %sum.shift75 = lshr i128 %v443, 67
  %v44676 = trunc nuw nsw i128 %sum.shift75 to i64
  %v447.neg = mul i64 %v44676, 246
  %v448 = add i64 %v447.neg, %r.rd221.0
  %v449 = trunc i64 %v448 to i8
  %v450 = or i8 %v449, 48
  %v453 = inttoptr i64 %r.rd220.0 to ptr
  store i8 %v450, ptr %v453, align 1
  %v454 = add i64 %r.rd220.0, -1
  %v456 = add nuw nsw i32 %r.r92.0, 1
  %v458 = icmp slt i32 %v456, %r.r91.0
  br i1 %v458, label %b.L__BB55_45, label %b.L__BB55_55.loopexit
b.L__BB55_33:
  %v460 = inttoptr i64 %r.rd6.0 to ptr
  store i8 48, ptr %v460, align 1
  %v461 = add i64 %r.rd6.0, 2
  %v463 = getelementptr i8, ptr %v460, i64 1
  store i8 46, ptr %v463, align 1
  %v465 = icmp sgt i32 %v321, -1
  br i1 %v465, label %b.L__BB55_36, label %b.next.58
b.next.58:
  %v467 = add i32 %v321, -1
  br label %b.L__BB55_35
b.L__BB55_35:
  %r.rd213.0 = phi i64 [ %v461, %b.next.58 ], [ %v470, %b.L__BB55_35 ]
  %r.r87.0 = phi i32 [ %v467, %b.next.58 ], [ %v473, %b.L__BB55_35 ]
  %v470 = add i64 %r.rd213.0, 1
  %v471 = inttoptr i64 %r.rd213.0 to ptr
  store i8 48, ptr %v471, align 1
  %v473 = add nuw nsw i32 %r.r87.0, 1
  %v474 = icmp slt i32 %r.r87.0, -2
  br i1 %v474, label %b.L__BB55_35, label %b.L__BB55_36
b.L__BB55_36:
  %r.rd214.0 = phi i64 [ %v461, %b.L__BB55_33 ], [ %v470, %b.L__BB55_35 ]
  %v476 = sext i32 %r.r82.0 to i64
  %v478 = add i64 %r.rd214.0, %v476
  br label %b.L__BB55_37
b.L__BB55_37:
  %r.rd204.5 = phi i64 [ %r.rd204.1, %b.L__BB55_36 ], [ %v48670, %b.L__BB55_37 ]
  %r.rd215.0.in = phi i64 [ %v478, %b.L__BB55_36 ], [ %r.rd215.0, %b.L__BB55_37 ]
  %r.r88.0 = phi i32 [ 0, %b.L__BB55_36 ], [ %v496, %b.L__BB55_37 ]
  %r.rd215.0 = add i64 %r.rd215.0.in, -1
  %v481 = zext nneg i64 %r.rd204.5 to i128
  %v483 = mul nuw nsw i128 %v481, 14757395258967641293
  %sum.shift69 = lshr i128 %v483, 67
  %v48670 = trunc nuw nsw i128 %sum.shift69 to i64
  %v487.neg = mul i64 %v48670, 246
  %v488 = add i64 %v487.neg, %r.rd204.5
  %v489 = trunc i64 %v488 to i8
  %v490 = or i8 %v489, 48
  %v493 = inttoptr i64 %r.rd215.0 to ptr
  store i8 %v490, ptr %v493, align 1
  %v496 = add nuw nsw i32 %r.r88.0, 1
  %v498 = icmp slt i32 %v496, %r.r82.0
  br i1 %v498, label %b.L__BB55_37, label %b.L__BB55_55
b.L__BB55_23:
  %r.rd204.6 = phi i64 [ %v50766, %b.L__BB55_23 ], [ %r.rd204.1, %b.next.42 ]
  %r.rd206.0 = phi i64 [ %v515, %b.L__BB55_23 ], [ %v380, %b.next.42 ]
  %r.r83.0 = phi i32 [ %v517, %b.L__BB55_23 ], [ 0, %b.next.42 ]
  %v502 = zext nneg i64 %r.rd204.6 to i128
  %v504 = mul nuw nsw i128 %v502, 14757395258967641293
  %sum.shift65 = lshr i128 %v504, 67
  %v50766 = trunc nuw nsw i128 %sum.shift65 to i64
  %v508.neg = mul i64 %v50766, 246
  %v509 = add i64 %v508.neg, %r.rd204.6
  %v510 = trunc i64 %v509 to i8
  %v511 = or i8 %v510, 48
  %v514 = inttoptr i64 %r.rd206.0 to ptr
  store i8 %v511, ptr %v514, align 1
  %v515 = add i64 %r.rd206.0, -1
  %v517 = add nuw nsw i32 %r.r83.0, 1
  %v519 = icmp slt i32 %v517, %r.r82.0
  br i1 %v519, label %b.L__BB55_23, label %b.L__BB55_26
b.L__BB55_26:
  %r.rd6.1 = phi i64 [ %v522, %b.L__BB55_26 ], [ %r.rd6.0, %b.L__BB55_23 ]
  %r.r84.0 = phi i32 [ %v530, %b.L__BB55_26 ], [ 0, %b.L__BB55_23 ]
  %v522 = add i64 %r.rd6.1, 1
  %v523 = inttoptr i64 %r.rd6.1 to ptr
  %v524 = getelementptr i8, ptr %v523, i64 1
  %v525 = load i8, ptr %v524, align 1
  store i8 %v525, ptr %v523, align 1
  %v530 = add nuw nsw i32 %r.r84.0, 1
  %v532 = icmp slt i32 %v530, %v321
  br i1 %v532, label %b.L__BB55_26, label %b.L__BB55_27
b.L__BB55_27:
  %v500 = add i64 %v380, 1
  %v534 = sext i32 %r.r80.1 to i64
  %v536 = add i64 %v380, %v534
  %v537 = inttoptr i64 %v536 to ptr
  store i8 46, ptr %v537, align 1
  br label %b.L__BB55_55
b.L__BB55_55.loopexit:
  %v438 = add i64 %v437, 2
  br label %b.L__BB55_55
b.L__BB55_55:
  %r.rd228.0 = phi i64 [ %v36, %b.next.4 ], [ %v62, %b.next.11 ], [ %v244, %b.next.21 ], [ %v500, %b.L__BB55_27 ], [ %v438, %b.L__BB55_55.loopexit ], [ %v415, %b.L__BB55_32 ], [ %v478, %b.L__BB55_37 ]
  %v539 = inttoptr i64 %v1 to ptr
  %v540 = getelementptr i8, ptr %v539, i64 -8
  %v541 = load i64, ptr %v540, align 8
  store i64 %r.rd228.0, ptr %v540, align 8
  %v545 = sub i64 %r.rd228.0, %v541
  br label %b.L__BB55_56
b.L__BB55_56:
  %r.rd229.0 = phi i64 [ 0, %start ], [ %v541, %b.L__BB55_55 ]
  %r.rd230.0 = phi i64 [ 0, %start ], [ %v545, %b.L__BB55_55 ]
  %v550 = insertvalue { i64, i64 } poison, i64 %r.rd229.0, 0
  %v551 = insertvalue { i64, i64 } %v550, i64 %r.rd230.0, 1
  ret { i64, i64 } %v551
}
define internal { i64, i64 } @udf_text_format_int(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4") noinline nounwind {
start:
  %v1 = trunc i64 %i.p2 to i32
  %v2 = and i32 %v1, 16777215
  %v3 = lshr i32 %v1, 24
  %v4 = trunc i64 %i.p3 to i32
  %v5 = and i32 %v4, 255
  %v6 = lshr i64 %i.p3, 24
  %v7 = trunc i64 %v6 to i16
  %v8 = or i32 %v5, 32
  %v9 = trunc i64 %i.p3 to i8
  switch i8 %v9, label %b.L__BB56_3 [
    i8 98, label %b.L__BB56_4
    i8 111, label %b.next.1
  ]
b.next.1:
  br label %b.L__BB56_4
b.L__BB56_3:
  %v15 = icmp eq i32 %v8, 120
  %v16 = select i1 %v15, i32 16, i32 10
  br label %b.L__BB56_4
b.L__BB56_4:
  %r.r47.0 = phi i32 [ 2, %start ], [ %v16, %b.L__BB56_3 ], [ 8, %b.next.1 ]
  %v18 = add i64 %i.p4, 8
  %v19 = inttoptr i64 %i.p4 to ptr
  %v20 = load i64, ptr %v19, align 8
  %v22 = getelementptr i8, ptr %v19, i64 8
  %v23 = load i64, ptr %v22, align 8
  %v24 = sub i64 %v23, %v20
  %v25 = icmp slt i64 %v24, 64
  %v26 = icmp eq i64 %v20, 0
  %v27 = or i1 %v26, %v25
  br i1 %v27, label %b.L__BB56_70, label %b.next.4
b.next.4:
  %v32 = add i64 %v20, 64
  %v34 = icmp eq i32 %v5, 88
  %v35 = select i1 %v34, i32 55, i32 87
  %v37 = zext nneg i32 %r.r47.0 to i64
  %v39 = tail call i64 @llvm.abs.i64(i64 %i.p0, i1 false)
  br label %b.L__BB56_6
b.L__BB56_6:
  %r.rd149.0 = phi i64 [ %v32, %b.next.4 ], [ %v76, %b.L__BB56_12 ]
  %r.rd150.0 = phi i64 [ %v39, %b.next.4 ], [ %r.rd152.0, %b.L__BB56_12 ]
  %0 = icmp ult i64 %r.rd150.0, 4294967296
  br i1 %0, label %b.L__BB56_8, label %b.next.6
b.next.6:
  %v57 = urem i64 %r.rd150.0, %v37
  %extract.t79 = trunc nuw nsw i64 %v57 to i32
  br label %b.L__BB56_9
b.L__BB56_8:
  %v62 = trunc nuw i64 %r.rd150.0 to i32
  %v66 = urem i32 %v62, %r.r47.0
  br label %b.L__BB56_9
b.L__BB56_9:
  %r.rd151.0.off0 = phi i32 [ %v66, %b.L__BB56_8 ], [ %extract.t79, %b.next.6 ]
  %v71 = icmp ult i32 %r.rd151.0.off0, 10
  %v73 = select i1 %v71, i32 48, i32 %v35
  %v74 = add nuw nsw i32 %v73, %r.rd151.0.off0
  %v76 = add i64 %r.rd149.0, -1
  %v77 = trunc nuw nsw i32 %v74 to i8
  %v78 = inttoptr i64 %r.rd149.0 to ptr
  %v79 = getelementptr i8, ptr %v78, i64 -1
  store i8 %v77, ptr %v79, align 1
  br i1 %0, label %b.L__BB56_11, label %b.next.9
b.next.9:
  %v85 = udiv i64 %r.rd150.0, %v37
  br label %b.L__BB56_12
b.L__BB56_11:
  %v91 = trunc nuw i64 %r.rd150.0 to i32
  %v94 = udiv i32 %v91, %r.r47.0
  %v97 = zext nneg i32 %v94 to i64
  br label %b.L__BB56_12
b.L__BB56_12:
  %r.rd152.0 = phi i64 [ %v97, %b.L__BB56_11 ], [ %v85, %b.next.9 ]
  %v100.not = icmp ult i64 %r.rd150.0, %v37
  br i1 %v100.not, label %b.next.12, label %b.L__BB56_6
b.next.12:
  %v29 = lshr i32 %v4, 8
  %v30 = and i32 %v29, 255
  %v41 = and i64 %i.p3, 65536
  %v42 = icmp eq i32 %v5, 98
  %v43 = icmp eq i32 %v5, 111
  %v44 = or i1 %v42, %v43
  %v46 = icmp eq i32 %v8, 120
  %v47 = or i1 %v46, %v44
  %v103 = icmp eq i64 %v41, 0
  %v106 = inttoptr i64 %v18 to ptr
  %v107 = getelementptr i8, ptr %v106, i64 -8
  store i64 %v32, ptr %v107, align 8
  %v109 = icmp eq i32 %r.r47.0, 10
  %v110.not = or i1 %v103, %v109
  %v116 = icmp eq i32 %v30, 32
  %v117 = icmp eq i32 %v30, 43
  %v118 = or i1 %v117, %v116
  %v119 = select i1 %v118, i32 %v30, i32 0
  %v121 = icmp sgt i64 %i.p0, -1
  %v122 = select i1 %v121, i32 %v119, i32 45
  %v123 = select i1 %v110.not, i32 0, i32 2
  %v125 = sub i64 %v32, %v76
  %v126.not = icmp ne i32 %v122, 0
  %v127 = zext i1 %v126.not to i32
  %v128 = or disjoint i32 %v123, %v127
  %v129 = zext nneg i32 %v128 to i64
  %v131 = icmp eq i32 %v2, 48
  %v133 = icmp eq i32 %v3, 61
  %v136 = and i16 %v7, 255
  %v137 = icmp ne i16 %v136, 0
  %1 = and i1 %v131, %v137
  %v138 = and i1 %v133, %1
  %v140 = sub i64 %i.p1, %v129
  %v141 = select i1 %v138, i64 %v140, i64 0
  %v143 = select i1 %v47, i64 4, i64 3
  %v151 = icmp eq i16 %v136, 0
  br label %b.L__BB56_14
b.L__BB56_14:
  %r.rd153.0 = phi i64 [ %v125, %b.next.12 ], [ %v158, %b.L__BB56_14 ]
  %r.rd155.0 = phi i64 [ %v141, %b.next.12 ], [ %v162, %b.L__BB56_14 ]
  %r.rd154.0 = phi i64 [ 0, %b.next.12 ], [ %v156, %b.L__BB56_14 ]
  %r.rd156.0 = phi i64 [ 0, %b.next.12 ], [ 1, %b.L__BB56_14 ]
  %v146 = tail call i64 @llvm.smax.i64(i64 %r.rd153.0, i64 %r.rd155.0)
  %v147 = tail call i64 @llvm.smax.i64(i64 %v146, i64 1)
  %v149 = tail call i64 @llvm.smin.i64(i64 %v147, i64 %v143)
  %v152 = select i1 %v151, i64 %v146, i64 %v149
  %v155 = add i64 %r.rd156.0, %r.rd154.0
  %v156 = add i64 %v155, %v152
  %v157 = tail call i64 @llvm.smin.i64(i64 %r.rd153.0, i64 %v152)
  %v158 = sub i64 %r.rd153.0, %v157
  %v159 = sub i64 %r.rd155.0, %v152
  %v160 = icmp sgt i64 %v158, 0
  %v161 = icmp sgt i64 %v159, 0
  %v162 = add i64 %v159, -1
  %v163 = or i1 %v161, %v160
  br i1 %v163, label %b.L__BB56_14, label %b.next.14
b.next.14:
  %v112 = shl nuw nsw i32 %v5, 8
  %v113 = or disjoint i32 %v112, 48
  %v114 = zext nneg i32 %v113 to i64
  %v166 = sub i64 %v140, %v156
  %v167 = tail call i64 @llvm.smax.i64(i64 %v166, i64 0)
  %v170 = shl i64 %v167, 2
  %v174 = add i64 %v156, %v129
  %v175 = add i64 %v174, %v170
  %v178 = load i64, ptr %v106, align 8
  %v180 = sub i64 %v178, %v32
  %v181 = icmp slt i64 %v180, %v175
  %v182 = select i1 %v181, i64 0, i64 %v32
  br i1 %v181, label %b.L__BB56_70, label %b.next.15
b.next.15:
  %trunc = trunc nuw i32 %v3 to i8
  switch i8 %trunc, label %b.L__BB56_18 [
    i8 60, label %b.L__BB56_20
    i8 94, label %b.L__BB56_19
  ]
b.L__BB56_19:
  %v188 = lshr i64 %v167, 1
  br label %b.L__BB56_20
b.L__BB56_18:
  %v191 = select i1 %v133, i64 0, i64 %v167
  br label %b.L__BB56_20
b.L__BB56_20:
  %r.rd157.0 = phi i64 [ 0, %b.next.15 ], [ %v188, %b.L__BB56_19 ], [ %v191, %b.L__BB56_18 ]
  %v193 = icmp slt i64 %r.rd157.0, 1
  br i1 %v193, label %b.L__BB56_31, label %b.next.21
b.next.21:
  %v19680 = lshr i64 %i.p2, 6
  %v197 = trunc i64 %v19680 to i16
  %v20181 = lshr i64 %i.p2, 12
  %v202 = trunc i64 %v20181 to i8
  %v203 = or i8 %v202, -32
  %v204 = and i16 %v197, 63
  %v205 = or disjoint i16 %v204, -128
  %v20682 = lshr i64 %i.p2, 18
  %v207 = trunc i64 %v20682 to i8
  %v208 = or i8 %v207, -16
  %v212 = icmp samesign ult i32 %v2, 128
  %v219 = icmp samesign ult i32 %v2, 2048
  %v225 = icmp samesign ult i32 %v2, 65536
  %2 = and i8 %v202, 63
  %v242 = or disjoint i8 %2, -128
  %v246 = trunc nsw i16 %v205 to i8
  %v233 = trunc nsw i16 %v205 to i8
  %3 = trunc i64 %v19680 to i8
  %v221 = or i8 %3, -64
  %4 = trunc i64 %i.p2 to i8
  %5 = and i8 %4, 63
  %v251 = or disjoint i8 %5, -128
  %v216 = trunc i64 %i.p2 to i8
  br label %b.L__BB56_22
b.L__BB56_22:
  %r.rd37.1 = phi i64 [ %v182, %b.next.21 ], [ %r.rd37.2, %b.L__BB56_30 ]
  %r.rd158.0 = phi i64 [ 0, %b.next.21 ], [ %v255, %b.L__BB56_30 ]
  br i1 %v212, label %b.L__BB56_29, label %b.L__BB56_23
b.L__BB56_29:
  %v214 = add i64 %r.rd37.1, 1
  %v217 = inttoptr i64 %r.rd37.1 to ptr
  store i8 %v216, ptr %v217, align 1
  br label %b.L__BB56_30
b.L__BB56_23:
  br i1 %v219, label %b.L__BB56_28, label %b.L__BB56_24
b.L__BB56_24:
  br i1 %v225, label %b.L__BB56_26, label %b.L__BB56_25
b.L__BB56_26:
  %v227 = add i64 %r.rd37.1, 1
  %v231 = inttoptr i64 %r.rd37.1 to ptr
  store i8 %v203, ptr %v231, align 1
  br label %b.L__BB56_28
b.L__BB56_25:
  %v239 = inttoptr i64 %r.rd37.1 to ptr
  store i8 %v208, ptr %v239, align 1
  %v240 = add i64 %r.rd37.1, 2
  %v244 = getelementptr i8, ptr %v239, i64 1
  store i8 %v242, ptr %v244, align 1
  br label %b.L__BB56_28
b.L__BB56_28:
  %v240.sink = phi i64 [ %v240, %b.L__BB56_25 ], [ %v227, %b.L__BB56_26 ], [ %r.rd37.1, %b.L__BB56_23 ]
  %v246.sink = phi i8 [ %v246, %b.L__BB56_25 ], [ %v233, %b.L__BB56_26 ], [ %v221, %b.L__BB56_23 ]
  %v247 = inttoptr i64 %v240.sink to ptr
  store i8 %v246.sink, ptr %v247, align 1
  %v249 = add i64 %v240.sink, 2
  %v252 = inttoptr i64 %v240.sink to ptr
  %v253 = getelementptr i8, ptr %v252, i64 1
  store i8 %v251, ptr %v253, align 1
  br label %b.L__BB56_30
b.L__BB56_30:
  %r.rd37.2 = phi i64 [ %v214, %b.L__BB56_29 ], [ %v249, %b.L__BB56_28 ]
  %v255 = add nuw nsw i64 %r.rd158.0, 1
  %v257 = icmp samesign ult i64 %v255, %r.rd157.0
  br i1 %v257, label %b.L__BB56_22, label %b.L__BB56_31
b.L__BB56_31:
  %r.rd37.0 = phi i64 [ %v182, %b.L__BB56_20 ], [ %r.rd37.2, %b.L__BB56_30 ]
  %v259 = icmp eq i32 %v122, 0
  br i1 %v259, label %b.L__BB56_33, label %b.next.36
b.next.36:
  %v261 = add i64 %r.rd37.0, 1
  %v263 = trunc nuw i32 %v122 to i8
  %v264 = inttoptr i64 %r.rd37.0 to ptr
  store i8 %v263, ptr %v264, align 1
  br label %b.L__BB56_33
b.L__BB56_33:
  %r.rd37.3 = phi i64 [ %r.rd37.0, %b.L__BB56_31 ], [ %v261, %b.next.36 ]
  br i1 %v110.not, label %b.L__BB56_36, label %b.L__BB56_35
b.L__BB56_35:
  %r.r48.0 = phi i32 [ %v280, %b.L__BB56_35 ], [ 0, %b.L__BB56_33 ]
  %r.rd164.0 = phi i64 [ %v277, %b.L__BB56_35 ], [ %r.rd37.3, %b.L__BB56_33 ]
  %v269 = shl i32 %r.r48.0, 3
  %v272 = zext nneg i32 %v269 to i64
  %v273 = lshr i64 %v114, %v272
  %v277 = add i64 %r.rd164.0, 1
  %6 = trunc i64 %v273 to i8
  %v279 = inttoptr i64 %r.rd164.0 to ptr
  store i8 %6, ptr %v279, align 1
  %v280 = add nuw nsw i32 %r.r48.0, 1
  %v282 = icmp samesign ult i32 %v280, %v123
  br i1 %v282, label %b.L__BB56_35, label %b.L__BB56_36
b.L__BB56_36:
  %r.rd37.4 = phi i64 [ %r.rd37.3, %b.L__BB56_33 ], [ %v277, %b.L__BB56_35 ]
  %v284 = icmp ne i32 %v3, 61
  %v286 = icmp slt i64 %v166, 1
  %v287 = or i1 %v284, %v286
  br i1 %v287, label %b.L__BB56_47, label %b.next.42
b.next.42:
  %v29083 = lshr i64 %i.p2, 6
  %v291 = trunc i64 %v29083 to i16
  %v29584 = lshr i64 %i.p2, 12
  %v296 = trunc i64 %v29584 to i8
  %v297 = or i8 %v296, -32
  %v298 = and i16 %v291, 63
  %v299 = or disjoint i16 %v298, -128
  %v30085 = lshr i64 %i.p2, 18
  %v301 = trunc i64 %v30085 to i8
  %v302 = or i8 %v301, -16
  %v306 = icmp samesign ult i32 %v2, 128
  %v313 = icmp samesign ult i32 %v2, 2048
  %v319 = icmp samesign ult i32 %v2, 65536
  %7 = and i8 %v296, 63
  %v336 = or disjoint i8 %7, -128
  %v340 = trunc nsw i16 %v299 to i8
  %v327 = trunc nsw i16 %v299 to i8
  %8 = trunc i64 %v29083 to i8
  %v315 = or i8 %8, -64
  %9 = trunc i64 %i.p2 to i8
  %10 = and i8 %9, 63
  %v345 = or disjoint i8 %10, -128
  %v310 = trunc i64 %i.p2 to i8
  br label %b.L__BB56_38
b.L__BB56_38:
  %r.rd37.6 = phi i64 [ %r.rd37.4, %b.next.42 ], [ %r.rd37.7, %b.L__BB56_46 ]
  %r.rd166.0 = phi i64 [ 0, %b.next.42 ], [ %v349, %b.L__BB56_46 ]
  br i1 %v306, label %b.L__BB56_45, label %b.L__BB56_39
b.L__BB56_45:
  %v308 = add i64 %r.rd37.6, 1
  %v311 = inttoptr i64 %r.rd37.6 to ptr
  store i8 %v310, ptr %v311, align 1
  br label %b.L__BB56_46
b.L__BB56_39:
  br i1 %v313, label %b.L__BB56_44, label %b.L__BB56_40
b.L__BB56_40:
  br i1 %v319, label %b.L__BB56_42, label %b.L__BB56_41
b.L__BB56_42:
  %v321 = add i64 %r.rd37.6, 1
  %v325 = inttoptr i64 %r.rd37.6 to ptr
  store i8 %v297, ptr %v325, align 1
  br label %b.L__BB56_44
b.L__BB56_41:
  %v333 = inttoptr i64 %r.rd37.6 to ptr
  store i8 %v302, ptr %v333, align 1
  %v334 = add i64 %r.rd37.6, 2
  %v338 = getelementptr i8, ptr %v333, i64 1
  store i8 %v336, ptr %v338, align 1
  br label %b.L__BB56_44
b.L__BB56_44:
  %v334.sink = phi i64 [ %v334, %b.L__BB56_41 ], [ %v321, %b.L__BB56_42 ], [ %r.rd37.6, %b.L__BB56_39 ]
  %v340.sink = phi i8 [ %v340, %b.L__BB56_41 ], [ %v327, %b.L__BB56_42 ], [ %v315, %b.L__BB56_39 ]
  %v341 = inttoptr i64 %v334.sink to ptr
  store i8 %v340.sink, ptr %v341, align 1
  %v343 = add i64 %v334.sink, 2
  %v346 = inttoptr i64 %v334.sink to ptr
  %v347 = getelementptr i8, ptr %v346, i64 1
  store i8 %v345, ptr %v347, align 1
  br label %b.L__BB56_46
b.L__BB56_46:
  %r.rd37.7 = phi i64 [ %v308, %b.L__BB56_45 ], [ %v343, %b.L__BB56_44 ]
  %v349 = add nuw nsw i64 %r.rd166.0, 1
  %v351 = icmp sgt i64 %v166, %v349
  br i1 %v351, label %b.L__BB56_38, label %b.L__BB56_47
b.L__BB56_47:
  %r.rd37.5 = phi i64 [ %r.rd37.4, %b.L__BB56_36 ], [ %r.rd37.7, %b.L__BB56_46 ]
  %v354 = add i64 %r.rd37.5, %v156
  %v356 = add i64 %r.rd149.0, -2
  %v373 = trunc i64 %v6 to i8
  br label %b.L__BB56_48
b.L__BB56_48:
  %r.rd171.0 = phi i64 [ %v125, %b.L__BB56_47 ], [ %v408, %b.L__BB56_56 ]
  %r.rd172.0 = phi i64 [ %v141, %b.L__BB56_47 ], [ %v413, %b.L__BB56_56 ]
  %v367 = phi i1 [ true, %b.L__BB56_47 ], [ false, %b.L__BB56_56 ]
  %r.rd174.0 = phi i64 [ %v354, %b.L__BB56_47 ], [ %r.rd174.2, %b.L__BB56_56 ]
  %v361 = tail call i64 @llvm.smax.i64(i64 %r.rd171.0, i64 %r.rd172.0)
  %v362 = tail call i64 @llvm.smax.i64(i64 %v361, i64 1)
  %v364 = tail call i64 @llvm.smin.i64(i64 %v362, i64 %v143)
  %v365 = select i1 %v151, i64 %v361, i64 %v364
  br i1 %v367, label %b.L__BB56_51, label %b.next.58
b.next.58:
  %v369 = icmp eq i64 %r.rd174.0, 0
  br i1 %v369, label %b.L__BB56_51, label %b.next.59
b.next.59:
  %v371 = add i64 %r.rd174.0, -1
  %v374 = inttoptr i64 %r.rd174.0 to ptr
  %v375 = getelementptr i8, ptr %v374, i64 -1
  store i8 %v373, ptr %v375, align 1
  br label %b.L__BB56_51
b.L__BB56_51:
  %r.rd174.1 = phi i64 [ %r.rd174.0, %b.L__BB56_48 ], [ 0, %b.next.58 ], [ %v371, %b.next.59 ]
  %v377 = icmp slt i64 %v365, 1
  %v379 = icmp eq i64 %r.rd174.1, 0
  %v380 = or i1 %v377, %v379
  br i1 %v380, label %b.L__BB56_56, label %b.next.61
b.next.61:
  %v383 = add i64 %v356, %r.rd171.0
  br label %b.L__BB56_53
b.L__BB56_53:
  %r.rd175.0 = phi i64 [ %r.rd171.0, %b.next.61 ], [ %v400, %b.L__BB56_55 ]
  %r.rd176.0 = phi i64 [ %v383, %b.next.61 ], [ %v398, %b.L__BB56_55 ]
  %r.rd177.0 = phi i64 [ %r.rd174.1, %b.next.61 ], [ %v392, %b.L__BB56_55 ]
  %r.rd178.0 = phi i64 [ 0, %b.next.61 ], [ %v402, %b.L__BB56_55 ]
  %v386 = icmp slt i64 %r.rd175.0, 1
  br i1 %v386, label %b.L__BB56_55, label %b.next.63
b.next.63:
  %v388 = inttoptr i64 %r.rd176.0 to ptr
  %v389 = load i8, ptr %v388, align 1
  br label %b.L__BB56_55
b.L__BB56_55:
  %r.r49.0.off0 = phi i8 [ 48, %b.L__BB56_53 ], [ %v389, %b.next.63 ]
  %v392 = add i64 %r.rd177.0, -1
  %v395 = inttoptr i64 %r.rd177.0 to ptr
  %v396 = getelementptr i8, ptr %v395, i64 -1
  store i8 %r.r49.0.off0, ptr %v396, align 1
  %v398 = add i64 %r.rd176.0, -1
  %v400 = add i64 %r.rd175.0, -1
  %v402 = add nuw nsw i64 %r.rd178.0, 1
  %v404 = icmp slt i64 %v402, %v365
  br i1 %v404, label %b.L__BB56_53, label %b.L__BB56_56
b.L__BB56_56:
  %r.rd174.2 = phi i64 [ %r.rd174.1, %b.L__BB56_51 ], [ %v392, %b.L__BB56_55 ]
  %v407 = tail call i64 @llvm.smin.i64(i64 %r.rd171.0, i64 %v365)
  %v408 = sub i64 %r.rd171.0, %v407
  %v409 = icmp sgt i64 %v408, 0
  %v411 = sub i64 %r.rd172.0, %v365
  %v412 = icmp sgt i64 %v411, 0
  %v413 = add i64 %v411, -1
  %v414 = or i1 %v412, %v409
  br i1 %v414, label %b.L__BB56_48, label %b.next.67
b.next.67:
  br i1 %v133, label %b.L__BB56_69, label %b.next.68
b.next.68:
  %v422 = sub nsw i64 %v167, %r.rd157.0
  %v423 = icmp slt i64 %v422, 1
  br i1 %v423, label %b.L__BB56_69, label %b.next.69
b.next.69:
  %v42686 = lshr i64 %i.p2, 6
  %v427 = trunc i64 %v42686 to i16
  %v43187 = lshr i64 %i.p2, 12
  %v432 = trunc i64 %v43187 to i8
  %v433 = or i8 %v432, -32
  %v434 = and i16 %v427, 63
  %v435 = or disjoint i16 %v434, -128
  %v43688 = lshr i64 %i.p2, 18
  %v437 = trunc i64 %v43688 to i8
  %v438 = or i8 %v437, -16
  %v442 = icmp samesign ult i32 %v2, 128
  %v449 = icmp samesign ult i32 %v2, 2048
  %v455 = icmp samesign ult i32 %v2, 65536
  %11 = and i8 %v432, 63
  %v472 = or disjoint i8 %11, -128
  %v476 = trunc nsw i16 %v435 to i8
  %v463 = trunc nsw i16 %v435 to i8
  %12 = trunc i64 %v42686 to i8
  %v451 = or i8 %12, -64
  %13 = trunc i64 %i.p2 to i8
  %14 = and i8 %13, 63
  %v481 = or disjoint i8 %14, -128
  %v446 = trunc i64 %i.p2 to i8
  br label %b.L__BB56_60
b.L__BB56_60:
  %r.rd85.1 = phi i64 [ %v354, %b.next.69 ], [ %r.rd85.2, %b.L__BB56_68 ]
  %r.rd180.0 = phi i64 [ 0, %b.next.69 ], [ %v485, %b.L__BB56_68 ]
  br i1 %v442, label %b.L__BB56_67, label %b.L__BB56_61
b.L__BB56_67:
  %v444 = add i64 %r.rd85.1, 1
  %v447 = inttoptr i64 %r.rd85.1 to ptr
  store i8 %v446, ptr %v447, align 1
  br label %b.L__BB56_68
b.L__BB56_61:
  br i1 %v449, label %b.L__BB56_66, label %b.L__BB56_62
b.L__BB56_62:
  br i1 %v455, label %b.L__BB56_64, label %b.L__BB56_63
b.L__BB56_64:
  %v457 = add i64 %r.rd85.1, 1
  %v461 = inttoptr i64 %r.rd85.1 to ptr
  store i8 %v433, ptr %v461, align 1
  br label %b.L__BB56_66
b.L__BB56_63:
  %v469 = inttoptr i64 %r.rd85.1 to ptr
  store i8 %v438, ptr %v469, align 1
  %v470 = add i64 %r.rd85.1, 2
  %v474 = getelementptr i8, ptr %v469, i64 1
  store i8 %v472, ptr %v474, align 1
  br label %b.L__BB56_66
b.L__BB56_66:
  %v470.sink = phi i64 [ %v470, %b.L__BB56_63 ], [ %v457, %b.L__BB56_64 ], [ %r.rd85.1, %b.L__BB56_61 ]
  %v476.sink = phi i8 [ %v476, %b.L__BB56_63 ], [ %v463, %b.L__BB56_64 ], [ %v451, %b.L__BB56_61 ]
  %v477 = inttoptr i64 %v470.sink to ptr
  store i8 %v476.sink, ptr %v477, align 1
  %v479 = add i64 %v470.sink, 2
  %v482 = inttoptr i64 %v470.sink to ptr
  %v483 = getelementptr i8, ptr %v482, i64 1
  store i8 %v481, ptr %v483, align 1
  br label %b.L__BB56_68
b.L__BB56_68:
  %r.rd85.2 = phi i64 [ %v444, %b.L__BB56_67 ], [ %v479, %b.L__BB56_66 ]
  %v485 = add nuw nsw i64 %r.rd180.0, 1
  %v487 = icmp slt i64 %v485, %v422
  br i1 %v487, label %b.L__BB56_60, label %b.L__BB56_69
b.L__BB56_69:
  %r.rd85.0 = phi i64 [ %v354, %b.next.67 ], [ %v354, %b.next.68 ], [ %r.rd85.2, %b.L__BB56_68 ]
  %v491 = load i64, ptr %v107, align 8
  store i64 %r.rd85.0, ptr %v107, align 8
  %v495 = sub i64 %r.rd85.0, %v491
  br label %b.L__BB56_70
b.L__BB56_70:
  %r.rd185.0 = phi i64 [ 0, %b.L__BB56_4 ], [ 0, %b.next.14 ], [ %v491, %b.L__BB56_69 ]
  %r.rd186.0 = phi i64 [ 0, %b.L__BB56_4 ], [ 0, %b.next.14 ], [ %v495, %b.L__BB56_69 ]
  %v500 = insertvalue { i64, i64 } poison, i64 %r.rd185.0, 0
  %v501 = insertvalue { i64, i64 } %v500, i64 %r.rd186.0, 1
  ret { i64, i64 } %v501
}
define internal { i64, i64 } @udf_text_format_uint(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4") noinline nounwind {
start:
  %v1 = trunc i64 %i.p2 to i32
  %v2 = and i32 %v1, 16777215
  %v3 = lshr i32 %v1, 24
  %v4 = trunc i64 %i.p3 to i32
  %v5 = and i32 %v4, 255
  %v6 = lshr i64 %i.p3, 24
  %v7 = trunc i64 %v6 to i16
  %v8 = or i32 %v5, 32
  %v9 = trunc i64 %i.p3 to i8
  switch i8 %v9, label %b.L__BB57_3 [
    i8 98, label %b.L__BB57_4
    i8 111, label %b.next.1
  ]
b.next.1:
  br label %b.L__BB57_4
b.L__BB57_3:
  %v15 = icmp eq i32 %v8, 120
  %v16 = select i1 %v15, i32 16, i32 10
  br label %b.L__BB57_4
b.L__BB57_4:
  %r.r46.0 = phi i32 [ 2, %start ], [ %v16, %b.L__BB57_3 ], [ 8, %b.next.1 ]
  %v18 = add i64 %i.p4, 8
  %v19 = inttoptr i64 %i.p4 to ptr
  %v20 = load i64, ptr %v19, align 8
  %v22 = getelementptr i8, ptr %v19, i64 8
  %v23 = load i64, ptr %v22, align 8
  %v24 = sub i64 %v23, %v20
  %v25 = icmp slt i64 %v24, 64
  %v26 = icmp eq i64 %v20, 0
  %v27 = or i1 %v26, %v25
  br i1 %v27, label %b.L__BB57_70, label %b.next.4
b.next.4:
  %v32 = add i64 %v20, 64
  %v34 = icmp eq i32 %v5, 88
  %v35 = select i1 %v34, i32 55, i32 87
  %v37 = zext nneg i32 %r.r46.0 to i64
  br label %b.L__BB57_6
b.L__BB57_6:
  %r.rd148.0 = phi i64 [ %v32, %b.next.4 ], [ %v74, %b.L__BB57_12 ]
  %r.rd149.0 = phi i64 [ %i.p0, %b.next.4 ], [ %r.rd151.0, %b.L__BB57_12 ]
  %v49 = icmp ult i64 %r.rd149.0, 4294967296
  br i1 %v49, label %b.L__BB57_8, label %b.next.6
b.next.6:
  %v55 = urem i64 %r.rd149.0, %v37
  %extract.t78 = trunc nuw nsw i64 %v55 to i32
  br label %b.L__BB57_9
b.L__BB57_8:
  %v60 = trunc nuw i64 %r.rd149.0 to i32
  %v64 = urem i32 %v60, %r.r46.0
  br label %b.L__BB57_9
b.L__BB57_9:
  %r.rd150.0.off0 = phi i32 [ %v64, %b.L__BB57_8 ], [ %extract.t78, %b.next.6 ]
  %v69 = icmp ult i32 %r.rd150.0.off0, 10
  %v71 = select i1 %v69, i32 48, i32 %v35
  %v72 = add nuw nsw i32 %v71, %r.rd150.0.off0
  %v74 = add i64 %r.rd148.0, -1
  %v75 = trunc nuw nsw i32 %v72 to i8
  %v76 = inttoptr i64 %r.rd148.0 to ptr
  %v77 = getelementptr i8, ptr %v76, i64 -1
  store i8 %v75, ptr %v77, align 1
  br i1 %v49, label %b.L__BB57_11, label %b.next.9
b.next.9:
  %v83 = udiv i64 %r.rd149.0, %v37
  br label %b.L__BB57_12
b.L__BB57_11:
  %v89 = trunc nuw i64 %r.rd149.0 to i32
  %v92 = udiv i32 %v89, %r.r46.0
  %v95 = zext nneg i32 %v92 to i64
  br label %b.L__BB57_12
b.L__BB57_12:
  %r.rd151.0 = phi i64 [ %v95, %b.L__BB57_11 ], [ %v83, %b.next.9 ]
  %v98.not = icmp ult i64 %r.rd149.0, %v37
  br i1 %v98.not, label %b.next.12, label %b.L__BB57_6
b.next.12:
  %v29 = lshr i32 %v4, 8
  %v30 = and i32 %v29, 255
  %v39 = and i64 %i.p3, 65536
  %v40 = icmp eq i32 %v5, 98
  %v41 = icmp eq i32 %v5, 111
  %v42 = or i1 %v40, %v41
  %v44 = icmp eq i32 %v8, 120
  %v45 = or i1 %v44, %v42
  %v101 = icmp eq i64 %v39, 0
  %v104 = inttoptr i64 %v18 to ptr
  %v105 = getelementptr i8, ptr %v104, i64 -8
  store i64 %v32, ptr %v105, align 8
  %v107 = icmp eq i32 %r.r46.0, 10
  %v108.not = or i1 %v101, %v107
  %v114 = icmp eq i32 %v30, 32
  %v115 = icmp eq i32 %v30, 43
  %v116 = or i1 %v115, %v114
  %v117 = select i1 %v116, i32 %v30, i32 0
  %v118 = select i1 %v108.not, i32 0, i32 2
  %v120 = sub i64 %v32, %v74
  %v121.not = icmp ne i32 %v117, 0
  %v122 = zext i1 %v121.not to i32
  %v123 = or disjoint i32 %v118, %v122
  %v124 = zext nneg i32 %v123 to i64
  %v126 = icmp eq i32 %v2, 48
  %v128 = icmp eq i32 %v3, 61
  %v131 = and i16 %v7, 255
  %v132 = icmp ne i16 %v131, 0
  %0 = and i1 %v126, %v132
  %v133 = and i1 %v128, %0
  %v135 = sub i64 %i.p1, %v124
  %v136 = select i1 %v133, i64 %v135, i64 0
  %v138 = select i1 %v45, i64 4, i64 3
  %v146 = icmp eq i16 %v131, 0
  br label %b.L__BB57_14
b.L__BB57_14:
  %r.rd152.0 = phi i64 [ %v120, %b.next.12 ], [ %v153, %b.L__BB57_14 ]
  %r.rd154.0 = phi i64 [ %v136, %b.next.12 ], [ %v157, %b.L__BB57_14 ]
  %r.rd153.0 = phi i64 [ 0, %b.next.12 ], [ %v151, %b.L__BB57_14 ]
  %r.rd155.0 = phi i64 [ 0, %b.next.12 ], [ 1, %b.L__BB57_14 ]
  %v141 = tail call i64 @llvm.smax.i64(i64 %r.rd152.0, i64 %r.rd154.0)
  %v142 = tail call i64 @llvm.smax.i64(i64 %v141, i64 1)
  %v144 = tail call i64 @llvm.smin.i64(i64 %v142, i64 %v138)
  %v147 = select i1 %v146, i64 %v141, i64 %v144
  %v150 = add i64 %r.rd155.0, %r.rd153.0
  %v151 = add i64 %v150, %v147
  %v152 = tail call i64 @llvm.smin.i64(i64 %r.rd152.0, i64 %v147)
  %v153 = sub i64 %r.rd152.0, %v152
  %v154 = sub i64 %r.rd154.0, %v147
  %v155 = icmp sgt i64 %v153, 0
  %v156 = icmp sgt i64 %v154, 0
  %v157 = add i64 %v154, -1
  %v158 = or i1 %v156, %v155
  br i1 %v158, label %b.L__BB57_14, label %b.next.14
b.next.14:
  %v110 = shl nuw nsw i32 %v5, 8
  %v111 = or disjoint i32 %v110, 48
  %v112 = zext nneg i32 %v111 to i64
  %v161 = sub i64 %v135, %v151
  %v162 = tail call i64 @llvm.smax.i64(i64 %v161, i64 0)
  %v165 = shl i64 %v162, 2
  %v169 = add i64 %v151, %v124
  %v170 = add i64 %v169, %v165
  %v173 = load i64, ptr %v104, align 8
  %v175 = sub i64 %v173, %v32
  %v176 = icmp slt i64 %v175, %v170
  %v177 = select i1 %v176, i64 0, i64 %v32
  br i1 %v176, label %b.L__BB57_70, label %b.next.15
b.next.15:
  %trunc = trunc nuw i32 %v3 to i8
  switch i8 %trunc, label %b.L__BB57_18 [
    i8 60, label %b.L__BB57_20
    i8 94, label %b.L__BB57_19
  ]
b.L__BB57_19:
  %v183 = lshr i64 %v162, 1
  br label %b.L__BB57_20
b.L__BB57_18:
  %v186 = select i1 %v128, i64 0, i64 %v162
  br label %b.L__BB57_20
b.L__BB57_20:
  %r.rd156.0 = phi i64 [ 0, %b.next.15 ], [ %v183, %b.L__BB57_19 ], [ %v186, %b.L__BB57_18 ]
  %v188 = icmp slt i64 %r.rd156.0, 1
  br i1 %v188, label %b.L__BB57_31, label %b.next.21
b.next.21:
  %v19179 = lshr i64 %i.p2, 6
  %v192 = trunc i64 %v19179 to i16
  %v19680 = lshr i64 %i.p2, 12
  %v197 = trunc i64 %v19680 to i8
  %v198 = or i8 %v197, -32
  %v199 = and i16 %v192, 63
  %v200 = or disjoint i16 %v199, -128
  %v20181 = lshr i64 %i.p2, 18
  %v202 = trunc i64 %v20181 to i8
  %v203 = or i8 %v202, -16
  %v207 = icmp samesign ult i32 %v2, 128
  %v214 = icmp samesign ult i32 %v2, 2048
  %v220 = icmp samesign ult i32 %v2, 65536
  %1 = and i8 %v197, 63
  %v237 = or disjoint i8 %1, -128
  %v241 = trunc nsw i16 %v200 to i8
  %v228 = trunc nsw i16 %v200 to i8
  %2 = trunc i64 %v19179 to i8
  %v216 = or i8 %2, -64
  %3 = trunc i64 %i.p2 to i8
  %4 = and i8 %3, 63
  %v246 = or disjoint i8 %4, -128
  %v211 = trunc i64 %i.p2 to i8
  br label %b.L__BB57_22
b.L__BB57_22:
  %r.rd36.1 = phi i64 [ %v177, %b.next.21 ], [ %r.rd36.2, %b.L__BB57_30 ]
  %r.rd157.0 = phi i64 [ 0, %b.next.21 ], [ %v250, %b.L__BB57_30 ]
  br i1 %v207, label %b.L__BB57_29, label %b.L__BB57_23
b.L__BB57_29:
  %v209 = add i64 %r.rd36.1, 1
  %v212 = inttoptr i64 %r.rd36.1 to ptr
  store i8 %v211, ptr %v212, align 1
  br label %b.L__BB57_30
b.L__BB57_23:
  br i1 %v214, label %b.L__BB57_28, label %b.L__BB57_24
b.L__BB57_24:
  br i1 %v220, label %b.L__BB57_26, label %b.L__BB57_25
b.L__BB57_26:
  %v222 = add i64 %r.rd36.1, 1
  %v226 = inttoptr i64 %r.rd36.1 to ptr
  store i8 %v198, ptr %v226, align 1
  br label %b.L__BB57_28
b.L__BB57_25:
  %v234 = inttoptr i64 %r.rd36.1 to ptr
  store i8 %v203, ptr %v234, align 1
  %v235 = add i64 %r.rd36.1, 2
  %v239 = getelementptr i8, ptr %v234, i64 1
  store i8 %v237, ptr %v239, align 1
  br label %b.L__BB57_28
b.L__BB57_28:
  %v235.sink = phi i64 [ %v235, %b.L__BB57_25 ], [ %v222, %b.L__BB57_26 ], [ %r.rd36.1, %b.L__BB57_23 ]
  %v241.sink = phi i8 [ %v241, %b.L__BB57_25 ], [ %v228, %b.L__BB57_26 ], [ %v216, %b.L__BB57_23 ]
  %v242 = inttoptr i64 %v235.sink to ptr
  store i8 %v241.sink, ptr %v242, align 1
  %v244 = add i64 %v235.sink, 2
  %v247 = inttoptr i64 %v235.sink to ptr
  %v248 = getelementptr i8, ptr %v247, i64 1
  store i8 %v246, ptr %v248, align 1
  br label %b.L__BB57_30
b.L__BB57_30:
  %r.rd36.2 = phi i64 [ %v209, %b.L__BB57_29 ], [ %v244, %b.L__BB57_28 ]
  %v250 = add nuw nsw i64 %r.rd157.0, 1
  %v252 = icmp samesign ult i64 %v250, %r.rd156.0
  br i1 %v252, label %b.L__BB57_22, label %b.L__BB57_31
b.L__BB57_31:
  %r.rd36.0 = phi i64 [ %v177, %b.L__BB57_20 ], [ %r.rd36.2, %b.L__BB57_30 ]
  %v254 = icmp eq i32 %v117, 0
  br i1 %v254, label %b.L__BB57_33, label %b.next.36
b.next.36:
  %v256 = add i64 %r.rd36.0, 1
  %v258 = trunc nuw i32 %v117 to i8
  %v259 = inttoptr i64 %r.rd36.0 to ptr
  store i8 %v258, ptr %v259, align 1
  br label %b.L__BB57_33
b.L__BB57_33:
  %r.rd36.3 = phi i64 [ %r.rd36.0, %b.L__BB57_31 ], [ %v256, %b.next.36 ]
  br i1 %v108.not, label %b.L__BB57_36, label %b.L__BB57_35
b.L__BB57_35:
  %r.r47.0 = phi i32 [ %v275, %b.L__BB57_35 ], [ 0, %b.L__BB57_33 ]
  %r.rd163.0 = phi i64 [ %v272, %b.L__BB57_35 ], [ %r.rd36.3, %b.L__BB57_33 ]
  %v264 = shl i32 %r.r47.0, 3
  %v267 = zext nneg i32 %v264 to i64
  %v268 = lshr i64 %v112, %v267
  %v272 = add i64 %r.rd163.0, 1
  %5 = trunc i64 %v268 to i8
  %v274 = inttoptr i64 %r.rd163.0 to ptr
  store i8 %5, ptr %v274, align 1
  %v275 = add nuw nsw i32 %r.r47.0, 1
  %v277 = icmp samesign ult i32 %v275, %v118
  br i1 %v277, label %b.L__BB57_35, label %b.L__BB57_36
b.L__BB57_36:
  %r.rd36.4 = phi i64 [ %r.rd36.3, %b.L__BB57_33 ], [ %v272, %b.L__BB57_35 ]
  %v279 = icmp ne i32 %v3, 61
  %v281 = icmp slt i64 %v161, 1
  %v282 = or i1 %v279, %v281
  br i1 %v282, label %b.L__BB57_47, label %b.next.42
b.next.42:
  %v28582 = lshr i64 %i.p2, 6
  %v286 = trunc i64 %v28582 to i16
  %v29083 = lshr i64 %i.p2, 12
  %v291 = trunc i64 %v29083 to i8
  %v292 = or i8 %v291, -32
  %v293 = and i16 %v286, 63
  %v294 = or disjoint i16 %v293, -128
  %v29584 = lshr i64 %i.p2, 18
  %v296 = trunc i64 %v29584 to i8
  %v297 = or i8 %v296, -16
  %v301 = icmp samesign ult i32 %v2, 128
  %v308 = icmp samesign ult i32 %v2, 2048
  %v314 = icmp samesign ult i32 %v2, 65536
  %6 = and i8 %v291, 63
  %v331 = or disjoint i8 %6, -128
  %v335 = trunc nsw i16 %v294 to i8
  %v322 = trunc nsw i16 %v294 to i8
  %7 = trunc i64 %v28582 to i8
  %v310 = or i8 %7, -64
  %8 = trunc i64 %i.p2 to i8
  %9 = and i8 %8, 63
  %v340 = or disjoint i8 %9, -128
  %v305 = trunc i64 %i.p2 to i8
  br label %b.L__BB57_38
b.L__BB57_38:
  %r.rd36.6 = phi i64 [ %r.rd36.4, %b.next.42 ], [ %r.rd36.7, %b.L__BB57_46 ]
  %r.rd165.0 = phi i64 [ 0, %b.next.42 ], [ %v344, %b.L__BB57_46 ]
  br i1 %v301, label %b.L__BB57_45, label %b.L__BB57_39
b.L__BB57_45:
  %v303 = add i64 %r.rd36.6, 1
  %v306 = inttoptr i64 %r.rd36.6 to ptr
  store i8 %v305, ptr %v306, align 1
  br label %b.L__BB57_46
b.L__BB57_39:
  br i1 %v308, label %b.L__BB57_44, label %b.L__BB57_40
b.L__BB57_40:
  br i1 %v314, label %b.L__BB57_42, label %b.L__BB57_41
b.L__BB57_42:
  %v316 = add i64 %r.rd36.6, 1
  %v320 = inttoptr i64 %r.rd36.6 to ptr
  store i8 %v292, ptr %v320, align 1
  br label %b.L__BB57_44
b.L__BB57_41:
  %v328 = inttoptr i64 %r.rd36.6 to ptr
  store i8 %v297, ptr %v328, align 1
  %v329 = add i64 %r.rd36.6, 2
  %v333 = getelementptr i8, ptr %v328, i64 1
  store i8 %v331, ptr %v333, align 1
  br label %b.L__BB57_44
b.L__BB57_44:
  %v329.sink = phi i64 [ %v329, %b.L__BB57_41 ], [ %v316, %b.L__BB57_42 ], [ %r.rd36.6, %b.L__BB57_39 ]
  %v335.sink = phi i8 [ %v335, %b.L__BB57_41 ], [ %v322, %b.L__BB57_42 ], [ %v310, %b.L__BB57_39 ]
  %v336 = inttoptr i64 %v329.sink to ptr
  store i8 %v335.sink, ptr %v336, align 1
  %v338 = add i64 %v329.sink, 2
  %v341 = inttoptr i64 %v329.sink to ptr
  %v342 = getelementptr i8, ptr %v341, i64 1
  store i8 %v340, ptr %v342, align 1
  br label %b.L__BB57_46
b.L__BB57_46:
  %r.rd36.7 = phi i64 [ %v303, %b.L__BB57_45 ], [ %v338, %b.L__BB57_44 ]
  %v344 = add nuw nsw i64 %r.rd165.0, 1
  %v346 = icmp sgt i64 %v161, %v344
  br i1 %v346, label %b.L__BB57_38, label %b.L__BB57_47
b.L__BB57_47:
  %r.rd36.5 = phi i64 [ %r.rd36.4, %b.L__BB57_36 ], [ %r.rd36.7, %b.L__BB57_46 ]
  %v349 = add i64 %r.rd36.5, %v151
  %v351 = add i64 %r.rd148.0, -2
  %v368 = trunc i64 %v6 to i8
  br label %b.L__BB57_48
b.L__BB57_48:
  %r.rd170.0 = phi i64 [ %v120, %b.L__BB57_47 ], [ %v403, %b.L__BB57_56 ]
  %r.rd171.0 = phi i64 [ %v136, %b.L__BB57_47 ], [ %v408, %b.L__BB57_56 ]
  %v362 = phi i1 [ true, %b.L__BB57_47 ], [ false, %b.L__BB57_56 ]
  %r.rd173.0 = phi i64 [ %v349, %b.L__BB57_47 ], [ %r.rd173.2, %b.L__BB57_56 ]
  %v356 = tail call i64 @llvm.smax.i64(i64 %r.rd170.0, i64 %r.rd171.0)
  %v357 = tail call i64 @llvm.smax.i64(i64 %v356, i64 1)
  %v359 = tail call i64 @llvm.smin.i64(i64 %v357, i64 %v138)
  %v360 = select i1 %v146, i64 %v356, i64 %v359
  br i1 %v362, label %b.L__BB57_51, label %b.next.58
b.next.58:
  %v364 = icmp eq i64 %r.rd173.0, 0
  br i1 %v364, label %b.L__BB57_51, label %b.next.59
b.next.59:
  %v366 = add i64 %r.rd173.0, -1
  %v369 = inttoptr i64 %r.rd173.0 to ptr
  %v370 = getelementptr i8, ptr %v369, i64 -1
  store i8 %v368, ptr %v370, align 1
  br label %b.L__BB57_51
b.L__BB57_51:
  %r.rd173.1 = phi i64 [ %r.rd173.0, %b.L__BB57_48 ], [ 0, %b.next.58 ], [ %v366, %b.next.59 ]
  %v372 = icmp slt i64 %v360, 1
  %v374 = icmp eq i64 %r.rd173.1, 0
  %v375 = or i1 %v372, %v374
  br i1 %v375, label %b.L__BB57_56, label %b.next.61
b.next.61:
  %v378 = add i64 %v351, %r.rd170.0
  br label %b.L__BB57_53
b.L__BB57_53:
  %r.rd174.0 = phi i64 [ %r.rd170.0, %b.next.61 ], [ %v395, %b.L__BB57_55 ]
  %r.rd175.0 = phi i64 [ %v378, %b.next.61 ], [ %v393, %b.L__BB57_55 ]
  %r.rd176.0 = phi i64 [ %r.rd173.1, %b.next.61 ], [ %v387, %b.L__BB57_55 ]
  %r.rd177.0 = phi i64 [ 0, %b.next.61 ], [ %v397, %b.L__BB57_55 ]
  %v381 = icmp slt i64 %r.rd174.0, 1
  br i1 %v381, label %b.L__BB57_55, label %b.next.63
b.next.63:
  %v383 = inttoptr i64 %r.rd175.0 to ptr
  %v384 = load i8, ptr %v383, align 1
  br label %b.L__BB57_55
b.L__BB57_55:
  %r.r48.0.off0 = phi i8 [ 48, %b.L__BB57_53 ], [ %v384, %b.next.63 ]
  %v387 = add i64 %r.rd176.0, -1
  %v390 = inttoptr i64 %r.rd176.0 to ptr
  %v391 = getelementptr i8, ptr %v390, i64 -1
  store i8 %r.r48.0.off0, ptr %v391, align 1
  %v393 = add i64 %r.rd175.0, -1
  %v395 = add i64 %r.rd174.0, -1
  %v397 = add nuw nsw i64 %r.rd177.0, 1
  %v399 = icmp slt i64 %v397, %v360
  br i1 %v399, label %b.L__BB57_53, label %b.L__BB57_56
b.L__BB57_56:
  %r.rd173.2 = phi i64 [ %r.rd173.1, %b.L__BB57_51 ], [ %v387, %b.L__BB57_55 ]
  %v402 = tail call i64 @llvm.smin.i64(i64 %r.rd170.0, i64 %v360)
  %v403 = sub i64 %r.rd170.0, %v402
  %v404 = icmp sgt i64 %v403, 0
  %v406 = sub i64 %r.rd171.0, %v360
  %v407 = icmp sgt i64 %v406, 0
  %v408 = add i64 %v406, -1
  %v409 = or i1 %v407, %v404
  br i1 %v409, label %b.L__BB57_48, label %b.next.67
b.next.67:
  br i1 %v128, label %b.L__BB57_69, label %b.next.68
b.next.68:
  %v417 = sub nsw i64 %v162, %r.rd156.0
  %v418 = icmp slt i64 %v417, 1
  br i1 %v418, label %b.L__BB57_69, label %b.next.69
b.next.69:
  %v42185 = lshr i64 %i.p2, 6
  %v422 = trunc i64 %v42185 to i16
  %v42686 = lshr i64 %i.p2, 12
  %v427 = trunc i64 %v42686 to i8
  %v428 = or i8 %v427, -32
  %v429 = and i16 %v422, 63
  %v430 = or disjoint i16 %v429, -128
  %v43187 = lshr i64 %i.p2, 18
  %v432 = trunc i64 %v43187 to i8
  %v433 = or i8 %v432, -16
  %v437 = icmp samesign ult i32 %v2, 128
  %v444 = icmp samesign ult i32 %v2, 2048
  %v450 = icmp samesign ult i32 %v2, 65536
  %10 = and i8 %v427, 63
  %v467 = or disjoint i8 %10, -128
  %v471 = trunc nsw i16 %v430 to i8
  %v458 = trunc nsw i16 %v430 to i8
  %11 = trunc i64 %v42185 to i8
  %v446 = or i8 %11, -64
  %12 = trunc i64 %i.p2 to i8
  %13 = and i8 %12, 63
  %v476 = or disjoint i8 %13, -128
  %v441 = trunc i64 %i.p2 to i8
  br label %b.L__BB57_60
b.L__BB57_60:
  %r.rd84.1 = phi i64 [ %v349, %b.next.69 ], [ %r.rd84.2, %b.L__BB57_68 ]
  %r.rd179.0 = phi i64 [ 0, %b.next.69 ], [ %v480, %b.L__BB57_68 ]
  br i1 %v437, label %b.L__BB57_67, label %b.L__BB57_61
b.L__BB57_67:
  %v439 = add i64 %r.rd84.1, 1
  %v442 = inttoptr i64 %r.rd84.1 to ptr
  store i8 %v441, ptr %v442, align 1
  br label %b.L__BB57_68
b.L__BB57_61:
  br i1 %v444, label %b.L__BB57_66, label %b.L__BB57_62
b.L__BB57_62:
  br i1 %v450, label %b.L__BB57_64, label %b.L__BB57_63
b.L__BB57_64:
  %v452 = add i64 %r.rd84.1, 1
  %v456 = inttoptr i64 %r.rd84.1 to ptr
  store i8 %v428, ptr %v456, align 1
  br label %b.L__BB57_66
b.L__BB57_63:
  %v464 = inttoptr i64 %r.rd84.1 to ptr
  store i8 %v433, ptr %v464, align 1
  %v465 = add i64 %r.rd84.1, 2
  %v469 = getelementptr i8, ptr %v464, i64 1
  store i8 %v467, ptr %v469, align 1
  br label %b.L__BB57_66
b.L__BB57_66:
  %v465.sink = phi i64 [ %v465, %b.L__BB57_63 ], [ %v452, %b.L__BB57_64 ], [ %r.rd84.1, %b.L__BB57_61 ]
  %v471.sink = phi i8 [ %v471, %b.L__BB57_63 ], [ %v458, %b.L__BB57_64 ], [ %v446, %b.L__BB57_61 ]
  %v472 = inttoptr i64 %v465.sink to ptr
  store i8 %v471.sink, ptr %v472, align 1
  %v474 = add i64 %v465.sink, 2
  %v477 = inttoptr i64 %v465.sink to ptr
  %v478 = getelementptr i8, ptr %v477, i64 1
  store i8 %v476, ptr %v478, align 1
  br label %b.L__BB57_68
b.L__BB57_68:
  %r.rd84.2 = phi i64 [ %v439, %b.L__BB57_67 ], [ %v474, %b.L__BB57_66 ]
  %v480 = add nuw nsw i64 %r.rd179.0, 1
  %v482 = icmp slt i64 %v480, %v417
  br i1 %v482, label %b.L__BB57_60, label %b.L__BB57_69
b.L__BB57_69:
  %r.rd84.0 = phi i64 [ %v349, %b.next.67 ], [ %v349, %b.next.68 ], [ %r.rd84.2, %b.L__BB57_68 ]
  %v486 = load i64, ptr %v105, align 8
  store i64 %r.rd84.0, ptr %v105, align 8
  %v490 = sub i64 %r.rd84.0, %v486
  br label %b.L__BB57_70
b.L__BB57_70:
  %r.rd184.0 = phi i64 [ 0, %b.L__BB57_4 ], [ 0, %b.next.14 ], [ %v486, %b.L__BB57_69 ]
  %r.rd185.0 = phi i64 [ 0, %b.L__BB57_4 ], [ 0, %b.next.14 ], [ %v490, %b.L__BB57_69 ]
  %v495 = insertvalue { i64, i64 } poison, i64 %r.rd184.0, 0
  %v496 = insertvalue { i64, i64 } %v495, i64 %r.rd185.0, 1
  ret { i64, i64 } %v496
}
define internal { i64, i64 } @udf_text_format_float(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i64 %"i.p6") noinline nounwind {
start:
  %m.__local_depot58 = alloca [812 x i8], align 4
  %v3 = trunc i64 %i.p3 to i32
  %v4 = and i32 %v3, 16777215
  %v5 = lshr i32 %v3, 24
  %v6 = trunc i64 %i.p4 to i32
  %v7 = and i32 %v6, 255
  %v8 = and i64 %i.p4, 65536
  %v9 = lshr i64 %i.p4, 24
  %v10 = trunc i64 %v9 to i16
  %v11 = add nsw i32 %v7, -65
  %v12 = icmp ult i32 %v11, 26
  %v13.not = icmp eq i32 %v7, 37
  %v14 = select i1 %v12, i32 32, i32 0
  %v15 = or i32 %v14, %v7
  %v16 = and i64 %i.p0, 9223372036854775807
  %v18 = bitcast i64 %v16 to double
  %v19 = fmul double %v18, 1.000000e+02
  %v20 = bitcast double %v19 to i64
  %r.rd5.0 = select i1 %v13.not, i64 %v20, i64 %v16
  %v24 = lshr i32 %v6, 8
  %v25 = and i32 %v24, 255
  %v26 = icmp eq i32 %v25, 32
  %v27 = icmp eq i32 %v25, 43
  %v28 = or i1 %v27, %v26
  %v29 = select i1 %v28, i32 %v25, i32 0
  %v30 = icmp sgt i64 %i.p0, -1
  %v31 = select i1 %v30, i32 %v29, i32 45
  %v32 = trunc i64 %i.p1 to i32
  %0 = tail call i32 @llvm.smax.i32(i32 %v32, i32 0)
  %narrow = add nuw i32 %0, 512
  %v35 = zext i32 %narrow to i64
  %v36 = inttoptr i64 %i.p6 to ptr
  %v37 = load i64, ptr %v36, align 8
  %v39 = getelementptr i8, ptr %v36, i64 8
  %v40 = load i64, ptr %v39, align 8
  %v41 = sub i64 %v40, %v37
  %v42 = icmp slt i64 %v41, %v35
  %v43 = icmp eq i64 %v37, 0
  %v44 = or i1 %v43, %v42
  br i1 %v44, label %b.L__BB58_290, label %b.L__BB58_3
b.L__BB58_290:
  %r.rd668.0 = phi i64 [ 0, %start ], [ 0, %b.L__BB58_248 ], [ %v1030, %b.L__BB58_289 ], [ 0, %b.next.305 ], [ %v2416, %b.L__BB58_243 ]
  %r.rd669.0 = phi i64 [ 0, %start ], [ 0, %b.L__BB58_248 ], [ %v1034, %b.L__BB58_289 ], [ 0, %b.next.305 ], [ %v2420, %b.L__BB58_243 ]
  %v2423 = insertvalue { i64, i64 } poison, i64 %r.rd668.0, 0
  %v2424 = insertvalue { i64, i64 } %v2423, i64 %r.rd669.0, 1
  ret { i64, i64 } %v2424
b.L__BB58_3:
  %v48 = icmp ugt i64 %r.rd5.0, 9218868437227405311
  br i1 %v48, label %b.L__BB58_244, label %b.L__BB58_4
b.L__BB58_244:
  %v50 = icmp ne i64 %r.rd5.0, 9218868437227405312
  %v51 = select i1 %v50, i64 7233902, i64 6712937
  %v52 = and i64 %v51, 5132111
  %v54 = select i1 %v12, i64 %v52, i64 %v51
  br label %b.L__BB58_245
b.L__BB58_245:
  %r.rd648.0 = phi i64 [ 0, %b.L__BB58_244 ], [ %v68, %b.L__BB58_245 ]
  %r.rd649.0 = phi i64 [ 0, %b.L__BB58_244 ], [ %v70, %b.L__BB58_245 ]
  %v57 = add i64 %r.rd648.0, %v37
  %v61 = and i64 %r.rd649.0, 4294967232
  %v63 = lshr i64 %v54, %r.rd649.0
  %v64.not = icmp eq i64 %v61, 0
  %1 = trunc i64 %v63 to i8
  %v66 = select i1 %v64.not, i8 %1, i8 0
  %v67 = inttoptr i64 %v57 to ptr
  store i8 %v66, ptr %v67, align 1
  %v68 = add nuw nsw i64 %r.rd648.0, 1
  %v70 = add nuw nsw i64 %r.rd649.0, 8
  %2 = icmp eq i64 %v68, 3
  br i1 %2, label %b.next.8, label %b.L__BB58_245
b.next.8:
  %v76 = add i64 %v37, 3
  br i1 %v13.not, label %b.next.9, label %b.L__BB58_248
b.next.9:
  %v78 = add i64 %v37, 4
  %v79 = inttoptr i64 %v37 to ptr
  %v80 = getelementptr i8, ptr %v79, i64 3
  store i8 37, ptr %v80, align 1
  br label %b.L__BB58_248
b.L__BB58_248:
  %r.rd229.0 = phi i64 [ %v76, %b.next.8 ], [ %v78, %b.next.9 ]
  %v81 = add i64 %i.p6, 8
  %v85 = inttoptr i64 %v81 to ptr
  %v86 = getelementptr i8, ptr %v85, i64 -8
  store i64 %r.rd229.0, ptr %v86, align 8
  %v87 = icmp slt i64 %i.p0, 0
  %v89 = and i1 %v87, %v50
  %v91 = select i1 %v89, i32 0, i32 %v31
  %v92.not = icmp ne i32 %v91, 0
  %v93 = zext i1 %v92.not to i64
  %v95 = sub i64 %r.rd229.0, %v37
  %v96 = sext i1 %v92.not to i64
  %v97 = add i64 %i.p2, %v96
  %v98 = sub i64 %v97, %v95
  %v99 = tail call i64 @llvm.smax.i64(i64 %v98, i64 0)
  %v102 = shl i64 %v99, 2
  %v105 = add i64 %v95, %v93
  %v106 = add i64 %v105, %v102
  %v108 = load i64, ptr %v85, align 8
  %v109 = sub i64 %v108, %r.rd229.0
  %v110 = icmp slt i64 %v109, %v106
  %v111 = icmp eq i64 %r.rd229.0, 0
  %v112 = or i1 %v111, %v110
  br i1 %v112, label %b.L__BB58_290, label %b.next.11
b.next.11:
  %trunc435 = trunc nuw i32 %v5 to i8
  switch i8 %trunc435, label %b.L__BB58_251 [
    i8 60, label %b.L__BB58_253
    i8 94, label %b.L__BB58_252
    i8 61, label %b.L__BB58_253
  ]
b.L__BB58_252:
  %v118 = lshr i64 %v99, 1
  br label %b.L__BB58_253
b.L__BB58_4:
  %v122 = icmp eq i32 %v7, 0
  %v123 = icmp slt i32 %v32, 0
  %v124 = and i1 %v123, %v122
  br i1 %v124, label %b.L__BB58_56, label %b.L__BB58_5
b.L__BB58_56:
  %v126 = icmp eq i64 %r.rd5.0, 0
  br i1 %v126, label %b.L__BB58_67, label %b.next.18
b.next.18:
  %v128 = and i64 %r.rd5.0, 4503599627370495
  %v129 = lshr i64 %r.rd5.0, 52
  %v130 = trunc nuw nsw i64 %v129 to i32
  %v132 = or disjoint i64 %v128, 4503599627370496
  %v133 = icmp eq i64 %v129, 0
  %v134 = select i1 %v133, i64 %v128, i64 %v132
  %v135 = add nsw i32 %v130, -1075
  %v136 = select i1 %v133, i32 -1074, i32 %v135
  %3 = add nsw i32 %v136, -1
  %v138 = icmp ult i32 %3, -53
  %v139 = or i1 %v133, %v138
  br i1 %v139, label %b.L__BB58_59, label %b.next.19
b.next.19:
  %v141 = sub nsw i32 0, %v136
  %4 = and i32 %v141, 63
  %v143 = zext nneg i32 %4 to i64
  %v144 = shl nsw i64 -1, %v143
  %v145 = icmp ugt i32 %v141, 63
  %5 = xor i64 %v144, -1
  %v147 = select i1 %v145, i64 9007199254740991, i64 %5
  %v149 = and i64 %v147, %v134
  %v150 = icmp eq i64 %v149, 0
  br i1 %v150, label %b.L__BB58_64, label %b.L__BB58_59
b.L__BB58_59:
  %v152 = icmp eq i64 %v128, 0
  %v154 = icmp samesign ugt i32 %v130, 1
  %v155 = and i1 %v152, %v154
  %v156.neg = select i1 %v155, i32 -524031, i32 0
  %v158 = mul nsw i32 %v136, 1262611
  %v159 = add nsw i32 %v156.neg, %v158
  %v160 = ashr i32 %v159, 22
  %v161 = mul nsw i32 %v160, -1741647
  %v162 = ashr i32 %v161, 19
  %v163 = add nsw i32 %v136, 1
  %v164 = add nsw i32 %v163, %v162
  %v165 = inttoptr i64 %i.p5 to ptr
  %v166 = getelementptr i8, ptr %v165, i64 12
  %v167 = load i32, ptr %v166, align 4
  %v168 = sext i32 %v167 to i64
  %v170 = shl nsw i32 %v160, 1
  %v171 = sub nsw i32 684, %v170
  %v172 = zext nneg i32 %v171 to i64
  %v174 = shl nuw nsw i64 %v172, 3
  %v169 = add i64 %v174, %i.p5
  %v175 = add i64 %v169, %v168
  %6 = add nsw i32 %v159, -117440512
  %v177 = icmp ult i32 %6, -348127232
  %v178 = zext i1 %v177 to i64
  %v179 = inttoptr i64 %v175 to ptr
  %v180 = getelementptr i8, ptr %v179, i64 8
  %v181 = load i64, ptr %v180, align 8
  %v182 = add i64 %v181, %v178
  %v183 = icmp eq i64 %v182, 0
  %v184 = and i1 %v177, %v183
  %v185 = zext i1 %v184 to i64
  %v187 = load i64, ptr %v179, align 8
  %v188 = add i64 %v187, %v185
  %v192 = shl nuw nsw i64 %v134, 2
  %v195 = zext i1 %v155 to i64
  %v207 = add nsw i64 %v192, -2
  %v208 = or disjoint i64 %v207, %v195
  %7 = and i32 %v164, 63
  %v210 = zext nneg i32 %7 to i64
  %v211 = shl i64 %v208, %v210
  %v212 = icmp ugt i32 %v164, 63
  %v213 = select i1 %v212, i64 0, i64 %v211
  %v214 = zext i64 %v182 to i128
  %v215 = zext i64 %v213 to i128
  %v216 = mul nuw i128 %v214, %v215
  %v217 = lshr i128 %v216, 64
  %v218 = trunc nuw i128 %v217 to i64
  %v219 = mul i64 %v188, %v213
  %v220 = zext i64 %v188 to i128
  %v221 = mul nuw i128 %v220, %v215
  %v222 = lshr i128 %v221, 64
  %v223 = trunc nuw i128 %v222 to i64
  %v224 = add i64 %v219, %v218
  %v225 = icmp ult i64 %v224, %v219
  %v226 = zext i1 %v225 to i64
  %v227 = add nuw i64 %v223, %v226
  %v228 = icmp ugt i64 %v224, 1
  %v229 = zext i1 %v228 to i64
  %v230 = or i64 %v227, %v229
  %v231 = and i64 %v134, 1
  %v232 = add i64 %v230, %v231
  %v233 = shl i64 %v192, %v210
  %v234 = select i1 %v212, i64 0, i64 %v233
  %v235 = zext i64 %v234 to i128
  %v236 = mul nuw i128 %v214, %v235
  %v237 = lshr i128 %v236, 64
  %v238 = trunc nuw i128 %v237 to i64
  %v239 = mul i64 %v188, %v234
  %v240 = mul nuw i128 %v220, %v235
  %v241 = lshr i128 %v240, 64
  %v242 = trunc nuw i128 %v241 to i64
  %v243 = add i64 %v239, %v238
  %v244 = icmp ult i64 %v243, %v239
  %v245 = zext i1 %v244 to i64
  %v246 = add nuw i64 %v242, %v245
  %v247 = icmp ugt i64 %v243, 1
  %v248 = zext i1 %v247 to i64
  %v249 = or i64 %v246, %v248
  %v250 = or disjoint i64 %v192, 2
  %v251 = shl i64 %v250, %v210
  %v252 = select i1 %v212, i64 0, i64 %v251
  %v253 = zext i64 %v252 to i128
  %v254 = mul nuw i128 %v214, %v253
  %v255 = lshr i128 %v254, 64
  %v256 = trunc nuw i128 %v255 to i64
  %v257 = mul i64 %v188, %v252
  %v258 = mul nuw i128 %v220, %v253
  %v259 = lshr i128 %v258, 64
  %v260 = trunc nuw i128 %v259 to i64
  %v261 = add i64 %v257, %v256
  %v262 = icmp ult i64 %v261, %v256
  %v263 = zext i1 %v262 to i64
  %v264 = add nuw i64 %v260, %v263
  %v265 = icmp ugt i64 %v261, 1
  %v266 = zext i1 %v265 to i64
  %v267 = or i64 %v264, %v266
  %v268 = sub i64 %v267, %v231
  %v269 = zext i64 %v246 to i128
  %v271 = mul nuw i128 %v269, 14757395258967641293
  %sum.shift374 = lshr i128 %v271, 69
  %v274375 = trunc nuw nsw i128 %sum.shift374 to i64
  %v275 = mul nuw i64 %v274375, 40
  %v276 = icmp ule i64 %v232, %v275
  %v277 = add i64 %v275, 40
  %v278 = icmp ule i64 %v277, %v268
  %v279 = icmp ugt i64 %v246, 39
  %v280 = xor i1 %v276, %v278
  %v281 = and i1 %v279, %v280
  br i1 %v281, label %b.L__BB58_63, label %b.L__BB58_60
b.L__BB58_63:
  %v283 = zext i1 %v278 to i64
  %v285 = add nuw nsw i64 %v283, %v274375
  %v287 = add nsw i32 %v160, 1
  br label %b.L__BB58_65
b.L__BB58_5:
  %v289 = lshr i64 %r.rd5.0, 52
  %v290 = trunc nuw nsw i64 %v289 to i32
  %v291 = icmp eq i64 %v289, 0
  %v292 = and i64 %r.rd5.0, 4503599627370495
  %v293 = or disjoint i64 %v292, 4503599627370496
  %v294 = select i1 %v291, i64 %r.rd5.0, i64 %v293
  %v295 = add nsw i32 %v290, -1075
  %v296 = select i1 %v291, i32 -1074, i32 %v295
  %v301 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  store i32 0, ptr %v301, align 4
  %v305 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 808
  store i8 0, ptr %v305, align 4
  %v306 = icmp eq i64 %v294, 0
  br i1 %v306, label %b.L__BB58_9, label %b.L__BB58_7
b.L__BB58_7:
  %r.r350.1 = phi i32 [ %v309, %b.L__BB58_7 ], [ 0, %b.L__BB58_5 ]
  %r.rd573.0 = phi i64 [ %v316355, %b.L__BB58_7 ], [ %v294, %b.L__BB58_5 ]
  %v309 = add i32 %r.r350.1, 1
  %v311 = zext nneg i64 %r.rd573.0 to i128
  %v313 = mul nuw nsw i128 %v311, 14757395258967641293
  %sum.shift = lshr i128 %v313, 67
  %v316355 = trunc nuw nsw i128 %sum.shift to i64
  %v317 = icmp ugt i64 %r.rd573.0, 9
  br i1 %v317, label %b.L__BB58_7, label %b.next.27
b.next.27:
  store i32 %v309, ptr %v301, align 4
  br label %b.L__BB58_9
b.L__BB58_9:
  %r.r350.0 = phi i32 [ 0, %b.L__BB58_5 ], [ %v309, %b.next.27 ]
  %v330 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 804
  store i32 %r.r350.0, ptr %v330, align 4
  %v331 = icmp slt i32 %r.r350.0, 1
  br i1 %v331, label %b.L__BB58_12, label %b.L__BB58_10
b.L__BB58_10:
  %r.rd574.0 = phi i64 [ %v338357, %b.L__BB58_10 ], [ %v294, %b.L__BB58_9 ]
  %r.r350.3 = phi i32 [ %v342, %b.L__BB58_10 ], [ %r.r350.0, %b.L__BB58_9 ]
  %v333 = zext nneg i64 %r.rd574.0 to i128
  %v335 = mul nuw nsw i128 %v333, 14757395258967641293
  %sum.shift356 = lshr i128 %v335, 67
  %v338357 = trunc nuw nsw i128 %sum.shift356 to i64
  %v339.neg = mul i64 %v338357, 246
  %v340 = add i64 %v339.neg, %r.rd574.0
  %v342 = add nsw i32 %r.r350.3, -1
  %v343 = sext i32 %v342 to i64
  %v346 = trunc i64 %v340 to i8
  %v349 = getelementptr i8, ptr %m.__local_depot58, i64 %v343
  store i8 %v346, ptr %v349, align 1
  %v350 = icmp sgt i32 %r.r350.3, 1
  br i1 %v350, label %b.L__BB58_10, label %b.next.31
b.next.31:
  %v356 = load i32, ptr %v301, align 4
  br label %b.L__BB58_12
b.L__BB58_12:
  %r.r350.2 = phi i32 [ %r.r350.0, %b.L__BB58_9 ], [ %v356, %b.next.31 ]
  %v358 = icmp slt i32 %r.r350.2, 1
  br i1 %v358, label %b.L__BB58_15, label %b.L__BB58_13
b.L__BB58_13:
  %r.r350.5 = phi i32 [ %v360, %b.next.35 ], [ %r.r350.2, %b.L__BB58_12 ]
  %v360 = add nsw i32 %r.r350.5, -1
  %v361 = sext i32 %v360 to i64
  %v366 = getelementptr i8, ptr %m.__local_depot58, i64 %v361
  %v367 = load i8, ptr %v366, align 1
  %v369.not = icmp eq i8 %v367, 0
  br i1 %v369.not, label %b.next.35, label %b.L__BB58_15
b.next.35:
  store i32 %v360, ptr %v301, align 4
  %v377 = icmp sgt i32 %r.r350.5, 1
  br i1 %v377, label %b.L__BB58_13, label %b.L__BB58_15
b.L__BB58_15:
  %r.r350.4 = phi i32 [ %r.r350.2, %b.L__BB58_12 ], [ %r.r350.5, %b.L__BB58_13 ], [ 0, %b.next.35 ]
  %v380 = icmp eq i32 %r.r350.4, 0
  %v382 = icmp slt i32 %v296, 1
  %v383 = or i1 %v382, %v380
  br i1 %v383, label %b.L__BB58_35, label %b.L__BB58_16
b.L__BB58_16:
  %r.r350.7 = phi i32 [ %r.r350.9, %b.L__BB58_34 ], [ %r.r350.4, %b.L__BB58_15 ]
  %r.r329.0 = phi i32 [ %v574, %b.L__BB58_34 ], [ %v295, %b.L__BB58_15 ]
  %v385 = tail call i32 @llvm.smin.i32(i32 %r.r329.0, i32 56)
  %v387 = icmp slt i32 %r.r350.7, 1
  br i1 %v387, label %b.L__BB58_19, label %b.L__BB58_18.preheader
b.L__BB58_18.preheader:
  %8 = and i32 %v385, 63
  %v404 = zext nneg i32 %8 to i64
  %v406 = icmp ugt i32 %v385, 63
  br label %b.L__BB58_18
b.L__BB58_18:
  %r.r330.0 = phi i32 [ %v392, %b.L__BB58_18 ], [ %r.r350.7, %b.L__BB58_18.preheader ]
  %r.rd576.1 = phi i64 [ %v415359, %b.L__BB58_18 ], [ 0, %b.L__BB58_18.preheader ]
  %v392 = add nsw i32 %r.r330.0, -1
  %v393 = sext i32 %v392 to i64
  %v398 = getelementptr i8, ptr %m.__local_depot58, i64 %v393
  %v399 = load i8, ptr %v398, align 1
  %v400 = zext i8 %v399 to i64
  %v405 = shl i64 %v400, %v404
  %v407 = select i1 %v406, i64 0, i64 %v405
  %v409 = add i64 %v407, %r.rd576.1
  %v410 = zext i64 %v409 to i128
  %v412 = mul nuw i128 %v410, 14757395258967641293
  %sum.shift358 = lshr i128 %v412, 67
  %v415359 = trunc nuw nsw i128 %sum.shift358 to i64
  %v416 = icmp sgt i32 %r.r330.0, 1
  br i1 %v416, label %b.L__BB58_18, label %b.L__BB58_19
b.L__BB58_19:
  %r.rd576.0 = phi i64 [ 0, %b.L__BB58_16 ], [ %v415359, %b.L__BB58_18 ]
  %v418 = icmp eq i64 %r.rd576.0, 0
  br i1 %v418, label %b.L__BB58_22, label %b.L__BB58_21
b.L__BB58_21:
  %r.rd576.2 = phi i64 [ %v427361, %b.L__BB58_21 ], [ %r.rd576.0, %b.L__BB58_19 ]
  %r.r332.1 = phi i32 [ %v420, %b.L__BB58_21 ], [ 0, %b.L__BB58_19 ]
  %v420 = add i32 %r.r332.1, 1
  %v422 = zext nneg i64 %r.rd576.2 to i128
  %v424 = mul nuw nsw i128 %v422, 14757395258967641293
  %sum.shift360 = lshr i128 %v424, 67
  %v427361 = trunc nuw nsw i128 %sum.shift360 to i64
  %v428 = icmp samesign ugt i64 %r.rd576.2, 9
  br i1 %v428, label %b.L__BB58_21, label %b.L__BB58_22
b.L__BB58_22:
  %r.r332.0 = phi i32 [ 0, %b.L__BB58_19 ], [ %v420, %b.L__BB58_21 ]
  br i1 %v387, label %b.L__BB58_28, label %b.L__BB58_24.preheader
b.L__BB58_24.preheader:
  %9 = and i32 %v385, 63
  %v445 = zext nneg i32 %9 to i64
  %v447 = icmp ugt i32 %v385, 63
  %v464 = sext i32 %r.r332.0 to i64
  %invariant.gep = getelementptr i8, ptr %m.__local_depot58, i64 %v464
  br label %b.L__BB58_24
b.L__BB58_24:
  %r.r350.8 = phi i32 [ %v433, %b.L__BB58_27 ], [ %r.r350.7, %b.L__BB58_24.preheader ]
  %r.rd579.1 = phi i64 [ %v503367, %b.L__BB58_27 ], [ 0, %b.L__BB58_24.preheader ]
  %v433 = add nsw i32 %r.r350.8, -1
  %v434 = sext i32 %v433 to i64
  %v439 = getelementptr i8, ptr %m.__local_depot58, i64 %v434
  %v440 = load i8, ptr %v439, align 1
  %v441 = zext i8 %v440 to i64
  %v446 = shl i64 %v441, %v445
  %v448 = select i1 %v447, i64 0, i64 %v446
  %v450 = add i64 %v448, %r.rd579.1
  %v452 = add i32 %v433, %r.r332.0
  %v453 = icmp slt i32 %v452, 800
  br i1 %v453, label %b.L__BB58_26, label %b.L__BB58_25
b.L__BB58_26:
  %v455 = zext i64 %v450 to i128
  %v457 = mul nuw i128 %v455, 14757395258967641293
  %sum.shift364 = lshr i128 %v457, 67
  %v460365 = trunc nuw nsw i128 %sum.shift364 to i64
  %v461.neg = mul i64 %v460365, 246
  %v462 = add i64 %v461.neg, %v450
  %v467 = trunc i64 %v462 to i8
  %gep = getelementptr i8, ptr %invariant.gep, i64 %v434
  store i8 %v467, ptr %gep, align 1
  br label %b.L__BB58_27
b.L__BB58_25:
  %v476 = load i8, ptr %v305, align 4
  %v477 = sext i8 %v476 to i32
  %v479 = zext i64 %v450 to i128
  %v481 = mul nuw i128 %v479, 14757395258967641293
  %sum.shift362 = lshr i128 %v481, 67
  %v484363 = trunc nuw nsw i128 %sum.shift362 to i64
  %v485.neg = mul i64 %v484363, -10
  %v486 = sub i64 0, %v450
  %v487.not = icmp ne i64 %v485.neg, %v486
  %v488 = zext i1 %v487.not to i32
  %v489 = or i32 %v477, %v488
  %v490.not = icmp ne i32 %v489, 0
  %v492 = zext i1 %v490.not to i8
  store i8 %v492, ptr %v305, align 4
  br label %b.L__BB58_27
b.L__BB58_27:
  %v498 = zext i64 %v450 to i128
  %v500 = mul nuw i128 %v498, 14757395258967641293
  %sum.shift366 = lshr i128 %v500, 67
  %v503367 = trunc nuw nsw i128 %sum.shift366 to i64
  %v505 = icmp sgt i32 %r.r350.8, 1
  br i1 %v505, label %b.L__BB58_24, label %b.L__BB58_28
b.L__BB58_28:
  %r.rd579.0 = phi i64 [ 0, %b.L__BB58_22 ], [ %v503367, %b.L__BB58_27 ]
  %v508 = icmp slt i32 %r.r332.0, 1
  br i1 %v508, label %b.L__BB58_31, label %b.L__BB58_30
b.L__BB58_30:
  %r.rd579.2 = phi i64 [ %v516369, %b.L__BB58_30 ], [ %r.rd579.0, %b.L__BB58_28 ]
  %r.r334.0 = phi i32 [ %v520, %b.L__BB58_30 ], [ %r.r332.0, %b.L__BB58_28 ]
  %v511 = zext nneg i64 %r.rd579.2 to i128
  %v513 = mul nuw nsw i128 %v511, 14757395258967641293
  %sum.shift368 = lshr i128 %v513, 67
  %v516369 = trunc nuw nsw i128 %sum.shift368 to i64
  %v517.neg = mul i64 %v516369, 246
  %v518 = add i64 %v517.neg, %r.rd579.2
  %v520 = add nsw i32 %r.r334.0, -1
  %v521 = sext i32 %v520 to i64
  %v524 = trunc i64 %v518 to i8
  %v527 = getelementptr i8, ptr %m.__local_depot58, i64 %v521
  store i8 %v524, ptr %v527, align 1
  %v528 = icmp sgt i32 %r.r334.0, 1
  br i1 %v528, label %b.L__BB58_30, label %b.L__BB58_31
b.L__BB58_31:
  %v534 = load i32, ptr %v301, align 4
  %v536 = add i32 %v534, %r.r332.0
  %v537 = tail call i32 @llvm.smin.i32(i32 %v536, i32 800)
  store i32 %v537, ptr %v301, align 4
  %v546 = load i32, ptr %v330, align 4
  %v547 = add i32 %v546, %r.r332.0
  store i32 %v547, ptr %v330, align 4
  %v552 = icmp slt i32 %v536, 1
  br i1 %v552, label %b.L__BB58_34, label %b.L__BB58_32
b.L__BB58_32:
  %r.r350.10 = phi i32 [ %v554, %b.next.62 ], [ %v537, %b.L__BB58_31 ]
  %v554 = add i32 %r.r350.10, -1
  %v555 = sext i32 %v554 to i64
  %v560 = getelementptr i8, ptr %m.__local_depot58, i64 %v555
  %v561 = load i8, ptr %v560, align 1
  %v563.not = icmp eq i8 %v561, 0
  br i1 %v563.not, label %b.next.62, label %b.L__BB58_34
b.next.62:
  store i32 %v554, ptr %v301, align 4
  %v571 = icmp sgt i32 %r.r350.10, 1
  br i1 %v571, label %b.L__BB58_32, label %b.L__BB58_34
b.L__BB58_34:
  %r.r350.9 = phi i32 [ %v537, %b.L__BB58_31 ], [ %r.r350.10, %b.L__BB58_32 ], [ %v554, %b.next.62 ]
  %v574 = add nsw i32 %r.r329.0, -56
  %v576 = icmp ne i32 %r.r350.9, 0
  %v577 = icmp sgt i32 %r.r329.0, 56
  %v578 = and i1 %v577, %v576
  br i1 %v578, label %b.L__BB58_16, label %b.L__BB58_35
b.L__BB58_35:
  %r.r350.6 = phi i32 [ %r.r350.4, %b.L__BB58_15 ], [ %r.r350.9, %b.L__BB58_34 ]
  %v580 = icmp eq i32 %r.r350.6, 0
  %v582 = icmp sgt i32 %v296, -1
  %v583 = or i1 %v582, %v580
  br i1 %v583, label %b.L__BB58_78, label %b.next.67
b.next.67:
  %v585 = sub nsw i32 0, %v296
  br label %b.L__BB58_37
b.L__BB58_37:
  %r.r350.12 = phi i32 [ %r.r350.6, %b.next.67 ], [ %r.r350.17, %b.L__BB58_55 ]
  %r.r339.0 = phi i32 [ %v585, %b.next.67 ], [ %v775, %b.L__BB58_55 ]
  %v587 = tail call i32 @llvm.smin.i32(i32 %r.r339.0, i32 56)
  %10 = and i32 %v587, 63
  %v589 = zext nneg i32 %10 to i64
  %v590 = shl nsw i64 -1, %v589
  %v591 = icmp ugt i32 %v587, 63
  %11 = xor i64 %v590, -1
  %v593 = select i1 %v591, i64 -1, i64 %11
  %smax = tail call i32 @llvm.smax.i32(i32 %r.r350.12, i32 0)
  br label %b.L__BB58_38
b.L__BB58_38:
  %r.r342.0 = phi i32 [ 0, %b.L__BB58_37 ], [ %v609, %b.L__BB58_43 ]
  %r.rd583.0 = phi i64 [ 0, %b.L__BB58_37 ], [ %v608, %b.L__BB58_43 ]
  %v596 = icmp slt i32 %r.r342.0, %r.r350.12
  br i1 %v596, label %b.L__BB58_43, label %b.L__BB58_39
b.L__BB58_43:
  %v598 = mul i64 %r.rd583.0, 10
  %v600 = zext nneg i32 %r.r342.0 to i64
  %v605 = getelementptr i8, ptr %m.__local_depot58, i64 %v600
  %v606 = load i8, ptr %v605, align 1
  %v607 = zext i8 %v606 to i64
  %v608 = add i64 %v598, %v607
  %v609 = add nuw nsw i32 %r.r342.0, 1
  %v614 = lshr i64 %v608, %v589
  %v617372 = icmp eq i64 %v614, 0
  %v617 = select i1 %v591, i1 true, i1 %v617372
  br i1 %v617, label %b.L__BB58_38, label %b.L__BB58_44
b.L__BB58_39:
  %v619 = icmp eq i64 %r.rd583.0, 0
  br i1 %v619, label %b.L__BB58_42, label %b.next.74
b.next.74:
  %v625 = lshr i64 %r.rd583.0, %v589
  %v628.not370 = icmp eq i64 %v625, 0
  %v628.not = select i1 %v591, i1 true, i1 %v628.not370
  br i1 %v628.not, label %b.L__BB58_41, label %b.L__BB58_44
b.L__BB58_41:
  %r.r342.2 = phi i32 [ %v630, %b.L__BB58_41 ], [ %smax, %b.next.74 ]
  %r.rd583.2 = phi i64 [ %v632, %b.L__BB58_41 ], [ %r.rd583.0, %b.next.74 ]
  %v630 = add i32 %r.r342.2, 1
  %v632 = mul i64 %r.rd583.2, 10
  %v636 = lshr i64 %v632, %v589
  %v639371 = icmp eq i64 %v636, 0
  %v639 = select i1 %v591, i1 true, i1 %v639371
  br i1 %v639, label %b.L__BB58_41, label %b.L__BB58_44
b.L__BB58_44:
  %r.r342.1 = phi i32 [ %v630, %b.L__BB58_41 ], [ %smax, %b.next.74 ], [ %v609, %b.L__BB58_43 ]
  %r.rd583.1 = phi i64 [ %v632, %b.L__BB58_41 ], [ %r.rd583.0, %b.next.74 ], [ %v608, %b.L__BB58_43 ]
  %v647 = load i32, ptr %v330, align 4
  %reass.sub442 = sub i32 %v647, %r.r342.1
  %v648 = add i32 %reass.sub442, 1
  store i32 %v648, ptr %v330, align 4
  %v654.not = icmp slt i32 %r.r342.1, %r.r350.12
  br i1 %v654.not, label %b.L__BB58_46, label %b.L__BB58_47
b.L__BB58_46:
  %r.r342.3 = phi i32 [ %v689, %b.L__BB58_46 ], [ %r.r342.1, %b.L__BB58_44 ]
  %r.rd583.4 = phi i64 [ %v683, %b.L__BB58_46 ], [ %r.rd583.1, %b.L__BB58_44 ]
  %r.r343.0 = phi i32 [ %v664, %b.L__BB58_46 ], [ 0, %b.L__BB58_44 ]
  %v660 = lshr i64 %r.rd583.4, %v589
  %v664 = add i32 %r.r343.0, 1
  %v665 = sext i32 %r.r343.0 to i64
  %12 = trunc i64 %v660 to i8
  %v668 = select i1 %v591, i8 0, i8 %12
  %v671 = getelementptr i8, ptr %m.__local_depot58, i64 %v665
  store i8 %v668, ptr %v671, align 1
  %v673 = and i64 %r.rd583.4, %v593
  %v674 = mul i64 %v673, 10
  %v676 = sext i32 %r.r342.3 to i64
  %v680 = getelementptr i8, ptr %m.__local_depot58, i64 %v676
  %v681 = load i8, ptr %v680, align 1
  %v682 = zext i8 %v681 to i64
  %v683 = add i64 %v674, %v682
  %v688 = load i32, ptr %v301, align 4
  %v689 = add nsw i32 %r.r342.3, 1
  %v690 = icmp slt i32 %v689, %v688
  br i1 %v690, label %b.L__BB58_46, label %b.L__BB58_47
b.L__BB58_47:
  %r.r350.13 = phi i32 [ 0, %b.L__BB58_44 ], [ %v664, %b.L__BB58_46 ]
  %r.rd583.3 = phi i64 [ %r.rd583.1, %b.L__BB58_44 ], [ %v683, %b.L__BB58_46 ]
  %v692 = icmp eq i64 %r.rd583.3, 0
  br i1 %v692, label %b.L__BB58_52, label %b.L__BB58_48.preheader
b.L__BB58_48.preheader:
  %not.v591 = xor i1 %v591, true
  br label %b.L__BB58_48
b.L__BB58_48:
  %r.r350.15 = phi i32 [ %r.r350.16, %b.L__BB58_51 ], [ %r.r350.13, %b.L__BB58_48.preheader ]
  %r.rd583.5 = phi i64 [ %v740, %b.L__BB58_51 ], [ %r.rd583.3, %b.L__BB58_48.preheader ]
  %v694 = icmp slt i32 %r.r350.15, 800
  br i1 %v694, label %b.L__BB58_50, label %b.L__BB58_49
b.L__BB58_50:
  %v700 = lshr i64 %r.rd583.5, %v589
  %v704 = add nsw i32 %r.r350.15, 1
  %v705 = sext i32 %r.r350.15 to i64
  %13 = trunc i64 %v700 to i8
  %v708 = select i1 %v591, i8 0, i8 %13
  %v711 = getelementptr i8, ptr %m.__local_depot58, i64 %v705
  store i8 %v708, ptr %v711, align 1
  br label %b.L__BB58_51
b.L__BB58_49:
  %v717 = load i8, ptr %v305, align 4
  %v718 = sext i8 %v717 to i32
  %v724 = lshr i64 %r.rd583.5, %v589
  %v727.not373 = icmp ne i64 %v724, 0
  %v727.not = select i1 %not.v591, i1 %v727.not373, i1 false
  %v728 = zext i1 %v727.not to i32
  %v729 = or i32 %v718, %v728
  %v730.not = icmp ne i32 %v729, 0
  %v732 = zext i1 %v730.not to i8
  store i8 %v732, ptr %v305, align 4
  br label %b.L__BB58_51
b.L__BB58_51:
  %r.r350.16 = phi i32 [ %v704, %b.L__BB58_50 ], [ %r.r350.15, %b.L__BB58_49 ]
  %v739 = and i64 %r.rd583.5, %v593
  %v740 = mul i64 %v739, 10
  %v741.not = icmp eq i64 %v740, 0
  br i1 %v741.not, label %b.L__BB58_52, label %b.L__BB58_48
b.L__BB58_52:
  %r.r350.14 = phi i32 [ %r.r350.13, %b.L__BB58_47 ], [ %r.r350.16, %b.L__BB58_51 ]
  store i32 %r.r350.14, ptr %v301, align 4
  %v748 = icmp slt i32 %r.r350.14, 1
  br i1 %v748, label %b.L__BB58_55, label %b.L__BB58_53
b.L__BB58_53:
  %r.r350.18 = phi i32 [ %v750, %b.next.93 ], [ %r.r350.14, %b.L__BB58_52 ]
  %v750 = add nsw i32 %r.r350.18, -1
  %v751 = sext i32 %v750 to i64
  %v756 = getelementptr i8, ptr %m.__local_depot58, i64 %v751
  %v757 = load i8, ptr %v756, align 1
  %v759.not = icmp eq i8 %v757, 0
  br i1 %v759.not, label %b.next.93, label %b.L__BB58_55
b.next.93:
  store i32 %v750, ptr %v301, align 4
  %v767 = icmp sgt i32 %r.r350.18, 1
  br i1 %v767, label %b.L__BB58_53, label %b.L__BB58_55
b.L__BB58_42:
  store i32 0, ptr %v301, align 4
  br label %b.L__BB58_55
b.L__BB58_55:
  %r.r350.17 = phi i32 [ %r.r350.14, %b.L__BB58_52 ], [ 0, %b.L__BB58_42 ], [ %r.r350.18, %b.L__BB58_53 ], [ 0, %b.next.93 ]
  %v775 = add nsw i32 %r.r339.0, -56
  %v777 = icmp ne i32 %r.r350.17, 0
  %v778 = icmp sgt i32 %r.r339.0, 56
  %v779 = and i1 %v778, %v777
  br i1 %v779, label %b.L__BB58_37, label %b.L__BB58_78
b.L__BB58_60:
  %v781 = and i64 %v246, -4
  %v783 = icmp ule i64 %v232, %v781
  %v786 = add i64 %v781, 4
  %v788 = icmp ule i64 %v786, %v268
  %v789 = xor i1 %v783, %v788
  br i1 %v789, label %b.L__BB58_62, label %b.next.99
b.next.99:
  %v791 = or disjoint i64 %v781, 2
  %v793 = icmp ugt i64 %v249, %v791
  %14 = and i64 %v246, 4
  %v797 = icmp ne i64 %14, 0
  %v798 = icmp eq i64 %v249, %v791
  %v799 = and i1 %v797, %v798
  %v800 = or i1 %v793, %v799
  br label %b.L__BB58_62
b.L__BB58_62:
  %r.p324.0 = phi i1 [ %v788, %b.L__BB58_60 ], [ %v800, %b.next.99 ]
  %v802 = zext i1 %r.p324.0 to i64
  %v804 = lshr i64 %v246, 2
  %v805 = add nuw nsw i64 %v804, %v802
  br label %b.L__BB58_65
b.L__BB58_251:
  br label %b.L__BB58_253
b.L__BB58_253:
  %r.rd651.0 = phi i64 [ 0, %b.next.11 ], [ %v118, %b.L__BB58_252 ], [ %v99, %b.L__BB58_251 ], [ 0, %b.next.11 ]
  %v811 = icmp eq i64 %r.rd651.0, 0
  br i1 %v811, label %b.L__BB58_264, label %b.next.103
b.next.103:
  %v814403 = lshr i64 %i.p3, 6
  %v815 = trunc i64 %v814403 to i16
  %v819404 = lshr i64 %i.p3, 12
  %v820 = trunc i64 %v819404 to i8
  %v821 = or i8 %v820, -32
  %v822 = and i16 %v815, 63
  %v823 = or disjoint i16 %v822, -128
  %v824405 = lshr i64 %i.p3, 18
  %v825 = trunc i64 %v824405 to i8
  %v826 = or i8 %v825, -16
  %v830 = icmp samesign ult i32 %v4, 128
  %v837 = icmp samesign ult i32 %v4, 2048
  %v843 = icmp samesign ult i32 %v4, 65536
  %15 = and i8 %v820, 63
  %v860 = or disjoint i8 %15, -128
  %v864 = trunc nsw i16 %v823 to i8
  %v851 = trunc nsw i16 %v823 to i8
  %16 = trunc i64 %v814403 to i8
  %v839 = or i8 %16, -64
  %17 = trunc i64 %i.p3 to i8
  %18 = and i8 %17, 63
  %v869 = or disjoint i8 %18, -128
  %v834 = trunc i64 %i.p3 to i8
  br label %b.L__BB58_255
b.L__BB58_255:
  %r.rd229.2 = phi i64 [ %r.rd229.0, %b.next.103 ], [ %r.rd229.3, %b.L__BB58_263 ]
  %r.rd652.0 = phi i64 [ 0, %b.next.103 ], [ %v873, %b.L__BB58_263 ]
  br i1 %v830, label %b.L__BB58_262, label %b.L__BB58_256
b.L__BB58_262:
  %v832 = add i64 %r.rd229.2, 1
  %v835 = inttoptr i64 %r.rd229.2 to ptr
  store i8 %v834, ptr %v835, align 1
  br label %b.L__BB58_263
b.L__BB58_256:
  br i1 %v837, label %b.L__BB58_261, label %b.L__BB58_257
b.L__BB58_257:
  br i1 %v843, label %b.L__BB58_259, label %b.L__BB58_258
b.L__BB58_259:
  %v845 = add i64 %r.rd229.2, 1
  %v849 = inttoptr i64 %r.rd229.2 to ptr
  store i8 %v821, ptr %v849, align 1
  br label %b.L__BB58_261
b.L__BB58_258:
  %v857 = inttoptr i64 %r.rd229.2 to ptr
  store i8 %v826, ptr %v857, align 1
  %v858 = add i64 %r.rd229.2, 2
  %v862 = getelementptr i8, ptr %v857, i64 1
  store i8 %v860, ptr %v862, align 1
  br label %b.L__BB58_261
b.L__BB58_261:
  %v858.sink = phi i64 [ %v858, %b.L__BB58_258 ], [ %v845, %b.L__BB58_259 ], [ %r.rd229.2, %b.L__BB58_256 ]
  %v864.sink = phi i8 [ %v864, %b.L__BB58_258 ], [ %v851, %b.L__BB58_259 ], [ %v839, %b.L__BB58_256 ]
  %v865 = inttoptr i64 %v858.sink to ptr
  store i8 %v864.sink, ptr %v865, align 1
  %v867 = add i64 %v858.sink, 2
  %v870 = inttoptr i64 %v858.sink to ptr
  %v871 = getelementptr i8, ptr %v870, i64 1
  store i8 %v869, ptr %v871, align 1
  br label %b.L__BB58_263
b.L__BB58_263:
  %r.rd229.3 = phi i64 [ %v832, %b.L__BB58_262 ], [ %v867, %b.L__BB58_261 ]
  %v873 = add nuw nsw i64 %r.rd652.0, 1
  %v875 = icmp samesign ult i64 %v873, %r.rd651.0
  br i1 %v875, label %b.L__BB58_255, label %b.L__BB58_264
b.L__BB58_264:
  %r.rd229.1 = phi i64 [ %r.rd229.0, %b.L__BB58_253 ], [ %r.rd229.3, %b.L__BB58_263 ]
  %v877 = icmp eq i32 %v91, 0
  br i1 %v877, label %b.L__BB58_266, label %b.next.118
b.next.118:
  %v879 = add i64 %r.rd229.1, 1
  %v881 = trunc nuw i32 %v91 to i8
  %v882 = inttoptr i64 %r.rd229.1 to ptr
  store i8 %v881, ptr %v882, align 1
  br label %b.L__BB58_266
b.L__BB58_266:
  %r.rd229.4 = phi i64 [ %r.rd229.1, %b.L__BB58_264 ], [ %v879, %b.next.118 ]
  %v884 = icmp ne i32 %v5, 61
  %v886 = icmp slt i64 %v98, 1
  %v887 = or i1 %v884, %v886
  br i1 %v887, label %b.L__BB58_277, label %b.next.120
b.next.120:
  %v890406 = lshr i64 %i.p3, 6
  %v891 = trunc i64 %v890406 to i16
  %v895407 = lshr i64 %i.p3, 12
  %v896 = trunc i64 %v895407 to i8
  %v897 = or i8 %v896, -32
  %v898 = and i16 %v891, 63
  %v899 = or disjoint i16 %v898, -128
  %v900408 = lshr i64 %i.p3, 18
  %v901 = trunc i64 %v900408 to i8
  %v902 = or i8 %v901, -16
  %v906 = icmp samesign ult i32 %v4, 128
  %v913 = icmp samesign ult i32 %v4, 2048
  %v919 = icmp samesign ult i32 %v4, 65536
  %19 = and i8 %v896, 63
  %v936 = or disjoint i8 %19, -128
  %v940 = trunc nsw i16 %v899 to i8
  %v927 = trunc nsw i16 %v899 to i8
  %20 = trunc i64 %v890406 to i8
  %v915 = or i8 %20, -64
  %21 = trunc i64 %i.p3 to i8
  %22 = and i8 %21, 63
  %v945 = or disjoint i8 %22, -128
  %v910 = trunc i64 %i.p3 to i8
  br label %b.L__BB58_268
b.L__BB58_268:
  %r.rd229.6 = phi i64 [ %r.rd229.4, %b.next.120 ], [ %r.rd229.7, %b.L__BB58_276 ]
  %r.rd658.0 = phi i64 [ 0, %b.next.120 ], [ %v949, %b.L__BB58_276 ]
  br i1 %v906, label %b.L__BB58_275, label %b.L__BB58_269
b.L__BB58_275:
  %v908 = add i64 %r.rd229.6, 1
  %v911 = inttoptr i64 %r.rd229.6 to ptr
  store i8 %v910, ptr %v911, align 1
  br label %b.L__BB58_276
b.L__BB58_269:
  br i1 %v913, label %b.L__BB58_274, label %b.L__BB58_270
b.L__BB58_270:
  br i1 %v919, label %b.L__BB58_272, label %b.L__BB58_271
b.L__BB58_272:
  %v921 = add i64 %r.rd229.6, 1
  %v925 = inttoptr i64 %r.rd229.6 to ptr
  store i8 %v897, ptr %v925, align 1
  br label %b.L__BB58_274
b.L__BB58_271:
  %v933 = inttoptr i64 %r.rd229.6 to ptr
  store i8 %v902, ptr %v933, align 1
  %v934 = add i64 %r.rd229.6, 2
  %v938 = getelementptr i8, ptr %v933, i64 1
  store i8 %v936, ptr %v938, align 1
  br label %b.L__BB58_274
b.L__BB58_274:
  %v934.sink = phi i64 [ %v934, %b.L__BB58_271 ], [ %v921, %b.L__BB58_272 ], [ %r.rd229.6, %b.L__BB58_269 ]
  %v940.sink = phi i8 [ %v940, %b.L__BB58_271 ], [ %v927, %b.L__BB58_272 ], [ %v915, %b.L__BB58_269 ]
  %v941 = inttoptr i64 %v934.sink to ptr
  store i8 %v940.sink, ptr %v941, align 1
  %v943 = add i64 %v934.sink, 2
  %v946 = inttoptr i64 %v934.sink to ptr
  %v947 = getelementptr i8, ptr %v946, i64 1
  store i8 %v945, ptr %v947, align 1
  br label %b.L__BB58_276
b.L__BB58_276:
  %r.rd229.7 = phi i64 [ %v908, %b.L__BB58_275 ], [ %v943, %b.L__BB58_274 ]
  %v949 = add nuw nsw i64 %r.rd658.0, 1
  %v951 = icmp sgt i64 %v98, %v949
  br i1 %v951, label %b.L__BB58_268, label %b.L__BB58_277
b.L__BB58_277:
  %r.rd229.5 = phi i64 [ %r.rd229.4, %b.L__BB58_266 ], [ %r.rd229.7, %b.L__BB58_276 ]
  %to.at.i = inttoptr i64 %r.rd229.5 to ptr
  %from.at.i = inttoptr i64 %v37 to ptr
  %long.i.i = icmp ugt i64 %v95, 16
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %v95, i1 false)
  br label %udf_copy.exit
short.i.i:
  %eight.i.i = icmp ugt i64 %v95, 7
  br i1 %eight.i.i, label %words.i.i, label %byte.i.i
words.i.i:
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %v95
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %v95
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %short.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %v95
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v956 = add i64 %r.rd229.5, %v95
  %v958 = icmp eq i32 %v5, 61
  br i1 %v958, label %b.L__BB58_289, label %b.next.135
b.next.135:
  %v961 = sub nsw i64 %v99, %r.rd651.0
  %v962 = icmp slt i64 %v961, 1
  br i1 %v962, label %b.L__BB58_289, label %b.next.136
b.next.136:
  %v965409 = lshr i64 %i.p3, 6
  %v966 = trunc i64 %v965409 to i16
  %v970410 = lshr i64 %i.p3, 12
  %v971 = trunc i64 %v970410 to i8
  %v972 = or i8 %v971, -32
  %v973 = and i16 %v966, 63
  %v974 = or disjoint i16 %v973, -128
  %v975411 = lshr i64 %i.p3, 18
  %v976 = trunc i64 %v975411 to i8
  %v977 = or i8 %v976, -16
  %v981 = icmp samesign ult i32 %v4, 128
  %v988 = icmp samesign ult i32 %v4, 2048
  %v994 = icmp samesign ult i32 %v4, 65536
  %23 = and i8 %v971, 63
  %v1011 = or disjoint i8 %23, -128
  %v1015 = trunc nsw i16 %v974 to i8
  %v1002 = trunc nsw i16 %v974 to i8
  %24 = trunc i64 %v965409 to i8
  %v990 = or i8 %24, -64
  %25 = trunc i64 %i.p3 to i8
  %26 = and i8 %25, 63
  %v1020 = or disjoint i8 %26, -128
  %v985 = trunc i64 %i.p3 to i8
  br label %b.L__BB58_280
b.L__BB58_280:
  %r.rd255.1 = phi i64 [ %v956, %b.next.136 ], [ %r.rd255.2, %b.L__BB58_288 ]
  %r.rd663.0 = phi i64 [ 0, %b.next.136 ], [ %v1024, %b.L__BB58_288 ]
  br i1 %v981, label %b.L__BB58_287, label %b.L__BB58_281
b.L__BB58_287:
  %v983 = add i64 %r.rd255.1, 1
  %v986 = inttoptr i64 %r.rd255.1 to ptr
  store i8 %v985, ptr %v986, align 1
  br label %b.L__BB58_288
b.L__BB58_281:
  br i1 %v988, label %b.L__BB58_286, label %b.L__BB58_282
b.L__BB58_282:
  br i1 %v994, label %b.L__BB58_284, label %b.L__BB58_283
b.L__BB58_284:
  %v996 = add i64 %r.rd255.1, 1
  %v1000 = inttoptr i64 %r.rd255.1 to ptr
  store i8 %v972, ptr %v1000, align 1
  br label %b.L__BB58_286
b.L__BB58_283:
  %v1008 = inttoptr i64 %r.rd255.1 to ptr
  store i8 %v977, ptr %v1008, align 1
  %v1009 = add i64 %r.rd255.1, 2
  %v1013 = getelementptr i8, ptr %v1008, i64 1
  store i8 %v1011, ptr %v1013, align 1
  br label %b.L__BB58_286
b.L__BB58_286:
  %v1009.sink = phi i64 [ %v1009, %b.L__BB58_283 ], [ %v996, %b.L__BB58_284 ], [ %r.rd255.1, %b.L__BB58_281 ]
  %v1015.sink = phi i8 [ %v1015, %b.L__BB58_283 ], [ %v1002, %b.L__BB58_284 ], [ %v990, %b.L__BB58_281 ]
  %v1016 = inttoptr i64 %v1009.sink to ptr
  store i8 %v1015.sink, ptr %v1016, align 1
  %v1018 = add i64 %v1009.sink, 2
  %v1021 = inttoptr i64 %v1009.sink to ptr
  %v1022 = getelementptr i8, ptr %v1021, i64 1
  store i8 %v1020, ptr %v1022, align 1
  br label %b.L__BB58_288
b.L__BB58_288:
  %r.rd255.2 = phi i64 [ %v983, %b.L__BB58_287 ], [ %v1018, %b.L__BB58_286 ]
  %v1024 = add nuw nsw i64 %r.rd663.0, 1
  %v1026 = icmp slt i64 %v1024, %v961
  br i1 %v1026, label %b.L__BB58_280, label %b.L__BB58_289
b.L__BB58_289:
  %r.rd255.0 = phi i64 [ %v956, %udf_copy.exit ], [ %v956, %b.next.135 ], [ %r.rd255.2, %b.L__BB58_288 ]
  %v1030 = load i64, ptr %v86, align 8
  store i64 %r.rd255.0, ptr %v86, align 8
  %v1034 = sub i64 %r.rd255.0, %v1030
  br label %b.L__BB58_290
b.L__BB58_64:
  %v1040 = lshr i64 %v134, %v143
  %v1042 = select i1 %v145, i64 0, i64 %v1040
  br label %b.L__BB58_65
b.L__BB58_65:
  %r.r353.1 = phi i32 [ %v287, %b.L__BB58_63 ], [ %v160, %b.L__BB58_62 ], [ 0, %b.L__BB58_64 ]
  %r.rd589.1 = phi i64 [ %v285, %b.L__BB58_63 ], [ %v805, %b.L__BB58_62 ], [ %v1042, %b.L__BB58_64 ]
  %v1044 = zext nneg i64 %r.rd589.1 to i128
  %v1046 = mul nuw nsw i128 %v1044, 14757395258967641293
  %sum.shift376 = lshr i128 %v1046, 67
  %v1049377 = trunc nuw nsw i128 %sum.shift376 to i64
  %v1050.neg = mul nsw i64 %v1049377, -10
  %v1051 = sub nsw i64 0, %r.rd589.1
  %v1052.not = icmp eq i64 %v1050.neg, %v1051
  br i1 %v1052.not, label %b.L__BB58_66, label %b.L__BB58_67
b.L__BB58_66:
  %r.r353.2 = phi i32 [ %v1054, %b.L__BB58_66 ], [ %r.r353.1, %b.L__BB58_65 ]
  %r.rd589.2 = phi i64 [ %v1061379, %b.L__BB58_66 ], [ %r.rd589.1, %b.L__BB58_65 ]
  %v1054 = add i32 %r.r353.2, 1
  %v1056 = zext nneg i64 %r.rd589.2 to i128
  %v1058 = mul nuw nsw i128 %v1056, 14757395258967641293
  %sum.shift378 = lshr i128 %v1058, 67
  %v1061379 = trunc nuw nsw i128 %sum.shift378 to i64
  %v1063 = mul nuw nsw i128 %sum.shift378, 14757395258967641293
  %sum.shift380 = lshr i128 %v1063, 67
  %v1066381 = trunc nuw nsw i128 %sum.shift380 to i64
  %v1067.neg = mul nsw i64 %v1066381, -10
  %v1068 = sub nsw i64 0, %v1061379
  %v1069 = icmp eq i64 %v1067.neg, %v1068
  br i1 %v1069, label %b.L__BB58_66, label %b.L__BB58_67
b.L__BB58_67:
  %r.r353.0 = phi i32 [ 0, %b.L__BB58_56 ], [ %r.r353.1, %b.L__BB58_65 ], [ %v1054, %b.L__BB58_66 ]
  %r.rd589.0 = phi i64 [ 0, %b.L__BB58_56 ], [ %r.rd589.1, %b.L__BB58_65 ], [ %v1061379, %b.L__BB58_66 ]
  %v1074 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  store i32 0, ptr %v1074, align 4
  %v1078 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 808
  store i8 0, ptr %v1078, align 4
  %v1080 = icmp eq i64 %r.rd589.0, 0
  br i1 %v1080, label %b.L__BB58_71, label %b.L__BB58_69
b.L__BB58_69:
  %r.r350.20 = phi i32 [ %v1083, %b.L__BB58_69 ], [ 0, %b.L__BB58_67 ]
  %r.rd590.0 = phi i64 [ %v1090383, %b.L__BB58_69 ], [ %r.rd589.0, %b.L__BB58_67 ]
  %v1083 = add i32 %r.r350.20, 1
  %v1085 = zext nneg i64 %r.rd590.0 to i128
  %v1087 = mul nuw nsw i128 %v1085, 14757395258967641293
  %sum.shift382 = lshr i128 %v1087, 67
  %v1090383 = trunc nuw nsw i128 %sum.shift382 to i64
  %v1091 = icmp samesign ugt i64 %r.rd590.0, 9
  br i1 %v1091, label %b.L__BB58_69, label %b.next.159
b.next.159:
  store i32 %v1083, ptr %v1074, align 4
  br label %b.L__BB58_71
b.L__BB58_71:
  %r.r350.19 = phi i32 [ 0, %b.L__BB58_67 ], [ %v1083, %b.next.159 ]
  %v1104 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 804
  store i32 %r.r350.19, ptr %v1104, align 4
  %v1105 = icmp slt i32 %r.r350.19, 1
  br i1 %v1105, label %b.L__BB58_74, label %b.L__BB58_72
b.L__BB58_72:
  %r.r350.22 = phi i32 [ %v1116, %b.L__BB58_72 ], [ %r.r350.19, %b.L__BB58_71 ]
  %r.rd589.3 = phi i64 [ %v1112385, %b.L__BB58_72 ], [ %r.rd589.0, %b.L__BB58_71 ]
  %v1107 = zext i64 %r.rd589.3 to i128
  %v1109 = mul nuw i128 %v1107, 14757395258967641293
  %sum.shift384 = lshr i128 %v1109, 67
  %v1112385 = trunc nuw nsw i128 %sum.shift384 to i64
  %v1113.neg = mul i64 %v1112385, 246
  %v1114 = add i64 %v1113.neg, %r.rd589.3
  %v1116 = add nsw i32 %r.r350.22, -1
  %v1117 = sext i32 %v1116 to i64
  %v1120 = trunc i64 %v1114 to i8
  %v1123 = getelementptr i8, ptr %m.__local_depot58, i64 %v1117
  store i8 %v1120, ptr %v1123, align 1
  %v1124 = icmp sgt i32 %r.r350.22, 1
  br i1 %v1124, label %b.L__BB58_72, label %b.next.163
b.next.163:
  %v1130 = load i32, ptr %v1074, align 4
  br label %b.L__BB58_74
b.L__BB58_74:
  %r.r350.21 = phi i32 [ %r.r350.19, %b.L__BB58_71 ], [ %v1130, %b.next.163 ]
  %v1132 = icmp slt i32 %r.r350.21, 1
  br i1 %v1132, label %b.L__BB58_77, label %b.L__BB58_75
b.L__BB58_75:
  %r.r350.24 = phi i32 [ %v1134, %b.next.167 ], [ %r.r350.21, %b.L__BB58_74 ]
  %v1134 = add nsw i32 %r.r350.24, -1
  %v1135 = sext i32 %v1134 to i64
  %v1140 = getelementptr i8, ptr %m.__local_depot58, i64 %v1135
  %v1141 = load i8, ptr %v1140, align 1
  %v1143.not = icmp eq i8 %v1141, 0
  br i1 %v1143.not, label %b.next.167, label %b.L__BB58_77
b.next.167:
  store i32 %v1134, ptr %v1074, align 4
  %v1151 = icmp sgt i32 %r.r350.24, 1
  br i1 %v1151, label %b.L__BB58_75, label %b.L__BB58_77
b.L__BB58_77:
  %r.r350.23 = phi i32 [ %r.r350.21, %b.L__BB58_74 ], [ %r.r350.24, %b.L__BB58_75 ], [ 0, %b.next.167 ]
  %v1158 = load i32, ptr %v1104, align 4
  %v1160 = add i32 %v1158, %r.r353.0
  store i32 %v1160, ptr %v1104, align 4
  br label %b.L__BB58_78
b.L__BB58_78:
  %r.r350.11 = phi i32 [ %r.r350.23, %b.L__BB58_77 ], [ %r.r350.6, %b.L__BB58_35 ], [ %r.r350.17, %b.L__BB58_55 ]
  %v1169 = select i1 %v123, i32 6, i32 %v32
  %v1171 = icmp eq i32 %v15, 102
  %v1173 = or i1 %v13.not, %v1171
  br i1 %v1173, label %b.L__BB58_156, label %b.L__BB58_79
b.L__BB58_156:
  %v1178 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 804
  %v1179 = load i32, ptr %v1178, align 4
  %v1181 = add i32 %v1179, %v1169
  %v1183.not = icmp sgt i32 %r.r350.11, %v1181
  br i1 %v1183.not, label %b.next.173, label %b.L__BB58_172
b.next.173:
  %v1185 = icmp slt i32 %v1181, 0
  br i1 %v1185, label %b.L__BB58_171, label %b.next.174
b.next.174:
  %v1187 = zext nneg i32 %v1181 to i64
  %v1192 = getelementptr i8, ptr %m.__local_depot58, i64 %v1187
  %v1193 = load i8, ptr %v1192, align 1
  %v1195 = icmp eq i8 %v1193, 5
  %v1196 = add nuw i32 %v1181, 1
  %v1198 = icmp eq i32 %v1196, %r.r350.11
  %v1199 = and i1 %v1198, %v1195
  %v1203 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 808
  %v1204 = load i8, ptr %v1203, align 4
  %v1206 = icmp eq i8 %v1204, 0
  %v1207 = and i1 %v1199, %v1206
  %v1208 = icmp eq i32 %v1181, 0
  br i1 %v1208, label %b.L__BB58_160, label %b.next.175
b.next.175:
  %v1213 = getelementptr i8, ptr %v1192, i64 -1
  %v1214 = load i8, ptr %v1213, align 1
  %27 = and i8 %v1214, 1
  %v1216 = zext nneg i8 %27 to i16
  br label %b.L__BB58_160
b.L__BB58_160:
  %r.rs190.0 = phi i16 [ 0, %b.next.174 ], [ %v1216, %b.next.175 ]
  %v1218 = icmp ugt i8 %v1193, 4
  %v1219 = zext i1 %v1218 to i16
  %v1222 = select i1 %v1207, i16 %r.rs190.0, i16 %v1219
  %v1228 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  store i32 %v1181, ptr %v1228, align 4
  %v1229 = icmp eq i16 %v1222, 0
  %v1231 = or i1 %v1208, %v1229
  br i1 %v1231, label %b.L__BB58_166, label %b.L__BB58_161
b.L__BB58_161:
  %r.r383.1 = phi i32 [ %r.r383.2, %b.L__BB58_164 ], [ %v1181, %b.L__BB58_160 ]
  %v1233 = add nsw i32 %r.r383.1, -1
  %v1234 = zext nneg i32 %v1233 to i64
  %v1239 = getelementptr i8, ptr %m.__local_depot58, i64 %v1234
  %v1240 = load i8, ptr %v1239, align 1
  %v1242 = icmp eq i8 %v1240, 9
  br i1 %v1242, label %b.L__BB58_163, label %b.L__BB58_162
b.L__BB58_163:
  store i32 %v1233, ptr %v1228, align 4
  br label %b.L__BB58_164
b.L__BB58_162:
  %v1252 = add i8 %v1240, 1
  store i8 %v1252, ptr %v1239, align 1
  %v1263 = load i32, ptr %v1228, align 4
  br label %b.L__BB58_164
b.L__BB58_164:
  %r.r383.2 = phi i32 [ %v1233, %b.L__BB58_163 ], [ %v1263, %b.L__BB58_162 ]
  %v1265 = icmp sgt i32 %r.r383.2, 0
  %v1267 = and i1 %v1242, %v1265
  br i1 %v1267, label %b.L__BB58_161, label %b.next.183
b.next.183:
  %v1269 = zext i1 %v1242 to i16
  br label %b.L__BB58_166
b.L__BB58_166:
  %r.r383.0 = phi i32 [ %v1181, %b.L__BB58_160 ], [ %r.r383.2, %b.next.183 ]
  %r.rs191.0 = phi i16 [ %v1222, %b.L__BB58_160 ], [ %v1269, %b.next.183 ]
  %v1271 = icmp eq i16 %r.rs191.0, 0
  br i1 %v1271, label %b.L__BB58_168, label %b.next.185
b.next.185:
  store i32 1, ptr %v1228, align 4
  store i8 1, ptr %m.__local_depot58, align 4
  %v1284 = load i32, ptr %v1178, align 4
  %v1285 = add i32 %v1284, 1
  store i32 %v1285, ptr %v1178, align 4
  br label %b.L__BB58_168
b.L__BB58_168:
  %r.r383.3 = phi i32 [ %r.r383.0, %b.L__BB58_166 ], [ 1, %b.next.185 ]
  %v1291 = icmp slt i32 %r.r383.3, 1
  br i1 %v1291, label %b.L__BB58_172, label %b.L__BB58_169
b.L__BB58_169:
  %r.r383.4 = phi i32 [ %v1293, %b.next.189 ], [ %r.r383.3, %b.L__BB58_168 ]
  %v1293 = add nsw i32 %r.r383.4, -1
  %v1294 = sext i32 %v1293 to i64
  %v1299 = getelementptr i8, ptr %m.__local_depot58, i64 %v1294
  %v1300 = load i8, ptr %v1299, align 1
  %v1302.not = icmp eq i8 %v1300, 0
  br i1 %v1302.not, label %b.next.189, label %b.L__BB58_172
b.next.189:
  store i32 %v1293, ptr %v1228, align 4
  %v1310 = icmp sgt i32 %r.r383.4, 1
  br i1 %v1310, label %b.L__BB58_169, label %b.L__BB58_172
b.L__BB58_79:
  %v1313 = icmp eq i32 %v15, 101
  br i1 %v1313, label %b.L__BB58_125, label %b.L__BB58_80
b.L__BB58_125:
  %v1315 = add i32 %v1169, 1
  %v1317.not = icmp sgt i32 %r.r350.11, %v1315
  br i1 %v1317.not, label %b.L__BB58_127, label %b.L__BB58_142
b.L__BB58_80:
  %v1327 = tail call i32 @llvm.umax.i32(i32 %v1169, i32 1)
  %v1329 = select i1 %v124, i32 17, i32 %v1327
  %v1331 = icmp sle i32 %r.r350.11, %v1329
  %v1333 = or i1 %v124, %v1331
  br i1 %v1333, label %b.L__BB58_95, label %b.next.198
b.next.198:
  %v1335 = sext i32 %v1329 to i64
  %v1340 = getelementptr i8, ptr %m.__local_depot58, i64 %v1335
  %v1341 = load i8, ptr %v1340, align 1
  %v1343 = icmp eq i8 %v1341, 5
  %v1344 = add i32 %v1329, 1
  %v1346 = icmp eq i32 %v1344, %r.r350.11
  %v1347 = and i1 %v1346, %v1343
  %v1351 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 808
  %v1352 = load i8, ptr %v1351, align 4
  %v1354 = icmp eq i8 %v1352, 0
  %v1355 = and i1 %v1347, %v1354
  %v1356 = icmp slt i32 %v1329, 1
  br i1 %v1356, label %b.L__BB58_83, label %b.next.199
b.next.199:
  %v1361 = getelementptr i8, ptr %v1340, i64 -1
  %v1362 = load i8, ptr %v1361, align 1
  %28 = and i8 %v1362, 1
  %v1364 = zext nneg i8 %28 to i16
  br label %b.L__BB58_83
b.L__BB58_83:
  %r.rs182.0 = phi i16 [ 0, %b.next.198 ], [ %v1364, %b.next.199 ]
  %v1366 = icmp ugt i8 %v1341, 4
  %v1367 = zext i1 %v1366 to i16
  %v1370 = select i1 %v1355, i16 %r.rs182.0, i16 %v1367
  %v1376 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  store i32 %v1329, ptr %v1376, align 4
  %v1377 = icmp eq i16 %v1370, 0
  %v1379 = or i1 %v1356, %v1377
  br i1 %v1379, label %b.L__BB58_90, label %b.L__BB58_85
b.L__BB58_85:
  %r.r350.28 = phi i32 [ %r.r350.29, %b.L__BB58_88 ], [ %v1329, %b.L__BB58_83 ]
  %v1382 = add nsw i32 %r.r350.28, -1
  %v1383 = zext nneg i32 %v1382 to i64
  %v1388 = getelementptr i8, ptr %m.__local_depot58, i64 %v1383
  %v1389 = load i8, ptr %v1388, align 1
  %v1391 = icmp eq i8 %v1389, 9
  br i1 %v1391, label %b.L__BB58_87, label %b.L__BB58_86
b.L__BB58_87:
  store i32 %v1382, ptr %v1376, align 4
  br label %b.L__BB58_88
b.L__BB58_86:
  %v1401 = add i8 %v1389, 1
  store i8 %v1401, ptr %v1388, align 1
  %v1412 = load i32, ptr %v1376, align 4
  br label %b.L__BB58_88
b.L__BB58_88:
  %r.r350.29 = phi i32 [ %v1382, %b.L__BB58_87 ], [ %v1412, %b.L__BB58_86 ]
  %v1414 = icmp sgt i32 %r.r350.29, 0
  %v1416 = and i1 %v1391, %v1414
  br i1 %v1416, label %b.L__BB58_85, label %b.next.207
b.next.207:
  %v1418 = zext i1 %v1391 to i16
  br label %b.L__BB58_90
b.L__BB58_90:
  %r.r350.27 = phi i32 [ %v1329, %b.L__BB58_83 ], [ %r.r350.29, %b.next.207 ]
  %r.rs183.0 = phi i16 [ %v1370, %b.L__BB58_83 ], [ %v1418, %b.next.207 ]
  %v1420 = icmp eq i16 %r.rs183.0, 0
  br i1 %v1420, label %b.L__BB58_92, label %b.next.209
b.next.209:
  store i32 1, ptr %v1376, align 4
  store i8 1, ptr %m.__local_depot58, align 4
  %v1432 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 804
  %v1433 = load i32, ptr %v1432, align 4
  %v1434 = add i32 %v1433, 1
  store i32 %v1434, ptr %v1432, align 4
  br label %b.L__BB58_92
b.L__BB58_92:
  %r.r350.30 = phi i32 [ %r.r350.27, %b.L__BB58_90 ], [ 1, %b.next.209 ]
  %v1440 = icmp slt i32 %r.r350.30, 1
  br i1 %v1440, label %b.L__BB58_95, label %b.L__BB58_93
b.L__BB58_93:
  %r.r350.31 = phi i32 [ %v1442, %b.next.213 ], [ %r.r350.30, %b.L__BB58_92 ]
  %v1442 = add nsw i32 %r.r350.31, -1
  %v1443 = sext i32 %v1442 to i64
  %v1448 = getelementptr i8, ptr %m.__local_depot58, i64 %v1443
  %v1449 = load i8, ptr %v1448, align 1
  %v1451.not = icmp eq i8 %v1449, 0
  br i1 %v1451.not, label %b.next.213, label %b.L__BB58_95
b.next.213:
  store i32 %v1442, ptr %v1376, align 4
  %v1459 = icmp sgt i32 %r.r350.31, 1
  br i1 %v1459, label %b.L__BB58_93, label %b.L__BB58_95
b.L__BB58_95:
  %r.r350.26 = phi i32 [ %r.r350.11, %b.L__BB58_80 ], [ %r.r350.30, %b.L__BB58_92 ], [ %r.r350.31, %b.L__BB58_93 ], [ 0, %b.next.213 ]
  %v1465 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 804
  %v1466 = load i32, ptr %v1465, align 4
  %v1468 = icmp eq i32 %r.r350.26, 0
  %v1469 = select i1 %v1468, i32 1, i32 %v1466
  %v1471 = icmp eq i64 %v8, 0
  %v1473.not = or i1 %v1471, %v124
  %v1474 = tail call i32 @llvm.umax.i32(i32 %r.r350.26, i32 1)
  %v1476 = select i1 %v1473.not, i32 %v1474, i32 %v1329
  %v1478 = sext i1 %v122 to i32
  %v1480 = add i32 %v1327, %v1478
  %v1482 = select i1 %v124, i32 16, i32 %v1480
  %v1483 = icmp sgt i32 %v1469, -4
  %v1484 = icmp sle i32 %v1469, %v1482
  %v1485 = and i1 %v1483, %v1484
  br i1 %v1485, label %b.L__BB58_110, label %b.L__BB58_96
b.L__BB58_110:
  %v1488 = sub i32 %v1476, %v1469
  %v1489 = sext i32 %v1488 to i64
  %v1491 = zext i1 %v122 to i64
  %v1492 = tail call i64 @llvm.smax.i64(i64 %v1489, i64 %v1491)
  %v1493 = trunc nuw nsw i64 %v1492 to i32
  %v1495 = icmp sgt i32 %v1466, 0
  br i1 %v1495, label %b.L__BB58_112, label %b.next.218
b.next.218:
  %v1498 = add i64 %v37, 1
  %v1499 = inttoptr i64 %v37 to ptr
  store i8 48, ptr %v1499, align 1
  br label %b.L__BB58_112
b.L__BB58_112:
  %r.rd616.0 = phi i64 [ %v37, %b.L__BB58_110 ], [ %v1498, %b.next.218 ]
  %v1501 = icmp slt i32 %v1466, 1
  br i1 %v1501, label %b.L__BB58_118, label %b.L__BB58_114.preheader
b.L__BB58_114.preheader:
  %v1508 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  br label %b.L__BB58_114
b.L__BB58_114:
  %r.r371.0 = phi i32 [ %v1528, %b.L__BB58_116 ], [ 0, %b.L__BB58_114.preheader ]
  %r.rd616.2 = phi i64 [ %v1523, %b.L__BB58_116 ], [ %r.rd616.0, %b.L__BB58_114.preheader ]
  %v1509 = load i32, ptr %v1508, align 4
  %v1511.not = icmp sgt i32 %v1509, %r.r371.0
  br i1 %v1511.not, label %b.next.222, label %b.L__BB58_116
b.next.222:
  %v1513 = zext nneg i32 %r.r371.0 to i64
  %v1518 = getelementptr i8, ptr %m.__local_depot58, i64 %v1513
  %v1519 = load i8, ptr %v1518, align 1
  %v1521 = add i8 %v1519, 48
  br label %b.L__BB58_116
b.L__BB58_116:
  %r.rs185.0.off0 = phi i8 [ 48, %b.L__BB58_114 ], [ %v1521, %b.next.222 ]
  %v1523 = add i64 %r.rd616.2, 1
  %v1526 = inttoptr i64 %r.rd616.2 to ptr
  store i8 %r.rs185.0.off0, ptr %v1526, align 1
  %v1528 = add nuw nsw i32 %r.r371.0, 1
  %v1530 = icmp slt i32 %v1528, %v1466
  br i1 %v1530, label %b.L__BB58_114, label %b.L__BB58_118
b.L__BB58_118:
  %r.rd616.1 = phi i64 [ %r.rd616.0, %b.L__BB58_112 ], [ %v1523, %b.L__BB58_116 ]
  %v1533 = icmp slt i32 %v1493, 1
  %v1536 = and i1 %v1471, %v1533
  br i1 %v1536, label %b.L__BB58_120, label %b.next.226
b.next.226:
  %v1539 = add i64 %r.rd616.1, 1
  %v1540 = inttoptr i64 %r.rd616.1 to ptr
  store i8 46, ptr %v1540, align 1
  br label %b.L__BB58_120
b.L__BB58_120:
  %r.rd156.0 = phi i64 [ %r.rd616.1, %b.L__BB58_118 ], [ %v1539, %b.next.226 ]
  %v1543 = sub i64 %r.rd616.1, %v37
  br i1 %v1533, label %b.L__BB58_188, label %b.L__BB58_122.preheader
b.L__BB58_122.preheader:
  %v1558 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  br label %b.L__BB58_122
b.L__BB58_122:
  %r.r372.0 = phi i32 [ %v1578, %b.L__BB58_124 ], [ 0, %b.L__BB58_122.preheader ]
  %r.rd602.0 = phi i64 [ %v1573, %b.L__BB58_124 ], [ %r.rd156.0, %b.L__BB58_122.preheader ]
  %v1551 = load i32, ptr %v1465, align 4
  %v1553 = add i32 %v1551, %r.r372.0
  %v1554 = icmp slt i32 %v1553, 0
  %v1559 = load i32, ptr %v1558, align 4
  %v1560 = icmp sle i32 %v1559, %v1553
  %v1561 = or i1 %v1554, %v1560
  br i1 %v1561, label %b.L__BB58_124, label %b.next.230
b.next.230:
  %v1563 = zext nneg i32 %v1553 to i64
  %v1568 = getelementptr i8, ptr %m.__local_depot58, i64 %v1563
  %v1569 = load i8, ptr %v1568, align 1
  %v1571 = add i8 %v1569, 48
  br label %b.L__BB58_124
b.L__BB58_124:
  %r.rs186.0.off0 = phi i8 [ 48, %b.L__BB58_122 ], [ %v1571, %b.next.230 ]
  %v1573 = add i64 %r.rd602.0, 1
  %v1576 = inttoptr i64 %r.rd602.0 to ptr
  store i8 %r.rs186.0.off0, ptr %v1576, align 1
  %v1578 = add nuw nsw i32 %r.r372.0, 1
  %v1580 = icmp samesign ult i32 %v1578, %v1493
  br i1 %v1580, label %b.L__BB58_122, label %b.L__BB58_188
b.L__BB58_96:
  %v1582 = icmp slt i32 %v1476, 2
  %29 = tail call i32 @llvm.smax.i32(i32 %v1476, i32 1)
  %v1585 = add nsw i32 %29, -1
  %v1590 = load i8, ptr %m.__local_depot58, align 4
  %v1592 = add i8 %v1590, 48
  %v1594 = icmp sgt i32 %r.r350.26, 0
  %v1597 = add i64 %v37, 1
  %v1598 = select i1 %v1594, i8 %v1592, i8 48
  %v1599 = inttoptr i64 %v37 to ptr
  store i8 %v1598, ptr %v1599, align 1
  %v1602 = and i1 %v1471, %v1582
  br i1 %v1602, label %b.L__BB58_98, label %b.next.234
b.next.234:
  %v1604 = add i64 %v37, 2
  %v1606 = getelementptr i8, ptr %v1599, i64 1
  store i8 46, ptr %v1606, align 1
  br label %b.L__BB58_98
b.L__BB58_98:
  %r.rd594.0 = phi i64 [ %v1597, %b.L__BB58_96 ], [ %v1604, %b.next.234 ]
  br i1 %v1582, label %b.L__BB58_103, label %b.L__BB58_100.preheader
b.L__BB58_100.preheader:
  %v1614 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  br label %b.L__BB58_100
b.L__BB58_100:
  %r.r367.0 = phi i32 [ %v1617, %b.L__BB58_102 ], [ 0, %b.L__BB58_100.preheader ]
  %r.rd593.0 = phi i64 [ %v1630, %b.L__BB58_102 ], [ %r.rd594.0, %b.L__BB58_100.preheader ]
  %v1615 = load i32, ptr %v1614, align 4
  %v1617 = add nuw nsw i32 %r.r367.0, 1
  %v1618.not = icmp sgt i32 %v1615, %v1617
  br i1 %v1618.not, label %b.next.238, label %b.L__BB58_102
b.next.238:
  %v1620 = zext nneg i32 %v1617 to i64
  %v1625 = getelementptr i8, ptr %m.__local_depot58, i64 %v1620
  %v1626 = load i8, ptr %v1625, align 1
  %v1628 = add i8 %v1626, 48
  br label %b.L__BB58_102
b.L__BB58_102:
  %r.rs184.0.off0 = phi i8 [ 48, %b.L__BB58_100 ], [ %v1628, %b.next.238 ]
  %v1630 = add i64 %r.rd593.0, 1
  %v1633 = inttoptr i64 %r.rd593.0 to ptr
  store i8 %r.rs184.0.off0, ptr %v1633, align 1
  %v1636 = icmp samesign ult i32 %v1617, %v1585
  br i1 %v1636, label %b.L__BB58_100, label %b.L__BB58_103
b.L__BB58_103:
  %r.rd594.1 = phi i64 [ %r.rd594.0, %b.L__BB58_98 ], [ %v1630, %b.L__BB58_102 ]
  %v1641 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  %v1642 = load i32, ptr %v1641, align 4
  %v1643 = icmp eq i32 %v1642, 0
  %v1648 = load i32, ptr %v1465, align 4
  %v1649 = add i32 %v1648, -1
  %v1650 = select i1 %v1643, i32 0, i32 %v1649
  %v1653 = select i1 %v12, i8 69, i8 101
  %v1655 = inttoptr i64 %r.rd594.1 to ptr
  store i8 %v1653, ptr %v1655, align 1
  %v1656 = icmp slt i32 %v1650, 0
  %v1658 = select i1 %v1656, i8 45, i8 43
  %v1660 = getelementptr i8, ptr %v1655, i64 1
  store i8 %v1658, ptr %v1660, align 1
  %v1661 = tail call i32 @llvm.abs.i32(i32 %v1650, i1 false)
  %v1662 = icmp slt i32 %v1661, 10
  br i1 %v1662, label %b.L__BB58_107, label %b.L__BB58_104
b.L__BB58_171:
  %v1667 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  store i32 0, ptr %v1667, align 4
  br label %b.L__BB58_172
b.L__BB58_172:
  %v1673 = load i32, ptr %v1178, align 4
  %v1674 = icmp sgt i32 %v1673, 0
  br i1 %v1674, label %b.L__BB58_174, label %b.next.246
b.next.246:
  %v1677 = add i64 %v37, 1
  %v1678 = inttoptr i64 %v37 to ptr
  store i8 48, ptr %v1678, align 1
  br label %b.L__BB58_174
b.L__BB58_174:
  %r.rd616.4 = phi i64 [ %v37, %b.L__BB58_172 ], [ %v1677, %b.next.246 ]
  %v1680 = icmp slt i32 %v1673, 1
  br i1 %v1680, label %b.L__BB58_180, label %b.L__BB58_176.preheader
b.L__BB58_176.preheader:
  %v1687 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  br label %b.L__BB58_176
b.L__BB58_176:
  %r.rd616.6 = phi i64 [ %v1702, %b.L__BB58_178 ], [ %r.rd616.4, %b.L__BB58_176.preheader ]
  %r.r388.0 = phi i32 [ %v1707, %b.L__BB58_178 ], [ 0, %b.L__BB58_176.preheader ]
  %v1688 = load i32, ptr %v1687, align 4
  %v1690.not = icmp sgt i32 %v1688, %r.r388.0
  br i1 %v1690.not, label %b.next.250, label %b.L__BB58_178
b.next.250:
  %v1692 = zext nneg i32 %r.r388.0 to i64
  %v1697 = getelementptr i8, ptr %m.__local_depot58, i64 %v1692
  %v1698 = load i8, ptr %v1697, align 1
  %v1700 = add i8 %v1698, 48
  br label %b.L__BB58_178
b.L__BB58_178:
  %r.rs192.0.off0 = phi i8 [ 48, %b.L__BB58_176 ], [ %v1700, %b.next.250 ]
  %v1702 = add i64 %r.rd616.6, 1
  %v1705 = inttoptr i64 %r.rd616.6 to ptr
  store i8 %r.rs192.0.off0, ptr %v1705, align 1
  %v1707 = add nuw nsw i32 %r.r388.0, 1
  %v1709 = icmp slt i32 %v1707, %v1673
  br i1 %v1709, label %b.L__BB58_176, label %b.L__BB58_180
b.L__BB58_180:
  %r.rd616.5 = phi i64 [ %r.rd616.4, %b.L__BB58_174 ], [ %v1702, %b.L__BB58_178 ]
  %v1712 = icmp slt i32 %v1169, 1
  %v1714 = icmp eq i64 %v8, 0
  %v1715 = and i1 %v1712, %v1714
  br i1 %v1715, label %b.L__BB58_182, label %b.next.254
b.next.254:
  %v1718 = add i64 %r.rd616.5, 1
  %v1719 = inttoptr i64 %r.rd616.5 to ptr
  store i8 46, ptr %v1719, align 1
  br label %b.L__BB58_182
b.L__BB58_182:
  %r.rd156.2 = phi i64 [ %r.rd616.5, %b.L__BB58_180 ], [ %v1718, %b.next.254 ]
  %v1722 = sub i64 %r.rd616.5, %v37
  br i1 %v1712, label %b.L__BB58_188, label %b.L__BB58_184.preheader
b.L__BB58_184.preheader:
  %v1736 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  br label %b.L__BB58_184
b.L__BB58_184:
  %r.rd156.3 = phi i64 [ %v1751, %b.L__BB58_186 ], [ %r.rd156.2, %b.L__BB58_184.preheader ]
  %r.r389.0 = phi i32 [ %v1756, %b.L__BB58_186 ], [ 0, %b.L__BB58_184.preheader ]
  %v1729 = load i32, ptr %v1178, align 4
  %v1731 = add i32 %v1729, %r.r389.0
  %v1732 = icmp slt i32 %v1731, 0
  %v1737 = load i32, ptr %v1736, align 4
  %v1738 = icmp sle i32 %v1737, %v1731
  %v1739 = or i1 %v1732, %v1738
  br i1 %v1739, label %b.L__BB58_186, label %b.next.258
b.next.258:
  %v1741 = zext nneg i32 %v1731 to i64
  %v1746 = getelementptr i8, ptr %m.__local_depot58, i64 %v1741
  %v1747 = load i8, ptr %v1746, align 1
  %v1749 = add i8 %v1747, 48
  br label %b.L__BB58_186
b.L__BB58_186:
  %r.rs193.0.off0 = phi i8 [ 48, %b.L__BB58_184 ], [ %v1749, %b.next.258 ]
  %v1751 = add i64 %r.rd156.3, 1
  %v1754 = inttoptr i64 %r.rd156.3 to ptr
  store i8 %r.rs193.0.off0, ptr %v1754, align 1
  %v1756 = add nuw nsw i32 %r.r389.0, 1
  %v1758 = icmp slt i32 %v1756, %v1169
  br i1 %v1758, label %b.L__BB58_184, label %b.L__BB58_188
b.L__BB58_127:
  %v1761 = sext i32 %v1315 to i64
  %v1766 = getelementptr i8, ptr %m.__local_depot58, i64 %v1761
  %v1767 = load i8, ptr %v1766, align 1
  %v1769 = icmp eq i8 %v1767, 5
  %v1771 = add i32 %v1169, 2
  %v1773 = icmp eq i32 %v1771, %r.r350.11
  %v1774 = and i1 %v1773, %v1769
  %v1778 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 808
  %v1779 = load i8, ptr %v1778, align 4
  %v1781 = icmp eq i8 %v1779, 0
  %v1782 = and i1 %v1774, %v1781
  %v1788 = getelementptr i8, ptr %v1766, i64 -1
  %v1789 = load i8, ptr %v1788, align 1
  %30 = and i8 %v1789, 1
  %v1791 = zext nneg i8 %30 to i16
  %v1793 = icmp ugt i8 %v1767, 4
  %v1794 = zext i1 %v1793 to i16
  %v1797 = select i1 %v1782, i16 %v1791, i16 %v1794
  %v1804 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  store i32 %v1315, ptr %v1804, align 4
  %v1805 = icmp eq i16 %v1797, 0
  br i1 %v1805, label %b.L__BB58_135, label %b.L__BB58_130
b.L__BB58_130:
  %r.r373.1 = phi i32 [ %r.r373.2, %b.L__BB58_133 ], [ %v1315, %b.L__BB58_127 ]
  %v1809 = add i32 %r.r373.1, -1
  %v1810 = sext i32 %v1809 to i64
  %v1815 = getelementptr i8, ptr %m.__local_depot58, i64 %v1810
  %v1816 = load i8, ptr %v1815, align 1
  %v1818 = icmp eq i8 %v1816, 9
  br i1 %v1818, label %b.L__BB58_132, label %b.L__BB58_131
b.L__BB58_132:
  store i32 %v1809, ptr %v1804, align 4
  br label %b.L__BB58_133
b.L__BB58_131:
  %v1828 = add i8 %v1816, 1
  store i8 %v1828, ptr %v1815, align 1
  %v1839 = load i32, ptr %v1804, align 4
  br label %b.L__BB58_133
b.L__BB58_133:
  %r.r373.2 = phi i32 [ %v1809, %b.L__BB58_132 ], [ %v1839, %b.L__BB58_131 ]
  %v1841 = icmp sgt i32 %r.r373.2, 0
  %v1843 = and i1 %v1818, %v1841
  br i1 %v1843, label %b.L__BB58_130, label %b.next.270
b.next.270:
  %31 = xor i1 %v1818, true
  br label %b.L__BB58_135
b.L__BB58_135:
  %r.r373.0 = phi i32 [ %v1315, %b.L__BB58_127 ], [ %r.r373.2, %b.next.270 ]
  %r.rs188.0 = phi i1 [ true, %b.L__BB58_127 ], [ %31, %b.next.270 ]
  br i1 %r.rs188.0, label %b.L__BB58_137, label %b.next.272
b.next.272:
  store i32 1, ptr %v1804, align 4
  store i8 1, ptr %m.__local_depot58, align 4
  %v1859 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 804
  %v1860 = load i32, ptr %v1859, align 4
  %v1861 = add i32 %v1860, 1
  store i32 %v1861, ptr %v1859, align 4
  br label %b.L__BB58_137
b.L__BB58_137:
  %r.r373.3 = phi i32 [ %r.r373.0, %b.L__BB58_135 ], [ 1, %b.next.272 ]
  %v1867 = icmp slt i32 %r.r373.3, 1
  br i1 %v1867, label %b.L__BB58_142, label %b.L__BB58_139
b.L__BB58_139:
  %r.r350.32 = phi i32 [ %v1870, %b.next.276 ], [ %r.r373.3, %b.L__BB58_137 ]
  %v1870 = add nsw i32 %r.r350.32, -1
  %v1871 = sext i32 %v1870 to i64
  %v1876 = getelementptr i8, ptr %m.__local_depot58, i64 %v1871
  %v1877 = load i8, ptr %v1876, align 1
  %v1879.not = icmp eq i8 %v1877, 0
  br i1 %v1879.not, label %b.next.276, label %b.L__BB58_142
b.next.276:
  store i32 %v1870, ptr %v1804, align 4
  %v1887 = icmp sgt i32 %r.r350.32, 1
  br i1 %v1887, label %b.L__BB58_139, label %b.L__BB58_142
b.L__BB58_142:
  %r.r350.25 = phi i32 [ %r.r350.11, %b.L__BB58_125 ], [ %r.r373.3, %b.L__BB58_137 ], [ 0, %b.next.276 ], [ %r.r350.32, %b.L__BB58_139 ]
  %v1893 = load i8, ptr %m.__local_depot58, align 4
  %v1895 = add i8 %v1893, 48
  %v1897 = icmp sgt i32 %r.r350.25, 0
  %v1900 = add i64 %v37, 1
  %v1901 = select i1 %v1897, i8 %v1895, i8 48
  %v1902 = inttoptr i64 %v37 to ptr
  store i8 %v1901, ptr %v1902, align 1
  %v1904 = icmp slt i32 %v1169, 1
  %v1906 = icmp eq i64 %v8, 0
  %v1907 = and i1 %v1904, %v1906
  br i1 %v1907, label %b.L__BB58_144, label %b.next.279
b.next.279:
  %v1909 = add i64 %v37, 2
  %v1911 = getelementptr i8, ptr %v1902, i64 1
  store i8 46, ptr %v1911, align 1
  br label %b.L__BB58_144
b.L__BB58_144:
  %r.rd605.0 = phi i64 [ %v1900, %b.L__BB58_142 ], [ %v1909, %b.next.279 ]
  br i1 %v1904, label %b.L__BB58_149, label %b.L__BB58_146.preheader
b.L__BB58_146.preheader:
  %v1918 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  br label %b.L__BB58_146
b.L__BB58_146:
  %r.r379.0 = phi i32 [ %v1921, %b.L__BB58_148 ], [ 0, %b.L__BB58_146.preheader ]
  %r.rd604.0 = phi i64 [ %v1934, %b.L__BB58_148 ], [ %r.rd605.0, %b.L__BB58_146.preheader ]
  %v1919 = load i32, ptr %v1918, align 4
  %v1921 = add nuw nsw i32 %r.r379.0, 1
  %v1922.not = icmp sgt i32 %v1919, %v1921
  br i1 %v1922.not, label %b.next.283, label %b.L__BB58_148
b.next.283:
  %v1924 = zext nneg i32 %v1921 to i64
  %v1929 = getelementptr i8, ptr %m.__local_depot58, i64 %v1924
  %v1930 = load i8, ptr %v1929, align 1
  %v1932 = add i8 %v1930, 48
  br label %b.L__BB58_148
b.L__BB58_148:
  %r.rs189.0.off0 = phi i8 [ 48, %b.L__BB58_146 ], [ %v1932, %b.next.283 ]
  %v1934 = add i64 %r.rd604.0, 1
  %v1937 = inttoptr i64 %r.rd604.0 to ptr
  store i8 %r.rs189.0.off0, ptr %v1937, align 1
  %v1940 = icmp slt i32 %v1921, %v1169
  br i1 %v1940, label %b.L__BB58_146, label %b.L__BB58_149
b.L__BB58_149:
  %r.rd605.1 = phi i64 [ %r.rd605.0, %b.L__BB58_144 ], [ %v1934, %b.L__BB58_148 ]
  %v1945 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 800
  %v1946 = load i32, ptr %v1945, align 4
  %v1947 = icmp eq i32 %v1946, 0
  %v1951 = getelementptr inbounds nuw i8, ptr %m.__local_depot58, i64 804
  %v1952 = load i32, ptr %v1951, align 4
  %v1953 = add i32 %v1952, -1
  %v1954 = select i1 %v1947, i32 0, i32 %v1953
  %v1957 = select i1 %v12, i8 69, i8 101
  %v1959 = inttoptr i64 %r.rd605.1 to ptr
  store i8 %v1957, ptr %v1959, align 1
  %v1960 = icmp slt i32 %v1954, 0
  %v1962 = select i1 %v1960, i8 45, i8 43
  %v1964 = getelementptr i8, ptr %v1959, i64 1
  store i8 %v1962, ptr %v1964, align 1
  %v1965 = tail call i32 @llvm.abs.i32(i32 %v1954, i1 false)
  %v1966 = icmp slt i32 %v1965, 10
  br i1 %v1966, label %b.L__BB58_153, label %b.L__BB58_150
b.L__BB58_150:
  %v1968 = zext nneg i32 %v1965 to i64
  br label %b.L__BB58_151
b.L__BB58_151:
  %r.rd606.0 = phi i64 [ %v1968, %b.L__BB58_150 ], [ %v1975391, %b.L__BB58_151 ]
  %r.r381.1 = phi i32 [ 1, %b.L__BB58_150 ], [ %v1977, %b.L__BB58_151 ]
  %v1970 = zext nneg i64 %r.rd606.0 to i128
  %v1972 = mul nuw nsw i128 %v1970, 14757395258967641293
  %sum.shift390 = lshr i128 %v1972, 67
  %v1975391 = trunc nuw nsw i128 %sum.shift390 to i64
  %v1977 = add i32 %r.r381.1, 1
  %v1978 = icmp samesign ugt i64 %r.rd606.0, 99
  br i1 %v1978, label %b.L__BB58_151, label %b.L__BB58_153
b.L__BB58_153:
  %r.r381.0 = phi i32 [ 2, %b.L__BB58_149 ], [ %v1977, %b.L__BB58_151 ]
  %v1980 = sext i32 %v1965 to i64
  %v1982 = sext i32 %r.r381.0 to i64
  %v1984 = add i64 %r.rd605.1, 2
  %v1985 = add i64 %v1984, %v1982
  br label %b.L__BB58_154
b.L__BB58_154:
  %r.rd608.0 = phi i64 [ %v1980, %b.L__BB58_153 ], [ %v1992393, %b.L__BB58_154 ]
  %r.rd607.0 = phi i64 [ %v1985, %b.L__BB58_153 ], [ %v1998, %b.L__BB58_154 ]
  %r.r382.0 = phi i32 [ 0, %b.L__BB58_153 ], [ %v2003, %b.L__BB58_154 ]
  %v1987 = zext i64 %r.rd608.0 to i128
  %v1989 = mul nuw i128 %v1987, 14757395258967641293
  %sum.shift392 = lshr i128 %v1989, 67
  %v1992393 = trunc nuw nsw i128 %sum.shift392 to i64
  %v1993.neg = mul i64 %v1992393, 246
  %v1994 = add i64 %v1993.neg, %r.rd608.0
  %v1995 = trunc i64 %v1994 to i8
  %v1996 = or i8 %v1995, 48
  %v1998 = add i64 %r.rd607.0, -1
  %v2000 = inttoptr i64 %r.rd607.0 to ptr
  %v2001 = getelementptr i8, ptr %v2000, i64 -1
  store i8 %v1996, ptr %v2001, align 1
  %v2003 = add nuw nsw i32 %r.r382.0, 1
  %v2005 = icmp slt i32 %v2003, %r.r381.0
  br i1 %v2005, label %b.L__BB58_154, label %b.L__BB58_188
b.L__BB58_104:
  %v2007 = zext nneg i32 %v1661 to i64
  br label %b.L__BB58_105
b.L__BB58_105:
  %r.rd595.0 = phi i64 [ %v2007, %b.L__BB58_104 ], [ %v2014387, %b.L__BB58_105 ]
  %r.r369.1 = phi i32 [ 1, %b.L__BB58_104 ], [ %v2016, %b.L__BB58_105 ]
  %v2009 = zext nneg i64 %r.rd595.0 to i128
  %v2011 = mul nuw nsw i128 %v2009, 14757395258967641293
  %sum.shift386 = lshr i128 %v2011, 67
  %v2014387 = trunc nuw nsw i128 %sum.shift386 to i64
  %v2016 = add i32 %r.r369.1, 1
  %v2017 = icmp samesign ugt i64 %r.rd595.0, 99
  br i1 %v2017, label %b.L__BB58_105, label %b.L__BB58_107
b.L__BB58_107:
  %r.r369.0 = phi i32 [ 2, %b.L__BB58_103 ], [ %v2016, %b.L__BB58_105 ]
  %v2019 = sext i32 %v1661 to i64
  %v2021 = sext i32 %r.r369.0 to i64
  %v2023 = add i64 %r.rd594.1, 2
  %v2024 = add i64 %v2023, %v2021
  br label %b.L__BB58_108
b.L__BB58_108:
  %r.rd597.0 = phi i64 [ %v2019, %b.L__BB58_107 ], [ %v2031389, %b.L__BB58_108 ]
  %r.rd596.0 = phi i64 [ %v2024, %b.L__BB58_107 ], [ %v2037, %b.L__BB58_108 ]
  %r.r370.0 = phi i32 [ 0, %b.L__BB58_107 ], [ %v2042, %b.L__BB58_108 ]
  %v2026 = zext i64 %r.rd597.0 to i128
  %v2028 = mul nuw i128 %v2026, 14757395258967641293
  %sum.shift388 = lshr i128 %v2028, 67
  %v2031389 = trunc nuw nsw i128 %sum.shift388 to i64
  %v2032.neg = mul i64 %v2031389, 246
  %v2033 = add i64 %v2032.neg, %r.rd597.0
  %v2034 = trunc i64 %v2033 to i8
  %v2035 = or i8 %v2034, 48
  %v2037 = add i64 %r.rd596.0, -1
  %v2039 = inttoptr i64 %r.rd596.0 to ptr
  %v2040 = getelementptr i8, ptr %v2039, i64 -1
  store i8 %v2035, ptr %v2040, align 1
  %v2042 = add nuw nsw i32 %r.r370.0, 1
  %v2044 = icmp slt i32 %v2042, %r.r369.0
  br i1 %v2044, label %b.L__BB58_108, label %b.L__BB58_188
b.L__BB58_188:
  %r.rd616.3 = phi i64 [ %r.rd616.5, %b.L__BB58_182 ], [ %r.rd616.1, %b.L__BB58_124 ], [ %v1900, %b.L__BB58_154 ], [ %r.rd616.1, %b.L__BB58_120 ], [ %r.rd616.5, %b.L__BB58_186 ], [ %v1597, %b.L__BB58_108 ]
  %r.rd156.1 = phi i64 [ %r.rd156.2, %b.L__BB58_182 ], [ %v1573, %b.L__BB58_124 ], [ %v1985, %b.L__BB58_154 ], [ %r.rd156.0, %b.L__BB58_120 ], [ %v1751, %b.L__BB58_186 ], [ %v2024, %b.L__BB58_108 ]
  %r.rd615.0 = phi i64 [ %v1722, %b.L__BB58_182 ], [ %v1543, %b.L__BB58_124 ], [ 1, %b.L__BB58_154 ], [ %v1543, %b.L__BB58_120 ], [ %v1722, %b.L__BB58_186 ], [ 1, %b.L__BB58_108 ]
  br i1 %v13.not, label %b.next.302, label %b.L__BB58_190
b.next.302:
  %v2049 = add i64 %r.rd156.1, 1
  %v2050 = inttoptr i64 %r.rd156.1 to ptr
  store i8 37, ptr %v2050, align 1
  br label %b.L__BB58_190
b.L__BB58_190:
  %r.rd156.4 = phi i64 [ %r.rd156.1, %b.L__BB58_188 ], [ %v2049, %b.next.302 ]
  %v2051 = add i64 %i.p6, 8
  %v2056 = sub i64 %r.rd156.4, %r.rd616.3
  %v2057 = inttoptr i64 %v2051 to ptr
  %v2058 = getelementptr i8, ptr %v2057, i64 -8
  store i64 %r.rd156.4, ptr %v2058, align 8
  %v2060.not = icmp ne i32 %v31, 0
  %v2061 = zext i1 %v2060.not to i64
  %v2063 = icmp eq i32 %v4, 48
  %v2065 = icmp eq i32 %v5, 61
  %v2068 = and i16 %v10, 255
  %v2069 = icmp ne i16 %v2068, 0
  %32 = and i1 %v2063, %v2069
  %v2070 = and i1 %v2065, %32
  %v2071 = sub i64 %i.p2, %v2061
  %v2072 = sub i64 %v2071, %v2056
  %v2073 = select i1 %v2070, i64 %v2072, i64 0
  %v2074 = icmp eq i32 %v7, 98
  %v2075 = icmp eq i32 %v7, 111
  %v2076 = or i1 %v2074, %v2075
  %33 = and i32 %v6, 223
  %v2078 = icmp eq i32 %33, 88
  %v2079 = or i1 %v2078, %v2076
  %v2080 = select i1 %v2079, i64 4, i64 3
  %v2089 = icmp eq i16 %v2068, 0
  br label %b.L__BB58_191
b.L__BB58_191:
  %r.rd618.0 = phi i64 [ %r.rd615.0, %b.L__BB58_190 ], [ %v2096, %b.L__BB58_191 ]
  %r.rd620.0 = phi i64 [ %v2073, %b.L__BB58_190 ], [ %v2100, %b.L__BB58_191 ]
  %r.rd619.0 = phi i64 [ 0, %b.L__BB58_190 ], [ %v2094, %b.L__BB58_191 ]
  %r.rd621.0 = phi i64 [ 0, %b.L__BB58_190 ], [ 1, %b.L__BB58_191 ]
  %v2084 = tail call i64 @llvm.smax.i64(i64 %r.rd618.0, i64 %r.rd620.0)
  %v2085 = tail call i64 @llvm.smax.i64(i64 %v2084, i64 1)
  %v2087 = tail call i64 @llvm.smin.i64(i64 %v2085, i64 %v2080)
  %v2090 = select i1 %v2089, i64 %v2084, i64 %v2087
  %v2093 = add i64 %r.rd621.0, %r.rd619.0
  %v2094 = add i64 %v2093, %v2090
  %v2095 = tail call i64 @llvm.smin.i64(i64 %r.rd618.0, i64 %v2090)
  %v2096 = sub i64 %r.rd618.0, %v2095
  %v2097 = sub i64 %r.rd620.0, %v2090
  %v2098 = icmp sgt i64 %v2096, 0
  %v2099 = icmp sgt i64 %v2097, 0
  %v2100 = add i64 %v2097, -1
  %v2101 = or i1 %v2099, %v2098
  br i1 %v2101, label %b.L__BB58_191, label %b.next.305
b.next.305:
  %34 = add i64 %v2056, %v2094
  %v2107 = sub i64 %v2071, %34
  %v2108 = tail call i64 @llvm.smax.i64(i64 %v2107, i64 0)
  %v2111 = shl i64 %v2108, 2
  %v2115 = add i64 %v2056, %v2061
  %v2116 = add i64 %v2115, %v2094
  %v2117 = add i64 %v2116, %v2111
  %v2119 = load i64, ptr %v2057, align 8
  %v2121 = sub i64 %v2119, %r.rd156.4
  %v2122 = icmp slt i64 %v2121, %v2117
  %v2123 = icmp eq i64 %r.rd156.4, 0
  %v2124 = or i1 %v2123, %v2122
  br i1 %v2124, label %b.L__BB58_290, label %b.next.306
b.next.306:
  %trunc = trunc nuw i32 %v5 to i8
  switch i8 %trunc, label %b.L__BB58_195 [
    i8 60, label %b.L__BB58_197
    i8 94, label %b.L__BB58_196
  ]
b.L__BB58_196:
  %v2130 = lshr i64 %v2108, 1
  br label %b.L__BB58_197
b.L__BB58_195:
  %v2133 = select i1 %v2065, i64 0, i64 %v2108
  br label %b.L__BB58_197
b.L__BB58_197:
  %r.rd622.0 = phi i64 [ 0, %b.next.306 ], [ %v2130, %b.L__BB58_196 ], [ %v2133, %b.L__BB58_195 ]
  %v2135 = icmp slt i64 %r.rd622.0, 1
  br i1 %v2135, label %b.L__BB58_208, label %b.next.312
b.next.312:
  %v2137394 = lshr i64 %i.p3, 6
  %v2138 = trunc i64 %v2137394 to i16
  %v2143395 = lshr i64 %i.p3, 12
  %v2144 = trunc i64 %v2143395 to i8
  %v2145 = or i8 %v2144, -32
  %v2146 = and i16 %v2138, 63
  %v2147 = or disjoint i16 %v2146, -128
  %v2148396 = lshr i64 %i.p3, 18
  %v2149 = trunc i64 %v2148396 to i8
  %v2150 = or i8 %v2149, -16
  %v2154 = icmp samesign ult i32 %v4, 128
  %v2161 = icmp samesign ult i32 %v4, 2048
  %v2167 = icmp samesign ult i32 %v4, 65536
  %35 = and i8 %v2144, 63
  %v2184 = or disjoint i8 %35, -128
  %v2188 = trunc nsw i16 %v2147 to i8
  %v2175 = trunc nsw i16 %v2147 to i8
  %36 = trunc i64 %v2137394 to i8
  %v2163 = or i8 %36, -64
  %37 = trunc i64 %i.p3 to i8
  %38 = and i8 %37, 63
  %v2193 = or disjoint i8 %38, -128
  %v2158 = trunc i64 %i.p3 to i8
  br label %b.L__BB58_199
b.L__BB58_199:
  %r.rd156.6 = phi i64 [ %r.rd156.4, %b.next.312 ], [ %r.rd156.7, %b.L__BB58_207 ]
  %r.rd623.0 = phi i64 [ 0, %b.next.312 ], [ %v2197, %b.L__BB58_207 ]
  br i1 %v2154, label %b.L__BB58_206, label %b.L__BB58_200
b.L__BB58_206:
  %v2156 = add i64 %r.rd156.6, 1
  %v2159 = inttoptr i64 %r.rd156.6 to ptr
  store i8 %v2158, ptr %v2159, align 1
  br label %b.L__BB58_207
b.L__BB58_200:
  br i1 %v2161, label %b.L__BB58_205, label %b.L__BB58_201
b.L__BB58_201:
  br i1 %v2167, label %b.L__BB58_203, label %b.L__BB58_202
b.L__BB58_203:
  %v2169 = add i64 %r.rd156.6, 1
  %v2173 = inttoptr i64 %r.rd156.6 to ptr
  store i8 %v2145, ptr %v2173, align 1
  br label %b.L__BB58_205
b.L__BB58_202:
  %v2181 = inttoptr i64 %r.rd156.6 to ptr
  store i8 %v2150, ptr %v2181, align 1
  %v2182 = add i64 %r.rd156.6, 2
  %v2186 = getelementptr i8, ptr %v2181, i64 1
  store i8 %v2184, ptr %v2186, align 1
  br label %b.L__BB58_205
b.L__BB58_205:
  %v2182.sink = phi i64 [ %v2182, %b.L__BB58_202 ], [ %v2169, %b.L__BB58_203 ], [ %r.rd156.6, %b.L__BB58_200 ]
  %v2188.sink = phi i8 [ %v2188, %b.L__BB58_202 ], [ %v2175, %b.L__BB58_203 ], [ %v2163, %b.L__BB58_200 ]
  %v2189 = inttoptr i64 %v2182.sink to ptr
  store i8 %v2188.sink, ptr %v2189, align 1
  %v2191 = add i64 %v2182.sink, 2
  %v2194 = inttoptr i64 %v2182.sink to ptr
  %v2195 = getelementptr i8, ptr %v2194, i64 1
  store i8 %v2193, ptr %v2195, align 1
  br label %b.L__BB58_207
b.L__BB58_207:
  %r.rd156.7 = phi i64 [ %v2156, %b.L__BB58_206 ], [ %v2191, %b.L__BB58_205 ]
  %v2197 = add nuw nsw i64 %r.rd623.0, 1
  %v2199 = icmp samesign ult i64 %v2197, %r.rd622.0
  br i1 %v2199, label %b.L__BB58_199, label %b.L__BB58_208
b.L__BB58_208:
  %r.rd156.5 = phi i64 [ %r.rd156.4, %b.L__BB58_197 ], [ %r.rd156.7, %b.L__BB58_207 ]
  %v2201 = icmp eq i32 %v31, 0
  br i1 %v2201, label %b.L__BB58_210, label %b.next.327
b.next.327:
  %v2203 = add i64 %r.rd156.5, 1
  %v2205 = trunc nuw i32 %v31 to i8
  %v2206 = inttoptr i64 %r.rd156.5 to ptr
  store i8 %v2205, ptr %v2206, align 1
  br label %b.L__BB58_210
b.L__BB58_210:
  %r.rd156.8 = phi i64 [ %r.rd156.5, %b.L__BB58_208 ], [ %v2203, %b.next.327 ]
  %v2208 = icmp ne i32 %v5, 61
  %v2210 = icmp slt i64 %v2107, 1
  %v2211 = or i1 %v2208, %v2210
  br i1 %v2211, label %b.L__BB58_221, label %b.next.329
b.next.329:
  %v2214397 = lshr i64 %i.p3, 6
  %v2215 = trunc i64 %v2214397 to i16
  %v2219398 = lshr i64 %i.p3, 12
  %v2220 = trunc i64 %v2219398 to i8
  %v2221 = or i8 %v2220, -32
  %v2222 = and i16 %v2215, 63
  %v2223 = or disjoint i16 %v2222, -128
  %v2224399 = lshr i64 %i.p3, 18
  %v2225 = trunc i64 %v2224399 to i8
  %v2226 = or i8 %v2225, -16
  %v2230 = icmp samesign ult i32 %v4, 128
  %v2237 = icmp samesign ult i32 %v4, 2048
  %v2243 = icmp samesign ult i32 %v4, 65536
  %39 = and i8 %v2220, 63
  %v2260 = or disjoint i8 %39, -128
  %v2264 = trunc nsw i16 %v2223 to i8
  %v2251 = trunc nsw i16 %v2223 to i8
  %40 = trunc i64 %v2214397 to i8
  %v2239 = or i8 %40, -64
  %41 = trunc i64 %i.p3 to i8
  %42 = and i8 %41, 63
  %v2269 = or disjoint i8 %42, -128
  %v2234 = trunc i64 %i.p3 to i8
  br label %b.L__BB58_212
b.L__BB58_212:
  %r.rd156.10 = phi i64 [ %r.rd156.8, %b.next.329 ], [ %r.rd156.11, %b.L__BB58_220 ]
  %r.rd629.0 = phi i64 [ 0, %b.next.329 ], [ %v2273, %b.L__BB58_220 ]
  br i1 %v2230, label %b.L__BB58_219, label %b.L__BB58_213
b.L__BB58_219:
  %v2232 = add i64 %r.rd156.10, 1
  %v2235 = inttoptr i64 %r.rd156.10 to ptr
  store i8 %v2234, ptr %v2235, align 1
  br label %b.L__BB58_220
b.L__BB58_213:
  br i1 %v2237, label %b.L__BB58_218, label %b.L__BB58_214
b.L__BB58_214:
  br i1 %v2243, label %b.L__BB58_216, label %b.L__BB58_215
b.L__BB58_216:
  %v2245 = add i64 %r.rd156.10, 1
  %v2249 = inttoptr i64 %r.rd156.10 to ptr
  store i8 %v2221, ptr %v2249, align 1
  br label %b.L__BB58_218
b.L__BB58_215:
  %v2257 = inttoptr i64 %r.rd156.10 to ptr
  store i8 %v2226, ptr %v2257, align 1
  %v2258 = add i64 %r.rd156.10, 2
  %v2262 = getelementptr i8, ptr %v2257, i64 1
  store i8 %v2260, ptr %v2262, align 1
  br label %b.L__BB58_218
b.L__BB58_218:
  %v2258.sink = phi i64 [ %v2258, %b.L__BB58_215 ], [ %v2245, %b.L__BB58_216 ], [ %r.rd156.10, %b.L__BB58_213 ]
  %v2264.sink = phi i8 [ %v2264, %b.L__BB58_215 ], [ %v2251, %b.L__BB58_216 ], [ %v2239, %b.L__BB58_213 ]
  %v2265 = inttoptr i64 %v2258.sink to ptr
  store i8 %v2264.sink, ptr %v2265, align 1
  %v2267 = add i64 %v2258.sink, 2
  %v2270 = inttoptr i64 %v2258.sink to ptr
  %v2271 = getelementptr i8, ptr %v2270, i64 1
  store i8 %v2269, ptr %v2271, align 1
  br label %b.L__BB58_220
b.L__BB58_220:
  %r.rd156.11 = phi i64 [ %v2232, %b.L__BB58_219 ], [ %v2267, %b.L__BB58_218 ]
  %v2273 = add nuw nsw i64 %r.rd629.0, 1
  %v2275 = icmp sgt i64 %v2107, %v2273
  br i1 %v2275, label %b.L__BB58_212, label %b.L__BB58_221
b.L__BB58_221:
  %r.rd156.9 = phi i64 [ %r.rd156.8, %b.L__BB58_210 ], [ %r.rd156.11, %b.L__BB58_220 ]
  %v2278 = add i64 %r.rd156.9, %v2094
  %v2280 = add i64 %v37, -1
  %v2296 = trunc i64 %v9 to i8
  br label %b.L__BB58_222
b.L__BB58_222:
  %r.rd615.1 = phi i64 [ %r.rd615.0, %b.L__BB58_221 ], [ %v2331, %b.L__BB58_230 ]
  %r.rd635.0 = phi i64 [ %v2073, %b.L__BB58_221 ], [ %v2336, %b.L__BB58_230 ]
  %v2290 = phi i1 [ true, %b.L__BB58_221 ], [ false, %b.L__BB58_230 ]
  %r.rd637.0 = phi i64 [ %v2278, %b.L__BB58_221 ], [ %r.rd637.2, %b.L__BB58_230 ]
  %v2283 = tail call i64 @llvm.smax.i64(i64 %r.rd615.1, i64 %r.rd635.0)
  %v2284 = tail call i64 @llvm.smax.i64(i64 %v2283, i64 1)
  %v2286 = tail call i64 @llvm.smin.i64(i64 %v2284, i64 %v2080)
  %v2288 = select i1 %v2089, i64 %v2283, i64 %v2286
  br i1 %v2290, label %b.L__BB58_225, label %b.next.345
b.next.345:
  %v2292 = icmp eq i64 %r.rd637.0, 0
  br i1 %v2292, label %b.L__BB58_225, label %b.next.346
b.next.346:
  %v2294 = add i64 %r.rd637.0, -1
  %v2297 = inttoptr i64 %r.rd637.0 to ptr
  %v2298 = getelementptr i8, ptr %v2297, i64 -1
  store i8 %v2296, ptr %v2298, align 1
  br label %b.L__BB58_225
b.L__BB58_225:
  %r.rd637.1 = phi i64 [ %r.rd637.0, %b.L__BB58_222 ], [ 0, %b.next.345 ], [ %v2294, %b.next.346 ]
  %v2300 = icmp slt i64 %v2288, 1
  %v2302 = icmp eq i64 %r.rd637.1, 0
  %v2303 = or i1 %v2300, %v2302
  br i1 %v2303, label %b.L__BB58_230, label %b.next.348
b.next.348:
  %v2306 = add i64 %v2280, %r.rd615.1
  br label %b.L__BB58_227
b.L__BB58_227:
  %r.rd638.0 = phi i64 [ %r.rd615.1, %b.next.348 ], [ %v2323, %b.L__BB58_229 ]
  %r.rd639.0 = phi i64 [ %v2306, %b.next.348 ], [ %v2321, %b.L__BB58_229 ]
  %r.rd640.0 = phi i64 [ %r.rd637.1, %b.next.348 ], [ %v2315, %b.L__BB58_229 ]
  %r.rd641.0 = phi i64 [ 0, %b.next.348 ], [ %v2325, %b.L__BB58_229 ]
  %v2309 = icmp slt i64 %r.rd638.0, 1
  br i1 %v2309, label %b.L__BB58_229, label %b.next.350
b.next.350:
  %v2311 = inttoptr i64 %r.rd639.0 to ptr
  %v2312 = load i8, ptr %v2311, align 1
  br label %b.L__BB58_229
b.L__BB58_229:
  %r.r390.0.off0 = phi i8 [ 48, %b.L__BB58_227 ], [ %v2312, %b.next.350 ]
  %v2315 = add i64 %r.rd640.0, -1
  %v2318 = inttoptr i64 %r.rd640.0 to ptr
  %v2319 = getelementptr i8, ptr %v2318, i64 -1
  store i8 %r.r390.0.off0, ptr %v2319, align 1
  %v2321 = add i64 %r.rd639.0, -1
  %v2323 = add i64 %r.rd638.0, -1
  %v2325 = add nuw nsw i64 %r.rd641.0, 1
  %v2327 = icmp slt i64 %v2325, %v2288
  br i1 %v2327, label %b.L__BB58_227, label %b.L__BB58_230
b.L__BB58_230:
  %r.rd637.2 = phi i64 [ %r.rd637.1, %b.L__BB58_225 ], [ %v2315, %b.L__BB58_229 ]
  %v2330 = tail call i64 @llvm.smin.i64(i64 %r.rd615.1, i64 %v2288)
  %v2331 = sub i64 %r.rd615.1, %v2330
  %v2332 = icmp sgt i64 %v2331, 0
  %v2334 = sub i64 %r.rd635.0, %v2288
  %v2335 = icmp sgt i64 %v2334, 0
  %v2336 = add i64 %v2334, -1
  %v2337 = or i1 %v2335, %v2332
  br i1 %v2337, label %b.L__BB58_222, label %b.next.354
b.next.354:
  %to.at.i412 = inttoptr i64 %v2278 to ptr
  %from.at.i413 = inttoptr i64 %r.rd616.3 to ptr
  %long.i.i414 = icmp ugt i64 %v2056, 16
  br i1 %long.i.i414, label %whole.i.i433, label %short.i.i415
whole.i.i433:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i412, ptr align 1 %from.at.i413, i64 %v2056, i1 false)
  br label %udf_copy.exit434
short.i.i415:
  %eight.i.i416 = icmp ugt i64 %v2056, 7
  br i1 %eight.i.i416, label %words.i.i426, label %few.i.i417
words.i.i426:
  %from8.i.i427 = getelementptr i8, ptr %from.at.i413, i64 %v2056
  %last8.i.i428 = getelementptr i8, ptr %from8.i.i427, i64 -8
  %to8.i.i429 = getelementptr i8, ptr %to.at.i412, i64 %v2056
  %end8.i.i430 = getelementptr i8, ptr %to8.i.i429, i64 -8
  %a8.i.i431 = load i64, ptr %from.at.i413, align 1
  %b8.i.i432 = load i64, ptr %last8.i.i428, align 1
  store i64 %a8.i.i431, ptr %to.at.i412, align 1
  store i64 %b8.i.i432, ptr %end8.i.i430, align 1
  br label %udf_copy.exit434
few.i.i417:
  %none.i.i418 = icmp eq i64 %r.rd156.4, %r.rd616.3
  br i1 %none.i.i418, label %udf_copy.exit434, label %byte.i.i419
byte.i.i419:
  %i.i.i420 = phi i64 [ %next.i.i424, %byte.i.i419 ], [ 0, %few.i.i417 ]
  %at.i.i421 = getelementptr i8, ptr %from.at.i413, i64 %i.i.i420
  %one.i.i422 = load i8, ptr %at.i.i421, align 1
  %there.i.i423 = getelementptr i8, ptr %to.at.i412, i64 %i.i.i420
  store i8 %one.i.i422, ptr %there.i.i423, align 1
  %next.i.i424 = add nuw nsw i64 %i.i.i420, 1
  %done.i.i425 = icmp eq i64 %next.i.i424, %v2056
  br i1 %done.i.i425, label %udf_copy.exit434, label %byte.i.i419
udf_copy.exit434:
  %v2343 = add i64 %v2278, %v2056
  br i1 %v2065, label %b.L__BB58_243, label %b.next.355
b.next.355:
  %v2347 = sub nsw i64 %v2108, %r.rd622.0
  %v2348 = icmp slt i64 %v2347, 1
  br i1 %v2348, label %b.L__BB58_243, label %b.next.356
b.next.356:
  %v2351400 = lshr i64 %i.p3, 6
  %v2352 = trunc i64 %v2351400 to i16
  %v2356401 = lshr i64 %i.p3, 12
  %v2357 = trunc i64 %v2356401 to i8
  %v2358 = or i8 %v2357, -32
  %v2359 = and i16 %v2352, 63
  %v2360 = or disjoint i16 %v2359, -128
  %v2361402 = lshr i64 %i.p3, 18
  %v2362 = trunc i64 %v2361402 to i8
  %v2363 = or i8 %v2362, -16
  %v2367 = icmp samesign ult i32 %v4, 128
  %v2374 = icmp samesign ult i32 %v4, 2048
  %v2380 = icmp samesign ult i32 %v4, 65536
  %43 = and i8 %v2357, 63
  %v2397 = or disjoint i8 %43, -128
  %v2401 = trunc nsw i16 %v2360 to i8
  %v2388 = trunc nsw i16 %v2360 to i8
  %44 = trunc i64 %v2351400 to i8
  %v2376 = or i8 %44, -64
  %45 = trunc i64 %i.p3 to i8
  %46 = and i8 %45, 63
  %v2406 = or disjoint i8 %46, -128
  %v2371 = trunc i64 %i.p3 to i8
  br label %b.L__BB58_234
b.L__BB58_234:
  %r.rd202.1 = phi i64 [ %v2343, %b.next.356 ], [ %r.rd202.2, %b.L__BB58_242 ]
  %r.rd643.0 = phi i64 [ 0, %b.next.356 ], [ %v2410, %b.L__BB58_242 ]
  br i1 %v2367, label %b.L__BB58_241, label %b.L__BB58_235
b.L__BB58_241:
  %v2369 = add i64 %r.rd202.1, 1
  %v2372 = inttoptr i64 %r.rd202.1 to ptr
  store i8 %v2371, ptr %v2372, align 1
  br label %b.L__BB58_242
b.L__BB58_235:
  br i1 %v2374, label %b.L__BB58_240, label %b.L__BB58_236
b.L__BB58_236:
  br i1 %v2380, label %b.L__BB58_238, label %b.L__BB58_237
b.L__BB58_238:
  %v2382 = add i64 %r.rd202.1, 1
  %v2386 = inttoptr i64 %r.rd202.1 to ptr
  store i8 %v2358, ptr %v2386, align 1
  br label %b.L__BB58_240
b.L__BB58_237:
  %v2394 = inttoptr i64 %r.rd202.1 to ptr
  store i8 %v2363, ptr %v2394, align 1
  %v2395 = add i64 %r.rd202.1, 2
  %v2399 = getelementptr i8, ptr %v2394, i64 1
  store i8 %v2397, ptr %v2399, align 1
  br label %b.L__BB58_240
b.L__BB58_240:
  %v2395.sink = phi i64 [ %v2395, %b.L__BB58_237 ], [ %v2382, %b.L__BB58_238 ], [ %r.rd202.1, %b.L__BB58_235 ]
  %v2401.sink = phi i8 [ %v2401, %b.L__BB58_237 ], [ %v2388, %b.L__BB58_238 ], [ %v2376, %b.L__BB58_235 ]
  %v2402 = inttoptr i64 %v2395.sink to ptr
  store i8 %v2401.sink, ptr %v2402, align 1
  %v2404 = add i64 %v2395.sink, 2
  %v2407 = inttoptr i64 %v2395.sink to ptr
  %v2408 = getelementptr i8, ptr %v2407, i64 1
  store i8 %v2406, ptr %v2408, align 1
  br label %b.L__BB58_242
b.L__BB58_242:
  %r.rd202.2 = phi i64 [ %v2369, %b.L__BB58_241 ], [ %v2404, %b.L__BB58_240 ]
  %v2410 = add nuw nsw i64 %r.rd643.0, 1
  %v2412 = icmp slt i64 %v2410, %v2347
  br i1 %v2412, label %b.L__BB58_234, label %b.L__BB58_243
b.L__BB58_243:
  %r.rd202.0 = phi i64 [ %v2343, %udf_copy.exit434 ], [ %v2343, %b.next.355 ], [ %r.rd202.2, %b.L__BB58_242 ]
  %v2416 = load i64, ptr %v2058, align 8
  store i64 %r.rd202.0, ptr %v2058, align 8
  %v2420 = sub i64 %r.rd202.0, %v2416
  br label %b.L__BB58_290
}
define internal { i64, i64 } @udf_text_format_text(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, 8
  br i1 %v1, label %b.L__BB59_3, label %b.L__BB59_2
b.L__BB59_2:
  %r.rd81.0 = phi i64 [ %v18, %b.L__BB59_2 ], [ 0, %start ]
  %r.rd87.1 = phi i64 [ %v17, %b.L__BB59_2 ], [ %i.p1, %start ]
  %v5 = add i64 %r.rd81.0, %i.p0
  %at.i = inttoptr i64 %v5 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v8 = lshr i64 %word.i, 7
  %v9 = lshr i64 %word.i, 6
  %v10 = and i64 %v9, 72340172838076673
  %v11 = xor i64 %v10, 72340172838076673
  %v12 = and i64 %v11, %v8
  %v13 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v12)
  %v17 = sub i64 %r.rd87.1, %v13
  %v18 = add i64 %r.rd81.0, 8
  %v19 = add i64 %r.rd81.0, 16
  %v21.not = icmp sgt i64 %v19, %i.p1
  br i1 %v21.not, label %b.L__BB59_3, label %b.L__BB59_2
b.L__BB59_3:
  %r.rd87.0 = phi i64 [ %i.p1, %start ], [ %v17, %b.L__BB59_2 ]
  %r.rd85.0 = phi i64 [ 0, %start ], [ %v18, %b.L__BB59_2 ]
  %v24.not = icmp slt i64 %r.rd85.0, %i.p1
  br i1 %v24.not, label %b.L__BB59_4, label %b.L__BB59_5
b.L__BB59_4:
  %r.rd87.3 = phi i64 [ %v35, %b.L__BB59_4 ], [ %r.rd87.0, %b.L__BB59_3 ]
  %r.rd85.1 = phi i64 [ %v36, %b.L__BB59_4 ], [ %r.rd85.0, %b.L__BB59_3 ]
  %v27 = add i64 %r.rd85.1, %i.p0
  %v28 = inttoptr i64 %v27 to ptr
  %v29 = load i8, ptr %v28, align 1
  %v32 = icmp slt i8 %v29, -64
  %v33.neg = sext i1 %v32 to i64
  %v35 = add i64 %r.rd87.3, %v33.neg
  %v36 = add nsw i64 %r.rd85.1, 1
  %v38 = icmp slt i64 %v36, %i.p1
  br i1 %v38, label %b.L__BB59_4, label %b.L__BB59_5
b.L__BB59_5:
  %r.rd87.2 = phi i64 [ %r.rd87.0, %b.L__BB59_3 ], [ %v35, %b.L__BB59_4 ]
  %v40 = trunc i64 %i.p3 to i32
  %v41 = and i32 %v40, 16777215
  %v44 = sub i64 %i.p2, %r.rd87.2
  %v45 = icmp slt i64 %v44, 1
  br i1 %v45, label %b.L__BB59_35, label %b.next.8
b.next.8:
  %v49 = shl i64 %v44, 2
  %v53 = add i64 %v49, %i.p1
  %v55 = add i64 %i.p4, 8
  %v56 = inttoptr i64 %i.p4 to ptr
  %v57 = load i64, ptr %v56, align 8
  %v59 = getelementptr i8, ptr %v56, i64 8
  %v60 = load i64, ptr %v59, align 8
  %v61 = sub i64 %v60, %v57
  %v62 = icmp slt i64 %v61, %v53
  %v63 = icmp eq i64 %v57, 0
  %v64 = or i1 %v63, %v62
  br i1 %v64, label %b.L__BB59_35, label %b.next.9
b.next.9:
  %v66 = lshr i64 %i.p3, 24
  %v67 = trunc i64 %v66 to i8
  switch i8 %v67, label %b.L__BB59_10 [
    i8 62, label %b.L__BB59_11
    i8 94, label %b.next.11
  ]
b.next.11:
  %v74 = lshr i64 %v44, 1
  br label %b.L__BB59_11
b.L__BB59_10:
  br label %b.L__BB59_11
b.L__BB59_11:
  %r.rd88.0 = phi i64 [ %v44, %b.next.9 ], [ 0, %b.L__BB59_10 ], [ %v74, %b.next.11 ]
  %v78 = icmp slt i64 %r.rd88.0, 1
  br i1 %v78, label %b.L__BB59_22, label %b.next.15
b.next.15:
  %v8041 = lshr i64 %i.p3, 6
  %v81 = trunc i64 %v8041 to i16
  %v8742 = lshr i64 %i.p3, 12
  %v88 = trunc i64 %v8742 to i8
  %v89 = or i8 %v88, -32
  %v90 = and i16 %v81, 63
  %v91 = or disjoint i16 %v90, -128
  %v9243 = lshr i64 %i.p3, 18
  %v93 = trunc i64 %v9243 to i8
  %v94 = or i8 %v93, -16
  %v98 = icmp samesign ult i32 %v41, 128
  %v105 = icmp samesign ult i32 %v41, 2048
  %v111 = icmp samesign ult i32 %v41, 65536
  %0 = and i8 %v88, 63
  %v128 = or disjoint i8 %0, -128
  %v132 = trunc nsw i16 %v91 to i8
  %v119 = trunc nsw i16 %v91 to i8
  %1 = trunc i64 %v8041 to i8
  %v107 = or i8 %1, -64
  %2 = trunc i64 %i.p3 to i8
  %3 = and i8 %2, 63
  %v137 = or disjoint i8 %3, -128
  %v102 = trunc i64 %i.p3 to i8
  br label %b.L__BB59_13
b.L__BB59_13:
  %r.rd20.1 = phi i64 [ %v57, %b.next.15 ], [ %r.rd20.2, %b.L__BB59_21 ]
  %r.rd89.0 = phi i64 [ 0, %b.next.15 ], [ %v141, %b.L__BB59_21 ]
  br i1 %v98, label %b.L__BB59_20, label %b.L__BB59_14
b.L__BB59_20:
  %v100 = add i64 %r.rd20.1, 1
  %v103 = inttoptr i64 %r.rd20.1 to ptr
  store i8 %v102, ptr %v103, align 1
  br label %b.L__BB59_21
b.L__BB59_14:
  br i1 %v105, label %b.L__BB59_19, label %b.L__BB59_15
b.L__BB59_15:
  br i1 %v111, label %b.L__BB59_17, label %b.L__BB59_16
b.L__BB59_17:
  %v113 = add i64 %r.rd20.1, 1
  %v117 = inttoptr i64 %r.rd20.1 to ptr
  store i8 %v89, ptr %v117, align 1
  br label %b.L__BB59_19
b.L__BB59_16:
  %v125 = inttoptr i64 %r.rd20.1 to ptr
  store i8 %v94, ptr %v125, align 1
  %v126 = add i64 %r.rd20.1, 2
  %v130 = getelementptr i8, ptr %v125, i64 1
  store i8 %v128, ptr %v130, align 1
  br label %b.L__BB59_19
b.L__BB59_19:
  %v126.sink = phi i64 [ %v126, %b.L__BB59_16 ], [ %v113, %b.L__BB59_17 ], [ %r.rd20.1, %b.L__BB59_14 ]
  %v132.sink = phi i8 [ %v132, %b.L__BB59_16 ], [ %v119, %b.L__BB59_17 ], [ %v107, %b.L__BB59_14 ]
  %v133 = inttoptr i64 %v126.sink to ptr
  store i8 %v132.sink, ptr %v133, align 1
  %v135 = add i64 %v126.sink, 2
  %v138 = inttoptr i64 %v126.sink to ptr
  %v139 = getelementptr i8, ptr %v138, i64 1
  store i8 %v137, ptr %v139, align 1
  br label %b.L__BB59_21
b.L__BB59_21:
  %r.rd20.2 = phi i64 [ %v100, %b.L__BB59_20 ], [ %v135, %b.L__BB59_19 ]
  %v141 = add nuw nsw i64 %r.rd89.0, 1
  %v143 = icmp slt i64 %v141, %r.rd88.0
  br i1 %v143, label %b.L__BB59_13, label %b.L__BB59_22
b.L__BB59_22:
  %r.rd20.0 = phi i64 [ %v57, %b.L__BB59_11 ], [ %r.rd20.2, %b.L__BB59_21 ]
  %to.at.i = inttoptr i64 %r.rd20.0 to ptr
  %from.at.i = inttoptr i64 %i.p0 to ptr
  %long.i.i = icmp ugt i64 %i.p1, 16
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %i.p1, i1 false)
  br label %udf_copy.exit
short.i.i:
  %eight.i.i = icmp ugt i64 %i.p1, 7
  br i1 %eight.i.i, label %words.i.i, label %few.i.i
words.i.i:
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %i.p1
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %i.p1
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
few.i.i:
  %none.i.i = icmp eq i64 %i.p1, 0
  br i1 %none.i.i, label %udf_copy.exit, label %byte.i.i
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %few.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %i.p1
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v148 = add i64 %r.rd20.0, %i.p1
  %v151 = sub nsw i64 %v44, %r.rd88.0
  %v152 = icmp slt i64 %v151, 1
  br i1 %v152, label %b.L__BB59_33, label %b.next.30
b.next.30:
  %v15644 = lshr i64 %i.p3, 6
  %v157 = trunc i64 %v15644 to i16
  %v16145 = lshr i64 %i.p3, 12
  %v162 = trunc i64 %v16145 to i8
  %v163 = or i8 %v162, -32
  %v164 = and i16 %v157, 63
  %v165 = or disjoint i16 %v164, -128
  %v16646 = lshr i64 %i.p3, 18
  %v167 = trunc i64 %v16646 to i8
  %v168 = or i8 %v167, -16
  %v172 = icmp samesign ult i32 %v41, 128
  %v179 = icmp samesign ult i32 %v41, 2048
  %v185 = icmp samesign ult i32 %v41, 65536
  %4 = and i8 %v162, 63
  %v202 = or disjoint i8 %4, -128
  %v206 = trunc nsw i16 %v165 to i8
  %v193 = trunc nsw i16 %v165 to i8
  %5 = trunc i64 %v15644 to i8
  %v181 = or i8 %5, -64
  %6 = trunc i64 %i.p3 to i8
  %7 = and i8 %6, 63
  %v211 = or disjoint i8 %7, -128
  %v176 = trunc i64 %i.p3 to i8
  br label %b.L__BB59_24
b.L__BB59_24:
  %r.rd33.1 = phi i64 [ %v148, %b.next.30 ], [ %r.rd33.2, %b.L__BB59_32 ]
  %r.rd94.0 = phi i64 [ 0, %b.next.30 ], [ %v215, %b.L__BB59_32 ]
  br i1 %v172, label %b.L__BB59_31, label %b.L__BB59_25
b.L__BB59_31:
  %v174 = add i64 %r.rd33.1, 1
  %v177 = inttoptr i64 %r.rd33.1 to ptr
  store i8 %v176, ptr %v177, align 1
  br label %b.L__BB59_32
b.L__BB59_25:
  br i1 %v179, label %b.L__BB59_30, label %b.L__BB59_26
b.L__BB59_26:
  br i1 %v185, label %b.L__BB59_28, label %b.L__BB59_27
b.L__BB59_28:
  %v187 = add i64 %r.rd33.1, 1
  %v191 = inttoptr i64 %r.rd33.1 to ptr
  store i8 %v163, ptr %v191, align 1
  br label %b.L__BB59_30
b.L__BB59_27:
  %v199 = inttoptr i64 %r.rd33.1 to ptr
  store i8 %v168, ptr %v199, align 1
  %v200 = add i64 %r.rd33.1, 2
  %v204 = getelementptr i8, ptr %v199, i64 1
  store i8 %v202, ptr %v204, align 1
  br label %b.L__BB59_30
b.L__BB59_30:
  %v200.sink = phi i64 [ %v200, %b.L__BB59_27 ], [ %v187, %b.L__BB59_28 ], [ %r.rd33.1, %b.L__BB59_25 ]
  %v206.sink = phi i8 [ %v206, %b.L__BB59_27 ], [ %v193, %b.L__BB59_28 ], [ %v181, %b.L__BB59_25 ]
  %v207 = inttoptr i64 %v200.sink to ptr
  store i8 %v206.sink, ptr %v207, align 1
  %v209 = add i64 %v200.sink, 2
  %v212 = inttoptr i64 %v200.sink to ptr
  %v213 = getelementptr i8, ptr %v212, i64 1
  store i8 %v211, ptr %v213, align 1
  br label %b.L__BB59_32
b.L__BB59_32:
  %r.rd33.2 = phi i64 [ %v174, %b.L__BB59_31 ], [ %v209, %b.L__BB59_30 ]
  %v215 = add nuw nsw i64 %r.rd94.0, 1
  %v217 = icmp slt i64 %v215, %v151
  br i1 %v217, label %b.L__BB59_24, label %b.L__BB59_33
b.L__BB59_33:
  %r.rd33.0 = phi i64 [ %v148, %udf_copy.exit ], [ %r.rd33.2, %b.L__BB59_32 ]
  %v219 = inttoptr i64 %v55 to ptr
  %v220 = getelementptr i8, ptr %v219, i64 -8
  %v221 = load i64, ptr %v220, align 8
  store i64 %r.rd33.0, ptr %v220, align 8
  %v225 = sub i64 %r.rd33.0, %v221
  br label %b.L__BB59_35
b.L__BB59_35:
  %r.rd99.0 = phi i64 [ %v221, %b.L__BB59_33 ], [ 0, %b.next.8 ], [ %i.p0, %b.L__BB59_5 ]
  %r.rd100.0 = phi i64 [ %v225, %b.L__BB59_33 ], [ 0, %b.next.8 ], [ %i.p1, %b.L__BB59_5 ]
  %v230 = insertvalue { i64, i64 } poison, i64 %r.rd99.0, 0
  %v231 = insertvalue { i64, i64 } %v230, i64 %r.rd100.0, 1
  ret { i64, i64 } %v231
}
define internal { i32 } @udf_text_all_ascii(i64 %"i.p0", i64 %"i.p1", i32 %"i.p2") noinline nounwind {
start:
  %v1 = icmp eq i64 %i.p1, 0
  br i1 %v1, label %b.L__BB60_8, label %b.next.0
b.next.0:
  %v3 = icmp slt i64 %i.p1, 1
  br i1 %v3, label %b.L__BB60_8, label %b.L__BB60_3
b.L__BB60_3:
  %r.rd11.0 = phi i64 [ %v63, %b.next.7 ], [ 0, %b.next.0 ]
  %v6 = add i64 %r.rd11.0, %i.p0
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i8, ptr %v7, align 1
  %v10 = icmp ugt i8 %v8, 58
  br i1 %v10, label %b.L__BB60_5, label %b.next.3
b.next.3:
  %v14 = zext nneg i8 %v8 to i64
  %v16 = shl nuw nsw i64 1, %v14
  %v19 = and i64 %v16, 288301294651703296
  %v20.not = icmp eq i64 %v19, 0
  br i1 %v20.not, label %b.L__BB60_5, label %b.L__BB60_6
b.L__BB60_5:
  br label %b.L__BB60_6
b.L__BB60_6:
  %r.p25.0 = phi i1 [ false, %b.L__BB60_5 ], [ true, %b.next.3 ]
  %0 = add i8 %v8, -65
  %v24 = icmp ult i8 %0, 26
  %1 = add i8 %v8, -97
  %v26 = icmp ult i8 %1, 26
  %v27 = icmp eq i8 %v8, 94
  %v29 = or i1 %v27, %r.p25.0
  %v30 = icmp eq i8 %v8, 96
  %v31 = or i1 %v30, %v29
  %v32 = select i1 %v31, i32 4096, i32 0
  %v33 = icmp eq i8 %v8, 95
  %v34 = select i1 %v33, i32 1536, i32 0
  %2 = add i8 %v8, -48
  %v36 = icmp ult i8 %2, 10
  %v37 = select i1 %v36, i32 1038, i32 0
  %v38 = or i32 %v37, %v34
  %3 = add i8 %v8, -32
  %v40 = icmp ult i8 %3, 95
  %v41 = select i1 %v40, i32 256, i32 0
  %v42 = or disjoint i32 %v38, %v41
  %v43 = or i1 %v24, %v26
  %v44 = select i1 %v43, i32 3585, i32 0
  %v45 = or i32 %v42, %v44
  %v46 = select i1 %v26, i32 32, i32 0
  %v47 = select i1 %v24, i32 64, i32 %v46
  %v48 = or disjoint i32 %v45, %v47
  %4 = add i8 %v8, -9
  %v52 = icmp ult i8 %4, 5
  %5 = add i8 %v8, -28
  %6 = icmp ult i8 %5, 5
  %v55 = or i1 %6, %v52
  %v56 = select i1 %v55, i32 16, i32 0
  %v57 = or disjoint i32 %v48, %v56
  %v58 = or i32 %v57, %v32
  %v60 = and i32 %v58, %i.p2
  %v61 = icmp eq i32 %v60, 0
  br i1 %v61, label %b.L__BB60_8, label %b.next.7
b.next.7:
  %v63 = add nuw nsw i64 %r.rd11.0, 1
  %v67 = icmp slt i64 %v63, %i.p1
  br i1 %v67, label %b.L__BB60_3, label %b.L__BB60_8
b.L__BB60_8:
  %r.r30.0 = phi i32 [ 0, %start ], [ 1, %b.next.0 ], [ 0, %b.L__BB60_6 ], [ 1, %b.next.7 ]
  %v71 = insertvalue { i32 } poison, i32 %r.r30.0, 0
  ret { i32 } %v71
}
define internal { i32 } @udf_text_all_utf8(i64 %"i.p0", i64 %"i.p1", i32 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = icmp eq i64 %i.p1, 0
  br i1 %v1, label %b.L__BB61_16, label %b.next.0
b.next.0:
  %v3 = icmp slt i64 %i.p1, 1
  br i1 %v3, label %b.L__BB61_16, label %b.next.1
b.next.1:
  %v5 = add i64 %i.p3, 16
  %v139 = inttoptr i64 %i.p3 to ptr
  %v144 = getelementptr i8, ptr %v139, i64 4
  br label %b.L__BB61_3
b.L__BB61_3:
  %r.rd27.0 = phi i64 [ 0, %b.next.1 ], [ %v202, %b.next.18 ]
  %v8 = add i64 %r.rd27.0, %i.p0
  %v9 = inttoptr i64 %v8 to ptr
  %v10 = load i8, ptr %v9, align 1
  %v11 = sext i8 %v10 to i16
  %v12 = icmp sgt i8 %v10, -1
  %0 = and i16 %v11, 255
  %v14 = zext nneg i16 %0 to i32
  br i1 %v12, label %b.L__BB61_10, label %b.L__BB61_4
b.L__BB61_10:
  %v17 = icmp ugt i8 %v10, 58
  br i1 %v17, label %b.L__BB61_12, label %b.next.5
b.next.5:
  %v22 = zext nneg i16 %v11 to i64
  %v24 = shl nuw i64 1, %v22
  %v27 = and i64 %v24, 288301294651703296
  %v28.not = icmp eq i64 %v27, 0
  br i1 %v28.not, label %b.L__BB61_12, label %b.L__BB61_13
b.L__BB61_12:
  br label %b.L__BB61_13
b.L__BB61_13:
  %r.p31.0 = phi i1 [ false, %b.L__BB61_12 ], [ true, %b.next.5 ]
  %1 = add nsw i16 %0, -65
  %v31 = icmp ult i16 %1, 26
  %2 = add nsw i16 %0, -97
  %v33 = icmp ult i16 %2, 26
  %v35 = icmp eq i8 %v10, 94
  %v37 = or i1 %v35, %r.p31.0
  %v38 = icmp eq i8 %v10, 96
  %v39 = or i1 %v38, %v37
  %v40 = select i1 %v39, i32 4096, i32 0
  %v41 = icmp eq i8 %v10, 95
  %v42 = select i1 %v41, i32 1536, i32 0
  %3 = add nsw i16 %0, -48
  %v44 = icmp ult i16 %3, 10
  %v45 = select i1 %v44, i32 1038, i32 0
  %v46 = or i32 %v45, %v42
  %4 = add nsw i16 %0, -32
  %v48 = icmp ult i16 %4, 95
  %v49 = select i1 %v48, i32 256, i32 0
  %v50 = or disjoint i32 %v46, %v49
  %v51 = or i1 %v31, %v33
  %v52 = select i1 %v51, i32 3585, i32 0
  %v53 = or i32 %v50, %v52
  %v54 = select i1 %v33, i32 32, i32 0
  %v55 = select i1 %v31, i32 64, i32 %v54
  %v56 = or disjoint i32 %v53, %v55
  %v57 = and i32 %v14, 124
  %v58 = icmp eq i32 %v57, 28
  %v59 = icmp eq i8 %v10, 32
  %5 = add nsw i16 %0, -9
  %v61 = icmp ult i16 %5, 5
  %v62 = or i1 %v59, %v61
  %v63 = or i1 %v58, %v62
  %v64 = select i1 %v63, i32 16, i32 0
  %v65 = or disjoint i32 %v56, %v64
  %v66 = or i32 %v65, %v40
  br label %b.L__BB61_14
b.L__BB61_4:
  %v69 = icmp samesign ult i16 %0, 224
  br i1 %v69, label %b.L__BB61_8, label %b.L__BB61_5
b.L__BB61_8:
  %v74 = getelementptr i8, ptr %v9, i64 1
  %v75 = load i8, ptr %v74, align 1
  %6 = and i8 %v75, 63
  %v77 = zext nneg i8 %6 to i32
  %v71 = shl nuw nsw i32 %v14, 6
  %v89 = and i32 %v71, 1984
  %v94 = or disjoint i32 %v89, %v77
  br label %b.L__BB61_9
b.L__BB61_5:
  %v96 = icmp samesign ult i16 %0, 240
  %v102 = getelementptr i8, ptr %v9, i64 1
  %v103 = load i8, ptr %v102, align 1
  %v104 = zext i8 %v103 to i32
  %v109 = getelementptr i8, ptr %v9, i64 2
  %v110 = load i8, ptr %v109, align 1
  br i1 %v96, label %b.L__BB61_7, label %b.L__BB61_6
b.L__BB61_7:
  %v98 = shl nuw nsw i32 %v14, 12
  %v99 = and i32 %v98, 61440
  %v105 = shl nuw nsw i32 %v104, 6
  %v106 = and i32 %v105, 4032
  %v107 = or disjoint i32 %v106, %v99
  %7 = and i8 %v110, 63
  %v112 = zext nneg i8 %7 to i32
  %v113 = or disjoint i32 %v107, %v112
  br label %b.L__BB61_9
b.L__BB61_6:
  %v115 = shl nuw nsw i32 %v14, 18
  %v116 = and i32 %v115, 1835008
  %v122 = shl nuw nsw i32 %v104, 12
  %v123 = and i32 %v122, 258048
  %v124 = or disjoint i32 %v123, %v116
  %v128 = zext i8 %v110 to i32
  %v129 = shl nuw nsw i32 %v128, 6
  %v130 = and i32 %v129, 4032
  %v131 = or disjoint i32 %v124, %v130
  %v133 = getelementptr i8, ptr %v9, i64 3
  %v134 = load i8, ptr %v133, align 1
  %8 = and i8 %v134, 63
  %v136 = zext nneg i8 %8 to i32
  %v137 = or disjoint i32 %v131, %v136
  br label %b.L__BB61_9
b.L__BB61_9:
  %r.r65.0 = phi i32 [ %v94, %b.L__BB61_8 ], [ %v113, %b.L__BB61_7 ], [ %v137, %b.L__BB61_6 ]
  %v140 = load i32, ptr %v139, align 4
  %v141 = sext i32 %v140 to i64
  %v142 = add i64 %i.p3, %v141
  %v145 = load i32, ptr %v144, align 4
  %v146 = sext i32 %v145 to i64
  %v147 = add i64 %i.p3, %v146
  %9 = lshr i32 %r.r65.0, 6
  %10 = and i32 %9, 67108862
  %v152 = zext nneg i32 %10 to i64
  %v154 = add i64 %v5, %v152
  %v155 = inttoptr i64 %v154 to ptr
  %v156 = load i16, ptr %v155, align 2
  %v157 = zext i16 %v156 to i32
  %11 = shl nuw nsw i32 %v157, 8
  %v158 = shl nuw nsw i32 %r.r65.0, 1
  %12 = and i32 %v158, 254
  %13 = or disjoint i32 %11, %12
  %v177 = zext nneg i32 %13 to i64
  %v178 = add i64 %v142, %v177
  %v179 = inttoptr i64 %v178 to ptr
  %v180 = load i16, ptr %v179, align 2
  %v182 = zext i16 %v180 to i64
  %v184 = mul nuw nsw i64 %v182, 20
  %v185 = add i64 %v147, %v184
  %v186 = inttoptr i64 %v185 to ptr
  %v187 = load i32, ptr %v186, align 4
  br label %b.L__BB61_14
b.L__BB61_14:
  %r.r66.0 = phi i32 [ %v66, %b.L__BB61_13 ], [ %v187, %b.L__BB61_9 ]
  %v190 = and i32 %r.r66.0, %i.p2
  %v191 = icmp eq i32 %v190, 0
  br i1 %v191, label %b.L__BB61_16, label %b.next.18
b.next.18:
  %v195 = icmp samesign ult i16 %0, 240
  %v196 = select i1 %v195, i64 3, i64 4
  %v197 = icmp samesign ult i16 %0, 224
  %v198 = select i1 %v197, i64 2, i64 %v196
  %v200 = select i1 %v12, i64 1, i64 %v198
  %v202 = add i64 %v200, %r.rd27.0
  %v204 = icmp slt i64 %v202, %i.p1
  br i1 %v204, label %b.L__BB61_3, label %b.L__BB61_16
b.L__BB61_16:
  %r.r67.0 = phi i32 [ 0, %start ], [ 1, %b.next.0 ], [ 0, %b.L__BB61_14 ], [ 1, %b.next.18 ]
  %v208 = insertvalue { i32 } poison, i32 %r.r67.0, 0
  ret { i32 } %v208
}
define internal { i32 } @udf_text_case_ascii(i64 %"i.p0", i64 %"i.p1", i32 %"i.p2", i32 %"i.p3") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, 1
  br i1 %v1, label %b.L__BB62_7, label %b.L__BB62_2
b.L__BB62_2:
  %r.rd11.0 = phi i64 [ %v71, %b.next.6 ], [ 0, %start ]
  %r.r36.0 = phi i32 [ %v67, %b.next.6 ], [ 0, %start ]
  %v4 = add i64 %r.rd11.0, %i.p0
  %v5 = inttoptr i64 %v4 to ptr
  %v6 = load i8, ptr %v5, align 1
  %v9 = icmp ugt i8 %v6, 58
  br i1 %v9, label %b.L__BB62_4, label %b.next.2
b.next.2:
  %v13 = zext nneg i8 %v6 to i64
  %v15 = shl nuw nsw i64 1, %v13
  %v18 = and i64 %v15, 288301294651703296
  %v19.not = icmp eq i64 %v18, 0
  br i1 %v19.not, label %b.L__BB62_4, label %b.L__BB62_5
b.L__BB62_4:
  br label %b.L__BB62_5
b.L__BB62_5:
  %r.p26.0 = phi i1 [ false, %b.L__BB62_4 ], [ true, %b.next.2 ]
  %0 = add i8 %v6, -65
  %v22 = icmp ult i8 %0, 26
  %1 = add i8 %v6, -97
  %v24 = icmp ult i8 %1, 26
  %v26 = icmp eq i8 %v6, 94
  %v28 = or i1 %v26, %r.p26.0
  %v29 = icmp eq i8 %v6, 96
  %v30 = or i1 %v29, %v28
  %v31 = select i1 %v30, i32 4096, i32 0
  %2 = add i8 %v6, -48
  %v33 = icmp ult i8 %2, 10
  %v34 = select i1 %v33, i32 1038, i32 0
  %v35 = icmp eq i8 %v6, 95
  %v36 = select i1 %v35, i32 1536, i32 0
  %v37 = or i32 %v34, %v36
  %3 = add i8 %v6, -32
  %v39 = icmp ult i8 %3, 95
  %v40 = select i1 %v39, i32 256, i32 0
  %v41 = or disjoint i32 %v37, %v40
  %v42 = or i1 %v22, %v24
  %v43 = select i1 %v42, i32 3585, i32 0
  %v44 = or i32 %v41, %v43
  %v45 = select i1 %v24, i32 32, i32 0
  %v46 = select i1 %v22, i32 64, i32 %v45
  %v47 = or disjoint i32 %v44, %v46
  %4 = add i8 %v6, -9
  %v51 = icmp ult i8 %4, 5
  %5 = add i8 %v6, -28
  %6 = icmp ult i8 %5, 5
  %v54 = or i1 %6, %v51
  %v55 = select i1 %v54, i32 16, i32 0
  %v56 = or disjoint i32 %v47, %v55
  %v57 = or i32 %v56, %v31
  %v59 = and i32 %v57, %i.p3
  %v60.not = icmp eq i32 %v59, 0
  br i1 %v60.not, label %b.next.6, label %b.L__BB62_7
b.next.6:
  %v63 = and i32 %v57, %i.p2
  %v64.not = icmp ne i32 %v63, 0
  %v65 = zext i1 %v64.not to i32
  %v67 = or i32 %r.r36.0, %v65
  %v71 = add nuw nsw i64 %r.rd11.0, 1
  %v73 = icmp slt i64 %v71, %i.p1
  br i1 %v73, label %b.L__BB62_2, label %b.L__BB62_7
b.L__BB62_7:
  %r.r37.0 = phi i32 [ 0, %start ], [ 0, %b.L__BB62_5 ], [ %v67, %b.next.6 ]
  %v76 = insertvalue { i32 } poison, i32 %r.r37.0, 0
  ret { i32 } %v76
}
define internal { i32 } @udf_text_case_utf8(i64 %"i.p0", i64 %"i.p1", i32 %"i.p2", i32 %"i.p3", i64 %"i.p4") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, 1
  br i1 %v1, label %b.L__BB63_15, label %b.next.0
b.next.0:
  %v3 = add i64 %i.p4, 16
  %v137 = inttoptr i64 %i.p4 to ptr
  %v142 = getelementptr i8, ptr %v137, i64 4
  br label %b.L__BB63_2
b.L__BB63_2:
  %r.rd27.0 = phi i64 [ 0, %b.next.0 ], [ %v208, %b.next.17 ]
  %r.r70.0 = phi i32 [ 0, %b.next.0 ], [ %v198, %b.next.17 ]
  %v6 = add i64 %r.rd27.0, %i.p0
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i8, ptr %v7, align 1
  %v9 = sext i8 %v8 to i16
  %v10 = icmp sgt i8 %v8, -1
  %0 = and i16 %v9, 255
  %v12 = zext nneg i16 %0 to i32
  br i1 %v10, label %b.L__BB63_9, label %b.L__BB63_3
b.L__BB63_9:
  %v15 = icmp ugt i8 %v8, 58
  br i1 %v15, label %b.L__BB63_11, label %b.next.4
b.next.4:
  %v20 = zext nneg i16 %v9 to i64
  %v22 = shl nuw i64 1, %v20
  %v25 = and i64 %v22, 288301294651703296
  %v26.not = icmp eq i64 %v25, 0
  br i1 %v26.not, label %b.L__BB63_11, label %b.L__BB63_12
b.L__BB63_11:
  br label %b.L__BB63_12
b.L__BB63_12:
  %r.p32.0 = phi i1 [ false, %b.L__BB63_11 ], [ true, %b.next.4 ]
  %1 = add nsw i16 %0, -65
  %v29 = icmp ult i16 %1, 26
  %2 = add nsw i16 %0, -97
  %v31 = icmp ult i16 %2, 26
  %v33 = icmp eq i8 %v8, 94
  %v35 = or i1 %v33, %r.p32.0
  %v36 = icmp eq i8 %v8, 96
  %v37 = or i1 %v36, %v35
  %v38 = select i1 %v37, i32 4096, i32 0
  %v39 = icmp eq i8 %v8, 95
  %v40 = select i1 %v39, i32 1536, i32 0
  %3 = add nsw i16 %0, -48
  %v42 = icmp ult i16 %3, 10
  %v43 = select i1 %v42, i32 1038, i32 0
  %v44 = or i32 %v43, %v40
  %4 = add nsw i16 %0, -32
  %v46 = icmp ult i16 %4, 95
  %v47 = select i1 %v46, i32 256, i32 0
  %v48 = or disjoint i32 %v44, %v47
  %v49 = or i1 %v29, %v31
  %v50 = select i1 %v49, i32 3585, i32 0
  %v51 = or i32 %v48, %v50
  %v52 = select i1 %v31, i32 32, i32 0
  %v53 = select i1 %v29, i32 64, i32 %v52
  %v54 = or disjoint i32 %v51, %v53
  %v55 = and i32 %v12, 124
  %v56 = icmp eq i32 %v55, 28
  %v57 = icmp eq i8 %v8, 32
  %5 = add nsw i16 %0, -9
  %v59 = icmp ult i16 %5, 5
  %v60 = or i1 %v57, %v59
  %v61 = or i1 %v56, %v60
  %v62 = select i1 %v61, i32 16, i32 0
  %v63 = or disjoint i32 %v54, %v62
  %v64 = or i32 %v63, %v38
  br label %b.L__BB63_13
b.L__BB63_3:
  %v67 = icmp samesign ult i16 %0, 224
  br i1 %v67, label %b.L__BB63_7, label %b.L__BB63_4
b.L__BB63_7:
  %v72 = getelementptr i8, ptr %v7, i64 1
  %v73 = load i8, ptr %v72, align 1
  %6 = and i8 %v73, 63
  %v75 = zext nneg i8 %6 to i32
  %v69 = shl nuw nsw i32 %v12, 6
  %v87 = and i32 %v69, 1984
  %v92 = or disjoint i32 %v87, %v75
  br label %b.L__BB63_8
b.L__BB63_4:
  %v94 = icmp samesign ult i16 %0, 240
  %v100 = getelementptr i8, ptr %v7, i64 1
  %v101 = load i8, ptr %v100, align 1
  %v102 = zext i8 %v101 to i32
  %v107 = getelementptr i8, ptr %v7, i64 2
  %v108 = load i8, ptr %v107, align 1
  br i1 %v94, label %b.L__BB63_6, label %b.L__BB63_5
b.L__BB63_6:
  %v96 = shl nuw nsw i32 %v12, 12
  %v97 = and i32 %v96, 61440
  %v103 = shl nuw nsw i32 %v102, 6
  %v104 = and i32 %v103, 4032
  %v105 = or disjoint i32 %v104, %v97
  %7 = and i8 %v108, 63
  %v110 = zext nneg i8 %7 to i32
  %v111 = or disjoint i32 %v105, %v110
  br label %b.L__BB63_8
b.L__BB63_5:
  %v113 = shl nuw nsw i32 %v12, 18
  %v114 = and i32 %v113, 1835008
  %v120 = shl nuw nsw i32 %v102, 12
  %v121 = and i32 %v120, 258048
  %v122 = or disjoint i32 %v121, %v114
  %v126 = zext i8 %v108 to i32
  %v127 = shl nuw nsw i32 %v126, 6
  %v128 = and i32 %v127, 4032
  %v129 = or disjoint i32 %v122, %v128
  %v131 = getelementptr i8, ptr %v7, i64 3
  %v132 = load i8, ptr %v131, align 1
  %8 = and i8 %v132, 63
  %v134 = zext nneg i8 %8 to i32
  %v135 = or disjoint i32 %v129, %v134
  br label %b.L__BB63_8
b.L__BB63_8:
  %r.r71.0 = phi i32 [ %v92, %b.L__BB63_7 ], [ %v111, %b.L__BB63_6 ], [ %v135, %b.L__BB63_5 ]
  %v138 = load i32, ptr %v137, align 4
  %v139 = sext i32 %v138 to i64
  %v140 = add i64 %i.p4, %v139
  %v143 = load i32, ptr %v142, align 4
  %v144 = sext i32 %v143 to i64
  %v145 = add i64 %i.p4, %v144
  %9 = lshr i32 %r.r71.0, 6
  %10 = and i32 %9, 67108862
  %v150 = zext nneg i32 %10 to i64
  %v152 = add i64 %v3, %v150
  %v153 = inttoptr i64 %v152 to ptr
  %v154 = load i16, ptr %v153, align 2
  %v155 = zext i16 %v154 to i32
  %11 = shl nuw nsw i32 %v155, 8
  %v156 = shl nuw nsw i32 %r.r71.0, 1
  %12 = and i32 %v156, 254
  %13 = or disjoint i32 %11, %12
  %v175 = zext nneg i32 %13 to i64
  %v176 = add i64 %v140, %v175
  %v177 = inttoptr i64 %v176 to ptr
  %v178 = load i16, ptr %v177, align 2
  %v180 = zext i16 %v178 to i64
  %v182 = mul nuw nsw i64 %v180, 20
  %v183 = add i64 %v145, %v182
  %v184 = inttoptr i64 %v183 to ptr
  %v185 = load i32, ptr %v184, align 4
  br label %b.L__BB63_13
b.L__BB63_13:
  %r.r72.0 = phi i32 [ %v64, %b.L__BB63_12 ], [ %v185, %b.L__BB63_8 ]
  %v188 = and i32 %r.r72.0, %i.p3
  %v189.not = icmp eq i32 %v188, 0
  br i1 %v189.not, label %b.next.17, label %b.L__BB63_15
b.next.17:
  %v194 = and i32 %r.r72.0, %i.p2
  %v195.not = icmp ne i32 %v194, 0
  %v196 = zext i1 %v195.not to i32
  %v198 = or i32 %r.r70.0, %v196
  %v201 = icmp samesign ult i16 %0, 240
  %v202 = select i1 %v201, i64 3, i64 4
  %v203 = icmp samesign ult i16 %0, 224
  %v204 = select i1 %v203, i64 2, i64 %v202
  %v206 = select i1 %v10, i64 1, i64 %v204
  %v208 = add i64 %v206, %r.rd27.0
  %v210 = icmp slt i64 %v208, %i.p1
  br i1 %v210, label %b.L__BB63_2, label %b.L__BB63_15
b.L__BB63_15:
  %r.r73.0 = phi i32 [ 0, %start ], [ 0, %b.L__BB63_13 ], [ %v198, %b.next.17 ]
  %v213 = insertvalue { i32 } poison, i32 %r.r73.0, 0
  ret { i32 } %v213
}
define internal { i32 } @udf_text_title_ascii(i64 %"i.p0", i64 %"i.p1") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, 1
  br i1 %v1, label %b.L__BB64_7, label %b.L__BB64_2
b.L__BB64_2:
  %r.rs19.0 = phi i16 [ %r.rs19.1, %b.L__BB64_6 ], [ 0, %start ]
  %r.rd7.0 = phi i64 [ %v27, %b.L__BB64_6 ], [ 0, %start ]
  %r.rs20.0.off0 = phi i8 [ %r.rs20.1.off0, %b.L__BB64_6 ], [ 0, %start ]
  %v5 = add i64 %r.rd7.0, %i.p0
  %v6 = inttoptr i64 %v5 to ptr
  %v7 = load i8, ptr %v6, align 1
  %0 = add i8 %v7, -91
  %v10 = icmp ult i8 %0, -26
  br i1 %v10, label %b.L__BB64_4, label %b.L__BB64_3
b.L__BB64_4:
  %1 = add i8 %v7, -123
  %v12 = icmp ult i8 %1, -26
  br i1 %v12, label %b.L__BB64_6, label %b.next.4
b.next.4:
  %v22 = icmp eq i16 %r.rs19.0, 0
  br i1 %v22, label %b.L__BB64_7, label %b.L__BB64_6
b.L__BB64_3:
  %v25 = icmp eq i16 %r.rs19.0, 0
  br i1 %v25, label %b.L__BB64_6, label %b.L__BB64_7
b.L__BB64_6:
  %r.rs19.1 = phi i16 [ 0, %b.L__BB64_4 ], [ 1, %b.next.4 ], [ 1, %b.L__BB64_3 ]
  %r.rs20.1.off0 = phi i8 [ %r.rs20.0.off0, %b.L__BB64_4 ], [ 1, %b.next.4 ], [ 1, %b.L__BB64_3 ]
  %v27 = add nuw nsw i64 %r.rd7.0, 1
  %v29 = icmp slt i64 %v27, %i.p1
  br i1 %v29, label %b.L__BB64_2, label %b.L__BB64_7
b.L__BB64_7:
  %r.rs21.0.off0 = phi i8 [ 0, %start ], [ %r.rs20.1.off0, %b.L__BB64_6 ], [ 0, %b.next.4 ], [ 0, %b.L__BB64_3 ]
  %v34 = zext nneg i8 %r.rs21.0.off0 to i32
  %v36 = insertvalue { i32 } poison, i32 %v34, 0
  ret { i32 } %v36
}
define internal { i32 } @udf_text_title_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, 1
  br i1 %v1, label %b.L__BB65_18, label %b.next.0
b.next.0:
  %v3 = add i64 %i.p2, 16
  %v138 = inttoptr i64 %i.p2 to ptr
  %v143 = getelementptr i8, ptr %v138, i64 4
  br label %b.L__BB65_2
b.L__BB65_2:
  %r.rs24.0 = phi i16 [ 0, %b.next.0 ], [ %r.rs24.1, %b.L__BB65_17 ]
  %r.rd27.0 = phi i64 [ 0, %b.next.0 ], [ %v208, %b.L__BB65_17 ]
  %r.rs25.0.off0 = phi i8 [ 0, %b.next.0 ], [ %r.rs25.1.off0, %b.L__BB65_17 ]
  %v7 = add i64 %r.rd27.0, %i.p0
  %v8 = inttoptr i64 %v7 to ptr
  %v9 = load i8, ptr %v8, align 1
  %v10 = sext i8 %v9 to i16
  %v11 = icmp sgt i8 %v9, -1
  %0 = and i16 %v10, 255
  %v13 = zext nneg i16 %0 to i32
  br i1 %v11, label %b.L__BB65_9, label %b.L__BB65_3
b.L__BB65_9:
  %v16 = icmp ugt i8 %v9, 58
  br i1 %v16, label %b.L__BB65_11, label %b.next.4
b.next.4:
  %v21 = zext nneg i16 %v10 to i64
  %v23 = shl nuw i64 1, %v21
  %v26 = and i64 %v23, 288301294651703296
  %v27.not = icmp eq i64 %v26, 0
  br i1 %v27.not, label %b.L__BB65_11, label %b.L__BB65_12
b.L__BB65_11:
  br label %b.L__BB65_12
b.L__BB65_12:
  %r.p33.0 = phi i1 [ false, %b.L__BB65_11 ], [ true, %b.next.4 ]
  %1 = add nsw i16 %0, -65
  %v30 = icmp ult i16 %1, 26
  %2 = add nsw i16 %0, -97
  %v32 = icmp ult i16 %2, 26
  %v34 = icmp eq i8 %v9, 94
  %v36 = or i1 %v34, %r.p33.0
  %v37 = icmp eq i8 %v9, 96
  %v38 = or i1 %v37, %v36
  %v39 = select i1 %v38, i32 4096, i32 0
  %v40 = icmp eq i8 %v9, 95
  %v41 = select i1 %v40, i32 1536, i32 0
  %3 = add nsw i16 %0, -48
  %v43 = icmp ult i16 %3, 10
  %v44 = select i1 %v43, i32 1038, i32 0
  %v45 = or i32 %v44, %v41
  %4 = add nsw i16 %0, -32
  %v47 = icmp ult i16 %4, 95
  %v48 = select i1 %v47, i32 256, i32 0
  %v49 = or disjoint i32 %v45, %v48
  %v50 = or i1 %v30, %v32
  %v51 = select i1 %v50, i32 3585, i32 0
  %v52 = or i32 %v49, %v51
  %v53 = select i1 %v32, i32 32, i32 0
  %v54 = select i1 %v30, i32 64, i32 %v53
  %v55 = or disjoint i32 %v52, %v54
  %v56 = and i32 %v13, 124
  %v57 = icmp eq i32 %v56, 28
  %v58 = icmp eq i8 %v9, 32
  %5 = add nsw i16 %0, -9
  %v60 = icmp ult i16 %5, 5
  %v61 = or i1 %v58, %v60
  %v62 = or i1 %v57, %v61
  %v63 = select i1 %v62, i32 16, i32 0
  %v64 = or disjoint i32 %v55, %v63
  %v65 = or i32 %v64, %v39
  br label %b.L__BB65_13
b.L__BB65_3:
  %v68 = icmp samesign ult i16 %0, 224
  br i1 %v68, label %b.L__BB65_7, label %b.L__BB65_4
b.L__BB65_7:
  %v73 = getelementptr i8, ptr %v8, i64 1
  %v74 = load i8, ptr %v73, align 1
  %6 = and i8 %v74, 63
  %v76 = zext nneg i8 %6 to i32
  %v70 = shl nuw nsw i32 %v13, 6
  %v88 = and i32 %v70, 1984
  %v93 = or disjoint i32 %v88, %v76
  br label %b.L__BB65_8
b.L__BB65_4:
  %v95 = icmp samesign ult i16 %0, 240
  %v101 = getelementptr i8, ptr %v8, i64 1
  %v102 = load i8, ptr %v101, align 1
  %v103 = zext i8 %v102 to i32
  %v108 = getelementptr i8, ptr %v8, i64 2
  %v109 = load i8, ptr %v108, align 1
  br i1 %v95, label %b.L__BB65_6, label %b.L__BB65_5
b.L__BB65_6:
  %v97 = shl nuw nsw i32 %v13, 12
  %v98 = and i32 %v97, 61440
  %v104 = shl nuw nsw i32 %v103, 6
  %v105 = and i32 %v104, 4032
  %v106 = or disjoint i32 %v105, %v98
  %7 = and i8 %v109, 63
  %v111 = zext nneg i8 %7 to i32
  %v112 = or disjoint i32 %v106, %v111
  br label %b.L__BB65_8
b.L__BB65_5:
  %v114 = shl nuw nsw i32 %v13, 18
  %v115 = and i32 %v114, 1835008
  %v121 = shl nuw nsw i32 %v103, 12
  %v122 = and i32 %v121, 258048
  %v123 = or disjoint i32 %v122, %v115
  %v127 = zext i8 %v109 to i32
  %v128 = shl nuw nsw i32 %v127, 6
  %v129 = and i32 %v128, 4032
  %v130 = or disjoint i32 %v123, %v129
  %v132 = getelementptr i8, ptr %v8, i64 3
  %v133 = load i8, ptr %v132, align 1
  %8 = and i8 %v133, 63
  %v135 = zext nneg i8 %8 to i32
  %v136 = or disjoint i32 %v130, %v135
  br label %b.L__BB65_8
b.L__BB65_8:
  %r.r62.0 = phi i32 [ %v93, %b.L__BB65_7 ], [ %v112, %b.L__BB65_6 ], [ %v136, %b.L__BB65_5 ]
  %v139 = load i32, ptr %v138, align 4
  %v140 = sext i32 %v139 to i64
  %v141 = add i64 %i.p2, %v140
  %v144 = load i32, ptr %v143, align 4
  %v145 = sext i32 %v144 to i64
  %v146 = add i64 %i.p2, %v145
  %9 = lshr i32 %r.r62.0, 6
  %10 = and i32 %9, 67108862
  %v151 = zext nneg i32 %10 to i64
  %v153 = add i64 %v3, %v151
  %v154 = inttoptr i64 %v153 to ptr
  %v155 = load i16, ptr %v154, align 2
  %v156 = zext i16 %v155 to i32
  %11 = shl nuw nsw i32 %v156, 8
  %v157 = shl nuw nsw i32 %r.r62.0, 1
  %12 = and i32 %v157, 254
  %13 = or disjoint i32 %11, %12
  %v176 = zext nneg i32 %13 to i64
  %v177 = add i64 %v141, %v176
  %v178 = inttoptr i64 %v177 to ptr
  %v179 = load i16, ptr %v178, align 2
  %v181 = zext i16 %v179 to i64
  %v183 = mul nuw nsw i64 %v181, 20
  %v184 = add i64 %v146, %v183
  %v185 = inttoptr i64 %v184 to ptr
  %v186 = load i32, ptr %v185, align 4
  br label %b.L__BB65_13
b.L__BB65_13:
  %r.r63.0 = phi i32 [ %v65, %b.L__BB65_12 ], [ %v186, %b.L__BB65_8 ]
  %v188 = and i32 %r.r63.0, 192
  %v189 = icmp eq i32 %v188, 0
  br i1 %v189, label %b.L__BB65_15, label %b.next.17
b.next.17:
  %v192 = icmp eq i16 %r.rs24.0, 0
  br i1 %v192, label %b.L__BB65_17, label %b.L__BB65_18
b.L__BB65_15:
  %v194 = and i32 %r.r63.0, 32
  %v195 = icmp eq i32 %v194, 0
  br i1 %v195, label %b.L__BB65_17, label %b.next.20
b.next.20:
  %v198 = icmp eq i16 %r.rs24.0, 0
  br i1 %v198, label %b.L__BB65_18, label %b.L__BB65_17
b.L__BB65_17:
  %r.rs24.1 = phi i16 [ 0, %b.L__BB65_15 ], [ 1, %b.next.20 ], [ 1, %b.next.17 ]
  %r.rs25.1.off0 = phi i8 [ %r.rs25.0.off0, %b.L__BB65_15 ], [ 1, %b.next.20 ], [ 1, %b.next.17 ]
  %v201 = icmp samesign ult i16 %0, 240
  %v202 = select i1 %v201, i64 3, i64 4
  %v203 = icmp samesign ult i16 %0, 224
  %v204 = select i1 %v203, i64 2, i64 %v202
  %v206 = select i1 %v11, i64 1, i64 %v204
  %v208 = add i64 %v206, %r.rd27.0
  %v210 = icmp slt i64 %v208, %i.p1
  br i1 %v210, label %b.L__BB65_2, label %b.L__BB65_18
b.L__BB65_18:
  %r.rs26.0.off0 = phi i8 [ 0, %start ], [ %r.rs25.1.off0, %b.L__BB65_17 ], [ 0, %b.next.20 ], [ 0, %b.next.17 ]
  %v215 = zext nneg i8 %r.rs26.0.off0 to i32
  %v217 = insertvalue { i32 } poison, i32 %v215, 0
  ret { i32 } %v217
}
define internal { i32 } @udf_text_name_ascii(i64 %"i.p0", i64 %"i.p1") noinline nounwind {
start:
  %v1 = icmp eq i64 %i.p1, 0
  br i1 %v1, label %b.L__BB66_6, label %b.next.0
b.next.0:
  %v3 = inttoptr i64 %i.p0 to ptr
  %v4 = load i8, ptr %v3, align 1
  %0 = and i8 %v4, -33
  %1 = add i8 %0, -91
  %v8 = icmp ult i8 %1, -26
  %v10 = icmp ne i8 %v4, 95
  %.not = and i1 %v10, %v8
  br i1 %.not, label %b.L__BB66_6, label %b.next.1
b.next.1:
  %v15 = icmp slt i64 %i.p1, 2
  br i1 %v15, label %b.L__BB66_6, label %b.L__BB66_4
b.L__BB66_4:
  %r.rd7.0 = phi i64 [ %v34, %b.next.4 ], [ 1, %b.next.1 ]
  %v18 = add i64 %r.rd7.0, %i.p0
  %v19 = inttoptr i64 %v18 to ptr
  %v20 = load i8, ptr %v19, align 1
  %2 = add i8 %v20, -58
  %v23 = icmp ult i8 %2, -10
  %3 = and i8 %v20, -33
  %4 = add i8 %3, -91
  %v27 = icmp ult i8 %4, -26
  %v29 = icmp ne i8 %v20, 95
  %.not9 = and i1 %v29, %v23
  %.not8 = and i1 %.not9, %v27
  br i1 %.not8, label %b.L__BB66_6, label %b.next.4
b.next.4:
  %v34 = add nuw nsw i64 %r.rd7.0, 1
  %v38 = icmp slt i64 %v34, %i.p1
  br i1 %v38, label %b.L__BB66_4, label %b.L__BB66_6
b.L__BB66_6:
  %r.r22.0 = phi i32 [ 0, %start ], [ 0, %b.next.0 ], [ 1, %b.next.1 ], [ 0, %b.L__BB66_4 ], [ 1, %b.next.4 ]
  %v42 = insertvalue { i32 } poison, i32 %r.r22.0, 0
  ret { i32 } %v42
}
define internal { i32 } @udf_text_name_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2") noinline nounwind {
start:
  %v1 = icmp eq i64 %i.p1, 0
  br i1 %v1, label %b.L__BB67_28, label %b.next.0
b.next.0:
  %v3 = inttoptr i64 %i.p0 to ptr
  %v4 = load i8, ptr %v3, align 1
  %v5 = sext i8 %v4 to i16
  %v6 = icmp sgt i8 %v4, -1
  %0 = and i16 %v5, 255
  %v8 = zext nneg i16 %0 to i32
  br i1 %v6, label %b.L__BB67_8, label %b.L__BB67_2
b.L__BB67_8:
  %v11 = icmp ugt i8 %v4, 58
  br i1 %v11, label %b.L__BB67_10, label %b.next.3
b.next.3:
  %v16 = zext nneg i16 %v5 to i64
  %v18 = shl nuw i64 1, %v16
  %v21 = and i64 %v18, 288301294651703296
  %v22.not = icmp eq i64 %v21, 0
  br i1 %v22.not, label %b.L__BB67_10, label %b.L__BB67_11
b.L__BB67_10:
  br label %b.L__BB67_11
b.L__BB67_11:
  %r.p58.0 = phi i1 [ false, %b.L__BB67_10 ], [ true, %b.next.3 ]
  %1 = add nsw i16 %0, -65
  %v25 = icmp ult i16 %1, 26
  %2 = add nsw i16 %0, -97
  %v27 = icmp ult i16 %2, 26
  %v29 = icmp eq i8 %v4, 94
  %v31 = or i1 %v29, %r.p58.0
  %v32 = icmp eq i8 %v4, 96
  %v33 = or i1 %v32, %v31
  %v34 = select i1 %v33, i32 4096, i32 0
  %v35 = icmp eq i8 %v4, 95
  %v36 = select i1 %v35, i32 1536, i32 0
  %3 = add nsw i16 %0, -48
  %v38 = icmp ult i16 %3, 10
  %v39 = select i1 %v38, i32 1038, i32 0
  %v40 = or i32 %v39, %v36
  %4 = add nsw i16 %0, -32
  %v42 = icmp ult i16 %4, 95
  %v43 = select i1 %v42, i32 256, i32 0
  %v44 = or disjoint i32 %v40, %v43
  %v45 = or i1 %v25, %v27
  %v46 = select i1 %v45, i32 3585, i32 0
  %v47 = or i32 %v44, %v46
  %v48 = select i1 %v27, i32 32, i32 0
  %v49 = select i1 %v25, i32 64, i32 %v48
  %v50 = or disjoint i32 %v47, %v49
  %v51 = and i32 %v8, 124
  %v52 = icmp eq i32 %v51, 28
  %v53 = icmp eq i8 %v4, 32
  %5 = add nsw i16 %0, -9
  %v55 = icmp ult i16 %5, 5
  %v56 = or i1 %v53, %v55
  %v57 = or i1 %v52, %v56
  %v58 = select i1 %v57, i32 16, i32 0
  %v59 = or disjoint i32 %v50, %v58
  %v60 = or i32 %v59, %v34
  br label %b.L__BB67_12
b.L__BB67_2:
  %v63 = icmp samesign ult i16 %0, 224
  br i1 %v63, label %b.L__BB67_6, label %b.L__BB67_3
b.L__BB67_6:
  %v68 = getelementptr i8, ptr %v3, i64 1
  %v69 = load i8, ptr %v68, align 1
  %6 = and i8 %v69, 63
  %v71 = zext nneg i8 %6 to i32
  %v65 = shl nuw nsw i32 %v8, 6
  %v83 = and i32 %v65, 1984
  %v88 = or disjoint i32 %v83, %v71
  br label %b.L__BB67_7
b.L__BB67_3:
  %v90 = icmp samesign ult i16 %0, 240
  %v96 = getelementptr i8, ptr %v3, i64 1
  %v97 = load i8, ptr %v96, align 1
  %v98 = zext i8 %v97 to i32
  %v103 = getelementptr i8, ptr %v3, i64 2
  %v104 = load i8, ptr %v103, align 1
  br i1 %v90, label %b.L__BB67_5, label %b.L__BB67_4
b.L__BB67_5:
  %v92 = shl nuw nsw i32 %v8, 12
  %v93 = and i32 %v92, 61440
  %v99 = shl nuw nsw i32 %v98, 6
  %v100 = and i32 %v99, 4032
  %v101 = or disjoint i32 %v100, %v93
  %7 = and i8 %v104, 63
  %v106 = zext nneg i8 %7 to i32
  %v107 = or disjoint i32 %v101, %v106
  br label %b.L__BB67_7
b.L__BB67_4:
  %v109 = shl nuw nsw i32 %v8, 18
  %v110 = and i32 %v109, 1835008
  %v116 = shl nuw nsw i32 %v98, 12
  %v117 = and i32 %v116, 258048
  %v118 = or disjoint i32 %v117, %v110
  %v122 = zext i8 %v104 to i32
  %v123 = shl nuw nsw i32 %v122, 6
  %v124 = and i32 %v123, 4032
  %v125 = or disjoint i32 %v118, %v124
  %v127 = getelementptr i8, ptr %v3, i64 3
  %v128 = load i8, ptr %v127, align 1
  %8 = and i8 %v128, 63
  %v130 = zext nneg i8 %8 to i32
  %v131 = or disjoint i32 %v125, %v130
  br label %b.L__BB67_7
b.L__BB67_7:
  %r.r123.0 = phi i32 [ %v88, %b.L__BB67_6 ], [ %v107, %b.L__BB67_5 ], [ %v131, %b.L__BB67_4 ]
  %9 = lshr i32 %r.r123.0, 6
  %10 = and i32 %9, 67108862
  %v136 = zext nneg i32 %10 to i64
  %v138 = add i64 %i.p2, %v136
  %v139 = inttoptr i64 %i.p2 to ptr
  %v140 = load i32, ptr %v139, align 4
  %v141 = sext i32 %v140 to i64
  %v142 = add i64 %i.p2, %v141
  %v144 = getelementptr i8, ptr %v139, i64 4
  %v145 = load i32, ptr %v144, align 4
  %v146 = sext i32 %v145 to i64
  %v147 = add i64 %i.p2, %v146
  %v148 = inttoptr i64 %v138 to ptr
  %v149 = getelementptr i8, ptr %v148, i64 16
  %v150 = load i16, ptr %v149, align 2
  %v151 = zext i16 %v150 to i32
  %11 = shl nuw nsw i32 %v151, 8
  %v152 = shl nuw nsw i32 %r.r123.0, 1
  %12 = and i32 %v152, 254
  %13 = or disjoint i32 %11, %12
  %v171 = zext nneg i32 %13 to i64
  %v172 = add i64 %v142, %v171
  %v173 = inttoptr i64 %v172 to ptr
  %v174 = load i16, ptr %v173, align 2
  %v176 = zext i16 %v174 to i64
  %v178 = mul nuw nsw i64 %v176, 20
  %v179 = add i64 %v147, %v178
  %v180 = inttoptr i64 %v179 to ptr
  %v181 = load i32, ptr %v180, align 4
  br label %b.L__BB67_12
b.L__BB67_12:
  %r.r124.0 = phi i32 [ %v60, %b.L__BB67_11 ], [ %v181, %b.L__BB67_7 ]
  %v183 = and i32 %r.r124.0, 512
  %v184 = icmp eq i32 %v183, 0
  br i1 %v184, label %b.L__BB67_28, label %b.next.16
b.next.16:
  %v188 = icmp samesign ult i16 %0, 240
  %v189 = select i1 %v188, i64 3, i64 4
  %v190 = icmp samesign ult i16 %0, 224
  %v191 = select i1 %v190, i64 2, i64 %v189
  %v193 = select i1 %v6, i64 1, i64 %v191
  %v195.not = icmp slt i64 %v193, %i.p1
  br i1 %v195.not, label %b.next.17, label %b.L__BB67_28
b.next.17:
  %v197 = add i64 %i.p2, 16
  %v331 = inttoptr i64 %i.p2 to ptr
  %v336 = getelementptr i8, ptr %v331, i64 4
  br label %b.L__BB67_15
b.L__BB67_15:
  %r.rd45.0 = phi i64 [ %v193, %b.next.17 ], [ %v393, %b.next.34 ]
  %v200 = add i64 %r.rd45.0, %i.p0
  %v201 = inttoptr i64 %v200 to ptr
  %v202 = load i8, ptr %v201, align 1
  %v203 = sext i8 %v202 to i16
  %v204 = icmp sgt i8 %v202, -1
  %14 = and i16 %v203, 255
  %v206 = zext nneg i16 %14 to i32
  br i1 %v204, label %b.L__BB67_22, label %b.L__BB67_16
b.L__BB67_22:
  %v209 = icmp ugt i8 %v202, 58
  br i1 %v209, label %b.L__BB67_24, label %b.next.21
b.next.21:
  %v214 = zext nneg i16 %v203 to i64
  %v216 = shl nuw i64 1, %v214
  %v219 = and i64 %v216, 288301294651703296
  %v220.not = icmp eq i64 %v219, 0
  br i1 %v220.not, label %b.L__BB67_24, label %b.L__BB67_25
b.L__BB67_24:
  br label %b.L__BB67_25
b.L__BB67_25:
  %r.p59.0 = phi i1 [ false, %b.L__BB67_24 ], [ true, %b.next.21 ]
  %15 = add nsw i16 %14, -65
  %v223 = icmp ult i16 %15, 26
  %16 = add nsw i16 %14, -97
  %v225 = icmp ult i16 %16, 26
  %v227 = icmp eq i8 %v202, 94
  %v229 = or i1 %v227, %r.p59.0
  %v230 = icmp eq i8 %v202, 96
  %v231 = or i1 %v230, %v229
  %v232 = select i1 %v231, i32 4096, i32 0
  %v233 = icmp eq i8 %v202, 95
  %v234 = select i1 %v233, i32 1536, i32 0
  %17 = add nsw i16 %14, -48
  %v236 = icmp ult i16 %17, 10
  %v237 = select i1 %v236, i32 1038, i32 0
  %v238 = or i32 %v237, %v234
  %18 = add nsw i16 %14, -32
  %v240 = icmp ult i16 %18, 95
  %v241 = select i1 %v240, i32 256, i32 0
  %v242 = or disjoint i32 %v238, %v241
  %v243 = or i1 %v223, %v225
  %v244 = select i1 %v243, i32 3585, i32 0
  %v245 = or i32 %v242, %v244
  %v246 = select i1 %v225, i32 32, i32 0
  %v247 = select i1 %v223, i32 64, i32 %v246
  %v248 = or disjoint i32 %v245, %v247
  %v249 = and i32 %v206, 124
  %v250 = icmp eq i32 %v249, 28
  %v251 = icmp eq i8 %v202, 32
  %19 = add nsw i16 %14, -9
  %v253 = icmp ult i16 %19, 5
  %v254 = or i1 %v251, %v253
  %v255 = or i1 %v250, %v254
  %v256 = select i1 %v255, i32 16, i32 0
  %v257 = or disjoint i32 %v248, %v256
  %v258 = or i32 %v257, %v232
  br label %b.L__BB67_26
b.L__BB67_16:
  %v261 = icmp samesign ult i16 %14, 224
  br i1 %v261, label %b.L__BB67_20, label %b.L__BB67_17
b.L__BB67_20:
  %v266 = getelementptr i8, ptr %v201, i64 1
  %v267 = load i8, ptr %v266, align 1
  %20 = and i8 %v267, 63
  %v269 = zext nneg i8 %20 to i32
  %v263 = shl nuw nsw i32 %v206, 6
  %v281 = and i32 %v263, 1984
  %v286 = or disjoint i32 %v281, %v269
  br label %b.L__BB67_21
b.L__BB67_17:
  %v288 = icmp samesign ult i16 %14, 240
  %v294 = getelementptr i8, ptr %v201, i64 1
  %v295 = load i8, ptr %v294, align 1
  %v296 = zext i8 %v295 to i32
  %v301 = getelementptr i8, ptr %v201, i64 2
  %v302 = load i8, ptr %v301, align 1
  br i1 %v288, label %b.L__BB67_19, label %b.L__BB67_18
b.L__BB67_19:
  %v290 = shl nuw nsw i32 %v206, 12
  %v291 = and i32 %v290, 61440
  %v297 = shl nuw nsw i32 %v296, 6
  %v298 = and i32 %v297, 4032
  %v299 = or disjoint i32 %v298, %v291
  %21 = and i8 %v302, 63
  %v304 = zext nneg i8 %21 to i32
  %v305 = or disjoint i32 %v299, %v304
  br label %b.L__BB67_21
b.L__BB67_18:
  %v307 = shl nuw nsw i32 %v206, 18
  %v308 = and i32 %v307, 1835008
  %v314 = shl nuw nsw i32 %v296, 12
  %v315 = and i32 %v314, 258048
  %v316 = or disjoint i32 %v315, %v308
  %v320 = zext i8 %v302 to i32
  %v321 = shl nuw nsw i32 %v320, 6
  %v322 = and i32 %v321, 4032
  %v323 = or disjoint i32 %v316, %v322
  %v325 = getelementptr i8, ptr %v201, i64 3
  %v326 = load i8, ptr %v325, align 1
  %22 = and i8 %v326, 63
  %v328 = zext nneg i8 %22 to i32
  %v329 = or disjoint i32 %v323, %v328
  br label %b.L__BB67_21
b.L__BB67_21:
  %r.r125.0 = phi i32 [ %v286, %b.L__BB67_20 ], [ %v305, %b.L__BB67_19 ], [ %v329, %b.L__BB67_18 ]
  %v332 = load i32, ptr %v331, align 4
  %v333 = sext i32 %v332 to i64
  %v334 = add i64 %i.p2, %v333
  %v337 = load i32, ptr %v336, align 4
  %v338 = sext i32 %v337 to i64
  %v339 = add i64 %i.p2, %v338
  %23 = lshr i32 %r.r125.0, 6
  %24 = and i32 %23, 67108862
  %v344 = zext nneg i32 %24 to i64
  %v346 = add i64 %v197, %v344
  %v347 = inttoptr i64 %v346 to ptr
  %v348 = load i16, ptr %v347, align 2
  %v349 = zext i16 %v348 to i32
  %25 = shl nuw nsw i32 %v349, 8
  %v350 = shl nuw nsw i32 %r.r125.0, 1
  %26 = and i32 %v350, 254
  %27 = or disjoint i32 %25, %26
  %v369 = zext nneg i32 %27 to i64
  %v370 = add i64 %v334, %v369
  %v371 = inttoptr i64 %v370 to ptr
  %v372 = load i16, ptr %v371, align 2
  %v374 = zext i16 %v372 to i64
  %v376 = mul nuw nsw i64 %v374, 20
  %v377 = add i64 %v339, %v376
  %v378 = inttoptr i64 %v377 to ptr
  %v379 = load i32, ptr %v378, align 4
  br label %b.L__BB67_26
b.L__BB67_26:
  %r.r126.0 = phi i32 [ %v258, %b.L__BB67_25 ], [ %v379, %b.L__BB67_21 ]
  %v381 = and i32 %r.r126.0, 1024
  %v382 = icmp eq i32 %v381, 0
  br i1 %v382, label %b.L__BB67_28, label %b.next.34
b.next.34:
  %v386 = icmp samesign ult i16 %14, 240
  %v387 = select i1 %v386, i64 3, i64 4
  %v388 = icmp samesign ult i16 %14, 224
  %v389 = select i1 %v388, i64 2, i64 %v387
  %v391 = select i1 %v204, i64 1, i64 %v389
  %v393 = add i64 %v391, %r.rd45.0
  %v395 = icmp slt i64 %v393, %i.p1
  br i1 %v395, label %b.L__BB67_15, label %b.L__BB67_28
b.L__BB67_28:
  %r.r127.0 = phi i32 [ 0, %start ], [ 0, %b.L__BB67_12 ], [ 1, %b.next.16 ], [ 0, %b.L__BB67_26 ], [ 1, %b.next.34 ]
  %v399 = insertvalue { i32 } poison, i32 %r.r127.0, 0
  ret { i32 } %v399
}
define internal { i32 } @udf_text_is_ascii(i64 %"i.p0", i64 %"i.p1") noinline nounwind {
start:
  br label %b.L__BB68_1
b.L__BB68_1:
  %r.rd12.0 = phi i64 [ 0, %start ], [ %v2, %b.next.1 ]
  %v2 = add i64 %r.rd12.0, 8
  %v4 = icmp sgt i64 %v2, %i.p1
  br i1 %v4, label %b.L__BB68_3, label %b.next.1
b.next.1:
  %v7 = add i64 %r.rd12.0, %i.p0
  %at.i = inttoptr i64 %v7 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v10 = and i64 %word.i, -9187201950435737472
  %v11 = icmp eq i64 %v10, 0
  br i1 %v11, label %b.L__BB68_1, label %b.L__BB68_6
b.L__BB68_3:
  %v15.not = icmp slt i64 %r.rd12.0, %i.p1
  br i1 %v15.not, label %b.L__BB68_4, label %b.L__BB68_6
b.L__BB68_4:
  %r.rd12.1 = phi i64 [ %v23, %b.next.6 ], [ %r.rd12.0, %b.L__BB68_3 ]
  %v18 = add i64 %r.rd12.1, %i.p0
  %v19 = inttoptr i64 %v18 to ptr
  %v20 = load i8, ptr %v19, align 1
  %v22 = icmp slt i8 %v20, 0
  br i1 %v22, label %b.L__BB68_6, label %b.next.6
b.next.6:
  %v23 = add nsw i64 %r.rd12.1, 1
  %v26 = icmp slt i64 %v23, %i.p1
  br i1 %v26, label %b.L__BB68_4, label %b.L__BB68_6
b.L__BB68_6:
  %r.r6.0 = phi i32 [ 1, %b.L__BB68_3 ], [ 0, %b.L__BB68_4 ], [ 1, %b.next.6 ], [ 0, %b.next.1 ]
  %v30 = insertvalue { i32 } poison, i32 %r.r6.0, 0
  ret { i32 } %v30
}
define internal { i64, i64, i64 } @udf_text_split_next_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i32 %"i.p6", i64 %"i.p7", i64 %"i.p8") noinline nounwind {
start:
  %v58 = icmp slt i64 %i.p7, 0
  switch i32 %i.p6, label %b.L__BB69_2 [
    i32 0, label %b.L__BB69_28
    i32 1, label %b.L__BB69_10
  ]
b.L__BB69_10:
  br i1 %v58, label %b.L__BB69_67, label %b.next.3
b.next.3:
  %v8.not = icmp sgt i64 %i.p1, %i.p7
  br i1 %v8.not, label %b.L__BB69_12, label %b.L__BB69_17
b.L__BB69_12:
  %r.rd152.1 = phi i64 [ %v32, %b.L__BB69_16 ], [ %i.p7, %b.next.3 ]
  %v11 = add i64 %r.rd152.1, %i.p0
  %v12 = inttoptr i64 %v11 to ptr
  %v13 = load i8, ptr %v12, align 1
  %v14 = sext i8 %v13 to i16
  %v15 = icmp sgt i8 %v13, -1
  br i1 %v15, label %b.L__BB69_15, label %b.L__BB69_13
b.L__BB69_15:
  %v19 = icmp ne i8 %v13, 32
  %0 = add nsw i16 %v14, -14
  %v21 = icmp ult i16 %0, -5
  %v22 = and i1 %v19, %v21
  %1 = and i8 %v13, 124
  %v24 = icmp ne i8 %1, 28
  %v25 = and i1 %v24, %v22
  br i1 %v25, label %b.L__BB69_17, label %b.L__BB69_16
b.L__BB69_13:
  %v27 = and i16 %v14, 255
  %v28 = icmp eq i8 %v13, -123
  %v30 = icmp eq i16 %v27, 160
  %or.cond = or i1 %v28, %v30
  br i1 %or.cond, label %b.L__BB69_16, label %b.L__BB69_17
b.L__BB69_16:
  %v32 = add nuw nsw i64 %r.rd152.1, 1
  %v34 = icmp slt i64 %v32, %i.p1
  br i1 %v34, label %b.L__BB69_12, label %b.L__BB69_17
b.L__BB69_17:
  %r.rd152.0 = phi i64 [ %i.p7, %b.next.3 ], [ %r.rd152.1, %b.L__BB69_15 ], [ %i.p1, %b.L__BB69_16 ], [ %r.rd152.1, %b.L__BB69_13 ]
  %v37 = icmp eq i64 %r.rd152.0, %i.p1
  br i1 %v37, label %b.L__BB69_67, label %b.next.15
b.next.15:
  %v41 = icmp eq i64 %i.p4, %i.p8
  br i1 %v41, label %b.L__BB69_27, label %b.L__BB69_19
b.L__BB69_27:
  %v44 = sub i64 %i.p1, %r.rd152.0
  %v46 = add i64 %r.rd152.0, %i.p0
  br label %b.L__BB69_67
b.L__BB69_28:
  br i1 %v58, label %b.L__BB69_67, label %b.next.19
b.next.19:
  %v51 = icmp eq i64 %i.p4, %i.p8
  br i1 %v51, label %b.L__BB69_66, label %b.L__BB69_30
b.L__BB69_66:
  %v54 = sub i64 %i.p1, %i.p7
  %v56 = add i64 %i.p7, %i.p0
  br label %b.L__BB69_67
b.L__BB69_2:
  %v60 = icmp sle i64 %i.p1, %i.p7
  %v61 = or i1 %v60, %v58
  br i1 %v61, label %b.L__BB69_67, label %b.L__BB69_4
b.L__BB69_4:
  %r.rd149.0 = phi i64 [ %v77, %b.next.25 ], [ %i.p7, %b.L__BB69_2 ]
  %v65 = add i64 %r.rd149.0, %i.p0
  %v66 = inttoptr i64 %v65 to ptr
  %v67 = load i8, ptr %v66, align 1
  switch i8 %v67, label %b.next.25 [
    i8 -123, label %b.L__BB69_6
    i8 30, label %b.L__BB69_6
    i8 29, label %b.L__BB69_6
    i8 28, label %b.L__BB69_6
    i8 13, label %b.L__BB69_6
    i8 12, label %b.L__BB69_6
    i8 11, label %b.L__BB69_6
    i8 10, label %b.L__BB69_6
  ]
b.next.25:
  %v77 = add nuw nsw i64 %r.rd149.0, 1
  %v79 = icmp slt i64 %v77, %i.p1
  br i1 %v79, label %b.L__BB69_4, label %b.L__BB69_6
b.L__BB69_6:
  %r.rd149.1 = phi i64 [ %i.p1, %b.next.25 ], [ %r.rd149.0, %b.L__BB69_4 ], [ %r.rd149.0, %b.L__BB69_4 ], [ %r.rd149.0, %b.L__BB69_4 ], [ %r.rd149.0, %b.L__BB69_4 ], [ %r.rd149.0, %b.L__BB69_4 ], [ %r.rd149.0, %b.L__BB69_4 ], [ %r.rd149.0, %b.L__BB69_4 ], [ %r.rd149.0, %b.L__BB69_4 ]
  %r.p76.0 = phi i1 [ false, %b.next.25 ], [ true, %b.L__BB69_4 ], [ true, %b.L__BB69_4 ], [ true, %b.L__BB69_4 ], [ true, %b.L__BB69_4 ], [ true, %b.L__BB69_4 ], [ true, %b.L__BB69_4 ], [ true, %b.L__BB69_4 ], [ true, %b.L__BB69_4 ]
  %v81 = add i64 %r.rd149.1, 1
  %v83 = select i1 %r.p76.0, i64 %v81, i64 %r.rd149.1
  %v85.not = icmp slt i64 %v81, %i.p1
  br i1 %v85.not, label %b.next.28, label %b.L__BB69_9
b.next.28:
  %v88 = add i64 %r.rd149.1, %i.p0
  %v89 = inttoptr i64 %v88 to ptr
  %v90 = load i8, ptr %v89, align 1
  %v92.not = icmp eq i8 %v90, 13
  br i1 %v92.not, label %b.next.29, label %b.L__BB69_9
b.next.29:
  %v95 = getelementptr i8, ptr %v89, i64 1
  %v96 = load i8, ptr %v95, align 1
  %v98 = icmp eq i8 %v96, 10
  %v99 = zext i1 %v98 to i64
  br label %b.L__BB69_9
b.L__BB69_9:
  %r.rd150.0 = phi i64 [ 0, %b.L__BB69_6 ], [ 0, %b.next.28 ], [ %v99, %b.next.29 ]
  %v102 = add i64 %r.rd150.0, %v83
  %v105 = sub i64 %r.rd149.1, %i.p7
  %v107 = add i64 %i.p7, %i.p0
  br label %b.L__BB69_67
b.L__BB69_30:
  %v110 = sub i64 %i.p1, %i.p3
  %v111 = icmp eq i64 %i.p3, 0
  br i1 %v111, label %b.L__BB69_44, label %b.next.32
b.next.32:
  %v113 = inttoptr i64 %i.p2 to ptr
  %v114 = load i8, ptr %v113, align 1
  %v118 = icmp slt i64 %v110, %i.p7
  br i1 %v118, label %b.L__BB69_45, label %b.next.33
b.next.33:
  %v120 = add i64 %i.p3, -1
  %v122 = zext i8 %v114 to i64
  %v124 = mul nuw i64 %v122, 72340172838076673
  %v177 = add i64 %i.p2, 1
  br label %b.L__BB69_33
b.L__BB69_33:
  %r.rd159.0 = phi i64 [ %i.p7, %b.next.33 ], [ %r.rd159.1, %b.L__BB69_43 ]
  %v127 = add i64 %r.rd159.0, 8
  %v129 = icmp sgt i64 %v127, %i.p1
  %v131 = add i64 %r.rd159.0, %i.p0
  %v133 = inttoptr i64 %v131 to ptr
  br i1 %v129, label %b.L__BB69_40, label %b.L__BB69_34
b.L__BB69_40:
  %v134 = load i8, ptr %v133, align 1
  %v137 = icmp eq i8 %v134, %v114
  br i1 %v137, label %b.L__BB69_36, label %b.next.37
b.next.37:
  %v139 = add i64 %r.rd159.0, 1
  br label %b.L__BB69_43
b.L__BB69_34:
  %word.i120 = load i64, ptr %v133, align 1
  %v144 = xor i64 %word.i120, %v124
  %v146 = add i64 %v144, -72340172838076673
  %v145 = and i64 %v144, -9187201950435737472
  %v147 = xor i64 %v145, -9187201950435737472
  %v148 = and i64 %v147, %v146
  %v149 = icmp eq i64 %v148, 0
  br i1 %v149, label %b.L__BB69_43, label %b.next.39
b.next.39:
  %v151 = sub i64 0, %v148
  %v152 = and i64 %v148, %v151
  %v153 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v152, i1 false)
  %v154 = trunc nuw nsw i64 %v153 to i32
  %v155 = sub nsw i32 63, %v154
  %v156 = ashr i32 %v155, 3
  %v157 = sext i32 %v156 to i64
  %v159 = add i64 %r.rd159.0, %v157
  %v161 = icmp sgt i64 %v159, %v110
  br i1 %v161, label %b.L__BB69_45, label %b.L__BB69_36
b.L__BB69_36:
  %r.rd156.0 = phi i64 [ %r.rd159.0, %b.L__BB69_40 ], [ %v159, %b.next.39 ]
  %v164 = add i64 %r.rd156.0, 1
  %v171 = add i64 %v164, %i.p0
  br label %b.L__BB69_37
b.L__BB69_37:
  %r.rd157.0 = phi i64 [ 0, %b.L__BB69_36 ], [ %v166, %b.L__BB69_42 ]
  %v166 = add i64 %r.rd157.0, 8
  %v168 = icmp slt i64 %v166, %i.p3
  br i1 %v168, label %b.L__BB69_42, label %b.L__BB69_38.preheader
b.L__BB69_38.preheader:
  %v188 = add i64 %v164, %i.p0
  br label %b.L__BB69_38
b.L__BB69_42:
  %v173 = add i64 %v171, %r.rd157.0
  %at.i116 = inttoptr i64 %v173 to ptr
  %word.i117 = load i64, ptr %at.i116, align 1
  %v178 = add i64 %v177, %r.rd157.0
  %at.i113 = inttoptr i64 %v178 to ptr
  %word.i114 = load i64, ptr %at.i113, align 1
  %v181 = icmp eq i64 %word.i117, %word.i114
  br i1 %v181, label %b.L__BB69_37, label %b.L__BB69_43
b.L__BB69_38:
  %r.rd157.1 = phi i64 [ %v191, %b.next.47 ], [ %r.rd157.0, %b.L__BB69_38.preheader ]
  %v185.not = icmp slt i64 %r.rd157.1, %v120
  br i1 %v185.not, label %b.next.47, label %b.L__BB69_45
b.next.47:
  %v190 = add i64 %v188, %r.rd157.1
  %v191 = add nsw i64 %r.rd157.1, 1
  %v193 = add i64 %r.rd157.1, %i.p2
  %v194 = inttoptr i64 %v193 to ptr
  %v195 = getelementptr i8, ptr %v194, i64 1
  %v196 = load i8, ptr %v195, align 1
  %v198 = inttoptr i64 %v190 to ptr
  %v199 = load i8, ptr %v198, align 1
  %v201 = icmp eq i8 %v199, %v196
  br i1 %v201, label %b.L__BB69_38, label %b.L__BB69_43
b.L__BB69_43:
  %r.rd159.1 = phi i64 [ %v164, %b.next.47 ], [ %v127, %b.L__BB69_34 ], [ %v139, %b.next.37 ], [ %v164, %b.L__BB69_42 ]
  %v204 = icmp sgt i64 %r.rd159.1, %v110
  br i1 %v204, label %b.L__BB69_45, label %b.L__BB69_33
b.L__BB69_19:
  %v208.not = icmp slt i64 %r.rd152.0, %i.p1
  br i1 %v208.not, label %b.L__BB69_21, label %b.L__BB69_26
b.L__BB69_21:
  %r.rd172.2 = phi i64 [ %v233, %b.L__BB69_25 ], [ %r.rd152.0, %b.L__BB69_19 ]
  %v212 = add i64 %r.rd172.2, %i.p0
  %v213 = inttoptr i64 %v212 to ptr
  %v214 = load i8, ptr %v213, align 1
  %v215 = sext i8 %v214 to i16
  %v216 = icmp sgt i8 %v214, -1
  br i1 %v216, label %b.L__BB69_24, label %b.L__BB69_22
b.L__BB69_24:
  %v220 = icmp eq i8 %v214, 32
  %2 = add nsw i16 %v215, -9
  %v222 = icmp ult i16 %2, 5
  %v223 = or i1 %v220, %v222
  %3 = and i8 %v214, 124
  %v225 = icmp eq i8 %3, 28
  %v226 = or i1 %v225, %v223
  br i1 %v226, label %b.L__BB69_26, label %b.L__BB69_25
b.L__BB69_22:
  %v228 = and i16 %v215, 255
  %v229 = icmp eq i8 %v214, -123
  %v231 = icmp eq i16 %v228, 160
  %or.cond1 = or i1 %v229, %v231
  br i1 %or.cond1, label %b.L__BB69_26, label %b.L__BB69_25
b.L__BB69_25:
  %v233 = add nuw nsw i64 %r.rd172.2, 1
  %v235 = icmp slt i64 %v233, %i.p1
  br i1 %v235, label %b.L__BB69_21, label %b.L__BB69_26
b.L__BB69_26:
  %r.rd172.1 = phi i64 [ %r.rd152.0, %b.L__BB69_19 ], [ %r.rd172.2, %b.L__BB69_24 ], [ %i.p1, %b.L__BB69_25 ], [ %r.rd172.2, %b.L__BB69_22 ]
  %v238 = sub nsw i64 %r.rd172.1, %r.rd152.0
  %v240 = add i64 %r.rd152.0, %i.p0
  br label %b.L__BB69_67
b.L__BB69_44:
  %v243 = icmp slt i64 %v110, %i.p7
  %v244 = select i1 %v243, i64 -1, i64 %i.p7
  br label %b.L__BB69_45
b.L__BB69_45:
  %r.rd168.0 = phi i64 [ %v244, %b.L__BB69_44 ], [ -1, %b.next.32 ], [ %r.rd156.0, %b.L__BB69_38 ], [ -1, %b.next.39 ], [ -1, %b.L__BB69_43 ]
  %v246 = icmp slt i64 %i.p5, 1
  %v248 = icmp ne i64 %i.p8, 0
  %v249 = or i1 %v246, %v248
  %v251 = icmp slt i64 %r.rd168.0, 0
  %v252 = or i1 %v249, %v251
  br i1 %v252, label %b.L__BB69_63, label %b.next.65
b.next.65:
  %v254 = add i64 %i.p3, -1
  %v256 = add i64 %i.p0, 1
  %v258 = add i64 %i.p2, 1
  %v265 = inttoptr i64 %i.p2 to ptr
  br label %b.L__BB69_47
b.L__BB69_47:
  %r.rd161.0 = phi i64 [ %i.p5, %b.next.65 ], [ %v359, %b.L__BB69_62 ]
  %r.rd168.2 = phi i64 [ %r.rd168.0, %b.next.65 ], [ %r.rd168.3, %b.L__BB69_62 ]
  %v262 = add i64 %r.rd168.2, %i.p3
  br i1 %v111, label %b.L__BB69_61, label %b.next.67
b.next.67:
  %v266 = load i8, ptr %v265, align 1
  %v270 = icmp sgt i64 %v262, %v110
  br i1 %v270, label %b.L__BB69_62, label %b.next.68
b.next.68:
  %v272 = zext i8 %v266 to i64
  %v274 = mul nuw i64 %v272, 72340172838076673
  br label %b.L__BB69_50
b.L__BB69_50:
  %r.rd167.0 = phi i64 [ %v262, %b.next.68 ], [ %r.rd167.1, %b.L__BB69_60 ]
  %v276 = add i64 %r.rd167.0, 8
  %v278 = icmp sgt i64 %v276, %i.p1
  %v280 = add i64 %r.rd167.0, %i.p0
  %v282 = inttoptr i64 %v280 to ptr
  br i1 %v278, label %b.L__BB69_57, label %b.L__BB69_51
b.L__BB69_57:
  %v283 = load i8, ptr %v282, align 1
  %v286 = icmp eq i8 %v283, %v266
  br i1 %v286, label %b.L__BB69_53, label %b.next.72
b.next.72:
  %v288 = add i64 %r.rd167.0, 1
  br label %b.L__BB69_60
b.L__BB69_51:
  %word.i111 = load i64, ptr %v282, align 1
  %v293 = xor i64 %word.i111, %v274
  %v295 = add i64 %v293, -72340172838076673
  %v294 = and i64 %v293, -9187201950435737472
  %v296 = xor i64 %v294, -9187201950435737472
  %v297 = and i64 %v296, %v295
  %v298 = icmp eq i64 %v297, 0
  br i1 %v298, label %b.L__BB69_60, label %b.next.74
b.next.74:
  %v300 = sub i64 0, %v297
  %v301 = and i64 %v297, %v300
  %v302 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v301, i1 false)
  %v303 = trunc nuw nsw i64 %v302 to i32
  %v304 = sub nsw i32 63, %v303
  %v305 = ashr i32 %v304, 3
  %v306 = sext i32 %v305 to i64
  %v308 = add i64 %r.rd167.0, %v306
  %v310 = icmp sgt i64 %v308, %v110
  br i1 %v310, label %b.L__BB69_62, label %b.L__BB69_53
b.L__BB69_53:
  %r.rd164.0 = phi i64 [ %r.rd167.0, %b.L__BB69_57 ], [ %v308, %b.next.74 ]
  %v313 = add i64 %r.rd164.0, 1
  %v315 = add i64 %v256, %r.rd164.0
  br label %b.L__BB69_54
b.L__BB69_54:
  %r.rd165.0 = phi i64 [ 0, %b.L__BB69_53 ], [ %v317, %b.L__BB69_59 ]
  %v317 = add i64 %r.rd165.0, 8
  %v319 = icmp slt i64 %v317, %i.p3
  br i1 %v319, label %b.L__BB69_59, label %b.L__BB69_55.preheader
b.L__BB69_55.preheader:
  %v336 = add i64 %v313, %i.p0
  br label %b.L__BB69_55
b.L__BB69_59:
  %v322 = add i64 %v315, %r.rd165.0
  %at.i107 = inttoptr i64 %v322 to ptr
  %word.i108 = load i64, ptr %at.i107, align 1
  %v326 = add i64 %v258, %r.rd165.0
  %at.i = inttoptr i64 %v326 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v329 = icmp eq i64 %word.i108, %word.i
  br i1 %v329, label %b.L__BB69_54, label %b.L__BB69_60
b.L__BB69_55:
  %r.rd165.1 = phi i64 [ %v339, %b.next.82 ], [ %r.rd165.0, %b.L__BB69_55.preheader ]
  %v333.not = icmp slt i64 %r.rd165.1, %v254
  br i1 %v333.not, label %b.next.82, label %b.L__BB69_62
b.next.82:
  %v338 = add i64 %v336, %r.rd165.1
  %v339 = add nsw i64 %r.rd165.1, 1
  %v341 = add i64 %r.rd165.1, %i.p2
  %v342 = inttoptr i64 %v341 to ptr
  %v343 = getelementptr i8, ptr %v342, i64 1
  %v344 = load i8, ptr %v343, align 1
  %v346 = inttoptr i64 %v338 to ptr
  %v347 = load i8, ptr %v346, align 1
  %v349 = icmp eq i8 %v347, %v344
  br i1 %v349, label %b.L__BB69_55, label %b.L__BB69_60
b.L__BB69_60:
  %r.rd167.1 = phi i64 [ %v313, %b.next.82 ], [ %v276, %b.L__BB69_51 ], [ %v288, %b.next.72 ], [ %v313, %b.L__BB69_59 ]
  %v352 = icmp sgt i64 %r.rd167.1, %v110
  br i1 %v352, label %b.L__BB69_62, label %b.L__BB69_50
b.L__BB69_61:
  %v356 = icmp slt i64 %v110, %v262
  %v357 = select i1 %v356, i64 -1, i64 %v262
  br label %b.L__BB69_62
b.L__BB69_62:
  %r.rd168.3 = phi i64 [ %v357, %b.L__BB69_61 ], [ -1, %b.next.67 ], [ %r.rd164.0, %b.L__BB69_55 ], [ -1, %b.next.74 ], [ -1, %b.L__BB69_60 ]
  %v359 = add nsw i64 %r.rd161.0, -1
  %v361 = icmp sgt i64 %r.rd168.3, -1
  %v362 = icmp sgt i64 %r.rd161.0, 1
  %v363 = and i1 %v362, %v361
  br i1 %v363, label %b.L__BB69_47, label %b.L__BB69_63
b.L__BB69_63:
  %r.rd168.1 = phi i64 [ %r.rd168.0, %b.L__BB69_45 ], [ %r.rd168.3, %b.L__BB69_62 ]
  %v365 = icmp slt i64 %r.rd168.1, 0
  br i1 %v365, label %b.L__BB69_65, label %b.next.90
b.next.90:
  %v368 = add i64 %r.rd168.1, %i.p3
  %v370 = sub nsw i64 %r.rd168.1, %i.p7
  %v372 = add i64 %i.p7, %i.p0
  br label %b.L__BB69_67
b.L__BB69_65:
  %v375 = sub i64 %i.p1, %i.p7
  %v377 = add i64 %i.p7, %i.p0
  br label %b.L__BB69_67
b.L__BB69_67:
  %r.rd170.0 = phi i64 [ 0, %b.L__BB69_28 ], [ %v56, %b.L__BB69_66 ], [ %v377, %b.L__BB69_65 ], [ %v372, %b.next.90 ], [ 0, %b.L__BB69_10 ], [ 0, %b.L__BB69_17 ], [ %v46, %b.L__BB69_27 ], [ %v240, %b.L__BB69_26 ], [ 0, %b.L__BB69_2 ], [ %v107, %b.L__BB69_9 ]
  %r.rd172.0 = phi i64 [ -1, %b.L__BB69_28 ], [ -1, %b.L__BB69_66 ], [ -1, %b.L__BB69_65 ], [ %v368, %b.next.90 ], [ -1, %b.L__BB69_10 ], [ -1, %b.L__BB69_17 ], [ -1, %b.L__BB69_27 ], [ %r.rd172.1, %b.L__BB69_26 ], [ -1, %b.L__BB69_2 ], [ %v102, %b.L__BB69_9 ]
  %r.rd171.0 = phi i64 [ 0, %b.L__BB69_28 ], [ %v54, %b.L__BB69_66 ], [ %v375, %b.L__BB69_65 ], [ %v370, %b.next.90 ], [ 0, %b.L__BB69_10 ], [ 0, %b.L__BB69_17 ], [ %v44, %b.L__BB69_27 ], [ %v238, %b.L__BB69_26 ], [ 0, %b.L__BB69_2 ], [ %v105, %b.L__BB69_9 ]
  %v384 = insertvalue { i64, i64, i64 } poison, i64 %r.rd170.0, 0
  %v385 = insertvalue { i64, i64, i64 } %v384, i64 %r.rd171.0, 1
  %v386 = insertvalue { i64, i64, i64 } %v385, i64 %r.rd172.0, 2
  ret { i64, i64, i64 } %v386
}
define internal { i64, i64, i64 } @udf_text_split_next_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i32 %"i.p6", i64 %"i.p7", i64 %"i.p8") noinline nounwind {
start:
  %v156 = icmp slt i64 %i.p7, 0
  switch i32 %i.p6, label %b.L__BB70_2 [
    i32 0, label %b.L__BB70_56
    i32 1, label %b.L__BB70_18
  ]
b.L__BB70_18:
  br i1 %v156, label %b.L__BB70_95, label %b.next.3
b.next.3:
  %v8.not = icmp sgt i64 %i.p1, %i.p7
  br i1 %v8.not, label %b.L__BB70_20, label %b.L__BB70_35
b.L__BB70_20:
  %r.rd164.1 = phi i64 [ %v130, %b.next.22 ], [ %i.p7, %b.next.3 ]
  %v11 = add i64 %r.rd164.1, %i.p0
  %v12 = inttoptr i64 %v11 to ptr
  %v13 = load i8, ptr %v12, align 1
  %v16 = zext i8 %v13 to i32
  %v17 = icmp sgt i8 %v13, -1
  br i1 %v17, label %b.L__BB70_26, label %b.next.6
b.next.6:
  %v20 = icmp ult i8 %v13, -32
  br i1 %v20, label %b.L__BB70_25, label %b.L__BB70_22
b.L__BB70_25:
  %v25 = getelementptr i8, ptr %v12, i64 1
  %v26 = load i8, ptr %v25, align 1
  %0 = and i8 %v26, 63
  %v28 = zext nneg i8 %0 to i32
  %v22 = shl nuw nsw i32 %v16, 6
  %v40 = and i32 %v22, 1984
  %v45 = or disjoint i32 %v40, %v28
  br label %b.L__BB70_26
b.L__BB70_22:
  %v47 = icmp ult i8 %v13, -16
  %v53 = getelementptr i8, ptr %v12, i64 1
  %v54 = load i8, ptr %v53, align 1
  %v55 = zext i8 %v54 to i32
  %v60 = getelementptr i8, ptr %v12, i64 2
  %v61 = load i8, ptr %v60, align 1
  br i1 %v47, label %b.L__BB70_24, label %b.L__BB70_23
b.L__BB70_24:
  %v49 = shl nuw nsw i32 %v16, 12
  %v50 = and i32 %v49, 61440
  %v56 = shl nuw nsw i32 %v55, 6
  %v57 = and i32 %v56, 4032
  %v58 = or disjoint i32 %v57, %v50
  %1 = and i8 %v61, 63
  %v63 = zext nneg i8 %1 to i32
  %v64 = or disjoint i32 %v58, %v63
  br label %b.L__BB70_26
b.L__BB70_23:
  %v66 = shl nuw nsw i32 %v16, 18
  %v67 = and i32 %v66, 1835008
  %v73 = shl nuw nsw i32 %v55, 12
  %v74 = and i32 %v73, 258048
  %v75 = or disjoint i32 %v74, %v67
  %v79 = zext i8 %v61 to i32
  %v80 = shl nuw nsw i32 %v79, 6
  %v81 = and i32 %v80, 4032
  %v82 = or disjoint i32 %v75, %v81
  %v84 = getelementptr i8, ptr %v12, i64 3
  %v85 = load i8, ptr %v84, align 1
  %2 = and i8 %v85, 63
  %v87 = zext nneg i8 %2 to i32
  %v88 = or disjoint i32 %v82, %v87
  br label %b.L__BB70_26
b.L__BB70_26:
  %r.r111.0 = phi i32 [ %v16, %b.L__BB70_20 ], [ %v45, %b.L__BB70_25 ], [ %v64, %b.L__BB70_24 ], [ %v88, %b.L__BB70_23 ]
  %v90 = icmp ult i32 %r.r111.0, 128
  br i1 %v90, label %b.L__BB70_32, label %b.L__BB70_27
b.L__BB70_32:
  %v92 = add nsw i32 %r.r111.0, -9
  %v93 = icmp ult i32 %v92, 5
  %v94 = icmp eq i32 %r.r111.0, 32
  %v95 = or i1 %v94, %v93
  %v96 = and i32 %r.r111.0, 124
  %v97 = icmp eq i32 %v96, 28
  %v98 = or i1 %v97, %v95
  br label %b.L__BB70_33
b.L__BB70_27:
  switch i32 %r.r111.0, label %b.next.19 [
    i32 5760, label %b.L__BB70_31
    i32 160, label %b.L__BB70_31
    i32 133, label %b.L__BB70_31
  ]
b.next.19:
  %v106 = add nsw i32 %r.r111.0, -8192
  %v107 = icmp ult i32 %v106, 11
  br label %b.L__BB70_31
b.L__BB70_31:
  %r.p120.0 = phi i1 [ true, %b.L__BB70_27 ], [ %v107, %b.next.19 ], [ true, %b.L__BB70_27 ], [ true, %b.L__BB70_27 ]
  %3 = and i32 %r.r111.0, -2
  %v110 = icmp eq i32 %3, 8232
  %v112 = or i1 %v110, %r.p120.0
  %v113 = icmp eq i32 %r.r111.0, 8239
  %v114 = or i1 %v113, %v112
  %v115 = icmp eq i32 %r.r111.0, 8287
  %v116 = or i1 %v115, %v114
  %v117 = icmp eq i32 %r.r111.0, 12288
  %v118 = or i1 %v117, %v116
  br label %b.L__BB70_33
b.L__BB70_33:
  %r.p121.0 = phi i1 [ %v98, %b.L__BB70_32 ], [ %v118, %b.L__BB70_31 ]
  br i1 %r.p121.0, label %b.next.22, label %b.L__BB70_35
b.next.22:
  %v123 = icmp ult i8 %v13, -16
  %v124 = select i1 %v123, i64 3, i64 4
  %v125 = icmp ult i8 %v13, -32
  %v126 = select i1 %v125, i64 2, i64 %v124
  %v128 = select i1 %v17, i64 1, i64 %v126
  %v130 = add i64 %v128, %r.rd164.1
  %v132 = icmp slt i64 %v130, %i.p1
  br i1 %v132, label %b.L__BB70_20, label %b.L__BB70_35
b.L__BB70_35:
  %r.rd164.0 = phi i64 [ %i.p7, %b.next.3 ], [ %r.rd164.1, %b.L__BB70_33 ], [ %v130, %b.next.22 ]
  %v135 = icmp eq i64 %r.rd164.0, %i.p1
  br i1 %v135, label %b.L__BB70_95, label %b.next.25
b.next.25:
  %v139 = icmp eq i64 %i.p4, %i.p8
  br i1 %v139, label %b.L__BB70_55, label %b.L__BB70_37
b.L__BB70_55:
  %v142 = sub i64 %i.p1, %r.rd164.0
  %v144 = add i64 %r.rd164.0, %i.p0
  br label %b.L__BB70_95
b.L__BB70_56:
  br i1 %v156, label %b.L__BB70_95, label %b.next.29
b.next.29:
  %v149 = icmp eq i64 %i.p4, %i.p8
  br i1 %v149, label %b.L__BB70_94, label %b.L__BB70_58
b.L__BB70_94:
  %v152 = sub i64 %i.p1, %i.p7
  %v154 = add i64 %i.p7, %i.p0
  br label %b.L__BB70_95
b.L__BB70_2:
  %v158 = icmp sle i64 %i.p1, %i.p7
  %v159 = or i1 %v158, %v156
  br i1 %v159, label %b.L__BB70_95, label %b.L__BB70_4
b.L__BB70_4:
  %r.rd161.0 = phi i64 [ %v267, %b.next.47 ], [ %i.p7, %b.L__BB70_2 ]
  %v163 = add i64 %r.rd161.0, %i.p0
  %v164 = inttoptr i64 %v163 to ptr
  %v165 = load i8, ptr %v164, align 1
  %v168 = zext i8 %v165 to i32
  %v169 = icmp sgt i8 %v165, -1
  br i1 %v169, label %b.L__BB70_10, label %b.next.35
b.next.35:
  %v172 = icmp ult i8 %v165, -32
  br i1 %v172, label %b.L__BB70_9, label %b.L__BB70_6
b.L__BB70_9:
  %v177 = getelementptr i8, ptr %v164, i64 1
  %v178 = load i8, ptr %v177, align 1
  %4 = and i8 %v178, 63
  %v180 = zext nneg i8 %4 to i32
  %v174 = shl nuw nsw i32 %v168, 6
  %v192 = and i32 %v174, 1984
  %v197 = or disjoint i32 %v192, %v180
  br label %b.L__BB70_10
b.L__BB70_6:
  %v199 = icmp ult i8 %v165, -16
  %v205 = getelementptr i8, ptr %v164, i64 1
  %v206 = load i8, ptr %v205, align 1
  %v207 = zext i8 %v206 to i32
  %v212 = getelementptr i8, ptr %v164, i64 2
  %v213 = load i8, ptr %v212, align 1
  br i1 %v199, label %b.L__BB70_8, label %b.L__BB70_7
b.L__BB70_8:
  %v201 = shl nuw nsw i32 %v168, 12
  %v202 = and i32 %v201, 61440
  %v208 = shl nuw nsw i32 %v207, 6
  %v209 = and i32 %v208, 4032
  %v210 = or disjoint i32 %v209, %v202
  %5 = and i8 %v213, 63
  %v215 = zext nneg i8 %5 to i32
  %v216 = or disjoint i32 %v210, %v215
  br label %b.L__BB70_10
b.L__BB70_7:
  %v218 = shl nuw nsw i32 %v168, 18
  %v219 = and i32 %v218, 1835008
  %v225 = shl nuw nsw i32 %v207, 12
  %v226 = and i32 %v225, 258048
  %v227 = or disjoint i32 %v226, %v219
  %v231 = zext i8 %v213 to i32
  %v232 = shl nuw nsw i32 %v231, 6
  %v233 = and i32 %v232, 4032
  %v234 = or disjoint i32 %v227, %v233
  %v236 = getelementptr i8, ptr %v164, i64 3
  %v237 = load i8, ptr %v236, align 1
  %6 = and i8 %v237, 63
  %v239 = zext nneg i8 %6 to i32
  %v240 = or disjoint i32 %v234, %v239
  br label %b.L__BB70_10
b.L__BB70_10:
  %r.r110.0 = phi i32 [ %v168, %b.L__BB70_4 ], [ %v197, %b.L__BB70_9 ], [ %v216, %b.L__BB70_8 ], [ %v240, %b.L__BB70_7 ]
  %v242 = icmp ugt i32 %r.r110.0, 30
  br i1 %v242, label %b.L__BB70_11, label %b.next.43
b.next.43:
  %v245 = shl nuw nsw i32 1, %r.r110.0
  %v245.fr = freeze i32 %v245
  %v248 = and i32 %v245.fr, 1879063552
  %v249.not.not = icmp eq i32 %v248, 0
  br i1 %v249.not.not, label %b.next.47, label %b.L__BB70_14
b.L__BB70_11:
  switch i32 %r.r110.0, label %b.next.47 [
    i32 8233, label %b.L__BB70_14
    i32 8232, label %b.L__BB70_14
    i32 133, label %b.L__BB70_14
  ]
b.next.47:
  %v260 = icmp ult i8 %v165, -16
  %v261 = select i1 %v260, i64 3, i64 4
  %v262 = icmp ult i8 %v165, -32
  %v263 = select i1 %v262, i64 2, i64 %v261
  %v265 = select i1 %v169, i64 1, i64 %v263
  %v267 = add i64 %v265, %r.rd161.0
  %v269 = icmp slt i64 %v267, %i.p1
  br i1 %v269, label %b.L__BB70_4, label %b.L__BB70_14
b.L__BB70_14:
  %r.rd161.1 = phi i64 [ %r.rd161.0, %b.L__BB70_11 ], [ %r.rd161.0, %b.L__BB70_11 ], [ %v267, %b.next.47 ], [ %r.rd161.0, %b.next.43 ], [ %r.rd161.0, %b.L__BB70_11 ]
  %v272 = icmp ult i8 %v165, -16
  %v273 = select i1 %v272, i64 3, i64 4
  %v274 = icmp ult i8 %v165, -32
  %v275 = select i1 %v274, i64 2, i64 %v273
  %v277 = select i1 %v169, i64 1, i64 %v275
  %v279 = add i64 %v277, %r.rd161.0
  %v281 = add i64 %r.rd161.1, 1
  %v283.not = icmp slt i64 %v281, %i.p1
  br i1 %v283.not, label %b.next.50, label %b.L__BB70_17
b.next.50:
  %v286 = add i64 %r.rd161.1, %i.p0
  %v287 = inttoptr i64 %v286 to ptr
  %v288 = load i8, ptr %v287, align 1
  %v290.not = icmp eq i8 %v288, 13
  br i1 %v290.not, label %b.next.51, label %b.L__BB70_17
b.next.51:
  %v293 = getelementptr i8, ptr %v287, i64 1
  %v294 = load i8, ptr %v293, align 1
  %v296 = icmp eq i8 %v294, 10
  %v297 = zext i1 %v296 to i64
  br label %b.L__BB70_17
b.L__BB70_17:
  %r.rd162.0 = phi i64 [ 0, %b.L__BB70_14 ], [ 0, %b.next.50 ], [ %v297, %b.next.51 ]
  %v300 = add i64 %v279, %r.rd162.0
  %v303 = sub i64 %r.rd161.1, %i.p7
  %v305 = add i64 %i.p7, %i.p0
  br label %b.L__BB70_95
b.L__BB70_58:
  %v308 = sub i64 %i.p1, %i.p3
  %v309 = icmp eq i64 %i.p3, 0
  br i1 %v309, label %b.L__BB70_72, label %b.next.54
b.next.54:
  %v311 = inttoptr i64 %i.p2 to ptr
  %v312 = load i8, ptr %v311, align 1
  %v316 = icmp slt i64 %v308, %i.p7
  br i1 %v316, label %b.L__BB70_73, label %b.next.55
b.next.55:
  %v318 = add i64 %i.p3, -1
  %v320 = zext i8 %v312 to i64
  %v322 = mul nuw i64 %v320, 72340172838076673
  %v375 = add i64 %i.p2, 1
  br label %b.L__BB70_61
b.L__BB70_61:
  %r.rd171.0 = phi i64 [ %i.p7, %b.next.55 ], [ %r.rd171.1, %b.L__BB70_71 ]
  %v325 = add i64 %r.rd171.0, 8
  %v327 = icmp sgt i64 %v325, %i.p1
  %v329 = add i64 %r.rd171.0, %i.p0
  %v331 = inttoptr i64 %v329 to ptr
  br i1 %v327, label %b.L__BB70_68, label %b.L__BB70_62
b.L__BB70_68:
  %v332 = load i8, ptr %v331, align 1
  %v335 = icmp eq i8 %v332, %v312
  br i1 %v335, label %b.L__BB70_64, label %b.next.59
b.next.59:
  %v337 = add i64 %r.rd171.0, 1
  br label %b.L__BB70_71
b.L__BB70_62:
  %word.i159 = load i64, ptr %v331, align 1
  %v342 = xor i64 %word.i159, %v322
  %v344 = add i64 %v342, -72340172838076673
  %v343 = and i64 %v342, -9187201950435737472
  %v345 = xor i64 %v343, -9187201950435737472
  %v346 = and i64 %v345, %v344
  %v347 = icmp eq i64 %v346, 0
  br i1 %v347, label %b.L__BB70_71, label %b.next.61
b.next.61:
  %v349 = sub i64 0, %v346
  %v350 = and i64 %v346, %v349
  %v351 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v350, i1 false)
  %v352 = trunc nuw nsw i64 %v351 to i32
  %v353 = sub nsw i32 63, %v352
  %v354 = ashr i32 %v353, 3
  %v355 = sext i32 %v354 to i64
  %v357 = add i64 %r.rd171.0, %v355
  %v359 = icmp sgt i64 %v357, %v308
  br i1 %v359, label %b.L__BB70_73, label %b.L__BB70_64
b.L__BB70_64:
  %r.rd168.0 = phi i64 [ %r.rd171.0, %b.L__BB70_68 ], [ %v357, %b.next.61 ]
  %v362 = add i64 %r.rd168.0, 1
  %v369 = add i64 %v362, %i.p0
  br label %b.L__BB70_65
b.L__BB70_65:
  %r.rd169.0 = phi i64 [ 0, %b.L__BB70_64 ], [ %v364, %b.L__BB70_70 ]
  %v364 = add i64 %r.rd169.0, 8
  %v366 = icmp slt i64 %v364, %i.p3
  br i1 %v366, label %b.L__BB70_70, label %b.L__BB70_66.preheader
b.L__BB70_66.preheader:
  %v386 = add i64 %v362, %i.p0
  br label %b.L__BB70_66
b.L__BB70_70:
  %v371 = add i64 %v369, %r.rd169.0
  %at.i155 = inttoptr i64 %v371 to ptr
  %word.i156 = load i64, ptr %at.i155, align 1
  %v376 = add i64 %v375, %r.rd169.0
  %at.i152 = inttoptr i64 %v376 to ptr
  %word.i153 = load i64, ptr %at.i152, align 1
  %v379 = icmp eq i64 %word.i156, %word.i153
  br i1 %v379, label %b.L__BB70_65, label %b.L__BB70_71
b.L__BB70_66:
  %r.rd169.1 = phi i64 [ %v389, %b.next.69 ], [ %r.rd169.0, %b.L__BB70_66.preheader ]
  %v383.not = icmp slt i64 %r.rd169.1, %v318
  br i1 %v383.not, label %b.next.69, label %b.L__BB70_73
b.next.69:
  %v388 = add i64 %v386, %r.rd169.1
  %v389 = add nsw i64 %r.rd169.1, 1
  %v391 = add i64 %r.rd169.1, %i.p2
  %v392 = inttoptr i64 %v391 to ptr
  %v393 = getelementptr i8, ptr %v392, i64 1
  %v394 = load i8, ptr %v393, align 1
  %v396 = inttoptr i64 %v388 to ptr
  %v397 = load i8, ptr %v396, align 1
  %v399 = icmp eq i8 %v397, %v394
  br i1 %v399, label %b.L__BB70_66, label %b.L__BB70_71
b.L__BB70_71:
  %r.rd171.1 = phi i64 [ %v362, %b.next.69 ], [ %v325, %b.L__BB70_62 ], [ %v337, %b.next.59 ], [ %v362, %b.L__BB70_70 ]
  %v402 = icmp sgt i64 %r.rd171.1, %v308
  br i1 %v402, label %b.L__BB70_73, label %b.L__BB70_61
b.L__BB70_37:
  %v406.not = icmp slt i64 %r.rd164.0, %i.p1
  br i1 %v406.not, label %b.L__BB70_39, label %b.L__BB70_54
b.L__BB70_39:
  %r.rd184.2 = phi i64 [ %v528, %b.next.92 ], [ %r.rd164.0, %b.L__BB70_37 ]
  %v410 = add i64 %r.rd184.2, %i.p0
  %v411 = inttoptr i64 %v410 to ptr
  %v412 = load i8, ptr %v411, align 1
  %v415 = zext i8 %v412 to i32
  %v416 = icmp sgt i8 %v412, -1
  br i1 %v416, label %b.L__BB70_45, label %b.next.76
b.next.76:
  %v419 = icmp ult i8 %v412, -32
  br i1 %v419, label %b.L__BB70_44, label %b.L__BB70_41
b.L__BB70_44:
  %v424 = getelementptr i8, ptr %v411, i64 1
  %v425 = load i8, ptr %v424, align 1
  %7 = and i8 %v425, 63
  %v427 = zext nneg i8 %7 to i32
  %v421 = shl nuw nsw i32 %v415, 6
  %v439 = and i32 %v421, 1984
  %v444 = or disjoint i32 %v439, %v427
  br label %b.L__BB70_45
b.L__BB70_41:
  %v446 = icmp ult i8 %v412, -16
  %v452 = getelementptr i8, ptr %v411, i64 1
  %v453 = load i8, ptr %v452, align 1
  %v454 = zext i8 %v453 to i32
  %v459 = getelementptr i8, ptr %v411, i64 2
  %v460 = load i8, ptr %v459, align 1
  br i1 %v446, label %b.L__BB70_43, label %b.L__BB70_42
b.L__BB70_43:
  %v448 = shl nuw nsw i32 %v415, 12
  %v449 = and i32 %v448, 61440
  %v455 = shl nuw nsw i32 %v454, 6
  %v456 = and i32 %v455, 4032
  %v457 = or disjoint i32 %v456, %v449
  %8 = and i8 %v460, 63
  %v462 = zext nneg i8 %8 to i32
  %v463 = or disjoint i32 %v457, %v462
  br label %b.L__BB70_45
b.L__BB70_42:
  %v465 = shl nuw nsw i32 %v415, 18
  %v466 = and i32 %v465, 1835008
  %v472 = shl nuw nsw i32 %v454, 12
  %v473 = and i32 %v472, 258048
  %v474 = or disjoint i32 %v473, %v466
  %v478 = zext i8 %v460 to i32
  %v479 = shl nuw nsw i32 %v478, 6
  %v480 = and i32 %v479, 4032
  %v481 = or disjoint i32 %v474, %v480
  %v483 = getelementptr i8, ptr %v411, i64 3
  %v484 = load i8, ptr %v483, align 1
  %9 = and i8 %v484, 63
  %v486 = zext nneg i8 %9 to i32
  %v487 = or disjoint i32 %v481, %v486
  br label %b.L__BB70_45
b.L__BB70_45:
  %r.r112.0 = phi i32 [ %v415, %b.L__BB70_39 ], [ %v444, %b.L__BB70_44 ], [ %v463, %b.L__BB70_43 ], [ %v487, %b.L__BB70_42 ]
  %v489 = icmp ult i32 %r.r112.0, 128
  br i1 %v489, label %b.L__BB70_51, label %b.L__BB70_46
b.L__BB70_51:
  %v491 = add nsw i32 %r.r112.0, -9
  %v492 = icmp ult i32 %v491, 5
  %v493 = icmp eq i32 %r.r112.0, 32
  %v494 = or i1 %v493, %v492
  %v495 = and i32 %r.r112.0, 124
  %v496 = icmp eq i32 %v495, 28
  %v497 = or i1 %v496, %v494
  br label %b.L__BB70_52
b.L__BB70_46:
  switch i32 %r.r112.0, label %b.next.89 [
    i32 5760, label %b.L__BB70_50
    i32 160, label %b.L__BB70_50
    i32 133, label %b.L__BB70_50
  ]
b.next.89:
  %v505 = add nsw i32 %r.r112.0, -8192
  %v506 = icmp ult i32 %v505, 11
  br label %b.L__BB70_50
b.L__BB70_50:
  %r.p122.0 = phi i1 [ true, %b.L__BB70_46 ], [ %v506, %b.next.89 ], [ true, %b.L__BB70_46 ], [ true, %b.L__BB70_46 ]
  %10 = and i32 %r.r112.0, -2
  %v509 = icmp eq i32 %10, 8232
  %v511 = or i1 %v509, %r.p122.0
  %v512 = icmp eq i32 %r.r112.0, 8239
  %v513 = or i1 %v512, %v511
  %v514 = icmp eq i32 %r.r112.0, 8287
  %v515 = or i1 %v514, %v513
  %v516 = icmp eq i32 %r.r112.0, 12288
  %v517 = or i1 %v516, %v515
  br label %b.L__BB70_52
b.L__BB70_52:
  %r.p123.0 = phi i1 [ %v497, %b.L__BB70_51 ], [ %v517, %b.L__BB70_50 ]
  br i1 %r.p123.0, label %b.L__BB70_54, label %b.next.92
b.next.92:
  %v521 = icmp ult i8 %v412, -16
  %v522 = select i1 %v521, i64 3, i64 4
  %v523 = icmp ult i8 %v412, -32
  %v524 = select i1 %v523, i64 2, i64 %v522
  %v526 = select i1 %v416, i64 1, i64 %v524
  %v528 = add i64 %v526, %r.rd184.2
  %v530 = icmp slt i64 %v528, %i.p1
  br i1 %v530, label %b.L__BB70_39, label %b.L__BB70_54
b.L__BB70_54:
  %r.rd184.1 = phi i64 [ %r.rd164.0, %b.L__BB70_37 ], [ %r.rd184.2, %b.L__BB70_52 ], [ %v528, %b.next.92 ]
  %v533 = sub i64 %r.rd184.1, %r.rd164.0
  %v535 = add i64 %r.rd164.0, %i.p0
  br label %b.L__BB70_95
b.L__BB70_72:
  %v538 = icmp slt i64 %v308, %i.p7
  %v539 = select i1 %v538, i64 -1, i64 %i.p7
  br label %b.L__BB70_73
b.L__BB70_73:
  %r.rd180.0 = phi i64 [ %v539, %b.L__BB70_72 ], [ -1, %b.next.54 ], [ %r.rd168.0, %b.L__BB70_66 ], [ -1, %b.next.61 ], [ -1, %b.L__BB70_71 ]
  %v541 = icmp slt i64 %i.p5, 1
  %v543 = icmp ne i64 %i.p8, 0
  %v544 = or i1 %v541, %v543
  %v546 = icmp slt i64 %r.rd180.0, 0
  %v547 = or i1 %v544, %v546
  br i1 %v547, label %b.L__BB70_91, label %b.next.97
b.next.97:
  %v549 = add i64 %i.p3, -1
  %v551 = add i64 %i.p0, 1
  %v553 = add i64 %i.p2, 1
  %v560 = inttoptr i64 %i.p2 to ptr
  br label %b.L__BB70_75
b.L__BB70_75:
  %r.rd173.0 = phi i64 [ %i.p5, %b.next.97 ], [ %v654, %b.L__BB70_90 ]
  %r.rd180.2 = phi i64 [ %r.rd180.0, %b.next.97 ], [ %r.rd180.3, %b.L__BB70_90 ]
  %v557 = add i64 %r.rd180.2, %i.p3
  br i1 %v309, label %b.L__BB70_89, label %b.next.99
b.next.99:
  %v561 = load i8, ptr %v560, align 1
  %v565 = icmp sgt i64 %v557, %v308
  br i1 %v565, label %b.L__BB70_90, label %b.next.100
b.next.100:
  %v567 = zext i8 %v561 to i64
  %v569 = mul nuw i64 %v567, 72340172838076673
  br label %b.L__BB70_78
b.L__BB70_78:
  %r.rd179.0 = phi i64 [ %v557, %b.next.100 ], [ %r.rd179.1, %b.L__BB70_88 ]
  %v571 = add i64 %r.rd179.0, 8
  %v573 = icmp sgt i64 %v571, %i.p1
  %v575 = add i64 %r.rd179.0, %i.p0
  %v577 = inttoptr i64 %v575 to ptr
  br i1 %v573, label %b.L__BB70_85, label %b.L__BB70_79
b.L__BB70_85:
  %v578 = load i8, ptr %v577, align 1
  %v581 = icmp eq i8 %v578, %v561
  br i1 %v581, label %b.L__BB70_81, label %b.next.104
b.next.104:
  %v583 = add i64 %r.rd179.0, 1
  br label %b.L__BB70_88
b.L__BB70_79:
  %word.i150 = load i64, ptr %v577, align 1
  %v588 = xor i64 %word.i150, %v569
  %v590 = add i64 %v588, -72340172838076673
  %v589 = and i64 %v588, -9187201950435737472
  %v591 = xor i64 %v589, -9187201950435737472
  %v592 = and i64 %v591, %v590
  %v593 = icmp eq i64 %v592, 0
  br i1 %v593, label %b.L__BB70_88, label %b.next.106
b.next.106:
  %v595 = sub i64 0, %v592
  %v596 = and i64 %v592, %v595
  %v597 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v596, i1 false)
  %v598 = trunc nuw nsw i64 %v597 to i32
  %v599 = sub nsw i32 63, %v598
  %v600 = ashr i32 %v599, 3
  %v601 = sext i32 %v600 to i64
  %v603 = add i64 %r.rd179.0, %v601
  %v605 = icmp sgt i64 %v603, %v308
  br i1 %v605, label %b.L__BB70_90, label %b.L__BB70_81
b.L__BB70_81:
  %r.rd176.0 = phi i64 [ %r.rd179.0, %b.L__BB70_85 ], [ %v603, %b.next.106 ]
  %v608 = add i64 %r.rd176.0, 1
  %v610 = add i64 %v551, %r.rd176.0
  br label %b.L__BB70_82
b.L__BB70_82:
  %r.rd177.0 = phi i64 [ 0, %b.L__BB70_81 ], [ %v612, %b.L__BB70_87 ]
  %v612 = add i64 %r.rd177.0, 8
  %v614 = icmp slt i64 %v612, %i.p3
  br i1 %v614, label %b.L__BB70_87, label %b.L__BB70_83.preheader
b.L__BB70_83.preheader:
  %v631 = add i64 %v608, %i.p0
  br label %b.L__BB70_83
b.L__BB70_87:
  %v617 = add i64 %v610, %r.rd177.0
  %at.i146 = inttoptr i64 %v617 to ptr
  %word.i147 = load i64, ptr %at.i146, align 1
  %v621 = add i64 %v553, %r.rd177.0
  %at.i = inttoptr i64 %v621 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v624 = icmp eq i64 %word.i147, %word.i
  br i1 %v624, label %b.L__BB70_82, label %b.L__BB70_88
b.L__BB70_83:
  %r.rd177.1 = phi i64 [ %v634, %b.next.114 ], [ %r.rd177.0, %b.L__BB70_83.preheader ]
  %v628.not = icmp slt i64 %r.rd177.1, %v549
  br i1 %v628.not, label %b.next.114, label %b.L__BB70_90
b.next.114:
  %v633 = add i64 %v631, %r.rd177.1
  %v634 = add nsw i64 %r.rd177.1, 1
  %v636 = add i64 %r.rd177.1, %i.p2
  %v637 = inttoptr i64 %v636 to ptr
  %v638 = getelementptr i8, ptr %v637, i64 1
  %v639 = load i8, ptr %v638, align 1
  %v641 = inttoptr i64 %v633 to ptr
  %v642 = load i8, ptr %v641, align 1
  %v644 = icmp eq i8 %v642, %v639
  br i1 %v644, label %b.L__BB70_83, label %b.L__BB70_88
b.L__BB70_88:
  %r.rd179.1 = phi i64 [ %v608, %b.next.114 ], [ %v571, %b.L__BB70_79 ], [ %v583, %b.next.104 ], [ %v608, %b.L__BB70_87 ]
  %v647 = icmp sgt i64 %r.rd179.1, %v308
  br i1 %v647, label %b.L__BB70_90, label %b.L__BB70_78
b.L__BB70_89:
  %v651 = icmp slt i64 %v308, %v557
  %v652 = select i1 %v651, i64 -1, i64 %v557
  br label %b.L__BB70_90
b.L__BB70_90:
  %r.rd180.3 = phi i64 [ %v652, %b.L__BB70_89 ], [ -1, %b.next.99 ], [ %r.rd176.0, %b.L__BB70_83 ], [ -1, %b.next.106 ], [ -1, %b.L__BB70_88 ]
  %v654 = add nsw i64 %r.rd173.0, -1
  %v656 = icmp sgt i64 %r.rd180.3, -1
  %v657 = icmp sgt i64 %r.rd173.0, 1
  %v658 = and i1 %v657, %v656
  br i1 %v658, label %b.L__BB70_75, label %b.L__BB70_91
b.L__BB70_91:
  %r.rd180.1 = phi i64 [ %r.rd180.0, %b.L__BB70_73 ], [ %r.rd180.3, %b.L__BB70_90 ]
  %v660 = icmp slt i64 %r.rd180.1, 0
  br i1 %v660, label %b.L__BB70_93, label %b.next.122
b.next.122:
  %v663 = add i64 %r.rd180.1, %i.p3
  %v665 = sub nsw i64 %r.rd180.1, %i.p7
  %v667 = add i64 %i.p7, %i.p0
  br label %b.L__BB70_95
b.L__BB70_93:
  %v670 = sub i64 %i.p1, %i.p7
  %v672 = add i64 %i.p7, %i.p0
  br label %b.L__BB70_95
b.L__BB70_95:
  %r.rd182.0 = phi i64 [ 0, %b.L__BB70_56 ], [ %v154, %b.L__BB70_94 ], [ %v672, %b.L__BB70_93 ], [ %v667, %b.next.122 ], [ 0, %b.L__BB70_18 ], [ 0, %b.L__BB70_35 ], [ %v144, %b.L__BB70_55 ], [ %v535, %b.L__BB70_54 ], [ 0, %b.L__BB70_2 ], [ %v305, %b.L__BB70_17 ]
  %r.rd184.0 = phi i64 [ -1, %b.L__BB70_56 ], [ -1, %b.L__BB70_94 ], [ -1, %b.L__BB70_93 ], [ %v663, %b.next.122 ], [ -1, %b.L__BB70_18 ], [ -1, %b.L__BB70_35 ], [ -1, %b.L__BB70_55 ], [ %r.rd184.1, %b.L__BB70_54 ], [ -1, %b.L__BB70_2 ], [ %v300, %b.L__BB70_17 ]
  %r.rd183.0 = phi i64 [ 0, %b.L__BB70_56 ], [ %v152, %b.L__BB70_94 ], [ %v670, %b.L__BB70_93 ], [ %v665, %b.next.122 ], [ 0, %b.L__BB70_18 ], [ 0, %b.L__BB70_35 ], [ %v142, %b.L__BB70_55 ], [ %v533, %b.L__BB70_54 ], [ 0, %b.L__BB70_2 ], [ %v303, %b.L__BB70_17 ]
  %v679 = insertvalue { i64, i64, i64 } poison, i64 %r.rd182.0, 0
  %v680 = insertvalue { i64, i64, i64 } %v679, i64 %r.rd183.0, 1
  %v681 = insertvalue { i64, i64, i64 } %v680, i64 %r.rd184.0, 2
  ret { i64, i64, i64 } %v681
}
define internal { i64 } @udf_text_split_count_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i32 %"i.p6") noinline nounwind {
start:
  %v1 = sub i64 %i.p1, %i.p3
  %v2 = add i64 %i.p3, -1
  %v3 = add i64 %i.p0, 1
  %v4 = add i64 %i.p2, 1
  %v110 = icmp eq i64 %i.p3, 0
  %v112 = inttoptr i64 %i.p2 to ptr
  %v240 = icmp slt i64 %i.p5, 1
  %v254 = inttoptr i64 %i.p2 to ptr
  %v315 = add i64 %i.p2, 1
  br label %b.L__BB71_1
b.L__BB71_1:
  %r.rd151.0 = phi i64 [ 0, %start ], [ %v6, %b.L__BB71_68 ]
  %r.rd6.0 = phi i64 [ 0, %start ], [ %r.rd176.0, %b.L__BB71_68 ]
  %v61 = icmp slt i64 %r.rd6.0, 0
  switch i32 %i.p6, label %b.L__BB71_3 [
    i32 0, label %b.L__BB71_29
    i32 1, label %b.L__BB71_11
  ]
b.L__BB71_11:
  br i1 %v61, label %b.L__BB71_68, label %b.next.5
b.next.5:
  %v16.not = icmp slt i64 %r.rd6.0, %i.p1
  br i1 %v16.not, label %b.L__BB71_13, label %b.L__BB71_18
b.L__BB71_13:
  %r.rd6.2 = phi i64 [ %v40, %b.L__BB71_17 ], [ %r.rd6.0, %b.next.5 ]
  %v19 = add i64 %r.rd6.2, %i.p0
  %v20 = inttoptr i64 %v19 to ptr
  %v21 = load i8, ptr %v20, align 1
  %v22 = sext i8 %v21 to i16
  %v23 = icmp sgt i8 %v21, -1
  br i1 %v23, label %b.L__BB71_16, label %b.L__BB71_14
b.L__BB71_16:
  %v27 = icmp ne i8 %v21, 32
  %0 = add nsw i16 %v22, -14
  %v29 = icmp ult i16 %0, -5
  %v30 = and i1 %v27, %v29
  %1 = and i8 %v21, 124
  %v32 = icmp ne i8 %1, 28
  %v33 = and i1 %v32, %v30
  br i1 %v33, label %b.L__BB71_18, label %b.L__BB71_17
b.L__BB71_14:
  %v35 = and i16 %v22, 255
  %v36 = icmp eq i8 %v21, -123
  %v38 = icmp eq i16 %v35, 160
  %or.cond = or i1 %v36, %v38
  br i1 %or.cond, label %b.L__BB71_17, label %b.L__BB71_18
b.L__BB71_17:
  %v40 = add nuw nsw i64 %r.rd6.2, 1
  %v42 = icmp slt i64 %v40, %i.p1
  br i1 %v42, label %b.L__BB71_13, label %b.L__BB71_18
b.L__BB71_18:
  %r.rd6.1 = phi i64 [ %r.rd6.0, %b.next.5 ], [ %r.rd6.2, %b.L__BB71_16 ], [ %i.p1, %b.L__BB71_17 ], [ %r.rd6.2, %b.L__BB71_14 ]
  %v45 = icmp eq i64 %r.rd6.1, %i.p1
  br i1 %v45, label %b.L__BB71_68, label %b.next.17
b.next.17:
  %v48 = icmp eq i64 %r.rd151.0, %i.p4
  br i1 %v48, label %b.L__BB71_28, label %b.L__BB71_20
b.L__BB71_28:
  %v51 = add i64 %r.rd6.1, %i.p0
  br label %b.L__BB71_68
b.L__BB71_29:
  br i1 %v61, label %b.L__BB71_68, label %b.next.21
b.next.21:
  %v56 = icmp eq i64 %r.rd151.0, %i.p4
  br i1 %v56, label %b.L__BB71_67, label %b.L__BB71_31
b.L__BB71_67:
  %v59 = add i64 %r.rd6.0, %i.p0
  br label %b.L__BB71_68
b.L__BB71_3:
  %v63 = icmp sge i64 %r.rd6.0, %i.p1
  %v64 = or i1 %v63, %v61
  br i1 %v64, label %b.L__BB71_68, label %b.L__BB71_5
b.L__BB71_5:
  %r.rd154.0 = phi i64 [ %v80, %b.next.27 ], [ %r.rd6.0, %b.L__BB71_3 ]
  %v68 = add i64 %r.rd154.0, %i.p0
  %v69 = inttoptr i64 %v68 to ptr
  %v70 = load i8, ptr %v69, align 1
  switch i8 %v70, label %b.next.27 [
    i8 -123, label %b.L__BB71_7
    i8 30, label %b.L__BB71_7
    i8 29, label %b.L__BB71_7
    i8 28, label %b.L__BB71_7
    i8 13, label %b.L__BB71_7
    i8 12, label %b.L__BB71_7
    i8 11, label %b.L__BB71_7
    i8 10, label %b.L__BB71_7
  ]
b.next.27:
  %v80 = add nuw nsw i64 %r.rd154.0, 1
  %v82 = icmp slt i64 %v80, %i.p1
  br i1 %v82, label %b.L__BB71_5, label %b.L__BB71_7
b.L__BB71_7:
  %r.rd154.1 = phi i64 [ %i.p1, %b.next.27 ], [ %r.rd154.0, %b.L__BB71_5 ], [ %r.rd154.0, %b.L__BB71_5 ], [ %r.rd154.0, %b.L__BB71_5 ], [ %r.rd154.0, %b.L__BB71_5 ], [ %r.rd154.0, %b.L__BB71_5 ], [ %r.rd154.0, %b.L__BB71_5 ], [ %r.rd154.0, %b.L__BB71_5 ], [ %r.rd154.0, %b.L__BB71_5 ]
  %r.p77.0 = phi i1 [ false, %b.next.27 ], [ true, %b.L__BB71_5 ], [ true, %b.L__BB71_5 ], [ true, %b.L__BB71_5 ], [ true, %b.L__BB71_5 ], [ true, %b.L__BB71_5 ], [ true, %b.L__BB71_5 ], [ true, %b.L__BB71_5 ], [ true, %b.L__BB71_5 ]
  %v84 = add i64 %r.rd154.1, 1
  %v86 = select i1 %r.p77.0, i64 %v84, i64 %r.rd154.1
  %v88.not = icmp slt i64 %v84, %i.p1
  br i1 %v88.not, label %b.next.30, label %b.L__BB71_10
b.next.30:
  %v91 = add i64 %r.rd154.1, %i.p0
  %v92 = inttoptr i64 %v91 to ptr
  %v93 = load i8, ptr %v92, align 1
  %v95.not = icmp eq i8 %v93, 13
  br i1 %v95.not, label %b.next.31, label %b.L__BB71_10
b.next.31:
  %v98 = getelementptr i8, ptr %v92, i64 1
  %v99 = load i8, ptr %v98, align 1
  %v101 = icmp eq i8 %v99, 10
  %v102 = zext i1 %v101 to i64
  br label %b.L__BB71_10
b.L__BB71_10:
  %r.rd155.0 = phi i64 [ 0, %b.L__BB71_7 ], [ 0, %b.next.30 ], [ %v102, %b.next.31 ]
  %v105 = add i64 %r.rd155.0, %v86
  %v108 = add i64 %r.rd6.0, %i.p0
  br label %b.L__BB71_68
b.L__BB71_31:
  br i1 %v110, label %b.L__BB71_45, label %b.next.34
b.next.34:
  %v113 = load i8, ptr %v112, align 1
  %v117 = icmp sgt i64 %r.rd6.0, %v1
  br i1 %v117, label %b.L__BB71_46, label %b.next.35
b.next.35:
  %v119 = zext i8 %v113 to i64
  %v121 = mul nuw i64 %v119, 72340172838076673
  br label %b.L__BB71_34
b.L__BB71_34:
  %r.rd164.0 = phi i64 [ %r.rd6.0, %b.next.35 ], [ %r.rd164.1, %b.L__BB71_44 ]
  %v124 = add i64 %r.rd164.0, 8
  %v126 = icmp sgt i64 %v124, %i.p1
  %v128 = add i64 %r.rd164.0, %i.p0
  %v130 = inttoptr i64 %v128 to ptr
  br i1 %v126, label %b.L__BB71_41, label %b.L__BB71_35
b.L__BB71_41:
  %v131 = load i8, ptr %v130, align 1
  %v134 = icmp eq i8 %v131, %v113
  br i1 %v134, label %b.L__BB71_37, label %b.next.39
b.next.39:
  %v136 = add i64 %r.rd164.0, 1
  br label %b.L__BB71_44
b.L__BB71_35:
  %word.i113 = load i64, ptr %v130, align 1
  %v141 = xor i64 %word.i113, %v121
  %v143 = add i64 %v141, -72340172838076673
  %v142 = and i64 %v141, -9187201950435737472
  %v144 = xor i64 %v142, -9187201950435737472
  %v145 = and i64 %v144, %v143
  %v146 = icmp eq i64 %v145, 0
  br i1 %v146, label %b.L__BB71_44, label %b.next.41
b.next.41:
  %v148 = sub i64 0, %v145
  %v149 = and i64 %v145, %v148
  %v150 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v149, i1 false)
  %v151 = trunc nuw nsw i64 %v150 to i32
  %v152 = sub nsw i32 63, %v151
  %v153 = ashr i32 %v152, 3
  %v154 = sext i32 %v153 to i64
  %v156 = add i64 %r.rd164.0, %v154
  %v158 = icmp sgt i64 %v156, %v1
  br i1 %v158, label %b.L__BB71_46, label %b.L__BB71_37
b.L__BB71_37:
  %r.rd161.0 = phi i64 [ %r.rd164.0, %b.L__BB71_41 ], [ %v156, %b.next.41 ]
  %v161 = add i64 %r.rd161.0, 1
  %v163 = add i64 %v3, %r.rd161.0
  br label %b.L__BB71_38
b.L__BB71_38:
  %r.rd162.0 = phi i64 [ 0, %b.L__BB71_37 ], [ %v165, %b.L__BB71_43 ]
  %v165 = add i64 %r.rd162.0, 8
  %v167 = icmp slt i64 %v165, %i.p3
  br i1 %v167, label %b.L__BB71_43, label %b.L__BB71_39.preheader
b.L__BB71_39.preheader:
  %v184 = add i64 %v161, %i.p0
  br label %b.L__BB71_39
b.L__BB71_43:
  %v170 = add i64 %v163, %r.rd162.0
  %at.i109 = inttoptr i64 %v170 to ptr
  %word.i110 = load i64, ptr %at.i109, align 1
  %v174 = add i64 %v4, %r.rd162.0
  %at.i106 = inttoptr i64 %v174 to ptr
  %word.i107 = load i64, ptr %at.i106, align 1
  %v177 = icmp eq i64 %word.i110, %word.i107
  br i1 %v177, label %b.L__BB71_38, label %b.L__BB71_44
b.L__BB71_39:
  %r.rd162.1 = phi i64 [ %v187, %b.next.49 ], [ %r.rd162.0, %b.L__BB71_39.preheader ]
  %v181.not = icmp slt i64 %r.rd162.1, %v2
  br i1 %v181.not, label %b.next.49, label %b.L__BB71_46
b.next.49:
  %v186 = add i64 %v184, %r.rd162.1
  %v187 = add nsw i64 %r.rd162.1, 1
  %v189 = add i64 %r.rd162.1, %i.p2
  %v190 = inttoptr i64 %v189 to ptr
  %v191 = getelementptr i8, ptr %v190, i64 1
  %v192 = load i8, ptr %v191, align 1
  %v194 = inttoptr i64 %v186 to ptr
  %v195 = load i8, ptr %v194, align 1
  %v197 = icmp eq i8 %v195, %v192
  br i1 %v197, label %b.L__BB71_39, label %b.L__BB71_44
b.L__BB71_44:
  %r.rd164.1 = phi i64 [ %v161, %b.next.49 ], [ %v124, %b.L__BB71_35 ], [ %v136, %b.next.39 ], [ %v161, %b.L__BB71_43 ]
  %v200 = icmp sgt i64 %r.rd164.1, %v1
  br i1 %v200, label %b.L__BB71_46, label %b.L__BB71_34
b.L__BB71_20:
  %v204.not = icmp slt i64 %r.rd6.1, %i.p1
  br i1 %v204.not, label %b.L__BB71_22, label %b.L__BB71_27
b.L__BB71_22:
  %r.rd176.2 = phi i64 [ %v229, %b.L__BB71_26 ], [ %r.rd6.1, %b.L__BB71_20 ]
  %v208 = add i64 %r.rd176.2, %i.p0
  %v209 = inttoptr i64 %v208 to ptr
  %v210 = load i8, ptr %v209, align 1
  %v211 = sext i8 %v210 to i16
  %v212 = icmp sgt i8 %v210, -1
  br i1 %v212, label %b.L__BB71_25, label %b.L__BB71_23
b.L__BB71_25:
  %v216 = icmp eq i8 %v210, 32
  %2 = add nsw i16 %v211, -9
  %v218 = icmp ult i16 %2, 5
  %v219 = or i1 %v216, %v218
  %3 = and i8 %v210, 124
  %v221 = icmp eq i8 %3, 28
  %v222 = or i1 %v221, %v219
  br i1 %v222, label %b.L__BB71_27, label %b.L__BB71_26
b.L__BB71_23:
  %v224 = and i16 %v211, 255
  %v225 = icmp eq i8 %v210, -123
  %v227 = icmp eq i16 %v224, 160
  %or.cond1 = or i1 %v225, %v227
  br i1 %or.cond1, label %b.L__BB71_27, label %b.L__BB71_26
b.L__BB71_26:
  %v229 = add nsw i64 %r.rd176.2, 1
  %v231 = icmp slt i64 %v229, %i.p1
  br i1 %v231, label %b.L__BB71_22, label %b.L__BB71_27
b.L__BB71_27:
  %r.rd176.1 = phi i64 [ %r.rd6.1, %b.L__BB71_20 ], [ %r.rd176.2, %b.L__BB71_25 ], [ %i.p1, %b.L__BB71_26 ], [ %r.rd176.2, %b.L__BB71_23 ]
  %v234 = add i64 %r.rd6.1, %i.p0
  br label %b.L__BB71_68
b.L__BB71_45:
  %v237 = icmp slt i64 %v1, %r.rd6.0
  %v238 = select i1 %v237, i64 -1, i64 %r.rd6.0
  br label %b.L__BB71_46
b.L__BB71_46:
  %r.rd173.0 = phi i64 [ %v238, %b.L__BB71_45 ], [ -1, %b.next.34 ], [ %r.rd161.0, %b.L__BB71_39 ], [ -1, %b.next.41 ], [ -1, %b.L__BB71_44 ]
  %v242 = icmp ne i64 %r.rd151.0, 0
  %v243 = or i1 %v240, %v242
  %v245 = icmp slt i64 %r.rd173.0, 0
  %v246 = or i1 %v243, %v245
  br i1 %v246, label %b.L__BB71_64, label %b.L__BB71_48
b.L__BB71_48:
  %r.rd173.2 = phi i64 [ %r.rd173.3, %b.L__BB71_63 ], [ %r.rd173.0, %b.L__BB71_46 ]
  %r.rd166.0 = phi i64 [ %v349, %b.L__BB71_63 ], [ %i.p5, %b.L__BB71_46 ]
  %v251 = add i64 %r.rd173.2, %i.p3
  br i1 %v110, label %b.L__BB71_62, label %b.next.69
b.next.69:
  %v255 = load i8, ptr %v254, align 1
  %v259 = icmp sgt i64 %v251, %v1
  br i1 %v259, label %b.L__BB71_63, label %b.next.70
b.next.70:
  %v261 = zext i8 %v255 to i64
  %v263 = mul nuw i64 %v261, 72340172838076673
  br label %b.L__BB71_51
b.L__BB71_51:
  %r.rd172.0 = phi i64 [ %v251, %b.next.70 ], [ %r.rd172.1, %b.L__BB71_61 ]
  %v265 = add i64 %r.rd172.0, 8
  %v267 = icmp sgt i64 %v265, %i.p1
  %v269 = add i64 %r.rd172.0, %i.p0
  %v271 = inttoptr i64 %v269 to ptr
  br i1 %v267, label %b.L__BB71_58, label %b.L__BB71_52
b.L__BB71_58:
  %v272 = load i8, ptr %v271, align 1
  %v275 = icmp eq i8 %v272, %v255
  br i1 %v275, label %b.L__BB71_54, label %b.next.74
b.next.74:
  %v277 = add i64 %r.rd172.0, 1
  br label %b.L__BB71_61
b.L__BB71_52:
  %word.i104 = load i64, ptr %v271, align 1
  %v282 = xor i64 %word.i104, %v263
  %v284 = add i64 %v282, -72340172838076673
  %v283 = and i64 %v282, -9187201950435737472
  %v285 = xor i64 %v283, -9187201950435737472
  %v286 = and i64 %v285, %v284
  %v287 = icmp eq i64 %v286, 0
  br i1 %v287, label %b.L__BB71_61, label %b.next.76
b.next.76:
  %v289 = sub i64 0, %v286
  %v290 = and i64 %v286, %v289
  %v291 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v290, i1 false)
  %v292 = trunc nuw nsw i64 %v291 to i32
  %v293 = sub nsw i32 63, %v292
  %v294 = ashr i32 %v293, 3
  %v295 = sext i32 %v294 to i64
  %v297 = add i64 %r.rd172.0, %v295
  %v299 = icmp sgt i64 %v297, %v1
  br i1 %v299, label %b.L__BB71_63, label %b.L__BB71_54
b.L__BB71_54:
  %r.rd169.0 = phi i64 [ %r.rd172.0, %b.L__BB71_58 ], [ %v297, %b.next.76 ]
  %v302 = add i64 %r.rd169.0, 1
  %v309 = add i64 %v302, %i.p0
  br label %b.L__BB71_55
b.L__BB71_55:
  %r.rd170.0 = phi i64 [ 0, %b.L__BB71_54 ], [ %v304, %b.L__BB71_60 ]
  %v304 = add i64 %r.rd170.0, 8
  %v306 = icmp slt i64 %v304, %i.p3
  br i1 %v306, label %b.L__BB71_60, label %b.L__BB71_56.preheader
b.L__BB71_56.preheader:
  %v326 = add i64 %v302, %i.p0
  br label %b.L__BB71_56
b.L__BB71_60:
  %v311 = add i64 %v309, %r.rd170.0
  %at.i100 = inttoptr i64 %v311 to ptr
  %word.i101 = load i64, ptr %at.i100, align 1
  %v316 = add i64 %v315, %r.rd170.0
  %at.i = inttoptr i64 %v316 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v319 = icmp eq i64 %word.i101, %word.i
  br i1 %v319, label %b.L__BB71_55, label %b.L__BB71_61
b.L__BB71_56:
  %r.rd170.1 = phi i64 [ %v329, %b.next.84 ], [ %r.rd170.0, %b.L__BB71_56.preheader ]
  %v323.not = icmp slt i64 %r.rd170.1, %v2
  br i1 %v323.not, label %b.next.84, label %b.L__BB71_63
b.next.84:
  %v328 = add i64 %v326, %r.rd170.1
  %v329 = add nsw i64 %r.rd170.1, 1
  %v331 = add i64 %r.rd170.1, %i.p2
  %v332 = inttoptr i64 %v331 to ptr
  %v333 = getelementptr i8, ptr %v332, i64 1
  %v334 = load i8, ptr %v333, align 1
  %v336 = inttoptr i64 %v328 to ptr
  %v337 = load i8, ptr %v336, align 1
  %v339 = icmp eq i8 %v337, %v334
  br i1 %v339, label %b.L__BB71_56, label %b.L__BB71_61
b.L__BB71_61:
  %r.rd172.1 = phi i64 [ %v302, %b.next.84 ], [ %v265, %b.L__BB71_52 ], [ %v277, %b.next.74 ], [ %v302, %b.L__BB71_60 ]
  %v342 = icmp sgt i64 %r.rd172.1, %v1
  br i1 %v342, label %b.L__BB71_63, label %b.L__BB71_51
b.L__BB71_62:
  %v346 = icmp slt i64 %v1, %v251
  %v347 = select i1 %v346, i64 -1, i64 %v251
  br label %b.L__BB71_63
b.L__BB71_63:
  %r.rd173.3 = phi i64 [ %v347, %b.L__BB71_62 ], [ -1, %b.next.69 ], [ %r.rd169.0, %b.L__BB71_56 ], [ -1, %b.next.76 ], [ -1, %b.L__BB71_61 ]
  %v349 = add nsw i64 %r.rd166.0, -1
  %v351 = icmp sgt i64 %r.rd173.3, -1
  %v352 = icmp sgt i64 %r.rd166.0, 1
  %v353 = and i1 %v352, %v351
  br i1 %v353, label %b.L__BB71_48, label %b.L__BB71_64
b.L__BB71_64:
  %r.rd173.1 = phi i64 [ %r.rd173.0, %b.L__BB71_46 ], [ %r.rd173.3, %b.L__BB71_63 ]
  %v355 = icmp slt i64 %r.rd173.1, 0
  br i1 %v355, label %b.L__BB71_66, label %b.next.92
b.next.92:
  %v358 = add i64 %r.rd173.1, %i.p3
  %v361 = add i64 %r.rd6.0, %i.p0
  br label %b.L__BB71_68
b.L__BB71_66:
  %v364 = add i64 %r.rd6.0, %i.p0
  br label %b.L__BB71_68
b.L__BB71_68:
  %r.rd176.0 = phi i64 [ -1, %b.L__BB71_29 ], [ -1, %b.L__BB71_67 ], [ -1, %b.L__BB71_66 ], [ %v358, %b.next.92 ], [ -1, %b.L__BB71_11 ], [ -1, %b.L__BB71_18 ], [ -1, %b.L__BB71_28 ], [ %r.rd176.1, %b.L__BB71_27 ], [ -1, %b.L__BB71_3 ], [ %v105, %b.L__BB71_10 ]
  %r.rd175.0 = phi i64 [ 0, %b.L__BB71_29 ], [ %v59, %b.L__BB71_67 ], [ %v364, %b.L__BB71_66 ], [ %v361, %b.next.92 ], [ 0, %b.L__BB71_11 ], [ 0, %b.L__BB71_18 ], [ %v51, %b.L__BB71_28 ], [ %v234, %b.L__BB71_27 ], [ 0, %b.L__BB71_3 ], [ %v108, %b.L__BB71_10 ]
  %v366 = icmp eq i64 %r.rd175.0, 0
  %v6 = add i64 %r.rd151.0, 1
  br i1 %v366, label %b.L__BB71_70, label %b.L__BB71_1
b.L__BB71_70:
  %v369 = insertvalue { i64 } poison, i64 %r.rd151.0, 0
  ret { i64 } %v369
}
define internal { i64 } @udf_text_split_count_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i32 %"i.p6") noinline nounwind {
start:
  %v1 = sub i64 %i.p1, %i.p3
  %v2 = add i64 %i.p3, -1
  %v3 = add i64 %i.p0, 1
  %v4 = add i64 %i.p2, 1
  %v308 = icmp eq i64 %i.p3, 0
  %v310 = inttoptr i64 %i.p2 to ptr
  %v535 = icmp slt i64 %i.p5, 1
  %v549 = inttoptr i64 %i.p2 to ptr
  %v610 = add i64 %i.p2, 1
  br label %b.L__BB72_1
b.L__BB72_1:
  %r.rd163.0 = phi i64 [ 0, %start ], [ %v6, %b.L__BB72_96 ]
  %r.rd6.0 = phi i64 [ 0, %start ], [ %r.rd188.0, %b.L__BB72_96 ]
  %v159 = icmp slt i64 %r.rd6.0, 0
  switch i32 %i.p6, label %b.L__BB72_3 [
    i32 0, label %b.L__BB72_57
    i32 1, label %b.L__BB72_19
  ]
b.L__BB72_19:
  br i1 %v159, label %b.L__BB72_96, label %b.next.5
b.next.5:
  %v16.not = icmp slt i64 %r.rd6.0, %i.p1
  br i1 %v16.not, label %b.L__BB72_21, label %b.L__BB72_36
b.L__BB72_21:
  %r.rd6.2 = phi i64 [ %v138, %b.next.24 ], [ %r.rd6.0, %b.next.5 ]
  %v19 = add i64 %r.rd6.2, %i.p0
  %v20 = inttoptr i64 %v19 to ptr
  %v21 = load i8, ptr %v20, align 1
  %v24 = zext i8 %v21 to i32
  %v25 = icmp sgt i8 %v21, -1
  br i1 %v25, label %b.L__BB72_27, label %b.next.8
b.next.8:
  %v28 = icmp ult i8 %v21, -32
  br i1 %v28, label %b.L__BB72_26, label %b.L__BB72_23
b.L__BB72_26:
  %v33 = getelementptr i8, ptr %v20, i64 1
  %v34 = load i8, ptr %v33, align 1
  %0 = and i8 %v34, 63
  %v36 = zext nneg i8 %0 to i32
  %v30 = shl nuw nsw i32 %v24, 6
  %v48 = and i32 %v30, 1984
  %v53 = or disjoint i32 %v48, %v36
  br label %b.L__BB72_27
b.L__BB72_23:
  %v55 = icmp ult i8 %v21, -16
  %v61 = getelementptr i8, ptr %v20, i64 1
  %v62 = load i8, ptr %v61, align 1
  %v63 = zext i8 %v62 to i32
  %v68 = getelementptr i8, ptr %v20, i64 2
  %v69 = load i8, ptr %v68, align 1
  br i1 %v55, label %b.L__BB72_25, label %b.L__BB72_24
b.L__BB72_25:
  %v57 = shl nuw nsw i32 %v24, 12
  %v58 = and i32 %v57, 61440
  %v64 = shl nuw nsw i32 %v63, 6
  %v65 = and i32 %v64, 4032
  %v66 = or disjoint i32 %v65, %v58
  %1 = and i8 %v69, 63
  %v71 = zext nneg i8 %1 to i32
  %v72 = or disjoint i32 %v66, %v71
  br label %b.L__BB72_27
b.L__BB72_24:
  %v74 = shl nuw nsw i32 %v24, 18
  %v75 = and i32 %v74, 1835008
  %v81 = shl nuw nsw i32 %v63, 12
  %v82 = and i32 %v81, 258048
  %v83 = or disjoint i32 %v82, %v75
  %v87 = zext i8 %v69 to i32
  %v88 = shl nuw nsw i32 %v87, 6
  %v89 = and i32 %v88, 4032
  %v90 = or disjoint i32 %v83, %v89
  %v92 = getelementptr i8, ptr %v20, i64 3
  %v93 = load i8, ptr %v92, align 1
  %2 = and i8 %v93, 63
  %v95 = zext nneg i8 %2 to i32
  %v96 = or disjoint i32 %v90, %v95
  br label %b.L__BB72_27
b.L__BB72_27:
  %r.r111.0 = phi i32 [ %v24, %b.L__BB72_21 ], [ %v53, %b.L__BB72_26 ], [ %v72, %b.L__BB72_25 ], [ %v96, %b.L__BB72_24 ]
  %v98 = icmp ult i32 %r.r111.0, 128
  br i1 %v98, label %b.L__BB72_33, label %b.L__BB72_28
b.L__BB72_33:
  %v100 = add nsw i32 %r.r111.0, -9
  %v101 = icmp ult i32 %v100, 5
  %v102 = icmp eq i32 %r.r111.0, 32
  %v103 = or i1 %v102, %v101
  %v104 = and i32 %r.r111.0, 124
  %v105 = icmp eq i32 %v104, 28
  %v106 = or i1 %v105, %v103
  br label %b.L__BB72_34
b.L__BB72_28:
  switch i32 %r.r111.0, label %b.next.21 [
    i32 5760, label %b.L__BB72_32
    i32 160, label %b.L__BB72_32
    i32 133, label %b.L__BB72_32
  ]
b.next.21:
  %v114 = add nsw i32 %r.r111.0, -8192
  %v115 = icmp ult i32 %v114, 11
  br label %b.L__BB72_32
b.L__BB72_32:
  %r.p121.0 = phi i1 [ true, %b.L__BB72_28 ], [ %v115, %b.next.21 ], [ true, %b.L__BB72_28 ], [ true, %b.L__BB72_28 ]
  %3 = and i32 %r.r111.0, -2
  %v118 = icmp eq i32 %3, 8232
  %v120 = or i1 %v118, %r.p121.0
  %v121 = icmp eq i32 %r.r111.0, 8239
  %v122 = or i1 %v121, %v120
  %v123 = icmp eq i32 %r.r111.0, 8287
  %v124 = or i1 %v123, %v122
  %v125 = icmp eq i32 %r.r111.0, 12288
  %v126 = or i1 %v125, %v124
  br label %b.L__BB72_34
b.L__BB72_34:
  %r.p122.0 = phi i1 [ %v106, %b.L__BB72_33 ], [ %v126, %b.L__BB72_32 ]
  br i1 %r.p122.0, label %b.next.24, label %b.L__BB72_36
b.next.24:
  %v131 = icmp ult i8 %v21, -16
  %v132 = select i1 %v131, i64 3, i64 4
  %v133 = icmp ult i8 %v21, -32
  %v134 = select i1 %v133, i64 2, i64 %v132
  %v136 = select i1 %v25, i64 1, i64 %v134
  %v138 = add i64 %v136, %r.rd6.2
  %v140 = icmp slt i64 %v138, %i.p1
  br i1 %v140, label %b.L__BB72_21, label %b.L__BB72_36
b.L__BB72_36:
  %r.rd6.1 = phi i64 [ %r.rd6.0, %b.next.5 ], [ %r.rd6.2, %b.L__BB72_34 ], [ %v138, %b.next.24 ]
  %v143 = icmp eq i64 %r.rd6.1, %i.p1
  br i1 %v143, label %b.L__BB72_96, label %b.next.27
b.next.27:
  %v146 = icmp eq i64 %r.rd163.0, %i.p4
  br i1 %v146, label %b.L__BB72_56, label %b.L__BB72_38
b.L__BB72_56:
  %v149 = add i64 %r.rd6.1, %i.p0
  br label %b.L__BB72_96
b.L__BB72_57:
  br i1 %v159, label %b.L__BB72_96, label %b.next.31
b.next.31:
  %v154 = icmp eq i64 %r.rd163.0, %i.p4
  br i1 %v154, label %b.L__BB72_95, label %b.L__BB72_59
b.L__BB72_95:
  %v157 = add i64 %r.rd6.0, %i.p0
  br label %b.L__BB72_96
b.L__BB72_3:
  %v161 = icmp sge i64 %r.rd6.0, %i.p1
  %v162 = or i1 %v161, %v159
  br i1 %v162, label %b.L__BB72_96, label %b.L__BB72_5
b.L__BB72_5:
  %r.rd166.0 = phi i64 [ %v270, %b.next.49 ], [ %r.rd6.0, %b.L__BB72_3 ]
  %v166 = add i64 %r.rd166.0, %i.p0
  %v167 = inttoptr i64 %v166 to ptr
  %v168 = load i8, ptr %v167, align 1
  %v171 = zext i8 %v168 to i32
  %v172 = icmp sgt i8 %v168, -1
  br i1 %v172, label %b.L__BB72_11, label %b.next.37
b.next.37:
  %v175 = icmp ult i8 %v168, -32
  br i1 %v175, label %b.L__BB72_10, label %b.L__BB72_7
b.L__BB72_10:
  %v180 = getelementptr i8, ptr %v167, i64 1
  %v181 = load i8, ptr %v180, align 1
  %4 = and i8 %v181, 63
  %v183 = zext nneg i8 %4 to i32
  %v177 = shl nuw nsw i32 %v171, 6
  %v195 = and i32 %v177, 1984
  %v200 = or disjoint i32 %v195, %v183
  br label %b.L__BB72_11
b.L__BB72_7:
  %v202 = icmp ult i8 %v168, -16
  %v208 = getelementptr i8, ptr %v167, i64 1
  %v209 = load i8, ptr %v208, align 1
  %v210 = zext i8 %v209 to i32
  %v215 = getelementptr i8, ptr %v167, i64 2
  %v216 = load i8, ptr %v215, align 1
  br i1 %v202, label %b.L__BB72_9, label %b.L__BB72_8
b.L__BB72_9:
  %v204 = shl nuw nsw i32 %v171, 12
  %v205 = and i32 %v204, 61440
  %v211 = shl nuw nsw i32 %v210, 6
  %v212 = and i32 %v211, 4032
  %v213 = or disjoint i32 %v212, %v205
  %5 = and i8 %v216, 63
  %v218 = zext nneg i8 %5 to i32
  %v219 = or disjoint i32 %v213, %v218
  br label %b.L__BB72_11
b.L__BB72_8:
  %v221 = shl nuw nsw i32 %v171, 18
  %v222 = and i32 %v221, 1835008
  %v228 = shl nuw nsw i32 %v210, 12
  %v229 = and i32 %v228, 258048
  %v230 = or disjoint i32 %v229, %v222
  %v234 = zext i8 %v216 to i32
  %v235 = shl nuw nsw i32 %v234, 6
  %v236 = and i32 %v235, 4032
  %v237 = or disjoint i32 %v230, %v236
  %v239 = getelementptr i8, ptr %v167, i64 3
  %v240 = load i8, ptr %v239, align 1
  %6 = and i8 %v240, 63
  %v242 = zext nneg i8 %6 to i32
  %v243 = or disjoint i32 %v237, %v242
  br label %b.L__BB72_11
b.L__BB72_11:
  %r.r110.0 = phi i32 [ %v171, %b.L__BB72_5 ], [ %v200, %b.L__BB72_10 ], [ %v219, %b.L__BB72_9 ], [ %v243, %b.L__BB72_8 ]
  %v245 = icmp ugt i32 %r.r110.0, 30
  br i1 %v245, label %b.L__BB72_12, label %b.next.45
b.next.45:
  %v248 = shl nuw nsw i32 1, %r.r110.0
  %v248.fr = freeze i32 %v248
  %v251 = and i32 %v248.fr, 1879063552
  %v252.not.not = icmp eq i32 %v251, 0
  br i1 %v252.not.not, label %b.next.49, label %b.L__BB72_15
b.L__BB72_12:
  switch i32 %r.r110.0, label %b.next.49 [
    i32 8233, label %b.L__BB72_15
    i32 8232, label %b.L__BB72_15
    i32 133, label %b.L__BB72_15
  ]
b.next.49:
  %v263 = icmp ult i8 %v168, -16
  %v264 = select i1 %v263, i64 3, i64 4
  %v265 = icmp ult i8 %v168, -32
  %v266 = select i1 %v265, i64 2, i64 %v264
  %v268 = select i1 %v172, i64 1, i64 %v266
  %v270 = add i64 %v268, %r.rd166.0
  %v272 = icmp slt i64 %v270, %i.p1
  br i1 %v272, label %b.L__BB72_5, label %b.L__BB72_15
b.L__BB72_15:
  %r.rd166.1 = phi i64 [ %r.rd166.0, %b.L__BB72_12 ], [ %r.rd166.0, %b.L__BB72_12 ], [ %v270, %b.next.49 ], [ %r.rd166.0, %b.next.45 ], [ %r.rd166.0, %b.L__BB72_12 ]
  %v275 = icmp ult i8 %v168, -16
  %v276 = select i1 %v275, i64 3, i64 4
  %v277 = icmp ult i8 %v168, -32
  %v278 = select i1 %v277, i64 2, i64 %v276
  %v280 = select i1 %v172, i64 1, i64 %v278
  %v282 = add i64 %v280, %r.rd166.0
  %v284 = add i64 %r.rd166.1, 1
  %v286.not = icmp slt i64 %v284, %i.p1
  br i1 %v286.not, label %b.next.52, label %b.L__BB72_18
b.next.52:
  %v289 = add i64 %r.rd166.1, %i.p0
  %v290 = inttoptr i64 %v289 to ptr
  %v291 = load i8, ptr %v290, align 1
  %v293.not = icmp eq i8 %v291, 13
  br i1 %v293.not, label %b.next.53, label %b.L__BB72_18
b.next.53:
  %v296 = getelementptr i8, ptr %v290, i64 1
  %v297 = load i8, ptr %v296, align 1
  %v299 = icmp eq i8 %v297, 10
  %v300 = zext i1 %v299 to i64
  br label %b.L__BB72_18
b.L__BB72_18:
  %r.rd167.0 = phi i64 [ 0, %b.L__BB72_15 ], [ 0, %b.next.52 ], [ %v300, %b.next.53 ]
  %v303 = add i64 %v282, %r.rd167.0
  %v306 = add i64 %r.rd6.0, %i.p0
  br label %b.L__BB72_96
b.L__BB72_59:
  br i1 %v308, label %b.L__BB72_73, label %b.next.56
b.next.56:
  %v311 = load i8, ptr %v310, align 1
  %v315 = icmp sgt i64 %r.rd6.0, %v1
  br i1 %v315, label %b.L__BB72_74, label %b.next.57
b.next.57:
  %v317 = zext i8 %v311 to i64
  %v319 = mul nuw i64 %v317, 72340172838076673
  br label %b.L__BB72_62
b.L__BB72_62:
  %r.rd176.0 = phi i64 [ %r.rd6.0, %b.next.57 ], [ %r.rd176.1, %b.L__BB72_72 ]
  %v322 = add i64 %r.rd176.0, 8
  %v324 = icmp sgt i64 %v322, %i.p1
  %v326 = add i64 %r.rd176.0, %i.p0
  %v328 = inttoptr i64 %v326 to ptr
  br i1 %v324, label %b.L__BB72_69, label %b.L__BB72_63
b.L__BB72_69:
  %v329 = load i8, ptr %v328, align 1
  %v332 = icmp eq i8 %v329, %v311
  br i1 %v332, label %b.L__BB72_65, label %b.next.61
b.next.61:
  %v334 = add i64 %r.rd176.0, 1
  br label %b.L__BB72_72
b.L__BB72_63:
  %word.i152 = load i64, ptr %v328, align 1
  %v339 = xor i64 %word.i152, %v319
  %v341 = add i64 %v339, -72340172838076673
  %v340 = and i64 %v339, -9187201950435737472
  %v342 = xor i64 %v340, -9187201950435737472
  %v343 = and i64 %v342, %v341
  %v344 = icmp eq i64 %v343, 0
  br i1 %v344, label %b.L__BB72_72, label %b.next.63
b.next.63:
  %v346 = sub i64 0, %v343
  %v347 = and i64 %v343, %v346
  %v348 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v347, i1 false)
  %v349 = trunc nuw nsw i64 %v348 to i32
  %v350 = sub nsw i32 63, %v349
  %v351 = ashr i32 %v350, 3
  %v352 = sext i32 %v351 to i64
  %v354 = add i64 %r.rd176.0, %v352
  %v356 = icmp sgt i64 %v354, %v1
  br i1 %v356, label %b.L__BB72_74, label %b.L__BB72_65
b.L__BB72_65:
  %r.rd173.0 = phi i64 [ %r.rd176.0, %b.L__BB72_69 ], [ %v354, %b.next.63 ]
  %v359 = add i64 %r.rd173.0, 1
  %v361 = add i64 %v3, %r.rd173.0
  br label %b.L__BB72_66
b.L__BB72_66:
  %r.rd174.0 = phi i64 [ 0, %b.L__BB72_65 ], [ %v363, %b.L__BB72_71 ]
  %v363 = add i64 %r.rd174.0, 8
  %v365 = icmp slt i64 %v363, %i.p3
  br i1 %v365, label %b.L__BB72_71, label %b.L__BB72_67.preheader
b.L__BB72_67.preheader:
  %v382 = add i64 %v359, %i.p0
  br label %b.L__BB72_67
b.L__BB72_71:
  %v368 = add i64 %v361, %r.rd174.0
  %at.i148 = inttoptr i64 %v368 to ptr
  %word.i149 = load i64, ptr %at.i148, align 1
  %v372 = add i64 %v4, %r.rd174.0
  %at.i145 = inttoptr i64 %v372 to ptr
  %word.i146 = load i64, ptr %at.i145, align 1
  %v375 = icmp eq i64 %word.i149, %word.i146
  br i1 %v375, label %b.L__BB72_66, label %b.L__BB72_72
b.L__BB72_67:
  %r.rd174.1 = phi i64 [ %v385, %b.next.71 ], [ %r.rd174.0, %b.L__BB72_67.preheader ]
  %v379.not = icmp slt i64 %r.rd174.1, %v2
  br i1 %v379.not, label %b.next.71, label %b.L__BB72_74
b.next.71:
  %v384 = add i64 %v382, %r.rd174.1
  %v385 = add nsw i64 %r.rd174.1, 1
  %v387 = add i64 %r.rd174.1, %i.p2
  %v388 = inttoptr i64 %v387 to ptr
  %v389 = getelementptr i8, ptr %v388, i64 1
  %v390 = load i8, ptr %v389, align 1
  %v392 = inttoptr i64 %v384 to ptr
  %v393 = load i8, ptr %v392, align 1
  %v395 = icmp eq i8 %v393, %v390
  br i1 %v395, label %b.L__BB72_67, label %b.L__BB72_72
b.L__BB72_72:
  %r.rd176.1 = phi i64 [ %v359, %b.next.71 ], [ %v322, %b.L__BB72_63 ], [ %v334, %b.next.61 ], [ %v359, %b.L__BB72_71 ]
  %v398 = icmp sgt i64 %r.rd176.1, %v1
  br i1 %v398, label %b.L__BB72_74, label %b.L__BB72_62
b.L__BB72_38:
  %v402.not = icmp slt i64 %r.rd6.1, %i.p1
  br i1 %v402.not, label %b.L__BB72_40, label %b.L__BB72_55
b.L__BB72_40:
  %r.rd188.2 = phi i64 [ %v524, %b.next.94 ], [ %r.rd6.1, %b.L__BB72_38 ]
  %v406 = add i64 %r.rd188.2, %i.p0
  %v407 = inttoptr i64 %v406 to ptr
  %v408 = load i8, ptr %v407, align 1
  %v411 = zext i8 %v408 to i32
  %v412 = icmp sgt i8 %v408, -1
  br i1 %v412, label %b.L__BB72_46, label %b.next.78
b.next.78:
  %v415 = icmp ult i8 %v408, -32
  br i1 %v415, label %b.L__BB72_45, label %b.L__BB72_42
b.L__BB72_45:
  %v420 = getelementptr i8, ptr %v407, i64 1
  %v421 = load i8, ptr %v420, align 1
  %7 = and i8 %v421, 63
  %v423 = zext nneg i8 %7 to i32
  %v417 = shl nuw nsw i32 %v411, 6
  %v435 = and i32 %v417, 1984
  %v440 = or disjoint i32 %v435, %v423
  br label %b.L__BB72_46
b.L__BB72_42:
  %v442 = icmp ult i8 %v408, -16
  %v448 = getelementptr i8, ptr %v407, i64 1
  %v449 = load i8, ptr %v448, align 1
  %v450 = zext i8 %v449 to i32
  %v455 = getelementptr i8, ptr %v407, i64 2
  %v456 = load i8, ptr %v455, align 1
  br i1 %v442, label %b.L__BB72_44, label %b.L__BB72_43
b.L__BB72_44:
  %v444 = shl nuw nsw i32 %v411, 12
  %v445 = and i32 %v444, 61440
  %v451 = shl nuw nsw i32 %v450, 6
  %v452 = and i32 %v451, 4032
  %v453 = or disjoint i32 %v452, %v445
  %8 = and i8 %v456, 63
  %v458 = zext nneg i8 %8 to i32
  %v459 = or disjoint i32 %v453, %v458
  br label %b.L__BB72_46
b.L__BB72_43:
  %v461 = shl nuw nsw i32 %v411, 18
  %v462 = and i32 %v461, 1835008
  %v468 = shl nuw nsw i32 %v450, 12
  %v469 = and i32 %v468, 258048
  %v470 = or disjoint i32 %v469, %v462
  %v474 = zext i8 %v456 to i32
  %v475 = shl nuw nsw i32 %v474, 6
  %v476 = and i32 %v475, 4032
  %v477 = or disjoint i32 %v470, %v476
  %v479 = getelementptr i8, ptr %v407, i64 3
  %v480 = load i8, ptr %v479, align 1
  %9 = and i8 %v480, 63
  %v482 = zext nneg i8 %9 to i32
  %v483 = or disjoint i32 %v477, %v482
  br label %b.L__BB72_46
b.L__BB72_46:
  %r.r112.0 = phi i32 [ %v411, %b.L__BB72_40 ], [ %v440, %b.L__BB72_45 ], [ %v459, %b.L__BB72_44 ], [ %v483, %b.L__BB72_43 ]
  %v485 = icmp ult i32 %r.r112.0, 128
  br i1 %v485, label %b.L__BB72_52, label %b.L__BB72_47
b.L__BB72_52:
  %v487 = add nsw i32 %r.r112.0, -9
  %v488 = icmp ult i32 %v487, 5
  %v489 = icmp eq i32 %r.r112.0, 32
  %v490 = or i1 %v489, %v488
  %v491 = and i32 %r.r112.0, 124
  %v492 = icmp eq i32 %v491, 28
  %v493 = or i1 %v492, %v490
  br label %b.L__BB72_53
b.L__BB72_47:
  switch i32 %r.r112.0, label %b.next.91 [
    i32 5760, label %b.L__BB72_51
    i32 160, label %b.L__BB72_51
    i32 133, label %b.L__BB72_51
  ]
b.next.91:
  %v501 = add nsw i32 %r.r112.0, -8192
  %v502 = icmp ult i32 %v501, 11
  br label %b.L__BB72_51
b.L__BB72_51:
  %r.p123.0 = phi i1 [ true, %b.L__BB72_47 ], [ %v502, %b.next.91 ], [ true, %b.L__BB72_47 ], [ true, %b.L__BB72_47 ]
  %10 = and i32 %r.r112.0, -2
  %v505 = icmp eq i32 %10, 8232
  %v507 = or i1 %v505, %r.p123.0
  %v508 = icmp eq i32 %r.r112.0, 8239
  %v509 = or i1 %v508, %v507
  %v510 = icmp eq i32 %r.r112.0, 8287
  %v511 = or i1 %v510, %v509
  %v512 = icmp eq i32 %r.r112.0, 12288
  %v513 = or i1 %v512, %v511
  br label %b.L__BB72_53
b.L__BB72_53:
  %r.p124.0 = phi i1 [ %v493, %b.L__BB72_52 ], [ %v513, %b.L__BB72_51 ]
  br i1 %r.p124.0, label %b.L__BB72_55, label %b.next.94
b.next.94:
  %v517 = icmp ult i8 %v408, -16
  %v518 = select i1 %v517, i64 3, i64 4
  %v519 = icmp ult i8 %v408, -32
  %v520 = select i1 %v519, i64 2, i64 %v518
  %v522 = select i1 %v412, i64 1, i64 %v520
  %v524 = add i64 %v522, %r.rd188.2
  %v526 = icmp slt i64 %v524, %i.p1
  br i1 %v526, label %b.L__BB72_40, label %b.L__BB72_55
b.L__BB72_55:
  %r.rd188.1 = phi i64 [ %r.rd6.1, %b.L__BB72_38 ], [ %r.rd188.2, %b.L__BB72_53 ], [ %v524, %b.next.94 ]
  %v529 = add i64 %r.rd6.1, %i.p0
  br label %b.L__BB72_96
b.L__BB72_73:
  %v532 = icmp slt i64 %v1, %r.rd6.0
  %v533 = select i1 %v532, i64 -1, i64 %r.rd6.0
  br label %b.L__BB72_74
b.L__BB72_74:
  %r.rd185.0 = phi i64 [ %v533, %b.L__BB72_73 ], [ -1, %b.next.56 ], [ %r.rd173.0, %b.L__BB72_67 ], [ -1, %b.next.63 ], [ -1, %b.L__BB72_72 ]
  %v537 = icmp ne i64 %r.rd163.0, 0
  %v538 = or i1 %v535, %v537
  %v540 = icmp slt i64 %r.rd185.0, 0
  %v541 = or i1 %v538, %v540
  br i1 %v541, label %b.L__BB72_92, label %b.L__BB72_76
b.L__BB72_76:
  %r.rd185.2 = phi i64 [ %r.rd185.3, %b.L__BB72_91 ], [ %r.rd185.0, %b.L__BB72_74 ]
  %r.rd178.0 = phi i64 [ %v644, %b.L__BB72_91 ], [ %i.p5, %b.L__BB72_74 ]
  %v546 = add i64 %r.rd185.2, %i.p3
  br i1 %v308, label %b.L__BB72_90, label %b.next.101
b.next.101:
  %v550 = load i8, ptr %v549, align 1
  %v554 = icmp sgt i64 %v546, %v1
  br i1 %v554, label %b.L__BB72_91, label %b.next.102
b.next.102:
  %v556 = zext i8 %v550 to i64
  %v558 = mul nuw i64 %v556, 72340172838076673
  br label %b.L__BB72_79
b.L__BB72_79:
  %r.rd184.0 = phi i64 [ %v546, %b.next.102 ], [ %r.rd184.1, %b.L__BB72_89 ]
  %v560 = add i64 %r.rd184.0, 8
  %v562 = icmp sgt i64 %v560, %i.p1
  %v564 = add i64 %r.rd184.0, %i.p0
  %v566 = inttoptr i64 %v564 to ptr
  br i1 %v562, label %b.L__BB72_86, label %b.L__BB72_80
b.L__BB72_86:
  %v567 = load i8, ptr %v566, align 1
  %v570 = icmp eq i8 %v567, %v550
  br i1 %v570, label %b.L__BB72_82, label %b.next.106
b.next.106:
  %v572 = add i64 %r.rd184.0, 1
  br label %b.L__BB72_89
b.L__BB72_80:
  %word.i143 = load i64, ptr %v566, align 1
  %v577 = xor i64 %word.i143, %v558
  %v579 = add i64 %v577, -72340172838076673
  %v578 = and i64 %v577, -9187201950435737472
  %v580 = xor i64 %v578, -9187201950435737472
  %v581 = and i64 %v580, %v579
  %v582 = icmp eq i64 %v581, 0
  br i1 %v582, label %b.L__BB72_89, label %b.next.108
b.next.108:
  %v584 = sub i64 0, %v581
  %v585 = and i64 %v581, %v584
  %v586 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v585, i1 false)
  %v587 = trunc nuw nsw i64 %v586 to i32
  %v588 = sub nsw i32 63, %v587
  %v589 = ashr i32 %v588, 3
  %v590 = sext i32 %v589 to i64
  %v592 = add i64 %r.rd184.0, %v590
  %v594 = icmp sgt i64 %v592, %v1
  br i1 %v594, label %b.L__BB72_91, label %b.L__BB72_82
b.L__BB72_82:
  %r.rd181.0 = phi i64 [ %r.rd184.0, %b.L__BB72_86 ], [ %v592, %b.next.108 ]
  %v597 = add i64 %r.rd181.0, 1
  %v604 = add i64 %v597, %i.p0
  br label %b.L__BB72_83
b.L__BB72_83:
  %r.rd182.0 = phi i64 [ 0, %b.L__BB72_82 ], [ %v599, %b.L__BB72_88 ]
  %v599 = add i64 %r.rd182.0, 8
  %v601 = icmp slt i64 %v599, %i.p3
  br i1 %v601, label %b.L__BB72_88, label %b.L__BB72_84.preheader
b.L__BB72_84.preheader:
  %v621 = add i64 %v597, %i.p0
  br label %b.L__BB72_84
b.L__BB72_88:
  %v606 = add i64 %v604, %r.rd182.0
  %at.i139 = inttoptr i64 %v606 to ptr
  %word.i140 = load i64, ptr %at.i139, align 1
  %v611 = add i64 %v610, %r.rd182.0
  %at.i = inttoptr i64 %v611 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v614 = icmp eq i64 %word.i140, %word.i
  br i1 %v614, label %b.L__BB72_83, label %b.L__BB72_89
b.L__BB72_84:
  %r.rd182.1 = phi i64 [ %v624, %b.next.116 ], [ %r.rd182.0, %b.L__BB72_84.preheader ]
  %v618.not = icmp slt i64 %r.rd182.1, %v2
  br i1 %v618.not, label %b.next.116, label %b.L__BB72_91
b.next.116:
  %v623 = add i64 %v621, %r.rd182.1
  %v624 = add nsw i64 %r.rd182.1, 1
  %v626 = add i64 %r.rd182.1, %i.p2
  %v627 = inttoptr i64 %v626 to ptr
  %v628 = getelementptr i8, ptr %v627, i64 1
  %v629 = load i8, ptr %v628, align 1
  %v631 = inttoptr i64 %v623 to ptr
  %v632 = load i8, ptr %v631, align 1
  %v634 = icmp eq i8 %v632, %v629
  br i1 %v634, label %b.L__BB72_84, label %b.L__BB72_89
b.L__BB72_89:
  %r.rd184.1 = phi i64 [ %v597, %b.next.116 ], [ %v560, %b.L__BB72_80 ], [ %v572, %b.next.106 ], [ %v597, %b.L__BB72_88 ]
  %v637 = icmp sgt i64 %r.rd184.1, %v1
  br i1 %v637, label %b.L__BB72_91, label %b.L__BB72_79
b.L__BB72_90:
  %v641 = icmp slt i64 %v1, %v546
  %v642 = select i1 %v641, i64 -1, i64 %v546
  br label %b.L__BB72_91
b.L__BB72_91:
  %r.rd185.3 = phi i64 [ %v642, %b.L__BB72_90 ], [ -1, %b.next.101 ], [ %r.rd181.0, %b.L__BB72_84 ], [ -1, %b.next.108 ], [ -1, %b.L__BB72_89 ]
  %v644 = add nsw i64 %r.rd178.0, -1
  %v646 = icmp sgt i64 %r.rd185.3, -1
  %v647 = icmp sgt i64 %r.rd178.0, 1
  %v648 = and i1 %v647, %v646
  br i1 %v648, label %b.L__BB72_76, label %b.L__BB72_92
b.L__BB72_92:
  %r.rd185.1 = phi i64 [ %r.rd185.0, %b.L__BB72_74 ], [ %r.rd185.3, %b.L__BB72_91 ]
  %v650 = icmp slt i64 %r.rd185.1, 0
  br i1 %v650, label %b.L__BB72_94, label %b.next.124
b.next.124:
  %v653 = add i64 %r.rd185.1, %i.p3
  %v656 = add i64 %r.rd6.0, %i.p0
  br label %b.L__BB72_96
b.L__BB72_94:
  %v659 = add i64 %r.rd6.0, %i.p0
  br label %b.L__BB72_96
b.L__BB72_96:
  %r.rd188.0 = phi i64 [ -1, %b.L__BB72_57 ], [ -1, %b.L__BB72_95 ], [ -1, %b.L__BB72_94 ], [ %v653, %b.next.124 ], [ -1, %b.L__BB72_19 ], [ -1, %b.L__BB72_36 ], [ -1, %b.L__BB72_56 ], [ %r.rd188.1, %b.L__BB72_55 ], [ -1, %b.L__BB72_3 ], [ %v303, %b.L__BB72_18 ]
  %r.rd187.0 = phi i64 [ 0, %b.L__BB72_57 ], [ %v157, %b.L__BB72_95 ], [ %v659, %b.L__BB72_94 ], [ %v656, %b.next.124 ], [ 0, %b.L__BB72_19 ], [ 0, %b.L__BB72_36 ], [ %v149, %b.L__BB72_56 ], [ %v529, %b.L__BB72_55 ], [ 0, %b.L__BB72_3 ], [ %v306, %b.L__BB72_18 ]
  %v661 = icmp eq i64 %r.rd187.0, 0
  %v6 = add i64 %r.rd163.0, 1
  br i1 %v661, label %b.L__BB72_98, label %b.L__BB72_1
b.L__BB72_98:
  %v664 = insertvalue { i64 } poison, i64 %r.rd163.0, 0
  ret { i64 } %v664
}
define internal { i64, i64 } @udf_text_split_item_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i32 %"i.p6", i64 %"i.p7") noinline nounwind {
start:
  %v1 = icmp sgt i64 %i.p7, -1
  br i1 %v1, label %b.L__BB73_72, label %b.next.0
b.next.0:
  %v4 = sub i64 %i.p1, %i.p3
  %v5 = add i64 %i.p3, -1
  %v111 = icmp eq i64 %i.p3, 0
  %v113 = inttoptr i64 %i.p2 to ptr
  %v175 = add i64 %i.p2, 1
  %v243 = icmp slt i64 %i.p5, 1
  %v257 = inttoptr i64 %i.p2 to ptr
  %v317 = add i64 %i.p2, 1
  br label %b.L__BB73_2
b.L__BB73_2:
  %r.rd320.0 = phi i64 [ 0, %b.next.0 ], [ %v7, %b.L__BB73_69 ]
  %r.rd4.0 = phi i64 [ 0, %b.next.0 ], [ %r.rd345.0, %b.L__BB73_69 ]
  %v62 = icmp slt i64 %r.rd4.0, 0
  switch i32 %i.p6, label %b.L__BB73_4 [
    i32 0, label %b.L__BB73_30
    i32 1, label %b.L__BB73_12
  ]
b.L__BB73_12:
  br i1 %v62, label %b.L__BB73_69, label %b.next.6
b.next.6:
  %v17.not = icmp slt i64 %r.rd4.0, %i.p1
  br i1 %v17.not, label %b.L__BB73_14, label %b.L__BB73_19
b.L__BB73_14:
  %r.rd4.2 = phi i64 [ %v41, %b.L__BB73_18 ], [ %r.rd4.0, %b.next.6 ]
  %v20 = add i64 %r.rd4.2, %i.p0
  %v21 = inttoptr i64 %v20 to ptr
  %v22 = load i8, ptr %v21, align 1
  %v23 = sext i8 %v22 to i16
  %v24 = icmp sgt i8 %v22, -1
  br i1 %v24, label %b.L__BB73_17, label %b.L__BB73_15
b.L__BB73_17:
  %v28 = icmp ne i8 %v22, 32
  %0 = add nsw i16 %v23, -14
  %v30 = icmp ult i16 %0, -5
  %v31 = and i1 %v28, %v30
  %1 = and i8 %v22, 124
  %v33 = icmp ne i8 %1, 28
  %v34 = and i1 %v33, %v31
  br i1 %v34, label %b.L__BB73_19, label %b.L__BB73_18
b.L__BB73_15:
  %v36 = and i16 %v23, 255
  %v37 = icmp eq i8 %v22, -123
  %v39 = icmp eq i16 %v36, 160
  %or.cond = or i1 %v37, %v39
  br i1 %or.cond, label %b.L__BB73_18, label %b.L__BB73_19
b.L__BB73_18:
  %v41 = add nuw nsw i64 %r.rd4.2, 1
  %v43 = icmp slt i64 %v41, %i.p1
  br i1 %v43, label %b.L__BB73_14, label %b.L__BB73_19
b.L__BB73_19:
  %r.rd4.1 = phi i64 [ %r.rd4.0, %b.next.6 ], [ %r.rd4.2, %b.L__BB73_17 ], [ %i.p1, %b.L__BB73_18 ], [ %r.rd4.2, %b.L__BB73_15 ]
  %v46 = icmp eq i64 %r.rd4.1, %i.p1
  br i1 %v46, label %b.L__BB73_69, label %b.next.18
b.next.18:
  %v49 = icmp eq i64 %r.rd320.0, %i.p4
  br i1 %v49, label %b.L__BB73_29, label %b.L__BB73_21
b.L__BB73_29:
  %v52 = add i64 %r.rd4.1, %i.p0
  br label %b.L__BB73_69
b.L__BB73_30:
  br i1 %v62, label %b.L__BB73_69, label %b.next.22
b.next.22:
  %v57 = icmp eq i64 %r.rd320.0, %i.p4
  br i1 %v57, label %b.L__BB73_68, label %b.L__BB73_32
b.L__BB73_68:
  %v60 = add i64 %r.rd4.0, %i.p0
  br label %b.L__BB73_69
b.L__BB73_4:
  %v64 = icmp sge i64 %r.rd4.0, %i.p1
  %v65 = or i1 %v64, %v62
  br i1 %v65, label %b.L__BB73_69, label %b.L__BB73_6
b.L__BB73_6:
  %r.rd323.0 = phi i64 [ %v81, %b.next.28 ], [ %r.rd4.0, %b.L__BB73_4 ]
  %v69 = add i64 %r.rd323.0, %i.p0
  %v70 = inttoptr i64 %v69 to ptr
  %v71 = load i8, ptr %v70, align 1
  switch i8 %v71, label %b.next.28 [
    i8 -123, label %b.L__BB73_8
    i8 30, label %b.L__BB73_8
    i8 29, label %b.L__BB73_8
    i8 28, label %b.L__BB73_8
    i8 13, label %b.L__BB73_8
    i8 12, label %b.L__BB73_8
    i8 11, label %b.L__BB73_8
    i8 10, label %b.L__BB73_8
  ]
b.next.28:
  %v81 = add nuw nsw i64 %r.rd323.0, 1
  %v83 = icmp slt i64 %v81, %i.p1
  br i1 %v83, label %b.L__BB73_6, label %b.L__BB73_8
b.L__BB73_8:
  %r.rd323.1 = phi i64 [ %i.p1, %b.next.28 ], [ %r.rd323.0, %b.L__BB73_6 ], [ %r.rd323.0, %b.L__BB73_6 ], [ %r.rd323.0, %b.L__BB73_6 ], [ %r.rd323.0, %b.L__BB73_6 ], [ %r.rd323.0, %b.L__BB73_6 ], [ %r.rd323.0, %b.L__BB73_6 ], [ %r.rd323.0, %b.L__BB73_6 ], [ %r.rd323.0, %b.L__BB73_6 ]
  %r.p157.0 = phi i1 [ false, %b.next.28 ], [ true, %b.L__BB73_6 ], [ true, %b.L__BB73_6 ], [ true, %b.L__BB73_6 ], [ true, %b.L__BB73_6 ], [ true, %b.L__BB73_6 ], [ true, %b.L__BB73_6 ], [ true, %b.L__BB73_6 ], [ true, %b.L__BB73_6 ]
  %v85 = add i64 %r.rd323.1, 1
  %v87 = select i1 %r.p157.0, i64 %v85, i64 %r.rd323.1
  %v89.not = icmp slt i64 %v85, %i.p1
  br i1 %v89.not, label %b.next.31, label %b.L__BB73_11
b.next.31:
  %v92 = add i64 %r.rd323.1, %i.p0
  %v93 = inttoptr i64 %v92 to ptr
  %v94 = load i8, ptr %v93, align 1
  %v96.not = icmp eq i8 %v94, 13
  br i1 %v96.not, label %b.next.32, label %b.L__BB73_11
b.next.32:
  %v99 = getelementptr i8, ptr %v93, i64 1
  %v100 = load i8, ptr %v99, align 1
  %v102 = icmp eq i8 %v100, 10
  %v103 = zext i1 %v102 to i64
  br label %b.L__BB73_11
b.L__BB73_11:
  %r.rd324.0 = phi i64 [ 0, %b.L__BB73_8 ], [ 0, %b.next.31 ], [ %v103, %b.next.32 ]
  %v106 = add i64 %r.rd324.0, %v87
  %v109 = add i64 %r.rd4.0, %i.p0
  br label %b.L__BB73_69
b.L__BB73_32:
  br i1 %v111, label %b.L__BB73_46, label %b.next.35
b.next.35:
  %v114 = load i8, ptr %v113, align 1
  %v118 = icmp sgt i64 %r.rd4.0, %v4
  br i1 %v118, label %b.L__BB73_47, label %b.next.36
b.next.36:
  %v120 = zext i8 %v114 to i64
  %v122 = mul nuw i64 %v120, 72340172838076673
  br label %b.L__BB73_35
b.L__BB73_35:
  %r.rd333.0 = phi i64 [ %r.rd4.0, %b.next.36 ], [ %r.rd333.1, %b.L__BB73_45 ]
  %v125 = add i64 %r.rd333.0, 8
  %v127 = icmp sgt i64 %v125, %i.p1
  %v129 = add i64 %r.rd333.0, %i.p0
  %v131 = inttoptr i64 %v129 to ptr
  br i1 %v127, label %b.L__BB73_42, label %b.L__BB73_36
b.L__BB73_42:
  %v132 = load i8, ptr %v131, align 1
  %v135 = icmp eq i8 %v132, %v114
  br i1 %v135, label %b.L__BB73_38, label %b.next.40
b.next.40:
  %v137 = add i64 %r.rd333.0, 1
  br label %b.L__BB73_45
b.L__BB73_36:
  %word.i253 = load i64, ptr %v131, align 1
  %v142 = xor i64 %word.i253, %v122
  %v144 = add i64 %v142, -72340172838076673
  %v143 = and i64 %v142, -9187201950435737472
  %v145 = xor i64 %v143, -9187201950435737472
  %v146 = and i64 %v145, %v144
  %v147 = icmp eq i64 %v146, 0
  br i1 %v147, label %b.L__BB73_45, label %b.next.42
b.next.42:
  %v149 = sub i64 0, %v146
  %v150 = and i64 %v146, %v149
  %v151 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v150, i1 false)
  %v152 = trunc nuw nsw i64 %v151 to i32
  %v153 = sub nsw i32 63, %v152
  %v154 = ashr i32 %v153, 3
  %v155 = sext i32 %v154 to i64
  %v157 = add i64 %r.rd333.0, %v155
  %v159 = icmp sgt i64 %v157, %v4
  br i1 %v159, label %b.L__BB73_47, label %b.L__BB73_38
b.L__BB73_38:
  %r.rd330.0 = phi i64 [ %r.rd333.0, %b.L__BB73_42 ], [ %v157, %b.next.42 ]
  %v167 = add i64 %r.rd330.0, 1
  %v169 = add i64 %v167, %i.p0
  br label %b.L__BB73_39
b.L__BB73_39:
  %r.rd331.0 = phi i64 [ 0, %b.L__BB73_38 ], [ %v163, %b.L__BB73_44 ]
  %v163 = add i64 %r.rd331.0, 8
  %v165 = icmp slt i64 %v163, %i.p3
  br i1 %v165, label %b.L__BB73_44, label %b.L__BB73_40.preheader
b.L__BB73_40.preheader:
  %v185 = add i64 %r.rd330.0, 1
  %v187 = add i64 %v185, %i.p0
  br label %b.L__BB73_40
b.L__BB73_44:
  %v171 = add i64 %v169, %r.rd331.0
  %at.i249 = inttoptr i64 %v171 to ptr
  %word.i250 = load i64, ptr %at.i249, align 1
  %v176 = add i64 %v175, %r.rd331.0
  %at.i246 = inttoptr i64 %v176 to ptr
  %word.i247 = load i64, ptr %at.i246, align 1
  %v179 = icmp eq i64 %word.i250, %word.i247
  br i1 %v179, label %b.L__BB73_39, label %b.L__BB73_45
b.L__BB73_40:
  %r.rd331.1 = phi i64 [ %v190, %b.next.50 ], [ %r.rd331.0, %b.L__BB73_40.preheader ]
  %v183.not = icmp slt i64 %r.rd331.1, %v5
  br i1 %v183.not, label %b.next.50, label %b.L__BB73_47
b.next.50:
  %v189 = add i64 %v187, %r.rd331.1
  %v190 = add nsw i64 %r.rd331.1, 1
  %v192 = add i64 %r.rd331.1, %i.p2
  %v193 = inttoptr i64 %v192 to ptr
  %v194 = getelementptr i8, ptr %v193, i64 1
  %v195 = load i8, ptr %v194, align 1
  %v197 = inttoptr i64 %v189 to ptr
  %v198 = load i8, ptr %v197, align 1
  %v200 = icmp eq i8 %v198, %v195
  br i1 %v200, label %b.L__BB73_40, label %b.L__BB73_45
b.L__BB73_45:
  %r.rd333.1 = phi i64 [ %v185, %b.next.50 ], [ %v125, %b.L__BB73_36 ], [ %v137, %b.next.40 ], [ %v167, %b.L__BB73_44 ]
  %v203 = icmp sgt i64 %r.rd333.1, %v4
  br i1 %v203, label %b.L__BB73_47, label %b.L__BB73_35
b.L__BB73_21:
  %v207.not = icmp slt i64 %r.rd4.1, %i.p1
  br i1 %v207.not, label %b.L__BB73_23, label %b.L__BB73_28
b.L__BB73_23:
  %r.rd345.2 = phi i64 [ %v232, %b.L__BB73_27 ], [ %r.rd4.1, %b.L__BB73_21 ]
  %v211 = add i64 %r.rd345.2, %i.p0
  %v212 = inttoptr i64 %v211 to ptr
  %v213 = load i8, ptr %v212, align 1
  %v214 = sext i8 %v213 to i16
  %v215 = icmp sgt i8 %v213, -1
  br i1 %v215, label %b.L__BB73_26, label %b.L__BB73_24
b.L__BB73_26:
  %v219 = icmp eq i8 %v213, 32
  %2 = add nsw i16 %v214, -9
  %v221 = icmp ult i16 %2, 5
  %v222 = or i1 %v219, %v221
  %3 = and i8 %v213, 124
  %v224 = icmp eq i8 %3, 28
  %v225 = or i1 %v224, %v222
  br i1 %v225, label %b.L__BB73_28, label %b.L__BB73_27
b.L__BB73_24:
  %v227 = and i16 %v214, 255
  %v228 = icmp eq i8 %v213, -123
  %v230 = icmp eq i16 %v227, 160
  %or.cond1 = or i1 %v228, %v230
  br i1 %or.cond1, label %b.L__BB73_28, label %b.L__BB73_27
b.L__BB73_27:
  %v232 = add nsw i64 %r.rd345.2, 1
  %v234 = icmp slt i64 %v232, %i.p1
  br i1 %v234, label %b.L__BB73_23, label %b.L__BB73_28
b.L__BB73_28:
  %r.rd345.1 = phi i64 [ %r.rd4.1, %b.L__BB73_21 ], [ %r.rd345.2, %b.L__BB73_26 ], [ %i.p1, %b.L__BB73_27 ], [ %r.rd345.2, %b.L__BB73_24 ]
  %v237 = add i64 %r.rd4.1, %i.p0
  br label %b.L__BB73_69
b.L__BB73_46:
  %v240 = icmp slt i64 %v4, %r.rd4.0
  %v241 = select i1 %v240, i64 -1, i64 %r.rd4.0
  br label %b.L__BB73_47
b.L__BB73_47:
  %r.rd342.0 = phi i64 [ %v241, %b.L__BB73_46 ], [ -1, %b.next.35 ], [ %r.rd330.0, %b.L__BB73_40 ], [ -1, %b.next.42 ], [ -1, %b.L__BB73_45 ]
  %v245 = icmp ne i64 %r.rd320.0, 0
  %v246 = or i1 %v243, %v245
  %v248 = icmp slt i64 %r.rd342.0, 0
  %v249 = or i1 %v246, %v248
  br i1 %v249, label %b.L__BB73_65, label %b.L__BB73_49
b.L__BB73_49:
  %r.rd342.2 = phi i64 [ %r.rd342.3, %b.L__BB73_64 ], [ %r.rd342.0, %b.L__BB73_47 ]
  %r.rd335.0 = phi i64 [ %v351, %b.L__BB73_64 ], [ %i.p5, %b.L__BB73_47 ]
  %v254 = add i64 %r.rd342.2, %i.p3
  br i1 %v111, label %b.L__BB73_63, label %b.next.70
b.next.70:
  %v258 = load i8, ptr %v257, align 1
  %v262 = icmp sgt i64 %v254, %v4
  br i1 %v262, label %b.L__BB73_64, label %b.next.71
b.next.71:
  %v264 = zext i8 %v258 to i64
  %v266 = mul nuw i64 %v264, 72340172838076673
  br label %b.L__BB73_52
b.L__BB73_52:
  %r.rd341.0 = phi i64 [ %v254, %b.next.71 ], [ %r.rd341.1, %b.L__BB73_62 ]
  %v268 = add i64 %r.rd341.0, 8
  %v270 = icmp sgt i64 %v268, %i.p1
  %v272 = add i64 %r.rd341.0, %i.p0
  %v274 = inttoptr i64 %v272 to ptr
  br i1 %v270, label %b.L__BB73_59, label %b.L__BB73_53
b.L__BB73_59:
  %v275 = load i8, ptr %v274, align 1
  %v278 = icmp eq i8 %v275, %v258
  br i1 %v278, label %b.L__BB73_55, label %b.next.75
b.next.75:
  %v280 = add i64 %r.rd341.0, 1
  br label %b.L__BB73_62
b.L__BB73_53:
  %word.i244 = load i64, ptr %v274, align 1
  %v285 = xor i64 %word.i244, %v266
  %v287 = add i64 %v285, -72340172838076673
  %v286 = and i64 %v285, -9187201950435737472
  %v288 = xor i64 %v286, -9187201950435737472
  %v289 = and i64 %v288, %v287
  %v290 = icmp eq i64 %v289, 0
  br i1 %v290, label %b.L__BB73_62, label %b.next.77
b.next.77:
  %v292 = sub i64 0, %v289
  %v293 = and i64 %v289, %v292
  %v294 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v293, i1 false)
  %v295 = trunc nuw nsw i64 %v294 to i32
  %v296 = sub nsw i32 63, %v295
  %v297 = ashr i32 %v296, 3
  %v298 = sext i32 %v297 to i64
  %v300 = add i64 %r.rd341.0, %v298
  %v302 = icmp sgt i64 %v300, %v4
  br i1 %v302, label %b.L__BB73_64, label %b.L__BB73_55
b.L__BB73_55:
  %r.rd338.0 = phi i64 [ %r.rd341.0, %b.L__BB73_59 ], [ %v300, %b.next.77 ]
  %v309 = add i64 %r.rd338.0, 1
  %v311 = add i64 %v309, %i.p0
  br label %b.L__BB73_56
b.L__BB73_56:
  %r.rd339.0 = phi i64 [ 0, %b.L__BB73_55 ], [ %v305, %b.L__BB73_61 ]
  %v305 = add i64 %r.rd339.0, 8
  %v307 = icmp slt i64 %v305, %i.p3
  br i1 %v307, label %b.L__BB73_61, label %b.L__BB73_57.preheader
b.L__BB73_57.preheader:
  %v327 = add i64 %r.rd338.0, 1
  %v329 = add i64 %v327, %i.p0
  br label %b.L__BB73_57
b.L__BB73_61:
  %v313 = add i64 %v311, %r.rd339.0
  %at.i240 = inttoptr i64 %v313 to ptr
  %word.i241 = load i64, ptr %at.i240, align 1
  %v318 = add i64 %v317, %r.rd339.0
  %at.i237 = inttoptr i64 %v318 to ptr
  %word.i238 = load i64, ptr %at.i237, align 1
  %v321 = icmp eq i64 %word.i241, %word.i238
  br i1 %v321, label %b.L__BB73_56, label %b.L__BB73_62
b.L__BB73_57:
  %r.rd339.1 = phi i64 [ %v332, %b.next.85 ], [ %r.rd339.0, %b.L__BB73_57.preheader ]
  %v325.not = icmp slt i64 %r.rd339.1, %v5
  br i1 %v325.not, label %b.next.85, label %b.L__BB73_64
b.next.85:
  %v331 = add i64 %v329, %r.rd339.1
  %v332 = add nsw i64 %r.rd339.1, 1
  %v334 = add i64 %r.rd339.1, %i.p2
  %v335 = inttoptr i64 %v334 to ptr
  %v336 = getelementptr i8, ptr %v335, i64 1
  %v337 = load i8, ptr %v336, align 1
  %v339 = inttoptr i64 %v331 to ptr
  %v340 = load i8, ptr %v339, align 1
  %v342 = icmp eq i8 %v340, %v337
  br i1 %v342, label %b.L__BB73_57, label %b.L__BB73_62
b.L__BB73_62:
  %r.rd341.1 = phi i64 [ %v327, %b.next.85 ], [ %v268, %b.L__BB73_53 ], [ %v280, %b.next.75 ], [ %v309, %b.L__BB73_61 ]
  %v345 = icmp sgt i64 %r.rd341.1, %v4
  br i1 %v345, label %b.L__BB73_64, label %b.L__BB73_52
b.L__BB73_63:
  %v348 = icmp slt i64 %v4, %v254
  %v349 = select i1 %v348, i64 -1, i64 %v254
  br label %b.L__BB73_64
b.L__BB73_64:
  %r.rd342.3 = phi i64 [ %v349, %b.L__BB73_63 ], [ -1, %b.next.70 ], [ %r.rd338.0, %b.L__BB73_57 ], [ -1, %b.next.77 ], [ -1, %b.L__BB73_62 ]
  %v351 = add nsw i64 %r.rd335.0, -1
  %v353 = icmp sgt i64 %r.rd342.3, -1
  %v354 = icmp sgt i64 %r.rd335.0, 1
  %v355 = and i1 %v354, %v353
  br i1 %v355, label %b.L__BB73_49, label %b.L__BB73_65
b.L__BB73_65:
  %r.rd342.1 = phi i64 [ %r.rd342.0, %b.L__BB73_47 ], [ %r.rd342.3, %b.L__BB73_64 ]
  %v357 = icmp slt i64 %r.rd342.1, 0
  br i1 %v357, label %b.L__BB73_67, label %b.next.93
b.next.93:
  %v360 = add i64 %r.rd342.1, %i.p3
  %v363 = add i64 %r.rd4.0, %i.p0
  br label %b.L__BB73_69
b.L__BB73_67:
  %v366 = add i64 %r.rd4.0, %i.p0
  br label %b.L__BB73_69
b.L__BB73_69:
  %r.rd345.0 = phi i64 [ -1, %b.L__BB73_30 ], [ -1, %b.L__BB73_68 ], [ -1, %b.L__BB73_67 ], [ %v360, %b.next.93 ], [ -1, %b.L__BB73_12 ], [ -1, %b.L__BB73_19 ], [ -1, %b.L__BB73_29 ], [ %r.rd345.1, %b.L__BB73_28 ], [ -1, %b.L__BB73_4 ], [ %v106, %b.L__BB73_11 ]
  %r.rd344.0 = phi i64 [ 0, %b.L__BB73_30 ], [ %v60, %b.L__BB73_68 ], [ %v366, %b.L__BB73_67 ], [ %v363, %b.next.93 ], [ 0, %b.L__BB73_12 ], [ 0, %b.L__BB73_19 ], [ %v52, %b.L__BB73_29 ], [ %v237, %b.L__BB73_28 ], [ 0, %b.L__BB73_4 ], [ %v109, %b.L__BB73_11 ]
  %v368 = icmp eq i64 %r.rd344.0, 0
  %v7 = add i64 %r.rd320.0, 1
  br i1 %v368, label %b.L__BB73_71, label %b.L__BB73_2
b.L__BB73_71:
  %v370 = add i64 %r.rd320.0, %i.p7
  br label %b.L__BB73_72
b.L__BB73_72:
  %r.rd346.0 = phi i64 [ %i.p7, %start ], [ %v370, %b.L__BB73_71 ]
  %v372 = icmp slt i64 %r.rd346.0, 0
  br i1 %v372, label %b.L__BB73_143, label %b.next.99
b.next.99:
  %v375 = sub i64 %i.p1, %i.p3
  %v376 = add i64 %i.p3, -1
  %v378 = add i64 %i.p0, 1
  %v380 = add i64 %i.p2, 1
  %v490 = icmp eq i64 %i.p3, 0
  %v492 = inttoptr i64 %i.p2 to ptr
  %v622 = icmp slt i64 %i.p5, 1
  %v636 = inttoptr i64 %i.p2 to ptr
  %v697 = add i64 %i.p2, 1
  br label %b.L__BB73_74
b.L__BB73_74:
  %r.rd85.0 = phi i64 [ 0, %b.next.99 ], [ %r.rd373.0, %b.next.194 ]
  %r.rd347.0 = phi i64 [ 0, %b.next.99 ], [ %v753, %b.next.194 ]
  %v439 = icmp slt i64 %r.rd85.0, 0
  switch i32 %i.p6, label %b.L__BB73_76 [
    i32 0, label %b.L__BB73_102
    i32 1, label %b.L__BB73_84
  ]
b.L__BB73_84:
  br i1 %v439, label %b.L__BB73_141, label %b.next.104
b.next.104:
  %v389.not = icmp slt i64 %r.rd85.0, %i.p1
  br i1 %v389.not, label %b.L__BB73_86, label %b.L__BB73_91
b.L__BB73_86:
  %r.rd85.2 = phi i64 [ %v413, %b.L__BB73_90 ], [ %r.rd85.0, %b.next.104 ]
  %v392 = add i64 %r.rd85.2, %i.p0
  %v393 = inttoptr i64 %v392 to ptr
  %v394 = load i8, ptr %v393, align 1
  %v395 = sext i8 %v394 to i16
  %v396 = icmp sgt i8 %v394, -1
  br i1 %v396, label %b.L__BB73_89, label %b.L__BB73_87
b.L__BB73_89:
  %v400 = icmp ne i8 %v394, 32
  %4 = add nsw i16 %v395, -14
  %v402 = icmp ult i16 %4, -5
  %v403 = and i1 %v400, %v402
  %5 = and i8 %v394, 124
  %v405 = icmp ne i8 %5, 28
  %v406 = and i1 %v405, %v403
  br i1 %v406, label %b.L__BB73_91, label %b.L__BB73_90
b.L__BB73_87:
  %v408 = and i16 %v395, 255
  %v409 = icmp eq i8 %v394, -123
  %v411 = icmp eq i16 %v408, 160
  %or.cond2 = or i1 %v409, %v411
  br i1 %or.cond2, label %b.L__BB73_90, label %b.L__BB73_91
b.L__BB73_90:
  %v413 = add nuw nsw i64 %r.rd85.2, 1
  %v415 = icmp slt i64 %v413, %i.p1
  br i1 %v415, label %b.L__BB73_86, label %b.L__BB73_91
b.L__BB73_91:
  %r.rd85.1 = phi i64 [ %r.rd85.0, %b.next.104 ], [ %r.rd85.2, %b.L__BB73_89 ], [ %i.p1, %b.L__BB73_90 ], [ %r.rd85.2, %b.L__BB73_87 ]
  %v418 = icmp eq i64 %r.rd85.1, %i.p1
  br i1 %v418, label %b.L__BB73_141, label %b.next.116
b.next.116:
  %v422 = icmp eq i64 %r.rd347.0, %i.p4
  br i1 %v422, label %b.L__BB73_101, label %b.L__BB73_93
b.L__BB73_101:
  %v425 = sub i64 %i.p1, %r.rd85.1
  %v427 = add i64 %r.rd85.1, %i.p0
  br label %b.L__BB73_141
b.L__BB73_102:
  br i1 %v439, label %b.L__BB73_141, label %b.next.120
b.next.120:
  %v432 = icmp eq i64 %r.rd347.0, %i.p4
  br i1 %v432, label %b.L__BB73_140, label %b.L__BB73_104
b.L__BB73_140:
  %v435 = sub i64 %i.p1, %r.rd85.0
  %v437 = add i64 %r.rd85.0, %i.p0
  br label %b.L__BB73_141
b.L__BB73_76:
  %v441 = icmp sge i64 %r.rd85.0, %i.p1
  %v442 = or i1 %v441, %v439
  br i1 %v442, label %b.L__BB73_141, label %b.L__BB73_78
b.L__BB73_78:
  %r.rd350.0 = phi i64 [ %v458, %b.next.126 ], [ %r.rd85.0, %b.L__BB73_76 ]
  %v446 = add i64 %r.rd350.0, %i.p0
  %v447 = inttoptr i64 %v446 to ptr
  %v448 = load i8, ptr %v447, align 1
  switch i8 %v448, label %b.next.126 [
    i8 -123, label %b.L__BB73_80
    i8 30, label %b.L__BB73_80
    i8 29, label %b.L__BB73_80
    i8 28, label %b.L__BB73_80
    i8 13, label %b.L__BB73_80
    i8 12, label %b.L__BB73_80
    i8 11, label %b.L__BB73_80
    i8 10, label %b.L__BB73_80
  ]
b.next.126:
  %v458 = add nuw nsw i64 %r.rd350.0, 1
  %v460 = icmp slt i64 %v458, %i.p1
  br i1 %v460, label %b.L__BB73_78, label %b.L__BB73_80
b.L__BB73_80:
  %r.rd350.1 = phi i64 [ %i.p1, %b.next.126 ], [ %r.rd350.0, %b.L__BB73_78 ], [ %r.rd350.0, %b.L__BB73_78 ], [ %r.rd350.0, %b.L__BB73_78 ], [ %r.rd350.0, %b.L__BB73_78 ], [ %r.rd350.0, %b.L__BB73_78 ], [ %r.rd350.0, %b.L__BB73_78 ], [ %r.rd350.0, %b.L__BB73_78 ], [ %r.rd350.0, %b.L__BB73_78 ]
  %r.p158.0 = phi i1 [ false, %b.next.126 ], [ true, %b.L__BB73_78 ], [ true, %b.L__BB73_78 ], [ true, %b.L__BB73_78 ], [ true, %b.L__BB73_78 ], [ true, %b.L__BB73_78 ], [ true, %b.L__BB73_78 ], [ true, %b.L__BB73_78 ], [ true, %b.L__BB73_78 ]
  %v462 = add i64 %r.rd350.1, 1
  %v464 = select i1 %r.p158.0, i64 %v462, i64 %r.rd350.1
  %v466.not = icmp slt i64 %v462, %i.p1
  br i1 %v466.not, label %b.next.129, label %b.L__BB73_83
b.next.129:
  %v469 = add i64 %r.rd350.1, %i.p0
  %v470 = inttoptr i64 %v469 to ptr
  %v471 = load i8, ptr %v470, align 1
  %v473.not = icmp eq i8 %v471, 13
  br i1 %v473.not, label %b.next.130, label %b.L__BB73_83
b.next.130:
  %v476 = getelementptr i8, ptr %v470, i64 1
  %v477 = load i8, ptr %v476, align 1
  %v479 = icmp eq i8 %v477, 10
  %v480 = zext i1 %v479 to i64
  br label %b.L__BB73_83
b.L__BB73_83:
  %r.rd351.0 = phi i64 [ 0, %b.L__BB73_80 ], [ 0, %b.next.129 ], [ %v480, %b.next.130 ]
  %v483 = add i64 %r.rd351.0, %v464
  %v486 = sub i64 %r.rd350.1, %r.rd85.0
  %v488 = add i64 %r.rd85.0, %i.p0
  br label %b.L__BB73_141
b.L__BB73_104:
  br i1 %v490, label %b.L__BB73_118, label %b.next.133
b.next.133:
  %v493 = load i8, ptr %v492, align 1
  %v497 = icmp sgt i64 %r.rd85.0, %v375
  br i1 %v497, label %b.L__BB73_119, label %b.next.134
b.next.134:
  %v499 = zext i8 %v493 to i64
  %v501 = mul nuw i64 %v499, 72340172838076673
  br label %b.L__BB73_107
b.L__BB73_107:
  %r.rd360.0 = phi i64 [ %r.rd85.0, %b.next.134 ], [ %r.rd360.1, %b.L__BB73_117 ]
  %v504 = add i64 %r.rd360.0, 8
  %v506 = icmp sgt i64 %v504, %i.p1
  %v508 = add i64 %r.rd360.0, %i.p0
  %v510 = inttoptr i64 %v508 to ptr
  br i1 %v506, label %b.L__BB73_114, label %b.L__BB73_108
b.L__BB73_114:
  %v511 = load i8, ptr %v510, align 1
  %v514 = icmp eq i8 %v511, %v493
  br i1 %v514, label %b.L__BB73_110, label %b.next.138
b.next.138:
  %v516 = add i64 %r.rd360.0, 1
  br label %b.L__BB73_117
b.L__BB73_108:
  %word.i235 = load i64, ptr %v510, align 1
  %v521 = xor i64 %word.i235, %v501
  %v523 = add i64 %v521, -72340172838076673
  %v522 = and i64 %v521, -9187201950435737472
  %v524 = xor i64 %v522, -9187201950435737472
  %v525 = and i64 %v524, %v523
  %v526 = icmp eq i64 %v525, 0
  br i1 %v526, label %b.L__BB73_117, label %b.next.140
b.next.140:
  %v528 = sub i64 0, %v525
  %v529 = and i64 %v525, %v528
  %v530 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v529, i1 false)
  %v531 = trunc nuw nsw i64 %v530 to i32
  %v532 = sub nsw i32 63, %v531
  %v533 = ashr i32 %v532, 3
  %v534 = sext i32 %v533 to i64
  %v536 = add i64 %r.rd360.0, %v534
  %v538 = icmp sgt i64 %v536, %v375
  br i1 %v538, label %b.L__BB73_119, label %b.L__BB73_110
b.L__BB73_110:
  %r.rd357.0 = phi i64 [ %r.rd360.0, %b.L__BB73_114 ], [ %v536, %b.next.140 ]
  %v541 = add i64 %r.rd357.0, 1
  %v543 = add i64 %v378, %r.rd357.0
  br label %b.L__BB73_111
b.L__BB73_111:
  %r.rd358.0 = phi i64 [ 0, %b.L__BB73_110 ], [ %v545, %b.L__BB73_116 ]
  %v545 = add i64 %r.rd358.0, 8
  %v547 = icmp slt i64 %v545, %i.p3
  br i1 %v547, label %b.L__BB73_116, label %b.L__BB73_112.preheader
b.L__BB73_112.preheader:
  %v564 = add i64 %v541, %i.p0
  br label %b.L__BB73_112
b.L__BB73_116:
  %v550 = add i64 %v543, %r.rd358.0
  %at.i231 = inttoptr i64 %v550 to ptr
  %word.i232 = load i64, ptr %at.i231, align 1
  %v554 = add i64 %v380, %r.rd358.0
  %at.i228 = inttoptr i64 %v554 to ptr
  %word.i229 = load i64, ptr %at.i228, align 1
  %v557 = icmp eq i64 %word.i232, %word.i229
  br i1 %v557, label %b.L__BB73_111, label %b.L__BB73_117
b.L__BB73_112:
  %r.rd358.1 = phi i64 [ %v567, %b.next.148 ], [ %r.rd358.0, %b.L__BB73_112.preheader ]
  %v561.not = icmp slt i64 %r.rd358.1, %v376
  br i1 %v561.not, label %b.next.148, label %b.L__BB73_119
b.next.148:
  %v566 = add i64 %v564, %r.rd358.1
  %v567 = add nsw i64 %r.rd358.1, 1
  %v569 = add i64 %r.rd358.1, %i.p2
  %v570 = inttoptr i64 %v569 to ptr
  %v571 = getelementptr i8, ptr %v570, i64 1
  %v572 = load i8, ptr %v571, align 1
  %v574 = inttoptr i64 %v566 to ptr
  %v575 = load i8, ptr %v574, align 1
  %v577 = icmp eq i8 %v575, %v572
  br i1 %v577, label %b.L__BB73_112, label %b.L__BB73_117
b.L__BB73_117:
  %r.rd360.1 = phi i64 [ %v541, %b.next.148 ], [ %v504, %b.L__BB73_108 ], [ %v516, %b.next.138 ], [ %v541, %b.L__BB73_116 ]
  %v580 = icmp sgt i64 %r.rd360.1, %v375
  br i1 %v580, label %b.L__BB73_119, label %b.L__BB73_107
b.L__BB73_93:
  %v584.not = icmp slt i64 %r.rd85.1, %i.p1
  br i1 %v584.not, label %b.L__BB73_95, label %b.L__BB73_100
b.L__BB73_95:
  %r.rd373.2 = phi i64 [ %v609, %b.L__BB73_99 ], [ %r.rd85.1, %b.L__BB73_93 ]
  %v588 = add i64 %r.rd373.2, %i.p0
  %v589 = inttoptr i64 %v588 to ptr
  %v590 = load i8, ptr %v589, align 1
  %v591 = sext i8 %v590 to i16
  %v592 = icmp sgt i8 %v590, -1
  br i1 %v592, label %b.L__BB73_98, label %b.L__BB73_96
b.L__BB73_98:
  %v596 = icmp eq i8 %v590, 32
  %6 = add nsw i16 %v591, -9
  %v598 = icmp ult i16 %6, 5
  %v599 = or i1 %v596, %v598
  %7 = and i8 %v590, 124
  %v601 = icmp eq i8 %7, 28
  %v602 = or i1 %v601, %v599
  br i1 %v602, label %b.L__BB73_100, label %b.L__BB73_99
b.L__BB73_96:
  %v604 = and i16 %v591, 255
  %v605 = icmp eq i8 %v590, -123
  %v607 = icmp eq i16 %v604, 160
  %or.cond3 = or i1 %v605, %v607
  br i1 %or.cond3, label %b.L__BB73_100, label %b.L__BB73_99
b.L__BB73_99:
  %v609 = add nsw i64 %r.rd373.2, 1
  %v611 = icmp slt i64 %v609, %i.p1
  br i1 %v611, label %b.L__BB73_95, label %b.L__BB73_100
b.L__BB73_100:
  %r.rd373.1 = phi i64 [ %r.rd85.1, %b.L__BB73_93 ], [ %r.rd373.2, %b.L__BB73_98 ], [ %i.p1, %b.L__BB73_99 ], [ %r.rd373.2, %b.L__BB73_96 ]
  %v614 = sub i64 %r.rd373.1, %r.rd85.1
  %v616 = add i64 %r.rd85.1, %i.p0
  br label %b.L__BB73_141
b.L__BB73_118:
  %v619 = icmp slt i64 %v375, %r.rd85.0
  %v620 = select i1 %v619, i64 -1, i64 %r.rd85.0
  br label %b.L__BB73_119
b.L__BB73_119:
  %r.rd369.0 = phi i64 [ %v620, %b.L__BB73_118 ], [ -1, %b.next.133 ], [ %r.rd357.0, %b.L__BB73_112 ], [ -1, %b.next.140 ], [ -1, %b.L__BB73_117 ]
  %v624 = icmp ne i64 %r.rd347.0, 0
  %v625 = or i1 %v622, %v624
  %v627 = icmp slt i64 %r.rd369.0, 0
  %v628 = or i1 %v625, %v627
  br i1 %v628, label %b.L__BB73_137, label %b.L__BB73_121
b.L__BB73_121:
  %r.rd369.2 = phi i64 [ %r.rd369.3, %b.L__BB73_136 ], [ %r.rd369.0, %b.L__BB73_119 ]
  %r.rd362.0 = phi i64 [ %v731, %b.L__BB73_136 ], [ %i.p5, %b.L__BB73_119 ]
  %v633 = add i64 %r.rd369.2, %i.p3
  br i1 %v490, label %b.L__BB73_135, label %b.next.168
b.next.168:
  %v637 = load i8, ptr %v636, align 1
  %v641 = icmp sgt i64 %v633, %v375
  br i1 %v641, label %b.L__BB73_136, label %b.next.169
b.next.169:
  %v643 = zext i8 %v637 to i64
  %v645 = mul nuw i64 %v643, 72340172838076673
  br label %b.L__BB73_124
b.L__BB73_124:
  %r.rd368.0 = phi i64 [ %v633, %b.next.169 ], [ %r.rd368.1, %b.L__BB73_134 ]
  %v647 = add i64 %r.rd368.0, 8
  %v649 = icmp sgt i64 %v647, %i.p1
  %v651 = add i64 %r.rd368.0, %i.p0
  %v653 = inttoptr i64 %v651 to ptr
  br i1 %v649, label %b.L__BB73_131, label %b.L__BB73_125
b.L__BB73_131:
  %v654 = load i8, ptr %v653, align 1
  %v657 = icmp eq i8 %v654, %v637
  br i1 %v657, label %b.L__BB73_127, label %b.next.173
b.next.173:
  %v659 = add i64 %r.rd368.0, 1
  br label %b.L__BB73_134
b.L__BB73_125:
  %word.i226 = load i64, ptr %v653, align 1
  %v664 = xor i64 %word.i226, %v645
  %v666 = add i64 %v664, -72340172838076673
  %v665 = and i64 %v664, -9187201950435737472
  %v667 = xor i64 %v665, -9187201950435737472
  %v668 = and i64 %v667, %v666
  %v669 = icmp eq i64 %v668, 0
  br i1 %v669, label %b.L__BB73_134, label %b.next.175
b.next.175:
  %v671 = sub i64 0, %v668
  %v672 = and i64 %v668, %v671
  %v673 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v672, i1 false)
  %v674 = trunc nuw nsw i64 %v673 to i32
  %v675 = sub nsw i32 63, %v674
  %v676 = ashr i32 %v675, 3
  %v677 = sext i32 %v676 to i64
  %v679 = add i64 %r.rd368.0, %v677
  %v681 = icmp sgt i64 %v679, %v375
  br i1 %v681, label %b.L__BB73_136, label %b.L__BB73_127
b.L__BB73_127:
  %r.rd365.0 = phi i64 [ %r.rd368.0, %b.L__BB73_131 ], [ %v679, %b.next.175 ]
  %v684 = add i64 %r.rd365.0, 1
  %v691 = add i64 %v684, %i.p0
  br label %b.L__BB73_128
b.L__BB73_128:
  %r.rd366.0 = phi i64 [ 0, %b.L__BB73_127 ], [ %v686, %b.L__BB73_133 ]
  %v686 = add i64 %r.rd366.0, 8
  %v688 = icmp slt i64 %v686, %i.p3
  br i1 %v688, label %b.L__BB73_133, label %b.L__BB73_129.preheader
b.L__BB73_129.preheader:
  %v708 = add i64 %v684, %i.p0
  br label %b.L__BB73_129
b.L__BB73_133:
  %v693 = add i64 %v691, %r.rd366.0
  %at.i222 = inttoptr i64 %v693 to ptr
  %word.i223 = load i64, ptr %at.i222, align 1
  %v698 = add i64 %v697, %r.rd366.0
  %at.i = inttoptr i64 %v698 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v701 = icmp eq i64 %word.i223, %word.i
  br i1 %v701, label %b.L__BB73_128, label %b.L__BB73_134
b.L__BB73_129:
  %r.rd366.1 = phi i64 [ %v711, %b.next.183 ], [ %r.rd366.0, %b.L__BB73_129.preheader ]
  %v705.not = icmp slt i64 %r.rd366.1, %v376
  br i1 %v705.not, label %b.next.183, label %b.L__BB73_136
b.next.183:
  %v710 = add i64 %v708, %r.rd366.1
  %v711 = add nsw i64 %r.rd366.1, 1
  %v713 = add i64 %r.rd366.1, %i.p2
  %v714 = inttoptr i64 %v713 to ptr
  %v715 = getelementptr i8, ptr %v714, i64 1
  %v716 = load i8, ptr %v715, align 1
  %v718 = inttoptr i64 %v710 to ptr
  %v719 = load i8, ptr %v718, align 1
  %v721 = icmp eq i8 %v719, %v716
  br i1 %v721, label %b.L__BB73_129, label %b.L__BB73_134
b.L__BB73_134:
  %r.rd368.1 = phi i64 [ %v684, %b.next.183 ], [ %v647, %b.L__BB73_125 ], [ %v659, %b.next.173 ], [ %v684, %b.L__BB73_133 ]
  %v724 = icmp sgt i64 %r.rd368.1, %v375
  br i1 %v724, label %b.L__BB73_136, label %b.L__BB73_124
b.L__BB73_135:
  %v728 = icmp slt i64 %v375, %v633
  %v729 = select i1 %v728, i64 -1, i64 %v633
  br label %b.L__BB73_136
b.L__BB73_136:
  %r.rd369.3 = phi i64 [ %v729, %b.L__BB73_135 ], [ -1, %b.next.168 ], [ %r.rd365.0, %b.L__BB73_129 ], [ -1, %b.next.175 ], [ -1, %b.L__BB73_134 ]
  %v731 = add nsw i64 %r.rd362.0, -1
  %v733 = icmp sgt i64 %r.rd369.3, -1
  %v734 = icmp sgt i64 %r.rd362.0, 1
  %v735 = and i1 %v734, %v733
  br i1 %v735, label %b.L__BB73_121, label %b.L__BB73_137
b.L__BB73_137:
  %r.rd369.1 = phi i64 [ %r.rd369.0, %b.L__BB73_119 ], [ %r.rd369.3, %b.L__BB73_136 ]
  %v737 = icmp slt i64 %r.rd369.1, 0
  br i1 %v737, label %b.L__BB73_139, label %b.next.191
b.next.191:
  %v740 = add i64 %r.rd369.1, %i.p3
  %v742 = sub nsw i64 %r.rd369.1, %r.rd85.0
  %v744 = add i64 %r.rd85.0, %i.p0
  br label %b.L__BB73_141
b.L__BB73_139:
  %v747 = sub i64 %i.p1, %r.rd85.0
  %v749 = add i64 %r.rd85.0, %i.p0
  br label %b.L__BB73_141
b.L__BB73_141:
  %r.rd371.0 = phi i64 [ 0, %b.L__BB73_102 ], [ %v437, %b.L__BB73_140 ], [ %v749, %b.L__BB73_139 ], [ %v744, %b.next.191 ], [ 0, %b.L__BB73_84 ], [ 0, %b.L__BB73_91 ], [ %v427, %b.L__BB73_101 ], [ %v616, %b.L__BB73_100 ], [ 0, %b.L__BB73_76 ], [ %v488, %b.L__BB73_83 ]
  %r.rd373.0 = phi i64 [ -1, %b.L__BB73_102 ], [ -1, %b.L__BB73_140 ], [ -1, %b.L__BB73_139 ], [ %v740, %b.next.191 ], [ -1, %b.L__BB73_84 ], [ -1, %b.L__BB73_91 ], [ -1, %b.L__BB73_101 ], [ %r.rd373.1, %b.L__BB73_100 ], [ -1, %b.L__BB73_76 ], [ %v483, %b.L__BB73_83 ]
  %r.rd372.1 = phi i64 [ 0, %b.L__BB73_102 ], [ %v435, %b.L__BB73_140 ], [ %v747, %b.L__BB73_139 ], [ %v742, %b.next.191 ], [ 0, %b.L__BB73_84 ], [ 0, %b.L__BB73_91 ], [ %v425, %b.L__BB73_101 ], [ %v614, %b.L__BB73_100 ], [ 0, %b.L__BB73_76 ], [ %v486, %b.L__BB73_83 ]
  %v751 = icmp eq i64 %r.rd371.0, 0
  br i1 %v751, label %b.L__BB73_143, label %b.next.194
b.next.194:
  %v753 = add nuw i64 %r.rd347.0, 1
  %v755 = icmp slt i64 %r.rd347.0, %r.rd346.0
  br i1 %v755, label %b.L__BB73_74, label %b.L__BB73_143
b.L__BB73_143:
  %v760 = phi i64 [ 0, %b.L__BB73_72 ], [ 0, %b.L__BB73_141 ], [ %r.rd371.0, %b.next.194 ]
  %r.rd372.0 = phi i64 [ 0, %b.L__BB73_72 ], [ %r.rd372.1, %b.L__BB73_141 ], [ %r.rd372.1, %b.next.194 ]
  %v764 = insertvalue { i64, i64 } poison, i64 %v760, 0
  %v765 = insertvalue { i64, i64 } %v764, i64 %r.rd372.0, 1
  ret { i64, i64 } %v765
}
define internal { i64, i64 } @udf_text_split_item_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i32 %"i.p6", i64 %"i.p7") noinline nounwind {
start:
  %v1 = icmp sgt i64 %i.p7, -1
  br i1 %v1, label %b.L__BB74_100, label %b.next.0
b.next.0:
  %v4 = sub i64 %i.p1, %i.p3
  %v5 = add i64 %i.p3, -1
  %v309 = icmp eq i64 %i.p3, 0
  %v311 = inttoptr i64 %i.p2 to ptr
  %v373 = add i64 %i.p2, 1
  %v537 = icmp slt i64 %i.p5, 1
  %v551 = inttoptr i64 %i.p2 to ptr
  %v612 = add i64 %i.p2, 1
  br label %b.L__BB74_2
b.L__BB74_2:
  %r.rd333.0 = phi i64 [ 0, %b.next.0 ], [ %v7, %b.L__BB74_97 ]
  %r.rd4.0 = phi i64 [ 0, %b.next.0 ], [ %r.rd358.0, %b.L__BB74_97 ]
  %v160 = icmp slt i64 %r.rd4.0, 0
  switch i32 %i.p6, label %b.L__BB74_4 [
    i32 0, label %b.L__BB74_58
    i32 1, label %b.L__BB74_20
  ]
b.L__BB74_20:
  br i1 %v160, label %b.L__BB74_97, label %b.next.6
b.next.6:
  %v17.not = icmp slt i64 %r.rd4.0, %i.p1
  br i1 %v17.not, label %b.L__BB74_22, label %b.L__BB74_37
b.L__BB74_22:
  %r.rd4.2 = phi i64 [ %v139, %b.next.25 ], [ %r.rd4.0, %b.next.6 ]
  %v20 = add i64 %r.rd4.2, %i.p0
  %v21 = inttoptr i64 %v20 to ptr
  %v22 = load i8, ptr %v21, align 1
  %v25 = zext i8 %v22 to i32
  %v26 = icmp sgt i8 %v22, -1
  br i1 %v26, label %b.L__BB74_28, label %b.next.9
b.next.9:
  %v29 = icmp ult i8 %v22, -32
  br i1 %v29, label %b.L__BB74_27, label %b.L__BB74_24
b.L__BB74_27:
  %v34 = getelementptr i8, ptr %v21, i64 1
  %v35 = load i8, ptr %v34, align 1
  %0 = and i8 %v35, 63
  %v37 = zext nneg i8 %0 to i32
  %v31 = shl nuw nsw i32 %v25, 6
  %v49 = and i32 %v31, 1984
  %v54 = or disjoint i32 %v49, %v37
  br label %b.L__BB74_28
b.L__BB74_24:
  %v56 = icmp ult i8 %v22, -16
  %v62 = getelementptr i8, ptr %v21, i64 1
  %v63 = load i8, ptr %v62, align 1
  %v64 = zext i8 %v63 to i32
  %v69 = getelementptr i8, ptr %v21, i64 2
  %v70 = load i8, ptr %v69, align 1
  br i1 %v56, label %b.L__BB74_26, label %b.L__BB74_25
b.L__BB74_26:
  %v58 = shl nuw nsw i32 %v25, 12
  %v59 = and i32 %v58, 61440
  %v65 = shl nuw nsw i32 %v64, 6
  %v66 = and i32 %v65, 4032
  %v67 = or disjoint i32 %v66, %v59
  %1 = and i8 %v70, 63
  %v72 = zext nneg i8 %1 to i32
  %v73 = or disjoint i32 %v67, %v72
  br label %b.L__BB74_28
b.L__BB74_25:
  %v75 = shl nuw nsw i32 %v25, 18
  %v76 = and i32 %v75, 1835008
  %v82 = shl nuw nsw i32 %v64, 12
  %v83 = and i32 %v82, 258048
  %v84 = or disjoint i32 %v83, %v76
  %v88 = zext i8 %v70 to i32
  %v89 = shl nuw nsw i32 %v88, 6
  %v90 = and i32 %v89, 4032
  %v91 = or disjoint i32 %v84, %v90
  %v93 = getelementptr i8, ptr %v21, i64 3
  %v94 = load i8, ptr %v93, align 1
  %2 = and i8 %v94, 63
  %v96 = zext nneg i8 %2 to i32
  %v97 = or disjoint i32 %v91, %v96
  br label %b.L__BB74_28
b.L__BB74_28:
  %r.r219.0 = phi i32 [ %v25, %b.L__BB74_22 ], [ %v54, %b.L__BB74_27 ], [ %v73, %b.L__BB74_26 ], [ %v97, %b.L__BB74_25 ]
  %v99 = icmp ult i32 %r.r219.0, 128
  br i1 %v99, label %b.L__BB74_34, label %b.L__BB74_29
b.L__BB74_34:
  %v101 = add nsw i32 %r.r219.0, -9
  %v102 = icmp ult i32 %v101, 5
  %v103 = icmp eq i32 %r.r219.0, 32
  %v104 = or i1 %v103, %v102
  %v105 = and i32 %r.r219.0, 124
  %v106 = icmp eq i32 %v105, 28
  %v107 = or i1 %v106, %v104
  br label %b.L__BB74_35
b.L__BB74_29:
  switch i32 %r.r219.0, label %b.next.22 [
    i32 5760, label %b.L__BB74_33
    i32 160, label %b.L__BB74_33
    i32 133, label %b.L__BB74_33
  ]
b.next.22:
  %v115 = add nsw i32 %r.r219.0, -8192
  %v116 = icmp ult i32 %v115, 11
  br label %b.L__BB74_33
b.L__BB74_33:
  %r.p245.0 = phi i1 [ true, %b.L__BB74_29 ], [ %v116, %b.next.22 ], [ true, %b.L__BB74_29 ], [ true, %b.L__BB74_29 ]
  %3 = and i32 %r.r219.0, -2
  %v119 = icmp eq i32 %3, 8232
  %v121 = or i1 %v119, %r.p245.0
  %v122 = icmp eq i32 %r.r219.0, 8239
  %v123 = or i1 %v122, %v121
  %v124 = icmp eq i32 %r.r219.0, 8287
  %v125 = or i1 %v124, %v123
  %v126 = icmp eq i32 %r.r219.0, 12288
  %v127 = or i1 %v126, %v125
  br label %b.L__BB74_35
b.L__BB74_35:
  %r.p246.0 = phi i1 [ %v107, %b.L__BB74_34 ], [ %v127, %b.L__BB74_33 ]
  br i1 %r.p246.0, label %b.next.25, label %b.L__BB74_37
b.next.25:
  %v132 = icmp ult i8 %v22, -16
  %v133 = select i1 %v132, i64 3, i64 4
  %v134 = icmp ult i8 %v22, -32
  %v135 = select i1 %v134, i64 2, i64 %v133
  %v137 = select i1 %v26, i64 1, i64 %v135
  %v139 = add i64 %v137, %r.rd4.2
  %v141 = icmp slt i64 %v139, %i.p1
  br i1 %v141, label %b.L__BB74_22, label %b.L__BB74_37
b.L__BB74_37:
  %r.rd4.1 = phi i64 [ %r.rd4.0, %b.next.6 ], [ %r.rd4.2, %b.L__BB74_35 ], [ %v139, %b.next.25 ]
  %v144 = icmp eq i64 %r.rd4.1, %i.p1
  br i1 %v144, label %b.L__BB74_97, label %b.next.28
b.next.28:
  %v147 = icmp eq i64 %r.rd333.0, %i.p4
  br i1 %v147, label %b.L__BB74_57, label %b.L__BB74_39
b.L__BB74_57:
  %v150 = add i64 %r.rd4.1, %i.p0
  br label %b.L__BB74_97
b.L__BB74_58:
  br i1 %v160, label %b.L__BB74_97, label %b.next.32
b.next.32:
  %v155 = icmp eq i64 %r.rd333.0, %i.p4
  br i1 %v155, label %b.L__BB74_96, label %b.L__BB74_60
b.L__BB74_96:
  %v158 = add i64 %r.rd4.0, %i.p0
  br label %b.L__BB74_97
b.L__BB74_4:
  %v162 = icmp sge i64 %r.rd4.0, %i.p1
  %v163 = or i1 %v162, %v160
  br i1 %v163, label %b.L__BB74_97, label %b.L__BB74_6
b.L__BB74_6:
  %r.rd336.0 = phi i64 [ %v271, %b.next.50 ], [ %r.rd4.0, %b.L__BB74_4 ]
  %v167 = add i64 %r.rd336.0, %i.p0
  %v168 = inttoptr i64 %v167 to ptr
  %v169 = load i8, ptr %v168, align 1
  %v172 = zext i8 %v169 to i32
  %v173 = icmp sgt i8 %v169, -1
  br i1 %v173, label %b.L__BB74_12, label %b.next.38
b.next.38:
  %v176 = icmp ult i8 %v169, -32
  br i1 %v176, label %b.L__BB74_11, label %b.L__BB74_8
b.L__BB74_11:
  %v181 = getelementptr i8, ptr %v168, i64 1
  %v182 = load i8, ptr %v181, align 1
  %4 = and i8 %v182, 63
  %v184 = zext nneg i8 %4 to i32
  %v178 = shl nuw nsw i32 %v172, 6
  %v196 = and i32 %v178, 1984
  %v201 = or disjoint i32 %v196, %v184
  br label %b.L__BB74_12
b.L__BB74_8:
  %v203 = icmp ult i8 %v169, -16
  %v209 = getelementptr i8, ptr %v168, i64 1
  %v210 = load i8, ptr %v209, align 1
  %v211 = zext i8 %v210 to i32
  %v216 = getelementptr i8, ptr %v168, i64 2
  %v217 = load i8, ptr %v216, align 1
  br i1 %v203, label %b.L__BB74_10, label %b.L__BB74_9
b.L__BB74_10:
  %v205 = shl nuw nsw i32 %v172, 12
  %v206 = and i32 %v205, 61440
  %v212 = shl nuw nsw i32 %v211, 6
  %v213 = and i32 %v212, 4032
  %v214 = or disjoint i32 %v213, %v206
  %5 = and i8 %v217, 63
  %v219 = zext nneg i8 %5 to i32
  %v220 = or disjoint i32 %v214, %v219
  br label %b.L__BB74_12
b.L__BB74_9:
  %v222 = shl nuw nsw i32 %v172, 18
  %v223 = and i32 %v222, 1835008
  %v229 = shl nuw nsw i32 %v211, 12
  %v230 = and i32 %v229, 258048
  %v231 = or disjoint i32 %v230, %v223
  %v235 = zext i8 %v217 to i32
  %v236 = shl nuw nsw i32 %v235, 6
  %v237 = and i32 %v236, 4032
  %v238 = or disjoint i32 %v231, %v237
  %v240 = getelementptr i8, ptr %v168, i64 3
  %v241 = load i8, ptr %v240, align 1
  %6 = and i8 %v241, 63
  %v243 = zext nneg i8 %6 to i32
  %v244 = or disjoint i32 %v238, %v243
  br label %b.L__BB74_12
b.L__BB74_12:
  %r.r218.0 = phi i32 [ %v172, %b.L__BB74_6 ], [ %v201, %b.L__BB74_11 ], [ %v220, %b.L__BB74_10 ], [ %v244, %b.L__BB74_9 ]
  %v246 = icmp ugt i32 %r.r218.0, 30
  br i1 %v246, label %b.L__BB74_13, label %b.next.46
b.next.46:
  %v249 = shl nuw nsw i32 1, %r.r218.0
  %v249.fr = freeze i32 %v249
  %v252 = and i32 %v249.fr, 1879063552
  %v253.not.not = icmp eq i32 %v252, 0
  br i1 %v253.not.not, label %b.next.50, label %b.L__BB74_16
b.L__BB74_13:
  switch i32 %r.r218.0, label %b.next.50 [
    i32 8233, label %b.L__BB74_16
    i32 8232, label %b.L__BB74_16
    i32 133, label %b.L__BB74_16
  ]
b.next.50:
  %v264 = icmp ult i8 %v169, -16
  %v265 = select i1 %v264, i64 3, i64 4
  %v266 = icmp ult i8 %v169, -32
  %v267 = select i1 %v266, i64 2, i64 %v265
  %v269 = select i1 %v173, i64 1, i64 %v267
  %v271 = add i64 %v269, %r.rd336.0
  %v273 = icmp slt i64 %v271, %i.p1
  br i1 %v273, label %b.L__BB74_6, label %b.L__BB74_16
b.L__BB74_16:
  %r.rd336.1 = phi i64 [ %r.rd336.0, %b.L__BB74_13 ], [ %r.rd336.0, %b.L__BB74_13 ], [ %v271, %b.next.50 ], [ %r.rd336.0, %b.next.46 ], [ %r.rd336.0, %b.L__BB74_13 ]
  %v276 = icmp ult i8 %v169, -16
  %v277 = select i1 %v276, i64 3, i64 4
  %v278 = icmp ult i8 %v169, -32
  %v279 = select i1 %v278, i64 2, i64 %v277
  %v281 = select i1 %v173, i64 1, i64 %v279
  %v283 = add i64 %v281, %r.rd336.0
  %v285 = add i64 %r.rd336.1, 1
  %v287.not = icmp slt i64 %v285, %i.p1
  br i1 %v287.not, label %b.next.53, label %b.L__BB74_19
b.next.53:
  %v290 = add i64 %r.rd336.1, %i.p0
  %v291 = inttoptr i64 %v290 to ptr
  %v292 = load i8, ptr %v291, align 1
  %v294.not = icmp eq i8 %v292, 13
  br i1 %v294.not, label %b.next.54, label %b.L__BB74_19
b.next.54:
  %v297 = getelementptr i8, ptr %v291, i64 1
  %v298 = load i8, ptr %v297, align 1
  %v300 = icmp eq i8 %v298, 10
  %v301 = zext i1 %v300 to i64
  br label %b.L__BB74_19
b.L__BB74_19:
  %r.rd337.0 = phi i64 [ 0, %b.L__BB74_16 ], [ 0, %b.next.53 ], [ %v301, %b.next.54 ]
  %v304 = add i64 %v283, %r.rd337.0
  %v307 = add i64 %r.rd4.0, %i.p0
  br label %b.L__BB74_97
b.L__BB74_60:
  br i1 %v309, label %b.L__BB74_74, label %b.next.57
b.next.57:
  %v312 = load i8, ptr %v311, align 1
  %v316 = icmp sgt i64 %r.rd4.0, %v4
  br i1 %v316, label %b.L__BB74_75, label %b.next.58
b.next.58:
  %v318 = zext i8 %v312 to i64
  %v320 = mul nuw i64 %v318, 72340172838076673
  br label %b.L__BB74_63
b.L__BB74_63:
  %r.rd346.0 = phi i64 [ %r.rd4.0, %b.next.58 ], [ %r.rd346.1, %b.L__BB74_73 ]
  %v323 = add i64 %r.rd346.0, 8
  %v325 = icmp sgt i64 %v323, %i.p1
  %v327 = add i64 %r.rd346.0, %i.p0
  %v329 = inttoptr i64 %v327 to ptr
  br i1 %v325, label %b.L__BB74_70, label %b.L__BB74_64
b.L__BB74_70:
  %v330 = load i8, ptr %v329, align 1
  %v333 = icmp eq i8 %v330, %v312
  br i1 %v333, label %b.L__BB74_66, label %b.next.62
b.next.62:
  %v335 = add i64 %r.rd346.0, 1
  br label %b.L__BB74_73
b.L__BB74_64:
  %word.i336 = load i64, ptr %v329, align 1
  %v340 = xor i64 %word.i336, %v320
  %v342 = add i64 %v340, -72340172838076673
  %v341 = and i64 %v340, -9187201950435737472
  %v343 = xor i64 %v341, -9187201950435737472
  %v344 = and i64 %v343, %v342
  %v345 = icmp eq i64 %v344, 0
  br i1 %v345, label %b.L__BB74_73, label %b.next.64
b.next.64:
  %v347 = sub i64 0, %v344
  %v348 = and i64 %v344, %v347
  %v349 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v348, i1 false)
  %v350 = trunc nuw nsw i64 %v349 to i32
  %v351 = sub nsw i32 63, %v350
  %v352 = ashr i32 %v351, 3
  %v353 = sext i32 %v352 to i64
  %v355 = add i64 %r.rd346.0, %v353
  %v357 = icmp sgt i64 %v355, %v4
  br i1 %v357, label %b.L__BB74_75, label %b.L__BB74_66
b.L__BB74_66:
  %r.rd343.0 = phi i64 [ %r.rd346.0, %b.L__BB74_70 ], [ %v355, %b.next.64 ]
  %v360 = add i64 %r.rd343.0, 1
  %v367 = add i64 %v360, %i.p0
  br label %b.L__BB74_67
b.L__BB74_67:
  %r.rd344.0 = phi i64 [ 0, %b.L__BB74_66 ], [ %v362, %b.L__BB74_72 ]
  %v362 = add i64 %r.rd344.0, 8
  %v364 = icmp slt i64 %v362, %i.p3
  br i1 %v364, label %b.L__BB74_72, label %b.L__BB74_68.preheader
b.L__BB74_68.preheader:
  %v384 = add i64 %v360, %i.p0
  br label %b.L__BB74_68
b.L__BB74_72:
  %v369 = add i64 %v367, %r.rd344.0
  %at.i332 = inttoptr i64 %v369 to ptr
  %word.i333 = load i64, ptr %at.i332, align 1
  %v374 = add i64 %v373, %r.rd344.0
  %at.i329 = inttoptr i64 %v374 to ptr
  %word.i330 = load i64, ptr %at.i329, align 1
  %v377 = icmp eq i64 %word.i333, %word.i330
  br i1 %v377, label %b.L__BB74_67, label %b.L__BB74_73
b.L__BB74_68:
  %r.rd344.1 = phi i64 [ %v387, %b.next.72 ], [ %r.rd344.0, %b.L__BB74_68.preheader ]
  %v381.not = icmp slt i64 %r.rd344.1, %v5
  br i1 %v381.not, label %b.next.72, label %b.L__BB74_75
b.next.72:
  %v386 = add i64 %v384, %r.rd344.1
  %v387 = add nsw i64 %r.rd344.1, 1
  %v389 = add i64 %r.rd344.1, %i.p2
  %v390 = inttoptr i64 %v389 to ptr
  %v391 = getelementptr i8, ptr %v390, i64 1
  %v392 = load i8, ptr %v391, align 1
  %v394 = inttoptr i64 %v386 to ptr
  %v395 = load i8, ptr %v394, align 1
  %v397 = icmp eq i8 %v395, %v392
  br i1 %v397, label %b.L__BB74_68, label %b.L__BB74_73
b.L__BB74_73:
  %r.rd346.1 = phi i64 [ %v360, %b.next.72 ], [ %v323, %b.L__BB74_64 ], [ %v335, %b.next.62 ], [ %v360, %b.L__BB74_72 ]
  %v400 = icmp sgt i64 %r.rd346.1, %v4
  br i1 %v400, label %b.L__BB74_75, label %b.L__BB74_63
b.L__BB74_39:
  %v404.not = icmp slt i64 %r.rd4.1, %i.p1
  br i1 %v404.not, label %b.L__BB74_41, label %b.L__BB74_56
b.L__BB74_41:
  %r.rd358.2 = phi i64 [ %v526, %b.next.95 ], [ %r.rd4.1, %b.L__BB74_39 ]
  %v408 = add i64 %r.rd358.2, %i.p0
  %v409 = inttoptr i64 %v408 to ptr
  %v410 = load i8, ptr %v409, align 1
  %v413 = zext i8 %v410 to i32
  %v414 = icmp sgt i8 %v410, -1
  br i1 %v414, label %b.L__BB74_47, label %b.next.79
b.next.79:
  %v417 = icmp ult i8 %v410, -32
  br i1 %v417, label %b.L__BB74_46, label %b.L__BB74_43
b.L__BB74_46:
  %v422 = getelementptr i8, ptr %v409, i64 1
  %v423 = load i8, ptr %v422, align 1
  %7 = and i8 %v423, 63
  %v425 = zext nneg i8 %7 to i32
  %v419 = shl nuw nsw i32 %v413, 6
  %v437 = and i32 %v419, 1984
  %v442 = or disjoint i32 %v437, %v425
  br label %b.L__BB74_47
b.L__BB74_43:
  %v444 = icmp ult i8 %v410, -16
  %v450 = getelementptr i8, ptr %v409, i64 1
  %v451 = load i8, ptr %v450, align 1
  %v452 = zext i8 %v451 to i32
  %v457 = getelementptr i8, ptr %v409, i64 2
  %v458 = load i8, ptr %v457, align 1
  br i1 %v444, label %b.L__BB74_45, label %b.L__BB74_44
b.L__BB74_45:
  %v446 = shl nuw nsw i32 %v413, 12
  %v447 = and i32 %v446, 61440
  %v453 = shl nuw nsw i32 %v452, 6
  %v454 = and i32 %v453, 4032
  %v455 = or disjoint i32 %v454, %v447
  %8 = and i8 %v458, 63
  %v460 = zext nneg i8 %8 to i32
  %v461 = or disjoint i32 %v455, %v460
  br label %b.L__BB74_47
b.L__BB74_44:
  %v463 = shl nuw nsw i32 %v413, 18
  %v464 = and i32 %v463, 1835008
  %v470 = shl nuw nsw i32 %v452, 12
  %v471 = and i32 %v470, 258048
  %v472 = or disjoint i32 %v471, %v464
  %v476 = zext i8 %v458 to i32
  %v477 = shl nuw nsw i32 %v476, 6
  %v478 = and i32 %v477, 4032
  %v479 = or disjoint i32 %v472, %v478
  %v481 = getelementptr i8, ptr %v409, i64 3
  %v482 = load i8, ptr %v481, align 1
  %9 = and i8 %v482, 63
  %v484 = zext nneg i8 %9 to i32
  %v485 = or disjoint i32 %v479, %v484
  br label %b.L__BB74_47
b.L__BB74_47:
  %r.r220.0 = phi i32 [ %v413, %b.L__BB74_41 ], [ %v442, %b.L__BB74_46 ], [ %v461, %b.L__BB74_45 ], [ %v485, %b.L__BB74_44 ]
  %v487 = icmp ult i32 %r.r220.0, 128
  br i1 %v487, label %b.L__BB74_53, label %b.L__BB74_48
b.L__BB74_53:
  %v489 = add nsw i32 %r.r220.0, -9
  %v490 = icmp ult i32 %v489, 5
  %v491 = icmp eq i32 %r.r220.0, 32
  %v492 = or i1 %v491, %v490
  %v493 = and i32 %r.r220.0, 124
  %v494 = icmp eq i32 %v493, 28
  %v495 = or i1 %v494, %v492
  br label %b.L__BB74_54
b.L__BB74_48:
  switch i32 %r.r220.0, label %b.next.92 [
    i32 5760, label %b.L__BB74_52
    i32 160, label %b.L__BB74_52
    i32 133, label %b.L__BB74_52
  ]
b.next.92:
  %v503 = add nsw i32 %r.r220.0, -8192
  %v504 = icmp ult i32 %v503, 11
  br label %b.L__BB74_52
b.L__BB74_52:
  %r.p247.0 = phi i1 [ true, %b.L__BB74_48 ], [ %v504, %b.next.92 ], [ true, %b.L__BB74_48 ], [ true, %b.L__BB74_48 ]
  %10 = and i32 %r.r220.0, -2
  %v507 = icmp eq i32 %10, 8232
  %v509 = or i1 %v507, %r.p247.0
  %v510 = icmp eq i32 %r.r220.0, 8239
  %v511 = or i1 %v510, %v509
  %v512 = icmp eq i32 %r.r220.0, 8287
  %v513 = or i1 %v512, %v511
  %v514 = icmp eq i32 %r.r220.0, 12288
  %v515 = or i1 %v514, %v513
  br label %b.L__BB74_54
b.L__BB74_54:
  %r.p248.0 = phi i1 [ %v495, %b.L__BB74_53 ], [ %v515, %b.L__BB74_52 ]
  br i1 %r.p248.0, label %b.L__BB74_56, label %b.next.95
b.next.95:
  %v519 = icmp ult i8 %v410, -16
  %v520 = select i1 %v519, i64 3, i64 4
  %v521 = icmp ult i8 %v410, -32
  %v522 = select i1 %v521, i64 2, i64 %v520
  %v524 = select i1 %v414, i64 1, i64 %v522
  %v526 = add i64 %v524, %r.rd358.2
  %v528 = icmp slt i64 %v526, %i.p1
  br i1 %v528, label %b.L__BB74_41, label %b.L__BB74_56
b.L__BB74_56:
  %r.rd358.1 = phi i64 [ %r.rd4.1, %b.L__BB74_39 ], [ %r.rd358.2, %b.L__BB74_54 ], [ %v526, %b.next.95 ]
  %v531 = add i64 %r.rd4.1, %i.p0
  br label %b.L__BB74_97
b.L__BB74_74:
  %v534 = icmp slt i64 %v4, %r.rd4.0
  %v535 = select i1 %v534, i64 -1, i64 %r.rd4.0
  br label %b.L__BB74_75
b.L__BB74_75:
  %r.rd355.0 = phi i64 [ %v535, %b.L__BB74_74 ], [ -1, %b.next.57 ], [ %r.rd343.0, %b.L__BB74_68 ], [ -1, %b.next.64 ], [ -1, %b.L__BB74_73 ]
  %v539 = icmp ne i64 %r.rd333.0, 0
  %v540 = or i1 %v537, %v539
  %v542 = icmp slt i64 %r.rd355.0, 0
  %v543 = or i1 %v540, %v542
  br i1 %v543, label %b.L__BB74_93, label %b.L__BB74_77
b.L__BB74_77:
  %r.rd355.2 = phi i64 [ %r.rd355.3, %b.L__BB74_92 ], [ %r.rd355.0, %b.L__BB74_75 ]
  %r.rd348.0 = phi i64 [ %v647, %b.L__BB74_92 ], [ %i.p5, %b.L__BB74_75 ]
  %v548 = add i64 %r.rd355.2, %i.p3
  br i1 %v309, label %b.L__BB74_91, label %b.next.102
b.next.102:
  %v552 = load i8, ptr %v551, align 1
  %v556 = icmp sgt i64 %v548, %v4
  br i1 %v556, label %b.L__BB74_92, label %b.next.103
b.next.103:
  %v558 = zext i8 %v552 to i64
  %v560 = mul nuw i64 %v558, 72340172838076673
  br label %b.L__BB74_80
b.L__BB74_80:
  %r.rd354.0 = phi i64 [ %v548, %b.next.103 ], [ %r.rd354.1, %b.L__BB74_90 ]
  %v562 = add i64 %r.rd354.0, 8
  %v564 = icmp sgt i64 %v562, %i.p1
  %v566 = add i64 %r.rd354.0, %i.p0
  %v568 = inttoptr i64 %v566 to ptr
  br i1 %v564, label %b.L__BB74_87, label %b.L__BB74_81
b.L__BB74_87:
  %v569 = load i8, ptr %v568, align 1
  %v572 = icmp eq i8 %v569, %v552
  br i1 %v572, label %b.L__BB74_83, label %b.next.107
b.next.107:
  %v574 = add i64 %r.rd354.0, 1
  br label %b.L__BB74_90
b.L__BB74_81:
  %word.i327 = load i64, ptr %v568, align 1
  %v579 = xor i64 %word.i327, %v560
  %v581 = add i64 %v579, -72340172838076673
  %v580 = and i64 %v579, -9187201950435737472
  %v582 = xor i64 %v580, -9187201950435737472
  %v583 = and i64 %v582, %v581
  %v584 = icmp eq i64 %v583, 0
  br i1 %v584, label %b.L__BB74_90, label %b.next.109
b.next.109:
  %v586 = sub i64 0, %v583
  %v587 = and i64 %v583, %v586
  %v588 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v587, i1 false)
  %v589 = trunc nuw nsw i64 %v588 to i32
  %v590 = sub nsw i32 63, %v589
  %v591 = ashr i32 %v590, 3
  %v592 = sext i32 %v591 to i64
  %v594 = add i64 %r.rd354.0, %v592
  %v596 = icmp sgt i64 %v594, %v4
  br i1 %v596, label %b.L__BB74_92, label %b.L__BB74_83
b.L__BB74_83:
  %r.rd351.0 = phi i64 [ %r.rd354.0, %b.L__BB74_87 ], [ %v594, %b.next.109 ]
  %v604 = add i64 %r.rd351.0, 1
  %v606 = add i64 %v604, %i.p0
  br label %b.L__BB74_84
b.L__BB74_84:
  %r.rd352.0 = phi i64 [ 0, %b.L__BB74_83 ], [ %v600, %b.L__BB74_89 ]
  %v600 = add i64 %r.rd352.0, 8
  %v602 = icmp slt i64 %v600, %i.p3
  br i1 %v602, label %b.L__BB74_89, label %b.L__BB74_85.preheader
b.L__BB74_85.preheader:
  %v622 = add i64 %r.rd351.0, 1
  %v624 = add i64 %v622, %i.p0
  br label %b.L__BB74_85
b.L__BB74_89:
  %v608 = add i64 %v606, %r.rd352.0
  %at.i323 = inttoptr i64 %v608 to ptr
  %word.i324 = load i64, ptr %at.i323, align 1
  %v613 = add i64 %v612, %r.rd352.0
  %at.i320 = inttoptr i64 %v613 to ptr
  %word.i321 = load i64, ptr %at.i320, align 1
  %v616 = icmp eq i64 %word.i324, %word.i321
  br i1 %v616, label %b.L__BB74_84, label %b.L__BB74_90
b.L__BB74_85:
  %r.rd352.1 = phi i64 [ %v627, %b.next.117 ], [ %r.rd352.0, %b.L__BB74_85.preheader ]
  %v620.not = icmp slt i64 %r.rd352.1, %v5
  br i1 %v620.not, label %b.next.117, label %b.L__BB74_92
b.next.117:
  %v626 = add i64 %v624, %r.rd352.1
  %v627 = add nsw i64 %r.rd352.1, 1
  %v629 = add i64 %r.rd352.1, %i.p2
  %v630 = inttoptr i64 %v629 to ptr
  %v631 = getelementptr i8, ptr %v630, i64 1
  %v632 = load i8, ptr %v631, align 1
  %v634 = inttoptr i64 %v626 to ptr
  %v635 = load i8, ptr %v634, align 1
  %v637 = icmp eq i8 %v635, %v632
  br i1 %v637, label %b.L__BB74_85, label %b.L__BB74_90
b.L__BB74_90:
  %r.rd354.1 = phi i64 [ %v622, %b.next.117 ], [ %v562, %b.L__BB74_81 ], [ %v574, %b.next.107 ], [ %v604, %b.L__BB74_89 ]
  %v640 = icmp sgt i64 %r.rd354.1, %v4
  br i1 %v640, label %b.L__BB74_92, label %b.L__BB74_80
b.L__BB74_91:
  %v644 = icmp slt i64 %v4, %v548
  %v645 = select i1 %v644, i64 -1, i64 %v548
  br label %b.L__BB74_92
b.L__BB74_92:
  %r.rd355.3 = phi i64 [ %v645, %b.L__BB74_91 ], [ -1, %b.next.102 ], [ %r.rd351.0, %b.L__BB74_85 ], [ -1, %b.next.109 ], [ -1, %b.L__BB74_90 ]
  %v647 = add nsw i64 %r.rd348.0, -1
  %v649 = icmp sgt i64 %r.rd355.3, -1
  %v650 = icmp sgt i64 %r.rd348.0, 1
  %v651 = and i1 %v650, %v649
  br i1 %v651, label %b.L__BB74_77, label %b.L__BB74_93
b.L__BB74_93:
  %r.rd355.1 = phi i64 [ %r.rd355.0, %b.L__BB74_75 ], [ %r.rd355.3, %b.L__BB74_92 ]
  %v653 = icmp slt i64 %r.rd355.1, 0
  br i1 %v653, label %b.L__BB74_95, label %b.next.125
b.next.125:
  %v656 = add i64 %r.rd355.1, %i.p3
  %v659 = add i64 %r.rd4.0, %i.p0
  br label %b.L__BB74_97
b.L__BB74_95:
  %v662 = add i64 %r.rd4.0, %i.p0
  br label %b.L__BB74_97
b.L__BB74_97:
  %r.rd358.0 = phi i64 [ -1, %b.L__BB74_58 ], [ -1, %b.L__BB74_96 ], [ -1, %b.L__BB74_95 ], [ %v656, %b.next.125 ], [ -1, %b.L__BB74_20 ], [ -1, %b.L__BB74_37 ], [ -1, %b.L__BB74_57 ], [ %r.rd358.1, %b.L__BB74_56 ], [ -1, %b.L__BB74_4 ], [ %v304, %b.L__BB74_19 ]
  %r.rd357.0 = phi i64 [ 0, %b.L__BB74_58 ], [ %v158, %b.L__BB74_96 ], [ %v662, %b.L__BB74_95 ], [ %v659, %b.next.125 ], [ 0, %b.L__BB74_20 ], [ 0, %b.L__BB74_37 ], [ %v150, %b.L__BB74_57 ], [ %v531, %b.L__BB74_56 ], [ 0, %b.L__BB74_4 ], [ %v307, %b.L__BB74_19 ]
  %v664 = icmp eq i64 %r.rd357.0, 0
  %v7 = add i64 %r.rd333.0, 1
  br i1 %v664, label %b.L__BB74_99, label %b.L__BB74_2
b.L__BB74_99:
  %v667 = add i64 %r.rd333.0, %i.p7
  br label %b.L__BB74_100
b.L__BB74_100:
  %r.rd359.0 = phi i64 [ %i.p7, %start ], [ %v667, %b.L__BB74_99 ]
  %v669 = icmp slt i64 %r.rd359.0, 0
  br i1 %v669, label %b.L__BB74_199, label %b.next.131
b.next.131:
  %v672 = sub i64 %i.p1, %i.p3
  %v673 = add i64 %i.p3, -1
  %v675 = add i64 %i.p0, 1
  %v677 = add i64 %i.p2, 1
  %v985 = icmp eq i64 %i.p3, 0
  %v987 = inttoptr i64 %i.p2 to ptr
  %v1214 = icmp slt i64 %i.p5, 1
  %v1228 = inttoptr i64 %i.p2 to ptr
  %v1289 = add i64 %i.p2, 1
  br label %b.L__BB74_102
b.L__BB74_102:
  %r.rd88.0 = phi i64 [ 0, %b.next.131 ], [ %r.rd386.0, %b.next.258 ]
  %r.rd360.0 = phi i64 [ 0, %b.next.131 ], [ %v1345, %b.next.258 ]
  %v834 = icmp slt i64 %r.rd88.0, 0
  switch i32 %i.p6, label %b.L__BB74_104 [
    i32 0, label %b.L__BB74_158
    i32 1, label %b.L__BB74_120
  ]
b.L__BB74_120:
  br i1 %v834, label %b.L__BB74_197, label %b.next.136
b.next.136:
  %v686.not = icmp slt i64 %r.rd88.0, %i.p1
  br i1 %v686.not, label %b.L__BB74_122, label %b.L__BB74_137
b.L__BB74_122:
  %r.rd88.2 = phi i64 [ %v808, %b.next.155 ], [ %r.rd88.0, %b.next.136 ]
  %v689 = add i64 %r.rd88.2, %i.p0
  %v690 = inttoptr i64 %v689 to ptr
  %v691 = load i8, ptr %v690, align 1
  %v694 = zext i8 %v691 to i32
  %v695 = icmp sgt i8 %v691, -1
  br i1 %v695, label %b.L__BB74_128, label %b.next.139
b.next.139:
  %v698 = icmp ult i8 %v691, -32
  br i1 %v698, label %b.L__BB74_127, label %b.L__BB74_124
b.L__BB74_127:
  %v703 = getelementptr i8, ptr %v690, i64 1
  %v704 = load i8, ptr %v703, align 1
  %11 = and i8 %v704, 63
  %v706 = zext nneg i8 %11 to i32
  %v700 = shl nuw nsw i32 %v694, 6
  %v718 = and i32 %v700, 1984
  %v723 = or disjoint i32 %v718, %v706
  br label %b.L__BB74_128
b.L__BB74_124:
  %v725 = icmp ult i8 %v691, -16
  %v731 = getelementptr i8, ptr %v690, i64 1
  %v732 = load i8, ptr %v731, align 1
  %v733 = zext i8 %v732 to i32
  %v738 = getelementptr i8, ptr %v690, i64 2
  %v739 = load i8, ptr %v738, align 1
  br i1 %v725, label %b.L__BB74_126, label %b.L__BB74_125
b.L__BB74_126:
  %v727 = shl nuw nsw i32 %v694, 12
  %v728 = and i32 %v727, 61440
  %v734 = shl nuw nsw i32 %v733, 6
  %v735 = and i32 %v734, 4032
  %v736 = or disjoint i32 %v735, %v728
  %12 = and i8 %v739, 63
  %v741 = zext nneg i8 %12 to i32
  %v742 = or disjoint i32 %v736, %v741
  br label %b.L__BB74_128
b.L__BB74_125:
  %v744 = shl nuw nsw i32 %v694, 18
  %v745 = and i32 %v744, 1835008
  %v751 = shl nuw nsw i32 %v733, 12
  %v752 = and i32 %v751, 258048
  %v753 = or disjoint i32 %v752, %v745
  %v757 = zext i8 %v739 to i32
  %v758 = shl nuw nsw i32 %v757, 6
  %v759 = and i32 %v758, 4032
  %v760 = or disjoint i32 %v753, %v759
  %v762 = getelementptr i8, ptr %v690, i64 3
  %v763 = load i8, ptr %v762, align 1
  %13 = and i8 %v763, 63
  %v765 = zext nneg i8 %13 to i32
  %v766 = or disjoint i32 %v760, %v765
  br label %b.L__BB74_128
b.L__BB74_128:
  %r.r222.0 = phi i32 [ %v694, %b.L__BB74_122 ], [ %v723, %b.L__BB74_127 ], [ %v742, %b.L__BB74_126 ], [ %v766, %b.L__BB74_125 ]
  %v768 = icmp ult i32 %r.r222.0, 128
  br i1 %v768, label %b.L__BB74_134, label %b.L__BB74_129
b.L__BB74_134:
  %v770 = add nsw i32 %r.r222.0, -9
  %v771 = icmp ult i32 %v770, 5
  %v772 = icmp eq i32 %r.r222.0, 32
  %v773 = or i1 %v772, %v771
  %v774 = and i32 %r.r222.0, 124
  %v775 = icmp eq i32 %v774, 28
  %v776 = or i1 %v775, %v773
  br label %b.L__BB74_135
b.L__BB74_129:
  switch i32 %r.r222.0, label %b.next.152 [
    i32 5760, label %b.L__BB74_133
    i32 160, label %b.L__BB74_133
    i32 133, label %b.L__BB74_133
  ]
b.next.152:
  %v784 = add nsw i32 %r.r222.0, -8192
  %v785 = icmp ult i32 %v784, 11
  br label %b.L__BB74_133
b.L__BB74_133:
  %r.p249.0 = phi i1 [ true, %b.L__BB74_129 ], [ %v785, %b.next.152 ], [ true, %b.L__BB74_129 ], [ true, %b.L__BB74_129 ]
  %14 = and i32 %r.r222.0, -2
  %v788 = icmp eq i32 %14, 8232
  %v790 = or i1 %v788, %r.p249.0
  %v791 = icmp eq i32 %r.r222.0, 8239
  %v792 = or i1 %v791, %v790
  %v793 = icmp eq i32 %r.r222.0, 8287
  %v794 = or i1 %v793, %v792
  %v795 = icmp eq i32 %r.r222.0, 12288
  %v796 = or i1 %v795, %v794
  br label %b.L__BB74_135
b.L__BB74_135:
  %r.p250.0 = phi i1 [ %v776, %b.L__BB74_134 ], [ %v796, %b.L__BB74_133 ]
  br i1 %r.p250.0, label %b.next.155, label %b.L__BB74_137
b.next.155:
  %v801 = icmp ult i8 %v691, -16
  %v802 = select i1 %v801, i64 3, i64 4
  %v803 = icmp ult i8 %v691, -32
  %v804 = select i1 %v803, i64 2, i64 %v802
  %v806 = select i1 %v695, i64 1, i64 %v804
  %v808 = add i64 %v806, %r.rd88.2
  %v810 = icmp slt i64 %v808, %i.p1
  br i1 %v810, label %b.L__BB74_122, label %b.L__BB74_137
b.L__BB74_137:
  %r.rd88.1 = phi i64 [ %r.rd88.0, %b.next.136 ], [ %r.rd88.2, %b.L__BB74_135 ], [ %v808, %b.next.155 ]
  %v813 = icmp eq i64 %r.rd88.1, %i.p1
  br i1 %v813, label %b.L__BB74_197, label %b.next.158
b.next.158:
  %v817 = icmp eq i64 %r.rd360.0, %i.p4
  br i1 %v817, label %b.L__BB74_157, label %b.L__BB74_139
b.L__BB74_157:
  %v820 = sub i64 %i.p1, %r.rd88.1
  %v822 = add i64 %r.rd88.1, %i.p0
  br label %b.L__BB74_197
b.L__BB74_158:
  br i1 %v834, label %b.L__BB74_197, label %b.next.162
b.next.162:
  %v827 = icmp eq i64 %r.rd360.0, %i.p4
  br i1 %v827, label %b.L__BB74_196, label %b.L__BB74_160
b.L__BB74_196:
  %v830 = sub i64 %i.p1, %r.rd88.0
  %v832 = add i64 %r.rd88.0, %i.p0
  br label %b.L__BB74_197
b.L__BB74_104:
  %v836 = icmp sge i64 %r.rd88.0, %i.p1
  %v837 = or i1 %v836, %v834
  br i1 %v837, label %b.L__BB74_197, label %b.L__BB74_106
b.L__BB74_106:
  %r.rd363.0 = phi i64 [ %v945, %b.next.180 ], [ %r.rd88.0, %b.L__BB74_104 ]
  %v841 = add i64 %r.rd363.0, %i.p0
  %v842 = inttoptr i64 %v841 to ptr
  %v843 = load i8, ptr %v842, align 1
  %v846 = zext i8 %v843 to i32
  %v847 = icmp sgt i8 %v843, -1
  br i1 %v847, label %b.L__BB74_112, label %b.next.168
b.next.168:
  %v850 = icmp ult i8 %v843, -32
  br i1 %v850, label %b.L__BB74_111, label %b.L__BB74_108
b.L__BB74_111:
  %v855 = getelementptr i8, ptr %v842, i64 1
  %v856 = load i8, ptr %v855, align 1
  %15 = and i8 %v856, 63
  %v858 = zext nneg i8 %15 to i32
  %v852 = shl nuw nsw i32 %v846, 6
  %v870 = and i32 %v852, 1984
  %v875 = or disjoint i32 %v870, %v858
  br label %b.L__BB74_112
b.L__BB74_108:
  %v877 = icmp ult i8 %v843, -16
  %v883 = getelementptr i8, ptr %v842, i64 1
  %v884 = load i8, ptr %v883, align 1
  %v885 = zext i8 %v884 to i32
  %v890 = getelementptr i8, ptr %v842, i64 2
  %v891 = load i8, ptr %v890, align 1
  br i1 %v877, label %b.L__BB74_110, label %b.L__BB74_109
b.L__BB74_110:
  %v879 = shl nuw nsw i32 %v846, 12
  %v880 = and i32 %v879, 61440
  %v886 = shl nuw nsw i32 %v885, 6
  %v887 = and i32 %v886, 4032
  %v888 = or disjoint i32 %v887, %v880
  %16 = and i8 %v891, 63
  %v893 = zext nneg i8 %16 to i32
  %v894 = or disjoint i32 %v888, %v893
  br label %b.L__BB74_112
b.L__BB74_109:
  %v896 = shl nuw nsw i32 %v846, 18
  %v897 = and i32 %v896, 1835008
  %v903 = shl nuw nsw i32 %v885, 12
  %v904 = and i32 %v903, 258048
  %v905 = or disjoint i32 %v904, %v897
  %v909 = zext i8 %v891 to i32
  %v910 = shl nuw nsw i32 %v909, 6
  %v911 = and i32 %v910, 4032
  %v912 = or disjoint i32 %v905, %v911
  %v914 = getelementptr i8, ptr %v842, i64 3
  %v915 = load i8, ptr %v914, align 1
  %17 = and i8 %v915, 63
  %v917 = zext nneg i8 %17 to i32
  %v918 = or disjoint i32 %v912, %v917
  br label %b.L__BB74_112
b.L__BB74_112:
  %r.r221.0 = phi i32 [ %v846, %b.L__BB74_106 ], [ %v875, %b.L__BB74_111 ], [ %v894, %b.L__BB74_110 ], [ %v918, %b.L__BB74_109 ]
  %v920 = icmp ugt i32 %r.r221.0, 30
  br i1 %v920, label %b.L__BB74_113, label %b.next.176
b.next.176:
  %v923 = shl nuw nsw i32 1, %r.r221.0
  %v923.fr = freeze i32 %v923
  %v926 = and i32 %v923.fr, 1879063552
  %v927.not.not = icmp eq i32 %v926, 0
  br i1 %v927.not.not, label %b.next.180, label %b.L__BB74_116
b.L__BB74_113:
  switch i32 %r.r221.0, label %b.next.180 [
    i32 8233, label %b.L__BB74_116
    i32 8232, label %b.L__BB74_116
    i32 133, label %b.L__BB74_116
  ]
b.next.180:
  %v938 = icmp ult i8 %v843, -16
  %v939 = select i1 %v938, i64 3, i64 4
  %v940 = icmp ult i8 %v843, -32
  %v941 = select i1 %v940, i64 2, i64 %v939
  %v943 = select i1 %v847, i64 1, i64 %v941
  %v945 = add i64 %v943, %r.rd363.0
  %v947 = icmp slt i64 %v945, %i.p1
  br i1 %v947, label %b.L__BB74_106, label %b.L__BB74_116
b.L__BB74_116:
  %r.rd363.1 = phi i64 [ %r.rd363.0, %b.L__BB74_113 ], [ %r.rd363.0, %b.L__BB74_113 ], [ %v945, %b.next.180 ], [ %r.rd363.0, %b.next.176 ], [ %r.rd363.0, %b.L__BB74_113 ]
  %v950 = icmp ult i8 %v843, -16
  %v951 = select i1 %v950, i64 3, i64 4
  %v952 = icmp ult i8 %v843, -32
  %v953 = select i1 %v952, i64 2, i64 %v951
  %v955 = select i1 %v847, i64 1, i64 %v953
  %v957 = add i64 %v955, %r.rd363.0
  %v959 = add i64 %r.rd363.1, 1
  %v961.not = icmp slt i64 %v959, %i.p1
  br i1 %v961.not, label %b.next.183, label %b.L__BB74_119
b.next.183:
  %v964 = add i64 %r.rd363.1, %i.p0
  %v965 = inttoptr i64 %v964 to ptr
  %v966 = load i8, ptr %v965, align 1
  %v968.not = icmp eq i8 %v966, 13
  br i1 %v968.not, label %b.next.184, label %b.L__BB74_119
b.next.184:
  %v971 = getelementptr i8, ptr %v965, i64 1
  %v972 = load i8, ptr %v971, align 1
  %v974 = icmp eq i8 %v972, 10
  %v975 = zext i1 %v974 to i64
  br label %b.L__BB74_119
b.L__BB74_119:
  %r.rd364.0 = phi i64 [ 0, %b.L__BB74_116 ], [ 0, %b.next.183 ], [ %v975, %b.next.184 ]
  %v978 = add i64 %v957, %r.rd364.0
  %v981 = sub i64 %r.rd363.1, %r.rd88.0
  %v983 = add i64 %r.rd88.0, %i.p0
  br label %b.L__BB74_197
b.L__BB74_160:
  br i1 %v985, label %b.L__BB74_174, label %b.next.187
b.next.187:
  %v988 = load i8, ptr %v987, align 1
  %v992 = icmp sgt i64 %r.rd88.0, %v672
  br i1 %v992, label %b.L__BB74_175, label %b.next.188
b.next.188:
  %v994 = zext i8 %v988 to i64
  %v996 = mul nuw i64 %v994, 72340172838076673
  br label %b.L__BB74_163
b.L__BB74_163:
  %r.rd373.0 = phi i64 [ %r.rd88.0, %b.next.188 ], [ %r.rd373.1, %b.L__BB74_173 ]
  %v999 = add i64 %r.rd373.0, 8
  %v1001 = icmp sgt i64 %v999, %i.p1
  %v1003 = add i64 %r.rd373.0, %i.p0
  %v1005 = inttoptr i64 %v1003 to ptr
  br i1 %v1001, label %b.L__BB74_170, label %b.L__BB74_164
b.L__BB74_170:
  %v1006 = load i8, ptr %v1005, align 1
  %v1009 = icmp eq i8 %v1006, %v988
  br i1 %v1009, label %b.L__BB74_166, label %b.next.192
b.next.192:
  %v1011 = add i64 %r.rd373.0, 1
  br label %b.L__BB74_173
b.L__BB74_164:
  %word.i318 = load i64, ptr %v1005, align 1
  %v1016 = xor i64 %word.i318, %v996
  %v1018 = add i64 %v1016, -72340172838076673
  %v1017 = and i64 %v1016, -9187201950435737472
  %v1019 = xor i64 %v1017, -9187201950435737472
  %v1020 = and i64 %v1019, %v1018
  %v1021 = icmp eq i64 %v1020, 0
  br i1 %v1021, label %b.L__BB74_173, label %b.next.194
b.next.194:
  %v1023 = sub i64 0, %v1020
  %v1024 = and i64 %v1020, %v1023
  %v1025 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v1024, i1 false)
  %v1026 = trunc nuw nsw i64 %v1025 to i32
  %v1027 = sub nsw i32 63, %v1026
  %v1028 = ashr i32 %v1027, 3
  %v1029 = sext i32 %v1028 to i64
  %v1031 = add i64 %r.rd373.0, %v1029
  %v1033 = icmp sgt i64 %v1031, %v672
  br i1 %v1033, label %b.L__BB74_175, label %b.L__BB74_166
b.L__BB74_166:
  %r.rd370.0 = phi i64 [ %r.rd373.0, %b.L__BB74_170 ], [ %v1031, %b.next.194 ]
  %v1036 = add i64 %r.rd370.0, 1
  %v1038 = add i64 %v675, %r.rd370.0
  br label %b.L__BB74_167
b.L__BB74_167:
  %r.rd371.0 = phi i64 [ 0, %b.L__BB74_166 ], [ %v1040, %b.L__BB74_172 ]
  %v1040 = add i64 %r.rd371.0, 8
  %v1042 = icmp slt i64 %v1040, %i.p3
  br i1 %v1042, label %b.L__BB74_172, label %b.L__BB74_168.preheader
b.L__BB74_168.preheader:
  %v1059 = add i64 %v1036, %i.p0
  br label %b.L__BB74_168
b.L__BB74_172:
  %v1045 = add i64 %v1038, %r.rd371.0
  %at.i314 = inttoptr i64 %v1045 to ptr
  %word.i315 = load i64, ptr %at.i314, align 1
  %v1049 = add i64 %v677, %r.rd371.0
  %at.i311 = inttoptr i64 %v1049 to ptr
  %word.i312 = load i64, ptr %at.i311, align 1
  %v1052 = icmp eq i64 %word.i315, %word.i312
  br i1 %v1052, label %b.L__BB74_167, label %b.L__BB74_173
b.L__BB74_168:
  %r.rd371.1 = phi i64 [ %v1062, %b.next.202 ], [ %r.rd371.0, %b.L__BB74_168.preheader ]
  %v1056.not = icmp slt i64 %r.rd371.1, %v673
  br i1 %v1056.not, label %b.next.202, label %b.L__BB74_175
b.next.202:
  %v1061 = add i64 %v1059, %r.rd371.1
  %v1062 = add nsw i64 %r.rd371.1, 1
  %v1064 = add i64 %r.rd371.1, %i.p2
  %v1065 = inttoptr i64 %v1064 to ptr
  %v1066 = getelementptr i8, ptr %v1065, i64 1
  %v1067 = load i8, ptr %v1066, align 1
  %v1069 = inttoptr i64 %v1061 to ptr
  %v1070 = load i8, ptr %v1069, align 1
  %v1072 = icmp eq i8 %v1070, %v1067
  br i1 %v1072, label %b.L__BB74_168, label %b.L__BB74_173
b.L__BB74_173:
  %r.rd373.1 = phi i64 [ %v1036, %b.next.202 ], [ %v999, %b.L__BB74_164 ], [ %v1011, %b.next.192 ], [ %v1036, %b.L__BB74_172 ]
  %v1075 = icmp sgt i64 %r.rd373.1, %v672
  br i1 %v1075, label %b.L__BB74_175, label %b.L__BB74_163
b.L__BB74_139:
  %v1079.not = icmp slt i64 %r.rd88.1, %i.p1
  br i1 %v1079.not, label %b.L__BB74_141, label %b.L__BB74_156
b.L__BB74_141:
  %r.rd386.2 = phi i64 [ %v1201, %b.next.225 ], [ %r.rd88.1, %b.L__BB74_139 ]
  %v1083 = add i64 %r.rd386.2, %i.p0
  %v1084 = inttoptr i64 %v1083 to ptr
  %v1085 = load i8, ptr %v1084, align 1
  %v1088 = zext i8 %v1085 to i32
  %v1089 = icmp sgt i8 %v1085, -1
  br i1 %v1089, label %b.L__BB74_147, label %b.next.209
b.next.209:
  %v1092 = icmp ult i8 %v1085, -32
  br i1 %v1092, label %b.L__BB74_146, label %b.L__BB74_143
b.L__BB74_146:
  %v1097 = getelementptr i8, ptr %v1084, i64 1
  %v1098 = load i8, ptr %v1097, align 1
  %18 = and i8 %v1098, 63
  %v1100 = zext nneg i8 %18 to i32
  %v1094 = shl nuw nsw i32 %v1088, 6
  %v1112 = and i32 %v1094, 1984
  %v1117 = or disjoint i32 %v1112, %v1100
  br label %b.L__BB74_147
b.L__BB74_143:
  %v1119 = icmp ult i8 %v1085, -16
  %v1125 = getelementptr i8, ptr %v1084, i64 1
  %v1126 = load i8, ptr %v1125, align 1
  %v1127 = zext i8 %v1126 to i32
  %v1132 = getelementptr i8, ptr %v1084, i64 2
  %v1133 = load i8, ptr %v1132, align 1
  br i1 %v1119, label %b.L__BB74_145, label %b.L__BB74_144
b.L__BB74_145:
  %v1121 = shl nuw nsw i32 %v1088, 12
  %v1122 = and i32 %v1121, 61440
  %v1128 = shl nuw nsw i32 %v1127, 6
  %v1129 = and i32 %v1128, 4032
  %v1130 = or disjoint i32 %v1129, %v1122
  %19 = and i8 %v1133, 63
  %v1135 = zext nneg i8 %19 to i32
  %v1136 = or disjoint i32 %v1130, %v1135
  br label %b.L__BB74_147
b.L__BB74_144:
  %v1138 = shl nuw nsw i32 %v1088, 18
  %v1139 = and i32 %v1138, 1835008
  %v1145 = shl nuw nsw i32 %v1127, 12
  %v1146 = and i32 %v1145, 258048
  %v1147 = or disjoint i32 %v1146, %v1139
  %v1151 = zext i8 %v1133 to i32
  %v1152 = shl nuw nsw i32 %v1151, 6
  %v1153 = and i32 %v1152, 4032
  %v1154 = or disjoint i32 %v1147, %v1153
  %v1156 = getelementptr i8, ptr %v1084, i64 3
  %v1157 = load i8, ptr %v1156, align 1
  %20 = and i8 %v1157, 63
  %v1159 = zext nneg i8 %20 to i32
  %v1160 = or disjoint i32 %v1154, %v1159
  br label %b.L__BB74_147
b.L__BB74_147:
  %r.r223.0 = phi i32 [ %v1088, %b.L__BB74_141 ], [ %v1117, %b.L__BB74_146 ], [ %v1136, %b.L__BB74_145 ], [ %v1160, %b.L__BB74_144 ]
  %v1162 = icmp ult i32 %r.r223.0, 128
  br i1 %v1162, label %b.L__BB74_153, label %b.L__BB74_148
b.L__BB74_153:
  %v1164 = add nsw i32 %r.r223.0, -9
  %v1165 = icmp ult i32 %v1164, 5
  %v1166 = icmp eq i32 %r.r223.0, 32
  %v1167 = or i1 %v1166, %v1165
  %v1168 = and i32 %r.r223.0, 124
  %v1169 = icmp eq i32 %v1168, 28
  %v1170 = or i1 %v1169, %v1167
  br label %b.L__BB74_154
b.L__BB74_148:
  switch i32 %r.r223.0, label %b.next.222 [
    i32 5760, label %b.L__BB74_152
    i32 160, label %b.L__BB74_152
    i32 133, label %b.L__BB74_152
  ]
b.next.222:
  %v1178 = add nsw i32 %r.r223.0, -8192
  %v1179 = icmp ult i32 %v1178, 11
  br label %b.L__BB74_152
b.L__BB74_152:
  %r.p251.0 = phi i1 [ true, %b.L__BB74_148 ], [ %v1179, %b.next.222 ], [ true, %b.L__BB74_148 ], [ true, %b.L__BB74_148 ]
  %21 = and i32 %r.r223.0, -2
  %v1182 = icmp eq i32 %21, 8232
  %v1184 = or i1 %v1182, %r.p251.0
  %v1185 = icmp eq i32 %r.r223.0, 8239
  %v1186 = or i1 %v1185, %v1184
  %v1187 = icmp eq i32 %r.r223.0, 8287
  %v1188 = or i1 %v1187, %v1186
  %v1189 = icmp eq i32 %r.r223.0, 12288
  %v1190 = or i1 %v1189, %v1188
  br label %b.L__BB74_154
b.L__BB74_154:
  %r.p252.0 = phi i1 [ %v1170, %b.L__BB74_153 ], [ %v1190, %b.L__BB74_152 ]
  br i1 %r.p252.0, label %b.L__BB74_156, label %b.next.225
b.next.225:
  %v1194 = icmp ult i8 %v1085, -16
  %v1195 = select i1 %v1194, i64 3, i64 4
  %v1196 = icmp ult i8 %v1085, -32
  %v1197 = select i1 %v1196, i64 2, i64 %v1195
  %v1199 = select i1 %v1089, i64 1, i64 %v1197
  %v1201 = add i64 %v1199, %r.rd386.2
  %v1203 = icmp slt i64 %v1201, %i.p1
  br i1 %v1203, label %b.L__BB74_141, label %b.L__BB74_156
b.L__BB74_156:
  %r.rd386.1 = phi i64 [ %r.rd88.1, %b.L__BB74_139 ], [ %r.rd386.2, %b.L__BB74_154 ], [ %v1201, %b.next.225 ]
  %v1206 = sub i64 %r.rd386.1, %r.rd88.1
  %v1208 = add i64 %r.rd88.1, %i.p0
  br label %b.L__BB74_197
b.L__BB74_174:
  %v1211 = icmp slt i64 %v672, %r.rd88.0
  %v1212 = select i1 %v1211, i64 -1, i64 %r.rd88.0
  br label %b.L__BB74_175
b.L__BB74_175:
  %r.rd382.0 = phi i64 [ %v1212, %b.L__BB74_174 ], [ -1, %b.next.187 ], [ %r.rd370.0, %b.L__BB74_168 ], [ -1, %b.next.194 ], [ -1, %b.L__BB74_173 ]
  %v1216 = icmp ne i64 %r.rd360.0, 0
  %v1217 = or i1 %v1214, %v1216
  %v1219 = icmp slt i64 %r.rd382.0, 0
  %v1220 = or i1 %v1217, %v1219
  br i1 %v1220, label %b.L__BB74_193, label %b.L__BB74_177
b.L__BB74_177:
  %r.rd382.2 = phi i64 [ %r.rd382.3, %b.L__BB74_192 ], [ %r.rd382.0, %b.L__BB74_175 ]
  %r.rd375.0 = phi i64 [ %v1323, %b.L__BB74_192 ], [ %i.p5, %b.L__BB74_175 ]
  %v1225 = add i64 %r.rd382.2, %i.p3
  br i1 %v985, label %b.L__BB74_191, label %b.next.232
b.next.232:
  %v1229 = load i8, ptr %v1228, align 1
  %v1233 = icmp sgt i64 %v1225, %v672
  br i1 %v1233, label %b.L__BB74_192, label %b.next.233
b.next.233:
  %v1235 = zext i8 %v1229 to i64
  %v1237 = mul nuw i64 %v1235, 72340172838076673
  br label %b.L__BB74_180
b.L__BB74_180:
  %r.rd381.0 = phi i64 [ %v1225, %b.next.233 ], [ %r.rd381.1, %b.L__BB74_190 ]
  %v1239 = add i64 %r.rd381.0, 8
  %v1241 = icmp sgt i64 %v1239, %i.p1
  %v1243 = add i64 %r.rd381.0, %i.p0
  %v1245 = inttoptr i64 %v1243 to ptr
  br i1 %v1241, label %b.L__BB74_187, label %b.L__BB74_181
b.L__BB74_187:
  %v1246 = load i8, ptr %v1245, align 1
  %v1249 = icmp eq i8 %v1246, %v1229
  br i1 %v1249, label %b.L__BB74_183, label %b.next.237
b.next.237:
  %v1251 = add i64 %r.rd381.0, 1
  br label %b.L__BB74_190
b.L__BB74_181:
  %word.i309 = load i64, ptr %v1245, align 1
  %v1256 = xor i64 %word.i309, %v1237
  %v1258 = add i64 %v1256, -72340172838076673
  %v1257 = and i64 %v1256, -9187201950435737472
  %v1259 = xor i64 %v1257, -9187201950435737472
  %v1260 = and i64 %v1259, %v1258
  %v1261 = icmp eq i64 %v1260, 0
  br i1 %v1261, label %b.L__BB74_190, label %b.next.239
b.next.239:
  %v1263 = sub i64 0, %v1260
  %v1264 = and i64 %v1260, %v1263
  %v1265 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v1264, i1 false)
  %v1266 = trunc nuw nsw i64 %v1265 to i32
  %v1267 = sub nsw i32 63, %v1266
  %v1268 = ashr i32 %v1267, 3
  %v1269 = sext i32 %v1268 to i64
  %v1271 = add i64 %r.rd381.0, %v1269
  %v1273 = icmp sgt i64 %v1271, %v672
  br i1 %v1273, label %b.L__BB74_192, label %b.L__BB74_183
b.L__BB74_183:
  %r.rd378.0 = phi i64 [ %r.rd381.0, %b.L__BB74_187 ], [ %v1271, %b.next.239 ]
  %v1276 = add i64 %r.rd378.0, 1
  %v1283 = add i64 %v1276, %i.p0
  br label %b.L__BB74_184
b.L__BB74_184:
  %r.rd379.0 = phi i64 [ 0, %b.L__BB74_183 ], [ %v1278, %b.L__BB74_189 ]
  %v1278 = add i64 %r.rd379.0, 8
  %v1280 = icmp slt i64 %v1278, %i.p3
  br i1 %v1280, label %b.L__BB74_189, label %b.L__BB74_185.preheader
b.L__BB74_185.preheader:
  %v1300 = add i64 %v1276, %i.p0
  br label %b.L__BB74_185
b.L__BB74_189:
  %v1285 = add i64 %v1283, %r.rd379.0
  %at.i305 = inttoptr i64 %v1285 to ptr
  %word.i306 = load i64, ptr %at.i305, align 1
  %v1290 = add i64 %v1289, %r.rd379.0
  %at.i = inttoptr i64 %v1290 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v1293 = icmp eq i64 %word.i306, %word.i
  br i1 %v1293, label %b.L__BB74_184, label %b.L__BB74_190
b.L__BB74_185:
  %r.rd379.1 = phi i64 [ %v1303, %b.next.247 ], [ %r.rd379.0, %b.L__BB74_185.preheader ]
  %v1297.not = icmp slt i64 %r.rd379.1, %v673
  br i1 %v1297.not, label %b.next.247, label %b.L__BB74_192
b.next.247:
  %v1302 = add i64 %v1300, %r.rd379.1
  %v1303 = add nsw i64 %r.rd379.1, 1
  %v1305 = add i64 %r.rd379.1, %i.p2
  %v1306 = inttoptr i64 %v1305 to ptr
  %v1307 = getelementptr i8, ptr %v1306, i64 1
  %v1308 = load i8, ptr %v1307, align 1
  %v1310 = inttoptr i64 %v1302 to ptr
  %v1311 = load i8, ptr %v1310, align 1
  %v1313 = icmp eq i8 %v1311, %v1308
  br i1 %v1313, label %b.L__BB74_185, label %b.L__BB74_190
b.L__BB74_190:
  %r.rd381.1 = phi i64 [ %v1276, %b.next.247 ], [ %v1239, %b.L__BB74_181 ], [ %v1251, %b.next.237 ], [ %v1276, %b.L__BB74_189 ]
  %v1316 = icmp sgt i64 %r.rd381.1, %v672
  br i1 %v1316, label %b.L__BB74_192, label %b.L__BB74_180
b.L__BB74_191:
  %v1320 = icmp slt i64 %v672, %v1225
  %v1321 = select i1 %v1320, i64 -1, i64 %v1225
  br label %b.L__BB74_192
b.L__BB74_192:
  %r.rd382.3 = phi i64 [ %v1321, %b.L__BB74_191 ], [ -1, %b.next.232 ], [ %r.rd378.0, %b.L__BB74_185 ], [ -1, %b.next.239 ], [ -1, %b.L__BB74_190 ]
  %v1323 = add nsw i64 %r.rd375.0, -1
  %v1325 = icmp sgt i64 %r.rd382.3, -1
  %v1326 = icmp sgt i64 %r.rd375.0, 1
  %v1327 = and i1 %v1326, %v1325
  br i1 %v1327, label %b.L__BB74_177, label %b.L__BB74_193
b.L__BB74_193:
  %r.rd382.1 = phi i64 [ %r.rd382.0, %b.L__BB74_175 ], [ %r.rd382.3, %b.L__BB74_192 ]
  %v1329 = icmp slt i64 %r.rd382.1, 0
  br i1 %v1329, label %b.L__BB74_195, label %b.next.255
b.next.255:
  %v1332 = add i64 %r.rd382.1, %i.p3
  %v1334 = sub nsw i64 %r.rd382.1, %r.rd88.0
  %v1336 = add i64 %r.rd88.0, %i.p0
  br label %b.L__BB74_197
b.L__BB74_195:
  %v1339 = sub i64 %i.p1, %r.rd88.0
  %v1341 = add i64 %r.rd88.0, %i.p0
  br label %b.L__BB74_197
b.L__BB74_197:
  %r.rd384.0 = phi i64 [ 0, %b.L__BB74_158 ], [ %v832, %b.L__BB74_196 ], [ %v1341, %b.L__BB74_195 ], [ %v1336, %b.next.255 ], [ 0, %b.L__BB74_120 ], [ 0, %b.L__BB74_137 ], [ %v822, %b.L__BB74_157 ], [ %v1208, %b.L__BB74_156 ], [ 0, %b.L__BB74_104 ], [ %v983, %b.L__BB74_119 ]
  %r.rd386.0 = phi i64 [ -1, %b.L__BB74_158 ], [ -1, %b.L__BB74_196 ], [ -1, %b.L__BB74_195 ], [ %v1332, %b.next.255 ], [ -1, %b.L__BB74_120 ], [ -1, %b.L__BB74_137 ], [ -1, %b.L__BB74_157 ], [ %r.rd386.1, %b.L__BB74_156 ], [ -1, %b.L__BB74_104 ], [ %v978, %b.L__BB74_119 ]
  %r.rd385.1 = phi i64 [ 0, %b.L__BB74_158 ], [ %v830, %b.L__BB74_196 ], [ %v1339, %b.L__BB74_195 ], [ %v1334, %b.next.255 ], [ 0, %b.L__BB74_120 ], [ 0, %b.L__BB74_137 ], [ %v820, %b.L__BB74_157 ], [ %v1206, %b.L__BB74_156 ], [ 0, %b.L__BB74_104 ], [ %v981, %b.L__BB74_119 ]
  %v1343 = icmp eq i64 %r.rd384.0, 0
  br i1 %v1343, label %b.L__BB74_199, label %b.next.258
b.next.258:
  %v1345 = add nuw i64 %r.rd360.0, 1
  %v1347 = icmp slt i64 %r.rd360.0, %r.rd359.0
  br i1 %v1347, label %b.L__BB74_102, label %b.L__BB74_199
b.L__BB74_199:
  %v1352 = phi i64 [ 0, %b.L__BB74_100 ], [ 0, %b.L__BB74_197 ], [ %r.rd384.0, %b.next.258 ]
  %r.rd385.0 = phi i64 [ 0, %b.L__BB74_100 ], [ %r.rd385.1, %b.L__BB74_197 ], [ %r.rd385.1, %b.next.258 ]
  %v1356 = insertvalue { i64, i64 } poison, i64 %v1352, 0
  %v1357 = insertvalue { i64, i64 } %v1356, i64 %r.rd385.0, 1
  ret { i64, i64 } %v1357
}
define internal { i32 } @udf_text_split_has_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i32 %"i.p6", i64 %"i.p7", i64 %"i.p8") noinline nounwind {
start:
  %v1 = sub i64 %i.p1, %i.p3
  %v2 = add i64 %i.p3, -1
  %v3 = add i64 %i.p0, 1
  %v4 = add i64 %i.p2, 1
  %v115 = icmp eq i64 %i.p3, 0
  %v117 = inttoptr i64 %i.p2 to ptr
  %v247 = icmp slt i64 %i.p5, 1
  %v261 = inttoptr i64 %i.p2 to ptr
  %v322 = add i64 %i.p2, 1
  br label %b.L__BB75_1
b.L__BB75_1:
  %r.rd191.0 = phi i64 [ 0, %start ], [ %r.rd191.1, %b.L__BB75_76 ]
  %r.rd166.0 = phi i64 [ 0, %start ], [ %v418, %b.L__BB75_76 ]
  %v64 = icmp slt i64 %r.rd191.0, 0
  switch i32 %i.p6, label %b.L__BB75_3 [
    i32 0, label %b.L__BB75_29
    i32 1, label %b.L__BB75_11
  ]
b.L__BB75_11:
  br i1 %v64, label %b.L__BB75_68, label %b.next.4
b.next.4:
  %v14.not = icmp slt i64 %r.rd191.0, %i.p1
  br i1 %v14.not, label %b.L__BB75_13, label %b.L__BB75_18
b.L__BB75_13:
  %r.rd171.1 = phi i64 [ %v38, %b.L__BB75_17 ], [ %r.rd191.0, %b.next.4 ]
  %v17 = add i64 %r.rd171.1, %i.p0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = load i8, ptr %v18, align 1
  %v20 = sext i8 %v19 to i16
  %v21 = icmp sgt i8 %v19, -1
  br i1 %v21, label %b.L__BB75_16, label %b.L__BB75_14
b.L__BB75_16:
  %v25 = icmp ne i8 %v19, 32
  %0 = add nsw i16 %v20, -14
  %v27 = icmp ult i16 %0, -5
  %v28 = and i1 %v25, %v27
  %1 = and i8 %v19, 124
  %v30 = icmp ne i8 %1, 28
  %v31 = and i1 %v30, %v28
  br i1 %v31, label %b.L__BB75_18, label %b.L__BB75_17
b.L__BB75_14:
  %v33 = and i16 %v20, 255
  %v34 = icmp eq i8 %v19, -123
  %v36 = icmp eq i16 %v33, 160
  %or.cond = or i1 %v34, %v36
  br i1 %or.cond, label %b.L__BB75_17, label %b.L__BB75_18
b.L__BB75_17:
  %v38 = add nuw nsw i64 %r.rd171.1, 1
  %v40 = icmp slt i64 %v38, %i.p1
  br i1 %v40, label %b.L__BB75_13, label %b.L__BB75_18
b.L__BB75_18:
  %r.rd171.0 = phi i64 [ %r.rd191.0, %b.next.4 ], [ %r.rd171.1, %b.L__BB75_16 ], [ %i.p1, %b.L__BB75_17 ], [ %r.rd171.1, %b.L__BB75_14 ]
  %v43 = icmp eq i64 %r.rd171.0, %i.p1
  br i1 %v43, label %b.L__BB75_68, label %b.next.16
b.next.16:
  %v47 = icmp eq i64 %r.rd166.0, %i.p4
  br i1 %v47, label %b.L__BB75_28, label %b.L__BB75_20
b.L__BB75_28:
  %v50 = sub i64 %i.p1, %r.rd171.0
  %v52 = add i64 %r.rd171.0, %i.p0
  br label %b.L__BB75_68
b.L__BB75_29:
  br i1 %v64, label %b.L__BB75_68, label %b.next.20
b.next.20:
  %v57 = icmp eq i64 %r.rd166.0, %i.p4
  br i1 %v57, label %b.L__BB75_67, label %b.L__BB75_31
b.L__BB75_67:
  %v60 = sub i64 %i.p1, %r.rd191.0
  %v62 = add i64 %r.rd191.0, %i.p0
  br label %b.L__BB75_68
b.L__BB75_3:
  %v66 = icmp sge i64 %r.rd191.0, %i.p1
  %v67 = or i1 %v66, %v64
  br i1 %v67, label %b.L__BB75_68, label %b.L__BB75_5
b.L__BB75_5:
  %r.rd168.0 = phi i64 [ %v83, %b.next.26 ], [ %r.rd191.0, %b.L__BB75_3 ]
  %v71 = add i64 %r.rd168.0, %i.p0
  %v72 = inttoptr i64 %v71 to ptr
  %v73 = load i8, ptr %v72, align 1
  switch i8 %v73, label %b.next.26 [
    i8 -123, label %b.L__BB75_7
    i8 30, label %b.L__BB75_7
    i8 29, label %b.L__BB75_7
    i8 28, label %b.L__BB75_7
    i8 13, label %b.L__BB75_7
    i8 12, label %b.L__BB75_7
    i8 11, label %b.L__BB75_7
    i8 10, label %b.L__BB75_7
  ]
b.next.26:
  %v83 = add nuw nsw i64 %r.rd168.0, 1
  %v85 = icmp slt i64 %v83, %i.p1
  br i1 %v85, label %b.L__BB75_5, label %b.L__BB75_7
b.L__BB75_7:
  %r.rd168.1 = phi i64 [ %i.p1, %b.next.26 ], [ %r.rd168.0, %b.L__BB75_5 ], [ %r.rd168.0, %b.L__BB75_5 ], [ %r.rd168.0, %b.L__BB75_5 ], [ %r.rd168.0, %b.L__BB75_5 ], [ %r.rd168.0, %b.L__BB75_5 ], [ %r.rd168.0, %b.L__BB75_5 ], [ %r.rd168.0, %b.L__BB75_5 ], [ %r.rd168.0, %b.L__BB75_5 ]
  %r.p90.0 = phi i1 [ false, %b.next.26 ], [ true, %b.L__BB75_5 ], [ true, %b.L__BB75_5 ], [ true, %b.L__BB75_5 ], [ true, %b.L__BB75_5 ], [ true, %b.L__BB75_5 ], [ true, %b.L__BB75_5 ], [ true, %b.L__BB75_5 ], [ true, %b.L__BB75_5 ]
  %v87 = add i64 %r.rd168.1, 1
  %v89 = select i1 %r.p90.0, i64 %v87, i64 %r.rd168.1
  %v91.not = icmp slt i64 %v87, %i.p1
  br i1 %v91.not, label %b.next.29, label %b.L__BB75_10
b.next.29:
  %v94 = add i64 %r.rd168.1, %i.p0
  %v95 = inttoptr i64 %v94 to ptr
  %v96 = load i8, ptr %v95, align 1
  %v98.not = icmp eq i8 %v96, 13
  br i1 %v98.not, label %b.next.30, label %b.L__BB75_10
b.next.30:
  %v101 = getelementptr i8, ptr %v95, i64 1
  %v102 = load i8, ptr %v101, align 1
  %v104 = icmp eq i8 %v102, 10
  %v105 = zext i1 %v104 to i64
  br label %b.L__BB75_10
b.L__BB75_10:
  %r.rd169.0 = phi i64 [ 0, %b.L__BB75_7 ], [ 0, %b.next.29 ], [ %v105, %b.next.30 ]
  %v108 = add i64 %r.rd169.0, %v89
  %v111 = sub i64 %r.rd168.1, %r.rd191.0
  %v113 = add i64 %r.rd191.0, %i.p0
  br label %b.L__BB75_68
b.L__BB75_31:
  br i1 %v115, label %b.L__BB75_45, label %b.next.33
b.next.33:
  %v118 = load i8, ptr %v117, align 1
  %v122 = icmp sgt i64 %r.rd191.0, %v1
  br i1 %v122, label %b.L__BB75_46, label %b.next.34
b.next.34:
  %v124 = zext i8 %v118 to i64
  %v126 = mul nuw i64 %v124, 72340172838076673
  br label %b.L__BB75_34
b.L__BB75_34:
  %r.rd178.0 = phi i64 [ %r.rd191.0, %b.next.34 ], [ %r.rd178.1, %b.L__BB75_44 ]
  %v129 = add i64 %r.rd178.0, 8
  %v131 = icmp sgt i64 %v129, %i.p1
  %v133 = add i64 %r.rd178.0, %i.p0
  %v135 = inttoptr i64 %v133 to ptr
  br i1 %v131, label %b.L__BB75_41, label %b.L__BB75_35
b.L__BB75_41:
  %v136 = load i8, ptr %v135, align 1
  %v139 = icmp eq i8 %v136, %v118
  br i1 %v139, label %b.L__BB75_37, label %b.next.38
b.next.38:
  %v141 = add i64 %r.rd178.0, 1
  br label %b.L__BB75_44
b.L__BB75_35:
  %word.i134 = load i64, ptr %v135, align 1
  %v146 = xor i64 %word.i134, %v126
  %v148 = add i64 %v146, -72340172838076673
  %v147 = and i64 %v146, -9187201950435737472
  %v149 = xor i64 %v147, -9187201950435737472
  %v150 = and i64 %v149, %v148
  %v151 = icmp eq i64 %v150, 0
  br i1 %v151, label %b.L__BB75_44, label %b.next.40
b.next.40:
  %v153 = sub i64 0, %v150
  %v154 = and i64 %v150, %v153
  %v155 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v154, i1 false)
  %v156 = trunc nuw nsw i64 %v155 to i32
  %v157 = sub nsw i32 63, %v156
  %v158 = ashr i32 %v157, 3
  %v159 = sext i32 %v158 to i64
  %v161 = add i64 %r.rd178.0, %v159
  %v163 = icmp sgt i64 %v161, %v1
  br i1 %v163, label %b.L__BB75_46, label %b.L__BB75_37
b.L__BB75_37:
  %r.rd175.0 = phi i64 [ %r.rd178.0, %b.L__BB75_41 ], [ %v161, %b.next.40 ]
  %v166 = add i64 %r.rd175.0, 1
  %v168 = add i64 %v3, %r.rd175.0
  br label %b.L__BB75_38
b.L__BB75_38:
  %r.rd176.0 = phi i64 [ 0, %b.L__BB75_37 ], [ %v170, %b.L__BB75_43 ]
  %v170 = add i64 %r.rd176.0, 8
  %v172 = icmp slt i64 %v170, %i.p3
  br i1 %v172, label %b.L__BB75_43, label %b.L__BB75_39.preheader
b.L__BB75_39.preheader:
  %v189 = add i64 %v166, %i.p0
  br label %b.L__BB75_39
b.L__BB75_43:
  %v175 = add i64 %v168, %r.rd176.0
  %at.i130 = inttoptr i64 %v175 to ptr
  %word.i131 = load i64, ptr %at.i130, align 1
  %v179 = add i64 %v4, %r.rd176.0
  %at.i127 = inttoptr i64 %v179 to ptr
  %word.i128 = load i64, ptr %at.i127, align 1
  %v182 = icmp eq i64 %word.i131, %word.i128
  br i1 %v182, label %b.L__BB75_38, label %b.L__BB75_44
b.L__BB75_39:
  %r.rd176.1 = phi i64 [ %v192, %b.next.48 ], [ %r.rd176.0, %b.L__BB75_39.preheader ]
  %v186.not = icmp slt i64 %r.rd176.1, %v2
  br i1 %v186.not, label %b.next.48, label %b.L__BB75_46
b.next.48:
  %v191 = add i64 %v189, %r.rd176.1
  %v192 = add nsw i64 %r.rd176.1, 1
  %v194 = add i64 %r.rd176.1, %i.p2
  %v195 = inttoptr i64 %v194 to ptr
  %v196 = getelementptr i8, ptr %v195, i64 1
  %v197 = load i8, ptr %v196, align 1
  %v199 = inttoptr i64 %v191 to ptr
  %v200 = load i8, ptr %v199, align 1
  %v202 = icmp eq i8 %v200, %v197
  br i1 %v202, label %b.L__BB75_39, label %b.L__BB75_44
b.L__BB75_44:
  %r.rd178.1 = phi i64 [ %v166, %b.next.48 ], [ %v129, %b.L__BB75_35 ], [ %v141, %b.next.38 ], [ %v166, %b.L__BB75_43 ]
  %v205 = icmp sgt i64 %r.rd178.1, %v1
  br i1 %v205, label %b.L__BB75_46, label %b.L__BB75_34
b.L__BB75_20:
  %v209.not = icmp slt i64 %r.rd171.0, %i.p1
  br i1 %v209.not, label %b.L__BB75_22, label %b.L__BB75_27
b.L__BB75_22:
  %r.rd191.3 = phi i64 [ %v234, %b.L__BB75_26 ], [ %r.rd171.0, %b.L__BB75_20 ]
  %v213 = add i64 %r.rd191.3, %i.p0
  %v214 = inttoptr i64 %v213 to ptr
  %v215 = load i8, ptr %v214, align 1
  %v216 = sext i8 %v215 to i16
  %v217 = icmp sgt i8 %v215, -1
  br i1 %v217, label %b.L__BB75_25, label %b.L__BB75_23
b.L__BB75_25:
  %v221 = icmp eq i8 %v215, 32
  %2 = add nsw i16 %v216, -9
  %v223 = icmp ult i16 %2, 5
  %v224 = or i1 %v221, %v223
  %3 = and i8 %v215, 124
  %v226 = icmp eq i8 %3, 28
  %v227 = or i1 %v226, %v224
  br i1 %v227, label %b.L__BB75_27, label %b.L__BB75_26
b.L__BB75_23:
  %v229 = and i16 %v216, 255
  %v230 = icmp eq i8 %v215, -123
  %v232 = icmp eq i16 %v229, 160
  %or.cond1 = or i1 %v230, %v232
  br i1 %or.cond1, label %b.L__BB75_27, label %b.L__BB75_26
b.L__BB75_26:
  %v234 = add nsw i64 %r.rd191.3, 1
  %v236 = icmp slt i64 %v234, %i.p1
  br i1 %v236, label %b.L__BB75_22, label %b.L__BB75_27
b.L__BB75_27:
  %r.rd191.2 = phi i64 [ %r.rd171.0, %b.L__BB75_20 ], [ %r.rd191.3, %b.L__BB75_25 ], [ %i.p1, %b.L__BB75_26 ], [ %r.rd191.3, %b.L__BB75_23 ]
  %v239 = sub i64 %r.rd191.2, %r.rd171.0
  %v241 = add i64 %r.rd171.0, %i.p0
  br label %b.L__BB75_68
b.L__BB75_45:
  %v244 = icmp slt i64 %v1, %r.rd191.0
  %v245 = select i1 %v244, i64 -1, i64 %r.rd191.0
  br label %b.L__BB75_46
b.L__BB75_46:
  %r.rd187.0 = phi i64 [ %v245, %b.L__BB75_45 ], [ -1, %b.next.33 ], [ %r.rd175.0, %b.L__BB75_39 ], [ -1, %b.next.40 ], [ -1, %b.L__BB75_44 ]
  %v249 = icmp ne i64 %r.rd166.0, 0
  %v250 = or i1 %v247, %v249
  %v252 = icmp slt i64 %r.rd187.0, 0
  %v253 = or i1 %v250, %v252
  br i1 %v253, label %b.L__BB75_64, label %b.L__BB75_48
b.L__BB75_48:
  %r.rd187.2 = phi i64 [ %r.rd187.3, %b.L__BB75_63 ], [ %r.rd187.0, %b.L__BB75_46 ]
  %r.rd180.0 = phi i64 [ %v356, %b.L__BB75_63 ], [ %i.p5, %b.L__BB75_46 ]
  %v258 = add i64 %r.rd187.2, %i.p3
  br i1 %v115, label %b.L__BB75_62, label %b.next.68
b.next.68:
  %v262 = load i8, ptr %v261, align 1
  %v266 = icmp sgt i64 %v258, %v1
  br i1 %v266, label %b.L__BB75_63, label %b.next.69
b.next.69:
  %v268 = zext i8 %v262 to i64
  %v270 = mul nuw i64 %v268, 72340172838076673
  br label %b.L__BB75_51
b.L__BB75_51:
  %r.rd186.0 = phi i64 [ %v258, %b.next.69 ], [ %r.rd186.1, %b.L__BB75_61 ]
  %v272 = add i64 %r.rd186.0, 8
  %v274 = icmp sgt i64 %v272, %i.p1
  %v276 = add i64 %r.rd186.0, %i.p0
  %v278 = inttoptr i64 %v276 to ptr
  br i1 %v274, label %b.L__BB75_58, label %b.L__BB75_52
b.L__BB75_58:
  %v279 = load i8, ptr %v278, align 1
  %v282 = icmp eq i8 %v279, %v262
  br i1 %v282, label %b.L__BB75_54, label %b.next.73
b.next.73:
  %v284 = add i64 %r.rd186.0, 1
  br label %b.L__BB75_61
b.L__BB75_52:
  %word.i125 = load i64, ptr %v278, align 1
  %v289 = xor i64 %word.i125, %v270
  %v291 = add i64 %v289, -72340172838076673
  %v290 = and i64 %v289, -9187201950435737472
  %v292 = xor i64 %v290, -9187201950435737472
  %v293 = and i64 %v292, %v291
  %v294 = icmp eq i64 %v293, 0
  br i1 %v294, label %b.L__BB75_61, label %b.next.75
b.next.75:
  %v296 = sub i64 0, %v293
  %v297 = and i64 %v293, %v296
  %v298 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v297, i1 false)
  %v299 = trunc nuw nsw i64 %v298 to i32
  %v300 = sub nsw i32 63, %v299
  %v301 = ashr i32 %v300, 3
  %v302 = sext i32 %v301 to i64
  %v304 = add i64 %r.rd186.0, %v302
  %v306 = icmp sgt i64 %v304, %v1
  br i1 %v306, label %b.L__BB75_63, label %b.L__BB75_54
b.L__BB75_54:
  %r.rd183.0 = phi i64 [ %r.rd186.0, %b.L__BB75_58 ], [ %v304, %b.next.75 ]
  %v309 = add i64 %r.rd183.0, 1
  %v316 = add i64 %v309, %i.p0
  br label %b.L__BB75_55
b.L__BB75_55:
  %r.rd184.0 = phi i64 [ 0, %b.L__BB75_54 ], [ %v311, %b.L__BB75_60 ]
  %v311 = add i64 %r.rd184.0, 8
  %v313 = icmp slt i64 %v311, %i.p3
  br i1 %v313, label %b.L__BB75_60, label %b.L__BB75_56.preheader
b.L__BB75_56.preheader:
  %v333 = add i64 %v309, %i.p0
  br label %b.L__BB75_56
b.L__BB75_60:
  %v318 = add i64 %v316, %r.rd184.0
  %at.i121 = inttoptr i64 %v318 to ptr
  %word.i122 = load i64, ptr %at.i121, align 1
  %v323 = add i64 %v322, %r.rd184.0
  %at.i118 = inttoptr i64 %v323 to ptr
  %word.i119 = load i64, ptr %at.i118, align 1
  %v326 = icmp eq i64 %word.i122, %word.i119
  br i1 %v326, label %b.L__BB75_55, label %b.L__BB75_61
b.L__BB75_56:
  %r.rd184.1 = phi i64 [ %v336, %b.next.83 ], [ %r.rd184.0, %b.L__BB75_56.preheader ]
  %v330.not = icmp slt i64 %r.rd184.1, %v2
  br i1 %v330.not, label %b.next.83, label %b.L__BB75_63
b.next.83:
  %v335 = add i64 %v333, %r.rd184.1
  %v336 = add nsw i64 %r.rd184.1, 1
  %v338 = add i64 %r.rd184.1, %i.p2
  %v339 = inttoptr i64 %v338 to ptr
  %v340 = getelementptr i8, ptr %v339, i64 1
  %v341 = load i8, ptr %v340, align 1
  %v343 = inttoptr i64 %v335 to ptr
  %v344 = load i8, ptr %v343, align 1
  %v346 = icmp eq i8 %v344, %v341
  br i1 %v346, label %b.L__BB75_56, label %b.L__BB75_61
b.L__BB75_61:
  %r.rd186.1 = phi i64 [ %v309, %b.next.83 ], [ %v272, %b.L__BB75_52 ], [ %v284, %b.next.73 ], [ %v309, %b.L__BB75_60 ]
  %v349 = icmp sgt i64 %r.rd186.1, %v1
  br i1 %v349, label %b.L__BB75_63, label %b.L__BB75_51
b.L__BB75_62:
  %v353 = icmp slt i64 %v1, %v258
  %v354 = select i1 %v353, i64 -1, i64 %v258
  br label %b.L__BB75_63
b.L__BB75_63:
  %r.rd187.3 = phi i64 [ %v354, %b.L__BB75_62 ], [ -1, %b.next.68 ], [ %r.rd183.0, %b.L__BB75_56 ], [ -1, %b.next.75 ], [ -1, %b.L__BB75_61 ]
  %v356 = add nsw i64 %r.rd180.0, -1
  %v358 = icmp sgt i64 %r.rd187.3, -1
  %v359 = icmp sgt i64 %r.rd180.0, 1
  %v360 = and i1 %v359, %v358
  br i1 %v360, label %b.L__BB75_48, label %b.L__BB75_64
b.L__BB75_64:
  %r.rd187.1 = phi i64 [ %r.rd187.0, %b.L__BB75_46 ], [ %r.rd187.3, %b.L__BB75_63 ]
  %v362 = icmp slt i64 %r.rd187.1, 0
  br i1 %v362, label %b.L__BB75_66, label %b.next.91
b.next.91:
  %v365 = add i64 %r.rd187.1, %i.p3
  %v367 = sub nsw i64 %r.rd187.1, %r.rd191.0
  %v369 = add i64 %r.rd191.0, %i.p0
  br label %b.L__BB75_68
b.L__BB75_66:
  %v372 = sub i64 %i.p1, %r.rd191.0
  %v374 = add i64 %r.rd191.0, %i.p0
  br label %b.L__BB75_68
b.L__BB75_68:
  %r.rd191.1 = phi i64 [ -1, %b.L__BB75_29 ], [ -1, %b.L__BB75_67 ], [ -1, %b.L__BB75_66 ], [ %v365, %b.next.91 ], [ -1, %b.L__BB75_11 ], [ -1, %b.L__BB75_18 ], [ -1, %b.L__BB75_28 ], [ %r.rd191.2, %b.L__BB75_27 ], [ -1, %b.L__BB75_3 ], [ %v108, %b.L__BB75_10 ]
  %r.rd189.0 = phi i64 [ 0, %b.L__BB75_29 ], [ %v62, %b.L__BB75_67 ], [ %v374, %b.L__BB75_66 ], [ %v369, %b.next.91 ], [ 0, %b.L__BB75_11 ], [ 0, %b.L__BB75_18 ], [ %v52, %b.L__BB75_28 ], [ %v241, %b.L__BB75_27 ], [ 0, %b.L__BB75_3 ], [ %v113, %b.L__BB75_10 ]
  %r.rd190.0 = phi i64 [ 0, %b.L__BB75_29 ], [ %v60, %b.L__BB75_67 ], [ %v372, %b.L__BB75_66 ], [ %v367, %b.next.91 ], [ 0, %b.L__BB75_11 ], [ 0, %b.L__BB75_18 ], [ %v50, %b.L__BB75_28 ], [ %v239, %b.L__BB75_27 ], [ 0, %b.L__BB75_3 ], [ %v111, %b.L__BB75_10 ]
  %v376 = icmp eq i64 %r.rd189.0, 0
  br i1 %v376, label %b.L__BB75_77, label %b.next.94
b.next.94:
  %v379.not = icmp eq i64 %r.rd190.0, %i.p8
  br i1 %v379.not, label %b.L__BB75_71, label %b.L__BB75_76
b.L__BB75_71:
  %r.rd192.0 = phi i64 [ %v381, %b.next.97 ], [ 0, %b.next.94 ]
  %v381 = add i64 %r.rd192.0, 8
  %v383 = icmp sgt i64 %v381, %i.p8
  br i1 %v383, label %b.L__BB75_73, label %b.next.97
b.next.97:
  %v386 = add i64 %r.rd192.0, %r.rd189.0
  %at.i115 = inttoptr i64 %v386 to ptr
  %word.i116 = load i64, ptr %at.i115, align 1
  %v390 = add i64 %r.rd192.0, %i.p7
  %at.i = inttoptr i64 %v390 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v393 = icmp eq i64 %word.i116, %word.i
  br i1 %v393, label %b.L__BB75_71, label %b.L__BB75_76
b.L__BB75_73:
  %v398.not = icmp slt i64 %r.rd192.0, %i.p8
  br i1 %v398.not, label %b.L__BB75_74, label %b.L__BB75_77
b.L__BB75_74:
  %r.rd192.1 = phi i64 [ %v411, %b.next.102 ], [ %r.rd192.0, %b.L__BB75_73 ]
  %v401 = add i64 %r.rd192.1, %i.p7
  %v402 = inttoptr i64 %v401 to ptr
  %v403 = load i8, ptr %v402, align 1
  %v406 = add i64 %r.rd192.1, %r.rd189.0
  %v407 = inttoptr i64 %v406 to ptr
  %v408 = load i8, ptr %v407, align 1
  %v410.not = icmp eq i8 %v408, %v403
  br i1 %v410.not, label %b.next.102, label %b.L__BB75_76
b.next.102:
  %v411 = add nsw i64 %r.rd192.1, 1
  %v415 = icmp slt i64 %v411, %i.p8
  br i1 %v415, label %b.L__BB75_74, label %b.L__BB75_77
b.L__BB75_76:
  %v418 = add i64 %r.rd166.0, 1
  br label %b.L__BB75_1
b.L__BB75_77:
  %r.r24.0 = phi i32 [ 1, %b.next.102 ], [ 1, %b.L__BB75_73 ], [ 0, %b.L__BB75_68 ]
  %v423 = insertvalue { i32 } poison, i32 %r.r24.0, 0
  ret { i32 } %v423
}
define internal { i32 } @udf_text_split_has_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i32 %"i.p6", i64 %"i.p7", i64 %"i.p8") noinline nounwind {
start:
  %v1 = sub i64 %i.p1, %i.p3
  %v2 = add i64 %i.p3, -1
  %v3 = add i64 %i.p0, 1
  %v4 = add i64 %i.p2, 1
  %v313 = icmp eq i64 %i.p3, 0
  %v315 = inttoptr i64 %i.p2 to ptr
  %v542 = icmp slt i64 %i.p5, 1
  %v556 = inttoptr i64 %i.p2 to ptr
  %v617 = add i64 %i.p2, 1
  br label %b.L__BB76_1
b.L__BB76_1:
  %r.rd203.0 = phi i64 [ 0, %start ], [ %r.rd203.1, %b.L__BB76_104 ]
  %r.rd178.0 = phi i64 [ 0, %start ], [ %v713, %b.L__BB76_104 ]
  %v162 = icmp slt i64 %r.rd203.0, 0
  switch i32 %i.p6, label %b.L__BB76_3 [
    i32 0, label %b.L__BB76_57
    i32 1, label %b.L__BB76_19
  ]
b.L__BB76_19:
  br i1 %v162, label %b.L__BB76_96, label %b.next.4
b.next.4:
  %v14.not = icmp slt i64 %r.rd203.0, %i.p1
  br i1 %v14.not, label %b.L__BB76_21, label %b.L__BB76_36
b.L__BB76_21:
  %r.rd183.1 = phi i64 [ %v136, %b.next.23 ], [ %r.rd203.0, %b.next.4 ]
  %v17 = add i64 %r.rd183.1, %i.p0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = load i8, ptr %v18, align 1
  %v22 = zext i8 %v19 to i32
  %v23 = icmp sgt i8 %v19, -1
  br i1 %v23, label %b.L__BB76_27, label %b.next.7
b.next.7:
  %v26 = icmp ult i8 %v19, -32
  br i1 %v26, label %b.L__BB76_26, label %b.L__BB76_23
b.L__BB76_26:
  %v31 = getelementptr i8, ptr %v18, i64 1
  %v32 = load i8, ptr %v31, align 1
  %0 = and i8 %v32, 63
  %v34 = zext nneg i8 %0 to i32
  %v28 = shl nuw nsw i32 %v22, 6
  %v46 = and i32 %v28, 1984
  %v51 = or disjoint i32 %v46, %v34
  br label %b.L__BB76_27
b.L__BB76_23:
  %v53 = icmp ult i8 %v19, -16
  %v59 = getelementptr i8, ptr %v18, i64 1
  %v60 = load i8, ptr %v59, align 1
  %v61 = zext i8 %v60 to i32
  %v66 = getelementptr i8, ptr %v18, i64 2
  %v67 = load i8, ptr %v66, align 1
  br i1 %v53, label %b.L__BB76_25, label %b.L__BB76_24
b.L__BB76_25:
  %v55 = shl nuw nsw i32 %v22, 12
  %v56 = and i32 %v55, 61440
  %v62 = shl nuw nsw i32 %v61, 6
  %v63 = and i32 %v62, 4032
  %v64 = or disjoint i32 %v63, %v56
  %1 = and i8 %v67, 63
  %v69 = zext nneg i8 %1 to i32
  %v70 = or disjoint i32 %v64, %v69
  br label %b.L__BB76_27
b.L__BB76_24:
  %v72 = shl nuw nsw i32 %v22, 18
  %v73 = and i32 %v72, 1835008
  %v79 = shl nuw nsw i32 %v61, 12
  %v80 = and i32 %v79, 258048
  %v81 = or disjoint i32 %v80, %v73
  %v85 = zext i8 %v67 to i32
  %v86 = shl nuw nsw i32 %v85, 6
  %v87 = and i32 %v86, 4032
  %v88 = or disjoint i32 %v81, %v87
  %v90 = getelementptr i8, ptr %v18, i64 3
  %v91 = load i8, ptr %v90, align 1
  %2 = and i8 %v91, 63
  %v93 = zext nneg i8 %2 to i32
  %v94 = or disjoint i32 %v88, %v93
  br label %b.L__BB76_27
b.L__BB76_27:
  %r.r114.0 = phi i32 [ %v22, %b.L__BB76_21 ], [ %v51, %b.L__BB76_26 ], [ %v70, %b.L__BB76_25 ], [ %v94, %b.L__BB76_24 ]
  %v96 = icmp ult i32 %r.r114.0, 128
  br i1 %v96, label %b.L__BB76_33, label %b.L__BB76_28
b.L__BB76_33:
  %v98 = add nsw i32 %r.r114.0, -9
  %v99 = icmp ult i32 %v98, 5
  %v100 = icmp eq i32 %r.r114.0, 32
  %v101 = or i1 %v100, %v99
  %v102 = and i32 %r.r114.0, 124
  %v103 = icmp eq i32 %v102, 28
  %v104 = or i1 %v103, %v101
  br label %b.L__BB76_34
b.L__BB76_28:
  switch i32 %r.r114.0, label %b.next.20 [
    i32 5760, label %b.L__BB76_32
    i32 160, label %b.L__BB76_32
    i32 133, label %b.L__BB76_32
  ]
b.next.20:
  %v112 = add nsw i32 %r.r114.0, -8192
  %v113 = icmp ult i32 %v112, 11
  br label %b.L__BB76_32
b.L__BB76_32:
  %r.p134.0 = phi i1 [ true, %b.L__BB76_28 ], [ %v113, %b.next.20 ], [ true, %b.L__BB76_28 ], [ true, %b.L__BB76_28 ]
  %3 = and i32 %r.r114.0, -2
  %v116 = icmp eq i32 %3, 8232
  %v118 = or i1 %v116, %r.p134.0
  %v119 = icmp eq i32 %r.r114.0, 8239
  %v120 = or i1 %v119, %v118
  %v121 = icmp eq i32 %r.r114.0, 8287
  %v122 = or i1 %v121, %v120
  %v123 = icmp eq i32 %r.r114.0, 12288
  %v124 = or i1 %v123, %v122
  br label %b.L__BB76_34
b.L__BB76_34:
  %r.p135.0 = phi i1 [ %v104, %b.L__BB76_33 ], [ %v124, %b.L__BB76_32 ]
  br i1 %r.p135.0, label %b.next.23, label %b.L__BB76_36
b.next.23:
  %v129 = icmp ult i8 %v19, -16
  %v130 = select i1 %v129, i64 3, i64 4
  %v131 = icmp ult i8 %v19, -32
  %v132 = select i1 %v131, i64 2, i64 %v130
  %v134 = select i1 %v23, i64 1, i64 %v132
  %v136 = add i64 %v134, %r.rd183.1
  %v138 = icmp slt i64 %v136, %i.p1
  br i1 %v138, label %b.L__BB76_21, label %b.L__BB76_36
b.L__BB76_36:
  %r.rd183.0 = phi i64 [ %r.rd203.0, %b.next.4 ], [ %r.rd183.1, %b.L__BB76_34 ], [ %v136, %b.next.23 ]
  %v141 = icmp eq i64 %r.rd183.0, %i.p1
  br i1 %v141, label %b.L__BB76_96, label %b.next.26
b.next.26:
  %v145 = icmp eq i64 %r.rd178.0, %i.p4
  br i1 %v145, label %b.L__BB76_56, label %b.L__BB76_38
b.L__BB76_56:
  %v148 = sub i64 %i.p1, %r.rd183.0
  %v150 = add i64 %r.rd183.0, %i.p0
  br label %b.L__BB76_96
b.L__BB76_57:
  br i1 %v162, label %b.L__BB76_96, label %b.next.30
b.next.30:
  %v155 = icmp eq i64 %r.rd178.0, %i.p4
  br i1 %v155, label %b.L__BB76_95, label %b.L__BB76_59
b.L__BB76_95:
  %v158 = sub i64 %i.p1, %r.rd203.0
  %v160 = add i64 %r.rd203.0, %i.p0
  br label %b.L__BB76_96
b.L__BB76_3:
  %v164 = icmp sge i64 %r.rd203.0, %i.p1
  %v165 = or i1 %v164, %v162
  br i1 %v165, label %b.L__BB76_96, label %b.L__BB76_5
b.L__BB76_5:
  %r.rd180.0 = phi i64 [ %v273, %b.next.48 ], [ %r.rd203.0, %b.L__BB76_3 ]
  %v169 = add i64 %r.rd180.0, %i.p0
  %v170 = inttoptr i64 %v169 to ptr
  %v171 = load i8, ptr %v170, align 1
  %v174 = zext i8 %v171 to i32
  %v175 = icmp sgt i8 %v171, -1
  br i1 %v175, label %b.L__BB76_11, label %b.next.36
b.next.36:
  %v178 = icmp ult i8 %v171, -32
  br i1 %v178, label %b.L__BB76_10, label %b.L__BB76_7
b.L__BB76_10:
  %v183 = getelementptr i8, ptr %v170, i64 1
  %v184 = load i8, ptr %v183, align 1
  %4 = and i8 %v184, 63
  %v186 = zext nneg i8 %4 to i32
  %v180 = shl nuw nsw i32 %v174, 6
  %v198 = and i32 %v180, 1984
  %v203 = or disjoint i32 %v198, %v186
  br label %b.L__BB76_11
b.L__BB76_7:
  %v205 = icmp ult i8 %v171, -16
  %v211 = getelementptr i8, ptr %v170, i64 1
  %v212 = load i8, ptr %v211, align 1
  %v213 = zext i8 %v212 to i32
  %v218 = getelementptr i8, ptr %v170, i64 2
  %v219 = load i8, ptr %v218, align 1
  br i1 %v205, label %b.L__BB76_9, label %b.L__BB76_8
b.L__BB76_9:
  %v207 = shl nuw nsw i32 %v174, 12
  %v208 = and i32 %v207, 61440
  %v214 = shl nuw nsw i32 %v213, 6
  %v215 = and i32 %v214, 4032
  %v216 = or disjoint i32 %v215, %v208
  %5 = and i8 %v219, 63
  %v221 = zext nneg i8 %5 to i32
  %v222 = or disjoint i32 %v216, %v221
  br label %b.L__BB76_11
b.L__BB76_8:
  %v224 = shl nuw nsw i32 %v174, 18
  %v225 = and i32 %v224, 1835008
  %v231 = shl nuw nsw i32 %v213, 12
  %v232 = and i32 %v231, 258048
  %v233 = or disjoint i32 %v232, %v225
  %v237 = zext i8 %v219 to i32
  %v238 = shl nuw nsw i32 %v237, 6
  %v239 = and i32 %v238, 4032
  %v240 = or disjoint i32 %v233, %v239
  %v242 = getelementptr i8, ptr %v170, i64 3
  %v243 = load i8, ptr %v242, align 1
  %6 = and i8 %v243, 63
  %v245 = zext nneg i8 %6 to i32
  %v246 = or disjoint i32 %v240, %v245
  br label %b.L__BB76_11
b.L__BB76_11:
  %r.r113.0 = phi i32 [ %v174, %b.L__BB76_5 ], [ %v203, %b.L__BB76_10 ], [ %v222, %b.L__BB76_9 ], [ %v246, %b.L__BB76_8 ]
  %v248 = icmp ugt i32 %r.r113.0, 30
  br i1 %v248, label %b.L__BB76_12, label %b.next.44
b.next.44:
  %v251 = shl nuw nsw i32 1, %r.r113.0
  %v251.fr = freeze i32 %v251
  %v254 = and i32 %v251.fr, 1879063552
  %v255.not.not = icmp eq i32 %v254, 0
  br i1 %v255.not.not, label %b.next.48, label %b.L__BB76_15
b.L__BB76_12:
  switch i32 %r.r113.0, label %b.next.48 [
    i32 8233, label %b.L__BB76_15
    i32 8232, label %b.L__BB76_15
    i32 133, label %b.L__BB76_15
  ]
b.next.48:
  %v266 = icmp ult i8 %v171, -16
  %v267 = select i1 %v266, i64 3, i64 4
  %v268 = icmp ult i8 %v171, -32
  %v269 = select i1 %v268, i64 2, i64 %v267
  %v271 = select i1 %v175, i64 1, i64 %v269
  %v273 = add i64 %v271, %r.rd180.0
  %v275 = icmp slt i64 %v273, %i.p1
  br i1 %v275, label %b.L__BB76_5, label %b.L__BB76_15
b.L__BB76_15:
  %r.rd180.1 = phi i64 [ %r.rd180.0, %b.L__BB76_12 ], [ %r.rd180.0, %b.L__BB76_12 ], [ %v273, %b.next.48 ], [ %r.rd180.0, %b.next.44 ], [ %r.rd180.0, %b.L__BB76_12 ]
  %v278 = icmp ult i8 %v171, -16
  %v279 = select i1 %v278, i64 3, i64 4
  %v280 = icmp ult i8 %v171, -32
  %v281 = select i1 %v280, i64 2, i64 %v279
  %v283 = select i1 %v175, i64 1, i64 %v281
  %v285 = add i64 %v283, %r.rd180.0
  %v287 = add i64 %r.rd180.1, 1
  %v289.not = icmp slt i64 %v287, %i.p1
  br i1 %v289.not, label %b.next.51, label %b.L__BB76_18
b.next.51:
  %v292 = add i64 %r.rd180.1, %i.p0
  %v293 = inttoptr i64 %v292 to ptr
  %v294 = load i8, ptr %v293, align 1
  %v296.not = icmp eq i8 %v294, 13
  br i1 %v296.not, label %b.next.52, label %b.L__BB76_18
b.next.52:
  %v299 = getelementptr i8, ptr %v293, i64 1
  %v300 = load i8, ptr %v299, align 1
  %v302 = icmp eq i8 %v300, 10
  %v303 = zext i1 %v302 to i64
  br label %b.L__BB76_18
b.L__BB76_18:
  %r.rd181.0 = phi i64 [ 0, %b.L__BB76_15 ], [ 0, %b.next.51 ], [ %v303, %b.next.52 ]
  %v306 = add i64 %v285, %r.rd181.0
  %v309 = sub i64 %r.rd180.1, %r.rd203.0
  %v311 = add i64 %r.rd203.0, %i.p0
  br label %b.L__BB76_96
b.L__BB76_59:
  br i1 %v313, label %b.L__BB76_73, label %b.next.55
b.next.55:
  %v316 = load i8, ptr %v315, align 1
  %v320 = icmp sgt i64 %r.rd203.0, %v1
  br i1 %v320, label %b.L__BB76_74, label %b.next.56
b.next.56:
  %v322 = zext i8 %v316 to i64
  %v324 = mul nuw i64 %v322, 72340172838076673
  br label %b.L__BB76_62
b.L__BB76_62:
  %r.rd190.0 = phi i64 [ %r.rd203.0, %b.next.56 ], [ %r.rd190.1, %b.L__BB76_72 ]
  %v327 = add i64 %r.rd190.0, 8
  %v329 = icmp sgt i64 %v327, %i.p1
  %v331 = add i64 %r.rd190.0, %i.p0
  %v333 = inttoptr i64 %v331 to ptr
  br i1 %v329, label %b.L__BB76_69, label %b.L__BB76_63
b.L__BB76_69:
  %v334 = load i8, ptr %v333, align 1
  %v337 = icmp eq i8 %v334, %v316
  br i1 %v337, label %b.L__BB76_65, label %b.next.60
b.next.60:
  %v339 = add i64 %r.rd190.0, 1
  br label %b.L__BB76_72
b.L__BB76_63:
  %word.i173 = load i64, ptr %v333, align 1
  %v344 = xor i64 %word.i173, %v324
  %v346 = add i64 %v344, -72340172838076673
  %v345 = and i64 %v344, -9187201950435737472
  %v347 = xor i64 %v345, -9187201950435737472
  %v348 = and i64 %v347, %v346
  %v349 = icmp eq i64 %v348, 0
  br i1 %v349, label %b.L__BB76_72, label %b.next.62
b.next.62:
  %v351 = sub i64 0, %v348
  %v352 = and i64 %v348, %v351
  %v353 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v352, i1 false)
  %v354 = trunc nuw nsw i64 %v353 to i32
  %v355 = sub nsw i32 63, %v354
  %v356 = ashr i32 %v355, 3
  %v357 = sext i32 %v356 to i64
  %v359 = add i64 %r.rd190.0, %v357
  %v361 = icmp sgt i64 %v359, %v1
  br i1 %v361, label %b.L__BB76_74, label %b.L__BB76_65
b.L__BB76_65:
  %r.rd187.0 = phi i64 [ %r.rd190.0, %b.L__BB76_69 ], [ %v359, %b.next.62 ]
  %v364 = add i64 %r.rd187.0, 1
  %v366 = add i64 %v3, %r.rd187.0
  br label %b.L__BB76_66
b.L__BB76_66:
  %r.rd188.0 = phi i64 [ 0, %b.L__BB76_65 ], [ %v368, %b.L__BB76_71 ]
  %v368 = add i64 %r.rd188.0, 8
  %v370 = icmp slt i64 %v368, %i.p3
  br i1 %v370, label %b.L__BB76_71, label %b.L__BB76_67.preheader
b.L__BB76_67.preheader:
  %v387 = add i64 %v364, %i.p0
  br label %b.L__BB76_67
b.L__BB76_71:
  %v373 = add i64 %v366, %r.rd188.0
  %at.i169 = inttoptr i64 %v373 to ptr
  %word.i170 = load i64, ptr %at.i169, align 1
  %v377 = add i64 %v4, %r.rd188.0
  %at.i166 = inttoptr i64 %v377 to ptr
  %word.i167 = load i64, ptr %at.i166, align 1
  %v380 = icmp eq i64 %word.i170, %word.i167
  br i1 %v380, label %b.L__BB76_66, label %b.L__BB76_72
b.L__BB76_67:
  %r.rd188.1 = phi i64 [ %v390, %b.next.70 ], [ %r.rd188.0, %b.L__BB76_67.preheader ]
  %v384.not = icmp slt i64 %r.rd188.1, %v2
  br i1 %v384.not, label %b.next.70, label %b.L__BB76_74
b.next.70:
  %v389 = add i64 %v387, %r.rd188.1
  %v390 = add nsw i64 %r.rd188.1, 1
  %v392 = add i64 %r.rd188.1, %i.p2
  %v393 = inttoptr i64 %v392 to ptr
  %v394 = getelementptr i8, ptr %v393, i64 1
  %v395 = load i8, ptr %v394, align 1
  %v397 = inttoptr i64 %v389 to ptr
  %v398 = load i8, ptr %v397, align 1
  %v400 = icmp eq i8 %v398, %v395
  br i1 %v400, label %b.L__BB76_67, label %b.L__BB76_72
b.L__BB76_72:
  %r.rd190.1 = phi i64 [ %v364, %b.next.70 ], [ %v327, %b.L__BB76_63 ], [ %v339, %b.next.60 ], [ %v364, %b.L__BB76_71 ]
  %v403 = icmp sgt i64 %r.rd190.1, %v1
  br i1 %v403, label %b.L__BB76_74, label %b.L__BB76_62
b.L__BB76_38:
  %v407.not = icmp slt i64 %r.rd183.0, %i.p1
  br i1 %v407.not, label %b.L__BB76_40, label %b.L__BB76_55
b.L__BB76_40:
  %r.rd203.3 = phi i64 [ %v529, %b.next.93 ], [ %r.rd183.0, %b.L__BB76_38 ]
  %v411 = add i64 %r.rd203.3, %i.p0
  %v412 = inttoptr i64 %v411 to ptr
  %v413 = load i8, ptr %v412, align 1
  %v416 = zext i8 %v413 to i32
  %v417 = icmp sgt i8 %v413, -1
  br i1 %v417, label %b.L__BB76_46, label %b.next.77
b.next.77:
  %v420 = icmp ult i8 %v413, -32
  br i1 %v420, label %b.L__BB76_45, label %b.L__BB76_42
b.L__BB76_45:
  %v425 = getelementptr i8, ptr %v412, i64 1
  %v426 = load i8, ptr %v425, align 1
  %7 = and i8 %v426, 63
  %v428 = zext nneg i8 %7 to i32
  %v422 = shl nuw nsw i32 %v416, 6
  %v440 = and i32 %v422, 1984
  %v445 = or disjoint i32 %v440, %v428
  br label %b.L__BB76_46
b.L__BB76_42:
  %v447 = icmp ult i8 %v413, -16
  %v453 = getelementptr i8, ptr %v412, i64 1
  %v454 = load i8, ptr %v453, align 1
  %v455 = zext i8 %v454 to i32
  %v460 = getelementptr i8, ptr %v412, i64 2
  %v461 = load i8, ptr %v460, align 1
  br i1 %v447, label %b.L__BB76_44, label %b.L__BB76_43
b.L__BB76_44:
  %v449 = shl nuw nsw i32 %v416, 12
  %v450 = and i32 %v449, 61440
  %v456 = shl nuw nsw i32 %v455, 6
  %v457 = and i32 %v456, 4032
  %v458 = or disjoint i32 %v457, %v450
  %8 = and i8 %v461, 63
  %v463 = zext nneg i8 %8 to i32
  %v464 = or disjoint i32 %v458, %v463
  br label %b.L__BB76_46
b.L__BB76_43:
  %v466 = shl nuw nsw i32 %v416, 18
  %v467 = and i32 %v466, 1835008
  %v473 = shl nuw nsw i32 %v455, 12
  %v474 = and i32 %v473, 258048
  %v475 = or disjoint i32 %v474, %v467
  %v479 = zext i8 %v461 to i32
  %v480 = shl nuw nsw i32 %v479, 6
  %v481 = and i32 %v480, 4032
  %v482 = or disjoint i32 %v475, %v481
  %v484 = getelementptr i8, ptr %v412, i64 3
  %v485 = load i8, ptr %v484, align 1
  %9 = and i8 %v485, 63
  %v487 = zext nneg i8 %9 to i32
  %v488 = or disjoint i32 %v482, %v487
  br label %b.L__BB76_46
b.L__BB76_46:
  %r.r115.0 = phi i32 [ %v416, %b.L__BB76_40 ], [ %v445, %b.L__BB76_45 ], [ %v464, %b.L__BB76_44 ], [ %v488, %b.L__BB76_43 ]
  %v490 = icmp ult i32 %r.r115.0, 128
  br i1 %v490, label %b.L__BB76_52, label %b.L__BB76_47
b.L__BB76_52:
  %v492 = add nsw i32 %r.r115.0, -9
  %v493 = icmp ult i32 %v492, 5
  %v494 = icmp eq i32 %r.r115.0, 32
  %v495 = or i1 %v494, %v493
  %v496 = and i32 %r.r115.0, 124
  %v497 = icmp eq i32 %v496, 28
  %v498 = or i1 %v497, %v495
  br label %b.L__BB76_53
b.L__BB76_47:
  switch i32 %r.r115.0, label %b.next.90 [
    i32 5760, label %b.L__BB76_51
    i32 160, label %b.L__BB76_51
    i32 133, label %b.L__BB76_51
  ]
b.next.90:
  %v506 = add nsw i32 %r.r115.0, -8192
  %v507 = icmp ult i32 %v506, 11
  br label %b.L__BB76_51
b.L__BB76_51:
  %r.p136.0 = phi i1 [ true, %b.L__BB76_47 ], [ %v507, %b.next.90 ], [ true, %b.L__BB76_47 ], [ true, %b.L__BB76_47 ]
  %10 = and i32 %r.r115.0, -2
  %v510 = icmp eq i32 %10, 8232
  %v512 = or i1 %v510, %r.p136.0
  %v513 = icmp eq i32 %r.r115.0, 8239
  %v514 = or i1 %v513, %v512
  %v515 = icmp eq i32 %r.r115.0, 8287
  %v516 = or i1 %v515, %v514
  %v517 = icmp eq i32 %r.r115.0, 12288
  %v518 = or i1 %v517, %v516
  br label %b.L__BB76_53
b.L__BB76_53:
  %r.p137.0 = phi i1 [ %v498, %b.L__BB76_52 ], [ %v518, %b.L__BB76_51 ]
  br i1 %r.p137.0, label %b.L__BB76_55, label %b.next.93
b.next.93:
  %v522 = icmp ult i8 %v413, -16
  %v523 = select i1 %v522, i64 3, i64 4
  %v524 = icmp ult i8 %v413, -32
  %v525 = select i1 %v524, i64 2, i64 %v523
  %v527 = select i1 %v417, i64 1, i64 %v525
  %v529 = add i64 %v527, %r.rd203.3
  %v531 = icmp slt i64 %v529, %i.p1
  br i1 %v531, label %b.L__BB76_40, label %b.L__BB76_55
b.L__BB76_55:
  %r.rd203.2 = phi i64 [ %r.rd183.0, %b.L__BB76_38 ], [ %r.rd203.3, %b.L__BB76_53 ], [ %v529, %b.next.93 ]
  %v534 = sub i64 %r.rd203.2, %r.rd183.0
  %v536 = add i64 %r.rd183.0, %i.p0
  br label %b.L__BB76_96
b.L__BB76_73:
  %v539 = icmp slt i64 %v1, %r.rd203.0
  %v540 = select i1 %v539, i64 -1, i64 %r.rd203.0
  br label %b.L__BB76_74
b.L__BB76_74:
  %r.rd199.0 = phi i64 [ %v540, %b.L__BB76_73 ], [ -1, %b.next.55 ], [ %r.rd187.0, %b.L__BB76_67 ], [ -1, %b.next.62 ], [ -1, %b.L__BB76_72 ]
  %v544 = icmp ne i64 %r.rd178.0, 0
  %v545 = or i1 %v542, %v544
  %v547 = icmp slt i64 %r.rd199.0, 0
  %v548 = or i1 %v545, %v547
  br i1 %v548, label %b.L__BB76_92, label %b.L__BB76_76
b.L__BB76_76:
  %r.rd199.2 = phi i64 [ %r.rd199.3, %b.L__BB76_91 ], [ %r.rd199.0, %b.L__BB76_74 ]
  %r.rd192.0 = phi i64 [ %v651, %b.L__BB76_91 ], [ %i.p5, %b.L__BB76_74 ]
  %v553 = add i64 %r.rd199.2, %i.p3
  br i1 %v313, label %b.L__BB76_90, label %b.next.100
b.next.100:
  %v557 = load i8, ptr %v556, align 1
  %v561 = icmp sgt i64 %v553, %v1
  br i1 %v561, label %b.L__BB76_91, label %b.next.101
b.next.101:
  %v563 = zext i8 %v557 to i64
  %v565 = mul nuw i64 %v563, 72340172838076673
  br label %b.L__BB76_79
b.L__BB76_79:
  %r.rd198.0 = phi i64 [ %v553, %b.next.101 ], [ %r.rd198.1, %b.L__BB76_89 ]
  %v567 = add i64 %r.rd198.0, 8
  %v569 = icmp sgt i64 %v567, %i.p1
  %v571 = add i64 %r.rd198.0, %i.p0
  %v573 = inttoptr i64 %v571 to ptr
  br i1 %v569, label %b.L__BB76_86, label %b.L__BB76_80
b.L__BB76_86:
  %v574 = load i8, ptr %v573, align 1
  %v577 = icmp eq i8 %v574, %v557
  br i1 %v577, label %b.L__BB76_82, label %b.next.105
b.next.105:
  %v579 = add i64 %r.rd198.0, 1
  br label %b.L__BB76_89
b.L__BB76_80:
  %word.i164 = load i64, ptr %v573, align 1
  %v584 = xor i64 %word.i164, %v565
  %v586 = add i64 %v584, -72340172838076673
  %v585 = and i64 %v584, -9187201950435737472
  %v587 = xor i64 %v585, -9187201950435737472
  %v588 = and i64 %v587, %v586
  %v589 = icmp eq i64 %v588, 0
  br i1 %v589, label %b.L__BB76_89, label %b.next.107
b.next.107:
  %v591 = sub i64 0, %v588
  %v592 = and i64 %v588, %v591
  %v593 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v592, i1 false)
  %v594 = trunc nuw nsw i64 %v593 to i32
  %v595 = sub nsw i32 63, %v594
  %v596 = ashr i32 %v595, 3
  %v597 = sext i32 %v596 to i64
  %v599 = add i64 %r.rd198.0, %v597
  %v601 = icmp sgt i64 %v599, %v1
  br i1 %v601, label %b.L__BB76_91, label %b.L__BB76_82
b.L__BB76_82:
  %r.rd195.0 = phi i64 [ %r.rd198.0, %b.L__BB76_86 ], [ %v599, %b.next.107 ]
  %v604 = add i64 %r.rd195.0, 1
  %v611 = add i64 %v604, %i.p0
  br label %b.L__BB76_83
b.L__BB76_83:
  %r.rd196.0 = phi i64 [ 0, %b.L__BB76_82 ], [ %v606, %b.L__BB76_88 ]
  %v606 = add i64 %r.rd196.0, 8
  %v608 = icmp slt i64 %v606, %i.p3
  br i1 %v608, label %b.L__BB76_88, label %b.L__BB76_84.preheader
b.L__BB76_84.preheader:
  %v628 = add i64 %v604, %i.p0
  br label %b.L__BB76_84
b.L__BB76_88:
  %v613 = add i64 %v611, %r.rd196.0
  %at.i160 = inttoptr i64 %v613 to ptr
  %word.i161 = load i64, ptr %at.i160, align 1
  %v618 = add i64 %v617, %r.rd196.0
  %at.i157 = inttoptr i64 %v618 to ptr
  %word.i158 = load i64, ptr %at.i157, align 1
  %v621 = icmp eq i64 %word.i161, %word.i158
  br i1 %v621, label %b.L__BB76_83, label %b.L__BB76_89
b.L__BB76_84:
  %r.rd196.1 = phi i64 [ %v631, %b.next.115 ], [ %r.rd196.0, %b.L__BB76_84.preheader ]
  %v625.not = icmp slt i64 %r.rd196.1, %v2
  br i1 %v625.not, label %b.next.115, label %b.L__BB76_91
b.next.115:
  %v630 = add i64 %v628, %r.rd196.1
  %v631 = add nsw i64 %r.rd196.1, 1
  %v633 = add i64 %r.rd196.1, %i.p2
  %v634 = inttoptr i64 %v633 to ptr
  %v635 = getelementptr i8, ptr %v634, i64 1
  %v636 = load i8, ptr %v635, align 1
  %v638 = inttoptr i64 %v630 to ptr
  %v639 = load i8, ptr %v638, align 1
  %v641 = icmp eq i8 %v639, %v636
  br i1 %v641, label %b.L__BB76_84, label %b.L__BB76_89
b.L__BB76_89:
  %r.rd198.1 = phi i64 [ %v604, %b.next.115 ], [ %v567, %b.L__BB76_80 ], [ %v579, %b.next.105 ], [ %v604, %b.L__BB76_88 ]
  %v644 = icmp sgt i64 %r.rd198.1, %v1
  br i1 %v644, label %b.L__BB76_91, label %b.L__BB76_79
b.L__BB76_90:
  %v648 = icmp slt i64 %v1, %v553
  %v649 = select i1 %v648, i64 -1, i64 %v553
  br label %b.L__BB76_91
b.L__BB76_91:
  %r.rd199.3 = phi i64 [ %v649, %b.L__BB76_90 ], [ -1, %b.next.100 ], [ %r.rd195.0, %b.L__BB76_84 ], [ -1, %b.next.107 ], [ -1, %b.L__BB76_89 ]
  %v651 = add nsw i64 %r.rd192.0, -1
  %v653 = icmp sgt i64 %r.rd199.3, -1
  %v654 = icmp sgt i64 %r.rd192.0, 1
  %v655 = and i1 %v654, %v653
  br i1 %v655, label %b.L__BB76_76, label %b.L__BB76_92
b.L__BB76_92:
  %r.rd199.1 = phi i64 [ %r.rd199.0, %b.L__BB76_74 ], [ %r.rd199.3, %b.L__BB76_91 ]
  %v657 = icmp slt i64 %r.rd199.1, 0
  br i1 %v657, label %b.L__BB76_94, label %b.next.123
b.next.123:
  %v660 = add i64 %r.rd199.1, %i.p3
  %v662 = sub nsw i64 %r.rd199.1, %r.rd203.0
  %v664 = add i64 %r.rd203.0, %i.p0
  br label %b.L__BB76_96
b.L__BB76_94:
  %v667 = sub i64 %i.p1, %r.rd203.0
  %v669 = add i64 %r.rd203.0, %i.p0
  br label %b.L__BB76_96
b.L__BB76_96:
  %r.rd203.1 = phi i64 [ -1, %b.L__BB76_57 ], [ -1, %b.L__BB76_95 ], [ -1, %b.L__BB76_94 ], [ %v660, %b.next.123 ], [ -1, %b.L__BB76_19 ], [ -1, %b.L__BB76_36 ], [ -1, %b.L__BB76_56 ], [ %r.rd203.2, %b.L__BB76_55 ], [ -1, %b.L__BB76_3 ], [ %v306, %b.L__BB76_18 ]
  %r.rd201.0 = phi i64 [ 0, %b.L__BB76_57 ], [ %v160, %b.L__BB76_95 ], [ %v669, %b.L__BB76_94 ], [ %v664, %b.next.123 ], [ 0, %b.L__BB76_19 ], [ 0, %b.L__BB76_36 ], [ %v150, %b.L__BB76_56 ], [ %v536, %b.L__BB76_55 ], [ 0, %b.L__BB76_3 ], [ %v311, %b.L__BB76_18 ]
  %r.rd202.0 = phi i64 [ 0, %b.L__BB76_57 ], [ %v158, %b.L__BB76_95 ], [ %v667, %b.L__BB76_94 ], [ %v662, %b.next.123 ], [ 0, %b.L__BB76_19 ], [ 0, %b.L__BB76_36 ], [ %v148, %b.L__BB76_56 ], [ %v534, %b.L__BB76_55 ], [ 0, %b.L__BB76_3 ], [ %v309, %b.L__BB76_18 ]
  %v671 = icmp eq i64 %r.rd201.0, 0
  br i1 %v671, label %b.L__BB76_105, label %b.next.126
b.next.126:
  %v674.not = icmp eq i64 %r.rd202.0, %i.p8
  br i1 %v674.not, label %b.L__BB76_99, label %b.L__BB76_104
b.L__BB76_99:
  %r.rd204.0 = phi i64 [ %v676, %b.next.129 ], [ 0, %b.next.126 ]
  %v676 = add i64 %r.rd204.0, 8
  %v678 = icmp sgt i64 %v676, %i.p8
  br i1 %v678, label %b.L__BB76_101, label %b.next.129
b.next.129:
  %v681 = add i64 %r.rd204.0, %r.rd201.0
  %at.i154 = inttoptr i64 %v681 to ptr
  %word.i155 = load i64, ptr %at.i154, align 1
  %v685 = add i64 %r.rd204.0, %i.p7
  %at.i = inttoptr i64 %v685 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v688 = icmp eq i64 %word.i155, %word.i
  br i1 %v688, label %b.L__BB76_99, label %b.L__BB76_104
b.L__BB76_101:
  %v693.not = icmp slt i64 %r.rd204.0, %i.p8
  br i1 %v693.not, label %b.L__BB76_102, label %b.L__BB76_105
b.L__BB76_102:
  %r.rd204.1 = phi i64 [ %v706, %b.next.134 ], [ %r.rd204.0, %b.L__BB76_101 ]
  %v696 = add i64 %r.rd204.1, %i.p7
  %v697 = inttoptr i64 %v696 to ptr
  %v698 = load i8, ptr %v697, align 1
  %v701 = add i64 %r.rd204.1, %r.rd201.0
  %v702 = inttoptr i64 %v701 to ptr
  %v703 = load i8, ptr %v702, align 1
  %v705.not = icmp eq i8 %v703, %v698
  br i1 %v705.not, label %b.next.134, label %b.L__BB76_104
b.next.134:
  %v706 = add nsw i64 %r.rd204.1, 1
  %v710 = icmp slt i64 %v706, %i.p8
  br i1 %v710, label %b.L__BB76_102, label %b.L__BB76_105
b.L__BB76_104:
  %v713 = add i64 %r.rd178.0, 1
  br label %b.L__BB76_1
b.L__BB76_105:
  %r.r116.0 = phi i32 [ 1, %b.next.134 ], [ 1, %b.L__BB76_101 ], [ 0, %b.L__BB76_96 ]
  %v718 = insertvalue { i32 } poison, i32 %r.r116.0, 0
  ret { i32 } %v718
}
define internal { i32 } @udf_text_re_first_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i32 %"i.p4", i64 %"i.p5") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p0 to ptr
  %v2 = getelementptr i8, ptr %v1, i64 8
  %v3 = load i32, ptr %v2, align 4
  %v5 = getelementptr i8, ptr %v1, i64 40
  %v6 = load i32, ptr %v5, align 4
  %v8 = getelementptr i8, ptr %v1, i64 44
  %v9 = load i32, ptr %v8, align 4
  %v11 = load i32, ptr %v1, align 4
  %v12 = zext i32 %v11 to i64
  %v13 = icmp slt i64 %i.p3, 1
  br i1 %v13, label %b.L__BB77_2, label %b.next.0
b.next.0:
  %v16 = getelementptr i8, ptr %v1, i64 32
  %v17 = load i32, ptr %v16, align 4
  %v18 = zext i32 %v17 to i64
  %v21 = add i64 %i.p3, %i.p1
  %v23 = getelementptr i8, ptr %v1, i64 20
  %v24 = load i32, ptr %v23, align 4
  %v25 = zext i32 %v24 to i64
  %v26 = inttoptr i64 %v21 to ptr
  %v27 = getelementptr i8, ptr %v26, i64 -1
  %v28 = load i8, ptr %v27, align 1
  %v29 = zext i8 %v28 to i64
  %v30 = add i64 %i.p0, %v25
  %v31 = add i64 %v30, %v29
  %v32 = inttoptr i64 %v31 to ptr
  %v33 = load i8, ptr %v32, align 1
  %v34 = zext i8 %v33 to i64
  %v35 = add i64 %i.p0, %v18
  %v36 = add i64 %v35, %v34
  %v37 = inttoptr i64 %v36 to ptr
  %v38 = load i8, ptr %v37, align 1
  %v39 = zext i8 %v38 to i64
  br label %b.L__BB77_2
b.L__BB77_2:
  %r.rd73.0 = phi i64 [ 0, %start ], [ %v39, %b.next.0 ]
  %v42 = getelementptr i8, ptr %v1, i64 36
  %v43 = load i32, ptr %v42, align 4
  %v44 = zext i32 %v43 to i64
  %v45 = add i64 %i.p0, %v44
  %v47.not.not = icmp eq i32 %i.p4, 0
  %v51 = select i1 %v47.not.not, i64 0, i64 4
  %v53 = add nuw nsw i64 %r.rd73.0, %v51
  %v56 = shl nuw nsw i64 %v53, 1
  %v59 = add i64 %v45, %v56
  %v60 = inttoptr i64 %v59 to ptr
  %v61 = load i16, ptr %v60, align 2
  %v62 = icmp eq i16 %v61, -1
  br i1 %v62, label %b.L__BB77_25, label %b.next.2
b.next.2:
  %v66 = zext i16 %v61 to i32
  %v68 = zext i32 %v6 to i64
  %v70 = add i64 %i.p0, %v68
  %v72 = zext i32 %v9 to i64
  %v73 = add i64 %i.p0, %v72
  %v88 = getelementptr i8, ptr %v1, i64 20
  %v104 = getelementptr i8, ptr %v1, i64 12
  %v137 = icmp eq i32 %v11, 0
  %v173 = inttoptr i64 %i.p5 to ptr
  %v174 = getelementptr i8, ptr %v173, i64 8
  br label %b.L__BB77_4
b.L__BB77_4:
  %r.rd74.0 = phi i64 [ %i.p3, %b.next.2 ], [ %v228, %b.next.26 ]
  %r.r30.0 = phi i32 [ %v66, %b.next.2 ], [ %v226, %b.next.26 ]
  %r.rs17.1.off0 = phi i8 [ 0, %b.next.2 ], [ %r.rs17.2.off0, %b.next.26 ]
  %v77 = load i32, ptr %v2, align 4
  %v80 = icmp eq i64 %r.rd74.0, %i.p2
  br i1 %v80, label %b.L__BB77_7, label %b.L__BB77_5
b.L__BB77_7:
  %v82 = add i32 %v77, -1
  br label %b.L__BB77_8
b.L__BB77_5:
  %v85 = add i64 %r.rd74.0, %i.p1
  %v89 = load i32, ptr %v88, align 4
  %v90 = zext i32 %v89 to i64
  %v91 = inttoptr i64 %v85 to ptr
  %v92 = load i8, ptr %v91, align 1
  %v93 = zext i8 %v92 to i64
  %v94 = add i64 %i.p0, %v90
  %v95 = add i64 %v94, %v93
  %v96 = inttoptr i64 %v95 to ptr
  %v97 = load i8, ptr %v96, align 1
  %v98 = zext i8 %v97 to i32
  %v99 = add i64 %r.rd74.0, 1
  %v101.not = icmp eq i64 %v99, %i.p2
  br i1 %v101.not, label %b.next.7, label %b.L__BB77_8
b.next.7:
  %v105 = load i32, ptr %v104, align 4
  %v107 = icmp eq i32 %v105, %v98
  %v109 = add i32 %v77, -2
  %v110 = select i1 %v107, i32 %v109, i32 %v98
  br label %b.L__BB77_8
b.L__BB77_8:
  %r.r31.0 = phi i32 [ %v82, %b.L__BB77_7 ], [ %v98, %b.L__BB77_5 ], [ %v110, %b.next.7 ]
  %v114 = mul i32 %r.r30.0, %v3
  %v115 = add i32 %r.r31.0, %v114
  %v116 = zext i32 %v115 to i64
  %v118 = shl nuw nsw i64 %v116, 2
  %v120 = add i64 %v70, %v118
  %v121 = inttoptr i64 %v120 to ptr
  %v122 = load i32, ptr %v121, align 4
  %v124 = icmp ult i32 %v122, 65536
  br i1 %v124, label %b.L__BB77_23, label %b.next.9
b.next.9:
  %0 = lshr i32 %v122, 15
  %1 = and i32 %0, 131070
  %v129 = zext nneg i32 %1 to i64
  %v131 = add i64 %v73, %v129
  %v132 = add i64 %v131, 2
  %v133 = inttoptr i64 %v131 to ptr
  %v134 = load i16, ptr %v133, align 2
  %v135 = icmp eq i16 %v134, 0
  br i1 %v135, label %b.L__BB77_18, label %b.next.10
b.next.10:
  br i1 %v137, label %b.L__BB77_17, label %b.L__BB77_12
b.L__BB77_12:
  %r.rd78.2 = phi i64 [ %v162, %b.L__BB77_16 ], [ %v132, %b.next.10 ]
  %r.rd75.0 = phi i64 [ %v166, %b.L__BB77_16 ], [ %i.p5, %b.next.10 ]
  %r.r32.0 = phi i32 [ %v168, %b.L__BB77_16 ], [ 0, %b.next.10 ]
  %v140 = inttoptr i64 %r.rd78.2 to ptr
  %v141 = load i16, ptr %v140, align 2
  switch i16 %v141, label %b.L__BB77_15 [
    i16 0, label %b.L__BB77_16
    i16 1, label %b.next.14
  ]
b.next.14:
  br label %b.L__BB77_16
b.L__BB77_15:
  %v147 = zext i16 %v141 to i64
  %v148 = add nuw nsw i64 %v147, 4294967294
  %v149 = and i64 %v148, 4294967295
  %v151 = add nuw nsw i64 %v149, %v12
  %v154 = shl nuw nsw i64 %v151, 3
  %v158 = add i64 %v154, %i.p5
  %v159 = inttoptr i64 %v158 to ptr
  %v160 = load i64, ptr %v159, align 8
  br label %b.L__BB77_16
b.L__BB77_16:
  %r.rd77.0 = phi i64 [ %r.rd74.0, %b.L__BB77_12 ], [ %v160, %b.L__BB77_15 ], [ -1, %b.next.14 ]
  %v162 = add i64 %r.rd78.2, 2
  %v165 = inttoptr i64 %r.rd75.0 to ptr
  store i64 %r.rd77.0, ptr %v165, align 8
  %v166 = add i64 %r.rd75.0, 8
  %v168 = add nuw i32 %r.r32.0, 1
  %v170 = icmp ult i32 %v168, %v11
  br i1 %v170, label %b.L__BB77_12, label %b.L__BB77_17
b.L__BB77_17:
  %r.rd78.1 = phi i64 [ %v132, %b.next.10 ], [ %v162, %b.L__BB77_16 ]
  store i64 %r.rd74.0, ptr %v174, align 8
  br label %b.L__BB77_18
b.L__BB77_18:
  %r.rd78.0 = phi i64 [ %v132, %b.next.9 ], [ %r.rd78.1, %b.L__BB77_17 ]
  %r.rs17.3.off0 = phi i8 [ %r.rs17.1.off0, %b.next.9 ], [ 1, %b.L__BB77_17 ]
  %v176 = inttoptr i64 %r.rd78.0 to ptr
  %v177 = load i16, ptr %v176, align 2
  %v178 = icmp eq i16 %v177, 0
  br i1 %v178, label %b.L__BB77_23, label %b.next.20
b.next.20:
  %v180 = zext i16 %v177 to i32
  %v182 = add i64 %r.rd78.0, 2
  br label %b.L__BB77_20
b.L__BB77_20:
  %r.rd80.0 = phi i64 [ %v182, %b.next.20 ], [ %v223, %b.L__BB77_22 ]
  %r.r33.0 = phi i32 [ %v180, %b.next.20 ], [ %v220, %b.L__BB77_22 ]
  %v184 = inttoptr i64 %r.rd80.0 to ptr
  %v185 = load i16, ptr %v184, align 2
  %v187 = getelementptr i8, ptr %v184, i64 2
  %v188 = load i16, ptr %v187, align 2
  %v189 = icmp eq i16 %v188, 0
  br i1 %v189, label %b.L__BB77_22, label %b.next.22
b.next.22:
  %v192 = zext i16 %v188 to i64
  %v193 = add nuw nsw i64 %v192, 4294967294
  %v194 = and i64 %v193, 4294967295
  %v196 = add nuw nsw i64 %v194, %v12
  %v199 = shl nuw nsw i64 %v196, 3
  %v203 = add i64 %v199, %i.p5
  %v204 = inttoptr i64 %v203 to ptr
  %v205 = load i64, ptr %v204, align 8
  br label %b.L__BB77_22
b.L__BB77_22:
  %r.rd81.0 = phi i64 [ %r.rd74.0, %b.L__BB77_20 ], [ %v205, %b.next.22 ]
  %v207 = zext i16 %v185 to i64
  %v209 = add nuw nsw i64 %v207, %v12
  %v212 = shl nuw nsw i64 %v209, 3
  %v216 = add i64 %v212, %i.p5
  %v218 = inttoptr i64 %v216 to ptr
  store i64 %r.rd81.0, ptr %v218, align 8
  %v220 = add nsw i32 %r.r33.0, -1
  %v221.not = icmp eq i32 %v220, 0
  %v223 = add i64 %r.rd80.0, 4
  br i1 %v221.not, label %b.L__BB77_23, label %b.L__BB77_20
b.L__BB77_23:
  %r.rs17.2.off0 = phi i8 [ %r.rs17.1.off0, %b.L__BB77_8 ], [ %r.rs17.3.off0, %b.L__BB77_18 ], [ %r.rs17.3.off0, %b.L__BB77_22 ]
  br i1 %v80, label %b.L__BB77_25, label %b.next.26
b.next.26:
  %v226 = and i32 %v122, 65535
  %v228 = add i64 %r.rd74.0, 1
  %v229.not = icmp eq i32 %v226, 65535
  br i1 %v229.not, label %b.L__BB77_25, label %b.L__BB77_4
b.L__BB77_25:
  %r.rs17.0.off0 = phi i8 [ 0, %b.L__BB77_2 ], [ %r.rs17.2.off0, %b.L__BB77_23 ], [ %r.rs17.2.off0, %b.next.26 ]
  %v233 = zext nneg i8 %r.rs17.0.off0 to i32
  %v235 = insertvalue { i32 } poison, i32 %v233, 0
  ret { i32 } %v235
}
define internal { i32 } @udf_text_re_first_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i32 %"i.p4", i64 %"i.p5", i64 %"i.p6") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p0 to ptr
  %v2 = getelementptr i8, ptr %v1, i64 8
  %v3 = load i32, ptr %v2, align 4
  %v5 = getelementptr i8, ptr %v1, i64 40
  %v6 = load i32, ptr %v5, align 4
  %v8 = getelementptr i8, ptr %v1, i64 44
  %v9 = load i32, ptr %v8, align 4
  %v11 = load i32, ptr %v1, align 4
  %v12 = zext i32 %v11 to i64
  %v13 = icmp slt i64 %i.p3, 1
  br i1 %v13, label %b.L__BB78_18, label %b.next.0
b.next.0:
  %v16 = getelementptr i8, ptr %v1, i64 32
  %v17 = load i32, ptr %v16, align 4
  br label %b.L__BB78_2
b.L__BB78_2:
  %r.rd119.0 = phi i64 [ %i.p3, %b.next.0 ], [ %v21, %b.L__BB78_2 ]
  %v21 = add i64 %r.rd119.0, -1
  %v23 = add i64 %r.rd119.0, %i.p1
  %v24 = inttoptr i64 %v23 to ptr
  %v25 = getelementptr i8, ptr %v24, i64 -1
  %v26 = load i8, ptr %v25, align 1
  %v30 = icmp slt i8 %v26, -64
  br i1 %v30, label %b.L__BB78_2, label %b.next.2
b.next.2:
  %v18 = zext i32 %v17 to i64
  %v28.le = zext i8 %v26 to i32
  %v34 = icmp sgt i8 %v26, -1
  br i1 %v34, label %b.L__BB78_16, label %b.L__BB78_4
b.L__BB78_16:
  %v37 = getelementptr i8, ptr %v1, i64 20
  %v38 = load i32, ptr %v37, align 4
  %v39 = zext i32 %v38 to i64
  %v41 = zext nneg i8 %v26 to i64
  %v42 = add nuw nsw i64 %v39, %v41
  br label %b.L__BB78_17
b.L__BB78_4:
  %v48 = icmp ult i8 %v26, -32
  br i1 %v48, label %b.L__BB78_8, label %b.L__BB78_5
b.L__BB78_8:
  %v53 = load i8, ptr %v24, align 1
  %0 = and i8 %v53, 63
  %v55 = zext nneg i8 %0 to i32
  %v50 = shl nuw nsw i32 %v28.le, 6
  %v67 = and i32 %v50, 1984
  %v72 = or disjoint i32 %v67, %v55
  br label %b.L__BB78_9
b.L__BB78_5:
  %v74 = icmp ult i8 %v26, -16
  %v80 = load i8, ptr %v24, align 1
  %v81 = zext i8 %v80 to i32
  %v86 = getelementptr i8, ptr %v24, i64 1
  %v87 = load i8, ptr %v86, align 1
  br i1 %v74, label %b.L__BB78_7, label %b.L__BB78_6
b.L__BB78_7:
  %v76 = shl nuw nsw i32 %v28.le, 12
  %v77 = and i32 %v76, 61440
  %v82 = shl nuw nsw i32 %v81, 6
  %v83 = and i32 %v82, 4032
  %v84 = or disjoint i32 %v83, %v77
  %1 = and i8 %v87, 63
  %v89 = zext nneg i8 %1 to i32
  %v90 = or disjoint i32 %v84, %v89
  br label %b.L__BB78_9
b.L__BB78_6:
  %v92 = shl nuw nsw i32 %v28.le, 18
  %v93 = and i32 %v92, 1835008
  %v98 = shl nuw nsw i32 %v81, 12
  %v99 = and i32 %v98, 258048
  %v100 = or disjoint i32 %v99, %v93
  %v104 = zext i8 %v87 to i32
  %v105 = shl nuw nsw i32 %v104, 6
  %v106 = and i32 %v105, 4032
  %v107 = or disjoint i32 %v100, %v106
  %v109 = getelementptr i8, ptr %v24, i64 2
  %v110 = load i8, ptr %v109, align 1
  %2 = and i8 %v110, 63
  %v112 = zext nneg i8 %2 to i32
  %v113 = or disjoint i32 %v107, %v112
  br label %b.L__BB78_9
b.L__BB78_9:
  %r.r144.0 = phi i32 [ %v72, %b.L__BB78_8 ], [ %v90, %b.L__BB78_7 ], [ %v113, %b.L__BB78_6 ]
  %v116 = getelementptr i8, ptr %v1, i64 16
  %v117 = load i32, ptr %v116, align 4
  %v118 = icmp ult i32 %v117, 2
  br i1 %v118, label %b.L__BB78_13, label %b.next.13
b.next.13:
  %v121 = getelementptr i8, ptr %v1, i64 24
  %v122 = load i32, ptr %v121, align 4
  %v123 = zext i32 %v122 to i64
  %v124 = add i64 %i.p0, %v123
  br label %b.L__BB78_11
b.L__BB78_11:
  %r.r145.0 = phi i32 [ %v117, %b.next.13 ], [ %v139, %b.L__BB78_11 ]
  %r.r146.0 = phi i32 [ 0, %b.next.13 ], [ %v138, %b.L__BB78_11 ]
  %v127 = add i32 %r.r146.0, %r.r145.0
  %v128 = lshr i32 %v127, 1
  %v129 = zext nneg i32 %v128 to i64
  %v131 = shl nuw nsw i64 %v129, 2
  %v133 = add i64 %v124, %v131
  %v134 = inttoptr i64 %v133 to ptr
  %v135 = load i32, ptr %v134, align 4
  %v137.not = icmp ugt i32 %v135, %r.r144.0
  %v138 = select i1 %v137.not, i32 %r.r146.0, i32 %v128
  %v139 = select i1 %v137.not, i32 %v128, i32 %r.r145.0
  %v140 = sub i32 %v139, %v138
  %v141 = icmp ugt i32 %v140, 1
  br i1 %v141, label %b.L__BB78_11, label %b.next.15
b.next.15:
  %v143 = shl i32 %v138, 2
  br label %b.L__BB78_13
b.L__BB78_13:
  %r.r147.0 = phi i32 [ 0, %b.L__BB78_9 ], [ %v143, %b.next.15 ]
  %3 = lshr i32 %r.r144.0, 6
  %4 = and i32 %3, 67108862
  %v148 = zext nneg i32 %4 to i64
  %v150 = add i64 %i.p5, %v148
  %v151 = inttoptr i64 %i.p5 to ptr
  %v152 = load i32, ptr %v151, align 4
  %v153 = sext i32 %v152 to i64
  %v154 = add i64 %i.p5, %v153
  %v156 = getelementptr i8, ptr %v151, i64 4
  %v157 = load i32, ptr %v156, align 4
  %v158 = sext i32 %v157 to i64
  %v159 = add i64 %i.p5, %v158
  %v160 = inttoptr i64 %v150 to ptr
  %v161 = getelementptr i8, ptr %v160, i64 16
  %v162 = load i16, ptr %v161, align 2
  %v163 = zext i16 %v162 to i32
  %5 = shl nuw nsw i32 %v163, 8
  %v164 = shl nuw nsw i32 %r.r144.0, 1
  %6 = and i32 %v164, 254
  %7 = or disjoint i32 %5, %6
  %v183 = zext nneg i32 %7 to i64
  %v184 = add i64 %v154, %v183
  %v185 = inttoptr i64 %v184 to ptr
  %v186 = load i16, ptr %v185, align 2
  %v188 = zext i16 %v186 to i64
  %v190 = mul nuw nsw i64 %v188, 20
  %v191 = add i64 %v159, %v190
  %v192 = inttoptr i64 %v191 to ptr
  %v193 = load i32, ptr %v192, align 4
  %v194 = and i32 %v193, 2
  %v195.not = icmp eq i32 %v194, 0
  br i1 %v195.not, label %b.next.17, label %b.L__BB78_15
b.next.17:
  %v197 = and i32 %v193, 13
  %v198 = icmp eq i32 %v197, 0
  %v199.mask = and i32 %v193, 16
  %isneg.not = icmp eq i32 %v199.mask, 0
  %v201 = select i1 %isneg.not, i32 0, i32 3
  %v202 = select i1 %v198, i32 %v201, i32 1
  br label %b.L__BB78_15
b.L__BB78_15:
  %r.r148.0 = phi i32 [ 2, %b.L__BB78_13 ], [ %v202, %b.next.17 ]
  %v205 = getelementptr i8, ptr %v1, i64 28
  %v206 = load i32, ptr %v205, align 4
  %v207 = zext i32 %v206 to i64
  %v210 = add nuw i32 %r.r148.0, %r.r147.0
  %v211 = zext i32 %v210 to i64
  %v212 = add nuw nsw i64 %v207, %v211
  br label %b.L__BB78_17
b.L__BB78_17:
  %v42.pn = phi i64 [ %v42, %b.L__BB78_16 ], [ %v212, %b.L__BB78_15 ]
  %r.rs28.0.in.in.in = add i64 %v42.pn, %i.p0
  %r.rs28.0.in.in = inttoptr i64 %r.rs28.0.in.in.in to ptr
  %r.rs28.0.in = load i8, ptr %r.rs28.0.in.in, align 1
  %v218 = zext i8 %r.rs28.0.in to i64
  %v221 = add i64 %i.p0, %v18
  %v223 = add i64 %v221, %v218
  %v224 = inttoptr i64 %v223 to ptr
  %v225 = load i8, ptr %v224, align 1
  %v226 = zext i8 %v225 to i64
  br label %b.L__BB78_18
b.L__BB78_18:
  %r.rd120.0 = phi i64 [ 0, %start ], [ %v226, %b.L__BB78_17 ]
  %v229 = getelementptr i8, ptr %v1, i64 36
  %v230 = load i32, ptr %v229, align 4
  %v231 = zext i32 %v230 to i64
  %v232 = add i64 %i.p0, %v231
  %v234.not.not = icmp eq i32 %i.p4, 0
  %v238 = select i1 %v234.not.not, i64 0, i64 4
  %v240 = add nuw nsw i64 %r.rd120.0, %v238
  %v243 = shl nuw nsw i64 %v240, 1
  %v246 = add i64 %v232, %v243
  %v247 = inttoptr i64 %v246 to ptr
  %v248 = load i16, ptr %v247, align 2
  %v249 = icmp eq i16 %v248, -1
  br i1 %v249, label %b.L__BB78_54, label %b.next.21
b.next.21:
  %v253 = zext i16 %v248 to i32
  %v255 = add i64 %i.p5, 16
  %v257 = zext i32 %v6 to i64
  %v259 = add i64 %i.p0, %v257
  %v261 = zext i32 %v9 to i64
  %v262 = add i64 %i.p0, %v261
  %v367 = getelementptr i8, ptr %v1, i64 16
  %v372 = getelementptr i8, ptr %v1, i64 24
  %v394 = inttoptr i64 %i.p5 to ptr
  %v399 = getelementptr i8, ptr %v394, i64 4
  %v454 = getelementptr i8, ptr %v1, i64 28
  %v283 = getelementptr i8, ptr %v1, i64 20
  %v476 = getelementptr i8, ptr %v1, i64 12
  %v509 = icmp eq i32 %v11, 0
  %v545 = inttoptr i64 %i.p6 to ptr
  %v546 = getelementptr i8, ptr %v545, i64 8
  br label %b.L__BB78_20
b.L__BB78_20:
  %r.rd121.0 = phi i64 [ %i.p3, %b.next.21 ], [ %v612, %b.next.62 ]
  %r.r149.0 = phi i32 [ %v253, %b.next.21 ], [ %v598, %b.next.62 ]
  %r.rs33.1.off0 = phi i8 [ 0, %b.next.21 ], [ %r.rs33.2.off0, %b.next.62 ]
  %v266 = load i32, ptr %v2, align 4
  %v269 = add i64 %r.rd121.0, %i.p1
  %v271 = icmp eq i64 %r.rd121.0, %i.p2
  br i1 %v271, label %b.L__BB78_36, label %b.L__BB78_21
b.L__BB78_36:
  %v273 = add i32 %v266, -1
  br label %b.L__BB78_37
b.L__BB78_21:
  %v275 = inttoptr i64 %v269 to ptr
  %v276 = load i8, ptr %v275, align 1
  %v277 = sext i8 %v276 to i16
  %8 = and i16 %v277, 255
  %v279 = zext nneg i16 %8 to i32
  %v280 = icmp sgt i8 %v276, -1
  br i1 %v280, label %b.L__BB78_33, label %b.L__BB78_22
b.L__BB78_33:
  %v284 = load i32, ptr %v283, align 4
  %v285 = zext i32 %v284 to i64
  %v287 = zext nneg i16 %v277 to i64
  %v289 = add nuw nsw i64 %v285, %v287
  br label %b.L__BB78_34
b.L__BB78_22:
  %v296 = icmp samesign ult i16 %8, 224
  br i1 %v296, label %b.L__BB78_26, label %b.L__BB78_23
b.L__BB78_26:
  %v301 = getelementptr i8, ptr %v275, i64 1
  %v302 = load i8, ptr %v301, align 1
  %9 = and i8 %v302, 63
  %v304 = zext nneg i8 %9 to i32
  %v298 = shl nuw nsw i32 %v279, 6
  %v316 = and i32 %v298, 1984
  %v321 = or disjoint i32 %v316, %v304
  br label %b.L__BB78_27
b.L__BB78_23:
  %v323 = icmp samesign ult i16 %8, 240
  %v329 = getelementptr i8, ptr %v275, i64 1
  %v330 = load i8, ptr %v329, align 1
  %v331 = zext i8 %v330 to i32
  %v336 = getelementptr i8, ptr %v275, i64 2
  %v337 = load i8, ptr %v336, align 1
  br i1 %v323, label %b.L__BB78_25, label %b.L__BB78_24
b.L__BB78_25:
  %v325 = shl nuw nsw i32 %v279, 12
  %v326 = and i32 %v325, 61440
  %v332 = shl nuw nsw i32 %v331, 6
  %v333 = and i32 %v332, 4032
  %v334 = or disjoint i32 %v333, %v326
  %10 = and i8 %v337, 63
  %v339 = zext nneg i8 %10 to i32
  %v340 = or disjoint i32 %v334, %v339
  br label %b.L__BB78_27
b.L__BB78_24:
  %v342 = shl nuw nsw i32 %v279, 18
  %v343 = and i32 %v342, 1835008
  %v349 = shl nuw nsw i32 %v331, 12
  %v350 = and i32 %v349, 258048
  %v351 = or disjoint i32 %v350, %v343
  %v355 = zext i8 %v337 to i32
  %v356 = shl nuw nsw i32 %v355, 6
  %v357 = and i32 %v356, 4032
  %v358 = or disjoint i32 %v351, %v357
  %v360 = getelementptr i8, ptr %v275, i64 3
  %v361 = load i8, ptr %v360, align 1
  %11 = and i8 %v361, 63
  %v363 = zext nneg i8 %11 to i32
  %v364 = or disjoint i32 %v358, %v363
  br label %b.L__BB78_27
b.L__BB78_27:
  %r.r150.0 = phi i32 [ %v321, %b.L__BB78_26 ], [ %v340, %b.L__BB78_25 ], [ %v364, %b.L__BB78_24 ]
  %v368 = load i32, ptr %v367, align 4
  %v369 = icmp ult i32 %v368, 2
  br i1 %v369, label %b.L__BB78_30, label %b.next.36
b.next.36:
  %v373 = load i32, ptr %v372, align 4
  %v374 = zext i32 %v373 to i64
  %v375 = add i64 %i.p0, %v374
  br label %b.L__BB78_29
b.L__BB78_29:
  %r.r151.0 = phi i32 [ %v368, %b.next.36 ], [ %v390, %b.L__BB78_29 ]
  %r.r153.1 = phi i32 [ 0, %b.next.36 ], [ %v389, %b.L__BB78_29 ]
  %v378 = add i32 %r.r153.1, %r.r151.0
  %v379 = lshr i32 %v378, 1
  %v380 = zext nneg i32 %v379 to i64
  %v382 = shl nuw nsw i64 %v380, 2
  %v384 = add i64 %v375, %v382
  %v385 = inttoptr i64 %v384 to ptr
  %v386 = load i32, ptr %v385, align 4
  %v388.not = icmp ugt i32 %v386, %r.r150.0
  %v389 = select i1 %v388.not, i32 %r.r153.1, i32 %v379
  %v390 = select i1 %v388.not, i32 %v379, i32 %r.r151.0
  %v391 = sub i32 %v390, %v389
  %v392 = icmp ugt i32 %v391, 1
  br i1 %v392, label %b.L__BB78_29, label %b.L__BB78_30.loopexit
b.L__BB78_30.loopexit:
  %12 = shl i32 %v389, 2
  br label %b.L__BB78_30
b.L__BB78_30:
  %r.r153.0 = phi i32 [ 0, %b.L__BB78_27 ], [ %12, %b.L__BB78_30.loopexit ]
  %v395 = load i32, ptr %v394, align 4
  %v396 = sext i32 %v395 to i64
  %v397 = add i64 %i.p5, %v396
  %v400 = load i32, ptr %v399, align 4
  %v401 = sext i32 %v400 to i64
  %v402 = add i64 %i.p5, %v401
  %13 = lshr i32 %r.r150.0, 6
  %14 = and i32 %13, 67108862
  %v407 = zext nneg i32 %14 to i64
  %v409 = add i64 %v255, %v407
  %v410 = inttoptr i64 %v409 to ptr
  %v411 = load i16, ptr %v410, align 2
  %v412 = zext i16 %v411 to i32
  %15 = shl nuw nsw i32 %v412, 8
  %v413 = shl nuw nsw i32 %r.r150.0, 1
  %16 = and i32 %v413, 254
  %17 = or disjoint i32 %15, %16
  %v432 = zext nneg i32 %17 to i64
  %v433 = add i64 %v397, %v432
  %v434 = inttoptr i64 %v433 to ptr
  %v435 = load i16, ptr %v434, align 2
  %v437 = zext i16 %v435 to i64
  %v439 = mul nuw nsw i64 %v437, 20
  %v440 = add i64 %v402, %v439
  %v441 = inttoptr i64 %v440 to ptr
  %v442 = load i32, ptr %v441, align 4
  %v443 = and i32 %v442, 2
  %v444.not = icmp eq i32 %v443, 0
  br i1 %v444.not, label %b.next.40, label %b.L__BB78_32
b.next.40:
  %v446 = and i32 %v442, 13
  %v447 = icmp eq i32 %v446, 0
  %v448.mask = and i32 %v442, 16
  %isneg.not58 = icmp eq i32 %v448.mask, 0
  %v450 = select i1 %isneg.not58, i32 0, i32 3
  %v451 = select i1 %v447, i32 %v450, i32 1
  br label %b.L__BB78_32
b.L__BB78_32:
  %r.r154.0 = phi i32 [ 2, %b.L__BB78_30 ], [ %v451, %b.next.40 ]
  %v455 = load i32, ptr %v454, align 4
  %v456 = zext i32 %v455 to i64
  %v460 = or i32 %r.r154.0, %r.r153.0
  %v461 = zext i32 %v460 to i64
  %v462 = add nuw nsw i64 %v456, %v461
  br label %b.L__BB78_34
b.L__BB78_34:
  %v289.pn = phi i64 [ %v289, %b.L__BB78_33 ], [ %v462, %b.L__BB78_32 ]
  %r.rs30.0.in.in.in = add i64 %v289.pn, %i.p0
  %r.rs30.0.in.in = inttoptr i64 %r.rs30.0.in.in.in to ptr
  %r.rs30.0.in = load i8, ptr %r.rs30.0.in.in, align 1
  %v468 = zext i8 %r.rs30.0.in to i32
  %v471 = add i64 %r.rd121.0, 1
  %v473.not = icmp eq i64 %v471, %i.p2
  br i1 %v473.not, label %b.next.43, label %b.L__BB78_37
b.next.43:
  %v477 = load i32, ptr %v476, align 4
  %v479 = icmp eq i32 %v477, %v468
  %v481 = add i32 %v266, -2
  %v482 = select i1 %v479, i32 %v481, i32 %v468
  br label %b.L__BB78_37
b.L__BB78_37:
  %r.r155.0 = phi i32 [ %v273, %b.L__BB78_36 ], [ %v468, %b.L__BB78_34 ], [ %v482, %b.next.43 ]
  %v486 = mul i32 %r.r149.0, %v3
  %v487 = add i32 %r.r155.0, %v486
  %v488 = zext i32 %v487 to i64
  %v490 = shl nuw nsw i64 %v488, 2
  %v492 = add i64 %v259, %v490
  %v493 = inttoptr i64 %v492 to ptr
  %v494 = load i32, ptr %v493, align 4
  %v496 = icmp ult i32 %v494, 65536
  br i1 %v496, label %b.L__BB78_52, label %b.next.45
b.next.45:
  %18 = lshr i32 %v494, 15
  %19 = and i32 %18, 131070
  %v501 = zext nneg i32 %19 to i64
  %v503 = add i64 %v262, %v501
  %v504 = add i64 %v503, 2
  %v505 = inttoptr i64 %v503 to ptr
  %v506 = load i16, ptr %v505, align 2
  %v507 = icmp eq i16 %v506, 0
  br i1 %v507, label %b.L__BB78_47, label %b.next.46
b.next.46:
  br i1 %v509, label %b.L__BB78_46, label %b.L__BB78_41
b.L__BB78_41:
  %r.rd125.2 = phi i64 [ %v534, %b.L__BB78_45 ], [ %v504, %b.next.46 ]
  %r.rd122.0 = phi i64 [ %v538, %b.L__BB78_45 ], [ %i.p6, %b.next.46 ]
  %r.r156.0 = phi i32 [ %v540, %b.L__BB78_45 ], [ 0, %b.next.46 ]
  %v512 = inttoptr i64 %r.rd125.2 to ptr
  %v513 = load i16, ptr %v512, align 2
  switch i16 %v513, label %b.L__BB78_44 [
    i16 0, label %b.L__BB78_45
    i16 1, label %b.next.50
  ]
b.next.50:
  br label %b.L__BB78_45
b.L__BB78_44:
  %v519 = zext i16 %v513 to i64
  %v520 = add nuw nsw i64 %v519, 4294967294
  %v521 = and i64 %v520, 4294967295
  %v523 = add nuw nsw i64 %v521, %v12
  %v526 = shl nuw nsw i64 %v523, 3
  %v530 = add i64 %v526, %i.p6
  %v531 = inttoptr i64 %v530 to ptr
  %v532 = load i64, ptr %v531, align 8
  br label %b.L__BB78_45
b.L__BB78_45:
  %r.rd124.0 = phi i64 [ %r.rd121.0, %b.L__BB78_41 ], [ %v532, %b.L__BB78_44 ], [ -1, %b.next.50 ]
  %v534 = add i64 %r.rd125.2, 2
  %v537 = inttoptr i64 %r.rd122.0 to ptr
  store i64 %r.rd124.0, ptr %v537, align 8
  %v538 = add i64 %r.rd122.0, 8
  %v540 = add nuw i32 %r.r156.0, 1
  %v542 = icmp ult i32 %v540, %v11
  br i1 %v542, label %b.L__BB78_41, label %b.L__BB78_46
b.L__BB78_46:
  %r.rd125.1 = phi i64 [ %v504, %b.next.46 ], [ %v534, %b.L__BB78_45 ]
  store i64 %r.rd121.0, ptr %v546, align 8
  br label %b.L__BB78_47
b.L__BB78_47:
  %r.rd125.0 = phi i64 [ %v504, %b.next.45 ], [ %r.rd125.1, %b.L__BB78_46 ]
  %r.rs33.3.off0 = phi i8 [ %r.rs33.1.off0, %b.next.45 ], [ 1, %b.L__BB78_46 ]
  %v548 = inttoptr i64 %r.rd125.0 to ptr
  %v549 = load i16, ptr %v548, align 2
  %v550 = icmp eq i16 %v549, 0
  br i1 %v550, label %b.L__BB78_52, label %b.next.56
b.next.56:
  %v552 = zext i16 %v549 to i32
  %v554 = add i64 %r.rd125.0, 2
  br label %b.L__BB78_49
b.L__BB78_49:
  %r.rd127.0 = phi i64 [ %v554, %b.next.56 ], [ %v595, %b.L__BB78_51 ]
  %r.r157.0 = phi i32 [ %v552, %b.next.56 ], [ %v592, %b.L__BB78_51 ]
  %v556 = inttoptr i64 %r.rd127.0 to ptr
  %v557 = load i16, ptr %v556, align 2
  %v559 = getelementptr i8, ptr %v556, i64 2
  %v560 = load i16, ptr %v559, align 2
  %v561 = icmp eq i16 %v560, 0
  br i1 %v561, label %b.L__BB78_51, label %b.next.58
b.next.58:
  %v564 = zext i16 %v560 to i64
  %v565 = add nuw nsw i64 %v564, 4294967294
  %v566 = and i64 %v565, 4294967295
  %v568 = add nuw nsw i64 %v566, %v12
  %v571 = shl nuw nsw i64 %v568, 3
  %v575 = add i64 %v571, %i.p6
  %v576 = inttoptr i64 %v575 to ptr
  %v577 = load i64, ptr %v576, align 8
  br label %b.L__BB78_51
b.L__BB78_51:
  %r.rd128.0 = phi i64 [ %r.rd121.0, %b.L__BB78_49 ], [ %v577, %b.next.58 ]
  %v579 = zext i16 %v557 to i64
  %v581 = add nuw nsw i64 %v579, %v12
  %v584 = shl nuw nsw i64 %v581, 3
  %v588 = add i64 %v584, %i.p6
  %v590 = inttoptr i64 %v588 to ptr
  store i64 %r.rd128.0, ptr %v590, align 8
  %v592 = add nsw i32 %r.r157.0, -1
  %v593.not = icmp eq i32 %v592, 0
  %v595 = add i64 %r.rd127.0, 4
  br i1 %v593.not, label %b.L__BB78_52, label %b.L__BB78_49
b.L__BB78_52:
  %r.rs33.2.off0 = phi i8 [ %r.rs33.1.off0, %b.L__BB78_37 ], [ %r.rs33.3.off0, %b.L__BB78_47 ], [ %r.rs33.3.off0, %b.L__BB78_51 ]
  br i1 %v271, label %b.L__BB78_54, label %b.next.62
b.next.62:
  %v598 = and i32 %v494, 65535
  %v600 = inttoptr i64 %v269 to ptr
  %v601 = load i8, ptr %v600, align 1
  %v605 = icmp sgt i8 %v601, -1
  %v606 = icmp ult i8 %v601, -32
  %v607 = icmp ult i8 %v601, -16
  %v608 = select i1 %v607, i64 3, i64 4
  %v609 = select i1 %v606, i64 2, i64 %v608
  %v610 = select i1 %v605, i64 1, i64 %v609
  %v612 = add i64 %v610, %r.rd121.0
  %v613.not = icmp eq i32 %v598, 65535
  br i1 %v613.not, label %b.L__BB78_54, label %b.L__BB78_20
b.L__BB78_54:
  %r.rs33.0.off0 = phi i8 [ 0, %b.L__BB78_18 ], [ %r.rs33.2.off0, %b.L__BB78_52 ], [ %r.rs33.2.off0, %b.next.62 ]
  %v617 = zext nneg i8 %r.rs33.0.off0 to i32
  %v619 = insertvalue { i32 } poison, i32 %v617, 0
  ret { i32 } %v619
}
define internal { i32 } @udf_text_re_test_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p0 to ptr
  %v2 = getelementptr i8, ptr %v1, i64 8
  %v3 = load i32, ptr %v2, align 4
  %v5 = getelementptr i8, ptr %v1, i64 36
  %v6 = load i32, ptr %v5, align 4
  %v7 = zext i32 %v6 to i64
  %v8 = add i64 %i.p0, %v7
  %v9 = inttoptr i64 %v8 to ptr
  %v10 = load i16, ptr %v9, align 2
  %v11 = icmp eq i16 %v10, -1
  br i1 %v11, label %b.L__BB79_8, label %b.next.0
b.next.0:
  %v14 = getelementptr i8, ptr %v1, i64 40
  %v15 = load i32, ptr %v14, align 4
  %v16 = zext i32 %v15 to i64
  %v18 = zext i16 %v10 to i32
  %v20 = add i32 %v3, -1
  %v21 = add i32 %v3, -2
  %v22 = add i64 %i.p0, %v16
  %v32 = getelementptr i8, ptr %v1, i64 20
  %v48 = getelementptr i8, ptr %v1, i64 12
  br label %b.L__BB79_2
b.L__BB79_2:
  %r.rd20.0 = phi i64 [ 0, %b.next.0 ], [ %v73, %b.next.5 ]
  %r.r18.0 = phi i32 [ %v18, %b.next.0 ], [ %v65, %b.next.5 ]
  %v25 = icmp eq i64 %r.rd20.0, %i.p2
  br i1 %v25, label %b.L__BB79_5, label %b.next.2
b.next.2:
  %v29 = add i64 %r.rd20.0, %i.p1
  %v33 = load i32, ptr %v32, align 4
  %v34 = zext i32 %v33 to i64
  %v35 = inttoptr i64 %v29 to ptr
  %v36 = load i8, ptr %v35, align 1
  %v37 = zext i8 %v36 to i64
  %v38 = add i64 %i.p0, %v34
  %v39 = add i64 %v38, %v37
  %v40 = inttoptr i64 %v39 to ptr
  %v41 = load i8, ptr %v40, align 1
  %v42 = zext i8 %v41 to i32
  %v43 = add i64 %r.rd20.0, 1
  %v45.not = icmp eq i64 %v43, %i.p2
  br i1 %v45.not, label %b.next.3, label %b.L__BB79_5
b.next.3:
  %v49 = load i32, ptr %v48, align 4
  %v51 = icmp eq i32 %v49, %v42
  %v53 = select i1 %v51, i32 %v21, i32 %v42
  br label %b.L__BB79_5
b.L__BB79_5:
  %r.r19.0 = phi i32 [ %v20, %b.L__BB79_2 ], [ %v42, %b.next.2 ], [ %v53, %b.next.3 ]
  %v57 = mul i32 %r.r18.0, %v3
  %v58 = add i32 %r.r19.0, %v57
  %v59 = zext i32 %v58 to i64
  %v61 = shl nuw nsw i64 %v59, 2
  %v63 = add i64 %v22, %v61
  %v64 = inttoptr i64 %v63 to ptr
  %v65 = load i32, ptr %v64, align 4
  %v67 = icmp ugt i32 %v65, 65535
  %v69 = or i1 %v25, %v67
  br i1 %v69, label %b.L__BB79_7, label %b.next.5
b.next.5:
  %v73 = add i64 %r.rd20.0, 1
  %v74 = icmp eq i32 %v65, 65535
  br i1 %v74, label %b.L__BB79_8, label %b.L__BB79_2
b.L__BB79_7:
  %v76 = zext i1 %v67 to i32
  br label %b.L__BB79_8
b.L__BB79_8:
  %r.r20.0 = phi i32 [ 0, %start ], [ %v76, %b.L__BB79_7 ], [ 0, %b.next.5 ]
  %v79 = insertvalue { i32 } poison, i32 %r.r20.0, 0
  ret { i32 } %v79
}
define internal { i32 } @udf_text_re_test_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p0 to ptr
  %v2 = getelementptr i8, ptr %v1, i64 8
  %v3 = load i32, ptr %v2, align 4
  %v5 = getelementptr i8, ptr %v1, i64 36
  %v6 = load i32, ptr %v5, align 4
  %v7 = zext i32 %v6 to i64
  %v8 = add i64 %i.p0, %v7
  %v9 = inttoptr i64 %v8 to ptr
  %v10 = load i16, ptr %v9, align 2
  %v11 = icmp eq i16 %v10, -1
  br i1 %v11, label %b.L__BB80_21, label %b.next.0
b.next.0:
  %v14 = getelementptr i8, ptr %v1, i64 40
  %v15 = load i32, ptr %v14, align 4
  %v16 = zext i32 %v15 to i64
  %v18 = zext i16 %v10 to i32
  %v20 = add i32 %v3, -1
  %v21 = add i32 %v3, -2
  %v23 = add i64 %i.p3, 16
  %v24 = add i64 %i.p0, %v16
  %v124 = getelementptr i8, ptr %v1, i64 16
  %v129 = getelementptr i8, ptr %v1, i64 24
  %v151 = inttoptr i64 %i.p3 to ptr
  %v156 = getelementptr i8, ptr %v151, i64 4
  %v211 = getelementptr i8, ptr %v1, i64 28
  %v40 = getelementptr i8, ptr %v1, i64 20
  %v233 = getelementptr i8, ptr %v1, i64 12
  br label %b.L__BB80_2
b.L__BB80_2:
  %r.rd44.0 = phi i64 [ 0, %b.next.0 ], [ %v270, %b.next.22 ]
  %r.r76.0 = phi i32 [ %v18, %b.next.0 ], [ %v250, %b.next.22 ]
  %v27 = add i64 %r.rd44.0, %i.p1
  %v29 = icmp eq i64 %r.rd44.0, %i.p2
  br i1 %v29, label %b.L__BB80_18, label %b.next.2
b.next.2:
  %v32 = inttoptr i64 %v27 to ptr
  %v33 = load i8, ptr %v32, align 1
  %v34 = sext i8 %v33 to i16
  %0 = and i16 %v34, 255
  %v36 = zext nneg i16 %0 to i32
  %v37 = icmp sgt i8 %v33, -1
  br i1 %v37, label %b.L__BB80_15, label %b.L__BB80_4
b.L__BB80_15:
  %v41 = load i32, ptr %v40, align 4
  %v42 = zext i32 %v41 to i64
  %v44 = zext nneg i16 %v34 to i64
  %v46 = add nuw nsw i64 %v42, %v44
  br label %b.L__BB80_16
b.L__BB80_4:
  %v53 = icmp samesign ult i16 %0, 224
  br i1 %v53, label %b.L__BB80_8, label %b.L__BB80_5
b.L__BB80_8:
  %v58 = getelementptr i8, ptr %v32, i64 1
  %v59 = load i8, ptr %v58, align 1
  %1 = and i8 %v59, 63
  %v61 = zext nneg i8 %1 to i32
  %v55 = shl nuw nsw i32 %v36, 6
  %v73 = and i32 %v55, 1984
  %v78 = or disjoint i32 %v73, %v61
  br label %b.L__BB80_9
b.L__BB80_5:
  %v80 = icmp samesign ult i16 %0, 240
  %v86 = getelementptr i8, ptr %v32, i64 1
  %v87 = load i8, ptr %v86, align 1
  %v88 = zext i8 %v87 to i32
  %v93 = getelementptr i8, ptr %v32, i64 2
  %v94 = load i8, ptr %v93, align 1
  br i1 %v80, label %b.L__BB80_7, label %b.L__BB80_6
b.L__BB80_7:
  %v82 = shl nuw nsw i32 %v36, 12
  %v83 = and i32 %v82, 61440
  %v89 = shl nuw nsw i32 %v88, 6
  %v90 = and i32 %v89, 4032
  %v91 = or disjoint i32 %v90, %v83
  %2 = and i8 %v94, 63
  %v96 = zext nneg i8 %2 to i32
  %v97 = or disjoint i32 %v91, %v96
  br label %b.L__BB80_9
b.L__BB80_6:
  %v99 = shl nuw nsw i32 %v36, 18
  %v100 = and i32 %v99, 1835008
  %v106 = shl nuw nsw i32 %v88, 12
  %v107 = and i32 %v106, 258048
  %v108 = or disjoint i32 %v107, %v100
  %v112 = zext i8 %v94 to i32
  %v113 = shl nuw nsw i32 %v112, 6
  %v114 = and i32 %v113, 4032
  %v115 = or disjoint i32 %v108, %v114
  %v117 = getelementptr i8, ptr %v32, i64 3
  %v118 = load i8, ptr %v117, align 1
  %3 = and i8 %v118, 63
  %v120 = zext nneg i8 %3 to i32
  %v121 = or disjoint i32 %v115, %v120
  br label %b.L__BB80_9
b.L__BB80_9:
  %r.r77.0 = phi i32 [ %v78, %b.L__BB80_8 ], [ %v97, %b.L__BB80_7 ], [ %v121, %b.L__BB80_6 ]
  %v125 = load i32, ptr %v124, align 4
  %v126 = icmp ult i32 %v125, 2
  br i1 %v126, label %b.L__BB80_12, label %b.next.13
b.next.13:
  %v130 = load i32, ptr %v129, align 4
  %v131 = zext i32 %v130 to i64
  %v132 = add i64 %i.p0, %v131
  br label %b.L__BB80_11
b.L__BB80_11:
  %r.r78.0 = phi i32 [ %v125, %b.next.13 ], [ %v147, %b.L__BB80_11 ]
  %r.r80.1 = phi i32 [ 0, %b.next.13 ], [ %v146, %b.L__BB80_11 ]
  %v135 = add i32 %r.r80.1, %r.r78.0
  %v136 = lshr i32 %v135, 1
  %v137 = zext nneg i32 %v136 to i64
  %v139 = shl nuw nsw i64 %v137, 2
  %v141 = add i64 %v132, %v139
  %v142 = inttoptr i64 %v141 to ptr
  %v143 = load i32, ptr %v142, align 4
  %v145.not = icmp ugt i32 %v143, %r.r77.0
  %v146 = select i1 %v145.not, i32 %r.r80.1, i32 %v136
  %v147 = select i1 %v145.not, i32 %v136, i32 %r.r78.0
  %v148 = sub i32 %v147, %v146
  %v149 = icmp ugt i32 %v148, 1
  br i1 %v149, label %b.L__BB80_11, label %b.L__BB80_12.loopexit
b.L__BB80_12.loopexit:
  %4 = shl i32 %v146, 2
  br label %b.L__BB80_12
b.L__BB80_12:
  %r.r80.0 = phi i32 [ 0, %b.L__BB80_9 ], [ %4, %b.L__BB80_12.loopexit ]
  %v152 = load i32, ptr %v151, align 4
  %v153 = sext i32 %v152 to i64
  %v154 = add i64 %i.p3, %v153
  %v157 = load i32, ptr %v156, align 4
  %v158 = sext i32 %v157 to i64
  %v159 = add i64 %i.p3, %v158
  %5 = lshr i32 %r.r77.0, 6
  %6 = and i32 %5, 67108862
  %v164 = zext nneg i32 %6 to i64
  %v166 = add i64 %v23, %v164
  %v167 = inttoptr i64 %v166 to ptr
  %v168 = load i16, ptr %v167, align 2
  %v169 = zext i16 %v168 to i32
  %7 = shl nuw nsw i32 %v169, 8
  %v170 = shl nuw nsw i32 %r.r77.0, 1
  %8 = and i32 %v170, 254
  %9 = or disjoint i32 %7, %8
  %v189 = zext nneg i32 %9 to i64
  %v190 = add i64 %v154, %v189
  %v191 = inttoptr i64 %v190 to ptr
  %v192 = load i16, ptr %v191, align 2
  %v194 = zext i16 %v192 to i64
  %v196 = mul nuw nsw i64 %v194, 20
  %v197 = add i64 %v159, %v196
  %v198 = inttoptr i64 %v197 to ptr
  %v199 = load i32, ptr %v198, align 4
  %v200 = and i32 %v199, 2
  %v201.not = icmp eq i32 %v200, 0
  br i1 %v201.not, label %b.next.17, label %b.L__BB80_14
b.next.17:
  %v203 = and i32 %v199, 13
  %v204 = icmp eq i32 %v203, 0
  %v205.mask = and i32 %v199, 16
  %isneg.not = icmp eq i32 %v205.mask, 0
  %v207 = select i1 %isneg.not, i32 0, i32 3
  %v208 = select i1 %v204, i32 %v207, i32 1
  br label %b.L__BB80_14
b.L__BB80_14:
  %r.r81.0 = phi i32 [ 2, %b.L__BB80_12 ], [ %v208, %b.next.17 ]
  %v212 = load i32, ptr %v211, align 4
  %v213 = zext i32 %v212 to i64
  %v217 = or i32 %r.r81.0, %r.r80.0
  %v218 = zext i32 %v217 to i64
  %v219 = add nuw nsw i64 %v213, %v218
  br label %b.L__BB80_16
b.L__BB80_16:
  %v46.pn = phi i64 [ %v46, %b.L__BB80_15 ], [ %v219, %b.L__BB80_14 ]
  %r.rs10.0.in.in.in = add i64 %v46.pn, %i.p0
  %r.rs10.0.in.in = inttoptr i64 %r.rs10.0.in.in.in to ptr
  %r.rs10.0.in = load i8, ptr %r.rs10.0.in.in, align 1
  %v225 = zext i8 %r.rs10.0.in to i32
  %v228 = add i64 %r.rd44.0, 1
  %v230.not = icmp eq i64 %v228, %i.p2
  br i1 %v230.not, label %b.next.20, label %b.L__BB80_18
b.next.20:
  %v234 = load i32, ptr %v233, align 4
  %v236 = icmp eq i32 %v234, %v225
  %v238 = select i1 %v236, i32 %v21, i32 %v225
  br label %b.L__BB80_18
b.L__BB80_18:
  %r.r82.0 = phi i32 [ %v20, %b.L__BB80_2 ], [ %v225, %b.L__BB80_16 ], [ %v238, %b.next.20 ]
  %v242 = mul i32 %r.r76.0, %v3
  %v243 = add i32 %r.r82.0, %v242
  %v244 = zext i32 %v243 to i64
  %v246 = shl nuw nsw i64 %v244, 2
  %v248 = add i64 %v24, %v246
  %v249 = inttoptr i64 %v248 to ptr
  %v250 = load i32, ptr %v249, align 4
  %v252 = icmp ugt i32 %v250, 65535
  %v254 = or i1 %v29, %v252
  br i1 %v254, label %b.L__BB80_20, label %b.next.22
b.next.22:
  %v258 = inttoptr i64 %v27 to ptr
  %v259 = load i8, ptr %v258, align 1
  %v263 = icmp sgt i8 %v259, -1
  %v264 = icmp ult i8 %v259, -32
  %v265 = icmp ult i8 %v259, -16
  %v266 = select i1 %v265, i64 3, i64 4
  %v267 = select i1 %v264, i64 2, i64 %v266
  %v268 = select i1 %v263, i64 1, i64 %v267
  %v270 = add i64 %v268, %r.rd44.0
  %v271 = icmp eq i32 %v250, 65535
  br i1 %v271, label %b.L__BB80_21, label %b.L__BB80_2
b.L__BB80_20:
  %v273 = zext i1 %v252 to i32
  br label %b.L__BB80_21
b.L__BB80_21:
  %r.r83.0 = phi i32 [ 0, %start ], [ %v273, %b.L__BB80_20 ], [ 0, %b.next.22 ]
  %v276 = insertvalue { i32 } poison, i32 %r.r83.0, 0
  ret { i32 } %v276
}
define internal { i64 } @udf_text_re_find_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i32 %"i.p4", i64 %"i.p5", i64 %"i.p6") alwaysinline nounwind {
start:
  %v1 = inttoptr i64 %i.p6 to ptr
  %v2 = load i64, ptr %v1, align 8
  %v3 = sub i64 0, %v2
  %v4 = and i64 %v3, 7
  %v5 = inttoptr i64 %i.p0 to ptr
  %v6 = getelementptr i8, ptr %v5, i64 4
  %v7 = load i32, ptr %v6, align 4
  %v9 = load i32, ptr %v5, align 4
  %v10 = add i32 %v9, %v7
  %v11 = zext i32 %v10 to i64
  %v23 = shl nuw nsw i64 %v11, 3
  %v28 = or disjoint i64 %v23, %v4
  %v30 = getelementptr i8, ptr %v1, i64 8
  %v31 = load i64, ptr %v30, align 8
  %v32 = sub i64 %v31, %v2
  %v33 = icmp slt i64 %v32, %v28
  %v34 = icmp eq i64 %v2, 0
  %v35 = or i1 %v34, %v33
  br i1 %v35, label %b.L__BB81_2, label %b.next.0
b.next.0:
  %v38 = add i64 %v28, %v2
  store i64 %v38, ptr %v1, align 8
  %v42 = add i64 %v4, %v2
  br label %b.L__BB81_2
b.L__BB81_2:
  %r.rd20.0 = phi i64 [ 0, %start ], [ %v42, %b.next.0 ]
  %v44 = icmp eq i64 %r.rd20.0, 0
  br i1 %v44, label %b.L__BB81_4, label %b.next.2
b.next.2:
  %v46.not = icmp ne i32 %i.p4, 0
  %v47 = zext i1 %v46.not to i32
  %v53 = tail call { i32 } @udf_text_re_first_ascii(i64 %i.p0, i64 %i.p1, i64 %i.p2, i64 %i.p3, i32 %v47, i64 %r.rd20.0)
  %v54 = extractvalue { i32 } %v53, 0
  %v55 = icmp eq i32 %v54, 0
  %v56 = select i1 %v55, i64 0, i64 %r.rd20.0
  br label %b.L__BB81_4
b.L__BB81_4:
  %r.rd21.0 = phi i64 [ 1, %b.L__BB81_2 ], [ %v56, %b.next.2 ]
  %v59 = insertvalue { i64 } poison, i64 %r.rd21.0, 0
  ret { i64 } %v59
}
define internal { i64 } @udf_text_re_find_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i32 %"i.p4", i64 %"i.p5", i64 %"i.p6") alwaysinline nounwind {
start:
  %v1 = inttoptr i64 %i.p6 to ptr
  %v2 = load i64, ptr %v1, align 8
  %v3 = sub i64 0, %v2
  %v4 = and i64 %v3, 7
  %v5 = inttoptr i64 %i.p0 to ptr
  %v6 = getelementptr i8, ptr %v5, i64 4
  %v7 = load i32, ptr %v6, align 4
  %v9 = load i32, ptr %v5, align 4
  %v10 = add i32 %v9, %v7
  %v11 = zext i32 %v10 to i64
  %v23 = shl nuw nsw i64 %v11, 3
  %v28 = or disjoint i64 %v23, %v4
  %v30 = getelementptr i8, ptr %v1, i64 8
  %v31 = load i64, ptr %v30, align 8
  %v32 = sub i64 %v31, %v2
  %v33 = icmp slt i64 %v32, %v28
  %v34 = icmp eq i64 %v2, 0
  %v35 = or i1 %v34, %v33
  br i1 %v35, label %b.L__BB82_2, label %b.next.0
b.next.0:
  %v38 = add i64 %v28, %v2
  store i64 %v38, ptr %v1, align 8
  %v42 = add i64 %v4, %v2
  br label %b.L__BB82_2
b.L__BB82_2:
  %r.rd21.0 = phi i64 [ 0, %start ], [ %v42, %b.next.0 ]
  %v44 = icmp eq i64 %r.rd21.0, 0
  br i1 %v44, label %b.L__BB82_4, label %b.next.2
b.next.2:
  %v46.not = icmp ne i32 %i.p4, 0
  %v47 = zext i1 %v46.not to i32
  %v54 = tail call { i32 } @udf_text_re_first_utf8(i64 %i.p0, i64 %i.p1, i64 %i.p2, i64 %i.p3, i32 %v47, i64 %i.p5, i64 %r.rd21.0)
  %v55 = extractvalue { i32 } %v54, 0
  %v56 = icmp eq i32 %v55, 0
  %v57 = select i1 %v56, i64 0, i64 %r.rd21.0
  br label %b.L__BB82_4
b.L__BB82_4:
  %r.rd22.0 = phi i64 [ 1, %b.L__BB82_2 ], [ %v57, %b.next.2 ]
  %v60 = insertvalue { i64 } poison, i64 %r.rd22.0, 0
  ret { i64 } %v60
}
define internal { i64, i64 } @udf_text_re_all_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i64 %"i.p6") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p6 to ptr
  %v2 = load i64, ptr %v1, align 8
  %v3 = sub i64 0, %v2
  %v4 = and i64 %v3, 7
  %v5 = inttoptr i64 %i.p0 to ptr
  %v6 = getelementptr i8, ptr %v5, i64 4
  %v7 = load i32, ptr %v6, align 4
  %v9 = load i32, ptr %v5, align 4
  %v10 = add i32 %v9, %v7
  %v11 = zext i32 %v10 to i64
  %v23 = shl nuw nsw i64 %v11, 3
  %v28 = or disjoint i64 %v23, %v4
  %v30 = getelementptr i8, ptr %v1, i64 8
  %v31 = load i64, ptr %v30, align 8
  %v32 = sub i64 %v31, %v2
  %v33 = icmp slt i64 %v32, %v28
  %v34 = icmp eq i64 %v2, 0
  %v35 = or i1 %v34, %v33
  br i1 %v35, label %b.L__BB83_2, label %b.next.0
b.next.0:
  %v38 = add i64 %v28, %v2
  store i64 %v38, ptr %v1, align 8
  %v42 = add i64 %v4, %v2
  br label %b.L__BB83_2
b.L__BB83_2:
  %r.rd59.0 = phi i64 [ %v2, %start ], [ %v38, %b.next.0 ]
  %r.rd60.0 = phi i64 [ 0, %start ], [ %v42, %b.next.0 ]
  %v44 = icmp eq i64 %r.rd60.0, 0
  br i1 %v44, label %b.L__BB83_15, label %b.next.2
b.next.2:
  %v50 = tail call { i32 } @udf_text_re_first_ascii(i64 %i.p0, i64 %i.p1, i64 %i.p2, i64 0, i32 0, i64 %r.rd60.0)
  %v51 = extractvalue { i32 } %v50, 0
  %v52 = icmp eq i32 %v51, 0
  br i1 %v52, label %b.L__BB83_11, label %b.next.3
b.next.3:
  %v55 = add i64 %i.p4, %i.p3
  %v57 = icmp slt i64 %i.p4, 1
  %v59 = inttoptr i64 %r.rd60.0 to ptr
  %v60 = getelementptr i8, ptr %v59, i64 8
  br label %b.L__BB83_5
b.L__BB83_5:
  %v61 = load i64, ptr %v60, align 8
  %v63 = load i64, ptr %v59, align 8
  %v64 = icmp eq i64 %v63, %v61
  br i1 %v57, label %b.L__BB83_10, label %b.next.5
b.next.5:
  %v67 = load i64, ptr %v1, align 8
  br label %b.L__BB83_7
b.L__BB83_7:
  %r.rd61.0 = phi i64 [ %v67, %b.next.5 ], [ %v102, %b.next.7 ]
  %r.rd62.0 = phi i64 [ %i.p3, %b.next.5 ], [ %v105, %b.next.7 ]
  %v72 = load i64, ptr %v30, align 8
  %v74 = sub i64 %v72, %r.rd61.0
  %v75 = icmp slt i64 %v74, 16
  %v76 = icmp eq i64 %r.rd61.0, 0
  %v77 = or i1 %v76, %v75
  br i1 %v77, label %b.L__BB83_15, label %b.next.7
b.next.7:
  %v82 = shl i64 %r.rd62.0, 4
  %v86 = add i64 %v82, %r.rd60.0
  %v87 = inttoptr i64 %v86 to ptr
  %v88 = load i64, ptr %v87, align 8
  %v89 = icmp slt i64 %v88, 0
  %v91 = getelementptr i8, ptr %v87, i64 8
  %v92 = load i64, ptr %v91, align 8
  %v94 = tail call i64 @llvm.smax.i64(i64 %v88, i64 0)
  %v95 = add i64 %v94, %i.p1
  %v97 = inttoptr i64 %r.rd61.0 to ptr
  store i64 %v95, ptr %v97, align 8
  %v98 = sub i64 %v92, %v88
  %v99 = select i1 %v89, i64 0, i64 %v98
  %v101 = getelementptr i8, ptr %v97, i64 8
  store i64 %v99, ptr %v101, align 8
  %v102 = add i64 %r.rd61.0, 16
  store i64 %v102, ptr %v1, align 8
  %v105 = add i64 %r.rd62.0, 1
  %v107 = icmp slt i64 %v105, %v55
  br i1 %v107, label %b.L__BB83_7, label %b.next.8
b.next.8:
  %v111 = load i64, ptr %v60, align 8
  br label %b.L__BB83_10
b.L__BB83_10:
  %r.rd63.0 = phi i64 [ %v61, %b.L__BB83_5 ], [ %v111, %b.next.8 ]
  %v113 = zext i1 %v64 to i32
  %v119 = tail call { i32 } @udf_text_re_first_ascii(i64 %i.p0, i64 %i.p1, i64 %i.p2, i64 %r.rd63.0, i32 %v113, i64 %r.rd60.0)
  %v120 = extractvalue { i32 } %v119, 0
  %v121.not = icmp eq i32 %v120, 0
  br i1 %v121.not, label %b.L__BB83_11, label %b.L__BB83_5
b.L__BB83_11:
  %v124 = load i64, ptr %v1, align 8
  %v126 = sub i64 %v124, %r.rd59.0
  %v130 = shl i64 %i.p4, 4
  %v133 = or i64 %v126, %v130
  %v135 = icmp ult i64 %v133, 4294967296
  br i1 %v135, label %b.L__BB83_13, label %b.next.12
b.next.12:
  %v138 = icmp eq i64 %v130, 0
  %v143 = tail call i64 @llvm.umax.i64(i64 %v130, i64 1)
  %v144 = sdiv i64 %v126, %v143
  %v146 = select i1 %v138, i64 -1, i64 %v144
  br label %b.L__BB83_15
b.L__BB83_13:
  %v148 = trunc nuw i64 %v130 to i32
  %v150 = trunc nuw i64 %v126 to i32
  %v151 = icmp eq i64 %v130, 0
  %v152 = select i1 %v151, i32 1, i32 %v148
  %v153 = udiv i32 %v150, %v152
  %0 = zext i32 %v153 to i64
  %v156 = select i1 %v151, i64 4294967295, i64 %0
  br label %b.L__BB83_15
b.L__BB83_15:
  %r.rd65.0 = phi i64 [ 0, %b.L__BB83_2 ], [ %r.rd59.0, %b.next.12 ], [ %r.rd59.0, %b.L__BB83_13 ], [ 0, %b.L__BB83_7 ]
  %r.rd66.0 = phi i64 [ 0, %b.L__BB83_2 ], [ %v146, %b.next.12 ], [ %v156, %b.L__BB83_13 ], [ 0, %b.L__BB83_7 ]
  %v162 = insertvalue { i64, i64 } poison, i64 %r.rd65.0, 0
  %v163 = insertvalue { i64, i64 } %v162, i64 %r.rd66.0, 1
  ret { i64, i64 } %v163
}
define internal { i64, i64 } @udf_text_re_all_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i64 %"i.p6") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p6 to ptr
  %v2 = load i64, ptr %v1, align 8
  %v3 = sub i64 0, %v2
  %v4 = and i64 %v3, 7
  %v5 = inttoptr i64 %i.p0 to ptr
  %v6 = getelementptr i8, ptr %v5, i64 4
  %v7 = load i32, ptr %v6, align 4
  %v9 = load i32, ptr %v5, align 4
  %v10 = add i32 %v9, %v7
  %v11 = zext i32 %v10 to i64
  %v23 = shl nuw nsw i64 %v11, 3
  %v28 = or disjoint i64 %v23, %v4
  %v30 = getelementptr i8, ptr %v1, i64 8
  %v31 = load i64, ptr %v30, align 8
  %v32 = sub i64 %v31, %v2
  %v33 = icmp slt i64 %v32, %v28
  %v34 = icmp eq i64 %v2, 0
  %v35 = or i1 %v34, %v33
  br i1 %v35, label %b.L__BB84_2, label %b.next.0
b.next.0:
  %v38 = add i64 %v28, %v2
  store i64 %v38, ptr %v1, align 8
  %v42 = add i64 %v4, %v2
  br label %b.L__BB84_2
b.L__BB84_2:
  %r.rd60.0 = phi i64 [ %v2, %start ], [ %v38, %b.next.0 ]
  %r.rd61.0 = phi i64 [ 0, %start ], [ %v42, %b.next.0 ]
  %v44 = icmp eq i64 %r.rd61.0, 0
  br i1 %v44, label %b.L__BB84_15, label %b.next.2
b.next.2:
  %v51 = tail call { i32 } @udf_text_re_first_utf8(i64 %i.p0, i64 %i.p1, i64 %i.p2, i64 0, i32 0, i64 %i.p5, i64 %r.rd61.0)
  %v52 = extractvalue { i32 } %v51, 0
  %v53 = icmp eq i32 %v52, 0
  br i1 %v53, label %b.L__BB84_11, label %b.next.3
b.next.3:
  %v56 = add i64 %i.p4, %i.p3
  %v58 = icmp slt i64 %i.p4, 1
  %v60 = inttoptr i64 %r.rd61.0 to ptr
  %v61 = getelementptr i8, ptr %v60, i64 8
  br label %b.L__BB84_5
b.L__BB84_5:
  %v62 = load i64, ptr %v61, align 8
  %v64 = load i64, ptr %v60, align 8
  %v65 = icmp eq i64 %v64, %v62
  br i1 %v58, label %b.L__BB84_10, label %b.next.5
b.next.5:
  %v68 = load i64, ptr %v1, align 8
  br label %b.L__BB84_7
b.L__BB84_7:
  %r.rd62.0 = phi i64 [ %v68, %b.next.5 ], [ %v103, %b.next.7 ]
  %r.rd63.0 = phi i64 [ %i.p3, %b.next.5 ], [ %v106, %b.next.7 ]
  %v73 = load i64, ptr %v30, align 8
  %v75 = sub i64 %v73, %r.rd62.0
  %v76 = icmp slt i64 %v75, 16
  %v77 = icmp eq i64 %r.rd62.0, 0
  %v78 = or i1 %v77, %v76
  br i1 %v78, label %b.L__BB84_15, label %b.next.7
b.next.7:
  %v83 = shl i64 %r.rd63.0, 4
  %v87 = add i64 %v83, %r.rd61.0
  %v88 = inttoptr i64 %v87 to ptr
  %v89 = load i64, ptr %v88, align 8
  %v90 = icmp slt i64 %v89, 0
  %v92 = getelementptr i8, ptr %v88, i64 8
  %v93 = load i64, ptr %v92, align 8
  %v95 = tail call i64 @llvm.smax.i64(i64 %v89, i64 0)
  %v96 = add i64 %v95, %i.p1
  %v98 = inttoptr i64 %r.rd62.0 to ptr
  store i64 %v96, ptr %v98, align 8
  %v99 = sub i64 %v93, %v89
  %v100 = select i1 %v90, i64 0, i64 %v99
  %v102 = getelementptr i8, ptr %v98, i64 8
  store i64 %v100, ptr %v102, align 8
  %v103 = add i64 %r.rd62.0, 16
  store i64 %v103, ptr %v1, align 8
  %v106 = add i64 %r.rd63.0, 1
  %v108 = icmp slt i64 %v106, %v56
  br i1 %v108, label %b.L__BB84_7, label %b.next.8
b.next.8:
  %v112 = load i64, ptr %v61, align 8
  br label %b.L__BB84_10
b.L__BB84_10:
  %r.rd64.0 = phi i64 [ %v62, %b.L__BB84_5 ], [ %v112, %b.next.8 ]
  %v114 = zext i1 %v65 to i32
  %v121 = tail call { i32 } @udf_text_re_first_utf8(i64 %i.p0, i64 %i.p1, i64 %i.p2, i64 %r.rd64.0, i32 %v114, i64 %i.p5, i64 %r.rd61.0)
  %v122 = extractvalue { i32 } %v121, 0
  %v123.not = icmp eq i32 %v122, 0
  br i1 %v123.not, label %b.L__BB84_11, label %b.L__BB84_5
b.L__BB84_11:
  %v126 = load i64, ptr %v1, align 8
  %v128 = sub i64 %v126, %r.rd60.0
  %v132 = shl i64 %i.p4, 4
  %v135 = or i64 %v128, %v132
  %v137 = icmp ult i64 %v135, 4294967296
  br i1 %v137, label %b.L__BB84_13, label %b.next.12
b.next.12:
  %v140 = icmp eq i64 %v132, 0
  %v145 = tail call i64 @llvm.umax.i64(i64 %v132, i64 1)
  %v146 = sdiv i64 %v128, %v145
  %v148 = select i1 %v140, i64 -1, i64 %v146
  br label %b.L__BB84_15
b.L__BB84_13:
  %v150 = trunc nuw i64 %v132 to i32
  %v152 = trunc nuw i64 %v128 to i32
  %v153 = icmp eq i64 %v132, 0
  %v154 = select i1 %v153, i32 1, i32 %v150
  %v155 = udiv i32 %v152, %v154
  %0 = zext i32 %v155 to i64
  %v158 = select i1 %v153, i64 4294967295, i64 %0
  br label %b.L__BB84_15
b.L__BB84_15:
  %r.rd66.0 = phi i64 [ 0, %b.L__BB84_2 ], [ %r.rd60.0, %b.next.12 ], [ %r.rd60.0, %b.L__BB84_13 ], [ 0, %b.L__BB84_7 ]
  %r.rd67.0 = phi i64 [ 0, %b.L__BB84_2 ], [ %v148, %b.next.12 ], [ %v158, %b.L__BB84_13 ], [ 0, %b.L__BB84_7 ]
  %v164 = insertvalue { i64, i64 } poison, i64 %r.rd66.0, 0
  %v165 = insertvalue { i64, i64 } %v164, i64 %r.rd67.0, 1
  ret { i64, i64 } %v165
}
define internal { i64, i64 } @udf_text_re_split_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i64 %"i.p6") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p6 to ptr
  %v2 = load i64, ptr %v1, align 8
  %v3 = sub i64 0, %v2
  %v4 = and i64 %v3, 7
  %v5 = inttoptr i64 %i.p0 to ptr
  %v6 = getelementptr i8, ptr %v5, i64 4
  %v7 = load i32, ptr %v6, align 4
  %v9 = load i32, ptr %v5, align 4
  %v10 = add i32 %v9, %v7
  %v11 = zext i32 %v10 to i64
  %v23 = shl nuw nsw i64 %v11, 3
  %v28 = or disjoint i64 %v23, %v4
  %v30 = getelementptr i8, ptr %v1, i64 8
  %v31 = load i64, ptr %v30, align 8
  %v32 = sub i64 %v31, %v2
  %v33 = icmp slt i64 %v32, %v28
  %v34 = icmp eq i64 %v2, 0
  %v35 = or i1 %v34, %v33
  br i1 %v35, label %b.L__BB85_2, label %b.next.0
b.next.0:
  %v38 = add i64 %v28, %v2
  store i64 %v38, ptr %v1, align 8
  %v42 = add i64 %v4, %v2
  br label %b.L__BB85_2
b.L__BB85_2:
  %r.rd77.0 = phi i64 [ %v2, %start ], [ %v38, %b.next.0 ]
  %r.rd78.0 = phi i64 [ 0, %start ], [ %v42, %b.next.0 ]
  %v44 = icmp eq i64 %r.rd78.0, 0
  br i1 %v44, label %b.L__BB85_9, label %b.L__BB85_4.preheader
b.L__BB85_4.preheader:
  %v59 = icmp ne i64 %i.p3, 0
  %v6027 = icmp slt i64 %i.p3, 0
  br i1 %v6027, label %b.L__BB85_7, label %b.next.5.lr.ph
b.next.5.lr.ph:
  %v82 = inttoptr i64 %r.rd78.0 to ptr
  %v99 = icmp slt i64 %i.p4, 1
  %v50 = getelementptr i8, ptr %v82, i64 8
  br label %b.next.5
b.L__BB85_15:
  %v48 = load i64, ptr %v82, align 8
  %v51 = load i64, ptr %v50, align 8
  %v52 = icmp eq i64 %v48, %v51
  %v53 = zext i1 %v52 to i32
  %v55 = add i64 %r.rd80.028, 1
  %v58 = icmp sge i64 %v55, %i.p3
  %v60 = and i1 %v59, %v58
  br i1 %v60, label %b.L__BB85_7, label %b.next.5
b.next.5:
  %r.r8.030 = phi i32 [ 0, %b.next.5.lr.ph ], [ %v53, %b.L__BB85_15 ]
  %r.rd79.029 = phi i64 [ 0, %b.next.5.lr.ph ], [ %v51, %b.L__BB85_15 ]
  %r.rd80.028 = phi i64 [ 0, %b.next.5.lr.ph ], [ %v55, %b.L__BB85_15 ]
  %v67 = tail call { i32 } @udf_text_re_first_ascii(i64 %i.p0, i64 %i.p1, i64 %i.p2, i64 %r.rd79.029, i32 %r.r8.030, i64 %r.rd78.0)
  %v68 = extractvalue { i32 } %v67, 0
  %v69.not = icmp eq i32 %v68, 0
  br i1 %v69.not, label %b.L__BB85_7, label %b.L__BB85_10
b.L__BB85_10:
  %v73 = load i64, ptr %v1, align 8
  %v76 = load i64, ptr %v30, align 8
  %v77 = sub i64 %v76, %v73
  %v78 = icmp slt i64 %v77, 16
  %v79 = icmp eq i64 %v73, 0
  %v80 = or i1 %v79, %v78
  br i1 %v80, label %b.L__BB85_9, label %b.next.9
b.next.9:
  %v83 = load i64, ptr %v82, align 8
  %v85 = icmp slt i64 %r.rd79.029, 0
  %v87 = tail call i64 @llvm.smax.i64(i64 %r.rd79.029, i64 0)
  %v88 = add i64 %v87, %i.p1
  %v90 = inttoptr i64 %v73 to ptr
  store i64 %v88, ptr %v90, align 8
  %v91 = sub i64 %v83, %r.rd79.029
  %v92 = select i1 %v85, i64 0, i64 %v91
  %v94 = getelementptr i8, ptr %v90, i64 8
  store i64 %v92, ptr %v94, align 8
  %v95 = add i64 %v73, 16
  store i64 %v95, ptr %v1, align 8
  br i1 %v99, label %b.L__BB85_15, label %b.L__BB85_13
b.L__BB85_13:
  %r.rd81.0 = phi i64 [ %v133, %b.next.12 ], [ %v95, %b.next.9 ]
  %r.rd82.0 = phi i64 [ %v136, %b.next.12 ], [ 1, %b.next.9 ]
  %v103 = load i64, ptr %v30, align 8
  %v105 = sub i64 %v103, %r.rd81.0
  %v106 = icmp slt i64 %v105, 16
  br i1 %v106, label %b.L__BB85_9, label %b.next.12
b.next.12:
  %v111 = shl i64 %r.rd82.0, 4
  %v115 = add i64 %v111, %r.rd78.0
  %v116 = inttoptr i64 %v115 to ptr
  %v117 = load i64, ptr %v116, align 8
  %v118 = icmp slt i64 %v117, 0
  %v120 = getelementptr i8, ptr %v116, i64 8
  %v121 = load i64, ptr %v120, align 8
  %v126 = tail call i64 @llvm.smax.i64(i64 %v117, i64 0)
  %v127 = add i64 %v126, %i.p1
  %v128 = inttoptr i64 %r.rd81.0 to ptr
  store i64 %v127, ptr %v128, align 8
  %v129 = sub i64 %v121, %v117
  %v130 = select i1 %v118, i64 0, i64 %v129
  %v132 = getelementptr i8, ptr %v128, i64 8
  store i64 %v130, ptr %v132, align 8
  %v133 = add i64 %r.rd81.0, 16
  store i64 %v133, ptr %v1, align 8
  %v136 = add nuw i64 %r.rd82.0, 1
  %v138 = icmp slt i64 %r.rd82.0, %i.p4
  br i1 %v138, label %b.L__BB85_13, label %b.L__BB85_15
b.L__BB85_7:
  %r.rd79.0.lcssa = phi i64 [ 0, %b.L__BB85_4.preheader ], [ %r.rd79.029, %b.next.5 ], [ %v51, %b.L__BB85_15 ]
  %v141 = load i64, ptr %v1, align 8
  %v144 = load i64, ptr %v30, align 8
  %v145 = sub i64 %v144, %v141
  %v146 = icmp slt i64 %v145, 16
  %v147 = icmp eq i64 %v141, 0
  %v148 = or i1 %v147, %v146
  br i1 %v148, label %b.L__BB85_9, label %b.next.15
b.next.15:
  %v150 = icmp slt i64 %r.rd79.0.lcssa, 0
  %v152 = tail call i64 @llvm.smax.i64(i64 %r.rd79.0.lcssa, i64 0)
  %v153 = add i64 %v152, %i.p1
  %v155 = inttoptr i64 %v141 to ptr
  store i64 %v153, ptr %v155, align 8
  %v157 = sub i64 %i.p2, %r.rd79.0.lcssa
  %v158 = select i1 %v150, i64 0, i64 %v157
  %v160 = getelementptr i8, ptr %v155, i64 8
  store i64 %v158, ptr %v160, align 8
  %v161 = add i64 %v141, 16
  store i64 %v161, ptr %v1, align 8
  %v165 = sub i64 %v161, %r.rd77.0
  %v166 = ashr i64 %v165, 63
  %v167 = lshr i64 %v166, 60
  %v168 = add i64 %v167, %v165
  %v169 = ashr i64 %v168, 4
  br label %b.L__BB85_9
b.L__BB85_9:
  %r.rd83.0 = phi i64 [ 0, %b.L__BB85_2 ], [ 0, %b.L__BB85_13 ], [ %r.rd77.0, %b.next.15 ], [ 0, %b.L__BB85_7 ], [ 0, %b.L__BB85_10 ]
  %r.rd84.0 = phi i64 [ 0, %b.L__BB85_2 ], [ 0, %b.L__BB85_13 ], [ %v169, %b.next.15 ], [ 0, %b.L__BB85_7 ], [ 0, %b.L__BB85_10 ]
  %v174 = insertvalue { i64, i64 } poison, i64 %r.rd83.0, 0
  %v175 = insertvalue { i64, i64 } %v174, i64 %r.rd84.0, 1
  ret { i64, i64 } %v175
}
define internal { i64, i64 } @udf_text_re_split_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i64 %"i.p6") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p6 to ptr
  %v2 = load i64, ptr %v1, align 8
  %v3 = sub i64 0, %v2
  %v4 = and i64 %v3, 7
  %v5 = inttoptr i64 %i.p0 to ptr
  %v6 = getelementptr i8, ptr %v5, i64 4
  %v7 = load i32, ptr %v6, align 4
  %v9 = load i32, ptr %v5, align 4
  %v10 = add i32 %v9, %v7
  %v11 = zext i32 %v10 to i64
  %v23 = shl nuw nsw i64 %v11, 3
  %v28 = or disjoint i64 %v23, %v4
  %v30 = getelementptr i8, ptr %v1, i64 8
  %v31 = load i64, ptr %v30, align 8
  %v32 = sub i64 %v31, %v2
  %v33 = icmp slt i64 %v32, %v28
  %v34 = icmp eq i64 %v2, 0
  %v35 = or i1 %v34, %v33
  br i1 %v35, label %b.L__BB86_2, label %b.next.0
b.next.0:
  %v38 = add i64 %v28, %v2
  store i64 %v38, ptr %v1, align 8
  %v42 = add i64 %v4, %v2
  br label %b.L__BB86_2
b.L__BB86_2:
  %r.rd78.0 = phi i64 [ %v2, %start ], [ %v38, %b.next.0 ]
  %r.rd79.0 = phi i64 [ 0, %start ], [ %v42, %b.next.0 ]
  %v44 = icmp eq i64 %r.rd79.0, 0
  br i1 %v44, label %b.L__BB86_9, label %b.L__BB86_4.preheader
b.L__BB86_4.preheader:
  %v59 = icmp ne i64 %i.p3, 0
  %v6027 = icmp slt i64 %i.p3, 0
  br i1 %v6027, label %b.L__BB86_7, label %b.next.5.lr.ph
b.next.5.lr.ph:
  %v83 = inttoptr i64 %r.rd79.0 to ptr
  %v100 = icmp slt i64 %i.p4, 1
  %v50 = getelementptr i8, ptr %v83, i64 8
  br label %b.next.5
b.L__BB86_15:
  %v48 = load i64, ptr %v83, align 8
  %v51 = load i64, ptr %v50, align 8
  %v52 = icmp eq i64 %v48, %v51
  %v53 = zext i1 %v52 to i32
  %v55 = add i64 %r.rd81.028, 1
  %v58 = icmp sge i64 %v55, %i.p3
  %v60 = and i1 %v59, %v58
  br i1 %v60, label %b.L__BB86_7, label %b.next.5
b.next.5:
  %r.r8.030 = phi i32 [ 0, %b.next.5.lr.ph ], [ %v53, %b.L__BB86_15 ]
  %r.rd80.029 = phi i64 [ 0, %b.next.5.lr.ph ], [ %v51, %b.L__BB86_15 ]
  %r.rd81.028 = phi i64 [ 0, %b.next.5.lr.ph ], [ %v55, %b.L__BB86_15 ]
  %v68 = tail call { i32 } @udf_text_re_first_utf8(i64 %i.p0, i64 %i.p1, i64 %i.p2, i64 %r.rd80.029, i32 %r.r8.030, i64 %i.p5, i64 %r.rd79.0)
  %v69 = extractvalue { i32 } %v68, 0
  %v70.not = icmp eq i32 %v69, 0
  br i1 %v70.not, label %b.L__BB86_7, label %b.L__BB86_10
b.L__BB86_10:
  %v74 = load i64, ptr %v1, align 8
  %v77 = load i64, ptr %v30, align 8
  %v78 = sub i64 %v77, %v74
  %v79 = icmp slt i64 %v78, 16
  %v80 = icmp eq i64 %v74, 0
  %v81 = or i1 %v80, %v79
  br i1 %v81, label %b.L__BB86_9, label %b.next.9
b.next.9:
  %v84 = load i64, ptr %v83, align 8
  %v86 = icmp slt i64 %r.rd80.029, 0
  %v88 = tail call i64 @llvm.smax.i64(i64 %r.rd80.029, i64 0)
  %v89 = add i64 %v88, %i.p1
  %v91 = inttoptr i64 %v74 to ptr
  store i64 %v89, ptr %v91, align 8
  %v92 = sub i64 %v84, %r.rd80.029
  %v93 = select i1 %v86, i64 0, i64 %v92
  %v95 = getelementptr i8, ptr %v91, i64 8
  store i64 %v93, ptr %v95, align 8
  %v96 = add i64 %v74, 16
  store i64 %v96, ptr %v1, align 8
  br i1 %v100, label %b.L__BB86_15, label %b.L__BB86_13
b.L__BB86_13:
  %r.rd82.0 = phi i64 [ %v134, %b.next.12 ], [ %v96, %b.next.9 ]
  %r.rd83.0 = phi i64 [ %v137, %b.next.12 ], [ 1, %b.next.9 ]
  %v104 = load i64, ptr %v30, align 8
  %v106 = sub i64 %v104, %r.rd82.0
  %v107 = icmp slt i64 %v106, 16
  br i1 %v107, label %b.L__BB86_9, label %b.next.12
b.next.12:
  %v112 = shl i64 %r.rd83.0, 4
  %v116 = add i64 %v112, %r.rd79.0
  %v117 = inttoptr i64 %v116 to ptr
  %v118 = load i64, ptr %v117, align 8
  %v119 = icmp slt i64 %v118, 0
  %v121 = getelementptr i8, ptr %v117, i64 8
  %v122 = load i64, ptr %v121, align 8
  %v127 = tail call i64 @llvm.smax.i64(i64 %v118, i64 0)
  %v128 = add i64 %v127, %i.p1
  %v129 = inttoptr i64 %r.rd82.0 to ptr
  store i64 %v128, ptr %v129, align 8
  %v130 = sub i64 %v122, %v118
  %v131 = select i1 %v119, i64 0, i64 %v130
  %v133 = getelementptr i8, ptr %v129, i64 8
  store i64 %v131, ptr %v133, align 8
  %v134 = add i64 %r.rd82.0, 16
  store i64 %v134, ptr %v1, align 8
  %v137 = add nuw i64 %r.rd83.0, 1
  %v139 = icmp slt i64 %r.rd83.0, %i.p4
  br i1 %v139, label %b.L__BB86_13, label %b.L__BB86_15
b.L__BB86_7:
  %r.rd80.0.lcssa = phi i64 [ 0, %b.L__BB86_4.preheader ], [ %r.rd80.029, %b.next.5 ], [ %v51, %b.L__BB86_15 ]
  %v142 = load i64, ptr %v1, align 8
  %v145 = load i64, ptr %v30, align 8
  %v146 = sub i64 %v145, %v142
  %v147 = icmp slt i64 %v146, 16
  %v148 = icmp eq i64 %v142, 0
  %v149 = or i1 %v148, %v147
  br i1 %v149, label %b.L__BB86_9, label %b.next.15
b.next.15:
  %v151 = icmp slt i64 %r.rd80.0.lcssa, 0
  %v153 = tail call i64 @llvm.smax.i64(i64 %r.rd80.0.lcssa, i64 0)
  %v154 = add i64 %v153, %i.p1
  %v156 = inttoptr i64 %v142 to ptr
  store i64 %v154, ptr %v156, align 8
  %v158 = sub i64 %i.p2, %r.rd80.0.lcssa
  %v159 = select i1 %v151, i64 0, i64 %v158
  %v161 = getelementptr i8, ptr %v156, i64 8
  store i64 %v159, ptr %v161, align 8
  %v162 = add i64 %v142, 16
  store i64 %v162, ptr %v1, align 8
  %v166 = sub i64 %v162, %r.rd78.0
  %v167 = ashr i64 %v166, 63
  %v168 = lshr i64 %v167, 60
  %v169 = add i64 %v168, %v166
  %v170 = ashr i64 %v169, 4
  br label %b.L__BB86_9
b.L__BB86_9:
  %r.rd84.0 = phi i64 [ 0, %b.L__BB86_2 ], [ 0, %b.L__BB86_13 ], [ %r.rd78.0, %b.next.15 ], [ 0, %b.L__BB86_7 ], [ 0, %b.L__BB86_10 ]
  %r.rd85.0 = phi i64 [ 0, %b.L__BB86_2 ], [ 0, %b.L__BB86_13 ], [ %v170, %b.next.15 ], [ 0, %b.L__BB86_7 ], [ 0, %b.L__BB86_10 ]
  %v175 = insertvalue { i64, i64 } poison, i64 %r.rd84.0, 0
  %v176 = insertvalue { i64, i64 } %v175, i64 %r.rd85.0, 1
  ret { i64, i64 } %v176
}
define internal { i64, i64 } @udf_text_list_join(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p4 to ptr
  %v2 = load i64, ptr %v1, align 8
  %v3 = icmp slt i64 %i.p3, 1
  br i1 %v3, label %b.L__BB87_7, label %b.L__BB87_2.preheader
b.L__BB87_2.preheader:
  %v21 = getelementptr i8, ptr %v1, i64 8
  %from.at.i = inttoptr i64 %i.p0 to ptr
  %long.i.i = icmp ugt i64 %i.p1, 16
  %eight.i.i = icmp ugt i64 %i.p1, 7
  %none.i.i = icmp eq i64 %i.p1, 0
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %i.p1
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  %v38 = getelementptr i8, ptr %v1, i64 8
  br label %b.L__BB87_2
b.L__BB87_2:
  %r.rd38.0 = phi i64 [ %v54, %udf_copy.exit34 ], [ 0, %b.L__BB87_2.preheader ]
  %r.rd39.1 = phi i64 [ %v50, %udf_copy.exit34 ], [ %v2, %b.L__BB87_2.preheader ]
  %v8 = shl i64 %r.rd38.0, 4
  %v12 = add i64 %v8, %i.p2
  %v13 = inttoptr i64 %v12 to ptr
  %v14 = load i64, ptr %v13, align 8
  %v16 = getelementptr i8, ptr %v13, i64 8
  %v17 = load i64, ptr %v16, align 8
  %v18 = icmp eq i64 %r.rd38.0, 0
  br i1 %v18, label %b.L__BB87_5, label %b.next.2
b.next.2:
  %v22 = load i64, ptr %v21, align 8
  %v24 = sub i64 %v22, %r.rd39.1
  %v26 = icmp slt i64 %v24, %i.p1
  %v27 = icmp eq i64 %r.rd39.1, 0
  %v28 = or i1 %v27, %v26
  br i1 %v28, label %b.L__BB87_8, label %b.next.3
b.next.3:
  %to.at.i = inttoptr i64 %r.rd39.1 to ptr
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %i.p1, i1 false)
  br label %udf_copy.exit
short.i.i:
  br i1 %eight.i.i, label %words.i.i, label %few.i.i
words.i.i:
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %i.p1
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
few.i.i:
  br i1 %none.i.i, label %udf_copy.exit, label %byte.i.i
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %few.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %i.p1
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v33 = add i64 %r.rd39.1, %i.p1
  store i64 %v33, ptr %v1, align 8
  br label %b.L__BB87_5
b.L__BB87_5:
  %r.rd39.2 = phi i64 [ %r.rd39.1, %b.L__BB87_2 ], [ %v33, %udf_copy.exit ]
  %v39 = load i64, ptr %v38, align 8
  %v41 = sub i64 %v39, %r.rd39.2
  %v43 = icmp slt i64 %v41, %v17
  %v44 = icmp eq i64 %r.rd39.2, 0
  %v45 = or i1 %v44, %v43
  br i1 %v45, label %b.L__BB87_8, label %b.next.5
b.next.5:
  %to.at.i12 = inttoptr i64 %r.rd39.2 to ptr
  %from.at.i13 = inttoptr i64 %v14 to ptr
  %long.i.i14 = icmp ugt i64 %v17, 16
  br i1 %long.i.i14, label %whole.i.i33, label %short.i.i15
whole.i.i33:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i12, ptr align 1 %from.at.i13, i64 %v17, i1 false)
  br label %udf_copy.exit34
short.i.i15:
  %eight.i.i16 = icmp ugt i64 %v17, 7
  br i1 %eight.i.i16, label %words.i.i26, label %few.i.i17
words.i.i26:
  %from8.i.i27 = getelementptr i8, ptr %from.at.i13, i64 %v17
  %last8.i.i28 = getelementptr i8, ptr %from8.i.i27, i64 -8
  %to8.i.i29 = getelementptr i8, ptr %to.at.i12, i64 %v17
  %end8.i.i30 = getelementptr i8, ptr %to8.i.i29, i64 -8
  %a8.i.i31 = load i64, ptr %from.at.i13, align 1
  %b8.i.i32 = load i64, ptr %last8.i.i28, align 1
  store i64 %a8.i.i31, ptr %to.at.i12, align 1
  store i64 %b8.i.i32, ptr %end8.i.i30, align 1
  br label %udf_copy.exit34
few.i.i17:
  %none.i.i18 = icmp eq i64 %v17, 0
  br i1 %none.i.i18, label %udf_copy.exit34, label %byte.i.i19
byte.i.i19:
  %i.i.i20 = phi i64 [ %next.i.i24, %byte.i.i19 ], [ 0, %few.i.i17 ]
  %at.i.i21 = getelementptr i8, ptr %from.at.i13, i64 %i.i.i20
  %one.i.i22 = load i8, ptr %at.i.i21, align 1
  %there.i.i23 = getelementptr i8, ptr %to.at.i12, i64 %i.i.i20
  store i8 %one.i.i22, ptr %there.i.i23, align 1
  %next.i.i24 = add nuw nsw i64 %i.i.i20, 1
  %done.i.i25 = icmp eq i64 %next.i.i24, %v17
  br i1 %done.i.i25, label %udf_copy.exit34, label %byte.i.i19
udf_copy.exit34:
  %v50 = add i64 %r.rd39.2, %v17
  store i64 %v50, ptr %v1, align 8
  %v54 = add nuw nsw i64 %r.rd38.0, 1
  %v56 = icmp slt i64 %v54, %i.p3
  br i1 %v56, label %b.L__BB87_2, label %b.L__BB87_7
b.L__BB87_7:
  %r.rd39.0 = phi i64 [ %v2, %start ], [ %v50, %udf_copy.exit34 ]
  %v59 = sub i64 %r.rd39.0, %v2
  br label %b.L__BB87_8
b.L__BB87_8:
  %r.rd42.0 = phi i64 [ %v2, %b.L__BB87_7 ], [ 0, %b.next.2 ], [ 0, %b.L__BB87_5 ]
  %r.rd43.0 = phi i64 [ %v59, %b.L__BB87_7 ], [ 0, %b.next.2 ], [ 0, %b.L__BB87_5 ]
  %v64 = insertvalue { i64, i64 } poison, i64 %r.rd42.0, 0
  %v65 = insertvalue { i64, i64 } %v64, i64 %r.rd43.0, 1
  ret { i64, i64 } %v65
}
define internal { i32 } @udf_text_list_has(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3") noinline nounwind {
start:
  %v1 = icmp slt i64 %i.p1, 1
  br i1 %v1, label %b.L__BB88_11, label %b.L__BB88_2
b.L__BB88_2:
  %r.rd23.0 = phi i64 [ %v56, %b.next.12.critedge ], [ 0, %start ]
  %v5 = shl i64 %r.rd23.0, 4
  %v9 = add i64 %v5, %i.p0
  %v10 = inttoptr i64 %v9 to ptr
  %v11 = getelementptr i8, ptr %v10, i64 8
  %v12 = load i64, ptr %v11, align 8
  %v14.not = icmp eq i64 %v12, %i.p3
  br i1 %v14.not, label %b.next.2, label %b.next.12.critedge
b.next.2:
  %v17 = load i64, ptr %v10, align 8
  br label %b.L__BB88_4
b.L__BB88_4:
  %r.rd24.0 = phi i64 [ 0, %b.next.2 ], [ %v19, %b.next.4 ]
  %v19 = add i64 %r.rd24.0, 8
  %v21 = icmp sgt i64 %v19, %i.p3
  br i1 %v21, label %b.L__BB88_6, label %b.next.4
b.next.4:
  %v24 = add i64 %r.rd24.0, %v17
  %at.i12 = inttoptr i64 %v24 to ptr
  %word.i13 = load i64, ptr %at.i12, align 1
  %v28 = add i64 %r.rd24.0, %i.p2
  %at.i = inttoptr i64 %v28 to ptr
  %word.i = load i64, ptr %at.i, align 1
  %v31 = icmp eq i64 %word.i13, %word.i
  br i1 %v31, label %b.L__BB88_4, label %b.next.12.critedge
b.L__BB88_6:
  %v36.not = icmp slt i64 %r.rd24.0, %i.p3
  br i1 %v36.not, label %b.L__BB88_7, label %b.L__BB88_11
b.L__BB88_7:
  %r.rd24.1 = phi i64 [ %v49, %b.next.9 ], [ %r.rd24.0, %b.L__BB88_6 ]
  %v39 = add i64 %r.rd24.1, %i.p2
  %v40 = inttoptr i64 %v39 to ptr
  %v41 = load i8, ptr %v40, align 1
  %v44 = add i64 %r.rd24.1, %v17
  %v45 = inttoptr i64 %v44 to ptr
  %v46 = load i8, ptr %v45, align 1
  %v48.not = icmp eq i8 %v46, %v41
  br i1 %v48.not, label %b.next.9, label %b.next.12.critedge
b.next.9:
  %v49 = add nsw i64 %r.rd24.1, 1
  %v53 = icmp slt i64 %v49, %i.p3
  br i1 %v53, label %b.L__BB88_7, label %b.L__BB88_11
b.next.12.critedge:
  %v56 = add nuw nsw i64 %r.rd23.0, 1
  %v60 = icmp slt i64 %v56, %i.p1
  br i1 %v60, label %b.L__BB88_2, label %b.L__BB88_11
b.L__BB88_11:
  %r.r5.0 = phi i32 [ 0, %start ], [ 1, %b.next.9 ], [ 1, %b.L__BB88_6 ], [ 0, %b.next.12.critedge ]
  %v64 = insertvalue { i32 } poison, i32 %r.r5.0, 0
  ret { i32 } %v64
}
define internal { i64, i64, i64 } @udf_text_re_sub_ascii(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i64 %"i.p6") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p6 to ptr
  %v2 = load i64, ptr %v1, align 8
  %v3 = sub i64 0, %v2
  %v4 = and i64 %v3, 7
  %v5 = inttoptr i64 %i.p0 to ptr
  %v6 = getelementptr i8, ptr %v5, i64 4
  %v7 = load i32, ptr %v6, align 4
  %v9 = load i32, ptr %v5, align 4
  %v10 = add i32 %v9, %v7
  %v11 = zext i32 %v10 to i64
  %v23 = shl nuw nsw i64 %v11, 3
  %v28 = or disjoint i64 %v23, %v4
  %v30 = getelementptr i8, ptr %v1, i64 8
  %v31 = load i64, ptr %v30, align 8
  %v32 = sub i64 %v31, %v2
  %v33 = icmp slt i64 %v32, %v28
  %v34 = icmp eq i64 %v2, 0
  %v35 = or i1 %v34, %v33
  br i1 %v35, label %b.L__BB89_2, label %b.next.0
b.next.0:
  %v38 = add i64 %v28, %v2
  store i64 %v38, ptr %v1, align 8
  %v42 = add i64 %v4, %v2
  br label %b.L__BB89_2
b.L__BB89_2:
  %r.rd96.0 = phi i64 [ %v2, %start ], [ %v38, %b.next.0 ]
  %r.rd97.0 = phi i64 [ 0, %start ], [ %v42, %b.next.0 ]
  %v44 = icmp eq i64 %r.rd97.0, 0
  br i1 %v44, label %b.L__BB89_20, label %b.next.2
b.next.2:
  %v47 = icmp slt i64 %i.p4, 0
  br i1 %v47, label %b.L__BB89_16, label %b.next.3
b.next.3:
  %v49 = add i64 %i.p1, 4
  %v60 = inttoptr i64 %r.rd97.0 to ptr
  %v88 = inttoptr i64 %i.p1 to ptr
  %v167 = icmp eq i64 %i.p4, 0
  %v170 = getelementptr i8, ptr %v60, i64 8
  br label %b.L__BB89_5
b.L__BB89_5:
  %r.rd103.1 = phi i64 [ 0, %b.next.3 ], [ %v171, %b.L__BB89_15 ]
  %r.r15.0 = phi i32 [ 0, %b.next.3 ], [ %v175, %b.L__BB89_15 ]
  %r.rd104.1 = phi i64 [ 0, %b.next.3 ], [ %v177, %b.L__BB89_15 ]
  %v56 = tail call { i32 } @udf_text_re_first_ascii(i64 %i.p0, i64 %i.p2, i64 %i.p3, i64 %r.rd103.1, i32 %r.r15.0, i64 %r.rd97.0)
  %v57 = extractvalue { i32 } %v56, 0
  %v58 = icmp eq i32 %v57, 0
  br i1 %v58, label %b.L__BB89_16, label %b.next.5
b.next.5:
  %v61 = load i64, ptr %v60, align 8
  %v63 = icmp slt i64 %r.rd103.1, 0
  %v64 = sub i64 %v61, %r.rd103.1
  %v65 = select i1 %v63, i64 0, i64 %v64
  %v68 = load i64, ptr %v1, align 8
  %v71 = load i64, ptr %v30, align 8
  %v72 = sub i64 %v71, %v68
  %v73 = icmp slt i64 %v72, %v65
  %v74 = icmp eq i64 %v68, 0
  %v75 = or i1 %v74, %v73
  br i1 %v75, label %b.L__BB89_20, label %b.next.6
b.next.6:
  %v78 = tail call i64 @llvm.smax.i64(i64 %r.rd103.1, i64 0)
  %v80 = add i64 %v78, %i.p2
  %to.at.i = inttoptr i64 %v68 to ptr
  %from.at.i = inttoptr i64 %v80 to ptr
  %long.i.i = icmp ugt i64 %v65, 16
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %v65, i1 false)
  br label %udf_copy.exit
short.i.i:
  %eight.i.i = icmp ugt i64 %v65, 7
  br i1 %eight.i.i, label %words.i.i, label %few.i.i
words.i.i:
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %v65
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %v65
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
few.i.i:
  %none.i.i = icmp eq i64 %v65, 0
  br i1 %none.i.i, label %udf_copy.exit, label %byte.i.i
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %few.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %v65
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v84 = add i64 %v65, %v68
  store i64 %v84, ptr %v1, align 8
  %v89 = load i32, ptr %v88, align 4
  %v90 = icmp slt i32 %v89, 2
  br i1 %v90, label %b.L__BB89_15, label %b.next.7
b.next.7:
  %v92 = add nsw i32 %v89, -1
  br label %b.L__BB89_9
b.L__BB89_9:
  %r.rd101.0 = phi i64 [ %v49, %b.next.7 ], [ %v161, %b.L__BB89_14 ]
  %r.rd100.0 = phi i64 [ %v84, %b.next.7 ], [ %v157, %b.L__BB89_14 ]
  %r.r16.0 = phi i32 [ 0, %b.next.7 ], [ %v163, %b.L__BB89_14 ]
  %v95 = inttoptr i64 %r.rd101.0 to ptr
  %v96 = load i32, ptr %v95, align 4
  %v97 = icmp slt i32 %v96, 0
  br i1 %v97, label %b.L__BB89_12, label %b.next.9
b.next.9:
  %v99 = shl nuw i32 %v96, 1
  %v100 = sext i32 %v99 to i64
  %v102 = shl nsw i64 %v100, 3
  %v104 = add i64 %v102, %r.rd97.0
  %v105 = inttoptr i64 %v104 to ptr
  %v106 = load i64, ptr %v105, align 8
  %v107 = icmp slt i64 %v106, 0
  %v112 = getelementptr i8, ptr %v105, i64 8
  %v113 = load i64, ptr %v112, align 8
  %v114 = sub i64 %v113, %v106
  %v115 = select i1 %v107, i64 0, i64 %v114
  %v119 = load i64, ptr %v30, align 8
  %v121 = sub i64 %v119, %r.rd100.0
  %v122 = icmp slt i64 %v121, %v115
  %v123 = icmp eq i64 %r.rd100.0, 0
  %v124 = or i1 %v123, %v122
  br i1 %v124, label %b.L__BB89_20, label %b.next.10
b.next.10:
  %v109 = tail call i64 @llvm.smax.i64(i64 %v106, i64 0)
  %v110 = add i64 %v109, %i.p2
  %to.at.i38 = inttoptr i64 %r.rd100.0 to ptr
  %from.at.i39 = inttoptr i64 %v110 to ptr
  %long.i.i40 = icmp ugt i64 %v115, 16
  br i1 %long.i.i40, label %whole.i.i59, label %short.i.i41
whole.i.i59:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i38, ptr align 1 %from.at.i39, i64 %v115, i1 false)
  br label %b.L__BB89_14
short.i.i41:
  %eight.i.i42 = icmp ugt i64 %v115, 7
  br i1 %eight.i.i42, label %words.i.i52, label %few.i.i43
words.i.i52:
  %from8.i.i53 = getelementptr i8, ptr %from.at.i39, i64 %v115
  %last8.i.i54 = getelementptr i8, ptr %from8.i.i53, i64 -8
  %to8.i.i55 = getelementptr i8, ptr %to.at.i38, i64 %v115
  %end8.i.i56 = getelementptr i8, ptr %to8.i.i55, i64 -8
  %a8.i.i57 = load i64, ptr %from.at.i39, align 1
  %b8.i.i58 = load i64, ptr %last8.i.i54, align 1
  store i64 %a8.i.i57, ptr %to.at.i38, align 1
  store i64 %b8.i.i58, ptr %end8.i.i56, align 1
  br label %b.L__BB89_14
few.i.i43:
  %none.i.i44 = icmp eq i64 %v115, 0
  br i1 %none.i.i44, label %b.L__BB89_14, label %byte.i.i45
byte.i.i45:
  %i.i.i46 = phi i64 [ %next.i.i50, %byte.i.i45 ], [ 0, %few.i.i43 ]
  %at.i.i47 = getelementptr i8, ptr %from.at.i39, i64 %i.i.i46
  %one.i.i48 = load i8, ptr %at.i.i47, align 1
  %there.i.i49 = getelementptr i8, ptr %to.at.i38, i64 %i.i.i46
  store i8 %one.i.i48, ptr %there.i.i49, align 1
  %next.i.i50 = add nuw nsw i64 %i.i.i46, 1
  %done.i.i51 = icmp eq i64 %next.i.i50, %v115
  br i1 %done.i.i51, label %b.L__BB89_14, label %byte.i.i45
b.L__BB89_12:
  %v138 = getelementptr i8, ptr %v95, i64 8
  %v139 = load i32, ptr %v138, align 4
  %v140 = sext i32 %v139 to i64
  %v144 = load i64, ptr %v30, align 8
  %v146 = sub i64 %v144, %r.rd100.0
  %v147 = icmp slt i64 %v146, %v140
  %v148 = icmp eq i64 %r.rd100.0, 0
  %v149 = or i1 %v148, %v147
  br i1 %v149, label %b.L__BB89_20, label %b.next.12
b.next.12:
  %v132 = getelementptr i8, ptr %v95, i64 4
  %v133 = load i32, ptr %v132, align 4
  %v134 = sext i32 %v133 to i64
  %v136 = add i64 %i.p1, %v134
  %to.at.i61 = inttoptr i64 %r.rd100.0 to ptr
  %from.at.i62 = inttoptr i64 %v136 to ptr
  %long.i.i63 = icmp ugt i32 %v139, 16
  br i1 %long.i.i63, label %whole.i.i82, label %short.i.i64
whole.i.i82:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i61, ptr align 1 %from.at.i62, i64 %v140, i1 false)
  br label %b.L__BB89_14
short.i.i64:
  %eight.i.i65 = icmp ugt i32 %v139, 7
  br i1 %eight.i.i65, label %words.i.i75, label %few.i.i66
words.i.i75:
  %from8.i.i76 = getelementptr i8, ptr %from.at.i62, i64 %v140
  %last8.i.i77 = getelementptr i8, ptr %from8.i.i76, i64 -8
  %to8.i.i78 = getelementptr i8, ptr %to.at.i61, i64 %v140
  %end8.i.i79 = getelementptr i8, ptr %to8.i.i78, i64 -8
  %a8.i.i80 = load i64, ptr %from.at.i62, align 1
  %b8.i.i81 = load i64, ptr %last8.i.i77, align 1
  store i64 %a8.i.i80, ptr %to.at.i61, align 1
  store i64 %b8.i.i81, ptr %end8.i.i79, align 1
  br label %b.L__BB89_14
few.i.i66:
  %none.i.i67 = icmp eq i32 %v139, 0
  br i1 %none.i.i67, label %b.L__BB89_14, label %byte.i.i68
byte.i.i68:
  %i.i.i69 = phi i64 [ %next.i.i73, %byte.i.i68 ], [ 0, %few.i.i66 ]
  %at.i.i70 = getelementptr i8, ptr %from.at.i62, i64 %i.i.i69
  %one.i.i71 = load i8, ptr %at.i.i70, align 1
  %there.i.i72 = getelementptr i8, ptr %to.at.i61, i64 %i.i.i69
  store i8 %one.i.i71, ptr %there.i.i72, align 1
  %next.i.i73 = add nuw nsw i64 %i.i.i69, 1
  %done.i.i74 = icmp eq i64 %next.i.i73, %v140
  br i1 %done.i.i74, label %b.L__BB89_14, label %byte.i.i68
b.L__BB89_14:
  %r.rd102.0 = phi i64 [ %v140, %byte.i.i68 ], [ %v115, %whole.i.i59 ], [ %v115, %words.i.i52 ], [ 0, %few.i.i43 ], [ %v140, %whole.i.i82 ], [ %v140, %words.i.i75 ], [ %v140, %few.i.i66 ], [ %v115, %byte.i.i45 ]
  %v157 = add i64 %r.rd102.0, %r.rd100.0
  store i64 %v157, ptr %v1, align 8
  %v161 = add i64 %r.rd101.0, 12
  %v163 = add nuw nsw i32 %r.r16.0, 1
  %v165 = icmp slt i32 %v163, %v92
  br i1 %v165, label %b.L__BB89_9, label %b.L__BB89_15
b.L__BB89_15:
  %v171 = load i64, ptr %v170, align 8
  %v173 = load i64, ptr %v60, align 8
  %v174 = icmp eq i64 %v173, %v171
  %v175 = zext i1 %v174 to i32
  %v177 = add i64 %r.rd104.1, 1
  %v178 = icmp slt i64 %v177, %i.p4
  %v179 = or i1 %v167, %v178
  br i1 %v179, label %b.L__BB89_5, label %b.L__BB89_16
b.L__BB89_16:
  %r.rd103.0 = phi i64 [ 0, %b.next.2 ], [ %r.rd103.1, %b.L__BB89_5 ], [ %v171, %b.L__BB89_15 ]
  %r.rd104.0 = phi i64 [ 0, %b.next.2 ], [ %r.rd104.1, %b.L__BB89_5 ], [ %v177, %b.L__BB89_15 ]
  %v181 = icmp eq i64 %r.rd104.0, 0
  br i1 %v181, label %b.L__BB89_20, label %b.next.18
b.next.18:
  %v183 = icmp slt i64 %r.rd103.0, 0
  %v188 = sub i64 %i.p3, %r.rd103.0
  %v189 = select i1 %v183, i64 0, i64 %v188
  %v192 = load i64, ptr %v1, align 8
  %v195 = load i64, ptr %v30, align 8
  %v196 = sub i64 %v195, %v192
  %v197 = icmp slt i64 %v196, %v189
  %v198 = icmp eq i64 %v192, 0
  %v199 = or i1 %v198, %v197
  br i1 %v199, label %b.L__BB89_20, label %b.next.19
b.next.19:
  %v185 = tail call i64 @llvm.smax.i64(i64 %r.rd103.0, i64 0)
  %v186 = add i64 %v185, %i.p2
  %to.at.i84 = inttoptr i64 %v192 to ptr
  %from.at.i85 = inttoptr i64 %v186 to ptr
  %long.i.i86 = icmp ugt i64 %v189, 16
  br i1 %long.i.i86, label %whole.i.i105, label %short.i.i87
whole.i.i105:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i84, ptr align 1 %from.at.i85, i64 %v189, i1 false)
  br label %udf_copy.exit106
short.i.i87:
  %eight.i.i88 = icmp ugt i64 %v189, 7
  br i1 %eight.i.i88, label %words.i.i98, label %few.i.i89
words.i.i98:
  %from8.i.i99 = getelementptr i8, ptr %from.at.i85, i64 %v189
  %last8.i.i100 = getelementptr i8, ptr %from8.i.i99, i64 -8
  %to8.i.i101 = getelementptr i8, ptr %to.at.i84, i64 %v189
  %end8.i.i102 = getelementptr i8, ptr %to8.i.i101, i64 -8
  %a8.i.i103 = load i64, ptr %from.at.i85, align 1
  %b8.i.i104 = load i64, ptr %last8.i.i100, align 1
  store i64 %a8.i.i103, ptr %to.at.i84, align 1
  store i64 %b8.i.i104, ptr %end8.i.i102, align 1
  br label %udf_copy.exit106
few.i.i89:
  %none.i.i90 = icmp eq i64 %v189, 0
  br i1 %none.i.i90, label %udf_copy.exit106, label %byte.i.i91
byte.i.i91:
  %i.i.i92 = phi i64 [ %next.i.i96, %byte.i.i91 ], [ 0, %few.i.i89 ]
  %at.i.i93 = getelementptr i8, ptr %from.at.i85, i64 %i.i.i92
  %one.i.i94 = load i8, ptr %at.i.i93, align 1
  %there.i.i95 = getelementptr i8, ptr %to.at.i84, i64 %i.i.i92
  store i8 %one.i.i94, ptr %there.i.i95, align 1
  %next.i.i96 = add nuw nsw i64 %i.i.i92, 1
  %done.i.i97 = icmp eq i64 %next.i.i96, %v189
  br i1 %done.i.i97, label %udf_copy.exit106, label %byte.i.i91
udf_copy.exit106:
  %v204 = add i64 %v192, %v189
  store i64 %v204, ptr %v1, align 8
  %v208 = sub i64 %v204, %r.rd96.0
  br label %b.L__BB89_20
b.L__BB89_20:
  %r.rd105.0 = phi i64 [ 0, %b.L__BB89_2 ], [ %i.p2, %b.L__BB89_16 ], [ 0, %b.next.18 ], [ %r.rd96.0, %udf_copy.exit106 ], [ 0, %b.L__BB89_12 ], [ 0, %b.next.9 ], [ 0, %b.next.5 ]
  %r.rd106.0 = phi i64 [ 0, %b.L__BB89_2 ], [ %i.p3, %b.L__BB89_16 ], [ 0, %b.next.18 ], [ %v208, %udf_copy.exit106 ], [ 0, %b.L__BB89_12 ], [ 0, %b.next.9 ], [ 0, %b.next.5 ]
  %r.rd107.0 = phi i64 [ -1, %b.L__BB89_2 ], [ 0, %b.L__BB89_16 ], [ -1, %b.next.18 ], [ %r.rd104.0, %udf_copy.exit106 ], [ -1, %b.L__BB89_12 ], [ -1, %b.next.9 ], [ -1, %b.next.5 ]
  %v218 = insertvalue { i64, i64, i64 } poison, i64 %r.rd105.0, 0
  %v219 = insertvalue { i64, i64, i64 } %v218, i64 %r.rd106.0, 1
  %v220 = insertvalue { i64, i64, i64 } %v219, i64 %r.rd107.0, 2
  ret { i64, i64, i64 } %v220
}
define internal { i64, i64, i64 } @udf_text_re_sub_utf8(i64 %"i.p0", i64 %"i.p1", i64 %"i.p2", i64 %"i.p3", i64 %"i.p4", i64 %"i.p5", i64 %"i.p6") noinline nounwind {
start:
  %v1 = inttoptr i64 %i.p6 to ptr
  %v2 = load i64, ptr %v1, align 8
  %v3 = sub i64 0, %v2
  %v4 = and i64 %v3, 7
  %v5 = inttoptr i64 %i.p0 to ptr
  %v6 = getelementptr i8, ptr %v5, i64 4
  %v7 = load i32, ptr %v6, align 4
  %v9 = load i32, ptr %v5, align 4
  %v10 = add i32 %v9, %v7
  %v11 = zext i32 %v10 to i64
  %v23 = shl nuw nsw i64 %v11, 3
  %v28 = or disjoint i64 %v23, %v4
  %v30 = getelementptr i8, ptr %v1, i64 8
  %v31 = load i64, ptr %v30, align 8
  %v32 = sub i64 %v31, %v2
  %v33 = icmp slt i64 %v32, %v28
  %v34 = icmp eq i64 %v2, 0
  %v35 = or i1 %v34, %v33
  br i1 %v35, label %b.L__BB90_2, label %b.next.0
b.next.0:
  %v38 = add i64 %v28, %v2
  store i64 %v38, ptr %v1, align 8
  %v42 = add i64 %v4, %v2
  br label %b.L__BB90_2
b.L__BB90_2:
  %r.rd97.0 = phi i64 [ %v2, %start ], [ %v38, %b.next.0 ]
  %r.rd98.0 = phi i64 [ 0, %start ], [ %v42, %b.next.0 ]
  %v44 = icmp eq i64 %r.rd98.0, 0
  br i1 %v44, label %b.L__BB90_20, label %b.next.2
b.next.2:
  %v47 = icmp slt i64 %i.p4, 0
  br i1 %v47, label %b.L__BB90_16, label %b.next.3
b.next.3:
  %v49 = add i64 %i.p1, 4
  %v61 = inttoptr i64 %r.rd98.0 to ptr
  %v89 = inttoptr i64 %i.p1 to ptr
  %v168 = icmp eq i64 %i.p4, 0
  %v171 = getelementptr i8, ptr %v61, i64 8
  br label %b.L__BB90_5
b.L__BB90_5:
  %r.rd104.1 = phi i64 [ 0, %b.next.3 ], [ %v172, %b.L__BB90_15 ]
  %r.r15.0 = phi i32 [ 0, %b.next.3 ], [ %v176, %b.L__BB90_15 ]
  %r.rd105.1 = phi i64 [ 0, %b.next.3 ], [ %v178, %b.L__BB90_15 ]
  %v57 = tail call { i32 } @udf_text_re_first_utf8(i64 %i.p0, i64 %i.p2, i64 %i.p3, i64 %r.rd104.1, i32 %r.r15.0, i64 %i.p5, i64 %r.rd98.0)
  %v58 = extractvalue { i32 } %v57, 0
  %v59 = icmp eq i32 %v58, 0
  br i1 %v59, label %b.L__BB90_16, label %b.next.5
b.next.5:
  %v62 = load i64, ptr %v61, align 8
  %v64 = icmp slt i64 %r.rd104.1, 0
  %v65 = sub i64 %v62, %r.rd104.1
  %v66 = select i1 %v64, i64 0, i64 %v65
  %v69 = load i64, ptr %v1, align 8
  %v72 = load i64, ptr %v30, align 8
  %v73 = sub i64 %v72, %v69
  %v74 = icmp slt i64 %v73, %v66
  %v75 = icmp eq i64 %v69, 0
  %v76 = or i1 %v75, %v74
  br i1 %v76, label %b.L__BB90_20, label %b.next.6
b.next.6:
  %v79 = tail call i64 @llvm.smax.i64(i64 %r.rd104.1, i64 0)
  %v81 = add i64 %v79, %i.p2
  %to.at.i = inttoptr i64 %v69 to ptr
  %from.at.i = inttoptr i64 %v81 to ptr
  %long.i.i = icmp ugt i64 %v66, 16
  br i1 %long.i.i, label %whole.i.i, label %short.i.i
whole.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i, ptr align 1 %from.at.i, i64 %v66, i1 false)
  br label %udf_copy.exit
short.i.i:
  %eight.i.i = icmp ugt i64 %v66, 7
  br i1 %eight.i.i, label %words.i.i, label %few.i.i
words.i.i:
  %from8.i.i = getelementptr i8, ptr %from.at.i, i64 %v66
  %last8.i.i = getelementptr i8, ptr %from8.i.i, i64 -8
  %to8.i.i = getelementptr i8, ptr %to.at.i, i64 %v66
  %end8.i.i = getelementptr i8, ptr %to8.i.i, i64 -8
  %a8.i.i = load i64, ptr %from.at.i, align 1
  %b8.i.i = load i64, ptr %last8.i.i, align 1
  store i64 %a8.i.i, ptr %to.at.i, align 1
  store i64 %b8.i.i, ptr %end8.i.i, align 1
  br label %udf_copy.exit
few.i.i:
  %none.i.i = icmp eq i64 %v66, 0
  br i1 %none.i.i, label %udf_copy.exit, label %byte.i.i
byte.i.i:
  %i.i.i = phi i64 [ %next.i.i, %byte.i.i ], [ 0, %few.i.i ]
  %at.i.i = getelementptr i8, ptr %from.at.i, i64 %i.i.i
  %one.i.i = load i8, ptr %at.i.i, align 1
  %there.i.i = getelementptr i8, ptr %to.at.i, i64 %i.i.i
  store i8 %one.i.i, ptr %there.i.i, align 1
  %next.i.i = add nuw nsw i64 %i.i.i, 1
  %done.i.i = icmp eq i64 %next.i.i, %v66
  br i1 %done.i.i, label %udf_copy.exit, label %byte.i.i
udf_copy.exit:
  %v85 = add i64 %v66, %v69
  store i64 %v85, ptr %v1, align 8
  %v90 = load i32, ptr %v89, align 4
  %v91 = icmp slt i32 %v90, 2
  br i1 %v91, label %b.L__BB90_15, label %b.next.7
b.next.7:
  %v93 = add nsw i32 %v90, -1
  br label %b.L__BB90_9
b.L__BB90_9:
  %r.rd102.0 = phi i64 [ %v49, %b.next.7 ], [ %v162, %b.L__BB90_14 ]
  %r.rd101.0 = phi i64 [ %v85, %b.next.7 ], [ %v158, %b.L__BB90_14 ]
  %r.r16.0 = phi i32 [ 0, %b.next.7 ], [ %v164, %b.L__BB90_14 ]
  %v96 = inttoptr i64 %r.rd102.0 to ptr
  %v97 = load i32, ptr %v96, align 4
  %v98 = icmp slt i32 %v97, 0
  br i1 %v98, label %b.L__BB90_12, label %b.next.9
b.next.9:
  %v100 = shl nuw i32 %v97, 1
  %v101 = sext i32 %v100 to i64
  %v103 = shl nsw i64 %v101, 3
  %v105 = add i64 %v103, %r.rd98.0
  %v106 = inttoptr i64 %v105 to ptr
  %v107 = load i64, ptr %v106, align 8
  %v108 = icmp slt i64 %v107, 0
  %v113 = getelementptr i8, ptr %v106, i64 8
  %v114 = load i64, ptr %v113, align 8
  %v115 = sub i64 %v114, %v107
  %v116 = select i1 %v108, i64 0, i64 %v115
  %v120 = load i64, ptr %v30, align 8
  %v122 = sub i64 %v120, %r.rd101.0
  %v123 = icmp slt i64 %v122, %v116
  %v124 = icmp eq i64 %r.rd101.0, 0
  %v125 = or i1 %v124, %v123
  br i1 %v125, label %b.L__BB90_20, label %b.next.10
b.next.10:
  %v110 = tail call i64 @llvm.smax.i64(i64 %v107, i64 0)
  %v111 = add i64 %v110, %i.p2
  %to.at.i38 = inttoptr i64 %r.rd101.0 to ptr
  %from.at.i39 = inttoptr i64 %v111 to ptr
  %long.i.i40 = icmp ugt i64 %v116, 16
  br i1 %long.i.i40, label %whole.i.i59, label %short.i.i41
whole.i.i59:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i38, ptr align 1 %from.at.i39, i64 %v116, i1 false)
  br label %b.L__BB90_14
short.i.i41:
  %eight.i.i42 = icmp ugt i64 %v116, 7
  br i1 %eight.i.i42, label %words.i.i52, label %few.i.i43
words.i.i52:
  %from8.i.i53 = getelementptr i8, ptr %from.at.i39, i64 %v116
  %last8.i.i54 = getelementptr i8, ptr %from8.i.i53, i64 -8
  %to8.i.i55 = getelementptr i8, ptr %to.at.i38, i64 %v116
  %end8.i.i56 = getelementptr i8, ptr %to8.i.i55, i64 -8
  %a8.i.i57 = load i64, ptr %from.at.i39, align 1
  %b8.i.i58 = load i64, ptr %last8.i.i54, align 1
  store i64 %a8.i.i57, ptr %to.at.i38, align 1
  store i64 %b8.i.i58, ptr %end8.i.i56, align 1
  br label %b.L__BB90_14
few.i.i43:
  %none.i.i44 = icmp eq i64 %v116, 0
  br i1 %none.i.i44, label %b.L__BB90_14, label %byte.i.i45
byte.i.i45:
  %i.i.i46 = phi i64 [ %next.i.i50, %byte.i.i45 ], [ 0, %few.i.i43 ]
  %at.i.i47 = getelementptr i8, ptr %from.at.i39, i64 %i.i.i46
  %one.i.i48 = load i8, ptr %at.i.i47, align 1
  %there.i.i49 = getelementptr i8, ptr %to.at.i38, i64 %i.i.i46
  store i8 %one.i.i48, ptr %there.i.i49, align 1
  %next.i.i50 = add nuw nsw i64 %i.i.i46, 1
  %done.i.i51 = icmp eq i64 %next.i.i50, %v116
  br i1 %done.i.i51, label %b.L__BB90_14, label %byte.i.i45
b.L__BB90_12:
  %v139 = getelementptr i8, ptr %v96, i64 8
  %v140 = load i32, ptr %v139, align 4
  %v141 = sext i32 %v140 to i64
  %v145 = load i64, ptr %v30, align 8
  %v147 = sub i64 %v145, %r.rd101.0
  %v148 = icmp slt i64 %v147, %v141
  %v149 = icmp eq i64 %r.rd101.0, 0
  %v150 = or i1 %v149, %v148
  br i1 %v150, label %b.L__BB90_20, label %b.next.12
b.next.12:
  %v133 = getelementptr i8, ptr %v96, i64 4
  %v134 = load i32, ptr %v133, align 4
  %v135 = sext i32 %v134 to i64
  %v137 = add i64 %i.p1, %v135
  %to.at.i61 = inttoptr i64 %r.rd101.0 to ptr
  %from.at.i62 = inttoptr i64 %v137 to ptr
  %long.i.i63 = icmp ugt i32 %v140, 16
  br i1 %long.i.i63, label %whole.i.i82, label %short.i.i64
whole.i.i82:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i61, ptr align 1 %from.at.i62, i64 %v141, i1 false)
  br label %b.L__BB90_14
short.i.i64:
  %eight.i.i65 = icmp ugt i32 %v140, 7
  br i1 %eight.i.i65, label %words.i.i75, label %few.i.i66
words.i.i75:
  %from8.i.i76 = getelementptr i8, ptr %from.at.i62, i64 %v141
  %last8.i.i77 = getelementptr i8, ptr %from8.i.i76, i64 -8
  %to8.i.i78 = getelementptr i8, ptr %to.at.i61, i64 %v141
  %end8.i.i79 = getelementptr i8, ptr %to8.i.i78, i64 -8
  %a8.i.i80 = load i64, ptr %from.at.i62, align 1
  %b8.i.i81 = load i64, ptr %last8.i.i77, align 1
  store i64 %a8.i.i80, ptr %to.at.i61, align 1
  store i64 %b8.i.i81, ptr %end8.i.i79, align 1
  br label %b.L__BB90_14
few.i.i66:
  %none.i.i67 = icmp eq i32 %v140, 0
  br i1 %none.i.i67, label %b.L__BB90_14, label %byte.i.i68
byte.i.i68:
  %i.i.i69 = phi i64 [ %next.i.i73, %byte.i.i68 ], [ 0, %few.i.i66 ]
  %at.i.i70 = getelementptr i8, ptr %from.at.i62, i64 %i.i.i69
  %one.i.i71 = load i8, ptr %at.i.i70, align 1
  %there.i.i72 = getelementptr i8, ptr %to.at.i61, i64 %i.i.i69
  store i8 %one.i.i71, ptr %there.i.i72, align 1
  %next.i.i73 = add nuw nsw i64 %i.i.i69, 1
  %done.i.i74 = icmp eq i64 %next.i.i73, %v141
  br i1 %done.i.i74, label %b.L__BB90_14, label %byte.i.i68
b.L__BB90_14:
  %r.rd103.0 = phi i64 [ %v141, %byte.i.i68 ], [ %v116, %whole.i.i59 ], [ %v116, %words.i.i52 ], [ 0, %few.i.i43 ], [ %v141, %whole.i.i82 ], [ %v141, %words.i.i75 ], [ %v141, %few.i.i66 ], [ %v116, %byte.i.i45 ]
  %v158 = add i64 %r.rd103.0, %r.rd101.0
  store i64 %v158, ptr %v1, align 8
  %v162 = add i64 %r.rd102.0, 12
  %v164 = add nuw nsw i32 %r.r16.0, 1
  %v166 = icmp slt i32 %v164, %v93
  br i1 %v166, label %b.L__BB90_9, label %b.L__BB90_15
b.L__BB90_15:
  %v172 = load i64, ptr %v171, align 8
  %v174 = load i64, ptr %v61, align 8
  %v175 = icmp eq i64 %v174, %v172
  %v176 = zext i1 %v175 to i32
  %v178 = add i64 %r.rd105.1, 1
  %v179 = icmp slt i64 %v178, %i.p4
  %v180 = or i1 %v168, %v179
  br i1 %v180, label %b.L__BB90_5, label %b.L__BB90_16
b.L__BB90_16:
  %r.rd104.0 = phi i64 [ 0, %b.next.2 ], [ %r.rd104.1, %b.L__BB90_5 ], [ %v172, %b.L__BB90_15 ]
  %r.rd105.0 = phi i64 [ 0, %b.next.2 ], [ %r.rd105.1, %b.L__BB90_5 ], [ %v178, %b.L__BB90_15 ]
  %v182 = icmp eq i64 %r.rd105.0, 0
  br i1 %v182, label %b.L__BB90_20, label %b.next.18
b.next.18:
  %v184 = icmp slt i64 %r.rd104.0, 0
  %v189 = sub i64 %i.p3, %r.rd104.0
  %v190 = select i1 %v184, i64 0, i64 %v189
  %v193 = load i64, ptr %v1, align 8
  %v196 = load i64, ptr %v30, align 8
  %v197 = sub i64 %v196, %v193
  %v198 = icmp slt i64 %v197, %v190
  %v199 = icmp eq i64 %v193, 0
  %v200 = or i1 %v199, %v198
  br i1 %v200, label %b.L__BB90_20, label %b.next.19
b.next.19:
  %v186 = tail call i64 @llvm.smax.i64(i64 %r.rd104.0, i64 0)
  %v187 = add i64 %v186, %i.p2
  %to.at.i84 = inttoptr i64 %v193 to ptr
  %from.at.i85 = inttoptr i64 %v187 to ptr
  %long.i.i86 = icmp ugt i64 %v190, 16
  br i1 %long.i.i86, label %whole.i.i105, label %short.i.i87
whole.i.i105:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to.at.i84, ptr align 1 %from.at.i85, i64 %v190, i1 false)
  br label %udf_copy.exit106
short.i.i87:
  %eight.i.i88 = icmp ugt i64 %v190, 7
  br i1 %eight.i.i88, label %words.i.i98, label %few.i.i89
words.i.i98:
  %from8.i.i99 = getelementptr i8, ptr %from.at.i85, i64 %v190
  %last8.i.i100 = getelementptr i8, ptr %from8.i.i99, i64 -8
  %to8.i.i101 = getelementptr i8, ptr %to.at.i84, i64 %v190
  %end8.i.i102 = getelementptr i8, ptr %to8.i.i101, i64 -8
  %a8.i.i103 = load i64, ptr %from.at.i85, align 1
  %b8.i.i104 = load i64, ptr %last8.i.i100, align 1
  store i64 %a8.i.i103, ptr %to.at.i84, align 1
  store i64 %b8.i.i104, ptr %end8.i.i102, align 1
  br label %udf_copy.exit106
few.i.i89:
  %none.i.i90 = icmp eq i64 %v190, 0
  br i1 %none.i.i90, label %udf_copy.exit106, label %byte.i.i91
byte.i.i91:
  %i.i.i92 = phi i64 [ %next.i.i96, %byte.i.i91 ], [ 0, %few.i.i89 ]
  %at.i.i93 = getelementptr i8, ptr %from.at.i85, i64 %i.i.i92
  %one.i.i94 = load i8, ptr %at.i.i93, align 1
  %there.i.i95 = getelementptr i8, ptr %to.at.i84, i64 %i.i.i92
  store i8 %one.i.i94, ptr %there.i.i95, align 1
  %next.i.i96 = add nuw nsw i64 %i.i.i92, 1
  %done.i.i97 = icmp eq i64 %next.i.i96, %v190
  br i1 %done.i.i97, label %udf_copy.exit106, label %byte.i.i91
udf_copy.exit106:
  %v205 = add i64 %v193, %v190
  store i64 %v205, ptr %v1, align 8
  %v209 = sub i64 %v205, %r.rd97.0
  br label %b.L__BB90_20
b.L__BB90_20:
  %r.rd106.0 = phi i64 [ 0, %b.L__BB90_2 ], [ %i.p2, %b.L__BB90_16 ], [ 0, %b.next.18 ], [ %r.rd97.0, %udf_copy.exit106 ], [ 0, %b.L__BB90_12 ], [ 0, %b.next.9 ], [ 0, %b.next.5 ]
  %r.rd107.0 = phi i64 [ 0, %b.L__BB90_2 ], [ %i.p3, %b.L__BB90_16 ], [ 0, %b.next.18 ], [ %v209, %udf_copy.exit106 ], [ 0, %b.L__BB90_12 ], [ 0, %b.next.9 ], [ 0, %b.next.5 ]
  %r.rd108.0 = phi i64 [ -1, %b.L__BB90_2 ], [ 0, %b.L__BB90_16 ], [ -1, %b.next.18 ], [ %r.rd105.0, %udf_copy.exit106 ], [ -1, %b.L__BB90_12 ], [ -1, %b.next.9 ], [ -1, %b.next.5 ]
  %v219 = insertvalue { i64, i64, i64 } poison, i64 %r.rd106.0, 0
  %v220 = insertvalue { i64, i64, i64 } %v219, i64 %r.rd107.0, 1
  %v221 = insertvalue { i64, i64, i64 } %v220, i64 %r.rd108.0, 2
  ret { i64, i64, i64 } %v221
}
declare i32 @llvm.scmp.i32.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare double @llvm.fabs.f64(double)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
