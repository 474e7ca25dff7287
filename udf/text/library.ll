declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.abs.i64(i64, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define internal { } @udf_copy(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
  %v3 = inttoptr i64 %v0 to ptr
  %v4 = inttoptr i64 %v1 to ptr
  %v5 = icmp ugt i64 %v2, 16
  br i1 %v5, label %v6, label %v7
v6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v3, ptr align 1 %v4, i64 %v2, i1 false)
  br label %v8
v7:
  %v9 = icmp ugt i64 %v2, 7
  br i1 %v9, label %v10, label %v11
v10:
  %v12 = getelementptr i8, ptr %v4, i64 %v2
  %v13 = getelementptr i8, ptr %v12, i64 -8
  %v14 = getelementptr i8, ptr %v3, i64 %v2
  %v15 = getelementptr i8, ptr %v14, i64 -8
  %v16 = load i64, ptr %v4, align 1
  %v17 = load i64, ptr %v13, align 1
  store i64 %v16, ptr %v3, align 1
  store i64 %v17, ptr %v15, align 1
  br label %v8
v11:
  %v18 = icmp eq i64 %v2, 0
  br i1 %v18, label %v8, label %v19
v19:
  %v20 = phi i64 [ %v21, %v19 ], [ 0, %v11 ]
  %v22 = getelementptr i8, ptr %v4, i64 %v20
  %v23 = load i8, ptr %v22, align 1
  %v24 = getelementptr i8, ptr %v3, i64 %v20
  store i8 %v23, ptr %v24, align 1
  %v21 = add nuw nsw i64 %v20, 1
  %v25 = icmp eq i64 %v21, %v2
  br i1 %v25, label %v8, label %v19
v8:
  ret {} poison
}
define internal { i32 } @udf_text_equal(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v10:
  %v4 = icmp eq i64 %v1, %v3
  br i1 %v4, label %v5, label %v6
v5:
  %v7 = phi i64 [ %v8, %v9 ], [ 0, %v10 ]
  %v8 = add i64 %v7, 8
  %v11 = icmp sgt i64 %v8, %v1
  br i1 %v11, label %v12, label %v9
v9:
  %v13 = add i64 %v7, %v0
  %v14 = inttoptr i64 %v13 to ptr
  %v15 = load i64, ptr %v14, align 1
  %v16 = add i64 %v7, %v2
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i64, ptr %v17, align 1
  %v19 = icmp eq i64 %v15, %v18
  br i1 %v19, label %v5, label %v6
v12:
  %v20 = icmp slt i64 %v7, %v1
  br i1 %v20, label %v21, label %v6
v21:
  %v22 = phi i64 [ %v23, %v24 ], [ %v7, %v12 ]
  %v25 = add i64 %v22, %v2
  %v26 = inttoptr i64 %v25 to ptr
  %v27 = load i8, ptr %v26, align 1
  %v28 = add i64 %v22, %v0
  %v29 = inttoptr i64 %v28 to ptr
  %v30 = load i8, ptr %v29, align 1
  %v31 = icmp eq i8 %v30, %v27
  br i1 %v31, label %v24, label %v6
v24:
  %v23 = add nsw i64 %v22, 1
  %v32 = icmp slt i64 %v23, %v1
  br i1 %v32, label %v21, label %v6
v6:
  %v33 = phi i32 [ 0, %v10 ], [ 1, %v12 ], [ 0, %v21 ], [ 1, %v24 ], [ 0, %v9 ]
  %v34 = insertvalue { i32 } poison, i32 %v33, 0
  ret { i32 } %v34
}
define internal { i32 } @udf_text_order(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v11:
  %v4 = tail call i64 @llvm.smin.i64(i64 %v1, i64 %v3)
  %v5 = icmp slt i64 %v4, 1
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = phi i64 [ %v9, %v10 ], [ 0, %v11 ]
  %v12 = add i64 %v8, %v2
  %v13 = inttoptr i64 %v12 to ptr
  %v14 = load i8, ptr %v13, align 1
  %v15 = add i64 %v8, %v0
  %v16 = inttoptr i64 %v15 to ptr
  %v17 = load i8, ptr %v16, align 1
  %v18 = icmp eq i8 %v17, %v14
  br i1 %v18, label %v10, label %v19
v10:
  %v9 = add nuw nsw i64 %v8, 1
  %v20 = icmp slt i64 %v9, %v4
  br i1 %v20, label %v7, label %v6
v6:
  %v21 = tail call i32 @llvm.scmp.i32.i64(i64 %v1, i64 %v3)
  br label %v22
v19:
  %v23 = icmp ult i8 %v17, %v14
  %v24 = select i1 %v23, i32 -1, i32 1
  br label %v22
v22:
  %v25 = phi i32 [ %v21, %v6 ], [ %v24, %v19 ]
  %v26 = insertvalue { i32 } poison, i32 %v25, 0
  ret { i32 } %v26
}
define internal { i32 } @udf_text_contains(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
start:
  %v4 = sub i64 %v1, %v3
  %v5 = icmp eq i64 %v3, 0
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = inttoptr i64 %v2 to ptr
  %v9 = load i8, ptr %v8, align 1
  %v10 = icmp slt i64 %v4, 0
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = add i64 %v3, -1
  %v14 = zext i8 %v9 to i64
  %v15 = mul nuw i64 %v14, 72340172838076673
  %v16 = add i64 %v2, 1
  br label %v17
v17:
  %v18 = phi i64 [ 0, %v12 ], [ %v19, %v20 ]
  %v21 = add i64 %v18, 8
  %v22 = icmp sgt i64 %v21, %v1
  %v23 = add i64 %v18, %v0
  %v24 = inttoptr i64 %v23 to ptr
  br i1 %v22, label %v25, label %v26
v25:
  %v27 = load i8, ptr %v24, align 1
  %v28 = icmp eq i8 %v27, %v9
  br i1 %v28, label %v29, label %v30
v30:
  %v31 = add i64 %v18, 1
  br label %v20
v26:
  %v32 = load i64, ptr %v24, align 1
  %v33 = xor i64 %v32, %v15
  %v34 = add i64 %v33, -72340172838076673
  %v35 = and i64 %v33, -9187201950435737472
  %v36 = xor i64 %v35, -9187201950435737472
  %v37 = and i64 %v36, %v34
  %v38 = icmp eq i64 %v37, 0
  br i1 %v38, label %v20, label %v39
v39:
  %v40 = sub i64 0, %v37
  %v41 = and i64 %v37, %v40
  %v42 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v41, i1 false)
  %v43 = trunc nuw nsw i64 %v42 to i32
  %v44 = sub nsw i32 63, %v43
  %v45 = ashr i32 %v44, 3
  %v46 = sext i32 %v45 to i64
  %v47 = add i64 %v18, %v46
  %v48 = icmp sgt i64 %v47, %v4
  br i1 %v48, label %v11, label %v29
v29:
  %v49 = phi i64 [ %v18, %v25 ], [ %v47, %v39 ]
  %v50 = add i64 %v49, 1
  %v51 = add i64 %v50, %v0
  br label %v52
v52:
  %v53 = phi i64 [ 0, %v29 ], [ %v54, %v55 ]
  %v54 = add i64 %v53, 8
  %v56 = icmp slt i64 %v54, %v3
  br i1 %v56, label %v55, label %v57
v57:
  %v58 = add i64 %v50, %v0
  br label %v59
v55:
  %v60 = add i64 %v51, %v53
  %v61 = inttoptr i64 %v60 to ptr
  %v62 = load i64, ptr %v61, align 1
  %v63 = add i64 %v16, %v53
  %v64 = inttoptr i64 %v63 to ptr
  %v65 = load i64, ptr %v64, align 1
  %v66 = icmp eq i64 %v62, %v65
  br i1 %v66, label %v52, label %v20
v59:
  %v67 = phi i64 [ %v68, %v69 ], [ %v53, %v57 ]
  %v70 = icmp slt i64 %v67, %v13
  br i1 %v70, label %v69, label %v71
v69:
  %v72 = add i64 %v58, %v67
  %v68 = add nsw i64 %v67, 1
  %v73 = add i64 %v67, %v2
  %v74 = inttoptr i64 %v73 to ptr
  %v75 = getelementptr i8, ptr %v74, i64 1
  %v76 = load i8, ptr %v75, align 1
  %v77 = inttoptr i64 %v72 to ptr
  %v78 = load i8, ptr %v77, align 1
  %v79 = icmp eq i8 %v78, %v76
  br i1 %v79, label %v59, label %v20
v20:
  %v19 = phi i64 [ %v50, %v69 ], [ %v21, %v26 ], [ %v31, %v30 ], [ %v50, %v55 ]
  %v80 = icmp sgt i64 %v19, %v4
  br i1 %v80, label %v11, label %v17
v6:
  %v81 = lshr i64 %v1, 63
  %v82 = trunc nuw nsw i64 %v81 to i32
  br label %v11
v71:
  %v83 = lshr i64 %v49, 63
  %v84 = trunc nuw nsw i64 %v83 to i32
  br label %v11
v11:
  %v85 = phi i32 [ %v82, %v6 ], [ 1, %v7 ], [ %v84, %v71 ], [ 1, %v39 ], [ 1, %v20 ]
  %v86 = xor i32 %v85, 1
  %v87 = insertvalue { i32 } poison, i32 %v86, 0
  ret { i32 } %v87
}
define internal { i32 } @udf_text_starts(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v10:
  %v4 = icmp slt i64 %v1, %v3
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = phi i64 [ %v8, %v9 ], [ 0, %v10 ]
  %v8 = add i64 %v7, 8
  %v11 = icmp sgt i64 %v8, %v3
  br i1 %v11, label %v12, label %v9
v9:
  %v13 = add i64 %v7, %v0
  %v14 = inttoptr i64 %v13 to ptr
  %v15 = load i64, ptr %v14, align 1
  %v16 = add i64 %v7, %v2
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i64, ptr %v17, align 1
  %v19 = icmp eq i64 %v15, %v18
  br i1 %v19, label %v6, label %v5
v12:
  %v20 = icmp slt i64 %v7, %v3
  br i1 %v20, label %v21, label %v5
v21:
  %v22 = phi i64 [ %v23, %v24 ], [ %v7, %v12 ]
  %v25 = add i64 %v22, %v2
  %v26 = inttoptr i64 %v25 to ptr
  %v27 = load i8, ptr %v26, align 1
  %v28 = add i64 %v22, %v0
  %v29 = inttoptr i64 %v28 to ptr
  %v30 = load i8, ptr %v29, align 1
  %v31 = icmp eq i8 %v30, %v27
  br i1 %v31, label %v24, label %v5
v24:
  %v23 = add nsw i64 %v22, 1
  %v32 = icmp slt i64 %v23, %v3
  br i1 %v32, label %v21, label %v5
v5:
  %v33 = phi i32 [ 0, %v10 ], [ 1, %v12 ], [ 0, %v21 ], [ 1, %v24 ], [ 0, %v9 ]
  %v34 = insertvalue { i32 } poison, i32 %v33, 0
  ret { i32 } %v34
}
define internal { i32 } @udf_text_ends(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v38:
  %v4 = icmp slt i64 %v1, %v3
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = sub i64 %v1, %v3
  %v8 = add i64 %v7, %v0
  br label %v9
v9:
  %v10 = phi i64 [ 0, %v6 ], [ %v11, %v12 ]
  %v11 = add i64 %v10, 8
  %v13 = icmp sgt i64 %v11, %v3
  br i1 %v13, label %v14, label %v12
v12:
  %v15 = add i64 %v8, %v10
  %v16 = inttoptr i64 %v15 to ptr
  %v17 = load i64, ptr %v16, align 1
  %v18 = add i64 %v10, %v2
  %v19 = inttoptr i64 %v18 to ptr
  %v20 = load i64, ptr %v19, align 1
  %v21 = icmp eq i64 %v17, %v20
  br i1 %v21, label %v9, label %v5
v14:
  %v22 = icmp slt i64 %v10, %v3
  br i1 %v22, label %v23, label %v5
v23:
  %v24 = add i64 %v7, %v0
  br label %v25
v25:
  %v26 = phi i64 [ %v27, %v28 ], [ %v10, %v23 ]
  %v29 = add i64 %v24, %v26
  %v30 = add i64 %v26, %v2
  %v31 = inttoptr i64 %v30 to ptr
  %v32 = load i8, ptr %v31, align 1
  %v33 = inttoptr i64 %v29 to ptr
  %v34 = load i8, ptr %v33, align 1
  %v35 = icmp eq i8 %v34, %v32
  br i1 %v35, label %v28, label %v5
v28:
  %v27 = add nsw i64 %v26, 1
  %v36 = icmp slt i64 %v27, %v3
  br i1 %v36, label %v25, label %v5
v5:
  %v37 = phi i32 [ 0, %v38 ], [ 1, %v14 ], [ 0, %v25 ], [ 1, %v28 ], [ 0, %v12 ]
  %v39 = insertvalue { i32 } poison, i32 %v37, 0
  ret { i32 } %v39
}
define internal { i32 } @udf_text_starts_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v60:
  %v6 = or i64 %v5, %v4
  %v7 = icmp slt i64 %v6, 0
  %v8 = select i1 %v7, i64 %v1, i64 0
  %v9 = add i64 %v8, %v4
  %v10 = tail call i64 @llvm.smax.i64(i64 %v9, i64 0)
  %v11 = icmp slt i64 %v4, 0
  %v12 = select i1 %v11, i64 %v10, i64 %v4
  %v13 = add i64 %v8, %v5
  %v14 = tail call i64 @llvm.smax.i64(i64 %v13, i64 0)
  %v15 = icmp slt i64 %v5, 0
  %v16 = select i1 %v15, i64 %v14, i64 %v5
  %v17 = tail call i64 @llvm.smin.i64(i64 %v16, i64 %v1)
  %v18 = tail call i64 @llvm.smin.i64(i64 %v12, i64 %v1)
  %v19 = icmp sge i64 %v12, %v1
  %v20 = icmp sgt i64 %v12, 0
  %v21 = and i1 %v19, %v20
  %v22 = icmp sgt i64 %v12, %v1
  %v23 = zext i1 %v22 to i64
  %v24 = add i64 %v1, %v23
  %v25 = select i1 %v21, i64 %v24, i64 %v18
  %v26 = sub i64 %v17, %v25
  %v27 = icmp slt i64 %v26, %v3
  br i1 %v27, label %v28, label %v29
v29:
  %v30 = add i64 %v25, %v0
  br label %v31
v31:
  %v32 = phi i64 [ %v33, %v34 ], [ 0, %v29 ]
  %v33 = add i64 %v32, 8
  %v35 = icmp sgt i64 %v33, %v3
  br i1 %v35, label %v36, label %v34
v34:
  %v37 = add i64 %v30, %v32
  %v38 = inttoptr i64 %v37 to ptr
  %v39 = load i64, ptr %v38, align 1
  %v40 = add i64 %v32, %v2
  %v41 = inttoptr i64 %v40 to ptr
  %v42 = load i64, ptr %v41, align 1
  %v43 = icmp eq i64 %v39, %v42
  br i1 %v43, label %v31, label %v28
v36:
  %v44 = icmp slt i64 %v32, %v3
  br i1 %v44, label %v45, label %v28
v45:
  %v46 = add i64 %v25, %v0
  br label %v47
v47:
  %v48 = phi i64 [ %v49, %v50 ], [ %v32, %v45 ]
  %v51 = add i64 %v46, %v48
  %v52 = add i64 %v48, %v2
  %v53 = inttoptr i64 %v52 to ptr
  %v54 = load i8, ptr %v53, align 1
  %v55 = inttoptr i64 %v51 to ptr
  %v56 = load i8, ptr %v55, align 1
  %v57 = icmp eq i8 %v56, %v54
  br i1 %v57, label %v50, label %v28
v50:
  %v49 = add nsw i64 %v48, 1
  %v58 = icmp slt i64 %v49, %v3
  br i1 %v58, label %v47, label %v28
v28:
  %v59 = phi i32 [ 0, %v60 ], [ 1, %v36 ], [ 0, %v47 ], [ 1, %v50 ], [ 0, %v34 ]
  %v61 = insertvalue { i32 } poison, i32 %v59, 0
  ret { i32 } %v61
}
define internal { i32 } @udf_text_starts_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v43:
  %v6 = or i64 %v5, %v4
  %v7 = icmp sgt i64 %v6, -1
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = icmp slt i64 %v1, 8
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = phi i64 [ %v14, %v12 ], [ 0, %v9 ]
  %v15 = phi i64 [ %v16, %v12 ], [ %v1, %v9 ]
  %v17 = add i64 %v13, %v0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = load i64, ptr %v18, align 1
  %v20 = lshr i64 %v19, 7
  %v21 = lshr i64 %v19, 6
  %v22 = and i64 %v21, 72340172838076673
  %v23 = xor i64 %v22, 72340172838076673
  %v24 = and i64 %v23, %v20
  %v25 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v24)
  %v16 = sub i64 %v15, %v25
  %v14 = add i64 %v13, 8
  %v26 = add i64 %v13, 16
  %v27 = icmp sgt i64 %v26, %v1
  br i1 %v27, label %v11, label %v12
v11:
  %v28 = phi i64 [ %v1, %v9 ], [ %v16, %v12 ]
  %v29 = phi i64 [ 0, %v9 ], [ %v14, %v12 ]
  %v30 = icmp slt i64 %v29, %v1
  br i1 %v30, label %v31, label %v8
v31:
  %v32 = phi i64 [ %v33, %v31 ], [ %v28, %v11 ]
  %v34 = phi i64 [ %v35, %v31 ], [ %v29, %v11 ]
  %v36 = add i64 %v34, %v0
  %v37 = inttoptr i64 %v36 to ptr
  %v38 = load i8, ptr %v37, align 1
  %v39 = icmp slt i8 %v38, -64
  %v40 = sext i1 %v39 to i64
  %v33 = add i64 %v32, %v40
  %v35 = add nsw i64 %v34, 1
  %v41 = icmp slt i64 %v35, %v1
  br i1 %v41, label %v31, label %v8
v8:
  %v42 = phi i64 [ 0, %v43 ], [ %v28, %v11 ], [ %v33, %v31 ]
  %v44 = add i64 %v42, %v4
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %v4, 0
  %v47 = select i1 %v46, i64 %v45, i64 %v4
  %v48 = add i64 %v42, %v5
  %v49 = tail call i64 @llvm.smax.i64(i64 %v48, i64 0)
  %v50 = icmp slt i64 %v5, 0
  %v51 = select i1 %v50, i64 %v49, i64 %v5
  %v52 = icmp slt i64 %v51, 8
  %v53 = icmp slt i64 %v1, 8
  %v54 = or i1 %v53, %v52
  br i1 %v54, label %v55, label %v56
v56:
  %v57 = phi i64 [ %v58, %v59 ], [ 8, %v8 ]
  %v60 = phi i64 [ %v57, %v59 ], [ 0, %v8 ]
  %v61 = phi i64 [ %v62, %v59 ], [ %v51, %v8 ]
  %v63 = add i64 %v60, %v0
  %v64 = inttoptr i64 %v63 to ptr
  %v65 = load i64, ptr %v64, align 1
  %v66 = and i64 %v65, -9187201950435737472
  %v67 = icmp eq i64 %v66, 0
  br i1 %v67, label %v59, label %v55
v59:
  %v62 = add nsw i64 %v61, -8
  %v58 = add nuw i64 %v57, 8
  %v68 = icmp sle i64 %v58, %v1
  %v69 = icmp sgt i64 %v61, 15
  %v70 = and i1 %v68, %v69
  br i1 %v70, label %v56, label %v55
v55:
  %v71 = phi i64 [ 0, %v8 ], [ %v60, %v56 ], [ %v57, %v59 ]
  %v72 = phi i64 [ %v51, %v8 ], [ %v61, %v56 ], [ %v62, %v59 ]
  %v73 = icmp slt i64 %v71, %v1
  %v74 = icmp sge i64 %v71, %v1
  %v75 = icmp slt i64 %v72, 1
  %v76 = or i1 %v74, %v75
  br i1 %v76, label %v77, label %v78
v78:
  %v79 = phi i64 [ %v80, %v78 ], [ %v71, %v55 ]
  %v81 = phi i64 [ %v82, %v78 ], [ %v72, %v55 ]
  %v83 = add i64 %v79, %v0
  %v84 = inttoptr i64 %v83 to ptr
  %v85 = load i8, ptr %v84, align 1
  %v86 = icmp sgt i8 %v85, -1
  %v87 = icmp ult i8 %v85, -32
  %v88 = icmp ult i8 %v85, -16
  %v89 = select i1 %v88, i64 3, i64 4
  %v90 = select i1 %v87, i64 2, i64 %v89
  %v91 = select i1 %v86, i64 1, i64 %v90
  %v80 = add i64 %v91, %v79
  %v82 = add nsw i64 %v81, -1
  %v92 = icmp slt i64 %v80, %v1
  %v93 = icmp sgt i64 %v81, 1
  %v94 = and i1 %v93, %v92
  br i1 %v94, label %v78, label %v77
v77:
  %v95 = phi i64 [ %v71, %v55 ], [ %v80, %v78 ]
  %v96 = phi i1 [ %v73, %v55 ], [ %v92, %v78 ]
  %v97 = select i1 %v96, i64 %v95, i64 %v1
  %v98 = icmp slt i64 %v47, 8
  %v99 = or i1 %v53, %v98
  br i1 %v99, label %v100, label %v101
v101:
  %v102 = phi i64 [ %v103, %v104 ], [ 8, %v77 ]
  %v105 = phi i64 [ %v102, %v104 ], [ 0, %v77 ]
  %v106 = phi i64 [ %v107, %v104 ], [ %v47, %v77 ]
  %v108 = add i64 %v105, %v0
  %v109 = inttoptr i64 %v108 to ptr
  %v110 = load i64, ptr %v109, align 1
  %v111 = and i64 %v110, -9187201950435737472
  %v112 = icmp eq i64 %v111, 0
  br i1 %v112, label %v104, label %v100
v104:
  %v107 = add nsw i64 %v106, -8
  %v103 = add nuw i64 %v102, 8
  %v113 = icmp sle i64 %v103, %v1
  %v114 = icmp sgt i64 %v106, 15
  %v115 = and i1 %v113, %v114
  br i1 %v115, label %v101, label %v100
v100:
  %v116 = phi i64 [ 0, %v77 ], [ %v105, %v101 ], [ %v102, %v104 ]
  %v117 = phi i64 [ %v47, %v77 ], [ %v106, %v101 ], [ %v107, %v104 ]
  %v118 = icmp slt i64 %v116, %v1
  %v119 = icmp sge i64 %v116, %v1
  %v120 = icmp slt i64 %v117, 1
  %v121 = or i1 %v119, %v120
  br i1 %v121, label %v122, label %v123
v123:
  %v124 = phi i64 [ %v125, %v123 ], [ %v116, %v100 ]
  %v126 = phi i64 [ %v127, %v123 ], [ %v117, %v100 ]
  %v128 = add i64 %v124, %v0
  %v129 = inttoptr i64 %v128 to ptr
  %v130 = load i8, ptr %v129, align 1
  %v131 = icmp sgt i8 %v130, -1
  %v132 = icmp ult i8 %v130, -32
  %v133 = icmp ult i8 %v130, -16
  %v134 = select i1 %v133, i64 3, i64 4
  %v135 = select i1 %v132, i64 2, i64 %v134
  %v136 = select i1 %v131, i64 1, i64 %v135
  %v125 = add i64 %v136, %v124
  %v127 = add nsw i64 %v126, -1
  %v137 = icmp slt i64 %v125, %v1
  %v138 = icmp sgt i64 %v126, 1
  %v139 = and i1 %v138, %v137
  br i1 %v139, label %v123, label %v122
v122:
  %v140 = phi i64 [ %v116, %v100 ], [ %v125, %v123 ]
  %v141 = phi i1 [ %v118, %v100 ], [ %v137, %v123 ]
  %v142 = select i1 %v141, i64 %v140, i64 %v1
  %v143 = icmp slt i64 %v47, 1
  %v144 = icmp slt i64 %v140, %v1
  %v145 = or i1 %v143, %v144
  br i1 %v145, label %v146, label %v147
v147:
  br i1 %v53, label %v148, label %v149
v149:
  %v150 = phi i64 [ %v151, %v149 ], [ 0, %v147 ]
  %v152 = phi i64 [ %v153, %v149 ], [ %v1, %v147 ]
  %v154 = add i64 %v150, %v0
  %v155 = inttoptr i64 %v154 to ptr
  %v156 = load i64, ptr %v155, align 1
  %v157 = lshr i64 %v156, 7
  %v158 = lshr i64 %v156, 6
  %v159 = and i64 %v158, 72340172838076673
  %v160 = xor i64 %v159, 72340172838076673
  %v161 = and i64 %v160, %v157
  %v162 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v161)
  %v153 = sub i64 %v152, %v162
  %v151 = add i64 %v150, 8
  %v163 = add i64 %v150, 16
  %v164 = icmp sgt i64 %v163, %v1
  br i1 %v164, label %v148, label %v149
v148:
  %v165 = phi i64 [ %v1, %v147 ], [ %v153, %v149 ]
  %v166 = phi i64 [ 0, %v147 ], [ %v151, %v149 ]
  %v167 = icmp slt i64 %v166, %v1
  br i1 %v167, label %v168, label %v169
v168:
  %v170 = phi i64 [ %v171, %v168 ], [ %v165, %v148 ]
  %v172 = phi i64 [ %v173, %v168 ], [ %v166, %v148 ]
  %v174 = add i64 %v172, %v0
  %v175 = inttoptr i64 %v174 to ptr
  %v176 = load i8, ptr %v175, align 1
  %v177 = icmp slt i8 %v176, -64
  %v178 = sext i1 %v177 to i64
  %v171 = add i64 %v170, %v178
  %v173 = add nsw i64 %v172, 1
  %v179 = icmp slt i64 %v173, %v1
  br i1 %v179, label %v168, label %v169
v169:
  %v180 = phi i64 [ %v165, %v148 ], [ %v171, %v168 ]
  %v181 = add i64 %v1, 1
  %v182 = icmp sgt i64 %v47, %v180
  %v183 = select i1 %v182, i64 %v181, i64 %v142
  br label %v146
v146:
  %v184 = phi i64 [ %v142, %v122 ], [ %v183, %v169 ]
  %v185 = sub i64 %v97, %v184
  %v186 = icmp slt i64 %v185, %v3
  br i1 %v186, label %v187, label %v188
v188:
  %v189 = add i64 %v184, %v0
  br label %v190
v190:
  %v191 = phi i64 [ %v192, %v193 ], [ 0, %v188 ]
  %v192 = add i64 %v191, 8
  %v194 = icmp sgt i64 %v192, %v3
  br i1 %v194, label %v195, label %v193
v193:
  %v196 = add i64 %v189, %v191
  %v197 = inttoptr i64 %v196 to ptr
  %v198 = load i64, ptr %v197, align 1
  %v199 = add i64 %v191, %v2
  %v200 = inttoptr i64 %v199 to ptr
  %v201 = load i64, ptr %v200, align 1
  %v202 = icmp eq i64 %v198, %v201
  br i1 %v202, label %v190, label %v187
v195:
  %v203 = icmp slt i64 %v191, %v3
  br i1 %v203, label %v204, label %v187
v204:
  %v205 = add i64 %v184, %v0
  br label %v206
v206:
  %v207 = phi i64 [ %v208, %v209 ], [ %v191, %v204 ]
  %v210 = add i64 %v205, %v207
  %v211 = add i64 %v207, %v2
  %v212 = inttoptr i64 %v211 to ptr
  %v213 = load i8, ptr %v212, align 1
  %v214 = inttoptr i64 %v210 to ptr
  %v215 = load i8, ptr %v214, align 1
  %v216 = icmp eq i8 %v215, %v213
  br i1 %v216, label %v209, label %v187
v209:
  %v208 = add nsw i64 %v207, 1
  %v217 = icmp slt i64 %v208, %v3
  br i1 %v217, label %v206, label %v187
v187:
  %v218 = phi i32 [ 0, %v146 ], [ 1, %v195 ], [ 0, %v206 ], [ 1, %v209 ], [ 0, %v193 ]
  %v219 = insertvalue { i32 } poison, i32 %v218, 0
  ret { i32 } %v219
}
define internal { i32 } @udf_text_ends_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v61:
  %v6 = or i64 %v5, %v4
  %v7 = icmp slt i64 %v6, 0
  %v8 = select i1 %v7, i64 %v1, i64 0
  %v9 = add i64 %v8, %v4
  %v10 = tail call i64 @llvm.smax.i64(i64 %v9, i64 0)
  %v11 = icmp slt i64 %v4, 0
  %v12 = select i1 %v11, i64 %v10, i64 %v4
  %v13 = add i64 %v8, %v5
  %v14 = tail call i64 @llvm.smax.i64(i64 %v13, i64 0)
  %v15 = icmp slt i64 %v5, 0
  %v16 = select i1 %v15, i64 %v14, i64 %v5
  %v17 = tail call i64 @llvm.smin.i64(i64 %v16, i64 %v1)
  %v18 = tail call i64 @llvm.smin.i64(i64 %v12, i64 %v1)
  %v19 = icmp sge i64 %v12, %v1
  %v20 = icmp sgt i64 %v12, 0
  %v21 = and i1 %v19, %v20
  %v22 = icmp sgt i64 %v12, %v1
  %v23 = zext i1 %v22 to i64
  %v24 = add i64 %v1, %v23
  %v25 = select i1 %v21, i64 %v24, i64 %v18
  %v26 = sub i64 %v17, %v25
  %v27 = icmp slt i64 %v26, %v3
  br i1 %v27, label %v28, label %v29
v29:
  %v30 = sub i64 %v17, %v3
  %v31 = add i64 %v30, %v0
  br label %v32
v32:
  %v33 = phi i64 [ 0, %v29 ], [ %v34, %v35 ]
  %v34 = add i64 %v33, 8
  %v36 = icmp sgt i64 %v34, %v3
  br i1 %v36, label %v37, label %v35
v35:
  %v38 = add i64 %v31, %v33
  %v39 = inttoptr i64 %v38 to ptr
  %v40 = load i64, ptr %v39, align 1
  %v41 = add i64 %v33, %v2
  %v42 = inttoptr i64 %v41 to ptr
  %v43 = load i64, ptr %v42, align 1
  %v44 = icmp eq i64 %v40, %v43
  br i1 %v44, label %v32, label %v28
v37:
  %v45 = icmp slt i64 %v33, %v3
  br i1 %v45, label %v46, label %v28
v46:
  %v47 = add i64 %v30, %v0
  br label %v48
v48:
  %v49 = phi i64 [ %v50, %v51 ], [ %v33, %v46 ]
  %v52 = add i64 %v47, %v49
  %v53 = add i64 %v49, %v2
  %v54 = inttoptr i64 %v53 to ptr
  %v55 = load i8, ptr %v54, align 1
  %v56 = inttoptr i64 %v52 to ptr
  %v57 = load i8, ptr %v56, align 1
  %v58 = icmp eq i8 %v57, %v55
  br i1 %v58, label %v51, label %v28
v51:
  %v50 = add nsw i64 %v49, 1
  %v59 = icmp slt i64 %v50, %v3
  br i1 %v59, label %v48, label %v28
v28:
  %v60 = phi i32 [ 0, %v61 ], [ 1, %v37 ], [ 0, %v48 ], [ 1, %v51 ], [ 0, %v35 ]
  %v62 = insertvalue { i32 } poison, i32 %v60, 0
  ret { i32 } %v62
}
define internal { i32 } @udf_text_ends_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v43:
  %v6 = or i64 %v5, %v4
  %v7 = icmp sgt i64 %v6, -1
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = icmp slt i64 %v1, 8
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = phi i64 [ %v14, %v12 ], [ 0, %v9 ]
  %v15 = phi i64 [ %v16, %v12 ], [ %v1, %v9 ]
  %v17 = add i64 %v13, %v0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = load i64, ptr %v18, align 1
  %v20 = lshr i64 %v19, 7
  %v21 = lshr i64 %v19, 6
  %v22 = and i64 %v21, 72340172838076673
  %v23 = xor i64 %v22, 72340172838076673
  %v24 = and i64 %v23, %v20
  %v25 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v24)
  %v16 = sub i64 %v15, %v25
  %v14 = add i64 %v13, 8
  %v26 = add i64 %v13, 16
  %v27 = icmp sgt i64 %v26, %v1
  br i1 %v27, label %v11, label %v12
v11:
  %v28 = phi i64 [ %v1, %v9 ], [ %v16, %v12 ]
  %v29 = phi i64 [ 0, %v9 ], [ %v14, %v12 ]
  %v30 = icmp slt i64 %v29, %v1
  br i1 %v30, label %v31, label %v8
v31:
  %v32 = phi i64 [ %v33, %v31 ], [ %v28, %v11 ]
  %v34 = phi i64 [ %v35, %v31 ], [ %v29, %v11 ]
  %v36 = add i64 %v34, %v0
  %v37 = inttoptr i64 %v36 to ptr
  %v38 = load i8, ptr %v37, align 1
  %v39 = icmp slt i8 %v38, -64
  %v40 = sext i1 %v39 to i64
  %v33 = add i64 %v32, %v40
  %v35 = add nsw i64 %v34, 1
  %v41 = icmp slt i64 %v35, %v1
  br i1 %v41, label %v31, label %v8
v8:
  %v42 = phi i64 [ 0, %v43 ], [ %v28, %v11 ], [ %v33, %v31 ]
  %v44 = add i64 %v42, %v4
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %v4, 0
  %v47 = select i1 %v46, i64 %v45, i64 %v4
  %v48 = add i64 %v42, %v5
  %v49 = tail call i64 @llvm.smax.i64(i64 %v48, i64 0)
  %v50 = icmp slt i64 %v5, 0
  %v51 = select i1 %v50, i64 %v49, i64 %v5
  %v52 = icmp slt i64 %v51, 8
  %v53 = icmp slt i64 %v1, 8
  %v54 = or i1 %v53, %v52
  br i1 %v54, label %v55, label %v56
v56:
  %v57 = phi i64 [ %v58, %v59 ], [ 8, %v8 ]
  %v60 = phi i64 [ %v57, %v59 ], [ 0, %v8 ]
  %v61 = phi i64 [ %v62, %v59 ], [ %v51, %v8 ]
  %v63 = add i64 %v60, %v0
  %v64 = inttoptr i64 %v63 to ptr
  %v65 = load i64, ptr %v64, align 1
  %v66 = and i64 %v65, -9187201950435737472
  %v67 = icmp eq i64 %v66, 0
  br i1 %v67, label %v59, label %v55
v59:
  %v62 = add nsw i64 %v61, -8
  %v58 = add nuw i64 %v57, 8
  %v68 = icmp sle i64 %v58, %v1
  %v69 = icmp sgt i64 %v61, 15
  %v70 = and i1 %v68, %v69
  br i1 %v70, label %v56, label %v55
v55:
  %v71 = phi i64 [ 0, %v8 ], [ %v60, %v56 ], [ %v57, %v59 ]
  %v72 = phi i64 [ %v51, %v8 ], [ %v61, %v56 ], [ %v62, %v59 ]
  %v73 = icmp slt i64 %v71, %v1
  %v74 = icmp sge i64 %v71, %v1
  %v75 = icmp slt i64 %v72, 1
  %v76 = or i1 %v74, %v75
  br i1 %v76, label %v77, label %v78
v78:
  %v79 = phi i64 [ %v80, %v78 ], [ %v71, %v55 ]
  %v81 = phi i64 [ %v82, %v78 ], [ %v72, %v55 ]
  %v83 = add i64 %v79, %v0
  %v84 = inttoptr i64 %v83 to ptr
  %v85 = load i8, ptr %v84, align 1
  %v86 = icmp sgt i8 %v85, -1
  %v87 = icmp ult i8 %v85, -32
  %v88 = icmp ult i8 %v85, -16
  %v89 = select i1 %v88, i64 3, i64 4
  %v90 = select i1 %v87, i64 2, i64 %v89
  %v91 = select i1 %v86, i64 1, i64 %v90
  %v80 = add i64 %v91, %v79
  %v82 = add nsw i64 %v81, -1
  %v92 = icmp slt i64 %v80, %v1
  %v93 = icmp sgt i64 %v81, 1
  %v94 = and i1 %v93, %v92
  br i1 %v94, label %v78, label %v77
v77:
  %v95 = phi i64 [ %v71, %v55 ], [ %v80, %v78 ]
  %v96 = phi i1 [ %v73, %v55 ], [ %v92, %v78 ]
  %v97 = select i1 %v96, i64 %v95, i64 %v1
  %v98 = icmp slt i64 %v47, 8
  %v99 = or i1 %v53, %v98
  br i1 %v99, label %v100, label %v101
v101:
  %v102 = phi i64 [ %v103, %v104 ], [ 8, %v77 ]
  %v105 = phi i64 [ %v102, %v104 ], [ 0, %v77 ]
  %v106 = phi i64 [ %v107, %v104 ], [ %v47, %v77 ]
  %v108 = add i64 %v105, %v0
  %v109 = inttoptr i64 %v108 to ptr
  %v110 = load i64, ptr %v109, align 1
  %v111 = and i64 %v110, -9187201950435737472
  %v112 = icmp eq i64 %v111, 0
  br i1 %v112, label %v104, label %v100
v104:
  %v107 = add nsw i64 %v106, -8
  %v103 = add nuw i64 %v102, 8
  %v113 = icmp sle i64 %v103, %v1
  %v114 = icmp sgt i64 %v106, 15
  %v115 = and i1 %v113, %v114
  br i1 %v115, label %v101, label %v100
v100:
  %v116 = phi i64 [ 0, %v77 ], [ %v105, %v101 ], [ %v102, %v104 ]
  %v117 = phi i64 [ %v47, %v77 ], [ %v106, %v101 ], [ %v107, %v104 ]
  %v118 = icmp slt i64 %v116, %v1
  %v119 = icmp sge i64 %v116, %v1
  %v120 = icmp slt i64 %v117, 1
  %v121 = or i1 %v119, %v120
  br i1 %v121, label %v122, label %v123
v123:
  %v124 = phi i64 [ %v125, %v123 ], [ %v116, %v100 ]
  %v126 = phi i64 [ %v127, %v123 ], [ %v117, %v100 ]
  %v128 = add i64 %v124, %v0
  %v129 = inttoptr i64 %v128 to ptr
  %v130 = load i8, ptr %v129, align 1
  %v131 = icmp sgt i8 %v130, -1
  %v132 = icmp ult i8 %v130, -32
  %v133 = icmp ult i8 %v130, -16
  %v134 = select i1 %v133, i64 3, i64 4
  %v135 = select i1 %v132, i64 2, i64 %v134
  %v136 = select i1 %v131, i64 1, i64 %v135
  %v125 = add i64 %v136, %v124
  %v127 = add nsw i64 %v126, -1
  %v137 = icmp slt i64 %v125, %v1
  %v138 = icmp sgt i64 %v126, 1
  %v139 = and i1 %v138, %v137
  br i1 %v139, label %v123, label %v122
v122:
  %v140 = phi i64 [ %v116, %v100 ], [ %v125, %v123 ]
  %v141 = phi i1 [ %v118, %v100 ], [ %v137, %v123 ]
  %v142 = select i1 %v141, i64 %v140, i64 %v1
  %v143 = icmp slt i64 %v47, 1
  %v144 = icmp slt i64 %v140, %v1
  %v145 = or i1 %v143, %v144
  br i1 %v145, label %v146, label %v147
v147:
  br i1 %v53, label %v148, label %v149
v149:
  %v150 = phi i64 [ %v151, %v149 ], [ 0, %v147 ]
  %v152 = phi i64 [ %v153, %v149 ], [ %v1, %v147 ]
  %v154 = add i64 %v150, %v0
  %v155 = inttoptr i64 %v154 to ptr
  %v156 = load i64, ptr %v155, align 1
  %v157 = lshr i64 %v156, 7
  %v158 = lshr i64 %v156, 6
  %v159 = and i64 %v158, 72340172838076673
  %v160 = xor i64 %v159, 72340172838076673
  %v161 = and i64 %v160, %v157
  %v162 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v161)
  %v153 = sub i64 %v152, %v162
  %v151 = add i64 %v150, 8
  %v163 = add i64 %v150, 16
  %v164 = icmp sgt i64 %v163, %v1
  br i1 %v164, label %v148, label %v149
v148:
  %v165 = phi i64 [ %v1, %v147 ], [ %v153, %v149 ]
  %v166 = phi i64 [ 0, %v147 ], [ %v151, %v149 ]
  %v167 = icmp slt i64 %v166, %v1
  br i1 %v167, label %v168, label %v169
v168:
  %v170 = phi i64 [ %v171, %v168 ], [ %v165, %v148 ]
  %v172 = phi i64 [ %v173, %v168 ], [ %v166, %v148 ]
  %v174 = add i64 %v172, %v0
  %v175 = inttoptr i64 %v174 to ptr
  %v176 = load i8, ptr %v175, align 1
  %v177 = icmp slt i8 %v176, -64
  %v178 = sext i1 %v177 to i64
  %v171 = add i64 %v170, %v178
  %v173 = add nsw i64 %v172, 1
  %v179 = icmp slt i64 %v173, %v1
  br i1 %v179, label %v168, label %v169
v169:
  %v180 = phi i64 [ %v165, %v148 ], [ %v171, %v168 ]
  %v181 = add i64 %v1, 1
  %v182 = icmp sgt i64 %v47, %v180
  %v183 = select i1 %v182, i64 %v181, i64 %v142
  br label %v146
v146:
  %v184 = phi i64 [ %v142, %v122 ], [ %v183, %v169 ]
  %v185 = sub i64 %v97, %v184
  %v186 = icmp slt i64 %v185, %v3
  br i1 %v186, label %v187, label %v188
v188:
  %v189 = sub i64 %v97, %v3
  %v190 = add i64 %v189, %v0
  br label %v191
v191:
  %v192 = phi i64 [ 0, %v188 ], [ %v193, %v194 ]
  %v193 = add i64 %v192, 8
  %v195 = icmp sgt i64 %v193, %v3
  br i1 %v195, label %v196, label %v194
v194:
  %v197 = add i64 %v190, %v192
  %v198 = inttoptr i64 %v197 to ptr
  %v199 = load i64, ptr %v198, align 1
  %v200 = add i64 %v192, %v2
  %v201 = inttoptr i64 %v200 to ptr
  %v202 = load i64, ptr %v201, align 1
  %v203 = icmp eq i64 %v199, %v202
  br i1 %v203, label %v191, label %v187
v196:
  %v204 = icmp slt i64 %v192, %v3
  br i1 %v204, label %v205, label %v187
v205:
  %v206 = add i64 %v189, %v0
  br label %v207
v207:
  %v208 = phi i64 [ %v209, %v210 ], [ %v192, %v205 ]
  %v211 = add i64 %v206, %v208
  %v212 = add i64 %v208, %v2
  %v213 = inttoptr i64 %v212 to ptr
  %v214 = load i8, ptr %v213, align 1
  %v215 = inttoptr i64 %v211 to ptr
  %v216 = load i8, ptr %v215, align 1
  %v217 = icmp eq i8 %v216, %v214
  br i1 %v217, label %v210, label %v187
v210:
  %v209 = add nsw i64 %v208, 1
  %v218 = icmp slt i64 %v209, %v3
  br i1 %v218, label %v207, label %v187
v187:
  %v219 = phi i32 [ 0, %v146 ], [ 1, %v196 ], [ 0, %v207 ], [ 1, %v210 ], [ 0, %v194 ]
  %v220 = insertvalue { i32 } poison, i32 %v219, 0
  ret { i32 } %v220
}
define internal { i64 } @udf_text_find_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
start:
  %v6 = or i64 %v5, %v4
  %v7 = icmp slt i64 %v6, 0
  %v8 = select i1 %v7, i64 %v1, i64 0
  %v9 = add i64 %v8, %v4
  %v10 = tail call i64 @llvm.smax.i64(i64 %v9, i64 0)
  %v11 = icmp slt i64 %v4, 0
  %v12 = select i1 %v11, i64 %v10, i64 %v4
  %v13 = add i64 %v8, %v5
  %v14 = tail call i64 @llvm.smax.i64(i64 %v13, i64 0)
  %v15 = icmp slt i64 %v5, 0
  %v16 = select i1 %v15, i64 %v14, i64 %v5
  %v17 = tail call i64 @llvm.smin.i64(i64 %v16, i64 %v1)
  %v18 = tail call i64 @llvm.smin.i64(i64 %v12, i64 %v1)
  %v19 = icmp sge i64 %v12, %v1
  %v20 = icmp sgt i64 %v12, 0
  %v21 = and i1 %v19, %v20
  %v22 = icmp sgt i64 %v12, %v1
  %v23 = zext i1 %v22 to i64
  %v24 = add i64 %v1, %v23
  %v25 = select i1 %v21, i64 %v24, i64 %v18
  %v26 = sub i64 %v17, %v3
  %v27 = icmp eq i64 %v3, 0
  br i1 %v27, label %v28, label %v29
v29:
  %v30 = inttoptr i64 %v2 to ptr
  %v31 = load i8, ptr %v30, align 1
  %v32 = icmp sgt i64 %v25, %v26
  br i1 %v32, label %v33, label %v34
v34:
  %v35 = add i64 %v3, -1
  %v36 = zext i8 %v31 to i64
  %v37 = mul nuw i64 %v36, 72340172838076673
  %v38 = add i64 %v2, 1
  br label %v39
v39:
  %v40 = phi i64 [ %v25, %v34 ], [ %v41, %v42 ]
  %v43 = add i64 %v40, 8
  %v44 = icmp sgt i64 %v43, %v17
  %v45 = add i64 %v40, %v0
  %v46 = inttoptr i64 %v45 to ptr
  br i1 %v44, label %v47, label %v48
v47:
  %v49 = load i8, ptr %v46, align 1
  %v50 = icmp eq i8 %v49, %v31
  br i1 %v50, label %v51, label %v52
v52:
  %v53 = add i64 %v40, 1
  br label %v42
v48:
  %v54 = load i64, ptr %v46, align 1
  %v55 = xor i64 %v54, %v37
  %v56 = add i64 %v55, -72340172838076673
  %v57 = and i64 %v55, -9187201950435737472
  %v58 = xor i64 %v57, -9187201950435737472
  %v59 = and i64 %v58, %v56
  %v60 = icmp eq i64 %v59, 0
  br i1 %v60, label %v42, label %v61
v61:
  %v62 = sub i64 0, %v59
  %v63 = and i64 %v59, %v62
  %v64 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v63, i1 false)
  %v65 = trunc nuw nsw i64 %v64 to i32
  %v66 = sub nsw i32 63, %v65
  %v67 = ashr i32 %v66, 3
  %v68 = sext i32 %v67 to i64
  %v69 = add i64 %v40, %v68
  %v70 = icmp sgt i64 %v69, %v26
  br i1 %v70, label %v33, label %v51
v51:
  %v71 = phi i64 [ %v40, %v47 ], [ %v69, %v61 ]
  %v72 = add i64 %v71, 1
  %v73 = add i64 %v72, %v0
  br label %v74
v74:
  %v75 = phi i64 [ 0, %v51 ], [ %v76, %v77 ]
  %v76 = add i64 %v75, 8
  %v78 = icmp slt i64 %v76, %v3
  br i1 %v78, label %v77, label %v79
v79:
  %v80 = add i64 %v72, %v0
  br label %v81
v77:
  %v82 = add i64 %v73, %v75
  %v83 = inttoptr i64 %v82 to ptr
  %v84 = load i64, ptr %v83, align 1
  %v85 = add i64 %v38, %v75
  %v86 = inttoptr i64 %v85 to ptr
  %v87 = load i64, ptr %v86, align 1
  %v88 = icmp eq i64 %v84, %v87
  br i1 %v88, label %v74, label %v42
v81:
  %v89 = phi i64 [ %v90, %v91 ], [ %v75, %v79 ]
  %v92 = icmp slt i64 %v89, %v35
  br i1 %v92, label %v91, label %v33
v91:
  %v93 = add i64 %v80, %v89
  %v90 = add nsw i64 %v89, 1
  %v94 = add i64 %v89, %v2
  %v95 = inttoptr i64 %v94 to ptr
  %v96 = getelementptr i8, ptr %v95, i64 1
  %v97 = load i8, ptr %v96, align 1
  %v98 = inttoptr i64 %v93 to ptr
  %v99 = load i8, ptr %v98, align 1
  %v100 = icmp eq i8 %v99, %v97
  br i1 %v100, label %v81, label %v42
v42:
  %v41 = phi i64 [ %v72, %v91 ], [ %v43, %v48 ], [ %v53, %v52 ], [ %v72, %v77 ]
  %v101 = icmp sgt i64 %v41, %v26
  br i1 %v101, label %v33, label %v39
v28:
  %v102 = icmp slt i64 %v26, %v25
  %v103 = select i1 %v102, i64 -1, i64 %v25
  br label %v33
v33:
  %v104 = phi i64 [ %v103, %v28 ], [ -1, %v29 ], [ %v71, %v81 ], [ -1, %v61 ], [ -1, %v42 ]
  %v105 = tail call i64 @llvm.smax.i64(i64 %v104, i64 -1)
  %v106 = insertvalue { i64 } poison, i64 %v105, 0
  ret { i64 } %v106
}
define internal { i64 } @udf_text_find_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v43:
  %v6 = or i64 %v5, %v4
  %v7 = icmp sgt i64 %v6, -1
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = icmp slt i64 %v1, 8
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = phi i64 [ %v14, %v12 ], [ 0, %v9 ]
  %v15 = phi i64 [ %v16, %v12 ], [ %v1, %v9 ]
  %v17 = add i64 %v13, %v0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = load i64, ptr %v18, align 1
  %v20 = lshr i64 %v19, 7
  %v21 = lshr i64 %v19, 6
  %v22 = and i64 %v21, 72340172838076673
  %v23 = xor i64 %v22, 72340172838076673
  %v24 = and i64 %v23, %v20
  %v25 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v24)
  %v16 = sub i64 %v15, %v25
  %v14 = add i64 %v13, 8
  %v26 = add i64 %v13, 16
  %v27 = icmp sgt i64 %v26, %v1
  br i1 %v27, label %v11, label %v12
v11:
  %v28 = phi i64 [ %v1, %v9 ], [ %v16, %v12 ]
  %v29 = phi i64 [ 0, %v9 ], [ %v14, %v12 ]
  %v30 = icmp slt i64 %v29, %v1
  br i1 %v30, label %v31, label %v8
v31:
  %v32 = phi i64 [ %v33, %v31 ], [ %v28, %v11 ]
  %v34 = phi i64 [ %v35, %v31 ], [ %v29, %v11 ]
  %v36 = add i64 %v34, %v0
  %v37 = inttoptr i64 %v36 to ptr
  %v38 = load i8, ptr %v37, align 1
  %v39 = icmp slt i8 %v38, -64
  %v40 = sext i1 %v39 to i64
  %v33 = add i64 %v32, %v40
  %v35 = add nsw i64 %v34, 1
  %v41 = icmp slt i64 %v35, %v1
  br i1 %v41, label %v31, label %v8
v8:
  %v42 = phi i64 [ 0, %v43 ], [ %v28, %v11 ], [ %v33, %v31 ]
  %v44 = add i64 %v42, %v4
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %v4, 0
  %v47 = select i1 %v46, i64 %v45, i64 %v4
  %v48 = add i64 %v42, %v5
  %v49 = tail call i64 @llvm.smax.i64(i64 %v48, i64 0)
  %v50 = icmp slt i64 %v5, 0
  %v51 = select i1 %v50, i64 %v49, i64 %v5
  %v52 = icmp slt i64 %v51, 8
  %v53 = icmp slt i64 %v1, 8
  %v54 = or i1 %v53, %v52
  br i1 %v54, label %v55, label %v56
v56:
  %v57 = phi i64 [ %v58, %v59 ], [ 8, %v8 ]
  %v60 = phi i64 [ %v57, %v59 ], [ 0, %v8 ]
  %v61 = phi i64 [ %v62, %v59 ], [ %v51, %v8 ]
  %v63 = add i64 %v60, %v0
  %v64 = inttoptr i64 %v63 to ptr
  %v65 = load i64, ptr %v64, align 1
  %v66 = and i64 %v65, -9187201950435737472
  %v67 = icmp eq i64 %v66, 0
  br i1 %v67, label %v59, label %v55
v59:
  %v62 = add nsw i64 %v61, -8
  %v58 = add nuw i64 %v57, 8
  %v68 = icmp sle i64 %v58, %v1
  %v69 = icmp sgt i64 %v61, 15
  %v70 = and i1 %v68, %v69
  br i1 %v70, label %v56, label %v55
v55:
  %v71 = phi i64 [ 0, %v8 ], [ %v60, %v56 ], [ %v57, %v59 ]
  %v72 = phi i64 [ %v51, %v8 ], [ %v61, %v56 ], [ %v62, %v59 ]
  %v73 = icmp slt i64 %v71, %v1
  %v74 = icmp sge i64 %v71, %v1
  %v75 = icmp slt i64 %v72, 1
  %v76 = or i1 %v74, %v75
  br i1 %v76, label %v77, label %v78
v78:
  %v79 = phi i64 [ %v80, %v78 ], [ %v71, %v55 ]
  %v81 = phi i64 [ %v82, %v78 ], [ %v72, %v55 ]
  %v83 = add i64 %v79, %v0
  %v84 = inttoptr i64 %v83 to ptr
  %v85 = load i8, ptr %v84, align 1
  %v86 = icmp sgt i8 %v85, -1
  %v87 = icmp ult i8 %v85, -32
  %v88 = icmp ult i8 %v85, -16
  %v89 = select i1 %v88, i64 3, i64 4
  %v90 = select i1 %v87, i64 2, i64 %v89
  %v91 = select i1 %v86, i64 1, i64 %v90
  %v80 = add i64 %v91, %v79
  %v82 = add nsw i64 %v81, -1
  %v92 = icmp slt i64 %v80, %v1
  %v93 = icmp sgt i64 %v81, 1
  %v94 = and i1 %v93, %v92
  br i1 %v94, label %v78, label %v77
v77:
  %v95 = phi i64 [ %v71, %v55 ], [ %v80, %v78 ]
  %v96 = phi i1 [ %v73, %v55 ], [ %v92, %v78 ]
  %v97 = select i1 %v96, i64 %v95, i64 %v1
  %v98 = icmp slt i64 %v47, 8
  %v99 = or i1 %v53, %v98
  br i1 %v99, label %v100, label %v101
v101:
  %v102 = phi i64 [ %v103, %v104 ], [ 8, %v77 ]
  %v105 = phi i64 [ %v102, %v104 ], [ 0, %v77 ]
  %v106 = phi i64 [ %v107, %v104 ], [ %v47, %v77 ]
  %v108 = add i64 %v105, %v0
  %v109 = inttoptr i64 %v108 to ptr
  %v110 = load i64, ptr %v109, align 1
  %v111 = and i64 %v110, -9187201950435737472
  %v112 = icmp eq i64 %v111, 0
  br i1 %v112, label %v104, label %v100
v104:
  %v107 = add nsw i64 %v106, -8
  %v103 = add nuw i64 %v102, 8
  %v113 = icmp sle i64 %v103, %v1
  %v114 = icmp sgt i64 %v106, 15
  %v115 = and i1 %v113, %v114
  br i1 %v115, label %v101, label %v100
v100:
  %v116 = phi i64 [ 0, %v77 ], [ %v105, %v101 ], [ %v102, %v104 ]
  %v117 = phi i64 [ %v47, %v77 ], [ %v106, %v101 ], [ %v107, %v104 ]
  %v118 = icmp slt i64 %v116, %v1
  %v119 = icmp sge i64 %v116, %v1
  %v120 = icmp slt i64 %v117, 1
  %v121 = or i1 %v119, %v120
  br i1 %v121, label %v122, label %v123
v123:
  %v124 = phi i64 [ %v125, %v123 ], [ %v116, %v100 ]
  %v126 = phi i64 [ %v127, %v123 ], [ %v117, %v100 ]
  %v128 = add i64 %v124, %v0
  %v129 = inttoptr i64 %v128 to ptr
  %v130 = load i8, ptr %v129, align 1
  %v131 = icmp sgt i8 %v130, -1
  %v132 = icmp ult i8 %v130, -32
  %v133 = icmp ult i8 %v130, -16
  %v134 = select i1 %v133, i64 3, i64 4
  %v135 = select i1 %v132, i64 2, i64 %v134
  %v136 = select i1 %v131, i64 1, i64 %v135
  %v125 = add i64 %v136, %v124
  %v127 = add nsw i64 %v126, -1
  %v137 = icmp slt i64 %v125, %v1
  %v138 = icmp sgt i64 %v126, 1
  %v139 = and i1 %v138, %v137
  br i1 %v139, label %v123, label %v122
v122:
  %v140 = phi i64 [ %v116, %v100 ], [ %v125, %v123 ]
  %v141 = phi i1 [ %v118, %v100 ], [ %v137, %v123 ]
  %v142 = select i1 %v141, i64 %v140, i64 %v1
  %v143 = icmp slt i64 %v47, 1
  %v144 = icmp slt i64 %v140, %v1
  %v145 = or i1 %v143, %v144
  br i1 %v145, label %v146, label %v147
v147:
  br i1 %v53, label %v148, label %v149
v149:
  %v150 = phi i64 [ %v151, %v149 ], [ 0, %v147 ]
  %v152 = phi i64 [ %v153, %v149 ], [ %v1, %v147 ]
  %v154 = add i64 %v150, %v0
  %v155 = inttoptr i64 %v154 to ptr
  %v156 = load i64, ptr %v155, align 1
  %v157 = lshr i64 %v156, 7
  %v158 = lshr i64 %v156, 6
  %v159 = and i64 %v158, 72340172838076673
  %v160 = xor i64 %v159, 72340172838076673
  %v161 = and i64 %v160, %v157
  %v162 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v161)
  %v153 = sub i64 %v152, %v162
  %v151 = add i64 %v150, 8
  %v163 = add i64 %v150, 16
  %v164 = icmp sgt i64 %v163, %v1
  br i1 %v164, label %v148, label %v149
v148:
  %v165 = phi i64 [ %v1, %v147 ], [ %v153, %v149 ]
  %v166 = phi i64 [ 0, %v147 ], [ %v151, %v149 ]
  %v167 = icmp slt i64 %v166, %v1
  br i1 %v167, label %v168, label %v169
v168:
  %v170 = phi i64 [ %v171, %v168 ], [ %v165, %v148 ]
  %v172 = phi i64 [ %v173, %v168 ], [ %v166, %v148 ]
  %v174 = add i64 %v172, %v0
  %v175 = inttoptr i64 %v174 to ptr
  %v176 = load i8, ptr %v175, align 1
  %v177 = icmp slt i8 %v176, -64
  %v178 = sext i1 %v177 to i64
  %v171 = add i64 %v170, %v178
  %v173 = add nsw i64 %v172, 1
  %v179 = icmp slt i64 %v173, %v1
  br i1 %v179, label %v168, label %v169
v169:
  %v180 = phi i64 [ %v165, %v148 ], [ %v171, %v168 ]
  %v181 = add i64 %v1, 1
  %v182 = icmp sgt i64 %v47, %v180
  %v183 = select i1 %v182, i64 %v181, i64 %v142
  br label %v146
v146:
  %v184 = phi i64 [ %v142, %v122 ], [ %v183, %v169 ]
  %v185 = sub i64 %v97, %v3
  %v186 = icmp eq i64 %v3, 0
  br i1 %v186, label %v187, label %v188
v188:
  %v189 = inttoptr i64 %v2 to ptr
  %v190 = load i8, ptr %v189, align 1
  %v191 = icmp sgt i64 %v184, %v185
  br i1 %v191, label %v192, label %v193
v193:
  %v194 = add i64 %v3, -1
  %v195 = zext i8 %v190 to i64
  %v196 = mul nuw i64 %v195, 72340172838076673
  %v197 = add i64 %v2, 1
  br label %v198
v198:
  %v199 = phi i64 [ %v184, %v193 ], [ %v200, %v201 ]
  %v202 = add i64 %v199, 8
  %v203 = icmp sgt i64 %v202, %v97
  %v204 = add i64 %v199, %v0
  %v205 = inttoptr i64 %v204 to ptr
  br i1 %v203, label %v206, label %v207
v206:
  %v208 = load i8, ptr %v205, align 1
  %v209 = icmp eq i8 %v208, %v190
  br i1 %v209, label %v210, label %v211
v211:
  %v212 = add i64 %v199, 1
  br label %v201
v207:
  %v213 = load i64, ptr %v205, align 1
  %v214 = xor i64 %v213, %v196
  %v215 = add i64 %v214, -72340172838076673
  %v216 = and i64 %v214, -9187201950435737472
  %v217 = xor i64 %v216, -9187201950435737472
  %v218 = and i64 %v217, %v215
  %v219 = icmp eq i64 %v218, 0
  br i1 %v219, label %v201, label %v220
v220:
  %v221 = sub i64 0, %v218
  %v222 = and i64 %v218, %v221
  %v223 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v222, i1 false)
  %v224 = trunc nuw nsw i64 %v223 to i32
  %v225 = sub nsw i32 63, %v224
  %v226 = ashr i32 %v225, 3
  %v227 = sext i32 %v226 to i64
  %v228 = add i64 %v199, %v227
  %v229 = icmp sgt i64 %v228, %v185
  br i1 %v229, label %v192, label %v210
v210:
  %v230 = phi i64 [ %v199, %v206 ], [ %v228, %v220 ]
  %v231 = add i64 %v230, 1
  %v232 = add i64 %v231, %v0
  br label %v233
v233:
  %v234 = phi i64 [ 0, %v210 ], [ %v235, %v236 ]
  %v235 = add i64 %v234, 8
  %v237 = icmp slt i64 %v235, %v3
  br i1 %v237, label %v236, label %v238
v238:
  %v239 = add i64 %v231, %v0
  br label %v240
v236:
  %v241 = add i64 %v232, %v234
  %v242 = inttoptr i64 %v241 to ptr
  %v243 = load i64, ptr %v242, align 1
  %v244 = add i64 %v197, %v234
  %v245 = inttoptr i64 %v244 to ptr
  %v246 = load i64, ptr %v245, align 1
  %v247 = icmp eq i64 %v243, %v246
  br i1 %v247, label %v233, label %v201
v240:
  %v248 = phi i64 [ %v249, %v250 ], [ %v234, %v238 ]
  %v251 = icmp slt i64 %v248, %v194
  br i1 %v251, label %v250, label %v192
v250:
  %v252 = add i64 %v239, %v248
  %v249 = add nsw i64 %v248, 1
  %v253 = add i64 %v248, %v2
  %v254 = inttoptr i64 %v253 to ptr
  %v255 = getelementptr i8, ptr %v254, i64 1
  %v256 = load i8, ptr %v255, align 1
  %v257 = inttoptr i64 %v252 to ptr
  %v258 = load i8, ptr %v257, align 1
  %v259 = icmp eq i8 %v258, %v256
  br i1 %v259, label %v240, label %v201
v201:
  %v200 = phi i64 [ %v231, %v250 ], [ %v202, %v207 ], [ %v212, %v211 ], [ %v231, %v236 ]
  %v260 = icmp sgt i64 %v200, %v185
  br i1 %v260, label %v192, label %v198
v187:
  %v261 = icmp slt i64 %v185, %v184
  %v262 = select i1 %v261, i64 -1, i64 %v184
  br label %v192
v192:
  %v263 = phi i64 [ %v262, %v187 ], [ -1, %v188 ], [ %v230, %v240 ], [ -1, %v220 ], [ -1, %v201 ]
  %v264 = icmp slt i64 %v263, 0
  br i1 %v264, label %v265, label %v266
v266:
  %v267 = icmp slt i64 %v263, 8
  br i1 %v267, label %v268, label %v269
v269:
  %v270 = phi i64 [ %v271, %v269 ], [ 0, %v266 ]
  %v272 = phi i64 [ %v273, %v269 ], [ %v263, %v266 ]
  %v274 = add i64 %v270, %v0
  %v275 = inttoptr i64 %v274 to ptr
  %v276 = load i64, ptr %v275, align 1
  %v277 = lshr i64 %v276, 7
  %v278 = lshr i64 %v276, 6
  %v279 = and i64 %v278, 72340172838076673
  %v280 = xor i64 %v279, 72340172838076673
  %v281 = and i64 %v280, %v277
  %v282 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v281)
  %v273 = sub i64 %v272, %v282
  %v271 = add i64 %v270, 8
  %v283 = add i64 %v270, 16
  %v284 = icmp sgt i64 %v283, %v263
  br i1 %v284, label %v268, label %v269
v268:
  %v285 = phi i64 [ %v263, %v266 ], [ %v273, %v269 ]
  %v286 = phi i64 [ 0, %v266 ], [ %v271, %v269 ]
  %v287 = icmp slt i64 %v286, %v263
  br i1 %v287, label %v288, label %v265
v288:
  %v289 = phi i64 [ %v290, %v288 ], [ %v285, %v268 ]
  %v291 = phi i64 [ %v292, %v288 ], [ %v286, %v268 ]
  %v293 = add i64 %v291, %v0
  %v294 = inttoptr i64 %v293 to ptr
  %v295 = load i8, ptr %v294, align 1
  %v296 = icmp slt i8 %v295, -64
  %v297 = sext i1 %v296 to i64
  %v290 = add i64 %v289, %v297
  %v292 = add nsw i64 %v291, 1
  %v298 = icmp slt i64 %v292, %v263
  br i1 %v298, label %v288, label %v265
v265:
  %v299 = phi i64 [ -1, %v192 ], [ %v285, %v268 ], [ %v290, %v288 ]
  %v300 = insertvalue { i64 } poison, i64 %v299, 0
  ret { i64 } %v300
}
define internal { i64 } @udf_text_rfind_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v33:
  %v6 = or i64 %v5, %v4
  %v7 = icmp slt i64 %v6, 0
  %v8 = select i1 %v7, i64 %v1, i64 0
  %v9 = add i64 %v8, %v4
  %v10 = tail call i64 @llvm.smax.i64(i64 %v9, i64 0)
  %v11 = icmp slt i64 %v4, 0
  %v12 = select i1 %v11, i64 %v10, i64 %v4
  %v13 = add i64 %v8, %v5
  %v14 = tail call i64 @llvm.smax.i64(i64 %v13, i64 0)
  %v15 = icmp slt i64 %v5, 0
  %v16 = select i1 %v15, i64 %v14, i64 %v5
  %v17 = tail call i64 @llvm.smin.i64(i64 %v16, i64 %v1)
  %v18 = tail call i64 @llvm.smin.i64(i64 %v12, i64 %v1)
  %v19 = icmp sge i64 %v12, %v1
  %v20 = icmp sgt i64 %v12, 0
  %v21 = and i1 %v19, %v20
  %v22 = icmp sgt i64 %v12, %v1
  %v23 = zext i1 %v22 to i64
  %v24 = add i64 %v1, %v23
  %v25 = select i1 %v21, i64 %v24, i64 %v18
  %v26 = sub i64 %v17, %v3
  %v27 = icmp slt i64 %v26, %v25
  br i1 %v27, label %v28, label %v29
v29:
  %v30 = phi i64 [ %v31, %v32 ], [ %v26, %v33 ]
  %v34 = add i64 %v30, %v0
  br label %v35
v35:
  %v36 = phi i64 [ 0, %v29 ], [ %v37, %v38 ]
  %v37 = add i64 %v36, 8
  %v39 = icmp sgt i64 %v37, %v3
  br i1 %v39, label %v40, label %v38
v38:
  %v41 = add i64 %v34, %v36
  %v42 = inttoptr i64 %v41 to ptr
  %v43 = load i64, ptr %v42, align 1
  %v44 = add i64 %v36, %v2
  %v45 = inttoptr i64 %v44 to ptr
  %v46 = load i64, ptr %v45, align 1
  %v47 = icmp eq i64 %v43, %v46
  br i1 %v47, label %v35, label %v32
v40:
  %v48 = icmp slt i64 %v36, %v3
  br i1 %v48, label %v49, label %v28
v49:
  %v50 = add i64 %v30, %v0
  br label %v51
v51:
  %v52 = phi i64 [ %v53, %v54 ], [ %v36, %v49 ]
  %v55 = add i64 %v50, %v52
  %v56 = add i64 %v52, %v2
  %v57 = inttoptr i64 %v56 to ptr
  %v58 = load i8, ptr %v57, align 1
  %v59 = inttoptr i64 %v55 to ptr
  %v60 = load i8, ptr %v59, align 1
  %v61 = icmp eq i8 %v60, %v58
  br i1 %v61, label %v54, label %v32
v54:
  %v53 = add nsw i64 %v52, 1
  %v62 = icmp slt i64 %v53, %v3
  br i1 %v62, label %v51, label %v28
v32:
  %v31 = add i64 %v30, -1
  %v63 = icmp sgt i64 %v30, %v25
  br i1 %v63, label %v29, label %v28
v28:
  %v64 = phi i64 [ -1, %v33 ], [ %v30, %v54 ], [ %v30, %v40 ], [ -1, %v32 ]
  %v65 = tail call i64 @llvm.smax.i64(i64 %v64, i64 -1)
  %v66 = insertvalue { i64 } poison, i64 %v65, 0
  ret { i64 } %v66
}
define internal { i64 } @udf_text_rfind_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v43:
  %v6 = or i64 %v5, %v4
  %v7 = icmp sgt i64 %v6, -1
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = icmp slt i64 %v1, 8
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = phi i64 [ %v14, %v12 ], [ 0, %v9 ]
  %v15 = phi i64 [ %v16, %v12 ], [ %v1, %v9 ]
  %v17 = add i64 %v13, %v0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = load i64, ptr %v18, align 1
  %v20 = lshr i64 %v19, 7
  %v21 = lshr i64 %v19, 6
  %v22 = and i64 %v21, 72340172838076673
  %v23 = xor i64 %v22, 72340172838076673
  %v24 = and i64 %v23, %v20
  %v25 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v24)
  %v16 = sub i64 %v15, %v25
  %v14 = add i64 %v13, 8
  %v26 = add i64 %v13, 16
  %v27 = icmp sgt i64 %v26, %v1
  br i1 %v27, label %v11, label %v12
v11:
  %v28 = phi i64 [ %v1, %v9 ], [ %v16, %v12 ]
  %v29 = phi i64 [ 0, %v9 ], [ %v14, %v12 ]
  %v30 = icmp slt i64 %v29, %v1
  br i1 %v30, label %v31, label %v8
v31:
  %v32 = phi i64 [ %v33, %v31 ], [ %v28, %v11 ]
  %v34 = phi i64 [ %v35, %v31 ], [ %v29, %v11 ]
  %v36 = add i64 %v34, %v0
  %v37 = inttoptr i64 %v36 to ptr
  %v38 = load i8, ptr %v37, align 1
  %v39 = icmp slt i8 %v38, -64
  %v40 = sext i1 %v39 to i64
  %v33 = add i64 %v32, %v40
  %v35 = add nsw i64 %v34, 1
  %v41 = icmp slt i64 %v35, %v1
  br i1 %v41, label %v31, label %v8
v8:
  %v42 = phi i64 [ 0, %v43 ], [ %v28, %v11 ], [ %v33, %v31 ]
  %v44 = add i64 %v42, %v4
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %v4, 0
  %v47 = select i1 %v46, i64 %v45, i64 %v4
  %v48 = add i64 %v42, %v5
  %v49 = tail call i64 @llvm.smax.i64(i64 %v48, i64 0)
  %v50 = icmp slt i64 %v5, 0
  %v51 = select i1 %v50, i64 %v49, i64 %v5
  %v52 = icmp slt i64 %v51, 8
  %v53 = icmp slt i64 %v1, 8
  %v54 = or i1 %v53, %v52
  br i1 %v54, label %v55, label %v56
v56:
  %v57 = phi i64 [ %v58, %v59 ], [ 8, %v8 ]
  %v60 = phi i64 [ %v57, %v59 ], [ 0, %v8 ]
  %v61 = phi i64 [ %v62, %v59 ], [ %v51, %v8 ]
  %v63 = add i64 %v60, %v0
  %v64 = inttoptr i64 %v63 to ptr
  %v65 = load i64, ptr %v64, align 1
  %v66 = and i64 %v65, -9187201950435737472
  %v67 = icmp eq i64 %v66, 0
  br i1 %v67, label %v59, label %v55
v59:
  %v62 = add nsw i64 %v61, -8
  %v58 = add nuw i64 %v57, 8
  %v68 = icmp sle i64 %v58, %v1
  %v69 = icmp sgt i64 %v61, 15
  %v70 = and i1 %v68, %v69
  br i1 %v70, label %v56, label %v55
v55:
  %v71 = phi i64 [ 0, %v8 ], [ %v60, %v56 ], [ %v57, %v59 ]
  %v72 = phi i64 [ %v51, %v8 ], [ %v61, %v56 ], [ %v62, %v59 ]
  %v73 = icmp slt i64 %v71, %v1
  %v74 = icmp sge i64 %v71, %v1
  %v75 = icmp slt i64 %v72, 1
  %v76 = or i1 %v74, %v75
  br i1 %v76, label %v77, label %v78
v78:
  %v79 = phi i64 [ %v80, %v78 ], [ %v71, %v55 ]
  %v81 = phi i64 [ %v82, %v78 ], [ %v72, %v55 ]
  %v83 = add i64 %v79, %v0
  %v84 = inttoptr i64 %v83 to ptr
  %v85 = load i8, ptr %v84, align 1
  %v86 = icmp sgt i8 %v85, -1
  %v87 = icmp ult i8 %v85, -32
  %v88 = icmp ult i8 %v85, -16
  %v89 = select i1 %v88, i64 3, i64 4
  %v90 = select i1 %v87, i64 2, i64 %v89
  %v91 = select i1 %v86, i64 1, i64 %v90
  %v80 = add i64 %v91, %v79
  %v82 = add nsw i64 %v81, -1
  %v92 = icmp slt i64 %v80, %v1
  %v93 = icmp sgt i64 %v81, 1
  %v94 = and i1 %v93, %v92
  br i1 %v94, label %v78, label %v77
v77:
  %v95 = phi i64 [ %v71, %v55 ], [ %v80, %v78 ]
  %v96 = phi i1 [ %v73, %v55 ], [ %v92, %v78 ]
  %v97 = select i1 %v96, i64 %v95, i64 %v1
  %v98 = icmp slt i64 %v47, 8
  %v99 = or i1 %v53, %v98
  br i1 %v99, label %v100, label %v101
v101:
  %v102 = phi i64 [ %v103, %v104 ], [ 8, %v77 ]
  %v105 = phi i64 [ %v102, %v104 ], [ 0, %v77 ]
  %v106 = phi i64 [ %v107, %v104 ], [ %v47, %v77 ]
  %v108 = add i64 %v105, %v0
  %v109 = inttoptr i64 %v108 to ptr
  %v110 = load i64, ptr %v109, align 1
  %v111 = and i64 %v110, -9187201950435737472
  %v112 = icmp eq i64 %v111, 0
  br i1 %v112, label %v104, label %v100
v104:
  %v107 = add nsw i64 %v106, -8
  %v103 = add nuw i64 %v102, 8
  %v113 = icmp sle i64 %v103, %v1
  %v114 = icmp sgt i64 %v106, 15
  %v115 = and i1 %v113, %v114
  br i1 %v115, label %v101, label %v100
v100:
  %v116 = phi i64 [ 0, %v77 ], [ %v105, %v101 ], [ %v102, %v104 ]
  %v117 = phi i64 [ %v47, %v77 ], [ %v106, %v101 ], [ %v107, %v104 ]
  %v118 = icmp slt i64 %v116, %v1
  %v119 = icmp sge i64 %v116, %v1
  %v120 = icmp slt i64 %v117, 1
  %v121 = or i1 %v119, %v120
  br i1 %v121, label %v122, label %v123
v123:
  %v124 = phi i64 [ %v125, %v123 ], [ %v116, %v100 ]
  %v126 = phi i64 [ %v127, %v123 ], [ %v117, %v100 ]
  %v128 = add i64 %v124, %v0
  %v129 = inttoptr i64 %v128 to ptr
  %v130 = load i8, ptr %v129, align 1
  %v131 = icmp sgt i8 %v130, -1
  %v132 = icmp ult i8 %v130, -32
  %v133 = icmp ult i8 %v130, -16
  %v134 = select i1 %v133, i64 3, i64 4
  %v135 = select i1 %v132, i64 2, i64 %v134
  %v136 = select i1 %v131, i64 1, i64 %v135
  %v125 = add i64 %v136, %v124
  %v127 = add nsw i64 %v126, -1
  %v137 = icmp slt i64 %v125, %v1
  %v138 = icmp sgt i64 %v126, 1
  %v139 = and i1 %v138, %v137
  br i1 %v139, label %v123, label %v122
v122:
  %v140 = phi i64 [ %v116, %v100 ], [ %v125, %v123 ]
  %v141 = phi i1 [ %v118, %v100 ], [ %v137, %v123 ]
  %v142 = select i1 %v141, i64 %v140, i64 %v1
  %v143 = icmp slt i64 %v47, 1
  %v144 = icmp slt i64 %v140, %v1
  %v145 = or i1 %v143, %v144
  br i1 %v145, label %v146, label %v147
v147:
  br i1 %v53, label %v148, label %v149
v149:
  %v150 = phi i64 [ %v151, %v149 ], [ 0, %v147 ]
  %v152 = phi i64 [ %v153, %v149 ], [ %v1, %v147 ]
  %v154 = add i64 %v150, %v0
  %v155 = inttoptr i64 %v154 to ptr
  %v156 = load i64, ptr %v155, align 1
  %v157 = lshr i64 %v156, 7
  %v158 = lshr i64 %v156, 6
  %v159 = and i64 %v158, 72340172838076673
  %v160 = xor i64 %v159, 72340172838076673
  %v161 = and i64 %v160, %v157
  %v162 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v161)
  %v153 = sub i64 %v152, %v162
  %v151 = add i64 %v150, 8
  %v163 = add i64 %v150, 16
  %v164 = icmp sgt i64 %v163, %v1
  br i1 %v164, label %v148, label %v149
v148:
  %v165 = phi i64 [ %v1, %v147 ], [ %v153, %v149 ]
  %v166 = phi i64 [ 0, %v147 ], [ %v151, %v149 ]
  %v167 = icmp slt i64 %v166, %v1
  br i1 %v167, label %v168, label %v169
v168:
  %v170 = phi i64 [ %v171, %v168 ], [ %v165, %v148 ]
  %v172 = phi i64 [ %v173, %v168 ], [ %v166, %v148 ]
  %v174 = add i64 %v172, %v0
  %v175 = inttoptr i64 %v174 to ptr
  %v176 = load i8, ptr %v175, align 1
  %v177 = icmp slt i8 %v176, -64
  %v178 = sext i1 %v177 to i64
  %v171 = add i64 %v170, %v178
  %v173 = add nsw i64 %v172, 1
  %v179 = icmp slt i64 %v173, %v1
  br i1 %v179, label %v168, label %v169
v169:
  %v180 = phi i64 [ %v165, %v148 ], [ %v171, %v168 ]
  %v181 = add i64 %v1, 1
  %v182 = icmp sgt i64 %v47, %v180
  %v183 = select i1 %v182, i64 %v181, i64 %v142
  br label %v146
v146:
  %v184 = phi i64 [ %v142, %v122 ], [ %v183, %v169 ]
  %v185 = sub i64 %v97, %v3
  %v186 = icmp slt i64 %v185, %v184
  br i1 %v186, label %v187, label %v188
v188:
  %v189 = phi i64 [ %v190, %v191 ], [ %v185, %v146 ]
  %v192 = add i64 %v189, %v0
  br label %v193
v193:
  %v194 = phi i64 [ 0, %v188 ], [ %v195, %v196 ]
  %v195 = add i64 %v194, 8
  %v197 = icmp sgt i64 %v195, %v3
  br i1 %v197, label %v198, label %v196
v196:
  %v199 = add i64 %v192, %v194
  %v200 = inttoptr i64 %v199 to ptr
  %v201 = load i64, ptr %v200, align 1
  %v202 = add i64 %v194, %v2
  %v203 = inttoptr i64 %v202 to ptr
  %v204 = load i64, ptr %v203, align 1
  %v205 = icmp eq i64 %v201, %v204
  br i1 %v205, label %v193, label %v191
v198:
  %v206 = icmp slt i64 %v194, %v3
  br i1 %v206, label %v207, label %v187
v207:
  %v208 = add i64 %v189, %v0
  br label %v209
v209:
  %v210 = phi i64 [ %v211, %v212 ], [ %v194, %v207 ]
  %v213 = add i64 %v208, %v210
  %v214 = add i64 %v210, %v2
  %v215 = inttoptr i64 %v214 to ptr
  %v216 = load i8, ptr %v215, align 1
  %v217 = inttoptr i64 %v213 to ptr
  %v218 = load i8, ptr %v217, align 1
  %v219 = icmp eq i8 %v218, %v216
  br i1 %v219, label %v212, label %v191
v212:
  %v211 = add nsw i64 %v210, 1
  %v220 = icmp slt i64 %v211, %v3
  br i1 %v220, label %v209, label %v187
v191:
  %v190 = add i64 %v189, -1
  %v221 = icmp sgt i64 %v189, %v184
  br i1 %v221, label %v188, label %v187
v187:
  %v222 = phi i64 [ -1, %v146 ], [ %v189, %v212 ], [ %v189, %v198 ], [ -1, %v191 ]
  %v223 = icmp slt i64 %v222, 0
  br i1 %v223, label %v224, label %v225
v225:
  %v226 = icmp slt i64 %v222, 8
  br i1 %v226, label %v227, label %v228
v228:
  %v229 = phi i64 [ %v230, %v228 ], [ %v222, %v225 ]
  %v231 = phi i64 [ %v232, %v228 ], [ 0, %v225 ]
  %v233 = add i64 %v231, %v0
  %v234 = inttoptr i64 %v233 to ptr
  %v235 = load i64, ptr %v234, align 1
  %v236 = lshr i64 %v235, 7
  %v237 = lshr i64 %v235, 6
  %v238 = and i64 %v237, 72340172838076673
  %v239 = xor i64 %v238, 72340172838076673
  %v240 = and i64 %v239, %v236
  %v241 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v240)
  %v230 = sub i64 %v229, %v241
  %v232 = add i64 %v231, 8
  %v242 = add i64 %v231, 16
  %v243 = icmp sgt i64 %v242, %v222
  br i1 %v243, label %v227, label %v228
v227:
  %v244 = phi i64 [ %v222, %v225 ], [ %v230, %v228 ]
  %v245 = phi i64 [ 0, %v225 ], [ %v232, %v228 ]
  %v246 = icmp slt i64 %v245, %v222
  br i1 %v246, label %v247, label %v224
v247:
  %v248 = phi i64 [ %v249, %v247 ], [ %v244, %v227 ]
  %v250 = phi i64 [ %v251, %v247 ], [ %v245, %v227 ]
  %v252 = add i64 %v250, %v0
  %v253 = inttoptr i64 %v252 to ptr
  %v254 = load i8, ptr %v253, align 1
  %v255 = icmp slt i8 %v254, -64
  %v256 = sext i1 %v255 to i64
  %v249 = add i64 %v248, %v256
  %v251 = add nsw i64 %v250, 1
  %v257 = icmp slt i64 %v251, %v222
  br i1 %v257, label %v247, label %v224
v224:
  %v258 = phi i64 [ -1, %v187 ], [ %v244, %v227 ], [ %v249, %v247 ]
  %v259 = insertvalue { i64 } poison, i64 %v258, 0
  ret { i64 } %v259
}
define internal { i64 } @udf_text_count_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v191:
  %v6 = or i64 %v5, %v4
  %v7 = icmp slt i64 %v6, 0
  %v8 = select i1 %v7, i64 %v1, i64 0
  %v9 = add i64 %v8, %v4
  %v10 = tail call i64 @llvm.smax.i64(i64 %v9, i64 0)
  %v11 = icmp slt i64 %v4, 0
  %v12 = select i1 %v11, i64 %v10, i64 %v4
  %v13 = add i64 %v8, %v5
  %v14 = tail call i64 @llvm.smax.i64(i64 %v13, i64 0)
  %v15 = icmp slt i64 %v5, 0
  %v16 = select i1 %v15, i64 %v14, i64 %v5
  %v17 = tail call i64 @llvm.smin.i64(i64 %v16, i64 %v1)
  %v18 = tail call i64 @llvm.smin.i64(i64 %v12, i64 %v1)
  %v19 = icmp sge i64 %v12, %v1
  %v20 = icmp sgt i64 %v12, 0
  %v21 = and i1 %v19, %v20
  %v22 = icmp sgt i64 %v12, %v1
  %v23 = zext i1 %v22 to i64
  %v24 = add i64 %v1, %v23
  %v25 = select i1 %v21, i64 %v24, i64 %v18
  %v26 = icmp slt i64 %v17, %v25
  br i1 %v26, label %v27, label %v28
v28:
  %v29 = sub i64 %v17, %v25
  %v30 = icmp eq i64 %v3, 0
  br i1 %v30, label %v31, label %v32
v32:
  %v33 = sub i64 %v29, %v3
  %v34 = inttoptr i64 %v2 to ptr
  %v35 = load i8, ptr %v34, align 1
  %v36 = zext i8 %v35 to i64
  %v37 = mul nuw i64 %v36, 72340172838076673
  %v38 = icmp slt i64 %v33, 0
  br i1 %v38, label %v39, label %v40
v40:
  %v41 = add i64 %v3, -1
  %v42 = add i64 %v25, %v0
  %v43 = add i64 %v2, 1
  br label %v44
v44:
  %v45 = phi i64 [ 0, %v40 ], [ %v46, %v47 ]
  %v48 = add i64 %v45, 8
  %v49 = icmp sgt i64 %v48, %v29
  %v50 = add i64 %v42, %v45
  %v51 = inttoptr i64 %v50 to ptr
  br i1 %v49, label %v52, label %v53
v52:
  %v54 = load i8, ptr %v51, align 1
  %v55 = icmp eq i8 %v54, %v35
  br i1 %v55, label %v56, label %v57
v57:
  %v58 = add i64 %v45, 1
  br label %v47
v53:
  %v59 = load i64, ptr %v51, align 1
  %v60 = xor i64 %v59, %v37
  %v61 = add i64 %v60, -72340172838076673
  %v62 = and i64 %v60, -9187201950435737472
  %v63 = xor i64 %v62, -9187201950435737472
  %v64 = and i64 %v63, %v61
  %v65 = icmp eq i64 %v64, 0
  br i1 %v65, label %v47, label %v66
v66:
  %v67 = sub i64 0, %v64
  %v68 = and i64 %v64, %v67
  %v69 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v68, i1 false)
  %v70 = trunc nuw nsw i64 %v69 to i32
  %v71 = sub nsw i32 63, %v70
  %v72 = ashr i32 %v71, 3
  %v73 = sext i32 %v72 to i64
  %v74 = add i64 %v45, %v73
  %v75 = icmp sgt i64 %v74, %v33
  br i1 %v75, label %v39, label %v56
v56:
  %v76 = phi i64 [ %v45, %v52 ], [ %v74, %v66 ]
  %v77 = add i64 %v76, 1
  %v78 = add i64 %v77, %v25
  %v79 = add i64 %v78, %v0
  br label %v80
v80:
  %v81 = phi i64 [ 0, %v56 ], [ %v82, %v83 ]
  %v82 = add i64 %v81, 8
  %v84 = icmp slt i64 %v82, %v3
  br i1 %v84, label %v83, label %v85
v85:
  %v86 = add i64 %v78, %v0
  br label %v87
v83:
  %v88 = add i64 %v79, %v81
  %v89 = inttoptr i64 %v88 to ptr
  %v90 = load i64, ptr %v89, align 1
  %v91 = add i64 %v43, %v81
  %v92 = inttoptr i64 %v91 to ptr
  %v93 = load i64, ptr %v92, align 1
  %v94 = icmp eq i64 %v90, %v93
  br i1 %v94, label %v80, label %v47
v87:
  %v95 = phi i64 [ %v96, %v97 ], [ %v81, %v85 ]
  %v98 = icmp slt i64 %v95, %v41
  br i1 %v98, label %v97, label %v39
v97:
  %v99 = add i64 %v86, %v95
  %v96 = add nsw i64 %v95, 1
  %v100 = add i64 %v95, %v2
  %v101 = inttoptr i64 %v100 to ptr
  %v102 = getelementptr i8, ptr %v101, i64 1
  %v103 = load i8, ptr %v102, align 1
  %v104 = inttoptr i64 %v99 to ptr
  %v105 = load i8, ptr %v104, align 1
  %v106 = icmp eq i8 %v105, %v103
  br i1 %v106, label %v87, label %v47
v47:
  %v46 = phi i64 [ %v77, %v97 ], [ %v48, %v53 ], [ %v58, %v57 ], [ %v77, %v83 ]
  %v107 = icmp sgt i64 %v46, %v33
  br i1 %v107, label %v39, label %v44
v39:
  %v108 = phi i64 [ -1, %v32 ], [ %v76, %v87 ], [ -1, %v66 ], [ -1, %v47 ]
  %v109 = icmp slt i64 %v108, 0
  br i1 %v109, label %v27, label %v110
v110:
  %v111 = add i64 %v3, -1
  %v112 = add i64 %v25, %v0
  %v113 = add i64 %v112, 1
  %v114 = add i64 %v2, 1
  %v115 = add i64 %v25, %v0
  %v116 = add i64 %v25, %v0
  br label %v117
v117:
  %v118 = phi i64 [ %v108, %v110 ], [ %v119, %v120 ]
  %v121 = phi i64 [ 0, %v110 ], [ %v122, %v120 ]
  %v122 = add i64 %v121, 1
  %v123 = add i64 %v118, %v3
  %v124 = icmp sgt i64 %v123, %v33
  br i1 %v124, label %v120, label %v125
v125:
  %v126 = phi i64 [ %v127, %v128 ], [ %v123, %v117 ]
  %v129 = add i64 %v126, 8
  %v130 = icmp sgt i64 %v129, %v29
  %v131 = add i64 %v115, %v126
  %v132 = inttoptr i64 %v131 to ptr
  br i1 %v130, label %v133, label %v134
v133:
  %v135 = load i8, ptr %v132, align 1
  %v136 = icmp eq i8 %v135, %v35
  br i1 %v136, label %v137, label %v138
v138:
  %v139 = add i64 %v126, 1
  br label %v128
v134:
  %v140 = load i64, ptr %v132, align 1
  %v141 = xor i64 %v140, %v37
  %v142 = add i64 %v141, -72340172838076673
  %v143 = and i64 %v141, -9187201950435737472
  %v144 = xor i64 %v143, -9187201950435737472
  %v145 = and i64 %v144, %v142
  %v146 = icmp eq i64 %v145, 0
  br i1 %v146, label %v128, label %v147
v147:
  %v148 = sub i64 0, %v145
  %v149 = and i64 %v145, %v148
  %v150 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v149, i1 false)
  %v151 = trunc nuw nsw i64 %v150 to i32
  %v152 = sub nsw i32 63, %v151
  %v153 = ashr i32 %v152, 3
  %v154 = sext i32 %v153 to i64
  %v155 = add i64 %v126, %v154
  %v156 = icmp sgt i64 %v155, %v33
  br i1 %v156, label %v120, label %v137
v137:
  %v157 = phi i64 [ %v126, %v133 ], [ %v155, %v147 ]
  %v158 = add i64 %v157, 1
  %v159 = add i64 %v113, %v157
  br label %v160
v160:
  %v161 = phi i64 [ 0, %v137 ], [ %v162, %v163 ]
  %v162 = add i64 %v161, 8
  %v164 = icmp slt i64 %v162, %v3
  br i1 %v164, label %v163, label %v165
v165:
  %v166 = add i64 %v116, %v158
  br label %v167
v163:
  %v168 = add i64 %v159, %v161
  %v169 = inttoptr i64 %v168 to ptr
  %v170 = load i64, ptr %v169, align 1
  %v171 = add i64 %v114, %v161
  %v172 = inttoptr i64 %v171 to ptr
  %v173 = load i64, ptr %v172, align 1
  %v174 = icmp eq i64 %v170, %v173
  br i1 %v174, label %v160, label %v128
v167:
  %v175 = phi i64 [ %v176, %v177 ], [ %v161, %v165 ]
  %v178 = icmp slt i64 %v175, %v111
  br i1 %v178, label %v177, label %v120
v177:
  %v179 = add i64 %v166, %v175
  %v176 = add nsw i64 %v175, 1
  %v180 = add i64 %v175, %v2
  %v181 = inttoptr i64 %v180 to ptr
  %v182 = getelementptr i8, ptr %v181, i64 1
  %v183 = load i8, ptr %v182, align 1
  %v184 = inttoptr i64 %v179 to ptr
  %v185 = load i8, ptr %v184, align 1
  %v186 = icmp eq i8 %v185, %v183
  br i1 %v186, label %v167, label %v128
v128:
  %v127 = phi i64 [ %v158, %v177 ], [ %v129, %v134 ], [ %v139, %v138 ], [ %v158, %v163 ]
  %v187 = icmp sgt i64 %v127, %v33
  br i1 %v187, label %v120, label %v125
v120:
  %v119 = phi i64 [ -1, %v117 ], [ %v157, %v167 ], [ -1, %v147 ], [ -1, %v128 ]
  %v188 = icmp sgt i64 %v119, -1
  br i1 %v188, label %v117, label %v27
v31:
  %v189 = add i64 %v29, 1
  br label %v27
v27:
  %v190 = phi i64 [ 0, %v191 ], [ %v189, %v31 ], [ 0, %v39 ], [ %v122, %v120 ]
  %v192 = insertvalue { i64 } poison, i64 %v190, 0
  ret { i64 } %v192
}
define internal { i64 } @udf_text_count_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v43:
  %v6 = or i64 %v5, %v4
  %v7 = icmp sgt i64 %v6, -1
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = icmp slt i64 %v1, 8
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = phi i64 [ %v14, %v12 ], [ 8, %v9 ]
  %v15 = phi i64 [ %v13, %v12 ], [ 0, %v9 ]
  %v16 = phi i64 [ %v17, %v12 ], [ %v1, %v9 ]
  %v18 = add i64 %v15, %v0
  %v19 = inttoptr i64 %v18 to ptr
  %v20 = load i64, ptr %v19, align 1
  %v21 = lshr i64 %v20, 7
  %v22 = lshr i64 %v20, 6
  %v23 = and i64 %v22, 72340172838076673
  %v24 = xor i64 %v23, 72340172838076673
  %v25 = and i64 %v24, %v21
  %v26 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v25)
  %v17 = sub i64 %v16, %v26
  %v14 = add i64 %v13, 8
  %v27 = icmp sgt i64 %v14, %v1
  br i1 %v27, label %v11, label %v12
v11:
  %v28 = phi i64 [ %v1, %v9 ], [ %v17, %v12 ]
  %v29 = phi i64 [ 0, %v9 ], [ %v13, %v12 ]
  %v30 = icmp slt i64 %v29, %v1
  br i1 %v30, label %v31, label %v8
v31:
  %v32 = phi i64 [ %v33, %v31 ], [ %v28, %v11 ]
  %v34 = phi i64 [ %v35, %v31 ], [ %v29, %v11 ]
  %v36 = add i64 %v34, %v0
  %v37 = inttoptr i64 %v36 to ptr
  %v38 = load i8, ptr %v37, align 1
  %v39 = icmp slt i8 %v38, -64
  %v40 = sext i1 %v39 to i64
  %v33 = add i64 %v32, %v40
  %v35 = add nsw i64 %v34, 1
  %v41 = icmp slt i64 %v35, %v1
  br i1 %v41, label %v31, label %v8
v8:
  %v42 = phi i64 [ 0, %v43 ], [ %v28, %v11 ], [ %v33, %v31 ]
  %v44 = add i64 %v42, %v4
  %v45 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v46 = icmp slt i64 %v4, 0
  %v47 = select i1 %v46, i64 %v45, i64 %v4
  %v48 = add i64 %v42, %v5
  %v49 = tail call i64 @llvm.smax.i64(i64 %v48, i64 0)
  %v50 = icmp slt i64 %v5, 0
  %v51 = select i1 %v50, i64 %v49, i64 %v5
  %v52 = icmp slt i64 %v51, 8
  %v53 = icmp slt i64 %v1, 8
  %v54 = or i1 %v53, %v52
  br i1 %v54, label %v55, label %v56
v56:
  %v57 = phi i64 [ %v58, %v59 ], [ 8, %v8 ]
  %v60 = phi i64 [ %v57, %v59 ], [ 0, %v8 ]
  %v61 = phi i64 [ %v62, %v59 ], [ %v51, %v8 ]
  %v63 = add i64 %v60, %v0
  %v64 = inttoptr i64 %v63 to ptr
  %v65 = load i64, ptr %v64, align 1
  %v66 = and i64 %v65, -9187201950435737472
  %v67 = icmp eq i64 %v66, 0
  br i1 %v67, label %v59, label %v55
v59:
  %v62 = add nsw i64 %v61, -8
  %v58 = add nuw i64 %v57, 8
  %v68 = icmp sle i64 %v58, %v1
  %v69 = icmp sgt i64 %v61, 15
  %v70 = and i1 %v68, %v69
  br i1 %v70, label %v56, label %v55
v55:
  %v71 = phi i64 [ 0, %v8 ], [ %v60, %v56 ], [ %v57, %v59 ]
  %v72 = phi i64 [ %v51, %v8 ], [ %v61, %v56 ], [ %v62, %v59 ]
  %v73 = icmp slt i64 %v71, %v1
  %v74 = icmp sge i64 %v71, %v1
  %v75 = icmp slt i64 %v72, 1
  %v76 = or i1 %v74, %v75
  br i1 %v76, label %v77, label %v78
v78:
  %v79 = phi i64 [ %v80, %v78 ], [ %v71, %v55 ]
  %v81 = phi i64 [ %v82, %v78 ], [ %v72, %v55 ]
  %v83 = add i64 %v79, %v0
  %v84 = inttoptr i64 %v83 to ptr
  %v85 = load i8, ptr %v84, align 1
  %v86 = icmp sgt i8 %v85, -1
  %v87 = icmp ult i8 %v85, -32
  %v88 = icmp ult i8 %v85, -16
  %v89 = select i1 %v88, i64 3, i64 4
  %v90 = select i1 %v87, i64 2, i64 %v89
  %v91 = select i1 %v86, i64 1, i64 %v90
  %v80 = add i64 %v91, %v79
  %v82 = add nsw i64 %v81, -1
  %v92 = icmp slt i64 %v80, %v1
  %v93 = icmp sgt i64 %v81, 1
  %v94 = and i1 %v93, %v92
  br i1 %v94, label %v78, label %v77
v77:
  %v95 = phi i64 [ %v71, %v55 ], [ %v80, %v78 ]
  %v96 = phi i1 [ %v73, %v55 ], [ %v92, %v78 ]
  %v97 = select i1 %v96, i64 %v95, i64 %v1
  %v98 = icmp slt i64 %v47, 8
  %v99 = or i1 %v53, %v98
  br i1 %v99, label %v100, label %v101
v101:
  %v102 = phi i64 [ %v103, %v104 ], [ 8, %v77 ]
  %v105 = phi i64 [ %v102, %v104 ], [ 0, %v77 ]
  %v106 = phi i64 [ %v107, %v104 ], [ %v47, %v77 ]
  %v108 = add i64 %v105, %v0
  %v109 = inttoptr i64 %v108 to ptr
  %v110 = load i64, ptr %v109, align 1
  %v111 = and i64 %v110, -9187201950435737472
  %v112 = icmp eq i64 %v111, 0
  br i1 %v112, label %v104, label %v100
v104:
  %v107 = add nsw i64 %v106, -8
  %v103 = add nuw i64 %v102, 8
  %v113 = icmp sle i64 %v103, %v1
  %v114 = icmp sgt i64 %v106, 15
  %v115 = and i1 %v113, %v114
  br i1 %v115, label %v101, label %v100
v100:
  %v116 = phi i64 [ 0, %v77 ], [ %v105, %v101 ], [ %v102, %v104 ]
  %v117 = phi i64 [ %v47, %v77 ], [ %v106, %v101 ], [ %v107, %v104 ]
  %v118 = icmp slt i64 %v116, %v1
  %v119 = icmp sge i64 %v116, %v1
  %v120 = icmp slt i64 %v117, 1
  %v121 = or i1 %v119, %v120
  br i1 %v121, label %v122, label %v123
v123:
  %v124 = phi i64 [ %v125, %v123 ], [ %v116, %v100 ]
  %v126 = phi i64 [ %v127, %v123 ], [ %v117, %v100 ]
  %v128 = add i64 %v124, %v0
  %v129 = inttoptr i64 %v128 to ptr
  %v130 = load i8, ptr %v129, align 1
  %v131 = icmp sgt i8 %v130, -1
  %v132 = icmp ult i8 %v130, -32
  %v133 = icmp ult i8 %v130, -16
  %v134 = select i1 %v133, i64 3, i64 4
  %v135 = select i1 %v132, i64 2, i64 %v134
  %v136 = select i1 %v131, i64 1, i64 %v135
  %v125 = add i64 %v136, %v124
  %v127 = add nsw i64 %v126, -1
  %v137 = icmp slt i64 %v125, %v1
  %v138 = icmp sgt i64 %v126, 1
  %v139 = and i1 %v138, %v137
  br i1 %v139, label %v123, label %v122
v122:
  %v140 = phi i64 [ %v116, %v100 ], [ %v125, %v123 ]
  %v141 = phi i1 [ %v118, %v100 ], [ %v137, %v123 ]
  %v142 = select i1 %v141, i64 %v140, i64 %v1
  %v143 = icmp slt i64 %v47, 1
  %v144 = icmp slt i64 %v140, %v1
  %v145 = or i1 %v143, %v144
  br i1 %v145, label %v146, label %v147
v147:
  br i1 %v53, label %v148, label %v149
v149:
  %v150 = phi i64 [ %v151, %v149 ], [ 8, %v147 ]
  %v152 = phi i64 [ %v150, %v149 ], [ 0, %v147 ]
  %v153 = phi i64 [ %v154, %v149 ], [ %v1, %v147 ]
  %v155 = add i64 %v152, %v0
  %v156 = inttoptr i64 %v155 to ptr
  %v157 = load i64, ptr %v156, align 1
  %v158 = lshr i64 %v157, 7
  %v159 = lshr i64 %v157, 6
  %v160 = and i64 %v159, 72340172838076673
  %v161 = xor i64 %v160, 72340172838076673
  %v162 = and i64 %v161, %v158
  %v163 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v162)
  %v154 = sub i64 %v153, %v163
  %v151 = add i64 %v150, 8
  %v164 = icmp sgt i64 %v151, %v1
  br i1 %v164, label %v148, label %v149
v148:
  %v165 = phi i64 [ %v1, %v147 ], [ %v154, %v149 ]
  %v166 = phi i64 [ 0, %v147 ], [ %v150, %v149 ]
  %v167 = icmp slt i64 %v166, %v1
  br i1 %v167, label %v168, label %v169
v168:
  %v170 = phi i64 [ %v171, %v168 ], [ %v165, %v148 ]
  %v172 = phi i64 [ %v173, %v168 ], [ %v166, %v148 ]
  %v174 = add i64 %v172, %v0
  %v175 = inttoptr i64 %v174 to ptr
  %v176 = load i8, ptr %v175, align 1
  %v177 = icmp slt i8 %v176, -64
  %v178 = sext i1 %v177 to i64
  %v171 = add i64 %v170, %v178
  %v173 = add nsw i64 %v172, 1
  %v179 = icmp slt i64 %v173, %v1
  br i1 %v179, label %v168, label %v169
v169:
  %v180 = phi i64 [ %v165, %v148 ], [ %v171, %v168 ]
  %v181 = add i64 %v1, 1
  %v182 = icmp sgt i64 %v47, %v180
  %v183 = select i1 %v182, i64 %v181, i64 %v142
  br label %v146
v146:
  %v184 = phi i64 [ %v142, %v122 ], [ %v183, %v169 ]
  %v185 = icmp slt i64 %v97, %v184
  br i1 %v185, label %v186, label %v187
v187:
  %v188 = sub i64 %v97, %v184
  %v189 = icmp eq i64 %v3, 0
  br i1 %v189, label %v190, label %v191
v191:
  %v192 = sub i64 %v188, %v3
  %v193 = inttoptr i64 %v2 to ptr
  %v194 = load i8, ptr %v193, align 1
  %v195 = zext i8 %v194 to i64
  %v196 = mul nuw i64 %v195, 72340172838076673
  %v197 = icmp slt i64 %v192, 0
  br i1 %v197, label %v198, label %v199
v199:
  %v200 = add i64 %v3, -1
  %v201 = add i64 %v184, %v0
  %v202 = add i64 %v2, 1
  br label %v203
v203:
  %v204 = phi i64 [ 0, %v199 ], [ %v205, %v206 ]
  %v207 = add i64 %v204, 8
  %v208 = icmp sgt i64 %v207, %v188
  %v209 = add i64 %v201, %v204
  %v210 = inttoptr i64 %v209 to ptr
  br i1 %v208, label %v211, label %v212
v211:
  %v213 = load i8, ptr %v210, align 1
  %v214 = icmp eq i8 %v213, %v194
  br i1 %v214, label %v215, label %v216
v216:
  %v217 = add i64 %v204, 1
  br label %v206
v212:
  %v218 = load i64, ptr %v210, align 1
  %v219 = xor i64 %v218, %v196
  %v220 = add i64 %v219, -72340172838076673
  %v221 = and i64 %v219, -9187201950435737472
  %v222 = xor i64 %v221, -9187201950435737472
  %v223 = and i64 %v222, %v220
  %v224 = icmp eq i64 %v223, 0
  br i1 %v224, label %v206, label %v225
v225:
  %v226 = sub i64 0, %v223
  %v227 = and i64 %v223, %v226
  %v228 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v227, i1 false)
  %v229 = trunc nuw nsw i64 %v228 to i32
  %v230 = sub nsw i32 63, %v229
  %v231 = ashr i32 %v230, 3
  %v232 = sext i32 %v231 to i64
  %v233 = add i64 %v204, %v232
  %v234 = icmp sgt i64 %v233, %v192
  br i1 %v234, label %v198, label %v215
v215:
  %v235 = phi i64 [ %v204, %v211 ], [ %v233, %v225 ]
  %v236 = add i64 %v235, 1
  %v237 = add i64 %v236, %v184
  %v238 = add i64 %v237, %v0
  br label %v239
v239:
  %v240 = phi i64 [ 0, %v215 ], [ %v241, %v242 ]
  %v241 = add i64 %v240, 8
  %v243 = icmp slt i64 %v241, %v3
  br i1 %v243, label %v242, label %v244
v244:
  %v245 = add i64 %v237, %v0
  br label %v246
v242:
  %v247 = add i64 %v238, %v240
  %v248 = inttoptr i64 %v247 to ptr
  %v249 = load i64, ptr %v248, align 1
  %v250 = add i64 %v202, %v240
  %v251 = inttoptr i64 %v250 to ptr
  %v252 = load i64, ptr %v251, align 1
  %v253 = icmp eq i64 %v249, %v252
  br i1 %v253, label %v239, label %v206
v246:
  %v254 = phi i64 [ %v255, %v256 ], [ %v240, %v244 ]
  %v257 = icmp slt i64 %v254, %v200
  br i1 %v257, label %v256, label %v198
v256:
  %v258 = add i64 %v245, %v254
  %v255 = add nsw i64 %v254, 1
  %v259 = add i64 %v254, %v2
  %v260 = inttoptr i64 %v259 to ptr
  %v261 = getelementptr i8, ptr %v260, i64 1
  %v262 = load i8, ptr %v261, align 1
  %v263 = inttoptr i64 %v258 to ptr
  %v264 = load i8, ptr %v263, align 1
  %v265 = icmp eq i8 %v264, %v262
  br i1 %v265, label %v246, label %v206
v206:
  %v205 = phi i64 [ %v236, %v256 ], [ %v207, %v212 ], [ %v217, %v216 ], [ %v236, %v242 ]
  %v266 = icmp sgt i64 %v205, %v192
  br i1 %v266, label %v198, label %v203
v198:
  %v267 = phi i64 [ -1, %v191 ], [ %v235, %v246 ], [ -1, %v225 ], [ -1, %v206 ]
  %v268 = icmp slt i64 %v267, 0
  br i1 %v268, label %v186, label %v269
v269:
  %v270 = add i64 %v3, -1
  %v271 = add i64 %v2, 1
  %v272 = add i64 %v184, %v0
  %v273 = add i64 %v0, 1
  %v274 = add i64 %v184, %v273
  %v275 = add i64 %v184, %v0
  br label %v276
v276:
  %v277 = phi i64 [ %v267, %v269 ], [ %v278, %v279 ]
  %v280 = phi i64 [ 0, %v269 ], [ %v281, %v279 ]
  %v281 = add i64 %v280, 1
  %v282 = add i64 %v277, %v3
  %v283 = icmp sgt i64 %v282, %v192
  br i1 %v283, label %v279, label %v284
v284:
  %v285 = phi i64 [ %v286, %v287 ], [ %v282, %v276 ]
  %v288 = add i64 %v285, 8
  %v289 = icmp sgt i64 %v288, %v188
  %v290 = add i64 %v272, %v285
  %v291 = inttoptr i64 %v290 to ptr
  br i1 %v289, label %v292, label %v293
v292:
  %v294 = load i8, ptr %v291, align 1
  %v295 = icmp eq i8 %v294, %v194
  br i1 %v295, label %v296, label %v297
v297:
  %v298 = add i64 %v285, 1
  br label %v287
v293:
  %v299 = load i64, ptr %v291, align 1
  %v300 = xor i64 %v299, %v196
  %v301 = add i64 %v300, -72340172838076673
  %v302 = and i64 %v300, -9187201950435737472
  %v303 = xor i64 %v302, -9187201950435737472
  %v304 = and i64 %v303, %v301
  %v305 = icmp eq i64 %v304, 0
  br i1 %v305, label %v287, label %v306
v306:
  %v307 = sub i64 0, %v304
  %v308 = and i64 %v304, %v307
  %v309 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v308, i1 false)
  %v310 = trunc nuw nsw i64 %v309 to i32
  %v311 = sub nsw i32 63, %v310
  %v312 = ashr i32 %v311, 3
  %v313 = sext i32 %v312 to i64
  %v314 = add i64 %v285, %v313
  %v315 = icmp sgt i64 %v314, %v192
  br i1 %v315, label %v279, label %v296
v296:
  %v316 = phi i64 [ %v285, %v292 ], [ %v314, %v306 ]
  %v317 = add i64 %v316, 1
  %v318 = add i64 %v316, %v274
  br label %v319
v319:
  %v320 = phi i64 [ 0, %v296 ], [ %v321, %v322 ]
  %v321 = add i64 %v320, 8
  %v323 = icmp slt i64 %v321, %v3
  br i1 %v323, label %v322, label %v324
v324:
  %v325 = add i64 %v275, %v317
  br label %v326
v322:
  %v327 = add i64 %v318, %v320
  %v328 = inttoptr i64 %v327 to ptr
  %v329 = load i64, ptr %v328, align 1
  %v330 = add i64 %v271, %v320
  %v331 = inttoptr i64 %v330 to ptr
  %v332 = load i64, ptr %v331, align 1
  %v333 = icmp eq i64 %v329, %v332
  br i1 %v333, label %v319, label %v287
v326:
  %v334 = phi i64 [ %v335, %v336 ], [ %v320, %v324 ]
  %v337 = icmp slt i64 %v334, %v270
  br i1 %v337, label %v336, label %v279
v336:
  %v338 = add i64 %v325, %v334
  %v335 = add nsw i64 %v334, 1
  %v339 = add i64 %v334, %v2
  %v340 = inttoptr i64 %v339 to ptr
  %v341 = getelementptr i8, ptr %v340, i64 1
  %v342 = load i8, ptr %v341, align 1
  %v343 = inttoptr i64 %v338 to ptr
  %v344 = load i8, ptr %v343, align 1
  %v345 = icmp eq i8 %v344, %v342
  br i1 %v345, label %v326, label %v287
v287:
  %v286 = phi i64 [ %v317, %v336 ], [ %v288, %v293 ], [ %v298, %v297 ], [ %v317, %v322 ]
  %v346 = icmp sgt i64 %v286, %v192
  br i1 %v346, label %v279, label %v284
v279:
  %v278 = phi i64 [ -1, %v276 ], [ %v316, %v326 ], [ -1, %v306 ], [ -1, %v287 ]
  %v347 = icmp sgt i64 %v278, -1
  br i1 %v347, label %v276, label %v186
v190:
  %v348 = icmp slt i64 %v188, 8
  br i1 %v348, label %v349, label %v350
v350:
  %v351 = add i64 %v184, %v0
  br label %v352
v352:
  %v353 = phi i64 [ 0, %v350 ], [ %v354, %v352 ]
  %v355 = phi i64 [ %v188, %v350 ], [ %v356, %v352 ]
  %v357 = add i64 %v351, %v353
  %v358 = inttoptr i64 %v357 to ptr
  %v359 = load i64, ptr %v358, align 1
  %v360 = lshr i64 %v359, 7
  %v361 = lshr i64 %v359, 6
  %v362 = and i64 %v361, 72340172838076673
  %v363 = xor i64 %v362, 72340172838076673
  %v364 = and i64 %v363, %v360
  %v365 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v364)
  %v356 = sub i64 %v355, %v365
  %v354 = add i64 %v353, 8
  %v366 = add i64 %v353, 16
  %v367 = icmp sgt i64 %v366, %v188
  br i1 %v367, label %v349, label %v352
v349:
  %v368 = phi i64 [ %v188, %v190 ], [ %v356, %v352 ]
  %v369 = phi i64 [ 0, %v190 ], [ %v354, %v352 ]
  %v370 = icmp slt i64 %v369, %v188
  br i1 %v370, label %v371, label %v372
v371:
  %v373 = add i64 %v184, %v0
  br label %v374
v374:
  %v375 = phi i64 [ %v368, %v371 ], [ %v376, %v374 ]
  %v377 = phi i64 [ %v369, %v371 ], [ %v378, %v374 ]
  %v379 = add i64 %v373, %v377
  %v380 = inttoptr i64 %v379 to ptr
  %v381 = load i8, ptr %v380, align 1
  %v382 = icmp slt i8 %v381, -64
  %v383 = sext i1 %v382 to i64
  %v376 = add i64 %v375, %v383
  %v378 = add nsw i64 %v377, 1
  %v384 = icmp slt i64 %v378, %v188
  br i1 %v384, label %v374, label %v372
v372:
  %v385 = phi i64 [ %v368, %v349 ], [ %v376, %v374 ]
  %v386 = add i64 %v385, 1
  br label %v186
v186:
  %v387 = phi i64 [ 0, %v146 ], [ %v386, %v372 ], [ 0, %v198 ], [ %v281, %v279 ]
  %v388 = insertvalue { i64 } poison, i64 %v387, 0
  ret { i64 } %v388
}
define internal { i64, i64 } @udf_text_join(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) alwaysinline nounwind {
v77:
  %v5 = icmp eq i64 %v3, 0
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = icmp eq i64 %v1, 0
  br i1 %v8, label %v6, label %v9
v9:
  %v10 = add i64 %v1, %v0
  %v11 = icmp eq i64 %v10, %v2
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = inttoptr i64 %v4 to ptr
  %v15 = load i64, ptr %v14, align 8
  %v16 = icmp eq i64 %v10, %v15
  %v17 = select i1 %v16, i64 0, i64 %v1
  %v18 = add i64 %v17, %v3
  %v19 = getelementptr i8, ptr %v14, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v15
  %v22 = icmp slt i64 %v21, %v18
  %v23 = icmp eq i64 %v15, 0
  %v24 = or i1 %v23, %v22
  br i1 %v24, label %v6, label %v25
v25:
  br i1 %v16, label %v26, label %v27
v27:
  %v28 = inttoptr i64 %v15 to ptr
  %v29 = inttoptr i64 %v0 to ptr
  %v30 = icmp ugt i64 %v1, 16
  br i1 %v30, label %v31, label %v32
v31:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v28, ptr align 1 %v29, i64 %v1, i1 false)
  br label %v33
v32:
  %v34 = icmp ugt i64 %v1, 7
  br i1 %v34, label %v35, label %v36
v35:
  %v37 = getelementptr i8, ptr %v29, i64 %v1
  %v38 = getelementptr i8, ptr %v37, i64 -8
  %v39 = getelementptr i8, ptr %v28, i64 %v1
  %v40 = getelementptr i8, ptr %v39, i64 -8
  %v41 = load i64, ptr %v29, align 1
  %v42 = load i64, ptr %v38, align 1
  store i64 %v41, ptr %v28, align 1
  store i64 %v42, ptr %v40, align 1
  br label %v33
v36:
  %v43 = phi i64 [ %v44, %v36 ], [ 0, %v32 ]
  %v45 = getelementptr i8, ptr %v29, i64 %v43
  %v46 = load i8, ptr %v45, align 1
  %v47 = getelementptr i8, ptr %v28, i64 %v43
  store i8 %v46, ptr %v47, align 1
  %v44 = add nuw nsw i64 %v43, 1
  %v48 = icmp eq i64 %v44, %v1
  br i1 %v48, label %v33, label %v36
v33:
  %v49 = add i64 %v15, %v1
  br label %v26
v26:
  %v50 = phi i64 [ %v0, %v25 ], [ %v15, %v33 ]
  %v51 = phi i64 [ %v10, %v25 ], [ %v49, %v33 ]
  %v52 = inttoptr i64 %v51 to ptr
  %v53 = inttoptr i64 %v2 to ptr
  %v54 = icmp ugt i64 %v3, 16
  br i1 %v54, label %v55, label %v56
v55:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v52, ptr align 1 %v53, i64 %v3, i1 false)
  br label %v57
v56:
  %v58 = icmp ugt i64 %v3, 7
  br i1 %v58, label %v59, label %v60
v59:
  %v61 = getelementptr i8, ptr %v53, i64 %v3
  %v62 = getelementptr i8, ptr %v61, i64 -8
  %v63 = getelementptr i8, ptr %v52, i64 %v3
  %v64 = getelementptr i8, ptr %v63, i64 -8
  %v65 = load i64, ptr %v53, align 1
  %v66 = load i64, ptr %v62, align 1
  store i64 %v65, ptr %v52, align 1
  store i64 %v66, ptr %v64, align 1
  br label %v57
v60:
  %v67 = phi i64 [ %v68, %v60 ], [ 0, %v56 ]
  %v69 = getelementptr i8, ptr %v53, i64 %v67
  %v70 = load i8, ptr %v69, align 1
  %v71 = getelementptr i8, ptr %v52, i64 %v67
  store i8 %v70, ptr %v71, align 1
  %v68 = add nuw nsw i64 %v67, 1
  %v72 = icmp eq i64 %v68, %v3
  br i1 %v72, label %v57, label %v60
v57:
  %v73 = add i64 %v51, %v3
  store i64 %v73, ptr %v14, align 8
  %v74 = add i64 %v3, %v1
  br label %v6
v12:
  %v75 = add i64 %v3, %v1
  br label %v6
v6:
  %v76 = phi i64 [ %v50, %v57 ], [ %v2, %v7 ], [ %v0, %v12 ], [ 0, %v13 ], [ %v0, %v77 ]
  %v78 = phi i64 [ %v74, %v57 ], [ %v3, %v7 ], [ %v75, %v12 ], [ 0, %v13 ], [ %v1, %v77 ]
  %v79 = insertvalue { i64, i64 } poison, i64 %v76, 0
  %v80 = insertvalue { i64, i64 } %v79, i64 %v78, 1
  ret { i64, i64 } %v80
}
define internal { i64, i64 } @udf_text_repeat(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v67:
  %v4 = icmp slt i64 %v2, 1
  %v5 = icmp eq i64 %v1, 0
  %v6 = or i1 %v5, %v4
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = icmp eq i64 %v2, 1
  br i1 %v9, label %v7, label %v10
v10:
  %v11 = add i64 %v3, 8
  %v12 = inttoptr i64 %v3 to ptr
  %v13 = load i64, ptr %v12, align 8
  %v14 = getelementptr i8, ptr %v12, i64 8
  %v15 = load i64, ptr %v14, align 8
  %v16 = sub i64 %v15, %v13
  %v17 = or i64 %v16, %v1
  %v18 = icmp ult i64 %v17, 4294967296
  br i1 %v18, label %v19, label %v20
v20:
  %v21 = icmp eq i64 %v16, -9223372036854775808
  %v22 = icmp eq i64 %v1, -1
  %v23 = and i1 %v22, %v21
  %v24 = select i1 %v23, i64 1, i64 %v1
  %v25 = sdiv i64 %v16, %v24
  br label %v26
v19:
  %v27 = trunc nuw i64 %v1 to i32
  %v28 = trunc nuw i64 %v16 to i32
  %v29 = udiv i32 %v28, %v27
  %v30 = zext i32 %v29 to i64
  br label %v26
v26:
  %v31 = phi i64 [ %v30, %v19 ], [ %v25, %v20 ]
  %v32 = icmp slt i64 %v31, %v2
  br i1 %v32, label %v7, label %v33
v33:
  %v34 = inttoptr i64 %v0 to ptr
  %v35 = icmp ugt i64 %v1, 16
  %v36 = icmp ugt i64 %v1, 7
  %v37 = getelementptr i8, ptr %v34, i64 %v1
  %v38 = getelementptr i8, ptr %v37, i64 -8
  br label %v39
v39:
  %v40 = phi i64 [ %v41, %v42 ], [ %v13, %v33 ]
  %v43 = phi i64 [ %v44, %v42 ], [ 0, %v33 ]
  %v45 = inttoptr i64 %v40 to ptr
  br i1 %v35, label %v46, label %v47
v46:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v45, ptr align 1 %v34, i64 %v1, i1 false)
  br label %v42
v47:
  br i1 %v36, label %v48, label %v49
v48:
  %v50 = getelementptr i8, ptr %v45, i64 %v1
  %v51 = getelementptr i8, ptr %v50, i64 -8
  %v52 = load i64, ptr %v34, align 1
  %v53 = load i64, ptr %v38, align 1
  store i64 %v52, ptr %v45, align 1
  store i64 %v53, ptr %v51, align 1
  br label %v42
v49:
  %v54 = phi i64 [ %v55, %v49 ], [ 0, %v47 ]
  %v56 = getelementptr i8, ptr %v34, i64 %v54
  %v57 = load i8, ptr %v56, align 1
  %v58 = getelementptr i8, ptr %v45, i64 %v54
  store i8 %v57, ptr %v58, align 1
  %v55 = add nuw nsw i64 %v54, 1
  %v59 = icmp eq i64 %v55, %v1
  br i1 %v59, label %v42, label %v49
v42:
  %v41 = add i64 %v40, %v1
  %v44 = add nuw nsw i64 %v43, 1
  %v60 = icmp slt i64 %v44, %v2
  br i1 %v60, label %v39, label %v61
v61:
  %v62 = inttoptr i64 %v11 to ptr
  %v63 = getelementptr i8, ptr %v62, i64 -8
  %v64 = load i64, ptr %v63, align 8
  store i64 %v41, ptr %v63, align 8
  %v65 = sub i64 %v41, %v64
  br label %v7
v7:
  %v66 = phi i64 [ %v64, %v61 ], [ %v0, %v8 ], [ 0, %v26 ], [ %v0, %v67 ]
  %v68 = phi i64 [ %v65, %v61 ], [ %v1, %v8 ], [ 0, %v26 ], [ 0, %v67 ]
  %v69 = insertvalue { i64, i64 } poison, i64 %v66, 0
  %v70 = insertvalue { i64, i64 } %v69, i64 %v68, 1
  ret { i64, i64 } %v70
}
define internal { i64, i64 } @udf_text_replace_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v513:
  %v8 = icmp eq i64 %v6, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = icmp eq i64 %v3, 0
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = sub i64 %v1, %v3
  %v15 = inttoptr i64 %v2 to ptr
  %v16 = load i8, ptr %v15, align 1
  %v17 = zext i8 %v16 to i64
  %v18 = mul nuw i64 %v17, 72340172838076673
  %v19 = icmp slt i64 %v14, 0
  br i1 %v19, label %v20, label %v21
v21:
  %v22 = add i64 %v3, -1
  %v23 = add i64 %v2, 1
  br label %v24
v24:
  %v25 = phi i64 [ 0, %v21 ], [ %v26, %v27 ]
  %v28 = add i64 %v25, 8
  %v29 = icmp sgt i64 %v28, %v1
  %v30 = add i64 %v25, %v0
  %v31 = inttoptr i64 %v30 to ptr
  br i1 %v29, label %v32, label %v33
v32:
  %v34 = load i8, ptr %v31, align 1
  %v35 = icmp eq i8 %v34, %v16
  br i1 %v35, label %v36, label %v37
v37:
  %v38 = add i64 %v25, 1
  br label %v27
v33:
  %v39 = load i64, ptr %v31, align 1
  %v40 = xor i64 %v39, %v18
  %v41 = add i64 %v40, -72340172838076673
  %v42 = and i64 %v40, -9187201950435737472
  %v43 = xor i64 %v42, -9187201950435737472
  %v44 = and i64 %v43, %v41
  %v45 = icmp eq i64 %v44, 0
  br i1 %v45, label %v27, label %v46
v46:
  %v47 = sub i64 0, %v44
  %v48 = and i64 %v44, %v47
  %v49 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v48, i1 false)
  %v50 = trunc nuw nsw i64 %v49 to i32
  %v51 = sub nsw i32 63, %v50
  %v52 = ashr i32 %v51, 3
  %v53 = sext i32 %v52 to i64
  %v54 = add i64 %v25, %v53
  %v55 = icmp sgt i64 %v54, %v14
  br i1 %v55, label %v20, label %v36
v36:
  %v56 = phi i64 [ %v25, %v32 ], [ %v54, %v46 ]
  %v57 = add i64 %v56, 1
  %v58 = add i64 %v57, %v0
  br label %v59
v59:
  %v60 = phi i64 [ 0, %v36 ], [ %v61, %v62 ]
  %v61 = add i64 %v60, 8
  %v63 = icmp slt i64 %v61, %v3
  br i1 %v63, label %v62, label %v64
v64:
  %v65 = add i64 %v57, %v0
  br label %v66
v62:
  %v67 = add i64 %v58, %v60
  %v68 = inttoptr i64 %v67 to ptr
  %v69 = load i64, ptr %v68, align 1
  %v70 = add i64 %v23, %v60
  %v71 = inttoptr i64 %v70 to ptr
  %v72 = load i64, ptr %v71, align 1
  %v73 = icmp eq i64 %v69, %v72
  br i1 %v73, label %v59, label %v27
v66:
  %v74 = phi i64 [ %v75, %v76 ], [ %v60, %v64 ]
  %v77 = icmp slt i64 %v74, %v22
  br i1 %v77, label %v76, label %v20
v76:
  %v78 = add i64 %v65, %v74
  %v75 = add nsw i64 %v74, 1
  %v79 = add i64 %v74, %v2
  %v80 = inttoptr i64 %v79 to ptr
  %v81 = getelementptr i8, ptr %v80, i64 1
  %v82 = load i8, ptr %v81, align 1
  %v83 = inttoptr i64 %v78 to ptr
  %v84 = load i8, ptr %v83, align 1
  %v85 = icmp eq i8 %v84, %v82
  br i1 %v85, label %v66, label %v27
v27:
  %v26 = phi i64 [ %v57, %v76 ], [ %v28, %v33 ], [ %v38, %v37 ], [ %v57, %v62 ]
  %v86 = icmp sgt i64 %v26, %v14
  br i1 %v86, label %v20, label %v24
v20:
  %v87 = phi i64 [ -1, %v13 ], [ %v56, %v66 ], [ -1, %v46 ], [ -1, %v27 ]
  %v88 = icmp slt i64 %v87, 0
  br i1 %v88, label %v9, label %v89
v89:
  %v90 = icmp sgt i64 %v5, %v3
  br i1 %v90, label %v91, label %v92
v91:
  %v93 = sub i64 %v1, %v87
  %v94 = sub i64 %v93, %v3
  %v95 = icmp slt i64 %v94, 0
  br i1 %v95, label %v96, label %v97
v97:
  %v98 = add i64 %v3, -1
  %v99 = add i64 %v87, %v0
  %v100 = add i64 %v2, 1
  br label %v101
v101:
  %v102 = phi i64 [ 0, %v97 ], [ %v103, %v104 ]
  %v105 = add i64 %v102, 8
  %v106 = icmp sgt i64 %v105, %v93
  %v107 = add i64 %v99, %v102
  %v108 = inttoptr i64 %v107 to ptr
  br i1 %v106, label %v109, label %v110
v109:
  %v111 = load i8, ptr %v108, align 1
  %v112 = icmp eq i8 %v111, %v16
  br i1 %v112, label %v113, label %v114
v114:
  %v115 = add i64 %v102, 1
  br label %v104
v110:
  %v116 = load i64, ptr %v108, align 1
  %v117 = xor i64 %v116, %v18
  %v118 = add i64 %v117, -72340172838076673
  %v119 = and i64 %v117, -9187201950435737472
  %v120 = xor i64 %v119, -9187201950435737472
  %v121 = and i64 %v120, %v118
  %v122 = icmp eq i64 %v121, 0
  br i1 %v122, label %v104, label %v123
v123:
  %v124 = sub i64 0, %v121
  %v125 = and i64 %v121, %v124
  %v126 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v125, i1 false)
  %v127 = trunc nuw nsw i64 %v126 to i32
  %v128 = sub nsw i32 63, %v127
  %v129 = ashr i32 %v128, 3
  %v130 = sext i32 %v129 to i64
  %v131 = add i64 %v102, %v130
  %v132 = icmp sgt i64 %v131, %v94
  br i1 %v132, label %v96, label %v113
v113:
  %v133 = phi i64 [ %v102, %v109 ], [ %v131, %v123 ]
  %v134 = add i64 %v133, 1
  %v135 = add i64 %v134, %v87
  %v136 = add i64 %v135, %v0
  br label %v137
v137:
  %v138 = phi i64 [ 0, %v113 ], [ %v139, %v140 ]
  %v139 = add i64 %v138, 8
  %v141 = icmp slt i64 %v139, %v3
  br i1 %v141, label %v140, label %v142
v142:
  %v143 = add i64 %v135, %v0
  br label %v144
v140:
  %v145 = add i64 %v136, %v138
  %v146 = inttoptr i64 %v145 to ptr
  %v147 = load i64, ptr %v146, align 1
  %v148 = add i64 %v100, %v138
  %v149 = inttoptr i64 %v148 to ptr
  %v150 = load i64, ptr %v149, align 1
  %v151 = icmp eq i64 %v147, %v150
  br i1 %v151, label %v137, label %v104
v144:
  %v152 = phi i64 [ %v153, %v154 ], [ %v138, %v142 ]
  %v155 = icmp slt i64 %v152, %v98
  br i1 %v155, label %v154, label %v96
v154:
  %v156 = add i64 %v143, %v152
  %v153 = add nsw i64 %v152, 1
  %v157 = add i64 %v152, %v2
  %v158 = inttoptr i64 %v157 to ptr
  %v159 = getelementptr i8, ptr %v158, i64 1
  %v160 = load i8, ptr %v159, align 1
  %v161 = inttoptr i64 %v156 to ptr
  %v162 = load i8, ptr %v161, align 1
  %v163 = icmp eq i8 %v162, %v160
  br i1 %v163, label %v144, label %v104
v104:
  %v103 = phi i64 [ %v134, %v154 ], [ %v105, %v110 ], [ %v115, %v114 ], [ %v134, %v140 ]
  %v164 = icmp sgt i64 %v103, %v94
  br i1 %v164, label %v96, label %v101
v96:
  %v165 = phi i64 [ -1, %v91 ], [ %v133, %v144 ], [ -1, %v123 ], [ -1, %v104 ]
  %v166 = icmp slt i64 %v165, 0
  br i1 %v166, label %v167, label %v168
v168:
  %v169 = add i64 %v3, -1
  %v170 = add i64 %v87, %v0
  %v171 = add i64 %v2, 1
  br label %v172
v172:
  %v173 = phi i64 [ %v165, %v168 ], [ %v174, %v175 ]
  %v176 = phi i64 [ 0, %v168 ], [ %v177, %v175 ]
  %v177 = add i64 %v176, 1
  %v178 = add i64 %v173, %v3
  %v179 = icmp sgt i64 %v178, %v94
  br i1 %v179, label %v175, label %v180
v180:
  %v181 = phi i64 [ %v182, %v183 ], [ %v178, %v172 ]
  %v184 = add i64 %v181, 8
  %v185 = icmp sgt i64 %v184, %v93
  %v186 = add i64 %v170, %v181
  %v187 = inttoptr i64 %v186 to ptr
  br i1 %v185, label %v188, label %v189
v188:
  %v190 = load i8, ptr %v187, align 1
  %v191 = icmp eq i8 %v190, %v16
  br i1 %v191, label %v192, label %v193
v193:
  %v194 = add i64 %v181, 1
  br label %v183
v189:
  %v195 = load i64, ptr %v187, align 1
  %v196 = xor i64 %v195, %v18
  %v197 = add i64 %v196, -72340172838076673
  %v198 = and i64 %v196, -9187201950435737472
  %v199 = xor i64 %v198, -9187201950435737472
  %v200 = and i64 %v199, %v197
  %v201 = icmp eq i64 %v200, 0
  br i1 %v201, label %v183, label %v202
v202:
  %v203 = sub i64 0, %v200
  %v204 = and i64 %v200, %v203
  %v205 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v204, i1 false)
  %v206 = trunc nuw nsw i64 %v205 to i32
  %v207 = sub nsw i32 63, %v206
  %v208 = ashr i32 %v207, 3
  %v209 = sext i32 %v208 to i64
  %v210 = add i64 %v181, %v209
  %v211 = icmp sgt i64 %v210, %v94
  br i1 %v211, label %v175, label %v192
v192:
  %v212 = phi i64 [ %v181, %v188 ], [ %v210, %v202 ]
  %v213 = add i64 %v212, 1
  %v214 = add i64 %v213, %v87
  %v215 = add i64 %v214, %v0
  br label %v216
v216:
  %v217 = phi i64 [ 0, %v192 ], [ %v218, %v219 ]
  %v218 = add i64 %v217, 8
  %v220 = icmp slt i64 %v218, %v3
  br i1 %v220, label %v219, label %v221
v221:
  %v222 = add i64 %v214, %v0
  br label %v223
v219:
  %v224 = add i64 %v215, %v217
  %v225 = inttoptr i64 %v224 to ptr
  %v226 = load i64, ptr %v225, align 1
  %v227 = add i64 %v171, %v217
  %v228 = inttoptr i64 %v227 to ptr
  %v229 = load i64, ptr %v228, align 1
  %v230 = icmp eq i64 %v226, %v229
  br i1 %v230, label %v216, label %v183
v223:
  %v231 = phi i64 [ %v232, %v233 ], [ %v217, %v221 ]
  %v234 = icmp slt i64 %v231, %v169
  br i1 %v234, label %v233, label %v175
v233:
  %v235 = add i64 %v222, %v231
  %v232 = add nsw i64 %v231, 1
  %v236 = add i64 %v231, %v2
  %v237 = inttoptr i64 %v236 to ptr
  %v238 = getelementptr i8, ptr %v237, i64 1
  %v239 = load i8, ptr %v238, align 1
  %v240 = inttoptr i64 %v235 to ptr
  %v241 = load i8, ptr %v240, align 1
  %v242 = icmp eq i8 %v241, %v239
  br i1 %v242, label %v223, label %v183
v183:
  %v182 = phi i64 [ %v213, %v233 ], [ %v184, %v189 ], [ %v194, %v193 ], [ %v213, %v219 ]
  %v243 = icmp sgt i64 %v182, %v94
  br i1 %v243, label %v175, label %v180
v175:
  %v174 = phi i64 [ -1, %v172 ], [ %v212, %v223 ], [ -1, %v202 ], [ -1, %v183 ]
  %v244 = icmp sgt i64 %v174, -1
  br i1 %v244, label %v172, label %v167
v167:
  %v245 = phi i64 [ 0, %v96 ], [ %v177, %v175 ]
  %v246 = sub i64 %v5, %v3
  %v247 = mul i64 %v245, %v246
  %v248 = add i64 %v247, %v1
  br label %v92
v92:
  %v249 = phi i64 [ %v1, %v89 ], [ %v248, %v167 ]
  %v250 = inttoptr i64 %v7 to ptr
  %v251 = load i64, ptr %v250, align 8
  %v252 = getelementptr i8, ptr %v250, i64 8
  %v253 = load i64, ptr %v252, align 8
  %v254 = sub i64 %v253, %v251
  %v255 = icmp slt i64 %v254, %v249
  %v256 = icmp eq i64 %v251, 0
  %v257 = or i1 %v256, %v255
  br i1 %v257, label %v9, label %v258
v258:
  %v259 = add i64 %v3, -1
  %v260 = add i64 %v0, 1
  %v261 = add i64 %v2, 1
  %v262 = inttoptr i64 %v4 to ptr
  %v263 = icmp ugt i64 %v5, 16
  %v264 = icmp ugt i64 %v5, 7
  %v265 = icmp eq i64 %v5, 0
  %v266 = getelementptr i8, ptr %v262, i64 %v5
  %v267 = getelementptr i8, ptr %v266, i64 -8
  br label %v268
v268:
  %v269 = phi i64 [ %v87, %v258 ], [ %v270, %v271 ]
  %v272 = phi i64 [ 0, %v258 ], [ %v273, %v271 ]
  %v274 = phi i64 [ %v251, %v258 ], [ %v275, %v271 ]
  %v276 = phi i64 [ %v0, %v258 ], [ %v277, %v271 ]
  %v278 = phi i64 [ %v6, %v258 ], [ %v279, %v271 ]
  %v280 = sub i64 %v269, %v272
  %v281 = inttoptr i64 %v274 to ptr
  %v282 = inttoptr i64 %v276 to ptr
  %v283 = icmp ugt i64 %v280, 16
  br i1 %v283, label %v284, label %v285
v284:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v281, ptr align 1 %v282, i64 %v280, i1 false)
  br label %v286
v285:
  %v287 = icmp ugt i64 %v280, 7
  br i1 %v287, label %v288, label %v289
v288:
  %v290 = getelementptr i8, ptr %v282, i64 %v280
  %v291 = getelementptr i8, ptr %v290, i64 -8
  %v292 = getelementptr i8, ptr %v281, i64 %v280
  %v293 = getelementptr i8, ptr %v292, i64 -8
  %v294 = load i64, ptr %v282, align 1
  %v295 = load i64, ptr %v291, align 1
  store i64 %v294, ptr %v281, align 1
  store i64 %v295, ptr %v293, align 1
  br label %v286
v289:
  %v296 = icmp eq i64 %v269, %v272
  br i1 %v296, label %v286, label %v297
v297:
  %v298 = phi i64 [ %v299, %v297 ], [ 0, %v289 ]
  %v300 = getelementptr i8, ptr %v282, i64 %v298
  %v301 = load i8, ptr %v300, align 1
  %v302 = getelementptr i8, ptr %v281, i64 %v298
  store i8 %v301, ptr %v302, align 1
  %v299 = add nuw nsw i64 %v298, 1
  %v303 = icmp eq i64 %v299, %v280
  br i1 %v303, label %v286, label %v297
v286:
  %v304 = add i64 %v274, %v280
  %v305 = inttoptr i64 %v304 to ptr
  br i1 %v263, label %v306, label %v307
v306:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v305, ptr align 1 %v262, i64 %v5, i1 false)
  br label %v308
v307:
  br i1 %v264, label %v309, label %v310
v309:
  %v311 = getelementptr i8, ptr %v305, i64 %v5
  %v312 = getelementptr i8, ptr %v311, i64 -8
  %v313 = load i64, ptr %v262, align 1
  %v314 = load i64, ptr %v267, align 1
  store i64 %v313, ptr %v305, align 1
  store i64 %v314, ptr %v312, align 1
  br label %v308
v310:
  br i1 %v265, label %v308, label %v315
v315:
  %v316 = phi i64 [ %v317, %v315 ], [ 0, %v310 ]
  %v318 = getelementptr i8, ptr %v262, i64 %v316
  %v319 = load i8, ptr %v318, align 1
  %v320 = getelementptr i8, ptr %v305, i64 %v316
  store i8 %v319, ptr %v320, align 1
  %v317 = add nuw nsw i64 %v316, 1
  %v321 = icmp eq i64 %v317, %v5
  br i1 %v321, label %v308, label %v315
v308:
  %v322 = load i8, ptr %v15, align 1
  %v273 = add i64 %v269, %v3
  %v323 = icmp sgt i64 %v273, %v14
  br i1 %v323, label %v271, label %v324
v324:
  %v325 = zext i8 %v322 to i64
  %v326 = mul nuw i64 %v325, 72340172838076673
  br label %v327
v327:
  %v328 = phi i64 [ %v273, %v324 ], [ %v329, %v330 ]
  %v331 = add i64 %v328, 8
  %v332 = icmp sgt i64 %v331, %v1
  %v333 = add i64 %v328, %v0
  %v334 = inttoptr i64 %v333 to ptr
  br i1 %v332, label %v335, label %v336
v335:
  %v337 = load i8, ptr %v334, align 1
  %v338 = icmp eq i8 %v337, %v322
  br i1 %v338, label %v339, label %v340
v340:
  %v341 = add i64 %v328, 1
  br label %v330
v336:
  %v342 = load i64, ptr %v334, align 1
  %v343 = xor i64 %v342, %v326
  %v344 = add i64 %v343, -72340172838076673
  %v345 = and i64 %v343, -9187201950435737472
  %v346 = xor i64 %v345, -9187201950435737472
  %v347 = and i64 %v346, %v344
  %v348 = icmp eq i64 %v347, 0
  br i1 %v348, label %v330, label %v349
v349:
  %v350 = sub i64 0, %v347
  %v351 = and i64 %v347, %v350
  %v352 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v351, i1 false)
  %v353 = trunc nuw nsw i64 %v352 to i32
  %v354 = sub nsw i32 63, %v353
  %v355 = ashr i32 %v354, 3
  %v356 = sext i32 %v355 to i64
  %v357 = add i64 %v328, %v356
  %v358 = icmp sgt i64 %v357, %v14
  br i1 %v358, label %v271, label %v339
v339:
  %v359 = phi i64 [ %v328, %v335 ], [ %v357, %v349 ]
  %v360 = add i64 %v359, 1
  %v361 = add i64 %v260, %v359
  br label %v362
v362:
  %v363 = phi i64 [ 0, %v339 ], [ %v364, %v365 ]
  %v364 = add i64 %v363, 8
  %v366 = icmp slt i64 %v364, %v3
  br i1 %v366, label %v365, label %v367
v367:
  %v368 = add i64 %v360, %v0
  br label %v369
v365:
  %v370 = add i64 %v361, %v363
  %v371 = inttoptr i64 %v370 to ptr
  %v372 = load i64, ptr %v371, align 1
  %v373 = add i64 %v261, %v363
  %v374 = inttoptr i64 %v373 to ptr
  %v375 = load i64, ptr %v374, align 1
  %v376 = icmp eq i64 %v372, %v375
  br i1 %v376, label %v362, label %v330
v369:
  %v377 = phi i64 [ %v378, %v379 ], [ %v363, %v367 ]
  %v380 = icmp slt i64 %v377, %v259
  br i1 %v380, label %v379, label %v271
v379:
  %v381 = add i64 %v368, %v377
  %v378 = add nsw i64 %v377, 1
  %v382 = add i64 %v377, %v2
  %v383 = inttoptr i64 %v382 to ptr
  %v384 = getelementptr i8, ptr %v383, i64 1
  %v385 = load i8, ptr %v384, align 1
  %v386 = inttoptr i64 %v381 to ptr
  %v387 = load i8, ptr %v386, align 1
  %v388 = icmp eq i8 %v387, %v385
  br i1 %v388, label %v369, label %v330
v330:
  %v329 = phi i64 [ %v360, %v379 ], [ %v331, %v336 ], [ %v341, %v340 ], [ %v360, %v365 ]
  %v389 = icmp sgt i64 %v329, %v14
  br i1 %v389, label %v271, label %v327
v271:
  %v270 = phi i64 [ -1, %v308 ], [ %v359, %v369 ], [ -1, %v349 ], [ -1, %v330 ]
  %v275 = add i64 %v304, %v5
  %v279 = add i64 %v278, -1
  %v390 = icmp ne i64 %v279, 0
  %v391 = icmp sgt i64 %v270, -1
  %v392 = and i1 %v390, %v391
  %v277 = add i64 %v273, %v0
  br i1 %v392, label %v268, label %v393
v393:
  %v394 = sub i64 %v1, %v273
  %v395 = inttoptr i64 %v275 to ptr
  %v396 = inttoptr i64 %v277 to ptr
  %v397 = icmp ugt i64 %v394, 16
  br i1 %v397, label %v398, label %v399
v398:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v395, ptr align 1 %v396, i64 %v394, i1 false)
  br label %v400
v399:
  %v401 = icmp ugt i64 %v394, 7
  br i1 %v401, label %v402, label %v403
v402:
  %v404 = getelementptr i8, ptr %v396, i64 %v394
  %v405 = getelementptr i8, ptr %v404, i64 -8
  %v406 = getelementptr i8, ptr %v395, i64 %v394
  %v407 = getelementptr i8, ptr %v406, i64 -8
  %v408 = load i64, ptr %v396, align 1
  %v409 = load i64, ptr %v405, align 1
  store i64 %v408, ptr %v395, align 1
  store i64 %v409, ptr %v407, align 1
  br label %v400
v403:
  %v410 = icmp eq i64 %v1, %v273
  br i1 %v410, label %v400, label %v411
v411:
  %v412 = phi i64 [ %v413, %v411 ], [ 0, %v403 ]
  %v414 = getelementptr i8, ptr %v396, i64 %v412
  %v415 = load i8, ptr %v414, align 1
  %v416 = getelementptr i8, ptr %v395, i64 %v412
  store i8 %v415, ptr %v416, align 1
  %v413 = add nuw nsw i64 %v412, 1
  %v417 = icmp eq i64 %v413, %v394
  br i1 %v417, label %v400, label %v411
v400:
  %v418 = add i64 %v275, %v394
  %v419 = load i64, ptr %v250, align 8
  store i64 %v418, ptr %v250, align 8
  %v420 = sub i64 %v418, %v419
  br label %v9
v12:
  %v421 = add i64 %v1, 1
  %v422 = icmp sge i64 %v1, %v6
  %v423 = icmp sgt i64 %v6, 0
  %v424 = and i1 %v423, %v422
  %v425 = select i1 %v424, i64 %v6, i64 %v421
  %v426 = mul i64 %v425, %v5
  %v427 = add i64 %v426, %v1
  %v428 = inttoptr i64 %v7 to ptr
  %v429 = load i64, ptr %v428, align 8
  %v430 = getelementptr i8, ptr %v428, i64 8
  %v431 = load i64, ptr %v430, align 8
  %v432 = sub i64 %v431, %v429
  %v433 = icmp slt i64 %v432, %v427
  %v434 = icmp eq i64 %v429, 0
  %v435 = or i1 %v434, %v433
  br i1 %v435, label %v9, label %v436
v436:
  %v437 = icmp slt i64 %v425, 1
  br i1 %v437, label %v438, label %v439
v439:
  %v440 = add nuw i64 %v425, 1
  %v441 = inttoptr i64 %v4 to ptr
  %v442 = icmp ugt i64 %v5, 16
  %v443 = icmp ugt i64 %v5, 7
  %v444 = icmp eq i64 %v5, 0
  %v445 = getelementptr i8, ptr %v441, i64 %v5
  %v446 = getelementptr i8, ptr %v445, i64 -8
  br label %v447
v447:
  %v448 = phi i64 [ %v429, %v439 ], [ %v449, %v450 ]
  %v451 = phi i64 [ 0, %v439 ], [ %v452, %v450 ]
  %v453 = phi i64 [ %v440, %v439 ], [ %v454, %v450 ]
  %v455 = inttoptr i64 %v448 to ptr
  br i1 %v442, label %v456, label %v457
v456:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v455, ptr align 1 %v441, i64 %v5, i1 false)
  br label %v458
v457:
  br i1 %v443, label %v459, label %v460
v459:
  %v461 = getelementptr i8, ptr %v455, i64 %v5
  %v462 = getelementptr i8, ptr %v461, i64 -8
  %v463 = load i64, ptr %v441, align 1
  %v464 = load i64, ptr %v446, align 1
  store i64 %v463, ptr %v455, align 1
  store i64 %v464, ptr %v462, align 1
  br label %v458
v460:
  br i1 %v444, label %v458, label %v465
v465:
  %v466 = phi i64 [ %v467, %v465 ], [ 0, %v460 ]
  %v468 = getelementptr i8, ptr %v441, i64 %v466
  %v469 = load i8, ptr %v468, align 1
  %v470 = getelementptr i8, ptr %v455, i64 %v466
  store i8 %v469, ptr %v470, align 1
  %v467 = add nuw nsw i64 %v466, 1
  %v471 = icmp eq i64 %v467, %v5
  br i1 %v471, label %v458, label %v465
v458:
  %v472 = add i64 %v448, %v5
  %v473 = icmp eq i64 %v451, %v1
  br i1 %v473, label %v450, label %v474
v474:
  %v475 = add i64 %v451, %v0
  %v476 = inttoptr i64 %v475 to ptr
  %v477 = inttoptr i64 %v472 to ptr
  %v478 = load i8, ptr %v476, align 1
  store i8 %v478, ptr %v477, align 1
  %v479 = add i64 %v472, 1
  %v480 = add i64 %v451, 1
  br label %v450
v450:
  %v449 = phi i64 [ %v472, %v458 ], [ %v479, %v474 ]
  %v452 = phi i64 [ %v1, %v458 ], [ %v480, %v474 ]
  %v454 = add i64 %v453, -1
  %v481 = icmp sgt i64 %v454, 1
  br i1 %v481, label %v447, label %v438
v438:
  %v482 = phi i64 [ %v429, %v436 ], [ %v449, %v450 ]
  %v483 = phi i64 [ 0, %v436 ], [ %v452, %v450 ]
  %v484 = sub i64 %v1, %v483
  %v485 = add i64 %v483, %v0
  %v486 = inttoptr i64 %v482 to ptr
  %v487 = inttoptr i64 %v485 to ptr
  %v488 = icmp ugt i64 %v484, 16
  br i1 %v488, label %v489, label %v490
v489:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v486, ptr align 1 %v487, i64 %v484, i1 false)
  br label %v491
v490:
  %v492 = icmp ugt i64 %v484, 7
  br i1 %v492, label %v493, label %v494
v493:
  %v495 = getelementptr i8, ptr %v487, i64 %v484
  %v496 = getelementptr i8, ptr %v495, i64 -8
  %v497 = getelementptr i8, ptr %v486, i64 %v484
  %v498 = getelementptr i8, ptr %v497, i64 -8
  %v499 = load i64, ptr %v487, align 1
  %v500 = load i64, ptr %v496, align 1
  store i64 %v499, ptr %v486, align 1
  store i64 %v500, ptr %v498, align 1
  br label %v491
v494:
  %v501 = icmp eq i64 %v1, %v483
  br i1 %v501, label %v491, label %v502
v502:
  %v503 = phi i64 [ %v504, %v502 ], [ 0, %v494 ]
  %v505 = getelementptr i8, ptr %v487, i64 %v503
  %v506 = load i8, ptr %v505, align 1
  %v507 = getelementptr i8, ptr %v486, i64 %v503
  store i8 %v506, ptr %v507, align 1
  %v504 = add nuw nsw i64 %v503, 1
  %v508 = icmp eq i64 %v504, %v484
  br i1 %v508, label %v491, label %v502
v491:
  %v509 = add i64 %v484, %v482
  %v510 = load i64, ptr %v428, align 8
  store i64 %v509, ptr %v428, align 8
  %v511 = sub i64 %v509, %v510
  br label %v9
v9:
  %v512 = phi i64 [ %v419, %v400 ], [ 0, %v12 ], [ %v510, %v491 ], [ %v0, %v20 ], [ 0, %v92 ], [ %v0, %v513 ]
  %v514 = phi i64 [ %v420, %v400 ], [ 0, %v12 ], [ %v511, %v491 ], [ %v1, %v20 ], [ 0, %v92 ], [ %v1, %v513 ]
  %v515 = insertvalue { i64, i64 } poison, i64 %v512, 0
  %v516 = insertvalue { i64, i64 } %v515, i64 %v514, 1
  ret { i64, i64 } %v516
}
define internal { i64, i64 } @udf_text_replace_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v561:
  %v8 = icmp eq i64 %v6, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = icmp eq i64 %v3, 0
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = sub i64 %v1, %v3
  %v15 = inttoptr i64 %v2 to ptr
  %v16 = load i8, ptr %v15, align 1
  %v17 = zext i8 %v16 to i64
  %v18 = mul nuw i64 %v17, 72340172838076673
  %v19 = icmp slt i64 %v14, 0
  br i1 %v19, label %v20, label %v21
v21:
  %v22 = add i64 %v3, -1
  %v23 = add i64 %v2, 1
  br label %v24
v24:
  %v25 = phi i64 [ 0, %v21 ], [ %v26, %v27 ]
  %v28 = add i64 %v25, 8
  %v29 = icmp sgt i64 %v28, %v1
  %v30 = add i64 %v25, %v0
  %v31 = inttoptr i64 %v30 to ptr
  br i1 %v29, label %v32, label %v33
v32:
  %v34 = load i8, ptr %v31, align 1
  %v35 = icmp eq i8 %v34, %v16
  br i1 %v35, label %v36, label %v37
v37:
  %v38 = add i64 %v25, 1
  br label %v27
v33:
  %v39 = load i64, ptr %v31, align 1
  %v40 = xor i64 %v39, %v18
  %v41 = add i64 %v40, -72340172838076673
  %v42 = and i64 %v40, -9187201950435737472
  %v43 = xor i64 %v42, -9187201950435737472
  %v44 = and i64 %v43, %v41
  %v45 = icmp eq i64 %v44, 0
  br i1 %v45, label %v27, label %v46
v46:
  %v47 = sub i64 0, %v44
  %v48 = and i64 %v44, %v47
  %v49 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v48, i1 false)
  %v50 = trunc nuw nsw i64 %v49 to i32
  %v51 = sub nsw i32 63, %v50
  %v52 = ashr i32 %v51, 3
  %v53 = sext i32 %v52 to i64
  %v54 = add i64 %v25, %v53
  %v55 = icmp sgt i64 %v54, %v14
  br i1 %v55, label %v20, label %v36
v36:
  %v56 = phi i64 [ %v25, %v32 ], [ %v54, %v46 ]
  %v57 = add i64 %v56, 1
  %v58 = add i64 %v57, %v0
  br label %v59
v59:
  %v60 = phi i64 [ 0, %v36 ], [ %v61, %v62 ]
  %v61 = add i64 %v60, 8
  %v63 = icmp slt i64 %v61, %v3
  br i1 %v63, label %v62, label %v64
v64:
  %v65 = add i64 %v57, %v0
  br label %v66
v62:
  %v67 = add i64 %v58, %v60
  %v68 = inttoptr i64 %v67 to ptr
  %v69 = load i64, ptr %v68, align 1
  %v70 = add i64 %v23, %v60
  %v71 = inttoptr i64 %v70 to ptr
  %v72 = load i64, ptr %v71, align 1
  %v73 = icmp eq i64 %v69, %v72
  br i1 %v73, label %v59, label %v27
v66:
  %v74 = phi i64 [ %v75, %v76 ], [ %v60, %v64 ]
  %v77 = icmp slt i64 %v74, %v22
  br i1 %v77, label %v76, label %v20
v76:
  %v78 = add i64 %v65, %v74
  %v75 = add nsw i64 %v74, 1
  %v79 = add i64 %v74, %v2
  %v80 = inttoptr i64 %v79 to ptr
  %v81 = getelementptr i8, ptr %v80, i64 1
  %v82 = load i8, ptr %v81, align 1
  %v83 = inttoptr i64 %v78 to ptr
  %v84 = load i8, ptr %v83, align 1
  %v85 = icmp eq i8 %v84, %v82
  br i1 %v85, label %v66, label %v27
v27:
  %v26 = phi i64 [ %v57, %v76 ], [ %v28, %v33 ], [ %v38, %v37 ], [ %v57, %v62 ]
  %v86 = icmp sgt i64 %v26, %v14
  br i1 %v86, label %v20, label %v24
v20:
  %v87 = phi i64 [ -1, %v13 ], [ %v56, %v66 ], [ -1, %v46 ], [ -1, %v27 ]
  %v88 = icmp slt i64 %v87, 0
  br i1 %v88, label %v9, label %v89
v89:
  %v90 = icmp sgt i64 %v5, %v3
  br i1 %v90, label %v91, label %v92
v91:
  %v93 = sub i64 %v1, %v87
  %v94 = sub i64 %v93, %v3
  %v95 = icmp slt i64 %v94, 0
  br i1 %v95, label %v96, label %v97
v97:
  %v98 = add i64 %v3, -1
  %v99 = add i64 %v87, %v0
  %v100 = add i64 %v2, 1
  br label %v101
v101:
  %v102 = phi i64 [ 0, %v97 ], [ %v103, %v104 ]
  %v105 = add i64 %v102, 8
  %v106 = icmp sgt i64 %v105, %v93
  %v107 = add i64 %v99, %v102
  %v108 = inttoptr i64 %v107 to ptr
  br i1 %v106, label %v109, label %v110
v109:
  %v111 = load i8, ptr %v108, align 1
  %v112 = icmp eq i8 %v111, %v16
  br i1 %v112, label %v113, label %v114
v114:
  %v115 = add i64 %v102, 1
  br label %v104
v110:
  %v116 = load i64, ptr %v108, align 1
  %v117 = xor i64 %v116, %v18
  %v118 = add i64 %v117, -72340172838076673
  %v119 = and i64 %v117, -9187201950435737472
  %v120 = xor i64 %v119, -9187201950435737472
  %v121 = and i64 %v120, %v118
  %v122 = icmp eq i64 %v121, 0
  br i1 %v122, label %v104, label %v123
v123:
  %v124 = sub i64 0, %v121
  %v125 = and i64 %v121, %v124
  %v126 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v125, i1 false)
  %v127 = trunc nuw nsw i64 %v126 to i32
  %v128 = sub nsw i32 63, %v127
  %v129 = ashr i32 %v128, 3
  %v130 = sext i32 %v129 to i64
  %v131 = add i64 %v102, %v130
  %v132 = icmp sgt i64 %v131, %v94
  br i1 %v132, label %v96, label %v113
v113:
  %v133 = phi i64 [ %v102, %v109 ], [ %v131, %v123 ]
  %v134 = add i64 %v133, 1
  %v135 = add i64 %v134, %v87
  %v136 = add i64 %v135, %v0
  br label %v137
v137:
  %v138 = phi i64 [ 0, %v113 ], [ %v139, %v140 ]
  %v139 = add i64 %v138, 8
  %v141 = icmp slt i64 %v139, %v3
  br i1 %v141, label %v140, label %v142
v142:
  %v143 = add i64 %v135, %v0
  br label %v144
v140:
  %v145 = add i64 %v136, %v138
  %v146 = inttoptr i64 %v145 to ptr
  %v147 = load i64, ptr %v146, align 1
  %v148 = add i64 %v100, %v138
  %v149 = inttoptr i64 %v148 to ptr
  %v150 = load i64, ptr %v149, align 1
  %v151 = icmp eq i64 %v147, %v150
  br i1 %v151, label %v137, label %v104
v144:
  %v152 = phi i64 [ %v153, %v154 ], [ %v138, %v142 ]
  %v155 = icmp slt i64 %v152, %v98
  br i1 %v155, label %v154, label %v96
v154:
  %v156 = add i64 %v143, %v152
  %v153 = add nsw i64 %v152, 1
  %v157 = add i64 %v152, %v2
  %v158 = inttoptr i64 %v157 to ptr
  %v159 = getelementptr i8, ptr %v158, i64 1
  %v160 = load i8, ptr %v159, align 1
  %v161 = inttoptr i64 %v156 to ptr
  %v162 = load i8, ptr %v161, align 1
  %v163 = icmp eq i8 %v162, %v160
  br i1 %v163, label %v144, label %v104
v104:
  %v103 = phi i64 [ %v134, %v154 ], [ %v105, %v110 ], [ %v115, %v114 ], [ %v134, %v140 ]
  %v164 = icmp sgt i64 %v103, %v94
  br i1 %v164, label %v96, label %v101
v96:
  %v165 = phi i64 [ -1, %v91 ], [ %v133, %v144 ], [ -1, %v123 ], [ -1, %v104 ]
  %v166 = icmp slt i64 %v165, 0
  br i1 %v166, label %v167, label %v168
v168:
  %v169 = add i64 %v3, -1
  %v170 = add i64 %v87, %v0
  %v171 = add i64 %v2, 1
  br label %v172
v172:
  %v173 = phi i64 [ %v165, %v168 ], [ %v174, %v175 ]
  %v176 = phi i64 [ 0, %v168 ], [ %v177, %v175 ]
  %v177 = add i64 %v176, 1
  %v178 = add i64 %v173, %v3
  %v179 = icmp sgt i64 %v178, %v94
  br i1 %v179, label %v175, label %v180
v180:
  %v181 = phi i64 [ %v182, %v183 ], [ %v178, %v172 ]
  %v184 = add i64 %v181, 8
  %v185 = icmp sgt i64 %v184, %v93
  %v186 = add i64 %v170, %v181
  %v187 = inttoptr i64 %v186 to ptr
  br i1 %v185, label %v188, label %v189
v188:
  %v190 = load i8, ptr %v187, align 1
  %v191 = icmp eq i8 %v190, %v16
  br i1 %v191, label %v192, label %v193
v193:
  %v194 = add i64 %v181, 1
  br label %v183
v189:
  %v195 = load i64, ptr %v187, align 1
  %v196 = xor i64 %v195, %v18
  %v197 = add i64 %v196, -72340172838076673
  %v198 = and i64 %v196, -9187201950435737472
  %v199 = xor i64 %v198, -9187201950435737472
  %v200 = and i64 %v199, %v197
  %v201 = icmp eq i64 %v200, 0
  br i1 %v201, label %v183, label %v202
v202:
  %v203 = sub i64 0, %v200
  %v204 = and i64 %v200, %v203
  %v205 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v204, i1 false)
  %v206 = trunc nuw nsw i64 %v205 to i32
  %v207 = sub nsw i32 63, %v206
  %v208 = ashr i32 %v207, 3
  %v209 = sext i32 %v208 to i64
  %v210 = add i64 %v181, %v209
  %v211 = icmp sgt i64 %v210, %v94
  br i1 %v211, label %v175, label %v192
v192:
  %v212 = phi i64 [ %v181, %v188 ], [ %v210, %v202 ]
  %v213 = add i64 %v212, 1
  %v214 = add i64 %v213, %v87
  %v215 = add i64 %v214, %v0
  br label %v216
v216:
  %v217 = phi i64 [ 0, %v192 ], [ %v218, %v219 ]
  %v218 = add i64 %v217, 8
  %v220 = icmp slt i64 %v218, %v3
  br i1 %v220, label %v219, label %v221
v221:
  %v222 = add i64 %v214, %v0
  br label %v223
v219:
  %v224 = add i64 %v215, %v217
  %v225 = inttoptr i64 %v224 to ptr
  %v226 = load i64, ptr %v225, align 1
  %v227 = add i64 %v171, %v217
  %v228 = inttoptr i64 %v227 to ptr
  %v229 = load i64, ptr %v228, align 1
  %v230 = icmp eq i64 %v226, %v229
  br i1 %v230, label %v216, label %v183
v223:
  %v231 = phi i64 [ %v232, %v233 ], [ %v217, %v221 ]
  %v234 = icmp slt i64 %v231, %v169
  br i1 %v234, label %v233, label %v175
v233:
  %v235 = add i64 %v222, %v231
  %v232 = add nsw i64 %v231, 1
  %v236 = add i64 %v231, %v2
  %v237 = inttoptr i64 %v236 to ptr
  %v238 = getelementptr i8, ptr %v237, i64 1
  %v239 = load i8, ptr %v238, align 1
  %v240 = inttoptr i64 %v235 to ptr
  %v241 = load i8, ptr %v240, align 1
  %v242 = icmp eq i8 %v241, %v239
  br i1 %v242, label %v223, label %v183
v183:
  %v182 = phi i64 [ %v213, %v233 ], [ %v184, %v189 ], [ %v194, %v193 ], [ %v213, %v219 ]
  %v243 = icmp sgt i64 %v182, %v94
  br i1 %v243, label %v175, label %v180
v175:
  %v174 = phi i64 [ -1, %v172 ], [ %v212, %v223 ], [ -1, %v202 ], [ -1, %v183 ]
  %v244 = icmp sgt i64 %v174, -1
  br i1 %v244, label %v172, label %v167
v167:
  %v245 = phi i64 [ 0, %v96 ], [ %v177, %v175 ]
  %v246 = sub i64 %v5, %v3
  %v247 = mul i64 %v245, %v246
  %v248 = add i64 %v247, %v1
  br label %v92
v92:
  %v249 = phi i64 [ %v1, %v89 ], [ %v248, %v167 ]
  %v250 = inttoptr i64 %v7 to ptr
  %v251 = load i64, ptr %v250, align 8
  %v252 = getelementptr i8, ptr %v250, i64 8
  %v253 = load i64, ptr %v252, align 8
  %v254 = sub i64 %v253, %v251
  %v255 = icmp slt i64 %v254, %v249
  %v256 = icmp eq i64 %v251, 0
  %v257 = or i1 %v256, %v255
  br i1 %v257, label %v9, label %v258
v258:
  %v259 = add i64 %v3, -1
  %v260 = add i64 %v0, 1
  %v261 = add i64 %v2, 1
  %v262 = inttoptr i64 %v4 to ptr
  %v263 = icmp ugt i64 %v5, 16
  %v264 = icmp ugt i64 %v5, 7
  %v265 = icmp eq i64 %v5, 0
  %v266 = getelementptr i8, ptr %v262, i64 %v5
  %v267 = getelementptr i8, ptr %v266, i64 -8
  br label %v268
v268:
  %v269 = phi i64 [ %v87, %v258 ], [ %v270, %v271 ]
  %v272 = phi i64 [ 0, %v258 ], [ %v273, %v271 ]
  %v274 = phi i64 [ %v251, %v258 ], [ %v275, %v271 ]
  %v276 = phi i64 [ %v0, %v258 ], [ %v277, %v271 ]
  %v278 = phi i64 [ %v6, %v258 ], [ %v279, %v271 ]
  %v280 = sub i64 %v269, %v272
  %v281 = inttoptr i64 %v274 to ptr
  %v282 = inttoptr i64 %v276 to ptr
  %v283 = icmp ugt i64 %v280, 16
  br i1 %v283, label %v284, label %v285
v284:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v281, ptr align 1 %v282, i64 %v280, i1 false)
  br label %v286
v285:
  %v287 = icmp ugt i64 %v280, 7
  br i1 %v287, label %v288, label %v289
v288:
  %v290 = getelementptr i8, ptr %v282, i64 %v280
  %v291 = getelementptr i8, ptr %v290, i64 -8
  %v292 = getelementptr i8, ptr %v281, i64 %v280
  %v293 = getelementptr i8, ptr %v292, i64 -8
  %v294 = load i64, ptr %v282, align 1
  %v295 = load i64, ptr %v291, align 1
  store i64 %v294, ptr %v281, align 1
  store i64 %v295, ptr %v293, align 1
  br label %v286
v289:
  %v296 = icmp eq i64 %v269, %v272
  br i1 %v296, label %v286, label %v297
v297:
  %v298 = phi i64 [ %v299, %v297 ], [ 0, %v289 ]
  %v300 = getelementptr i8, ptr %v282, i64 %v298
  %v301 = load i8, ptr %v300, align 1
  %v302 = getelementptr i8, ptr %v281, i64 %v298
  store i8 %v301, ptr %v302, align 1
  %v299 = add nuw nsw i64 %v298, 1
  %v303 = icmp eq i64 %v299, %v280
  br i1 %v303, label %v286, label %v297
v286:
  %v304 = add i64 %v274, %v280
  %v305 = inttoptr i64 %v304 to ptr
  br i1 %v263, label %v306, label %v307
v306:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v305, ptr align 1 %v262, i64 %v5, i1 false)
  br label %v308
v307:
  br i1 %v264, label %v309, label %v310
v309:
  %v311 = getelementptr i8, ptr %v305, i64 %v5
  %v312 = getelementptr i8, ptr %v311, i64 -8
  %v313 = load i64, ptr %v262, align 1
  %v314 = load i64, ptr %v267, align 1
  store i64 %v313, ptr %v305, align 1
  store i64 %v314, ptr %v312, align 1
  br label %v308
v310:
  br i1 %v265, label %v308, label %v315
v315:
  %v316 = phi i64 [ %v317, %v315 ], [ 0, %v310 ]
  %v318 = getelementptr i8, ptr %v262, i64 %v316
  %v319 = load i8, ptr %v318, align 1
  %v320 = getelementptr i8, ptr %v305, i64 %v316
  store i8 %v319, ptr %v320, align 1
  %v317 = add nuw nsw i64 %v316, 1
  %v321 = icmp eq i64 %v317, %v5
  br i1 %v321, label %v308, label %v315
v308:
  %v322 = load i8, ptr %v15, align 1
  %v273 = add i64 %v269, %v3
  %v323 = icmp sgt i64 %v273, %v14
  br i1 %v323, label %v271, label %v324
v324:
  %v325 = zext i8 %v322 to i64
  %v326 = mul nuw i64 %v325, 72340172838076673
  br label %v327
v327:
  %v328 = phi i64 [ %v273, %v324 ], [ %v329, %v330 ]
  %v331 = add i64 %v328, 8
  %v332 = icmp sgt i64 %v331, %v1
  %v333 = add i64 %v328, %v0
  %v334 = inttoptr i64 %v333 to ptr
  br i1 %v332, label %v335, label %v336
v335:
  %v337 = load i8, ptr %v334, align 1
  %v338 = icmp eq i8 %v337, %v322
  br i1 %v338, label %v339, label %v340
v340:
  %v341 = add i64 %v328, 1
  br label %v330
v336:
  %v342 = load i64, ptr %v334, align 1
  %v343 = xor i64 %v342, %v326
  %v344 = add i64 %v343, -72340172838076673
  %v345 = and i64 %v343, -9187201950435737472
  %v346 = xor i64 %v345, -9187201950435737472
  %v347 = and i64 %v346, %v344
  %v348 = icmp eq i64 %v347, 0
  br i1 %v348, label %v330, label %v349
v349:
  %v350 = sub i64 0, %v347
  %v351 = and i64 %v347, %v350
  %v352 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v351, i1 false)
  %v353 = trunc nuw nsw i64 %v352 to i32
  %v354 = sub nsw i32 63, %v353
  %v355 = ashr i32 %v354, 3
  %v356 = sext i32 %v355 to i64
  %v357 = add i64 %v328, %v356
  %v358 = icmp sgt i64 %v357, %v14
  br i1 %v358, label %v271, label %v339
v339:
  %v359 = phi i64 [ %v328, %v335 ], [ %v357, %v349 ]
  %v360 = add i64 %v359, 1
  %v361 = add i64 %v260, %v359
  br label %v362
v362:
  %v363 = phi i64 [ 0, %v339 ], [ %v364, %v365 ]
  %v364 = add i64 %v363, 8
  %v366 = icmp slt i64 %v364, %v3
  br i1 %v366, label %v365, label %v367
v367:
  %v368 = add i64 %v360, %v0
  br label %v369
v365:
  %v370 = add i64 %v361, %v363
  %v371 = inttoptr i64 %v370 to ptr
  %v372 = load i64, ptr %v371, align 1
  %v373 = add i64 %v261, %v363
  %v374 = inttoptr i64 %v373 to ptr
  %v375 = load i64, ptr %v374, align 1
  %v376 = icmp eq i64 %v372, %v375
  br i1 %v376, label %v362, label %v330
v369:
  %v377 = phi i64 [ %v378, %v379 ], [ %v363, %v367 ]
  %v380 = icmp slt i64 %v377, %v259
  br i1 %v380, label %v379, label %v271
v379:
  %v381 = add i64 %v368, %v377
  %v378 = add nsw i64 %v377, 1
  %v382 = add i64 %v377, %v2
  %v383 = inttoptr i64 %v382 to ptr
  %v384 = getelementptr i8, ptr %v383, i64 1
  %v385 = load i8, ptr %v384, align 1
  %v386 = inttoptr i64 %v381 to ptr
  %v387 = load i8, ptr %v386, align 1
  %v388 = icmp eq i8 %v387, %v385
  br i1 %v388, label %v369, label %v330
v330:
  %v329 = phi i64 [ %v360, %v379 ], [ %v331, %v336 ], [ %v341, %v340 ], [ %v360, %v365 ]
  %v389 = icmp sgt i64 %v329, %v14
  br i1 %v389, label %v271, label %v327
v271:
  %v270 = phi i64 [ -1, %v308 ], [ %v359, %v369 ], [ -1, %v349 ], [ -1, %v330 ]
  %v275 = add i64 %v304, %v5
  %v279 = add i64 %v278, -1
  %v390 = icmp ne i64 %v279, 0
  %v391 = icmp sgt i64 %v270, -1
  %v392 = and i1 %v390, %v391
  %v277 = add i64 %v273, %v0
  br i1 %v392, label %v268, label %v393
v393:
  %v394 = sub i64 %v1, %v273
  %v395 = inttoptr i64 %v275 to ptr
  %v396 = inttoptr i64 %v277 to ptr
  %v397 = icmp ugt i64 %v394, 16
  br i1 %v397, label %v398, label %v399
v398:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v395, ptr align 1 %v396, i64 %v394, i1 false)
  br label %v400
v399:
  %v401 = icmp ugt i64 %v394, 7
  br i1 %v401, label %v402, label %v403
v402:
  %v404 = getelementptr i8, ptr %v396, i64 %v394
  %v405 = getelementptr i8, ptr %v404, i64 -8
  %v406 = getelementptr i8, ptr %v395, i64 %v394
  %v407 = getelementptr i8, ptr %v406, i64 -8
  %v408 = load i64, ptr %v396, align 1
  %v409 = load i64, ptr %v405, align 1
  store i64 %v408, ptr %v395, align 1
  store i64 %v409, ptr %v407, align 1
  br label %v400
v403:
  %v410 = icmp eq i64 %v1, %v273
  br i1 %v410, label %v400, label %v411
v411:
  %v412 = phi i64 [ %v413, %v411 ], [ 0, %v403 ]
  %v414 = getelementptr i8, ptr %v396, i64 %v412
  %v415 = load i8, ptr %v414, align 1
  %v416 = getelementptr i8, ptr %v395, i64 %v412
  store i8 %v415, ptr %v416, align 1
  %v413 = add nuw nsw i64 %v412, 1
  %v417 = icmp eq i64 %v413, %v394
  br i1 %v417, label %v400, label %v411
v400:
  %v418 = add i64 %v275, %v394
  %v419 = load i64, ptr %v250, align 8
  store i64 %v418, ptr %v250, align 8
  %v420 = sub i64 %v418, %v419
  br label %v9
v12:
  %v421 = icmp slt i64 %v1, 8
  br i1 %v421, label %v422, label %v423
v423:
  %v424 = phi i64 [ %v425, %v423 ], [ 0, %v12 ]
  %v426 = phi i64 [ %v427, %v423 ], [ %v1, %v12 ]
  %v428 = add i64 %v424, %v0
  %v429 = inttoptr i64 %v428 to ptr
  %v430 = load i64, ptr %v429, align 1
  %v431 = lshr i64 %v430, 7
  %v432 = lshr i64 %v430, 6
  %v433 = and i64 %v432, 72340172838076673
  %v434 = xor i64 %v433, 72340172838076673
  %v435 = and i64 %v434, %v431
  %v436 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v435)
  %v427 = sub i64 %v426, %v436
  %v425 = add i64 %v424, 8
  %v437 = add i64 %v424, 16
  %v438 = icmp sgt i64 %v437, %v1
  br i1 %v438, label %v422, label %v423
v422:
  %v439 = phi i64 [ %v1, %v12 ], [ %v427, %v423 ]
  %v440 = phi i64 [ 0, %v12 ], [ %v425, %v423 ]
  %v441 = icmp slt i64 %v440, %v1
  br i1 %v441, label %v442, label %v443
v442:
  %v444 = phi i64 [ %v445, %v442 ], [ %v439, %v422 ]
  %v446 = phi i64 [ %v447, %v442 ], [ %v440, %v422 ]
  %v448 = add i64 %v446, %v0
  %v449 = inttoptr i64 %v448 to ptr
  %v450 = load i8, ptr %v449, align 1
  %v451 = icmp slt i8 %v450, -64
  %v452 = sext i1 %v451 to i64
  %v445 = add i64 %v444, %v452
  %v447 = add nsw i64 %v446, 1
  %v453 = icmp slt i64 %v447, %v1
  br i1 %v453, label %v442, label %v443
v443:
  %v454 = phi i64 [ %v439, %v422 ], [ %v445, %v442 ]
  %v455 = icmp sge i64 %v454, %v6
  %v456 = icmp sgt i64 %v6, 0
  %v457 = and i1 %v456, %v455
  %v458 = add i64 %v454, 1
  %v459 = select i1 %v457, i64 %v6, i64 %v458
  %v460 = mul i64 %v459, %v5
  %v461 = add i64 %v460, %v1
  %v462 = inttoptr i64 %v7 to ptr
  %v463 = load i64, ptr %v462, align 8
  %v464 = getelementptr i8, ptr %v462, i64 8
  %v465 = load i64, ptr %v464, align 8
  %v466 = sub i64 %v465, %v463
  %v467 = icmp slt i64 %v466, %v461
  %v468 = icmp eq i64 %v463, 0
  %v469 = or i1 %v468, %v467
  br i1 %v469, label %v9, label %v470
v470:
  %v471 = icmp slt i64 %v459, 1
  br i1 %v471, label %v472, label %v473
v473:
  %v474 = add nuw i64 %v459, 1
  %v475 = inttoptr i64 %v4 to ptr
  %v476 = icmp ugt i64 %v5, 16
  %v477 = icmp ugt i64 %v5, 7
  %v478 = icmp eq i64 %v5, 0
  %v479 = getelementptr i8, ptr %v475, i64 %v5
  %v480 = getelementptr i8, ptr %v479, i64 -8
  br label %v481
v481:
  %v482 = phi i64 [ %v463, %v473 ], [ %v483, %v484 ]
  %v485 = phi i64 [ 0, %v473 ], [ %v486, %v484 ]
  %v487 = phi i64 [ %v474, %v473 ], [ %v488, %v484 ]
  %v489 = inttoptr i64 %v482 to ptr
  br i1 %v476, label %v490, label %v491
v490:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v489, ptr align 1 %v475, i64 %v5, i1 false)
  br label %v492
v491:
  br i1 %v477, label %v493, label %v494
v493:
  %v495 = getelementptr i8, ptr %v489, i64 %v5
  %v496 = getelementptr i8, ptr %v495, i64 -8
  %v497 = load i64, ptr %v475, align 1
  %v498 = load i64, ptr %v480, align 1
  store i64 %v497, ptr %v489, align 1
  store i64 %v498, ptr %v496, align 1
  br label %v492
v494:
  br i1 %v478, label %v492, label %v499
v499:
  %v500 = phi i64 [ %v501, %v499 ], [ 0, %v494 ]
  %v502 = getelementptr i8, ptr %v475, i64 %v500
  %v503 = load i8, ptr %v502, align 1
  %v504 = getelementptr i8, ptr %v489, i64 %v500
  store i8 %v503, ptr %v504, align 1
  %v501 = add nuw nsw i64 %v500, 1
  %v505 = icmp eq i64 %v501, %v5
  br i1 %v505, label %v492, label %v499
v492:
  %v506 = add i64 %v482, %v5
  %v507 = icmp eq i64 %v485, %v1
  br i1 %v507, label %v484, label %v508
v508:
  %v509 = add i64 %v485, %v0
  %v510 = inttoptr i64 %v509 to ptr
  %v511 = load i8, ptr %v510, align 1
  %v512 = icmp sgt i8 %v511, -1
  %v513 = icmp ult i8 %v511, -32
  %v514 = icmp ult i8 %v511, -16
  %v515 = select i1 %v514, i64 3, i64 4
  %v516 = select i1 %v513, i64 2, i64 %v515
  %v517 = select i1 %v512, i64 1, i64 %v516
  %v518 = inttoptr i64 %v506 to ptr
  br label %v519
v519:
  %v520 = phi i64 [ %v521, %v519 ], [ 0, %v508 ]
  %v522 = getelementptr i8, ptr %v510, i64 %v520
  %v523 = load i8, ptr %v522, align 1
  %v524 = getelementptr i8, ptr %v518, i64 %v520
  store i8 %v523, ptr %v524, align 1
  %v521 = add nuw nsw i64 %v520, 1
  %v525 = icmp eq i64 %v521, %v517
  br i1 %v525, label %v526, label %v519
v526:
  %v527 = add i64 %v517, %v506
  %v528 = add i64 %v517, %v485
  br label %v484
v484:
  %v483 = phi i64 [ %v506, %v492 ], [ %v527, %v526 ]
  %v486 = phi i64 [ %v1, %v492 ], [ %v528, %v526 ]
  %v488 = add i64 %v487, -1
  %v529 = icmp sgt i64 %v488, 1
  br i1 %v529, label %v481, label %v472
v472:
  %v530 = phi i64 [ %v463, %v470 ], [ %v483, %v484 ]
  %v531 = phi i64 [ 0, %v470 ], [ %v486, %v484 ]
  %v532 = sub i64 %v1, %v531
  %v533 = add i64 %v531, %v0
  %v534 = inttoptr i64 %v530 to ptr
  %v535 = inttoptr i64 %v533 to ptr
  %v536 = icmp ugt i64 %v532, 16
  br i1 %v536, label %v537, label %v538
v537:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v534, ptr align 1 %v535, i64 %v532, i1 false)
  br label %v539
v538:
  %v540 = icmp ugt i64 %v532, 7
  br i1 %v540, label %v541, label %v542
v541:
  %v543 = getelementptr i8, ptr %v535, i64 %v532
  %v544 = getelementptr i8, ptr %v543, i64 -8
  %v545 = getelementptr i8, ptr %v534, i64 %v532
  %v546 = getelementptr i8, ptr %v545, i64 -8
  %v547 = load i64, ptr %v535, align 1
  %v548 = load i64, ptr %v544, align 1
  store i64 %v547, ptr %v534, align 1
  store i64 %v548, ptr %v546, align 1
  br label %v539
v542:
  %v549 = icmp eq i64 %v1, %v531
  br i1 %v549, label %v539, label %v550
v550:
  %v551 = phi i64 [ %v552, %v550 ], [ 0, %v542 ]
  %v553 = getelementptr i8, ptr %v535, i64 %v551
  %v554 = load i8, ptr %v553, align 1
  %v555 = getelementptr i8, ptr %v534, i64 %v551
  store i8 %v554, ptr %v555, align 1
  %v552 = add nuw nsw i64 %v551, 1
  %v556 = icmp eq i64 %v552, %v532
  br i1 %v556, label %v539, label %v550
v539:
  %v557 = add i64 %v532, %v530
  %v558 = load i64, ptr %v462, align 8
  store i64 %v557, ptr %v462, align 8
  %v559 = sub i64 %v557, %v558
  br label %v9
v9:
  %v560 = phi i64 [ %v419, %v400 ], [ 0, %v443 ], [ %v558, %v539 ], [ %v0, %v20 ], [ 0, %v92 ], [ %v0, %v561 ]
  %v562 = phi i64 [ %v420, %v400 ], [ 0, %v443 ], [ %v559, %v539 ], [ %v1, %v20 ], [ 0, %v92 ], [ %v1, %v561 ]
  %v563 = insertvalue { i64, i64 } poison, i64 %v560, 0
  %v564 = insertvalue { i64, i64 } %v563, i64 %v562, 1
  ret { i64, i64 } %v564
}
define internal { i64, i64 } @udf_text_pad_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i32 %v5, i64 %v6) noinline nounwind {
v141:
  %v7 = sub i64 %v2, %v1
  %v8 = icmp slt i64 %v7, 1
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = add i64 %v6, 8
  %v12 = inttoptr i64 %v6 to ptr
  %v13 = load i64, ptr %v12, align 8
  %v14 = getelementptr i8, ptr %v12, i64 8
  %v15 = load i64, ptr %v14, align 8
  %v16 = sub i64 %v15, %v13
  %v17 = or i64 %v16, %v4
  %v18 = icmp ult i64 %v17, 4294967296
  br i1 %v18, label %v19, label %v20
v20:
  %v21 = icmp eq i64 %v4, 0
  %v22 = icmp eq i64 %v16, -9223372036854775808
  %v23 = icmp eq i64 %v4, -1
  %v24 = and i1 %v23, %v22
  %v25 = or i1 %v21, %v24
  %v26 = select i1 %v25, i64 1, i64 %v4
  %v27 = sdiv i64 %v16, %v26
  %v28 = select i1 %v21, i64 -1, i64 %v27
  br label %v29
v19:
  %v30 = trunc nuw i64 %v4 to i32
  %v31 = trunc nuw i64 %v16 to i32
  %v32 = icmp eq i64 %v4, 0
  %v33 = select i1 %v32, i32 1, i32 %v30
  %v34 = udiv i32 %v31, %v33
  %v35 = zext i32 %v34 to i64
  %v36 = select i1 %v32, i64 4294967295, i64 %v35
  br label %v29
v29:
  %v37 = phi i64 [ %v36, %v19 ], [ %v28, %v20 ]
  %v38 = mul i64 %v4, %v7
  %v39 = sub i64 %v16, %v38
  %v40 = icmp slt i64 %v39, %v1
  %v41 = icmp sgt i64 %v7, %v37
  %v42 = or i1 %v40, %v41
  br i1 %v42, label %v9, label %v43
v43:
  switch i32 %v5, label %v44 [
    i32 0, label %v45
    i32 2, label %v46
  ]
v46:
  %v47 = lshr i64 %v7, 1
  %v48 = and i64 %v2, 1
  %v49 = and i64 %v48, %v7
  %v50 = add nuw nsw i64 %v47, %v49
  br label %v45
v44:
  br label %v45
v45:
  %v51 = phi i64 [ 0, %v43 ], [ %v7, %v44 ], [ %v50, %v46 ]
  %v52 = icmp eq i64 %v1, 0
  %v53 = icmp ne i32 %v5, 3
  %v54 = or i1 %v52, %v53
  br i1 %v54, label %v55, label %v56
v56:
  %v57 = inttoptr i64 %v0 to ptr
  %v58 = load i8, ptr %v57, align 1
  %v59 = icmp eq i8 %v58, 45
  br i1 %v59, label %v55, label %v60
v60:
  %v61 = icmp eq i8 %v58, 43
  %v62 = zext i1 %v61 to i16
  br label %v55
v55:
  %v63 = phi i16 [ 0, %v45 ], [ 1, %v56 ], [ %v62, %v60 ]
  %v64 = icmp eq i16 %v63, 0
  br i1 %v64, label %v65, label %v66
v66:
  %v67 = inttoptr i64 %v0 to ptr
  %v68 = load i8, ptr %v67, align 1
  %v69 = add i64 %v13, 1
  %v70 = inttoptr i64 %v13 to ptr
  store i8 %v68, ptr %v70, align 1
  br label %v65
v65:
  %v71 = phi i64 [ %v13, %v55 ], [ %v69, %v66 ]
  %v72 = zext nneg i16 %v63 to i64
  %v73 = add i64 %v0, %v72
  %v74 = sub i64 %v1, %v72
  %v75 = inttoptr i64 %v73 to ptr
  %v76 = icmp ugt i64 %v74, 16
  %v77 = icmp ugt i64 %v74, 7
  %v78 = icmp eq i64 %v1, %v72
  %v79 = getelementptr i8, ptr %v75, i64 %v74
  %v80 = getelementptr i8, ptr %v79, i64 -8
  %v81 = inttoptr i64 %v3 to ptr
  %v82 = icmp ugt i64 %v4, 16
  %v83 = icmp ugt i64 %v4, 7
  %v84 = icmp eq i64 %v4, 0
  %v85 = getelementptr i8, ptr %v81, i64 %v4
  %v86 = getelementptr i8, ptr %v85, i64 -8
  br label %v87
v87:
  %v88 = phi i64 [ %v71, %v65 ], [ %v89, %v90 ]
  %v91 = phi i64 [ 0, %v65 ], [ %v92, %v90 ]
  %v93 = icmp eq i64 %v91, %v51
  br i1 %v93, label %v94, label %v95
v94:
  %v96 = inttoptr i64 %v88 to ptr
  br i1 %v76, label %v97, label %v98
v97:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v96, ptr align 1 %v75, i64 %v74, i1 false)
  br label %v99
v98:
  br i1 %v77, label %v100, label %v101
v100:
  %v102 = getelementptr i8, ptr %v96, i64 %v74
  %v103 = getelementptr i8, ptr %v102, i64 -8
  %v104 = load i64, ptr %v75, align 1
  %v105 = load i64, ptr %v80, align 1
  store i64 %v104, ptr %v96, align 1
  store i64 %v105, ptr %v103, align 1
  br label %v99
v101:
  br i1 %v78, label %v99, label %v106
v106:
  %v107 = phi i64 [ %v108, %v106 ], [ 0, %v101 ]
  %v109 = getelementptr i8, ptr %v75, i64 %v107
  %v110 = load i8, ptr %v109, align 1
  %v111 = getelementptr i8, ptr %v96, i64 %v107
  store i8 %v110, ptr %v111, align 1
  %v108 = add nuw nsw i64 %v107, 1
  %v112 = icmp eq i64 %v108, %v74
  br i1 %v112, label %v99, label %v106
v99:
  %v113 = add i64 %v88, %v74
  br label %v95
v95:
  %v114 = phi i64 [ %v88, %v87 ], [ %v113, %v99 ]
  %v115 = icmp slt i64 %v91, %v7
  br i1 %v115, label %v116, label %v90
v116:
  %v117 = inttoptr i64 %v114 to ptr
  br i1 %v82, label %v118, label %v119
v118:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v117, ptr align 1 %v81, i64 %v4, i1 false)
  br label %v120
v119:
  br i1 %v83, label %v121, label %v122
v121:
  %v123 = getelementptr i8, ptr %v117, i64 %v4
  %v124 = getelementptr i8, ptr %v123, i64 -8
  %v125 = load i64, ptr %v81, align 1
  %v126 = load i64, ptr %v86, align 1
  store i64 %v125, ptr %v117, align 1
  store i64 %v126, ptr %v124, align 1
  br label %v120
v122:
  br i1 %v84, label %v120, label %v127
v127:
  %v128 = phi i64 [ %v129, %v127 ], [ 0, %v122 ]
  %v130 = getelementptr i8, ptr %v81, i64 %v128
  %v131 = load i8, ptr %v130, align 1
  %v132 = getelementptr i8, ptr %v117, i64 %v128
  store i8 %v131, ptr %v132, align 1
  %v129 = add nuw nsw i64 %v128, 1
  %v133 = icmp eq i64 %v129, %v4
  br i1 %v133, label %v120, label %v127
v120:
  %v134 = add i64 %v114, %v4
  br label %v90
v90:
  %v89 = phi i64 [ %v114, %v95 ], [ %v134, %v120 ]
  %v92 = add nuw i64 %v91, 1
  br i1 %v115, label %v87, label %v135
v135:
  %v136 = inttoptr i64 %v11 to ptr
  %v137 = getelementptr i8, ptr %v136, i64 -8
  %v138 = load i64, ptr %v137, align 8
  store i64 %v89, ptr %v137, align 8
  %v139 = sub i64 %v89, %v138
  br label %v9
v9:
  %v140 = phi i64 [ %v138, %v135 ], [ 0, %v29 ], [ %v0, %v141 ]
  %v142 = phi i64 [ %v139, %v135 ], [ 0, %v29 ], [ %v1, %v141 ]
  %v143 = insertvalue { i64, i64 } poison, i64 %v140, 0
  %v144 = insertvalue { i64, i64 } %v143, i64 %v142, 1
  ret { i64, i64 } %v144
}
define internal { i64, i64 } @udf_text_pad_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i32 %v5, i64 %v6) noinline nounwind {
v12:
  %v7 = icmp slt i64 %v1, 8
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = phi i64 [ %v11, %v9 ], [ 0, %v12 ]
  %v13 = phi i64 [ %v14, %v9 ], [ %v1, %v12 ]
  %v15 = add i64 %v10, %v0
  %v16 = inttoptr i64 %v15 to ptr
  %v17 = load i64, ptr %v16, align 1
  %v18 = lshr i64 %v17, 7
  %v19 = lshr i64 %v17, 6
  %v20 = and i64 %v19, 72340172838076673
  %v21 = xor i64 %v20, 72340172838076673
  %v22 = and i64 %v21, %v18
  %v23 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v22)
  %v14 = sub i64 %v13, %v23
  %v11 = add i64 %v10, 8
  %v24 = add i64 %v10, 16
  %v25 = icmp sgt i64 %v24, %v1
  br i1 %v25, label %v8, label %v9
v8:
  %v26 = phi i64 [ %v1, %v12 ], [ %v14, %v9 ]
  %v27 = phi i64 [ 0, %v12 ], [ %v11, %v9 ]
  %v28 = icmp slt i64 %v27, %v1
  br i1 %v28, label %v29, label %v30
v29:
  %v31 = phi i64 [ %v32, %v29 ], [ %v26, %v8 ]
  %v33 = phi i64 [ %v34, %v29 ], [ %v27, %v8 ]
  %v35 = add i64 %v33, %v0
  %v36 = inttoptr i64 %v35 to ptr
  %v37 = load i8, ptr %v36, align 1
  %v38 = icmp slt i8 %v37, -64
  %v39 = sext i1 %v38 to i64
  %v32 = add i64 %v31, %v39
  %v34 = add nsw i64 %v33, 1
  %v40 = icmp slt i64 %v34, %v1
  br i1 %v40, label %v29, label %v30
v30:
  %v41 = phi i64 [ %v26, %v8 ], [ %v32, %v29 ]
  %v42 = sub i64 %v2, %v41
  %v43 = icmp slt i64 %v42, 1
  br i1 %v43, label %v44, label %v45
v45:
  %v46 = add i64 %v6, 8
  %v47 = inttoptr i64 %v6 to ptr
  %v48 = load i64, ptr %v47, align 8
  %v49 = getelementptr i8, ptr %v47, i64 8
  %v50 = load i64, ptr %v49, align 8
  %v51 = sub i64 %v50, %v48
  %v52 = or i64 %v51, %v4
  %v53 = icmp ult i64 %v52, 4294967296
  br i1 %v53, label %v54, label %v55
v55:
  %v56 = icmp eq i64 %v4, 0
  %v57 = icmp eq i64 %v51, -9223372036854775808
  %v58 = icmp eq i64 %v4, -1
  %v59 = and i1 %v58, %v57
  %v60 = or i1 %v56, %v59
  %v61 = select i1 %v60, i64 1, i64 %v4
  %v62 = sdiv i64 %v51, %v61
  %v63 = select i1 %v56, i64 -1, i64 %v62
  br label %v64
v54:
  %v65 = trunc nuw i64 %v4 to i32
  %v66 = trunc nuw i64 %v51 to i32
  %v67 = icmp eq i64 %v4, 0
  %v68 = select i1 %v67, i32 1, i32 %v65
  %v69 = udiv i32 %v66, %v68
  %v70 = zext i32 %v69 to i64
  %v71 = select i1 %v67, i64 4294967295, i64 %v70
  br label %v64
v64:
  %v72 = phi i64 [ %v71, %v54 ], [ %v63, %v55 ]
  %v73 = mul i64 %v42, %v4
  %v74 = sub i64 %v51, %v73
  %v75 = icmp slt i64 %v74, %v1
  %v76 = icmp sgt i64 %v42, %v72
  %v77 = or i1 %v75, %v76
  br i1 %v77, label %v44, label %v78
v78:
  switch i32 %v5, label %v79 [
    i32 0, label %v80
    i32 2, label %v81
  ]
v81:
  %v82 = lshr i64 %v42, 1
  %v83 = and i64 %v2, 1
  %v84 = and i64 %v83, %v42
  %v85 = add nuw nsw i64 %v82, %v84
  br label %v80
v79:
  br label %v80
v80:
  %v86 = phi i64 [ 0, %v78 ], [ %v42, %v79 ], [ %v85, %v81 ]
  %v87 = icmp eq i64 %v1, 0
  %v88 = icmp ne i32 %v5, 3
  %v89 = or i1 %v87, %v88
  br i1 %v89, label %v90, label %v91
v91:
  %v92 = inttoptr i64 %v0 to ptr
  %v93 = load i8, ptr %v92, align 1
  %v94 = icmp eq i8 %v93, 45
  br i1 %v94, label %v90, label %v95
v95:
  %v96 = icmp eq i8 %v93, 43
  %v97 = zext i1 %v96 to i16
  br label %v90
v90:
  %v98 = phi i16 [ 0, %v80 ], [ 1, %v91 ], [ %v97, %v95 ]
  %v99 = icmp eq i16 %v98, 0
  br i1 %v99, label %v100, label %v101
v101:
  %v102 = inttoptr i64 %v0 to ptr
  %v103 = load i8, ptr %v102, align 1
  %v104 = add i64 %v48, 1
  %v105 = inttoptr i64 %v48 to ptr
  store i8 %v103, ptr %v105, align 1
  br label %v100
v100:
  %v106 = phi i64 [ %v48, %v90 ], [ %v104, %v101 ]
  %v107 = zext nneg i16 %v98 to i64
  %v108 = add i64 %v0, %v107
  %v109 = sub i64 %v1, %v107
  %v110 = inttoptr i64 %v108 to ptr
  %v111 = icmp ugt i64 %v109, 16
  %v112 = icmp ugt i64 %v109, 7
  %v113 = icmp eq i64 %v1, %v107
  %v114 = getelementptr i8, ptr %v110, i64 %v109
  %v115 = getelementptr i8, ptr %v114, i64 -8
  %v116 = inttoptr i64 %v3 to ptr
  %v117 = icmp ugt i64 %v4, 16
  %v118 = icmp ugt i64 %v4, 7
  %v119 = icmp eq i64 %v4, 0
  %v120 = getelementptr i8, ptr %v116, i64 %v4
  %v121 = getelementptr i8, ptr %v120, i64 -8
  br label %v122
v122:
  %v123 = phi i64 [ %v106, %v100 ], [ %v124, %v125 ]
  %v126 = phi i64 [ 0, %v100 ], [ %v127, %v125 ]
  %v128 = icmp eq i64 %v126, %v86
  br i1 %v128, label %v129, label %v130
v129:
  %v131 = inttoptr i64 %v123 to ptr
  br i1 %v111, label %v132, label %v133
v132:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v131, ptr align 1 %v110, i64 %v109, i1 false)
  br label %v134
v133:
  br i1 %v112, label %v135, label %v136
v135:
  %v137 = getelementptr i8, ptr %v131, i64 %v109
  %v138 = getelementptr i8, ptr %v137, i64 -8
  %v139 = load i64, ptr %v110, align 1
  %v140 = load i64, ptr %v115, align 1
  store i64 %v139, ptr %v131, align 1
  store i64 %v140, ptr %v138, align 1
  br label %v134
v136:
  br i1 %v113, label %v134, label %v141
v141:
  %v142 = phi i64 [ %v143, %v141 ], [ 0, %v136 ]
  %v144 = getelementptr i8, ptr %v110, i64 %v142
  %v145 = load i8, ptr %v144, align 1
  %v146 = getelementptr i8, ptr %v131, i64 %v142
  store i8 %v145, ptr %v146, align 1
  %v143 = add nuw nsw i64 %v142, 1
  %v147 = icmp eq i64 %v143, %v109
  br i1 %v147, label %v134, label %v141
v134:
  %v148 = add i64 %v123, %v109
  br label %v130
v130:
  %v149 = phi i64 [ %v123, %v122 ], [ %v148, %v134 ]
  %v150 = icmp slt i64 %v126, %v42
  br i1 %v150, label %v151, label %v125
v151:
  %v152 = inttoptr i64 %v149 to ptr
  br i1 %v117, label %v153, label %v154
v153:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v152, ptr align 1 %v116, i64 %v4, i1 false)
  br label %v155
v154:
  br i1 %v118, label %v156, label %v157
v156:
  %v158 = getelementptr i8, ptr %v152, i64 %v4
  %v159 = getelementptr i8, ptr %v158, i64 -8
  %v160 = load i64, ptr %v116, align 1
  %v161 = load i64, ptr %v121, align 1
  store i64 %v160, ptr %v152, align 1
  store i64 %v161, ptr %v159, align 1
  br label %v155
v157:
  br i1 %v119, label %v155, label %v162
v162:
  %v163 = phi i64 [ %v164, %v162 ], [ 0, %v157 ]
  %v165 = getelementptr i8, ptr %v116, i64 %v163
  %v166 = load i8, ptr %v165, align 1
  %v167 = getelementptr i8, ptr %v152, i64 %v163
  store i8 %v166, ptr %v167, align 1
  %v164 = add nuw nsw i64 %v163, 1
  %v168 = icmp eq i64 %v164, %v4
  br i1 %v168, label %v155, label %v162
v155:
  %v169 = add i64 %v149, %v4
  br label %v125
v125:
  %v124 = phi i64 [ %v149, %v130 ], [ %v169, %v155 ]
  %v127 = add nuw i64 %v126, 1
  br i1 %v150, label %v122, label %v170
v170:
  %v171 = inttoptr i64 %v46 to ptr
  %v172 = getelementptr i8, ptr %v171, i64 -8
  %v173 = load i64, ptr %v172, align 8
  store i64 %v124, ptr %v172, align 8
  %v174 = sub i64 %v124, %v173
  br label %v44
v44:
  %v175 = phi i64 [ %v173, %v170 ], [ 0, %v64 ], [ %v0, %v30 ]
  %v176 = phi i64 [ %v174, %v170 ], [ 0, %v64 ], [ %v1, %v30 ]
  %v177 = insertvalue { i64, i64 } poison, i64 %v175, 0
  %v178 = insertvalue { i64, i64 } %v177, i64 %v176, 1
  ret { i64, i64 } %v178
}
define internal { i64, i64 } @udf_text_step_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
start:
  %v6 = ashr i64 %v4, 63
  %v7 = add i64 %v6, %v1
  %v8 = icmp slt i64 %v2, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = tail call i64 @llvm.smin.i64(i64 %v7, i64 %v2)
  br label %v12
v9:
  %v13 = add i64 %v2, %v1
  %v14 = tail call i64 @llvm.smax.i64(i64 %v13, i64 %v6)
  br label %v12
v12:
  %v15 = phi i64 [ %v14, %v9 ], [ %v11, %v10 ]
  %v16 = icmp slt i64 %v3, 0
  br i1 %v16, label %v17, label %v18
v18:
  %v19 = tail call i64 @llvm.smin.i64(i64 %v7, i64 %v3)
  br label %v20
v17:
  %v21 = add i64 %v3, %v1
  %v22 = tail call i64 @llvm.smax.i64(i64 %v21, i64 %v6)
  br label %v20
v20:
  %v23 = phi i64 [ %v22, %v17 ], [ %v19, %v18 ]
  %v24 = add i64 %v5, 8
  %v25 = inttoptr i64 %v5 to ptr
  %v26 = load i64, ptr %v25, align 8
  %v27 = getelementptr i8, ptr %v25, i64 8
  %v28 = load i64, ptr %v27, align 8
  %v29 = sub i64 %v28, %v26
  %v30 = icmp slt i64 %v29, %v1
  %v31 = icmp eq i64 %v26, 0
  %v32 = or i1 %v31, %v30
  br i1 %v32, label %v33, label %v34
v34:
  %v35 = icmp slt i64 %v4, 0
  %v36 = icmp slt i64 %v15, %v23
  %v37 = icmp sgt i64 %v15, %v23
  %v38 = select i1 %v35, i1 %v37, i1 %v36
  br i1 %v38, label %v39, label %v40
v39:
  %v41 = phi i64 [ %v42, %v39 ], [ %v15, %v34 ]
  %v43 = phi i64 [ %v41, %v39 ], [ 0, %v34 ]
  %v44 = phi i64 [ %v45, %v39 ], [ 0, %v34 ]
  %v46 = phi i64 [ %v47, %v39 ], [ %v26, %v34 ]
  %v48 = icmp slt i64 %v43, %v41
  %v49 = add i64 %v44, %v41
  %v50 = sub i64 %v49, %v43
  %v51 = select i1 %v48, i64 %v50, i64 %v44
  %v52 = icmp sgt i64 %v43, %v41
  %v53 = add i64 %v44, %v41
  %v54 = sub i64 %v53, %v43
  %v45 = select i1 %v52, i64 %v54, i64 %v51
  %v55 = add i64 %v45, %v0
  %v56 = inttoptr i64 %v55 to ptr
  %v57 = inttoptr i64 %v46 to ptr
  %v58 = load i8, ptr %v56, align 1
  store i8 %v58, ptr %v57, align 1
  %v47 = add i64 %v46, 1
  %v42 = add i64 %v41, %v4
  %v59 = icmp sgt i64 %v42, %v23
  %v60 = icmp slt i64 %v42, %v23
  %v61 = select i1 %v35, i1 %v59, i1 %v60
  br i1 %v61, label %v39, label %v62
v62:
  %v63 = inttoptr i64 %v24 to ptr
  %v64 = getelementptr i8, ptr %v63, i64 -8
  %v65 = load i64, ptr %v64, align 8
  br label %v40
v40:
  %v66 = phi i64 [ %v65, %v62 ], [ %v26, %v34 ]
  %v67 = phi i64 [ %v47, %v62 ], [ %v26, %v34 ]
  %v68 = inttoptr i64 %v24 to ptr
  %v69 = getelementptr i8, ptr %v68, i64 -8
  store i64 %v67, ptr %v69, align 8
  %v70 = sub i64 %v67, %v66
  br label %v33
v33:
  %v71 = phi i64 [ 0, %v20 ], [ %v66, %v40 ]
  %v72 = phi i64 [ 0, %v20 ], [ %v70, %v40 ]
  %v73 = insertvalue { i64, i64 } poison, i64 %v71, 0
  %v74 = insertvalue { i64, i64 } %v73, i64 %v72, 1
  ret { i64, i64 } %v74
}
define internal { i64, i64 } @udf_text_step_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v11:
  %v6 = icmp slt i64 %v1, 8
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = phi i64 [ %v10, %v8 ], [ 8, %v11 ]
  %v12 = phi i64 [ %v9, %v8 ], [ 0, %v11 ]
  %v13 = phi i64 [ %v14, %v8 ], [ %v1, %v11 ]
  %v15 = add i64 %v12, %v0
  %v16 = inttoptr i64 %v15 to ptr
  %v17 = load i64, ptr %v16, align 1
  %v18 = lshr i64 %v17, 7
  %v19 = lshr i64 %v17, 6
  %v20 = and i64 %v19, 72340172838076673
  %v21 = xor i64 %v20, 72340172838076673
  %v22 = and i64 %v21, %v18
  %v23 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v22)
  %v14 = sub i64 %v13, %v23
  %v10 = add i64 %v9, 8
  %v24 = icmp sgt i64 %v10, %v1
  br i1 %v24, label %v7, label %v8
v7:
  %v25 = phi i64 [ %v1, %v11 ], [ %v14, %v8 ]
  %v26 = phi i64 [ 0, %v11 ], [ %v9, %v8 ]
  %v27 = icmp slt i64 %v26, %v1
  br i1 %v27, label %v28, label %v29
v28:
  %v30 = phi i64 [ %v31, %v28 ], [ %v25, %v7 ]
  %v32 = phi i64 [ %v33, %v28 ], [ %v26, %v7 ]
  %v34 = add i64 %v32, %v0
  %v35 = inttoptr i64 %v34 to ptr
  %v36 = load i8, ptr %v35, align 1
  %v37 = icmp slt i8 %v36, -64
  %v38 = sext i1 %v37 to i64
  %v31 = add i64 %v30, %v38
  %v33 = add nsw i64 %v32, 1
  %v39 = icmp slt i64 %v33, %v1
  br i1 %v39, label %v28, label %v29
v29:
  %v40 = phi i64 [ %v25, %v7 ], [ %v31, %v28 ]
  %v41 = ashr i64 %v4, 63
  %v42 = add i64 %v40, %v41
  %v43 = icmp slt i64 %v2, 0
  br i1 %v43, label %v44, label %v45
v45:
  %v46 = tail call i64 @llvm.smin.i64(i64 %v42, i64 %v2)
  br label %v47
v44:
  %v48 = add i64 %v40, %v2
  %v49 = tail call i64 @llvm.smax.i64(i64 %v48, i64 %v41)
  br label %v47
v47:
  %v50 = phi i64 [ %v49, %v44 ], [ %v46, %v45 ]
  %v51 = icmp slt i64 %v3, 0
  br i1 %v51, label %v52, label %v53
v53:
  %v54 = tail call i64 @llvm.smin.i64(i64 %v42, i64 %v3)
  br label %v55
v52:
  %v56 = add i64 %v40, %v3
  %v57 = tail call i64 @llvm.smax.i64(i64 %v56, i64 %v41)
  br label %v55
v55:
  %v58 = phi i64 [ %v57, %v52 ], [ %v54, %v53 ]
  %v59 = add i64 %v5, 8
  %v60 = inttoptr i64 %v5 to ptr
  %v61 = load i64, ptr %v60, align 8
  %v62 = getelementptr i8, ptr %v60, i64 8
  %v63 = load i64, ptr %v62, align 8
  %v64 = sub i64 %v63, %v61
  %v65 = icmp slt i64 %v64, %v1
  %v66 = icmp eq i64 %v61, 0
  %v67 = or i1 %v66, %v65
  br i1 %v67, label %v68, label %v69
v69:
  %v70 = icmp slt i64 %v4, 0
  %v71 = icmp slt i64 %v50, %v58
  %v72 = icmp sgt i64 %v50, %v58
  %v73 = select i1 %v70, i1 %v72, i1 %v71
  br i1 %v73, label %v74, label %v75
v74:
  %v76 = phi i64 [ %v77, %v78 ], [ %v50, %v69 ]
  %v79 = phi i64 [ %v76, %v78 ], [ 0, %v69 ]
  %v80 = phi i64 [ %v81, %v78 ], [ 0, %v69 ]
  %v82 = phi i64 [ %v83, %v78 ], [ %v61, %v69 ]
  %v84 = icmp slt i64 %v79, %v76
  br i1 %v84, label %v85, label %v86
v85:
  %v87 = phi i64 [ %v88, %v85 ], [ %v79, %v74 ]
  %v89 = phi i64 [ %v90, %v85 ], [ %v80, %v74 ]
  %v91 = add i64 %v89, %v0
  %v92 = inttoptr i64 %v91 to ptr
  %v93 = load i8, ptr %v92, align 1
  %v94 = icmp sgt i8 %v93, -1
  %v95 = icmp ult i8 %v93, -32
  %v96 = icmp ult i8 %v93, -16
  %v97 = select i1 %v96, i64 3, i64 4
  %v98 = select i1 %v95, i64 2, i64 %v97
  %v99 = select i1 %v94, i64 1, i64 %v98
  %v90 = add i64 %v99, %v89
  %v88 = add nsw i64 %v87, 1
  %v100 = icmp slt i64 %v88, %v76
  br i1 %v100, label %v85, label %v86
v86:
  %v101 = phi i64 [ %v79, %v74 ], [ %v76, %v85 ]
  %v102 = phi i64 [ %v80, %v74 ], [ %v90, %v85 ]
  %v103 = icmp sgt i64 %v101, %v76
  br i1 %v103, label %v104, label %v105
v104:
  %v106 = phi i64 [ %v107, %v108 ], [ %v101, %v86 ]
  %v109 = phi i64 [ %v110, %v108 ], [ %v102, %v86 ]
  br label %v111
v111:
  %v112 = phi i64 [ %v110, %v111 ], [ %v109, %v104 ]
  %v110 = add i64 %v112, -1
  %v113 = add i64 %v110, %v0
  %v114 = inttoptr i64 %v113 to ptr
  %v115 = load i8, ptr %v114, align 1
  %v116 = zext i8 %v115 to i16
  %v117 = and i16 %v116, 192
  %v118 = icmp eq i16 %v117, 128
  br i1 %v118, label %v111, label %v108
v108:
  %v107 = add nsw i64 %v106, -1
  %v119 = icmp sgt i64 %v107, %v76
  br i1 %v119, label %v104, label %v120
v105:
  %v121 = add i64 %v102, %v0
  %v122 = inttoptr i64 %v121 to ptr
  %v123 = load i8, ptr %v122, align 1
  %v124 = zext i8 %v123 to i16
  br label %v120
v120:
  %v81 = phi i64 [ %v102, %v105 ], [ %v110, %v108 ]
  %v125 = phi i16 [ %v124, %v105 ], [ %v116, %v108 ]
  %v126 = phi i64 [ %v121, %v105 ], [ %v113, %v108 ]
  %v127 = icmp samesign ult i16 %v125, 240
  %v128 = select i1 %v127, i64 3, i64 4
  %v129 = icmp samesign ult i16 %v125, 224
  %v130 = select i1 %v129, i64 2, i64 %v128
  %v131 = icmp samesign ult i16 %v125, 128
  %v132 = select i1 %v131, i64 1, i64 %v130
  %v133 = inttoptr i64 %v82 to ptr
  %v134 = inttoptr i64 %v126 to ptr
  br label %v135
v135:
  %v136 = phi i64 [ %v137, %v135 ], [ 0, %v120 ]
  %v138 = getelementptr i8, ptr %v134, i64 %v136
  %v139 = load i8, ptr %v138, align 1
  %v140 = getelementptr i8, ptr %v133, i64 %v136
  store i8 %v139, ptr %v140, align 1
  %v137 = add nuw nsw i64 %v136, 1
  %v141 = icmp eq i64 %v137, %v132
  br i1 %v141, label %v78, label %v135
v78:
  %v83 = add i64 %v132, %v82
  %v77 = add i64 %v76, %v4
  %v142 = icmp sgt i64 %v77, %v58
  %v143 = icmp slt i64 %v77, %v58
  %v144 = select i1 %v70, i1 %v142, i1 %v143
  br i1 %v144, label %v74, label %v145
v145:
  %v146 = inttoptr i64 %v59 to ptr
  %v147 = getelementptr i8, ptr %v146, i64 -8
  %v148 = load i64, ptr %v147, align 8
  br label %v75
v75:
  %v149 = phi i64 [ %v148, %v145 ], [ %v61, %v69 ]
  %v150 = phi i64 [ %v83, %v145 ], [ %v61, %v69 ]
  %v151 = inttoptr i64 %v59 to ptr
  %v152 = getelementptr i8, ptr %v151, i64 -8
  store i64 %v150, ptr %v152, align 8
  %v153 = sub i64 %v150, %v149
  br label %v68
v68:
  %v154 = phi i64 [ 0, %v55 ], [ %v149, %v75 ]
  %v155 = phi i64 [ 0, %v55 ], [ %v153, %v75 ]
  %v156 = insertvalue { i64, i64 } poison, i64 %v154, 0
  %v157 = insertvalue { i64, i64 } %v156, i64 %v155, 1
  ret { i64, i64 } %v157
}
define internal { i64, i64 } @udf_text_chr(i64 %v0, i64 %v1) alwaysinline nounwind {
v67:
  %v2 = add i64 %v1, 8
  %v3 = inttoptr i64 %v1 to ptr
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %v3, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v4
  %v8 = icmp slt i64 %v7, 4
  %v9 = icmp eq i64 %v4, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = trunc i64 %v0 to i32
  %v14 = icmp ult i32 %v13, 128
  br i1 %v14, label %v15, label %v16
v15:
  %v17 = add i64 %v4, 1
  %v18 = trunc i64 %v0 to i8
  %v19 = inttoptr i64 %v4 to ptr
  store i8 %v18, ptr %v19, align 1
  br label %v20
v16:
  %v21 = icmp ult i32 %v13, 2048
  br i1 %v21, label %v22, label %v23
v22:
  %v24 = lshr i64 %v0, 6
  %v25 = trunc i64 %v24 to i8
  %v26 = or disjoint i8 %v25, -64
  br label %v27
v23:
  %v28 = icmp ult i32 %v13, 65536
  br i1 %v28, label %v29, label %v30
v29:
  %v31 = lshr i64 %v0, 12
  %v32 = trunc i64 %v31 to i8
  %v33 = or disjoint i8 %v32, -32
  %v34 = add i64 %v4, 1
  %v35 = inttoptr i64 %v4 to ptr
  store i8 %v33, ptr %v35, align 1
  br label %v36
v30:
  %v37 = lshr i64 %v0, 18
  %v38 = trunc i64 %v37 to i8
  %v39 = or i8 %v38, -16
  %v40 = inttoptr i64 %v4 to ptr
  store i8 %v39, ptr %v40, align 1
  %v41 = lshr i64 %v0, 12
  %v42 = trunc i64 %v41 to i8
  %v43 = and i8 %v42, 63
  %v44 = or disjoint i8 %v43, -128
  %v45 = add i64 %v4, 2
  %v46 = getelementptr i8, ptr %v40, i64 1
  store i8 %v44, ptr %v46, align 1
  br label %v36
v36:
  %v47 = phi i64 [ %v34, %v29 ], [ %v45, %v30 ]
  %v48 = lshr i64 %v0, 6
  %v49 = trunc i64 %v48 to i8
  %v50 = and i8 %v49, 63
  %v51 = or disjoint i8 %v50, -128
  br label %v27
v27:
  %v52 = phi i64 [ %v47, %v36 ], [ %v4, %v22 ]
  %v53 = phi i8 [ %v51, %v36 ], [ %v26, %v22 ]
  %v54 = inttoptr i64 %v52 to ptr
  store i8 %v53, ptr %v54, align 1
  %v55 = trunc i64 %v0 to i8
  %v56 = and i8 %v55, 63
  %v57 = or disjoint i8 %v56, -128
  %v58 = add i64 %v52, 2
  %v59 = inttoptr i64 %v52 to ptr
  %v60 = getelementptr i8, ptr %v59, i64 1
  store i8 %v57, ptr %v60, align 1
  br label %v20
v20:
  %v61 = phi i64 [ %v17, %v15 ], [ %v58, %v27 ]
  %v62 = inttoptr i64 %v2 to ptr
  %v63 = getelementptr i8, ptr %v62, i64 -8
  %v64 = load i64, ptr %v63, align 8
  store i64 %v61, ptr %v63, align 8
  %v65 = sub i64 %v61, %v64
  br label %v11
v11:
  %v66 = phi i64 [ 0, %v67 ], [ %v64, %v20 ]
  %v68 = phi i64 [ 0, %v67 ], [ %v65, %v20 ]
  %v69 = insertvalue { i64, i64 } poison, i64 %v66, 0
  %v70 = insertvalue { i64, i64 } %v69, i64 %v68, 1
  ret { i64, i64 } %v70
}
define internal { i64, i64 } @udf_text_lower_ascii(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v39:
  %v3 = add i64 %v2, 8
  %v4 = inttoptr i64 %v2 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr i8, ptr %v4, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v5
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v5, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = icmp sgt i64 %v1, 0
  br i1 %v14, label %v15, label %v16
v15:
  %v17 = phi i64 [ %v18, %v15 ], [ 0, %v13 ]
  %v19 = add i64 %v17, %v0
  %v20 = inttoptr i64 %v19 to ptr
  %v21 = load i8, ptr %v20, align 1
  %v22 = add i8 %v21, -65
  %v23 = icmp ult i8 %v22, 26
  %v24 = select i1 %v23, i8 32, i8 0
  %v25 = xor i8 %v24, %v21
  %v26 = add i64 %v17, %v5
  %v27 = inttoptr i64 %v26 to ptr
  store i8 %v25, ptr %v27, align 1
  %v18 = add nuw nsw i64 %v17, 1
  %v28 = icmp slt i64 %v18, %v1
  br i1 %v28, label %v15, label %v29
v29:
  %v30 = inttoptr i64 %v3 to ptr
  %v31 = getelementptr i8, ptr %v30, i64 -8
  %v32 = load i64, ptr %v31, align 8
  br label %v16
v16:
  %v33 = phi i64 [ %v32, %v29 ], [ %v5, %v13 ]
  %v34 = add i64 %v5, %v1
  %v35 = inttoptr i64 %v3 to ptr
  %v36 = getelementptr i8, ptr %v35, i64 -8
  store i64 %v34, ptr %v36, align 8
  %v37 = sub i64 %v34, %v33
  br label %v12
v12:
  %v38 = phi i64 [ 0, %v39 ], [ %v33, %v16 ]
  %v40 = phi i64 [ 0, %v39 ], [ %v37, %v16 ]
  %v41 = insertvalue { i64, i64 } poison, i64 %v38, 0
  %v42 = insertvalue { i64, i64 } %v41, i64 %v40, 1
  ret { i64, i64 } %v42
}
define internal { i64, i64 } @udf_text_upper_ascii(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v39:
  %v3 = add i64 %v2, 8
  %v4 = inttoptr i64 %v2 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr i8, ptr %v4, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v5
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v5, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = icmp sgt i64 %v1, 0
  br i1 %v14, label %v15, label %v16
v15:
  %v17 = phi i64 [ %v18, %v15 ], [ 0, %v13 ]
  %v19 = add i64 %v17, %v0
  %v20 = inttoptr i64 %v19 to ptr
  %v21 = load i8, ptr %v20, align 1
  %v22 = add i8 %v21, -97
  %v23 = icmp ult i8 %v22, 26
  %v24 = select i1 %v23, i8 32, i8 0
  %v25 = xor i8 %v24, %v21
  %v26 = add i64 %v17, %v5
  %v27 = inttoptr i64 %v26 to ptr
  store i8 %v25, ptr %v27, align 1
  %v18 = add nuw nsw i64 %v17, 1
  %v28 = icmp slt i64 %v18, %v1
  br i1 %v28, label %v15, label %v29
v29:
  %v30 = inttoptr i64 %v3 to ptr
  %v31 = getelementptr i8, ptr %v30, i64 -8
  %v32 = load i64, ptr %v31, align 8
  br label %v16
v16:
  %v33 = phi i64 [ %v32, %v29 ], [ %v5, %v13 ]
  %v34 = add i64 %v5, %v1
  %v35 = inttoptr i64 %v3 to ptr
  %v36 = getelementptr i8, ptr %v35, i64 -8
  store i64 %v34, ptr %v36, align 8
  %v37 = sub i64 %v34, %v33
  br label %v12
v12:
  %v38 = phi i64 [ 0, %v39 ], [ %v33, %v16 ]
  %v40 = phi i64 [ 0, %v39 ], [ %v37, %v16 ]
  %v41 = insertvalue { i64, i64 } poison, i64 %v38, 0
  %v42 = insertvalue { i64, i64 } %v41, i64 %v40, 1
  ret { i64, i64 } %v42
}
define internal { i64, i64 } @udf_text_casefold_ascii(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v39:
  %v3 = add i64 %v2, 8
  %v4 = inttoptr i64 %v2 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr i8, ptr %v4, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v5
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v5, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = icmp sgt i64 %v1, 0
  br i1 %v14, label %v15, label %v16
v15:
  %v17 = phi i64 [ %v18, %v15 ], [ 0, %v13 ]
  %v19 = add i64 %v17, %v0
  %v20 = inttoptr i64 %v19 to ptr
  %v21 = load i8, ptr %v20, align 1
  %v22 = add i8 %v21, -65
  %v23 = icmp ult i8 %v22, 26
  %v24 = select i1 %v23, i8 32, i8 0
  %v25 = xor i8 %v24, %v21
  %v26 = add i64 %v17, %v5
  %v27 = inttoptr i64 %v26 to ptr
  store i8 %v25, ptr %v27, align 1
  %v18 = add nuw nsw i64 %v17, 1
  %v28 = icmp slt i64 %v18, %v1
  br i1 %v28, label %v15, label %v29
v29:
  %v30 = inttoptr i64 %v3 to ptr
  %v31 = getelementptr i8, ptr %v30, i64 -8
  %v32 = load i64, ptr %v31, align 8
  br label %v16
v16:
  %v33 = phi i64 [ %v32, %v29 ], [ %v5, %v13 ]
  %v34 = add i64 %v5, %v1
  %v35 = inttoptr i64 %v3 to ptr
  %v36 = getelementptr i8, ptr %v35, i64 -8
  store i64 %v34, ptr %v36, align 8
  %v37 = sub i64 %v34, %v33
  br label %v12
v12:
  %v38 = phi i64 [ 0, %v39 ], [ %v33, %v16 ]
  %v40 = phi i64 [ 0, %v39 ], [ %v37, %v16 ]
  %v41 = insertvalue { i64, i64 } poison, i64 %v38, 0
  %v42 = insertvalue { i64, i64 } %v41, i64 %v40, 1
  ret { i64, i64 } %v42
}
define internal { i64, i64 } @udf_text_titled_ascii(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v47:
  %v3 = add i64 %v2, 8
  %v4 = inttoptr i64 %v2 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr i8, ptr %v4, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v5
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v5, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = icmp sgt i64 %v1, 0
  br i1 %v14, label %v15, label %v16
v15:
  %v17 = phi i64 [ %v18, %v15 ], [ 0, %v13 ]
  %v19 = phi i1 [ %v20, %v15 ], [ true, %v13 ]
  %v21 = add i64 %v17, %v0
  %v22 = inttoptr i64 %v21 to ptr
  %v23 = load i8, ptr %v22, align 1
  %v24 = zext i8 %v23 to i16
  %v25 = add nuw nsw i16 %v24, 191
  %v26 = and i16 %v25, 254
  %v27 = icmp samesign ugt i16 %v26, 25
  %v28 = add nuw nsw i16 %v24, 159
  %v29 = and i16 %v28, 254
  %v30 = icmp samesign ugt i16 %v29, 25
  %v20 = and i1 %v27, %v30
  %v31 = select i1 %v19, i1 %v30, i1 %v27
  %v32 = select i1 %v31, i8 0, i8 32
  %v33 = xor i8 %v32, %v23
  %v34 = add i64 %v17, %v5
  %v35 = inttoptr i64 %v34 to ptr
  store i8 %v33, ptr %v35, align 1
  %v18 = add nuw nsw i64 %v17, 1
  %v36 = icmp slt i64 %v18, %v1
  br i1 %v36, label %v15, label %v37
v37:
  %v38 = inttoptr i64 %v3 to ptr
  %v39 = getelementptr i8, ptr %v38, i64 -8
  %v40 = load i64, ptr %v39, align 8
  br label %v16
v16:
  %v41 = phi i64 [ %v40, %v37 ], [ %v5, %v13 ]
  %v42 = add i64 %v5, %v1
  %v43 = inttoptr i64 %v3 to ptr
  %v44 = getelementptr i8, ptr %v43, i64 -8
  store i64 %v42, ptr %v44, align 8
  %v45 = sub i64 %v42, %v41
  br label %v12
v12:
  %v46 = phi i64 [ 0, %v47 ], [ %v41, %v16 ]
  %v48 = phi i64 [ 0, %v47 ], [ %v45, %v16 ]
  %v49 = insertvalue { i64, i64 } poison, i64 %v46, 0
  %v50 = insertvalue { i64, i64 } %v49, i64 %v48, 1
  ret { i64, i64 } %v50
}
define internal { i64, i64 } @udf_text_capitalize_ascii(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v43:
  %v3 = add i64 %v2, 8
  %v4 = inttoptr i64 %v2 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr i8, ptr %v4, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v5
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v5, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = icmp sgt i64 %v1, 0
  br i1 %v14, label %v15, label %v16
v15:
  %v17 = phi i64 [ %v18, %v15 ], [ 0, %v13 ]
  %v19 = add i64 %v17, %v0
  %v20 = inttoptr i64 %v19 to ptr
  %v21 = load i8, ptr %v20, align 1
  %v22 = zext i8 %v21 to i16
  %v23 = icmp eq i64 %v17, 0
  %v24 = select i1 %v23, i16 159, i16 191
  %v25 = add nuw nsw i16 %v24, %v22
  %v26 = and i16 %v25, 254
  %v27 = icmp samesign ult i16 %v26, 26
  %v28 = select i1 %v27, i8 32, i8 0
  %v29 = xor i8 %v28, %v21
  %v30 = add i64 %v17, %v5
  %v31 = inttoptr i64 %v30 to ptr
  store i8 %v29, ptr %v31, align 1
  %v18 = add nuw nsw i64 %v17, 1
  %v32 = icmp slt i64 %v18, %v1
  br i1 %v32, label %v15, label %v33
v33:
  %v34 = inttoptr i64 %v3 to ptr
  %v35 = getelementptr i8, ptr %v34, i64 -8
  %v36 = load i64, ptr %v35, align 8
  br label %v16
v16:
  %v37 = phi i64 [ %v36, %v33 ], [ %v5, %v13 ]
  %v38 = add i64 %v5, %v1
  %v39 = inttoptr i64 %v3 to ptr
  %v40 = getelementptr i8, ptr %v39, i64 -8
  store i64 %v38, ptr %v40, align 8
  %v41 = sub i64 %v38, %v37
  br label %v12
v12:
  %v42 = phi i64 [ 0, %v43 ], [ %v37, %v16 ]
  %v44 = phi i64 [ 0, %v43 ], [ %v41, %v16 ]
  %v45 = insertvalue { i64, i64 } poison, i64 %v42, 0
  %v46 = insertvalue { i64, i64 } %v45, i64 %v44, 1
  ret { i64, i64 } %v46
}
define internal { i64, i64 } @udf_text_swapcase_ascii(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v40:
  %v3 = add i64 %v2, 8
  %v4 = inttoptr i64 %v2 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr i8, ptr %v4, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v5
  %v9 = icmp slt i64 %v8, %v1
  %v10 = icmp eq i64 %v5, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = icmp sgt i64 %v1, 0
  br i1 %v14, label %v15, label %v16
v15:
  %v17 = phi i64 [ %v18, %v15 ], [ 0, %v13 ]
  %v19 = add i64 %v17, %v0
  %v20 = inttoptr i64 %v19 to ptr
  %v21 = load i8, ptr %v20, align 1
  %v22 = and i8 %v21, -33
  %v23 = add i8 %v22, -65
  %v24 = icmp ult i8 %v23, 26
  %v25 = select i1 %v24, i8 32, i8 0
  %v26 = xor i8 %v25, %v21
  %v27 = add i64 %v17, %v5
  %v28 = inttoptr i64 %v27 to ptr
  store i8 %v26, ptr %v28, align 1
  %v18 = add nuw nsw i64 %v17, 1
  %v29 = icmp slt i64 %v18, %v1
  br i1 %v29, label %v15, label %v30
v30:
  %v31 = inttoptr i64 %v3 to ptr
  %v32 = getelementptr i8, ptr %v31, i64 -8
  %v33 = load i64, ptr %v32, align 8
  br label %v16
v16:
  %v34 = phi i64 [ %v33, %v30 ], [ %v5, %v13 ]
  %v35 = add i64 %v5, %v1
  %v36 = inttoptr i64 %v3 to ptr
  %v37 = getelementptr i8, ptr %v36, i64 -8
  store i64 %v35, ptr %v37, align 8
  %v38 = sub i64 %v35, %v34
  br label %v12
v12:
  %v39 = phi i64 [ 0, %v40 ], [ %v34, %v16 ]
  %v41 = phi i64 [ 0, %v40 ], [ %v38, %v16 ]
  %v42 = insertvalue { i64, i64 } poison, i64 %v39, 0
  %v43 = insertvalue { i64, i64 } %v42, i64 %v41, 1
  ret { i64, i64 } %v43
}
define internal { i64, i64 } @udf_text_lower_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v533:
  %v4 = mul i64 %v1, 3
  %v5 = add i64 %v3, 8
  %v6 = inttoptr i64 %v3 to ptr
  %v7 = load i64, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %v6, i64 8
  %v9 = load i64, ptr %v8, align 8
  %v10 = sub i64 %v9, %v7
  %v11 = icmp slt i64 %v10, %v4
  %v12 = icmp eq i64 %v7, 0
  %v13 = or i1 %v12, %v11
  br i1 %v13, label %v14, label %v15
v15:
  %v16 = icmp sgt i64 %v1, 0
  br i1 %v16, label %v17, label %v18
v17:
  %v19 = add i64 %v2, 16
  %v20 = inttoptr i64 %v2 to ptr
  %v21 = getelementptr i8, ptr %v20, i64 4
  %v22 = getelementptr i8, ptr %v20, i64 8
  %v23 = inttoptr i64 %v2 to ptr
  %v24 = getelementptr i8, ptr %v23, i64 4
  %v25 = inttoptr i64 %v2 to ptr
  %v26 = getelementptr i8, ptr %v25, i64 4
  br label %v27
v27:
  %v28 = phi i64 [ %v7, %v17 ], [ %v29, %v30 ]
  %v31 = phi i64 [ 0, %v17 ], [ %v32, %v30 ]
  %v33 = add i64 %v31, %v0
  %v34 = inttoptr i64 %v33 to ptr
  %v35 = load i8, ptr %v34, align 1
  %v36 = zext i8 %v35 to i32
  %v37 = icmp sgt i8 %v35, -1
  br i1 %v37, label %v38, label %v39
v38:
  %v40 = add nsw i8 %v35, -65
  %v41 = icmp ult i8 %v40, 26
  %v42 = select i1 %v41, i8 32, i8 0
  %v43 = xor i8 %v42, %v35
  %v44 = add i64 %v28, 1
  %v45 = inttoptr i64 %v28 to ptr
  store i8 %v43, ptr %v45, align 1
  br label %v30
v39:
  %v46 = icmp ult i8 %v35, -32
  br i1 %v46, label %v47, label %v48
v47:
  %v49 = getelementptr i8, ptr %v34, i64 1
  %v50 = load i8, ptr %v49, align 1
  %v51 = and i8 %v50, 63
  %v52 = zext nneg i8 %v51 to i32
  %v53 = shl nuw nsw i32 %v36, 6
  %v54 = and i32 %v53, 1984
  %v55 = or disjoint i32 %v54, %v52
  br label %v56
v48:
  %v57 = icmp ult i8 %v35, -16
  %v58 = getelementptr i8, ptr %v34, i64 1
  %v59 = load i8, ptr %v58, align 1
  %v60 = zext i8 %v59 to i32
  %v61 = getelementptr i8, ptr %v34, i64 2
  %v62 = load i8, ptr %v61, align 1
  br i1 %v57, label %v63, label %v64
v63:
  %v65 = shl nuw nsw i32 %v36, 12
  %v66 = and i32 %v65, 61440
  %v67 = shl nuw nsw i32 %v60, 6
  %v68 = and i32 %v67, 4032
  %v69 = or disjoint i32 %v68, %v66
  %v70 = and i8 %v62, 63
  %v71 = zext nneg i8 %v70 to i32
  %v72 = or disjoint i32 %v69, %v71
  br label %v56
v64:
  %v73 = shl nuw nsw i32 %v36, 18
  %v74 = and i32 %v73, 1835008
  %v75 = shl nuw nsw i32 %v60, 12
  %v76 = and i32 %v75, 258048
  %v77 = or disjoint i32 %v76, %v74
  %v78 = zext i8 %v62 to i32
  %v79 = shl nuw nsw i32 %v78, 6
  %v80 = and i32 %v79, 4032
  %v81 = or disjoint i32 %v77, %v80
  %v82 = getelementptr i8, ptr %v34, i64 3
  %v83 = load i8, ptr %v82, align 1
  %v84 = and i8 %v83, 63
  %v85 = zext nneg i8 %v84 to i32
  %v86 = or disjoint i32 %v81, %v85
  br label %v56
v56:
  %v87 = phi i32 [ %v55, %v47 ], [ %v72, %v63 ], [ %v86, %v64 ]
  %v88 = icmp eq i32 %v87, 931
  br i1 %v88, label %v89, label %v90
v89:
  %v91 = phi i64 [ %v92, %v93 ], [ %v31, %v56 ]
  %v94 = icmp slt i64 %v91, 1
  br i1 %v94, label %v95, label %v96
v96:
  %v97 = phi i64 [ %v92, %v96 ], [ %v91, %v89 ]
  %v92 = add i64 %v97, -1
  %v98 = add i64 %v97, %v0
  %v99 = inttoptr i64 %v98 to ptr
  %v100 = getelementptr i8, ptr %v99, i64 -1
  %v101 = load i8, ptr %v100, align 1
  %v102 = icmp slt i8 %v101, -64
  br i1 %v102, label %v96, label %v103
v103:
  %v104 = zext i8 %v101 to i32
  %v105 = icmp sgt i8 %v101, -1
  br i1 %v105, label %v106, label %v107
v106:
  %v108 = icmp ugt i8 %v101, 58
  br i1 %v108, label %v109, label %v110
v110:
  %v111 = zext nneg i8 %v101 to i64
  %v112 = shl nuw nsw i64 1, %v111
  %v113 = and i64 %v112, 288301294651703296
  %v114 = icmp eq i64 %v113, 0
  br i1 %v114, label %v109, label %v115
v109:
  br label %v115
v115:
  %v116 = phi i1 [ false, %v109 ], [ true, %v110 ]
  %v117 = add nsw i8 %v101, -65
  %v118 = icmp ult i8 %v117, 26
  %v119 = add nsw i8 %v101, -97
  %v120 = icmp ult i8 %v119, 26
  %v121 = icmp eq i8 %v101, 94
  %v122 = or i1 %v121, %v116
  %v123 = icmp eq i8 %v101, 96
  %v124 = or i1 %v123, %v122
  %v125 = select i1 %v124, i32 4096, i32 0
  %v126 = icmp eq i8 %v101, 95
  %v127 = select i1 %v126, i32 1536, i32 0
  %v128 = add nsw i8 %v101, -48
  %v129 = icmp ult i8 %v128, 10
  %v130 = select i1 %v129, i32 1038, i32 0
  %v131 = or i32 %v130, %v127
  %v132 = add nsw i8 %v101, -32
  %v133 = icmp ult i8 %v132, 95
  %v134 = select i1 %v133, i32 256, i32 0
  %v135 = or disjoint i32 %v131, %v134
  %v136 = or i1 %v118, %v120
  %v137 = select i1 %v136, i32 3585, i32 0
  %v138 = or i32 %v135, %v137
  %v139 = select i1 %v120, i32 32, i32 0
  %v140 = select i1 %v118, i32 64, i32 %v139
  %v141 = or disjoint i32 %v138, %v140
  %v142 = and i32 %v104, 124
  %v143 = icmp eq i32 %v142, 28
  %v144 = icmp eq i8 %v101, 32
  %v145 = add nsw i8 %v101, -9
  %v146 = icmp ult i8 %v145, 5
  %v147 = or i1 %v144, %v146
  %v148 = or i1 %v143, %v147
  %v149 = select i1 %v148, i32 16, i32 0
  %v150 = or disjoint i32 %v141, %v149
  %v151 = or i32 %v150, %v125
  br label %v93
v107:
  %v152 = icmp ult i8 %v101, -32
  br i1 %v152, label %v153, label %v154
v153:
  %v155 = load i8, ptr %v99, align 1
  %v156 = and i8 %v155, 63
  %v157 = zext nneg i8 %v156 to i32
  %v158 = shl nuw nsw i32 %v104, 6
  %v159 = and i32 %v158, 1984
  %v160 = or disjoint i32 %v159, %v157
  br label %v161
v154:
  %v162 = icmp ult i8 %v101, -16
  %v163 = load i8, ptr %v99, align 1
  %v164 = zext i8 %v163 to i32
  %v165 = getelementptr i8, ptr %v99, i64 1
  %v166 = load i8, ptr %v165, align 1
  br i1 %v162, label %v167, label %v168
v167:
  %v169 = shl nuw nsw i32 %v104, 12
  %v170 = and i32 %v169, 61440
  %v171 = shl nuw nsw i32 %v164, 6
  %v172 = and i32 %v171, 4032
  %v173 = or disjoint i32 %v172, %v170
  %v174 = and i8 %v166, 63
  %v175 = zext nneg i8 %v174 to i32
  %v176 = or disjoint i32 %v173, %v175
  br label %v161
v168:
  %v177 = shl nuw nsw i32 %v104, 18
  %v178 = and i32 %v177, 1835008
  %v179 = shl nuw nsw i32 %v164, 12
  %v180 = and i32 %v179, 258048
  %v181 = or disjoint i32 %v180, %v178
  %v182 = zext i8 %v166 to i32
  %v183 = shl nuw nsw i32 %v182, 6
  %v184 = and i32 %v183, 4032
  %v185 = or disjoint i32 %v181, %v184
  %v186 = getelementptr i8, ptr %v99, i64 2
  %v187 = load i8, ptr %v186, align 1
  %v188 = and i8 %v187, 63
  %v189 = zext nneg i8 %v188 to i32
  %v190 = or disjoint i32 %v185, %v189
  br label %v161
v161:
  %v191 = phi i32 [ %v160, %v153 ], [ %v176, %v167 ], [ %v190, %v168 ]
  %v192 = load i32, ptr %v23, align 4
  %v193 = sext i32 %v192 to i64
  %v194 = add i64 %v2, %v193
  %v195 = load i32, ptr %v24, align 4
  %v196 = sext i32 %v195 to i64
  %v197 = add i64 %v2, %v196
  %v198 = lshr i32 %v191, 6
  %v199 = and i32 %v198, 67108862
  %v200 = zext nneg i32 %v199 to i64
  %v201 = add i64 %v19, %v200
  %v202 = inttoptr i64 %v201 to ptr
  %v203 = load i16, ptr %v202, align 2
  %v204 = zext i16 %v203 to i32
  %v205 = shl nuw nsw i32 %v204, 8
  %v206 = shl nuw nsw i32 %v191, 1
  %v207 = and i32 %v206, 254
  %v208 = or disjoint i32 %v205, %v207
  %v209 = zext nneg i32 %v208 to i64
  %v210 = add i64 %v194, %v209
  %v211 = inttoptr i64 %v210 to ptr
  %v212 = load i16, ptr %v211, align 2
  %v213 = zext i16 %v212 to i64
  %v214 = mul nuw nsw i64 %v213, 20
  %v215 = add i64 %v197, %v214
  %v216 = inttoptr i64 %v215 to ptr
  %v217 = load i32, ptr %v216, align 4
  br label %v93
v93:
  %v218 = phi i32 [ %v151, %v115 ], [ %v217, %v161 ]
  %v219 = and i32 %v218, 4096
  %v220 = icmp eq i32 %v219, 0
  br i1 %v220, label %v221, label %v89
v221:
  %v222 = and i32 %v218, 2048
  %v223 = icmp eq i32 %v222, 0
  br i1 %v223, label %v95, label %v224
v224:
  %v225 = add i64 %v31, 2
  %v226 = icmp slt i64 %v225, %v1
  br i1 %v226, label %v227, label %v95
v227:
  %v228 = phi i64 [ %v229, %v230 ], [ %v225, %v224 ]
  %v231 = add i64 %v228, %v0
  %v232 = inttoptr i64 %v231 to ptr
  %v233 = load i8, ptr %v232, align 1
  %v234 = sext i8 %v233 to i16
  %v235 = icmp sgt i8 %v233, -1
  %v236 = and i16 %v234, 255
  %v237 = zext nneg i16 %v236 to i32
  br i1 %v235, label %v238, label %v239
v238:
  %v240 = icmp ugt i8 %v233, 58
  br i1 %v240, label %v241, label %v242
v242:
  %v243 = zext nneg i16 %v234 to i64
  %v244 = shl nuw i64 1, %v243
  %v245 = and i64 %v244, 288301294651703296
  %v246 = icmp eq i64 %v245, 0
  br i1 %v246, label %v241, label %v247
v241:
  br label %v247
v247:
  %v248 = phi i1 [ false, %v241 ], [ true, %v242 ]
  %v249 = add nsw i16 %v236, -65
  %v250 = icmp ult i16 %v249, 26
  %v251 = add nsw i16 %v236, -97
  %v252 = icmp ult i16 %v251, 26
  %v253 = icmp eq i8 %v233, 94
  %v254 = or i1 %v253, %v248
  %v255 = icmp eq i8 %v233, 96
  %v256 = or i1 %v255, %v254
  %v257 = select i1 %v256, i32 4096, i32 0
  %v258 = icmp eq i8 %v233, 95
  %v259 = select i1 %v258, i32 1536, i32 0
  %v260 = add nsw i16 %v236, -48
  %v261 = icmp ult i16 %v260, 10
  %v262 = select i1 %v261, i32 1038, i32 0
  %v263 = or i32 %v262, %v259
  %v264 = add nsw i16 %v236, -32
  %v265 = icmp ult i16 %v264, 95
  %v266 = select i1 %v265, i32 256, i32 0
  %v267 = or disjoint i32 %v263, %v266
  %v268 = or i1 %v250, %v252
  %v269 = select i1 %v268, i32 3585, i32 0
  %v270 = or i32 %v267, %v269
  %v271 = select i1 %v252, i32 32, i32 0
  %v272 = select i1 %v250, i32 64, i32 %v271
  %v273 = or disjoint i32 %v270, %v272
  %v274 = and i32 %v237, 124
  %v275 = icmp eq i32 %v274, 28
  %v276 = icmp eq i8 %v233, 32
  %v277 = add nsw i16 %v236, -9
  %v278 = icmp ult i16 %v277, 5
  %v279 = or i1 %v276, %v278
  %v280 = or i1 %v275, %v279
  %v281 = select i1 %v280, i32 16, i32 0
  %v282 = or disjoint i32 %v273, %v281
  %v283 = or i32 %v282, %v257
  br label %v284
v239:
  %v285 = icmp samesign ult i16 %v236, 224
  br i1 %v285, label %v286, label %v287
v286:
  %v288 = getelementptr i8, ptr %v232, i64 1
  %v289 = load i8, ptr %v288, align 1
  %v290 = and i8 %v289, 63
  %v291 = zext nneg i8 %v290 to i32
  %v292 = shl nuw nsw i32 %v237, 6
  %v293 = and i32 %v292, 1984
  %v294 = or disjoint i32 %v293, %v291
  br label %v295
v287:
  %v296 = icmp samesign ult i16 %v236, 240
  %v297 = getelementptr i8, ptr %v232, i64 1
  %v298 = load i8, ptr %v297, align 1
  %v299 = zext i8 %v298 to i32
  %v300 = getelementptr i8, ptr %v232, i64 2
  %v301 = load i8, ptr %v300, align 1
  br i1 %v296, label %v302, label %v303
v302:
  %v304 = shl nuw nsw i32 %v237, 12
  %v305 = and i32 %v304, 61440
  %v306 = shl nuw nsw i32 %v299, 6
  %v307 = and i32 %v306, 4032
  %v308 = or disjoint i32 %v307, %v305
  %v309 = and i8 %v301, 63
  %v310 = zext nneg i8 %v309 to i32
  %v311 = or disjoint i32 %v308, %v310
  br label %v295
v303:
  %v312 = shl nuw nsw i32 %v237, 18
  %v313 = and i32 %v312, 1835008
  %v314 = shl nuw nsw i32 %v299, 12
  %v315 = and i32 %v314, 258048
  %v316 = or disjoint i32 %v315, %v313
  %v317 = zext i8 %v301 to i32
  %v318 = shl nuw nsw i32 %v317, 6
  %v319 = and i32 %v318, 4032
  %v320 = or disjoint i32 %v316, %v319
  %v321 = getelementptr i8, ptr %v232, i64 3
  %v322 = load i8, ptr %v321, align 1
  %v323 = and i8 %v322, 63
  %v324 = zext nneg i8 %v323 to i32
  %v325 = or disjoint i32 %v320, %v324
  br label %v295
v295:
  %v326 = phi i32 [ %v294, %v286 ], [ %v311, %v302 ], [ %v325, %v303 ]
  %v327 = load i32, ptr %v25, align 4
  %v328 = sext i32 %v327 to i64
  %v329 = add i64 %v2, %v328
  %v330 = load i32, ptr %v26, align 4
  %v331 = sext i32 %v330 to i64
  %v332 = add i64 %v2, %v331
  %v333 = lshr i32 %v326, 6
  %v334 = and i32 %v333, 67108862
  %v335 = zext nneg i32 %v334 to i64
  %v336 = add i64 %v19, %v335
  %v337 = inttoptr i64 %v336 to ptr
  %v338 = load i16, ptr %v337, align 2
  %v339 = zext i16 %v338 to i32
  %v340 = shl nuw nsw i32 %v339, 8
  %v341 = shl nuw nsw i32 %v326, 1
  %v342 = and i32 %v341, 254
  %v343 = or disjoint i32 %v340, %v342
  %v344 = zext nneg i32 %v343 to i64
  %v345 = add i64 %v329, %v344
  %v346 = inttoptr i64 %v345 to ptr
  %v347 = load i16, ptr %v346, align 2
  %v348 = zext i16 %v347 to i64
  %v349 = mul nuw nsw i64 %v348, 20
  %v350 = add i64 %v332, %v349
  %v351 = inttoptr i64 %v350 to ptr
  %v352 = load i32, ptr %v351, align 4
  br label %v284
v284:
  %v353 = phi i32 [ %v283, %v247 ], [ %v352, %v295 ]
  %v354 = and i32 %v353, 4096
  %v355 = icmp eq i32 %v354, 0
  br i1 %v355, label %v356, label %v230
v230:
  %v357 = icmp samesign ult i16 %v236, 240
  %v358 = select i1 %v357, i64 3, i64 4
  %v359 = icmp samesign ult i16 %v236, 224
  %v360 = select i1 %v359, i64 2, i64 %v358
  %v361 = select i1 %v235, i64 1, i64 %v360
  %v229 = add i64 %v361, %v228
  %v362 = icmp slt i64 %v229, %v1
  br i1 %v362, label %v227, label %v95
v90:
  %v363 = load i32, ptr %v20, align 4
  %v364 = sext i32 %v363 to i64
  %v365 = add i64 %v2, %v364
  %v366 = load i32, ptr %v21, align 4
  %v367 = sext i32 %v366 to i64
  %v368 = add i64 %v2, %v367
  %v369 = lshr i32 %v87, 6
  %v370 = and i32 %v369, 67108862
  %v371 = zext nneg i32 %v370 to i64
  %v372 = add i64 %v19, %v371
  %v373 = inttoptr i64 %v372 to ptr
  %v374 = load i16, ptr %v373, align 2
  %v375 = zext i16 %v374 to i32
  %v376 = shl nuw nsw i32 %v375, 8
  %v377 = shl nuw nsw i32 %v87, 1
  %v378 = and i32 %v377, 254
  %v379 = or disjoint i32 %v376, %v378
  %v380 = zext nneg i32 %v379 to i64
  %v381 = add i64 %v365, %v380
  %v382 = inttoptr i64 %v381 to ptr
  %v383 = load i16, ptr %v382, align 2
  %v384 = zext i16 %v383 to i64
  %v385 = mul nuw nsw i64 %v384, 20
  %v386 = add i64 %v368, %v385
  %v387 = inttoptr i64 %v386 to ptr
  %v388 = getelementptr i8, ptr %v387, i64 4
  %v389 = load i32, ptr %v388, align 4
  %v390 = icmp slt i32 %v389, 268435456
  br i1 %v390, label %v391, label %v392
v391:
  %v393 = add nsw i32 %v389, %v87
  %v394 = icmp ult i32 %v393, 128
  br i1 %v394, label %v395, label %v396
v395:
  %v397 = add i64 %v28, 1
  %v398 = trunc nuw nsw i32 %v393 to i8
  %v399 = inttoptr i64 %v28 to ptr
  store i8 %v398, ptr %v399, align 1
  br label %v30
v392:
  %v400 = lshr i32 %v389, 16
  %v401 = and i32 %v400, 255
  %v402 = icmp eq i32 %v401, 0
  br i1 %v402, label %v30, label %v403
v403:
  %v404 = load i32, ptr %v22, align 4
  %v405 = sext i32 %v404 to i64
  %v406 = shl i32 %v389, 2
  %v407 = and i32 %v406, 262140
  %v408 = zext nneg i32 %v407 to i64
  %v409 = add i64 %v2, %v408
  %v410 = add i64 %v409, %v405
  br label %v411
v411:
  %v412 = phi i64 [ %v28, %v403 ], [ %v413, %v414 ]
  %v415 = phi i64 [ %v410, %v403 ], [ %v416, %v414 ]
  %v417 = phi i32 [ 0, %v403 ], [ %v418, %v414 ]
  %v419 = inttoptr i64 %v415 to ptr
  %v420 = load i32, ptr %v419, align 4
  %v421 = icmp ult i32 %v420, 128
  br i1 %v421, label %v422, label %v423
v422:
  %v424 = add i64 %v412, 1
  %v425 = trunc nuw nsw i32 %v420 to i8
  %v426 = inttoptr i64 %v412 to ptr
  store i8 %v425, ptr %v426, align 1
  br label %v414
v423:
  %v427 = icmp ult i32 %v420, 2048
  br i1 %v427, label %v428, label %v429
v428:
  %v430 = lshr i32 %v420, 6
  %v431 = trunc nuw nsw i32 %v430 to i8
  %v432 = or disjoint i8 %v431, -64
  br label %v433
v429:
  %v434 = icmp ult i32 %v420, 65536
  br i1 %v434, label %v435, label %v436
v435:
  %v437 = lshr i32 %v420, 12
  %v438 = trunc nuw nsw i32 %v437 to i8
  %v439 = or disjoint i8 %v438, -32
  %v440 = add i64 %v412, 1
  %v441 = inttoptr i64 %v412 to ptr
  store i8 %v439, ptr %v441, align 1
  br label %v442
v436:
  %v443 = lshr i32 %v420, 18
  %v444 = trunc i32 %v443 to i8
  %v445 = or i8 %v444, -16
  %v446 = inttoptr i64 %v412 to ptr
  store i8 %v445, ptr %v446, align 1
  %v447 = lshr i32 %v420, 12
  %v448 = trunc i32 %v447 to i8
  %v449 = and i8 %v448, 63
  %v450 = or disjoint i8 %v449, -128
  %v451 = add i64 %v412, 2
  %v452 = getelementptr i8, ptr %v446, i64 1
  store i8 %v450, ptr %v452, align 1
  br label %v442
v442:
  %v453 = phi i64 [ %v440, %v435 ], [ %v451, %v436 ]
  %v454 = lshr i32 %v420, 6
  %v455 = trunc i32 %v454 to i8
  %v456 = and i8 %v455, 63
  %v457 = or disjoint i8 %v456, -128
  br label %v433
v433:
  %v458 = phi i64 [ %v453, %v442 ], [ %v412, %v428 ]
  %v459 = phi i8 [ %v457, %v442 ], [ %v432, %v428 ]
  %v460 = inttoptr i64 %v458 to ptr
  store i8 %v459, ptr %v460, align 1
  %v461 = trunc i32 %v420 to i8
  %v462 = and i8 %v461, 63
  %v463 = or disjoint i8 %v462, -128
  %v464 = add i64 %v458, 2
  %v465 = inttoptr i64 %v458 to ptr
  %v466 = getelementptr i8, ptr %v465, i64 1
  store i8 %v463, ptr %v466, align 1
  br label %v414
v414:
  %v413 = phi i64 [ %v424, %v422 ], [ %v464, %v433 ]
  %v416 = add i64 %v415, 4
  %v418 = add nuw nsw i32 %v417, 1
  %v467 = icmp samesign ult i32 %v418, %v401
  br i1 %v467, label %v411, label %v30
v396:
  %v468 = icmp ult i32 %v393, 2048
  br i1 %v468, label %v469, label %v470
v469:
  %v471 = lshr i32 %v393, 6
  %v472 = trunc nuw nsw i32 %v471 to i8
  %v473 = or disjoint i8 %v472, -64
  br label %v474
v470:
  %v475 = icmp ult i32 %v393, 65536
  br i1 %v475, label %v476, label %v477
v476:
  %v478 = lshr i32 %v393, 12
  %v479 = trunc nuw nsw i32 %v478 to i8
  %v480 = or disjoint i8 %v479, -32
  %v481 = add i64 %v28, 1
  %v482 = inttoptr i64 %v28 to ptr
  store i8 %v480, ptr %v482, align 1
  br label %v483
v356:
  %v484 = and i32 %v353, 2048
  %v485 = icmp eq i32 %v484, 0
  %v486 = select i1 %v485, i8 -126, i8 -125
  br label %v95
v95:
  %v487 = phi i8 [ -126, %v230 ], [ -125, %v221 ], [ -126, %v224 ], [ %v486, %v356 ], [ -125, %v89 ]
  %v488 = inttoptr i64 %v28 to ptr
  store i8 -49, ptr %v488, align 1
  %v489 = add i64 %v28, 2
  %v490 = getelementptr i8, ptr %v488, i64 1
  store i8 %v487, ptr %v490, align 1
  br label %v30
v477:
  %v491 = lshr i32 %v393, 18
  %v492 = trunc i32 %v491 to i8
  %v493 = or i8 %v492, -16
  %v494 = inttoptr i64 %v28 to ptr
  store i8 %v493, ptr %v494, align 1
  %v495 = lshr i32 %v393, 12
  %v496 = trunc i32 %v495 to i8
  %v497 = and i8 %v496, 63
  %v498 = or disjoint i8 %v497, -128
  %v499 = add i64 %v28, 2
  %v500 = getelementptr i8, ptr %v494, i64 1
  store i8 %v498, ptr %v500, align 1
  br label %v483
v483:
  %v501 = phi i64 [ %v481, %v476 ], [ %v499, %v477 ]
  %v502 = lshr i32 %v393, 6
  %v503 = trunc i32 %v502 to i8
  %v504 = and i8 %v503, 63
  %v505 = or disjoint i8 %v504, -128
  br label %v474
v474:
  %v506 = phi i64 [ %v501, %v483 ], [ %v28, %v469 ]
  %v507 = phi i8 [ %v505, %v483 ], [ %v473, %v469 ]
  %v508 = inttoptr i64 %v506 to ptr
  store i8 %v507, ptr %v508, align 1
  %v509 = trunc i32 %v393 to i8
  %v510 = and i8 %v509, 63
  %v511 = or disjoint i8 %v510, -128
  %v512 = add i64 %v506, 2
  %v513 = inttoptr i64 %v506 to ptr
  %v514 = getelementptr i8, ptr %v513, i64 1
  store i8 %v511, ptr %v514, align 1
  br label %v30
v30:
  %v29 = phi i64 [ %v44, %v38 ], [ %v489, %v95 ], [ %v397, %v395 ], [ %v512, %v474 ], [ %v28, %v392 ], [ %v413, %v414 ]
  %v515 = load i8, ptr %v34, align 1
  %v516 = icmp sgt i8 %v515, -1
  %v517 = icmp ult i8 %v515, -32
  %v518 = icmp ult i8 %v515, -16
  %v519 = select i1 %v518, i64 3, i64 4
  %v520 = select i1 %v517, i64 2, i64 %v519
  %v521 = select i1 %v516, i64 1, i64 %v520
  %v32 = add i64 %v521, %v31
  %v522 = icmp slt i64 %v32, %v1
  br i1 %v522, label %v27, label %v523
v523:
  %v524 = inttoptr i64 %v5 to ptr
  %v525 = getelementptr i8, ptr %v524, i64 -8
  %v526 = load i64, ptr %v525, align 8
  br label %v18
v18:
  %v527 = phi i64 [ %v526, %v523 ], [ %v7, %v15 ]
  %v528 = phi i64 [ %v29, %v523 ], [ %v7, %v15 ]
  %v529 = inttoptr i64 %v5 to ptr
  %v530 = getelementptr i8, ptr %v529, i64 -8
  store i64 %v528, ptr %v530, align 8
  %v531 = sub i64 %v528, %v527
  br label %v14
v14:
  %v532 = phi i64 [ 0, %v533 ], [ %v527, %v18 ]
  %v534 = phi i64 [ 0, %v533 ], [ %v531, %v18 ]
  %v535 = insertvalue { i64, i64 } poison, i64 %v532, 0
  %v536 = insertvalue { i64, i64 } %v535, i64 %v534, 1
  ret { i64, i64 } %v536
}
define internal { i64, i64 } @udf_text_upper_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v247:
  %v4 = mul i64 %v1, 3
  %v5 = add i64 %v3, 8
  %v6 = inttoptr i64 %v3 to ptr
  %v7 = load i64, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %v6, i64 8
  %v9 = load i64, ptr %v8, align 8
  %v10 = sub i64 %v9, %v7
  %v11 = icmp slt i64 %v10, %v4
  %v12 = icmp eq i64 %v7, 0
  %v13 = or i1 %v12, %v11
  br i1 %v13, label %v14, label %v15
v15:
  %v16 = icmp sgt i64 %v1, 0
  br i1 %v16, label %v17, label %v18
v17:
  %v19 = add i64 %v2, 16
  %v20 = inttoptr i64 %v2 to ptr
  %v21 = getelementptr i8, ptr %v20, i64 4
  %v22 = getelementptr i8, ptr %v20, i64 8
  br label %v23
v66:
  %v24 = getelementptr i8, ptr %v25, i64 1
  %v26 = load i8, ptr %v24, align 1
  %v27 = and i8 %v26, 63
  %v28 = zext nneg i8 %v27 to i32
  %v29 = shl nuw nsw i32 %v30, 6
  %v31 = and i32 %v29, 1984
  %v32 = or disjoint i32 %v31, %v28
  br label %v33
v222:
  %v34 = icmp ult i8 %v35, -16
  %v36 = getelementptr i8, ptr %v25, i64 1
  %v37 = load i8, ptr %v36, align 1
  %v38 = zext i8 %v37 to i32
  %v39 = getelementptr i8, ptr %v25, i64 2
  %v40 = load i8, ptr %v39, align 1
  br i1 %v34, label %v41, label %v42
v41:
  %v43 = shl nuw nsw i32 %v30, 12
  %v44 = and i32 %v43, 61440
  %v45 = shl nuw nsw i32 %v38, 6
  %v46 = and i32 %v45, 4032
  %v47 = or disjoint i32 %v46, %v44
  %v48 = and i8 %v40, 63
  %v49 = zext nneg i8 %v48 to i32
  %v50 = or disjoint i32 %v47, %v49
  br label %v33
v42:
  %v51 = shl nuw nsw i32 %v30, 18
  %v52 = and i32 %v51, 1835008
  %v53 = shl nuw nsw i32 %v38, 12
  %v54 = and i32 %v53, 258048
  %v55 = or disjoint i32 %v54, %v52
  %v56 = zext i8 %v40 to i32
  %v57 = shl nuw nsw i32 %v56, 6
  %v58 = and i32 %v57, 4032
  %v59 = or disjoint i32 %v55, %v58
  %v60 = getelementptr i8, ptr %v25, i64 3
  %v61 = load i8, ptr %v60, align 1
  %v62 = and i8 %v61, 63
  %v63 = zext nneg i8 %v62 to i32
  %v64 = or disjoint i32 %v59, %v63
  br label %v33
v33:
  %v65 = phi i32 [ %v32, %v66 ], [ %v50, %v41 ], [ %v64, %v42 ]
  %v67 = load i32, ptr %v20, align 4
  %v68 = sext i32 %v67 to i64
  %v69 = add i64 %v2, %v68
  %v70 = load i32, ptr %v21, align 4
  %v71 = sext i32 %v70 to i64
  %v72 = add i64 %v2, %v71
  %v73 = lshr i32 %v65, 6
  %v74 = and i32 %v73, 67108862
  %v75 = zext nneg i32 %v74 to i64
  %v76 = add i64 %v19, %v75
  %v77 = inttoptr i64 %v76 to ptr
  %v78 = load i16, ptr %v77, align 2
  %v79 = zext i16 %v78 to i32
  %v80 = shl nuw nsw i32 %v79, 8
  %v81 = shl nuw nsw i32 %v65, 1
  %v82 = and i32 %v81, 254
  %v83 = or disjoint i32 %v80, %v82
  %v84 = zext nneg i32 %v83 to i64
  %v85 = add i64 %v69, %v84
  %v86 = inttoptr i64 %v85 to ptr
  %v87 = load i16, ptr %v86, align 2
  %v88 = zext i16 %v87 to i64
  %v89 = mul nuw nsw i64 %v88, 20
  %v90 = add i64 %v72, %v89
  %v91 = inttoptr i64 %v90 to ptr
  %v92 = getelementptr i8, ptr %v91, i64 8
  %v93 = load i32, ptr %v92, align 4
  %v94 = icmp slt i32 %v93, 268435456
  br i1 %v94, label %v95, label %v96
v95:
  %v97 = add nsw i32 %v93, %v65
  %v98 = icmp ult i32 %v97, 128
  br i1 %v98, label %v99, label %v100
v99:
  %v101 = add i64 %v102, 1
  %v103 = trunc nuw nsw i32 %v97 to i8
  %v104 = inttoptr i64 %v102 to ptr
  store i8 %v103, ptr %v104, align 1
  br label %v105
v96:
  %v106 = lshr i32 %v93, 16
  %v107 = and i32 %v106, 255
  %v108 = icmp eq i32 %v107, 0
  br i1 %v108, label %v105, label %v109
v109:
  %v110 = load i32, ptr %v22, align 4
  %v111 = sext i32 %v110 to i64
  %v112 = shl i32 %v93, 2
  %v113 = and i32 %v112, 262140
  %v114 = zext nneg i32 %v113 to i64
  %v115 = add i64 %v2, %v114
  %v116 = add i64 %v115, %v111
  br label %v117
v117:
  %v118 = phi i64 [ %v102, %v109 ], [ %v119, %v120 ]
  %v121 = phi i64 [ %v116, %v109 ], [ %v122, %v120 ]
  %v123 = phi i32 [ 0, %v109 ], [ %v124, %v120 ]
  %v125 = inttoptr i64 %v121 to ptr
  %v126 = load i32, ptr %v125, align 4
  %v127 = icmp ult i32 %v126, 128
  br i1 %v127, label %v128, label %v129
v128:
  %v130 = add i64 %v118, 1
  %v131 = trunc nuw nsw i32 %v126 to i8
  %v132 = inttoptr i64 %v118 to ptr
  store i8 %v131, ptr %v132, align 1
  br label %v120
v129:
  %v133 = icmp ult i32 %v126, 2048
  br i1 %v133, label %v134, label %v135
v134:
  %v136 = lshr i32 %v126, 6
  %v137 = trunc nuw nsw i32 %v136 to i8
  %v138 = or disjoint i8 %v137, -64
  br label %v139
v135:
  %v140 = icmp ult i32 %v126, 65536
  br i1 %v140, label %v141, label %v142
v141:
  %v143 = lshr i32 %v126, 12
  %v144 = trunc nuw nsw i32 %v143 to i8
  %v145 = or disjoint i8 %v144, -32
  %v146 = add i64 %v118, 1
  %v147 = inttoptr i64 %v118 to ptr
  store i8 %v145, ptr %v147, align 1
  br label %v148
v142:
  %v149 = lshr i32 %v126, 18
  %v150 = trunc i32 %v149 to i8
  %v151 = or i8 %v150, -16
  %v152 = inttoptr i64 %v118 to ptr
  store i8 %v151, ptr %v152, align 1
  %v153 = lshr i32 %v126, 12
  %v154 = trunc i32 %v153 to i8
  %v155 = and i8 %v154, 63
  %v156 = or disjoint i8 %v155, -128
  %v157 = add i64 %v118, 2
  %v158 = getelementptr i8, ptr %v152, i64 1
  store i8 %v156, ptr %v158, align 1
  br label %v148
v148:
  %v159 = phi i64 [ %v146, %v141 ], [ %v157, %v142 ]
  %v160 = lshr i32 %v126, 6
  %v161 = trunc i32 %v160 to i8
  %v162 = and i8 %v161, 63
  %v163 = or disjoint i8 %v162, -128
  br label %v139
v139:
  %v164 = phi i64 [ %v159, %v148 ], [ %v118, %v134 ]
  %v165 = phi i8 [ %v163, %v148 ], [ %v138, %v134 ]
  %v166 = inttoptr i64 %v164 to ptr
  store i8 %v165, ptr %v166, align 1
  %v167 = trunc i32 %v126 to i8
  %v168 = and i8 %v167, 63
  %v169 = or disjoint i8 %v168, -128
  %v170 = add i64 %v164, 2
  %v171 = inttoptr i64 %v164 to ptr
  %v172 = getelementptr i8, ptr %v171, i64 1
  store i8 %v169, ptr %v172, align 1
  br label %v120
v120:
  %v119 = phi i64 [ %v130, %v128 ], [ %v170, %v139 ]
  %v122 = add i64 %v121, 4
  %v124 = add nuw nsw i32 %v123, 1
  %v173 = icmp samesign ult i32 %v124, %v107
  br i1 %v173, label %v117, label %v105
v100:
  %v174 = icmp ult i32 %v97, 2048
  br i1 %v174, label %v175, label %v176
v175:
  %v177 = lshr i32 %v97, 6
  %v178 = trunc nuw nsw i32 %v177 to i8
  %v179 = or disjoint i8 %v178, -64
  br label %v180
v176:
  %v181 = icmp ult i32 %v97, 65536
  br i1 %v181, label %v182, label %v183
v182:
  %v184 = lshr i32 %v97, 12
  %v185 = trunc nuw nsw i32 %v184 to i8
  %v186 = or disjoint i8 %v185, -32
  %v187 = add i64 %v102, 1
  %v188 = inttoptr i64 %v102 to ptr
  store i8 %v186, ptr %v188, align 1
  br label %v189
v183:
  %v190 = lshr i32 %v97, 18
  %v191 = trunc i32 %v190 to i8
  %v192 = or i8 %v191, -16
  %v193 = inttoptr i64 %v102 to ptr
  store i8 %v192, ptr %v193, align 1
  %v194 = lshr i32 %v97, 12
  %v195 = trunc i32 %v194 to i8
  %v196 = and i8 %v195, 63
  %v197 = or disjoint i8 %v196, -128
  %v198 = add i64 %v102, 2
  %v199 = getelementptr i8, ptr %v193, i64 1
  store i8 %v197, ptr %v199, align 1
  br label %v189
v189:
  %v200 = phi i64 [ %v187, %v182 ], [ %v198, %v183 ]
  %v201 = lshr i32 %v97, 6
  %v202 = trunc i32 %v201 to i8
  %v203 = and i8 %v202, 63
  %v204 = or disjoint i8 %v203, -128
  br label %v180
v180:
  %v205 = phi i64 [ %v200, %v189 ], [ %v102, %v175 ]
  %v206 = phi i8 [ %v204, %v189 ], [ %v179, %v175 ]
  %v207 = inttoptr i64 %v205 to ptr
  store i8 %v206, ptr %v207, align 1
  %v208 = trunc i32 %v97 to i8
  %v209 = and i8 %v208, 63
  %v210 = or disjoint i8 %v209, -128
  %v211 = add i64 %v205, 2
  %v212 = inttoptr i64 %v205 to ptr
  %v213 = getelementptr i8, ptr %v212, i64 1
  store i8 %v210, ptr %v213, align 1
  br label %v105
v23:
  %v102 = phi i64 [ %v7, %v17 ], [ %v214, %v105 ]
  %v215 = phi i64 [ 0, %v17 ], [ %v216, %v105 ]
  %v217 = add i64 %v215, %v0
  %v25 = inttoptr i64 %v217 to ptr
  %v35 = load i8, ptr %v25, align 1
  %v30 = zext i8 %v35 to i32
  %v218 = icmp sgt i8 %v35, -1
  br i1 %v218, label %v219, label %v220
v220:
  %v221 = icmp ult i8 %v35, -32
  br i1 %v221, label %v66, label %v222
v219:
  %v223 = add nsw i8 %v35, -97
  %v224 = icmp ult i8 %v223, 26
  %v225 = select i1 %v224, i8 32, i8 0
  %v226 = xor i8 %v225, %v35
  %v227 = add i64 %v102, 1
  %v228 = inttoptr i64 %v102 to ptr
  store i8 %v226, ptr %v228, align 1
  br label %v105
v105:
  %v214 = phi i64 [ %v227, %v219 ], [ %v101, %v99 ], [ %v211, %v180 ], [ %v102, %v96 ], [ %v119, %v120 ]
  %v229 = load i8, ptr %v25, align 1
  %v230 = icmp sgt i8 %v229, -1
  %v231 = icmp ult i8 %v229, -32
  %v232 = icmp ult i8 %v229, -16
  %v233 = select i1 %v232, i64 3, i64 4
  %v234 = select i1 %v231, i64 2, i64 %v233
  %v235 = select i1 %v230, i64 1, i64 %v234
  %v216 = add i64 %v235, %v215
  %v236 = icmp slt i64 %v216, %v1
  br i1 %v236, label %v23, label %v237
v237:
  %v238 = inttoptr i64 %v5 to ptr
  %v239 = getelementptr i8, ptr %v238, i64 -8
  %v240 = load i64, ptr %v239, align 8
  br label %v18
v18:
  %v241 = phi i64 [ %v240, %v237 ], [ %v7, %v15 ]
  %v242 = phi i64 [ %v214, %v237 ], [ %v7, %v15 ]
  %v243 = inttoptr i64 %v5 to ptr
  %v244 = getelementptr i8, ptr %v243, i64 -8
  store i64 %v242, ptr %v244, align 8
  %v245 = sub i64 %v242, %v241
  br label %v14
v14:
  %v246 = phi i64 [ 0, %v247 ], [ %v241, %v18 ]
  %v248 = phi i64 [ 0, %v247 ], [ %v245, %v18 ]
  %v249 = insertvalue { i64, i64 } poison, i64 %v246, 0
  %v250 = insertvalue { i64, i64 } %v249, i64 %v248, 1
  ret { i64, i64 } %v250
}
define internal { i64, i64 } @udf_text_casefold_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v247:
  %v4 = mul i64 %v1, 3
  %v5 = add i64 %v3, 8
  %v6 = inttoptr i64 %v3 to ptr
  %v7 = load i64, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %v6, i64 8
  %v9 = load i64, ptr %v8, align 8
  %v10 = sub i64 %v9, %v7
  %v11 = icmp slt i64 %v10, %v4
  %v12 = icmp eq i64 %v7, 0
  %v13 = or i1 %v12, %v11
  br i1 %v13, label %v14, label %v15
v15:
  %v16 = icmp sgt i64 %v1, 0
  br i1 %v16, label %v17, label %v18
v17:
  %v19 = add i64 %v2, 16
  %v20 = inttoptr i64 %v2 to ptr
  %v21 = getelementptr i8, ptr %v20, i64 4
  %v22 = getelementptr i8, ptr %v20, i64 8
  br label %v23
v66:
  %v24 = getelementptr i8, ptr %v25, i64 1
  %v26 = load i8, ptr %v24, align 1
  %v27 = and i8 %v26, 63
  %v28 = zext nneg i8 %v27 to i32
  %v29 = shl nuw nsw i32 %v30, 6
  %v31 = and i32 %v29, 1984
  %v32 = or disjoint i32 %v31, %v28
  br label %v33
v222:
  %v34 = icmp ult i8 %v35, -16
  %v36 = getelementptr i8, ptr %v25, i64 1
  %v37 = load i8, ptr %v36, align 1
  %v38 = zext i8 %v37 to i32
  %v39 = getelementptr i8, ptr %v25, i64 2
  %v40 = load i8, ptr %v39, align 1
  br i1 %v34, label %v41, label %v42
v41:
  %v43 = shl nuw nsw i32 %v30, 12
  %v44 = and i32 %v43, 61440
  %v45 = shl nuw nsw i32 %v38, 6
  %v46 = and i32 %v45, 4032
  %v47 = or disjoint i32 %v46, %v44
  %v48 = and i8 %v40, 63
  %v49 = zext nneg i8 %v48 to i32
  %v50 = or disjoint i32 %v47, %v49
  br label %v33
v42:
  %v51 = shl nuw nsw i32 %v30, 18
  %v52 = and i32 %v51, 1835008
  %v53 = shl nuw nsw i32 %v38, 12
  %v54 = and i32 %v53, 258048
  %v55 = or disjoint i32 %v54, %v52
  %v56 = zext i8 %v40 to i32
  %v57 = shl nuw nsw i32 %v56, 6
  %v58 = and i32 %v57, 4032
  %v59 = or disjoint i32 %v55, %v58
  %v60 = getelementptr i8, ptr %v25, i64 3
  %v61 = load i8, ptr %v60, align 1
  %v62 = and i8 %v61, 63
  %v63 = zext nneg i8 %v62 to i32
  %v64 = or disjoint i32 %v59, %v63
  br label %v33
v33:
  %v65 = phi i32 [ %v32, %v66 ], [ %v50, %v41 ], [ %v64, %v42 ]
  %v67 = load i32, ptr %v20, align 4
  %v68 = sext i32 %v67 to i64
  %v69 = add i64 %v2, %v68
  %v70 = load i32, ptr %v21, align 4
  %v71 = sext i32 %v70 to i64
  %v72 = add i64 %v2, %v71
  %v73 = lshr i32 %v65, 6
  %v74 = and i32 %v73, 67108862
  %v75 = zext nneg i32 %v74 to i64
  %v76 = add i64 %v19, %v75
  %v77 = inttoptr i64 %v76 to ptr
  %v78 = load i16, ptr %v77, align 2
  %v79 = zext i16 %v78 to i32
  %v80 = shl nuw nsw i32 %v79, 8
  %v81 = shl nuw nsw i32 %v65, 1
  %v82 = and i32 %v81, 254
  %v83 = or disjoint i32 %v80, %v82
  %v84 = zext nneg i32 %v83 to i64
  %v85 = add i64 %v69, %v84
  %v86 = inttoptr i64 %v85 to ptr
  %v87 = load i16, ptr %v86, align 2
  %v88 = zext i16 %v87 to i64
  %v89 = mul nuw nsw i64 %v88, 20
  %v90 = add i64 %v72, %v89
  %v91 = inttoptr i64 %v90 to ptr
  %v92 = getelementptr i8, ptr %v91, i64 16
  %v93 = load i32, ptr %v92, align 4
  %v94 = icmp slt i32 %v93, 268435456
  br i1 %v94, label %v95, label %v96
v95:
  %v97 = add nsw i32 %v93, %v65
  %v98 = icmp ult i32 %v97, 128
  br i1 %v98, label %v99, label %v100
v99:
  %v101 = add i64 %v102, 1
  %v103 = trunc nuw nsw i32 %v97 to i8
  %v104 = inttoptr i64 %v102 to ptr
  store i8 %v103, ptr %v104, align 1
  br label %v105
v96:
  %v106 = lshr i32 %v93, 16
  %v107 = and i32 %v106, 255
  %v108 = icmp eq i32 %v107, 0
  br i1 %v108, label %v105, label %v109
v109:
  %v110 = load i32, ptr %v22, align 4
  %v111 = sext i32 %v110 to i64
  %v112 = shl i32 %v93, 2
  %v113 = and i32 %v112, 262140
  %v114 = zext nneg i32 %v113 to i64
  %v115 = add i64 %v2, %v114
  %v116 = add i64 %v115, %v111
  br label %v117
v117:
  %v118 = phi i64 [ %v102, %v109 ], [ %v119, %v120 ]
  %v121 = phi i64 [ %v116, %v109 ], [ %v122, %v120 ]
  %v123 = phi i32 [ 0, %v109 ], [ %v124, %v120 ]
  %v125 = inttoptr i64 %v121 to ptr
  %v126 = load i32, ptr %v125, align 4
  %v127 = icmp ult i32 %v126, 128
  br i1 %v127, label %v128, label %v129
v128:
  %v130 = add i64 %v118, 1
  %v131 = trunc nuw nsw i32 %v126 to i8
  %v132 = inttoptr i64 %v118 to ptr
  store i8 %v131, ptr %v132, align 1
  br label %v120
v129:
  %v133 = icmp ult i32 %v126, 2048
  br i1 %v133, label %v134, label %v135
v134:
  %v136 = lshr i32 %v126, 6
  %v137 = trunc nuw nsw i32 %v136 to i8
  %v138 = or disjoint i8 %v137, -64
  br label %v139
v135:
  %v140 = icmp ult i32 %v126, 65536
  br i1 %v140, label %v141, label %v142
v141:
  %v143 = lshr i32 %v126, 12
  %v144 = trunc nuw nsw i32 %v143 to i8
  %v145 = or disjoint i8 %v144, -32
  %v146 = add i64 %v118, 1
  %v147 = inttoptr i64 %v118 to ptr
  store i8 %v145, ptr %v147, align 1
  br label %v148
v142:
  %v149 = lshr i32 %v126, 18
  %v150 = trunc i32 %v149 to i8
  %v151 = or i8 %v150, -16
  %v152 = inttoptr i64 %v118 to ptr
  store i8 %v151, ptr %v152, align 1
  %v153 = lshr i32 %v126, 12
  %v154 = trunc i32 %v153 to i8
  %v155 = and i8 %v154, 63
  %v156 = or disjoint i8 %v155, -128
  %v157 = add i64 %v118, 2
  %v158 = getelementptr i8, ptr %v152, i64 1
  store i8 %v156, ptr %v158, align 1
  br label %v148
v148:
  %v159 = phi i64 [ %v146, %v141 ], [ %v157, %v142 ]
  %v160 = lshr i32 %v126, 6
  %v161 = trunc i32 %v160 to i8
  %v162 = and i8 %v161, 63
  %v163 = or disjoint i8 %v162, -128
  br label %v139
v139:
  %v164 = phi i64 [ %v159, %v148 ], [ %v118, %v134 ]
  %v165 = phi i8 [ %v163, %v148 ], [ %v138, %v134 ]
  %v166 = inttoptr i64 %v164 to ptr
  store i8 %v165, ptr %v166, align 1
  %v167 = trunc i32 %v126 to i8
  %v168 = and i8 %v167, 63
  %v169 = or disjoint i8 %v168, -128
  %v170 = add i64 %v164, 2
  %v171 = inttoptr i64 %v164 to ptr
  %v172 = getelementptr i8, ptr %v171, i64 1
  store i8 %v169, ptr %v172, align 1
  br label %v120
v120:
  %v119 = phi i64 [ %v130, %v128 ], [ %v170, %v139 ]
  %v122 = add i64 %v121, 4
  %v124 = add nuw nsw i32 %v123, 1
  %v173 = icmp samesign ult i32 %v124, %v107
  br i1 %v173, label %v117, label %v105
v100:
  %v174 = icmp ult i32 %v97, 2048
  br i1 %v174, label %v175, label %v176
v175:
  %v177 = lshr i32 %v97, 6
  %v178 = trunc nuw nsw i32 %v177 to i8
  %v179 = or disjoint i8 %v178, -64
  br label %v180
v176:
  %v181 = icmp ult i32 %v97, 65536
  br i1 %v181, label %v182, label %v183
v182:
  %v184 = lshr i32 %v97, 12
  %v185 = trunc nuw nsw i32 %v184 to i8
  %v186 = or disjoint i8 %v185, -32
  %v187 = add i64 %v102, 1
  %v188 = inttoptr i64 %v102 to ptr
  store i8 %v186, ptr %v188, align 1
  br label %v189
v183:
  %v190 = lshr i32 %v97, 18
  %v191 = trunc i32 %v190 to i8
  %v192 = or i8 %v191, -16
  %v193 = inttoptr i64 %v102 to ptr
  store i8 %v192, ptr %v193, align 1
  %v194 = lshr i32 %v97, 12
  %v195 = trunc i32 %v194 to i8
  %v196 = and i8 %v195, 63
  %v197 = or disjoint i8 %v196, -128
  %v198 = add i64 %v102, 2
  %v199 = getelementptr i8, ptr %v193, i64 1
  store i8 %v197, ptr %v199, align 1
  br label %v189
v189:
  %v200 = phi i64 [ %v187, %v182 ], [ %v198, %v183 ]
  %v201 = lshr i32 %v97, 6
  %v202 = trunc i32 %v201 to i8
  %v203 = and i8 %v202, 63
  %v204 = or disjoint i8 %v203, -128
  br label %v180
v180:
  %v205 = phi i64 [ %v200, %v189 ], [ %v102, %v175 ]
  %v206 = phi i8 [ %v204, %v189 ], [ %v179, %v175 ]
  %v207 = inttoptr i64 %v205 to ptr
  store i8 %v206, ptr %v207, align 1
  %v208 = trunc i32 %v97 to i8
  %v209 = and i8 %v208, 63
  %v210 = or disjoint i8 %v209, -128
  %v211 = add i64 %v205, 2
  %v212 = inttoptr i64 %v205 to ptr
  %v213 = getelementptr i8, ptr %v212, i64 1
  store i8 %v210, ptr %v213, align 1
  br label %v105
v23:
  %v102 = phi i64 [ %v7, %v17 ], [ %v214, %v105 ]
  %v215 = phi i64 [ 0, %v17 ], [ %v216, %v105 ]
  %v217 = add i64 %v215, %v0
  %v25 = inttoptr i64 %v217 to ptr
  %v35 = load i8, ptr %v25, align 1
  %v30 = zext i8 %v35 to i32
  %v218 = icmp sgt i8 %v35, -1
  br i1 %v218, label %v219, label %v220
v220:
  %v221 = icmp ult i8 %v35, -32
  br i1 %v221, label %v66, label %v222
v219:
  %v223 = add nsw i8 %v35, -65
  %v224 = icmp ult i8 %v223, 26
  %v225 = select i1 %v224, i8 32, i8 0
  %v226 = xor i8 %v225, %v35
  %v227 = add i64 %v102, 1
  %v228 = inttoptr i64 %v102 to ptr
  store i8 %v226, ptr %v228, align 1
  br label %v105
v105:
  %v214 = phi i64 [ %v227, %v219 ], [ %v101, %v99 ], [ %v211, %v180 ], [ %v102, %v96 ], [ %v119, %v120 ]
  %v229 = load i8, ptr %v25, align 1
  %v230 = icmp sgt i8 %v229, -1
  %v231 = icmp ult i8 %v229, -32
  %v232 = icmp ult i8 %v229, -16
  %v233 = select i1 %v232, i64 3, i64 4
  %v234 = select i1 %v231, i64 2, i64 %v233
  %v235 = select i1 %v230, i64 1, i64 %v234
  %v216 = add i64 %v235, %v215
  %v236 = icmp slt i64 %v216, %v1
  br i1 %v236, label %v23, label %v237
v237:
  %v238 = inttoptr i64 %v5 to ptr
  %v239 = getelementptr i8, ptr %v238, i64 -8
  %v240 = load i64, ptr %v239, align 8
  br label %v18
v18:
  %v241 = phi i64 [ %v240, %v237 ], [ %v7, %v15 ]
  %v242 = phi i64 [ %v214, %v237 ], [ %v7, %v15 ]
  %v243 = inttoptr i64 %v5 to ptr
  %v244 = getelementptr i8, ptr %v243, i64 -8
  store i64 %v242, ptr %v244, align 8
  %v245 = sub i64 %v242, %v241
  br label %v14
v14:
  %v246 = phi i64 [ 0, %v247 ], [ %v241, %v18 ]
  %v248 = phi i64 [ 0, %v247 ], [ %v245, %v18 ]
  %v249 = insertvalue { i64, i64 } poison, i64 %v246, 0
  %v250 = insertvalue { i64, i64 } %v249, i64 %v248, 1
  ret { i64, i64 } %v250
}
define internal { i64, i64 } @udf_text_titled_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v538:
  %v4 = mul i64 %v1, 3
  %v5 = add i64 %v3, 8
  %v6 = inttoptr i64 %v3 to ptr
  %v7 = load i64, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %v6, i64 8
  %v9 = load i64, ptr %v8, align 8
  %v10 = sub i64 %v9, %v7
  %v11 = icmp slt i64 %v10, %v4
  %v12 = icmp eq i64 %v7, 0
  %v13 = or i1 %v12, %v11
  br i1 %v13, label %v14, label %v15
v15:
  %v16 = icmp sgt i64 %v1, 0
  br i1 %v16, label %v17, label %v18
v17:
  %v19 = add i64 %v2, 16
  %v20 = inttoptr i64 %v2 to ptr
  %v21 = getelementptr i8, ptr %v20, i64 4
  %v22 = getelementptr i8, ptr %v20, i64 8
  br label %v23
v23:
  %v24 = phi i16 [ 0, %v17 ], [ %v25, %v26 ]
  %v27 = phi i64 [ %v7, %v17 ], [ %v28, %v26 ]
  %v29 = phi i64 [ 0, %v17 ], [ %v30, %v26 ]
  %v31 = add i64 %v29, %v0
  %v32 = inttoptr i64 %v31 to ptr
  %v33 = load i8, ptr %v32, align 1
  %v34 = zext i8 %v33 to i32
  %v35 = icmp sgt i8 %v33, -1
  br i1 %v35, label %v36, label %v37
v36:
  %v38 = zext nneg i8 %v33 to i16
  %v39 = add nuw nsw i16 %v38, 191
  %v40 = and i16 %v39, 254
  %v41 = icmp samesign ult i16 %v40, 26
  %v42 = add nuw nsw i16 %v38, 159
  %v43 = and i16 %v42, 254
  %v44 = icmp samesign ult i16 %v43, 26
  %v45 = or i1 %v41, %v44
  %v46 = zext i1 %v45 to i16
  %v47 = icmp eq i16 %v24, 0
  %v48 = select i1 %v47, i1 %v44, i1 %v41
  %v49 = select i1 %v48, i8 32, i8 0
  %v50 = xor i8 %v49, %v33
  %v51 = add i64 %v27, 1
  %v52 = inttoptr i64 %v27 to ptr
  store i8 %v50, ptr %v52, align 1
  br label %v26
v37:
  %v53 = icmp ult i8 %v33, -32
  br i1 %v53, label %v54, label %v55
v54:
  %v56 = getelementptr i8, ptr %v32, i64 1
  %v57 = load i8, ptr %v56, align 1
  %v58 = and i8 %v57, 63
  %v59 = zext nneg i8 %v58 to i32
  %v60 = shl nuw nsw i32 %v34, 6
  %v61 = and i32 %v60, 1984
  %v62 = or disjoint i32 %v61, %v59
  br label %v63
v55:
  %v64 = icmp ult i8 %v33, -16
  %v65 = getelementptr i8, ptr %v32, i64 1
  %v66 = load i8, ptr %v65, align 1
  %v67 = zext i8 %v66 to i32
  %v68 = getelementptr i8, ptr %v32, i64 2
  %v69 = load i8, ptr %v68, align 1
  br i1 %v64, label %v70, label %v71
v70:
  %v72 = shl nuw nsw i32 %v34, 12
  %v73 = and i32 %v72, 61440
  %v74 = shl nuw nsw i32 %v67, 6
  %v75 = and i32 %v74, 4032
  %v76 = or disjoint i32 %v75, %v73
  %v77 = and i8 %v69, 63
  %v78 = zext nneg i8 %v77 to i32
  %v79 = or disjoint i32 %v76, %v78
  br label %v63
v71:
  %v80 = shl nuw nsw i32 %v34, 18
  %v81 = and i32 %v80, 1835008
  %v82 = shl nuw nsw i32 %v67, 12
  %v83 = and i32 %v82, 258048
  %v84 = or disjoint i32 %v83, %v81
  %v85 = zext i8 %v69 to i32
  %v86 = shl nuw nsw i32 %v85, 6
  %v87 = and i32 %v86, 4032
  %v88 = or disjoint i32 %v84, %v87
  %v89 = getelementptr i8, ptr %v32, i64 3
  %v90 = load i8, ptr %v89, align 1
  %v91 = and i8 %v90, 63
  %v92 = zext nneg i8 %v91 to i32
  %v93 = or disjoint i32 %v88, %v92
  br label %v63
v63:
  %v94 = phi i32 [ %v62, %v54 ], [ %v79, %v70 ], [ %v93, %v71 ]
  %v95 = load i32, ptr %v20, align 4
  %v96 = sext i32 %v95 to i64
  %v97 = add i64 %v2, %v96
  %v98 = load i32, ptr %v21, align 4
  %v99 = sext i32 %v98 to i64
  %v100 = add i64 %v2, %v99
  %v101 = lshr i32 %v94, 6
  %v102 = and i32 %v101, 67108862
  %v103 = zext nneg i32 %v102 to i64
  %v104 = add i64 %v19, %v103
  %v105 = inttoptr i64 %v104 to ptr
  %v106 = load i16, ptr %v105, align 2
  %v107 = zext i16 %v106 to i32
  %v108 = shl nuw nsw i32 %v107, 8
  %v109 = shl nuw nsw i32 %v94, 1
  %v110 = and i32 %v109, 254
  %v111 = or disjoint i32 %v108, %v110
  %v112 = zext nneg i32 %v111 to i64
  %v113 = add i64 %v97, %v112
  %v114 = inttoptr i64 %v113 to ptr
  %v115 = load i16, ptr %v114, align 2
  %v116 = zext i16 %v115 to i64
  %v117 = mul nuw nsw i64 %v116, 20
  %v118 = add i64 %v117, %v100
  %v119 = inttoptr i64 %v118 to ptr
  %v120 = getelementptr i8, ptr %v119, i64 1
  %v121 = load i8, ptr %v120, align 1
  %v122 = lshr i8 %v121, 3
  %v123 = and i8 %v122, 1
  %v124 = zext nneg i8 %v123 to i16
  %v125 = icmp ne i16 %v24, 0
  %v126 = icmp eq i32 %v94, 931
  %v127 = and i1 %v125, %v126
  br i1 %v127, label %v128, label %v129
v128:
  %v130 = phi i64 [ %v131, %v132 ], [ %v29, %v63 ]
  %v133 = icmp slt i64 %v130, 1
  br i1 %v133, label %v134, label %v135
v135:
  %v136 = phi i64 [ %v131, %v135 ], [ %v130, %v128 ]
  %v131 = add i64 %v136, -1
  %v137 = add i64 %v136, %v0
  %v138 = inttoptr i64 %v137 to ptr
  %v139 = getelementptr i8, ptr %v138, i64 -1
  %v140 = load i8, ptr %v139, align 1
  %v141 = icmp slt i8 %v140, -64
  br i1 %v141, label %v135, label %v142
v142:
  %v143 = zext i8 %v140 to i32
  %v144 = icmp sgt i8 %v140, -1
  br i1 %v144, label %v145, label %v146
v145:
  %v147 = icmp ugt i8 %v140, 58
  br i1 %v147, label %v148, label %v149
v149:
  %v150 = zext nneg i8 %v140 to i64
  %v151 = shl nuw nsw i64 1, %v150
  %v152 = and i64 %v151, 288301294651703296
  %v153 = icmp eq i64 %v152, 0
  br i1 %v153, label %v148, label %v154
v148:
  br label %v154
v154:
  %v155 = phi i1 [ false, %v148 ], [ true, %v149 ]
  %v156 = add nsw i8 %v140, -65
  %v157 = icmp ult i8 %v156, 26
  %v158 = add nsw i8 %v140, -97
  %v159 = icmp ult i8 %v158, 26
  %v160 = icmp eq i8 %v140, 94
  %v161 = or i1 %v160, %v155
  %v162 = icmp eq i8 %v140, 96
  %v163 = or i1 %v162, %v161
  %v164 = select i1 %v163, i32 4096, i32 0
  %v165 = icmp eq i8 %v140, 95
  %v166 = select i1 %v165, i32 1536, i32 0
  %v167 = add nsw i8 %v140, -48
  %v168 = icmp ult i8 %v167, 10
  %v169 = select i1 %v168, i32 1038, i32 0
  %v170 = or i32 %v169, %v166
  %v171 = add nsw i8 %v140, -32
  %v172 = icmp ult i8 %v171, 95
  %v173 = select i1 %v172, i32 256, i32 0
  %v174 = or disjoint i32 %v170, %v173
  %v175 = or i1 %v157, %v159
  %v176 = select i1 %v175, i32 3585, i32 0
  %v177 = or i32 %v174, %v176
  %v178 = select i1 %v159, i32 32, i32 0
  %v179 = select i1 %v157, i32 64, i32 %v178
  %v180 = or disjoint i32 %v177, %v179
  %v181 = and i32 %v143, 124
  %v182 = icmp eq i32 %v181, 28
  %v183 = icmp eq i8 %v140, 32
  %v184 = add nsw i8 %v140, -9
  %v185 = icmp ult i8 %v184, 5
  %v186 = or i1 %v183, %v185
  %v187 = or i1 %v182, %v186
  %v188 = select i1 %v187, i32 16, i32 0
  %v189 = or disjoint i32 %v180, %v188
  %v190 = or i32 %v189, %v164
  br label %v132
v146:
  %v191 = icmp ult i8 %v140, -32
  br i1 %v191, label %v192, label %v193
v192:
  %v194 = load i8, ptr %v138, align 1
  %v195 = and i8 %v194, 63
  %v196 = zext nneg i8 %v195 to i32
  %v197 = shl nuw nsw i32 %v143, 6
  %v198 = and i32 %v197, 1984
  %v199 = or disjoint i32 %v198, %v196
  br label %v200
v193:
  %v201 = icmp ult i8 %v140, -16
  %v202 = load i8, ptr %v138, align 1
  %v203 = zext i8 %v202 to i32
  %v204 = getelementptr i8, ptr %v138, i64 1
  %v205 = load i8, ptr %v204, align 1
  br i1 %v201, label %v206, label %v207
v206:
  %v208 = shl nuw nsw i32 %v143, 12
  %v209 = and i32 %v208, 61440
  %v210 = shl nuw nsw i32 %v203, 6
  %v211 = and i32 %v210, 4032
  %v212 = or disjoint i32 %v211, %v209
  %v213 = and i8 %v205, 63
  %v214 = zext nneg i8 %v213 to i32
  %v215 = or disjoint i32 %v212, %v214
  br label %v200
v207:
  %v216 = shl nuw nsw i32 %v143, 18
  %v217 = and i32 %v216, 1835008
  %v218 = shl nuw nsw i32 %v203, 12
  %v219 = and i32 %v218, 258048
  %v220 = or disjoint i32 %v219, %v217
  %v221 = zext i8 %v205 to i32
  %v222 = shl nuw nsw i32 %v221, 6
  %v223 = and i32 %v222, 4032
  %v224 = or disjoint i32 %v220, %v223
  %v225 = getelementptr i8, ptr %v138, i64 2
  %v226 = load i8, ptr %v225, align 1
  %v227 = and i8 %v226, 63
  %v228 = zext nneg i8 %v227 to i32
  %v229 = or disjoint i32 %v224, %v228
  br label %v200
v200:
  %v230 = phi i32 [ %v199, %v192 ], [ %v215, %v206 ], [ %v229, %v207 ]
  %v231 = lshr i32 %v230, 6
  %v232 = and i32 %v231, 67108862
  %v233 = zext nneg i32 %v232 to i64
  %v234 = add i64 %v19, %v233
  %v235 = inttoptr i64 %v234 to ptr
  %v236 = load i16, ptr %v235, align 2
  %v237 = zext i16 %v236 to i32
  %v238 = shl nuw nsw i32 %v237, 8
  %v239 = shl nuw nsw i32 %v230, 1
  %v240 = and i32 %v239, 254
  %v241 = or disjoint i32 %v238, %v240
  %v242 = zext nneg i32 %v241 to i64
  %v243 = add i64 %v97, %v242
  %v244 = inttoptr i64 %v243 to ptr
  %v245 = load i16, ptr %v244, align 2
  %v246 = zext i16 %v245 to i64
  %v247 = mul nuw nsw i64 %v246, 20
  %v248 = add i64 %v247, %v100
  %v249 = inttoptr i64 %v248 to ptr
  %v250 = load i32, ptr %v249, align 4
  br label %v132
v132:
  %v251 = phi i32 [ %v190, %v154 ], [ %v250, %v200 ]
  %v252 = and i32 %v251, 4096
  %v253 = icmp eq i32 %v252, 0
  br i1 %v253, label %v254, label %v128
v254:
  %v255 = and i32 %v251, 2048
  %v256 = icmp eq i32 %v255, 0
  br i1 %v256, label %v134, label %v257
v257:
  %v258 = add i64 %v29, 2
  %v259 = icmp slt i64 %v258, %v1
  br i1 %v259, label %v260, label %v134
v260:
  %v261 = phi i64 [ %v262, %v263 ], [ %v258, %v257 ]
  %v264 = add i64 %v261, %v0
  %v265 = inttoptr i64 %v264 to ptr
  %v266 = load i8, ptr %v265, align 1
  %v267 = sext i8 %v266 to i16
  %v268 = icmp sgt i8 %v266, -1
  %v269 = and i16 %v267, 255
  %v270 = zext nneg i16 %v269 to i32
  br i1 %v268, label %v271, label %v272
v271:
  %v273 = icmp ugt i8 %v266, 58
  br i1 %v273, label %v274, label %v275
v275:
  %v276 = zext nneg i16 %v267 to i64
  %v277 = shl nuw i64 1, %v276
  %v278 = and i64 %v277, 288301294651703296
  %v279 = icmp eq i64 %v278, 0
  br i1 %v279, label %v274, label %v280
v274:
  br label %v280
v280:
  %v281 = phi i1 [ false, %v274 ], [ true, %v275 ]
  %v282 = add nsw i16 %v269, -65
  %v283 = icmp ult i16 %v282, 26
  %v284 = add nsw i16 %v269, -97
  %v285 = icmp ult i16 %v284, 26
  %v286 = icmp eq i8 %v266, 94
  %v287 = or i1 %v286, %v281
  %v288 = icmp eq i8 %v266, 96
  %v289 = or i1 %v288, %v287
  %v290 = select i1 %v289, i32 4096, i32 0
  %v291 = icmp eq i8 %v266, 95
  %v292 = select i1 %v291, i32 1536, i32 0
  %v293 = add nsw i16 %v269, -48
  %v294 = icmp ult i16 %v293, 10
  %v295 = select i1 %v294, i32 1038, i32 0
  %v296 = or i32 %v295, %v292
  %v297 = add nsw i16 %v269, -32
  %v298 = icmp ult i16 %v297, 95
  %v299 = select i1 %v298, i32 256, i32 0
  %v300 = or disjoint i32 %v296, %v299
  %v301 = or i1 %v283, %v285
  %v302 = select i1 %v301, i32 3585, i32 0
  %v303 = or i32 %v300, %v302
  %v304 = select i1 %v285, i32 32, i32 0
  %v305 = select i1 %v283, i32 64, i32 %v304
  %v306 = or disjoint i32 %v303, %v305
  %v307 = and i32 %v270, 124
  %v308 = icmp eq i32 %v307, 28
  %v309 = icmp eq i8 %v266, 32
  %v310 = add nsw i16 %v269, -9
  %v311 = icmp ult i16 %v310, 5
  %v312 = or i1 %v309, %v311
  %v313 = or i1 %v308, %v312
  %v314 = select i1 %v313, i32 16, i32 0
  %v315 = or disjoint i32 %v306, %v314
  %v316 = or i32 %v315, %v290
  br label %v317
v272:
  %v318 = icmp samesign ult i16 %v269, 224
  br i1 %v318, label %v319, label %v320
v319:
  %v321 = getelementptr i8, ptr %v265, i64 1
  %v322 = load i8, ptr %v321, align 1
  %v323 = and i8 %v322, 63
  %v324 = zext nneg i8 %v323 to i32
  %v325 = shl nuw nsw i32 %v270, 6
  %v326 = and i32 %v325, 1984
  %v327 = or disjoint i32 %v326, %v324
  br label %v328
v320:
  %v329 = icmp samesign ult i16 %v269, 240
  %v330 = getelementptr i8, ptr %v265, i64 1
  %v331 = load i8, ptr %v330, align 1
  %v332 = zext i8 %v331 to i32
  %v333 = getelementptr i8, ptr %v265, i64 2
  %v334 = load i8, ptr %v333, align 1
  br i1 %v329, label %v335, label %v336
v335:
  %v337 = shl nuw nsw i32 %v270, 12
  %v338 = and i32 %v337, 61440
  %v339 = shl nuw nsw i32 %v332, 6
  %v340 = and i32 %v339, 4032
  %v341 = or disjoint i32 %v340, %v338
  %v342 = and i8 %v334, 63
  %v343 = zext nneg i8 %v342 to i32
  %v344 = or disjoint i32 %v341, %v343
  br label %v328
v336:
  %v345 = shl nuw nsw i32 %v270, 18
  %v346 = and i32 %v345, 1835008
  %v347 = shl nuw nsw i32 %v332, 12
  %v348 = and i32 %v347, 258048
  %v349 = or disjoint i32 %v348, %v346
  %v350 = zext i8 %v334 to i32
  %v351 = shl nuw nsw i32 %v350, 6
  %v352 = and i32 %v351, 4032
  %v353 = or disjoint i32 %v349, %v352
  %v354 = getelementptr i8, ptr %v265, i64 3
  %v355 = load i8, ptr %v354, align 1
  %v356 = and i8 %v355, 63
  %v357 = zext nneg i8 %v356 to i32
  %v358 = or disjoint i32 %v353, %v357
  br label %v328
v328:
  %v359 = phi i32 [ %v327, %v319 ], [ %v344, %v335 ], [ %v358, %v336 ]
  %v360 = lshr i32 %v359, 6
  %v361 = and i32 %v360, 67108862
  %v362 = zext nneg i32 %v361 to i64
  %v363 = add i64 %v19, %v362
  %v364 = inttoptr i64 %v363 to ptr
  %v365 = load i16, ptr %v364, align 2
  %v366 = zext i16 %v365 to i32
  %v367 = shl nuw nsw i32 %v366, 8
  %v368 = shl nuw nsw i32 %v359, 1
  %v369 = and i32 %v368, 254
  %v370 = or disjoint i32 %v367, %v369
  %v371 = zext nneg i32 %v370 to i64
  %v372 = add i64 %v97, %v371
  %v373 = inttoptr i64 %v372 to ptr
  %v374 = load i16, ptr %v373, align 2
  %v375 = zext i16 %v374 to i64
  %v376 = mul nuw nsw i64 %v375, 20
  %v377 = add i64 %v376, %v100
  %v378 = inttoptr i64 %v377 to ptr
  %v379 = load i32, ptr %v378, align 4
  br label %v317
v317:
  %v380 = phi i32 [ %v316, %v280 ], [ %v379, %v328 ]
  %v381 = and i32 %v380, 4096
  %v382 = icmp eq i32 %v381, 0
  br i1 %v382, label %v383, label %v263
v263:
  %v384 = icmp samesign ult i16 %v269, 240
  %v385 = select i1 %v384, i64 3, i64 4
  %v386 = icmp samesign ult i16 %v269, 224
  %v387 = select i1 %v386, i64 2, i64 %v385
  %v388 = select i1 %v268, i64 1, i64 %v387
  %v262 = add i64 %v388, %v261
  %v389 = icmp slt i64 %v262, %v1
  br i1 %v389, label %v260, label %v134
v129:
  %v390 = icmp eq i16 %v24, 0
  %v391 = select i1 %v390, i64 12, i64 4
  %v392 = add i64 %v118, %v391
  %v393 = inttoptr i64 %v392 to ptr
  %v394 = load i32, ptr %v393, align 4
  %v395 = icmp slt i32 %v394, 268435456
  br i1 %v395, label %v396, label %v397
v396:
  %v398 = add nsw i32 %v394, %v94
  %v399 = icmp ult i32 %v398, 128
  br i1 %v399, label %v400, label %v401
v400:
  %v402 = add i64 %v27, 1
  %v403 = trunc nuw nsw i32 %v398 to i8
  %v404 = inttoptr i64 %v27 to ptr
  store i8 %v403, ptr %v404, align 1
  br label %v26
v397:
  %v405 = lshr i32 %v394, 16
  %v406 = and i32 %v405, 255
  %v407 = icmp eq i32 %v406, 0
  br i1 %v407, label %v26, label %v408
v408:
  %v409 = load i32, ptr %v22, align 4
  %v410 = sext i32 %v409 to i64
  %v411 = shl i32 %v394, 2
  %v412 = and i32 %v411, 262140
  %v413 = zext nneg i32 %v412 to i64
  %v414 = add i64 %v2, %v413
  %v415 = add i64 %v414, %v410
  br label %v416
v416:
  %v417 = phi i64 [ %v27, %v408 ], [ %v418, %v419 ]
  %v420 = phi i64 [ %v415, %v408 ], [ %v421, %v419 ]
  %v422 = phi i32 [ 0, %v408 ], [ %v423, %v419 ]
  %v424 = inttoptr i64 %v420 to ptr
  %v425 = load i32, ptr %v424, align 4
  %v426 = icmp ult i32 %v425, 128
  br i1 %v426, label %v427, label %v428
v427:
  %v429 = add i64 %v417, 1
  %v430 = trunc nuw nsw i32 %v425 to i8
  %v431 = inttoptr i64 %v417 to ptr
  store i8 %v430, ptr %v431, align 1
  br label %v419
v428:
  %v432 = icmp ult i32 %v425, 2048
  br i1 %v432, label %v433, label %v434
v433:
  %v435 = lshr i32 %v425, 6
  %v436 = trunc nuw nsw i32 %v435 to i8
  %v437 = or disjoint i8 %v436, -64
  br label %v438
v434:
  %v439 = icmp ult i32 %v425, 65536
  br i1 %v439, label %v440, label %v441
v440:
  %v442 = lshr i32 %v425, 12
  %v443 = trunc nuw nsw i32 %v442 to i8
  %v444 = or disjoint i8 %v443, -32
  %v445 = add i64 %v417, 1
  %v446 = inttoptr i64 %v417 to ptr
  store i8 %v444, ptr %v446, align 1
  br label %v447
v441:
  %v448 = lshr i32 %v425, 18
  %v449 = trunc i32 %v448 to i8
  %v450 = or i8 %v449, -16
  %v451 = inttoptr i64 %v417 to ptr
  store i8 %v450, ptr %v451, align 1
  %v452 = lshr i32 %v425, 12
  %v453 = trunc i32 %v452 to i8
  %v454 = and i8 %v453, 63
  %v455 = or disjoint i8 %v454, -128
  %v456 = add i64 %v417, 2
  %v457 = getelementptr i8, ptr %v451, i64 1
  store i8 %v455, ptr %v457, align 1
  br label %v447
v447:
  %v458 = phi i64 [ %v445, %v440 ], [ %v456, %v441 ]
  %v459 = lshr i32 %v425, 6
  %v460 = trunc i32 %v459 to i8
  %v461 = and i8 %v460, 63
  %v462 = or disjoint i8 %v461, -128
  br label %v438
v438:
  %v463 = phi i64 [ %v458, %v447 ], [ %v417, %v433 ]
  %v464 = phi i8 [ %v462, %v447 ], [ %v437, %v433 ]
  %v465 = inttoptr i64 %v463 to ptr
  store i8 %v464, ptr %v465, align 1
  %v466 = trunc i32 %v425 to i8
  %v467 = and i8 %v466, 63
  %v468 = or disjoint i8 %v467, -128
  %v469 = add i64 %v463, 2
  %v470 = inttoptr i64 %v463 to ptr
  %v471 = getelementptr i8, ptr %v470, i64 1
  store i8 %v468, ptr %v471, align 1
  br label %v419
v419:
  %v418 = phi i64 [ %v429, %v427 ], [ %v469, %v438 ]
  %v421 = add i64 %v420, 4
  %v423 = add nuw nsw i32 %v422, 1
  %v472 = icmp samesign ult i32 %v423, %v406
  br i1 %v472, label %v416, label %v26
v401:
  %v473 = icmp ult i32 %v398, 2048
  br i1 %v473, label %v474, label %v475
v474:
  %v476 = lshr i32 %v398, 6
  %v477 = trunc nuw nsw i32 %v476 to i8
  %v478 = or disjoint i8 %v477, -64
  br label %v479
v475:
  %v480 = icmp ult i32 %v398, 65536
  br i1 %v480, label %v481, label %v482
v481:
  %v483 = lshr i32 %v398, 12
  %v484 = trunc nuw nsw i32 %v483 to i8
  %v485 = or disjoint i8 %v484, -32
  %v486 = add i64 %v27, 1
  %v487 = inttoptr i64 %v27 to ptr
  store i8 %v485, ptr %v487, align 1
  br label %v488
v383:
  %v489 = and i32 %v380, 2048
  %v490 = icmp eq i32 %v489, 0
  %v491 = select i1 %v490, i8 -126, i8 -125
  br label %v134
v134:
  %v492 = phi i8 [ -126, %v263 ], [ -125, %v254 ], [ -126, %v257 ], [ %v491, %v383 ], [ -125, %v128 ]
  %v493 = inttoptr i64 %v27 to ptr
  store i8 -49, ptr %v493, align 1
  %v494 = add i64 %v27, 2
  %v495 = getelementptr i8, ptr %v493, i64 1
  store i8 %v492, ptr %v495, align 1
  br label %v26
v482:
  %v496 = lshr i32 %v398, 18
  %v497 = trunc i32 %v496 to i8
  %v498 = or i8 %v497, -16
  %v499 = inttoptr i64 %v27 to ptr
  store i8 %v498, ptr %v499, align 1
  %v500 = lshr i32 %v398, 12
  %v501 = trunc i32 %v500 to i8
  %v502 = and i8 %v501, 63
  %v503 = or disjoint i8 %v502, -128
  %v504 = add i64 %v27, 2
  %v505 = getelementptr i8, ptr %v499, i64 1
  store i8 %v503, ptr %v505, align 1
  br label %v488
v488:
  %v506 = phi i64 [ %v486, %v481 ], [ %v504, %v482 ]
  %v507 = lshr i32 %v398, 6
  %v508 = trunc i32 %v507 to i8
  %v509 = and i8 %v508, 63
  %v510 = or disjoint i8 %v509, -128
  br label %v479
v479:
  %v511 = phi i64 [ %v506, %v488 ], [ %v27, %v474 ]
  %v512 = phi i8 [ %v510, %v488 ], [ %v478, %v474 ]
  %v513 = inttoptr i64 %v511 to ptr
  store i8 %v512, ptr %v513, align 1
  %v514 = trunc i32 %v398 to i8
  %v515 = and i8 %v514, 63
  %v516 = or disjoint i8 %v515, -128
  %v517 = add i64 %v511, 2
  %v518 = inttoptr i64 %v511 to ptr
  %v519 = getelementptr i8, ptr %v518, i64 1
  store i8 %v516, ptr %v519, align 1
  br label %v26
v26:
  %v25 = phi i16 [ %v46, %v36 ], [ %v124, %v134 ], [ %v124, %v400 ], [ %v124, %v479 ], [ %v124, %v397 ], [ %v124, %v419 ]
  %v28 = phi i64 [ %v51, %v36 ], [ %v494, %v134 ], [ %v402, %v400 ], [ %v517, %v479 ], [ %v27, %v397 ], [ %v418, %v419 ]
  %v520 = load i8, ptr %v32, align 1
  %v521 = icmp sgt i8 %v520, -1
  %v522 = icmp ult i8 %v520, -32
  %v523 = icmp ult i8 %v520, -16
  %v524 = select i1 %v523, i64 3, i64 4
  %v525 = select i1 %v522, i64 2, i64 %v524
  %v526 = select i1 %v521, i64 1, i64 %v525
  %v30 = add i64 %v526, %v29
  %v527 = icmp slt i64 %v30, %v1
  br i1 %v527, label %v23, label %v528
v528:
  %v529 = inttoptr i64 %v5 to ptr
  %v530 = getelementptr i8, ptr %v529, i64 -8
  %v531 = load i64, ptr %v530, align 8
  br label %v18
v18:
  %v532 = phi i64 [ %v531, %v528 ], [ %v7, %v15 ]
  %v533 = phi i64 [ %v28, %v528 ], [ %v7, %v15 ]
  %v534 = inttoptr i64 %v5 to ptr
  %v535 = getelementptr i8, ptr %v534, i64 -8
  store i64 %v533, ptr %v535, align 8
  %v536 = sub i64 %v533, %v532
  br label %v14
v14:
  %v537 = phi i64 [ 0, %v538 ], [ %v532, %v18 ]
  %v539 = phi i64 [ 0, %v538 ], [ %v536, %v18 ]
  %v540 = insertvalue { i64, i64 } poison, i64 %v537, 0
  %v541 = insertvalue { i64, i64 } %v540, i64 %v539, 1
  ret { i64, i64 } %v541
}
define internal { i64, i64 } @udf_text_capitalize_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v542:
  %v4 = mul i64 %v1, 3
  %v5 = add i64 %v3, 8
  %v6 = inttoptr i64 %v3 to ptr
  %v7 = load i64, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %v6, i64 8
  %v9 = load i64, ptr %v8, align 8
  %v10 = sub i64 %v9, %v7
  %v11 = icmp slt i64 %v10, %v4
  %v12 = icmp eq i64 %v7, 0
  %v13 = or i1 %v12, %v11
  br i1 %v13, label %v14, label %v15
v15:
  %v16 = icmp sgt i64 %v1, 0
  br i1 %v16, label %v17, label %v18
v17:
  %v19 = add i64 %v2, 16
  %v20 = inttoptr i64 %v2 to ptr
  %v21 = getelementptr i8, ptr %v20, i64 4
  %v22 = getelementptr i8, ptr %v20, i64 8
  %v23 = inttoptr i64 %v2 to ptr
  %v24 = getelementptr i8, ptr %v23, i64 4
  %v25 = inttoptr i64 %v2 to ptr
  %v26 = getelementptr i8, ptr %v25, i64 4
  br label %v27
v27:
  %v28 = phi i64 [ %v7, %v17 ], [ %v29, %v30 ]
  %v31 = phi i64 [ 0, %v17 ], [ %v32, %v30 ]
  %v33 = add i64 %v31, %v0
  %v34 = inttoptr i64 %v33 to ptr
  %v35 = load i8, ptr %v34, align 1
  %v36 = zext i8 %v35 to i32
  %v37 = icmp sgt i8 %v35, -1
  br i1 %v37, label %v38, label %v39
v38:
  %v40 = zext nneg i8 %v35 to i16
  %v41 = icmp eq i64 %v31, 0
  %v42 = select i1 %v41, i16 159, i16 191
  %v43 = add nuw nsw i16 %v42, %v40
  %v44 = and i16 %v43, 254
  %v45 = icmp samesign ult i16 %v44, 26
  %v46 = select i1 %v45, i8 32, i8 0
  %v47 = xor i8 %v46, %v35
  %v48 = add i64 %v28, 1
  %v49 = inttoptr i64 %v28 to ptr
  store i8 %v47, ptr %v49, align 1
  br label %v30
v39:
  %v50 = icmp ult i8 %v35, -32
  br i1 %v50, label %v51, label %v52
v51:
  %v53 = getelementptr i8, ptr %v34, i64 1
  %v54 = load i8, ptr %v53, align 1
  %v55 = and i8 %v54, 63
  %v56 = zext nneg i8 %v55 to i32
  %v57 = shl nuw nsw i32 %v36, 6
  %v58 = and i32 %v57, 1984
  %v59 = or disjoint i32 %v58, %v56
  br label %v60
v52:
  %v61 = icmp ult i8 %v35, -16
  %v62 = getelementptr i8, ptr %v34, i64 1
  %v63 = load i8, ptr %v62, align 1
  %v64 = zext i8 %v63 to i32
  %v65 = getelementptr i8, ptr %v34, i64 2
  %v66 = load i8, ptr %v65, align 1
  br i1 %v61, label %v67, label %v68
v67:
  %v69 = shl nuw nsw i32 %v36, 12
  %v70 = and i32 %v69, 61440
  %v71 = shl nuw nsw i32 %v64, 6
  %v72 = and i32 %v71, 4032
  %v73 = or disjoint i32 %v72, %v70
  %v74 = and i8 %v66, 63
  %v75 = zext nneg i8 %v74 to i32
  %v76 = or disjoint i32 %v73, %v75
  br label %v60
v68:
  %v77 = shl nuw nsw i32 %v36, 18
  %v78 = and i32 %v77, 1835008
  %v79 = shl nuw nsw i32 %v64, 12
  %v80 = and i32 %v79, 258048
  %v81 = or disjoint i32 %v80, %v78
  %v82 = zext i8 %v66 to i32
  %v83 = shl nuw nsw i32 %v82, 6
  %v84 = and i32 %v83, 4032
  %v85 = or disjoint i32 %v81, %v84
  %v86 = getelementptr i8, ptr %v34, i64 3
  %v87 = load i8, ptr %v86, align 1
  %v88 = and i8 %v87, 63
  %v89 = zext nneg i8 %v88 to i32
  %v90 = or disjoint i32 %v85, %v89
  br label %v60
v60:
  %v91 = phi i32 [ %v59, %v51 ], [ %v76, %v67 ], [ %v90, %v68 ]
  %v92 = icmp ne i64 %v31, 0
  %v93 = icmp eq i32 %v91, 931
  %v94 = and i1 %v92, %v93
  br i1 %v94, label %v95, label %v96
v95:
  %v97 = phi i64 [ %v98, %v99 ], [ %v31, %v60 ]
  %v100 = icmp slt i64 %v97, 1
  br i1 %v100, label %v101, label %v102
v102:
  %v103 = phi i64 [ %v98, %v102 ], [ %v97, %v95 ]
  %v98 = add i64 %v103, -1
  %v104 = add i64 %v103, %v0
  %v105 = inttoptr i64 %v104 to ptr
  %v106 = getelementptr i8, ptr %v105, i64 -1
  %v107 = load i8, ptr %v106, align 1
  %v108 = icmp slt i8 %v107, -64
  br i1 %v108, label %v102, label %v109
v109:
  %v110 = zext i8 %v107 to i32
  %v111 = icmp sgt i8 %v107, -1
  br i1 %v111, label %v112, label %v113
v112:
  %v114 = icmp ugt i8 %v107, 58
  br i1 %v114, label %v115, label %v116
v116:
  %v117 = zext nneg i8 %v107 to i64
  %v118 = shl nuw nsw i64 1, %v117
  %v119 = and i64 %v118, 288301294651703296
  %v120 = icmp eq i64 %v119, 0
  br i1 %v120, label %v115, label %v121
v115:
  br label %v121
v121:
  %v122 = phi i1 [ false, %v115 ], [ true, %v116 ]
  %v123 = add nsw i8 %v107, -65
  %v124 = icmp ult i8 %v123, 26
  %v125 = add nsw i8 %v107, -97
  %v126 = icmp ult i8 %v125, 26
  %v127 = icmp eq i8 %v107, 94
  %v128 = or i1 %v127, %v122
  %v129 = icmp eq i8 %v107, 96
  %v130 = or i1 %v129, %v128
  %v131 = select i1 %v130, i32 4096, i32 0
  %v132 = icmp eq i8 %v107, 95
  %v133 = select i1 %v132, i32 1536, i32 0
  %v134 = add nsw i8 %v107, -48
  %v135 = icmp ult i8 %v134, 10
  %v136 = select i1 %v135, i32 1038, i32 0
  %v137 = or i32 %v136, %v133
  %v138 = add nsw i8 %v107, -32
  %v139 = icmp ult i8 %v138, 95
  %v140 = select i1 %v139, i32 256, i32 0
  %v141 = or disjoint i32 %v137, %v140
  %v142 = or i1 %v124, %v126
  %v143 = select i1 %v142, i32 3585, i32 0
  %v144 = or i32 %v141, %v143
  %v145 = select i1 %v126, i32 32, i32 0
  %v146 = select i1 %v124, i32 64, i32 %v145
  %v147 = or disjoint i32 %v144, %v146
  %v148 = and i32 %v110, 124
  %v149 = icmp eq i32 %v148, 28
  %v150 = icmp eq i8 %v107, 32
  %v151 = add nsw i8 %v107, -9
  %v152 = icmp ult i8 %v151, 5
  %v153 = or i1 %v150, %v152
  %v154 = or i1 %v149, %v153
  %v155 = select i1 %v154, i32 16, i32 0
  %v156 = or disjoint i32 %v147, %v155
  %v157 = or i32 %v156, %v131
  br label %v99
v113:
  %v158 = icmp ult i8 %v107, -32
  br i1 %v158, label %v159, label %v160
v159:
  %v161 = load i8, ptr %v105, align 1
  %v162 = and i8 %v161, 63
  %v163 = zext nneg i8 %v162 to i32
  %v164 = shl nuw nsw i32 %v110, 6
  %v165 = and i32 %v164, 1984
  %v166 = or disjoint i32 %v165, %v163
  br label %v167
v160:
  %v168 = icmp ult i8 %v107, -16
  %v169 = load i8, ptr %v105, align 1
  %v170 = zext i8 %v169 to i32
  %v171 = getelementptr i8, ptr %v105, i64 1
  %v172 = load i8, ptr %v171, align 1
  br i1 %v168, label %v173, label %v174
v173:
  %v175 = shl nuw nsw i32 %v110, 12
  %v176 = and i32 %v175, 61440
  %v177 = shl nuw nsw i32 %v170, 6
  %v178 = and i32 %v177, 4032
  %v179 = or disjoint i32 %v178, %v176
  %v180 = and i8 %v172, 63
  %v181 = zext nneg i8 %v180 to i32
  %v182 = or disjoint i32 %v179, %v181
  br label %v167
v174:
  %v183 = shl nuw nsw i32 %v110, 18
  %v184 = and i32 %v183, 1835008
  %v185 = shl nuw nsw i32 %v170, 12
  %v186 = and i32 %v185, 258048
  %v187 = or disjoint i32 %v186, %v184
  %v188 = zext i8 %v172 to i32
  %v189 = shl nuw nsw i32 %v188, 6
  %v190 = and i32 %v189, 4032
  %v191 = or disjoint i32 %v187, %v190
  %v192 = getelementptr i8, ptr %v105, i64 2
  %v193 = load i8, ptr %v192, align 1
  %v194 = and i8 %v193, 63
  %v195 = zext nneg i8 %v194 to i32
  %v196 = or disjoint i32 %v191, %v195
  br label %v167
v167:
  %v197 = phi i32 [ %v166, %v159 ], [ %v182, %v173 ], [ %v196, %v174 ]
  %v198 = load i32, ptr %v23, align 4
  %v199 = sext i32 %v198 to i64
  %v200 = add i64 %v2, %v199
  %v201 = load i32, ptr %v24, align 4
  %v202 = sext i32 %v201 to i64
  %v203 = add i64 %v2, %v202
  %v204 = lshr i32 %v197, 6
  %v205 = and i32 %v204, 67108862
  %v206 = zext nneg i32 %v205 to i64
  %v207 = add i64 %v19, %v206
  %v208 = inttoptr i64 %v207 to ptr
  %v209 = load i16, ptr %v208, align 2
  %v210 = zext i16 %v209 to i32
  %v211 = shl nuw nsw i32 %v210, 8
  %v212 = shl nuw nsw i32 %v197, 1
  %v213 = and i32 %v212, 254
  %v214 = or disjoint i32 %v211, %v213
  %v215 = zext nneg i32 %v214 to i64
  %v216 = add i64 %v200, %v215
  %v217 = inttoptr i64 %v216 to ptr
  %v218 = load i16, ptr %v217, align 2
  %v219 = zext i16 %v218 to i64
  %v220 = mul nuw nsw i64 %v219, 20
  %v221 = add i64 %v203, %v220
  %v222 = inttoptr i64 %v221 to ptr
  %v223 = load i32, ptr %v222, align 4
  br label %v99
v99:
  %v224 = phi i32 [ %v157, %v121 ], [ %v223, %v167 ]
  %v225 = and i32 %v224, 4096
  %v226 = icmp eq i32 %v225, 0
  br i1 %v226, label %v227, label %v95
v227:
  %v228 = and i32 %v224, 2048
  %v229 = icmp eq i32 %v228, 0
  br i1 %v229, label %v101, label %v230
v230:
  %v231 = add i64 %v31, 2
  %v232 = icmp slt i64 %v231, %v1
  br i1 %v232, label %v233, label %v101
v233:
  %v234 = phi i64 [ %v235, %v236 ], [ %v231, %v230 ]
  %v237 = add i64 %v234, %v0
  %v238 = inttoptr i64 %v237 to ptr
  %v239 = load i8, ptr %v238, align 1
  %v240 = sext i8 %v239 to i16
  %v241 = icmp sgt i8 %v239, -1
  %v242 = and i16 %v240, 255
  %v243 = zext nneg i16 %v242 to i32
  br i1 %v241, label %v244, label %v245
v244:
  %v246 = icmp ugt i8 %v239, 58
  br i1 %v246, label %v247, label %v248
v248:
  %v249 = zext nneg i16 %v240 to i64
  %v250 = shl nuw i64 1, %v249
  %v251 = and i64 %v250, 288301294651703296
  %v252 = icmp eq i64 %v251, 0
  br i1 %v252, label %v247, label %v253
v247:
  br label %v253
v253:
  %v254 = phi i1 [ false, %v247 ], [ true, %v248 ]
  %v255 = add nsw i16 %v242, -65
  %v256 = icmp ult i16 %v255, 26
  %v257 = add nsw i16 %v242, -97
  %v258 = icmp ult i16 %v257, 26
  %v259 = icmp eq i8 %v239, 94
  %v260 = or i1 %v259, %v254
  %v261 = icmp eq i8 %v239, 96
  %v262 = or i1 %v261, %v260
  %v263 = select i1 %v262, i32 4096, i32 0
  %v264 = icmp eq i8 %v239, 95
  %v265 = select i1 %v264, i32 1536, i32 0
  %v266 = add nsw i16 %v242, -48
  %v267 = icmp ult i16 %v266, 10
  %v268 = select i1 %v267, i32 1038, i32 0
  %v269 = or i32 %v268, %v265
  %v270 = add nsw i16 %v242, -32
  %v271 = icmp ult i16 %v270, 95
  %v272 = select i1 %v271, i32 256, i32 0
  %v273 = or disjoint i32 %v269, %v272
  %v274 = or i1 %v256, %v258
  %v275 = select i1 %v274, i32 3585, i32 0
  %v276 = or i32 %v273, %v275
  %v277 = select i1 %v258, i32 32, i32 0
  %v278 = select i1 %v256, i32 64, i32 %v277
  %v279 = or disjoint i32 %v276, %v278
  %v280 = and i32 %v243, 124
  %v281 = icmp eq i32 %v280, 28
  %v282 = icmp eq i8 %v239, 32
  %v283 = add nsw i16 %v242, -9
  %v284 = icmp ult i16 %v283, 5
  %v285 = or i1 %v282, %v284
  %v286 = or i1 %v281, %v285
  %v287 = select i1 %v286, i32 16, i32 0
  %v288 = or disjoint i32 %v279, %v287
  %v289 = or i32 %v288, %v263
  br label %v290
v245:
  %v291 = icmp samesign ult i16 %v242, 224
  br i1 %v291, label %v292, label %v293
v292:
  %v294 = getelementptr i8, ptr %v238, i64 1
  %v295 = load i8, ptr %v294, align 1
  %v296 = and i8 %v295, 63
  %v297 = zext nneg i8 %v296 to i32
  %v298 = shl nuw nsw i32 %v243, 6
  %v299 = and i32 %v298, 1984
  %v300 = or disjoint i32 %v299, %v297
  br label %v301
v293:
  %v302 = icmp samesign ult i16 %v242, 240
  %v303 = getelementptr i8, ptr %v238, i64 1
  %v304 = load i8, ptr %v303, align 1
  %v305 = zext i8 %v304 to i32
  %v306 = getelementptr i8, ptr %v238, i64 2
  %v307 = load i8, ptr %v306, align 1
  br i1 %v302, label %v308, label %v309
v308:
  %v310 = shl nuw nsw i32 %v243, 12
  %v311 = and i32 %v310, 61440
  %v312 = shl nuw nsw i32 %v305, 6
  %v313 = and i32 %v312, 4032
  %v314 = or disjoint i32 %v313, %v311
  %v315 = and i8 %v307, 63
  %v316 = zext nneg i8 %v315 to i32
  %v317 = or disjoint i32 %v314, %v316
  br label %v301
v309:
  %v318 = shl nuw nsw i32 %v243, 18
  %v319 = and i32 %v318, 1835008
  %v320 = shl nuw nsw i32 %v305, 12
  %v321 = and i32 %v320, 258048
  %v322 = or disjoint i32 %v321, %v319
  %v323 = zext i8 %v307 to i32
  %v324 = shl nuw nsw i32 %v323, 6
  %v325 = and i32 %v324, 4032
  %v326 = or disjoint i32 %v322, %v325
  %v327 = getelementptr i8, ptr %v238, i64 3
  %v328 = load i8, ptr %v327, align 1
  %v329 = and i8 %v328, 63
  %v330 = zext nneg i8 %v329 to i32
  %v331 = or disjoint i32 %v326, %v330
  br label %v301
v301:
  %v332 = phi i32 [ %v300, %v292 ], [ %v317, %v308 ], [ %v331, %v309 ]
  %v333 = load i32, ptr %v25, align 4
  %v334 = sext i32 %v333 to i64
  %v335 = add i64 %v2, %v334
  %v336 = load i32, ptr %v26, align 4
  %v337 = sext i32 %v336 to i64
  %v338 = add i64 %v2, %v337
  %v339 = lshr i32 %v332, 6
  %v340 = and i32 %v339, 67108862
  %v341 = zext nneg i32 %v340 to i64
  %v342 = add i64 %v19, %v341
  %v343 = inttoptr i64 %v342 to ptr
  %v344 = load i16, ptr %v343, align 2
  %v345 = zext i16 %v344 to i32
  %v346 = shl nuw nsw i32 %v345, 8
  %v347 = shl nuw nsw i32 %v332, 1
  %v348 = and i32 %v347, 254
  %v349 = or disjoint i32 %v346, %v348
  %v350 = zext nneg i32 %v349 to i64
  %v351 = add i64 %v335, %v350
  %v352 = inttoptr i64 %v351 to ptr
  %v353 = load i16, ptr %v352, align 2
  %v354 = zext i16 %v353 to i64
  %v355 = mul nuw nsw i64 %v354, 20
  %v356 = add i64 %v338, %v355
  %v357 = inttoptr i64 %v356 to ptr
  %v358 = load i32, ptr %v357, align 4
  br label %v290
v290:
  %v359 = phi i32 [ %v289, %v253 ], [ %v358, %v301 ]
  %v360 = and i32 %v359, 4096
  %v361 = icmp eq i32 %v360, 0
  br i1 %v361, label %v362, label %v236
v236:
  %v363 = icmp samesign ult i16 %v242, 240
  %v364 = select i1 %v363, i64 3, i64 4
  %v365 = icmp samesign ult i16 %v242, 224
  %v366 = select i1 %v365, i64 2, i64 %v364
  %v367 = select i1 %v241, i64 1, i64 %v366
  %v235 = add i64 %v367, %v234
  %v368 = icmp slt i64 %v235, %v1
  br i1 %v368, label %v233, label %v101
v96:
  %v369 = icmp eq i64 %v31, 0
  %v370 = load i32, ptr %v20, align 4
  %v371 = sext i32 %v370 to i64
  %v372 = add i64 %v2, %v371
  %v373 = load i32, ptr %v21, align 4
  %v374 = sext i32 %v373 to i64
  %v375 = add i64 %v2, %v374
  %v376 = lshr i32 %v91, 6
  %v377 = and i32 %v376, 67108862
  %v378 = zext nneg i32 %v377 to i64
  %v379 = add i64 %v19, %v378
  %v380 = inttoptr i64 %v379 to ptr
  %v381 = load i16, ptr %v380, align 2
  %v382 = zext i16 %v381 to i32
  %v383 = shl nuw nsw i32 %v382, 8
  %v384 = shl nuw nsw i32 %v91, 1
  %v385 = and i32 %v384, 254
  %v386 = or disjoint i32 %v383, %v385
  %v387 = zext nneg i32 %v386 to i64
  %v388 = add i64 %v372, %v387
  %v389 = inttoptr i64 %v388 to ptr
  %v390 = load i16, ptr %v389, align 2
  %v391 = zext i16 %v390 to i64
  %v392 = mul nuw nsw i64 %v391, 5
  %v393 = select i1 %v369, i64 3, i64 1
  %v394 = add nuw nsw i64 %v392, %v393
  %v395 = shl nuw nsw i64 %v394, 2
  %v396 = add i64 %v375, %v395
  %v397 = inttoptr i64 %v396 to ptr
  %v398 = load i32, ptr %v397, align 4
  %v399 = icmp slt i32 %v398, 268435456
  br i1 %v399, label %v400, label %v401
v400:
  %v402 = add nsw i32 %v398, %v91
  %v403 = icmp ult i32 %v402, 128
  br i1 %v403, label %v404, label %v405
v404:
  %v406 = add i64 %v28, 1
  %v407 = trunc nuw nsw i32 %v402 to i8
  %v408 = inttoptr i64 %v28 to ptr
  store i8 %v407, ptr %v408, align 1
  br label %v30
v401:
  %v409 = lshr i32 %v398, 16
  %v410 = and i32 %v409, 255
  %v411 = icmp eq i32 %v410, 0
  br i1 %v411, label %v30, label %v412
v412:
  %v413 = load i32, ptr %v22, align 4
  %v414 = sext i32 %v413 to i64
  %v415 = shl i32 %v398, 2
  %v416 = and i32 %v415, 262140
  %v417 = zext nneg i32 %v416 to i64
  %v418 = add i64 %v2, %v417
  %v419 = add i64 %v418, %v414
  br label %v420
v420:
  %v421 = phi i64 [ %v28, %v412 ], [ %v422, %v423 ]
  %v424 = phi i64 [ %v419, %v412 ], [ %v425, %v423 ]
  %v426 = phi i32 [ 0, %v412 ], [ %v427, %v423 ]
  %v428 = inttoptr i64 %v424 to ptr
  %v429 = load i32, ptr %v428, align 4
  %v430 = icmp ult i32 %v429, 128
  br i1 %v430, label %v431, label %v432
v431:
  %v433 = add i64 %v421, 1
  %v434 = trunc nuw nsw i32 %v429 to i8
  %v435 = inttoptr i64 %v421 to ptr
  store i8 %v434, ptr %v435, align 1
  br label %v423
v432:
  %v436 = icmp ult i32 %v429, 2048
  br i1 %v436, label %v437, label %v438
v437:
  %v439 = lshr i32 %v429, 6
  %v440 = trunc nuw nsw i32 %v439 to i8
  %v441 = or disjoint i8 %v440, -64
  br label %v442
v438:
  %v443 = icmp ult i32 %v429, 65536
  br i1 %v443, label %v444, label %v445
v444:
  %v446 = lshr i32 %v429, 12
  %v447 = trunc nuw nsw i32 %v446 to i8
  %v448 = or disjoint i8 %v447, -32
  %v449 = add i64 %v421, 1
  %v450 = inttoptr i64 %v421 to ptr
  store i8 %v448, ptr %v450, align 1
  br label %v451
v445:
  %v452 = lshr i32 %v429, 18
  %v453 = trunc i32 %v452 to i8
  %v454 = or i8 %v453, -16
  %v455 = inttoptr i64 %v421 to ptr
  store i8 %v454, ptr %v455, align 1
  %v456 = lshr i32 %v429, 12
  %v457 = trunc i32 %v456 to i8
  %v458 = and i8 %v457, 63
  %v459 = or disjoint i8 %v458, -128
  %v460 = add i64 %v421, 2
  %v461 = getelementptr i8, ptr %v455, i64 1
  store i8 %v459, ptr %v461, align 1
  br label %v451
v451:
  %v462 = phi i64 [ %v449, %v444 ], [ %v460, %v445 ]
  %v463 = lshr i32 %v429, 6
  %v464 = trunc i32 %v463 to i8
  %v465 = and i8 %v464, 63
  %v466 = or disjoint i8 %v465, -128
  br label %v442
v442:
  %v467 = phi i64 [ %v462, %v451 ], [ %v421, %v437 ]
  %v468 = phi i8 [ %v466, %v451 ], [ %v441, %v437 ]
  %v469 = inttoptr i64 %v467 to ptr
  store i8 %v468, ptr %v469, align 1
  %v470 = trunc i32 %v429 to i8
  %v471 = and i8 %v470, 63
  %v472 = or disjoint i8 %v471, -128
  %v473 = add i64 %v467, 2
  %v474 = inttoptr i64 %v467 to ptr
  %v475 = getelementptr i8, ptr %v474, i64 1
  store i8 %v472, ptr %v475, align 1
  br label %v423
v423:
  %v422 = phi i64 [ %v433, %v431 ], [ %v473, %v442 ]
  %v425 = add i64 %v424, 4
  %v427 = add nuw nsw i32 %v426, 1
  %v476 = icmp samesign ult i32 %v427, %v410
  br i1 %v476, label %v420, label %v30
v405:
  %v477 = icmp ult i32 %v402, 2048
  br i1 %v477, label %v478, label %v479
v478:
  %v480 = lshr i32 %v402, 6
  %v481 = trunc nuw nsw i32 %v480 to i8
  %v482 = or disjoint i8 %v481, -64
  br label %v483
v479:
  %v484 = icmp ult i32 %v402, 65536
  br i1 %v484, label %v485, label %v486
v485:
  %v487 = lshr i32 %v402, 12
  %v488 = trunc nuw nsw i32 %v487 to i8
  %v489 = or disjoint i8 %v488, -32
  %v490 = add i64 %v28, 1
  %v491 = inttoptr i64 %v28 to ptr
  store i8 %v489, ptr %v491, align 1
  br label %v492
v362:
  %v493 = and i32 %v359, 2048
  %v494 = icmp eq i32 %v493, 0
  %v495 = select i1 %v494, i8 -126, i8 -125
  br label %v101
v101:
  %v496 = phi i8 [ -126, %v236 ], [ -125, %v227 ], [ -126, %v230 ], [ %v495, %v362 ], [ -125, %v95 ]
  %v497 = inttoptr i64 %v28 to ptr
  store i8 -49, ptr %v497, align 1
  %v498 = add i64 %v28, 2
  %v499 = getelementptr i8, ptr %v497, i64 1
  store i8 %v496, ptr %v499, align 1
  br label %v30
v486:
  %v500 = lshr i32 %v402, 18
  %v501 = trunc i32 %v500 to i8
  %v502 = or i8 %v501, -16
  %v503 = inttoptr i64 %v28 to ptr
  store i8 %v502, ptr %v503, align 1
  %v504 = lshr i32 %v402, 12
  %v505 = trunc i32 %v504 to i8
  %v506 = and i8 %v505, 63
  %v507 = or disjoint i8 %v506, -128
  %v508 = add i64 %v28, 2
  %v509 = getelementptr i8, ptr %v503, i64 1
  store i8 %v507, ptr %v509, align 1
  br label %v492
v492:
  %v510 = phi i64 [ %v490, %v485 ], [ %v508, %v486 ]
  %v511 = lshr i32 %v402, 6
  %v512 = trunc i32 %v511 to i8
  %v513 = and i8 %v512, 63
  %v514 = or disjoint i8 %v513, -128
  br label %v483
v483:
  %v515 = phi i64 [ %v510, %v492 ], [ %v28, %v478 ]
  %v516 = phi i8 [ %v514, %v492 ], [ %v482, %v478 ]
  %v517 = inttoptr i64 %v515 to ptr
  store i8 %v516, ptr %v517, align 1
  %v518 = trunc i32 %v402 to i8
  %v519 = and i8 %v518, 63
  %v520 = or disjoint i8 %v519, -128
  %v521 = add i64 %v515, 2
  %v522 = inttoptr i64 %v515 to ptr
  %v523 = getelementptr i8, ptr %v522, i64 1
  store i8 %v520, ptr %v523, align 1
  br label %v30
v30:
  %v29 = phi i64 [ %v48, %v38 ], [ %v498, %v101 ], [ %v406, %v404 ], [ %v521, %v483 ], [ %v28, %v401 ], [ %v422, %v423 ]
  %v524 = load i8, ptr %v34, align 1
  %v525 = icmp sgt i8 %v524, -1
  %v526 = icmp ult i8 %v524, -32
  %v527 = icmp ult i8 %v524, -16
  %v528 = select i1 %v527, i64 3, i64 4
  %v529 = select i1 %v526, i64 2, i64 %v528
  %v530 = select i1 %v525, i64 1, i64 %v529
  %v32 = add i64 %v530, %v31
  %v531 = icmp slt i64 %v32, %v1
  br i1 %v531, label %v27, label %v532
v532:
  %v533 = inttoptr i64 %v5 to ptr
  %v534 = getelementptr i8, ptr %v533, i64 -8
  %v535 = load i64, ptr %v534, align 8
  br label %v18
v18:
  %v536 = phi i64 [ %v535, %v532 ], [ %v7, %v15 ]
  %v537 = phi i64 [ %v29, %v532 ], [ %v7, %v15 ]
  %v538 = inttoptr i64 %v5 to ptr
  %v539 = getelementptr i8, ptr %v538, i64 -8
  store i64 %v537, ptr %v539, align 8
  %v540 = sub i64 %v537, %v536
  br label %v14
v14:
  %v541 = phi i64 [ 0, %v542 ], [ %v536, %v18 ]
  %v543 = phi i64 [ 0, %v542 ], [ %v540, %v18 ]
  %v544 = insertvalue { i64, i64 } poison, i64 %v541, 0
  %v545 = insertvalue { i64, i64 } %v544, i64 %v543, 1
  ret { i64, i64 } %v545
}
define internal { i64, i64 } @udf_text_swapcase_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v575:
  %v4 = mul i64 %v1, 3
  %v5 = add i64 %v3, 8
  %v6 = inttoptr i64 %v3 to ptr
  %v7 = load i64, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %v6, i64 8
  %v9 = load i64, ptr %v8, align 8
  %v10 = sub i64 %v9, %v7
  %v11 = icmp slt i64 %v10, %v4
  %v12 = icmp eq i64 %v7, 0
  %v13 = or i1 %v12, %v11
  br i1 %v13, label %v14, label %v15
v15:
  %v16 = icmp sgt i64 %v1, 0
  br i1 %v16, label %v17, label %v18
v17:
  %v19 = add i64 %v2, 16
  %v20 = inttoptr i64 %v2 to ptr
  %v21 = getelementptr i8, ptr %v20, i64 4
  %v22 = getelementptr i8, ptr %v20, i64 8
  br label %v23
v37:
  %v24 = phi i64 [ %v25, %v26 ], [ %v27, %v28 ]
  %v29 = trunc i32 %v30 to i8
  %v31 = and i8 %v29, 63
  %v32 = or disjoint i8 %v31, -128
  br label %v33
v33:
  %v34 = phi i64 [ %v35, %v36 ], [ %v24, %v37 ]
  %v38 = phi i8 [ %v39, %v36 ], [ %v32, %v37 ]
  %v40 = inttoptr i64 %v34 to ptr
  store i8 %v38, ptr %v40, align 1
  %v41 = trunc i32 %v42 to i8
  %v43 = and i8 %v41, 63
  %v44 = or disjoint i8 %v43, -128
  %v45 = add i64 %v34, 2
  %v46 = inttoptr i64 %v34 to ptr
  %v47 = getelementptr i8, ptr %v46, i64 1
  store i8 %v44, ptr %v47, align 1
  br label %v48
v62:
  %v49 = phi i64 [ %v50, %v51 ], [ %v52, %v53 ]
  %v54 = lshr i32 %v55, 6
  %v56 = trunc i32 %v54 to i8
  %v57 = and i8 %v56, 63
  %v58 = or disjoint i8 %v57, -128
  br label %v59
v59:
  %v60 = phi i64 [ %v35, %v61 ], [ %v49, %v62 ]
  %v63 = phi i8 [ %v64, %v61 ], [ %v58, %v62 ]
  %v65 = inttoptr i64 %v60 to ptr
  store i8 %v63, ptr %v65, align 1
  %v66 = trunc i32 %v55 to i8
  %v67 = and i8 %v66, 63
  %v68 = or disjoint i8 %v67, -128
  %v69 = add i64 %v60, 2
  %v70 = inttoptr i64 %v60 to ptr
  %v71 = getelementptr i8, ptr %v70, i64 1
  store i8 %v68, ptr %v71, align 1
  br label %v48
v23:
  %v35 = phi i64 [ %v7, %v17 ], [ %v72, %v48 ]
  %v73 = phi i64 [ 0, %v17 ], [ %v74, %v48 ]
  %v75 = add i64 %v73, %v0
  %v76 = inttoptr i64 %v75 to ptr
  %v77 = load i8, ptr %v76, align 1
  %v78 = zext i8 %v77 to i32
  %v79 = icmp sgt i8 %v77, -1
  br i1 %v79, label %v80, label %v81
v80:
  %v82 = and i8 %v77, 95
  %v83 = add nsw i8 %v82, -65
  %v84 = icmp ult i8 %v83, 26
  %v85 = select i1 %v84, i8 32, i8 0
  %v86 = xor i8 %v85, %v77
  %v87 = add i64 %v35, 1
  %v88 = inttoptr i64 %v35 to ptr
  store i8 %v86, ptr %v88, align 1
  br label %v48
v81:
  %v89 = icmp ult i8 %v77, -32
  br i1 %v89, label %v90, label %v91
v90:
  %v92 = getelementptr i8, ptr %v76, i64 1
  %v93 = load i8, ptr %v92, align 1
  %v94 = and i8 %v93, 63
  %v95 = zext nneg i8 %v94 to i32
  %v96 = shl nuw nsw i32 %v78, 6
  %v97 = and i32 %v96, 1984
  %v98 = or disjoint i32 %v97, %v95
  br label %v99
v91:
  %v100 = icmp ult i8 %v77, -16
  %v101 = getelementptr i8, ptr %v76, i64 1
  %v102 = load i8, ptr %v101, align 1
  %v103 = zext i8 %v102 to i32
  %v104 = getelementptr i8, ptr %v76, i64 2
  %v105 = load i8, ptr %v104, align 1
  br i1 %v100, label %v106, label %v107
v106:
  %v108 = shl nuw nsw i32 %v78, 12
  %v109 = and i32 %v108, 61440
  %v110 = shl nuw nsw i32 %v103, 6
  %v111 = and i32 %v110, 4032
  %v112 = or disjoint i32 %v111, %v109
  %v113 = and i8 %v105, 63
  %v114 = zext nneg i8 %v113 to i32
  %v115 = or disjoint i32 %v112, %v114
  br label %v99
v107:
  %v116 = shl nuw nsw i32 %v78, 18
  %v117 = and i32 %v116, 1835008
  %v118 = shl nuw nsw i32 %v103, 12
  %v119 = and i32 %v118, 258048
  %v120 = or disjoint i32 %v119, %v117
  %v121 = zext i8 %v105 to i32
  %v122 = shl nuw nsw i32 %v121, 6
  %v123 = and i32 %v122, 4032
  %v124 = or disjoint i32 %v120, %v123
  %v125 = getelementptr i8, ptr %v76, i64 3
  %v126 = load i8, ptr %v125, align 1
  %v127 = and i8 %v126, 63
  %v128 = zext nneg i8 %v127 to i32
  %v129 = or disjoint i32 %v124, %v128
  br label %v99
v99:
  %v42 = phi i32 [ %v98, %v90 ], [ %v115, %v106 ], [ %v129, %v107 ]
  %v130 = load i32, ptr %v20, align 4
  %v131 = sext i32 %v130 to i64
  %v132 = add i64 %v2, %v131
  %v133 = load i32, ptr %v21, align 4
  %v134 = sext i32 %v133 to i64
  %v135 = add i64 %v2, %v134
  %v30 = lshr i32 %v42, 6
  %v136 = and i32 %v30, 67108862
  %v137 = zext nneg i32 %v136 to i64
  %v138 = add i64 %v19, %v137
  %v139 = inttoptr i64 %v138 to ptr
  %v140 = load i16, ptr %v139, align 2
  %v141 = zext i16 %v140 to i32
  %v142 = shl nuw nsw i32 %v141, 8
  %v143 = shl nuw nsw i32 %v42, 1
  %v144 = and i32 %v143, 254
  %v145 = or disjoint i32 %v142, %v144
  %v146 = zext nneg i32 %v145 to i64
  %v147 = add i64 %v132, %v146
  %v148 = inttoptr i64 %v147 to ptr
  %v149 = load i16, ptr %v148, align 2
  %v150 = zext i16 %v149 to i64
  %v151 = mul nuw nsw i64 %v150, 20
  %v152 = add i64 %v151, %v135
  %v153 = inttoptr i64 %v152 to ptr
  %v154 = load i32, ptr %v153, align 4
  %v155 = and i32 %v154, 64
  %v156 = icmp ne i32 %v155, 0
  %v157 = lshr i32 %v154, 4
  %v158 = and i32 %v157, 2
  %v159 = select i1 %v156, i32 1, i32 %v158
  %v160 = icmp eq i32 %v42, 931
  %v161 = and i1 %v160, %v156
  br i1 %v161, label %v162, label %v163
v162:
  %v164 = phi i64 [ %v165, %v166 ], [ %v73, %v99 ]
  %v167 = icmp slt i64 %v164, 1
  br i1 %v167, label %v168, label %v169
v169:
  %v170 = phi i64 [ %v165, %v169 ], [ %v164, %v162 ]
  %v165 = add i64 %v170, -1
  %v171 = add i64 %v170, %v0
  %v172 = inttoptr i64 %v171 to ptr
  %v173 = getelementptr i8, ptr %v172, i64 -1
  %v174 = load i8, ptr %v173, align 1
  %v175 = icmp slt i8 %v174, -64
  br i1 %v175, label %v169, label %v176
v176:
  %v177 = zext i8 %v174 to i32
  %v178 = icmp sgt i8 %v174, -1
  br i1 %v178, label %v179, label %v180
v179:
  %v181 = icmp ugt i8 %v174, 58
  br i1 %v181, label %v182, label %v183
v183:
  %v184 = zext nneg i8 %v174 to i64
  %v185 = shl nuw nsw i64 1, %v184
  %v186 = and i64 %v185, 288301294651703296
  %v187 = icmp eq i64 %v186, 0
  br i1 %v187, label %v182, label %v188
v182:
  br label %v188
v188:
  %v189 = phi i1 [ false, %v182 ], [ true, %v183 ]
  %v190 = add nsw i8 %v174, -65
  %v191 = icmp ult i8 %v190, 26
  %v192 = add nsw i8 %v174, -97
  %v193 = icmp ult i8 %v192, 26
  %v194 = icmp eq i8 %v174, 94
  %v195 = or i1 %v194, %v189
  %v196 = icmp eq i8 %v174, 96
  %v197 = or i1 %v196, %v195
  %v198 = select i1 %v197, i32 4096, i32 0
  %v199 = icmp eq i8 %v174, 95
  %v200 = select i1 %v199, i32 1536, i32 0
  %v201 = add nsw i8 %v174, -48
  %v202 = icmp ult i8 %v201, 10
  %v203 = select i1 %v202, i32 1038, i32 0
  %v204 = or i32 %v203, %v200
  %v205 = add nsw i8 %v174, -32
  %v206 = icmp ult i8 %v205, 95
  %v207 = select i1 %v206, i32 256, i32 0
  %v208 = or disjoint i32 %v204, %v207
  %v209 = or i1 %v191, %v193
  %v210 = select i1 %v209, i32 3585, i32 0
  %v211 = or i32 %v208, %v210
  %v212 = select i1 %v193, i32 32, i32 0
  %v213 = select i1 %v191, i32 64, i32 %v212
  %v214 = or disjoint i32 %v211, %v213
  %v215 = and i32 %v177, 124
  %v216 = icmp eq i32 %v215, 28
  %v217 = icmp eq i8 %v174, 32
  %v218 = add nsw i8 %v174, -9
  %v219 = icmp ult i8 %v218, 5
  %v220 = or i1 %v217, %v219
  %v221 = or i1 %v216, %v220
  %v222 = select i1 %v221, i32 16, i32 0
  %v223 = or disjoint i32 %v214, %v222
  %v224 = or i32 %v223, %v198
  br label %v166
v180:
  %v225 = icmp ult i8 %v174, -32
  br i1 %v225, label %v226, label %v227
v226:
  %v228 = load i8, ptr %v172, align 1
  %v229 = and i8 %v228, 63
  %v230 = zext nneg i8 %v229 to i32
  %v231 = shl nuw nsw i32 %v177, 6
  %v232 = and i32 %v231, 1984
  %v233 = or disjoint i32 %v232, %v230
  br label %v234
v227:
  %v235 = icmp ult i8 %v174, -16
  %v236 = load i8, ptr %v172, align 1
  %v237 = zext i8 %v236 to i32
  %v238 = getelementptr i8, ptr %v172, i64 1
  %v239 = load i8, ptr %v238, align 1
  br i1 %v235, label %v240, label %v241
v240:
  %v242 = shl nuw nsw i32 %v177, 12
  %v243 = and i32 %v242, 61440
  %v244 = shl nuw nsw i32 %v237, 6
  %v245 = and i32 %v244, 4032
  %v246 = or disjoint i32 %v245, %v243
  %v247 = and i8 %v239, 63
  %v248 = zext nneg i8 %v247 to i32
  %v249 = or disjoint i32 %v246, %v248
  br label %v234
v241:
  %v250 = shl nuw nsw i32 %v177, 18
  %v251 = and i32 %v250, 1835008
  %v252 = shl nuw nsw i32 %v237, 12
  %v253 = and i32 %v252, 258048
  %v254 = or disjoint i32 %v253, %v251
  %v255 = zext i8 %v239 to i32
  %v256 = shl nuw nsw i32 %v255, 6
  %v257 = and i32 %v256, 4032
  %v258 = or disjoint i32 %v254, %v257
  %v259 = getelementptr i8, ptr %v172, i64 2
  %v260 = load i8, ptr %v259, align 1
  %v261 = and i8 %v260, 63
  %v262 = zext nneg i8 %v261 to i32
  %v263 = or disjoint i32 %v258, %v262
  br label %v234
v234:
  %v264 = phi i32 [ %v233, %v226 ], [ %v249, %v240 ], [ %v263, %v241 ]
  %v265 = lshr i32 %v264, 6
  %v266 = and i32 %v265, 67108862
  %v267 = zext nneg i32 %v266 to i64
  %v268 = add i64 %v19, %v267
  %v269 = inttoptr i64 %v268 to ptr
  %v270 = load i16, ptr %v269, align 2
  %v271 = zext i16 %v270 to i32
  %v272 = shl nuw nsw i32 %v271, 8
  %v273 = shl nuw nsw i32 %v264, 1
  %v274 = and i32 %v273, 254
  %v275 = or disjoint i32 %v272, %v274
  %v276 = zext nneg i32 %v275 to i64
  %v277 = add i64 %v132, %v276
  %v278 = inttoptr i64 %v277 to ptr
  %v279 = load i16, ptr %v278, align 2
  %v280 = zext i16 %v279 to i64
  %v281 = mul nuw nsw i64 %v280, 20
  %v282 = add i64 %v281, %v135
  %v283 = inttoptr i64 %v282 to ptr
  %v284 = load i32, ptr %v283, align 4
  br label %v166
v166:
  %v285 = phi i32 [ %v224, %v188 ], [ %v284, %v234 ]
  %v286 = and i32 %v285, 4096
  %v287 = icmp eq i32 %v286, 0
  br i1 %v287, label %v288, label %v162
v288:
  %v289 = and i32 %v285, 2048
  %v290 = icmp eq i32 %v289, 0
  br i1 %v290, label %v168, label %v291
v291:
  %v292 = add i64 %v73, 2
  %v293 = icmp slt i64 %v292, %v1
  br i1 %v293, label %v294, label %v168
v294:
  %v295 = phi i64 [ %v296, %v297 ], [ %v292, %v291 ]
  %v298 = add i64 %v295, %v0
  %v299 = inttoptr i64 %v298 to ptr
  %v300 = load i8, ptr %v299, align 1
  %v301 = sext i8 %v300 to i16
  %v302 = icmp sgt i8 %v300, -1
  %v303 = and i16 %v301, 255
  %v304 = zext nneg i16 %v303 to i32
  br i1 %v302, label %v305, label %v306
v305:
  %v307 = icmp ugt i8 %v300, 58
  br i1 %v307, label %v308, label %v309
v309:
  %v310 = zext nneg i16 %v301 to i64
  %v311 = shl nuw i64 1, %v310
  %v312 = and i64 %v311, 288301294651703296
  %v313 = icmp eq i64 %v312, 0
  br i1 %v313, label %v308, label %v314
v308:
  br label %v314
v314:
  %v315 = phi i1 [ false, %v308 ], [ true, %v309 ]
  %v316 = add nsw i16 %v303, -65
  %v317 = icmp ult i16 %v316, 26
  %v318 = add nsw i16 %v303, -97
  %v319 = icmp ult i16 %v318, 26
  %v320 = icmp eq i8 %v300, 94
  %v321 = or i1 %v320, %v315
  %v322 = icmp eq i8 %v300, 96
  %v323 = or i1 %v322, %v321
  %v324 = select i1 %v323, i32 4096, i32 0
  %v325 = icmp eq i8 %v300, 95
  %v326 = select i1 %v325, i32 1536, i32 0
  %v327 = add nsw i16 %v303, -48
  %v328 = icmp ult i16 %v327, 10
  %v329 = select i1 %v328, i32 1038, i32 0
  %v330 = or i32 %v329, %v326
  %v331 = add nsw i16 %v303, -32
  %v332 = icmp ult i16 %v331, 95
  %v333 = select i1 %v332, i32 256, i32 0
  %v334 = or disjoint i32 %v330, %v333
  %v335 = or i1 %v317, %v319
  %v336 = select i1 %v335, i32 3585, i32 0
  %v337 = or i32 %v334, %v336
  %v338 = select i1 %v319, i32 32, i32 0
  %v339 = select i1 %v317, i32 64, i32 %v338
  %v340 = or disjoint i32 %v337, %v339
  %v341 = and i32 %v304, 124
  %v342 = icmp eq i32 %v341, 28
  %v343 = icmp eq i8 %v300, 32
  %v344 = add nsw i16 %v303, -9
  %v345 = icmp ult i16 %v344, 5
  %v346 = or i1 %v343, %v345
  %v347 = or i1 %v342, %v346
  %v348 = select i1 %v347, i32 16, i32 0
  %v349 = or disjoint i32 %v340, %v348
  %v350 = or i32 %v349, %v324
  br label %v351
v306:
  %v352 = icmp samesign ult i16 %v303, 224
  br i1 %v352, label %v353, label %v354
v353:
  %v355 = getelementptr i8, ptr %v299, i64 1
  %v356 = load i8, ptr %v355, align 1
  %v357 = and i8 %v356, 63
  %v358 = zext nneg i8 %v357 to i32
  %v359 = shl nuw nsw i32 %v304, 6
  %v360 = and i32 %v359, 1984
  %v361 = or disjoint i32 %v360, %v358
  br label %v362
v354:
  %v363 = icmp samesign ult i16 %v303, 240
  %v364 = getelementptr i8, ptr %v299, i64 1
  %v365 = load i8, ptr %v364, align 1
  %v366 = zext i8 %v365 to i32
  %v367 = getelementptr i8, ptr %v299, i64 2
  %v368 = load i8, ptr %v367, align 1
  br i1 %v363, label %v369, label %v370
v369:
  %v371 = shl nuw nsw i32 %v304, 12
  %v372 = and i32 %v371, 61440
  %v373 = shl nuw nsw i32 %v366, 6
  %v374 = and i32 %v373, 4032
  %v375 = or disjoint i32 %v374, %v372
  %v376 = and i8 %v368, 63
  %v377 = zext nneg i8 %v376 to i32
  %v378 = or disjoint i32 %v375, %v377
  br label %v362
v370:
  %v379 = shl nuw nsw i32 %v304, 18
  %v380 = and i32 %v379, 1835008
  %v381 = shl nuw nsw i32 %v366, 12
  %v382 = and i32 %v381, 258048
  %v383 = or disjoint i32 %v382, %v380
  %v384 = zext i8 %v368 to i32
  %v385 = shl nuw nsw i32 %v384, 6
  %v386 = and i32 %v385, 4032
  %v387 = or disjoint i32 %v383, %v386
  %v388 = getelementptr i8, ptr %v299, i64 3
  %v389 = load i8, ptr %v388, align 1
  %v390 = and i8 %v389, 63
  %v391 = zext nneg i8 %v390 to i32
  %v392 = or disjoint i32 %v387, %v391
  br label %v362
v362:
  %v393 = phi i32 [ %v361, %v353 ], [ %v378, %v369 ], [ %v392, %v370 ]
  %v394 = lshr i32 %v393, 6
  %v395 = and i32 %v394, 67108862
  %v396 = zext nneg i32 %v395 to i64
  %v397 = add i64 %v19, %v396
  %v398 = inttoptr i64 %v397 to ptr
  %v399 = load i16, ptr %v398, align 2
  %v400 = zext i16 %v399 to i32
  %v401 = shl nuw nsw i32 %v400, 8
  %v402 = shl nuw nsw i32 %v393, 1
  %v403 = and i32 %v402, 254
  %v404 = or disjoint i32 %v401, %v403
  %v405 = zext nneg i32 %v404 to i64
  %v406 = add i64 %v132, %v405
  %v407 = inttoptr i64 %v406 to ptr
  %v408 = load i16, ptr %v407, align 2
  %v409 = zext i16 %v408 to i64
  %v410 = mul nuw nsw i64 %v409, 20
  %v411 = add i64 %v410, %v135
  %v412 = inttoptr i64 %v411 to ptr
  %v413 = load i32, ptr %v412, align 4
  br label %v351
v351:
  %v414 = phi i32 [ %v350, %v314 ], [ %v413, %v362 ]
  %v415 = and i32 %v414, 4096
  %v416 = icmp eq i32 %v415, 0
  br i1 %v416, label %v417, label %v297
v297:
  %v418 = icmp samesign ult i16 %v303, 240
  %v419 = select i1 %v418, i64 3, i64 4
  %v420 = icmp samesign ult i16 %v303, 224
  %v421 = select i1 %v420, i64 2, i64 %v419
  %v422 = select i1 %v302, i64 1, i64 %v421
  %v296 = add i64 %v422, %v295
  %v423 = icmp slt i64 %v296, %v1
  br i1 %v423, label %v294, label %v168
v163:
  %v424 = icmp eq i32 %v159, 0
  br i1 %v424, label %v425, label %v426
v426:
  %v427 = shl nuw nsw i32 %v159, 2
  %v428 = zext nneg i32 %v427 to i64
  %v429 = add i64 %v152, %v428
  %v430 = inttoptr i64 %v429 to ptr
  %v431 = load i32, ptr %v430, align 4
  %v432 = icmp slt i32 %v431, 268435456
  br i1 %v432, label %v433, label %v434
v433:
  %v55 = add nsw i32 %v431, %v42
  %v435 = icmp ult i32 %v55, 128
  br i1 %v435, label %v436, label %v437
v436:
  %v438 = add i64 %v35, 1
  %v439 = trunc nuw nsw i32 %v55 to i8
  %v440 = inttoptr i64 %v35 to ptr
  store i8 %v439, ptr %v440, align 1
  br label %v48
v425:
  %v441 = icmp ult i32 %v42, 128
  br i1 %v441, label %v442, label %v443
v442:
  %v444 = add i64 %v35, 1
  %v445 = trunc nuw nsw i32 %v42 to i8
  %v446 = inttoptr i64 %v35 to ptr
  store i8 %v445, ptr %v446, align 1
  br label %v48
v434:
  %v447 = lshr i32 %v431, 16
  %v448 = and i32 %v447, 255
  %v449 = icmp eq i32 %v448, 0
  br i1 %v449, label %v48, label %v450
v450:
  %v451 = load i32, ptr %v22, align 4
  %v452 = sext i32 %v451 to i64
  %v453 = shl i32 %v431, 2
  %v454 = and i32 %v453, 262140
  %v455 = zext nneg i32 %v454 to i64
  %v456 = add i64 %v2, %v455
  %v457 = add i64 %v456, %v452
  br label %v458
v458:
  %v459 = phi i64 [ %v35, %v450 ], [ %v460, %v461 ]
  %v462 = phi i64 [ %v457, %v450 ], [ %v463, %v461 ]
  %v464 = phi i32 [ 0, %v450 ], [ %v465, %v461 ]
  %v466 = inttoptr i64 %v462 to ptr
  %v467 = load i32, ptr %v466, align 4
  %v468 = icmp ult i32 %v467, 128
  br i1 %v468, label %v469, label %v470
v469:
  %v471 = add i64 %v459, 1
  %v472 = trunc nuw nsw i32 %v467 to i8
  %v473 = inttoptr i64 %v459 to ptr
  store i8 %v472, ptr %v473, align 1
  br label %v461
v470:
  %v474 = icmp ult i32 %v467, 2048
  br i1 %v474, label %v475, label %v476
v475:
  %v477 = lshr i32 %v467, 6
  %v478 = trunc nuw nsw i32 %v477 to i8
  %v479 = or disjoint i8 %v478, -64
  br label %v480
v476:
  %v481 = icmp ult i32 %v467, 65536
  br i1 %v481, label %v482, label %v483
v482:
  %v484 = lshr i32 %v467, 12
  %v485 = trunc nuw nsw i32 %v484 to i8
  %v486 = or disjoint i8 %v485, -32
  %v487 = add i64 %v459, 1
  %v488 = inttoptr i64 %v459 to ptr
  store i8 %v486, ptr %v488, align 1
  br label %v489
v483:
  %v490 = lshr i32 %v467, 18
  %v491 = trunc i32 %v490 to i8
  %v492 = or i8 %v491, -16
  %v493 = inttoptr i64 %v459 to ptr
  store i8 %v492, ptr %v493, align 1
  %v494 = lshr i32 %v467, 12
  %v495 = trunc i32 %v494 to i8
  %v496 = and i8 %v495, 63
  %v497 = or disjoint i8 %v496, -128
  %v498 = add i64 %v459, 2
  %v499 = getelementptr i8, ptr %v493, i64 1
  store i8 %v497, ptr %v499, align 1
  br label %v489
v489:
  %v500 = phi i64 [ %v487, %v482 ], [ %v498, %v483 ]
  %v501 = lshr i32 %v467, 6
  %v502 = trunc i32 %v501 to i8
  %v503 = and i8 %v502, 63
  %v504 = or disjoint i8 %v503, -128
  br label %v480
v480:
  %v505 = phi i64 [ %v500, %v489 ], [ %v459, %v475 ]
  %v506 = phi i8 [ %v504, %v489 ], [ %v479, %v475 ]
  %v507 = inttoptr i64 %v505 to ptr
  store i8 %v506, ptr %v507, align 1
  %v508 = trunc i32 %v467 to i8
  %v509 = and i8 %v508, 63
  %v510 = or disjoint i8 %v509, -128
  %v511 = add i64 %v505, 2
  %v512 = inttoptr i64 %v505 to ptr
  %v513 = getelementptr i8, ptr %v512, i64 1
  store i8 %v510, ptr %v513, align 1
  br label %v461
v461:
  %v460 = phi i64 [ %v471, %v469 ], [ %v511, %v480 ]
  %v463 = add i64 %v462, 4
  %v465 = add nuw nsw i32 %v464, 1
  %v514 = icmp samesign ult i32 %v465, %v448
  br i1 %v514, label %v458, label %v48
v443:
  %v515 = icmp ult i32 %v42, 2048
  br i1 %v515, label %v36, label %v516
v36:
  %v517 = trunc nuw i32 %v30 to i8
  %v39 = or disjoint i8 %v517, -64
  br label %v33
v437:
  %v518 = icmp ult i32 %v55, 2048
  br i1 %v518, label %v61, label %v519
v61:
  %v520 = lshr i32 %v55, 6
  %v521 = trunc nuw nsw i32 %v520 to i8
  %v64 = or disjoint i8 %v521, -64
  br label %v59
v516:
  %v522 = icmp ult i32 %v42, 65536
  br i1 %v522, label %v26, label %v28
v28:
  %v523 = lshr i32 %v42, 18
  %v524 = trunc nuw nsw i32 %v523 to i8
  %v525 = or i8 %v524, -16
  %v526 = inttoptr i64 %v35 to ptr
  store i8 %v525, ptr %v526, align 1
  %v527 = lshr i32 %v42, 12
  %v528 = trunc i32 %v527 to i8
  %v529 = and i8 %v528, 63
  %v530 = or disjoint i8 %v529, -128
  %v27 = add i64 %v35, 2
  %v531 = getelementptr i8, ptr %v526, i64 1
  store i8 %v530, ptr %v531, align 1
  br label %v37
v26:
  %v532 = lshr i32 %v42, 12
  %v533 = trunc nuw nsw i32 %v532 to i8
  %v534 = or disjoint i8 %v533, -32
  %v25 = add i64 %v35, 1
  %v535 = inttoptr i64 %v35 to ptr
  store i8 %v534, ptr %v535, align 1
  br label %v37
v519:
  %v536 = icmp ult i32 %v55, 65536
  br i1 %v536, label %v51, label %v53
v53:
  %v537 = lshr i32 %v55, 18
  %v538 = trunc i32 %v537 to i8
  %v539 = or i8 %v538, -16
  %v540 = inttoptr i64 %v35 to ptr
  store i8 %v539, ptr %v540, align 1
  %v541 = lshr i32 %v55, 12
  %v542 = trunc i32 %v541 to i8
  %v543 = and i8 %v542, 63
  %v544 = or disjoint i8 %v543, -128
  %v52 = add i64 %v35, 2
  %v545 = getelementptr i8, ptr %v540, i64 1
  store i8 %v544, ptr %v545, align 1
  br label %v62
v51:
  %v546 = lshr i32 %v55, 12
  %v547 = trunc nuw nsw i32 %v546 to i8
  %v548 = or disjoint i8 %v547, -32
  %v50 = add i64 %v35, 1
  %v549 = inttoptr i64 %v35 to ptr
  store i8 %v548, ptr %v549, align 1
  br label %v62
v417:
  %v550 = and i32 %v414, 2048
  %v551 = icmp eq i32 %v550, 0
  %v552 = select i1 %v551, i8 -126, i8 -125
  br label %v168
v168:
  %v553 = phi i8 [ -126, %v297 ], [ -125, %v288 ], [ -126, %v291 ], [ %v552, %v417 ], [ -125, %v162 ]
  %v554 = inttoptr i64 %v35 to ptr
  store i8 -49, ptr %v554, align 1
  %v555 = add i64 %v35, 2
  %v556 = getelementptr i8, ptr %v554, i64 1
  store i8 %v553, ptr %v556, align 1
  br label %v48
v48:
  %v72 = phi i64 [ %v87, %v80 ], [ %v555, %v168 ], [ %v444, %v442 ], [ %v45, %v33 ], [ %v438, %v436 ], [ %v69, %v59 ], [ %v35, %v434 ], [ %v460, %v461 ]
  %v557 = load i8, ptr %v76, align 1
  %v558 = icmp sgt i8 %v557, -1
  %v559 = icmp ult i8 %v557, -32
  %v560 = icmp ult i8 %v557, -16
  %v561 = select i1 %v560, i64 3, i64 4
  %v562 = select i1 %v559, i64 2, i64 %v561
  %v563 = select i1 %v558, i64 1, i64 %v562
  %v74 = add i64 %v563, %v73
  %v564 = icmp slt i64 %v74, %v1
  br i1 %v564, label %v23, label %v565
v565:
  %v566 = inttoptr i64 %v5 to ptr
  %v567 = getelementptr i8, ptr %v566, i64 -8
  %v568 = load i64, ptr %v567, align 8
  br label %v18
v18:
  %v569 = phi i64 [ %v568, %v565 ], [ %v7, %v15 ]
  %v570 = phi i64 [ %v72, %v565 ], [ %v7, %v15 ]
  %v571 = inttoptr i64 %v5 to ptr
  %v572 = getelementptr i8, ptr %v571, i64 -8
  store i64 %v570, ptr %v572, align 8
  %v573 = sub i64 %v570, %v569
  br label %v14
v14:
  %v574 = phi i64 [ 0, %v575 ], [ %v569, %v18 ]
  %v576 = phi i64 [ 0, %v575 ], [ %v573, %v18 ]
  %v577 = insertvalue { i64, i64 } poison, i64 %v574, 0
  %v578 = insertvalue { i64, i64 } %v577, i64 %v576, 1
  ret { i64, i64 } %v578
}
define internal { i64 } @udf_text_length_utf8(i64 %v0, i64 %v1) noinline nounwind {
v7:
  %v2 = icmp slt i64 %v1, 8
  br i1 %v2, label %v3, label %v4
v4:
  %v5 = phi i64 [ %v6, %v4 ], [ 0, %v7 ]
  %v8 = phi i64 [ %v9, %v4 ], [ %v1, %v7 ]
  %v10 = add i64 %v5, %v0
  %v11 = inttoptr i64 %v10 to ptr
  %v12 = load i64, ptr %v11, align 1
  %v13 = lshr i64 %v12, 7
  %v14 = lshr i64 %v12, 6
  %v15 = and i64 %v14, 72340172838076673
  %v16 = xor i64 %v15, 72340172838076673
  %v17 = and i64 %v16, %v13
  %v18 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v17)
  %v9 = sub i64 %v8, %v18
  %v6 = add i64 %v5, 8
  %v19 = add i64 %v5, 16
  %v20 = icmp sgt i64 %v19, %v1
  br i1 %v20, label %v3, label %v4
v3:
  %v21 = phi i64 [ %v1, %v7 ], [ %v9, %v4 ]
  %v22 = phi i64 [ 0, %v7 ], [ %v6, %v4 ]
  %v23 = icmp slt i64 %v22, %v1
  br i1 %v23, label %v24, label %v25
v24:
  %v26 = phi i64 [ %v27, %v24 ], [ %v21, %v3 ]
  %v28 = phi i64 [ %v29, %v24 ], [ %v22, %v3 ]
  %v30 = add i64 %v28, %v0
  %v31 = inttoptr i64 %v30 to ptr
  %v32 = load i8, ptr %v31, align 1
  %v33 = icmp slt i8 %v32, -64
  %v34 = sext i1 %v33 to i64
  %v27 = add i64 %v26, %v34
  %v29 = add nsw i64 %v28, 1
  %v35 = icmp slt i64 %v29, %v1
  br i1 %v35, label %v24, label %v25
v25:
  %v36 = phi i64 [ %v21, %v3 ], [ %v27, %v24 ]
  %v37 = insertvalue { i64 } poison, i64 %v36, 0
  ret { i64 } %v37
}
define internal { i64, i64 } @udf_text_item_ascii(i64 %v0, i64 %v1, i64 %v2) alwaysinline nounwind {
start:
  %v3 = icmp slt i64 %v2, 0
  %v4 = select i1 %v3, i64 %v1, i64 0
  %v5 = add i64 %v4, %v2
  %v6 = tail call i64 @llvm.smin.i64(i64 %v5, i64 %v1)
  %v7 = icmp slt i64 %v5, 0
  %v8 = select i1 %v7, i64 %v1, i64 %v6
  %v9 = icmp slt i64 %v8, %v1
  %v10 = zext i1 %v9 to i64
  %v11 = add i64 %v8, %v0
  %v12 = insertvalue { i64, i64 } poison, i64 %v11, 0
  %v13 = insertvalue { i64, i64 } %v12, i64 %v10, 1
  ret { i64, i64 } %v13
}
define internal { i64, i64 } @udf_text_item_utf8(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v42:
  %v3 = icmp sgt i64 %v2, -1
  br i1 %v3, label %v4, label %v5
v5:
  %v6 = icmp slt i64 %v1, 8
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = phi i64 [ %v10, %v8 ], [ 0, %v5 ]
  %v11 = phi i64 [ %v12, %v8 ], [ %v1, %v5 ]
  %v13 = add i64 %v9, %v0
  %v14 = inttoptr i64 %v13 to ptr
  %v15 = load i64, ptr %v14, align 1
  %v16 = lshr i64 %v15, 7
  %v17 = lshr i64 %v15, 6
  %v18 = and i64 %v17, 72340172838076673
  %v19 = xor i64 %v18, 72340172838076673
  %v20 = and i64 %v19, %v16
  %v21 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v20)
  %v12 = sub i64 %v11, %v21
  %v10 = add i64 %v9, 8
  %v22 = add i64 %v9, 16
  %v23 = icmp sgt i64 %v22, %v1
  br i1 %v23, label %v7, label %v8
v7:
  %v24 = phi i64 [ %v1, %v5 ], [ %v12, %v8 ]
  %v25 = phi i64 [ 0, %v5 ], [ %v10, %v8 ]
  %v26 = icmp slt i64 %v25, %v1
  br i1 %v26, label %v27, label %v28
v27:
  %v29 = phi i64 [ %v30, %v27 ], [ %v24, %v7 ]
  %v31 = phi i64 [ %v32, %v27 ], [ %v25, %v7 ]
  %v33 = add i64 %v31, %v0
  %v34 = inttoptr i64 %v33 to ptr
  %v35 = load i8, ptr %v34, align 1
  %v36 = icmp slt i8 %v35, -64
  %v37 = sext i1 %v36 to i64
  %v30 = add i64 %v29, %v37
  %v32 = add nsw i64 %v31, 1
  %v38 = icmp slt i64 %v32, %v1
  br i1 %v38, label %v27, label %v28
v28:
  %v39 = phi i64 [ %v24, %v7 ], [ %v30, %v27 ]
  %v40 = add i64 %v39, %v2
  br label %v4
v4:
  %v41 = phi i64 [ %v2, %v42 ], [ %v40, %v28 ]
  %v43 = icmp slt i64 %v41, 0
  br i1 %v43, label %v44, label %v45
v45:
  %v46 = icmp slt i64 %v41, 8
  %v47 = icmp slt i64 %v1, 8
  %v48 = or i1 %v47, %v46
  br i1 %v48, label %v49, label %v50
v50:
  %v51 = phi i64 [ %v52, %v53 ], [ %v41, %v45 ]
  %v54 = phi i64 [ %v55, %v53 ], [ 8, %v45 ]
  %v56 = phi i64 [ %v54, %v53 ], [ 0, %v45 ]
  %v57 = add i64 %v56, %v0
  %v58 = inttoptr i64 %v57 to ptr
  %v59 = load i64, ptr %v58, align 1
  %v60 = and i64 %v59, -9187201950435737472
  %v61 = icmp eq i64 %v60, 0
  br i1 %v61, label %v53, label %v49
v53:
  %v52 = add nsw i64 %v51, -8
  %v55 = add nuw i64 %v54, 8
  %v62 = icmp sle i64 %v55, %v1
  %v63 = icmp sgt i64 %v51, 15
  %v64 = and i1 %v63, %v62
  br i1 %v64, label %v50, label %v49
v49:
  %v65 = phi i64 [ %v41, %v45 ], [ %v51, %v50 ], [ %v52, %v53 ]
  %v66 = phi i64 [ 0, %v45 ], [ %v56, %v50 ], [ %v54, %v53 ]
  %v67 = icmp slt i64 %v66, %v1
  %v68 = icmp sge i64 %v66, %v1
  %v69 = icmp slt i64 %v65, 1
  %v70 = or i1 %v69, %v68
  br i1 %v70, label %v71, label %v72
v72:
  %v73 = phi i64 [ %v74, %v72 ], [ %v65, %v49 ]
  %v75 = phi i64 [ %v76, %v72 ], [ %v66, %v49 ]
  %v77 = add i64 %v75, %v0
  %v78 = inttoptr i64 %v77 to ptr
  %v79 = load i8, ptr %v78, align 1
  %v80 = icmp sgt i8 %v79, -1
  %v81 = icmp ult i8 %v79, -32
  %v82 = icmp ult i8 %v79, -16
  %v83 = select i1 %v82, i64 3, i64 4
  %v84 = select i1 %v81, i64 2, i64 %v83
  %v85 = select i1 %v80, i64 1, i64 %v84
  %v76 = add i64 %v85, %v75
  %v74 = add nsw i64 %v73, -1
  %v86 = icmp slt i64 %v76, %v1
  %v87 = icmp sgt i64 %v73, 1
  %v88 = and i1 %v87, %v86
  br i1 %v88, label %v72, label %v71
v71:
  %v89 = phi i64 [ %v66, %v49 ], [ %v76, %v72 ]
  %v90 = phi i1 [ %v67, %v49 ], [ %v86, %v72 ]
  %v91 = select i1 %v90, i64 %v89, i64 %v1
  br label %v44
v44:
  %v92 = phi i64 [ %v1, %v4 ], [ %v91, %v71 ]
  %v93 = add i64 %v92, %v0
  %v94 = icmp slt i64 %v92, %v1
  br i1 %v94, label %v95, label %v96
v95:
  %v97 = inttoptr i64 %v93 to ptr
  %v98 = load i8, ptr %v97, align 1
  %v99 = icmp sgt i8 %v98, -1
  %v100 = icmp ult i8 %v98, -32
  %v101 = icmp ult i8 %v98, -16
  %v102 = select i1 %v101, i64 3, i64 4
  %v103 = select i1 %v100, i64 2, i64 %v102
  %v104 = select i1 %v99, i64 1, i64 %v103
  br label %v96
v96:
  %v105 = phi i64 [ 0, %v44 ], [ %v104, %v95 ]
  %v106 = insertvalue { i64, i64 } poison, i64 %v93, 0
  %v107 = insertvalue { i64, i64 } %v106, i64 %v105, 1
  ret { i64, i64 } %v107
}
define internal { i64, i64 } @udf_text_slice_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3) alwaysinline nounwind {
start:
  %v4 = or i64 %v3, %v2
  %v5 = icmp slt i64 %v4, 0
  %v6 = select i1 %v5, i64 %v1, i64 0
  %v7 = icmp slt i64 %v2, 0
  %v8 = add i64 %v6, %v2
  %v9 = tail call i64 @llvm.smax.i64(i64 %v8, i64 0)
  %v10 = select i1 %v7, i64 %v9, i64 %v2
  %v11 = icmp slt i64 %v3, 0
  %v12 = add i64 %v6, %v3
  %v13 = tail call i64 @llvm.smax.i64(i64 %v12, i64 0)
  %v14 = select i1 %v11, i64 %v13, i64 %v3
  %v15 = tail call i64 @llvm.smin.i64(i64 %v14, i64 %v1)
  %v16 = icmp sge i64 %v10, %v1
  %v17 = icmp sgt i64 %v10, 0
  %v18 = and i1 %v16, %v17
  %v19 = icmp sgt i64 %v10, %v1
  %v20 = zext i1 %v19 to i64
  %v21 = add i64 %v1, %v20
  %v22 = select i1 %v18, i64 %v21, i64 %v10
  %v23 = tail call i64 @llvm.smin.i64(i64 %v22, i64 %v1)
  %v24 = sub i64 %v15, %v23
  %v25 = tail call i64 @llvm.smax.i64(i64 %v24, i64 0)
  %v26 = add i64 %v23, %v0
  %v27 = insertvalue { i64, i64 } poison, i64 %v26, 0
  %v28 = insertvalue { i64, i64 } %v27, i64 %v25, 1
  ret { i64, i64 } %v28
}
define internal { i64, i64 } @udf_text_slice_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v41:
  %v4 = or i64 %v3, %v2
  %v5 = icmp sgt i64 %v4, -1
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = icmp slt i64 %v1, 8
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = phi i64 [ %v12, %v10 ], [ 0, %v7 ]
  %v13 = phi i64 [ %v14, %v10 ], [ %v1, %v7 ]
  %v15 = add i64 %v11, %v0
  %v16 = inttoptr i64 %v15 to ptr
  %v17 = load i64, ptr %v16, align 1
  %v18 = lshr i64 %v17, 7
  %v19 = lshr i64 %v17, 6
  %v20 = and i64 %v19, 72340172838076673
  %v21 = xor i64 %v20, 72340172838076673
  %v22 = and i64 %v21, %v18
  %v23 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v22)
  %v14 = sub i64 %v13, %v23
  %v12 = add i64 %v11, 8
  %v24 = add i64 %v11, 16
  %v25 = icmp sgt i64 %v24, %v1
  br i1 %v25, label %v9, label %v10
v9:
  %v26 = phi i64 [ %v1, %v7 ], [ %v14, %v10 ]
  %v27 = phi i64 [ 0, %v7 ], [ %v12, %v10 ]
  %v28 = icmp slt i64 %v27, %v1
  br i1 %v28, label %v29, label %v6
v29:
  %v30 = phi i64 [ %v31, %v29 ], [ %v26, %v9 ]
  %v32 = phi i64 [ %v33, %v29 ], [ %v27, %v9 ]
  %v34 = add i64 %v32, %v0
  %v35 = inttoptr i64 %v34 to ptr
  %v36 = load i8, ptr %v35, align 1
  %v37 = icmp slt i8 %v36, -64
  %v38 = sext i1 %v37 to i64
  %v31 = add i64 %v30, %v38
  %v33 = add nsw i64 %v32, 1
  %v39 = icmp slt i64 %v33, %v1
  br i1 %v39, label %v29, label %v6
v6:
  %v40 = phi i64 [ 0, %v41 ], [ %v26, %v9 ], [ %v31, %v29 ]
  %v42 = add i64 %v40, %v2
  %v43 = tail call i64 @llvm.smax.i64(i64 %v42, i64 0)
  %v44 = icmp slt i64 %v2, 0
  %v45 = select i1 %v44, i64 %v43, i64 %v2
  %v46 = add i64 %v40, %v3
  %v47 = tail call i64 @llvm.smax.i64(i64 %v46, i64 0)
  %v48 = icmp slt i64 %v3, 0
  %v49 = select i1 %v48, i64 %v47, i64 %v3
  %v50 = icmp slt i64 %v49, 8
  %v51 = icmp slt i64 %v1, 8
  %v52 = or i1 %v51, %v50
  br i1 %v52, label %v53, label %v54
v54:
  %v55 = phi i64 [ %v56, %v57 ], [ 8, %v6 ]
  %v58 = phi i64 [ %v55, %v57 ], [ 0, %v6 ]
  %v59 = phi i64 [ %v60, %v57 ], [ %v49, %v6 ]
  %v61 = add i64 %v58, %v0
  %v62 = inttoptr i64 %v61 to ptr
  %v63 = load i64, ptr %v62, align 1
  %v64 = and i64 %v63, -9187201950435737472
  %v65 = icmp eq i64 %v64, 0
  br i1 %v65, label %v57, label %v53
v57:
  %v60 = add nsw i64 %v59, -8
  %v56 = add nuw i64 %v55, 8
  %v66 = icmp sle i64 %v56, %v1
  %v67 = icmp sgt i64 %v59, 15
  %v68 = and i1 %v66, %v67
  br i1 %v68, label %v54, label %v53
v53:
  %v69 = phi i64 [ 0, %v6 ], [ %v58, %v54 ], [ %v55, %v57 ]
  %v70 = phi i64 [ %v49, %v6 ], [ %v59, %v54 ], [ %v60, %v57 ]
  %v71 = icmp slt i64 %v69, %v1
  %v72 = icmp sge i64 %v69, %v1
  %v73 = icmp slt i64 %v70, 1
  %v74 = or i1 %v72, %v73
  br i1 %v74, label %v75, label %v76
v76:
  %v77 = phi i64 [ %v78, %v76 ], [ %v69, %v53 ]
  %v79 = phi i64 [ %v80, %v76 ], [ %v70, %v53 ]
  %v81 = add i64 %v77, %v0
  %v82 = inttoptr i64 %v81 to ptr
  %v83 = load i8, ptr %v82, align 1
  %v84 = icmp sgt i8 %v83, -1
  %v85 = icmp ult i8 %v83, -32
  %v86 = icmp ult i8 %v83, -16
  %v87 = select i1 %v86, i64 3, i64 4
  %v88 = select i1 %v85, i64 2, i64 %v87
  %v89 = select i1 %v84, i64 1, i64 %v88
  %v78 = add i64 %v89, %v77
  %v80 = add nsw i64 %v79, -1
  %v90 = icmp slt i64 %v78, %v1
  %v91 = icmp sgt i64 %v79, 1
  %v92 = and i1 %v91, %v90
  br i1 %v92, label %v76, label %v75
v75:
  %v93 = phi i64 [ %v69, %v53 ], [ %v78, %v76 ]
  %v94 = phi i1 [ %v71, %v53 ], [ %v90, %v76 ]
  %v95 = icmp slt i64 %v45, 8
  %v96 = or i1 %v51, %v95
  br i1 %v96, label %v97, label %v98
v98:
  %v99 = phi i64 [ %v100, %v101 ], [ 8, %v75 ]
  %v102 = phi i64 [ %v99, %v101 ], [ 0, %v75 ]
  %v103 = phi i64 [ %v104, %v101 ], [ %v45, %v75 ]
  %v105 = add i64 %v102, %v0
  %v106 = inttoptr i64 %v105 to ptr
  %v107 = load i64, ptr %v106, align 1
  %v108 = and i64 %v107, -9187201950435737472
  %v109 = icmp eq i64 %v108, 0
  br i1 %v109, label %v101, label %v97
v101:
  %v104 = add nsw i64 %v103, -8
  %v100 = add nuw i64 %v99, 8
  %v110 = icmp sle i64 %v100, %v1
  %v111 = icmp sgt i64 %v103, 15
  %v112 = and i1 %v110, %v111
  br i1 %v112, label %v98, label %v97
v97:
  %v113 = phi i64 [ 0, %v75 ], [ %v102, %v98 ], [ %v99, %v101 ]
  %v114 = phi i64 [ %v45, %v75 ], [ %v103, %v98 ], [ %v104, %v101 ]
  %v115 = icmp slt i64 %v113, %v1
  %v116 = icmp sge i64 %v113, %v1
  %v117 = icmp slt i64 %v114, 1
  %v118 = or i1 %v116, %v117
  br i1 %v118, label %v119, label %v120
v120:
  %v121 = phi i64 [ %v122, %v120 ], [ %v113, %v97 ]
  %v123 = phi i64 [ %v124, %v120 ], [ %v114, %v97 ]
  %v125 = add i64 %v121, %v0
  %v126 = inttoptr i64 %v125 to ptr
  %v127 = load i8, ptr %v126, align 1
  %v128 = icmp sgt i8 %v127, -1
  %v129 = icmp ult i8 %v127, -32
  %v130 = icmp ult i8 %v127, -16
  %v131 = select i1 %v130, i64 3, i64 4
  %v132 = select i1 %v129, i64 2, i64 %v131
  %v133 = select i1 %v128, i64 1, i64 %v132
  %v122 = add i64 %v133, %v121
  %v124 = add nsw i64 %v123, -1
  %v134 = icmp slt i64 %v122, %v1
  %v135 = icmp sgt i64 %v123, 1
  %v136 = and i1 %v135, %v134
  br i1 %v136, label %v120, label %v119
v119:
  %v137 = phi i64 [ %v113, %v97 ], [ %v122, %v120 ]
  %v138 = phi i1 [ %v115, %v97 ], [ %v134, %v120 ]
  %v139 = select i1 %v138, i64 %v137, i64 %v1
  %v140 = icmp slt i64 %v45, 1
  %v141 = icmp slt i64 %v137, %v1
  %v142 = or i1 %v140, %v141
  br i1 %v142, label %v143, label %v144
v144:
  br i1 %v51, label %v145, label %v146
v146:
  %v147 = phi i64 [ %v148, %v146 ], [ 0, %v144 ]
  %v149 = phi i64 [ %v150, %v146 ], [ %v1, %v144 ]
  %v151 = add i64 %v147, %v0
  %v152 = inttoptr i64 %v151 to ptr
  %v153 = load i64, ptr %v152, align 1
  %v154 = lshr i64 %v153, 7
  %v155 = lshr i64 %v153, 6
  %v156 = and i64 %v155, 72340172838076673
  %v157 = xor i64 %v156, 72340172838076673
  %v158 = and i64 %v157, %v154
  %v159 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v158)
  %v150 = sub i64 %v149, %v159
  %v148 = add i64 %v147, 8
  %v160 = add i64 %v147, 16
  %v161 = icmp sgt i64 %v160, %v1
  br i1 %v161, label %v145, label %v146
v145:
  %v162 = phi i64 [ %v1, %v144 ], [ %v150, %v146 ]
  %v163 = phi i64 [ 0, %v144 ], [ %v148, %v146 ]
  %v164 = icmp slt i64 %v163, %v1
  br i1 %v164, label %v165, label %v166
v165:
  %v167 = phi i64 [ %v168, %v165 ], [ %v162, %v145 ]
  %v169 = phi i64 [ %v170, %v165 ], [ %v163, %v145 ]
  %v171 = add i64 %v169, %v0
  %v172 = inttoptr i64 %v171 to ptr
  %v173 = load i8, ptr %v172, align 1
  %v174 = icmp slt i8 %v173, -64
  %v175 = sext i1 %v174 to i64
  %v168 = add i64 %v167, %v175
  %v170 = add nsw i64 %v169, 1
  %v176 = icmp slt i64 %v170, %v1
  br i1 %v176, label %v165, label %v166
v166:
  %v177 = phi i64 [ %v162, %v145 ], [ %v168, %v165 ]
  %v178 = add i64 %v1, 1
  %v179 = icmp sgt i64 %v45, %v177
  %v180 = select i1 %v179, i64 %v178, i64 %v139
  br label %v143
v143:
  %v181 = phi i64 [ %v139, %v119 ], [ %v180, %v166 ]
  %v182 = select i1 %v94, i64 %v93, i64 %v1
  %v183 = tail call i64 @llvm.smin.i64(i64 %v181, i64 %v1)
  %v184 = sub i64 %v182, %v183
  %v185 = tail call i64 @llvm.smax.i64(i64 %v184, i64 0)
  %v186 = add i64 %v183, %v0
  %v187 = insertvalue { i64, i64 } poison, i64 %v186, 0
  %v188 = insertvalue { i64, i64 } %v187, i64 %v185, 1
  ret { i64, i64 } %v188
}
define internal { i64, i64 } @udf_text_strip_ascii(i64 %v0, i64 %v1, i32 %v2) noinline nounwind {
v12:
  %v3 = and i32 %v2, 1
  %v4 = icmp eq i32 %v3, 0
  %v5 = icmp slt i64 %v1, 1
  %v6 = or i1 %v5, %v4
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = phi i64 [ %v10, %v11 ], [ 0, %v12 ]
  %v13 = add i64 %v9, %v0
  %v14 = inttoptr i64 %v13 to ptr
  %v15 = load i8, ptr %v14, align 1
  %v16 = sext i8 %v15 to i16
  %v17 = icmp sgt i8 %v15, -1
  br i1 %v17, label %v18, label %v19
v18:
  %v20 = icmp ne i8 %v15, 32
  %v21 = add nsw i16 %v16, -14
  %v22 = icmp ult i16 %v21, -5
  %v23 = and i1 %v20, %v22
  %v24 = and i8 %v15, 124
  %v25 = icmp ne i8 %v24, 28
  %v26 = and i1 %v25, %v23
  br i1 %v26, label %v7, label %v11
v19:
  %v27 = and i16 %v16, 255
  %v28 = icmp eq i8 %v15, -123
  %v29 = icmp eq i16 %v27, 160
  %v30 = or i1 %v28, %v29
  br i1 %v30, label %v11, label %v7
v11:
  %v10 = add nuw nsw i64 %v9, 1
  %v31 = icmp slt i64 %v10, %v1
  br i1 %v31, label %v8, label %v7
v7:
  %v32 = phi i64 [ 0, %v12 ], [ %v9, %v18 ], [ %v1, %v11 ], [ %v9, %v19 ]
  %v33 = and i32 %v2, 2
  %v34 = icmp ne i32 %v33, 0
  %v35 = icmp sgt i64 %v1, %v32
  %v36 = and i1 %v34, %v35
  br i1 %v36, label %v37, label %v38
v37:
  %v39 = phi i64 [ %v40, %v41 ], [ %v1, %v7 ]
  %v40 = add nsw i64 %v39, -1
  %v42 = add i64 %v40, %v0
  %v43 = inttoptr i64 %v42 to ptr
  %v44 = load i8, ptr %v43, align 1
  %v45 = sext i8 %v44 to i16
  %v46 = icmp sgt i8 %v44, -1
  br i1 %v46, label %v47, label %v48
v47:
  %v49 = icmp eq i8 %v44, 32
  %v50 = add nsw i16 %v45, -9
  %v51 = icmp ult i16 %v50, 5
  %v52 = or i1 %v49, %v51
  %v53 = and i8 %v44, 124
  %v54 = icmp eq i8 %v53, 28
  %v55 = or i1 %v54, %v52
  br i1 %v55, label %v41, label %v38
v41:
  %v56 = icmp sgt i64 %v40, %v32
  br i1 %v56, label %v37, label %v38
v48:
  %v57 = and i16 %v45, 255
  %v58 = icmp eq i8 %v44, -123
  %v59 = icmp eq i16 %v57, 160
  %v60 = or i1 %v58, %v59
  br i1 %v60, label %v41, label %v38
v38:
  %v61 = phi i64 [ %v1, %v7 ], [ %v39, %v47 ], [ %v32, %v41 ], [ %v39, %v48 ]
  %v62 = sub i64 %v61, %v32
  %v63 = add i64 %v32, %v0
  %v64 = insertvalue { i64, i64 } poison, i64 %v63, 0
  %v65 = insertvalue { i64, i64 } %v64, i64 %v62, 1
  ret { i64, i64 } %v65
}
define internal { i64, i64 } @udf_text_strip_utf8(i64 %v0, i64 %v1, i32 %v2) noinline nounwind {
v12:
  %v3 = and i32 %v2, 1
  %v4 = icmp eq i32 %v3, 0
  %v5 = icmp slt i64 %v1, 1
  %v6 = or i1 %v5, %v4
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = phi i64 [ %v10, %v11 ], [ 0, %v12 ]
  %v13 = add i64 %v9, %v0
  %v14 = inttoptr i64 %v13 to ptr
  %v15 = load i8, ptr %v14, align 1
  %v16 = zext i8 %v15 to i32
  %v17 = icmp sgt i8 %v15, -1
  br i1 %v17, label %v18, label %v19
v19:
  %v20 = icmp ult i8 %v15, -32
  br i1 %v20, label %v21, label %v22
v21:
  %v23 = getelementptr i8, ptr %v14, i64 1
  %v24 = load i8, ptr %v23, align 1
  %v25 = and i8 %v24, 63
  %v26 = zext nneg i8 %v25 to i32
  %v27 = shl nuw nsw i32 %v16, 6
  %v28 = and i32 %v27, 1984
  %v29 = or disjoint i32 %v28, %v26
  br label %v18
v22:
  %v30 = icmp ult i8 %v15, -16
  %v31 = getelementptr i8, ptr %v14, i64 1
  %v32 = load i8, ptr %v31, align 1
  %v33 = zext i8 %v32 to i32
  %v34 = getelementptr i8, ptr %v14, i64 2
  %v35 = load i8, ptr %v34, align 1
  br i1 %v30, label %v36, label %v37
v36:
  %v38 = shl nuw nsw i32 %v16, 12
  %v39 = and i32 %v38, 61440
  %v40 = shl nuw nsw i32 %v33, 6
  %v41 = and i32 %v40, 4032
  %v42 = or disjoint i32 %v41, %v39
  %v43 = and i8 %v35, 63
  %v44 = zext nneg i8 %v43 to i32
  %v45 = or disjoint i32 %v42, %v44
  br label %v18
v37:
  %v46 = shl nuw nsw i32 %v16, 18
  %v47 = and i32 %v46, 1835008
  %v48 = shl nuw nsw i32 %v33, 12
  %v49 = and i32 %v48, 258048
  %v50 = or disjoint i32 %v49, %v47
  %v51 = zext i8 %v35 to i32
  %v52 = shl nuw nsw i32 %v51, 6
  %v53 = and i32 %v52, 4032
  %v54 = or disjoint i32 %v50, %v53
  %v55 = getelementptr i8, ptr %v14, i64 3
  %v56 = load i8, ptr %v55, align 1
  %v57 = and i8 %v56, 63
  %v58 = zext nneg i8 %v57 to i32
  %v59 = or disjoint i32 %v54, %v58
  br label %v18
v18:
  %v60 = phi i32 [ %v16, %v8 ], [ %v29, %v21 ], [ %v45, %v36 ], [ %v59, %v37 ]
  %v61 = icmp ult i32 %v60, 128
  br i1 %v61, label %v62, label %v63
v62:
  %v64 = add nsw i32 %v60, -9
  %v65 = icmp ult i32 %v64, 5
  %v66 = icmp eq i32 %v60, 32
  %v67 = or i1 %v66, %v65
  %v68 = and i32 %v60, 124
  %v69 = icmp eq i32 %v68, 28
  %v70 = or i1 %v69, %v67
  br label %v71
v63:
  switch i32 %v60, label %v72 [
    i32 5760, label %v73
    i32 160, label %v73
    i32 133, label %v73
  ]
v72:
  %v74 = add nsw i32 %v60, -8192
  %v75 = icmp ult i32 %v74, 11
  br label %v73
v73:
  %v76 = phi i1 [ true, %v63 ], [ %v75, %v72 ], [ true, %v63 ], [ true, %v63 ]
  %v77 = and i32 %v60, -2
  %v78 = icmp eq i32 %v77, 8232
  %v79 = or i1 %v78, %v76
  %v80 = icmp eq i32 %v60, 8239
  %v81 = or i1 %v80, %v79
  %v82 = icmp eq i32 %v60, 8287
  %v83 = or i1 %v82, %v81
  %v84 = icmp eq i32 %v60, 12288
  %v85 = or i1 %v84, %v83
  br label %v71
v71:
  %v86 = phi i1 [ %v70, %v62 ], [ %v85, %v73 ]
  br i1 %v86, label %v11, label %v7
v11:
  %v87 = icmp ult i8 %v15, -16
  %v88 = select i1 %v87, i64 3, i64 4
  %v89 = icmp ult i8 %v15, -32
  %v90 = select i1 %v89, i64 2, i64 %v88
  %v91 = select i1 %v17, i64 1, i64 %v90
  %v10 = add i64 %v91, %v9
  %v92 = icmp slt i64 %v10, %v1
  br i1 %v92, label %v8, label %v7
v7:
  %v93 = phi i64 [ 0, %v12 ], [ %v9, %v71 ], [ %v10, %v11 ]
  %v94 = and i32 %v2, 2
  %v95 = icmp eq i32 %v94, 0
  br i1 %v95, label %v96, label %v97
v97:
  %v98 = phi i64 [ %v99, %v100 ], [ %v1, %v7 ]
  %v101 = icmp sgt i64 %v98, %v93
  br i1 %v101, label %v102, label %v96
v102:
  %v103 = phi i64 [ %v99, %v102 ], [ %v98, %v97 ]
  %v99 = add i64 %v103, -1
  %v104 = add i64 %v103, %v0
  %v105 = inttoptr i64 %v104 to ptr
  %v106 = getelementptr i8, ptr %v105, i64 -1
  %v107 = load i8, ptr %v106, align 1
  %v108 = icmp slt i8 %v107, -64
  br i1 %v108, label %v102, label %v109
v109:
  %v110 = zext i8 %v107 to i32
  %v111 = icmp sgt i8 %v107, -1
  br i1 %v111, label %v112, label %v113
v113:
  %v114 = icmp ult i8 %v107, -32
  br i1 %v114, label %v115, label %v116
v115:
  %v117 = load i8, ptr %v105, align 1
  %v118 = and i8 %v117, 63
  %v119 = zext nneg i8 %v118 to i32
  %v120 = shl nuw nsw i32 %v110, 6
  %v121 = and i32 %v120, 1984
  %v122 = or disjoint i32 %v121, %v119
  br label %v112
v116:
  %v123 = icmp ult i8 %v107, -16
  %v124 = load i8, ptr %v105, align 1
  %v125 = zext i8 %v124 to i32
  %v126 = getelementptr i8, ptr %v105, i64 1
  %v127 = load i8, ptr %v126, align 1
  br i1 %v123, label %v128, label %v129
v128:
  %v130 = shl nuw nsw i32 %v110, 12
  %v131 = and i32 %v130, 61440
  %v132 = shl nuw nsw i32 %v125, 6
  %v133 = and i32 %v132, 4032
  %v134 = or disjoint i32 %v133, %v131
  %v135 = and i8 %v127, 63
  %v136 = zext nneg i8 %v135 to i32
  %v137 = or disjoint i32 %v134, %v136
  br label %v112
v129:
  %v138 = shl nuw nsw i32 %v110, 18
  %v139 = and i32 %v138, 1835008
  %v140 = shl nuw nsw i32 %v125, 12
  %v141 = and i32 %v140, 258048
  %v142 = or disjoint i32 %v141, %v139
  %v143 = zext i8 %v127 to i32
  %v144 = shl nuw nsw i32 %v143, 6
  %v145 = and i32 %v144, 4032
  %v146 = or disjoint i32 %v142, %v145
  %v147 = getelementptr i8, ptr %v105, i64 2
  %v148 = load i8, ptr %v147, align 1
  %v149 = and i8 %v148, 63
  %v150 = zext nneg i8 %v149 to i32
  %v151 = or disjoint i32 %v146, %v150
  br label %v112
v112:
  %v152 = phi i32 [ %v110, %v109 ], [ %v122, %v115 ], [ %v137, %v128 ], [ %v151, %v129 ]
  %v153 = icmp ult i32 %v152, 128
  br i1 %v153, label %v154, label %v155
v154:
  %v156 = add nsw i32 %v152, -9
  %v157 = icmp ult i32 %v156, 5
  %v158 = icmp eq i32 %v152, 32
  %v159 = or i1 %v158, %v157
  %v160 = and i32 %v152, 124
  %v161 = icmp eq i32 %v160, 28
  %v162 = or i1 %v161, %v159
  br label %v100
v155:
  switch i32 %v152, label %v163 [
    i32 5760, label %v164
    i32 160, label %v164
    i32 133, label %v164
  ]
v163:
  %v165 = add nsw i32 %v152, -8192
  %v166 = icmp ult i32 %v165, 11
  br label %v164
v164:
  %v167 = phi i1 [ true, %v155 ], [ %v166, %v163 ], [ true, %v155 ], [ true, %v155 ]
  %v168 = and i32 %v152, -2
  %v169 = icmp eq i32 %v168, 8232
  %v170 = or i1 %v169, %v167
  %v171 = icmp eq i32 %v152, 8239
  %v172 = or i1 %v171, %v170
  %v173 = icmp eq i32 %v152, 8287
  %v174 = or i1 %v173, %v172
  %v175 = icmp eq i32 %v152, 12288
  %v176 = or i1 %v175, %v174
  br label %v100
v100:
  %v177 = phi i1 [ %v162, %v154 ], [ %v176, %v164 ]
  br i1 %v177, label %v97, label %v96
v96:
  %v178 = phi i64 [ %v1, %v7 ], [ %v98, %v97 ], [ %v98, %v100 ]
  %v179 = sub i64 %v178, %v93
  %v180 = add i64 %v93, %v0
  %v181 = insertvalue { i64, i64 } poison, i64 %v180, 0
  %v182 = insertvalue { i64, i64 } %v181, i64 %v179, 1
  ret { i64, i64 } %v182
}
define internal { i64, i64 } @udf_text_strip_of_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v4) noinline nounwind {
v41:
  %v5 = and i32 %v4, 1
  %v6 = icmp eq i32 %v5, 0
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = icmp slt i64 %v3, 1
  %v10 = icmp slt i64 %v1, 1
  %v11 = or i1 %v9, %v10
  br i1 %v11, label %v7, label %v12
v12:
  %v13 = phi i64 [ %v14, %v15 ], [ 0, %v8 ]
  %v16 = add i64 %v13, %v0
  %v17 = inttoptr i64 %v16 to ptr
  br label %v18
v18:
  %v19 = phi i64 [ 0, %v12 ], [ %v20, %v21 ]
  %v22 = add i64 %v19, %v2
  %v23 = inttoptr i64 %v22 to ptr
  %v24 = load i8, ptr %v23, align 1
  %v25 = sext i8 %v24 to i16
  %v26 = icmp slt i8 %v24, 0
  br i1 %v26, label %v21, label %v27
v27:
  %v28 = load i8, ptr %v17, align 1
  %v29 = zext i8 %v28 to i16
  %v30 = icmp eq i16 %v25, %v29
  br i1 %v30, label %v15, label %v21
v21:
  %v31 = icmp sgt i8 %v24, -1
  %v32 = and i16 %v25, 255
  %v33 = icmp samesign ult i16 %v32, 240
  %v34 = select i1 %v33, i64 3, i64 4
  %v35 = icmp samesign ult i16 %v32, 224
  %v36 = select i1 %v35, i64 2, i64 %v34
  %v37 = select i1 %v31, i64 1, i64 %v36
  %v20 = add i64 %v37, %v19
  %v38 = icmp slt i64 %v20, %v3
  br i1 %v38, label %v18, label %v7
v15:
  %v14 = add nuw nsw i64 %v13, 1
  %v39 = icmp slt i64 %v14, %v1
  br i1 %v39, label %v12, label %v7
v7:
  %v40 = phi i64 [ 0, %v41 ], [ %v13, %v21 ], [ 0, %v8 ], [ %v14, %v15 ]
  %v42 = and i32 %v4, 2
  %v43 = icmp eq i32 %v42, 0
  %v44 = icmp sge i64 %v40, %v1
  %v45 = or i1 %v43, %v44
  br i1 %v45, label %v46, label %v47
v47:
  %v48 = icmp slt i64 %v3, 1
  br label %v49
v49:
  %v50 = phi i64 [ %v51, %v52 ], [ %v1, %v47 ]
  %v51 = add nsw i64 %v50, -1
  br i1 %v48, label %v46, label %v53
v53:
  %v54 = add i64 %v51, %v0
  %v55 = inttoptr i64 %v54 to ptr
  br label %v56
v56:
  %v57 = phi i64 [ 0, %v53 ], [ %v58, %v59 ]
  %v60 = add i64 %v57, %v2
  %v61 = inttoptr i64 %v60 to ptr
  %v62 = load i8, ptr %v61, align 1
  %v63 = sext i8 %v62 to i16
  %v64 = icmp slt i8 %v62, 0
  br i1 %v64, label %v59, label %v65
v65:
  %v66 = load i8, ptr %v55, align 1
  %v67 = zext i8 %v66 to i16
  %v68 = icmp eq i16 %v63, %v67
  br i1 %v68, label %v52, label %v59
v59:
  %v69 = icmp sgt i8 %v62, -1
  %v70 = and i16 %v63, 255
  %v71 = icmp samesign ult i16 %v70, 240
  %v72 = select i1 %v71, i64 3, i64 4
  %v73 = icmp samesign ult i16 %v70, 224
  %v74 = select i1 %v73, i64 2, i64 %v72
  %v75 = select i1 %v69, i64 1, i64 %v74
  %v58 = add i64 %v75, %v57
  %v76 = icmp slt i64 %v58, %v3
  br i1 %v76, label %v56, label %v46
v52:
  %v77 = icmp sgt i64 %v51, %v40
  br i1 %v77, label %v49, label %v46
v46:
  %v78 = phi i64 [ %v1, %v7 ], [ %v50, %v59 ], [ %v40, %v52 ], [ %v1, %v49 ]
  %v79 = sub i64 %v78, %v40
  %v80 = add i64 %v40, %v0
  %v81 = insertvalue { i64, i64 } poison, i64 %v80, 0
  %v82 = insertvalue { i64, i64 } %v81, i64 %v79, 1
  ret { i64, i64 } %v82
}
define internal { i64, i64 } @udf_text_strip_of_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v4) noinline nounwind {
v54:
  %v5 = and i32 %v4, 1
  %v6 = icmp eq i32 %v5, 0
  %v7 = icmp slt i64 %v1, 1
  %v8 = or i1 %v7, %v6
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = icmp slt i64 %v3, 1
  br label %v12
v12:
  %v13 = phi i64 [ %v14, %v15 ], [ 0, %v10 ]
  %v16 = add i64 %v13, %v0
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i8, ptr %v17, align 1
  %v19 = icmp sgt i8 %v18, -1
  %v20 = icmp ult i8 %v18, -32
  %v21 = icmp ult i8 %v18, -16
  %v22 = select i1 %v21, i64 3, i64 4
  %v23 = select i1 %v20, i64 2, i64 %v22
  %v24 = select i1 %v19, i64 1, i64 %v23
  br i1 %v11, label %v9, label %v25
v25:
  %v26 = phi i64 [ %v27, %v28 ], [ 0, %v12 ]
  %v29 = add i64 %v26, %v2
  %v30 = inttoptr i64 %v29 to ptr
  %v31 = load i8, ptr %v30, align 1
  %v32 = icmp sgt i8 %v31, -1
  %v33 = icmp ult i8 %v31, -32
  %v34 = icmp ult i8 %v31, -16
  %v35 = select i1 %v34, i64 3, i64 4
  %v36 = select i1 %v33, i64 2, i64 %v35
  %v37 = select i1 %v32, i64 1, i64 %v36
  %v38 = icmp eq i64 %v37, %v24
  br i1 %v38, label %v39, label %v28
v39:
  %v40 = phi i64 [ %v41, %v42 ], [ 0, %v25 ]
  %v43 = add i64 %v40, %v16
  %v44 = inttoptr i64 %v43 to ptr
  %v45 = load i8, ptr %v44, align 1
  %v46 = add i64 %v40, %v29
  %v47 = inttoptr i64 %v46 to ptr
  %v48 = load i8, ptr %v47, align 1
  %v49 = icmp eq i8 %v48, %v45
  br i1 %v49, label %v42, label %v28
v42:
  %v41 = add nuw nsw i64 %v40, 1
  %v50 = icmp samesign ult i64 %v41, %v24
  br i1 %v50, label %v39, label %v15
v28:
  %v27 = add i64 %v37, %v26
  %v51 = icmp slt i64 %v27, %v3
  br i1 %v51, label %v25, label %v9
v15:
  %v14 = add i64 %v24, %v13
  %v52 = icmp slt i64 %v14, %v1
  br i1 %v52, label %v12, label %v9
v9:
  %v53 = phi i64 [ 0, %v54 ], [ %v13, %v28 ], [ %v14, %v15 ], [ 0, %v12 ]
  %v55 = and i32 %v4, 2
  %v56 = icmp eq i32 %v55, 0
  %v57 = icmp sge i64 %v53, %v1
  %v58 = or i1 %v56, %v57
  br i1 %v58, label %v59, label %v60
v60:
  %v61 = add i64 %v0, -1
  %v62 = icmp slt i64 %v3, 1
  br label %v63
v63:
  %v64 = phi i64 [ %v65, %v66 ], [ %v1, %v60 ]
  br label %v67
v67:
  %v68 = phi i64 [ %v65, %v67 ], [ %v64, %v63 ]
  %v65 = add i64 %v68, -1
  %v69 = add i64 %v65, %v0
  %v70 = inttoptr i64 %v69 to ptr
  %v71 = load i8, ptr %v70, align 1
  %v72 = icmp slt i8 %v71, -64
  br i1 %v72, label %v67, label %v73
v73:
  %v74 = icmp ult i8 %v71, -16
  %v75 = select i1 %v74, i64 3, i64 4
  %v76 = icmp ult i8 %v71, -32
  %v77 = select i1 %v76, i64 2, i64 %v75
  %v78 = icmp sgt i8 %v71, -1
  %v79 = select i1 %v78, i64 1, i64 %v77
  br i1 %v62, label %v59, label %v80
v80:
  %v81 = add i64 %v61, %v68
  br label %v82
v82:
  %v83 = phi i64 [ 0, %v80 ], [ %v84, %v85 ]
  %v86 = add i64 %v83, %v2
  %v87 = inttoptr i64 %v86 to ptr
  %v88 = load i8, ptr %v87, align 1
  %v89 = icmp sgt i8 %v88, -1
  %v90 = icmp ult i8 %v88, -32
  %v91 = icmp ult i8 %v88, -16
  %v92 = select i1 %v91, i64 3, i64 4
  %v93 = select i1 %v90, i64 2, i64 %v92
  %v94 = select i1 %v89, i64 1, i64 %v93
  %v95 = icmp eq i64 %v94, %v79
  br i1 %v95, label %v96, label %v85
v96:
  %v97 = phi i64 [ %v98, %v99 ], [ 0, %v82 ]
  %v100 = add i64 %v81, %v97
  %v101 = inttoptr i64 %v100 to ptr
  %v102 = load i8, ptr %v101, align 1
  %v103 = add i64 %v97, %v86
  %v104 = inttoptr i64 %v103 to ptr
  %v105 = load i8, ptr %v104, align 1
  %v106 = icmp eq i8 %v105, %v102
  br i1 %v106, label %v99, label %v85
v99:
  %v98 = add nuw nsw i64 %v97, 1
  %v107 = icmp samesign ult i64 %v98, %v79
  br i1 %v107, label %v96, label %v66
v85:
  %v84 = add i64 %v94, %v83
  %v108 = icmp slt i64 %v84, %v3
  br i1 %v108, label %v82, label %v59
v66:
  %v109 = icmp sgt i64 %v65, %v53
  br i1 %v109, label %v63, label %v59
v59:
  %v110 = phi i64 [ %v1, %v9 ], [ %v64, %v85 ], [ %v65, %v66 ], [ %v1, %v73 ]
  %v111 = sub i64 %v110, %v53
  %v112 = add i64 %v53, %v0
  %v113 = insertvalue { i64, i64 } poison, i64 %v112, 0
  %v114 = insertvalue { i64, i64 } %v113, i64 %v111, 1
  ret { i64, i64 } %v114
}
define internal { i64 } @udf_text_ord_ascii(i64 %v0, i64 %v1) alwaysinline nounwind {
v9:
  %v2 = icmp eq i64 %v1, 1
  br i1 %v2, label %v3, label %v4
v3:
  %v5 = inttoptr i64 %v0 to ptr
  %v6 = load i8, ptr %v5, align 1
  %v7 = zext i8 %v6 to i64
  br label %v4
v4:
  %v8 = phi i64 [ -1, %v9 ], [ %v7, %v3 ]
  %v10 = insertvalue { i64 } poison, i64 %v8, 0
  ret { i64 } %v10
}
define internal { i64 } @udf_text_ord_utf8(i64 %v0, i64 %v1) alwaysinline nounwind {
v57:
  %v2 = icmp eq i64 %v1, 0
  br i1 %v2, label %v3, label %v4
v4:
  %v5 = inttoptr i64 %v0 to ptr
  %v6 = load i8, ptr %v5, align 1
  %v7 = zext i8 %v6 to i32
  %v8 = icmp sgt i8 %v6, -1
  %v9 = icmp ult i8 %v6, -32
  %v10 = icmp ult i8 %v6, -16
  %v11 = select i1 %v10, i64 3, i64 4
  %v12 = select i1 %v9, i64 2, i64 %v11
  %v13 = select i1 %v8, i64 1, i64 %v12
  %v14 = icmp eq i64 %v13, %v1
  br i1 %v14, label %v15, label %v3
v15:
  br i1 %v8, label %v16, label %v17
v17:
  %v18 = getelementptr i8, ptr %v5, i64 1
  %v19 = load i8, ptr %v18, align 1
  br i1 %v9, label %v20, label %v21
v20:
  %v22 = and i8 %v19, 63
  %v23 = zext nneg i8 %v22 to i32
  %v24 = shl nuw nsw i32 %v7, 6
  %v25 = and i32 %v24, 1984
  %v26 = or disjoint i32 %v25, %v23
  br label %v16
v21:
  %v27 = zext i8 %v19 to i32
  %v28 = getelementptr i8, ptr %v5, i64 2
  %v29 = load i8, ptr %v28, align 1
  br i1 %v10, label %v30, label %v31
v30:
  %v32 = shl nuw nsw i32 %v7, 12
  %v33 = and i32 %v32, 61440
  %v34 = shl nuw nsw i32 %v27, 6
  %v35 = and i32 %v34, 4032
  %v36 = or disjoint i32 %v35, %v33
  %v37 = and i8 %v29, 63
  %v38 = zext nneg i8 %v37 to i32
  %v39 = or disjoint i32 %v36, %v38
  br label %v16
v31:
  %v40 = shl nuw nsw i32 %v7, 18
  %v41 = and i32 %v40, 1835008
  %v42 = shl nuw nsw i32 %v27, 12
  %v43 = and i32 %v42, 258048
  %v44 = or disjoint i32 %v43, %v41
  %v45 = zext i8 %v29 to i32
  %v46 = shl nuw nsw i32 %v45, 6
  %v47 = and i32 %v46, 4032
  %v48 = or disjoint i32 %v44, %v47
  %v49 = getelementptr i8, ptr %v5, i64 3
  %v50 = load i8, ptr %v49, align 1
  %v51 = and i8 %v50, 63
  %v52 = zext nneg i8 %v51 to i32
  %v53 = or disjoint i32 %v48, %v52
  br label %v16
v16:
  %v54 = phi i32 [ %v7, %v15 ], [ %v26, %v20 ], [ %v39, %v30 ], [ %v53, %v31 ]
  %v55 = zext nneg i32 %v54 to i64
  br label %v3
v3:
  %v56 = phi i64 [ -1, %v57 ], [ -1, %v4 ], [ %v55, %v16 ]
  %v58 = insertvalue { i64 } poison, i64 %v56, 0
  ret { i64 } %v58
}
define internal { i64, i64 } @udf_text_int_ascii(i64 %v0, i64 %v1, i32 %v2) noinline nounwind {
v10:
  %v3 = sext i32 %v2 to i64
  %v4 = icmp slt i64 %v1, 1
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = phi i64 [ %v8, %v9 ], [ 0, %v10 ]
  %v11 = add i64 %v7, %v0
  %v12 = inttoptr i64 %v11 to ptr
  %v13 = load i8, ptr %v12, align 1
  %v14 = zext i8 %v13 to i32
  %v15 = icmp sgt i8 %v13, -1
  br i1 %v15, label %v16, label %v17
v17:
  %v18 = icmp eq i8 %v13, -123
  %v19 = icmp eq i8 %v13, -96
  %v20 = or i1 %v18, %v19
  br label %v21
v16:
  %v22 = icmp eq i8 %v13, 32
  %v23 = add nsw i8 %v13, -9
  %v24 = icmp ult i8 %v23, 5
  %v25 = or i1 %v22, %v24
  %v26 = and i32 %v14, 124
  %v27 = icmp eq i32 %v26, 28
  %v28 = or i1 %v27, %v25
  br label %v21
v21:
  %v29 = phi i1 [ %v28, %v16 ], [ %v20, %v17 ]
  %v30 = and i32 %v14, 252
  %v31 = icmp ne i32 %v30, 28
  %v32 = and i1 %v31, %v29
  br i1 %v32, label %v9, label %v5
v9:
  %v8 = add nuw nsw i64 %v7, 1
  %v33 = icmp slt i64 %v8, %v1
  br i1 %v33, label %v6, label %v5
v5:
  %v34 = phi i64 [ 0, %v10 ], [ %v1, %v9 ], [ %v7, %v21 ]
  %v35 = tail call i64 @llvm.smin.i64(i64 %v34, i64 %v1)
  br label %v36
v36:
  %v37 = phi i64 [ %v38, %v39 ], [ %v1, %v5 ]
  %v40 = icmp sgt i64 %v37, %v34
  br i1 %v40, label %v41, label %v42
v41:
  %v38 = add nsw i64 %v37, -1
  %v43 = add i64 %v38, %v0
  %v44 = inttoptr i64 %v43 to ptr
  %v45 = load i8, ptr %v44, align 1
  %v46 = zext i8 %v45 to i32
  %v47 = icmp sgt i8 %v45, -1
  br i1 %v47, label %v48, label %v49
v48:
  %v50 = icmp eq i8 %v45, 32
  %v51 = add nsw i8 %v45, -9
  %v52 = icmp ult i8 %v51, 5
  %v53 = or i1 %v50, %v52
  %v54 = and i32 %v46, 124
  %v55 = icmp eq i32 %v54, 28
  %v56 = or i1 %v55, %v53
  br label %v39
v39:
  %v57 = phi i1 [ %v56, %v48 ], [ %v58, %v49 ]
  %v59 = and i32 %v46, 252
  %v60 = icmp ne i32 %v59, 28
  %v61 = and i1 %v60, %v57
  br i1 %v61, label %v36, label %v42
v49:
  %v62 = icmp eq i8 %v45, -123
  %v63 = icmp eq i8 %v45, -96
  %v58 = or i1 %v62, %v63
  br label %v39
v42:
  %v64 = phi i64 [ %v37, %v39 ], [ %v35, %v36 ]
  %v65 = add i64 %v34, %v0
  %v66 = sub i64 %v64, %v34
  %v67 = icmp eq i64 %v64, %v34
  br i1 %v67, label %v68, label %v69
v69:
  %v70 = inttoptr i64 %v65 to ptr
  %v71 = load i8, ptr %v70, align 1
  %v72 = icmp eq i8 %v71, 45
  br label %v68
v68:
  %v73 = phi i1 [ false, %v42 ], [ %v72, %v69 ]
  br i1 %v67, label %v74, label %v75
v75:
  %v76 = inttoptr i64 %v65 to ptr
  %v77 = load i8, ptr %v76, align 1
  %v78 = icmp eq i8 %v77, 45
  br i1 %v78, label %v74, label %v79
v79:
  %v80 = icmp eq i8 %v77, 43
  %v81 = zext i1 %v80 to i64
  br label %v74
v74:
  %v82 = phi i64 [ 0, %v68 ], [ 1, %v75 ], [ %v81, %v79 ]
  %v83 = add nuw nsw i64 %v82, 1
  %v84 = icmp slt i64 %v83, %v66
  %v85 = add i64 %v82, %v65
  br i1 %v84, label %v86, label %v87
v86:
  %v88 = inttoptr i64 %v85 to ptr
  %v89 = load i8, ptr %v88, align 1
  %v90 = icmp eq i8 %v89, 48
  br i1 %v90, label %v91, label %v87
v91:
  %v92 = getelementptr i8, ptr %v88, i64 1
  %v93 = load i8, ptr %v92, align 1
  %v94 = or i8 %v93, 32
  %v95 = icmp eq i8 %v94, 120
  %v96 = icmp eq i8 %v94, 111
  %v97 = icmp eq i8 %v94, 98
  %v98 = select i1 %v97, i64 2, i64 0
  %v99 = select i1 %v96, i64 8, i64 %v98
  %v100 = select i1 %v95, i64 16, i64 %v99
  br label %v87
v87:
  %v101 = phi i64 [ 0, %v74 ], [ 0, %v86 ], [ %v100, %v91 ]
  %v102 = icmp eq i64 %v101, %v3
  %v103 = icmp eq i32 %v2, 0
  %v104 = or i1 %v103, %v102
  %v105 = icmp ne i64 %v101, 0
  %v106 = and i1 %v105, %v104
  br i1 %v106, label %v107, label %v108
v107:
  %v109 = or disjoint i64 %v82, 2
  %v110 = icmp slt i64 %v109, %v66
  br i1 %v110, label %v111, label %v112
v111:
  %v113 = inttoptr i64 %v85 to ptr
  %v114 = getelementptr i8, ptr %v113, i64 2
  %v115 = load i8, ptr %v114, align 1
  %v116 = icmp eq i8 %v115, 95
  %v117 = zext i1 %v116 to i64
  br label %v112
v112:
  %v118 = phi i64 [ 0, %v107 ], [ %v117, %v111 ]
  %v119 = add nuw nsw i64 %v118, %v109
  br label %v120
v108:
  br i1 %v103, label %v121, label %v120
v121:
  %v122 = icmp slt i64 %v82, %v66
  br i1 %v122, label %v123, label %v120
v123:
  %v124 = inttoptr i64 %v85 to ptr
  %v125 = load i8, ptr %v124, align 1
  %v126 = icmp eq i8 %v125, 48
  br label %v120
v120:
  %v127 = phi i64 [ %v119, %v112 ], [ %v82, %v108 ], [ %v82, %v121 ], [ %v82, %v123 ]
  %v128 = phi i64 [ %v101, %v112 ], [ %v3, %v108 ], [ 10, %v121 ], [ 10, %v123 ]
  %v129 = phi i1 [ false, %v112 ], [ false, %v108 ], [ false, %v121 ], [ %v126, %v123 ]
  %v130 = icmp slt i64 %v127, %v66
  br i1 %v130, label %v131, label %v132
v131:
  %v133 = select i1 %v73, i64 -9223372036854775808, i64 9223372036854775807
  br label %v134
v134:
  %v135 = phi i64 [ %v127, %v131 ], [ %v136, %v137 ]
  %v138 = phi i16 [ 0, %v131 ], [ %v139, %v137 ]
  %v140 = phi i64 [ 0, %v131 ], [ %v141, %v137 ]
  %v142 = phi i16 [ 0, %v131 ], [ %v143, %v137 ]
  %v144 = add i64 %v135, %v65
  %v145 = inttoptr i64 %v144 to ptr
  %v146 = load i8, ptr %v145, align 1
  %v147 = icmp eq i8 %v146, 95
  %v148 = icmp ne i16 %v138, 0
  %v149 = and i1 %v148, %v147
  br i1 %v149, label %v137, label %v150
v150:
  %v151 = zext i8 %v146 to i32
  %v152 = add nsw i32 %v151, -48
  %v153 = icmp ult i32 %v152, 10
  %v154 = or i32 %v151, 32
  %v155 = add nsw i32 %v154, -97
  %v156 = icmp ult i32 %v155, 26
  %v157 = add nsw i32 %v154, -87
  %v158 = select i1 %v156, i32 %v157, i32 99
  %v159 = select i1 %v153, i32 %v152, i32 %v158
  %v160 = sext i32 %v159 to i64
  %v161 = icmp ugt i64 %v128, %v160
  br i1 %v161, label %v162, label %v132
v162:
  %v163 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %v140, i64 %v128)
  %v164 = extractvalue { i64, i1 } %v163, 1
  %v165 = zext i1 %v164 to i16
  %v166 = or i16 %v142, %v165
  %v167 = icmp ne i16 %v166, 0
  %v168 = mul i64 %v140, %v128
  %v169 = add i64 %v168, %v160
  %v170 = icmp ult i64 %v169, %v168
  %v171 = icmp ugt i64 %v169, %v133
  %v172 = or i1 %v170, %v171
  %v173 = or i1 %v167, %v172
  %v174 = zext i1 %v173 to i16
  %v175 = icmp ne i64 %v169, 0
  %v176 = and i1 %v129, %v175
  br i1 %v176, label %v132, label %v137
v137:
  %v139 = phi i16 [ 0, %v134 ], [ 1, %v162 ]
  %v141 = phi i64 [ %v140, %v134 ], [ %v169, %v162 ]
  %v143 = phi i16 [ %v142, %v134 ], [ %v174, %v162 ]
  %v136 = add nuw nsw i64 %v135, 1
  %v177 = icmp slt i64 %v136, %v66
  br i1 %v177, label %v134, label %v178
v178:
  br i1 %v149, label %v132, label %v179
v179:
  %v180 = icmp eq i16 %v143, 0
  br i1 %v180, label %v181, label %v132
v181:
  %v182 = sub i64 0, %v141
  %v183 = select i1 %v73, i64 %v182, i64 %v141
  br label %v132
v132:
  %v184 = phi i64 [ 0, %v120 ], [ 0, %v178 ], [ 0, %v179 ], [ %v183, %v181 ], [ 0, %v150 ], [ 0, %v162 ]
  %v185 = phi i64 [ 1, %v120 ], [ 1, %v178 ], [ 2, %v179 ], [ 0, %v181 ], [ 1, %v150 ], [ 1, %v162 ]
  %v186 = insertvalue { i64, i64 } poison, i64 %v184, 0
  %v187 = insertvalue { i64, i64 } %v186, i64 %v185, 1
  ret { i64, i64 } %v187
}
define internal { i64, i64 } @udf_text_int_utf8(i64 %v0, i64 %v1, i32 %v2, i64 %v3) noinline nounwind {
v11:
  %v4 = sext i32 %v2 to i64
  %v5 = icmp slt i64 %v1, 1
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = phi i64 [ %v9, %v10 ], [ 0, %v11 ]
  %v12 = add i64 %v8, %v0
  %v13 = inttoptr i64 %v12 to ptr
  %v14 = load i8, ptr %v13, align 1
  %v15 = zext i8 %v14 to i32
  %v16 = icmp sgt i8 %v14, -1
  br i1 %v16, label %v17, label %v18
v18:
  %v19 = icmp ult i8 %v14, -32
  br i1 %v19, label %v20, label %v21
v20:
  %v22 = getelementptr i8, ptr %v13, i64 1
  %v23 = load i8, ptr %v22, align 1
  %v24 = and i8 %v23, 63
  %v25 = zext nneg i8 %v24 to i32
  %v26 = shl nuw nsw i32 %v15, 6
  %v27 = and i32 %v26, 1984
  %v28 = or disjoint i32 %v27, %v25
  br label %v17
v21:
  %v29 = icmp ult i8 %v14, -16
  %v30 = getelementptr i8, ptr %v13, i64 1
  %v31 = load i8, ptr %v30, align 1
  %v32 = zext i8 %v31 to i32
  %v33 = getelementptr i8, ptr %v13, i64 2
  %v34 = load i8, ptr %v33, align 1
  br i1 %v29, label %v35, label %v36
v35:
  %v37 = shl nuw nsw i32 %v15, 12
  %v38 = and i32 %v37, 61440
  %v39 = shl nuw nsw i32 %v32, 6
  %v40 = and i32 %v39, 4032
  %v41 = or disjoint i32 %v40, %v38
  %v42 = and i8 %v34, 63
  %v43 = zext nneg i8 %v42 to i32
  %v44 = or disjoint i32 %v41, %v43
  br label %v17
v36:
  %v45 = shl nuw nsw i32 %v15, 18
  %v46 = and i32 %v45, 1835008
  %v47 = shl nuw nsw i32 %v32, 12
  %v48 = and i32 %v47, 258048
  %v49 = or disjoint i32 %v48, %v46
  %v50 = zext i8 %v34 to i32
  %v51 = shl nuw nsw i32 %v50, 6
  %v52 = and i32 %v51, 4032
  %v53 = or disjoint i32 %v49, %v52
  %v54 = getelementptr i8, ptr %v13, i64 3
  %v55 = load i8, ptr %v54, align 1
  %v56 = and i8 %v55, 63
  %v57 = zext nneg i8 %v56 to i32
  %v58 = or disjoint i32 %v53, %v57
  br label %v17
v17:
  %v59 = phi i32 [ %v15, %v7 ], [ %v28, %v20 ], [ %v44, %v35 ], [ %v58, %v36 ]
  %v60 = icmp ult i32 %v59, 128
  br i1 %v60, label %v61, label %v62
v61:
  %v63 = add nsw i32 %v59, -9
  %v64 = icmp ult i32 %v63, 5
  %v65 = icmp eq i32 %v59, 32
  %v66 = or i1 %v65, %v64
  %v67 = and i32 %v59, 124
  %v68 = icmp eq i32 %v67, 28
  %v69 = or i1 %v68, %v66
  br label %v70
v62:
  switch i32 %v59, label %v71 [
    i32 5760, label %v72
    i32 160, label %v72
    i32 133, label %v72
  ]
v71:
  %v73 = add nsw i32 %v59, -8192
  %v74 = icmp ult i32 %v73, 11
  br label %v72
v72:
  %v75 = phi i1 [ true, %v62 ], [ %v74, %v71 ], [ true, %v62 ], [ true, %v62 ]
  %v76 = and i32 %v59, -2
  %v77 = icmp eq i32 %v76, 8232
  %v78 = or i1 %v77, %v75
  %v79 = icmp eq i32 %v59, 8239
  %v80 = or i1 %v79, %v78
  %v81 = icmp eq i32 %v59, 8287
  %v82 = or i1 %v81, %v80
  %v83 = icmp eq i32 %v59, 12288
  %v84 = or i1 %v83, %v82
  br label %v70
v70:
  %v85 = phi i1 [ %v69, %v61 ], [ %v84, %v72 ]
  %v86 = and i32 %v59, -4
  %v87 = icmp ne i32 %v86, 28
  %v88 = and i1 %v87, %v85
  br i1 %v88, label %v10, label %v6
v10:
  %v89 = icmp ult i8 %v14, -16
  %v90 = select i1 %v89, i64 3, i64 4
  %v91 = icmp ult i8 %v14, -32
  %v92 = select i1 %v91, i64 2, i64 %v90
  %v93 = select i1 %v16, i64 1, i64 %v92
  %v9 = add i64 %v93, %v8
  %v94 = icmp slt i64 %v9, %v1
  br i1 %v94, label %v7, label %v6
v6:
  %v95 = phi i64 [ 0, %v11 ], [ %v9, %v10 ], [ %v8, %v70 ]
  br label %v96
v96:
  %v97 = phi i64 [ %v98, %v99 ], [ %v1, %v6 ]
  %v100 = icmp sgt i64 %v97, %v95
  br i1 %v100, label %v101, label %v102
v101:
  %v103 = phi i64 [ %v98, %v101 ], [ %v97, %v96 ]
  %v98 = add i64 %v103, -1
  %v104 = add i64 %v103, %v0
  %v105 = inttoptr i64 %v104 to ptr
  %v106 = getelementptr i8, ptr %v105, i64 -1
  %v107 = load i8, ptr %v106, align 1
  %v108 = icmp slt i8 %v107, -64
  br i1 %v108, label %v101, label %v109
v109:
  %v110 = zext i8 %v107 to i32
  %v111 = icmp sgt i8 %v107, -1
  br i1 %v111, label %v112, label %v113
v113:
  %v114 = icmp ult i8 %v107, -32
  br i1 %v114, label %v115, label %v116
v115:
  %v117 = load i8, ptr %v105, align 1
  %v118 = and i8 %v117, 63
  %v119 = zext nneg i8 %v118 to i32
  %v120 = shl nuw nsw i32 %v110, 6
  %v121 = and i32 %v120, 1984
  %v122 = or disjoint i32 %v121, %v119
  br label %v112
v116:
  %v123 = icmp ult i8 %v107, -16
  %v124 = load i8, ptr %v105, align 1
  %v125 = zext i8 %v124 to i32
  %v126 = getelementptr i8, ptr %v105, i64 1
  %v127 = load i8, ptr %v126, align 1
  br i1 %v123, label %v128, label %v129
v128:
  %v130 = shl nuw nsw i32 %v110, 12
  %v131 = and i32 %v130, 61440
  %v132 = shl nuw nsw i32 %v125, 6
  %v133 = and i32 %v132, 4032
  %v134 = or disjoint i32 %v133, %v131
  %v135 = and i8 %v127, 63
  %v136 = zext nneg i8 %v135 to i32
  %v137 = or disjoint i32 %v134, %v136
  br label %v112
v129:
  %v138 = shl nuw nsw i32 %v110, 18
  %v139 = and i32 %v138, 1835008
  %v140 = shl nuw nsw i32 %v125, 12
  %v141 = and i32 %v140, 258048
  %v142 = or disjoint i32 %v141, %v139
  %v143 = zext i8 %v127 to i32
  %v144 = shl nuw nsw i32 %v143, 6
  %v145 = and i32 %v144, 4032
  %v146 = or disjoint i32 %v142, %v145
  %v147 = getelementptr i8, ptr %v105, i64 2
  %v148 = load i8, ptr %v147, align 1
  %v149 = and i8 %v148, 63
  %v150 = zext nneg i8 %v149 to i32
  %v151 = or disjoint i32 %v146, %v150
  br label %v112
v112:
  %v152 = phi i32 [ %v110, %v109 ], [ %v122, %v115 ], [ %v137, %v128 ], [ %v151, %v129 ]
  %v153 = icmp ult i32 %v152, 128
  br i1 %v153, label %v154, label %v155
v154:
  %v156 = add nsw i32 %v152, -9
  %v157 = icmp ult i32 %v156, 5
  %v158 = icmp eq i32 %v152, 32
  %v159 = or i1 %v158, %v157
  %v160 = and i32 %v152, 124
  %v161 = icmp eq i32 %v160, 28
  %v162 = or i1 %v161, %v159
  br label %v99
v155:
  switch i32 %v152, label %v163 [
    i32 5760, label %v164
    i32 160, label %v164
    i32 133, label %v164
  ]
v163:
  %v165 = add nsw i32 %v152, -8192
  %v166 = icmp ult i32 %v165, 11
  br label %v164
v164:
  %v167 = phi i1 [ true, %v155 ], [ %v166, %v163 ], [ true, %v155 ], [ true, %v155 ]
  %v168 = and i32 %v152, -2
  %v169 = icmp eq i32 %v168, 8232
  %v170 = or i1 %v169, %v167
  %v171 = icmp eq i32 %v152, 8239
  %v172 = or i1 %v171, %v170
  %v173 = icmp eq i32 %v152, 8287
  %v174 = or i1 %v173, %v172
  %v175 = icmp eq i32 %v152, 12288
  %v176 = or i1 %v175, %v174
  br label %v99
v99:
  %v177 = phi i1 [ %v162, %v154 ], [ %v176, %v164 ]
  %v178 = and i32 %v152, -4
  %v179 = icmp ne i32 %v178, 28
  %v180 = and i1 %v179, %v177
  br i1 %v180, label %v96, label %v102
v102:
  %v181 = add i64 %v95, %v0
  %v182 = sub i64 %v97, %v95
  %v183 = icmp eq i64 %v97, %v95
  br i1 %v183, label %v184, label %v185
v185:
  %v186 = inttoptr i64 %v181 to ptr
  %v187 = load i8, ptr %v186, align 1
  %v188 = icmp eq i8 %v187, 45
  br label %v184
v184:
  %v189 = phi i1 [ false, %v102 ], [ %v188, %v185 ]
  br i1 %v183, label %v190, label %v191
v191:
  %v192 = inttoptr i64 %v181 to ptr
  %v193 = load i8, ptr %v192, align 1
  %v194 = icmp eq i8 %v193, 45
  br i1 %v194, label %v190, label %v195
v195:
  %v196 = icmp eq i8 %v193, 43
  %v197 = zext i1 %v196 to i64
  br label %v190
v190:
  %v198 = phi i64 [ 0, %v184 ], [ 1, %v191 ], [ %v197, %v195 ]
  %v199 = add nuw nsw i64 %v198, 1
  %v200 = icmp slt i64 %v199, %v182
  %v201 = add i64 %v198, %v181
  br i1 %v200, label %v202, label %v203
v202:
  %v204 = inttoptr i64 %v201 to ptr
  %v205 = load i8, ptr %v204, align 1
  %v206 = icmp eq i8 %v205, 48
  br i1 %v206, label %v207, label %v203
v207:
  %v208 = getelementptr i8, ptr %v204, i64 1
  %v209 = load i8, ptr %v208, align 1
  %v210 = or i8 %v209, 32
  %v211 = icmp eq i8 %v210, 120
  %v212 = icmp eq i8 %v210, 111
  %v213 = icmp eq i8 %v210, 98
  %v214 = select i1 %v213, i64 2, i64 0
  %v215 = select i1 %v212, i64 8, i64 %v214
  %v216 = select i1 %v211, i64 16, i64 %v215
  br label %v203
v203:
  %v217 = phi i64 [ 0, %v190 ], [ 0, %v202 ], [ %v216, %v207 ]
  %v218 = icmp eq i64 %v217, %v4
  %v219 = icmp eq i32 %v2, 0
  %v220 = or i1 %v219, %v218
  %v221 = icmp ne i64 %v217, 0
  %v222 = and i1 %v221, %v220
  br i1 %v222, label %v223, label %v224
v223:
  %v225 = or disjoint i64 %v198, 2
  %v226 = icmp slt i64 %v225, %v182
  br i1 %v226, label %v227, label %v228
v227:
  %v229 = inttoptr i64 %v201 to ptr
  %v230 = getelementptr i8, ptr %v229, i64 2
  %v231 = load i8, ptr %v230, align 1
  %v232 = icmp eq i8 %v231, 95
  %v233 = zext i1 %v232 to i64
  br label %v228
v228:
  %v234 = phi i64 [ 0, %v223 ], [ %v233, %v227 ]
  %v235 = add nuw nsw i64 %v234, %v225
  br label %v236
v224:
  br i1 %v219, label %v237, label %v236
v237:
  %v238 = icmp slt i64 %v198, %v182
  br i1 %v238, label %v239, label %v236
v239:
  %v240 = inttoptr i64 %v201 to ptr
  %v241 = load i8, ptr %v240, align 1
  %v242 = icmp eq i8 %v241, 48
  br label %v236
v236:
  %v243 = phi i64 [ %v235, %v228 ], [ %v198, %v224 ], [ %v198, %v237 ], [ %v198, %v239 ]
  %v244 = phi i64 [ %v217, %v228 ], [ %v4, %v224 ], [ 10, %v237 ], [ 10, %v239 ]
  %v245 = phi i1 [ false, %v228 ], [ false, %v224 ], [ false, %v237 ], [ %v242, %v239 ]
  %v246 = icmp slt i64 %v243, %v182
  br i1 %v246, label %v247, label %v248
v247:
  %v249 = add i64 %v3, 16
  %v250 = inttoptr i64 %v3 to ptr
  %v251 = getelementptr i8, ptr %v250, i64 4
  %v252 = select i1 %v189, i64 -9223372036854775808, i64 9223372036854775807
  br label %v253
v253:
  %v254 = phi i64 [ %v243, %v247 ], [ %v255, %v256 ]
  %v257 = phi i16 [ 0, %v247 ], [ %v258, %v256 ]
  %v259 = phi i64 [ 0, %v247 ], [ %v260, %v256 ]
  %v261 = phi i16 [ 0, %v247 ], [ %v262, %v256 ]
  %v263 = add i64 %v254, %v181
  %v264 = inttoptr i64 %v263 to ptr
  %v265 = load i8, ptr %v264, align 1
  %v266 = zext i8 %v265 to i32
  %v267 = icmp eq i8 %v265, 95
  %v268 = icmp ne i16 %v257, 0
  %v269 = and i1 %v268, %v267
  br i1 %v269, label %v256, label %v270
v270:
  %v271 = add nsw i32 %v266, -48
  %v272 = icmp ult i32 %v271, 10
  br i1 %v272, label %v273, label %v274
v274:
  %v275 = or i32 %v266, 32
  %v276 = add nsw i32 %v275, -97
  %v277 = icmp ult i32 %v276, 26
  br i1 %v277, label %v278, label %v279
v278:
  %v280 = add nsw i32 %v275, -87
  br label %v273
v279:
  %v281 = icmp sgt i8 %v265, -1
  br i1 %v281, label %v273, label %v282
v282:
  %v283 = icmp ult i8 %v265, -32
  br i1 %v283, label %v284, label %v285
v284:
  %v286 = getelementptr i8, ptr %v264, i64 1
  %v287 = load i8, ptr %v286, align 1
  %v288 = and i8 %v287, 63
  %v289 = zext nneg i8 %v288 to i32
  %v290 = shl nuw nsw i32 %v266, 6
  %v291 = and i32 %v290, 1984
  %v292 = or disjoint i32 %v291, %v289
  br label %v293
v285:
  %v294 = icmp ult i8 %v265, -16
  %v295 = getelementptr i8, ptr %v264, i64 1
  %v296 = load i8, ptr %v295, align 1
  %v297 = zext i8 %v296 to i32
  %v298 = getelementptr i8, ptr %v264, i64 2
  %v299 = load i8, ptr %v298, align 1
  br i1 %v294, label %v300, label %v301
v300:
  %v302 = shl nuw nsw i32 %v266, 12
  %v303 = and i32 %v302, 61440
  %v304 = shl nuw nsw i32 %v297, 6
  %v305 = and i32 %v304, 4032
  %v306 = or disjoint i32 %v305, %v303
  %v307 = and i8 %v299, 63
  %v308 = zext nneg i8 %v307 to i32
  %v309 = or disjoint i32 %v306, %v308
  br label %v293
v301:
  %v310 = shl nuw nsw i32 %v266, 18
  %v311 = and i32 %v310, 1835008
  %v312 = shl nuw nsw i32 %v297, 12
  %v313 = and i32 %v312, 258048
  %v314 = or disjoint i32 %v313, %v311
  %v315 = zext i8 %v299 to i32
  %v316 = shl nuw nsw i32 %v315, 6
  %v317 = and i32 %v316, 4032
  %v318 = or disjoint i32 %v314, %v317
  %v319 = getelementptr i8, ptr %v264, i64 3
  %v320 = load i8, ptr %v319, align 1
  %v321 = and i8 %v320, 63
  %v322 = zext nneg i8 %v321 to i32
  %v323 = or disjoint i32 %v318, %v322
  br label %v293
v293:
  %v324 = phi i32 [ %v292, %v284 ], [ %v309, %v300 ], [ %v323, %v301 ]
  %v325 = load i32, ptr %v250, align 4
  %v326 = sext i32 %v325 to i64
  %v327 = add i64 %v3, %v326
  %v328 = load i32, ptr %v251, align 4
  %v329 = sext i32 %v328 to i64
  %v330 = add i64 %v3, %v329
  %v331 = lshr i32 %v324, 6
  %v332 = and i32 %v331, 67108862
  %v333 = zext nneg i32 %v332 to i64
  %v334 = add i64 %v249, %v333
  %v335 = inttoptr i64 %v334 to ptr
  %v336 = load i16, ptr %v335, align 2
  %v337 = zext i16 %v336 to i32
  %v338 = shl nuw nsw i32 %v337, 8
  %v339 = shl nuw nsw i32 %v324, 1
  %v340 = and i32 %v339, 254
  %v341 = or disjoint i32 %v338, %v340
  %v342 = zext nneg i32 %v341 to i64
  %v343 = add i64 %v327, %v342
  %v344 = inttoptr i64 %v343 to ptr
  %v345 = load i16, ptr %v344, align 2
  %v346 = zext i16 %v345 to i64
  %v347 = mul nuw nsw i64 %v346, 20
  %v348 = add i64 %v330, %v347
  %v349 = inttoptr i64 %v348 to ptr
  %v350 = load i32, ptr %v349, align 4
  %v351 = and i32 %v350, 2
  %v352 = icmp eq i32 %v351, 0
  %v353 = ashr i32 %v350, 16
  %v354 = select i1 %v352, i32 99, i32 %v353
  br label %v273
v273:
  %v355 = phi i32 [ %v271, %v270 ], [ %v280, %v278 ], [ 99, %v279 ], [ %v354, %v293 ]
  %v356 = sext i32 %v355 to i64
  %v357 = icmp ugt i64 %v244, %v356
  br i1 %v357, label %v358, label %v248
v358:
  %v359 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %v259, i64 %v244)
  %v360 = extractvalue { i64, i1 } %v359, 1
  %v361 = zext i1 %v360 to i16
  %v362 = or i16 %v261, %v361
  %v363 = icmp ne i16 %v362, 0
  %v364 = mul i64 %v259, %v244
  %v365 = add i64 %v364, %v356
  %v366 = icmp ult i64 %v365, %v364
  %v367 = icmp ugt i64 %v365, %v252
  %v368 = or i1 %v366, %v367
  %v369 = or i1 %v363, %v368
  %v370 = zext i1 %v369 to i16
  %v371 = icmp ne i64 %v365, 0
  %v372 = and i1 %v245, %v371
  br i1 %v372, label %v248, label %v256
v256:
  %v258 = phi i16 [ 0, %v253 ], [ 1, %v358 ]
  %v260 = phi i64 [ %v259, %v253 ], [ %v365, %v358 ]
  %v262 = phi i16 [ %v261, %v253 ], [ %v370, %v358 ]
  %v373 = icmp ult i8 %v265, -16
  %v374 = select i1 %v373, i64 3, i64 4
  %v375 = icmp ult i8 %v265, -32
  %v376 = select i1 %v375, i64 2, i64 %v374
  %v377 = icmp sgt i8 %v265, -1
  %v378 = select i1 %v377, i64 1, i64 %v376
  %v255 = add i64 %v378, %v254
  %v379 = icmp slt i64 %v255, %v182
  br i1 %v379, label %v253, label %v380
v380:
  br i1 %v269, label %v248, label %v381
v381:
  %v382 = icmp eq i16 %v262, 0
  br i1 %v382, label %v383, label %v248
v383:
  %v384 = sub i64 0, %v260
  %v385 = select i1 %v189, i64 %v384, i64 %v260
  br label %v248
v248:
  %v386 = phi i64 [ 0, %v236 ], [ 0, %v380 ], [ 0, %v381 ], [ %v385, %v383 ], [ 0, %v273 ], [ 0, %v358 ]
  %v387 = phi i64 [ 1, %v236 ], [ 1, %v380 ], [ 2, %v381 ], [ 0, %v383 ], [ 1, %v273 ], [ 1, %v358 ]
  %v388 = insertvalue { i64, i64 } poison, i64 %v386, 0
  %v389 = insertvalue { i64, i64 } %v388, i64 %v387, 1
  ret { i64, i64 } %v389
}
define internal { i64, i64 } @udf_text_float_ascii(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v11:
  %v3 = alloca [812 x i8], align 4
  %v4 = ptrtoint ptr %v3 to i64
  %v5 = icmp slt i64 %v1, 1
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = phi i64 [ %v9, %v10 ], [ 0, %v11 ]
  %v12 = add i64 %v8, %v0
  %v13 = inttoptr i64 %v12 to ptr
  %v14 = load i8, ptr %v13, align 1
  %v15 = zext i8 %v14 to i32
  %v16 = icmp sgt i8 %v14, -1
  br i1 %v16, label %v17, label %v18
v18:
  %v19 = icmp eq i8 %v14, -123
  %v20 = icmp eq i8 %v14, -96
  %v21 = or i1 %v19, %v20
  br label %v22
v17:
  %v23 = icmp eq i8 %v14, 32
  %v24 = add nsw i8 %v14, -9
  %v25 = icmp ult i8 %v24, 5
  %v26 = or i1 %v23, %v25
  %v27 = and i32 %v15, 124
  %v28 = icmp eq i32 %v27, 28
  %v29 = or i1 %v28, %v26
  br label %v22
v22:
  %v30 = phi i1 [ %v29, %v17 ], [ %v21, %v18 ]
  %v31 = and i32 %v15, 252
  %v32 = icmp ne i32 %v31, 28
  %v33 = and i1 %v32, %v30
  br i1 %v33, label %v10, label %v6
v10:
  %v9 = add nuw nsw i64 %v8, 1
  %v34 = icmp slt i64 %v9, %v1
  br i1 %v34, label %v7, label %v6
v6:
  %v35 = phi i64 [ 0, %v11 ], [ %v1, %v10 ], [ %v8, %v22 ]
  %v36 = call i64 @llvm.smin.i64(i64 %v35, i64 %v1)
  br label %v37
v37:
  %v38 = phi i64 [ %v39, %v40 ], [ %v1, %v6 ]
  %v41 = icmp sgt i64 %v38, %v35
  br i1 %v41, label %v42, label %v43
v42:
  %v39 = add nsw i64 %v38, -1
  %v44 = add i64 %v39, %v0
  %v45 = inttoptr i64 %v44 to ptr
  %v46 = load i8, ptr %v45, align 1
  %v47 = zext i8 %v46 to i32
  %v48 = icmp sgt i8 %v46, -1
  br i1 %v48, label %v49, label %v50
v49:
  %v51 = icmp eq i8 %v46, 32
  %v52 = add nsw i8 %v46, -9
  %v53 = icmp ult i8 %v52, 5
  %v54 = or i1 %v51, %v53
  %v55 = and i32 %v47, 124
  %v56 = icmp eq i32 %v55, 28
  %v57 = or i1 %v56, %v54
  br label %v40
v40:
  %v58 = phi i1 [ %v57, %v49 ], [ %v59, %v50 ]
  %v60 = and i32 %v47, 252
  %v61 = icmp ne i32 %v60, 28
  %v62 = and i1 %v61, %v58
  br i1 %v62, label %v37, label %v43
v50:
  %v63 = icmp eq i8 %v46, -123
  %v64 = icmp eq i8 %v46, -96
  %v59 = or i1 %v63, %v64
  br label %v40
v43:
  %v65 = phi i64 [ %v38, %v40 ], [ %v36, %v37 ]
  %v66 = add i64 %v35, %v0
  %v67 = sub i64 %v65, %v35
  %v68 = icmp eq i64 %v65, %v35
  br i1 %v68, label %v69, label %v70
v70:
  %v71 = inttoptr i64 %v66 to ptr
  %v72 = load i8, ptr %v71, align 1
  %v73 = icmp eq i8 %v72, 45
  br label %v69
v69:
  %v74 = phi i1 [ false, %v43 ], [ %v73, %v70 ]
  %v75 = sext i1 %v74 to i64
  %v76 = shl nsw i64 %v75, 63
  br i1 %v68, label %v77, label %v78
v78:
  %v79 = inttoptr i64 %v66 to ptr
  %v80 = load i8, ptr %v79, align 1
  %v81 = icmp eq i8 %v80, 45
  %v82 = icmp eq i8 %v80, 43
  %v83 = or i1 %v81, %v82
  br label %v77
v77:
  %v84 = phi i1 [ false, %v69 ], [ %v83, %v78 ]
  %v85 = zext i1 %v84 to i64
  %v86 = add nuw i64 %v35, %v85
  %v87 = sub i64 %v67, %v85
  %v88 = icmp eq i64 %v87, 3
  br i1 %v88, label %v89, label %v90
v89:
  %v91 = add i64 %v86, %v0
  br label %v92
v92:
  %v93 = phi i64 [ %v94, %v95 ], [ 0, %v89 ]
  %v96 = add i64 %v91, %v93
  %v97 = inttoptr i64 %v96 to ptr
  %v98 = load i8, ptr %v97, align 1
  %v99 = or i8 %v98, 32
  %v100 = zext i8 %v99 to i16
  %v101 = trunc nuw nsw i64 %v93 to i32
  %v102 = shl nuw nsw i32 %v101, 3
  %v103 = zext nneg i32 %v102 to i64
  %v104 = lshr i64 6712937, %v103
  %v105 = trunc i64 %v104 to i16
  %v106 = and i16 %v105, 111
  %v107 = icmp eq i16 %v106, %v100
  br i1 %v107, label %v95, label %v90
v95:
  %v94 = add nuw nsw i64 %v93, 1
  %v108 = icmp samesign ult i64 %v93, 2
  br i1 %v108, label %v92, label %v109
v90:
  %v110 = icmp eq i64 %v87, 8
  br i1 %v110, label %v111, label %v112
v111:
  %v113 = add i64 %v86, %v0
  br label %v114
v114:
  %v115 = phi i64 [ %v116, %v117 ], [ 0, %v111 ]
  %v118 = add i64 %v113, %v115
  %v119 = inttoptr i64 %v118 to ptr
  %v120 = load i8, ptr %v119, align 1
  %v121 = or i8 %v120, 32
  %v122 = zext i8 %v121 to i16
  %v123 = trunc nuw nsw i64 %v115 to i32
  %v124 = shl nuw nsw i32 %v123, 3
  %v125 = zext nneg i32 %v124 to i64
  %v126 = lshr i64 8751735898823356009, %v125
  %v127 = trunc i64 %v126 to i16
  %v128 = and i16 %v127, 127
  %v129 = icmp eq i16 %v128, %v122
  br i1 %v129, label %v117, label %v112
v117:
  %v116 = add nuw nsw i64 %v115, 1
  %v130 = icmp samesign ult i64 %v115, 7
  br i1 %v130, label %v114, label %v109
v112:
  br i1 %v88, label %v131, label %v132
v131:
  %v133 = add i64 %v86, %v0
  br label %v134
v134:
  %v135 = phi i64 [ %v136, %v137 ], [ 0, %v131 ]
  %v138 = add i64 %v133, %v135
  %v139 = inttoptr i64 %v138 to ptr
  %v140 = load i8, ptr %v139, align 1
  %v141 = or i8 %v140, 32
  %v142 = zext i8 %v141 to i16
  %v143 = trunc nuw nsw i64 %v135 to i32
  %v144 = shl nuw nsw i32 %v143, 3
  %v145 = zext nneg i32 %v144 to i64
  %v146 = lshr i64 7233902, %v145
  %v147 = trunc i64 %v146 to i16
  %v148 = and i16 %v147, 111
  %v149 = icmp eq i16 %v148, %v142
  br i1 %v149, label %v137, label %v132
v137:
  %v136 = add nuw nsw i64 %v135, 1
  %v150 = icmp samesign ult i64 %v135, 2
  br i1 %v150, label %v134, label %v151
v151:
  %v152 = or disjoint i64 %v76, 9221120237041090560
  br label %v153
v109:
  %v154 = or disjoint i64 %v76, 9218868437227405312
  br label %v153
v153:
  %v155 = phi i64 [ %v154, %v109 ], [ 0, %v156 ], [ 0, %v157 ], [ %v152, %v151 ], [ %v158, %v159 ], [ %v160, %v161 ], [ 0, %v162 ], [ 0, %v163 ], [ %v76, %v164 ], [ 0, %v165 ], [ 0, %v166 ], [ 0, %v167 ], [ 0, %v168 ]
  %v169 = phi i64 [ 0, %v109 ], [ 1, %v156 ], [ 1, %v157 ], [ 0, %v151 ], [ 0, %v159 ], [ 0, %v161 ], [ 1, %v162 ], [ 1, %v163 ], [ 0, %v164 ], [ 1, %v165 ], [ 1, %v166 ], [ 1, %v167 ], [ 1, %v168 ]
  %v170 = insertvalue { i64, i64 } poison, i64 %v155, 0
  %v171 = insertvalue { i64, i64 } %v170, i64 %v169, 1
  ret { i64, i64 } %v171
v132:
  %v172 = icmp sgt i64 %v67, %v85
  br i1 %v172, label %v173, label %v156
v173:
  %v174 = phi i64 [ %v175, %v176 ], [ %v85, %v132 ]
  %v177 = phi i16 [ %v178, %v176 ], [ 0, %v132 ]
  %v179 = phi i16 [ %v180, %v176 ], [ 0, %v132 ]
  %v181 = phi i64 [ %v182, %v176 ], [ 0, %v132 ]
  %v183 = phi i64 [ %v184, %v176 ], [ 0, %v132 ]
  %v185 = phi i64 [ %v186, %v176 ], [ 0, %v132 ]
  %v187 = phi i64 [ %v188, %v176 ], [ 0, %v132 ]
  %v189 = phi i16 [ %v190, %v176 ], [ 0, %v132 ]
  %v191 = add i64 %v174, %v66
  %v192 = inttoptr i64 %v191 to ptr
  %v193 = load i8, ptr %v192, align 1
  %v194 = icmp eq i8 %v193, 46
  %v195 = icmp eq i16 %v177, 0
  %v196 = and i1 %v195, %v194
  br i1 %v196, label %v197, label %v198
v197:
  %v199 = icmp samesign ugt i64 %v174, %v85
  br i1 %v199, label %v166, label %v176
v166:
  %v200 = getelementptr i8, ptr %v192, i64 -1
  %v201 = load i8, ptr %v200, align 1
  %v202 = icmp eq i8 %v201, 95
  br i1 %v202, label %v153, label %v176
v198:
  %v203 = icmp eq i8 %v193, 95
  %v204 = icmp ne i16 %v179, 0
  %v205 = and i1 %v204, %v203
  br i1 %v205, label %v168, label %v206
v168:
  %v207 = add nuw nsw i64 %v174, 1
  %v208 = icmp sgt i64 %v67, %v207
  br i1 %v208, label %v167, label %v153
v167:
  %v209 = getelementptr i8, ptr %v192, i64 1
  %v210 = load i8, ptr %v209, align 1
  %v211 = add i8 %v210, -58
  %v212 = icmp ult i8 %v211, -10
  br i1 %v212, label %v153, label %v176
v206:
  %v213 = zext i8 %v193 to i32
  %v214 = add nsw i32 %v213, -48
  %v215 = icmp ult i32 %v214, 10
  %v216 = or i32 %v213, 32
  %v217 = add nsw i32 %v216, -97
  %v218 = icmp ult i32 %v217, 26
  %v219 = add nsw i32 %v216, -87
  %v220 = select i1 %v218, i32 %v219, i32 99
  %v221 = select i1 %v215, i32 %v214, i32 %v220
  %v222 = icmp sgt i32 %v221, 9
  br i1 %v222, label %v223, label %v224
v224:
  %v225 = add i64 %v181, 1
  %v226 = icmp eq i32 %v221, 0
  %v227 = icmp eq i64 %v183, 0
  %v228 = and i1 %v227, %v226
  br i1 %v228, label %v229, label %v230
v229:
  %v231 = zext nneg i16 %v177 to i64
  %v232 = sub i64 %v185, %v231
  br label %v176
v230:
  %v233 = icmp slt i64 %v183, 19
  br i1 %v233, label %v234, label %v235
v234:
  %v236 = mul i64 %v187, 10
  %v237 = sext i32 %v221 to i64
  %v238 = add i64 %v236, %v237
  %v239 = zext nneg i16 %v177 to i64
  %v240 = sub i64 %v185, %v239
  %v241 = add nsw i64 %v183, 1
  br label %v176
v235:
  %v242 = icmp ne i32 %v221, 0
  %v243 = zext i1 %v242 to i16
  %v244 = or i16 %v189, %v243
  %v245 = icmp ne i16 %v244, 0
  %v246 = zext i1 %v245 to i16
  %v247 = zext i1 %v195 to i64
  %v248 = add i64 %v185, %v247
  br label %v176
v176:
  %v178 = phi i16 [ 1, %v197 ], [ 1, %v166 ], [ %v177, %v167 ], [ %v177, %v229 ], [ %v177, %v234 ], [ %v177, %v235 ]
  %v180 = phi i16 [ 0, %v197 ], [ 0, %v166 ], [ 1, %v167 ], [ 1, %v229 ], [ 1, %v234 ], [ 1, %v235 ]
  %v182 = phi i64 [ %v181, %v197 ], [ %v181, %v166 ], [ %v181, %v167 ], [ %v225, %v229 ], [ %v225, %v234 ], [ %v225, %v235 ]
  %v184 = phi i64 [ %v183, %v197 ], [ %v183, %v166 ], [ %v183, %v167 ], [ 0, %v229 ], [ %v241, %v234 ], [ %v183, %v235 ]
  %v186 = phi i64 [ %v185, %v197 ], [ %v185, %v166 ], [ %v185, %v167 ], [ %v232, %v229 ], [ %v240, %v234 ], [ %v248, %v235 ]
  %v188 = phi i64 [ %v187, %v197 ], [ %v187, %v166 ], [ %v187, %v167 ], [ %v187, %v229 ], [ %v238, %v234 ], [ %v187, %v235 ]
  %v190 = phi i16 [ %v189, %v197 ], [ %v189, %v166 ], [ %v189, %v167 ], [ %v189, %v229 ], [ %v189, %v234 ], [ %v246, %v235 ]
  %v175 = add nuw nsw i64 %v174, 1
  %v249 = icmp slt i64 %v175, %v67
  br i1 %v249, label %v173, label %v223
v223:
  %v250 = phi i64 [ %v67, %v176 ], [ %v174, %v206 ]
  %v251 = phi i64 [ %v182, %v176 ], [ %v181, %v206 ]
  %v252 = phi i64 [ %v184, %v176 ], [ %v183, %v206 ]
  %v253 = phi i64 [ %v186, %v176 ], [ %v185, %v206 ]
  %v254 = phi i64 [ %v188, %v176 ], [ %v187, %v206 ]
  %v255 = phi i16 [ %v190, %v176 ], [ %v189, %v206 ]
  %v256 = phi i1 [ true, %v176 ], [ false, %v206 ]
  %v257 = icmp eq i64 %v251, 0
  %v258 = icmp eq i16 %v255, 0
  br label %v156
v156:
  %v259 = phi i64 [ %v85, %v132 ], [ %v250, %v223 ]
  %v260 = phi i1 [ true, %v132 ], [ %v257, %v223 ]
  %v261 = phi i64 [ 0, %v132 ], [ %v252, %v223 ]
  %v262 = phi i64 [ 0, %v132 ], [ %v253, %v223 ]
  %v263 = phi i64 [ 0, %v132 ], [ %v254, %v223 ]
  %v264 = phi i1 [ true, %v132 ], [ %v258, %v223 ]
  %v265 = phi i1 [ true, %v132 ], [ %v256, %v223 ]
  br i1 %v260, label %v153, label %v266
v266:
  br i1 %v265, label %v157, label %v267
v267:
  %v268 = add i64 %v259, %v66
  %v269 = inttoptr i64 %v268 to ptr
  %v270 = load i8, ptr %v269, align 1
  %v271 = and i8 %v270, -33
  %v272 = icmp eq i8 %v271, 69
  br i1 %v272, label %v273, label %v157
v273:
  %v274 = add i64 %v259, 1
  %v275 = icmp slt i64 %v274, %v67
  br i1 %v275, label %v276, label %v165
v276:
  %v277 = getelementptr i8, ptr %v269, i64 1
  %v278 = load i8, ptr %v277, align 1
  %v279 = icmp eq i8 %v278, 45
  br i1 %v279, label %v165, label %v280
v280:
  %v281 = icmp eq i8 %v278, 43
  %v282 = zext i1 %v281 to i64
  br label %v165
v165:
  %v283 = phi i64 [ 0, %v273 ], [ 1, %v276 ], [ %v282, %v280 ]
  %v284 = phi i1 [ true, %v273 ], [ false, %v276 ], [ true, %v280 ]
  %v285 = add i64 %v283, %v274
  %v286 = icmp sgt i64 %v67, %v285
  br i1 %v286, label %v162, label %v153
v162:
  %v287 = add i64 %v285, %v66
  %v288 = inttoptr i64 %v287 to ptr
  %v289 = load i8, ptr %v288, align 1
  %v290 = add i8 %v289, -58
  %v291 = icmp ult i8 %v290, -10
  br i1 %v291, label %v153, label %v292
v292:
  %v293 = phi i64 [ %v294, %v295 ], [ %v285, %v162 ]
  %v296 = phi i16 [ %v297, %v295 ], [ 0, %v162 ]
  %v298 = phi i64 [ %v299, %v295 ], [ 0, %v162 ]
  %v300 = add i64 %v293, %v66
  %v301 = inttoptr i64 %v300 to ptr
  %v302 = load i8, ptr %v301, align 1
  %v303 = icmp eq i8 %v302, 95
  %v304 = icmp ne i16 %v296, 0
  %v305 = and i1 %v304, %v303
  br i1 %v305, label %v295, label %v306
v306:
  %v307 = zext i8 %v302 to i32
  %v308 = add nsw i32 %v307, -48
  %v309 = icmp ult i32 %v308, 10
  %v310 = or i32 %v307, 32
  %v311 = add nsw i32 %v310, -97
  %v312 = icmp ult i32 %v311, 26
  %v313 = add nsw i32 %v310, -87
  %v314 = select i1 %v312, i32 %v313, i32 99
  %v315 = select i1 %v309, i32 %v308, i32 %v314
  %v316 = icmp sgt i32 %v315, 9
  br i1 %v316, label %v163, label %v317
v317:
  %v318 = icmp slt i64 %v298, 100000
  %v319 = sext i32 %v315 to i64
  %v320 = mul i64 %v298, 10
  %v321 = add i64 %v320, %v319
  %v322 = select i1 %v318, i64 %v321, i64 %v298
  br label %v295
v295:
  %v299 = phi i64 [ %v298, %v292 ], [ %v322, %v317 ]
  %v297 = phi i16 [ 0, %v292 ], [ 1, %v317 ]
  %v294 = add nsw i64 %v293, 1
  %v323 = icmp slt i64 %v294, %v67
  br i1 %v323, label %v292, label %v163
v163:
  %v324 = phi i64 [ %v293, %v306 ], [ %v67, %v295 ]
  %v325 = phi i64 [ %v298, %v306 ], [ %v299, %v295 ]
  %v326 = phi i16 [ %v296, %v306 ], [ %v297, %v295 ]
  %v327 = icmp eq i16 %v326, 0
  br i1 %v327, label %v153, label %v328
v328:
  %v329 = sub i64 0, %v325
  %v330 = select i1 %v284, i64 %v325, i64 %v329
  %v331 = add i64 %v330, %v262
  br label %v157
v157:
  %v332 = phi i64 [ %v262, %v266 ], [ %v262, %v267 ], [ %v331, %v328 ]
  %v333 = phi i64 [ %v259, %v266 ], [ %v259, %v267 ], [ %v324, %v328 ]
  %v334 = icmp slt i64 %v333, %v67
  br i1 %v334, label %v153, label %v164
v164:
  %v335 = icmp eq i64 %v263, 0
  br i1 %v335, label %v153, label %v336
v336:
  %v337 = icmp slt i64 %v332, -342
  br i1 %v337, label %v338, label %v339
v339:
  %v340 = icmp sgt i64 %v332, 308
  br i1 %v340, label %v338, label %v341
v338:
  %v342 = phi i64 [ 0, %v336 ], [ 9218868437227405312, %v339 ], [ 0, %v343 ], [ %v344, %v345 ], [ 9218868437227405312, %v346 ], [ %v347, %v348 ]
  br i1 %v264, label %v159, label %v349
v349:
  br i1 %v337, label %v350, label %v351
v351:
  %v352 = icmp sgt i64 %v332, 308
  br i1 %v352, label %v350, label %v353
v350:
  %v354 = phi i64 [ 0, %v349 ], [ 9218868437227405312, %v351 ], [ 0, %v355 ], [ %v356, %v357 ], [ 9218868437227405312, %v358 ], [ %v359, %v360 ]
  %v361 = icmp eq i64 %v342, %v354
  br i1 %v361, label %v159, label %v362
v159:
  %v158 = or i64 %v342, %v76
  br label %v153
v362:
  %v363 = getelementptr inbounds nuw i8, ptr %v3, i64 804
  store i32 0, ptr %v363, align 4
  %v364 = getelementptr inbounds nuw i8, ptr %v3, i64 800
  store i32 0, ptr %v364, align 4
  %v365 = getelementptr inbounds nuw i8, ptr %v3, i64 808
  store i8 0, ptr %v365, align 4
  %v366 = icmp ugt i64 %v259, %v85
  br i1 %v366, label %v367, label %v368
v367:
  %v369 = phi i64 [ %v370, %v371 ], [ %v85, %v362 ]
  %v372 = phi i8 [ %v373, %v371 ], [ 0, %v362 ]
  %v374 = icmp sgt i64 %v67, %v369
  br i1 %v374, label %v375, label %v376
v375:
  %v377 = add i64 %v369, %v66
  %v378 = inttoptr i64 %v377 to ptr
  %v379 = load i8, ptr %v378, align 1
  %v380 = zext i8 %v379 to i32
  %v381 = add nsw i32 %v380, -48
  %v382 = icmp ult i32 %v381, 10
  %v383 = or i32 %v380, 32
  %v384 = add nsw i32 %v383, -97
  %v385 = icmp ult i32 %v384, 26
  %v386 = add nsw i32 %v383, -87
  %v387 = select i1 %v385, i32 %v386, i32 99
  %v388 = select i1 %v382, i32 %v381, i32 %v387
  %v389 = icmp slt i32 %v388, 10
  %v390 = select i1 %v389, i32 %v388, i32 99
  br label %v376
v376:
  %v391 = phi i32 [ 99, %v367 ], [ %v390, %v375 ]
  %v392 = icmp eq i32 %v391, 99
  br i1 %v392, label %v371, label %v393
v393:
  %v394 = zext nneg i8 %v372 to i32
  %v395 = icmp ne i32 %v391, 0
  %v396 = zext i1 %v395 to i32
  %v397 = or i32 %v396, %v394
  %v398 = icmp eq i32 %v397, 0
  br i1 %v398, label %v371, label %v399
v399:
  %v400 = load i32, ptr %v364, align 4
  %v401 = icmp slt i32 %v400, 800
  br i1 %v401, label %v402, label %v403
v402:
  %v404 = sext i32 %v400 to i64
  %v405 = add nsw i32 %v400, 1
  store i32 %v405, ptr %v364, align 4
  %v406 = trunc i32 %v391 to i8
  %v407 = getelementptr i8, ptr %v3, i64 %v404
  store i8 %v406, ptr %v407, align 1
  br label %v371
v403:
  %v408 = load i8, ptr %v365, align 4
  %v409 = sext i8 %v408 to i32
  %v410 = or i32 %v409, %v396
  %v411 = icmp ne i32 %v410, 0
  %v412 = zext i1 %v411 to i8
  store i8 %v412, ptr %v365, align 4
  br label %v371
v371:
  %v373 = phi i8 [ %v372, %v376 ], [ 0, %v393 ], [ 1, %v402 ], [ 1, %v403 ]
  %v370 = add nuw i64 %v369, 1
  %v413 = icmp ult i64 %v370, %v259
  br i1 %v413, label %v367, label %v414
v414:
  %v415 = load i32, ptr %v364, align 4
  br label %v368
v368:
  %v416 = phi i32 [ 0, %v362 ], [ %v415, %v414 ]
  %v417 = add i64 %v332, %v261
  %v418 = trunc i64 %v417 to i32
  store i32 %v418, ptr %v363, align 4
  %v419 = icmp slt i32 %v416, 1
  br i1 %v419, label %v420, label %v421
v425:
  %v422 = add nsw i32 %v423, -1
  store i32 %v422, ptr %v364, align 4
  %v424 = icmp slt i32 %v423, 2
  br i1 %v424, label %v420, label %v421
v421:
  %v423 = phi i32 [ %v422, %v425 ], [ %v416, %v368 ]
  %v426 = zext nneg i32 %v423 to i64
  %v427 = getelementptr i8, ptr %v3, i64 %v426
  %v428 = getelementptr i8, ptr %v427, i64 -1
  %v429 = load i8, ptr %v428, align 1
  %v430 = icmp eq i8 %v429, 0
  br i1 %v430, label %v425, label %v420
v420:
  %v431 = phi i32 [ %v416, %v368 ], [ %v423, %v421 ], [ 0, %v425 ]
  %v432 = icmp eq i32 %v431, 0
  %v433 = icmp slt i32 %v418, -330
  %v434 = or i1 %v433, %v432
  br i1 %v434, label %v161, label %v435
v435:
  %v436 = icmp sgt i32 %v418, 310
  br i1 %v436, label %v161, label %v437
v437:
  %v438 = icmp slt i32 %v418, 1
  br i1 %v438, label %v439, label %v440
v440:
  %v441 = phi i32 [ %v442, %v443 ], [ %v431, %v437 ]
  %v444 = phi i32 [ %v445, %v443 ], [ %v418, %v437 ]
  %v446 = phi i32 [ %v447, %v443 ], [ 0, %v437 ]
  %v448 = mul i32 %v444, 3
  %v449 = icmp samesign ugt i32 %v444, 16
  %v450 = select i1 %v449, i32 56, i32 %v448
  %v451 = and i32 %v450, 63
  %v452 = zext nneg i32 %v451 to i64
  %v453 = shl nsw i64 -1, %v452
  %v454 = icmp ugt i32 %v450, 63
  %v455 = xor i64 %v453, -1
  %v456 = select i1 %v454, i64 -1, i64 %v455
  %v457 = call i32 @llvm.smax.i32(i32 %v441, i32 0)
  br label %v458
v458:
  %v459 = phi i32 [ 0, %v440 ], [ %v460, %v461 ]
  %v462 = phi i64 [ 0, %v440 ], [ %v463, %v461 ]
  %v464 = icmp slt i32 %v459, %v441
  br i1 %v464, label %v461, label %v465
v461:
  %v466 = mul i64 %v462, 10
  %v467 = zext nneg i32 %v459 to i64
  %v468 = getelementptr i8, ptr %v3, i64 %v467
  %v469 = load i8, ptr %v468, align 1
  %v470 = zext i8 %v469 to i64
  %v463 = add i64 %v466, %v470
  %v460 = add nuw nsw i32 %v459, 1
  %v471 = lshr i64 %v463, %v452
  %v472 = icmp eq i64 %v471, 0
  %v473 = select i1 %v454, i1 true, i1 %v472
  br i1 %v473, label %v458, label %v474
v465:
  %v475 = icmp eq i64 %v462, 0
  br i1 %v475, label %v476, label %v477
v477:
  %v478 = lshr i64 %v462, %v452
  %v479 = icmp eq i64 %v478, 0
  %v480 = select i1 %v454, i1 true, i1 %v479
  br i1 %v480, label %v481, label %v474
v481:
  %v482 = phi i32 [ %v483, %v481 ], [ %v457, %v477 ]
  %v484 = phi i64 [ %v485, %v481 ], [ %v462, %v477 ]
  %v483 = add i32 %v482, 1
  %v485 = mul i64 %v484, 10
  %v486 = lshr i64 %v485, %v452
  %v487 = icmp eq i64 %v486, 0
  %v488 = select i1 %v454, i1 true, i1 %v487
  br i1 %v488, label %v481, label %v474
v474:
  %v489 = phi i32 [ %v483, %v481 ], [ %v457, %v477 ], [ %v460, %v461 ]
  %v490 = phi i64 [ %v485, %v481 ], [ %v462, %v477 ], [ %v463, %v461 ]
  %v491 = add nuw i32 %v444, 1
  %v492 = sub i32 %v491, %v489
  store i32 %v492, ptr %v363, align 4
  %v493 = icmp slt i32 %v489, %v441
  br i1 %v493, label %v494, label %v495
v494:
  %v496 = phi i32 [ %v497, %v494 ], [ %v489, %v474 ]
  %v498 = phi i64 [ %v499, %v494 ], [ %v490, %v474 ]
  %v500 = phi i32 [ %v501, %v494 ], [ 0, %v474 ]
  %v502 = lshr i64 %v498, %v452
  %v501 = add i32 %v500, 1
  %v503 = sext i32 %v500 to i64
  %v504 = trunc i64 %v502 to i8
  %v505 = select i1 %v454, i8 0, i8 %v504
  %v506 = getelementptr i8, ptr %v3, i64 %v503
  store i8 %v505, ptr %v506, align 1
  %v507 = and i64 %v498, %v456
  %v508 = mul i64 %v507, 10
  %v509 = sext i32 %v496 to i64
  %v510 = getelementptr i8, ptr %v3, i64 %v509
  %v511 = load i8, ptr %v510, align 1
  %v512 = zext i8 %v511 to i64
  %v499 = add i64 %v508, %v512
  %v513 = load i32, ptr %v364, align 4
  %v497 = add nsw i32 %v496, 1
  %v514 = icmp slt i32 %v497, %v513
  br i1 %v514, label %v494, label %v495
v495:
  %v515 = phi i32 [ 0, %v474 ], [ %v501, %v494 ]
  %v516 = phi i64 [ %v490, %v474 ], [ %v499, %v494 ]
  %v517 = icmp eq i64 %v516, 0
  br i1 %v517, label %v518, label %v519
v519:
  %v520 = xor i1 %v454, true
  br label %v521
v521:
  %v522 = phi i32 [ %v523, %v524 ], [ %v515, %v519 ]
  %v525 = phi i64 [ %v526, %v524 ], [ %v516, %v519 ]
  %v527 = icmp slt i32 %v522, 800
  br i1 %v527, label %v528, label %v529
v528:
  %v530 = lshr i64 %v525, %v452
  %v531 = add nsw i32 %v522, 1
  %v532 = sext i32 %v522 to i64
  %v533 = trunc i64 %v530 to i8
  %v534 = select i1 %v454, i8 0, i8 %v533
  %v535 = getelementptr i8, ptr %v3, i64 %v532
  store i8 %v534, ptr %v535, align 1
  br label %v524
v529:
  %v536 = load i8, ptr %v365, align 4
  %v537 = sext i8 %v536 to i32
  %v538 = lshr i64 %v525, %v452
  %v539 = icmp ne i64 %v538, 0
  %v540 = select i1 %v520, i1 %v539, i1 false
  %v541 = zext i1 %v540 to i32
  %v542 = or i32 %v537, %v541
  %v543 = icmp ne i32 %v542, 0
  %v544 = zext i1 %v543 to i8
  store i8 %v544, ptr %v365, align 4
  br label %v524
v524:
  %v523 = phi i32 [ %v531, %v528 ], [ %v522, %v529 ]
  %v545 = and i64 %v525, %v456
  %v526 = mul i64 %v545, 10
  %v546 = icmp eq i64 %v526, 0
  br i1 %v546, label %v518, label %v521
v518:
  %v547 = phi i32 [ %v515, %v495 ], [ %v523, %v524 ]
  store i32 %v547, ptr %v364, align 4
  %v548 = icmp slt i32 %v547, 1
  br i1 %v548, label %v443, label %v549
v549:
  %v550 = phi i32 [ %v551, %v552 ], [ %v547, %v518 ]
  %v551 = add nsw i32 %v550, -1
  %v553 = sext i32 %v551 to i64
  %v554 = getelementptr i8, ptr %v3, i64 %v553
  %v555 = load i8, ptr %v554, align 1
  %v556 = icmp eq i8 %v555, 0
  br i1 %v556, label %v552, label %v443
v552:
  store i32 %v551, ptr %v364, align 4
  %v557 = icmp sgt i32 %v550, 1
  br i1 %v557, label %v549, label %v443
v476:
  store i32 0, ptr %v364, align 4
  br label %v443
v443:
  %v442 = phi i32 [ %v547, %v518 ], [ 0, %v476 ], [ %v550, %v549 ], [ 0, %v552 ]
  %v447 = add i32 %v450, %v446
  %v445 = load i32, ptr %v363, align 4
  %v558 = icmp sgt i32 %v445, 0
  br i1 %v558, label %v440, label %v439
v439:
  %v559 = phi i32 [ %v431, %v437 ], [ %v442, %v443 ]
  %v560 = phi i32 [ %v418, %v437 ], [ %v445, %v443 ]
  %v561 = phi i32 [ 0, %v437 ], [ %v447, %v443 ]
  br label %v562
v574:
  %v563 = phi i32 [ %v564, %v565 ], [ %v566, %v567 ], [ %v568, %v569 ]
  %v570 = sub i32 %v571, %v572
  br label %v562
v562:
  %v573 = phi i32 [ %v563, %v574 ], [ %v559, %v439 ]
  %v575 = phi i32 [ %v576, %v574 ], [ %v560, %v439 ]
  %v571 = phi i32 [ %v570, %v574 ], [ %v561, %v439 ]
  %v577 = icmp slt i32 %v575, 0
  %v578 = icmp eq i32 %v575, 0
  br i1 %v578, label %v579, label %v580
v580:
  br i1 %v577, label %v581, label %v582
v579:
  %v583 = load i8, ptr %v3, align 4
  %v584 = icmp ult i8 %v583, 5
  br i1 %v584, label %v581, label %v582
v581:
  %v585 = mul i32 %v575, -3
  %v586 = select i1 %v577, i32 %v585, i32 1
  %v587 = icmp slt i32 %v575, -16
  %v572 = select i1 %v587, i32 56, i32 %v586
  %v588 = icmp slt i32 %v573, 1
  br i1 %v588, label %v589, label %v590
v590:
  %v591 = add nuw i32 %v573, 1
  %v592 = add nsw i32 %v573, -1
  %v593 = zext nneg i32 %v592 to i64
  %v594 = add i64 %v593, %v4
  %v595 = and i32 %v572, 63
  %v596 = zext nneg i32 %v595 to i64
  %v597 = icmp ugt i32 %v572, 63
  br label %v598
v598:
  %v599 = phi i64 [ %v594, %v590 ], [ %v600, %v598 ]
  %v601 = phi i64 [ 0, %v590 ], [ %v602, %v598 ]
  %v603 = phi i32 [ %v591, %v590 ], [ %v604, %v598 ]
  %v605 = sub i64 %v599, %v4
  %v606 = getelementptr i8, ptr %v3, i64 %v605
  %v607 = load i8, ptr %v606, align 1
  %v608 = zext i8 %v607 to i64
  %v609 = shl i64 %v608, %v596
  %v610 = select i1 %v597, i64 0, i64 %v609
  %v611 = add i64 %v610, %v601
  %v612 = zext i64 %v611 to i128
  %v613 = mul nuw i128 %v612, 14757395258967641293
  %v614 = lshr i128 %v613, 67
  %v602 = trunc nuw nsw i128 %v614 to i64
  %v600 = add i64 %v599, -1
  %v604 = add i32 %v603, -1
  %v615 = icmp sgt i32 %v604, 1
  br i1 %v615, label %v598, label %v589
v589:
  %v616 = phi i64 [ 0, %v581 ], [ %v602, %v598 ]
  %v617 = icmp eq i64 %v616, 0
  br i1 %v617, label %v618, label %v619
v619:
  %v620 = phi i64 [ %v621, %v619 ], [ %v616, %v589 ]
  %v622 = phi i32 [ %v623, %v619 ], [ 0, %v589 ]
  %v623 = add i32 %v622, 1
  %v624 = zext nneg i64 %v620 to i128
  %v625 = mul nuw nsw i128 %v624, 14757395258967641293
  %v626 = lshr i128 %v625, 67
  %v621 = trunc nuw nsw i128 %v626 to i64
  %v627 = icmp samesign ugt i64 %v620, 9
  br i1 %v627, label %v619, label %v618
v618:
  %v628 = phi i32 [ 0, %v589 ], [ %v623, %v619 ]
  br i1 %v588, label %v629, label %v630
v630:
  %v631 = and i32 %v572, 63
  %v632 = zext nneg i32 %v631 to i64
  %v633 = icmp ugt i32 %v572, 63
  %v634 = sext i32 %v628 to i64
  %v635 = getelementptr i8, ptr %v3, i64 %v634
  br label %v636
v636:
  %v637 = phi i32 [ %v638, %v639 ], [ %v573, %v630 ]
  %v640 = phi i64 [ %v641, %v639 ], [ 0, %v630 ]
  %v638 = add nsw i32 %v637, -1
  %v642 = sext i32 %v638 to i64
  %v643 = getelementptr i8, ptr %v3, i64 %v642
  %v644 = load i8, ptr %v643, align 1
  %v645 = zext i8 %v644 to i64
  %v646 = shl i64 %v645, %v632
  %v647 = select i1 %v633, i64 0, i64 %v646
  %v648 = add i64 %v647, %v640
  %v649 = add i32 %v638, %v628
  %v650 = icmp slt i32 %v649, 800
  br i1 %v650, label %v651, label %v652
v651:
  %v653 = zext i64 %v648 to i128
  %v654 = mul nuw i128 %v653, 14757395258967641293
  %v655 = lshr i128 %v654, 67
  %v656 = trunc nuw nsw i128 %v655 to i64
  %v657 = mul i64 %v656, 246
  %v658 = add i64 %v657, %v648
  %v659 = trunc i64 %v658 to i8
  %v660 = getelementptr i8, ptr %v635, i64 %v642
  store i8 %v659, ptr %v660, align 1
  br label %v639
v652:
  %v661 = load i8, ptr %v365, align 4
  %v662 = sext i8 %v661 to i32
  %v663 = zext i64 %v648 to i128
  %v664 = mul nuw i128 %v663, 14757395258967641293
  %v665 = lshr i128 %v664, 67
  %v666 = trunc nuw nsw i128 %v665 to i64
  %v667 = mul i64 %v666, -10
  %v668 = sub i64 0, %v648
  %v669 = icmp ne i64 %v667, %v668
  %v670 = zext i1 %v669 to i32
  %v671 = or i32 %v662, %v670
  %v672 = icmp ne i32 %v671, 0
  %v673 = zext i1 %v672 to i8
  store i8 %v673, ptr %v365, align 4
  br label %v639
v639:
  %v674 = zext i64 %v648 to i128
  %v675 = mul nuw i128 %v674, 14757395258967641293
  %v676 = lshr i128 %v675, 67
  %v641 = trunc nuw nsw i128 %v676 to i64
  %v677 = icmp sgt i32 %v637, 1
  br i1 %v677, label %v636, label %v629
v629:
  %v678 = phi i64 [ 0, %v618 ], [ %v641, %v639 ]
  %v679 = icmp slt i32 %v628, 1
  br i1 %v679, label %v565, label %v680
v680:
  %v681 = phi i64 [ %v682, %v680 ], [ %v678, %v629 ]
  %v683 = phi i32 [ %v684, %v680 ], [ %v628, %v629 ]
  %v685 = zext nneg i64 %v681 to i128
  %v686 = mul nuw nsw i128 %v685, 14757395258967641293
  %v687 = lshr i128 %v686, 67
  %v682 = trunc nuw nsw i128 %v687 to i64
  %v688 = mul i64 %v682, 246
  %v689 = add i64 %v688, %v681
  %v684 = add nsw i32 %v683, -1
  %v690 = sext i32 %v684 to i64
  %v691 = trunc i64 %v689 to i8
  %v692 = getelementptr i8, ptr %v3, i64 %v690
  store i8 %v691, ptr %v692, align 1
  %v693 = icmp sgt i32 %v683, 1
  br i1 %v693, label %v680, label %v565
v565:
  %v694 = load i32, ptr %v364, align 4
  %v695 = add i32 %v694, %v628
  %v564 = call i32 @llvm.smin.i32(i32 %v695, i32 800)
  store i32 %v564, ptr %v364, align 4
  %v696 = load i32, ptr %v363, align 4
  %v576 = add i32 %v696, %v628
  store i32 %v576, ptr %v363, align 4
  %v697 = icmp slt i32 %v695, 1
  br i1 %v697, label %v574, label %v567
v567:
  %v566 = phi i32 [ %v568, %v569 ], [ %v564, %v565 ]
  %v568 = add i32 %v566, -1
  %v698 = sext i32 %v568 to i64
  %v699 = getelementptr i8, ptr %v3, i64 %v698
  %v700 = load i8, ptr %v699, align 1
  %v701 = icmp eq i8 %v700, 0
  br i1 %v701, label %v569, label %v574
v569:
  store i32 %v568, ptr %v364, align 4
  %v702 = icmp sgt i32 %v566, 1
  br i1 %v702, label %v567, label %v574
v341:
  %v703 = inttoptr i64 %v2 to ptr
  %v704 = getelementptr i8, ptr %v703, i64 12
  %v705 = load i32, ptr %v704, align 4
  %v706 = sext i32 %v705 to i64
  %v707 = shl nsw i64 %v332, 4
  %v708 = add i64 %v707, %v2
  %v709 = add i64 %v708, %v706
  %v710 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v263, i1 true)
  %v711 = shl i64 %v263, %v710
  %v712 = inttoptr i64 %v709 to ptr
  %v713 = getelementptr i8, ptr %v712, i64 5472
  %v714 = load i64, ptr %v713, align 8
  %v715 = mul i64 %v714, %v711
  %v716 = zext i64 %v711 to i128
  %v717 = zext i64 %v714 to i128
  %v718 = mul nuw i128 %v717, %v716
  %v719 = lshr i128 %v718, 64
  %v720 = trunc nuw i128 %v719 to i64
  %v721 = and i64 %v720, 511
  %v722 = icmp eq i64 %v721, 511
  br i1 %v722, label %v723, label %v724
v723:
  %v725 = add i64 %v709, 5472
  %v726 = inttoptr i64 %v725 to ptr
  %v727 = getelementptr i8, ptr %v726, i64 8
  %v728 = load i64, ptr %v727, align 8
  %v729 = zext i64 %v728 to i128
  %v730 = mul nuw i128 %v729, %v716
  %v731 = lshr i128 %v730, 64
  %v732 = trunc nuw i128 %v731 to i64
  %v733 = add i64 %v715, %v732
  %v734 = icmp ult i64 %v733, %v732
  %v735 = zext i1 %v734 to i64
  %v736 = add nuw i64 %v735, %v720
  br label %v724
v724:
  %v737 = phi i64 [ %v715, %v341 ], [ %v733, %v723 ]
  %v738 = phi i64 [ %v720, %v341 ], [ %v736, %v723 ]
  %v739 = lshr i64 %v738, 63
  %v740 = trunc nuw nsw i64 %v739 to i32
  %v741 = add nuw nsw i32 %v740, 9
  %v742 = zext nneg i32 %v741 to i64
  %v743 = lshr i64 %v738, %v742
  %v744 = mul nsw i64 %v332, 217706
  %v745 = ashr i64 %v744, 16
  %v746 = xor i64 %v710, 63
  %v747 = add nsw i64 %v745, %v746
  %v748 = add nsw i64 %v747, %v739
  %v749 = icmp slt i64 %v748, -1022
  br i1 %v749, label %v343, label %v750
v343:
  %v751 = icmp slt i64 %v748, -1085
  br i1 %v751, label %v338, label %v345
v345:
  %v752 = trunc nsw i64 %v748 to i32
  %v753 = sub nuw nsw i32 -1022, %v752
  %v754 = zext nneg i32 %v753 to i64
  %v755 = lshr i64 %v743, %v754
  %v756 = and i64 %v755, 1
  %v757 = add nuw nsw i64 %v756, %v755
  %v344 = lshr i64 %v757, 1
  br label %v338
v353:
  %v758 = add i64 %v263, 1
  %v759 = inttoptr i64 %v2 to ptr
  %v760 = getelementptr i8, ptr %v759, i64 12
  %v761 = load i32, ptr %v760, align 4
  %v762 = sext i32 %v761 to i64
  %v763 = shl nsw i64 %v332, 4
  %v764 = add i64 %v763, %v2
  %v765 = add i64 %v764, %v762
  %v766 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v758, i1 false)
  %v767 = and i64 %v766, 63
  %v768 = shl i64 %v758, %v767
  %v769 = inttoptr i64 %v765 to ptr
  %v770 = getelementptr i8, ptr %v769, i64 5472
  %v771 = load i64, ptr %v770, align 8
  %v772 = mul i64 %v771, %v768
  %v773 = zext i64 %v768 to i128
  %v774 = zext i64 %v771 to i128
  %v775 = mul nuw i128 %v774, %v773
  %v776 = lshr i128 %v775, 64
  %v777 = trunc nuw i128 %v776 to i64
  %v778 = and i64 %v777, 511
  %v779 = icmp eq i64 %v778, 511
  br i1 %v779, label %v780, label %v781
v780:
  %v782 = add i64 %v765, 5472
  %v783 = inttoptr i64 %v782 to ptr
  %v784 = getelementptr i8, ptr %v783, i64 8
  %v785 = load i64, ptr %v784, align 8
  %v786 = zext i64 %v785 to i128
  %v787 = mul nuw i128 %v786, %v773
  %v788 = lshr i128 %v787, 64
  %v789 = trunc nuw i128 %v788 to i64
  %v790 = add i64 %v772, %v789
  %v791 = icmp ult i64 %v790, %v789
  %v792 = zext i1 %v791 to i64
  %v793 = add nuw i64 %v792, %v777
  br label %v781
v781:
  %v794 = phi i64 [ %v772, %v353 ], [ %v790, %v780 ]
  %v795 = phi i64 [ %v777, %v353 ], [ %v793, %v780 ]
  %v796 = lshr i64 %v795, 63
  %v797 = trunc nuw nsw i64 %v796 to i32
  %v798 = add nuw nsw i32 %v797, 9
  %v799 = zext nneg i32 %v798 to i64
  %v800 = lshr i64 %v795, %v799
  %v801 = mul nsw i64 %v332, 217706
  %v802 = ashr i64 %v801, 16
  %v803 = sub nsw i64 %v802, %v766
  %v804 = add nsw i64 %v803, 63
  %v805 = add nsw i64 %v804, %v796
  %v806 = icmp slt i64 %v805, -1022
  br i1 %v806, label %v355, label %v807
v355:
  %v808 = icmp slt i64 %v805, -1085
  br i1 %v808, label %v350, label %v357
v357:
  %v809 = trunc nsw i64 %v805 to i32
  %v810 = sub nuw nsw i32 -1022, %v809
  %v811 = zext nneg i32 %v810 to i64
  %v812 = lshr i64 %v800, %v811
  %v813 = and i64 %v812, 1
  %v814 = add nuw nsw i64 %v813, %v812
  %v356 = lshr i64 %v814, 1
  br label %v350
v750:
  %v815 = icmp ugt i64 %v737, 1
  %v816 = add nsw i64 %v332, -24
  %v817 = icmp ult i64 %v816, -28
  %v818 = or i1 %v817, %v815
  %v819 = and i64 %v743, 3
  %v820 = icmp ne i64 %v819, 1
  %v821 = or i1 %v818, %v820
  br i1 %v821, label %v346, label %v822
v822:
  %v823 = shl i64 %v743, %v742
  %v824 = icmp eq i64 %v823, %v738
  br label %v346
v346:
  %v825 = phi i1 [ false, %v750 ], [ %v824, %v822 ]
  %v826 = and i64 %v743, 72057594037927934
  %v827 = select i1 %v825, i64 %v826, i64 %v743
  %v828 = and i64 %v827, 1
  %v829 = add nuw nsw i64 %v828, %v827
  %v830 = icmp ugt i64 %v829, 18014398509481983
  %v831 = select i1 %v830, i64 1024, i64 1023
  %v832 = add nsw i64 %v831, %v748
  %v833 = icmp sgt i64 %v832, 2046
  br i1 %v833, label %v338, label %v348
v348:
  %v834 = lshr i64 %v829, 1
  %v835 = and i64 %v834, 9218868437227405311
  %v836 = select i1 %v830, i64 0, i64 %v835
  %v837 = shl nuw nsw i64 %v832, 52
  %v347 = or i64 %v837, %v836
  br label %v338
v582:
  %v838 = add i32 %v571, -1
  %v839 = icmp sgt i32 %v571, -1022
  br i1 %v839, label %v840, label %v841
v841:
  %v842 = sub nuw nsw i32 -1021, %v571
  br label %v843
v843:
  %v844 = phi i32 [ %v573, %v841 ], [ %v845, %v846 ]
  %v847 = phi i32 [ %v842, %v841 ], [ %v848, %v846 ]
  %v849 = call i32 @llvm.smin.i32(i32 %v847, i32 56)
  %v850 = and i32 %v849, 63
  %v851 = zext nneg i32 %v850 to i64
  %v852 = shl nsw i64 -1, %v851
  %v853 = icmp ugt i32 %v849, 63
  %v854 = xor i64 %v852, -1
  %v855 = select i1 %v853, i64 -1, i64 %v854
  %v856 = call i32 @llvm.smax.i32(i32 %v844, i32 0)
  br label %v857
v857:
  %v858 = phi i32 [ 0, %v843 ], [ %v859, %v860 ]
  %v861 = phi i64 [ 0, %v843 ], [ %v862, %v860 ]
  %v863 = icmp slt i32 %v858, %v844
  br i1 %v863, label %v860, label %v864
v860:
  %v865 = mul i64 %v861, 10
  %v866 = zext nneg i32 %v858 to i64
  %v867 = getelementptr i8, ptr %v3, i64 %v866
  %v868 = load i8, ptr %v867, align 1
  %v869 = zext i8 %v868 to i64
  %v862 = add i64 %v865, %v869
  %v859 = add nuw nsw i32 %v858, 1
  %v870 = lshr i64 %v862, %v851
  %v871 = icmp eq i64 %v870, 0
  %v872 = select i1 %v853, i1 true, i1 %v871
  br i1 %v872, label %v857, label %v873
v864:
  %v874 = icmp eq i64 %v861, 0
  br i1 %v874, label %v875, label %v876
v876:
  %v877 = lshr i64 %v861, %v851
  %v878 = icmp eq i64 %v877, 0
  %v879 = select i1 %v853, i1 true, i1 %v878
  br i1 %v879, label %v880, label %v873
v880:
  %v881 = phi i32 [ %v882, %v880 ], [ %v856, %v876 ]
  %v883 = phi i64 [ %v884, %v880 ], [ %v861, %v876 ]
  %v882 = add i32 %v881, 1
  %v884 = mul i64 %v883, 10
  %v885 = lshr i64 %v884, %v851
  %v886 = icmp eq i64 %v885, 0
  %v887 = select i1 %v853, i1 true, i1 %v886
  br i1 %v887, label %v880, label %v873
v873:
  %v888 = phi i32 [ %v882, %v880 ], [ %v856, %v876 ], [ %v859, %v860 ]
  %v889 = phi i64 [ %v884, %v880 ], [ %v861, %v876 ], [ %v862, %v860 ]
  %v890 = load i32, ptr %v363, align 4
  %v891 = sub i32 %v890, %v888
  %v892 = add i32 %v891, 1
  store i32 %v892, ptr %v363, align 4
  %v893 = icmp slt i32 %v888, %v844
  br i1 %v893, label %v894, label %v895
v894:
  %v896 = phi i32 [ %v897, %v894 ], [ %v888, %v873 ]
  %v898 = phi i64 [ %v899, %v894 ], [ %v889, %v873 ]
  %v900 = phi i32 [ %v901, %v894 ], [ 0, %v873 ]
  %v902 = lshr i64 %v898, %v851
  %v901 = add i32 %v900, 1
  %v903 = sext i32 %v900 to i64
  %v904 = trunc i64 %v902 to i8
  %v905 = select i1 %v853, i8 0, i8 %v904
  %v906 = getelementptr i8, ptr %v3, i64 %v903
  store i8 %v905, ptr %v906, align 1
  %v907 = and i64 %v898, %v855
  %v908 = mul i64 %v907, 10
  %v909 = sext i32 %v896 to i64
  %v910 = getelementptr i8, ptr %v3, i64 %v909
  %v911 = load i8, ptr %v910, align 1
  %v912 = zext i8 %v911 to i64
  %v899 = add i64 %v908, %v912
  %v913 = load i32, ptr %v364, align 4
  %v897 = add nsw i32 %v896, 1
  %v914 = icmp slt i32 %v897, %v913
  br i1 %v914, label %v894, label %v895
v895:
  %v915 = phi i32 [ 0, %v873 ], [ %v901, %v894 ]
  %v916 = phi i64 [ %v889, %v873 ], [ %v899, %v894 ]
  %v917 = icmp eq i64 %v916, 0
  br i1 %v917, label %v918, label %v919
v919:
  %v920 = xor i1 %v853, true
  br label %v921
v921:
  %v922 = phi i32 [ %v923, %v924 ], [ %v915, %v919 ]
  %v925 = phi i64 [ %v926, %v924 ], [ %v916, %v919 ]
  %v927 = icmp slt i32 %v922, 800
  br i1 %v927, label %v928, label %v929
v928:
  %v930 = lshr i64 %v925, %v851
  %v931 = add nsw i32 %v922, 1
  %v932 = sext i32 %v922 to i64
  %v933 = trunc i64 %v930 to i8
  %v934 = select i1 %v853, i8 0, i8 %v933
  %v935 = getelementptr i8, ptr %v3, i64 %v932
  store i8 %v934, ptr %v935, align 1
  br label %v924
v929:
  %v936 = load i8, ptr %v365, align 4
  %v937 = sext i8 %v936 to i32
  %v938 = lshr i64 %v925, %v851
  %v939 = icmp ne i64 %v938, 0
  %v940 = select i1 %v920, i1 %v939, i1 false
  %v941 = zext i1 %v940 to i32
  %v942 = or i32 %v937, %v941
  %v943 = icmp ne i32 %v942, 0
  %v944 = zext i1 %v943 to i8
  store i8 %v944, ptr %v365, align 4
  br label %v924
v924:
  %v923 = phi i32 [ %v931, %v928 ], [ %v922, %v929 ]
  %v945 = and i64 %v925, %v855
  %v926 = mul i64 %v945, 10
  %v946 = icmp eq i64 %v926, 0
  br i1 %v946, label %v918, label %v921
v918:
  %v947 = phi i32 [ %v915, %v895 ], [ %v923, %v924 ]
  store i32 %v947, ptr %v364, align 4
  %v948 = icmp slt i32 %v947, 1
  br i1 %v948, label %v846, label %v949
v949:
  %v950 = phi i32 [ %v951, %v952 ], [ %v947, %v918 ]
  %v951 = add nsw i32 %v950, -1
  %v953 = sext i32 %v951 to i64
  %v954 = getelementptr i8, ptr %v3, i64 %v953
  %v955 = load i8, ptr %v954, align 1
  %v956 = icmp eq i8 %v955, 0
  br i1 %v956, label %v952, label %v846
v952:
  store i32 %v951, ptr %v364, align 4
  %v957 = icmp sgt i32 %v950, 1
  br i1 %v957, label %v949, label %v846
v875:
  store i32 0, ptr %v364, align 4
  br label %v846
v846:
  %v845 = phi i32 [ %v947, %v918 ], [ 0, %v875 ], [ %v950, %v949 ], [ 0, %v952 ]
  %v848 = add nsw i32 %v847, -56
  %v958 = icmp sgt i32 %v847, 56
  br i1 %v958, label %v843, label %v840
v840:
  %v959 = phi i32 [ %v573, %v582 ], [ %v845, %v846 ]
  %v960 = phi i32 [ %v838, %v582 ], [ -1022, %v846 ]
  %v961 = icmp slt i32 %v959, 1
  br i1 %v961, label %v962, label %v963
v963:
  %v964 = add nuw i32 %v959, 1
  %v965 = add nsw i32 %v959, -1
  %v966 = zext nneg i32 %v965 to i64
  %v967 = add i64 %v966, %v4
  br label %v968
v968:
  %v969 = phi i64 [ %v967, %v963 ], [ %v970, %v968 ]
  %v971 = phi i64 [ 0, %v963 ], [ %v972, %v968 ]
  %v973 = phi i32 [ %v964, %v963 ], [ %v974, %v968 ]
  %v975 = sub i64 %v969, %v4
  %v976 = getelementptr i8, ptr %v3, i64 %v975
  %v977 = load i8, ptr %v976, align 1
  %v978 = zext i8 %v977 to i64
  %v979 = shl nuw nsw i64 %v978, 53
  %v980 = add nuw nsw i64 %v979, %v971
  %v981 = zext nneg i64 %v980 to i128
  %v982 = mul nuw nsw i128 %v981, 14757395258967641293
  %v983 = lshr i128 %v982, 67
  %v972 = trunc nuw nsw i128 %v983 to i64
  %v970 = add i64 %v969, -1
  %v974 = add i32 %v973, -1
  %v984 = icmp sgt i32 %v974, 1
  br i1 %v984, label %v968, label %v962
v962:
  %v985 = phi i64 [ 0, %v840 ], [ %v972, %v968 ]
  %v986 = icmp eq i64 %v985, 0
  br i1 %v986, label %v987, label %v988
v988:
  %v989 = phi i64 [ %v990, %v988 ], [ %v985, %v962 ]
  %v991 = phi i32 [ %v992, %v988 ], [ 0, %v962 ]
  %v992 = add i32 %v991, 1
  %v993 = zext nneg i64 %v989 to i128
  %v994 = mul nuw nsw i128 %v993, 14757395258967641293
  %v995 = lshr i128 %v994, 67
  %v990 = trunc nuw nsw i128 %v995 to i64
  %v996 = icmp samesign ugt i64 %v989, 9
  br i1 %v996, label %v988, label %v987
v987:
  %v997 = phi i32 [ 0, %v962 ], [ %v992, %v988 ]
  br i1 %v961, label %v998, label %v999
v999:
  %v1000 = add nuw i32 %v959, 1
  %v1001 = add i32 %v997, %v959
  %v1002 = add nsw i32 %v959, -1
  %v1003 = zext nneg i32 %v1002 to i64
  %v1004 = sext i32 %v997 to i64
  %v1005 = add i64 %v1003, %v4
  %v1006 = add i64 %v1005, %v1004
  %v1007 = add i64 %v1003, %v4
  br label %v1008
v1008:
  %v1009 = phi i64 [ %v1007, %v999 ], [ %v1010, %v1011 ]
  %v1012 = phi i64 [ 0, %v999 ], [ %v1013, %v1011 ]
  %v1014 = phi i32 [ %v1001, %v999 ], [ %v1015, %v1011 ]
  %v1016 = phi i64 [ %v1006, %v999 ], [ %v1017, %v1011 ]
  %v1018 = phi i32 [ %v1000, %v999 ], [ %v1019, %v1011 ]
  %v1015 = add i32 %v1014, -1
  %v1020 = sub i64 %v1009, %v4
  %v1021 = getelementptr i8, ptr %v3, i64 %v1020
  %v1022 = load i8, ptr %v1021, align 1
  %v1023 = zext i8 %v1022 to i64
  %v1024 = shl nuw nsw i64 %v1023, 53
  %v1025 = add nuw nsw i64 %v1024, %v1012
  %v1026 = icmp slt i32 %v1015, 800
  br i1 %v1026, label %v1027, label %v1028
v1027:
  %v1029 = zext nneg i64 %v1025 to i128
  %v1030 = mul nuw nsw i128 %v1029, 14757395258967641293
  %v1031 = lshr i128 %v1030, 67
  %v1032 = trunc nuw nsw i128 %v1031 to i64
  %v1033 = mul i64 %v1032, 246
  %v1034 = add i64 %v1033, %v1012
  %v1035 = trunc i64 %v1034 to i8
  %v1036 = sub i64 %v1016, %v4
  %v1037 = getelementptr i8, ptr %v3, i64 %v1036
  store i8 %v1035, ptr %v1037, align 1
  br label %v1011
v1028:
  %v1038 = load i8, ptr %v365, align 4
  %v1039 = sext i8 %v1038 to i32
  %v1040 = zext nneg i64 %v1025 to i128
  %v1041 = mul nuw nsw i128 %v1040, 14757395258967641293
  %v1042 = lshr i128 %v1041, 67
  %v1043 = trunc nuw nsw i128 %v1042 to i64
  %v1044 = mul i64 %v1043, -10
  %v1045 = sub nsw i64 0, %v1025
  %v1046 = icmp ne i64 %v1044, %v1045
  %v1047 = zext i1 %v1046 to i32
  %v1048 = or i32 %v1039, %v1047
  %v1049 = icmp ne i32 %v1048, 0
  %v1050 = zext i1 %v1049 to i8
  store i8 %v1050, ptr %v365, align 4
  br label %v1011
v1011:
  %v1051 = zext nneg i64 %v1025 to i128
  %v1052 = mul nuw nsw i128 %v1051, 14757395258967641293
  %v1053 = lshr i128 %v1052, 67
  %v1013 = trunc nuw nsw i128 %v1053 to i64
  %v1017 = add i64 %v1016, -1
  %v1010 = add i64 %v1009, -1
  %v1019 = add i32 %v1018, -1
  %v1054 = icmp sgt i32 %v1019, 1
  br i1 %v1054, label %v1008, label %v998
v998:
  %v1055 = phi i64 [ 0, %v987 ], [ %v1013, %v1011 ]
  %v1056 = icmp slt i32 %v997, 1
  br i1 %v1056, label %v1057, label %v1058
v1058:
  %v1059 = add nuw i32 %v997, 1
  %v1060 = add nsw i32 %v997, -1
  %v1061 = zext nneg i32 %v1060 to i64
  %v1062 = add i64 %v1061, %v4
  br label %v1063
v1063:
  %v1064 = phi i64 [ %v1055, %v1058 ], [ %v1065, %v1063 ]
  %v1066 = phi i64 [ %v1062, %v1058 ], [ %v1067, %v1063 ]
  %v1068 = phi i32 [ %v1059, %v1058 ], [ %v1069, %v1063 ]
  %v1070 = zext nneg i64 %v1064 to i128
  %v1071 = mul nuw nsw i128 %v1070, 14757395258967641293
  %v1072 = lshr i128 %v1071, 67
  %v1065 = trunc nuw nsw i128 %v1072 to i64
  %v1073 = mul i64 %v1065, 246
  %v1074 = add i64 %v1073, %v1064
  %v1075 = trunc i64 %v1074 to i8
  %v1076 = sub i64 %v1066, %v4
  %v1077 = getelementptr i8, ptr %v3, i64 %v1076
  store i8 %v1075, ptr %v1077, align 1
  %v1067 = add i64 %v1066, -1
  %v1069 = add i32 %v1068, -1
  %v1078 = icmp sgt i32 %v1069, 1
  br i1 %v1078, label %v1063, label %v1057
v1057:
  %v1079 = load i32, ptr %v364, align 4
  %v1080 = add i32 %v1079, %v997
  %v1081 = call i32 @llvm.smin.i32(i32 %v1080, i32 800)
  store i32 %v1081, ptr %v364, align 4
  %v1082 = load i32, ptr %v363, align 4
  %v1083 = add i32 %v1082, %v997
  store i32 %v1083, ptr %v363, align 4
  %v1084 = icmp slt i32 %v1080, 1
  br i1 %v1084, label %v1085, label %v1086
v1086:
  %v1087 = phi i32 [ %v1088, %v1089 ], [ %v1081, %v1057 ]
  %v1088 = add i32 %v1087, -1
  %v1090 = sext i32 %v1088 to i64
  %v1091 = getelementptr i8, ptr %v3, i64 %v1090
  %v1092 = load i8, ptr %v1091, align 1
  %v1093 = icmp eq i8 %v1092, 0
  br i1 %v1093, label %v1089, label %v1085
v1089:
  store i32 %v1088, ptr %v364, align 4
  %v1094 = icmp sgt i32 %v1087, 1
  br i1 %v1094, label %v1086, label %v1085
v1085:
  %v1095 = phi i32 [ %v1081, %v1057 ], [ %v1087, %v1086 ], [ %v1088, %v1089 ]
  %v1096 = icmp slt i32 %v1083, 1
  br i1 %v1096, label %v1097, label %v1098
v1098:
  %v1099 = phi i32 [ %v1100, %v1101 ], [ 0, %v1085 ]
  %v1102 = phi i64 [ %v1103, %v1101 ], [ %v4, %v1085 ]
  %v1104 = phi i64 [ %v1105, %v1101 ], [ 0, %v1085 ]
  %v1106 = icmp slt i32 %v1099, %v1095
  br i1 %v1106, label %v1107, label %v1101
v1107:
  %v1108 = sub i64 %v1102, %v4
  %v1109 = getelementptr i8, ptr %v3, i64 %v1108
  %v1110 = load i8, ptr %v1109, align 1
  %v1111 = zext i8 %v1110 to i64
  br label %v1101
v1101:
  %v1112 = phi i64 [ 0, %v1098 ], [ %v1111, %v1107 ]
  %v1113 = mul i64 %v1104, 10
  %v1105 = add i64 %v1112, %v1113
  %v1103 = add i64 %v1102, 1
  %v1100 = add nuw nsw i32 %v1099, 1
  %v1114 = icmp slt i32 %v1100, %v1083
  br i1 %v1114, label %v1098, label %v1097
v1097:
  %v1115 = phi i64 [ 0, %v1085 ], [ %v1105, %v1101 ]
  %v1116 = icmp sge i32 %v1083, %v1095
  %v1117 = icmp slt i32 %v1083, 0
  %v1118 = or i1 %v1117, %v1116
  br i1 %v1118, label %v1119, label %v1120
v1120:
  %v1121 = zext nneg i32 %v1083 to i64
  %v1122 = getelementptr i8, ptr %v3, i64 %v1121
  %v1123 = load i8, ptr %v1122, align 1
  %v1124 = icmp eq i8 %v1123, 5
  %v1125 = add nuw i32 %v1083, 1
  %v1126 = icmp eq i32 %v1125, %v1095
  %v1127 = and i1 %v1126, %v1124
  %v1128 = load i8, ptr %v365, align 4
  %v1129 = icmp eq i8 %v1128, 0
  %v1130 = and i1 %v1127, %v1129
  br i1 %v1130, label %v1131, label %v1132
v1131:
  br i1 %v1096, label %v1133, label %v1134
v1134:
  %v1135 = getelementptr i8, ptr %v1122, i64 -1
  %v1136 = load i8, ptr %v1135, align 1
  %v1137 = and i8 %v1136, 1
  %v1138 = icmp ne i8 %v1137, 0
  br label %v1133
v807:
  %v1139 = icmp ugt i64 %v794, 1
  %v1140 = add nsw i64 %v332, -24
  %v1141 = icmp ult i64 %v1140, -28
  %v1142 = or i1 %v1141, %v1139
  %v1143 = and i64 %v800, 3
  %v1144 = icmp ne i64 %v1143, 1
  %v1145 = or i1 %v1142, %v1144
  br i1 %v1145, label %v358, label %v1146
v1146:
  %v1147 = shl i64 %v800, %v799
  %v1148 = icmp eq i64 %v1147, %v795
  br label %v358
v358:
  %v1149 = phi i1 [ false, %v807 ], [ %v1148, %v1146 ]
  %v1150 = and i64 %v800, 72057594037927934
  %v1151 = select i1 %v1149, i64 %v1150, i64 %v800
  %v1152 = and i64 %v1151, 1
  %v1153 = add nuw nsw i64 %v1152, %v1151
  %v1154 = icmp ugt i64 %v1153, 18014398509481983
  %v1155 = select i1 %v1154, i64 1024, i64 1023
  %v1156 = add nsw i64 %v1155, %v805
  %v1157 = icmp sgt i64 %v1156, 2046
  br i1 %v1157, label %v350, label %v360
v360:
  %v1158 = lshr i64 %v1153, 1
  %v1159 = and i64 %v1158, 9218868437227405311
  %v1160 = select i1 %v1154, i64 0, i64 %v1159
  %v1161 = shl nuw nsw i64 %v1156, 52
  %v359 = or i64 %v1161, %v1160
  br label %v350
v1132:
  %v1162 = icmp ugt i8 %v1123, 4
  br label %v1133
v1133:
  %v1163 = phi i1 [ false, %v1131 ], [ %v1138, %v1134 ], [ %v1162, %v1132 ]
  %v1164 = zext i1 %v1163 to i64
  %v1165 = add i64 %v1115, %v1164
  br label %v1119
v1119:
  %v1166 = phi i64 [ %v1115, %v1097 ], [ %v1165, %v1133 ]
  %v1167 = icmp eq i64 %v1166, 9007199254740992
  %v1168 = zext i1 %v1167 to i32
  %v1169 = add i32 %v960, %v1168
  %v1170 = icmp sgt i32 %v1169, 1023
  br i1 %v1170, label %v161, label %v1171
v1171:
  %v1172 = zext i1 %v1167 to i64
  %v1173 = lshr i64 %v1166, %v1172
  %v1174 = add nsw i32 %v1169, 1023
  %v1175 = zext i32 %v1174 to i64
  %v1176 = shl i64 %v1175, 52
  %v1177 = and i64 %v1173, 4503599627370496
  %v1178 = icmp eq i64 %v1177, 0
  %v1179 = select i1 %v1178, i64 0, i64 %v1176
  %v1180 = and i64 %v1173, -4503599627370497
  %v1181 = or i64 %v1179, %v1180
  br label %v161
v161:
  %v1182 = phi i64 [ 0, %v420 ], [ 9218868437227405312, %v435 ], [ 9218868437227405312, %v1119 ], [ %v1181, %v1171 ]
  %v160 = or i64 %v1182, %v76
  br label %v153
}
define internal { i64, i64 } @udf_text_float_utf8(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v11:
  %v3 = alloca [812 x i8], align 4
  %v4 = ptrtoint ptr %v3 to i64
  %v5 = icmp slt i64 %v1, 1
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = phi i64 [ %v9, %v10 ], [ 0, %v11 ]
  %v12 = add i64 %v8, %v0
  %v13 = inttoptr i64 %v12 to ptr
  %v14 = load i8, ptr %v13, align 1
  %v15 = zext i8 %v14 to i32
  %v16 = icmp sgt i8 %v14, -1
  br i1 %v16, label %v17, label %v18
v18:
  %v19 = icmp ult i8 %v14, -32
  br i1 %v19, label %v20, label %v21
v20:
  %v22 = getelementptr i8, ptr %v13, i64 1
  %v23 = load i8, ptr %v22, align 1
  %v24 = and i8 %v23, 63
  %v25 = zext nneg i8 %v24 to i32
  %v26 = shl nuw nsw i32 %v15, 6
  %v27 = and i32 %v26, 1984
  %v28 = or disjoint i32 %v27, %v25
  br label %v17
v21:
  %v29 = icmp ult i8 %v14, -16
  %v30 = getelementptr i8, ptr %v13, i64 1
  %v31 = load i8, ptr %v30, align 1
  %v32 = zext i8 %v31 to i32
  %v33 = getelementptr i8, ptr %v13, i64 2
  %v34 = load i8, ptr %v33, align 1
  br i1 %v29, label %v35, label %v36
v35:
  %v37 = shl nuw nsw i32 %v15, 12
  %v38 = and i32 %v37, 61440
  %v39 = shl nuw nsw i32 %v32, 6
  %v40 = and i32 %v39, 4032
  %v41 = or disjoint i32 %v40, %v38
  %v42 = and i8 %v34, 63
  %v43 = zext nneg i8 %v42 to i32
  %v44 = or disjoint i32 %v41, %v43
  br label %v17
v36:
  %v45 = shl nuw nsw i32 %v15, 18
  %v46 = and i32 %v45, 1835008
  %v47 = shl nuw nsw i32 %v32, 12
  %v48 = and i32 %v47, 258048
  %v49 = or disjoint i32 %v48, %v46
  %v50 = zext i8 %v34 to i32
  %v51 = shl nuw nsw i32 %v50, 6
  %v52 = and i32 %v51, 4032
  %v53 = or disjoint i32 %v49, %v52
  %v54 = getelementptr i8, ptr %v13, i64 3
  %v55 = load i8, ptr %v54, align 1
  %v56 = and i8 %v55, 63
  %v57 = zext nneg i8 %v56 to i32
  %v58 = or disjoint i32 %v53, %v57
  br label %v17
v17:
  %v59 = phi i32 [ %v15, %v7 ], [ %v28, %v20 ], [ %v44, %v35 ], [ %v58, %v36 ]
  %v60 = icmp ult i32 %v59, 128
  br i1 %v60, label %v61, label %v62
v61:
  %v63 = add nsw i32 %v59, -9
  %v64 = icmp ult i32 %v63, 5
  %v65 = icmp eq i32 %v59, 32
  %v66 = or i1 %v65, %v64
  %v67 = and i32 %v59, 124
  %v68 = icmp eq i32 %v67, 28
  %v69 = or i1 %v68, %v66
  br label %v70
v62:
  switch i32 %v59, label %v71 [
    i32 5760, label %v72
    i32 160, label %v72
    i32 133, label %v72
  ]
v71:
  %v73 = add nsw i32 %v59, -8192
  %v74 = icmp ult i32 %v73, 11
  br label %v72
v72:
  %v75 = phi i1 [ true, %v62 ], [ %v74, %v71 ], [ true, %v62 ], [ true, %v62 ]
  %v76 = and i32 %v59, -2
  %v77 = icmp eq i32 %v76, 8232
  %v78 = or i1 %v77, %v75
  %v79 = icmp eq i32 %v59, 8239
  %v80 = or i1 %v79, %v78
  %v81 = icmp eq i32 %v59, 8287
  %v82 = or i1 %v81, %v80
  %v83 = icmp eq i32 %v59, 12288
  %v84 = or i1 %v83, %v82
  br label %v70
v70:
  %v85 = phi i1 [ %v69, %v61 ], [ %v84, %v72 ]
  %v86 = and i32 %v59, -4
  %v87 = icmp ne i32 %v86, 28
  %v88 = and i1 %v87, %v85
  br i1 %v88, label %v10, label %v6
v10:
  %v89 = icmp ult i8 %v14, -16
  %v90 = select i1 %v89, i64 3, i64 4
  %v91 = icmp ult i8 %v14, -32
  %v92 = select i1 %v91, i64 2, i64 %v90
  %v93 = select i1 %v16, i64 1, i64 %v92
  %v9 = add i64 %v93, %v8
  %v94 = icmp slt i64 %v9, %v1
  br i1 %v94, label %v7, label %v6
v6:
  %v95 = phi i64 [ 0, %v11 ], [ %v9, %v10 ], [ %v8, %v70 ]
  br label %v96
v96:
  %v97 = phi i64 [ %v98, %v99 ], [ %v1, %v6 ]
  %v100 = icmp sgt i64 %v97, %v95
  br i1 %v100, label %v101, label %v102
v101:
  %v103 = phi i64 [ %v98, %v101 ], [ %v97, %v96 ]
  %v98 = add i64 %v103, -1
  %v104 = add i64 %v103, %v0
  %v105 = inttoptr i64 %v104 to ptr
  %v106 = getelementptr i8, ptr %v105, i64 -1
  %v107 = load i8, ptr %v106, align 1
  %v108 = icmp slt i8 %v107, -64
  br i1 %v108, label %v101, label %v109
v109:
  %v110 = zext i8 %v107 to i32
  %v111 = icmp sgt i8 %v107, -1
  br i1 %v111, label %v112, label %v113
v113:
  %v114 = icmp ult i8 %v107, -32
  br i1 %v114, label %v115, label %v116
v115:
  %v117 = load i8, ptr %v105, align 1
  %v118 = and i8 %v117, 63
  %v119 = zext nneg i8 %v118 to i32
  %v120 = shl nuw nsw i32 %v110, 6
  %v121 = and i32 %v120, 1984
  %v122 = or disjoint i32 %v121, %v119
  br label %v112
v116:
  %v123 = icmp ult i8 %v107, -16
  %v124 = load i8, ptr %v105, align 1
  %v125 = zext i8 %v124 to i32
  %v126 = getelementptr i8, ptr %v105, i64 1
  %v127 = load i8, ptr %v126, align 1
  br i1 %v123, label %v128, label %v129
v128:
  %v130 = shl nuw nsw i32 %v110, 12
  %v131 = and i32 %v130, 61440
  %v132 = shl nuw nsw i32 %v125, 6
  %v133 = and i32 %v132, 4032
  %v134 = or disjoint i32 %v133, %v131
  %v135 = and i8 %v127, 63
  %v136 = zext nneg i8 %v135 to i32
  %v137 = or disjoint i32 %v134, %v136
  br label %v112
v129:
  %v138 = shl nuw nsw i32 %v110, 18
  %v139 = and i32 %v138, 1835008
  %v140 = shl nuw nsw i32 %v125, 12
  %v141 = and i32 %v140, 258048
  %v142 = or disjoint i32 %v141, %v139
  %v143 = zext i8 %v127 to i32
  %v144 = shl nuw nsw i32 %v143, 6
  %v145 = and i32 %v144, 4032
  %v146 = or disjoint i32 %v142, %v145
  %v147 = getelementptr i8, ptr %v105, i64 2
  %v148 = load i8, ptr %v147, align 1
  %v149 = and i8 %v148, 63
  %v150 = zext nneg i8 %v149 to i32
  %v151 = or disjoint i32 %v146, %v150
  br label %v112
v112:
  %v152 = phi i32 [ %v110, %v109 ], [ %v122, %v115 ], [ %v137, %v128 ], [ %v151, %v129 ]
  %v153 = icmp ult i32 %v152, 128
  br i1 %v153, label %v154, label %v155
v154:
  %v156 = add nsw i32 %v152, -9
  %v157 = icmp ult i32 %v156, 5
  %v158 = icmp eq i32 %v152, 32
  %v159 = or i1 %v158, %v157
  %v160 = and i32 %v152, 124
  %v161 = icmp eq i32 %v160, 28
  %v162 = or i1 %v161, %v159
  br label %v99
v155:
  switch i32 %v152, label %v163 [
    i32 5760, label %v164
    i32 160, label %v164
    i32 133, label %v164
  ]
v163:
  %v165 = add nsw i32 %v152, -8192
  %v166 = icmp ult i32 %v165, 11
  br label %v164
v164:
  %v167 = phi i1 [ true, %v155 ], [ %v166, %v163 ], [ true, %v155 ], [ true, %v155 ]
  %v168 = and i32 %v152, -2
  %v169 = icmp eq i32 %v168, 8232
  %v170 = or i1 %v169, %v167
  %v171 = icmp eq i32 %v152, 8239
  %v172 = or i1 %v171, %v170
  %v173 = icmp eq i32 %v152, 8287
  %v174 = or i1 %v173, %v172
  %v175 = icmp eq i32 %v152, 12288
  %v176 = or i1 %v175, %v174
  br label %v99
v99:
  %v177 = phi i1 [ %v162, %v154 ], [ %v176, %v164 ]
  %v178 = and i32 %v152, -4
  %v179 = icmp ne i32 %v178, 28
  %v180 = and i1 %v179, %v177
  br i1 %v180, label %v96, label %v102
v102:
  %v181 = add i64 %v95, %v0
  %v182 = sub i64 %v97, %v95
  %v183 = icmp eq i64 %v97, %v95
  br i1 %v183, label %v184, label %v185
v185:
  %v186 = inttoptr i64 %v181 to ptr
  %v187 = load i8, ptr %v186, align 1
  %v188 = icmp eq i8 %v187, 45
  br label %v184
v184:
  %v189 = phi i1 [ false, %v102 ], [ %v188, %v185 ]
  %v190 = sext i1 %v189 to i64
  %v191 = shl nsw i64 %v190, 63
  br i1 %v183, label %v192, label %v193
v193:
  %v194 = inttoptr i64 %v181 to ptr
  %v195 = load i8, ptr %v194, align 1
  %v196 = icmp eq i8 %v195, 45
  %v197 = icmp eq i8 %v195, 43
  %v198 = or i1 %v196, %v197
  br label %v192
v192:
  %v199 = phi i1 [ false, %v184 ], [ %v198, %v193 ]
  %v200 = zext i1 %v199 to i64
  %v201 = add i64 %v95, %v200
  %v202 = sub i64 %v182, %v200
  %v203 = icmp eq i64 %v202, 3
  br i1 %v203, label %v204, label %v205
v204:
  %v206 = add i64 %v201, %v0
  br label %v207
v207:
  %v208 = phi i64 [ %v209, %v210 ], [ 0, %v204 ]
  %v211 = add i64 %v206, %v208
  %v212 = inttoptr i64 %v211 to ptr
  %v213 = load i8, ptr %v212, align 1
  %v214 = or i8 %v213, 32
  %v215 = zext i8 %v214 to i16
  %v216 = trunc nuw nsw i64 %v208 to i32
  %v217 = shl nuw nsw i32 %v216, 3
  %v218 = zext nneg i32 %v217 to i64
  %v219 = lshr i64 6712937, %v218
  %v220 = trunc i64 %v219 to i16
  %v221 = and i16 %v220, 111
  %v222 = icmp eq i16 %v221, %v215
  br i1 %v222, label %v210, label %v205
v210:
  %v209 = add nuw nsw i64 %v208, 1
  %v223 = icmp samesign ult i64 %v208, 2
  br i1 %v223, label %v207, label %v224
v205:
  %v225 = icmp eq i64 %v202, 8
  br i1 %v225, label %v226, label %v227
v226:
  %v228 = add i64 %v201, %v0
  br label %v229
v229:
  %v230 = phi i64 [ %v231, %v232 ], [ 0, %v226 ]
  %v233 = add i64 %v228, %v230
  %v234 = inttoptr i64 %v233 to ptr
  %v235 = load i8, ptr %v234, align 1
  %v236 = or i8 %v235, 32
  %v237 = zext i8 %v236 to i16
  %v238 = trunc nuw nsw i64 %v230 to i32
  %v239 = shl nuw nsw i32 %v238, 3
  %v240 = zext nneg i32 %v239 to i64
  %v241 = lshr i64 8751735898823356009, %v240
  %v242 = trunc i64 %v241 to i16
  %v243 = and i16 %v242, 127
  %v244 = icmp eq i16 %v243, %v237
  br i1 %v244, label %v232, label %v227
v232:
  %v231 = add nuw nsw i64 %v230, 1
  %v245 = icmp samesign ult i64 %v230, 7
  br i1 %v245, label %v229, label %v224
v227:
  br i1 %v203, label %v246, label %v247
v246:
  %v248 = add i64 %v201, %v0
  br label %v249
v249:
  %v250 = phi i64 [ %v251, %v252 ], [ 0, %v246 ]
  %v253 = add i64 %v248, %v250
  %v254 = inttoptr i64 %v253 to ptr
  %v255 = load i8, ptr %v254, align 1
  %v256 = or i8 %v255, 32
  %v257 = zext i8 %v256 to i16
  %v258 = trunc nuw nsw i64 %v250 to i32
  %v259 = shl nuw nsw i32 %v258, 3
  %v260 = zext nneg i32 %v259 to i64
  %v261 = lshr i64 7233902, %v260
  %v262 = trunc i64 %v261 to i16
  %v263 = and i16 %v262, 111
  %v264 = icmp eq i16 %v263, %v257
  br i1 %v264, label %v252, label %v247
v252:
  %v251 = add nuw nsw i64 %v250, 1
  %v265 = icmp samesign ult i64 %v250, 2
  br i1 %v265, label %v249, label %v266
v266:
  %v267 = or disjoint i64 %v191, 9221120237041090560
  br label %v268
v224:
  %v269 = or disjoint i64 %v191, 9218868437227405312
  br label %v268
v268:
  %v270 = phi i64 [ %v269, %v224 ], [ 0, %v271 ], [ 0, %v272 ], [ %v267, %v266 ], [ %v273, %v274 ], [ %v275, %v276 ], [ 0, %v277 ], [ 0, %v278 ], [ %v191, %v279 ], [ 0, %v280 ], [ 0, %v281 ], [ 0, %v282 ], [ 0, %v283 ]
  %v284 = phi i64 [ 0, %v224 ], [ 1, %v271 ], [ 1, %v272 ], [ 0, %v266 ], [ 0, %v274 ], [ 0, %v276 ], [ 1, %v277 ], [ 1, %v278 ], [ 0, %v279 ], [ 1, %v280 ], [ 1, %v281 ], [ 1, %v282 ], [ 1, %v283 ]
  %v285 = insertvalue { i64, i64 } poison, i64 %v270, 0
  %v286 = insertvalue { i64, i64 } %v285, i64 %v284, 1
  ret { i64, i64 } %v286
v247:
  %v287 = icmp sgt i64 %v182, %v200
  br i1 %v287, label %v288, label %v271
v288:
  %v289 = add i64 %v2, 16
  %v290 = inttoptr i64 %v2 to ptr
  %v291 = getelementptr i8, ptr %v290, i64 4
  %v292 = inttoptr i64 %v2 to ptr
  %v293 = getelementptr i8, ptr %v292, i64 4
  br label %v294
v294:
  %v295 = phi i64 [ %v200, %v288 ], [ %v296, %v297 ]
  %v298 = phi i16 [ 0, %v288 ], [ %v299, %v297 ]
  %v300 = phi i16 [ 0, %v288 ], [ %v301, %v297 ]
  %v302 = phi i64 [ 0, %v288 ], [ %v303, %v297 ]
  %v304 = phi i64 [ 0, %v288 ], [ %v305, %v297 ]
  %v306 = phi i64 [ 0, %v288 ], [ %v307, %v297 ]
  %v308 = phi i64 [ 0, %v288 ], [ %v309, %v297 ]
  %v310 = phi i16 [ 0, %v288 ], [ %v311, %v297 ]
  %v312 = add i64 %v295, %v181
  %v313 = inttoptr i64 %v312 to ptr
  %v314 = load i8, ptr %v313, align 1
  %v315 = icmp eq i8 %v314, 46
  %v316 = icmp eq i16 %v298, 0
  %v317 = and i1 %v316, %v315
  br i1 %v317, label %v318, label %v319
v318:
  %v320 = icmp ugt i64 %v295, %v200
  br i1 %v320, label %v281, label %v297
v281:
  %v321 = getelementptr i8, ptr %v313, i64 -1
  %v322 = load i8, ptr %v321, align 1
  %v323 = icmp eq i8 %v322, 95
  br i1 %v323, label %v268, label %v297
v319:
  %v324 = icmp eq i8 %v314, 95
  %v325 = icmp ne i16 %v300, 0
  %v326 = and i1 %v325, %v324
  br i1 %v326, label %v283, label %v327
v283:
  %v328 = add i64 %v295, 1
  %v329 = icmp sgt i64 %v182, %v328
  br i1 %v329, label %v330, label %v268
v330:
  %v331 = getelementptr i8, ptr %v313, i64 1
  %v332 = load i8, ptr %v331, align 1
  %v333 = zext i8 %v332 to i32
  %v334 = add nsw i32 %v333, -48
  %v335 = icmp ult i32 %v334, 10
  br i1 %v335, label %v282, label %v336
v336:
  %v337 = or i32 %v333, 32
  %v338 = add nsw i32 %v337, -97
  %v339 = icmp ult i32 %v338, 26
  br i1 %v339, label %v340, label %v341
v340:
  %v342 = add nsw i32 %v337, -87
  br label %v282
v327:
  %v343 = zext i8 %v314 to i32
  %v344 = add nsw i32 %v343, -48
  %v345 = icmp ult i32 %v344, 10
  br i1 %v345, label %v346, label %v347
v347:
  %v348 = or i32 %v343, 32
  %v349 = add nsw i32 %v348, -97
  %v350 = icmp ult i32 %v349, 26
  br i1 %v350, label %v351, label %v352
v351:
  %v353 = add nsw i32 %v348, -87
  br label %v346
v352:
  %v354 = icmp sgt i8 %v314, -1
  br i1 %v354, label %v346, label %v355
v355:
  %v356 = icmp ult i8 %v314, -32
  br i1 %v356, label %v357, label %v358
v357:
  %v359 = getelementptr i8, ptr %v313, i64 1
  %v360 = load i8, ptr %v359, align 1
  %v361 = and i8 %v360, 63
  %v362 = zext nneg i8 %v361 to i32
  %v363 = shl nuw nsw i32 %v343, 6
  %v364 = and i32 %v363, 1984
  %v365 = or disjoint i32 %v364, %v362
  br label %v366
v341:
  %v367 = icmp sgt i8 %v332, -1
  br i1 %v367, label %v282, label %v368
v368:
  %v369 = icmp ult i8 %v332, -32
  br i1 %v369, label %v370, label %v371
v370:
  %v372 = getelementptr i8, ptr %v313, i64 2
  %v373 = load i8, ptr %v372, align 1
  %v374 = and i8 %v373, 63
  %v375 = zext nneg i8 %v374 to i32
  %v376 = shl nuw nsw i32 %v333, 6
  %v377 = and i32 %v376, 1984
  %v378 = or disjoint i32 %v377, %v375
  br label %v379
v358:
  %v380 = icmp ult i8 %v314, -16
  %v381 = getelementptr i8, ptr %v313, i64 1
  %v382 = load i8, ptr %v381, align 1
  %v383 = zext i8 %v382 to i32
  %v384 = getelementptr i8, ptr %v313, i64 2
  %v385 = load i8, ptr %v384, align 1
  br i1 %v380, label %v386, label %v387
v386:
  %v388 = shl nuw nsw i32 %v343, 12
  %v389 = and i32 %v388, 61440
  %v390 = shl nuw nsw i32 %v383, 6
  %v391 = and i32 %v390, 4032
  %v392 = or disjoint i32 %v391, %v389
  %v393 = and i8 %v385, 63
  %v394 = zext nneg i8 %v393 to i32
  %v395 = or disjoint i32 %v392, %v394
  br label %v366
v371:
  %v396 = icmp ult i8 %v332, -16
  %v397 = getelementptr i8, ptr %v313, i64 2
  %v398 = load i8, ptr %v397, align 1
  %v399 = zext i8 %v398 to i32
  %v400 = getelementptr i8, ptr %v313, i64 3
  %v401 = load i8, ptr %v400, align 1
  br i1 %v396, label %v402, label %v403
v402:
  %v404 = shl nuw nsw i32 %v333, 12
  %v405 = and i32 %v404, 61440
  %v406 = shl nuw nsw i32 %v399, 6
  %v407 = and i32 %v406, 4032
  %v408 = or disjoint i32 %v407, %v405
  %v409 = and i8 %v401, 63
  %v410 = zext nneg i8 %v409 to i32
  %v411 = or disjoint i32 %v408, %v410
  br label %v379
v387:
  %v412 = shl nuw nsw i32 %v343, 18
  %v413 = and i32 %v412, 1835008
  %v414 = shl nuw nsw i32 %v383, 12
  %v415 = and i32 %v414, 258048
  %v416 = or disjoint i32 %v415, %v413
  %v417 = zext i8 %v385 to i32
  %v418 = shl nuw nsw i32 %v417, 6
  %v419 = and i32 %v418, 4032
  %v420 = or disjoint i32 %v416, %v419
  %v421 = getelementptr i8, ptr %v313, i64 3
  %v422 = load i8, ptr %v421, align 1
  %v423 = and i8 %v422, 63
  %v424 = zext nneg i8 %v423 to i32
  %v425 = or disjoint i32 %v420, %v424
  br label %v366
v366:
  %v426 = phi i32 [ %v365, %v357 ], [ %v395, %v386 ], [ %v425, %v387 ]
  %v427 = load i32, ptr %v290, align 4
  %v428 = sext i32 %v427 to i64
  %v429 = add i64 %v2, %v428
  %v430 = load i32, ptr %v291, align 4
  %v431 = sext i32 %v430 to i64
  %v432 = add i64 %v2, %v431
  %v433 = lshr i32 %v426, 6
  %v434 = and i32 %v433, 67108862
  %v435 = zext nneg i32 %v434 to i64
  %v436 = add i64 %v289, %v435
  %v437 = inttoptr i64 %v436 to ptr
  %v438 = load i16, ptr %v437, align 2
  %v439 = zext i16 %v438 to i32
  %v440 = shl nuw nsw i32 %v439, 8
  %v441 = shl nuw nsw i32 %v426, 1
  %v442 = and i32 %v441, 254
  %v443 = or disjoint i32 %v440, %v442
  %v444 = zext nneg i32 %v443 to i64
  %v445 = add i64 %v429, %v444
  %v446 = inttoptr i64 %v445 to ptr
  %v447 = load i16, ptr %v446, align 2
  %v448 = zext i16 %v447 to i64
  %v449 = mul nuw nsw i64 %v448, 20
  %v450 = add i64 %v432, %v449
  %v451 = inttoptr i64 %v450 to ptr
  %v452 = load i32, ptr %v451, align 4
  %v453 = and i32 %v452, 2
  %v454 = icmp eq i32 %v453, 0
  %v455 = ashr i32 %v452, 16
  %v456 = select i1 %v454, i32 99, i32 %v455
  br label %v346
v346:
  %v457 = phi i32 [ %v344, %v327 ], [ %v353, %v351 ], [ 99, %v352 ], [ %v456, %v366 ]
  %v458 = icmp sgt i32 %v457, 9
  br i1 %v458, label %v459, label %v460
v460:
  %v461 = add i64 %v302, 1
  %v462 = icmp eq i32 %v457, 0
  %v463 = icmp eq i64 %v304, 0
  %v464 = and i1 %v463, %v462
  br i1 %v464, label %v465, label %v466
v465:
  %v467 = zext nneg i16 %v298 to i64
  %v468 = sub i64 %v306, %v467
  br label %v297
v466:
  %v469 = icmp slt i64 %v304, 19
  br i1 %v469, label %v470, label %v471
v470:
  %v472 = mul i64 %v308, 10
  %v473 = sext i32 %v457 to i64
  %v474 = add i64 %v472, %v473
  %v475 = zext nneg i16 %v298 to i64
  %v476 = sub i64 %v306, %v475
  %v477 = add nsw i64 %v304, 1
  br label %v297
v471:
  %v478 = icmp ne i32 %v457, 0
  %v479 = zext i1 %v478 to i16
  %v480 = or i16 %v310, %v479
  %v481 = icmp ne i16 %v480, 0
  %v482 = zext i1 %v481 to i16
  %v483 = zext i1 %v316 to i64
  %v484 = add i64 %v306, %v483
  br label %v297
v403:
  %v485 = shl nuw nsw i32 %v333, 18
  %v486 = and i32 %v485, 1835008
  %v487 = shl nuw nsw i32 %v399, 12
  %v488 = and i32 %v487, 258048
  %v489 = or disjoint i32 %v488, %v486
  %v490 = zext i8 %v401 to i32
  %v491 = shl nuw nsw i32 %v490, 6
  %v492 = and i32 %v491, 4032
  %v493 = or disjoint i32 %v489, %v492
  %v494 = getelementptr i8, ptr %v313, i64 4
  %v495 = load i8, ptr %v494, align 1
  %v496 = and i8 %v495, 63
  %v497 = zext nneg i8 %v496 to i32
  %v498 = or disjoint i32 %v493, %v497
  br label %v379
v379:
  %v499 = phi i32 [ %v378, %v370 ], [ %v411, %v402 ], [ %v498, %v403 ]
  %v500 = load i32, ptr %v292, align 4
  %v501 = sext i32 %v500 to i64
  %v502 = add i64 %v2, %v501
  %v503 = load i32, ptr %v293, align 4
  %v504 = sext i32 %v503 to i64
  %v505 = add i64 %v2, %v504
  %v506 = lshr i32 %v499, 6
  %v507 = and i32 %v506, 67108862
  %v508 = zext nneg i32 %v507 to i64
  %v509 = add i64 %v289, %v508
  %v510 = inttoptr i64 %v509 to ptr
  %v511 = load i16, ptr %v510, align 2
  %v512 = zext i16 %v511 to i32
  %v513 = shl nuw nsw i32 %v512, 8
  %v514 = shl nuw nsw i32 %v499, 1
  %v515 = and i32 %v514, 254
  %v516 = or disjoint i32 %v513, %v515
  %v517 = zext nneg i32 %v516 to i64
  %v518 = add i64 %v502, %v517
  %v519 = inttoptr i64 %v518 to ptr
  %v520 = load i16, ptr %v519, align 2
  %v521 = zext i16 %v520 to i64
  %v522 = mul nuw nsw i64 %v521, 20
  %v523 = add i64 %v505, %v522
  %v524 = inttoptr i64 %v523 to ptr
  %v525 = load i32, ptr %v524, align 4
  %v526 = and i32 %v525, 2
  %v527 = icmp eq i32 %v526, 0
  %v528 = ashr i32 %v525, 16
  %v529 = select i1 %v527, i32 99, i32 %v528
  br label %v282
v282:
  %v530 = phi i32 [ %v334, %v330 ], [ %v342, %v340 ], [ 99, %v341 ], [ %v529, %v379 ]
  %v531 = icmp sgt i32 %v530, 9
  br i1 %v531, label %v268, label %v297
v297:
  %v299 = phi i16 [ 1, %v318 ], [ 1, %v281 ], [ %v298, %v282 ], [ %v298, %v465 ], [ %v298, %v470 ], [ %v298, %v471 ]
  %v301 = phi i16 [ 0, %v318 ], [ 0, %v281 ], [ 1, %v282 ], [ 1, %v465 ], [ 1, %v470 ], [ 1, %v471 ]
  %v303 = phi i64 [ %v302, %v318 ], [ %v302, %v281 ], [ %v302, %v282 ], [ %v461, %v465 ], [ %v461, %v470 ], [ %v461, %v471 ]
  %v305 = phi i64 [ %v304, %v318 ], [ %v304, %v281 ], [ %v304, %v282 ], [ 0, %v465 ], [ %v477, %v470 ], [ %v304, %v471 ]
  %v307 = phi i64 [ %v306, %v318 ], [ %v306, %v281 ], [ %v306, %v282 ], [ %v468, %v465 ], [ %v476, %v470 ], [ %v484, %v471 ]
  %v309 = phi i64 [ %v308, %v318 ], [ %v308, %v281 ], [ %v308, %v282 ], [ %v308, %v465 ], [ %v474, %v470 ], [ %v308, %v471 ]
  %v311 = phi i16 [ %v310, %v318 ], [ %v310, %v281 ], [ %v310, %v282 ], [ %v310, %v465 ], [ %v310, %v470 ], [ %v482, %v471 ]
  %v532 = icmp ult i8 %v314, -16
  %v533 = select i1 %v532, i64 3, i64 4
  %v534 = icmp ult i8 %v314, -32
  %v535 = select i1 %v534, i64 2, i64 %v533
  %v536 = icmp sgt i8 %v314, -1
  %v537 = select i1 %v536, i64 1, i64 %v535
  %v296 = add i64 %v537, %v295
  %v538 = icmp slt i64 %v296, %v182
  br i1 %v538, label %v294, label %v459
v459:
  %v539 = phi i64 [ %v296, %v297 ], [ %v295, %v346 ]
  %v540 = phi i64 [ %v303, %v297 ], [ %v302, %v346 ]
  %v541 = phi i64 [ %v305, %v297 ], [ %v304, %v346 ]
  %v542 = phi i64 [ %v307, %v297 ], [ %v306, %v346 ]
  %v543 = phi i64 [ %v309, %v297 ], [ %v308, %v346 ]
  %v544 = phi i16 [ %v311, %v297 ], [ %v310, %v346 ]
  %v545 = phi i1 [ true, %v297 ], [ false, %v346 ]
  %v546 = icmp eq i64 %v540, 0
  %v547 = icmp eq i16 %v544, 0
  br label %v271
v271:
  %v548 = phi i64 [ %v200, %v247 ], [ %v539, %v459 ]
  %v549 = phi i1 [ true, %v247 ], [ %v546, %v459 ]
  %v550 = phi i64 [ 0, %v247 ], [ %v541, %v459 ]
  %v551 = phi i64 [ 0, %v247 ], [ %v542, %v459 ]
  %v552 = phi i64 [ 0, %v247 ], [ %v543, %v459 ]
  %v553 = phi i1 [ true, %v247 ], [ %v547, %v459 ]
  %v554 = phi i1 [ true, %v247 ], [ %v545, %v459 ]
  br i1 %v549, label %v268, label %v555
v555:
  br i1 %v554, label %v272, label %v556
v556:
  %v557 = add i64 %v548, %v181
  %v558 = inttoptr i64 %v557 to ptr
  %v559 = load i8, ptr %v558, align 1
  %v560 = and i8 %v559, -33
  %v561 = icmp eq i8 %v560, 69
  br i1 %v561, label %v562, label %v272
v562:
  %v563 = add i64 %v548, 1
  %v564 = icmp slt i64 %v563, %v182
  br i1 %v564, label %v565, label %v280
v565:
  %v566 = getelementptr i8, ptr %v558, i64 1
  %v567 = load i8, ptr %v566, align 1
  %v568 = icmp eq i8 %v567, 45
  br i1 %v568, label %v280, label %v569
v569:
  %v570 = icmp eq i8 %v567, 43
  %v571 = zext i1 %v570 to i64
  br label %v280
v280:
  %v572 = phi i64 [ 0, %v562 ], [ 1, %v565 ], [ %v571, %v569 ]
  %v573 = phi i1 [ true, %v562 ], [ false, %v565 ], [ true, %v569 ]
  %v574 = add i64 %v572, %v563
  %v575 = icmp sgt i64 %v182, %v574
  br i1 %v575, label %v576, label %v268
v576:
  %v577 = add i64 %v574, %v181
  %v578 = inttoptr i64 %v577 to ptr
  %v579 = load i8, ptr %v578, align 1
  %v580 = zext i8 %v579 to i32
  %v581 = add nsw i32 %v580, -48
  %v582 = icmp ult i32 %v581, 10
  br i1 %v582, label %v277, label %v583
v583:
  %v584 = or i32 %v580, 32
  %v585 = add nsw i32 %v584, -97
  %v586 = icmp ult i32 %v585, 26
  br i1 %v586, label %v587, label %v588
v587:
  %v589 = add nsw i32 %v584, -87
  br label %v277
v588:
  %v590 = icmp sgt i8 %v579, -1
  br i1 %v590, label %v277, label %v591
v591:
  %v592 = icmp ult i8 %v579, -32
  br i1 %v592, label %v593, label %v594
v593:
  %v595 = getelementptr i8, ptr %v578, i64 1
  %v596 = load i8, ptr %v595, align 1
  %v597 = and i8 %v596, 63
  %v598 = zext nneg i8 %v597 to i32
  %v599 = shl nuw nsw i32 %v580, 6
  %v600 = and i32 %v599, 1984
  %v601 = or disjoint i32 %v600, %v598
  br label %v602
v594:
  %v603 = icmp ult i8 %v579, -16
  %v604 = getelementptr i8, ptr %v578, i64 1
  %v605 = load i8, ptr %v604, align 1
  %v606 = zext i8 %v605 to i32
  %v607 = getelementptr i8, ptr %v578, i64 2
  %v608 = load i8, ptr %v607, align 1
  br i1 %v603, label %v609, label %v610
v609:
  %v611 = shl nuw nsw i32 %v580, 12
  %v612 = and i32 %v611, 61440
  %v613 = shl nuw nsw i32 %v606, 6
  %v614 = and i32 %v613, 4032
  %v615 = or disjoint i32 %v614, %v612
  %v616 = and i8 %v608, 63
  %v617 = zext nneg i8 %v616 to i32
  %v618 = or disjoint i32 %v615, %v617
  br label %v602
v610:
  %v619 = shl nuw nsw i32 %v580, 18
  %v620 = and i32 %v619, 1835008
  %v621 = shl nuw nsw i32 %v606, 12
  %v622 = and i32 %v621, 258048
  %v623 = or disjoint i32 %v622, %v620
  %v624 = zext i8 %v608 to i32
  %v625 = shl nuw nsw i32 %v624, 6
  %v626 = and i32 %v625, 4032
  %v627 = or disjoint i32 %v623, %v626
  %v628 = getelementptr i8, ptr %v578, i64 3
  %v629 = load i8, ptr %v628, align 1
  %v630 = and i8 %v629, 63
  %v631 = zext nneg i8 %v630 to i32
  %v632 = or disjoint i32 %v627, %v631
  br label %v602
v602:
  %v633 = phi i32 [ %v601, %v593 ], [ %v618, %v609 ], [ %v632, %v610 ]
  %v634 = lshr i32 %v633, 6
  %v635 = and i32 %v634, 67108862
  %v636 = zext nneg i32 %v635 to i64
  %v637 = add i64 %v2, %v636
  %v638 = inttoptr i64 %v2 to ptr
  %v639 = load i32, ptr %v638, align 4
  %v640 = sext i32 %v639 to i64
  %v641 = add i64 %v2, %v640
  %v642 = getelementptr i8, ptr %v638, i64 4
  %v643 = load i32, ptr %v642, align 4
  %v644 = sext i32 %v643 to i64
  %v645 = add i64 %v2, %v644
  %v646 = inttoptr i64 %v637 to ptr
  %v647 = getelementptr i8, ptr %v646, i64 16
  %v648 = load i16, ptr %v647, align 2
  %v649 = zext i16 %v648 to i32
  %v650 = shl nuw nsw i32 %v649, 8
  %v651 = shl nuw nsw i32 %v633, 1
  %v652 = and i32 %v651, 254
  %v653 = or disjoint i32 %v650, %v652
  %v654 = zext nneg i32 %v653 to i64
  %v655 = add i64 %v641, %v654
  %v656 = inttoptr i64 %v655 to ptr
  %v657 = load i16, ptr %v656, align 2
  %v658 = zext i16 %v657 to i64
  %v659 = mul nuw nsw i64 %v658, 20
  %v660 = add i64 %v645, %v659
  %v661 = inttoptr i64 %v660 to ptr
  %v662 = load i32, ptr %v661, align 4
  %v663 = and i32 %v662, 2
  %v664 = icmp eq i32 %v663, 0
  %v665 = ashr i32 %v662, 16
  %v666 = select i1 %v664, i32 99, i32 %v665
  br label %v277
v277:
  %v667 = phi i32 [ %v581, %v576 ], [ %v589, %v587 ], [ 99, %v588 ], [ %v666, %v602 ]
  %v668 = icmp sgt i32 %v667, 9
  br i1 %v668, label %v268, label %v669
v669:
  %v670 = add i64 %v2, 16
  %v671 = inttoptr i64 %v2 to ptr
  %v672 = getelementptr i8, ptr %v671, i64 4
  br label %v673
v673:
  %v674 = phi i64 [ %v574, %v669 ], [ %v675, %v676 ]
  %v677 = phi i16 [ 0, %v669 ], [ %v678, %v676 ]
  %v679 = phi i64 [ 0, %v669 ], [ %v680, %v676 ]
  %v681 = add i64 %v674, %v181
  %v682 = inttoptr i64 %v681 to ptr
  %v683 = load i8, ptr %v682, align 1
  %v684 = icmp eq i8 %v683, 95
  %v685 = icmp ne i16 %v677, 0
  %v686 = and i1 %v685, %v684
  br i1 %v686, label %v676, label %v687
v687:
  %v688 = zext i8 %v683 to i32
  %v689 = add nsw i32 %v688, -48
  %v690 = icmp ult i32 %v689, 10
  br i1 %v690, label %v691, label %v692
v692:
  %v693 = or i32 %v688, 32
  %v694 = add nsw i32 %v693, -97
  %v695 = icmp ult i32 %v694, 26
  br i1 %v695, label %v696, label %v697
v696:
  %v698 = add nsw i32 %v693, -87
  br label %v691
v697:
  %v699 = icmp sgt i8 %v683, -1
  br i1 %v699, label %v691, label %v700
v700:
  %v701 = icmp ult i8 %v683, -32
  br i1 %v701, label %v702, label %v703
v702:
  %v704 = getelementptr i8, ptr %v682, i64 1
  %v705 = load i8, ptr %v704, align 1
  %v706 = and i8 %v705, 63
  %v707 = zext nneg i8 %v706 to i32
  %v708 = shl nuw nsw i32 %v688, 6
  %v709 = and i32 %v708, 1984
  %v710 = or disjoint i32 %v709, %v707
  br label %v711
v703:
  %v712 = icmp ult i8 %v683, -16
  %v713 = getelementptr i8, ptr %v682, i64 1
  %v714 = load i8, ptr %v713, align 1
  %v715 = zext i8 %v714 to i32
  %v716 = getelementptr i8, ptr %v682, i64 2
  %v717 = load i8, ptr %v716, align 1
  br i1 %v712, label %v718, label %v719
v718:
  %v720 = shl nuw nsw i32 %v688, 12
  %v721 = and i32 %v720, 61440
  %v722 = shl nuw nsw i32 %v715, 6
  %v723 = and i32 %v722, 4032
  %v724 = or disjoint i32 %v723, %v721
  %v725 = and i8 %v717, 63
  %v726 = zext nneg i8 %v725 to i32
  %v727 = or disjoint i32 %v724, %v726
  br label %v711
v719:
  %v728 = shl nuw nsw i32 %v688, 18
  %v729 = and i32 %v728, 1835008
  %v730 = shl nuw nsw i32 %v715, 12
  %v731 = and i32 %v730, 258048
  %v732 = or disjoint i32 %v731, %v729
  %v733 = zext i8 %v717 to i32
  %v734 = shl nuw nsw i32 %v733, 6
  %v735 = and i32 %v734, 4032
  %v736 = or disjoint i32 %v732, %v735
  %v737 = getelementptr i8, ptr %v682, i64 3
  %v738 = load i8, ptr %v737, align 1
  %v739 = and i8 %v738, 63
  %v740 = zext nneg i8 %v739 to i32
  %v741 = or disjoint i32 %v736, %v740
  br label %v711
v711:
  %v742 = phi i32 [ %v710, %v702 ], [ %v727, %v718 ], [ %v741, %v719 ]
  %v743 = load i32, ptr %v671, align 4
  %v744 = sext i32 %v743 to i64
  %v745 = add i64 %v2, %v744
  %v746 = load i32, ptr %v672, align 4
  %v747 = sext i32 %v746 to i64
  %v748 = add i64 %v2, %v747
  %v749 = lshr i32 %v742, 6
  %v750 = and i32 %v749, 67108862
  %v751 = zext nneg i32 %v750 to i64
  %v752 = add i64 %v670, %v751
  %v753 = inttoptr i64 %v752 to ptr
  %v754 = load i16, ptr %v753, align 2
  %v755 = zext i16 %v754 to i32
  %v756 = shl nuw nsw i32 %v755, 8
  %v757 = shl nuw nsw i32 %v742, 1
  %v758 = and i32 %v757, 254
  %v759 = or disjoint i32 %v756, %v758
  %v760 = zext nneg i32 %v759 to i64
  %v761 = add i64 %v745, %v760
  %v762 = inttoptr i64 %v761 to ptr
  %v763 = load i16, ptr %v762, align 2
  %v764 = zext i16 %v763 to i64
  %v765 = mul nuw nsw i64 %v764, 20
  %v766 = add i64 %v748, %v765
  %v767 = inttoptr i64 %v766 to ptr
  %v768 = load i32, ptr %v767, align 4
  %v769 = and i32 %v768, 2
  %v770 = icmp eq i32 %v769, 0
  %v771 = ashr i32 %v768, 16
  %v772 = select i1 %v770, i32 99, i32 %v771
  br label %v691
v691:
  %v773 = phi i32 [ %v689, %v687 ], [ %v698, %v696 ], [ 99, %v697 ], [ %v772, %v711 ]
  %v774 = icmp sgt i32 %v773, 9
  br i1 %v774, label %v278, label %v775
v775:
  %v776 = icmp slt i64 %v679, 100000
  %v777 = sext i32 %v773 to i64
  %v778 = mul i64 %v679, 10
  %v779 = add i64 %v778, %v777
  %v780 = select i1 %v776, i64 %v779, i64 %v679
  br label %v676
v676:
  %v680 = phi i64 [ %v679, %v673 ], [ %v780, %v775 ]
  %v678 = phi i16 [ 0, %v673 ], [ 1, %v775 ]
  %v781 = icmp ult i8 %v683, -16
  %v782 = select i1 %v781, i64 3, i64 4
  %v783 = icmp ult i8 %v683, -32
  %v784 = select i1 %v783, i64 2, i64 %v782
  %v785 = icmp sgt i8 %v683, -1
  %v786 = select i1 %v785, i64 1, i64 %v784
  %v675 = add i64 %v786, %v674
  %v787 = icmp slt i64 %v675, %v182
  br i1 %v787, label %v673, label %v278
v278:
  %v788 = phi i64 [ %v674, %v691 ], [ %v675, %v676 ]
  %v789 = phi i16 [ %v677, %v691 ], [ %v678, %v676 ]
  %v790 = phi i64 [ %v679, %v691 ], [ %v680, %v676 ]
  %v791 = icmp eq i16 %v789, 0
  br i1 %v791, label %v268, label %v792
v792:
  %v793 = sub i64 0, %v790
  %v794 = select i1 %v573, i64 %v790, i64 %v793
  %v795 = add i64 %v794, %v551
  br label %v272
v272:
  %v796 = phi i64 [ %v551, %v555 ], [ %v551, %v556 ], [ %v795, %v792 ]
  %v797 = phi i64 [ %v548, %v555 ], [ %v548, %v556 ], [ %v788, %v792 ]
  %v798 = icmp slt i64 %v797, %v182
  br i1 %v798, label %v268, label %v279
v279:
  %v799 = icmp eq i64 %v552, 0
  br i1 %v799, label %v268, label %v800
v800:
  %v801 = icmp slt i64 %v796, -342
  br i1 %v801, label %v802, label %v803
v803:
  %v804 = icmp sgt i64 %v796, 308
  br i1 %v804, label %v802, label %v805
v805:
  %v806 = inttoptr i64 %v2 to ptr
  %v807 = getelementptr i8, ptr %v806, i64 12
  %v808 = load i32, ptr %v807, align 4
  %v809 = sext i32 %v808 to i64
  %v810 = shl nsw i64 %v796, 4
  %v811 = add i64 %v810, %v2
  %v812 = add i64 %v811, %v809
  %v813 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v552, i1 true)
  %v814 = shl i64 %v552, %v813
  %v815 = inttoptr i64 %v812 to ptr
  %v816 = getelementptr i8, ptr %v815, i64 5472
  %v817 = load i64, ptr %v816, align 8
  %v818 = mul i64 %v817, %v814
  %v819 = zext i64 %v814 to i128
  %v820 = zext i64 %v817 to i128
  %v821 = mul nuw i128 %v820, %v819
  %v822 = lshr i128 %v821, 64
  %v823 = trunc nuw i128 %v822 to i64
  %v824 = and i64 %v823, 511
  %v825 = icmp eq i64 %v824, 511
  br i1 %v825, label %v826, label %v827
v826:
  %v828 = add i64 %v812, 5472
  %v829 = inttoptr i64 %v828 to ptr
  %v830 = getelementptr i8, ptr %v829, i64 8
  %v831 = load i64, ptr %v830, align 8
  %v832 = zext i64 %v831 to i128
  %v833 = mul nuw i128 %v832, %v819
  %v834 = lshr i128 %v833, 64
  %v835 = trunc nuw i128 %v834 to i64
  %v836 = add i64 %v818, %v835
  %v837 = icmp ult i64 %v836, %v835
  %v838 = zext i1 %v837 to i64
  %v839 = add nuw i64 %v838, %v823
  br label %v827
v827:
  %v840 = phi i64 [ %v818, %v805 ], [ %v836, %v826 ]
  %v841 = phi i64 [ %v823, %v805 ], [ %v839, %v826 ]
  %v842 = lshr i64 %v841, 63
  %v843 = trunc nuw nsw i64 %v842 to i32
  %v844 = add nuw nsw i32 %v843, 9
  %v845 = zext nneg i32 %v844 to i64
  %v846 = lshr i64 %v841, %v845
  %v847 = mul nsw i64 %v796, 217706
  %v848 = ashr i64 %v847, 16
  %v849 = xor i64 %v813, 63
  %v850 = add nsw i64 %v848, %v849
  %v851 = add nsw i64 %v850, %v842
  %v852 = icmp slt i64 %v851, -1022
  br i1 %v852, label %v853, label %v854
v853:
  %v855 = icmp slt i64 %v851, -1085
  br i1 %v855, label %v802, label %v856
v856:
  %v857 = trunc nsw i64 %v851 to i32
  %v858 = sub nuw nsw i32 -1022, %v857
  %v859 = zext nneg i32 %v858 to i64
  %v860 = lshr i64 %v846, %v859
  %v861 = and i64 %v860, 1
  %v862 = add nuw nsw i64 %v861, %v860
  %v863 = lshr i64 %v862, 1
  br label %v802
v854:
  %v864 = icmp ugt i64 %v840, 1
  %v865 = add nsw i64 %v796, -24
  %v866 = icmp ult i64 %v865, -28
  %v867 = or i1 %v866, %v864
  %v868 = and i64 %v846, 3
  %v869 = icmp ne i64 %v868, 1
  %v870 = or i1 %v867, %v869
  br i1 %v870, label %v871, label %v872
v872:
  %v873 = shl i64 %v846, %v845
  %v874 = icmp eq i64 %v873, %v841
  br label %v871
v871:
  %v875 = phi i1 [ false, %v854 ], [ %v874, %v872 ]
  %v876 = and i64 %v846, 72057594037927934
  %v877 = select i1 %v875, i64 %v876, i64 %v846
  %v878 = and i64 %v877, 1
  %v879 = add nuw nsw i64 %v878, %v877
  %v880 = icmp ugt i64 %v879, 18014398509481983
  %v881 = select i1 %v880, i64 1024, i64 1023
  %v882 = add nsw i64 %v881, %v851
  %v883 = icmp sgt i64 %v882, 2046
  br i1 %v883, label %v802, label %v884
v884:
  %v885 = lshr i64 %v879, 1
  %v886 = and i64 %v885, 9218868437227405311
  %v887 = select i1 %v880, i64 0, i64 %v886
  %v888 = shl nuw nsw i64 %v882, 52
  %v889 = or i64 %v888, %v887
  br label %v802
v802:
  %v890 = phi i64 [ 0, %v800 ], [ 9218868437227405312, %v803 ], [ 0, %v853 ], [ %v863, %v856 ], [ 9218868437227405312, %v871 ], [ %v889, %v884 ]
  br i1 %v553, label %v274, label %v891
v891:
  br i1 %v801, label %v892, label %v893
v893:
  %v894 = icmp sgt i64 %v796, 308
  br i1 %v894, label %v892, label %v895
v892:
  %v896 = phi i64 [ 0, %v891 ], [ 9218868437227405312, %v893 ], [ 0, %v897 ], [ %v898, %v899 ], [ 9218868437227405312, %v900 ], [ %v901, %v902 ]
  %v903 = icmp eq i64 %v890, %v896
  br i1 %v903, label %v274, label %v904
v274:
  %v273 = or i64 %v890, %v191
  br label %v268
v904:
  %v905 = getelementptr inbounds nuw i8, ptr %v3, i64 804
  store i32 0, ptr %v905, align 4
  %v906 = getelementptr inbounds nuw i8, ptr %v3, i64 800
  store i32 0, ptr %v906, align 4
  %v907 = getelementptr inbounds nuw i8, ptr %v3, i64 808
  store i8 0, ptr %v907, align 4
  %v908 = icmp ugt i64 %v548, %v200
  br i1 %v908, label %v909, label %v910
v909:
  %v911 = add i64 %v2, 16
  %v912 = inttoptr i64 %v2 to ptr
  %v913 = getelementptr i8, ptr %v912, i64 4
  br label %v914
v914:
  %v915 = phi i64 [ %v200, %v909 ], [ %v916, %v917 ]
  %v918 = phi i8 [ 0, %v909 ], [ %v919, %v917 ]
  %v920 = add i64 %v915, %v181
  %v921 = icmp sgt i64 %v182, %v915
  br i1 %v921, label %v922, label %v923
v922:
  %v924 = inttoptr i64 %v920 to ptr
  %v925 = load i8, ptr %v924, align 1
  %v926 = zext i8 %v925 to i32
  %v927 = add nsw i32 %v926, -48
  %v928 = icmp ult i32 %v927, 10
  br i1 %v928, label %v929, label %v930
v930:
  %v931 = or i32 %v926, 32
  %v932 = add nsw i32 %v931, -97
  %v933 = icmp ult i32 %v932, 26
  br i1 %v933, label %v934, label %v935
v934:
  %v936 = add nsw i32 %v931, -87
  br label %v929
v935:
  %v937 = icmp sgt i8 %v925, -1
  br i1 %v937, label %v929, label %v938
v938:
  %v939 = icmp ult i8 %v925, -32
  br i1 %v939, label %v940, label %v941
v940:
  %v942 = getelementptr i8, ptr %v924, i64 1
  %v943 = load i8, ptr %v942, align 1
  %v944 = and i8 %v943, 63
  %v945 = zext nneg i8 %v944 to i32
  %v946 = shl nuw nsw i32 %v926, 6
  %v947 = and i32 %v946, 1984
  %v948 = or disjoint i32 %v947, %v945
  br label %v949
v941:
  %v950 = icmp ult i8 %v925, -16
  %v951 = getelementptr i8, ptr %v924, i64 1
  %v952 = load i8, ptr %v951, align 1
  %v953 = zext i8 %v952 to i32
  %v954 = getelementptr i8, ptr %v924, i64 2
  %v955 = load i8, ptr %v954, align 1
  br i1 %v950, label %v956, label %v957
v956:
  %v958 = shl nuw nsw i32 %v926, 12
  %v959 = and i32 %v958, 61440
  %v960 = shl nuw nsw i32 %v953, 6
  %v961 = and i32 %v960, 4032
  %v962 = or disjoint i32 %v961, %v959
  %v963 = and i8 %v955, 63
  %v964 = zext nneg i8 %v963 to i32
  %v965 = or disjoint i32 %v962, %v964
  br label %v949
v957:
  %v966 = shl nuw nsw i32 %v926, 18
  %v967 = and i32 %v966, 1835008
  %v968 = shl nuw nsw i32 %v953, 12
  %v969 = and i32 %v968, 258048
  %v970 = or disjoint i32 %v969, %v967
  %v971 = zext i8 %v955 to i32
  %v972 = shl nuw nsw i32 %v971, 6
  %v973 = and i32 %v972, 4032
  %v974 = or disjoint i32 %v970, %v973
  %v975 = getelementptr i8, ptr %v924, i64 3
  %v976 = load i8, ptr %v975, align 1
  %v977 = and i8 %v976, 63
  %v978 = zext nneg i8 %v977 to i32
  %v979 = or disjoint i32 %v974, %v978
  br label %v949
v949:
  %v980 = phi i32 [ %v948, %v940 ], [ %v965, %v956 ], [ %v979, %v957 ]
  %v981 = load i32, ptr %v912, align 4
  %v982 = sext i32 %v981 to i64
  %v983 = add i64 %v2, %v982
  %v984 = load i32, ptr %v913, align 4
  %v985 = sext i32 %v984 to i64
  %v986 = add i64 %v2, %v985
  %v987 = lshr i32 %v980, 6
  %v988 = and i32 %v987, 67108862
  %v989 = zext nneg i32 %v988 to i64
  %v990 = add i64 %v911, %v989
  %v991 = inttoptr i64 %v990 to ptr
  %v992 = load i16, ptr %v991, align 2
  %v993 = zext i16 %v992 to i32
  %v994 = shl nuw nsw i32 %v993, 8
  %v995 = shl nuw nsw i32 %v980, 1
  %v996 = and i32 %v995, 254
  %v997 = or disjoint i32 %v994, %v996
  %v998 = zext nneg i32 %v997 to i64
  %v999 = add i64 %v983, %v998
  %v1000 = inttoptr i64 %v999 to ptr
  %v1001 = load i16, ptr %v1000, align 2
  %v1002 = zext i16 %v1001 to i64
  %v1003 = mul nuw nsw i64 %v1002, 20
  %v1004 = add i64 %v986, %v1003
  %v1005 = inttoptr i64 %v1004 to ptr
  %v1006 = load i32, ptr %v1005, align 4
  %v1007 = and i32 %v1006, 2
  %v1008 = icmp eq i32 %v1007, 0
  %v1009 = ashr i32 %v1006, 16
  %v1010 = select i1 %v1008, i32 99, i32 %v1009
  br label %v929
v929:
  %v1011 = phi i32 [ %v927, %v922 ], [ %v936, %v934 ], [ 99, %v935 ], [ %v1010, %v949 ]
  %v1012 = icmp slt i32 %v1011, 10
  %v1013 = select i1 %v1012, i32 %v1011, i32 99
  br label %v923
v923:
  %v1014 = phi i32 [ 99, %v914 ], [ %v1013, %v929 ]
  %v1015 = icmp eq i32 %v1014, 99
  br i1 %v1015, label %v917, label %v1016
v1016:
  %v1017 = zext nneg i8 %v918 to i32
  %v1018 = icmp ne i32 %v1014, 0
  %v1019 = zext i1 %v1018 to i32
  %v1020 = or i32 %v1019, %v1017
  %v1021 = icmp eq i32 %v1020, 0
  br i1 %v1021, label %v917, label %v1022
v1022:
  %v1023 = load i32, ptr %v906, align 4
  %v1024 = icmp slt i32 %v1023, 800
  br i1 %v1024, label %v1025, label %v1026
v1025:
  %v1027 = sext i32 %v1023 to i64
  %v1028 = add nsw i32 %v1023, 1
  store i32 %v1028, ptr %v906, align 4
  %v1029 = trunc i32 %v1014 to i8
  %v1030 = getelementptr i8, ptr %v3, i64 %v1027
  store i8 %v1029, ptr %v1030, align 1
  br label %v917
v1026:
  %v1031 = load i8, ptr %v907, align 4
  %v1032 = sext i8 %v1031 to i32
  %v1033 = or i32 %v1032, %v1019
  %v1034 = icmp ne i32 %v1033, 0
  %v1035 = zext i1 %v1034 to i8
  store i8 %v1035, ptr %v907, align 4
  br label %v917
v917:
  %v919 = phi i8 [ %v918, %v923 ], [ 0, %v1016 ], [ 1, %v1025 ], [ 1, %v1026 ]
  %v1036 = inttoptr i64 %v920 to ptr
  %v1037 = load i8, ptr %v1036, align 1
  %v1038 = icmp sgt i8 %v1037, -1
  %v1039 = icmp ult i8 %v1037, -32
  %v1040 = icmp ult i8 %v1037, -16
  %v1041 = select i1 %v1040, i64 3, i64 4
  %v1042 = select i1 %v1039, i64 2, i64 %v1041
  %v1043 = select i1 %v1038, i64 1, i64 %v1042
  %v916 = add i64 %v1043, %v915
  %v1044 = icmp ult i64 %v916, %v548
  br i1 %v1044, label %v914, label %v1045
v1045:
  %v1046 = load i32, ptr %v906, align 4
  br label %v910
v910:
  %v1047 = phi i32 [ 0, %v904 ], [ %v1046, %v1045 ]
  %v1048 = add i64 %v796, %v550
  %v1049 = trunc i64 %v1048 to i32
  store i32 %v1049, ptr %v905, align 4
  %v1050 = icmp slt i32 %v1047, 1
  br i1 %v1050, label %v1051, label %v1052
v1056:
  %v1053 = add nsw i32 %v1054, -1
  store i32 %v1053, ptr %v906, align 4
  %v1055 = icmp slt i32 %v1054, 2
  br i1 %v1055, label %v1051, label %v1052
v1052:
  %v1054 = phi i32 [ %v1053, %v1056 ], [ %v1047, %v910 ]
  %v1057 = zext nneg i32 %v1054 to i64
  %v1058 = getelementptr i8, ptr %v3, i64 %v1057
  %v1059 = getelementptr i8, ptr %v1058, i64 -1
  %v1060 = load i8, ptr %v1059, align 1
  %v1061 = icmp eq i8 %v1060, 0
  br i1 %v1061, label %v1056, label %v1051
v1051:
  %v1062 = phi i32 [ %v1047, %v910 ], [ %v1054, %v1052 ], [ 0, %v1056 ]
  %v1063 = icmp eq i32 %v1062, 0
  %v1064 = icmp slt i32 %v1049, -330
  %v1065 = or i1 %v1064, %v1063
  br i1 %v1065, label %v276, label %v1066
v1066:
  %v1067 = icmp sgt i32 %v1049, 310
  br i1 %v1067, label %v276, label %v1068
v1068:
  %v1069 = icmp slt i32 %v1049, 1
  br i1 %v1069, label %v1070, label %v1071
v1071:
  %v1072 = phi i32 [ %v1073, %v1074 ], [ %v1062, %v1068 ]
  %v1075 = phi i32 [ %v1076, %v1074 ], [ %v1049, %v1068 ]
  %v1077 = phi i32 [ %v1078, %v1074 ], [ 0, %v1068 ]
  %v1079 = mul i32 %v1075, 3
  %v1080 = icmp samesign ugt i32 %v1075, 16
  %v1081 = select i1 %v1080, i32 56, i32 %v1079
  %v1082 = and i32 %v1081, 63
  %v1083 = zext nneg i32 %v1082 to i64
  %v1084 = shl nsw i64 -1, %v1083
  %v1085 = icmp ugt i32 %v1081, 63
  %v1086 = xor i64 %v1084, -1
  %v1087 = select i1 %v1085, i64 -1, i64 %v1086
  %v1088 = call i32 @llvm.smax.i32(i32 %v1072, i32 0)
  br label %v1089
v1089:
  %v1090 = phi i32 [ 0, %v1071 ], [ %v1091, %v1092 ]
  %v1093 = phi i64 [ 0, %v1071 ], [ %v1094, %v1092 ]
  %v1095 = icmp slt i32 %v1090, %v1072
  br i1 %v1095, label %v1092, label %v1096
v1092:
  %v1097 = mul i64 %v1093, 10
  %v1098 = zext nneg i32 %v1090 to i64
  %v1099 = getelementptr i8, ptr %v3, i64 %v1098
  %v1100 = load i8, ptr %v1099, align 1
  %v1101 = zext i8 %v1100 to i64
  %v1094 = add i64 %v1097, %v1101
  %v1091 = add nuw nsw i32 %v1090, 1
  %v1102 = lshr i64 %v1094, %v1083
  %v1103 = icmp eq i64 %v1102, 0
  %v1104 = select i1 %v1085, i1 true, i1 %v1103
  br i1 %v1104, label %v1089, label %v1105
v1096:
  %v1106 = icmp eq i64 %v1093, 0
  br i1 %v1106, label %v1107, label %v1108
v1108:
  %v1109 = lshr i64 %v1093, %v1083
  %v1110 = icmp eq i64 %v1109, 0
  %v1111 = select i1 %v1085, i1 true, i1 %v1110
  br i1 %v1111, label %v1112, label %v1105
v1112:
  %v1113 = phi i32 [ %v1114, %v1112 ], [ %v1088, %v1108 ]
  %v1115 = phi i64 [ %v1116, %v1112 ], [ %v1093, %v1108 ]
  %v1114 = add i32 %v1113, 1
  %v1116 = mul i64 %v1115, 10
  %v1117 = lshr i64 %v1116, %v1083
  %v1118 = icmp eq i64 %v1117, 0
  %v1119 = select i1 %v1085, i1 true, i1 %v1118
  br i1 %v1119, label %v1112, label %v1105
v1105:
  %v1120 = phi i32 [ %v1114, %v1112 ], [ %v1088, %v1108 ], [ %v1091, %v1092 ]
  %v1121 = phi i64 [ %v1116, %v1112 ], [ %v1093, %v1108 ], [ %v1094, %v1092 ]
  %v1122 = add nuw i32 %v1075, 1
  %v1123 = sub i32 %v1122, %v1120
  store i32 %v1123, ptr %v905, align 4
  %v1124 = icmp slt i32 %v1120, %v1072
  br i1 %v1124, label %v1125, label %v1126
v1125:
  %v1127 = phi i32 [ %v1128, %v1125 ], [ %v1120, %v1105 ]
  %v1129 = phi i64 [ %v1130, %v1125 ], [ %v1121, %v1105 ]
  %v1131 = phi i32 [ %v1132, %v1125 ], [ 0, %v1105 ]
  %v1133 = lshr i64 %v1129, %v1083
  %v1132 = add i32 %v1131, 1
  %v1134 = sext i32 %v1131 to i64
  %v1135 = trunc i64 %v1133 to i8
  %v1136 = select i1 %v1085, i8 0, i8 %v1135
  %v1137 = getelementptr i8, ptr %v3, i64 %v1134
  store i8 %v1136, ptr %v1137, align 1
  %v1138 = and i64 %v1129, %v1087
  %v1139 = mul i64 %v1138, 10
  %v1140 = sext i32 %v1127 to i64
  %v1141 = getelementptr i8, ptr %v3, i64 %v1140
  %v1142 = load i8, ptr %v1141, align 1
  %v1143 = zext i8 %v1142 to i64
  %v1130 = add i64 %v1139, %v1143
  %v1144 = load i32, ptr %v906, align 4
  %v1128 = add nsw i32 %v1127, 1
  %v1145 = icmp slt i32 %v1128, %v1144
  br i1 %v1145, label %v1125, label %v1126
v1126:
  %v1146 = phi i32 [ 0, %v1105 ], [ %v1132, %v1125 ]
  %v1147 = phi i64 [ %v1121, %v1105 ], [ %v1130, %v1125 ]
  %v1148 = icmp eq i64 %v1147, 0
  br i1 %v1148, label %v1149, label %v1150
v1150:
  %v1151 = xor i1 %v1085, true
  br label %v1152
v1152:
  %v1153 = phi i32 [ %v1154, %v1155 ], [ %v1146, %v1150 ]
  %v1156 = phi i64 [ %v1157, %v1155 ], [ %v1147, %v1150 ]
  %v1158 = icmp slt i32 %v1153, 800
  br i1 %v1158, label %v1159, label %v1160
v1159:
  %v1161 = lshr i64 %v1156, %v1083
  %v1162 = add nsw i32 %v1153, 1
  %v1163 = sext i32 %v1153 to i64
  %v1164 = trunc i64 %v1161 to i8
  %v1165 = select i1 %v1085, i8 0, i8 %v1164
  %v1166 = getelementptr i8, ptr %v3, i64 %v1163
  store i8 %v1165, ptr %v1166, align 1
  br label %v1155
v1160:
  %v1167 = load i8, ptr %v907, align 4
  %v1168 = sext i8 %v1167 to i32
  %v1169 = lshr i64 %v1156, %v1083
  %v1170 = icmp ne i64 %v1169, 0
  %v1171 = select i1 %v1151, i1 %v1170, i1 false
  %v1172 = zext i1 %v1171 to i32
  %v1173 = or i32 %v1168, %v1172
  %v1174 = icmp ne i32 %v1173, 0
  %v1175 = zext i1 %v1174 to i8
  store i8 %v1175, ptr %v907, align 4
  br label %v1155
v1155:
  %v1154 = phi i32 [ %v1162, %v1159 ], [ %v1153, %v1160 ]
  %v1176 = and i64 %v1156, %v1087
  %v1157 = mul i64 %v1176, 10
  %v1177 = icmp eq i64 %v1157, 0
  br i1 %v1177, label %v1149, label %v1152
v1149:
  %v1178 = phi i32 [ %v1146, %v1126 ], [ %v1154, %v1155 ]
  store i32 %v1178, ptr %v906, align 4
  %v1179 = icmp slt i32 %v1178, 1
  br i1 %v1179, label %v1074, label %v1180
v1180:
  %v1181 = phi i32 [ %v1182, %v1183 ], [ %v1178, %v1149 ]
  %v1182 = add nsw i32 %v1181, -1
  %v1184 = sext i32 %v1182 to i64
  %v1185 = getelementptr i8, ptr %v3, i64 %v1184
  %v1186 = load i8, ptr %v1185, align 1
  %v1187 = icmp eq i8 %v1186, 0
  br i1 %v1187, label %v1183, label %v1074
v1183:
  store i32 %v1182, ptr %v906, align 4
  %v1188 = icmp sgt i32 %v1181, 1
  br i1 %v1188, label %v1180, label %v1074
v1107:
  store i32 0, ptr %v906, align 4
  br label %v1074
v1074:
  %v1073 = phi i32 [ %v1178, %v1149 ], [ 0, %v1107 ], [ %v1181, %v1180 ], [ 0, %v1183 ]
  %v1078 = add i32 %v1081, %v1077
  %v1076 = load i32, ptr %v905, align 4
  %v1189 = icmp sgt i32 %v1076, 0
  br i1 %v1189, label %v1071, label %v1070
v1070:
  %v1190 = phi i32 [ %v1062, %v1068 ], [ %v1073, %v1074 ]
  %v1191 = phi i32 [ %v1049, %v1068 ], [ %v1076, %v1074 ]
  %v1192 = phi i32 [ 0, %v1068 ], [ %v1078, %v1074 ]
  br label %v1193
v1205:
  %v1194 = phi i32 [ %v1195, %v1196 ], [ %v1197, %v1198 ], [ %v1199, %v1200 ]
  %v1201 = sub i32 %v1202, %v1203
  br label %v1193
v1193:
  %v1204 = phi i32 [ %v1194, %v1205 ], [ %v1190, %v1070 ]
  %v1206 = phi i32 [ %v1207, %v1205 ], [ %v1191, %v1070 ]
  %v1202 = phi i32 [ %v1201, %v1205 ], [ %v1192, %v1070 ]
  %v1208 = icmp slt i32 %v1206, 0
  %v1209 = icmp eq i32 %v1206, 0
  br i1 %v1209, label %v1210, label %v1211
v1211:
  br i1 %v1208, label %v1212, label %v1213
v1210:
  %v1214 = load i8, ptr %v3, align 4
  %v1215 = icmp ult i8 %v1214, 5
  br i1 %v1215, label %v1212, label %v1213
v1212:
  %v1216 = mul i32 %v1206, -3
  %v1217 = select i1 %v1208, i32 %v1216, i32 1
  %v1218 = icmp slt i32 %v1206, -16
  %v1203 = select i1 %v1218, i32 56, i32 %v1217
  %v1219 = icmp slt i32 %v1204, 1
  br i1 %v1219, label %v1220, label %v1221
v1221:
  %v1222 = add nuw i32 %v1204, 1
  %v1223 = add nsw i32 %v1204, -1
  %v1224 = zext nneg i32 %v1223 to i64
  %v1225 = add i64 %v1224, %v4
  %v1226 = and i32 %v1203, 63
  %v1227 = zext nneg i32 %v1226 to i64
  %v1228 = icmp ugt i32 %v1203, 63
  br label %v1229
v1229:
  %v1230 = phi i64 [ %v1225, %v1221 ], [ %v1231, %v1229 ]
  %v1232 = phi i64 [ 0, %v1221 ], [ %v1233, %v1229 ]
  %v1234 = phi i32 [ %v1222, %v1221 ], [ %v1235, %v1229 ]
  %v1236 = sub i64 %v1230, %v4
  %v1237 = getelementptr i8, ptr %v3, i64 %v1236
  %v1238 = load i8, ptr %v1237, align 1
  %v1239 = zext i8 %v1238 to i64
  %v1240 = shl i64 %v1239, %v1227
  %v1241 = select i1 %v1228, i64 0, i64 %v1240
  %v1242 = add i64 %v1241, %v1232
  %v1243 = zext i64 %v1242 to i128
  %v1244 = mul nuw i128 %v1243, 14757395258967641293
  %v1245 = lshr i128 %v1244, 67
  %v1233 = trunc nuw nsw i128 %v1245 to i64
  %v1231 = add i64 %v1230, -1
  %v1235 = add i32 %v1234, -1
  %v1246 = icmp sgt i32 %v1235, 1
  br i1 %v1246, label %v1229, label %v1220
v1220:
  %v1247 = phi i64 [ 0, %v1212 ], [ %v1233, %v1229 ]
  %v1248 = icmp eq i64 %v1247, 0
  br i1 %v1248, label %v1249, label %v1250
v1250:
  %v1251 = phi i64 [ %v1252, %v1250 ], [ %v1247, %v1220 ]
  %v1253 = phi i32 [ %v1254, %v1250 ], [ 0, %v1220 ]
  %v1254 = add i32 %v1253, 1
  %v1255 = zext nneg i64 %v1251 to i128
  %v1256 = mul nuw nsw i128 %v1255, 14757395258967641293
  %v1257 = lshr i128 %v1256, 67
  %v1252 = trunc nuw nsw i128 %v1257 to i64
  %v1258 = icmp samesign ugt i64 %v1251, 9
  br i1 %v1258, label %v1250, label %v1249
v1249:
  %v1259 = phi i32 [ 0, %v1220 ], [ %v1254, %v1250 ]
  br i1 %v1219, label %v1260, label %v1261
v1261:
  %v1262 = and i32 %v1203, 63
  %v1263 = zext nneg i32 %v1262 to i64
  %v1264 = icmp ugt i32 %v1203, 63
  %v1265 = sext i32 %v1259 to i64
  %v1266 = getelementptr i8, ptr %v3, i64 %v1265
  br label %v1267
v1267:
  %v1268 = phi i32 [ %v1269, %v1270 ], [ %v1204, %v1261 ]
  %v1271 = phi i64 [ %v1272, %v1270 ], [ 0, %v1261 ]
  %v1269 = add nsw i32 %v1268, -1
  %v1273 = sext i32 %v1269 to i64
  %v1274 = getelementptr i8, ptr %v3, i64 %v1273
  %v1275 = load i8, ptr %v1274, align 1
  %v1276 = zext i8 %v1275 to i64
  %v1277 = shl i64 %v1276, %v1263
  %v1278 = select i1 %v1264, i64 0, i64 %v1277
  %v1279 = add i64 %v1278, %v1271
  %v1280 = add i32 %v1269, %v1259
  %v1281 = icmp slt i32 %v1280, 800
  br i1 %v1281, label %v1282, label %v1283
v1282:
  %v1284 = zext i64 %v1279 to i128
  %v1285 = mul nuw i128 %v1284, 14757395258967641293
  %v1286 = lshr i128 %v1285, 67
  %v1287 = trunc nuw nsw i128 %v1286 to i64
  %v1288 = mul i64 %v1287, 246
  %v1289 = add i64 %v1288, %v1279
  %v1290 = trunc i64 %v1289 to i8
  %v1291 = getelementptr i8, ptr %v1266, i64 %v1273
  store i8 %v1290, ptr %v1291, align 1
  br label %v1270
v1283:
  %v1292 = load i8, ptr %v907, align 4
  %v1293 = sext i8 %v1292 to i32
  %v1294 = zext i64 %v1279 to i128
  %v1295 = mul nuw i128 %v1294, 14757395258967641293
  %v1296 = lshr i128 %v1295, 67
  %v1297 = trunc nuw nsw i128 %v1296 to i64
  %v1298 = mul i64 %v1297, -10
  %v1299 = sub i64 0, %v1279
  %v1300 = icmp ne i64 %v1298, %v1299
  %v1301 = zext i1 %v1300 to i32
  %v1302 = or i32 %v1293, %v1301
  %v1303 = icmp ne i32 %v1302, 0
  %v1304 = zext i1 %v1303 to i8
  store i8 %v1304, ptr %v907, align 4
  br label %v1270
v1270:
  %v1305 = zext i64 %v1279 to i128
  %v1306 = mul nuw i128 %v1305, 14757395258967641293
  %v1307 = lshr i128 %v1306, 67
  %v1272 = trunc nuw nsw i128 %v1307 to i64
  %v1308 = icmp sgt i32 %v1268, 1
  br i1 %v1308, label %v1267, label %v1260
v1260:
  %v1309 = phi i64 [ 0, %v1249 ], [ %v1272, %v1270 ]
  %v1310 = icmp slt i32 %v1259, 1
  br i1 %v1310, label %v1196, label %v1311
v1311:
  %v1312 = phi i64 [ %v1313, %v1311 ], [ %v1309, %v1260 ]
  %v1314 = phi i32 [ %v1315, %v1311 ], [ %v1259, %v1260 ]
  %v1316 = zext nneg i64 %v1312 to i128
  %v1317 = mul nuw nsw i128 %v1316, 14757395258967641293
  %v1318 = lshr i128 %v1317, 67
  %v1313 = trunc nuw nsw i128 %v1318 to i64
  %v1319 = mul i64 %v1313, 246
  %v1320 = add i64 %v1319, %v1312
  %v1315 = add nsw i32 %v1314, -1
  %v1321 = sext i32 %v1315 to i64
  %v1322 = trunc i64 %v1320 to i8
  %v1323 = getelementptr i8, ptr %v3, i64 %v1321
  store i8 %v1322, ptr %v1323, align 1
  %v1324 = icmp sgt i32 %v1314, 1
  br i1 %v1324, label %v1311, label %v1196
v1196:
  %v1325 = load i32, ptr %v906, align 4
  %v1326 = add i32 %v1325, %v1259
  %v1195 = call i32 @llvm.smin.i32(i32 %v1326, i32 800)
  store i32 %v1195, ptr %v906, align 4
  %v1327 = load i32, ptr %v905, align 4
  %v1207 = add i32 %v1327, %v1259
  store i32 %v1207, ptr %v905, align 4
  %v1328 = icmp slt i32 %v1326, 1
  br i1 %v1328, label %v1205, label %v1198
v1198:
  %v1197 = phi i32 [ %v1199, %v1200 ], [ %v1195, %v1196 ]
  %v1199 = add i32 %v1197, -1
  %v1329 = sext i32 %v1199 to i64
  %v1330 = getelementptr i8, ptr %v3, i64 %v1329
  %v1331 = load i8, ptr %v1330, align 1
  %v1332 = icmp eq i8 %v1331, 0
  br i1 %v1332, label %v1200, label %v1205
v1200:
  store i32 %v1199, ptr %v906, align 4
  %v1333 = icmp sgt i32 %v1197, 1
  br i1 %v1333, label %v1198, label %v1205
v895:
  %v1334 = add i64 %v552, 1
  %v1335 = inttoptr i64 %v2 to ptr
  %v1336 = getelementptr i8, ptr %v1335, i64 12
  %v1337 = load i32, ptr %v1336, align 4
  %v1338 = sext i32 %v1337 to i64
  %v1339 = shl nsw i64 %v796, 4
  %v1340 = add i64 %v1339, %v2
  %v1341 = add i64 %v1340, %v1338
  %v1342 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v1334, i1 false)
  %v1343 = and i64 %v1342, 63
  %v1344 = shl i64 %v1334, %v1343
  %v1345 = inttoptr i64 %v1341 to ptr
  %v1346 = getelementptr i8, ptr %v1345, i64 5472
  %v1347 = load i64, ptr %v1346, align 8
  %v1348 = mul i64 %v1347, %v1344
  %v1349 = zext i64 %v1344 to i128
  %v1350 = zext i64 %v1347 to i128
  %v1351 = mul nuw i128 %v1350, %v1349
  %v1352 = lshr i128 %v1351, 64
  %v1353 = trunc nuw i128 %v1352 to i64
  %v1354 = and i64 %v1353, 511
  %v1355 = icmp eq i64 %v1354, 511
  br i1 %v1355, label %v1356, label %v1357
v1356:
  %v1358 = add i64 %v1341, 5472
  %v1359 = inttoptr i64 %v1358 to ptr
  %v1360 = getelementptr i8, ptr %v1359, i64 8
  %v1361 = load i64, ptr %v1360, align 8
  %v1362 = zext i64 %v1361 to i128
  %v1363 = mul nuw i128 %v1362, %v1349
  %v1364 = lshr i128 %v1363, 64
  %v1365 = trunc nuw i128 %v1364 to i64
  %v1366 = add i64 %v1348, %v1365
  %v1367 = icmp ult i64 %v1366, %v1365
  %v1368 = zext i1 %v1367 to i64
  %v1369 = add nuw i64 %v1368, %v1353
  br label %v1357
v1357:
  %v1370 = phi i64 [ %v1348, %v895 ], [ %v1366, %v1356 ]
  %v1371 = phi i64 [ %v1353, %v895 ], [ %v1369, %v1356 ]
  %v1372 = lshr i64 %v1371, 63
  %v1373 = trunc nuw nsw i64 %v1372 to i32
  %v1374 = add nuw nsw i32 %v1373, 9
  %v1375 = zext nneg i32 %v1374 to i64
  %v1376 = lshr i64 %v1371, %v1375
  %v1377 = mul nsw i64 %v796, 217706
  %v1378 = ashr i64 %v1377, 16
  %v1379 = sub nsw i64 %v1378, %v1342
  %v1380 = add nsw i64 %v1379, 63
  %v1381 = add nsw i64 %v1380, %v1372
  %v1382 = icmp slt i64 %v1381, -1022
  br i1 %v1382, label %v897, label %v1383
v897:
  %v1384 = icmp slt i64 %v1381, -1085
  br i1 %v1384, label %v892, label %v899
v899:
  %v1385 = trunc nsw i64 %v1381 to i32
  %v1386 = sub nuw nsw i32 -1022, %v1385
  %v1387 = zext nneg i32 %v1386 to i64
  %v1388 = lshr i64 %v1376, %v1387
  %v1389 = and i64 %v1388, 1
  %v1390 = add nuw nsw i64 %v1389, %v1388
  %v898 = lshr i64 %v1390, 1
  br label %v892
v1213:
  %v1391 = add i32 %v1202, -1
  %v1392 = icmp sgt i32 %v1202, -1022
  br i1 %v1392, label %v1393, label %v1394
v1394:
  %v1395 = sub nuw nsw i32 -1021, %v1202
  br label %v1396
v1396:
  %v1397 = phi i32 [ %v1204, %v1394 ], [ %v1398, %v1399 ]
  %v1400 = phi i32 [ %v1395, %v1394 ], [ %v1401, %v1399 ]
  %v1402 = call i32 @llvm.smin.i32(i32 %v1400, i32 56)
  %v1403 = and i32 %v1402, 63
  %v1404 = zext nneg i32 %v1403 to i64
  %v1405 = shl nsw i64 -1, %v1404
  %v1406 = icmp ugt i32 %v1402, 63
  %v1407 = xor i64 %v1405, -1
  %v1408 = select i1 %v1406, i64 -1, i64 %v1407
  %v1409 = call i32 @llvm.smax.i32(i32 %v1397, i32 0)
  br label %v1410
v1410:
  %v1411 = phi i32 [ 0, %v1396 ], [ %v1412, %v1413 ]
  %v1414 = phi i64 [ 0, %v1396 ], [ %v1415, %v1413 ]
  %v1416 = icmp slt i32 %v1411, %v1397
  br i1 %v1416, label %v1413, label %v1417
v1413:
  %v1418 = mul i64 %v1414, 10
  %v1419 = zext nneg i32 %v1411 to i64
  %v1420 = getelementptr i8, ptr %v3, i64 %v1419
  %v1421 = load i8, ptr %v1420, align 1
  %v1422 = zext i8 %v1421 to i64
  %v1415 = add i64 %v1418, %v1422
  %v1412 = add nuw nsw i32 %v1411, 1
  %v1423 = lshr i64 %v1415, %v1404
  %v1424 = icmp eq i64 %v1423, 0
  %v1425 = select i1 %v1406, i1 true, i1 %v1424
  br i1 %v1425, label %v1410, label %v1426
v1417:
  %v1427 = icmp eq i64 %v1414, 0
  br i1 %v1427, label %v1428, label %v1429
v1429:
  %v1430 = lshr i64 %v1414, %v1404
  %v1431 = icmp eq i64 %v1430, 0
  %v1432 = select i1 %v1406, i1 true, i1 %v1431
  br i1 %v1432, label %v1433, label %v1426
v1433:
  %v1434 = phi i32 [ %v1435, %v1433 ], [ %v1409, %v1429 ]
  %v1436 = phi i64 [ %v1437, %v1433 ], [ %v1414, %v1429 ]
  %v1435 = add i32 %v1434, 1
  %v1437 = mul i64 %v1436, 10
  %v1438 = lshr i64 %v1437, %v1404
  %v1439 = icmp eq i64 %v1438, 0
  %v1440 = select i1 %v1406, i1 true, i1 %v1439
  br i1 %v1440, label %v1433, label %v1426
v1426:
  %v1441 = phi i32 [ %v1435, %v1433 ], [ %v1409, %v1429 ], [ %v1412, %v1413 ]
  %v1442 = phi i64 [ %v1437, %v1433 ], [ %v1414, %v1429 ], [ %v1415, %v1413 ]
  %v1443 = load i32, ptr %v905, align 4
  %v1444 = sub i32 %v1443, %v1441
  %v1445 = add i32 %v1444, 1
  store i32 %v1445, ptr %v905, align 4
  %v1446 = icmp slt i32 %v1441, %v1397
  br i1 %v1446, label %v1447, label %v1448
v1447:
  %v1449 = phi i32 [ %v1450, %v1447 ], [ %v1441, %v1426 ]
  %v1451 = phi i64 [ %v1452, %v1447 ], [ %v1442, %v1426 ]
  %v1453 = phi i32 [ %v1454, %v1447 ], [ 0, %v1426 ]
  %v1455 = lshr i64 %v1451, %v1404
  %v1454 = add i32 %v1453, 1
  %v1456 = sext i32 %v1453 to i64
  %v1457 = trunc i64 %v1455 to i8
  %v1458 = select i1 %v1406, i8 0, i8 %v1457
  %v1459 = getelementptr i8, ptr %v3, i64 %v1456
  store i8 %v1458, ptr %v1459, align 1
  %v1460 = and i64 %v1451, %v1408
  %v1461 = mul i64 %v1460, 10
  %v1462 = sext i32 %v1449 to i64
  %v1463 = getelementptr i8, ptr %v3, i64 %v1462
  %v1464 = load i8, ptr %v1463, align 1
  %v1465 = zext i8 %v1464 to i64
  %v1452 = add i64 %v1461, %v1465
  %v1466 = load i32, ptr %v906, align 4
  %v1450 = add nsw i32 %v1449, 1
  %v1467 = icmp slt i32 %v1450, %v1466
  br i1 %v1467, label %v1447, label %v1448
v1448:
  %v1468 = phi i32 [ 0, %v1426 ], [ %v1454, %v1447 ]
  %v1469 = phi i64 [ %v1442, %v1426 ], [ %v1452, %v1447 ]
  %v1470 = icmp eq i64 %v1469, 0
  br i1 %v1470, label %v1471, label %v1472
v1472:
  %v1473 = xor i1 %v1406, true
  br label %v1474
v1474:
  %v1475 = phi i32 [ %v1476, %v1477 ], [ %v1468, %v1472 ]
  %v1478 = phi i64 [ %v1479, %v1477 ], [ %v1469, %v1472 ]
  %v1480 = icmp slt i32 %v1475, 800
  br i1 %v1480, label %v1481, label %v1482
v1481:
  %v1483 = lshr i64 %v1478, %v1404
  %v1484 = add nsw i32 %v1475, 1
  %v1485 = sext i32 %v1475 to i64
  %v1486 = trunc i64 %v1483 to i8
  %v1487 = select i1 %v1406, i8 0, i8 %v1486
  %v1488 = getelementptr i8, ptr %v3, i64 %v1485
  store i8 %v1487, ptr %v1488, align 1
  br label %v1477
v1482:
  %v1489 = load i8, ptr %v907, align 4
  %v1490 = sext i8 %v1489 to i32
  %v1491 = lshr i64 %v1478, %v1404
  %v1492 = icmp ne i64 %v1491, 0
  %v1493 = select i1 %v1473, i1 %v1492, i1 false
  %v1494 = zext i1 %v1493 to i32
  %v1495 = or i32 %v1490, %v1494
  %v1496 = icmp ne i32 %v1495, 0
  %v1497 = zext i1 %v1496 to i8
  store i8 %v1497, ptr %v907, align 4
  br label %v1477
v1477:
  %v1476 = phi i32 [ %v1484, %v1481 ], [ %v1475, %v1482 ]
  %v1498 = and i64 %v1478, %v1408
  %v1479 = mul i64 %v1498, 10
  %v1499 = icmp eq i64 %v1479, 0
  br i1 %v1499, label %v1471, label %v1474
v1471:
  %v1500 = phi i32 [ %v1468, %v1448 ], [ %v1476, %v1477 ]
  store i32 %v1500, ptr %v906, align 4
  %v1501 = icmp slt i32 %v1500, 1
  br i1 %v1501, label %v1399, label %v1502
v1502:
  %v1503 = phi i32 [ %v1504, %v1505 ], [ %v1500, %v1471 ]
  %v1504 = add nsw i32 %v1503, -1
  %v1506 = sext i32 %v1504 to i64
  %v1507 = getelementptr i8, ptr %v3, i64 %v1506
  %v1508 = load i8, ptr %v1507, align 1
  %v1509 = icmp eq i8 %v1508, 0
  br i1 %v1509, label %v1505, label %v1399
v1505:
  store i32 %v1504, ptr %v906, align 4
  %v1510 = icmp sgt i32 %v1503, 1
  br i1 %v1510, label %v1502, label %v1399
v1428:
  store i32 0, ptr %v906, align 4
  br label %v1399
v1399:
  %v1398 = phi i32 [ %v1500, %v1471 ], [ 0, %v1428 ], [ %v1503, %v1502 ], [ 0, %v1505 ]
  %v1401 = add nsw i32 %v1400, -56
  %v1511 = icmp sgt i32 %v1400, 56
  br i1 %v1511, label %v1396, label %v1393
v1393:
  %v1512 = phi i32 [ %v1204, %v1213 ], [ %v1398, %v1399 ]
  %v1513 = phi i32 [ %v1391, %v1213 ], [ -1022, %v1399 ]
  %v1514 = icmp slt i32 %v1512, 1
  br i1 %v1514, label %v1515, label %v1516
v1516:
  %v1517 = add nuw i32 %v1512, 1
  %v1518 = add nsw i32 %v1512, -1
  %v1519 = zext nneg i32 %v1518 to i64
  %v1520 = add i64 %v1519, %v4
  br label %v1521
v1521:
  %v1522 = phi i64 [ %v1520, %v1516 ], [ %v1523, %v1521 ]
  %v1524 = phi i64 [ 0, %v1516 ], [ %v1525, %v1521 ]
  %v1526 = phi i32 [ %v1517, %v1516 ], [ %v1527, %v1521 ]
  %v1528 = sub i64 %v1522, %v4
  %v1529 = getelementptr i8, ptr %v3, i64 %v1528
  %v1530 = load i8, ptr %v1529, align 1
  %v1531 = zext i8 %v1530 to i64
  %v1532 = shl nuw nsw i64 %v1531, 53
  %v1533 = add nuw nsw i64 %v1532, %v1524
  %v1534 = zext nneg i64 %v1533 to i128
  %v1535 = mul nuw nsw i128 %v1534, 14757395258967641293
  %v1536 = lshr i128 %v1535, 67
  %v1525 = trunc nuw nsw i128 %v1536 to i64
  %v1523 = add i64 %v1522, -1
  %v1527 = add i32 %v1526, -1
  %v1537 = icmp sgt i32 %v1527, 1
  br i1 %v1537, label %v1521, label %v1515
v1515:
  %v1538 = phi i64 [ 0, %v1393 ], [ %v1525, %v1521 ]
  %v1539 = icmp eq i64 %v1538, 0
  br i1 %v1539, label %v1540, label %v1541
v1541:
  %v1542 = phi i64 [ %v1543, %v1541 ], [ %v1538, %v1515 ]
  %v1544 = phi i32 [ %v1545, %v1541 ], [ 0, %v1515 ]
  %v1545 = add i32 %v1544, 1
  %v1546 = zext nneg i64 %v1542 to i128
  %v1547 = mul nuw nsw i128 %v1546, 14757395258967641293
  %v1548 = lshr i128 %v1547, 67
  %v1543 = trunc nuw nsw i128 %v1548 to i64
  %v1549 = icmp samesign ugt i64 %v1542, 9
  br i1 %v1549, label %v1541, label %v1540
v1540:
  %v1550 = phi i32 [ 0, %v1515 ], [ %v1545, %v1541 ]
  br i1 %v1514, label %v1551, label %v1552
v1552:
  %v1553 = add nuw i32 %v1512, 1
  %v1554 = add i32 %v1550, %v1512
  %v1555 = add nsw i32 %v1512, -1
  %v1556 = zext nneg i32 %v1555 to i64
  %v1557 = sext i32 %v1550 to i64
  %v1558 = add i64 %v1556, %v4
  %v1559 = add i64 %v1558, %v1557
  %v1560 = add i64 %v1556, %v4
  br label %v1561
v1561:
  %v1562 = phi i64 [ %v1560, %v1552 ], [ %v1563, %v1564 ]
  %v1565 = phi i64 [ 0, %v1552 ], [ %v1566, %v1564 ]
  %v1567 = phi i32 [ %v1554, %v1552 ], [ %v1568, %v1564 ]
  %v1569 = phi i64 [ %v1559, %v1552 ], [ %v1570, %v1564 ]
  %v1571 = phi i32 [ %v1553, %v1552 ], [ %v1572, %v1564 ]
  %v1568 = add i32 %v1567, -1
  %v1573 = sub i64 %v1562, %v4
  %v1574 = getelementptr i8, ptr %v3, i64 %v1573
  %v1575 = load i8, ptr %v1574, align 1
  %v1576 = zext i8 %v1575 to i64
  %v1577 = shl nuw nsw i64 %v1576, 53
  %v1578 = add nuw nsw i64 %v1577, %v1565
  %v1579 = icmp slt i32 %v1568, 800
  br i1 %v1579, label %v1580, label %v1581
v1580:
  %v1582 = zext nneg i64 %v1578 to i128
  %v1583 = mul nuw nsw i128 %v1582, 14757395258967641293
  %v1584 = lshr i128 %v1583, 67
  %v1585 = trunc nuw nsw i128 %v1584 to i64
  %v1586 = mul i64 %v1585, 246
  %v1587 = add i64 %v1586, %v1565
  %v1588 = trunc i64 %v1587 to i8
  %v1589 = sub i64 %v1569, %v4
  %v1590 = getelementptr i8, ptr %v3, i64 %v1589
  store i8 %v1588, ptr %v1590, align 1
  br label %v1564
v1581:
  %v1591 = load i8, ptr %v907, align 4
  %v1592 = sext i8 %v1591 to i32
  %v1593 = zext nneg i64 %v1578 to i128
  %v1594 = mul nuw nsw i128 %v1593, 14757395258967641293
  %v1595 = lshr i128 %v1594, 67
  %v1596 = trunc nuw nsw i128 %v1595 to i64
  %v1597 = mul i64 %v1596, -10
  %v1598 = sub nsw i64 0, %v1578
  %v1599 = icmp ne i64 %v1597, %v1598
  %v1600 = zext i1 %v1599 to i32
  %v1601 = or i32 %v1592, %v1600
  %v1602 = icmp ne i32 %v1601, 0
  %v1603 = zext i1 %v1602 to i8
  store i8 %v1603, ptr %v907, align 4
  br label %v1564
v1564:
  %v1604 = zext nneg i64 %v1578 to i128
  %v1605 = mul nuw nsw i128 %v1604, 14757395258967641293
  %v1606 = lshr i128 %v1605, 67
  %v1566 = trunc nuw nsw i128 %v1606 to i64
  %v1570 = add i64 %v1569, -1
  %v1563 = add i64 %v1562, -1
  %v1572 = add i32 %v1571, -1
  %v1607 = icmp sgt i32 %v1572, 1
  br i1 %v1607, label %v1561, label %v1551
v1551:
  %v1608 = phi i64 [ 0, %v1540 ], [ %v1566, %v1564 ]
  %v1609 = icmp slt i32 %v1550, 1
  br i1 %v1609, label %v1610, label %v1611
v1611:
  %v1612 = add nuw i32 %v1550, 1
  %v1613 = add nsw i32 %v1550, -1
  %v1614 = zext nneg i32 %v1613 to i64
  %v1615 = add i64 %v1614, %v4
  br label %v1616
v1616:
  %v1617 = phi i64 [ %v1608, %v1611 ], [ %v1618, %v1616 ]
  %v1619 = phi i64 [ %v1615, %v1611 ], [ %v1620, %v1616 ]
  %v1621 = phi i32 [ %v1612, %v1611 ], [ %v1622, %v1616 ]
  %v1623 = zext nneg i64 %v1617 to i128
  %v1624 = mul nuw nsw i128 %v1623, 14757395258967641293
  %v1625 = lshr i128 %v1624, 67
  %v1618 = trunc nuw nsw i128 %v1625 to i64
  %v1626 = mul i64 %v1618, 246
  %v1627 = add i64 %v1626, %v1617
  %v1628 = trunc i64 %v1627 to i8
  %v1629 = sub i64 %v1619, %v4
  %v1630 = getelementptr i8, ptr %v3, i64 %v1629
  store i8 %v1628, ptr %v1630, align 1
  %v1620 = add i64 %v1619, -1
  %v1622 = add i32 %v1621, -1
  %v1631 = icmp sgt i32 %v1622, 1
  br i1 %v1631, label %v1616, label %v1610
v1610:
  %v1632 = load i32, ptr %v906, align 4
  %v1633 = add i32 %v1632, %v1550
  %v1634 = call i32 @llvm.smin.i32(i32 %v1633, i32 800)
  store i32 %v1634, ptr %v906, align 4
  %v1635 = load i32, ptr %v905, align 4
  %v1636 = add i32 %v1635, %v1550
  store i32 %v1636, ptr %v905, align 4
  %v1637 = icmp slt i32 %v1633, 1
  br i1 %v1637, label %v1638, label %v1639
v1639:
  %v1640 = phi i32 [ %v1641, %v1642 ], [ %v1634, %v1610 ]
  %v1641 = add i32 %v1640, -1
  %v1643 = sext i32 %v1641 to i64
  %v1644 = getelementptr i8, ptr %v3, i64 %v1643
  %v1645 = load i8, ptr %v1644, align 1
  %v1646 = icmp eq i8 %v1645, 0
  br i1 %v1646, label %v1642, label %v1638
v1642:
  store i32 %v1641, ptr %v906, align 4
  %v1647 = icmp sgt i32 %v1640, 1
  br i1 %v1647, label %v1639, label %v1638
v1638:
  %v1648 = phi i32 [ %v1634, %v1610 ], [ %v1640, %v1639 ], [ %v1641, %v1642 ]
  %v1649 = icmp slt i32 %v1636, 1
  br i1 %v1649, label %v1650, label %v1651
v1651:
  %v1652 = phi i32 [ %v1653, %v1654 ], [ 0, %v1638 ]
  %v1655 = phi i64 [ %v1656, %v1654 ], [ %v4, %v1638 ]
  %v1657 = phi i64 [ %v1658, %v1654 ], [ 0, %v1638 ]
  %v1659 = icmp slt i32 %v1652, %v1648
  br i1 %v1659, label %v1660, label %v1654
v1660:
  %v1661 = sub i64 %v1655, %v4
  %v1662 = getelementptr i8, ptr %v3, i64 %v1661
  %v1663 = load i8, ptr %v1662, align 1
  %v1664 = zext i8 %v1663 to i64
  br label %v1654
v1654:
  %v1665 = phi i64 [ 0, %v1651 ], [ %v1664, %v1660 ]
  %v1666 = mul i64 %v1657, 10
  %v1658 = add i64 %v1665, %v1666
  %v1656 = add i64 %v1655, 1
  %v1653 = add nuw nsw i32 %v1652, 1
  %v1667 = icmp slt i32 %v1653, %v1636
  br i1 %v1667, label %v1651, label %v1650
v1650:
  %v1668 = phi i64 [ 0, %v1638 ], [ %v1658, %v1654 ]
  %v1669 = icmp sge i32 %v1636, %v1648
  %v1670 = icmp slt i32 %v1636, 0
  %v1671 = or i1 %v1670, %v1669
  br i1 %v1671, label %v1672, label %v1673
v1673:
  %v1674 = zext nneg i32 %v1636 to i64
  %v1675 = getelementptr i8, ptr %v3, i64 %v1674
  %v1676 = load i8, ptr %v1675, align 1
  %v1677 = icmp eq i8 %v1676, 5
  %v1678 = add nuw i32 %v1636, 1
  %v1679 = icmp eq i32 %v1678, %v1648
  %v1680 = and i1 %v1679, %v1677
  %v1681 = load i8, ptr %v907, align 4
  %v1682 = icmp eq i8 %v1681, 0
  %v1683 = and i1 %v1680, %v1682
  br i1 %v1683, label %v1684, label %v1685
v1684:
  br i1 %v1649, label %v1686, label %v1687
v1687:
  %v1688 = getelementptr i8, ptr %v1675, i64 -1
  %v1689 = load i8, ptr %v1688, align 1
  %v1690 = and i8 %v1689, 1
  %v1691 = icmp ne i8 %v1690, 0
  br label %v1686
v1383:
  %v1692 = icmp ugt i64 %v1370, 1
  %v1693 = add nsw i64 %v796, -24
  %v1694 = icmp ult i64 %v1693, -28
  %v1695 = or i1 %v1694, %v1692
  %v1696 = and i64 %v1376, 3
  %v1697 = icmp ne i64 %v1696, 1
  %v1698 = or i1 %v1695, %v1697
  br i1 %v1698, label %v900, label %v1699
v1699:
  %v1700 = shl i64 %v1376, %v1375
  %v1701 = icmp eq i64 %v1700, %v1371
  br label %v900
v900:
  %v1702 = phi i1 [ false, %v1383 ], [ %v1701, %v1699 ]
  %v1703 = and i64 %v1376, 72057594037927934
  %v1704 = select i1 %v1702, i64 %v1703, i64 %v1376
  %v1705 = and i64 %v1704, 1
  %v1706 = add nuw nsw i64 %v1705, %v1704
  %v1707 = icmp ugt i64 %v1706, 18014398509481983
  %v1708 = select i1 %v1707, i64 1024, i64 1023
  %v1709 = add nsw i64 %v1708, %v1381
  %v1710 = icmp sgt i64 %v1709, 2046
  br i1 %v1710, label %v892, label %v902
v902:
  %v1711 = lshr i64 %v1706, 1
  %v1712 = and i64 %v1711, 9218868437227405311
  %v1713 = select i1 %v1707, i64 0, i64 %v1712
  %v1714 = shl nuw nsw i64 %v1709, 52
  %v901 = or i64 %v1714, %v1713
  br label %v892
v1685:
  %v1715 = icmp ugt i8 %v1676, 4
  br label %v1686
v1686:
  %v1716 = phi i1 [ false, %v1684 ], [ %v1691, %v1687 ], [ %v1715, %v1685 ]
  %v1717 = zext i1 %v1716 to i64
  %v1718 = add i64 %v1668, %v1717
  br label %v1672
v1672:
  %v1719 = phi i64 [ %v1668, %v1650 ], [ %v1718, %v1686 ]
  %v1720 = icmp eq i64 %v1719, 9007199254740992
  %v1721 = zext i1 %v1720 to i32
  %v1722 = add i32 %v1513, %v1721
  %v1723 = icmp sgt i32 %v1722, 1023
  br i1 %v1723, label %v276, label %v1724
v1724:
  %v1725 = zext i1 %v1720 to i64
  %v1726 = lshr i64 %v1719, %v1725
  %v1727 = add nsw i32 %v1722, 1023
  %v1728 = zext i32 %v1727 to i64
  %v1729 = shl i64 %v1728, 52
  %v1730 = and i64 %v1726, 4503599627370496
  %v1731 = icmp eq i64 %v1730, 0
  %v1732 = select i1 %v1731, i64 0, i64 %v1729
  %v1733 = and i64 %v1726, -4503599627370497
  %v1734 = or i64 %v1732, %v1733
  br label %v276
v276:
  %v1735 = phi i64 [ 0, %v1051 ], [ 9218868437227405312, %v1066 ], [ 9218868437227405312, %v1672 ], [ %v1734, %v1724 ]
  %v275 = or i64 %v1735, %v191
  br label %v268
}
define internal { i64, i64 } @udf_text_of_int(i64 %v0, i64 %v1) noinline nounwind {
v56:
  %v2 = tail call i64 @llvm.abs.i64(i64 %v0, i1 false)
  %v3 = add i64 %v1, 8
  %v4 = inttoptr i64 %v1 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr i8, ptr %v4, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v5
  %v9 = icmp slt i64 %v8, 32
  %v10 = icmp eq i64 %v5, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = icmp sgt i64 %v0, -1
  br i1 %v14, label %v15, label %v16
v16:
  %v17 = add i64 %v5, 1
  %v18 = inttoptr i64 %v5 to ptr
  store i8 45, ptr %v18, align 1
  br label %v15
v15:
  %v19 = phi i64 [ %v5, %v13 ], [ %v17, %v16 ]
  %v20 = icmp ult i64 %v2, 10
  br i1 %v20, label %v21, label %v22
v22:
  %v23 = phi i64 [ %v24, %v22 ], [ %v2, %v15 ]
  %v25 = phi i32 [ %v26, %v22 ], [ 1, %v15 ]
  %v27 = zext i64 %v23 to i128
  %v28 = mul nuw nsw i128 %v27, 14757395258967641293
  %v29 = lshr i128 %v28, 67
  %v24 = trunc nuw nsw i128 %v29 to i64
  %v26 = add i32 %v25, 1
  %v30 = icmp ugt i64 %v23, 99
  br i1 %v30, label %v22, label %v21
v21:
  %v31 = phi i32 [ 1, %v15 ], [ %v26, %v22 ]
  %v32 = sext i32 %v31 to i64
  %v33 = add i64 %v19, %v32
  br label %v34
v34:
  %v35 = phi i64 [ %v2, %v21 ], [ %v36, %v34 ]
  %v37 = phi i64 [ %v33, %v21 ], [ %v38, %v34 ]
  %v39 = phi i32 [ 0, %v21 ], [ %v40, %v34 ]
  %v38 = add i64 %v37, -1
  %v41 = zext i64 %v35 to i128
  %v42 = mul nuw nsw i128 %v41, 14757395258967641293
  %v43 = lshr i128 %v42, 67
  %v36 = trunc nuw nsw i128 %v43 to i64
  %v44 = mul i64 %v36, 246
  %v45 = add i64 %v44, %v35
  %v46 = trunc i64 %v45 to i8
  %v47 = or i8 %v46, 48
  %v48 = inttoptr i64 %v38 to ptr
  store i8 %v47, ptr %v48, align 1
  %v40 = add nuw nsw i32 %v39, 1
  %v49 = icmp slt i32 %v40, %v31
  br i1 %v49, label %v34, label %v50
v50:
  %v51 = inttoptr i64 %v3 to ptr
  %v52 = getelementptr i8, ptr %v51, i64 -8
  %v53 = load i64, ptr %v52, align 8
  store i64 %v33, ptr %v52, align 8
  %v54 = sub i64 %v33, %v53
  br label %v12
v12:
  %v55 = phi i64 [ 0, %v56 ], [ %v53, %v50 ]
  %v57 = phi i64 [ 0, %v56 ], [ %v54, %v50 ]
  %v58 = insertvalue { i64, i64 } poison, i64 %v55, 0
  %v59 = insertvalue { i64, i64 } %v58, i64 %v57, 1
  ret { i64, i64 } %v59
}
define internal { i64, i64 } @udf_text_of_uint(i64 %v0, i64 %v1) noinline nounwind {
v49:
  %v2 = add i64 %v1, 8
  %v3 = inttoptr i64 %v1 to ptr
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %v3, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, %v4
  %v8 = icmp slt i64 %v7, 32
  %v9 = icmp eq i64 %v4, 0
  %v10 = or i1 %v9, %v8
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = icmp ult i64 %v0, 10
  br i1 %v13, label %v14, label %v15
v15:
  %v16 = phi i64 [ %v17, %v15 ], [ %v0, %v12 ]
  %v18 = phi i32 [ %v19, %v15 ], [ 1, %v12 ]
  %v20 = zext i64 %v16 to i128
  %v21 = mul nuw i128 %v20, 14757395258967641293
  %v22 = lshr i128 %v21, 67
  %v17 = trunc nuw nsw i128 %v22 to i64
  %v19 = add i32 %v18, 1
  %v23 = icmp ugt i64 %v16, 99
  br i1 %v23, label %v15, label %v14
v14:
  %v24 = phi i32 [ 1, %v12 ], [ %v19, %v15 ]
  %v25 = sext i32 %v24 to i64
  %v26 = add i64 %v4, %v25
  br label %v27
v27:
  %v28 = phi i64 [ %v0, %v14 ], [ %v29, %v27 ]
  %v30 = phi i64 [ %v26, %v14 ], [ %v31, %v27 ]
  %v32 = phi i32 [ 0, %v14 ], [ %v33, %v27 ]
  %v31 = add i64 %v30, -1
  %v34 = zext i64 %v28 to i128
  %v35 = mul nuw i128 %v34, 14757395258967641293
  %v36 = lshr i128 %v35, 67
  %v29 = trunc nuw nsw i128 %v36 to i64
  %v37 = mul i64 %v29, 246
  %v38 = add i64 %v37, %v28
  %v39 = trunc i64 %v38 to i8
  %v40 = or i8 %v39, 48
  %v41 = inttoptr i64 %v31 to ptr
  store i8 %v40, ptr %v41, align 1
  %v33 = add nuw nsw i32 %v32, 1
  %v42 = icmp slt i32 %v33, %v24
  br i1 %v42, label %v27, label %v43
v43:
  %v44 = inttoptr i64 %v2 to ptr
  %v45 = getelementptr i8, ptr %v44, i64 -8
  %v46 = load i64, ptr %v45, align 8
  store i64 %v26, ptr %v45, align 8
  %v47 = sub i64 %v26, %v46
  br label %v11
v11:
  %v48 = phi i64 [ 0, %v49 ], [ %v46, %v43 ]
  %v50 = phi i64 [ 0, %v49 ], [ %v47, %v43 ]
  %v51 = insertvalue { i64, i64 } poison, i64 %v48, 0
  %v52 = insertvalue { i64, i64 } %v51, i64 %v50, 1
  ret { i64, i64 } %v52
}
define internal { i64, i64 } @udf_text_of_float(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v450:
  %v3 = add i64 %v2, 8
  %v4 = inttoptr i64 %v2 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr i8, ptr %v4, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, %v5
  %v9 = icmp slt i64 %v8, 32
  %v10 = icmp eq i64 %v5, 0
  %v11 = or i1 %v10, %v9
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = trunc i64 %v0 to i63
  %v15 = icmp ugt i63 %v14, -4503599627370496
  br i1 %v15, label %v16, label %v17
v16:
  %v18 = phi i64 [ %v19, %v16 ], [ 0, %v13 ]
  %v20 = phi i64 [ %v21, %v16 ], [ %v5, %v13 ]
  %v22 = phi i32 [ %v23, %v16 ], [ 0, %v13 ]
  %v24 = and i64 %v18, 4294967232
  %v25 = lshr i64 7233902, %v18
  %v26 = icmp eq i64 %v24, 0
  %v21 = add i64 %v20, 1
  %v27 = trunc i64 %v25 to i8
  %v28 = select i1 %v26, i8 %v27, i8 0
  %v29 = inttoptr i64 %v20 to ptr
  store i8 %v28, ptr %v29, align 1
  %v19 = add nuw nsw i64 %v18, 8
  %v23 = add nuw nsw i32 %v22, 1
  %v30 = icmp eq i32 %v23, 3
  br i1 %v30, label %v31, label %v16
v31:
  %v32 = add i64 %v5, 3
  br label %v33
v17:
  %v34 = icmp sgt i64 %v0, -1
  br i1 %v34, label %v35, label %v36
v36:
  %v37 = add i64 %v5, 1
  %v38 = inttoptr i64 %v5 to ptr
  store i8 45, ptr %v38, align 1
  br label %v35
v35:
  %v39 = phi i64 [ %v5, %v17 ], [ %v37, %v36 ]
  %v40 = trunc i64 %v0 to i63
  switch i63 %v40, label %v41 [
    i63 -4503599627370496, label %v42
    i63 0, label %v43
  ]
v42:
  %v44 = phi i64 [ %v45, %v42 ], [ 0, %v35 ]
  %v46 = phi i64 [ %v47, %v42 ], [ %v39, %v35 ]
  %v48 = phi i32 [ %v49, %v42 ], [ 0, %v35 ]
  %v50 = and i64 %v44, 4294967232
  %v51 = lshr i64 6712937, %v44
  %v52 = icmp eq i64 %v50, 0
  %v47 = add i64 %v46, 1
  %v53 = trunc i64 %v51 to i8
  %v54 = select i1 %v52, i8 %v53, i8 0
  %v55 = inttoptr i64 %v46 to ptr
  store i8 %v54, ptr %v55, align 1
  %v45 = add nuw nsw i64 %v44, 8
  %v49 = add nuw nsw i32 %v48, 1
  %v56 = icmp eq i32 %v49, 3
  br i1 %v56, label %v57, label %v42
v57:
  %v58 = add i64 %v39, 3
  br label %v33
v41:
  %v59 = lshr i64 %v0, 52
  %v60 = trunc nuw nsw i64 %v59 to i32
  %v61 = and i32 %v60, 2047
  %v62 = and i64 %v0, 4503599627370495
  %v63 = or disjoint i64 %v62, 4503599627370496
  %v64 = icmp eq i32 %v61, 0
  %v65 = select i1 %v64, i64 %v62, i64 %v63
  %v66 = add nsw i32 %v61, -1075
  %v67 = select i1 %v64, i32 -1074, i32 %v66
  %v68 = add nsw i32 %v67, -1
  %v69 = icmp ult i32 %v68, -53
  %v70 = or i1 %v64, %v69
  br i1 %v70, label %v71, label %v72
v72:
  %v73 = sub nsw i32 0, %v67
  %v74 = and i32 %v73, 63
  %v75 = zext nneg i32 %v74 to i64
  %v76 = shl nsw i64 -1, %v75
  %v77 = icmp ugt i32 %v73, 63
  %v78 = xor i64 %v76, -1
  %v79 = select i1 %v77, i64 9007199254740991, i64 %v78
  %v80 = and i64 %v79, %v65
  %v81 = icmp eq i64 %v80, 0
  br i1 %v81, label %v82, label %v71
v71:
  %v83 = icmp eq i64 %v62, 0
  %v84 = icmp samesign ugt i32 %v61, 1
  %v85 = and i1 %v83, %v84
  %v86 = select i1 %v85, i32 -524031, i32 0
  %v87 = mul nsw i32 %v67, 1262611
  %v88 = add nsw i32 %v86, %v87
  %v89 = ashr i32 %v88, 22
  %v90 = mul nsw i32 %v89, -1741647
  %v91 = ashr i32 %v90, 19
  %v92 = add nsw i32 %v67, 1
  %v93 = add nsw i32 %v92, %v91
  %v94 = inttoptr i64 %v1 to ptr
  %v95 = getelementptr i8, ptr %v94, i64 12
  %v96 = load i32, ptr %v95, align 4
  %v97 = sext i32 %v96 to i64
  %v98 = shl nsw i32 %v89, 1
  %v99 = sub nsw i32 684, %v98
  %v100 = zext nneg i32 %v99 to i64
  %v101 = shl nuw nsw i64 %v100, 3
  %v102 = add i64 %v101, %v1
  %v103 = add i64 %v102, %v97
  %v104 = add nsw i32 %v88, -117440512
  %v105 = icmp ult i32 %v104, -348127232
  %v106 = zext i1 %v105 to i64
  %v107 = inttoptr i64 %v103 to ptr
  %v108 = getelementptr i8, ptr %v107, i64 8
  %v109 = load i64, ptr %v108, align 8
  %v110 = add i64 %v109, %v106
  %v111 = icmp eq i64 %v110, 0
  %v112 = and i1 %v105, %v111
  %v113 = zext i1 %v112 to i64
  %v114 = load i64, ptr %v107, align 8
  %v115 = add i64 %v114, %v113
  %v116 = shl nuw nsw i64 %v65, 2
  %v117 = select i1 %v85, i64 -1, i64 -2
  %v118 = add nsw i64 %v117, %v116
  %v119 = and i32 %v93, 63
  %v120 = zext nneg i32 %v119 to i64
  %v121 = shl i64 %v118, %v120
  %v122 = icmp ugt i32 %v93, 63
  %v123 = select i1 %v122, i64 0, i64 %v121
  %v124 = zext i64 %v110 to i128
  %v125 = zext i64 %v123 to i128
  %v126 = mul nuw i128 %v124, %v125
  %v127 = lshr i128 %v126, 64
  %v128 = trunc nuw i128 %v127 to i64
  %v129 = mul i64 %v115, %v123
  %v130 = zext i64 %v115 to i128
  %v131 = mul nuw i128 %v130, %v125
  %v132 = lshr i128 %v131, 64
  %v133 = trunc nuw i128 %v132 to i64
  %v134 = add i64 %v129, %v128
  %v135 = icmp ult i64 %v134, %v129
  %v136 = zext i1 %v135 to i64
  %v137 = add nuw i64 %v133, %v136
  %v138 = icmp ugt i64 %v134, 1
  %v139 = zext i1 %v138 to i64
  %v140 = or i64 %v137, %v139
  %v141 = and i64 %v65, 1
  %v142 = add i64 %v140, %v141
  %v143 = shl i64 %v116, %v120
  %v144 = select i1 %v122, i64 0, i64 %v143
  %v145 = zext i64 %v144 to i128
  %v146 = mul nuw i128 %v124, %v145
  %v147 = lshr i128 %v146, 64
  %v148 = trunc nuw i128 %v147 to i64
  %v149 = mul i64 %v115, %v144
  %v150 = mul nuw i128 %v130, %v145
  %v151 = lshr i128 %v150, 64
  %v152 = trunc nuw i128 %v151 to i64
  %v153 = add i64 %v149, %v148
  %v154 = icmp ult i64 %v153, %v149
  %v155 = zext i1 %v154 to i64
  %v156 = add nuw i64 %v152, %v155
  %v157 = icmp ugt i64 %v153, 1
  %v158 = zext i1 %v157 to i64
  %v159 = or i64 %v156, %v158
  %v160 = or disjoint i64 %v116, 2
  %v161 = shl i64 %v160, %v120
  %v162 = select i1 %v122, i64 0, i64 %v161
  %v163 = zext i64 %v162 to i128
  %v164 = mul nuw i128 %v124, %v163
  %v165 = lshr i128 %v164, 64
  %v166 = trunc nuw i128 %v165 to i64
  %v167 = mul i64 %v115, %v162
  %v168 = mul nuw i128 %v130, %v163
  %v169 = lshr i128 %v168, 64
  %v170 = trunc nuw i128 %v169 to i64
  %v171 = add i64 %v167, %v166
  %v172 = icmp ult i64 %v171, %v166
  %v173 = zext i1 %v172 to i64
  %v174 = add nuw i64 %v170, %v173
  %v175 = icmp ugt i64 %v171, 1
  %v176 = zext i1 %v175 to i64
  %v177 = or i64 %v174, %v176
  %v178 = sub i64 %v177, %v141
  %v179 = zext i64 %v156 to i128
  %v180 = mul nuw i128 %v179, 14757395258967641293
  %v181 = lshr i128 %v180, 69
  %v182 = trunc nuw nsw i128 %v181 to i64
  %v183 = mul nuw i64 %v182, 40
  %v184 = icmp ule i64 %v142, %v183
  %v185 = add i64 %v183, 40
  %v186 = icmp ule i64 %v185, %v178
  %v187 = icmp ugt i64 %v156, 39
  %v188 = xor i1 %v184, %v186
  %v189 = and i1 %v187, %v188
  br i1 %v189, label %v190, label %v191
v190:
  %v192 = zext i1 %v186 to i64
  %v193 = add nuw nsw i64 %v192, %v182
  %v194 = add nsw i32 %v89, 1
  br label %v195
v43:
  %v196 = phi i64 [ %v197, %v43 ], [ 0, %v35 ]
  %v198 = phi i64 [ %v199, %v43 ], [ %v39, %v35 ]
  %v200 = phi i32 [ %v201, %v43 ], [ 0, %v35 ]
  %v202 = and i64 %v196, 4294967232
  %v203 = lshr i64 3157552, %v196
  %v204 = icmp eq i64 %v202, 0
  %v199 = add i64 %v198, 1
  %v205 = trunc i64 %v203 to i8
  %v206 = select i1 %v204, i8 %v205, i8 0
  %v207 = inttoptr i64 %v198 to ptr
  store i8 %v206, ptr %v207, align 1
  %v197 = add nuw nsw i64 %v196, 8
  %v201 = add nuw nsw i32 %v200, 1
  %v208 = icmp eq i32 %v201, 3
  br i1 %v208, label %v209, label %v43
v209:
  %v210 = add i64 %v39, 3
  br label %v33
v191:
  %v211 = and i64 %v156, -4
  %v212 = icmp ule i64 %v142, %v211
  %v213 = add i64 %v211, 4
  %v214 = icmp ule i64 %v213, %v178
  %v215 = xor i1 %v212, %v214
  br i1 %v215, label %v216, label %v217
v217:
  %v218 = or disjoint i64 %v211, 2
  %v219 = icmp ugt i64 %v159, %v218
  %v220 = and i64 %v156, 4
  %v221 = icmp ne i64 %v220, 0
  %v222 = icmp eq i64 %v159, %v218
  %v223 = and i1 %v221, %v222
  %v224 = or i1 %v219, %v223
  br label %v216
v216:
  %v225 = phi i1 [ %v214, %v191 ], [ %v224, %v217 ]
  %v226 = zext i1 %v225 to i64
  %v227 = lshr i64 %v156, 2
  %v228 = add nuw nsw i64 %v227, %v226
  br label %v195
v82:
  %v229 = lshr i64 %v65, %v75
  %v230 = select i1 %v77, i64 0, i64 %v229
  br label %v195
v195:
  %v231 = phi i32 [ %v194, %v190 ], [ %v89, %v216 ], [ 0, %v82 ]
  %v232 = phi i64 [ %v193, %v190 ], [ %v228, %v216 ], [ %v230, %v82 ]
  %v233 = zext nneg i64 %v232 to i128
  %v234 = mul nuw nsw i128 %v233, 14757395258967641293
  %v235 = lshr i128 %v234, 67
  %v236 = trunc nuw nsw i128 %v235 to i64
  %v237 = mul nsw i64 %v236, -10
  %v238 = sub nsw i64 0, %v232
  %v239 = icmp eq i64 %v237, %v238
  br i1 %v239, label %v240, label %v241
v240:
  %v242 = phi i32 [ %v243, %v240 ], [ %v231, %v195 ]
  %v244 = phi i64 [ %v245, %v240 ], [ %v232, %v195 ]
  %v243 = add i32 %v242, 1
  %v246 = zext nneg i64 %v244 to i128
  %v247 = mul nuw nsw i128 %v246, 14757395258967641293
  %v248 = lshr i128 %v247, 67
  %v245 = trunc nuw nsw i128 %v248 to i64
  %v249 = mul nuw nsw i128 %v248, 14757395258967641293
  %v250 = lshr i128 %v249, 67
  %v251 = trunc nuw nsw i128 %v250 to i64
  %v252 = mul nsw i64 %v251, -10
  %v253 = sub nsw i64 0, %v245
  %v254 = icmp eq i64 %v252, %v253
  br i1 %v254, label %v240, label %v241
v241:
  %v255 = phi i32 [ %v231, %v195 ], [ %v243, %v240 ]
  %v256 = phi i64 [ %v232, %v195 ], [ %v245, %v240 ]
  %v257 = icmp ult i64 %v256, 10
  br i1 %v257, label %v258, label %v259
v259:
  %v260 = phi i64 [ %v261, %v259 ], [ %v256, %v241 ]
  %v262 = phi i32 [ %v263, %v259 ], [ 1, %v241 ]
  %v264 = zext nneg i64 %v260 to i128
  %v265 = mul nuw nsw i128 %v264, 14757395258967641293
  %v266 = lshr i128 %v265, 67
  %v261 = trunc nuw nsw i128 %v266 to i64
  %v263 = add i32 %v262, 1
  %v267 = icmp samesign ugt i64 %v260, 99
  br i1 %v267, label %v259, label %v258
v258:
  %v268 = phi i32 [ 1, %v241 ], [ %v263, %v259 ]
  %v269 = add i32 %v268, %v255
  %v270 = add i32 %v269, -17
  %v271 = icmp ult i32 %v270, -20
  br i1 %v271, label %v272, label %v273
v272:
  %v274 = sext i32 %v268 to i64
  br label %v275
v275:
  %v276 = phi i64 [ %v256, %v272 ], [ %v277, %v275 ]
  %v278 = phi i64 [ %v274, %v272 ], [ %v279, %v275 ]
  %v280 = phi i32 [ 0, %v272 ], [ %v281, %v275 ]
  %v282 = zext nneg i64 %v276 to i128
  %v283 = mul nuw nsw i128 %v282, 14757395258967641293
  %v284 = lshr i128 %v283, 67
  %v277 = trunc nuw nsw i128 %v284 to i64
  %v285 = mul i64 %v277, 246
  %v286 = add i64 %v285, %v276
  %v287 = trunc i64 %v286 to i8
  %v288 = or i8 %v287, 48
  %v289 = add i64 %v278, %v39
  %v290 = inttoptr i64 %v289 to ptr
  store i8 %v288, ptr %v290, align 1
  %v279 = add nsw i64 %v278, -1
  %v281 = add nuw nsw i32 %v280, 1
  %v291 = icmp slt i32 %v281, %v268
  br i1 %v291, label %v275, label %v292
v292:
  %v293 = inttoptr i64 %v39 to ptr
  %v294 = getelementptr i8, ptr %v293, i64 1
  %v295 = load i8, ptr %v294, align 1
  store i8 %v295, ptr %v293, align 1
  store i8 46, ptr %v294, align 1
  %v296 = add i32 %v268, 1
  %v297 = icmp sgt i32 %v268, 1
  %v298 = select i1 %v297, i32 %v296, i32 1
  %v299 = sext i32 %v298 to i64
  %v300 = add i64 %v39, %v299
  %v301 = inttoptr i64 %v300 to ptr
  store i8 101, ptr %v301, align 1
  %v302 = icmp slt i32 %v269, 1
  %v303 = select i1 %v302, i8 45, i8 43
  %v304 = getelementptr i8, ptr %v301, i64 1
  store i8 %v303, ptr %v304, align 1
  %v305 = sub i32 1, %v269
  %v306 = add i32 %v269, -1
  %v307 = select i1 %v302, i32 %v305, i32 %v306
  %v308 = icmp slt i32 %v307, 10
  br i1 %v308, label %v309, label %v310
v273:
  %v311 = icmp slt i32 %v269, 1
  br i1 %v311, label %v312, label %v313
v313:
  %v314 = icmp sgt i32 %v255, -1
  %v315 = sext i32 %v268 to i64
  %v316 = add i64 %v39, %v315
  br i1 %v314, label %v317, label %v318
v317:
  %v319 = phi i64 [ %v320, %v317 ], [ %v256, %v313 ]
  %v321 = phi i64 [ %v322, %v317 ], [ %v316, %v313 ]
  %v323 = phi i32 [ %v324, %v317 ], [ 0, %v313 ]
  %v322 = add i64 %v321, -1
  %v325 = zext nneg i64 %v319 to i128
  %v326 = mul nuw nsw i128 %v325, 14757395258967641293
  %v327 = lshr i128 %v326, 67
  %v320 = trunc nuw nsw i128 %v327 to i64
  %v328 = mul i64 %v320, 246
  %v329 = add i64 %v328, %v319
  %v330 = trunc i64 %v329 to i8
  %v331 = or i8 %v330, 48
  %v332 = inttoptr i64 %v322 to ptr
  store i8 %v331, ptr %v332, align 1
  %v324 = add nuw nsw i32 %v323, 1
  %v333 = icmp slt i32 %v324, %v268
  br i1 %v333, label %v317, label %v334
v334:
  %v335 = icmp eq i32 %v255, 0
  br i1 %v335, label %v336, label %v337
v337:
  %v338 = phi i32 [ %v339, %v337 ], [ %v268, %v334 ]
  %v340 = phi i64 [ %v341, %v337 ], [ %v316, %v334 ]
  %v342 = inttoptr i64 %v340 to ptr
  store i8 48, ptr %v342, align 1
  %v341 = add i64 %v340, 1
  %v339 = add i32 %v338, 1
  %v343 = icmp slt i32 %v339, %v269
  br i1 %v343, label %v337, label %v336
v336:
  %v344 = phi i64 [ %v316, %v334 ], [ %v341, %v337 ]
  %v345 = inttoptr i64 %v344 to ptr
  store i8 46, ptr %v345, align 1
  %v346 = add i64 %v344, 2
  %v347 = getelementptr i8, ptr %v345, i64 1
  store i8 48, ptr %v347, align 1
  br label %v33
v310:
  %v348 = zext nneg i32 %v307 to i64
  br label %v349
v349:
  %v350 = phi i64 [ %v348, %v310 ], [ %v351, %v349 ]
  %v352 = phi i32 [ 1, %v310 ], [ %v353, %v349 ]
  %v354 = zext nneg i64 %v350 to i128
  %v355 = mul nuw nsw i128 %v354, 14757395258967641293
  %v356 = lshr i128 %v355, 67
  %v351 = trunc nuw nsw i128 %v356 to i64
  %v353 = add i32 %v352, 1
  %v357 = icmp samesign ugt i64 %v350, 99
  br i1 %v357, label %v349, label %v309
v309:
  %v358 = phi i32 [ 2, %v292 ], [ %v353, %v349 ]
  %v359 = sext i32 %v307 to i64
  %v360 = sext i32 %v358 to i64
  %v361 = add i64 %v39, %v299
  %v362 = add i64 %v361, %v360
  %v363 = add i64 %v362, 1
  br label %v364
v364:
  %v365 = phi i64 [ %v359, %v309 ], [ %v366, %v364 ]
  %v367 = phi i64 [ %v363, %v309 ], [ %v368, %v364 ]
  %v369 = phi i32 [ 0, %v309 ], [ %v370, %v364 ]
  %v371 = zext i64 %v365 to i128
  %v372 = mul nuw i128 %v371, 14757395258967641293
  %v373 = lshr i128 %v372, 67
  %v366 = trunc nuw nsw i128 %v373 to i64
  %v374 = mul i64 %v366, 246
  %v375 = add i64 %v374, %v365
  %v376 = trunc i64 %v375 to i8
  %v377 = or i8 %v376, 48
  %v378 = inttoptr i64 %v367 to ptr
  store i8 %v377, ptr %v378, align 1
  %v368 = add i64 %v367, -1
  %v370 = add nuw nsw i32 %v369, 1
  %v379 = icmp slt i32 %v370, %v358
  br i1 %v379, label %v364, label %v380
v312:
  %v381 = inttoptr i64 %v39 to ptr
  store i8 48, ptr %v381, align 1
  %v382 = add i64 %v39, 2
  %v383 = getelementptr i8, ptr %v381, i64 1
  store i8 46, ptr %v383, align 1
  %v384 = icmp sgt i32 %v269, -1
  br i1 %v384, label %v385, label %v386
v386:
  %v387 = add i32 %v269, -1
  br label %v388
v388:
  %v389 = phi i64 [ %v382, %v386 ], [ %v390, %v388 ]
  %v391 = phi i32 [ %v387, %v386 ], [ %v392, %v388 ]
  %v390 = add i64 %v389, 1
  %v393 = inttoptr i64 %v389 to ptr
  store i8 48, ptr %v393, align 1
  %v392 = add nuw nsw i32 %v391, 1
  %v394 = icmp slt i32 %v391, -2
  br i1 %v394, label %v388, label %v385
v385:
  %v395 = phi i64 [ %v382, %v312 ], [ %v390, %v388 ]
  %v396 = sext i32 %v268 to i64
  %v397 = add i64 %v395, %v396
  br label %v398
v398:
  %v399 = phi i64 [ %v256, %v385 ], [ %v400, %v398 ]
  %v401 = phi i64 [ %v397, %v385 ], [ %v402, %v398 ]
  %v403 = phi i32 [ 0, %v385 ], [ %v404, %v398 ]
  %v402 = add i64 %v401, -1
  %v405 = zext nneg i64 %v399 to i128
  %v406 = mul nuw nsw i128 %v405, 14757395258967641293
  %v407 = lshr i128 %v406, 67
  %v400 = trunc nuw nsw i128 %v407 to i64
  %v408 = mul i64 %v400, 246
  %v409 = add i64 %v408, %v399
  %v410 = trunc i64 %v409 to i8
  %v411 = or i8 %v410, 48
  %v412 = inttoptr i64 %v402 to ptr
  store i8 %v411, ptr %v412, align 1
  %v404 = add nuw nsw i32 %v403, 1
  %v413 = icmp slt i32 %v404, %v268
  br i1 %v413, label %v398, label %v33
v318:
  %v414 = phi i64 [ %v415, %v318 ], [ %v256, %v313 ]
  %v416 = phi i64 [ %v417, %v318 ], [ %v316, %v313 ]
  %v418 = phi i32 [ %v419, %v318 ], [ 0, %v313 ]
  %v420 = zext nneg i64 %v414 to i128
  %v421 = mul nuw nsw i128 %v420, 14757395258967641293
  %v422 = lshr i128 %v421, 67
  %v415 = trunc nuw nsw i128 %v422 to i64
  %v423 = mul i64 %v415, 246
  %v424 = add i64 %v423, %v414
  %v425 = trunc i64 %v424 to i8
  %v426 = or i8 %v425, 48
  %v427 = inttoptr i64 %v416 to ptr
  store i8 %v426, ptr %v427, align 1
  %v417 = add i64 %v416, -1
  %v419 = add nuw nsw i32 %v418, 1
  %v428 = icmp slt i32 %v419, %v268
  br i1 %v428, label %v318, label %v429
v429:
  %v430 = phi i64 [ %v431, %v429 ], [ %v39, %v318 ]
  %v432 = phi i32 [ %v433, %v429 ], [ 0, %v318 ]
  %v431 = add i64 %v430, 1
  %v434 = inttoptr i64 %v430 to ptr
  %v435 = getelementptr i8, ptr %v434, i64 1
  %v436 = load i8, ptr %v435, align 1
  store i8 %v436, ptr %v434, align 1
  %v433 = add nuw nsw i32 %v432, 1
  %v437 = icmp slt i32 %v433, %v269
  br i1 %v437, label %v429, label %v438
v438:
  %v439 = add i64 %v316, 1
  %v440 = sext i32 %v255 to i64
  %v441 = add i64 %v316, %v440
  %v442 = inttoptr i64 %v441 to ptr
  store i8 46, ptr %v442, align 1
  br label %v33
v380:
  %v443 = add i64 %v362, 2
  br label %v33
v33:
  %v444 = phi i64 [ %v32, %v31 ], [ %v58, %v57 ], [ %v210, %v209 ], [ %v439, %v438 ], [ %v443, %v380 ], [ %v346, %v336 ], [ %v397, %v398 ]
  %v445 = inttoptr i64 %v3 to ptr
  %v446 = getelementptr i8, ptr %v445, i64 -8
  %v447 = load i64, ptr %v446, align 8
  store i64 %v444, ptr %v446, align 8
  %v448 = sub i64 %v444, %v447
  br label %v12
v12:
  %v449 = phi i64 [ 0, %v450 ], [ %v447, %v33 ]
  %v451 = phi i64 [ 0, %v450 ], [ %v448, %v33 ]
  %v452 = insertvalue { i64, i64 } poison, i64 %v449, 0
  %v453 = insertvalue { i64, i64 } %v452, i64 %v451, 1
  ret { i64, i64 } %v453
}
define internal { i64, i64 } @udf_text_format_int(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) noinline nounwind {
v20:
  %v5 = trunc i64 %v2 to i32
  %v6 = and i32 %v5, 16777215
  %v7 = lshr i32 %v5, 24
  %v8 = trunc i64 %v3 to i32
  %v9 = and i32 %v8, 255
  %v10 = lshr i64 %v3, 24
  %v11 = trunc i64 %v10 to i16
  %v12 = or i32 %v9, 32
  %v13 = trunc i64 %v3 to i8
  switch i8 %v13, label %v14 [
    i8 98, label %v15
    i8 111, label %v16
  ]
v16:
  br label %v15
v14:
  %v17 = icmp eq i32 %v12, 120
  %v18 = select i1 %v17, i32 16, i32 10
  br label %v15
v15:
  %v19 = phi i32 [ 2, %v20 ], [ %v18, %v14 ], [ 8, %v16 ]
  %v21 = add i64 %v4, 8
  %v22 = inttoptr i64 %v4 to ptr
  %v23 = load i64, ptr %v22, align 8
  %v24 = getelementptr i8, ptr %v22, i64 8
  %v25 = load i64, ptr %v24, align 8
  %v26 = sub i64 %v25, %v23
  %v27 = icmp slt i64 %v26, 64
  %v28 = icmp eq i64 %v23, 0
  %v29 = or i1 %v28, %v27
  br i1 %v29, label %v30, label %v31
v31:
  %v32 = add i64 %v23, 64
  %v33 = icmp eq i32 %v9, 88
  %v34 = select i1 %v33, i32 55, i32 87
  %v35 = zext nneg i32 %v19 to i64
  %v36 = tail call i64 @llvm.abs.i64(i64 %v0, i1 false)
  br label %v37
v37:
  %v38 = phi i64 [ %v32, %v31 ], [ %v39, %v40 ]
  %v41 = phi i64 [ %v36, %v31 ], [ %v42, %v40 ]
  %v43 = icmp ult i64 %v41, 4294967296
  br i1 %v43, label %v44, label %v45
v45:
  %v46 = urem i64 %v41, %v35
  %v47 = trunc nuw nsw i64 %v46 to i32
  br label %v48
v44:
  %v49 = trunc nuw i64 %v41 to i32
  %v50 = urem i32 %v49, %v19
  br label %v48
v48:
  %v51 = phi i32 [ %v50, %v44 ], [ %v47, %v45 ]
  %v52 = icmp ult i32 %v51, 10
  %v53 = select i1 %v52, i32 48, i32 %v34
  %v54 = add nuw nsw i32 %v53, %v51
  %v39 = add i64 %v38, -1
  %v55 = trunc nuw nsw i32 %v54 to i8
  %v56 = inttoptr i64 %v38 to ptr
  %v57 = getelementptr i8, ptr %v56, i64 -1
  store i8 %v55, ptr %v57, align 1
  br i1 %v43, label %v58, label %v59
v59:
  %v60 = udiv i64 %v41, %v35
  br label %v40
v58:
  %v61 = trunc nuw i64 %v41 to i32
  %v62 = udiv i32 %v61, %v19
  %v63 = zext nneg i32 %v62 to i64
  br label %v40
v40:
  %v42 = phi i64 [ %v63, %v58 ], [ %v60, %v59 ]
  %v64 = icmp ult i64 %v41, %v35
  br i1 %v64, label %v65, label %v37
v65:
  %v66 = lshr i32 %v8, 8
  %v67 = and i32 %v66, 255
  %v68 = and i64 %v3, 65536
  %v69 = icmp eq i32 %v9, 98
  %v70 = icmp eq i32 %v9, 111
  %v71 = or i1 %v69, %v70
  %v72 = icmp eq i32 %v12, 120
  %v73 = or i1 %v72, %v71
  %v74 = icmp eq i64 %v68, 0
  %v75 = inttoptr i64 %v21 to ptr
  %v76 = getelementptr i8, ptr %v75, i64 -8
  store i64 %v32, ptr %v76, align 8
  %v77 = icmp eq i32 %v19, 10
  %v78 = or i1 %v74, %v77
  %v79 = icmp eq i32 %v67, 32
  %v80 = icmp eq i32 %v67, 43
  %v81 = or i1 %v80, %v79
  %v82 = select i1 %v81, i32 %v67, i32 0
  %v83 = icmp sgt i64 %v0, -1
  %v84 = select i1 %v83, i32 %v82, i32 45
  %v85 = select i1 %v78, i32 0, i32 2
  %v86 = sub i64 %v32, %v39
  %v87 = icmp ne i32 %v84, 0
  %v88 = zext i1 %v87 to i32
  %v89 = or disjoint i32 %v85, %v88
  %v90 = zext nneg i32 %v89 to i64
  %v91 = icmp eq i32 %v6, 48
  %v92 = icmp eq i32 %v7, 61
  %v93 = and i16 %v11, 255
  %v94 = icmp ne i16 %v93, 0
  %v95 = and i1 %v91, %v94
  %v96 = and i1 %v92, %v95
  %v97 = sub i64 %v1, %v90
  %v98 = select i1 %v96, i64 %v97, i64 0
  %v99 = select i1 %v73, i64 4, i64 3
  %v100 = icmp eq i16 %v93, 0
  br label %v101
v101:
  %v102 = phi i64 [ %v86, %v65 ], [ %v103, %v101 ]
  %v104 = phi i64 [ %v98, %v65 ], [ %v105, %v101 ]
  %v106 = phi i64 [ 0, %v65 ], [ %v107, %v101 ]
  %v108 = phi i64 [ 0, %v65 ], [ 1, %v101 ]
  %v109 = tail call i64 @llvm.smax.i64(i64 %v102, i64 %v104)
  %v110 = tail call i64 @llvm.smax.i64(i64 %v109, i64 1)
  %v111 = tail call i64 @llvm.smin.i64(i64 %v110, i64 %v99)
  %v112 = select i1 %v100, i64 %v109, i64 %v111
  %v113 = add i64 %v108, %v106
  %v107 = add i64 %v113, %v112
  %v114 = tail call i64 @llvm.smin.i64(i64 %v102, i64 %v112)
  %v103 = sub i64 %v102, %v114
  %v115 = sub i64 %v104, %v112
  %v116 = icmp sgt i64 %v103, 0
  %v117 = icmp sgt i64 %v115, 0
  %v105 = add i64 %v115, -1
  %v118 = or i1 %v117, %v116
  br i1 %v118, label %v101, label %v119
v119:
  %v120 = shl nuw nsw i32 %v9, 8
  %v121 = or disjoint i32 %v120, 48
  %v122 = zext nneg i32 %v121 to i64
  %v123 = sub i64 %v97, %v107
  %v124 = tail call i64 @llvm.smax.i64(i64 %v123, i64 0)
  %v125 = shl i64 %v124, 2
  %v126 = add i64 %v107, %v90
  %v127 = add i64 %v126, %v125
  %v128 = load i64, ptr %v75, align 8
  %v129 = sub i64 %v128, %v32
  %v130 = icmp slt i64 %v129, %v127
  %v131 = select i1 %v130, i64 0, i64 %v32
  br i1 %v130, label %v30, label %v132
v132:
  %v133 = trunc nuw i32 %v7 to i8
  switch i8 %v133, label %v134 [
    i8 60, label %v135
    i8 94, label %v136
  ]
v136:
  %v137 = lshr i64 %v124, 1
  br label %v135
v134:
  %v138 = select i1 %v92, i64 0, i64 %v124
  br label %v135
v135:
  %v139 = phi i64 [ 0, %v132 ], [ %v137, %v136 ], [ %v138, %v134 ]
  %v140 = icmp slt i64 %v139, 1
  br i1 %v140, label %v141, label %v142
v142:
  %v143 = lshr i64 %v2, 6
  %v144 = trunc i64 %v143 to i16
  %v145 = lshr i64 %v2, 12
  %v146 = trunc i64 %v145 to i8
  %v147 = or i8 %v146, -32
  %v148 = and i16 %v144, 63
  %v149 = or disjoint i16 %v148, -128
  %v150 = lshr i64 %v2, 18
  %v151 = trunc i64 %v150 to i8
  %v152 = or i8 %v151, -16
  %v153 = icmp samesign ult i32 %v6, 128
  %v154 = icmp samesign ult i32 %v6, 2048
  %v155 = icmp samesign ult i32 %v6, 65536
  %v156 = and i8 %v146, 63
  %v157 = or disjoint i8 %v156, -128
  %v158 = trunc nsw i16 %v149 to i8
  %v159 = trunc nsw i16 %v149 to i8
  %v160 = trunc i64 %v143 to i8
  %v161 = or i8 %v160, -64
  %v162 = trunc i64 %v2 to i8
  %v163 = and i8 %v162, 63
  %v164 = or disjoint i8 %v163, -128
  %v165 = trunc i64 %v2 to i8
  br label %v166
v166:
  %v167 = phi i64 [ %v131, %v142 ], [ %v168, %v169 ]
  %v170 = phi i64 [ 0, %v142 ], [ %v171, %v169 ]
  br i1 %v153, label %v172, label %v173
v172:
  %v174 = add i64 %v167, 1
  %v175 = inttoptr i64 %v167 to ptr
  store i8 %v165, ptr %v175, align 1
  br label %v169
v173:
  br i1 %v154, label %v176, label %v177
v177:
  br i1 %v155, label %v178, label %v179
v178:
  %v180 = add i64 %v167, 1
  %v181 = inttoptr i64 %v167 to ptr
  store i8 %v147, ptr %v181, align 1
  br label %v176
v179:
  %v182 = inttoptr i64 %v167 to ptr
  store i8 %v152, ptr %v182, align 1
  %v183 = add i64 %v167, 2
  %v184 = getelementptr i8, ptr %v182, i64 1
  store i8 %v157, ptr %v184, align 1
  br label %v176
v176:
  %v185 = phi i64 [ %v183, %v179 ], [ %v180, %v178 ], [ %v167, %v173 ]
  %v186 = phi i8 [ %v158, %v179 ], [ %v159, %v178 ], [ %v161, %v173 ]
  %v187 = inttoptr i64 %v185 to ptr
  store i8 %v186, ptr %v187, align 1
  %v188 = add i64 %v185, 2
  %v189 = inttoptr i64 %v185 to ptr
  %v190 = getelementptr i8, ptr %v189, i64 1
  store i8 %v164, ptr %v190, align 1
  br label %v169
v169:
  %v168 = phi i64 [ %v174, %v172 ], [ %v188, %v176 ]
  %v171 = add nuw nsw i64 %v170, 1
  %v191 = icmp samesign ult i64 %v171, %v139
  br i1 %v191, label %v166, label %v141
v141:
  %v192 = phi i64 [ %v131, %v135 ], [ %v168, %v169 ]
  %v193 = icmp eq i32 %v84, 0
  br i1 %v193, label %v194, label %v195
v195:
  %v196 = add i64 %v192, 1
  %v197 = trunc nuw i32 %v84 to i8
  %v198 = inttoptr i64 %v192 to ptr
  store i8 %v197, ptr %v198, align 1
  br label %v194
v194:
  %v199 = phi i64 [ %v192, %v141 ], [ %v196, %v195 ]
  br i1 %v78, label %v200, label %v201
v201:
  %v202 = phi i32 [ %v203, %v201 ], [ 0, %v194 ]
  %v204 = phi i64 [ %v205, %v201 ], [ %v199, %v194 ]
  %v206 = shl i32 %v202, 3
  %v207 = zext nneg i32 %v206 to i64
  %v208 = lshr i64 %v122, %v207
  %v205 = add i64 %v204, 1
  %v209 = trunc i64 %v208 to i8
  %v210 = inttoptr i64 %v204 to ptr
  store i8 %v209, ptr %v210, align 1
  %v203 = add nuw nsw i32 %v202, 1
  %v211 = icmp samesign ult i32 %v203, %v85
  br i1 %v211, label %v201, label %v200
v200:
  %v212 = phi i64 [ %v199, %v194 ], [ %v205, %v201 ]
  %v213 = icmp ne i32 %v7, 61
  %v214 = icmp slt i64 %v123, 1
  %v215 = or i1 %v213, %v214
  br i1 %v215, label %v216, label %v217
v217:
  %v218 = lshr i64 %v2, 6
  %v219 = trunc i64 %v218 to i16
  %v220 = lshr i64 %v2, 12
  %v221 = trunc i64 %v220 to i8
  %v222 = or i8 %v221, -32
  %v223 = and i16 %v219, 63
  %v224 = or disjoint i16 %v223, -128
  %v225 = lshr i64 %v2, 18
  %v226 = trunc i64 %v225 to i8
  %v227 = or i8 %v226, -16
  %v228 = icmp samesign ult i32 %v6, 128
  %v229 = icmp samesign ult i32 %v6, 2048
  %v230 = icmp samesign ult i32 %v6, 65536
  %v231 = and i8 %v221, 63
  %v232 = or disjoint i8 %v231, -128
  %v233 = trunc nsw i16 %v224 to i8
  %v234 = trunc nsw i16 %v224 to i8
  %v235 = trunc i64 %v218 to i8
  %v236 = or i8 %v235, -64
  %v237 = trunc i64 %v2 to i8
  %v238 = and i8 %v237, 63
  %v239 = or disjoint i8 %v238, -128
  %v240 = trunc i64 %v2 to i8
  br label %v241
v241:
  %v242 = phi i64 [ %v212, %v217 ], [ %v243, %v244 ]
  %v245 = phi i64 [ 0, %v217 ], [ %v246, %v244 ]
  br i1 %v228, label %v247, label %v248
v247:
  %v249 = add i64 %v242, 1
  %v250 = inttoptr i64 %v242 to ptr
  store i8 %v240, ptr %v250, align 1
  br label %v244
v248:
  br i1 %v229, label %v251, label %v252
v252:
  br i1 %v230, label %v253, label %v254
v253:
  %v255 = add i64 %v242, 1
  %v256 = inttoptr i64 %v242 to ptr
  store i8 %v222, ptr %v256, align 1
  br label %v251
v254:
  %v257 = inttoptr i64 %v242 to ptr
  store i8 %v227, ptr %v257, align 1
  %v258 = add i64 %v242, 2
  %v259 = getelementptr i8, ptr %v257, i64 1
  store i8 %v232, ptr %v259, align 1
  br label %v251
v251:
  %v260 = phi i64 [ %v258, %v254 ], [ %v255, %v253 ], [ %v242, %v248 ]
  %v261 = phi i8 [ %v233, %v254 ], [ %v234, %v253 ], [ %v236, %v248 ]
  %v262 = inttoptr i64 %v260 to ptr
  store i8 %v261, ptr %v262, align 1
  %v263 = add i64 %v260, 2
  %v264 = inttoptr i64 %v260 to ptr
  %v265 = getelementptr i8, ptr %v264, i64 1
  store i8 %v239, ptr %v265, align 1
  br label %v244
v244:
  %v243 = phi i64 [ %v249, %v247 ], [ %v263, %v251 ]
  %v246 = add nuw nsw i64 %v245, 1
  %v266 = icmp sgt i64 %v123, %v246
  br i1 %v266, label %v241, label %v216
v216:
  %v267 = phi i64 [ %v212, %v200 ], [ %v243, %v244 ]
  %v268 = add i64 %v267, %v107
  %v269 = add i64 %v38, -2
  %v270 = trunc i64 %v10 to i8
  br label %v271
v271:
  %v272 = phi i64 [ %v86, %v216 ], [ %v273, %v274 ]
  %v275 = phi i64 [ %v98, %v216 ], [ %v276, %v274 ]
  %v277 = phi i1 [ true, %v216 ], [ false, %v274 ]
  %v278 = phi i64 [ %v268, %v216 ], [ %v279, %v274 ]
  %v280 = tail call i64 @llvm.smax.i64(i64 %v272, i64 %v275)
  %v281 = tail call i64 @llvm.smax.i64(i64 %v280, i64 1)
  %v282 = tail call i64 @llvm.smin.i64(i64 %v281, i64 %v99)
  %v283 = select i1 %v100, i64 %v280, i64 %v282
  br i1 %v277, label %v284, label %v285
v285:
  %v286 = icmp eq i64 %v278, 0
  br i1 %v286, label %v284, label %v287
v287:
  %v288 = add i64 %v278, -1
  %v289 = inttoptr i64 %v278 to ptr
  %v290 = getelementptr i8, ptr %v289, i64 -1
  store i8 %v270, ptr %v290, align 1
  br label %v284
v284:
  %v291 = phi i64 [ %v278, %v271 ], [ 0, %v285 ], [ %v288, %v287 ]
  %v292 = icmp slt i64 %v283, 1
  %v293 = icmp eq i64 %v291, 0
  %v294 = or i1 %v292, %v293
  br i1 %v294, label %v274, label %v295
v295:
  %v296 = add i64 %v269, %v272
  br label %v297
v297:
  %v298 = phi i64 [ %v272, %v295 ], [ %v299, %v300 ]
  %v301 = phi i64 [ %v296, %v295 ], [ %v302, %v300 ]
  %v303 = phi i64 [ %v291, %v295 ], [ %v304, %v300 ]
  %v305 = phi i64 [ 0, %v295 ], [ %v306, %v300 ]
  %v307 = icmp slt i64 %v298, 1
  br i1 %v307, label %v300, label %v308
v308:
  %v309 = inttoptr i64 %v301 to ptr
  %v310 = load i8, ptr %v309, align 1
  br label %v300
v300:
  %v311 = phi i8 [ 48, %v297 ], [ %v310, %v308 ]
  %v304 = add i64 %v303, -1
  %v312 = inttoptr i64 %v303 to ptr
  %v313 = getelementptr i8, ptr %v312, i64 -1
  store i8 %v311, ptr %v313, align 1
  %v302 = add i64 %v301, -1
  %v299 = add i64 %v298, -1
  %v306 = add nuw nsw i64 %v305, 1
  %v314 = icmp slt i64 %v306, %v283
  br i1 %v314, label %v297, label %v274
v274:
  %v279 = phi i64 [ %v291, %v284 ], [ %v304, %v300 ]
  %v315 = tail call i64 @llvm.smin.i64(i64 %v272, i64 %v283)
  %v273 = sub i64 %v272, %v315
  %v316 = icmp sgt i64 %v273, 0
  %v317 = sub i64 %v275, %v283
  %v318 = icmp sgt i64 %v317, 0
  %v276 = add i64 %v317, -1
  %v319 = or i1 %v318, %v316
  br i1 %v319, label %v271, label %v320
v320:
  br i1 %v92, label %v321, label %v322
v322:
  %v323 = sub nsw i64 %v124, %v139
  %v324 = icmp slt i64 %v323, 1
  br i1 %v324, label %v321, label %v325
v325:
  %v326 = lshr i64 %v2, 6
  %v327 = trunc i64 %v326 to i16
  %v328 = lshr i64 %v2, 12
  %v329 = trunc i64 %v328 to i8
  %v330 = or i8 %v329, -32
  %v331 = and i16 %v327, 63
  %v332 = or disjoint i16 %v331, -128
  %v333 = lshr i64 %v2, 18
  %v334 = trunc i64 %v333 to i8
  %v335 = or i8 %v334, -16
  %v336 = icmp samesign ult i32 %v6, 128
  %v337 = icmp samesign ult i32 %v6, 2048
  %v338 = icmp samesign ult i32 %v6, 65536
  %v339 = and i8 %v329, 63
  %v340 = or disjoint i8 %v339, -128
  %v341 = trunc nsw i16 %v332 to i8
  %v342 = trunc nsw i16 %v332 to i8
  %v343 = trunc i64 %v326 to i8
  %v344 = or i8 %v343, -64
  %v345 = trunc i64 %v2 to i8
  %v346 = and i8 %v345, 63
  %v347 = or disjoint i8 %v346, -128
  %v348 = trunc i64 %v2 to i8
  br label %v349
v349:
  %v350 = phi i64 [ %v268, %v325 ], [ %v351, %v352 ]
  %v353 = phi i64 [ 0, %v325 ], [ %v354, %v352 ]
  br i1 %v336, label %v355, label %v356
v355:
  %v357 = add i64 %v350, 1
  %v358 = inttoptr i64 %v350 to ptr
  store i8 %v348, ptr %v358, align 1
  br label %v352
v356:
  br i1 %v337, label %v359, label %v360
v360:
  br i1 %v338, label %v361, label %v362
v361:
  %v363 = add i64 %v350, 1
  %v364 = inttoptr i64 %v350 to ptr
  store i8 %v330, ptr %v364, align 1
  br label %v359
v362:
  %v365 = inttoptr i64 %v350 to ptr
  store i8 %v335, ptr %v365, align 1
  %v366 = add i64 %v350, 2
  %v367 = getelementptr i8, ptr %v365, i64 1
  store i8 %v340, ptr %v367, align 1
  br label %v359
v359:
  %v368 = phi i64 [ %v366, %v362 ], [ %v363, %v361 ], [ %v350, %v356 ]
  %v369 = phi i8 [ %v341, %v362 ], [ %v342, %v361 ], [ %v344, %v356 ]
  %v370 = inttoptr i64 %v368 to ptr
  store i8 %v369, ptr %v370, align 1
  %v371 = add i64 %v368, 2
  %v372 = inttoptr i64 %v368 to ptr
  %v373 = getelementptr i8, ptr %v372, i64 1
  store i8 %v347, ptr %v373, align 1
  br label %v352
v352:
  %v351 = phi i64 [ %v357, %v355 ], [ %v371, %v359 ]
  %v354 = add nuw nsw i64 %v353, 1
  %v374 = icmp slt i64 %v354, %v323
  br i1 %v374, label %v349, label %v321
v321:
  %v375 = phi i64 [ %v268, %v320 ], [ %v268, %v322 ], [ %v351, %v352 ]
  %v376 = load i64, ptr %v76, align 8
  store i64 %v375, ptr %v76, align 8
  %v377 = sub i64 %v375, %v376
  br label %v30
v30:
  %v378 = phi i64 [ 0, %v15 ], [ 0, %v119 ], [ %v376, %v321 ]
  %v379 = phi i64 [ 0, %v15 ], [ 0, %v119 ], [ %v377, %v321 ]
  %v380 = insertvalue { i64, i64 } poison, i64 %v378, 0
  %v381 = insertvalue { i64, i64 } %v380, i64 %v379, 1
  ret { i64, i64 } %v381
}
define internal { i64, i64 } @udf_text_format_uint(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) noinline nounwind {
v20:
  %v5 = trunc i64 %v2 to i32
  %v6 = and i32 %v5, 16777215
  %v7 = lshr i32 %v5, 24
  %v8 = trunc i64 %v3 to i32
  %v9 = and i32 %v8, 255
  %v10 = lshr i64 %v3, 24
  %v11 = trunc i64 %v10 to i16
  %v12 = or i32 %v9, 32
  %v13 = trunc i64 %v3 to i8
  switch i8 %v13, label %v14 [
    i8 98, label %v15
    i8 111, label %v16
  ]
v16:
  br label %v15
v14:
  %v17 = icmp eq i32 %v12, 120
  %v18 = select i1 %v17, i32 16, i32 10
  br label %v15
v15:
  %v19 = phi i32 [ 2, %v20 ], [ %v18, %v14 ], [ 8, %v16 ]
  %v21 = add i64 %v4, 8
  %v22 = inttoptr i64 %v4 to ptr
  %v23 = load i64, ptr %v22, align 8
  %v24 = getelementptr i8, ptr %v22, i64 8
  %v25 = load i64, ptr %v24, align 8
  %v26 = sub i64 %v25, %v23
  %v27 = icmp slt i64 %v26, 64
  %v28 = icmp eq i64 %v23, 0
  %v29 = or i1 %v28, %v27
  br i1 %v29, label %v30, label %v31
v31:
  %v32 = add i64 %v23, 64
  %v33 = icmp eq i32 %v9, 88
  %v34 = select i1 %v33, i32 55, i32 87
  %v35 = zext nneg i32 %v19 to i64
  br label %v36
v36:
  %v37 = phi i64 [ %v32, %v31 ], [ %v38, %v39 ]
  %v40 = phi i64 [ %v0, %v31 ], [ %v41, %v39 ]
  %v42 = icmp ult i64 %v40, 4294967296
  br i1 %v42, label %v43, label %v44
v44:
  %v45 = urem i64 %v40, %v35
  %v46 = trunc nuw nsw i64 %v45 to i32
  br label %v47
v43:
  %v48 = trunc nuw i64 %v40 to i32
  %v49 = urem i32 %v48, %v19
  br label %v47
v47:
  %v50 = phi i32 [ %v49, %v43 ], [ %v46, %v44 ]
  %v51 = icmp ult i32 %v50, 10
  %v52 = select i1 %v51, i32 48, i32 %v34
  %v53 = add nuw nsw i32 %v52, %v50
  %v38 = add i64 %v37, -1
  %v54 = trunc nuw nsw i32 %v53 to i8
  %v55 = inttoptr i64 %v37 to ptr
  %v56 = getelementptr i8, ptr %v55, i64 -1
  store i8 %v54, ptr %v56, align 1
  br i1 %v42, label %v57, label %v58
v58:
  %v59 = udiv i64 %v40, %v35
  br label %v39
v57:
  %v60 = trunc nuw i64 %v40 to i32
  %v61 = udiv i32 %v60, %v19
  %v62 = zext nneg i32 %v61 to i64
  br label %v39
v39:
  %v41 = phi i64 [ %v62, %v57 ], [ %v59, %v58 ]
  %v63 = icmp ult i64 %v40, %v35
  br i1 %v63, label %v64, label %v36
v64:
  %v65 = lshr i32 %v8, 8
  %v66 = and i32 %v65, 255
  %v67 = and i64 %v3, 65536
  %v68 = icmp eq i32 %v9, 98
  %v69 = icmp eq i32 %v9, 111
  %v70 = or i1 %v68, %v69
  %v71 = icmp eq i32 %v12, 120
  %v72 = or i1 %v71, %v70
  %v73 = icmp eq i64 %v67, 0
  %v74 = inttoptr i64 %v21 to ptr
  %v75 = getelementptr i8, ptr %v74, i64 -8
  store i64 %v32, ptr %v75, align 8
  %v76 = icmp eq i32 %v19, 10
  %v77 = or i1 %v73, %v76
  %v78 = icmp eq i32 %v66, 32
  %v79 = icmp eq i32 %v66, 43
  %v80 = or i1 %v79, %v78
  %v81 = select i1 %v80, i32 %v66, i32 0
  %v82 = select i1 %v77, i32 0, i32 2
  %v83 = sub i64 %v32, %v38
  %v84 = icmp ne i32 %v81, 0
  %v85 = zext i1 %v84 to i32
  %v86 = or disjoint i32 %v82, %v85
  %v87 = zext nneg i32 %v86 to i64
  %v88 = icmp eq i32 %v6, 48
  %v89 = icmp eq i32 %v7, 61
  %v90 = and i16 %v11, 255
  %v91 = icmp ne i16 %v90, 0
  %v92 = and i1 %v88, %v91
  %v93 = and i1 %v89, %v92
  %v94 = sub i64 %v1, %v87
  %v95 = select i1 %v93, i64 %v94, i64 0
  %v96 = select i1 %v72, i64 4, i64 3
  %v97 = icmp eq i16 %v90, 0
  br label %v98
v98:
  %v99 = phi i64 [ %v83, %v64 ], [ %v100, %v98 ]
  %v101 = phi i64 [ %v95, %v64 ], [ %v102, %v98 ]
  %v103 = phi i64 [ 0, %v64 ], [ %v104, %v98 ]
  %v105 = phi i64 [ 0, %v64 ], [ 1, %v98 ]
  %v106 = tail call i64 @llvm.smax.i64(i64 %v99, i64 %v101)
  %v107 = tail call i64 @llvm.smax.i64(i64 %v106, i64 1)
  %v108 = tail call i64 @llvm.smin.i64(i64 %v107, i64 %v96)
  %v109 = select i1 %v97, i64 %v106, i64 %v108
  %v110 = add i64 %v105, %v103
  %v104 = add i64 %v110, %v109
  %v111 = tail call i64 @llvm.smin.i64(i64 %v99, i64 %v109)
  %v100 = sub i64 %v99, %v111
  %v112 = sub i64 %v101, %v109
  %v113 = icmp sgt i64 %v100, 0
  %v114 = icmp sgt i64 %v112, 0
  %v102 = add i64 %v112, -1
  %v115 = or i1 %v114, %v113
  br i1 %v115, label %v98, label %v116
v116:
  %v117 = shl nuw nsw i32 %v9, 8
  %v118 = or disjoint i32 %v117, 48
  %v119 = zext nneg i32 %v118 to i64
  %v120 = sub i64 %v94, %v104
  %v121 = tail call i64 @llvm.smax.i64(i64 %v120, i64 0)
  %v122 = shl i64 %v121, 2
  %v123 = add i64 %v104, %v87
  %v124 = add i64 %v123, %v122
  %v125 = load i64, ptr %v74, align 8
  %v126 = sub i64 %v125, %v32
  %v127 = icmp slt i64 %v126, %v124
  %v128 = select i1 %v127, i64 0, i64 %v32
  br i1 %v127, label %v30, label %v129
v129:
  %v130 = trunc nuw i32 %v7 to i8
  switch i8 %v130, label %v131 [
    i8 60, label %v132
    i8 94, label %v133
  ]
v133:
  %v134 = lshr i64 %v121, 1
  br label %v132
v131:
  %v135 = select i1 %v89, i64 0, i64 %v121
  br label %v132
v132:
  %v136 = phi i64 [ 0, %v129 ], [ %v134, %v133 ], [ %v135, %v131 ]
  %v137 = icmp slt i64 %v136, 1
  br i1 %v137, label %v138, label %v139
v139:
  %v140 = lshr i64 %v2, 6
  %v141 = trunc i64 %v140 to i16
  %v142 = lshr i64 %v2, 12
  %v143 = trunc i64 %v142 to i8
  %v144 = or i8 %v143, -32
  %v145 = and i16 %v141, 63
  %v146 = or disjoint i16 %v145, -128
  %v147 = lshr i64 %v2, 18
  %v148 = trunc i64 %v147 to i8
  %v149 = or i8 %v148, -16
  %v150 = icmp samesign ult i32 %v6, 128
  %v151 = icmp samesign ult i32 %v6, 2048
  %v152 = icmp samesign ult i32 %v6, 65536
  %v153 = and i8 %v143, 63
  %v154 = or disjoint i8 %v153, -128
  %v155 = trunc nsw i16 %v146 to i8
  %v156 = trunc nsw i16 %v146 to i8
  %v157 = trunc i64 %v140 to i8
  %v158 = or i8 %v157, -64
  %v159 = trunc i64 %v2 to i8
  %v160 = and i8 %v159, 63
  %v161 = or disjoint i8 %v160, -128
  %v162 = trunc i64 %v2 to i8
  br label %v163
v163:
  %v164 = phi i64 [ %v128, %v139 ], [ %v165, %v166 ]
  %v167 = phi i64 [ 0, %v139 ], [ %v168, %v166 ]
  br i1 %v150, label %v169, label %v170
v169:
  %v171 = add i64 %v164, 1
  %v172 = inttoptr i64 %v164 to ptr
  store i8 %v162, ptr %v172, align 1
  br label %v166
v170:
  br i1 %v151, label %v173, label %v174
v174:
  br i1 %v152, label %v175, label %v176
v175:
  %v177 = add i64 %v164, 1
  %v178 = inttoptr i64 %v164 to ptr
  store i8 %v144, ptr %v178, align 1
  br label %v173
v176:
  %v179 = inttoptr i64 %v164 to ptr
  store i8 %v149, ptr %v179, align 1
  %v180 = add i64 %v164, 2
  %v181 = getelementptr i8, ptr %v179, i64 1
  store i8 %v154, ptr %v181, align 1
  br label %v173
v173:
  %v182 = phi i64 [ %v180, %v176 ], [ %v177, %v175 ], [ %v164, %v170 ]
  %v183 = phi i8 [ %v155, %v176 ], [ %v156, %v175 ], [ %v158, %v170 ]
  %v184 = inttoptr i64 %v182 to ptr
  store i8 %v183, ptr %v184, align 1
  %v185 = add i64 %v182, 2
  %v186 = inttoptr i64 %v182 to ptr
  %v187 = getelementptr i8, ptr %v186, i64 1
  store i8 %v161, ptr %v187, align 1
  br label %v166
v166:
  %v165 = phi i64 [ %v171, %v169 ], [ %v185, %v173 ]
  %v168 = add nuw nsw i64 %v167, 1
  %v188 = icmp samesign ult i64 %v168, %v136
  br i1 %v188, label %v163, label %v138
v138:
  %v189 = phi i64 [ %v128, %v132 ], [ %v165, %v166 ]
  %v190 = icmp eq i32 %v81, 0
  br i1 %v190, label %v191, label %v192
v192:
  %v193 = add i64 %v189, 1
  %v194 = trunc nuw i32 %v81 to i8
  %v195 = inttoptr i64 %v189 to ptr
  store i8 %v194, ptr %v195, align 1
  br label %v191
v191:
  %v196 = phi i64 [ %v189, %v138 ], [ %v193, %v192 ]
  br i1 %v77, label %v197, label %v198
v198:
  %v199 = phi i32 [ %v200, %v198 ], [ 0, %v191 ]
  %v201 = phi i64 [ %v202, %v198 ], [ %v196, %v191 ]
  %v203 = shl i32 %v199, 3
  %v204 = zext nneg i32 %v203 to i64
  %v205 = lshr i64 %v119, %v204
  %v202 = add i64 %v201, 1
  %v206 = trunc i64 %v205 to i8
  %v207 = inttoptr i64 %v201 to ptr
  store i8 %v206, ptr %v207, align 1
  %v200 = add nuw nsw i32 %v199, 1
  %v208 = icmp samesign ult i32 %v200, %v82
  br i1 %v208, label %v198, label %v197
v197:
  %v209 = phi i64 [ %v196, %v191 ], [ %v202, %v198 ]
  %v210 = icmp ne i32 %v7, 61
  %v211 = icmp slt i64 %v120, 1
  %v212 = or i1 %v210, %v211
  br i1 %v212, label %v213, label %v214
v214:
  %v215 = lshr i64 %v2, 6
  %v216 = trunc i64 %v215 to i16
  %v217 = lshr i64 %v2, 12
  %v218 = trunc i64 %v217 to i8
  %v219 = or i8 %v218, -32
  %v220 = and i16 %v216, 63
  %v221 = or disjoint i16 %v220, -128
  %v222 = lshr i64 %v2, 18
  %v223 = trunc i64 %v222 to i8
  %v224 = or i8 %v223, -16
  %v225 = icmp samesign ult i32 %v6, 128
  %v226 = icmp samesign ult i32 %v6, 2048
  %v227 = icmp samesign ult i32 %v6, 65536
  %v228 = and i8 %v218, 63
  %v229 = or disjoint i8 %v228, -128
  %v230 = trunc nsw i16 %v221 to i8
  %v231 = trunc nsw i16 %v221 to i8
  %v232 = trunc i64 %v215 to i8
  %v233 = or i8 %v232, -64
  %v234 = trunc i64 %v2 to i8
  %v235 = and i8 %v234, 63
  %v236 = or disjoint i8 %v235, -128
  %v237 = trunc i64 %v2 to i8
  br label %v238
v238:
  %v239 = phi i64 [ %v209, %v214 ], [ %v240, %v241 ]
  %v242 = phi i64 [ 0, %v214 ], [ %v243, %v241 ]
  br i1 %v225, label %v244, label %v245
v244:
  %v246 = add i64 %v239, 1
  %v247 = inttoptr i64 %v239 to ptr
  store i8 %v237, ptr %v247, align 1
  br label %v241
v245:
  br i1 %v226, label %v248, label %v249
v249:
  br i1 %v227, label %v250, label %v251
v250:
  %v252 = add i64 %v239, 1
  %v253 = inttoptr i64 %v239 to ptr
  store i8 %v219, ptr %v253, align 1
  br label %v248
v251:
  %v254 = inttoptr i64 %v239 to ptr
  store i8 %v224, ptr %v254, align 1
  %v255 = add i64 %v239, 2
  %v256 = getelementptr i8, ptr %v254, i64 1
  store i8 %v229, ptr %v256, align 1
  br label %v248
v248:
  %v257 = phi i64 [ %v255, %v251 ], [ %v252, %v250 ], [ %v239, %v245 ]
  %v258 = phi i8 [ %v230, %v251 ], [ %v231, %v250 ], [ %v233, %v245 ]
  %v259 = inttoptr i64 %v257 to ptr
  store i8 %v258, ptr %v259, align 1
  %v260 = add i64 %v257, 2
  %v261 = inttoptr i64 %v257 to ptr
  %v262 = getelementptr i8, ptr %v261, i64 1
  store i8 %v236, ptr %v262, align 1
  br label %v241
v241:
  %v240 = phi i64 [ %v246, %v244 ], [ %v260, %v248 ]
  %v243 = add nuw nsw i64 %v242, 1
  %v263 = icmp sgt i64 %v120, %v243
  br i1 %v263, label %v238, label %v213
v213:
  %v264 = phi i64 [ %v209, %v197 ], [ %v240, %v241 ]
  %v265 = add i64 %v264, %v104
  %v266 = add i64 %v37, -2
  %v267 = trunc i64 %v10 to i8
  br label %v268
v268:
  %v269 = phi i64 [ %v83, %v213 ], [ %v270, %v271 ]
  %v272 = phi i64 [ %v95, %v213 ], [ %v273, %v271 ]
  %v274 = phi i1 [ true, %v213 ], [ false, %v271 ]
  %v275 = phi i64 [ %v265, %v213 ], [ %v276, %v271 ]
  %v277 = tail call i64 @llvm.smax.i64(i64 %v269, i64 %v272)
  %v278 = tail call i64 @llvm.smax.i64(i64 %v277, i64 1)
  %v279 = tail call i64 @llvm.smin.i64(i64 %v278, i64 %v96)
  %v280 = select i1 %v97, i64 %v277, i64 %v279
  br i1 %v274, label %v281, label %v282
v282:
  %v283 = icmp eq i64 %v275, 0
  br i1 %v283, label %v281, label %v284
v284:
  %v285 = add i64 %v275, -1
  %v286 = inttoptr i64 %v275 to ptr
  %v287 = getelementptr i8, ptr %v286, i64 -1
  store i8 %v267, ptr %v287, align 1
  br label %v281
v281:
  %v288 = phi i64 [ %v275, %v268 ], [ 0, %v282 ], [ %v285, %v284 ]
  %v289 = icmp slt i64 %v280, 1
  %v290 = icmp eq i64 %v288, 0
  %v291 = or i1 %v289, %v290
  br i1 %v291, label %v271, label %v292
v292:
  %v293 = add i64 %v266, %v269
  br label %v294
v294:
  %v295 = phi i64 [ %v269, %v292 ], [ %v296, %v297 ]
  %v298 = phi i64 [ %v293, %v292 ], [ %v299, %v297 ]
  %v300 = phi i64 [ %v288, %v292 ], [ %v301, %v297 ]
  %v302 = phi i64 [ 0, %v292 ], [ %v303, %v297 ]
  %v304 = icmp slt i64 %v295, 1
  br i1 %v304, label %v297, label %v305
v305:
  %v306 = inttoptr i64 %v298 to ptr
  %v307 = load i8, ptr %v306, align 1
  br label %v297
v297:
  %v308 = phi i8 [ 48, %v294 ], [ %v307, %v305 ]
  %v301 = add i64 %v300, -1
  %v309 = inttoptr i64 %v300 to ptr
  %v310 = getelementptr i8, ptr %v309, i64 -1
  store i8 %v308, ptr %v310, align 1
  %v299 = add i64 %v298, -1
  %v296 = add i64 %v295, -1
  %v303 = add nuw nsw i64 %v302, 1
  %v311 = icmp slt i64 %v303, %v280
  br i1 %v311, label %v294, label %v271
v271:
  %v276 = phi i64 [ %v288, %v281 ], [ %v301, %v297 ]
  %v312 = tail call i64 @llvm.smin.i64(i64 %v269, i64 %v280)
  %v270 = sub i64 %v269, %v312
  %v313 = icmp sgt i64 %v270, 0
  %v314 = sub i64 %v272, %v280
  %v315 = icmp sgt i64 %v314, 0
  %v273 = add i64 %v314, -1
  %v316 = or i1 %v315, %v313
  br i1 %v316, label %v268, label %v317
v317:
  br i1 %v89, label %v318, label %v319
v319:
  %v320 = sub nsw i64 %v121, %v136
  %v321 = icmp slt i64 %v320, 1
  br i1 %v321, label %v318, label %v322
v322:
  %v323 = lshr i64 %v2, 6
  %v324 = trunc i64 %v323 to i16
  %v325 = lshr i64 %v2, 12
  %v326 = trunc i64 %v325 to i8
  %v327 = or i8 %v326, -32
  %v328 = and i16 %v324, 63
  %v329 = or disjoint i16 %v328, -128
  %v330 = lshr i64 %v2, 18
  %v331 = trunc i64 %v330 to i8
  %v332 = or i8 %v331, -16
  %v333 = icmp samesign ult i32 %v6, 128
  %v334 = icmp samesign ult i32 %v6, 2048
  %v335 = icmp samesign ult i32 %v6, 65536
  %v336 = and i8 %v326, 63
  %v337 = or disjoint i8 %v336, -128
  %v338 = trunc nsw i16 %v329 to i8
  %v339 = trunc nsw i16 %v329 to i8
  %v340 = trunc i64 %v323 to i8
  %v341 = or i8 %v340, -64
  %v342 = trunc i64 %v2 to i8
  %v343 = and i8 %v342, 63
  %v344 = or disjoint i8 %v343, -128
  %v345 = trunc i64 %v2 to i8
  br label %v346
v346:
  %v347 = phi i64 [ %v265, %v322 ], [ %v348, %v349 ]
  %v350 = phi i64 [ 0, %v322 ], [ %v351, %v349 ]
  br i1 %v333, label %v352, label %v353
v352:
  %v354 = add i64 %v347, 1
  %v355 = inttoptr i64 %v347 to ptr
  store i8 %v345, ptr %v355, align 1
  br label %v349
v353:
  br i1 %v334, label %v356, label %v357
v357:
  br i1 %v335, label %v358, label %v359
v358:
  %v360 = add i64 %v347, 1
  %v361 = inttoptr i64 %v347 to ptr
  store i8 %v327, ptr %v361, align 1
  br label %v356
v359:
  %v362 = inttoptr i64 %v347 to ptr
  store i8 %v332, ptr %v362, align 1
  %v363 = add i64 %v347, 2
  %v364 = getelementptr i8, ptr %v362, i64 1
  store i8 %v337, ptr %v364, align 1
  br label %v356
v356:
  %v365 = phi i64 [ %v363, %v359 ], [ %v360, %v358 ], [ %v347, %v353 ]
  %v366 = phi i8 [ %v338, %v359 ], [ %v339, %v358 ], [ %v341, %v353 ]
  %v367 = inttoptr i64 %v365 to ptr
  store i8 %v366, ptr %v367, align 1
  %v368 = add i64 %v365, 2
  %v369 = inttoptr i64 %v365 to ptr
  %v370 = getelementptr i8, ptr %v369, i64 1
  store i8 %v344, ptr %v370, align 1
  br label %v349
v349:
  %v348 = phi i64 [ %v354, %v352 ], [ %v368, %v356 ]
  %v351 = add nuw nsw i64 %v350, 1
  %v371 = icmp slt i64 %v351, %v320
  br i1 %v371, label %v346, label %v318
v318:
  %v372 = phi i64 [ %v265, %v317 ], [ %v265, %v319 ], [ %v348, %v349 ]
  %v373 = load i64, ptr %v75, align 8
  store i64 %v372, ptr %v75, align 8
  %v374 = sub i64 %v372, %v373
  br label %v30
v30:
  %v375 = phi i64 [ 0, %v15 ], [ 0, %v116 ], [ %v373, %v318 ]
  %v376 = phi i64 [ 0, %v15 ], [ 0, %v116 ], [ %v374, %v318 ]
  %v377 = insertvalue { i64, i64 } poison, i64 %v375, 0
  %v378 = insertvalue { i64, i64 } %v377, i64 %v376, 1
  ret { i64, i64 } %v378
}
define internal { i64, i64 } @udf_text_format_float(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
v49:
  %v7 = alloca [812 x i8], align 4
  %v8 = trunc i64 %v3 to i32
  %v9 = and i32 %v8, 16777215
  %v10 = lshr i32 %v8, 24
  %v11 = trunc i64 %v4 to i32
  %v12 = and i32 %v11, 255
  %v13 = and i64 %v4, 65536
  %v14 = lshr i64 %v4, 24
  %v15 = trunc i64 %v14 to i16
  %v16 = add nsw i32 %v12, -65
  %v17 = icmp ult i32 %v16, 26
  %v18 = icmp eq i32 %v12, 37
  %v19 = select i1 %v17, i32 32, i32 0
  %v20 = or i32 %v19, %v12
  %v21 = and i64 %v0, 9223372036854775807
  %v22 = bitcast i64 %v21 to double
  %v23 = fmul double %v22, 1.000000e+02
  %v24 = bitcast double %v23 to i64
  %v25 = select i1 %v18, i64 %v24, i64 %v21
  %v26 = lshr i32 %v11, 8
  %v27 = and i32 %v26, 255
  %v28 = icmp eq i32 %v27, 32
  %v29 = icmp eq i32 %v27, 43
  %v30 = or i1 %v29, %v28
  %v31 = select i1 %v30, i32 %v27, i32 0
  %v32 = icmp sgt i64 %v0, -1
  %v33 = select i1 %v32, i32 %v31, i32 45
  %v34 = trunc i64 %v1 to i32
  %v35 = tail call i32 @llvm.smax.i32(i32 %v34, i32 0)
  %v36 = add nuw i32 %v35, 512
  %v37 = zext i32 %v36 to i64
  %v38 = inttoptr i64 %v6 to ptr
  %v39 = load i64, ptr %v38, align 8
  %v40 = getelementptr i8, ptr %v38, i64 8
  %v41 = load i64, ptr %v40, align 8
  %v42 = sub i64 %v41, %v39
  %v43 = icmp slt i64 %v42, %v37
  %v44 = icmp eq i64 %v39, 0
  %v45 = or i1 %v44, %v43
  br i1 %v45, label %v46, label %v47
v46:
  %v48 = phi i64 [ 0, %v49 ], [ 0, %v50 ], [ %v51, %v52 ], [ 0, %v53 ], [ %v54, %v55 ]
  %v56 = phi i64 [ 0, %v49 ], [ 0, %v50 ], [ %v57, %v52 ], [ 0, %v53 ], [ %v58, %v55 ]
  %v59 = insertvalue { i64, i64 } poison, i64 %v48, 0
  %v60 = insertvalue { i64, i64 } %v59, i64 %v56, 1
  ret { i64, i64 } %v60
v47:
  %v61 = icmp ugt i64 %v25, 9218868437227405311
  br i1 %v61, label %v62, label %v63
v62:
  %v64 = icmp ne i64 %v25, 9218868437227405312
  %v65 = select i1 %v64, i64 7233902, i64 6712937
  %v66 = and i64 %v65, 5132111
  %v67 = select i1 %v17, i64 %v66, i64 %v65
  br label %v68
v68:
  %v69 = phi i64 [ 0, %v62 ], [ %v70, %v68 ]
  %v71 = phi i64 [ 0, %v62 ], [ %v72, %v68 ]
  %v73 = add i64 %v69, %v39
  %v74 = and i64 %v71, 4294967232
  %v75 = lshr i64 %v67, %v71
  %v76 = icmp eq i64 %v74, 0
  %v77 = trunc i64 %v75 to i8
  %v78 = select i1 %v76, i8 %v77, i8 0
  %v79 = inttoptr i64 %v73 to ptr
  store i8 %v78, ptr %v79, align 1
  %v70 = add nuw nsw i64 %v69, 1
  %v72 = add nuw nsw i64 %v71, 8
  %v80 = icmp eq i64 %v70, 3
  br i1 %v80, label %v81, label %v68
v81:
  %v82 = add i64 %v39, 3
  br i1 %v18, label %v83, label %v50
v83:
  %v84 = add i64 %v39, 4
  %v85 = inttoptr i64 %v39 to ptr
  %v86 = getelementptr i8, ptr %v85, i64 3
  store i8 37, ptr %v86, align 1
  br label %v50
v50:
  %v87 = phi i64 [ %v82, %v81 ], [ %v84, %v83 ]
  %v88 = add i64 %v6, 8
  %v89 = inttoptr i64 %v88 to ptr
  %v90 = getelementptr i8, ptr %v89, i64 -8
  store i64 %v87, ptr %v90, align 8
  %v91 = icmp slt i64 %v0, 0
  %v92 = and i1 %v91, %v64
  %v93 = select i1 %v92, i32 0, i32 %v33
  %v94 = icmp ne i32 %v93, 0
  %v95 = zext i1 %v94 to i64
  %v96 = sub i64 %v87, %v39
  %v97 = sext i1 %v94 to i64
  %v98 = add i64 %v2, %v97
  %v99 = sub i64 %v98, %v96
  %v100 = tail call i64 @llvm.smax.i64(i64 %v99, i64 0)
  %v101 = shl i64 %v100, 2
  %v102 = add i64 %v96, %v95
  %v103 = add i64 %v102, %v101
  %v104 = load i64, ptr %v89, align 8
  %v105 = sub i64 %v104, %v87
  %v106 = icmp slt i64 %v105, %v103
  %v107 = icmp eq i64 %v87, 0
  %v108 = or i1 %v107, %v106
  br i1 %v108, label %v46, label %v109
v109:
  %v110 = trunc nuw i32 %v10 to i8
  switch i8 %v110, label %v111 [
    i8 60, label %v112
    i8 94, label %v113
    i8 61, label %v112
  ]
v113:
  %v114 = lshr i64 %v100, 1
  br label %v112
v63:
  %v115 = icmp eq i32 %v12, 0
  %v116 = icmp slt i32 %v34, 0
  %v117 = and i1 %v116, %v115
  br i1 %v117, label %v118, label %v119
v118:
  %v120 = icmp eq i64 %v25, 0
  br i1 %v120, label %v121, label %v122
v122:
  %v123 = and i64 %v25, 4503599627370495
  %v124 = lshr i64 %v25, 52
  %v125 = trunc nuw nsw i64 %v124 to i32
  %v126 = or disjoint i64 %v123, 4503599627370496
  %v127 = icmp eq i64 %v124, 0
  %v128 = select i1 %v127, i64 %v123, i64 %v126
  %v129 = add nsw i32 %v125, -1075
  %v130 = select i1 %v127, i32 -1074, i32 %v129
  %v131 = add nsw i32 %v130, -1
  %v132 = icmp ult i32 %v131, -53
  %v133 = or i1 %v127, %v132
  br i1 %v133, label %v134, label %v135
v135:
  %v136 = sub nsw i32 0, %v130
  %v137 = and i32 %v136, 63
  %v138 = zext nneg i32 %v137 to i64
  %v139 = shl nsw i64 -1, %v138
  %v140 = icmp ugt i32 %v136, 63
  %v141 = xor i64 %v139, -1
  %v142 = select i1 %v140, i64 9007199254740991, i64 %v141
  %v143 = and i64 %v142, %v128
  %v144 = icmp eq i64 %v143, 0
  br i1 %v144, label %v145, label %v134
v134:
  %v146 = icmp eq i64 %v123, 0
  %v147 = icmp samesign ugt i32 %v125, 1
  %v148 = and i1 %v146, %v147
  %v149 = select i1 %v148, i32 -524031, i32 0
  %v150 = mul nsw i32 %v130, 1262611
  %v151 = add nsw i32 %v149, %v150
  %v152 = ashr i32 %v151, 22
  %v153 = mul nsw i32 %v152, -1741647
  %v154 = ashr i32 %v153, 19
  %v155 = add nsw i32 %v130, 1
  %v156 = add nsw i32 %v155, %v154
  %v157 = inttoptr i64 %v5 to ptr
  %v158 = getelementptr i8, ptr %v157, i64 12
  %v159 = load i32, ptr %v158, align 4
  %v160 = sext i32 %v159 to i64
  %v161 = shl nsw i32 %v152, 1
  %v162 = sub nsw i32 684, %v161
  %v163 = zext nneg i32 %v162 to i64
  %v164 = shl nuw nsw i64 %v163, 3
  %v165 = add i64 %v164, %v5
  %v166 = add i64 %v165, %v160
  %v167 = add nsw i32 %v151, -117440512
  %v168 = icmp ult i32 %v167, -348127232
  %v169 = zext i1 %v168 to i64
  %v170 = inttoptr i64 %v166 to ptr
  %v171 = getelementptr i8, ptr %v170, i64 8
  %v172 = load i64, ptr %v171, align 8
  %v173 = add i64 %v172, %v169
  %v174 = icmp eq i64 %v173, 0
  %v175 = and i1 %v168, %v174
  %v176 = zext i1 %v175 to i64
  %v177 = load i64, ptr %v170, align 8
  %v178 = add i64 %v177, %v176
  %v179 = shl nuw nsw i64 %v128, 2
  %v180 = zext i1 %v148 to i64
  %v181 = add nsw i64 %v179, -2
  %v182 = or disjoint i64 %v181, %v180
  %v183 = and i32 %v156, 63
  %v184 = zext nneg i32 %v183 to i64
  %v185 = shl i64 %v182, %v184
  %v186 = icmp ugt i32 %v156, 63
  %v187 = select i1 %v186, i64 0, i64 %v185
  %v188 = zext i64 %v173 to i128
  %v189 = zext i64 %v187 to i128
  %v190 = mul nuw i128 %v188, %v189
  %v191 = lshr i128 %v190, 64
  %v192 = trunc nuw i128 %v191 to i64
  %v193 = mul i64 %v178, %v187
  %v194 = zext i64 %v178 to i128
  %v195 = mul nuw i128 %v194, %v189
  %v196 = lshr i128 %v195, 64
  %v197 = trunc nuw i128 %v196 to i64
  %v198 = add i64 %v193, %v192
  %v199 = icmp ult i64 %v198, %v193
  %v200 = zext i1 %v199 to i64
  %v201 = add nuw i64 %v197, %v200
  %v202 = icmp ugt i64 %v198, 1
  %v203 = zext i1 %v202 to i64
  %v204 = or i64 %v201, %v203
  %v205 = and i64 %v128, 1
  %v206 = add i64 %v204, %v205
  %v207 = shl i64 %v179, %v184
  %v208 = select i1 %v186, i64 0, i64 %v207
  %v209 = zext i64 %v208 to i128
  %v210 = mul nuw i128 %v188, %v209
  %v211 = lshr i128 %v210, 64
  %v212 = trunc nuw i128 %v211 to i64
  %v213 = mul i64 %v178, %v208
  %v214 = mul nuw i128 %v194, %v209
  %v215 = lshr i128 %v214, 64
  %v216 = trunc nuw i128 %v215 to i64
  %v217 = add i64 %v213, %v212
  %v218 = icmp ult i64 %v217, %v213
  %v219 = zext i1 %v218 to i64
  %v220 = add nuw i64 %v216, %v219
  %v221 = icmp ugt i64 %v217, 1
  %v222 = zext i1 %v221 to i64
  %v223 = or i64 %v220, %v222
  %v224 = or disjoint i64 %v179, 2
  %v225 = shl i64 %v224, %v184
  %v226 = select i1 %v186, i64 0, i64 %v225
  %v227 = zext i64 %v226 to i128
  %v228 = mul nuw i128 %v188, %v227
  %v229 = lshr i128 %v228, 64
  %v230 = trunc nuw i128 %v229 to i64
  %v231 = mul i64 %v178, %v226
  %v232 = mul nuw i128 %v194, %v227
  %v233 = lshr i128 %v232, 64
  %v234 = trunc nuw i128 %v233 to i64
  %v235 = add i64 %v231, %v230
  %v236 = icmp ult i64 %v235, %v230
  %v237 = zext i1 %v236 to i64
  %v238 = add nuw i64 %v234, %v237
  %v239 = icmp ugt i64 %v235, 1
  %v240 = zext i1 %v239 to i64
  %v241 = or i64 %v238, %v240
  %v242 = sub i64 %v241, %v205
  %v243 = zext i64 %v220 to i128
  %v244 = mul nuw i128 %v243, 14757395258967641293
  %v245 = lshr i128 %v244, 69
  %v246 = trunc nuw nsw i128 %v245 to i64
  %v247 = mul nuw i64 %v246, 40
  %v248 = icmp ule i64 %v206, %v247
  %v249 = add i64 %v247, 40
  %v250 = icmp ule i64 %v249, %v242
  %v251 = icmp ugt i64 %v220, 39
  %v252 = xor i1 %v248, %v250
  %v253 = and i1 %v251, %v252
  br i1 %v253, label %v254, label %v255
v254:
  %v256 = zext i1 %v250 to i64
  %v257 = add nuw nsw i64 %v256, %v246
  %v258 = add nsw i32 %v152, 1
  br label %v259
v119:
  %v260 = lshr i64 %v25, 52
  %v261 = trunc nuw nsw i64 %v260 to i32
  %v262 = icmp eq i64 %v260, 0
  %v263 = and i64 %v25, 4503599627370495
  %v264 = or disjoint i64 %v263, 4503599627370496
  %v265 = select i1 %v262, i64 %v25, i64 %v264
  %v266 = add nsw i32 %v261, -1075
  %v267 = select i1 %v262, i32 -1074, i32 %v266
  %v268 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 0, ptr %v268, align 4
  %v269 = getelementptr inbounds nuw i8, ptr %v7, i64 808
  store i8 0, ptr %v269, align 4
  %v270 = icmp eq i64 %v265, 0
  br i1 %v270, label %v271, label %v272
v272:
  %v273 = phi i32 [ %v274, %v272 ], [ 0, %v119 ]
  %v275 = phi i64 [ %v276, %v272 ], [ %v265, %v119 ]
  %v274 = add i32 %v273, 1
  %v277 = zext nneg i64 %v275 to i128
  %v278 = mul nuw nsw i128 %v277, 14757395258967641293
  %v279 = lshr i128 %v278, 67
  %v276 = trunc nuw nsw i128 %v279 to i64
  %v280 = icmp ugt i64 %v275, 9
  br i1 %v280, label %v272, label %v281
v281:
  store i32 %v274, ptr %v268, align 4
  br label %v271
v271:
  %v282 = phi i32 [ 0, %v119 ], [ %v274, %v281 ]
  %v283 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  store i32 %v282, ptr %v283, align 4
  %v284 = icmp slt i32 %v282, 1
  br i1 %v284, label %v285, label %v286
v286:
  %v287 = phi i64 [ %v288, %v286 ], [ %v265, %v271 ]
  %v289 = phi i32 [ %v290, %v286 ], [ %v282, %v271 ]
  %v291 = zext nneg i64 %v287 to i128
  %v292 = mul nuw nsw i128 %v291, 14757395258967641293
  %v293 = lshr i128 %v292, 67
  %v288 = trunc nuw nsw i128 %v293 to i64
  %v294 = mul i64 %v288, 246
  %v295 = add i64 %v294, %v287
  %v290 = add nsw i32 %v289, -1
  %v296 = sext i32 %v290 to i64
  %v297 = trunc i64 %v295 to i8
  %v298 = getelementptr i8, ptr %v7, i64 %v296
  store i8 %v297, ptr %v298, align 1
  %v299 = icmp sgt i32 %v289, 1
  br i1 %v299, label %v286, label %v300
v300:
  %v301 = load i32, ptr %v268, align 4
  br label %v285
v285:
  %v302 = phi i32 [ %v282, %v271 ], [ %v301, %v300 ]
  %v303 = icmp slt i32 %v302, 1
  br i1 %v303, label %v304, label %v305
v305:
  %v306 = phi i32 [ %v307, %v308 ], [ %v302, %v285 ]
  %v307 = add nsw i32 %v306, -1
  %v309 = sext i32 %v307 to i64
  %v310 = getelementptr i8, ptr %v7, i64 %v309
  %v311 = load i8, ptr %v310, align 1
  %v312 = icmp eq i8 %v311, 0
  br i1 %v312, label %v308, label %v304
v308:
  store i32 %v307, ptr %v268, align 4
  %v313 = icmp sgt i32 %v306, 1
  br i1 %v313, label %v305, label %v304
v304:
  %v314 = phi i32 [ %v302, %v285 ], [ %v306, %v305 ], [ 0, %v308 ]
  %v315 = icmp eq i32 %v314, 0
  %v316 = icmp slt i32 %v267, 1
  %v317 = or i1 %v316, %v315
  br i1 %v317, label %v318, label %v319
v319:
  %v320 = phi i32 [ %v321, %v322 ], [ %v314, %v304 ]
  %v323 = phi i32 [ %v324, %v322 ], [ %v266, %v304 ]
  %v325 = tail call i32 @llvm.smin.i32(i32 %v323, i32 56)
  %v326 = icmp slt i32 %v320, 1
  br i1 %v326, label %v327, label %v328
v328:
  %v329 = and i32 %v325, 63
  %v330 = zext nneg i32 %v329 to i64
  %v331 = icmp ugt i32 %v325, 63
  br label %v332
v332:
  %v333 = phi i32 [ %v334, %v332 ], [ %v320, %v328 ]
  %v335 = phi i64 [ %v336, %v332 ], [ 0, %v328 ]
  %v334 = add nsw i32 %v333, -1
  %v337 = sext i32 %v334 to i64
  %v338 = getelementptr i8, ptr %v7, i64 %v337
  %v339 = load i8, ptr %v338, align 1
  %v340 = zext i8 %v339 to i64
  %v341 = shl i64 %v340, %v330
  %v342 = select i1 %v331, i64 0, i64 %v341
  %v343 = add i64 %v342, %v335
  %v344 = zext i64 %v343 to i128
  %v345 = mul nuw i128 %v344, 14757395258967641293
  %v346 = lshr i128 %v345, 67
  %v336 = trunc nuw nsw i128 %v346 to i64
  %v347 = icmp sgt i32 %v333, 1
  br i1 %v347, label %v332, label %v327
v327:
  %v348 = phi i64 [ 0, %v319 ], [ %v336, %v332 ]
  %v349 = icmp eq i64 %v348, 0
  br i1 %v349, label %v350, label %v351
v351:
  %v352 = phi i64 [ %v353, %v351 ], [ %v348, %v327 ]
  %v354 = phi i32 [ %v355, %v351 ], [ 0, %v327 ]
  %v355 = add i32 %v354, 1
  %v356 = zext nneg i64 %v352 to i128
  %v357 = mul nuw nsw i128 %v356, 14757395258967641293
  %v358 = lshr i128 %v357, 67
  %v353 = trunc nuw nsw i128 %v358 to i64
  %v359 = icmp samesign ugt i64 %v352, 9
  br i1 %v359, label %v351, label %v350
v350:
  %v360 = phi i32 [ 0, %v327 ], [ %v355, %v351 ]
  br i1 %v326, label %v361, label %v362
v362:
  %v363 = and i32 %v325, 63
  %v364 = zext nneg i32 %v363 to i64
  %v365 = icmp ugt i32 %v325, 63
  %v366 = sext i32 %v360 to i64
  %v367 = getelementptr i8, ptr %v7, i64 %v366
  br label %v368
v368:
  %v369 = phi i32 [ %v370, %v371 ], [ %v320, %v362 ]
  %v372 = phi i64 [ %v373, %v371 ], [ 0, %v362 ]
  %v370 = add nsw i32 %v369, -1
  %v374 = sext i32 %v370 to i64
  %v375 = getelementptr i8, ptr %v7, i64 %v374
  %v376 = load i8, ptr %v375, align 1
  %v377 = zext i8 %v376 to i64
  %v378 = shl i64 %v377, %v364
  %v379 = select i1 %v365, i64 0, i64 %v378
  %v380 = add i64 %v379, %v372
  %v381 = add i32 %v370, %v360
  %v382 = icmp slt i32 %v381, 800
  br i1 %v382, label %v383, label %v384
v383:
  %v385 = zext i64 %v380 to i128
  %v386 = mul nuw i128 %v385, 14757395258967641293
  %v387 = lshr i128 %v386, 67
  %v388 = trunc nuw nsw i128 %v387 to i64
  %v389 = mul i64 %v388, 246
  %v390 = add i64 %v389, %v380
  %v391 = trunc i64 %v390 to i8
  %v392 = getelementptr i8, ptr %v367, i64 %v374
  store i8 %v391, ptr %v392, align 1
  br label %v371
v384:
  %v393 = load i8, ptr %v269, align 4
  %v394 = sext i8 %v393 to i32
  %v395 = zext i64 %v380 to i128
  %v396 = mul nuw i128 %v395, 14757395258967641293
  %v397 = lshr i128 %v396, 67
  %v398 = trunc nuw nsw i128 %v397 to i64
  %v399 = mul i64 %v398, -10
  %v400 = sub i64 0, %v380
  %v401 = icmp ne i64 %v399, %v400
  %v402 = zext i1 %v401 to i32
  %v403 = or i32 %v394, %v402
  %v404 = icmp ne i32 %v403, 0
  %v405 = zext i1 %v404 to i8
  store i8 %v405, ptr %v269, align 4
  br label %v371
v371:
  %v406 = zext i64 %v380 to i128
  %v407 = mul nuw i128 %v406, 14757395258967641293
  %v408 = lshr i128 %v407, 67
  %v373 = trunc nuw nsw i128 %v408 to i64
  %v409 = icmp sgt i32 %v369, 1
  br i1 %v409, label %v368, label %v361
v361:
  %v410 = phi i64 [ 0, %v350 ], [ %v373, %v371 ]
  %v411 = icmp slt i32 %v360, 1
  br i1 %v411, label %v412, label %v413
v413:
  %v414 = phi i64 [ %v415, %v413 ], [ %v410, %v361 ]
  %v416 = phi i32 [ %v417, %v413 ], [ %v360, %v361 ]
  %v418 = zext nneg i64 %v414 to i128
  %v419 = mul nuw nsw i128 %v418, 14757395258967641293
  %v420 = lshr i128 %v419, 67
  %v415 = trunc nuw nsw i128 %v420 to i64
  %v421 = mul i64 %v415, 246
  %v422 = add i64 %v421, %v414
  %v417 = add nsw i32 %v416, -1
  %v423 = sext i32 %v417 to i64
  %v424 = trunc i64 %v422 to i8
  %v425 = getelementptr i8, ptr %v7, i64 %v423
  store i8 %v424, ptr %v425, align 1
  %v426 = icmp sgt i32 %v416, 1
  br i1 %v426, label %v413, label %v412
v412:
  %v427 = load i32, ptr %v268, align 4
  %v428 = add i32 %v427, %v360
  %v429 = tail call i32 @llvm.smin.i32(i32 %v428, i32 800)
  store i32 %v429, ptr %v268, align 4
  %v430 = load i32, ptr %v283, align 4
  %v431 = add i32 %v430, %v360
  store i32 %v431, ptr %v283, align 4
  %v432 = icmp slt i32 %v428, 1
  br i1 %v432, label %v322, label %v433
v433:
  %v434 = phi i32 [ %v435, %v436 ], [ %v429, %v412 ]
  %v435 = add i32 %v434, -1
  %v437 = sext i32 %v435 to i64
  %v438 = getelementptr i8, ptr %v7, i64 %v437
  %v439 = load i8, ptr %v438, align 1
  %v440 = icmp eq i8 %v439, 0
  br i1 %v440, label %v436, label %v322
v436:
  store i32 %v435, ptr %v268, align 4
  %v441 = icmp sgt i32 %v434, 1
  br i1 %v441, label %v433, label %v322
v322:
  %v321 = phi i32 [ %v429, %v412 ], [ %v434, %v433 ], [ %v435, %v436 ]
  %v324 = add nsw i32 %v323, -56
  %v442 = icmp ne i32 %v321, 0
  %v443 = icmp sgt i32 %v323, 56
  %v444 = and i1 %v443, %v442
  br i1 %v444, label %v319, label %v318
v318:
  %v445 = phi i32 [ %v314, %v304 ], [ %v321, %v322 ]
  %v446 = icmp eq i32 %v445, 0
  %v447 = icmp sgt i32 %v267, -1
  %v448 = or i1 %v447, %v446
  br i1 %v448, label %v449, label %v450
v450:
  %v451 = sub nsw i32 0, %v267
  br label %v452
v452:
  %v453 = phi i32 [ %v445, %v450 ], [ %v454, %v455 ]
  %v456 = phi i32 [ %v451, %v450 ], [ %v457, %v455 ]
  %v458 = tail call i32 @llvm.smin.i32(i32 %v456, i32 56)
  %v459 = and i32 %v458, 63
  %v460 = zext nneg i32 %v459 to i64
  %v461 = shl nsw i64 -1, %v460
  %v462 = icmp ugt i32 %v458, 63
  %v463 = xor i64 %v461, -1
  %v464 = select i1 %v462, i64 -1, i64 %v463
  %v465 = tail call i32 @llvm.smax.i32(i32 %v453, i32 0)
  br label %v466
v466:
  %v467 = phi i32 [ 0, %v452 ], [ %v468, %v469 ]
  %v470 = phi i64 [ 0, %v452 ], [ %v471, %v469 ]
  %v472 = icmp slt i32 %v467, %v453
  br i1 %v472, label %v469, label %v473
v469:
  %v474 = mul i64 %v470, 10
  %v475 = zext nneg i32 %v467 to i64
  %v476 = getelementptr i8, ptr %v7, i64 %v475
  %v477 = load i8, ptr %v476, align 1
  %v478 = zext i8 %v477 to i64
  %v471 = add i64 %v474, %v478
  %v468 = add nuw nsw i32 %v467, 1
  %v479 = lshr i64 %v471, %v460
  %v480 = icmp eq i64 %v479, 0
  %v481 = select i1 %v462, i1 true, i1 %v480
  br i1 %v481, label %v466, label %v482
v473:
  %v483 = icmp eq i64 %v470, 0
  br i1 %v483, label %v484, label %v485
v485:
  %v486 = lshr i64 %v470, %v460
  %v487 = icmp eq i64 %v486, 0
  %v488 = select i1 %v462, i1 true, i1 %v487
  br i1 %v488, label %v489, label %v482
v489:
  %v490 = phi i32 [ %v491, %v489 ], [ %v465, %v485 ]
  %v492 = phi i64 [ %v493, %v489 ], [ %v470, %v485 ]
  %v491 = add i32 %v490, 1
  %v493 = mul i64 %v492, 10
  %v494 = lshr i64 %v493, %v460
  %v495 = icmp eq i64 %v494, 0
  %v496 = select i1 %v462, i1 true, i1 %v495
  br i1 %v496, label %v489, label %v482
v482:
  %v497 = phi i32 [ %v491, %v489 ], [ %v465, %v485 ], [ %v468, %v469 ]
  %v498 = phi i64 [ %v493, %v489 ], [ %v470, %v485 ], [ %v471, %v469 ]
  %v499 = load i32, ptr %v283, align 4
  %v500 = sub i32 %v499, %v497
  %v501 = add i32 %v500, 1
  store i32 %v501, ptr %v283, align 4
  %v502 = icmp slt i32 %v497, %v453
  br i1 %v502, label %v503, label %v504
v503:
  %v505 = phi i32 [ %v506, %v503 ], [ %v497, %v482 ]
  %v507 = phi i64 [ %v508, %v503 ], [ %v498, %v482 ]
  %v509 = phi i32 [ %v510, %v503 ], [ 0, %v482 ]
  %v511 = lshr i64 %v507, %v460
  %v510 = add i32 %v509, 1
  %v512 = sext i32 %v509 to i64
  %v513 = trunc i64 %v511 to i8
  %v514 = select i1 %v462, i8 0, i8 %v513
  %v515 = getelementptr i8, ptr %v7, i64 %v512
  store i8 %v514, ptr %v515, align 1
  %v516 = and i64 %v507, %v464
  %v517 = mul i64 %v516, 10
  %v518 = sext i32 %v505 to i64
  %v519 = getelementptr i8, ptr %v7, i64 %v518
  %v520 = load i8, ptr %v519, align 1
  %v521 = zext i8 %v520 to i64
  %v508 = add i64 %v517, %v521
  %v522 = load i32, ptr %v268, align 4
  %v506 = add nsw i32 %v505, 1
  %v523 = icmp slt i32 %v506, %v522
  br i1 %v523, label %v503, label %v504
v504:
  %v524 = phi i32 [ 0, %v482 ], [ %v510, %v503 ]
  %v525 = phi i64 [ %v498, %v482 ], [ %v508, %v503 ]
  %v526 = icmp eq i64 %v525, 0
  br i1 %v526, label %v527, label %v528
v528:
  %v529 = xor i1 %v462, true
  br label %v530
v530:
  %v531 = phi i32 [ %v532, %v533 ], [ %v524, %v528 ]
  %v534 = phi i64 [ %v535, %v533 ], [ %v525, %v528 ]
  %v536 = icmp slt i32 %v531, 800
  br i1 %v536, label %v537, label %v538
v537:
  %v539 = lshr i64 %v534, %v460
  %v540 = add nsw i32 %v531, 1
  %v541 = sext i32 %v531 to i64
  %v542 = trunc i64 %v539 to i8
  %v543 = select i1 %v462, i8 0, i8 %v542
  %v544 = getelementptr i8, ptr %v7, i64 %v541
  store i8 %v543, ptr %v544, align 1
  br label %v533
v538:
  %v545 = load i8, ptr %v269, align 4
  %v546 = sext i8 %v545 to i32
  %v547 = lshr i64 %v534, %v460
  %v548 = icmp ne i64 %v547, 0
  %v549 = select i1 %v529, i1 %v548, i1 false
  %v550 = zext i1 %v549 to i32
  %v551 = or i32 %v546, %v550
  %v552 = icmp ne i32 %v551, 0
  %v553 = zext i1 %v552 to i8
  store i8 %v553, ptr %v269, align 4
  br label %v533
v533:
  %v532 = phi i32 [ %v540, %v537 ], [ %v531, %v538 ]
  %v554 = and i64 %v534, %v464
  %v535 = mul i64 %v554, 10
  %v555 = icmp eq i64 %v535, 0
  br i1 %v555, label %v527, label %v530
v527:
  %v556 = phi i32 [ %v524, %v504 ], [ %v532, %v533 ]
  store i32 %v556, ptr %v268, align 4
  %v557 = icmp slt i32 %v556, 1
  br i1 %v557, label %v455, label %v558
v558:
  %v559 = phi i32 [ %v560, %v561 ], [ %v556, %v527 ]
  %v560 = add nsw i32 %v559, -1
  %v562 = sext i32 %v560 to i64
  %v563 = getelementptr i8, ptr %v7, i64 %v562
  %v564 = load i8, ptr %v563, align 1
  %v565 = icmp eq i8 %v564, 0
  br i1 %v565, label %v561, label %v455
v561:
  store i32 %v560, ptr %v268, align 4
  %v566 = icmp sgt i32 %v559, 1
  br i1 %v566, label %v558, label %v455
v484:
  store i32 0, ptr %v268, align 4
  br label %v455
v455:
  %v454 = phi i32 [ %v556, %v527 ], [ 0, %v484 ], [ %v559, %v558 ], [ 0, %v561 ]
  %v457 = add nsw i32 %v456, -56
  %v567 = icmp ne i32 %v454, 0
  %v568 = icmp sgt i32 %v456, 56
  %v569 = and i1 %v568, %v567
  br i1 %v569, label %v452, label %v449
v255:
  %v570 = and i64 %v220, -4
  %v571 = icmp ule i64 %v206, %v570
  %v572 = add i64 %v570, 4
  %v573 = icmp ule i64 %v572, %v242
  %v574 = xor i1 %v571, %v573
  br i1 %v574, label %v575, label %v576
v576:
  %v577 = or disjoint i64 %v570, 2
  %v578 = icmp ugt i64 %v223, %v577
  %v579 = and i64 %v220, 4
  %v580 = icmp ne i64 %v579, 0
  %v581 = icmp eq i64 %v223, %v577
  %v582 = and i1 %v580, %v581
  %v583 = or i1 %v578, %v582
  br label %v575
v575:
  %v584 = phi i1 [ %v573, %v255 ], [ %v583, %v576 ]
  %v585 = zext i1 %v584 to i64
  %v586 = lshr i64 %v220, 2
  %v587 = add nuw nsw i64 %v586, %v585
  br label %v259
v111:
  br label %v112
v112:
  %v588 = phi i64 [ 0, %v109 ], [ %v114, %v113 ], [ %v100, %v111 ], [ 0, %v109 ]
  %v589 = icmp eq i64 %v588, 0
  br i1 %v589, label %v590, label %v591
v591:
  %v592 = lshr i64 %v3, 6
  %v593 = trunc i64 %v592 to i16
  %v594 = lshr i64 %v3, 12
  %v595 = trunc i64 %v594 to i8
  %v596 = or i8 %v595, -32
  %v597 = and i16 %v593, 63
  %v598 = or disjoint i16 %v597, -128
  %v599 = lshr i64 %v3, 18
  %v600 = trunc i64 %v599 to i8
  %v601 = or i8 %v600, -16
  %v602 = icmp samesign ult i32 %v9, 128
  %v603 = icmp samesign ult i32 %v9, 2048
  %v604 = icmp samesign ult i32 %v9, 65536
  %v605 = and i8 %v595, 63
  %v606 = or disjoint i8 %v605, -128
  %v607 = trunc nsw i16 %v598 to i8
  %v608 = trunc nsw i16 %v598 to i8
  %v609 = trunc i64 %v592 to i8
  %v610 = or i8 %v609, -64
  %v611 = trunc i64 %v3 to i8
  %v612 = and i8 %v611, 63
  %v613 = or disjoint i8 %v612, -128
  %v614 = trunc i64 %v3 to i8
  br label %v615
v615:
  %v616 = phi i64 [ %v87, %v591 ], [ %v617, %v618 ]
  %v619 = phi i64 [ 0, %v591 ], [ %v620, %v618 ]
  br i1 %v602, label %v621, label %v622
v621:
  %v623 = add i64 %v616, 1
  %v624 = inttoptr i64 %v616 to ptr
  store i8 %v614, ptr %v624, align 1
  br label %v618
v622:
  br i1 %v603, label %v625, label %v626
v626:
  br i1 %v604, label %v627, label %v628
v627:
  %v629 = add i64 %v616, 1
  %v630 = inttoptr i64 %v616 to ptr
  store i8 %v596, ptr %v630, align 1
  br label %v625
v628:
  %v631 = inttoptr i64 %v616 to ptr
  store i8 %v601, ptr %v631, align 1
  %v632 = add i64 %v616, 2
  %v633 = getelementptr i8, ptr %v631, i64 1
  store i8 %v606, ptr %v633, align 1
  br label %v625
v625:
  %v634 = phi i64 [ %v632, %v628 ], [ %v629, %v627 ], [ %v616, %v622 ]
  %v635 = phi i8 [ %v607, %v628 ], [ %v608, %v627 ], [ %v610, %v622 ]
  %v636 = inttoptr i64 %v634 to ptr
  store i8 %v635, ptr %v636, align 1
  %v637 = add i64 %v634, 2
  %v638 = inttoptr i64 %v634 to ptr
  %v639 = getelementptr i8, ptr %v638, i64 1
  store i8 %v613, ptr %v639, align 1
  br label %v618
v618:
  %v617 = phi i64 [ %v623, %v621 ], [ %v637, %v625 ]
  %v620 = add nuw nsw i64 %v619, 1
  %v640 = icmp samesign ult i64 %v620, %v588
  br i1 %v640, label %v615, label %v590
v590:
  %v641 = phi i64 [ %v87, %v112 ], [ %v617, %v618 ]
  %v642 = icmp eq i32 %v93, 0
  br i1 %v642, label %v643, label %v644
v644:
  %v645 = add i64 %v641, 1
  %v646 = trunc nuw i32 %v93 to i8
  %v647 = inttoptr i64 %v641 to ptr
  store i8 %v646, ptr %v647, align 1
  br label %v643
v643:
  %v648 = phi i64 [ %v641, %v590 ], [ %v645, %v644 ]
  %v649 = icmp ne i32 %v10, 61
  %v650 = icmp slt i64 %v99, 1
  %v651 = or i1 %v649, %v650
  br i1 %v651, label %v652, label %v653
v653:
  %v654 = lshr i64 %v3, 6
  %v655 = trunc i64 %v654 to i16
  %v656 = lshr i64 %v3, 12
  %v657 = trunc i64 %v656 to i8
  %v658 = or i8 %v657, -32
  %v659 = and i16 %v655, 63
  %v660 = or disjoint i16 %v659, -128
  %v661 = lshr i64 %v3, 18
  %v662 = trunc i64 %v661 to i8
  %v663 = or i8 %v662, -16
  %v664 = icmp samesign ult i32 %v9, 128
  %v665 = icmp samesign ult i32 %v9, 2048
  %v666 = icmp samesign ult i32 %v9, 65536
  %v667 = and i8 %v657, 63
  %v668 = or disjoint i8 %v667, -128
  %v669 = trunc nsw i16 %v660 to i8
  %v670 = trunc nsw i16 %v660 to i8
  %v671 = trunc i64 %v654 to i8
  %v672 = or i8 %v671, -64
  %v673 = trunc i64 %v3 to i8
  %v674 = and i8 %v673, 63
  %v675 = or disjoint i8 %v674, -128
  %v676 = trunc i64 %v3 to i8
  br label %v677
v677:
  %v678 = phi i64 [ %v648, %v653 ], [ %v679, %v680 ]
  %v681 = phi i64 [ 0, %v653 ], [ %v682, %v680 ]
  br i1 %v664, label %v683, label %v684
v683:
  %v685 = add i64 %v678, 1
  %v686 = inttoptr i64 %v678 to ptr
  store i8 %v676, ptr %v686, align 1
  br label %v680
v684:
  br i1 %v665, label %v687, label %v688
v688:
  br i1 %v666, label %v689, label %v690
v689:
  %v691 = add i64 %v678, 1
  %v692 = inttoptr i64 %v678 to ptr
  store i8 %v658, ptr %v692, align 1
  br label %v687
v690:
  %v693 = inttoptr i64 %v678 to ptr
  store i8 %v663, ptr %v693, align 1
  %v694 = add i64 %v678, 2
  %v695 = getelementptr i8, ptr %v693, i64 1
  store i8 %v668, ptr %v695, align 1
  br label %v687
v687:
  %v696 = phi i64 [ %v694, %v690 ], [ %v691, %v689 ], [ %v678, %v684 ]
  %v697 = phi i8 [ %v669, %v690 ], [ %v670, %v689 ], [ %v672, %v684 ]
  %v698 = inttoptr i64 %v696 to ptr
  store i8 %v697, ptr %v698, align 1
  %v699 = add i64 %v696, 2
  %v700 = inttoptr i64 %v696 to ptr
  %v701 = getelementptr i8, ptr %v700, i64 1
  store i8 %v675, ptr %v701, align 1
  br label %v680
v680:
  %v679 = phi i64 [ %v685, %v683 ], [ %v699, %v687 ]
  %v682 = add nuw nsw i64 %v681, 1
  %v702 = icmp sgt i64 %v99, %v682
  br i1 %v702, label %v677, label %v652
v652:
  %v703 = phi i64 [ %v648, %v643 ], [ %v679, %v680 ]
  %v704 = inttoptr i64 %v703 to ptr
  %v705 = inttoptr i64 %v39 to ptr
  %v706 = icmp ugt i64 %v96, 16
  br i1 %v706, label %v707, label %v708
v707:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v704, ptr align 1 %v705, i64 %v96, i1 false)
  br label %v709
v708:
  %v710 = icmp ugt i64 %v96, 7
  br i1 %v710, label %v711, label %v712
v711:
  %v713 = getelementptr i8, ptr %v705, i64 %v96
  %v714 = getelementptr i8, ptr %v713, i64 -8
  %v715 = getelementptr i8, ptr %v704, i64 %v96
  %v716 = getelementptr i8, ptr %v715, i64 -8
  %v717 = load i64, ptr %v705, align 1
  %v718 = load i64, ptr %v714, align 1
  store i64 %v717, ptr %v704, align 1
  store i64 %v718, ptr %v716, align 1
  br label %v709
v712:
  %v719 = phi i64 [ %v720, %v712 ], [ 0, %v708 ]
  %v721 = getelementptr i8, ptr %v705, i64 %v719
  %v722 = load i8, ptr %v721, align 1
  %v723 = getelementptr i8, ptr %v704, i64 %v719
  store i8 %v722, ptr %v723, align 1
  %v720 = add nuw nsw i64 %v719, 1
  %v724 = icmp eq i64 %v720, %v96
  br i1 %v724, label %v709, label %v712
v709:
  %v725 = add i64 %v703, %v96
  %v726 = icmp eq i32 %v10, 61
  br i1 %v726, label %v52, label %v727
v727:
  %v728 = sub nsw i64 %v100, %v588
  %v729 = icmp slt i64 %v728, 1
  br i1 %v729, label %v52, label %v730
v730:
  %v731 = lshr i64 %v3, 6
  %v732 = trunc i64 %v731 to i16
  %v733 = lshr i64 %v3, 12
  %v734 = trunc i64 %v733 to i8
  %v735 = or i8 %v734, -32
  %v736 = and i16 %v732, 63
  %v737 = or disjoint i16 %v736, -128
  %v738 = lshr i64 %v3, 18
  %v739 = trunc i64 %v738 to i8
  %v740 = or i8 %v739, -16
  %v741 = icmp samesign ult i32 %v9, 128
  %v742 = icmp samesign ult i32 %v9, 2048
  %v743 = icmp samesign ult i32 %v9, 65536
  %v744 = and i8 %v734, 63
  %v745 = or disjoint i8 %v744, -128
  %v746 = trunc nsw i16 %v737 to i8
  %v747 = trunc nsw i16 %v737 to i8
  %v748 = trunc i64 %v731 to i8
  %v749 = or i8 %v748, -64
  %v750 = trunc i64 %v3 to i8
  %v751 = and i8 %v750, 63
  %v752 = or disjoint i8 %v751, -128
  %v753 = trunc i64 %v3 to i8
  br label %v754
v754:
  %v755 = phi i64 [ %v725, %v730 ], [ %v756, %v757 ]
  %v758 = phi i64 [ 0, %v730 ], [ %v759, %v757 ]
  br i1 %v741, label %v760, label %v761
v760:
  %v762 = add i64 %v755, 1
  %v763 = inttoptr i64 %v755 to ptr
  store i8 %v753, ptr %v763, align 1
  br label %v757
v761:
  br i1 %v742, label %v764, label %v765
v765:
  br i1 %v743, label %v766, label %v767
v766:
  %v768 = add i64 %v755, 1
  %v769 = inttoptr i64 %v755 to ptr
  store i8 %v735, ptr %v769, align 1
  br label %v764
v767:
  %v770 = inttoptr i64 %v755 to ptr
  store i8 %v740, ptr %v770, align 1
  %v771 = add i64 %v755, 2
  %v772 = getelementptr i8, ptr %v770, i64 1
  store i8 %v745, ptr %v772, align 1
  br label %v764
v764:
  %v773 = phi i64 [ %v771, %v767 ], [ %v768, %v766 ], [ %v755, %v761 ]
  %v774 = phi i8 [ %v746, %v767 ], [ %v747, %v766 ], [ %v749, %v761 ]
  %v775 = inttoptr i64 %v773 to ptr
  store i8 %v774, ptr %v775, align 1
  %v776 = add i64 %v773, 2
  %v777 = inttoptr i64 %v773 to ptr
  %v778 = getelementptr i8, ptr %v777, i64 1
  store i8 %v752, ptr %v778, align 1
  br label %v757
v757:
  %v756 = phi i64 [ %v762, %v760 ], [ %v776, %v764 ]
  %v759 = add nuw nsw i64 %v758, 1
  %v779 = icmp slt i64 %v759, %v728
  br i1 %v779, label %v754, label %v52
v52:
  %v780 = phi i64 [ %v725, %v709 ], [ %v725, %v727 ], [ %v756, %v757 ]
  %v51 = load i64, ptr %v90, align 8
  store i64 %v780, ptr %v90, align 8
  %v57 = sub i64 %v780, %v51
  br label %v46
v145:
  %v781 = lshr i64 %v128, %v138
  %v782 = select i1 %v140, i64 0, i64 %v781
  br label %v259
v259:
  %v783 = phi i32 [ %v258, %v254 ], [ %v152, %v575 ], [ 0, %v145 ]
  %v784 = phi i64 [ %v257, %v254 ], [ %v587, %v575 ], [ %v782, %v145 ]
  %v785 = zext nneg i64 %v784 to i128
  %v786 = mul nuw nsw i128 %v785, 14757395258967641293
  %v787 = lshr i128 %v786, 67
  %v788 = trunc nuw nsw i128 %v787 to i64
  %v789 = mul nsw i64 %v788, -10
  %v790 = sub nsw i64 0, %v784
  %v791 = icmp eq i64 %v789, %v790
  br i1 %v791, label %v792, label %v121
v792:
  %v793 = phi i32 [ %v794, %v792 ], [ %v783, %v259 ]
  %v795 = phi i64 [ %v796, %v792 ], [ %v784, %v259 ]
  %v794 = add i32 %v793, 1
  %v797 = zext nneg i64 %v795 to i128
  %v798 = mul nuw nsw i128 %v797, 14757395258967641293
  %v799 = lshr i128 %v798, 67
  %v796 = trunc nuw nsw i128 %v799 to i64
  %v800 = mul nuw nsw i128 %v799, 14757395258967641293
  %v801 = lshr i128 %v800, 67
  %v802 = trunc nuw nsw i128 %v801 to i64
  %v803 = mul nsw i64 %v802, -10
  %v804 = sub nsw i64 0, %v796
  %v805 = icmp eq i64 %v803, %v804
  br i1 %v805, label %v792, label %v121
v121:
  %v806 = phi i32 [ 0, %v118 ], [ %v783, %v259 ], [ %v794, %v792 ]
  %v807 = phi i64 [ 0, %v118 ], [ %v784, %v259 ], [ %v796, %v792 ]
  %v808 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 0, ptr %v808, align 4
  %v809 = getelementptr inbounds nuw i8, ptr %v7, i64 808
  store i8 0, ptr %v809, align 4
  %v810 = icmp eq i64 %v807, 0
  br i1 %v810, label %v811, label %v812
v812:
  %v813 = phi i32 [ %v814, %v812 ], [ 0, %v121 ]
  %v815 = phi i64 [ %v816, %v812 ], [ %v807, %v121 ]
  %v814 = add i32 %v813, 1
  %v817 = zext nneg i64 %v815 to i128
  %v818 = mul nuw nsw i128 %v817, 14757395258967641293
  %v819 = lshr i128 %v818, 67
  %v816 = trunc nuw nsw i128 %v819 to i64
  %v820 = icmp samesign ugt i64 %v815, 9
  br i1 %v820, label %v812, label %v821
v821:
  store i32 %v814, ptr %v808, align 4
  br label %v811
v811:
  %v822 = phi i32 [ 0, %v121 ], [ %v814, %v821 ]
  %v823 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  store i32 %v822, ptr %v823, align 4
  %v824 = icmp slt i32 %v822, 1
  br i1 %v824, label %v825, label %v826
v826:
  %v827 = phi i32 [ %v828, %v826 ], [ %v822, %v811 ]
  %v829 = phi i64 [ %v830, %v826 ], [ %v807, %v811 ]
  %v831 = zext i64 %v829 to i128
  %v832 = mul nuw i128 %v831, 14757395258967641293
  %v833 = lshr i128 %v832, 67
  %v830 = trunc nuw nsw i128 %v833 to i64
  %v834 = mul i64 %v830, 246
  %v835 = add i64 %v834, %v829
  %v828 = add nsw i32 %v827, -1
  %v836 = sext i32 %v828 to i64
  %v837 = trunc i64 %v835 to i8
  %v838 = getelementptr i8, ptr %v7, i64 %v836
  store i8 %v837, ptr %v838, align 1
  %v839 = icmp sgt i32 %v827, 1
  br i1 %v839, label %v826, label %v840
v840:
  %v841 = load i32, ptr %v808, align 4
  br label %v825
v825:
  %v842 = phi i32 [ %v822, %v811 ], [ %v841, %v840 ]
  %v843 = icmp slt i32 %v842, 1
  br i1 %v843, label %v844, label %v845
v845:
  %v846 = phi i32 [ %v847, %v848 ], [ %v842, %v825 ]
  %v847 = add nsw i32 %v846, -1
  %v849 = sext i32 %v847 to i64
  %v850 = getelementptr i8, ptr %v7, i64 %v849
  %v851 = load i8, ptr %v850, align 1
  %v852 = icmp eq i8 %v851, 0
  br i1 %v852, label %v848, label %v844
v848:
  store i32 %v847, ptr %v808, align 4
  %v853 = icmp sgt i32 %v846, 1
  br i1 %v853, label %v845, label %v844
v844:
  %v854 = phi i32 [ %v842, %v825 ], [ %v846, %v845 ], [ 0, %v848 ]
  %v855 = load i32, ptr %v823, align 4
  %v856 = add i32 %v855, %v806
  store i32 %v856, ptr %v823, align 4
  br label %v449
v449:
  %v857 = phi i32 [ %v854, %v844 ], [ %v445, %v318 ], [ %v454, %v455 ]
  %v858 = select i1 %v116, i32 6, i32 %v34
  %v859 = icmp eq i32 %v20, 102
  %v860 = or i1 %v18, %v859
  br i1 %v860, label %v861, label %v862
v861:
  %v863 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  %v864 = load i32, ptr %v863, align 4
  %v865 = add i32 %v864, %v858
  %v866 = icmp sgt i32 %v857, %v865
  br i1 %v866, label %v867, label %v868
v867:
  %v869 = icmp slt i32 %v865, 0
  br i1 %v869, label %v870, label %v871
v871:
  %v872 = zext nneg i32 %v865 to i64
  %v873 = getelementptr i8, ptr %v7, i64 %v872
  %v874 = load i8, ptr %v873, align 1
  %v875 = icmp eq i8 %v874, 5
  %v876 = add nuw i32 %v865, 1
  %v877 = icmp eq i32 %v876, %v857
  %v878 = and i1 %v877, %v875
  %v879 = getelementptr inbounds nuw i8, ptr %v7, i64 808
  %v880 = load i8, ptr %v879, align 4
  %v881 = icmp eq i8 %v880, 0
  %v882 = and i1 %v878, %v881
  %v883 = icmp eq i32 %v865, 0
  br i1 %v883, label %v884, label %v885
v885:
  %v886 = getelementptr i8, ptr %v873, i64 -1
  %v887 = load i8, ptr %v886, align 1
  %v888 = and i8 %v887, 1
  %v889 = zext nneg i8 %v888 to i16
  br label %v884
v884:
  %v890 = phi i16 [ 0, %v871 ], [ %v889, %v885 ]
  %v891 = icmp ugt i8 %v874, 4
  %v892 = zext i1 %v891 to i16
  %v893 = select i1 %v882, i16 %v890, i16 %v892
  %v894 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 %v865, ptr %v894, align 4
  %v895 = icmp eq i16 %v893, 0
  %v896 = or i1 %v883, %v895
  br i1 %v896, label %v897, label %v898
v898:
  %v899 = phi i32 [ %v900, %v901 ], [ %v865, %v884 ]
  %v902 = add nsw i32 %v899, -1
  %v903 = zext nneg i32 %v902 to i64
  %v904 = getelementptr i8, ptr %v7, i64 %v903
  %v905 = load i8, ptr %v904, align 1
  %v906 = icmp eq i8 %v905, 9
  br i1 %v906, label %v907, label %v908
v907:
  store i32 %v902, ptr %v894, align 4
  br label %v901
v908:
  %v909 = add i8 %v905, 1
  store i8 %v909, ptr %v904, align 1
  %v910 = load i32, ptr %v894, align 4
  br label %v901
v901:
  %v900 = phi i32 [ %v902, %v907 ], [ %v910, %v908 ]
  %v911 = icmp sgt i32 %v900, 0
  %v912 = and i1 %v906, %v911
  br i1 %v912, label %v898, label %v913
v913:
  %v914 = zext i1 %v906 to i16
  br label %v897
v897:
  %v915 = phi i32 [ %v865, %v884 ], [ %v900, %v913 ]
  %v916 = phi i16 [ %v893, %v884 ], [ %v914, %v913 ]
  %v917 = icmp eq i16 %v916, 0
  br i1 %v917, label %v918, label %v919
v919:
  store i32 1, ptr %v894, align 4
  store i8 1, ptr %v7, align 4
  %v920 = load i32, ptr %v863, align 4
  %v921 = add i32 %v920, 1
  store i32 %v921, ptr %v863, align 4
  br label %v918
v918:
  %v922 = phi i32 [ %v915, %v897 ], [ 1, %v919 ]
  %v923 = icmp slt i32 %v922, 1
  br i1 %v923, label %v868, label %v924
v924:
  %v925 = phi i32 [ %v926, %v927 ], [ %v922, %v918 ]
  %v926 = add nsw i32 %v925, -1
  %v928 = sext i32 %v926 to i64
  %v929 = getelementptr i8, ptr %v7, i64 %v928
  %v930 = load i8, ptr %v929, align 1
  %v931 = icmp eq i8 %v930, 0
  br i1 %v931, label %v927, label %v868
v927:
  store i32 %v926, ptr %v894, align 4
  %v932 = icmp sgt i32 %v925, 1
  br i1 %v932, label %v924, label %v868
v862:
  %v933 = icmp eq i32 %v20, 101
  br i1 %v933, label %v934, label %v935
v934:
  %v936 = add i32 %v858, 1
  %v937 = icmp sgt i32 %v857, %v936
  br i1 %v937, label %v938, label %v939
v935:
  %v940 = tail call i32 @llvm.umax.i32(i32 %v858, i32 1)
  %v941 = select i1 %v117, i32 17, i32 %v940
  %v942 = icmp sle i32 %v857, %v941
  %v943 = or i1 %v117, %v942
  br i1 %v943, label %v944, label %v945
v945:
  %v946 = sext i32 %v941 to i64
  %v947 = getelementptr i8, ptr %v7, i64 %v946
  %v948 = load i8, ptr %v947, align 1
  %v949 = icmp eq i8 %v948, 5
  %v950 = add i32 %v941, 1
  %v951 = icmp eq i32 %v950, %v857
  %v952 = and i1 %v951, %v949
  %v953 = getelementptr inbounds nuw i8, ptr %v7, i64 808
  %v954 = load i8, ptr %v953, align 4
  %v955 = icmp eq i8 %v954, 0
  %v956 = and i1 %v952, %v955
  %v957 = icmp slt i32 %v941, 1
  br i1 %v957, label %v958, label %v959
v959:
  %v960 = getelementptr i8, ptr %v947, i64 -1
  %v961 = load i8, ptr %v960, align 1
  %v962 = and i8 %v961, 1
  %v963 = zext nneg i8 %v962 to i16
  br label %v958
v958:
  %v964 = phi i16 [ 0, %v945 ], [ %v963, %v959 ]
  %v965 = icmp ugt i8 %v948, 4
  %v966 = zext i1 %v965 to i16
  %v967 = select i1 %v956, i16 %v964, i16 %v966
  %v968 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 %v941, ptr %v968, align 4
  %v969 = icmp eq i16 %v967, 0
  %v970 = or i1 %v957, %v969
  br i1 %v970, label %v971, label %v972
v972:
  %v973 = phi i32 [ %v974, %v975 ], [ %v941, %v958 ]
  %v976 = add nsw i32 %v973, -1
  %v977 = zext nneg i32 %v976 to i64
  %v978 = getelementptr i8, ptr %v7, i64 %v977
  %v979 = load i8, ptr %v978, align 1
  %v980 = icmp eq i8 %v979, 9
  br i1 %v980, label %v981, label %v982
v981:
  store i32 %v976, ptr %v968, align 4
  br label %v975
v982:
  %v983 = add i8 %v979, 1
  store i8 %v983, ptr %v978, align 1
  %v984 = load i32, ptr %v968, align 4
  br label %v975
v975:
  %v974 = phi i32 [ %v976, %v981 ], [ %v984, %v982 ]
  %v985 = icmp sgt i32 %v974, 0
  %v986 = and i1 %v980, %v985
  br i1 %v986, label %v972, label %v987
v987:
  %v988 = zext i1 %v980 to i16
  br label %v971
v971:
  %v989 = phi i32 [ %v941, %v958 ], [ %v974, %v987 ]
  %v990 = phi i16 [ %v967, %v958 ], [ %v988, %v987 ]
  %v991 = icmp eq i16 %v990, 0
  br i1 %v991, label %v992, label %v993
v993:
  store i32 1, ptr %v968, align 4
  store i8 1, ptr %v7, align 4
  %v994 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  %v995 = load i32, ptr %v994, align 4
  %v996 = add i32 %v995, 1
  store i32 %v996, ptr %v994, align 4
  br label %v992
v992:
  %v997 = phi i32 [ %v989, %v971 ], [ 1, %v993 ]
  %v998 = icmp slt i32 %v997, 1
  br i1 %v998, label %v944, label %v999
v999:
  %v1000 = phi i32 [ %v1001, %v1002 ], [ %v997, %v992 ]
  %v1001 = add nsw i32 %v1000, -1
  %v1003 = sext i32 %v1001 to i64
  %v1004 = getelementptr i8, ptr %v7, i64 %v1003
  %v1005 = load i8, ptr %v1004, align 1
  %v1006 = icmp eq i8 %v1005, 0
  br i1 %v1006, label %v1002, label %v944
v1002:
  store i32 %v1001, ptr %v968, align 4
  %v1007 = icmp sgt i32 %v1000, 1
  br i1 %v1007, label %v999, label %v944
v944:
  %v1008 = phi i32 [ %v857, %v935 ], [ %v997, %v992 ], [ %v1000, %v999 ], [ 0, %v1002 ]
  %v1009 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  %v1010 = load i32, ptr %v1009, align 4
  %v1011 = icmp eq i32 %v1008, 0
  %v1012 = select i1 %v1011, i32 1, i32 %v1010
  %v1013 = icmp eq i64 %v13, 0
  %v1014 = or i1 %v1013, %v117
  %v1015 = tail call i32 @llvm.umax.i32(i32 %v1008, i32 1)
  %v1016 = select i1 %v1014, i32 %v1015, i32 %v941
  %v1017 = sext i1 %v115 to i32
  %v1018 = add i32 %v940, %v1017
  %v1019 = select i1 %v117, i32 16, i32 %v1018
  %v1020 = icmp sgt i32 %v1012, -4
  %v1021 = icmp sle i32 %v1012, %v1019
  %v1022 = and i1 %v1020, %v1021
  br i1 %v1022, label %v1023, label %v1024
v1023:
  %v1025 = sub i32 %v1016, %v1012
  %v1026 = sext i32 %v1025 to i64
  %v1027 = zext i1 %v115 to i64
  %v1028 = tail call i64 @llvm.smax.i64(i64 %v1026, i64 %v1027)
  %v1029 = trunc nuw nsw i64 %v1028 to i32
  %v1030 = icmp sgt i32 %v1010, 0
  br i1 %v1030, label %v1031, label %v1032
v1032:
  %v1033 = add i64 %v39, 1
  %v1034 = inttoptr i64 %v39 to ptr
  store i8 48, ptr %v1034, align 1
  br label %v1031
v1031:
  %v1035 = phi i64 [ %v39, %v1023 ], [ %v1033, %v1032 ]
  %v1036 = icmp slt i32 %v1010, 1
  br i1 %v1036, label %v1037, label %v1038
v1038:
  %v1039 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1040
v1040:
  %v1041 = phi i32 [ %v1042, %v1043 ], [ 0, %v1038 ]
  %v1044 = phi i64 [ %v1045, %v1043 ], [ %v1035, %v1038 ]
  %v1046 = load i32, ptr %v1039, align 4
  %v1047 = icmp sgt i32 %v1046, %v1041
  br i1 %v1047, label %v1048, label %v1043
v1048:
  %v1049 = zext nneg i32 %v1041 to i64
  %v1050 = getelementptr i8, ptr %v7, i64 %v1049
  %v1051 = load i8, ptr %v1050, align 1
  %v1052 = add i8 %v1051, 48
  br label %v1043
v1043:
  %v1053 = phi i8 [ 48, %v1040 ], [ %v1052, %v1048 ]
  %v1045 = add i64 %v1044, 1
  %v1054 = inttoptr i64 %v1044 to ptr
  store i8 %v1053, ptr %v1054, align 1
  %v1042 = add nuw nsw i32 %v1041, 1
  %v1055 = icmp slt i32 %v1042, %v1010
  br i1 %v1055, label %v1040, label %v1037
v1037:
  %v1056 = phi i64 [ %v1035, %v1031 ], [ %v1045, %v1043 ]
  %v1057 = icmp slt i32 %v1029, 1
  %v1058 = and i1 %v1013, %v1057
  br i1 %v1058, label %v1059, label %v1060
v1060:
  %v1061 = add i64 %v1056, 1
  %v1062 = inttoptr i64 %v1056 to ptr
  store i8 46, ptr %v1062, align 1
  br label %v1059
v1059:
  %v1063 = phi i64 [ %v1056, %v1037 ], [ %v1061, %v1060 ]
  %v1064 = sub i64 %v1056, %v39
  br i1 %v1057, label %v1065, label %v1066
v1066:
  %v1067 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1068
v1068:
  %v1069 = phi i32 [ %v1070, %v1071 ], [ 0, %v1066 ]
  %v1072 = phi i64 [ %v1073, %v1071 ], [ %v1063, %v1066 ]
  %v1074 = load i32, ptr %v1009, align 4
  %v1075 = add i32 %v1074, %v1069
  %v1076 = icmp slt i32 %v1075, 0
  %v1077 = load i32, ptr %v1067, align 4
  %v1078 = icmp sle i32 %v1077, %v1075
  %v1079 = or i1 %v1076, %v1078
  br i1 %v1079, label %v1071, label %v1080
v1080:
  %v1081 = zext nneg i32 %v1075 to i64
  %v1082 = getelementptr i8, ptr %v7, i64 %v1081
  %v1083 = load i8, ptr %v1082, align 1
  %v1084 = add i8 %v1083, 48
  br label %v1071
v1071:
  %v1085 = phi i8 [ 48, %v1068 ], [ %v1084, %v1080 ]
  %v1073 = add i64 %v1072, 1
  %v1086 = inttoptr i64 %v1072 to ptr
  store i8 %v1085, ptr %v1086, align 1
  %v1070 = add nuw nsw i32 %v1069, 1
  %v1087 = icmp samesign ult i32 %v1070, %v1029
  br i1 %v1087, label %v1068, label %v1065
v1024:
  %v1088 = icmp slt i32 %v1016, 2
  %v1089 = tail call i32 @llvm.smax.i32(i32 %v1016, i32 1)
  %v1090 = add nsw i32 %v1089, -1
  %v1091 = load i8, ptr %v7, align 4
  %v1092 = add i8 %v1091, 48
  %v1093 = icmp sgt i32 %v1008, 0
  %v1094 = add i64 %v39, 1
  %v1095 = select i1 %v1093, i8 %v1092, i8 48
  %v1096 = inttoptr i64 %v39 to ptr
  store i8 %v1095, ptr %v1096, align 1
  %v1097 = and i1 %v1013, %v1088
  br i1 %v1097, label %v1098, label %v1099
v1099:
  %v1100 = add i64 %v39, 2
  %v1101 = getelementptr i8, ptr %v1096, i64 1
  store i8 46, ptr %v1101, align 1
  br label %v1098
v1098:
  %v1102 = phi i64 [ %v1094, %v1024 ], [ %v1100, %v1099 ]
  br i1 %v1088, label %v1103, label %v1104
v1104:
  %v1105 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1106
v1106:
  %v1107 = phi i32 [ %v1108, %v1109 ], [ 0, %v1104 ]
  %v1110 = phi i64 [ %v1111, %v1109 ], [ %v1102, %v1104 ]
  %v1112 = load i32, ptr %v1105, align 4
  %v1108 = add nuw nsw i32 %v1107, 1
  %v1113 = icmp sgt i32 %v1112, %v1108
  br i1 %v1113, label %v1114, label %v1109
v1114:
  %v1115 = zext nneg i32 %v1108 to i64
  %v1116 = getelementptr i8, ptr %v7, i64 %v1115
  %v1117 = load i8, ptr %v1116, align 1
  %v1118 = add i8 %v1117, 48
  br label %v1109
v1109:
  %v1119 = phi i8 [ 48, %v1106 ], [ %v1118, %v1114 ]
  %v1111 = add i64 %v1110, 1
  %v1120 = inttoptr i64 %v1110 to ptr
  store i8 %v1119, ptr %v1120, align 1
  %v1121 = icmp samesign ult i32 %v1108, %v1090
  br i1 %v1121, label %v1106, label %v1103
v1103:
  %v1122 = phi i64 [ %v1102, %v1098 ], [ %v1111, %v1109 ]
  %v1123 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  %v1124 = load i32, ptr %v1123, align 4
  %v1125 = icmp eq i32 %v1124, 0
  %v1126 = load i32, ptr %v1009, align 4
  %v1127 = add i32 %v1126, -1
  %v1128 = select i1 %v1125, i32 0, i32 %v1127
  %v1129 = select i1 %v17, i8 69, i8 101
  %v1130 = inttoptr i64 %v1122 to ptr
  store i8 %v1129, ptr %v1130, align 1
  %v1131 = icmp slt i32 %v1128, 0
  %v1132 = select i1 %v1131, i8 45, i8 43
  %v1133 = getelementptr i8, ptr %v1130, i64 1
  store i8 %v1132, ptr %v1133, align 1
  %v1134 = tail call i32 @llvm.abs.i32(i32 %v1128, i1 false)
  %v1135 = icmp slt i32 %v1134, 10
  br i1 %v1135, label %v1136, label %v1137
v870:
  %v1138 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 0, ptr %v1138, align 4
  br label %v868
v868:
  %v1139 = load i32, ptr %v863, align 4
  %v1140 = icmp sgt i32 %v1139, 0
  br i1 %v1140, label %v1141, label %v1142
v1142:
  %v1143 = add i64 %v39, 1
  %v1144 = inttoptr i64 %v39 to ptr
  store i8 48, ptr %v1144, align 1
  br label %v1141
v1141:
  %v1145 = phi i64 [ %v39, %v868 ], [ %v1143, %v1142 ]
  %v1146 = icmp slt i32 %v1139, 1
  br i1 %v1146, label %v1147, label %v1148
v1148:
  %v1149 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1150
v1150:
  %v1151 = phi i64 [ %v1152, %v1153 ], [ %v1145, %v1148 ]
  %v1154 = phi i32 [ %v1155, %v1153 ], [ 0, %v1148 ]
  %v1156 = load i32, ptr %v1149, align 4
  %v1157 = icmp sgt i32 %v1156, %v1154
  br i1 %v1157, label %v1158, label %v1153
v1158:
  %v1159 = zext nneg i32 %v1154 to i64
  %v1160 = getelementptr i8, ptr %v7, i64 %v1159
  %v1161 = load i8, ptr %v1160, align 1
  %v1162 = add i8 %v1161, 48
  br label %v1153
v1153:
  %v1163 = phi i8 [ 48, %v1150 ], [ %v1162, %v1158 ]
  %v1152 = add i64 %v1151, 1
  %v1164 = inttoptr i64 %v1151 to ptr
  store i8 %v1163, ptr %v1164, align 1
  %v1155 = add nuw nsw i32 %v1154, 1
  %v1165 = icmp slt i32 %v1155, %v1139
  br i1 %v1165, label %v1150, label %v1147
v1147:
  %v1166 = phi i64 [ %v1145, %v1141 ], [ %v1152, %v1153 ]
  %v1167 = icmp slt i32 %v858, 1
  %v1168 = icmp eq i64 %v13, 0
  %v1169 = and i1 %v1167, %v1168
  br i1 %v1169, label %v1170, label %v1171
v1171:
  %v1172 = add i64 %v1166, 1
  %v1173 = inttoptr i64 %v1166 to ptr
  store i8 46, ptr %v1173, align 1
  br label %v1170
v1170:
  %v1174 = phi i64 [ %v1166, %v1147 ], [ %v1172, %v1171 ]
  %v1175 = sub i64 %v1166, %v39
  br i1 %v1167, label %v1065, label %v1176
v1176:
  %v1177 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1178
v1178:
  %v1179 = phi i64 [ %v1180, %v1181 ], [ %v1174, %v1176 ]
  %v1182 = phi i32 [ %v1183, %v1181 ], [ 0, %v1176 ]
  %v1184 = load i32, ptr %v863, align 4
  %v1185 = add i32 %v1184, %v1182
  %v1186 = icmp slt i32 %v1185, 0
  %v1187 = load i32, ptr %v1177, align 4
  %v1188 = icmp sle i32 %v1187, %v1185
  %v1189 = or i1 %v1186, %v1188
  br i1 %v1189, label %v1181, label %v1190
v1190:
  %v1191 = zext nneg i32 %v1185 to i64
  %v1192 = getelementptr i8, ptr %v7, i64 %v1191
  %v1193 = load i8, ptr %v1192, align 1
  %v1194 = add i8 %v1193, 48
  br label %v1181
v1181:
  %v1195 = phi i8 [ 48, %v1178 ], [ %v1194, %v1190 ]
  %v1180 = add i64 %v1179, 1
  %v1196 = inttoptr i64 %v1179 to ptr
  store i8 %v1195, ptr %v1196, align 1
  %v1183 = add nuw nsw i32 %v1182, 1
  %v1197 = icmp slt i32 %v1183, %v858
  br i1 %v1197, label %v1178, label %v1065
v938:
  %v1198 = sext i32 %v936 to i64
  %v1199 = getelementptr i8, ptr %v7, i64 %v1198
  %v1200 = load i8, ptr %v1199, align 1
  %v1201 = icmp eq i8 %v1200, 5
  %v1202 = add i32 %v858, 2
  %v1203 = icmp eq i32 %v1202, %v857
  %v1204 = and i1 %v1203, %v1201
  %v1205 = getelementptr inbounds nuw i8, ptr %v7, i64 808
  %v1206 = load i8, ptr %v1205, align 4
  %v1207 = icmp eq i8 %v1206, 0
  %v1208 = and i1 %v1204, %v1207
  %v1209 = getelementptr i8, ptr %v1199, i64 -1
  %v1210 = load i8, ptr %v1209, align 1
  %v1211 = and i8 %v1210, 1
  %v1212 = zext nneg i8 %v1211 to i16
  %v1213 = icmp ugt i8 %v1200, 4
  %v1214 = zext i1 %v1213 to i16
  %v1215 = select i1 %v1208, i16 %v1212, i16 %v1214
  %v1216 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 %v936, ptr %v1216, align 4
  %v1217 = icmp eq i16 %v1215, 0
  br i1 %v1217, label %v1218, label %v1219
v1219:
  %v1220 = phi i32 [ %v1221, %v1222 ], [ %v936, %v938 ]
  %v1223 = add i32 %v1220, -1
  %v1224 = sext i32 %v1223 to i64
  %v1225 = getelementptr i8, ptr %v7, i64 %v1224
  %v1226 = load i8, ptr %v1225, align 1
  %v1227 = icmp eq i8 %v1226, 9
  br i1 %v1227, label %v1228, label %v1229
v1228:
  store i32 %v1223, ptr %v1216, align 4
  br label %v1222
v1229:
  %v1230 = add i8 %v1226, 1
  store i8 %v1230, ptr %v1225, align 1
  %v1231 = load i32, ptr %v1216, align 4
  br label %v1222
v1222:
  %v1221 = phi i32 [ %v1223, %v1228 ], [ %v1231, %v1229 ]
  %v1232 = icmp sgt i32 %v1221, 0
  %v1233 = and i1 %v1227, %v1232
  br i1 %v1233, label %v1219, label %v1234
v1234:
  %v1235 = xor i1 %v1227, true
  br label %v1218
v1218:
  %v1236 = phi i32 [ %v936, %v938 ], [ %v1221, %v1234 ]
  %v1237 = phi i1 [ true, %v938 ], [ %v1235, %v1234 ]
  br i1 %v1237, label %v1238, label %v1239
v1239:
  store i32 1, ptr %v1216, align 4
  store i8 1, ptr %v7, align 4
  %v1240 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  %v1241 = load i32, ptr %v1240, align 4
  %v1242 = add i32 %v1241, 1
  store i32 %v1242, ptr %v1240, align 4
  br label %v1238
v1238:
  %v1243 = phi i32 [ %v1236, %v1218 ], [ 1, %v1239 ]
  %v1244 = icmp slt i32 %v1243, 1
  br i1 %v1244, label %v939, label %v1245
v1245:
  %v1246 = phi i32 [ %v1247, %v1248 ], [ %v1243, %v1238 ]
  %v1247 = add nsw i32 %v1246, -1
  %v1249 = sext i32 %v1247 to i64
  %v1250 = getelementptr i8, ptr %v7, i64 %v1249
  %v1251 = load i8, ptr %v1250, align 1
  %v1252 = icmp eq i8 %v1251, 0
  br i1 %v1252, label %v1248, label %v939
v1248:
  store i32 %v1247, ptr %v1216, align 4
  %v1253 = icmp sgt i32 %v1246, 1
  br i1 %v1253, label %v1245, label %v939
v939:
  %v1254 = phi i32 [ %v857, %v934 ], [ %v1243, %v1238 ], [ 0, %v1248 ], [ %v1246, %v1245 ]
  %v1255 = load i8, ptr %v7, align 4
  %v1256 = add i8 %v1255, 48
  %v1257 = icmp sgt i32 %v1254, 0
  %v1258 = add i64 %v39, 1
  %v1259 = select i1 %v1257, i8 %v1256, i8 48
  %v1260 = inttoptr i64 %v39 to ptr
  store i8 %v1259, ptr %v1260, align 1
  %v1261 = icmp slt i32 %v858, 1
  %v1262 = icmp eq i64 %v13, 0
  %v1263 = and i1 %v1261, %v1262
  br i1 %v1263, label %v1264, label %v1265
v1265:
  %v1266 = add i64 %v39, 2
  %v1267 = getelementptr i8, ptr %v1260, i64 1
  store i8 46, ptr %v1267, align 1
  br label %v1264
v1264:
  %v1268 = phi i64 [ %v1258, %v939 ], [ %v1266, %v1265 ]
  br i1 %v1261, label %v1269, label %v1270
v1270:
  %v1271 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1272
v1272:
  %v1273 = phi i32 [ %v1274, %v1275 ], [ 0, %v1270 ]
  %v1276 = phi i64 [ %v1277, %v1275 ], [ %v1268, %v1270 ]
  %v1278 = load i32, ptr %v1271, align 4
  %v1274 = add nuw nsw i32 %v1273, 1
  %v1279 = icmp sgt i32 %v1278, %v1274
  br i1 %v1279, label %v1280, label %v1275
v1280:
  %v1281 = zext nneg i32 %v1274 to i64
  %v1282 = getelementptr i8, ptr %v7, i64 %v1281
  %v1283 = load i8, ptr %v1282, align 1
  %v1284 = add i8 %v1283, 48
  br label %v1275
v1275:
  %v1285 = phi i8 [ 48, %v1272 ], [ %v1284, %v1280 ]
  %v1277 = add i64 %v1276, 1
  %v1286 = inttoptr i64 %v1276 to ptr
  store i8 %v1285, ptr %v1286, align 1
  %v1287 = icmp slt i32 %v1274, %v858
  br i1 %v1287, label %v1272, label %v1269
v1269:
  %v1288 = phi i64 [ %v1268, %v1264 ], [ %v1277, %v1275 ]
  %v1289 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  %v1290 = load i32, ptr %v1289, align 4
  %v1291 = icmp eq i32 %v1290, 0
  %v1292 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  %v1293 = load i32, ptr %v1292, align 4
  %v1294 = add i32 %v1293, -1
  %v1295 = select i1 %v1291, i32 0, i32 %v1294
  %v1296 = select i1 %v17, i8 69, i8 101
  %v1297 = inttoptr i64 %v1288 to ptr
  store i8 %v1296, ptr %v1297, align 1
  %v1298 = icmp slt i32 %v1295, 0
  %v1299 = select i1 %v1298, i8 45, i8 43
  %v1300 = getelementptr i8, ptr %v1297, i64 1
  store i8 %v1299, ptr %v1300, align 1
  %v1301 = tail call i32 @llvm.abs.i32(i32 %v1295, i1 false)
  %v1302 = icmp slt i32 %v1301, 10
  br i1 %v1302, label %v1303, label %v1304
v1304:
  %v1305 = zext nneg i32 %v1301 to i64
  br label %v1306
v1306:
  %v1307 = phi i64 [ %v1305, %v1304 ], [ %v1308, %v1306 ]
  %v1309 = phi i32 [ 1, %v1304 ], [ %v1310, %v1306 ]
  %v1311 = zext nneg i64 %v1307 to i128
  %v1312 = mul nuw nsw i128 %v1311, 14757395258967641293
  %v1313 = lshr i128 %v1312, 67
  %v1308 = trunc nuw nsw i128 %v1313 to i64
  %v1310 = add i32 %v1309, 1
  %v1314 = icmp samesign ugt i64 %v1307, 99
  br i1 %v1314, label %v1306, label %v1303
v1303:
  %v1315 = phi i32 [ 2, %v1269 ], [ %v1310, %v1306 ]
  %v1316 = sext i32 %v1301 to i64
  %v1317 = sext i32 %v1315 to i64
  %v1318 = add i64 %v1288, 2
  %v1319 = add i64 %v1318, %v1317
  br label %v1320
v1320:
  %v1321 = phi i64 [ %v1316, %v1303 ], [ %v1322, %v1320 ]
  %v1323 = phi i64 [ %v1319, %v1303 ], [ %v1324, %v1320 ]
  %v1325 = phi i32 [ 0, %v1303 ], [ %v1326, %v1320 ]
  %v1327 = zext i64 %v1321 to i128
  %v1328 = mul nuw i128 %v1327, 14757395258967641293
  %v1329 = lshr i128 %v1328, 67
  %v1322 = trunc nuw nsw i128 %v1329 to i64
  %v1330 = mul i64 %v1322, 246
  %v1331 = add i64 %v1330, %v1321
  %v1332 = trunc i64 %v1331 to i8
  %v1333 = or i8 %v1332, 48
  %v1324 = add i64 %v1323, -1
  %v1334 = inttoptr i64 %v1323 to ptr
  %v1335 = getelementptr i8, ptr %v1334, i64 -1
  store i8 %v1333, ptr %v1335, align 1
  %v1326 = add nuw nsw i32 %v1325, 1
  %v1336 = icmp slt i32 %v1326, %v1315
  br i1 %v1336, label %v1320, label %v1065
v1137:
  %v1337 = zext nneg i32 %v1134 to i64
  br label %v1338
v1338:
  %v1339 = phi i64 [ %v1337, %v1137 ], [ %v1340, %v1338 ]
  %v1341 = phi i32 [ 1, %v1137 ], [ %v1342, %v1338 ]
  %v1343 = zext nneg i64 %v1339 to i128
  %v1344 = mul nuw nsw i128 %v1343, 14757395258967641293
  %v1345 = lshr i128 %v1344, 67
  %v1340 = trunc nuw nsw i128 %v1345 to i64
  %v1342 = add i32 %v1341, 1
  %v1346 = icmp samesign ugt i64 %v1339, 99
  br i1 %v1346, label %v1338, label %v1136
v1136:
  %v1347 = phi i32 [ 2, %v1103 ], [ %v1342, %v1338 ]
  %v1348 = sext i32 %v1134 to i64
  %v1349 = sext i32 %v1347 to i64
  %v1350 = add i64 %v1122, 2
  %v1351 = add i64 %v1350, %v1349
  br label %v1352
v1352:
  %v1353 = phi i64 [ %v1348, %v1136 ], [ %v1354, %v1352 ]
  %v1355 = phi i64 [ %v1351, %v1136 ], [ %v1356, %v1352 ]
  %v1357 = phi i32 [ 0, %v1136 ], [ %v1358, %v1352 ]
  %v1359 = zext i64 %v1353 to i128
  %v1360 = mul nuw i128 %v1359, 14757395258967641293
  %v1361 = lshr i128 %v1360, 67
  %v1354 = trunc nuw nsw i128 %v1361 to i64
  %v1362 = mul i64 %v1354, 246
  %v1363 = add i64 %v1362, %v1353
  %v1364 = trunc i64 %v1363 to i8
  %v1365 = or i8 %v1364, 48
  %v1356 = add i64 %v1355, -1
  %v1366 = inttoptr i64 %v1355 to ptr
  %v1367 = getelementptr i8, ptr %v1366, i64 -1
  store i8 %v1365, ptr %v1367, align 1
  %v1358 = add nuw nsw i32 %v1357, 1
  %v1368 = icmp slt i32 %v1358, %v1347
  br i1 %v1368, label %v1352, label %v1065
v1065:
  %v1369 = phi i64 [ %v1166, %v1170 ], [ %v1056, %v1071 ], [ %v1258, %v1320 ], [ %v1056, %v1059 ], [ %v1166, %v1181 ], [ %v1094, %v1352 ]
  %v1370 = phi i64 [ %v1174, %v1170 ], [ %v1073, %v1071 ], [ %v1319, %v1320 ], [ %v1063, %v1059 ], [ %v1180, %v1181 ], [ %v1351, %v1352 ]
  %v1371 = phi i64 [ %v1175, %v1170 ], [ %v1064, %v1071 ], [ 1, %v1320 ], [ %v1064, %v1059 ], [ %v1175, %v1181 ], [ 1, %v1352 ]
  br i1 %v18, label %v1372, label %v1373
v1372:
  %v1374 = add i64 %v1370, 1
  %v1375 = inttoptr i64 %v1370 to ptr
  store i8 37, ptr %v1375, align 1
  br label %v1373
v1373:
  %v1376 = phi i64 [ %v1370, %v1065 ], [ %v1374, %v1372 ]
  %v1377 = add i64 %v6, 8
  %v1378 = sub i64 %v1376, %v1369
  %v1379 = inttoptr i64 %v1377 to ptr
  %v1380 = getelementptr i8, ptr %v1379, i64 -8
  store i64 %v1376, ptr %v1380, align 8
  %v1381 = icmp ne i32 %v33, 0
  %v1382 = zext i1 %v1381 to i64
  %v1383 = icmp eq i32 %v9, 48
  %v1384 = icmp eq i32 %v10, 61
  %v1385 = and i16 %v15, 255
  %v1386 = icmp ne i16 %v1385, 0
  %v1387 = and i1 %v1383, %v1386
  %v1388 = and i1 %v1384, %v1387
  %v1389 = sub i64 %v2, %v1382
  %v1390 = sub i64 %v1389, %v1378
  %v1391 = select i1 %v1388, i64 %v1390, i64 0
  %v1392 = icmp eq i32 %v12, 98
  %v1393 = icmp eq i32 %v12, 111
  %v1394 = or i1 %v1392, %v1393
  %v1395 = and i32 %v11, 223
  %v1396 = icmp eq i32 %v1395, 88
  %v1397 = or i1 %v1396, %v1394
  %v1398 = select i1 %v1397, i64 4, i64 3
  %v1399 = icmp eq i16 %v1385, 0
  br label %v1400
v1400:
  %v1401 = phi i64 [ %v1371, %v1373 ], [ %v1402, %v1400 ]
  %v1403 = phi i64 [ %v1391, %v1373 ], [ %v1404, %v1400 ]
  %v1405 = phi i64 [ 0, %v1373 ], [ %v1406, %v1400 ]
  %v1407 = phi i64 [ 0, %v1373 ], [ 1, %v1400 ]
  %v1408 = tail call i64 @llvm.smax.i64(i64 %v1401, i64 %v1403)
  %v1409 = tail call i64 @llvm.smax.i64(i64 %v1408, i64 1)
  %v1410 = tail call i64 @llvm.smin.i64(i64 %v1409, i64 %v1398)
  %v1411 = select i1 %v1399, i64 %v1408, i64 %v1410
  %v1412 = add i64 %v1407, %v1405
  %v1406 = add i64 %v1412, %v1411
  %v1413 = tail call i64 @llvm.smin.i64(i64 %v1401, i64 %v1411)
  %v1402 = sub i64 %v1401, %v1413
  %v1414 = sub i64 %v1403, %v1411
  %v1415 = icmp sgt i64 %v1402, 0
  %v1416 = icmp sgt i64 %v1414, 0
  %v1404 = add i64 %v1414, -1
  %v1417 = or i1 %v1416, %v1415
  br i1 %v1417, label %v1400, label %v53
v53:
  %v1418 = add i64 %v1378, %v1406
  %v1419 = sub i64 %v1389, %v1418
  %v1420 = tail call i64 @llvm.smax.i64(i64 %v1419, i64 0)
  %v1421 = shl i64 %v1420, 2
  %v1422 = add i64 %v1378, %v1382
  %v1423 = add i64 %v1422, %v1406
  %v1424 = add i64 %v1423, %v1421
  %v1425 = load i64, ptr %v1379, align 8
  %v1426 = sub i64 %v1425, %v1376
  %v1427 = icmp slt i64 %v1426, %v1424
  %v1428 = icmp eq i64 %v1376, 0
  %v1429 = or i1 %v1428, %v1427
  br i1 %v1429, label %v46, label %v1430
v1430:
  %v1431 = trunc nuw i32 %v10 to i8
  switch i8 %v1431, label %v1432 [
    i8 60, label %v1433
    i8 94, label %v1434
  ]
v1434:
  %v1435 = lshr i64 %v1420, 1
  br label %v1433
v1432:
  %v1436 = select i1 %v1384, i64 0, i64 %v1420
  br label %v1433
v1433:
  %v1437 = phi i64 [ 0, %v1430 ], [ %v1435, %v1434 ], [ %v1436, %v1432 ]
  %v1438 = icmp slt i64 %v1437, 1
  br i1 %v1438, label %v1439, label %v1440
v1440:
  %v1441 = lshr i64 %v3, 6
  %v1442 = trunc i64 %v1441 to i16
  %v1443 = lshr i64 %v3, 12
  %v1444 = trunc i64 %v1443 to i8
  %v1445 = or i8 %v1444, -32
  %v1446 = and i16 %v1442, 63
  %v1447 = or disjoint i16 %v1446, -128
  %v1448 = lshr i64 %v3, 18
  %v1449 = trunc i64 %v1448 to i8
  %v1450 = or i8 %v1449, -16
  %v1451 = icmp samesign ult i32 %v9, 128
  %v1452 = icmp samesign ult i32 %v9, 2048
  %v1453 = icmp samesign ult i32 %v9, 65536
  %v1454 = and i8 %v1444, 63
  %v1455 = or disjoint i8 %v1454, -128
  %v1456 = trunc nsw i16 %v1447 to i8
  %v1457 = trunc nsw i16 %v1447 to i8
  %v1458 = trunc i64 %v1441 to i8
  %v1459 = or i8 %v1458, -64
  %v1460 = trunc i64 %v3 to i8
  %v1461 = and i8 %v1460, 63
  %v1462 = or disjoint i8 %v1461, -128
  %v1463 = trunc i64 %v3 to i8
  br label %v1464
v1464:
  %v1465 = phi i64 [ %v1376, %v1440 ], [ %v1466, %v1467 ]
  %v1468 = phi i64 [ 0, %v1440 ], [ %v1469, %v1467 ]
  br i1 %v1451, label %v1470, label %v1471
v1470:
  %v1472 = add i64 %v1465, 1
  %v1473 = inttoptr i64 %v1465 to ptr
  store i8 %v1463, ptr %v1473, align 1
  br label %v1467
v1471:
  br i1 %v1452, label %v1474, label %v1475
v1475:
  br i1 %v1453, label %v1476, label %v1477
v1476:
  %v1478 = add i64 %v1465, 1
  %v1479 = inttoptr i64 %v1465 to ptr
  store i8 %v1445, ptr %v1479, align 1
  br label %v1474
v1477:
  %v1480 = inttoptr i64 %v1465 to ptr
  store i8 %v1450, ptr %v1480, align 1
  %v1481 = add i64 %v1465, 2
  %v1482 = getelementptr i8, ptr %v1480, i64 1
  store i8 %v1455, ptr %v1482, align 1
  br label %v1474
v1474:
  %v1483 = phi i64 [ %v1481, %v1477 ], [ %v1478, %v1476 ], [ %v1465, %v1471 ]
  %v1484 = phi i8 [ %v1456, %v1477 ], [ %v1457, %v1476 ], [ %v1459, %v1471 ]
  %v1485 = inttoptr i64 %v1483 to ptr
  store i8 %v1484, ptr %v1485, align 1
  %v1486 = add i64 %v1483, 2
  %v1487 = inttoptr i64 %v1483 to ptr
  %v1488 = getelementptr i8, ptr %v1487, i64 1
  store i8 %v1462, ptr %v1488, align 1
  br label %v1467
v1467:
  %v1466 = phi i64 [ %v1472, %v1470 ], [ %v1486, %v1474 ]
  %v1469 = add nuw nsw i64 %v1468, 1
  %v1489 = icmp samesign ult i64 %v1469, %v1437
  br i1 %v1489, label %v1464, label %v1439
v1439:
  %v1490 = phi i64 [ %v1376, %v1433 ], [ %v1466, %v1467 ]
  %v1491 = icmp eq i32 %v33, 0
  br i1 %v1491, label %v1492, label %v1493
v1493:
  %v1494 = add i64 %v1490, 1
  %v1495 = trunc nuw i32 %v33 to i8
  %v1496 = inttoptr i64 %v1490 to ptr
  store i8 %v1495, ptr %v1496, align 1
  br label %v1492
v1492:
  %v1497 = phi i64 [ %v1490, %v1439 ], [ %v1494, %v1493 ]
  %v1498 = icmp ne i32 %v10, 61
  %v1499 = icmp slt i64 %v1419, 1
  %v1500 = or i1 %v1498, %v1499
  br i1 %v1500, label %v1501, label %v1502
v1502:
  %v1503 = lshr i64 %v3, 6
  %v1504 = trunc i64 %v1503 to i16
  %v1505 = lshr i64 %v3, 12
  %v1506 = trunc i64 %v1505 to i8
  %v1507 = or i8 %v1506, -32
  %v1508 = and i16 %v1504, 63
  %v1509 = or disjoint i16 %v1508, -128
  %v1510 = lshr i64 %v3, 18
  %v1511 = trunc i64 %v1510 to i8
  %v1512 = or i8 %v1511, -16
  %v1513 = icmp samesign ult i32 %v9, 128
  %v1514 = icmp samesign ult i32 %v9, 2048
  %v1515 = icmp samesign ult i32 %v9, 65536
  %v1516 = and i8 %v1506, 63
  %v1517 = or disjoint i8 %v1516, -128
  %v1518 = trunc nsw i16 %v1509 to i8
  %v1519 = trunc nsw i16 %v1509 to i8
  %v1520 = trunc i64 %v1503 to i8
  %v1521 = or i8 %v1520, -64
  %v1522 = trunc i64 %v3 to i8
  %v1523 = and i8 %v1522, 63
  %v1524 = or disjoint i8 %v1523, -128
  %v1525 = trunc i64 %v3 to i8
  br label %v1526
v1526:
  %v1527 = phi i64 [ %v1497, %v1502 ], [ %v1528, %v1529 ]
  %v1530 = phi i64 [ 0, %v1502 ], [ %v1531, %v1529 ]
  br i1 %v1513, label %v1532, label %v1533
v1532:
  %v1534 = add i64 %v1527, 1
  %v1535 = inttoptr i64 %v1527 to ptr
  store i8 %v1525, ptr %v1535, align 1
  br label %v1529
v1533:
  br i1 %v1514, label %v1536, label %v1537
v1537:
  br i1 %v1515, label %v1538, label %v1539
v1538:
  %v1540 = add i64 %v1527, 1
  %v1541 = inttoptr i64 %v1527 to ptr
  store i8 %v1507, ptr %v1541, align 1
  br label %v1536
v1539:
  %v1542 = inttoptr i64 %v1527 to ptr
  store i8 %v1512, ptr %v1542, align 1
  %v1543 = add i64 %v1527, 2
  %v1544 = getelementptr i8, ptr %v1542, i64 1
  store i8 %v1517, ptr %v1544, align 1
  br label %v1536
v1536:
  %v1545 = phi i64 [ %v1543, %v1539 ], [ %v1540, %v1538 ], [ %v1527, %v1533 ]
  %v1546 = phi i8 [ %v1518, %v1539 ], [ %v1519, %v1538 ], [ %v1521, %v1533 ]
  %v1547 = inttoptr i64 %v1545 to ptr
  store i8 %v1546, ptr %v1547, align 1
  %v1548 = add i64 %v1545, 2
  %v1549 = inttoptr i64 %v1545 to ptr
  %v1550 = getelementptr i8, ptr %v1549, i64 1
  store i8 %v1524, ptr %v1550, align 1
  br label %v1529
v1529:
  %v1528 = phi i64 [ %v1534, %v1532 ], [ %v1548, %v1536 ]
  %v1531 = add nuw nsw i64 %v1530, 1
  %v1551 = icmp sgt i64 %v1419, %v1531
  br i1 %v1551, label %v1526, label %v1501
v1501:
  %v1552 = phi i64 [ %v1497, %v1492 ], [ %v1528, %v1529 ]
  %v1553 = add i64 %v1552, %v1406
  %v1554 = add i64 %v39, -1
  %v1555 = trunc i64 %v14 to i8
  br label %v1556
v1556:
  %v1557 = phi i64 [ %v1371, %v1501 ], [ %v1558, %v1559 ]
  %v1560 = phi i64 [ %v1391, %v1501 ], [ %v1561, %v1559 ]
  %v1562 = phi i1 [ true, %v1501 ], [ false, %v1559 ]
  %v1563 = phi i64 [ %v1553, %v1501 ], [ %v1564, %v1559 ]
  %v1565 = tail call i64 @llvm.smax.i64(i64 %v1557, i64 %v1560)
  %v1566 = tail call i64 @llvm.smax.i64(i64 %v1565, i64 1)
  %v1567 = tail call i64 @llvm.smin.i64(i64 %v1566, i64 %v1398)
  %v1568 = select i1 %v1399, i64 %v1565, i64 %v1567
  br i1 %v1562, label %v1569, label %v1570
v1570:
  %v1571 = icmp eq i64 %v1563, 0
  br i1 %v1571, label %v1569, label %v1572
v1572:
  %v1573 = add i64 %v1563, -1
  %v1574 = inttoptr i64 %v1563 to ptr
  %v1575 = getelementptr i8, ptr %v1574, i64 -1
  store i8 %v1555, ptr %v1575, align 1
  br label %v1569
v1569:
  %v1576 = phi i64 [ %v1563, %v1556 ], [ 0, %v1570 ], [ %v1573, %v1572 ]
  %v1577 = icmp slt i64 %v1568, 1
  %v1578 = icmp eq i64 %v1576, 0
  %v1579 = or i1 %v1577, %v1578
  br i1 %v1579, label %v1559, label %v1580
v1580:
  %v1581 = add i64 %v1554, %v1557
  br label %v1582
v1582:
  %v1583 = phi i64 [ %v1557, %v1580 ], [ %v1584, %v1585 ]
  %v1586 = phi i64 [ %v1581, %v1580 ], [ %v1587, %v1585 ]
  %v1588 = phi i64 [ %v1576, %v1580 ], [ %v1589, %v1585 ]
  %v1590 = phi i64 [ 0, %v1580 ], [ %v1591, %v1585 ]
  %v1592 = icmp slt i64 %v1583, 1
  br i1 %v1592, label %v1585, label %v1593
v1593:
  %v1594 = inttoptr i64 %v1586 to ptr
  %v1595 = load i8, ptr %v1594, align 1
  br label %v1585
v1585:
  %v1596 = phi i8 [ 48, %v1582 ], [ %v1595, %v1593 ]
  %v1589 = add i64 %v1588, -1
  %v1597 = inttoptr i64 %v1588 to ptr
  %v1598 = getelementptr i8, ptr %v1597, i64 -1
  store i8 %v1596, ptr %v1598, align 1
  %v1587 = add i64 %v1586, -1
  %v1584 = add i64 %v1583, -1
  %v1591 = add nuw nsw i64 %v1590, 1
  %v1599 = icmp slt i64 %v1591, %v1568
  br i1 %v1599, label %v1582, label %v1559
v1559:
  %v1564 = phi i64 [ %v1576, %v1569 ], [ %v1589, %v1585 ]
  %v1600 = tail call i64 @llvm.smin.i64(i64 %v1557, i64 %v1568)
  %v1558 = sub i64 %v1557, %v1600
  %v1601 = icmp sgt i64 %v1558, 0
  %v1602 = sub i64 %v1560, %v1568
  %v1603 = icmp sgt i64 %v1602, 0
  %v1561 = add i64 %v1602, -1
  %v1604 = or i1 %v1603, %v1601
  br i1 %v1604, label %v1556, label %v1605
v1605:
  %v1606 = inttoptr i64 %v1553 to ptr
  %v1607 = inttoptr i64 %v1369 to ptr
  %v1608 = icmp ugt i64 %v1378, 16
  br i1 %v1608, label %v1609, label %v1610
v1609:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v1606, ptr align 1 %v1607, i64 %v1378, i1 false)
  br label %v1611
v1610:
  %v1612 = icmp ugt i64 %v1378, 7
  br i1 %v1612, label %v1613, label %v1614
v1613:
  %v1615 = getelementptr i8, ptr %v1607, i64 %v1378
  %v1616 = getelementptr i8, ptr %v1615, i64 -8
  %v1617 = getelementptr i8, ptr %v1606, i64 %v1378
  %v1618 = getelementptr i8, ptr %v1617, i64 -8
  %v1619 = load i64, ptr %v1607, align 1
  %v1620 = load i64, ptr %v1616, align 1
  store i64 %v1619, ptr %v1606, align 1
  store i64 %v1620, ptr %v1618, align 1
  br label %v1611
v1614:
  %v1621 = icmp eq i64 %v1376, %v1369
  br i1 %v1621, label %v1611, label %v1622
v1622:
  %v1623 = phi i64 [ %v1624, %v1622 ], [ 0, %v1614 ]
  %v1625 = getelementptr i8, ptr %v1607, i64 %v1623
  %v1626 = load i8, ptr %v1625, align 1
  %v1627 = getelementptr i8, ptr %v1606, i64 %v1623
  store i8 %v1626, ptr %v1627, align 1
  %v1624 = add nuw nsw i64 %v1623, 1
  %v1628 = icmp eq i64 %v1624, %v1378
  br i1 %v1628, label %v1611, label %v1622
v1611:
  %v1629 = add i64 %v1553, %v1378
  br i1 %v1384, label %v55, label %v1630
v1630:
  %v1631 = sub nsw i64 %v1420, %v1437
  %v1632 = icmp slt i64 %v1631, 1
  br i1 %v1632, label %v55, label %v1633
v1633:
  %v1634 = lshr i64 %v3, 6
  %v1635 = trunc i64 %v1634 to i16
  %v1636 = lshr i64 %v3, 12
  %v1637 = trunc i64 %v1636 to i8
  %v1638 = or i8 %v1637, -32
  %v1639 = and i16 %v1635, 63
  %v1640 = or disjoint i16 %v1639, -128
  %v1641 = lshr i64 %v3, 18
  %v1642 = trunc i64 %v1641 to i8
  %v1643 = or i8 %v1642, -16
  %v1644 = icmp samesign ult i32 %v9, 128
  %v1645 = icmp samesign ult i32 %v9, 2048
  %v1646 = icmp samesign ult i32 %v9, 65536
  %v1647 = and i8 %v1637, 63
  %v1648 = or disjoint i8 %v1647, -128
  %v1649 = trunc nsw i16 %v1640 to i8
  %v1650 = trunc nsw i16 %v1640 to i8
  %v1651 = trunc i64 %v1634 to i8
  %v1652 = or i8 %v1651, -64
  %v1653 = trunc i64 %v3 to i8
  %v1654 = and i8 %v1653, 63
  %v1655 = or disjoint i8 %v1654, -128
  %v1656 = trunc i64 %v3 to i8
  br label %v1657
v1657:
  %v1658 = phi i64 [ %v1629, %v1633 ], [ %v1659, %v1660 ]
  %v1661 = phi i64 [ 0, %v1633 ], [ %v1662, %v1660 ]
  br i1 %v1644, label %v1663, label %v1664
v1663:
  %v1665 = add i64 %v1658, 1
  %v1666 = inttoptr i64 %v1658 to ptr
  store i8 %v1656, ptr %v1666, align 1
  br label %v1660
v1664:
  br i1 %v1645, label %v1667, label %v1668
v1668:
  br i1 %v1646, label %v1669, label %v1670
v1669:
  %v1671 = add i64 %v1658, 1
  %v1672 = inttoptr i64 %v1658 to ptr
  store i8 %v1638, ptr %v1672, align 1
  br label %v1667
v1670:
  %v1673 = inttoptr i64 %v1658 to ptr
  store i8 %v1643, ptr %v1673, align 1
  %v1674 = add i64 %v1658, 2
  %v1675 = getelementptr i8, ptr %v1673, i64 1
  store i8 %v1648, ptr %v1675, align 1
  br label %v1667
v1667:
  %v1676 = phi i64 [ %v1674, %v1670 ], [ %v1671, %v1669 ], [ %v1658, %v1664 ]
  %v1677 = phi i8 [ %v1649, %v1670 ], [ %v1650, %v1669 ], [ %v1652, %v1664 ]
  %v1678 = inttoptr i64 %v1676 to ptr
  store i8 %v1677, ptr %v1678, align 1
  %v1679 = add i64 %v1676, 2
  %v1680 = inttoptr i64 %v1676 to ptr
  %v1681 = getelementptr i8, ptr %v1680, i64 1
  store i8 %v1655, ptr %v1681, align 1
  br label %v1660
v1660:
  %v1659 = phi i64 [ %v1665, %v1663 ], [ %v1679, %v1667 ]
  %v1662 = add nuw nsw i64 %v1661, 1
  %v1682 = icmp slt i64 %v1662, %v1631
  br i1 %v1682, label %v1657, label %v55
v55:
  %v1683 = phi i64 [ %v1629, %v1611 ], [ %v1629, %v1630 ], [ %v1659, %v1660 ]
  %v54 = load i64, ptr %v1380, align 8
  store i64 %v1683, ptr %v1380, align 8
  %v58 = sub i64 %v1683, %v54
  br label %v46
}
define internal { i64, i64 } @udf_text_format_text(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) noinline nounwind {
v10:
  %v5 = icmp slt i64 %v1, 8
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = phi i64 [ %v9, %v7 ], [ 0, %v10 ]
  %v11 = phi i64 [ %v12, %v7 ], [ %v1, %v10 ]
  %v13 = add i64 %v8, %v0
  %v14 = inttoptr i64 %v13 to ptr
  %v15 = load i64, ptr %v14, align 1
  %v16 = lshr i64 %v15, 7
  %v17 = lshr i64 %v15, 6
  %v18 = and i64 %v17, 72340172838076673
  %v19 = xor i64 %v18, 72340172838076673
  %v20 = and i64 %v19, %v16
  %v21 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v20)
  %v12 = sub i64 %v11, %v21
  %v9 = add i64 %v8, 8
  %v22 = add i64 %v8, 16
  %v23 = icmp sgt i64 %v22, %v1
  br i1 %v23, label %v6, label %v7
v6:
  %v24 = phi i64 [ %v1, %v10 ], [ %v12, %v7 ]
  %v25 = phi i64 [ 0, %v10 ], [ %v9, %v7 ]
  %v26 = icmp slt i64 %v25, %v1
  br i1 %v26, label %v27, label %v28
v27:
  %v29 = phi i64 [ %v30, %v27 ], [ %v24, %v6 ]
  %v31 = phi i64 [ %v32, %v27 ], [ %v25, %v6 ]
  %v33 = add i64 %v31, %v0
  %v34 = inttoptr i64 %v33 to ptr
  %v35 = load i8, ptr %v34, align 1
  %v36 = icmp slt i8 %v35, -64
  %v37 = sext i1 %v36 to i64
  %v30 = add i64 %v29, %v37
  %v32 = add nsw i64 %v31, 1
  %v38 = icmp slt i64 %v32, %v1
  br i1 %v38, label %v27, label %v28
v28:
  %v39 = phi i64 [ %v24, %v6 ], [ %v30, %v27 ]
  %v40 = trunc i64 %v3 to i32
  %v41 = and i32 %v40, 16777215
  %v42 = sub i64 %v2, %v39
  %v43 = icmp slt i64 %v42, 1
  br i1 %v43, label %v44, label %v45
v45:
  %v46 = shl i64 %v42, 2
  %v47 = add i64 %v46, %v1
  %v48 = add i64 %v4, 8
  %v49 = inttoptr i64 %v4 to ptr
  %v50 = load i64, ptr %v49, align 8
  %v51 = getelementptr i8, ptr %v49, i64 8
  %v52 = load i64, ptr %v51, align 8
  %v53 = sub i64 %v52, %v50
  %v54 = icmp slt i64 %v53, %v47
  %v55 = icmp eq i64 %v50, 0
  %v56 = or i1 %v55, %v54
  br i1 %v56, label %v44, label %v57
v57:
  %v58 = lshr i64 %v3, 24
  %v59 = trunc i64 %v58 to i8
  switch i8 %v59, label %v60 [
    i8 62, label %v61
    i8 94, label %v62
  ]
v62:
  %v63 = lshr i64 %v42, 1
  br label %v61
v60:
  br label %v61
v61:
  %v64 = phi i64 [ %v42, %v57 ], [ 0, %v60 ], [ %v63, %v62 ]
  %v65 = icmp slt i64 %v64, 1
  br i1 %v65, label %v66, label %v67
v67:
  %v68 = lshr i64 %v3, 6
  %v69 = trunc i64 %v68 to i16
  %v70 = lshr i64 %v3, 12
  %v71 = trunc i64 %v70 to i8
  %v72 = or i8 %v71, -32
  %v73 = and i16 %v69, 63
  %v74 = or disjoint i16 %v73, -128
  %v75 = lshr i64 %v3, 18
  %v76 = trunc i64 %v75 to i8
  %v77 = or i8 %v76, -16
  %v78 = icmp samesign ult i32 %v41, 128
  %v79 = icmp samesign ult i32 %v41, 2048
  %v80 = icmp samesign ult i32 %v41, 65536
  %v81 = and i8 %v71, 63
  %v82 = or disjoint i8 %v81, -128
  %v83 = trunc nsw i16 %v74 to i8
  %v84 = trunc nsw i16 %v74 to i8
  %v85 = trunc i64 %v68 to i8
  %v86 = or i8 %v85, -64
  %v87 = trunc i64 %v3 to i8
  %v88 = and i8 %v87, 63
  %v89 = or disjoint i8 %v88, -128
  %v90 = trunc i64 %v3 to i8
  br label %v91
v91:
  %v92 = phi i64 [ %v50, %v67 ], [ %v93, %v94 ]
  %v95 = phi i64 [ 0, %v67 ], [ %v96, %v94 ]
  br i1 %v78, label %v97, label %v98
v97:
  %v99 = add i64 %v92, 1
  %v100 = inttoptr i64 %v92 to ptr
  store i8 %v90, ptr %v100, align 1
  br label %v94
v98:
  br i1 %v79, label %v101, label %v102
v102:
  br i1 %v80, label %v103, label %v104
v103:
  %v105 = add i64 %v92, 1
  %v106 = inttoptr i64 %v92 to ptr
  store i8 %v72, ptr %v106, align 1
  br label %v101
v104:
  %v107 = inttoptr i64 %v92 to ptr
  store i8 %v77, ptr %v107, align 1
  %v108 = add i64 %v92, 2
  %v109 = getelementptr i8, ptr %v107, i64 1
  store i8 %v82, ptr %v109, align 1
  br label %v101
v101:
  %v110 = phi i64 [ %v108, %v104 ], [ %v105, %v103 ], [ %v92, %v98 ]
  %v111 = phi i8 [ %v83, %v104 ], [ %v84, %v103 ], [ %v86, %v98 ]
  %v112 = inttoptr i64 %v110 to ptr
  store i8 %v111, ptr %v112, align 1
  %v113 = add i64 %v110, 2
  %v114 = inttoptr i64 %v110 to ptr
  %v115 = getelementptr i8, ptr %v114, i64 1
  store i8 %v89, ptr %v115, align 1
  br label %v94
v94:
  %v93 = phi i64 [ %v99, %v97 ], [ %v113, %v101 ]
  %v96 = add nuw nsw i64 %v95, 1
  %v116 = icmp slt i64 %v96, %v64
  br i1 %v116, label %v91, label %v66
v66:
  %v117 = phi i64 [ %v50, %v61 ], [ %v93, %v94 ]
  %v118 = inttoptr i64 %v117 to ptr
  %v119 = inttoptr i64 %v0 to ptr
  %v120 = icmp ugt i64 %v1, 16
  br i1 %v120, label %v121, label %v122
v121:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v118, ptr align 1 %v119, i64 %v1, i1 false)
  br label %v123
v122:
  %v124 = icmp ugt i64 %v1, 7
  br i1 %v124, label %v125, label %v126
v125:
  %v127 = getelementptr i8, ptr %v119, i64 %v1
  %v128 = getelementptr i8, ptr %v127, i64 -8
  %v129 = getelementptr i8, ptr %v118, i64 %v1
  %v130 = getelementptr i8, ptr %v129, i64 -8
  %v131 = load i64, ptr %v119, align 1
  %v132 = load i64, ptr %v128, align 1
  store i64 %v131, ptr %v118, align 1
  store i64 %v132, ptr %v130, align 1
  br label %v123
v126:
  %v133 = icmp eq i64 %v1, 0
  br i1 %v133, label %v123, label %v134
v134:
  %v135 = phi i64 [ %v136, %v134 ], [ 0, %v126 ]
  %v137 = getelementptr i8, ptr %v119, i64 %v135
  %v138 = load i8, ptr %v137, align 1
  %v139 = getelementptr i8, ptr %v118, i64 %v135
  store i8 %v138, ptr %v139, align 1
  %v136 = add nuw nsw i64 %v135, 1
  %v140 = icmp eq i64 %v136, %v1
  br i1 %v140, label %v123, label %v134
v123:
  %v141 = add i64 %v117, %v1
  %v142 = sub nsw i64 %v42, %v64
  %v143 = icmp slt i64 %v142, 1
  br i1 %v143, label %v144, label %v145
v145:
  %v146 = lshr i64 %v3, 6
  %v147 = trunc i64 %v146 to i16
  %v148 = lshr i64 %v3, 12
  %v149 = trunc i64 %v148 to i8
  %v150 = or i8 %v149, -32
  %v151 = and i16 %v147, 63
  %v152 = or disjoint i16 %v151, -128
  %v153 = lshr i64 %v3, 18
  %v154 = trunc i64 %v153 to i8
  %v155 = or i8 %v154, -16
  %v156 = icmp samesign ult i32 %v41, 128
  %v157 = icmp samesign ult i32 %v41, 2048
  %v158 = icmp samesign ult i32 %v41, 65536
  %v159 = and i8 %v149, 63
  %v160 = or disjoint i8 %v159, -128
  %v161 = trunc nsw i16 %v152 to i8
  %v162 = trunc nsw i16 %v152 to i8
  %v163 = trunc i64 %v146 to i8
  %v164 = or i8 %v163, -64
  %v165 = trunc i64 %v3 to i8
  %v166 = and i8 %v165, 63
  %v167 = or disjoint i8 %v166, -128
  %v168 = trunc i64 %v3 to i8
  br label %v169
v169:
  %v170 = phi i64 [ %v141, %v145 ], [ %v171, %v172 ]
  %v173 = phi i64 [ 0, %v145 ], [ %v174, %v172 ]
  br i1 %v156, label %v175, label %v176
v175:
  %v177 = add i64 %v170, 1
  %v178 = inttoptr i64 %v170 to ptr
  store i8 %v168, ptr %v178, align 1
  br label %v172
v176:
  br i1 %v157, label %v179, label %v180
v180:
  br i1 %v158, label %v181, label %v182
v181:
  %v183 = add i64 %v170, 1
  %v184 = inttoptr i64 %v170 to ptr
  store i8 %v150, ptr %v184, align 1
  br label %v179
v182:
  %v185 = inttoptr i64 %v170 to ptr
  store i8 %v155, ptr %v185, align 1
  %v186 = add i64 %v170, 2
  %v187 = getelementptr i8, ptr %v185, i64 1
  store i8 %v160, ptr %v187, align 1
  br label %v179
v179:
  %v188 = phi i64 [ %v186, %v182 ], [ %v183, %v181 ], [ %v170, %v176 ]
  %v189 = phi i8 [ %v161, %v182 ], [ %v162, %v181 ], [ %v164, %v176 ]
  %v190 = inttoptr i64 %v188 to ptr
  store i8 %v189, ptr %v190, align 1
  %v191 = add i64 %v188, 2
  %v192 = inttoptr i64 %v188 to ptr
  %v193 = getelementptr i8, ptr %v192, i64 1
  store i8 %v167, ptr %v193, align 1
  br label %v172
v172:
  %v171 = phi i64 [ %v177, %v175 ], [ %v191, %v179 ]
  %v174 = add nuw nsw i64 %v173, 1
  %v194 = icmp slt i64 %v174, %v142
  br i1 %v194, label %v169, label %v144
v144:
  %v195 = phi i64 [ %v141, %v123 ], [ %v171, %v172 ]
  %v196 = inttoptr i64 %v48 to ptr
  %v197 = getelementptr i8, ptr %v196, i64 -8
  %v198 = load i64, ptr %v197, align 8
  store i64 %v195, ptr %v197, align 8
  %v199 = sub i64 %v195, %v198
  br label %v44
v44:
  %v200 = phi i64 [ %v198, %v144 ], [ 0, %v45 ], [ %v0, %v28 ]
  %v201 = phi i64 [ %v199, %v144 ], [ 0, %v45 ], [ %v1, %v28 ]
  %v202 = insertvalue { i64, i64 } poison, i64 %v200, 0
  %v203 = insertvalue { i64, i64 } %v202, i64 %v201, 1
  ret { i64, i64 } %v203
}
define internal { i32 } @udf_text_all_ascii(i64 %v0, i64 %v1, i32 %v2) noinline nounwind {
v60:
  %v3 = icmp eq i64 %v1, 0
  br i1 %v3, label %v4, label %v5
v5:
  %v6 = icmp slt i64 %v1, 1
  br i1 %v6, label %v4, label %v7
v7:
  %v8 = phi i64 [ %v9, %v10 ], [ 0, %v5 ]
  %v11 = add i64 %v8, %v0
  %v12 = inttoptr i64 %v11 to ptr
  %v13 = load i8, ptr %v12, align 1
  %v14 = icmp ugt i8 %v13, 58
  br i1 %v14, label %v15, label %v16
v16:
  %v17 = zext nneg i8 %v13 to i64
  %v18 = shl nuw nsw i64 1, %v17
  %v19 = and i64 %v18, 288301294651703296
  %v20 = icmp eq i64 %v19, 0
  br i1 %v20, label %v15, label %v21
v15:
  br label %v21
v21:
  %v22 = phi i1 [ false, %v15 ], [ true, %v16 ]
  %v23 = add i8 %v13, -65
  %v24 = icmp ult i8 %v23, 26
  %v25 = add i8 %v13, -97
  %v26 = icmp ult i8 %v25, 26
  %v27 = icmp eq i8 %v13, 94
  %v28 = or i1 %v27, %v22
  %v29 = icmp eq i8 %v13, 96
  %v30 = or i1 %v29, %v28
  %v31 = select i1 %v30, i32 4096, i32 0
  %v32 = icmp eq i8 %v13, 95
  %v33 = select i1 %v32, i32 1536, i32 0
  %v34 = add i8 %v13, -48
  %v35 = icmp ult i8 %v34, 10
  %v36 = select i1 %v35, i32 1038, i32 0
  %v37 = or i32 %v36, %v33
  %v38 = add i8 %v13, -32
  %v39 = icmp ult i8 %v38, 95
  %v40 = select i1 %v39, i32 256, i32 0
  %v41 = or disjoint i32 %v37, %v40
  %v42 = or i1 %v24, %v26
  %v43 = select i1 %v42, i32 3585, i32 0
  %v44 = or i32 %v41, %v43
  %v45 = select i1 %v26, i32 32, i32 0
  %v46 = select i1 %v24, i32 64, i32 %v45
  %v47 = or disjoint i32 %v44, %v46
  %v48 = add i8 %v13, -9
  %v49 = icmp ult i8 %v48, 5
  %v50 = add i8 %v13, -28
  %v51 = icmp ult i8 %v50, 5
  %v52 = or i1 %v51, %v49
  %v53 = select i1 %v52, i32 16, i32 0
  %v54 = or disjoint i32 %v47, %v53
  %v55 = or i32 %v54, %v31
  %v56 = and i32 %v55, %v2
  %v57 = icmp eq i32 %v56, 0
  br i1 %v57, label %v4, label %v10
v10:
  %v9 = add nuw nsw i64 %v8, 1
  %v58 = icmp slt i64 %v9, %v1
  br i1 %v58, label %v7, label %v4
v4:
  %v59 = phi i32 [ 0, %v60 ], [ 1, %v5 ], [ 0, %v21 ], [ 1, %v10 ]
  %v61 = insertvalue { i32 } poison, i32 %v59, 0
  ret { i32 } %v61
}
define internal { i32 } @udf_text_all_utf8(i64 %v0, i64 %v1, i32 %v2, i64 %v3) noinline nounwind {
v148:
  %v4 = icmp eq i64 %v1, 0
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = icmp slt i64 %v1, 1
  br i1 %v7, label %v5, label %v8
v8:
  %v9 = add i64 %v3, 16
  %v10 = inttoptr i64 %v3 to ptr
  %v11 = getelementptr i8, ptr %v10, i64 4
  br label %v12
v12:
  %v13 = phi i64 [ 0, %v8 ], [ %v14, %v15 ]
  %v16 = add i64 %v13, %v0
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i8, ptr %v17, align 1
  %v19 = sext i8 %v18 to i16
  %v20 = icmp sgt i8 %v18, -1
  %v21 = and i16 %v19, 255
  %v22 = zext nneg i16 %v21 to i32
  br i1 %v20, label %v23, label %v24
v23:
  %v25 = icmp ugt i8 %v18, 58
  br i1 %v25, label %v26, label %v27
v27:
  %v28 = zext nneg i16 %v19 to i64
  %v29 = shl nuw i64 1, %v28
  %v30 = and i64 %v29, 288301294651703296
  %v31 = icmp eq i64 %v30, 0
  br i1 %v31, label %v26, label %v32
v26:
  br label %v32
v32:
  %v33 = phi i1 [ false, %v26 ], [ true, %v27 ]
  %v34 = add nsw i16 %v21, -65
  %v35 = icmp ult i16 %v34, 26
  %v36 = add nsw i16 %v21, -97
  %v37 = icmp ult i16 %v36, 26
  %v38 = icmp eq i8 %v18, 94
  %v39 = or i1 %v38, %v33
  %v40 = icmp eq i8 %v18, 96
  %v41 = or i1 %v40, %v39
  %v42 = select i1 %v41, i32 4096, i32 0
  %v43 = icmp eq i8 %v18, 95
  %v44 = select i1 %v43, i32 1536, i32 0
  %v45 = add nsw i16 %v21, -48
  %v46 = icmp ult i16 %v45, 10
  %v47 = select i1 %v46, i32 1038, i32 0
  %v48 = or i32 %v47, %v44
  %v49 = add nsw i16 %v21, -32
  %v50 = icmp ult i16 %v49, 95
  %v51 = select i1 %v50, i32 256, i32 0
  %v52 = or disjoint i32 %v48, %v51
  %v53 = or i1 %v35, %v37
  %v54 = select i1 %v53, i32 3585, i32 0
  %v55 = or i32 %v52, %v54
  %v56 = select i1 %v37, i32 32, i32 0
  %v57 = select i1 %v35, i32 64, i32 %v56
  %v58 = or disjoint i32 %v55, %v57
  %v59 = and i32 %v22, 124
  %v60 = icmp eq i32 %v59, 28
  %v61 = icmp eq i8 %v18, 32
  %v62 = add nsw i16 %v21, -9
  %v63 = icmp ult i16 %v62, 5
  %v64 = or i1 %v61, %v63
  %v65 = or i1 %v60, %v64
  %v66 = select i1 %v65, i32 16, i32 0
  %v67 = or disjoint i32 %v58, %v66
  %v68 = or i32 %v67, %v42
  br label %v69
v24:
  %v70 = icmp samesign ult i16 %v21, 224
  br i1 %v70, label %v71, label %v72
v71:
  %v73 = getelementptr i8, ptr %v17, i64 1
  %v74 = load i8, ptr %v73, align 1
  %v75 = and i8 %v74, 63
  %v76 = zext nneg i8 %v75 to i32
  %v77 = shl nuw nsw i32 %v22, 6
  %v78 = and i32 %v77, 1984
  %v79 = or disjoint i32 %v78, %v76
  br label %v80
v72:
  %v81 = icmp samesign ult i16 %v21, 240
  %v82 = getelementptr i8, ptr %v17, i64 1
  %v83 = load i8, ptr %v82, align 1
  %v84 = zext i8 %v83 to i32
  %v85 = getelementptr i8, ptr %v17, i64 2
  %v86 = load i8, ptr %v85, align 1
  br i1 %v81, label %v87, label %v88
v87:
  %v89 = shl nuw nsw i32 %v22, 12
  %v90 = and i32 %v89, 61440
  %v91 = shl nuw nsw i32 %v84, 6
  %v92 = and i32 %v91, 4032
  %v93 = or disjoint i32 %v92, %v90
  %v94 = and i8 %v86, 63
  %v95 = zext nneg i8 %v94 to i32
  %v96 = or disjoint i32 %v93, %v95
  br label %v80
v88:
  %v97 = shl nuw nsw i32 %v22, 18
  %v98 = and i32 %v97, 1835008
  %v99 = shl nuw nsw i32 %v84, 12
  %v100 = and i32 %v99, 258048
  %v101 = or disjoint i32 %v100, %v98
  %v102 = zext i8 %v86 to i32
  %v103 = shl nuw nsw i32 %v102, 6
  %v104 = and i32 %v103, 4032
  %v105 = or disjoint i32 %v101, %v104
  %v106 = getelementptr i8, ptr %v17, i64 3
  %v107 = load i8, ptr %v106, align 1
  %v108 = and i8 %v107, 63
  %v109 = zext nneg i8 %v108 to i32
  %v110 = or disjoint i32 %v105, %v109
  br label %v80
v80:
  %v111 = phi i32 [ %v79, %v71 ], [ %v96, %v87 ], [ %v110, %v88 ]
  %v112 = load i32, ptr %v10, align 4
  %v113 = sext i32 %v112 to i64
  %v114 = add i64 %v3, %v113
  %v115 = load i32, ptr %v11, align 4
  %v116 = sext i32 %v115 to i64
  %v117 = add i64 %v3, %v116
  %v118 = lshr i32 %v111, 6
  %v119 = and i32 %v118, 67108862
  %v120 = zext nneg i32 %v119 to i64
  %v121 = add i64 %v9, %v120
  %v122 = inttoptr i64 %v121 to ptr
  %v123 = load i16, ptr %v122, align 2
  %v124 = zext i16 %v123 to i32
  %v125 = shl nuw nsw i32 %v124, 8
  %v126 = shl nuw nsw i32 %v111, 1
  %v127 = and i32 %v126, 254
  %v128 = or disjoint i32 %v125, %v127
  %v129 = zext nneg i32 %v128 to i64
  %v130 = add i64 %v114, %v129
  %v131 = inttoptr i64 %v130 to ptr
  %v132 = load i16, ptr %v131, align 2
  %v133 = zext i16 %v132 to i64
  %v134 = mul nuw nsw i64 %v133, 20
  %v135 = add i64 %v117, %v134
  %v136 = inttoptr i64 %v135 to ptr
  %v137 = load i32, ptr %v136, align 4
  br label %v69
v69:
  %v138 = phi i32 [ %v68, %v32 ], [ %v137, %v80 ]
  %v139 = and i32 %v138, %v2
  %v140 = icmp eq i32 %v139, 0
  br i1 %v140, label %v5, label %v15
v15:
  %v141 = icmp samesign ult i16 %v21, 240
  %v142 = select i1 %v141, i64 3, i64 4
  %v143 = icmp samesign ult i16 %v21, 224
  %v144 = select i1 %v143, i64 2, i64 %v142
  %v145 = select i1 %v20, i64 1, i64 %v144
  %v14 = add i64 %v145, %v13
  %v146 = icmp slt i64 %v14, %v1
  br i1 %v146, label %v12, label %v5
v5:
  %v147 = phi i32 [ 0, %v148 ], [ 1, %v6 ], [ 0, %v69 ], [ 1, %v15 ]
  %v149 = insertvalue { i32 } poison, i32 %v147, 0
  ret { i32 } %v149
}
define internal { i32 } @udf_text_case_ascii(i64 %v0, i64 %v1, i32 %v2, i32 %v3) noinline nounwind {
v10:
  %v4 = icmp slt i64 %v1, 1
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = phi i64 [ %v8, %v9 ], [ 0, %v10 ]
  %v11 = phi i32 [ %v12, %v9 ], [ 0, %v10 ]
  %v13 = add i64 %v7, %v0
  %v14 = inttoptr i64 %v13 to ptr
  %v15 = load i8, ptr %v14, align 1
  %v16 = icmp ugt i8 %v15, 58
  br i1 %v16, label %v17, label %v18
v18:
  %v19 = zext nneg i8 %v15 to i64
  %v20 = shl nuw nsw i64 1, %v19
  %v21 = and i64 %v20, 288301294651703296
  %v22 = icmp eq i64 %v21, 0
  br i1 %v22, label %v17, label %v23
v17:
  br label %v23
v23:
  %v24 = phi i1 [ false, %v17 ], [ true, %v18 ]
  %v25 = add i8 %v15, -65
  %v26 = icmp ult i8 %v25, 26
  %v27 = add i8 %v15, -97
  %v28 = icmp ult i8 %v27, 26
  %v29 = icmp eq i8 %v15, 94
  %v30 = or i1 %v29, %v24
  %v31 = icmp eq i8 %v15, 96
  %v32 = or i1 %v31, %v30
  %v33 = select i1 %v32, i32 4096, i32 0
  %v34 = add i8 %v15, -48
  %v35 = icmp ult i8 %v34, 10
  %v36 = select i1 %v35, i32 1038, i32 0
  %v37 = icmp eq i8 %v15, 95
  %v38 = select i1 %v37, i32 1536, i32 0
  %v39 = or i32 %v36, %v38
  %v40 = add i8 %v15, -32
  %v41 = icmp ult i8 %v40, 95
  %v42 = select i1 %v41, i32 256, i32 0
  %v43 = or disjoint i32 %v39, %v42
  %v44 = or i1 %v26, %v28
  %v45 = select i1 %v44, i32 3585, i32 0
  %v46 = or i32 %v43, %v45
  %v47 = select i1 %v28, i32 32, i32 0
  %v48 = select i1 %v26, i32 64, i32 %v47
  %v49 = or disjoint i32 %v46, %v48
  %v50 = add i8 %v15, -9
  %v51 = icmp ult i8 %v50, 5
  %v52 = add i8 %v15, -28
  %v53 = icmp ult i8 %v52, 5
  %v54 = or i1 %v53, %v51
  %v55 = select i1 %v54, i32 16, i32 0
  %v56 = or disjoint i32 %v49, %v55
  %v57 = or i32 %v56, %v33
  %v58 = and i32 %v57, %v3
  %v59 = icmp eq i32 %v58, 0
  br i1 %v59, label %v9, label %v5
v9:
  %v60 = and i32 %v57, %v2
  %v61 = icmp ne i32 %v60, 0
  %v62 = zext i1 %v61 to i32
  %v12 = or i32 %v11, %v62
  %v8 = add nuw nsw i64 %v7, 1
  %v63 = icmp slt i64 %v8, %v1
  br i1 %v63, label %v6, label %v5
v5:
  %v64 = phi i32 [ 0, %v10 ], [ 0, %v23 ], [ %v12, %v9 ]
  %v65 = insertvalue { i32 } poison, i32 %v64, 0
  ret { i32 } %v65
}
define internal { i32 } @udf_text_case_utf8(i64 %v0, i64 %v1, i32 %v2, i32 %v3, i64 %v4) noinline nounwind {
v152:
  %v5 = icmp slt i64 %v1, 1
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = add i64 %v4, 16
  %v9 = inttoptr i64 %v4 to ptr
  %v10 = getelementptr i8, ptr %v9, i64 4
  br label %v11
v11:
  %v12 = phi i64 [ 0, %v7 ], [ %v13, %v14 ]
  %v15 = phi i32 [ 0, %v7 ], [ %v16, %v14 ]
  %v17 = add i64 %v12, %v0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = load i8, ptr %v18, align 1
  %v20 = sext i8 %v19 to i16
  %v21 = icmp sgt i8 %v19, -1
  %v22 = and i16 %v20, 255
  %v23 = zext nneg i16 %v22 to i32
  br i1 %v21, label %v24, label %v25
v24:
  %v26 = icmp ugt i8 %v19, 58
  br i1 %v26, label %v27, label %v28
v28:
  %v29 = zext nneg i16 %v20 to i64
  %v30 = shl nuw i64 1, %v29
  %v31 = and i64 %v30, 288301294651703296
  %v32 = icmp eq i64 %v31, 0
  br i1 %v32, label %v27, label %v33
v27:
  br label %v33
v33:
  %v34 = phi i1 [ false, %v27 ], [ true, %v28 ]
  %v35 = add nsw i16 %v22, -65
  %v36 = icmp ult i16 %v35, 26
  %v37 = add nsw i16 %v22, -97
  %v38 = icmp ult i16 %v37, 26
  %v39 = icmp eq i8 %v19, 94
  %v40 = or i1 %v39, %v34
  %v41 = icmp eq i8 %v19, 96
  %v42 = or i1 %v41, %v40
  %v43 = select i1 %v42, i32 4096, i32 0
  %v44 = icmp eq i8 %v19, 95
  %v45 = select i1 %v44, i32 1536, i32 0
  %v46 = add nsw i16 %v22, -48
  %v47 = icmp ult i16 %v46, 10
  %v48 = select i1 %v47, i32 1038, i32 0
  %v49 = or i32 %v48, %v45
  %v50 = add nsw i16 %v22, -32
  %v51 = icmp ult i16 %v50, 95
  %v52 = select i1 %v51, i32 256, i32 0
  %v53 = or disjoint i32 %v49, %v52
  %v54 = or i1 %v36, %v38
  %v55 = select i1 %v54, i32 3585, i32 0
  %v56 = or i32 %v53, %v55
  %v57 = select i1 %v38, i32 32, i32 0
  %v58 = select i1 %v36, i32 64, i32 %v57
  %v59 = or disjoint i32 %v56, %v58
  %v60 = and i32 %v23, 124
  %v61 = icmp eq i32 %v60, 28
  %v62 = icmp eq i8 %v19, 32
  %v63 = add nsw i16 %v22, -9
  %v64 = icmp ult i16 %v63, 5
  %v65 = or i1 %v62, %v64
  %v66 = or i1 %v61, %v65
  %v67 = select i1 %v66, i32 16, i32 0
  %v68 = or disjoint i32 %v59, %v67
  %v69 = or i32 %v68, %v43
  br label %v70
v25:
  %v71 = icmp samesign ult i16 %v22, 224
  br i1 %v71, label %v72, label %v73
v72:
  %v74 = getelementptr i8, ptr %v18, i64 1
  %v75 = load i8, ptr %v74, align 1
  %v76 = and i8 %v75, 63
  %v77 = zext nneg i8 %v76 to i32
  %v78 = shl nuw nsw i32 %v23, 6
  %v79 = and i32 %v78, 1984
  %v80 = or disjoint i32 %v79, %v77
  br label %v81
v73:
  %v82 = icmp samesign ult i16 %v22, 240
  %v83 = getelementptr i8, ptr %v18, i64 1
  %v84 = load i8, ptr %v83, align 1
  %v85 = zext i8 %v84 to i32
  %v86 = getelementptr i8, ptr %v18, i64 2
  %v87 = load i8, ptr %v86, align 1
  br i1 %v82, label %v88, label %v89
v88:
  %v90 = shl nuw nsw i32 %v23, 12
  %v91 = and i32 %v90, 61440
  %v92 = shl nuw nsw i32 %v85, 6
  %v93 = and i32 %v92, 4032
  %v94 = or disjoint i32 %v93, %v91
  %v95 = and i8 %v87, 63
  %v96 = zext nneg i8 %v95 to i32
  %v97 = or disjoint i32 %v94, %v96
  br label %v81
v89:
  %v98 = shl nuw nsw i32 %v23, 18
  %v99 = and i32 %v98, 1835008
  %v100 = shl nuw nsw i32 %v85, 12
  %v101 = and i32 %v100, 258048
  %v102 = or disjoint i32 %v101, %v99
  %v103 = zext i8 %v87 to i32
  %v104 = shl nuw nsw i32 %v103, 6
  %v105 = and i32 %v104, 4032
  %v106 = or disjoint i32 %v102, %v105
  %v107 = getelementptr i8, ptr %v18, i64 3
  %v108 = load i8, ptr %v107, align 1
  %v109 = and i8 %v108, 63
  %v110 = zext nneg i8 %v109 to i32
  %v111 = or disjoint i32 %v106, %v110
  br label %v81
v81:
  %v112 = phi i32 [ %v80, %v72 ], [ %v97, %v88 ], [ %v111, %v89 ]
  %v113 = load i32, ptr %v9, align 4
  %v114 = sext i32 %v113 to i64
  %v115 = add i64 %v4, %v114
  %v116 = load i32, ptr %v10, align 4
  %v117 = sext i32 %v116 to i64
  %v118 = add i64 %v4, %v117
  %v119 = lshr i32 %v112, 6
  %v120 = and i32 %v119, 67108862
  %v121 = zext nneg i32 %v120 to i64
  %v122 = add i64 %v8, %v121
  %v123 = inttoptr i64 %v122 to ptr
  %v124 = load i16, ptr %v123, align 2
  %v125 = zext i16 %v124 to i32
  %v126 = shl nuw nsw i32 %v125, 8
  %v127 = shl nuw nsw i32 %v112, 1
  %v128 = and i32 %v127, 254
  %v129 = or disjoint i32 %v126, %v128
  %v130 = zext nneg i32 %v129 to i64
  %v131 = add i64 %v115, %v130
  %v132 = inttoptr i64 %v131 to ptr
  %v133 = load i16, ptr %v132, align 2
  %v134 = zext i16 %v133 to i64
  %v135 = mul nuw nsw i64 %v134, 20
  %v136 = add i64 %v118, %v135
  %v137 = inttoptr i64 %v136 to ptr
  %v138 = load i32, ptr %v137, align 4
  br label %v70
v70:
  %v139 = phi i32 [ %v69, %v33 ], [ %v138, %v81 ]
  %v140 = and i32 %v139, %v3
  %v141 = icmp eq i32 %v140, 0
  br i1 %v141, label %v14, label %v6
v14:
  %v142 = and i32 %v139, %v2
  %v143 = icmp ne i32 %v142, 0
  %v144 = zext i1 %v143 to i32
  %v16 = or i32 %v15, %v144
  %v145 = icmp samesign ult i16 %v22, 240
  %v146 = select i1 %v145, i64 3, i64 4
  %v147 = icmp samesign ult i16 %v22, 224
  %v148 = select i1 %v147, i64 2, i64 %v146
  %v149 = select i1 %v21, i64 1, i64 %v148
  %v13 = add i64 %v149, %v12
  %v150 = icmp slt i64 %v13, %v1
  br i1 %v150, label %v11, label %v6
v6:
  %v151 = phi i32 [ 0, %v152 ], [ 0, %v70 ], [ %v16, %v14 ]
  %v153 = insertvalue { i32 } poison, i32 %v151, 0
  ret { i32 } %v153
}
define internal { i32 } @udf_text_title_ascii(i64 %v0, i64 %v1) noinline nounwind {
v8:
  %v2 = icmp slt i64 %v1, 1
  br i1 %v2, label %v3, label %v4
v4:
  %v5 = phi i16 [ %v6, %v7 ], [ 0, %v8 ]
  %v9 = phi i64 [ %v10, %v7 ], [ 0, %v8 ]
  %v11 = phi i8 [ %v12, %v7 ], [ 0, %v8 ]
  %v13 = add i64 %v9, %v0
  %v14 = inttoptr i64 %v13 to ptr
  %v15 = load i8, ptr %v14, align 1
  %v16 = add i8 %v15, -91
  %v17 = icmp ult i8 %v16, -26
  br i1 %v17, label %v18, label %v19
v18:
  %v20 = add i8 %v15, -123
  %v21 = icmp ult i8 %v20, -26
  br i1 %v21, label %v7, label %v22
v22:
  %v23 = icmp eq i16 %v5, 0
  br i1 %v23, label %v3, label %v7
v19:
  %v24 = icmp eq i16 %v5, 0
  br i1 %v24, label %v7, label %v3
v7:
  %v6 = phi i16 [ 0, %v18 ], [ 1, %v22 ], [ 1, %v19 ]
  %v12 = phi i8 [ %v11, %v18 ], [ 1, %v22 ], [ 1, %v19 ]
  %v10 = add nuw nsw i64 %v9, 1
  %v25 = icmp slt i64 %v10, %v1
  br i1 %v25, label %v4, label %v3
v3:
  %v26 = phi i8 [ 0, %v8 ], [ %v12, %v7 ], [ 0, %v22 ], [ 0, %v19 ]
  %v27 = zext nneg i8 %v26 to i32
  %v28 = insertvalue { i32 } poison, i32 %v27, 0
  ret { i32 } %v28
}
define internal { i32 } @udf_text_title_utf8(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v156:
  %v3 = icmp slt i64 %v1, 1
  br i1 %v3, label %v4, label %v5
v5:
  %v6 = add i64 %v2, 16
  %v7 = inttoptr i64 %v2 to ptr
  %v8 = getelementptr i8, ptr %v7, i64 4
  br label %v9
v9:
  %v10 = phi i16 [ 0, %v5 ], [ %v11, %v12 ]
  %v13 = phi i64 [ 0, %v5 ], [ %v14, %v12 ]
  %v15 = phi i8 [ 0, %v5 ], [ %v16, %v12 ]
  %v17 = add i64 %v13, %v0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = load i8, ptr %v18, align 1
  %v20 = sext i8 %v19 to i16
  %v21 = icmp sgt i8 %v19, -1
  %v22 = and i16 %v20, 255
  %v23 = zext nneg i16 %v22 to i32
  br i1 %v21, label %v24, label %v25
v24:
  %v26 = icmp ugt i8 %v19, 58
  br i1 %v26, label %v27, label %v28
v28:
  %v29 = zext nneg i16 %v20 to i64
  %v30 = shl nuw i64 1, %v29
  %v31 = and i64 %v30, 288301294651703296
  %v32 = icmp eq i64 %v31, 0
  br i1 %v32, label %v27, label %v33
v27:
  br label %v33
v33:
  %v34 = phi i1 [ false, %v27 ], [ true, %v28 ]
  %v35 = add nsw i16 %v22, -65
  %v36 = icmp ult i16 %v35, 26
  %v37 = add nsw i16 %v22, -97
  %v38 = icmp ult i16 %v37, 26
  %v39 = icmp eq i8 %v19, 94
  %v40 = or i1 %v39, %v34
  %v41 = icmp eq i8 %v19, 96
  %v42 = or i1 %v41, %v40
  %v43 = select i1 %v42, i32 4096, i32 0
  %v44 = icmp eq i8 %v19, 95
  %v45 = select i1 %v44, i32 1536, i32 0
  %v46 = add nsw i16 %v22, -48
  %v47 = icmp ult i16 %v46, 10
  %v48 = select i1 %v47, i32 1038, i32 0
  %v49 = or i32 %v48, %v45
  %v50 = add nsw i16 %v22, -32
  %v51 = icmp ult i16 %v50, 95
  %v52 = select i1 %v51, i32 256, i32 0
  %v53 = or disjoint i32 %v49, %v52
  %v54 = or i1 %v36, %v38
  %v55 = select i1 %v54, i32 3585, i32 0
  %v56 = or i32 %v53, %v55
  %v57 = select i1 %v38, i32 32, i32 0
  %v58 = select i1 %v36, i32 64, i32 %v57
  %v59 = or disjoint i32 %v56, %v58
  %v60 = and i32 %v23, 124
  %v61 = icmp eq i32 %v60, 28
  %v62 = icmp eq i8 %v19, 32
  %v63 = add nsw i16 %v22, -9
  %v64 = icmp ult i16 %v63, 5
  %v65 = or i1 %v62, %v64
  %v66 = or i1 %v61, %v65
  %v67 = select i1 %v66, i32 16, i32 0
  %v68 = or disjoint i32 %v59, %v67
  %v69 = or i32 %v68, %v43
  br label %v70
v25:
  %v71 = icmp samesign ult i16 %v22, 224
  br i1 %v71, label %v72, label %v73
v72:
  %v74 = getelementptr i8, ptr %v18, i64 1
  %v75 = load i8, ptr %v74, align 1
  %v76 = and i8 %v75, 63
  %v77 = zext nneg i8 %v76 to i32
  %v78 = shl nuw nsw i32 %v23, 6
  %v79 = and i32 %v78, 1984
  %v80 = or disjoint i32 %v79, %v77
  br label %v81
v73:
  %v82 = icmp samesign ult i16 %v22, 240
  %v83 = getelementptr i8, ptr %v18, i64 1
  %v84 = load i8, ptr %v83, align 1
  %v85 = zext i8 %v84 to i32
  %v86 = getelementptr i8, ptr %v18, i64 2
  %v87 = load i8, ptr %v86, align 1
  br i1 %v82, label %v88, label %v89
v88:
  %v90 = shl nuw nsw i32 %v23, 12
  %v91 = and i32 %v90, 61440
  %v92 = shl nuw nsw i32 %v85, 6
  %v93 = and i32 %v92, 4032
  %v94 = or disjoint i32 %v93, %v91
  %v95 = and i8 %v87, 63
  %v96 = zext nneg i8 %v95 to i32
  %v97 = or disjoint i32 %v94, %v96
  br label %v81
v89:
  %v98 = shl nuw nsw i32 %v23, 18
  %v99 = and i32 %v98, 1835008
  %v100 = shl nuw nsw i32 %v85, 12
  %v101 = and i32 %v100, 258048
  %v102 = or disjoint i32 %v101, %v99
  %v103 = zext i8 %v87 to i32
  %v104 = shl nuw nsw i32 %v103, 6
  %v105 = and i32 %v104, 4032
  %v106 = or disjoint i32 %v102, %v105
  %v107 = getelementptr i8, ptr %v18, i64 3
  %v108 = load i8, ptr %v107, align 1
  %v109 = and i8 %v108, 63
  %v110 = zext nneg i8 %v109 to i32
  %v111 = or disjoint i32 %v106, %v110
  br label %v81
v81:
  %v112 = phi i32 [ %v80, %v72 ], [ %v97, %v88 ], [ %v111, %v89 ]
  %v113 = load i32, ptr %v7, align 4
  %v114 = sext i32 %v113 to i64
  %v115 = add i64 %v2, %v114
  %v116 = load i32, ptr %v8, align 4
  %v117 = sext i32 %v116 to i64
  %v118 = add i64 %v2, %v117
  %v119 = lshr i32 %v112, 6
  %v120 = and i32 %v119, 67108862
  %v121 = zext nneg i32 %v120 to i64
  %v122 = add i64 %v6, %v121
  %v123 = inttoptr i64 %v122 to ptr
  %v124 = load i16, ptr %v123, align 2
  %v125 = zext i16 %v124 to i32
  %v126 = shl nuw nsw i32 %v125, 8
  %v127 = shl nuw nsw i32 %v112, 1
  %v128 = and i32 %v127, 254
  %v129 = or disjoint i32 %v126, %v128
  %v130 = zext nneg i32 %v129 to i64
  %v131 = add i64 %v115, %v130
  %v132 = inttoptr i64 %v131 to ptr
  %v133 = load i16, ptr %v132, align 2
  %v134 = zext i16 %v133 to i64
  %v135 = mul nuw nsw i64 %v134, 20
  %v136 = add i64 %v118, %v135
  %v137 = inttoptr i64 %v136 to ptr
  %v138 = load i32, ptr %v137, align 4
  br label %v70
v70:
  %v139 = phi i32 [ %v69, %v33 ], [ %v138, %v81 ]
  %v140 = and i32 %v139, 192
  %v141 = icmp eq i32 %v140, 0
  br i1 %v141, label %v142, label %v143
v143:
  %v144 = icmp eq i16 %v10, 0
  br i1 %v144, label %v12, label %v4
v142:
  %v145 = and i32 %v139, 32
  %v146 = icmp eq i32 %v145, 0
  br i1 %v146, label %v12, label %v147
v147:
  %v148 = icmp eq i16 %v10, 0
  br i1 %v148, label %v4, label %v12
v12:
  %v11 = phi i16 [ 0, %v142 ], [ 1, %v147 ], [ 1, %v143 ]
  %v16 = phi i8 [ %v15, %v142 ], [ 1, %v147 ], [ 1, %v143 ]
  %v149 = icmp samesign ult i16 %v22, 240
  %v150 = select i1 %v149, i64 3, i64 4
  %v151 = icmp samesign ult i16 %v22, 224
  %v152 = select i1 %v151, i64 2, i64 %v150
  %v153 = select i1 %v21, i64 1, i64 %v152
  %v14 = add i64 %v153, %v13
  %v154 = icmp slt i64 %v14, %v1
  br i1 %v154, label %v9, label %v4
v4:
  %v155 = phi i8 [ 0, %v156 ], [ %v16, %v12 ], [ 0, %v147 ], [ 0, %v143 ]
  %v157 = zext nneg i8 %v155 to i32
  %v158 = insertvalue { i32 } poison, i32 %v157, 0
  ret { i32 } %v158
}
define internal { i32 } @udf_text_name_ascii(i64 %v0, i64 %v1) noinline nounwind {
v31:
  %v2 = icmp eq i64 %v1, 0
  br i1 %v2, label %v3, label %v4
v4:
  %v5 = inttoptr i64 %v0 to ptr
  %v6 = load i8, ptr %v5, align 1
  %v7 = and i8 %v6, -33
  %v8 = add i8 %v7, -91
  %v9 = icmp ult i8 %v8, -26
  %v10 = icmp ne i8 %v6, 95
  %v11 = and i1 %v10, %v9
  br i1 %v11, label %v3, label %v12
v12:
  %v13 = icmp slt i64 %v1, 2
  br i1 %v13, label %v3, label %v14
v14:
  %v15 = phi i64 [ %v16, %v17 ], [ 1, %v12 ]
  %v18 = add i64 %v15, %v0
  %v19 = inttoptr i64 %v18 to ptr
  %v20 = load i8, ptr %v19, align 1
  %v21 = add i8 %v20, -58
  %v22 = icmp ult i8 %v21, -10
  %v23 = and i8 %v20, -33
  %v24 = add i8 %v23, -91
  %v25 = icmp ult i8 %v24, -26
  %v26 = icmp ne i8 %v20, 95
  %v27 = and i1 %v26, %v22
  %v28 = and i1 %v27, %v25
  br i1 %v28, label %v3, label %v17
v17:
  %v16 = add nuw nsw i64 %v15, 1
  %v29 = icmp slt i64 %v16, %v1
  br i1 %v29, label %v14, label %v3
v3:
  %v30 = phi i32 [ 0, %v31 ], [ 0, %v4 ], [ 1, %v12 ], [ 0, %v14 ], [ 1, %v17 ]
  %v32 = insertvalue { i32 } poison, i32 %v30, 0
  ret { i32 } %v32
}
define internal { i32 } @udf_text_name_utf8(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v280:
  %v3 = icmp eq i64 %v1, 0
  br i1 %v3, label %v4, label %v5
v5:
  %v6 = inttoptr i64 %v0 to ptr
  %v7 = load i8, ptr %v6, align 1
  %v8 = sext i8 %v7 to i16
  %v9 = icmp sgt i8 %v7, -1
  %v10 = and i16 %v8, 255
  %v11 = zext nneg i16 %v10 to i32
  br i1 %v9, label %v12, label %v13
v12:
  %v14 = icmp ugt i8 %v7, 58
  br i1 %v14, label %v15, label %v16
v16:
  %v17 = zext nneg i16 %v8 to i64
  %v18 = shl nuw i64 1, %v17
  %v19 = and i64 %v18, 288301294651703296
  %v20 = icmp eq i64 %v19, 0
  br i1 %v20, label %v15, label %v21
v15:
  br label %v21
v21:
  %v22 = phi i1 [ false, %v15 ], [ true, %v16 ]
  %v23 = add nsw i16 %v10, -65
  %v24 = icmp ult i16 %v23, 26
  %v25 = add nsw i16 %v10, -97
  %v26 = icmp ult i16 %v25, 26
  %v27 = icmp eq i8 %v7, 94
  %v28 = or i1 %v27, %v22
  %v29 = icmp eq i8 %v7, 96
  %v30 = or i1 %v29, %v28
  %v31 = select i1 %v30, i32 4096, i32 0
  %v32 = icmp eq i8 %v7, 95
  %v33 = select i1 %v32, i32 1536, i32 0
  %v34 = add nsw i16 %v10, -48
  %v35 = icmp ult i16 %v34, 10
  %v36 = select i1 %v35, i32 1038, i32 0
  %v37 = or i32 %v36, %v33
  %v38 = add nsw i16 %v10, -32
  %v39 = icmp ult i16 %v38, 95
  %v40 = select i1 %v39, i32 256, i32 0
  %v41 = or disjoint i32 %v37, %v40
  %v42 = or i1 %v24, %v26
  %v43 = select i1 %v42, i32 3585, i32 0
  %v44 = or i32 %v41, %v43
  %v45 = select i1 %v26, i32 32, i32 0
  %v46 = select i1 %v24, i32 64, i32 %v45
  %v47 = or disjoint i32 %v44, %v46
  %v48 = and i32 %v11, 124
  %v49 = icmp eq i32 %v48, 28
  %v50 = icmp eq i8 %v7, 32
  %v51 = add nsw i16 %v10, -9
  %v52 = icmp ult i16 %v51, 5
  %v53 = or i1 %v50, %v52
  %v54 = or i1 %v49, %v53
  %v55 = select i1 %v54, i32 16, i32 0
  %v56 = or disjoint i32 %v47, %v55
  %v57 = or i32 %v56, %v31
  br label %v58
v13:
  %v59 = icmp samesign ult i16 %v10, 224
  br i1 %v59, label %v60, label %v61
v60:
  %v62 = getelementptr i8, ptr %v6, i64 1
  %v63 = load i8, ptr %v62, align 1
  %v64 = and i8 %v63, 63
  %v65 = zext nneg i8 %v64 to i32
  %v66 = shl nuw nsw i32 %v11, 6
  %v67 = and i32 %v66, 1984
  %v68 = or disjoint i32 %v67, %v65
  br label %v69
v61:
  %v70 = icmp samesign ult i16 %v10, 240
  %v71 = getelementptr i8, ptr %v6, i64 1
  %v72 = load i8, ptr %v71, align 1
  %v73 = zext i8 %v72 to i32
  %v74 = getelementptr i8, ptr %v6, i64 2
  %v75 = load i8, ptr %v74, align 1
  br i1 %v70, label %v76, label %v77
v76:
  %v78 = shl nuw nsw i32 %v11, 12
  %v79 = and i32 %v78, 61440
  %v80 = shl nuw nsw i32 %v73, 6
  %v81 = and i32 %v80, 4032
  %v82 = or disjoint i32 %v81, %v79
  %v83 = and i8 %v75, 63
  %v84 = zext nneg i8 %v83 to i32
  %v85 = or disjoint i32 %v82, %v84
  br label %v69
v77:
  %v86 = shl nuw nsw i32 %v11, 18
  %v87 = and i32 %v86, 1835008
  %v88 = shl nuw nsw i32 %v73, 12
  %v89 = and i32 %v88, 258048
  %v90 = or disjoint i32 %v89, %v87
  %v91 = zext i8 %v75 to i32
  %v92 = shl nuw nsw i32 %v91, 6
  %v93 = and i32 %v92, 4032
  %v94 = or disjoint i32 %v90, %v93
  %v95 = getelementptr i8, ptr %v6, i64 3
  %v96 = load i8, ptr %v95, align 1
  %v97 = and i8 %v96, 63
  %v98 = zext nneg i8 %v97 to i32
  %v99 = or disjoint i32 %v94, %v98
  br label %v69
v69:
  %v100 = phi i32 [ %v68, %v60 ], [ %v85, %v76 ], [ %v99, %v77 ]
  %v101 = lshr i32 %v100, 6
  %v102 = and i32 %v101, 67108862
  %v103 = zext nneg i32 %v102 to i64
  %v104 = add i64 %v2, %v103
  %v105 = inttoptr i64 %v2 to ptr
  %v106 = load i32, ptr %v105, align 4
  %v107 = sext i32 %v106 to i64
  %v108 = add i64 %v2, %v107
  %v109 = getelementptr i8, ptr %v105, i64 4
  %v110 = load i32, ptr %v109, align 4
  %v111 = sext i32 %v110 to i64
  %v112 = add i64 %v2, %v111
  %v113 = inttoptr i64 %v104 to ptr
  %v114 = getelementptr i8, ptr %v113, i64 16
  %v115 = load i16, ptr %v114, align 2
  %v116 = zext i16 %v115 to i32
  %v117 = shl nuw nsw i32 %v116, 8
  %v118 = shl nuw nsw i32 %v100, 1
  %v119 = and i32 %v118, 254
  %v120 = or disjoint i32 %v117, %v119
  %v121 = zext nneg i32 %v120 to i64
  %v122 = add i64 %v108, %v121
  %v123 = inttoptr i64 %v122 to ptr
  %v124 = load i16, ptr %v123, align 2
  %v125 = zext i16 %v124 to i64
  %v126 = mul nuw nsw i64 %v125, 20
  %v127 = add i64 %v112, %v126
  %v128 = inttoptr i64 %v127 to ptr
  %v129 = load i32, ptr %v128, align 4
  br label %v58
v58:
  %v130 = phi i32 [ %v57, %v21 ], [ %v129, %v69 ]
  %v131 = and i32 %v130, 512
  %v132 = icmp eq i32 %v131, 0
  br i1 %v132, label %v4, label %v133
v133:
  %v134 = icmp samesign ult i16 %v10, 240
  %v135 = select i1 %v134, i64 3, i64 4
  %v136 = icmp samesign ult i16 %v10, 224
  %v137 = select i1 %v136, i64 2, i64 %v135
  %v138 = select i1 %v9, i64 1, i64 %v137
  %v139 = icmp slt i64 %v138, %v1
  br i1 %v139, label %v140, label %v4
v140:
  %v141 = add i64 %v2, 16
  %v142 = inttoptr i64 %v2 to ptr
  %v143 = getelementptr i8, ptr %v142, i64 4
  br label %v144
v144:
  %v145 = phi i64 [ %v138, %v140 ], [ %v146, %v147 ]
  %v148 = add i64 %v145, %v0
  %v149 = inttoptr i64 %v148 to ptr
  %v150 = load i8, ptr %v149, align 1
  %v151 = sext i8 %v150 to i16
  %v152 = icmp sgt i8 %v150, -1
  %v153 = and i16 %v151, 255
  %v154 = zext nneg i16 %v153 to i32
  br i1 %v152, label %v155, label %v156
v155:
  %v157 = icmp ugt i8 %v150, 58
  br i1 %v157, label %v158, label %v159
v159:
  %v160 = zext nneg i16 %v151 to i64
  %v161 = shl nuw i64 1, %v160
  %v162 = and i64 %v161, 288301294651703296
  %v163 = icmp eq i64 %v162, 0
  br i1 %v163, label %v158, label %v164
v158:
  br label %v164
v164:
  %v165 = phi i1 [ false, %v158 ], [ true, %v159 ]
  %v166 = add nsw i16 %v153, -65
  %v167 = icmp ult i16 %v166, 26
  %v168 = add nsw i16 %v153, -97
  %v169 = icmp ult i16 %v168, 26
  %v170 = icmp eq i8 %v150, 94
  %v171 = or i1 %v170, %v165
  %v172 = icmp eq i8 %v150, 96
  %v173 = or i1 %v172, %v171
  %v174 = select i1 %v173, i32 4096, i32 0
  %v175 = icmp eq i8 %v150, 95
  %v176 = select i1 %v175, i32 1536, i32 0
  %v177 = add nsw i16 %v153, -48
  %v178 = icmp ult i16 %v177, 10
  %v179 = select i1 %v178, i32 1038, i32 0
  %v180 = or i32 %v179, %v176
  %v181 = add nsw i16 %v153, -32
  %v182 = icmp ult i16 %v181, 95
  %v183 = select i1 %v182, i32 256, i32 0
  %v184 = or disjoint i32 %v180, %v183
  %v185 = or i1 %v167, %v169
  %v186 = select i1 %v185, i32 3585, i32 0
  %v187 = or i32 %v184, %v186
  %v188 = select i1 %v169, i32 32, i32 0
  %v189 = select i1 %v167, i32 64, i32 %v188
  %v190 = or disjoint i32 %v187, %v189
  %v191 = and i32 %v154, 124
  %v192 = icmp eq i32 %v191, 28
  %v193 = icmp eq i8 %v150, 32
  %v194 = add nsw i16 %v153, -9
  %v195 = icmp ult i16 %v194, 5
  %v196 = or i1 %v193, %v195
  %v197 = or i1 %v192, %v196
  %v198 = select i1 %v197, i32 16, i32 0
  %v199 = or disjoint i32 %v190, %v198
  %v200 = or i32 %v199, %v174
  br label %v201
v156:
  %v202 = icmp samesign ult i16 %v153, 224
  br i1 %v202, label %v203, label %v204
v203:
  %v205 = getelementptr i8, ptr %v149, i64 1
  %v206 = load i8, ptr %v205, align 1
  %v207 = and i8 %v206, 63
  %v208 = zext nneg i8 %v207 to i32
  %v209 = shl nuw nsw i32 %v154, 6
  %v210 = and i32 %v209, 1984
  %v211 = or disjoint i32 %v210, %v208
  br label %v212
v204:
  %v213 = icmp samesign ult i16 %v153, 240
  %v214 = getelementptr i8, ptr %v149, i64 1
  %v215 = load i8, ptr %v214, align 1
  %v216 = zext i8 %v215 to i32
  %v217 = getelementptr i8, ptr %v149, i64 2
  %v218 = load i8, ptr %v217, align 1
  br i1 %v213, label %v219, label %v220
v219:
  %v221 = shl nuw nsw i32 %v154, 12
  %v222 = and i32 %v221, 61440
  %v223 = shl nuw nsw i32 %v216, 6
  %v224 = and i32 %v223, 4032
  %v225 = or disjoint i32 %v224, %v222
  %v226 = and i8 %v218, 63
  %v227 = zext nneg i8 %v226 to i32
  %v228 = or disjoint i32 %v225, %v227
  br label %v212
v220:
  %v229 = shl nuw nsw i32 %v154, 18
  %v230 = and i32 %v229, 1835008
  %v231 = shl nuw nsw i32 %v216, 12
  %v232 = and i32 %v231, 258048
  %v233 = or disjoint i32 %v232, %v230
  %v234 = zext i8 %v218 to i32
  %v235 = shl nuw nsw i32 %v234, 6
  %v236 = and i32 %v235, 4032
  %v237 = or disjoint i32 %v233, %v236
  %v238 = getelementptr i8, ptr %v149, i64 3
  %v239 = load i8, ptr %v238, align 1
  %v240 = and i8 %v239, 63
  %v241 = zext nneg i8 %v240 to i32
  %v242 = or disjoint i32 %v237, %v241
  br label %v212
v212:
  %v243 = phi i32 [ %v211, %v203 ], [ %v228, %v219 ], [ %v242, %v220 ]
  %v244 = load i32, ptr %v142, align 4
  %v245 = sext i32 %v244 to i64
  %v246 = add i64 %v2, %v245
  %v247 = load i32, ptr %v143, align 4
  %v248 = sext i32 %v247 to i64
  %v249 = add i64 %v2, %v248
  %v250 = lshr i32 %v243, 6
  %v251 = and i32 %v250, 67108862
  %v252 = zext nneg i32 %v251 to i64
  %v253 = add i64 %v141, %v252
  %v254 = inttoptr i64 %v253 to ptr
  %v255 = load i16, ptr %v254, align 2
  %v256 = zext i16 %v255 to i32
  %v257 = shl nuw nsw i32 %v256, 8
  %v258 = shl nuw nsw i32 %v243, 1
  %v259 = and i32 %v258, 254
  %v260 = or disjoint i32 %v257, %v259
  %v261 = zext nneg i32 %v260 to i64
  %v262 = add i64 %v246, %v261
  %v263 = inttoptr i64 %v262 to ptr
  %v264 = load i16, ptr %v263, align 2
  %v265 = zext i16 %v264 to i64
  %v266 = mul nuw nsw i64 %v265, 20
  %v267 = add i64 %v249, %v266
  %v268 = inttoptr i64 %v267 to ptr
  %v269 = load i32, ptr %v268, align 4
  br label %v201
v201:
  %v270 = phi i32 [ %v200, %v164 ], [ %v269, %v212 ]
  %v271 = and i32 %v270, 1024
  %v272 = icmp eq i32 %v271, 0
  br i1 %v272, label %v4, label %v147
v147:
  %v273 = icmp samesign ult i16 %v153, 240
  %v274 = select i1 %v273, i64 3, i64 4
  %v275 = icmp samesign ult i16 %v153, 224
  %v276 = select i1 %v275, i64 2, i64 %v274
  %v277 = select i1 %v152, i64 1, i64 %v276
  %v146 = add i64 %v277, %v145
  %v278 = icmp slt i64 %v146, %v1
  br i1 %v278, label %v144, label %v4
v4:
  %v279 = phi i32 [ 0, %v280 ], [ 0, %v58 ], [ 1, %v133 ], [ 0, %v201 ], [ 1, %v147 ]
  %v281 = insertvalue { i32 } poison, i32 %v279, 0
  ret { i32 } %v281
}
define internal { i32 } @udf_text_is_ascii(i64 %v0, i64 %v1) noinline nounwind {
v4:
  br label %v2
v2:
  %v3 = phi i64 [ 0, %v4 ], [ %v5, %v6 ]
  %v5 = add i64 %v3, 8
  %v7 = icmp sgt i64 %v5, %v1
  br i1 %v7, label %v8, label %v6
v6:
  %v9 = add i64 %v3, %v0
  %v10 = inttoptr i64 %v9 to ptr
  %v11 = load i64, ptr %v10, align 1
  %v12 = and i64 %v11, -9187201950435737472
  %v13 = icmp eq i64 %v12, 0
  br i1 %v13, label %v2, label %v14
v8:
  %v15 = icmp slt i64 %v3, %v1
  br i1 %v15, label %v16, label %v14
v16:
  %v17 = phi i64 [ %v18, %v19 ], [ %v3, %v8 ]
  %v20 = add i64 %v17, %v0
  %v21 = inttoptr i64 %v20 to ptr
  %v22 = load i8, ptr %v21, align 1
  %v23 = icmp slt i8 %v22, 0
  br i1 %v23, label %v14, label %v19
v19:
  %v18 = add nsw i64 %v17, 1
  %v24 = icmp slt i64 %v18, %v1
  br i1 %v24, label %v16, label %v14
v14:
  %v25 = phi i32 [ 1, %v8 ], [ 0, %v16 ], [ 1, %v19 ], [ 0, %v6 ]
  %v26 = insertvalue { i32 } poison, i32 %v25, 0
  ret { i32 } %v26
}
define internal { i32 } @udf_text_list_grow(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
start:
  %v3 = add i64 %v0, 8
  %v4 = inttoptr i64 %v0 to ptr
  %v5 = getelementptr i8, ptr %v4, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = mul i64 %v6, %v1
  %v8 = shl i64 %v1, 2
  %v9 = tail call i64 @llvm.smax.i64(i64 %v7, i64 %v8)
  %v10 = getelementptr i8, ptr %v4, i64 16
  %v11 = load i64, ptr %v10, align 8
  %v12 = icmp eq i64 %v11, 0
  br i1 %v12, label %v13, label %v14
v14:
  %v15 = inttoptr i64 %v3 to ptr
  %v16 = getelementptr i8, ptr %v15, i64 -8
  %v17 = load i64, ptr %v16, align 8
  %v18 = add i64 %v17, %v11
  %v19 = inttoptr i64 %v2 to ptr
  %v20 = load i64, ptr %v19, align 8
  %v21 = icmp eq i64 %v18, %v20
  br i1 %v21, label %v22, label %v23
v22:
  %v24 = getelementptr i8, ptr %v19, i64 8
  %v25 = load i64, ptr %v24, align 8
  %v26 = sub i64 %v25, %v18
  %v27 = icmp sgt i64 %v9, %v26
  br i1 %v27, label %v23, label %v28
v28:
  %v29 = add i64 %v18, %v9
  store i64 %v29, ptr %v19, align 8
  %v30 = getelementptr i8, ptr %v15, i64 8
  %v31 = load i64, ptr %v30, align 8
  %v32 = add i64 %v31, %v9
  store i64 %v32, ptr %v30, align 8
  br label %v33
v13:
  %v34 = inttoptr i64 %v2 to ptr
  %v35 = load i64, ptr %v34, align 8
  br label %v23
v23:
  %v36 = phi i64 [ %v35, %v13 ], [ %v20, %v14 ], [ %v18, %v22 ]
  %v37 = sub i64 0, %v36
  %v38 = and i64 %v37, 7
  %v39 = add i64 %v38, %v36
  %v40 = inttoptr i64 %v2 to ptr
  %v41 = getelementptr i8, ptr %v40, i64 8
  %v42 = load i64, ptr %v41, align 8
  %v43 = sub i64 %v42, %v39
  %v44 = add i64 %v9, %v7
  %v45 = icmp slt i64 %v43, %v44
  br i1 %v45, label %v46, label %v47
v47:
  %v48 = add i64 %v39, %v44
  store i64 %v48, ptr %v40, align 8
  br label %v46
v46:
  %v49 = phi i64 [ 0, %v23 ], [ %v39, %v47 ]
  %v50 = icmp eq i64 %v49, 0
  br i1 %v50, label %v33, label %v51
v51:
  %v52 = icmp slt i64 %v7, 1
  br i1 %v52, label %v53, label %v54
v54:
  %v55 = inttoptr i64 %v3 to ptr
  %v56 = getelementptr i8, ptr %v55, i64 -8
  br label %v57
v57:
  %v58 = phi i64 [ %v59, %v57 ], [ 0, %v54 ]
  %v60 = load i64, ptr %v56, align 8
  %v61 = add i64 %v60, %v58
  %v62 = inttoptr i64 %v61 to ptr
  %v63 = load i64, ptr %v62, align 8
  %v64 = add i64 %v58, %v49
  %v65 = inttoptr i64 %v64 to ptr
  store i64 %v63, ptr %v65, align 8
  %v59 = add i64 %v58, 8
  %v66 = icmp slt i64 %v59, %v7
  br i1 %v66, label %v57, label %v53
v53:
  %v67 = inttoptr i64 %v3 to ptr
  %v68 = getelementptr i8, ptr %v67, i64 -8
  store i64 %v49, ptr %v68, align 8
  %v69 = getelementptr i8, ptr %v67, i64 8
  store i64 %v44, ptr %v69, align 8
  br label %v33
v33:
  %v70 = phi i32 [ 0, %v46 ], [ 1, %v53 ], [ 1, %v28 ]
  %v71 = insertvalue { i32 } poison, i32 %v70, 0
  ret { i32 } %v71
}
define internal { i64 } @udf_text_list_new(i64 %v0, i64 %v1, i64 %v2) alwaysinline nounwind {
v16:
  %v3 = inttoptr i64 %v2 to ptr
  %v4 = load i64, ptr %v3, align 8
  %v5 = sub i64 0, %v4
  %v6 = and i64 %v5, 7
  %v7 = add i64 %v6, %v4
  %v8 = getelementptr i8, ptr %v3, i64 8
  %v9 = load i64, ptr %v8, align 8
  %v10 = sub i64 %v9, %v7
  %v11 = icmp slt i64 %v10, 24
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = add i64 %v7, 24
  store i64 %v14, ptr %v3, align 8
  br label %v12
v12:
  %v15 = phi i64 [ 0, %v16 ], [ %v7, %v13 ]
  %v17 = icmp eq i64 %v15, 0
  br i1 %v17, label %v18, label %v19
v19:
  %v20 = inttoptr i64 %v15 to ptr
  store i64 %v0, ptr %v20, align 8
  %v21 = getelementptr i8, ptr %v20, i64 8
  store i64 %v1, ptr %v21, align 8
  %v22 = getelementptr i8, ptr %v20, i64 16
  store i64 0, ptr %v22, align 8
  br label %v18
v18:
  %v23 = insertvalue { i64 } poison, i64 %v15, 0
  ret { i64 } %v23
}
define internal { i64 } @udf_text_list_push(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v80:
  %v3 = add i64 %v0, 8
  %v4 = inttoptr i64 %v0 to ptr
  %v5 = getelementptr i8, ptr %v4, i64 8
  %v6 = load i64, ptr %v5, align 8
  %v7 = add i64 %v6, 1
  %v8 = mul i64 %v7, %v1
  %v9 = getelementptr i8, ptr %v4, i64 16
  %v10 = load i64, ptr %v9, align 8
  %v11 = icmp sgt i64 %v8, %v10
  br i1 %v11, label %v12, label %v13
v12:
  %v14 = mul i64 %v6, %v1
  %v15 = shl i64 %v1, 2
  %v16 = tail call i64 @llvm.smax.i64(i64 %v14, i64 %v15)
  %v17 = icmp eq i64 %v10, 0
  br i1 %v17, label %v18, label %v19
v19:
  %v20 = inttoptr i64 %v3 to ptr
  %v21 = getelementptr i8, ptr %v20, i64 -8
  %v22 = load i64, ptr %v21, align 8
  %v23 = add i64 %v22, %v10
  %v24 = inttoptr i64 %v2 to ptr
  %v25 = load i64, ptr %v24, align 8
  %v26 = icmp eq i64 %v23, %v25
  br i1 %v26, label %v27, label %v28
v27:
  %v29 = getelementptr i8, ptr %v24, i64 8
  %v30 = load i64, ptr %v29, align 8
  %v31 = sub i64 %v30, %v23
  %v32 = icmp sgt i64 %v16, %v31
  br i1 %v32, label %v28, label %v33
v33:
  %v34 = add i64 %v23, %v16
  store i64 %v34, ptr %v24, align 8
  %v35 = getelementptr i8, ptr %v20, i64 8
  %v36 = load i64, ptr %v35, align 8
  %v37 = add i64 %v36, %v16
  store i64 %v37, ptr %v35, align 8
  br label %v38
v18:
  %v39 = inttoptr i64 %v2 to ptr
  %v40 = load i64, ptr %v39, align 8
  br label %v28
v28:
  %v41 = phi i64 [ %v40, %v18 ], [ %v25, %v19 ], [ %v23, %v27 ]
  %v42 = sub i64 0, %v41
  %v43 = and i64 %v42, 7
  %v44 = add i64 %v43, %v41
  %v45 = inttoptr i64 %v2 to ptr
  %v46 = getelementptr i8, ptr %v45, i64 8
  %v47 = load i64, ptr %v46, align 8
  %v48 = sub i64 %v47, %v44
  %v49 = add i64 %v16, %v14
  %v50 = icmp slt i64 %v48, %v49
  br i1 %v50, label %v51, label %v52
v52:
  %v53 = add i64 %v44, %v49
  store i64 %v53, ptr %v45, align 8
  br label %v51
v51:
  %v54 = phi i64 [ 0, %v28 ], [ %v44, %v52 ]
  %v55 = icmp eq i64 %v54, 0
  br i1 %v55, label %v56, label %v57
v57:
  %v58 = icmp slt i64 %v14, 1
  br i1 %v58, label %v59, label %v60
v60:
  %v61 = inttoptr i64 %v3 to ptr
  %v62 = getelementptr i8, ptr %v61, i64 -8
  br label %v63
v63:
  %v64 = phi i64 [ %v65, %v63 ], [ 0, %v60 ]
  %v66 = load i64, ptr %v62, align 8
  %v67 = add i64 %v66, %v64
  %v68 = inttoptr i64 %v67 to ptr
  %v69 = load i64, ptr %v68, align 8
  %v70 = add i64 %v64, %v54
  %v71 = inttoptr i64 %v70 to ptr
  store i64 %v69, ptr %v71, align 8
  %v65 = add i64 %v64, 8
  %v72 = icmp slt i64 %v65, %v14
  br i1 %v72, label %v63, label %v59
v59:
  %v73 = inttoptr i64 %v3 to ptr
  %v74 = getelementptr i8, ptr %v73, i64 -8
  store i64 %v54, ptr %v74, align 8
  %v75 = getelementptr i8, ptr %v73, i64 8
  store i64 %v49, ptr %v75, align 8
  br label %v38
v38:
  %v76 = inttoptr i64 %v3 to ptr
  %v77 = load i64, ptr %v76, align 8
  %v78 = add i64 %v77, 1
  br label %v13
v13:
  %v79 = phi i64 [ %v7, %v80 ], [ %v78, %v38 ]
  %v81 = phi i64 [ %v6, %v80 ], [ %v77, %v38 ]
  %v82 = inttoptr i64 %v3 to ptr
  %v83 = getelementptr i8, ptr %v82, i64 -8
  %v84 = load i64, ptr %v83, align 8
  store i64 %v79, ptr %v82, align 8
  %v85 = mul i64 %v81, %v1
  %v86 = add i64 %v84, %v85
  br label %v56
v56:
  %v87 = phi i64 [ %v86, %v13 ], [ 0, %v51 ]
  %v88 = insertvalue { i64 } poison, i64 %v87, 0
  ret { i64 } %v88
}
define internal { i64 } @udf_text_list_sorted(i64 %v0, i32 %v1, i64 %v2, i64 %v3, i32 %v4, i64 %v5) noinline nounwind {
v24:
  %v6 = add i64 %v2, 8
  %v7 = inttoptr i64 %v2 to ptr
  %v8 = getelementptr i8, ptr %v7, i64 8
  %v9 = load i64, ptr %v8, align 8
  %v10 = mul i64 %v9, %v3
  %v11 = inttoptr i64 %v5 to ptr
  %v12 = load i64, ptr %v11, align 8
  %v13 = sub i64 0, %v12
  %v14 = and i64 %v13, 7
  %v15 = add i64 %v14, %v12
  %v16 = getelementptr i8, ptr %v11, i64 8
  %v17 = load i64, ptr %v16, align 8
  %v18 = sub i64 %v17, %v15
  %v19 = icmp slt i64 %v18, %v10
  br i1 %v19, label %v20, label %v21
v21:
  %v22 = add i64 %v15, %v10
  store i64 %v22, ptr %v11, align 8
  br label %v20
v20:
  %v23 = phi i64 [ 0, %v24 ], [ %v15, %v21 ]
  %v25 = phi i64 [ %v12, %v24 ], [ %v22, %v21 ]
  %v26 = icmp eq i64 %v23, 0
  br i1 %v26, label %v27, label %v28
v28:
  %v29 = sub i64 0, %v25
  %v30 = and i64 %v29, 7
  %v31 = add i64 %v30, %v25
  %v32 = sub i64 %v17, %v31
  %v33 = icmp slt i64 %v32, 24
  br i1 %v33, label %v34, label %v35
v35:
  %v36 = add i64 %v31, 24
  store i64 %v36, ptr %v11, align 8
  br label %v34
v34:
  %v37 = phi i64 [ 0, %v28 ], [ %v31, %v35 ]
  %v38 = icmp eq i64 %v37, 0
  br i1 %v38, label %v27, label %v39
v39:
  %v40 = inttoptr i64 %v37 to ptr
  store i64 %v23, ptr %v40, align 8
  %v41 = getelementptr i8, ptr %v40, i64 8
  store i64 %v9, ptr %v41, align 8
  %v42 = getelementptr i8, ptr %v40, i64 16
  store i64 0, ptr %v42, align 8
  br label %v27
v27:
  %v43 = phi i64 [ 0, %v20 ], [ 0, %v34 ], [ %v37, %v39 ]
  %v44 = icmp eq i64 %v43, 0
  br i1 %v44, label %v45, label %v46
v46:
  %v47 = shl i64 %v9, 4
  %v48 = load i64, ptr %v11, align 8
  %v49 = sub i64 0, %v48
  %v50 = and i64 %v49, 7
  %v51 = add i64 %v50, %v48
  %v52 = load i64, ptr %v16, align 8
  %v53 = sub i64 %v52, %v51
  %v54 = icmp slt i64 %v53, %v47
  br i1 %v54, label %v45, label %v55
v55:
  %v56 = add i64 %v51, %v47
  store i64 %v56, ptr %v11, align 8
  br label %v45
v45:
  %v57 = phi i64 [ 0, %v27 ], [ 0, %v46 ], [ %v51, %v55 ]
  %v58 = icmp eq i64 %v57, 0
  br i1 %v58, label %v59, label %v60
v60:
  %v61 = icmp slt i64 %v9, 1
  br i1 %v61, label %v62, label %v63
v63:
  %v64 = icmp eq i32 %v4, 0
  br label %v65
v65:
  %v66 = phi i64 [ %v67, %v65 ], [ 0, %v63 ]
  %v68 = xor i64 %v66, -1
  %v69 = add nsw i64 %v9, %v68
  %v70 = select i1 %v64, i64 %v66, i64 %v69
  %v71 = shl i64 %v66, 3
  %v72 = add i64 %v71, %v57
  %v73 = inttoptr i64 %v72 to ptr
  store i64 %v70, ptr %v73, align 8
  %v67 = add nuw nsw i64 %v66, 1
  %v74 = icmp slt i64 %v67, %v9
  br i1 %v74, label %v65, label %v62
v62:
  %v75 = icmp slt i64 %v9, 64
  %v76 = inttoptr i64 %v0 to ptr
  %v77 = load i64, ptr %v76, align 8
  br i1 %v75, label %v78, label %v79
v79:
  %v80 = icmp eq i32 %v1, 0
  %v81 = icmp eq i32 %v1, 1
  %v82 = icmp eq i32 %v1, 1
  br label %v83
v78:
  %v84 = icmp slt i64 %v9, 2
  br i1 %v84, label %v85, label %v86
v86:
  %v87 = inttoptr i64 %v57 to ptr
  %v88 = getelementptr i8, ptr %v87, i64 8
  %v89 = load i64, ptr %v88, align 8
  %v90 = shl i64 %v89, 3
  %v91 = add i64 %v90, %v77
  %v92 = load i64, ptr %v87, align 8
  %v93 = shl i64 %v92, 3
  %v94 = add i64 %v93, %v77
  %v95 = icmp eq i32 %v1, 0
  br i1 %v95, label %v96, label %v97
v97:
  %v98 = icmp eq i32 %v1, 1
  br i1 %v98, label %v99, label %v100
v99:
  %v101 = inttoptr i64 %v94 to ptr
  %v102 = load double, ptr %v101, align 8
  %v103 = inttoptr i64 %v91 to ptr
  %v104 = load double, ptr %v103, align 8
  %v105 = fcmp olt double %v104, %v102
  br label %v106
v83:
  %v107 = phi i64 [ %v9, %v79 ], [ %v108, %v109 ]
  %v110 = phi i64 [ %v77, %v79 ], [ %v111, %v109 ]
  %v112 = phi i64 [ 0, %v79 ], [ %v113, %v109 ]
  %v114 = tail call i64 @llvm.smax.i64(i64 %v107, i64 3)
  %v115 = tail call i64 @llvm.smin.i64(i64 %v114, i64 64)
  %v116 = sub i64 %v9, %v112
  %v117 = tail call i64 @llvm.smin.i64(i64 %v116, i64 64)
  %v118 = icmp slt i64 %v116, 2
  br i1 %v118, label %v119, label %v120
v120:
  %v121 = shl i64 %v112, 3
  %v122 = add i64 %v121, %v57
  %v123 = inttoptr i64 %v122 to ptr
  %v124 = getelementptr i8, ptr %v123, i64 8
  %v125 = load i64, ptr %v124, align 8
  %v126 = shl i64 %v125, 3
  %v127 = add i64 %v126, %v110
  %v128 = load i64, ptr %v123, align 8
  %v129 = shl i64 %v128, 3
  %v130 = add i64 %v129, %v110
  br i1 %v80, label %v131, label %v132
v132:
  br i1 %v81, label %v133, label %v134
v133:
  %v135 = inttoptr i64 %v130 to ptr
  %v136 = load double, ptr %v135, align 8
  %v137 = inttoptr i64 %v127 to ptr
  %v138 = load double, ptr %v137, align 8
  %v139 = fcmp olt double %v138, %v136
  br label %v140
v131:
  %v141 = inttoptr i64 %v127 to ptr
  %v142 = load i64, ptr %v141, align 8
  %v143 = inttoptr i64 %v130 to ptr
  %v144 = load i64, ptr %v143, align 8
  %v145 = icmp slt i64 %v142, %v144
  br label %v140
v134:
  %v146 = shl i64 %v125, 4
  %v147 = add i64 %v146, %v110
  %v148 = inttoptr i64 %v147 to ptr
  %v149 = load i64, ptr %v148, align 8
  %v150 = getelementptr i8, ptr %v148, i64 8
  %v151 = load i64, ptr %v150, align 8
  %v152 = shl i64 %v128, 4
  %v153 = add i64 %v152, %v110
  %v154 = inttoptr i64 %v153 to ptr
  %v155 = load i64, ptr %v154, align 8
  %v156 = getelementptr i8, ptr %v154, i64 8
  %v157 = load i64, ptr %v156, align 8
  %v158 = tail call i64 @llvm.smin.i64(i64 %v151, i64 %v157)
  %v159 = icmp slt i64 %v158, 1
  br i1 %v159, label %v160, label %v161
v161:
  %v162 = phi i64 [ %v163, %v164 ], [ 0, %v134 ]
  %v165 = add i64 %v162, %v155
  %v166 = inttoptr i64 %v165 to ptr
  %v167 = load i8, ptr %v166, align 1
  %v168 = add i64 %v162, %v149
  %v169 = inttoptr i64 %v168 to ptr
  %v170 = load i8, ptr %v169, align 1
  %v171 = icmp eq i8 %v170, %v167
  br i1 %v171, label %v164, label %v172
v164:
  %v163 = add nuw nsw i64 %v162, 1
  %v173 = icmp slt i64 %v163, %v158
  br i1 %v173, label %v161, label %v160
v160:
  %v174 = icmp slt i64 %v151, %v157
  br label %v140
v172:
  %v175 = icmp ult i8 %v170, %v167
  br label %v140
v140:
  %v176 = phi i1 [ %v145, %v131 ], [ %v139, %v133 ], [ %v174, %v160 ], [ %v175, %v172 ]
  %v177 = icmp eq i64 %v116, 2
  br i1 %v177, label %v178, label %v179
v179:
  %v180 = phi i64 [ %v181, %v182 ], [ 2, %v140 ]
  %v183 = add nuw nsw i64 %v180, %v112
  %v184 = shl i64 %v183, 3
  %v185 = add i64 %v184, %v57
  %v186 = inttoptr i64 %v185 to ptr
  %v187 = load i64, ptr %v186, align 8
  %v188 = shl i64 %v187, 3
  %v189 = add i64 %v188, %v110
  %v190 = getelementptr i8, ptr %v186, i64 -8
  %v191 = load i64, ptr %v190, align 8
  %v192 = shl i64 %v191, 3
  %v193 = add i64 %v192, %v110
  br i1 %v80, label %v194, label %v195
v195:
  br i1 %v82, label %v196, label %v197
v196:
  %v198 = inttoptr i64 %v193 to ptr
  %v199 = load double, ptr %v198, align 8
  %v200 = inttoptr i64 %v189 to ptr
  %v201 = load double, ptr %v200, align 8
  %v202 = fcmp olt double %v201, %v199
  br label %v203
v194:
  %v204 = inttoptr i64 %v189 to ptr
  %v205 = load i64, ptr %v204, align 8
  %v206 = inttoptr i64 %v193 to ptr
  %v207 = load i64, ptr %v206, align 8
  %v208 = icmp slt i64 %v205, %v207
  br label %v203
v197:
  %v209 = shl i64 %v187, 4
  %v210 = add i64 %v209, %v110
  %v211 = inttoptr i64 %v210 to ptr
  %v212 = load i64, ptr %v211, align 8
  %v213 = getelementptr i8, ptr %v211, i64 8
  %v214 = load i64, ptr %v213, align 8
  %v215 = shl i64 %v191, 4
  %v216 = add i64 %v215, %v110
  %v217 = inttoptr i64 %v216 to ptr
  %v218 = load i64, ptr %v217, align 8
  %v219 = getelementptr i8, ptr %v217, i64 8
  %v220 = load i64, ptr %v219, align 8
  %v221 = tail call i64 @llvm.smin.i64(i64 %v214, i64 %v220)
  %v222 = icmp slt i64 %v221, 1
  br i1 %v222, label %v223, label %v224
v224:
  %v225 = phi i64 [ %v226, %v227 ], [ 0, %v197 ]
  %v228 = add i64 %v225, %v218
  %v229 = inttoptr i64 %v228 to ptr
  %v230 = load i8, ptr %v229, align 1
  %v231 = add i64 %v225, %v212
  %v232 = inttoptr i64 %v231 to ptr
  %v233 = load i8, ptr %v232, align 1
  %v234 = icmp eq i8 %v233, %v230
  br i1 %v234, label %v227, label %v235
v227:
  %v226 = add nuw nsw i64 %v225, 1
  %v236 = icmp slt i64 %v226, %v221
  br i1 %v236, label %v224, label %v223
v223:
  %v237 = icmp slt i64 %v214, %v220
  br label %v203
v235:
  %v238 = icmp ult i8 %v233, %v230
  br label %v203
v203:
  %v239 = phi i1 [ %v208, %v194 ], [ %v202, %v196 ], [ %v237, %v223 ], [ %v238, %v235 ]
  %v240 = xor i1 %v176, %v239
  br i1 %v240, label %v178, label %v182
v182:
  %v181 = add nuw nsw i64 %v180, 1
  %v241 = icmp slt i64 %v181, %v117
  br i1 %v241, label %v179, label %v178
v178:
  %v242 = phi i64 [ 2, %v140 ], [ %v180, %v203 ], [ %v115, %v182 ]
  br i1 %v176, label %v243, label %v119
v243:
  %v244 = add nsw i64 %v242, -1
  br label %v245
v245:
  %v246 = phi i64 [ 0, %v243 ], [ %v247, %v245 ]
  %v248 = phi i64 [ %v244, %v243 ], [ %v249, %v245 ]
  %v250 = add i64 %v246, %v112
  %v251 = shl i64 %v250, 3
  %v252 = add i64 %v251, %v57
  %v253 = inttoptr i64 %v252 to ptr
  %v254 = load i64, ptr %v253, align 8
  %v255 = add i64 %v248, %v112
  %v256 = shl i64 %v255, 3
  %v257 = add i64 %v256, %v57
  %v258 = inttoptr i64 %v257 to ptr
  %v259 = load i64, ptr %v258, align 8
  store i64 %v259, ptr %v253, align 8
  store i64 %v254, ptr %v258, align 8
  %v249 = add nsw i64 %v248, -1
  %v247 = add nuw nsw i64 %v246, 1
  %v260 = icmp slt i64 %v247, %v249
  br i1 %v260, label %v245, label %v119
v119:
  %v261 = phi i64 [ %v116, %v83 ], [ %v242, %v178 ], [ %v242, %v245 ]
  %v262 = icmp slt i64 %v261, %v117
  br i1 %v262, label %v263, label %v109
v263:
  %v264 = phi i64 [ %v265, %v266 ], [ %v261, %v119 ]
  %v267 = add i64 %v264, %v112
  %v268 = shl i64 %v267, 3
  %v269 = add i64 %v268, %v57
  %v270 = inttoptr i64 %v269 to ptr
  %v271 = load i64, ptr %v270, align 8
  %v272 = icmp slt i64 %v264, 1
  br i1 %v272, label %v273, label %v274
v274:
  %v275 = shl i64 %v271, 3
  %v276 = add i64 %v275, %v110
  %v277 = shl i64 %v271, 4
  %v278 = add i64 %v277, %v110
  %v279 = inttoptr i64 %v276 to ptr
  %v280 = inttoptr i64 %v276 to ptr
  %v281 = inttoptr i64 %v278 to ptr
  %v282 = getelementptr i8, ptr %v281, i64 8
  br label %v283
v283:
  %v284 = phi i64 [ %v264, %v274 ], [ %v285, %v286 ]
  %v287 = phi i64 [ 0, %v274 ], [ %v288, %v286 ]
  %v289 = add i64 %v287, %v284
  %v290 = ashr i64 %v289, 1
  %v291 = add i64 %v290, %v112
  %v292 = shl i64 %v291, 3
  %v293 = add i64 %v292, %v57
  %v294 = inttoptr i64 %v293 to ptr
  %v295 = load i64, ptr %v294, align 8
  %v296 = shl i64 %v295, 3
  %v297 = add i64 %v296, %v110
  switch i32 %v1, label %v298 [
    i32 0, label %v299
    i32 1, label %v300
  ]
v300:
  %v301 = inttoptr i64 %v297 to ptr
  %v302 = load double, ptr %v301, align 8
  %v303 = load double, ptr %v279, align 8
  %v304 = fcmp uge double %v303, %v302
  br label %v286
v299:
  %v305 = load i64, ptr %v280, align 8
  %v306 = inttoptr i64 %v297 to ptr
  %v307 = load i64, ptr %v306, align 8
  %v308 = icmp sge i64 %v305, %v307
  br label %v286
v298:
  %v309 = load i64, ptr %v281, align 8
  %v310 = load i64, ptr %v282, align 8
  %v311 = shl i64 %v295, 4
  %v312 = add i64 %v311, %v110
  %v313 = inttoptr i64 %v312 to ptr
  %v314 = load i64, ptr %v313, align 8
  %v315 = getelementptr i8, ptr %v313, i64 8
  %v316 = load i64, ptr %v315, align 8
  %v317 = tail call i64 @llvm.smin.i64(i64 %v310, i64 %v316)
  %v318 = icmp slt i64 %v317, 1
  br i1 %v318, label %v319, label %v320
v320:
  %v321 = phi i64 [ %v322, %v323 ], [ 0, %v298 ]
  %v324 = add i64 %v321, %v314
  %v325 = inttoptr i64 %v324 to ptr
  %v326 = load i8, ptr %v325, align 1
  %v327 = add i64 %v321, %v309
  %v328 = inttoptr i64 %v327 to ptr
  %v329 = load i8, ptr %v328, align 1
  %v330 = icmp eq i8 %v329, %v326
  br i1 %v330, label %v323, label %v331
v323:
  %v322 = add nuw nsw i64 %v321, 1
  %v332 = icmp slt i64 %v322, %v317
  br i1 %v332, label %v320, label %v319
v319:
  %v333 = icmp sge i64 %v310, %v316
  br label %v286
v331:
  %v334 = icmp uge i8 %v329, %v326
  br label %v286
v286:
  %v335 = phi i1 [ %v308, %v299 ], [ %v304, %v300 ], [ %v333, %v319 ], [ %v334, %v331 ]
  %v336 = add nsw i64 %v290, 1
  %v288 = select i1 %v335, i64 %v336, i64 %v287
  %v285 = select i1 %v335, i64 %v284, i64 %v290
  %v337 = icmp slt i64 %v288, %v285
  br i1 %v337, label %v283, label %v273
v273:
  %v338 = phi i64 [ 0, %v263 ], [ %v288, %v286 ]
  %v339 = icmp sgt i64 %v264, %v338
  br i1 %v339, label %v340, label %v266
v340:
  %v341 = phi i64 [ %v342, %v340 ], [ %v264, %v273 ]
  %v343 = add i64 %v341, %v112
  %v344 = shl i64 %v343, 3
  %v345 = add i64 %v344, %v57
  %v346 = inttoptr i64 %v345 to ptr
  %v347 = getelementptr i8, ptr %v346, i64 -8
  %v348 = load i64, ptr %v347, align 8
  store i64 %v348, ptr %v346, align 8
  %v342 = add nsw i64 %v341, -1
  %v349 = icmp sgt i64 %v342, %v338
  br i1 %v349, label %v340, label %v266
v266:
  %v350 = add i64 %v338, %v112
  %v351 = shl i64 %v350, 3
  %v352 = add i64 %v351, %v57
  %v353 = inttoptr i64 %v352 to ptr
  store i64 %v271, ptr %v353, align 8
  %v265 = add nsw i64 %v264, 1
  %v354 = icmp slt i64 %v265, %v117
  br i1 %v354, label %v263, label %v109
v109:
  %v113 = add i64 %v112, 64
  %v355 = icmp sgt i64 %v9, %v113
  %v111 = load i64, ptr %v76, align 8
  %v108 = add i64 %v107, -64
  br i1 %v355, label %v83, label %v356
v356:
  %v357 = icmp eq i64 %v9, 64
  br i1 %v357, label %v358, label %v359
v359:
  %v360 = shl i64 %v9, 3
  %v361 = add i64 %v57, %v360
  br label %v362
v362:
  %v363 = phi i64 [ %v361, %v359 ], [ %v364, %v365 ]
  %v364 = phi i64 [ %v57, %v359 ], [ %v363, %v365 ]
  %v366 = phi i64 [ 64, %v359 ], [ %v367, %v365 ]
  br label %v368
v368:
  %v369 = phi i64 [ 0, %v362 ], [ %v370, %v371 ]
  %v372 = add i64 %v369, %v366
  %v373 = tail call i64 @llvm.smin.i64(i64 %v372, i64 %v9)
  %v374 = add i64 %v373, %v366
  %v375 = tail call i64 @llvm.smin.i64(i64 %v374, i64 %v9)
  %v376 = icmp slt i64 %v369, %v375
  br i1 %v376, label %v377, label %v371
v377:
  %v378 = phi i64 [ %v379, %v380 ], [ %v369, %v368 ]
  %v381 = phi i64 [ %v382, %v380 ], [ %v369, %v368 ]
  %v383 = phi i64 [ %v384, %v380 ], [ %v373, %v368 ]
  %v385 = shl i64 %v381, 3
  %v386 = add i64 %v385, %v364
  %v387 = icmp slt i64 %v383, %v375
  br i1 %v387, label %v388, label %v389
v388:
  %v390 = icmp eq i64 %v381, %v373
  %v391 = shl i64 %v383, 3
  %v392 = add i64 %v391, %v364
  %v393 = inttoptr i64 %v392 to ptr
  %v394 = load i64, ptr %v393, align 8
  br i1 %v390, label %v395, label %v396
v396:
  %v397 = shl i64 %v394, 3
  %v398 = add i64 %v397, %v111
  %v399 = inttoptr i64 %v386 to ptr
  %v400 = load i64, ptr %v399, align 8
  %v401 = shl i64 %v400, 3
  %v402 = add i64 %v401, %v111
  switch i32 %v1, label %v403 [
    i32 0, label %v404
    i32 1, label %v405
  ]
v405:
  %v406 = inttoptr i64 %v402 to ptr
  %v407 = load double, ptr %v406, align 8
  %v408 = inttoptr i64 %v398 to ptr
  %v409 = load double, ptr %v408, align 8
  %v410 = fcmp uge double %v409, %v407
  br label %v411
v389:
  %v412 = inttoptr i64 %v386 to ptr
  %v413 = load i64, ptr %v412, align 8
  br label %v414
v414:
  %v415 = phi i64 [ %v400, %v411 ], [ %v413, %v389 ]
  %v416 = add i64 %v381, 1
  br label %v380
v404:
  %v417 = inttoptr i64 %v398 to ptr
  %v418 = load i64, ptr %v417, align 8
  %v419 = inttoptr i64 %v402 to ptr
  %v420 = load i64, ptr %v419, align 8
  %v421 = icmp sge i64 %v418, %v420
  br label %v411
v403:
  %v422 = shl i64 %v394, 4
  %v423 = add i64 %v422, %v111
  %v424 = inttoptr i64 %v423 to ptr
  %v425 = load i64, ptr %v424, align 8
  %v426 = getelementptr i8, ptr %v424, i64 8
  %v427 = load i64, ptr %v426, align 8
  %v428 = shl i64 %v400, 4
  %v429 = add i64 %v428, %v111
  %v430 = inttoptr i64 %v429 to ptr
  %v431 = load i64, ptr %v430, align 8
  %v432 = getelementptr i8, ptr %v430, i64 8
  %v433 = load i64, ptr %v432, align 8
  %v434 = tail call i64 @llvm.smin.i64(i64 %v427, i64 %v433)
  %v435 = icmp slt i64 %v434, 1
  br i1 %v435, label %v436, label %v437
v437:
  %v438 = phi i64 [ %v439, %v440 ], [ 0, %v403 ]
  %v441 = add i64 %v438, %v431
  %v442 = inttoptr i64 %v441 to ptr
  %v443 = load i8, ptr %v442, align 1
  %v444 = add i64 %v438, %v425
  %v445 = inttoptr i64 %v444 to ptr
  %v446 = load i8, ptr %v445, align 1
  %v447 = icmp eq i8 %v446, %v443
  br i1 %v447, label %v440, label %v448
v440:
  %v439 = add nuw nsw i64 %v438, 1
  %v449 = icmp slt i64 %v439, %v434
  br i1 %v449, label %v437, label %v436
v436:
  %v450 = icmp sge i64 %v427, %v433
  br label %v411
v448:
  %v451 = icmp uge i8 %v446, %v443
  br label %v411
v411:
  %v452 = phi i1 [ %v421, %v404 ], [ %v410, %v405 ], [ %v450, %v436 ], [ %v451, %v448 ]
  br i1 %v452, label %v414, label %v395
v395:
  %v453 = add nsw i64 %v383, 1
  br label %v380
v380:
  %v382 = phi i64 [ %v381, %v395 ], [ %v416, %v414 ]
  %v384 = phi i64 [ %v453, %v395 ], [ %v383, %v414 ]
  %v454 = phi i64 [ %v394, %v395 ], [ %v415, %v414 ]
  %v455 = shl i64 %v378, 3
  %v456 = add i64 %v455, %v363
  %v457 = inttoptr i64 %v456 to ptr
  store i64 %v454, ptr %v457, align 8
  %v379 = add nsw i64 %v378, 1
  %v458 = icmp slt i64 %v379, %v375
  br i1 %v458, label %v377, label %v371
v371:
  %v370 = add i64 %v372, %v366
  %v459 = icmp slt i64 %v370, %v9
  br i1 %v459, label %v368, label %v365
v365:
  %v367 = shl i64 %v366, 1
  %v460 = icmp slt i64 %v367, %v9
  br i1 %v460, label %v362, label %v358
v96:
  %v461 = inttoptr i64 %v91 to ptr
  %v462 = load i64, ptr %v461, align 8
  %v463 = inttoptr i64 %v94 to ptr
  %v464 = load i64, ptr %v463, align 8
  %v465 = icmp slt i64 %v462, %v464
  br label %v106
v100:
  %v466 = shl i64 %v89, 4
  %v467 = add i64 %v466, %v77
  %v468 = inttoptr i64 %v467 to ptr
  %v469 = load i64, ptr %v468, align 8
  %v470 = getelementptr i8, ptr %v468, i64 8
  %v471 = load i64, ptr %v470, align 8
  %v472 = shl i64 %v92, 4
  %v473 = add i64 %v472, %v77
  %v474 = inttoptr i64 %v473 to ptr
  %v475 = load i64, ptr %v474, align 8
  %v476 = getelementptr i8, ptr %v474, i64 8
  %v477 = load i64, ptr %v476, align 8
  %v478 = tail call i64 @llvm.smin.i64(i64 %v471, i64 %v477)
  %v479 = icmp slt i64 %v478, 1
  br i1 %v479, label %v480, label %v481
v481:
  %v482 = phi i64 [ %v483, %v484 ], [ 0, %v100 ]
  %v485 = add i64 %v482, %v475
  %v486 = inttoptr i64 %v485 to ptr
  %v487 = load i8, ptr %v486, align 1
  %v488 = add i64 %v482, %v469
  %v489 = inttoptr i64 %v488 to ptr
  %v490 = load i8, ptr %v489, align 1
  %v491 = icmp eq i8 %v490, %v487
  br i1 %v491, label %v484, label %v492
v484:
  %v483 = add nuw nsw i64 %v482, 1
  %v493 = icmp slt i64 %v483, %v478
  br i1 %v493, label %v481, label %v480
v480:
  %v494 = icmp slt i64 %v471, %v477
  br label %v106
v492:
  %v495 = icmp ult i8 %v490, %v487
  br label %v106
v106:
  %v496 = phi i1 [ %v465, %v96 ], [ %v105, %v99 ], [ %v494, %v480 ], [ %v495, %v492 ]
  %v497 = icmp eq i64 %v9, 2
  br i1 %v497, label %v498, label %v499
v499:
  %v500 = icmp eq i32 %v1, 1
  %v501 = tail call i64 @llvm.smax.i64(i64 %v9, i64 3)
  br label %v502
v502:
  %v503 = phi i64 [ %v504, %v505 ], [ %v89, %v499 ]
  %v506 = phi i64 [ %v507, %v505 ], [ 2, %v499 ]
  %v508 = shl i64 %v506, 3
  %v509 = add i64 %v508, %v57
  %v510 = inttoptr i64 %v509 to ptr
  %v504 = load i64, ptr %v510, align 8
  %v511 = shl i64 %v504, 3
  %v512 = add i64 %v511, %v77
  %v513 = shl i64 %v503, 3
  %v514 = add i64 %v513, %v77
  br i1 %v95, label %v515, label %v516
v516:
  br i1 %v500, label %v517, label %v518
v517:
  %v519 = inttoptr i64 %v514 to ptr
  %v520 = load double, ptr %v519, align 8
  %v521 = inttoptr i64 %v512 to ptr
  %v522 = load double, ptr %v521, align 8
  %v523 = fcmp olt double %v522, %v520
  br label %v524
v515:
  %v525 = inttoptr i64 %v512 to ptr
  %v526 = load i64, ptr %v525, align 8
  %v527 = inttoptr i64 %v514 to ptr
  %v528 = load i64, ptr %v527, align 8
  %v529 = icmp slt i64 %v526, %v528
  br label %v524
v518:
  %v530 = shl i64 %v504, 4
  %v531 = add i64 %v530, %v77
  %v532 = inttoptr i64 %v531 to ptr
  %v533 = load i64, ptr %v532, align 8
  %v534 = getelementptr i8, ptr %v532, i64 8
  %v535 = load i64, ptr %v534, align 8
  %v536 = shl i64 %v503, 4
  %v537 = add i64 %v536, %v77
  %v538 = inttoptr i64 %v537 to ptr
  %v539 = load i64, ptr %v538, align 8
  %v540 = getelementptr i8, ptr %v538, i64 8
  %v541 = load i64, ptr %v540, align 8
  %v542 = tail call i64 @llvm.smin.i64(i64 %v535, i64 %v541)
  %v543 = icmp slt i64 %v542, 1
  br i1 %v543, label %v544, label %v545
v545:
  %v546 = phi i64 [ %v547, %v548 ], [ 0, %v518 ]
  %v549 = add i64 %v546, %v539
  %v550 = inttoptr i64 %v549 to ptr
  %v551 = load i8, ptr %v550, align 1
  %v552 = add i64 %v546, %v533
  %v553 = inttoptr i64 %v552 to ptr
  %v554 = load i8, ptr %v553, align 1
  %v555 = icmp eq i8 %v554, %v551
  br i1 %v555, label %v548, label %v556
v548:
  %v547 = add nuw nsw i64 %v546, 1
  %v557 = icmp slt i64 %v547, %v542
  br i1 %v557, label %v545, label %v544
v544:
  %v558 = icmp slt i64 %v535, %v541
  br label %v524
v556:
  %v559 = icmp ult i8 %v554, %v551
  br label %v524
v524:
  %v560 = phi i1 [ %v529, %v515 ], [ %v523, %v517 ], [ %v558, %v544 ], [ %v559, %v556 ]
  %v561 = xor i1 %v496, %v560
  br i1 %v561, label %v498, label %v505
v505:
  %v507 = add nuw nsw i64 %v506, 1
  %v562 = icmp slt i64 %v507, %v9
  br i1 %v562, label %v502, label %v498
v498:
  %v563 = phi i64 [ 2, %v106 ], [ %v506, %v524 ], [ %v501, %v505 ]
  br i1 %v496, label %v564, label %v85
v564:
  %v565 = add nsw i64 %v563, -1
  br label %v566
v566:
  %v567 = phi i64 [ 0, %v564 ], [ %v568, %v566 ]
  %v569 = phi i64 [ %v565, %v564 ], [ %v570, %v566 ]
  %v571 = shl i64 %v567, 3
  %v572 = add i64 %v571, %v57
  %v573 = inttoptr i64 %v572 to ptr
  %v574 = load i64, ptr %v573, align 8
  %v575 = shl i64 %v569, 3
  %v576 = add i64 %v575, %v57
  %v577 = inttoptr i64 %v576 to ptr
  %v578 = load i64, ptr %v577, align 8
  store i64 %v578, ptr %v573, align 8
  store i64 %v574, ptr %v577, align 8
  %v570 = add nsw i64 %v569, -1
  %v568 = add nuw nsw i64 %v567, 1
  %v579 = icmp slt i64 %v568, %v570
  br i1 %v579, label %v566, label %v85
v85:
  %v580 = phi i64 [ %v9, %v78 ], [ %v563, %v498 ], [ %v563, %v566 ]
  %v581 = icmp slt i64 %v580, %v9
  br i1 %v581, label %v582, label %v358
v582:
  %v583 = phi i64 [ %v584, %v585 ], [ %v580, %v85 ]
  %v586 = shl i64 %v583, 3
  %v587 = add i64 %v586, %v57
  %v588 = inttoptr i64 %v587 to ptr
  %v589 = load i64, ptr %v588, align 8
  %v590 = icmp slt i64 %v583, 1
  br i1 %v590, label %v591, label %v592
v592:
  %v593 = shl i64 %v589, 3
  %v594 = add i64 %v593, %v77
  %v595 = shl i64 %v589, 4
  %v596 = add i64 %v595, %v77
  %v597 = inttoptr i64 %v594 to ptr
  %v598 = inttoptr i64 %v594 to ptr
  %v599 = inttoptr i64 %v596 to ptr
  %v600 = getelementptr i8, ptr %v599, i64 8
  br label %v601
v601:
  %v602 = phi i64 [ %v583, %v592 ], [ %v603, %v604 ]
  %v605 = phi i64 [ 0, %v592 ], [ %v606, %v604 ]
  %v607 = add i64 %v605, %v602
  %v608 = ashr i64 %v607, 1
  %v609 = shl i64 %v608, 3
  %v610 = add i64 %v609, %v57
  %v611 = inttoptr i64 %v610 to ptr
  %v612 = load i64, ptr %v611, align 8
  %v613 = shl i64 %v612, 3
  %v614 = add i64 %v613, %v77
  switch i32 %v1, label %v615 [
    i32 0, label %v616
    i32 1, label %v617
  ]
v617:
  %v618 = inttoptr i64 %v614 to ptr
  %v619 = load double, ptr %v618, align 8
  %v620 = load double, ptr %v597, align 8
  %v621 = fcmp uge double %v620, %v619
  br label %v604
v616:
  %v622 = load i64, ptr %v598, align 8
  %v623 = inttoptr i64 %v614 to ptr
  %v624 = load i64, ptr %v623, align 8
  %v625 = icmp sge i64 %v622, %v624
  br label %v604
v615:
  %v626 = load i64, ptr %v599, align 8
  %v627 = load i64, ptr %v600, align 8
  %v628 = shl i64 %v612, 4
  %v629 = add i64 %v628, %v77
  %v630 = inttoptr i64 %v629 to ptr
  %v631 = load i64, ptr %v630, align 8
  %v632 = getelementptr i8, ptr %v630, i64 8
  %v633 = load i64, ptr %v632, align 8
  %v634 = tail call i64 @llvm.smin.i64(i64 %v627, i64 %v633)
  %v635 = icmp slt i64 %v634, 1
  br i1 %v635, label %v636, label %v637
v637:
  %v638 = phi i64 [ %v639, %v640 ], [ 0, %v615 ]
  %v641 = add i64 %v638, %v631
  %v642 = inttoptr i64 %v641 to ptr
  %v643 = load i8, ptr %v642, align 1
  %v644 = add i64 %v638, %v626
  %v645 = inttoptr i64 %v644 to ptr
  %v646 = load i8, ptr %v645, align 1
  %v647 = icmp eq i8 %v646, %v643
  br i1 %v647, label %v640, label %v648
v640:
  %v639 = add nuw nsw i64 %v638, 1
  %v649 = icmp slt i64 %v639, %v634
  br i1 %v649, label %v637, label %v636
v636:
  %v650 = icmp sge i64 %v627, %v633
  br label %v604
v648:
  %v651 = icmp uge i8 %v646, %v643
  br label %v604
v604:
  %v652 = phi i1 [ %v625, %v616 ], [ %v621, %v617 ], [ %v650, %v636 ], [ %v651, %v648 ]
  %v653 = add nsw i64 %v608, 1
  %v606 = select i1 %v652, i64 %v653, i64 %v605
  %v603 = select i1 %v652, i64 %v602, i64 %v608
  %v654 = icmp slt i64 %v606, %v603
  br i1 %v654, label %v601, label %v591
v591:
  %v655 = phi i64 [ 0, %v582 ], [ %v606, %v604 ]
  %v656 = icmp sgt i64 %v583, %v655
  br i1 %v656, label %v657, label %v585
v657:
  %v658 = phi i64 [ %v659, %v657 ], [ %v583, %v591 ]
  %v660 = shl i64 %v658, 3
  %v661 = add i64 %v660, %v57
  %v662 = inttoptr i64 %v661 to ptr
  %v663 = getelementptr i8, ptr %v662, i64 -8
  %v664 = load i64, ptr %v663, align 8
  store i64 %v664, ptr %v662, align 8
  %v659 = add nsw i64 %v658, -1
  %v665 = icmp sgt i64 %v659, %v655
  br i1 %v665, label %v657, label %v585
v585:
  %v666 = shl i64 %v655, 3
  %v667 = add i64 %v666, %v57
  %v668 = inttoptr i64 %v667 to ptr
  store i64 %v589, ptr %v668, align 8
  %v584 = add nsw i64 %v583, 1
  %v669 = icmp slt i64 %v584, %v9
  br i1 %v669, label %v582, label %v358
v358:
  %v670 = phi i64 [ %v57, %v85 ], [ %v57, %v585 ], [ %v57, %v356 ], [ %v363, %v365 ]
  %v671 = icmp slt i64 %v9, 2
  %v672 = icmp eq i32 %v4, 0
  %v673 = or i1 %v672, %v671
  br i1 %v673, label %v674, label %v675
v675:
  %v676 = add nsw i64 %v9, -1
  br label %v677
v677:
  %v678 = phi i64 [ 0, %v675 ], [ %v679, %v677 ]
  %v680 = phi i64 [ %v676, %v675 ], [ %v681, %v677 ]
  %v682 = shl i64 %v678, 3
  %v683 = add i64 %v682, %v670
  %v684 = inttoptr i64 %v683 to ptr
  %v685 = load i64, ptr %v684, align 8
  %v686 = shl i64 %v680, 3
  %v687 = add i64 %v686, %v670
  %v688 = inttoptr i64 %v687 to ptr
  %v689 = load i64, ptr %v688, align 8
  store i64 %v689, ptr %v684, align 8
  store i64 %v685, ptr %v688, align 8
  %v681 = add nsw i64 %v680, -1
  %v679 = add nuw nsw i64 %v678, 1
  %v690 = icmp slt i64 %v679, %v681
  br i1 %v690, label %v677, label %v674
v674:
  br i1 %v61, label %v59, label %v691
v691:
  %v692 = icmp slt i64 %v3, 1
  %v693 = inttoptr i64 %v6 to ptr
  %v694 = getelementptr i8, ptr %v693, i64 -8
  br label %v695
v695:
  %v696 = phi i64 [ %v697, %v698 ], [ 0, %v691 ]
  br i1 %v692, label %v698, label %v699
v699:
  %v700 = shl i64 %v696, 3
  %v701 = add i64 %v700, %v670
  %v702 = mul i64 %v696, %v3
  %v703 = add i64 %v702, %v23
  %v704 = inttoptr i64 %v701 to ptr
  br label %v705
v705:
  %v706 = phi i64 [ 0, %v699 ], [ %v707, %v705 ]
  %v708 = load i64, ptr %v704, align 8
  %v709 = mul i64 %v708, %v3
  %v710 = load i64, ptr %v694, align 8
  %v711 = add i64 %v709, %v706
  %v712 = add i64 %v711, %v710
  %v713 = inttoptr i64 %v712 to ptr
  %v714 = load i64, ptr %v713, align 8
  %v715 = add i64 %v703, %v706
  %v716 = inttoptr i64 %v715 to ptr
  store i64 %v714, ptr %v716, align 8
  %v707 = add i64 %v706, 8
  %v717 = icmp slt i64 %v707, %v3
  br i1 %v717, label %v705, label %v698
v698:
  %v697 = add nuw nsw i64 %v696, 1
  %v718 = icmp slt i64 %v697, %v9
  br i1 %v718, label %v695, label %v59
v59:
  %v719 = phi i64 [ 0, %v45 ], [ %v43, %v674 ], [ %v43, %v698 ]
  %v720 = insertvalue { i64 } poison, i64 %v719, 0
  ret { i64 } %v720
}
define internal { i64, i64, i64 } @udf_text_split_next_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i32 %v6, i64 %v7, i64 %v8) noinline nounwind {
start:
  %v9 = icmp slt i64 %v7, 0
  switch i32 %v6, label %v10 [
    i32 0, label %v11
    i32 1, label %v12
  ]
v12:
  br i1 %v9, label %v13, label %v14
v14:
  %v15 = icmp sgt i64 %v1, %v7
  br i1 %v15, label %v16, label %v17
v16:
  %v18 = phi i64 [ %v19, %v20 ], [ %v7, %v14 ]
  %v21 = add i64 %v18, %v0
  %v22 = inttoptr i64 %v21 to ptr
  %v23 = load i8, ptr %v22, align 1
  %v24 = sext i8 %v23 to i16
  %v25 = icmp sgt i8 %v23, -1
  br i1 %v25, label %v26, label %v27
v26:
  %v28 = icmp ne i8 %v23, 32
  %v29 = add nsw i16 %v24, -14
  %v30 = icmp ult i16 %v29, -5
  %v31 = and i1 %v28, %v30
  %v32 = and i8 %v23, 124
  %v33 = icmp ne i8 %v32, 28
  %v34 = and i1 %v33, %v31
  br i1 %v34, label %v17, label %v20
v27:
  %v35 = and i16 %v24, 255
  %v36 = icmp eq i8 %v23, -123
  %v37 = icmp eq i16 %v35, 160
  %v38 = or i1 %v36, %v37
  br i1 %v38, label %v20, label %v17
v20:
  %v19 = add nuw nsw i64 %v18, 1
  %v39 = icmp slt i64 %v19, %v1
  br i1 %v39, label %v16, label %v17
v17:
  %v40 = phi i64 [ %v7, %v14 ], [ %v18, %v26 ], [ %v1, %v20 ], [ %v18, %v27 ]
  %v41 = icmp eq i64 %v40, %v1
  br i1 %v41, label %v13, label %v42
v42:
  %v43 = icmp eq i64 %v4, %v8
  br i1 %v43, label %v44, label %v45
v44:
  %v46 = sub i64 %v1, %v40
  %v47 = add i64 %v40, %v0
  br label %v13
v11:
  br i1 %v9, label %v13, label %v48
v48:
  %v49 = icmp eq i64 %v4, %v8
  br i1 %v49, label %v50, label %v51
v50:
  %v52 = sub i64 %v1, %v7
  %v53 = add i64 %v7, %v0
  br label %v13
v10:
  %v54 = icmp sle i64 %v1, %v7
  %v55 = or i1 %v54, %v9
  br i1 %v55, label %v13, label %v56
v56:
  %v57 = phi i64 [ %v58, %v59 ], [ %v7, %v10 ]
  %v60 = add i64 %v57, %v0
  %v61 = inttoptr i64 %v60 to ptr
  %v62 = load i8, ptr %v61, align 1
  switch i8 %v62, label %v59 [
    i8 -123, label %v63
    i8 30, label %v63
    i8 29, label %v63
    i8 28, label %v63
    i8 13, label %v63
    i8 12, label %v63
    i8 11, label %v63
    i8 10, label %v63
  ]
v59:
  %v58 = add nuw nsw i64 %v57, 1
  %v64 = icmp slt i64 %v58, %v1
  br i1 %v64, label %v56, label %v63
v63:
  %v65 = phi i64 [ %v1, %v59 ], [ %v57, %v56 ], [ %v57, %v56 ], [ %v57, %v56 ], [ %v57, %v56 ], [ %v57, %v56 ], [ %v57, %v56 ], [ %v57, %v56 ], [ %v57, %v56 ]
  %v66 = phi i1 [ false, %v59 ], [ true, %v56 ], [ true, %v56 ], [ true, %v56 ], [ true, %v56 ], [ true, %v56 ], [ true, %v56 ], [ true, %v56 ], [ true, %v56 ]
  %v67 = add i64 %v65, 1
  %v68 = select i1 %v66, i64 %v67, i64 %v65
  %v69 = icmp slt i64 %v67, %v1
  br i1 %v69, label %v70, label %v71
v70:
  %v72 = add i64 %v65, %v0
  %v73 = inttoptr i64 %v72 to ptr
  %v74 = load i8, ptr %v73, align 1
  %v75 = icmp eq i8 %v74, 13
  br i1 %v75, label %v76, label %v71
v76:
  %v77 = getelementptr i8, ptr %v73, i64 1
  %v78 = load i8, ptr %v77, align 1
  %v79 = icmp eq i8 %v78, 10
  %v80 = zext i1 %v79 to i64
  br label %v71
v71:
  %v81 = phi i64 [ 0, %v63 ], [ 0, %v70 ], [ %v80, %v76 ]
  %v82 = add i64 %v81, %v68
  %v83 = sub i64 %v65, %v7
  %v84 = add i64 %v7, %v0
  br label %v13
v51:
  %v85 = sub i64 %v1, %v3
  %v86 = icmp eq i64 %v3, 0
  br i1 %v86, label %v87, label %v88
v88:
  %v89 = inttoptr i64 %v2 to ptr
  %v90 = load i8, ptr %v89, align 1
  %v91 = icmp slt i64 %v85, %v7
  br i1 %v91, label %v92, label %v93
v93:
  %v94 = add i64 %v3, -1
  %v95 = zext i8 %v90 to i64
  %v96 = mul nuw i64 %v95, 72340172838076673
  %v97 = add i64 %v2, 1
  br label %v98
v98:
  %v99 = phi i64 [ %v7, %v93 ], [ %v100, %v101 ]
  %v102 = add i64 %v99, 8
  %v103 = icmp sgt i64 %v102, %v1
  %v104 = add i64 %v99, %v0
  %v105 = inttoptr i64 %v104 to ptr
  br i1 %v103, label %v106, label %v107
v106:
  %v108 = load i8, ptr %v105, align 1
  %v109 = icmp eq i8 %v108, %v90
  br i1 %v109, label %v110, label %v111
v111:
  %v112 = add i64 %v99, 1
  br label %v101
v107:
  %v113 = load i64, ptr %v105, align 1
  %v114 = xor i64 %v113, %v96
  %v115 = add i64 %v114, -72340172838076673
  %v116 = and i64 %v114, -9187201950435737472
  %v117 = xor i64 %v116, -9187201950435737472
  %v118 = and i64 %v117, %v115
  %v119 = icmp eq i64 %v118, 0
  br i1 %v119, label %v101, label %v120
v120:
  %v121 = sub i64 0, %v118
  %v122 = and i64 %v118, %v121
  %v123 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v122, i1 false)
  %v124 = trunc nuw nsw i64 %v123 to i32
  %v125 = sub nsw i32 63, %v124
  %v126 = ashr i32 %v125, 3
  %v127 = sext i32 %v126 to i64
  %v128 = add i64 %v99, %v127
  %v129 = icmp sgt i64 %v128, %v85
  br i1 %v129, label %v92, label %v110
v110:
  %v130 = phi i64 [ %v99, %v106 ], [ %v128, %v120 ]
  %v131 = add i64 %v130, 1
  %v132 = add i64 %v131, %v0
  br label %v133
v133:
  %v134 = phi i64 [ 0, %v110 ], [ %v135, %v136 ]
  %v135 = add i64 %v134, 8
  %v137 = icmp slt i64 %v135, %v3
  br i1 %v137, label %v136, label %v138
v138:
  %v139 = add i64 %v131, %v0
  br label %v140
v136:
  %v141 = add i64 %v132, %v134
  %v142 = inttoptr i64 %v141 to ptr
  %v143 = load i64, ptr %v142, align 1
  %v144 = add i64 %v97, %v134
  %v145 = inttoptr i64 %v144 to ptr
  %v146 = load i64, ptr %v145, align 1
  %v147 = icmp eq i64 %v143, %v146
  br i1 %v147, label %v133, label %v101
v140:
  %v148 = phi i64 [ %v149, %v150 ], [ %v134, %v138 ]
  %v151 = icmp slt i64 %v148, %v94
  br i1 %v151, label %v150, label %v92
v150:
  %v152 = add i64 %v139, %v148
  %v149 = add nsw i64 %v148, 1
  %v153 = add i64 %v148, %v2
  %v154 = inttoptr i64 %v153 to ptr
  %v155 = getelementptr i8, ptr %v154, i64 1
  %v156 = load i8, ptr %v155, align 1
  %v157 = inttoptr i64 %v152 to ptr
  %v158 = load i8, ptr %v157, align 1
  %v159 = icmp eq i8 %v158, %v156
  br i1 %v159, label %v140, label %v101
v101:
  %v100 = phi i64 [ %v131, %v150 ], [ %v102, %v107 ], [ %v112, %v111 ], [ %v131, %v136 ]
  %v160 = icmp sgt i64 %v100, %v85
  br i1 %v160, label %v92, label %v98
v45:
  %v161 = icmp slt i64 %v40, %v1
  br i1 %v161, label %v162, label %v163
v162:
  %v164 = phi i64 [ %v165, %v166 ], [ %v40, %v45 ]
  %v167 = add i64 %v164, %v0
  %v168 = inttoptr i64 %v167 to ptr
  %v169 = load i8, ptr %v168, align 1
  %v170 = sext i8 %v169 to i16
  %v171 = icmp sgt i8 %v169, -1
  br i1 %v171, label %v172, label %v173
v172:
  %v174 = icmp eq i8 %v169, 32
  %v175 = add nsw i16 %v170, -9
  %v176 = icmp ult i16 %v175, 5
  %v177 = or i1 %v174, %v176
  %v178 = and i8 %v169, 124
  %v179 = icmp eq i8 %v178, 28
  %v180 = or i1 %v179, %v177
  br i1 %v180, label %v163, label %v166
v173:
  %v181 = and i16 %v170, 255
  %v182 = icmp eq i8 %v169, -123
  %v183 = icmp eq i16 %v181, 160
  %v184 = or i1 %v182, %v183
  br i1 %v184, label %v163, label %v166
v166:
  %v165 = add nuw nsw i64 %v164, 1
  %v185 = icmp slt i64 %v165, %v1
  br i1 %v185, label %v162, label %v163
v163:
  %v186 = phi i64 [ %v40, %v45 ], [ %v164, %v172 ], [ %v1, %v166 ], [ %v164, %v173 ]
  %v187 = sub nsw i64 %v186, %v40
  %v188 = add i64 %v40, %v0
  br label %v13
v87:
  %v189 = icmp slt i64 %v85, %v7
  %v190 = select i1 %v189, i64 -1, i64 %v7
  br label %v92
v92:
  %v191 = phi i64 [ %v190, %v87 ], [ -1, %v88 ], [ %v130, %v140 ], [ -1, %v120 ], [ -1, %v101 ]
  %v192 = icmp slt i64 %v5, 1
  %v193 = icmp ne i64 %v8, 0
  %v194 = or i1 %v192, %v193
  %v195 = icmp slt i64 %v191, 0
  %v196 = or i1 %v194, %v195
  br i1 %v196, label %v197, label %v198
v198:
  %v199 = add i64 %v3, -1
  %v200 = add i64 %v0, 1
  %v201 = add i64 %v2, 1
  %v202 = inttoptr i64 %v2 to ptr
  br label %v203
v203:
  %v204 = phi i64 [ %v5, %v198 ], [ %v205, %v206 ]
  %v207 = phi i64 [ %v191, %v198 ], [ %v208, %v206 ]
  %v209 = add i64 %v207, %v3
  br i1 %v86, label %v210, label %v211
v211:
  %v212 = load i8, ptr %v202, align 1
  %v213 = icmp sgt i64 %v209, %v85
  br i1 %v213, label %v206, label %v214
v214:
  %v215 = zext i8 %v212 to i64
  %v216 = mul nuw i64 %v215, 72340172838076673
  br label %v217
v217:
  %v218 = phi i64 [ %v209, %v214 ], [ %v219, %v220 ]
  %v221 = add i64 %v218, 8
  %v222 = icmp sgt i64 %v221, %v1
  %v223 = add i64 %v218, %v0
  %v224 = inttoptr i64 %v223 to ptr
  br i1 %v222, label %v225, label %v226
v225:
  %v227 = load i8, ptr %v224, align 1
  %v228 = icmp eq i8 %v227, %v212
  br i1 %v228, label %v229, label %v230
v230:
  %v231 = add i64 %v218, 1
  br label %v220
v226:
  %v232 = load i64, ptr %v224, align 1
  %v233 = xor i64 %v232, %v216
  %v234 = add i64 %v233, -72340172838076673
  %v235 = and i64 %v233, -9187201950435737472
  %v236 = xor i64 %v235, -9187201950435737472
  %v237 = and i64 %v236, %v234
  %v238 = icmp eq i64 %v237, 0
  br i1 %v238, label %v220, label %v239
v239:
  %v240 = sub i64 0, %v237
  %v241 = and i64 %v237, %v240
  %v242 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v241, i1 false)
  %v243 = trunc nuw nsw i64 %v242 to i32
  %v244 = sub nsw i32 63, %v243
  %v245 = ashr i32 %v244, 3
  %v246 = sext i32 %v245 to i64
  %v247 = add i64 %v218, %v246
  %v248 = icmp sgt i64 %v247, %v85
  br i1 %v248, label %v206, label %v229
v229:
  %v249 = phi i64 [ %v218, %v225 ], [ %v247, %v239 ]
  %v250 = add i64 %v249, 1
  %v251 = add i64 %v200, %v249
  br label %v252
v252:
  %v253 = phi i64 [ 0, %v229 ], [ %v254, %v255 ]
  %v254 = add i64 %v253, 8
  %v256 = icmp slt i64 %v254, %v3
  br i1 %v256, label %v255, label %v257
v257:
  %v258 = add i64 %v250, %v0
  br label %v259
v255:
  %v260 = add i64 %v251, %v253
  %v261 = inttoptr i64 %v260 to ptr
  %v262 = load i64, ptr %v261, align 1
  %v263 = add i64 %v201, %v253
  %v264 = inttoptr i64 %v263 to ptr
  %v265 = load i64, ptr %v264, align 1
  %v266 = icmp eq i64 %v262, %v265
  br i1 %v266, label %v252, label %v220
v259:
  %v267 = phi i64 [ %v268, %v269 ], [ %v253, %v257 ]
  %v270 = icmp slt i64 %v267, %v199
  br i1 %v270, label %v269, label %v206
v269:
  %v271 = add i64 %v258, %v267
  %v268 = add nsw i64 %v267, 1
  %v272 = add i64 %v267, %v2
  %v273 = inttoptr i64 %v272 to ptr
  %v274 = getelementptr i8, ptr %v273, i64 1
  %v275 = load i8, ptr %v274, align 1
  %v276 = inttoptr i64 %v271 to ptr
  %v277 = load i8, ptr %v276, align 1
  %v278 = icmp eq i8 %v277, %v275
  br i1 %v278, label %v259, label %v220
v220:
  %v219 = phi i64 [ %v250, %v269 ], [ %v221, %v226 ], [ %v231, %v230 ], [ %v250, %v255 ]
  %v279 = icmp sgt i64 %v219, %v85
  br i1 %v279, label %v206, label %v217
v210:
  %v280 = icmp slt i64 %v85, %v209
  %v281 = select i1 %v280, i64 -1, i64 %v209
  br label %v206
v206:
  %v208 = phi i64 [ %v281, %v210 ], [ -1, %v211 ], [ %v249, %v259 ], [ -1, %v239 ], [ -1, %v220 ]
  %v205 = add nsw i64 %v204, -1
  %v282 = icmp sgt i64 %v208, -1
  %v283 = icmp sgt i64 %v204, 1
  %v284 = and i1 %v283, %v282
  br i1 %v284, label %v203, label %v197
v197:
  %v285 = phi i64 [ %v191, %v92 ], [ %v208, %v206 ]
  %v286 = icmp slt i64 %v285, 0
  br i1 %v286, label %v287, label %v288
v288:
  %v289 = add i64 %v285, %v3
  %v290 = sub nsw i64 %v285, %v7
  %v291 = add i64 %v7, %v0
  br label %v13
v287:
  %v292 = sub i64 %v1, %v7
  %v293 = add i64 %v7, %v0
  br label %v13
v13:
  %v294 = phi i64 [ 0, %v11 ], [ %v53, %v50 ], [ %v293, %v287 ], [ %v291, %v288 ], [ 0, %v12 ], [ 0, %v17 ], [ %v47, %v44 ], [ %v188, %v163 ], [ 0, %v10 ], [ %v84, %v71 ]
  %v295 = phi i64 [ -1, %v11 ], [ -1, %v50 ], [ -1, %v287 ], [ %v289, %v288 ], [ -1, %v12 ], [ -1, %v17 ], [ -1, %v44 ], [ %v186, %v163 ], [ -1, %v10 ], [ %v82, %v71 ]
  %v296 = phi i64 [ 0, %v11 ], [ %v52, %v50 ], [ %v292, %v287 ], [ %v290, %v288 ], [ 0, %v12 ], [ 0, %v17 ], [ %v46, %v44 ], [ %v187, %v163 ], [ 0, %v10 ], [ %v83, %v71 ]
  %v297 = insertvalue { i64, i64, i64 } poison, i64 %v294, 0
  %v298 = insertvalue { i64, i64, i64 } %v297, i64 %v296, 1
  %v299 = insertvalue { i64, i64, i64 } %v298, i64 %v295, 2
  ret { i64, i64, i64 } %v299
}
define internal { i64, i64, i64 } @udf_text_split_next_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i32 %v6, i64 %v7, i64 %v8) noinline nounwind {
start:
  %v9 = icmp slt i64 %v7, 0
  switch i32 %v6, label %v10 [
    i32 0, label %v11
    i32 1, label %v12
  ]
v12:
  br i1 %v9, label %v13, label %v14
v14:
  %v15 = icmp sgt i64 %v1, %v7
  br i1 %v15, label %v16, label %v17
v16:
  %v18 = phi i64 [ %v19, %v20 ], [ %v7, %v14 ]
  %v21 = add i64 %v18, %v0
  %v22 = inttoptr i64 %v21 to ptr
  %v23 = load i8, ptr %v22, align 1
  %v24 = zext i8 %v23 to i32
  %v25 = icmp sgt i8 %v23, -1
  br i1 %v25, label %v26, label %v27
v27:
  %v28 = icmp ult i8 %v23, -32
  br i1 %v28, label %v29, label %v30
v29:
  %v31 = getelementptr i8, ptr %v22, i64 1
  %v32 = load i8, ptr %v31, align 1
  %v33 = and i8 %v32, 63
  %v34 = zext nneg i8 %v33 to i32
  %v35 = shl nuw nsw i32 %v24, 6
  %v36 = and i32 %v35, 1984
  %v37 = or disjoint i32 %v36, %v34
  br label %v26
v30:
  %v38 = icmp ult i8 %v23, -16
  %v39 = getelementptr i8, ptr %v22, i64 1
  %v40 = load i8, ptr %v39, align 1
  %v41 = zext i8 %v40 to i32
  %v42 = getelementptr i8, ptr %v22, i64 2
  %v43 = load i8, ptr %v42, align 1
  br i1 %v38, label %v44, label %v45
v44:
  %v46 = shl nuw nsw i32 %v24, 12
  %v47 = and i32 %v46, 61440
  %v48 = shl nuw nsw i32 %v41, 6
  %v49 = and i32 %v48, 4032
  %v50 = or disjoint i32 %v49, %v47
  %v51 = and i8 %v43, 63
  %v52 = zext nneg i8 %v51 to i32
  %v53 = or disjoint i32 %v50, %v52
  br label %v26
v45:
  %v54 = shl nuw nsw i32 %v24, 18
  %v55 = and i32 %v54, 1835008
  %v56 = shl nuw nsw i32 %v41, 12
  %v57 = and i32 %v56, 258048
  %v58 = or disjoint i32 %v57, %v55
  %v59 = zext i8 %v43 to i32
  %v60 = shl nuw nsw i32 %v59, 6
  %v61 = and i32 %v60, 4032
  %v62 = or disjoint i32 %v58, %v61
  %v63 = getelementptr i8, ptr %v22, i64 3
  %v64 = load i8, ptr %v63, align 1
  %v65 = and i8 %v64, 63
  %v66 = zext nneg i8 %v65 to i32
  %v67 = or disjoint i32 %v62, %v66
  br label %v26
v26:
  %v68 = phi i32 [ %v24, %v16 ], [ %v37, %v29 ], [ %v53, %v44 ], [ %v67, %v45 ]
  %v69 = icmp ult i32 %v68, 128
  br i1 %v69, label %v70, label %v71
v70:
  %v72 = add nsw i32 %v68, -9
  %v73 = icmp ult i32 %v72, 5
  %v74 = icmp eq i32 %v68, 32
  %v75 = or i1 %v74, %v73
  %v76 = and i32 %v68, 124
  %v77 = icmp eq i32 %v76, 28
  %v78 = or i1 %v77, %v75
  br label %v79
v71:
  switch i32 %v68, label %v80 [
    i32 5760, label %v81
    i32 160, label %v81
    i32 133, label %v81
  ]
v80:
  %v82 = add nsw i32 %v68, -8192
  %v83 = icmp ult i32 %v82, 11
  br label %v81
v81:
  %v84 = phi i1 [ true, %v71 ], [ %v83, %v80 ], [ true, %v71 ], [ true, %v71 ]
  %v85 = and i32 %v68, -2
  %v86 = icmp eq i32 %v85, 8232
  %v87 = or i1 %v86, %v84
  %v88 = icmp eq i32 %v68, 8239
  %v89 = or i1 %v88, %v87
  %v90 = icmp eq i32 %v68, 8287
  %v91 = or i1 %v90, %v89
  %v92 = icmp eq i32 %v68, 12288
  %v93 = or i1 %v92, %v91
  br label %v79
v79:
  %v94 = phi i1 [ %v78, %v70 ], [ %v93, %v81 ]
  br i1 %v94, label %v20, label %v17
v20:
  %v95 = icmp ult i8 %v23, -16
  %v96 = select i1 %v95, i64 3, i64 4
  %v97 = icmp ult i8 %v23, -32
  %v98 = select i1 %v97, i64 2, i64 %v96
  %v99 = select i1 %v25, i64 1, i64 %v98
  %v19 = add i64 %v99, %v18
  %v100 = icmp slt i64 %v19, %v1
  br i1 %v100, label %v16, label %v17
v17:
  %v101 = phi i64 [ %v7, %v14 ], [ %v18, %v79 ], [ %v19, %v20 ]
  %v102 = icmp eq i64 %v101, %v1
  br i1 %v102, label %v13, label %v103
v103:
  %v104 = icmp eq i64 %v4, %v8
  br i1 %v104, label %v105, label %v106
v105:
  %v107 = sub i64 %v1, %v101
  %v108 = add i64 %v101, %v0
  br label %v13
v11:
  br i1 %v9, label %v13, label %v109
v109:
  %v110 = icmp eq i64 %v4, %v8
  br i1 %v110, label %v111, label %v112
v111:
  %v113 = sub i64 %v1, %v7
  %v114 = add i64 %v7, %v0
  br label %v13
v10:
  %v115 = icmp sle i64 %v1, %v7
  %v116 = or i1 %v115, %v9
  br i1 %v116, label %v13, label %v117
v117:
  %v118 = phi i64 [ %v119, %v120 ], [ %v7, %v10 ]
  %v121 = add i64 %v118, %v0
  %v122 = inttoptr i64 %v121 to ptr
  %v123 = load i8, ptr %v122, align 1
  %v124 = zext i8 %v123 to i32
  %v125 = icmp sgt i8 %v123, -1
  br i1 %v125, label %v126, label %v127
v127:
  %v128 = icmp ult i8 %v123, -32
  br i1 %v128, label %v129, label %v130
v129:
  %v131 = getelementptr i8, ptr %v122, i64 1
  %v132 = load i8, ptr %v131, align 1
  %v133 = and i8 %v132, 63
  %v134 = zext nneg i8 %v133 to i32
  %v135 = shl nuw nsw i32 %v124, 6
  %v136 = and i32 %v135, 1984
  %v137 = or disjoint i32 %v136, %v134
  br label %v126
v130:
  %v138 = icmp ult i8 %v123, -16
  %v139 = getelementptr i8, ptr %v122, i64 1
  %v140 = load i8, ptr %v139, align 1
  %v141 = zext i8 %v140 to i32
  %v142 = getelementptr i8, ptr %v122, i64 2
  %v143 = load i8, ptr %v142, align 1
  br i1 %v138, label %v144, label %v145
v144:
  %v146 = shl nuw nsw i32 %v124, 12
  %v147 = and i32 %v146, 61440
  %v148 = shl nuw nsw i32 %v141, 6
  %v149 = and i32 %v148, 4032
  %v150 = or disjoint i32 %v149, %v147
  %v151 = and i8 %v143, 63
  %v152 = zext nneg i8 %v151 to i32
  %v153 = or disjoint i32 %v150, %v152
  br label %v126
v145:
  %v154 = shl nuw nsw i32 %v124, 18
  %v155 = and i32 %v154, 1835008
  %v156 = shl nuw nsw i32 %v141, 12
  %v157 = and i32 %v156, 258048
  %v158 = or disjoint i32 %v157, %v155
  %v159 = zext i8 %v143 to i32
  %v160 = shl nuw nsw i32 %v159, 6
  %v161 = and i32 %v160, 4032
  %v162 = or disjoint i32 %v158, %v161
  %v163 = getelementptr i8, ptr %v122, i64 3
  %v164 = load i8, ptr %v163, align 1
  %v165 = and i8 %v164, 63
  %v166 = zext nneg i8 %v165 to i32
  %v167 = or disjoint i32 %v162, %v166
  br label %v126
v126:
  %v168 = phi i32 [ %v124, %v117 ], [ %v137, %v129 ], [ %v153, %v144 ], [ %v167, %v145 ]
  %v169 = icmp ugt i32 %v168, 30
  br i1 %v169, label %v170, label %v171
v171:
  %v172 = shl nuw nsw i32 1, %v168
  %v173 = freeze i32 %v172
  %v174 = and i32 %v173, 1879063552
  %v175 = icmp eq i32 %v174, 0
  br i1 %v175, label %v120, label %v176
v170:
  switch i32 %v168, label %v120 [
    i32 8233, label %v176
    i32 8232, label %v176
    i32 133, label %v176
  ]
v120:
  %v177 = icmp ult i8 %v123, -16
  %v178 = select i1 %v177, i64 3, i64 4
  %v179 = icmp ult i8 %v123, -32
  %v180 = select i1 %v179, i64 2, i64 %v178
  %v181 = select i1 %v125, i64 1, i64 %v180
  %v119 = add i64 %v181, %v118
  %v182 = icmp slt i64 %v119, %v1
  br i1 %v182, label %v117, label %v176
v176:
  %v183 = phi i64 [ %v118, %v170 ], [ %v118, %v170 ], [ %v119, %v120 ], [ %v118, %v171 ], [ %v118, %v170 ]
  %v184 = icmp ult i8 %v123, -16
  %v185 = select i1 %v184, i64 3, i64 4
  %v186 = icmp ult i8 %v123, -32
  %v187 = select i1 %v186, i64 2, i64 %v185
  %v188 = select i1 %v125, i64 1, i64 %v187
  %v189 = add i64 %v188, %v118
  %v190 = add i64 %v183, 1
  %v191 = icmp slt i64 %v190, %v1
  br i1 %v191, label %v192, label %v193
v192:
  %v194 = add i64 %v183, %v0
  %v195 = inttoptr i64 %v194 to ptr
  %v196 = load i8, ptr %v195, align 1
  %v197 = icmp eq i8 %v196, 13
  br i1 %v197, label %v198, label %v193
v198:
  %v199 = getelementptr i8, ptr %v195, i64 1
  %v200 = load i8, ptr %v199, align 1
  %v201 = icmp eq i8 %v200, 10
  %v202 = zext i1 %v201 to i64
  br label %v193
v193:
  %v203 = phi i64 [ 0, %v176 ], [ 0, %v192 ], [ %v202, %v198 ]
  %v204 = add i64 %v189, %v203
  %v205 = sub i64 %v183, %v7
  %v206 = add i64 %v7, %v0
  br label %v13
v112:
  %v207 = sub i64 %v1, %v3
  %v208 = icmp eq i64 %v3, 0
  br i1 %v208, label %v209, label %v210
v210:
  %v211 = inttoptr i64 %v2 to ptr
  %v212 = load i8, ptr %v211, align 1
  %v213 = icmp slt i64 %v207, %v7
  br i1 %v213, label %v214, label %v215
v215:
  %v216 = add i64 %v3, -1
  %v217 = zext i8 %v212 to i64
  %v218 = mul nuw i64 %v217, 72340172838076673
  %v219 = add i64 %v2, 1
  br label %v220
v220:
  %v221 = phi i64 [ %v7, %v215 ], [ %v222, %v223 ]
  %v224 = add i64 %v221, 8
  %v225 = icmp sgt i64 %v224, %v1
  %v226 = add i64 %v221, %v0
  %v227 = inttoptr i64 %v226 to ptr
  br i1 %v225, label %v228, label %v229
v228:
  %v230 = load i8, ptr %v227, align 1
  %v231 = icmp eq i8 %v230, %v212
  br i1 %v231, label %v232, label %v233
v233:
  %v234 = add i64 %v221, 1
  br label %v223
v229:
  %v235 = load i64, ptr %v227, align 1
  %v236 = xor i64 %v235, %v218
  %v237 = add i64 %v236, -72340172838076673
  %v238 = and i64 %v236, -9187201950435737472
  %v239 = xor i64 %v238, -9187201950435737472
  %v240 = and i64 %v239, %v237
  %v241 = icmp eq i64 %v240, 0
  br i1 %v241, label %v223, label %v242
v242:
  %v243 = sub i64 0, %v240
  %v244 = and i64 %v240, %v243
  %v245 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v244, i1 false)
  %v246 = trunc nuw nsw i64 %v245 to i32
  %v247 = sub nsw i32 63, %v246
  %v248 = ashr i32 %v247, 3
  %v249 = sext i32 %v248 to i64
  %v250 = add i64 %v221, %v249
  %v251 = icmp sgt i64 %v250, %v207
  br i1 %v251, label %v214, label %v232
v232:
  %v252 = phi i64 [ %v221, %v228 ], [ %v250, %v242 ]
  %v253 = add i64 %v252, 1
  %v254 = add i64 %v253, %v0
  br label %v255
v255:
  %v256 = phi i64 [ 0, %v232 ], [ %v257, %v258 ]
  %v257 = add i64 %v256, 8
  %v259 = icmp slt i64 %v257, %v3
  br i1 %v259, label %v258, label %v260
v260:
  %v261 = add i64 %v253, %v0
  br label %v262
v258:
  %v263 = add i64 %v254, %v256
  %v264 = inttoptr i64 %v263 to ptr
  %v265 = load i64, ptr %v264, align 1
  %v266 = add i64 %v219, %v256
  %v267 = inttoptr i64 %v266 to ptr
  %v268 = load i64, ptr %v267, align 1
  %v269 = icmp eq i64 %v265, %v268
  br i1 %v269, label %v255, label %v223
v262:
  %v270 = phi i64 [ %v271, %v272 ], [ %v256, %v260 ]
  %v273 = icmp slt i64 %v270, %v216
  br i1 %v273, label %v272, label %v214
v272:
  %v274 = add i64 %v261, %v270
  %v271 = add nsw i64 %v270, 1
  %v275 = add i64 %v270, %v2
  %v276 = inttoptr i64 %v275 to ptr
  %v277 = getelementptr i8, ptr %v276, i64 1
  %v278 = load i8, ptr %v277, align 1
  %v279 = inttoptr i64 %v274 to ptr
  %v280 = load i8, ptr %v279, align 1
  %v281 = icmp eq i8 %v280, %v278
  br i1 %v281, label %v262, label %v223
v223:
  %v222 = phi i64 [ %v253, %v272 ], [ %v224, %v229 ], [ %v234, %v233 ], [ %v253, %v258 ]
  %v282 = icmp sgt i64 %v222, %v207
  br i1 %v282, label %v214, label %v220
v106:
  %v283 = icmp slt i64 %v101, %v1
  br i1 %v283, label %v284, label %v285
v284:
  %v286 = phi i64 [ %v287, %v288 ], [ %v101, %v106 ]
  %v289 = add i64 %v286, %v0
  %v290 = inttoptr i64 %v289 to ptr
  %v291 = load i8, ptr %v290, align 1
  %v292 = zext i8 %v291 to i32
  %v293 = icmp sgt i8 %v291, -1
  br i1 %v293, label %v294, label %v295
v295:
  %v296 = icmp ult i8 %v291, -32
  br i1 %v296, label %v297, label %v298
v297:
  %v299 = getelementptr i8, ptr %v290, i64 1
  %v300 = load i8, ptr %v299, align 1
  %v301 = and i8 %v300, 63
  %v302 = zext nneg i8 %v301 to i32
  %v303 = shl nuw nsw i32 %v292, 6
  %v304 = and i32 %v303, 1984
  %v305 = or disjoint i32 %v304, %v302
  br label %v294
v298:
  %v306 = icmp ult i8 %v291, -16
  %v307 = getelementptr i8, ptr %v290, i64 1
  %v308 = load i8, ptr %v307, align 1
  %v309 = zext i8 %v308 to i32
  %v310 = getelementptr i8, ptr %v290, i64 2
  %v311 = load i8, ptr %v310, align 1
  br i1 %v306, label %v312, label %v313
v312:
  %v314 = shl nuw nsw i32 %v292, 12
  %v315 = and i32 %v314, 61440
  %v316 = shl nuw nsw i32 %v309, 6
  %v317 = and i32 %v316, 4032
  %v318 = or disjoint i32 %v317, %v315
  %v319 = and i8 %v311, 63
  %v320 = zext nneg i8 %v319 to i32
  %v321 = or disjoint i32 %v318, %v320
  br label %v294
v313:
  %v322 = shl nuw nsw i32 %v292, 18
  %v323 = and i32 %v322, 1835008
  %v324 = shl nuw nsw i32 %v309, 12
  %v325 = and i32 %v324, 258048
  %v326 = or disjoint i32 %v325, %v323
  %v327 = zext i8 %v311 to i32
  %v328 = shl nuw nsw i32 %v327, 6
  %v329 = and i32 %v328, 4032
  %v330 = or disjoint i32 %v326, %v329
  %v331 = getelementptr i8, ptr %v290, i64 3
  %v332 = load i8, ptr %v331, align 1
  %v333 = and i8 %v332, 63
  %v334 = zext nneg i8 %v333 to i32
  %v335 = or disjoint i32 %v330, %v334
  br label %v294
v294:
  %v336 = phi i32 [ %v292, %v284 ], [ %v305, %v297 ], [ %v321, %v312 ], [ %v335, %v313 ]
  %v337 = icmp ult i32 %v336, 128
  br i1 %v337, label %v338, label %v339
v338:
  %v340 = add nsw i32 %v336, -9
  %v341 = icmp ult i32 %v340, 5
  %v342 = icmp eq i32 %v336, 32
  %v343 = or i1 %v342, %v341
  %v344 = and i32 %v336, 124
  %v345 = icmp eq i32 %v344, 28
  %v346 = or i1 %v345, %v343
  br label %v347
v339:
  switch i32 %v336, label %v348 [
    i32 5760, label %v349
    i32 160, label %v349
    i32 133, label %v349
  ]
v348:
  %v350 = add nsw i32 %v336, -8192
  %v351 = icmp ult i32 %v350, 11
  br label %v349
v349:
  %v352 = phi i1 [ true, %v339 ], [ %v351, %v348 ], [ true, %v339 ], [ true, %v339 ]
  %v353 = and i32 %v336, -2
  %v354 = icmp eq i32 %v353, 8232
  %v355 = or i1 %v354, %v352
  %v356 = icmp eq i32 %v336, 8239
  %v357 = or i1 %v356, %v355
  %v358 = icmp eq i32 %v336, 8287
  %v359 = or i1 %v358, %v357
  %v360 = icmp eq i32 %v336, 12288
  %v361 = or i1 %v360, %v359
  br label %v347
v347:
  %v362 = phi i1 [ %v346, %v338 ], [ %v361, %v349 ]
  br i1 %v362, label %v285, label %v288
v288:
  %v363 = icmp ult i8 %v291, -16
  %v364 = select i1 %v363, i64 3, i64 4
  %v365 = icmp ult i8 %v291, -32
  %v366 = select i1 %v365, i64 2, i64 %v364
  %v367 = select i1 %v293, i64 1, i64 %v366
  %v287 = add i64 %v367, %v286
  %v368 = icmp slt i64 %v287, %v1
  br i1 %v368, label %v284, label %v285
v285:
  %v369 = phi i64 [ %v101, %v106 ], [ %v286, %v347 ], [ %v287, %v288 ]
  %v370 = sub i64 %v369, %v101
  %v371 = add i64 %v101, %v0
  br label %v13
v209:
  %v372 = icmp slt i64 %v207, %v7
  %v373 = select i1 %v372, i64 -1, i64 %v7
  br label %v214
v214:
  %v374 = phi i64 [ %v373, %v209 ], [ -1, %v210 ], [ %v252, %v262 ], [ -1, %v242 ], [ -1, %v223 ]
  %v375 = icmp slt i64 %v5, 1
  %v376 = icmp ne i64 %v8, 0
  %v377 = or i1 %v375, %v376
  %v378 = icmp slt i64 %v374, 0
  %v379 = or i1 %v377, %v378
  br i1 %v379, label %v380, label %v381
v381:
  %v382 = add i64 %v3, -1
  %v383 = add i64 %v0, 1
  %v384 = add i64 %v2, 1
  %v385 = inttoptr i64 %v2 to ptr
  br label %v386
v386:
  %v387 = phi i64 [ %v5, %v381 ], [ %v388, %v389 ]
  %v390 = phi i64 [ %v374, %v381 ], [ %v391, %v389 ]
  %v392 = add i64 %v390, %v3
  br i1 %v208, label %v393, label %v394
v394:
  %v395 = load i8, ptr %v385, align 1
  %v396 = icmp sgt i64 %v392, %v207
  br i1 %v396, label %v389, label %v397
v397:
  %v398 = zext i8 %v395 to i64
  %v399 = mul nuw i64 %v398, 72340172838076673
  br label %v400
v400:
  %v401 = phi i64 [ %v392, %v397 ], [ %v402, %v403 ]
  %v404 = add i64 %v401, 8
  %v405 = icmp sgt i64 %v404, %v1
  %v406 = add i64 %v401, %v0
  %v407 = inttoptr i64 %v406 to ptr
  br i1 %v405, label %v408, label %v409
v408:
  %v410 = load i8, ptr %v407, align 1
  %v411 = icmp eq i8 %v410, %v395
  br i1 %v411, label %v412, label %v413
v413:
  %v414 = add i64 %v401, 1
  br label %v403
v409:
  %v415 = load i64, ptr %v407, align 1
  %v416 = xor i64 %v415, %v399
  %v417 = add i64 %v416, -72340172838076673
  %v418 = and i64 %v416, -9187201950435737472
  %v419 = xor i64 %v418, -9187201950435737472
  %v420 = and i64 %v419, %v417
  %v421 = icmp eq i64 %v420, 0
  br i1 %v421, label %v403, label %v422
v422:
  %v423 = sub i64 0, %v420
  %v424 = and i64 %v420, %v423
  %v425 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v424, i1 false)
  %v426 = trunc nuw nsw i64 %v425 to i32
  %v427 = sub nsw i32 63, %v426
  %v428 = ashr i32 %v427, 3
  %v429 = sext i32 %v428 to i64
  %v430 = add i64 %v401, %v429
  %v431 = icmp sgt i64 %v430, %v207
  br i1 %v431, label %v389, label %v412
v412:
  %v432 = phi i64 [ %v401, %v408 ], [ %v430, %v422 ]
  %v433 = add i64 %v432, 1
  %v434 = add i64 %v383, %v432
  br label %v435
v435:
  %v436 = phi i64 [ 0, %v412 ], [ %v437, %v438 ]
  %v437 = add i64 %v436, 8
  %v439 = icmp slt i64 %v437, %v3
  br i1 %v439, label %v438, label %v440
v440:
  %v441 = add i64 %v433, %v0
  br label %v442
v438:
  %v443 = add i64 %v434, %v436
  %v444 = inttoptr i64 %v443 to ptr
  %v445 = load i64, ptr %v444, align 1
  %v446 = add i64 %v384, %v436
  %v447 = inttoptr i64 %v446 to ptr
  %v448 = load i64, ptr %v447, align 1
  %v449 = icmp eq i64 %v445, %v448
  br i1 %v449, label %v435, label %v403
v442:
  %v450 = phi i64 [ %v451, %v452 ], [ %v436, %v440 ]
  %v453 = icmp slt i64 %v450, %v382
  br i1 %v453, label %v452, label %v389
v452:
  %v454 = add i64 %v441, %v450
  %v451 = add nsw i64 %v450, 1
  %v455 = add i64 %v450, %v2
  %v456 = inttoptr i64 %v455 to ptr
  %v457 = getelementptr i8, ptr %v456, i64 1
  %v458 = load i8, ptr %v457, align 1
  %v459 = inttoptr i64 %v454 to ptr
  %v460 = load i8, ptr %v459, align 1
  %v461 = icmp eq i8 %v460, %v458
  br i1 %v461, label %v442, label %v403
v403:
  %v402 = phi i64 [ %v433, %v452 ], [ %v404, %v409 ], [ %v414, %v413 ], [ %v433, %v438 ]
  %v462 = icmp sgt i64 %v402, %v207
  br i1 %v462, label %v389, label %v400
v393:
  %v463 = icmp slt i64 %v207, %v392
  %v464 = select i1 %v463, i64 -1, i64 %v392
  br label %v389
v389:
  %v391 = phi i64 [ %v464, %v393 ], [ -1, %v394 ], [ %v432, %v442 ], [ -1, %v422 ], [ -1, %v403 ]
  %v388 = add nsw i64 %v387, -1
  %v465 = icmp sgt i64 %v391, -1
  %v466 = icmp sgt i64 %v387, 1
  %v467 = and i1 %v466, %v465
  br i1 %v467, label %v386, label %v380
v380:
  %v468 = phi i64 [ %v374, %v214 ], [ %v391, %v389 ]
  %v469 = icmp slt i64 %v468, 0
  br i1 %v469, label %v470, label %v471
v471:
  %v472 = add i64 %v468, %v3
  %v473 = sub nsw i64 %v468, %v7
  %v474 = add i64 %v7, %v0
  br label %v13
v470:
  %v475 = sub i64 %v1, %v7
  %v476 = add i64 %v7, %v0
  br label %v13
v13:
  %v477 = phi i64 [ 0, %v11 ], [ %v114, %v111 ], [ %v476, %v470 ], [ %v474, %v471 ], [ 0, %v12 ], [ 0, %v17 ], [ %v108, %v105 ], [ %v371, %v285 ], [ 0, %v10 ], [ %v206, %v193 ]
  %v478 = phi i64 [ -1, %v11 ], [ -1, %v111 ], [ -1, %v470 ], [ %v472, %v471 ], [ -1, %v12 ], [ -1, %v17 ], [ -1, %v105 ], [ %v369, %v285 ], [ -1, %v10 ], [ %v204, %v193 ]
  %v479 = phi i64 [ 0, %v11 ], [ %v113, %v111 ], [ %v475, %v470 ], [ %v473, %v471 ], [ 0, %v12 ], [ 0, %v17 ], [ %v107, %v105 ], [ %v370, %v285 ], [ 0, %v10 ], [ %v205, %v193 ]
  %v480 = insertvalue { i64, i64, i64 } poison, i64 %v477, 0
  %v481 = insertvalue { i64, i64, i64 } %v480, i64 %v479, 1
  %v482 = insertvalue { i64, i64, i64 } %v481, i64 %v478, 2
  ret { i64, i64, i64 } %v482
}
define internal { i64 } @udf_text_split_count_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i32 %v6) noinline nounwind {
v18:
  %v7 = sub i64 %v1, %v3
  %v8 = add i64 %v3, -1
  %v9 = add i64 %v0, 1
  %v10 = add i64 %v2, 1
  %v11 = icmp eq i64 %v3, 0
  %v12 = inttoptr i64 %v2 to ptr
  %v13 = icmp slt i64 %v5, 1
  %v14 = inttoptr i64 %v2 to ptr
  %v15 = add i64 %v2, 1
  br label %v16
v16:
  %v17 = phi i64 [ 0, %v18 ], [ %v19, %v20 ]
  %v21 = phi i64 [ 0, %v18 ], [ %v22, %v20 ]
  %v23 = icmp slt i64 %v21, 0
  switch i32 %v6, label %v24 [
    i32 0, label %v25
    i32 1, label %v26
  ]
v26:
  br i1 %v23, label %v20, label %v27
v27:
  %v28 = icmp slt i64 %v21, %v1
  br i1 %v28, label %v29, label %v30
v29:
  %v31 = phi i64 [ %v32, %v33 ], [ %v21, %v27 ]
  %v34 = add i64 %v31, %v0
  %v35 = inttoptr i64 %v34 to ptr
  %v36 = load i8, ptr %v35, align 1
  %v37 = sext i8 %v36 to i16
  %v38 = icmp sgt i8 %v36, -1
  br i1 %v38, label %v39, label %v40
v39:
  %v41 = icmp ne i8 %v36, 32
  %v42 = add nsw i16 %v37, -14
  %v43 = icmp ult i16 %v42, -5
  %v44 = and i1 %v41, %v43
  %v45 = and i8 %v36, 124
  %v46 = icmp ne i8 %v45, 28
  %v47 = and i1 %v46, %v44
  br i1 %v47, label %v30, label %v33
v40:
  %v48 = and i16 %v37, 255
  %v49 = icmp eq i8 %v36, -123
  %v50 = icmp eq i16 %v48, 160
  %v51 = or i1 %v49, %v50
  br i1 %v51, label %v33, label %v30
v33:
  %v32 = add nuw nsw i64 %v31, 1
  %v52 = icmp slt i64 %v32, %v1
  br i1 %v52, label %v29, label %v30
v30:
  %v53 = phi i64 [ %v21, %v27 ], [ %v31, %v39 ], [ %v1, %v33 ], [ %v31, %v40 ]
  %v54 = icmp eq i64 %v53, %v1
  br i1 %v54, label %v20, label %v55
v55:
  %v56 = icmp eq i64 %v17, %v4
  br i1 %v56, label %v57, label %v58
v57:
  %v59 = add i64 %v53, %v0
  br label %v20
v25:
  br i1 %v23, label %v20, label %v60
v60:
  %v61 = icmp eq i64 %v17, %v4
  br i1 %v61, label %v62, label %v63
v62:
  %v64 = add i64 %v21, %v0
  br label %v20
v24:
  %v65 = icmp sge i64 %v21, %v1
  %v66 = or i1 %v65, %v23
  br i1 %v66, label %v20, label %v67
v67:
  %v68 = phi i64 [ %v69, %v70 ], [ %v21, %v24 ]
  %v71 = add i64 %v68, %v0
  %v72 = inttoptr i64 %v71 to ptr
  %v73 = load i8, ptr %v72, align 1
  switch i8 %v73, label %v70 [
    i8 -123, label %v74
    i8 30, label %v74
    i8 29, label %v74
    i8 28, label %v74
    i8 13, label %v74
    i8 12, label %v74
    i8 11, label %v74
    i8 10, label %v74
  ]
v70:
  %v69 = add nuw nsw i64 %v68, 1
  %v75 = icmp slt i64 %v69, %v1
  br i1 %v75, label %v67, label %v74
v74:
  %v76 = phi i64 [ %v1, %v70 ], [ %v68, %v67 ], [ %v68, %v67 ], [ %v68, %v67 ], [ %v68, %v67 ], [ %v68, %v67 ], [ %v68, %v67 ], [ %v68, %v67 ], [ %v68, %v67 ]
  %v77 = phi i1 [ false, %v70 ], [ true, %v67 ], [ true, %v67 ], [ true, %v67 ], [ true, %v67 ], [ true, %v67 ], [ true, %v67 ], [ true, %v67 ], [ true, %v67 ]
  %v78 = add i64 %v76, 1
  %v79 = select i1 %v77, i64 %v78, i64 %v76
  %v80 = icmp slt i64 %v78, %v1
  br i1 %v80, label %v81, label %v82
v81:
  %v83 = add i64 %v76, %v0
  %v84 = inttoptr i64 %v83 to ptr
  %v85 = load i8, ptr %v84, align 1
  %v86 = icmp eq i8 %v85, 13
  br i1 %v86, label %v87, label %v82
v87:
  %v88 = getelementptr i8, ptr %v84, i64 1
  %v89 = load i8, ptr %v88, align 1
  %v90 = icmp eq i8 %v89, 10
  %v91 = zext i1 %v90 to i64
  br label %v82
v82:
  %v92 = phi i64 [ 0, %v74 ], [ 0, %v81 ], [ %v91, %v87 ]
  %v93 = add i64 %v92, %v79
  %v94 = add i64 %v21, %v0
  br label %v20
v63:
  br i1 %v11, label %v95, label %v96
v96:
  %v97 = load i8, ptr %v12, align 1
  %v98 = icmp sgt i64 %v21, %v7
  br i1 %v98, label %v99, label %v100
v100:
  %v101 = zext i8 %v97 to i64
  %v102 = mul nuw i64 %v101, 72340172838076673
  br label %v103
v103:
  %v104 = phi i64 [ %v21, %v100 ], [ %v105, %v106 ]
  %v107 = add i64 %v104, 8
  %v108 = icmp sgt i64 %v107, %v1
  %v109 = add i64 %v104, %v0
  %v110 = inttoptr i64 %v109 to ptr
  br i1 %v108, label %v111, label %v112
v111:
  %v113 = load i8, ptr %v110, align 1
  %v114 = icmp eq i8 %v113, %v97
  br i1 %v114, label %v115, label %v116
v116:
  %v117 = add i64 %v104, 1
  br label %v106
v112:
  %v118 = load i64, ptr %v110, align 1
  %v119 = xor i64 %v118, %v102
  %v120 = add i64 %v119, -72340172838076673
  %v121 = and i64 %v119, -9187201950435737472
  %v122 = xor i64 %v121, -9187201950435737472
  %v123 = and i64 %v122, %v120
  %v124 = icmp eq i64 %v123, 0
  br i1 %v124, label %v106, label %v125
v125:
  %v126 = sub i64 0, %v123
  %v127 = and i64 %v123, %v126
  %v128 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v127, i1 false)
  %v129 = trunc nuw nsw i64 %v128 to i32
  %v130 = sub nsw i32 63, %v129
  %v131 = ashr i32 %v130, 3
  %v132 = sext i32 %v131 to i64
  %v133 = add i64 %v104, %v132
  %v134 = icmp sgt i64 %v133, %v7
  br i1 %v134, label %v99, label %v115
v115:
  %v135 = phi i64 [ %v104, %v111 ], [ %v133, %v125 ]
  %v136 = add i64 %v135, 1
  %v137 = add i64 %v9, %v135
  br label %v138
v138:
  %v139 = phi i64 [ 0, %v115 ], [ %v140, %v141 ]
  %v140 = add i64 %v139, 8
  %v142 = icmp slt i64 %v140, %v3
  br i1 %v142, label %v141, label %v143
v143:
  %v144 = add i64 %v136, %v0
  br label %v145
v141:
  %v146 = add i64 %v137, %v139
  %v147 = inttoptr i64 %v146 to ptr
  %v148 = load i64, ptr %v147, align 1
  %v149 = add i64 %v10, %v139
  %v150 = inttoptr i64 %v149 to ptr
  %v151 = load i64, ptr %v150, align 1
  %v152 = icmp eq i64 %v148, %v151
  br i1 %v152, label %v138, label %v106
v145:
  %v153 = phi i64 [ %v154, %v155 ], [ %v139, %v143 ]
  %v156 = icmp slt i64 %v153, %v8
  br i1 %v156, label %v155, label %v99
v155:
  %v157 = add i64 %v144, %v153
  %v154 = add nsw i64 %v153, 1
  %v158 = add i64 %v153, %v2
  %v159 = inttoptr i64 %v158 to ptr
  %v160 = getelementptr i8, ptr %v159, i64 1
  %v161 = load i8, ptr %v160, align 1
  %v162 = inttoptr i64 %v157 to ptr
  %v163 = load i8, ptr %v162, align 1
  %v164 = icmp eq i8 %v163, %v161
  br i1 %v164, label %v145, label %v106
v106:
  %v105 = phi i64 [ %v136, %v155 ], [ %v107, %v112 ], [ %v117, %v116 ], [ %v136, %v141 ]
  %v165 = icmp sgt i64 %v105, %v7
  br i1 %v165, label %v99, label %v103
v58:
  %v166 = icmp slt i64 %v53, %v1
  br i1 %v166, label %v167, label %v168
v167:
  %v169 = phi i64 [ %v170, %v171 ], [ %v53, %v58 ]
  %v172 = add i64 %v169, %v0
  %v173 = inttoptr i64 %v172 to ptr
  %v174 = load i8, ptr %v173, align 1
  %v175 = sext i8 %v174 to i16
  %v176 = icmp sgt i8 %v174, -1
  br i1 %v176, label %v177, label %v178
v177:
  %v179 = icmp eq i8 %v174, 32
  %v180 = add nsw i16 %v175, -9
  %v181 = icmp ult i16 %v180, 5
  %v182 = or i1 %v179, %v181
  %v183 = and i8 %v174, 124
  %v184 = icmp eq i8 %v183, 28
  %v185 = or i1 %v184, %v182
  br i1 %v185, label %v168, label %v171
v178:
  %v186 = and i16 %v175, 255
  %v187 = icmp eq i8 %v174, -123
  %v188 = icmp eq i16 %v186, 160
  %v189 = or i1 %v187, %v188
  br i1 %v189, label %v168, label %v171
v171:
  %v170 = add nsw i64 %v169, 1
  %v190 = icmp slt i64 %v170, %v1
  br i1 %v190, label %v167, label %v168
v168:
  %v191 = phi i64 [ %v53, %v58 ], [ %v169, %v177 ], [ %v1, %v171 ], [ %v169, %v178 ]
  %v192 = add i64 %v53, %v0
  br label %v20
v95:
  %v193 = icmp slt i64 %v7, %v21
  %v194 = select i1 %v193, i64 -1, i64 %v21
  br label %v99
v99:
  %v195 = phi i64 [ %v194, %v95 ], [ -1, %v96 ], [ %v135, %v145 ], [ -1, %v125 ], [ -1, %v106 ]
  %v196 = icmp ne i64 %v17, 0
  %v197 = or i1 %v13, %v196
  %v198 = icmp slt i64 %v195, 0
  %v199 = or i1 %v197, %v198
  br i1 %v199, label %v200, label %v201
v201:
  %v202 = phi i64 [ %v203, %v204 ], [ %v195, %v99 ]
  %v205 = phi i64 [ %v206, %v204 ], [ %v5, %v99 ]
  %v207 = add i64 %v202, %v3
  br i1 %v11, label %v208, label %v209
v209:
  %v210 = load i8, ptr %v14, align 1
  %v211 = icmp sgt i64 %v207, %v7
  br i1 %v211, label %v204, label %v212
v212:
  %v213 = zext i8 %v210 to i64
  %v214 = mul nuw i64 %v213, 72340172838076673
  br label %v215
v215:
  %v216 = phi i64 [ %v207, %v212 ], [ %v217, %v218 ]
  %v219 = add i64 %v216, 8
  %v220 = icmp sgt i64 %v219, %v1
  %v221 = add i64 %v216, %v0
  %v222 = inttoptr i64 %v221 to ptr
  br i1 %v220, label %v223, label %v224
v223:
  %v225 = load i8, ptr %v222, align 1
  %v226 = icmp eq i8 %v225, %v210
  br i1 %v226, label %v227, label %v228
v228:
  %v229 = add i64 %v216, 1
  br label %v218
v224:
  %v230 = load i64, ptr %v222, align 1
  %v231 = xor i64 %v230, %v214
  %v232 = add i64 %v231, -72340172838076673
  %v233 = and i64 %v231, -9187201950435737472
  %v234 = xor i64 %v233, -9187201950435737472
  %v235 = and i64 %v234, %v232
  %v236 = icmp eq i64 %v235, 0
  br i1 %v236, label %v218, label %v237
v237:
  %v238 = sub i64 0, %v235
  %v239 = and i64 %v235, %v238
  %v240 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v239, i1 false)
  %v241 = trunc nuw nsw i64 %v240 to i32
  %v242 = sub nsw i32 63, %v241
  %v243 = ashr i32 %v242, 3
  %v244 = sext i32 %v243 to i64
  %v245 = add i64 %v216, %v244
  %v246 = icmp sgt i64 %v245, %v7
  br i1 %v246, label %v204, label %v227
v227:
  %v247 = phi i64 [ %v216, %v223 ], [ %v245, %v237 ]
  %v248 = add i64 %v247, 1
  %v249 = add i64 %v248, %v0
  br label %v250
v250:
  %v251 = phi i64 [ 0, %v227 ], [ %v252, %v253 ]
  %v252 = add i64 %v251, 8
  %v254 = icmp slt i64 %v252, %v3
  br i1 %v254, label %v253, label %v255
v255:
  %v256 = add i64 %v248, %v0
  br label %v257
v253:
  %v258 = add i64 %v249, %v251
  %v259 = inttoptr i64 %v258 to ptr
  %v260 = load i64, ptr %v259, align 1
  %v261 = add i64 %v15, %v251
  %v262 = inttoptr i64 %v261 to ptr
  %v263 = load i64, ptr %v262, align 1
  %v264 = icmp eq i64 %v260, %v263
  br i1 %v264, label %v250, label %v218
v257:
  %v265 = phi i64 [ %v266, %v267 ], [ %v251, %v255 ]
  %v268 = icmp slt i64 %v265, %v8
  br i1 %v268, label %v267, label %v204
v267:
  %v269 = add i64 %v256, %v265
  %v266 = add nsw i64 %v265, 1
  %v270 = add i64 %v265, %v2
  %v271 = inttoptr i64 %v270 to ptr
  %v272 = getelementptr i8, ptr %v271, i64 1
  %v273 = load i8, ptr %v272, align 1
  %v274 = inttoptr i64 %v269 to ptr
  %v275 = load i8, ptr %v274, align 1
  %v276 = icmp eq i8 %v275, %v273
  br i1 %v276, label %v257, label %v218
v218:
  %v217 = phi i64 [ %v248, %v267 ], [ %v219, %v224 ], [ %v229, %v228 ], [ %v248, %v253 ]
  %v277 = icmp sgt i64 %v217, %v7
  br i1 %v277, label %v204, label %v215
v208:
  %v278 = icmp slt i64 %v7, %v207
  %v279 = select i1 %v278, i64 -1, i64 %v207
  br label %v204
v204:
  %v203 = phi i64 [ %v279, %v208 ], [ -1, %v209 ], [ %v247, %v257 ], [ -1, %v237 ], [ -1, %v218 ]
  %v206 = add nsw i64 %v205, -1
  %v280 = icmp sgt i64 %v203, -1
  %v281 = icmp sgt i64 %v205, 1
  %v282 = and i1 %v281, %v280
  br i1 %v282, label %v201, label %v200
v200:
  %v283 = phi i64 [ %v195, %v99 ], [ %v203, %v204 ]
  %v284 = icmp slt i64 %v283, 0
  br i1 %v284, label %v285, label %v286
v286:
  %v287 = add i64 %v283, %v3
  %v288 = add i64 %v21, %v0
  br label %v20
v285:
  %v289 = add i64 %v21, %v0
  br label %v20
v20:
  %v22 = phi i64 [ -1, %v25 ], [ -1, %v62 ], [ -1, %v285 ], [ %v287, %v286 ], [ -1, %v26 ], [ -1, %v30 ], [ -1, %v57 ], [ %v191, %v168 ], [ -1, %v24 ], [ %v93, %v82 ]
  %v290 = phi i64 [ 0, %v25 ], [ %v64, %v62 ], [ %v289, %v285 ], [ %v288, %v286 ], [ 0, %v26 ], [ 0, %v30 ], [ %v59, %v57 ], [ %v192, %v168 ], [ 0, %v24 ], [ %v94, %v82 ]
  %v291 = icmp eq i64 %v290, 0
  %v19 = add i64 %v17, 1
  br i1 %v291, label %v292, label %v16
v292:
  %v293 = insertvalue { i64 } poison, i64 %v17, 0
  ret { i64 } %v293
}
define internal { i64 } @udf_text_split_count_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i32 %v6) noinline nounwind {
v18:
  %v7 = sub i64 %v1, %v3
  %v8 = add i64 %v3, -1
  %v9 = add i64 %v0, 1
  %v10 = add i64 %v2, 1
  %v11 = icmp eq i64 %v3, 0
  %v12 = inttoptr i64 %v2 to ptr
  %v13 = icmp slt i64 %v5, 1
  %v14 = inttoptr i64 %v2 to ptr
  %v15 = add i64 %v2, 1
  br label %v16
v16:
  %v17 = phi i64 [ 0, %v18 ], [ %v19, %v20 ]
  %v21 = phi i64 [ 0, %v18 ], [ %v22, %v20 ]
  %v23 = icmp slt i64 %v21, 0
  switch i32 %v6, label %v24 [
    i32 0, label %v25
    i32 1, label %v26
  ]
v26:
  br i1 %v23, label %v20, label %v27
v27:
  %v28 = icmp slt i64 %v21, %v1
  br i1 %v28, label %v29, label %v30
v29:
  %v31 = phi i64 [ %v32, %v33 ], [ %v21, %v27 ]
  %v34 = add i64 %v31, %v0
  %v35 = inttoptr i64 %v34 to ptr
  %v36 = load i8, ptr %v35, align 1
  %v37 = zext i8 %v36 to i32
  %v38 = icmp sgt i8 %v36, -1
  br i1 %v38, label %v39, label %v40
v40:
  %v41 = icmp ult i8 %v36, -32
  br i1 %v41, label %v42, label %v43
v42:
  %v44 = getelementptr i8, ptr %v35, i64 1
  %v45 = load i8, ptr %v44, align 1
  %v46 = and i8 %v45, 63
  %v47 = zext nneg i8 %v46 to i32
  %v48 = shl nuw nsw i32 %v37, 6
  %v49 = and i32 %v48, 1984
  %v50 = or disjoint i32 %v49, %v47
  br label %v39
v43:
  %v51 = icmp ult i8 %v36, -16
  %v52 = getelementptr i8, ptr %v35, i64 1
  %v53 = load i8, ptr %v52, align 1
  %v54 = zext i8 %v53 to i32
  %v55 = getelementptr i8, ptr %v35, i64 2
  %v56 = load i8, ptr %v55, align 1
  br i1 %v51, label %v57, label %v58
v57:
  %v59 = shl nuw nsw i32 %v37, 12
  %v60 = and i32 %v59, 61440
  %v61 = shl nuw nsw i32 %v54, 6
  %v62 = and i32 %v61, 4032
  %v63 = or disjoint i32 %v62, %v60
  %v64 = and i8 %v56, 63
  %v65 = zext nneg i8 %v64 to i32
  %v66 = or disjoint i32 %v63, %v65
  br label %v39
v58:
  %v67 = shl nuw nsw i32 %v37, 18
  %v68 = and i32 %v67, 1835008
  %v69 = shl nuw nsw i32 %v54, 12
  %v70 = and i32 %v69, 258048
  %v71 = or disjoint i32 %v70, %v68
  %v72 = zext i8 %v56 to i32
  %v73 = shl nuw nsw i32 %v72, 6
  %v74 = and i32 %v73, 4032
  %v75 = or disjoint i32 %v71, %v74
  %v76 = getelementptr i8, ptr %v35, i64 3
  %v77 = load i8, ptr %v76, align 1
  %v78 = and i8 %v77, 63
  %v79 = zext nneg i8 %v78 to i32
  %v80 = or disjoint i32 %v75, %v79
  br label %v39
v39:
  %v81 = phi i32 [ %v37, %v29 ], [ %v50, %v42 ], [ %v66, %v57 ], [ %v80, %v58 ]
  %v82 = icmp ult i32 %v81, 128
  br i1 %v82, label %v83, label %v84
v83:
  %v85 = add nsw i32 %v81, -9
  %v86 = icmp ult i32 %v85, 5
  %v87 = icmp eq i32 %v81, 32
  %v88 = or i1 %v87, %v86
  %v89 = and i32 %v81, 124
  %v90 = icmp eq i32 %v89, 28
  %v91 = or i1 %v90, %v88
  br label %v92
v84:
  switch i32 %v81, label %v93 [
    i32 5760, label %v94
    i32 160, label %v94
    i32 133, label %v94
  ]
v93:
  %v95 = add nsw i32 %v81, -8192
  %v96 = icmp ult i32 %v95, 11
  br label %v94
v94:
  %v97 = phi i1 [ true, %v84 ], [ %v96, %v93 ], [ true, %v84 ], [ true, %v84 ]
  %v98 = and i32 %v81, -2
  %v99 = icmp eq i32 %v98, 8232
  %v100 = or i1 %v99, %v97
  %v101 = icmp eq i32 %v81, 8239
  %v102 = or i1 %v101, %v100
  %v103 = icmp eq i32 %v81, 8287
  %v104 = or i1 %v103, %v102
  %v105 = icmp eq i32 %v81, 12288
  %v106 = or i1 %v105, %v104
  br label %v92
v92:
  %v107 = phi i1 [ %v91, %v83 ], [ %v106, %v94 ]
  br i1 %v107, label %v33, label %v30
v33:
  %v108 = icmp ult i8 %v36, -16
  %v109 = select i1 %v108, i64 3, i64 4
  %v110 = icmp ult i8 %v36, -32
  %v111 = select i1 %v110, i64 2, i64 %v109
  %v112 = select i1 %v38, i64 1, i64 %v111
  %v32 = add i64 %v112, %v31
  %v113 = icmp slt i64 %v32, %v1
  br i1 %v113, label %v29, label %v30
v30:
  %v114 = phi i64 [ %v21, %v27 ], [ %v31, %v92 ], [ %v32, %v33 ]
  %v115 = icmp eq i64 %v114, %v1
  br i1 %v115, label %v20, label %v116
v116:
  %v117 = icmp eq i64 %v17, %v4
  br i1 %v117, label %v118, label %v119
v118:
  %v120 = add i64 %v114, %v0
  br label %v20
v25:
  br i1 %v23, label %v20, label %v121
v121:
  %v122 = icmp eq i64 %v17, %v4
  br i1 %v122, label %v123, label %v124
v123:
  %v125 = add i64 %v21, %v0
  br label %v20
v24:
  %v126 = icmp sge i64 %v21, %v1
  %v127 = or i1 %v126, %v23
  br i1 %v127, label %v20, label %v128
v128:
  %v129 = phi i64 [ %v130, %v131 ], [ %v21, %v24 ]
  %v132 = add i64 %v129, %v0
  %v133 = inttoptr i64 %v132 to ptr
  %v134 = load i8, ptr %v133, align 1
  %v135 = zext i8 %v134 to i32
  %v136 = icmp sgt i8 %v134, -1
  br i1 %v136, label %v137, label %v138
v138:
  %v139 = icmp ult i8 %v134, -32
  br i1 %v139, label %v140, label %v141
v140:
  %v142 = getelementptr i8, ptr %v133, i64 1
  %v143 = load i8, ptr %v142, align 1
  %v144 = and i8 %v143, 63
  %v145 = zext nneg i8 %v144 to i32
  %v146 = shl nuw nsw i32 %v135, 6
  %v147 = and i32 %v146, 1984
  %v148 = or disjoint i32 %v147, %v145
  br label %v137
v141:
  %v149 = icmp ult i8 %v134, -16
  %v150 = getelementptr i8, ptr %v133, i64 1
  %v151 = load i8, ptr %v150, align 1
  %v152 = zext i8 %v151 to i32
  %v153 = getelementptr i8, ptr %v133, i64 2
  %v154 = load i8, ptr %v153, align 1
  br i1 %v149, label %v155, label %v156
v155:
  %v157 = shl nuw nsw i32 %v135, 12
  %v158 = and i32 %v157, 61440
  %v159 = shl nuw nsw i32 %v152, 6
  %v160 = and i32 %v159, 4032
  %v161 = or disjoint i32 %v160, %v158
  %v162 = and i8 %v154, 63
  %v163 = zext nneg i8 %v162 to i32
  %v164 = or disjoint i32 %v161, %v163
  br label %v137
v156:
  %v165 = shl nuw nsw i32 %v135, 18
  %v166 = and i32 %v165, 1835008
  %v167 = shl nuw nsw i32 %v152, 12
  %v168 = and i32 %v167, 258048
  %v169 = or disjoint i32 %v168, %v166
  %v170 = zext i8 %v154 to i32
  %v171 = shl nuw nsw i32 %v170, 6
  %v172 = and i32 %v171, 4032
  %v173 = or disjoint i32 %v169, %v172
  %v174 = getelementptr i8, ptr %v133, i64 3
  %v175 = load i8, ptr %v174, align 1
  %v176 = and i8 %v175, 63
  %v177 = zext nneg i8 %v176 to i32
  %v178 = or disjoint i32 %v173, %v177
  br label %v137
v137:
  %v179 = phi i32 [ %v135, %v128 ], [ %v148, %v140 ], [ %v164, %v155 ], [ %v178, %v156 ]
  %v180 = icmp ugt i32 %v179, 30
  br i1 %v180, label %v181, label %v182
v182:
  %v183 = shl nuw nsw i32 1, %v179
  %v184 = freeze i32 %v183
  %v185 = and i32 %v184, 1879063552
  %v186 = icmp eq i32 %v185, 0
  br i1 %v186, label %v131, label %v187
v181:
  switch i32 %v179, label %v131 [
    i32 8233, label %v187
    i32 8232, label %v187
    i32 133, label %v187
  ]
v131:
  %v188 = icmp ult i8 %v134, -16
  %v189 = select i1 %v188, i64 3, i64 4
  %v190 = icmp ult i8 %v134, -32
  %v191 = select i1 %v190, i64 2, i64 %v189
  %v192 = select i1 %v136, i64 1, i64 %v191
  %v130 = add i64 %v192, %v129
  %v193 = icmp slt i64 %v130, %v1
  br i1 %v193, label %v128, label %v187
v187:
  %v194 = phi i64 [ %v129, %v181 ], [ %v129, %v181 ], [ %v130, %v131 ], [ %v129, %v182 ], [ %v129, %v181 ]
  %v195 = icmp ult i8 %v134, -16
  %v196 = select i1 %v195, i64 3, i64 4
  %v197 = icmp ult i8 %v134, -32
  %v198 = select i1 %v197, i64 2, i64 %v196
  %v199 = select i1 %v136, i64 1, i64 %v198
  %v200 = add i64 %v199, %v129
  %v201 = add i64 %v194, 1
  %v202 = icmp slt i64 %v201, %v1
  br i1 %v202, label %v203, label %v204
v203:
  %v205 = add i64 %v194, %v0
  %v206 = inttoptr i64 %v205 to ptr
  %v207 = load i8, ptr %v206, align 1
  %v208 = icmp eq i8 %v207, 13
  br i1 %v208, label %v209, label %v204
v209:
  %v210 = getelementptr i8, ptr %v206, i64 1
  %v211 = load i8, ptr %v210, align 1
  %v212 = icmp eq i8 %v211, 10
  %v213 = zext i1 %v212 to i64
  br label %v204
v204:
  %v214 = phi i64 [ 0, %v187 ], [ 0, %v203 ], [ %v213, %v209 ]
  %v215 = add i64 %v200, %v214
  %v216 = add i64 %v21, %v0
  br label %v20
v124:
  br i1 %v11, label %v217, label %v218
v218:
  %v219 = load i8, ptr %v12, align 1
  %v220 = icmp sgt i64 %v21, %v7
  br i1 %v220, label %v221, label %v222
v222:
  %v223 = zext i8 %v219 to i64
  %v224 = mul nuw i64 %v223, 72340172838076673
  br label %v225
v225:
  %v226 = phi i64 [ %v21, %v222 ], [ %v227, %v228 ]
  %v229 = add i64 %v226, 8
  %v230 = icmp sgt i64 %v229, %v1
  %v231 = add i64 %v226, %v0
  %v232 = inttoptr i64 %v231 to ptr
  br i1 %v230, label %v233, label %v234
v233:
  %v235 = load i8, ptr %v232, align 1
  %v236 = icmp eq i8 %v235, %v219
  br i1 %v236, label %v237, label %v238
v238:
  %v239 = add i64 %v226, 1
  br label %v228
v234:
  %v240 = load i64, ptr %v232, align 1
  %v241 = xor i64 %v240, %v224
  %v242 = add i64 %v241, -72340172838076673
  %v243 = and i64 %v241, -9187201950435737472
  %v244 = xor i64 %v243, -9187201950435737472
  %v245 = and i64 %v244, %v242
  %v246 = icmp eq i64 %v245, 0
  br i1 %v246, label %v228, label %v247
v247:
  %v248 = sub i64 0, %v245
  %v249 = and i64 %v245, %v248
  %v250 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v249, i1 false)
  %v251 = trunc nuw nsw i64 %v250 to i32
  %v252 = sub nsw i32 63, %v251
  %v253 = ashr i32 %v252, 3
  %v254 = sext i32 %v253 to i64
  %v255 = add i64 %v226, %v254
  %v256 = icmp sgt i64 %v255, %v7
  br i1 %v256, label %v221, label %v237
v237:
  %v257 = phi i64 [ %v226, %v233 ], [ %v255, %v247 ]
  %v258 = add i64 %v257, 1
  %v259 = add i64 %v9, %v257
  br label %v260
v260:
  %v261 = phi i64 [ 0, %v237 ], [ %v262, %v263 ]
  %v262 = add i64 %v261, 8
  %v264 = icmp slt i64 %v262, %v3
  br i1 %v264, label %v263, label %v265
v265:
  %v266 = add i64 %v258, %v0
  br label %v267
v263:
  %v268 = add i64 %v259, %v261
  %v269 = inttoptr i64 %v268 to ptr
  %v270 = load i64, ptr %v269, align 1
  %v271 = add i64 %v10, %v261
  %v272 = inttoptr i64 %v271 to ptr
  %v273 = load i64, ptr %v272, align 1
  %v274 = icmp eq i64 %v270, %v273
  br i1 %v274, label %v260, label %v228
v267:
  %v275 = phi i64 [ %v276, %v277 ], [ %v261, %v265 ]
  %v278 = icmp slt i64 %v275, %v8
  br i1 %v278, label %v277, label %v221
v277:
  %v279 = add i64 %v266, %v275
  %v276 = add nsw i64 %v275, 1
  %v280 = add i64 %v275, %v2
  %v281 = inttoptr i64 %v280 to ptr
  %v282 = getelementptr i8, ptr %v281, i64 1
  %v283 = load i8, ptr %v282, align 1
  %v284 = inttoptr i64 %v279 to ptr
  %v285 = load i8, ptr %v284, align 1
  %v286 = icmp eq i8 %v285, %v283
  br i1 %v286, label %v267, label %v228
v228:
  %v227 = phi i64 [ %v258, %v277 ], [ %v229, %v234 ], [ %v239, %v238 ], [ %v258, %v263 ]
  %v287 = icmp sgt i64 %v227, %v7
  br i1 %v287, label %v221, label %v225
v119:
  %v288 = icmp slt i64 %v114, %v1
  br i1 %v288, label %v289, label %v290
v289:
  %v291 = phi i64 [ %v292, %v293 ], [ %v114, %v119 ]
  %v294 = add i64 %v291, %v0
  %v295 = inttoptr i64 %v294 to ptr
  %v296 = load i8, ptr %v295, align 1
  %v297 = zext i8 %v296 to i32
  %v298 = icmp sgt i8 %v296, -1
  br i1 %v298, label %v299, label %v300
v300:
  %v301 = icmp ult i8 %v296, -32
  br i1 %v301, label %v302, label %v303
v302:
  %v304 = getelementptr i8, ptr %v295, i64 1
  %v305 = load i8, ptr %v304, align 1
  %v306 = and i8 %v305, 63
  %v307 = zext nneg i8 %v306 to i32
  %v308 = shl nuw nsw i32 %v297, 6
  %v309 = and i32 %v308, 1984
  %v310 = or disjoint i32 %v309, %v307
  br label %v299
v303:
  %v311 = icmp ult i8 %v296, -16
  %v312 = getelementptr i8, ptr %v295, i64 1
  %v313 = load i8, ptr %v312, align 1
  %v314 = zext i8 %v313 to i32
  %v315 = getelementptr i8, ptr %v295, i64 2
  %v316 = load i8, ptr %v315, align 1
  br i1 %v311, label %v317, label %v318
v317:
  %v319 = shl nuw nsw i32 %v297, 12
  %v320 = and i32 %v319, 61440
  %v321 = shl nuw nsw i32 %v314, 6
  %v322 = and i32 %v321, 4032
  %v323 = or disjoint i32 %v322, %v320
  %v324 = and i8 %v316, 63
  %v325 = zext nneg i8 %v324 to i32
  %v326 = or disjoint i32 %v323, %v325
  br label %v299
v318:
  %v327 = shl nuw nsw i32 %v297, 18
  %v328 = and i32 %v327, 1835008
  %v329 = shl nuw nsw i32 %v314, 12
  %v330 = and i32 %v329, 258048
  %v331 = or disjoint i32 %v330, %v328
  %v332 = zext i8 %v316 to i32
  %v333 = shl nuw nsw i32 %v332, 6
  %v334 = and i32 %v333, 4032
  %v335 = or disjoint i32 %v331, %v334
  %v336 = getelementptr i8, ptr %v295, i64 3
  %v337 = load i8, ptr %v336, align 1
  %v338 = and i8 %v337, 63
  %v339 = zext nneg i8 %v338 to i32
  %v340 = or disjoint i32 %v335, %v339
  br label %v299
v299:
  %v341 = phi i32 [ %v297, %v289 ], [ %v310, %v302 ], [ %v326, %v317 ], [ %v340, %v318 ]
  %v342 = icmp ult i32 %v341, 128
  br i1 %v342, label %v343, label %v344
v343:
  %v345 = add nsw i32 %v341, -9
  %v346 = icmp ult i32 %v345, 5
  %v347 = icmp eq i32 %v341, 32
  %v348 = or i1 %v347, %v346
  %v349 = and i32 %v341, 124
  %v350 = icmp eq i32 %v349, 28
  %v351 = or i1 %v350, %v348
  br label %v352
v344:
  switch i32 %v341, label %v353 [
    i32 5760, label %v354
    i32 160, label %v354
    i32 133, label %v354
  ]
v353:
  %v355 = add nsw i32 %v341, -8192
  %v356 = icmp ult i32 %v355, 11
  br label %v354
v354:
  %v357 = phi i1 [ true, %v344 ], [ %v356, %v353 ], [ true, %v344 ], [ true, %v344 ]
  %v358 = and i32 %v341, -2
  %v359 = icmp eq i32 %v358, 8232
  %v360 = or i1 %v359, %v357
  %v361 = icmp eq i32 %v341, 8239
  %v362 = or i1 %v361, %v360
  %v363 = icmp eq i32 %v341, 8287
  %v364 = or i1 %v363, %v362
  %v365 = icmp eq i32 %v341, 12288
  %v366 = or i1 %v365, %v364
  br label %v352
v352:
  %v367 = phi i1 [ %v351, %v343 ], [ %v366, %v354 ]
  br i1 %v367, label %v290, label %v293
v293:
  %v368 = icmp ult i8 %v296, -16
  %v369 = select i1 %v368, i64 3, i64 4
  %v370 = icmp ult i8 %v296, -32
  %v371 = select i1 %v370, i64 2, i64 %v369
  %v372 = select i1 %v298, i64 1, i64 %v371
  %v292 = add i64 %v372, %v291
  %v373 = icmp slt i64 %v292, %v1
  br i1 %v373, label %v289, label %v290
v290:
  %v374 = phi i64 [ %v114, %v119 ], [ %v291, %v352 ], [ %v292, %v293 ]
  %v375 = add i64 %v114, %v0
  br label %v20
v217:
  %v376 = icmp slt i64 %v7, %v21
  %v377 = select i1 %v376, i64 -1, i64 %v21
  br label %v221
v221:
  %v378 = phi i64 [ %v377, %v217 ], [ -1, %v218 ], [ %v257, %v267 ], [ -1, %v247 ], [ -1, %v228 ]
  %v379 = icmp ne i64 %v17, 0
  %v380 = or i1 %v13, %v379
  %v381 = icmp slt i64 %v378, 0
  %v382 = or i1 %v380, %v381
  br i1 %v382, label %v383, label %v384
v384:
  %v385 = phi i64 [ %v386, %v387 ], [ %v378, %v221 ]
  %v388 = phi i64 [ %v389, %v387 ], [ %v5, %v221 ]
  %v390 = add i64 %v385, %v3
  br i1 %v11, label %v391, label %v392
v392:
  %v393 = load i8, ptr %v14, align 1
  %v394 = icmp sgt i64 %v390, %v7
  br i1 %v394, label %v387, label %v395
v395:
  %v396 = zext i8 %v393 to i64
  %v397 = mul nuw i64 %v396, 72340172838076673
  br label %v398
v398:
  %v399 = phi i64 [ %v390, %v395 ], [ %v400, %v401 ]
  %v402 = add i64 %v399, 8
  %v403 = icmp sgt i64 %v402, %v1
  %v404 = add i64 %v399, %v0
  %v405 = inttoptr i64 %v404 to ptr
  br i1 %v403, label %v406, label %v407
v406:
  %v408 = load i8, ptr %v405, align 1
  %v409 = icmp eq i8 %v408, %v393
  br i1 %v409, label %v410, label %v411
v411:
  %v412 = add i64 %v399, 1
  br label %v401
v407:
  %v413 = load i64, ptr %v405, align 1
  %v414 = xor i64 %v413, %v397
  %v415 = add i64 %v414, -72340172838076673
  %v416 = and i64 %v414, -9187201950435737472
  %v417 = xor i64 %v416, -9187201950435737472
  %v418 = and i64 %v417, %v415
  %v419 = icmp eq i64 %v418, 0
  br i1 %v419, label %v401, label %v420
v420:
  %v421 = sub i64 0, %v418
  %v422 = and i64 %v418, %v421
  %v423 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v422, i1 false)
  %v424 = trunc nuw nsw i64 %v423 to i32
  %v425 = sub nsw i32 63, %v424
  %v426 = ashr i32 %v425, 3
  %v427 = sext i32 %v426 to i64
  %v428 = add i64 %v399, %v427
  %v429 = icmp sgt i64 %v428, %v7
  br i1 %v429, label %v387, label %v410
v410:
  %v430 = phi i64 [ %v399, %v406 ], [ %v428, %v420 ]
  %v431 = add i64 %v430, 1
  %v432 = add i64 %v431, %v0
  br label %v433
v433:
  %v434 = phi i64 [ 0, %v410 ], [ %v435, %v436 ]
  %v435 = add i64 %v434, 8
  %v437 = icmp slt i64 %v435, %v3
  br i1 %v437, label %v436, label %v438
v438:
  %v439 = add i64 %v431, %v0
  br label %v440
v436:
  %v441 = add i64 %v432, %v434
  %v442 = inttoptr i64 %v441 to ptr
  %v443 = load i64, ptr %v442, align 1
  %v444 = add i64 %v15, %v434
  %v445 = inttoptr i64 %v444 to ptr
  %v446 = load i64, ptr %v445, align 1
  %v447 = icmp eq i64 %v443, %v446
  br i1 %v447, label %v433, label %v401
v440:
  %v448 = phi i64 [ %v449, %v450 ], [ %v434, %v438 ]
  %v451 = icmp slt i64 %v448, %v8
  br i1 %v451, label %v450, label %v387
v450:
  %v452 = add i64 %v439, %v448
  %v449 = add nsw i64 %v448, 1
  %v453 = add i64 %v448, %v2
  %v454 = inttoptr i64 %v453 to ptr
  %v455 = getelementptr i8, ptr %v454, i64 1
  %v456 = load i8, ptr %v455, align 1
  %v457 = inttoptr i64 %v452 to ptr
  %v458 = load i8, ptr %v457, align 1
  %v459 = icmp eq i8 %v458, %v456
  br i1 %v459, label %v440, label %v401
v401:
  %v400 = phi i64 [ %v431, %v450 ], [ %v402, %v407 ], [ %v412, %v411 ], [ %v431, %v436 ]
  %v460 = icmp sgt i64 %v400, %v7
  br i1 %v460, label %v387, label %v398
v391:
  %v461 = icmp slt i64 %v7, %v390
  %v462 = select i1 %v461, i64 -1, i64 %v390
  br label %v387
v387:
  %v386 = phi i64 [ %v462, %v391 ], [ -1, %v392 ], [ %v430, %v440 ], [ -1, %v420 ], [ -1, %v401 ]
  %v389 = add nsw i64 %v388, -1
  %v463 = icmp sgt i64 %v386, -1
  %v464 = icmp sgt i64 %v388, 1
  %v465 = and i1 %v464, %v463
  br i1 %v465, label %v384, label %v383
v383:
  %v466 = phi i64 [ %v378, %v221 ], [ %v386, %v387 ]
  %v467 = icmp slt i64 %v466, 0
  br i1 %v467, label %v468, label %v469
v469:
  %v470 = add i64 %v466, %v3
  %v471 = add i64 %v21, %v0
  br label %v20
v468:
  %v472 = add i64 %v21, %v0
  br label %v20
v20:
  %v22 = phi i64 [ -1, %v25 ], [ -1, %v123 ], [ -1, %v468 ], [ %v470, %v469 ], [ -1, %v26 ], [ -1, %v30 ], [ -1, %v118 ], [ %v374, %v290 ], [ -1, %v24 ], [ %v215, %v204 ]
  %v473 = phi i64 [ 0, %v25 ], [ %v125, %v123 ], [ %v472, %v468 ], [ %v471, %v469 ], [ 0, %v26 ], [ 0, %v30 ], [ %v120, %v118 ], [ %v375, %v290 ], [ 0, %v24 ], [ %v216, %v204 ]
  %v474 = icmp eq i64 %v473, 0
  %v19 = add i64 %v17, 1
  br i1 %v474, label %v475, label %v16
v475:
  %v476 = insertvalue { i64 } poison, i64 %v17, 0
  ret { i64 } %v476
}
define internal { i64, i64 } @udf_text_split_item_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i32 %v6, i64 %v7) noinline nounwind {
v299:
  %v8 = icmp sgt i64 %v7, -1
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = sub i64 %v1, %v3
  %v12 = add i64 %v3, -1
  %v13 = icmp eq i64 %v3, 0
  %v14 = inttoptr i64 %v2 to ptr
  %v15 = add i64 %v2, 1
  %v16 = icmp slt i64 %v5, 1
  %v17 = inttoptr i64 %v2 to ptr
  %v18 = add i64 %v2, 1
  br label %v19
v19:
  %v20 = phi i64 [ 0, %v10 ], [ %v21, %v22 ]
  %v23 = phi i64 [ 0, %v10 ], [ %v24, %v22 ]
  %v25 = icmp slt i64 %v23, 0
  switch i32 %v6, label %v26 [
    i32 0, label %v27
    i32 1, label %v28
  ]
v28:
  br i1 %v25, label %v22, label %v29
v29:
  %v30 = icmp slt i64 %v23, %v1
  br i1 %v30, label %v31, label %v32
v31:
  %v33 = phi i64 [ %v34, %v35 ], [ %v23, %v29 ]
  %v36 = add i64 %v33, %v0
  %v37 = inttoptr i64 %v36 to ptr
  %v38 = load i8, ptr %v37, align 1
  %v39 = sext i8 %v38 to i16
  %v40 = icmp sgt i8 %v38, -1
  br i1 %v40, label %v41, label %v42
v41:
  %v43 = icmp ne i8 %v38, 32
  %v44 = add nsw i16 %v39, -14
  %v45 = icmp ult i16 %v44, -5
  %v46 = and i1 %v43, %v45
  %v47 = and i8 %v38, 124
  %v48 = icmp ne i8 %v47, 28
  %v49 = and i1 %v48, %v46
  br i1 %v49, label %v32, label %v35
v42:
  %v50 = and i16 %v39, 255
  %v51 = icmp eq i8 %v38, -123
  %v52 = icmp eq i16 %v50, 160
  %v53 = or i1 %v51, %v52
  br i1 %v53, label %v35, label %v32
v35:
  %v34 = add nuw nsw i64 %v33, 1
  %v54 = icmp slt i64 %v34, %v1
  br i1 %v54, label %v31, label %v32
v32:
  %v55 = phi i64 [ %v23, %v29 ], [ %v33, %v41 ], [ %v1, %v35 ], [ %v33, %v42 ]
  %v56 = icmp eq i64 %v55, %v1
  br i1 %v56, label %v22, label %v57
v57:
  %v58 = icmp eq i64 %v20, %v4
  br i1 %v58, label %v59, label %v60
v59:
  %v61 = add i64 %v55, %v0
  br label %v22
v27:
  br i1 %v25, label %v22, label %v62
v62:
  %v63 = icmp eq i64 %v20, %v4
  br i1 %v63, label %v64, label %v65
v64:
  %v66 = add i64 %v23, %v0
  br label %v22
v26:
  %v67 = icmp sge i64 %v23, %v1
  %v68 = or i1 %v67, %v25
  br i1 %v68, label %v22, label %v69
v69:
  %v70 = phi i64 [ %v71, %v72 ], [ %v23, %v26 ]
  %v73 = add i64 %v70, %v0
  %v74 = inttoptr i64 %v73 to ptr
  %v75 = load i8, ptr %v74, align 1
  switch i8 %v75, label %v72 [
    i8 -123, label %v76
    i8 30, label %v76
    i8 29, label %v76
    i8 28, label %v76
    i8 13, label %v76
    i8 12, label %v76
    i8 11, label %v76
    i8 10, label %v76
  ]
v72:
  %v71 = add nuw nsw i64 %v70, 1
  %v77 = icmp slt i64 %v71, %v1
  br i1 %v77, label %v69, label %v76
v76:
  %v78 = phi i64 [ %v1, %v72 ], [ %v70, %v69 ], [ %v70, %v69 ], [ %v70, %v69 ], [ %v70, %v69 ], [ %v70, %v69 ], [ %v70, %v69 ], [ %v70, %v69 ], [ %v70, %v69 ]
  %v79 = phi i1 [ false, %v72 ], [ true, %v69 ], [ true, %v69 ], [ true, %v69 ], [ true, %v69 ], [ true, %v69 ], [ true, %v69 ], [ true, %v69 ], [ true, %v69 ]
  %v80 = add i64 %v78, 1
  %v81 = select i1 %v79, i64 %v80, i64 %v78
  %v82 = icmp slt i64 %v80, %v1
  br i1 %v82, label %v83, label %v84
v83:
  %v85 = add i64 %v78, %v0
  %v86 = inttoptr i64 %v85 to ptr
  %v87 = load i8, ptr %v86, align 1
  %v88 = icmp eq i8 %v87, 13
  br i1 %v88, label %v89, label %v84
v89:
  %v90 = getelementptr i8, ptr %v86, i64 1
  %v91 = load i8, ptr %v90, align 1
  %v92 = icmp eq i8 %v91, 10
  %v93 = zext i1 %v92 to i64
  br label %v84
v84:
  %v94 = phi i64 [ 0, %v76 ], [ 0, %v83 ], [ %v93, %v89 ]
  %v95 = add i64 %v94, %v81
  %v96 = add i64 %v23, %v0
  br label %v22
v65:
  br i1 %v13, label %v97, label %v98
v98:
  %v99 = load i8, ptr %v14, align 1
  %v100 = icmp sgt i64 %v23, %v11
  br i1 %v100, label %v101, label %v102
v102:
  %v103 = zext i8 %v99 to i64
  %v104 = mul nuw i64 %v103, 72340172838076673
  br label %v105
v105:
  %v106 = phi i64 [ %v23, %v102 ], [ %v107, %v108 ]
  %v109 = add i64 %v106, 8
  %v110 = icmp sgt i64 %v109, %v1
  %v111 = add i64 %v106, %v0
  %v112 = inttoptr i64 %v111 to ptr
  br i1 %v110, label %v113, label %v114
v113:
  %v115 = load i8, ptr %v112, align 1
  %v116 = icmp eq i8 %v115, %v99
  br i1 %v116, label %v117, label %v118
v118:
  %v119 = add i64 %v106, 1
  br label %v108
v114:
  %v120 = load i64, ptr %v112, align 1
  %v121 = xor i64 %v120, %v104
  %v122 = add i64 %v121, -72340172838076673
  %v123 = and i64 %v121, -9187201950435737472
  %v124 = xor i64 %v123, -9187201950435737472
  %v125 = and i64 %v124, %v122
  %v126 = icmp eq i64 %v125, 0
  br i1 %v126, label %v108, label %v127
v127:
  %v128 = sub i64 0, %v125
  %v129 = and i64 %v125, %v128
  %v130 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v129, i1 false)
  %v131 = trunc nuw nsw i64 %v130 to i32
  %v132 = sub nsw i32 63, %v131
  %v133 = ashr i32 %v132, 3
  %v134 = sext i32 %v133 to i64
  %v135 = add i64 %v106, %v134
  %v136 = icmp sgt i64 %v135, %v11
  br i1 %v136, label %v101, label %v117
v117:
  %v137 = phi i64 [ %v106, %v113 ], [ %v135, %v127 ]
  %v138 = add i64 %v137, 1
  %v139 = add i64 %v138, %v0
  br label %v140
v140:
  %v141 = phi i64 [ 0, %v117 ], [ %v142, %v143 ]
  %v142 = add i64 %v141, 8
  %v144 = icmp slt i64 %v142, %v3
  br i1 %v144, label %v143, label %v145
v145:
  %v146 = add i64 %v137, 1
  %v147 = add i64 %v146, %v0
  br label %v148
v143:
  %v149 = add i64 %v139, %v141
  %v150 = inttoptr i64 %v149 to ptr
  %v151 = load i64, ptr %v150, align 1
  %v152 = add i64 %v15, %v141
  %v153 = inttoptr i64 %v152 to ptr
  %v154 = load i64, ptr %v153, align 1
  %v155 = icmp eq i64 %v151, %v154
  br i1 %v155, label %v140, label %v108
v148:
  %v156 = phi i64 [ %v157, %v158 ], [ %v141, %v145 ]
  %v159 = icmp slt i64 %v156, %v12
  br i1 %v159, label %v158, label %v101
v158:
  %v160 = add i64 %v147, %v156
  %v157 = add nsw i64 %v156, 1
  %v161 = add i64 %v156, %v2
  %v162 = inttoptr i64 %v161 to ptr
  %v163 = getelementptr i8, ptr %v162, i64 1
  %v164 = load i8, ptr %v163, align 1
  %v165 = inttoptr i64 %v160 to ptr
  %v166 = load i8, ptr %v165, align 1
  %v167 = icmp eq i8 %v166, %v164
  br i1 %v167, label %v148, label %v108
v108:
  %v107 = phi i64 [ %v146, %v158 ], [ %v109, %v114 ], [ %v119, %v118 ], [ %v138, %v143 ]
  %v168 = icmp sgt i64 %v107, %v11
  br i1 %v168, label %v101, label %v105
v60:
  %v169 = icmp slt i64 %v55, %v1
  br i1 %v169, label %v170, label %v171
v170:
  %v172 = phi i64 [ %v173, %v174 ], [ %v55, %v60 ]
  %v175 = add i64 %v172, %v0
  %v176 = inttoptr i64 %v175 to ptr
  %v177 = load i8, ptr %v176, align 1
  %v178 = sext i8 %v177 to i16
  %v179 = icmp sgt i8 %v177, -1
  br i1 %v179, label %v180, label %v181
v180:
  %v182 = icmp eq i8 %v177, 32
  %v183 = add nsw i16 %v178, -9
  %v184 = icmp ult i16 %v183, 5
  %v185 = or i1 %v182, %v184
  %v186 = and i8 %v177, 124
  %v187 = icmp eq i8 %v186, 28
  %v188 = or i1 %v187, %v185
  br i1 %v188, label %v171, label %v174
v181:
  %v189 = and i16 %v178, 255
  %v190 = icmp eq i8 %v177, -123
  %v191 = icmp eq i16 %v189, 160
  %v192 = or i1 %v190, %v191
  br i1 %v192, label %v171, label %v174
v174:
  %v173 = add nsw i64 %v172, 1
  %v193 = icmp slt i64 %v173, %v1
  br i1 %v193, label %v170, label %v171
v171:
  %v194 = phi i64 [ %v55, %v60 ], [ %v172, %v180 ], [ %v1, %v174 ], [ %v172, %v181 ]
  %v195 = add i64 %v55, %v0
  br label %v22
v97:
  %v196 = icmp slt i64 %v11, %v23
  %v197 = select i1 %v196, i64 -1, i64 %v23
  br label %v101
v101:
  %v198 = phi i64 [ %v197, %v97 ], [ -1, %v98 ], [ %v137, %v148 ], [ -1, %v127 ], [ -1, %v108 ]
  %v199 = icmp ne i64 %v20, 0
  %v200 = or i1 %v16, %v199
  %v201 = icmp slt i64 %v198, 0
  %v202 = or i1 %v200, %v201
  br i1 %v202, label %v203, label %v204
v204:
  %v205 = phi i64 [ %v206, %v207 ], [ %v198, %v101 ]
  %v208 = phi i64 [ %v209, %v207 ], [ %v5, %v101 ]
  %v210 = add i64 %v205, %v3
  br i1 %v13, label %v211, label %v212
v212:
  %v213 = load i8, ptr %v17, align 1
  %v214 = icmp sgt i64 %v210, %v11
  br i1 %v214, label %v207, label %v215
v215:
  %v216 = zext i8 %v213 to i64
  %v217 = mul nuw i64 %v216, 72340172838076673
  br label %v218
v218:
  %v219 = phi i64 [ %v210, %v215 ], [ %v220, %v221 ]
  %v222 = add i64 %v219, 8
  %v223 = icmp sgt i64 %v222, %v1
  %v224 = add i64 %v219, %v0
  %v225 = inttoptr i64 %v224 to ptr
  br i1 %v223, label %v226, label %v227
v226:
  %v228 = load i8, ptr %v225, align 1
  %v229 = icmp eq i8 %v228, %v213
  br i1 %v229, label %v230, label %v231
v231:
  %v232 = add i64 %v219, 1
  br label %v221
v227:
  %v233 = load i64, ptr %v225, align 1
  %v234 = xor i64 %v233, %v217
  %v235 = add i64 %v234, -72340172838076673
  %v236 = and i64 %v234, -9187201950435737472
  %v237 = xor i64 %v236, -9187201950435737472
  %v238 = and i64 %v237, %v235
  %v239 = icmp eq i64 %v238, 0
  br i1 %v239, label %v221, label %v240
v240:
  %v241 = sub i64 0, %v238
  %v242 = and i64 %v238, %v241
  %v243 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v242, i1 false)
  %v244 = trunc nuw nsw i64 %v243 to i32
  %v245 = sub nsw i32 63, %v244
  %v246 = ashr i32 %v245, 3
  %v247 = sext i32 %v246 to i64
  %v248 = add i64 %v219, %v247
  %v249 = icmp sgt i64 %v248, %v11
  br i1 %v249, label %v207, label %v230
v230:
  %v250 = phi i64 [ %v219, %v226 ], [ %v248, %v240 ]
  %v251 = add i64 %v250, 1
  %v252 = add i64 %v251, %v0
  br label %v253
v253:
  %v254 = phi i64 [ 0, %v230 ], [ %v255, %v256 ]
  %v255 = add i64 %v254, 8
  %v257 = icmp slt i64 %v255, %v3
  br i1 %v257, label %v256, label %v258
v258:
  %v259 = add i64 %v250, 1
  %v260 = add i64 %v259, %v0
  br label %v261
v256:
  %v262 = add i64 %v252, %v254
  %v263 = inttoptr i64 %v262 to ptr
  %v264 = load i64, ptr %v263, align 1
  %v265 = add i64 %v18, %v254
  %v266 = inttoptr i64 %v265 to ptr
  %v267 = load i64, ptr %v266, align 1
  %v268 = icmp eq i64 %v264, %v267
  br i1 %v268, label %v253, label %v221
v261:
  %v269 = phi i64 [ %v270, %v271 ], [ %v254, %v258 ]
  %v272 = icmp slt i64 %v269, %v12
  br i1 %v272, label %v271, label %v207
v271:
  %v273 = add i64 %v260, %v269
  %v270 = add nsw i64 %v269, 1
  %v274 = add i64 %v269, %v2
  %v275 = inttoptr i64 %v274 to ptr
  %v276 = getelementptr i8, ptr %v275, i64 1
  %v277 = load i8, ptr %v276, align 1
  %v278 = inttoptr i64 %v273 to ptr
  %v279 = load i8, ptr %v278, align 1
  %v280 = icmp eq i8 %v279, %v277
  br i1 %v280, label %v261, label %v221
v221:
  %v220 = phi i64 [ %v259, %v271 ], [ %v222, %v227 ], [ %v232, %v231 ], [ %v251, %v256 ]
  %v281 = icmp sgt i64 %v220, %v11
  br i1 %v281, label %v207, label %v218
v211:
  %v282 = icmp slt i64 %v11, %v210
  %v283 = select i1 %v282, i64 -1, i64 %v210
  br label %v207
v207:
  %v206 = phi i64 [ %v283, %v211 ], [ -1, %v212 ], [ %v250, %v261 ], [ -1, %v240 ], [ -1, %v221 ]
  %v209 = add nsw i64 %v208, -1
  %v284 = icmp sgt i64 %v206, -1
  %v285 = icmp sgt i64 %v208, 1
  %v286 = and i1 %v285, %v284
  br i1 %v286, label %v204, label %v203
v203:
  %v287 = phi i64 [ %v198, %v101 ], [ %v206, %v207 ]
  %v288 = icmp slt i64 %v287, 0
  br i1 %v288, label %v289, label %v290
v290:
  %v291 = add i64 %v287, %v3
  %v292 = add i64 %v23, %v0
  br label %v22
v289:
  %v293 = add i64 %v23, %v0
  br label %v22
v22:
  %v24 = phi i64 [ -1, %v27 ], [ -1, %v64 ], [ -1, %v289 ], [ %v291, %v290 ], [ -1, %v28 ], [ -1, %v32 ], [ -1, %v59 ], [ %v194, %v171 ], [ -1, %v26 ], [ %v95, %v84 ]
  %v294 = phi i64 [ 0, %v27 ], [ %v66, %v64 ], [ %v293, %v289 ], [ %v292, %v290 ], [ 0, %v28 ], [ 0, %v32 ], [ %v61, %v59 ], [ %v195, %v171 ], [ 0, %v26 ], [ %v96, %v84 ]
  %v295 = icmp eq i64 %v294, 0
  %v21 = add i64 %v20, 1
  br i1 %v295, label %v296, label %v19
v296:
  %v297 = add i64 %v20, %v7
  br label %v9
v9:
  %v298 = phi i64 [ %v7, %v299 ], [ %v297, %v296 ]
  %v300 = icmp slt i64 %v298, 0
  br i1 %v300, label %v301, label %v302
v302:
  %v303 = sub i64 %v1, %v3
  %v304 = add i64 %v3, -1
  %v305 = add i64 %v0, 1
  %v306 = add i64 %v2, 1
  %v307 = icmp eq i64 %v3, 0
  %v308 = inttoptr i64 %v2 to ptr
  %v309 = icmp slt i64 %v5, 1
  %v310 = inttoptr i64 %v2 to ptr
  %v311 = add i64 %v2, 1
  br label %v312
v312:
  %v313 = phi i64 [ 0, %v302 ], [ %v314, %v315 ]
  %v316 = phi i64 [ 0, %v302 ], [ %v317, %v315 ]
  %v318 = icmp slt i64 %v313, 0
  switch i32 %v6, label %v319 [
    i32 0, label %v320
    i32 1, label %v321
  ]
v321:
  br i1 %v318, label %v322, label %v323
v323:
  %v324 = icmp slt i64 %v313, %v1
  br i1 %v324, label %v325, label %v326
v325:
  %v327 = phi i64 [ %v328, %v329 ], [ %v313, %v323 ]
  %v330 = add i64 %v327, %v0
  %v331 = inttoptr i64 %v330 to ptr
  %v332 = load i8, ptr %v331, align 1
  %v333 = sext i8 %v332 to i16
  %v334 = icmp sgt i8 %v332, -1
  br i1 %v334, label %v335, label %v336
v335:
  %v337 = icmp ne i8 %v332, 32
  %v338 = add nsw i16 %v333, -14
  %v339 = icmp ult i16 %v338, -5
  %v340 = and i1 %v337, %v339
  %v341 = and i8 %v332, 124
  %v342 = icmp ne i8 %v341, 28
  %v343 = and i1 %v342, %v340
  br i1 %v343, label %v326, label %v329
v336:
  %v344 = and i16 %v333, 255
  %v345 = icmp eq i8 %v332, -123
  %v346 = icmp eq i16 %v344, 160
  %v347 = or i1 %v345, %v346
  br i1 %v347, label %v329, label %v326
v329:
  %v328 = add nuw nsw i64 %v327, 1
  %v348 = icmp slt i64 %v328, %v1
  br i1 %v348, label %v325, label %v326
v326:
  %v349 = phi i64 [ %v313, %v323 ], [ %v327, %v335 ], [ %v1, %v329 ], [ %v327, %v336 ]
  %v350 = icmp eq i64 %v349, %v1
  br i1 %v350, label %v322, label %v351
v351:
  %v352 = icmp eq i64 %v316, %v4
  br i1 %v352, label %v353, label %v354
v353:
  %v355 = sub i64 %v1, %v349
  %v356 = add i64 %v349, %v0
  br label %v322
v320:
  br i1 %v318, label %v322, label %v357
v357:
  %v358 = icmp eq i64 %v316, %v4
  br i1 %v358, label %v359, label %v360
v359:
  %v361 = sub i64 %v1, %v313
  %v362 = add i64 %v313, %v0
  br label %v322
v319:
  %v363 = icmp sge i64 %v313, %v1
  %v364 = or i1 %v363, %v318
  br i1 %v364, label %v322, label %v365
v365:
  %v366 = phi i64 [ %v367, %v368 ], [ %v313, %v319 ]
  %v369 = add i64 %v366, %v0
  %v370 = inttoptr i64 %v369 to ptr
  %v371 = load i8, ptr %v370, align 1
  switch i8 %v371, label %v368 [
    i8 -123, label %v372
    i8 30, label %v372
    i8 29, label %v372
    i8 28, label %v372
    i8 13, label %v372
    i8 12, label %v372
    i8 11, label %v372
    i8 10, label %v372
  ]
v368:
  %v367 = add nuw nsw i64 %v366, 1
  %v373 = icmp slt i64 %v367, %v1
  br i1 %v373, label %v365, label %v372
v372:
  %v374 = phi i64 [ %v1, %v368 ], [ %v366, %v365 ], [ %v366, %v365 ], [ %v366, %v365 ], [ %v366, %v365 ], [ %v366, %v365 ], [ %v366, %v365 ], [ %v366, %v365 ], [ %v366, %v365 ]
  %v375 = phi i1 [ false, %v368 ], [ true, %v365 ], [ true, %v365 ], [ true, %v365 ], [ true, %v365 ], [ true, %v365 ], [ true, %v365 ], [ true, %v365 ], [ true, %v365 ]
  %v376 = add i64 %v374, 1
  %v377 = select i1 %v375, i64 %v376, i64 %v374
  %v378 = icmp slt i64 %v376, %v1
  br i1 %v378, label %v379, label %v380
v379:
  %v381 = add i64 %v374, %v0
  %v382 = inttoptr i64 %v381 to ptr
  %v383 = load i8, ptr %v382, align 1
  %v384 = icmp eq i8 %v383, 13
  br i1 %v384, label %v385, label %v380
v385:
  %v386 = getelementptr i8, ptr %v382, i64 1
  %v387 = load i8, ptr %v386, align 1
  %v388 = icmp eq i8 %v387, 10
  %v389 = zext i1 %v388 to i64
  br label %v380
v380:
  %v390 = phi i64 [ 0, %v372 ], [ 0, %v379 ], [ %v389, %v385 ]
  %v391 = add i64 %v390, %v377
  %v392 = sub i64 %v374, %v313
  %v393 = add i64 %v313, %v0
  br label %v322
v360:
  br i1 %v307, label %v394, label %v395
v395:
  %v396 = load i8, ptr %v308, align 1
  %v397 = icmp sgt i64 %v313, %v303
  br i1 %v397, label %v398, label %v399
v399:
  %v400 = zext i8 %v396 to i64
  %v401 = mul nuw i64 %v400, 72340172838076673
  br label %v402
v402:
  %v403 = phi i64 [ %v313, %v399 ], [ %v404, %v405 ]
  %v406 = add i64 %v403, 8
  %v407 = icmp sgt i64 %v406, %v1
  %v408 = add i64 %v403, %v0
  %v409 = inttoptr i64 %v408 to ptr
  br i1 %v407, label %v410, label %v411
v410:
  %v412 = load i8, ptr %v409, align 1
  %v413 = icmp eq i8 %v412, %v396
  br i1 %v413, label %v414, label %v415
v415:
  %v416 = add i64 %v403, 1
  br label %v405
v411:
  %v417 = load i64, ptr %v409, align 1
  %v418 = xor i64 %v417, %v401
  %v419 = add i64 %v418, -72340172838076673
  %v420 = and i64 %v418, -9187201950435737472
  %v421 = xor i64 %v420, -9187201950435737472
  %v422 = and i64 %v421, %v419
  %v423 = icmp eq i64 %v422, 0
  br i1 %v423, label %v405, label %v424
v424:
  %v425 = sub i64 0, %v422
  %v426 = and i64 %v422, %v425
  %v427 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v426, i1 false)
  %v428 = trunc nuw nsw i64 %v427 to i32
  %v429 = sub nsw i32 63, %v428
  %v430 = ashr i32 %v429, 3
  %v431 = sext i32 %v430 to i64
  %v432 = add i64 %v403, %v431
  %v433 = icmp sgt i64 %v432, %v303
  br i1 %v433, label %v398, label %v414
v414:
  %v434 = phi i64 [ %v403, %v410 ], [ %v432, %v424 ]
  %v435 = add i64 %v434, 1
  %v436 = add i64 %v305, %v434
  br label %v437
v437:
  %v438 = phi i64 [ 0, %v414 ], [ %v439, %v440 ]
  %v439 = add i64 %v438, 8
  %v441 = icmp slt i64 %v439, %v3
  br i1 %v441, label %v440, label %v442
v442:
  %v443 = add i64 %v435, %v0
  br label %v444
v440:
  %v445 = add i64 %v436, %v438
  %v446 = inttoptr i64 %v445 to ptr
  %v447 = load i64, ptr %v446, align 1
  %v448 = add i64 %v306, %v438
  %v449 = inttoptr i64 %v448 to ptr
  %v450 = load i64, ptr %v449, align 1
  %v451 = icmp eq i64 %v447, %v450
  br i1 %v451, label %v437, label %v405
v444:
  %v452 = phi i64 [ %v453, %v454 ], [ %v438, %v442 ]
  %v455 = icmp slt i64 %v452, %v304
  br i1 %v455, label %v454, label %v398
v454:
  %v456 = add i64 %v443, %v452
  %v453 = add nsw i64 %v452, 1
  %v457 = add i64 %v452, %v2
  %v458 = inttoptr i64 %v457 to ptr
  %v459 = getelementptr i8, ptr %v458, i64 1
  %v460 = load i8, ptr %v459, align 1
  %v461 = inttoptr i64 %v456 to ptr
  %v462 = load i8, ptr %v461, align 1
  %v463 = icmp eq i8 %v462, %v460
  br i1 %v463, label %v444, label %v405
v405:
  %v404 = phi i64 [ %v435, %v454 ], [ %v406, %v411 ], [ %v416, %v415 ], [ %v435, %v440 ]
  %v464 = icmp sgt i64 %v404, %v303
  br i1 %v464, label %v398, label %v402
v354:
  %v465 = icmp slt i64 %v349, %v1
  br i1 %v465, label %v466, label %v467
v466:
  %v468 = phi i64 [ %v469, %v470 ], [ %v349, %v354 ]
  %v471 = add i64 %v468, %v0
  %v472 = inttoptr i64 %v471 to ptr
  %v473 = load i8, ptr %v472, align 1
  %v474 = sext i8 %v473 to i16
  %v475 = icmp sgt i8 %v473, -1
  br i1 %v475, label %v476, label %v477
v476:
  %v478 = icmp eq i8 %v473, 32
  %v479 = add nsw i16 %v474, -9
  %v480 = icmp ult i16 %v479, 5
  %v481 = or i1 %v478, %v480
  %v482 = and i8 %v473, 124
  %v483 = icmp eq i8 %v482, 28
  %v484 = or i1 %v483, %v481
  br i1 %v484, label %v467, label %v470
v477:
  %v485 = and i16 %v474, 255
  %v486 = icmp eq i8 %v473, -123
  %v487 = icmp eq i16 %v485, 160
  %v488 = or i1 %v486, %v487
  br i1 %v488, label %v467, label %v470
v470:
  %v469 = add nsw i64 %v468, 1
  %v489 = icmp slt i64 %v469, %v1
  br i1 %v489, label %v466, label %v467
v467:
  %v490 = phi i64 [ %v349, %v354 ], [ %v468, %v476 ], [ %v1, %v470 ], [ %v468, %v477 ]
  %v491 = sub i64 %v490, %v349
  %v492 = add i64 %v349, %v0
  br label %v322
v394:
  %v493 = icmp slt i64 %v303, %v313
  %v494 = select i1 %v493, i64 -1, i64 %v313
  br label %v398
v398:
  %v495 = phi i64 [ %v494, %v394 ], [ -1, %v395 ], [ %v434, %v444 ], [ -1, %v424 ], [ -1, %v405 ]
  %v496 = icmp ne i64 %v316, 0
  %v497 = or i1 %v309, %v496
  %v498 = icmp slt i64 %v495, 0
  %v499 = or i1 %v497, %v498
  br i1 %v499, label %v500, label %v501
v501:
  %v502 = phi i64 [ %v503, %v504 ], [ %v495, %v398 ]
  %v505 = phi i64 [ %v506, %v504 ], [ %v5, %v398 ]
  %v507 = add i64 %v502, %v3
  br i1 %v307, label %v508, label %v509
v509:
  %v510 = load i8, ptr %v310, align 1
  %v511 = icmp sgt i64 %v507, %v303
  br i1 %v511, label %v504, label %v512
v512:
  %v513 = zext i8 %v510 to i64
  %v514 = mul nuw i64 %v513, 72340172838076673
  br label %v515
v515:
  %v516 = phi i64 [ %v507, %v512 ], [ %v517, %v518 ]
  %v519 = add i64 %v516, 8
  %v520 = icmp sgt i64 %v519, %v1
  %v521 = add i64 %v516, %v0
  %v522 = inttoptr i64 %v521 to ptr
  br i1 %v520, label %v523, label %v524
v523:
  %v525 = load i8, ptr %v522, align 1
  %v526 = icmp eq i8 %v525, %v510
  br i1 %v526, label %v527, label %v528
v528:
  %v529 = add i64 %v516, 1
  br label %v518
v524:
  %v530 = load i64, ptr %v522, align 1
  %v531 = xor i64 %v530, %v514
  %v532 = add i64 %v531, -72340172838076673
  %v533 = and i64 %v531, -9187201950435737472
  %v534 = xor i64 %v533, -9187201950435737472
  %v535 = and i64 %v534, %v532
  %v536 = icmp eq i64 %v535, 0
  br i1 %v536, label %v518, label %v537
v537:
  %v538 = sub i64 0, %v535
  %v539 = and i64 %v535, %v538
  %v540 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v539, i1 false)
  %v541 = trunc nuw nsw i64 %v540 to i32
  %v542 = sub nsw i32 63, %v541
  %v543 = ashr i32 %v542, 3
  %v544 = sext i32 %v543 to i64
  %v545 = add i64 %v516, %v544
  %v546 = icmp sgt i64 %v545, %v303
  br i1 %v546, label %v504, label %v527
v527:
  %v547 = phi i64 [ %v516, %v523 ], [ %v545, %v537 ]
  %v548 = add i64 %v547, 1
  %v549 = add i64 %v548, %v0
  br label %v550
v550:
  %v551 = phi i64 [ 0, %v527 ], [ %v552, %v553 ]
  %v552 = add i64 %v551, 8
  %v554 = icmp slt i64 %v552, %v3
  br i1 %v554, label %v553, label %v555
v555:
  %v556 = add i64 %v548, %v0
  br label %v557
v553:
  %v558 = add i64 %v549, %v551
  %v559 = inttoptr i64 %v558 to ptr
  %v560 = load i64, ptr %v559, align 1
  %v561 = add i64 %v311, %v551
  %v562 = inttoptr i64 %v561 to ptr
  %v563 = load i64, ptr %v562, align 1
  %v564 = icmp eq i64 %v560, %v563
  br i1 %v564, label %v550, label %v518
v557:
  %v565 = phi i64 [ %v566, %v567 ], [ %v551, %v555 ]
  %v568 = icmp slt i64 %v565, %v304
  br i1 %v568, label %v567, label %v504
v567:
  %v569 = add i64 %v556, %v565
  %v566 = add nsw i64 %v565, 1
  %v570 = add i64 %v565, %v2
  %v571 = inttoptr i64 %v570 to ptr
  %v572 = getelementptr i8, ptr %v571, i64 1
  %v573 = load i8, ptr %v572, align 1
  %v574 = inttoptr i64 %v569 to ptr
  %v575 = load i8, ptr %v574, align 1
  %v576 = icmp eq i8 %v575, %v573
  br i1 %v576, label %v557, label %v518
v518:
  %v517 = phi i64 [ %v548, %v567 ], [ %v519, %v524 ], [ %v529, %v528 ], [ %v548, %v553 ]
  %v577 = icmp sgt i64 %v517, %v303
  br i1 %v577, label %v504, label %v515
v508:
  %v578 = icmp slt i64 %v303, %v507
  %v579 = select i1 %v578, i64 -1, i64 %v507
  br label %v504
v504:
  %v503 = phi i64 [ %v579, %v508 ], [ -1, %v509 ], [ %v547, %v557 ], [ -1, %v537 ], [ -1, %v518 ]
  %v506 = add nsw i64 %v505, -1
  %v580 = icmp sgt i64 %v503, -1
  %v581 = icmp sgt i64 %v505, 1
  %v582 = and i1 %v581, %v580
  br i1 %v582, label %v501, label %v500
v500:
  %v583 = phi i64 [ %v495, %v398 ], [ %v503, %v504 ]
  %v584 = icmp slt i64 %v583, 0
  br i1 %v584, label %v585, label %v586
v586:
  %v587 = add i64 %v583, %v3
  %v588 = sub nsw i64 %v583, %v313
  %v589 = add i64 %v313, %v0
  br label %v322
v585:
  %v590 = sub i64 %v1, %v313
  %v591 = add i64 %v313, %v0
  br label %v322
v322:
  %v592 = phi i64 [ 0, %v320 ], [ %v362, %v359 ], [ %v591, %v585 ], [ %v589, %v586 ], [ 0, %v321 ], [ 0, %v326 ], [ %v356, %v353 ], [ %v492, %v467 ], [ 0, %v319 ], [ %v393, %v380 ]
  %v314 = phi i64 [ -1, %v320 ], [ -1, %v359 ], [ -1, %v585 ], [ %v587, %v586 ], [ -1, %v321 ], [ -1, %v326 ], [ -1, %v353 ], [ %v490, %v467 ], [ -1, %v319 ], [ %v391, %v380 ]
  %v593 = phi i64 [ 0, %v320 ], [ %v361, %v359 ], [ %v590, %v585 ], [ %v588, %v586 ], [ 0, %v321 ], [ 0, %v326 ], [ %v355, %v353 ], [ %v491, %v467 ], [ 0, %v319 ], [ %v392, %v380 ]
  %v594 = icmp eq i64 %v592, 0
  br i1 %v594, label %v301, label %v315
v315:
  %v317 = add nuw i64 %v316, 1
  %v595 = icmp slt i64 %v316, %v298
  br i1 %v595, label %v312, label %v301
v301:
  %v596 = phi i64 [ 0, %v9 ], [ 0, %v322 ], [ %v592, %v315 ]
  %v597 = phi i64 [ 0, %v9 ], [ %v593, %v322 ], [ %v593, %v315 ]
  %v598 = insertvalue { i64, i64 } poison, i64 %v596, 0
  %v599 = insertvalue { i64, i64 } %v598, i64 %v597, 1
  ret { i64, i64 } %v599
}
define internal { i64, i64 } @udf_text_split_item_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i32 %v6, i64 %v7) noinline nounwind {
v481:
  %v8 = icmp sgt i64 %v7, -1
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = sub i64 %v1, %v3
  %v12 = add i64 %v3, -1
  %v13 = icmp eq i64 %v3, 0
  %v14 = inttoptr i64 %v2 to ptr
  %v15 = add i64 %v2, 1
  %v16 = icmp slt i64 %v5, 1
  %v17 = inttoptr i64 %v2 to ptr
  %v18 = add i64 %v2, 1
  br label %v19
v19:
  %v20 = phi i64 [ 0, %v10 ], [ %v21, %v22 ]
  %v23 = phi i64 [ 0, %v10 ], [ %v24, %v22 ]
  %v25 = icmp slt i64 %v23, 0
  switch i32 %v6, label %v26 [
    i32 0, label %v27
    i32 1, label %v28
  ]
v28:
  br i1 %v25, label %v22, label %v29
v29:
  %v30 = icmp slt i64 %v23, %v1
  br i1 %v30, label %v31, label %v32
v31:
  %v33 = phi i64 [ %v34, %v35 ], [ %v23, %v29 ]
  %v36 = add i64 %v33, %v0
  %v37 = inttoptr i64 %v36 to ptr
  %v38 = load i8, ptr %v37, align 1
  %v39 = zext i8 %v38 to i32
  %v40 = icmp sgt i8 %v38, -1
  br i1 %v40, label %v41, label %v42
v42:
  %v43 = icmp ult i8 %v38, -32
  br i1 %v43, label %v44, label %v45
v44:
  %v46 = getelementptr i8, ptr %v37, i64 1
  %v47 = load i8, ptr %v46, align 1
  %v48 = and i8 %v47, 63
  %v49 = zext nneg i8 %v48 to i32
  %v50 = shl nuw nsw i32 %v39, 6
  %v51 = and i32 %v50, 1984
  %v52 = or disjoint i32 %v51, %v49
  br label %v41
v45:
  %v53 = icmp ult i8 %v38, -16
  %v54 = getelementptr i8, ptr %v37, i64 1
  %v55 = load i8, ptr %v54, align 1
  %v56 = zext i8 %v55 to i32
  %v57 = getelementptr i8, ptr %v37, i64 2
  %v58 = load i8, ptr %v57, align 1
  br i1 %v53, label %v59, label %v60
v59:
  %v61 = shl nuw nsw i32 %v39, 12
  %v62 = and i32 %v61, 61440
  %v63 = shl nuw nsw i32 %v56, 6
  %v64 = and i32 %v63, 4032
  %v65 = or disjoint i32 %v64, %v62
  %v66 = and i8 %v58, 63
  %v67 = zext nneg i8 %v66 to i32
  %v68 = or disjoint i32 %v65, %v67
  br label %v41
v60:
  %v69 = shl nuw nsw i32 %v39, 18
  %v70 = and i32 %v69, 1835008
  %v71 = shl nuw nsw i32 %v56, 12
  %v72 = and i32 %v71, 258048
  %v73 = or disjoint i32 %v72, %v70
  %v74 = zext i8 %v58 to i32
  %v75 = shl nuw nsw i32 %v74, 6
  %v76 = and i32 %v75, 4032
  %v77 = or disjoint i32 %v73, %v76
  %v78 = getelementptr i8, ptr %v37, i64 3
  %v79 = load i8, ptr %v78, align 1
  %v80 = and i8 %v79, 63
  %v81 = zext nneg i8 %v80 to i32
  %v82 = or disjoint i32 %v77, %v81
  br label %v41
v41:
  %v83 = phi i32 [ %v39, %v31 ], [ %v52, %v44 ], [ %v68, %v59 ], [ %v82, %v60 ]
  %v84 = icmp ult i32 %v83, 128
  br i1 %v84, label %v85, label %v86
v85:
  %v87 = add nsw i32 %v83, -9
  %v88 = icmp ult i32 %v87, 5
  %v89 = icmp eq i32 %v83, 32
  %v90 = or i1 %v89, %v88
  %v91 = and i32 %v83, 124
  %v92 = icmp eq i32 %v91, 28
  %v93 = or i1 %v92, %v90
  br label %v94
v86:
  switch i32 %v83, label %v95 [
    i32 5760, label %v96
    i32 160, label %v96
    i32 133, label %v96
  ]
v95:
  %v97 = add nsw i32 %v83, -8192
  %v98 = icmp ult i32 %v97, 11
  br label %v96
v96:
  %v99 = phi i1 [ true, %v86 ], [ %v98, %v95 ], [ true, %v86 ], [ true, %v86 ]
  %v100 = and i32 %v83, -2
  %v101 = icmp eq i32 %v100, 8232
  %v102 = or i1 %v101, %v99
  %v103 = icmp eq i32 %v83, 8239
  %v104 = or i1 %v103, %v102
  %v105 = icmp eq i32 %v83, 8287
  %v106 = or i1 %v105, %v104
  %v107 = icmp eq i32 %v83, 12288
  %v108 = or i1 %v107, %v106
  br label %v94
v94:
  %v109 = phi i1 [ %v93, %v85 ], [ %v108, %v96 ]
  br i1 %v109, label %v35, label %v32
v35:
  %v110 = icmp ult i8 %v38, -16
  %v111 = select i1 %v110, i64 3, i64 4
  %v112 = icmp ult i8 %v38, -32
  %v113 = select i1 %v112, i64 2, i64 %v111
  %v114 = select i1 %v40, i64 1, i64 %v113
  %v34 = add i64 %v114, %v33
  %v115 = icmp slt i64 %v34, %v1
  br i1 %v115, label %v31, label %v32
v32:
  %v116 = phi i64 [ %v23, %v29 ], [ %v33, %v94 ], [ %v34, %v35 ]
  %v117 = icmp eq i64 %v116, %v1
  br i1 %v117, label %v22, label %v118
v118:
  %v119 = icmp eq i64 %v20, %v4
  br i1 %v119, label %v120, label %v121
v120:
  %v122 = add i64 %v116, %v0
  br label %v22
v27:
  br i1 %v25, label %v22, label %v123
v123:
  %v124 = icmp eq i64 %v20, %v4
  br i1 %v124, label %v125, label %v126
v125:
  %v127 = add i64 %v23, %v0
  br label %v22
v26:
  %v128 = icmp sge i64 %v23, %v1
  %v129 = or i1 %v128, %v25
  br i1 %v129, label %v22, label %v130
v130:
  %v131 = phi i64 [ %v132, %v133 ], [ %v23, %v26 ]
  %v134 = add i64 %v131, %v0
  %v135 = inttoptr i64 %v134 to ptr
  %v136 = load i8, ptr %v135, align 1
  %v137 = zext i8 %v136 to i32
  %v138 = icmp sgt i8 %v136, -1
  br i1 %v138, label %v139, label %v140
v140:
  %v141 = icmp ult i8 %v136, -32
  br i1 %v141, label %v142, label %v143
v142:
  %v144 = getelementptr i8, ptr %v135, i64 1
  %v145 = load i8, ptr %v144, align 1
  %v146 = and i8 %v145, 63
  %v147 = zext nneg i8 %v146 to i32
  %v148 = shl nuw nsw i32 %v137, 6
  %v149 = and i32 %v148, 1984
  %v150 = or disjoint i32 %v149, %v147
  br label %v139
v143:
  %v151 = icmp ult i8 %v136, -16
  %v152 = getelementptr i8, ptr %v135, i64 1
  %v153 = load i8, ptr %v152, align 1
  %v154 = zext i8 %v153 to i32
  %v155 = getelementptr i8, ptr %v135, i64 2
  %v156 = load i8, ptr %v155, align 1
  br i1 %v151, label %v157, label %v158
v157:
  %v159 = shl nuw nsw i32 %v137, 12
  %v160 = and i32 %v159, 61440
  %v161 = shl nuw nsw i32 %v154, 6
  %v162 = and i32 %v161, 4032
  %v163 = or disjoint i32 %v162, %v160
  %v164 = and i8 %v156, 63
  %v165 = zext nneg i8 %v164 to i32
  %v166 = or disjoint i32 %v163, %v165
  br label %v139
v158:
  %v167 = shl nuw nsw i32 %v137, 18
  %v168 = and i32 %v167, 1835008
  %v169 = shl nuw nsw i32 %v154, 12
  %v170 = and i32 %v169, 258048
  %v171 = or disjoint i32 %v170, %v168
  %v172 = zext i8 %v156 to i32
  %v173 = shl nuw nsw i32 %v172, 6
  %v174 = and i32 %v173, 4032
  %v175 = or disjoint i32 %v171, %v174
  %v176 = getelementptr i8, ptr %v135, i64 3
  %v177 = load i8, ptr %v176, align 1
  %v178 = and i8 %v177, 63
  %v179 = zext nneg i8 %v178 to i32
  %v180 = or disjoint i32 %v175, %v179
  br label %v139
v139:
  %v181 = phi i32 [ %v137, %v130 ], [ %v150, %v142 ], [ %v166, %v157 ], [ %v180, %v158 ]
  %v182 = icmp ugt i32 %v181, 30
  br i1 %v182, label %v183, label %v184
v184:
  %v185 = shl nuw nsw i32 1, %v181
  %v186 = freeze i32 %v185
  %v187 = and i32 %v186, 1879063552
  %v188 = icmp eq i32 %v187, 0
  br i1 %v188, label %v133, label %v189
v183:
  switch i32 %v181, label %v133 [
    i32 8233, label %v189
    i32 8232, label %v189
    i32 133, label %v189
  ]
v133:
  %v190 = icmp ult i8 %v136, -16
  %v191 = select i1 %v190, i64 3, i64 4
  %v192 = icmp ult i8 %v136, -32
  %v193 = select i1 %v192, i64 2, i64 %v191
  %v194 = select i1 %v138, i64 1, i64 %v193
  %v132 = add i64 %v194, %v131
  %v195 = icmp slt i64 %v132, %v1
  br i1 %v195, label %v130, label %v189
v189:
  %v196 = phi i64 [ %v131, %v183 ], [ %v131, %v183 ], [ %v132, %v133 ], [ %v131, %v184 ], [ %v131, %v183 ]
  %v197 = icmp ult i8 %v136, -16
  %v198 = select i1 %v197, i64 3, i64 4
  %v199 = icmp ult i8 %v136, -32
  %v200 = select i1 %v199, i64 2, i64 %v198
  %v201 = select i1 %v138, i64 1, i64 %v200
  %v202 = add i64 %v201, %v131
  %v203 = add i64 %v196, 1
  %v204 = icmp slt i64 %v203, %v1
  br i1 %v204, label %v205, label %v206
v205:
  %v207 = add i64 %v196, %v0
  %v208 = inttoptr i64 %v207 to ptr
  %v209 = load i8, ptr %v208, align 1
  %v210 = icmp eq i8 %v209, 13
  br i1 %v210, label %v211, label %v206
v211:
  %v212 = getelementptr i8, ptr %v208, i64 1
  %v213 = load i8, ptr %v212, align 1
  %v214 = icmp eq i8 %v213, 10
  %v215 = zext i1 %v214 to i64
  br label %v206
v206:
  %v216 = phi i64 [ 0, %v189 ], [ 0, %v205 ], [ %v215, %v211 ]
  %v217 = add i64 %v202, %v216
  %v218 = add i64 %v23, %v0
  br label %v22
v126:
  br i1 %v13, label %v219, label %v220
v220:
  %v221 = load i8, ptr %v14, align 1
  %v222 = icmp sgt i64 %v23, %v11
  br i1 %v222, label %v223, label %v224
v224:
  %v225 = zext i8 %v221 to i64
  %v226 = mul nuw i64 %v225, 72340172838076673
  br label %v227
v227:
  %v228 = phi i64 [ %v23, %v224 ], [ %v229, %v230 ]
  %v231 = add i64 %v228, 8
  %v232 = icmp sgt i64 %v231, %v1
  %v233 = add i64 %v228, %v0
  %v234 = inttoptr i64 %v233 to ptr
  br i1 %v232, label %v235, label %v236
v235:
  %v237 = load i8, ptr %v234, align 1
  %v238 = icmp eq i8 %v237, %v221
  br i1 %v238, label %v239, label %v240
v240:
  %v241 = add i64 %v228, 1
  br label %v230
v236:
  %v242 = load i64, ptr %v234, align 1
  %v243 = xor i64 %v242, %v226
  %v244 = add i64 %v243, -72340172838076673
  %v245 = and i64 %v243, -9187201950435737472
  %v246 = xor i64 %v245, -9187201950435737472
  %v247 = and i64 %v246, %v244
  %v248 = icmp eq i64 %v247, 0
  br i1 %v248, label %v230, label %v249
v249:
  %v250 = sub i64 0, %v247
  %v251 = and i64 %v247, %v250
  %v252 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v251, i1 false)
  %v253 = trunc nuw nsw i64 %v252 to i32
  %v254 = sub nsw i32 63, %v253
  %v255 = ashr i32 %v254, 3
  %v256 = sext i32 %v255 to i64
  %v257 = add i64 %v228, %v256
  %v258 = icmp sgt i64 %v257, %v11
  br i1 %v258, label %v223, label %v239
v239:
  %v259 = phi i64 [ %v228, %v235 ], [ %v257, %v249 ]
  %v260 = add i64 %v259, 1
  %v261 = add i64 %v260, %v0
  br label %v262
v262:
  %v263 = phi i64 [ 0, %v239 ], [ %v264, %v265 ]
  %v264 = add i64 %v263, 8
  %v266 = icmp slt i64 %v264, %v3
  br i1 %v266, label %v265, label %v267
v267:
  %v268 = add i64 %v260, %v0
  br label %v269
v265:
  %v270 = add i64 %v261, %v263
  %v271 = inttoptr i64 %v270 to ptr
  %v272 = load i64, ptr %v271, align 1
  %v273 = add i64 %v15, %v263
  %v274 = inttoptr i64 %v273 to ptr
  %v275 = load i64, ptr %v274, align 1
  %v276 = icmp eq i64 %v272, %v275
  br i1 %v276, label %v262, label %v230
v269:
  %v277 = phi i64 [ %v278, %v279 ], [ %v263, %v267 ]
  %v280 = icmp slt i64 %v277, %v12
  br i1 %v280, label %v279, label %v223
v279:
  %v281 = add i64 %v268, %v277
  %v278 = add nsw i64 %v277, 1
  %v282 = add i64 %v277, %v2
  %v283 = inttoptr i64 %v282 to ptr
  %v284 = getelementptr i8, ptr %v283, i64 1
  %v285 = load i8, ptr %v284, align 1
  %v286 = inttoptr i64 %v281 to ptr
  %v287 = load i8, ptr %v286, align 1
  %v288 = icmp eq i8 %v287, %v285
  br i1 %v288, label %v269, label %v230
v230:
  %v229 = phi i64 [ %v260, %v279 ], [ %v231, %v236 ], [ %v241, %v240 ], [ %v260, %v265 ]
  %v289 = icmp sgt i64 %v229, %v11
  br i1 %v289, label %v223, label %v227
v121:
  %v290 = icmp slt i64 %v116, %v1
  br i1 %v290, label %v291, label %v292
v291:
  %v293 = phi i64 [ %v294, %v295 ], [ %v116, %v121 ]
  %v296 = add i64 %v293, %v0
  %v297 = inttoptr i64 %v296 to ptr
  %v298 = load i8, ptr %v297, align 1
  %v299 = zext i8 %v298 to i32
  %v300 = icmp sgt i8 %v298, -1
  br i1 %v300, label %v301, label %v302
v302:
  %v303 = icmp ult i8 %v298, -32
  br i1 %v303, label %v304, label %v305
v304:
  %v306 = getelementptr i8, ptr %v297, i64 1
  %v307 = load i8, ptr %v306, align 1
  %v308 = and i8 %v307, 63
  %v309 = zext nneg i8 %v308 to i32
  %v310 = shl nuw nsw i32 %v299, 6
  %v311 = and i32 %v310, 1984
  %v312 = or disjoint i32 %v311, %v309
  br label %v301
v305:
  %v313 = icmp ult i8 %v298, -16
  %v314 = getelementptr i8, ptr %v297, i64 1
  %v315 = load i8, ptr %v314, align 1
  %v316 = zext i8 %v315 to i32
  %v317 = getelementptr i8, ptr %v297, i64 2
  %v318 = load i8, ptr %v317, align 1
  br i1 %v313, label %v319, label %v320
v319:
  %v321 = shl nuw nsw i32 %v299, 12
  %v322 = and i32 %v321, 61440
  %v323 = shl nuw nsw i32 %v316, 6
  %v324 = and i32 %v323, 4032
  %v325 = or disjoint i32 %v324, %v322
  %v326 = and i8 %v318, 63
  %v327 = zext nneg i8 %v326 to i32
  %v328 = or disjoint i32 %v325, %v327
  br label %v301
v320:
  %v329 = shl nuw nsw i32 %v299, 18
  %v330 = and i32 %v329, 1835008
  %v331 = shl nuw nsw i32 %v316, 12
  %v332 = and i32 %v331, 258048
  %v333 = or disjoint i32 %v332, %v330
  %v334 = zext i8 %v318 to i32
  %v335 = shl nuw nsw i32 %v334, 6
  %v336 = and i32 %v335, 4032
  %v337 = or disjoint i32 %v333, %v336
  %v338 = getelementptr i8, ptr %v297, i64 3
  %v339 = load i8, ptr %v338, align 1
  %v340 = and i8 %v339, 63
  %v341 = zext nneg i8 %v340 to i32
  %v342 = or disjoint i32 %v337, %v341
  br label %v301
v301:
  %v343 = phi i32 [ %v299, %v291 ], [ %v312, %v304 ], [ %v328, %v319 ], [ %v342, %v320 ]
  %v344 = icmp ult i32 %v343, 128
  br i1 %v344, label %v345, label %v346
v345:
  %v347 = add nsw i32 %v343, -9
  %v348 = icmp ult i32 %v347, 5
  %v349 = icmp eq i32 %v343, 32
  %v350 = or i1 %v349, %v348
  %v351 = and i32 %v343, 124
  %v352 = icmp eq i32 %v351, 28
  %v353 = or i1 %v352, %v350
  br label %v354
v346:
  switch i32 %v343, label %v355 [
    i32 5760, label %v356
    i32 160, label %v356
    i32 133, label %v356
  ]
v355:
  %v357 = add nsw i32 %v343, -8192
  %v358 = icmp ult i32 %v357, 11
  br label %v356
v356:
  %v359 = phi i1 [ true, %v346 ], [ %v358, %v355 ], [ true, %v346 ], [ true, %v346 ]
  %v360 = and i32 %v343, -2
  %v361 = icmp eq i32 %v360, 8232
  %v362 = or i1 %v361, %v359
  %v363 = icmp eq i32 %v343, 8239
  %v364 = or i1 %v363, %v362
  %v365 = icmp eq i32 %v343, 8287
  %v366 = or i1 %v365, %v364
  %v367 = icmp eq i32 %v343, 12288
  %v368 = or i1 %v367, %v366
  br label %v354
v354:
  %v369 = phi i1 [ %v353, %v345 ], [ %v368, %v356 ]
  br i1 %v369, label %v292, label %v295
v295:
  %v370 = icmp ult i8 %v298, -16
  %v371 = select i1 %v370, i64 3, i64 4
  %v372 = icmp ult i8 %v298, -32
  %v373 = select i1 %v372, i64 2, i64 %v371
  %v374 = select i1 %v300, i64 1, i64 %v373
  %v294 = add i64 %v374, %v293
  %v375 = icmp slt i64 %v294, %v1
  br i1 %v375, label %v291, label %v292
v292:
  %v376 = phi i64 [ %v116, %v121 ], [ %v293, %v354 ], [ %v294, %v295 ]
  %v377 = add i64 %v116, %v0
  br label %v22
v219:
  %v378 = icmp slt i64 %v11, %v23
  %v379 = select i1 %v378, i64 -1, i64 %v23
  br label %v223
v223:
  %v380 = phi i64 [ %v379, %v219 ], [ -1, %v220 ], [ %v259, %v269 ], [ -1, %v249 ], [ -1, %v230 ]
  %v381 = icmp ne i64 %v20, 0
  %v382 = or i1 %v16, %v381
  %v383 = icmp slt i64 %v380, 0
  %v384 = or i1 %v382, %v383
  br i1 %v384, label %v385, label %v386
v386:
  %v387 = phi i64 [ %v388, %v389 ], [ %v380, %v223 ]
  %v390 = phi i64 [ %v391, %v389 ], [ %v5, %v223 ]
  %v392 = add i64 %v387, %v3
  br i1 %v13, label %v393, label %v394
v394:
  %v395 = load i8, ptr %v17, align 1
  %v396 = icmp sgt i64 %v392, %v11
  br i1 %v396, label %v389, label %v397
v397:
  %v398 = zext i8 %v395 to i64
  %v399 = mul nuw i64 %v398, 72340172838076673
  br label %v400
v400:
  %v401 = phi i64 [ %v392, %v397 ], [ %v402, %v403 ]
  %v404 = add i64 %v401, 8
  %v405 = icmp sgt i64 %v404, %v1
  %v406 = add i64 %v401, %v0
  %v407 = inttoptr i64 %v406 to ptr
  br i1 %v405, label %v408, label %v409
v408:
  %v410 = load i8, ptr %v407, align 1
  %v411 = icmp eq i8 %v410, %v395
  br i1 %v411, label %v412, label %v413
v413:
  %v414 = add i64 %v401, 1
  br label %v403
v409:
  %v415 = load i64, ptr %v407, align 1
  %v416 = xor i64 %v415, %v399
  %v417 = add i64 %v416, -72340172838076673
  %v418 = and i64 %v416, -9187201950435737472
  %v419 = xor i64 %v418, -9187201950435737472
  %v420 = and i64 %v419, %v417
  %v421 = icmp eq i64 %v420, 0
  br i1 %v421, label %v403, label %v422
v422:
  %v423 = sub i64 0, %v420
  %v424 = and i64 %v420, %v423
  %v425 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v424, i1 false)
  %v426 = trunc nuw nsw i64 %v425 to i32
  %v427 = sub nsw i32 63, %v426
  %v428 = ashr i32 %v427, 3
  %v429 = sext i32 %v428 to i64
  %v430 = add i64 %v401, %v429
  %v431 = icmp sgt i64 %v430, %v11
  br i1 %v431, label %v389, label %v412
v412:
  %v432 = phi i64 [ %v401, %v408 ], [ %v430, %v422 ]
  %v433 = add i64 %v432, 1
  %v434 = add i64 %v433, %v0
  br label %v435
v435:
  %v436 = phi i64 [ 0, %v412 ], [ %v437, %v438 ]
  %v437 = add i64 %v436, 8
  %v439 = icmp slt i64 %v437, %v3
  br i1 %v439, label %v438, label %v440
v440:
  %v441 = add i64 %v432, 1
  %v442 = add i64 %v441, %v0
  br label %v443
v438:
  %v444 = add i64 %v434, %v436
  %v445 = inttoptr i64 %v444 to ptr
  %v446 = load i64, ptr %v445, align 1
  %v447 = add i64 %v18, %v436
  %v448 = inttoptr i64 %v447 to ptr
  %v449 = load i64, ptr %v448, align 1
  %v450 = icmp eq i64 %v446, %v449
  br i1 %v450, label %v435, label %v403
v443:
  %v451 = phi i64 [ %v452, %v453 ], [ %v436, %v440 ]
  %v454 = icmp slt i64 %v451, %v12
  br i1 %v454, label %v453, label %v389
v453:
  %v455 = add i64 %v442, %v451
  %v452 = add nsw i64 %v451, 1
  %v456 = add i64 %v451, %v2
  %v457 = inttoptr i64 %v456 to ptr
  %v458 = getelementptr i8, ptr %v457, i64 1
  %v459 = load i8, ptr %v458, align 1
  %v460 = inttoptr i64 %v455 to ptr
  %v461 = load i8, ptr %v460, align 1
  %v462 = icmp eq i8 %v461, %v459
  br i1 %v462, label %v443, label %v403
v403:
  %v402 = phi i64 [ %v441, %v453 ], [ %v404, %v409 ], [ %v414, %v413 ], [ %v433, %v438 ]
  %v463 = icmp sgt i64 %v402, %v11
  br i1 %v463, label %v389, label %v400
v393:
  %v464 = icmp slt i64 %v11, %v392
  %v465 = select i1 %v464, i64 -1, i64 %v392
  br label %v389
v389:
  %v388 = phi i64 [ %v465, %v393 ], [ -1, %v394 ], [ %v432, %v443 ], [ -1, %v422 ], [ -1, %v403 ]
  %v391 = add nsw i64 %v390, -1
  %v466 = icmp sgt i64 %v388, -1
  %v467 = icmp sgt i64 %v390, 1
  %v468 = and i1 %v467, %v466
  br i1 %v468, label %v386, label %v385
v385:
  %v469 = phi i64 [ %v380, %v223 ], [ %v388, %v389 ]
  %v470 = icmp slt i64 %v469, 0
  br i1 %v470, label %v471, label %v472
v472:
  %v473 = add i64 %v469, %v3
  %v474 = add i64 %v23, %v0
  br label %v22
v471:
  %v475 = add i64 %v23, %v0
  br label %v22
v22:
  %v24 = phi i64 [ -1, %v27 ], [ -1, %v125 ], [ -1, %v471 ], [ %v473, %v472 ], [ -1, %v28 ], [ -1, %v32 ], [ -1, %v120 ], [ %v376, %v292 ], [ -1, %v26 ], [ %v217, %v206 ]
  %v476 = phi i64 [ 0, %v27 ], [ %v127, %v125 ], [ %v475, %v471 ], [ %v474, %v472 ], [ 0, %v28 ], [ 0, %v32 ], [ %v122, %v120 ], [ %v377, %v292 ], [ 0, %v26 ], [ %v218, %v206 ]
  %v477 = icmp eq i64 %v476, 0
  %v21 = add i64 %v20, 1
  br i1 %v477, label %v478, label %v19
v478:
  %v479 = add i64 %v20, %v7
  br label %v9
v9:
  %v480 = phi i64 [ %v7, %v481 ], [ %v479, %v478 ]
  %v482 = icmp slt i64 %v480, 0
  br i1 %v482, label %v483, label %v484
v484:
  %v485 = sub i64 %v1, %v3
  %v486 = add i64 %v3, -1
  %v487 = add i64 %v0, 1
  %v488 = add i64 %v2, 1
  %v489 = icmp eq i64 %v3, 0
  %v490 = inttoptr i64 %v2 to ptr
  %v491 = icmp slt i64 %v5, 1
  %v492 = inttoptr i64 %v2 to ptr
  %v493 = add i64 %v2, 1
  br label %v494
v494:
  %v495 = phi i64 [ 0, %v484 ], [ %v496, %v497 ]
  %v498 = phi i64 [ 0, %v484 ], [ %v499, %v497 ]
  %v500 = icmp slt i64 %v495, 0
  switch i32 %v6, label %v501 [
    i32 0, label %v502
    i32 1, label %v503
  ]
v503:
  br i1 %v500, label %v504, label %v505
v505:
  %v506 = icmp slt i64 %v495, %v1
  br i1 %v506, label %v507, label %v508
v507:
  %v509 = phi i64 [ %v510, %v511 ], [ %v495, %v505 ]
  %v512 = add i64 %v509, %v0
  %v513 = inttoptr i64 %v512 to ptr
  %v514 = load i8, ptr %v513, align 1
  %v515 = zext i8 %v514 to i32
  %v516 = icmp sgt i8 %v514, -1
  br i1 %v516, label %v517, label %v518
v518:
  %v519 = icmp ult i8 %v514, -32
  br i1 %v519, label %v520, label %v521
v520:
  %v522 = getelementptr i8, ptr %v513, i64 1
  %v523 = load i8, ptr %v522, align 1
  %v524 = and i8 %v523, 63
  %v525 = zext nneg i8 %v524 to i32
  %v526 = shl nuw nsw i32 %v515, 6
  %v527 = and i32 %v526, 1984
  %v528 = or disjoint i32 %v527, %v525
  br label %v517
v521:
  %v529 = icmp ult i8 %v514, -16
  %v530 = getelementptr i8, ptr %v513, i64 1
  %v531 = load i8, ptr %v530, align 1
  %v532 = zext i8 %v531 to i32
  %v533 = getelementptr i8, ptr %v513, i64 2
  %v534 = load i8, ptr %v533, align 1
  br i1 %v529, label %v535, label %v536
v535:
  %v537 = shl nuw nsw i32 %v515, 12
  %v538 = and i32 %v537, 61440
  %v539 = shl nuw nsw i32 %v532, 6
  %v540 = and i32 %v539, 4032
  %v541 = or disjoint i32 %v540, %v538
  %v542 = and i8 %v534, 63
  %v543 = zext nneg i8 %v542 to i32
  %v544 = or disjoint i32 %v541, %v543
  br label %v517
v536:
  %v545 = shl nuw nsw i32 %v515, 18
  %v546 = and i32 %v545, 1835008
  %v547 = shl nuw nsw i32 %v532, 12
  %v548 = and i32 %v547, 258048
  %v549 = or disjoint i32 %v548, %v546
  %v550 = zext i8 %v534 to i32
  %v551 = shl nuw nsw i32 %v550, 6
  %v552 = and i32 %v551, 4032
  %v553 = or disjoint i32 %v549, %v552
  %v554 = getelementptr i8, ptr %v513, i64 3
  %v555 = load i8, ptr %v554, align 1
  %v556 = and i8 %v555, 63
  %v557 = zext nneg i8 %v556 to i32
  %v558 = or disjoint i32 %v553, %v557
  br label %v517
v517:
  %v559 = phi i32 [ %v515, %v507 ], [ %v528, %v520 ], [ %v544, %v535 ], [ %v558, %v536 ]
  %v560 = icmp ult i32 %v559, 128
  br i1 %v560, label %v561, label %v562
v561:
  %v563 = add nsw i32 %v559, -9
  %v564 = icmp ult i32 %v563, 5
  %v565 = icmp eq i32 %v559, 32
  %v566 = or i1 %v565, %v564
  %v567 = and i32 %v559, 124
  %v568 = icmp eq i32 %v567, 28
  %v569 = or i1 %v568, %v566
  br label %v570
v562:
  switch i32 %v559, label %v571 [
    i32 5760, label %v572
    i32 160, label %v572
    i32 133, label %v572
  ]
v571:
  %v573 = add nsw i32 %v559, -8192
  %v574 = icmp ult i32 %v573, 11
  br label %v572
v572:
  %v575 = phi i1 [ true, %v562 ], [ %v574, %v571 ], [ true, %v562 ], [ true, %v562 ]
  %v576 = and i32 %v559, -2
  %v577 = icmp eq i32 %v576, 8232
  %v578 = or i1 %v577, %v575
  %v579 = icmp eq i32 %v559, 8239
  %v580 = or i1 %v579, %v578
  %v581 = icmp eq i32 %v559, 8287
  %v582 = or i1 %v581, %v580
  %v583 = icmp eq i32 %v559, 12288
  %v584 = or i1 %v583, %v582
  br label %v570
v570:
  %v585 = phi i1 [ %v569, %v561 ], [ %v584, %v572 ]
  br i1 %v585, label %v511, label %v508
v511:
  %v586 = icmp ult i8 %v514, -16
  %v587 = select i1 %v586, i64 3, i64 4
  %v588 = icmp ult i8 %v514, -32
  %v589 = select i1 %v588, i64 2, i64 %v587
  %v590 = select i1 %v516, i64 1, i64 %v589
  %v510 = add i64 %v590, %v509
  %v591 = icmp slt i64 %v510, %v1
  br i1 %v591, label %v507, label %v508
v508:
  %v592 = phi i64 [ %v495, %v505 ], [ %v509, %v570 ], [ %v510, %v511 ]
  %v593 = icmp eq i64 %v592, %v1
  br i1 %v593, label %v504, label %v594
v594:
  %v595 = icmp eq i64 %v498, %v4
  br i1 %v595, label %v596, label %v597
v596:
  %v598 = sub i64 %v1, %v592
  %v599 = add i64 %v592, %v0
  br label %v504
v502:
  br i1 %v500, label %v504, label %v600
v600:
  %v601 = icmp eq i64 %v498, %v4
  br i1 %v601, label %v602, label %v603
v602:
  %v604 = sub i64 %v1, %v495
  %v605 = add i64 %v495, %v0
  br label %v504
v501:
  %v606 = icmp sge i64 %v495, %v1
  %v607 = or i1 %v606, %v500
  br i1 %v607, label %v504, label %v608
v608:
  %v609 = phi i64 [ %v610, %v611 ], [ %v495, %v501 ]
  %v612 = add i64 %v609, %v0
  %v613 = inttoptr i64 %v612 to ptr
  %v614 = load i8, ptr %v613, align 1
  %v615 = zext i8 %v614 to i32
  %v616 = icmp sgt i8 %v614, -1
  br i1 %v616, label %v617, label %v618
v618:
  %v619 = icmp ult i8 %v614, -32
  br i1 %v619, label %v620, label %v621
v620:
  %v622 = getelementptr i8, ptr %v613, i64 1
  %v623 = load i8, ptr %v622, align 1
  %v624 = and i8 %v623, 63
  %v625 = zext nneg i8 %v624 to i32
  %v626 = shl nuw nsw i32 %v615, 6
  %v627 = and i32 %v626, 1984
  %v628 = or disjoint i32 %v627, %v625
  br label %v617
v621:
  %v629 = icmp ult i8 %v614, -16
  %v630 = getelementptr i8, ptr %v613, i64 1
  %v631 = load i8, ptr %v630, align 1
  %v632 = zext i8 %v631 to i32
  %v633 = getelementptr i8, ptr %v613, i64 2
  %v634 = load i8, ptr %v633, align 1
  br i1 %v629, label %v635, label %v636
v635:
  %v637 = shl nuw nsw i32 %v615, 12
  %v638 = and i32 %v637, 61440
  %v639 = shl nuw nsw i32 %v632, 6
  %v640 = and i32 %v639, 4032
  %v641 = or disjoint i32 %v640, %v638
  %v642 = and i8 %v634, 63
  %v643 = zext nneg i8 %v642 to i32
  %v644 = or disjoint i32 %v641, %v643
  br label %v617
v636:
  %v645 = shl nuw nsw i32 %v615, 18
  %v646 = and i32 %v645, 1835008
  %v647 = shl nuw nsw i32 %v632, 12
  %v648 = and i32 %v647, 258048
  %v649 = or disjoint i32 %v648, %v646
  %v650 = zext i8 %v634 to i32
  %v651 = shl nuw nsw i32 %v650, 6
  %v652 = and i32 %v651, 4032
  %v653 = or disjoint i32 %v649, %v652
  %v654 = getelementptr i8, ptr %v613, i64 3
  %v655 = load i8, ptr %v654, align 1
  %v656 = and i8 %v655, 63
  %v657 = zext nneg i8 %v656 to i32
  %v658 = or disjoint i32 %v653, %v657
  br label %v617
v617:
  %v659 = phi i32 [ %v615, %v608 ], [ %v628, %v620 ], [ %v644, %v635 ], [ %v658, %v636 ]
  %v660 = icmp ugt i32 %v659, 30
  br i1 %v660, label %v661, label %v662
v662:
  %v663 = shl nuw nsw i32 1, %v659
  %v664 = freeze i32 %v663
  %v665 = and i32 %v664, 1879063552
  %v666 = icmp eq i32 %v665, 0
  br i1 %v666, label %v611, label %v667
v661:
  switch i32 %v659, label %v611 [
    i32 8233, label %v667
    i32 8232, label %v667
    i32 133, label %v667
  ]
v611:
  %v668 = icmp ult i8 %v614, -16
  %v669 = select i1 %v668, i64 3, i64 4
  %v670 = icmp ult i8 %v614, -32
  %v671 = select i1 %v670, i64 2, i64 %v669
  %v672 = select i1 %v616, i64 1, i64 %v671
  %v610 = add i64 %v672, %v609
  %v673 = icmp slt i64 %v610, %v1
  br i1 %v673, label %v608, label %v667
v667:
  %v674 = phi i64 [ %v609, %v661 ], [ %v609, %v661 ], [ %v610, %v611 ], [ %v609, %v662 ], [ %v609, %v661 ]
  %v675 = icmp ult i8 %v614, -16
  %v676 = select i1 %v675, i64 3, i64 4
  %v677 = icmp ult i8 %v614, -32
  %v678 = select i1 %v677, i64 2, i64 %v676
  %v679 = select i1 %v616, i64 1, i64 %v678
  %v680 = add i64 %v679, %v609
  %v681 = add i64 %v674, 1
  %v682 = icmp slt i64 %v681, %v1
  br i1 %v682, label %v683, label %v684
v683:
  %v685 = add i64 %v674, %v0
  %v686 = inttoptr i64 %v685 to ptr
  %v687 = load i8, ptr %v686, align 1
  %v688 = icmp eq i8 %v687, 13
  br i1 %v688, label %v689, label %v684
v689:
  %v690 = getelementptr i8, ptr %v686, i64 1
  %v691 = load i8, ptr %v690, align 1
  %v692 = icmp eq i8 %v691, 10
  %v693 = zext i1 %v692 to i64
  br label %v684
v684:
  %v694 = phi i64 [ 0, %v667 ], [ 0, %v683 ], [ %v693, %v689 ]
  %v695 = add i64 %v680, %v694
  %v696 = sub i64 %v674, %v495
  %v697 = add i64 %v495, %v0
  br label %v504
v603:
  br i1 %v489, label %v698, label %v699
v699:
  %v700 = load i8, ptr %v490, align 1
  %v701 = icmp sgt i64 %v495, %v485
  br i1 %v701, label %v702, label %v703
v703:
  %v704 = zext i8 %v700 to i64
  %v705 = mul nuw i64 %v704, 72340172838076673
  br label %v706
v706:
  %v707 = phi i64 [ %v495, %v703 ], [ %v708, %v709 ]
  %v710 = add i64 %v707, 8
  %v711 = icmp sgt i64 %v710, %v1
  %v712 = add i64 %v707, %v0
  %v713 = inttoptr i64 %v712 to ptr
  br i1 %v711, label %v714, label %v715
v714:
  %v716 = load i8, ptr %v713, align 1
  %v717 = icmp eq i8 %v716, %v700
  br i1 %v717, label %v718, label %v719
v719:
  %v720 = add i64 %v707, 1
  br label %v709
v715:
  %v721 = load i64, ptr %v713, align 1
  %v722 = xor i64 %v721, %v705
  %v723 = add i64 %v722, -72340172838076673
  %v724 = and i64 %v722, -9187201950435737472
  %v725 = xor i64 %v724, -9187201950435737472
  %v726 = and i64 %v725, %v723
  %v727 = icmp eq i64 %v726, 0
  br i1 %v727, label %v709, label %v728
v728:
  %v729 = sub i64 0, %v726
  %v730 = and i64 %v726, %v729
  %v731 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v730, i1 false)
  %v732 = trunc nuw nsw i64 %v731 to i32
  %v733 = sub nsw i32 63, %v732
  %v734 = ashr i32 %v733, 3
  %v735 = sext i32 %v734 to i64
  %v736 = add i64 %v707, %v735
  %v737 = icmp sgt i64 %v736, %v485
  br i1 %v737, label %v702, label %v718
v718:
  %v738 = phi i64 [ %v707, %v714 ], [ %v736, %v728 ]
  %v739 = add i64 %v738, 1
  %v740 = add i64 %v487, %v738
  br label %v741
v741:
  %v742 = phi i64 [ 0, %v718 ], [ %v743, %v744 ]
  %v743 = add i64 %v742, 8
  %v745 = icmp slt i64 %v743, %v3
  br i1 %v745, label %v744, label %v746
v746:
  %v747 = add i64 %v739, %v0
  br label %v748
v744:
  %v749 = add i64 %v740, %v742
  %v750 = inttoptr i64 %v749 to ptr
  %v751 = load i64, ptr %v750, align 1
  %v752 = add i64 %v488, %v742
  %v753 = inttoptr i64 %v752 to ptr
  %v754 = load i64, ptr %v753, align 1
  %v755 = icmp eq i64 %v751, %v754
  br i1 %v755, label %v741, label %v709
v748:
  %v756 = phi i64 [ %v757, %v758 ], [ %v742, %v746 ]
  %v759 = icmp slt i64 %v756, %v486
  br i1 %v759, label %v758, label %v702
v758:
  %v760 = add i64 %v747, %v756
  %v757 = add nsw i64 %v756, 1
  %v761 = add i64 %v756, %v2
  %v762 = inttoptr i64 %v761 to ptr
  %v763 = getelementptr i8, ptr %v762, i64 1
  %v764 = load i8, ptr %v763, align 1
  %v765 = inttoptr i64 %v760 to ptr
  %v766 = load i8, ptr %v765, align 1
  %v767 = icmp eq i8 %v766, %v764
  br i1 %v767, label %v748, label %v709
v709:
  %v708 = phi i64 [ %v739, %v758 ], [ %v710, %v715 ], [ %v720, %v719 ], [ %v739, %v744 ]
  %v768 = icmp sgt i64 %v708, %v485
  br i1 %v768, label %v702, label %v706
v597:
  %v769 = icmp slt i64 %v592, %v1
  br i1 %v769, label %v770, label %v771
v770:
  %v772 = phi i64 [ %v773, %v774 ], [ %v592, %v597 ]
  %v775 = add i64 %v772, %v0
  %v776 = inttoptr i64 %v775 to ptr
  %v777 = load i8, ptr %v776, align 1
  %v778 = zext i8 %v777 to i32
  %v779 = icmp sgt i8 %v777, -1
  br i1 %v779, label %v780, label %v781
v781:
  %v782 = icmp ult i8 %v777, -32
  br i1 %v782, label %v783, label %v784
v783:
  %v785 = getelementptr i8, ptr %v776, i64 1
  %v786 = load i8, ptr %v785, align 1
  %v787 = and i8 %v786, 63
  %v788 = zext nneg i8 %v787 to i32
  %v789 = shl nuw nsw i32 %v778, 6
  %v790 = and i32 %v789, 1984
  %v791 = or disjoint i32 %v790, %v788
  br label %v780
v784:
  %v792 = icmp ult i8 %v777, -16
  %v793 = getelementptr i8, ptr %v776, i64 1
  %v794 = load i8, ptr %v793, align 1
  %v795 = zext i8 %v794 to i32
  %v796 = getelementptr i8, ptr %v776, i64 2
  %v797 = load i8, ptr %v796, align 1
  br i1 %v792, label %v798, label %v799
v798:
  %v800 = shl nuw nsw i32 %v778, 12
  %v801 = and i32 %v800, 61440
  %v802 = shl nuw nsw i32 %v795, 6
  %v803 = and i32 %v802, 4032
  %v804 = or disjoint i32 %v803, %v801
  %v805 = and i8 %v797, 63
  %v806 = zext nneg i8 %v805 to i32
  %v807 = or disjoint i32 %v804, %v806
  br label %v780
v799:
  %v808 = shl nuw nsw i32 %v778, 18
  %v809 = and i32 %v808, 1835008
  %v810 = shl nuw nsw i32 %v795, 12
  %v811 = and i32 %v810, 258048
  %v812 = or disjoint i32 %v811, %v809
  %v813 = zext i8 %v797 to i32
  %v814 = shl nuw nsw i32 %v813, 6
  %v815 = and i32 %v814, 4032
  %v816 = or disjoint i32 %v812, %v815
  %v817 = getelementptr i8, ptr %v776, i64 3
  %v818 = load i8, ptr %v817, align 1
  %v819 = and i8 %v818, 63
  %v820 = zext nneg i8 %v819 to i32
  %v821 = or disjoint i32 %v816, %v820
  br label %v780
v780:
  %v822 = phi i32 [ %v778, %v770 ], [ %v791, %v783 ], [ %v807, %v798 ], [ %v821, %v799 ]
  %v823 = icmp ult i32 %v822, 128
  br i1 %v823, label %v824, label %v825
v824:
  %v826 = add nsw i32 %v822, -9
  %v827 = icmp ult i32 %v826, 5
  %v828 = icmp eq i32 %v822, 32
  %v829 = or i1 %v828, %v827
  %v830 = and i32 %v822, 124
  %v831 = icmp eq i32 %v830, 28
  %v832 = or i1 %v831, %v829
  br label %v833
v825:
  switch i32 %v822, label %v834 [
    i32 5760, label %v835
    i32 160, label %v835
    i32 133, label %v835
  ]
v834:
  %v836 = add nsw i32 %v822, -8192
  %v837 = icmp ult i32 %v836, 11
  br label %v835
v835:
  %v838 = phi i1 [ true, %v825 ], [ %v837, %v834 ], [ true, %v825 ], [ true, %v825 ]
  %v839 = and i32 %v822, -2
  %v840 = icmp eq i32 %v839, 8232
  %v841 = or i1 %v840, %v838
  %v842 = icmp eq i32 %v822, 8239
  %v843 = or i1 %v842, %v841
  %v844 = icmp eq i32 %v822, 8287
  %v845 = or i1 %v844, %v843
  %v846 = icmp eq i32 %v822, 12288
  %v847 = or i1 %v846, %v845
  br label %v833
v833:
  %v848 = phi i1 [ %v832, %v824 ], [ %v847, %v835 ]
  br i1 %v848, label %v771, label %v774
v774:
  %v849 = icmp ult i8 %v777, -16
  %v850 = select i1 %v849, i64 3, i64 4
  %v851 = icmp ult i8 %v777, -32
  %v852 = select i1 %v851, i64 2, i64 %v850
  %v853 = select i1 %v779, i64 1, i64 %v852
  %v773 = add i64 %v853, %v772
  %v854 = icmp slt i64 %v773, %v1
  br i1 %v854, label %v770, label %v771
v771:
  %v855 = phi i64 [ %v592, %v597 ], [ %v772, %v833 ], [ %v773, %v774 ]
  %v856 = sub i64 %v855, %v592
  %v857 = add i64 %v592, %v0
  br label %v504
v698:
  %v858 = icmp slt i64 %v485, %v495
  %v859 = select i1 %v858, i64 -1, i64 %v495
  br label %v702
v702:
  %v860 = phi i64 [ %v859, %v698 ], [ -1, %v699 ], [ %v738, %v748 ], [ -1, %v728 ], [ -1, %v709 ]
  %v861 = icmp ne i64 %v498, 0
  %v862 = or i1 %v491, %v861
  %v863 = icmp slt i64 %v860, 0
  %v864 = or i1 %v862, %v863
  br i1 %v864, label %v865, label %v866
v866:
  %v867 = phi i64 [ %v868, %v869 ], [ %v860, %v702 ]
  %v870 = phi i64 [ %v871, %v869 ], [ %v5, %v702 ]
  %v872 = add i64 %v867, %v3
  br i1 %v489, label %v873, label %v874
v874:
  %v875 = load i8, ptr %v492, align 1
  %v876 = icmp sgt i64 %v872, %v485
  br i1 %v876, label %v869, label %v877
v877:
  %v878 = zext i8 %v875 to i64
  %v879 = mul nuw i64 %v878, 72340172838076673
  br label %v880
v880:
  %v881 = phi i64 [ %v872, %v877 ], [ %v882, %v883 ]
  %v884 = add i64 %v881, 8
  %v885 = icmp sgt i64 %v884, %v1
  %v886 = add i64 %v881, %v0
  %v887 = inttoptr i64 %v886 to ptr
  br i1 %v885, label %v888, label %v889
v888:
  %v890 = load i8, ptr %v887, align 1
  %v891 = icmp eq i8 %v890, %v875
  br i1 %v891, label %v892, label %v893
v893:
  %v894 = add i64 %v881, 1
  br label %v883
v889:
  %v895 = load i64, ptr %v887, align 1
  %v896 = xor i64 %v895, %v879
  %v897 = add i64 %v896, -72340172838076673
  %v898 = and i64 %v896, -9187201950435737472
  %v899 = xor i64 %v898, -9187201950435737472
  %v900 = and i64 %v899, %v897
  %v901 = icmp eq i64 %v900, 0
  br i1 %v901, label %v883, label %v902
v902:
  %v903 = sub i64 0, %v900
  %v904 = and i64 %v900, %v903
  %v905 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v904, i1 false)
  %v906 = trunc nuw nsw i64 %v905 to i32
  %v907 = sub nsw i32 63, %v906
  %v908 = ashr i32 %v907, 3
  %v909 = sext i32 %v908 to i64
  %v910 = add i64 %v881, %v909
  %v911 = icmp sgt i64 %v910, %v485
  br i1 %v911, label %v869, label %v892
v892:
  %v912 = phi i64 [ %v881, %v888 ], [ %v910, %v902 ]
  %v913 = add i64 %v912, 1
  %v914 = add i64 %v913, %v0
  br label %v915
v915:
  %v916 = phi i64 [ 0, %v892 ], [ %v917, %v918 ]
  %v917 = add i64 %v916, 8
  %v919 = icmp slt i64 %v917, %v3
  br i1 %v919, label %v918, label %v920
v920:
  %v921 = add i64 %v913, %v0
  br label %v922
v918:
  %v923 = add i64 %v914, %v916
  %v924 = inttoptr i64 %v923 to ptr
  %v925 = load i64, ptr %v924, align 1
  %v926 = add i64 %v493, %v916
  %v927 = inttoptr i64 %v926 to ptr
  %v928 = load i64, ptr %v927, align 1
  %v929 = icmp eq i64 %v925, %v928
  br i1 %v929, label %v915, label %v883
v922:
  %v930 = phi i64 [ %v931, %v932 ], [ %v916, %v920 ]
  %v933 = icmp slt i64 %v930, %v486
  br i1 %v933, label %v932, label %v869
v932:
  %v934 = add i64 %v921, %v930
  %v931 = add nsw i64 %v930, 1
  %v935 = add i64 %v930, %v2
  %v936 = inttoptr i64 %v935 to ptr
  %v937 = getelementptr i8, ptr %v936, i64 1
  %v938 = load i8, ptr %v937, align 1
  %v939 = inttoptr i64 %v934 to ptr
  %v940 = load i8, ptr %v939, align 1
  %v941 = icmp eq i8 %v940, %v938
  br i1 %v941, label %v922, label %v883
v883:
  %v882 = phi i64 [ %v913, %v932 ], [ %v884, %v889 ], [ %v894, %v893 ], [ %v913, %v918 ]
  %v942 = icmp sgt i64 %v882, %v485
  br i1 %v942, label %v869, label %v880
v873:
  %v943 = icmp slt i64 %v485, %v872
  %v944 = select i1 %v943, i64 -1, i64 %v872
  br label %v869
v869:
  %v868 = phi i64 [ %v944, %v873 ], [ -1, %v874 ], [ %v912, %v922 ], [ -1, %v902 ], [ -1, %v883 ]
  %v871 = add nsw i64 %v870, -1
  %v945 = icmp sgt i64 %v868, -1
  %v946 = icmp sgt i64 %v870, 1
  %v947 = and i1 %v946, %v945
  br i1 %v947, label %v866, label %v865
v865:
  %v948 = phi i64 [ %v860, %v702 ], [ %v868, %v869 ]
  %v949 = icmp slt i64 %v948, 0
  br i1 %v949, label %v950, label %v951
v951:
  %v952 = add i64 %v948, %v3
  %v953 = sub nsw i64 %v948, %v495
  %v954 = add i64 %v495, %v0
  br label %v504
v950:
  %v955 = sub i64 %v1, %v495
  %v956 = add i64 %v495, %v0
  br label %v504
v504:
  %v957 = phi i64 [ 0, %v502 ], [ %v605, %v602 ], [ %v956, %v950 ], [ %v954, %v951 ], [ 0, %v503 ], [ 0, %v508 ], [ %v599, %v596 ], [ %v857, %v771 ], [ 0, %v501 ], [ %v697, %v684 ]
  %v496 = phi i64 [ -1, %v502 ], [ -1, %v602 ], [ -1, %v950 ], [ %v952, %v951 ], [ -1, %v503 ], [ -1, %v508 ], [ -1, %v596 ], [ %v855, %v771 ], [ -1, %v501 ], [ %v695, %v684 ]
  %v958 = phi i64 [ 0, %v502 ], [ %v604, %v602 ], [ %v955, %v950 ], [ %v953, %v951 ], [ 0, %v503 ], [ 0, %v508 ], [ %v598, %v596 ], [ %v856, %v771 ], [ 0, %v501 ], [ %v696, %v684 ]
  %v959 = icmp eq i64 %v957, 0
  br i1 %v959, label %v483, label %v497
v497:
  %v499 = add nuw i64 %v498, 1
  %v960 = icmp slt i64 %v498, %v480
  br i1 %v960, label %v494, label %v483
v483:
  %v961 = phi i64 [ 0, %v9 ], [ 0, %v504 ], [ %v957, %v497 ]
  %v962 = phi i64 [ 0, %v9 ], [ %v958, %v504 ], [ %v958, %v497 ]
  %v963 = insertvalue { i64, i64 } poison, i64 %v961, 0
  %v964 = insertvalue { i64, i64 } %v963, i64 %v962, 1
  ret { i64, i64 } %v964
}
define internal { i32 } @udf_text_split_has_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i32 %v6, i64 %v7, i64 %v8) noinline nounwind {
v20:
  %v9 = sub i64 %v1, %v3
  %v10 = add i64 %v3, -1
  %v11 = add i64 %v0, 1
  %v12 = add i64 %v2, 1
  %v13 = icmp eq i64 %v3, 0
  %v14 = inttoptr i64 %v2 to ptr
  %v15 = icmp slt i64 %v5, 1
  %v16 = inttoptr i64 %v2 to ptr
  %v17 = add i64 %v2, 1
  br label %v18
v18:
  %v19 = phi i64 [ 0, %v20 ], [ %v21, %v22 ]
  %v23 = phi i64 [ 0, %v20 ], [ %v24, %v22 ]
  %v25 = icmp slt i64 %v19, 0
  switch i32 %v6, label %v26 [
    i32 0, label %v27
    i32 1, label %v28
  ]
v28:
  br i1 %v25, label %v29, label %v30
v30:
  %v31 = icmp slt i64 %v19, %v1
  br i1 %v31, label %v32, label %v33
v32:
  %v34 = phi i64 [ %v35, %v36 ], [ %v19, %v30 ]
  %v37 = add i64 %v34, %v0
  %v38 = inttoptr i64 %v37 to ptr
  %v39 = load i8, ptr %v38, align 1
  %v40 = sext i8 %v39 to i16
  %v41 = icmp sgt i8 %v39, -1
  br i1 %v41, label %v42, label %v43
v42:
  %v44 = icmp ne i8 %v39, 32
  %v45 = add nsw i16 %v40, -14
  %v46 = icmp ult i16 %v45, -5
  %v47 = and i1 %v44, %v46
  %v48 = and i8 %v39, 124
  %v49 = icmp ne i8 %v48, 28
  %v50 = and i1 %v49, %v47
  br i1 %v50, label %v33, label %v36
v43:
  %v51 = and i16 %v40, 255
  %v52 = icmp eq i8 %v39, -123
  %v53 = icmp eq i16 %v51, 160
  %v54 = or i1 %v52, %v53
  br i1 %v54, label %v36, label %v33
v36:
  %v35 = add nuw nsw i64 %v34, 1
  %v55 = icmp slt i64 %v35, %v1
  br i1 %v55, label %v32, label %v33
v33:
  %v56 = phi i64 [ %v19, %v30 ], [ %v34, %v42 ], [ %v1, %v36 ], [ %v34, %v43 ]
  %v57 = icmp eq i64 %v56, %v1
  br i1 %v57, label %v29, label %v58
v58:
  %v59 = icmp eq i64 %v23, %v4
  br i1 %v59, label %v60, label %v61
v60:
  %v62 = sub i64 %v1, %v56
  %v63 = add i64 %v56, %v0
  br label %v29
v27:
  br i1 %v25, label %v29, label %v64
v64:
  %v65 = icmp eq i64 %v23, %v4
  br i1 %v65, label %v66, label %v67
v66:
  %v68 = sub i64 %v1, %v19
  %v69 = add i64 %v19, %v0
  br label %v29
v26:
  %v70 = icmp sge i64 %v19, %v1
  %v71 = or i1 %v70, %v25
  br i1 %v71, label %v29, label %v72
v72:
  %v73 = phi i64 [ %v74, %v75 ], [ %v19, %v26 ]
  %v76 = add i64 %v73, %v0
  %v77 = inttoptr i64 %v76 to ptr
  %v78 = load i8, ptr %v77, align 1
  switch i8 %v78, label %v75 [
    i8 -123, label %v79
    i8 30, label %v79
    i8 29, label %v79
    i8 28, label %v79
    i8 13, label %v79
    i8 12, label %v79
    i8 11, label %v79
    i8 10, label %v79
  ]
v75:
  %v74 = add nuw nsw i64 %v73, 1
  %v80 = icmp slt i64 %v74, %v1
  br i1 %v80, label %v72, label %v79
v79:
  %v81 = phi i64 [ %v1, %v75 ], [ %v73, %v72 ], [ %v73, %v72 ], [ %v73, %v72 ], [ %v73, %v72 ], [ %v73, %v72 ], [ %v73, %v72 ], [ %v73, %v72 ], [ %v73, %v72 ]
  %v82 = phi i1 [ false, %v75 ], [ true, %v72 ], [ true, %v72 ], [ true, %v72 ], [ true, %v72 ], [ true, %v72 ], [ true, %v72 ], [ true, %v72 ], [ true, %v72 ]
  %v83 = add i64 %v81, 1
  %v84 = select i1 %v82, i64 %v83, i64 %v81
  %v85 = icmp slt i64 %v83, %v1
  br i1 %v85, label %v86, label %v87
v86:
  %v88 = add i64 %v81, %v0
  %v89 = inttoptr i64 %v88 to ptr
  %v90 = load i8, ptr %v89, align 1
  %v91 = icmp eq i8 %v90, 13
  br i1 %v91, label %v92, label %v87
v92:
  %v93 = getelementptr i8, ptr %v89, i64 1
  %v94 = load i8, ptr %v93, align 1
  %v95 = icmp eq i8 %v94, 10
  %v96 = zext i1 %v95 to i64
  br label %v87
v87:
  %v97 = phi i64 [ 0, %v79 ], [ 0, %v86 ], [ %v96, %v92 ]
  %v98 = add i64 %v97, %v84
  %v99 = sub i64 %v81, %v19
  %v100 = add i64 %v19, %v0
  br label %v29
v67:
  br i1 %v13, label %v101, label %v102
v102:
  %v103 = load i8, ptr %v14, align 1
  %v104 = icmp sgt i64 %v19, %v9
  br i1 %v104, label %v105, label %v106
v106:
  %v107 = zext i8 %v103 to i64
  %v108 = mul nuw i64 %v107, 72340172838076673
  br label %v109
v109:
  %v110 = phi i64 [ %v19, %v106 ], [ %v111, %v112 ]
  %v113 = add i64 %v110, 8
  %v114 = icmp sgt i64 %v113, %v1
  %v115 = add i64 %v110, %v0
  %v116 = inttoptr i64 %v115 to ptr
  br i1 %v114, label %v117, label %v118
v117:
  %v119 = load i8, ptr %v116, align 1
  %v120 = icmp eq i8 %v119, %v103
  br i1 %v120, label %v121, label %v122
v122:
  %v123 = add i64 %v110, 1
  br label %v112
v118:
  %v124 = load i64, ptr %v116, align 1
  %v125 = xor i64 %v124, %v108
  %v126 = add i64 %v125, -72340172838076673
  %v127 = and i64 %v125, -9187201950435737472
  %v128 = xor i64 %v127, -9187201950435737472
  %v129 = and i64 %v128, %v126
  %v130 = icmp eq i64 %v129, 0
  br i1 %v130, label %v112, label %v131
v131:
  %v132 = sub i64 0, %v129
  %v133 = and i64 %v129, %v132
  %v134 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v133, i1 false)
  %v135 = trunc nuw nsw i64 %v134 to i32
  %v136 = sub nsw i32 63, %v135
  %v137 = ashr i32 %v136, 3
  %v138 = sext i32 %v137 to i64
  %v139 = add i64 %v110, %v138
  %v140 = icmp sgt i64 %v139, %v9
  br i1 %v140, label %v105, label %v121
v121:
  %v141 = phi i64 [ %v110, %v117 ], [ %v139, %v131 ]
  %v142 = add i64 %v141, 1
  %v143 = add i64 %v11, %v141
  br label %v144
v144:
  %v145 = phi i64 [ 0, %v121 ], [ %v146, %v147 ]
  %v146 = add i64 %v145, 8
  %v148 = icmp slt i64 %v146, %v3
  br i1 %v148, label %v147, label %v149
v149:
  %v150 = add i64 %v142, %v0
  br label %v151
v147:
  %v152 = add i64 %v143, %v145
  %v153 = inttoptr i64 %v152 to ptr
  %v154 = load i64, ptr %v153, align 1
  %v155 = add i64 %v12, %v145
  %v156 = inttoptr i64 %v155 to ptr
  %v157 = load i64, ptr %v156, align 1
  %v158 = icmp eq i64 %v154, %v157
  br i1 %v158, label %v144, label %v112
v151:
  %v159 = phi i64 [ %v160, %v161 ], [ %v145, %v149 ]
  %v162 = icmp slt i64 %v159, %v10
  br i1 %v162, label %v161, label %v105
v161:
  %v163 = add i64 %v150, %v159
  %v160 = add nsw i64 %v159, 1
  %v164 = add i64 %v159, %v2
  %v165 = inttoptr i64 %v164 to ptr
  %v166 = getelementptr i8, ptr %v165, i64 1
  %v167 = load i8, ptr %v166, align 1
  %v168 = inttoptr i64 %v163 to ptr
  %v169 = load i8, ptr %v168, align 1
  %v170 = icmp eq i8 %v169, %v167
  br i1 %v170, label %v151, label %v112
v112:
  %v111 = phi i64 [ %v142, %v161 ], [ %v113, %v118 ], [ %v123, %v122 ], [ %v142, %v147 ]
  %v171 = icmp sgt i64 %v111, %v9
  br i1 %v171, label %v105, label %v109
v61:
  %v172 = icmp slt i64 %v56, %v1
  br i1 %v172, label %v173, label %v174
v173:
  %v175 = phi i64 [ %v176, %v177 ], [ %v56, %v61 ]
  %v178 = add i64 %v175, %v0
  %v179 = inttoptr i64 %v178 to ptr
  %v180 = load i8, ptr %v179, align 1
  %v181 = sext i8 %v180 to i16
  %v182 = icmp sgt i8 %v180, -1
  br i1 %v182, label %v183, label %v184
v183:
  %v185 = icmp eq i8 %v180, 32
  %v186 = add nsw i16 %v181, -9
  %v187 = icmp ult i16 %v186, 5
  %v188 = or i1 %v185, %v187
  %v189 = and i8 %v180, 124
  %v190 = icmp eq i8 %v189, 28
  %v191 = or i1 %v190, %v188
  br i1 %v191, label %v174, label %v177
v184:
  %v192 = and i16 %v181, 255
  %v193 = icmp eq i8 %v180, -123
  %v194 = icmp eq i16 %v192, 160
  %v195 = or i1 %v193, %v194
  br i1 %v195, label %v174, label %v177
v177:
  %v176 = add nsw i64 %v175, 1
  %v196 = icmp slt i64 %v176, %v1
  br i1 %v196, label %v173, label %v174
v174:
  %v197 = phi i64 [ %v56, %v61 ], [ %v175, %v183 ], [ %v1, %v177 ], [ %v175, %v184 ]
  %v198 = sub i64 %v197, %v56
  %v199 = add i64 %v56, %v0
  br label %v29
v101:
  %v200 = icmp slt i64 %v9, %v19
  %v201 = select i1 %v200, i64 -1, i64 %v19
  br label %v105
v105:
  %v202 = phi i64 [ %v201, %v101 ], [ -1, %v102 ], [ %v141, %v151 ], [ -1, %v131 ], [ -1, %v112 ]
  %v203 = icmp ne i64 %v23, 0
  %v204 = or i1 %v15, %v203
  %v205 = icmp slt i64 %v202, 0
  %v206 = or i1 %v204, %v205
  br i1 %v206, label %v207, label %v208
v208:
  %v209 = phi i64 [ %v210, %v211 ], [ %v202, %v105 ]
  %v212 = phi i64 [ %v213, %v211 ], [ %v5, %v105 ]
  %v214 = add i64 %v209, %v3
  br i1 %v13, label %v215, label %v216
v216:
  %v217 = load i8, ptr %v16, align 1
  %v218 = icmp sgt i64 %v214, %v9
  br i1 %v218, label %v211, label %v219
v219:
  %v220 = zext i8 %v217 to i64
  %v221 = mul nuw i64 %v220, 72340172838076673
  br label %v222
v222:
  %v223 = phi i64 [ %v214, %v219 ], [ %v224, %v225 ]
  %v226 = add i64 %v223, 8
  %v227 = icmp sgt i64 %v226, %v1
  %v228 = add i64 %v223, %v0
  %v229 = inttoptr i64 %v228 to ptr
  br i1 %v227, label %v230, label %v231
v230:
  %v232 = load i8, ptr %v229, align 1
  %v233 = icmp eq i8 %v232, %v217
  br i1 %v233, label %v234, label %v235
v235:
  %v236 = add i64 %v223, 1
  br label %v225
v231:
  %v237 = load i64, ptr %v229, align 1
  %v238 = xor i64 %v237, %v221
  %v239 = add i64 %v238, -72340172838076673
  %v240 = and i64 %v238, -9187201950435737472
  %v241 = xor i64 %v240, -9187201950435737472
  %v242 = and i64 %v241, %v239
  %v243 = icmp eq i64 %v242, 0
  br i1 %v243, label %v225, label %v244
v244:
  %v245 = sub i64 0, %v242
  %v246 = and i64 %v242, %v245
  %v247 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v246, i1 false)
  %v248 = trunc nuw nsw i64 %v247 to i32
  %v249 = sub nsw i32 63, %v248
  %v250 = ashr i32 %v249, 3
  %v251 = sext i32 %v250 to i64
  %v252 = add i64 %v223, %v251
  %v253 = icmp sgt i64 %v252, %v9
  br i1 %v253, label %v211, label %v234
v234:
  %v254 = phi i64 [ %v223, %v230 ], [ %v252, %v244 ]
  %v255 = add i64 %v254, 1
  %v256 = add i64 %v255, %v0
  br label %v257
v257:
  %v258 = phi i64 [ 0, %v234 ], [ %v259, %v260 ]
  %v259 = add i64 %v258, 8
  %v261 = icmp slt i64 %v259, %v3
  br i1 %v261, label %v260, label %v262
v262:
  %v263 = add i64 %v255, %v0
  br label %v264
v260:
  %v265 = add i64 %v256, %v258
  %v266 = inttoptr i64 %v265 to ptr
  %v267 = load i64, ptr %v266, align 1
  %v268 = add i64 %v17, %v258
  %v269 = inttoptr i64 %v268 to ptr
  %v270 = load i64, ptr %v269, align 1
  %v271 = icmp eq i64 %v267, %v270
  br i1 %v271, label %v257, label %v225
v264:
  %v272 = phi i64 [ %v273, %v274 ], [ %v258, %v262 ]
  %v275 = icmp slt i64 %v272, %v10
  br i1 %v275, label %v274, label %v211
v274:
  %v276 = add i64 %v263, %v272
  %v273 = add nsw i64 %v272, 1
  %v277 = add i64 %v272, %v2
  %v278 = inttoptr i64 %v277 to ptr
  %v279 = getelementptr i8, ptr %v278, i64 1
  %v280 = load i8, ptr %v279, align 1
  %v281 = inttoptr i64 %v276 to ptr
  %v282 = load i8, ptr %v281, align 1
  %v283 = icmp eq i8 %v282, %v280
  br i1 %v283, label %v264, label %v225
v225:
  %v224 = phi i64 [ %v255, %v274 ], [ %v226, %v231 ], [ %v236, %v235 ], [ %v255, %v260 ]
  %v284 = icmp sgt i64 %v224, %v9
  br i1 %v284, label %v211, label %v222
v215:
  %v285 = icmp slt i64 %v9, %v214
  %v286 = select i1 %v285, i64 -1, i64 %v214
  br label %v211
v211:
  %v210 = phi i64 [ %v286, %v215 ], [ -1, %v216 ], [ %v254, %v264 ], [ -1, %v244 ], [ -1, %v225 ]
  %v213 = add nsw i64 %v212, -1
  %v287 = icmp sgt i64 %v210, -1
  %v288 = icmp sgt i64 %v212, 1
  %v289 = and i1 %v288, %v287
  br i1 %v289, label %v208, label %v207
v207:
  %v290 = phi i64 [ %v202, %v105 ], [ %v210, %v211 ]
  %v291 = icmp slt i64 %v290, 0
  br i1 %v291, label %v292, label %v293
v293:
  %v294 = add i64 %v290, %v3
  %v295 = sub nsw i64 %v290, %v19
  %v296 = add i64 %v19, %v0
  br label %v29
v292:
  %v297 = sub i64 %v1, %v19
  %v298 = add i64 %v19, %v0
  br label %v29
v29:
  %v21 = phi i64 [ -1, %v27 ], [ -1, %v66 ], [ -1, %v292 ], [ %v294, %v293 ], [ -1, %v28 ], [ -1, %v33 ], [ -1, %v60 ], [ %v197, %v174 ], [ -1, %v26 ], [ %v98, %v87 ]
  %v299 = phi i64 [ 0, %v27 ], [ %v69, %v66 ], [ %v298, %v292 ], [ %v296, %v293 ], [ 0, %v28 ], [ 0, %v33 ], [ %v63, %v60 ], [ %v199, %v174 ], [ 0, %v26 ], [ %v100, %v87 ]
  %v300 = phi i64 [ 0, %v27 ], [ %v68, %v66 ], [ %v297, %v292 ], [ %v295, %v293 ], [ 0, %v28 ], [ 0, %v33 ], [ %v62, %v60 ], [ %v198, %v174 ], [ 0, %v26 ], [ %v99, %v87 ]
  %v301 = icmp eq i64 %v299, 0
  br i1 %v301, label %v302, label %v303
v303:
  %v304 = icmp eq i64 %v300, %v8
  br i1 %v304, label %v305, label %v22
v305:
  %v306 = phi i64 [ %v307, %v308 ], [ 0, %v303 ]
  %v307 = add i64 %v306, 8
  %v309 = icmp sgt i64 %v307, %v8
  br i1 %v309, label %v310, label %v308
v308:
  %v311 = add i64 %v306, %v299
  %v312 = inttoptr i64 %v311 to ptr
  %v313 = load i64, ptr %v312, align 1
  %v314 = add i64 %v306, %v7
  %v315 = inttoptr i64 %v314 to ptr
  %v316 = load i64, ptr %v315, align 1
  %v317 = icmp eq i64 %v313, %v316
  br i1 %v317, label %v305, label %v22
v310:
  %v318 = icmp slt i64 %v306, %v8
  br i1 %v318, label %v319, label %v302
v319:
  %v320 = phi i64 [ %v321, %v322 ], [ %v306, %v310 ]
  %v323 = add i64 %v320, %v7
  %v324 = inttoptr i64 %v323 to ptr
  %v325 = load i8, ptr %v324, align 1
  %v326 = add i64 %v320, %v299
  %v327 = inttoptr i64 %v326 to ptr
  %v328 = load i8, ptr %v327, align 1
  %v329 = icmp eq i8 %v328, %v325
  br i1 %v329, label %v322, label %v22
v322:
  %v321 = add nsw i64 %v320, 1
  %v330 = icmp slt i64 %v321, %v8
  br i1 %v330, label %v319, label %v302
v22:
  %v24 = add i64 %v23, 1
  br label %v18
v302:
  %v331 = phi i32 [ 1, %v322 ], [ 1, %v310 ], [ 0, %v29 ]
  %v332 = insertvalue { i32 } poison, i32 %v331, 0
  ret { i32 } %v332
}
define internal { i32 } @udf_text_split_has_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i32 %v6, i64 %v7, i64 %v8) noinline nounwind {
v20:
  %v9 = sub i64 %v1, %v3
  %v10 = add i64 %v3, -1
  %v11 = add i64 %v0, 1
  %v12 = add i64 %v2, 1
  %v13 = icmp eq i64 %v3, 0
  %v14 = inttoptr i64 %v2 to ptr
  %v15 = icmp slt i64 %v5, 1
  %v16 = inttoptr i64 %v2 to ptr
  %v17 = add i64 %v2, 1
  br label %v18
v18:
  %v19 = phi i64 [ 0, %v20 ], [ %v21, %v22 ]
  %v23 = phi i64 [ 0, %v20 ], [ %v24, %v22 ]
  %v25 = icmp slt i64 %v19, 0
  switch i32 %v6, label %v26 [
    i32 0, label %v27
    i32 1, label %v28
  ]
v28:
  br i1 %v25, label %v29, label %v30
v30:
  %v31 = icmp slt i64 %v19, %v1
  br i1 %v31, label %v32, label %v33
v32:
  %v34 = phi i64 [ %v35, %v36 ], [ %v19, %v30 ]
  %v37 = add i64 %v34, %v0
  %v38 = inttoptr i64 %v37 to ptr
  %v39 = load i8, ptr %v38, align 1
  %v40 = zext i8 %v39 to i32
  %v41 = icmp sgt i8 %v39, -1
  br i1 %v41, label %v42, label %v43
v43:
  %v44 = icmp ult i8 %v39, -32
  br i1 %v44, label %v45, label %v46
v45:
  %v47 = getelementptr i8, ptr %v38, i64 1
  %v48 = load i8, ptr %v47, align 1
  %v49 = and i8 %v48, 63
  %v50 = zext nneg i8 %v49 to i32
  %v51 = shl nuw nsw i32 %v40, 6
  %v52 = and i32 %v51, 1984
  %v53 = or disjoint i32 %v52, %v50
  br label %v42
v46:
  %v54 = icmp ult i8 %v39, -16
  %v55 = getelementptr i8, ptr %v38, i64 1
  %v56 = load i8, ptr %v55, align 1
  %v57 = zext i8 %v56 to i32
  %v58 = getelementptr i8, ptr %v38, i64 2
  %v59 = load i8, ptr %v58, align 1
  br i1 %v54, label %v60, label %v61
v60:
  %v62 = shl nuw nsw i32 %v40, 12
  %v63 = and i32 %v62, 61440
  %v64 = shl nuw nsw i32 %v57, 6
  %v65 = and i32 %v64, 4032
  %v66 = or disjoint i32 %v65, %v63
  %v67 = and i8 %v59, 63
  %v68 = zext nneg i8 %v67 to i32
  %v69 = or disjoint i32 %v66, %v68
  br label %v42
v61:
  %v70 = shl nuw nsw i32 %v40, 18
  %v71 = and i32 %v70, 1835008
  %v72 = shl nuw nsw i32 %v57, 12
  %v73 = and i32 %v72, 258048
  %v74 = or disjoint i32 %v73, %v71
  %v75 = zext i8 %v59 to i32
  %v76 = shl nuw nsw i32 %v75, 6
  %v77 = and i32 %v76, 4032
  %v78 = or disjoint i32 %v74, %v77
  %v79 = getelementptr i8, ptr %v38, i64 3
  %v80 = load i8, ptr %v79, align 1
  %v81 = and i8 %v80, 63
  %v82 = zext nneg i8 %v81 to i32
  %v83 = or disjoint i32 %v78, %v82
  br label %v42
v42:
  %v84 = phi i32 [ %v40, %v32 ], [ %v53, %v45 ], [ %v69, %v60 ], [ %v83, %v61 ]
  %v85 = icmp ult i32 %v84, 128
  br i1 %v85, label %v86, label %v87
v86:
  %v88 = add nsw i32 %v84, -9
  %v89 = icmp ult i32 %v88, 5
  %v90 = icmp eq i32 %v84, 32
  %v91 = or i1 %v90, %v89
  %v92 = and i32 %v84, 124
  %v93 = icmp eq i32 %v92, 28
  %v94 = or i1 %v93, %v91
  br label %v95
v87:
  switch i32 %v84, label %v96 [
    i32 5760, label %v97
    i32 160, label %v97
    i32 133, label %v97
  ]
v96:
  %v98 = add nsw i32 %v84, -8192
  %v99 = icmp ult i32 %v98, 11
  br label %v97
v97:
  %v100 = phi i1 [ true, %v87 ], [ %v99, %v96 ], [ true, %v87 ], [ true, %v87 ]
  %v101 = and i32 %v84, -2
  %v102 = icmp eq i32 %v101, 8232
  %v103 = or i1 %v102, %v100
  %v104 = icmp eq i32 %v84, 8239
  %v105 = or i1 %v104, %v103
  %v106 = icmp eq i32 %v84, 8287
  %v107 = or i1 %v106, %v105
  %v108 = icmp eq i32 %v84, 12288
  %v109 = or i1 %v108, %v107
  br label %v95
v95:
  %v110 = phi i1 [ %v94, %v86 ], [ %v109, %v97 ]
  br i1 %v110, label %v36, label %v33
v36:
  %v111 = icmp ult i8 %v39, -16
  %v112 = select i1 %v111, i64 3, i64 4
  %v113 = icmp ult i8 %v39, -32
  %v114 = select i1 %v113, i64 2, i64 %v112
  %v115 = select i1 %v41, i64 1, i64 %v114
  %v35 = add i64 %v115, %v34
  %v116 = icmp slt i64 %v35, %v1
  br i1 %v116, label %v32, label %v33
v33:
  %v117 = phi i64 [ %v19, %v30 ], [ %v34, %v95 ], [ %v35, %v36 ]
  %v118 = icmp eq i64 %v117, %v1
  br i1 %v118, label %v29, label %v119
v119:
  %v120 = icmp eq i64 %v23, %v4
  br i1 %v120, label %v121, label %v122
v121:
  %v123 = sub i64 %v1, %v117
  %v124 = add i64 %v117, %v0
  br label %v29
v27:
  br i1 %v25, label %v29, label %v125
v125:
  %v126 = icmp eq i64 %v23, %v4
  br i1 %v126, label %v127, label %v128
v127:
  %v129 = sub i64 %v1, %v19
  %v130 = add i64 %v19, %v0
  br label %v29
v26:
  %v131 = icmp sge i64 %v19, %v1
  %v132 = or i1 %v131, %v25
  br i1 %v132, label %v29, label %v133
v133:
  %v134 = phi i64 [ %v135, %v136 ], [ %v19, %v26 ]
  %v137 = add i64 %v134, %v0
  %v138 = inttoptr i64 %v137 to ptr
  %v139 = load i8, ptr %v138, align 1
  %v140 = zext i8 %v139 to i32
  %v141 = icmp sgt i8 %v139, -1
  br i1 %v141, label %v142, label %v143
v143:
  %v144 = icmp ult i8 %v139, -32
  br i1 %v144, label %v145, label %v146
v145:
  %v147 = getelementptr i8, ptr %v138, i64 1
  %v148 = load i8, ptr %v147, align 1
  %v149 = and i8 %v148, 63
  %v150 = zext nneg i8 %v149 to i32
  %v151 = shl nuw nsw i32 %v140, 6
  %v152 = and i32 %v151, 1984
  %v153 = or disjoint i32 %v152, %v150
  br label %v142
v146:
  %v154 = icmp ult i8 %v139, -16
  %v155 = getelementptr i8, ptr %v138, i64 1
  %v156 = load i8, ptr %v155, align 1
  %v157 = zext i8 %v156 to i32
  %v158 = getelementptr i8, ptr %v138, i64 2
  %v159 = load i8, ptr %v158, align 1
  br i1 %v154, label %v160, label %v161
v160:
  %v162 = shl nuw nsw i32 %v140, 12
  %v163 = and i32 %v162, 61440
  %v164 = shl nuw nsw i32 %v157, 6
  %v165 = and i32 %v164, 4032
  %v166 = or disjoint i32 %v165, %v163
  %v167 = and i8 %v159, 63
  %v168 = zext nneg i8 %v167 to i32
  %v169 = or disjoint i32 %v166, %v168
  br label %v142
v161:
  %v170 = shl nuw nsw i32 %v140, 18
  %v171 = and i32 %v170, 1835008
  %v172 = shl nuw nsw i32 %v157, 12
  %v173 = and i32 %v172, 258048
  %v174 = or disjoint i32 %v173, %v171
  %v175 = zext i8 %v159 to i32
  %v176 = shl nuw nsw i32 %v175, 6
  %v177 = and i32 %v176, 4032
  %v178 = or disjoint i32 %v174, %v177
  %v179 = getelementptr i8, ptr %v138, i64 3
  %v180 = load i8, ptr %v179, align 1
  %v181 = and i8 %v180, 63
  %v182 = zext nneg i8 %v181 to i32
  %v183 = or disjoint i32 %v178, %v182
  br label %v142
v142:
  %v184 = phi i32 [ %v140, %v133 ], [ %v153, %v145 ], [ %v169, %v160 ], [ %v183, %v161 ]
  %v185 = icmp ugt i32 %v184, 30
  br i1 %v185, label %v186, label %v187
v187:
  %v188 = shl nuw nsw i32 1, %v184
  %v189 = freeze i32 %v188
  %v190 = and i32 %v189, 1879063552
  %v191 = icmp eq i32 %v190, 0
  br i1 %v191, label %v136, label %v192
v186:
  switch i32 %v184, label %v136 [
    i32 8233, label %v192
    i32 8232, label %v192
    i32 133, label %v192
  ]
v136:
  %v193 = icmp ult i8 %v139, -16
  %v194 = select i1 %v193, i64 3, i64 4
  %v195 = icmp ult i8 %v139, -32
  %v196 = select i1 %v195, i64 2, i64 %v194
  %v197 = select i1 %v141, i64 1, i64 %v196
  %v135 = add i64 %v197, %v134
  %v198 = icmp slt i64 %v135, %v1
  br i1 %v198, label %v133, label %v192
v192:
  %v199 = phi i64 [ %v134, %v186 ], [ %v134, %v186 ], [ %v135, %v136 ], [ %v134, %v187 ], [ %v134, %v186 ]
  %v200 = icmp ult i8 %v139, -16
  %v201 = select i1 %v200, i64 3, i64 4
  %v202 = icmp ult i8 %v139, -32
  %v203 = select i1 %v202, i64 2, i64 %v201
  %v204 = select i1 %v141, i64 1, i64 %v203
  %v205 = add i64 %v204, %v134
  %v206 = add i64 %v199, 1
  %v207 = icmp slt i64 %v206, %v1
  br i1 %v207, label %v208, label %v209
v208:
  %v210 = add i64 %v199, %v0
  %v211 = inttoptr i64 %v210 to ptr
  %v212 = load i8, ptr %v211, align 1
  %v213 = icmp eq i8 %v212, 13
  br i1 %v213, label %v214, label %v209
v214:
  %v215 = getelementptr i8, ptr %v211, i64 1
  %v216 = load i8, ptr %v215, align 1
  %v217 = icmp eq i8 %v216, 10
  %v218 = zext i1 %v217 to i64
  br label %v209
v209:
  %v219 = phi i64 [ 0, %v192 ], [ 0, %v208 ], [ %v218, %v214 ]
  %v220 = add i64 %v205, %v219
  %v221 = sub i64 %v199, %v19
  %v222 = add i64 %v19, %v0
  br label %v29
v128:
  br i1 %v13, label %v223, label %v224
v224:
  %v225 = load i8, ptr %v14, align 1
  %v226 = icmp sgt i64 %v19, %v9
  br i1 %v226, label %v227, label %v228
v228:
  %v229 = zext i8 %v225 to i64
  %v230 = mul nuw i64 %v229, 72340172838076673
  br label %v231
v231:
  %v232 = phi i64 [ %v19, %v228 ], [ %v233, %v234 ]
  %v235 = add i64 %v232, 8
  %v236 = icmp sgt i64 %v235, %v1
  %v237 = add i64 %v232, %v0
  %v238 = inttoptr i64 %v237 to ptr
  br i1 %v236, label %v239, label %v240
v239:
  %v241 = load i8, ptr %v238, align 1
  %v242 = icmp eq i8 %v241, %v225
  br i1 %v242, label %v243, label %v244
v244:
  %v245 = add i64 %v232, 1
  br label %v234
v240:
  %v246 = load i64, ptr %v238, align 1
  %v247 = xor i64 %v246, %v230
  %v248 = add i64 %v247, -72340172838076673
  %v249 = and i64 %v247, -9187201950435737472
  %v250 = xor i64 %v249, -9187201950435737472
  %v251 = and i64 %v250, %v248
  %v252 = icmp eq i64 %v251, 0
  br i1 %v252, label %v234, label %v253
v253:
  %v254 = sub i64 0, %v251
  %v255 = and i64 %v251, %v254
  %v256 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v255, i1 false)
  %v257 = trunc nuw nsw i64 %v256 to i32
  %v258 = sub nsw i32 63, %v257
  %v259 = ashr i32 %v258, 3
  %v260 = sext i32 %v259 to i64
  %v261 = add i64 %v232, %v260
  %v262 = icmp sgt i64 %v261, %v9
  br i1 %v262, label %v227, label %v243
v243:
  %v263 = phi i64 [ %v232, %v239 ], [ %v261, %v253 ]
  %v264 = add i64 %v263, 1
  %v265 = add i64 %v11, %v263
  br label %v266
v266:
  %v267 = phi i64 [ 0, %v243 ], [ %v268, %v269 ]
  %v268 = add i64 %v267, 8
  %v270 = icmp slt i64 %v268, %v3
  br i1 %v270, label %v269, label %v271
v271:
  %v272 = add i64 %v264, %v0
  br label %v273
v269:
  %v274 = add i64 %v265, %v267
  %v275 = inttoptr i64 %v274 to ptr
  %v276 = load i64, ptr %v275, align 1
  %v277 = add i64 %v12, %v267
  %v278 = inttoptr i64 %v277 to ptr
  %v279 = load i64, ptr %v278, align 1
  %v280 = icmp eq i64 %v276, %v279
  br i1 %v280, label %v266, label %v234
v273:
  %v281 = phi i64 [ %v282, %v283 ], [ %v267, %v271 ]
  %v284 = icmp slt i64 %v281, %v10
  br i1 %v284, label %v283, label %v227
v283:
  %v285 = add i64 %v272, %v281
  %v282 = add nsw i64 %v281, 1
  %v286 = add i64 %v281, %v2
  %v287 = inttoptr i64 %v286 to ptr
  %v288 = getelementptr i8, ptr %v287, i64 1
  %v289 = load i8, ptr %v288, align 1
  %v290 = inttoptr i64 %v285 to ptr
  %v291 = load i8, ptr %v290, align 1
  %v292 = icmp eq i8 %v291, %v289
  br i1 %v292, label %v273, label %v234
v234:
  %v233 = phi i64 [ %v264, %v283 ], [ %v235, %v240 ], [ %v245, %v244 ], [ %v264, %v269 ]
  %v293 = icmp sgt i64 %v233, %v9
  br i1 %v293, label %v227, label %v231
v122:
  %v294 = icmp slt i64 %v117, %v1
  br i1 %v294, label %v295, label %v296
v295:
  %v297 = phi i64 [ %v298, %v299 ], [ %v117, %v122 ]
  %v300 = add i64 %v297, %v0
  %v301 = inttoptr i64 %v300 to ptr
  %v302 = load i8, ptr %v301, align 1
  %v303 = zext i8 %v302 to i32
  %v304 = icmp sgt i8 %v302, -1
  br i1 %v304, label %v305, label %v306
v306:
  %v307 = icmp ult i8 %v302, -32
  br i1 %v307, label %v308, label %v309
v308:
  %v310 = getelementptr i8, ptr %v301, i64 1
  %v311 = load i8, ptr %v310, align 1
  %v312 = and i8 %v311, 63
  %v313 = zext nneg i8 %v312 to i32
  %v314 = shl nuw nsw i32 %v303, 6
  %v315 = and i32 %v314, 1984
  %v316 = or disjoint i32 %v315, %v313
  br label %v305
v309:
  %v317 = icmp ult i8 %v302, -16
  %v318 = getelementptr i8, ptr %v301, i64 1
  %v319 = load i8, ptr %v318, align 1
  %v320 = zext i8 %v319 to i32
  %v321 = getelementptr i8, ptr %v301, i64 2
  %v322 = load i8, ptr %v321, align 1
  br i1 %v317, label %v323, label %v324
v323:
  %v325 = shl nuw nsw i32 %v303, 12
  %v326 = and i32 %v325, 61440
  %v327 = shl nuw nsw i32 %v320, 6
  %v328 = and i32 %v327, 4032
  %v329 = or disjoint i32 %v328, %v326
  %v330 = and i8 %v322, 63
  %v331 = zext nneg i8 %v330 to i32
  %v332 = or disjoint i32 %v329, %v331
  br label %v305
v324:
  %v333 = shl nuw nsw i32 %v303, 18
  %v334 = and i32 %v333, 1835008
  %v335 = shl nuw nsw i32 %v320, 12
  %v336 = and i32 %v335, 258048
  %v337 = or disjoint i32 %v336, %v334
  %v338 = zext i8 %v322 to i32
  %v339 = shl nuw nsw i32 %v338, 6
  %v340 = and i32 %v339, 4032
  %v341 = or disjoint i32 %v337, %v340
  %v342 = getelementptr i8, ptr %v301, i64 3
  %v343 = load i8, ptr %v342, align 1
  %v344 = and i8 %v343, 63
  %v345 = zext nneg i8 %v344 to i32
  %v346 = or disjoint i32 %v341, %v345
  br label %v305
v305:
  %v347 = phi i32 [ %v303, %v295 ], [ %v316, %v308 ], [ %v332, %v323 ], [ %v346, %v324 ]
  %v348 = icmp ult i32 %v347, 128
  br i1 %v348, label %v349, label %v350
v349:
  %v351 = add nsw i32 %v347, -9
  %v352 = icmp ult i32 %v351, 5
  %v353 = icmp eq i32 %v347, 32
  %v354 = or i1 %v353, %v352
  %v355 = and i32 %v347, 124
  %v356 = icmp eq i32 %v355, 28
  %v357 = or i1 %v356, %v354
  br label %v358
v350:
  switch i32 %v347, label %v359 [
    i32 5760, label %v360
    i32 160, label %v360
    i32 133, label %v360
  ]
v359:
  %v361 = add nsw i32 %v347, -8192
  %v362 = icmp ult i32 %v361, 11
  br label %v360
v360:
  %v363 = phi i1 [ true, %v350 ], [ %v362, %v359 ], [ true, %v350 ], [ true, %v350 ]
  %v364 = and i32 %v347, -2
  %v365 = icmp eq i32 %v364, 8232
  %v366 = or i1 %v365, %v363
  %v367 = icmp eq i32 %v347, 8239
  %v368 = or i1 %v367, %v366
  %v369 = icmp eq i32 %v347, 8287
  %v370 = or i1 %v369, %v368
  %v371 = icmp eq i32 %v347, 12288
  %v372 = or i1 %v371, %v370
  br label %v358
v358:
  %v373 = phi i1 [ %v357, %v349 ], [ %v372, %v360 ]
  br i1 %v373, label %v296, label %v299
v299:
  %v374 = icmp ult i8 %v302, -16
  %v375 = select i1 %v374, i64 3, i64 4
  %v376 = icmp ult i8 %v302, -32
  %v377 = select i1 %v376, i64 2, i64 %v375
  %v378 = select i1 %v304, i64 1, i64 %v377
  %v298 = add i64 %v378, %v297
  %v379 = icmp slt i64 %v298, %v1
  br i1 %v379, label %v295, label %v296
v296:
  %v380 = phi i64 [ %v117, %v122 ], [ %v297, %v358 ], [ %v298, %v299 ]
  %v381 = sub i64 %v380, %v117
  %v382 = add i64 %v117, %v0
  br label %v29
v223:
  %v383 = icmp slt i64 %v9, %v19
  %v384 = select i1 %v383, i64 -1, i64 %v19
  br label %v227
v227:
  %v385 = phi i64 [ %v384, %v223 ], [ -1, %v224 ], [ %v263, %v273 ], [ -1, %v253 ], [ -1, %v234 ]
  %v386 = icmp ne i64 %v23, 0
  %v387 = or i1 %v15, %v386
  %v388 = icmp slt i64 %v385, 0
  %v389 = or i1 %v387, %v388
  br i1 %v389, label %v390, label %v391
v391:
  %v392 = phi i64 [ %v393, %v394 ], [ %v385, %v227 ]
  %v395 = phi i64 [ %v396, %v394 ], [ %v5, %v227 ]
  %v397 = add i64 %v392, %v3
  br i1 %v13, label %v398, label %v399
v399:
  %v400 = load i8, ptr %v16, align 1
  %v401 = icmp sgt i64 %v397, %v9
  br i1 %v401, label %v394, label %v402
v402:
  %v403 = zext i8 %v400 to i64
  %v404 = mul nuw i64 %v403, 72340172838076673
  br label %v405
v405:
  %v406 = phi i64 [ %v397, %v402 ], [ %v407, %v408 ]
  %v409 = add i64 %v406, 8
  %v410 = icmp sgt i64 %v409, %v1
  %v411 = add i64 %v406, %v0
  %v412 = inttoptr i64 %v411 to ptr
  br i1 %v410, label %v413, label %v414
v413:
  %v415 = load i8, ptr %v412, align 1
  %v416 = icmp eq i8 %v415, %v400
  br i1 %v416, label %v417, label %v418
v418:
  %v419 = add i64 %v406, 1
  br label %v408
v414:
  %v420 = load i64, ptr %v412, align 1
  %v421 = xor i64 %v420, %v404
  %v422 = add i64 %v421, -72340172838076673
  %v423 = and i64 %v421, -9187201950435737472
  %v424 = xor i64 %v423, -9187201950435737472
  %v425 = and i64 %v424, %v422
  %v426 = icmp eq i64 %v425, 0
  br i1 %v426, label %v408, label %v427
v427:
  %v428 = sub i64 0, %v425
  %v429 = and i64 %v425, %v428
  %v430 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v429, i1 false)
  %v431 = trunc nuw nsw i64 %v430 to i32
  %v432 = sub nsw i32 63, %v431
  %v433 = ashr i32 %v432, 3
  %v434 = sext i32 %v433 to i64
  %v435 = add i64 %v406, %v434
  %v436 = icmp sgt i64 %v435, %v9
  br i1 %v436, label %v394, label %v417
v417:
  %v437 = phi i64 [ %v406, %v413 ], [ %v435, %v427 ]
  %v438 = add i64 %v437, 1
  %v439 = add i64 %v438, %v0
  br label %v440
v440:
  %v441 = phi i64 [ 0, %v417 ], [ %v442, %v443 ]
  %v442 = add i64 %v441, 8
  %v444 = icmp slt i64 %v442, %v3
  br i1 %v444, label %v443, label %v445
v445:
  %v446 = add i64 %v438, %v0
  br label %v447
v443:
  %v448 = add i64 %v439, %v441
  %v449 = inttoptr i64 %v448 to ptr
  %v450 = load i64, ptr %v449, align 1
  %v451 = add i64 %v17, %v441
  %v452 = inttoptr i64 %v451 to ptr
  %v453 = load i64, ptr %v452, align 1
  %v454 = icmp eq i64 %v450, %v453
  br i1 %v454, label %v440, label %v408
v447:
  %v455 = phi i64 [ %v456, %v457 ], [ %v441, %v445 ]
  %v458 = icmp slt i64 %v455, %v10
  br i1 %v458, label %v457, label %v394
v457:
  %v459 = add i64 %v446, %v455
  %v456 = add nsw i64 %v455, 1
  %v460 = add i64 %v455, %v2
  %v461 = inttoptr i64 %v460 to ptr
  %v462 = getelementptr i8, ptr %v461, i64 1
  %v463 = load i8, ptr %v462, align 1
  %v464 = inttoptr i64 %v459 to ptr
  %v465 = load i8, ptr %v464, align 1
  %v466 = icmp eq i8 %v465, %v463
  br i1 %v466, label %v447, label %v408
v408:
  %v407 = phi i64 [ %v438, %v457 ], [ %v409, %v414 ], [ %v419, %v418 ], [ %v438, %v443 ]
  %v467 = icmp sgt i64 %v407, %v9
  br i1 %v467, label %v394, label %v405
v398:
  %v468 = icmp slt i64 %v9, %v397
  %v469 = select i1 %v468, i64 -1, i64 %v397
  br label %v394
v394:
  %v393 = phi i64 [ %v469, %v398 ], [ -1, %v399 ], [ %v437, %v447 ], [ -1, %v427 ], [ -1, %v408 ]
  %v396 = add nsw i64 %v395, -1
  %v470 = icmp sgt i64 %v393, -1
  %v471 = icmp sgt i64 %v395, 1
  %v472 = and i1 %v471, %v470
  br i1 %v472, label %v391, label %v390
v390:
  %v473 = phi i64 [ %v385, %v227 ], [ %v393, %v394 ]
  %v474 = icmp slt i64 %v473, 0
  br i1 %v474, label %v475, label %v476
v476:
  %v477 = add i64 %v473, %v3
  %v478 = sub nsw i64 %v473, %v19
  %v479 = add i64 %v19, %v0
  br label %v29
v475:
  %v480 = sub i64 %v1, %v19
  %v481 = add i64 %v19, %v0
  br label %v29
v29:
  %v21 = phi i64 [ -1, %v27 ], [ -1, %v127 ], [ -1, %v475 ], [ %v477, %v476 ], [ -1, %v28 ], [ -1, %v33 ], [ -1, %v121 ], [ %v380, %v296 ], [ -1, %v26 ], [ %v220, %v209 ]
  %v482 = phi i64 [ 0, %v27 ], [ %v130, %v127 ], [ %v481, %v475 ], [ %v479, %v476 ], [ 0, %v28 ], [ 0, %v33 ], [ %v124, %v121 ], [ %v382, %v296 ], [ 0, %v26 ], [ %v222, %v209 ]
  %v483 = phi i64 [ 0, %v27 ], [ %v129, %v127 ], [ %v480, %v475 ], [ %v478, %v476 ], [ 0, %v28 ], [ 0, %v33 ], [ %v123, %v121 ], [ %v381, %v296 ], [ 0, %v26 ], [ %v221, %v209 ]
  %v484 = icmp eq i64 %v482, 0
  br i1 %v484, label %v485, label %v486
v486:
  %v487 = icmp eq i64 %v483, %v8
  br i1 %v487, label %v488, label %v22
v488:
  %v489 = phi i64 [ %v490, %v491 ], [ 0, %v486 ]
  %v490 = add i64 %v489, 8
  %v492 = icmp sgt i64 %v490, %v8
  br i1 %v492, label %v493, label %v491
v491:
  %v494 = add i64 %v489, %v482
  %v495 = inttoptr i64 %v494 to ptr
  %v496 = load i64, ptr %v495, align 1
  %v497 = add i64 %v489, %v7
  %v498 = inttoptr i64 %v497 to ptr
  %v499 = load i64, ptr %v498, align 1
  %v500 = icmp eq i64 %v496, %v499
  br i1 %v500, label %v488, label %v22
v493:
  %v501 = icmp slt i64 %v489, %v8
  br i1 %v501, label %v502, label %v485
v502:
  %v503 = phi i64 [ %v504, %v505 ], [ %v489, %v493 ]
  %v506 = add i64 %v503, %v7
  %v507 = inttoptr i64 %v506 to ptr
  %v508 = load i8, ptr %v507, align 1
  %v509 = add i64 %v503, %v482
  %v510 = inttoptr i64 %v509 to ptr
  %v511 = load i8, ptr %v510, align 1
  %v512 = icmp eq i8 %v511, %v508
  br i1 %v512, label %v505, label %v22
v505:
  %v504 = add nsw i64 %v503, 1
  %v513 = icmp slt i64 %v504, %v8
  br i1 %v513, label %v502, label %v485
v22:
  %v24 = add i64 %v23, 1
  br label %v18
v485:
  %v514 = phi i32 [ 1, %v505 ], [ 1, %v493 ], [ 0, %v29 ]
  %v515 = insertvalue { i32 } poison, i32 %v514, 0
  ret { i32 } %v515
}
define internal { i32 } @udf_text_re_first_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v4, i64 %v5) noinline nounwind {
v40:
  %v6 = inttoptr i64 %v0 to ptr
  %v7 = getelementptr i8, ptr %v6, i64 8
  %v8 = load i32, ptr %v7, align 4
  %v9 = getelementptr i8, ptr %v6, i64 40
  %v10 = load i32, ptr %v9, align 4
  %v11 = getelementptr i8, ptr %v6, i64 44
  %v12 = load i32, ptr %v11, align 4
  %v13 = load i32, ptr %v6, align 4
  %v14 = zext i32 %v13 to i64
  %v15 = icmp slt i64 %v3, 1
  br i1 %v15, label %v16, label %v17
v17:
  %v18 = getelementptr i8, ptr %v6, i64 32
  %v19 = load i32, ptr %v18, align 4
  %v20 = zext i32 %v19 to i64
  %v21 = add i64 %v3, %v1
  %v22 = getelementptr i8, ptr %v6, i64 20
  %v23 = load i32, ptr %v22, align 4
  %v24 = zext i32 %v23 to i64
  %v25 = inttoptr i64 %v21 to ptr
  %v26 = getelementptr i8, ptr %v25, i64 -1
  %v27 = load i8, ptr %v26, align 1
  %v28 = zext i8 %v27 to i64
  %v29 = add i64 %v0, %v24
  %v30 = add i64 %v29, %v28
  %v31 = inttoptr i64 %v30 to ptr
  %v32 = load i8, ptr %v31, align 1
  %v33 = zext i8 %v32 to i64
  %v34 = add i64 %v0, %v20
  %v35 = add i64 %v34, %v33
  %v36 = inttoptr i64 %v35 to ptr
  %v37 = load i8, ptr %v36, align 1
  %v38 = zext i8 %v37 to i64
  br label %v16
v16:
  %v39 = phi i64 [ 0, %v40 ], [ %v38, %v17 ]
  %v41 = getelementptr i8, ptr %v6, i64 36
  %v42 = load i32, ptr %v41, align 4
  %v43 = zext i32 %v42 to i64
  %v44 = add i64 %v0, %v43
  %v45 = icmp eq i32 %v4, 0
  %v46 = select i1 %v45, i64 0, i64 4
  %v47 = add nuw nsw i64 %v39, %v46
  %v48 = shl nuw nsw i64 %v47, 1
  %v49 = add i64 %v44, %v48
  %v50 = inttoptr i64 %v49 to ptr
  %v51 = load i16, ptr %v50, align 2
  %v52 = icmp eq i16 %v51, -1
  br i1 %v52, label %v53, label %v54
v54:
  %v55 = zext i16 %v51 to i32
  %v56 = zext i32 %v10 to i64
  %v57 = add i64 %v0, %v56
  %v58 = zext i32 %v12 to i64
  %v59 = add i64 %v0, %v58
  %v60 = getelementptr i8, ptr %v6, i64 20
  %v61 = getelementptr i8, ptr %v6, i64 12
  %v62 = icmp eq i32 %v13, 0
  %v63 = inttoptr i64 %v5 to ptr
  %v64 = getelementptr i8, ptr %v63, i64 8
  br label %v65
v65:
  %v66 = phi i64 [ %v3, %v54 ], [ %v67, %v68 ]
  %v69 = phi i32 [ %v55, %v54 ], [ %v70, %v68 ]
  %v71 = phi i8 [ 0, %v54 ], [ %v72, %v68 ]
  %v73 = load i32, ptr %v7, align 4
  %v74 = icmp eq i64 %v66, %v2
  br i1 %v74, label %v75, label %v76
v75:
  %v77 = add i32 %v73, -1
  br label %v78
v76:
  %v79 = add i64 %v66, %v1
  %v80 = load i32, ptr %v60, align 4
  %v81 = zext i32 %v80 to i64
  %v82 = inttoptr i64 %v79 to ptr
  %v83 = load i8, ptr %v82, align 1
  %v84 = zext i8 %v83 to i64
  %v85 = add i64 %v0, %v81
  %v86 = add i64 %v85, %v84
  %v87 = inttoptr i64 %v86 to ptr
  %v88 = load i8, ptr %v87, align 1
  %v89 = zext i8 %v88 to i32
  %v90 = add i64 %v66, 1
  %v91 = icmp eq i64 %v90, %v2
  br i1 %v91, label %v92, label %v78
v92:
  %v93 = load i32, ptr %v61, align 4
  %v94 = icmp eq i32 %v93, %v89
  %v95 = add i32 %v73, -2
  %v96 = select i1 %v94, i32 %v95, i32 %v89
  br label %v78
v78:
  %v97 = phi i32 [ %v77, %v75 ], [ %v89, %v76 ], [ %v96, %v92 ]
  %v98 = mul i32 %v69, %v8
  %v99 = add i32 %v97, %v98
  %v100 = zext i32 %v99 to i64
  %v101 = shl nuw nsw i64 %v100, 2
  %v102 = add i64 %v57, %v101
  %v103 = inttoptr i64 %v102 to ptr
  %v104 = load i32, ptr %v103, align 4
  %v105 = icmp ult i32 %v104, 65536
  br i1 %v105, label %v106, label %v107
v107:
  %v108 = lshr i32 %v104, 15
  %v109 = and i32 %v108, 131070
  %v110 = zext nneg i32 %v109 to i64
  %v111 = add i64 %v59, %v110
  %v112 = add i64 %v111, 2
  %v113 = inttoptr i64 %v111 to ptr
  %v114 = load i16, ptr %v113, align 2
  %v115 = icmp eq i16 %v114, 0
  br i1 %v115, label %v116, label %v117
v117:
  br i1 %v62, label %v118, label %v119
v119:
  %v120 = phi i64 [ %v121, %v122 ], [ %v112, %v117 ]
  %v123 = phi i64 [ %v124, %v122 ], [ %v5, %v117 ]
  %v125 = phi i32 [ %v126, %v122 ], [ 0, %v117 ]
  %v127 = inttoptr i64 %v120 to ptr
  %v128 = load i16, ptr %v127, align 2
  switch i16 %v128, label %v129 [
    i16 0, label %v122
    i16 1, label %v130
  ]
v130:
  br label %v122
v129:
  %v131 = zext i16 %v128 to i64
  %v132 = add nuw nsw i64 %v131, 4294967294
  %v133 = and i64 %v132, 4294967295
  %v134 = add nuw nsw i64 %v133, %v14
  %v135 = shl nuw nsw i64 %v134, 3
  %v136 = add i64 %v135, %v5
  %v137 = inttoptr i64 %v136 to ptr
  %v138 = load i64, ptr %v137, align 8
  br label %v122
v122:
  %v139 = phi i64 [ %v66, %v119 ], [ %v138, %v129 ], [ -1, %v130 ]
  %v121 = add i64 %v120, 2
  %v140 = inttoptr i64 %v123 to ptr
  store i64 %v139, ptr %v140, align 8
  %v124 = add i64 %v123, 8
  %v126 = add nuw i32 %v125, 1
  %v141 = icmp ult i32 %v126, %v13
  br i1 %v141, label %v119, label %v118
v118:
  %v142 = phi i64 [ %v112, %v117 ], [ %v121, %v122 ]
  store i64 %v66, ptr %v64, align 8
  br label %v116
v116:
  %v143 = phi i64 [ %v112, %v107 ], [ %v142, %v118 ]
  %v144 = phi i8 [ %v71, %v107 ], [ 1, %v118 ]
  %v145 = inttoptr i64 %v143 to ptr
  %v146 = load i16, ptr %v145, align 2
  %v147 = icmp eq i16 %v146, 0
  br i1 %v147, label %v106, label %v148
v148:
  %v149 = zext i16 %v146 to i32
  %v150 = add i64 %v143, 2
  br label %v151
v151:
  %v152 = phi i64 [ %v150, %v148 ], [ %v153, %v154 ]
  %v155 = phi i32 [ %v149, %v148 ], [ %v156, %v154 ]
  %v157 = inttoptr i64 %v152 to ptr
  %v158 = load i16, ptr %v157, align 2
  %v159 = getelementptr i8, ptr %v157, i64 2
  %v160 = load i16, ptr %v159, align 2
  %v161 = icmp eq i16 %v160, 0
  br i1 %v161, label %v154, label %v162
v162:
  %v163 = zext i16 %v160 to i64
  %v164 = add nuw nsw i64 %v163, 4294967294
  %v165 = and i64 %v164, 4294967295
  %v166 = add nuw nsw i64 %v165, %v14
  %v167 = shl nuw nsw i64 %v166, 3
  %v168 = add i64 %v167, %v5
  %v169 = inttoptr i64 %v168 to ptr
  %v170 = load i64, ptr %v169, align 8
  br label %v154
v154:
  %v171 = phi i64 [ %v66, %v151 ], [ %v170, %v162 ]
  %v172 = zext i16 %v158 to i64
  %v173 = add nuw nsw i64 %v172, %v14
  %v174 = shl nuw nsw i64 %v173, 3
  %v175 = add i64 %v174, %v5
  %v176 = inttoptr i64 %v175 to ptr
  store i64 %v171, ptr %v176, align 8
  %v156 = add nsw i32 %v155, -1
  %v177 = icmp eq i32 %v156, 0
  %v153 = add i64 %v152, 4
  br i1 %v177, label %v106, label %v151
v106:
  %v72 = phi i8 [ %v71, %v78 ], [ %v144, %v116 ], [ %v144, %v154 ]
  br i1 %v74, label %v53, label %v68
v68:
  %v70 = and i32 %v104, 65535
  %v67 = add i64 %v66, 1
  %v178 = icmp eq i32 %v70, 65535
  br i1 %v178, label %v53, label %v65
v53:
  %v179 = phi i8 [ 0, %v16 ], [ %v72, %v106 ], [ %v72, %v68 ]
  %v180 = zext nneg i8 %v179 to i32
  %v181 = insertvalue { i32 } poison, i32 %v180, 0
  ret { i32 } %v181
}
define internal { i32 } @udf_text_re_first_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v4, i64 %v5, i64 %v6) noinline nounwind {
v165:
  %v7 = inttoptr i64 %v0 to ptr
  %v8 = getelementptr i8, ptr %v7, i64 8
  %v9 = load i32, ptr %v8, align 4
  %v10 = getelementptr i8, ptr %v7, i64 40
  %v11 = load i32, ptr %v10, align 4
  %v12 = getelementptr i8, ptr %v7, i64 44
  %v13 = load i32, ptr %v12, align 4
  %v14 = load i32, ptr %v7, align 4
  %v15 = zext i32 %v14 to i64
  %v16 = icmp slt i64 %v3, 1
  br i1 %v16, label %v17, label %v18
v18:
  %v19 = getelementptr i8, ptr %v7, i64 32
  %v20 = load i32, ptr %v19, align 4
  br label %v21
v21:
  %v22 = phi i64 [ %v3, %v18 ], [ %v23, %v21 ]
  %v23 = add i64 %v22, -1
  %v24 = add i64 %v22, %v1
  %v25 = inttoptr i64 %v24 to ptr
  %v26 = getelementptr i8, ptr %v25, i64 -1
  %v27 = load i8, ptr %v26, align 1
  %v28 = icmp slt i8 %v27, -64
  br i1 %v28, label %v21, label %v29
v29:
  %v30 = zext i32 %v20 to i64
  %v31 = zext i8 %v27 to i32
  %v32 = icmp sgt i8 %v27, -1
  br i1 %v32, label %v33, label %v34
v33:
  %v35 = getelementptr i8, ptr %v7, i64 20
  %v36 = load i32, ptr %v35, align 4
  %v37 = zext i32 %v36 to i64
  %v38 = zext nneg i8 %v27 to i64
  %v39 = add nuw nsw i64 %v37, %v38
  br label %v40
v34:
  %v41 = icmp ult i8 %v27, -32
  br i1 %v41, label %v42, label %v43
v42:
  %v44 = load i8, ptr %v25, align 1
  %v45 = and i8 %v44, 63
  %v46 = zext nneg i8 %v45 to i32
  %v47 = shl nuw nsw i32 %v31, 6
  %v48 = and i32 %v47, 1984
  %v49 = or disjoint i32 %v48, %v46
  br label %v50
v43:
  %v51 = icmp ult i8 %v27, -16
  %v52 = load i8, ptr %v25, align 1
  %v53 = zext i8 %v52 to i32
  %v54 = getelementptr i8, ptr %v25, i64 1
  %v55 = load i8, ptr %v54, align 1
  br i1 %v51, label %v56, label %v57
v56:
  %v58 = shl nuw nsw i32 %v31, 12
  %v59 = and i32 %v58, 61440
  %v60 = shl nuw nsw i32 %v53, 6
  %v61 = and i32 %v60, 4032
  %v62 = or disjoint i32 %v61, %v59
  %v63 = and i8 %v55, 63
  %v64 = zext nneg i8 %v63 to i32
  %v65 = or disjoint i32 %v62, %v64
  br label %v50
v57:
  %v66 = shl nuw nsw i32 %v31, 18
  %v67 = and i32 %v66, 1835008
  %v68 = shl nuw nsw i32 %v53, 12
  %v69 = and i32 %v68, 258048
  %v70 = or disjoint i32 %v69, %v67
  %v71 = zext i8 %v55 to i32
  %v72 = shl nuw nsw i32 %v71, 6
  %v73 = and i32 %v72, 4032
  %v74 = or disjoint i32 %v70, %v73
  %v75 = getelementptr i8, ptr %v25, i64 2
  %v76 = load i8, ptr %v75, align 1
  %v77 = and i8 %v76, 63
  %v78 = zext nneg i8 %v77 to i32
  %v79 = or disjoint i32 %v74, %v78
  br label %v50
v50:
  %v80 = phi i32 [ %v49, %v42 ], [ %v65, %v56 ], [ %v79, %v57 ]
  %v81 = getelementptr i8, ptr %v7, i64 16
  %v82 = load i32, ptr %v81, align 4
  %v83 = icmp ult i32 %v82, 2
  br i1 %v83, label %v84, label %v85
v85:
  %v86 = getelementptr i8, ptr %v7, i64 24
  %v87 = load i32, ptr %v86, align 4
  %v88 = zext i32 %v87 to i64
  %v89 = add i64 %v0, %v88
  br label %v90
v90:
  %v91 = phi i32 [ %v82, %v85 ], [ %v92, %v90 ]
  %v93 = phi i32 [ 0, %v85 ], [ %v94, %v90 ]
  %v95 = add i32 %v93, %v91
  %v96 = lshr i32 %v95, 1
  %v97 = zext nneg i32 %v96 to i64
  %v98 = shl nuw nsw i64 %v97, 2
  %v99 = add i64 %v89, %v98
  %v100 = inttoptr i64 %v99 to ptr
  %v101 = load i32, ptr %v100, align 4
  %v102 = icmp ugt i32 %v101, %v80
  %v94 = select i1 %v102, i32 %v93, i32 %v96
  %v92 = select i1 %v102, i32 %v96, i32 %v91
  %v103 = sub i32 %v92, %v94
  %v104 = icmp ugt i32 %v103, 1
  br i1 %v104, label %v90, label %v105
v105:
  %v106 = shl i32 %v94, 2
  br label %v84
v84:
  %v107 = phi i32 [ 0, %v50 ], [ %v106, %v105 ]
  %v108 = lshr i32 %v80, 6
  %v109 = and i32 %v108, 67108862
  %v110 = zext nneg i32 %v109 to i64
  %v111 = add i64 %v5, %v110
  %v112 = inttoptr i64 %v5 to ptr
  %v113 = load i32, ptr %v112, align 4
  %v114 = sext i32 %v113 to i64
  %v115 = add i64 %v5, %v114
  %v116 = getelementptr i8, ptr %v112, i64 4
  %v117 = load i32, ptr %v116, align 4
  %v118 = sext i32 %v117 to i64
  %v119 = add i64 %v5, %v118
  %v120 = inttoptr i64 %v111 to ptr
  %v121 = getelementptr i8, ptr %v120, i64 16
  %v122 = load i16, ptr %v121, align 2
  %v123 = zext i16 %v122 to i32
  %v124 = shl nuw nsw i32 %v123, 8
  %v125 = shl nuw nsw i32 %v80, 1
  %v126 = and i32 %v125, 254
  %v127 = or disjoint i32 %v124, %v126
  %v128 = zext nneg i32 %v127 to i64
  %v129 = add i64 %v115, %v128
  %v130 = inttoptr i64 %v129 to ptr
  %v131 = load i16, ptr %v130, align 2
  %v132 = zext i16 %v131 to i64
  %v133 = mul nuw nsw i64 %v132, 20
  %v134 = add i64 %v119, %v133
  %v135 = inttoptr i64 %v134 to ptr
  %v136 = load i32, ptr %v135, align 4
  %v137 = and i32 %v136, 2
  %v138 = icmp eq i32 %v137, 0
  br i1 %v138, label %v139, label %v140
v139:
  %v141 = and i32 %v136, 13
  %v142 = icmp eq i32 %v141, 0
  %v143 = and i32 %v136, 16
  %v144 = icmp eq i32 %v143, 0
  %v145 = select i1 %v144, i32 0, i32 3
  %v146 = select i1 %v142, i32 %v145, i32 1
  br label %v140
v140:
  %v147 = phi i32 [ 2, %v84 ], [ %v146, %v139 ]
  %v148 = getelementptr i8, ptr %v7, i64 28
  %v149 = load i32, ptr %v148, align 4
  %v150 = zext i32 %v149 to i64
  %v151 = add nuw i32 %v147, %v107
  %v152 = zext i32 %v151 to i64
  %v153 = add nuw nsw i64 %v150, %v152
  br label %v40
v40:
  %v154 = phi i64 [ %v39, %v33 ], [ %v153, %v140 ]
  %v155 = add i64 %v154, %v0
  %v156 = inttoptr i64 %v155 to ptr
  %v157 = load i8, ptr %v156, align 1
  %v158 = zext i8 %v157 to i64
  %v159 = add i64 %v0, %v30
  %v160 = add i64 %v159, %v158
  %v161 = inttoptr i64 %v160 to ptr
  %v162 = load i8, ptr %v161, align 1
  %v163 = zext i8 %v162 to i64
  br label %v17
v17:
  %v164 = phi i64 [ 0, %v165 ], [ %v163, %v40 ]
  %v166 = getelementptr i8, ptr %v7, i64 36
  %v167 = load i32, ptr %v166, align 4
  %v168 = zext i32 %v167 to i64
  %v169 = add i64 %v0, %v168
  %v170 = icmp eq i32 %v4, 0
  %v171 = select i1 %v170, i64 0, i64 4
  %v172 = add nuw nsw i64 %v164, %v171
  %v173 = shl nuw nsw i64 %v172, 1
  %v174 = add i64 %v169, %v173
  %v175 = inttoptr i64 %v174 to ptr
  %v176 = load i16, ptr %v175, align 2
  %v177 = icmp eq i16 %v176, -1
  br i1 %v177, label %v178, label %v179
v179:
  %v180 = zext i16 %v176 to i32
  %v181 = add i64 %v5, 16
  %v182 = zext i32 %v11 to i64
  %v183 = add i64 %v0, %v182
  %v184 = zext i32 %v13 to i64
  %v185 = add i64 %v0, %v184
  %v186 = getelementptr i8, ptr %v7, i64 16
  %v187 = getelementptr i8, ptr %v7, i64 24
  %v188 = inttoptr i64 %v5 to ptr
  %v189 = getelementptr i8, ptr %v188, i64 4
  %v190 = getelementptr i8, ptr %v7, i64 28
  %v191 = getelementptr i8, ptr %v7, i64 20
  %v192 = getelementptr i8, ptr %v7, i64 12
  %v193 = icmp eq i32 %v14, 0
  %v194 = inttoptr i64 %v6 to ptr
  %v195 = getelementptr i8, ptr %v194, i64 8
  br label %v196
v196:
  %v197 = phi i64 [ %v3, %v179 ], [ %v198, %v199 ]
  %v200 = phi i32 [ %v180, %v179 ], [ %v201, %v199 ]
  %v202 = phi i8 [ 0, %v179 ], [ %v203, %v199 ]
  %v204 = load i32, ptr %v8, align 4
  %v205 = add i64 %v197, %v1
  %v206 = icmp eq i64 %v197, %v2
  br i1 %v206, label %v207, label %v208
v207:
  %v209 = add i32 %v204, -1
  br label %v210
v208:
  %v211 = inttoptr i64 %v205 to ptr
  %v212 = load i8, ptr %v211, align 1
  %v213 = sext i8 %v212 to i16
  %v214 = and i16 %v213, 255
  %v215 = zext nneg i16 %v214 to i32
  %v216 = icmp sgt i8 %v212, -1
  br i1 %v216, label %v217, label %v218
v217:
  %v219 = load i32, ptr %v191, align 4
  %v220 = zext i32 %v219 to i64
  %v221 = zext nneg i16 %v213 to i64
  %v222 = add nuw nsw i64 %v220, %v221
  br label %v223
v218:
  %v224 = icmp samesign ult i16 %v214, 224
  br i1 %v224, label %v225, label %v226
v225:
  %v227 = getelementptr i8, ptr %v211, i64 1
  %v228 = load i8, ptr %v227, align 1
  %v229 = and i8 %v228, 63
  %v230 = zext nneg i8 %v229 to i32
  %v231 = shl nuw nsw i32 %v215, 6
  %v232 = and i32 %v231, 1984
  %v233 = or disjoint i32 %v232, %v230
  br label %v234
v226:
  %v235 = icmp samesign ult i16 %v214, 240
  %v236 = getelementptr i8, ptr %v211, i64 1
  %v237 = load i8, ptr %v236, align 1
  %v238 = zext i8 %v237 to i32
  %v239 = getelementptr i8, ptr %v211, i64 2
  %v240 = load i8, ptr %v239, align 1
  br i1 %v235, label %v241, label %v242
v241:
  %v243 = shl nuw nsw i32 %v215, 12
  %v244 = and i32 %v243, 61440
  %v245 = shl nuw nsw i32 %v238, 6
  %v246 = and i32 %v245, 4032
  %v247 = or disjoint i32 %v246, %v244
  %v248 = and i8 %v240, 63
  %v249 = zext nneg i8 %v248 to i32
  %v250 = or disjoint i32 %v247, %v249
  br label %v234
v242:
  %v251 = shl nuw nsw i32 %v215, 18
  %v252 = and i32 %v251, 1835008
  %v253 = shl nuw nsw i32 %v238, 12
  %v254 = and i32 %v253, 258048
  %v255 = or disjoint i32 %v254, %v252
  %v256 = zext i8 %v240 to i32
  %v257 = shl nuw nsw i32 %v256, 6
  %v258 = and i32 %v257, 4032
  %v259 = or disjoint i32 %v255, %v258
  %v260 = getelementptr i8, ptr %v211, i64 3
  %v261 = load i8, ptr %v260, align 1
  %v262 = and i8 %v261, 63
  %v263 = zext nneg i8 %v262 to i32
  %v264 = or disjoint i32 %v259, %v263
  br label %v234
v234:
  %v265 = phi i32 [ %v233, %v225 ], [ %v250, %v241 ], [ %v264, %v242 ]
  %v266 = load i32, ptr %v186, align 4
  %v267 = icmp ult i32 %v266, 2
  br i1 %v267, label %v268, label %v269
v269:
  %v270 = load i32, ptr %v187, align 4
  %v271 = zext i32 %v270 to i64
  %v272 = add i64 %v0, %v271
  br label %v273
v273:
  %v274 = phi i32 [ %v266, %v269 ], [ %v275, %v273 ]
  %v276 = phi i32 [ 0, %v269 ], [ %v277, %v273 ]
  %v278 = add i32 %v276, %v274
  %v279 = lshr i32 %v278, 1
  %v280 = zext nneg i32 %v279 to i64
  %v281 = shl nuw nsw i64 %v280, 2
  %v282 = add i64 %v272, %v281
  %v283 = inttoptr i64 %v282 to ptr
  %v284 = load i32, ptr %v283, align 4
  %v285 = icmp ugt i32 %v284, %v265
  %v277 = select i1 %v285, i32 %v276, i32 %v279
  %v275 = select i1 %v285, i32 %v279, i32 %v274
  %v286 = sub i32 %v275, %v277
  %v287 = icmp ugt i32 %v286, 1
  br i1 %v287, label %v273, label %v288
v288:
  %v289 = shl i32 %v277, 2
  br label %v268
v268:
  %v290 = phi i32 [ 0, %v234 ], [ %v289, %v288 ]
  %v291 = load i32, ptr %v188, align 4
  %v292 = sext i32 %v291 to i64
  %v293 = add i64 %v5, %v292
  %v294 = load i32, ptr %v189, align 4
  %v295 = sext i32 %v294 to i64
  %v296 = add i64 %v5, %v295
  %v297 = lshr i32 %v265, 6
  %v298 = and i32 %v297, 67108862
  %v299 = zext nneg i32 %v298 to i64
  %v300 = add i64 %v181, %v299
  %v301 = inttoptr i64 %v300 to ptr
  %v302 = load i16, ptr %v301, align 2
  %v303 = zext i16 %v302 to i32
  %v304 = shl nuw nsw i32 %v303, 8
  %v305 = shl nuw nsw i32 %v265, 1
  %v306 = and i32 %v305, 254
  %v307 = or disjoint i32 %v304, %v306
  %v308 = zext nneg i32 %v307 to i64
  %v309 = add i64 %v293, %v308
  %v310 = inttoptr i64 %v309 to ptr
  %v311 = load i16, ptr %v310, align 2
  %v312 = zext i16 %v311 to i64
  %v313 = mul nuw nsw i64 %v312, 20
  %v314 = add i64 %v296, %v313
  %v315 = inttoptr i64 %v314 to ptr
  %v316 = load i32, ptr %v315, align 4
  %v317 = and i32 %v316, 2
  %v318 = icmp eq i32 %v317, 0
  br i1 %v318, label %v319, label %v320
v319:
  %v321 = and i32 %v316, 13
  %v322 = icmp eq i32 %v321, 0
  %v323 = and i32 %v316, 16
  %v324 = icmp eq i32 %v323, 0
  %v325 = select i1 %v324, i32 0, i32 3
  %v326 = select i1 %v322, i32 %v325, i32 1
  br label %v320
v320:
  %v327 = phi i32 [ 2, %v268 ], [ %v326, %v319 ]
  %v328 = load i32, ptr %v190, align 4
  %v329 = zext i32 %v328 to i64
  %v330 = or i32 %v327, %v290
  %v331 = zext i32 %v330 to i64
  %v332 = add nuw nsw i64 %v329, %v331
  br label %v223
v223:
  %v333 = phi i64 [ %v222, %v217 ], [ %v332, %v320 ]
  %v334 = add i64 %v333, %v0
  %v335 = inttoptr i64 %v334 to ptr
  %v336 = load i8, ptr %v335, align 1
  %v337 = zext i8 %v336 to i32
  %v338 = add i64 %v197, 1
  %v339 = icmp eq i64 %v338, %v2
  br i1 %v339, label %v340, label %v210
v340:
  %v341 = load i32, ptr %v192, align 4
  %v342 = icmp eq i32 %v341, %v337
  %v343 = add i32 %v204, -2
  %v344 = select i1 %v342, i32 %v343, i32 %v337
  br label %v210
v210:
  %v345 = phi i32 [ %v209, %v207 ], [ %v337, %v223 ], [ %v344, %v340 ]
  %v346 = mul i32 %v200, %v9
  %v347 = add i32 %v345, %v346
  %v348 = zext i32 %v347 to i64
  %v349 = shl nuw nsw i64 %v348, 2
  %v350 = add i64 %v183, %v349
  %v351 = inttoptr i64 %v350 to ptr
  %v352 = load i32, ptr %v351, align 4
  %v353 = icmp ult i32 %v352, 65536
  br i1 %v353, label %v354, label %v355
v355:
  %v356 = lshr i32 %v352, 15
  %v357 = and i32 %v356, 131070
  %v358 = zext nneg i32 %v357 to i64
  %v359 = add i64 %v185, %v358
  %v360 = add i64 %v359, 2
  %v361 = inttoptr i64 %v359 to ptr
  %v362 = load i16, ptr %v361, align 2
  %v363 = icmp eq i16 %v362, 0
  br i1 %v363, label %v364, label %v365
v365:
  br i1 %v193, label %v366, label %v367
v367:
  %v368 = phi i64 [ %v369, %v370 ], [ %v360, %v365 ]
  %v371 = phi i64 [ %v372, %v370 ], [ %v6, %v365 ]
  %v373 = phi i32 [ %v374, %v370 ], [ 0, %v365 ]
  %v375 = inttoptr i64 %v368 to ptr
  %v376 = load i16, ptr %v375, align 2
  switch i16 %v376, label %v377 [
    i16 0, label %v370
    i16 1, label %v378
  ]
v378:
  br label %v370
v377:
  %v379 = zext i16 %v376 to i64
  %v380 = add nuw nsw i64 %v379, 4294967294
  %v381 = and i64 %v380, 4294967295
  %v382 = add nuw nsw i64 %v381, %v15
  %v383 = shl nuw nsw i64 %v382, 3
  %v384 = add i64 %v383, %v6
  %v385 = inttoptr i64 %v384 to ptr
  %v386 = load i64, ptr %v385, align 8
  br label %v370
v370:
  %v387 = phi i64 [ %v197, %v367 ], [ %v386, %v377 ], [ -1, %v378 ]
  %v369 = add i64 %v368, 2
  %v388 = inttoptr i64 %v371 to ptr
  store i64 %v387, ptr %v388, align 8
  %v372 = add i64 %v371, 8
  %v374 = add nuw i32 %v373, 1
  %v389 = icmp ult i32 %v374, %v14
  br i1 %v389, label %v367, label %v366
v366:
  %v390 = phi i64 [ %v360, %v365 ], [ %v369, %v370 ]
  store i64 %v197, ptr %v195, align 8
  br label %v364
v364:
  %v391 = phi i64 [ %v360, %v355 ], [ %v390, %v366 ]
  %v392 = phi i8 [ %v202, %v355 ], [ 1, %v366 ]
  %v393 = inttoptr i64 %v391 to ptr
  %v394 = load i16, ptr %v393, align 2
  %v395 = icmp eq i16 %v394, 0
  br i1 %v395, label %v354, label %v396
v396:
  %v397 = zext i16 %v394 to i32
  %v398 = add i64 %v391, 2
  br label %v399
v399:
  %v400 = phi i64 [ %v398, %v396 ], [ %v401, %v402 ]
  %v403 = phi i32 [ %v397, %v396 ], [ %v404, %v402 ]
  %v405 = inttoptr i64 %v400 to ptr
  %v406 = load i16, ptr %v405, align 2
  %v407 = getelementptr i8, ptr %v405, i64 2
  %v408 = load i16, ptr %v407, align 2
  %v409 = icmp eq i16 %v408, 0
  br i1 %v409, label %v402, label %v410
v410:
  %v411 = zext i16 %v408 to i64
  %v412 = add nuw nsw i64 %v411, 4294967294
  %v413 = and i64 %v412, 4294967295
  %v414 = add nuw nsw i64 %v413, %v15
  %v415 = shl nuw nsw i64 %v414, 3
  %v416 = add i64 %v415, %v6
  %v417 = inttoptr i64 %v416 to ptr
  %v418 = load i64, ptr %v417, align 8
  br label %v402
v402:
  %v419 = phi i64 [ %v197, %v399 ], [ %v418, %v410 ]
  %v420 = zext i16 %v406 to i64
  %v421 = add nuw nsw i64 %v420, %v15
  %v422 = shl nuw nsw i64 %v421, 3
  %v423 = add i64 %v422, %v6
  %v424 = inttoptr i64 %v423 to ptr
  store i64 %v419, ptr %v424, align 8
  %v404 = add nsw i32 %v403, -1
  %v425 = icmp eq i32 %v404, 0
  %v401 = add i64 %v400, 4
  br i1 %v425, label %v354, label %v399
v354:
  %v203 = phi i8 [ %v202, %v210 ], [ %v392, %v364 ], [ %v392, %v402 ]
  br i1 %v206, label %v178, label %v199
v199:
  %v201 = and i32 %v352, 65535
  %v426 = inttoptr i64 %v205 to ptr
  %v427 = load i8, ptr %v426, align 1
  %v428 = icmp sgt i8 %v427, -1
  %v429 = icmp ult i8 %v427, -32
  %v430 = icmp ult i8 %v427, -16
  %v431 = select i1 %v430, i64 3, i64 4
  %v432 = select i1 %v429, i64 2, i64 %v431
  %v433 = select i1 %v428, i64 1, i64 %v432
  %v198 = add i64 %v433, %v197
  %v434 = icmp eq i32 %v201, 65535
  br i1 %v434, label %v178, label %v196
v178:
  %v435 = phi i8 [ 0, %v17 ], [ %v203, %v354 ], [ %v203, %v199 ]
  %v436 = zext nneg i8 %v435 to i32
  %v437 = insertvalue { i32 } poison, i32 %v436, 0
  ret { i32 } %v437
}
define internal { i32 } @udf_text_re_test_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v64:
  %v4 = inttoptr i64 %v0 to ptr
  %v5 = getelementptr i8, ptr %v4, i64 8
  %v6 = load i32, ptr %v5, align 4
  %v7 = getelementptr i8, ptr %v4, i64 36
  %v8 = load i32, ptr %v7, align 4
  %v9 = zext i32 %v8 to i64
  %v10 = add i64 %v0, %v9
  %v11 = inttoptr i64 %v10 to ptr
  %v12 = load i16, ptr %v11, align 2
  %v13 = icmp eq i16 %v12, -1
  br i1 %v13, label %v14, label %v15
v15:
  %v16 = getelementptr i8, ptr %v4, i64 40
  %v17 = load i32, ptr %v16, align 4
  %v18 = zext i32 %v17 to i64
  %v19 = zext i16 %v12 to i32
  %v20 = add i32 %v6, -1
  %v21 = add i32 %v6, -2
  %v22 = add i64 %v0, %v18
  %v23 = getelementptr i8, ptr %v4, i64 20
  %v24 = getelementptr i8, ptr %v4, i64 12
  br label %v25
v25:
  %v26 = phi i64 [ 0, %v15 ], [ %v27, %v28 ]
  %v29 = phi i32 [ %v19, %v15 ], [ %v30, %v28 ]
  %v31 = icmp eq i64 %v26, %v2
  br i1 %v31, label %v32, label %v33
v33:
  %v34 = add i64 %v26, %v1
  %v35 = load i32, ptr %v23, align 4
  %v36 = zext i32 %v35 to i64
  %v37 = inttoptr i64 %v34 to ptr
  %v38 = load i8, ptr %v37, align 1
  %v39 = zext i8 %v38 to i64
  %v40 = add i64 %v0, %v36
  %v41 = add i64 %v40, %v39
  %v42 = inttoptr i64 %v41 to ptr
  %v43 = load i8, ptr %v42, align 1
  %v44 = zext i8 %v43 to i32
  %v45 = add i64 %v26, 1
  %v46 = icmp eq i64 %v45, %v2
  br i1 %v46, label %v47, label %v32
v47:
  %v48 = load i32, ptr %v24, align 4
  %v49 = icmp eq i32 %v48, %v44
  %v50 = select i1 %v49, i32 %v21, i32 %v44
  br label %v32
v32:
  %v51 = phi i32 [ %v20, %v25 ], [ %v44, %v33 ], [ %v50, %v47 ]
  %v52 = mul i32 %v29, %v6
  %v53 = add i32 %v51, %v52
  %v54 = zext i32 %v53 to i64
  %v55 = shl nuw nsw i64 %v54, 2
  %v56 = add i64 %v22, %v55
  %v57 = inttoptr i64 %v56 to ptr
  %v30 = load i32, ptr %v57, align 4
  %v58 = icmp ugt i32 %v30, 65535
  %v59 = or i1 %v31, %v58
  br i1 %v59, label %v60, label %v28
v28:
  %v27 = add i64 %v26, 1
  %v61 = icmp eq i32 %v30, 65535
  br i1 %v61, label %v14, label %v25
v60:
  %v62 = zext i1 %v58 to i32
  br label %v14
v14:
  %v63 = phi i32 [ 0, %v64 ], [ %v62, %v60 ], [ 0, %v28 ]
  %v65 = insertvalue { i32 } poison, i32 %v63, 0
  ret { i32 } %v65
}
define internal { i32 } @udf_text_re_test_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v195:
  %v4 = inttoptr i64 %v0 to ptr
  %v5 = getelementptr i8, ptr %v4, i64 8
  %v6 = load i32, ptr %v5, align 4
  %v7 = getelementptr i8, ptr %v4, i64 36
  %v8 = load i32, ptr %v7, align 4
  %v9 = zext i32 %v8 to i64
  %v10 = add i64 %v0, %v9
  %v11 = inttoptr i64 %v10 to ptr
  %v12 = load i16, ptr %v11, align 2
  %v13 = icmp eq i16 %v12, -1
  br i1 %v13, label %v14, label %v15
v15:
  %v16 = getelementptr i8, ptr %v4, i64 40
  %v17 = load i32, ptr %v16, align 4
  %v18 = zext i32 %v17 to i64
  %v19 = zext i16 %v12 to i32
  %v20 = add i32 %v6, -1
  %v21 = add i32 %v6, -2
  %v22 = add i64 %v3, 16
  %v23 = add i64 %v0, %v18
  %v24 = getelementptr i8, ptr %v4, i64 16
  %v25 = getelementptr i8, ptr %v4, i64 24
  %v26 = inttoptr i64 %v3 to ptr
  %v27 = getelementptr i8, ptr %v26, i64 4
  %v28 = getelementptr i8, ptr %v4, i64 28
  %v29 = getelementptr i8, ptr %v4, i64 20
  %v30 = getelementptr i8, ptr %v4, i64 12
  br label %v31
v31:
  %v32 = phi i64 [ 0, %v15 ], [ %v33, %v34 ]
  %v35 = phi i32 [ %v19, %v15 ], [ %v36, %v34 ]
  %v37 = add i64 %v32, %v1
  %v38 = icmp eq i64 %v32, %v2
  br i1 %v38, label %v39, label %v40
v40:
  %v41 = inttoptr i64 %v37 to ptr
  %v42 = load i8, ptr %v41, align 1
  %v43 = sext i8 %v42 to i16
  %v44 = and i16 %v43, 255
  %v45 = zext nneg i16 %v44 to i32
  %v46 = icmp sgt i8 %v42, -1
  br i1 %v46, label %v47, label %v48
v47:
  %v49 = load i32, ptr %v29, align 4
  %v50 = zext i32 %v49 to i64
  %v51 = zext nneg i16 %v43 to i64
  %v52 = add nuw nsw i64 %v50, %v51
  br label %v53
v48:
  %v54 = icmp samesign ult i16 %v44, 224
  br i1 %v54, label %v55, label %v56
v55:
  %v57 = getelementptr i8, ptr %v41, i64 1
  %v58 = load i8, ptr %v57, align 1
  %v59 = and i8 %v58, 63
  %v60 = zext nneg i8 %v59 to i32
  %v61 = shl nuw nsw i32 %v45, 6
  %v62 = and i32 %v61, 1984
  %v63 = or disjoint i32 %v62, %v60
  br label %v64
v56:
  %v65 = icmp samesign ult i16 %v44, 240
  %v66 = getelementptr i8, ptr %v41, i64 1
  %v67 = load i8, ptr %v66, align 1
  %v68 = zext i8 %v67 to i32
  %v69 = getelementptr i8, ptr %v41, i64 2
  %v70 = load i8, ptr %v69, align 1
  br i1 %v65, label %v71, label %v72
v71:
  %v73 = shl nuw nsw i32 %v45, 12
  %v74 = and i32 %v73, 61440
  %v75 = shl nuw nsw i32 %v68, 6
  %v76 = and i32 %v75, 4032
  %v77 = or disjoint i32 %v76, %v74
  %v78 = and i8 %v70, 63
  %v79 = zext nneg i8 %v78 to i32
  %v80 = or disjoint i32 %v77, %v79
  br label %v64
v72:
  %v81 = shl nuw nsw i32 %v45, 18
  %v82 = and i32 %v81, 1835008
  %v83 = shl nuw nsw i32 %v68, 12
  %v84 = and i32 %v83, 258048
  %v85 = or disjoint i32 %v84, %v82
  %v86 = zext i8 %v70 to i32
  %v87 = shl nuw nsw i32 %v86, 6
  %v88 = and i32 %v87, 4032
  %v89 = or disjoint i32 %v85, %v88
  %v90 = getelementptr i8, ptr %v41, i64 3
  %v91 = load i8, ptr %v90, align 1
  %v92 = and i8 %v91, 63
  %v93 = zext nneg i8 %v92 to i32
  %v94 = or disjoint i32 %v89, %v93
  br label %v64
v64:
  %v95 = phi i32 [ %v63, %v55 ], [ %v80, %v71 ], [ %v94, %v72 ]
  %v96 = load i32, ptr %v24, align 4
  %v97 = icmp ult i32 %v96, 2
  br i1 %v97, label %v98, label %v99
v99:
  %v100 = load i32, ptr %v25, align 4
  %v101 = zext i32 %v100 to i64
  %v102 = add i64 %v0, %v101
  br label %v103
v103:
  %v104 = phi i32 [ %v96, %v99 ], [ %v105, %v103 ]
  %v106 = phi i32 [ 0, %v99 ], [ %v107, %v103 ]
  %v108 = add i32 %v106, %v104
  %v109 = lshr i32 %v108, 1
  %v110 = zext nneg i32 %v109 to i64
  %v111 = shl nuw nsw i64 %v110, 2
  %v112 = add i64 %v102, %v111
  %v113 = inttoptr i64 %v112 to ptr
  %v114 = load i32, ptr %v113, align 4
  %v115 = icmp ugt i32 %v114, %v95
  %v107 = select i1 %v115, i32 %v106, i32 %v109
  %v105 = select i1 %v115, i32 %v109, i32 %v104
  %v116 = sub i32 %v105, %v107
  %v117 = icmp ugt i32 %v116, 1
  br i1 %v117, label %v103, label %v118
v118:
  %v119 = shl i32 %v107, 2
  br label %v98
v98:
  %v120 = phi i32 [ 0, %v64 ], [ %v119, %v118 ]
  %v121 = load i32, ptr %v26, align 4
  %v122 = sext i32 %v121 to i64
  %v123 = add i64 %v3, %v122
  %v124 = load i32, ptr %v27, align 4
  %v125 = sext i32 %v124 to i64
  %v126 = add i64 %v3, %v125
  %v127 = lshr i32 %v95, 6
  %v128 = and i32 %v127, 67108862
  %v129 = zext nneg i32 %v128 to i64
  %v130 = add i64 %v22, %v129
  %v131 = inttoptr i64 %v130 to ptr
  %v132 = load i16, ptr %v131, align 2
  %v133 = zext i16 %v132 to i32
  %v134 = shl nuw nsw i32 %v133, 8
  %v135 = shl nuw nsw i32 %v95, 1
  %v136 = and i32 %v135, 254
  %v137 = or disjoint i32 %v134, %v136
  %v138 = zext nneg i32 %v137 to i64
  %v139 = add i64 %v123, %v138
  %v140 = inttoptr i64 %v139 to ptr
  %v141 = load i16, ptr %v140, align 2
  %v142 = zext i16 %v141 to i64
  %v143 = mul nuw nsw i64 %v142, 20
  %v144 = add i64 %v126, %v143
  %v145 = inttoptr i64 %v144 to ptr
  %v146 = load i32, ptr %v145, align 4
  %v147 = and i32 %v146, 2
  %v148 = icmp eq i32 %v147, 0
  br i1 %v148, label %v149, label %v150
v149:
  %v151 = and i32 %v146, 13
  %v152 = icmp eq i32 %v151, 0
  %v153 = and i32 %v146, 16
  %v154 = icmp eq i32 %v153, 0
  %v155 = select i1 %v154, i32 0, i32 3
  %v156 = select i1 %v152, i32 %v155, i32 1
  br label %v150
v150:
  %v157 = phi i32 [ 2, %v98 ], [ %v156, %v149 ]
  %v158 = load i32, ptr %v28, align 4
  %v159 = zext i32 %v158 to i64
  %v160 = or i32 %v157, %v120
  %v161 = zext i32 %v160 to i64
  %v162 = add nuw nsw i64 %v159, %v161
  br label %v53
v53:
  %v163 = phi i64 [ %v52, %v47 ], [ %v162, %v150 ]
  %v164 = add i64 %v163, %v0
  %v165 = inttoptr i64 %v164 to ptr
  %v166 = load i8, ptr %v165, align 1
  %v167 = zext i8 %v166 to i32
  %v168 = add i64 %v32, 1
  %v169 = icmp eq i64 %v168, %v2
  br i1 %v169, label %v170, label %v39
v170:
  %v171 = load i32, ptr %v30, align 4
  %v172 = icmp eq i32 %v171, %v167
  %v173 = select i1 %v172, i32 %v21, i32 %v167
  br label %v39
v39:
  %v174 = phi i32 [ %v20, %v31 ], [ %v167, %v53 ], [ %v173, %v170 ]
  %v175 = mul i32 %v35, %v6
  %v176 = add i32 %v174, %v175
  %v177 = zext i32 %v176 to i64
  %v178 = shl nuw nsw i64 %v177, 2
  %v179 = add i64 %v23, %v178
  %v180 = inttoptr i64 %v179 to ptr
  %v36 = load i32, ptr %v180, align 4
  %v181 = icmp ugt i32 %v36, 65535
  %v182 = or i1 %v38, %v181
  br i1 %v182, label %v183, label %v34
v34:
  %v184 = inttoptr i64 %v37 to ptr
  %v185 = load i8, ptr %v184, align 1
  %v186 = icmp sgt i8 %v185, -1
  %v187 = icmp ult i8 %v185, -32
  %v188 = icmp ult i8 %v185, -16
  %v189 = select i1 %v188, i64 3, i64 4
  %v190 = select i1 %v187, i64 2, i64 %v189
  %v191 = select i1 %v186, i64 1, i64 %v190
  %v33 = add i64 %v191, %v32
  %v192 = icmp eq i32 %v36, 65535
  br i1 %v192, label %v14, label %v31
v183:
  %v193 = zext i1 %v181 to i32
  br label %v14
v14:
  %v194 = phi i32 [ 0, %v195 ], [ %v193, %v183 ], [ 0, %v34 ]
  %v196 = insertvalue { i32 } poison, i32 %v194, 0
  ret { i32 } %v196
}
define internal { i64 } @udf_text_re_find_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v4, i64 %v5, i64 %v6) alwaysinline nounwind {
v30:
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 0, %v8
  %v10 = and i64 %v9, 7
  %v11 = inttoptr i64 %v0 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = load i32, ptr %v12, align 4
  %v14 = load i32, ptr %v11, align 4
  %v15 = add i32 %v14, %v13
  %v16 = zext i32 %v15 to i64
  %v17 = shl nuw nsw i64 %v16, 3
  %v18 = or disjoint i64 %v17, %v10
  %v19 = getelementptr i8, ptr %v7, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v8
  %v22 = icmp slt i64 %v21, %v18
  %v23 = icmp eq i64 %v8, 0
  %v24 = or i1 %v23, %v22
  br i1 %v24, label %v25, label %v26
v26:
  %v27 = add i64 %v18, %v8
  store i64 %v27, ptr %v7, align 8
  %v28 = add i64 %v10, %v8
  br label %v25
v25:
  %v29 = phi i64 [ 0, %v30 ], [ %v28, %v26 ]
  %v31 = icmp eq i64 %v29, 0
  br i1 %v31, label %v32, label %v33
v33:
  %v34 = icmp ne i32 %v4, 0
  %v35 = zext i1 %v34 to i32
  %v36 = tail call { i32 } @udf_text_re_first_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v35, i64 %v29)
  %v37 = extractvalue { i32 } %v36, 0
  %v38 = icmp eq i32 %v37, 0
  %v39 = select i1 %v38, i64 0, i64 %v29
  br label %v32
v32:
  %v40 = phi i64 [ 1, %v25 ], [ %v39, %v33 ]
  %v41 = insertvalue { i64 } poison, i64 %v40, 0
  ret { i64 } %v41
}
define internal { i64 } @udf_text_re_find_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v4, i64 %v5, i64 %v6) alwaysinline nounwind {
v30:
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 0, %v8
  %v10 = and i64 %v9, 7
  %v11 = inttoptr i64 %v0 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = load i32, ptr %v12, align 4
  %v14 = load i32, ptr %v11, align 4
  %v15 = add i32 %v14, %v13
  %v16 = zext i32 %v15 to i64
  %v17 = shl nuw nsw i64 %v16, 3
  %v18 = or disjoint i64 %v17, %v10
  %v19 = getelementptr i8, ptr %v7, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v8
  %v22 = icmp slt i64 %v21, %v18
  %v23 = icmp eq i64 %v8, 0
  %v24 = or i1 %v23, %v22
  br i1 %v24, label %v25, label %v26
v26:
  %v27 = add i64 %v18, %v8
  store i64 %v27, ptr %v7, align 8
  %v28 = add i64 %v10, %v8
  br label %v25
v25:
  %v29 = phi i64 [ 0, %v30 ], [ %v28, %v26 ]
  %v31 = icmp eq i64 %v29, 0
  br i1 %v31, label %v32, label %v33
v33:
  %v34 = icmp ne i32 %v4, 0
  %v35 = zext i1 %v34 to i32
  %v36 = tail call { i32 } @udf_text_re_first_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v35, i64 %v5, i64 %v29)
  %v37 = extractvalue { i32 } %v36, 0
  %v38 = icmp eq i32 %v37, 0
  %v39 = select i1 %v38, i64 0, i64 %v29
  br label %v32
v32:
  %v40 = phi i64 [ 1, %v25 ], [ %v39, %v33 ]
  %v41 = insertvalue { i64 } poison, i64 %v40, 0
  ret { i64 } %v41
}
define internal { i64, i64 } @udf_text_re_all_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
v30:
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 0, %v8
  %v10 = and i64 %v9, 7
  %v11 = inttoptr i64 %v0 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = load i32, ptr %v12, align 4
  %v14 = load i32, ptr %v11, align 4
  %v15 = add i32 %v14, %v13
  %v16 = zext i32 %v15 to i64
  %v17 = shl nuw nsw i64 %v16, 3
  %v18 = or disjoint i64 %v17, %v10
  %v19 = getelementptr i8, ptr %v7, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v8
  %v22 = icmp slt i64 %v21, %v18
  %v23 = icmp eq i64 %v8, 0
  %v24 = or i1 %v23, %v22
  br i1 %v24, label %v25, label %v26
v26:
  %v27 = add i64 %v18, %v8
  store i64 %v27, ptr %v7, align 8
  %v28 = add i64 %v10, %v8
  br label %v25
v25:
  %v29 = phi i64 [ %v8, %v30 ], [ %v27, %v26 ]
  %v31 = phi i64 [ 0, %v30 ], [ %v28, %v26 ]
  %v32 = icmp eq i64 %v31, 0
  br i1 %v32, label %v33, label %v34
v34:
  %v35 = tail call { i32 } @udf_text_re_first_ascii(i64 %v0, i64 %v1, i64 %v2, i64 0, i32 0, i64 %v31)
  %v36 = extractvalue { i32 } %v35, 0
  %v37 = icmp eq i32 %v36, 0
  br i1 %v37, label %v38, label %v39
v39:
  %v40 = add i64 %v4, %v3
  %v41 = icmp slt i64 %v4, 1
  %v42 = inttoptr i64 %v31 to ptr
  %v43 = getelementptr i8, ptr %v42, i64 8
  br label %v44
v44:
  %v45 = load i64, ptr %v43, align 8
  %v46 = load i64, ptr %v42, align 8
  %v47 = icmp eq i64 %v46, %v45
  br i1 %v41, label %v48, label %v49
v49:
  %v50 = load i64, ptr %v7, align 8
  br label %v51
v51:
  %v52 = phi i64 [ %v50, %v49 ], [ %v53, %v54 ]
  %v55 = phi i64 [ %v3, %v49 ], [ %v56, %v54 ]
  %v57 = load i64, ptr %v19, align 8
  %v58 = sub i64 %v57, %v52
  %v59 = icmp slt i64 %v58, 16
  %v60 = icmp eq i64 %v52, 0
  %v61 = or i1 %v60, %v59
  br i1 %v61, label %v33, label %v54
v54:
  %v62 = shl i64 %v55, 4
  %v63 = add i64 %v62, %v31
  %v64 = inttoptr i64 %v63 to ptr
  %v65 = load i64, ptr %v64, align 8
  %v66 = icmp slt i64 %v65, 0
  %v67 = getelementptr i8, ptr %v64, i64 8
  %v68 = load i64, ptr %v67, align 8
  %v69 = tail call i64 @llvm.smax.i64(i64 %v65, i64 0)
  %v70 = add i64 %v69, %v1
  %v71 = inttoptr i64 %v52 to ptr
  store i64 %v70, ptr %v71, align 8
  %v72 = sub i64 %v68, %v65
  %v73 = select i1 %v66, i64 0, i64 %v72
  %v74 = getelementptr i8, ptr %v71, i64 8
  store i64 %v73, ptr %v74, align 8
  %v53 = add i64 %v52, 16
  store i64 %v53, ptr %v7, align 8
  %v56 = add i64 %v55, 1
  %v75 = icmp slt i64 %v56, %v40
  br i1 %v75, label %v51, label %v76
v76:
  %v77 = load i64, ptr %v43, align 8
  br label %v48
v48:
  %v78 = phi i64 [ %v45, %v44 ], [ %v77, %v76 ]
  %v79 = zext i1 %v47 to i32
  %v80 = tail call { i32 } @udf_text_re_first_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v78, i32 %v79, i64 %v31)
  %v81 = extractvalue { i32 } %v80, 0
  %v82 = icmp eq i32 %v81, 0
  br i1 %v82, label %v38, label %v44
v38:
  %v83 = load i64, ptr %v7, align 8
  %v84 = sub i64 %v83, %v29
  %v85 = shl i64 %v4, 4
  %v86 = or i64 %v84, %v85
  %v87 = icmp ult i64 %v86, 4294967296
  br i1 %v87, label %v88, label %v89
v89:
  %v90 = icmp eq i64 %v85, 0
  %v91 = tail call i64 @llvm.umax.i64(i64 %v85, i64 1)
  %v92 = sdiv i64 %v84, %v91
  %v93 = select i1 %v90, i64 -1, i64 %v92
  br label %v33
v88:
  %v94 = trunc nuw i64 %v85 to i32
  %v95 = trunc nuw i64 %v84 to i32
  %v96 = icmp eq i64 %v85, 0
  %v97 = select i1 %v96, i32 1, i32 %v94
  %v98 = udiv i32 %v95, %v97
  %v99 = zext i32 %v98 to i64
  %v100 = select i1 %v96, i64 4294967295, i64 %v99
  br label %v33
v33:
  %v101 = phi i64 [ 0, %v25 ], [ %v29, %v89 ], [ %v29, %v88 ], [ 0, %v51 ]
  %v102 = phi i64 [ 0, %v25 ], [ %v93, %v89 ], [ %v100, %v88 ], [ 0, %v51 ]
  %v103 = insertvalue { i64, i64 } poison, i64 %v101, 0
  %v104 = insertvalue { i64, i64 } %v103, i64 %v102, 1
  ret { i64, i64 } %v104
}
define internal { i64, i64 } @udf_text_re_all_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
v30:
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 0, %v8
  %v10 = and i64 %v9, 7
  %v11 = inttoptr i64 %v0 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = load i32, ptr %v12, align 4
  %v14 = load i32, ptr %v11, align 4
  %v15 = add i32 %v14, %v13
  %v16 = zext i32 %v15 to i64
  %v17 = shl nuw nsw i64 %v16, 3
  %v18 = or disjoint i64 %v17, %v10
  %v19 = getelementptr i8, ptr %v7, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v8
  %v22 = icmp slt i64 %v21, %v18
  %v23 = icmp eq i64 %v8, 0
  %v24 = or i1 %v23, %v22
  br i1 %v24, label %v25, label %v26
v26:
  %v27 = add i64 %v18, %v8
  store i64 %v27, ptr %v7, align 8
  %v28 = add i64 %v10, %v8
  br label %v25
v25:
  %v29 = phi i64 [ %v8, %v30 ], [ %v27, %v26 ]
  %v31 = phi i64 [ 0, %v30 ], [ %v28, %v26 ]
  %v32 = icmp eq i64 %v31, 0
  br i1 %v32, label %v33, label %v34
v34:
  %v35 = tail call { i32 } @udf_text_re_first_utf8(i64 %v0, i64 %v1, i64 %v2, i64 0, i32 0, i64 %v5, i64 %v31)
  %v36 = extractvalue { i32 } %v35, 0
  %v37 = icmp eq i32 %v36, 0
  br i1 %v37, label %v38, label %v39
v39:
  %v40 = add i64 %v4, %v3
  %v41 = icmp slt i64 %v4, 1
  %v42 = inttoptr i64 %v31 to ptr
  %v43 = getelementptr i8, ptr %v42, i64 8
  br label %v44
v44:
  %v45 = load i64, ptr %v43, align 8
  %v46 = load i64, ptr %v42, align 8
  %v47 = icmp eq i64 %v46, %v45
  br i1 %v41, label %v48, label %v49
v49:
  %v50 = load i64, ptr %v7, align 8
  br label %v51
v51:
  %v52 = phi i64 [ %v50, %v49 ], [ %v53, %v54 ]
  %v55 = phi i64 [ %v3, %v49 ], [ %v56, %v54 ]
  %v57 = load i64, ptr %v19, align 8
  %v58 = sub i64 %v57, %v52
  %v59 = icmp slt i64 %v58, 16
  %v60 = icmp eq i64 %v52, 0
  %v61 = or i1 %v60, %v59
  br i1 %v61, label %v33, label %v54
v54:
  %v62 = shl i64 %v55, 4
  %v63 = add i64 %v62, %v31
  %v64 = inttoptr i64 %v63 to ptr
  %v65 = load i64, ptr %v64, align 8
  %v66 = icmp slt i64 %v65, 0
  %v67 = getelementptr i8, ptr %v64, i64 8
  %v68 = load i64, ptr %v67, align 8
  %v69 = tail call i64 @llvm.smax.i64(i64 %v65, i64 0)
  %v70 = add i64 %v69, %v1
  %v71 = inttoptr i64 %v52 to ptr
  store i64 %v70, ptr %v71, align 8
  %v72 = sub i64 %v68, %v65
  %v73 = select i1 %v66, i64 0, i64 %v72
  %v74 = getelementptr i8, ptr %v71, i64 8
  store i64 %v73, ptr %v74, align 8
  %v53 = add i64 %v52, 16
  store i64 %v53, ptr %v7, align 8
  %v56 = add i64 %v55, 1
  %v75 = icmp slt i64 %v56, %v40
  br i1 %v75, label %v51, label %v76
v76:
  %v77 = load i64, ptr %v43, align 8
  br label %v48
v48:
  %v78 = phi i64 [ %v45, %v44 ], [ %v77, %v76 ]
  %v79 = zext i1 %v47 to i32
  %v80 = tail call { i32 } @udf_text_re_first_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v78, i32 %v79, i64 %v5, i64 %v31)
  %v81 = extractvalue { i32 } %v80, 0
  %v82 = icmp eq i32 %v81, 0
  br i1 %v82, label %v38, label %v44
v38:
  %v83 = load i64, ptr %v7, align 8
  %v84 = sub i64 %v83, %v29
  %v85 = shl i64 %v4, 4
  %v86 = or i64 %v84, %v85
  %v87 = icmp ult i64 %v86, 4294967296
  br i1 %v87, label %v88, label %v89
v89:
  %v90 = icmp eq i64 %v85, 0
  %v91 = tail call i64 @llvm.umax.i64(i64 %v85, i64 1)
  %v92 = sdiv i64 %v84, %v91
  %v93 = select i1 %v90, i64 -1, i64 %v92
  br label %v33
v88:
  %v94 = trunc nuw i64 %v85 to i32
  %v95 = trunc nuw i64 %v84 to i32
  %v96 = icmp eq i64 %v85, 0
  %v97 = select i1 %v96, i32 1, i32 %v94
  %v98 = udiv i32 %v95, %v97
  %v99 = zext i32 %v98 to i64
  %v100 = select i1 %v96, i64 4294967295, i64 %v99
  br label %v33
v33:
  %v101 = phi i64 [ 0, %v25 ], [ %v29, %v89 ], [ %v29, %v88 ], [ 0, %v51 ]
  %v102 = phi i64 [ 0, %v25 ], [ %v93, %v89 ], [ %v100, %v88 ], [ 0, %v51 ]
  %v103 = insertvalue { i64, i64 } poison, i64 %v101, 0
  %v104 = insertvalue { i64, i64 } %v103, i64 %v102, 1
  ret { i64, i64 } %v104
}
define internal { i64, i64 } @udf_text_re_split_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
v30:
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 0, %v8
  %v10 = and i64 %v9, 7
  %v11 = inttoptr i64 %v0 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = load i32, ptr %v12, align 4
  %v14 = load i32, ptr %v11, align 4
  %v15 = add i32 %v14, %v13
  %v16 = zext i32 %v15 to i64
  %v17 = shl nuw nsw i64 %v16, 3
  %v18 = or disjoint i64 %v17, %v10
  %v19 = getelementptr i8, ptr %v7, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v8
  %v22 = icmp slt i64 %v21, %v18
  %v23 = icmp eq i64 %v8, 0
  %v24 = or i1 %v23, %v22
  br i1 %v24, label %v25, label %v26
v26:
  %v27 = add i64 %v18, %v8
  store i64 %v27, ptr %v7, align 8
  %v28 = add i64 %v10, %v8
  br label %v25
v25:
  %v29 = phi i64 [ %v8, %v30 ], [ %v27, %v26 ]
  %v31 = phi i64 [ 0, %v30 ], [ %v28, %v26 ]
  %v32 = icmp eq i64 %v31, 0
  br i1 %v32, label %v33, label %v34
v34:
  %v35 = icmp ne i64 %v3, 0
  %v36 = icmp slt i64 %v3, 0
  br i1 %v36, label %v37, label %v38
v38:
  %v39 = inttoptr i64 %v31 to ptr
  %v40 = icmp slt i64 %v4, 1
  %v41 = getelementptr i8, ptr %v39, i64 8
  br label %v42
v52:
  %v43 = load i64, ptr %v39, align 8
  %v44 = load i64, ptr %v41, align 8
  %v45 = icmp eq i64 %v43, %v44
  %v46 = zext i1 %v45 to i32
  %v47 = add i64 %v48, 1
  %v49 = icmp sge i64 %v47, %v3
  %v50 = and i1 %v35, %v49
  br i1 %v50, label %v37, label %v42
v42:
  %v51 = phi i32 [ 0, %v38 ], [ %v46, %v52 ]
  %v53 = phi i64 [ 0, %v38 ], [ %v44, %v52 ]
  %v48 = phi i64 [ 0, %v38 ], [ %v47, %v52 ]
  %v54 = tail call { i32 } @udf_text_re_first_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v53, i32 %v51, i64 %v31)
  %v55 = extractvalue { i32 } %v54, 0
  %v56 = icmp eq i32 %v55, 0
  br i1 %v56, label %v37, label %v57
v57:
  %v58 = load i64, ptr %v7, align 8
  %v59 = load i64, ptr %v19, align 8
  %v60 = sub i64 %v59, %v58
  %v61 = icmp slt i64 %v60, 16
  %v62 = icmp eq i64 %v58, 0
  %v63 = or i1 %v62, %v61
  br i1 %v63, label %v33, label %v64
v64:
  %v65 = load i64, ptr %v39, align 8
  %v66 = icmp slt i64 %v53, 0
  %v67 = tail call i64 @llvm.smax.i64(i64 %v53, i64 0)
  %v68 = add i64 %v67, %v1
  %v69 = inttoptr i64 %v58 to ptr
  store i64 %v68, ptr %v69, align 8
  %v70 = sub i64 %v65, %v53
  %v71 = select i1 %v66, i64 0, i64 %v70
  %v72 = getelementptr i8, ptr %v69, i64 8
  store i64 %v71, ptr %v72, align 8
  %v73 = add i64 %v58, 16
  store i64 %v73, ptr %v7, align 8
  br i1 %v40, label %v52, label %v74
v74:
  %v75 = phi i64 [ %v76, %v77 ], [ %v73, %v64 ]
  %v78 = phi i64 [ %v79, %v77 ], [ 1, %v64 ]
  %v80 = load i64, ptr %v19, align 8
  %v81 = sub i64 %v80, %v75
  %v82 = icmp slt i64 %v81, 16
  br i1 %v82, label %v33, label %v77
v77:
  %v83 = shl i64 %v78, 4
  %v84 = add i64 %v83, %v31
  %v85 = inttoptr i64 %v84 to ptr
  %v86 = load i64, ptr %v85, align 8
  %v87 = icmp slt i64 %v86, 0
  %v88 = getelementptr i8, ptr %v85, i64 8
  %v89 = load i64, ptr %v88, align 8
  %v90 = tail call i64 @llvm.smax.i64(i64 %v86, i64 0)
  %v91 = add i64 %v90, %v1
  %v92 = inttoptr i64 %v75 to ptr
  store i64 %v91, ptr %v92, align 8
  %v93 = sub i64 %v89, %v86
  %v94 = select i1 %v87, i64 0, i64 %v93
  %v95 = getelementptr i8, ptr %v92, i64 8
  store i64 %v94, ptr %v95, align 8
  %v76 = add i64 %v75, 16
  store i64 %v76, ptr %v7, align 8
  %v79 = add nuw i64 %v78, 1
  %v96 = icmp slt i64 %v78, %v4
  br i1 %v96, label %v74, label %v52
v37:
  %v97 = phi i64 [ 0, %v34 ], [ %v53, %v42 ], [ %v44, %v52 ]
  %v98 = load i64, ptr %v7, align 8
  %v99 = load i64, ptr %v19, align 8
  %v100 = sub i64 %v99, %v98
  %v101 = icmp slt i64 %v100, 16
  %v102 = icmp eq i64 %v98, 0
  %v103 = or i1 %v102, %v101
  br i1 %v103, label %v33, label %v104
v104:
  %v105 = icmp slt i64 %v97, 0
  %v106 = tail call i64 @llvm.smax.i64(i64 %v97, i64 0)
  %v107 = add i64 %v106, %v1
  %v108 = inttoptr i64 %v98 to ptr
  store i64 %v107, ptr %v108, align 8
  %v109 = sub i64 %v2, %v97
  %v110 = select i1 %v105, i64 0, i64 %v109
  %v111 = getelementptr i8, ptr %v108, i64 8
  store i64 %v110, ptr %v111, align 8
  %v112 = add i64 %v98, 16
  store i64 %v112, ptr %v7, align 8
  %v113 = sub i64 %v112, %v29
  %v114 = ashr i64 %v113, 63
  %v115 = lshr i64 %v114, 60
  %v116 = add i64 %v115, %v113
  %v117 = ashr i64 %v116, 4
  br label %v33
v33:
  %v118 = phi i64 [ 0, %v25 ], [ 0, %v74 ], [ %v29, %v104 ], [ 0, %v37 ], [ 0, %v57 ]
  %v119 = phi i64 [ 0, %v25 ], [ 0, %v74 ], [ %v117, %v104 ], [ 0, %v37 ], [ 0, %v57 ]
  %v120 = insertvalue { i64, i64 } poison, i64 %v118, 0
  %v121 = insertvalue { i64, i64 } %v120, i64 %v119, 1
  ret { i64, i64 } %v121
}
define internal { i64, i64 } @udf_text_re_split_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
v30:
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 0, %v8
  %v10 = and i64 %v9, 7
  %v11 = inttoptr i64 %v0 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = load i32, ptr %v12, align 4
  %v14 = load i32, ptr %v11, align 4
  %v15 = add i32 %v14, %v13
  %v16 = zext i32 %v15 to i64
  %v17 = shl nuw nsw i64 %v16, 3
  %v18 = or disjoint i64 %v17, %v10
  %v19 = getelementptr i8, ptr %v7, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v8
  %v22 = icmp slt i64 %v21, %v18
  %v23 = icmp eq i64 %v8, 0
  %v24 = or i1 %v23, %v22
  br i1 %v24, label %v25, label %v26
v26:
  %v27 = add i64 %v18, %v8
  store i64 %v27, ptr %v7, align 8
  %v28 = add i64 %v10, %v8
  br label %v25
v25:
  %v29 = phi i64 [ %v8, %v30 ], [ %v27, %v26 ]
  %v31 = phi i64 [ 0, %v30 ], [ %v28, %v26 ]
  %v32 = icmp eq i64 %v31, 0
  br i1 %v32, label %v33, label %v34
v34:
  %v35 = icmp ne i64 %v3, 0
  %v36 = icmp slt i64 %v3, 0
  br i1 %v36, label %v37, label %v38
v38:
  %v39 = inttoptr i64 %v31 to ptr
  %v40 = icmp slt i64 %v4, 1
  %v41 = getelementptr i8, ptr %v39, i64 8
  br label %v42
v52:
  %v43 = load i64, ptr %v39, align 8
  %v44 = load i64, ptr %v41, align 8
  %v45 = icmp eq i64 %v43, %v44
  %v46 = zext i1 %v45 to i32
  %v47 = add i64 %v48, 1
  %v49 = icmp sge i64 %v47, %v3
  %v50 = and i1 %v35, %v49
  br i1 %v50, label %v37, label %v42
v42:
  %v51 = phi i32 [ 0, %v38 ], [ %v46, %v52 ]
  %v53 = phi i64 [ 0, %v38 ], [ %v44, %v52 ]
  %v48 = phi i64 [ 0, %v38 ], [ %v47, %v52 ]
  %v54 = tail call { i32 } @udf_text_re_first_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v53, i32 %v51, i64 %v5, i64 %v31)
  %v55 = extractvalue { i32 } %v54, 0
  %v56 = icmp eq i32 %v55, 0
  br i1 %v56, label %v37, label %v57
v57:
  %v58 = load i64, ptr %v7, align 8
  %v59 = load i64, ptr %v19, align 8
  %v60 = sub i64 %v59, %v58
  %v61 = icmp slt i64 %v60, 16
  %v62 = icmp eq i64 %v58, 0
  %v63 = or i1 %v62, %v61
  br i1 %v63, label %v33, label %v64
v64:
  %v65 = load i64, ptr %v39, align 8
  %v66 = icmp slt i64 %v53, 0
  %v67 = tail call i64 @llvm.smax.i64(i64 %v53, i64 0)
  %v68 = add i64 %v67, %v1
  %v69 = inttoptr i64 %v58 to ptr
  store i64 %v68, ptr %v69, align 8
  %v70 = sub i64 %v65, %v53
  %v71 = select i1 %v66, i64 0, i64 %v70
  %v72 = getelementptr i8, ptr %v69, i64 8
  store i64 %v71, ptr %v72, align 8
  %v73 = add i64 %v58, 16
  store i64 %v73, ptr %v7, align 8
  br i1 %v40, label %v52, label %v74
v74:
  %v75 = phi i64 [ %v76, %v77 ], [ %v73, %v64 ]
  %v78 = phi i64 [ %v79, %v77 ], [ 1, %v64 ]
  %v80 = load i64, ptr %v19, align 8
  %v81 = sub i64 %v80, %v75
  %v82 = icmp slt i64 %v81, 16
  br i1 %v82, label %v33, label %v77
v77:
  %v83 = shl i64 %v78, 4
  %v84 = add i64 %v83, %v31
  %v85 = inttoptr i64 %v84 to ptr
  %v86 = load i64, ptr %v85, align 8
  %v87 = icmp slt i64 %v86, 0
  %v88 = getelementptr i8, ptr %v85, i64 8
  %v89 = load i64, ptr %v88, align 8
  %v90 = tail call i64 @llvm.smax.i64(i64 %v86, i64 0)
  %v91 = add i64 %v90, %v1
  %v92 = inttoptr i64 %v75 to ptr
  store i64 %v91, ptr %v92, align 8
  %v93 = sub i64 %v89, %v86
  %v94 = select i1 %v87, i64 0, i64 %v93
  %v95 = getelementptr i8, ptr %v92, i64 8
  store i64 %v94, ptr %v95, align 8
  %v76 = add i64 %v75, 16
  store i64 %v76, ptr %v7, align 8
  %v79 = add nuw i64 %v78, 1
  %v96 = icmp slt i64 %v78, %v4
  br i1 %v96, label %v74, label %v52
v37:
  %v97 = phi i64 [ 0, %v34 ], [ %v53, %v42 ], [ %v44, %v52 ]
  %v98 = load i64, ptr %v7, align 8
  %v99 = load i64, ptr %v19, align 8
  %v100 = sub i64 %v99, %v98
  %v101 = icmp slt i64 %v100, 16
  %v102 = icmp eq i64 %v98, 0
  %v103 = or i1 %v102, %v101
  br i1 %v103, label %v33, label %v104
v104:
  %v105 = icmp slt i64 %v97, 0
  %v106 = tail call i64 @llvm.smax.i64(i64 %v97, i64 0)
  %v107 = add i64 %v106, %v1
  %v108 = inttoptr i64 %v98 to ptr
  store i64 %v107, ptr %v108, align 8
  %v109 = sub i64 %v2, %v97
  %v110 = select i1 %v105, i64 0, i64 %v109
  %v111 = getelementptr i8, ptr %v108, i64 8
  store i64 %v110, ptr %v111, align 8
  %v112 = add i64 %v98, 16
  store i64 %v112, ptr %v7, align 8
  %v113 = sub i64 %v112, %v29
  %v114 = ashr i64 %v113, 63
  %v115 = lshr i64 %v114, 60
  %v116 = add i64 %v115, %v113
  %v117 = ashr i64 %v116, 4
  br label %v33
v33:
  %v118 = phi i64 [ 0, %v25 ], [ 0, %v74 ], [ %v29, %v104 ], [ 0, %v37 ], [ 0, %v57 ]
  %v119 = phi i64 [ 0, %v25 ], [ 0, %v74 ], [ %v117, %v104 ], [ 0, %v37 ], [ 0, %v57 ]
  %v120 = insertvalue { i64, i64 } poison, i64 %v118, 0
  %v121 = insertvalue { i64, i64 } %v120, i64 %v119, 1
  ret { i64, i64 } %v121
}
define internal { i64, i64 } @udf_text_list_join(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) noinline nounwind {
v89:
  %v5 = inttoptr i64 %v4 to ptr
  %v6 = load i64, ptr %v5, align 8
  %v7 = icmp slt i64 %v3, 1
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = getelementptr i8, ptr %v5, i64 8
  %v11 = inttoptr i64 %v0 to ptr
  %v12 = icmp ugt i64 %v1, 16
  %v13 = icmp ugt i64 %v1, 7
  %v14 = icmp eq i64 %v1, 0
  %v15 = getelementptr i8, ptr %v11, i64 %v1
  %v16 = getelementptr i8, ptr %v15, i64 -8
  %v17 = getelementptr i8, ptr %v5, i64 8
  br label %v18
v18:
  %v19 = phi i64 [ %v20, %v21 ], [ 0, %v9 ]
  %v22 = phi i64 [ %v23, %v21 ], [ %v6, %v9 ]
  %v24 = shl i64 %v19, 4
  %v25 = add i64 %v24, %v2
  %v26 = inttoptr i64 %v25 to ptr
  %v27 = load i64, ptr %v26, align 8
  %v28 = getelementptr i8, ptr %v26, i64 8
  %v29 = load i64, ptr %v28, align 8
  %v30 = icmp eq i64 %v19, 0
  br i1 %v30, label %v31, label %v32
v32:
  %v33 = load i64, ptr %v10, align 8
  %v34 = sub i64 %v33, %v22
  %v35 = icmp slt i64 %v34, %v1
  %v36 = icmp eq i64 %v22, 0
  %v37 = or i1 %v36, %v35
  br i1 %v37, label %v38, label %v39
v39:
  %v40 = inttoptr i64 %v22 to ptr
  br i1 %v12, label %v41, label %v42
v41:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v40, ptr align 1 %v11, i64 %v1, i1 false)
  br label %v43
v42:
  br i1 %v13, label %v44, label %v45
v44:
  %v46 = getelementptr i8, ptr %v40, i64 %v1
  %v47 = getelementptr i8, ptr %v46, i64 -8
  %v48 = load i64, ptr %v11, align 1
  %v49 = load i64, ptr %v16, align 1
  store i64 %v48, ptr %v40, align 1
  store i64 %v49, ptr %v47, align 1
  br label %v43
v45:
  br i1 %v14, label %v43, label %v50
v50:
  %v51 = phi i64 [ %v52, %v50 ], [ 0, %v45 ]
  %v53 = getelementptr i8, ptr %v11, i64 %v51
  %v54 = load i8, ptr %v53, align 1
  %v55 = getelementptr i8, ptr %v40, i64 %v51
  store i8 %v54, ptr %v55, align 1
  %v52 = add nuw nsw i64 %v51, 1
  %v56 = icmp eq i64 %v52, %v1
  br i1 %v56, label %v43, label %v50
v43:
  %v57 = add i64 %v22, %v1
  store i64 %v57, ptr %v5, align 8
  br label %v31
v31:
  %v58 = phi i64 [ %v22, %v18 ], [ %v57, %v43 ]
  %v59 = load i64, ptr %v17, align 8
  %v60 = sub i64 %v59, %v58
  %v61 = icmp slt i64 %v60, %v29
  %v62 = icmp eq i64 %v58, 0
  %v63 = or i1 %v62, %v61
  br i1 %v63, label %v38, label %v64
v64:
  %v65 = inttoptr i64 %v58 to ptr
  %v66 = inttoptr i64 %v27 to ptr
  %v67 = icmp ugt i64 %v29, 16
  br i1 %v67, label %v68, label %v69
v68:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v65, ptr align 1 %v66, i64 %v29, i1 false)
  br label %v21
v69:
  %v70 = icmp ugt i64 %v29, 7
  br i1 %v70, label %v71, label %v72
v71:
  %v73 = getelementptr i8, ptr %v66, i64 %v29
  %v74 = getelementptr i8, ptr %v73, i64 -8
  %v75 = getelementptr i8, ptr %v65, i64 %v29
  %v76 = getelementptr i8, ptr %v75, i64 -8
  %v77 = load i64, ptr %v66, align 1
  %v78 = load i64, ptr %v74, align 1
  store i64 %v77, ptr %v65, align 1
  store i64 %v78, ptr %v76, align 1
  br label %v21
v72:
  %v79 = icmp eq i64 %v29, 0
  br i1 %v79, label %v21, label %v80
v80:
  %v81 = phi i64 [ %v82, %v80 ], [ 0, %v72 ]
  %v83 = getelementptr i8, ptr %v66, i64 %v81
  %v84 = load i8, ptr %v83, align 1
  %v85 = getelementptr i8, ptr %v65, i64 %v81
  store i8 %v84, ptr %v85, align 1
  %v82 = add nuw nsw i64 %v81, 1
  %v86 = icmp eq i64 %v82, %v29
  br i1 %v86, label %v21, label %v80
v21:
  %v23 = add i64 %v58, %v29
  store i64 %v23, ptr %v5, align 8
  %v20 = add nuw nsw i64 %v19, 1
  %v87 = icmp slt i64 %v20, %v3
  br i1 %v87, label %v18, label %v8
v8:
  %v88 = phi i64 [ %v6, %v89 ], [ %v23, %v21 ]
  %v90 = sub i64 %v88, %v6
  br label %v38
v38:
  %v91 = phi i64 [ %v6, %v8 ], [ 0, %v32 ], [ 0, %v31 ]
  %v92 = phi i64 [ %v90, %v8 ], [ 0, %v32 ], [ 0, %v31 ]
  %v93 = insertvalue { i64, i64 } poison, i64 %v91, 0
  %v94 = insertvalue { i64, i64 } %v93, i64 %v92, 1
  ret { i64, i64 } %v94
}
define internal { i32 } @udf_text_list_has(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v10:
  %v4 = icmp slt i64 %v1, 1
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = phi i64 [ %v8, %v9 ], [ 0, %v10 ]
  %v11 = shl i64 %v7, 4
  %v12 = add i64 %v11, %v0
  %v13 = inttoptr i64 %v12 to ptr
  %v14 = getelementptr i8, ptr %v13, i64 8
  %v15 = load i64, ptr %v14, align 8
  %v16 = icmp eq i64 %v15, %v3
  br i1 %v16, label %v17, label %v9
v17:
  %v18 = load i64, ptr %v13, align 8
  br label %v19
v19:
  %v20 = phi i64 [ 0, %v17 ], [ %v21, %v22 ]
  %v21 = add i64 %v20, 8
  %v23 = icmp sgt i64 %v21, %v3
  br i1 %v23, label %v24, label %v22
v22:
  %v25 = add i64 %v20, %v18
  %v26 = inttoptr i64 %v25 to ptr
  %v27 = load i64, ptr %v26, align 1
  %v28 = add i64 %v20, %v2
  %v29 = inttoptr i64 %v28 to ptr
  %v30 = load i64, ptr %v29, align 1
  %v31 = icmp eq i64 %v27, %v30
  br i1 %v31, label %v19, label %v9
v24:
  %v32 = icmp slt i64 %v20, %v3
  br i1 %v32, label %v33, label %v5
v33:
  %v34 = phi i64 [ %v35, %v36 ], [ %v20, %v24 ]
  %v37 = add i64 %v34, %v2
  %v38 = inttoptr i64 %v37 to ptr
  %v39 = load i8, ptr %v38, align 1
  %v40 = add i64 %v34, %v18
  %v41 = inttoptr i64 %v40 to ptr
  %v42 = load i8, ptr %v41, align 1
  %v43 = icmp eq i8 %v42, %v39
  br i1 %v43, label %v36, label %v9
v36:
  %v35 = add nsw i64 %v34, 1
  %v44 = icmp slt i64 %v35, %v3
  br i1 %v44, label %v33, label %v5
v9:
  %v8 = add nuw nsw i64 %v7, 1
  %v45 = icmp slt i64 %v8, %v1
  br i1 %v45, label %v6, label %v5
v5:
  %v46 = phi i32 [ 0, %v10 ], [ 1, %v36 ], [ 1, %v24 ], [ 0, %v9 ]
  %v47 = insertvalue { i32 } poison, i32 %v46, 0
  ret { i32 } %v47
}
define internal { i64, i64, i64 } @udf_text_re_sub_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
v30:
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 0, %v8
  %v10 = and i64 %v9, 7
  %v11 = inttoptr i64 %v0 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = load i32, ptr %v12, align 4
  %v14 = load i32, ptr %v11, align 4
  %v15 = add i32 %v14, %v13
  %v16 = zext i32 %v15 to i64
  %v17 = shl nuw nsw i64 %v16, 3
  %v18 = or disjoint i64 %v17, %v10
  %v19 = getelementptr i8, ptr %v7, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v8
  %v22 = icmp slt i64 %v21, %v18
  %v23 = icmp eq i64 %v8, 0
  %v24 = or i1 %v23, %v22
  br i1 %v24, label %v25, label %v26
v26:
  %v27 = add i64 %v18, %v8
  store i64 %v27, ptr %v7, align 8
  %v28 = add i64 %v10, %v8
  br label %v25
v25:
  %v29 = phi i64 [ %v8, %v30 ], [ %v27, %v26 ]
  %v31 = phi i64 [ 0, %v30 ], [ %v28, %v26 ]
  %v32 = icmp eq i64 %v31, 0
  br i1 %v32, label %v33, label %v34
v34:
  %v35 = icmp slt i64 %v4, 0
  br i1 %v35, label %v36, label %v37
v37:
  %v38 = add i64 %v1, 4
  %v39 = inttoptr i64 %v31 to ptr
  %v40 = inttoptr i64 %v1 to ptr
  %v41 = icmp eq i64 %v4, 0
  %v42 = getelementptr i8, ptr %v39, i64 8
  br label %v43
v43:
  %v44 = phi i64 [ 0, %v37 ], [ %v45, %v46 ]
  %v47 = phi i32 [ 0, %v37 ], [ %v48, %v46 ]
  %v49 = phi i64 [ 0, %v37 ], [ %v50, %v46 ]
  %v51 = tail call { i32 } @udf_text_re_first_ascii(i64 %v0, i64 %v2, i64 %v3, i64 %v44, i32 %v47, i64 %v31)
  %v52 = extractvalue { i32 } %v51, 0
  %v53 = icmp eq i32 %v52, 0
  br i1 %v53, label %v36, label %v54
v54:
  %v55 = load i64, ptr %v39, align 8
  %v56 = icmp slt i64 %v44, 0
  %v57 = sub i64 %v55, %v44
  %v58 = select i1 %v56, i64 0, i64 %v57
  %v59 = load i64, ptr %v7, align 8
  %v60 = load i64, ptr %v19, align 8
  %v61 = sub i64 %v60, %v59
  %v62 = icmp slt i64 %v61, %v58
  %v63 = icmp eq i64 %v59, 0
  %v64 = or i1 %v63, %v62
  br i1 %v64, label %v33, label %v65
v65:
  %v66 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v67 = add i64 %v66, %v2
  %v68 = inttoptr i64 %v59 to ptr
  %v69 = inttoptr i64 %v67 to ptr
  %v70 = icmp ugt i64 %v58, 16
  br i1 %v70, label %v71, label %v72
v71:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v68, ptr align 1 %v69, i64 %v58, i1 false)
  br label %v73
v72:
  %v74 = icmp ugt i64 %v58, 7
  br i1 %v74, label %v75, label %v76
v75:
  %v77 = getelementptr i8, ptr %v69, i64 %v58
  %v78 = getelementptr i8, ptr %v77, i64 -8
  %v79 = getelementptr i8, ptr %v68, i64 %v58
  %v80 = getelementptr i8, ptr %v79, i64 -8
  %v81 = load i64, ptr %v69, align 1
  %v82 = load i64, ptr %v78, align 1
  store i64 %v81, ptr %v68, align 1
  store i64 %v82, ptr %v80, align 1
  br label %v73
v76:
  %v83 = icmp eq i64 %v58, 0
  br i1 %v83, label %v73, label %v84
v84:
  %v85 = phi i64 [ %v86, %v84 ], [ 0, %v76 ]
  %v87 = getelementptr i8, ptr %v69, i64 %v85
  %v88 = load i8, ptr %v87, align 1
  %v89 = getelementptr i8, ptr %v68, i64 %v85
  store i8 %v88, ptr %v89, align 1
  %v86 = add nuw nsw i64 %v85, 1
  %v90 = icmp eq i64 %v86, %v58
  br i1 %v90, label %v73, label %v84
v73:
  %v91 = add i64 %v58, %v59
  store i64 %v91, ptr %v7, align 8
  %v92 = load i32, ptr %v40, align 4
  %v93 = icmp slt i32 %v92, 2
  br i1 %v93, label %v46, label %v94
v94:
  %v95 = add nsw i32 %v92, -1
  br label %v96
v96:
  %v97 = phi i64 [ %v38, %v94 ], [ %v98, %v99 ]
  %v100 = phi i64 [ %v91, %v94 ], [ %v101, %v99 ]
  %v102 = phi i32 [ 0, %v94 ], [ %v103, %v99 ]
  %v104 = inttoptr i64 %v97 to ptr
  %v105 = load i32, ptr %v104, align 4
  %v106 = icmp slt i32 %v105, 0
  br i1 %v106, label %v107, label %v108
v108:
  %v109 = shl nuw i32 %v105, 1
  %v110 = sext i32 %v109 to i64
  %v111 = shl nsw i64 %v110, 3
  %v112 = add i64 %v111, %v31
  %v113 = inttoptr i64 %v112 to ptr
  %v114 = load i64, ptr %v113, align 8
  %v115 = icmp slt i64 %v114, 0
  %v116 = getelementptr i8, ptr %v113, i64 8
  %v117 = load i64, ptr %v116, align 8
  %v118 = sub i64 %v117, %v114
  %v119 = select i1 %v115, i64 0, i64 %v118
  %v120 = load i64, ptr %v19, align 8
  %v121 = sub i64 %v120, %v100
  %v122 = icmp slt i64 %v121, %v119
  %v123 = icmp eq i64 %v100, 0
  %v124 = or i1 %v123, %v122
  br i1 %v124, label %v33, label %v125
v125:
  %v126 = tail call i64 @llvm.smax.i64(i64 %v114, i64 0)
  %v127 = add i64 %v126, %v2
  %v128 = inttoptr i64 %v100 to ptr
  %v129 = inttoptr i64 %v127 to ptr
  %v130 = icmp ugt i64 %v119, 16
  br i1 %v130, label %v131, label %v132
v131:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v128, ptr align 1 %v129, i64 %v119, i1 false)
  br label %v99
v132:
  %v133 = icmp ugt i64 %v119, 7
  br i1 %v133, label %v134, label %v135
v134:
  %v136 = getelementptr i8, ptr %v129, i64 %v119
  %v137 = getelementptr i8, ptr %v136, i64 -8
  %v138 = getelementptr i8, ptr %v128, i64 %v119
  %v139 = getelementptr i8, ptr %v138, i64 -8
  %v140 = load i64, ptr %v129, align 1
  %v141 = load i64, ptr %v137, align 1
  store i64 %v140, ptr %v128, align 1
  store i64 %v141, ptr %v139, align 1
  br label %v99
v135:
  %v142 = icmp eq i64 %v119, 0
  br i1 %v142, label %v99, label %v143
v143:
  %v144 = phi i64 [ %v145, %v143 ], [ 0, %v135 ]
  %v146 = getelementptr i8, ptr %v129, i64 %v144
  %v147 = load i8, ptr %v146, align 1
  %v148 = getelementptr i8, ptr %v128, i64 %v144
  store i8 %v147, ptr %v148, align 1
  %v145 = add nuw nsw i64 %v144, 1
  %v149 = icmp eq i64 %v145, %v119
  br i1 %v149, label %v99, label %v143
v107:
  %v150 = getelementptr i8, ptr %v104, i64 8
  %v151 = load i32, ptr %v150, align 4
  %v152 = sext i32 %v151 to i64
  %v153 = load i64, ptr %v19, align 8
  %v154 = sub i64 %v153, %v100
  %v155 = icmp slt i64 %v154, %v152
  %v156 = icmp eq i64 %v100, 0
  %v157 = or i1 %v156, %v155
  br i1 %v157, label %v33, label %v158
v158:
  %v159 = getelementptr i8, ptr %v104, i64 4
  %v160 = load i32, ptr %v159, align 4
  %v161 = sext i32 %v160 to i64
  %v162 = add i64 %v1, %v161
  %v163 = inttoptr i64 %v100 to ptr
  %v164 = inttoptr i64 %v162 to ptr
  %v165 = icmp ugt i32 %v151, 16
  br i1 %v165, label %v166, label %v167
v166:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v163, ptr align 1 %v164, i64 %v152, i1 false)
  br label %v99
v167:
  %v168 = icmp ugt i32 %v151, 7
  br i1 %v168, label %v169, label %v170
v169:
  %v171 = getelementptr i8, ptr %v164, i64 %v152
  %v172 = getelementptr i8, ptr %v171, i64 -8
  %v173 = getelementptr i8, ptr %v163, i64 %v152
  %v174 = getelementptr i8, ptr %v173, i64 -8
  %v175 = load i64, ptr %v164, align 1
  %v176 = load i64, ptr %v172, align 1
  store i64 %v175, ptr %v163, align 1
  store i64 %v176, ptr %v174, align 1
  br label %v99
v170:
  %v177 = icmp eq i32 %v151, 0
  br i1 %v177, label %v99, label %v178
v178:
  %v179 = phi i64 [ %v180, %v178 ], [ 0, %v170 ]
  %v181 = getelementptr i8, ptr %v164, i64 %v179
  %v182 = load i8, ptr %v181, align 1
  %v183 = getelementptr i8, ptr %v163, i64 %v179
  store i8 %v182, ptr %v183, align 1
  %v180 = add nuw nsw i64 %v179, 1
  %v184 = icmp eq i64 %v180, %v152
  br i1 %v184, label %v99, label %v178
v99:
  %v185 = phi i64 [ %v152, %v178 ], [ %v119, %v131 ], [ %v119, %v134 ], [ 0, %v135 ], [ %v152, %v166 ], [ %v152, %v169 ], [ %v152, %v170 ], [ %v119, %v143 ]
  %v101 = add i64 %v185, %v100
  store i64 %v101, ptr %v7, align 8
  %v98 = add i64 %v97, 12
  %v103 = add nuw nsw i32 %v102, 1
  %v186 = icmp slt i32 %v103, %v95
  br i1 %v186, label %v96, label %v46
v46:
  %v45 = load i64, ptr %v42, align 8
  %v187 = load i64, ptr %v39, align 8
  %v188 = icmp eq i64 %v187, %v45
  %v48 = zext i1 %v188 to i32
  %v50 = add i64 %v49, 1
  %v189 = icmp slt i64 %v50, %v4
  %v190 = or i1 %v41, %v189
  br i1 %v190, label %v43, label %v36
v36:
  %v191 = phi i64 [ 0, %v34 ], [ %v44, %v43 ], [ %v45, %v46 ]
  %v192 = phi i64 [ 0, %v34 ], [ %v49, %v43 ], [ %v50, %v46 ]
  %v193 = icmp eq i64 %v192, 0
  br i1 %v193, label %v33, label %v194
v194:
  %v195 = icmp slt i64 %v191, 0
  %v196 = sub i64 %v3, %v191
  %v197 = select i1 %v195, i64 0, i64 %v196
  %v198 = load i64, ptr %v7, align 8
  %v199 = load i64, ptr %v19, align 8
  %v200 = sub i64 %v199, %v198
  %v201 = icmp slt i64 %v200, %v197
  %v202 = icmp eq i64 %v198, 0
  %v203 = or i1 %v202, %v201
  br i1 %v203, label %v33, label %v204
v204:
  %v205 = tail call i64 @llvm.smax.i64(i64 %v191, i64 0)
  %v206 = add i64 %v205, %v2
  %v207 = inttoptr i64 %v198 to ptr
  %v208 = inttoptr i64 %v206 to ptr
  %v209 = icmp ugt i64 %v197, 16
  br i1 %v209, label %v210, label %v211
v210:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v207, ptr align 1 %v208, i64 %v197, i1 false)
  br label %v212
v211:
  %v213 = icmp ugt i64 %v197, 7
  br i1 %v213, label %v214, label %v215
v214:
  %v216 = getelementptr i8, ptr %v208, i64 %v197
  %v217 = getelementptr i8, ptr %v216, i64 -8
  %v218 = getelementptr i8, ptr %v207, i64 %v197
  %v219 = getelementptr i8, ptr %v218, i64 -8
  %v220 = load i64, ptr %v208, align 1
  %v221 = load i64, ptr %v217, align 1
  store i64 %v220, ptr %v207, align 1
  store i64 %v221, ptr %v219, align 1
  br label %v212
v215:
  %v222 = icmp eq i64 %v197, 0
  br i1 %v222, label %v212, label %v223
v223:
  %v224 = phi i64 [ %v225, %v223 ], [ 0, %v215 ]
  %v226 = getelementptr i8, ptr %v208, i64 %v224
  %v227 = load i8, ptr %v226, align 1
  %v228 = getelementptr i8, ptr %v207, i64 %v224
  store i8 %v227, ptr %v228, align 1
  %v225 = add nuw nsw i64 %v224, 1
  %v229 = icmp eq i64 %v225, %v197
  br i1 %v229, label %v212, label %v223
v212:
  %v230 = add i64 %v198, %v197
  store i64 %v230, ptr %v7, align 8
  %v231 = sub i64 %v230, %v29
  br label %v33
v33:
  %v232 = phi i64 [ 0, %v25 ], [ %v2, %v36 ], [ 0, %v194 ], [ %v29, %v212 ], [ 0, %v107 ], [ 0, %v108 ], [ 0, %v54 ]
  %v233 = phi i64 [ 0, %v25 ], [ %v3, %v36 ], [ 0, %v194 ], [ %v231, %v212 ], [ 0, %v107 ], [ 0, %v108 ], [ 0, %v54 ]
  %v234 = phi i64 [ -1, %v25 ], [ 0, %v36 ], [ -1, %v194 ], [ %v192, %v212 ], [ -1, %v107 ], [ -1, %v108 ], [ -1, %v54 ]
  %v235 = insertvalue { i64, i64, i64 } poison, i64 %v232, 0
  %v236 = insertvalue { i64, i64, i64 } %v235, i64 %v233, 1
  %v237 = insertvalue { i64, i64, i64 } %v236, i64 %v234, 2
  ret { i64, i64, i64 } %v237
}
define internal { i64, i64, i64 } @udf_text_re_sub_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
v30:
  %v7 = inttoptr i64 %v6 to ptr
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 0, %v8
  %v10 = and i64 %v9, 7
  %v11 = inttoptr i64 %v0 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = load i32, ptr %v12, align 4
  %v14 = load i32, ptr %v11, align 4
  %v15 = add i32 %v14, %v13
  %v16 = zext i32 %v15 to i64
  %v17 = shl nuw nsw i64 %v16, 3
  %v18 = or disjoint i64 %v17, %v10
  %v19 = getelementptr i8, ptr %v7, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v8
  %v22 = icmp slt i64 %v21, %v18
  %v23 = icmp eq i64 %v8, 0
  %v24 = or i1 %v23, %v22
  br i1 %v24, label %v25, label %v26
v26:
  %v27 = add i64 %v18, %v8
  store i64 %v27, ptr %v7, align 8
  %v28 = add i64 %v10, %v8
  br label %v25
v25:
  %v29 = phi i64 [ %v8, %v30 ], [ %v27, %v26 ]
  %v31 = phi i64 [ 0, %v30 ], [ %v28, %v26 ]
  %v32 = icmp eq i64 %v31, 0
  br i1 %v32, label %v33, label %v34
v34:
  %v35 = icmp slt i64 %v4, 0
  br i1 %v35, label %v36, label %v37
v37:
  %v38 = add i64 %v1, 4
  %v39 = inttoptr i64 %v31 to ptr
  %v40 = inttoptr i64 %v1 to ptr
  %v41 = icmp eq i64 %v4, 0
  %v42 = getelementptr i8, ptr %v39, i64 8
  br label %v43
v43:
  %v44 = phi i64 [ 0, %v37 ], [ %v45, %v46 ]
  %v47 = phi i32 [ 0, %v37 ], [ %v48, %v46 ]
  %v49 = phi i64 [ 0, %v37 ], [ %v50, %v46 ]
  %v51 = tail call { i32 } @udf_text_re_first_utf8(i64 %v0, i64 %v2, i64 %v3, i64 %v44, i32 %v47, i64 %v5, i64 %v31)
  %v52 = extractvalue { i32 } %v51, 0
  %v53 = icmp eq i32 %v52, 0
  br i1 %v53, label %v36, label %v54
v54:
  %v55 = load i64, ptr %v39, align 8
  %v56 = icmp slt i64 %v44, 0
  %v57 = sub i64 %v55, %v44
  %v58 = select i1 %v56, i64 0, i64 %v57
  %v59 = load i64, ptr %v7, align 8
  %v60 = load i64, ptr %v19, align 8
  %v61 = sub i64 %v60, %v59
  %v62 = icmp slt i64 %v61, %v58
  %v63 = icmp eq i64 %v59, 0
  %v64 = or i1 %v63, %v62
  br i1 %v64, label %v33, label %v65
v65:
  %v66 = tail call i64 @llvm.smax.i64(i64 %v44, i64 0)
  %v67 = add i64 %v66, %v2
  %v68 = inttoptr i64 %v59 to ptr
  %v69 = inttoptr i64 %v67 to ptr
  %v70 = icmp ugt i64 %v58, 16
  br i1 %v70, label %v71, label %v72
v71:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v68, ptr align 1 %v69, i64 %v58, i1 false)
  br label %v73
v72:
  %v74 = icmp ugt i64 %v58, 7
  br i1 %v74, label %v75, label %v76
v75:
  %v77 = getelementptr i8, ptr %v69, i64 %v58
  %v78 = getelementptr i8, ptr %v77, i64 -8
  %v79 = getelementptr i8, ptr %v68, i64 %v58
  %v80 = getelementptr i8, ptr %v79, i64 -8
  %v81 = load i64, ptr %v69, align 1
  %v82 = load i64, ptr %v78, align 1
  store i64 %v81, ptr %v68, align 1
  store i64 %v82, ptr %v80, align 1
  br label %v73
v76:
  %v83 = icmp eq i64 %v58, 0
  br i1 %v83, label %v73, label %v84
v84:
  %v85 = phi i64 [ %v86, %v84 ], [ 0, %v76 ]
  %v87 = getelementptr i8, ptr %v69, i64 %v85
  %v88 = load i8, ptr %v87, align 1
  %v89 = getelementptr i8, ptr %v68, i64 %v85
  store i8 %v88, ptr %v89, align 1
  %v86 = add nuw nsw i64 %v85, 1
  %v90 = icmp eq i64 %v86, %v58
  br i1 %v90, label %v73, label %v84
v73:
  %v91 = add i64 %v58, %v59
  store i64 %v91, ptr %v7, align 8
  %v92 = load i32, ptr %v40, align 4
  %v93 = icmp slt i32 %v92, 2
  br i1 %v93, label %v46, label %v94
v94:
  %v95 = add nsw i32 %v92, -1
  br label %v96
v96:
  %v97 = phi i64 [ %v38, %v94 ], [ %v98, %v99 ]
  %v100 = phi i64 [ %v91, %v94 ], [ %v101, %v99 ]
  %v102 = phi i32 [ 0, %v94 ], [ %v103, %v99 ]
  %v104 = inttoptr i64 %v97 to ptr
  %v105 = load i32, ptr %v104, align 4
  %v106 = icmp slt i32 %v105, 0
  br i1 %v106, label %v107, label %v108
v108:
  %v109 = shl nuw i32 %v105, 1
  %v110 = sext i32 %v109 to i64
  %v111 = shl nsw i64 %v110, 3
  %v112 = add i64 %v111, %v31
  %v113 = inttoptr i64 %v112 to ptr
  %v114 = load i64, ptr %v113, align 8
  %v115 = icmp slt i64 %v114, 0
  %v116 = getelementptr i8, ptr %v113, i64 8
  %v117 = load i64, ptr %v116, align 8
  %v118 = sub i64 %v117, %v114
  %v119 = select i1 %v115, i64 0, i64 %v118
  %v120 = load i64, ptr %v19, align 8
  %v121 = sub i64 %v120, %v100
  %v122 = icmp slt i64 %v121, %v119
  %v123 = icmp eq i64 %v100, 0
  %v124 = or i1 %v123, %v122
  br i1 %v124, label %v33, label %v125
v125:
  %v126 = tail call i64 @llvm.smax.i64(i64 %v114, i64 0)
  %v127 = add i64 %v126, %v2
  %v128 = inttoptr i64 %v100 to ptr
  %v129 = inttoptr i64 %v127 to ptr
  %v130 = icmp ugt i64 %v119, 16
  br i1 %v130, label %v131, label %v132
v131:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v128, ptr align 1 %v129, i64 %v119, i1 false)
  br label %v99
v132:
  %v133 = icmp ugt i64 %v119, 7
  br i1 %v133, label %v134, label %v135
v134:
  %v136 = getelementptr i8, ptr %v129, i64 %v119
  %v137 = getelementptr i8, ptr %v136, i64 -8
  %v138 = getelementptr i8, ptr %v128, i64 %v119
  %v139 = getelementptr i8, ptr %v138, i64 -8
  %v140 = load i64, ptr %v129, align 1
  %v141 = load i64, ptr %v137, align 1
  store i64 %v140, ptr %v128, align 1
  store i64 %v141, ptr %v139, align 1
  br label %v99
v135:
  %v142 = icmp eq i64 %v119, 0
  br i1 %v142, label %v99, label %v143
v143:
  %v144 = phi i64 [ %v145, %v143 ], [ 0, %v135 ]
  %v146 = getelementptr i8, ptr %v129, i64 %v144
  %v147 = load i8, ptr %v146, align 1
  %v148 = getelementptr i8, ptr %v128, i64 %v144
  store i8 %v147, ptr %v148, align 1
  %v145 = add nuw nsw i64 %v144, 1
  %v149 = icmp eq i64 %v145, %v119
  br i1 %v149, label %v99, label %v143
v107:
  %v150 = getelementptr i8, ptr %v104, i64 8
  %v151 = load i32, ptr %v150, align 4
  %v152 = sext i32 %v151 to i64
  %v153 = load i64, ptr %v19, align 8
  %v154 = sub i64 %v153, %v100
  %v155 = icmp slt i64 %v154, %v152
  %v156 = icmp eq i64 %v100, 0
  %v157 = or i1 %v156, %v155
  br i1 %v157, label %v33, label %v158
v158:
  %v159 = getelementptr i8, ptr %v104, i64 4
  %v160 = load i32, ptr %v159, align 4
  %v161 = sext i32 %v160 to i64
  %v162 = add i64 %v1, %v161
  %v163 = inttoptr i64 %v100 to ptr
  %v164 = inttoptr i64 %v162 to ptr
  %v165 = icmp ugt i32 %v151, 16
  br i1 %v165, label %v166, label %v167
v166:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v163, ptr align 1 %v164, i64 %v152, i1 false)
  br label %v99
v167:
  %v168 = icmp ugt i32 %v151, 7
  br i1 %v168, label %v169, label %v170
v169:
  %v171 = getelementptr i8, ptr %v164, i64 %v152
  %v172 = getelementptr i8, ptr %v171, i64 -8
  %v173 = getelementptr i8, ptr %v163, i64 %v152
  %v174 = getelementptr i8, ptr %v173, i64 -8
  %v175 = load i64, ptr %v164, align 1
  %v176 = load i64, ptr %v172, align 1
  store i64 %v175, ptr %v163, align 1
  store i64 %v176, ptr %v174, align 1
  br label %v99
v170:
  %v177 = icmp eq i32 %v151, 0
  br i1 %v177, label %v99, label %v178
v178:
  %v179 = phi i64 [ %v180, %v178 ], [ 0, %v170 ]
  %v181 = getelementptr i8, ptr %v164, i64 %v179
  %v182 = load i8, ptr %v181, align 1
  %v183 = getelementptr i8, ptr %v163, i64 %v179
  store i8 %v182, ptr %v183, align 1
  %v180 = add nuw nsw i64 %v179, 1
  %v184 = icmp eq i64 %v180, %v152
  br i1 %v184, label %v99, label %v178
v99:
  %v185 = phi i64 [ %v152, %v178 ], [ %v119, %v131 ], [ %v119, %v134 ], [ 0, %v135 ], [ %v152, %v166 ], [ %v152, %v169 ], [ %v152, %v170 ], [ %v119, %v143 ]
  %v101 = add i64 %v185, %v100
  store i64 %v101, ptr %v7, align 8
  %v98 = add i64 %v97, 12
  %v103 = add nuw nsw i32 %v102, 1
  %v186 = icmp slt i32 %v103, %v95
  br i1 %v186, label %v96, label %v46
v46:
  %v45 = load i64, ptr %v42, align 8
  %v187 = load i64, ptr %v39, align 8
  %v188 = icmp eq i64 %v187, %v45
  %v48 = zext i1 %v188 to i32
  %v50 = add i64 %v49, 1
  %v189 = icmp slt i64 %v50, %v4
  %v190 = or i1 %v41, %v189
  br i1 %v190, label %v43, label %v36
v36:
  %v191 = phi i64 [ 0, %v34 ], [ %v44, %v43 ], [ %v45, %v46 ]
  %v192 = phi i64 [ 0, %v34 ], [ %v49, %v43 ], [ %v50, %v46 ]
  %v193 = icmp eq i64 %v192, 0
  br i1 %v193, label %v33, label %v194
v194:
  %v195 = icmp slt i64 %v191, 0
  %v196 = sub i64 %v3, %v191
  %v197 = select i1 %v195, i64 0, i64 %v196
  %v198 = load i64, ptr %v7, align 8
  %v199 = load i64, ptr %v19, align 8
  %v200 = sub i64 %v199, %v198
  %v201 = icmp slt i64 %v200, %v197
  %v202 = icmp eq i64 %v198, 0
  %v203 = or i1 %v202, %v201
  br i1 %v203, label %v33, label %v204
v204:
  %v205 = tail call i64 @llvm.smax.i64(i64 %v191, i64 0)
  %v206 = add i64 %v205, %v2
  %v207 = inttoptr i64 %v198 to ptr
  %v208 = inttoptr i64 %v206 to ptr
  %v209 = icmp ugt i64 %v197, 16
  br i1 %v209, label %v210, label %v211
v210:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v207, ptr align 1 %v208, i64 %v197, i1 false)
  br label %v212
v211:
  %v213 = icmp ugt i64 %v197, 7
  br i1 %v213, label %v214, label %v215
v214:
  %v216 = getelementptr i8, ptr %v208, i64 %v197
  %v217 = getelementptr i8, ptr %v216, i64 -8
  %v218 = getelementptr i8, ptr %v207, i64 %v197
  %v219 = getelementptr i8, ptr %v218, i64 -8
  %v220 = load i64, ptr %v208, align 1
  %v221 = load i64, ptr %v217, align 1
  store i64 %v220, ptr %v207, align 1
  store i64 %v221, ptr %v219, align 1
  br label %v212
v215:
  %v222 = icmp eq i64 %v197, 0
  br i1 %v222, label %v212, label %v223
v223:
  %v224 = phi i64 [ %v225, %v223 ], [ 0, %v215 ]
  %v226 = getelementptr i8, ptr %v208, i64 %v224
  %v227 = load i8, ptr %v226, align 1
  %v228 = getelementptr i8, ptr %v207, i64 %v224
  store i8 %v227, ptr %v228, align 1
  %v225 = add nuw nsw i64 %v224, 1
  %v229 = icmp eq i64 %v225, %v197
  br i1 %v229, label %v212, label %v223
v212:
  %v230 = add i64 %v198, %v197
  store i64 %v230, ptr %v7, align 8
  %v231 = sub i64 %v230, %v29
  br label %v33
v33:
  %v232 = phi i64 [ 0, %v25 ], [ %v2, %v36 ], [ 0, %v194 ], [ %v29, %v212 ], [ 0, %v107 ], [ 0, %v108 ], [ 0, %v54 ]
  %v233 = phi i64 [ 0, %v25 ], [ %v3, %v36 ], [ 0, %v194 ], [ %v231, %v212 ], [ 0, %v107 ], [ 0, %v108 ], [ 0, %v54 ]
  %v234 = phi i64 [ -1, %v25 ], [ 0, %v36 ], [ -1, %v194 ], [ %v192, %v212 ], [ -1, %v107 ], [ -1, %v108 ], [ -1, %v54 ]
  %v235 = insertvalue { i64, i64, i64 } poison, i64 %v232, 0
  %v236 = insertvalue { i64, i64, i64 } %v235, i64 %v233, 1
  %v237 = insertvalue { i64, i64, i64 } %v236, i64 %v234, 2
  ret { i64, i64, i64 } %v237
}
define internal { i64, i64 } @udf_text_translate_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v112:
  %v4 = inttoptr i64 %v3 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = icmp slt i64 %v2, 1
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = getelementptr i8, ptr %v4, i64 8
  %v10 = inttoptr i64 %v0 to ptr
  %v11 = getelementptr i8, ptr %v10, i64 512
  %v12 = inttoptr i64 %v0 to ptr
  %v13 = getelementptr i8, ptr %v12, i64 512
  br label %v14
v14:
  %v15 = phi i64 [ %v16, %v17 ], [ 0, %v8 ]
  %v18 = phi i64 [ %v19, %v17 ], [ %v5, %v8 ]
  %v20 = add i64 %v15, %v1
  %v21 = inttoptr i64 %v20 to ptr
  %v22 = load i8, ptr %v21, align 1
  %v23 = zext i8 %v22 to i32
  %v24 = icmp sgt i8 %v22, -1
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = zext nneg i8 %v22 to i64
  %v28 = shl nuw nsw i64 %v27, 2
  %v29 = add i64 %v28, %v0
  %v30 = inttoptr i64 %v29 to ptr
  %v31 = load i32, ptr %v30, align 4
  br label %v32
v32:
  %v33 = phi i32 [ %v31, %v25 ], [ -1, %v26 ], [ %v34, %v35 ], [ -1, %v36 ]
  %v37 = icmp slt i32 %v33, 0
  br i1 %v37, label %v38, label %v39
v39:
  %v40 = load i32, ptr %v13, align 4
  %v41 = shl i32 %v40, 1
  %v42 = sext i32 %v41 to i64
  %v43 = shl nuw i32 %v33, 1
  %v44 = sext i32 %v43 to i64
  %v45 = add nsw i64 %v42, %v44
  %v46 = shl nsw i64 %v45, 2
  %v47 = add i64 %v46, %v0
  %v48 = inttoptr i64 %v47 to ptr
  %v49 = getelementptr i8, ptr %v48, i64 516
  %v50 = load i32, ptr %v49, align 4
  %v51 = sext i32 %v50 to i64
  %v52 = getelementptr i8, ptr %v48, i64 520
  %v53 = load i32, ptr %v52, align 4
  %v54 = sext i32 %v53 to i64
  %v55 = add i64 %v0, %v51
  br label %v38
v26:
  %v56 = load i32, ptr %v11, align 4
  %v57 = icmp slt i32 %v56, 1
  br i1 %v57, label %v32, label %v58
v58:
  %v59 = phi i32 [ %v60, %v36 ], [ %v56, %v26 ]
  %v61 = phi i32 [ %v62, %v36 ], [ 0, %v26 ]
  %v63 = add i32 %v61, %v59
  %v64 = sext i32 %v63 to i64
  %v65 = shl nsw i64 %v64, 2
  %v66 = and i64 %v65, -8
  %v67 = add i64 %v66, %v0
  %v68 = inttoptr i64 %v67 to ptr
  %v69 = getelementptr i8, ptr %v68, i64 516
  %v70 = load i32, ptr %v69, align 4
  %v71 = icmp eq i32 %v70, %v23
  br i1 %v71, label %v35, label %v36
v36:
  %v72 = ashr i32 %v63, 1
  %v73 = icmp ult i32 %v70, %v23
  %v74 = add nsw i32 %v72, 1
  %v62 = select i1 %v73, i32 %v74, i32 %v61
  %v60 = select i1 %v73, i32 %v59, i32 %v72
  %v75 = icmp slt i32 %v62, %v60
  br i1 %v75, label %v58, label %v32
v38:
  %v76 = phi i64 [ %v54, %v39 ], [ 1, %v32 ]
  %v77 = phi i64 [ %v55, %v39 ], [ %v20, %v32 ]
  %v78 = load i64, ptr %v9, align 8
  %v79 = sub i64 %v78, %v18
  %v80 = icmp slt i64 %v79, %v76
  %v81 = icmp eq i64 %v18, 0
  %v82 = or i1 %v81, %v80
  br i1 %v82, label %v83, label %v84
v84:
  %v85 = inttoptr i64 %v18 to ptr
  %v86 = inttoptr i64 %v77 to ptr
  %v87 = icmp ugt i64 %v76, 16
  br i1 %v87, label %v88, label %v89
v88:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v85, ptr align 1 %v86, i64 %v76, i1 false)
  br label %v17
v89:
  %v90 = icmp ugt i64 %v76, 7
  br i1 %v90, label %v91, label %v92
v91:
  %v93 = getelementptr i8, ptr %v86, i64 %v76
  %v94 = getelementptr i8, ptr %v93, i64 -8
  %v95 = getelementptr i8, ptr %v85, i64 %v76
  %v96 = getelementptr i8, ptr %v95, i64 -8
  %v97 = load i64, ptr %v86, align 1
  %v98 = load i64, ptr %v94, align 1
  store i64 %v97, ptr %v85, align 1
  store i64 %v98, ptr %v96, align 1
  br label %v17
v92:
  %v99 = icmp eq i64 %v76, 0
  br i1 %v99, label %v17, label %v100
v100:
  %v101 = phi i64 [ %v102, %v100 ], [ 0, %v92 ]
  %v103 = getelementptr i8, ptr %v86, i64 %v101
  %v104 = load i8, ptr %v103, align 1
  %v105 = getelementptr i8, ptr %v85, i64 %v101
  store i8 %v104, ptr %v105, align 1
  %v102 = add nuw nsw i64 %v101, 1
  %v106 = icmp eq i64 %v102, %v76
  br i1 %v106, label %v17, label %v100
v17:
  %v19 = add i64 %v76, %v18
  store i64 %v19, ptr %v4, align 8
  %v16 = add nuw nsw i64 %v15, 1
  %v107 = icmp slt i64 %v16, %v2
  br i1 %v107, label %v14, label %v7
v35:
  %v108 = add i64 %v67, 516
  %v109 = inttoptr i64 %v108 to ptr
  %v110 = getelementptr i8, ptr %v109, i64 4
  %v34 = load i32, ptr %v110, align 4
  br label %v32
v7:
  %v111 = phi i64 [ %v5, %v112 ], [ %v19, %v17 ]
  %v113 = sub i64 %v111, %v5
  br label %v83
v83:
  %v114 = phi i64 [ %v5, %v7 ], [ 0, %v38 ]
  %v115 = phi i64 [ %v113, %v7 ], [ 0, %v38 ]
  %v116 = insertvalue { i64, i64 } poison, i64 %v114, 0
  %v117 = insertvalue { i64, i64 } %v116, i64 %v115, 1
  ret { i64, i64 } %v117
}
define internal { i64, i64 } @udf_text_translate_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v157:
  %v4 = inttoptr i64 %v3 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = icmp slt i64 %v2, 1
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = getelementptr i8, ptr %v4, i64 8
  %v10 = inttoptr i64 %v0 to ptr
  %v11 = getelementptr i8, ptr %v10, i64 512
  %v12 = inttoptr i64 %v0 to ptr
  %v13 = getelementptr i8, ptr %v12, i64 512
  br label %v14
v14:
  %v15 = phi i64 [ %v16, %v17 ], [ 0, %v8 ]
  %v18 = phi i64 [ %v19, %v17 ], [ %v5, %v8 ]
  %v20 = add i64 %v15, %v1
  %v21 = inttoptr i64 %v20 to ptr
  %v22 = load i8, ptr %v21, align 1
  %v23 = icmp sgt i8 %v22, -1
  %v24 = icmp ult i8 %v22, -32
  %v25 = icmp ult i8 %v22, -16
  %v26 = select i1 %v25, i64 3, i64 4
  %v27 = select i1 %v24, i64 2, i64 %v26
  %v28 = select i1 %v23, i64 1, i64 %v27
  %v29 = zext i8 %v22 to i32
  br i1 %v23, label %v30, label %v31
v31:
  %v32 = getelementptr i8, ptr %v21, i64 1
  %v33 = load i8, ptr %v32, align 1
  br i1 %v24, label %v34, label %v35
v34:
  %v36 = and i8 %v33, 63
  %v37 = zext nneg i8 %v36 to i32
  %v38 = shl nuw nsw i32 %v29, 6
  %v39 = and i32 %v38, 1984
  %v40 = or disjoint i32 %v39, %v37
  br label %v30
v35:
  %v41 = zext i8 %v33 to i32
  %v42 = getelementptr i8, ptr %v21, i64 2
  %v43 = load i8, ptr %v42, align 1
  br i1 %v25, label %v44, label %v45
v44:
  %v46 = shl nuw nsw i32 %v29, 12
  %v47 = and i32 %v46, 61440
  %v48 = shl nuw nsw i32 %v41, 6
  %v49 = and i32 %v48, 4032
  %v50 = or disjoint i32 %v49, %v47
  %v51 = and i8 %v43, 63
  %v52 = zext nneg i8 %v51 to i32
  %v53 = or disjoint i32 %v50, %v52
  br label %v30
v45:
  %v54 = shl nuw nsw i32 %v29, 18
  %v55 = and i32 %v54, 1835008
  %v56 = shl nuw nsw i32 %v41, 12
  %v57 = and i32 %v56, 258048
  %v58 = or disjoint i32 %v57, %v55
  %v59 = zext i8 %v43 to i32
  %v60 = shl nuw nsw i32 %v59, 6
  %v61 = and i32 %v60, 4032
  %v62 = or disjoint i32 %v58, %v61
  %v63 = getelementptr i8, ptr %v21, i64 3
  %v64 = load i8, ptr %v63, align 1
  %v65 = and i8 %v64, 63
  %v66 = zext nneg i8 %v65 to i32
  %v67 = or disjoint i32 %v62, %v66
  br label %v30
v30:
  %v68 = phi i32 [ %v29, %v14 ], [ %v40, %v34 ], [ %v53, %v44 ], [ %v67, %v45 ]
  %v69 = icmp ult i32 %v68, 128
  br i1 %v69, label %v70, label %v71
v70:
  %v72 = shl nuw nsw i32 %v68, 2
  %v73 = zext nneg i32 %v72 to i64
  %v74 = add i64 %v0, %v73
  %v75 = inttoptr i64 %v74 to ptr
  %v76 = load i32, ptr %v75, align 4
  br label %v77
v71:
  %v78 = load i32, ptr %v11, align 4
  %v79 = icmp slt i32 %v78, 1
  br i1 %v79, label %v77, label %v80
v80:
  %v81 = phi i32 [ %v82, %v83 ], [ %v78, %v71 ]
  %v84 = phi i32 [ %v85, %v83 ], [ 0, %v71 ]
  %v86 = add i32 %v84, %v81
  %v87 = sext i32 %v86 to i64
  %v88 = shl nsw i64 %v87, 2
  %v89 = and i64 %v88, -8
  %v90 = add i64 %v89, %v0
  %v91 = inttoptr i64 %v90 to ptr
  %v92 = getelementptr i8, ptr %v91, i64 516
  %v93 = load i32, ptr %v92, align 4
  %v94 = icmp eq i32 %v93, %v68
  br i1 %v94, label %v95, label %v83
v83:
  %v96 = ashr i32 %v86, 1
  %v97 = icmp ult i32 %v93, %v68
  %v98 = add nsw i32 %v96, 1
  %v85 = select i1 %v97, i32 %v98, i32 %v84
  %v82 = select i1 %v97, i32 %v81, i32 %v96
  %v99 = icmp slt i32 %v85, %v82
  br i1 %v99, label %v80, label %v77
v95:
  %v100 = add i64 %v90, 516
  %v101 = inttoptr i64 %v100 to ptr
  %v102 = getelementptr i8, ptr %v101, i64 4
  %v103 = load i32, ptr %v102, align 4
  br label %v77
v77:
  %v104 = phi i32 [ %v76, %v70 ], [ -1, %v71 ], [ %v103, %v95 ], [ -1, %v83 ]
  %v105 = icmp slt i32 %v104, 0
  br i1 %v105, label %v106, label %v107
v107:
  %v108 = load i32, ptr %v13, align 4
  %v109 = shl i32 %v108, 1
  %v110 = sext i32 %v109 to i64
  %v111 = shl nuw i32 %v104, 1
  %v112 = sext i32 %v111 to i64
  %v113 = add nsw i64 %v110, %v112
  %v114 = shl nsw i64 %v113, 2
  %v115 = add i64 %v114, %v0
  %v116 = inttoptr i64 %v115 to ptr
  %v117 = getelementptr i8, ptr %v116, i64 516
  %v118 = load i32, ptr %v117, align 4
  %v119 = sext i32 %v118 to i64
  %v120 = getelementptr i8, ptr %v116, i64 520
  %v121 = load i32, ptr %v120, align 4
  %v122 = sext i32 %v121 to i64
  %v123 = add i64 %v0, %v119
  br label %v106
v106:
  %v124 = phi i64 [ %v123, %v107 ], [ %v20, %v77 ]
  %v125 = phi i64 [ %v122, %v107 ], [ %v28, %v77 ]
  %v126 = load i64, ptr %v9, align 8
  %v127 = sub i64 %v126, %v18
  %v128 = icmp slt i64 %v127, %v125
  %v129 = icmp eq i64 %v18, 0
  %v130 = or i1 %v129, %v128
  br i1 %v130, label %v131, label %v132
v132:
  %v133 = inttoptr i64 %v18 to ptr
  %v134 = inttoptr i64 %v124 to ptr
  %v135 = icmp ugt i64 %v125, 16
  br i1 %v135, label %v136, label %v137
v136:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v133, ptr align 1 %v134, i64 %v125, i1 false)
  br label %v17
v137:
  %v138 = icmp ugt i64 %v125, 7
  br i1 %v138, label %v139, label %v140
v139:
  %v141 = getelementptr i8, ptr %v134, i64 %v125
  %v142 = getelementptr i8, ptr %v141, i64 -8
  %v143 = getelementptr i8, ptr %v133, i64 %v125
  %v144 = getelementptr i8, ptr %v143, i64 -8
  %v145 = load i64, ptr %v134, align 1
  %v146 = load i64, ptr %v142, align 1
  store i64 %v145, ptr %v133, align 1
  store i64 %v146, ptr %v144, align 1
  br label %v17
v140:
  %v147 = icmp eq i64 %v125, 0
  br i1 %v147, label %v17, label %v148
v148:
  %v149 = phi i64 [ %v150, %v148 ], [ 0, %v140 ]
  %v151 = getelementptr i8, ptr %v134, i64 %v149
  %v152 = load i8, ptr %v151, align 1
  %v153 = getelementptr i8, ptr %v133, i64 %v149
  store i8 %v152, ptr %v153, align 1
  %v150 = add nuw nsw i64 %v149, 1
  %v154 = icmp eq i64 %v150, %v125
  br i1 %v154, label %v17, label %v148
v17:
  %v19 = add i64 %v125, %v18
  store i64 %v19, ptr %v4, align 8
  %v16 = add i64 %v28, %v15
  %v155 = icmp slt i64 %v16, %v2
  br i1 %v155, label %v14, label %v7
v7:
  %v156 = phi i64 [ %v5, %v157 ], [ %v19, %v17 ]
  %v158 = sub i64 %v156, %v5
  br label %v131
v131:
  %v159 = phi i64 [ %v5, %v7 ], [ 0, %v106 ]
  %v160 = phi i64 [ %v158, %v7 ], [ 0, %v106 ]
  %v161 = insertvalue { i64, i64 } poison, i64 %v159, 0
  %v162 = insertvalue { i64, i64 } %v161, i64 %v160, 1
  ret { i64, i64 } %v162
}
define internal { i64, i64 } @udf_text_expandtabs_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v77:
  %v4 = inttoptr i64 %v3 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = icmp slt i64 %v1, 1
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = trunc i64 %v2 to i32
  %v10 = getelementptr i8, ptr %v4, i64 8
  %v11 = icmp slt i64 %v2, 1
  %v12 = icmp eq i32 %v9, 0
  %v13 = tail call i32 @llvm.umax.i32(i32 %v9, i32 1)
  %v14 = getelementptr i8, ptr %v4, i64 8
  br label %v15
v15:
  %v16 = phi i64 [ 0, %v8 ], [ %v17, %v18 ]
  %v19 = phi i64 [ 0, %v8 ], [ %v20, %v18 ]
  %v21 = phi i64 [ %v5, %v8 ], [ %v22, %v18 ]
  %v23 = add i64 %v16, %v0
  %v24 = inttoptr i64 %v23 to ptr
  %v25 = load i8, ptr %v24, align 1
  %v26 = icmp eq i8 %v25, 9
  br i1 %v26, label %v27, label %v28
v27:
  br i1 %v11, label %v29, label %v30
v30:
  %v31 = or i64 %v19, %v2
  %v32 = icmp ult i64 %v31, 4294967296
  br i1 %v32, label %v33, label %v34
v34:
  %v35 = srem i64 %v19, %v2
  br label %v36
v28:
  %v37 = load i64, ptr %v10, align 8
  %v38 = sub i64 %v37, %v21
  %v39 = icmp slt i64 %v38, 1
  %v40 = icmp eq i64 %v21, 0
  %v41 = or i1 %v40, %v39
  br i1 %v41, label %v42, label %v43
v43:
  %v44 = inttoptr i64 %v21 to ptr
  %v45 = load i8, ptr %v24, align 1
  store i8 %v45, ptr %v44, align 1
  %v46 = add i64 %v21, 1
  store i64 %v46, ptr %v4, align 8
  %v47 = icmp eq i8 %v25, 13
  %v48 = icmp eq i8 %v25, 10
  %v49 = or i1 %v48, %v47
  %v50 = add i64 %v19, 1
  %v51 = select i1 %v49, i64 0, i64 %v50
  br label %v18
v33:
  %v52 = trunc nuw i64 %v19 to i32
  %v53 = urem i32 %v52, %v13
  %v54 = select i1 %v12, i32 -1, i32 %v53
  %v55 = zext i32 %v54 to i64
  br label %v36
v36:
  %v56 = phi i64 [ %v55, %v33 ], [ %v35, %v34 ]
  %v57 = sub i64 %v2, %v56
  br label %v29
v29:
  %v58 = phi i64 [ 0, %v27 ], [ %v57, %v36 ]
  %v59 = load i64, ptr %v14, align 8
  %v60 = sub i64 %v59, %v21
  %v61 = icmp slt i64 %v60, %v58
  %v62 = icmp eq i64 %v21, 0
  %v63 = or i1 %v62, %v61
  br i1 %v63, label %v42, label %v64
v64:
  %v65 = icmp slt i64 %v58, 1
  br i1 %v65, label %v66, label %v67
v67:
  %v68 = phi i64 [ %v69, %v67 ], [ 0, %v64 ]
  %v70 = add i64 %v68, %v21
  %v71 = inttoptr i64 %v70 to ptr
  store i8 32, ptr %v71, align 1
  %v69 = add nuw nsw i64 %v68, 1
  %v72 = icmp slt i64 %v69, %v58
  br i1 %v72, label %v67, label %v66
v66:
  %v73 = add i64 %v58, %v21
  store i64 %v73, ptr %v4, align 8
  %v74 = add i64 %v58, %v19
  br label %v18
v18:
  %v20 = phi i64 [ %v74, %v66 ], [ %v51, %v43 ]
  %v22 = phi i64 [ %v73, %v66 ], [ %v46, %v43 ]
  %v17 = add nuw nsw i64 %v16, 1
  %v75 = icmp slt i64 %v17, %v1
  br i1 %v75, label %v15, label %v7
v7:
  %v76 = phi i64 [ %v5, %v77 ], [ %v22, %v18 ]
  %v78 = sub i64 %v76, %v5
  br label %v42
v42:
  %v79 = phi i64 [ %v5, %v7 ], [ 0, %v28 ], [ 0, %v29 ]
  %v80 = phi i64 [ %v78, %v7 ], [ 0, %v28 ], [ 0, %v29 ]
  %v81 = insertvalue { i64, i64 } poison, i64 %v79, 0
  %v82 = insertvalue { i64, i64 } %v81, i64 %v80, 1
  ret { i64, i64 } %v82
}
define internal { i64, i64 } @udf_text_expandtabs_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v90:
  %v4 = inttoptr i64 %v3 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = icmp slt i64 %v1, 1
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = trunc i64 %v2 to i32
  %v10 = getelementptr i8, ptr %v4, i64 8
  %v11 = icmp slt i64 %v2, 1
  %v12 = icmp eq i32 %v9, 0
  %v13 = tail call i32 @llvm.umax.i32(i32 %v9, i32 1)
  %v14 = getelementptr i8, ptr %v4, i64 8
  br label %v15
v15:
  %v16 = phi i64 [ 0, %v8 ], [ %v17, %v18 ]
  %v19 = phi i64 [ 0, %v8 ], [ %v20, %v18 ]
  %v21 = phi i64 [ %v5, %v8 ], [ %v22, %v18 ]
  %v23 = add i64 %v16, %v0
  %v24 = inttoptr i64 %v23 to ptr
  %v25 = load i8, ptr %v24, align 1
  %v26 = icmp sgt i8 %v25, -1
  %v27 = icmp ult i8 %v25, -32
  %v28 = icmp ult i8 %v25, -16
  %v29 = select i1 %v28, i64 3, i64 4
  %v30 = select i1 %v27, i64 2, i64 %v29
  %v31 = select i1 %v26, i64 1, i64 %v30
  %v32 = icmp eq i8 %v25, 9
  br i1 %v32, label %v33, label %v34
v33:
  br i1 %v11, label %v35, label %v36
v36:
  %v37 = or i64 %v19, %v2
  %v38 = icmp ult i64 %v37, 4294967296
  br i1 %v38, label %v39, label %v40
v40:
  %v41 = srem i64 %v19, %v2
  br label %v42
v34:
  %v43 = load i64, ptr %v10, align 8
  %v44 = sub i64 %v43, %v21
  %v45 = icmp slt i64 %v44, %v31
  %v46 = icmp eq i64 %v21, 0
  %v47 = or i1 %v46, %v45
  br i1 %v47, label %v48, label %v49
v49:
  %v50 = inttoptr i64 %v21 to ptr
  br label %v51
v51:
  %v52 = phi i64 [ %v53, %v51 ], [ 0, %v49 ]
  %v54 = getelementptr i8, ptr %v24, i64 %v52
  %v55 = load i8, ptr %v54, align 1
  %v56 = getelementptr i8, ptr %v50, i64 %v52
  store i8 %v55, ptr %v56, align 1
  %v53 = add nuw nsw i64 %v52, 1
  %v57 = icmp eq i64 %v53, %v31
  br i1 %v57, label %v58, label %v51
v58:
  %v59 = add i64 %v31, %v21
  store i64 %v59, ptr %v4, align 8
  %v60 = icmp eq i8 %v25, 13
  %v61 = icmp eq i8 %v25, 10
  %v62 = or i1 %v61, %v60
  %v63 = add i64 %v19, 1
  %v64 = select i1 %v62, i64 0, i64 %v63
  br label %v18
v39:
  %v65 = trunc nuw i64 %v19 to i32
  %v66 = urem i32 %v65, %v13
  %v67 = select i1 %v12, i32 -1, i32 %v66
  %v68 = zext i32 %v67 to i64
  br label %v42
v42:
  %v69 = phi i64 [ %v68, %v39 ], [ %v41, %v40 ]
  %v70 = sub i64 %v2, %v69
  br label %v35
v35:
  %v71 = phi i64 [ 0, %v33 ], [ %v70, %v42 ]
  %v72 = load i64, ptr %v14, align 8
  %v73 = sub i64 %v72, %v21
  %v74 = icmp slt i64 %v73, %v71
  %v75 = icmp eq i64 %v21, 0
  %v76 = or i1 %v75, %v74
  br i1 %v76, label %v48, label %v77
v77:
  %v78 = icmp slt i64 %v71, 1
  br i1 %v78, label %v79, label %v80
v80:
  %v81 = phi i64 [ %v82, %v80 ], [ 0, %v77 ]
  %v83 = add i64 %v81, %v21
  %v84 = inttoptr i64 %v83 to ptr
  store i8 32, ptr %v84, align 1
  %v82 = add nuw nsw i64 %v81, 1
  %v85 = icmp slt i64 %v82, %v71
  br i1 %v85, label %v80, label %v79
v79:
  %v86 = add i64 %v71, %v21
  store i64 %v86, ptr %v4, align 8
  %v87 = add i64 %v71, %v19
  br label %v18
v18:
  %v20 = phi i64 [ %v87, %v79 ], [ %v64, %v58 ]
  %v22 = phi i64 [ %v86, %v79 ], [ %v59, %v58 ]
  %v17 = add i64 %v31, %v16
  %v88 = icmp slt i64 %v17, %v1
  br i1 %v88, label %v15, label %v7
v7:
  %v89 = phi i64 [ %v5, %v90 ], [ %v22, %v18 ]
  %v91 = sub i64 %v89, %v5
  br label %v48
v48:
  %v92 = phi i64 [ %v5, %v7 ], [ 0, %v34 ], [ 0, %v35 ]
  %v93 = phi i64 [ %v91, %v7 ], [ 0, %v34 ], [ 0, %v35 ]
  %v94 = insertvalue { i64, i64 } poison, i64 %v92, 0
  %v95 = insertvalue { i64, i64 } %v94, i64 %v93, 1
  ret { i64, i64 } %v95
}
define internal { i64, i64 } @udf_text_split_right_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v15:
  %v4 = inttoptr i64 %v3 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = sub i64 0, %v5
  %v7 = and i64 %v6, 7
  %v8 = add i64 %v7, %v5
  store i64 %v8, ptr %v4, align 8
  %v9 = icmp slt i64 %v1, 1
  br i1 %v9, label %v10, label %v11
v11:
  %v12 = phi i64 [ %v13, %v14 ], [ %v1, %v15 ]
  %v13 = add nsw i64 %v12, -1
  %v16 = add i64 %v13, %v0
  %v17 = inttoptr i64 %v16 to ptr
  %v18 = load i8, ptr %v17, align 1
  %v19 = sext i8 %v18 to i16
  %v20 = icmp sgt i8 %v18, -1
  br i1 %v20, label %v21, label %v22
v21:
  %v23 = icmp eq i8 %v18, 32
  %v24 = add nsw i16 %v19, -9
  %v25 = icmp ult i16 %v24, 5
  %v26 = or i1 %v23, %v25
  %v27 = and i8 %v18, 124
  %v28 = icmp eq i8 %v27, 28
  %v29 = or i1 %v28, %v26
  br i1 %v29, label %v14, label %v30
v14:
  %v31 = icmp slt i64 %v12, 2
  br i1 %v31, label %v10, label %v11
v22:
  %v32 = and i16 %v19, 255
  %v33 = icmp eq i8 %v18, -123
  %v34 = icmp eq i16 %v32, 160
  %v35 = or i1 %v33, %v34
  br i1 %v35, label %v14, label %v30
v30:
  %v36 = getelementptr i8, ptr %v4, i64 8
  br label %v37
v37:
  %v38 = phi i64 [ %v39, %v40 ], [ %v12, %v30 ]
  %v41 = phi i64 [ %v42, %v40 ], [ %v2, %v30 ]
  %v43 = phi i64 [ %v44, %v40 ], [ %v8, %v30 ]
  %v45 = icmp eq i64 %v41, 0
  %v46 = select i1 %v45, i64 0, i64 %v38
  %v47 = icmp slt i64 %v46, 1
  br i1 %v47, label %v48, label %v49
v49:
  %v50 = phi i64 [ %v51, %v52 ], [ %v46, %v37 ]
  %v51 = add nsw i64 %v50, -1
  %v53 = add i64 %v51, %v0
  %v54 = inttoptr i64 %v53 to ptr
  %v55 = load i8, ptr %v54, align 1
  %v56 = sext i8 %v55 to i16
  %v57 = icmp sgt i8 %v55, -1
  br i1 %v57, label %v58, label %v59
v58:
  %v60 = icmp ne i8 %v55, 32
  %v61 = add nsw i16 %v56, -14
  %v62 = icmp ult i16 %v61, -5
  %v63 = and i1 %v60, %v62
  %v64 = and i8 %v55, 124
  %v65 = icmp ne i8 %v64, 28
  %v66 = and i1 %v65, %v63
  br i1 %v66, label %v52, label %v48
v52:
  %v67 = icmp slt i64 %v50, 2
  br i1 %v67, label %v48, label %v49
v59:
  %v68 = and i16 %v56, 255
  %v69 = icmp eq i8 %v55, -123
  %v70 = icmp eq i16 %v68, 160
  %v71 = or i1 %v69, %v70
  br i1 %v71, label %v48, label %v52
v48:
  %v72 = phi i64 [ %v46, %v37 ], [ 0, %v52 ], [ %v50, %v59 ], [ %v50, %v58 ]
  %v73 = load i64, ptr %v36, align 8
  %v74 = sub i64 %v73, %v43
  %v75 = icmp slt i64 %v74, 16
  %v76 = icmp eq i64 %v43, 0
  %v77 = or i1 %v76, %v75
  br i1 %v77, label %v78, label %v79
v79:
  %v80 = add i64 %v72, %v0
  %v81 = inttoptr i64 %v43 to ptr
  store i64 %v80, ptr %v81, align 8
  %v82 = sub nsw i64 %v38, %v72
  %v83 = getelementptr i8, ptr %v81, i64 8
  store i64 %v82, ptr %v83, align 8
  %v44 = add i64 %v43, 16
  store i64 %v44, ptr %v4, align 8
  %v84 = icmp slt i64 %v72, 1
  br i1 %v84, label %v40, label %v85
v85:
  %v86 = phi i64 [ %v87, %v88 ], [ %v72, %v79 ]
  %v87 = add nsw i64 %v86, -1
  %v89 = add i64 %v87, %v0
  %v90 = inttoptr i64 %v89 to ptr
  %v91 = load i8, ptr %v90, align 1
  %v92 = sext i8 %v91 to i16
  %v93 = icmp sgt i8 %v91, -1
  br i1 %v93, label %v94, label %v95
v94:
  %v96 = icmp eq i8 %v91, 32
  %v97 = add nsw i16 %v92, -9
  %v98 = icmp ult i16 %v97, 5
  %v99 = or i1 %v96, %v98
  %v100 = and i8 %v91, 124
  %v101 = icmp eq i8 %v100, 28
  %v102 = or i1 %v101, %v99
  br i1 %v102, label %v88, label %v40
v88:
  %v103 = icmp slt i64 %v86, 2
  br i1 %v103, label %v40, label %v85
v95:
  %v104 = and i16 %v92, 255
  %v105 = icmp eq i8 %v91, -123
  %v106 = icmp eq i16 %v104, 160
  %v107 = or i1 %v105, %v106
  br i1 %v107, label %v88, label %v40
v40:
  %v39 = phi i64 [ %v72, %v79 ], [ 0, %v88 ], [ %v86, %v94 ], [ %v86, %v95 ]
  %v108 = icmp sgt i64 %v39, 0
  %v42 = add i64 %v41, -1
  br i1 %v108, label %v37, label %v10
v10:
  %v109 = phi i64 [ %v8, %v15 ], [ %v44, %v40 ], [ %v8, %v14 ]
  %v110 = sub i64 %v109, %v8
  %v111 = ashr i64 %v110, 63
  %v112 = lshr i64 %v111, 60
  %v113 = add i64 %v112, %v110
  %v114 = icmp slt i64 %v110, 32
  br i1 %v114, label %v115, label %v116
v116:
  %v117 = add i64 %v8, 8
  %v118 = and i64 %v110, 9223372036854775792
  %v119 = add i64 %v5, -8
  %v120 = add i64 %v119, %v7
  %v121 = add i64 %v120, %v118
  %v122 = lshr i64 %v110, 5
  br label %v123
v123:
  %v124 = phi i64 [ %v117, %v116 ], [ %v125, %v123 ]
  %v126 = phi i64 [ %v121, %v116 ], [ %v127, %v123 ]
  %v128 = phi i64 [ 0, %v116 ], [ %v129, %v123 ]
  %v130 = inttoptr i64 %v124 to ptr
  %v131 = getelementptr i8, ptr %v130, i64 -8
  %v132 = load i64, ptr %v131, align 8
  %v133 = load i64, ptr %v130, align 8
  %v134 = inttoptr i64 %v126 to ptr
  %v135 = getelementptr i8, ptr %v134, i64 -8
  %v136 = load i64, ptr %v135, align 8
  store i64 %v136, ptr %v131, align 8
  %v137 = load i64, ptr %v134, align 8
  store i64 %v137, ptr %v130, align 8
  store i64 %v132, ptr %v135, align 8
  store i64 %v133, ptr %v134, align 8
  %v125 = add i64 %v124, 16
  %v127 = add i64 %v126, -16
  %v129 = add nuw nsw i64 %v128, 1
  %v138 = icmp samesign ult i64 %v129, %v122
  br i1 %v138, label %v123, label %v139
v139:
  %v140 = load i64, ptr %v4, align 8
  %v141 = sub i64 %v140, %v8
  %v142 = ashr i64 %v141, 63
  %v143 = lshr i64 %v142, 60
  %v144 = add i64 %v143, %v141
  br label %v115
v115:
  %v145 = phi i64 [ %v113, %v10 ], [ %v144, %v139 ]
  %v146 = ashr i64 %v145, 4
  br label %v78
v78:
  %v147 = phi i64 [ %v146, %v115 ], [ 0, %v48 ]
  %v148 = phi i64 [ %v8, %v115 ], [ 0, %v48 ]
  %v149 = insertvalue { i64, i64 } poison, i64 %v148, 0
  %v150 = insertvalue { i64, i64 } %v149, i64 %v147, 1
  ret { i64, i64 } %v150
}
define internal { i64, i64 } @udf_text_split_right_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v11:
  %v4 = inttoptr i64 %v3 to ptr
  %v5 = load i64, ptr %v4, align 8
  %v6 = sub i64 0, %v5
  %v7 = and i64 %v6, 7
  %v8 = add i64 %v7, %v5
  store i64 %v8, ptr %v4, align 8
  br label %v9
v9:
  %v10 = phi i64 [ %v1, %v11 ], [ %v12, %v13 ]
  %v14 = icmp slt i64 %v10, 1
  br i1 %v14, label %v15, label %v16
v16:
  %v17 = phi i64 [ %v12, %v16 ], [ %v10, %v9 ]
  %v12 = add i64 %v17, -1
  %v18 = add i64 %v17, %v0
  %v19 = inttoptr i64 %v18 to ptr
  %v20 = getelementptr i8, ptr %v19, i64 -1
  %v21 = load i8, ptr %v20, align 1
  %v22 = icmp slt i8 %v21, -64
  br i1 %v22, label %v16, label %v23
v23:
  %v24 = zext i8 %v21 to i32
  %v25 = icmp sgt i8 %v21, -1
  br i1 %v25, label %v26, label %v27
v27:
  %v28 = icmp ult i8 %v21, -32
  br i1 %v28, label %v29, label %v30
v29:
  %v31 = load i8, ptr %v19, align 1
  %v32 = and i8 %v31, 63
  %v33 = zext nneg i8 %v32 to i32
  %v34 = shl nuw nsw i32 %v24, 6
  %v35 = and i32 %v34, 1984
  %v36 = or disjoint i32 %v35, %v33
  br label %v26
v30:
  %v37 = icmp ult i8 %v21, -16
  %v38 = load i8, ptr %v19, align 1
  %v39 = zext i8 %v38 to i32
  %v40 = getelementptr i8, ptr %v19, i64 1
  %v41 = load i8, ptr %v40, align 1
  br i1 %v37, label %v42, label %v43
v42:
  %v44 = shl nuw nsw i32 %v24, 12
  %v45 = and i32 %v44, 61440
  %v46 = shl nuw nsw i32 %v39, 6
  %v47 = and i32 %v46, 4032
  %v48 = or disjoint i32 %v47, %v45
  %v49 = and i8 %v41, 63
  %v50 = zext nneg i8 %v49 to i32
  %v51 = or disjoint i32 %v48, %v50
  br label %v26
v43:
  %v52 = shl nuw nsw i32 %v24, 18
  %v53 = and i32 %v52, 1835008
  %v54 = shl nuw nsw i32 %v39, 12
  %v55 = and i32 %v54, 258048
  %v56 = or disjoint i32 %v55, %v53
  %v57 = zext i8 %v41 to i32
  %v58 = shl nuw nsw i32 %v57, 6
  %v59 = and i32 %v58, 4032
  %v60 = or disjoint i32 %v56, %v59
  %v61 = getelementptr i8, ptr %v19, i64 2
  %v62 = load i8, ptr %v61, align 1
  %v63 = and i8 %v62, 63
  %v64 = zext nneg i8 %v63 to i32
  %v65 = or disjoint i32 %v60, %v64
  br label %v26
v26:
  %v66 = phi i32 [ %v24, %v23 ], [ %v36, %v29 ], [ %v51, %v42 ], [ %v65, %v43 ]
  %v67 = icmp ult i32 %v66, 128
  br i1 %v67, label %v68, label %v69
v68:
  %v70 = add nsw i32 %v66, -9
  %v71 = icmp ult i32 %v70, 5
  %v72 = icmp eq i32 %v66, 32
  %v73 = or i1 %v72, %v71
  %v74 = and i32 %v66, 124
  %v75 = icmp eq i32 %v74, 28
  %v76 = or i1 %v75, %v73
  br label %v13
v69:
  switch i32 %v66, label %v77 [
    i32 5760, label %v78
    i32 160, label %v78
    i32 133, label %v78
  ]
v77:
  %v79 = add nsw i32 %v66, -8192
  %v80 = icmp ult i32 %v79, 11
  br label %v78
v78:
  %v81 = phi i1 [ true, %v69 ], [ %v80, %v77 ], [ true, %v69 ], [ true, %v69 ]
  %v82 = and i32 %v66, -2
  %v83 = icmp eq i32 %v82, 8232
  %v84 = or i1 %v83, %v81
  %v85 = icmp eq i32 %v66, 8239
  %v86 = or i1 %v85, %v84
  %v87 = icmp eq i32 %v66, 8287
  %v88 = or i1 %v87, %v86
  %v89 = icmp eq i32 %v66, 12288
  %v90 = or i1 %v89, %v88
  br label %v13
v13:
  %v91 = phi i1 [ %v76, %v68 ], [ %v90, %v78 ]
  br i1 %v91, label %v9, label %v92
v92:
  %v93 = add i64 %v0, 1
  %v94 = getelementptr i8, ptr %v4, i64 8
  br label %v95
v95:
  %v96 = phi i64 [ %v10, %v92 ], [ %v97, %v98 ]
  %v99 = phi i64 [ %v2, %v92 ], [ %v100, %v98 ]
  %v101 = phi i64 [ %v8, %v92 ], [ %v102, %v98 ]
  %v103 = icmp eq i64 %v99, 0
  %v104 = select i1 %v103, i64 0, i64 %v96
  br label %v105
v105:
  %v106 = phi i64 [ %v104, %v95 ], [ %v107, %v108 ]
  %v109 = icmp slt i64 %v106, 1
  br i1 %v109, label %v110, label %v111
v111:
  %v112 = add i64 %v93, %v106
  br label %v113
v113:
  %v114 = phi i64 [ %v106, %v111 ], [ %v107, %v113 ]
  %v115 = phi i64 [ %v112, %v111 ], [ %v116, %v113 ]
  %v107 = add i64 %v114, -1
  %v117 = inttoptr i64 %v115 to ptr
  %v118 = getelementptr i8, ptr %v117, i64 -2
  %v119 = load i8, ptr %v118, align 1
  %v120 = icmp slt i8 %v119, -64
  %v116 = add i64 %v115, -1
  br i1 %v120, label %v113, label %v121
v121:
  %v122 = zext i8 %v119 to i32
  %v123 = icmp sgt i8 %v119, -1
  br i1 %v123, label %v124, label %v125
v125:
  %v126 = icmp ult i8 %v119, -32
  br i1 %v126, label %v127, label %v128
v127:
  %v129 = getelementptr i8, ptr %v117, i64 -1
  %v130 = load i8, ptr %v129, align 1
  %v131 = and i8 %v130, 63
  %v132 = zext nneg i8 %v131 to i32
  %v133 = shl nuw nsw i32 %v122, 6
  %v134 = and i32 %v133, 1984
  %v135 = or disjoint i32 %v134, %v132
  br label %v124
v128:
  %v136 = icmp ult i8 %v119, -16
  %v137 = getelementptr i8, ptr %v117, i64 -1
  %v138 = load i8, ptr %v137, align 1
  %v139 = zext i8 %v138 to i32
  %v140 = load i8, ptr %v117, align 1
  br i1 %v136, label %v141, label %v142
v141:
  %v143 = shl nuw nsw i32 %v122, 12
  %v144 = and i32 %v143, 61440
  %v145 = shl nuw nsw i32 %v139, 6
  %v146 = and i32 %v145, 4032
  %v147 = or disjoint i32 %v146, %v144
  %v148 = and i8 %v140, 63
  %v149 = zext nneg i8 %v148 to i32
  %v150 = or disjoint i32 %v147, %v149
  br label %v124
v142:
  %v151 = shl nuw nsw i32 %v122, 18
  %v152 = and i32 %v151, 1835008
  %v153 = shl nuw nsw i32 %v139, 12
  %v154 = and i32 %v153, 258048
  %v155 = or disjoint i32 %v154, %v152
  %v156 = zext i8 %v140 to i32
  %v157 = shl nuw nsw i32 %v156, 6
  %v158 = and i32 %v157, 4032
  %v159 = or disjoint i32 %v155, %v158
  %v160 = getelementptr i8, ptr %v117, i64 1
  %v161 = load i8, ptr %v160, align 1
  %v162 = and i8 %v161, 63
  %v163 = zext nneg i8 %v162 to i32
  %v164 = or disjoint i32 %v159, %v163
  br label %v124
v124:
  %v165 = phi i32 [ %v122, %v121 ], [ %v135, %v127 ], [ %v150, %v141 ], [ %v164, %v142 ]
  %v166 = icmp ult i32 %v165, 128
  br i1 %v166, label %v167, label %v168
v167:
  %v169 = add nsw i32 %v165, -9
  %v170 = icmp ult i32 %v169, 5
  %v171 = icmp eq i32 %v165, 32
  %v172 = or i1 %v171, %v170
  %v173 = and i32 %v165, 124
  %v174 = icmp eq i32 %v173, 28
  %v175 = or i1 %v174, %v172
  br label %v108
v168:
  switch i32 %v165, label %v176 [
    i32 5760, label %v177
    i32 160, label %v177
    i32 133, label %v177
  ]
v176:
  %v178 = add nsw i32 %v165, -8192
  %v179 = icmp ult i32 %v178, 11
  br label %v177
v177:
  %v180 = phi i1 [ true, %v168 ], [ %v179, %v176 ], [ true, %v168 ], [ true, %v168 ]
  %v181 = and i32 %v165, -2
  %v182 = icmp eq i32 %v181, 8232
  %v183 = or i1 %v182, %v180
  %v184 = icmp eq i32 %v165, 8239
  %v185 = or i1 %v184, %v183
  %v186 = icmp eq i32 %v165, 8287
  %v187 = or i1 %v186, %v185
  %v188 = icmp eq i32 %v165, 12288
  %v189 = or i1 %v188, %v187
  br label %v108
v108:
  %v190 = phi i1 [ %v175, %v167 ], [ %v189, %v177 ]
  br i1 %v190, label %v110, label %v105
v110:
  %v191 = load i64, ptr %v94, align 8
  %v192 = sub i64 %v191, %v101
  %v193 = icmp slt i64 %v192, 16
  %v194 = icmp eq i64 %v101, 0
  %v195 = or i1 %v194, %v193
  br i1 %v195, label %v196, label %v197
v197:
  %v198 = icmp slt i64 %v106, 0
  %v199 = tail call i64 @llvm.smax.i64(i64 %v106, i64 0)
  %v200 = add i64 %v199, %v0
  %v201 = inttoptr i64 %v101 to ptr
  store i64 %v200, ptr %v201, align 8
  %v202 = sub i64 %v96, %v106
  %v203 = select i1 %v198, i64 0, i64 %v202
  %v204 = getelementptr i8, ptr %v201, i64 8
  store i64 %v203, ptr %v204, align 8
  %v102 = add i64 %v101, 16
  store i64 %v102, ptr %v4, align 8
  br label %v205
v205:
  %v97 = phi i64 [ %v106, %v197 ], [ %v206, %v207 ]
  %v208 = icmp slt i64 %v97, 1
  br i1 %v208, label %v98, label %v209
v209:
  %v210 = phi i64 [ %v206, %v209 ], [ %v97, %v205 ]
  %v206 = add i64 %v210, -1
  %v211 = add i64 %v210, %v0
  %v212 = inttoptr i64 %v211 to ptr
  %v213 = getelementptr i8, ptr %v212, i64 -1
  %v214 = load i8, ptr %v213, align 1
  %v215 = icmp slt i8 %v214, -64
  br i1 %v215, label %v209, label %v216
v216:
  %v217 = zext i8 %v214 to i32
  %v218 = icmp sgt i8 %v214, -1
  br i1 %v218, label %v219, label %v220
v220:
  %v221 = icmp ult i8 %v214, -32
  br i1 %v221, label %v222, label %v223
v222:
  %v224 = load i8, ptr %v212, align 1
  %v225 = and i8 %v224, 63
  %v226 = zext nneg i8 %v225 to i32
  %v227 = shl nuw nsw i32 %v217, 6
  %v228 = and i32 %v227, 1984
  %v229 = or disjoint i32 %v228, %v226
  br label %v219
v223:
  %v230 = icmp ult i8 %v214, -16
  %v231 = load i8, ptr %v212, align 1
  %v232 = zext i8 %v231 to i32
  %v233 = getelementptr i8, ptr %v212, i64 1
  %v234 = load i8, ptr %v233, align 1
  br i1 %v230, label %v235, label %v236
v235:
  %v237 = shl nuw nsw i32 %v217, 12
  %v238 = and i32 %v237, 61440
  %v239 = shl nuw nsw i32 %v232, 6
  %v240 = and i32 %v239, 4032
  %v241 = or disjoint i32 %v240, %v238
  %v242 = and i8 %v234, 63
  %v243 = zext nneg i8 %v242 to i32
  %v244 = or disjoint i32 %v241, %v243
  br label %v219
v236:
  %v245 = shl nuw nsw i32 %v217, 18
  %v246 = and i32 %v245, 1835008
  %v247 = shl nuw nsw i32 %v232, 12
  %v248 = and i32 %v247, 258048
  %v249 = or disjoint i32 %v248, %v246
  %v250 = zext i8 %v234 to i32
  %v251 = shl nuw nsw i32 %v250, 6
  %v252 = and i32 %v251, 4032
  %v253 = or disjoint i32 %v249, %v252
  %v254 = getelementptr i8, ptr %v212, i64 2
  %v255 = load i8, ptr %v254, align 1
  %v256 = and i8 %v255, 63
  %v257 = zext nneg i8 %v256 to i32
  %v258 = or disjoint i32 %v253, %v257
  br label %v219
v219:
  %v259 = phi i32 [ %v217, %v216 ], [ %v229, %v222 ], [ %v244, %v235 ], [ %v258, %v236 ]
  %v260 = icmp ult i32 %v259, 128
  br i1 %v260, label %v261, label %v262
v261:
  %v263 = add nsw i32 %v259, -9
  %v264 = icmp ult i32 %v263, 5
  %v265 = icmp eq i32 %v259, 32
  %v266 = or i1 %v265, %v264
  %v267 = and i32 %v259, 124
  %v268 = icmp eq i32 %v267, 28
  %v269 = or i1 %v268, %v266
  br label %v207
v262:
  switch i32 %v259, label %v270 [
    i32 5760, label %v271
    i32 160, label %v271
    i32 133, label %v271
  ]
v270:
  %v272 = add nsw i32 %v259, -8192
  %v273 = icmp ult i32 %v272, 11
  br label %v271
v271:
  %v274 = phi i1 [ true, %v262 ], [ %v273, %v270 ], [ true, %v262 ], [ true, %v262 ]
  %v275 = and i32 %v259, -2
  %v276 = icmp eq i32 %v275, 8232
  %v277 = or i1 %v276, %v274
  %v278 = icmp eq i32 %v259, 8239
  %v279 = or i1 %v278, %v277
  %v280 = icmp eq i32 %v259, 8287
  %v281 = or i1 %v280, %v279
  %v282 = icmp eq i32 %v259, 12288
  %v283 = or i1 %v282, %v281
  br label %v207
v207:
  %v284 = phi i1 [ %v269, %v261 ], [ %v283, %v271 ]
  br i1 %v284, label %v205, label %v98
v98:
  %v285 = icmp sgt i64 %v97, 0
  %v100 = add i64 %v99, -1
  br i1 %v285, label %v95, label %v15
v15:
  %v286 = phi i64 [ %v102, %v98 ], [ %v8, %v9 ]
  %v287 = sub i64 %v286, %v8
  %v288 = ashr i64 %v287, 63
  %v289 = lshr i64 %v288, 60
  %v290 = add i64 %v289, %v287
  %v291 = icmp slt i64 %v287, 32
  br i1 %v291, label %v292, label %v293
v293:
  %v294 = add i64 %v8, 8
  %v295 = and i64 %v287, 9223372036854775792
  %v296 = add i64 %v5, -8
  %v297 = add i64 %v296, %v7
  %v298 = add i64 %v297, %v295
  %v299 = lshr i64 %v287, 5
  br label %v300
v300:
  %v301 = phi i64 [ %v294, %v293 ], [ %v302, %v300 ]
  %v303 = phi i64 [ %v298, %v293 ], [ %v304, %v300 ]
  %v305 = phi i64 [ 0, %v293 ], [ %v306, %v300 ]
  %v307 = inttoptr i64 %v301 to ptr
  %v308 = getelementptr i8, ptr %v307, i64 -8
  %v309 = load i64, ptr %v308, align 8
  %v310 = load i64, ptr %v307, align 8
  %v311 = inttoptr i64 %v303 to ptr
  %v312 = getelementptr i8, ptr %v311, i64 -8
  %v313 = load i64, ptr %v312, align 8
  store i64 %v313, ptr %v308, align 8
  %v314 = load i64, ptr %v311, align 8
  store i64 %v314, ptr %v307, align 8
  store i64 %v309, ptr %v312, align 8
  store i64 %v310, ptr %v311, align 8
  %v302 = add i64 %v301, 16
  %v304 = add i64 %v303, -16
  %v306 = add nuw nsw i64 %v305, 1
  %v315 = icmp samesign ult i64 %v306, %v299
  br i1 %v315, label %v300, label %v316
v316:
  %v317 = load i64, ptr %v4, align 8
  %v318 = sub i64 %v317, %v8
  %v319 = ashr i64 %v318, 63
  %v320 = lshr i64 %v319, 60
  %v321 = add i64 %v320, %v318
  br label %v292
v292:
  %v322 = phi i64 [ %v290, %v15 ], [ %v321, %v316 ]
  %v323 = ashr i64 %v322, 4
  br label %v196
v196:
  %v324 = phi i64 [ %v323, %v292 ], [ 0, %v110 ]
  %v325 = phi i64 [ %v8, %v292 ], [ 0, %v110 ]
  %v326 = insertvalue { i64, i64 } poison, i64 %v325, 0
  %v327 = insertvalue { i64, i64 } %v326, i64 %v324, 1
  ret { i64, i64 } %v327
}
declare i32 @llvm.scmp.i32.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
