declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.abs.i64(i64, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i64 @llvm.umin.i64(i64, i64)
declare i32 @llvm.scmp.i32.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
declare { } @udf_copy(i64, i64, i64) nounwind
declare { i64 } @udf_text_first_place(i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_equal(i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_order(i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_starts(i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_ends(i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_starts_ascii(i64, i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_starts_utf8(i64, i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_ends_ascii(i64, i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_ends_utf8(i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_find_utf8(i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_rfind_ascii(i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_rfind_utf8(i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_count_ascii(i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_count_utf8(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_join(i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_repeat(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_replace_ascii(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_replace_utf8(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_pad_ascii(i64, i64, i64, i64, i64, i32, i64) nounwind
declare { i64, i64 } @udf_text_pad_utf8(i64, i64, i64, i64, i64, i32, i64) nounwind
declare { i64, i64 } @udf_text_step_ascii(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_step_utf8(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_chr(i64, i64) nounwind
declare { i64, i64 } @udf_text_lower_ascii(i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_lower_rest(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_lower_utf8(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_upper_ascii(i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_upper_rest(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_upper_utf8(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_casefold_ascii(i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_casefold_rest(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_casefold_utf8(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_titled_ascii(i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_titled_rest(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_capitalize_ascii(i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_capitalize_rest(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_swapcase_ascii(i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_swapcase_rest(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_swapcase_utf8(i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_distinct(i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_length_utf8(i64, i64) nounwind
declare { i64, i64 } @udf_text_item_utf8(i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_slice_utf8(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_strip_ascii(i64, i64, i32) nounwind
declare { i64, i64 } @udf_text_strip_utf8(i64, i64, i32) nounwind
declare { i64, i64 } @udf_text_strip_of_ascii(i64, i64, i64, i64, i32) nounwind
declare { i64, i64 } @udf_text_strip_of_utf8(i64, i64, i64, i64, i32) nounwind
declare { i64 } @udf_text_ord_utf8(i64, i64) nounwind
declare { i64, i64 } @udf_text_int_ascii(i64, i64, i32) nounwind
declare { i64, i64 } @udf_text_int_utf8(i64, i64, i32, i64) nounwind
declare { i64, i64 } @udf_text_float_ascii(i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_float_utf8(i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_of_int(i64, i64) nounwind
declare { i64, i64 } @udf_text_of_uint(i64, i64) nounwind
declare { i64, i64 } @udf_text_of_float(i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_format_int(i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_format_uint(i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_format_float(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_format_text(i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_all_ascii(i64, i64, i32) nounwind
declare { i32 } @udf_text_all_utf8(i64, i64, i32, i64) nounwind
declare { i32 } @udf_text_case_ascii(i64, i64, i32, i32) nounwind
declare { i32 } @udf_text_case_utf8(i64, i64, i32, i32, i64) nounwind
declare { i32 } @udf_text_title_ascii(i64, i64) nounwind
declare { i32 } @udf_text_title_utf8(i64, i64, i64) nounwind
declare { i32 } @udf_text_name_ascii(i64, i64) nounwind
declare { i32 } @udf_text_name_utf8(i64, i64, i64) nounwind
declare { i32 } @udf_text_is_ascii(i64, i64) nounwind
declare { i32 } @udf_text_list_grow(i64, i64, i64) nounwind
declare { i64 } @udf_text_list_push(i64, i64, i64) nounwind
declare { i64 } @udf_text_list_sorted(i64, i32, i64, i64, i32, i64) nounwind
declare { i64, i64, i64 } @udf_text_split_next_text_ascii(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_split_count_text_ascii(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_split_item_text_ascii(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_split_has_text_ascii(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64, i64 } @udf_text_split_next_text_utf8(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_split_count_text_utf8(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_split_item_text_utf8(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_split_has_text_utf8(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64, i64 } @udf_text_split_next_space_ascii(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_split_count_space_ascii(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_split_item_space_ascii(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_split_has_space_ascii(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64, i64 } @udf_text_split_next_space_utf8(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_split_count_space_utf8(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_split_item_space_utf8(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_split_has_space_utf8(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64, i64 } @udf_text_split_next_line_ascii(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_split_count_line_ascii(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_split_item_line_ascii(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_split_has_line_ascii(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64, i64 } @udf_text_split_next_line_utf8(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64 } @udf_text_split_count_line_utf8(i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_split_item_line_utf8(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_split_has_line_utf8(i64, i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_re_first_ascii(i64, i64, i64, i64, i32, i64) nounwind
declare { i32 } @udf_text_re_first_utf8(i64, i64, i64, i64, i32, i64, i64) nounwind
declare { i32 } @udf_text_re_test_ascii(i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_re_test_utf8(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_re_all_ascii(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_re_all_utf8(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_re_split_ascii(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_re_split_utf8(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_list_join(i64, i64, i64, i64, i64) nounwind
declare { i32 } @udf_text_list_has(i64, i64, i64, i64) nounwind
declare { i64, i64, i64 } @udf_text_re_sub_ascii(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64, i64 } @udf_text_re_sub_utf8(i64, i64, i64, i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_repr(i64, i64, i32, i64, i64) nounwind
declare { i64, i64 } @udf_text_translate_ascii(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_translate_utf8(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_expandtabs_ascii(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_expandtabs_utf8(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_split_right_ascii(i64, i64, i64, i64) nounwind
declare { i64, i64 } @udf_text_split_right_utf8(i64, i64, i64, i64) nounwind
define internal { i32 } @udf_text_words_at(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) alwaysinline nounwind {
v54:
  %v6 = icmp slt i64 %v2, 0
  %v7 = add i64 %v3, %v2
  %v8 = icmp sgt i64 %v7, %v1
  %v9 = or i1 %v6, %v8
  br i1 %v9, label %v10, label %v11
v11:
  %v12 = icmp slt i64 %v3, 9
  %v13 = add i64 %v2, %v0
  br i1 %v12, label %v14, label %v15
v14:
  %v16 = tail call i64 @llvm.umin.i64(i64 %v3, i64 8)
  %v17 = and i64 %v13, 4095
  %v18 = icmp samesign ult i64 %v17, 4089
  br i1 %v18, label %v19, label %v20
v19:
  %v21 = inttoptr i64 %v13 to ptr
  %v22 = load i64, ptr %v21, align 1
  br label %v23
v20:
  %v24 = and i64 %v13, 7
  %v25 = and i64 %v13, -8
  %v26 = inttoptr i64 %v25 to ptr
  %v27 = load i64, ptr %v26, align 8
  %v28 = shl nuw nsw i64 %v24, 3
  %v29 = lshr i64 %v27, %v28
  %v30 = add nuw nsw i64 %v24, %v16
  %v31 = icmp samesign ugt i64 %v30, 8
  br i1 %v31, label %v32, label %v23
v32:
  %v33 = getelementptr i8, ptr %v26, i64 8
  %v34 = load i64, ptr %v33, align 8
  %v35 = sub nuw nsw i64 64, %v28
  %v36 = shl i64 %v34, %v35
  %v37 = or disjoint i64 %v36, %v29
  br label %v23
v23:
  %v38 = phi i64 [ %v22, %v19 ], [ %v29, %v20 ], [ %v37, %v32 ]
  %v39 = shl nuw nsw i64 %v16, 3
  %v40 = sub nuw nsw i64 64, %v39
  %v41 = lshr i64 -1, %v40
  %v42 = and i64 %v38, %v41
  %v43 = icmp eq i64 %v42, %v4
  br label %v10
v15:
  %v44 = inttoptr i64 %v13 to ptr
  %v45 = load i64, ptr %v44, align 1
  %v46 = icmp eq i64 %v45, %v4
  br i1 %v46, label %v47, label %v10
v47:
  %v48 = add i64 %v0, -8
  %v49 = add i64 %v48, %v7
  %v50 = inttoptr i64 %v49 to ptr
  %v51 = load i64, ptr %v50, align 1
  %v52 = icmp eq i64 %v51, %v5
  br label %v10
v10:
  %v53 = phi i1 [ false, %v54 ], [ %v43, %v23 ], [ false, %v15 ], [ %v52, %v47 ]
  %v55 = zext i1 %v53 to i32
  %v56 = insertvalue { i32 } poison, i32 %v55, 0
  ret { i32 } %v56
}
define internal { i64 } @udf_text_find_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) alwaysinline nounwind {
start:
  %v6 = or i64 %v5, %v4
  %v7 = icmp slt i64 %v6, 0
  %v8 = select i1 %v7, i64 %v1, i64 0
  %v9 = icmp slt i64 %v4, 0
  %v10 = add i64 %v8, %v4
  %v11 = tail call i64 @llvm.smax.i64(i64 %v10, i64 0)
  %v12 = select i1 %v9, i64 %v11, i64 %v4
  %v13 = icmp slt i64 %v5, 0
  %v14 = add i64 %v8, %v5
  %v15 = tail call i64 @llvm.smax.i64(i64 %v14, i64 0)
  %v16 = select i1 %v13, i64 %v15, i64 %v5
  %v17 = tail call i64 @llvm.smin.i64(i64 %v16, i64 %v1)
  %v18 = tail call i64 @llvm.smin.i64(i64 %v12, i64 %v1)
  %v19 = icmp sge i64 %v12, %v1
  %v20 = icmp sgt i64 %v12, 0
  %v21 = and i1 %v19, %v20
  %v22 = icmp sgt i64 %v12, %v1
  %v23 = zext i1 %v22 to i64
  %v24 = add i64 %v1, %v23
  %v25 = select i1 %v21, i64 %v24, i64 %v18
  %v26 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v17, i64 %v2, i64 %v3, i64 %v25)
  %v27 = extractvalue { i64 } %v26, 0
  %v28 = tail call i64 @llvm.smax.i64(i64 %v27, i64 -1)
  %v29 = insertvalue { i64 } poison, i64 %v28, 0
  ret { i64 } %v29
}
define internal { i64, i64 } @udf_text_titled_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) alwaysinline nounwind {
v29:
  %v4 = mul i64 %v1, 3
  %v5 = add i64 %v4, 16
  %v6 = add i64 %v3, 8
  %v7 = inttoptr i64 %v3 to ptr
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %v7, i64 8
  %v10 = load i64, ptr %v9, align 8
  %v11 = sub i64 %v10, %v8
  %v12 = icmp slt i64 %v11, %v5
  %v13 = sub i64 0, %v8
  %v14 = and i64 %v13, 7
  %v15 = add i64 %v14, %v8
  %v16 = select i1 %v12, i64 0, i64 %v15
  %v17 = icmp eq i64 %v16, 0
  br i1 %v17, label %v18, label %v19
v19:
  %v20 = icmp eq i64 %v1, 0
  br i1 %v20, label %v21, label %v22
v22:
  %v23 = tail call { i64, i64 } @udf_text_titled_rest(i64 %v0, i64 %v1, i64 0, i64 %v16, i64 %v2, i64 %v3)
  %v24 = extractvalue { i64, i64 } %v23, 0
  %v25 = extractvalue { i64, i64 } %v23, 1
  br label %v18
v21:
  %v26 = inttoptr i64 %v6 to ptr
  %v27 = getelementptr i8, ptr %v26, i64 -8
  store i64 %v16, ptr %v27, align 8
  br label %v18
v18:
  %v28 = phi i64 [ 0, %v29 ], [ 0, %v21 ], [ %v25, %v22 ]
  %v30 = phi i64 [ 0, %v29 ], [ %v16, %v21 ], [ %v24, %v22 ]
  %v31 = insertvalue { i64, i64 } poison, i64 %v30, 0
  %v32 = insertvalue { i64, i64 } %v31, i64 %v28, 1
  ret { i64, i64 } %v32
}
define internal { i64, i64 } @udf_text_capitalize_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) alwaysinline nounwind {
v29:
  %v4 = mul i64 %v1, 3
  %v5 = add i64 %v4, 16
  %v6 = add i64 %v3, 8
  %v7 = inttoptr i64 %v3 to ptr
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %v7, i64 8
  %v10 = load i64, ptr %v9, align 8
  %v11 = sub i64 %v10, %v8
  %v12 = icmp slt i64 %v11, %v5
  %v13 = sub i64 0, %v8
  %v14 = and i64 %v13, 7
  %v15 = add i64 %v14, %v8
  %v16 = select i1 %v12, i64 0, i64 %v15
  %v17 = icmp eq i64 %v16, 0
  br i1 %v17, label %v18, label %v19
v19:
  %v20 = icmp eq i64 %v1, 0
  br i1 %v20, label %v21, label %v22
v22:
  %v23 = tail call { i64, i64 } @udf_text_capitalize_rest(i64 %v0, i64 %v1, i64 0, i64 %v16, i64 %v2, i64 %v3)
  %v24 = extractvalue { i64, i64 } %v23, 0
  %v25 = extractvalue { i64, i64 } %v23, 1
  br label %v18
v21:
  %v26 = inttoptr i64 %v6 to ptr
  %v27 = getelementptr i8, ptr %v26, i64 -8
  store i64 %v16, ptr %v27, align 8
  br label %v18
v18:
  %v28 = phi i64 [ 0, %v29 ], [ 0, %v21 ], [ %v25, %v22 ]
  %v30 = phi i64 [ 0, %v29 ], [ %v16, %v21 ], [ %v24, %v22 ]
  %v31 = insertvalue { i64, i64 } poison, i64 %v30, 0
  %v32 = insertvalue { i64, i64 } %v31, i64 %v28, 1
  ret { i64, i64 } %v32
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
define internal { i64 } @udf_text_re_find_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v4, i64 %v5, i64 %v6) alwaysinline nounwind {
v27:
  %v7 = inttoptr i64 %v0 to ptr
  %v8 = getelementptr i8, ptr %v7, i64 4
  %v9 = load i32, ptr %v8, align 4
  %v10 = load i32, ptr %v7, align 4
  %v11 = add i32 %v10, %v9
  %v12 = zext i32 %v11 to i64
  %v13 = shl nuw nsw i64 %v12, 3
  %v14 = inttoptr i64 %v6 to ptr
  %v15 = load i64, ptr %v14, align 8
  %v16 = sub i64 0, %v15
  %v17 = and i64 %v16, 7
  %v18 = add i64 %v17, %v15
  %v19 = getelementptr i8, ptr %v14, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v18
  %v22 = icmp slt i64 %v21, %v13
  br i1 %v22, label %v23, label %v24
v24:
  %v25 = add i64 %v18, %v13
  store i64 %v25, ptr %v14, align 8
  br label %v23
v23:
  %v26 = phi i64 [ 0, %v27 ], [ %v18, %v24 ]
  %v28 = icmp eq i64 %v26, 0
  br i1 %v28, label %v29, label %v30
v30:
  %v31 = icmp ne i32 %v4, 0
  %v32 = zext i1 %v31 to i32
  %v33 = tail call { i32 } @udf_text_re_first_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v32, i64 %v26)
  %v34 = extractvalue { i32 } %v33, 0
  %v35 = icmp eq i32 %v34, 0
  %v36 = select i1 %v35, i64 0, i64 %v26
  br label %v29
v29:
  %v37 = phi i64 [ 1, %v23 ], [ %v36, %v30 ]
  %v38 = insertvalue { i64 } poison, i64 %v37, 0
  ret { i64 } %v38
}
define internal { i64 } @udf_text_re_find_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v4, i64 %v5, i64 %v6) alwaysinline nounwind {
v27:
  %v7 = inttoptr i64 %v0 to ptr
  %v8 = getelementptr i8, ptr %v7, i64 4
  %v9 = load i32, ptr %v8, align 4
  %v10 = load i32, ptr %v7, align 4
  %v11 = add i32 %v10, %v9
  %v12 = zext i32 %v11 to i64
  %v13 = shl nuw nsw i64 %v12, 3
  %v14 = inttoptr i64 %v6 to ptr
  %v15 = load i64, ptr %v14, align 8
  %v16 = sub i64 0, %v15
  %v17 = and i64 %v16, 7
  %v18 = add i64 %v17, %v15
  %v19 = getelementptr i8, ptr %v14, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v18
  %v22 = icmp slt i64 %v21, %v13
  br i1 %v22, label %v23, label %v24
v24:
  %v25 = add i64 %v18, %v13
  store i64 %v25, ptr %v14, align 8
  br label %v23
v23:
  %v26 = phi i64 [ 0, %v27 ], [ %v18, %v24 ]
  %v28 = icmp eq i64 %v26, 0
  br i1 %v28, label %v29, label %v30
v30:
  %v31 = icmp ne i32 %v4, 0
  %v32 = zext i1 %v31 to i32
  %v33 = tail call { i32 } @udf_text_re_first_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v32, i64 %v5, i64 %v26)
  %v34 = extractvalue { i32 } %v33, 0
  %v35 = icmp eq i32 %v34, 0
  %v36 = select i1 %v35, i64 0, i64 %v26
  br label %v29
v29:
  %v37 = phi i64 [ 1, %v23 ], [ %v36, %v30 ]
  %v38 = insertvalue { i64 } poison, i64 %v37, 0
  ret { i64 } %v38
}
