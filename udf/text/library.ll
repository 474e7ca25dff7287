declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.abs.i64(i64, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @llvm.cttz.i32(i32, i1)
define internal { } @udf_copy(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
  %v3 = inttoptr i64 %v0 to ptr
  %v4 = inttoptr i64 %v1 to ptr
  %v5 = add i64 %v2, -1
  %v6 = icmp ult i64 %v5, 64
  %v7 = and i64 %v1, 4095
  %v8 = icmp samesign ult i64 %v7, 4033
  %v9 = and i1 %v8, %v6
  br i1 %v9, label %v10, label %v11
v10:
  %v12 = getelementptr i8, ptr %v4, i64 32
  %v13 = getelementptr i8, ptr %v3, i64 32
  %v14 = load <32 x i8>, ptr %v4, align 1
  %v15 = load <32 x i8>, ptr %v12, align 1
  store <32 x i8> %v14, ptr %v3, align 1
  store <32 x i8> %v15, ptr %v13, align 1
  br label %v16
v11:
  %v17 = icmp eq i64 %v2, 0
  br i1 %v17, label %v16, label %v18
v18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v3, ptr align 1 %v4, i64 %v2, i1 false)
  br label %v16
v16:
  ret {} poison
}
define internal { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) noinline nounwind {
start:
  %v5 = sub i64 %v1, %v3
  %v6 = icmp eq i64 %v3, 0
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = inttoptr i64 %v2 to ptr
  %v10 = load i8, ptr %v9, align 1
  %v11 = add i64 %v3, -1
  %v12 = add i64 %v11, %v2
  %v13 = inttoptr i64 %v12 to ptr
  %v14 = load i8, ptr %v13, align 1
  %v15 = insertelement <32 x i8> poison, i8 %v10, i64 0
  %v16 = shufflevector <32 x i8> %v15, <32 x i8> poison, <32 x i32> zeroinitializer
  %v17 = insertelement <32 x i8> poison, i8 %v14, i64 0
  %v18 = shufflevector <32 x i8> %v17, <32 x i8> poison, <32 x i32> zeroinitializer
  %v19 = sub i64 %v5, %v4
  %v20 = icmp slt i64 %v19, 0
  br i1 %v20, label %v21, label %v22
v22:
  %v23 = phi i64 [ %v24, %v25 ], [ %v19, %v8 ]
  %v26 = phi i64 [ %v27, %v25 ], [ %v4, %v8 ]
  %v28 = add i64 %v26, %v0
  %v29 = add i64 %v28, %v11
  %v30 = inttoptr i64 %v28 to ptr
  %v31 = inttoptr i64 %v29 to ptr
  %v32 = icmp samesign ugt i64 %v23, 30
  %v33 = and i64 %v28, 4095
  %v34 = and i64 %v29, 4095
  %v35 = icmp samesign ult i64 %v33, 4065
  %v36 = icmp samesign ult i64 %v34, 4065
  %v37 = and i1 %v35, %v36
  %v38 = or i1 %v32, %v37
  br i1 %v38, label %v39, label %v40
v39:
  %v41 = load <32 x i8>, ptr %v30, align 1
  %v42 = load <32 x i8>, ptr %v31, align 1
  %v43 = icmp eq <32 x i8> %v41, %v16
  %v44 = icmp eq <32 x i8> %v42, %v18
  %v45 = and <32 x i1> %v43, %v44
  %v46 = bitcast <32 x i1> %v45 to i32
  %v47 = icmp eq i32 %v46, 0
  br i1 %v47, label %v25, label %v48
v48:
  %v49 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %v46, i1 true)
  %v50 = zext nneg i32 %v49 to i64
  %v51 = add i64 %v26, %v50
  %v52 = icmp sgt i64 %v51, %v5
  %v53 = select i1 %v52, i64 -1, i64 %v51
  br label %v21
v40:
  %v54 = load i8, ptr %v30, align 1
  %v55 = load i8, ptr %v31, align 1
  %v56 = icmp eq i8 %v54, %v10
  %v57 = icmp eq i8 %v55, %v14
  %v58 = and i1 %v56, %v57
  br i1 %v58, label %v21, label %v25
v25:
  %v59 = phi i64 [ 32, %v39 ], [ 1, %v40 ]
  %v27 = add i64 %v59, %v26
  %v24 = sub i64 %v5, %v27
  %v60 = icmp slt i64 %v24, 0
  br i1 %v60, label %v21, label %v22
v21:
  %v61 = phi i64 [ %v53, %v48 ], [ -1, %v8 ], [ %v26, %v40 ], [ -1, %v25 ]
  %v62 = icmp slt i64 %v61, 0
  %v63 = icmp slt i64 %v3, 3
  %v64 = or i1 %v63, %v62
  br i1 %v64, label %v65, label %v66
v66:
  %v67 = add nsw i64 %v3, -2
  %v68 = add i64 %v2, 1
  %v69 = and i64 %v68, 7
  %v70 = shl nuw nsw i64 %v69, 3
  %v71 = sub nuw i64 8, %v69
  %v72 = sub nuw nsw i64 64, %v70
  br label %v73
v73:
  %v74 = phi i64 [ %v61, %v66 ], [ %v75, %v76 ]
  %v77 = add nuw i64 %v74, 1
  %v78 = add i64 %v77, %v0
  %v79 = and i64 %v78, 7
  %v80 = shl nuw nsw i64 %v79, 3
  %v81 = sub nuw i64 8, %v79
  %v82 = sub nuw nsw i64 64, %v80
  br label %v83
v83:
  %v84 = phi i64 [ 0, %v73 ], [ %v85, %v86 ]
  %v87 = add i64 %v78, %v84
  %v88 = sub i64 %v67, %v84
  %v89 = tail call i64 @llvm.umin.i64(i64 %v88, i64 8)
  %v90 = and i64 %v87, 4095
  %v91 = icmp samesign ult i64 %v90, 4089
  br i1 %v91, label %v92, label %v93
v92:
  %v94 = inttoptr i64 %v87 to ptr
  %v95 = load i64, ptr %v94, align 1
  br label %v96
v93:
  %v97 = and i64 %v87, -8
  %v98 = inttoptr i64 %v97 to ptr
  %v99 = load i64, ptr %v98, align 8
  %v100 = lshr i64 %v99, %v80
  %v101 = icmp samesign ugt i64 %v89, %v81
  br i1 %v101, label %v102, label %v96
v102:
  %v103 = getelementptr i8, ptr %v98, i64 8
  %v104 = load i64, ptr %v103, align 8
  %v105 = shl i64 %v104, %v82
  %v106 = or disjoint i64 %v105, %v100
  br label %v96
v96:
  %v107 = phi i64 [ %v95, %v92 ], [ %v100, %v93 ], [ %v106, %v102 ]
  %v108 = shl nuw nsw i64 %v89, 3
  %v109 = sub nuw nsw i64 64, %v108
  %v110 = lshr i64 -1, %v109
  %v111 = add i64 %v68, %v84
  %v112 = and i64 %v111, 4095
  %v113 = icmp samesign ult i64 %v112, 4089
  br i1 %v113, label %v114, label %v115
v114:
  %v116 = inttoptr i64 %v111 to ptr
  %v117 = load i64, ptr %v116, align 1
  br label %v118
v115:
  %v119 = and i64 %v111, -8
  %v120 = inttoptr i64 %v119 to ptr
  %v121 = load i64, ptr %v120, align 8
  %v122 = lshr i64 %v121, %v70
  %v123 = icmp samesign ugt i64 %v89, %v71
  br i1 %v123, label %v124, label %v118
v124:
  %v125 = getelementptr i8, ptr %v120, i64 8
  %v126 = load i64, ptr %v125, align 8
  %v127 = shl i64 %v126, %v72
  %v128 = or disjoint i64 %v127, %v122
  br label %v118
v118:
  %v129 = phi i64 [ %v117, %v114 ], [ %v122, %v115 ], [ %v128, %v124 ]
  %v130 = xor i64 %v129, %v107
  %v131 = and i64 %v130, %v110
  %v132 = icmp eq i64 %v131, 0
  br i1 %v132, label %v86, label %v133
v133:
  %v134 = sub i64 %v5, %v77
  %v135 = icmp slt i64 %v134, 0
  br i1 %v135, label %v76, label %v136
v86:
  %v85 = add i64 %v84, 8
  %v137 = icmp sgt i64 %v67, %v85
  br i1 %v137, label %v83, label %v65
v136:
  %v138 = phi i64 [ %v139, %v140 ], [ %v134, %v133 ]
  %v141 = phi i64 [ %v142, %v140 ], [ %v77, %v133 ]
  %v143 = add i64 %v141, %v0
  %v144 = add i64 %v143, %v11
  %v145 = inttoptr i64 %v143 to ptr
  %v146 = inttoptr i64 %v144 to ptr
  %v147 = icmp samesign ugt i64 %v138, 30
  %v148 = and i64 %v143, 4095
  %v149 = and i64 %v144, 4095
  %v150 = icmp samesign ult i64 %v148, 4065
  %v151 = icmp samesign ult i64 %v149, 4065
  %v152 = and i1 %v150, %v151
  %v153 = or i1 %v147, %v152
  br i1 %v153, label %v154, label %v155
v154:
  %v156 = load <32 x i8>, ptr %v145, align 1
  %v157 = load <32 x i8>, ptr %v146, align 1
  %v158 = icmp eq <32 x i8> %v156, %v16
  %v159 = icmp eq <32 x i8> %v157, %v18
  %v160 = and <32 x i1> %v158, %v159
  %v161 = bitcast <32 x i1> %v160 to i32
  %v162 = icmp eq i32 %v161, 0
  br i1 %v162, label %v140, label %v163
v163:
  %v164 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %v161, i1 true)
  %v165 = zext nneg i32 %v164 to i64
  %v166 = add i64 %v141, %v165
  %v167 = icmp sgt i64 %v166, %v5
  %v168 = select i1 %v167, i64 -1, i64 %v166
  br label %v76
v155:
  %v169 = load i8, ptr %v145, align 1
  %v170 = load i8, ptr %v146, align 1
  %v171 = icmp eq i8 %v169, %v10
  %v172 = icmp eq i8 %v170, %v14
  %v173 = and i1 %v171, %v172
  br i1 %v173, label %v76, label %v140
v140:
  %v174 = phi i64 [ 32, %v154 ], [ 1, %v155 ]
  %v142 = add i64 %v174, %v141
  %v139 = sub i64 %v5, %v142
  %v175 = icmp slt i64 %v139, 0
  br i1 %v175, label %v76, label %v136
v76:
  %v75 = phi i64 [ %v168, %v163 ], [ -1, %v133 ], [ %v141, %v155 ], [ -1, %v140 ]
  %v176 = icmp slt i64 %v75, 0
  br i1 %v176, label %v65, label %v73
v7:
  %v177 = icmp slt i64 %v5, %v4
  %v178 = select i1 %v177, i64 -1, i64 %v4
  br label %v65
v65:
  %v179 = phi i64 [ %v178, %v7 ], [ %v61, %v21 ], [ %v74, %v86 ], [ %v75, %v76 ]
  %v180 = insertvalue { i64 } poison, i64 %v179, 0
  ret { i64 } %v180
}
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
define internal { i32 } @udf_text_equal(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v69:
  %v4 = icmp eq i64 %v1, %v3
  br i1 %v4, label %v5, label %v6
v5:
  %v7 = icmp slt i64 %v1, 1
  br i1 %v7, label %v6, label %v8
v8:
  %v9 = and i64 %v0, 7
  %v10 = shl nuw nsw i64 %v9, 3
  %v11 = sub nuw nsw i64 8, %v9
  %v12 = sub nuw nsw i64 64, %v10
  %v13 = and i64 %v2, 7
  %v14 = shl nuw nsw i64 %v13, 3
  %v15 = sub nuw nsw i64 8, %v13
  %v16 = sub nuw nsw i64 64, %v14
  br label %v17
v17:
  %v18 = phi i64 [ %v19, %v20 ], [ 0, %v8 ]
  %v21 = sub i64 %v1, %v18
  %v22 = add i64 %v18, %v0
  %v23 = tail call i64 @llvm.umin.i64(i64 %v21, i64 8)
  %v24 = and i64 %v22, 4095
  %v25 = icmp samesign ult i64 %v24, 4089
  br i1 %v25, label %v26, label %v27
v26:
  %v28 = inttoptr i64 %v22 to ptr
  %v29 = load i64, ptr %v28, align 1
  br label %v30
v27:
  %v31 = and i64 %v22, -8
  %v32 = inttoptr i64 %v31 to ptr
  %v33 = load i64, ptr %v32, align 8
  %v34 = lshr i64 %v33, %v10
  %v35 = icmp samesign ugt i64 %v23, %v11
  br i1 %v35, label %v36, label %v30
v36:
  %v37 = getelementptr i8, ptr %v32, i64 8
  %v38 = load i64, ptr %v37, align 8
  %v39 = shl i64 %v38, %v12
  %v40 = or disjoint i64 %v39, %v34
  br label %v30
v30:
  %v41 = phi i64 [ %v29, %v26 ], [ %v34, %v27 ], [ %v40, %v36 ]
  %v42 = shl nuw nsw i64 %v23, 3
  %v43 = sub nuw nsw i64 64, %v42
  %v44 = lshr i64 -1, %v43
  %v45 = add i64 %v18, %v2
  %v46 = and i64 %v45, 4095
  %v47 = icmp samesign ult i64 %v46, 4089
  br i1 %v47, label %v48, label %v49
v48:
  %v50 = inttoptr i64 %v45 to ptr
  %v51 = load i64, ptr %v50, align 1
  br label %v52
v49:
  %v53 = and i64 %v45, -8
  %v54 = inttoptr i64 %v53 to ptr
  %v55 = load i64, ptr %v54, align 8
  %v56 = lshr i64 %v55, %v14
  %v57 = icmp samesign ugt i64 %v23, %v15
  br i1 %v57, label %v58, label %v52
v58:
  %v59 = getelementptr i8, ptr %v54, i64 8
  %v60 = load i64, ptr %v59, align 8
  %v61 = shl i64 %v60, %v16
  %v62 = or disjoint i64 %v61, %v56
  br label %v52
v52:
  %v63 = phi i64 [ %v51, %v48 ], [ %v56, %v49 ], [ %v62, %v58 ]
  %v64 = xor i64 %v63, %v41
  %v65 = and i64 %v64, %v44
  %v66 = icmp eq i64 %v65, 0
  br i1 %v66, label %v20, label %v6
v20:
  %v19 = add i64 %v18, 8
  %v67 = icmp slt i64 %v19, %v1
  br i1 %v67, label %v17, label %v6
v6:
  %v68 = phi i32 [ 0, %v69 ], [ 1, %v5 ], [ 0, %v52 ], [ 1, %v20 ]
  %v70 = insertvalue { i32 } poison, i32 %v68, 0
  ret { i32 } %v70
}
define internal { i32 } @udf_text_order(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
start:
  %v4 = tail call i64 @llvm.smin.i64(i64 %v1, i64 %v3)
  %v5 = icmp slt i64 %v4, 1
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = and i64 %v0, 7
  %v9 = shl nuw nsw i64 %v8, 3
  %v10 = sub nuw nsw i64 8, %v8
  %v11 = sub nuw nsw i64 64, %v9
  %v12 = and i64 %v2, 7
  %v13 = shl nuw nsw i64 %v12, 3
  %v14 = sub nuw nsw i64 8, %v12
  %v15 = sub nuw nsw i64 64, %v13
  br label %v16
v16:
  %v17 = phi i64 [ %v18, %v19 ], [ 0, %v7 ]
  %v20 = sub i64 %v4, %v17
  %v21 = add i64 %v17, %v0
  %v22 = tail call i64 @llvm.umin.i64(i64 %v20, i64 8)
  %v23 = and i64 %v21, 4095
  %v24 = icmp samesign ult i64 %v23, 4089
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = inttoptr i64 %v21 to ptr
  %v28 = load i64, ptr %v27, align 1
  br label %v29
v26:
  %v30 = and i64 %v21, -8
  %v31 = inttoptr i64 %v30 to ptr
  %v32 = load i64, ptr %v31, align 8
  %v33 = lshr i64 %v32, %v9
  %v34 = icmp samesign ugt i64 %v22, %v10
  br i1 %v34, label %v35, label %v29
v35:
  %v36 = getelementptr i8, ptr %v31, i64 8
  %v37 = load i64, ptr %v36, align 8
  %v38 = shl i64 %v37, %v11
  %v39 = or disjoint i64 %v38, %v33
  br label %v29
v29:
  %v40 = phi i64 [ %v28, %v25 ], [ %v33, %v26 ], [ %v39, %v35 ]
  %v41 = shl nuw nsw i64 %v22, 3
  %v42 = sub nuw nsw i64 64, %v41
  %v43 = lshr i64 -1, %v42
  %v44 = and i64 %v40, %v43
  %v45 = add i64 %v17, %v2
  %v46 = and i64 %v45, 4095
  %v47 = icmp samesign ult i64 %v46, 4089
  br i1 %v47, label %v48, label %v49
v48:
  %v50 = inttoptr i64 %v45 to ptr
  %v51 = load i64, ptr %v50, align 1
  br label %v52
v49:
  %v53 = and i64 %v45, -8
  %v54 = inttoptr i64 %v53 to ptr
  %v55 = load i64, ptr %v54, align 8
  %v56 = lshr i64 %v55, %v13
  %v57 = icmp samesign ugt i64 %v22, %v14
  br i1 %v57, label %v58, label %v52
v58:
  %v59 = getelementptr i8, ptr %v54, i64 8
  %v60 = load i64, ptr %v59, align 8
  %v61 = shl i64 %v60, %v15
  %v62 = or disjoint i64 %v61, %v56
  br label %v52
v52:
  %v63 = phi i64 [ %v51, %v48 ], [ %v56, %v49 ], [ %v62, %v58 ]
  %v64 = and i64 %v63, %v43
  %v65 = icmp eq i64 %v44, %v64
  br i1 %v65, label %v19, label %v66
v19:
  %v18 = add i64 %v17, 8
  %v67 = icmp sgt i64 %v4, %v18
  br i1 %v67, label %v16, label %v6
v6:
  %v68 = tail call i32 @llvm.scmp.i32.i64(i64 %v1, i64 %v3)
  br label %v69
v66:
  %v70 = xor i64 %v64, %v44
  %v71 = sub i64 0, %v70
  %v72 = and i64 %v70, %v71
  %v73 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v72, i1 false)
  %v74 = and i64 %v73, 56
  %v75 = xor i64 %v74, 56
  %v76 = lshr i64 %v44, %v75
  %v77 = icmp ne i64 %v72, 0
  %v78 = and i64 %v76, 255
  %v79 = lshr i64 %v64, %v75
  %v80 = and i64 %v79, 255
  %v81 = icmp samesign ugt i64 %v80, %v78
  %v82 = select i1 %v77, i1 %v81, i1 false
  %v83 = select i1 %v82, i32 -1, i32 1
  br label %v69
v69:
  %v84 = phi i32 [ %v68, %v6 ], [ %v83, %v66 ]
  %v85 = insertvalue { i32 } poison, i32 %v84, 0
  ret { i32 } %v85
}
define internal { i32 } @udf_text_starts(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v69:
  %v4 = icmp slt i64 %v1, %v3
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = icmp slt i64 %v3, 1
  br i1 %v7, label %v5, label %v8
v8:
  %v9 = and i64 %v0, 7
  %v10 = shl nuw nsw i64 %v9, 3
  %v11 = sub nuw nsw i64 8, %v9
  %v12 = sub nuw nsw i64 64, %v10
  %v13 = and i64 %v2, 7
  %v14 = shl nuw nsw i64 %v13, 3
  %v15 = sub nuw nsw i64 8, %v13
  %v16 = sub nuw nsw i64 64, %v14
  br label %v17
v17:
  %v18 = phi i64 [ %v19, %v20 ], [ 0, %v8 ]
  %v21 = sub i64 %v3, %v18
  %v22 = add i64 %v18, %v0
  %v23 = tail call i64 @llvm.umin.i64(i64 %v21, i64 8)
  %v24 = and i64 %v22, 4095
  %v25 = icmp samesign ult i64 %v24, 4089
  br i1 %v25, label %v26, label %v27
v26:
  %v28 = inttoptr i64 %v22 to ptr
  %v29 = load i64, ptr %v28, align 1
  br label %v30
v27:
  %v31 = and i64 %v22, -8
  %v32 = inttoptr i64 %v31 to ptr
  %v33 = load i64, ptr %v32, align 8
  %v34 = lshr i64 %v33, %v10
  %v35 = icmp samesign ugt i64 %v23, %v11
  br i1 %v35, label %v36, label %v30
v36:
  %v37 = getelementptr i8, ptr %v32, i64 8
  %v38 = load i64, ptr %v37, align 8
  %v39 = shl i64 %v38, %v12
  %v40 = or disjoint i64 %v39, %v34
  br label %v30
v30:
  %v41 = phi i64 [ %v29, %v26 ], [ %v34, %v27 ], [ %v40, %v36 ]
  %v42 = shl nuw nsw i64 %v23, 3
  %v43 = sub nuw nsw i64 64, %v42
  %v44 = lshr i64 -1, %v43
  %v45 = add i64 %v18, %v2
  %v46 = and i64 %v45, 4095
  %v47 = icmp samesign ult i64 %v46, 4089
  br i1 %v47, label %v48, label %v49
v48:
  %v50 = inttoptr i64 %v45 to ptr
  %v51 = load i64, ptr %v50, align 1
  br label %v52
v49:
  %v53 = and i64 %v45, -8
  %v54 = inttoptr i64 %v53 to ptr
  %v55 = load i64, ptr %v54, align 8
  %v56 = lshr i64 %v55, %v14
  %v57 = icmp samesign ugt i64 %v23, %v15
  br i1 %v57, label %v58, label %v52
v58:
  %v59 = getelementptr i8, ptr %v54, i64 8
  %v60 = load i64, ptr %v59, align 8
  %v61 = shl i64 %v60, %v16
  %v62 = or disjoint i64 %v61, %v56
  br label %v52
v52:
  %v63 = phi i64 [ %v51, %v48 ], [ %v56, %v49 ], [ %v62, %v58 ]
  %v64 = xor i64 %v63, %v41
  %v65 = and i64 %v64, %v44
  %v66 = icmp eq i64 %v65, 0
  br i1 %v66, label %v20, label %v5
v20:
  %v19 = add i64 %v18, 8
  %v67 = icmp slt i64 %v19, %v3
  br i1 %v67, label %v17, label %v5
v5:
  %v68 = phi i32 [ 0, %v69 ], [ 1, %v6 ], [ 0, %v52 ], [ 1, %v20 ]
  %v70 = insertvalue { i32 } poison, i32 %v68, 0
  ret { i32 } %v70
}
define internal { i32 } @udf_text_ends(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v71:
  %v4 = icmp slt i64 %v1, %v3
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = icmp slt i64 %v3, 1
  br i1 %v7, label %v5, label %v8
v8:
  %v9 = add i64 %v1, %v0
  %v10 = sub i64 %v9, %v3
  %v11 = and i64 %v2, 7
  %v12 = shl nuw nsw i64 %v11, 3
  %v13 = sub nuw nsw i64 8, %v11
  %v14 = sub nuw nsw i64 64, %v12
  %v15 = and i64 %v10, 7
  %v16 = shl nuw nsw i64 %v15, 3
  %v17 = sub nuw i64 8, %v15
  %v18 = sub nuw nsw i64 64, %v16
  br label %v19
v19:
  %v20 = phi i64 [ 0, %v8 ], [ %v21, %v22 ]
  %v23 = add i64 %v10, %v20
  %v24 = sub i64 %v3, %v20
  %v25 = tail call i64 @llvm.umin.i64(i64 %v24, i64 8)
  %v26 = and i64 %v23, 4095
  %v27 = icmp samesign ult i64 %v26, 4089
  br i1 %v27, label %v28, label %v29
v28:
  %v30 = inttoptr i64 %v23 to ptr
  %v31 = load i64, ptr %v30, align 1
  br label %v32
v29:
  %v33 = and i64 %v23, -8
  %v34 = inttoptr i64 %v33 to ptr
  %v35 = load i64, ptr %v34, align 8
  %v36 = lshr i64 %v35, %v16
  %v37 = icmp samesign ugt i64 %v25, %v17
  br i1 %v37, label %v38, label %v32
v38:
  %v39 = getelementptr i8, ptr %v34, i64 8
  %v40 = load i64, ptr %v39, align 8
  %v41 = shl i64 %v40, %v18
  %v42 = or disjoint i64 %v41, %v36
  br label %v32
v32:
  %v43 = phi i64 [ %v31, %v28 ], [ %v36, %v29 ], [ %v42, %v38 ]
  %v44 = shl nuw nsw i64 %v25, 3
  %v45 = sub nuw nsw i64 64, %v44
  %v46 = lshr i64 -1, %v45
  %v47 = add i64 %v20, %v2
  %v48 = and i64 %v47, 4095
  %v49 = icmp samesign ult i64 %v48, 4089
  br i1 %v49, label %v50, label %v51
v50:
  %v52 = inttoptr i64 %v47 to ptr
  %v53 = load i64, ptr %v52, align 1
  br label %v54
v51:
  %v55 = and i64 %v47, -8
  %v56 = inttoptr i64 %v55 to ptr
  %v57 = load i64, ptr %v56, align 8
  %v58 = lshr i64 %v57, %v12
  %v59 = icmp samesign ugt i64 %v25, %v13
  br i1 %v59, label %v60, label %v54
v60:
  %v61 = getelementptr i8, ptr %v56, i64 8
  %v62 = load i64, ptr %v61, align 8
  %v63 = shl i64 %v62, %v14
  %v64 = or disjoint i64 %v63, %v58
  br label %v54
v54:
  %v65 = phi i64 [ %v53, %v50 ], [ %v58, %v51 ], [ %v64, %v60 ]
  %v66 = xor i64 %v65, %v43
  %v67 = and i64 %v66, %v46
  %v68 = icmp eq i64 %v67, 0
  br i1 %v68, label %v22, label %v5
v22:
  %v21 = add i64 %v20, 8
  %v69 = icmp slt i64 %v21, %v3
  br i1 %v69, label %v19, label %v5
v5:
  %v70 = phi i32 [ 0, %v71 ], [ 1, %v6 ], [ 0, %v54 ], [ 1, %v22 ]
  %v72 = insertvalue { i32 } poison, i32 %v70, 0
  ret { i32 } %v72
}
define internal { i32 } @udf_text_starts_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v93:
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
  %v30 = icmp slt i64 %v3, 1
  br i1 %v30, label %v28, label %v31
v31:
  %v32 = add i64 %v25, %v0
  %v33 = and i64 %v2, 7
  %v34 = shl nuw nsw i64 %v33, 3
  %v35 = sub nuw nsw i64 8, %v33
  %v36 = sub nuw nsw i64 64, %v34
  %v37 = and i64 %v32, 7
  %v38 = shl nuw nsw i64 %v37, 3
  %v39 = sub nuw i64 8, %v37
  %v40 = sub nuw nsw i64 64, %v38
  br label %v41
v41:
  %v42 = phi i64 [ %v43, %v44 ], [ 0, %v31 ]
  %v45 = add i64 %v32, %v42
  %v46 = sub i64 %v3, %v42
  %v47 = tail call i64 @llvm.umin.i64(i64 %v46, i64 8)
  %v48 = and i64 %v45, 4095
  %v49 = icmp samesign ult i64 %v48, 4089
  br i1 %v49, label %v50, label %v51
v50:
  %v52 = inttoptr i64 %v45 to ptr
  %v53 = load i64, ptr %v52, align 1
  br label %v54
v51:
  %v55 = and i64 %v45, -8
  %v56 = inttoptr i64 %v55 to ptr
  %v57 = load i64, ptr %v56, align 8
  %v58 = lshr i64 %v57, %v38
  %v59 = icmp samesign ugt i64 %v47, %v39
  br i1 %v59, label %v60, label %v54
v60:
  %v61 = getelementptr i8, ptr %v56, i64 8
  %v62 = load i64, ptr %v61, align 8
  %v63 = shl i64 %v62, %v40
  %v64 = or disjoint i64 %v63, %v58
  br label %v54
v54:
  %v65 = phi i64 [ %v53, %v50 ], [ %v58, %v51 ], [ %v64, %v60 ]
  %v66 = shl nuw nsw i64 %v47, 3
  %v67 = sub nuw nsw i64 64, %v66
  %v68 = lshr i64 -1, %v67
  %v69 = add i64 %v42, %v2
  %v70 = and i64 %v69, 4095
  %v71 = icmp samesign ult i64 %v70, 4089
  br i1 %v71, label %v72, label %v73
v72:
  %v74 = inttoptr i64 %v69 to ptr
  %v75 = load i64, ptr %v74, align 1
  br label %v76
v73:
  %v77 = and i64 %v69, -8
  %v78 = inttoptr i64 %v77 to ptr
  %v79 = load i64, ptr %v78, align 8
  %v80 = lshr i64 %v79, %v34
  %v81 = icmp samesign ugt i64 %v47, %v35
  br i1 %v81, label %v82, label %v76
v82:
  %v83 = getelementptr i8, ptr %v78, i64 8
  %v84 = load i64, ptr %v83, align 8
  %v85 = shl i64 %v84, %v36
  %v86 = or disjoint i64 %v85, %v80
  br label %v76
v76:
  %v87 = phi i64 [ %v75, %v72 ], [ %v80, %v73 ], [ %v86, %v82 ]
  %v88 = xor i64 %v87, %v65
  %v89 = and i64 %v88, %v68
  %v90 = icmp eq i64 %v89, 0
  br i1 %v90, label %v44, label %v28
v44:
  %v43 = add i64 %v42, 8
  %v91 = icmp slt i64 %v43, %v3
  br i1 %v91, label %v41, label %v28
v28:
  %v92 = phi i32 [ 0, %v93 ], [ 1, %v29 ], [ 0, %v76 ], [ 1, %v44 ]
  %v94 = insertvalue { i32 } poison, i32 %v92, 0
  ret { i32 } %v94
}
define internal { i32 } @udf_text_starts_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v59:
  %v6 = or i64 %v5, %v4
  %v7 = icmp sgt i64 %v6, -1
  %v8 = icmp slt i64 %v1, 1
  %v9 = or i1 %v8, %v7
  br i1 %v9, label %v10, label %v11
v11:
  %v12 = add i64 %v0, -1
  %v13 = add i64 %v12, %v1
  %v14 = and i64 %v0, -8
  %v15 = and i64 %v13, -8
  %v16 = trunc i64 %v0 to i32
  %v17 = shl i32 %v16, 3
  %v18 = and i32 %v17, 56
  %v19 = zext nneg i32 %v18 to i64
  %v20 = shl nsw i64 -1, %v19
  %v21 = inttoptr i64 %v14 to ptr
  %v22 = load i64, ptr %v21, align 8
  %v23 = and i64 %v22, %v20
  %v24 = icmp ult i64 %v14, %v15
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = phi i64 [ %v28, %v25 ], [ %v23, %v11 ]
  %v29 = phi i64 [ %v30, %v25 ], [ %v1, %v11 ]
  %v31 = phi i64 [ %v32, %v25 ], [ %v14, %v11 ]
  %v33 = lshr i64 %v27, 6
  %v34 = lshr i64 %v27, 7
  %v35 = and i64 %v33, 72340172838076673
  %v36 = xor i64 %v35, 72340172838076673
  %v37 = and i64 %v36, %v34
  %v38 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v37)
  %v30 = sub i64 %v29, %v38
  %v32 = add nuw i64 %v31, 8
  %v39 = inttoptr i64 %v31 to ptr
  %v40 = getelementptr i8, ptr %v39, i64 8
  %v28 = load i64, ptr %v40, align 8
  %v41 = icmp ult i64 %v32, %v15
  br i1 %v41, label %v25, label %v26
v26:
  %v42 = phi i64 [ %v23, %v11 ], [ %v28, %v25 ]
  %v43 = phi i64 [ %v1, %v11 ], [ %v30, %v25 ]
  %v44 = trunc i64 %v13 to i32
  %v45 = shl i32 %v44, 3
  %v46 = and i32 %v45, 56
  %v47 = xor i32 %v46, 56
  %v48 = zext nneg i32 %v47 to i64
  %v49 = lshr i64 -1, %v48
  %v50 = and i64 %v42, %v49
  %v51 = lshr i64 %v50, 7
  %v52 = lshr i64 %v50, 6
  %v53 = and i64 %v52, 72340172838076673
  %v54 = xor i64 %v53, 72340172838076673
  %v55 = and i64 %v54, %v51
  %v56 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v55)
  %v57 = sub i64 %v43, %v56
  br label %v10
v10:
  %v58 = phi i64 [ 0, %v59 ], [ %v57, %v26 ]
  %v60 = add i64 %v58, %v4
  %v61 = tail call i64 @llvm.smax.i64(i64 %v60, i64 0)
  %v62 = icmp slt i64 %v4, 0
  %v63 = select i1 %v62, i64 %v61, i64 %v4
  %v64 = add i64 %v58, %v5
  %v65 = tail call i64 @llvm.smax.i64(i64 %v64, i64 0)
  %v66 = icmp slt i64 %v5, 0
  %v67 = select i1 %v66, i64 %v65, i64 %v5
  %v68 = icmp slt i64 %v67, 8
  %v69 = icmp slt i64 %v1, 8
  %v70 = or i1 %v69, %v68
  br i1 %v70, label %v71, label %v72
v72:
  %v73 = phi i64 [ %v74, %v75 ], [ 8, %v10 ]
  %v76 = phi i64 [ %v73, %v75 ], [ 0, %v10 ]
  %v77 = phi i64 [ %v78, %v75 ], [ %v67, %v10 ]
  %v79 = add i64 %v76, %v0
  %v80 = inttoptr i64 %v79 to ptr
  %v81 = load i64, ptr %v80, align 1
  %v82 = and i64 %v81, -9187201950435737472
  %v83 = icmp eq i64 %v82, 0
  br i1 %v83, label %v75, label %v71
v75:
  %v78 = add nsw i64 %v77, -8
  %v74 = add nuw i64 %v73, 8
  %v84 = icmp sle i64 %v74, %v1
  %v85 = icmp sgt i64 %v77, 15
  %v86 = and i1 %v84, %v85
  br i1 %v86, label %v72, label %v71
v71:
  %v87 = phi i64 [ 0, %v10 ], [ %v76, %v72 ], [ %v73, %v75 ]
  %v88 = phi i64 [ %v67, %v10 ], [ %v77, %v72 ], [ %v78, %v75 ]
  %v89 = icmp slt i64 %v87, %v1
  %v90 = icmp sge i64 %v87, %v1
  %v91 = icmp slt i64 %v88, 1
  %v92 = or i1 %v90, %v91
  br i1 %v92, label %v93, label %v94
v94:
  %v95 = phi i64 [ %v96, %v94 ], [ %v87, %v71 ]
  %v97 = phi i64 [ %v98, %v94 ], [ %v88, %v71 ]
  %v99 = add i64 %v95, %v0
  %v100 = inttoptr i64 %v99 to ptr
  %v101 = load i8, ptr %v100, align 1
  %v102 = icmp sgt i8 %v101, -1
  %v103 = icmp ult i8 %v101, -32
  %v104 = icmp ult i8 %v101, -16
  %v105 = select i1 %v104, i64 3, i64 4
  %v106 = select i1 %v103, i64 2, i64 %v105
  %v107 = select i1 %v102, i64 1, i64 %v106
  %v96 = add i64 %v107, %v95
  %v98 = add nsw i64 %v97, -1
  %v108 = icmp slt i64 %v96, %v1
  %v109 = icmp sgt i64 %v97, 1
  %v110 = and i1 %v109, %v108
  br i1 %v110, label %v94, label %v93
v93:
  %v111 = phi i64 [ %v87, %v71 ], [ %v96, %v94 ]
  %v112 = phi i1 [ %v89, %v71 ], [ %v108, %v94 ]
  %v113 = select i1 %v112, i64 %v111, i64 %v1
  %v114 = icmp slt i64 %v63, 8
  %v115 = or i1 %v69, %v114
  br i1 %v115, label %v116, label %v117
v117:
  %v118 = phi i64 [ %v119, %v120 ], [ 8, %v93 ]
  %v121 = phi i64 [ %v118, %v120 ], [ 0, %v93 ]
  %v122 = phi i64 [ %v123, %v120 ], [ %v63, %v93 ]
  %v124 = add i64 %v121, %v0
  %v125 = inttoptr i64 %v124 to ptr
  %v126 = load i64, ptr %v125, align 1
  %v127 = and i64 %v126, -9187201950435737472
  %v128 = icmp eq i64 %v127, 0
  br i1 %v128, label %v120, label %v116
v120:
  %v123 = add nsw i64 %v122, -8
  %v119 = add nuw i64 %v118, 8
  %v129 = icmp sle i64 %v119, %v1
  %v130 = icmp sgt i64 %v122, 15
  %v131 = and i1 %v129, %v130
  br i1 %v131, label %v117, label %v116
v116:
  %v132 = phi i64 [ 0, %v93 ], [ %v121, %v117 ], [ %v118, %v120 ]
  %v133 = phi i64 [ %v63, %v93 ], [ %v122, %v117 ], [ %v123, %v120 ]
  %v134 = icmp slt i64 %v132, %v1
  %v135 = icmp sge i64 %v132, %v1
  %v136 = icmp slt i64 %v133, 1
  %v137 = or i1 %v135, %v136
  br i1 %v137, label %v138, label %v139
v139:
  %v140 = phi i64 [ %v141, %v139 ], [ %v132, %v116 ]
  %v142 = phi i64 [ %v143, %v139 ], [ %v133, %v116 ]
  %v144 = add i64 %v140, %v0
  %v145 = inttoptr i64 %v144 to ptr
  %v146 = load i8, ptr %v145, align 1
  %v147 = icmp sgt i8 %v146, -1
  %v148 = icmp ult i8 %v146, -32
  %v149 = icmp ult i8 %v146, -16
  %v150 = select i1 %v149, i64 3, i64 4
  %v151 = select i1 %v148, i64 2, i64 %v150
  %v152 = select i1 %v147, i64 1, i64 %v151
  %v141 = add i64 %v152, %v140
  %v143 = add nsw i64 %v142, -1
  %v153 = icmp slt i64 %v141, %v1
  %v154 = icmp sgt i64 %v142, 1
  %v155 = and i1 %v154, %v153
  br i1 %v155, label %v139, label %v138
v138:
  %v156 = phi i64 [ %v132, %v116 ], [ %v141, %v139 ]
  %v157 = phi i1 [ %v134, %v116 ], [ %v153, %v139 ]
  %v158 = select i1 %v157, i64 %v156, i64 %v1
  %v159 = icmp slt i64 %v63, 1
  %v160 = icmp slt i64 %v156, %v1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %v162, label %v163
v163:
  br i1 %v8, label %v164, label %v165
v165:
  %v166 = add i64 %v0, -1
  %v167 = add i64 %v166, %v1
  %v168 = and i64 %v0, -8
  %v169 = and i64 %v167, -8
  %v170 = trunc i64 %v0 to i32
  %v171 = shl i32 %v170, 3
  %v172 = and i32 %v171, 56
  %v173 = zext nneg i32 %v172 to i64
  %v174 = shl nsw i64 -1, %v173
  %v175 = inttoptr i64 %v168 to ptr
  %v176 = load i64, ptr %v175, align 8
  %v177 = and i64 %v176, %v174
  %v178 = icmp ult i64 %v168, %v169
  br i1 %v178, label %v179, label %v180
v179:
  %v181 = phi i64 [ %v182, %v179 ], [ %v177, %v165 ]
  %v183 = phi i64 [ %v184, %v179 ], [ %v1, %v165 ]
  %v185 = phi i64 [ %v186, %v179 ], [ %v168, %v165 ]
  %v187 = lshr i64 %v181, 6
  %v188 = lshr i64 %v181, 7
  %v189 = and i64 %v187, 72340172838076673
  %v190 = xor i64 %v189, 72340172838076673
  %v191 = and i64 %v190, %v188
  %v192 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v191)
  %v184 = sub i64 %v183, %v192
  %v186 = add nuw i64 %v185, 8
  %v193 = inttoptr i64 %v185 to ptr
  %v194 = getelementptr i8, ptr %v193, i64 8
  %v182 = load i64, ptr %v194, align 8
  %v195 = icmp ult i64 %v186, %v169
  br i1 %v195, label %v179, label %v180
v180:
  %v196 = phi i64 [ %v177, %v165 ], [ %v182, %v179 ]
  %v197 = phi i64 [ %v1, %v165 ], [ %v184, %v179 ]
  %v198 = trunc i64 %v167 to i32
  %v199 = shl i32 %v198, 3
  %v200 = and i32 %v199, 56
  %v201 = xor i32 %v200, 56
  %v202 = zext nneg i32 %v201 to i64
  %v203 = lshr i64 -1, %v202
  %v204 = and i64 %v196, %v203
  %v205 = lshr i64 %v204, 7
  %v206 = lshr i64 %v204, 6
  %v207 = and i64 %v206, 72340172838076673
  %v208 = xor i64 %v207, 72340172838076673
  %v209 = and i64 %v208, %v205
  %v210 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v209)
  %v211 = sub i64 %v197, %v210
  %v212 = icmp sgt i64 %v63, %v211
  br label %v164
v164:
  %v213 = phi i1 [ true, %v163 ], [ %v212, %v180 ]
  %v214 = add i64 %v1, 1
  %v215 = select i1 %v213, i64 %v214, i64 %v158
  br label %v162
v162:
  %v216 = phi i64 [ %v158, %v138 ], [ %v215, %v164 ]
  %v217 = sub i64 %v113, %v216
  %v218 = icmp slt i64 %v217, %v3
  br i1 %v218, label %v219, label %v220
v220:
  %v221 = icmp slt i64 %v3, 1
  br i1 %v221, label %v219, label %v222
v222:
  %v223 = add i64 %v216, %v0
  %v224 = and i64 %v2, 7
  %v225 = shl nuw nsw i64 %v224, 3
  %v226 = sub nuw nsw i64 8, %v224
  %v227 = sub nuw nsw i64 64, %v225
  %v228 = and i64 %v223, 7
  %v229 = shl nuw nsw i64 %v228, 3
  %v230 = sub nuw i64 8, %v228
  %v231 = sub nuw nsw i64 64, %v229
  br label %v232
v232:
  %v233 = phi i64 [ %v234, %v235 ], [ 0, %v222 ]
  %v236 = add i64 %v223, %v233
  %v237 = sub i64 %v3, %v233
  %v238 = tail call i64 @llvm.umin.i64(i64 %v237, i64 8)
  %v239 = and i64 %v236, 4095
  %v240 = icmp samesign ult i64 %v239, 4089
  br i1 %v240, label %v241, label %v242
v241:
  %v243 = inttoptr i64 %v236 to ptr
  %v244 = load i64, ptr %v243, align 1
  br label %v245
v242:
  %v246 = and i64 %v236, -8
  %v247 = inttoptr i64 %v246 to ptr
  %v248 = load i64, ptr %v247, align 8
  %v249 = lshr i64 %v248, %v229
  %v250 = icmp samesign ugt i64 %v238, %v230
  br i1 %v250, label %v251, label %v245
v251:
  %v252 = getelementptr i8, ptr %v247, i64 8
  %v253 = load i64, ptr %v252, align 8
  %v254 = shl i64 %v253, %v231
  %v255 = or disjoint i64 %v254, %v249
  br label %v245
v245:
  %v256 = phi i64 [ %v244, %v241 ], [ %v249, %v242 ], [ %v255, %v251 ]
  %v257 = shl nuw nsw i64 %v238, 3
  %v258 = sub nuw nsw i64 64, %v257
  %v259 = lshr i64 -1, %v258
  %v260 = add i64 %v233, %v2
  %v261 = and i64 %v260, 4095
  %v262 = icmp samesign ult i64 %v261, 4089
  br i1 %v262, label %v263, label %v264
v263:
  %v265 = inttoptr i64 %v260 to ptr
  %v266 = load i64, ptr %v265, align 1
  br label %v267
v264:
  %v268 = and i64 %v260, -8
  %v269 = inttoptr i64 %v268 to ptr
  %v270 = load i64, ptr %v269, align 8
  %v271 = lshr i64 %v270, %v225
  %v272 = icmp samesign ugt i64 %v238, %v226
  br i1 %v272, label %v273, label %v267
v273:
  %v274 = getelementptr i8, ptr %v269, i64 8
  %v275 = load i64, ptr %v274, align 8
  %v276 = shl i64 %v275, %v227
  %v277 = or disjoint i64 %v276, %v271
  br label %v267
v267:
  %v278 = phi i64 [ %v266, %v263 ], [ %v271, %v264 ], [ %v277, %v273 ]
  %v279 = xor i64 %v278, %v256
  %v280 = and i64 %v279, %v259
  %v281 = icmp eq i64 %v280, 0
  br i1 %v281, label %v235, label %v219
v235:
  %v234 = add i64 %v233, 8
  %v282 = icmp slt i64 %v234, %v3
  br i1 %v282, label %v232, label %v219
v219:
  %v283 = phi i32 [ 0, %v162 ], [ 1, %v220 ], [ 0, %v267 ], [ 1, %v235 ]
  %v284 = insertvalue { i32 } poison, i32 %v283, 0
  ret { i32 } %v284
}
define internal { i32 } @udf_text_ends_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v94:
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
  %v30 = icmp slt i64 %v3, 1
  br i1 %v30, label %v28, label %v31
v31:
  %v32 = sub i64 %v0, %v3
  %v33 = add i64 %v32, %v17
  %v34 = and i64 %v2, 7
  %v35 = shl nuw nsw i64 %v34, 3
  %v36 = sub nuw nsw i64 8, %v34
  %v37 = sub nuw nsw i64 64, %v35
  %v38 = and i64 %v33, 7
  %v39 = shl nuw nsw i64 %v38, 3
  %v40 = sub nuw i64 8, %v38
  %v41 = sub nuw nsw i64 64, %v39
  br label %v42
v42:
  %v43 = phi i64 [ 0, %v31 ], [ %v44, %v45 ]
  %v46 = add i64 %v33, %v43
  %v47 = sub i64 %v3, %v43
  %v48 = tail call i64 @llvm.umin.i64(i64 %v47, i64 8)
  %v49 = and i64 %v46, 4095
  %v50 = icmp samesign ult i64 %v49, 4089
  br i1 %v50, label %v51, label %v52
v51:
  %v53 = inttoptr i64 %v46 to ptr
  %v54 = load i64, ptr %v53, align 1
  br label %v55
v52:
  %v56 = and i64 %v46, -8
  %v57 = inttoptr i64 %v56 to ptr
  %v58 = load i64, ptr %v57, align 8
  %v59 = lshr i64 %v58, %v39
  %v60 = icmp samesign ugt i64 %v48, %v40
  br i1 %v60, label %v61, label %v55
v61:
  %v62 = getelementptr i8, ptr %v57, i64 8
  %v63 = load i64, ptr %v62, align 8
  %v64 = shl i64 %v63, %v41
  %v65 = or disjoint i64 %v64, %v59
  br label %v55
v55:
  %v66 = phi i64 [ %v54, %v51 ], [ %v59, %v52 ], [ %v65, %v61 ]
  %v67 = shl nuw nsw i64 %v48, 3
  %v68 = sub nuw nsw i64 64, %v67
  %v69 = lshr i64 -1, %v68
  %v70 = add i64 %v43, %v2
  %v71 = and i64 %v70, 4095
  %v72 = icmp samesign ult i64 %v71, 4089
  br i1 %v72, label %v73, label %v74
v73:
  %v75 = inttoptr i64 %v70 to ptr
  %v76 = load i64, ptr %v75, align 1
  br label %v77
v74:
  %v78 = and i64 %v70, -8
  %v79 = inttoptr i64 %v78 to ptr
  %v80 = load i64, ptr %v79, align 8
  %v81 = lshr i64 %v80, %v35
  %v82 = icmp samesign ugt i64 %v48, %v36
  br i1 %v82, label %v83, label %v77
v83:
  %v84 = getelementptr i8, ptr %v79, i64 8
  %v85 = load i64, ptr %v84, align 8
  %v86 = shl i64 %v85, %v37
  %v87 = or disjoint i64 %v86, %v81
  br label %v77
v77:
  %v88 = phi i64 [ %v76, %v73 ], [ %v81, %v74 ], [ %v87, %v83 ]
  %v89 = xor i64 %v88, %v66
  %v90 = and i64 %v89, %v69
  %v91 = icmp eq i64 %v90, 0
  br i1 %v91, label %v45, label %v28
v45:
  %v44 = add i64 %v43, 8
  %v92 = icmp slt i64 %v44, %v3
  br i1 %v92, label %v42, label %v28
v28:
  %v93 = phi i32 [ 0, %v94 ], [ 1, %v29 ], [ 0, %v77 ], [ 1, %v45 ]
  %v95 = insertvalue { i32 } poison, i32 %v93, 0
  ret { i32 } %v95
}
define internal { i32 } @udf_text_ends_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v59:
  %v6 = or i64 %v5, %v4
  %v7 = icmp sgt i64 %v6, -1
  %v8 = icmp slt i64 %v1, 1
  %v9 = or i1 %v8, %v7
  br i1 %v9, label %v10, label %v11
v11:
  %v12 = add i64 %v0, -1
  %v13 = add i64 %v12, %v1
  %v14 = and i64 %v0, -8
  %v15 = and i64 %v13, -8
  %v16 = trunc i64 %v0 to i32
  %v17 = shl i32 %v16, 3
  %v18 = and i32 %v17, 56
  %v19 = zext nneg i32 %v18 to i64
  %v20 = shl nsw i64 -1, %v19
  %v21 = inttoptr i64 %v14 to ptr
  %v22 = load i64, ptr %v21, align 8
  %v23 = and i64 %v22, %v20
  %v24 = icmp ult i64 %v14, %v15
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = phi i64 [ %v28, %v25 ], [ %v23, %v11 ]
  %v29 = phi i64 [ %v30, %v25 ], [ %v1, %v11 ]
  %v31 = phi i64 [ %v32, %v25 ], [ %v14, %v11 ]
  %v33 = lshr i64 %v27, 6
  %v34 = lshr i64 %v27, 7
  %v35 = and i64 %v33, 72340172838076673
  %v36 = xor i64 %v35, 72340172838076673
  %v37 = and i64 %v36, %v34
  %v38 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v37)
  %v30 = sub i64 %v29, %v38
  %v32 = add nuw i64 %v31, 8
  %v39 = inttoptr i64 %v31 to ptr
  %v40 = getelementptr i8, ptr %v39, i64 8
  %v28 = load i64, ptr %v40, align 8
  %v41 = icmp ult i64 %v32, %v15
  br i1 %v41, label %v25, label %v26
v26:
  %v42 = phi i64 [ %v23, %v11 ], [ %v28, %v25 ]
  %v43 = phi i64 [ %v1, %v11 ], [ %v30, %v25 ]
  %v44 = trunc i64 %v13 to i32
  %v45 = shl i32 %v44, 3
  %v46 = and i32 %v45, 56
  %v47 = xor i32 %v46, 56
  %v48 = zext nneg i32 %v47 to i64
  %v49 = lshr i64 -1, %v48
  %v50 = and i64 %v42, %v49
  %v51 = lshr i64 %v50, 7
  %v52 = lshr i64 %v50, 6
  %v53 = and i64 %v52, 72340172838076673
  %v54 = xor i64 %v53, 72340172838076673
  %v55 = and i64 %v54, %v51
  %v56 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v55)
  %v57 = sub i64 %v43, %v56
  br label %v10
v10:
  %v58 = phi i64 [ 0, %v59 ], [ %v57, %v26 ]
  %v60 = add i64 %v58, %v4
  %v61 = tail call i64 @llvm.smax.i64(i64 %v60, i64 0)
  %v62 = icmp slt i64 %v4, 0
  %v63 = select i1 %v62, i64 %v61, i64 %v4
  %v64 = add i64 %v58, %v5
  %v65 = tail call i64 @llvm.smax.i64(i64 %v64, i64 0)
  %v66 = icmp slt i64 %v5, 0
  %v67 = select i1 %v66, i64 %v65, i64 %v5
  %v68 = icmp slt i64 %v67, 8
  %v69 = icmp slt i64 %v1, 8
  %v70 = or i1 %v69, %v68
  br i1 %v70, label %v71, label %v72
v72:
  %v73 = phi i64 [ %v74, %v75 ], [ 8, %v10 ]
  %v76 = phi i64 [ %v73, %v75 ], [ 0, %v10 ]
  %v77 = phi i64 [ %v78, %v75 ], [ %v67, %v10 ]
  %v79 = add i64 %v76, %v0
  %v80 = inttoptr i64 %v79 to ptr
  %v81 = load i64, ptr %v80, align 1
  %v82 = and i64 %v81, -9187201950435737472
  %v83 = icmp eq i64 %v82, 0
  br i1 %v83, label %v75, label %v71
v75:
  %v78 = add nsw i64 %v77, -8
  %v74 = add nuw i64 %v73, 8
  %v84 = icmp sle i64 %v74, %v1
  %v85 = icmp sgt i64 %v77, 15
  %v86 = and i1 %v84, %v85
  br i1 %v86, label %v72, label %v71
v71:
  %v87 = phi i64 [ 0, %v10 ], [ %v76, %v72 ], [ %v73, %v75 ]
  %v88 = phi i64 [ %v67, %v10 ], [ %v77, %v72 ], [ %v78, %v75 ]
  %v89 = icmp slt i64 %v87, %v1
  %v90 = icmp sge i64 %v87, %v1
  %v91 = icmp slt i64 %v88, 1
  %v92 = or i1 %v90, %v91
  br i1 %v92, label %v93, label %v94
v94:
  %v95 = phi i64 [ %v96, %v94 ], [ %v87, %v71 ]
  %v97 = phi i64 [ %v98, %v94 ], [ %v88, %v71 ]
  %v99 = add i64 %v95, %v0
  %v100 = inttoptr i64 %v99 to ptr
  %v101 = load i8, ptr %v100, align 1
  %v102 = icmp sgt i8 %v101, -1
  %v103 = icmp ult i8 %v101, -32
  %v104 = icmp ult i8 %v101, -16
  %v105 = select i1 %v104, i64 3, i64 4
  %v106 = select i1 %v103, i64 2, i64 %v105
  %v107 = select i1 %v102, i64 1, i64 %v106
  %v96 = add i64 %v107, %v95
  %v98 = add nsw i64 %v97, -1
  %v108 = icmp slt i64 %v96, %v1
  %v109 = icmp sgt i64 %v97, 1
  %v110 = and i1 %v109, %v108
  br i1 %v110, label %v94, label %v93
v93:
  %v111 = phi i64 [ %v87, %v71 ], [ %v96, %v94 ]
  %v112 = phi i1 [ %v89, %v71 ], [ %v108, %v94 ]
  %v113 = select i1 %v112, i64 %v111, i64 %v1
  %v114 = icmp slt i64 %v63, 8
  %v115 = or i1 %v69, %v114
  br i1 %v115, label %v116, label %v117
v117:
  %v118 = phi i64 [ %v119, %v120 ], [ 8, %v93 ]
  %v121 = phi i64 [ %v118, %v120 ], [ 0, %v93 ]
  %v122 = phi i64 [ %v123, %v120 ], [ %v63, %v93 ]
  %v124 = add i64 %v121, %v0
  %v125 = inttoptr i64 %v124 to ptr
  %v126 = load i64, ptr %v125, align 1
  %v127 = and i64 %v126, -9187201950435737472
  %v128 = icmp eq i64 %v127, 0
  br i1 %v128, label %v120, label %v116
v120:
  %v123 = add nsw i64 %v122, -8
  %v119 = add nuw i64 %v118, 8
  %v129 = icmp sle i64 %v119, %v1
  %v130 = icmp sgt i64 %v122, 15
  %v131 = and i1 %v129, %v130
  br i1 %v131, label %v117, label %v116
v116:
  %v132 = phi i64 [ 0, %v93 ], [ %v121, %v117 ], [ %v118, %v120 ]
  %v133 = phi i64 [ %v63, %v93 ], [ %v122, %v117 ], [ %v123, %v120 ]
  %v134 = icmp slt i64 %v132, %v1
  %v135 = icmp sge i64 %v132, %v1
  %v136 = icmp slt i64 %v133, 1
  %v137 = or i1 %v135, %v136
  br i1 %v137, label %v138, label %v139
v139:
  %v140 = phi i64 [ %v141, %v139 ], [ %v132, %v116 ]
  %v142 = phi i64 [ %v143, %v139 ], [ %v133, %v116 ]
  %v144 = add i64 %v140, %v0
  %v145 = inttoptr i64 %v144 to ptr
  %v146 = load i8, ptr %v145, align 1
  %v147 = icmp sgt i8 %v146, -1
  %v148 = icmp ult i8 %v146, -32
  %v149 = icmp ult i8 %v146, -16
  %v150 = select i1 %v149, i64 3, i64 4
  %v151 = select i1 %v148, i64 2, i64 %v150
  %v152 = select i1 %v147, i64 1, i64 %v151
  %v141 = add i64 %v152, %v140
  %v143 = add nsw i64 %v142, -1
  %v153 = icmp slt i64 %v141, %v1
  %v154 = icmp sgt i64 %v142, 1
  %v155 = and i1 %v154, %v153
  br i1 %v155, label %v139, label %v138
v138:
  %v156 = phi i64 [ %v132, %v116 ], [ %v141, %v139 ]
  %v157 = phi i1 [ %v134, %v116 ], [ %v153, %v139 ]
  %v158 = select i1 %v157, i64 %v156, i64 %v1
  %v159 = icmp slt i64 %v63, 1
  %v160 = icmp slt i64 %v156, %v1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %v162, label %v163
v163:
  br i1 %v8, label %v164, label %v165
v165:
  %v166 = add i64 %v0, -1
  %v167 = add i64 %v166, %v1
  %v168 = and i64 %v0, -8
  %v169 = and i64 %v167, -8
  %v170 = trunc i64 %v0 to i32
  %v171 = shl i32 %v170, 3
  %v172 = and i32 %v171, 56
  %v173 = zext nneg i32 %v172 to i64
  %v174 = shl nsw i64 -1, %v173
  %v175 = inttoptr i64 %v168 to ptr
  %v176 = load i64, ptr %v175, align 8
  %v177 = and i64 %v176, %v174
  %v178 = icmp ult i64 %v168, %v169
  br i1 %v178, label %v179, label %v180
v179:
  %v181 = phi i64 [ %v182, %v179 ], [ %v177, %v165 ]
  %v183 = phi i64 [ %v184, %v179 ], [ %v1, %v165 ]
  %v185 = phi i64 [ %v186, %v179 ], [ %v168, %v165 ]
  %v187 = lshr i64 %v181, 6
  %v188 = lshr i64 %v181, 7
  %v189 = and i64 %v187, 72340172838076673
  %v190 = xor i64 %v189, 72340172838076673
  %v191 = and i64 %v190, %v188
  %v192 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v191)
  %v184 = sub i64 %v183, %v192
  %v186 = add nuw i64 %v185, 8
  %v193 = inttoptr i64 %v185 to ptr
  %v194 = getelementptr i8, ptr %v193, i64 8
  %v182 = load i64, ptr %v194, align 8
  %v195 = icmp ult i64 %v186, %v169
  br i1 %v195, label %v179, label %v180
v180:
  %v196 = phi i64 [ %v177, %v165 ], [ %v182, %v179 ]
  %v197 = phi i64 [ %v1, %v165 ], [ %v184, %v179 ]
  %v198 = trunc i64 %v167 to i32
  %v199 = shl i32 %v198, 3
  %v200 = and i32 %v199, 56
  %v201 = xor i32 %v200, 56
  %v202 = zext nneg i32 %v201 to i64
  %v203 = lshr i64 -1, %v202
  %v204 = and i64 %v196, %v203
  %v205 = lshr i64 %v204, 7
  %v206 = lshr i64 %v204, 6
  %v207 = and i64 %v206, 72340172838076673
  %v208 = xor i64 %v207, 72340172838076673
  %v209 = and i64 %v208, %v205
  %v210 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v209)
  %v211 = sub i64 %v197, %v210
  %v212 = icmp sgt i64 %v63, %v211
  br label %v164
v164:
  %v213 = phi i1 [ true, %v163 ], [ %v212, %v180 ]
  %v214 = add i64 %v1, 1
  %v215 = select i1 %v213, i64 %v214, i64 %v158
  br label %v162
v162:
  %v216 = phi i64 [ %v158, %v138 ], [ %v215, %v164 ]
  %v217 = sub i64 %v113, %v216
  %v218 = icmp slt i64 %v217, %v3
  br i1 %v218, label %v219, label %v220
v220:
  %v221 = icmp slt i64 %v3, 1
  br i1 %v221, label %v219, label %v222
v222:
  %v223 = sub i64 %v0, %v3
  %v224 = add i64 %v223, %v113
  %v225 = and i64 %v2, 7
  %v226 = shl nuw nsw i64 %v225, 3
  %v227 = sub nuw nsw i64 8, %v225
  %v228 = sub nuw nsw i64 64, %v226
  %v229 = and i64 %v224, 7
  %v230 = shl nuw nsw i64 %v229, 3
  %v231 = sub nuw i64 8, %v229
  %v232 = sub nuw nsw i64 64, %v230
  br label %v233
v233:
  %v234 = phi i64 [ 0, %v222 ], [ %v235, %v236 ]
  %v237 = add i64 %v224, %v234
  %v238 = sub i64 %v3, %v234
  %v239 = tail call i64 @llvm.umin.i64(i64 %v238, i64 8)
  %v240 = and i64 %v237, 4095
  %v241 = icmp samesign ult i64 %v240, 4089
  br i1 %v241, label %v242, label %v243
v242:
  %v244 = inttoptr i64 %v237 to ptr
  %v245 = load i64, ptr %v244, align 1
  br label %v246
v243:
  %v247 = and i64 %v237, -8
  %v248 = inttoptr i64 %v247 to ptr
  %v249 = load i64, ptr %v248, align 8
  %v250 = lshr i64 %v249, %v230
  %v251 = icmp samesign ugt i64 %v239, %v231
  br i1 %v251, label %v252, label %v246
v252:
  %v253 = getelementptr i8, ptr %v248, i64 8
  %v254 = load i64, ptr %v253, align 8
  %v255 = shl i64 %v254, %v232
  %v256 = or disjoint i64 %v255, %v250
  br label %v246
v246:
  %v257 = phi i64 [ %v245, %v242 ], [ %v250, %v243 ], [ %v256, %v252 ]
  %v258 = shl nuw nsw i64 %v239, 3
  %v259 = sub nuw nsw i64 64, %v258
  %v260 = lshr i64 -1, %v259
  %v261 = add i64 %v234, %v2
  %v262 = and i64 %v261, 4095
  %v263 = icmp samesign ult i64 %v262, 4089
  br i1 %v263, label %v264, label %v265
v264:
  %v266 = inttoptr i64 %v261 to ptr
  %v267 = load i64, ptr %v266, align 1
  br label %v268
v265:
  %v269 = and i64 %v261, -8
  %v270 = inttoptr i64 %v269 to ptr
  %v271 = load i64, ptr %v270, align 8
  %v272 = lshr i64 %v271, %v226
  %v273 = icmp samesign ugt i64 %v239, %v227
  br i1 %v273, label %v274, label %v268
v274:
  %v275 = getelementptr i8, ptr %v270, i64 8
  %v276 = load i64, ptr %v275, align 8
  %v277 = shl i64 %v276, %v228
  %v278 = or disjoint i64 %v277, %v272
  br label %v268
v268:
  %v279 = phi i64 [ %v267, %v264 ], [ %v272, %v265 ], [ %v278, %v274 ]
  %v280 = xor i64 %v279, %v257
  %v281 = and i64 %v280, %v260
  %v282 = icmp eq i64 %v281, 0
  br i1 %v282, label %v236, label %v219
v236:
  %v235 = add i64 %v234, 8
  %v283 = icmp slt i64 %v235, %v3
  br i1 %v283, label %v233, label %v219
v219:
  %v284 = phi i32 [ 0, %v162 ], [ 1, %v220 ], [ 0, %v268 ], [ 1, %v236 ]
  %v285 = insertvalue { i32 } poison, i32 %v284, 0
  ret { i32 } %v285
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
define internal { i64 } @udf_text_find_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v59:
  %v6 = or i64 %v5, %v4
  %v7 = icmp sgt i64 %v6, -1
  %v8 = icmp slt i64 %v1, 1
  %v9 = or i1 %v8, %v7
  br i1 %v9, label %v10, label %v11
v11:
  %v12 = add i64 %v0, -1
  %v13 = add i64 %v12, %v1
  %v14 = and i64 %v0, -8
  %v15 = and i64 %v13, -8
  %v16 = trunc i64 %v0 to i32
  %v17 = shl i32 %v16, 3
  %v18 = and i32 %v17, 56
  %v19 = zext nneg i32 %v18 to i64
  %v20 = shl nsw i64 -1, %v19
  %v21 = inttoptr i64 %v14 to ptr
  %v22 = load i64, ptr %v21, align 8
  %v23 = and i64 %v22, %v20
  %v24 = icmp ult i64 %v14, %v15
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = phi i64 [ %v28, %v25 ], [ %v23, %v11 ]
  %v29 = phi i64 [ %v30, %v25 ], [ %v1, %v11 ]
  %v31 = phi i64 [ %v32, %v25 ], [ %v14, %v11 ]
  %v33 = lshr i64 %v27, 6
  %v34 = lshr i64 %v27, 7
  %v35 = and i64 %v33, 72340172838076673
  %v36 = xor i64 %v35, 72340172838076673
  %v37 = and i64 %v36, %v34
  %v38 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v37)
  %v30 = sub i64 %v29, %v38
  %v32 = add nuw i64 %v31, 8
  %v39 = inttoptr i64 %v31 to ptr
  %v40 = getelementptr i8, ptr %v39, i64 8
  %v28 = load i64, ptr %v40, align 8
  %v41 = icmp ult i64 %v32, %v15
  br i1 %v41, label %v25, label %v26
v26:
  %v42 = phi i64 [ %v23, %v11 ], [ %v28, %v25 ]
  %v43 = phi i64 [ %v1, %v11 ], [ %v30, %v25 ]
  %v44 = trunc i64 %v13 to i32
  %v45 = shl i32 %v44, 3
  %v46 = and i32 %v45, 56
  %v47 = xor i32 %v46, 56
  %v48 = zext nneg i32 %v47 to i64
  %v49 = lshr i64 -1, %v48
  %v50 = and i64 %v42, %v49
  %v51 = lshr i64 %v50, 7
  %v52 = lshr i64 %v50, 6
  %v53 = and i64 %v52, 72340172838076673
  %v54 = xor i64 %v53, 72340172838076673
  %v55 = and i64 %v54, %v51
  %v56 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v55)
  %v57 = sub i64 %v43, %v56
  br label %v10
v10:
  %v58 = phi i64 [ 0, %v59 ], [ %v57, %v26 ]
  %v60 = add i64 %v58, %v4
  %v61 = tail call i64 @llvm.smax.i64(i64 %v60, i64 0)
  %v62 = icmp slt i64 %v4, 0
  %v63 = select i1 %v62, i64 %v61, i64 %v4
  %v64 = add i64 %v58, %v5
  %v65 = tail call i64 @llvm.smax.i64(i64 %v64, i64 0)
  %v66 = icmp slt i64 %v5, 0
  %v67 = select i1 %v66, i64 %v65, i64 %v5
  %v68 = icmp slt i64 %v67, 8
  %v69 = icmp slt i64 %v1, 8
  %v70 = or i1 %v69, %v68
  br i1 %v70, label %v71, label %v72
v72:
  %v73 = phi i64 [ %v74, %v75 ], [ 8, %v10 ]
  %v76 = phi i64 [ %v73, %v75 ], [ 0, %v10 ]
  %v77 = phi i64 [ %v78, %v75 ], [ %v67, %v10 ]
  %v79 = add i64 %v76, %v0
  %v80 = inttoptr i64 %v79 to ptr
  %v81 = load i64, ptr %v80, align 1
  %v82 = and i64 %v81, -9187201950435737472
  %v83 = icmp eq i64 %v82, 0
  br i1 %v83, label %v75, label %v71
v75:
  %v78 = add nsw i64 %v77, -8
  %v74 = add nuw i64 %v73, 8
  %v84 = icmp sle i64 %v74, %v1
  %v85 = icmp sgt i64 %v77, 15
  %v86 = and i1 %v84, %v85
  br i1 %v86, label %v72, label %v71
v71:
  %v87 = phi i64 [ 0, %v10 ], [ %v76, %v72 ], [ %v73, %v75 ]
  %v88 = phi i64 [ %v67, %v10 ], [ %v77, %v72 ], [ %v78, %v75 ]
  %v89 = icmp slt i64 %v87, %v1
  %v90 = icmp sge i64 %v87, %v1
  %v91 = icmp slt i64 %v88, 1
  %v92 = or i1 %v90, %v91
  br i1 %v92, label %v93, label %v94
v94:
  %v95 = phi i64 [ %v96, %v94 ], [ %v87, %v71 ]
  %v97 = phi i64 [ %v98, %v94 ], [ %v88, %v71 ]
  %v99 = add i64 %v95, %v0
  %v100 = inttoptr i64 %v99 to ptr
  %v101 = load i8, ptr %v100, align 1
  %v102 = icmp sgt i8 %v101, -1
  %v103 = icmp ult i8 %v101, -32
  %v104 = icmp ult i8 %v101, -16
  %v105 = select i1 %v104, i64 3, i64 4
  %v106 = select i1 %v103, i64 2, i64 %v105
  %v107 = select i1 %v102, i64 1, i64 %v106
  %v96 = add i64 %v107, %v95
  %v98 = add nsw i64 %v97, -1
  %v108 = icmp slt i64 %v96, %v1
  %v109 = icmp sgt i64 %v97, 1
  %v110 = and i1 %v109, %v108
  br i1 %v110, label %v94, label %v93
v93:
  %v111 = phi i64 [ %v87, %v71 ], [ %v96, %v94 ]
  %v112 = phi i1 [ %v89, %v71 ], [ %v108, %v94 ]
  %v113 = select i1 %v112, i64 %v111, i64 %v1
  %v114 = icmp slt i64 %v63, 8
  %v115 = or i1 %v69, %v114
  br i1 %v115, label %v116, label %v117
v117:
  %v118 = phi i64 [ %v119, %v120 ], [ 8, %v93 ]
  %v121 = phi i64 [ %v118, %v120 ], [ 0, %v93 ]
  %v122 = phi i64 [ %v123, %v120 ], [ %v63, %v93 ]
  %v124 = add i64 %v121, %v0
  %v125 = inttoptr i64 %v124 to ptr
  %v126 = load i64, ptr %v125, align 1
  %v127 = and i64 %v126, -9187201950435737472
  %v128 = icmp eq i64 %v127, 0
  br i1 %v128, label %v120, label %v116
v120:
  %v123 = add nsw i64 %v122, -8
  %v119 = add nuw i64 %v118, 8
  %v129 = icmp sle i64 %v119, %v1
  %v130 = icmp sgt i64 %v122, 15
  %v131 = and i1 %v129, %v130
  br i1 %v131, label %v117, label %v116
v116:
  %v132 = phi i64 [ 0, %v93 ], [ %v121, %v117 ], [ %v118, %v120 ]
  %v133 = phi i64 [ %v63, %v93 ], [ %v122, %v117 ], [ %v123, %v120 ]
  %v134 = icmp slt i64 %v132, %v1
  %v135 = icmp sge i64 %v132, %v1
  %v136 = icmp slt i64 %v133, 1
  %v137 = or i1 %v135, %v136
  br i1 %v137, label %v138, label %v139
v139:
  %v140 = phi i64 [ %v141, %v139 ], [ %v132, %v116 ]
  %v142 = phi i64 [ %v143, %v139 ], [ %v133, %v116 ]
  %v144 = add i64 %v140, %v0
  %v145 = inttoptr i64 %v144 to ptr
  %v146 = load i8, ptr %v145, align 1
  %v147 = icmp sgt i8 %v146, -1
  %v148 = icmp ult i8 %v146, -32
  %v149 = icmp ult i8 %v146, -16
  %v150 = select i1 %v149, i64 3, i64 4
  %v151 = select i1 %v148, i64 2, i64 %v150
  %v152 = select i1 %v147, i64 1, i64 %v151
  %v141 = add i64 %v152, %v140
  %v143 = add nsw i64 %v142, -1
  %v153 = icmp slt i64 %v141, %v1
  %v154 = icmp sgt i64 %v142, 1
  %v155 = and i1 %v154, %v153
  br i1 %v155, label %v139, label %v138
v138:
  %v156 = phi i64 [ %v132, %v116 ], [ %v141, %v139 ]
  %v157 = phi i1 [ %v134, %v116 ], [ %v153, %v139 ]
  %v158 = select i1 %v157, i64 %v156, i64 %v1
  %v159 = icmp slt i64 %v63, 1
  %v160 = icmp slt i64 %v156, %v1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %v162, label %v163
v163:
  br i1 %v8, label %v164, label %v165
v165:
  %v166 = add i64 %v0, -1
  %v167 = add i64 %v166, %v1
  %v168 = and i64 %v0, -8
  %v169 = and i64 %v167, -8
  %v170 = trunc i64 %v0 to i32
  %v171 = shl i32 %v170, 3
  %v172 = and i32 %v171, 56
  %v173 = zext nneg i32 %v172 to i64
  %v174 = shl nsw i64 -1, %v173
  %v175 = inttoptr i64 %v168 to ptr
  %v176 = load i64, ptr %v175, align 8
  %v177 = and i64 %v176, %v174
  %v178 = icmp ult i64 %v168, %v169
  br i1 %v178, label %v179, label %v180
v179:
  %v181 = phi i64 [ %v182, %v179 ], [ %v177, %v165 ]
  %v183 = phi i64 [ %v184, %v179 ], [ %v1, %v165 ]
  %v185 = phi i64 [ %v186, %v179 ], [ %v168, %v165 ]
  %v187 = lshr i64 %v181, 6
  %v188 = lshr i64 %v181, 7
  %v189 = and i64 %v187, 72340172838076673
  %v190 = xor i64 %v189, 72340172838076673
  %v191 = and i64 %v190, %v188
  %v192 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v191)
  %v184 = sub i64 %v183, %v192
  %v186 = add nuw i64 %v185, 8
  %v193 = inttoptr i64 %v185 to ptr
  %v194 = getelementptr i8, ptr %v193, i64 8
  %v182 = load i64, ptr %v194, align 8
  %v195 = icmp ult i64 %v186, %v169
  br i1 %v195, label %v179, label %v180
v180:
  %v196 = phi i64 [ %v177, %v165 ], [ %v182, %v179 ]
  %v197 = phi i64 [ %v1, %v165 ], [ %v184, %v179 ]
  %v198 = trunc i64 %v167 to i32
  %v199 = shl i32 %v198, 3
  %v200 = and i32 %v199, 56
  %v201 = xor i32 %v200, 56
  %v202 = zext nneg i32 %v201 to i64
  %v203 = lshr i64 -1, %v202
  %v204 = and i64 %v196, %v203
  %v205 = lshr i64 %v204, 7
  %v206 = lshr i64 %v204, 6
  %v207 = and i64 %v206, 72340172838076673
  %v208 = xor i64 %v207, 72340172838076673
  %v209 = and i64 %v208, %v205
  %v210 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v209)
  %v211 = sub i64 %v197, %v210
  %v212 = icmp sgt i64 %v63, %v211
  br label %v164
v164:
  %v213 = phi i1 [ true, %v163 ], [ %v212, %v180 ]
  %v214 = add i64 %v1, 1
  %v215 = select i1 %v213, i64 %v214, i64 %v158
  br label %v162
v162:
  %v216 = phi i64 [ %v158, %v138 ], [ %v215, %v164 ]
  %v217 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v113, i64 %v2, i64 %v3, i64 %v216)
  %v218 = extractvalue { i64 } %v217, 0
  %v219 = icmp slt i64 %v218, 0
  br i1 %v219, label %v220, label %v221
v221:
  %v222 = icmp eq i64 %v218, 0
  br i1 %v222, label %v220, label %v223
v223:
  %v224 = add i64 %v0, -1
  %v225 = add i64 %v224, %v218
  %v226 = and i64 %v0, -8
  %v227 = and i64 %v225, -8
  %v228 = trunc i64 %v0 to i32
  %v229 = shl i32 %v228, 3
  %v230 = and i32 %v229, 56
  %v231 = zext nneg i32 %v230 to i64
  %v232 = shl nsw i64 -1, %v231
  %v233 = inttoptr i64 %v226 to ptr
  %v234 = load i64, ptr %v233, align 8
  %v235 = and i64 %v234, %v232
  %v236 = icmp ult i64 %v226, %v227
  br i1 %v236, label %v237, label %v238
v237:
  %v239 = phi i64 [ %v240, %v237 ], [ %v218, %v223 ]
  %v241 = phi i64 [ %v242, %v237 ], [ %v235, %v223 ]
  %v243 = phi i64 [ %v244, %v237 ], [ %v226, %v223 ]
  %v245 = lshr i64 %v241, 6
  %v246 = lshr i64 %v241, 7
  %v247 = and i64 %v245, 72340172838076673
  %v248 = xor i64 %v247, 72340172838076673
  %v249 = and i64 %v248, %v246
  %v250 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v249)
  %v240 = sub i64 %v239, %v250
  %v244 = add nuw i64 %v243, 8
  %v251 = inttoptr i64 %v243 to ptr
  %v252 = getelementptr i8, ptr %v251, i64 8
  %v242 = load i64, ptr %v252, align 8
  %v253 = icmp ult i64 %v244, %v227
  br i1 %v253, label %v237, label %v238
v238:
  %v254 = phi i64 [ %v218, %v223 ], [ %v240, %v237 ]
  %v255 = phi i64 [ %v235, %v223 ], [ %v242, %v237 ]
  %v256 = trunc i64 %v225 to i32
  %v257 = shl i32 %v256, 3
  %v258 = and i32 %v257, 56
  %v259 = xor i32 %v258, 56
  %v260 = zext nneg i32 %v259 to i64
  %v261 = lshr i64 -1, %v260
  %v262 = and i64 %v255, %v261
  %v263 = lshr i64 %v262, 7
  %v264 = lshr i64 %v262, 6
  %v265 = and i64 %v264, 72340172838076673
  %v266 = xor i64 %v265, 72340172838076673
  %v267 = and i64 %v266, %v263
  %v268 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v267)
  %v269 = sub i64 %v254, %v268
  br label %v220
v220:
  %v270 = phi i64 [ -1, %v162 ], [ 0, %v221 ], [ %v269, %v238 ]
  %v271 = insertvalue { i64 } poison, i64 %v270, 0
  ret { i64 } %v271
}
define internal { i64 } @udf_text_rfind_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v108:
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
  %v30 = icmp eq i64 %v3, 0
  %v31 = icmp slt i64 %v3, 1
  %v32 = inttoptr i64 %v2 to ptr
  %v33 = and i64 %v2, 7
  %v34 = shl nuw nsw i64 %v33, 3
  %v35 = sub nuw nsw i64 8, %v33
  %v36 = sub nuw nsw i64 64, %v34
  br label %v37
v37:
  %v38 = phi i64 [ %v39, %v40 ], [ %v26, %v29 ]
  br i1 %v30, label %v28, label %v41
v41:
  %v42 = load i8, ptr %v32, align 1
  %v43 = add i64 %v38, %v0
  %v44 = inttoptr i64 %v43 to ptr
  %v45 = load i8, ptr %v44, align 1
  %v46 = icmp ne i8 %v45, %v42
  %v47 = or i1 %v31, %v46
  br i1 %v47, label %v48, label %v49
v49:
  %v50 = and i64 %v43, 7
  %v51 = shl nuw nsw i64 %v50, 3
  %v52 = sub nuw nsw i64 8, %v50
  %v53 = sub nuw nsw i64 64, %v51
  br label %v54
v54:
  %v55 = phi i64 [ %v56, %v57 ], [ 0, %v49 ]
  %v58 = sub i64 %v3, %v55
  %v59 = add i64 %v55, %v43
  %v60 = tail call i64 @llvm.umin.i64(i64 %v58, i64 8)
  %v61 = and i64 %v59, 4095
  %v62 = icmp samesign ult i64 %v61, 4089
  br i1 %v62, label %v63, label %v64
v63:
  %v65 = inttoptr i64 %v59 to ptr
  %v66 = load i64, ptr %v65, align 1
  br label %v67
v64:
  %v68 = and i64 %v59, -8
  %v69 = inttoptr i64 %v68 to ptr
  %v70 = load i64, ptr %v69, align 8
  %v71 = lshr i64 %v70, %v51
  %v72 = icmp samesign ugt i64 %v60, %v52
  br i1 %v72, label %v73, label %v67
v73:
  %v74 = getelementptr i8, ptr %v69, i64 8
  %v75 = load i64, ptr %v74, align 8
  %v76 = shl i64 %v75, %v53
  %v77 = or disjoint i64 %v76, %v71
  br label %v67
v67:
  %v78 = phi i64 [ %v66, %v63 ], [ %v71, %v64 ], [ %v77, %v73 ]
  %v79 = shl nuw nsw i64 %v60, 3
  %v80 = sub nuw nsw i64 64, %v79
  %v81 = lshr i64 -1, %v80
  %v82 = add i64 %v55, %v2
  %v83 = and i64 %v82, 4095
  %v84 = icmp samesign ult i64 %v83, 4089
  br i1 %v84, label %v85, label %v86
v85:
  %v87 = inttoptr i64 %v82 to ptr
  %v88 = load i64, ptr %v87, align 1
  br label %v89
v86:
  %v90 = and i64 %v82, -8
  %v91 = inttoptr i64 %v90 to ptr
  %v92 = load i64, ptr %v91, align 8
  %v93 = lshr i64 %v92, %v34
  %v94 = icmp samesign ugt i64 %v60, %v35
  br i1 %v94, label %v95, label %v89
v95:
  %v96 = getelementptr i8, ptr %v91, i64 8
  %v97 = load i64, ptr %v96, align 8
  %v98 = shl i64 %v97, %v36
  %v99 = or disjoint i64 %v98, %v93
  br label %v89
v89:
  %v100 = phi i64 [ %v88, %v85 ], [ %v93, %v86 ], [ %v99, %v95 ]
  %v101 = xor i64 %v100, %v78
  %v102 = and i64 %v101, %v81
  %v103 = icmp eq i64 %v102, 0
  br i1 %v103, label %v57, label %v40
v57:
  %v56 = add i64 %v55, 8
  %v104 = icmp slt i64 %v56, %v3
  br i1 %v104, label %v54, label %v28
v48:
  %v105 = icmp eq i8 %v45, %v42
  br i1 %v105, label %v28, label %v40
v40:
  %v39 = add i64 %v38, -1
  %v106 = icmp sgt i64 %v38, %v25
  br i1 %v106, label %v37, label %v28
v28:
  %v107 = phi i64 [ -1, %v108 ], [ %v38, %v57 ], [ -1, %v40 ], [ %v26, %v37 ], [ %v38, %v48 ]
  %v109 = tail call i64 @llvm.smax.i64(i64 %v107, i64 -1)
  %v110 = insertvalue { i64 } poison, i64 %v109, 0
  ret { i64 } %v110
}
define internal { i64 } @udf_text_rfind_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v59:
  %v6 = or i64 %v5, %v4
  %v7 = icmp sgt i64 %v6, -1
  %v8 = icmp slt i64 %v1, 1
  %v9 = or i1 %v8, %v7
  br i1 %v9, label %v10, label %v11
v11:
  %v12 = add i64 %v0, -1
  %v13 = add i64 %v12, %v1
  %v14 = and i64 %v0, -8
  %v15 = and i64 %v13, -8
  %v16 = trunc i64 %v0 to i32
  %v17 = shl i32 %v16, 3
  %v18 = and i32 %v17, 56
  %v19 = zext nneg i32 %v18 to i64
  %v20 = shl nsw i64 -1, %v19
  %v21 = inttoptr i64 %v14 to ptr
  %v22 = load i64, ptr %v21, align 8
  %v23 = and i64 %v22, %v20
  %v24 = icmp ult i64 %v14, %v15
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = phi i64 [ %v28, %v25 ], [ %v23, %v11 ]
  %v29 = phi i64 [ %v30, %v25 ], [ %v1, %v11 ]
  %v31 = phi i64 [ %v32, %v25 ], [ %v14, %v11 ]
  %v33 = lshr i64 %v27, 6
  %v34 = lshr i64 %v27, 7
  %v35 = and i64 %v33, 72340172838076673
  %v36 = xor i64 %v35, 72340172838076673
  %v37 = and i64 %v36, %v34
  %v38 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v37)
  %v30 = sub i64 %v29, %v38
  %v32 = add nuw i64 %v31, 8
  %v39 = inttoptr i64 %v31 to ptr
  %v40 = getelementptr i8, ptr %v39, i64 8
  %v28 = load i64, ptr %v40, align 8
  %v41 = icmp ult i64 %v32, %v15
  br i1 %v41, label %v25, label %v26
v26:
  %v42 = phi i64 [ %v23, %v11 ], [ %v28, %v25 ]
  %v43 = phi i64 [ %v1, %v11 ], [ %v30, %v25 ]
  %v44 = trunc i64 %v13 to i32
  %v45 = shl i32 %v44, 3
  %v46 = and i32 %v45, 56
  %v47 = xor i32 %v46, 56
  %v48 = zext nneg i32 %v47 to i64
  %v49 = lshr i64 -1, %v48
  %v50 = and i64 %v42, %v49
  %v51 = lshr i64 %v50, 7
  %v52 = lshr i64 %v50, 6
  %v53 = and i64 %v52, 72340172838076673
  %v54 = xor i64 %v53, 72340172838076673
  %v55 = and i64 %v54, %v51
  %v56 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v55)
  %v57 = sub i64 %v43, %v56
  br label %v10
v10:
  %v58 = phi i64 [ 0, %v59 ], [ %v57, %v26 ]
  %v60 = add i64 %v58, %v4
  %v61 = tail call i64 @llvm.smax.i64(i64 %v60, i64 0)
  %v62 = icmp slt i64 %v4, 0
  %v63 = select i1 %v62, i64 %v61, i64 %v4
  %v64 = add i64 %v58, %v5
  %v65 = tail call i64 @llvm.smax.i64(i64 %v64, i64 0)
  %v66 = icmp slt i64 %v5, 0
  %v67 = select i1 %v66, i64 %v65, i64 %v5
  %v68 = icmp slt i64 %v67, 8
  %v69 = icmp slt i64 %v1, 8
  %v70 = or i1 %v69, %v68
  br i1 %v70, label %v71, label %v72
v72:
  %v73 = phi i64 [ %v74, %v75 ], [ 8, %v10 ]
  %v76 = phi i64 [ %v73, %v75 ], [ 0, %v10 ]
  %v77 = phi i64 [ %v78, %v75 ], [ %v67, %v10 ]
  %v79 = add i64 %v76, %v0
  %v80 = inttoptr i64 %v79 to ptr
  %v81 = load i64, ptr %v80, align 1
  %v82 = and i64 %v81, -9187201950435737472
  %v83 = icmp eq i64 %v82, 0
  br i1 %v83, label %v75, label %v71
v75:
  %v78 = add nsw i64 %v77, -8
  %v74 = add nuw i64 %v73, 8
  %v84 = icmp sle i64 %v74, %v1
  %v85 = icmp sgt i64 %v77, 15
  %v86 = and i1 %v84, %v85
  br i1 %v86, label %v72, label %v71
v71:
  %v87 = phi i64 [ 0, %v10 ], [ %v76, %v72 ], [ %v73, %v75 ]
  %v88 = phi i64 [ %v67, %v10 ], [ %v77, %v72 ], [ %v78, %v75 ]
  %v89 = icmp slt i64 %v87, %v1
  %v90 = icmp sge i64 %v87, %v1
  %v91 = icmp slt i64 %v88, 1
  %v92 = or i1 %v90, %v91
  br i1 %v92, label %v93, label %v94
v94:
  %v95 = phi i64 [ %v96, %v94 ], [ %v87, %v71 ]
  %v97 = phi i64 [ %v98, %v94 ], [ %v88, %v71 ]
  %v99 = add i64 %v95, %v0
  %v100 = inttoptr i64 %v99 to ptr
  %v101 = load i8, ptr %v100, align 1
  %v102 = icmp sgt i8 %v101, -1
  %v103 = icmp ult i8 %v101, -32
  %v104 = icmp ult i8 %v101, -16
  %v105 = select i1 %v104, i64 3, i64 4
  %v106 = select i1 %v103, i64 2, i64 %v105
  %v107 = select i1 %v102, i64 1, i64 %v106
  %v96 = add i64 %v107, %v95
  %v98 = add nsw i64 %v97, -1
  %v108 = icmp slt i64 %v96, %v1
  %v109 = icmp sgt i64 %v97, 1
  %v110 = and i1 %v109, %v108
  br i1 %v110, label %v94, label %v93
v93:
  %v111 = phi i64 [ %v87, %v71 ], [ %v96, %v94 ]
  %v112 = phi i1 [ %v89, %v71 ], [ %v108, %v94 ]
  %v113 = select i1 %v112, i64 %v111, i64 %v1
  %v114 = icmp slt i64 %v63, 8
  %v115 = or i1 %v69, %v114
  br i1 %v115, label %v116, label %v117
v117:
  %v118 = phi i64 [ %v119, %v120 ], [ 8, %v93 ]
  %v121 = phi i64 [ %v118, %v120 ], [ 0, %v93 ]
  %v122 = phi i64 [ %v123, %v120 ], [ %v63, %v93 ]
  %v124 = add i64 %v121, %v0
  %v125 = inttoptr i64 %v124 to ptr
  %v126 = load i64, ptr %v125, align 1
  %v127 = and i64 %v126, -9187201950435737472
  %v128 = icmp eq i64 %v127, 0
  br i1 %v128, label %v120, label %v116
v120:
  %v123 = add nsw i64 %v122, -8
  %v119 = add nuw i64 %v118, 8
  %v129 = icmp sle i64 %v119, %v1
  %v130 = icmp sgt i64 %v122, 15
  %v131 = and i1 %v129, %v130
  br i1 %v131, label %v117, label %v116
v116:
  %v132 = phi i64 [ 0, %v93 ], [ %v121, %v117 ], [ %v118, %v120 ]
  %v133 = phi i64 [ %v63, %v93 ], [ %v122, %v117 ], [ %v123, %v120 ]
  %v134 = icmp slt i64 %v132, %v1
  %v135 = icmp sge i64 %v132, %v1
  %v136 = icmp slt i64 %v133, 1
  %v137 = or i1 %v135, %v136
  br i1 %v137, label %v138, label %v139
v139:
  %v140 = phi i64 [ %v141, %v139 ], [ %v132, %v116 ]
  %v142 = phi i64 [ %v143, %v139 ], [ %v133, %v116 ]
  %v144 = add i64 %v140, %v0
  %v145 = inttoptr i64 %v144 to ptr
  %v146 = load i8, ptr %v145, align 1
  %v147 = icmp sgt i8 %v146, -1
  %v148 = icmp ult i8 %v146, -32
  %v149 = icmp ult i8 %v146, -16
  %v150 = select i1 %v149, i64 3, i64 4
  %v151 = select i1 %v148, i64 2, i64 %v150
  %v152 = select i1 %v147, i64 1, i64 %v151
  %v141 = add i64 %v152, %v140
  %v143 = add nsw i64 %v142, -1
  %v153 = icmp slt i64 %v141, %v1
  %v154 = icmp sgt i64 %v142, 1
  %v155 = and i1 %v154, %v153
  br i1 %v155, label %v139, label %v138
v138:
  %v156 = phi i64 [ %v132, %v116 ], [ %v141, %v139 ]
  %v157 = phi i1 [ %v134, %v116 ], [ %v153, %v139 ]
  %v158 = select i1 %v157, i64 %v156, i64 %v1
  %v159 = icmp slt i64 %v63, 1
  %v160 = icmp slt i64 %v156, %v1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %v162, label %v163
v163:
  br i1 %v8, label %v164, label %v165
v165:
  %v166 = add i64 %v0, -1
  %v167 = add i64 %v166, %v1
  %v168 = and i64 %v0, -8
  %v169 = and i64 %v167, -8
  %v170 = trunc i64 %v0 to i32
  %v171 = shl i32 %v170, 3
  %v172 = and i32 %v171, 56
  %v173 = zext nneg i32 %v172 to i64
  %v174 = shl nsw i64 -1, %v173
  %v175 = inttoptr i64 %v168 to ptr
  %v176 = load i64, ptr %v175, align 8
  %v177 = and i64 %v176, %v174
  %v178 = icmp ult i64 %v168, %v169
  br i1 %v178, label %v179, label %v180
v179:
  %v181 = phi i64 [ %v182, %v179 ], [ %v177, %v165 ]
  %v183 = phi i64 [ %v184, %v179 ], [ %v1, %v165 ]
  %v185 = phi i64 [ %v186, %v179 ], [ %v168, %v165 ]
  %v187 = lshr i64 %v181, 6
  %v188 = lshr i64 %v181, 7
  %v189 = and i64 %v187, 72340172838076673
  %v190 = xor i64 %v189, 72340172838076673
  %v191 = and i64 %v190, %v188
  %v192 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v191)
  %v184 = sub i64 %v183, %v192
  %v186 = add nuw i64 %v185, 8
  %v193 = inttoptr i64 %v185 to ptr
  %v194 = getelementptr i8, ptr %v193, i64 8
  %v182 = load i64, ptr %v194, align 8
  %v195 = icmp ult i64 %v186, %v169
  br i1 %v195, label %v179, label %v180
v180:
  %v196 = phi i64 [ %v177, %v165 ], [ %v182, %v179 ]
  %v197 = phi i64 [ %v1, %v165 ], [ %v184, %v179 ]
  %v198 = trunc i64 %v167 to i32
  %v199 = shl i32 %v198, 3
  %v200 = and i32 %v199, 56
  %v201 = xor i32 %v200, 56
  %v202 = zext nneg i32 %v201 to i64
  %v203 = lshr i64 -1, %v202
  %v204 = and i64 %v196, %v203
  %v205 = lshr i64 %v204, 7
  %v206 = lshr i64 %v204, 6
  %v207 = and i64 %v206, 72340172838076673
  %v208 = xor i64 %v207, 72340172838076673
  %v209 = and i64 %v208, %v205
  %v210 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v209)
  %v211 = sub i64 %v197, %v210
  %v212 = icmp sgt i64 %v63, %v211
  br label %v164
v164:
  %v213 = phi i1 [ true, %v163 ], [ %v212, %v180 ]
  %v214 = add i64 %v1, 1
  %v215 = select i1 %v213, i64 %v214, i64 %v158
  br label %v162
v162:
  %v216 = phi i64 [ %v158, %v138 ], [ %v215, %v164 ]
  %v217 = sub i64 %v113, %v3
  %v218 = icmp slt i64 %v217, %v216
  br i1 %v218, label %v219, label %v220
v220:
  %v221 = icmp eq i64 %v3, 0
  %v222 = icmp slt i64 %v3, 1
  %v223 = inttoptr i64 %v2 to ptr
  %v224 = and i64 %v2, 7
  %v225 = shl nuw nsw i64 %v224, 3
  %v226 = sub nuw nsw i64 8, %v224
  %v227 = sub nuw nsw i64 64, %v225
  br label %v228
v228:
  %v229 = phi i64 [ %v230, %v231 ], [ %v217, %v220 ]
  br i1 %v221, label %v219, label %v232
v232:
  %v233 = load i8, ptr %v223, align 1
  %v234 = add i64 %v229, %v0
  %v235 = inttoptr i64 %v234 to ptr
  %v236 = load i8, ptr %v235, align 1
  %v237 = icmp ne i8 %v236, %v233
  %v238 = or i1 %v222, %v237
  br i1 %v238, label %v239, label %v240
v240:
  %v241 = and i64 %v234, 7
  %v242 = shl nuw nsw i64 %v241, 3
  %v243 = sub nuw nsw i64 8, %v241
  %v244 = sub nuw nsw i64 64, %v242
  br label %v245
v245:
  %v246 = phi i64 [ %v247, %v248 ], [ 0, %v240 ]
  %v249 = sub i64 %v3, %v246
  %v250 = add i64 %v246, %v234
  %v251 = tail call i64 @llvm.umin.i64(i64 %v249, i64 8)
  %v252 = and i64 %v250, 4095
  %v253 = icmp samesign ult i64 %v252, 4089
  br i1 %v253, label %v254, label %v255
v254:
  %v256 = inttoptr i64 %v250 to ptr
  %v257 = load i64, ptr %v256, align 1
  br label %v258
v255:
  %v259 = and i64 %v250, -8
  %v260 = inttoptr i64 %v259 to ptr
  %v261 = load i64, ptr %v260, align 8
  %v262 = lshr i64 %v261, %v242
  %v263 = icmp samesign ugt i64 %v251, %v243
  br i1 %v263, label %v264, label %v258
v264:
  %v265 = getelementptr i8, ptr %v260, i64 8
  %v266 = load i64, ptr %v265, align 8
  %v267 = shl i64 %v266, %v244
  %v268 = or disjoint i64 %v267, %v262
  br label %v258
v258:
  %v269 = phi i64 [ %v257, %v254 ], [ %v262, %v255 ], [ %v268, %v264 ]
  %v270 = shl nuw nsw i64 %v251, 3
  %v271 = sub nuw nsw i64 64, %v270
  %v272 = lshr i64 -1, %v271
  %v273 = add i64 %v246, %v2
  %v274 = and i64 %v273, 4095
  %v275 = icmp samesign ult i64 %v274, 4089
  br i1 %v275, label %v276, label %v277
v276:
  %v278 = inttoptr i64 %v273 to ptr
  %v279 = load i64, ptr %v278, align 1
  br label %v280
v277:
  %v281 = and i64 %v273, -8
  %v282 = inttoptr i64 %v281 to ptr
  %v283 = load i64, ptr %v282, align 8
  %v284 = lshr i64 %v283, %v225
  %v285 = icmp samesign ugt i64 %v251, %v226
  br i1 %v285, label %v286, label %v280
v286:
  %v287 = getelementptr i8, ptr %v282, i64 8
  %v288 = load i64, ptr %v287, align 8
  %v289 = shl i64 %v288, %v227
  %v290 = or disjoint i64 %v289, %v284
  br label %v280
v280:
  %v291 = phi i64 [ %v279, %v276 ], [ %v284, %v277 ], [ %v290, %v286 ]
  %v292 = xor i64 %v291, %v269
  %v293 = and i64 %v292, %v272
  %v294 = icmp eq i64 %v293, 0
  br i1 %v294, label %v248, label %v231
v248:
  %v247 = add i64 %v246, 8
  %v295 = icmp slt i64 %v247, %v3
  br i1 %v295, label %v245, label %v219
v239:
  %v296 = icmp eq i8 %v236, %v233
  br i1 %v296, label %v219, label %v231
v231:
  %v230 = add i64 %v229, -1
  %v297 = icmp sgt i64 %v229, %v216
  br i1 %v297, label %v228, label %v219
v219:
  %v298 = phi i64 [ -1, %v162 ], [ %v229, %v248 ], [ -1, %v231 ], [ %v217, %v228 ], [ %v229, %v239 ]
  %v299 = icmp slt i64 %v298, 0
  br i1 %v299, label %v300, label %v301
v301:
  %v302 = icmp eq i64 %v298, 0
  br i1 %v302, label %v300, label %v303
v303:
  %v304 = add i64 %v0, -1
  %v305 = add i64 %v304, %v298
  %v306 = and i64 %v0, -8
  %v307 = and i64 %v305, -8
  %v308 = trunc i64 %v0 to i32
  %v309 = shl i32 %v308, 3
  %v310 = and i32 %v309, 56
  %v311 = zext nneg i32 %v310 to i64
  %v312 = shl nsw i64 -1, %v311
  %v313 = inttoptr i64 %v306 to ptr
  %v314 = load i64, ptr %v313, align 8
  %v315 = and i64 %v314, %v312
  %v316 = icmp ult i64 %v306, %v307
  br i1 %v316, label %v317, label %v318
v317:
  %v319 = phi i64 [ %v320, %v317 ], [ %v298, %v303 ]
  %v321 = phi i64 [ %v322, %v317 ], [ %v315, %v303 ]
  %v323 = phi i64 [ %v324, %v317 ], [ %v306, %v303 ]
  %v325 = lshr i64 %v321, 6
  %v326 = lshr i64 %v321, 7
  %v327 = and i64 %v325, 72340172838076673
  %v328 = xor i64 %v327, 72340172838076673
  %v329 = and i64 %v328, %v326
  %v330 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v329)
  %v320 = sub i64 %v319, %v330
  %v324 = add nuw i64 %v323, 8
  %v331 = inttoptr i64 %v323 to ptr
  %v332 = getelementptr i8, ptr %v331, i64 8
  %v322 = load i64, ptr %v332, align 8
  %v333 = icmp ult i64 %v324, %v307
  br i1 %v333, label %v317, label %v318
v318:
  %v334 = phi i64 [ %v298, %v303 ], [ %v320, %v317 ]
  %v335 = phi i64 [ %v315, %v303 ], [ %v322, %v317 ]
  %v336 = trunc i64 %v305 to i32
  %v337 = shl i32 %v336, 3
  %v338 = and i32 %v337, 56
  %v339 = xor i32 %v338, 56
  %v340 = zext nneg i32 %v339 to i64
  %v341 = lshr i64 -1, %v340
  %v342 = and i64 %v335, %v341
  %v343 = lshr i64 %v342, 7
  %v344 = lshr i64 %v342, 6
  %v345 = and i64 %v344, 72340172838076673
  %v346 = xor i64 %v345, 72340172838076673
  %v347 = and i64 %v346, %v343
  %v348 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v347)
  %v349 = sub i64 %v334, %v348
  br label %v300
v300:
  %v350 = phi i64 [ -1, %v219 ], [ 0, %v301 ], [ %v349, %v318 ]
  %v351 = insertvalue { i64 } poison, i64 %v350, 0
  ret { i64 } %v351
}
define internal { i64 } @udf_text_count_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v47:
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
  %v33 = add i64 %v25, %v0
  %v34 = tail call { i64 } @udf_text_first_place(i64 %v33, i64 %v29, i64 %v2, i64 %v3, i64 0)
  %v35 = extractvalue { i64 } %v34, 0
  %v36 = icmp slt i64 %v35, 0
  br i1 %v36, label %v27, label %v37
v37:
  %v38 = phi i64 [ %v39, %v37 ], [ 0, %v32 ]
  %v40 = phi i64 [ %v41, %v37 ], [ %v35, %v32 ]
  %v39 = add i64 %v38, 1
  %v42 = add i64 %v40, %v3
  %v43 = tail call { i64 } @udf_text_first_place(i64 %v33, i64 %v29, i64 %v2, i64 %v3, i64 %v42)
  %v41 = extractvalue { i64 } %v43, 0
  %v44 = icmp sgt i64 %v41, -1
  br i1 %v44, label %v37, label %v27
v31:
  %v45 = add i64 %v29, 1
  br label %v27
v27:
  %v46 = phi i64 [ 0, %v47 ], [ %v45, %v31 ], [ 0, %v32 ], [ %v39, %v37 ]
  %v48 = insertvalue { i64 } poison, i64 %v46, 0
  ret { i64 } %v48
}
define internal { i64 } @udf_text_count_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v59:
  %v6 = or i64 %v5, %v4
  %v7 = icmp sgt i64 %v6, -1
  %v8 = icmp slt i64 %v1, 1
  %v9 = or i1 %v8, %v7
  br i1 %v9, label %v10, label %v11
v11:
  %v12 = add i64 %v0, -1
  %v13 = add i64 %v12, %v1
  %v14 = and i64 %v0, -8
  %v15 = and i64 %v13, -8
  %v16 = trunc i64 %v0 to i32
  %v17 = shl i32 %v16, 3
  %v18 = and i32 %v17, 56
  %v19 = zext nneg i32 %v18 to i64
  %v20 = shl nsw i64 -1, %v19
  %v21 = inttoptr i64 %v14 to ptr
  %v22 = load i64, ptr %v21, align 8
  %v23 = and i64 %v22, %v20
  %v24 = icmp ult i64 %v14, %v15
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = phi i64 [ %v28, %v25 ], [ %v23, %v11 ]
  %v29 = phi i64 [ %v30, %v25 ], [ %v1, %v11 ]
  %v31 = phi i64 [ %v32, %v25 ], [ %v14, %v11 ]
  %v33 = lshr i64 %v27, 6
  %v34 = lshr i64 %v27, 7
  %v35 = and i64 %v33, 72340172838076673
  %v36 = xor i64 %v35, 72340172838076673
  %v37 = and i64 %v36, %v34
  %v38 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v37)
  %v30 = sub i64 %v29, %v38
  %v32 = add nuw i64 %v31, 8
  %v39 = inttoptr i64 %v31 to ptr
  %v40 = getelementptr i8, ptr %v39, i64 8
  %v28 = load i64, ptr %v40, align 8
  %v41 = icmp ult i64 %v32, %v15
  br i1 %v41, label %v25, label %v26
v26:
  %v42 = phi i64 [ %v23, %v11 ], [ %v28, %v25 ]
  %v43 = phi i64 [ %v1, %v11 ], [ %v30, %v25 ]
  %v44 = trunc i64 %v13 to i32
  %v45 = shl i32 %v44, 3
  %v46 = and i32 %v45, 56
  %v47 = xor i32 %v46, 56
  %v48 = zext nneg i32 %v47 to i64
  %v49 = lshr i64 -1, %v48
  %v50 = and i64 %v42, %v49
  %v51 = lshr i64 %v50, 7
  %v52 = lshr i64 %v50, 6
  %v53 = and i64 %v52, 72340172838076673
  %v54 = xor i64 %v53, 72340172838076673
  %v55 = and i64 %v54, %v51
  %v56 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v55)
  %v57 = sub i64 %v43, %v56
  br label %v10
v10:
  %v58 = phi i64 [ 0, %v59 ], [ %v57, %v26 ]
  %v60 = add i64 %v58, %v4
  %v61 = tail call i64 @llvm.smax.i64(i64 %v60, i64 0)
  %v62 = icmp slt i64 %v4, 0
  %v63 = select i1 %v62, i64 %v61, i64 %v4
  %v64 = add i64 %v58, %v5
  %v65 = tail call i64 @llvm.smax.i64(i64 %v64, i64 0)
  %v66 = icmp slt i64 %v5, 0
  %v67 = select i1 %v66, i64 %v65, i64 %v5
  %v68 = icmp slt i64 %v67, 8
  %v69 = icmp slt i64 %v1, 8
  %v70 = or i1 %v69, %v68
  br i1 %v70, label %v71, label %v72
v72:
  %v73 = phi i64 [ %v74, %v75 ], [ 8, %v10 ]
  %v76 = phi i64 [ %v73, %v75 ], [ 0, %v10 ]
  %v77 = phi i64 [ %v78, %v75 ], [ %v67, %v10 ]
  %v79 = add i64 %v76, %v0
  %v80 = inttoptr i64 %v79 to ptr
  %v81 = load i64, ptr %v80, align 1
  %v82 = and i64 %v81, -9187201950435737472
  %v83 = icmp eq i64 %v82, 0
  br i1 %v83, label %v75, label %v71
v75:
  %v78 = add nsw i64 %v77, -8
  %v74 = add nuw i64 %v73, 8
  %v84 = icmp sle i64 %v74, %v1
  %v85 = icmp sgt i64 %v77, 15
  %v86 = and i1 %v84, %v85
  br i1 %v86, label %v72, label %v71
v71:
  %v87 = phi i64 [ 0, %v10 ], [ %v76, %v72 ], [ %v73, %v75 ]
  %v88 = phi i64 [ %v67, %v10 ], [ %v77, %v72 ], [ %v78, %v75 ]
  %v89 = icmp slt i64 %v87, %v1
  %v90 = icmp sge i64 %v87, %v1
  %v91 = icmp slt i64 %v88, 1
  %v92 = or i1 %v90, %v91
  br i1 %v92, label %v93, label %v94
v94:
  %v95 = phi i64 [ %v96, %v94 ], [ %v87, %v71 ]
  %v97 = phi i64 [ %v98, %v94 ], [ %v88, %v71 ]
  %v99 = add i64 %v95, %v0
  %v100 = inttoptr i64 %v99 to ptr
  %v101 = load i8, ptr %v100, align 1
  %v102 = icmp sgt i8 %v101, -1
  %v103 = icmp ult i8 %v101, -32
  %v104 = icmp ult i8 %v101, -16
  %v105 = select i1 %v104, i64 3, i64 4
  %v106 = select i1 %v103, i64 2, i64 %v105
  %v107 = select i1 %v102, i64 1, i64 %v106
  %v96 = add i64 %v107, %v95
  %v98 = add nsw i64 %v97, -1
  %v108 = icmp slt i64 %v96, %v1
  %v109 = icmp sgt i64 %v97, 1
  %v110 = and i1 %v109, %v108
  br i1 %v110, label %v94, label %v93
v93:
  %v111 = phi i64 [ %v87, %v71 ], [ %v96, %v94 ]
  %v112 = phi i1 [ %v89, %v71 ], [ %v108, %v94 ]
  %v113 = select i1 %v112, i64 %v111, i64 %v1
  %v114 = icmp slt i64 %v63, 8
  %v115 = or i1 %v69, %v114
  br i1 %v115, label %v116, label %v117
v117:
  %v118 = phi i64 [ %v119, %v120 ], [ 8, %v93 ]
  %v121 = phi i64 [ %v118, %v120 ], [ 0, %v93 ]
  %v122 = phi i64 [ %v123, %v120 ], [ %v63, %v93 ]
  %v124 = add i64 %v121, %v0
  %v125 = inttoptr i64 %v124 to ptr
  %v126 = load i64, ptr %v125, align 1
  %v127 = and i64 %v126, -9187201950435737472
  %v128 = icmp eq i64 %v127, 0
  br i1 %v128, label %v120, label %v116
v120:
  %v123 = add nsw i64 %v122, -8
  %v119 = add nuw i64 %v118, 8
  %v129 = icmp sle i64 %v119, %v1
  %v130 = icmp sgt i64 %v122, 15
  %v131 = and i1 %v129, %v130
  br i1 %v131, label %v117, label %v116
v116:
  %v132 = phi i64 [ 0, %v93 ], [ %v121, %v117 ], [ %v118, %v120 ]
  %v133 = phi i64 [ %v63, %v93 ], [ %v122, %v117 ], [ %v123, %v120 ]
  %v134 = icmp slt i64 %v132, %v1
  %v135 = icmp sge i64 %v132, %v1
  %v136 = icmp slt i64 %v133, 1
  %v137 = or i1 %v135, %v136
  br i1 %v137, label %v138, label %v139
v139:
  %v140 = phi i64 [ %v141, %v139 ], [ %v132, %v116 ]
  %v142 = phi i64 [ %v143, %v139 ], [ %v133, %v116 ]
  %v144 = add i64 %v140, %v0
  %v145 = inttoptr i64 %v144 to ptr
  %v146 = load i8, ptr %v145, align 1
  %v147 = icmp sgt i8 %v146, -1
  %v148 = icmp ult i8 %v146, -32
  %v149 = icmp ult i8 %v146, -16
  %v150 = select i1 %v149, i64 3, i64 4
  %v151 = select i1 %v148, i64 2, i64 %v150
  %v152 = select i1 %v147, i64 1, i64 %v151
  %v141 = add i64 %v152, %v140
  %v143 = add nsw i64 %v142, -1
  %v153 = icmp slt i64 %v141, %v1
  %v154 = icmp sgt i64 %v142, 1
  %v155 = and i1 %v154, %v153
  br i1 %v155, label %v139, label %v138
v138:
  %v156 = phi i64 [ %v132, %v116 ], [ %v141, %v139 ]
  %v157 = phi i1 [ %v134, %v116 ], [ %v153, %v139 ]
  %v158 = select i1 %v157, i64 %v156, i64 %v1
  %v159 = icmp slt i64 %v63, 1
  %v160 = icmp slt i64 %v156, %v1
  %v161 = or i1 %v159, %v160
  br i1 %v161, label %v162, label %v163
v163:
  br i1 %v8, label %v164, label %v165
v165:
  %v166 = add i64 %v0, -1
  %v167 = add i64 %v166, %v1
  %v168 = and i64 %v0, -8
  %v169 = and i64 %v167, -8
  %v170 = trunc i64 %v0 to i32
  %v171 = shl i32 %v170, 3
  %v172 = and i32 %v171, 56
  %v173 = zext nneg i32 %v172 to i64
  %v174 = shl nsw i64 -1, %v173
  %v175 = inttoptr i64 %v168 to ptr
  %v176 = load i64, ptr %v175, align 8
  %v177 = and i64 %v176, %v174
  %v178 = icmp ult i64 %v168, %v169
  br i1 %v178, label %v179, label %v180
v179:
  %v181 = phi i64 [ %v182, %v179 ], [ %v177, %v165 ]
  %v183 = phi i64 [ %v184, %v179 ], [ %v1, %v165 ]
  %v185 = phi i64 [ %v186, %v179 ], [ %v168, %v165 ]
  %v187 = lshr i64 %v181, 6
  %v188 = lshr i64 %v181, 7
  %v189 = and i64 %v187, 72340172838076673
  %v190 = xor i64 %v189, 72340172838076673
  %v191 = and i64 %v190, %v188
  %v192 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v191)
  %v184 = sub i64 %v183, %v192
  %v186 = add nuw i64 %v185, 8
  %v193 = inttoptr i64 %v185 to ptr
  %v194 = getelementptr i8, ptr %v193, i64 8
  %v182 = load i64, ptr %v194, align 8
  %v195 = icmp ult i64 %v186, %v169
  br i1 %v195, label %v179, label %v180
v180:
  %v196 = phi i64 [ %v177, %v165 ], [ %v182, %v179 ]
  %v197 = phi i64 [ %v1, %v165 ], [ %v184, %v179 ]
  %v198 = trunc i64 %v167 to i32
  %v199 = shl i32 %v198, 3
  %v200 = and i32 %v199, 56
  %v201 = xor i32 %v200, 56
  %v202 = zext nneg i32 %v201 to i64
  %v203 = lshr i64 -1, %v202
  %v204 = and i64 %v196, %v203
  %v205 = lshr i64 %v204, 7
  %v206 = lshr i64 %v204, 6
  %v207 = and i64 %v206, 72340172838076673
  %v208 = xor i64 %v207, 72340172838076673
  %v209 = and i64 %v208, %v205
  %v210 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v209)
  %v211 = sub i64 %v197, %v210
  %v212 = icmp sgt i64 %v63, %v211
  br label %v164
v164:
  %v213 = phi i1 [ true, %v163 ], [ %v212, %v180 ]
  %v214 = add i64 %v1, 1
  %v215 = select i1 %v213, i64 %v214, i64 %v158
  br label %v162
v162:
  %v216 = phi i64 [ %v158, %v138 ], [ %v215, %v164 ]
  %v217 = icmp slt i64 %v113, %v216
  br i1 %v217, label %v218, label %v219
v219:
  %v220 = add i64 %v216, %v0
  %v221 = sub i64 %v113, %v216
  %v222 = icmp eq i64 %v3, 0
  br i1 %v222, label %v223, label %v224
v224:
  %v225 = tail call { i64 } @udf_text_first_place(i64 %v220, i64 %v221, i64 %v2, i64 %v3, i64 0)
  %v226 = extractvalue { i64 } %v225, 0
  %v227 = icmp slt i64 %v226, 0
  br i1 %v227, label %v218, label %v228
v228:
  %v229 = phi i64 [ %v230, %v228 ], [ 0, %v224 ]
  %v231 = phi i64 [ %v232, %v228 ], [ %v226, %v224 ]
  %v230 = add i64 %v229, 1
  %v233 = add i64 %v231, %v3
  %v234 = tail call { i64 } @udf_text_first_place(i64 %v220, i64 %v221, i64 %v2, i64 %v3, i64 %v233)
  %v232 = extractvalue { i64 } %v234, 0
  %v235 = icmp sgt i64 %v232, -1
  br i1 %v235, label %v228, label %v218
v223:
  %v236 = icmp slt i64 %v221, 1
  br i1 %v236, label %v218, label %v237
v237:
  %v238 = add i64 %v0, -1
  %v239 = add i64 %v238, %v113
  %v240 = and i64 %v220, -8
  %v241 = and i64 %v239, -8
  %v242 = trunc i64 %v220 to i32
  %v243 = shl i32 %v242, 3
  %v244 = and i32 %v243, 56
  %v245 = zext nneg i32 %v244 to i64
  %v246 = shl nsw i64 -1, %v245
  %v247 = inttoptr i64 %v240 to ptr
  %v248 = load i64, ptr %v247, align 8
  %v249 = and i64 %v248, %v246
  %v250 = icmp ult i64 %v240, %v241
  br i1 %v250, label %v251, label %v252
v251:
  %v253 = phi i64 [ %v254, %v251 ], [ %v221, %v237 ]
  %v255 = phi i64 [ %v256, %v251 ], [ %v249, %v237 ]
  %v257 = phi i64 [ %v258, %v251 ], [ %v240, %v237 ]
  %v259 = lshr i64 %v255, 6
  %v260 = lshr i64 %v255, 7
  %v261 = and i64 %v259, 72340172838076673
  %v262 = xor i64 %v261, 72340172838076673
  %v263 = and i64 %v262, %v260
  %v264 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v263)
  %v254 = sub i64 %v253, %v264
  %v258 = add nuw i64 %v257, 8
  %v265 = inttoptr i64 %v257 to ptr
  %v266 = getelementptr i8, ptr %v265, i64 8
  %v256 = load i64, ptr %v266, align 8
  %v267 = icmp ult i64 %v258, %v241
  br i1 %v267, label %v251, label %v252
v252:
  %v268 = phi i64 [ %v221, %v237 ], [ %v254, %v251 ]
  %v269 = phi i64 [ %v249, %v237 ], [ %v256, %v251 ]
  %v270 = trunc i64 %v239 to i32
  %v271 = shl i32 %v270, 3
  %v272 = and i32 %v271, 56
  %v273 = xor i32 %v272, 56
  %v274 = zext nneg i32 %v273 to i64
  %v275 = lshr i64 -1, %v274
  %v276 = and i64 %v269, %v275
  %v277 = lshr i64 %v276, 7
  %v278 = lshr i64 %v276, 6
  %v279 = and i64 %v278, 72340172838076673
  %v280 = xor i64 %v279, 72340172838076673
  %v281 = and i64 %v280, %v277
  %v282 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v281)
  %v283 = add i64 %v268, 1
  %v284 = sub i64 %v283, %v282
  br label %v218
v218:
  %v285 = phi i64 [ 0, %v162 ], [ 1, %v223 ], [ %v284, %v252 ], [ 0, %v224 ], [ %v230, %v228 ]
  %v286 = insertvalue { i64 } poison, i64 %v285, 0
  ret { i64 } %v286
}
define internal { i64, i64 } @udf_text_join(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) noinline nounwind {
v37:
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
  %v16 = icmp ne i64 %v10, %v15
  %v17 = select i1 %v16, i64 %v1, i64 0
  %v18 = add i64 %v17, %v3
  %v19 = getelementptr i8, ptr %v14, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = sub i64 %v20, %v15
  %v22 = icmp slt i64 %v21, %v18
  %v23 = icmp eq i64 %v15, 0
  %v24 = or i1 %v23, %v22
  br i1 %v24, label %v6, label %v25
v25:
  %v26 = phi i64 [ %v27, %v25 ], [ %v15, %v13 ]
  %v28 = phi i1 [ false, %v25 ], [ %v16, %v13 ]
  %v29 = select i1 %v28, i64 %v0, i64 %v2
  %v30 = select i1 %v28, i64 %v1, i64 %v3
  %v31 = tail call {} @udf_copy(i64 %v26, i64 %v29, i64 %v30)
  %v27 = add i64 %v30, %v26
  br i1 %v28, label %v25, label %v32
v32:
  %v33 = select i1 %v16, i64 %v15, i64 %v0
  store i64 %v27, ptr %v14, align 8
  %v34 = add i64 %v3, %v1
  br label %v6
v12:
  %v35 = add i64 %v3, %v1
  br label %v6
v6:
  %v36 = phi i64 [ %v33, %v32 ], [ %v2, %v7 ], [ %v0, %v12 ], [ 0, %v13 ], [ %v0, %v37 ]
  %v38 = phi i64 [ %v34, %v32 ], [ %v3, %v7 ], [ %v35, %v12 ], [ 0, %v13 ], [ %v1, %v37 ]
  %v39 = insertvalue { i64, i64 } poison, i64 %v36, 0
  %v40 = insertvalue { i64, i64 } %v39, i64 %v38, 1
  ret { i64, i64 } %v40
}
define internal { i64, i64 } @udf_text_repeat(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v46:
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
  %v34 = phi i64 [ %v35, %v33 ], [ %v13, %v26 ]
  %v36 = phi i64 [ %v37, %v33 ], [ 0, %v26 ]
  %v38 = tail call {} @udf_copy(i64 %v34, i64 %v0, i64 %v1)
  %v35 = add i64 %v34, %v1
  %v37 = add nuw nsw i64 %v36, 1
  %v39 = icmp slt i64 %v37, %v2
  br i1 %v39, label %v33, label %v40
v40:
  %v41 = inttoptr i64 %v11 to ptr
  %v42 = getelementptr i8, ptr %v41, i64 -8
  %v43 = load i64, ptr %v42, align 8
  store i64 %v35, ptr %v42, align 8
  %v44 = sub i64 %v35, %v43
  br label %v7
v7:
  %v45 = phi i64 [ %v43, %v40 ], [ %v0, %v8 ], [ 0, %v26 ], [ %v0, %v46 ]
  %v47 = phi i64 [ %v44, %v40 ], [ %v1, %v8 ], [ 0, %v26 ], [ 0, %v46 ]
  %v48 = insertvalue { i64, i64 } poison, i64 %v45, 0
  %v49 = insertvalue { i64, i64 } %v48, i64 %v47, 1
  ret { i64, i64 } %v49
}
define internal { i64, i64 } @udf_text_replace_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v30:
  %v8 = icmp eq i64 %v3, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 0)
  %v12 = extractvalue { i64 } %v11, 0
  %v13 = or i64 %v12, %v5
  %v14 = icmp ne i64 %v13, 0
  %v15 = icmp eq i64 %v6, 0
  %v16 = or i1 %v15, %v14
  br i1 %v16, label %v9, label %v17
v17:
  %v18 = phi i64 [ %v19, %v17 ], [ %v6, %v10 ]
  %v20 = phi i64 [ %v21, %v17 ], [ %v1, %v10 ]
  %v22 = phi i64 [ %v23, %v17 ], [ %v0, %v10 ]
  %v23 = add i64 %v22, %v3
  %v21 = sub i64 %v20, %v3
  %v19 = add i64 %v18, -1
  %v24 = tail call { i64 } @udf_text_first_place(i64 %v23, i64 %v21, i64 %v2, i64 %v3, i64 0)
  %v25 = extractvalue { i64 } %v24, 0
  %v26 = icmp ne i64 %v25, 0
  %v27 = icmp eq i64 %v19, 0
  %v28 = or i1 %v27, %v26
  br i1 %v28, label %v9, label %v17
v9:
  %v29 = phi i64 [ %v0, %v30 ], [ %v0, %v10 ], [ %v23, %v17 ]
  %v31 = phi i64 [ %v1, %v30 ], [ %v1, %v10 ], [ %v21, %v17 ]
  %v32 = phi i64 [ %v6, %v30 ], [ %v6, %v10 ], [ %v19, %v17 ]
  %v33 = phi i64 [ 0, %v30 ], [ %v12, %v10 ], [ %v25, %v17 ]
  %v34 = icmp eq i64 %v32, 0
  %v35 = icmp slt i64 %v33, 0
  %v36 = or i1 %v34, %v35
  br i1 %v36, label %v37, label %v38
v38:
  %v39 = icmp sgt i64 %v5, %v3
  br i1 %v39, label %v40, label %v41
v40:
  br i1 %v8, label %v42, label %v43
v43:
  %v44 = add i64 %v33, %v29
  %v45 = sub i64 %v31, %v33
  %v46 = tail call { i64 } @udf_text_first_place(i64 %v44, i64 %v45, i64 %v2, i64 %v3, i64 0)
  %v47 = extractvalue { i64 } %v46, 0
  %v48 = icmp slt i64 %v47, 0
  br i1 %v48, label %v49, label %v50
v50:
  %v51 = phi i64 [ %v52, %v50 ], [ 0, %v43 ]
  %v53 = phi i64 [ %v54, %v50 ], [ %v47, %v43 ]
  %v52 = add i64 %v51, 1
  %v55 = add i64 %v53, %v3
  %v56 = tail call { i64 } @udf_text_first_place(i64 %v44, i64 %v45, i64 %v2, i64 %v3, i64 %v55)
  %v54 = extractvalue { i64 } %v56, 0
  %v57 = icmp sgt i64 %v54, -1
  br i1 %v57, label %v50, label %v49
v42:
  %v58 = add i64 %v31, 1
  br label %v49
v49:
  %v59 = phi i64 [ %v58, %v42 ], [ 0, %v43 ], [ %v52, %v50 ]
  %v60 = icmp sgt i64 %v32, 0
  %v61 = tail call i64 @llvm.smin.i64(i64 %v32, i64 %v59)
  %v62 = select i1 %v60, i64 %v61, i64 %v59
  %v63 = sub i64 %v5, %v3
  %v64 = mul i64 %v62, %v63
  %v65 = add i64 %v64, %v31
  br label %v41
v41:
  %v66 = phi i64 [ %v31, %v38 ], [ %v65, %v49 ]
  %v67 = add i64 %v7, 8
  %v68 = inttoptr i64 %v7 to ptr
  %v69 = load i64, ptr %v68, align 8
  %v70 = getelementptr i8, ptr %v68, i64 8
  %v71 = load i64, ptr %v70, align 8
  %v72 = sub i64 %v71, %v69
  %v73 = icmp slt i64 %v72, %v66
  %v74 = icmp eq i64 %v69, 0
  %v75 = or i1 %v74, %v73
  br i1 %v75, label %v37, label %v76
v76:
  %v77 = icmp ne i64 %v5, 0
  br label %v78
v78:
  %v79 = phi i64 [ %v32, %v76 ], [ %v80, %v81 ]
  %v82 = phi i64 [ %v33, %v76 ], [ %v83, %v81 ]
  %v84 = phi i64 [ 0, %v76 ], [ %v85, %v81 ]
  %v86 = phi i64 [ %v69, %v76 ], [ %v87, %v81 ]
  %v88 = icmp ne i64 %v79, 0
  %v89 = icmp sgt i64 %v82, -1
  %v90 = and i1 %v88, %v89
  %v91 = select i1 %v90, i64 %v82, i64 %v31
  %v92 = and i1 %v77, %v90
  %v93 = add i64 %v84, %v29
  %v94 = sub i64 %v91, %v84
  br label %v95
v95:
  %v96 = phi i32 [ 0, %v78 ], [ %v97, %v95 ]
  %v98 = phi i64 [ %v86, %v78 ], [ %v87, %v95 ]
  %v99 = icmp eq i32 %v96, 0
  %v100 = select i1 %v99, i64 %v93, i64 %v4
  %v101 = select i1 %v99, i64 %v94, i64 %v5
  %v102 = tail call {} @udf_copy(i64 %v98, i64 %v100, i64 %v101)
  %v87 = add i64 %v101, %v98
  %v97 = add nuw nsw i32 %v96, 1
  %v103 = icmp eq i32 %v96, 0
  %v104 = select i1 %v92, i1 %v103, i1 false
  br i1 %v104, label %v95, label %v105
v105:
  br i1 %v90, label %v106, label %v107
v106:
  %v85 = add i64 %v82, %v3
  %v80 = add i64 %v79, -1
  br i1 %v8, label %v108, label %v109
v109:
  %v110 = tail call { i64 } @udf_text_first_place(i64 %v29, i64 %v31, i64 %v2, i64 %v3, i64 %v85)
  %v111 = extractvalue { i64 } %v110, 0
  br label %v81
v81:
  %v83 = phi i64 [ %v111, %v109 ], [ %v112, %v108 ]
  br label %v78
v108:
  %v113 = icmp slt i64 %v82, %v31
  %v114 = add nuw i64 %v82, 1
  %v112 = select i1 %v113, i64 %v114, i64 -1
  br label %v81
v107:
  %v115 = inttoptr i64 %v67 to ptr
  %v116 = getelementptr i8, ptr %v115, i64 -8
  %v117 = load i64, ptr %v116, align 8
  store i64 %v87, ptr %v116, align 8
  %v118 = sub i64 %v87, %v117
  br label %v37
v37:
  %v119 = phi i64 [ %v117, %v107 ], [ 0, %v41 ], [ %v29, %v9 ]
  %v120 = phi i64 [ %v118, %v107 ], [ 0, %v41 ], [ %v31, %v9 ]
  %v121 = insertvalue { i64, i64 } poison, i64 %v119, 0
  %v122 = insertvalue { i64, i64 } %v121, i64 %v120, 1
  ret { i64, i64 } %v122
}
define internal { i64, i64 } @udf_text_replace_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v30:
  %v8 = icmp eq i64 %v3, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 0)
  %v12 = extractvalue { i64 } %v11, 0
  %v13 = or i64 %v12, %v5
  %v14 = icmp ne i64 %v13, 0
  %v15 = icmp eq i64 %v6, 0
  %v16 = or i1 %v15, %v14
  br i1 %v16, label %v9, label %v17
v17:
  %v18 = phi i64 [ %v19, %v17 ], [ %v6, %v10 ]
  %v20 = phi i64 [ %v21, %v17 ], [ %v1, %v10 ]
  %v22 = phi i64 [ %v23, %v17 ], [ %v0, %v10 ]
  %v23 = add i64 %v22, %v3
  %v21 = sub i64 %v20, %v3
  %v19 = add i64 %v18, -1
  %v24 = tail call { i64 } @udf_text_first_place(i64 %v23, i64 %v21, i64 %v2, i64 %v3, i64 0)
  %v25 = extractvalue { i64 } %v24, 0
  %v26 = icmp ne i64 %v25, 0
  %v27 = icmp eq i64 %v19, 0
  %v28 = or i1 %v27, %v26
  br i1 %v28, label %v9, label %v17
v9:
  %v29 = phi i64 [ %v0, %v30 ], [ %v0, %v10 ], [ %v23, %v17 ]
  %v31 = phi i64 [ %v1, %v30 ], [ %v1, %v10 ], [ %v21, %v17 ]
  %v32 = phi i64 [ %v6, %v30 ], [ %v6, %v10 ], [ %v19, %v17 ]
  %v33 = phi i64 [ 0, %v30 ], [ %v12, %v10 ], [ %v25, %v17 ]
  %v34 = icmp eq i64 %v32, 0
  %v35 = icmp slt i64 %v33, 0
  %v36 = or i1 %v34, %v35
  br i1 %v36, label %v37, label %v38
v38:
  %v39 = icmp sgt i64 %v5, %v3
  br i1 %v39, label %v40, label %v41
v40:
  br i1 %v8, label %v42, label %v43
v43:
  %v44 = add i64 %v33, %v29
  %v45 = sub i64 %v31, %v33
  %v46 = tail call { i64 } @udf_text_first_place(i64 %v44, i64 %v45, i64 %v2, i64 %v3, i64 0)
  %v47 = extractvalue { i64 } %v46, 0
  %v48 = icmp slt i64 %v47, 0
  br i1 %v48, label %v49, label %v50
v50:
  %v51 = phi i64 [ %v52, %v50 ], [ 0, %v43 ]
  %v53 = phi i64 [ %v54, %v50 ], [ %v47, %v43 ]
  %v52 = add i64 %v51, 1
  %v55 = add i64 %v53, %v3
  %v56 = tail call { i64 } @udf_text_first_place(i64 %v44, i64 %v45, i64 %v2, i64 %v3, i64 %v55)
  %v54 = extractvalue { i64 } %v56, 0
  %v57 = icmp sgt i64 %v54, -1
  br i1 %v57, label %v50, label %v49
v42:
  %v58 = icmp slt i64 %v31, 1
  br i1 %v58, label %v49, label %v59
v59:
  %v60 = add i64 %v29, -1
  %v61 = add i64 %v60, %v31
  %v62 = and i64 %v29, -8
  %v63 = and i64 %v61, -8
  %v64 = trunc i64 %v29 to i32
  %v65 = shl i32 %v64, 3
  %v66 = and i32 %v65, 56
  %v67 = zext nneg i32 %v66 to i64
  %v68 = shl nsw i64 -1, %v67
  %v69 = inttoptr i64 %v62 to ptr
  %v70 = load i64, ptr %v69, align 8
  %v71 = and i64 %v70, %v68
  %v72 = icmp ult i64 %v62, %v63
  br i1 %v72, label %v73, label %v74
v73:
  %v75 = phi i64 [ %v76, %v73 ], [ %v71, %v59 ]
  %v77 = phi i64 [ %v78, %v73 ], [ %v31, %v59 ]
  %v79 = phi i64 [ %v80, %v73 ], [ %v62, %v59 ]
  %v81 = lshr i64 %v75, 6
  %v82 = lshr i64 %v75, 7
  %v83 = and i64 %v81, 72340172838076673
  %v84 = xor i64 %v83, 72340172838076673
  %v85 = and i64 %v84, %v82
  %v86 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v85)
  %v78 = sub i64 %v77, %v86
  %v80 = add nuw i64 %v79, 8
  %v87 = inttoptr i64 %v79 to ptr
  %v88 = getelementptr i8, ptr %v87, i64 8
  %v76 = load i64, ptr %v88, align 8
  %v89 = icmp ult i64 %v80, %v63
  br i1 %v89, label %v73, label %v74
v74:
  %v90 = phi i64 [ %v71, %v59 ], [ %v76, %v73 ]
  %v91 = phi i64 [ %v31, %v59 ], [ %v78, %v73 ]
  %v92 = trunc i64 %v61 to i32
  %v93 = shl i32 %v92, 3
  %v94 = and i32 %v93, 56
  %v95 = xor i32 %v94, 56
  %v96 = zext nneg i32 %v95 to i64
  %v97 = lshr i64 -1, %v96
  %v98 = and i64 %v90, %v97
  %v99 = lshr i64 %v98, 7
  %v100 = lshr i64 %v98, 6
  %v101 = and i64 %v100, 72340172838076673
  %v102 = xor i64 %v101, 72340172838076673
  %v103 = and i64 %v102, %v99
  %v104 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v103)
  %v105 = add i64 %v91, 1
  %v106 = sub i64 %v105, %v104
  br label %v49
v49:
  %v107 = phi i64 [ 1, %v42 ], [ %v106, %v74 ], [ 0, %v43 ], [ %v52, %v50 ]
  %v108 = icmp sgt i64 %v32, 0
  %v109 = tail call i64 @llvm.smin.i64(i64 %v32, i64 %v107)
  %v110 = select i1 %v108, i64 %v109, i64 %v107
  %v111 = sub i64 %v5, %v3
  %v112 = mul i64 %v110, %v111
  %v113 = add i64 %v112, %v31
  br label %v41
v41:
  %v114 = phi i64 [ %v31, %v38 ], [ %v113, %v49 ]
  %v115 = add i64 %v7, 8
  %v116 = inttoptr i64 %v7 to ptr
  %v117 = load i64, ptr %v116, align 8
  %v118 = getelementptr i8, ptr %v116, i64 8
  %v119 = load i64, ptr %v118, align 8
  %v120 = sub i64 %v119, %v117
  %v121 = icmp slt i64 %v120, %v114
  %v122 = icmp eq i64 %v117, 0
  %v123 = or i1 %v122, %v121
  br i1 %v123, label %v37, label %v124
v124:
  %v125 = icmp ne i64 %v5, 0
  br label %v126
v126:
  %v127 = phi i64 [ %v32, %v124 ], [ %v128, %v129 ]
  %v130 = phi i64 [ %v33, %v124 ], [ %v131, %v129 ]
  %v132 = phi i64 [ 0, %v124 ], [ %v133, %v129 ]
  %v134 = phi i64 [ %v117, %v124 ], [ %v135, %v129 ]
  %v136 = icmp ne i64 %v127, 0
  %v137 = icmp sgt i64 %v130, -1
  %v138 = and i1 %v136, %v137
  %v139 = select i1 %v138, i64 %v130, i64 %v31
  %v140 = and i1 %v125, %v138
  %v141 = add i64 %v132, %v29
  %v142 = sub i64 %v139, %v132
  br label %v143
v143:
  %v144 = phi i32 [ 0, %v126 ], [ %v145, %v143 ]
  %v146 = phi i64 [ %v134, %v126 ], [ %v135, %v143 ]
  %v147 = icmp eq i32 %v144, 0
  %v148 = select i1 %v147, i64 %v141, i64 %v4
  %v149 = select i1 %v147, i64 %v142, i64 %v5
  %v150 = tail call {} @udf_copy(i64 %v146, i64 %v148, i64 %v149)
  %v135 = add i64 %v149, %v146
  %v145 = add nuw nsw i32 %v144, 1
  %v151 = icmp eq i32 %v144, 0
  %v152 = select i1 %v140, i1 %v151, i1 false
  br i1 %v152, label %v143, label %v153
v153:
  br i1 %v138, label %v154, label %v155
v154:
  %v133 = add i64 %v130, %v3
  %v128 = add i64 %v127, -1
  br i1 %v8, label %v156, label %v157
v157:
  %v158 = tail call { i64 } @udf_text_first_place(i64 %v29, i64 %v31, i64 %v2, i64 %v3, i64 %v133)
  %v159 = extractvalue { i64 } %v158, 0
  br label %v129
v129:
  %v131 = phi i64 [ %v159, %v157 ], [ -1, %v156 ], [ %v160, %v161 ]
  br label %v126
v156:
  %v162 = icmp slt i64 %v130, %v31
  br i1 %v162, label %v161, label %v129
v161:
  %v163 = add i64 %v130, %v29
  %v164 = inttoptr i64 %v163 to ptr
  %v165 = load i8, ptr %v164, align 1
  %v166 = icmp sgt i8 %v165, -1
  %v167 = icmp ult i8 %v165, -32
  %v168 = icmp ult i8 %v165, -16
  %v169 = select i1 %v168, i64 3, i64 4
  %v170 = select i1 %v167, i64 2, i64 %v169
  %v171 = select i1 %v166, i64 1, i64 %v170
  %v160 = add nuw i64 %v171, %v130
  br label %v129
v155:
  %v172 = inttoptr i64 %v115 to ptr
  %v173 = getelementptr i8, ptr %v172, i64 -8
  %v174 = load i64, ptr %v173, align 8
  store i64 %v135, ptr %v173, align 8
  %v175 = sub i64 %v135, %v174
  br label %v37
v37:
  %v176 = phi i64 [ %v174, %v155 ], [ 0, %v41 ], [ %v29, %v9 ]
  %v177 = phi i64 [ %v175, %v155 ], [ 0, %v41 ], [ %v31, %v9 ]
  %v178 = insertvalue { i64, i64 } poison, i64 %v176, 0
  %v179 = insertvalue { i64, i64 } %v178, i64 %v177, 1
  ret { i64, i64 } %v179
}
define internal { i64, i64 } @udf_text_pad_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i32 %v5, i64 %v6) noinline nounwind {
v97:
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
  br label %v75
v75:
  %v76 = phi i64 [ %v71, %v65 ], [ %v77, %v78 ]
  %v79 = phi i64 [ 0, %v65 ], [ %v80, %v78 ]
  %v81 = icmp eq i64 %v79, %v51
  br i1 %v81, label %v82, label %v83
v82:
  %v84 = tail call {} @udf_copy(i64 %v76, i64 %v73, i64 %v74)
  %v85 = add i64 %v76, %v74
  br label %v83
v83:
  %v86 = phi i64 [ %v76, %v75 ], [ %v85, %v82 ]
  %v87 = icmp slt i64 %v79, %v7
  br i1 %v87, label %v88, label %v78
v88:
  %v89 = tail call {} @udf_copy(i64 %v86, i64 %v3, i64 %v4)
  %v90 = add i64 %v86, %v4
  br label %v78
v78:
  %v77 = phi i64 [ %v86, %v83 ], [ %v90, %v88 ]
  %v80 = add nuw i64 %v79, 1
  br i1 %v87, label %v75, label %v91
v91:
  %v92 = inttoptr i64 %v11 to ptr
  %v93 = getelementptr i8, ptr %v92, i64 -8
  %v94 = load i64, ptr %v93, align 8
  store i64 %v77, ptr %v93, align 8
  %v95 = sub i64 %v77, %v94
  br label %v9
v9:
  %v96 = phi i64 [ %v94, %v91 ], [ 0, %v29 ], [ %v0, %v97 ]
  %v98 = phi i64 [ %v95, %v91 ], [ 0, %v29 ], [ %v1, %v97 ]
  %v99 = insertvalue { i64, i64 } poison, i64 %v96, 0
  %v100 = insertvalue { i64, i64 } %v99, i64 %v98, 1
  ret { i64, i64 } %v100
}
define internal { i64, i64 } @udf_text_pad_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i32 %v5, i64 %v6) noinline nounwind {
v57:
  %v7 = icmp slt i64 %v1, 1
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = add i64 %v0, -1
  %v11 = add i64 %v10, %v1
  %v12 = and i64 %v0, -8
  %v13 = and i64 %v11, -8
  %v14 = trunc i64 %v0 to i32
  %v15 = shl i32 %v14, 3
  %v16 = and i32 %v15, 56
  %v17 = zext nneg i32 %v16 to i64
  %v18 = shl nsw i64 -1, %v17
  %v19 = inttoptr i64 %v12 to ptr
  %v20 = load i64, ptr %v19, align 8
  %v21 = and i64 %v20, %v18
  %v22 = icmp ult i64 %v12, %v13
  br i1 %v22, label %v23, label %v24
v23:
  %v25 = phi i64 [ %v26, %v23 ], [ %v21, %v9 ]
  %v27 = phi i64 [ %v28, %v23 ], [ %v1, %v9 ]
  %v29 = phi i64 [ %v30, %v23 ], [ %v12, %v9 ]
  %v31 = lshr i64 %v25, 6
  %v32 = lshr i64 %v25, 7
  %v33 = and i64 %v31, 72340172838076673
  %v34 = xor i64 %v33, 72340172838076673
  %v35 = and i64 %v34, %v32
  %v36 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v35)
  %v28 = sub i64 %v27, %v36
  %v30 = add nuw i64 %v29, 8
  %v37 = inttoptr i64 %v29 to ptr
  %v38 = getelementptr i8, ptr %v37, i64 8
  %v26 = load i64, ptr %v38, align 8
  %v39 = icmp ult i64 %v30, %v13
  br i1 %v39, label %v23, label %v24
v24:
  %v40 = phi i64 [ %v21, %v9 ], [ %v26, %v23 ]
  %v41 = phi i64 [ %v1, %v9 ], [ %v28, %v23 ]
  %v42 = trunc i64 %v11 to i32
  %v43 = shl i32 %v42, 3
  %v44 = and i32 %v43, 56
  %v45 = xor i32 %v44, 56
  %v46 = zext nneg i32 %v45 to i64
  %v47 = lshr i64 -1, %v46
  %v48 = and i64 %v40, %v47
  %v49 = lshr i64 %v48, 7
  %v50 = lshr i64 %v48, 6
  %v51 = and i64 %v50, 72340172838076673
  %v52 = xor i64 %v51, 72340172838076673
  %v53 = and i64 %v52, %v49
  %v54 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v53)
  %v55 = sub i64 %v54, %v41
  br label %v8
v8:
  %v56 = phi i64 [ 0, %v57 ], [ %v55, %v24 ]
  %v58 = add i64 %v56, %v2
  %v59 = icmp slt i64 %v58, 1
  br i1 %v59, label %v60, label %v61
v61:
  %v62 = add i64 %v6, 8
  %v63 = inttoptr i64 %v6 to ptr
  %v64 = load i64, ptr %v63, align 8
  %v65 = getelementptr i8, ptr %v63, i64 8
  %v66 = load i64, ptr %v65, align 8
  %v67 = sub i64 %v66, %v64
  %v68 = or i64 %v67, %v4
  %v69 = icmp ult i64 %v68, 4294967296
  br i1 %v69, label %v70, label %v71
v71:
  %v72 = icmp eq i64 %v4, 0
  %v73 = icmp eq i64 %v67, -9223372036854775808
  %v74 = icmp eq i64 %v4, -1
  %v75 = and i1 %v74, %v73
  %v76 = or i1 %v72, %v75
  %v77 = select i1 %v76, i64 1, i64 %v4
  %v78 = sdiv i64 %v67, %v77
  %v79 = select i1 %v72, i64 -1, i64 %v78
  br label %v80
v70:
  %v81 = trunc nuw i64 %v4 to i32
  %v82 = trunc nuw i64 %v67 to i32
  %v83 = icmp eq i64 %v4, 0
  %v84 = select i1 %v83, i32 1, i32 %v81
  %v85 = udiv i32 %v82, %v84
  %v86 = zext i32 %v85 to i64
  %v87 = select i1 %v83, i64 4294967295, i64 %v86
  br label %v80
v80:
  %v88 = phi i64 [ %v87, %v70 ], [ %v79, %v71 ]
  %v89 = mul i64 %v58, %v4
  %v90 = sub i64 %v67, %v89
  %v91 = icmp slt i64 %v90, %v1
  %v92 = icmp sgt i64 %v58, %v88
  %v93 = or i1 %v91, %v92
  br i1 %v93, label %v60, label %v94
v94:
  switch i32 %v5, label %v95 [
    i32 0, label %v96
    i32 2, label %v97
  ]
v97:
  %v98 = lshr i64 %v58, 1
  %v99 = and i64 %v2, 1
  %v100 = and i64 %v99, %v58
  %v101 = add nuw nsw i64 %v98, %v100
  br label %v96
v95:
  br label %v96
v96:
  %v102 = phi i64 [ 0, %v94 ], [ %v58, %v95 ], [ %v101, %v97 ]
  %v103 = icmp eq i64 %v1, 0
  %v104 = icmp ne i32 %v5, 3
  %v105 = or i1 %v103, %v104
  br i1 %v105, label %v106, label %v107
v107:
  %v108 = inttoptr i64 %v0 to ptr
  %v109 = load i8, ptr %v108, align 1
  %v110 = icmp eq i8 %v109, 45
  br i1 %v110, label %v106, label %v111
v111:
  %v112 = icmp eq i8 %v109, 43
  %v113 = zext i1 %v112 to i16
  br label %v106
v106:
  %v114 = phi i16 [ 0, %v96 ], [ 1, %v107 ], [ %v113, %v111 ]
  %v115 = icmp eq i16 %v114, 0
  br i1 %v115, label %v116, label %v117
v117:
  %v118 = inttoptr i64 %v0 to ptr
  %v119 = load i8, ptr %v118, align 1
  %v120 = add i64 %v64, 1
  %v121 = inttoptr i64 %v64 to ptr
  store i8 %v119, ptr %v121, align 1
  br label %v116
v116:
  %v122 = phi i64 [ %v64, %v106 ], [ %v120, %v117 ]
  %v123 = zext nneg i16 %v114 to i64
  %v124 = add i64 %v0, %v123
  %v125 = sub i64 %v1, %v123
  br label %v126
v126:
  %v127 = phi i64 [ %v122, %v116 ], [ %v128, %v129 ]
  %v130 = phi i64 [ 0, %v116 ], [ %v131, %v129 ]
  %v132 = icmp eq i64 %v130, %v102
  br i1 %v132, label %v133, label %v134
v133:
  %v135 = tail call {} @udf_copy(i64 %v127, i64 %v124, i64 %v125)
  %v136 = add i64 %v127, %v125
  br label %v134
v134:
  %v137 = phi i64 [ %v127, %v126 ], [ %v136, %v133 ]
  %v138 = icmp slt i64 %v130, %v58
  br i1 %v138, label %v139, label %v129
v139:
  %v140 = tail call {} @udf_copy(i64 %v137, i64 %v3, i64 %v4)
  %v141 = add i64 %v137, %v4
  br label %v129
v129:
  %v128 = phi i64 [ %v137, %v134 ], [ %v141, %v139 ]
  %v131 = add nuw i64 %v130, 1
  br i1 %v138, label %v126, label %v142
v142:
  %v143 = inttoptr i64 %v62 to ptr
  %v144 = getelementptr i8, ptr %v143, i64 -8
  %v145 = load i64, ptr %v144, align 8
  store i64 %v128, ptr %v144, align 8
  %v146 = sub i64 %v128, %v145
  br label %v60
v60:
  %v147 = phi i64 [ %v145, %v142 ], [ 0, %v80 ], [ %v0, %v8 ]
  %v148 = phi i64 [ %v146, %v142 ], [ 0, %v80 ], [ %v1, %v8 ]
  %v149 = insertvalue { i64, i64 } poison, i64 %v147, 0
  %v150 = insertvalue { i64, i64 } %v149, i64 %v148, 1
  ret { i64, i64 } %v150
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
  %v56 = tail call {} @udf_copy(i64 %v46, i64 %v55, i64 1)
  %v47 = add i64 %v46, 1
  %v42 = add i64 %v41, %v4
  %v57 = icmp sgt i64 %v42, %v23
  %v58 = icmp slt i64 %v42, %v23
  %v59 = select i1 %v35, i1 %v57, i1 %v58
  br i1 %v59, label %v39, label %v60
v60:
  %v61 = inttoptr i64 %v24 to ptr
  %v62 = getelementptr i8, ptr %v61, i64 -8
  %v63 = load i64, ptr %v62, align 8
  br label %v40
v40:
  %v64 = phi i64 [ %v63, %v60 ], [ %v26, %v34 ]
  %v65 = phi i64 [ %v47, %v60 ], [ %v26, %v34 ]
  %v66 = inttoptr i64 %v24 to ptr
  %v67 = getelementptr i8, ptr %v66, i64 -8
  store i64 %v65, ptr %v67, align 8
  %v68 = sub i64 %v65, %v64
  br label %v33
v33:
  %v69 = phi i64 [ 0, %v20 ], [ %v64, %v40 ]
  %v70 = phi i64 [ 0, %v20 ], [ %v68, %v40 ]
  %v71 = insertvalue { i64, i64 } poison, i64 %v69, 0
  %v72 = insertvalue { i64, i64 } %v71, i64 %v70, 1
  ret { i64, i64 } %v72
}
define internal { i64, i64 } @udf_text_step_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v56:
  %v6 = icmp slt i64 %v1, 1
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = add i64 %v0, -1
  %v10 = add i64 %v9, %v1
  %v11 = and i64 %v0, -8
  %v12 = and i64 %v10, -8
  %v13 = trunc i64 %v0 to i32
  %v14 = shl i32 %v13, 3
  %v15 = and i32 %v14, 56
  %v16 = zext nneg i32 %v15 to i64
  %v17 = shl nsw i64 -1, %v16
  %v18 = inttoptr i64 %v11 to ptr
  %v19 = load i64, ptr %v18, align 8
  %v20 = and i64 %v19, %v17
  %v21 = icmp ult i64 %v11, %v12
  br i1 %v21, label %v22, label %v23
v22:
  %v24 = phi i64 [ %v25, %v22 ], [ %v20, %v8 ]
  %v26 = phi i64 [ %v27, %v22 ], [ %v1, %v8 ]
  %v28 = phi i64 [ %v29, %v22 ], [ %v11, %v8 ]
  %v30 = lshr i64 %v24, 6
  %v31 = lshr i64 %v24, 7
  %v32 = and i64 %v30, 72340172838076673
  %v33 = xor i64 %v32, 72340172838076673
  %v34 = and i64 %v33, %v31
  %v35 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v34)
  %v27 = sub i64 %v26, %v35
  %v29 = add nuw i64 %v28, 8
  %v36 = inttoptr i64 %v28 to ptr
  %v37 = getelementptr i8, ptr %v36, i64 8
  %v25 = load i64, ptr %v37, align 8
  %v38 = icmp ult i64 %v29, %v12
  br i1 %v38, label %v22, label %v23
v23:
  %v39 = phi i64 [ %v20, %v8 ], [ %v25, %v22 ]
  %v40 = phi i64 [ %v1, %v8 ], [ %v27, %v22 ]
  %v41 = trunc i64 %v10 to i32
  %v42 = shl i32 %v41, 3
  %v43 = and i32 %v42, 56
  %v44 = xor i32 %v43, 56
  %v45 = zext nneg i32 %v44 to i64
  %v46 = lshr i64 -1, %v45
  %v47 = and i64 %v39, %v46
  %v48 = lshr i64 %v47, 7
  %v49 = lshr i64 %v47, 6
  %v50 = and i64 %v49, 72340172838076673
  %v51 = xor i64 %v50, 72340172838076673
  %v52 = and i64 %v51, %v48
  %v53 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v52)
  %v54 = sub i64 %v40, %v53
  br label %v7
v7:
  %v55 = phi i64 [ 0, %v56 ], [ %v54, %v23 ]
  %v57 = ashr i64 %v4, 63
  %v58 = add i64 %v55, %v57
  %v59 = icmp slt i64 %v2, 0
  br i1 %v59, label %v60, label %v61
v61:
  %v62 = tail call i64 @llvm.smin.i64(i64 %v58, i64 %v2)
  br label %v63
v60:
  %v64 = add i64 %v55, %v2
  %v65 = tail call i64 @llvm.smax.i64(i64 %v64, i64 %v57)
  br label %v63
v63:
  %v66 = phi i64 [ %v65, %v60 ], [ %v62, %v61 ]
  %v67 = icmp slt i64 %v3, 0
  br i1 %v67, label %v68, label %v69
v69:
  %v70 = tail call i64 @llvm.smin.i64(i64 %v58, i64 %v3)
  br label %v71
v68:
  %v72 = add i64 %v55, %v3
  %v73 = tail call i64 @llvm.smax.i64(i64 %v72, i64 %v57)
  br label %v71
v71:
  %v74 = phi i64 [ %v73, %v68 ], [ %v70, %v69 ]
  %v75 = add i64 %v5, 8
  %v76 = inttoptr i64 %v5 to ptr
  %v77 = load i64, ptr %v76, align 8
  %v78 = getelementptr i8, ptr %v76, i64 8
  %v79 = load i64, ptr %v78, align 8
  %v80 = sub i64 %v79, %v77
  %v81 = icmp slt i64 %v80, %v1
  %v82 = icmp eq i64 %v77, 0
  %v83 = or i1 %v82, %v81
  br i1 %v83, label %v84, label %v85
v85:
  %v86 = icmp slt i64 %v4, 0
  %v87 = icmp slt i64 %v66, %v74
  %v88 = icmp sgt i64 %v66, %v74
  %v89 = select i1 %v86, i1 %v88, i1 %v87
  br i1 %v89, label %v90, label %v91
v90:
  %v92 = phi i64 [ %v93, %v94 ], [ %v66, %v85 ]
  %v95 = phi i64 [ %v92, %v94 ], [ 0, %v85 ]
  %v96 = phi i64 [ %v97, %v94 ], [ 0, %v85 ]
  %v98 = phi i64 [ %v99, %v94 ], [ %v77, %v85 ]
  %v100 = icmp slt i64 %v95, %v92
  br i1 %v100, label %v101, label %v102
v101:
  %v103 = phi i64 [ %v104, %v101 ], [ %v95, %v90 ]
  %v105 = phi i64 [ %v106, %v101 ], [ %v96, %v90 ]
  %v107 = add i64 %v105, %v0
  %v108 = inttoptr i64 %v107 to ptr
  %v109 = load i8, ptr %v108, align 1
  %v110 = icmp sgt i8 %v109, -1
  %v111 = icmp ult i8 %v109, -32
  %v112 = icmp ult i8 %v109, -16
  %v113 = select i1 %v112, i64 3, i64 4
  %v114 = select i1 %v111, i64 2, i64 %v113
  %v115 = select i1 %v110, i64 1, i64 %v114
  %v106 = add i64 %v115, %v105
  %v104 = add nsw i64 %v103, 1
  %v116 = icmp slt i64 %v104, %v92
  br i1 %v116, label %v101, label %v102
v102:
  %v117 = phi i64 [ %v95, %v90 ], [ %v92, %v101 ]
  %v118 = phi i64 [ %v96, %v90 ], [ %v106, %v101 ]
  %v119 = icmp sgt i64 %v117, %v92
  br i1 %v119, label %v120, label %v121
v120:
  %v122 = phi i64 [ %v123, %v124 ], [ %v117, %v102 ]
  %v125 = phi i64 [ %v126, %v124 ], [ %v118, %v102 ]
  br label %v127
v127:
  %v128 = phi i64 [ %v126, %v127 ], [ %v125, %v120 ]
  %v126 = add i64 %v128, -1
  %v129 = add i64 %v126, %v0
  %v130 = inttoptr i64 %v129 to ptr
  %v131 = load i8, ptr %v130, align 1
  %v132 = zext i8 %v131 to i16
  %v133 = and i16 %v132, 192
  %v134 = icmp eq i16 %v133, 128
  br i1 %v134, label %v127, label %v124
v124:
  %v123 = add nsw i64 %v122, -1
  %v135 = icmp sgt i64 %v123, %v92
  br i1 %v135, label %v120, label %v94
v121:
  %v136 = add i64 %v118, %v0
  %v137 = inttoptr i64 %v136 to ptr
  %v138 = load i8, ptr %v137, align 1
  %v139 = zext i8 %v138 to i16
  br label %v94
v94:
  %v97 = phi i64 [ %v118, %v121 ], [ %v126, %v124 ]
  %v140 = phi i16 [ %v139, %v121 ], [ %v132, %v124 ]
  %v141 = phi i64 [ %v136, %v121 ], [ %v129, %v124 ]
  %v142 = icmp samesign ult i16 %v140, 240
  %v143 = select i1 %v142, i64 3, i64 4
  %v144 = icmp samesign ult i16 %v140, 224
  %v145 = select i1 %v144, i64 2, i64 %v143
  %v146 = icmp samesign ult i16 %v140, 128
  %v147 = select i1 %v146, i64 1, i64 %v145
  %v148 = tail call {} @udf_copy(i64 %v98, i64 %v141, i64 %v147)
  %v99 = add i64 %v147, %v98
  %v93 = add i64 %v92, %v4
  %v149 = icmp sgt i64 %v93, %v74
  %v150 = icmp slt i64 %v93, %v74
  %v151 = select i1 %v86, i1 %v149, i1 %v150
  br i1 %v151, label %v90, label %v152
v152:
  %v153 = inttoptr i64 %v75 to ptr
  %v154 = getelementptr i8, ptr %v153, i64 -8
  %v155 = load i64, ptr %v154, align 8
  br label %v91
v91:
  %v156 = phi i64 [ %v155, %v152 ], [ %v77, %v85 ]
  %v157 = phi i64 [ %v99, %v152 ], [ %v77, %v85 ]
  %v158 = inttoptr i64 %v75 to ptr
  %v159 = getelementptr i8, ptr %v158, i64 -8
  store i64 %v157, ptr %v159, align 8
  %v160 = sub i64 %v157, %v156
  br label %v84
v84:
  %v161 = phi i64 [ 0, %v71 ], [ %v156, %v91 ]
  %v162 = phi i64 [ 0, %v71 ], [ %v160, %v91 ]
  %v163 = insertvalue { i64, i64 } poison, i64 %v161, 0
  %v164 = insertvalue { i64, i64 } %v163, i64 %v162, 1
  ret { i64, i64 } %v164
}
define internal { i64, i64 } @udf_text_chr(i64 %v0, i64 %v1) noinline nounwind {
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
v88:
  %v3 = add i64 %v1, 16
  %v4 = add i64 %v2, 8
  %v5 = inttoptr i64 %v2 to ptr
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %v5, i64 8
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 %v8, %v6
  %v10 = icmp slt i64 %v9, %v3
  %v11 = sub i64 0, %v6
  %v12 = and i64 %v11, 7
  %v13 = add i64 %v12, %v6
  %v14 = select i1 %v10, i64 0, i64 %v13
  %v15 = icmp eq i64 %v14, 0
  br i1 %v15, label %v16, label %v17
v17:
  %v18 = icmp slt i64 %v1, 8
  br i1 %v18, label %v19, label %v20
v20:
  %v21 = phi i64 [ %v22, %v23 ], [ 8, %v17 ]
  %v24 = phi i64 [ %v21, %v23 ], [ 0, %v17 ]
  %v25 = add i64 %v24, %v0
  %v26 = inttoptr i64 %v25 to ptr
  %v27 = load i64, ptr %v26, align 1
  %v28 = and i64 %v27, -9187201950435737472
  %v29 = icmp eq i64 %v28, 0
  br i1 %v29, label %v23, label %v30
v23:
  %v31 = add nuw i64 %v27, 4557430888798830399
  %v32 = sub nuw i64 -2676586395008836902, %v27
  %v33 = and i64 %v32, %v31
  %v34 = lshr i64 %v33, 2
  %v35 = and i64 %v34, 2314885530818453536
  %v36 = xor i64 %v35, %v27
  %v37 = add i64 %v24, %v14
  %v38 = inttoptr i64 %v37 to ptr
  store i64 %v36, ptr %v38, align 8
  %v22 = add i64 %v21, 8
  %v39 = icmp sgt i64 %v22, %v1
  br i1 %v39, label %v19, label %v20
v19:
  %v40 = phi i64 [ 0, %v17 ], [ %v21, %v23 ]
  %v41 = icmp eq i64 %v40, %v1
  br i1 %v41, label %v30, label %v42
v42:
  %v43 = add i64 %v40, %v0
  %v44 = sub i64 %v1, %v40
  %v45 = tail call i64 @llvm.umin.i64(i64 %v44, i64 8)
  %v46 = and i64 %v43, 4095
  %v47 = icmp samesign ult i64 %v46, 4089
  br i1 %v47, label %v48, label %v49
v48:
  %v50 = inttoptr i64 %v43 to ptr
  %v51 = load i64, ptr %v50, align 1
  br label %v52
v49:
  %v53 = and i64 %v0, 7
  %v54 = and i64 %v43, -8
  %v55 = inttoptr i64 %v54 to ptr
  %v56 = load i64, ptr %v55, align 8
  %v57 = shl nuw nsw i64 %v53, 3
  %v58 = lshr i64 %v56, %v57
  %v59 = add nuw nsw i64 %v45, %v53
  %v60 = icmp samesign ugt i64 %v59, 8
  br i1 %v60, label %v61, label %v52
v61:
  %v62 = getelementptr i8, ptr %v55, i64 8
  %v63 = load i64, ptr %v62, align 8
  %v64 = sub nuw nsw i64 64, %v57
  %v65 = shl i64 %v63, %v64
  %v66 = or disjoint i64 %v65, %v58
  br label %v52
v52:
  %v67 = phi i64 [ %v51, %v48 ], [ %v58, %v49 ], [ %v66, %v61 ]
  %v68 = shl nuw nsw i64 %v45, 3
  %v69 = sub nuw nsw i64 64, %v68
  %v70 = lshr i64 -1, %v69
  %v71 = and i64 %v67, %v70
  %v72 = and i64 %v71, -9187201950435737472
  %v73 = icmp eq i64 %v72, 0
  br i1 %v73, label %v74, label %v30
v74:
  %v75 = add nuw i64 %v71, 4557430888798830399
  %v76 = sub nuw i64 -2676586395008836902, %v71
  %v77 = and i64 %v76, %v75
  %v78 = lshr i64 %v77, 2
  %v79 = and i64 %v78, 2314885530818453536
  %v80 = xor i64 %v79, %v71
  %v81 = add i64 %v40, %v14
  %v82 = inttoptr i64 %v81 to ptr
  store i64 %v80, ptr %v82, align 8
  br label %v30
v30:
  %v83 = phi i64 [ %v1, %v19 ], [ %v40, %v52 ], [ %v1, %v74 ], [ %v24, %v20 ]
  %v84 = add i64 %v83, %v14
  %v85 = inttoptr i64 %v4 to ptr
  %v86 = getelementptr i8, ptr %v85, i64 -8
  store i64 %v84, ptr %v86, align 8
  br label %v16
v16:
  %v87 = phi i64 [ 0, %v88 ], [ %v14, %v30 ]
  %v89 = phi i64 [ 0, %v88 ], [ %v83, %v30 ]
  %v90 = insertvalue { i64, i64 } poison, i64 %v87, 0
  %v91 = insertvalue { i64, i64 } %v90, i64 %v89, 1
  ret { i64, i64 } %v91
}
define internal { i64, i64 } @udf_text_upper_ascii(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v88:
  %v3 = add i64 %v1, 16
  %v4 = add i64 %v2, 8
  %v5 = inttoptr i64 %v2 to ptr
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %v5, i64 8
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 %v8, %v6
  %v10 = icmp slt i64 %v9, %v3
  %v11 = sub i64 0, %v6
  %v12 = and i64 %v11, 7
  %v13 = add i64 %v12, %v6
  %v14 = select i1 %v10, i64 0, i64 %v13
  %v15 = icmp eq i64 %v14, 0
  br i1 %v15, label %v16, label %v17
v17:
  %v18 = icmp slt i64 %v1, 8
  br i1 %v18, label %v19, label %v20
v20:
  %v21 = phi i64 [ %v22, %v23 ], [ 8, %v17 ]
  %v24 = phi i64 [ %v21, %v23 ], [ 0, %v17 ]
  %v25 = add i64 %v24, %v0
  %v26 = inttoptr i64 %v25 to ptr
  %v27 = load i64, ptr %v26, align 1
  %v28 = and i64 %v27, -9187201950435737472
  %v29 = icmp eq i64 %v28, 0
  br i1 %v29, label %v23, label %v30
v23:
  %v31 = add nuw i64 %v27, 2242545357980376863
  %v32 = sub nuw i64 -361700864190383366, %v27
  %v33 = and i64 %v32, %v31
  %v34 = lshr i64 %v33, 2
  %v35 = and i64 %v34, 2314885530818453536
  %v36 = xor i64 %v35, %v27
  %v37 = add i64 %v24, %v14
  %v38 = inttoptr i64 %v37 to ptr
  store i64 %v36, ptr %v38, align 8
  %v22 = add i64 %v21, 8
  %v39 = icmp sgt i64 %v22, %v1
  br i1 %v39, label %v19, label %v20
v19:
  %v40 = phi i64 [ 0, %v17 ], [ %v21, %v23 ]
  %v41 = icmp eq i64 %v40, %v1
  br i1 %v41, label %v30, label %v42
v42:
  %v43 = add i64 %v40, %v0
  %v44 = sub i64 %v1, %v40
  %v45 = tail call i64 @llvm.umin.i64(i64 %v44, i64 8)
  %v46 = and i64 %v43, 4095
  %v47 = icmp samesign ult i64 %v46, 4089
  br i1 %v47, label %v48, label %v49
v48:
  %v50 = inttoptr i64 %v43 to ptr
  %v51 = load i64, ptr %v50, align 1
  br label %v52
v49:
  %v53 = and i64 %v0, 7
  %v54 = and i64 %v43, -8
  %v55 = inttoptr i64 %v54 to ptr
  %v56 = load i64, ptr %v55, align 8
  %v57 = shl nuw nsw i64 %v53, 3
  %v58 = lshr i64 %v56, %v57
  %v59 = add nuw nsw i64 %v45, %v53
  %v60 = icmp samesign ugt i64 %v59, 8
  br i1 %v60, label %v61, label %v52
v61:
  %v62 = getelementptr i8, ptr %v55, i64 8
  %v63 = load i64, ptr %v62, align 8
  %v64 = sub nuw nsw i64 64, %v57
  %v65 = shl i64 %v63, %v64
  %v66 = or disjoint i64 %v65, %v58
  br label %v52
v52:
  %v67 = phi i64 [ %v51, %v48 ], [ %v58, %v49 ], [ %v66, %v61 ]
  %v68 = shl nuw nsw i64 %v45, 3
  %v69 = sub nuw nsw i64 64, %v68
  %v70 = lshr i64 -1, %v69
  %v71 = and i64 %v67, %v70
  %v72 = and i64 %v71, -9187201950435737472
  %v73 = icmp eq i64 %v72, 0
  br i1 %v73, label %v74, label %v30
v74:
  %v75 = add nuw i64 %v71, 2242545357980376863
  %v76 = sub nuw i64 -361700864190383366, %v71
  %v77 = and i64 %v76, %v75
  %v78 = lshr i64 %v77, 2
  %v79 = and i64 %v78, 2314885530818453536
  %v80 = xor i64 %v79, %v71
  %v81 = add i64 %v40, %v14
  %v82 = inttoptr i64 %v81 to ptr
  store i64 %v80, ptr %v82, align 8
  br label %v30
v30:
  %v83 = phi i64 [ %v1, %v19 ], [ %v40, %v52 ], [ %v1, %v74 ], [ %v24, %v20 ]
  %v84 = add i64 %v83, %v14
  %v85 = inttoptr i64 %v4 to ptr
  %v86 = getelementptr i8, ptr %v85, i64 -8
  store i64 %v84, ptr %v86, align 8
  br label %v16
v16:
  %v87 = phi i64 [ 0, %v88 ], [ %v14, %v30 ]
  %v89 = phi i64 [ 0, %v88 ], [ %v83, %v30 ]
  %v90 = insertvalue { i64, i64 } poison, i64 %v87, 0
  %v91 = insertvalue { i64, i64 } %v90, i64 %v89, 1
  ret { i64, i64 } %v91
}
define internal { i64, i64 } @udf_text_casefold_ascii(i64 %v0, i64 %v1, i64 %v2) noinline nounwind {
v88:
  %v3 = add i64 %v1, 16
  %v4 = add i64 %v2, 8
  %v5 = inttoptr i64 %v2 to ptr
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %v5, i64 8
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 %v8, %v6
  %v10 = icmp slt i64 %v9, %v3
  %v11 = sub i64 0, %v6
  %v12 = and i64 %v11, 7
  %v13 = add i64 %v12, %v6
  %v14 = select i1 %v10, i64 0, i64 %v13
  %v15 = icmp eq i64 %v14, 0
  br i1 %v15, label %v16, label %v17
v17:
  %v18 = icmp slt i64 %v1, 8
  br i1 %v18, label %v19, label %v20
v20:
  %v21 = phi i64 [ %v22, %v23 ], [ 8, %v17 ]
  %v24 = phi i64 [ %v21, %v23 ], [ 0, %v17 ]
  %v25 = add i64 %v24, %v0
  %v26 = inttoptr i64 %v25 to ptr
  %v27 = load i64, ptr %v26, align 1
  %v28 = and i64 %v27, -9187201950435737472
  %v29 = icmp eq i64 %v28, 0
  br i1 %v29, label %v23, label %v30
v23:
  %v31 = add nuw i64 %v27, 4557430888798830399
  %v32 = sub nuw i64 -2676586395008836902, %v27
  %v33 = and i64 %v32, %v31
  %v34 = lshr i64 %v33, 2
  %v35 = and i64 %v34, 2314885530818453536
  %v36 = xor i64 %v35, %v27
  %v37 = add i64 %v24, %v14
  %v38 = inttoptr i64 %v37 to ptr
  store i64 %v36, ptr %v38, align 8
  %v22 = add i64 %v21, 8
  %v39 = icmp sgt i64 %v22, %v1
  br i1 %v39, label %v19, label %v20
v19:
  %v40 = phi i64 [ 0, %v17 ], [ %v21, %v23 ]
  %v41 = icmp eq i64 %v40, %v1
  br i1 %v41, label %v30, label %v42
v42:
  %v43 = add i64 %v40, %v0
  %v44 = sub i64 %v1, %v40
  %v45 = tail call i64 @llvm.umin.i64(i64 %v44, i64 8)
  %v46 = and i64 %v43, 4095
  %v47 = icmp samesign ult i64 %v46, 4089
  br i1 %v47, label %v48, label %v49
v48:
  %v50 = inttoptr i64 %v43 to ptr
  %v51 = load i64, ptr %v50, align 1
  br label %v52
v49:
  %v53 = and i64 %v0, 7
  %v54 = and i64 %v43, -8
  %v55 = inttoptr i64 %v54 to ptr
  %v56 = load i64, ptr %v55, align 8
  %v57 = shl nuw nsw i64 %v53, 3
  %v58 = lshr i64 %v56, %v57
  %v59 = add nuw nsw i64 %v45, %v53
  %v60 = icmp samesign ugt i64 %v59, 8
  br i1 %v60, label %v61, label %v52
v61:
  %v62 = getelementptr i8, ptr %v55, i64 8
  %v63 = load i64, ptr %v62, align 8
  %v64 = sub nuw nsw i64 64, %v57
  %v65 = shl i64 %v63, %v64
  %v66 = or disjoint i64 %v65, %v58
  br label %v52
v52:
  %v67 = phi i64 [ %v51, %v48 ], [ %v58, %v49 ], [ %v66, %v61 ]
  %v68 = shl nuw nsw i64 %v45, 3
  %v69 = sub nuw nsw i64 64, %v68
  %v70 = lshr i64 -1, %v69
  %v71 = and i64 %v67, %v70
  %v72 = and i64 %v71, -9187201950435737472
  %v73 = icmp eq i64 %v72, 0
  br i1 %v73, label %v74, label %v30
v74:
  %v75 = add nuw i64 %v71, 4557430888798830399
  %v76 = sub nuw i64 -2676586395008836902, %v71
  %v77 = and i64 %v76, %v75
  %v78 = lshr i64 %v77, 2
  %v79 = and i64 %v78, 2314885530818453536
  %v80 = xor i64 %v79, %v71
  %v81 = add i64 %v40, %v14
  %v82 = inttoptr i64 %v81 to ptr
  store i64 %v80, ptr %v82, align 8
  br label %v30
v30:
  %v83 = phi i64 [ %v1, %v19 ], [ %v40, %v52 ], [ %v1, %v74 ], [ %v24, %v20 ]
  %v84 = add i64 %v83, %v14
  %v85 = inttoptr i64 %v4 to ptr
  %v86 = getelementptr i8, ptr %v85, i64 -8
  store i64 %v84, ptr %v86, align 8
  br label %v16
v16:
  %v87 = phi i64 [ 0, %v88 ], [ %v14, %v30 ]
  %v89 = phi i64 [ 0, %v88 ], [ %v83, %v30 ]
  %v90 = insertvalue { i64, i64 } poison, i64 %v87, 0
  %v91 = insertvalue { i64, i64 } %v90, i64 %v89, 1
  ret { i64, i64 } %v91
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
v96:
  %v3 = add i64 %v1, 16
  %v4 = add i64 %v2, 8
  %v5 = inttoptr i64 %v2 to ptr
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %v5, i64 8
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 %v8, %v6
  %v10 = icmp slt i64 %v9, %v3
  %v11 = sub i64 0, %v6
  %v12 = and i64 %v11, 7
  %v13 = add i64 %v12, %v6
  %v14 = select i1 %v10, i64 0, i64 %v13
  %v15 = icmp eq i64 %v14, 0
  br i1 %v15, label %v16, label %v17
v17:
  %v18 = icmp slt i64 %v1, 8
  br i1 %v18, label %v19, label %v20
v20:
  %v21 = phi i64 [ %v22, %v23 ], [ 8, %v17 ]
  %v24 = phi i64 [ %v21, %v23 ], [ 0, %v17 ]
  %v25 = add i64 %v24, %v0
  %v26 = inttoptr i64 %v25 to ptr
  %v27 = load i64, ptr %v26, align 1
  %v28 = and i64 %v27, -9187201950435737472
  %v29 = icmp eq i64 %v28, 0
  br i1 %v29, label %v23, label %v30
v23:
  %v31 = add nuw i64 %v27, 4557430888798830399
  %v32 = sub nuw i64 -2676586395008836902, %v27
  %v33 = and i64 %v32, %v31
  %v34 = sub nuw i64 -361700864190383366, %v27
  %v35 = add nuw i64 %v27, 2242545357980376863
  %v36 = and i64 %v34, %v35
  %v37 = or i64 %v33, %v36
  %v38 = lshr i64 %v37, 2
  %v39 = and i64 %v38, 2314885530818453536
  %v40 = xor i64 %v39, %v27
  %v41 = add i64 %v24, %v14
  %v42 = inttoptr i64 %v41 to ptr
  store i64 %v40, ptr %v42, align 8
  %v22 = add i64 %v21, 8
  %v43 = icmp sgt i64 %v22, %v1
  br i1 %v43, label %v19, label %v20
v19:
  %v44 = phi i64 [ 0, %v17 ], [ %v21, %v23 ]
  %v45 = icmp eq i64 %v44, %v1
  br i1 %v45, label %v30, label %v46
v46:
  %v47 = add i64 %v44, %v0
  %v48 = sub i64 %v1, %v44
  %v49 = tail call i64 @llvm.umin.i64(i64 %v48, i64 8)
  %v50 = and i64 %v47, 4095
  %v51 = icmp samesign ult i64 %v50, 4089
  br i1 %v51, label %v52, label %v53
v52:
  %v54 = inttoptr i64 %v47 to ptr
  %v55 = load i64, ptr %v54, align 1
  br label %v56
v53:
  %v57 = and i64 %v0, 7
  %v58 = and i64 %v47, -8
  %v59 = inttoptr i64 %v58 to ptr
  %v60 = load i64, ptr %v59, align 8
  %v61 = shl nuw nsw i64 %v57, 3
  %v62 = lshr i64 %v60, %v61
  %v63 = add nuw nsw i64 %v49, %v57
  %v64 = icmp samesign ugt i64 %v63, 8
  br i1 %v64, label %v65, label %v56
v65:
  %v66 = getelementptr i8, ptr %v59, i64 8
  %v67 = load i64, ptr %v66, align 8
  %v68 = sub nuw nsw i64 64, %v61
  %v69 = shl i64 %v67, %v68
  %v70 = or disjoint i64 %v69, %v62
  br label %v56
v56:
  %v71 = phi i64 [ %v55, %v52 ], [ %v62, %v53 ], [ %v70, %v65 ]
  %v72 = shl nuw nsw i64 %v49, 3
  %v73 = sub nuw nsw i64 64, %v72
  %v74 = lshr i64 -1, %v73
  %v75 = and i64 %v71, %v74
  %v76 = and i64 %v75, -9187201950435737472
  %v77 = icmp eq i64 %v76, 0
  br i1 %v77, label %v78, label %v30
v78:
  %v79 = add nuw i64 %v75, 4557430888798830399
  %v80 = sub nuw i64 -2676586395008836902, %v75
  %v81 = and i64 %v80, %v79
  %v82 = sub nuw i64 -361700864190383366, %v75
  %v83 = add nuw i64 %v75, 2242545357980376863
  %v84 = and i64 %v82, %v83
  %v85 = or i64 %v81, %v84
  %v86 = lshr i64 %v85, 2
  %v87 = and i64 %v86, 2314885530818453536
  %v88 = xor i64 %v87, %v75
  %v89 = add i64 %v44, %v14
  %v90 = inttoptr i64 %v89 to ptr
  store i64 %v88, ptr %v90, align 8
  br label %v30
v30:
  %v91 = phi i64 [ %v1, %v19 ], [ %v44, %v56 ], [ %v1, %v78 ], [ %v24, %v20 ]
  %v92 = add i64 %v91, %v14
  %v93 = inttoptr i64 %v4 to ptr
  %v94 = getelementptr i8, ptr %v93, i64 -8
  store i64 %v92, ptr %v94, align 8
  br label %v16
v16:
  %v95 = phi i64 [ 0, %v96 ], [ %v14, %v30 ]
  %v97 = phi i64 [ 0, %v96 ], [ %v91, %v30 ]
  %v98 = insertvalue { i64, i64 } poison, i64 %v95, 0
  %v99 = insertvalue { i64, i64 } %v98, i64 %v97, 1
  ret { i64, i64 } %v99
}
define internal { i64, i64 } @udf_text_lower_rest(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v554:
  %v6 = add i64 %v3, %v2
  %v7 = icmp slt i64 %v2, %v1
  br i1 %v7, label %v8, label %v9
v8:
  %v10 = add i64 %v4, 16
  %v11 = inttoptr i64 %v4 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = getelementptr i8, ptr %v11, i64 8
  %v14 = inttoptr i64 %v4 to ptr
  %v15 = getelementptr i8, ptr %v14, i64 4
  %v16 = inttoptr i64 %v4 to ptr
  %v17 = getelementptr i8, ptr %v16, i64 4
  br label %v18
v18:
  %v19 = phi i64 [ %v6, %v8 ], [ %v20, %v21 ]
  %v22 = phi i64 [ %v2, %v8 ], [ %v23, %v21 ]
  %v24 = and i64 %v19, 7
  %v25 = icmp eq i64 %v24, 0
  %v26 = add i64 %v22, %v0
  br i1 %v25, label %v27, label %v28
v27:
  %v29 = sub i64 %v1, %v22
  %v30 = tail call i64 @llvm.umin.i64(i64 %v29, i64 8)
  %v31 = and i64 %v26, 4095
  %v32 = icmp samesign ult i64 %v31, 4089
  br i1 %v32, label %v33, label %v34
v33:
  %v35 = inttoptr i64 %v26 to ptr
  %v36 = load i64, ptr %v35, align 1
  br label %v37
v34:
  %v38 = and i64 %v26, 7
  %v39 = and i64 %v26, -8
  %v40 = inttoptr i64 %v39 to ptr
  %v41 = load i64, ptr %v40, align 8
  %v42 = shl nuw nsw i64 %v38, 3
  %v43 = lshr i64 %v41, %v42
  %v44 = add nuw nsw i64 %v38, %v30
  %v45 = icmp samesign ugt i64 %v44, 8
  br i1 %v45, label %v46, label %v37
v46:
  %v47 = getelementptr i8, ptr %v40, i64 8
  %v48 = load i64, ptr %v47, align 8
  %v49 = sub nuw nsw i64 64, %v42
  %v50 = shl i64 %v48, %v49
  %v51 = or disjoint i64 %v50, %v43
  br label %v37
v37:
  %v52 = phi i64 [ %v36, %v33 ], [ %v43, %v34 ], [ %v51, %v46 ]
  %v53 = shl nuw nsw i64 %v30, 3
  %v54 = sub nuw nsw i64 64, %v53
  %v55 = lshr i64 -1, %v54
  %v56 = and i64 %v52, %v55
  %v57 = and i64 %v56, -9187201950435737472
  %v58 = icmp eq i64 %v57, 0
  br i1 %v58, label %v59, label %v28
v28:
  %v60 = inttoptr i64 %v26 to ptr
  %v61 = load i8, ptr %v60, align 1
  %v62 = zext i8 %v61 to i32
  %v63 = icmp sgt i8 %v61, -1
  %v64 = icmp ult i8 %v61, -32
  %v65 = icmp ult i8 %v61, -16
  %v66 = select i1 %v65, i64 3, i64 4
  %v67 = select i1 %v64, i64 2, i64 %v66
  %v68 = select i1 %v63, i64 1, i64 %v67
  br i1 %v63, label %v69, label %v70
v69:
  %v71 = add nsw i8 %v61, -65
  %v72 = icmp ult i8 %v71, 26
  %v73 = select i1 %v72, i8 32, i8 0
  %v74 = xor i8 %v73, %v61
  %v75 = add i64 %v19, 1
  %v76 = inttoptr i64 %v19 to ptr
  store i8 %v74, ptr %v76, align 1
  br label %v21
v70:
  %v77 = getelementptr i8, ptr %v60, i64 1
  %v78 = load i8, ptr %v77, align 1
  br i1 %v64, label %v79, label %v80
v79:
  %v81 = and i8 %v78, 63
  %v82 = zext nneg i8 %v81 to i32
  %v83 = shl nuw nsw i32 %v62, 6
  %v84 = and i32 %v83, 1984
  %v85 = or disjoint i32 %v84, %v82
  br label %v86
v80:
  %v87 = zext i8 %v78 to i32
  %v88 = getelementptr i8, ptr %v60, i64 2
  %v89 = load i8, ptr %v88, align 1
  br i1 %v65, label %v90, label %v91
v90:
  %v92 = shl nuw nsw i32 %v62, 12
  %v93 = and i32 %v92, 61440
  %v94 = shl nuw nsw i32 %v87, 6
  %v95 = and i32 %v94, 4032
  %v96 = or disjoint i32 %v95, %v93
  %v97 = and i8 %v89, 63
  %v98 = zext nneg i8 %v97 to i32
  %v99 = or disjoint i32 %v96, %v98
  br label %v86
v59:
  %v100 = tail call i64 @llvm.smin.i64(i64 %v29, i64 8)
  %v101 = sub nuw i64 -2676586395008836902, %v56
  %v102 = add nuw i64 %v56, 4557430888798830399
  %v103 = and i64 %v101, %v102
  %v104 = lshr i64 %v103, 2
  %v105 = and i64 %v104, 2314885530818453536
  %v106 = xor i64 %v105, %v56
  %v107 = inttoptr i64 %v19 to ptr
  store i64 %v106, ptr %v107, align 8
  %v108 = add i64 %v100, %v19
  br label %v21
v91:
  %v109 = shl nuw nsw i32 %v62, 18
  %v110 = and i32 %v109, 1835008
  %v111 = shl nuw nsw i32 %v87, 12
  %v112 = and i32 %v111, 258048
  %v113 = or disjoint i32 %v112, %v110
  %v114 = zext i8 %v89 to i32
  %v115 = shl nuw nsw i32 %v114, 6
  %v116 = and i32 %v115, 4032
  %v117 = or disjoint i32 %v113, %v116
  %v118 = getelementptr i8, ptr %v60, i64 3
  %v119 = load i8, ptr %v118, align 1
  %v120 = and i8 %v119, 63
  %v121 = zext nneg i8 %v120 to i32
  %v122 = or disjoint i32 %v117, %v121
  br label %v86
v86:
  %v123 = phi i32 [ %v85, %v79 ], [ %v99, %v90 ], [ %v122, %v91 ]
  %v124 = icmp eq i32 %v123, 931
  br i1 %v124, label %v125, label %v126
v125:
  %v127 = phi i64 [ %v128, %v129 ], [ %v22, %v86 ]
  %v130 = icmp slt i64 %v127, 1
  br i1 %v130, label %v131, label %v132
v132:
  %v133 = phi i64 [ %v128, %v132 ], [ %v127, %v125 ]
  %v128 = add i64 %v133, -1
  %v134 = add i64 %v133, %v0
  %v135 = inttoptr i64 %v134 to ptr
  %v136 = getelementptr i8, ptr %v135, i64 -1
  %v137 = load i8, ptr %v136, align 1
  %v138 = icmp slt i8 %v137, -64
  br i1 %v138, label %v132, label %v139
v139:
  %v140 = zext i8 %v137 to i32
  %v141 = icmp sgt i8 %v137, -1
  br i1 %v141, label %v142, label %v143
v142:
  %v144 = icmp ugt i8 %v137, 58
  br i1 %v144, label %v145, label %v146
v146:
  %v147 = zext nneg i8 %v137 to i64
  %v148 = shl nuw nsw i64 1, %v147
  %v149 = and i64 %v148, 288301294651703296
  %v150 = icmp eq i64 %v149, 0
  br i1 %v150, label %v145, label %v151
v145:
  br label %v151
v151:
  %v152 = phi i1 [ false, %v145 ], [ true, %v146 ]
  %v153 = add nsw i8 %v137, -65
  %v154 = icmp ult i8 %v153, 26
  %v155 = add nsw i8 %v137, -97
  %v156 = icmp ult i8 %v155, 26
  %v157 = icmp eq i8 %v137, 94
  %v158 = or i1 %v157, %v152
  %v159 = icmp eq i8 %v137, 96
  %v160 = or i1 %v159, %v158
  %v161 = select i1 %v160, i32 4096, i32 0
  %v162 = icmp eq i8 %v137, 95
  %v163 = select i1 %v162, i32 1536, i32 0
  %v164 = add nsw i8 %v137, -48
  %v165 = icmp ult i8 %v164, 10
  %v166 = select i1 %v165, i32 1038, i32 0
  %v167 = or i32 %v166, %v163
  %v168 = add nsw i8 %v137, -32
  %v169 = icmp ult i8 %v168, 95
  %v170 = select i1 %v169, i32 256, i32 0
  %v171 = or disjoint i32 %v167, %v170
  %v172 = or i1 %v154, %v156
  %v173 = select i1 %v172, i32 3585, i32 0
  %v174 = or i32 %v171, %v173
  %v175 = select i1 %v156, i32 32, i32 0
  %v176 = select i1 %v154, i32 64, i32 %v175
  %v177 = or disjoint i32 %v174, %v176
  %v178 = and i32 %v140, 124
  %v179 = icmp eq i32 %v178, 28
  %v180 = icmp eq i8 %v137, 32
  %v181 = add nsw i8 %v137, -9
  %v182 = icmp ult i8 %v181, 5
  %v183 = or i1 %v180, %v182
  %v184 = or i1 %v179, %v183
  %v185 = select i1 %v184, i32 16, i32 0
  %v186 = or disjoint i32 %v177, %v185
  %v187 = or i32 %v186, %v161
  br label %v129
v143:
  %v188 = icmp ult i8 %v137, -32
  br i1 %v188, label %v189, label %v190
v189:
  %v191 = load i8, ptr %v135, align 1
  %v192 = and i8 %v191, 63
  %v193 = zext nneg i8 %v192 to i32
  %v194 = shl nuw nsw i32 %v140, 6
  %v195 = and i32 %v194, 1984
  %v196 = or disjoint i32 %v195, %v193
  br label %v197
v190:
  %v198 = icmp ult i8 %v137, -16
  %v199 = load i8, ptr %v135, align 1
  %v200 = zext i8 %v199 to i32
  %v201 = getelementptr i8, ptr %v135, i64 1
  %v202 = load i8, ptr %v201, align 1
  br i1 %v198, label %v203, label %v204
v203:
  %v205 = shl nuw nsw i32 %v140, 12
  %v206 = and i32 %v205, 61440
  %v207 = shl nuw nsw i32 %v200, 6
  %v208 = and i32 %v207, 4032
  %v209 = or disjoint i32 %v208, %v206
  %v210 = and i8 %v202, 63
  %v211 = zext nneg i8 %v210 to i32
  %v212 = or disjoint i32 %v209, %v211
  br label %v197
v204:
  %v213 = shl nuw nsw i32 %v140, 18
  %v214 = and i32 %v213, 1835008
  %v215 = shl nuw nsw i32 %v200, 12
  %v216 = and i32 %v215, 258048
  %v217 = or disjoint i32 %v216, %v214
  %v218 = zext i8 %v202 to i32
  %v219 = shl nuw nsw i32 %v218, 6
  %v220 = and i32 %v219, 4032
  %v221 = or disjoint i32 %v217, %v220
  %v222 = getelementptr i8, ptr %v135, i64 2
  %v223 = load i8, ptr %v222, align 1
  %v224 = and i8 %v223, 63
  %v225 = zext nneg i8 %v224 to i32
  %v226 = or disjoint i32 %v221, %v225
  br label %v197
v197:
  %v227 = phi i32 [ %v196, %v189 ], [ %v212, %v203 ], [ %v226, %v204 ]
  %v228 = load i32, ptr %v14, align 4
  %v229 = sext i32 %v228 to i64
  %v230 = add i64 %v4, %v229
  %v231 = load i32, ptr %v15, align 4
  %v232 = sext i32 %v231 to i64
  %v233 = add i64 %v4, %v232
  %v234 = lshr i32 %v227, 6
  %v235 = and i32 %v234, 67108862
  %v236 = zext nneg i32 %v235 to i64
  %v237 = add i64 %v10, %v236
  %v238 = inttoptr i64 %v237 to ptr
  %v239 = load i16, ptr %v238, align 2
  %v240 = zext i16 %v239 to i32
  %v241 = shl nuw nsw i32 %v240, 8
  %v242 = shl nuw nsw i32 %v227, 1
  %v243 = and i32 %v242, 254
  %v244 = or disjoint i32 %v241, %v243
  %v245 = zext nneg i32 %v244 to i64
  %v246 = add i64 %v230, %v245
  %v247 = inttoptr i64 %v246 to ptr
  %v248 = load i16, ptr %v247, align 2
  %v249 = zext i16 %v248 to i64
  %v250 = mul nuw nsw i64 %v249, 20
  %v251 = add i64 %v233, %v250
  %v252 = inttoptr i64 %v251 to ptr
  %v253 = load i32, ptr %v252, align 4
  br label %v129
v129:
  %v254 = phi i32 [ %v187, %v151 ], [ %v253, %v197 ]
  %v255 = and i32 %v254, 4096
  %v256 = icmp eq i32 %v255, 0
  br i1 %v256, label %v257, label %v125
v257:
  %v258 = and i32 %v254, 2048
  %v259 = icmp eq i32 %v258, 0
  br i1 %v259, label %v131, label %v260
v260:
  %v261 = add i64 %v22, 2
  %v262 = icmp slt i64 %v261, %v1
  br i1 %v262, label %v263, label %v131
v263:
  %v264 = phi i64 [ %v265, %v266 ], [ %v261, %v260 ]
  %v267 = add i64 %v264, %v0
  %v268 = inttoptr i64 %v267 to ptr
  %v269 = load i8, ptr %v268, align 1
  %v270 = sext i8 %v269 to i16
  %v271 = icmp sgt i8 %v269, -1
  %v272 = and i16 %v270, 255
  %v273 = zext nneg i16 %v272 to i32
  br i1 %v271, label %v274, label %v275
v274:
  %v276 = icmp ugt i8 %v269, 58
  br i1 %v276, label %v277, label %v278
v278:
  %v279 = zext nneg i16 %v270 to i64
  %v280 = shl nuw i64 1, %v279
  %v281 = and i64 %v280, 288301294651703296
  %v282 = icmp eq i64 %v281, 0
  br i1 %v282, label %v277, label %v283
v277:
  br label %v283
v283:
  %v284 = phi i1 [ false, %v277 ], [ true, %v278 ]
  %v285 = add nsw i16 %v272, -65
  %v286 = icmp ult i16 %v285, 26
  %v287 = add nsw i16 %v272, -97
  %v288 = icmp ult i16 %v287, 26
  %v289 = icmp eq i8 %v269, 94
  %v290 = or i1 %v289, %v284
  %v291 = icmp eq i8 %v269, 96
  %v292 = or i1 %v291, %v290
  %v293 = select i1 %v292, i32 4096, i32 0
  %v294 = icmp eq i8 %v269, 95
  %v295 = select i1 %v294, i32 1536, i32 0
  %v296 = add nsw i16 %v272, -48
  %v297 = icmp ult i16 %v296, 10
  %v298 = select i1 %v297, i32 1038, i32 0
  %v299 = or i32 %v298, %v295
  %v300 = add nsw i16 %v272, -32
  %v301 = icmp ult i16 %v300, 95
  %v302 = select i1 %v301, i32 256, i32 0
  %v303 = or disjoint i32 %v299, %v302
  %v304 = or i1 %v286, %v288
  %v305 = select i1 %v304, i32 3585, i32 0
  %v306 = or i32 %v303, %v305
  %v307 = select i1 %v288, i32 32, i32 0
  %v308 = select i1 %v286, i32 64, i32 %v307
  %v309 = or disjoint i32 %v306, %v308
  %v310 = and i32 %v273, 124
  %v311 = icmp eq i32 %v310, 28
  %v312 = icmp eq i8 %v269, 32
  %v313 = add nsw i16 %v272, -9
  %v314 = icmp ult i16 %v313, 5
  %v315 = or i1 %v312, %v314
  %v316 = or i1 %v311, %v315
  %v317 = select i1 %v316, i32 16, i32 0
  %v318 = or disjoint i32 %v309, %v317
  %v319 = or i32 %v318, %v293
  br label %v320
v275:
  %v321 = icmp samesign ult i16 %v272, 224
  br i1 %v321, label %v322, label %v323
v322:
  %v324 = getelementptr i8, ptr %v268, i64 1
  %v325 = load i8, ptr %v324, align 1
  %v326 = and i8 %v325, 63
  %v327 = zext nneg i8 %v326 to i32
  %v328 = shl nuw nsw i32 %v273, 6
  %v329 = and i32 %v328, 1984
  %v330 = or disjoint i32 %v329, %v327
  br label %v331
v323:
  %v332 = icmp samesign ult i16 %v272, 240
  %v333 = getelementptr i8, ptr %v268, i64 1
  %v334 = load i8, ptr %v333, align 1
  %v335 = zext i8 %v334 to i32
  %v336 = getelementptr i8, ptr %v268, i64 2
  %v337 = load i8, ptr %v336, align 1
  br i1 %v332, label %v338, label %v339
v338:
  %v340 = shl nuw nsw i32 %v273, 12
  %v341 = and i32 %v340, 61440
  %v342 = shl nuw nsw i32 %v335, 6
  %v343 = and i32 %v342, 4032
  %v344 = or disjoint i32 %v343, %v341
  %v345 = and i8 %v337, 63
  %v346 = zext nneg i8 %v345 to i32
  %v347 = or disjoint i32 %v344, %v346
  br label %v331
v339:
  %v348 = shl nuw nsw i32 %v273, 18
  %v349 = and i32 %v348, 1835008
  %v350 = shl nuw nsw i32 %v335, 12
  %v351 = and i32 %v350, 258048
  %v352 = or disjoint i32 %v351, %v349
  %v353 = zext i8 %v337 to i32
  %v354 = shl nuw nsw i32 %v353, 6
  %v355 = and i32 %v354, 4032
  %v356 = or disjoint i32 %v352, %v355
  %v357 = getelementptr i8, ptr %v268, i64 3
  %v358 = load i8, ptr %v357, align 1
  %v359 = and i8 %v358, 63
  %v360 = zext nneg i8 %v359 to i32
  %v361 = or disjoint i32 %v356, %v360
  br label %v331
v331:
  %v362 = phi i32 [ %v330, %v322 ], [ %v347, %v338 ], [ %v361, %v339 ]
  %v363 = load i32, ptr %v16, align 4
  %v364 = sext i32 %v363 to i64
  %v365 = add i64 %v4, %v364
  %v366 = load i32, ptr %v17, align 4
  %v367 = sext i32 %v366 to i64
  %v368 = add i64 %v4, %v367
  %v369 = lshr i32 %v362, 6
  %v370 = and i32 %v369, 67108862
  %v371 = zext nneg i32 %v370 to i64
  %v372 = add i64 %v10, %v371
  %v373 = inttoptr i64 %v372 to ptr
  %v374 = load i16, ptr %v373, align 2
  %v375 = zext i16 %v374 to i32
  %v376 = shl nuw nsw i32 %v375, 8
  %v377 = shl nuw nsw i32 %v362, 1
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
  %v388 = load i32, ptr %v387, align 4
  br label %v320
v320:
  %v389 = phi i32 [ %v319, %v283 ], [ %v388, %v331 ]
  %v390 = and i32 %v389, 4096
  %v391 = icmp eq i32 %v390, 0
  br i1 %v391, label %v392, label %v266
v266:
  %v393 = icmp samesign ult i16 %v272, 240
  %v394 = select i1 %v393, i64 3, i64 4
  %v395 = icmp samesign ult i16 %v272, 224
  %v396 = select i1 %v395, i64 2, i64 %v394
  %v397 = select i1 %v271, i64 1, i64 %v396
  %v265 = add i64 %v397, %v264
  %v398 = icmp slt i64 %v265, %v1
  br i1 %v398, label %v263, label %v131
v126:
  %v399 = load i32, ptr %v11, align 4
  %v400 = sext i32 %v399 to i64
  %v401 = add i64 %v4, %v400
  %v402 = load i32, ptr %v12, align 4
  %v403 = sext i32 %v402 to i64
  %v404 = add i64 %v4, %v403
  %v405 = lshr i32 %v123, 6
  %v406 = and i32 %v405, 67108862
  %v407 = zext nneg i32 %v406 to i64
  %v408 = add i64 %v10, %v407
  %v409 = inttoptr i64 %v408 to ptr
  %v410 = load i16, ptr %v409, align 2
  %v411 = zext i16 %v410 to i32
  %v412 = shl nuw nsw i32 %v411, 8
  %v413 = shl nuw nsw i32 %v123, 1
  %v414 = and i32 %v413, 254
  %v415 = or disjoint i32 %v412, %v414
  %v416 = zext nneg i32 %v415 to i64
  %v417 = add i64 %v401, %v416
  %v418 = inttoptr i64 %v417 to ptr
  %v419 = load i16, ptr %v418, align 2
  %v420 = zext i16 %v419 to i64
  %v421 = mul nuw nsw i64 %v420, 20
  %v422 = add i64 %v404, %v421
  %v423 = inttoptr i64 %v422 to ptr
  %v424 = getelementptr i8, ptr %v423, i64 4
  %v425 = load i32, ptr %v424, align 4
  %v426 = icmp slt i32 %v425, 268435456
  br i1 %v426, label %v427, label %v428
v427:
  %v429 = add nsw i32 %v425, %v123
  %v430 = icmp ult i32 %v429, 128
  br i1 %v430, label %v431, label %v432
v431:
  %v433 = add i64 %v19, 1
  %v434 = trunc nuw nsw i32 %v429 to i8
  %v435 = inttoptr i64 %v19 to ptr
  store i8 %v434, ptr %v435, align 1
  br label %v21
v428:
  %v436 = lshr i32 %v425, 16
  %v437 = and i32 %v436, 255
  %v438 = icmp eq i32 %v437, 0
  br i1 %v438, label %v21, label %v439
v439:
  %v440 = load i32, ptr %v13, align 4
  %v441 = sext i32 %v440 to i64
  %v442 = shl i32 %v425, 2
  %v443 = and i32 %v442, 262140
  %v444 = zext nneg i32 %v443 to i64
  %v445 = add i64 %v4, %v444
  %v446 = add i64 %v445, %v441
  br label %v447
v447:
  %v448 = phi i64 [ %v19, %v439 ], [ %v449, %v450 ]
  %v451 = phi i64 [ %v446, %v439 ], [ %v452, %v450 ]
  %v453 = phi i32 [ 0, %v439 ], [ %v454, %v450 ]
  %v455 = inttoptr i64 %v451 to ptr
  %v456 = load i32, ptr %v455, align 4
  %v457 = icmp ult i32 %v456, 128
  br i1 %v457, label %v458, label %v459
v458:
  %v460 = add i64 %v448, 1
  %v461 = trunc nuw nsw i32 %v456 to i8
  %v462 = inttoptr i64 %v448 to ptr
  store i8 %v461, ptr %v462, align 1
  br label %v450
v459:
  %v463 = icmp ult i32 %v456, 2048
  br i1 %v463, label %v464, label %v465
v464:
  %v466 = lshr i32 %v456, 6
  %v467 = trunc nuw nsw i32 %v466 to i8
  %v468 = or disjoint i8 %v467, -64
  br label %v469
v465:
  %v470 = icmp ult i32 %v456, 65536
  br i1 %v470, label %v471, label %v472
v471:
  %v473 = lshr i32 %v456, 12
  %v474 = trunc nuw nsw i32 %v473 to i8
  %v475 = or disjoint i8 %v474, -32
  %v476 = add i64 %v448, 1
  %v477 = inttoptr i64 %v448 to ptr
  store i8 %v475, ptr %v477, align 1
  br label %v478
v472:
  %v479 = lshr i32 %v456, 18
  %v480 = trunc i32 %v479 to i8
  %v481 = or i8 %v480, -16
  %v482 = inttoptr i64 %v448 to ptr
  store i8 %v481, ptr %v482, align 1
  %v483 = lshr i32 %v456, 12
  %v484 = trunc i32 %v483 to i8
  %v485 = and i8 %v484, 63
  %v486 = or disjoint i8 %v485, -128
  %v487 = add i64 %v448, 2
  %v488 = getelementptr i8, ptr %v482, i64 1
  store i8 %v486, ptr %v488, align 1
  br label %v478
v478:
  %v489 = phi i64 [ %v476, %v471 ], [ %v487, %v472 ]
  %v490 = lshr i32 %v456, 6
  %v491 = trunc i32 %v490 to i8
  %v492 = and i8 %v491, 63
  %v493 = or disjoint i8 %v492, -128
  br label %v469
v469:
  %v494 = phi i64 [ %v489, %v478 ], [ %v448, %v464 ]
  %v495 = phi i8 [ %v493, %v478 ], [ %v468, %v464 ]
  %v496 = inttoptr i64 %v494 to ptr
  store i8 %v495, ptr %v496, align 1
  %v497 = trunc i32 %v456 to i8
  %v498 = and i8 %v497, 63
  %v499 = or disjoint i8 %v498, -128
  %v500 = add i64 %v494, 2
  %v501 = inttoptr i64 %v494 to ptr
  %v502 = getelementptr i8, ptr %v501, i64 1
  store i8 %v499, ptr %v502, align 1
  br label %v450
v450:
  %v449 = phi i64 [ %v460, %v458 ], [ %v500, %v469 ]
  %v452 = add i64 %v451, 4
  %v454 = add nuw nsw i32 %v453, 1
  %v503 = icmp samesign ult i32 %v454, %v437
  br i1 %v503, label %v447, label %v21
v432:
  %v504 = icmp ult i32 %v429, 2048
  br i1 %v504, label %v505, label %v506
v505:
  %v507 = lshr i32 %v429, 6
  %v508 = trunc nuw nsw i32 %v507 to i8
  %v509 = or disjoint i8 %v508, -64
  br label %v510
v506:
  %v511 = icmp ult i32 %v429, 65536
  br i1 %v511, label %v512, label %v513
v512:
  %v514 = lshr i32 %v429, 12
  %v515 = trunc nuw nsw i32 %v514 to i8
  %v516 = or disjoint i8 %v515, -32
  %v517 = add i64 %v19, 1
  %v518 = inttoptr i64 %v19 to ptr
  store i8 %v516, ptr %v518, align 1
  br label %v519
v392:
  %v520 = and i32 %v389, 2048
  %v521 = icmp eq i32 %v520, 0
  %v522 = select i1 %v521, i8 -126, i8 -125
  br label %v131
v131:
  %v523 = phi i8 [ -126, %v266 ], [ -125, %v257 ], [ -126, %v260 ], [ %v522, %v392 ], [ -125, %v125 ]
  %v524 = inttoptr i64 %v19 to ptr
  store i8 -49, ptr %v524, align 1
  %v525 = add i64 %v19, 2
  %v526 = getelementptr i8, ptr %v524, i64 1
  store i8 %v523, ptr %v526, align 1
  br label %v21
v513:
  %v527 = lshr i32 %v429, 18
  %v528 = trunc i32 %v527 to i8
  %v529 = or i8 %v528, -16
  %v530 = inttoptr i64 %v19 to ptr
  store i8 %v529, ptr %v530, align 1
  %v531 = lshr i32 %v429, 12
  %v532 = trunc i32 %v531 to i8
  %v533 = and i8 %v532, 63
  %v534 = or disjoint i8 %v533, -128
  %v535 = add i64 %v19, 2
  %v536 = getelementptr i8, ptr %v530, i64 1
  store i8 %v534, ptr %v536, align 1
  br label %v519
v519:
  %v537 = phi i64 [ %v517, %v512 ], [ %v535, %v513 ]
  %v538 = lshr i32 %v429, 6
  %v539 = trunc i32 %v538 to i8
  %v540 = and i8 %v539, 63
  %v541 = or disjoint i8 %v540, -128
  br label %v510
v510:
  %v542 = phi i64 [ %v537, %v519 ], [ %v19, %v505 ]
  %v543 = phi i8 [ %v541, %v519 ], [ %v509, %v505 ]
  %v544 = inttoptr i64 %v542 to ptr
  store i8 %v543, ptr %v544, align 1
  %v545 = trunc i32 %v429 to i8
  %v546 = and i8 %v545, 63
  %v547 = or disjoint i8 %v546, -128
  %v548 = add i64 %v542, 2
  %v549 = inttoptr i64 %v542 to ptr
  %v550 = getelementptr i8, ptr %v549, i64 1
  store i8 %v547, ptr %v550, align 1
  br label %v21
v21:
  %v20 = phi i64 [ %v75, %v69 ], [ %v525, %v131 ], [ %v433, %v431 ], [ %v548, %v510 ], [ %v19, %v428 ], [ %v108, %v59 ], [ %v449, %v450 ]
  %v551 = phi i64 [ %v68, %v69 ], [ %v68, %v131 ], [ %v68, %v431 ], [ %v68, %v510 ], [ %v68, %v428 ], [ %v100, %v59 ], [ %v68, %v450 ]
  %v23 = add i64 %v551, %v22
  %v552 = icmp slt i64 %v23, %v1
  br i1 %v552, label %v18, label %v9
v9:
  %v553 = phi i64 [ %v6, %v554 ], [ %v20, %v21 ]
  %v555 = inttoptr i64 %v5 to ptr
  store i64 %v553, ptr %v555, align 8
  %v556 = sub i64 %v553, %v3
  %v557 = insertvalue { i64, i64 } poison, i64 %v3, 0
  %v558 = insertvalue { i64, i64 } %v557, i64 %v556, 1
  ret { i64, i64 } %v558
}
define internal { i64, i64 } @udf_text_lower_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v96:
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
  %v20 = icmp slt i64 %v1, 8
  br i1 %v20, label %v21, label %v22
v22:
  %v23 = phi i64 [ %v24, %v25 ], [ 8, %v19 ]
  %v26 = phi i64 [ %v23, %v25 ], [ 0, %v19 ]
  %v27 = add i64 %v26, %v0
  %v28 = inttoptr i64 %v27 to ptr
  %v29 = load i64, ptr %v28, align 1
  %v30 = and i64 %v29, -9187201950435737472
  %v31 = icmp eq i64 %v30, 0
  br i1 %v31, label %v25, label %v32
v25:
  %v33 = add nuw i64 %v29, 4557430888798830399
  %v34 = sub nuw i64 -2676586395008836902, %v29
  %v35 = and i64 %v34, %v33
  %v36 = lshr i64 %v35, 2
  %v37 = and i64 %v36, 2314885530818453536
  %v38 = xor i64 %v37, %v29
  %v39 = add i64 %v26, %v16
  %v40 = inttoptr i64 %v39 to ptr
  store i64 %v38, ptr %v40, align 8
  %v24 = add i64 %v23, 8
  %v41 = icmp sgt i64 %v24, %v1
  br i1 %v41, label %v21, label %v22
v21:
  %v42 = phi i64 [ 0, %v19 ], [ %v23, %v25 ]
  %v43 = icmp eq i64 %v42, %v1
  br i1 %v43, label %v32, label %v44
v44:
  %v45 = add i64 %v42, %v0
  %v46 = sub i64 %v1, %v42
  %v47 = tail call i64 @llvm.umin.i64(i64 %v46, i64 8)
  %v48 = and i64 %v45, 4095
  %v49 = icmp samesign ult i64 %v48, 4089
  br i1 %v49, label %v50, label %v51
v50:
  %v52 = inttoptr i64 %v45 to ptr
  %v53 = load i64, ptr %v52, align 1
  br label %v54
v51:
  %v55 = and i64 %v0, 7
  %v56 = and i64 %v45, -8
  %v57 = inttoptr i64 %v56 to ptr
  %v58 = load i64, ptr %v57, align 8
  %v59 = shl nuw nsw i64 %v55, 3
  %v60 = lshr i64 %v58, %v59
  %v61 = add nuw nsw i64 %v47, %v55
  %v62 = icmp samesign ugt i64 %v61, 8
  br i1 %v62, label %v63, label %v54
v63:
  %v64 = getelementptr i8, ptr %v57, i64 8
  %v65 = load i64, ptr %v64, align 8
  %v66 = sub nuw nsw i64 64, %v59
  %v67 = shl i64 %v65, %v66
  %v68 = or disjoint i64 %v67, %v60
  br label %v54
v54:
  %v69 = phi i64 [ %v53, %v50 ], [ %v60, %v51 ], [ %v68, %v63 ]
  %v70 = shl nuw nsw i64 %v47, 3
  %v71 = sub nuw nsw i64 64, %v70
  %v72 = lshr i64 -1, %v71
  %v73 = and i64 %v69, %v72
  %v74 = and i64 %v73, -9187201950435737472
  %v75 = icmp eq i64 %v74, 0
  br i1 %v75, label %v76, label %v32
v76:
  %v77 = add nuw i64 %v73, 4557430888798830399
  %v78 = sub nuw i64 -2676586395008836902, %v73
  %v79 = and i64 %v78, %v77
  %v80 = lshr i64 %v79, 2
  %v81 = and i64 %v80, 2314885530818453536
  %v82 = xor i64 %v81, %v73
  %v83 = add i64 %v42, %v16
  %v84 = inttoptr i64 %v83 to ptr
  store i64 %v82, ptr %v84, align 8
  br label %v32
v32:
  %v85 = phi i64 [ %v1, %v21 ], [ %v42, %v54 ], [ %v1, %v76 ], [ %v26, %v22 ]
  %v86 = icmp eq i64 %v85, %v1
  br i1 %v86, label %v87, label %v88
v87:
  %v89 = add i64 %v16, %v1
  %v90 = inttoptr i64 %v6 to ptr
  %v91 = getelementptr i8, ptr %v90, i64 -8
  store i64 %v89, ptr %v91, align 8
  br label %v18
v88:
  %v92 = tail call { i64, i64 } @udf_text_lower_rest(i64 %v0, i64 %v1, i64 %v85, i64 %v16, i64 %v2, i64 %v3)
  %v93 = extractvalue { i64, i64 } %v92, 0
  %v94 = extractvalue { i64, i64 } %v92, 1
  br label %v18
v18:
  %v95 = phi i64 [ 0, %v96 ], [ %v16, %v87 ], [ %v93, %v88 ]
  %v97 = phi i64 [ 0, %v96 ], [ %v1, %v87 ], [ %v94, %v88 ]
  %v98 = insertvalue { i64, i64 } poison, i64 %v95, 0
  %v99 = insertvalue { i64, i64 } %v98, i64 %v97, 1
  ret { i64, i64 } %v99
}
define internal { i64, i64 } @udf_text_upper_rest(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v268:
  %v6 = add i64 %v3, %v2
  %v7 = icmp slt i64 %v2, %v1
  br i1 %v7, label %v8, label %v9
v8:
  %v10 = add i64 %v4, 16
  %v11 = inttoptr i64 %v4 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = getelementptr i8, ptr %v11, i64 8
  br label %v14
v14:
  %v15 = phi i64 [ %v6, %v8 ], [ %v16, %v17 ]
  %v18 = phi i64 [ %v2, %v8 ], [ %v19, %v17 ]
  %v20 = and i64 %v15, 7
  %v21 = icmp eq i64 %v20, 0
  %v22 = add i64 %v18, %v0
  br i1 %v21, label %v23, label %v24
v23:
  %v25 = sub i64 %v1, %v18
  %v26 = tail call i64 @llvm.umin.i64(i64 %v25, i64 8)
  %v27 = and i64 %v22, 4095
  %v28 = icmp samesign ult i64 %v27, 4089
  br i1 %v28, label %v29, label %v30
v29:
  %v31 = inttoptr i64 %v22 to ptr
  %v32 = load i64, ptr %v31, align 1
  br label %v33
v30:
  %v34 = and i64 %v22, 7
  %v35 = and i64 %v22, -8
  %v36 = inttoptr i64 %v35 to ptr
  %v37 = load i64, ptr %v36, align 8
  %v38 = shl nuw nsw i64 %v34, 3
  %v39 = lshr i64 %v37, %v38
  %v40 = add nuw nsw i64 %v34, %v26
  %v41 = icmp samesign ugt i64 %v40, 8
  br i1 %v41, label %v42, label %v33
v42:
  %v43 = getelementptr i8, ptr %v36, i64 8
  %v44 = load i64, ptr %v43, align 8
  %v45 = sub nuw nsw i64 64, %v38
  %v46 = shl i64 %v44, %v45
  %v47 = or disjoint i64 %v46, %v39
  br label %v33
v33:
  %v48 = phi i64 [ %v32, %v29 ], [ %v39, %v30 ], [ %v47, %v42 ]
  %v49 = shl nuw nsw i64 %v26, 3
  %v50 = sub nuw nsw i64 64, %v49
  %v51 = lshr i64 -1, %v50
  %v52 = and i64 %v48, %v51
  %v53 = and i64 %v52, -9187201950435737472
  %v54 = icmp eq i64 %v53, 0
  br i1 %v54, label %v55, label %v24
v24:
  %v56 = inttoptr i64 %v22 to ptr
  %v57 = load i8, ptr %v56, align 1
  %v58 = zext i8 %v57 to i32
  %v59 = icmp sgt i8 %v57, -1
  %v60 = icmp ult i8 %v57, -32
  %v61 = icmp ult i8 %v57, -16
  %v62 = select i1 %v61, i64 3, i64 4
  %v63 = select i1 %v60, i64 2, i64 %v62
  %v64 = select i1 %v59, i64 1, i64 %v63
  br i1 %v59, label %v65, label %v66
v65:
  %v67 = add nsw i8 %v57, -97
  %v68 = icmp ult i8 %v67, 26
  %v69 = select i1 %v68, i8 32, i8 0
  %v70 = xor i8 %v69, %v57
  %v71 = add i64 %v15, 1
  %v72 = inttoptr i64 %v15 to ptr
  store i8 %v70, ptr %v72, align 1
  br label %v17
v66:
  %v73 = getelementptr i8, ptr %v56, i64 1
  %v74 = load i8, ptr %v73, align 1
  br i1 %v60, label %v75, label %v76
v75:
  %v77 = and i8 %v74, 63
  %v78 = zext nneg i8 %v77 to i32
  %v79 = shl nuw nsw i32 %v58, 6
  %v80 = and i32 %v79, 1984
  %v81 = or disjoint i32 %v80, %v78
  br label %v82
v76:
  %v83 = zext i8 %v74 to i32
  %v84 = getelementptr i8, ptr %v56, i64 2
  %v85 = load i8, ptr %v84, align 1
  br i1 %v61, label %v86, label %v87
v86:
  %v88 = shl nuw nsw i32 %v58, 12
  %v89 = and i32 %v88, 61440
  %v90 = shl nuw nsw i32 %v83, 6
  %v91 = and i32 %v90, 4032
  %v92 = or disjoint i32 %v91, %v89
  %v93 = and i8 %v85, 63
  %v94 = zext nneg i8 %v93 to i32
  %v95 = or disjoint i32 %v92, %v94
  br label %v82
v55:
  %v96 = tail call i64 @llvm.smin.i64(i64 %v25, i64 8)
  %v97 = sub nuw i64 -361700864190383366, %v52
  %v98 = add nuw i64 %v52, 2242545357980376863
  %v99 = and i64 %v97, %v98
  %v100 = lshr i64 %v99, 2
  %v101 = and i64 %v100, 2314885530818453536
  %v102 = xor i64 %v101, %v52
  %v103 = inttoptr i64 %v15 to ptr
  store i64 %v102, ptr %v103, align 8
  %v104 = add i64 %v96, %v15
  br label %v17
v87:
  %v105 = shl nuw nsw i32 %v58, 18
  %v106 = and i32 %v105, 1835008
  %v107 = shl nuw nsw i32 %v83, 12
  %v108 = and i32 %v107, 258048
  %v109 = or disjoint i32 %v108, %v106
  %v110 = zext i8 %v85 to i32
  %v111 = shl nuw nsw i32 %v110, 6
  %v112 = and i32 %v111, 4032
  %v113 = or disjoint i32 %v109, %v112
  %v114 = getelementptr i8, ptr %v56, i64 3
  %v115 = load i8, ptr %v114, align 1
  %v116 = and i8 %v115, 63
  %v117 = zext nneg i8 %v116 to i32
  %v118 = or disjoint i32 %v113, %v117
  br label %v82
v82:
  %v119 = phi i32 [ %v81, %v75 ], [ %v95, %v86 ], [ %v118, %v87 ]
  %v120 = load i32, ptr %v11, align 4
  %v121 = sext i32 %v120 to i64
  %v122 = add i64 %v4, %v121
  %v123 = load i32, ptr %v12, align 4
  %v124 = sext i32 %v123 to i64
  %v125 = add i64 %v4, %v124
  %v126 = lshr i32 %v119, 6
  %v127 = and i32 %v126, 67108862
  %v128 = zext nneg i32 %v127 to i64
  %v129 = add i64 %v10, %v128
  %v130 = inttoptr i64 %v129 to ptr
  %v131 = load i16, ptr %v130, align 2
  %v132 = zext i16 %v131 to i32
  %v133 = shl nuw nsw i32 %v132, 8
  %v134 = shl nuw nsw i32 %v119, 1
  %v135 = and i32 %v134, 254
  %v136 = or disjoint i32 %v133, %v135
  %v137 = zext nneg i32 %v136 to i64
  %v138 = add i64 %v122, %v137
  %v139 = inttoptr i64 %v138 to ptr
  %v140 = load i16, ptr %v139, align 2
  %v141 = zext i16 %v140 to i64
  %v142 = mul nuw nsw i64 %v141, 20
  %v143 = add i64 %v125, %v142
  %v144 = inttoptr i64 %v143 to ptr
  %v145 = getelementptr i8, ptr %v144, i64 8
  %v146 = load i32, ptr %v145, align 4
  %v147 = icmp slt i32 %v146, 268435456
  br i1 %v147, label %v148, label %v149
v148:
  %v150 = add nsw i32 %v146, %v119
  %v151 = icmp ult i32 %v150, 128
  br i1 %v151, label %v152, label %v153
v152:
  %v154 = add i64 %v15, 1
  %v155 = trunc nuw nsw i32 %v150 to i8
  %v156 = inttoptr i64 %v15 to ptr
  store i8 %v155, ptr %v156, align 1
  br label %v17
v149:
  %v157 = lshr i32 %v146, 16
  %v158 = and i32 %v157, 255
  %v159 = icmp eq i32 %v158, 0
  br i1 %v159, label %v17, label %v160
v160:
  %v161 = load i32, ptr %v13, align 4
  %v162 = sext i32 %v161 to i64
  %v163 = shl i32 %v146, 2
  %v164 = and i32 %v163, 262140
  %v165 = zext nneg i32 %v164 to i64
  %v166 = add i64 %v4, %v165
  %v167 = add i64 %v166, %v162
  br label %v168
v168:
  %v169 = phi i64 [ %v15, %v160 ], [ %v170, %v171 ]
  %v172 = phi i64 [ %v167, %v160 ], [ %v173, %v171 ]
  %v174 = phi i32 [ 0, %v160 ], [ %v175, %v171 ]
  %v176 = inttoptr i64 %v172 to ptr
  %v177 = load i32, ptr %v176, align 4
  %v178 = icmp ult i32 %v177, 128
  br i1 %v178, label %v179, label %v180
v179:
  %v181 = add i64 %v169, 1
  %v182 = trunc nuw nsw i32 %v177 to i8
  %v183 = inttoptr i64 %v169 to ptr
  store i8 %v182, ptr %v183, align 1
  br label %v171
v180:
  %v184 = icmp ult i32 %v177, 2048
  br i1 %v184, label %v185, label %v186
v185:
  %v187 = lshr i32 %v177, 6
  %v188 = trunc nuw nsw i32 %v187 to i8
  %v189 = or disjoint i8 %v188, -64
  br label %v190
v186:
  %v191 = icmp ult i32 %v177, 65536
  br i1 %v191, label %v192, label %v193
v192:
  %v194 = lshr i32 %v177, 12
  %v195 = trunc nuw nsw i32 %v194 to i8
  %v196 = or disjoint i8 %v195, -32
  %v197 = add i64 %v169, 1
  %v198 = inttoptr i64 %v169 to ptr
  store i8 %v196, ptr %v198, align 1
  br label %v199
v193:
  %v200 = lshr i32 %v177, 18
  %v201 = trunc i32 %v200 to i8
  %v202 = or i8 %v201, -16
  %v203 = inttoptr i64 %v169 to ptr
  store i8 %v202, ptr %v203, align 1
  %v204 = lshr i32 %v177, 12
  %v205 = trunc i32 %v204 to i8
  %v206 = and i8 %v205, 63
  %v207 = or disjoint i8 %v206, -128
  %v208 = add i64 %v169, 2
  %v209 = getelementptr i8, ptr %v203, i64 1
  store i8 %v207, ptr %v209, align 1
  br label %v199
v199:
  %v210 = phi i64 [ %v197, %v192 ], [ %v208, %v193 ]
  %v211 = lshr i32 %v177, 6
  %v212 = trunc i32 %v211 to i8
  %v213 = and i8 %v212, 63
  %v214 = or disjoint i8 %v213, -128
  br label %v190
v190:
  %v215 = phi i64 [ %v210, %v199 ], [ %v169, %v185 ]
  %v216 = phi i8 [ %v214, %v199 ], [ %v189, %v185 ]
  %v217 = inttoptr i64 %v215 to ptr
  store i8 %v216, ptr %v217, align 1
  %v218 = trunc i32 %v177 to i8
  %v219 = and i8 %v218, 63
  %v220 = or disjoint i8 %v219, -128
  %v221 = add i64 %v215, 2
  %v222 = inttoptr i64 %v215 to ptr
  %v223 = getelementptr i8, ptr %v222, i64 1
  store i8 %v220, ptr %v223, align 1
  br label %v171
v171:
  %v170 = phi i64 [ %v181, %v179 ], [ %v221, %v190 ]
  %v173 = add i64 %v172, 4
  %v175 = add nuw nsw i32 %v174, 1
  %v224 = icmp samesign ult i32 %v175, %v158
  br i1 %v224, label %v168, label %v17
v153:
  %v225 = icmp ult i32 %v150, 2048
  br i1 %v225, label %v226, label %v227
v226:
  %v228 = lshr i32 %v150, 6
  %v229 = trunc nuw nsw i32 %v228 to i8
  %v230 = or disjoint i8 %v229, -64
  br label %v231
v227:
  %v232 = icmp ult i32 %v150, 65536
  br i1 %v232, label %v233, label %v234
v233:
  %v235 = lshr i32 %v150, 12
  %v236 = trunc nuw nsw i32 %v235 to i8
  %v237 = or disjoint i8 %v236, -32
  %v238 = add i64 %v15, 1
  %v239 = inttoptr i64 %v15 to ptr
  store i8 %v237, ptr %v239, align 1
  br label %v240
v234:
  %v241 = lshr i32 %v150, 18
  %v242 = trunc i32 %v241 to i8
  %v243 = or i8 %v242, -16
  %v244 = inttoptr i64 %v15 to ptr
  store i8 %v243, ptr %v244, align 1
  %v245 = lshr i32 %v150, 12
  %v246 = trunc i32 %v245 to i8
  %v247 = and i8 %v246, 63
  %v248 = or disjoint i8 %v247, -128
  %v249 = add i64 %v15, 2
  %v250 = getelementptr i8, ptr %v244, i64 1
  store i8 %v248, ptr %v250, align 1
  br label %v240
v240:
  %v251 = phi i64 [ %v238, %v233 ], [ %v249, %v234 ]
  %v252 = lshr i32 %v150, 6
  %v253 = trunc i32 %v252 to i8
  %v254 = and i8 %v253, 63
  %v255 = or disjoint i8 %v254, -128
  br label %v231
v231:
  %v256 = phi i64 [ %v251, %v240 ], [ %v15, %v226 ]
  %v257 = phi i8 [ %v255, %v240 ], [ %v230, %v226 ]
  %v258 = inttoptr i64 %v256 to ptr
  store i8 %v257, ptr %v258, align 1
  %v259 = trunc i32 %v150 to i8
  %v260 = and i8 %v259, 63
  %v261 = or disjoint i8 %v260, -128
  %v262 = add i64 %v256, 2
  %v263 = inttoptr i64 %v256 to ptr
  %v264 = getelementptr i8, ptr %v263, i64 1
  store i8 %v261, ptr %v264, align 1
  br label %v17
v17:
  %v16 = phi i64 [ %v71, %v65 ], [ %v154, %v152 ], [ %v262, %v231 ], [ %v15, %v149 ], [ %v104, %v55 ], [ %v170, %v171 ]
  %v265 = phi i64 [ %v64, %v65 ], [ %v64, %v152 ], [ %v64, %v231 ], [ %v64, %v149 ], [ %v96, %v55 ], [ %v64, %v171 ]
  %v19 = add i64 %v265, %v18
  %v266 = icmp slt i64 %v19, %v1
  br i1 %v266, label %v14, label %v9
v9:
  %v267 = phi i64 [ %v6, %v268 ], [ %v16, %v17 ]
  %v269 = inttoptr i64 %v5 to ptr
  store i64 %v267, ptr %v269, align 8
  %v270 = sub i64 %v267, %v3
  %v271 = insertvalue { i64, i64 } poison, i64 %v3, 0
  %v272 = insertvalue { i64, i64 } %v271, i64 %v270, 1
  ret { i64, i64 } %v272
}
define internal { i64, i64 } @udf_text_upper_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v96:
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
  %v20 = icmp slt i64 %v1, 8
  br i1 %v20, label %v21, label %v22
v22:
  %v23 = phi i64 [ %v24, %v25 ], [ 8, %v19 ]
  %v26 = phi i64 [ %v23, %v25 ], [ 0, %v19 ]
  %v27 = add i64 %v26, %v0
  %v28 = inttoptr i64 %v27 to ptr
  %v29 = load i64, ptr %v28, align 1
  %v30 = and i64 %v29, -9187201950435737472
  %v31 = icmp eq i64 %v30, 0
  br i1 %v31, label %v25, label %v32
v25:
  %v33 = add nuw i64 %v29, 2242545357980376863
  %v34 = sub nuw i64 -361700864190383366, %v29
  %v35 = and i64 %v34, %v33
  %v36 = lshr i64 %v35, 2
  %v37 = and i64 %v36, 2314885530818453536
  %v38 = xor i64 %v37, %v29
  %v39 = add i64 %v26, %v16
  %v40 = inttoptr i64 %v39 to ptr
  store i64 %v38, ptr %v40, align 8
  %v24 = add i64 %v23, 8
  %v41 = icmp sgt i64 %v24, %v1
  br i1 %v41, label %v21, label %v22
v21:
  %v42 = phi i64 [ 0, %v19 ], [ %v23, %v25 ]
  %v43 = icmp eq i64 %v42, %v1
  br i1 %v43, label %v32, label %v44
v44:
  %v45 = add i64 %v42, %v0
  %v46 = sub i64 %v1, %v42
  %v47 = tail call i64 @llvm.umin.i64(i64 %v46, i64 8)
  %v48 = and i64 %v45, 4095
  %v49 = icmp samesign ult i64 %v48, 4089
  br i1 %v49, label %v50, label %v51
v50:
  %v52 = inttoptr i64 %v45 to ptr
  %v53 = load i64, ptr %v52, align 1
  br label %v54
v51:
  %v55 = and i64 %v0, 7
  %v56 = and i64 %v45, -8
  %v57 = inttoptr i64 %v56 to ptr
  %v58 = load i64, ptr %v57, align 8
  %v59 = shl nuw nsw i64 %v55, 3
  %v60 = lshr i64 %v58, %v59
  %v61 = add nuw nsw i64 %v47, %v55
  %v62 = icmp samesign ugt i64 %v61, 8
  br i1 %v62, label %v63, label %v54
v63:
  %v64 = getelementptr i8, ptr %v57, i64 8
  %v65 = load i64, ptr %v64, align 8
  %v66 = sub nuw nsw i64 64, %v59
  %v67 = shl i64 %v65, %v66
  %v68 = or disjoint i64 %v67, %v60
  br label %v54
v54:
  %v69 = phi i64 [ %v53, %v50 ], [ %v60, %v51 ], [ %v68, %v63 ]
  %v70 = shl nuw nsw i64 %v47, 3
  %v71 = sub nuw nsw i64 64, %v70
  %v72 = lshr i64 -1, %v71
  %v73 = and i64 %v69, %v72
  %v74 = and i64 %v73, -9187201950435737472
  %v75 = icmp eq i64 %v74, 0
  br i1 %v75, label %v76, label %v32
v76:
  %v77 = add nuw i64 %v73, 2242545357980376863
  %v78 = sub nuw i64 -361700864190383366, %v73
  %v79 = and i64 %v78, %v77
  %v80 = lshr i64 %v79, 2
  %v81 = and i64 %v80, 2314885530818453536
  %v82 = xor i64 %v81, %v73
  %v83 = add i64 %v42, %v16
  %v84 = inttoptr i64 %v83 to ptr
  store i64 %v82, ptr %v84, align 8
  br label %v32
v32:
  %v85 = phi i64 [ %v1, %v21 ], [ %v42, %v54 ], [ %v1, %v76 ], [ %v26, %v22 ]
  %v86 = icmp eq i64 %v85, %v1
  br i1 %v86, label %v87, label %v88
v87:
  %v89 = add i64 %v16, %v1
  %v90 = inttoptr i64 %v6 to ptr
  %v91 = getelementptr i8, ptr %v90, i64 -8
  store i64 %v89, ptr %v91, align 8
  br label %v18
v88:
  %v92 = tail call { i64, i64 } @udf_text_upper_rest(i64 %v0, i64 %v1, i64 %v85, i64 %v16, i64 %v2, i64 %v3)
  %v93 = extractvalue { i64, i64 } %v92, 0
  %v94 = extractvalue { i64, i64 } %v92, 1
  br label %v18
v18:
  %v95 = phi i64 [ 0, %v96 ], [ %v16, %v87 ], [ %v93, %v88 ]
  %v97 = phi i64 [ 0, %v96 ], [ %v1, %v87 ], [ %v94, %v88 ]
  %v98 = insertvalue { i64, i64 } poison, i64 %v95, 0
  %v99 = insertvalue { i64, i64 } %v98, i64 %v97, 1
  ret { i64, i64 } %v99
}
define internal { i64, i64 } @udf_text_casefold_rest(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v268:
  %v6 = add i64 %v3, %v2
  %v7 = icmp slt i64 %v2, %v1
  br i1 %v7, label %v8, label %v9
v8:
  %v10 = add i64 %v4, 16
  %v11 = inttoptr i64 %v4 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = getelementptr i8, ptr %v11, i64 8
  br label %v14
v14:
  %v15 = phi i64 [ %v6, %v8 ], [ %v16, %v17 ]
  %v18 = phi i64 [ %v2, %v8 ], [ %v19, %v17 ]
  %v20 = and i64 %v15, 7
  %v21 = icmp eq i64 %v20, 0
  %v22 = add i64 %v18, %v0
  br i1 %v21, label %v23, label %v24
v23:
  %v25 = sub i64 %v1, %v18
  %v26 = tail call i64 @llvm.umin.i64(i64 %v25, i64 8)
  %v27 = and i64 %v22, 4095
  %v28 = icmp samesign ult i64 %v27, 4089
  br i1 %v28, label %v29, label %v30
v29:
  %v31 = inttoptr i64 %v22 to ptr
  %v32 = load i64, ptr %v31, align 1
  br label %v33
v30:
  %v34 = and i64 %v22, 7
  %v35 = and i64 %v22, -8
  %v36 = inttoptr i64 %v35 to ptr
  %v37 = load i64, ptr %v36, align 8
  %v38 = shl nuw nsw i64 %v34, 3
  %v39 = lshr i64 %v37, %v38
  %v40 = add nuw nsw i64 %v34, %v26
  %v41 = icmp samesign ugt i64 %v40, 8
  br i1 %v41, label %v42, label %v33
v42:
  %v43 = getelementptr i8, ptr %v36, i64 8
  %v44 = load i64, ptr %v43, align 8
  %v45 = sub nuw nsw i64 64, %v38
  %v46 = shl i64 %v44, %v45
  %v47 = or disjoint i64 %v46, %v39
  br label %v33
v33:
  %v48 = phi i64 [ %v32, %v29 ], [ %v39, %v30 ], [ %v47, %v42 ]
  %v49 = shl nuw nsw i64 %v26, 3
  %v50 = sub nuw nsw i64 64, %v49
  %v51 = lshr i64 -1, %v50
  %v52 = and i64 %v48, %v51
  %v53 = and i64 %v52, -9187201950435737472
  %v54 = icmp eq i64 %v53, 0
  br i1 %v54, label %v55, label %v24
v24:
  %v56 = inttoptr i64 %v22 to ptr
  %v57 = load i8, ptr %v56, align 1
  %v58 = zext i8 %v57 to i32
  %v59 = icmp sgt i8 %v57, -1
  %v60 = icmp ult i8 %v57, -32
  %v61 = icmp ult i8 %v57, -16
  %v62 = select i1 %v61, i64 3, i64 4
  %v63 = select i1 %v60, i64 2, i64 %v62
  %v64 = select i1 %v59, i64 1, i64 %v63
  br i1 %v59, label %v65, label %v66
v65:
  %v67 = add nsw i8 %v57, -65
  %v68 = icmp ult i8 %v67, 26
  %v69 = select i1 %v68, i8 32, i8 0
  %v70 = xor i8 %v69, %v57
  %v71 = add i64 %v15, 1
  %v72 = inttoptr i64 %v15 to ptr
  store i8 %v70, ptr %v72, align 1
  br label %v17
v66:
  %v73 = getelementptr i8, ptr %v56, i64 1
  %v74 = load i8, ptr %v73, align 1
  br i1 %v60, label %v75, label %v76
v75:
  %v77 = and i8 %v74, 63
  %v78 = zext nneg i8 %v77 to i32
  %v79 = shl nuw nsw i32 %v58, 6
  %v80 = and i32 %v79, 1984
  %v81 = or disjoint i32 %v80, %v78
  br label %v82
v76:
  %v83 = zext i8 %v74 to i32
  %v84 = getelementptr i8, ptr %v56, i64 2
  %v85 = load i8, ptr %v84, align 1
  br i1 %v61, label %v86, label %v87
v86:
  %v88 = shl nuw nsw i32 %v58, 12
  %v89 = and i32 %v88, 61440
  %v90 = shl nuw nsw i32 %v83, 6
  %v91 = and i32 %v90, 4032
  %v92 = or disjoint i32 %v91, %v89
  %v93 = and i8 %v85, 63
  %v94 = zext nneg i8 %v93 to i32
  %v95 = or disjoint i32 %v92, %v94
  br label %v82
v55:
  %v96 = tail call i64 @llvm.smin.i64(i64 %v25, i64 8)
  %v97 = sub nuw i64 -2676586395008836902, %v52
  %v98 = add nuw i64 %v52, 4557430888798830399
  %v99 = and i64 %v97, %v98
  %v100 = lshr i64 %v99, 2
  %v101 = and i64 %v100, 2314885530818453536
  %v102 = xor i64 %v101, %v52
  %v103 = inttoptr i64 %v15 to ptr
  store i64 %v102, ptr %v103, align 8
  %v104 = add i64 %v96, %v15
  br label %v17
v87:
  %v105 = shl nuw nsw i32 %v58, 18
  %v106 = and i32 %v105, 1835008
  %v107 = shl nuw nsw i32 %v83, 12
  %v108 = and i32 %v107, 258048
  %v109 = or disjoint i32 %v108, %v106
  %v110 = zext i8 %v85 to i32
  %v111 = shl nuw nsw i32 %v110, 6
  %v112 = and i32 %v111, 4032
  %v113 = or disjoint i32 %v109, %v112
  %v114 = getelementptr i8, ptr %v56, i64 3
  %v115 = load i8, ptr %v114, align 1
  %v116 = and i8 %v115, 63
  %v117 = zext nneg i8 %v116 to i32
  %v118 = or disjoint i32 %v113, %v117
  br label %v82
v82:
  %v119 = phi i32 [ %v81, %v75 ], [ %v95, %v86 ], [ %v118, %v87 ]
  %v120 = load i32, ptr %v11, align 4
  %v121 = sext i32 %v120 to i64
  %v122 = add i64 %v4, %v121
  %v123 = load i32, ptr %v12, align 4
  %v124 = sext i32 %v123 to i64
  %v125 = add i64 %v4, %v124
  %v126 = lshr i32 %v119, 6
  %v127 = and i32 %v126, 67108862
  %v128 = zext nneg i32 %v127 to i64
  %v129 = add i64 %v10, %v128
  %v130 = inttoptr i64 %v129 to ptr
  %v131 = load i16, ptr %v130, align 2
  %v132 = zext i16 %v131 to i32
  %v133 = shl nuw nsw i32 %v132, 8
  %v134 = shl nuw nsw i32 %v119, 1
  %v135 = and i32 %v134, 254
  %v136 = or disjoint i32 %v133, %v135
  %v137 = zext nneg i32 %v136 to i64
  %v138 = add i64 %v122, %v137
  %v139 = inttoptr i64 %v138 to ptr
  %v140 = load i16, ptr %v139, align 2
  %v141 = zext i16 %v140 to i64
  %v142 = mul nuw nsw i64 %v141, 20
  %v143 = add i64 %v125, %v142
  %v144 = inttoptr i64 %v143 to ptr
  %v145 = getelementptr i8, ptr %v144, i64 16
  %v146 = load i32, ptr %v145, align 4
  %v147 = icmp slt i32 %v146, 268435456
  br i1 %v147, label %v148, label %v149
v148:
  %v150 = add nsw i32 %v146, %v119
  %v151 = icmp ult i32 %v150, 128
  br i1 %v151, label %v152, label %v153
v152:
  %v154 = add i64 %v15, 1
  %v155 = trunc nuw nsw i32 %v150 to i8
  %v156 = inttoptr i64 %v15 to ptr
  store i8 %v155, ptr %v156, align 1
  br label %v17
v149:
  %v157 = lshr i32 %v146, 16
  %v158 = and i32 %v157, 255
  %v159 = icmp eq i32 %v158, 0
  br i1 %v159, label %v17, label %v160
v160:
  %v161 = load i32, ptr %v13, align 4
  %v162 = sext i32 %v161 to i64
  %v163 = shl i32 %v146, 2
  %v164 = and i32 %v163, 262140
  %v165 = zext nneg i32 %v164 to i64
  %v166 = add i64 %v4, %v165
  %v167 = add i64 %v166, %v162
  br label %v168
v168:
  %v169 = phi i64 [ %v15, %v160 ], [ %v170, %v171 ]
  %v172 = phi i64 [ %v167, %v160 ], [ %v173, %v171 ]
  %v174 = phi i32 [ 0, %v160 ], [ %v175, %v171 ]
  %v176 = inttoptr i64 %v172 to ptr
  %v177 = load i32, ptr %v176, align 4
  %v178 = icmp ult i32 %v177, 128
  br i1 %v178, label %v179, label %v180
v179:
  %v181 = add i64 %v169, 1
  %v182 = trunc nuw nsw i32 %v177 to i8
  %v183 = inttoptr i64 %v169 to ptr
  store i8 %v182, ptr %v183, align 1
  br label %v171
v180:
  %v184 = icmp ult i32 %v177, 2048
  br i1 %v184, label %v185, label %v186
v185:
  %v187 = lshr i32 %v177, 6
  %v188 = trunc nuw nsw i32 %v187 to i8
  %v189 = or disjoint i8 %v188, -64
  br label %v190
v186:
  %v191 = icmp ult i32 %v177, 65536
  br i1 %v191, label %v192, label %v193
v192:
  %v194 = lshr i32 %v177, 12
  %v195 = trunc nuw nsw i32 %v194 to i8
  %v196 = or disjoint i8 %v195, -32
  %v197 = add i64 %v169, 1
  %v198 = inttoptr i64 %v169 to ptr
  store i8 %v196, ptr %v198, align 1
  br label %v199
v193:
  %v200 = lshr i32 %v177, 18
  %v201 = trunc i32 %v200 to i8
  %v202 = or i8 %v201, -16
  %v203 = inttoptr i64 %v169 to ptr
  store i8 %v202, ptr %v203, align 1
  %v204 = lshr i32 %v177, 12
  %v205 = trunc i32 %v204 to i8
  %v206 = and i8 %v205, 63
  %v207 = or disjoint i8 %v206, -128
  %v208 = add i64 %v169, 2
  %v209 = getelementptr i8, ptr %v203, i64 1
  store i8 %v207, ptr %v209, align 1
  br label %v199
v199:
  %v210 = phi i64 [ %v197, %v192 ], [ %v208, %v193 ]
  %v211 = lshr i32 %v177, 6
  %v212 = trunc i32 %v211 to i8
  %v213 = and i8 %v212, 63
  %v214 = or disjoint i8 %v213, -128
  br label %v190
v190:
  %v215 = phi i64 [ %v210, %v199 ], [ %v169, %v185 ]
  %v216 = phi i8 [ %v214, %v199 ], [ %v189, %v185 ]
  %v217 = inttoptr i64 %v215 to ptr
  store i8 %v216, ptr %v217, align 1
  %v218 = trunc i32 %v177 to i8
  %v219 = and i8 %v218, 63
  %v220 = or disjoint i8 %v219, -128
  %v221 = add i64 %v215, 2
  %v222 = inttoptr i64 %v215 to ptr
  %v223 = getelementptr i8, ptr %v222, i64 1
  store i8 %v220, ptr %v223, align 1
  br label %v171
v171:
  %v170 = phi i64 [ %v181, %v179 ], [ %v221, %v190 ]
  %v173 = add i64 %v172, 4
  %v175 = add nuw nsw i32 %v174, 1
  %v224 = icmp samesign ult i32 %v175, %v158
  br i1 %v224, label %v168, label %v17
v153:
  %v225 = icmp ult i32 %v150, 2048
  br i1 %v225, label %v226, label %v227
v226:
  %v228 = lshr i32 %v150, 6
  %v229 = trunc nuw nsw i32 %v228 to i8
  %v230 = or disjoint i8 %v229, -64
  br label %v231
v227:
  %v232 = icmp ult i32 %v150, 65536
  br i1 %v232, label %v233, label %v234
v233:
  %v235 = lshr i32 %v150, 12
  %v236 = trunc nuw nsw i32 %v235 to i8
  %v237 = or disjoint i8 %v236, -32
  %v238 = add i64 %v15, 1
  %v239 = inttoptr i64 %v15 to ptr
  store i8 %v237, ptr %v239, align 1
  br label %v240
v234:
  %v241 = lshr i32 %v150, 18
  %v242 = trunc i32 %v241 to i8
  %v243 = or i8 %v242, -16
  %v244 = inttoptr i64 %v15 to ptr
  store i8 %v243, ptr %v244, align 1
  %v245 = lshr i32 %v150, 12
  %v246 = trunc i32 %v245 to i8
  %v247 = and i8 %v246, 63
  %v248 = or disjoint i8 %v247, -128
  %v249 = add i64 %v15, 2
  %v250 = getelementptr i8, ptr %v244, i64 1
  store i8 %v248, ptr %v250, align 1
  br label %v240
v240:
  %v251 = phi i64 [ %v238, %v233 ], [ %v249, %v234 ]
  %v252 = lshr i32 %v150, 6
  %v253 = trunc i32 %v252 to i8
  %v254 = and i8 %v253, 63
  %v255 = or disjoint i8 %v254, -128
  br label %v231
v231:
  %v256 = phi i64 [ %v251, %v240 ], [ %v15, %v226 ]
  %v257 = phi i8 [ %v255, %v240 ], [ %v230, %v226 ]
  %v258 = inttoptr i64 %v256 to ptr
  store i8 %v257, ptr %v258, align 1
  %v259 = trunc i32 %v150 to i8
  %v260 = and i8 %v259, 63
  %v261 = or disjoint i8 %v260, -128
  %v262 = add i64 %v256, 2
  %v263 = inttoptr i64 %v256 to ptr
  %v264 = getelementptr i8, ptr %v263, i64 1
  store i8 %v261, ptr %v264, align 1
  br label %v17
v17:
  %v16 = phi i64 [ %v71, %v65 ], [ %v154, %v152 ], [ %v262, %v231 ], [ %v15, %v149 ], [ %v104, %v55 ], [ %v170, %v171 ]
  %v265 = phi i64 [ %v64, %v65 ], [ %v64, %v152 ], [ %v64, %v231 ], [ %v64, %v149 ], [ %v96, %v55 ], [ %v64, %v171 ]
  %v19 = add i64 %v265, %v18
  %v266 = icmp slt i64 %v19, %v1
  br i1 %v266, label %v14, label %v9
v9:
  %v267 = phi i64 [ %v6, %v268 ], [ %v16, %v17 ]
  %v269 = inttoptr i64 %v5 to ptr
  store i64 %v267, ptr %v269, align 8
  %v270 = sub i64 %v267, %v3
  %v271 = insertvalue { i64, i64 } poison, i64 %v3, 0
  %v272 = insertvalue { i64, i64 } %v271, i64 %v270, 1
  ret { i64, i64 } %v272
}
define internal { i64, i64 } @udf_text_casefold_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v96:
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
  %v20 = icmp slt i64 %v1, 8
  br i1 %v20, label %v21, label %v22
v22:
  %v23 = phi i64 [ %v24, %v25 ], [ 8, %v19 ]
  %v26 = phi i64 [ %v23, %v25 ], [ 0, %v19 ]
  %v27 = add i64 %v26, %v0
  %v28 = inttoptr i64 %v27 to ptr
  %v29 = load i64, ptr %v28, align 1
  %v30 = and i64 %v29, -9187201950435737472
  %v31 = icmp eq i64 %v30, 0
  br i1 %v31, label %v25, label %v32
v25:
  %v33 = add nuw i64 %v29, 4557430888798830399
  %v34 = sub nuw i64 -2676586395008836902, %v29
  %v35 = and i64 %v34, %v33
  %v36 = lshr i64 %v35, 2
  %v37 = and i64 %v36, 2314885530818453536
  %v38 = xor i64 %v37, %v29
  %v39 = add i64 %v26, %v16
  %v40 = inttoptr i64 %v39 to ptr
  store i64 %v38, ptr %v40, align 8
  %v24 = add i64 %v23, 8
  %v41 = icmp sgt i64 %v24, %v1
  br i1 %v41, label %v21, label %v22
v21:
  %v42 = phi i64 [ 0, %v19 ], [ %v23, %v25 ]
  %v43 = icmp eq i64 %v42, %v1
  br i1 %v43, label %v32, label %v44
v44:
  %v45 = add i64 %v42, %v0
  %v46 = sub i64 %v1, %v42
  %v47 = tail call i64 @llvm.umin.i64(i64 %v46, i64 8)
  %v48 = and i64 %v45, 4095
  %v49 = icmp samesign ult i64 %v48, 4089
  br i1 %v49, label %v50, label %v51
v50:
  %v52 = inttoptr i64 %v45 to ptr
  %v53 = load i64, ptr %v52, align 1
  br label %v54
v51:
  %v55 = and i64 %v0, 7
  %v56 = and i64 %v45, -8
  %v57 = inttoptr i64 %v56 to ptr
  %v58 = load i64, ptr %v57, align 8
  %v59 = shl nuw nsw i64 %v55, 3
  %v60 = lshr i64 %v58, %v59
  %v61 = add nuw nsw i64 %v47, %v55
  %v62 = icmp samesign ugt i64 %v61, 8
  br i1 %v62, label %v63, label %v54
v63:
  %v64 = getelementptr i8, ptr %v57, i64 8
  %v65 = load i64, ptr %v64, align 8
  %v66 = sub nuw nsw i64 64, %v59
  %v67 = shl i64 %v65, %v66
  %v68 = or disjoint i64 %v67, %v60
  br label %v54
v54:
  %v69 = phi i64 [ %v53, %v50 ], [ %v60, %v51 ], [ %v68, %v63 ]
  %v70 = shl nuw nsw i64 %v47, 3
  %v71 = sub nuw nsw i64 64, %v70
  %v72 = lshr i64 -1, %v71
  %v73 = and i64 %v69, %v72
  %v74 = and i64 %v73, -9187201950435737472
  %v75 = icmp eq i64 %v74, 0
  br i1 %v75, label %v76, label %v32
v76:
  %v77 = add nuw i64 %v73, 4557430888798830399
  %v78 = sub nuw i64 -2676586395008836902, %v73
  %v79 = and i64 %v78, %v77
  %v80 = lshr i64 %v79, 2
  %v81 = and i64 %v80, 2314885530818453536
  %v82 = xor i64 %v81, %v73
  %v83 = add i64 %v42, %v16
  %v84 = inttoptr i64 %v83 to ptr
  store i64 %v82, ptr %v84, align 8
  br label %v32
v32:
  %v85 = phi i64 [ %v1, %v21 ], [ %v42, %v54 ], [ %v1, %v76 ], [ %v26, %v22 ]
  %v86 = icmp eq i64 %v85, %v1
  br i1 %v86, label %v87, label %v88
v87:
  %v89 = add i64 %v16, %v1
  %v90 = inttoptr i64 %v6 to ptr
  %v91 = getelementptr i8, ptr %v90, i64 -8
  store i64 %v89, ptr %v91, align 8
  br label %v18
v88:
  %v92 = tail call { i64, i64 } @udf_text_casefold_rest(i64 %v0, i64 %v1, i64 %v85, i64 %v16, i64 %v2, i64 %v3)
  %v93 = extractvalue { i64, i64 } %v92, 0
  %v94 = extractvalue { i64, i64 } %v92, 1
  br label %v18
v18:
  %v95 = phi i64 [ 0, %v96 ], [ %v16, %v87 ], [ %v93, %v88 ]
  %v97 = phi i64 [ 0, %v96 ], [ %v1, %v87 ], [ %v94, %v88 ]
  %v98 = insertvalue { i64, i64 } poison, i64 %v95, 0
  %v99 = insertvalue { i64, i64 } %v98, i64 %v97, 1
  ret { i64, i64 } %v99
}
define internal { i64, i64 } @udf_text_titled_rest(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v514:
  %v6 = add i64 %v3, %v2
  %v7 = icmp slt i64 %v2, %v1
  br i1 %v7, label %v8, label %v9
v8:
  %v10 = add i64 %v4, 16
  %v11 = inttoptr i64 %v4 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = getelementptr i8, ptr %v11, i64 8
  br label %v14
v14:
  %v15 = phi i16 [ 0, %v8 ], [ %v16, %v17 ]
  %v18 = phi i64 [ %v6, %v8 ], [ %v19, %v17 ]
  %v20 = phi i64 [ %v2, %v8 ], [ %v21, %v17 ]
  %v22 = add i64 %v20, %v0
  %v23 = inttoptr i64 %v22 to ptr
  %v24 = load i8, ptr %v23, align 1
  %v25 = zext i8 %v24 to i32
  %v26 = icmp sgt i8 %v24, -1
  %v27 = icmp ult i8 %v24, -32
  %v28 = icmp ult i8 %v24, -16
  %v29 = select i1 %v28, i64 3, i64 4
  %v30 = select i1 %v27, i64 2, i64 %v29
  %v31 = select i1 %v26, i64 1, i64 %v30
  %v21 = add i64 %v31, %v20
  br i1 %v26, label %v32, label %v33
v32:
  %v34 = zext nneg i8 %v24 to i16
  %v35 = add nuw nsw i16 %v34, 191
  %v36 = and i16 %v35, 254
  %v37 = icmp samesign ult i16 %v36, 26
  %v38 = add nuw nsw i16 %v34, 159
  %v39 = and i16 %v38, 254
  %v40 = icmp samesign ult i16 %v39, 26
  %v41 = or i1 %v37, %v40
  %v42 = zext i1 %v41 to i16
  %v43 = icmp eq i16 %v15, 0
  %v44 = select i1 %v43, i1 %v40, i1 %v37
  %v45 = select i1 %v44, i8 32, i8 0
  %v46 = xor i8 %v45, %v24
  %v47 = add i64 %v18, 1
  %v48 = inttoptr i64 %v18 to ptr
  store i8 %v46, ptr %v48, align 1
  br label %v17
v33:
  %v49 = getelementptr i8, ptr %v23, i64 1
  %v50 = load i8, ptr %v49, align 1
  br i1 %v27, label %v51, label %v52
v51:
  %v53 = and i8 %v50, 63
  %v54 = zext nneg i8 %v53 to i32
  %v55 = shl nuw nsw i32 %v25, 6
  %v56 = and i32 %v55, 1984
  %v57 = or disjoint i32 %v56, %v54
  br label %v58
v52:
  %v59 = zext i8 %v50 to i32
  %v60 = getelementptr i8, ptr %v23, i64 2
  %v61 = load i8, ptr %v60, align 1
  br i1 %v28, label %v62, label %v63
v62:
  %v64 = shl nuw nsw i32 %v25, 12
  %v65 = and i32 %v64, 61440
  %v66 = shl nuw nsw i32 %v59, 6
  %v67 = and i32 %v66, 4032
  %v68 = or disjoint i32 %v67, %v65
  %v69 = and i8 %v61, 63
  %v70 = zext nneg i8 %v69 to i32
  %v71 = or disjoint i32 %v68, %v70
  br label %v58
v63:
  %v72 = shl nuw nsw i32 %v25, 18
  %v73 = and i32 %v72, 1835008
  %v74 = shl nuw nsw i32 %v59, 12
  %v75 = and i32 %v74, 258048
  %v76 = or disjoint i32 %v75, %v73
  %v77 = zext i8 %v61 to i32
  %v78 = shl nuw nsw i32 %v77, 6
  %v79 = and i32 %v78, 4032
  %v80 = or disjoint i32 %v76, %v79
  %v81 = getelementptr i8, ptr %v23, i64 3
  %v82 = load i8, ptr %v81, align 1
  %v83 = and i8 %v82, 63
  %v84 = zext nneg i8 %v83 to i32
  %v85 = or disjoint i32 %v80, %v84
  br label %v58
v58:
  %v86 = phi i32 [ %v57, %v51 ], [ %v71, %v62 ], [ %v85, %v63 ]
  %v87 = load i32, ptr %v11, align 4
  %v88 = sext i32 %v87 to i64
  %v89 = add i64 %v4, %v88
  %v90 = load i32, ptr %v12, align 4
  %v91 = sext i32 %v90 to i64
  %v92 = add i64 %v4, %v91
  %v93 = lshr i32 %v86, 6
  %v94 = and i32 %v93, 67108862
  %v95 = zext nneg i32 %v94 to i64
  %v96 = add i64 %v10, %v95
  %v97 = inttoptr i64 %v96 to ptr
  %v98 = load i16, ptr %v97, align 2
  %v99 = zext i16 %v98 to i32
  %v100 = shl nuw nsw i32 %v99, 8
  %v101 = shl nuw nsw i32 %v86, 1
  %v102 = and i32 %v101, 254
  %v103 = or disjoint i32 %v100, %v102
  %v104 = zext nneg i32 %v103 to i64
  %v105 = add i64 %v89, %v104
  %v106 = inttoptr i64 %v105 to ptr
  %v107 = load i16, ptr %v106, align 2
  %v108 = zext i16 %v107 to i64
  %v109 = mul nuw nsw i64 %v108, 20
  %v110 = add i64 %v109, %v92
  %v111 = inttoptr i64 %v110 to ptr
  %v112 = getelementptr i8, ptr %v111, i64 1
  %v113 = load i8, ptr %v112, align 1
  %v114 = lshr i8 %v113, 3
  %v115 = and i8 %v114, 1
  %v116 = zext nneg i8 %v115 to i16
  %v117 = icmp ne i16 %v15, 0
  %v118 = icmp eq i32 %v86, 931
  %v119 = and i1 %v117, %v118
  br i1 %v119, label %v120, label %v121
v120:
  %v122 = phi i64 [ %v123, %v124 ], [ %v20, %v58 ]
  %v125 = icmp slt i64 %v122, 1
  br i1 %v125, label %v126, label %v127
v127:
  %v128 = phi i64 [ %v123, %v127 ], [ %v122, %v120 ]
  %v123 = add i64 %v128, -1
  %v129 = add i64 %v128, %v0
  %v130 = inttoptr i64 %v129 to ptr
  %v131 = getelementptr i8, ptr %v130, i64 -1
  %v132 = load i8, ptr %v131, align 1
  %v133 = icmp slt i8 %v132, -64
  br i1 %v133, label %v127, label %v134
v134:
  %v135 = zext i8 %v132 to i32
  %v136 = icmp sgt i8 %v132, -1
  br i1 %v136, label %v137, label %v138
v137:
  %v139 = icmp ugt i8 %v132, 58
  br i1 %v139, label %v140, label %v141
v141:
  %v142 = zext nneg i8 %v132 to i64
  %v143 = shl nuw nsw i64 1, %v142
  %v144 = and i64 %v143, 288301294651703296
  %v145 = icmp eq i64 %v144, 0
  br i1 %v145, label %v140, label %v146
v140:
  br label %v146
v146:
  %v147 = phi i1 [ false, %v140 ], [ true, %v141 ]
  %v148 = add nsw i8 %v132, -65
  %v149 = icmp ult i8 %v148, 26
  %v150 = add nsw i8 %v132, -97
  %v151 = icmp ult i8 %v150, 26
  %v152 = icmp eq i8 %v132, 94
  %v153 = or i1 %v152, %v147
  %v154 = icmp eq i8 %v132, 96
  %v155 = or i1 %v154, %v153
  %v156 = select i1 %v155, i32 4096, i32 0
  %v157 = icmp eq i8 %v132, 95
  %v158 = select i1 %v157, i32 1536, i32 0
  %v159 = add nsw i8 %v132, -48
  %v160 = icmp ult i8 %v159, 10
  %v161 = select i1 %v160, i32 1038, i32 0
  %v162 = or i32 %v161, %v158
  %v163 = add nsw i8 %v132, -32
  %v164 = icmp ult i8 %v163, 95
  %v165 = select i1 %v164, i32 256, i32 0
  %v166 = or disjoint i32 %v162, %v165
  %v167 = or i1 %v149, %v151
  %v168 = select i1 %v167, i32 3585, i32 0
  %v169 = or i32 %v166, %v168
  %v170 = select i1 %v151, i32 32, i32 0
  %v171 = select i1 %v149, i32 64, i32 %v170
  %v172 = or disjoint i32 %v169, %v171
  %v173 = and i32 %v135, 124
  %v174 = icmp eq i32 %v173, 28
  %v175 = icmp eq i8 %v132, 32
  %v176 = add nsw i8 %v132, -9
  %v177 = icmp ult i8 %v176, 5
  %v178 = or i1 %v175, %v177
  %v179 = or i1 %v174, %v178
  %v180 = select i1 %v179, i32 16, i32 0
  %v181 = or disjoint i32 %v172, %v180
  %v182 = or i32 %v181, %v156
  br label %v124
v138:
  %v183 = icmp ult i8 %v132, -32
  br i1 %v183, label %v184, label %v185
v184:
  %v186 = load i8, ptr %v130, align 1
  %v187 = and i8 %v186, 63
  %v188 = zext nneg i8 %v187 to i32
  %v189 = shl nuw nsw i32 %v135, 6
  %v190 = and i32 %v189, 1984
  %v191 = or disjoint i32 %v190, %v188
  br label %v192
v185:
  %v193 = icmp ult i8 %v132, -16
  %v194 = load i8, ptr %v130, align 1
  %v195 = zext i8 %v194 to i32
  %v196 = getelementptr i8, ptr %v130, i64 1
  %v197 = load i8, ptr %v196, align 1
  br i1 %v193, label %v198, label %v199
v198:
  %v200 = shl nuw nsw i32 %v135, 12
  %v201 = and i32 %v200, 61440
  %v202 = shl nuw nsw i32 %v195, 6
  %v203 = and i32 %v202, 4032
  %v204 = or disjoint i32 %v203, %v201
  %v205 = and i8 %v197, 63
  %v206 = zext nneg i8 %v205 to i32
  %v207 = or disjoint i32 %v204, %v206
  br label %v192
v199:
  %v208 = shl nuw nsw i32 %v135, 18
  %v209 = and i32 %v208, 1835008
  %v210 = shl nuw nsw i32 %v195, 12
  %v211 = and i32 %v210, 258048
  %v212 = or disjoint i32 %v211, %v209
  %v213 = zext i8 %v197 to i32
  %v214 = shl nuw nsw i32 %v213, 6
  %v215 = and i32 %v214, 4032
  %v216 = or disjoint i32 %v212, %v215
  %v217 = getelementptr i8, ptr %v130, i64 2
  %v218 = load i8, ptr %v217, align 1
  %v219 = and i8 %v218, 63
  %v220 = zext nneg i8 %v219 to i32
  %v221 = or disjoint i32 %v216, %v220
  br label %v192
v192:
  %v222 = phi i32 [ %v191, %v184 ], [ %v207, %v198 ], [ %v221, %v199 ]
  %v223 = lshr i32 %v222, 6
  %v224 = and i32 %v223, 67108862
  %v225 = zext nneg i32 %v224 to i64
  %v226 = add i64 %v10, %v225
  %v227 = inttoptr i64 %v226 to ptr
  %v228 = load i16, ptr %v227, align 2
  %v229 = zext i16 %v228 to i32
  %v230 = shl nuw nsw i32 %v229, 8
  %v231 = shl nuw nsw i32 %v222, 1
  %v232 = and i32 %v231, 254
  %v233 = or disjoint i32 %v230, %v232
  %v234 = zext nneg i32 %v233 to i64
  %v235 = add i64 %v89, %v234
  %v236 = inttoptr i64 %v235 to ptr
  %v237 = load i16, ptr %v236, align 2
  %v238 = zext i16 %v237 to i64
  %v239 = mul nuw nsw i64 %v238, 20
  %v240 = add i64 %v239, %v92
  %v241 = inttoptr i64 %v240 to ptr
  %v242 = load i32, ptr %v241, align 4
  br label %v124
v124:
  %v243 = phi i32 [ %v182, %v146 ], [ %v242, %v192 ]
  %v244 = and i32 %v243, 4096
  %v245 = icmp eq i32 %v244, 0
  br i1 %v245, label %v246, label %v120
v246:
  %v247 = and i32 %v243, 2048
  %v248 = icmp eq i32 %v247, 0
  br i1 %v248, label %v126, label %v249
v249:
  %v250 = add i64 %v20, 2
  %v251 = icmp slt i64 %v250, %v1
  br i1 %v251, label %v252, label %v126
v252:
  %v253 = phi i64 [ %v254, %v255 ], [ %v250, %v249 ]
  %v256 = add i64 %v253, %v0
  %v257 = inttoptr i64 %v256 to ptr
  %v258 = load i8, ptr %v257, align 1
  %v259 = sext i8 %v258 to i16
  %v260 = icmp sgt i8 %v258, -1
  %v261 = and i16 %v259, 255
  %v262 = zext nneg i16 %v261 to i32
  br i1 %v260, label %v263, label %v264
v263:
  %v265 = icmp ugt i8 %v258, 58
  br i1 %v265, label %v266, label %v267
v267:
  %v268 = zext nneg i16 %v259 to i64
  %v269 = shl nuw i64 1, %v268
  %v270 = and i64 %v269, 288301294651703296
  %v271 = icmp eq i64 %v270, 0
  br i1 %v271, label %v266, label %v272
v266:
  br label %v272
v272:
  %v273 = phi i1 [ false, %v266 ], [ true, %v267 ]
  %v274 = add nsw i16 %v261, -65
  %v275 = icmp ult i16 %v274, 26
  %v276 = add nsw i16 %v261, -97
  %v277 = icmp ult i16 %v276, 26
  %v278 = icmp eq i8 %v258, 94
  %v279 = or i1 %v278, %v273
  %v280 = icmp eq i8 %v258, 96
  %v281 = or i1 %v280, %v279
  %v282 = select i1 %v281, i32 4096, i32 0
  %v283 = icmp eq i8 %v258, 95
  %v284 = select i1 %v283, i32 1536, i32 0
  %v285 = add nsw i16 %v261, -48
  %v286 = icmp ult i16 %v285, 10
  %v287 = select i1 %v286, i32 1038, i32 0
  %v288 = or i32 %v287, %v284
  %v289 = add nsw i16 %v261, -32
  %v290 = icmp ult i16 %v289, 95
  %v291 = select i1 %v290, i32 256, i32 0
  %v292 = or disjoint i32 %v288, %v291
  %v293 = or i1 %v275, %v277
  %v294 = select i1 %v293, i32 3585, i32 0
  %v295 = or i32 %v292, %v294
  %v296 = select i1 %v277, i32 32, i32 0
  %v297 = select i1 %v275, i32 64, i32 %v296
  %v298 = or disjoint i32 %v295, %v297
  %v299 = and i32 %v262, 124
  %v300 = icmp eq i32 %v299, 28
  %v301 = icmp eq i8 %v258, 32
  %v302 = add nsw i16 %v261, -9
  %v303 = icmp ult i16 %v302, 5
  %v304 = or i1 %v301, %v303
  %v305 = or i1 %v300, %v304
  %v306 = select i1 %v305, i32 16, i32 0
  %v307 = or disjoint i32 %v298, %v306
  %v308 = or i32 %v307, %v282
  br label %v309
v264:
  %v310 = icmp samesign ult i16 %v261, 224
  br i1 %v310, label %v311, label %v312
v311:
  %v313 = getelementptr i8, ptr %v257, i64 1
  %v314 = load i8, ptr %v313, align 1
  %v315 = and i8 %v314, 63
  %v316 = zext nneg i8 %v315 to i32
  %v317 = shl nuw nsw i32 %v262, 6
  %v318 = and i32 %v317, 1984
  %v319 = or disjoint i32 %v318, %v316
  br label %v320
v312:
  %v321 = icmp samesign ult i16 %v261, 240
  %v322 = getelementptr i8, ptr %v257, i64 1
  %v323 = load i8, ptr %v322, align 1
  %v324 = zext i8 %v323 to i32
  %v325 = getelementptr i8, ptr %v257, i64 2
  %v326 = load i8, ptr %v325, align 1
  br i1 %v321, label %v327, label %v328
v327:
  %v329 = shl nuw nsw i32 %v262, 12
  %v330 = and i32 %v329, 61440
  %v331 = shl nuw nsw i32 %v324, 6
  %v332 = and i32 %v331, 4032
  %v333 = or disjoint i32 %v332, %v330
  %v334 = and i8 %v326, 63
  %v335 = zext nneg i8 %v334 to i32
  %v336 = or disjoint i32 %v333, %v335
  br label %v320
v328:
  %v337 = shl nuw nsw i32 %v262, 18
  %v338 = and i32 %v337, 1835008
  %v339 = shl nuw nsw i32 %v324, 12
  %v340 = and i32 %v339, 258048
  %v341 = or disjoint i32 %v340, %v338
  %v342 = zext i8 %v326 to i32
  %v343 = shl nuw nsw i32 %v342, 6
  %v344 = and i32 %v343, 4032
  %v345 = or disjoint i32 %v341, %v344
  %v346 = getelementptr i8, ptr %v257, i64 3
  %v347 = load i8, ptr %v346, align 1
  %v348 = and i8 %v347, 63
  %v349 = zext nneg i8 %v348 to i32
  %v350 = or disjoint i32 %v345, %v349
  br label %v320
v320:
  %v351 = phi i32 [ %v319, %v311 ], [ %v336, %v327 ], [ %v350, %v328 ]
  %v352 = lshr i32 %v351, 6
  %v353 = and i32 %v352, 67108862
  %v354 = zext nneg i32 %v353 to i64
  %v355 = add i64 %v10, %v354
  %v356 = inttoptr i64 %v355 to ptr
  %v357 = load i16, ptr %v356, align 2
  %v358 = zext i16 %v357 to i32
  %v359 = shl nuw nsw i32 %v358, 8
  %v360 = shl nuw nsw i32 %v351, 1
  %v361 = and i32 %v360, 254
  %v362 = or disjoint i32 %v359, %v361
  %v363 = zext nneg i32 %v362 to i64
  %v364 = add i64 %v89, %v363
  %v365 = inttoptr i64 %v364 to ptr
  %v366 = load i16, ptr %v365, align 2
  %v367 = zext i16 %v366 to i64
  %v368 = mul nuw nsw i64 %v367, 20
  %v369 = add i64 %v368, %v92
  %v370 = inttoptr i64 %v369 to ptr
  %v371 = load i32, ptr %v370, align 4
  br label %v309
v309:
  %v372 = phi i32 [ %v308, %v272 ], [ %v371, %v320 ]
  %v373 = and i32 %v372, 4096
  %v374 = icmp eq i32 %v373, 0
  br i1 %v374, label %v375, label %v255
v255:
  %v376 = icmp samesign ult i16 %v261, 240
  %v377 = select i1 %v376, i64 3, i64 4
  %v378 = icmp samesign ult i16 %v261, 224
  %v379 = select i1 %v378, i64 2, i64 %v377
  %v380 = select i1 %v260, i64 1, i64 %v379
  %v254 = add i64 %v380, %v253
  %v381 = icmp slt i64 %v254, %v1
  br i1 %v381, label %v252, label %v126
v121:
  %v382 = icmp eq i16 %v15, 0
  %v383 = select i1 %v382, i64 12, i64 4
  %v384 = add i64 %v110, %v383
  %v385 = inttoptr i64 %v384 to ptr
  %v386 = load i32, ptr %v385, align 4
  %v387 = icmp slt i32 %v386, 268435456
  br i1 %v387, label %v388, label %v389
v388:
  %v390 = add nsw i32 %v386, %v86
  %v391 = icmp ult i32 %v390, 128
  br i1 %v391, label %v392, label %v393
v392:
  %v394 = add i64 %v18, 1
  %v395 = trunc nuw nsw i32 %v390 to i8
  %v396 = inttoptr i64 %v18 to ptr
  store i8 %v395, ptr %v396, align 1
  br label %v17
v389:
  %v397 = lshr i32 %v386, 16
  %v398 = and i32 %v397, 255
  %v399 = icmp eq i32 %v398, 0
  br i1 %v399, label %v17, label %v400
v400:
  %v401 = load i32, ptr %v13, align 4
  %v402 = sext i32 %v401 to i64
  %v403 = shl i32 %v386, 2
  %v404 = and i32 %v403, 262140
  %v405 = zext nneg i32 %v404 to i64
  %v406 = add i64 %v4, %v405
  %v407 = add i64 %v406, %v402
  br label %v408
v408:
  %v409 = phi i64 [ %v18, %v400 ], [ %v410, %v411 ]
  %v412 = phi i64 [ %v407, %v400 ], [ %v413, %v411 ]
  %v414 = phi i32 [ 0, %v400 ], [ %v415, %v411 ]
  %v416 = inttoptr i64 %v412 to ptr
  %v417 = load i32, ptr %v416, align 4
  %v418 = icmp ult i32 %v417, 128
  br i1 %v418, label %v419, label %v420
v419:
  %v421 = add i64 %v409, 1
  %v422 = trunc nuw nsw i32 %v417 to i8
  %v423 = inttoptr i64 %v409 to ptr
  store i8 %v422, ptr %v423, align 1
  br label %v411
v420:
  %v424 = icmp ult i32 %v417, 2048
  br i1 %v424, label %v425, label %v426
v425:
  %v427 = lshr i32 %v417, 6
  %v428 = trunc nuw nsw i32 %v427 to i8
  %v429 = or disjoint i8 %v428, -64
  br label %v430
v426:
  %v431 = icmp ult i32 %v417, 65536
  br i1 %v431, label %v432, label %v433
v432:
  %v434 = lshr i32 %v417, 12
  %v435 = trunc nuw nsw i32 %v434 to i8
  %v436 = or disjoint i8 %v435, -32
  %v437 = add i64 %v409, 1
  %v438 = inttoptr i64 %v409 to ptr
  store i8 %v436, ptr %v438, align 1
  br label %v439
v433:
  %v440 = lshr i32 %v417, 18
  %v441 = trunc i32 %v440 to i8
  %v442 = or i8 %v441, -16
  %v443 = inttoptr i64 %v409 to ptr
  store i8 %v442, ptr %v443, align 1
  %v444 = lshr i32 %v417, 12
  %v445 = trunc i32 %v444 to i8
  %v446 = and i8 %v445, 63
  %v447 = or disjoint i8 %v446, -128
  %v448 = add i64 %v409, 2
  %v449 = getelementptr i8, ptr %v443, i64 1
  store i8 %v447, ptr %v449, align 1
  br label %v439
v439:
  %v450 = phi i64 [ %v437, %v432 ], [ %v448, %v433 ]
  %v451 = lshr i32 %v417, 6
  %v452 = trunc i32 %v451 to i8
  %v453 = and i8 %v452, 63
  %v454 = or disjoint i8 %v453, -128
  br label %v430
v430:
  %v455 = phi i64 [ %v450, %v439 ], [ %v409, %v425 ]
  %v456 = phi i8 [ %v454, %v439 ], [ %v429, %v425 ]
  %v457 = inttoptr i64 %v455 to ptr
  store i8 %v456, ptr %v457, align 1
  %v458 = trunc i32 %v417 to i8
  %v459 = and i8 %v458, 63
  %v460 = or disjoint i8 %v459, -128
  %v461 = add i64 %v455, 2
  %v462 = inttoptr i64 %v455 to ptr
  %v463 = getelementptr i8, ptr %v462, i64 1
  store i8 %v460, ptr %v463, align 1
  br label %v411
v411:
  %v410 = phi i64 [ %v421, %v419 ], [ %v461, %v430 ]
  %v413 = add i64 %v412, 4
  %v415 = add nuw nsw i32 %v414, 1
  %v464 = icmp samesign ult i32 %v415, %v398
  br i1 %v464, label %v408, label %v17
v393:
  %v465 = icmp ult i32 %v390, 2048
  br i1 %v465, label %v466, label %v467
v466:
  %v468 = lshr i32 %v390, 6
  %v469 = trunc nuw nsw i32 %v468 to i8
  %v470 = or disjoint i8 %v469, -64
  br label %v471
v467:
  %v472 = icmp ult i32 %v390, 65536
  br i1 %v472, label %v473, label %v474
v473:
  %v475 = lshr i32 %v390, 12
  %v476 = trunc nuw nsw i32 %v475 to i8
  %v477 = or disjoint i8 %v476, -32
  %v478 = add i64 %v18, 1
  %v479 = inttoptr i64 %v18 to ptr
  store i8 %v477, ptr %v479, align 1
  br label %v480
v375:
  %v481 = and i32 %v372, 2048
  %v482 = icmp eq i32 %v481, 0
  %v483 = select i1 %v482, i8 -126, i8 -125
  br label %v126
v126:
  %v484 = phi i8 [ -126, %v255 ], [ -125, %v246 ], [ -126, %v249 ], [ %v483, %v375 ], [ -125, %v120 ]
  %v485 = inttoptr i64 %v18 to ptr
  store i8 -49, ptr %v485, align 1
  %v486 = add i64 %v18, 2
  %v487 = getelementptr i8, ptr %v485, i64 1
  store i8 %v484, ptr %v487, align 1
  br label %v17
v474:
  %v488 = lshr i32 %v390, 18
  %v489 = trunc i32 %v488 to i8
  %v490 = or i8 %v489, -16
  %v491 = inttoptr i64 %v18 to ptr
  store i8 %v490, ptr %v491, align 1
  %v492 = lshr i32 %v390, 12
  %v493 = trunc i32 %v492 to i8
  %v494 = and i8 %v493, 63
  %v495 = or disjoint i8 %v494, -128
  %v496 = add i64 %v18, 2
  %v497 = getelementptr i8, ptr %v491, i64 1
  store i8 %v495, ptr %v497, align 1
  br label %v480
v480:
  %v498 = phi i64 [ %v478, %v473 ], [ %v496, %v474 ]
  %v499 = lshr i32 %v390, 6
  %v500 = trunc i32 %v499 to i8
  %v501 = and i8 %v500, 63
  %v502 = or disjoint i8 %v501, -128
  br label %v471
v471:
  %v503 = phi i64 [ %v498, %v480 ], [ %v18, %v466 ]
  %v504 = phi i8 [ %v502, %v480 ], [ %v470, %v466 ]
  %v505 = inttoptr i64 %v503 to ptr
  store i8 %v504, ptr %v505, align 1
  %v506 = trunc i32 %v390 to i8
  %v507 = and i8 %v506, 63
  %v508 = or disjoint i8 %v507, -128
  %v509 = add i64 %v503, 2
  %v510 = inttoptr i64 %v503 to ptr
  %v511 = getelementptr i8, ptr %v510, i64 1
  store i8 %v508, ptr %v511, align 1
  br label %v17
v17:
  %v16 = phi i16 [ %v42, %v32 ], [ %v116, %v126 ], [ %v116, %v392 ], [ %v116, %v471 ], [ %v116, %v389 ], [ %v116, %v411 ]
  %v19 = phi i64 [ %v47, %v32 ], [ %v486, %v126 ], [ %v394, %v392 ], [ %v509, %v471 ], [ %v18, %v389 ], [ %v410, %v411 ]
  %v512 = icmp slt i64 %v21, %v1
  br i1 %v512, label %v14, label %v9
v9:
  %v513 = phi i64 [ %v6, %v514 ], [ %v19, %v17 ]
  %v515 = inttoptr i64 %v5 to ptr
  store i64 %v513, ptr %v515, align 8
  %v516 = sub i64 %v513, %v3
  %v517 = insertvalue { i64, i64 } poison, i64 %v3, 0
  %v518 = insertvalue { i64, i64 } %v517, i64 %v516, 1
  ret { i64, i64 } %v518
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
define internal { i64, i64 } @udf_text_capitalize_rest(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v520:
  %v6 = add i64 %v3, %v2
  %v7 = icmp slt i64 %v2, %v1
  br i1 %v7, label %v8, label %v9
v8:
  %v10 = inttoptr i64 %v4 to ptr
  %v11 = getelementptr i8, ptr %v10, i64 4
  %v12 = getelementptr i8, ptr %v10, i64 8
  %v13 = inttoptr i64 %v4 to ptr
  %v14 = getelementptr i8, ptr %v13, i64 4
  %v15 = inttoptr i64 %v4 to ptr
  %v16 = getelementptr i8, ptr %v15, i64 4
  br label %v17
v17:
  %v18 = phi i64 [ %v19, %v20 ], [ %v6, %v8 ]
  %v21 = phi i64 [ %v22, %v20 ], [ %v2, %v8 ]
  %v23 = add i64 %v21, %v0
  %v24 = inttoptr i64 %v23 to ptr
  %v25 = load i8, ptr %v24, align 1
  %v26 = zext i8 %v25 to i32
  %v27 = icmp sgt i8 %v25, -1
  %v28 = icmp ult i8 %v25, -32
  %v29 = icmp ult i8 %v25, -16
  %v30 = select i1 %v29, i64 3, i64 4
  %v31 = select i1 %v28, i64 2, i64 %v30
  %v32 = select i1 %v27, i64 1, i64 %v31
  %v22 = add i64 %v32, %v21
  br i1 %v27, label %v33, label %v34
v33:
  %v35 = zext nneg i8 %v25 to i16
  %v36 = icmp eq i64 %v21, 0
  %v37 = select i1 %v36, i16 159, i16 191
  %v38 = add nuw nsw i16 %v37, %v35
  %v39 = and i16 %v38, 254
  %v40 = icmp samesign ult i16 %v39, 26
  %v41 = select i1 %v40, i8 32, i8 0
  %v42 = xor i8 %v41, %v25
  %v43 = add i64 %v18, 1
  %v44 = inttoptr i64 %v18 to ptr
  store i8 %v42, ptr %v44, align 1
  br label %v20
v34:
  %v45 = getelementptr i8, ptr %v24, i64 1
  %v46 = load i8, ptr %v45, align 1
  br i1 %v28, label %v47, label %v48
v47:
  %v49 = and i8 %v46, 63
  %v50 = zext nneg i8 %v49 to i32
  %v51 = shl nuw nsw i32 %v26, 6
  %v52 = and i32 %v51, 1984
  %v53 = or disjoint i32 %v52, %v50
  br label %v54
v48:
  %v55 = zext i8 %v46 to i32
  %v56 = getelementptr i8, ptr %v24, i64 2
  %v57 = load i8, ptr %v56, align 1
  br i1 %v29, label %v58, label %v59
v58:
  %v60 = shl nuw nsw i32 %v26, 12
  %v61 = and i32 %v60, 61440
  %v62 = shl nuw nsw i32 %v55, 6
  %v63 = and i32 %v62, 4032
  %v64 = or disjoint i32 %v63, %v61
  %v65 = and i8 %v57, 63
  %v66 = zext nneg i8 %v65 to i32
  %v67 = or disjoint i32 %v64, %v66
  br label %v54
v59:
  %v68 = shl nuw nsw i32 %v26, 18
  %v69 = and i32 %v68, 1835008
  %v70 = shl nuw nsw i32 %v55, 12
  %v71 = and i32 %v70, 258048
  %v72 = or disjoint i32 %v71, %v69
  %v73 = zext i8 %v57 to i32
  %v74 = shl nuw nsw i32 %v73, 6
  %v75 = and i32 %v74, 4032
  %v76 = or disjoint i32 %v72, %v75
  %v77 = getelementptr i8, ptr %v24, i64 3
  %v78 = load i8, ptr %v77, align 1
  %v79 = and i8 %v78, 63
  %v80 = zext nneg i8 %v79 to i32
  %v81 = or disjoint i32 %v76, %v80
  br label %v54
v54:
  %v82 = phi i32 [ %v53, %v47 ], [ %v67, %v58 ], [ %v81, %v59 ]
  %v83 = icmp ne i64 %v21, 0
  %v84 = icmp eq i32 %v82, 931
  %v85 = and i1 %v83, %v84
  br i1 %v85, label %v86, label %v87
v86:
  %v88 = phi i64 [ %v89, %v90 ], [ %v21, %v54 ]
  %v91 = icmp slt i64 %v88, 1
  br i1 %v91, label %v92, label %v93
v93:
  %v94 = phi i64 [ %v89, %v93 ], [ %v88, %v86 ]
  %v89 = add i64 %v94, -1
  %v95 = add i64 %v94, %v0
  %v96 = inttoptr i64 %v95 to ptr
  %v97 = getelementptr i8, ptr %v96, i64 -1
  %v98 = load i8, ptr %v97, align 1
  %v99 = icmp slt i8 %v98, -64
  br i1 %v99, label %v93, label %v100
v100:
  %v101 = zext i8 %v98 to i32
  %v102 = icmp sgt i8 %v98, -1
  br i1 %v102, label %v103, label %v104
v103:
  %v105 = icmp ugt i8 %v98, 58
  br i1 %v105, label %v106, label %v107
v107:
  %v108 = zext nneg i8 %v98 to i64
  %v109 = shl nuw nsw i64 1, %v108
  %v110 = and i64 %v109, 288301294651703296
  %v111 = icmp eq i64 %v110, 0
  br i1 %v111, label %v106, label %v112
v106:
  br label %v112
v112:
  %v113 = phi i1 [ false, %v106 ], [ true, %v107 ]
  %v114 = add nsw i8 %v98, -65
  %v115 = icmp ult i8 %v114, 26
  %v116 = add nsw i8 %v98, -97
  %v117 = icmp ult i8 %v116, 26
  %v118 = icmp eq i8 %v98, 94
  %v119 = or i1 %v118, %v113
  %v120 = icmp eq i8 %v98, 96
  %v121 = or i1 %v120, %v119
  %v122 = select i1 %v121, i32 4096, i32 0
  %v123 = add nsw i8 %v98, -48
  %v124 = icmp ult i8 %v123, 10
  %v125 = select i1 %v124, i32 1038, i32 0
  %v126 = icmp eq i8 %v98, 95
  %v127 = select i1 %v126, i32 1536, i32 0
  %v128 = or i32 %v125, %v127
  %v129 = add nsw i8 %v98, -32
  %v130 = icmp ult i8 %v129, 95
  %v131 = select i1 %v130, i32 256, i32 0
  %v132 = or disjoint i32 %v128, %v131
  %v133 = or i1 %v115, %v117
  %v134 = select i1 %v133, i32 3585, i32 0
  %v135 = or i32 %v132, %v134
  %v136 = select i1 %v117, i32 32, i32 0
  %v137 = select i1 %v115, i32 64, i32 %v136
  %v138 = or disjoint i32 %v135, %v137
  %v139 = and i32 %v101, 124
  %v140 = icmp eq i32 %v139, 28
  %v141 = icmp eq i8 %v98, 32
  %v142 = add nsw i8 %v98, -9
  %v143 = icmp ult i8 %v142, 5
  %v144 = or i1 %v141, %v143
  %v145 = or i1 %v140, %v144
  %v146 = select i1 %v145, i32 16, i32 0
  %v147 = or disjoint i32 %v138, %v146
  %v148 = or i32 %v147, %v122
  br label %v90
v104:
  %v149 = icmp ult i8 %v98, -32
  br i1 %v149, label %v150, label %v151
v150:
  %v152 = load i8, ptr %v96, align 1
  %v153 = and i8 %v152, 63
  %v154 = zext nneg i8 %v153 to i32
  %v155 = shl nuw nsw i32 %v101, 6
  %v156 = and i32 %v155, 1984
  %v157 = or disjoint i32 %v156, %v154
  br label %v158
v151:
  %v159 = icmp ult i8 %v98, -16
  %v160 = load i8, ptr %v96, align 1
  %v161 = zext i8 %v160 to i32
  %v162 = getelementptr i8, ptr %v96, i64 1
  %v163 = load i8, ptr %v162, align 1
  br i1 %v159, label %v164, label %v165
v164:
  %v166 = shl nuw nsw i32 %v101, 12
  %v167 = and i32 %v166, 61440
  %v168 = shl nuw nsw i32 %v161, 6
  %v169 = and i32 %v168, 4032
  %v170 = or disjoint i32 %v169, %v167
  %v171 = and i8 %v163, 63
  %v172 = zext nneg i8 %v171 to i32
  %v173 = or disjoint i32 %v170, %v172
  br label %v158
v165:
  %v174 = shl nuw nsw i32 %v101, 18
  %v175 = and i32 %v174, 1835008
  %v176 = shl nuw nsw i32 %v161, 12
  %v177 = and i32 %v176, 258048
  %v178 = or disjoint i32 %v177, %v175
  %v179 = zext i8 %v163 to i32
  %v180 = shl nuw nsw i32 %v179, 6
  %v181 = and i32 %v180, 4032
  %v182 = or disjoint i32 %v178, %v181
  %v183 = getelementptr i8, ptr %v96, i64 2
  %v184 = load i8, ptr %v183, align 1
  %v185 = and i8 %v184, 63
  %v186 = zext nneg i8 %v185 to i32
  %v187 = or disjoint i32 %v182, %v186
  br label %v158
v158:
  %v188 = phi i32 [ %v157, %v150 ], [ %v173, %v164 ], [ %v187, %v165 ]
  %v189 = lshr i32 %v188, 6
  %v190 = and i32 %v189, 67108862
  %v191 = zext nneg i32 %v190 to i64
  %v192 = add i64 %v4, %v191
  %v193 = load i32, ptr %v13, align 4
  %v194 = sext i32 %v193 to i64
  %v195 = add i64 %v4, %v194
  %v196 = load i32, ptr %v14, align 4
  %v197 = sext i32 %v196 to i64
  %v198 = add i64 %v4, %v197
  %v199 = inttoptr i64 %v192 to ptr
  %v200 = getelementptr i8, ptr %v199, i64 16
  %v201 = load i16, ptr %v200, align 2
  %v202 = zext i16 %v201 to i32
  %v203 = shl nuw nsw i32 %v202, 8
  %v204 = shl nuw nsw i32 %v188, 1
  %v205 = and i32 %v204, 254
  %v206 = or disjoint i32 %v203, %v205
  %v207 = zext nneg i32 %v206 to i64
  %v208 = add i64 %v195, %v207
  %v209 = inttoptr i64 %v208 to ptr
  %v210 = load i16, ptr %v209, align 2
  %v211 = zext i16 %v210 to i64
  %v212 = mul nuw nsw i64 %v211, 20
  %v213 = add i64 %v198, %v212
  %v214 = inttoptr i64 %v213 to ptr
  %v215 = load i32, ptr %v214, align 4
  br label %v90
v90:
  %v216 = phi i32 [ %v148, %v112 ], [ %v215, %v158 ]
  %v217 = and i32 %v216, 4096
  %v218 = icmp eq i32 %v217, 0
  br i1 %v218, label %v219, label %v86
v219:
  %v220 = and i32 %v216, 2048
  %v221 = icmp eq i32 %v220, 0
  br i1 %v221, label %v92, label %v222
v222:
  %v223 = add i64 %v21, 2
  %v224 = icmp slt i64 %v223, %v1
  br i1 %v224, label %v225, label %v92
v225:
  %v226 = phi i64 [ %v227, %v228 ], [ %v223, %v222 ]
  %v229 = add i64 %v226, %v0
  %v230 = inttoptr i64 %v229 to ptr
  %v231 = load i8, ptr %v230, align 1
  %v232 = sext i8 %v231 to i16
  %v233 = icmp sgt i8 %v231, -1
  %v234 = and i16 %v232, 255
  %v235 = zext nneg i16 %v234 to i32
  br i1 %v233, label %v236, label %v237
v236:
  %v238 = icmp ugt i8 %v231, 58
  br i1 %v238, label %v239, label %v240
v240:
  %v241 = zext nneg i16 %v232 to i64
  %v242 = shl nuw i64 1, %v241
  %v243 = and i64 %v242, 288301294651703296
  %v244 = icmp eq i64 %v243, 0
  br i1 %v244, label %v239, label %v245
v239:
  br label %v245
v245:
  %v246 = phi i1 [ false, %v239 ], [ true, %v240 ]
  %v247 = add nsw i16 %v234, -65
  %v248 = icmp ult i16 %v247, 26
  %v249 = add nsw i16 %v234, -97
  %v250 = icmp ult i16 %v249, 26
  %v251 = icmp eq i8 %v231, 94
  %v252 = or i1 %v251, %v246
  %v253 = icmp eq i8 %v231, 96
  %v254 = or i1 %v253, %v252
  %v255 = select i1 %v254, i32 4096, i32 0
  %v256 = icmp eq i8 %v231, 95
  %v257 = select i1 %v256, i32 1536, i32 0
  %v258 = add nsw i16 %v234, -48
  %v259 = icmp ult i16 %v258, 10
  %v260 = select i1 %v259, i32 1038, i32 0
  %v261 = or i32 %v260, %v257
  %v262 = add nsw i16 %v234, -32
  %v263 = icmp ult i16 %v262, 95
  %v264 = select i1 %v263, i32 256, i32 0
  %v265 = or disjoint i32 %v261, %v264
  %v266 = or i1 %v248, %v250
  %v267 = select i1 %v266, i32 3585, i32 0
  %v268 = or i32 %v265, %v267
  %v269 = select i1 %v250, i32 32, i32 0
  %v270 = select i1 %v248, i32 64, i32 %v269
  %v271 = or disjoint i32 %v268, %v270
  %v272 = and i32 %v235, 124
  %v273 = icmp eq i32 %v272, 28
  %v274 = icmp eq i8 %v231, 32
  %v275 = add nsw i16 %v234, -9
  %v276 = icmp ult i16 %v275, 5
  %v277 = or i1 %v274, %v276
  %v278 = or i1 %v273, %v277
  %v279 = select i1 %v278, i32 16, i32 0
  %v280 = or disjoint i32 %v271, %v279
  %v281 = or i32 %v280, %v255
  br label %v282
v237:
  %v283 = icmp samesign ult i16 %v234, 224
  br i1 %v283, label %v284, label %v285
v284:
  %v286 = getelementptr i8, ptr %v230, i64 1
  %v287 = load i8, ptr %v286, align 1
  %v288 = and i8 %v287, 63
  %v289 = zext nneg i8 %v288 to i32
  %v290 = shl nuw nsw i32 %v235, 6
  %v291 = and i32 %v290, 1984
  %v292 = or disjoint i32 %v291, %v289
  br label %v293
v285:
  %v294 = icmp samesign ult i16 %v234, 240
  %v295 = getelementptr i8, ptr %v230, i64 1
  %v296 = load i8, ptr %v295, align 1
  %v297 = zext i8 %v296 to i32
  %v298 = getelementptr i8, ptr %v230, i64 2
  %v299 = load i8, ptr %v298, align 1
  br i1 %v294, label %v300, label %v301
v300:
  %v302 = shl nuw nsw i32 %v235, 12
  %v303 = and i32 %v302, 61440
  %v304 = shl nuw nsw i32 %v297, 6
  %v305 = and i32 %v304, 4032
  %v306 = or disjoint i32 %v305, %v303
  %v307 = and i8 %v299, 63
  %v308 = zext nneg i8 %v307 to i32
  %v309 = or disjoint i32 %v306, %v308
  br label %v293
v301:
  %v310 = shl nuw nsw i32 %v235, 18
  %v311 = and i32 %v310, 1835008
  %v312 = shl nuw nsw i32 %v297, 12
  %v313 = and i32 %v312, 258048
  %v314 = or disjoint i32 %v313, %v311
  %v315 = zext i8 %v299 to i32
  %v316 = shl nuw nsw i32 %v315, 6
  %v317 = and i32 %v316, 4032
  %v318 = or disjoint i32 %v314, %v317
  %v319 = getelementptr i8, ptr %v230, i64 3
  %v320 = load i8, ptr %v319, align 1
  %v321 = and i8 %v320, 63
  %v322 = zext nneg i8 %v321 to i32
  %v323 = or disjoint i32 %v318, %v322
  br label %v293
v293:
  %v324 = phi i32 [ %v292, %v284 ], [ %v309, %v300 ], [ %v323, %v301 ]
  %v325 = lshr i32 %v324, 6
  %v326 = and i32 %v325, 67108862
  %v327 = zext nneg i32 %v326 to i64
  %v328 = add i64 %v4, %v327
  %v329 = load i32, ptr %v15, align 4
  %v330 = sext i32 %v329 to i64
  %v331 = add i64 %v4, %v330
  %v332 = load i32, ptr %v16, align 4
  %v333 = sext i32 %v332 to i64
  %v334 = add i64 %v4, %v333
  %v335 = inttoptr i64 %v328 to ptr
  %v336 = getelementptr i8, ptr %v335, i64 16
  %v337 = load i16, ptr %v336, align 2
  %v338 = zext i16 %v337 to i32
  %v339 = shl nuw nsw i32 %v338, 8
  %v340 = shl nuw nsw i32 %v324, 1
  %v341 = and i32 %v340, 254
  %v342 = or disjoint i32 %v339, %v341
  %v343 = zext nneg i32 %v342 to i64
  %v344 = add i64 %v331, %v343
  %v345 = inttoptr i64 %v344 to ptr
  %v346 = load i16, ptr %v345, align 2
  %v347 = zext i16 %v346 to i64
  %v348 = mul nuw nsw i64 %v347, 20
  %v349 = add i64 %v334, %v348
  %v350 = inttoptr i64 %v349 to ptr
  %v351 = load i32, ptr %v350, align 4
  br label %v282
v282:
  %v352 = phi i32 [ %v281, %v245 ], [ %v351, %v293 ]
  %v353 = and i32 %v352, 4096
  %v354 = icmp eq i32 %v353, 0
  br i1 %v354, label %v355, label %v228
v228:
  %v356 = icmp samesign ult i16 %v234, 240
  %v357 = select i1 %v356, i64 3, i64 4
  %v358 = icmp samesign ult i16 %v234, 224
  %v359 = select i1 %v358, i64 2, i64 %v357
  %v360 = select i1 %v233, i64 1, i64 %v359
  %v227 = add i64 %v360, %v226
  %v361 = icmp slt i64 %v227, %v1
  br i1 %v361, label %v225, label %v92
v87:
  %v362 = icmp eq i64 %v21, 0
  %v363 = lshr i32 %v82, 6
  %v364 = and i32 %v363, 67108862
  %v365 = zext nneg i32 %v364 to i64
  %v366 = add i64 %v4, %v365
  %v367 = load i32, ptr %v10, align 4
  %v368 = sext i32 %v367 to i64
  %v369 = add i64 %v4, %v368
  %v370 = load i32, ptr %v11, align 4
  %v371 = sext i32 %v370 to i64
  %v372 = add i64 %v4, %v371
  %v373 = inttoptr i64 %v366 to ptr
  %v374 = getelementptr i8, ptr %v373, i64 16
  %v375 = load i16, ptr %v374, align 2
  %v376 = zext i16 %v375 to i32
  %v377 = shl nuw nsw i32 %v376, 8
  %v378 = shl nuw nsw i32 %v82, 1
  %v379 = and i32 %v378, 254
  %v380 = or disjoint i32 %v377, %v379
  %v381 = zext nneg i32 %v380 to i64
  %v382 = add i64 %v369, %v381
  %v383 = inttoptr i64 %v382 to ptr
  %v384 = load i16, ptr %v383, align 2
  %v385 = zext i16 %v384 to i64
  %v386 = mul nuw nsw i64 %v385, 5
  %v387 = select i1 %v362, i64 3, i64 1
  %v388 = add nuw nsw i64 %v386, %v387
  %v389 = shl nuw nsw i64 %v388, 2
  %v390 = add i64 %v372, %v389
  %v391 = inttoptr i64 %v390 to ptr
  %v392 = load i32, ptr %v391, align 4
  %v393 = icmp slt i32 %v392, 268435456
  br i1 %v393, label %v394, label %v395
v394:
  %v396 = add nsw i32 %v392, %v82
  %v397 = icmp ult i32 %v396, 128
  br i1 %v397, label %v398, label %v399
v398:
  %v400 = add i64 %v18, 1
  %v401 = trunc nuw nsw i32 %v396 to i8
  %v402 = inttoptr i64 %v18 to ptr
  store i8 %v401, ptr %v402, align 1
  br label %v20
v395:
  %v403 = lshr i32 %v392, 16
  %v404 = and i32 %v403, 255
  %v405 = icmp eq i32 %v404, 0
  br i1 %v405, label %v20, label %v406
v406:
  %v407 = load i32, ptr %v12, align 4
  %v408 = sext i32 %v407 to i64
  %v409 = shl i32 %v392, 2
  %v410 = and i32 %v409, 262140
  %v411 = zext nneg i32 %v410 to i64
  %v412 = add i64 %v4, %v411
  %v413 = add i64 %v412, %v408
  br label %v414
v414:
  %v415 = phi i64 [ %v18, %v406 ], [ %v416, %v417 ]
  %v418 = phi i64 [ %v413, %v406 ], [ %v419, %v417 ]
  %v420 = phi i32 [ 0, %v406 ], [ %v421, %v417 ]
  %v422 = inttoptr i64 %v418 to ptr
  %v423 = load i32, ptr %v422, align 4
  %v424 = icmp ult i32 %v423, 128
  br i1 %v424, label %v425, label %v426
v425:
  %v427 = add i64 %v415, 1
  %v428 = trunc nuw nsw i32 %v423 to i8
  %v429 = inttoptr i64 %v415 to ptr
  store i8 %v428, ptr %v429, align 1
  br label %v417
v426:
  %v430 = icmp ult i32 %v423, 2048
  br i1 %v430, label %v431, label %v432
v431:
  %v433 = lshr i32 %v423, 6
  %v434 = trunc nuw nsw i32 %v433 to i8
  %v435 = or disjoint i8 %v434, -64
  br label %v436
v432:
  %v437 = icmp ult i32 %v423, 65536
  br i1 %v437, label %v438, label %v439
v438:
  %v440 = lshr i32 %v423, 12
  %v441 = trunc nuw nsw i32 %v440 to i8
  %v442 = or disjoint i8 %v441, -32
  %v443 = add i64 %v415, 1
  %v444 = inttoptr i64 %v415 to ptr
  store i8 %v442, ptr %v444, align 1
  br label %v445
v439:
  %v446 = lshr i32 %v423, 18
  %v447 = trunc i32 %v446 to i8
  %v448 = or i8 %v447, -16
  %v449 = inttoptr i64 %v415 to ptr
  store i8 %v448, ptr %v449, align 1
  %v450 = lshr i32 %v423, 12
  %v451 = trunc i32 %v450 to i8
  %v452 = and i8 %v451, 63
  %v453 = or disjoint i8 %v452, -128
  %v454 = add i64 %v415, 2
  %v455 = getelementptr i8, ptr %v449, i64 1
  store i8 %v453, ptr %v455, align 1
  br label %v445
v445:
  %v456 = phi i64 [ %v443, %v438 ], [ %v454, %v439 ]
  %v457 = lshr i32 %v423, 6
  %v458 = trunc i32 %v457 to i8
  %v459 = and i8 %v458, 63
  %v460 = or disjoint i8 %v459, -128
  br label %v436
v436:
  %v461 = phi i64 [ %v456, %v445 ], [ %v415, %v431 ]
  %v462 = phi i8 [ %v460, %v445 ], [ %v435, %v431 ]
  %v463 = inttoptr i64 %v461 to ptr
  store i8 %v462, ptr %v463, align 1
  %v464 = trunc i32 %v423 to i8
  %v465 = and i8 %v464, 63
  %v466 = or disjoint i8 %v465, -128
  %v467 = add i64 %v461, 2
  %v468 = inttoptr i64 %v461 to ptr
  %v469 = getelementptr i8, ptr %v468, i64 1
  store i8 %v466, ptr %v469, align 1
  br label %v417
v417:
  %v416 = phi i64 [ %v427, %v425 ], [ %v467, %v436 ]
  %v419 = add i64 %v418, 4
  %v421 = add nuw nsw i32 %v420, 1
  %v470 = icmp samesign ult i32 %v421, %v404
  br i1 %v470, label %v414, label %v20
v399:
  %v471 = icmp ult i32 %v396, 2048
  br i1 %v471, label %v472, label %v473
v472:
  %v474 = lshr i32 %v396, 6
  %v475 = trunc nuw nsw i32 %v474 to i8
  %v476 = or disjoint i8 %v475, -64
  br label %v477
v473:
  %v478 = icmp ult i32 %v396, 65536
  br i1 %v478, label %v479, label %v480
v479:
  %v481 = lshr i32 %v396, 12
  %v482 = trunc nuw nsw i32 %v481 to i8
  %v483 = or disjoint i8 %v482, -32
  %v484 = add i64 %v18, 1
  %v485 = inttoptr i64 %v18 to ptr
  store i8 %v483, ptr %v485, align 1
  br label %v486
v355:
  %v487 = and i32 %v352, 2048
  %v488 = icmp eq i32 %v487, 0
  %v489 = select i1 %v488, i8 -126, i8 -125
  br label %v92
v92:
  %v490 = phi i8 [ -126, %v228 ], [ -125, %v219 ], [ -126, %v222 ], [ %v489, %v355 ], [ -125, %v86 ]
  %v491 = inttoptr i64 %v18 to ptr
  store i8 -49, ptr %v491, align 1
  %v492 = add i64 %v18, 2
  %v493 = getelementptr i8, ptr %v491, i64 1
  store i8 %v490, ptr %v493, align 1
  br label %v20
v480:
  %v494 = lshr i32 %v396, 18
  %v495 = trunc i32 %v494 to i8
  %v496 = or i8 %v495, -16
  %v497 = inttoptr i64 %v18 to ptr
  store i8 %v496, ptr %v497, align 1
  %v498 = lshr i32 %v396, 12
  %v499 = trunc i32 %v498 to i8
  %v500 = and i8 %v499, 63
  %v501 = or disjoint i8 %v500, -128
  %v502 = add i64 %v18, 2
  %v503 = getelementptr i8, ptr %v497, i64 1
  store i8 %v501, ptr %v503, align 1
  br label %v486
v486:
  %v504 = phi i64 [ %v484, %v479 ], [ %v502, %v480 ]
  %v505 = lshr i32 %v396, 6
  %v506 = trunc i32 %v505 to i8
  %v507 = and i8 %v506, 63
  %v508 = or disjoint i8 %v507, -128
  br label %v477
v477:
  %v509 = phi i64 [ %v504, %v486 ], [ %v18, %v472 ]
  %v510 = phi i8 [ %v508, %v486 ], [ %v476, %v472 ]
  %v511 = inttoptr i64 %v509 to ptr
  store i8 %v510, ptr %v511, align 1
  %v512 = trunc i32 %v396 to i8
  %v513 = and i8 %v512, 63
  %v514 = or disjoint i8 %v513, -128
  %v515 = add i64 %v509, 2
  %v516 = inttoptr i64 %v509 to ptr
  %v517 = getelementptr i8, ptr %v516, i64 1
  store i8 %v514, ptr %v517, align 1
  br label %v20
v20:
  %v19 = phi i64 [ %v43, %v33 ], [ %v492, %v92 ], [ %v400, %v398 ], [ %v515, %v477 ], [ %v18, %v395 ], [ %v416, %v417 ]
  %v518 = icmp slt i64 %v22, %v1
  br i1 %v518, label %v17, label %v9
v9:
  %v519 = phi i64 [ %v6, %v520 ], [ %v19, %v20 ]
  %v521 = inttoptr i64 %v5 to ptr
  store i64 %v519, ptr %v521, align 8
  %v522 = sub i64 %v519, %v3
  %v523 = insertvalue { i64, i64 } poison, i64 %v3, 0
  %v524 = insertvalue { i64, i64 } %v523, i64 %v522, 1
  ret { i64, i64 } %v524
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
define internal { i64, i64 } @udf_text_swapcase_rest(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v600:
  %v6 = add i64 %v3, %v2
  %v7 = icmp slt i64 %v2, %v1
  br i1 %v7, label %v8, label %v9
v8:
  %v10 = add i64 %v4, 16
  %v11 = inttoptr i64 %v4 to ptr
  %v12 = getelementptr i8, ptr %v11, i64 4
  %v13 = getelementptr i8, ptr %v11, i64 8
  br label %v14
v28:
  %v15 = phi i64 [ %v16, %v17 ], [ %v18, %v19 ]
  %v20 = trunc i32 %v21 to i8
  %v22 = and i8 %v20, 63
  %v23 = or disjoint i8 %v22, -128
  br label %v24
v24:
  %v25 = phi i64 [ %v26, %v27 ], [ %v15, %v28 ]
  %v29 = phi i8 [ %v30, %v27 ], [ %v23, %v28 ]
  %v31 = inttoptr i64 %v25 to ptr
  store i8 %v29, ptr %v31, align 1
  %v32 = trunc i32 %v33 to i8
  %v34 = and i8 %v32, 63
  %v35 = or disjoint i8 %v34, -128
  %v36 = add i64 %v25, 2
  %v37 = inttoptr i64 %v25 to ptr
  %v38 = getelementptr i8, ptr %v37, i64 1
  store i8 %v35, ptr %v38, align 1
  br label %v39
v53:
  %v40 = phi i64 [ %v41, %v42 ], [ %v43, %v44 ]
  %v45 = lshr i32 %v46, 6
  %v47 = trunc i32 %v45 to i8
  %v48 = and i8 %v47, 63
  %v49 = or disjoint i8 %v48, -128
  br label %v50
v50:
  %v51 = phi i64 [ %v26, %v52 ], [ %v40, %v53 ]
  %v54 = phi i8 [ %v55, %v52 ], [ %v49, %v53 ]
  %v56 = inttoptr i64 %v51 to ptr
  store i8 %v54, ptr %v56, align 1
  %v57 = trunc i32 %v46 to i8
  %v58 = and i8 %v57, 63
  %v59 = or disjoint i8 %v58, -128
  %v60 = add i64 %v51, 2
  %v61 = inttoptr i64 %v51 to ptr
  %v62 = getelementptr i8, ptr %v61, i64 1
  store i8 %v59, ptr %v62, align 1
  br label %v39
v14:
  %v26 = phi i64 [ %v6, %v8 ], [ %v63, %v39 ]
  %v64 = phi i64 [ %v2, %v8 ], [ %v65, %v39 ]
  %v66 = and i64 %v26, 7
  %v67 = icmp eq i64 %v66, 0
  %v68 = add i64 %v64, %v0
  br i1 %v67, label %v69, label %v70
v69:
  %v71 = sub i64 %v1, %v64
  %v72 = tail call i64 @llvm.umin.i64(i64 %v71, i64 8)
  %v73 = and i64 %v68, 4095
  %v74 = icmp samesign ult i64 %v73, 4089
  br i1 %v74, label %v75, label %v76
v75:
  %v77 = inttoptr i64 %v68 to ptr
  %v78 = load i64, ptr %v77, align 1
  br label %v79
v76:
  %v80 = and i64 %v68, 7
  %v81 = and i64 %v68, -8
  %v82 = inttoptr i64 %v81 to ptr
  %v83 = load i64, ptr %v82, align 8
  %v84 = shl nuw nsw i64 %v80, 3
  %v85 = lshr i64 %v83, %v84
  %v86 = add nuw nsw i64 %v80, %v72
  %v87 = icmp samesign ugt i64 %v86, 8
  br i1 %v87, label %v88, label %v79
v88:
  %v89 = getelementptr i8, ptr %v82, i64 8
  %v90 = load i64, ptr %v89, align 8
  %v91 = sub nuw nsw i64 64, %v84
  %v92 = shl i64 %v90, %v91
  %v93 = or disjoint i64 %v92, %v85
  br label %v79
v79:
  %v94 = phi i64 [ %v78, %v75 ], [ %v85, %v76 ], [ %v93, %v88 ]
  %v95 = shl nuw nsw i64 %v72, 3
  %v96 = sub nuw nsw i64 64, %v95
  %v97 = lshr i64 -1, %v96
  %v98 = and i64 %v94, %v97
  %v99 = and i64 %v98, -9187201950435737472
  %v100 = icmp eq i64 %v99, 0
  br i1 %v100, label %v101, label %v70
v70:
  %v102 = inttoptr i64 %v68 to ptr
  %v103 = load i8, ptr %v102, align 1
  %v104 = zext i8 %v103 to i32
  %v105 = icmp sgt i8 %v103, -1
  %v106 = icmp ult i8 %v103, -32
  %v107 = icmp ult i8 %v103, -16
  %v108 = select i1 %v107, i64 3, i64 4
  %v109 = select i1 %v106, i64 2, i64 %v108
  %v110 = select i1 %v105, i64 1, i64 %v109
  br i1 %v105, label %v111, label %v112
v111:
  %v113 = and i8 %v103, 95
  %v114 = add nsw i8 %v113, -65
  %v115 = icmp ult i8 %v114, 26
  %v116 = select i1 %v115, i8 32, i8 0
  %v117 = xor i8 %v116, %v103
  %v118 = add i64 %v26, 1
  %v119 = inttoptr i64 %v26 to ptr
  store i8 %v117, ptr %v119, align 1
  br label %v39
v112:
  %v120 = getelementptr i8, ptr %v102, i64 1
  %v121 = load i8, ptr %v120, align 1
  br i1 %v106, label %v122, label %v123
v122:
  %v124 = and i8 %v121, 63
  %v125 = zext nneg i8 %v124 to i32
  %v126 = shl nuw nsw i32 %v104, 6
  %v127 = and i32 %v126, 1984
  %v128 = or disjoint i32 %v127, %v125
  br label %v129
v123:
  %v130 = zext i8 %v121 to i32
  %v131 = getelementptr i8, ptr %v102, i64 2
  %v132 = load i8, ptr %v131, align 1
  br i1 %v107, label %v133, label %v134
v133:
  %v135 = shl nuw nsw i32 %v104, 12
  %v136 = and i32 %v135, 61440
  %v137 = shl nuw nsw i32 %v130, 6
  %v138 = and i32 %v137, 4032
  %v139 = or disjoint i32 %v138, %v136
  %v140 = and i8 %v132, 63
  %v141 = zext nneg i8 %v140 to i32
  %v142 = or disjoint i32 %v139, %v141
  br label %v129
v101:
  %v143 = tail call i64 @llvm.smin.i64(i64 %v71, i64 8)
  %v144 = sub nuw i64 -2676586395008836902, %v98
  %v145 = add nuw i64 %v98, 4557430888798830399
  %v146 = and i64 %v144, %v145
  %v147 = sub nuw i64 -361700864190383366, %v98
  %v148 = add nuw i64 %v98, 2242545357980376863
  %v149 = and i64 %v147, %v148
  %v150 = or i64 %v146, %v149
  %v151 = lshr i64 %v150, 2
  %v152 = and i64 %v151, 2314885530818453536
  %v153 = xor i64 %v152, %v98
  %v154 = inttoptr i64 %v26 to ptr
  store i64 %v153, ptr %v154, align 8
  %v155 = add i64 %v143, %v26
  br label %v39
v134:
  %v156 = shl nuw nsw i32 %v104, 18
  %v157 = and i32 %v156, 1835008
  %v158 = shl nuw nsw i32 %v130, 12
  %v159 = and i32 %v158, 258048
  %v160 = or disjoint i32 %v159, %v157
  %v161 = zext i8 %v132 to i32
  %v162 = shl nuw nsw i32 %v161, 6
  %v163 = and i32 %v162, 4032
  %v164 = or disjoint i32 %v160, %v163
  %v165 = getelementptr i8, ptr %v102, i64 3
  %v166 = load i8, ptr %v165, align 1
  %v167 = and i8 %v166, 63
  %v168 = zext nneg i8 %v167 to i32
  %v169 = or disjoint i32 %v164, %v168
  br label %v129
v129:
  %v33 = phi i32 [ %v128, %v122 ], [ %v142, %v133 ], [ %v169, %v134 ]
  %v170 = load i32, ptr %v11, align 4
  %v171 = sext i32 %v170 to i64
  %v172 = add i64 %v4, %v171
  %v173 = load i32, ptr %v12, align 4
  %v174 = sext i32 %v173 to i64
  %v175 = add i64 %v4, %v174
  %v21 = lshr i32 %v33, 6
  %v176 = and i32 %v21, 67108862
  %v177 = zext nneg i32 %v176 to i64
  %v178 = add i64 %v10, %v177
  %v179 = inttoptr i64 %v178 to ptr
  %v180 = load i16, ptr %v179, align 2
  %v181 = zext i16 %v180 to i32
  %v182 = shl nuw nsw i32 %v181, 8
  %v183 = shl nuw nsw i32 %v33, 1
  %v184 = and i32 %v183, 254
  %v185 = or disjoint i32 %v182, %v184
  %v186 = zext nneg i32 %v185 to i64
  %v187 = add i64 %v172, %v186
  %v188 = inttoptr i64 %v187 to ptr
  %v189 = load i16, ptr %v188, align 2
  %v190 = zext i16 %v189 to i64
  %v191 = mul nuw nsw i64 %v190, 20
  %v192 = add i64 %v191, %v175
  %v193 = inttoptr i64 %v192 to ptr
  %v194 = load i32, ptr %v193, align 4
  %v195 = and i32 %v194, 64
  %v196 = icmp ne i32 %v195, 0
  %v197 = lshr i32 %v194, 4
  %v198 = and i32 %v197, 2
  %v199 = select i1 %v196, i32 1, i32 %v198
  %v200 = icmp eq i32 %v33, 931
  %v201 = and i1 %v200, %v196
  br i1 %v201, label %v202, label %v203
v202:
  %v204 = phi i64 [ %v205, %v206 ], [ %v64, %v129 ]
  %v207 = icmp slt i64 %v204, 1
  br i1 %v207, label %v208, label %v209
v209:
  %v210 = phi i64 [ %v205, %v209 ], [ %v204, %v202 ]
  %v205 = add i64 %v210, -1
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
v219:
  %v221 = icmp ugt i8 %v214, 58
  br i1 %v221, label %v222, label %v223
v223:
  %v224 = zext nneg i8 %v214 to i64
  %v225 = shl nuw nsw i64 1, %v224
  %v226 = and i64 %v225, 288301294651703296
  %v227 = icmp eq i64 %v226, 0
  br i1 %v227, label %v222, label %v228
v222:
  br label %v228
v228:
  %v229 = phi i1 [ false, %v222 ], [ true, %v223 ]
  %v230 = add nsw i8 %v214, -65
  %v231 = icmp ult i8 %v230, 26
  %v232 = add nsw i8 %v214, -97
  %v233 = icmp ult i8 %v232, 26
  %v234 = icmp eq i8 %v214, 94
  %v235 = or i1 %v234, %v229
  %v236 = icmp eq i8 %v214, 96
  %v237 = or i1 %v236, %v235
  %v238 = select i1 %v237, i32 4096, i32 0
  %v239 = icmp eq i8 %v214, 95
  %v240 = select i1 %v239, i32 1536, i32 0
  %v241 = add nsw i8 %v214, -48
  %v242 = icmp ult i8 %v241, 10
  %v243 = select i1 %v242, i32 1038, i32 0
  %v244 = or i32 %v243, %v240
  %v245 = add nsw i8 %v214, -32
  %v246 = icmp ult i8 %v245, 95
  %v247 = select i1 %v246, i32 256, i32 0
  %v248 = or disjoint i32 %v244, %v247
  %v249 = or i1 %v231, %v233
  %v250 = select i1 %v249, i32 3585, i32 0
  %v251 = or i32 %v248, %v250
  %v252 = select i1 %v233, i32 32, i32 0
  %v253 = select i1 %v231, i32 64, i32 %v252
  %v254 = or disjoint i32 %v251, %v253
  %v255 = and i32 %v217, 124
  %v256 = icmp eq i32 %v255, 28
  %v257 = icmp eq i8 %v214, 32
  %v258 = add nsw i8 %v214, -9
  %v259 = icmp ult i8 %v258, 5
  %v260 = or i1 %v257, %v259
  %v261 = or i1 %v256, %v260
  %v262 = select i1 %v261, i32 16, i32 0
  %v263 = or disjoint i32 %v254, %v262
  %v264 = or i32 %v263, %v238
  br label %v206
v220:
  %v265 = icmp ult i8 %v214, -32
  br i1 %v265, label %v266, label %v267
v266:
  %v268 = load i8, ptr %v212, align 1
  %v269 = and i8 %v268, 63
  %v270 = zext nneg i8 %v269 to i32
  %v271 = shl nuw nsw i32 %v217, 6
  %v272 = and i32 %v271, 1984
  %v273 = or disjoint i32 %v272, %v270
  br label %v274
v267:
  %v275 = icmp ult i8 %v214, -16
  %v276 = load i8, ptr %v212, align 1
  %v277 = zext i8 %v276 to i32
  %v278 = getelementptr i8, ptr %v212, i64 1
  %v279 = load i8, ptr %v278, align 1
  br i1 %v275, label %v280, label %v281
v280:
  %v282 = shl nuw nsw i32 %v217, 12
  %v283 = and i32 %v282, 61440
  %v284 = shl nuw nsw i32 %v277, 6
  %v285 = and i32 %v284, 4032
  %v286 = or disjoint i32 %v285, %v283
  %v287 = and i8 %v279, 63
  %v288 = zext nneg i8 %v287 to i32
  %v289 = or disjoint i32 %v286, %v288
  br label %v274
v281:
  %v290 = shl nuw nsw i32 %v217, 18
  %v291 = and i32 %v290, 1835008
  %v292 = shl nuw nsw i32 %v277, 12
  %v293 = and i32 %v292, 258048
  %v294 = or disjoint i32 %v293, %v291
  %v295 = zext i8 %v279 to i32
  %v296 = shl nuw nsw i32 %v295, 6
  %v297 = and i32 %v296, 4032
  %v298 = or disjoint i32 %v294, %v297
  %v299 = getelementptr i8, ptr %v212, i64 2
  %v300 = load i8, ptr %v299, align 1
  %v301 = and i8 %v300, 63
  %v302 = zext nneg i8 %v301 to i32
  %v303 = or disjoint i32 %v298, %v302
  br label %v274
v274:
  %v304 = phi i32 [ %v273, %v266 ], [ %v289, %v280 ], [ %v303, %v281 ]
  %v305 = lshr i32 %v304, 6
  %v306 = and i32 %v305, 67108862
  %v307 = zext nneg i32 %v306 to i64
  %v308 = add i64 %v10, %v307
  %v309 = inttoptr i64 %v308 to ptr
  %v310 = load i16, ptr %v309, align 2
  %v311 = zext i16 %v310 to i32
  %v312 = shl nuw nsw i32 %v311, 8
  %v313 = shl nuw nsw i32 %v304, 1
  %v314 = and i32 %v313, 254
  %v315 = or disjoint i32 %v312, %v314
  %v316 = zext nneg i32 %v315 to i64
  %v317 = add i64 %v172, %v316
  %v318 = inttoptr i64 %v317 to ptr
  %v319 = load i16, ptr %v318, align 2
  %v320 = zext i16 %v319 to i64
  %v321 = mul nuw nsw i64 %v320, 20
  %v322 = add i64 %v321, %v175
  %v323 = inttoptr i64 %v322 to ptr
  %v324 = load i32, ptr %v323, align 4
  br label %v206
v206:
  %v325 = phi i32 [ %v264, %v228 ], [ %v324, %v274 ]
  %v326 = and i32 %v325, 4096
  %v327 = icmp eq i32 %v326, 0
  br i1 %v327, label %v328, label %v202
v328:
  %v329 = and i32 %v325, 2048
  %v330 = icmp eq i32 %v329, 0
  br i1 %v330, label %v208, label %v331
v331:
  %v332 = add i64 %v64, 2
  %v333 = icmp slt i64 %v332, %v1
  br i1 %v333, label %v334, label %v208
v334:
  %v335 = phi i64 [ %v336, %v337 ], [ %v332, %v331 ]
  %v338 = add i64 %v335, %v0
  %v339 = inttoptr i64 %v338 to ptr
  %v340 = load i8, ptr %v339, align 1
  %v341 = sext i8 %v340 to i16
  %v342 = icmp sgt i8 %v340, -1
  %v343 = and i16 %v341, 255
  %v344 = zext nneg i16 %v343 to i32
  br i1 %v342, label %v345, label %v346
v345:
  %v347 = icmp ugt i8 %v340, 58
  br i1 %v347, label %v348, label %v349
v349:
  %v350 = zext nneg i16 %v341 to i64
  %v351 = shl nuw i64 1, %v350
  %v352 = and i64 %v351, 288301294651703296
  %v353 = icmp eq i64 %v352, 0
  br i1 %v353, label %v348, label %v354
v348:
  br label %v354
v354:
  %v355 = phi i1 [ false, %v348 ], [ true, %v349 ]
  %v356 = add nsw i16 %v343, -65
  %v357 = icmp ult i16 %v356, 26
  %v358 = add nsw i16 %v343, -97
  %v359 = icmp ult i16 %v358, 26
  %v360 = icmp eq i8 %v340, 94
  %v361 = or i1 %v360, %v355
  %v362 = icmp eq i8 %v340, 96
  %v363 = or i1 %v362, %v361
  %v364 = select i1 %v363, i32 4096, i32 0
  %v365 = icmp eq i8 %v340, 95
  %v366 = select i1 %v365, i32 1536, i32 0
  %v367 = add nsw i16 %v343, -48
  %v368 = icmp ult i16 %v367, 10
  %v369 = select i1 %v368, i32 1038, i32 0
  %v370 = or i32 %v369, %v366
  %v371 = add nsw i16 %v343, -32
  %v372 = icmp ult i16 %v371, 95
  %v373 = select i1 %v372, i32 256, i32 0
  %v374 = or disjoint i32 %v370, %v373
  %v375 = or i1 %v357, %v359
  %v376 = select i1 %v375, i32 3585, i32 0
  %v377 = or i32 %v374, %v376
  %v378 = select i1 %v359, i32 32, i32 0
  %v379 = select i1 %v357, i32 64, i32 %v378
  %v380 = or disjoint i32 %v377, %v379
  %v381 = and i32 %v344, 124
  %v382 = icmp eq i32 %v381, 28
  %v383 = icmp eq i8 %v340, 32
  %v384 = add nsw i16 %v343, -9
  %v385 = icmp ult i16 %v384, 5
  %v386 = or i1 %v383, %v385
  %v387 = or i1 %v382, %v386
  %v388 = select i1 %v387, i32 16, i32 0
  %v389 = or disjoint i32 %v380, %v388
  %v390 = or i32 %v389, %v364
  br label %v391
v346:
  %v392 = icmp samesign ult i16 %v343, 224
  br i1 %v392, label %v393, label %v394
v393:
  %v395 = getelementptr i8, ptr %v339, i64 1
  %v396 = load i8, ptr %v395, align 1
  %v397 = and i8 %v396, 63
  %v398 = zext nneg i8 %v397 to i32
  %v399 = shl nuw nsw i32 %v344, 6
  %v400 = and i32 %v399, 1984
  %v401 = or disjoint i32 %v400, %v398
  br label %v402
v394:
  %v403 = icmp samesign ult i16 %v343, 240
  %v404 = getelementptr i8, ptr %v339, i64 1
  %v405 = load i8, ptr %v404, align 1
  %v406 = zext i8 %v405 to i32
  %v407 = getelementptr i8, ptr %v339, i64 2
  %v408 = load i8, ptr %v407, align 1
  br i1 %v403, label %v409, label %v410
v409:
  %v411 = shl nuw nsw i32 %v344, 12
  %v412 = and i32 %v411, 61440
  %v413 = shl nuw nsw i32 %v406, 6
  %v414 = and i32 %v413, 4032
  %v415 = or disjoint i32 %v414, %v412
  %v416 = and i8 %v408, 63
  %v417 = zext nneg i8 %v416 to i32
  %v418 = or disjoint i32 %v415, %v417
  br label %v402
v410:
  %v419 = shl nuw nsw i32 %v344, 18
  %v420 = and i32 %v419, 1835008
  %v421 = shl nuw nsw i32 %v406, 12
  %v422 = and i32 %v421, 258048
  %v423 = or disjoint i32 %v422, %v420
  %v424 = zext i8 %v408 to i32
  %v425 = shl nuw nsw i32 %v424, 6
  %v426 = and i32 %v425, 4032
  %v427 = or disjoint i32 %v423, %v426
  %v428 = getelementptr i8, ptr %v339, i64 3
  %v429 = load i8, ptr %v428, align 1
  %v430 = and i8 %v429, 63
  %v431 = zext nneg i8 %v430 to i32
  %v432 = or disjoint i32 %v427, %v431
  br label %v402
v402:
  %v433 = phi i32 [ %v401, %v393 ], [ %v418, %v409 ], [ %v432, %v410 ]
  %v434 = lshr i32 %v433, 6
  %v435 = and i32 %v434, 67108862
  %v436 = zext nneg i32 %v435 to i64
  %v437 = add i64 %v10, %v436
  %v438 = inttoptr i64 %v437 to ptr
  %v439 = load i16, ptr %v438, align 2
  %v440 = zext i16 %v439 to i32
  %v441 = shl nuw nsw i32 %v440, 8
  %v442 = shl nuw nsw i32 %v433, 1
  %v443 = and i32 %v442, 254
  %v444 = or disjoint i32 %v441, %v443
  %v445 = zext nneg i32 %v444 to i64
  %v446 = add i64 %v172, %v445
  %v447 = inttoptr i64 %v446 to ptr
  %v448 = load i16, ptr %v447, align 2
  %v449 = zext i16 %v448 to i64
  %v450 = mul nuw nsw i64 %v449, 20
  %v451 = add i64 %v450, %v175
  %v452 = inttoptr i64 %v451 to ptr
  %v453 = load i32, ptr %v452, align 4
  br label %v391
v391:
  %v454 = phi i32 [ %v390, %v354 ], [ %v453, %v402 ]
  %v455 = and i32 %v454, 4096
  %v456 = icmp eq i32 %v455, 0
  br i1 %v456, label %v457, label %v337
v337:
  %v458 = icmp samesign ult i16 %v343, 240
  %v459 = select i1 %v458, i64 3, i64 4
  %v460 = icmp samesign ult i16 %v343, 224
  %v461 = select i1 %v460, i64 2, i64 %v459
  %v462 = select i1 %v342, i64 1, i64 %v461
  %v336 = add i64 %v462, %v335
  %v463 = icmp slt i64 %v336, %v1
  br i1 %v463, label %v334, label %v208
v203:
  %v464 = icmp eq i32 %v199, 0
  br i1 %v464, label %v465, label %v466
v466:
  %v467 = shl nuw nsw i32 %v199, 2
  %v468 = zext nneg i32 %v467 to i64
  %v469 = add i64 %v192, %v468
  %v470 = inttoptr i64 %v469 to ptr
  %v471 = load i32, ptr %v470, align 4
  %v472 = icmp slt i32 %v471, 268435456
  br i1 %v472, label %v473, label %v474
v473:
  %v46 = add nsw i32 %v471, %v33
  %v475 = icmp ult i32 %v46, 128
  br i1 %v475, label %v476, label %v477
v476:
  %v478 = add i64 %v26, 1
  %v479 = trunc nuw nsw i32 %v46 to i8
  %v480 = inttoptr i64 %v26 to ptr
  store i8 %v479, ptr %v480, align 1
  br label %v39
v465:
  %v481 = icmp ult i32 %v33, 128
  br i1 %v481, label %v482, label %v483
v482:
  %v484 = add i64 %v26, 1
  %v485 = trunc nuw nsw i32 %v33 to i8
  %v486 = inttoptr i64 %v26 to ptr
  store i8 %v485, ptr %v486, align 1
  br label %v39
v474:
  %v487 = lshr i32 %v471, 16
  %v488 = and i32 %v487, 255
  %v489 = icmp eq i32 %v488, 0
  br i1 %v489, label %v39, label %v490
v490:
  %v491 = load i32, ptr %v13, align 4
  %v492 = sext i32 %v491 to i64
  %v493 = shl i32 %v471, 2
  %v494 = and i32 %v493, 262140
  %v495 = zext nneg i32 %v494 to i64
  %v496 = add i64 %v4, %v495
  %v497 = add i64 %v496, %v492
  br label %v498
v498:
  %v499 = phi i64 [ %v26, %v490 ], [ %v500, %v501 ]
  %v502 = phi i64 [ %v497, %v490 ], [ %v503, %v501 ]
  %v504 = phi i32 [ 0, %v490 ], [ %v505, %v501 ]
  %v506 = inttoptr i64 %v502 to ptr
  %v507 = load i32, ptr %v506, align 4
  %v508 = icmp ult i32 %v507, 128
  br i1 %v508, label %v509, label %v510
v509:
  %v511 = add i64 %v499, 1
  %v512 = trunc nuw nsw i32 %v507 to i8
  %v513 = inttoptr i64 %v499 to ptr
  store i8 %v512, ptr %v513, align 1
  br label %v501
v510:
  %v514 = icmp ult i32 %v507, 2048
  br i1 %v514, label %v515, label %v516
v515:
  %v517 = lshr i32 %v507, 6
  %v518 = trunc nuw nsw i32 %v517 to i8
  %v519 = or disjoint i8 %v518, -64
  br label %v520
v516:
  %v521 = icmp ult i32 %v507, 65536
  br i1 %v521, label %v522, label %v523
v522:
  %v524 = lshr i32 %v507, 12
  %v525 = trunc nuw nsw i32 %v524 to i8
  %v526 = or disjoint i8 %v525, -32
  %v527 = add i64 %v499, 1
  %v528 = inttoptr i64 %v499 to ptr
  store i8 %v526, ptr %v528, align 1
  br label %v529
v523:
  %v530 = lshr i32 %v507, 18
  %v531 = trunc i32 %v530 to i8
  %v532 = or i8 %v531, -16
  %v533 = inttoptr i64 %v499 to ptr
  store i8 %v532, ptr %v533, align 1
  %v534 = lshr i32 %v507, 12
  %v535 = trunc i32 %v534 to i8
  %v536 = and i8 %v535, 63
  %v537 = or disjoint i8 %v536, -128
  %v538 = add i64 %v499, 2
  %v539 = getelementptr i8, ptr %v533, i64 1
  store i8 %v537, ptr %v539, align 1
  br label %v529
v529:
  %v540 = phi i64 [ %v527, %v522 ], [ %v538, %v523 ]
  %v541 = lshr i32 %v507, 6
  %v542 = trunc i32 %v541 to i8
  %v543 = and i8 %v542, 63
  %v544 = or disjoint i8 %v543, -128
  br label %v520
v520:
  %v545 = phi i64 [ %v540, %v529 ], [ %v499, %v515 ]
  %v546 = phi i8 [ %v544, %v529 ], [ %v519, %v515 ]
  %v547 = inttoptr i64 %v545 to ptr
  store i8 %v546, ptr %v547, align 1
  %v548 = trunc i32 %v507 to i8
  %v549 = and i8 %v548, 63
  %v550 = or disjoint i8 %v549, -128
  %v551 = add i64 %v545, 2
  %v552 = inttoptr i64 %v545 to ptr
  %v553 = getelementptr i8, ptr %v552, i64 1
  store i8 %v550, ptr %v553, align 1
  br label %v501
v501:
  %v500 = phi i64 [ %v511, %v509 ], [ %v551, %v520 ]
  %v503 = add i64 %v502, 4
  %v505 = add nuw nsw i32 %v504, 1
  %v554 = icmp samesign ult i32 %v505, %v488
  br i1 %v554, label %v498, label %v39
v483:
  %v555 = icmp ult i32 %v33, 2048
  br i1 %v555, label %v27, label %v556
v27:
  %v557 = trunc nuw i32 %v21 to i8
  %v30 = or disjoint i8 %v557, -64
  br label %v24
v477:
  %v558 = icmp ult i32 %v46, 2048
  br i1 %v558, label %v52, label %v559
v52:
  %v560 = lshr i32 %v46, 6
  %v561 = trunc nuw nsw i32 %v560 to i8
  %v55 = or disjoint i8 %v561, -64
  br label %v50
v556:
  %v562 = icmp ult i32 %v33, 65536
  br i1 %v562, label %v17, label %v19
v19:
  %v563 = lshr i32 %v33, 18
  %v564 = trunc nuw nsw i32 %v563 to i8
  %v565 = or i8 %v564, -16
  %v566 = inttoptr i64 %v26 to ptr
  store i8 %v565, ptr %v566, align 1
  %v567 = lshr i32 %v33, 12
  %v568 = trunc i32 %v567 to i8
  %v569 = and i8 %v568, 63
  %v570 = or disjoint i8 %v569, -128
  %v18 = add i64 %v26, 2
  %v571 = getelementptr i8, ptr %v566, i64 1
  store i8 %v570, ptr %v571, align 1
  br label %v28
v17:
  %v572 = lshr i32 %v33, 12
  %v573 = trunc nuw nsw i32 %v572 to i8
  %v574 = or disjoint i8 %v573, -32
  %v16 = add i64 %v26, 1
  %v575 = inttoptr i64 %v26 to ptr
  store i8 %v574, ptr %v575, align 1
  br label %v28
v559:
  %v576 = icmp ult i32 %v46, 65536
  br i1 %v576, label %v42, label %v44
v44:
  %v577 = lshr i32 %v46, 18
  %v578 = trunc i32 %v577 to i8
  %v579 = or i8 %v578, -16
  %v580 = inttoptr i64 %v26 to ptr
  store i8 %v579, ptr %v580, align 1
  %v581 = lshr i32 %v46, 12
  %v582 = trunc i32 %v581 to i8
  %v583 = and i8 %v582, 63
  %v584 = or disjoint i8 %v583, -128
  %v43 = add i64 %v26, 2
  %v585 = getelementptr i8, ptr %v580, i64 1
  store i8 %v584, ptr %v585, align 1
  br label %v53
v42:
  %v586 = lshr i32 %v46, 12
  %v587 = trunc nuw nsw i32 %v586 to i8
  %v588 = or disjoint i8 %v587, -32
  %v41 = add i64 %v26, 1
  %v589 = inttoptr i64 %v26 to ptr
  store i8 %v588, ptr %v589, align 1
  br label %v53
v457:
  %v590 = and i32 %v454, 2048
  %v591 = icmp eq i32 %v590, 0
  %v592 = select i1 %v591, i8 -126, i8 -125
  br label %v208
v208:
  %v593 = phi i8 [ -126, %v337 ], [ -125, %v328 ], [ -126, %v331 ], [ %v592, %v457 ], [ -125, %v202 ]
  %v594 = inttoptr i64 %v26 to ptr
  store i8 -49, ptr %v594, align 1
  %v595 = add i64 %v26, 2
  %v596 = getelementptr i8, ptr %v594, i64 1
  store i8 %v593, ptr %v596, align 1
  br label %v39
v39:
  %v63 = phi i64 [ %v118, %v111 ], [ %v595, %v208 ], [ %v484, %v482 ], [ %v36, %v24 ], [ %v478, %v476 ], [ %v60, %v50 ], [ %v26, %v474 ], [ %v155, %v101 ], [ %v500, %v501 ]
  %v597 = phi i64 [ %v110, %v111 ], [ %v110, %v208 ], [ %v110, %v482 ], [ %v110, %v24 ], [ %v110, %v476 ], [ %v110, %v50 ], [ %v110, %v474 ], [ %v143, %v101 ], [ %v110, %v501 ]
  %v65 = add i64 %v597, %v64
  %v598 = icmp slt i64 %v65, %v1
  br i1 %v598, label %v14, label %v9
v9:
  %v599 = phi i64 [ %v6, %v600 ], [ %v63, %v39 ]
  %v601 = inttoptr i64 %v5 to ptr
  store i64 %v599, ptr %v601, align 8
  %v602 = sub i64 %v599, %v3
  %v603 = insertvalue { i64, i64 } poison, i64 %v3, 0
  %v604 = insertvalue { i64, i64 } %v603, i64 %v602, 1
  ret { i64, i64 } %v604
}
define internal { i64, i64 } @udf_text_swapcase_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v104:
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
  %v20 = icmp slt i64 %v1, 8
  br i1 %v20, label %v21, label %v22
v22:
  %v23 = phi i64 [ %v24, %v25 ], [ 8, %v19 ]
  %v26 = phi i64 [ %v23, %v25 ], [ 0, %v19 ]
  %v27 = add i64 %v26, %v0
  %v28 = inttoptr i64 %v27 to ptr
  %v29 = load i64, ptr %v28, align 1
  %v30 = and i64 %v29, -9187201950435737472
  %v31 = icmp eq i64 %v30, 0
  br i1 %v31, label %v25, label %v32
v25:
  %v33 = add nuw i64 %v29, 4557430888798830399
  %v34 = sub nuw i64 -2676586395008836902, %v29
  %v35 = and i64 %v34, %v33
  %v36 = sub nuw i64 -361700864190383366, %v29
  %v37 = add nuw i64 %v29, 2242545357980376863
  %v38 = and i64 %v36, %v37
  %v39 = or i64 %v35, %v38
  %v40 = lshr i64 %v39, 2
  %v41 = and i64 %v40, 2314885530818453536
  %v42 = xor i64 %v41, %v29
  %v43 = add i64 %v26, %v16
  %v44 = inttoptr i64 %v43 to ptr
  store i64 %v42, ptr %v44, align 8
  %v24 = add i64 %v23, 8
  %v45 = icmp sgt i64 %v24, %v1
  br i1 %v45, label %v21, label %v22
v21:
  %v46 = phi i64 [ 0, %v19 ], [ %v23, %v25 ]
  %v47 = icmp eq i64 %v46, %v1
  br i1 %v47, label %v32, label %v48
v48:
  %v49 = add i64 %v46, %v0
  %v50 = sub i64 %v1, %v46
  %v51 = tail call i64 @llvm.umin.i64(i64 %v50, i64 8)
  %v52 = and i64 %v49, 4095
  %v53 = icmp samesign ult i64 %v52, 4089
  br i1 %v53, label %v54, label %v55
v54:
  %v56 = inttoptr i64 %v49 to ptr
  %v57 = load i64, ptr %v56, align 1
  br label %v58
v55:
  %v59 = and i64 %v0, 7
  %v60 = and i64 %v49, -8
  %v61 = inttoptr i64 %v60 to ptr
  %v62 = load i64, ptr %v61, align 8
  %v63 = shl nuw nsw i64 %v59, 3
  %v64 = lshr i64 %v62, %v63
  %v65 = add nuw nsw i64 %v51, %v59
  %v66 = icmp samesign ugt i64 %v65, 8
  br i1 %v66, label %v67, label %v58
v67:
  %v68 = getelementptr i8, ptr %v61, i64 8
  %v69 = load i64, ptr %v68, align 8
  %v70 = sub nuw nsw i64 64, %v63
  %v71 = shl i64 %v69, %v70
  %v72 = or disjoint i64 %v71, %v64
  br label %v58
v58:
  %v73 = phi i64 [ %v57, %v54 ], [ %v64, %v55 ], [ %v72, %v67 ]
  %v74 = shl nuw nsw i64 %v51, 3
  %v75 = sub nuw nsw i64 64, %v74
  %v76 = lshr i64 -1, %v75
  %v77 = and i64 %v73, %v76
  %v78 = and i64 %v77, -9187201950435737472
  %v79 = icmp eq i64 %v78, 0
  br i1 %v79, label %v80, label %v32
v80:
  %v81 = add nuw i64 %v77, 4557430888798830399
  %v82 = sub nuw i64 -2676586395008836902, %v77
  %v83 = and i64 %v82, %v81
  %v84 = sub nuw i64 -361700864190383366, %v77
  %v85 = add nuw i64 %v77, 2242545357980376863
  %v86 = and i64 %v84, %v85
  %v87 = or i64 %v83, %v86
  %v88 = lshr i64 %v87, 2
  %v89 = and i64 %v88, 2314885530818453536
  %v90 = xor i64 %v89, %v77
  %v91 = add i64 %v46, %v16
  %v92 = inttoptr i64 %v91 to ptr
  store i64 %v90, ptr %v92, align 8
  br label %v32
v32:
  %v93 = phi i64 [ %v1, %v21 ], [ %v46, %v58 ], [ %v1, %v80 ], [ %v26, %v22 ]
  %v94 = icmp eq i64 %v93, %v1
  br i1 %v94, label %v95, label %v96
v95:
  %v97 = add i64 %v16, %v1
  %v98 = inttoptr i64 %v6 to ptr
  %v99 = getelementptr i8, ptr %v98, i64 -8
  store i64 %v97, ptr %v99, align 8
  br label %v18
v96:
  %v100 = tail call { i64, i64 } @udf_text_swapcase_rest(i64 %v0, i64 %v1, i64 %v93, i64 %v16, i64 %v2, i64 %v3)
  %v101 = extractvalue { i64, i64 } %v100, 0
  %v102 = extractvalue { i64, i64 } %v100, 1
  br label %v18
v18:
  %v103 = phi i64 [ 0, %v104 ], [ %v16, %v95 ], [ %v101, %v96 ]
  %v105 = phi i64 [ 0, %v104 ], [ %v1, %v95 ], [ %v102, %v96 ]
  %v106 = insertvalue { i64, i64 } poison, i64 %v103, 0
  %v107 = insertvalue { i64, i64 } %v106, i64 %v105, 1
  ret { i64, i64 } %v107
}
define internal { i64 } @udf_text_distinct(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v7:
  %v4 = shl i64 %v2, 1
  br label %v5
v5:
  %v6 = phi i64 [ 8, %v7 ], [ %v8, %v5 ]
  %v8 = shl i64 %v6, 1
  %v9 = icmp slt i64 %v6, %v4
  br i1 %v9, label %v5, label %v10
v10:
  %v11 = shl i64 %v6, 3
  %v12 = or disjoint i64 %v11, 16
  %v13 = inttoptr i64 %v3 to ptr
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %v13, i64 8
  %v16 = load i64, ptr %v15, align 8
  %v17 = sub i64 %v16, %v14
  %v18 = icmp slt i64 %v17, %v12
  %v19 = sub i64 0, %v14
  %v20 = and i64 %v19, 7
  %v21 = add i64 %v20, %v14
  %v22 = icmp eq i64 %v21, 0
  %v23 = or i1 %v18, %v22
  br i1 %v23, label %v24, label %v25
v25:
  %v26 = icmp eq i64 %v6, 0
  br i1 %v26, label %v27, label %v28
v28:
  %v29 = phi i64 [ %v30, %v28 ], [ 0, %v25 ]
  %v31 = shl i64 %v29, 3
  %v32 = add i64 %v31, %v21
  %v33 = inttoptr i64 %v32 to ptr
  store i64 0, ptr %v33, align 8
  %v30 = add nuw i64 %v29, 1
  %v34 = icmp ult i64 %v30, %v6
  br i1 %v34, label %v28, label %v27
v27:
  %v35 = icmp slt i64 %v2, 1
  br i1 %v35, label %v24, label %v36
v36:
  %v37 = add i64 %v6, -1
  %v38 = shl i64 %v1, 3
  br label %v39
v39:
  %v40 = phi i64 [ 0, %v36 ], [ %v41, %v42 ]
  %v43 = phi i64 [ 0, %v36 ], [ %v44, %v42 ]
  %v45 = mul i64 %v38, %v40
  %v46 = add i64 %v45, %v0
  %v47 = inttoptr i64 %v46 to ptr
  %v48 = load i64, ptr %v47, align 8
  %v49 = inttoptr i64 %v48 to ptr
  %v50 = getelementptr i8, ptr %v49, i64 8
  %v51 = load i64, ptr %v50, align 8
  %v52 = load i64, ptr %v49, align 8
  %v53 = icmp eq i64 %v52, 0
  br i1 %v53, label %v42, label %v54
v54:
  %v55 = icmp slt i64 %v51, 1
  br i1 %v55, label %v56, label %v57
v57:
  %v58 = and i64 %v52, 7
  %v59 = shl nuw nsw i64 %v58, 3
  %v60 = sub nuw nsw i64 8, %v58
  %v61 = sub nuw nsw i64 64, %v59
  br label %v62
v62:
  %v63 = phi i64 [ %v64, %v65 ], [ 0, %v57 ]
  %v66 = phi i64 [ %v67, %v65 ], [ %v51, %v57 ]
  %v68 = phi i64 [ %v69, %v65 ], [ %v51, %v57 ]
  %v70 = add i64 %v63, %v52
  %v71 = tail call i64 @llvm.umin.i64(i64 %v66, i64 8)
  %v72 = and i64 %v70, 4095
  %v73 = icmp samesign ult i64 %v72, 4089
  br i1 %v73, label %v74, label %v75
v74:
  %v76 = inttoptr i64 %v70 to ptr
  %v77 = load i64, ptr %v76, align 1
  br label %v65
v75:
  %v78 = and i64 %v70, -8
  %v79 = inttoptr i64 %v78 to ptr
  %v80 = load i64, ptr %v79, align 8
  %v81 = lshr i64 %v80, %v59
  %v82 = icmp samesign ugt i64 %v71, %v60
  br i1 %v82, label %v83, label %v65
v83:
  %v84 = getelementptr i8, ptr %v79, i64 8
  %v85 = load i64, ptr %v84, align 8
  %v86 = shl i64 %v85, %v61
  %v87 = or disjoint i64 %v86, %v81
  br label %v65
v65:
  %v88 = phi i64 [ %v77, %v74 ], [ %v81, %v75 ], [ %v87, %v83 ]
  %v89 = shl nuw nsw i64 %v71, 3
  %v90 = sub nuw nsw i64 64, %v89
  %v91 = lshr i64 -1, %v90
  %v92 = and i64 %v88, %v91
  %v93 = xor i64 %v92, %v68
  %v94 = mul i64 %v93, -7046029254386353131
  %v95 = lshr i64 %v94, 32
  %v69 = xor i64 %v95, %v94
  %v67 = add i64 %v66, -8
  %v64 = add i64 %v63, 8
  %v96 = icmp sgt i64 %v51, %v64
  br i1 %v96, label %v62, label %v56
v56:
  %v97 = phi i64 [ %v51, %v54 ], [ %v69, %v65 ]
  %v98 = and i64 %v97, %v37
  %v99 = shl i64 %v98, 3
  %v100 = add i64 %v99, %v21
  %v101 = inttoptr i64 %v100 to ptr
  %v102 = load i64, ptr %v101, align 8
  %v103 = icmp eq i64 %v102, 0
  br i1 %v103, label %v104, label %v105
v105:
  %v106 = and i64 %v52, 7
  %v107 = shl nuw nsw i64 %v106, 3
  %v108 = sub nuw nsw i64 8, %v106
  %v109 = sub nuw nsw i64 64, %v107
  br label %v110
v110:
  %v111 = phi i64 [ %v112, %v113 ], [ %v100, %v105 ]
  %v114 = phi i64 [ %v115, %v113 ], [ %v98, %v105 ]
  %v116 = inttoptr i64 %v111 to ptr
  %v117 = load i64, ptr %v116, align 8
  %v118 = inttoptr i64 %v117 to ptr
  %v119 = getelementptr i8, ptr %v118, i64 8
  %v120 = load i64, ptr %v119, align 8
  %v121 = icmp ne i64 %v120, %v51
  %v122 = or i1 %v55, %v121
  br i1 %v122, label %v123, label %v124
v124:
  %v125 = load i64, ptr %v118, align 8
  %v126 = and i64 %v125, 7
  %v127 = shl nuw nsw i64 %v126, 3
  %v128 = sub nuw nsw i64 8, %v126
  %v129 = sub nuw nsw i64 64, %v127
  br label %v130
v130:
  %v131 = phi i64 [ 0, %v124 ], [ %v132, %v133 ]
  %v134 = sub i64 %v51, %v131
  %v135 = add i64 %v131, %v125
  %v136 = tail call i64 @llvm.umin.i64(i64 %v134, i64 8)
  %v137 = and i64 %v135, 4095
  %v138 = icmp samesign ult i64 %v137, 4089
  br i1 %v138, label %v139, label %v140
v139:
  %v141 = inttoptr i64 %v135 to ptr
  %v142 = load i64, ptr %v141, align 1
  br label %v143
v140:
  %v144 = and i64 %v135, -8
  %v145 = inttoptr i64 %v144 to ptr
  %v146 = load i64, ptr %v145, align 8
  %v147 = lshr i64 %v146, %v127
  %v148 = icmp samesign ugt i64 %v136, %v128
  br i1 %v148, label %v149, label %v143
v149:
  %v150 = getelementptr i8, ptr %v145, i64 8
  %v151 = load i64, ptr %v150, align 8
  %v152 = shl i64 %v151, %v129
  %v153 = or disjoint i64 %v152, %v147
  br label %v143
v143:
  %v154 = phi i64 [ %v142, %v139 ], [ %v147, %v140 ], [ %v153, %v149 ]
  %v155 = shl nuw nsw i64 %v136, 3
  %v156 = sub nuw nsw i64 64, %v155
  %v157 = lshr i64 -1, %v156
  %v158 = add i64 %v131, %v52
  %v159 = and i64 %v158, 4095
  %v160 = icmp samesign ult i64 %v159, 4089
  br i1 %v160, label %v161, label %v162
v161:
  %v163 = inttoptr i64 %v158 to ptr
  %v164 = load i64, ptr %v163, align 1
  br label %v165
v162:
  %v166 = and i64 %v158, -8
  %v167 = inttoptr i64 %v166 to ptr
  %v168 = load i64, ptr %v167, align 8
  %v169 = lshr i64 %v168, %v107
  %v170 = icmp samesign ugt i64 %v136, %v108
  br i1 %v170, label %v171, label %v165
v171:
  %v172 = getelementptr i8, ptr %v167, i64 8
  %v173 = load i64, ptr %v172, align 8
  %v174 = shl i64 %v173, %v109
  %v175 = or disjoint i64 %v174, %v169
  br label %v165
v165:
  %v176 = phi i64 [ %v164, %v161 ], [ %v169, %v162 ], [ %v175, %v171 ]
  %v177 = xor i64 %v176, %v154
  %v178 = and i64 %v177, %v157
  %v179 = icmp eq i64 %v178, 0
  br i1 %v179, label %v133, label %v113
v133:
  %v132 = add i64 %v131, 8
  %v180 = icmp sgt i64 %v51, %v132
  br i1 %v180, label %v130, label %v181
v123:
  %v182 = icmp eq i64 %v120, %v51
  br i1 %v182, label %v181, label %v113
v113:
  %v183 = add i64 %v114, 1
  %v115 = and i64 %v183, %v37
  %v184 = shl i64 %v115, 3
  %v112 = add i64 %v184, %v21
  %v185 = inttoptr i64 %v112 to ptr
  %v186 = load i64, ptr %v185, align 8
  %v187 = icmp eq i64 %v186, 0
  br i1 %v187, label %v104, label %v110
v181:
  %v188 = icmp eq i64 %v117, 0
  br label %v104
v104:
  %v189 = phi i64 [ %v100, %v56 ], [ %v111, %v181 ], [ %v112, %v113 ]
  %v190 = phi i1 [ true, %v56 ], [ %v188, %v181 ], [ true, %v113 ]
  %v191 = zext i1 %v190 to i64
  %v192 = add i64 %v43, %v191
  %v193 = inttoptr i64 %v189 to ptr
  store i64 %v48, ptr %v193, align 8
  br label %v42
v42:
  %v44 = phi i64 [ %v43, %v39 ], [ %v192, %v104 ]
  %v41 = add nuw nsw i64 %v40, 1
  %v194 = icmp slt i64 %v41, %v2
  br i1 %v194, label %v39, label %v24
v24:
  %v195 = phi i64 [ -1, %v10 ], [ 0, %v27 ], [ %v44, %v42 ]
  %v196 = insertvalue { i64 } poison, i64 %v195, 0
  ret { i64 } %v196
}
define internal { i64 } @udf_text_length_utf8(i64 %v0, i64 %v1) noinline nounwind {
v52:
  %v2 = icmp slt i64 %v1, 1
  br i1 %v2, label %v3, label %v4
v4:
  %v5 = add i64 %v0, -1
  %v6 = add i64 %v5, %v1
  %v7 = and i64 %v0, -8
  %v8 = and i64 %v6, -8
  %v9 = trunc i64 %v0 to i32
  %v10 = shl i32 %v9, 3
  %v11 = and i32 %v10, 56
  %v12 = zext nneg i32 %v11 to i64
  %v13 = shl nsw i64 -1, %v12
  %v14 = inttoptr i64 %v7 to ptr
  %v15 = load i64, ptr %v14, align 8
  %v16 = and i64 %v15, %v13
  %v17 = icmp ult i64 %v7, %v8
  br i1 %v17, label %v18, label %v19
v18:
  %v20 = phi i64 [ %v21, %v18 ], [ %v1, %v4 ]
  %v22 = phi i64 [ %v23, %v18 ], [ %v16, %v4 ]
  %v24 = phi i64 [ %v25, %v18 ], [ %v7, %v4 ]
  %v26 = lshr i64 %v22, 6
  %v27 = lshr i64 %v22, 7
  %v28 = and i64 %v26, 72340172838076673
  %v29 = xor i64 %v28, 72340172838076673
  %v30 = and i64 %v29, %v27
  %v31 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v30)
  %v21 = sub i64 %v20, %v31
  %v25 = add nuw i64 %v24, 8
  %v32 = inttoptr i64 %v24 to ptr
  %v33 = getelementptr i8, ptr %v32, i64 8
  %v23 = load i64, ptr %v33, align 8
  %v34 = icmp ult i64 %v25, %v8
  br i1 %v34, label %v18, label %v19
v19:
  %v35 = phi i64 [ %v1, %v4 ], [ %v21, %v18 ]
  %v36 = phi i64 [ %v16, %v4 ], [ %v23, %v18 ]
  %v37 = trunc i64 %v6 to i32
  %v38 = shl i32 %v37, 3
  %v39 = and i32 %v38, 56
  %v40 = xor i32 %v39, 56
  %v41 = zext nneg i32 %v40 to i64
  %v42 = lshr i64 -1, %v41
  %v43 = and i64 %v36, %v42
  %v44 = lshr i64 %v43, 7
  %v45 = lshr i64 %v43, 6
  %v46 = and i64 %v45, 72340172838076673
  %v47 = xor i64 %v46, 72340172838076673
  %v48 = and i64 %v47, %v44
  %v49 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v48)
  %v50 = sub i64 %v35, %v49
  br label %v3
v3:
  %v51 = phi i64 [ 0, %v52 ], [ %v50, %v19 ]
  %v53 = insertvalue { i64 } poison, i64 %v51, 0
  ret { i64 } %v53
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
v58:
  %v3 = icmp sgt i64 %v2, -1
  br i1 %v3, label %v4, label %v5
v5:
  %v6 = icmp slt i64 %v1, 1
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = add i64 %v0, -1
  %v10 = add i64 %v9, %v1
  %v11 = and i64 %v0, -8
  %v12 = and i64 %v10, -8
  %v13 = trunc i64 %v0 to i32
  %v14 = shl i32 %v13, 3
  %v15 = and i32 %v14, 56
  %v16 = zext nneg i32 %v15 to i64
  %v17 = shl nsw i64 -1, %v16
  %v18 = inttoptr i64 %v11 to ptr
  %v19 = load i64, ptr %v18, align 8
  %v20 = and i64 %v19, %v17
  %v21 = icmp ult i64 %v11, %v12
  br i1 %v21, label %v22, label %v23
v22:
  %v24 = phi i64 [ %v25, %v22 ], [ %v20, %v8 ]
  %v26 = phi i64 [ %v27, %v22 ], [ %v1, %v8 ]
  %v28 = phi i64 [ %v29, %v22 ], [ %v11, %v8 ]
  %v30 = lshr i64 %v24, 6
  %v31 = lshr i64 %v24, 7
  %v32 = and i64 %v30, 72340172838076673
  %v33 = xor i64 %v32, 72340172838076673
  %v34 = and i64 %v33, %v31
  %v35 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v34)
  %v27 = sub i64 %v26, %v35
  %v29 = add nuw i64 %v28, 8
  %v36 = inttoptr i64 %v28 to ptr
  %v37 = getelementptr i8, ptr %v36, i64 8
  %v25 = load i64, ptr %v37, align 8
  %v38 = icmp ult i64 %v29, %v12
  br i1 %v38, label %v22, label %v23
v23:
  %v39 = phi i64 [ %v20, %v8 ], [ %v25, %v22 ]
  %v40 = phi i64 [ %v1, %v8 ], [ %v27, %v22 ]
  %v41 = trunc i64 %v10 to i32
  %v42 = shl i32 %v41, 3
  %v43 = and i32 %v42, 56
  %v44 = xor i32 %v43, 56
  %v45 = zext nneg i32 %v44 to i64
  %v46 = lshr i64 -1, %v45
  %v47 = and i64 %v39, %v46
  %v48 = lshr i64 %v47, 7
  %v49 = lshr i64 %v47, 6
  %v50 = and i64 %v49, 72340172838076673
  %v51 = xor i64 %v50, 72340172838076673
  %v52 = and i64 %v51, %v48
  %v53 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v52)
  %v54 = sub i64 %v40, %v53
  br label %v7
v7:
  %v55 = phi i64 [ 0, %v5 ], [ %v54, %v23 ]
  %v56 = add i64 %v55, %v2
  br label %v4
v4:
  %v57 = phi i64 [ %v2, %v58 ], [ %v56, %v7 ]
  %v59 = icmp slt i64 %v57, 0
  br i1 %v59, label %v60, label %v61
v61:
  %v62 = icmp slt i64 %v57, 8
  %v63 = icmp slt i64 %v1, 8
  %v64 = or i1 %v63, %v62
  br i1 %v64, label %v65, label %v66
v66:
  %v67 = phi i64 [ %v68, %v69 ], [ %v57, %v61 ]
  %v70 = phi i64 [ %v71, %v69 ], [ 8, %v61 ]
  %v72 = phi i64 [ %v70, %v69 ], [ 0, %v61 ]
  %v73 = add i64 %v72, %v0
  %v74 = inttoptr i64 %v73 to ptr
  %v75 = load i64, ptr %v74, align 1
  %v76 = and i64 %v75, -9187201950435737472
  %v77 = icmp eq i64 %v76, 0
  br i1 %v77, label %v69, label %v65
v69:
  %v68 = add nsw i64 %v67, -8
  %v71 = add nuw i64 %v70, 8
  %v78 = icmp sle i64 %v71, %v1
  %v79 = icmp sgt i64 %v67, 15
  %v80 = and i1 %v79, %v78
  br i1 %v80, label %v66, label %v65
v65:
  %v81 = phi i64 [ %v57, %v61 ], [ %v67, %v66 ], [ %v68, %v69 ]
  %v82 = phi i64 [ 0, %v61 ], [ %v72, %v66 ], [ %v70, %v69 ]
  %v83 = icmp slt i64 %v82, %v1
  %v84 = icmp sge i64 %v82, %v1
  %v85 = icmp slt i64 %v81, 1
  %v86 = or i1 %v85, %v84
  br i1 %v86, label %v87, label %v88
v88:
  %v89 = phi i64 [ %v90, %v88 ], [ %v81, %v65 ]
  %v91 = phi i64 [ %v92, %v88 ], [ %v82, %v65 ]
  %v93 = add i64 %v91, %v0
  %v94 = inttoptr i64 %v93 to ptr
  %v95 = load i8, ptr %v94, align 1
  %v96 = icmp sgt i8 %v95, -1
  %v97 = icmp ult i8 %v95, -32
  %v98 = icmp ult i8 %v95, -16
  %v99 = select i1 %v98, i64 3, i64 4
  %v100 = select i1 %v97, i64 2, i64 %v99
  %v101 = select i1 %v96, i64 1, i64 %v100
  %v92 = add i64 %v101, %v91
  %v90 = add nsw i64 %v89, -1
  %v102 = icmp slt i64 %v92, %v1
  %v103 = icmp sgt i64 %v89, 1
  %v104 = and i1 %v103, %v102
  br i1 %v104, label %v88, label %v87
v87:
  %v105 = phi i64 [ %v82, %v65 ], [ %v92, %v88 ]
  %v106 = phi i1 [ %v83, %v65 ], [ %v102, %v88 ]
  %v107 = select i1 %v106, i64 %v105, i64 %v1
  br label %v60
v60:
  %v108 = phi i64 [ %v1, %v4 ], [ %v107, %v87 ]
  %v109 = add i64 %v108, %v0
  %v110 = icmp slt i64 %v108, %v1
  br i1 %v110, label %v111, label %v112
v111:
  %v113 = inttoptr i64 %v109 to ptr
  %v114 = load i8, ptr %v113, align 1
  %v115 = icmp sgt i8 %v114, -1
  %v116 = icmp ult i8 %v114, -32
  %v117 = icmp ult i8 %v114, -16
  %v118 = select i1 %v117, i64 3, i64 4
  %v119 = select i1 %v116, i64 2, i64 %v118
  %v120 = select i1 %v115, i64 1, i64 %v119
  br label %v112
v112:
  %v121 = phi i64 [ 0, %v60 ], [ %v120, %v111 ]
  %v122 = insertvalue { i64, i64 } poison, i64 %v109, 0
  %v123 = insertvalue { i64, i64 } %v122, i64 %v121, 1
  ret { i64, i64 } %v123
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
v57:
  %v4 = or i64 %v3, %v2
  %v5 = icmp sgt i64 %v4, -1
  %v6 = icmp slt i64 %v1, 1
  %v7 = or i1 %v6, %v5
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = add i64 %v0, -1
  %v11 = add i64 %v10, %v1
  %v12 = and i64 %v0, -8
  %v13 = and i64 %v11, -8
  %v14 = trunc i64 %v0 to i32
  %v15 = shl i32 %v14, 3
  %v16 = and i32 %v15, 56
  %v17 = zext nneg i32 %v16 to i64
  %v18 = shl nsw i64 -1, %v17
  %v19 = inttoptr i64 %v12 to ptr
  %v20 = load i64, ptr %v19, align 8
  %v21 = and i64 %v20, %v18
  %v22 = icmp ult i64 %v12, %v13
  br i1 %v22, label %v23, label %v24
v23:
  %v25 = phi i64 [ %v26, %v23 ], [ %v21, %v9 ]
  %v27 = phi i64 [ %v28, %v23 ], [ %v1, %v9 ]
  %v29 = phi i64 [ %v30, %v23 ], [ %v12, %v9 ]
  %v31 = lshr i64 %v25, 6
  %v32 = lshr i64 %v25, 7
  %v33 = and i64 %v31, 72340172838076673
  %v34 = xor i64 %v33, 72340172838076673
  %v35 = and i64 %v34, %v32
  %v36 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v35)
  %v28 = sub i64 %v27, %v36
  %v30 = add nuw i64 %v29, 8
  %v37 = inttoptr i64 %v29 to ptr
  %v38 = getelementptr i8, ptr %v37, i64 8
  %v26 = load i64, ptr %v38, align 8
  %v39 = icmp ult i64 %v30, %v13
  br i1 %v39, label %v23, label %v24
v24:
  %v40 = phi i64 [ %v21, %v9 ], [ %v26, %v23 ]
  %v41 = phi i64 [ %v1, %v9 ], [ %v28, %v23 ]
  %v42 = trunc i64 %v11 to i32
  %v43 = shl i32 %v42, 3
  %v44 = and i32 %v43, 56
  %v45 = xor i32 %v44, 56
  %v46 = zext nneg i32 %v45 to i64
  %v47 = lshr i64 -1, %v46
  %v48 = and i64 %v40, %v47
  %v49 = lshr i64 %v48, 7
  %v50 = lshr i64 %v48, 6
  %v51 = and i64 %v50, 72340172838076673
  %v52 = xor i64 %v51, 72340172838076673
  %v53 = and i64 %v52, %v49
  %v54 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v53)
  %v55 = sub i64 %v41, %v54
  br label %v8
v8:
  %v56 = phi i64 [ 0, %v57 ], [ %v55, %v24 ]
  %v58 = add i64 %v56, %v2
  %v59 = tail call i64 @llvm.smax.i64(i64 %v58, i64 0)
  %v60 = icmp slt i64 %v2, 0
  %v61 = select i1 %v60, i64 %v59, i64 %v2
  %v62 = add i64 %v56, %v3
  %v63 = tail call i64 @llvm.smax.i64(i64 %v62, i64 0)
  %v64 = icmp slt i64 %v3, 0
  %v65 = select i1 %v64, i64 %v63, i64 %v3
  %v66 = icmp slt i64 %v65, 8
  %v67 = icmp slt i64 %v1, 8
  %v68 = or i1 %v67, %v66
  br i1 %v68, label %v69, label %v70
v70:
  %v71 = phi i64 [ %v72, %v73 ], [ 8, %v8 ]
  %v74 = phi i64 [ %v71, %v73 ], [ 0, %v8 ]
  %v75 = phi i64 [ %v76, %v73 ], [ %v65, %v8 ]
  %v77 = add i64 %v74, %v0
  %v78 = inttoptr i64 %v77 to ptr
  %v79 = load i64, ptr %v78, align 1
  %v80 = and i64 %v79, -9187201950435737472
  %v81 = icmp eq i64 %v80, 0
  br i1 %v81, label %v73, label %v69
v73:
  %v76 = add nsw i64 %v75, -8
  %v72 = add nuw i64 %v71, 8
  %v82 = icmp sle i64 %v72, %v1
  %v83 = icmp sgt i64 %v75, 15
  %v84 = and i1 %v82, %v83
  br i1 %v84, label %v70, label %v69
v69:
  %v85 = phi i64 [ 0, %v8 ], [ %v74, %v70 ], [ %v71, %v73 ]
  %v86 = phi i64 [ %v65, %v8 ], [ %v75, %v70 ], [ %v76, %v73 ]
  %v87 = icmp slt i64 %v85, %v1
  %v88 = icmp sge i64 %v85, %v1
  %v89 = icmp slt i64 %v86, 1
  %v90 = or i1 %v88, %v89
  br i1 %v90, label %v91, label %v92
v92:
  %v93 = phi i64 [ %v94, %v92 ], [ %v85, %v69 ]
  %v95 = phi i64 [ %v96, %v92 ], [ %v86, %v69 ]
  %v97 = add i64 %v93, %v0
  %v98 = inttoptr i64 %v97 to ptr
  %v99 = load i8, ptr %v98, align 1
  %v100 = icmp sgt i8 %v99, -1
  %v101 = icmp ult i8 %v99, -32
  %v102 = icmp ult i8 %v99, -16
  %v103 = select i1 %v102, i64 3, i64 4
  %v104 = select i1 %v101, i64 2, i64 %v103
  %v105 = select i1 %v100, i64 1, i64 %v104
  %v94 = add i64 %v105, %v93
  %v96 = add nsw i64 %v95, -1
  %v106 = icmp slt i64 %v94, %v1
  %v107 = icmp sgt i64 %v95, 1
  %v108 = and i1 %v107, %v106
  br i1 %v108, label %v92, label %v91
v91:
  %v109 = phi i64 [ %v85, %v69 ], [ %v94, %v92 ]
  %v110 = phi i1 [ %v87, %v69 ], [ %v106, %v92 ]
  %v111 = icmp slt i64 %v61, 8
  %v112 = or i1 %v67, %v111
  br i1 %v112, label %v113, label %v114
v114:
  %v115 = phi i64 [ %v116, %v117 ], [ 8, %v91 ]
  %v118 = phi i64 [ %v115, %v117 ], [ 0, %v91 ]
  %v119 = phi i64 [ %v120, %v117 ], [ %v61, %v91 ]
  %v121 = add i64 %v118, %v0
  %v122 = inttoptr i64 %v121 to ptr
  %v123 = load i64, ptr %v122, align 1
  %v124 = and i64 %v123, -9187201950435737472
  %v125 = icmp eq i64 %v124, 0
  br i1 %v125, label %v117, label %v113
v117:
  %v120 = add nsw i64 %v119, -8
  %v116 = add nuw i64 %v115, 8
  %v126 = icmp sle i64 %v116, %v1
  %v127 = icmp sgt i64 %v119, 15
  %v128 = and i1 %v126, %v127
  br i1 %v128, label %v114, label %v113
v113:
  %v129 = phi i64 [ 0, %v91 ], [ %v118, %v114 ], [ %v115, %v117 ]
  %v130 = phi i64 [ %v61, %v91 ], [ %v119, %v114 ], [ %v120, %v117 ]
  %v131 = icmp slt i64 %v129, %v1
  %v132 = icmp sge i64 %v129, %v1
  %v133 = icmp slt i64 %v130, 1
  %v134 = or i1 %v132, %v133
  br i1 %v134, label %v135, label %v136
v136:
  %v137 = phi i64 [ %v138, %v136 ], [ %v129, %v113 ]
  %v139 = phi i64 [ %v140, %v136 ], [ %v130, %v113 ]
  %v141 = add i64 %v137, %v0
  %v142 = inttoptr i64 %v141 to ptr
  %v143 = load i8, ptr %v142, align 1
  %v144 = icmp sgt i8 %v143, -1
  %v145 = icmp ult i8 %v143, -32
  %v146 = icmp ult i8 %v143, -16
  %v147 = select i1 %v146, i64 3, i64 4
  %v148 = select i1 %v145, i64 2, i64 %v147
  %v149 = select i1 %v144, i64 1, i64 %v148
  %v138 = add i64 %v149, %v137
  %v140 = add nsw i64 %v139, -1
  %v150 = icmp slt i64 %v138, %v1
  %v151 = icmp sgt i64 %v139, 1
  %v152 = and i1 %v151, %v150
  br i1 %v152, label %v136, label %v135
v135:
  %v153 = phi i64 [ %v129, %v113 ], [ %v138, %v136 ]
  %v154 = phi i1 [ %v131, %v113 ], [ %v150, %v136 ]
  %v155 = select i1 %v154, i64 %v153, i64 %v1
  %v156 = icmp slt i64 %v61, 1
  %v157 = icmp slt i64 %v153, %v1
  %v158 = or i1 %v156, %v157
  br i1 %v158, label %v159, label %v160
v160:
  br i1 %v6, label %v161, label %v162
v162:
  %v163 = add i64 %v0, -1
  %v164 = add i64 %v163, %v1
  %v165 = and i64 %v0, -8
  %v166 = and i64 %v164, -8
  %v167 = trunc i64 %v0 to i32
  %v168 = shl i32 %v167, 3
  %v169 = and i32 %v168, 56
  %v170 = zext nneg i32 %v169 to i64
  %v171 = shl nsw i64 -1, %v170
  %v172 = inttoptr i64 %v165 to ptr
  %v173 = load i64, ptr %v172, align 8
  %v174 = and i64 %v173, %v171
  %v175 = icmp ult i64 %v165, %v166
  br i1 %v175, label %v176, label %v177
v176:
  %v178 = phi i64 [ %v179, %v176 ], [ %v174, %v162 ]
  %v180 = phi i64 [ %v181, %v176 ], [ %v1, %v162 ]
  %v182 = phi i64 [ %v183, %v176 ], [ %v165, %v162 ]
  %v184 = lshr i64 %v178, 6
  %v185 = lshr i64 %v178, 7
  %v186 = and i64 %v184, 72340172838076673
  %v187 = xor i64 %v186, 72340172838076673
  %v188 = and i64 %v187, %v185
  %v189 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v188)
  %v181 = sub i64 %v180, %v189
  %v183 = add nuw i64 %v182, 8
  %v190 = inttoptr i64 %v182 to ptr
  %v191 = getelementptr i8, ptr %v190, i64 8
  %v179 = load i64, ptr %v191, align 8
  %v192 = icmp ult i64 %v183, %v166
  br i1 %v192, label %v176, label %v177
v177:
  %v193 = phi i64 [ %v174, %v162 ], [ %v179, %v176 ]
  %v194 = phi i64 [ %v1, %v162 ], [ %v181, %v176 ]
  %v195 = trunc i64 %v164 to i32
  %v196 = shl i32 %v195, 3
  %v197 = and i32 %v196, 56
  %v198 = xor i32 %v197, 56
  %v199 = zext nneg i32 %v198 to i64
  %v200 = lshr i64 -1, %v199
  %v201 = and i64 %v193, %v200
  %v202 = lshr i64 %v201, 7
  %v203 = lshr i64 %v201, 6
  %v204 = and i64 %v203, 72340172838076673
  %v205 = xor i64 %v204, 72340172838076673
  %v206 = and i64 %v205, %v202
  %v207 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v206)
  %v208 = sub i64 %v194, %v207
  %v209 = icmp sgt i64 %v61, %v208
  br label %v161
v161:
  %v210 = phi i1 [ true, %v160 ], [ %v209, %v177 ]
  %v211 = add i64 %v1, 1
  %v212 = select i1 %v210, i64 %v211, i64 %v155
  br label %v159
v159:
  %v213 = phi i64 [ %v155, %v135 ], [ %v212, %v161 ]
  %v214 = select i1 %v110, i64 %v109, i64 %v1
  %v215 = tail call i64 @llvm.smin.i64(i64 %v213, i64 %v1)
  %v216 = sub i64 %v214, %v215
  %v217 = tail call i64 @llvm.smax.i64(i64 %v216, i64 0)
  %v218 = add i64 %v215, %v0
  %v219 = insertvalue { i64, i64 } poison, i64 %v218, 0
  %v220 = insertvalue { i64, i64 } %v219, i64 %v217, 1
  ret { i64, i64 } %v220
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
v65:
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
  %v17 = and i64 %v16, 4095
  %v18 = icmp samesign ult i64 %v17, 4089
  %v19 = and i64 %v16, -8
  %v20 = inttoptr i64 %v19 to ptr
  %v21 = shl i64 %v16, 3
  %v22 = and i64 %v21, 56
  %v23 = inttoptr i64 %v16 to ptr
  br label %v24
v24:
  %v25 = phi i64 [ 0, %v12 ], [ %v26, %v27 ]
  %v28 = add i64 %v25, %v2
  %v29 = inttoptr i64 %v28 to ptr
  %v30 = load i8, ptr %v29, align 1
  %v31 = icmp slt i8 %v30, 0
  br i1 %v31, label %v27, label %v32
v32:
  %v33 = and i64 %v28, 4095
  %v34 = icmp samesign ult i64 %v33, 4089
  br i1 %v34, label %v35, label %v36
v35:
  %v37 = load i64, ptr %v29, align 1
  br label %v38
v36:
  %v39 = and i64 %v28, -8
  %v40 = inttoptr i64 %v39 to ptr
  %v41 = load i64, ptr %v40, align 8
  %v42 = shl i64 %v28, 3
  %v43 = and i64 %v42, 56
  %v44 = lshr i64 %v41, %v43
  br label %v38
v38:
  %v45 = phi i64 [ %v37, %v35 ], [ %v44, %v36 ]
  br i1 %v18, label %v46, label %v47
v46:
  %v48 = load i64, ptr %v23, align 1
  br label %v49
v47:
  %v50 = load i64, ptr %v20, align 8
  %v51 = lshr i64 %v50, %v22
  br label %v49
v49:
  %v52 = phi i64 [ %v48, %v46 ], [ %v51, %v47 ]
  %v53 = xor i64 %v52, %v45
  %v54 = and i64 %v53, 255
  %v55 = icmp eq i64 %v54, 0
  br i1 %v55, label %v15, label %v27
v27:
  %v56 = icmp sgt i8 %v30, -1
  %v57 = icmp ult i8 %v30, -16
  %v58 = select i1 %v57, i64 3, i64 4
  %v59 = icmp ult i8 %v30, -32
  %v60 = select i1 %v59, i64 2, i64 %v58
  %v61 = select i1 %v56, i64 1, i64 %v60
  %v26 = add i64 %v61, %v25
  %v62 = icmp slt i64 %v26, %v3
  br i1 %v62, label %v24, label %v7
v15:
  %v14 = add nuw nsw i64 %v13, 1
  %v63 = icmp slt i64 %v14, %v1
  br i1 %v63, label %v12, label %v7
v7:
  %v64 = phi i64 [ 0, %v65 ], [ %v13, %v27 ], [ 0, %v8 ], [ %v14, %v15 ]
  %v66 = and i32 %v4, 2
  %v67 = icmp eq i32 %v66, 0
  %v68 = icmp sge i64 %v64, %v1
  %v69 = or i1 %v67, %v68
  br i1 %v69, label %v70, label %v71
v71:
  %v72 = icmp slt i64 %v3, 1
  br label %v73
v73:
  %v74 = phi i64 [ %v75, %v76 ], [ %v1, %v71 ]
  %v75 = add nsw i64 %v74, -1
  br i1 %v72, label %v70, label %v77
v77:
  %v78 = add i64 %v75, %v0
  %v79 = and i64 %v78, 4095
  %v80 = icmp samesign ult i64 %v79, 4089
  %v81 = and i64 %v78, -8
  %v82 = inttoptr i64 %v81 to ptr
  %v83 = shl i64 %v78, 3
  %v84 = and i64 %v83, 56
  %v85 = inttoptr i64 %v78 to ptr
  br label %v86
v86:
  %v87 = phi i64 [ 0, %v77 ], [ %v88, %v89 ]
  %v90 = add i64 %v87, %v2
  %v91 = inttoptr i64 %v90 to ptr
  %v92 = load i8, ptr %v91, align 1
  %v93 = icmp slt i8 %v92, 0
  br i1 %v93, label %v89, label %v94
v94:
  %v95 = and i64 %v90, 4095
  %v96 = icmp samesign ult i64 %v95, 4089
  br i1 %v96, label %v97, label %v98
v97:
  %v99 = load i64, ptr %v91, align 1
  br label %v100
v98:
  %v101 = and i64 %v90, -8
  %v102 = inttoptr i64 %v101 to ptr
  %v103 = load i64, ptr %v102, align 8
  %v104 = shl i64 %v90, 3
  %v105 = and i64 %v104, 56
  %v106 = lshr i64 %v103, %v105
  br label %v100
v100:
  %v107 = phi i64 [ %v99, %v97 ], [ %v106, %v98 ]
  br i1 %v80, label %v108, label %v109
v108:
  %v110 = load i64, ptr %v85, align 1
  br label %v111
v109:
  %v112 = load i64, ptr %v82, align 8
  %v113 = lshr i64 %v112, %v84
  br label %v111
v111:
  %v114 = phi i64 [ %v110, %v108 ], [ %v113, %v109 ]
  %v115 = xor i64 %v114, %v107
  %v116 = and i64 %v115, 255
  %v117 = icmp eq i64 %v116, 0
  br i1 %v117, label %v76, label %v89
v89:
  %v118 = icmp sgt i8 %v92, -1
  %v119 = icmp ult i8 %v92, -16
  %v120 = select i1 %v119, i64 3, i64 4
  %v121 = icmp ult i8 %v92, -32
  %v122 = select i1 %v121, i64 2, i64 %v120
  %v123 = select i1 %v118, i64 1, i64 %v122
  %v88 = add i64 %v123, %v87
  %v124 = icmp slt i64 %v88, %v3
  br i1 %v124, label %v86, label %v70
v76:
  %v125 = icmp sgt i64 %v75, %v64
  br i1 %v125, label %v73, label %v70
v70:
  %v126 = phi i64 [ %v1, %v7 ], [ %v74, %v89 ], [ %v64, %v76 ], [ %v1, %v73 ]
  %v127 = sub i64 %v126, %v64
  %v128 = add i64 %v64, %v0
  %v129 = insertvalue { i64, i64 } poison, i64 %v128, 0
  %v130 = insertvalue { i64, i64 } %v129, i64 %v127, 1
  ret { i64, i64 } %v130
}
define internal { i64, i64 } @udf_text_strip_of_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v4) noinline nounwind {
v92:
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
  %v26 = sub nuw nsw i64 8, %v24
  %v27 = sub nuw nsw i64 8, %v24
  %v28 = shl nuw nsw i64 %v24, 3
  %v29 = sub nuw nsw i64 64, %v28
  %v30 = lshr i64 -1, %v29
  %v31 = and i64 %v16, 4095
  %v32 = icmp samesign ult i64 %v31, 4089
  %v33 = and i64 %v16, 7
  %v34 = and i64 %v16, -8
  %v35 = inttoptr i64 %v34 to ptr
  %v36 = shl nuw nsw i64 %v33, 3
  %v37 = icmp samesign ugt i64 %v33, %v27
  %v38 = getelementptr i8, ptr %v35, i64 8
  %v39 = sub nuw nsw i64 64, %v36
  br label %v40
v40:
  %v41 = phi i64 [ %v42, %v43 ], [ 0, %v25 ]
  %v44 = add i64 %v41, %v2
  %v45 = inttoptr i64 %v44 to ptr
  %v46 = load i8, ptr %v45, align 1
  %v47 = icmp sgt i8 %v46, -1
  %v48 = icmp ult i8 %v46, -32
  %v49 = icmp ult i8 %v46, -16
  %v50 = select i1 %v49, i64 3, i64 4
  %v51 = select i1 %v48, i64 2, i64 %v50
  %v52 = select i1 %v47, i64 1, i64 %v51
  %v53 = icmp eq i64 %v52, %v24
  br i1 %v53, label %v54, label %v43
v54:
  %v55 = and i64 %v44, 4095
  %v56 = icmp samesign ult i64 %v55, 4089
  br i1 %v56, label %v57, label %v58
v57:
  %v59 = load i64, ptr %v45, align 1
  br label %v60
v58:
  %v61 = and i64 %v44, 7
  %v62 = and i64 %v44, -8
  %v63 = inttoptr i64 %v62 to ptr
  %v64 = load i64, ptr %v63, align 8
  %v65 = shl nuw nsw i64 %v61, 3
  %v66 = lshr i64 %v64, %v65
  %v67 = icmp samesign ugt i64 %v61, %v26
  br i1 %v67, label %v68, label %v60
v68:
  %v69 = getelementptr i8, ptr %v63, i64 8
  %v70 = load i64, ptr %v69, align 8
  %v71 = sub nuw nsw i64 64, %v65
  %v72 = shl i64 %v70, %v71
  %v73 = or disjoint i64 %v72, %v66
  br label %v60
v60:
  %v74 = phi i64 [ %v59, %v57 ], [ %v66, %v58 ], [ %v73, %v68 ]
  br i1 %v32, label %v75, label %v76
v75:
  %v77 = load i64, ptr %v17, align 1
  br label %v78
v76:
  %v79 = load i64, ptr %v35, align 8
  %v80 = lshr i64 %v79, %v36
  br i1 %v37, label %v81, label %v78
v81:
  %v82 = load i64, ptr %v38, align 8
  %v83 = shl i64 %v82, %v39
  %v84 = or disjoint i64 %v83, %v80
  br label %v78
v78:
  %v85 = phi i64 [ %v77, %v75 ], [ %v80, %v76 ], [ %v84, %v81 ]
  %v86 = xor i64 %v85, %v74
  %v87 = and i64 %v86, %v30
  %v88 = icmp eq i64 %v87, 0
  br i1 %v88, label %v15, label %v43
v43:
  %v42 = add i64 %v52, %v41
  %v89 = icmp slt i64 %v42, %v3
  br i1 %v89, label %v40, label %v9
v15:
  %v14 = add i64 %v24, %v13
  %v90 = icmp slt i64 %v14, %v1
  br i1 %v90, label %v12, label %v9
v9:
  %v91 = phi i64 [ 0, %v92 ], [ %v13, %v43 ], [ %v14, %v15 ], [ 0, %v12 ]
  %v93 = and i32 %v4, 2
  %v94 = icmp eq i32 %v93, 0
  %v95 = icmp sge i64 %v91, %v1
  %v96 = or i1 %v94, %v95
  br i1 %v96, label %v97, label %v98
v98:
  %v99 = icmp slt i64 %v3, 1
  br label %v100
v100:
  %v101 = phi i64 [ %v1, %v98 ], [ %v102, %v103 ]
  br label %v104
v104:
  %v105 = phi i64 [ %v102, %v104 ], [ %v101, %v100 ]
  %v102 = add i64 %v105, -1
  %v106 = add i64 %v102, %v0
  %v107 = inttoptr i64 %v106 to ptr
  %v108 = load i8, ptr %v107, align 1
  %v109 = icmp slt i8 %v108, -64
  br i1 %v109, label %v104, label %v110
v110:
  %v111 = icmp ult i8 %v108, -16
  %v112 = select i1 %v111, i64 3, i64 4
  %v113 = icmp ult i8 %v108, -32
  %v114 = select i1 %v113, i64 2, i64 %v112
  %v115 = icmp sgt i8 %v108, -1
  %v116 = select i1 %v115, i64 1, i64 %v114
  br i1 %v99, label %v97, label %v117
v117:
  %v118 = sub nuw nsw i64 8, %v116
  %v119 = sub nuw nsw i64 8, %v116
  %v120 = shl nuw nsw i64 %v116, 3
  %v121 = sub nuw nsw i64 64, %v120
  %v122 = lshr i64 -1, %v121
  %v123 = and i64 %v106, 4095
  %v124 = icmp samesign ult i64 %v123, 4089
  %v125 = and i64 %v106, 7
  %v126 = and i64 %v106, -8
  %v127 = inttoptr i64 %v126 to ptr
  %v128 = shl nuw nsw i64 %v125, 3
  %v129 = icmp samesign ugt i64 %v125, %v119
  %v130 = getelementptr i8, ptr %v127, i64 8
  %v131 = sub nuw nsw i64 64, %v128
  br label %v132
v132:
  %v133 = phi i64 [ %v134, %v135 ], [ 0, %v117 ]
  %v136 = add i64 %v133, %v2
  %v137 = inttoptr i64 %v136 to ptr
  %v138 = load i8, ptr %v137, align 1
  %v139 = icmp sgt i8 %v138, -1
  %v140 = icmp ult i8 %v138, -32
  %v141 = icmp ult i8 %v138, -16
  %v142 = select i1 %v141, i64 3, i64 4
  %v143 = select i1 %v140, i64 2, i64 %v142
  %v144 = select i1 %v139, i64 1, i64 %v143
  %v145 = icmp eq i64 %v144, %v116
  br i1 %v145, label %v146, label %v135
v146:
  %v147 = and i64 %v136, 4095
  %v148 = icmp samesign ult i64 %v147, 4089
  br i1 %v148, label %v149, label %v150
v149:
  %v151 = load i64, ptr %v137, align 1
  br label %v152
v150:
  %v153 = and i64 %v136, 7
  %v154 = and i64 %v136, -8
  %v155 = inttoptr i64 %v154 to ptr
  %v156 = load i64, ptr %v155, align 8
  %v157 = shl nuw nsw i64 %v153, 3
  %v158 = lshr i64 %v156, %v157
  %v159 = icmp samesign ugt i64 %v153, %v118
  br i1 %v159, label %v160, label %v152
v160:
  %v161 = getelementptr i8, ptr %v155, i64 8
  %v162 = load i64, ptr %v161, align 8
  %v163 = sub nuw nsw i64 64, %v157
  %v164 = shl i64 %v162, %v163
  %v165 = or disjoint i64 %v164, %v158
  br label %v152
v152:
  %v166 = phi i64 [ %v151, %v149 ], [ %v158, %v150 ], [ %v165, %v160 ]
  br i1 %v124, label %v167, label %v168
v167:
  %v169 = load i64, ptr %v107, align 1
  br label %v170
v168:
  %v171 = load i64, ptr %v127, align 8
  %v172 = lshr i64 %v171, %v128
  br i1 %v129, label %v173, label %v170
v173:
  %v174 = load i64, ptr %v130, align 8
  %v175 = shl i64 %v174, %v131
  %v176 = or disjoint i64 %v175, %v172
  br label %v170
v170:
  %v177 = phi i64 [ %v169, %v167 ], [ %v172, %v168 ], [ %v176, %v173 ]
  %v178 = xor i64 %v177, %v166
  %v179 = and i64 %v178, %v122
  %v180 = icmp eq i64 %v179, 0
  br i1 %v180, label %v103, label %v135
v135:
  %v134 = add i64 %v144, %v133
  %v181 = icmp slt i64 %v134, %v3
  br i1 %v181, label %v132, label %v97
v103:
  %v182 = icmp sgt i64 %v102, %v91
  br i1 %v182, label %v100, label %v97
v97:
  %v183 = phi i64 [ %v1, %v9 ], [ %v101, %v135 ], [ %v102, %v103 ], [ %v1, %v110 ]
  %v184 = sub i64 %v183, %v91
  %v185 = add i64 %v91, %v0
  %v186 = insertvalue { i64, i64 } poison, i64 %v185, 0
  %v187 = insertvalue { i64, i64 } %v186, i64 %v184, 1
  ret { i64, i64 } %v187
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
define internal { i64 } @udf_text_ord_utf8(i64 %v0, i64 %v1) noinline nounwind {
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
start:
  %v3 = sext i32 %v2 to i64
  %v4 = icmp eq i32 %v2, 10
  br i1 %v4, label %v5, label %v6
v5:
  %v7 = add i64 %v1, -9
  %v8 = icmp ult i64 %v7, -8
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = trunc nuw i64 %v1 to i32
  %v12 = shl nuw nsw i32 %v11, 3
  %v13 = sub nsw i32 64, %v12
  %v14 = tail call i64 @llvm.umin.i64(i64 %v1, i64 8)
  %v15 = and i64 %v0, 4095
  %v16 = icmp samesign ult i64 %v15, 4089
  br i1 %v16, label %v17, label %v18
v17:
  %v19 = inttoptr i64 %v0 to ptr
  %v20 = load i64, ptr %v19, align 1
  br label %v21
v18:
  %v22 = and i64 %v0, 7
  %v23 = and i64 %v0, -8
  %v24 = inttoptr i64 %v23 to ptr
  %v25 = load i64, ptr %v24, align 8
  %v26 = shl nuw nsw i64 %v22, 3
  %v27 = lshr i64 %v25, %v26
  %v28 = add nuw nsw i64 %v14, %v22
  %v29 = icmp samesign ugt i64 %v28, 8
  br i1 %v29, label %v30, label %v21
v30:
  %v31 = getelementptr i8, ptr %v24, i64 8
  %v32 = load i64, ptr %v31, align 8
  %v33 = sub nuw nsw i64 64, %v26
  %v34 = shl i64 %v32, %v33
  %v35 = or disjoint i64 %v34, %v27
  br label %v21
v21:
  %v36 = phi i64 [ %v20, %v17 ], [ %v27, %v18 ], [ %v35, %v30 ]
  %v37 = shl nuw nsw i64 %v14, 3
  %v38 = sub nuw nsw i64 64, %v37
  %v39 = lshr i64 -1, %v38
  %v40 = and i64 %v36, %v39
  %v41 = and i32 %v13, 56
  %v42 = zext nneg i32 %v41 to i64
  %v43 = shl i64 %v40, %v42
  %v44 = icmp ugt i32 %v13, 63
  %v45 = select i1 %v44, i64 0, i64 %v43
  %v46 = and i32 %v12, 56
  %v47 = zext nneg i32 %v46 to i64
  %v48 = lshr i64 3472328296227680304, %v47
  %v49 = icmp ugt i32 %v11, 7
  %v50 = select i1 %v49, i64 0, i64 %v48
  %v51 = or i64 %v45, %v50
  %v52 = and i64 %v51, 9187201950435737471
  %v53 = add nuw i64 %v52, 5063812098665367110
  %v54 = sub nuw i64 -5787213827046133841, %v52
  %v55 = or i64 %v54, %v53
  %v56 = or i64 %v55, %v51
  %v57 = and i64 %v56, -9187201950435737472
  %v58 = icmp eq i64 %v57, 0
  br i1 %v58, label %v59, label %v9
v59:
  %v60 = add i64 %v51, -3472328296227680304
  %v61 = mul i64 %v60, 10
  %v62 = lshr i64 %v60, 8
  %v63 = add i64 %v61, %v62
  %v64 = and i64 %v63, 1095216660735
  %v65 = mul i64 %v64, 4294967296000100
  %v66 = lshr i64 %v63, 16
  %v67 = and i64 %v66, 1095216660735
  %v68 = mul i64 %v67, 42949672960001
  %v69 = add i64 %v68, %v65
  %v70 = lshr i64 %v69, 32
  br label %v9
v9:
  %v71 = phi i64 [ -1, %v5 ], [ -1, %v21 ], [ %v70, %v59 ]
  %v72 = icmp sgt i64 %v71, -1
  br i1 %v72, label %v73, label %v6
v6:
  %v74 = icmp slt i64 %v1, 1
  br i1 %v74, label %v75, label %v76
v76:
  %v77 = phi i64 [ %v78, %v79 ], [ 0, %v6 ]
  %v80 = add i64 %v77, %v0
  %v81 = inttoptr i64 %v80 to ptr
  %v82 = load i8, ptr %v81, align 1
  %v83 = zext i8 %v82 to i32
  %v84 = icmp sgt i8 %v82, -1
  br i1 %v84, label %v85, label %v86
v86:
  %v87 = icmp eq i8 %v82, -123
  %v88 = icmp eq i8 %v82, -96
  %v89 = or i1 %v87, %v88
  br label %v90
v85:
  %v91 = icmp eq i8 %v82, 32
  %v92 = add nsw i8 %v82, -9
  %v93 = icmp ult i8 %v92, 5
  %v94 = or i1 %v91, %v93
  %v95 = and i32 %v83, 124
  %v96 = icmp eq i32 %v95, 28
  %v97 = or i1 %v96, %v94
  br label %v90
v90:
  %v98 = phi i1 [ %v97, %v85 ], [ %v89, %v86 ]
  %v99 = and i32 %v83, 252
  %v100 = icmp ne i32 %v99, 28
  %v101 = and i1 %v100, %v98
  br i1 %v101, label %v79, label %v75
v79:
  %v78 = add nuw nsw i64 %v77, 1
  %v102 = icmp slt i64 %v78, %v1
  br i1 %v102, label %v76, label %v75
v75:
  %v103 = phi i64 [ 0, %v6 ], [ %v1, %v79 ], [ %v77, %v90 ]
  %v104 = tail call i64 @llvm.smin.i64(i64 %v103, i64 %v1)
  br label %v105
v105:
  %v106 = phi i64 [ %v107, %v108 ], [ %v1, %v75 ]
  %v109 = icmp sgt i64 %v106, %v103
  br i1 %v109, label %v110, label %v111
v110:
  %v107 = add nsw i64 %v106, -1
  %v112 = add i64 %v107, %v0
  %v113 = inttoptr i64 %v112 to ptr
  %v114 = load i8, ptr %v113, align 1
  %v115 = zext i8 %v114 to i32
  %v116 = icmp sgt i8 %v114, -1
  br i1 %v116, label %v117, label %v118
v117:
  %v119 = icmp eq i8 %v114, 32
  %v120 = add nsw i8 %v114, -9
  %v121 = icmp ult i8 %v120, 5
  %v122 = or i1 %v119, %v121
  %v123 = and i32 %v115, 124
  %v124 = icmp eq i32 %v123, 28
  %v125 = or i1 %v124, %v122
  br label %v108
v108:
  %v126 = phi i1 [ %v125, %v117 ], [ %v127, %v118 ]
  %v128 = and i32 %v115, 252
  %v129 = icmp ne i32 %v128, 28
  %v130 = and i1 %v129, %v126
  br i1 %v130, label %v105, label %v111
v118:
  %v131 = icmp eq i8 %v114, -123
  %v132 = icmp eq i8 %v114, -96
  %v127 = or i1 %v131, %v132
  br label %v108
v111:
  %v133 = phi i64 [ %v106, %v108 ], [ %v104, %v105 ]
  %v134 = add i64 %v103, %v0
  %v135 = sub i64 %v133, %v103
  %v136 = icmp eq i64 %v133, %v103
  br i1 %v136, label %v137, label %v138
v138:
  %v139 = inttoptr i64 %v134 to ptr
  %v140 = load i8, ptr %v139, align 1
  %v141 = icmp eq i8 %v140, 45
  br label %v137
v137:
  %v142 = phi i1 [ false, %v111 ], [ %v141, %v138 ]
  br i1 %v136, label %v143, label %v144
v144:
  %v145 = inttoptr i64 %v134 to ptr
  %v146 = load i8, ptr %v145, align 1
  %v147 = icmp eq i8 %v146, 45
  br i1 %v147, label %v143, label %v148
v148:
  %v149 = icmp eq i8 %v146, 43
  %v150 = zext i1 %v149 to i64
  br label %v143
v143:
  %v151 = phi i64 [ 0, %v137 ], [ 1, %v144 ], [ %v150, %v148 ]
  %v152 = add nuw nsw i64 %v151, 1
  %v153 = icmp slt i64 %v152, %v135
  %v154 = add i64 %v151, %v134
  br i1 %v153, label %v155, label %v156
v155:
  %v157 = inttoptr i64 %v154 to ptr
  %v158 = load i8, ptr %v157, align 1
  %v159 = icmp eq i8 %v158, 48
  br i1 %v159, label %v160, label %v156
v160:
  %v161 = getelementptr i8, ptr %v157, i64 1
  %v162 = load i8, ptr %v161, align 1
  %v163 = or i8 %v162, 32
  %v164 = icmp eq i8 %v163, 120
  %v165 = icmp eq i8 %v163, 111
  %v166 = icmp eq i8 %v163, 98
  %v167 = select i1 %v166, i64 2, i64 0
  %v168 = select i1 %v165, i64 8, i64 %v167
  %v169 = select i1 %v164, i64 16, i64 %v168
  br label %v156
v156:
  %v170 = phi i64 [ 0, %v143 ], [ 0, %v155 ], [ %v169, %v160 ]
  %v171 = icmp eq i64 %v170, %v3
  %v172 = icmp eq i32 %v2, 0
  %v173 = or i1 %v172, %v171
  %v174 = icmp ne i64 %v170, 0
  %v175 = and i1 %v174, %v173
  br i1 %v175, label %v176, label %v177
v176:
  %v178 = or disjoint i64 %v151, 2
  %v179 = icmp slt i64 %v178, %v135
  br i1 %v179, label %v180, label %v181
v180:
  %v182 = inttoptr i64 %v154 to ptr
  %v183 = getelementptr i8, ptr %v182, i64 2
  %v184 = load i8, ptr %v183, align 1
  %v185 = icmp eq i8 %v184, 95
  %v186 = zext i1 %v185 to i64
  br label %v181
v181:
  %v187 = phi i64 [ 0, %v176 ], [ %v186, %v180 ]
  %v188 = add nuw nsw i64 %v187, %v178
  br label %v189
v177:
  br i1 %v172, label %v190, label %v189
v190:
  %v191 = icmp slt i64 %v151, %v135
  br i1 %v191, label %v192, label %v189
v192:
  %v193 = inttoptr i64 %v154 to ptr
  %v194 = load i8, ptr %v193, align 1
  %v195 = icmp eq i8 %v194, 48
  br label %v189
v189:
  %v196 = phi i64 [ %v188, %v181 ], [ %v151, %v177 ], [ %v151, %v190 ], [ %v151, %v192 ]
  %v197 = phi i64 [ %v170, %v181 ], [ %v3, %v177 ], [ 10, %v190 ], [ 10, %v192 ]
  %v198 = phi i1 [ false, %v181 ], [ false, %v177 ], [ false, %v190 ], [ %v195, %v192 ]
  %v199 = icmp slt i64 %v196, %v135
  br i1 %v199, label %v200, label %v73
v200:
  %v201 = select i1 %v142, i64 -9223372036854775808, i64 9223372036854775807
  br label %v202
v202:
  %v203 = phi i64 [ %v196, %v200 ], [ %v204, %v205 ]
  %v206 = phi i16 [ 0, %v200 ], [ %v207, %v205 ]
  %v208 = phi i64 [ 0, %v200 ], [ %v209, %v205 ]
  %v210 = phi i16 [ 0, %v200 ], [ %v211, %v205 ]
  %v212 = add i64 %v203, %v134
  %v213 = inttoptr i64 %v212 to ptr
  %v214 = load i8, ptr %v213, align 1
  %v215 = icmp eq i8 %v214, 95
  %v216 = icmp ne i16 %v206, 0
  %v217 = and i1 %v216, %v215
  br i1 %v217, label %v205, label %v218
v218:
  %v219 = zext i8 %v214 to i32
  %v220 = add nsw i32 %v219, -48
  %v221 = icmp ult i32 %v220, 10
  %v222 = or i32 %v219, 32
  %v223 = add nsw i32 %v222, -97
  %v224 = icmp ult i32 %v223, 26
  %v225 = add nsw i32 %v222, -87
  %v226 = select i1 %v224, i32 %v225, i32 99
  %v227 = select i1 %v221, i32 %v220, i32 %v226
  %v228 = sext i32 %v227 to i64
  %v229 = icmp ugt i64 %v197, %v228
  br i1 %v229, label %v230, label %v73
v230:
  %v231 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %v208, i64 %v197)
  %v232 = extractvalue { i64, i1 } %v231, 1
  %v233 = zext i1 %v232 to i16
  %v234 = or i16 %v210, %v233
  %v235 = icmp ne i16 %v234, 0
  %v236 = mul i64 %v208, %v197
  %v237 = add i64 %v236, %v228
  %v238 = icmp ult i64 %v237, %v236
  %v239 = icmp ugt i64 %v237, %v201
  %v240 = or i1 %v238, %v239
  %v241 = or i1 %v235, %v240
  %v242 = zext i1 %v241 to i16
  %v243 = icmp ne i64 %v237, 0
  %v244 = and i1 %v198, %v243
  br i1 %v244, label %v73, label %v205
v205:
  %v207 = phi i16 [ 0, %v202 ], [ 1, %v230 ]
  %v209 = phi i64 [ %v208, %v202 ], [ %v237, %v230 ]
  %v211 = phi i16 [ %v210, %v202 ], [ %v242, %v230 ]
  %v204 = add nuw nsw i64 %v203, 1
  %v245 = icmp slt i64 %v204, %v135
  br i1 %v245, label %v202, label %v246
v246:
  br i1 %v217, label %v73, label %v247
v247:
  %v248 = icmp eq i16 %v211, 0
  br i1 %v248, label %v249, label %v73
v249:
  %v250 = sub i64 0, %v209
  %v251 = select i1 %v142, i64 %v250, i64 %v209
  br label %v73
v73:
  %v252 = phi i64 [ 0, %v189 ], [ 0, %v246 ], [ 0, %v247 ], [ %v251, %v249 ], [ %v71, %v9 ], [ 0, %v218 ], [ 0, %v230 ]
  %v253 = phi i64 [ 1, %v189 ], [ 1, %v246 ], [ 2, %v247 ], [ 0, %v249 ], [ 0, %v9 ], [ 1, %v218 ], [ 1, %v230 ]
  %v254 = insertvalue { i64, i64 } poison, i64 %v252, 0
  %v255 = insertvalue { i64, i64 } %v254, i64 %v253, 1
  ret { i64, i64 } %v255
}
define internal { i64, i64 } @udf_text_int_utf8(i64 %v0, i64 %v1, i32 %v2, i64 %v3) noinline nounwind {
start:
  %v4 = sext i32 %v2 to i64
  %v5 = icmp eq i32 %v2, 10
  br i1 %v5, label %v6, label %v7
v6:
  %v8 = add i64 %v1, -9
  %v9 = icmp ult i64 %v8, -8
  br i1 %v9, label %v10, label %v11
v11:
  %v12 = trunc nuw i64 %v1 to i32
  %v13 = shl nuw nsw i32 %v12, 3
  %v14 = sub nsw i32 64, %v13
  %v15 = tail call i64 @llvm.umin.i64(i64 %v1, i64 8)
  %v16 = and i64 %v0, 4095
  %v17 = icmp samesign ult i64 %v16, 4089
  br i1 %v17, label %v18, label %v19
v18:
  %v20 = inttoptr i64 %v0 to ptr
  %v21 = load i64, ptr %v20, align 1
  br label %v22
v19:
  %v23 = and i64 %v0, 7
  %v24 = and i64 %v0, -8
  %v25 = inttoptr i64 %v24 to ptr
  %v26 = load i64, ptr %v25, align 8
  %v27 = shl nuw nsw i64 %v23, 3
  %v28 = lshr i64 %v26, %v27
  %v29 = add nuw nsw i64 %v15, %v23
  %v30 = icmp samesign ugt i64 %v29, 8
  br i1 %v30, label %v31, label %v22
v31:
  %v32 = getelementptr i8, ptr %v25, i64 8
  %v33 = load i64, ptr %v32, align 8
  %v34 = sub nuw nsw i64 64, %v27
  %v35 = shl i64 %v33, %v34
  %v36 = or disjoint i64 %v35, %v28
  br label %v22
v22:
  %v37 = phi i64 [ %v21, %v18 ], [ %v28, %v19 ], [ %v36, %v31 ]
  %v38 = shl nuw nsw i64 %v15, 3
  %v39 = sub nuw nsw i64 64, %v38
  %v40 = lshr i64 -1, %v39
  %v41 = and i64 %v37, %v40
  %v42 = and i32 %v14, 56
  %v43 = zext nneg i32 %v42 to i64
  %v44 = shl i64 %v41, %v43
  %v45 = icmp ugt i32 %v14, 63
  %v46 = select i1 %v45, i64 0, i64 %v44
  %v47 = and i32 %v13, 56
  %v48 = zext nneg i32 %v47 to i64
  %v49 = lshr i64 3472328296227680304, %v48
  %v50 = icmp ugt i32 %v12, 7
  %v51 = select i1 %v50, i64 0, i64 %v49
  %v52 = or i64 %v46, %v51
  %v53 = and i64 %v52, 9187201950435737471
  %v54 = add nuw i64 %v53, 5063812098665367110
  %v55 = sub nuw i64 -5787213827046133841, %v53
  %v56 = or i64 %v55, %v54
  %v57 = or i64 %v56, %v52
  %v58 = and i64 %v57, -9187201950435737472
  %v59 = icmp eq i64 %v58, 0
  br i1 %v59, label %v60, label %v10
v60:
  %v61 = add i64 %v52, -3472328296227680304
  %v62 = mul i64 %v61, 10
  %v63 = lshr i64 %v61, 8
  %v64 = add i64 %v62, %v63
  %v65 = and i64 %v64, 1095216660735
  %v66 = mul i64 %v65, 4294967296000100
  %v67 = lshr i64 %v64, 16
  %v68 = and i64 %v67, 1095216660735
  %v69 = mul i64 %v68, 42949672960001
  %v70 = add i64 %v69, %v66
  %v71 = lshr i64 %v70, 32
  br label %v10
v10:
  %v72 = phi i64 [ -1, %v6 ], [ -1, %v22 ], [ %v71, %v60 ]
  %v73 = icmp sgt i64 %v72, -1
  br i1 %v73, label %v74, label %v7
v7:
  %v75 = icmp slt i64 %v1, 1
  br i1 %v75, label %v76, label %v77
v77:
  %v78 = phi i64 [ %v79, %v80 ], [ 0, %v7 ]
  %v81 = add i64 %v78, %v0
  %v82 = inttoptr i64 %v81 to ptr
  %v83 = load i8, ptr %v82, align 1
  %v84 = zext i8 %v83 to i32
  %v85 = icmp sgt i8 %v83, -1
  br i1 %v85, label %v86, label %v87
v87:
  %v88 = icmp ult i8 %v83, -32
  br i1 %v88, label %v89, label %v90
v89:
  %v91 = getelementptr i8, ptr %v82, i64 1
  %v92 = load i8, ptr %v91, align 1
  %v93 = and i8 %v92, 63
  %v94 = zext nneg i8 %v93 to i32
  %v95 = shl nuw nsw i32 %v84, 6
  %v96 = and i32 %v95, 1984
  %v97 = or disjoint i32 %v96, %v94
  br label %v86
v90:
  %v98 = icmp ult i8 %v83, -16
  %v99 = getelementptr i8, ptr %v82, i64 1
  %v100 = load i8, ptr %v99, align 1
  %v101 = zext i8 %v100 to i32
  %v102 = getelementptr i8, ptr %v82, i64 2
  %v103 = load i8, ptr %v102, align 1
  br i1 %v98, label %v104, label %v105
v104:
  %v106 = shl nuw nsw i32 %v84, 12
  %v107 = and i32 %v106, 61440
  %v108 = shl nuw nsw i32 %v101, 6
  %v109 = and i32 %v108, 4032
  %v110 = or disjoint i32 %v109, %v107
  %v111 = and i8 %v103, 63
  %v112 = zext nneg i8 %v111 to i32
  %v113 = or disjoint i32 %v110, %v112
  br label %v86
v105:
  %v114 = shl nuw nsw i32 %v84, 18
  %v115 = and i32 %v114, 1835008
  %v116 = shl nuw nsw i32 %v101, 12
  %v117 = and i32 %v116, 258048
  %v118 = or disjoint i32 %v117, %v115
  %v119 = zext i8 %v103 to i32
  %v120 = shl nuw nsw i32 %v119, 6
  %v121 = and i32 %v120, 4032
  %v122 = or disjoint i32 %v118, %v121
  %v123 = getelementptr i8, ptr %v82, i64 3
  %v124 = load i8, ptr %v123, align 1
  %v125 = and i8 %v124, 63
  %v126 = zext nneg i8 %v125 to i32
  %v127 = or disjoint i32 %v122, %v126
  br label %v86
v86:
  %v128 = phi i32 [ %v84, %v77 ], [ %v97, %v89 ], [ %v113, %v104 ], [ %v127, %v105 ]
  %v129 = icmp ult i32 %v128, 128
  br i1 %v129, label %v130, label %v131
v130:
  %v132 = add nsw i32 %v128, -9
  %v133 = icmp ult i32 %v132, 5
  %v134 = icmp eq i32 %v128, 32
  %v135 = or i1 %v134, %v133
  %v136 = and i32 %v128, 124
  %v137 = icmp eq i32 %v136, 28
  %v138 = or i1 %v137, %v135
  br label %v139
v131:
  switch i32 %v128, label %v140 [
    i32 5760, label %v141
    i32 160, label %v141
    i32 133, label %v141
  ]
v140:
  %v142 = add nsw i32 %v128, -8192
  %v143 = icmp ult i32 %v142, 11
  br label %v141
v141:
  %v144 = phi i1 [ true, %v131 ], [ %v143, %v140 ], [ true, %v131 ], [ true, %v131 ]
  %v145 = and i32 %v128, -2
  %v146 = icmp eq i32 %v145, 8232
  %v147 = or i1 %v146, %v144
  %v148 = icmp eq i32 %v128, 8239
  %v149 = or i1 %v148, %v147
  %v150 = icmp eq i32 %v128, 8287
  %v151 = or i1 %v150, %v149
  %v152 = icmp eq i32 %v128, 12288
  %v153 = or i1 %v152, %v151
  br label %v139
v139:
  %v154 = phi i1 [ %v138, %v130 ], [ %v153, %v141 ]
  %v155 = and i32 %v128, -4
  %v156 = icmp ne i32 %v155, 28
  %v157 = and i1 %v156, %v154
  br i1 %v157, label %v80, label %v76
v80:
  %v158 = icmp ult i8 %v83, -16
  %v159 = select i1 %v158, i64 3, i64 4
  %v160 = icmp ult i8 %v83, -32
  %v161 = select i1 %v160, i64 2, i64 %v159
  %v162 = select i1 %v85, i64 1, i64 %v161
  %v79 = add i64 %v162, %v78
  %v163 = icmp slt i64 %v79, %v1
  br i1 %v163, label %v77, label %v76
v76:
  %v164 = phi i64 [ 0, %v7 ], [ %v79, %v80 ], [ %v78, %v139 ]
  br label %v165
v165:
  %v166 = phi i64 [ %v167, %v168 ], [ %v1, %v76 ]
  %v169 = icmp sgt i64 %v166, %v164
  br i1 %v169, label %v170, label %v171
v170:
  %v172 = phi i64 [ %v167, %v170 ], [ %v166, %v165 ]
  %v167 = add i64 %v172, -1
  %v173 = add i64 %v172, %v0
  %v174 = inttoptr i64 %v173 to ptr
  %v175 = getelementptr i8, ptr %v174, i64 -1
  %v176 = load i8, ptr %v175, align 1
  %v177 = icmp slt i8 %v176, -64
  br i1 %v177, label %v170, label %v178
v178:
  %v179 = zext i8 %v176 to i32
  %v180 = icmp sgt i8 %v176, -1
  br i1 %v180, label %v181, label %v182
v182:
  %v183 = icmp ult i8 %v176, -32
  br i1 %v183, label %v184, label %v185
v184:
  %v186 = load i8, ptr %v174, align 1
  %v187 = and i8 %v186, 63
  %v188 = zext nneg i8 %v187 to i32
  %v189 = shl nuw nsw i32 %v179, 6
  %v190 = and i32 %v189, 1984
  %v191 = or disjoint i32 %v190, %v188
  br label %v181
v185:
  %v192 = icmp ult i8 %v176, -16
  %v193 = load i8, ptr %v174, align 1
  %v194 = zext i8 %v193 to i32
  %v195 = getelementptr i8, ptr %v174, i64 1
  %v196 = load i8, ptr %v195, align 1
  br i1 %v192, label %v197, label %v198
v197:
  %v199 = shl nuw nsw i32 %v179, 12
  %v200 = and i32 %v199, 61440
  %v201 = shl nuw nsw i32 %v194, 6
  %v202 = and i32 %v201, 4032
  %v203 = or disjoint i32 %v202, %v200
  %v204 = and i8 %v196, 63
  %v205 = zext nneg i8 %v204 to i32
  %v206 = or disjoint i32 %v203, %v205
  br label %v181
v198:
  %v207 = shl nuw nsw i32 %v179, 18
  %v208 = and i32 %v207, 1835008
  %v209 = shl nuw nsw i32 %v194, 12
  %v210 = and i32 %v209, 258048
  %v211 = or disjoint i32 %v210, %v208
  %v212 = zext i8 %v196 to i32
  %v213 = shl nuw nsw i32 %v212, 6
  %v214 = and i32 %v213, 4032
  %v215 = or disjoint i32 %v211, %v214
  %v216 = getelementptr i8, ptr %v174, i64 2
  %v217 = load i8, ptr %v216, align 1
  %v218 = and i8 %v217, 63
  %v219 = zext nneg i8 %v218 to i32
  %v220 = or disjoint i32 %v215, %v219
  br label %v181
v181:
  %v221 = phi i32 [ %v179, %v178 ], [ %v191, %v184 ], [ %v206, %v197 ], [ %v220, %v198 ]
  %v222 = icmp ult i32 %v221, 128
  br i1 %v222, label %v223, label %v224
v223:
  %v225 = add nsw i32 %v221, -9
  %v226 = icmp ult i32 %v225, 5
  %v227 = icmp eq i32 %v221, 32
  %v228 = or i1 %v227, %v226
  %v229 = and i32 %v221, 124
  %v230 = icmp eq i32 %v229, 28
  %v231 = or i1 %v230, %v228
  br label %v168
v224:
  switch i32 %v221, label %v232 [
    i32 5760, label %v233
    i32 160, label %v233
    i32 133, label %v233
  ]
v232:
  %v234 = add nsw i32 %v221, -8192
  %v235 = icmp ult i32 %v234, 11
  br label %v233
v233:
  %v236 = phi i1 [ true, %v224 ], [ %v235, %v232 ], [ true, %v224 ], [ true, %v224 ]
  %v237 = and i32 %v221, -2
  %v238 = icmp eq i32 %v237, 8232
  %v239 = or i1 %v238, %v236
  %v240 = icmp eq i32 %v221, 8239
  %v241 = or i1 %v240, %v239
  %v242 = icmp eq i32 %v221, 8287
  %v243 = or i1 %v242, %v241
  %v244 = icmp eq i32 %v221, 12288
  %v245 = or i1 %v244, %v243
  br label %v168
v168:
  %v246 = phi i1 [ %v231, %v223 ], [ %v245, %v233 ]
  %v247 = and i32 %v221, -4
  %v248 = icmp ne i32 %v247, 28
  %v249 = and i1 %v248, %v246
  br i1 %v249, label %v165, label %v171
v171:
  %v250 = add i64 %v164, %v0
  %v251 = sub i64 %v166, %v164
  %v252 = icmp eq i64 %v166, %v164
  br i1 %v252, label %v253, label %v254
v254:
  %v255 = inttoptr i64 %v250 to ptr
  %v256 = load i8, ptr %v255, align 1
  %v257 = icmp eq i8 %v256, 45
  br label %v253
v253:
  %v258 = phi i1 [ false, %v171 ], [ %v257, %v254 ]
  br i1 %v252, label %v259, label %v260
v260:
  %v261 = inttoptr i64 %v250 to ptr
  %v262 = load i8, ptr %v261, align 1
  %v263 = icmp eq i8 %v262, 45
  br i1 %v263, label %v259, label %v264
v264:
  %v265 = icmp eq i8 %v262, 43
  %v266 = zext i1 %v265 to i64
  br label %v259
v259:
  %v267 = phi i64 [ 0, %v253 ], [ 1, %v260 ], [ %v266, %v264 ]
  %v268 = add nuw nsw i64 %v267, 1
  %v269 = icmp slt i64 %v268, %v251
  %v270 = add i64 %v267, %v250
  br i1 %v269, label %v271, label %v272
v271:
  %v273 = inttoptr i64 %v270 to ptr
  %v274 = load i8, ptr %v273, align 1
  %v275 = icmp eq i8 %v274, 48
  br i1 %v275, label %v276, label %v272
v276:
  %v277 = getelementptr i8, ptr %v273, i64 1
  %v278 = load i8, ptr %v277, align 1
  %v279 = or i8 %v278, 32
  %v280 = icmp eq i8 %v279, 120
  %v281 = icmp eq i8 %v279, 111
  %v282 = icmp eq i8 %v279, 98
  %v283 = select i1 %v282, i64 2, i64 0
  %v284 = select i1 %v281, i64 8, i64 %v283
  %v285 = select i1 %v280, i64 16, i64 %v284
  br label %v272
v272:
  %v286 = phi i64 [ 0, %v259 ], [ 0, %v271 ], [ %v285, %v276 ]
  %v287 = icmp eq i64 %v286, %v4
  %v288 = icmp eq i32 %v2, 0
  %v289 = or i1 %v288, %v287
  %v290 = icmp ne i64 %v286, 0
  %v291 = and i1 %v290, %v289
  br i1 %v291, label %v292, label %v293
v292:
  %v294 = or disjoint i64 %v267, 2
  %v295 = icmp slt i64 %v294, %v251
  br i1 %v295, label %v296, label %v297
v296:
  %v298 = inttoptr i64 %v270 to ptr
  %v299 = getelementptr i8, ptr %v298, i64 2
  %v300 = load i8, ptr %v299, align 1
  %v301 = icmp eq i8 %v300, 95
  %v302 = zext i1 %v301 to i64
  br label %v297
v297:
  %v303 = phi i64 [ 0, %v292 ], [ %v302, %v296 ]
  %v304 = add nuw nsw i64 %v303, %v294
  br label %v305
v293:
  br i1 %v288, label %v306, label %v305
v306:
  %v307 = icmp slt i64 %v267, %v251
  br i1 %v307, label %v308, label %v305
v308:
  %v309 = inttoptr i64 %v270 to ptr
  %v310 = load i8, ptr %v309, align 1
  %v311 = icmp eq i8 %v310, 48
  br label %v305
v305:
  %v312 = phi i64 [ %v304, %v297 ], [ %v267, %v293 ], [ %v267, %v306 ], [ %v267, %v308 ]
  %v313 = phi i64 [ %v286, %v297 ], [ %v4, %v293 ], [ 10, %v306 ], [ 10, %v308 ]
  %v314 = phi i1 [ false, %v297 ], [ false, %v293 ], [ false, %v306 ], [ %v311, %v308 ]
  %v315 = icmp slt i64 %v312, %v251
  br i1 %v315, label %v316, label %v74
v316:
  %v317 = add i64 %v3, 16
  %v318 = inttoptr i64 %v3 to ptr
  %v319 = getelementptr i8, ptr %v318, i64 4
  %v320 = select i1 %v258, i64 -9223372036854775808, i64 9223372036854775807
  br label %v321
v321:
  %v322 = phi i64 [ %v312, %v316 ], [ %v323, %v324 ]
  %v325 = phi i16 [ 0, %v316 ], [ %v326, %v324 ]
  %v327 = phi i64 [ 0, %v316 ], [ %v328, %v324 ]
  %v329 = phi i16 [ 0, %v316 ], [ %v330, %v324 ]
  %v331 = add i64 %v322, %v250
  %v332 = inttoptr i64 %v331 to ptr
  %v333 = load i8, ptr %v332, align 1
  %v334 = zext i8 %v333 to i32
  %v335 = icmp eq i8 %v333, 95
  %v336 = icmp ne i16 %v325, 0
  %v337 = and i1 %v336, %v335
  br i1 %v337, label %v324, label %v338
v338:
  %v339 = add nsw i32 %v334, -48
  %v340 = icmp ult i32 %v339, 10
  br i1 %v340, label %v341, label %v342
v342:
  %v343 = or i32 %v334, 32
  %v344 = add nsw i32 %v343, -97
  %v345 = icmp ult i32 %v344, 26
  br i1 %v345, label %v346, label %v347
v346:
  %v348 = add nsw i32 %v343, -87
  br label %v341
v347:
  %v349 = icmp sgt i8 %v333, -1
  br i1 %v349, label %v341, label %v350
v350:
  %v351 = icmp ult i8 %v333, -32
  br i1 %v351, label %v352, label %v353
v352:
  %v354 = getelementptr i8, ptr %v332, i64 1
  %v355 = load i8, ptr %v354, align 1
  %v356 = and i8 %v355, 63
  %v357 = zext nneg i8 %v356 to i32
  %v358 = shl nuw nsw i32 %v334, 6
  %v359 = and i32 %v358, 1984
  %v360 = or disjoint i32 %v359, %v357
  br label %v361
v353:
  %v362 = icmp ult i8 %v333, -16
  %v363 = getelementptr i8, ptr %v332, i64 1
  %v364 = load i8, ptr %v363, align 1
  %v365 = zext i8 %v364 to i32
  %v366 = getelementptr i8, ptr %v332, i64 2
  %v367 = load i8, ptr %v366, align 1
  br i1 %v362, label %v368, label %v369
v368:
  %v370 = shl nuw nsw i32 %v334, 12
  %v371 = and i32 %v370, 61440
  %v372 = shl nuw nsw i32 %v365, 6
  %v373 = and i32 %v372, 4032
  %v374 = or disjoint i32 %v373, %v371
  %v375 = and i8 %v367, 63
  %v376 = zext nneg i8 %v375 to i32
  %v377 = or disjoint i32 %v374, %v376
  br label %v361
v369:
  %v378 = shl nuw nsw i32 %v334, 18
  %v379 = and i32 %v378, 1835008
  %v380 = shl nuw nsw i32 %v365, 12
  %v381 = and i32 %v380, 258048
  %v382 = or disjoint i32 %v381, %v379
  %v383 = zext i8 %v367 to i32
  %v384 = shl nuw nsw i32 %v383, 6
  %v385 = and i32 %v384, 4032
  %v386 = or disjoint i32 %v382, %v385
  %v387 = getelementptr i8, ptr %v332, i64 3
  %v388 = load i8, ptr %v387, align 1
  %v389 = and i8 %v388, 63
  %v390 = zext nneg i8 %v389 to i32
  %v391 = or disjoint i32 %v386, %v390
  br label %v361
v361:
  %v392 = phi i32 [ %v360, %v352 ], [ %v377, %v368 ], [ %v391, %v369 ]
  %v393 = load i32, ptr %v318, align 4
  %v394 = sext i32 %v393 to i64
  %v395 = add i64 %v3, %v394
  %v396 = load i32, ptr %v319, align 4
  %v397 = sext i32 %v396 to i64
  %v398 = add i64 %v3, %v397
  %v399 = lshr i32 %v392, 6
  %v400 = and i32 %v399, 67108862
  %v401 = zext nneg i32 %v400 to i64
  %v402 = add i64 %v317, %v401
  %v403 = inttoptr i64 %v402 to ptr
  %v404 = load i16, ptr %v403, align 2
  %v405 = zext i16 %v404 to i32
  %v406 = shl nuw nsw i32 %v405, 8
  %v407 = shl nuw nsw i32 %v392, 1
  %v408 = and i32 %v407, 254
  %v409 = or disjoint i32 %v406, %v408
  %v410 = zext nneg i32 %v409 to i64
  %v411 = add i64 %v395, %v410
  %v412 = inttoptr i64 %v411 to ptr
  %v413 = load i16, ptr %v412, align 2
  %v414 = zext i16 %v413 to i64
  %v415 = mul nuw nsw i64 %v414, 20
  %v416 = add i64 %v398, %v415
  %v417 = inttoptr i64 %v416 to ptr
  %v418 = load i32, ptr %v417, align 4
  %v419 = and i32 %v418, 2
  %v420 = icmp eq i32 %v419, 0
  %v421 = ashr i32 %v418, 16
  %v422 = select i1 %v420, i32 99, i32 %v421
  br label %v341
v341:
  %v423 = phi i32 [ %v339, %v338 ], [ %v348, %v346 ], [ 99, %v347 ], [ %v422, %v361 ]
  %v424 = sext i32 %v423 to i64
  %v425 = icmp ugt i64 %v313, %v424
  br i1 %v425, label %v426, label %v74
v426:
  %v427 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %v327, i64 %v313)
  %v428 = extractvalue { i64, i1 } %v427, 1
  %v429 = zext i1 %v428 to i16
  %v430 = or i16 %v329, %v429
  %v431 = icmp ne i16 %v430, 0
  %v432 = mul i64 %v327, %v313
  %v433 = add i64 %v432, %v424
  %v434 = icmp ult i64 %v433, %v432
  %v435 = icmp ugt i64 %v433, %v320
  %v436 = or i1 %v434, %v435
  %v437 = or i1 %v431, %v436
  %v438 = zext i1 %v437 to i16
  %v439 = icmp ne i64 %v433, 0
  %v440 = and i1 %v314, %v439
  br i1 %v440, label %v74, label %v324
v324:
  %v326 = phi i16 [ 0, %v321 ], [ 1, %v426 ]
  %v328 = phi i64 [ %v327, %v321 ], [ %v433, %v426 ]
  %v330 = phi i16 [ %v329, %v321 ], [ %v438, %v426 ]
  %v441 = icmp ult i8 %v333, -16
  %v442 = select i1 %v441, i64 3, i64 4
  %v443 = icmp ult i8 %v333, -32
  %v444 = select i1 %v443, i64 2, i64 %v442
  %v445 = icmp sgt i8 %v333, -1
  %v446 = select i1 %v445, i64 1, i64 %v444
  %v323 = add i64 %v446, %v322
  %v447 = icmp slt i64 %v323, %v251
  br i1 %v447, label %v321, label %v448
v448:
  br i1 %v337, label %v74, label %v449
v449:
  %v450 = icmp eq i16 %v330, 0
  br i1 %v450, label %v451, label %v74
v451:
  %v452 = sub i64 0, %v328
  %v453 = select i1 %v258, i64 %v452, i64 %v328
  br label %v74
v74:
  %v454 = phi i64 [ 0, %v305 ], [ 0, %v448 ], [ 0, %v449 ], [ %v453, %v451 ], [ %v72, %v10 ], [ 0, %v341 ], [ 0, %v426 ]
  %v455 = phi i64 [ 1, %v305 ], [ 1, %v448 ], [ 2, %v449 ], [ 0, %v451 ], [ 0, %v10 ], [ 1, %v341 ], [ 1, %v426 ]
  %v456 = insertvalue { i64, i64 } poison, i64 %v454, 0
  %v457 = insertvalue { i64, i64 } %v456, i64 %v455, 1
  ret { i64, i64 } %v457
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
  %v86 = sub i64 %v67, %v85
  %v87 = icmp sgt i64 %v86, 19
  br i1 %v87, label %v88, label %v89
v89:
  %v90 = icmp sgt i64 %v67, %v85
  br i1 %v90, label %v91, label %v92
v91:
  %v93 = phi i64 [ %v94, %v95 ], [ %v85, %v89 ]
  %v96 = phi i64 [ %v97, %v95 ], [ 0, %v89 ]
  %v98 = phi i64 [ %v99, %v95 ], [ 0, %v89 ]
  %v100 = phi i64 [ %v101, %v95 ], [ -1, %v89 ]
  %v102 = add i64 %v93, %v66
  %v103 = inttoptr i64 %v102 to ptr
  %v104 = load i8, ptr %v103, align 1
  %v105 = zext i8 %v104 to i32
  %v106 = add nsw i32 %v105, -48
  %v107 = icmp ult i32 %v106, 10
  br i1 %v107, label %v108, label %v109
v108:
  %v110 = mul i64 %v96, 10
  %v111 = zext nneg i32 %v106 to i64
  %v112 = add i64 %v110, %v111
  %v113 = add i64 %v98, 1
  br label %v95
v109:
  %v114 = icmp eq i8 %v104, 46
  %v115 = icmp slt i64 %v100, 0
  %v116 = and i1 %v115, %v114
  br i1 %v116, label %v95, label %v88
v95:
  %v97 = phi i64 [ %v112, %v108 ], [ %v96, %v109 ]
  %v99 = phi i64 [ %v113, %v108 ], [ %v98, %v109 ]
  %v101 = phi i64 [ %v100, %v108 ], [ %v98, %v109 ]
  %v94 = add nuw nsw i64 %v93, 1
  %v117 = icmp slt i64 %v94, %v67
  br i1 %v117, label %v91, label %v92
v92:
  %v118 = phi i64 [ 0, %v89 ], [ %v97, %v95 ]
  %v119 = phi i64 [ 0, %v89 ], [ %v99, %v95 ]
  %v120 = phi i64 [ -1, %v89 ], [ %v101, %v95 ]
  %v121 = sub i64 %v120, %v119
  %v122 = icmp slt i64 %v120, 0
  %v123 = select i1 %v122, i64 0, i64 %v121
  %v124 = add i64 %v119, -19
  %v125 = icmp ult i64 %v124, -18
  br i1 %v125, label %v88, label %v126
v126:
  %v127 = icmp eq i64 %v118, 0
  %v128 = icmp slt i64 %v123, -342
  %v129 = or i1 %v127, %v128
  br i1 %v129, label %v130, label %v131
v131:
  %v132 = icmp sgt i64 %v123, 308
  br i1 %v132, label %v130, label %v133
v130:
  %v134 = phi i64 [ 0, %v126 ], [ 9218868437227405312, %v131 ], [ 0, %v135 ], [ %v136, %v137 ], [ 9218868437227405312, %v138 ], [ %v139, %v140 ]
  %v141 = or i64 %v134, %v76
  br label %v142
v88:
  %v143 = add nuw i64 %v35, %v85
  %v144 = icmp eq i64 %v86, 3
  br i1 %v144, label %v145, label %v146
v145:
  %v147 = add i64 %v143, %v0
  br label %v148
v148:
  %v149 = phi i64 [ %v150, %v151 ], [ 0, %v145 ]
  %v152 = add i64 %v147, %v149
  %v153 = inttoptr i64 %v152 to ptr
  %v154 = load i8, ptr %v153, align 1
  %v155 = or i8 %v154, 32
  %v156 = zext i8 %v155 to i16
  %v157 = trunc nuw nsw i64 %v149 to i32
  %v158 = shl nuw nsw i32 %v157, 3
  %v159 = zext nneg i32 %v158 to i64
  %v160 = lshr i64 6712937, %v159
  %v161 = trunc i64 %v160 to i16
  %v162 = and i16 %v161, 111
  %v163 = icmp eq i16 %v162, %v156
  br i1 %v163, label %v151, label %v146
v151:
  %v150 = add nuw nsw i64 %v149, 1
  %v164 = icmp samesign ult i64 %v149, 2
  br i1 %v164, label %v148, label %v165
v146:
  %v166 = icmp eq i64 %v86, 8
  br i1 %v166, label %v167, label %v168
v167:
  %v169 = add i64 %v143, %v0
  br label %v170
v170:
  %v171 = phi i64 [ %v172, %v173 ], [ 0, %v167 ]
  %v174 = add i64 %v169, %v171
  %v175 = inttoptr i64 %v174 to ptr
  %v176 = load i8, ptr %v175, align 1
  %v177 = or i8 %v176, 32
  %v178 = zext i8 %v177 to i16
  %v179 = trunc nuw nsw i64 %v171 to i32
  %v180 = shl nuw nsw i32 %v179, 3
  %v181 = zext nneg i32 %v180 to i64
  %v182 = lshr i64 8751735898823356009, %v181
  %v183 = trunc i64 %v182 to i16
  %v184 = and i16 %v183, 127
  %v185 = icmp eq i16 %v184, %v178
  br i1 %v185, label %v173, label %v168
v173:
  %v172 = add nuw nsw i64 %v171, 1
  %v186 = icmp samesign ult i64 %v171, 7
  br i1 %v186, label %v170, label %v165
v168:
  br i1 %v144, label %v187, label %v188
v187:
  %v189 = add i64 %v143, %v0
  br label %v190
v190:
  %v191 = phi i64 [ %v192, %v193 ], [ 0, %v187 ]
  %v194 = add i64 %v189, %v191
  %v195 = inttoptr i64 %v194 to ptr
  %v196 = load i8, ptr %v195, align 1
  %v197 = or i8 %v196, 32
  %v198 = zext i8 %v197 to i16
  %v199 = trunc nuw nsw i64 %v191 to i32
  %v200 = shl nuw nsw i32 %v199, 3
  %v201 = zext nneg i32 %v200 to i64
  %v202 = lshr i64 7233902, %v201
  %v203 = trunc i64 %v202 to i16
  %v204 = and i16 %v203, 111
  %v205 = icmp eq i16 %v204, %v198
  br i1 %v205, label %v193, label %v188
v193:
  %v192 = add nuw nsw i64 %v191, 1
  %v206 = icmp samesign ult i64 %v191, 2
  br i1 %v206, label %v190, label %v207
v207:
  %v208 = or disjoint i64 %v76, 9221120237041090560
  br label %v142
v165:
  %v209 = or disjoint i64 %v76, 9218868437227405312
  br label %v142
v142:
  %v210 = phi i64 [ %v209, %v165 ], [ 0, %v211 ], [ 0, %v212 ], [ %v141, %v130 ], [ %v213, %v214 ], [ %v215, %v216 ], [ 0, %v217 ], [ 0, %v218 ], [ %v76, %v219 ], [ 0, %v220 ], [ %v208, %v207 ], [ 0, %v221 ], [ 0, %v222 ], [ 0, %v223 ]
  %v224 = phi i64 [ 0, %v165 ], [ 1, %v211 ], [ 1, %v212 ], [ 0, %v130 ], [ 0, %v214 ], [ 0, %v216 ], [ 1, %v217 ], [ 1, %v218 ], [ 0, %v219 ], [ 1, %v220 ], [ 0, %v207 ], [ 1, %v221 ], [ 1, %v222 ], [ 1, %v223 ]
  %v225 = insertvalue { i64, i64 } poison, i64 %v210, 0
  %v226 = insertvalue { i64, i64 } %v225, i64 %v224, 1
  ret { i64, i64 } %v226
v133:
  %v227 = inttoptr i64 %v2 to ptr
  %v228 = getelementptr i8, ptr %v227, i64 12
  %v229 = load i32, ptr %v228, align 4
  %v230 = sext i32 %v229 to i64
  %v231 = shl nsw i64 %v123, 4
  %v232 = add i64 %v231, %v2
  %v233 = add i64 %v232, %v230
  %v234 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v118, i1 false)
  %v235 = shl i64 %v118, %v234
  %v236 = inttoptr i64 %v233 to ptr
  %v237 = getelementptr i8, ptr %v236, i64 5472
  %v238 = load i64, ptr %v237, align 8
  %v239 = mul i64 %v238, %v235
  %v240 = zext i64 %v235 to i128
  %v241 = zext i64 %v238 to i128
  %v242 = mul nuw i128 %v241, %v240
  %v243 = lshr i128 %v242, 64
  %v244 = trunc nuw i128 %v243 to i64
  %v245 = and i64 %v244, 511
  %v246 = icmp eq i64 %v245, 511
  br i1 %v246, label %v247, label %v248
v247:
  %v249 = add i64 %v233, 5472
  %v250 = inttoptr i64 %v249 to ptr
  %v251 = getelementptr i8, ptr %v250, i64 8
  %v252 = load i64, ptr %v251, align 8
  %v253 = zext i64 %v252 to i128
  %v254 = mul nuw i128 %v253, %v240
  %v255 = lshr i128 %v254, 64
  %v256 = trunc nuw i128 %v255 to i64
  %v257 = add i64 %v239, %v256
  %v258 = icmp ult i64 %v257, %v256
  %v259 = zext i1 %v258 to i64
  %v260 = add nuw i64 %v259, %v244
  br label %v248
v248:
  %v261 = phi i64 [ %v239, %v133 ], [ %v257, %v247 ]
  %v262 = phi i64 [ %v244, %v133 ], [ %v260, %v247 ]
  %v263 = lshr i64 %v262, 63
  %v264 = trunc nuw nsw i64 %v263 to i32
  %v265 = add nuw nsw i32 %v264, 9
  %v266 = zext nneg i32 %v265 to i64
  %v267 = lshr i64 %v262, %v266
  %v268 = mul nsw i64 %v123, 217706
  %v269 = ashr i64 %v268, 16
  %v270 = sub nsw i64 %v269, %v234
  %v271 = add nsw i64 %v270, 63
  %v272 = add nsw i64 %v271, %v263
  %v273 = icmp slt i64 %v272, -1022
  br i1 %v273, label %v135, label %v274
v135:
  %v275 = icmp slt i64 %v272, -1085
  br i1 %v275, label %v130, label %v137
v137:
  %v276 = trunc nsw i64 %v272 to i32
  %v277 = sub nuw nsw i32 -1022, %v276
  %v278 = zext nneg i32 %v277 to i64
  %v279 = lshr i64 %v267, %v278
  %v280 = and i64 %v279, 1
  %v281 = add nuw nsw i64 %v280, %v279
  %v136 = lshr i64 %v281, 1
  br label %v130
v188:
  %v282 = icmp sgt i64 %v67, %v85
  br i1 %v282, label %v283, label %v211
v283:
  %v284 = phi i64 [ %v285, %v286 ], [ %v85, %v188 ]
  %v287 = phi i16 [ %v288, %v286 ], [ 0, %v188 ]
  %v289 = phi i16 [ %v290, %v286 ], [ 0, %v188 ]
  %v291 = phi i64 [ %v292, %v286 ], [ 0, %v188 ]
  %v293 = phi i64 [ %v294, %v286 ], [ 0, %v188 ]
  %v295 = phi i64 [ %v296, %v286 ], [ 0, %v188 ]
  %v297 = phi i64 [ %v298, %v286 ], [ 0, %v188 ]
  %v299 = phi i16 [ %v300, %v286 ], [ 0, %v188 ]
  %v301 = add i64 %v284, %v66
  %v302 = inttoptr i64 %v301 to ptr
  %v303 = load i8, ptr %v302, align 1
  %v304 = icmp eq i8 %v303, 46
  %v305 = icmp eq i16 %v287, 0
  %v306 = and i1 %v305, %v304
  br i1 %v306, label %v307, label %v308
v307:
  %v309 = icmp samesign ugt i64 %v284, %v85
  br i1 %v309, label %v221, label %v286
v221:
  %v310 = getelementptr i8, ptr %v302, i64 -1
  %v311 = load i8, ptr %v310, align 1
  %v312 = icmp eq i8 %v311, 95
  br i1 %v312, label %v142, label %v286
v308:
  %v313 = icmp eq i8 %v303, 95
  %v314 = icmp ne i16 %v289, 0
  %v315 = and i1 %v314, %v313
  br i1 %v315, label %v223, label %v316
v223:
  %v317 = add nuw nsw i64 %v284, 1
  %v318 = icmp sgt i64 %v67, %v317
  br i1 %v318, label %v222, label %v142
v222:
  %v319 = getelementptr i8, ptr %v302, i64 1
  %v320 = load i8, ptr %v319, align 1
  %v321 = add i8 %v320, -58
  %v322 = icmp ult i8 %v321, -10
  br i1 %v322, label %v142, label %v286
v316:
  %v323 = zext i8 %v303 to i32
  %v324 = add nsw i32 %v323, -48
  %v325 = icmp ult i32 %v324, 10
  %v326 = or i32 %v323, 32
  %v327 = add nsw i32 %v326, -97
  %v328 = icmp ult i32 %v327, 26
  %v329 = add nsw i32 %v326, -87
  %v330 = select i1 %v328, i32 %v329, i32 99
  %v331 = select i1 %v325, i32 %v324, i32 %v330
  %v332 = icmp sgt i32 %v331, 9
  br i1 %v332, label %v333, label %v334
v334:
  %v335 = add i64 %v291, 1
  %v336 = icmp eq i32 %v331, 0
  %v337 = icmp eq i64 %v293, 0
  %v338 = and i1 %v337, %v336
  br i1 %v338, label %v339, label %v340
v339:
  %v341 = zext nneg i16 %v287 to i64
  %v342 = sub i64 %v295, %v341
  br label %v286
v340:
  %v343 = icmp slt i64 %v293, 19
  br i1 %v343, label %v344, label %v345
v344:
  %v346 = mul i64 %v297, 10
  %v347 = sext i32 %v331 to i64
  %v348 = add i64 %v346, %v347
  %v349 = zext nneg i16 %v287 to i64
  %v350 = sub i64 %v295, %v349
  %v351 = add nsw i64 %v293, 1
  br label %v286
v345:
  %v352 = icmp ne i32 %v331, 0
  %v353 = zext i1 %v352 to i16
  %v354 = or i16 %v299, %v353
  %v355 = icmp ne i16 %v354, 0
  %v356 = zext i1 %v355 to i16
  %v357 = zext i1 %v305 to i64
  %v358 = add i64 %v295, %v357
  br label %v286
v286:
  %v288 = phi i16 [ 1, %v307 ], [ 1, %v221 ], [ %v287, %v222 ], [ %v287, %v339 ], [ %v287, %v344 ], [ %v287, %v345 ]
  %v290 = phi i16 [ 0, %v307 ], [ 0, %v221 ], [ 1, %v222 ], [ 1, %v339 ], [ 1, %v344 ], [ 1, %v345 ]
  %v292 = phi i64 [ %v291, %v307 ], [ %v291, %v221 ], [ %v291, %v222 ], [ %v335, %v339 ], [ %v335, %v344 ], [ %v335, %v345 ]
  %v294 = phi i64 [ %v293, %v307 ], [ %v293, %v221 ], [ %v293, %v222 ], [ 0, %v339 ], [ %v351, %v344 ], [ %v293, %v345 ]
  %v296 = phi i64 [ %v295, %v307 ], [ %v295, %v221 ], [ %v295, %v222 ], [ %v342, %v339 ], [ %v350, %v344 ], [ %v358, %v345 ]
  %v298 = phi i64 [ %v297, %v307 ], [ %v297, %v221 ], [ %v297, %v222 ], [ %v297, %v339 ], [ %v348, %v344 ], [ %v297, %v345 ]
  %v300 = phi i16 [ %v299, %v307 ], [ %v299, %v221 ], [ %v299, %v222 ], [ %v299, %v339 ], [ %v299, %v344 ], [ %v356, %v345 ]
  %v285 = add nuw nsw i64 %v284, 1
  %v359 = icmp slt i64 %v285, %v67
  br i1 %v359, label %v283, label %v333
v333:
  %v360 = phi i64 [ %v67, %v286 ], [ %v284, %v316 ]
  %v361 = phi i64 [ %v292, %v286 ], [ %v291, %v316 ]
  %v362 = phi i64 [ %v294, %v286 ], [ %v293, %v316 ]
  %v363 = phi i64 [ %v296, %v286 ], [ %v295, %v316 ]
  %v364 = phi i64 [ %v298, %v286 ], [ %v297, %v316 ]
  %v365 = phi i16 [ %v300, %v286 ], [ %v299, %v316 ]
  %v366 = phi i1 [ true, %v286 ], [ false, %v316 ]
  %v367 = icmp eq i64 %v361, 0
  %v368 = icmp eq i16 %v365, 0
  br label %v211
v211:
  %v369 = phi i64 [ %v85, %v188 ], [ %v360, %v333 ]
  %v370 = phi i1 [ true, %v188 ], [ %v367, %v333 ]
  %v371 = phi i64 [ 0, %v188 ], [ %v362, %v333 ]
  %v372 = phi i64 [ 0, %v188 ], [ %v363, %v333 ]
  %v373 = phi i64 [ 0, %v188 ], [ %v364, %v333 ]
  %v374 = phi i1 [ true, %v188 ], [ %v368, %v333 ]
  %v375 = phi i1 [ true, %v188 ], [ %v366, %v333 ]
  br i1 %v370, label %v142, label %v376
v376:
  br i1 %v375, label %v212, label %v377
v377:
  %v378 = add i64 %v369, %v66
  %v379 = inttoptr i64 %v378 to ptr
  %v380 = load i8, ptr %v379, align 1
  %v381 = and i8 %v380, -33
  %v382 = icmp eq i8 %v381, 69
  br i1 %v382, label %v383, label %v212
v383:
  %v384 = add i64 %v369, 1
  %v385 = icmp slt i64 %v384, %v67
  br i1 %v385, label %v386, label %v220
v386:
  %v387 = getelementptr i8, ptr %v379, i64 1
  %v388 = load i8, ptr %v387, align 1
  %v389 = icmp eq i8 %v388, 45
  br i1 %v389, label %v220, label %v390
v390:
  %v391 = icmp eq i8 %v388, 43
  %v392 = zext i1 %v391 to i64
  br label %v220
v220:
  %v393 = phi i64 [ 0, %v383 ], [ 1, %v386 ], [ %v392, %v390 ]
  %v394 = phi i1 [ true, %v383 ], [ false, %v386 ], [ true, %v390 ]
  %v395 = add i64 %v393, %v384
  %v396 = icmp sgt i64 %v67, %v395
  br i1 %v396, label %v217, label %v142
v217:
  %v397 = add i64 %v395, %v66
  %v398 = inttoptr i64 %v397 to ptr
  %v399 = load i8, ptr %v398, align 1
  %v400 = add i8 %v399, -58
  %v401 = icmp ult i8 %v400, -10
  br i1 %v401, label %v142, label %v402
v402:
  %v403 = phi i64 [ %v404, %v405 ], [ %v395, %v217 ]
  %v406 = phi i16 [ %v407, %v405 ], [ 0, %v217 ]
  %v408 = phi i64 [ %v409, %v405 ], [ 0, %v217 ]
  %v410 = add i64 %v403, %v66
  %v411 = inttoptr i64 %v410 to ptr
  %v412 = load i8, ptr %v411, align 1
  %v413 = icmp eq i8 %v412, 95
  %v414 = icmp ne i16 %v406, 0
  %v415 = and i1 %v414, %v413
  br i1 %v415, label %v405, label %v416
v416:
  %v417 = zext i8 %v412 to i32
  %v418 = add nsw i32 %v417, -48
  %v419 = icmp ult i32 %v418, 10
  %v420 = or i32 %v417, 32
  %v421 = add nsw i32 %v420, -97
  %v422 = icmp ult i32 %v421, 26
  %v423 = add nsw i32 %v420, -87
  %v424 = select i1 %v422, i32 %v423, i32 99
  %v425 = select i1 %v419, i32 %v418, i32 %v424
  %v426 = icmp sgt i32 %v425, 9
  br i1 %v426, label %v218, label %v427
v427:
  %v428 = icmp slt i64 %v408, 100000
  %v429 = sext i32 %v425 to i64
  %v430 = mul i64 %v408, 10
  %v431 = add i64 %v430, %v429
  %v432 = select i1 %v428, i64 %v431, i64 %v408
  br label %v405
v405:
  %v409 = phi i64 [ %v408, %v402 ], [ %v432, %v427 ]
  %v407 = phi i16 [ 0, %v402 ], [ 1, %v427 ]
  %v404 = add nsw i64 %v403, 1
  %v433 = icmp slt i64 %v404, %v67
  br i1 %v433, label %v402, label %v218
v218:
  %v434 = phi i64 [ %v403, %v416 ], [ %v67, %v405 ]
  %v435 = phi i64 [ %v408, %v416 ], [ %v409, %v405 ]
  %v436 = phi i16 [ %v406, %v416 ], [ %v407, %v405 ]
  %v437 = icmp eq i16 %v436, 0
  br i1 %v437, label %v142, label %v438
v438:
  %v439 = sub i64 0, %v435
  %v440 = select i1 %v394, i64 %v435, i64 %v439
  %v441 = add i64 %v440, %v372
  br label %v212
v212:
  %v442 = phi i64 [ %v372, %v376 ], [ %v372, %v377 ], [ %v441, %v438 ]
  %v443 = phi i64 [ %v369, %v376 ], [ %v369, %v377 ], [ %v434, %v438 ]
  %v444 = icmp slt i64 %v443, %v67
  br i1 %v444, label %v142, label %v219
v219:
  %v445 = icmp eq i64 %v373, 0
  br i1 %v445, label %v142, label %v446
v446:
  %v447 = icmp slt i64 %v442, -342
  br i1 %v447, label %v448, label %v449
v449:
  %v450 = icmp sgt i64 %v442, 308
  br i1 %v450, label %v448, label %v451
v448:
  %v452 = phi i64 [ 0, %v446 ], [ 9218868437227405312, %v449 ], [ 0, %v453 ], [ %v454, %v455 ], [ 9218868437227405312, %v456 ], [ %v457, %v458 ]
  br i1 %v374, label %v214, label %v459
v459:
  br i1 %v447, label %v460, label %v461
v461:
  %v462 = icmp sgt i64 %v442, 308
  br i1 %v462, label %v460, label %v463
v460:
  %v464 = phi i64 [ 0, %v459 ], [ 9218868437227405312, %v461 ], [ 0, %v465 ], [ %v466, %v467 ], [ 9218868437227405312, %v468 ], [ %v469, %v470 ]
  %v471 = icmp eq i64 %v452, %v464
  br i1 %v471, label %v214, label %v472
v214:
  %v213 = or i64 %v452, %v76
  br label %v142
v274:
  %v473 = icmp ugt i64 %v261, 1
  %v474 = add nsw i64 %v123, -24
  %v475 = icmp ult i64 %v474, -28
  %v476 = or i1 %v475, %v473
  %v477 = and i64 %v267, 3
  %v478 = icmp ne i64 %v477, 1
  %v479 = or i1 %v476, %v478
  br i1 %v479, label %v138, label %v480
v480:
  %v481 = shl i64 %v267, %v266
  %v482 = icmp eq i64 %v481, %v262
  br label %v138
v138:
  %v483 = phi i1 [ false, %v274 ], [ %v482, %v480 ]
  %v484 = and i64 %v267, 72057594037927934
  %v485 = select i1 %v483, i64 %v484, i64 %v267
  %v486 = and i64 %v485, 1
  %v487 = add nuw nsw i64 %v486, %v485
  %v488 = icmp ugt i64 %v487, 18014398509481983
  %v489 = select i1 %v488, i64 1024, i64 1023
  %v490 = add nsw i64 %v489, %v272
  %v491 = icmp sgt i64 %v490, 2046
  br i1 %v491, label %v130, label %v140
v140:
  %v492 = lshr i64 %v487, 1
  %v493 = and i64 %v492, 9218868437227405311
  %v494 = select i1 %v488, i64 0, i64 %v493
  %v495 = shl nuw nsw i64 %v490, 52
  %v139 = or i64 %v495, %v494
  br label %v130
v472:
  %v496 = getelementptr inbounds nuw i8, ptr %v3, i64 804
  store i32 0, ptr %v496, align 4
  %v497 = getelementptr inbounds nuw i8, ptr %v3, i64 800
  store i32 0, ptr %v497, align 4
  %v498 = getelementptr inbounds nuw i8, ptr %v3, i64 808
  store i8 0, ptr %v498, align 4
  %v499 = icmp ugt i64 %v369, %v85
  br i1 %v499, label %v500, label %v501
v500:
  %v502 = phi i64 [ %v503, %v504 ], [ %v85, %v472 ]
  %v505 = phi i8 [ %v506, %v504 ], [ 0, %v472 ]
  %v507 = icmp sgt i64 %v67, %v502
  br i1 %v507, label %v508, label %v509
v508:
  %v510 = add i64 %v502, %v66
  %v511 = inttoptr i64 %v510 to ptr
  %v512 = load i8, ptr %v511, align 1
  %v513 = zext i8 %v512 to i32
  %v514 = add nsw i32 %v513, -48
  %v515 = icmp ult i32 %v514, 10
  %v516 = or i32 %v513, 32
  %v517 = add nsw i32 %v516, -97
  %v518 = icmp ult i32 %v517, 26
  %v519 = add nsw i32 %v516, -87
  %v520 = select i1 %v518, i32 %v519, i32 99
  %v521 = select i1 %v515, i32 %v514, i32 %v520
  %v522 = icmp slt i32 %v521, 10
  %v523 = select i1 %v522, i32 %v521, i32 99
  br label %v509
v509:
  %v524 = phi i32 [ 99, %v500 ], [ %v523, %v508 ]
  %v525 = icmp eq i32 %v524, 99
  br i1 %v525, label %v504, label %v526
v526:
  %v527 = zext nneg i8 %v505 to i32
  %v528 = icmp ne i32 %v524, 0
  %v529 = zext i1 %v528 to i32
  %v530 = or i32 %v529, %v527
  %v531 = icmp eq i32 %v530, 0
  br i1 %v531, label %v504, label %v532
v532:
  %v533 = load i32, ptr %v497, align 4
  %v534 = icmp slt i32 %v533, 800
  br i1 %v534, label %v535, label %v536
v535:
  %v537 = sext i32 %v533 to i64
  %v538 = add nsw i32 %v533, 1
  store i32 %v538, ptr %v497, align 4
  %v539 = trunc i32 %v524 to i8
  %v540 = getelementptr i8, ptr %v3, i64 %v537
  store i8 %v539, ptr %v540, align 1
  br label %v504
v536:
  %v541 = load i8, ptr %v498, align 4
  %v542 = sext i8 %v541 to i32
  %v543 = or i32 %v542, %v529
  %v544 = icmp ne i32 %v543, 0
  %v545 = zext i1 %v544 to i8
  store i8 %v545, ptr %v498, align 4
  br label %v504
v504:
  %v506 = phi i8 [ %v505, %v509 ], [ 0, %v526 ], [ 1, %v535 ], [ 1, %v536 ]
  %v503 = add nuw i64 %v502, 1
  %v546 = icmp ult i64 %v503, %v369
  br i1 %v546, label %v500, label %v547
v547:
  %v548 = load i32, ptr %v497, align 4
  br label %v501
v501:
  %v549 = phi i32 [ 0, %v472 ], [ %v548, %v547 ]
  %v550 = add i64 %v442, %v371
  %v551 = trunc i64 %v550 to i32
  store i32 %v551, ptr %v496, align 4
  %v552 = icmp slt i32 %v549, 1
  br i1 %v552, label %v553, label %v554
v558:
  %v555 = add nsw i32 %v556, -1
  store i32 %v555, ptr %v497, align 4
  %v557 = icmp slt i32 %v556, 2
  br i1 %v557, label %v553, label %v554
v554:
  %v556 = phi i32 [ %v555, %v558 ], [ %v549, %v501 ]
  %v559 = zext nneg i32 %v556 to i64
  %v560 = getelementptr i8, ptr %v3, i64 %v559
  %v561 = getelementptr i8, ptr %v560, i64 -1
  %v562 = load i8, ptr %v561, align 1
  %v563 = icmp eq i8 %v562, 0
  br i1 %v563, label %v558, label %v553
v553:
  %v564 = phi i32 [ %v549, %v501 ], [ %v556, %v554 ], [ 0, %v558 ]
  %v565 = icmp eq i32 %v564, 0
  %v566 = icmp slt i32 %v551, -330
  %v567 = or i1 %v566, %v565
  br i1 %v567, label %v216, label %v568
v568:
  %v569 = icmp sgt i32 %v551, 310
  br i1 %v569, label %v216, label %v570
v570:
  %v571 = icmp slt i32 %v551, 1
  br i1 %v571, label %v572, label %v573
v573:
  %v574 = phi i32 [ %v575, %v576 ], [ %v564, %v570 ]
  %v577 = phi i32 [ %v578, %v576 ], [ %v551, %v570 ]
  %v579 = phi i32 [ %v580, %v576 ], [ 0, %v570 ]
  %v581 = mul i32 %v577, 3
  %v582 = icmp samesign ugt i32 %v577, 16
  %v583 = select i1 %v582, i32 56, i32 %v581
  %v584 = and i32 %v583, 63
  %v585 = zext nneg i32 %v584 to i64
  %v586 = shl nsw i64 -1, %v585
  %v587 = icmp ugt i32 %v583, 63
  %v588 = xor i64 %v586, -1
  %v589 = select i1 %v587, i64 -1, i64 %v588
  %v590 = call i32 @llvm.smax.i32(i32 %v574, i32 0)
  br label %v591
v591:
  %v592 = phi i32 [ 0, %v573 ], [ %v593, %v594 ]
  %v595 = phi i64 [ 0, %v573 ], [ %v596, %v594 ]
  %v597 = icmp slt i32 %v592, %v574
  br i1 %v597, label %v594, label %v598
v594:
  %v599 = mul i64 %v595, 10
  %v600 = zext nneg i32 %v592 to i64
  %v601 = getelementptr i8, ptr %v3, i64 %v600
  %v602 = load i8, ptr %v601, align 1
  %v603 = zext i8 %v602 to i64
  %v596 = add i64 %v599, %v603
  %v593 = add nuw nsw i32 %v592, 1
  %v604 = lshr i64 %v596, %v585
  %v605 = icmp eq i64 %v604, 0
  %v606 = select i1 %v587, i1 true, i1 %v605
  br i1 %v606, label %v591, label %v607
v598:
  %v608 = icmp eq i64 %v595, 0
  br i1 %v608, label %v609, label %v610
v610:
  %v611 = lshr i64 %v595, %v585
  %v612 = icmp eq i64 %v611, 0
  %v613 = select i1 %v587, i1 true, i1 %v612
  br i1 %v613, label %v614, label %v607
v614:
  %v615 = phi i32 [ %v616, %v614 ], [ %v590, %v610 ]
  %v617 = phi i64 [ %v618, %v614 ], [ %v595, %v610 ]
  %v616 = add i32 %v615, 1
  %v618 = mul i64 %v617, 10
  %v619 = lshr i64 %v618, %v585
  %v620 = icmp eq i64 %v619, 0
  %v621 = select i1 %v587, i1 true, i1 %v620
  br i1 %v621, label %v614, label %v607
v607:
  %v622 = phi i32 [ %v616, %v614 ], [ %v590, %v610 ], [ %v593, %v594 ]
  %v623 = phi i64 [ %v618, %v614 ], [ %v595, %v610 ], [ %v596, %v594 ]
  %v624 = add nuw i32 %v577, 1
  %v625 = sub i32 %v624, %v622
  store i32 %v625, ptr %v496, align 4
  %v626 = icmp slt i32 %v622, %v574
  br i1 %v626, label %v627, label %v628
v627:
  %v629 = phi i32 [ %v630, %v627 ], [ %v622, %v607 ]
  %v631 = phi i64 [ %v632, %v627 ], [ %v623, %v607 ]
  %v633 = phi i32 [ %v634, %v627 ], [ 0, %v607 ]
  %v635 = lshr i64 %v631, %v585
  %v634 = add i32 %v633, 1
  %v636 = sext i32 %v633 to i64
  %v637 = trunc i64 %v635 to i8
  %v638 = select i1 %v587, i8 0, i8 %v637
  %v639 = getelementptr i8, ptr %v3, i64 %v636
  store i8 %v638, ptr %v639, align 1
  %v640 = and i64 %v631, %v589
  %v641 = mul i64 %v640, 10
  %v642 = sext i32 %v629 to i64
  %v643 = getelementptr i8, ptr %v3, i64 %v642
  %v644 = load i8, ptr %v643, align 1
  %v645 = zext i8 %v644 to i64
  %v632 = add i64 %v641, %v645
  %v646 = load i32, ptr %v497, align 4
  %v630 = add nsw i32 %v629, 1
  %v647 = icmp slt i32 %v630, %v646
  br i1 %v647, label %v627, label %v628
v628:
  %v648 = phi i32 [ 0, %v607 ], [ %v634, %v627 ]
  %v649 = phi i64 [ %v623, %v607 ], [ %v632, %v627 ]
  %v650 = icmp eq i64 %v649, 0
  br i1 %v650, label %v651, label %v652
v652:
  %v653 = xor i1 %v587, true
  br label %v654
v654:
  %v655 = phi i32 [ %v656, %v657 ], [ %v648, %v652 ]
  %v658 = phi i64 [ %v659, %v657 ], [ %v649, %v652 ]
  %v660 = icmp slt i32 %v655, 800
  br i1 %v660, label %v661, label %v662
v661:
  %v663 = lshr i64 %v658, %v585
  %v664 = add nsw i32 %v655, 1
  %v665 = sext i32 %v655 to i64
  %v666 = trunc i64 %v663 to i8
  %v667 = select i1 %v587, i8 0, i8 %v666
  %v668 = getelementptr i8, ptr %v3, i64 %v665
  store i8 %v667, ptr %v668, align 1
  br label %v657
v662:
  %v669 = load i8, ptr %v498, align 4
  %v670 = sext i8 %v669 to i32
  %v671 = lshr i64 %v658, %v585
  %v672 = icmp ne i64 %v671, 0
  %v673 = select i1 %v653, i1 %v672, i1 false
  %v674 = zext i1 %v673 to i32
  %v675 = or i32 %v670, %v674
  %v676 = icmp ne i32 %v675, 0
  %v677 = zext i1 %v676 to i8
  store i8 %v677, ptr %v498, align 4
  br label %v657
v657:
  %v656 = phi i32 [ %v664, %v661 ], [ %v655, %v662 ]
  %v678 = and i64 %v658, %v589
  %v659 = mul i64 %v678, 10
  %v679 = icmp eq i64 %v659, 0
  br i1 %v679, label %v651, label %v654
v651:
  %v680 = phi i32 [ %v648, %v628 ], [ %v656, %v657 ]
  store i32 %v680, ptr %v497, align 4
  %v681 = icmp slt i32 %v680, 1
  br i1 %v681, label %v576, label %v682
v682:
  %v683 = phi i32 [ %v684, %v685 ], [ %v680, %v651 ]
  %v684 = add nsw i32 %v683, -1
  %v686 = sext i32 %v684 to i64
  %v687 = getelementptr i8, ptr %v3, i64 %v686
  %v688 = load i8, ptr %v687, align 1
  %v689 = icmp eq i8 %v688, 0
  br i1 %v689, label %v685, label %v576
v685:
  store i32 %v684, ptr %v497, align 4
  %v690 = icmp sgt i32 %v683, 1
  br i1 %v690, label %v682, label %v576
v609:
  store i32 0, ptr %v497, align 4
  br label %v576
v576:
  %v575 = phi i32 [ %v680, %v651 ], [ 0, %v609 ], [ %v683, %v682 ], [ 0, %v685 ]
  %v580 = add i32 %v583, %v579
  %v578 = load i32, ptr %v496, align 4
  %v691 = icmp sgt i32 %v578, 0
  br i1 %v691, label %v573, label %v572
v572:
  %v692 = phi i32 [ %v564, %v570 ], [ %v575, %v576 ]
  %v693 = phi i32 [ %v551, %v570 ], [ %v578, %v576 ]
  %v694 = phi i32 [ 0, %v570 ], [ %v580, %v576 ]
  br label %v695
v707:
  %v696 = phi i32 [ %v697, %v698 ], [ %v699, %v700 ], [ %v701, %v702 ]
  %v703 = sub i32 %v704, %v705
  br label %v695
v695:
  %v706 = phi i32 [ %v696, %v707 ], [ %v692, %v572 ]
  %v708 = phi i32 [ %v709, %v707 ], [ %v693, %v572 ]
  %v704 = phi i32 [ %v703, %v707 ], [ %v694, %v572 ]
  %v710 = icmp slt i32 %v708, 0
  %v711 = icmp eq i32 %v708, 0
  br i1 %v711, label %v712, label %v713
v713:
  br i1 %v710, label %v714, label %v715
v712:
  %v716 = load i8, ptr %v3, align 4
  %v717 = icmp ult i8 %v716, 5
  br i1 %v717, label %v714, label %v715
v714:
  %v718 = mul i32 %v708, -3
  %v719 = select i1 %v710, i32 %v718, i32 1
  %v720 = icmp slt i32 %v708, -16
  %v705 = select i1 %v720, i32 56, i32 %v719
  %v721 = icmp slt i32 %v706, 1
  br i1 %v721, label %v722, label %v723
v723:
  %v724 = add nuw i32 %v706, 1
  %v725 = add nsw i32 %v706, -1
  %v726 = zext nneg i32 %v725 to i64
  %v727 = add i64 %v726, %v4
  %v728 = and i32 %v705, 63
  %v729 = zext nneg i32 %v728 to i64
  %v730 = icmp ugt i32 %v705, 63
  br label %v731
v731:
  %v732 = phi i64 [ %v727, %v723 ], [ %v733, %v731 ]
  %v734 = phi i64 [ 0, %v723 ], [ %v735, %v731 ]
  %v736 = phi i32 [ %v724, %v723 ], [ %v737, %v731 ]
  %v738 = sub i64 %v732, %v4
  %v739 = getelementptr i8, ptr %v3, i64 %v738
  %v740 = load i8, ptr %v739, align 1
  %v741 = zext i8 %v740 to i64
  %v742 = shl i64 %v741, %v729
  %v743 = select i1 %v730, i64 0, i64 %v742
  %v744 = add i64 %v743, %v734
  %v745 = zext i64 %v744 to i128
  %v746 = mul nuw i128 %v745, 14757395258967641293
  %v747 = lshr i128 %v746, 67
  %v735 = trunc nuw nsw i128 %v747 to i64
  %v733 = add i64 %v732, -1
  %v737 = add i32 %v736, -1
  %v748 = icmp sgt i32 %v737, 1
  br i1 %v748, label %v731, label %v722
v722:
  %v749 = phi i64 [ 0, %v714 ], [ %v735, %v731 ]
  %v750 = icmp eq i64 %v749, 0
  br i1 %v750, label %v751, label %v752
v752:
  %v753 = phi i64 [ %v754, %v752 ], [ %v749, %v722 ]
  %v755 = phi i32 [ %v756, %v752 ], [ 0, %v722 ]
  %v756 = add i32 %v755, 1
  %v757 = zext nneg i64 %v753 to i128
  %v758 = mul nuw nsw i128 %v757, 14757395258967641293
  %v759 = lshr i128 %v758, 67
  %v754 = trunc nuw nsw i128 %v759 to i64
  %v760 = icmp samesign ugt i64 %v753, 9
  br i1 %v760, label %v752, label %v751
v751:
  %v761 = phi i32 [ 0, %v722 ], [ %v756, %v752 ]
  br i1 %v721, label %v762, label %v763
v763:
  %v764 = and i32 %v705, 63
  %v765 = zext nneg i32 %v764 to i64
  %v766 = icmp ugt i32 %v705, 63
  %v767 = sext i32 %v761 to i64
  %v768 = getelementptr i8, ptr %v3, i64 %v767
  br label %v769
v769:
  %v770 = phi i32 [ %v771, %v772 ], [ %v706, %v763 ]
  %v773 = phi i64 [ %v774, %v772 ], [ 0, %v763 ]
  %v771 = add nsw i32 %v770, -1
  %v775 = sext i32 %v771 to i64
  %v776 = getelementptr i8, ptr %v3, i64 %v775
  %v777 = load i8, ptr %v776, align 1
  %v778 = zext i8 %v777 to i64
  %v779 = shl i64 %v778, %v765
  %v780 = select i1 %v766, i64 0, i64 %v779
  %v781 = add i64 %v780, %v773
  %v782 = add i32 %v771, %v761
  %v783 = icmp slt i32 %v782, 800
  br i1 %v783, label %v784, label %v785
v784:
  %v786 = zext i64 %v781 to i128
  %v787 = mul nuw i128 %v786, 14757395258967641293
  %v788 = lshr i128 %v787, 67
  %v789 = trunc nuw nsw i128 %v788 to i64
  %v790 = mul i64 %v789, 246
  %v791 = add i64 %v790, %v781
  %v792 = trunc i64 %v791 to i8
  %v793 = getelementptr i8, ptr %v768, i64 %v775
  store i8 %v792, ptr %v793, align 1
  br label %v772
v785:
  %v794 = load i8, ptr %v498, align 4
  %v795 = sext i8 %v794 to i32
  %v796 = zext i64 %v781 to i128
  %v797 = mul nuw i128 %v796, 14757395258967641293
  %v798 = lshr i128 %v797, 67
  %v799 = trunc nuw nsw i128 %v798 to i64
  %v800 = mul i64 %v799, -10
  %v801 = sub i64 0, %v781
  %v802 = icmp ne i64 %v800, %v801
  %v803 = zext i1 %v802 to i32
  %v804 = or i32 %v795, %v803
  %v805 = icmp ne i32 %v804, 0
  %v806 = zext i1 %v805 to i8
  store i8 %v806, ptr %v498, align 4
  br label %v772
v772:
  %v807 = zext i64 %v781 to i128
  %v808 = mul nuw i128 %v807, 14757395258967641293
  %v809 = lshr i128 %v808, 67
  %v774 = trunc nuw nsw i128 %v809 to i64
  %v810 = icmp sgt i32 %v770, 1
  br i1 %v810, label %v769, label %v762
v762:
  %v811 = phi i64 [ 0, %v751 ], [ %v774, %v772 ]
  %v812 = icmp slt i32 %v761, 1
  br i1 %v812, label %v698, label %v813
v813:
  %v814 = phi i64 [ %v815, %v813 ], [ %v811, %v762 ]
  %v816 = phi i32 [ %v817, %v813 ], [ %v761, %v762 ]
  %v818 = zext nneg i64 %v814 to i128
  %v819 = mul nuw nsw i128 %v818, 14757395258967641293
  %v820 = lshr i128 %v819, 67
  %v815 = trunc nuw nsw i128 %v820 to i64
  %v821 = mul i64 %v815, 246
  %v822 = add i64 %v821, %v814
  %v817 = add nsw i32 %v816, -1
  %v823 = sext i32 %v817 to i64
  %v824 = trunc i64 %v822 to i8
  %v825 = getelementptr i8, ptr %v3, i64 %v823
  store i8 %v824, ptr %v825, align 1
  %v826 = icmp sgt i32 %v816, 1
  br i1 %v826, label %v813, label %v698
v698:
  %v827 = load i32, ptr %v497, align 4
  %v828 = add i32 %v827, %v761
  %v697 = call i32 @llvm.smin.i32(i32 %v828, i32 800)
  store i32 %v697, ptr %v497, align 4
  %v829 = load i32, ptr %v496, align 4
  %v709 = add i32 %v829, %v761
  store i32 %v709, ptr %v496, align 4
  %v830 = icmp slt i32 %v828, 1
  br i1 %v830, label %v707, label %v700
v700:
  %v699 = phi i32 [ %v701, %v702 ], [ %v697, %v698 ]
  %v701 = add i32 %v699, -1
  %v831 = sext i32 %v701 to i64
  %v832 = getelementptr i8, ptr %v3, i64 %v831
  %v833 = load i8, ptr %v832, align 1
  %v834 = icmp eq i8 %v833, 0
  br i1 %v834, label %v702, label %v707
v702:
  store i32 %v701, ptr %v497, align 4
  %v835 = icmp sgt i32 %v699, 1
  br i1 %v835, label %v700, label %v707
v451:
  %v836 = inttoptr i64 %v2 to ptr
  %v837 = getelementptr i8, ptr %v836, i64 12
  %v838 = load i32, ptr %v837, align 4
  %v839 = sext i32 %v838 to i64
  %v840 = shl nsw i64 %v442, 4
  %v841 = add i64 %v840, %v2
  %v842 = add i64 %v841, %v839
  %v843 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v373, i1 true)
  %v844 = shl i64 %v373, %v843
  %v845 = inttoptr i64 %v842 to ptr
  %v846 = getelementptr i8, ptr %v845, i64 5472
  %v847 = load i64, ptr %v846, align 8
  %v848 = mul i64 %v847, %v844
  %v849 = zext i64 %v844 to i128
  %v850 = zext i64 %v847 to i128
  %v851 = mul nuw i128 %v850, %v849
  %v852 = lshr i128 %v851, 64
  %v853 = trunc nuw i128 %v852 to i64
  %v854 = and i64 %v853, 511
  %v855 = icmp eq i64 %v854, 511
  br i1 %v855, label %v856, label %v857
v856:
  %v858 = add i64 %v842, 5472
  %v859 = inttoptr i64 %v858 to ptr
  %v860 = getelementptr i8, ptr %v859, i64 8
  %v861 = load i64, ptr %v860, align 8
  %v862 = zext i64 %v861 to i128
  %v863 = mul nuw i128 %v862, %v849
  %v864 = lshr i128 %v863, 64
  %v865 = trunc nuw i128 %v864 to i64
  %v866 = add i64 %v848, %v865
  %v867 = icmp ult i64 %v866, %v865
  %v868 = zext i1 %v867 to i64
  %v869 = add nuw i64 %v868, %v853
  br label %v857
v857:
  %v870 = phi i64 [ %v848, %v451 ], [ %v866, %v856 ]
  %v871 = phi i64 [ %v853, %v451 ], [ %v869, %v856 ]
  %v872 = lshr i64 %v871, 63
  %v873 = trunc nuw nsw i64 %v872 to i32
  %v874 = add nuw nsw i32 %v873, 9
  %v875 = zext nneg i32 %v874 to i64
  %v876 = lshr i64 %v871, %v875
  %v877 = mul nsw i64 %v442, 217706
  %v878 = ashr i64 %v877, 16
  %v879 = xor i64 %v843, 63
  %v880 = add nsw i64 %v878, %v879
  %v881 = add nsw i64 %v880, %v872
  %v882 = icmp slt i64 %v881, -1022
  br i1 %v882, label %v453, label %v883
v453:
  %v884 = icmp slt i64 %v881, -1085
  br i1 %v884, label %v448, label %v455
v455:
  %v885 = trunc nsw i64 %v881 to i32
  %v886 = sub nuw nsw i32 -1022, %v885
  %v887 = zext nneg i32 %v886 to i64
  %v888 = lshr i64 %v876, %v887
  %v889 = and i64 %v888, 1
  %v890 = add nuw nsw i64 %v889, %v888
  %v454 = lshr i64 %v890, 1
  br label %v448
v463:
  %v891 = add i64 %v373, 1
  %v892 = inttoptr i64 %v2 to ptr
  %v893 = getelementptr i8, ptr %v892, i64 12
  %v894 = load i32, ptr %v893, align 4
  %v895 = sext i32 %v894 to i64
  %v896 = shl nsw i64 %v442, 4
  %v897 = add i64 %v896, %v2
  %v898 = add i64 %v897, %v895
  %v899 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v891, i1 false)
  %v900 = and i64 %v899, 63
  %v901 = shl i64 %v891, %v900
  %v902 = inttoptr i64 %v898 to ptr
  %v903 = getelementptr i8, ptr %v902, i64 5472
  %v904 = load i64, ptr %v903, align 8
  %v905 = mul i64 %v904, %v901
  %v906 = zext i64 %v901 to i128
  %v907 = zext i64 %v904 to i128
  %v908 = mul nuw i128 %v907, %v906
  %v909 = lshr i128 %v908, 64
  %v910 = trunc nuw i128 %v909 to i64
  %v911 = and i64 %v910, 511
  %v912 = icmp eq i64 %v911, 511
  br i1 %v912, label %v913, label %v914
v913:
  %v915 = add i64 %v898, 5472
  %v916 = inttoptr i64 %v915 to ptr
  %v917 = getelementptr i8, ptr %v916, i64 8
  %v918 = load i64, ptr %v917, align 8
  %v919 = zext i64 %v918 to i128
  %v920 = mul nuw i128 %v919, %v906
  %v921 = lshr i128 %v920, 64
  %v922 = trunc nuw i128 %v921 to i64
  %v923 = add i64 %v905, %v922
  %v924 = icmp ult i64 %v923, %v922
  %v925 = zext i1 %v924 to i64
  %v926 = add nuw i64 %v925, %v910
  br label %v914
v914:
  %v927 = phi i64 [ %v905, %v463 ], [ %v923, %v913 ]
  %v928 = phi i64 [ %v910, %v463 ], [ %v926, %v913 ]
  %v929 = lshr i64 %v928, 63
  %v930 = trunc nuw nsw i64 %v929 to i32
  %v931 = add nuw nsw i32 %v930, 9
  %v932 = zext nneg i32 %v931 to i64
  %v933 = lshr i64 %v928, %v932
  %v934 = mul nsw i64 %v442, 217706
  %v935 = ashr i64 %v934, 16
  %v936 = sub nsw i64 %v935, %v899
  %v937 = add nsw i64 %v936, 63
  %v938 = add nsw i64 %v937, %v929
  %v939 = icmp slt i64 %v938, -1022
  br i1 %v939, label %v465, label %v940
v465:
  %v941 = icmp slt i64 %v938, -1085
  br i1 %v941, label %v460, label %v467
v467:
  %v942 = trunc nsw i64 %v938 to i32
  %v943 = sub nuw nsw i32 -1022, %v942
  %v944 = zext nneg i32 %v943 to i64
  %v945 = lshr i64 %v933, %v944
  %v946 = and i64 %v945, 1
  %v947 = add nuw nsw i64 %v946, %v945
  %v466 = lshr i64 %v947, 1
  br label %v460
v883:
  %v948 = icmp ugt i64 %v870, 1
  %v949 = add nsw i64 %v442, -24
  %v950 = icmp ult i64 %v949, -28
  %v951 = or i1 %v950, %v948
  %v952 = and i64 %v876, 3
  %v953 = icmp ne i64 %v952, 1
  %v954 = or i1 %v951, %v953
  br i1 %v954, label %v456, label %v955
v955:
  %v956 = shl i64 %v876, %v875
  %v957 = icmp eq i64 %v956, %v871
  br label %v456
v456:
  %v958 = phi i1 [ false, %v883 ], [ %v957, %v955 ]
  %v959 = and i64 %v876, 72057594037927934
  %v960 = select i1 %v958, i64 %v959, i64 %v876
  %v961 = and i64 %v960, 1
  %v962 = add nuw nsw i64 %v961, %v960
  %v963 = icmp ugt i64 %v962, 18014398509481983
  %v964 = select i1 %v963, i64 1024, i64 1023
  %v965 = add nsw i64 %v964, %v881
  %v966 = icmp sgt i64 %v965, 2046
  br i1 %v966, label %v448, label %v458
v458:
  %v967 = lshr i64 %v962, 1
  %v968 = and i64 %v967, 9218868437227405311
  %v969 = select i1 %v963, i64 0, i64 %v968
  %v970 = shl nuw nsw i64 %v965, 52
  %v457 = or i64 %v970, %v969
  br label %v448
v715:
  %v971 = add i32 %v704, -1
  %v972 = icmp sgt i32 %v704, -1022
  br i1 %v972, label %v973, label %v974
v974:
  %v975 = sub nuw nsw i32 -1021, %v704
  br label %v976
v976:
  %v977 = phi i32 [ %v706, %v974 ], [ %v978, %v979 ]
  %v980 = phi i32 [ %v975, %v974 ], [ %v981, %v979 ]
  %v982 = call i32 @llvm.smin.i32(i32 %v980, i32 56)
  %v983 = and i32 %v982, 63
  %v984 = zext nneg i32 %v983 to i64
  %v985 = shl nsw i64 -1, %v984
  %v986 = icmp ugt i32 %v982, 63
  %v987 = xor i64 %v985, -1
  %v988 = select i1 %v986, i64 -1, i64 %v987
  %v989 = call i32 @llvm.smax.i32(i32 %v977, i32 0)
  br label %v990
v990:
  %v991 = phi i32 [ 0, %v976 ], [ %v992, %v993 ]
  %v994 = phi i64 [ 0, %v976 ], [ %v995, %v993 ]
  %v996 = icmp slt i32 %v991, %v977
  br i1 %v996, label %v993, label %v997
v993:
  %v998 = mul i64 %v994, 10
  %v999 = zext nneg i32 %v991 to i64
  %v1000 = getelementptr i8, ptr %v3, i64 %v999
  %v1001 = load i8, ptr %v1000, align 1
  %v1002 = zext i8 %v1001 to i64
  %v995 = add i64 %v998, %v1002
  %v992 = add nuw nsw i32 %v991, 1
  %v1003 = lshr i64 %v995, %v984
  %v1004 = icmp eq i64 %v1003, 0
  %v1005 = select i1 %v986, i1 true, i1 %v1004
  br i1 %v1005, label %v990, label %v1006
v997:
  %v1007 = icmp eq i64 %v994, 0
  br i1 %v1007, label %v1008, label %v1009
v1009:
  %v1010 = lshr i64 %v994, %v984
  %v1011 = icmp eq i64 %v1010, 0
  %v1012 = select i1 %v986, i1 true, i1 %v1011
  br i1 %v1012, label %v1013, label %v1006
v1013:
  %v1014 = phi i32 [ %v1015, %v1013 ], [ %v989, %v1009 ]
  %v1016 = phi i64 [ %v1017, %v1013 ], [ %v994, %v1009 ]
  %v1015 = add i32 %v1014, 1
  %v1017 = mul i64 %v1016, 10
  %v1018 = lshr i64 %v1017, %v984
  %v1019 = icmp eq i64 %v1018, 0
  %v1020 = select i1 %v986, i1 true, i1 %v1019
  br i1 %v1020, label %v1013, label %v1006
v1006:
  %v1021 = phi i32 [ %v1015, %v1013 ], [ %v989, %v1009 ], [ %v992, %v993 ]
  %v1022 = phi i64 [ %v1017, %v1013 ], [ %v994, %v1009 ], [ %v995, %v993 ]
  %v1023 = load i32, ptr %v496, align 4
  %v1024 = sub i32 %v1023, %v1021
  %v1025 = add i32 %v1024, 1
  store i32 %v1025, ptr %v496, align 4
  %v1026 = icmp slt i32 %v1021, %v977
  br i1 %v1026, label %v1027, label %v1028
v1027:
  %v1029 = phi i32 [ %v1030, %v1027 ], [ %v1021, %v1006 ]
  %v1031 = phi i64 [ %v1032, %v1027 ], [ %v1022, %v1006 ]
  %v1033 = phi i32 [ %v1034, %v1027 ], [ 0, %v1006 ]
  %v1035 = lshr i64 %v1031, %v984
  %v1034 = add i32 %v1033, 1
  %v1036 = sext i32 %v1033 to i64
  %v1037 = trunc i64 %v1035 to i8
  %v1038 = select i1 %v986, i8 0, i8 %v1037
  %v1039 = getelementptr i8, ptr %v3, i64 %v1036
  store i8 %v1038, ptr %v1039, align 1
  %v1040 = and i64 %v1031, %v988
  %v1041 = mul i64 %v1040, 10
  %v1042 = sext i32 %v1029 to i64
  %v1043 = getelementptr i8, ptr %v3, i64 %v1042
  %v1044 = load i8, ptr %v1043, align 1
  %v1045 = zext i8 %v1044 to i64
  %v1032 = add i64 %v1041, %v1045
  %v1046 = load i32, ptr %v497, align 4
  %v1030 = add nsw i32 %v1029, 1
  %v1047 = icmp slt i32 %v1030, %v1046
  br i1 %v1047, label %v1027, label %v1028
v1028:
  %v1048 = phi i32 [ 0, %v1006 ], [ %v1034, %v1027 ]
  %v1049 = phi i64 [ %v1022, %v1006 ], [ %v1032, %v1027 ]
  %v1050 = icmp eq i64 %v1049, 0
  br i1 %v1050, label %v1051, label %v1052
v1052:
  %v1053 = xor i1 %v986, true
  br label %v1054
v1054:
  %v1055 = phi i32 [ %v1056, %v1057 ], [ %v1048, %v1052 ]
  %v1058 = phi i64 [ %v1059, %v1057 ], [ %v1049, %v1052 ]
  %v1060 = icmp slt i32 %v1055, 800
  br i1 %v1060, label %v1061, label %v1062
v1061:
  %v1063 = lshr i64 %v1058, %v984
  %v1064 = add nsw i32 %v1055, 1
  %v1065 = sext i32 %v1055 to i64
  %v1066 = trunc i64 %v1063 to i8
  %v1067 = select i1 %v986, i8 0, i8 %v1066
  %v1068 = getelementptr i8, ptr %v3, i64 %v1065
  store i8 %v1067, ptr %v1068, align 1
  br label %v1057
v1062:
  %v1069 = load i8, ptr %v498, align 4
  %v1070 = sext i8 %v1069 to i32
  %v1071 = lshr i64 %v1058, %v984
  %v1072 = icmp ne i64 %v1071, 0
  %v1073 = select i1 %v1053, i1 %v1072, i1 false
  %v1074 = zext i1 %v1073 to i32
  %v1075 = or i32 %v1070, %v1074
  %v1076 = icmp ne i32 %v1075, 0
  %v1077 = zext i1 %v1076 to i8
  store i8 %v1077, ptr %v498, align 4
  br label %v1057
v1057:
  %v1056 = phi i32 [ %v1064, %v1061 ], [ %v1055, %v1062 ]
  %v1078 = and i64 %v1058, %v988
  %v1059 = mul i64 %v1078, 10
  %v1079 = icmp eq i64 %v1059, 0
  br i1 %v1079, label %v1051, label %v1054
v1051:
  %v1080 = phi i32 [ %v1048, %v1028 ], [ %v1056, %v1057 ]
  store i32 %v1080, ptr %v497, align 4
  %v1081 = icmp slt i32 %v1080, 1
  br i1 %v1081, label %v979, label %v1082
v1082:
  %v1083 = phi i32 [ %v1084, %v1085 ], [ %v1080, %v1051 ]
  %v1084 = add nsw i32 %v1083, -1
  %v1086 = sext i32 %v1084 to i64
  %v1087 = getelementptr i8, ptr %v3, i64 %v1086
  %v1088 = load i8, ptr %v1087, align 1
  %v1089 = icmp eq i8 %v1088, 0
  br i1 %v1089, label %v1085, label %v979
v1085:
  store i32 %v1084, ptr %v497, align 4
  %v1090 = icmp sgt i32 %v1083, 1
  br i1 %v1090, label %v1082, label %v979
v1008:
  store i32 0, ptr %v497, align 4
  br label %v979
v979:
  %v978 = phi i32 [ %v1080, %v1051 ], [ 0, %v1008 ], [ %v1083, %v1082 ], [ 0, %v1085 ]
  %v981 = add nsw i32 %v980, -56
  %v1091 = icmp sgt i32 %v980, 56
  br i1 %v1091, label %v976, label %v973
v973:
  %v1092 = phi i32 [ %v706, %v715 ], [ %v978, %v979 ]
  %v1093 = phi i32 [ %v971, %v715 ], [ -1022, %v979 ]
  %v1094 = icmp slt i32 %v1092, 1
  br i1 %v1094, label %v1095, label %v1096
v1096:
  %v1097 = add nuw i32 %v1092, 1
  %v1098 = add nsw i32 %v1092, -1
  %v1099 = zext nneg i32 %v1098 to i64
  %v1100 = add i64 %v1099, %v4
  br label %v1101
v1101:
  %v1102 = phi i64 [ %v1100, %v1096 ], [ %v1103, %v1101 ]
  %v1104 = phi i64 [ 0, %v1096 ], [ %v1105, %v1101 ]
  %v1106 = phi i32 [ %v1097, %v1096 ], [ %v1107, %v1101 ]
  %v1108 = sub i64 %v1102, %v4
  %v1109 = getelementptr i8, ptr %v3, i64 %v1108
  %v1110 = load i8, ptr %v1109, align 1
  %v1111 = zext i8 %v1110 to i64
  %v1112 = shl nuw nsw i64 %v1111, 53
  %v1113 = add nuw nsw i64 %v1112, %v1104
  %v1114 = zext nneg i64 %v1113 to i128
  %v1115 = mul nuw nsw i128 %v1114, 14757395258967641293
  %v1116 = lshr i128 %v1115, 67
  %v1105 = trunc nuw nsw i128 %v1116 to i64
  %v1103 = add i64 %v1102, -1
  %v1107 = add i32 %v1106, -1
  %v1117 = icmp sgt i32 %v1107, 1
  br i1 %v1117, label %v1101, label %v1095
v1095:
  %v1118 = phi i64 [ 0, %v973 ], [ %v1105, %v1101 ]
  %v1119 = icmp eq i64 %v1118, 0
  br i1 %v1119, label %v1120, label %v1121
v1121:
  %v1122 = phi i64 [ %v1123, %v1121 ], [ %v1118, %v1095 ]
  %v1124 = phi i32 [ %v1125, %v1121 ], [ 0, %v1095 ]
  %v1125 = add i32 %v1124, 1
  %v1126 = zext nneg i64 %v1122 to i128
  %v1127 = mul nuw nsw i128 %v1126, 14757395258967641293
  %v1128 = lshr i128 %v1127, 67
  %v1123 = trunc nuw nsw i128 %v1128 to i64
  %v1129 = icmp samesign ugt i64 %v1122, 9
  br i1 %v1129, label %v1121, label %v1120
v1120:
  %v1130 = phi i32 [ 0, %v1095 ], [ %v1125, %v1121 ]
  br i1 %v1094, label %v1131, label %v1132
v1132:
  %v1133 = add nuw i32 %v1092, 1
  %v1134 = add i32 %v1130, %v1092
  %v1135 = add nsw i32 %v1092, -1
  %v1136 = zext nneg i32 %v1135 to i64
  %v1137 = sext i32 %v1130 to i64
  %v1138 = add i64 %v1136, %v4
  %v1139 = add i64 %v1138, %v1137
  %v1140 = add i64 %v1136, %v4
  br label %v1141
v1141:
  %v1142 = phi i64 [ %v1140, %v1132 ], [ %v1143, %v1144 ]
  %v1145 = phi i64 [ 0, %v1132 ], [ %v1146, %v1144 ]
  %v1147 = phi i32 [ %v1134, %v1132 ], [ %v1148, %v1144 ]
  %v1149 = phi i64 [ %v1139, %v1132 ], [ %v1150, %v1144 ]
  %v1151 = phi i32 [ %v1133, %v1132 ], [ %v1152, %v1144 ]
  %v1148 = add i32 %v1147, -1
  %v1153 = sub i64 %v1142, %v4
  %v1154 = getelementptr i8, ptr %v3, i64 %v1153
  %v1155 = load i8, ptr %v1154, align 1
  %v1156 = zext i8 %v1155 to i64
  %v1157 = shl nuw nsw i64 %v1156, 53
  %v1158 = add nuw nsw i64 %v1157, %v1145
  %v1159 = icmp slt i32 %v1148, 800
  br i1 %v1159, label %v1160, label %v1161
v1160:
  %v1162 = zext nneg i64 %v1158 to i128
  %v1163 = mul nuw nsw i128 %v1162, 14757395258967641293
  %v1164 = lshr i128 %v1163, 67
  %v1165 = trunc nuw nsw i128 %v1164 to i64
  %v1166 = mul i64 %v1165, 246
  %v1167 = add i64 %v1166, %v1145
  %v1168 = trunc i64 %v1167 to i8
  %v1169 = sub i64 %v1149, %v4
  %v1170 = getelementptr i8, ptr %v3, i64 %v1169
  store i8 %v1168, ptr %v1170, align 1
  br label %v1144
v1161:
  %v1171 = load i8, ptr %v498, align 4
  %v1172 = sext i8 %v1171 to i32
  %v1173 = zext nneg i64 %v1158 to i128
  %v1174 = mul nuw nsw i128 %v1173, 14757395258967641293
  %v1175 = lshr i128 %v1174, 67
  %v1176 = trunc nuw nsw i128 %v1175 to i64
  %v1177 = mul i64 %v1176, -10
  %v1178 = sub nsw i64 0, %v1158
  %v1179 = icmp ne i64 %v1177, %v1178
  %v1180 = zext i1 %v1179 to i32
  %v1181 = or i32 %v1172, %v1180
  %v1182 = icmp ne i32 %v1181, 0
  %v1183 = zext i1 %v1182 to i8
  store i8 %v1183, ptr %v498, align 4
  br label %v1144
v1144:
  %v1184 = zext nneg i64 %v1158 to i128
  %v1185 = mul nuw nsw i128 %v1184, 14757395258967641293
  %v1186 = lshr i128 %v1185, 67
  %v1146 = trunc nuw nsw i128 %v1186 to i64
  %v1150 = add i64 %v1149, -1
  %v1143 = add i64 %v1142, -1
  %v1152 = add i32 %v1151, -1
  %v1187 = icmp sgt i32 %v1152, 1
  br i1 %v1187, label %v1141, label %v1131
v1131:
  %v1188 = phi i64 [ 0, %v1120 ], [ %v1146, %v1144 ]
  %v1189 = icmp slt i32 %v1130, 1
  br i1 %v1189, label %v1190, label %v1191
v1191:
  %v1192 = add nuw i32 %v1130, 1
  %v1193 = add nsw i32 %v1130, -1
  %v1194 = zext nneg i32 %v1193 to i64
  %v1195 = add i64 %v1194, %v4
  br label %v1196
v1196:
  %v1197 = phi i64 [ %v1188, %v1191 ], [ %v1198, %v1196 ]
  %v1199 = phi i64 [ %v1195, %v1191 ], [ %v1200, %v1196 ]
  %v1201 = phi i32 [ %v1192, %v1191 ], [ %v1202, %v1196 ]
  %v1203 = zext nneg i64 %v1197 to i128
  %v1204 = mul nuw nsw i128 %v1203, 14757395258967641293
  %v1205 = lshr i128 %v1204, 67
  %v1198 = trunc nuw nsw i128 %v1205 to i64
  %v1206 = mul i64 %v1198, 246
  %v1207 = add i64 %v1206, %v1197
  %v1208 = trunc i64 %v1207 to i8
  %v1209 = sub i64 %v1199, %v4
  %v1210 = getelementptr i8, ptr %v3, i64 %v1209
  store i8 %v1208, ptr %v1210, align 1
  %v1200 = add i64 %v1199, -1
  %v1202 = add i32 %v1201, -1
  %v1211 = icmp sgt i32 %v1202, 1
  br i1 %v1211, label %v1196, label %v1190
v1190:
  %v1212 = load i32, ptr %v497, align 4
  %v1213 = add i32 %v1212, %v1130
  %v1214 = call i32 @llvm.smin.i32(i32 %v1213, i32 800)
  store i32 %v1214, ptr %v497, align 4
  %v1215 = load i32, ptr %v496, align 4
  %v1216 = add i32 %v1215, %v1130
  store i32 %v1216, ptr %v496, align 4
  %v1217 = icmp slt i32 %v1213, 1
  br i1 %v1217, label %v1218, label %v1219
v1219:
  %v1220 = phi i32 [ %v1221, %v1222 ], [ %v1214, %v1190 ]
  %v1221 = add i32 %v1220, -1
  %v1223 = sext i32 %v1221 to i64
  %v1224 = getelementptr i8, ptr %v3, i64 %v1223
  %v1225 = load i8, ptr %v1224, align 1
  %v1226 = icmp eq i8 %v1225, 0
  br i1 %v1226, label %v1222, label %v1218
v1222:
  store i32 %v1221, ptr %v497, align 4
  %v1227 = icmp sgt i32 %v1220, 1
  br i1 %v1227, label %v1219, label %v1218
v1218:
  %v1228 = phi i32 [ %v1214, %v1190 ], [ %v1220, %v1219 ], [ %v1221, %v1222 ]
  %v1229 = icmp slt i32 %v1216, 1
  br i1 %v1229, label %v1230, label %v1231
v1231:
  %v1232 = phi i32 [ %v1233, %v1234 ], [ 0, %v1218 ]
  %v1235 = phi i64 [ %v1236, %v1234 ], [ %v4, %v1218 ]
  %v1237 = phi i64 [ %v1238, %v1234 ], [ 0, %v1218 ]
  %v1239 = icmp slt i32 %v1232, %v1228
  br i1 %v1239, label %v1240, label %v1234
v1240:
  %v1241 = sub i64 %v1235, %v4
  %v1242 = getelementptr i8, ptr %v3, i64 %v1241
  %v1243 = load i8, ptr %v1242, align 1
  %v1244 = zext i8 %v1243 to i64
  br label %v1234
v1234:
  %v1245 = phi i64 [ 0, %v1231 ], [ %v1244, %v1240 ]
  %v1246 = mul i64 %v1237, 10
  %v1238 = add i64 %v1245, %v1246
  %v1236 = add i64 %v1235, 1
  %v1233 = add nuw nsw i32 %v1232, 1
  %v1247 = icmp slt i32 %v1233, %v1216
  br i1 %v1247, label %v1231, label %v1230
v1230:
  %v1248 = phi i64 [ 0, %v1218 ], [ %v1238, %v1234 ]
  %v1249 = icmp sge i32 %v1216, %v1228
  %v1250 = icmp slt i32 %v1216, 0
  %v1251 = or i1 %v1250, %v1249
  br i1 %v1251, label %v1252, label %v1253
v1253:
  %v1254 = zext nneg i32 %v1216 to i64
  %v1255 = getelementptr i8, ptr %v3, i64 %v1254
  %v1256 = load i8, ptr %v1255, align 1
  %v1257 = icmp eq i8 %v1256, 5
  %v1258 = add nuw i32 %v1216, 1
  %v1259 = icmp eq i32 %v1258, %v1228
  %v1260 = and i1 %v1259, %v1257
  %v1261 = load i8, ptr %v498, align 4
  %v1262 = icmp eq i8 %v1261, 0
  %v1263 = and i1 %v1260, %v1262
  br i1 %v1263, label %v1264, label %v1265
v1264:
  br i1 %v1229, label %v1266, label %v1267
v1267:
  %v1268 = getelementptr i8, ptr %v1255, i64 -1
  %v1269 = load i8, ptr %v1268, align 1
  %v1270 = and i8 %v1269, 1
  %v1271 = icmp ne i8 %v1270, 0
  br label %v1266
v940:
  %v1272 = icmp ugt i64 %v927, 1
  %v1273 = add nsw i64 %v442, -24
  %v1274 = icmp ult i64 %v1273, -28
  %v1275 = or i1 %v1274, %v1272
  %v1276 = and i64 %v933, 3
  %v1277 = icmp ne i64 %v1276, 1
  %v1278 = or i1 %v1275, %v1277
  br i1 %v1278, label %v468, label %v1279
v1279:
  %v1280 = shl i64 %v933, %v932
  %v1281 = icmp eq i64 %v1280, %v928
  br label %v468
v468:
  %v1282 = phi i1 [ false, %v940 ], [ %v1281, %v1279 ]
  %v1283 = and i64 %v933, 72057594037927934
  %v1284 = select i1 %v1282, i64 %v1283, i64 %v933
  %v1285 = and i64 %v1284, 1
  %v1286 = add nuw nsw i64 %v1285, %v1284
  %v1287 = icmp ugt i64 %v1286, 18014398509481983
  %v1288 = select i1 %v1287, i64 1024, i64 1023
  %v1289 = add nsw i64 %v1288, %v938
  %v1290 = icmp sgt i64 %v1289, 2046
  br i1 %v1290, label %v460, label %v470
v470:
  %v1291 = lshr i64 %v1286, 1
  %v1292 = and i64 %v1291, 9218868437227405311
  %v1293 = select i1 %v1287, i64 0, i64 %v1292
  %v1294 = shl nuw nsw i64 %v1289, 52
  %v469 = or i64 %v1294, %v1293
  br label %v460
v1265:
  %v1295 = icmp ugt i8 %v1256, 4
  br label %v1266
v1266:
  %v1296 = phi i1 [ false, %v1264 ], [ %v1271, %v1267 ], [ %v1295, %v1265 ]
  %v1297 = zext i1 %v1296 to i64
  %v1298 = add i64 %v1248, %v1297
  br label %v1252
v1252:
  %v1299 = phi i64 [ %v1248, %v1230 ], [ %v1298, %v1266 ]
  %v1300 = icmp eq i64 %v1299, 9007199254740992
  %v1301 = zext i1 %v1300 to i32
  %v1302 = add i32 %v1093, %v1301
  %v1303 = icmp sgt i32 %v1302, 1023
  br i1 %v1303, label %v216, label %v1304
v1304:
  %v1305 = zext i1 %v1300 to i64
  %v1306 = lshr i64 %v1299, %v1305
  %v1307 = add nsw i32 %v1302, 1023
  %v1308 = zext i32 %v1307 to i64
  %v1309 = shl i64 %v1308, 52
  %v1310 = and i64 %v1306, 4503599627370496
  %v1311 = icmp eq i64 %v1310, 0
  %v1312 = select i1 %v1311, i64 0, i64 %v1309
  %v1313 = and i64 %v1306, -4503599627370497
  %v1314 = or i64 %v1312, %v1313
  br label %v216
v216:
  %v1315 = phi i64 [ 0, %v553 ], [ 9218868437227405312, %v568 ], [ 9218868437227405312, %v1252 ], [ %v1314, %v1304 ]
  %v215 = or i64 %v1315, %v76
  br label %v142
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
  %v201 = sub i64 %v182, %v200
  %v202 = icmp sgt i64 %v201, 19
  br i1 %v202, label %v203, label %v204
v204:
  %v205 = icmp sgt i64 %v182, %v200
  br i1 %v205, label %v206, label %v207
v206:
  %v208 = phi i64 [ %v209, %v210 ], [ %v200, %v204 ]
  %v211 = phi i64 [ %v212, %v210 ], [ 0, %v204 ]
  %v213 = phi i64 [ %v214, %v210 ], [ 0, %v204 ]
  %v215 = phi i64 [ %v216, %v210 ], [ -1, %v204 ]
  %v217 = add i64 %v208, %v181
  %v218 = inttoptr i64 %v217 to ptr
  %v219 = load i8, ptr %v218, align 1
  %v220 = zext i8 %v219 to i32
  %v221 = add nsw i32 %v220, -48
  %v222 = icmp ult i32 %v221, 10
  br i1 %v222, label %v223, label %v224
v223:
  %v225 = mul i64 %v211, 10
  %v226 = zext nneg i32 %v221 to i64
  %v227 = add i64 %v225, %v226
  %v228 = add i64 %v213, 1
  br label %v210
v224:
  %v229 = icmp eq i8 %v219, 46
  %v230 = icmp slt i64 %v215, 0
  %v231 = and i1 %v230, %v229
  br i1 %v231, label %v210, label %v203
v210:
  %v212 = phi i64 [ %v227, %v223 ], [ %v211, %v224 ]
  %v214 = phi i64 [ %v228, %v223 ], [ %v213, %v224 ]
  %v216 = phi i64 [ %v215, %v223 ], [ %v213, %v224 ]
  %v209 = add nuw nsw i64 %v208, 1
  %v232 = icmp slt i64 %v209, %v182
  br i1 %v232, label %v206, label %v207
v207:
  %v233 = phi i64 [ 0, %v204 ], [ %v212, %v210 ]
  %v234 = phi i64 [ 0, %v204 ], [ %v214, %v210 ]
  %v235 = phi i64 [ -1, %v204 ], [ %v216, %v210 ]
  %v236 = sub i64 %v235, %v234
  %v237 = icmp slt i64 %v235, 0
  %v238 = select i1 %v237, i64 0, i64 %v236
  %v239 = add i64 %v234, -19
  %v240 = icmp ult i64 %v239, -18
  br i1 %v240, label %v203, label %v241
v241:
  %v242 = icmp eq i64 %v233, 0
  %v243 = icmp slt i64 %v238, -342
  %v244 = or i1 %v242, %v243
  br i1 %v244, label %v245, label %v246
v246:
  %v247 = icmp sgt i64 %v238, 308
  br i1 %v247, label %v245, label %v248
v248:
  %v249 = inttoptr i64 %v2 to ptr
  %v250 = getelementptr i8, ptr %v249, i64 12
  %v251 = load i32, ptr %v250, align 4
  %v252 = sext i32 %v251 to i64
  %v253 = shl nsw i64 %v238, 4
  %v254 = add i64 %v253, %v2
  %v255 = add i64 %v254, %v252
  %v256 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v233, i1 false)
  %v257 = shl i64 %v233, %v256
  %v258 = inttoptr i64 %v255 to ptr
  %v259 = getelementptr i8, ptr %v258, i64 5472
  %v260 = load i64, ptr %v259, align 8
  %v261 = mul i64 %v260, %v257
  %v262 = zext i64 %v257 to i128
  %v263 = zext i64 %v260 to i128
  %v264 = mul nuw i128 %v263, %v262
  %v265 = lshr i128 %v264, 64
  %v266 = trunc nuw i128 %v265 to i64
  %v267 = and i64 %v266, 511
  %v268 = icmp eq i64 %v267, 511
  br i1 %v268, label %v269, label %v270
v269:
  %v271 = add i64 %v255, 5472
  %v272 = inttoptr i64 %v271 to ptr
  %v273 = getelementptr i8, ptr %v272, i64 8
  %v274 = load i64, ptr %v273, align 8
  %v275 = zext i64 %v274 to i128
  %v276 = mul nuw i128 %v275, %v262
  %v277 = lshr i128 %v276, 64
  %v278 = trunc nuw i128 %v277 to i64
  %v279 = add i64 %v261, %v278
  %v280 = icmp ult i64 %v279, %v278
  %v281 = zext i1 %v280 to i64
  %v282 = add nuw i64 %v281, %v266
  br label %v270
v270:
  %v283 = phi i64 [ %v261, %v248 ], [ %v279, %v269 ]
  %v284 = phi i64 [ %v266, %v248 ], [ %v282, %v269 ]
  %v285 = lshr i64 %v284, 63
  %v286 = trunc nuw nsw i64 %v285 to i32
  %v287 = add nuw nsw i32 %v286, 9
  %v288 = zext nneg i32 %v287 to i64
  %v289 = lshr i64 %v284, %v288
  %v290 = mul nsw i64 %v238, 217706
  %v291 = ashr i64 %v290, 16
  %v292 = sub nsw i64 %v291, %v256
  %v293 = add nsw i64 %v292, 63
  %v294 = add nsw i64 %v293, %v285
  %v295 = icmp slt i64 %v294, -1022
  br i1 %v295, label %v296, label %v297
v296:
  %v298 = icmp slt i64 %v294, -1085
  br i1 %v298, label %v245, label %v299
v299:
  %v300 = trunc nsw i64 %v294 to i32
  %v301 = sub nuw nsw i32 -1022, %v300
  %v302 = zext nneg i32 %v301 to i64
  %v303 = lshr i64 %v289, %v302
  %v304 = and i64 %v303, 1
  %v305 = add nuw nsw i64 %v304, %v303
  %v306 = lshr i64 %v305, 1
  br label %v245
v203:
  %v307 = add i64 %v95, %v200
  %v308 = icmp eq i64 %v201, 3
  br i1 %v308, label %v309, label %v310
v309:
  %v311 = add i64 %v307, %v0
  br label %v312
v312:
  %v313 = phi i64 [ %v314, %v315 ], [ 0, %v309 ]
  %v316 = add i64 %v311, %v313
  %v317 = inttoptr i64 %v316 to ptr
  %v318 = load i8, ptr %v317, align 1
  %v319 = or i8 %v318, 32
  %v320 = zext i8 %v319 to i16
  %v321 = trunc nuw nsw i64 %v313 to i32
  %v322 = shl nuw nsw i32 %v321, 3
  %v323 = zext nneg i32 %v322 to i64
  %v324 = lshr i64 6712937, %v323
  %v325 = trunc i64 %v324 to i16
  %v326 = and i16 %v325, 111
  %v327 = icmp eq i16 %v326, %v320
  br i1 %v327, label %v315, label %v310
v315:
  %v314 = add nuw nsw i64 %v313, 1
  %v328 = icmp samesign ult i64 %v313, 2
  br i1 %v328, label %v312, label %v329
v310:
  %v330 = icmp eq i64 %v201, 8
  br i1 %v330, label %v331, label %v332
v331:
  %v333 = add i64 %v307, %v0
  br label %v334
v334:
  %v335 = phi i64 [ %v336, %v337 ], [ 0, %v331 ]
  %v338 = add i64 %v333, %v335
  %v339 = inttoptr i64 %v338 to ptr
  %v340 = load i8, ptr %v339, align 1
  %v341 = or i8 %v340, 32
  %v342 = zext i8 %v341 to i16
  %v343 = trunc nuw nsw i64 %v335 to i32
  %v344 = shl nuw nsw i32 %v343, 3
  %v345 = zext nneg i32 %v344 to i64
  %v346 = lshr i64 8751735898823356009, %v345
  %v347 = trunc i64 %v346 to i16
  %v348 = and i16 %v347, 127
  %v349 = icmp eq i16 %v348, %v342
  br i1 %v349, label %v337, label %v332
v337:
  %v336 = add nuw nsw i64 %v335, 1
  %v350 = icmp samesign ult i64 %v335, 7
  br i1 %v350, label %v334, label %v329
v332:
  br i1 %v308, label %v351, label %v352
v351:
  %v353 = add i64 %v307, %v0
  br label %v354
v354:
  %v355 = phi i64 [ %v356, %v357 ], [ 0, %v351 ]
  %v358 = add i64 %v353, %v355
  %v359 = inttoptr i64 %v358 to ptr
  %v360 = load i8, ptr %v359, align 1
  %v361 = or i8 %v360, 32
  %v362 = zext i8 %v361 to i16
  %v363 = trunc nuw nsw i64 %v355 to i32
  %v364 = shl nuw nsw i32 %v363, 3
  %v365 = zext nneg i32 %v364 to i64
  %v366 = lshr i64 7233902, %v365
  %v367 = trunc i64 %v366 to i16
  %v368 = and i16 %v367, 111
  %v369 = icmp eq i16 %v368, %v362
  br i1 %v369, label %v357, label %v352
v357:
  %v356 = add nuw nsw i64 %v355, 1
  %v370 = icmp samesign ult i64 %v355, 2
  br i1 %v370, label %v354, label %v371
v371:
  %v372 = or disjoint i64 %v191, 9221120237041090560
  br label %v373
v329:
  %v374 = or disjoint i64 %v191, 9218868437227405312
  br label %v373
v352:
  %v375 = icmp sgt i64 %v182, %v200
  br i1 %v375, label %v376, label %v377
v376:
  %v378 = add i64 %v2, 16
  %v379 = inttoptr i64 %v2 to ptr
  %v380 = getelementptr i8, ptr %v379, i64 4
  %v381 = inttoptr i64 %v2 to ptr
  %v382 = getelementptr i8, ptr %v381, i64 4
  br label %v383
v383:
  %v384 = phi i64 [ %v200, %v376 ], [ %v385, %v386 ]
  %v387 = phi i16 [ 0, %v376 ], [ %v388, %v386 ]
  %v389 = phi i16 [ 0, %v376 ], [ %v390, %v386 ]
  %v391 = phi i64 [ 0, %v376 ], [ %v392, %v386 ]
  %v393 = phi i64 [ 0, %v376 ], [ %v394, %v386 ]
  %v395 = phi i64 [ 0, %v376 ], [ %v396, %v386 ]
  %v397 = phi i64 [ 0, %v376 ], [ %v398, %v386 ]
  %v399 = phi i16 [ 0, %v376 ], [ %v400, %v386 ]
  %v401 = add i64 %v384, %v181
  %v402 = inttoptr i64 %v401 to ptr
  %v403 = load i8, ptr %v402, align 1
  %v404 = icmp eq i8 %v403, 46
  %v405 = icmp eq i16 %v387, 0
  %v406 = and i1 %v405, %v404
  br i1 %v406, label %v407, label %v408
v407:
  %v409 = icmp ugt i64 %v384, %v200
  br i1 %v409, label %v410, label %v386
v410:
  %v411 = getelementptr i8, ptr %v402, i64 -1
  %v412 = load i8, ptr %v411, align 1
  %v413 = icmp eq i8 %v412, 95
  br i1 %v413, label %v373, label %v386
v408:
  %v414 = icmp eq i8 %v403, 95
  %v415 = icmp ne i16 %v389, 0
  %v416 = and i1 %v415, %v414
  br i1 %v416, label %v417, label %v418
v417:
  %v419 = add i64 %v384, 1
  %v420 = icmp sgt i64 %v182, %v419
  br i1 %v420, label %v421, label %v373
v421:
  %v422 = getelementptr i8, ptr %v402, i64 1
  %v423 = load i8, ptr %v422, align 1
  %v424 = zext i8 %v423 to i32
  %v425 = add nsw i32 %v424, -48
  %v426 = icmp ult i32 %v425, 10
  br i1 %v426, label %v427, label %v428
v428:
  %v429 = or i32 %v424, 32
  %v430 = add nsw i32 %v429, -97
  %v431 = icmp ult i32 %v430, 26
  br i1 %v431, label %v432, label %v433
v432:
  %v434 = add nsw i32 %v429, -87
  br label %v427
v418:
  %v435 = zext i8 %v403 to i32
  %v436 = add nsw i32 %v435, -48
  %v437 = icmp ult i32 %v436, 10
  br i1 %v437, label %v438, label %v439
v439:
  %v440 = or i32 %v435, 32
  %v441 = add nsw i32 %v440, -97
  %v442 = icmp ult i32 %v441, 26
  br i1 %v442, label %v443, label %v444
v443:
  %v445 = add nsw i32 %v440, -87
  br label %v438
v444:
  %v446 = icmp sgt i8 %v403, -1
  br i1 %v446, label %v438, label %v447
v447:
  %v448 = icmp ult i8 %v403, -32
  br i1 %v448, label %v449, label %v450
v449:
  %v451 = getelementptr i8, ptr %v402, i64 1
  %v452 = load i8, ptr %v451, align 1
  %v453 = and i8 %v452, 63
  %v454 = zext nneg i8 %v453 to i32
  %v455 = shl nuw nsw i32 %v435, 6
  %v456 = and i32 %v455, 1984
  %v457 = or disjoint i32 %v456, %v454
  br label %v458
v433:
  %v459 = icmp sgt i8 %v423, -1
  br i1 %v459, label %v427, label %v460
v460:
  %v461 = icmp ult i8 %v423, -32
  br i1 %v461, label %v462, label %v463
v462:
  %v464 = getelementptr i8, ptr %v402, i64 2
  %v465 = load i8, ptr %v464, align 1
  %v466 = and i8 %v465, 63
  %v467 = zext nneg i8 %v466 to i32
  %v468 = shl nuw nsw i32 %v424, 6
  %v469 = and i32 %v468, 1984
  %v470 = or disjoint i32 %v469, %v467
  br label %v471
v450:
  %v472 = icmp ult i8 %v403, -16
  %v473 = getelementptr i8, ptr %v402, i64 1
  %v474 = load i8, ptr %v473, align 1
  %v475 = zext i8 %v474 to i32
  %v476 = getelementptr i8, ptr %v402, i64 2
  %v477 = load i8, ptr %v476, align 1
  br i1 %v472, label %v478, label %v479
v478:
  %v480 = shl nuw nsw i32 %v435, 12
  %v481 = and i32 %v480, 61440
  %v482 = shl nuw nsw i32 %v475, 6
  %v483 = and i32 %v482, 4032
  %v484 = or disjoint i32 %v483, %v481
  %v485 = and i8 %v477, 63
  %v486 = zext nneg i8 %v485 to i32
  %v487 = or disjoint i32 %v484, %v486
  br label %v458
v463:
  %v488 = icmp ult i8 %v423, -16
  %v489 = getelementptr i8, ptr %v402, i64 2
  %v490 = load i8, ptr %v489, align 1
  %v491 = zext i8 %v490 to i32
  %v492 = getelementptr i8, ptr %v402, i64 3
  %v493 = load i8, ptr %v492, align 1
  br i1 %v488, label %v494, label %v495
v494:
  %v496 = shl nuw nsw i32 %v424, 12
  %v497 = and i32 %v496, 61440
  %v498 = shl nuw nsw i32 %v491, 6
  %v499 = and i32 %v498, 4032
  %v500 = or disjoint i32 %v499, %v497
  %v501 = and i8 %v493, 63
  %v502 = zext nneg i8 %v501 to i32
  %v503 = or disjoint i32 %v500, %v502
  br label %v471
v479:
  %v504 = shl nuw nsw i32 %v435, 18
  %v505 = and i32 %v504, 1835008
  %v506 = shl nuw nsw i32 %v475, 12
  %v507 = and i32 %v506, 258048
  %v508 = or disjoint i32 %v507, %v505
  %v509 = zext i8 %v477 to i32
  %v510 = shl nuw nsw i32 %v509, 6
  %v511 = and i32 %v510, 4032
  %v512 = or disjoint i32 %v508, %v511
  %v513 = getelementptr i8, ptr %v402, i64 3
  %v514 = load i8, ptr %v513, align 1
  %v515 = and i8 %v514, 63
  %v516 = zext nneg i8 %v515 to i32
  %v517 = or disjoint i32 %v512, %v516
  br label %v458
v458:
  %v518 = phi i32 [ %v457, %v449 ], [ %v487, %v478 ], [ %v517, %v479 ]
  %v519 = load i32, ptr %v379, align 4
  %v520 = sext i32 %v519 to i64
  %v521 = add i64 %v2, %v520
  %v522 = load i32, ptr %v380, align 4
  %v523 = sext i32 %v522 to i64
  %v524 = add i64 %v2, %v523
  %v525 = lshr i32 %v518, 6
  %v526 = and i32 %v525, 67108862
  %v527 = zext nneg i32 %v526 to i64
  %v528 = add i64 %v378, %v527
  %v529 = inttoptr i64 %v528 to ptr
  %v530 = load i16, ptr %v529, align 2
  %v531 = zext i16 %v530 to i32
  %v532 = shl nuw nsw i32 %v531, 8
  %v533 = shl nuw nsw i32 %v518, 1
  %v534 = and i32 %v533, 254
  %v535 = or disjoint i32 %v532, %v534
  %v536 = zext nneg i32 %v535 to i64
  %v537 = add i64 %v521, %v536
  %v538 = inttoptr i64 %v537 to ptr
  %v539 = load i16, ptr %v538, align 2
  %v540 = zext i16 %v539 to i64
  %v541 = mul nuw nsw i64 %v540, 20
  %v542 = add i64 %v524, %v541
  %v543 = inttoptr i64 %v542 to ptr
  %v544 = load i32, ptr %v543, align 4
  %v545 = and i32 %v544, 2
  %v546 = icmp eq i32 %v545, 0
  %v547 = ashr i32 %v544, 16
  %v548 = select i1 %v546, i32 99, i32 %v547
  br label %v438
v438:
  %v549 = phi i32 [ %v436, %v418 ], [ %v445, %v443 ], [ 99, %v444 ], [ %v548, %v458 ]
  %v550 = icmp sgt i32 %v549, 9
  br i1 %v550, label %v551, label %v552
v552:
  %v553 = add i64 %v391, 1
  %v554 = icmp eq i32 %v549, 0
  %v555 = icmp eq i64 %v393, 0
  %v556 = and i1 %v555, %v554
  br i1 %v556, label %v557, label %v558
v557:
  %v559 = zext nneg i16 %v387 to i64
  %v560 = sub i64 %v395, %v559
  br label %v386
v558:
  %v561 = icmp slt i64 %v393, 19
  br i1 %v561, label %v562, label %v563
v562:
  %v564 = mul i64 %v397, 10
  %v565 = sext i32 %v549 to i64
  %v566 = add i64 %v564, %v565
  %v567 = zext nneg i16 %v387 to i64
  %v568 = sub i64 %v395, %v567
  %v569 = add nsw i64 %v393, 1
  br label %v386
v563:
  %v570 = icmp ne i32 %v549, 0
  %v571 = zext i1 %v570 to i16
  %v572 = or i16 %v399, %v571
  %v573 = icmp ne i16 %v572, 0
  %v574 = zext i1 %v573 to i16
  %v575 = zext i1 %v405 to i64
  %v576 = add i64 %v395, %v575
  br label %v386
v495:
  %v577 = shl nuw nsw i32 %v424, 18
  %v578 = and i32 %v577, 1835008
  %v579 = shl nuw nsw i32 %v491, 12
  %v580 = and i32 %v579, 258048
  %v581 = or disjoint i32 %v580, %v578
  %v582 = zext i8 %v493 to i32
  %v583 = shl nuw nsw i32 %v582, 6
  %v584 = and i32 %v583, 4032
  %v585 = or disjoint i32 %v581, %v584
  %v586 = getelementptr i8, ptr %v402, i64 4
  %v587 = load i8, ptr %v586, align 1
  %v588 = and i8 %v587, 63
  %v589 = zext nneg i8 %v588 to i32
  %v590 = or disjoint i32 %v585, %v589
  br label %v471
v471:
  %v591 = phi i32 [ %v470, %v462 ], [ %v503, %v494 ], [ %v590, %v495 ]
  %v592 = load i32, ptr %v381, align 4
  %v593 = sext i32 %v592 to i64
  %v594 = add i64 %v2, %v593
  %v595 = load i32, ptr %v382, align 4
  %v596 = sext i32 %v595 to i64
  %v597 = add i64 %v2, %v596
  %v598 = lshr i32 %v591, 6
  %v599 = and i32 %v598, 67108862
  %v600 = zext nneg i32 %v599 to i64
  %v601 = add i64 %v378, %v600
  %v602 = inttoptr i64 %v601 to ptr
  %v603 = load i16, ptr %v602, align 2
  %v604 = zext i16 %v603 to i32
  %v605 = shl nuw nsw i32 %v604, 8
  %v606 = shl nuw nsw i32 %v591, 1
  %v607 = and i32 %v606, 254
  %v608 = or disjoint i32 %v605, %v607
  %v609 = zext nneg i32 %v608 to i64
  %v610 = add i64 %v594, %v609
  %v611 = inttoptr i64 %v610 to ptr
  %v612 = load i16, ptr %v611, align 2
  %v613 = zext i16 %v612 to i64
  %v614 = mul nuw nsw i64 %v613, 20
  %v615 = add i64 %v597, %v614
  %v616 = inttoptr i64 %v615 to ptr
  %v617 = load i32, ptr %v616, align 4
  %v618 = and i32 %v617, 2
  %v619 = icmp eq i32 %v618, 0
  %v620 = ashr i32 %v617, 16
  %v621 = select i1 %v619, i32 99, i32 %v620
  br label %v427
v427:
  %v622 = phi i32 [ %v425, %v421 ], [ %v434, %v432 ], [ 99, %v433 ], [ %v621, %v471 ]
  %v623 = icmp sgt i32 %v622, 9
  br i1 %v623, label %v373, label %v386
v386:
  %v388 = phi i16 [ 1, %v407 ], [ 1, %v410 ], [ %v387, %v427 ], [ %v387, %v557 ], [ %v387, %v562 ], [ %v387, %v563 ]
  %v390 = phi i16 [ 0, %v407 ], [ 0, %v410 ], [ 1, %v427 ], [ 1, %v557 ], [ 1, %v562 ], [ 1, %v563 ]
  %v392 = phi i64 [ %v391, %v407 ], [ %v391, %v410 ], [ %v391, %v427 ], [ %v553, %v557 ], [ %v553, %v562 ], [ %v553, %v563 ]
  %v394 = phi i64 [ %v393, %v407 ], [ %v393, %v410 ], [ %v393, %v427 ], [ 0, %v557 ], [ %v569, %v562 ], [ %v393, %v563 ]
  %v396 = phi i64 [ %v395, %v407 ], [ %v395, %v410 ], [ %v395, %v427 ], [ %v560, %v557 ], [ %v568, %v562 ], [ %v576, %v563 ]
  %v398 = phi i64 [ %v397, %v407 ], [ %v397, %v410 ], [ %v397, %v427 ], [ %v397, %v557 ], [ %v566, %v562 ], [ %v397, %v563 ]
  %v400 = phi i16 [ %v399, %v407 ], [ %v399, %v410 ], [ %v399, %v427 ], [ %v399, %v557 ], [ %v399, %v562 ], [ %v574, %v563 ]
  %v624 = icmp ult i8 %v403, -16
  %v625 = select i1 %v624, i64 3, i64 4
  %v626 = icmp ult i8 %v403, -32
  %v627 = select i1 %v626, i64 2, i64 %v625
  %v628 = icmp sgt i8 %v403, -1
  %v629 = select i1 %v628, i64 1, i64 %v627
  %v385 = add i64 %v629, %v384
  %v630 = icmp slt i64 %v385, %v182
  br i1 %v630, label %v383, label %v551
v551:
  %v631 = phi i64 [ %v385, %v386 ], [ %v384, %v438 ]
  %v632 = phi i64 [ %v392, %v386 ], [ %v391, %v438 ]
  %v633 = phi i64 [ %v394, %v386 ], [ %v393, %v438 ]
  %v634 = phi i64 [ %v396, %v386 ], [ %v395, %v438 ]
  %v635 = phi i64 [ %v398, %v386 ], [ %v397, %v438 ]
  %v636 = phi i16 [ %v400, %v386 ], [ %v399, %v438 ]
  %v637 = phi i1 [ true, %v386 ], [ false, %v438 ]
  %v638 = icmp eq i64 %v632, 0
  %v639 = icmp eq i16 %v636, 0
  br label %v377
v377:
  %v640 = phi i64 [ %v200, %v352 ], [ %v631, %v551 ]
  %v641 = phi i1 [ true, %v352 ], [ %v638, %v551 ]
  %v642 = phi i64 [ 0, %v352 ], [ %v633, %v551 ]
  %v643 = phi i64 [ 0, %v352 ], [ %v634, %v551 ]
  %v644 = phi i64 [ 0, %v352 ], [ %v635, %v551 ]
  %v645 = phi i1 [ true, %v352 ], [ %v639, %v551 ]
  %v646 = phi i1 [ true, %v352 ], [ %v637, %v551 ]
  br i1 %v641, label %v373, label %v647
v647:
  br i1 %v646, label %v648, label %v649
v649:
  %v650 = add i64 %v640, %v181
  %v651 = inttoptr i64 %v650 to ptr
  %v652 = load i8, ptr %v651, align 1
  %v653 = and i8 %v652, -33
  %v654 = icmp eq i8 %v653, 69
  br i1 %v654, label %v655, label %v648
v655:
  %v656 = add i64 %v640, 1
  %v657 = icmp slt i64 %v656, %v182
  br i1 %v657, label %v658, label %v659
v658:
  %v660 = getelementptr i8, ptr %v651, i64 1
  %v661 = load i8, ptr %v660, align 1
  %v662 = icmp eq i8 %v661, 45
  br i1 %v662, label %v659, label %v663
v663:
  %v664 = icmp eq i8 %v661, 43
  %v665 = zext i1 %v664 to i64
  br label %v659
v659:
  %v666 = phi i64 [ 0, %v655 ], [ 1, %v658 ], [ %v665, %v663 ]
  %v667 = phi i1 [ true, %v655 ], [ false, %v658 ], [ true, %v663 ]
  %v668 = add i64 %v666, %v656
  %v669 = icmp sgt i64 %v182, %v668
  br i1 %v669, label %v670, label %v373
v670:
  %v671 = add i64 %v668, %v181
  %v672 = inttoptr i64 %v671 to ptr
  %v673 = load i8, ptr %v672, align 1
  %v674 = zext i8 %v673 to i32
  %v675 = add nsw i32 %v674, -48
  %v676 = icmp ult i32 %v675, 10
  br i1 %v676, label %v677, label %v678
v678:
  %v679 = or i32 %v674, 32
  %v680 = add nsw i32 %v679, -97
  %v681 = icmp ult i32 %v680, 26
  br i1 %v681, label %v682, label %v683
v682:
  %v684 = add nsw i32 %v679, -87
  br label %v677
v297:
  %v685 = icmp ugt i64 %v283, 1
  %v686 = add nsw i64 %v238, -24
  %v687 = icmp ult i64 %v686, -28
  %v688 = or i1 %v687, %v685
  %v689 = and i64 %v289, 3
  %v690 = icmp ne i64 %v689, 1
  %v691 = or i1 %v688, %v690
  br i1 %v691, label %v692, label %v693
v693:
  %v694 = shl i64 %v289, %v288
  %v695 = icmp eq i64 %v694, %v284
  br label %v692
v692:
  %v696 = phi i1 [ false, %v297 ], [ %v695, %v693 ]
  %v697 = and i64 %v289, 72057594037927934
  %v698 = select i1 %v696, i64 %v697, i64 %v289
  %v699 = and i64 %v698, 1
  %v700 = add nuw nsw i64 %v699, %v698
  %v701 = icmp ugt i64 %v700, 18014398509481983
  %v702 = select i1 %v701, i64 1024, i64 1023
  %v703 = add nsw i64 %v702, %v294
  %v704 = icmp sgt i64 %v703, 2046
  br i1 %v704, label %v245, label %v705
v705:
  %v706 = lshr i64 %v700, 1
  %v707 = and i64 %v706, 9218868437227405311
  %v708 = select i1 %v701, i64 0, i64 %v707
  %v709 = shl nuw nsw i64 %v703, 52
  %v710 = or i64 %v709, %v708
  br label %v245
v245:
  %v711 = phi i64 [ 0, %v241 ], [ 9218868437227405312, %v246 ], [ 0, %v296 ], [ %v306, %v299 ], [ 9218868437227405312, %v692 ], [ %v710, %v705 ]
  %v712 = or i64 %v711, %v191
  br label %v373
v373:
  %v713 = phi i64 [ 0, %v329 ], [ 1, %v377 ], [ 1, %v648 ], [ 0, %v714 ], [ 0, %v715 ], [ 0, %v716 ], [ 1, %v677 ], [ 1, %v717 ], [ 0, %v245 ], [ 1, %v659 ], [ 0, %v371 ], [ 1, %v410 ], [ 1, %v427 ], [ 1, %v417 ]
  %v718 = phi i64 [ %v374, %v329 ], [ 0, %v377 ], [ 0, %v648 ], [ %v191, %v714 ], [ %v719, %v715 ], [ %v720, %v716 ], [ 0, %v677 ], [ 0, %v717 ], [ %v712, %v245 ], [ 0, %v659 ], [ %v372, %v371 ], [ 0, %v410 ], [ 0, %v427 ], [ 0, %v417 ]
  %v721 = insertvalue { i64, i64 } poison, i64 %v718, 0
  %v722 = insertvalue { i64, i64 } %v721, i64 %v713, 1
  ret { i64, i64 } %v722
v683:
  %v723 = icmp sgt i8 %v673, -1
  br i1 %v723, label %v677, label %v724
v724:
  %v725 = icmp ult i8 %v673, -32
  br i1 %v725, label %v726, label %v727
v726:
  %v728 = getelementptr i8, ptr %v672, i64 1
  %v729 = load i8, ptr %v728, align 1
  %v730 = and i8 %v729, 63
  %v731 = zext nneg i8 %v730 to i32
  %v732 = shl nuw nsw i32 %v674, 6
  %v733 = and i32 %v732, 1984
  %v734 = or disjoint i32 %v733, %v731
  br label %v735
v727:
  %v736 = icmp ult i8 %v673, -16
  %v737 = getelementptr i8, ptr %v672, i64 1
  %v738 = load i8, ptr %v737, align 1
  %v739 = zext i8 %v738 to i32
  %v740 = getelementptr i8, ptr %v672, i64 2
  %v741 = load i8, ptr %v740, align 1
  br i1 %v736, label %v742, label %v743
v742:
  %v744 = shl nuw nsw i32 %v674, 12
  %v745 = and i32 %v744, 61440
  %v746 = shl nuw nsw i32 %v739, 6
  %v747 = and i32 %v746, 4032
  %v748 = or disjoint i32 %v747, %v745
  %v749 = and i8 %v741, 63
  %v750 = zext nneg i8 %v749 to i32
  %v751 = or disjoint i32 %v748, %v750
  br label %v735
v743:
  %v752 = shl nuw nsw i32 %v674, 18
  %v753 = and i32 %v752, 1835008
  %v754 = shl nuw nsw i32 %v739, 12
  %v755 = and i32 %v754, 258048
  %v756 = or disjoint i32 %v755, %v753
  %v757 = zext i8 %v741 to i32
  %v758 = shl nuw nsw i32 %v757, 6
  %v759 = and i32 %v758, 4032
  %v760 = or disjoint i32 %v756, %v759
  %v761 = getelementptr i8, ptr %v672, i64 3
  %v762 = load i8, ptr %v761, align 1
  %v763 = and i8 %v762, 63
  %v764 = zext nneg i8 %v763 to i32
  %v765 = or disjoint i32 %v760, %v764
  br label %v735
v735:
  %v766 = phi i32 [ %v734, %v726 ], [ %v751, %v742 ], [ %v765, %v743 ]
  %v767 = lshr i32 %v766, 6
  %v768 = and i32 %v767, 67108862
  %v769 = zext nneg i32 %v768 to i64
  %v770 = add i64 %v2, %v769
  %v771 = inttoptr i64 %v2 to ptr
  %v772 = load i32, ptr %v771, align 4
  %v773 = sext i32 %v772 to i64
  %v774 = add i64 %v2, %v773
  %v775 = getelementptr i8, ptr %v771, i64 4
  %v776 = load i32, ptr %v775, align 4
  %v777 = sext i32 %v776 to i64
  %v778 = add i64 %v2, %v777
  %v779 = inttoptr i64 %v770 to ptr
  %v780 = getelementptr i8, ptr %v779, i64 16
  %v781 = load i16, ptr %v780, align 2
  %v782 = zext i16 %v781 to i32
  %v783 = shl nuw nsw i32 %v782, 8
  %v784 = shl nuw nsw i32 %v766, 1
  %v785 = and i32 %v784, 254
  %v786 = or disjoint i32 %v783, %v785
  %v787 = zext nneg i32 %v786 to i64
  %v788 = add i64 %v774, %v787
  %v789 = inttoptr i64 %v788 to ptr
  %v790 = load i16, ptr %v789, align 2
  %v791 = zext i16 %v790 to i64
  %v792 = mul nuw nsw i64 %v791, 20
  %v793 = add i64 %v778, %v792
  %v794 = inttoptr i64 %v793 to ptr
  %v795 = load i32, ptr %v794, align 4
  %v796 = and i32 %v795, 2
  %v797 = icmp eq i32 %v796, 0
  %v798 = ashr i32 %v795, 16
  %v799 = select i1 %v797, i32 99, i32 %v798
  br label %v677
v677:
  %v800 = phi i32 [ %v675, %v670 ], [ %v684, %v682 ], [ 99, %v683 ], [ %v799, %v735 ]
  %v801 = icmp sgt i32 %v800, 9
  br i1 %v801, label %v373, label %v802
v802:
  %v803 = add i64 %v2, 16
  %v804 = inttoptr i64 %v2 to ptr
  %v805 = getelementptr i8, ptr %v804, i64 4
  br label %v806
v806:
  %v807 = phi i64 [ %v668, %v802 ], [ %v808, %v809 ]
  %v810 = phi i16 [ 0, %v802 ], [ %v811, %v809 ]
  %v812 = phi i64 [ 0, %v802 ], [ %v813, %v809 ]
  %v814 = add i64 %v807, %v181
  %v815 = inttoptr i64 %v814 to ptr
  %v816 = load i8, ptr %v815, align 1
  %v817 = zext i8 %v816 to i32
  %v818 = icmp eq i8 %v816, 95
  %v819 = icmp ne i16 %v810, 0
  %v820 = and i1 %v819, %v818
  br i1 %v820, label %v809, label %v821
v821:
  %v822 = add nsw i32 %v817, -48
  %v823 = icmp ult i32 %v822, 10
  br i1 %v823, label %v824, label %v825
v825:
  %v826 = or i32 %v817, 32
  %v827 = add nsw i32 %v826, -97
  %v828 = icmp ult i32 %v827, 26
  br i1 %v828, label %v829, label %v830
v829:
  %v831 = add nsw i32 %v826, -87
  br label %v824
v830:
  %v832 = icmp sgt i8 %v816, -1
  br i1 %v832, label %v824, label %v833
v833:
  %v834 = icmp ult i8 %v816, -32
  br i1 %v834, label %v835, label %v836
v835:
  %v837 = getelementptr i8, ptr %v815, i64 1
  %v838 = load i8, ptr %v837, align 1
  %v839 = and i8 %v838, 63
  %v840 = zext nneg i8 %v839 to i32
  %v841 = shl nuw nsw i32 %v817, 6
  %v842 = and i32 %v841, 1984
  %v843 = or disjoint i32 %v842, %v840
  br label %v844
v836:
  %v845 = icmp ult i8 %v816, -16
  %v846 = getelementptr i8, ptr %v815, i64 1
  %v847 = load i8, ptr %v846, align 1
  %v848 = zext i8 %v847 to i32
  %v849 = getelementptr i8, ptr %v815, i64 2
  %v850 = load i8, ptr %v849, align 1
  br i1 %v845, label %v851, label %v852
v851:
  %v853 = shl nuw nsw i32 %v817, 12
  %v854 = and i32 %v853, 61440
  %v855 = shl nuw nsw i32 %v848, 6
  %v856 = and i32 %v855, 4032
  %v857 = or disjoint i32 %v856, %v854
  %v858 = and i8 %v850, 63
  %v859 = zext nneg i8 %v858 to i32
  %v860 = or disjoint i32 %v857, %v859
  br label %v844
v852:
  %v861 = shl nuw nsw i32 %v817, 18
  %v862 = and i32 %v861, 1835008
  %v863 = shl nuw nsw i32 %v848, 12
  %v864 = and i32 %v863, 258048
  %v865 = or disjoint i32 %v864, %v862
  %v866 = zext i8 %v850 to i32
  %v867 = shl nuw nsw i32 %v866, 6
  %v868 = and i32 %v867, 4032
  %v869 = or disjoint i32 %v865, %v868
  %v870 = getelementptr i8, ptr %v815, i64 3
  %v871 = load i8, ptr %v870, align 1
  %v872 = and i8 %v871, 63
  %v873 = zext nneg i8 %v872 to i32
  %v874 = or disjoint i32 %v869, %v873
  br label %v844
v844:
  %v875 = phi i32 [ %v843, %v835 ], [ %v860, %v851 ], [ %v874, %v852 ]
  %v876 = load i32, ptr %v804, align 4
  %v877 = sext i32 %v876 to i64
  %v878 = add i64 %v2, %v877
  %v879 = load i32, ptr %v805, align 4
  %v880 = sext i32 %v879 to i64
  %v881 = add i64 %v2, %v880
  %v882 = lshr i32 %v875, 6
  %v883 = and i32 %v882, 67108862
  %v884 = zext nneg i32 %v883 to i64
  %v885 = add i64 %v803, %v884
  %v886 = inttoptr i64 %v885 to ptr
  %v887 = load i16, ptr %v886, align 2
  %v888 = zext i16 %v887 to i32
  %v889 = shl nuw nsw i32 %v888, 8
  %v890 = shl nuw nsw i32 %v875, 1
  %v891 = and i32 %v890, 254
  %v892 = or disjoint i32 %v889, %v891
  %v893 = zext nneg i32 %v892 to i64
  %v894 = add i64 %v878, %v893
  %v895 = inttoptr i64 %v894 to ptr
  %v896 = load i16, ptr %v895, align 2
  %v897 = zext i16 %v896 to i64
  %v898 = mul nuw nsw i64 %v897, 20
  %v899 = add i64 %v881, %v898
  %v900 = inttoptr i64 %v899 to ptr
  %v901 = load i32, ptr %v900, align 4
  %v902 = and i32 %v901, 2
  %v903 = icmp eq i32 %v902, 0
  %v904 = ashr i32 %v901, 16
  %v905 = select i1 %v903, i32 99, i32 %v904
  br label %v824
v824:
  %v906 = phi i32 [ %v822, %v821 ], [ %v831, %v829 ], [ 99, %v830 ], [ %v905, %v844 ]
  %v907 = icmp sgt i32 %v906, 9
  br i1 %v907, label %v717, label %v908
v908:
  %v909 = icmp slt i64 %v812, 100000
  %v910 = sext i32 %v906 to i64
  %v911 = mul i64 %v812, 10
  %v912 = add i64 %v911, %v910
  %v913 = select i1 %v909, i64 %v912, i64 %v812
  br label %v809
v809:
  %v813 = phi i64 [ %v812, %v806 ], [ %v913, %v908 ]
  %v811 = phi i16 [ 0, %v806 ], [ 1, %v908 ]
  %v914 = icmp ult i8 %v816, -16
  %v915 = select i1 %v914, i64 3, i64 4
  %v916 = icmp ult i8 %v816, -32
  %v917 = select i1 %v916, i64 2, i64 %v915
  %v918 = icmp sgt i8 %v816, -1
  %v919 = select i1 %v918, i64 1, i64 %v917
  %v808 = add i64 %v919, %v807
  %v920 = icmp slt i64 %v808, %v182
  br i1 %v920, label %v806, label %v717
v717:
  %v921 = phi i64 [ %v807, %v824 ], [ %v808, %v809 ]
  %v922 = phi i16 [ %v810, %v824 ], [ %v811, %v809 ]
  %v923 = phi i64 [ %v812, %v824 ], [ %v813, %v809 ]
  %v924 = icmp eq i16 %v922, 0
  br i1 %v924, label %v373, label %v925
v925:
  %v926 = sub i64 0, %v923
  %v927 = select i1 %v667, i64 %v923, i64 %v926
  %v928 = add i64 %v927, %v643
  br label %v648
v648:
  %v929 = phi i64 [ %v643, %v647 ], [ %v643, %v649 ], [ %v928, %v925 ]
  %v930 = phi i64 [ %v640, %v647 ], [ %v640, %v649 ], [ %v921, %v925 ]
  %v931 = icmp slt i64 %v930, %v182
  br i1 %v931, label %v373, label %v714
v714:
  %v932 = icmp eq i64 %v644, 0
  br i1 %v932, label %v373, label %v933
v933:
  %v934 = icmp slt i64 %v929, -342
  br i1 %v934, label %v935, label %v936
v936:
  %v937 = icmp sgt i64 %v929, 308
  br i1 %v937, label %v935, label %v938
v938:
  %v939 = inttoptr i64 %v2 to ptr
  %v940 = getelementptr i8, ptr %v939, i64 12
  %v941 = load i32, ptr %v940, align 4
  %v942 = sext i32 %v941 to i64
  %v943 = shl nsw i64 %v929, 4
  %v944 = add i64 %v943, %v2
  %v945 = add i64 %v944, %v942
  %v946 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v644, i1 true)
  %v947 = shl i64 %v644, %v946
  %v948 = inttoptr i64 %v945 to ptr
  %v949 = getelementptr i8, ptr %v948, i64 5472
  %v950 = load i64, ptr %v949, align 8
  %v951 = mul i64 %v950, %v947
  %v952 = zext i64 %v947 to i128
  %v953 = zext i64 %v950 to i128
  %v954 = mul nuw i128 %v953, %v952
  %v955 = lshr i128 %v954, 64
  %v956 = trunc nuw i128 %v955 to i64
  %v957 = and i64 %v956, 511
  %v958 = icmp eq i64 %v957, 511
  br i1 %v958, label %v959, label %v960
v959:
  %v961 = add i64 %v945, 5472
  %v962 = inttoptr i64 %v961 to ptr
  %v963 = getelementptr i8, ptr %v962, i64 8
  %v964 = load i64, ptr %v963, align 8
  %v965 = zext i64 %v964 to i128
  %v966 = mul nuw i128 %v965, %v952
  %v967 = lshr i128 %v966, 64
  %v968 = trunc nuw i128 %v967 to i64
  %v969 = add i64 %v951, %v968
  %v970 = icmp ult i64 %v969, %v968
  %v971 = zext i1 %v970 to i64
  %v972 = add nuw i64 %v971, %v956
  br label %v960
v960:
  %v973 = phi i64 [ %v951, %v938 ], [ %v969, %v959 ]
  %v974 = phi i64 [ %v956, %v938 ], [ %v972, %v959 ]
  %v975 = lshr i64 %v974, 63
  %v976 = trunc nuw nsw i64 %v975 to i32
  %v977 = add nuw nsw i32 %v976, 9
  %v978 = zext nneg i32 %v977 to i64
  %v979 = lshr i64 %v974, %v978
  %v980 = mul nsw i64 %v929, 217706
  %v981 = ashr i64 %v980, 16
  %v982 = xor i64 %v946, 63
  %v983 = add nsw i64 %v981, %v982
  %v984 = add nsw i64 %v983, %v975
  %v985 = icmp slt i64 %v984, -1022
  br i1 %v985, label %v986, label %v987
v986:
  %v988 = icmp slt i64 %v984, -1085
  br i1 %v988, label %v935, label %v989
v989:
  %v990 = trunc nsw i64 %v984 to i32
  %v991 = sub nuw nsw i32 -1022, %v990
  %v992 = zext nneg i32 %v991 to i64
  %v993 = lshr i64 %v979, %v992
  %v994 = and i64 %v993, 1
  %v995 = add nuw nsw i64 %v994, %v993
  %v996 = lshr i64 %v995, 1
  br label %v935
v987:
  %v997 = icmp ugt i64 %v973, 1
  %v998 = add nsw i64 %v929, -24
  %v999 = icmp ult i64 %v998, -28
  %v1000 = or i1 %v999, %v997
  %v1001 = and i64 %v979, 3
  %v1002 = icmp ne i64 %v1001, 1
  %v1003 = or i1 %v1000, %v1002
  br i1 %v1003, label %v1004, label %v1005
v1005:
  %v1006 = shl i64 %v979, %v978
  %v1007 = icmp eq i64 %v1006, %v974
  br label %v1004
v1004:
  %v1008 = phi i1 [ false, %v987 ], [ %v1007, %v1005 ]
  %v1009 = and i64 %v979, 72057594037927934
  %v1010 = select i1 %v1008, i64 %v1009, i64 %v979
  %v1011 = and i64 %v1010, 1
  %v1012 = add nuw nsw i64 %v1011, %v1010
  %v1013 = icmp ugt i64 %v1012, 18014398509481983
  %v1014 = select i1 %v1013, i64 1024, i64 1023
  %v1015 = add nsw i64 %v1014, %v984
  %v1016 = icmp sgt i64 %v1015, 2046
  br i1 %v1016, label %v935, label %v1017
v1017:
  %v1018 = lshr i64 %v1012, 1
  %v1019 = and i64 %v1018, 9218868437227405311
  %v1020 = select i1 %v1013, i64 0, i64 %v1019
  %v1021 = shl nuw nsw i64 %v1015, 52
  %v1022 = or i64 %v1021, %v1020
  br label %v935
v935:
  %v1023 = phi i64 [ 0, %v933 ], [ 9218868437227405312, %v936 ], [ 0, %v986 ], [ %v996, %v989 ], [ 9218868437227405312, %v1004 ], [ %v1022, %v1017 ]
  br i1 %v645, label %v715, label %v1024
v1024:
  br i1 %v934, label %v1025, label %v1026
v1026:
  %v1027 = icmp sgt i64 %v929, 308
  br i1 %v1027, label %v1025, label %v1028
v1025:
  %v1029 = phi i64 [ 0, %v1024 ], [ 9218868437227405312, %v1026 ], [ 0, %v1030 ], [ %v1031, %v1032 ], [ 9218868437227405312, %v1033 ], [ %v1034, %v1035 ]
  %v1036 = icmp eq i64 %v1023, %v1029
  br i1 %v1036, label %v715, label %v1037
v715:
  %v719 = or i64 %v1023, %v191
  br label %v373
v1037:
  %v1038 = getelementptr inbounds nuw i8, ptr %v3, i64 804
  store i32 0, ptr %v1038, align 4
  %v1039 = getelementptr inbounds nuw i8, ptr %v3, i64 800
  store i32 0, ptr %v1039, align 4
  %v1040 = getelementptr inbounds nuw i8, ptr %v3, i64 808
  store i8 0, ptr %v1040, align 4
  %v1041 = icmp ugt i64 %v640, %v200
  br i1 %v1041, label %v1042, label %v1043
v1042:
  %v1044 = add i64 %v2, 16
  %v1045 = inttoptr i64 %v2 to ptr
  %v1046 = getelementptr i8, ptr %v1045, i64 4
  br label %v1047
v1047:
  %v1048 = phi i64 [ %v200, %v1042 ], [ %v1049, %v1050 ]
  %v1051 = phi i8 [ 0, %v1042 ], [ %v1052, %v1050 ]
  %v1053 = add i64 %v1048, %v181
  %v1054 = icmp sgt i64 %v182, %v1048
  br i1 %v1054, label %v1055, label %v1056
v1055:
  %v1057 = inttoptr i64 %v1053 to ptr
  %v1058 = load i8, ptr %v1057, align 1
  %v1059 = zext i8 %v1058 to i32
  %v1060 = add nsw i32 %v1059, -48
  %v1061 = icmp ult i32 %v1060, 10
  br i1 %v1061, label %v1062, label %v1063
v1063:
  %v1064 = or i32 %v1059, 32
  %v1065 = add nsw i32 %v1064, -97
  %v1066 = icmp ult i32 %v1065, 26
  br i1 %v1066, label %v1067, label %v1068
v1067:
  %v1069 = add nsw i32 %v1064, -87
  br label %v1062
v1068:
  %v1070 = icmp sgt i8 %v1058, -1
  br i1 %v1070, label %v1062, label %v1071
v1071:
  %v1072 = icmp ult i8 %v1058, -32
  br i1 %v1072, label %v1073, label %v1074
v1073:
  %v1075 = getelementptr i8, ptr %v1057, i64 1
  %v1076 = load i8, ptr %v1075, align 1
  %v1077 = and i8 %v1076, 63
  %v1078 = zext nneg i8 %v1077 to i32
  %v1079 = shl nuw nsw i32 %v1059, 6
  %v1080 = and i32 %v1079, 1984
  %v1081 = or disjoint i32 %v1080, %v1078
  br label %v1082
v1074:
  %v1083 = icmp ult i8 %v1058, -16
  %v1084 = getelementptr i8, ptr %v1057, i64 1
  %v1085 = load i8, ptr %v1084, align 1
  %v1086 = zext i8 %v1085 to i32
  %v1087 = getelementptr i8, ptr %v1057, i64 2
  %v1088 = load i8, ptr %v1087, align 1
  br i1 %v1083, label %v1089, label %v1090
v1089:
  %v1091 = shl nuw nsw i32 %v1059, 12
  %v1092 = and i32 %v1091, 61440
  %v1093 = shl nuw nsw i32 %v1086, 6
  %v1094 = and i32 %v1093, 4032
  %v1095 = or disjoint i32 %v1094, %v1092
  %v1096 = and i8 %v1088, 63
  %v1097 = zext nneg i8 %v1096 to i32
  %v1098 = or disjoint i32 %v1095, %v1097
  br label %v1082
v1090:
  %v1099 = shl nuw nsw i32 %v1059, 18
  %v1100 = and i32 %v1099, 1835008
  %v1101 = shl nuw nsw i32 %v1086, 12
  %v1102 = and i32 %v1101, 258048
  %v1103 = or disjoint i32 %v1102, %v1100
  %v1104 = zext i8 %v1088 to i32
  %v1105 = shl nuw nsw i32 %v1104, 6
  %v1106 = and i32 %v1105, 4032
  %v1107 = or disjoint i32 %v1103, %v1106
  %v1108 = getelementptr i8, ptr %v1057, i64 3
  %v1109 = load i8, ptr %v1108, align 1
  %v1110 = and i8 %v1109, 63
  %v1111 = zext nneg i8 %v1110 to i32
  %v1112 = or disjoint i32 %v1107, %v1111
  br label %v1082
v1082:
  %v1113 = phi i32 [ %v1081, %v1073 ], [ %v1098, %v1089 ], [ %v1112, %v1090 ]
  %v1114 = load i32, ptr %v1045, align 4
  %v1115 = sext i32 %v1114 to i64
  %v1116 = add i64 %v2, %v1115
  %v1117 = load i32, ptr %v1046, align 4
  %v1118 = sext i32 %v1117 to i64
  %v1119 = add i64 %v2, %v1118
  %v1120 = lshr i32 %v1113, 6
  %v1121 = and i32 %v1120, 67108862
  %v1122 = zext nneg i32 %v1121 to i64
  %v1123 = add i64 %v1044, %v1122
  %v1124 = inttoptr i64 %v1123 to ptr
  %v1125 = load i16, ptr %v1124, align 2
  %v1126 = zext i16 %v1125 to i32
  %v1127 = shl nuw nsw i32 %v1126, 8
  %v1128 = shl nuw nsw i32 %v1113, 1
  %v1129 = and i32 %v1128, 254
  %v1130 = or disjoint i32 %v1127, %v1129
  %v1131 = zext nneg i32 %v1130 to i64
  %v1132 = add i64 %v1116, %v1131
  %v1133 = inttoptr i64 %v1132 to ptr
  %v1134 = load i16, ptr %v1133, align 2
  %v1135 = zext i16 %v1134 to i64
  %v1136 = mul nuw nsw i64 %v1135, 20
  %v1137 = add i64 %v1119, %v1136
  %v1138 = inttoptr i64 %v1137 to ptr
  %v1139 = load i32, ptr %v1138, align 4
  %v1140 = and i32 %v1139, 2
  %v1141 = icmp eq i32 %v1140, 0
  %v1142 = ashr i32 %v1139, 16
  %v1143 = select i1 %v1141, i32 99, i32 %v1142
  br label %v1062
v1062:
  %v1144 = phi i32 [ %v1060, %v1055 ], [ %v1069, %v1067 ], [ 99, %v1068 ], [ %v1143, %v1082 ]
  %v1145 = icmp slt i32 %v1144, 10
  %v1146 = select i1 %v1145, i32 %v1144, i32 99
  br label %v1056
v1056:
  %v1147 = phi i32 [ 99, %v1047 ], [ %v1146, %v1062 ]
  %v1148 = icmp eq i32 %v1147, 99
  br i1 %v1148, label %v1050, label %v1149
v1149:
  %v1150 = zext nneg i8 %v1051 to i32
  %v1151 = icmp ne i32 %v1147, 0
  %v1152 = zext i1 %v1151 to i32
  %v1153 = or i32 %v1152, %v1150
  %v1154 = icmp eq i32 %v1153, 0
  br i1 %v1154, label %v1050, label %v1155
v1155:
  %v1156 = load i32, ptr %v1039, align 4
  %v1157 = icmp slt i32 %v1156, 800
  br i1 %v1157, label %v1158, label %v1159
v1158:
  %v1160 = sext i32 %v1156 to i64
  %v1161 = add nsw i32 %v1156, 1
  store i32 %v1161, ptr %v1039, align 4
  %v1162 = trunc i32 %v1147 to i8
  %v1163 = getelementptr i8, ptr %v3, i64 %v1160
  store i8 %v1162, ptr %v1163, align 1
  br label %v1050
v1159:
  %v1164 = load i8, ptr %v1040, align 4
  %v1165 = sext i8 %v1164 to i32
  %v1166 = or i32 %v1165, %v1152
  %v1167 = icmp ne i32 %v1166, 0
  %v1168 = zext i1 %v1167 to i8
  store i8 %v1168, ptr %v1040, align 4
  br label %v1050
v1050:
  %v1052 = phi i8 [ %v1051, %v1056 ], [ 0, %v1149 ], [ 1, %v1158 ], [ 1, %v1159 ]
  %v1169 = inttoptr i64 %v1053 to ptr
  %v1170 = load i8, ptr %v1169, align 1
  %v1171 = icmp sgt i8 %v1170, -1
  %v1172 = icmp ult i8 %v1170, -32
  %v1173 = icmp ult i8 %v1170, -16
  %v1174 = select i1 %v1173, i64 3, i64 4
  %v1175 = select i1 %v1172, i64 2, i64 %v1174
  %v1176 = select i1 %v1171, i64 1, i64 %v1175
  %v1049 = add i64 %v1176, %v1048
  %v1177 = icmp ult i64 %v1049, %v640
  br i1 %v1177, label %v1047, label %v1178
v1178:
  %v1179 = load i32, ptr %v1039, align 4
  br label %v1043
v1043:
  %v1180 = phi i32 [ 0, %v1037 ], [ %v1179, %v1178 ]
  %v1181 = add i64 %v929, %v642
  %v1182 = trunc i64 %v1181 to i32
  store i32 %v1182, ptr %v1038, align 4
  %v1183 = icmp slt i32 %v1180, 1
  br i1 %v1183, label %v1184, label %v1185
v1189:
  %v1186 = add nsw i32 %v1187, -1
  store i32 %v1186, ptr %v1039, align 4
  %v1188 = icmp slt i32 %v1187, 2
  br i1 %v1188, label %v1184, label %v1185
v1185:
  %v1187 = phi i32 [ %v1186, %v1189 ], [ %v1180, %v1043 ]
  %v1190 = zext nneg i32 %v1187 to i64
  %v1191 = getelementptr i8, ptr %v3, i64 %v1190
  %v1192 = getelementptr i8, ptr %v1191, i64 -1
  %v1193 = load i8, ptr %v1192, align 1
  %v1194 = icmp eq i8 %v1193, 0
  br i1 %v1194, label %v1189, label %v1184
v1184:
  %v1195 = phi i32 [ %v1180, %v1043 ], [ %v1187, %v1185 ], [ 0, %v1189 ]
  %v1196 = icmp eq i32 %v1195, 0
  %v1197 = icmp slt i32 %v1182, -330
  %v1198 = or i1 %v1197, %v1196
  br i1 %v1198, label %v716, label %v1199
v1199:
  %v1200 = icmp sgt i32 %v1182, 310
  br i1 %v1200, label %v716, label %v1201
v1201:
  %v1202 = icmp slt i32 %v1182, 1
  br i1 %v1202, label %v1203, label %v1204
v1204:
  %v1205 = phi i32 [ %v1206, %v1207 ], [ %v1195, %v1201 ]
  %v1208 = phi i32 [ %v1209, %v1207 ], [ %v1182, %v1201 ]
  %v1210 = phi i32 [ %v1211, %v1207 ], [ 0, %v1201 ]
  %v1212 = mul i32 %v1208, 3
  %v1213 = icmp samesign ugt i32 %v1208, 16
  %v1214 = select i1 %v1213, i32 56, i32 %v1212
  %v1215 = and i32 %v1214, 63
  %v1216 = zext nneg i32 %v1215 to i64
  %v1217 = shl nsw i64 -1, %v1216
  %v1218 = icmp ugt i32 %v1214, 63
  %v1219 = xor i64 %v1217, -1
  %v1220 = select i1 %v1218, i64 -1, i64 %v1219
  %v1221 = call i32 @llvm.smax.i32(i32 %v1205, i32 0)
  br label %v1222
v1222:
  %v1223 = phi i32 [ 0, %v1204 ], [ %v1224, %v1225 ]
  %v1226 = phi i64 [ 0, %v1204 ], [ %v1227, %v1225 ]
  %v1228 = icmp slt i32 %v1223, %v1205
  br i1 %v1228, label %v1225, label %v1229
v1225:
  %v1230 = mul i64 %v1226, 10
  %v1231 = zext nneg i32 %v1223 to i64
  %v1232 = getelementptr i8, ptr %v3, i64 %v1231
  %v1233 = load i8, ptr %v1232, align 1
  %v1234 = zext i8 %v1233 to i64
  %v1227 = add i64 %v1230, %v1234
  %v1224 = add nuw nsw i32 %v1223, 1
  %v1235 = lshr i64 %v1227, %v1216
  %v1236 = icmp eq i64 %v1235, 0
  %v1237 = select i1 %v1218, i1 true, i1 %v1236
  br i1 %v1237, label %v1222, label %v1238
v1229:
  %v1239 = icmp eq i64 %v1226, 0
  br i1 %v1239, label %v1240, label %v1241
v1241:
  %v1242 = lshr i64 %v1226, %v1216
  %v1243 = icmp eq i64 %v1242, 0
  %v1244 = select i1 %v1218, i1 true, i1 %v1243
  br i1 %v1244, label %v1245, label %v1238
v1245:
  %v1246 = phi i32 [ %v1247, %v1245 ], [ %v1221, %v1241 ]
  %v1248 = phi i64 [ %v1249, %v1245 ], [ %v1226, %v1241 ]
  %v1247 = add i32 %v1246, 1
  %v1249 = mul i64 %v1248, 10
  %v1250 = lshr i64 %v1249, %v1216
  %v1251 = icmp eq i64 %v1250, 0
  %v1252 = select i1 %v1218, i1 true, i1 %v1251
  br i1 %v1252, label %v1245, label %v1238
v1238:
  %v1253 = phi i32 [ %v1247, %v1245 ], [ %v1221, %v1241 ], [ %v1224, %v1225 ]
  %v1254 = phi i64 [ %v1249, %v1245 ], [ %v1226, %v1241 ], [ %v1227, %v1225 ]
  %v1255 = add nuw i32 %v1208, 1
  %v1256 = sub i32 %v1255, %v1253
  store i32 %v1256, ptr %v1038, align 4
  %v1257 = icmp slt i32 %v1253, %v1205
  br i1 %v1257, label %v1258, label %v1259
v1258:
  %v1260 = phi i32 [ %v1261, %v1258 ], [ %v1253, %v1238 ]
  %v1262 = phi i64 [ %v1263, %v1258 ], [ %v1254, %v1238 ]
  %v1264 = phi i32 [ %v1265, %v1258 ], [ 0, %v1238 ]
  %v1266 = lshr i64 %v1262, %v1216
  %v1265 = add i32 %v1264, 1
  %v1267 = sext i32 %v1264 to i64
  %v1268 = trunc i64 %v1266 to i8
  %v1269 = select i1 %v1218, i8 0, i8 %v1268
  %v1270 = getelementptr i8, ptr %v3, i64 %v1267
  store i8 %v1269, ptr %v1270, align 1
  %v1271 = and i64 %v1262, %v1220
  %v1272 = mul i64 %v1271, 10
  %v1273 = sext i32 %v1260 to i64
  %v1274 = getelementptr i8, ptr %v3, i64 %v1273
  %v1275 = load i8, ptr %v1274, align 1
  %v1276 = zext i8 %v1275 to i64
  %v1263 = add i64 %v1272, %v1276
  %v1277 = load i32, ptr %v1039, align 4
  %v1261 = add nsw i32 %v1260, 1
  %v1278 = icmp slt i32 %v1261, %v1277
  br i1 %v1278, label %v1258, label %v1259
v1259:
  %v1279 = phi i32 [ 0, %v1238 ], [ %v1265, %v1258 ]
  %v1280 = phi i64 [ %v1254, %v1238 ], [ %v1263, %v1258 ]
  %v1281 = icmp eq i64 %v1280, 0
  br i1 %v1281, label %v1282, label %v1283
v1283:
  %v1284 = xor i1 %v1218, true
  br label %v1285
v1285:
  %v1286 = phi i32 [ %v1287, %v1288 ], [ %v1279, %v1283 ]
  %v1289 = phi i64 [ %v1290, %v1288 ], [ %v1280, %v1283 ]
  %v1291 = icmp slt i32 %v1286, 800
  br i1 %v1291, label %v1292, label %v1293
v1292:
  %v1294 = lshr i64 %v1289, %v1216
  %v1295 = add nsw i32 %v1286, 1
  %v1296 = sext i32 %v1286 to i64
  %v1297 = trunc i64 %v1294 to i8
  %v1298 = select i1 %v1218, i8 0, i8 %v1297
  %v1299 = getelementptr i8, ptr %v3, i64 %v1296
  store i8 %v1298, ptr %v1299, align 1
  br label %v1288
v1293:
  %v1300 = load i8, ptr %v1040, align 4
  %v1301 = sext i8 %v1300 to i32
  %v1302 = lshr i64 %v1289, %v1216
  %v1303 = icmp ne i64 %v1302, 0
  %v1304 = select i1 %v1284, i1 %v1303, i1 false
  %v1305 = zext i1 %v1304 to i32
  %v1306 = or i32 %v1301, %v1305
  %v1307 = icmp ne i32 %v1306, 0
  %v1308 = zext i1 %v1307 to i8
  store i8 %v1308, ptr %v1040, align 4
  br label %v1288
v1288:
  %v1287 = phi i32 [ %v1295, %v1292 ], [ %v1286, %v1293 ]
  %v1309 = and i64 %v1289, %v1220
  %v1290 = mul i64 %v1309, 10
  %v1310 = icmp eq i64 %v1290, 0
  br i1 %v1310, label %v1282, label %v1285
v1282:
  %v1311 = phi i32 [ %v1279, %v1259 ], [ %v1287, %v1288 ]
  store i32 %v1311, ptr %v1039, align 4
  %v1312 = icmp slt i32 %v1311, 1
  br i1 %v1312, label %v1207, label %v1313
v1313:
  %v1314 = phi i32 [ %v1315, %v1316 ], [ %v1311, %v1282 ]
  %v1315 = add nsw i32 %v1314, -1
  %v1317 = sext i32 %v1315 to i64
  %v1318 = getelementptr i8, ptr %v3, i64 %v1317
  %v1319 = load i8, ptr %v1318, align 1
  %v1320 = icmp eq i8 %v1319, 0
  br i1 %v1320, label %v1316, label %v1207
v1316:
  store i32 %v1315, ptr %v1039, align 4
  %v1321 = icmp sgt i32 %v1314, 1
  br i1 %v1321, label %v1313, label %v1207
v1240:
  store i32 0, ptr %v1039, align 4
  br label %v1207
v1207:
  %v1206 = phi i32 [ %v1311, %v1282 ], [ 0, %v1240 ], [ %v1314, %v1313 ], [ 0, %v1316 ]
  %v1211 = add i32 %v1214, %v1210
  %v1209 = load i32, ptr %v1038, align 4
  %v1322 = icmp sgt i32 %v1209, 0
  br i1 %v1322, label %v1204, label %v1203
v1203:
  %v1323 = phi i32 [ %v1195, %v1201 ], [ %v1206, %v1207 ]
  %v1324 = phi i32 [ %v1182, %v1201 ], [ %v1209, %v1207 ]
  %v1325 = phi i32 [ 0, %v1201 ], [ %v1211, %v1207 ]
  br label %v1326
v1338:
  %v1327 = phi i32 [ %v1328, %v1329 ], [ %v1330, %v1331 ], [ %v1332, %v1333 ]
  %v1334 = sub i32 %v1335, %v1336
  br label %v1326
v1326:
  %v1337 = phi i32 [ %v1327, %v1338 ], [ %v1323, %v1203 ]
  %v1339 = phi i32 [ %v1340, %v1338 ], [ %v1324, %v1203 ]
  %v1335 = phi i32 [ %v1334, %v1338 ], [ %v1325, %v1203 ]
  %v1341 = icmp slt i32 %v1339, 0
  %v1342 = icmp eq i32 %v1339, 0
  br i1 %v1342, label %v1343, label %v1344
v1344:
  br i1 %v1341, label %v1345, label %v1346
v1343:
  %v1347 = load i8, ptr %v3, align 4
  %v1348 = icmp ult i8 %v1347, 5
  br i1 %v1348, label %v1345, label %v1346
v1345:
  %v1349 = mul i32 %v1339, -3
  %v1350 = select i1 %v1341, i32 %v1349, i32 1
  %v1351 = icmp slt i32 %v1339, -16
  %v1336 = select i1 %v1351, i32 56, i32 %v1350
  %v1352 = icmp slt i32 %v1337, 1
  br i1 %v1352, label %v1353, label %v1354
v1354:
  %v1355 = add nuw i32 %v1337, 1
  %v1356 = add nsw i32 %v1337, -1
  %v1357 = zext nneg i32 %v1356 to i64
  %v1358 = add i64 %v1357, %v4
  %v1359 = and i32 %v1336, 63
  %v1360 = zext nneg i32 %v1359 to i64
  %v1361 = icmp ugt i32 %v1336, 63
  br label %v1362
v1362:
  %v1363 = phi i64 [ %v1358, %v1354 ], [ %v1364, %v1362 ]
  %v1365 = phi i64 [ 0, %v1354 ], [ %v1366, %v1362 ]
  %v1367 = phi i32 [ %v1355, %v1354 ], [ %v1368, %v1362 ]
  %v1369 = sub i64 %v1363, %v4
  %v1370 = getelementptr i8, ptr %v3, i64 %v1369
  %v1371 = load i8, ptr %v1370, align 1
  %v1372 = zext i8 %v1371 to i64
  %v1373 = shl i64 %v1372, %v1360
  %v1374 = select i1 %v1361, i64 0, i64 %v1373
  %v1375 = add i64 %v1374, %v1365
  %v1376 = zext i64 %v1375 to i128
  %v1377 = mul nuw i128 %v1376, 14757395258967641293
  %v1378 = lshr i128 %v1377, 67
  %v1366 = trunc nuw nsw i128 %v1378 to i64
  %v1364 = add i64 %v1363, -1
  %v1368 = add i32 %v1367, -1
  %v1379 = icmp sgt i32 %v1368, 1
  br i1 %v1379, label %v1362, label %v1353
v1353:
  %v1380 = phi i64 [ 0, %v1345 ], [ %v1366, %v1362 ]
  %v1381 = icmp eq i64 %v1380, 0
  br i1 %v1381, label %v1382, label %v1383
v1383:
  %v1384 = phi i64 [ %v1385, %v1383 ], [ %v1380, %v1353 ]
  %v1386 = phi i32 [ %v1387, %v1383 ], [ 0, %v1353 ]
  %v1387 = add i32 %v1386, 1
  %v1388 = zext nneg i64 %v1384 to i128
  %v1389 = mul nuw nsw i128 %v1388, 14757395258967641293
  %v1390 = lshr i128 %v1389, 67
  %v1385 = trunc nuw nsw i128 %v1390 to i64
  %v1391 = icmp samesign ugt i64 %v1384, 9
  br i1 %v1391, label %v1383, label %v1382
v1382:
  %v1392 = phi i32 [ 0, %v1353 ], [ %v1387, %v1383 ]
  br i1 %v1352, label %v1393, label %v1394
v1394:
  %v1395 = and i32 %v1336, 63
  %v1396 = zext nneg i32 %v1395 to i64
  %v1397 = icmp ugt i32 %v1336, 63
  %v1398 = sext i32 %v1392 to i64
  %v1399 = getelementptr i8, ptr %v3, i64 %v1398
  br label %v1400
v1400:
  %v1401 = phi i32 [ %v1402, %v1403 ], [ %v1337, %v1394 ]
  %v1404 = phi i64 [ %v1405, %v1403 ], [ 0, %v1394 ]
  %v1402 = add nsw i32 %v1401, -1
  %v1406 = sext i32 %v1402 to i64
  %v1407 = getelementptr i8, ptr %v3, i64 %v1406
  %v1408 = load i8, ptr %v1407, align 1
  %v1409 = zext i8 %v1408 to i64
  %v1410 = shl i64 %v1409, %v1396
  %v1411 = select i1 %v1397, i64 0, i64 %v1410
  %v1412 = add i64 %v1411, %v1404
  %v1413 = add i32 %v1402, %v1392
  %v1414 = icmp slt i32 %v1413, 800
  br i1 %v1414, label %v1415, label %v1416
v1415:
  %v1417 = zext i64 %v1412 to i128
  %v1418 = mul nuw i128 %v1417, 14757395258967641293
  %v1419 = lshr i128 %v1418, 67
  %v1420 = trunc nuw nsw i128 %v1419 to i64
  %v1421 = mul i64 %v1420, 246
  %v1422 = add i64 %v1421, %v1412
  %v1423 = trunc i64 %v1422 to i8
  %v1424 = getelementptr i8, ptr %v1399, i64 %v1406
  store i8 %v1423, ptr %v1424, align 1
  br label %v1403
v1416:
  %v1425 = load i8, ptr %v1040, align 4
  %v1426 = sext i8 %v1425 to i32
  %v1427 = zext i64 %v1412 to i128
  %v1428 = mul nuw i128 %v1427, 14757395258967641293
  %v1429 = lshr i128 %v1428, 67
  %v1430 = trunc nuw nsw i128 %v1429 to i64
  %v1431 = mul i64 %v1430, -10
  %v1432 = sub i64 0, %v1412
  %v1433 = icmp ne i64 %v1431, %v1432
  %v1434 = zext i1 %v1433 to i32
  %v1435 = or i32 %v1426, %v1434
  %v1436 = icmp ne i32 %v1435, 0
  %v1437 = zext i1 %v1436 to i8
  store i8 %v1437, ptr %v1040, align 4
  br label %v1403
v1403:
  %v1438 = zext i64 %v1412 to i128
  %v1439 = mul nuw i128 %v1438, 14757395258967641293
  %v1440 = lshr i128 %v1439, 67
  %v1405 = trunc nuw nsw i128 %v1440 to i64
  %v1441 = icmp sgt i32 %v1401, 1
  br i1 %v1441, label %v1400, label %v1393
v1393:
  %v1442 = phi i64 [ 0, %v1382 ], [ %v1405, %v1403 ]
  %v1443 = icmp slt i32 %v1392, 1
  br i1 %v1443, label %v1329, label %v1444
v1444:
  %v1445 = phi i64 [ %v1446, %v1444 ], [ %v1442, %v1393 ]
  %v1447 = phi i32 [ %v1448, %v1444 ], [ %v1392, %v1393 ]
  %v1449 = zext nneg i64 %v1445 to i128
  %v1450 = mul nuw nsw i128 %v1449, 14757395258967641293
  %v1451 = lshr i128 %v1450, 67
  %v1446 = trunc nuw nsw i128 %v1451 to i64
  %v1452 = mul i64 %v1446, 246
  %v1453 = add i64 %v1452, %v1445
  %v1448 = add nsw i32 %v1447, -1
  %v1454 = sext i32 %v1448 to i64
  %v1455 = trunc i64 %v1453 to i8
  %v1456 = getelementptr i8, ptr %v3, i64 %v1454
  store i8 %v1455, ptr %v1456, align 1
  %v1457 = icmp sgt i32 %v1447, 1
  br i1 %v1457, label %v1444, label %v1329
v1329:
  %v1458 = load i32, ptr %v1039, align 4
  %v1459 = add i32 %v1458, %v1392
  %v1328 = call i32 @llvm.smin.i32(i32 %v1459, i32 800)
  store i32 %v1328, ptr %v1039, align 4
  %v1460 = load i32, ptr %v1038, align 4
  %v1340 = add i32 %v1460, %v1392
  store i32 %v1340, ptr %v1038, align 4
  %v1461 = icmp slt i32 %v1459, 1
  br i1 %v1461, label %v1338, label %v1331
v1331:
  %v1330 = phi i32 [ %v1332, %v1333 ], [ %v1328, %v1329 ]
  %v1332 = add i32 %v1330, -1
  %v1462 = sext i32 %v1332 to i64
  %v1463 = getelementptr i8, ptr %v3, i64 %v1462
  %v1464 = load i8, ptr %v1463, align 1
  %v1465 = icmp eq i8 %v1464, 0
  br i1 %v1465, label %v1333, label %v1338
v1333:
  store i32 %v1332, ptr %v1039, align 4
  %v1466 = icmp sgt i32 %v1330, 1
  br i1 %v1466, label %v1331, label %v1338
v1028:
  %v1467 = add i64 %v644, 1
  %v1468 = inttoptr i64 %v2 to ptr
  %v1469 = getelementptr i8, ptr %v1468, i64 12
  %v1470 = load i32, ptr %v1469, align 4
  %v1471 = sext i32 %v1470 to i64
  %v1472 = shl nsw i64 %v929, 4
  %v1473 = add i64 %v1472, %v2
  %v1474 = add i64 %v1473, %v1471
  %v1475 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v1467, i1 false)
  %v1476 = and i64 %v1475, 63
  %v1477 = shl i64 %v1467, %v1476
  %v1478 = inttoptr i64 %v1474 to ptr
  %v1479 = getelementptr i8, ptr %v1478, i64 5472
  %v1480 = load i64, ptr %v1479, align 8
  %v1481 = mul i64 %v1480, %v1477
  %v1482 = zext i64 %v1477 to i128
  %v1483 = zext i64 %v1480 to i128
  %v1484 = mul nuw i128 %v1483, %v1482
  %v1485 = lshr i128 %v1484, 64
  %v1486 = trunc nuw i128 %v1485 to i64
  %v1487 = and i64 %v1486, 511
  %v1488 = icmp eq i64 %v1487, 511
  br i1 %v1488, label %v1489, label %v1490
v1489:
  %v1491 = add i64 %v1474, 5472
  %v1492 = inttoptr i64 %v1491 to ptr
  %v1493 = getelementptr i8, ptr %v1492, i64 8
  %v1494 = load i64, ptr %v1493, align 8
  %v1495 = zext i64 %v1494 to i128
  %v1496 = mul nuw i128 %v1495, %v1482
  %v1497 = lshr i128 %v1496, 64
  %v1498 = trunc nuw i128 %v1497 to i64
  %v1499 = add i64 %v1481, %v1498
  %v1500 = icmp ult i64 %v1499, %v1498
  %v1501 = zext i1 %v1500 to i64
  %v1502 = add nuw i64 %v1501, %v1486
  br label %v1490
v1490:
  %v1503 = phi i64 [ %v1481, %v1028 ], [ %v1499, %v1489 ]
  %v1504 = phi i64 [ %v1486, %v1028 ], [ %v1502, %v1489 ]
  %v1505 = lshr i64 %v1504, 63
  %v1506 = trunc nuw nsw i64 %v1505 to i32
  %v1507 = add nuw nsw i32 %v1506, 9
  %v1508 = zext nneg i32 %v1507 to i64
  %v1509 = lshr i64 %v1504, %v1508
  %v1510 = mul nsw i64 %v929, 217706
  %v1511 = ashr i64 %v1510, 16
  %v1512 = sub nsw i64 %v1511, %v1475
  %v1513 = add nsw i64 %v1512, 63
  %v1514 = add nsw i64 %v1513, %v1505
  %v1515 = icmp slt i64 %v1514, -1022
  br i1 %v1515, label %v1030, label %v1516
v1030:
  %v1517 = icmp slt i64 %v1514, -1085
  br i1 %v1517, label %v1025, label %v1032
v1032:
  %v1518 = trunc nsw i64 %v1514 to i32
  %v1519 = sub nuw nsw i32 -1022, %v1518
  %v1520 = zext nneg i32 %v1519 to i64
  %v1521 = lshr i64 %v1509, %v1520
  %v1522 = and i64 %v1521, 1
  %v1523 = add nuw nsw i64 %v1522, %v1521
  %v1031 = lshr i64 %v1523, 1
  br label %v1025
v1346:
  %v1524 = add i32 %v1335, -1
  %v1525 = icmp sgt i32 %v1335, -1022
  br i1 %v1525, label %v1526, label %v1527
v1527:
  %v1528 = sub nuw nsw i32 -1021, %v1335
  br label %v1529
v1529:
  %v1530 = phi i32 [ %v1337, %v1527 ], [ %v1531, %v1532 ]
  %v1533 = phi i32 [ %v1528, %v1527 ], [ %v1534, %v1532 ]
  %v1535 = call i32 @llvm.smin.i32(i32 %v1533, i32 56)
  %v1536 = and i32 %v1535, 63
  %v1537 = zext nneg i32 %v1536 to i64
  %v1538 = shl nsw i64 -1, %v1537
  %v1539 = icmp ugt i32 %v1535, 63
  %v1540 = xor i64 %v1538, -1
  %v1541 = select i1 %v1539, i64 -1, i64 %v1540
  %v1542 = call i32 @llvm.smax.i32(i32 %v1530, i32 0)
  br label %v1543
v1543:
  %v1544 = phi i32 [ 0, %v1529 ], [ %v1545, %v1546 ]
  %v1547 = phi i64 [ 0, %v1529 ], [ %v1548, %v1546 ]
  %v1549 = icmp slt i32 %v1544, %v1530
  br i1 %v1549, label %v1546, label %v1550
v1546:
  %v1551 = mul i64 %v1547, 10
  %v1552 = zext nneg i32 %v1544 to i64
  %v1553 = getelementptr i8, ptr %v3, i64 %v1552
  %v1554 = load i8, ptr %v1553, align 1
  %v1555 = zext i8 %v1554 to i64
  %v1548 = add i64 %v1551, %v1555
  %v1545 = add nuw nsw i32 %v1544, 1
  %v1556 = lshr i64 %v1548, %v1537
  %v1557 = icmp eq i64 %v1556, 0
  %v1558 = select i1 %v1539, i1 true, i1 %v1557
  br i1 %v1558, label %v1543, label %v1559
v1550:
  %v1560 = icmp eq i64 %v1547, 0
  br i1 %v1560, label %v1561, label %v1562
v1562:
  %v1563 = lshr i64 %v1547, %v1537
  %v1564 = icmp eq i64 %v1563, 0
  %v1565 = select i1 %v1539, i1 true, i1 %v1564
  br i1 %v1565, label %v1566, label %v1559
v1566:
  %v1567 = phi i32 [ %v1568, %v1566 ], [ %v1542, %v1562 ]
  %v1569 = phi i64 [ %v1570, %v1566 ], [ %v1547, %v1562 ]
  %v1568 = add i32 %v1567, 1
  %v1570 = mul i64 %v1569, 10
  %v1571 = lshr i64 %v1570, %v1537
  %v1572 = icmp eq i64 %v1571, 0
  %v1573 = select i1 %v1539, i1 true, i1 %v1572
  br i1 %v1573, label %v1566, label %v1559
v1559:
  %v1574 = phi i32 [ %v1568, %v1566 ], [ %v1542, %v1562 ], [ %v1545, %v1546 ]
  %v1575 = phi i64 [ %v1570, %v1566 ], [ %v1547, %v1562 ], [ %v1548, %v1546 ]
  %v1576 = load i32, ptr %v1038, align 4
  %v1577 = sub i32 %v1576, %v1574
  %v1578 = add i32 %v1577, 1
  store i32 %v1578, ptr %v1038, align 4
  %v1579 = icmp slt i32 %v1574, %v1530
  br i1 %v1579, label %v1580, label %v1581
v1580:
  %v1582 = phi i32 [ %v1583, %v1580 ], [ %v1574, %v1559 ]
  %v1584 = phi i64 [ %v1585, %v1580 ], [ %v1575, %v1559 ]
  %v1586 = phi i32 [ %v1587, %v1580 ], [ 0, %v1559 ]
  %v1588 = lshr i64 %v1584, %v1537
  %v1587 = add i32 %v1586, 1
  %v1589 = sext i32 %v1586 to i64
  %v1590 = trunc i64 %v1588 to i8
  %v1591 = select i1 %v1539, i8 0, i8 %v1590
  %v1592 = getelementptr i8, ptr %v3, i64 %v1589
  store i8 %v1591, ptr %v1592, align 1
  %v1593 = and i64 %v1584, %v1541
  %v1594 = mul i64 %v1593, 10
  %v1595 = sext i32 %v1582 to i64
  %v1596 = getelementptr i8, ptr %v3, i64 %v1595
  %v1597 = load i8, ptr %v1596, align 1
  %v1598 = zext i8 %v1597 to i64
  %v1585 = add i64 %v1594, %v1598
  %v1599 = load i32, ptr %v1039, align 4
  %v1583 = add nsw i32 %v1582, 1
  %v1600 = icmp slt i32 %v1583, %v1599
  br i1 %v1600, label %v1580, label %v1581
v1581:
  %v1601 = phi i32 [ 0, %v1559 ], [ %v1587, %v1580 ]
  %v1602 = phi i64 [ %v1575, %v1559 ], [ %v1585, %v1580 ]
  %v1603 = icmp eq i64 %v1602, 0
  br i1 %v1603, label %v1604, label %v1605
v1605:
  %v1606 = xor i1 %v1539, true
  br label %v1607
v1607:
  %v1608 = phi i32 [ %v1609, %v1610 ], [ %v1601, %v1605 ]
  %v1611 = phi i64 [ %v1612, %v1610 ], [ %v1602, %v1605 ]
  %v1613 = icmp slt i32 %v1608, 800
  br i1 %v1613, label %v1614, label %v1615
v1614:
  %v1616 = lshr i64 %v1611, %v1537
  %v1617 = add nsw i32 %v1608, 1
  %v1618 = sext i32 %v1608 to i64
  %v1619 = trunc i64 %v1616 to i8
  %v1620 = select i1 %v1539, i8 0, i8 %v1619
  %v1621 = getelementptr i8, ptr %v3, i64 %v1618
  store i8 %v1620, ptr %v1621, align 1
  br label %v1610
v1615:
  %v1622 = load i8, ptr %v1040, align 4
  %v1623 = sext i8 %v1622 to i32
  %v1624 = lshr i64 %v1611, %v1537
  %v1625 = icmp ne i64 %v1624, 0
  %v1626 = select i1 %v1606, i1 %v1625, i1 false
  %v1627 = zext i1 %v1626 to i32
  %v1628 = or i32 %v1623, %v1627
  %v1629 = icmp ne i32 %v1628, 0
  %v1630 = zext i1 %v1629 to i8
  store i8 %v1630, ptr %v1040, align 4
  br label %v1610
v1610:
  %v1609 = phi i32 [ %v1617, %v1614 ], [ %v1608, %v1615 ]
  %v1631 = and i64 %v1611, %v1541
  %v1612 = mul i64 %v1631, 10
  %v1632 = icmp eq i64 %v1612, 0
  br i1 %v1632, label %v1604, label %v1607
v1604:
  %v1633 = phi i32 [ %v1601, %v1581 ], [ %v1609, %v1610 ]
  store i32 %v1633, ptr %v1039, align 4
  %v1634 = icmp slt i32 %v1633, 1
  br i1 %v1634, label %v1532, label %v1635
v1635:
  %v1636 = phi i32 [ %v1637, %v1638 ], [ %v1633, %v1604 ]
  %v1637 = add nsw i32 %v1636, -1
  %v1639 = sext i32 %v1637 to i64
  %v1640 = getelementptr i8, ptr %v3, i64 %v1639
  %v1641 = load i8, ptr %v1640, align 1
  %v1642 = icmp eq i8 %v1641, 0
  br i1 %v1642, label %v1638, label %v1532
v1638:
  store i32 %v1637, ptr %v1039, align 4
  %v1643 = icmp sgt i32 %v1636, 1
  br i1 %v1643, label %v1635, label %v1532
v1561:
  store i32 0, ptr %v1039, align 4
  br label %v1532
v1532:
  %v1531 = phi i32 [ %v1633, %v1604 ], [ 0, %v1561 ], [ %v1636, %v1635 ], [ 0, %v1638 ]
  %v1534 = add nsw i32 %v1533, -56
  %v1644 = icmp sgt i32 %v1533, 56
  br i1 %v1644, label %v1529, label %v1526
v1526:
  %v1645 = phi i32 [ %v1337, %v1346 ], [ %v1531, %v1532 ]
  %v1646 = phi i32 [ %v1524, %v1346 ], [ -1022, %v1532 ]
  %v1647 = icmp slt i32 %v1645, 1
  br i1 %v1647, label %v1648, label %v1649
v1649:
  %v1650 = add nuw i32 %v1645, 1
  %v1651 = add nsw i32 %v1645, -1
  %v1652 = zext nneg i32 %v1651 to i64
  %v1653 = add i64 %v1652, %v4
  br label %v1654
v1654:
  %v1655 = phi i64 [ %v1653, %v1649 ], [ %v1656, %v1654 ]
  %v1657 = phi i64 [ 0, %v1649 ], [ %v1658, %v1654 ]
  %v1659 = phi i32 [ %v1650, %v1649 ], [ %v1660, %v1654 ]
  %v1661 = sub i64 %v1655, %v4
  %v1662 = getelementptr i8, ptr %v3, i64 %v1661
  %v1663 = load i8, ptr %v1662, align 1
  %v1664 = zext i8 %v1663 to i64
  %v1665 = shl nuw nsw i64 %v1664, 53
  %v1666 = add nuw nsw i64 %v1665, %v1657
  %v1667 = zext nneg i64 %v1666 to i128
  %v1668 = mul nuw nsw i128 %v1667, 14757395258967641293
  %v1669 = lshr i128 %v1668, 67
  %v1658 = trunc nuw nsw i128 %v1669 to i64
  %v1656 = add i64 %v1655, -1
  %v1660 = add i32 %v1659, -1
  %v1670 = icmp sgt i32 %v1660, 1
  br i1 %v1670, label %v1654, label %v1648
v1648:
  %v1671 = phi i64 [ 0, %v1526 ], [ %v1658, %v1654 ]
  %v1672 = icmp eq i64 %v1671, 0
  br i1 %v1672, label %v1673, label %v1674
v1674:
  %v1675 = phi i64 [ %v1676, %v1674 ], [ %v1671, %v1648 ]
  %v1677 = phi i32 [ %v1678, %v1674 ], [ 0, %v1648 ]
  %v1678 = add i32 %v1677, 1
  %v1679 = zext nneg i64 %v1675 to i128
  %v1680 = mul nuw nsw i128 %v1679, 14757395258967641293
  %v1681 = lshr i128 %v1680, 67
  %v1676 = trunc nuw nsw i128 %v1681 to i64
  %v1682 = icmp samesign ugt i64 %v1675, 9
  br i1 %v1682, label %v1674, label %v1673
v1673:
  %v1683 = phi i32 [ 0, %v1648 ], [ %v1678, %v1674 ]
  br i1 %v1647, label %v1684, label %v1685
v1685:
  %v1686 = add nuw i32 %v1645, 1
  %v1687 = add i32 %v1683, %v1645
  %v1688 = add nsw i32 %v1645, -1
  %v1689 = zext nneg i32 %v1688 to i64
  %v1690 = sext i32 %v1683 to i64
  %v1691 = add i64 %v1689, %v4
  %v1692 = add i64 %v1691, %v1690
  %v1693 = add i64 %v1689, %v4
  br label %v1694
v1694:
  %v1695 = phi i64 [ %v1693, %v1685 ], [ %v1696, %v1697 ]
  %v1698 = phi i64 [ 0, %v1685 ], [ %v1699, %v1697 ]
  %v1700 = phi i32 [ %v1687, %v1685 ], [ %v1701, %v1697 ]
  %v1702 = phi i64 [ %v1692, %v1685 ], [ %v1703, %v1697 ]
  %v1704 = phi i32 [ %v1686, %v1685 ], [ %v1705, %v1697 ]
  %v1701 = add i32 %v1700, -1
  %v1706 = sub i64 %v1695, %v4
  %v1707 = getelementptr i8, ptr %v3, i64 %v1706
  %v1708 = load i8, ptr %v1707, align 1
  %v1709 = zext i8 %v1708 to i64
  %v1710 = shl nuw nsw i64 %v1709, 53
  %v1711 = add nuw nsw i64 %v1710, %v1698
  %v1712 = icmp slt i32 %v1701, 800
  br i1 %v1712, label %v1713, label %v1714
v1713:
  %v1715 = zext nneg i64 %v1711 to i128
  %v1716 = mul nuw nsw i128 %v1715, 14757395258967641293
  %v1717 = lshr i128 %v1716, 67
  %v1718 = trunc nuw nsw i128 %v1717 to i64
  %v1719 = mul i64 %v1718, 246
  %v1720 = add i64 %v1719, %v1698
  %v1721 = trunc i64 %v1720 to i8
  %v1722 = sub i64 %v1702, %v4
  %v1723 = getelementptr i8, ptr %v3, i64 %v1722
  store i8 %v1721, ptr %v1723, align 1
  br label %v1697
v1714:
  %v1724 = load i8, ptr %v1040, align 4
  %v1725 = sext i8 %v1724 to i32
  %v1726 = zext nneg i64 %v1711 to i128
  %v1727 = mul nuw nsw i128 %v1726, 14757395258967641293
  %v1728 = lshr i128 %v1727, 67
  %v1729 = trunc nuw nsw i128 %v1728 to i64
  %v1730 = mul i64 %v1729, -10
  %v1731 = sub nsw i64 0, %v1711
  %v1732 = icmp ne i64 %v1730, %v1731
  %v1733 = zext i1 %v1732 to i32
  %v1734 = or i32 %v1725, %v1733
  %v1735 = icmp ne i32 %v1734, 0
  %v1736 = zext i1 %v1735 to i8
  store i8 %v1736, ptr %v1040, align 4
  br label %v1697
v1697:
  %v1737 = zext nneg i64 %v1711 to i128
  %v1738 = mul nuw nsw i128 %v1737, 14757395258967641293
  %v1739 = lshr i128 %v1738, 67
  %v1699 = trunc nuw nsw i128 %v1739 to i64
  %v1703 = add i64 %v1702, -1
  %v1696 = add i64 %v1695, -1
  %v1705 = add i32 %v1704, -1
  %v1740 = icmp sgt i32 %v1705, 1
  br i1 %v1740, label %v1694, label %v1684
v1684:
  %v1741 = phi i64 [ 0, %v1673 ], [ %v1699, %v1697 ]
  %v1742 = icmp slt i32 %v1683, 1
  br i1 %v1742, label %v1743, label %v1744
v1744:
  %v1745 = add nuw i32 %v1683, 1
  %v1746 = add nsw i32 %v1683, -1
  %v1747 = zext nneg i32 %v1746 to i64
  %v1748 = add i64 %v1747, %v4
  br label %v1749
v1749:
  %v1750 = phi i64 [ %v1741, %v1744 ], [ %v1751, %v1749 ]
  %v1752 = phi i64 [ %v1748, %v1744 ], [ %v1753, %v1749 ]
  %v1754 = phi i32 [ %v1745, %v1744 ], [ %v1755, %v1749 ]
  %v1756 = zext nneg i64 %v1750 to i128
  %v1757 = mul nuw nsw i128 %v1756, 14757395258967641293
  %v1758 = lshr i128 %v1757, 67
  %v1751 = trunc nuw nsw i128 %v1758 to i64
  %v1759 = mul i64 %v1751, 246
  %v1760 = add i64 %v1759, %v1750
  %v1761 = trunc i64 %v1760 to i8
  %v1762 = sub i64 %v1752, %v4
  %v1763 = getelementptr i8, ptr %v3, i64 %v1762
  store i8 %v1761, ptr %v1763, align 1
  %v1753 = add i64 %v1752, -1
  %v1755 = add i32 %v1754, -1
  %v1764 = icmp sgt i32 %v1755, 1
  br i1 %v1764, label %v1749, label %v1743
v1743:
  %v1765 = load i32, ptr %v1039, align 4
  %v1766 = add i32 %v1765, %v1683
  %v1767 = call i32 @llvm.smin.i32(i32 %v1766, i32 800)
  store i32 %v1767, ptr %v1039, align 4
  %v1768 = load i32, ptr %v1038, align 4
  %v1769 = add i32 %v1768, %v1683
  store i32 %v1769, ptr %v1038, align 4
  %v1770 = icmp slt i32 %v1766, 1
  br i1 %v1770, label %v1771, label %v1772
v1772:
  %v1773 = phi i32 [ %v1774, %v1775 ], [ %v1767, %v1743 ]
  %v1774 = add i32 %v1773, -1
  %v1776 = sext i32 %v1774 to i64
  %v1777 = getelementptr i8, ptr %v3, i64 %v1776
  %v1778 = load i8, ptr %v1777, align 1
  %v1779 = icmp eq i8 %v1778, 0
  br i1 %v1779, label %v1775, label %v1771
v1775:
  store i32 %v1774, ptr %v1039, align 4
  %v1780 = icmp sgt i32 %v1773, 1
  br i1 %v1780, label %v1772, label %v1771
v1771:
  %v1781 = phi i32 [ %v1767, %v1743 ], [ %v1773, %v1772 ], [ %v1774, %v1775 ]
  %v1782 = icmp slt i32 %v1769, 1
  br i1 %v1782, label %v1783, label %v1784
v1784:
  %v1785 = phi i32 [ %v1786, %v1787 ], [ 0, %v1771 ]
  %v1788 = phi i64 [ %v1789, %v1787 ], [ %v4, %v1771 ]
  %v1790 = phi i64 [ %v1791, %v1787 ], [ 0, %v1771 ]
  %v1792 = icmp slt i32 %v1785, %v1781
  br i1 %v1792, label %v1793, label %v1787
v1793:
  %v1794 = sub i64 %v1788, %v4
  %v1795 = getelementptr i8, ptr %v3, i64 %v1794
  %v1796 = load i8, ptr %v1795, align 1
  %v1797 = zext i8 %v1796 to i64
  br label %v1787
v1787:
  %v1798 = phi i64 [ 0, %v1784 ], [ %v1797, %v1793 ]
  %v1799 = mul i64 %v1790, 10
  %v1791 = add i64 %v1798, %v1799
  %v1789 = add i64 %v1788, 1
  %v1786 = add nuw nsw i32 %v1785, 1
  %v1800 = icmp slt i32 %v1786, %v1769
  br i1 %v1800, label %v1784, label %v1783
v1783:
  %v1801 = phi i64 [ 0, %v1771 ], [ %v1791, %v1787 ]
  %v1802 = icmp sge i32 %v1769, %v1781
  %v1803 = icmp slt i32 %v1769, 0
  %v1804 = or i1 %v1803, %v1802
  br i1 %v1804, label %v1805, label %v1806
v1806:
  %v1807 = zext nneg i32 %v1769 to i64
  %v1808 = getelementptr i8, ptr %v3, i64 %v1807
  %v1809 = load i8, ptr %v1808, align 1
  %v1810 = icmp eq i8 %v1809, 5
  %v1811 = add nuw i32 %v1769, 1
  %v1812 = icmp eq i32 %v1811, %v1781
  %v1813 = and i1 %v1812, %v1810
  %v1814 = load i8, ptr %v1040, align 4
  %v1815 = icmp eq i8 %v1814, 0
  %v1816 = and i1 %v1813, %v1815
  br i1 %v1816, label %v1817, label %v1818
v1817:
  br i1 %v1782, label %v1819, label %v1820
v1820:
  %v1821 = getelementptr i8, ptr %v1808, i64 -1
  %v1822 = load i8, ptr %v1821, align 1
  %v1823 = and i8 %v1822, 1
  %v1824 = icmp ne i8 %v1823, 0
  br label %v1819
v1516:
  %v1825 = icmp ugt i64 %v1503, 1
  %v1826 = add nsw i64 %v929, -24
  %v1827 = icmp ult i64 %v1826, -28
  %v1828 = or i1 %v1827, %v1825
  %v1829 = and i64 %v1509, 3
  %v1830 = icmp ne i64 %v1829, 1
  %v1831 = or i1 %v1828, %v1830
  br i1 %v1831, label %v1033, label %v1832
v1832:
  %v1833 = shl i64 %v1509, %v1508
  %v1834 = icmp eq i64 %v1833, %v1504
  br label %v1033
v1033:
  %v1835 = phi i1 [ false, %v1516 ], [ %v1834, %v1832 ]
  %v1836 = and i64 %v1509, 72057594037927934
  %v1837 = select i1 %v1835, i64 %v1836, i64 %v1509
  %v1838 = and i64 %v1837, 1
  %v1839 = add nuw nsw i64 %v1838, %v1837
  %v1840 = icmp ugt i64 %v1839, 18014398509481983
  %v1841 = select i1 %v1840, i64 1024, i64 1023
  %v1842 = add nsw i64 %v1841, %v1514
  %v1843 = icmp sgt i64 %v1842, 2046
  br i1 %v1843, label %v1025, label %v1035
v1035:
  %v1844 = lshr i64 %v1839, 1
  %v1845 = and i64 %v1844, 9218868437227405311
  %v1846 = select i1 %v1840, i64 0, i64 %v1845
  %v1847 = shl nuw nsw i64 %v1842, 52
  %v1034 = or i64 %v1847, %v1846
  br label %v1025
v1818:
  %v1848 = icmp ugt i8 %v1809, 4
  br label %v1819
v1819:
  %v1849 = phi i1 [ false, %v1817 ], [ %v1824, %v1820 ], [ %v1848, %v1818 ]
  %v1850 = zext i1 %v1849 to i64
  %v1851 = add i64 %v1801, %v1850
  br label %v1805
v1805:
  %v1852 = phi i64 [ %v1801, %v1783 ], [ %v1851, %v1819 ]
  %v1853 = icmp eq i64 %v1852, 9007199254740992
  %v1854 = zext i1 %v1853 to i32
  %v1855 = add i32 %v1646, %v1854
  %v1856 = icmp sgt i32 %v1855, 1023
  br i1 %v1856, label %v716, label %v1857
v1857:
  %v1858 = zext i1 %v1853 to i64
  %v1859 = lshr i64 %v1852, %v1858
  %v1860 = add nsw i32 %v1855, 1023
  %v1861 = zext i32 %v1860 to i64
  %v1862 = shl i64 %v1861, 52
  %v1863 = and i64 %v1859, 4503599627370496
  %v1864 = icmp eq i64 %v1863, 0
  %v1865 = select i1 %v1864, i64 0, i64 %v1862
  %v1866 = and i64 %v1859, -4503599627370497
  %v1867 = or i64 %v1865, %v1866
  br label %v716
v716:
  %v1868 = phi i64 [ 0, %v1184 ], [ 9218868437227405312, %v1199 ], [ 9218868437227405312, %v1805 ], [ %v1867, %v1857 ]
  %v720 = or i64 %v1868, %v191
  br label %v373
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
  %v321 = tail call {} @udf_copy(i64 %v268, i64 %v32, i64 0)
  br i1 %v92, label %v322, label %v323
v323:
  %v324 = sub nsw i64 %v124, %v139
  %v325 = icmp slt i64 %v324, 1
  br i1 %v325, label %v322, label %v326
v326:
  %v327 = lshr i64 %v2, 6
  %v328 = trunc i64 %v327 to i16
  %v329 = lshr i64 %v2, 12
  %v330 = trunc i64 %v329 to i8
  %v331 = or i8 %v330, -32
  %v332 = and i16 %v328, 63
  %v333 = or disjoint i16 %v332, -128
  %v334 = lshr i64 %v2, 18
  %v335 = trunc i64 %v334 to i8
  %v336 = or i8 %v335, -16
  %v337 = icmp samesign ult i32 %v6, 128
  %v338 = icmp samesign ult i32 %v6, 2048
  %v339 = icmp samesign ult i32 %v6, 65536
  %v340 = and i8 %v330, 63
  %v341 = or disjoint i8 %v340, -128
  %v342 = trunc nsw i16 %v333 to i8
  %v343 = trunc nsw i16 %v333 to i8
  %v344 = trunc i64 %v327 to i8
  %v345 = or i8 %v344, -64
  %v346 = trunc i64 %v2 to i8
  %v347 = and i8 %v346, 63
  %v348 = or disjoint i8 %v347, -128
  %v349 = trunc i64 %v2 to i8
  br label %v350
v350:
  %v351 = phi i64 [ %v268, %v326 ], [ %v352, %v353 ]
  %v354 = phi i64 [ 0, %v326 ], [ %v355, %v353 ]
  br i1 %v337, label %v356, label %v357
v356:
  %v358 = add i64 %v351, 1
  %v359 = inttoptr i64 %v351 to ptr
  store i8 %v349, ptr %v359, align 1
  br label %v353
v357:
  br i1 %v338, label %v360, label %v361
v361:
  br i1 %v339, label %v362, label %v363
v362:
  %v364 = add i64 %v351, 1
  %v365 = inttoptr i64 %v351 to ptr
  store i8 %v331, ptr %v365, align 1
  br label %v360
v363:
  %v366 = inttoptr i64 %v351 to ptr
  store i8 %v336, ptr %v366, align 1
  %v367 = add i64 %v351, 2
  %v368 = getelementptr i8, ptr %v366, i64 1
  store i8 %v341, ptr %v368, align 1
  br label %v360
v360:
  %v369 = phi i64 [ %v367, %v363 ], [ %v364, %v362 ], [ %v351, %v357 ]
  %v370 = phi i8 [ %v342, %v363 ], [ %v343, %v362 ], [ %v345, %v357 ]
  %v371 = inttoptr i64 %v369 to ptr
  store i8 %v370, ptr %v371, align 1
  %v372 = add i64 %v369, 2
  %v373 = inttoptr i64 %v369 to ptr
  %v374 = getelementptr i8, ptr %v373, i64 1
  store i8 %v348, ptr %v374, align 1
  br label %v353
v353:
  %v352 = phi i64 [ %v358, %v356 ], [ %v372, %v360 ]
  %v355 = add nuw nsw i64 %v354, 1
  %v375 = icmp slt i64 %v355, %v324
  br i1 %v375, label %v350, label %v322
v322:
  %v376 = phi i64 [ %v268, %v320 ], [ %v268, %v323 ], [ %v352, %v353 ]
  %v377 = load i64, ptr %v76, align 8
  store i64 %v376, ptr %v76, align 8
  %v378 = sub i64 %v376, %v377
  br label %v30
v30:
  %v379 = phi i64 [ 0, %v15 ], [ 0, %v119 ], [ %v377, %v322 ]
  %v380 = phi i64 [ 0, %v15 ], [ 0, %v119 ], [ %v378, %v322 ]
  %v381 = insertvalue { i64, i64 } poison, i64 %v379, 0
  %v382 = insertvalue { i64, i64 } %v381, i64 %v380, 1
  ret { i64, i64 } %v382
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
  %v318 = tail call {} @udf_copy(i64 %v265, i64 %v32, i64 0)
  br i1 %v89, label %v319, label %v320
v320:
  %v321 = sub nsw i64 %v121, %v136
  %v322 = icmp slt i64 %v321, 1
  br i1 %v322, label %v319, label %v323
v323:
  %v324 = lshr i64 %v2, 6
  %v325 = trunc i64 %v324 to i16
  %v326 = lshr i64 %v2, 12
  %v327 = trunc i64 %v326 to i8
  %v328 = or i8 %v327, -32
  %v329 = and i16 %v325, 63
  %v330 = or disjoint i16 %v329, -128
  %v331 = lshr i64 %v2, 18
  %v332 = trunc i64 %v331 to i8
  %v333 = or i8 %v332, -16
  %v334 = icmp samesign ult i32 %v6, 128
  %v335 = icmp samesign ult i32 %v6, 2048
  %v336 = icmp samesign ult i32 %v6, 65536
  %v337 = and i8 %v327, 63
  %v338 = or disjoint i8 %v337, -128
  %v339 = trunc nsw i16 %v330 to i8
  %v340 = trunc nsw i16 %v330 to i8
  %v341 = trunc i64 %v324 to i8
  %v342 = or i8 %v341, -64
  %v343 = trunc i64 %v2 to i8
  %v344 = and i8 %v343, 63
  %v345 = or disjoint i8 %v344, -128
  %v346 = trunc i64 %v2 to i8
  br label %v347
v347:
  %v348 = phi i64 [ %v265, %v323 ], [ %v349, %v350 ]
  %v351 = phi i64 [ 0, %v323 ], [ %v352, %v350 ]
  br i1 %v334, label %v353, label %v354
v353:
  %v355 = add i64 %v348, 1
  %v356 = inttoptr i64 %v348 to ptr
  store i8 %v346, ptr %v356, align 1
  br label %v350
v354:
  br i1 %v335, label %v357, label %v358
v358:
  br i1 %v336, label %v359, label %v360
v359:
  %v361 = add i64 %v348, 1
  %v362 = inttoptr i64 %v348 to ptr
  store i8 %v328, ptr %v362, align 1
  br label %v357
v360:
  %v363 = inttoptr i64 %v348 to ptr
  store i8 %v333, ptr %v363, align 1
  %v364 = add i64 %v348, 2
  %v365 = getelementptr i8, ptr %v363, i64 1
  store i8 %v338, ptr %v365, align 1
  br label %v357
v357:
  %v366 = phi i64 [ %v364, %v360 ], [ %v361, %v359 ], [ %v348, %v354 ]
  %v367 = phi i8 [ %v339, %v360 ], [ %v340, %v359 ], [ %v342, %v354 ]
  %v368 = inttoptr i64 %v366 to ptr
  store i8 %v367, ptr %v368, align 1
  %v369 = add i64 %v366, 2
  %v370 = inttoptr i64 %v366 to ptr
  %v371 = getelementptr i8, ptr %v370, i64 1
  store i8 %v345, ptr %v371, align 1
  br label %v350
v350:
  %v349 = phi i64 [ %v355, %v353 ], [ %v369, %v357 ]
  %v352 = add nuw nsw i64 %v351, 1
  %v372 = icmp slt i64 %v352, %v321
  br i1 %v372, label %v347, label %v319
v319:
  %v373 = phi i64 [ %v265, %v317 ], [ %v265, %v320 ], [ %v349, %v350 ]
  %v374 = load i64, ptr %v75, align 8
  store i64 %v373, ptr %v75, align 8
  %v375 = sub i64 %v373, %v374
  br label %v30
v30:
  %v376 = phi i64 [ 0, %v15 ], [ 0, %v116 ], [ %v374, %v319 ]
  %v377 = phi i64 [ 0, %v15 ], [ 0, %v116 ], [ %v375, %v319 ]
  %v378 = insertvalue { i64, i64 } poison, i64 %v376, 0
  %v379 = insertvalue { i64, i64 } %v378, i64 %v377, 1
  ret { i64, i64 } %v379
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
  %v704 = tail call {} @udf_copy(i64 %v703, i64 %v39, i64 %v96)
  %v705 = add i64 %v703, %v96
  %v706 = icmp eq i32 %v10, 61
  br i1 %v706, label %v52, label %v707
v707:
  %v708 = sub nsw i64 %v100, %v588
  %v709 = icmp slt i64 %v708, 1
  br i1 %v709, label %v52, label %v710
v710:
  %v711 = lshr i64 %v3, 6
  %v712 = trunc i64 %v711 to i16
  %v713 = lshr i64 %v3, 12
  %v714 = trunc i64 %v713 to i8
  %v715 = or i8 %v714, -32
  %v716 = and i16 %v712, 63
  %v717 = or disjoint i16 %v716, -128
  %v718 = lshr i64 %v3, 18
  %v719 = trunc i64 %v718 to i8
  %v720 = or i8 %v719, -16
  %v721 = icmp samesign ult i32 %v9, 128
  %v722 = icmp samesign ult i32 %v9, 2048
  %v723 = icmp samesign ult i32 %v9, 65536
  %v724 = and i8 %v714, 63
  %v725 = or disjoint i8 %v724, -128
  %v726 = trunc nsw i16 %v717 to i8
  %v727 = trunc nsw i16 %v717 to i8
  %v728 = trunc i64 %v711 to i8
  %v729 = or i8 %v728, -64
  %v730 = trunc i64 %v3 to i8
  %v731 = and i8 %v730, 63
  %v732 = or disjoint i8 %v731, -128
  %v733 = trunc i64 %v3 to i8
  br label %v734
v734:
  %v735 = phi i64 [ %v705, %v710 ], [ %v736, %v737 ]
  %v738 = phi i64 [ 0, %v710 ], [ %v739, %v737 ]
  br i1 %v721, label %v740, label %v741
v740:
  %v742 = add i64 %v735, 1
  %v743 = inttoptr i64 %v735 to ptr
  store i8 %v733, ptr %v743, align 1
  br label %v737
v741:
  br i1 %v722, label %v744, label %v745
v745:
  br i1 %v723, label %v746, label %v747
v746:
  %v748 = add i64 %v735, 1
  %v749 = inttoptr i64 %v735 to ptr
  store i8 %v715, ptr %v749, align 1
  br label %v744
v747:
  %v750 = inttoptr i64 %v735 to ptr
  store i8 %v720, ptr %v750, align 1
  %v751 = add i64 %v735, 2
  %v752 = getelementptr i8, ptr %v750, i64 1
  store i8 %v725, ptr %v752, align 1
  br label %v744
v744:
  %v753 = phi i64 [ %v751, %v747 ], [ %v748, %v746 ], [ %v735, %v741 ]
  %v754 = phi i8 [ %v726, %v747 ], [ %v727, %v746 ], [ %v729, %v741 ]
  %v755 = inttoptr i64 %v753 to ptr
  store i8 %v754, ptr %v755, align 1
  %v756 = add i64 %v753, 2
  %v757 = inttoptr i64 %v753 to ptr
  %v758 = getelementptr i8, ptr %v757, i64 1
  store i8 %v732, ptr %v758, align 1
  br label %v737
v737:
  %v736 = phi i64 [ %v742, %v740 ], [ %v756, %v744 ]
  %v739 = add nuw nsw i64 %v738, 1
  %v759 = icmp slt i64 %v739, %v708
  br i1 %v759, label %v734, label %v52
v52:
  %v760 = phi i64 [ %v705, %v652 ], [ %v705, %v707 ], [ %v736, %v737 ]
  %v51 = load i64, ptr %v90, align 8
  store i64 %v760, ptr %v90, align 8
  %v57 = sub i64 %v760, %v51
  br label %v46
v145:
  %v761 = lshr i64 %v128, %v138
  %v762 = select i1 %v140, i64 0, i64 %v761
  br label %v259
v259:
  %v763 = phi i32 [ %v258, %v254 ], [ %v152, %v575 ], [ 0, %v145 ]
  %v764 = phi i64 [ %v257, %v254 ], [ %v587, %v575 ], [ %v762, %v145 ]
  %v765 = zext nneg i64 %v764 to i128
  %v766 = mul nuw nsw i128 %v765, 14757395258967641293
  %v767 = lshr i128 %v766, 67
  %v768 = trunc nuw nsw i128 %v767 to i64
  %v769 = mul nsw i64 %v768, -10
  %v770 = sub nsw i64 0, %v764
  %v771 = icmp eq i64 %v769, %v770
  br i1 %v771, label %v772, label %v121
v772:
  %v773 = phi i32 [ %v774, %v772 ], [ %v763, %v259 ]
  %v775 = phi i64 [ %v776, %v772 ], [ %v764, %v259 ]
  %v774 = add i32 %v773, 1
  %v777 = zext nneg i64 %v775 to i128
  %v778 = mul nuw nsw i128 %v777, 14757395258967641293
  %v779 = lshr i128 %v778, 67
  %v776 = trunc nuw nsw i128 %v779 to i64
  %v780 = mul nuw nsw i128 %v779, 14757395258967641293
  %v781 = lshr i128 %v780, 67
  %v782 = trunc nuw nsw i128 %v781 to i64
  %v783 = mul nsw i64 %v782, -10
  %v784 = sub nsw i64 0, %v776
  %v785 = icmp eq i64 %v783, %v784
  br i1 %v785, label %v772, label %v121
v121:
  %v786 = phi i32 [ 0, %v118 ], [ %v763, %v259 ], [ %v774, %v772 ]
  %v787 = phi i64 [ 0, %v118 ], [ %v764, %v259 ], [ %v776, %v772 ]
  %v788 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 0, ptr %v788, align 4
  %v789 = getelementptr inbounds nuw i8, ptr %v7, i64 808
  store i8 0, ptr %v789, align 4
  %v790 = icmp eq i64 %v787, 0
  br i1 %v790, label %v791, label %v792
v792:
  %v793 = phi i32 [ %v794, %v792 ], [ 0, %v121 ]
  %v795 = phi i64 [ %v796, %v792 ], [ %v787, %v121 ]
  %v794 = add i32 %v793, 1
  %v797 = zext nneg i64 %v795 to i128
  %v798 = mul nuw nsw i128 %v797, 14757395258967641293
  %v799 = lshr i128 %v798, 67
  %v796 = trunc nuw nsw i128 %v799 to i64
  %v800 = icmp samesign ugt i64 %v795, 9
  br i1 %v800, label %v792, label %v801
v801:
  store i32 %v794, ptr %v788, align 4
  br label %v791
v791:
  %v802 = phi i32 [ 0, %v121 ], [ %v794, %v801 ]
  %v803 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  store i32 %v802, ptr %v803, align 4
  %v804 = icmp slt i32 %v802, 1
  br i1 %v804, label %v805, label %v806
v806:
  %v807 = phi i32 [ %v808, %v806 ], [ %v802, %v791 ]
  %v809 = phi i64 [ %v810, %v806 ], [ %v787, %v791 ]
  %v811 = zext i64 %v809 to i128
  %v812 = mul nuw i128 %v811, 14757395258967641293
  %v813 = lshr i128 %v812, 67
  %v810 = trunc nuw nsw i128 %v813 to i64
  %v814 = mul i64 %v810, 246
  %v815 = add i64 %v814, %v809
  %v808 = add nsw i32 %v807, -1
  %v816 = sext i32 %v808 to i64
  %v817 = trunc i64 %v815 to i8
  %v818 = getelementptr i8, ptr %v7, i64 %v816
  store i8 %v817, ptr %v818, align 1
  %v819 = icmp sgt i32 %v807, 1
  br i1 %v819, label %v806, label %v820
v820:
  %v821 = load i32, ptr %v788, align 4
  br label %v805
v805:
  %v822 = phi i32 [ %v802, %v791 ], [ %v821, %v820 ]
  %v823 = icmp slt i32 %v822, 1
  br i1 %v823, label %v824, label %v825
v825:
  %v826 = phi i32 [ %v827, %v828 ], [ %v822, %v805 ]
  %v827 = add nsw i32 %v826, -1
  %v829 = sext i32 %v827 to i64
  %v830 = getelementptr i8, ptr %v7, i64 %v829
  %v831 = load i8, ptr %v830, align 1
  %v832 = icmp eq i8 %v831, 0
  br i1 %v832, label %v828, label %v824
v828:
  store i32 %v827, ptr %v788, align 4
  %v833 = icmp sgt i32 %v826, 1
  br i1 %v833, label %v825, label %v824
v824:
  %v834 = phi i32 [ %v822, %v805 ], [ %v826, %v825 ], [ 0, %v828 ]
  %v835 = load i32, ptr %v803, align 4
  %v836 = add i32 %v835, %v786
  store i32 %v836, ptr %v803, align 4
  br label %v449
v449:
  %v837 = phi i32 [ %v834, %v824 ], [ %v445, %v318 ], [ %v454, %v455 ]
  %v838 = select i1 %v116, i32 6, i32 %v34
  %v839 = icmp eq i32 %v20, 102
  %v840 = or i1 %v18, %v839
  br i1 %v840, label %v841, label %v842
v841:
  %v843 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  %v844 = load i32, ptr %v843, align 4
  %v845 = add i32 %v844, %v838
  %v846 = icmp sgt i32 %v837, %v845
  br i1 %v846, label %v847, label %v848
v847:
  %v849 = icmp slt i32 %v845, 0
  br i1 %v849, label %v850, label %v851
v851:
  %v852 = zext nneg i32 %v845 to i64
  %v853 = getelementptr i8, ptr %v7, i64 %v852
  %v854 = load i8, ptr %v853, align 1
  %v855 = icmp eq i8 %v854, 5
  %v856 = add nuw i32 %v845, 1
  %v857 = icmp eq i32 %v856, %v837
  %v858 = and i1 %v857, %v855
  %v859 = getelementptr inbounds nuw i8, ptr %v7, i64 808
  %v860 = load i8, ptr %v859, align 4
  %v861 = icmp eq i8 %v860, 0
  %v862 = and i1 %v858, %v861
  %v863 = icmp eq i32 %v845, 0
  br i1 %v863, label %v864, label %v865
v865:
  %v866 = getelementptr i8, ptr %v853, i64 -1
  %v867 = load i8, ptr %v866, align 1
  %v868 = and i8 %v867, 1
  %v869 = zext nneg i8 %v868 to i16
  br label %v864
v864:
  %v870 = phi i16 [ 0, %v851 ], [ %v869, %v865 ]
  %v871 = icmp ugt i8 %v854, 4
  %v872 = zext i1 %v871 to i16
  %v873 = select i1 %v862, i16 %v870, i16 %v872
  %v874 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 %v845, ptr %v874, align 4
  %v875 = icmp eq i16 %v873, 0
  %v876 = or i1 %v863, %v875
  br i1 %v876, label %v877, label %v878
v878:
  %v879 = phi i32 [ %v880, %v881 ], [ %v845, %v864 ]
  %v882 = add nsw i32 %v879, -1
  %v883 = zext nneg i32 %v882 to i64
  %v884 = getelementptr i8, ptr %v7, i64 %v883
  %v885 = load i8, ptr %v884, align 1
  %v886 = icmp eq i8 %v885, 9
  br i1 %v886, label %v887, label %v888
v887:
  store i32 %v882, ptr %v874, align 4
  br label %v881
v888:
  %v889 = add i8 %v885, 1
  store i8 %v889, ptr %v884, align 1
  %v890 = load i32, ptr %v874, align 4
  br label %v881
v881:
  %v880 = phi i32 [ %v882, %v887 ], [ %v890, %v888 ]
  %v891 = icmp sgt i32 %v880, 0
  %v892 = and i1 %v886, %v891
  br i1 %v892, label %v878, label %v893
v893:
  %v894 = zext i1 %v886 to i16
  br label %v877
v877:
  %v895 = phi i32 [ %v845, %v864 ], [ %v880, %v893 ]
  %v896 = phi i16 [ %v873, %v864 ], [ %v894, %v893 ]
  %v897 = icmp eq i16 %v896, 0
  br i1 %v897, label %v898, label %v899
v899:
  store i32 1, ptr %v874, align 4
  store i8 1, ptr %v7, align 4
  %v900 = load i32, ptr %v843, align 4
  %v901 = add i32 %v900, 1
  store i32 %v901, ptr %v843, align 4
  br label %v898
v898:
  %v902 = phi i32 [ %v895, %v877 ], [ 1, %v899 ]
  %v903 = icmp slt i32 %v902, 1
  br i1 %v903, label %v848, label %v904
v904:
  %v905 = phi i32 [ %v906, %v907 ], [ %v902, %v898 ]
  %v906 = add nsw i32 %v905, -1
  %v908 = sext i32 %v906 to i64
  %v909 = getelementptr i8, ptr %v7, i64 %v908
  %v910 = load i8, ptr %v909, align 1
  %v911 = icmp eq i8 %v910, 0
  br i1 %v911, label %v907, label %v848
v907:
  store i32 %v906, ptr %v874, align 4
  %v912 = icmp sgt i32 %v905, 1
  br i1 %v912, label %v904, label %v848
v842:
  %v913 = icmp eq i32 %v20, 101
  br i1 %v913, label %v914, label %v915
v914:
  %v916 = add i32 %v838, 1
  %v917 = icmp sgt i32 %v837, %v916
  br i1 %v917, label %v918, label %v919
v915:
  %v920 = tail call i32 @llvm.umax.i32(i32 %v838, i32 1)
  %v921 = select i1 %v117, i32 17, i32 %v920
  %v922 = icmp sle i32 %v837, %v921
  %v923 = or i1 %v117, %v922
  br i1 %v923, label %v924, label %v925
v925:
  %v926 = sext i32 %v921 to i64
  %v927 = getelementptr i8, ptr %v7, i64 %v926
  %v928 = load i8, ptr %v927, align 1
  %v929 = icmp eq i8 %v928, 5
  %v930 = add i32 %v921, 1
  %v931 = icmp eq i32 %v930, %v837
  %v932 = and i1 %v931, %v929
  %v933 = getelementptr inbounds nuw i8, ptr %v7, i64 808
  %v934 = load i8, ptr %v933, align 4
  %v935 = icmp eq i8 %v934, 0
  %v936 = and i1 %v932, %v935
  %v937 = icmp slt i32 %v921, 1
  br i1 %v937, label %v938, label %v939
v939:
  %v940 = getelementptr i8, ptr %v927, i64 -1
  %v941 = load i8, ptr %v940, align 1
  %v942 = and i8 %v941, 1
  %v943 = zext nneg i8 %v942 to i16
  br label %v938
v938:
  %v944 = phi i16 [ 0, %v925 ], [ %v943, %v939 ]
  %v945 = icmp ugt i8 %v928, 4
  %v946 = zext i1 %v945 to i16
  %v947 = select i1 %v936, i16 %v944, i16 %v946
  %v948 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 %v921, ptr %v948, align 4
  %v949 = icmp eq i16 %v947, 0
  %v950 = or i1 %v937, %v949
  br i1 %v950, label %v951, label %v952
v952:
  %v953 = phi i32 [ %v954, %v955 ], [ %v921, %v938 ]
  %v956 = add nsw i32 %v953, -1
  %v957 = zext nneg i32 %v956 to i64
  %v958 = getelementptr i8, ptr %v7, i64 %v957
  %v959 = load i8, ptr %v958, align 1
  %v960 = icmp eq i8 %v959, 9
  br i1 %v960, label %v961, label %v962
v961:
  store i32 %v956, ptr %v948, align 4
  br label %v955
v962:
  %v963 = add i8 %v959, 1
  store i8 %v963, ptr %v958, align 1
  %v964 = load i32, ptr %v948, align 4
  br label %v955
v955:
  %v954 = phi i32 [ %v956, %v961 ], [ %v964, %v962 ]
  %v965 = icmp sgt i32 %v954, 0
  %v966 = and i1 %v960, %v965
  br i1 %v966, label %v952, label %v967
v967:
  %v968 = zext i1 %v960 to i16
  br label %v951
v951:
  %v969 = phi i32 [ %v921, %v938 ], [ %v954, %v967 ]
  %v970 = phi i16 [ %v947, %v938 ], [ %v968, %v967 ]
  %v971 = icmp eq i16 %v970, 0
  br i1 %v971, label %v972, label %v973
v973:
  store i32 1, ptr %v948, align 4
  store i8 1, ptr %v7, align 4
  %v974 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  %v975 = load i32, ptr %v974, align 4
  %v976 = add i32 %v975, 1
  store i32 %v976, ptr %v974, align 4
  br label %v972
v972:
  %v977 = phi i32 [ %v969, %v951 ], [ 1, %v973 ]
  %v978 = icmp slt i32 %v977, 1
  br i1 %v978, label %v924, label %v979
v979:
  %v980 = phi i32 [ %v981, %v982 ], [ %v977, %v972 ]
  %v981 = add nsw i32 %v980, -1
  %v983 = sext i32 %v981 to i64
  %v984 = getelementptr i8, ptr %v7, i64 %v983
  %v985 = load i8, ptr %v984, align 1
  %v986 = icmp eq i8 %v985, 0
  br i1 %v986, label %v982, label %v924
v982:
  store i32 %v981, ptr %v948, align 4
  %v987 = icmp sgt i32 %v980, 1
  br i1 %v987, label %v979, label %v924
v924:
  %v988 = phi i32 [ %v837, %v915 ], [ %v977, %v972 ], [ %v980, %v979 ], [ 0, %v982 ]
  %v989 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  %v990 = load i32, ptr %v989, align 4
  %v991 = icmp eq i32 %v988, 0
  %v992 = select i1 %v991, i32 1, i32 %v990
  %v993 = icmp eq i64 %v13, 0
  %v994 = or i1 %v993, %v117
  %v995 = tail call i32 @llvm.umax.i32(i32 %v988, i32 1)
  %v996 = select i1 %v994, i32 %v995, i32 %v921
  %v997 = sext i1 %v115 to i32
  %v998 = add i32 %v920, %v997
  %v999 = select i1 %v117, i32 16, i32 %v998
  %v1000 = icmp sgt i32 %v992, -4
  %v1001 = icmp sle i32 %v992, %v999
  %v1002 = and i1 %v1000, %v1001
  br i1 %v1002, label %v1003, label %v1004
v1003:
  %v1005 = sub i32 %v996, %v992
  %v1006 = sext i32 %v1005 to i64
  %v1007 = zext i1 %v115 to i64
  %v1008 = tail call i64 @llvm.smax.i64(i64 %v1006, i64 %v1007)
  %v1009 = trunc nuw nsw i64 %v1008 to i32
  %v1010 = icmp sgt i32 %v990, 0
  br i1 %v1010, label %v1011, label %v1012
v1012:
  %v1013 = add i64 %v39, 1
  %v1014 = inttoptr i64 %v39 to ptr
  store i8 48, ptr %v1014, align 1
  br label %v1011
v1011:
  %v1015 = phi i64 [ %v39, %v1003 ], [ %v1013, %v1012 ]
  %v1016 = icmp slt i32 %v990, 1
  br i1 %v1016, label %v1017, label %v1018
v1018:
  %v1019 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1020
v1020:
  %v1021 = phi i32 [ %v1022, %v1023 ], [ 0, %v1018 ]
  %v1024 = phi i64 [ %v1025, %v1023 ], [ %v1015, %v1018 ]
  %v1026 = load i32, ptr %v1019, align 4
  %v1027 = icmp sgt i32 %v1026, %v1021
  br i1 %v1027, label %v1028, label %v1023
v1028:
  %v1029 = zext nneg i32 %v1021 to i64
  %v1030 = getelementptr i8, ptr %v7, i64 %v1029
  %v1031 = load i8, ptr %v1030, align 1
  %v1032 = add i8 %v1031, 48
  br label %v1023
v1023:
  %v1033 = phi i8 [ 48, %v1020 ], [ %v1032, %v1028 ]
  %v1025 = add i64 %v1024, 1
  %v1034 = inttoptr i64 %v1024 to ptr
  store i8 %v1033, ptr %v1034, align 1
  %v1022 = add nuw nsw i32 %v1021, 1
  %v1035 = icmp slt i32 %v1022, %v990
  br i1 %v1035, label %v1020, label %v1017
v1017:
  %v1036 = phi i64 [ %v1015, %v1011 ], [ %v1025, %v1023 ]
  %v1037 = icmp slt i32 %v1009, 1
  %v1038 = and i1 %v993, %v1037
  br i1 %v1038, label %v1039, label %v1040
v1040:
  %v1041 = add i64 %v1036, 1
  %v1042 = inttoptr i64 %v1036 to ptr
  store i8 46, ptr %v1042, align 1
  br label %v1039
v1039:
  %v1043 = phi i64 [ %v1036, %v1017 ], [ %v1041, %v1040 ]
  %v1044 = sub i64 %v1036, %v39
  br i1 %v1037, label %v1045, label %v1046
v1046:
  %v1047 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1048
v1048:
  %v1049 = phi i32 [ %v1050, %v1051 ], [ 0, %v1046 ]
  %v1052 = phi i64 [ %v1053, %v1051 ], [ %v1043, %v1046 ]
  %v1054 = load i32, ptr %v989, align 4
  %v1055 = add i32 %v1054, %v1049
  %v1056 = icmp slt i32 %v1055, 0
  %v1057 = load i32, ptr %v1047, align 4
  %v1058 = icmp sle i32 %v1057, %v1055
  %v1059 = or i1 %v1056, %v1058
  br i1 %v1059, label %v1051, label %v1060
v1060:
  %v1061 = zext nneg i32 %v1055 to i64
  %v1062 = getelementptr i8, ptr %v7, i64 %v1061
  %v1063 = load i8, ptr %v1062, align 1
  %v1064 = add i8 %v1063, 48
  br label %v1051
v1051:
  %v1065 = phi i8 [ 48, %v1048 ], [ %v1064, %v1060 ]
  %v1053 = add i64 %v1052, 1
  %v1066 = inttoptr i64 %v1052 to ptr
  store i8 %v1065, ptr %v1066, align 1
  %v1050 = add nuw nsw i32 %v1049, 1
  %v1067 = icmp samesign ult i32 %v1050, %v1009
  br i1 %v1067, label %v1048, label %v1045
v1004:
  %v1068 = icmp slt i32 %v996, 2
  %v1069 = tail call i32 @llvm.smax.i32(i32 %v996, i32 1)
  %v1070 = add nsw i32 %v1069, -1
  %v1071 = load i8, ptr %v7, align 4
  %v1072 = add i8 %v1071, 48
  %v1073 = icmp sgt i32 %v988, 0
  %v1074 = add i64 %v39, 1
  %v1075 = select i1 %v1073, i8 %v1072, i8 48
  %v1076 = inttoptr i64 %v39 to ptr
  store i8 %v1075, ptr %v1076, align 1
  %v1077 = and i1 %v993, %v1068
  br i1 %v1077, label %v1078, label %v1079
v1079:
  %v1080 = add i64 %v39, 2
  %v1081 = getelementptr i8, ptr %v1076, i64 1
  store i8 46, ptr %v1081, align 1
  br label %v1078
v1078:
  %v1082 = phi i64 [ %v1074, %v1004 ], [ %v1080, %v1079 ]
  br i1 %v1068, label %v1083, label %v1084
v1084:
  %v1085 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1086
v1086:
  %v1087 = phi i32 [ %v1088, %v1089 ], [ 0, %v1084 ]
  %v1090 = phi i64 [ %v1091, %v1089 ], [ %v1082, %v1084 ]
  %v1092 = load i32, ptr %v1085, align 4
  %v1088 = add nuw nsw i32 %v1087, 1
  %v1093 = icmp sgt i32 %v1092, %v1088
  br i1 %v1093, label %v1094, label %v1089
v1094:
  %v1095 = zext nneg i32 %v1088 to i64
  %v1096 = getelementptr i8, ptr %v7, i64 %v1095
  %v1097 = load i8, ptr %v1096, align 1
  %v1098 = add i8 %v1097, 48
  br label %v1089
v1089:
  %v1099 = phi i8 [ 48, %v1086 ], [ %v1098, %v1094 ]
  %v1091 = add i64 %v1090, 1
  %v1100 = inttoptr i64 %v1090 to ptr
  store i8 %v1099, ptr %v1100, align 1
  %v1101 = icmp samesign ult i32 %v1088, %v1070
  br i1 %v1101, label %v1086, label %v1083
v1083:
  %v1102 = phi i64 [ %v1082, %v1078 ], [ %v1091, %v1089 ]
  %v1103 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  %v1104 = load i32, ptr %v1103, align 4
  %v1105 = icmp eq i32 %v1104, 0
  %v1106 = load i32, ptr %v989, align 4
  %v1107 = add i32 %v1106, -1
  %v1108 = select i1 %v1105, i32 0, i32 %v1107
  %v1109 = select i1 %v17, i8 69, i8 101
  %v1110 = inttoptr i64 %v1102 to ptr
  store i8 %v1109, ptr %v1110, align 1
  %v1111 = icmp slt i32 %v1108, 0
  %v1112 = select i1 %v1111, i8 45, i8 43
  %v1113 = getelementptr i8, ptr %v1110, i64 1
  store i8 %v1112, ptr %v1113, align 1
  %v1114 = tail call i32 @llvm.abs.i32(i32 %v1108, i1 false)
  %v1115 = icmp slt i32 %v1114, 10
  br i1 %v1115, label %v1116, label %v1117
v850:
  %v1118 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 0, ptr %v1118, align 4
  br label %v848
v848:
  %v1119 = load i32, ptr %v843, align 4
  %v1120 = icmp sgt i32 %v1119, 0
  br i1 %v1120, label %v1121, label %v1122
v1122:
  %v1123 = add i64 %v39, 1
  %v1124 = inttoptr i64 %v39 to ptr
  store i8 48, ptr %v1124, align 1
  br label %v1121
v1121:
  %v1125 = phi i64 [ %v39, %v848 ], [ %v1123, %v1122 ]
  %v1126 = icmp slt i32 %v1119, 1
  br i1 %v1126, label %v1127, label %v1128
v1128:
  %v1129 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1130
v1130:
  %v1131 = phi i64 [ %v1132, %v1133 ], [ %v1125, %v1128 ]
  %v1134 = phi i32 [ %v1135, %v1133 ], [ 0, %v1128 ]
  %v1136 = load i32, ptr %v1129, align 4
  %v1137 = icmp sgt i32 %v1136, %v1134
  br i1 %v1137, label %v1138, label %v1133
v1138:
  %v1139 = zext nneg i32 %v1134 to i64
  %v1140 = getelementptr i8, ptr %v7, i64 %v1139
  %v1141 = load i8, ptr %v1140, align 1
  %v1142 = add i8 %v1141, 48
  br label %v1133
v1133:
  %v1143 = phi i8 [ 48, %v1130 ], [ %v1142, %v1138 ]
  %v1132 = add i64 %v1131, 1
  %v1144 = inttoptr i64 %v1131 to ptr
  store i8 %v1143, ptr %v1144, align 1
  %v1135 = add nuw nsw i32 %v1134, 1
  %v1145 = icmp slt i32 %v1135, %v1119
  br i1 %v1145, label %v1130, label %v1127
v1127:
  %v1146 = phi i64 [ %v1125, %v1121 ], [ %v1132, %v1133 ]
  %v1147 = icmp slt i32 %v838, 1
  %v1148 = icmp eq i64 %v13, 0
  %v1149 = and i1 %v1147, %v1148
  br i1 %v1149, label %v1150, label %v1151
v1151:
  %v1152 = add i64 %v1146, 1
  %v1153 = inttoptr i64 %v1146 to ptr
  store i8 46, ptr %v1153, align 1
  br label %v1150
v1150:
  %v1154 = phi i64 [ %v1146, %v1127 ], [ %v1152, %v1151 ]
  %v1155 = sub i64 %v1146, %v39
  br i1 %v1147, label %v1045, label %v1156
v1156:
  %v1157 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1158
v1158:
  %v1159 = phi i64 [ %v1160, %v1161 ], [ %v1154, %v1156 ]
  %v1162 = phi i32 [ %v1163, %v1161 ], [ 0, %v1156 ]
  %v1164 = load i32, ptr %v843, align 4
  %v1165 = add i32 %v1164, %v1162
  %v1166 = icmp slt i32 %v1165, 0
  %v1167 = load i32, ptr %v1157, align 4
  %v1168 = icmp sle i32 %v1167, %v1165
  %v1169 = or i1 %v1166, %v1168
  br i1 %v1169, label %v1161, label %v1170
v1170:
  %v1171 = zext nneg i32 %v1165 to i64
  %v1172 = getelementptr i8, ptr %v7, i64 %v1171
  %v1173 = load i8, ptr %v1172, align 1
  %v1174 = add i8 %v1173, 48
  br label %v1161
v1161:
  %v1175 = phi i8 [ 48, %v1158 ], [ %v1174, %v1170 ]
  %v1160 = add i64 %v1159, 1
  %v1176 = inttoptr i64 %v1159 to ptr
  store i8 %v1175, ptr %v1176, align 1
  %v1163 = add nuw nsw i32 %v1162, 1
  %v1177 = icmp slt i32 %v1163, %v838
  br i1 %v1177, label %v1158, label %v1045
v918:
  %v1178 = sext i32 %v916 to i64
  %v1179 = getelementptr i8, ptr %v7, i64 %v1178
  %v1180 = load i8, ptr %v1179, align 1
  %v1181 = icmp eq i8 %v1180, 5
  %v1182 = add i32 %v838, 2
  %v1183 = icmp eq i32 %v1182, %v837
  %v1184 = and i1 %v1183, %v1181
  %v1185 = getelementptr inbounds nuw i8, ptr %v7, i64 808
  %v1186 = load i8, ptr %v1185, align 4
  %v1187 = icmp eq i8 %v1186, 0
  %v1188 = and i1 %v1184, %v1187
  %v1189 = getelementptr i8, ptr %v1179, i64 -1
  %v1190 = load i8, ptr %v1189, align 1
  %v1191 = and i8 %v1190, 1
  %v1192 = zext nneg i8 %v1191 to i16
  %v1193 = icmp ugt i8 %v1180, 4
  %v1194 = zext i1 %v1193 to i16
  %v1195 = select i1 %v1188, i16 %v1192, i16 %v1194
  %v1196 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  store i32 %v916, ptr %v1196, align 4
  %v1197 = icmp eq i16 %v1195, 0
  br i1 %v1197, label %v1198, label %v1199
v1199:
  %v1200 = phi i32 [ %v1201, %v1202 ], [ %v916, %v918 ]
  %v1203 = add i32 %v1200, -1
  %v1204 = sext i32 %v1203 to i64
  %v1205 = getelementptr i8, ptr %v7, i64 %v1204
  %v1206 = load i8, ptr %v1205, align 1
  %v1207 = icmp eq i8 %v1206, 9
  br i1 %v1207, label %v1208, label %v1209
v1208:
  store i32 %v1203, ptr %v1196, align 4
  br label %v1202
v1209:
  %v1210 = add i8 %v1206, 1
  store i8 %v1210, ptr %v1205, align 1
  %v1211 = load i32, ptr %v1196, align 4
  br label %v1202
v1202:
  %v1201 = phi i32 [ %v1203, %v1208 ], [ %v1211, %v1209 ]
  %v1212 = icmp sgt i32 %v1201, 0
  %v1213 = and i1 %v1207, %v1212
  br i1 %v1213, label %v1199, label %v1214
v1214:
  %v1215 = xor i1 %v1207, true
  br label %v1198
v1198:
  %v1216 = phi i32 [ %v916, %v918 ], [ %v1201, %v1214 ]
  %v1217 = phi i1 [ true, %v918 ], [ %v1215, %v1214 ]
  br i1 %v1217, label %v1218, label %v1219
v1219:
  store i32 1, ptr %v1196, align 4
  store i8 1, ptr %v7, align 4
  %v1220 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  %v1221 = load i32, ptr %v1220, align 4
  %v1222 = add i32 %v1221, 1
  store i32 %v1222, ptr %v1220, align 4
  br label %v1218
v1218:
  %v1223 = phi i32 [ %v1216, %v1198 ], [ 1, %v1219 ]
  %v1224 = icmp slt i32 %v1223, 1
  br i1 %v1224, label %v919, label %v1225
v1225:
  %v1226 = phi i32 [ %v1227, %v1228 ], [ %v1223, %v1218 ]
  %v1227 = add nsw i32 %v1226, -1
  %v1229 = sext i32 %v1227 to i64
  %v1230 = getelementptr i8, ptr %v7, i64 %v1229
  %v1231 = load i8, ptr %v1230, align 1
  %v1232 = icmp eq i8 %v1231, 0
  br i1 %v1232, label %v1228, label %v919
v1228:
  store i32 %v1227, ptr %v1196, align 4
  %v1233 = icmp sgt i32 %v1226, 1
  br i1 %v1233, label %v1225, label %v919
v919:
  %v1234 = phi i32 [ %v837, %v914 ], [ %v1223, %v1218 ], [ 0, %v1228 ], [ %v1226, %v1225 ]
  %v1235 = load i8, ptr %v7, align 4
  %v1236 = add i8 %v1235, 48
  %v1237 = icmp sgt i32 %v1234, 0
  %v1238 = add i64 %v39, 1
  %v1239 = select i1 %v1237, i8 %v1236, i8 48
  %v1240 = inttoptr i64 %v39 to ptr
  store i8 %v1239, ptr %v1240, align 1
  %v1241 = icmp slt i32 %v838, 1
  %v1242 = icmp eq i64 %v13, 0
  %v1243 = and i1 %v1241, %v1242
  br i1 %v1243, label %v1244, label %v1245
v1245:
  %v1246 = add i64 %v39, 2
  %v1247 = getelementptr i8, ptr %v1240, i64 1
  store i8 46, ptr %v1247, align 1
  br label %v1244
v1244:
  %v1248 = phi i64 [ %v1238, %v919 ], [ %v1246, %v1245 ]
  br i1 %v1241, label %v1249, label %v1250
v1250:
  %v1251 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  br label %v1252
v1252:
  %v1253 = phi i32 [ %v1254, %v1255 ], [ 0, %v1250 ]
  %v1256 = phi i64 [ %v1257, %v1255 ], [ %v1248, %v1250 ]
  %v1258 = load i32, ptr %v1251, align 4
  %v1254 = add nuw nsw i32 %v1253, 1
  %v1259 = icmp sgt i32 %v1258, %v1254
  br i1 %v1259, label %v1260, label %v1255
v1260:
  %v1261 = zext nneg i32 %v1254 to i64
  %v1262 = getelementptr i8, ptr %v7, i64 %v1261
  %v1263 = load i8, ptr %v1262, align 1
  %v1264 = add i8 %v1263, 48
  br label %v1255
v1255:
  %v1265 = phi i8 [ 48, %v1252 ], [ %v1264, %v1260 ]
  %v1257 = add i64 %v1256, 1
  %v1266 = inttoptr i64 %v1256 to ptr
  store i8 %v1265, ptr %v1266, align 1
  %v1267 = icmp slt i32 %v1254, %v838
  br i1 %v1267, label %v1252, label %v1249
v1249:
  %v1268 = phi i64 [ %v1248, %v1244 ], [ %v1257, %v1255 ]
  %v1269 = getelementptr inbounds nuw i8, ptr %v7, i64 800
  %v1270 = load i32, ptr %v1269, align 4
  %v1271 = icmp eq i32 %v1270, 0
  %v1272 = getelementptr inbounds nuw i8, ptr %v7, i64 804
  %v1273 = load i32, ptr %v1272, align 4
  %v1274 = add i32 %v1273, -1
  %v1275 = select i1 %v1271, i32 0, i32 %v1274
  %v1276 = select i1 %v17, i8 69, i8 101
  %v1277 = inttoptr i64 %v1268 to ptr
  store i8 %v1276, ptr %v1277, align 1
  %v1278 = icmp slt i32 %v1275, 0
  %v1279 = select i1 %v1278, i8 45, i8 43
  %v1280 = getelementptr i8, ptr %v1277, i64 1
  store i8 %v1279, ptr %v1280, align 1
  %v1281 = tail call i32 @llvm.abs.i32(i32 %v1275, i1 false)
  %v1282 = icmp slt i32 %v1281, 10
  br i1 %v1282, label %v1283, label %v1284
v1284:
  %v1285 = zext nneg i32 %v1281 to i64
  br label %v1286
v1286:
  %v1287 = phi i64 [ %v1285, %v1284 ], [ %v1288, %v1286 ]
  %v1289 = phi i32 [ 1, %v1284 ], [ %v1290, %v1286 ]
  %v1291 = zext nneg i64 %v1287 to i128
  %v1292 = mul nuw nsw i128 %v1291, 14757395258967641293
  %v1293 = lshr i128 %v1292, 67
  %v1288 = trunc nuw nsw i128 %v1293 to i64
  %v1290 = add i32 %v1289, 1
  %v1294 = icmp samesign ugt i64 %v1287, 99
  br i1 %v1294, label %v1286, label %v1283
v1283:
  %v1295 = phi i32 [ 2, %v1249 ], [ %v1290, %v1286 ]
  %v1296 = sext i32 %v1281 to i64
  %v1297 = sext i32 %v1295 to i64
  %v1298 = add i64 %v1268, 2
  %v1299 = add i64 %v1298, %v1297
  br label %v1300
v1300:
  %v1301 = phi i64 [ %v1296, %v1283 ], [ %v1302, %v1300 ]
  %v1303 = phi i64 [ %v1299, %v1283 ], [ %v1304, %v1300 ]
  %v1305 = phi i32 [ 0, %v1283 ], [ %v1306, %v1300 ]
  %v1307 = zext i64 %v1301 to i128
  %v1308 = mul nuw i128 %v1307, 14757395258967641293
  %v1309 = lshr i128 %v1308, 67
  %v1302 = trunc nuw nsw i128 %v1309 to i64
  %v1310 = mul i64 %v1302, 246
  %v1311 = add i64 %v1310, %v1301
  %v1312 = trunc i64 %v1311 to i8
  %v1313 = or i8 %v1312, 48
  %v1304 = add i64 %v1303, -1
  %v1314 = inttoptr i64 %v1303 to ptr
  %v1315 = getelementptr i8, ptr %v1314, i64 -1
  store i8 %v1313, ptr %v1315, align 1
  %v1306 = add nuw nsw i32 %v1305, 1
  %v1316 = icmp slt i32 %v1306, %v1295
  br i1 %v1316, label %v1300, label %v1045
v1117:
  %v1317 = zext nneg i32 %v1114 to i64
  br label %v1318
v1318:
  %v1319 = phi i64 [ %v1317, %v1117 ], [ %v1320, %v1318 ]
  %v1321 = phi i32 [ 1, %v1117 ], [ %v1322, %v1318 ]
  %v1323 = zext nneg i64 %v1319 to i128
  %v1324 = mul nuw nsw i128 %v1323, 14757395258967641293
  %v1325 = lshr i128 %v1324, 67
  %v1320 = trunc nuw nsw i128 %v1325 to i64
  %v1322 = add i32 %v1321, 1
  %v1326 = icmp samesign ugt i64 %v1319, 99
  br i1 %v1326, label %v1318, label %v1116
v1116:
  %v1327 = phi i32 [ 2, %v1083 ], [ %v1322, %v1318 ]
  %v1328 = sext i32 %v1114 to i64
  %v1329 = sext i32 %v1327 to i64
  %v1330 = add i64 %v1102, 2
  %v1331 = add i64 %v1330, %v1329
  br label %v1332
v1332:
  %v1333 = phi i64 [ %v1328, %v1116 ], [ %v1334, %v1332 ]
  %v1335 = phi i64 [ %v1331, %v1116 ], [ %v1336, %v1332 ]
  %v1337 = phi i32 [ 0, %v1116 ], [ %v1338, %v1332 ]
  %v1339 = zext i64 %v1333 to i128
  %v1340 = mul nuw i128 %v1339, 14757395258967641293
  %v1341 = lshr i128 %v1340, 67
  %v1334 = trunc nuw nsw i128 %v1341 to i64
  %v1342 = mul i64 %v1334, 246
  %v1343 = add i64 %v1342, %v1333
  %v1344 = trunc i64 %v1343 to i8
  %v1345 = or i8 %v1344, 48
  %v1336 = add i64 %v1335, -1
  %v1346 = inttoptr i64 %v1335 to ptr
  %v1347 = getelementptr i8, ptr %v1346, i64 -1
  store i8 %v1345, ptr %v1347, align 1
  %v1338 = add nuw nsw i32 %v1337, 1
  %v1348 = icmp slt i32 %v1338, %v1327
  br i1 %v1348, label %v1332, label %v1045
v1045:
  %v1349 = phi i64 [ %v1146, %v1150 ], [ %v1036, %v1051 ], [ %v1238, %v1300 ], [ %v1036, %v1039 ], [ %v1146, %v1161 ], [ %v1074, %v1332 ]
  %v1350 = phi i64 [ %v1154, %v1150 ], [ %v1053, %v1051 ], [ %v1299, %v1300 ], [ %v1043, %v1039 ], [ %v1160, %v1161 ], [ %v1331, %v1332 ]
  %v1351 = phi i64 [ %v1155, %v1150 ], [ %v1044, %v1051 ], [ 1, %v1300 ], [ %v1044, %v1039 ], [ %v1155, %v1161 ], [ 1, %v1332 ]
  br i1 %v18, label %v1352, label %v1353
v1352:
  %v1354 = add i64 %v1350, 1
  %v1355 = inttoptr i64 %v1350 to ptr
  store i8 37, ptr %v1355, align 1
  br label %v1353
v1353:
  %v1356 = phi i64 [ %v1350, %v1045 ], [ %v1354, %v1352 ]
  %v1357 = add i64 %v6, 8
  %v1358 = sub i64 %v1356, %v1349
  %v1359 = inttoptr i64 %v1357 to ptr
  %v1360 = getelementptr i8, ptr %v1359, i64 -8
  store i64 %v1356, ptr %v1360, align 8
  %v1361 = icmp ne i32 %v33, 0
  %v1362 = zext i1 %v1361 to i64
  %v1363 = icmp eq i32 %v9, 48
  %v1364 = icmp eq i32 %v10, 61
  %v1365 = and i16 %v15, 255
  %v1366 = icmp ne i16 %v1365, 0
  %v1367 = and i1 %v1363, %v1366
  %v1368 = and i1 %v1364, %v1367
  %v1369 = sub i64 %v2, %v1362
  %v1370 = sub i64 %v1369, %v1358
  %v1371 = select i1 %v1368, i64 %v1370, i64 0
  %v1372 = icmp eq i32 %v12, 98
  %v1373 = icmp eq i32 %v12, 111
  %v1374 = or i1 %v1372, %v1373
  %v1375 = and i32 %v11, 223
  %v1376 = icmp eq i32 %v1375, 88
  %v1377 = or i1 %v1376, %v1374
  %v1378 = select i1 %v1377, i64 4, i64 3
  %v1379 = icmp eq i16 %v1365, 0
  br label %v1380
v1380:
  %v1381 = phi i64 [ %v1351, %v1353 ], [ %v1382, %v1380 ]
  %v1383 = phi i64 [ %v1371, %v1353 ], [ %v1384, %v1380 ]
  %v1385 = phi i64 [ 0, %v1353 ], [ %v1386, %v1380 ]
  %v1387 = phi i64 [ 0, %v1353 ], [ 1, %v1380 ]
  %v1388 = tail call i64 @llvm.smax.i64(i64 %v1381, i64 %v1383)
  %v1389 = tail call i64 @llvm.smax.i64(i64 %v1388, i64 1)
  %v1390 = tail call i64 @llvm.smin.i64(i64 %v1389, i64 %v1378)
  %v1391 = select i1 %v1379, i64 %v1388, i64 %v1390
  %v1392 = add i64 %v1387, %v1385
  %v1386 = add i64 %v1392, %v1391
  %v1393 = tail call i64 @llvm.smin.i64(i64 %v1381, i64 %v1391)
  %v1382 = sub i64 %v1381, %v1393
  %v1394 = sub i64 %v1383, %v1391
  %v1395 = icmp sgt i64 %v1382, 0
  %v1396 = icmp sgt i64 %v1394, 0
  %v1384 = add i64 %v1394, -1
  %v1397 = or i1 %v1396, %v1395
  br i1 %v1397, label %v1380, label %v53
v53:
  %v1398 = add i64 %v1358, %v1386
  %v1399 = sub i64 %v1369, %v1398
  %v1400 = tail call i64 @llvm.smax.i64(i64 %v1399, i64 0)
  %v1401 = shl i64 %v1400, 2
  %v1402 = add i64 %v1358, %v1362
  %v1403 = add i64 %v1402, %v1386
  %v1404 = add i64 %v1403, %v1401
  %v1405 = load i64, ptr %v1359, align 8
  %v1406 = sub i64 %v1405, %v1356
  %v1407 = icmp slt i64 %v1406, %v1404
  %v1408 = icmp eq i64 %v1356, 0
  %v1409 = or i1 %v1408, %v1407
  br i1 %v1409, label %v46, label %v1410
v1410:
  %v1411 = trunc nuw i32 %v10 to i8
  switch i8 %v1411, label %v1412 [
    i8 60, label %v1413
    i8 94, label %v1414
  ]
v1414:
  %v1415 = lshr i64 %v1400, 1
  br label %v1413
v1412:
  %v1416 = select i1 %v1364, i64 0, i64 %v1400
  br label %v1413
v1413:
  %v1417 = phi i64 [ 0, %v1410 ], [ %v1415, %v1414 ], [ %v1416, %v1412 ]
  %v1418 = icmp slt i64 %v1417, 1
  br i1 %v1418, label %v1419, label %v1420
v1420:
  %v1421 = lshr i64 %v3, 6
  %v1422 = trunc i64 %v1421 to i16
  %v1423 = lshr i64 %v3, 12
  %v1424 = trunc i64 %v1423 to i8
  %v1425 = or i8 %v1424, -32
  %v1426 = and i16 %v1422, 63
  %v1427 = or disjoint i16 %v1426, -128
  %v1428 = lshr i64 %v3, 18
  %v1429 = trunc i64 %v1428 to i8
  %v1430 = or i8 %v1429, -16
  %v1431 = icmp samesign ult i32 %v9, 128
  %v1432 = icmp samesign ult i32 %v9, 2048
  %v1433 = icmp samesign ult i32 %v9, 65536
  %v1434 = and i8 %v1424, 63
  %v1435 = or disjoint i8 %v1434, -128
  %v1436 = trunc nsw i16 %v1427 to i8
  %v1437 = trunc nsw i16 %v1427 to i8
  %v1438 = trunc i64 %v1421 to i8
  %v1439 = or i8 %v1438, -64
  %v1440 = trunc i64 %v3 to i8
  %v1441 = and i8 %v1440, 63
  %v1442 = or disjoint i8 %v1441, -128
  %v1443 = trunc i64 %v3 to i8
  br label %v1444
v1444:
  %v1445 = phi i64 [ %v1356, %v1420 ], [ %v1446, %v1447 ]
  %v1448 = phi i64 [ 0, %v1420 ], [ %v1449, %v1447 ]
  br i1 %v1431, label %v1450, label %v1451
v1450:
  %v1452 = add i64 %v1445, 1
  %v1453 = inttoptr i64 %v1445 to ptr
  store i8 %v1443, ptr %v1453, align 1
  br label %v1447
v1451:
  br i1 %v1432, label %v1454, label %v1455
v1455:
  br i1 %v1433, label %v1456, label %v1457
v1456:
  %v1458 = add i64 %v1445, 1
  %v1459 = inttoptr i64 %v1445 to ptr
  store i8 %v1425, ptr %v1459, align 1
  br label %v1454
v1457:
  %v1460 = inttoptr i64 %v1445 to ptr
  store i8 %v1430, ptr %v1460, align 1
  %v1461 = add i64 %v1445, 2
  %v1462 = getelementptr i8, ptr %v1460, i64 1
  store i8 %v1435, ptr %v1462, align 1
  br label %v1454
v1454:
  %v1463 = phi i64 [ %v1461, %v1457 ], [ %v1458, %v1456 ], [ %v1445, %v1451 ]
  %v1464 = phi i8 [ %v1436, %v1457 ], [ %v1437, %v1456 ], [ %v1439, %v1451 ]
  %v1465 = inttoptr i64 %v1463 to ptr
  store i8 %v1464, ptr %v1465, align 1
  %v1466 = add i64 %v1463, 2
  %v1467 = inttoptr i64 %v1463 to ptr
  %v1468 = getelementptr i8, ptr %v1467, i64 1
  store i8 %v1442, ptr %v1468, align 1
  br label %v1447
v1447:
  %v1446 = phi i64 [ %v1452, %v1450 ], [ %v1466, %v1454 ]
  %v1449 = add nuw nsw i64 %v1448, 1
  %v1469 = icmp samesign ult i64 %v1449, %v1417
  br i1 %v1469, label %v1444, label %v1419
v1419:
  %v1470 = phi i64 [ %v1356, %v1413 ], [ %v1446, %v1447 ]
  %v1471 = icmp eq i32 %v33, 0
  br i1 %v1471, label %v1472, label %v1473
v1473:
  %v1474 = add i64 %v1470, 1
  %v1475 = trunc nuw i32 %v33 to i8
  %v1476 = inttoptr i64 %v1470 to ptr
  store i8 %v1475, ptr %v1476, align 1
  br label %v1472
v1472:
  %v1477 = phi i64 [ %v1470, %v1419 ], [ %v1474, %v1473 ]
  %v1478 = icmp ne i32 %v10, 61
  %v1479 = icmp slt i64 %v1399, 1
  %v1480 = or i1 %v1478, %v1479
  br i1 %v1480, label %v1481, label %v1482
v1482:
  %v1483 = lshr i64 %v3, 6
  %v1484 = trunc i64 %v1483 to i16
  %v1485 = lshr i64 %v3, 12
  %v1486 = trunc i64 %v1485 to i8
  %v1487 = or i8 %v1486, -32
  %v1488 = and i16 %v1484, 63
  %v1489 = or disjoint i16 %v1488, -128
  %v1490 = lshr i64 %v3, 18
  %v1491 = trunc i64 %v1490 to i8
  %v1492 = or i8 %v1491, -16
  %v1493 = icmp samesign ult i32 %v9, 128
  %v1494 = icmp samesign ult i32 %v9, 2048
  %v1495 = icmp samesign ult i32 %v9, 65536
  %v1496 = and i8 %v1486, 63
  %v1497 = or disjoint i8 %v1496, -128
  %v1498 = trunc nsw i16 %v1489 to i8
  %v1499 = trunc nsw i16 %v1489 to i8
  %v1500 = trunc i64 %v1483 to i8
  %v1501 = or i8 %v1500, -64
  %v1502 = trunc i64 %v3 to i8
  %v1503 = and i8 %v1502, 63
  %v1504 = or disjoint i8 %v1503, -128
  %v1505 = trunc i64 %v3 to i8
  br label %v1506
v1506:
  %v1507 = phi i64 [ %v1477, %v1482 ], [ %v1508, %v1509 ]
  %v1510 = phi i64 [ 0, %v1482 ], [ %v1511, %v1509 ]
  br i1 %v1493, label %v1512, label %v1513
v1512:
  %v1514 = add i64 %v1507, 1
  %v1515 = inttoptr i64 %v1507 to ptr
  store i8 %v1505, ptr %v1515, align 1
  br label %v1509
v1513:
  br i1 %v1494, label %v1516, label %v1517
v1517:
  br i1 %v1495, label %v1518, label %v1519
v1518:
  %v1520 = add i64 %v1507, 1
  %v1521 = inttoptr i64 %v1507 to ptr
  store i8 %v1487, ptr %v1521, align 1
  br label %v1516
v1519:
  %v1522 = inttoptr i64 %v1507 to ptr
  store i8 %v1492, ptr %v1522, align 1
  %v1523 = add i64 %v1507, 2
  %v1524 = getelementptr i8, ptr %v1522, i64 1
  store i8 %v1497, ptr %v1524, align 1
  br label %v1516
v1516:
  %v1525 = phi i64 [ %v1523, %v1519 ], [ %v1520, %v1518 ], [ %v1507, %v1513 ]
  %v1526 = phi i8 [ %v1498, %v1519 ], [ %v1499, %v1518 ], [ %v1501, %v1513 ]
  %v1527 = inttoptr i64 %v1525 to ptr
  store i8 %v1526, ptr %v1527, align 1
  %v1528 = add i64 %v1525, 2
  %v1529 = inttoptr i64 %v1525 to ptr
  %v1530 = getelementptr i8, ptr %v1529, i64 1
  store i8 %v1504, ptr %v1530, align 1
  br label %v1509
v1509:
  %v1508 = phi i64 [ %v1514, %v1512 ], [ %v1528, %v1516 ]
  %v1511 = add nuw nsw i64 %v1510, 1
  %v1531 = icmp sgt i64 %v1399, %v1511
  br i1 %v1531, label %v1506, label %v1481
v1481:
  %v1532 = phi i64 [ %v1477, %v1472 ], [ %v1508, %v1509 ]
  %v1533 = add i64 %v1532, %v1386
  %v1534 = add i64 %v39, -1
  %v1535 = trunc i64 %v14 to i8
  br label %v1536
v1536:
  %v1537 = phi i64 [ %v1351, %v1481 ], [ %v1538, %v1539 ]
  %v1540 = phi i64 [ %v1371, %v1481 ], [ %v1541, %v1539 ]
  %v1542 = phi i1 [ true, %v1481 ], [ false, %v1539 ]
  %v1543 = phi i64 [ %v1533, %v1481 ], [ %v1544, %v1539 ]
  %v1545 = tail call i64 @llvm.smax.i64(i64 %v1537, i64 %v1540)
  %v1546 = tail call i64 @llvm.smax.i64(i64 %v1545, i64 1)
  %v1547 = tail call i64 @llvm.smin.i64(i64 %v1546, i64 %v1378)
  %v1548 = select i1 %v1379, i64 %v1545, i64 %v1547
  br i1 %v1542, label %v1549, label %v1550
v1550:
  %v1551 = icmp eq i64 %v1543, 0
  br i1 %v1551, label %v1549, label %v1552
v1552:
  %v1553 = add i64 %v1543, -1
  %v1554 = inttoptr i64 %v1543 to ptr
  %v1555 = getelementptr i8, ptr %v1554, i64 -1
  store i8 %v1535, ptr %v1555, align 1
  br label %v1549
v1549:
  %v1556 = phi i64 [ %v1543, %v1536 ], [ 0, %v1550 ], [ %v1553, %v1552 ]
  %v1557 = icmp slt i64 %v1548, 1
  %v1558 = icmp eq i64 %v1556, 0
  %v1559 = or i1 %v1557, %v1558
  br i1 %v1559, label %v1539, label %v1560
v1560:
  %v1561 = add i64 %v1534, %v1537
  br label %v1562
v1562:
  %v1563 = phi i64 [ %v1537, %v1560 ], [ %v1564, %v1565 ]
  %v1566 = phi i64 [ %v1561, %v1560 ], [ %v1567, %v1565 ]
  %v1568 = phi i64 [ %v1556, %v1560 ], [ %v1569, %v1565 ]
  %v1570 = phi i64 [ 0, %v1560 ], [ %v1571, %v1565 ]
  %v1572 = icmp slt i64 %v1563, 1
  br i1 %v1572, label %v1565, label %v1573
v1573:
  %v1574 = inttoptr i64 %v1566 to ptr
  %v1575 = load i8, ptr %v1574, align 1
  br label %v1565
v1565:
  %v1576 = phi i8 [ 48, %v1562 ], [ %v1575, %v1573 ]
  %v1569 = add i64 %v1568, -1
  %v1577 = inttoptr i64 %v1568 to ptr
  %v1578 = getelementptr i8, ptr %v1577, i64 -1
  store i8 %v1576, ptr %v1578, align 1
  %v1567 = add i64 %v1566, -1
  %v1564 = add i64 %v1563, -1
  %v1571 = add nuw nsw i64 %v1570, 1
  %v1579 = icmp slt i64 %v1571, %v1548
  br i1 %v1579, label %v1562, label %v1539
v1539:
  %v1544 = phi i64 [ %v1556, %v1549 ], [ %v1569, %v1565 ]
  %v1580 = tail call i64 @llvm.smin.i64(i64 %v1537, i64 %v1548)
  %v1538 = sub i64 %v1537, %v1580
  %v1581 = icmp sgt i64 %v1538, 0
  %v1582 = sub i64 %v1540, %v1548
  %v1583 = icmp sgt i64 %v1582, 0
  %v1541 = add i64 %v1582, -1
  %v1584 = or i1 %v1583, %v1581
  br i1 %v1584, label %v1536, label %v1585
v1585:
  %v1586 = tail call {} @udf_copy(i64 %v1533, i64 %v1349, i64 %v1358)
  %v1587 = add i64 %v1533, %v1358
  br i1 %v1364, label %v55, label %v1588
v1588:
  %v1589 = sub nsw i64 %v1400, %v1417
  %v1590 = icmp slt i64 %v1589, 1
  br i1 %v1590, label %v55, label %v1591
v1591:
  %v1592 = lshr i64 %v3, 6
  %v1593 = trunc i64 %v1592 to i16
  %v1594 = lshr i64 %v3, 12
  %v1595 = trunc i64 %v1594 to i8
  %v1596 = or i8 %v1595, -32
  %v1597 = and i16 %v1593, 63
  %v1598 = or disjoint i16 %v1597, -128
  %v1599 = lshr i64 %v3, 18
  %v1600 = trunc i64 %v1599 to i8
  %v1601 = or i8 %v1600, -16
  %v1602 = icmp samesign ult i32 %v9, 128
  %v1603 = icmp samesign ult i32 %v9, 2048
  %v1604 = icmp samesign ult i32 %v9, 65536
  %v1605 = and i8 %v1595, 63
  %v1606 = or disjoint i8 %v1605, -128
  %v1607 = trunc nsw i16 %v1598 to i8
  %v1608 = trunc nsw i16 %v1598 to i8
  %v1609 = trunc i64 %v1592 to i8
  %v1610 = or i8 %v1609, -64
  %v1611 = trunc i64 %v3 to i8
  %v1612 = and i8 %v1611, 63
  %v1613 = or disjoint i8 %v1612, -128
  %v1614 = trunc i64 %v3 to i8
  br label %v1615
v1615:
  %v1616 = phi i64 [ %v1587, %v1591 ], [ %v1617, %v1618 ]
  %v1619 = phi i64 [ 0, %v1591 ], [ %v1620, %v1618 ]
  br i1 %v1602, label %v1621, label %v1622
v1621:
  %v1623 = add i64 %v1616, 1
  %v1624 = inttoptr i64 %v1616 to ptr
  store i8 %v1614, ptr %v1624, align 1
  br label %v1618
v1622:
  br i1 %v1603, label %v1625, label %v1626
v1626:
  br i1 %v1604, label %v1627, label %v1628
v1627:
  %v1629 = add i64 %v1616, 1
  %v1630 = inttoptr i64 %v1616 to ptr
  store i8 %v1596, ptr %v1630, align 1
  br label %v1625
v1628:
  %v1631 = inttoptr i64 %v1616 to ptr
  store i8 %v1601, ptr %v1631, align 1
  %v1632 = add i64 %v1616, 2
  %v1633 = getelementptr i8, ptr %v1631, i64 1
  store i8 %v1606, ptr %v1633, align 1
  br label %v1625
v1625:
  %v1634 = phi i64 [ %v1632, %v1628 ], [ %v1629, %v1627 ], [ %v1616, %v1622 ]
  %v1635 = phi i8 [ %v1607, %v1628 ], [ %v1608, %v1627 ], [ %v1610, %v1622 ]
  %v1636 = inttoptr i64 %v1634 to ptr
  store i8 %v1635, ptr %v1636, align 1
  %v1637 = add i64 %v1634, 2
  %v1638 = inttoptr i64 %v1634 to ptr
  %v1639 = getelementptr i8, ptr %v1638, i64 1
  store i8 %v1613, ptr %v1639, align 1
  br label %v1618
v1618:
  %v1617 = phi i64 [ %v1623, %v1621 ], [ %v1637, %v1625 ]
  %v1620 = add nuw nsw i64 %v1619, 1
  %v1640 = icmp slt i64 %v1620, %v1589
  br i1 %v1640, label %v1615, label %v55
v55:
  %v1641 = phi i64 [ %v1587, %v1585 ], [ %v1587, %v1588 ], [ %v1617, %v1618 ]
  %v54 = load i64, ptr %v1360, align 8
  store i64 %v1641, ptr %v1360, align 8
  %v58 = sub i64 %v1641, %v54
  br label %v46
}
define internal { i64, i64 } @udf_text_format_text(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) noinline nounwind {
v55:
  %v5 = icmp slt i64 %v1, 1
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = add i64 %v0, -1
  %v9 = add i64 %v8, %v1
  %v10 = and i64 %v0, -8
  %v11 = and i64 %v9, -8
  %v12 = trunc i64 %v0 to i32
  %v13 = shl i32 %v12, 3
  %v14 = and i32 %v13, 56
  %v15 = zext nneg i32 %v14 to i64
  %v16 = shl nsw i64 -1, %v15
  %v17 = inttoptr i64 %v10 to ptr
  %v18 = load i64, ptr %v17, align 8
  %v19 = and i64 %v18, %v16
  %v20 = icmp ult i64 %v10, %v11
  br i1 %v20, label %v21, label %v22
v21:
  %v23 = phi i64 [ %v24, %v21 ], [ %v19, %v7 ]
  %v25 = phi i64 [ %v26, %v21 ], [ %v1, %v7 ]
  %v27 = phi i64 [ %v28, %v21 ], [ %v10, %v7 ]
  %v29 = lshr i64 %v23, 6
  %v30 = lshr i64 %v23, 7
  %v31 = and i64 %v29, 72340172838076673
  %v32 = xor i64 %v31, 72340172838076673
  %v33 = and i64 %v32, %v30
  %v34 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v33)
  %v26 = sub i64 %v25, %v34
  %v28 = add nuw i64 %v27, 8
  %v35 = inttoptr i64 %v27 to ptr
  %v36 = getelementptr i8, ptr %v35, i64 8
  %v24 = load i64, ptr %v36, align 8
  %v37 = icmp ult i64 %v28, %v11
  br i1 %v37, label %v21, label %v22
v22:
  %v38 = phi i64 [ %v19, %v7 ], [ %v24, %v21 ]
  %v39 = phi i64 [ %v1, %v7 ], [ %v26, %v21 ]
  %v40 = trunc i64 %v9 to i32
  %v41 = shl i32 %v40, 3
  %v42 = and i32 %v41, 56
  %v43 = xor i32 %v42, 56
  %v44 = zext nneg i32 %v43 to i64
  %v45 = lshr i64 -1, %v44
  %v46 = and i64 %v38, %v45
  %v47 = lshr i64 %v46, 7
  %v48 = lshr i64 %v46, 6
  %v49 = and i64 %v48, 72340172838076673
  %v50 = xor i64 %v49, 72340172838076673
  %v51 = and i64 %v50, %v47
  %v52 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v51)
  %v53 = sub i64 %v52, %v39
  br label %v6
v6:
  %v54 = phi i64 [ 0, %v55 ], [ %v53, %v22 ]
  %v56 = trunc i64 %v3 to i32
  %v57 = and i32 %v56, 16777215
  %v58 = add i64 %v54, %v2
  %v59 = icmp slt i64 %v58, 1
  br i1 %v59, label %v60, label %v61
v61:
  %v62 = shl i64 %v58, 2
  %v63 = add i64 %v62, %v1
  %v64 = add i64 %v4, 8
  %v65 = inttoptr i64 %v4 to ptr
  %v66 = load i64, ptr %v65, align 8
  %v67 = getelementptr i8, ptr %v65, i64 8
  %v68 = load i64, ptr %v67, align 8
  %v69 = sub i64 %v68, %v66
  %v70 = icmp slt i64 %v69, %v63
  %v71 = icmp eq i64 %v66, 0
  %v72 = or i1 %v71, %v70
  br i1 %v72, label %v60, label %v73
v73:
  %v74 = lshr i64 %v3, 24
  %v75 = trunc i64 %v74 to i8
  switch i8 %v75, label %v76 [
    i8 62, label %v77
    i8 94, label %v78
  ]
v78:
  %v79 = lshr i64 %v58, 1
  br label %v77
v76:
  br label %v77
v77:
  %v80 = phi i64 [ %v58, %v73 ], [ 0, %v76 ], [ %v79, %v78 ]
  %v81 = icmp slt i64 %v80, 1
  br i1 %v81, label %v82, label %v83
v83:
  %v84 = lshr i64 %v3, 6
  %v85 = trunc i64 %v84 to i16
  %v86 = lshr i64 %v3, 12
  %v87 = trunc i64 %v86 to i8
  %v88 = or i8 %v87, -32
  %v89 = and i16 %v85, 63
  %v90 = or disjoint i16 %v89, -128
  %v91 = lshr i64 %v3, 18
  %v92 = trunc i64 %v91 to i8
  %v93 = or i8 %v92, -16
  %v94 = icmp samesign ult i32 %v57, 128
  %v95 = icmp samesign ult i32 %v57, 2048
  %v96 = icmp samesign ult i32 %v57, 65536
  %v97 = and i8 %v87, 63
  %v98 = or disjoint i8 %v97, -128
  %v99 = trunc nsw i16 %v90 to i8
  %v100 = trunc nsw i16 %v90 to i8
  %v101 = trunc i64 %v84 to i8
  %v102 = or i8 %v101, -64
  %v103 = trunc i64 %v3 to i8
  %v104 = and i8 %v103, 63
  %v105 = or disjoint i8 %v104, -128
  %v106 = trunc i64 %v3 to i8
  br label %v107
v107:
  %v108 = phi i64 [ %v66, %v83 ], [ %v109, %v110 ]
  %v111 = phi i64 [ 0, %v83 ], [ %v112, %v110 ]
  br i1 %v94, label %v113, label %v114
v113:
  %v115 = add i64 %v108, 1
  %v116 = inttoptr i64 %v108 to ptr
  store i8 %v106, ptr %v116, align 1
  br label %v110
v114:
  br i1 %v95, label %v117, label %v118
v118:
  br i1 %v96, label %v119, label %v120
v119:
  %v121 = add i64 %v108, 1
  %v122 = inttoptr i64 %v108 to ptr
  store i8 %v88, ptr %v122, align 1
  br label %v117
v120:
  %v123 = inttoptr i64 %v108 to ptr
  store i8 %v93, ptr %v123, align 1
  %v124 = add i64 %v108, 2
  %v125 = getelementptr i8, ptr %v123, i64 1
  store i8 %v98, ptr %v125, align 1
  br label %v117
v117:
  %v126 = phi i64 [ %v124, %v120 ], [ %v121, %v119 ], [ %v108, %v114 ]
  %v127 = phi i8 [ %v99, %v120 ], [ %v100, %v119 ], [ %v102, %v114 ]
  %v128 = inttoptr i64 %v126 to ptr
  store i8 %v127, ptr %v128, align 1
  %v129 = add i64 %v126, 2
  %v130 = inttoptr i64 %v126 to ptr
  %v131 = getelementptr i8, ptr %v130, i64 1
  store i8 %v105, ptr %v131, align 1
  br label %v110
v110:
  %v109 = phi i64 [ %v115, %v113 ], [ %v129, %v117 ]
  %v112 = add nuw nsw i64 %v111, 1
  %v132 = icmp slt i64 %v112, %v80
  br i1 %v132, label %v107, label %v82
v82:
  %v133 = phi i64 [ %v66, %v77 ], [ %v109, %v110 ]
  %v134 = tail call {} @udf_copy(i64 %v133, i64 %v0, i64 %v1)
  %v135 = add i64 %v133, %v1
  %v136 = sub nsw i64 %v58, %v80
  %v137 = icmp slt i64 %v136, 1
  br i1 %v137, label %v138, label %v139
v139:
  %v140 = lshr i64 %v3, 6
  %v141 = trunc i64 %v140 to i16
  %v142 = lshr i64 %v3, 12
  %v143 = trunc i64 %v142 to i8
  %v144 = or i8 %v143, -32
  %v145 = and i16 %v141, 63
  %v146 = or disjoint i16 %v145, -128
  %v147 = lshr i64 %v3, 18
  %v148 = trunc i64 %v147 to i8
  %v149 = or i8 %v148, -16
  %v150 = icmp samesign ult i32 %v57, 128
  %v151 = icmp samesign ult i32 %v57, 2048
  %v152 = icmp samesign ult i32 %v57, 65536
  %v153 = and i8 %v143, 63
  %v154 = or disjoint i8 %v153, -128
  %v155 = trunc nsw i16 %v146 to i8
  %v156 = trunc nsw i16 %v146 to i8
  %v157 = trunc i64 %v140 to i8
  %v158 = or i8 %v157, -64
  %v159 = trunc i64 %v3 to i8
  %v160 = and i8 %v159, 63
  %v161 = or disjoint i8 %v160, -128
  %v162 = trunc i64 %v3 to i8
  br label %v163
v163:
  %v164 = phi i64 [ %v135, %v139 ], [ %v165, %v166 ]
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
  %v188 = icmp slt i64 %v168, %v136
  br i1 %v188, label %v163, label %v138
v138:
  %v189 = phi i64 [ %v135, %v82 ], [ %v165, %v166 ]
  %v190 = inttoptr i64 %v64 to ptr
  %v191 = getelementptr i8, ptr %v190, i64 -8
  %v192 = load i64, ptr %v191, align 8
  store i64 %v189, ptr %v191, align 8
  %v193 = sub i64 %v189, %v192
  br label %v60
v60:
  %v194 = phi i64 [ %v192, %v138 ], [ 0, %v61 ], [ %v0, %v6 ]
  %v195 = phi i64 [ %v193, %v138 ], [ 0, %v61 ], [ %v1, %v6 ]
  %v196 = insertvalue { i64, i64 } poison, i64 %v194, 0
  %v197 = insertvalue { i64, i64 } %v196, i64 %v195, 1
  ret { i64, i64 } %v197
}
define internal { i32 } @udf_text_all_ascii(i64 %v0, i64 %v1, i32 %v2) noinline nounwind {
v132:
  %v3 = icmp eq i64 %v1, 0
  br i1 %v3, label %v4, label %v5
v5:
  %v6 = icmp slt i64 %v1, 1
  br i1 %v6, label %v4, label %v7
v7:
  %v8 = and i32 %v2, 15
  %v9 = and i32 %v2, 1
  %v10 = and i32 %v2, 14
  %v11 = icmp eq i32 %v8, 0
  %v12 = icmp eq i32 %v9, 0
  %v13 = icmp eq i32 %v10, 0
  br label %v14
v14:
  %v15 = phi i64 [ 0, %v7 ], [ %v16, %v17 ]
  br i1 %v11, label %v18, label %v19
v19:
  %v20 = sub i64 %v1, %v15
  %v21 = add i64 %v15, %v0
  %v22 = tail call i64 @llvm.umin.i64(i64 %v20, i64 8)
  %v23 = and i64 %v21, 4095
  %v24 = icmp samesign ult i64 %v23, 4089
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = inttoptr i64 %v21 to ptr
  %v28 = load i64, ptr %v27, align 1
  br label %v29
v26:
  %v30 = and i64 %v21, 7
  %v31 = and i64 %v21, -8
  %v32 = inttoptr i64 %v31 to ptr
  %v33 = load i64, ptr %v32, align 8
  %v34 = shl nuw nsw i64 %v30, 3
  %v35 = lshr i64 %v33, %v34
  %v36 = add nuw nsw i64 %v30, %v22
  %v37 = icmp samesign ugt i64 %v36, 8
  br i1 %v37, label %v38, label %v29
v38:
  %v39 = getelementptr i8, ptr %v32, i64 8
  %v40 = load i64, ptr %v39, align 8
  %v41 = sub nuw nsw i64 64, %v34
  %v42 = shl i64 %v40, %v41
  %v43 = or disjoint i64 %v42, %v35
  br label %v29
v29:
  %v44 = phi i64 [ %v28, %v25 ], [ %v35, %v26 ], [ %v43, %v38 ]
  %v45 = shl nuw nsw i64 %v22, 3
  %v46 = sub nuw nsw i64 64, %v45
  %v47 = lshr i64 -1, %v46
  %v48 = and i64 %v44, %v47
  %v49 = and i64 %v48, 9187201950435737471
  %v50 = add nuw i64 %v49, 5787213827046133840
  %v51 = sub nuw i64 -5063812098665367111, %v49
  %v52 = and i64 %v50, -9187201950435737472
  %v53 = and i64 %v52, %v51
  %v54 = select i1 %v13, i64 0, i64 %v53
  %v55 = add nuw i64 %v49, 4557430888798830399
  %v56 = sub nuw i64 -2676586395008836902, %v49
  %v57 = and i64 %v56, %v55
  %v58 = add nuw i64 %v49, 2242545357980376863
  %v59 = sub nuw i64 -361700864190383366, %v49
  %v60 = and i64 %v59, %v58
  %v61 = or i64 %v57, %v60
  %v62 = and i64 %v61, -9187201950435737472
  %v63 = select i1 %v12, i64 0, i64 %v62
  %v64 = or i64 %v63, %v54
  %v65 = xor i64 %v64, -9187201950435737472
  %v66 = and i64 %v48, -9187201950435737472
  %v67 = or i64 %v65, %v66
  %v68 = icmp eq i64 %v67, 0
  %v69 = sub i64 0, %v67
  %v70 = and i64 %v67, %v69
  %v71 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v70, i1 false)
  %v72 = trunc nuw nsw i64 %v71 to i32
  %v73 = sub nsw i32 63, %v72
  %v74 = ashr i32 %v73, 3
  %v75 = sext i32 %v74 to i64
  %v76 = select i1 %v68, i64 8, i64 %v75
  %v77 = add i64 %v76, %v15
  %v78 = icmp sge i64 %v77, %v1
  %v79 = or i1 %v68, %v78
  br i1 %v79, label %v17, label %v18
v18:
  %v80 = phi i64 [ %v15, %v14 ], [ %v77, %v29 ]
  %v81 = add i64 %v80, %v0
  %v82 = inttoptr i64 %v81 to ptr
  %v83 = load i8, ptr %v82, align 1
  %v84 = icmp ugt i8 %v83, 58
  br i1 %v84, label %v85, label %v86
v86:
  %v87 = zext nneg i8 %v83 to i64
  %v88 = shl nuw nsw i64 1, %v87
  %v89 = and i64 %v88, 288301294651703296
  %v90 = icmp eq i64 %v89, 0
  br i1 %v90, label %v85, label %v91
v85:
  br label %v91
v91:
  %v92 = phi i1 [ false, %v85 ], [ true, %v86 ]
  %v93 = add i8 %v83, -65
  %v94 = icmp ult i8 %v93, 26
  %v95 = add i8 %v83, -97
  %v96 = icmp ult i8 %v95, 26
  %v97 = icmp eq i8 %v83, 94
  %v98 = or i1 %v97, %v92
  %v99 = icmp eq i8 %v83, 96
  %v100 = or i1 %v99, %v98
  %v101 = select i1 %v100, i32 4096, i32 0
  %v102 = add i8 %v83, -48
  %v103 = icmp ult i8 %v102, 10
  %v104 = select i1 %v103, i32 1038, i32 0
  %v105 = icmp eq i8 %v83, 95
  %v106 = select i1 %v105, i32 1536, i32 0
  %v107 = or i32 %v104, %v106
  %v108 = add i8 %v83, -32
  %v109 = icmp ult i8 %v108, 95
  %v110 = select i1 %v109, i32 256, i32 0
  %v111 = or disjoint i32 %v107, %v110
  %v112 = or i1 %v94, %v96
  %v113 = select i1 %v112, i32 3585, i32 0
  %v114 = or i32 %v111, %v113
  %v115 = select i1 %v96, i32 32, i32 0
  %v116 = select i1 %v94, i32 64, i32 %v115
  %v117 = or disjoint i32 %v114, %v116
  %v118 = add i8 %v83, -9
  %v119 = icmp ult i8 %v118, 5
  %v120 = add i8 %v83, -28
  %v121 = icmp ult i8 %v120, 5
  %v122 = or i1 %v121, %v119
  %v123 = select i1 %v122, i32 16, i32 0
  %v124 = or disjoint i32 %v117, %v123
  %v125 = or i32 %v124, %v101
  %v126 = and i32 %v125, %v2
  %v127 = icmp eq i32 %v126, 0
  br i1 %v127, label %v4, label %v128
v128:
  %v129 = add i64 %v80, 1
  br label %v17
v17:
  %v16 = phi i64 [ %v129, %v128 ], [ %v77, %v29 ]
  %v130 = icmp slt i64 %v16, %v1
  br i1 %v130, label %v14, label %v4
v4:
  %v131 = phi i32 [ 0, %v132 ], [ 1, %v5 ], [ 0, %v91 ], [ 1, %v17 ]
  %v133 = insertvalue { i32 } poison, i32 %v131, 0
  ret { i32 } %v133
}
define internal { i32 } @udf_text_all_utf8(i64 %v0, i64 %v1, i32 %v2, i64 %v3) noinline nounwind {
v219:
  %v4 = icmp eq i64 %v1, 0
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = icmp slt i64 %v1, 1
  br i1 %v7, label %v5, label %v8
v8:
  %v9 = and i32 %v2, 15
  %v10 = and i32 %v2, 1
  %v11 = and i32 %v2, 14
  %v12 = icmp eq i32 %v9, 0
  %v13 = icmp eq i32 %v10, 0
  %v14 = icmp eq i32 %v11, 0
  %v15 = inttoptr i64 %v3 to ptr
  %v16 = getelementptr i8, ptr %v15, i64 4
  br label %v17
v17:
  %v18 = phi i64 [ 0, %v8 ], [ %v19, %v20 ]
  br i1 %v12, label %v21, label %v22
v22:
  %v23 = sub i64 %v1, %v18
  %v24 = add i64 %v18, %v0
  %v25 = tail call i64 @llvm.umin.i64(i64 %v23, i64 8)
  %v26 = and i64 %v24, 4095
  %v27 = icmp samesign ult i64 %v26, 4089
  br i1 %v27, label %v28, label %v29
v28:
  %v30 = inttoptr i64 %v24 to ptr
  %v31 = load i64, ptr %v30, align 1
  br label %v32
v29:
  %v33 = and i64 %v24, 7
  %v34 = and i64 %v24, -8
  %v35 = inttoptr i64 %v34 to ptr
  %v36 = load i64, ptr %v35, align 8
  %v37 = shl nuw nsw i64 %v33, 3
  %v38 = lshr i64 %v36, %v37
  %v39 = add nuw nsw i64 %v33, %v25
  %v40 = icmp samesign ugt i64 %v39, 8
  br i1 %v40, label %v41, label %v32
v41:
  %v42 = getelementptr i8, ptr %v35, i64 8
  %v43 = load i64, ptr %v42, align 8
  %v44 = sub nuw nsw i64 64, %v37
  %v45 = shl i64 %v43, %v44
  %v46 = or disjoint i64 %v45, %v38
  br label %v32
v32:
  %v47 = phi i64 [ %v31, %v28 ], [ %v38, %v29 ], [ %v46, %v41 ]
  %v48 = shl nuw nsw i64 %v25, 3
  %v49 = sub nuw nsw i64 64, %v48
  %v50 = lshr i64 -1, %v49
  %v51 = and i64 %v47, %v50
  %v52 = and i64 %v51, 9187201950435737471
  %v53 = add nuw i64 %v52, 5787213827046133840
  %v54 = sub nuw i64 -5063812098665367111, %v52
  %v55 = and i64 %v53, -9187201950435737472
  %v56 = and i64 %v55, %v54
  %v57 = select i1 %v14, i64 0, i64 %v56
  %v58 = add nuw i64 %v52, 4557430888798830399
  %v59 = sub nuw i64 -2676586395008836902, %v52
  %v60 = and i64 %v59, %v58
  %v61 = add nuw i64 %v52, 2242545357980376863
  %v62 = sub nuw i64 -361700864190383366, %v52
  %v63 = and i64 %v62, %v61
  %v64 = or i64 %v60, %v63
  %v65 = and i64 %v64, -9187201950435737472
  %v66 = select i1 %v13, i64 0, i64 %v65
  %v67 = or i64 %v66, %v57
  %v68 = xor i64 %v67, -9187201950435737472
  %v69 = and i64 %v51, -9187201950435737472
  %v70 = or i64 %v68, %v69
  %v71 = icmp eq i64 %v70, 0
  %v72 = sub i64 0, %v70
  %v73 = and i64 %v70, %v72
  %v74 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v73, i1 false)
  %v75 = trunc nuw nsw i64 %v74 to i32
  %v76 = sub nsw i32 63, %v75
  %v77 = ashr i32 %v76, 3
  %v78 = sext i32 %v77 to i64
  %v79 = select i1 %v71, i64 8, i64 %v78
  %v80 = add i64 %v79, %v18
  %v81 = icmp sge i64 %v80, %v1
  %v82 = or i1 %v71, %v81
  br i1 %v82, label %v20, label %v21
v21:
  %v83 = phi i64 [ %v18, %v17 ], [ %v80, %v32 ]
  %v84 = add i64 %v83, %v0
  %v85 = inttoptr i64 %v84 to ptr
  %v86 = load i8, ptr %v85, align 1
  %v87 = sext i8 %v86 to i16
  %v88 = icmp sgt i8 %v86, -1
  %v89 = and i16 %v87, 255
  %v90 = zext nneg i16 %v89 to i32
  br i1 %v88, label %v91, label %v92
v91:
  %v93 = icmp ugt i8 %v86, 58
  br i1 %v93, label %v94, label %v95
v95:
  %v96 = zext nneg i16 %v87 to i64
  %v97 = shl nuw i64 1, %v96
  %v98 = and i64 %v97, 288301294651703296
  %v99 = icmp eq i64 %v98, 0
  br i1 %v99, label %v94, label %v100
v94:
  br label %v100
v100:
  %v101 = phi i1 [ false, %v94 ], [ true, %v95 ]
  %v102 = add nsw i16 %v89, -65
  %v103 = icmp ult i16 %v102, 26
  %v104 = add nsw i16 %v89, -97
  %v105 = icmp ult i16 %v104, 26
  %v106 = icmp eq i8 %v86, 94
  %v107 = or i1 %v106, %v101
  %v108 = icmp eq i8 %v86, 96
  %v109 = or i1 %v108, %v107
  %v110 = select i1 %v109, i32 4096, i32 0
  %v111 = icmp eq i8 %v86, 95
  %v112 = select i1 %v111, i32 1536, i32 0
  %v113 = add nsw i16 %v89, -48
  %v114 = icmp ult i16 %v113, 10
  %v115 = select i1 %v114, i32 1038, i32 0
  %v116 = or i32 %v115, %v112
  %v117 = add nsw i16 %v89, -32
  %v118 = icmp ult i16 %v117, 95
  %v119 = select i1 %v118, i32 256, i32 0
  %v120 = or disjoint i32 %v116, %v119
  %v121 = or i1 %v103, %v105
  %v122 = select i1 %v121, i32 3585, i32 0
  %v123 = or i32 %v120, %v122
  %v124 = select i1 %v105, i32 32, i32 0
  %v125 = select i1 %v103, i32 64, i32 %v124
  %v126 = or disjoint i32 %v123, %v125
  %v127 = and i32 %v90, 124
  %v128 = icmp eq i32 %v127, 28
  %v129 = icmp eq i8 %v86, 32
  %v130 = add nsw i16 %v89, -9
  %v131 = icmp ult i16 %v130, 5
  %v132 = or i1 %v129, %v131
  %v133 = or i1 %v128, %v132
  %v134 = select i1 %v133, i32 16, i32 0
  %v135 = or disjoint i32 %v126, %v134
  %v136 = or i32 %v135, %v110
  br label %v137
v92:
  %v138 = icmp samesign ult i16 %v89, 224
  br i1 %v138, label %v139, label %v140
v139:
  %v141 = getelementptr i8, ptr %v85, i64 1
  %v142 = load i8, ptr %v141, align 1
  %v143 = and i8 %v142, 63
  %v144 = zext nneg i8 %v143 to i32
  %v145 = shl nuw nsw i32 %v90, 6
  %v146 = and i32 %v145, 1984
  %v147 = or disjoint i32 %v146, %v144
  br label %v148
v140:
  %v149 = icmp samesign ult i16 %v89, 240
  %v150 = getelementptr i8, ptr %v85, i64 1
  %v151 = load i8, ptr %v150, align 1
  %v152 = zext i8 %v151 to i32
  %v153 = getelementptr i8, ptr %v85, i64 2
  %v154 = load i8, ptr %v153, align 1
  br i1 %v149, label %v155, label %v156
v155:
  %v157 = shl nuw nsw i32 %v90, 12
  %v158 = and i32 %v157, 61440
  %v159 = shl nuw nsw i32 %v152, 6
  %v160 = and i32 %v159, 4032
  %v161 = or disjoint i32 %v160, %v158
  %v162 = and i8 %v154, 63
  %v163 = zext nneg i8 %v162 to i32
  %v164 = or disjoint i32 %v161, %v163
  br label %v148
v156:
  %v165 = shl nuw nsw i32 %v90, 18
  %v166 = and i32 %v165, 1835008
  %v167 = shl nuw nsw i32 %v152, 12
  %v168 = and i32 %v167, 258048
  %v169 = or disjoint i32 %v168, %v166
  %v170 = zext i8 %v154 to i32
  %v171 = shl nuw nsw i32 %v170, 6
  %v172 = and i32 %v171, 4032
  %v173 = or disjoint i32 %v169, %v172
  %v174 = getelementptr i8, ptr %v85, i64 3
  %v175 = load i8, ptr %v174, align 1
  %v176 = and i8 %v175, 63
  %v177 = zext nneg i8 %v176 to i32
  %v178 = or disjoint i32 %v173, %v177
  br label %v148
v148:
  %v179 = phi i32 [ %v147, %v139 ], [ %v164, %v155 ], [ %v178, %v156 ]
  %v180 = lshr i32 %v179, 6
  %v181 = and i32 %v180, 67108862
  %v182 = zext nneg i32 %v181 to i64
  %v183 = add i64 %v3, %v182
  %v184 = load i32, ptr %v15, align 4
  %v185 = sext i32 %v184 to i64
  %v186 = add i64 %v3, %v185
  %v187 = load i32, ptr %v16, align 4
  %v188 = sext i32 %v187 to i64
  %v189 = add i64 %v3, %v188
  %v190 = inttoptr i64 %v183 to ptr
  %v191 = getelementptr i8, ptr %v190, i64 16
  %v192 = load i16, ptr %v191, align 2
  %v193 = zext i16 %v192 to i32
  %v194 = shl nuw nsw i32 %v193, 8
  %v195 = shl nuw nsw i32 %v179, 1
  %v196 = and i32 %v195, 254
  %v197 = or disjoint i32 %v194, %v196
  %v198 = zext nneg i32 %v197 to i64
  %v199 = add i64 %v186, %v198
  %v200 = inttoptr i64 %v199 to ptr
  %v201 = load i16, ptr %v200, align 2
  %v202 = zext i16 %v201 to i64
  %v203 = mul nuw nsw i64 %v202, 20
  %v204 = add i64 %v189, %v203
  %v205 = inttoptr i64 %v204 to ptr
  %v206 = load i32, ptr %v205, align 4
  br label %v137
v137:
  %v207 = phi i32 [ %v136, %v100 ], [ %v206, %v148 ]
  %v208 = and i32 %v207, %v2
  %v209 = icmp eq i32 %v208, 0
  br i1 %v209, label %v5, label %v210
v210:
  %v211 = icmp samesign ult i16 %v89, 240
  %v212 = select i1 %v211, i64 3, i64 4
  %v213 = icmp samesign ult i16 %v89, 224
  %v214 = select i1 %v213, i64 2, i64 %v212
  %v215 = select i1 %v88, i64 1, i64 %v214
  %v216 = add i64 %v215, %v83
  br label %v20
v20:
  %v19 = phi i64 [ %v216, %v210 ], [ %v80, %v32 ]
  %v217 = icmp slt i64 %v19, %v1
  br i1 %v217, label %v17, label %v5
v5:
  %v218 = phi i32 [ 0, %v219 ], [ 1, %v6 ], [ 0, %v137 ], [ 1, %v20 ]
  %v220 = insertvalue { i32 } poison, i32 %v218, 0
  ret { i32 } %v220
}
define internal { i32 } @udf_text_case_ascii(i64 %v0, i64 %v1, i32 %v2, i32 %v3) noinline nounwind {
v10:
  %v4 = icmp slt i64 %v1, 1
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = phi i64 [ %v8, %v9 ], [ 0, %v10 ]
  %v11 = phi i32 [ %v12, %v9 ], [ 0, %v10 ]
  %v13 = sub i64 %v1, %v7
  %v14 = add i64 %v7, %v0
  %v15 = tail call i64 @llvm.umin.i64(i64 %v13, i64 8)
  %v16 = and i64 %v14, 4095
  %v17 = icmp samesign ult i64 %v16, 4089
  br i1 %v17, label %v18, label %v19
v18:
  %v20 = inttoptr i64 %v14 to ptr
  %v21 = load i64, ptr %v20, align 1
  br label %v22
v19:
  %v23 = and i64 %v14, 7
  %v24 = and i64 %v14, -8
  %v25 = inttoptr i64 %v24 to ptr
  %v26 = load i64, ptr %v25, align 8
  %v27 = shl nuw nsw i64 %v23, 3
  %v28 = lshr i64 %v26, %v27
  %v29 = add nuw nsw i64 %v23, %v15
  %v30 = icmp samesign ugt i64 %v29, 8
  br i1 %v30, label %v31, label %v22
v31:
  %v32 = getelementptr i8, ptr %v25, i64 8
  %v33 = load i64, ptr %v32, align 8
  %v34 = sub nuw nsw i64 64, %v27
  %v35 = shl i64 %v33, %v34
  %v36 = or disjoint i64 %v35, %v28
  br label %v22
v22:
  %v37 = phi i64 [ %v21, %v18 ], [ %v28, %v19 ], [ %v36, %v31 ]
  %v38 = shl nuw nsw i64 %v15, 3
  %v39 = sub nuw nsw i64 64, %v38
  %v40 = lshr i64 -1, %v39
  %v41 = and i64 %v37, %v40
  %v42 = and i64 %v41, -9187201950435737472
  %v43 = icmp eq i64 %v42, 0
  br i1 %v43, label %v44, label %v45
v45:
  %v46 = inttoptr i64 %v14 to ptr
  %v47 = load i8, ptr %v46, align 1
  %v48 = icmp ugt i8 %v47, 58
  br i1 %v48, label %v49, label %v50
v50:
  %v51 = zext nneg i8 %v47 to i64
  %v52 = shl nuw nsw i64 1, %v51
  %v53 = and i64 %v52, 288301294651703296
  %v54 = icmp eq i64 %v53, 0
  br i1 %v54, label %v49, label %v55
v49:
  br label %v55
v55:
  %v56 = phi i1 [ false, %v49 ], [ true, %v50 ]
  %v57 = add i8 %v47, -65
  %v58 = icmp ult i8 %v57, 26
  %v59 = add i8 %v47, -97
  %v60 = icmp ult i8 %v59, 26
  %v61 = icmp eq i8 %v47, 94
  %v62 = or i1 %v61, %v56
  %v63 = icmp eq i8 %v47, 96
  %v64 = or i1 %v63, %v62
  %v65 = select i1 %v64, i32 4096, i32 0
  %v66 = icmp eq i8 %v47, 95
  %v67 = select i1 %v66, i32 1536, i32 0
  %v68 = add i8 %v47, -48
  %v69 = icmp ult i8 %v68, 10
  %v70 = select i1 %v69, i32 1038, i32 0
  %v71 = or i32 %v70, %v67
  %v72 = add i8 %v47, -32
  %v73 = icmp ult i8 %v72, 95
  %v74 = select i1 %v73, i32 256, i32 0
  %v75 = or disjoint i32 %v71, %v74
  %v76 = or i1 %v58, %v60
  %v77 = select i1 %v76, i32 3585, i32 0
  %v78 = or i32 %v75, %v77
  %v79 = select i1 %v60, i32 32, i32 0
  %v80 = select i1 %v58, i32 64, i32 %v79
  %v81 = or disjoint i32 %v78, %v80
  %v82 = add i8 %v47, -9
  %v83 = icmp ult i8 %v82, 5
  %v84 = add i8 %v47, -28
  %v85 = icmp ult i8 %v84, 5
  %v86 = or i1 %v85, %v83
  %v87 = select i1 %v86, i32 16, i32 0
  %v88 = or disjoint i32 %v81, %v87
  %v89 = or i32 %v88, %v65
  %v90 = and i32 %v89, %v3
  %v91 = icmp eq i32 %v90, 0
  br i1 %v91, label %v9, label %v5
v44:
  %v92 = add nuw i64 %v41, 4557430888798830399
  %v93 = sub nuw i64 -2676586395008836902, %v41
  %v94 = and i64 %v92, -9187201950435737472
  %v95 = and i64 %v94, %v93
  %v96 = icmp eq i64 %v95, 0
  %v97 = select i1 %v96, i32 0, i32 64
  %v98 = sub nuw i64 -361700864190383366, %v41
  %v99 = add nuw i64 %v41, 2242545357980376863
  %v100 = and i64 %v99, -9187201950435737472
  %v101 = and i64 %v100, %v98
  %v102 = icmp eq i64 %v101, 0
  %v103 = select i1 %v102, i32 0, i32 32
  %v104 = or disjoint i32 %v97, %v103
  %v105 = and i32 %v104, %v3
  %v106 = icmp eq i32 %v105, 0
  br i1 %v106, label %v9, label %v5
v9:
  %v107 = phi i32 [ %v104, %v44 ], [ %v89, %v55 ]
  %v108 = phi i64 [ 8, %v44 ], [ 1, %v55 ]
  %v109 = and i32 %v107, %v2
  %v110 = icmp ne i32 %v109, 0
  %v111 = zext i1 %v110 to i32
  %v12 = or i32 %v11, %v111
  %v8 = add i64 %v108, %v7
  %v112 = icmp slt i64 %v8, %v1
  br i1 %v112, label %v6, label %v5
v5:
  %v113 = phi i32 [ 0, %v10 ], [ 0, %v44 ], [ %v12, %v9 ], [ 0, %v55 ]
  %v114 = insertvalue { i32 } poison, i32 %v113, 0
  ret { i32 } %v114
}
define internal { i32 } @udf_text_case_utf8(i64 %v0, i64 %v1, i32 %v2, i32 %v3, i64 %v4) noinline nounwind {
v207:
  %v5 = icmp slt i64 %v1, 1
  br i1 %v5, label %v6, label %v7
v7:
  %v8 = add i64 %v4, 16
  %v9 = inttoptr i64 %v4 to ptr
  %v10 = getelementptr i8, ptr %v9, i64 4
  br label %v11
v11:
  %v12 = phi i64 [ 0, %v7 ], [ %v13, %v14 ]
  %v15 = phi i16 [ 0, %v7 ], [ %v16, %v14 ]
  %v17 = sub i64 %v1, %v12
  %v18 = add i64 %v12, %v0
  %v19 = tail call i64 @llvm.umin.i64(i64 %v17, i64 8)
  %v20 = and i64 %v18, 4095
  %v21 = icmp samesign ult i64 %v20, 4089
  br i1 %v21, label %v22, label %v23
v22:
  %v24 = inttoptr i64 %v18 to ptr
  %v25 = load i64, ptr %v24, align 1
  br label %v26
v23:
  %v27 = and i64 %v18, 7
  %v28 = and i64 %v18, -8
  %v29 = inttoptr i64 %v28 to ptr
  %v30 = load i64, ptr %v29, align 8
  %v31 = shl nuw nsw i64 %v27, 3
  %v32 = lshr i64 %v30, %v31
  %v33 = add nuw nsw i64 %v27, %v19
  %v34 = icmp samesign ugt i64 %v33, 8
  br i1 %v34, label %v35, label %v26
v35:
  %v36 = getelementptr i8, ptr %v29, i64 8
  %v37 = load i64, ptr %v36, align 8
  %v38 = sub nuw nsw i64 64, %v31
  %v39 = shl i64 %v37, %v38
  %v40 = or disjoint i64 %v39, %v32
  br label %v26
v26:
  %v41 = phi i64 [ %v25, %v22 ], [ %v32, %v23 ], [ %v40, %v35 ]
  %v42 = shl nuw nsw i64 %v19, 3
  %v43 = sub nuw nsw i64 64, %v42
  %v44 = lshr i64 -1, %v43
  %v45 = and i64 %v41, %v44
  %v46 = and i64 %v45, -9187201950435737472
  %v47 = icmp eq i64 %v46, 0
  br i1 %v47, label %v48, label %v49
v49:
  %v50 = inttoptr i64 %v18 to ptr
  %v51 = load i8, ptr %v50, align 1
  %v52 = sext i8 %v51 to i16
  %v53 = icmp sgt i8 %v51, -1
  %v54 = and i16 %v52, 255
  %v55 = zext nneg i16 %v54 to i32
  br i1 %v53, label %v56, label %v57
v56:
  %v58 = icmp ugt i8 %v51, 58
  br i1 %v58, label %v59, label %v60
v60:
  %v61 = zext nneg i16 %v52 to i64
  %v62 = shl nuw i64 1, %v61
  %v63 = and i64 %v62, 288301294651703296
  %v64 = icmp eq i64 %v63, 0
  br i1 %v64, label %v59, label %v65
v59:
  br label %v65
v65:
  %v66 = phi i1 [ false, %v59 ], [ true, %v60 ]
  %v67 = add nsw i16 %v54, -65
  %v68 = icmp ult i16 %v67, 26
  %v69 = add nsw i16 %v54, -97
  %v70 = icmp ult i16 %v69, 26
  %v71 = icmp eq i8 %v51, 94
  %v72 = or i1 %v71, %v66
  %v73 = icmp eq i8 %v51, 96
  %v74 = or i1 %v73, %v72
  %v75 = select i1 %v74, i32 4096, i32 0
  %v76 = icmp eq i8 %v51, 95
  %v77 = select i1 %v76, i32 1536, i32 0
  %v78 = add nsw i16 %v54, -48
  %v79 = icmp ult i16 %v78, 10
  %v80 = select i1 %v79, i32 1038, i32 0
  %v81 = or i32 %v80, %v77
  %v82 = add nsw i16 %v54, -32
  %v83 = icmp ult i16 %v82, 95
  %v84 = select i1 %v83, i32 256, i32 0
  %v85 = or disjoint i32 %v81, %v84
  %v86 = or i1 %v68, %v70
  %v87 = select i1 %v86, i32 3585, i32 0
  %v88 = or i32 %v85, %v87
  %v89 = select i1 %v70, i32 32, i32 0
  %v90 = select i1 %v68, i32 64, i32 %v89
  %v91 = or disjoint i32 %v88, %v90
  %v92 = and i32 %v55, 124
  %v93 = icmp eq i32 %v92, 28
  %v94 = icmp eq i8 %v51, 32
  %v95 = add nsw i16 %v54, -9
  %v96 = icmp ult i16 %v95, 5
  %v97 = or i1 %v94, %v96
  %v98 = or i1 %v93, %v97
  %v99 = select i1 %v98, i32 16, i32 0
  %v100 = or disjoint i32 %v91, %v99
  %v101 = or i32 %v100, %v75
  br label %v102
v48:
  %v103 = add nuw i64 %v45, 4557430888798830399
  %v104 = sub nuw i64 -2676586395008836902, %v45
  %v105 = and i64 %v103, -9187201950435737472
  %v106 = and i64 %v105, %v104
  %v107 = icmp eq i64 %v106, 0
  %v108 = select i1 %v107, i32 0, i32 64
  %v109 = sub nuw i64 -361700864190383366, %v45
  %v110 = add nuw i64 %v45, 2242545357980376863
  %v111 = and i64 %v110, -9187201950435737472
  %v112 = and i64 %v111, %v109
  %v113 = icmp eq i64 %v112, 0
  %v114 = select i1 %v113, i32 0, i32 32
  %v115 = or disjoint i32 %v108, %v114
  %v116 = and i32 %v115, %v3
  %v117 = icmp eq i32 %v116, 0
  br i1 %v117, label %v118, label %v6
v118:
  %v119 = add i64 %v12, 8
  br label %v14
v57:
  %v120 = icmp samesign ult i16 %v54, 224
  br i1 %v120, label %v121, label %v122
v121:
  %v123 = getelementptr i8, ptr %v50, i64 1
  %v124 = load i8, ptr %v123, align 1
  %v125 = and i8 %v124, 63
  %v126 = zext nneg i8 %v125 to i32
  %v127 = shl nuw nsw i32 %v55, 6
  %v128 = and i32 %v127, 1984
  %v129 = or disjoint i32 %v128, %v126
  br label %v130
v122:
  %v131 = icmp samesign ult i16 %v54, 240
  %v132 = getelementptr i8, ptr %v50, i64 1
  %v133 = load i8, ptr %v132, align 1
  %v134 = zext i8 %v133 to i32
  %v135 = getelementptr i8, ptr %v50, i64 2
  %v136 = load i8, ptr %v135, align 1
  br i1 %v131, label %v137, label %v138
v137:
  %v139 = shl nuw nsw i32 %v55, 12
  %v140 = and i32 %v139, 61440
  %v141 = shl nuw nsw i32 %v134, 6
  %v142 = and i32 %v141, 4032
  %v143 = or disjoint i32 %v142, %v140
  %v144 = and i8 %v136, 63
  %v145 = zext nneg i8 %v144 to i32
  %v146 = or disjoint i32 %v143, %v145
  br label %v130
v138:
  %v147 = shl nuw nsw i32 %v55, 18
  %v148 = and i32 %v147, 1835008
  %v149 = shl nuw nsw i32 %v134, 12
  %v150 = and i32 %v149, 258048
  %v151 = or disjoint i32 %v150, %v148
  %v152 = zext i8 %v136 to i32
  %v153 = shl nuw nsw i32 %v152, 6
  %v154 = and i32 %v153, 4032
  %v155 = or disjoint i32 %v151, %v154
  %v156 = getelementptr i8, ptr %v50, i64 3
  %v157 = load i8, ptr %v156, align 1
  %v158 = and i8 %v157, 63
  %v159 = zext nneg i8 %v158 to i32
  %v160 = or disjoint i32 %v155, %v159
  br label %v130
v130:
  %v161 = phi i32 [ %v129, %v121 ], [ %v146, %v137 ], [ %v160, %v138 ]
  %v162 = load i32, ptr %v9, align 4
  %v163 = sext i32 %v162 to i64
  %v164 = add i64 %v4, %v163
  %v165 = load i32, ptr %v10, align 4
  %v166 = sext i32 %v165 to i64
  %v167 = add i64 %v4, %v166
  %v168 = lshr i32 %v161, 6
  %v169 = and i32 %v168, 67108862
  %v170 = zext nneg i32 %v169 to i64
  %v171 = add i64 %v8, %v170
  %v172 = inttoptr i64 %v171 to ptr
  %v173 = load i16, ptr %v172, align 2
  %v174 = zext i16 %v173 to i32
  %v175 = shl nuw nsw i32 %v174, 8
  %v176 = shl nuw nsw i32 %v161, 1
  %v177 = and i32 %v176, 254
  %v178 = or disjoint i32 %v175, %v177
  %v179 = zext nneg i32 %v178 to i64
  %v180 = add i64 %v164, %v179
  %v181 = inttoptr i64 %v180 to ptr
  %v182 = load i16, ptr %v181, align 2
  %v183 = zext i16 %v182 to i64
  %v184 = mul nuw nsw i64 %v183, 20
  %v185 = add i64 %v167, %v184
  %v186 = inttoptr i64 %v185 to ptr
  %v187 = load i32, ptr %v186, align 4
  br label %v102
v102:
  %v188 = phi i32 [ %v101, %v65 ], [ %v187, %v130 ]
  %v189 = and i32 %v188, %v3
  %v190 = icmp eq i32 %v189, 0
  br i1 %v190, label %v191, label %v6
v191:
  %v192 = icmp samesign ult i16 %v54, 240
  %v193 = select i1 %v192, i64 3, i64 4
  %v194 = icmp samesign ult i16 %v54, 224
  %v195 = select i1 %v194, i64 2, i64 %v193
  %v196 = select i1 %v53, i64 1, i64 %v195
  %v197 = add i64 %v196, %v12
  br label %v14
v14:
  %v13 = phi i64 [ %v119, %v118 ], [ %v197, %v191 ]
  %v198 = phi i32 [ %v115, %v118 ], [ %v188, %v191 ]
  %v199 = and i32 %v198, %v2
  %v200 = icmp ne i32 %v199, 0
  %v201 = zext i1 %v200 to i16
  %v16 = or i16 %v15, %v201
  %v202 = icmp slt i64 %v13, %v1
  br i1 %v202, label %v11, label %v203
v203:
  %v204 = icmp ne i16 %v16, 0
  %v205 = zext i1 %v204 to i32
  br label %v6
v6:
  %v206 = phi i32 [ 0, %v207 ], [ %v205, %v203 ], [ 0, %v48 ], [ 0, %v102 ]
  %v208 = insertvalue { i32 } poison, i32 %v206, 0
  ret { i32 } %v208
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
v42:
  %v2 = icmp slt i64 %v1, 1
  br i1 %v2, label %v3, label %v4
v4:
  %v5 = and i64 %v0, 7
  %v6 = shl nuw nsw i64 %v5, 3
  %v7 = sub nuw nsw i64 8, %v5
  %v8 = sub nuw nsw i64 64, %v6
  br label %v9
v9:
  %v10 = phi i64 [ %v11, %v12 ], [ 0, %v4 ]
  %v13 = sub i64 %v1, %v10
  %v14 = add i64 %v10, %v0
  %v15 = tail call i64 @llvm.umin.i64(i64 %v13, i64 8)
  %v16 = and i64 %v14, 4095
  %v17 = icmp samesign ult i64 %v16, 4089
  br i1 %v17, label %v18, label %v19
v18:
  %v20 = inttoptr i64 %v14 to ptr
  %v21 = load i64, ptr %v20, align 1
  br label %v22
v19:
  %v23 = and i64 %v14, -8
  %v24 = inttoptr i64 %v23 to ptr
  %v25 = load i64, ptr %v24, align 8
  %v26 = lshr i64 %v25, %v6
  %v27 = icmp samesign ugt i64 %v15, %v7
  br i1 %v27, label %v28, label %v22
v28:
  %v29 = getelementptr i8, ptr %v24, i64 8
  %v30 = load i64, ptr %v29, align 8
  %v31 = shl i64 %v30, %v8
  %v32 = or disjoint i64 %v31, %v26
  br label %v22
v22:
  %v33 = phi i64 [ %v21, %v18 ], [ %v26, %v19 ], [ %v32, %v28 ]
  %v34 = shl nuw nsw i64 %v15, 3
  %v35 = sub nuw nsw i64 64, %v34
  %v36 = lshr i64 -1, %v35
  %v37 = and i64 %v36, -9187201950435737472
  %v38 = and i64 %v37, %v33
  %v39 = icmp eq i64 %v38, 0
  br i1 %v39, label %v12, label %v3
v12:
  %v11 = add i64 %v10, 8
  %v40 = icmp slt i64 %v11, %v1
  br i1 %v40, label %v9, label %v3
v3:
  %v41 = phi i32 [ 1, %v42 ], [ 0, %v22 ], [ 1, %v12 ]
  %v43 = insertvalue { i32 } poison, i32 %v41, 0
  ret { i32 } %v43
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
  %v162 = and i64 %v149, 7
  %v163 = shl nuw nsw i64 %v162, 3
  %v164 = sub nuw nsw i64 8, %v162
  %v165 = sub nuw nsw i64 64, %v163
  %v166 = and i64 %v155, 7
  %v167 = shl nuw nsw i64 %v166, 3
  %v168 = sub nuw nsw i64 8, %v166
  %v169 = sub nuw nsw i64 64, %v167
  br label %v170
v170:
  %v171 = phi i64 [ %v172, %v173 ], [ 0, %v161 ]
  %v174 = sub i64 %v158, %v171
  %v175 = add i64 %v171, %v149
  %v176 = tail call i64 @llvm.umin.i64(i64 %v174, i64 8)
  %v177 = and i64 %v175, 4095
  %v178 = icmp samesign ult i64 %v177, 4089
  br i1 %v178, label %v179, label %v180
v179:
  %v181 = inttoptr i64 %v175 to ptr
  %v182 = load i64, ptr %v181, align 1
  br label %v183
v180:
  %v184 = and i64 %v175, -8
  %v185 = inttoptr i64 %v184 to ptr
  %v186 = load i64, ptr %v185, align 8
  %v187 = lshr i64 %v186, %v163
  %v188 = icmp samesign ugt i64 %v176, %v164
  br i1 %v188, label %v189, label %v183
v189:
  %v190 = getelementptr i8, ptr %v185, i64 8
  %v191 = load i64, ptr %v190, align 8
  %v192 = shl i64 %v191, %v165
  %v193 = or disjoint i64 %v192, %v187
  br label %v183
v183:
  %v194 = phi i64 [ %v182, %v179 ], [ %v187, %v180 ], [ %v193, %v189 ]
  %v195 = shl nuw nsw i64 %v176, 3
  %v196 = sub nuw nsw i64 64, %v195
  %v197 = lshr i64 -1, %v196
  %v198 = and i64 %v194, %v197
  %v199 = add i64 %v171, %v155
  %v200 = and i64 %v199, 4095
  %v201 = icmp samesign ult i64 %v200, 4089
  br i1 %v201, label %v202, label %v203
v202:
  %v204 = inttoptr i64 %v199 to ptr
  %v205 = load i64, ptr %v204, align 1
  br label %v206
v203:
  %v207 = and i64 %v199, -8
  %v208 = inttoptr i64 %v207 to ptr
  %v209 = load i64, ptr %v208, align 8
  %v210 = lshr i64 %v209, %v167
  %v211 = icmp samesign ugt i64 %v176, %v168
  br i1 %v211, label %v212, label %v206
v212:
  %v213 = getelementptr i8, ptr %v208, i64 8
  %v214 = load i64, ptr %v213, align 8
  %v215 = shl i64 %v214, %v169
  %v216 = or disjoint i64 %v215, %v210
  br label %v206
v206:
  %v217 = phi i64 [ %v205, %v202 ], [ %v210, %v203 ], [ %v216, %v212 ]
  %v218 = and i64 %v217, %v197
  %v219 = icmp eq i64 %v198, %v218
  br i1 %v219, label %v173, label %v220
v173:
  %v172 = add i64 %v171, 8
  %v221 = icmp sgt i64 %v158, %v172
  br i1 %v221, label %v170, label %v160
v160:
  %v222 = icmp slt i64 %v151, %v157
  br label %v140
v220:
  %v223 = xor i64 %v218, %v198
  %v224 = sub i64 0, %v223
  %v225 = and i64 %v223, %v224
  %v226 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v225, i1 false)
  %v227 = and i64 %v226, 56
  %v228 = xor i64 %v227, 56
  %v229 = lshr i64 %v198, %v228
  %v230 = icmp ne i64 %v225, 0
  %v231 = and i64 %v229, 255
  %v232 = lshr i64 %v218, %v228
  %v233 = and i64 %v232, 255
  %v234 = icmp samesign ugt i64 %v233, %v231
  %v235 = select i1 %v230, i1 %v234, i1 false
  br label %v140
v140:
  %v236 = phi i1 [ %v145, %v131 ], [ %v139, %v133 ], [ %v222, %v160 ], [ %v235, %v220 ]
  %v237 = icmp eq i64 %v116, 2
  br i1 %v237, label %v238, label %v239
v239:
  %v240 = phi i64 [ %v241, %v242 ], [ 2, %v140 ]
  %v243 = add nuw nsw i64 %v240, %v112
  %v244 = shl i64 %v243, 3
  %v245 = add i64 %v244, %v57
  %v246 = inttoptr i64 %v245 to ptr
  %v247 = load i64, ptr %v246, align 8
  %v248 = shl i64 %v247, 3
  %v249 = add i64 %v248, %v110
  %v250 = getelementptr i8, ptr %v246, i64 -8
  %v251 = load i64, ptr %v250, align 8
  %v252 = shl i64 %v251, 3
  %v253 = add i64 %v252, %v110
  br i1 %v80, label %v254, label %v255
v255:
  br i1 %v82, label %v256, label %v257
v256:
  %v258 = inttoptr i64 %v253 to ptr
  %v259 = load double, ptr %v258, align 8
  %v260 = inttoptr i64 %v249 to ptr
  %v261 = load double, ptr %v260, align 8
  %v262 = fcmp olt double %v261, %v259
  br label %v263
v254:
  %v264 = inttoptr i64 %v249 to ptr
  %v265 = load i64, ptr %v264, align 8
  %v266 = inttoptr i64 %v253 to ptr
  %v267 = load i64, ptr %v266, align 8
  %v268 = icmp slt i64 %v265, %v267
  br label %v263
v257:
  %v269 = shl i64 %v247, 4
  %v270 = add i64 %v269, %v110
  %v271 = inttoptr i64 %v270 to ptr
  %v272 = load i64, ptr %v271, align 8
  %v273 = getelementptr i8, ptr %v271, i64 8
  %v274 = load i64, ptr %v273, align 8
  %v275 = shl i64 %v251, 4
  %v276 = add i64 %v275, %v110
  %v277 = inttoptr i64 %v276 to ptr
  %v278 = load i64, ptr %v277, align 8
  %v279 = getelementptr i8, ptr %v277, i64 8
  %v280 = load i64, ptr %v279, align 8
  %v281 = tail call i64 @llvm.smin.i64(i64 %v274, i64 %v280)
  %v282 = icmp slt i64 %v281, 1
  br i1 %v282, label %v283, label %v284
v284:
  %v285 = and i64 %v272, 7
  %v286 = shl nuw nsw i64 %v285, 3
  %v287 = sub nuw nsw i64 8, %v285
  %v288 = sub nuw nsw i64 64, %v286
  %v289 = and i64 %v278, 7
  %v290 = shl nuw nsw i64 %v289, 3
  %v291 = sub nuw nsw i64 8, %v289
  %v292 = sub nuw nsw i64 64, %v290
  br label %v293
v293:
  %v294 = phi i64 [ %v295, %v296 ], [ 0, %v284 ]
  %v297 = sub i64 %v281, %v294
  %v298 = add i64 %v294, %v272
  %v299 = tail call i64 @llvm.umin.i64(i64 %v297, i64 8)
  %v300 = and i64 %v298, 4095
  %v301 = icmp samesign ult i64 %v300, 4089
  br i1 %v301, label %v302, label %v303
v302:
  %v304 = inttoptr i64 %v298 to ptr
  %v305 = load i64, ptr %v304, align 1
  br label %v306
v303:
  %v307 = and i64 %v298, -8
  %v308 = inttoptr i64 %v307 to ptr
  %v309 = load i64, ptr %v308, align 8
  %v310 = lshr i64 %v309, %v286
  %v311 = icmp samesign ugt i64 %v299, %v287
  br i1 %v311, label %v312, label %v306
v312:
  %v313 = getelementptr i8, ptr %v308, i64 8
  %v314 = load i64, ptr %v313, align 8
  %v315 = shl i64 %v314, %v288
  %v316 = or disjoint i64 %v315, %v310
  br label %v306
v306:
  %v317 = phi i64 [ %v305, %v302 ], [ %v310, %v303 ], [ %v316, %v312 ]
  %v318 = shl nuw nsw i64 %v299, 3
  %v319 = sub nuw nsw i64 64, %v318
  %v320 = lshr i64 -1, %v319
  %v321 = and i64 %v317, %v320
  %v322 = add i64 %v294, %v278
  %v323 = and i64 %v322, 4095
  %v324 = icmp samesign ult i64 %v323, 4089
  br i1 %v324, label %v325, label %v326
v325:
  %v327 = inttoptr i64 %v322 to ptr
  %v328 = load i64, ptr %v327, align 1
  br label %v329
v326:
  %v330 = and i64 %v322, -8
  %v331 = inttoptr i64 %v330 to ptr
  %v332 = load i64, ptr %v331, align 8
  %v333 = lshr i64 %v332, %v290
  %v334 = icmp samesign ugt i64 %v299, %v291
  br i1 %v334, label %v335, label %v329
v335:
  %v336 = getelementptr i8, ptr %v331, i64 8
  %v337 = load i64, ptr %v336, align 8
  %v338 = shl i64 %v337, %v292
  %v339 = or disjoint i64 %v338, %v333
  br label %v329
v329:
  %v340 = phi i64 [ %v328, %v325 ], [ %v333, %v326 ], [ %v339, %v335 ]
  %v341 = and i64 %v340, %v320
  %v342 = icmp eq i64 %v321, %v341
  br i1 %v342, label %v296, label %v343
v296:
  %v295 = add i64 %v294, 8
  %v344 = icmp sgt i64 %v281, %v295
  br i1 %v344, label %v293, label %v283
v283:
  %v345 = icmp slt i64 %v274, %v280
  br label %v263
v343:
  %v346 = xor i64 %v341, %v321
  %v347 = sub i64 0, %v346
  %v348 = and i64 %v346, %v347
  %v349 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v348, i1 false)
  %v350 = and i64 %v349, 56
  %v351 = xor i64 %v350, 56
  %v352 = lshr i64 %v321, %v351
  %v353 = icmp ne i64 %v348, 0
  %v354 = and i64 %v352, 255
  %v355 = lshr i64 %v341, %v351
  %v356 = and i64 %v355, 255
  %v357 = icmp samesign ugt i64 %v356, %v354
  %v358 = select i1 %v353, i1 %v357, i1 false
  br label %v263
v263:
  %v359 = phi i1 [ %v268, %v254 ], [ %v262, %v256 ], [ %v345, %v283 ], [ %v358, %v343 ]
  %v360 = xor i1 %v236, %v359
  br i1 %v360, label %v238, label %v242
v242:
  %v241 = add nuw nsw i64 %v240, 1
  %v361 = icmp slt i64 %v241, %v117
  br i1 %v361, label %v239, label %v238
v238:
  %v362 = phi i64 [ 2, %v140 ], [ %v240, %v263 ], [ %v115, %v242 ]
  br i1 %v236, label %v363, label %v119
v363:
  %v364 = add nsw i64 %v362, -1
  br label %v365
v365:
  %v366 = phi i64 [ 0, %v363 ], [ %v367, %v365 ]
  %v368 = phi i64 [ %v364, %v363 ], [ %v369, %v365 ]
  %v370 = add i64 %v366, %v112
  %v371 = shl i64 %v370, 3
  %v372 = add i64 %v371, %v57
  %v373 = inttoptr i64 %v372 to ptr
  %v374 = load i64, ptr %v373, align 8
  %v375 = add i64 %v368, %v112
  %v376 = shl i64 %v375, 3
  %v377 = add i64 %v376, %v57
  %v378 = inttoptr i64 %v377 to ptr
  %v379 = load i64, ptr %v378, align 8
  store i64 %v379, ptr %v373, align 8
  store i64 %v374, ptr %v378, align 8
  %v369 = add nsw i64 %v368, -1
  %v367 = add nuw nsw i64 %v366, 1
  %v380 = icmp slt i64 %v367, %v369
  br i1 %v380, label %v365, label %v119
v119:
  %v381 = phi i64 [ %v116, %v83 ], [ %v362, %v238 ], [ %v362, %v365 ]
  %v382 = icmp slt i64 %v381, %v117
  br i1 %v382, label %v383, label %v109
v383:
  %v384 = phi i64 [ %v385, %v386 ], [ %v381, %v119 ]
  %v387 = add i64 %v384, %v112
  %v388 = shl i64 %v387, 3
  %v389 = add i64 %v388, %v57
  %v390 = inttoptr i64 %v389 to ptr
  %v391 = load i64, ptr %v390, align 8
  %v392 = icmp slt i64 %v384, 1
  br i1 %v392, label %v393, label %v394
v394:
  %v395 = shl i64 %v391, 3
  %v396 = add i64 %v395, %v110
  %v397 = shl i64 %v391, 4
  %v398 = add i64 %v397, %v110
  %v399 = inttoptr i64 %v396 to ptr
  %v400 = inttoptr i64 %v396 to ptr
  %v401 = inttoptr i64 %v398 to ptr
  %v402 = getelementptr i8, ptr %v401, i64 8
  br label %v403
v403:
  %v404 = phi i64 [ %v384, %v394 ], [ %v405, %v406 ]
  %v407 = phi i64 [ 0, %v394 ], [ %v408, %v406 ]
  %v409 = add i64 %v407, %v404
  %v410 = ashr i64 %v409, 1
  %v411 = add i64 %v410, %v112
  %v412 = shl i64 %v411, 3
  %v413 = add i64 %v412, %v57
  %v414 = inttoptr i64 %v413 to ptr
  %v415 = load i64, ptr %v414, align 8
  %v416 = shl i64 %v415, 3
  %v417 = add i64 %v416, %v110
  switch i32 %v1, label %v418 [
    i32 0, label %v419
    i32 1, label %v420
  ]
v420:
  %v421 = inttoptr i64 %v417 to ptr
  %v422 = load double, ptr %v421, align 8
  %v423 = load double, ptr %v399, align 8
  %v424 = fcmp uge double %v423, %v422
  br label %v406
v419:
  %v425 = load i64, ptr %v400, align 8
  %v426 = inttoptr i64 %v417 to ptr
  %v427 = load i64, ptr %v426, align 8
  %v428 = icmp sge i64 %v425, %v427
  br label %v406
v418:
  %v429 = load i64, ptr %v401, align 8
  %v430 = load i64, ptr %v402, align 8
  %v431 = shl i64 %v415, 4
  %v432 = add i64 %v431, %v110
  %v433 = inttoptr i64 %v432 to ptr
  %v434 = load i64, ptr %v433, align 8
  %v435 = getelementptr i8, ptr %v433, i64 8
  %v436 = load i64, ptr %v435, align 8
  %v437 = tail call i64 @llvm.smin.i64(i64 %v430, i64 %v436)
  %v438 = icmp slt i64 %v437, 1
  br i1 %v438, label %v439, label %v440
v440:
  %v441 = and i64 %v429, 7
  %v442 = shl nuw nsw i64 %v441, 3
  %v443 = sub nuw nsw i64 8, %v441
  %v444 = sub nuw nsw i64 64, %v442
  %v445 = and i64 %v434, 7
  %v446 = shl nuw nsw i64 %v445, 3
  %v447 = sub nuw nsw i64 8, %v445
  %v448 = sub nuw nsw i64 64, %v446
  br label %v449
v449:
  %v450 = phi i64 [ %v451, %v452 ], [ 0, %v440 ]
  %v453 = sub i64 %v437, %v450
  %v454 = add i64 %v450, %v429
  %v455 = tail call i64 @llvm.umin.i64(i64 %v453, i64 8)
  %v456 = and i64 %v454, 4095
  %v457 = icmp samesign ult i64 %v456, 4089
  br i1 %v457, label %v458, label %v459
v458:
  %v460 = inttoptr i64 %v454 to ptr
  %v461 = load i64, ptr %v460, align 1
  br label %v462
v459:
  %v463 = and i64 %v454, -8
  %v464 = inttoptr i64 %v463 to ptr
  %v465 = load i64, ptr %v464, align 8
  %v466 = lshr i64 %v465, %v442
  %v467 = icmp samesign ugt i64 %v455, %v443
  br i1 %v467, label %v468, label %v462
v468:
  %v469 = getelementptr i8, ptr %v464, i64 8
  %v470 = load i64, ptr %v469, align 8
  %v471 = shl i64 %v470, %v444
  %v472 = or disjoint i64 %v471, %v466
  br label %v462
v462:
  %v473 = phi i64 [ %v461, %v458 ], [ %v466, %v459 ], [ %v472, %v468 ]
  %v474 = shl nuw nsw i64 %v455, 3
  %v475 = sub nuw nsw i64 64, %v474
  %v476 = lshr i64 -1, %v475
  %v477 = and i64 %v473, %v476
  %v478 = add i64 %v450, %v434
  %v479 = and i64 %v478, 4095
  %v480 = icmp samesign ult i64 %v479, 4089
  br i1 %v480, label %v481, label %v482
v481:
  %v483 = inttoptr i64 %v478 to ptr
  %v484 = load i64, ptr %v483, align 1
  br label %v485
v482:
  %v486 = and i64 %v478, -8
  %v487 = inttoptr i64 %v486 to ptr
  %v488 = load i64, ptr %v487, align 8
  %v489 = lshr i64 %v488, %v446
  %v490 = icmp samesign ugt i64 %v455, %v447
  br i1 %v490, label %v491, label %v485
v491:
  %v492 = getelementptr i8, ptr %v487, i64 8
  %v493 = load i64, ptr %v492, align 8
  %v494 = shl i64 %v493, %v448
  %v495 = or disjoint i64 %v494, %v489
  br label %v485
v485:
  %v496 = phi i64 [ %v484, %v481 ], [ %v489, %v482 ], [ %v495, %v491 ]
  %v497 = and i64 %v496, %v476
  %v498 = icmp eq i64 %v477, %v497
  br i1 %v498, label %v452, label %v499
v452:
  %v451 = add i64 %v450, 8
  %v500 = icmp sgt i64 %v437, %v451
  br i1 %v500, label %v449, label %v439
v439:
  %v501 = icmp sge i64 %v430, %v436
  br label %v406
v499:
  %v502 = xor i64 %v497, %v477
  %v503 = sub i64 0, %v502
  %v504 = and i64 %v502, %v503
  %v505 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v504, i1 false)
  %v506 = and i64 %v505, 56
  %v507 = xor i64 %v506, 56
  %v508 = lshr i64 %v477, %v507
  %v509 = icmp eq i64 %v504, 0
  %v510 = and i64 %v508, 255
  %v511 = lshr i64 %v497, %v507
  %v512 = and i64 %v511, 255
  %v513 = icmp samesign ule i64 %v512, %v510
  %v514 = select i1 %v509, i1 true, i1 %v513
  br label %v406
v406:
  %v515 = phi i1 [ %v428, %v419 ], [ %v424, %v420 ], [ %v501, %v439 ], [ %v514, %v499 ]
  %v516 = add nsw i64 %v410, 1
  %v408 = select i1 %v515, i64 %v516, i64 %v407
  %v405 = select i1 %v515, i64 %v404, i64 %v410
  %v517 = icmp slt i64 %v408, %v405
  br i1 %v517, label %v403, label %v393
v393:
  %v518 = phi i64 [ 0, %v383 ], [ %v408, %v406 ]
  %v519 = icmp sgt i64 %v384, %v518
  br i1 %v519, label %v520, label %v386
v520:
  %v521 = phi i64 [ %v522, %v520 ], [ %v384, %v393 ]
  %v523 = add i64 %v521, %v112
  %v524 = shl i64 %v523, 3
  %v525 = add i64 %v524, %v57
  %v526 = inttoptr i64 %v525 to ptr
  %v527 = getelementptr i8, ptr %v526, i64 -8
  %v528 = load i64, ptr %v527, align 8
  store i64 %v528, ptr %v526, align 8
  %v522 = add nsw i64 %v521, -1
  %v529 = icmp sgt i64 %v522, %v518
  br i1 %v529, label %v520, label %v386
v386:
  %v530 = add i64 %v518, %v112
  %v531 = shl i64 %v530, 3
  %v532 = add i64 %v531, %v57
  %v533 = inttoptr i64 %v532 to ptr
  store i64 %v391, ptr %v533, align 8
  %v385 = add nsw i64 %v384, 1
  %v534 = icmp slt i64 %v385, %v117
  br i1 %v534, label %v383, label %v109
v109:
  %v113 = add i64 %v112, 64
  %v535 = icmp sgt i64 %v9, %v113
  %v111 = load i64, ptr %v76, align 8
  %v108 = add i64 %v107, -64
  br i1 %v535, label %v83, label %v536
v536:
  %v537 = icmp eq i64 %v9, 64
  br i1 %v537, label %v538, label %v539
v539:
  %v540 = shl i64 %v9, 3
  %v541 = add i64 %v57, %v540
  br label %v542
v542:
  %v543 = phi i64 [ %v541, %v539 ], [ %v544, %v545 ]
  %v544 = phi i64 [ %v57, %v539 ], [ %v543, %v545 ]
  %v546 = phi i64 [ 64, %v539 ], [ %v547, %v545 ]
  br label %v548
v548:
  %v549 = phi i64 [ 0, %v542 ], [ %v550, %v551 ]
  %v552 = add i64 %v549, %v546
  %v553 = tail call i64 @llvm.smin.i64(i64 %v552, i64 %v9)
  %v554 = add i64 %v553, %v546
  %v555 = tail call i64 @llvm.smin.i64(i64 %v554, i64 %v9)
  %v556 = icmp slt i64 %v549, %v555
  br i1 %v556, label %v557, label %v551
v557:
  %v558 = phi i64 [ %v559, %v560 ], [ %v549, %v548 ]
  %v561 = phi i64 [ %v562, %v560 ], [ %v549, %v548 ]
  %v563 = phi i64 [ %v564, %v560 ], [ %v553, %v548 ]
  %v565 = shl i64 %v561, 3
  %v566 = add i64 %v565, %v544
  %v567 = icmp slt i64 %v563, %v555
  br i1 %v567, label %v568, label %v569
v568:
  %v570 = icmp eq i64 %v561, %v553
  %v571 = shl i64 %v563, 3
  %v572 = add i64 %v571, %v544
  %v573 = inttoptr i64 %v572 to ptr
  %v574 = load i64, ptr %v573, align 8
  br i1 %v570, label %v575, label %v576
v576:
  %v577 = shl i64 %v574, 3
  %v578 = add i64 %v577, %v111
  %v579 = inttoptr i64 %v566 to ptr
  %v580 = load i64, ptr %v579, align 8
  %v581 = shl i64 %v580, 3
  %v582 = add i64 %v581, %v111
  switch i32 %v1, label %v583 [
    i32 0, label %v584
    i32 1, label %v585
  ]
v585:
  %v586 = inttoptr i64 %v582 to ptr
  %v587 = load double, ptr %v586, align 8
  %v588 = inttoptr i64 %v578 to ptr
  %v589 = load double, ptr %v588, align 8
  %v590 = fcmp uge double %v589, %v587
  br label %v591
v569:
  %v592 = inttoptr i64 %v566 to ptr
  %v593 = load i64, ptr %v592, align 8
  br label %v594
v594:
  %v595 = phi i64 [ %v580, %v591 ], [ %v593, %v569 ]
  %v596 = add i64 %v561, 1
  br label %v560
v584:
  %v597 = inttoptr i64 %v578 to ptr
  %v598 = load i64, ptr %v597, align 8
  %v599 = inttoptr i64 %v582 to ptr
  %v600 = load i64, ptr %v599, align 8
  %v601 = icmp sge i64 %v598, %v600
  br label %v591
v583:
  %v602 = shl i64 %v574, 4
  %v603 = add i64 %v602, %v111
  %v604 = inttoptr i64 %v603 to ptr
  %v605 = load i64, ptr %v604, align 8
  %v606 = getelementptr i8, ptr %v604, i64 8
  %v607 = load i64, ptr %v606, align 8
  %v608 = shl i64 %v580, 4
  %v609 = add i64 %v608, %v111
  %v610 = inttoptr i64 %v609 to ptr
  %v611 = load i64, ptr %v610, align 8
  %v612 = getelementptr i8, ptr %v610, i64 8
  %v613 = load i64, ptr %v612, align 8
  %v614 = tail call i64 @llvm.smin.i64(i64 %v607, i64 %v613)
  %v615 = icmp slt i64 %v614, 1
  br i1 %v615, label %v616, label %v617
v617:
  %v618 = and i64 %v605, 7
  %v619 = shl nuw nsw i64 %v618, 3
  %v620 = sub nuw nsw i64 8, %v618
  %v621 = sub nuw nsw i64 64, %v619
  %v622 = and i64 %v611, 7
  %v623 = shl nuw nsw i64 %v622, 3
  %v624 = sub nuw nsw i64 8, %v622
  %v625 = sub nuw nsw i64 64, %v623
  br label %v626
v626:
  %v627 = phi i64 [ %v628, %v629 ], [ 0, %v617 ]
  %v630 = sub i64 %v614, %v627
  %v631 = add i64 %v627, %v605
  %v632 = tail call i64 @llvm.umin.i64(i64 %v630, i64 8)
  %v633 = and i64 %v631, 4095
  %v634 = icmp samesign ult i64 %v633, 4089
  br i1 %v634, label %v635, label %v636
v635:
  %v637 = inttoptr i64 %v631 to ptr
  %v638 = load i64, ptr %v637, align 1
  br label %v639
v636:
  %v640 = and i64 %v631, -8
  %v641 = inttoptr i64 %v640 to ptr
  %v642 = load i64, ptr %v641, align 8
  %v643 = lshr i64 %v642, %v619
  %v644 = icmp samesign ugt i64 %v632, %v620
  br i1 %v644, label %v645, label %v639
v645:
  %v646 = getelementptr i8, ptr %v641, i64 8
  %v647 = load i64, ptr %v646, align 8
  %v648 = shl i64 %v647, %v621
  %v649 = or disjoint i64 %v648, %v643
  br label %v639
v639:
  %v650 = phi i64 [ %v638, %v635 ], [ %v643, %v636 ], [ %v649, %v645 ]
  %v651 = shl nuw nsw i64 %v632, 3
  %v652 = sub nuw nsw i64 64, %v651
  %v653 = lshr i64 -1, %v652
  %v654 = and i64 %v650, %v653
  %v655 = add i64 %v627, %v611
  %v656 = and i64 %v655, 4095
  %v657 = icmp samesign ult i64 %v656, 4089
  br i1 %v657, label %v658, label %v659
v658:
  %v660 = inttoptr i64 %v655 to ptr
  %v661 = load i64, ptr %v660, align 1
  br label %v662
v659:
  %v663 = and i64 %v655, -8
  %v664 = inttoptr i64 %v663 to ptr
  %v665 = load i64, ptr %v664, align 8
  %v666 = lshr i64 %v665, %v623
  %v667 = icmp samesign ugt i64 %v632, %v624
  br i1 %v667, label %v668, label %v662
v668:
  %v669 = getelementptr i8, ptr %v664, i64 8
  %v670 = load i64, ptr %v669, align 8
  %v671 = shl i64 %v670, %v625
  %v672 = or disjoint i64 %v671, %v666
  br label %v662
v662:
  %v673 = phi i64 [ %v661, %v658 ], [ %v666, %v659 ], [ %v672, %v668 ]
  %v674 = and i64 %v673, %v653
  %v675 = icmp eq i64 %v654, %v674
  br i1 %v675, label %v629, label %v676
v629:
  %v628 = add i64 %v627, 8
  %v677 = icmp sgt i64 %v614, %v628
  br i1 %v677, label %v626, label %v616
v616:
  %v678 = icmp sge i64 %v607, %v613
  br label %v591
v676:
  %v679 = xor i64 %v674, %v654
  %v680 = sub i64 0, %v679
  %v681 = and i64 %v679, %v680
  %v682 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v681, i1 false)
  %v683 = and i64 %v682, 56
  %v684 = xor i64 %v683, 56
  %v685 = lshr i64 %v654, %v684
  %v686 = icmp eq i64 %v681, 0
  %v687 = and i64 %v685, 255
  %v688 = lshr i64 %v674, %v684
  %v689 = and i64 %v688, 255
  %v690 = icmp samesign ule i64 %v689, %v687
  %v691 = select i1 %v686, i1 true, i1 %v690
  br label %v591
v591:
  %v692 = phi i1 [ %v601, %v584 ], [ %v590, %v585 ], [ %v678, %v616 ], [ %v691, %v676 ]
  br i1 %v692, label %v594, label %v575
v575:
  %v693 = add nsw i64 %v563, 1
  br label %v560
v560:
  %v562 = phi i64 [ %v561, %v575 ], [ %v596, %v594 ]
  %v564 = phi i64 [ %v693, %v575 ], [ %v563, %v594 ]
  %v694 = phi i64 [ %v574, %v575 ], [ %v595, %v594 ]
  %v695 = shl i64 %v558, 3
  %v696 = add i64 %v695, %v543
  %v697 = inttoptr i64 %v696 to ptr
  store i64 %v694, ptr %v697, align 8
  %v559 = add nsw i64 %v558, 1
  %v698 = icmp slt i64 %v559, %v555
  br i1 %v698, label %v557, label %v551
v551:
  %v550 = add i64 %v552, %v546
  %v699 = icmp slt i64 %v550, %v9
  br i1 %v699, label %v548, label %v545
v545:
  %v547 = shl i64 %v546, 1
  %v700 = icmp slt i64 %v547, %v9
  br i1 %v700, label %v542, label %v538
v96:
  %v701 = inttoptr i64 %v91 to ptr
  %v702 = load i64, ptr %v701, align 8
  %v703 = inttoptr i64 %v94 to ptr
  %v704 = load i64, ptr %v703, align 8
  %v705 = icmp slt i64 %v702, %v704
  br label %v106
v100:
  %v706 = shl i64 %v89, 4
  %v707 = add i64 %v706, %v77
  %v708 = inttoptr i64 %v707 to ptr
  %v709 = load i64, ptr %v708, align 8
  %v710 = getelementptr i8, ptr %v708, i64 8
  %v711 = load i64, ptr %v710, align 8
  %v712 = shl i64 %v92, 4
  %v713 = add i64 %v712, %v77
  %v714 = inttoptr i64 %v713 to ptr
  %v715 = load i64, ptr %v714, align 8
  %v716 = getelementptr i8, ptr %v714, i64 8
  %v717 = load i64, ptr %v716, align 8
  %v718 = tail call i64 @llvm.smin.i64(i64 %v711, i64 %v717)
  %v719 = icmp slt i64 %v718, 1
  br i1 %v719, label %v720, label %v721
v721:
  %v722 = and i64 %v709, 7
  %v723 = shl nuw nsw i64 %v722, 3
  %v724 = sub nuw nsw i64 8, %v722
  %v725 = sub nuw nsw i64 64, %v723
  %v726 = and i64 %v715, 7
  %v727 = shl nuw nsw i64 %v726, 3
  %v728 = sub nuw nsw i64 8, %v726
  %v729 = sub nuw nsw i64 64, %v727
  br label %v730
v730:
  %v731 = phi i64 [ %v732, %v733 ], [ 0, %v721 ]
  %v734 = sub i64 %v718, %v731
  %v735 = add i64 %v731, %v709
  %v736 = tail call i64 @llvm.umin.i64(i64 %v734, i64 8)
  %v737 = and i64 %v735, 4095
  %v738 = icmp samesign ult i64 %v737, 4089
  br i1 %v738, label %v739, label %v740
v739:
  %v741 = inttoptr i64 %v735 to ptr
  %v742 = load i64, ptr %v741, align 1
  br label %v743
v740:
  %v744 = and i64 %v735, -8
  %v745 = inttoptr i64 %v744 to ptr
  %v746 = load i64, ptr %v745, align 8
  %v747 = lshr i64 %v746, %v723
  %v748 = icmp samesign ugt i64 %v736, %v724
  br i1 %v748, label %v749, label %v743
v749:
  %v750 = getelementptr i8, ptr %v745, i64 8
  %v751 = load i64, ptr %v750, align 8
  %v752 = shl i64 %v751, %v725
  %v753 = or disjoint i64 %v752, %v747
  br label %v743
v743:
  %v754 = phi i64 [ %v742, %v739 ], [ %v747, %v740 ], [ %v753, %v749 ]
  %v755 = shl nuw nsw i64 %v736, 3
  %v756 = sub nuw nsw i64 64, %v755
  %v757 = lshr i64 -1, %v756
  %v758 = and i64 %v754, %v757
  %v759 = add i64 %v731, %v715
  %v760 = and i64 %v759, 4095
  %v761 = icmp samesign ult i64 %v760, 4089
  br i1 %v761, label %v762, label %v763
v762:
  %v764 = inttoptr i64 %v759 to ptr
  %v765 = load i64, ptr %v764, align 1
  br label %v766
v763:
  %v767 = and i64 %v759, -8
  %v768 = inttoptr i64 %v767 to ptr
  %v769 = load i64, ptr %v768, align 8
  %v770 = lshr i64 %v769, %v727
  %v771 = icmp samesign ugt i64 %v736, %v728
  br i1 %v771, label %v772, label %v766
v772:
  %v773 = getelementptr i8, ptr %v768, i64 8
  %v774 = load i64, ptr %v773, align 8
  %v775 = shl i64 %v774, %v729
  %v776 = or disjoint i64 %v775, %v770
  br label %v766
v766:
  %v777 = phi i64 [ %v765, %v762 ], [ %v770, %v763 ], [ %v776, %v772 ]
  %v778 = and i64 %v777, %v757
  %v779 = icmp eq i64 %v758, %v778
  br i1 %v779, label %v733, label %v780
v733:
  %v732 = add i64 %v731, 8
  %v781 = icmp sgt i64 %v718, %v732
  br i1 %v781, label %v730, label %v720
v720:
  %v782 = icmp slt i64 %v711, %v717
  br label %v106
v780:
  %v783 = xor i64 %v778, %v758
  %v784 = sub i64 0, %v783
  %v785 = and i64 %v783, %v784
  %v786 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v785, i1 false)
  %v787 = and i64 %v786, 56
  %v788 = xor i64 %v787, 56
  %v789 = lshr i64 %v758, %v788
  %v790 = icmp ne i64 %v785, 0
  %v791 = and i64 %v789, 255
  %v792 = lshr i64 %v778, %v788
  %v793 = and i64 %v792, 255
  %v794 = icmp samesign ugt i64 %v793, %v791
  %v795 = select i1 %v790, i1 %v794, i1 false
  br label %v106
v106:
  %v796 = phi i1 [ %v705, %v96 ], [ %v105, %v99 ], [ %v782, %v720 ], [ %v795, %v780 ]
  %v797 = icmp eq i64 %v9, 2
  br i1 %v797, label %v798, label %v799
v799:
  %v800 = icmp eq i32 %v1, 1
  %v801 = tail call i64 @llvm.smax.i64(i64 %v9, i64 3)
  br label %v802
v802:
  %v803 = phi i64 [ %v804, %v805 ], [ %v89, %v799 ]
  %v806 = phi i64 [ %v807, %v805 ], [ 2, %v799 ]
  %v808 = shl i64 %v806, 3
  %v809 = add i64 %v808, %v57
  %v810 = inttoptr i64 %v809 to ptr
  %v804 = load i64, ptr %v810, align 8
  %v811 = shl i64 %v804, 3
  %v812 = add i64 %v811, %v77
  %v813 = shl i64 %v803, 3
  %v814 = add i64 %v813, %v77
  br i1 %v95, label %v815, label %v816
v816:
  br i1 %v800, label %v817, label %v818
v817:
  %v819 = inttoptr i64 %v814 to ptr
  %v820 = load double, ptr %v819, align 8
  %v821 = inttoptr i64 %v812 to ptr
  %v822 = load double, ptr %v821, align 8
  %v823 = fcmp olt double %v822, %v820
  br label %v824
v815:
  %v825 = inttoptr i64 %v812 to ptr
  %v826 = load i64, ptr %v825, align 8
  %v827 = inttoptr i64 %v814 to ptr
  %v828 = load i64, ptr %v827, align 8
  %v829 = icmp slt i64 %v826, %v828
  br label %v824
v818:
  %v830 = shl i64 %v804, 4
  %v831 = add i64 %v830, %v77
  %v832 = inttoptr i64 %v831 to ptr
  %v833 = load i64, ptr %v832, align 8
  %v834 = getelementptr i8, ptr %v832, i64 8
  %v835 = load i64, ptr %v834, align 8
  %v836 = shl i64 %v803, 4
  %v837 = add i64 %v836, %v77
  %v838 = inttoptr i64 %v837 to ptr
  %v839 = load i64, ptr %v838, align 8
  %v840 = getelementptr i8, ptr %v838, i64 8
  %v841 = load i64, ptr %v840, align 8
  %v842 = tail call i64 @llvm.smin.i64(i64 %v835, i64 %v841)
  %v843 = icmp slt i64 %v842, 1
  br i1 %v843, label %v844, label %v845
v845:
  %v846 = and i64 %v833, 7
  %v847 = shl nuw nsw i64 %v846, 3
  %v848 = sub nuw nsw i64 8, %v846
  %v849 = sub nuw nsw i64 64, %v847
  %v850 = and i64 %v839, 7
  %v851 = shl nuw nsw i64 %v850, 3
  %v852 = sub nuw nsw i64 8, %v850
  %v853 = sub nuw nsw i64 64, %v851
  br label %v854
v854:
  %v855 = phi i64 [ %v856, %v857 ], [ 0, %v845 ]
  %v858 = sub i64 %v842, %v855
  %v859 = add i64 %v855, %v833
  %v860 = tail call i64 @llvm.umin.i64(i64 %v858, i64 8)
  %v861 = and i64 %v859, 4095
  %v862 = icmp samesign ult i64 %v861, 4089
  br i1 %v862, label %v863, label %v864
v863:
  %v865 = inttoptr i64 %v859 to ptr
  %v866 = load i64, ptr %v865, align 1
  br label %v867
v864:
  %v868 = and i64 %v859, -8
  %v869 = inttoptr i64 %v868 to ptr
  %v870 = load i64, ptr %v869, align 8
  %v871 = lshr i64 %v870, %v847
  %v872 = icmp samesign ugt i64 %v860, %v848
  br i1 %v872, label %v873, label %v867
v873:
  %v874 = getelementptr i8, ptr %v869, i64 8
  %v875 = load i64, ptr %v874, align 8
  %v876 = shl i64 %v875, %v849
  %v877 = or disjoint i64 %v876, %v871
  br label %v867
v867:
  %v878 = phi i64 [ %v866, %v863 ], [ %v871, %v864 ], [ %v877, %v873 ]
  %v879 = shl nuw nsw i64 %v860, 3
  %v880 = sub nuw nsw i64 64, %v879
  %v881 = lshr i64 -1, %v880
  %v882 = and i64 %v878, %v881
  %v883 = add i64 %v855, %v839
  %v884 = and i64 %v883, 4095
  %v885 = icmp samesign ult i64 %v884, 4089
  br i1 %v885, label %v886, label %v887
v886:
  %v888 = inttoptr i64 %v883 to ptr
  %v889 = load i64, ptr %v888, align 1
  br label %v890
v887:
  %v891 = and i64 %v883, -8
  %v892 = inttoptr i64 %v891 to ptr
  %v893 = load i64, ptr %v892, align 8
  %v894 = lshr i64 %v893, %v851
  %v895 = icmp samesign ugt i64 %v860, %v852
  br i1 %v895, label %v896, label %v890
v896:
  %v897 = getelementptr i8, ptr %v892, i64 8
  %v898 = load i64, ptr %v897, align 8
  %v899 = shl i64 %v898, %v853
  %v900 = or disjoint i64 %v899, %v894
  br label %v890
v890:
  %v901 = phi i64 [ %v889, %v886 ], [ %v894, %v887 ], [ %v900, %v896 ]
  %v902 = and i64 %v901, %v881
  %v903 = icmp eq i64 %v882, %v902
  br i1 %v903, label %v857, label %v904
v857:
  %v856 = add i64 %v855, 8
  %v905 = icmp sgt i64 %v842, %v856
  br i1 %v905, label %v854, label %v844
v844:
  %v906 = icmp slt i64 %v835, %v841
  br label %v824
v904:
  %v907 = xor i64 %v902, %v882
  %v908 = sub i64 0, %v907
  %v909 = and i64 %v907, %v908
  %v910 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v909, i1 false)
  %v911 = and i64 %v910, 56
  %v912 = xor i64 %v911, 56
  %v913 = lshr i64 %v882, %v912
  %v914 = icmp ne i64 %v909, 0
  %v915 = and i64 %v913, 255
  %v916 = lshr i64 %v902, %v912
  %v917 = and i64 %v916, 255
  %v918 = icmp samesign ugt i64 %v917, %v915
  %v919 = select i1 %v914, i1 %v918, i1 false
  br label %v824
v824:
  %v920 = phi i1 [ %v829, %v815 ], [ %v823, %v817 ], [ %v906, %v844 ], [ %v919, %v904 ]
  %v921 = xor i1 %v796, %v920
  br i1 %v921, label %v798, label %v805
v805:
  %v807 = add nuw nsw i64 %v806, 1
  %v922 = icmp slt i64 %v807, %v9
  br i1 %v922, label %v802, label %v798
v798:
  %v923 = phi i64 [ 2, %v106 ], [ %v806, %v824 ], [ %v801, %v805 ]
  br i1 %v796, label %v924, label %v85
v924:
  %v925 = add nsw i64 %v923, -1
  br label %v926
v926:
  %v927 = phi i64 [ 0, %v924 ], [ %v928, %v926 ]
  %v929 = phi i64 [ %v925, %v924 ], [ %v930, %v926 ]
  %v931 = shl i64 %v927, 3
  %v932 = add i64 %v931, %v57
  %v933 = inttoptr i64 %v932 to ptr
  %v934 = load i64, ptr %v933, align 8
  %v935 = shl i64 %v929, 3
  %v936 = add i64 %v935, %v57
  %v937 = inttoptr i64 %v936 to ptr
  %v938 = load i64, ptr %v937, align 8
  store i64 %v938, ptr %v933, align 8
  store i64 %v934, ptr %v937, align 8
  %v930 = add nsw i64 %v929, -1
  %v928 = add nuw nsw i64 %v927, 1
  %v939 = icmp slt i64 %v928, %v930
  br i1 %v939, label %v926, label %v85
v85:
  %v940 = phi i64 [ %v9, %v78 ], [ %v923, %v798 ], [ %v923, %v926 ]
  %v941 = icmp slt i64 %v940, %v9
  br i1 %v941, label %v942, label %v538
v942:
  %v943 = phi i64 [ %v944, %v945 ], [ %v940, %v85 ]
  %v946 = shl i64 %v943, 3
  %v947 = add i64 %v946, %v57
  %v948 = inttoptr i64 %v947 to ptr
  %v949 = load i64, ptr %v948, align 8
  %v950 = icmp slt i64 %v943, 1
  br i1 %v950, label %v951, label %v952
v952:
  %v953 = shl i64 %v949, 3
  %v954 = add i64 %v953, %v77
  %v955 = shl i64 %v949, 4
  %v956 = add i64 %v955, %v77
  %v957 = inttoptr i64 %v954 to ptr
  %v958 = inttoptr i64 %v954 to ptr
  %v959 = inttoptr i64 %v956 to ptr
  %v960 = getelementptr i8, ptr %v959, i64 8
  br label %v961
v961:
  %v962 = phi i64 [ %v943, %v952 ], [ %v963, %v964 ]
  %v965 = phi i64 [ 0, %v952 ], [ %v966, %v964 ]
  %v967 = add i64 %v965, %v962
  %v968 = ashr i64 %v967, 1
  %v969 = shl i64 %v968, 3
  %v970 = add i64 %v969, %v57
  %v971 = inttoptr i64 %v970 to ptr
  %v972 = load i64, ptr %v971, align 8
  %v973 = shl i64 %v972, 3
  %v974 = add i64 %v973, %v77
  switch i32 %v1, label %v975 [
    i32 0, label %v976
    i32 1, label %v977
  ]
v977:
  %v978 = inttoptr i64 %v974 to ptr
  %v979 = load double, ptr %v978, align 8
  %v980 = load double, ptr %v957, align 8
  %v981 = fcmp uge double %v980, %v979
  br label %v964
v976:
  %v982 = load i64, ptr %v958, align 8
  %v983 = inttoptr i64 %v974 to ptr
  %v984 = load i64, ptr %v983, align 8
  %v985 = icmp sge i64 %v982, %v984
  br label %v964
v975:
  %v986 = load i64, ptr %v959, align 8
  %v987 = load i64, ptr %v960, align 8
  %v988 = shl i64 %v972, 4
  %v989 = add i64 %v988, %v77
  %v990 = inttoptr i64 %v989 to ptr
  %v991 = load i64, ptr %v990, align 8
  %v992 = getelementptr i8, ptr %v990, i64 8
  %v993 = load i64, ptr %v992, align 8
  %v994 = tail call i64 @llvm.smin.i64(i64 %v987, i64 %v993)
  %v995 = icmp slt i64 %v994, 1
  br i1 %v995, label %v996, label %v997
v997:
  %v998 = and i64 %v986, 7
  %v999 = shl nuw nsw i64 %v998, 3
  %v1000 = sub nuw nsw i64 8, %v998
  %v1001 = sub nuw nsw i64 64, %v999
  %v1002 = and i64 %v991, 7
  %v1003 = shl nuw nsw i64 %v1002, 3
  %v1004 = sub nuw nsw i64 8, %v1002
  %v1005 = sub nuw nsw i64 64, %v1003
  br label %v1006
v1006:
  %v1007 = phi i64 [ %v1008, %v1009 ], [ 0, %v997 ]
  %v1010 = sub i64 %v994, %v1007
  %v1011 = add i64 %v1007, %v986
  %v1012 = tail call i64 @llvm.umin.i64(i64 %v1010, i64 8)
  %v1013 = and i64 %v1011, 4095
  %v1014 = icmp samesign ult i64 %v1013, 4089
  br i1 %v1014, label %v1015, label %v1016
v1015:
  %v1017 = inttoptr i64 %v1011 to ptr
  %v1018 = load i64, ptr %v1017, align 1
  br label %v1019
v1016:
  %v1020 = and i64 %v1011, -8
  %v1021 = inttoptr i64 %v1020 to ptr
  %v1022 = load i64, ptr %v1021, align 8
  %v1023 = lshr i64 %v1022, %v999
  %v1024 = icmp samesign ugt i64 %v1012, %v1000
  br i1 %v1024, label %v1025, label %v1019
v1025:
  %v1026 = getelementptr i8, ptr %v1021, i64 8
  %v1027 = load i64, ptr %v1026, align 8
  %v1028 = shl i64 %v1027, %v1001
  %v1029 = or disjoint i64 %v1028, %v1023
  br label %v1019
v1019:
  %v1030 = phi i64 [ %v1018, %v1015 ], [ %v1023, %v1016 ], [ %v1029, %v1025 ]
  %v1031 = shl nuw nsw i64 %v1012, 3
  %v1032 = sub nuw nsw i64 64, %v1031
  %v1033 = lshr i64 -1, %v1032
  %v1034 = and i64 %v1030, %v1033
  %v1035 = add i64 %v1007, %v991
  %v1036 = and i64 %v1035, 4095
  %v1037 = icmp samesign ult i64 %v1036, 4089
  br i1 %v1037, label %v1038, label %v1039
v1038:
  %v1040 = inttoptr i64 %v1035 to ptr
  %v1041 = load i64, ptr %v1040, align 1
  br label %v1042
v1039:
  %v1043 = and i64 %v1035, -8
  %v1044 = inttoptr i64 %v1043 to ptr
  %v1045 = load i64, ptr %v1044, align 8
  %v1046 = lshr i64 %v1045, %v1003
  %v1047 = icmp samesign ugt i64 %v1012, %v1004
  br i1 %v1047, label %v1048, label %v1042
v1048:
  %v1049 = getelementptr i8, ptr %v1044, i64 8
  %v1050 = load i64, ptr %v1049, align 8
  %v1051 = shl i64 %v1050, %v1005
  %v1052 = or disjoint i64 %v1051, %v1046
  br label %v1042
v1042:
  %v1053 = phi i64 [ %v1041, %v1038 ], [ %v1046, %v1039 ], [ %v1052, %v1048 ]
  %v1054 = and i64 %v1053, %v1033
  %v1055 = icmp eq i64 %v1034, %v1054
  br i1 %v1055, label %v1009, label %v1056
v1009:
  %v1008 = add i64 %v1007, 8
  %v1057 = icmp sgt i64 %v994, %v1008
  br i1 %v1057, label %v1006, label %v996
v996:
  %v1058 = icmp sge i64 %v987, %v993
  br label %v964
v1056:
  %v1059 = xor i64 %v1054, %v1034
  %v1060 = sub i64 0, %v1059
  %v1061 = and i64 %v1059, %v1060
  %v1062 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v1061, i1 false)
  %v1063 = and i64 %v1062, 56
  %v1064 = xor i64 %v1063, 56
  %v1065 = lshr i64 %v1034, %v1064
  %v1066 = icmp eq i64 %v1061, 0
  %v1067 = and i64 %v1065, 255
  %v1068 = lshr i64 %v1054, %v1064
  %v1069 = and i64 %v1068, 255
  %v1070 = icmp samesign ule i64 %v1069, %v1067
  %v1071 = select i1 %v1066, i1 true, i1 %v1070
  br label %v964
v964:
  %v1072 = phi i1 [ %v985, %v976 ], [ %v981, %v977 ], [ %v1058, %v996 ], [ %v1071, %v1056 ]
  %v1073 = add nsw i64 %v968, 1
  %v966 = select i1 %v1072, i64 %v1073, i64 %v965
  %v963 = select i1 %v1072, i64 %v962, i64 %v968
  %v1074 = icmp slt i64 %v966, %v963
  br i1 %v1074, label %v961, label %v951
v951:
  %v1075 = phi i64 [ 0, %v942 ], [ %v966, %v964 ]
  %v1076 = icmp sgt i64 %v943, %v1075
  br i1 %v1076, label %v1077, label %v945
v1077:
  %v1078 = phi i64 [ %v1079, %v1077 ], [ %v943, %v951 ]
  %v1080 = shl i64 %v1078, 3
  %v1081 = add i64 %v1080, %v57
  %v1082 = inttoptr i64 %v1081 to ptr
  %v1083 = getelementptr i8, ptr %v1082, i64 -8
  %v1084 = load i64, ptr %v1083, align 8
  store i64 %v1084, ptr %v1082, align 8
  %v1079 = add nsw i64 %v1078, -1
  %v1085 = icmp sgt i64 %v1079, %v1075
  br i1 %v1085, label %v1077, label %v945
v945:
  %v1086 = shl i64 %v1075, 3
  %v1087 = add i64 %v1086, %v57
  %v1088 = inttoptr i64 %v1087 to ptr
  store i64 %v949, ptr %v1088, align 8
  %v944 = add nsw i64 %v943, 1
  %v1089 = icmp slt i64 %v944, %v9
  br i1 %v1089, label %v942, label %v538
v538:
  %v1090 = phi i64 [ %v57, %v85 ], [ %v57, %v945 ], [ %v57, %v536 ], [ %v543, %v545 ]
  %v1091 = icmp slt i64 %v9, 2
  %v1092 = icmp eq i32 %v4, 0
  %v1093 = or i1 %v1092, %v1091
  br i1 %v1093, label %v1094, label %v1095
v1095:
  %v1096 = add nsw i64 %v9, -1
  br label %v1097
v1097:
  %v1098 = phi i64 [ 0, %v1095 ], [ %v1099, %v1097 ]
  %v1100 = phi i64 [ %v1096, %v1095 ], [ %v1101, %v1097 ]
  %v1102 = shl i64 %v1098, 3
  %v1103 = add i64 %v1102, %v1090
  %v1104 = inttoptr i64 %v1103 to ptr
  %v1105 = load i64, ptr %v1104, align 8
  %v1106 = shl i64 %v1100, 3
  %v1107 = add i64 %v1106, %v1090
  %v1108 = inttoptr i64 %v1107 to ptr
  %v1109 = load i64, ptr %v1108, align 8
  store i64 %v1109, ptr %v1104, align 8
  store i64 %v1105, ptr %v1108, align 8
  %v1101 = add nsw i64 %v1100, -1
  %v1099 = add nuw nsw i64 %v1098, 1
  %v1110 = icmp slt i64 %v1099, %v1101
  br i1 %v1110, label %v1097, label %v1094
v1094:
  br i1 %v61, label %v59, label %v1111
v1111:
  %v1112 = icmp slt i64 %v3, 1
  %v1113 = inttoptr i64 %v6 to ptr
  %v1114 = getelementptr i8, ptr %v1113, i64 -8
  br label %v1115
v1115:
  %v1116 = phi i64 [ %v1117, %v1118 ], [ 0, %v1111 ]
  br i1 %v1112, label %v1118, label %v1119
v1119:
  %v1120 = shl i64 %v1116, 3
  %v1121 = add i64 %v1120, %v1090
  %v1122 = mul i64 %v1116, %v3
  %v1123 = add i64 %v1122, %v23
  %v1124 = inttoptr i64 %v1121 to ptr
  br label %v1125
v1125:
  %v1126 = phi i64 [ 0, %v1119 ], [ %v1127, %v1125 ]
  %v1128 = load i64, ptr %v1124, align 8
  %v1129 = mul i64 %v1128, %v3
  %v1130 = load i64, ptr %v1114, align 8
  %v1131 = add i64 %v1129, %v1126
  %v1132 = add i64 %v1131, %v1130
  %v1133 = inttoptr i64 %v1132 to ptr
  %v1134 = load i64, ptr %v1133, align 8
  %v1135 = add i64 %v1123, %v1126
  %v1136 = inttoptr i64 %v1135 to ptr
  store i64 %v1134, ptr %v1136, align 8
  %v1127 = add i64 %v1126, 8
  %v1137 = icmp slt i64 %v1127, %v3
  br i1 %v1137, label %v1125, label %v1118
v1118:
  %v1117 = add nuw nsw i64 %v1116, 1
  %v1138 = icmp slt i64 %v1117, %v9
  br i1 %v1138, label %v1115, label %v59
v59:
  %v1139 = phi i64 [ 0, %v45 ], [ %v43, %v1094 ], [ %v43, %v1118 ]
  %v1140 = insertvalue { i64 } poison, i64 %v1139, 0
  ret { i64 } %v1140
}
define internal { i64, i64, i64 } @udf_text_split_next_text_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v44:
  %v8 = icmp slt i64 %v6, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = icmp eq i64 %v4, %v7
  br i1 %v11, label %v12, label %v13
v12:
  %v14 = sub i64 %v1, %v6
  %v15 = add i64 %v6, %v0
  br label %v9
v13:
  %v16 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v6)
  %v17 = extractvalue { i64 } %v16, 0
  %v18 = icmp slt i64 %v5, 1
  %v19 = icmp ne i64 %v7, 0
  %v20 = or i1 %v18, %v19
  %v21 = icmp slt i64 %v17, 0
  %v22 = or i1 %v20, %v21
  br i1 %v22, label %v23, label %v24
v24:
  %v25 = phi i64 [ %v26, %v24 ], [ %v5, %v13 ]
  %v27 = phi i64 [ %v28, %v24 ], [ %v17, %v13 ]
  %v29 = add i64 %v27, %v3
  %v30 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v29)
  %v28 = extractvalue { i64 } %v30, 0
  %v26 = add nsw i64 %v25, -1
  %v31 = icmp sgt i64 %v28, -1
  %v32 = icmp sgt i64 %v25, 1
  %v33 = and i1 %v32, %v31
  br i1 %v33, label %v24, label %v23
v23:
  %v34 = phi i64 [ %v17, %v13 ], [ %v28, %v24 ]
  %v35 = icmp slt i64 %v34, 0
  br i1 %v35, label %v36, label %v37
v37:
  %v38 = add i64 %v34, %v3
  %v39 = sub nsw i64 %v34, %v6
  %v40 = add i64 %v6, %v0
  br label %v9
v36:
  %v41 = sub i64 %v1, %v6
  %v42 = add i64 %v6, %v0
  br label %v9
v9:
  %v43 = phi i64 [ 0, %v44 ], [ %v15, %v12 ], [ %v42, %v36 ], [ %v40, %v37 ]
  %v45 = phi i64 [ 0, %v44 ], [ %v14, %v12 ], [ %v41, %v36 ], [ %v39, %v37 ]
  %v46 = phi i64 [ -1, %v44 ], [ -1, %v12 ], [ -1, %v36 ], [ %v38, %v37 ]
  %v47 = insertvalue { i64, i64, i64 } poison, i64 %v43, 0
  %v48 = insertvalue { i64, i64, i64 } %v47, i64 %v45, 1
  %v49 = insertvalue { i64, i64, i64 } %v48, i64 %v46, 2
  ret { i64, i64, i64 } %v49
}
define internal { i64 } @udf_text_split_count_text_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v9:
  %v6 = icmp slt i64 %v5, 1
  br label %v7
v7:
  %v8 = phi i64 [ 0, %v9 ], [ %v10, %v11 ]
  %v12 = phi i64 [ 0, %v9 ], [ %v13, %v11 ]
  %v14 = icmp slt i64 %v12, 0
  br i1 %v14, label %v11, label %v15
v15:
  %v16 = icmp eq i64 %v8, %v4
  br i1 %v16, label %v17, label %v18
v17:
  %v19 = add i64 %v12, %v0
  br label %v11
v18:
  %v20 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v12)
  %v21 = extractvalue { i64 } %v20, 0
  %v22 = icmp ne i64 %v8, 0
  %v23 = or i1 %v6, %v22
  %v24 = icmp slt i64 %v21, 0
  %v25 = or i1 %v23, %v24
  br i1 %v25, label %v26, label %v27
v27:
  %v28 = phi i64 [ %v29, %v27 ], [ %v21, %v18 ]
  %v30 = phi i64 [ %v31, %v27 ], [ %v5, %v18 ]
  %v32 = add i64 %v28, %v3
  %v33 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v32)
  %v29 = extractvalue { i64 } %v33, 0
  %v31 = add nsw i64 %v30, -1
  %v34 = icmp sgt i64 %v29, -1
  %v35 = icmp sgt i64 %v30, 1
  %v36 = and i1 %v35, %v34
  br i1 %v36, label %v27, label %v26
v26:
  %v37 = phi i64 [ %v21, %v18 ], [ %v29, %v27 ]
  %v38 = icmp slt i64 %v37, 0
  br i1 %v38, label %v39, label %v40
v40:
  %v41 = add i64 %v37, %v3
  %v42 = add i64 %v12, %v0
  br label %v11
v39:
  %v43 = add i64 %v12, %v0
  br label %v11
v11:
  %v13 = phi i64 [ -1, %v7 ], [ -1, %v17 ], [ -1, %v39 ], [ %v41, %v40 ]
  %v44 = phi i64 [ 0, %v7 ], [ %v19, %v17 ], [ %v43, %v39 ], [ %v42, %v40 ]
  %v45 = icmp eq i64 %v44, 0
  %v10 = add i64 %v8, 1
  br i1 %v45, label %v46, label %v7
v46:
  %v47 = insertvalue { i64 } poison, i64 %v8, 0
  ret { i64 } %v47
}
define internal { i64, i64 } @udf_text_split_item_text_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
start:
  %v7 = and i64 %v6, %v4
  %v8 = icmp slt i64 %v7, 0
  %v9 = icmp eq i64 %v3, 1
  %v10 = and i1 %v9, %v8
  %v11 = icmp eq i64 %v5, 0
  %v12 = and i1 %v11, %v10
  br i1 %v12, label %v13, label %v14
v13:
  %v15 = inttoptr i64 %v2 to ptr
  %v16 = load i8, ptr %v15, align 1
  %v17 = sub i64 0, %v6
  br label %v18
v18:
  %v19 = phi i64 [ %v1, %v13 ], [ %v20, %v21 ]
  %v22 = phi i64 [ %v17, %v13 ], [ %v23, %v21 ]
  %v24 = icmp slt i64 %v19, 1
  br i1 %v24, label %v21, label %v25
v25:
  %v26 = phi i64 [ %v27, %v28 ], [ %v19, %v18 ]
  %v27 = add nsw i64 %v26, -1
  %v29 = add i64 %v27, %v0
  %v30 = inttoptr i64 %v29 to ptr
  %v31 = load i8, ptr %v30, align 1
  %v32 = icmp eq i8 %v31, %v16
  br i1 %v32, label %v21, label %v28
v28:
  %v33 = icmp sgt i64 %v26, 1
  br i1 %v33, label %v25, label %v21
v21:
  %v34 = phi i64 [ %v19, %v18 ], [ %v26, %v25 ], [ 0, %v28 ]
  %v23 = add i64 %v22, -1
  %v35 = icmp ne i64 %v23, 0
  %v36 = icmp ne i64 %v34, 0
  %v20 = add i64 %v34, -1
  %v37 = and i1 %v35, %v36
  br i1 %v37, label %v18, label %v38
v38:
  %v39 = icmp eq i64 %v23, 0
  %v40 = add i64 %v34, %v0
  %v41 = sub i64 %v19, %v34
  %v42 = select i1 %v39, i64 %v40, i64 0
  br label %v43
v14:
  %v44 = icmp sgt i64 %v6, -1
  br i1 %v44, label %v45, label %v46
v46:
  %v47 = icmp slt i64 %v5, 1
  br label %v48
v48:
  %v49 = phi i64 [ %v50, %v51 ], [ 0, %v46 ]
  %v52 = phi i64 [ %v53, %v51 ], [ 0, %v46 ]
  %v54 = icmp slt i64 %v52, 0
  br i1 %v54, label %v51, label %v55
v55:
  %v56 = icmp eq i64 %v49, %v4
  br i1 %v56, label %v57, label %v58
v57:
  %v59 = add i64 %v52, %v0
  br label %v51
v58:
  %v60 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v52)
  %v61 = extractvalue { i64 } %v60, 0
  %v62 = icmp ne i64 %v49, 0
  %v63 = or i1 %v47, %v62
  %v64 = icmp slt i64 %v61, 0
  %v65 = or i1 %v63, %v64
  br i1 %v65, label %v66, label %v67
v67:
  %v68 = phi i64 [ %v69, %v67 ], [ %v61, %v58 ]
  %v70 = phi i64 [ %v71, %v67 ], [ %v5, %v58 ]
  %v72 = add i64 %v68, %v3
  %v73 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v72)
  %v69 = extractvalue { i64 } %v73, 0
  %v71 = add nsw i64 %v70, -1
  %v74 = icmp sgt i64 %v69, -1
  %v75 = icmp sgt i64 %v70, 1
  %v76 = and i1 %v75, %v74
  br i1 %v76, label %v67, label %v66
v66:
  %v77 = phi i64 [ %v61, %v58 ], [ %v69, %v67 ]
  %v78 = icmp slt i64 %v77, 0
  br i1 %v78, label %v79, label %v80
v80:
  %v81 = add i64 %v77, %v3
  %v82 = add i64 %v52, %v0
  br label %v51
v79:
  %v83 = add i64 %v52, %v0
  br label %v51
v51:
  %v53 = phi i64 [ -1, %v48 ], [ -1, %v57 ], [ -1, %v79 ], [ %v81, %v80 ]
  %v84 = phi i64 [ 0, %v48 ], [ %v59, %v57 ], [ %v83, %v79 ], [ %v82, %v80 ]
  %v85 = icmp eq i64 %v84, 0
  %v50 = add i64 %v49, 1
  br i1 %v85, label %v86, label %v48
v86:
  %v87 = add i64 %v49, %v6
  br label %v45
v45:
  %v88 = phi i64 [ %v6, %v14 ], [ %v87, %v86 ]
  %v89 = icmp slt i64 %v88, 0
  br i1 %v89, label %v43, label %v90
v90:
  %v91 = icmp slt i64 %v5, 1
  br label %v92
v92:
  %v93 = phi i64 [ %v94, %v95 ], [ 0, %v90 ]
  %v96 = phi i64 [ %v97, %v95 ], [ 0, %v90 ]
  %v98 = icmp slt i64 %v93, 0
  br i1 %v98, label %v99, label %v100
v100:
  %v101 = icmp eq i64 %v96, %v4
  br i1 %v101, label %v102, label %v103
v102:
  %v104 = sub i64 %v1, %v93
  %v105 = add i64 %v93, %v0
  br label %v99
v103:
  %v106 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v93)
  %v107 = extractvalue { i64 } %v106, 0
  %v108 = icmp ne i64 %v96, 0
  %v109 = or i1 %v91, %v108
  %v110 = icmp slt i64 %v107, 0
  %v111 = or i1 %v109, %v110
  br i1 %v111, label %v112, label %v113
v113:
  %v114 = phi i64 [ %v115, %v113 ], [ %v107, %v103 ]
  %v116 = phi i64 [ %v117, %v113 ], [ %v5, %v103 ]
  %v118 = add i64 %v114, %v3
  %v119 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v118)
  %v115 = extractvalue { i64 } %v119, 0
  %v117 = add nsw i64 %v116, -1
  %v120 = icmp sgt i64 %v115, -1
  %v121 = icmp sgt i64 %v116, 1
  %v122 = and i1 %v121, %v120
  br i1 %v122, label %v113, label %v112
v112:
  %v123 = phi i64 [ %v107, %v103 ], [ %v115, %v113 ]
  %v124 = icmp slt i64 %v123, 0
  br i1 %v124, label %v125, label %v126
v126:
  %v127 = add i64 %v123, %v3
  %v128 = sub nsw i64 %v123, %v93
  %v129 = add i64 %v93, %v0
  br label %v99
v125:
  %v130 = sub i64 %v1, %v93
  %v131 = add i64 %v93, %v0
  br label %v99
v99:
  %v132 = phi i64 [ 0, %v92 ], [ %v105, %v102 ], [ %v131, %v125 ], [ %v129, %v126 ]
  %v94 = phi i64 [ -1, %v92 ], [ -1, %v102 ], [ -1, %v125 ], [ %v127, %v126 ]
  %v133 = phi i64 [ 0, %v92 ], [ %v104, %v102 ], [ %v130, %v125 ], [ %v128, %v126 ]
  %v134 = icmp eq i64 %v132, 0
  br i1 %v134, label %v43, label %v95
v95:
  %v97 = add nuw i64 %v96, 1
  %v135 = icmp slt i64 %v96, %v88
  br i1 %v135, label %v92, label %v43
v43:
  %v136 = phi i64 [ %v42, %v38 ], [ 0, %v45 ], [ 0, %v99 ], [ %v132, %v95 ]
  %v137 = phi i64 [ %v41, %v38 ], [ 0, %v45 ], [ %v133, %v95 ], [ %v133, %v99 ]
  %v138 = insertvalue { i64, i64 } poison, i64 %v136, 0
  %v139 = insertvalue { i64, i64 } %v138, i64 %v137, 1
  ret { i64, i64 } %v139
}
define internal { i32 } @udf_text_split_has_text_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v16:
  %v8 = icmp slt i64 %v5, 1
  %v9 = icmp slt i64 %v7, 1
  %v10 = and i64 %v6, 7
  %v11 = shl nuw nsw i64 %v10, 3
  %v12 = sub nuw nsw i64 8, %v10
  %v13 = sub nuw nsw i64 64, %v11
  br label %v14
v14:
  %v15 = phi i64 [ 0, %v16 ], [ %v17, %v18 ]
  %v19 = phi i64 [ 0, %v16 ], [ %v20, %v18 ]
  %v21 = icmp slt i64 %v15, 0
  br i1 %v21, label %v22, label %v23
v23:
  %v24 = icmp eq i64 %v19, %v4
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = sub i64 %v1, %v15
  %v28 = add i64 %v15, %v0
  br label %v22
v26:
  %v29 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v15)
  %v30 = extractvalue { i64 } %v29, 0
  %v31 = icmp ne i64 %v19, 0
  %v32 = or i1 %v8, %v31
  %v33 = icmp slt i64 %v30, 0
  %v34 = or i1 %v32, %v33
  br i1 %v34, label %v35, label %v36
v36:
  %v37 = phi i64 [ %v38, %v36 ], [ %v30, %v26 ]
  %v39 = phi i64 [ %v40, %v36 ], [ %v5, %v26 ]
  %v41 = add i64 %v37, %v3
  %v42 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v41)
  %v38 = extractvalue { i64 } %v42, 0
  %v40 = add nsw i64 %v39, -1
  %v43 = icmp sgt i64 %v38, -1
  %v44 = icmp sgt i64 %v39, 1
  %v45 = and i1 %v44, %v43
  br i1 %v45, label %v36, label %v35
v35:
  %v46 = phi i64 [ %v30, %v26 ], [ %v38, %v36 ]
  %v47 = icmp slt i64 %v46, 0
  br i1 %v47, label %v48, label %v49
v49:
  %v50 = add i64 %v46, %v3
  %v51 = sub nsw i64 %v46, %v15
  %v52 = add i64 %v15, %v0
  br label %v22
v48:
  %v53 = sub i64 %v1, %v15
  %v54 = add i64 %v15, %v0
  br label %v22
v22:
  %v17 = phi i64 [ -1, %v14 ], [ -1, %v25 ], [ -1, %v48 ], [ %v50, %v49 ]
  %v55 = phi i64 [ 0, %v14 ], [ %v28, %v25 ], [ %v54, %v48 ], [ %v52, %v49 ]
  %v56 = phi i64 [ 0, %v14 ], [ %v27, %v25 ], [ %v53, %v48 ], [ %v51, %v49 ]
  %v57 = icmp eq i64 %v55, 0
  br i1 %v57, label %v58, label %v59
v59:
  %v60 = icmp ne i64 %v56, %v7
  %v61 = or i1 %v9, %v60
  %v62 = icmp eq i64 %v56, %v7
  br i1 %v61, label %v18, label %v63
v63:
  %v64 = and i64 %v55, 7
  %v65 = shl nuw nsw i64 %v64, 3
  %v66 = sub nuw nsw i64 8, %v64
  %v67 = sub nuw nsw i64 64, %v65
  br label %v68
v68:
  %v69 = phi i64 [ %v70, %v71 ], [ 0, %v63 ]
  %v72 = sub i64 %v7, %v69
  %v73 = add i64 %v69, %v55
  %v74 = tail call i64 @llvm.umin.i64(i64 %v72, i64 8)
  %v75 = and i64 %v73, 4095
  %v76 = icmp samesign ult i64 %v75, 4089
  br i1 %v76, label %v77, label %v78
v77:
  %v79 = inttoptr i64 %v73 to ptr
  %v80 = load i64, ptr %v79, align 1
  br label %v81
v78:
  %v82 = and i64 %v73, -8
  %v83 = inttoptr i64 %v82 to ptr
  %v84 = load i64, ptr %v83, align 8
  %v85 = lshr i64 %v84, %v65
  %v86 = icmp samesign ugt i64 %v74, %v66
  br i1 %v86, label %v87, label %v81
v87:
  %v88 = getelementptr i8, ptr %v83, i64 8
  %v89 = load i64, ptr %v88, align 8
  %v90 = shl i64 %v89, %v67
  %v91 = or disjoint i64 %v90, %v85
  br label %v81
v81:
  %v92 = phi i64 [ %v80, %v77 ], [ %v85, %v78 ], [ %v91, %v87 ]
  %v93 = shl nuw nsw i64 %v74, 3
  %v94 = sub nuw nsw i64 64, %v93
  %v95 = lshr i64 -1, %v94
  %v96 = add i64 %v69, %v6
  %v97 = and i64 %v96, 4095
  %v98 = icmp samesign ult i64 %v97, 4089
  br i1 %v98, label %v99, label %v100
v99:
  %v101 = inttoptr i64 %v96 to ptr
  %v102 = load i64, ptr %v101, align 1
  br label %v103
v100:
  %v104 = and i64 %v96, -8
  %v105 = inttoptr i64 %v104 to ptr
  %v106 = load i64, ptr %v105, align 8
  %v107 = lshr i64 %v106, %v11
  %v108 = icmp samesign ugt i64 %v74, %v12
  br i1 %v108, label %v109, label %v103
v109:
  %v110 = getelementptr i8, ptr %v105, i64 8
  %v111 = load i64, ptr %v110, align 8
  %v112 = shl i64 %v111, %v13
  %v113 = or disjoint i64 %v112, %v107
  br label %v103
v103:
  %v114 = phi i64 [ %v102, %v99 ], [ %v107, %v100 ], [ %v113, %v109 ]
  %v115 = xor i64 %v114, %v92
  %v116 = and i64 %v115, %v95
  %v117 = icmp eq i64 %v116, 0
  br i1 %v117, label %v71, label %v18
v71:
  %v70 = add i64 %v69, 8
  %v118 = icmp slt i64 %v70, %v7
  br i1 %v118, label %v68, label %v58
v18:
  %v119 = phi i1 [ %v62, %v59 ], [ false, %v103 ]
  %v20 = add i64 %v19, 1
  br i1 %v119, label %v58, label %v14
v58:
  %v120 = phi i32 [ 1, %v71 ], [ 1, %v18 ], [ 0, %v22 ]
  %v121 = insertvalue { i32 } poison, i32 %v120, 0
  ret { i32 } %v121
}
define internal { i64, i64, i64 } @udf_text_split_next_text_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v44:
  %v8 = icmp slt i64 %v6, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = icmp eq i64 %v4, %v7
  br i1 %v11, label %v12, label %v13
v12:
  %v14 = sub i64 %v1, %v6
  %v15 = add i64 %v6, %v0
  br label %v9
v13:
  %v16 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v6)
  %v17 = extractvalue { i64 } %v16, 0
  %v18 = icmp slt i64 %v5, 1
  %v19 = icmp ne i64 %v7, 0
  %v20 = or i1 %v18, %v19
  %v21 = icmp slt i64 %v17, 0
  %v22 = or i1 %v20, %v21
  br i1 %v22, label %v23, label %v24
v24:
  %v25 = phi i64 [ %v26, %v24 ], [ %v5, %v13 ]
  %v27 = phi i64 [ %v28, %v24 ], [ %v17, %v13 ]
  %v29 = add i64 %v27, %v3
  %v30 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v29)
  %v28 = extractvalue { i64 } %v30, 0
  %v26 = add nsw i64 %v25, -1
  %v31 = icmp sgt i64 %v28, -1
  %v32 = icmp sgt i64 %v25, 1
  %v33 = and i1 %v32, %v31
  br i1 %v33, label %v24, label %v23
v23:
  %v34 = phi i64 [ %v17, %v13 ], [ %v28, %v24 ]
  %v35 = icmp slt i64 %v34, 0
  br i1 %v35, label %v36, label %v37
v37:
  %v38 = add i64 %v34, %v3
  %v39 = sub nsw i64 %v34, %v6
  %v40 = add i64 %v6, %v0
  br label %v9
v36:
  %v41 = sub i64 %v1, %v6
  %v42 = add i64 %v6, %v0
  br label %v9
v9:
  %v43 = phi i64 [ 0, %v44 ], [ %v15, %v12 ], [ %v42, %v36 ], [ %v40, %v37 ]
  %v45 = phi i64 [ 0, %v44 ], [ %v14, %v12 ], [ %v41, %v36 ], [ %v39, %v37 ]
  %v46 = phi i64 [ -1, %v44 ], [ -1, %v12 ], [ -1, %v36 ], [ %v38, %v37 ]
  %v47 = insertvalue { i64, i64, i64 } poison, i64 %v43, 0
  %v48 = insertvalue { i64, i64, i64 } %v47, i64 %v45, 1
  %v49 = insertvalue { i64, i64, i64 } %v48, i64 %v46, 2
  ret { i64, i64, i64 } %v49
}
define internal { i64 } @udf_text_split_count_text_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v9:
  %v6 = icmp slt i64 %v5, 1
  br label %v7
v7:
  %v8 = phi i64 [ 0, %v9 ], [ %v10, %v11 ]
  %v12 = phi i64 [ 0, %v9 ], [ %v13, %v11 ]
  %v14 = icmp slt i64 %v12, 0
  br i1 %v14, label %v11, label %v15
v15:
  %v16 = icmp eq i64 %v8, %v4
  br i1 %v16, label %v17, label %v18
v17:
  %v19 = add i64 %v12, %v0
  br label %v11
v18:
  %v20 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v12)
  %v21 = extractvalue { i64 } %v20, 0
  %v22 = icmp ne i64 %v8, 0
  %v23 = or i1 %v6, %v22
  %v24 = icmp slt i64 %v21, 0
  %v25 = or i1 %v23, %v24
  br i1 %v25, label %v26, label %v27
v27:
  %v28 = phi i64 [ %v29, %v27 ], [ %v21, %v18 ]
  %v30 = phi i64 [ %v31, %v27 ], [ %v5, %v18 ]
  %v32 = add i64 %v28, %v3
  %v33 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v32)
  %v29 = extractvalue { i64 } %v33, 0
  %v31 = add nsw i64 %v30, -1
  %v34 = icmp sgt i64 %v29, -1
  %v35 = icmp sgt i64 %v30, 1
  %v36 = and i1 %v35, %v34
  br i1 %v36, label %v27, label %v26
v26:
  %v37 = phi i64 [ %v21, %v18 ], [ %v29, %v27 ]
  %v38 = icmp slt i64 %v37, 0
  br i1 %v38, label %v39, label %v40
v40:
  %v41 = add i64 %v37, %v3
  %v42 = add i64 %v12, %v0
  br label %v11
v39:
  %v43 = add i64 %v12, %v0
  br label %v11
v11:
  %v13 = phi i64 [ -1, %v7 ], [ -1, %v17 ], [ -1, %v39 ], [ %v41, %v40 ]
  %v44 = phi i64 [ 0, %v7 ], [ %v19, %v17 ], [ %v43, %v39 ], [ %v42, %v40 ]
  %v45 = icmp eq i64 %v44, 0
  %v10 = add i64 %v8, 1
  br i1 %v45, label %v46, label %v7
v46:
  %v47 = insertvalue { i64 } poison, i64 %v8, 0
  ret { i64 } %v47
}
define internal { i64, i64 } @udf_text_split_item_text_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
start:
  %v7 = and i64 %v6, %v4
  %v8 = icmp slt i64 %v7, 0
  %v9 = icmp eq i64 %v3, 1
  %v10 = and i1 %v9, %v8
  %v11 = icmp eq i64 %v5, 0
  %v12 = and i1 %v11, %v10
  br i1 %v12, label %v13, label %v14
v13:
  %v15 = inttoptr i64 %v2 to ptr
  %v16 = load i8, ptr %v15, align 1
  %v17 = sub i64 0, %v6
  br label %v18
v18:
  %v19 = phi i64 [ %v1, %v13 ], [ %v20, %v21 ]
  %v22 = phi i64 [ %v17, %v13 ], [ %v23, %v21 ]
  %v24 = icmp slt i64 %v19, 1
  br i1 %v24, label %v21, label %v25
v25:
  %v26 = phi i64 [ %v27, %v28 ], [ %v19, %v18 ]
  %v27 = add nsw i64 %v26, -1
  %v29 = add i64 %v27, %v0
  %v30 = inttoptr i64 %v29 to ptr
  %v31 = load i8, ptr %v30, align 1
  %v32 = icmp eq i8 %v31, %v16
  br i1 %v32, label %v21, label %v28
v28:
  %v33 = icmp sgt i64 %v26, 1
  br i1 %v33, label %v25, label %v21
v21:
  %v34 = phi i64 [ %v19, %v18 ], [ %v26, %v25 ], [ 0, %v28 ]
  %v23 = add i64 %v22, -1
  %v35 = icmp ne i64 %v23, 0
  %v36 = icmp ne i64 %v34, 0
  %v20 = add i64 %v34, -1
  %v37 = and i1 %v35, %v36
  br i1 %v37, label %v18, label %v38
v38:
  %v39 = icmp eq i64 %v23, 0
  %v40 = add i64 %v34, %v0
  %v41 = sub i64 %v19, %v34
  %v42 = select i1 %v39, i64 %v40, i64 0
  br label %v43
v14:
  %v44 = icmp sgt i64 %v6, -1
  br i1 %v44, label %v45, label %v46
v46:
  %v47 = icmp slt i64 %v5, 1
  br label %v48
v48:
  %v49 = phi i64 [ %v50, %v51 ], [ 0, %v46 ]
  %v52 = phi i64 [ %v53, %v51 ], [ 0, %v46 ]
  %v54 = icmp slt i64 %v52, 0
  br i1 %v54, label %v51, label %v55
v55:
  %v56 = icmp eq i64 %v49, %v4
  br i1 %v56, label %v57, label %v58
v57:
  %v59 = add i64 %v52, %v0
  br label %v51
v58:
  %v60 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v52)
  %v61 = extractvalue { i64 } %v60, 0
  %v62 = icmp ne i64 %v49, 0
  %v63 = or i1 %v47, %v62
  %v64 = icmp slt i64 %v61, 0
  %v65 = or i1 %v63, %v64
  br i1 %v65, label %v66, label %v67
v67:
  %v68 = phi i64 [ %v69, %v67 ], [ %v61, %v58 ]
  %v70 = phi i64 [ %v71, %v67 ], [ %v5, %v58 ]
  %v72 = add i64 %v68, %v3
  %v73 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v72)
  %v69 = extractvalue { i64 } %v73, 0
  %v71 = add nsw i64 %v70, -1
  %v74 = icmp sgt i64 %v69, -1
  %v75 = icmp sgt i64 %v70, 1
  %v76 = and i1 %v75, %v74
  br i1 %v76, label %v67, label %v66
v66:
  %v77 = phi i64 [ %v61, %v58 ], [ %v69, %v67 ]
  %v78 = icmp slt i64 %v77, 0
  br i1 %v78, label %v79, label %v80
v80:
  %v81 = add i64 %v77, %v3
  %v82 = add i64 %v52, %v0
  br label %v51
v79:
  %v83 = add i64 %v52, %v0
  br label %v51
v51:
  %v53 = phi i64 [ -1, %v48 ], [ -1, %v57 ], [ -1, %v79 ], [ %v81, %v80 ]
  %v84 = phi i64 [ 0, %v48 ], [ %v59, %v57 ], [ %v83, %v79 ], [ %v82, %v80 ]
  %v85 = icmp eq i64 %v84, 0
  %v50 = add i64 %v49, 1
  br i1 %v85, label %v86, label %v48
v86:
  %v87 = add i64 %v49, %v6
  br label %v45
v45:
  %v88 = phi i64 [ %v6, %v14 ], [ %v87, %v86 ]
  %v89 = icmp slt i64 %v88, 0
  br i1 %v89, label %v43, label %v90
v90:
  %v91 = icmp slt i64 %v5, 1
  br label %v92
v92:
  %v93 = phi i64 [ %v94, %v95 ], [ 0, %v90 ]
  %v96 = phi i64 [ %v97, %v95 ], [ 0, %v90 ]
  %v98 = icmp slt i64 %v93, 0
  br i1 %v98, label %v99, label %v100
v100:
  %v101 = icmp eq i64 %v96, %v4
  br i1 %v101, label %v102, label %v103
v102:
  %v104 = sub i64 %v1, %v93
  %v105 = add i64 %v93, %v0
  br label %v99
v103:
  %v106 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v93)
  %v107 = extractvalue { i64 } %v106, 0
  %v108 = icmp ne i64 %v96, 0
  %v109 = or i1 %v91, %v108
  %v110 = icmp slt i64 %v107, 0
  %v111 = or i1 %v109, %v110
  br i1 %v111, label %v112, label %v113
v113:
  %v114 = phi i64 [ %v115, %v113 ], [ %v107, %v103 ]
  %v116 = phi i64 [ %v117, %v113 ], [ %v5, %v103 ]
  %v118 = add i64 %v114, %v3
  %v119 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v118)
  %v115 = extractvalue { i64 } %v119, 0
  %v117 = add nsw i64 %v116, -1
  %v120 = icmp sgt i64 %v115, -1
  %v121 = icmp sgt i64 %v116, 1
  %v122 = and i1 %v121, %v120
  br i1 %v122, label %v113, label %v112
v112:
  %v123 = phi i64 [ %v107, %v103 ], [ %v115, %v113 ]
  %v124 = icmp slt i64 %v123, 0
  br i1 %v124, label %v125, label %v126
v126:
  %v127 = add i64 %v123, %v3
  %v128 = sub nsw i64 %v123, %v93
  %v129 = add i64 %v93, %v0
  br label %v99
v125:
  %v130 = sub i64 %v1, %v93
  %v131 = add i64 %v93, %v0
  br label %v99
v99:
  %v132 = phi i64 [ 0, %v92 ], [ %v105, %v102 ], [ %v131, %v125 ], [ %v129, %v126 ]
  %v94 = phi i64 [ -1, %v92 ], [ -1, %v102 ], [ -1, %v125 ], [ %v127, %v126 ]
  %v133 = phi i64 [ 0, %v92 ], [ %v104, %v102 ], [ %v130, %v125 ], [ %v128, %v126 ]
  %v134 = icmp eq i64 %v132, 0
  br i1 %v134, label %v43, label %v95
v95:
  %v97 = add nuw i64 %v96, 1
  %v135 = icmp slt i64 %v96, %v88
  br i1 %v135, label %v92, label %v43
v43:
  %v136 = phi i64 [ %v42, %v38 ], [ 0, %v45 ], [ 0, %v99 ], [ %v132, %v95 ]
  %v137 = phi i64 [ %v41, %v38 ], [ 0, %v45 ], [ %v133, %v95 ], [ %v133, %v99 ]
  %v138 = insertvalue { i64, i64 } poison, i64 %v136, 0
  %v139 = insertvalue { i64, i64 } %v138, i64 %v137, 1
  ret { i64, i64 } %v139
}
define internal { i32 } @udf_text_split_has_text_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v16:
  %v8 = icmp slt i64 %v5, 1
  %v9 = icmp slt i64 %v7, 1
  %v10 = and i64 %v6, 7
  %v11 = shl nuw nsw i64 %v10, 3
  %v12 = sub nuw nsw i64 8, %v10
  %v13 = sub nuw nsw i64 64, %v11
  br label %v14
v14:
  %v15 = phi i64 [ 0, %v16 ], [ %v17, %v18 ]
  %v19 = phi i64 [ 0, %v16 ], [ %v20, %v18 ]
  %v21 = icmp slt i64 %v15, 0
  br i1 %v21, label %v22, label %v23
v23:
  %v24 = icmp eq i64 %v19, %v4
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = sub i64 %v1, %v15
  %v28 = add i64 %v15, %v0
  br label %v22
v26:
  %v29 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v15)
  %v30 = extractvalue { i64 } %v29, 0
  %v31 = icmp ne i64 %v19, 0
  %v32 = or i1 %v8, %v31
  %v33 = icmp slt i64 %v30, 0
  %v34 = or i1 %v32, %v33
  br i1 %v34, label %v35, label %v36
v36:
  %v37 = phi i64 [ %v38, %v36 ], [ %v30, %v26 ]
  %v39 = phi i64 [ %v40, %v36 ], [ %v5, %v26 ]
  %v41 = add i64 %v37, %v3
  %v42 = tail call { i64 } @udf_text_first_place(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v41)
  %v38 = extractvalue { i64 } %v42, 0
  %v40 = add nsw i64 %v39, -1
  %v43 = icmp sgt i64 %v38, -1
  %v44 = icmp sgt i64 %v39, 1
  %v45 = and i1 %v44, %v43
  br i1 %v45, label %v36, label %v35
v35:
  %v46 = phi i64 [ %v30, %v26 ], [ %v38, %v36 ]
  %v47 = icmp slt i64 %v46, 0
  br i1 %v47, label %v48, label %v49
v49:
  %v50 = add i64 %v46, %v3
  %v51 = sub nsw i64 %v46, %v15
  %v52 = add i64 %v15, %v0
  br label %v22
v48:
  %v53 = sub i64 %v1, %v15
  %v54 = add i64 %v15, %v0
  br label %v22
v22:
  %v17 = phi i64 [ -1, %v14 ], [ -1, %v25 ], [ -1, %v48 ], [ %v50, %v49 ]
  %v55 = phi i64 [ 0, %v14 ], [ %v28, %v25 ], [ %v54, %v48 ], [ %v52, %v49 ]
  %v56 = phi i64 [ 0, %v14 ], [ %v27, %v25 ], [ %v53, %v48 ], [ %v51, %v49 ]
  %v57 = icmp eq i64 %v55, 0
  br i1 %v57, label %v58, label %v59
v59:
  %v60 = icmp ne i64 %v56, %v7
  %v61 = or i1 %v9, %v60
  %v62 = icmp eq i64 %v56, %v7
  br i1 %v61, label %v18, label %v63
v63:
  %v64 = and i64 %v55, 7
  %v65 = shl nuw nsw i64 %v64, 3
  %v66 = sub nuw nsw i64 8, %v64
  %v67 = sub nuw nsw i64 64, %v65
  br label %v68
v68:
  %v69 = phi i64 [ %v70, %v71 ], [ 0, %v63 ]
  %v72 = sub i64 %v7, %v69
  %v73 = add i64 %v69, %v55
  %v74 = tail call i64 @llvm.umin.i64(i64 %v72, i64 8)
  %v75 = and i64 %v73, 4095
  %v76 = icmp samesign ult i64 %v75, 4089
  br i1 %v76, label %v77, label %v78
v77:
  %v79 = inttoptr i64 %v73 to ptr
  %v80 = load i64, ptr %v79, align 1
  br label %v81
v78:
  %v82 = and i64 %v73, -8
  %v83 = inttoptr i64 %v82 to ptr
  %v84 = load i64, ptr %v83, align 8
  %v85 = lshr i64 %v84, %v65
  %v86 = icmp samesign ugt i64 %v74, %v66
  br i1 %v86, label %v87, label %v81
v87:
  %v88 = getelementptr i8, ptr %v83, i64 8
  %v89 = load i64, ptr %v88, align 8
  %v90 = shl i64 %v89, %v67
  %v91 = or disjoint i64 %v90, %v85
  br label %v81
v81:
  %v92 = phi i64 [ %v80, %v77 ], [ %v85, %v78 ], [ %v91, %v87 ]
  %v93 = shl nuw nsw i64 %v74, 3
  %v94 = sub nuw nsw i64 64, %v93
  %v95 = lshr i64 -1, %v94
  %v96 = add i64 %v69, %v6
  %v97 = and i64 %v96, 4095
  %v98 = icmp samesign ult i64 %v97, 4089
  br i1 %v98, label %v99, label %v100
v99:
  %v101 = inttoptr i64 %v96 to ptr
  %v102 = load i64, ptr %v101, align 1
  br label %v103
v100:
  %v104 = and i64 %v96, -8
  %v105 = inttoptr i64 %v104 to ptr
  %v106 = load i64, ptr %v105, align 8
  %v107 = lshr i64 %v106, %v11
  %v108 = icmp samesign ugt i64 %v74, %v12
  br i1 %v108, label %v109, label %v103
v109:
  %v110 = getelementptr i8, ptr %v105, i64 8
  %v111 = load i64, ptr %v110, align 8
  %v112 = shl i64 %v111, %v13
  %v113 = or disjoint i64 %v112, %v107
  br label %v103
v103:
  %v114 = phi i64 [ %v102, %v99 ], [ %v107, %v100 ], [ %v113, %v109 ]
  %v115 = xor i64 %v114, %v92
  %v116 = and i64 %v115, %v95
  %v117 = icmp eq i64 %v116, 0
  br i1 %v117, label %v71, label %v18
v71:
  %v70 = add i64 %v69, 8
  %v118 = icmp slt i64 %v70, %v7
  br i1 %v118, label %v68, label %v58
v18:
  %v119 = phi i1 [ %v62, %v59 ], [ false, %v103 ]
  %v20 = add i64 %v19, 1
  br i1 %v119, label %v58, label %v14
v58:
  %v120 = phi i32 [ 1, %v71 ], [ 1, %v18 ], [ 0, %v22 ]
  %v121 = insertvalue { i32 } poison, i32 %v120, 0
  ret { i32 } %v121
}
define internal { i64, i64, i64 } @udf_text_split_next_space_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v157:
  %v8 = icmp slt i64 %v6, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = icmp slt i64 %v6, %v1
  br i1 %v11, label %v12, label %v13
v12:
  %v14 = phi i64 [ %v15, %v16 ], [ %v6, %v10 ]
  %v17 = sub i64 %v1, %v14
  %v18 = add i64 %v14, %v0
  %v19 = tail call i64 @llvm.umin.i64(i64 %v17, i64 8)
  %v20 = and i64 %v18, 4095
  %v21 = icmp samesign ult i64 %v20, 4089
  br i1 %v21, label %v22, label %v23
v22:
  %v24 = inttoptr i64 %v18 to ptr
  %v25 = load i64, ptr %v24, align 1
  br label %v26
v23:
  %v27 = and i64 %v18, 7
  %v28 = and i64 %v18, -8
  %v29 = inttoptr i64 %v28 to ptr
  %v30 = load i64, ptr %v29, align 8
  %v31 = shl nuw nsw i64 %v27, 3
  %v32 = lshr i64 %v30, %v31
  %v33 = add nuw nsw i64 %v27, %v19
  %v34 = icmp samesign ugt i64 %v33, 8
  br i1 %v34, label %v35, label %v26
v35:
  %v36 = getelementptr i8, ptr %v29, i64 8
  %v37 = load i64, ptr %v36, align 8
  %v38 = sub nuw nsw i64 64, %v31
  %v39 = shl i64 %v37, %v38
  %v40 = or disjoint i64 %v39, %v32
  br label %v26
v26:
  %v41 = phi i64 [ %v25, %v22 ], [ %v32, %v23 ], [ %v40, %v35 ]
  %v42 = shl nuw nsw i64 %v19, 3
  %v43 = sub nuw nsw i64 64, %v42
  %v44 = lshr i64 -1, %v43
  %v45 = and i64 %v41, %v44
  %v46 = and i64 %v45, 9187201950435737471
  %v47 = add nuw i64 %v46, 8608480567731124087
  %v48 = sub nuw i64 -8246779703540740723, %v46
  %v49 = and i64 %v47, %v48
  %v50 = add nuw i64 %v46, 7234017283807667300
  %v51 = sub nuw i64 -6872316419617283936, %v46
  %v52 = and i64 %v50, %v51
  %v53 = or i64 %v49, %v52
  %v54 = and i64 %v45, -9187201950435737472
  %v55 = xor i64 %v54, -9187201950435737472
  %v56 = and i64 %v55, %v53
  %v57 = xor i64 %v56, -9187201950435737472
  %v58 = icmp eq i64 %v56, -9187201950435737472
  %v59 = sub i64 0, %v57
  %v60 = and i64 %v57, %v59
  %v61 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v60, i1 false)
  %v62 = trunc nuw nsw i64 %v61 to i32
  %v63 = sub nsw i32 63, %v62
  %v64 = ashr i32 %v63, 3
  %v65 = sext i32 %v64 to i64
  %v66 = select i1 %v58, i64 8, i64 %v65
  %v67 = add i64 %v66, %v14
  br i1 %v58, label %v16, label %v68
v68:
  %v69 = icmp slt i64 %v67, %v1
  br i1 %v69, label %v70, label %v13
v70:
  %v71 = add i64 %v66, %v18
  %v72 = inttoptr i64 %v71 to ptr
  %v73 = load i8, ptr %v72, align 1
  %v74 = icmp sgt i8 %v73, -1
  br i1 %v74, label %v13, label %v75
v75:
  switch i8 %v73, label %v13 [
    i8 -96, label %v76
    i8 -123, label %v76
  ]
v76:
  %v77 = add i64 %v67, 1
  br label %v16
v16:
  %v15 = phi i64 [ %v67, %v26 ], [ %v77, %v76 ]
  %v78 = icmp slt i64 %v15, %v1
  br i1 %v78, label %v12, label %v13
v13:
  %v79 = phi i64 [ %v6, %v10 ], [ %v15, %v16 ], [ %v67, %v68 ], [ %v67, %v70 ], [ %v67, %v75 ]
  %v80 = icmp slt i64 %v79, %v1
  %v81 = tail call i64 @llvm.smin.i64(i64 %v79, i64 %v1)
  br i1 %v80, label %v82, label %v9
v82:
  %v83 = icmp eq i64 %v4, %v7
  br i1 %v83, label %v84, label %v85
v84:
  %v86 = sub i64 %v1, %v81
  %v87 = add i64 %v81, %v0
  br label %v9
v85:
  %v88 = phi i64 [ %v89, %v90 ], [ %v79, %v82 ]
  %v91 = sub i64 %v1, %v88
  %v92 = add i64 %v88, %v0
  %v93 = tail call i64 @llvm.umin.i64(i64 %v91, i64 8)
  %v94 = and i64 %v92, 4095
  %v95 = icmp samesign ult i64 %v94, 4089
  br i1 %v95, label %v96, label %v97
v96:
  %v98 = inttoptr i64 %v92 to ptr
  %v99 = load i64, ptr %v98, align 1
  br label %v100
v97:
  %v101 = and i64 %v92, 7
  %v102 = and i64 %v92, -8
  %v103 = inttoptr i64 %v102 to ptr
  %v104 = load i64, ptr %v103, align 8
  %v105 = shl nuw nsw i64 %v101, 3
  %v106 = lshr i64 %v104, %v105
  %v107 = add nuw nsw i64 %v101, %v93
  %v108 = icmp samesign ugt i64 %v107, 8
  br i1 %v108, label %v109, label %v100
v109:
  %v110 = getelementptr i8, ptr %v103, i64 8
  %v111 = load i64, ptr %v110, align 8
  %v112 = sub nuw nsw i64 64, %v105
  %v113 = shl i64 %v111, %v112
  %v114 = or disjoint i64 %v113, %v106
  br label %v100
v100:
  %v115 = phi i64 [ %v99, %v96 ], [ %v106, %v97 ], [ %v114, %v109 ]
  %v116 = shl nuw nsw i64 %v93, 3
  %v117 = sub nuw nsw i64 64, %v116
  %v118 = lshr i64 -1, %v117
  %v119 = and i64 %v115, %v118
  %v120 = and i64 %v119, 9187201950435737471
  %v121 = add nuw i64 %v120, 8608480567731124087
  %v122 = sub nuw i64 -8246779703540740723, %v120
  %v123 = and i64 %v121, %v122
  %v124 = add nuw i64 %v120, 7234017283807667300
  %v125 = sub nuw i64 -6872316419617283936, %v120
  %v126 = and i64 %v124, %v125
  %v127 = or i64 %v126, %v123
  %v128 = or i64 %v127, %v119
  %v129 = and i64 %v128, -9187201950435737472
  %v130 = icmp eq i64 %v129, 0
  %v131 = sub i64 0, %v129
  %v132 = and i64 %v129, %v131
  %v133 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v132, i1 false)
  %v134 = trunc nuw nsw i64 %v133 to i32
  %v135 = sub nsw i32 63, %v134
  %v136 = ashr i32 %v135, 3
  %v137 = sext i32 %v136 to i64
  %v138 = select i1 %v130, i64 8, i64 %v137
  %v139 = add i64 %v138, %v88
  br i1 %v130, label %v90, label %v140
v140:
  %v141 = icmp slt i64 %v139, %v1
  br i1 %v141, label %v142, label %v143
v142:
  %v144 = add i64 %v138, %v92
  %v145 = inttoptr i64 %v144 to ptr
  %v146 = load i8, ptr %v145, align 1
  %v147 = icmp sgt i8 %v146, -1
  br i1 %v147, label %v143, label %v148
v148:
  switch i8 %v146, label %v149 [
    i8 -96, label %v143
    i8 -123, label %v143
  ]
v149:
  %v150 = add i64 %v139, 1
  br label %v90
v90:
  %v89 = phi i64 [ %v139, %v100 ], [ %v150, %v149 ]
  %v151 = icmp slt i64 %v89, %v1
  br i1 %v151, label %v85, label %v143
v143:
  %v152 = phi i64 [ %v89, %v90 ], [ %v139, %v140 ], [ %v139, %v142 ], [ %v139, %v148 ], [ %v139, %v148 ]
  %v153 = add i64 %v81, %v0
  %v154 = tail call i64 @llvm.smin.i64(i64 %v152, i64 %v1)
  %v155 = sub i64 %v154, %v81
  br label %v9
v9:
  %v156 = phi i64 [ 0, %v157 ], [ 0, %v13 ], [ %v87, %v84 ], [ %v153, %v143 ]
  %v158 = phi i64 [ 0, %v157 ], [ 0, %v13 ], [ %v86, %v84 ], [ %v155, %v143 ]
  %v159 = phi i64 [ -1, %v157 ], [ -1, %v13 ], [ -1, %v84 ], [ %v154, %v143 ]
  %v160 = insertvalue { i64, i64, i64 } poison, i64 %v156, 0
  %v161 = insertvalue { i64, i64, i64 } %v160, i64 %v158, 1
  %v162 = insertvalue { i64, i64, i64 } %v161, i64 %v159, 2
  ret { i64, i64, i64 } %v162
}
define internal { i64 } @udf_text_split_count_space_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v12:
  %v6 = icmp slt i64 %v4, 0
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = phi i64 [ %v10, %v11 ], [ 0, %v12 ]
  %v13 = phi i64 [ %v14, %v11 ], [ 0, %v12 ]
  %v15 = icmp slt i64 %v13, 0
  br i1 %v15, label %v11, label %v16
v16:
  %v17 = icmp slt i64 %v13, %v1
  br i1 %v17, label %v18, label %v19
v18:
  %v20 = phi i64 [ %v21, %v22 ], [ %v13, %v16 ]
  %v23 = sub i64 %v1, %v20
  %v24 = add i64 %v20, %v0
  %v25 = tail call i64 @llvm.umin.i64(i64 %v23, i64 8)
  %v26 = and i64 %v24, 4095
  %v27 = icmp samesign ult i64 %v26, 4089
  br i1 %v27, label %v28, label %v29
v28:
  %v30 = inttoptr i64 %v24 to ptr
  %v31 = load i64, ptr %v30, align 1
  br label %v32
v29:
  %v33 = and i64 %v24, 7
  %v34 = and i64 %v24, -8
  %v35 = inttoptr i64 %v34 to ptr
  %v36 = load i64, ptr %v35, align 8
  %v37 = shl nuw nsw i64 %v33, 3
  %v38 = lshr i64 %v36, %v37
  %v39 = add nuw nsw i64 %v33, %v25
  %v40 = icmp samesign ugt i64 %v39, 8
  br i1 %v40, label %v41, label %v32
v41:
  %v42 = getelementptr i8, ptr %v35, i64 8
  %v43 = load i64, ptr %v42, align 8
  %v44 = sub nuw nsw i64 64, %v37
  %v45 = shl i64 %v43, %v44
  %v46 = or disjoint i64 %v45, %v38
  br label %v32
v32:
  %v47 = phi i64 [ %v31, %v28 ], [ %v38, %v29 ], [ %v46, %v41 ]
  %v48 = shl nuw nsw i64 %v25, 3
  %v49 = sub nuw nsw i64 64, %v48
  %v50 = lshr i64 -1, %v49
  %v51 = and i64 %v47, %v50
  %v52 = and i64 %v51, 9187201950435737471
  %v53 = add nuw i64 %v52, 8608480567731124087
  %v54 = sub nuw i64 -8246779703540740723, %v52
  %v55 = and i64 %v53, %v54
  %v56 = add nuw i64 %v52, 7234017283807667300
  %v57 = sub nuw i64 -6872316419617283936, %v52
  %v58 = and i64 %v56, %v57
  %v59 = or i64 %v55, %v58
  %v60 = and i64 %v51, -9187201950435737472
  %v61 = xor i64 %v60, -9187201950435737472
  %v62 = and i64 %v61, %v59
  %v63 = xor i64 %v62, -9187201950435737472
  %v64 = icmp eq i64 %v62, -9187201950435737472
  %v65 = sub i64 0, %v63
  %v66 = and i64 %v63, %v65
  %v67 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v66, i1 false)
  %v68 = trunc nuw nsw i64 %v67 to i32
  %v69 = sub nsw i32 63, %v68
  %v70 = ashr i32 %v69, 3
  %v71 = sext i32 %v70 to i64
  %v72 = select i1 %v64, i64 8, i64 %v71
  %v73 = add i64 %v72, %v20
  br i1 %v64, label %v22, label %v74
v74:
  %v75 = icmp slt i64 %v73, %v1
  br i1 %v75, label %v76, label %v19
v76:
  %v77 = add i64 %v72, %v24
  %v78 = inttoptr i64 %v77 to ptr
  %v79 = load i8, ptr %v78, align 1
  %v80 = icmp sgt i8 %v79, -1
  br i1 %v80, label %v19, label %v81
v81:
  switch i8 %v79, label %v19 [
    i8 -96, label %v82
    i8 -123, label %v82
  ]
v82:
  %v83 = add nsw i64 %v73, 1
  br label %v22
v22:
  %v21 = phi i64 [ %v73, %v32 ], [ %v83, %v82 ]
  %v84 = icmp slt i64 %v21, %v1
  br i1 %v84, label %v18, label %v19
v19:
  %v85 = phi i64 [ %v13, %v16 ], [ %v21, %v22 ], [ %v73, %v74 ], [ %v73, %v76 ], [ %v73, %v81 ]
  %v86 = icmp slt i64 %v85, %v1
  %v87 = tail call i64 @llvm.smin.i64(i64 %v85, i64 %v1)
  br i1 %v86, label %v88, label %v11
v88:
  %v89 = icmp eq i64 %v9, %v4
  br i1 %v89, label %v90, label %v91
v90:
  %v92 = add i64 %v87, %v0
  br label %v11
v91:
  %v93 = phi i64 [ %v94, %v95 ], [ %v85, %v88 ]
  %v96 = sub i64 %v1, %v93
  %v97 = add i64 %v93, %v0
  %v98 = tail call i64 @llvm.umin.i64(i64 %v96, i64 8)
  %v99 = and i64 %v97, 4095
  %v100 = icmp samesign ult i64 %v99, 4089
  br i1 %v100, label %v101, label %v102
v101:
  %v103 = inttoptr i64 %v97 to ptr
  %v104 = load i64, ptr %v103, align 1
  br label %v105
v102:
  %v106 = and i64 %v97, 7
  %v107 = and i64 %v97, -8
  %v108 = inttoptr i64 %v107 to ptr
  %v109 = load i64, ptr %v108, align 8
  %v110 = shl nuw nsw i64 %v106, 3
  %v111 = lshr i64 %v109, %v110
  %v112 = add nuw nsw i64 %v106, %v98
  %v113 = icmp samesign ugt i64 %v112, 8
  br i1 %v113, label %v114, label %v105
v114:
  %v115 = getelementptr i8, ptr %v108, i64 8
  %v116 = load i64, ptr %v115, align 8
  %v117 = sub nuw nsw i64 64, %v110
  %v118 = shl i64 %v116, %v117
  %v119 = or disjoint i64 %v118, %v111
  br label %v105
v105:
  %v120 = phi i64 [ %v104, %v101 ], [ %v111, %v102 ], [ %v119, %v114 ]
  %v121 = shl nuw nsw i64 %v98, 3
  %v122 = sub nuw nsw i64 64, %v121
  %v123 = lshr i64 -1, %v122
  %v124 = and i64 %v120, %v123
  %v125 = and i64 %v124, 9187201950435737471
  %v126 = add nuw i64 %v125, 8608480567731124087
  %v127 = sub nuw i64 -8246779703540740723, %v125
  %v128 = and i64 %v126, %v127
  %v129 = add nuw i64 %v125, 7234017283807667300
  %v130 = sub nuw i64 -6872316419617283936, %v125
  %v131 = and i64 %v129, %v130
  %v132 = or i64 %v131, %v128
  %v133 = or i64 %v132, %v124
  %v134 = and i64 %v133, -9187201950435737472
  %v135 = icmp eq i64 %v134, 0
  %v136 = sub i64 0, %v134
  %v137 = and i64 %v134, %v136
  %v138 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v137, i1 false)
  %v139 = trunc nuw nsw i64 %v138 to i32
  %v140 = sub nsw i32 63, %v139
  %v141 = ashr i32 %v140, 3
  %v142 = sext i32 %v141 to i64
  %v143 = select i1 %v135, i64 8, i64 %v142
  %v144 = add i64 %v143, %v93
  br i1 %v135, label %v95, label %v145
v145:
  %v146 = icmp slt i64 %v144, %v1
  br i1 %v146, label %v147, label %v148
v147:
  %v149 = add i64 %v143, %v97
  %v150 = inttoptr i64 %v149 to ptr
  %v151 = load i8, ptr %v150, align 1
  %v152 = icmp sgt i8 %v151, -1
  br i1 %v152, label %v148, label %v153
v153:
  switch i8 %v151, label %v154 [
    i8 -96, label %v148
    i8 -123, label %v148
  ]
v154:
  %v155 = add i64 %v144, 1
  br label %v95
v95:
  %v94 = phi i64 [ %v144, %v105 ], [ %v155, %v154 ]
  %v156 = icmp slt i64 %v94, %v1
  br i1 %v156, label %v91, label %v148
v148:
  %v157 = phi i64 [ %v94, %v95 ], [ %v144, %v145 ], [ %v144, %v147 ], [ %v144, %v153 ], [ %v144, %v153 ]
  %v158 = add i64 %v87, %v0
  %v159 = tail call i64 @llvm.smin.i64(i64 %v157, i64 %v1)
  br label %v11
v11:
  %v14 = phi i64 [ -1, %v8 ], [ -1, %v19 ], [ -1, %v90 ], [ %v159, %v148 ]
  %v160 = phi i64 [ 0, %v8 ], [ 0, %v19 ], [ %v92, %v90 ], [ %v158, %v148 ]
  %v161 = icmp eq i64 %v160, 0
  %v10 = add i64 %v9, 1
  br i1 %v161, label %v162, label %v8
v7:
  %v163 = icmp slt i64 %v1, 1
  br i1 %v163, label %v162, label %v164
v164:
  %v165 = phi i64 [ %v166, %v167 ], [ 0, %v7 ]
  %v168 = phi i64 [ %v169, %v167 ], [ 0, %v7 ]
  %v170 = phi i64 [ %v171, %v167 ], [ 128, %v7 ]
  %v172 = sub i64 %v1, %v168
  %v173 = add i64 %v168, %v0
  %v174 = tail call i64 @llvm.umin.i64(i64 %v172, i64 8)
  %v175 = and i64 %v173, 4095
  %v176 = icmp samesign ult i64 %v175, 4089
  br i1 %v176, label %v177, label %v178
v177:
  %v179 = inttoptr i64 %v173 to ptr
  %v180 = load i64, ptr %v179, align 1
  br label %v181
v178:
  %v182 = and i64 %v173, 7
  %v183 = and i64 %v173, -8
  %v184 = inttoptr i64 %v183 to ptr
  %v185 = load i64, ptr %v184, align 8
  %v186 = shl nuw nsw i64 %v182, 3
  %v187 = lshr i64 %v185, %v186
  %v188 = add nuw nsw i64 %v182, %v174
  %v189 = icmp samesign ugt i64 %v188, 8
  br i1 %v189, label %v190, label %v181
v190:
  %v191 = getelementptr i8, ptr %v184, i64 8
  %v192 = load i64, ptr %v191, align 8
  %v193 = sub nuw nsw i64 64, %v186
  %v194 = shl i64 %v192, %v193
  %v195 = or disjoint i64 %v194, %v187
  br label %v181
v181:
  %v196 = phi i64 [ %v180, %v177 ], [ %v187, %v178 ], [ %v195, %v190 ]
  %v197 = shl nuw nsw i64 %v174, 3
  %v198 = sub nuw nsw i64 64, %v197
  %v199 = lshr i64 -1, %v198
  %v200 = and i64 %v196, %v199
  %v201 = and i64 %v200, -9187201950435737472
  %v202 = icmp eq i64 %v201, 0
  br i1 %v202, label %v203, label %v204
v204:
  %v205 = inttoptr i64 %v173 to ptr
  %v206 = load i8, ptr %v205, align 1
  %v207 = sext i8 %v206 to i16
  %v208 = icmp sgt i8 %v206, -1
  br i1 %v208, label %v209, label %v210
v210:
  %v211 = and i16 %v207, 255
  %v212 = icmp eq i8 %v206, -123
  %v213 = icmp eq i16 %v211, 160
  %v214 = or i1 %v212, %v213
  br label %v215
v209:
  %v216 = icmp eq i8 %v206, 32
  %v217 = add nsw i16 %v207, -9
  %v218 = icmp ult i16 %v217, 5
  %v219 = or i1 %v216, %v218
  %v220 = and i8 %v206, 124
  %v221 = icmp eq i8 %v220, 28
  %v222 = or i1 %v221, %v219
  br label %v215
v215:
  %v223 = phi i1 [ %v222, %v209 ], [ %v214, %v210 ]
  %v224 = icmp eq i64 %v170, 0
  %v225 = or i1 %v224, %v223
  %v226 = xor i1 %v225, true
  %v227 = zext i1 %v226 to i64
  %v228 = select i1 %v223, i64 128, i64 0
  br label %v167
v203:
  %v229 = add nuw i64 %v200, 8608480567731124087
  %v230 = sub nuw i64 -8246779703540740723, %v200
  %v231 = and i64 %v229, %v230
  %v232 = add nuw i64 %v200, 7234017283807667300
  %v233 = sub nuw i64 -6872316419617283936, %v200
  %v234 = and i64 %v232, %v233
  %v235 = or i64 %v231, %v234
  %v236 = and i64 %v235, -9187201950435737472
  %v237 = trunc i64 %v172 to i32
  %v238 = shl i32 %v237, 3
  %v239 = and i32 %v238, 56
  %v240 = zext nneg i32 %v239 to i64
  %v241 = shl nsw i64 -1, %v240
  %v242 = icmp ugt i32 %v238, 63
  %v243 = xor i64 %v236, -9187201950435737472
  %v244 = shl i64 %v235, 8
  %v245 = and i64 %v244, -9187201950435737600
  %v246 = or i64 %v245, %v170
  %v247 = xor i64 %v241, -1
  %v248 = select i1 %v242, i64 -9187201950435737472, i64 %v247
  %v249 = icmp slt i64 %v172, 8
  %v250 = select i1 %v249, i64 %v248, i64 -9187201950435737472
  %v251 = and i64 %v243, %v250
  %v252 = and i64 %v251, %v246
  %v253 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v252)
  %v254 = lshr i64 %v236, 56
  br label %v167
v167:
  %v171 = phi i64 [ %v254, %v203 ], [ %v228, %v215 ]
  %v255 = phi i64 [ %v253, %v203 ], [ %v227, %v215 ]
  %v256 = phi i64 [ 8, %v203 ], [ 1, %v215 ]
  %v166 = add i64 %v255, %v165
  %v169 = add i64 %v256, %v168
  %v257 = icmp slt i64 %v169, %v1
  br i1 %v257, label %v164, label %v162
v162:
  %v258 = phi i64 [ 0, %v7 ], [ %v166, %v167 ], [ %v9, %v11 ]
  %v259 = insertvalue { i64 } poison, i64 %v258, 0
  ret { i64 } %v259
}
define internal { i64, i64 } @udf_text_split_item_space_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
start:
  %v7 = and i64 %v6, %v4
  %v8 = icmp slt i64 %v7, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = icmp sgt i64 %v6, -1
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = icmp slt i64 %v4, 0
  br i1 %v14, label %v15, label %v16
v16:
  %v17 = phi i64 [ %v18, %v19 ], [ 0, %v13 ]
  %v20 = phi i64 [ %v21, %v19 ], [ 0, %v13 ]
  %v22 = icmp slt i64 %v20, 0
  br i1 %v22, label %v19, label %v23
v23:
  %v24 = icmp slt i64 %v20, %v1
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = phi i64 [ %v28, %v29 ], [ %v20, %v23 ]
  %v30 = sub i64 %v1, %v27
  %v31 = add i64 %v27, %v0
  %v32 = tail call i64 @llvm.umin.i64(i64 %v30, i64 8)
  %v33 = and i64 %v31, 4095
  %v34 = icmp samesign ult i64 %v33, 4089
  br i1 %v34, label %v35, label %v36
v35:
  %v37 = inttoptr i64 %v31 to ptr
  %v38 = load i64, ptr %v37, align 1
  br label %v39
v36:
  %v40 = and i64 %v31, 7
  %v41 = and i64 %v31, -8
  %v42 = inttoptr i64 %v41 to ptr
  %v43 = load i64, ptr %v42, align 8
  %v44 = shl nuw nsw i64 %v40, 3
  %v45 = lshr i64 %v43, %v44
  %v46 = add nuw nsw i64 %v40, %v32
  %v47 = icmp samesign ugt i64 %v46, 8
  br i1 %v47, label %v48, label %v39
v48:
  %v49 = getelementptr i8, ptr %v42, i64 8
  %v50 = load i64, ptr %v49, align 8
  %v51 = sub nuw nsw i64 64, %v44
  %v52 = shl i64 %v50, %v51
  %v53 = or disjoint i64 %v52, %v45
  br label %v39
v39:
  %v54 = phi i64 [ %v38, %v35 ], [ %v45, %v36 ], [ %v53, %v48 ]
  %v55 = shl nuw nsw i64 %v32, 3
  %v56 = sub nuw nsw i64 64, %v55
  %v57 = lshr i64 -1, %v56
  %v58 = and i64 %v54, %v57
  %v59 = and i64 %v58, 9187201950435737471
  %v60 = add nuw i64 %v59, 8608480567731124087
  %v61 = sub nuw i64 -8246779703540740723, %v59
  %v62 = and i64 %v60, %v61
  %v63 = add nuw i64 %v59, 7234017283807667300
  %v64 = sub nuw i64 -6872316419617283936, %v59
  %v65 = and i64 %v63, %v64
  %v66 = or i64 %v62, %v65
  %v67 = and i64 %v58, -9187201950435737472
  %v68 = xor i64 %v67, -9187201950435737472
  %v69 = and i64 %v68, %v66
  %v70 = xor i64 %v69, -9187201950435737472
  %v71 = icmp eq i64 %v69, -9187201950435737472
  %v72 = sub i64 0, %v70
  %v73 = and i64 %v70, %v72
  %v74 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v73, i1 false)
  %v75 = trunc nuw nsw i64 %v74 to i32
  %v76 = sub nsw i32 63, %v75
  %v77 = ashr i32 %v76, 3
  %v78 = sext i32 %v77 to i64
  %v79 = select i1 %v71, i64 8, i64 %v78
  %v80 = add i64 %v79, %v27
  br i1 %v71, label %v29, label %v81
v81:
  %v82 = icmp slt i64 %v80, %v1
  br i1 %v82, label %v83, label %v26
v83:
  %v84 = add i64 %v79, %v31
  %v85 = inttoptr i64 %v84 to ptr
  %v86 = load i8, ptr %v85, align 1
  %v87 = icmp sgt i8 %v86, -1
  br i1 %v87, label %v26, label %v88
v88:
  switch i8 %v86, label %v26 [
    i8 -96, label %v89
    i8 -123, label %v89
  ]
v89:
  %v90 = add nsw i64 %v80, 1
  br label %v29
v29:
  %v28 = phi i64 [ %v80, %v39 ], [ %v90, %v89 ]
  %v91 = icmp slt i64 %v28, %v1
  br i1 %v91, label %v25, label %v26
v26:
  %v92 = phi i64 [ %v20, %v23 ], [ %v28, %v29 ], [ %v80, %v81 ], [ %v80, %v83 ], [ %v80, %v88 ]
  %v93 = icmp slt i64 %v92, %v1
  %v94 = tail call i64 @llvm.smin.i64(i64 %v92, i64 %v1)
  br i1 %v93, label %v95, label %v19
v95:
  %v96 = icmp eq i64 %v17, %v4
  br i1 %v96, label %v97, label %v98
v97:
  %v99 = add i64 %v94, %v0
  br label %v19
v98:
  %v100 = phi i64 [ %v101, %v102 ], [ %v92, %v95 ]
  %v103 = sub i64 %v1, %v100
  %v104 = add i64 %v100, %v0
  %v105 = tail call i64 @llvm.umin.i64(i64 %v103, i64 8)
  %v106 = and i64 %v104, 4095
  %v107 = icmp samesign ult i64 %v106, 4089
  br i1 %v107, label %v108, label %v109
v108:
  %v110 = inttoptr i64 %v104 to ptr
  %v111 = load i64, ptr %v110, align 1
  br label %v112
v109:
  %v113 = and i64 %v104, 7
  %v114 = and i64 %v104, -8
  %v115 = inttoptr i64 %v114 to ptr
  %v116 = load i64, ptr %v115, align 8
  %v117 = shl nuw nsw i64 %v113, 3
  %v118 = lshr i64 %v116, %v117
  %v119 = add nuw nsw i64 %v113, %v105
  %v120 = icmp samesign ugt i64 %v119, 8
  br i1 %v120, label %v121, label %v112
v121:
  %v122 = getelementptr i8, ptr %v115, i64 8
  %v123 = load i64, ptr %v122, align 8
  %v124 = sub nuw nsw i64 64, %v117
  %v125 = shl i64 %v123, %v124
  %v126 = or disjoint i64 %v125, %v118
  br label %v112
v112:
  %v127 = phi i64 [ %v111, %v108 ], [ %v118, %v109 ], [ %v126, %v121 ]
  %v128 = shl nuw nsw i64 %v105, 3
  %v129 = sub nuw nsw i64 64, %v128
  %v130 = lshr i64 -1, %v129
  %v131 = and i64 %v127, %v130
  %v132 = and i64 %v131, 9187201950435737471
  %v133 = add nuw i64 %v132, 8608480567731124087
  %v134 = sub nuw i64 -8246779703540740723, %v132
  %v135 = and i64 %v133, %v134
  %v136 = add nuw i64 %v132, 7234017283807667300
  %v137 = sub nuw i64 -6872316419617283936, %v132
  %v138 = and i64 %v136, %v137
  %v139 = or i64 %v138, %v135
  %v140 = or i64 %v139, %v131
  %v141 = and i64 %v140, -9187201950435737472
  %v142 = icmp eq i64 %v141, 0
  %v143 = sub i64 0, %v141
  %v144 = and i64 %v141, %v143
  %v145 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v144, i1 false)
  %v146 = trunc nuw nsw i64 %v145 to i32
  %v147 = sub nsw i32 63, %v146
  %v148 = ashr i32 %v147, 3
  %v149 = sext i32 %v148 to i64
  %v150 = select i1 %v142, i64 8, i64 %v149
  %v151 = add i64 %v150, %v100
  br i1 %v142, label %v102, label %v152
v152:
  %v153 = icmp slt i64 %v151, %v1
  br i1 %v153, label %v154, label %v155
v154:
  %v156 = add i64 %v150, %v104
  %v157 = inttoptr i64 %v156 to ptr
  %v158 = load i8, ptr %v157, align 1
  %v159 = icmp sgt i8 %v158, -1
  br i1 %v159, label %v155, label %v160
v160:
  switch i8 %v158, label %v161 [
    i8 -96, label %v155
    i8 -123, label %v155
  ]
v161:
  %v162 = add i64 %v151, 1
  br label %v102
v102:
  %v101 = phi i64 [ %v151, %v112 ], [ %v162, %v161 ]
  %v163 = icmp slt i64 %v101, %v1
  br i1 %v163, label %v98, label %v155
v155:
  %v164 = phi i64 [ %v101, %v102 ], [ %v151, %v152 ], [ %v151, %v154 ], [ %v151, %v160 ], [ %v151, %v160 ]
  %v165 = add i64 %v94, %v0
  %v166 = tail call i64 @llvm.smin.i64(i64 %v164, i64 %v1)
  br label %v19
v19:
  %v21 = phi i64 [ -1, %v16 ], [ -1, %v26 ], [ -1, %v97 ], [ %v166, %v155 ]
  %v167 = phi i64 [ 0, %v16 ], [ 0, %v26 ], [ %v99, %v97 ], [ %v165, %v155 ]
  %v168 = icmp eq i64 %v167, 0
  %v18 = add i64 %v17, 1
  br i1 %v168, label %v169, label %v16
v9:
  %v170 = sub i64 0, %v6
  br label %v171
v171:
  %v172 = phi i64 [ %v173, %v174 ], [ %v1, %v9 ]
  %v175 = phi i64 [ %v176, %v174 ], [ %v170, %v9 ]
  %v177 = icmp slt i64 %v172, 1
  br i1 %v177, label %v178, label %v179
v179:
  %v180 = phi i64 [ %v181, %v182 ], [ %v172, %v171 ]
  %v181 = add nsw i64 %v180, -1
  %v183 = add i64 %v181, %v0
  %v184 = inttoptr i64 %v183 to ptr
  %v185 = load i8, ptr %v184, align 1
  %v186 = sext i8 %v185 to i16
  %v187 = icmp sgt i8 %v185, -1
  br i1 %v187, label %v188, label %v189
v188:
  %v190 = icmp eq i8 %v185, 32
  %v191 = add nsw i16 %v186, -9
  %v192 = icmp ult i16 %v191, 5
  %v193 = or i1 %v190, %v192
  %v194 = and i8 %v185, 124
  %v195 = icmp eq i8 %v194, 28
  %v196 = or i1 %v195, %v193
  br i1 %v196, label %v182, label %v178
v182:
  %v197 = icmp slt i64 %v180, 2
  br i1 %v197, label %v178, label %v179
v189:
  %v198 = and i16 %v186, 255
  %v199 = icmp eq i8 %v185, -123
  %v200 = icmp eq i16 %v198, 160
  %v201 = or i1 %v199, %v200
  br i1 %v201, label %v182, label %v178
v178:
  %v202 = phi i64 [ %v172, %v171 ], [ 0, %v182 ], [ %v180, %v188 ], [ %v180, %v189 ]
  %v203 = icmp slt i64 %v202, 1
  br i1 %v203, label %v174, label %v204
v204:
  %v205 = phi i64 [ %v206, %v207 ], [ %v202, %v178 ]
  %v206 = add nsw i64 %v205, -1
  %v208 = add i64 %v206, %v0
  %v209 = inttoptr i64 %v208 to ptr
  %v210 = load i8, ptr %v209, align 1
  %v211 = sext i8 %v210 to i16
  %v212 = icmp sgt i8 %v210, -1
  br i1 %v212, label %v213, label %v214
v213:
  %v215 = icmp ne i8 %v210, 32
  %v216 = add nsw i16 %v211, -14
  %v217 = icmp ult i16 %v216, -5
  %v218 = and i1 %v215, %v217
  %v219 = and i8 %v210, 124
  %v220 = icmp ne i8 %v219, 28
  %v221 = and i1 %v220, %v218
  br i1 %v221, label %v207, label %v174
v207:
  %v222 = icmp slt i64 %v205, 2
  br i1 %v222, label %v174, label %v204
v214:
  %v223 = and i16 %v211, 255
  %v224 = icmp eq i8 %v210, -123
  %v225 = icmp eq i16 %v223, 160
  %v226 = or i1 %v224, %v225
  br i1 %v226, label %v174, label %v207
v174:
  %v173 = phi i64 [ %v202, %v178 ], [ 0, %v207 ], [ %v205, %v214 ], [ %v205, %v213 ]
  %v176 = add i64 %v175, -1
  %v227 = icmp ne i64 %v176, 0
  %v228 = icmp ne i64 %v202, 0
  %v229 = and i1 %v228, %v227
  br i1 %v229, label %v171, label %v230
v230:
  %v231 = icmp eq i64 %v202, 0
  %v232 = add i64 %v173, %v0
  %v233 = sub i64 %v202, %v173
  %v234 = select i1 %v231, i64 0, i64 %v232
  br label %v235
v15:
  %v236 = icmp slt i64 %v1, 1
  br i1 %v236, label %v169, label %v237
v237:
  %v238 = phi i64 [ %v239, %v240 ], [ 0, %v15 ]
  %v241 = phi i64 [ %v242, %v240 ], [ 0, %v15 ]
  %v243 = phi i64 [ %v244, %v240 ], [ 128, %v15 ]
  %v245 = sub i64 %v1, %v241
  %v246 = add i64 %v241, %v0
  %v247 = tail call i64 @llvm.umin.i64(i64 %v245, i64 8)
  %v248 = and i64 %v246, 4095
  %v249 = icmp samesign ult i64 %v248, 4089
  br i1 %v249, label %v250, label %v251
v250:
  %v252 = inttoptr i64 %v246 to ptr
  %v253 = load i64, ptr %v252, align 1
  br label %v254
v251:
  %v255 = and i64 %v246, 7
  %v256 = and i64 %v246, -8
  %v257 = inttoptr i64 %v256 to ptr
  %v258 = load i64, ptr %v257, align 8
  %v259 = shl nuw nsw i64 %v255, 3
  %v260 = lshr i64 %v258, %v259
  %v261 = add nuw nsw i64 %v255, %v247
  %v262 = icmp samesign ugt i64 %v261, 8
  br i1 %v262, label %v263, label %v254
v263:
  %v264 = getelementptr i8, ptr %v257, i64 8
  %v265 = load i64, ptr %v264, align 8
  %v266 = sub nuw nsw i64 64, %v259
  %v267 = shl i64 %v265, %v266
  %v268 = or disjoint i64 %v267, %v260
  br label %v254
v254:
  %v269 = phi i64 [ %v253, %v250 ], [ %v260, %v251 ], [ %v268, %v263 ]
  %v270 = shl nuw nsw i64 %v247, 3
  %v271 = sub nuw nsw i64 64, %v270
  %v272 = lshr i64 -1, %v271
  %v273 = and i64 %v269, %v272
  %v274 = and i64 %v273, -9187201950435737472
  %v275 = icmp eq i64 %v274, 0
  br i1 %v275, label %v276, label %v277
v277:
  %v278 = inttoptr i64 %v246 to ptr
  %v279 = load i8, ptr %v278, align 1
  %v280 = sext i8 %v279 to i16
  %v281 = icmp sgt i8 %v279, -1
  br i1 %v281, label %v282, label %v283
v283:
  %v284 = and i16 %v280, 255
  %v285 = icmp eq i8 %v279, -123
  %v286 = icmp eq i16 %v284, 160
  %v287 = or i1 %v285, %v286
  br label %v288
v282:
  %v289 = icmp eq i8 %v279, 32
  %v290 = add nsw i16 %v280, -9
  %v291 = icmp ult i16 %v290, 5
  %v292 = or i1 %v289, %v291
  %v293 = and i8 %v279, 124
  %v294 = icmp eq i8 %v293, 28
  %v295 = or i1 %v294, %v292
  br label %v288
v288:
  %v296 = phi i1 [ %v295, %v282 ], [ %v287, %v283 ]
  %v297 = icmp eq i64 %v243, 0
  %v298 = or i1 %v297, %v296
  %v299 = xor i1 %v298, true
  %v300 = zext i1 %v299 to i64
  %v301 = select i1 %v296, i64 128, i64 0
  br label %v240
v276:
  %v302 = add nuw i64 %v273, 8608480567731124087
  %v303 = sub nuw i64 -8246779703540740723, %v273
  %v304 = and i64 %v302, %v303
  %v305 = add nuw i64 %v273, 7234017283807667300
  %v306 = sub nuw i64 -6872316419617283936, %v273
  %v307 = and i64 %v305, %v306
  %v308 = or i64 %v304, %v307
  %v309 = and i64 %v308, -9187201950435737472
  %v310 = trunc i64 %v245 to i32
  %v311 = shl i32 %v310, 3
  %v312 = and i32 %v311, 56
  %v313 = zext nneg i32 %v312 to i64
  %v314 = shl nsw i64 -1, %v313
  %v315 = icmp ugt i32 %v311, 63
  %v316 = xor i64 %v309, -9187201950435737472
  %v317 = shl i64 %v308, 8
  %v318 = and i64 %v317, -9187201950435737600
  %v319 = or i64 %v318, %v243
  %v320 = xor i64 %v314, -1
  %v321 = select i1 %v315, i64 -9187201950435737472, i64 %v320
  %v322 = icmp slt i64 %v245, 8
  %v323 = select i1 %v322, i64 %v321, i64 -9187201950435737472
  %v324 = and i64 %v316, %v323
  %v325 = and i64 %v324, %v319
  %v326 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v325)
  %v327 = lshr i64 %v309, 56
  br label %v240
v240:
  %v244 = phi i64 [ %v327, %v276 ], [ %v301, %v288 ]
  %v328 = phi i64 [ %v326, %v276 ], [ %v300, %v288 ]
  %v329 = phi i64 [ 8, %v276 ], [ 1, %v288 ]
  %v239 = add i64 %v328, %v238
  %v242 = add i64 %v329, %v241
  %v330 = icmp slt i64 %v242, %v1
  br i1 %v330, label %v237, label %v169
v169:
  %v331 = phi i64 [ 0, %v15 ], [ %v239, %v240 ], [ %v17, %v19 ]
  %v332 = add i64 %v331, %v6
  br label %v12
v12:
  %v333 = phi i64 [ %v6, %v10 ], [ %v332, %v169 ]
  %v334 = icmp slt i64 %v333, 0
  br i1 %v334, label %v235, label %v335
v335:
  %v336 = phi i64 [ %v337, %v338 ], [ 0, %v12 ]
  %v339 = phi i64 [ %v340, %v338 ], [ 0, %v12 ]
  %v341 = icmp slt i64 %v336, 0
  br i1 %v341, label %v342, label %v343
v343:
  %v344 = icmp slt i64 %v336, %v1
  br i1 %v344, label %v345, label %v346
v345:
  %v347 = phi i64 [ %v348, %v349 ], [ %v336, %v343 ]
  %v350 = sub i64 %v1, %v347
  %v351 = add i64 %v347, %v0
  %v352 = tail call i64 @llvm.umin.i64(i64 %v350, i64 8)
  %v353 = and i64 %v351, 4095
  %v354 = icmp samesign ult i64 %v353, 4089
  br i1 %v354, label %v355, label %v356
v355:
  %v357 = inttoptr i64 %v351 to ptr
  %v358 = load i64, ptr %v357, align 1
  br label %v359
v356:
  %v360 = and i64 %v351, 7
  %v361 = and i64 %v351, -8
  %v362 = inttoptr i64 %v361 to ptr
  %v363 = load i64, ptr %v362, align 8
  %v364 = shl nuw nsw i64 %v360, 3
  %v365 = lshr i64 %v363, %v364
  %v366 = add nuw nsw i64 %v360, %v352
  %v367 = icmp samesign ugt i64 %v366, 8
  br i1 %v367, label %v368, label %v359
v368:
  %v369 = getelementptr i8, ptr %v362, i64 8
  %v370 = load i64, ptr %v369, align 8
  %v371 = sub nuw nsw i64 64, %v364
  %v372 = shl i64 %v370, %v371
  %v373 = or disjoint i64 %v372, %v365
  br label %v359
v359:
  %v374 = phi i64 [ %v358, %v355 ], [ %v365, %v356 ], [ %v373, %v368 ]
  %v375 = shl nuw nsw i64 %v352, 3
  %v376 = sub nuw nsw i64 64, %v375
  %v377 = lshr i64 -1, %v376
  %v378 = and i64 %v374, %v377
  %v379 = and i64 %v378, 9187201950435737471
  %v380 = add nuw i64 %v379, 8608480567731124087
  %v381 = sub nuw i64 -8246779703540740723, %v379
  %v382 = and i64 %v380, %v381
  %v383 = add nuw i64 %v379, 7234017283807667300
  %v384 = sub nuw i64 -6872316419617283936, %v379
  %v385 = and i64 %v383, %v384
  %v386 = or i64 %v382, %v385
  %v387 = and i64 %v378, -9187201950435737472
  %v388 = xor i64 %v387, -9187201950435737472
  %v389 = and i64 %v388, %v386
  %v390 = xor i64 %v389, -9187201950435737472
  %v391 = icmp eq i64 %v389, -9187201950435737472
  %v392 = sub i64 0, %v390
  %v393 = and i64 %v390, %v392
  %v394 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v393, i1 false)
  %v395 = trunc nuw nsw i64 %v394 to i32
  %v396 = sub nsw i32 63, %v395
  %v397 = ashr i32 %v396, 3
  %v398 = sext i32 %v397 to i64
  %v399 = select i1 %v391, i64 8, i64 %v398
  %v400 = add i64 %v399, %v347
  br i1 %v391, label %v349, label %v401
v401:
  %v402 = icmp slt i64 %v400, %v1
  br i1 %v402, label %v403, label %v346
v403:
  %v404 = add i64 %v399, %v351
  %v405 = inttoptr i64 %v404 to ptr
  %v406 = load i8, ptr %v405, align 1
  %v407 = icmp sgt i8 %v406, -1
  br i1 %v407, label %v346, label %v408
v408:
  switch i8 %v406, label %v346 [
    i8 -96, label %v409
    i8 -123, label %v409
  ]
v409:
  %v410 = add nsw i64 %v400, 1
  br label %v349
v349:
  %v348 = phi i64 [ %v400, %v359 ], [ %v410, %v409 ]
  %v411 = icmp slt i64 %v348, %v1
  br i1 %v411, label %v345, label %v346
v346:
  %v412 = phi i64 [ %v336, %v343 ], [ %v348, %v349 ], [ %v400, %v401 ], [ %v400, %v403 ], [ %v400, %v408 ]
  %v413 = icmp slt i64 %v412, %v1
  %v414 = tail call i64 @llvm.smin.i64(i64 %v412, i64 %v1)
  br i1 %v413, label %v415, label %v342
v415:
  %v416 = icmp eq i64 %v339, %v4
  br i1 %v416, label %v417, label %v418
v417:
  %v419 = sub i64 %v1, %v414
  %v420 = add i64 %v414, %v0
  br label %v342
v418:
  %v421 = phi i64 [ %v422, %v423 ], [ %v412, %v415 ]
  %v424 = sub i64 %v1, %v421
  %v425 = add i64 %v421, %v0
  %v426 = tail call i64 @llvm.umin.i64(i64 %v424, i64 8)
  %v427 = and i64 %v425, 4095
  %v428 = icmp samesign ult i64 %v427, 4089
  br i1 %v428, label %v429, label %v430
v429:
  %v431 = inttoptr i64 %v425 to ptr
  %v432 = load i64, ptr %v431, align 1
  br label %v433
v430:
  %v434 = and i64 %v425, 7
  %v435 = and i64 %v425, -8
  %v436 = inttoptr i64 %v435 to ptr
  %v437 = load i64, ptr %v436, align 8
  %v438 = shl nuw nsw i64 %v434, 3
  %v439 = lshr i64 %v437, %v438
  %v440 = add nuw nsw i64 %v434, %v426
  %v441 = icmp samesign ugt i64 %v440, 8
  br i1 %v441, label %v442, label %v433
v442:
  %v443 = getelementptr i8, ptr %v436, i64 8
  %v444 = load i64, ptr %v443, align 8
  %v445 = sub nuw nsw i64 64, %v438
  %v446 = shl i64 %v444, %v445
  %v447 = or disjoint i64 %v446, %v439
  br label %v433
v433:
  %v448 = phi i64 [ %v432, %v429 ], [ %v439, %v430 ], [ %v447, %v442 ]
  %v449 = shl nuw nsw i64 %v426, 3
  %v450 = sub nuw nsw i64 64, %v449
  %v451 = lshr i64 -1, %v450
  %v452 = and i64 %v448, %v451
  %v453 = and i64 %v452, 9187201950435737471
  %v454 = add nuw i64 %v453, 8608480567731124087
  %v455 = sub nuw i64 -8246779703540740723, %v453
  %v456 = and i64 %v454, %v455
  %v457 = add nuw i64 %v453, 7234017283807667300
  %v458 = sub nuw i64 -6872316419617283936, %v453
  %v459 = and i64 %v457, %v458
  %v460 = or i64 %v459, %v456
  %v461 = or i64 %v460, %v452
  %v462 = and i64 %v461, -9187201950435737472
  %v463 = icmp eq i64 %v462, 0
  %v464 = sub i64 0, %v462
  %v465 = and i64 %v462, %v464
  %v466 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v465, i1 false)
  %v467 = trunc nuw nsw i64 %v466 to i32
  %v468 = sub nsw i32 63, %v467
  %v469 = ashr i32 %v468, 3
  %v470 = sext i32 %v469 to i64
  %v471 = select i1 %v463, i64 8, i64 %v470
  %v472 = add i64 %v471, %v421
  br i1 %v463, label %v423, label %v473
v473:
  %v474 = icmp slt i64 %v472, %v1
  br i1 %v474, label %v475, label %v476
v475:
  %v477 = add i64 %v471, %v425
  %v478 = inttoptr i64 %v477 to ptr
  %v479 = load i8, ptr %v478, align 1
  %v480 = icmp sgt i8 %v479, -1
  br i1 %v480, label %v476, label %v481
v481:
  switch i8 %v479, label %v482 [
    i8 -96, label %v476
    i8 -123, label %v476
  ]
v482:
  %v483 = add i64 %v472, 1
  br label %v423
v423:
  %v422 = phi i64 [ %v472, %v433 ], [ %v483, %v482 ]
  %v484 = icmp slt i64 %v422, %v1
  br i1 %v484, label %v418, label %v476
v476:
  %v485 = phi i64 [ %v422, %v423 ], [ %v472, %v473 ], [ %v472, %v475 ], [ %v472, %v481 ], [ %v472, %v481 ]
  %v486 = add i64 %v414, %v0
  %v487 = tail call i64 @llvm.smin.i64(i64 %v485, i64 %v1)
  %v488 = sub i64 %v487, %v414
  br label %v342
v342:
  %v489 = phi i64 [ 0, %v335 ], [ 0, %v346 ], [ %v420, %v417 ], [ %v486, %v476 ]
  %v337 = phi i64 [ -1, %v335 ], [ -1, %v346 ], [ -1, %v417 ], [ %v487, %v476 ]
  %v490 = phi i64 [ 0, %v335 ], [ 0, %v346 ], [ %v419, %v417 ], [ %v488, %v476 ]
  %v491 = icmp eq i64 %v489, 0
  br i1 %v491, label %v235, label %v338
v338:
  %v340 = add nuw i64 %v339, 1
  %v492 = icmp slt i64 %v339, %v333
  br i1 %v492, label %v335, label %v235
v235:
  %v493 = phi i64 [ %v234, %v230 ], [ 0, %v12 ], [ 0, %v342 ], [ %v489, %v338 ]
  %v494 = phi i64 [ %v233, %v230 ], [ 0, %v12 ], [ %v490, %v338 ], [ %v490, %v342 ]
  %v495 = insertvalue { i64, i64 } poison, i64 %v493, 0
  %v496 = insertvalue { i64, i64 } %v495, i64 %v494, 1
  ret { i64, i64 } %v496
}
define internal { i32 } @udf_text_split_has_space_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v15:
  %v8 = icmp slt i64 %v7, 1
  %v9 = and i64 %v6, 7
  %v10 = shl nuw nsw i64 %v9, 3
  %v11 = sub nuw nsw i64 8, %v9
  %v12 = sub nuw nsw i64 64, %v10
  br label %v13
v13:
  %v14 = phi i64 [ 0, %v15 ], [ %v16, %v17 ]
  %v18 = phi i64 [ 0, %v15 ], [ %v19, %v17 ]
  %v20 = icmp slt i64 %v14, 0
  br i1 %v20, label %v21, label %v22
v22:
  %v23 = icmp slt i64 %v14, %v1
  br i1 %v23, label %v24, label %v25
v24:
  %v26 = phi i64 [ %v27, %v28 ], [ %v14, %v22 ]
  %v29 = sub i64 %v1, %v26
  %v30 = add i64 %v26, %v0
  %v31 = tail call i64 @llvm.umin.i64(i64 %v29, i64 8)
  %v32 = and i64 %v30, 4095
  %v33 = icmp samesign ult i64 %v32, 4089
  br i1 %v33, label %v34, label %v35
v34:
  %v36 = inttoptr i64 %v30 to ptr
  %v37 = load i64, ptr %v36, align 1
  br label %v38
v35:
  %v39 = and i64 %v30, 7
  %v40 = and i64 %v30, -8
  %v41 = inttoptr i64 %v40 to ptr
  %v42 = load i64, ptr %v41, align 8
  %v43 = shl nuw nsw i64 %v39, 3
  %v44 = lshr i64 %v42, %v43
  %v45 = add nuw nsw i64 %v39, %v31
  %v46 = icmp samesign ugt i64 %v45, 8
  br i1 %v46, label %v47, label %v38
v47:
  %v48 = getelementptr i8, ptr %v41, i64 8
  %v49 = load i64, ptr %v48, align 8
  %v50 = sub nuw nsw i64 64, %v43
  %v51 = shl i64 %v49, %v50
  %v52 = or disjoint i64 %v51, %v44
  br label %v38
v38:
  %v53 = phi i64 [ %v37, %v34 ], [ %v44, %v35 ], [ %v52, %v47 ]
  %v54 = shl nuw nsw i64 %v31, 3
  %v55 = sub nuw nsw i64 64, %v54
  %v56 = lshr i64 -1, %v55
  %v57 = and i64 %v53, %v56
  %v58 = and i64 %v57, 9187201950435737471
  %v59 = add nuw i64 %v58, 8608480567731124087
  %v60 = sub nuw i64 -8246779703540740723, %v58
  %v61 = and i64 %v59, %v60
  %v62 = add nuw i64 %v58, 7234017283807667300
  %v63 = sub nuw i64 -6872316419617283936, %v58
  %v64 = and i64 %v62, %v63
  %v65 = or i64 %v61, %v64
  %v66 = and i64 %v57, -9187201950435737472
  %v67 = xor i64 %v66, -9187201950435737472
  %v68 = and i64 %v67, %v65
  %v69 = xor i64 %v68, -9187201950435737472
  %v70 = icmp eq i64 %v68, -9187201950435737472
  %v71 = sub i64 0, %v69
  %v72 = and i64 %v69, %v71
  %v73 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v72, i1 false)
  %v74 = trunc nuw nsw i64 %v73 to i32
  %v75 = sub nsw i32 63, %v74
  %v76 = ashr i32 %v75, 3
  %v77 = sext i32 %v76 to i64
  %v78 = select i1 %v70, i64 8, i64 %v77
  %v79 = add i64 %v78, %v26
  br i1 %v70, label %v28, label %v80
v80:
  %v81 = icmp slt i64 %v79, %v1
  br i1 %v81, label %v82, label %v25
v82:
  %v83 = add i64 %v78, %v30
  %v84 = inttoptr i64 %v83 to ptr
  %v85 = load i8, ptr %v84, align 1
  %v86 = icmp sgt i8 %v85, -1
  br i1 %v86, label %v25, label %v87
v87:
  switch i8 %v85, label %v25 [
    i8 -96, label %v88
    i8 -123, label %v88
  ]
v88:
  %v89 = add nsw i64 %v79, 1
  br label %v28
v28:
  %v27 = phi i64 [ %v79, %v38 ], [ %v89, %v88 ]
  %v90 = icmp slt i64 %v27, %v1
  br i1 %v90, label %v24, label %v25
v25:
  %v91 = phi i64 [ %v14, %v22 ], [ %v27, %v28 ], [ %v79, %v80 ], [ %v79, %v82 ], [ %v79, %v87 ]
  %v92 = icmp slt i64 %v91, %v1
  %v93 = tail call i64 @llvm.smin.i64(i64 %v91, i64 %v1)
  br i1 %v92, label %v94, label %v21
v94:
  %v95 = icmp eq i64 %v18, %v4
  br i1 %v95, label %v96, label %v97
v96:
  %v98 = sub i64 %v1, %v93
  %v99 = add i64 %v93, %v0
  br label %v21
v97:
  %v100 = phi i64 [ %v101, %v102 ], [ %v91, %v94 ]
  %v103 = sub i64 %v1, %v100
  %v104 = add i64 %v100, %v0
  %v105 = tail call i64 @llvm.umin.i64(i64 %v103, i64 8)
  %v106 = and i64 %v104, 4095
  %v107 = icmp samesign ult i64 %v106, 4089
  br i1 %v107, label %v108, label %v109
v108:
  %v110 = inttoptr i64 %v104 to ptr
  %v111 = load i64, ptr %v110, align 1
  br label %v112
v109:
  %v113 = and i64 %v104, 7
  %v114 = and i64 %v104, -8
  %v115 = inttoptr i64 %v114 to ptr
  %v116 = load i64, ptr %v115, align 8
  %v117 = shl nuw nsw i64 %v113, 3
  %v118 = lshr i64 %v116, %v117
  %v119 = add nuw nsw i64 %v113, %v105
  %v120 = icmp samesign ugt i64 %v119, 8
  br i1 %v120, label %v121, label %v112
v121:
  %v122 = getelementptr i8, ptr %v115, i64 8
  %v123 = load i64, ptr %v122, align 8
  %v124 = sub nuw nsw i64 64, %v117
  %v125 = shl i64 %v123, %v124
  %v126 = or disjoint i64 %v125, %v118
  br label %v112
v112:
  %v127 = phi i64 [ %v111, %v108 ], [ %v118, %v109 ], [ %v126, %v121 ]
  %v128 = shl nuw nsw i64 %v105, 3
  %v129 = sub nuw nsw i64 64, %v128
  %v130 = lshr i64 -1, %v129
  %v131 = and i64 %v127, %v130
  %v132 = and i64 %v131, 9187201950435737471
  %v133 = add nuw i64 %v132, 8608480567731124087
  %v134 = sub nuw i64 -8246779703540740723, %v132
  %v135 = and i64 %v133, %v134
  %v136 = add nuw i64 %v132, 7234017283807667300
  %v137 = sub nuw i64 -6872316419617283936, %v132
  %v138 = and i64 %v136, %v137
  %v139 = or i64 %v138, %v135
  %v140 = or i64 %v139, %v131
  %v141 = and i64 %v140, -9187201950435737472
  %v142 = icmp eq i64 %v141, 0
  %v143 = sub i64 0, %v141
  %v144 = and i64 %v141, %v143
  %v145 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v144, i1 false)
  %v146 = trunc nuw nsw i64 %v145 to i32
  %v147 = sub nsw i32 63, %v146
  %v148 = ashr i32 %v147, 3
  %v149 = sext i32 %v148 to i64
  %v150 = select i1 %v142, i64 8, i64 %v149
  %v151 = add i64 %v150, %v100
  br i1 %v142, label %v102, label %v152
v152:
  %v153 = icmp slt i64 %v151, %v1
  br i1 %v153, label %v154, label %v155
v154:
  %v156 = add i64 %v150, %v104
  %v157 = inttoptr i64 %v156 to ptr
  %v158 = load i8, ptr %v157, align 1
  %v159 = icmp sgt i8 %v158, -1
  br i1 %v159, label %v155, label %v160
v160:
  switch i8 %v158, label %v161 [
    i8 -96, label %v155
    i8 -123, label %v155
  ]
v161:
  %v162 = add i64 %v151, 1
  br label %v102
v102:
  %v101 = phi i64 [ %v151, %v112 ], [ %v162, %v161 ]
  %v163 = icmp slt i64 %v101, %v1
  br i1 %v163, label %v97, label %v155
v155:
  %v164 = phi i64 [ %v101, %v102 ], [ %v151, %v152 ], [ %v151, %v154 ], [ %v151, %v160 ], [ %v151, %v160 ]
  %v165 = add i64 %v93, %v0
  %v166 = tail call i64 @llvm.smin.i64(i64 %v164, i64 %v1)
  %v167 = sub i64 %v166, %v93
  br label %v21
v21:
  %v16 = phi i64 [ -1, %v13 ], [ -1, %v25 ], [ -1, %v96 ], [ %v166, %v155 ]
  %v168 = phi i64 [ 0, %v13 ], [ 0, %v25 ], [ %v99, %v96 ], [ %v165, %v155 ]
  %v169 = phi i64 [ 0, %v13 ], [ 0, %v25 ], [ %v98, %v96 ], [ %v167, %v155 ]
  %v170 = icmp eq i64 %v168, 0
  br i1 %v170, label %v171, label %v172
v172:
  %v173 = icmp ne i64 %v169, %v7
  %v174 = or i1 %v8, %v173
  %v175 = icmp eq i64 %v169, %v7
  br i1 %v174, label %v17, label %v176
v176:
  %v177 = and i64 %v168, 7
  %v178 = shl nuw nsw i64 %v177, 3
  %v179 = sub nuw nsw i64 8, %v177
  %v180 = sub nuw nsw i64 64, %v178
  br label %v181
v181:
  %v182 = phi i64 [ %v183, %v184 ], [ 0, %v176 ]
  %v185 = sub i64 %v7, %v182
  %v186 = add i64 %v182, %v168
  %v187 = tail call i64 @llvm.umin.i64(i64 %v185, i64 8)
  %v188 = and i64 %v186, 4095
  %v189 = icmp samesign ult i64 %v188, 4089
  br i1 %v189, label %v190, label %v191
v190:
  %v192 = inttoptr i64 %v186 to ptr
  %v193 = load i64, ptr %v192, align 1
  br label %v194
v191:
  %v195 = and i64 %v186, -8
  %v196 = inttoptr i64 %v195 to ptr
  %v197 = load i64, ptr %v196, align 8
  %v198 = lshr i64 %v197, %v178
  %v199 = icmp samesign ugt i64 %v187, %v179
  br i1 %v199, label %v200, label %v194
v200:
  %v201 = getelementptr i8, ptr %v196, i64 8
  %v202 = load i64, ptr %v201, align 8
  %v203 = shl i64 %v202, %v180
  %v204 = or disjoint i64 %v203, %v198
  br label %v194
v194:
  %v205 = phi i64 [ %v193, %v190 ], [ %v198, %v191 ], [ %v204, %v200 ]
  %v206 = shl nuw nsw i64 %v187, 3
  %v207 = sub nuw nsw i64 64, %v206
  %v208 = lshr i64 -1, %v207
  %v209 = add i64 %v182, %v6
  %v210 = and i64 %v209, 4095
  %v211 = icmp samesign ult i64 %v210, 4089
  br i1 %v211, label %v212, label %v213
v212:
  %v214 = inttoptr i64 %v209 to ptr
  %v215 = load i64, ptr %v214, align 1
  br label %v216
v213:
  %v217 = and i64 %v209, -8
  %v218 = inttoptr i64 %v217 to ptr
  %v219 = load i64, ptr %v218, align 8
  %v220 = lshr i64 %v219, %v10
  %v221 = icmp samesign ugt i64 %v187, %v11
  br i1 %v221, label %v222, label %v216
v222:
  %v223 = getelementptr i8, ptr %v218, i64 8
  %v224 = load i64, ptr %v223, align 8
  %v225 = shl i64 %v224, %v12
  %v226 = or disjoint i64 %v225, %v220
  br label %v216
v216:
  %v227 = phi i64 [ %v215, %v212 ], [ %v220, %v213 ], [ %v226, %v222 ]
  %v228 = xor i64 %v227, %v205
  %v229 = and i64 %v228, %v208
  %v230 = icmp eq i64 %v229, 0
  br i1 %v230, label %v184, label %v17
v184:
  %v183 = add i64 %v182, 8
  %v231 = icmp slt i64 %v183, %v7
  br i1 %v231, label %v181, label %v171
v17:
  %v232 = phi i1 [ %v175, %v172 ], [ false, %v216 ]
  %v19 = add i64 %v18, 1
  br i1 %v232, label %v171, label %v13
v171:
  %v233 = phi i32 [ 1, %v184 ], [ 1, %v17 ], [ 0, %v21 ]
  %v234 = insertvalue { i32 } poison, i32 %v233, 0
  ret { i32 } %v234
}
define internal { i64, i64, i64 } @udf_text_split_next_space_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v301:
  %v8 = icmp slt i64 %v6, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = icmp slt i64 %v6, %v1
  br i1 %v11, label %v12, label %v13
v12:
  %v14 = phi i64 [ %v15, %v16 ], [ %v6, %v10 ]
  %v17 = sub i64 %v1, %v14
  %v18 = add i64 %v14, %v0
  %v19 = tail call i64 @llvm.umin.i64(i64 %v17, i64 8)
  %v20 = and i64 %v18, 4095
  %v21 = icmp samesign ult i64 %v20, 4089
  br i1 %v21, label %v22, label %v23
v22:
  %v24 = inttoptr i64 %v18 to ptr
  %v25 = load i64, ptr %v24, align 1
  br label %v26
v23:
  %v27 = and i64 %v18, 7
  %v28 = and i64 %v18, -8
  %v29 = inttoptr i64 %v28 to ptr
  %v30 = load i64, ptr %v29, align 8
  %v31 = shl nuw nsw i64 %v27, 3
  %v32 = lshr i64 %v30, %v31
  %v33 = add nuw nsw i64 %v27, %v19
  %v34 = icmp samesign ugt i64 %v33, 8
  br i1 %v34, label %v35, label %v26
v35:
  %v36 = getelementptr i8, ptr %v29, i64 8
  %v37 = load i64, ptr %v36, align 8
  %v38 = sub nuw nsw i64 64, %v31
  %v39 = shl i64 %v37, %v38
  %v40 = or disjoint i64 %v39, %v32
  br label %v26
v26:
  %v41 = phi i64 [ %v25, %v22 ], [ %v32, %v23 ], [ %v40, %v35 ]
  %v42 = shl nuw nsw i64 %v19, 3
  %v43 = sub nuw nsw i64 64, %v42
  %v44 = lshr i64 -1, %v43
  %v45 = and i64 %v41, %v44
  %v46 = and i64 %v45, 9187201950435737471
  %v47 = add nuw i64 %v46, 8608480567731124087
  %v48 = sub nuw i64 -8246779703540740723, %v46
  %v49 = and i64 %v47, %v48
  %v50 = add nuw i64 %v46, 7234017283807667300
  %v51 = sub nuw i64 -6872316419617283936, %v46
  %v52 = and i64 %v50, %v51
  %v53 = or i64 %v49, %v52
  %v54 = and i64 %v45, -9187201950435737472
  %v55 = xor i64 %v54, -9187201950435737472
  %v56 = and i64 %v55, %v53
  %v57 = xor i64 %v56, -9187201950435737472
  %v58 = icmp eq i64 %v56, -9187201950435737472
  %v59 = sub i64 0, %v57
  %v60 = and i64 %v57, %v59
  %v61 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v60, i1 false)
  %v62 = trunc nuw nsw i64 %v61 to i32
  %v63 = sub nsw i32 63, %v62
  %v64 = ashr i32 %v63, 3
  %v65 = sext i32 %v64 to i64
  %v66 = select i1 %v58, i64 8, i64 %v65
  %v67 = add i64 %v66, %v14
  br i1 %v58, label %v16, label %v68
v68:
  %v69 = icmp slt i64 %v67, %v1
  br i1 %v69, label %v70, label %v13
v70:
  %v71 = add i64 %v66, %v18
  %v72 = inttoptr i64 %v71 to ptr
  %v73 = load i8, ptr %v72, align 1
  %v74 = zext i8 %v73 to i32
  %v75 = icmp sgt i8 %v73, -1
  br i1 %v75, label %v13, label %v76
v76:
  %v77 = icmp ult i8 %v73, -32
  br i1 %v77, label %v78, label %v79
v78:
  %v80 = getelementptr i8, ptr %v72, i64 1
  %v81 = load i8, ptr %v80, align 1
  %v82 = and i8 %v81, 63
  %v83 = zext nneg i8 %v82 to i32
  %v84 = shl nuw nsw i32 %v74, 6
  %v85 = and i32 %v84, 1984
  %v86 = or disjoint i32 %v85, %v83
  br label %v87
v79:
  %v88 = icmp ult i8 %v73, -16
  %v89 = getelementptr i8, ptr %v72, i64 1
  %v90 = load i8, ptr %v89, align 1
  %v91 = zext i8 %v90 to i32
  %v92 = getelementptr i8, ptr %v72, i64 2
  %v93 = load i8, ptr %v92, align 1
  br i1 %v88, label %v94, label %v95
v94:
  %v96 = shl nuw nsw i32 %v74, 12
  %v97 = and i32 %v96, 61440
  %v98 = shl nuw nsw i32 %v91, 6
  %v99 = and i32 %v98, 4032
  %v100 = or disjoint i32 %v99, %v97
  %v101 = and i8 %v93, 63
  %v102 = zext nneg i8 %v101 to i32
  %v103 = or disjoint i32 %v100, %v102
  br label %v87
v95:
  %v104 = shl nuw nsw i32 %v74, 18
  %v105 = and i32 %v104, 1835008
  %v106 = shl nuw nsw i32 %v91, 12
  %v107 = and i32 %v106, 258048
  %v108 = or disjoint i32 %v107, %v105
  %v109 = zext i8 %v93 to i32
  %v110 = shl nuw nsw i32 %v109, 6
  %v111 = and i32 %v110, 4032
  %v112 = or disjoint i32 %v108, %v111
  %v113 = getelementptr i8, ptr %v72, i64 3
  %v114 = load i8, ptr %v113, align 1
  %v115 = and i8 %v114, 63
  %v116 = zext nneg i8 %v115 to i32
  %v117 = or disjoint i32 %v112, %v116
  br label %v87
v87:
  %v118 = phi i32 [ %v86, %v78 ], [ %v103, %v94 ], [ %v117, %v95 ]
  %v119 = icmp ult i32 %v118, 128
  br i1 %v119, label %v120, label %v121
v120:
  %v122 = add nsw i32 %v118, -9
  %v123 = icmp ult i32 %v122, 5
  %v124 = icmp eq i32 %v118, 32
  %v125 = or i1 %v124, %v123
  %v126 = and i32 %v118, 124
  %v127 = icmp eq i32 %v126, 28
  %v128 = or i1 %v127, %v125
  br label %v129
v121:
  switch i32 %v118, label %v130 [
    i32 5760, label %v131
    i32 160, label %v131
    i32 133, label %v131
  ]
v130:
  %v132 = add nsw i32 %v118, -8192
  %v133 = icmp ult i32 %v132, 11
  br label %v131
v131:
  %v134 = phi i1 [ true, %v121 ], [ %v133, %v130 ], [ true, %v121 ], [ true, %v121 ]
  %v135 = and i32 %v118, -2
  %v136 = icmp eq i32 %v135, 8232
  %v137 = or i1 %v136, %v134
  %v138 = icmp eq i32 %v118, 8239
  %v139 = or i1 %v138, %v137
  %v140 = icmp eq i32 %v118, 8287
  %v141 = or i1 %v140, %v139
  %v142 = icmp eq i32 %v118, 12288
  %v143 = or i1 %v142, %v141
  br label %v129
v129:
  %v144 = phi i1 [ %v128, %v120 ], [ %v143, %v131 ]
  br i1 %v144, label %v145, label %v13
v145:
  %v146 = icmp ult i8 %v73, -16
  %v147 = select i1 %v146, i64 3, i64 4
  %v148 = select i1 %v77, i64 2, i64 %v147
  %v149 = add i64 %v148, %v67
  br label %v16
v16:
  %v15 = phi i64 [ %v67, %v26 ], [ %v149, %v145 ]
  %v150 = icmp slt i64 %v15, %v1
  br i1 %v150, label %v12, label %v13
v13:
  %v151 = phi i64 [ %v6, %v10 ], [ %v15, %v16 ], [ %v67, %v68 ], [ %v67, %v70 ], [ %v67, %v129 ]
  %v152 = icmp slt i64 %v151, %v1
  %v153 = tail call i64 @llvm.smin.i64(i64 %v151, i64 %v1)
  br i1 %v152, label %v154, label %v9
v154:
  %v155 = icmp eq i64 %v4, %v7
  br i1 %v155, label %v156, label %v157
v156:
  %v158 = sub i64 %v1, %v153
  %v159 = add i64 %v153, %v0
  br label %v9
v157:
  %v160 = phi i64 [ %v161, %v162 ], [ %v151, %v154 ]
  %v163 = sub i64 %v1, %v160
  %v164 = add i64 %v160, %v0
  %v165 = tail call i64 @llvm.umin.i64(i64 %v163, i64 8)
  %v166 = and i64 %v164, 4095
  %v167 = icmp samesign ult i64 %v166, 4089
  br i1 %v167, label %v168, label %v169
v168:
  %v170 = inttoptr i64 %v164 to ptr
  %v171 = load i64, ptr %v170, align 1
  br label %v172
v169:
  %v173 = and i64 %v164, 7
  %v174 = and i64 %v164, -8
  %v175 = inttoptr i64 %v174 to ptr
  %v176 = load i64, ptr %v175, align 8
  %v177 = shl nuw nsw i64 %v173, 3
  %v178 = lshr i64 %v176, %v177
  %v179 = add nuw nsw i64 %v173, %v165
  %v180 = icmp samesign ugt i64 %v179, 8
  br i1 %v180, label %v181, label %v172
v181:
  %v182 = getelementptr i8, ptr %v175, i64 8
  %v183 = load i64, ptr %v182, align 8
  %v184 = sub nuw nsw i64 64, %v177
  %v185 = shl i64 %v183, %v184
  %v186 = or disjoint i64 %v185, %v178
  br label %v172
v172:
  %v187 = phi i64 [ %v171, %v168 ], [ %v178, %v169 ], [ %v186, %v181 ]
  %v188 = shl nuw nsw i64 %v165, 3
  %v189 = sub nuw nsw i64 64, %v188
  %v190 = lshr i64 -1, %v189
  %v191 = and i64 %v187, %v190
  %v192 = and i64 %v191, 9187201950435737471
  %v193 = add nuw i64 %v192, 8608480567731124087
  %v194 = sub nuw i64 -8246779703540740723, %v192
  %v195 = and i64 %v193, %v194
  %v196 = add nuw i64 %v192, 7234017283807667300
  %v197 = sub nuw i64 -6872316419617283936, %v192
  %v198 = and i64 %v196, %v197
  %v199 = or i64 %v198, %v195
  %v200 = or i64 %v199, %v191
  %v201 = and i64 %v200, -9187201950435737472
  %v202 = icmp eq i64 %v201, 0
  %v203 = sub i64 0, %v201
  %v204 = and i64 %v201, %v203
  %v205 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v204, i1 false)
  %v206 = trunc nuw nsw i64 %v205 to i32
  %v207 = sub nsw i32 63, %v206
  %v208 = ashr i32 %v207, 3
  %v209 = sext i32 %v208 to i64
  %v210 = select i1 %v202, i64 8, i64 %v209
  %v211 = add i64 %v210, %v160
  br i1 %v202, label %v162, label %v212
v212:
  %v213 = icmp slt i64 %v211, %v1
  br i1 %v213, label %v214, label %v215
v214:
  %v216 = add i64 %v210, %v164
  %v217 = inttoptr i64 %v216 to ptr
  %v218 = load i8, ptr %v217, align 1
  %v219 = zext i8 %v218 to i32
  %v220 = icmp sgt i8 %v218, -1
  br i1 %v220, label %v215, label %v221
v221:
  %v222 = icmp ult i8 %v218, -32
  br i1 %v222, label %v223, label %v224
v223:
  %v225 = getelementptr i8, ptr %v217, i64 1
  %v226 = load i8, ptr %v225, align 1
  %v227 = and i8 %v226, 63
  %v228 = zext nneg i8 %v227 to i32
  %v229 = shl nuw nsw i32 %v219, 6
  %v230 = and i32 %v229, 1984
  %v231 = or disjoint i32 %v230, %v228
  br label %v232
v224:
  %v233 = icmp ult i8 %v218, -16
  %v234 = getelementptr i8, ptr %v217, i64 1
  %v235 = load i8, ptr %v234, align 1
  %v236 = zext i8 %v235 to i32
  %v237 = getelementptr i8, ptr %v217, i64 2
  %v238 = load i8, ptr %v237, align 1
  br i1 %v233, label %v239, label %v240
v239:
  %v241 = shl nuw nsw i32 %v219, 12
  %v242 = and i32 %v241, 61440
  %v243 = shl nuw nsw i32 %v236, 6
  %v244 = and i32 %v243, 4032
  %v245 = or disjoint i32 %v244, %v242
  %v246 = and i8 %v238, 63
  %v247 = zext nneg i8 %v246 to i32
  %v248 = or disjoint i32 %v245, %v247
  br label %v232
v240:
  %v249 = shl nuw nsw i32 %v219, 18
  %v250 = and i32 %v249, 1835008
  %v251 = shl nuw nsw i32 %v236, 12
  %v252 = and i32 %v251, 258048
  %v253 = or disjoint i32 %v252, %v250
  %v254 = zext i8 %v238 to i32
  %v255 = shl nuw nsw i32 %v254, 6
  %v256 = and i32 %v255, 4032
  %v257 = or disjoint i32 %v253, %v256
  %v258 = getelementptr i8, ptr %v217, i64 3
  %v259 = load i8, ptr %v258, align 1
  %v260 = and i8 %v259, 63
  %v261 = zext nneg i8 %v260 to i32
  %v262 = or disjoint i32 %v257, %v261
  br label %v232
v232:
  %v263 = phi i32 [ %v231, %v223 ], [ %v248, %v239 ], [ %v262, %v240 ]
  %v264 = icmp ult i32 %v263, 128
  br i1 %v264, label %v265, label %v266
v265:
  %v267 = add nsw i32 %v263, -9
  %v268 = icmp ult i32 %v267, 5
  %v269 = icmp eq i32 %v263, 32
  %v270 = or i1 %v269, %v268
  %v271 = and i32 %v263, 124
  %v272 = icmp eq i32 %v271, 28
  %v273 = or i1 %v272, %v270
  br label %v274
v266:
  switch i32 %v263, label %v275 [
    i32 5760, label %v276
    i32 160, label %v276
    i32 133, label %v276
  ]
v275:
  %v277 = add nsw i32 %v263, -8192
  %v278 = icmp ult i32 %v277, 11
  br label %v276
v276:
  %v279 = phi i1 [ true, %v266 ], [ %v278, %v275 ], [ true, %v266 ], [ true, %v266 ]
  %v280 = and i32 %v263, -2
  %v281 = icmp eq i32 %v280, 8232
  %v282 = or i1 %v281, %v279
  %v283 = icmp eq i32 %v263, 8239
  %v284 = or i1 %v283, %v282
  %v285 = icmp eq i32 %v263, 8287
  %v286 = or i1 %v285, %v284
  %v287 = icmp eq i32 %v263, 12288
  %v288 = or i1 %v287, %v286
  br label %v274
v274:
  %v289 = phi i1 [ %v273, %v265 ], [ %v288, %v276 ]
  br i1 %v289, label %v215, label %v290
v290:
  %v291 = icmp ult i8 %v218, -16
  %v292 = select i1 %v291, i64 3, i64 4
  %v293 = select i1 %v222, i64 2, i64 %v292
  %v294 = add i64 %v293, %v211
  br label %v162
v162:
  %v161 = phi i64 [ %v211, %v172 ], [ %v294, %v290 ]
  %v295 = icmp slt i64 %v161, %v1
  br i1 %v295, label %v157, label %v215
v215:
  %v296 = phi i64 [ %v161, %v162 ], [ %v211, %v212 ], [ %v211, %v214 ], [ %v211, %v274 ]
  %v297 = add i64 %v153, %v0
  %v298 = tail call i64 @llvm.smin.i64(i64 %v296, i64 %v1)
  %v299 = sub i64 %v298, %v153
  br label %v9
v9:
  %v300 = phi i64 [ 0, %v301 ], [ 0, %v13 ], [ %v159, %v156 ], [ %v297, %v215 ]
  %v302 = phi i64 [ 0, %v301 ], [ 0, %v13 ], [ %v158, %v156 ], [ %v299, %v215 ]
  %v303 = phi i64 [ -1, %v301 ], [ -1, %v13 ], [ -1, %v156 ], [ %v298, %v215 ]
  %v304 = insertvalue { i64, i64, i64 } poison, i64 %v300, 0
  %v305 = insertvalue { i64, i64, i64 } %v304, i64 %v302, 1
  %v306 = insertvalue { i64, i64, i64 } %v305, i64 %v303, 2
  ret { i64, i64, i64 } %v306
}
define internal { i64 } @udf_text_split_count_space_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v12:
  %v6 = icmp slt i64 %v4, 0
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = phi i64 [ %v10, %v11 ], [ 0, %v12 ]
  %v13 = phi i64 [ %v14, %v11 ], [ 0, %v12 ]
  %v15 = icmp slt i64 %v13, 0
  br i1 %v15, label %v11, label %v16
v16:
  %v17 = icmp slt i64 %v13, %v1
  br i1 %v17, label %v18, label %v19
v18:
  %v20 = phi i64 [ %v21, %v22 ], [ %v13, %v16 ]
  %v23 = sub i64 %v1, %v20
  %v24 = add i64 %v20, %v0
  %v25 = tail call i64 @llvm.umin.i64(i64 %v23, i64 8)
  %v26 = and i64 %v24, 4095
  %v27 = icmp samesign ult i64 %v26, 4089
  br i1 %v27, label %v28, label %v29
v28:
  %v30 = inttoptr i64 %v24 to ptr
  %v31 = load i64, ptr %v30, align 1
  br label %v32
v29:
  %v33 = and i64 %v24, 7
  %v34 = and i64 %v24, -8
  %v35 = inttoptr i64 %v34 to ptr
  %v36 = load i64, ptr %v35, align 8
  %v37 = shl nuw nsw i64 %v33, 3
  %v38 = lshr i64 %v36, %v37
  %v39 = add nuw nsw i64 %v33, %v25
  %v40 = icmp samesign ugt i64 %v39, 8
  br i1 %v40, label %v41, label %v32
v41:
  %v42 = getelementptr i8, ptr %v35, i64 8
  %v43 = load i64, ptr %v42, align 8
  %v44 = sub nuw nsw i64 64, %v37
  %v45 = shl i64 %v43, %v44
  %v46 = or disjoint i64 %v45, %v38
  br label %v32
v32:
  %v47 = phi i64 [ %v31, %v28 ], [ %v38, %v29 ], [ %v46, %v41 ]
  %v48 = shl nuw nsw i64 %v25, 3
  %v49 = sub nuw nsw i64 64, %v48
  %v50 = lshr i64 -1, %v49
  %v51 = and i64 %v47, %v50
  %v52 = and i64 %v51, 9187201950435737471
  %v53 = add nuw i64 %v52, 8608480567731124087
  %v54 = sub nuw i64 -8246779703540740723, %v52
  %v55 = and i64 %v53, %v54
  %v56 = add nuw i64 %v52, 7234017283807667300
  %v57 = sub nuw i64 -6872316419617283936, %v52
  %v58 = and i64 %v56, %v57
  %v59 = or i64 %v55, %v58
  %v60 = and i64 %v51, -9187201950435737472
  %v61 = xor i64 %v60, -9187201950435737472
  %v62 = and i64 %v61, %v59
  %v63 = xor i64 %v62, -9187201950435737472
  %v64 = icmp eq i64 %v62, -9187201950435737472
  %v65 = sub i64 0, %v63
  %v66 = and i64 %v63, %v65
  %v67 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v66, i1 false)
  %v68 = trunc nuw nsw i64 %v67 to i32
  %v69 = sub nsw i32 63, %v68
  %v70 = ashr i32 %v69, 3
  %v71 = sext i32 %v70 to i64
  %v72 = select i1 %v64, i64 8, i64 %v71
  %v73 = add i64 %v72, %v20
  br i1 %v64, label %v22, label %v74
v74:
  %v75 = icmp slt i64 %v73, %v1
  br i1 %v75, label %v76, label %v19
v76:
  %v77 = add i64 %v72, %v24
  %v78 = inttoptr i64 %v77 to ptr
  %v79 = load i8, ptr %v78, align 1
  %v80 = zext i8 %v79 to i32
  %v81 = icmp sgt i8 %v79, -1
  br i1 %v81, label %v19, label %v82
v82:
  %v83 = icmp ult i8 %v79, -32
  br i1 %v83, label %v84, label %v85
v84:
  %v86 = getelementptr i8, ptr %v78, i64 1
  %v87 = load i8, ptr %v86, align 1
  %v88 = and i8 %v87, 63
  %v89 = zext nneg i8 %v88 to i32
  %v90 = shl nuw nsw i32 %v80, 6
  %v91 = and i32 %v90, 1984
  %v92 = or disjoint i32 %v91, %v89
  br label %v93
v85:
  %v94 = icmp ult i8 %v79, -16
  %v95 = getelementptr i8, ptr %v78, i64 1
  %v96 = load i8, ptr %v95, align 1
  %v97 = zext i8 %v96 to i32
  %v98 = getelementptr i8, ptr %v78, i64 2
  %v99 = load i8, ptr %v98, align 1
  br i1 %v94, label %v100, label %v101
v100:
  %v102 = shl nuw nsw i32 %v80, 12
  %v103 = and i32 %v102, 61440
  %v104 = shl nuw nsw i32 %v97, 6
  %v105 = and i32 %v104, 4032
  %v106 = or disjoint i32 %v105, %v103
  %v107 = and i8 %v99, 63
  %v108 = zext nneg i8 %v107 to i32
  %v109 = or disjoint i32 %v106, %v108
  br label %v93
v101:
  %v110 = shl nuw nsw i32 %v80, 18
  %v111 = and i32 %v110, 1835008
  %v112 = shl nuw nsw i32 %v97, 12
  %v113 = and i32 %v112, 258048
  %v114 = or disjoint i32 %v113, %v111
  %v115 = zext i8 %v99 to i32
  %v116 = shl nuw nsw i32 %v115, 6
  %v117 = and i32 %v116, 4032
  %v118 = or disjoint i32 %v114, %v117
  %v119 = getelementptr i8, ptr %v78, i64 3
  %v120 = load i8, ptr %v119, align 1
  %v121 = and i8 %v120, 63
  %v122 = zext nneg i8 %v121 to i32
  %v123 = or disjoint i32 %v118, %v122
  br label %v93
v93:
  %v124 = phi i32 [ %v92, %v84 ], [ %v109, %v100 ], [ %v123, %v101 ]
  %v125 = icmp ult i32 %v124, 128
  br i1 %v125, label %v126, label %v127
v126:
  %v128 = add nsw i32 %v124, -9
  %v129 = icmp ult i32 %v128, 5
  %v130 = icmp eq i32 %v124, 32
  %v131 = or i1 %v130, %v129
  %v132 = and i32 %v124, 124
  %v133 = icmp eq i32 %v132, 28
  %v134 = or i1 %v133, %v131
  br label %v135
v127:
  switch i32 %v124, label %v136 [
    i32 5760, label %v137
    i32 160, label %v137
    i32 133, label %v137
  ]
v136:
  %v138 = add nsw i32 %v124, -8192
  %v139 = icmp ult i32 %v138, 11
  br label %v137
v137:
  %v140 = phi i1 [ true, %v127 ], [ %v139, %v136 ], [ true, %v127 ], [ true, %v127 ]
  %v141 = and i32 %v124, -2
  %v142 = icmp eq i32 %v141, 8232
  %v143 = or i1 %v142, %v140
  %v144 = icmp eq i32 %v124, 8239
  %v145 = or i1 %v144, %v143
  %v146 = icmp eq i32 %v124, 8287
  %v147 = or i1 %v146, %v145
  %v148 = icmp eq i32 %v124, 12288
  %v149 = or i1 %v148, %v147
  br label %v135
v135:
  %v150 = phi i1 [ %v134, %v126 ], [ %v149, %v137 ]
  br i1 %v150, label %v151, label %v19
v151:
  %v152 = icmp ult i8 %v79, -16
  %v153 = select i1 %v152, i64 3, i64 4
  %v154 = select i1 %v83, i64 2, i64 %v153
  %v155 = add i64 %v154, %v73
  br label %v22
v22:
  %v21 = phi i64 [ %v73, %v32 ], [ %v155, %v151 ]
  %v156 = icmp slt i64 %v21, %v1
  br i1 %v156, label %v18, label %v19
v19:
  %v157 = phi i64 [ %v13, %v16 ], [ %v21, %v22 ], [ %v73, %v74 ], [ %v73, %v76 ], [ %v73, %v135 ]
  %v158 = icmp slt i64 %v157, %v1
  %v159 = tail call i64 @llvm.smin.i64(i64 %v157, i64 %v1)
  br i1 %v158, label %v160, label %v11
v160:
  %v161 = icmp eq i64 %v9, %v4
  br i1 %v161, label %v162, label %v163
v162:
  %v164 = add i64 %v159, %v0
  br label %v11
v163:
  %v165 = phi i64 [ %v166, %v167 ], [ %v157, %v160 ]
  %v168 = sub i64 %v1, %v165
  %v169 = add i64 %v165, %v0
  %v170 = tail call i64 @llvm.umin.i64(i64 %v168, i64 8)
  %v171 = and i64 %v169, 4095
  %v172 = icmp samesign ult i64 %v171, 4089
  br i1 %v172, label %v173, label %v174
v173:
  %v175 = inttoptr i64 %v169 to ptr
  %v176 = load i64, ptr %v175, align 1
  br label %v177
v174:
  %v178 = and i64 %v169, 7
  %v179 = and i64 %v169, -8
  %v180 = inttoptr i64 %v179 to ptr
  %v181 = load i64, ptr %v180, align 8
  %v182 = shl nuw nsw i64 %v178, 3
  %v183 = lshr i64 %v181, %v182
  %v184 = add nuw nsw i64 %v178, %v170
  %v185 = icmp samesign ugt i64 %v184, 8
  br i1 %v185, label %v186, label %v177
v186:
  %v187 = getelementptr i8, ptr %v180, i64 8
  %v188 = load i64, ptr %v187, align 8
  %v189 = sub nuw nsw i64 64, %v182
  %v190 = shl i64 %v188, %v189
  %v191 = or disjoint i64 %v190, %v183
  br label %v177
v177:
  %v192 = phi i64 [ %v176, %v173 ], [ %v183, %v174 ], [ %v191, %v186 ]
  %v193 = shl nuw nsw i64 %v170, 3
  %v194 = sub nuw nsw i64 64, %v193
  %v195 = lshr i64 -1, %v194
  %v196 = and i64 %v192, %v195
  %v197 = and i64 %v196, 9187201950435737471
  %v198 = add nuw i64 %v197, 8608480567731124087
  %v199 = sub nuw i64 -8246779703540740723, %v197
  %v200 = and i64 %v198, %v199
  %v201 = add nuw i64 %v197, 7234017283807667300
  %v202 = sub nuw i64 -6872316419617283936, %v197
  %v203 = and i64 %v201, %v202
  %v204 = or i64 %v203, %v200
  %v205 = or i64 %v204, %v196
  %v206 = and i64 %v205, -9187201950435737472
  %v207 = icmp eq i64 %v206, 0
  %v208 = sub i64 0, %v206
  %v209 = and i64 %v206, %v208
  %v210 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v209, i1 false)
  %v211 = trunc nuw nsw i64 %v210 to i32
  %v212 = sub nsw i32 63, %v211
  %v213 = ashr i32 %v212, 3
  %v214 = sext i32 %v213 to i64
  %v215 = select i1 %v207, i64 8, i64 %v214
  %v216 = add i64 %v215, %v165
  br i1 %v207, label %v167, label %v217
v217:
  %v218 = icmp slt i64 %v216, %v1
  br i1 %v218, label %v219, label %v220
v219:
  %v221 = add i64 %v215, %v169
  %v222 = inttoptr i64 %v221 to ptr
  %v223 = load i8, ptr %v222, align 1
  %v224 = zext i8 %v223 to i32
  %v225 = icmp sgt i8 %v223, -1
  br i1 %v225, label %v220, label %v226
v226:
  %v227 = icmp ult i8 %v223, -32
  br i1 %v227, label %v228, label %v229
v228:
  %v230 = getelementptr i8, ptr %v222, i64 1
  %v231 = load i8, ptr %v230, align 1
  %v232 = and i8 %v231, 63
  %v233 = zext nneg i8 %v232 to i32
  %v234 = shl nuw nsw i32 %v224, 6
  %v235 = and i32 %v234, 1984
  %v236 = or disjoint i32 %v235, %v233
  br label %v237
v229:
  %v238 = icmp ult i8 %v223, -16
  %v239 = getelementptr i8, ptr %v222, i64 1
  %v240 = load i8, ptr %v239, align 1
  %v241 = zext i8 %v240 to i32
  %v242 = getelementptr i8, ptr %v222, i64 2
  %v243 = load i8, ptr %v242, align 1
  br i1 %v238, label %v244, label %v245
v244:
  %v246 = shl nuw nsw i32 %v224, 12
  %v247 = and i32 %v246, 61440
  %v248 = shl nuw nsw i32 %v241, 6
  %v249 = and i32 %v248, 4032
  %v250 = or disjoint i32 %v249, %v247
  %v251 = and i8 %v243, 63
  %v252 = zext nneg i8 %v251 to i32
  %v253 = or disjoint i32 %v250, %v252
  br label %v237
v245:
  %v254 = shl nuw nsw i32 %v224, 18
  %v255 = and i32 %v254, 1835008
  %v256 = shl nuw nsw i32 %v241, 12
  %v257 = and i32 %v256, 258048
  %v258 = or disjoint i32 %v257, %v255
  %v259 = zext i8 %v243 to i32
  %v260 = shl nuw nsw i32 %v259, 6
  %v261 = and i32 %v260, 4032
  %v262 = or disjoint i32 %v258, %v261
  %v263 = getelementptr i8, ptr %v222, i64 3
  %v264 = load i8, ptr %v263, align 1
  %v265 = and i8 %v264, 63
  %v266 = zext nneg i8 %v265 to i32
  %v267 = or disjoint i32 %v262, %v266
  br label %v237
v237:
  %v268 = phi i32 [ %v236, %v228 ], [ %v253, %v244 ], [ %v267, %v245 ]
  %v269 = icmp ult i32 %v268, 128
  br i1 %v269, label %v270, label %v271
v270:
  %v272 = add nsw i32 %v268, -9
  %v273 = icmp ult i32 %v272, 5
  %v274 = icmp eq i32 %v268, 32
  %v275 = or i1 %v274, %v273
  %v276 = and i32 %v268, 124
  %v277 = icmp eq i32 %v276, 28
  %v278 = or i1 %v277, %v275
  br label %v279
v271:
  switch i32 %v268, label %v280 [
    i32 5760, label %v281
    i32 160, label %v281
    i32 133, label %v281
  ]
v280:
  %v282 = add nsw i32 %v268, -8192
  %v283 = icmp ult i32 %v282, 11
  br label %v281
v281:
  %v284 = phi i1 [ true, %v271 ], [ %v283, %v280 ], [ true, %v271 ], [ true, %v271 ]
  %v285 = and i32 %v268, -2
  %v286 = icmp eq i32 %v285, 8232
  %v287 = or i1 %v286, %v284
  %v288 = icmp eq i32 %v268, 8239
  %v289 = or i1 %v288, %v287
  %v290 = icmp eq i32 %v268, 8287
  %v291 = or i1 %v290, %v289
  %v292 = icmp eq i32 %v268, 12288
  %v293 = or i1 %v292, %v291
  br label %v279
v279:
  %v294 = phi i1 [ %v278, %v270 ], [ %v293, %v281 ]
  br i1 %v294, label %v220, label %v295
v295:
  %v296 = icmp ult i8 %v223, -16
  %v297 = select i1 %v296, i64 3, i64 4
  %v298 = select i1 %v227, i64 2, i64 %v297
  %v299 = add i64 %v298, %v216
  br label %v167
v167:
  %v166 = phi i64 [ %v216, %v177 ], [ %v299, %v295 ]
  %v300 = icmp slt i64 %v166, %v1
  br i1 %v300, label %v163, label %v220
v220:
  %v301 = phi i64 [ %v166, %v167 ], [ %v216, %v217 ], [ %v216, %v219 ], [ %v216, %v279 ]
  %v302 = add i64 %v159, %v0
  %v303 = tail call i64 @llvm.smin.i64(i64 %v301, i64 %v1)
  br label %v11
v11:
  %v14 = phi i64 [ -1, %v8 ], [ -1, %v19 ], [ -1, %v162 ], [ %v303, %v220 ]
  %v304 = phi i64 [ 0, %v8 ], [ 0, %v19 ], [ %v164, %v162 ], [ %v302, %v220 ]
  %v305 = icmp eq i64 %v304, 0
  %v10 = add i64 %v9, 1
  br i1 %v305, label %v306, label %v8
v7:
  %v307 = icmp slt i64 %v1, 1
  br i1 %v307, label %v306, label %v308
v308:
  %v309 = phi i64 [ %v310, %v311 ], [ 0, %v7 ]
  %v312 = phi i64 [ %v313, %v311 ], [ 0, %v7 ]
  %v314 = phi i64 [ %v315, %v311 ], [ 128, %v7 ]
  %v316 = sub i64 %v1, %v312
  %v317 = add i64 %v312, %v0
  %v318 = tail call i64 @llvm.umin.i64(i64 %v316, i64 8)
  %v319 = and i64 %v317, 4095
  %v320 = icmp samesign ult i64 %v319, 4089
  br i1 %v320, label %v321, label %v322
v321:
  %v323 = inttoptr i64 %v317 to ptr
  %v324 = load i64, ptr %v323, align 1
  br label %v325
v322:
  %v326 = and i64 %v317, 7
  %v327 = and i64 %v317, -8
  %v328 = inttoptr i64 %v327 to ptr
  %v329 = load i64, ptr %v328, align 8
  %v330 = shl nuw nsw i64 %v326, 3
  %v331 = lshr i64 %v329, %v330
  %v332 = add nuw nsw i64 %v326, %v318
  %v333 = icmp samesign ugt i64 %v332, 8
  br i1 %v333, label %v334, label %v325
v334:
  %v335 = getelementptr i8, ptr %v328, i64 8
  %v336 = load i64, ptr %v335, align 8
  %v337 = sub nuw nsw i64 64, %v330
  %v338 = shl i64 %v336, %v337
  %v339 = or disjoint i64 %v338, %v331
  br label %v325
v325:
  %v340 = phi i64 [ %v324, %v321 ], [ %v331, %v322 ], [ %v339, %v334 ]
  %v341 = shl nuw nsw i64 %v318, 3
  %v342 = sub nuw nsw i64 64, %v341
  %v343 = lshr i64 -1, %v342
  %v344 = and i64 %v340, %v343
  %v345 = and i64 %v344, -9187201950435737472
  %v346 = icmp eq i64 %v345, 0
  br i1 %v346, label %v347, label %v348
v348:
  %v349 = inttoptr i64 %v317 to ptr
  %v350 = load i8, ptr %v349, align 1
  %v351 = zext i8 %v350 to i32
  %v352 = icmp sgt i8 %v350, -1
  br i1 %v352, label %v353, label %v354
v354:
  %v355 = icmp ult i8 %v350, -32
  br i1 %v355, label %v356, label %v357
v356:
  %v358 = getelementptr i8, ptr %v349, i64 1
  %v359 = load i8, ptr %v358, align 1
  %v360 = and i8 %v359, 63
  %v361 = zext nneg i8 %v360 to i32
  %v362 = shl nuw nsw i32 %v351, 6
  %v363 = and i32 %v362, 1984
  %v364 = or disjoint i32 %v363, %v361
  br label %v353
v347:
  %v365 = add nuw i64 %v344, 8608480567731124087
  %v366 = sub nuw i64 -8246779703540740723, %v344
  %v367 = and i64 %v365, %v366
  %v368 = add nuw i64 %v344, 7234017283807667300
  %v369 = sub nuw i64 -6872316419617283936, %v344
  %v370 = and i64 %v368, %v369
  %v371 = or i64 %v367, %v370
  %v372 = and i64 %v371, -9187201950435737472
  %v373 = trunc i64 %v316 to i32
  %v374 = shl i32 %v373, 3
  %v375 = and i32 %v374, 56
  %v376 = zext nneg i32 %v375 to i64
  %v377 = shl nsw i64 -1, %v376
  %v378 = icmp ugt i32 %v374, 63
  %v379 = xor i64 %v372, -9187201950435737472
  %v380 = shl i64 %v371, 8
  %v381 = and i64 %v380, -9187201950435737600
  %v382 = or i64 %v381, %v314
  %v383 = xor i64 %v377, -1
  %v384 = select i1 %v378, i64 -9187201950435737472, i64 %v383
  %v385 = icmp slt i64 %v316, 8
  %v386 = select i1 %v385, i64 %v384, i64 -9187201950435737472
  %v387 = and i64 %v379, %v386
  %v388 = and i64 %v387, %v382
  %v389 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v388)
  %v390 = lshr i64 %v372, 56
  br label %v311
v357:
  %v391 = icmp ult i8 %v350, -16
  %v392 = getelementptr i8, ptr %v349, i64 1
  %v393 = load i8, ptr %v392, align 1
  %v394 = zext i8 %v393 to i32
  %v395 = getelementptr i8, ptr %v349, i64 2
  %v396 = load i8, ptr %v395, align 1
  br i1 %v391, label %v397, label %v398
v397:
  %v399 = shl nuw nsw i32 %v351, 12
  %v400 = and i32 %v399, 61440
  %v401 = shl nuw nsw i32 %v394, 6
  %v402 = and i32 %v401, 4032
  %v403 = or disjoint i32 %v402, %v400
  %v404 = and i8 %v396, 63
  %v405 = zext nneg i8 %v404 to i32
  %v406 = or disjoint i32 %v403, %v405
  br label %v353
v398:
  %v407 = shl nuw nsw i32 %v351, 18
  %v408 = and i32 %v407, 1835008
  %v409 = shl nuw nsw i32 %v394, 12
  %v410 = and i32 %v409, 258048
  %v411 = or disjoint i32 %v410, %v408
  %v412 = zext i8 %v396 to i32
  %v413 = shl nuw nsw i32 %v412, 6
  %v414 = and i32 %v413, 4032
  %v415 = or disjoint i32 %v411, %v414
  %v416 = getelementptr i8, ptr %v349, i64 3
  %v417 = load i8, ptr %v416, align 1
  %v418 = and i8 %v417, 63
  %v419 = zext nneg i8 %v418 to i32
  %v420 = or disjoint i32 %v415, %v419
  br label %v353
v353:
  %v421 = phi i32 [ %v351, %v348 ], [ %v364, %v356 ], [ %v406, %v397 ], [ %v420, %v398 ]
  %v422 = icmp ult i32 %v421, 128
  br i1 %v422, label %v423, label %v424
v423:
  %v425 = add nsw i32 %v421, -9
  %v426 = icmp ult i32 %v425, 5
  %v427 = icmp eq i32 %v421, 32
  %v428 = or i1 %v427, %v426
  %v429 = and i32 %v421, 124
  %v430 = icmp eq i32 %v429, 28
  %v431 = or i1 %v430, %v428
  br label %v432
v424:
  switch i32 %v421, label %v433 [
    i32 5760, label %v434
    i32 160, label %v434
    i32 133, label %v434
  ]
v433:
  %v435 = add nsw i32 %v421, -8192
  %v436 = icmp ult i32 %v435, 11
  br label %v434
v434:
  %v437 = phi i1 [ true, %v424 ], [ %v436, %v433 ], [ true, %v424 ], [ true, %v424 ]
  %v438 = and i32 %v421, -2
  %v439 = icmp eq i32 %v438, 8232
  %v440 = or i1 %v439, %v437
  %v441 = icmp eq i32 %v421, 8239
  %v442 = or i1 %v441, %v440
  %v443 = icmp eq i32 %v421, 8287
  %v444 = or i1 %v443, %v442
  %v445 = icmp eq i32 %v421, 12288
  %v446 = or i1 %v445, %v444
  br label %v432
v432:
  %v447 = phi i1 [ %v431, %v423 ], [ %v446, %v434 ]
  %v448 = icmp eq i64 %v314, 0
  %v449 = or i1 %v448, %v447
  %v450 = xor i1 %v449, true
  %v451 = zext i1 %v450 to i64
  %v452 = select i1 %v447, i64 128, i64 0
  %v453 = icmp ult i8 %v350, -16
  %v454 = select i1 %v453, i64 3, i64 4
  %v455 = icmp ult i8 %v350, -32
  %v456 = select i1 %v455, i64 2, i64 %v454
  %v457 = select i1 %v352, i64 1, i64 %v456
  br label %v311
v311:
  %v315 = phi i64 [ %v390, %v347 ], [ %v452, %v432 ]
  %v458 = phi i64 [ %v389, %v347 ], [ %v451, %v432 ]
  %v459 = phi i64 [ 8, %v347 ], [ %v457, %v432 ]
  %v310 = add i64 %v458, %v309
  %v313 = add i64 %v459, %v312
  %v460 = icmp slt i64 %v313, %v1
  br i1 %v460, label %v308, label %v306
v306:
  %v461 = phi i64 [ 0, %v7 ], [ %v310, %v311 ], [ %v9, %v11 ]
  %v462 = insertvalue { i64 } poison, i64 %v461, 0
  ret { i64 } %v462
}
define internal { i64, i64 } @udf_text_split_item_space_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
start:
  %v7 = and i64 %v6, %v4
  %v8 = icmp slt i64 %v7, 0
  br i1 %v8, label %v9, label %v10
v10:
  %v11 = icmp sgt i64 %v6, -1
  br i1 %v11, label %v12, label %v13
v13:
  %v14 = icmp slt i64 %v4, 0
  br i1 %v14, label %v15, label %v16
v16:
  %v17 = phi i64 [ %v18, %v19 ], [ 0, %v13 ]
  %v20 = phi i64 [ %v21, %v19 ], [ 0, %v13 ]
  %v22 = icmp slt i64 %v20, 0
  br i1 %v22, label %v19, label %v23
v23:
  %v24 = icmp slt i64 %v20, %v1
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = phi i64 [ %v28, %v29 ], [ %v20, %v23 ]
  %v30 = sub i64 %v1, %v27
  %v31 = add i64 %v27, %v0
  %v32 = tail call i64 @llvm.umin.i64(i64 %v30, i64 8)
  %v33 = and i64 %v31, 4095
  %v34 = icmp samesign ult i64 %v33, 4089
  br i1 %v34, label %v35, label %v36
v35:
  %v37 = inttoptr i64 %v31 to ptr
  %v38 = load i64, ptr %v37, align 1
  br label %v39
v36:
  %v40 = and i64 %v31, 7
  %v41 = and i64 %v31, -8
  %v42 = inttoptr i64 %v41 to ptr
  %v43 = load i64, ptr %v42, align 8
  %v44 = shl nuw nsw i64 %v40, 3
  %v45 = lshr i64 %v43, %v44
  %v46 = add nuw nsw i64 %v40, %v32
  %v47 = icmp samesign ugt i64 %v46, 8
  br i1 %v47, label %v48, label %v39
v48:
  %v49 = getelementptr i8, ptr %v42, i64 8
  %v50 = load i64, ptr %v49, align 8
  %v51 = sub nuw nsw i64 64, %v44
  %v52 = shl i64 %v50, %v51
  %v53 = or disjoint i64 %v52, %v45
  br label %v39
v39:
  %v54 = phi i64 [ %v38, %v35 ], [ %v45, %v36 ], [ %v53, %v48 ]
  %v55 = shl nuw nsw i64 %v32, 3
  %v56 = sub nuw nsw i64 64, %v55
  %v57 = lshr i64 -1, %v56
  %v58 = and i64 %v54, %v57
  %v59 = and i64 %v58, 9187201950435737471
  %v60 = add nuw i64 %v59, 8608480567731124087
  %v61 = sub nuw i64 -8246779703540740723, %v59
  %v62 = and i64 %v60, %v61
  %v63 = add nuw i64 %v59, 7234017283807667300
  %v64 = sub nuw i64 -6872316419617283936, %v59
  %v65 = and i64 %v63, %v64
  %v66 = or i64 %v62, %v65
  %v67 = and i64 %v58, -9187201950435737472
  %v68 = xor i64 %v67, -9187201950435737472
  %v69 = and i64 %v68, %v66
  %v70 = xor i64 %v69, -9187201950435737472
  %v71 = icmp eq i64 %v69, -9187201950435737472
  %v72 = sub i64 0, %v70
  %v73 = and i64 %v70, %v72
  %v74 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v73, i1 false)
  %v75 = trunc nuw nsw i64 %v74 to i32
  %v76 = sub nsw i32 63, %v75
  %v77 = ashr i32 %v76, 3
  %v78 = sext i32 %v77 to i64
  %v79 = select i1 %v71, i64 8, i64 %v78
  %v80 = add i64 %v79, %v27
  br i1 %v71, label %v29, label %v81
v81:
  %v82 = icmp slt i64 %v80, %v1
  br i1 %v82, label %v83, label %v26
v83:
  %v84 = add i64 %v79, %v31
  %v85 = inttoptr i64 %v84 to ptr
  %v86 = load i8, ptr %v85, align 1
  %v87 = zext i8 %v86 to i32
  %v88 = icmp sgt i8 %v86, -1
  br i1 %v88, label %v26, label %v89
v89:
  %v90 = icmp ult i8 %v86, -32
  br i1 %v90, label %v91, label %v92
v91:
  %v93 = getelementptr i8, ptr %v85, i64 1
  %v94 = load i8, ptr %v93, align 1
  %v95 = and i8 %v94, 63
  %v96 = zext nneg i8 %v95 to i32
  %v97 = shl nuw nsw i32 %v87, 6
  %v98 = and i32 %v97, 1984
  %v99 = or disjoint i32 %v98, %v96
  br label %v100
v92:
  %v101 = icmp ult i8 %v86, -16
  %v102 = getelementptr i8, ptr %v85, i64 1
  %v103 = load i8, ptr %v102, align 1
  %v104 = zext i8 %v103 to i32
  %v105 = getelementptr i8, ptr %v85, i64 2
  %v106 = load i8, ptr %v105, align 1
  br i1 %v101, label %v107, label %v108
v107:
  %v109 = shl nuw nsw i32 %v87, 12
  %v110 = and i32 %v109, 61440
  %v111 = shl nuw nsw i32 %v104, 6
  %v112 = and i32 %v111, 4032
  %v113 = or disjoint i32 %v112, %v110
  %v114 = and i8 %v106, 63
  %v115 = zext nneg i8 %v114 to i32
  %v116 = or disjoint i32 %v113, %v115
  br label %v100
v108:
  %v117 = shl nuw nsw i32 %v87, 18
  %v118 = and i32 %v117, 1835008
  %v119 = shl nuw nsw i32 %v104, 12
  %v120 = and i32 %v119, 258048
  %v121 = or disjoint i32 %v120, %v118
  %v122 = zext i8 %v106 to i32
  %v123 = shl nuw nsw i32 %v122, 6
  %v124 = and i32 %v123, 4032
  %v125 = or disjoint i32 %v121, %v124
  %v126 = getelementptr i8, ptr %v85, i64 3
  %v127 = load i8, ptr %v126, align 1
  %v128 = and i8 %v127, 63
  %v129 = zext nneg i8 %v128 to i32
  %v130 = or disjoint i32 %v125, %v129
  br label %v100
v100:
  %v131 = phi i32 [ %v99, %v91 ], [ %v116, %v107 ], [ %v130, %v108 ]
  %v132 = icmp ult i32 %v131, 128
  br i1 %v132, label %v133, label %v134
v133:
  %v135 = add nsw i32 %v131, -9
  %v136 = icmp ult i32 %v135, 5
  %v137 = icmp eq i32 %v131, 32
  %v138 = or i1 %v137, %v136
  %v139 = and i32 %v131, 124
  %v140 = icmp eq i32 %v139, 28
  %v141 = or i1 %v140, %v138
  br label %v142
v134:
  switch i32 %v131, label %v143 [
    i32 5760, label %v144
    i32 160, label %v144
    i32 133, label %v144
  ]
v143:
  %v145 = add nsw i32 %v131, -8192
  %v146 = icmp ult i32 %v145, 11
  br label %v144
v144:
  %v147 = phi i1 [ true, %v134 ], [ %v146, %v143 ], [ true, %v134 ], [ true, %v134 ]
  %v148 = and i32 %v131, -2
  %v149 = icmp eq i32 %v148, 8232
  %v150 = or i1 %v149, %v147
  %v151 = icmp eq i32 %v131, 8239
  %v152 = or i1 %v151, %v150
  %v153 = icmp eq i32 %v131, 8287
  %v154 = or i1 %v153, %v152
  %v155 = icmp eq i32 %v131, 12288
  %v156 = or i1 %v155, %v154
  br label %v142
v142:
  %v157 = phi i1 [ %v141, %v133 ], [ %v156, %v144 ]
  br i1 %v157, label %v158, label %v26
v158:
  %v159 = icmp ult i8 %v86, -16
  %v160 = select i1 %v159, i64 3, i64 4
  %v161 = select i1 %v90, i64 2, i64 %v160
  %v162 = add i64 %v161, %v80
  br label %v29
v29:
  %v28 = phi i64 [ %v80, %v39 ], [ %v162, %v158 ]
  %v163 = icmp slt i64 %v28, %v1
  br i1 %v163, label %v25, label %v26
v26:
  %v164 = phi i64 [ %v20, %v23 ], [ %v28, %v29 ], [ %v80, %v81 ], [ %v80, %v83 ], [ %v80, %v142 ]
  %v165 = icmp slt i64 %v164, %v1
  %v166 = tail call i64 @llvm.smin.i64(i64 %v164, i64 %v1)
  br i1 %v165, label %v167, label %v19
v167:
  %v168 = icmp eq i64 %v17, %v4
  br i1 %v168, label %v169, label %v170
v169:
  %v171 = add i64 %v166, %v0
  br label %v19
v170:
  %v172 = phi i64 [ %v173, %v174 ], [ %v164, %v167 ]
  %v175 = sub i64 %v1, %v172
  %v176 = add i64 %v172, %v0
  %v177 = tail call i64 @llvm.umin.i64(i64 %v175, i64 8)
  %v178 = and i64 %v176, 4095
  %v179 = icmp samesign ult i64 %v178, 4089
  br i1 %v179, label %v180, label %v181
v180:
  %v182 = inttoptr i64 %v176 to ptr
  %v183 = load i64, ptr %v182, align 1
  br label %v184
v181:
  %v185 = and i64 %v176, 7
  %v186 = and i64 %v176, -8
  %v187 = inttoptr i64 %v186 to ptr
  %v188 = load i64, ptr %v187, align 8
  %v189 = shl nuw nsw i64 %v185, 3
  %v190 = lshr i64 %v188, %v189
  %v191 = add nuw nsw i64 %v185, %v177
  %v192 = icmp samesign ugt i64 %v191, 8
  br i1 %v192, label %v193, label %v184
v193:
  %v194 = getelementptr i8, ptr %v187, i64 8
  %v195 = load i64, ptr %v194, align 8
  %v196 = sub nuw nsw i64 64, %v189
  %v197 = shl i64 %v195, %v196
  %v198 = or disjoint i64 %v197, %v190
  br label %v184
v184:
  %v199 = phi i64 [ %v183, %v180 ], [ %v190, %v181 ], [ %v198, %v193 ]
  %v200 = shl nuw nsw i64 %v177, 3
  %v201 = sub nuw nsw i64 64, %v200
  %v202 = lshr i64 -1, %v201
  %v203 = and i64 %v199, %v202
  %v204 = and i64 %v203, 9187201950435737471
  %v205 = add nuw i64 %v204, 8608480567731124087
  %v206 = sub nuw i64 -8246779703540740723, %v204
  %v207 = and i64 %v205, %v206
  %v208 = add nuw i64 %v204, 7234017283807667300
  %v209 = sub nuw i64 -6872316419617283936, %v204
  %v210 = and i64 %v208, %v209
  %v211 = or i64 %v210, %v207
  %v212 = or i64 %v211, %v203
  %v213 = and i64 %v212, -9187201950435737472
  %v214 = icmp eq i64 %v213, 0
  %v215 = sub i64 0, %v213
  %v216 = and i64 %v213, %v215
  %v217 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v216, i1 false)
  %v218 = trunc nuw nsw i64 %v217 to i32
  %v219 = sub nsw i32 63, %v218
  %v220 = ashr i32 %v219, 3
  %v221 = sext i32 %v220 to i64
  %v222 = select i1 %v214, i64 8, i64 %v221
  %v223 = add i64 %v222, %v172
  br i1 %v214, label %v174, label %v224
v224:
  %v225 = icmp slt i64 %v223, %v1
  br i1 %v225, label %v226, label %v227
v226:
  %v228 = add i64 %v222, %v176
  %v229 = inttoptr i64 %v228 to ptr
  %v230 = load i8, ptr %v229, align 1
  %v231 = sext i8 %v230 to i16
  %v232 = icmp sgt i8 %v230, -1
  br i1 %v232, label %v227, label %v233
v233:
  %v234 = and i16 %v231, 255
  %v235 = icmp samesign ult i16 %v234, 224
  br i1 %v235, label %v236, label %v237
v236:
  %v238 = getelementptr i8, ptr %v229, i64 1
  %v239 = load i8, ptr %v238, align 1
  %v240 = and i8 %v239, 63
  %v241 = shl nsw i16 %v231, 6
  %v242 = and i16 %v241, 1984
  %v243 = zext nneg i8 %v240 to i16
  %v244 = or disjoint i16 %v242, %v243
  %v245 = zext nneg i16 %v244 to i32
  br label %v246
v237:
  %v247 = icmp samesign ult i16 %v234, 240
  br i1 %v247, label %v248, label %v249
v248:
  %v250 = shl i16 %v231, 12
  %v251 = zext i16 %v250 to i32
  %v252 = getelementptr i8, ptr %v229, i64 1
  %v253 = load i8, ptr %v252, align 1
  %v254 = zext i8 %v253 to i32
  %v255 = shl nuw nsw i32 %v254, 6
  %v256 = and i32 %v255, 4032
  %v257 = or disjoint i32 %v256, %v251
  %v258 = getelementptr i8, ptr %v229, i64 2
  %v259 = load i8, ptr %v258, align 1
  %v260 = and i8 %v259, 63
  %v261 = zext nneg i8 %v260 to i32
  %v262 = or disjoint i32 %v257, %v261
  br label %v246
v249:
  %v263 = zext i16 %v231 to i32
  %v264 = shl i32 %v263, 18
  %v265 = and i32 %v264, 1835008
  %v266 = getelementptr i8, ptr %v229, i64 1
  %v267 = load i8, ptr %v266, align 1
  %v268 = zext i8 %v267 to i32
  %v269 = shl nuw nsw i32 %v268, 12
  %v270 = and i32 %v269, 258048
  %v271 = or disjoint i32 %v270, %v265
  %v272 = getelementptr i8, ptr %v229, i64 2
  %v273 = load i8, ptr %v272, align 1
  %v274 = zext i8 %v273 to i32
  %v275 = shl nuw nsw i32 %v274, 6
  %v276 = and i32 %v275, 4032
  %v277 = or disjoint i32 %v271, %v276
  %v278 = getelementptr i8, ptr %v229, i64 3
  %v279 = load i8, ptr %v278, align 1
  %v280 = and i8 %v279, 63
  %v281 = zext nneg i8 %v280 to i32
  %v282 = or disjoint i32 %v277, %v281
  br label %v246
v246:
  %v283 = phi i32 [ %v245, %v236 ], [ %v262, %v248 ], [ %v282, %v249 ]
  %v284 = icmp ult i32 %v283, 128
  br i1 %v284, label %v285, label %v286
v285:
  %v287 = add nsw i32 %v283, -9
  %v288 = icmp ult i32 %v287, 5
  %v289 = icmp eq i32 %v283, 32
  %v290 = or i1 %v289, %v288
  %v291 = and i32 %v283, 124
  %v292 = icmp eq i32 %v291, 28
  %v293 = or i1 %v292, %v290
  br label %v294
v286:
  switch i32 %v283, label %v295 [
    i32 5760, label %v296
    i32 160, label %v296
    i32 133, label %v296
  ]
v295:
  %v297 = add nsw i32 %v283, -8192
  %v298 = icmp ult i32 %v297, 11
  br label %v296
v296:
  %v299 = phi i1 [ true, %v286 ], [ %v298, %v295 ], [ true, %v286 ], [ true, %v286 ]
  %v300 = and i32 %v283, -2
  %v301 = icmp eq i32 %v300, 8232
  %v302 = or i1 %v301, %v299
  %v303 = icmp eq i32 %v283, 8239
  %v304 = or i1 %v303, %v302
  %v305 = icmp eq i32 %v283, 8287
  %v306 = or i1 %v305, %v304
  %v307 = icmp eq i32 %v283, 12288
  %v308 = or i1 %v307, %v306
  br label %v294
v294:
  %v309 = phi i1 [ %v293, %v285 ], [ %v308, %v296 ]
  br i1 %v309, label %v227, label %v310
v310:
  %v311 = icmp samesign ult i16 %v234, 240
  %v312 = select i1 %v311, i64 3, i64 4
  %v313 = select i1 %v235, i64 2, i64 %v312
  %v314 = add i64 %v313, %v223
  br label %v174
v174:
  %v173 = phi i64 [ %v223, %v184 ], [ %v314, %v310 ]
  %v315 = icmp slt i64 %v173, %v1
  br i1 %v315, label %v170, label %v227
v227:
  %v316 = phi i64 [ %v173, %v174 ], [ %v223, %v224 ], [ %v223, %v226 ], [ %v223, %v294 ]
  %v317 = add i64 %v166, %v0
  %v318 = tail call i64 @llvm.smin.i64(i64 %v316, i64 %v1)
  br label %v19
v19:
  %v21 = phi i64 [ -1, %v16 ], [ -1, %v26 ], [ -1, %v169 ], [ %v318, %v227 ]
  %v319 = phi i64 [ 0, %v16 ], [ 0, %v26 ], [ %v171, %v169 ], [ %v317, %v227 ]
  %v320 = icmp eq i64 %v319, 0
  %v18 = add i64 %v17, 1
  br i1 %v320, label %v321, label %v16
v9:
  %v322 = sub i64 0, %v6
  %v323 = add i64 %v0, 1
  br label %v324
v324:
  %v325 = phi i64 [ %v326, %v327 ], [ %v1, %v9 ]
  %v328 = phi i64 [ %v329, %v327 ], [ %v322, %v9 ]
  br label %v330
v330:
  %v331 = phi i64 [ %v332, %v333 ], [ %v325, %v324 ]
  %v334 = icmp slt i64 %v331, 1
  br i1 %v334, label %v335, label %v336
v336:
  %v337 = add i64 %v323, %v331
  br label %v338
v338:
  %v339 = phi i64 [ %v331, %v336 ], [ %v332, %v338 ]
  %v340 = phi i64 [ %v337, %v336 ], [ %v341, %v338 ]
  %v332 = add i64 %v339, -1
  %v342 = inttoptr i64 %v340 to ptr
  %v343 = getelementptr i8, ptr %v342, i64 -2
  %v344 = load i8, ptr %v343, align 1
  %v345 = icmp slt i8 %v344, -64
  %v341 = add i64 %v340, -1
  br i1 %v345, label %v338, label %v346
v346:
  %v347 = zext i8 %v344 to i32
  %v348 = icmp sgt i8 %v344, -1
  br i1 %v348, label %v349, label %v350
v350:
  %v351 = icmp ult i8 %v344, -32
  br i1 %v351, label %v352, label %v353
v352:
  %v354 = getelementptr i8, ptr %v342, i64 -1
  %v355 = load i8, ptr %v354, align 1
  %v356 = and i8 %v355, 63
  %v357 = zext nneg i8 %v356 to i32
  %v358 = shl nuw nsw i32 %v347, 6
  %v359 = and i32 %v358, 1984
  %v360 = or disjoint i32 %v359, %v357
  br label %v349
v353:
  %v361 = icmp ult i8 %v344, -16
  %v362 = getelementptr i8, ptr %v342, i64 -1
  %v363 = load i8, ptr %v362, align 1
  %v364 = zext i8 %v363 to i32
  %v365 = load i8, ptr %v342, align 1
  br i1 %v361, label %v366, label %v367
v366:
  %v368 = shl nuw nsw i32 %v347, 12
  %v369 = and i32 %v368, 61440
  %v370 = shl nuw nsw i32 %v364, 6
  %v371 = and i32 %v370, 4032
  %v372 = or disjoint i32 %v371, %v369
  %v373 = and i8 %v365, 63
  %v374 = zext nneg i8 %v373 to i32
  %v375 = or disjoint i32 %v372, %v374
  br label %v349
v367:
  %v376 = shl nuw nsw i32 %v347, 18
  %v377 = and i32 %v376, 1835008
  %v378 = shl nuw nsw i32 %v364, 12
  %v379 = and i32 %v378, 258048
  %v380 = or disjoint i32 %v379, %v377
  %v381 = zext i8 %v365 to i32
  %v382 = shl nuw nsw i32 %v381, 6
  %v383 = and i32 %v382, 4032
  %v384 = or disjoint i32 %v380, %v383
  %v385 = getelementptr i8, ptr %v342, i64 1
  %v386 = load i8, ptr %v385, align 1
  %v387 = and i8 %v386, 63
  %v388 = zext nneg i8 %v387 to i32
  %v389 = or disjoint i32 %v384, %v388
  br label %v349
v349:
  %v390 = phi i32 [ %v347, %v346 ], [ %v360, %v352 ], [ %v375, %v366 ], [ %v389, %v367 ]
  %v391 = icmp ult i32 %v390, 128
  br i1 %v391, label %v392, label %v393
v392:
  %v394 = add nsw i32 %v390, -9
  %v395 = icmp ult i32 %v394, 5
  %v396 = icmp eq i32 %v390, 32
  %v397 = or i1 %v396, %v395
  %v398 = and i32 %v390, 124
  %v399 = icmp eq i32 %v398, 28
  %v400 = or i1 %v399, %v397
  br label %v333
v393:
  switch i32 %v390, label %v401 [
    i32 5760, label %v402
    i32 160, label %v402
    i32 133, label %v402
  ]
v401:
  %v403 = add nsw i32 %v390, -8192
  %v404 = icmp ult i32 %v403, 11
  br label %v402
v402:
  %v405 = phi i1 [ true, %v393 ], [ %v404, %v401 ], [ true, %v393 ], [ true, %v393 ]
  %v406 = and i32 %v390, -2
  %v407 = icmp eq i32 %v406, 8232
  %v408 = or i1 %v407, %v405
  %v409 = icmp eq i32 %v390, 8239
  %v410 = or i1 %v409, %v408
  %v411 = icmp eq i32 %v390, 8287
  %v412 = or i1 %v411, %v410
  %v413 = icmp eq i32 %v390, 12288
  %v414 = or i1 %v413, %v412
  br label %v333
v333:
  %v415 = phi i1 [ %v400, %v392 ], [ %v414, %v402 ]
  br i1 %v415, label %v330, label %v335
v335:
  br label %v416
v416:
  %v326 = phi i64 [ %v417, %v418 ], [ %v331, %v335 ]
  %v419 = icmp slt i64 %v326, 1
  br i1 %v419, label %v327, label %v420
v420:
  %v421 = phi i64 [ %v417, %v420 ], [ %v326, %v416 ]
  %v417 = add i64 %v421, -1
  %v422 = add i64 %v421, %v0
  %v423 = inttoptr i64 %v422 to ptr
  %v424 = getelementptr i8, ptr %v423, i64 -1
  %v425 = load i8, ptr %v424, align 1
  %v426 = icmp slt i8 %v425, -64
  br i1 %v426, label %v420, label %v427
v427:
  %v428 = zext i8 %v425 to i32
  %v429 = icmp sgt i8 %v425, -1
  br i1 %v429, label %v430, label %v431
v431:
  %v432 = icmp ult i8 %v425, -32
  br i1 %v432, label %v433, label %v434
v433:
  %v435 = load i8, ptr %v423, align 1
  %v436 = and i8 %v435, 63
  %v437 = zext nneg i8 %v436 to i32
  %v438 = shl nuw nsw i32 %v428, 6
  %v439 = and i32 %v438, 1984
  %v440 = or disjoint i32 %v439, %v437
  br label %v430
v434:
  %v441 = icmp ult i8 %v425, -16
  %v442 = load i8, ptr %v423, align 1
  %v443 = zext i8 %v442 to i32
  %v444 = getelementptr i8, ptr %v423, i64 1
  %v445 = load i8, ptr %v444, align 1
  br i1 %v441, label %v446, label %v447
v446:
  %v448 = shl nuw nsw i32 %v428, 12
  %v449 = and i32 %v448, 61440
  %v450 = shl nuw nsw i32 %v443, 6
  %v451 = and i32 %v450, 4032
  %v452 = or disjoint i32 %v451, %v449
  %v453 = and i8 %v445, 63
  %v454 = zext nneg i8 %v453 to i32
  %v455 = or disjoint i32 %v452, %v454
  br label %v430
v447:
  %v456 = shl nuw nsw i32 %v428, 18
  %v457 = and i32 %v456, 1835008
  %v458 = shl nuw nsw i32 %v443, 12
  %v459 = and i32 %v458, 258048
  %v460 = or disjoint i32 %v459, %v457
  %v461 = zext i8 %v445 to i32
  %v462 = shl nuw nsw i32 %v461, 6
  %v463 = and i32 %v462, 4032
  %v464 = or disjoint i32 %v460, %v463
  %v465 = getelementptr i8, ptr %v423, i64 2
  %v466 = load i8, ptr %v465, align 1
  %v467 = and i8 %v466, 63
  %v468 = zext nneg i8 %v467 to i32
  %v469 = or disjoint i32 %v464, %v468
  br label %v430
v430:
  %v470 = phi i32 [ %v428, %v427 ], [ %v440, %v433 ], [ %v455, %v446 ], [ %v469, %v447 ]
  %v471 = icmp ult i32 %v470, 128
  br i1 %v471, label %v472, label %v473
v472:
  %v474 = add nsw i32 %v470, -9
  %v475 = icmp ult i32 %v474, 5
  %v476 = icmp eq i32 %v470, 32
  %v477 = or i1 %v476, %v475
  %v478 = and i32 %v470, 124
  %v479 = icmp eq i32 %v478, 28
  %v480 = or i1 %v479, %v477
  br label %v418
v473:
  switch i32 %v470, label %v481 [
    i32 5760, label %v482
    i32 160, label %v482
    i32 133, label %v482
  ]
v481:
  %v483 = add nsw i32 %v470, -8192
  %v484 = icmp ult i32 %v483, 11
  br label %v482
v482:
  %v485 = phi i1 [ true, %v473 ], [ %v484, %v481 ], [ true, %v473 ], [ true, %v473 ]
  %v486 = and i32 %v470, -2
  %v487 = icmp eq i32 %v486, 8232
  %v488 = or i1 %v487, %v485
  %v489 = icmp eq i32 %v470, 8239
  %v490 = or i1 %v489, %v488
  %v491 = icmp eq i32 %v470, 8287
  %v492 = or i1 %v491, %v490
  %v493 = icmp eq i32 %v470, 12288
  %v494 = or i1 %v493, %v492
  br label %v418
v418:
  %v495 = phi i1 [ %v480, %v472 ], [ %v494, %v482 ]
  br i1 %v495, label %v327, label %v416
v327:
  %v329 = add i64 %v328, -1
  %v496 = icmp ne i64 %v329, 0
  %v497 = icmp ne i64 %v331, 0
  %v498 = and i1 %v497, %v496
  br i1 %v498, label %v324, label %v499
v499:
  %v500 = icmp eq i64 %v331, 0
  %v501 = add i64 %v326, %v0
  %v502 = sub i64 %v331, %v326
  %v503 = select i1 %v500, i64 0, i64 %v501
  br label %v504
v15:
  %v505 = icmp slt i64 %v1, 1
  br i1 %v505, label %v321, label %v506
v506:
  %v507 = phi i64 [ %v508, %v509 ], [ 0, %v15 ]
  %v510 = phi i64 [ %v511, %v509 ], [ 0, %v15 ]
  %v512 = phi i64 [ %v513, %v509 ], [ 128, %v15 ]
  %v514 = sub i64 %v1, %v510
  %v515 = add i64 %v510, %v0
  %v516 = tail call i64 @llvm.umin.i64(i64 %v514, i64 8)
  %v517 = and i64 %v515, 4095
  %v518 = icmp samesign ult i64 %v517, 4089
  br i1 %v518, label %v519, label %v520
v519:
  %v521 = inttoptr i64 %v515 to ptr
  %v522 = load i64, ptr %v521, align 1
  br label %v523
v520:
  %v524 = and i64 %v515, 7
  %v525 = and i64 %v515, -8
  %v526 = inttoptr i64 %v525 to ptr
  %v527 = load i64, ptr %v526, align 8
  %v528 = shl nuw nsw i64 %v524, 3
  %v529 = lshr i64 %v527, %v528
  %v530 = add nuw nsw i64 %v524, %v516
  %v531 = icmp samesign ugt i64 %v530, 8
  br i1 %v531, label %v532, label %v523
v532:
  %v533 = getelementptr i8, ptr %v526, i64 8
  %v534 = load i64, ptr %v533, align 8
  %v535 = sub nuw nsw i64 64, %v528
  %v536 = shl i64 %v534, %v535
  %v537 = or disjoint i64 %v536, %v529
  br label %v523
v523:
  %v538 = phi i64 [ %v522, %v519 ], [ %v529, %v520 ], [ %v537, %v532 ]
  %v539 = shl nuw nsw i64 %v516, 3
  %v540 = sub nuw nsw i64 64, %v539
  %v541 = lshr i64 -1, %v540
  %v542 = and i64 %v538, %v541
  %v543 = and i64 %v542, -9187201950435737472
  %v544 = icmp eq i64 %v543, 0
  br i1 %v544, label %v545, label %v546
v546:
  %v547 = inttoptr i64 %v515 to ptr
  %v548 = load i8, ptr %v547, align 1
  %v549 = zext i8 %v548 to i32
  %v550 = icmp sgt i8 %v548, -1
  br i1 %v550, label %v551, label %v552
v552:
  %v553 = icmp ult i8 %v548, -32
  br i1 %v553, label %v554, label %v555
v554:
  %v556 = getelementptr i8, ptr %v547, i64 1
  %v557 = load i8, ptr %v556, align 1
  %v558 = and i8 %v557, 63
  %v559 = zext nneg i8 %v558 to i32
  %v560 = shl nuw nsw i32 %v549, 6
  %v561 = and i32 %v560, 1984
  %v562 = or disjoint i32 %v561, %v559
  br label %v551
v545:
  %v563 = add nuw i64 %v542, 8608480567731124087
  %v564 = sub nuw i64 -8246779703540740723, %v542
  %v565 = and i64 %v563, %v564
  %v566 = add nuw i64 %v542, 7234017283807667300
  %v567 = sub nuw i64 -6872316419617283936, %v542
  %v568 = and i64 %v566, %v567
  %v569 = or i64 %v565, %v568
  %v570 = and i64 %v569, -9187201950435737472
  %v571 = trunc i64 %v514 to i32
  %v572 = shl i32 %v571, 3
  %v573 = and i32 %v572, 56
  %v574 = zext nneg i32 %v573 to i64
  %v575 = shl nsw i64 -1, %v574
  %v576 = icmp ugt i32 %v572, 63
  %v577 = xor i64 %v570, -9187201950435737472
  %v578 = shl i64 %v569, 8
  %v579 = and i64 %v578, -9187201950435737600
  %v580 = or i64 %v579, %v512
  %v581 = xor i64 %v575, -1
  %v582 = select i1 %v576, i64 -9187201950435737472, i64 %v581
  %v583 = icmp slt i64 %v514, 8
  %v584 = select i1 %v583, i64 %v582, i64 -9187201950435737472
  %v585 = and i64 %v577, %v584
  %v586 = and i64 %v585, %v580
  %v587 = tail call range(i64 0, 9) i64 @llvm.ctpop.i64(i64 %v586)
  %v588 = lshr i64 %v570, 56
  br label %v509
v555:
  %v589 = icmp ult i8 %v548, -16
  %v590 = getelementptr i8, ptr %v547, i64 1
  %v591 = load i8, ptr %v590, align 1
  %v592 = zext i8 %v591 to i32
  %v593 = getelementptr i8, ptr %v547, i64 2
  %v594 = load i8, ptr %v593, align 1
  br i1 %v589, label %v595, label %v596
v595:
  %v597 = shl nuw nsw i32 %v549, 12
  %v598 = and i32 %v597, 61440
  %v599 = shl nuw nsw i32 %v592, 6
  %v600 = and i32 %v599, 4032
  %v601 = or disjoint i32 %v600, %v598
  %v602 = and i8 %v594, 63
  %v603 = zext nneg i8 %v602 to i32
  %v604 = or disjoint i32 %v601, %v603
  br label %v551
v596:
  %v605 = shl nuw nsw i32 %v549, 18
  %v606 = and i32 %v605, 1835008
  %v607 = shl nuw nsw i32 %v592, 12
  %v608 = and i32 %v607, 258048
  %v609 = or disjoint i32 %v608, %v606
  %v610 = zext i8 %v594 to i32
  %v611 = shl nuw nsw i32 %v610, 6
  %v612 = and i32 %v611, 4032
  %v613 = or disjoint i32 %v609, %v612
  %v614 = getelementptr i8, ptr %v547, i64 3
  %v615 = load i8, ptr %v614, align 1
  %v616 = and i8 %v615, 63
  %v617 = zext nneg i8 %v616 to i32
  %v618 = or disjoint i32 %v613, %v617
  br label %v551
v551:
  %v619 = phi i32 [ %v549, %v546 ], [ %v562, %v554 ], [ %v604, %v595 ], [ %v618, %v596 ]
  %v620 = icmp ult i32 %v619, 128
  br i1 %v620, label %v621, label %v622
v621:
  %v623 = add nsw i32 %v619, -9
  %v624 = icmp ult i32 %v623, 5
  %v625 = icmp eq i32 %v619, 32
  %v626 = or i1 %v625, %v624
  %v627 = and i32 %v619, 124
  %v628 = icmp eq i32 %v627, 28
  %v629 = or i1 %v628, %v626
  br label %v630
v622:
  switch i32 %v619, label %v631 [
    i32 5760, label %v632
    i32 160, label %v632
    i32 133, label %v632
  ]
v631:
  %v633 = add nsw i32 %v619, -8192
  %v634 = icmp ult i32 %v633, 11
  br label %v632
v632:
  %v635 = phi i1 [ true, %v622 ], [ %v634, %v631 ], [ true, %v622 ], [ true, %v622 ]
  %v636 = and i32 %v619, -2
  %v637 = icmp eq i32 %v636, 8232
  %v638 = or i1 %v637, %v635
  %v639 = icmp eq i32 %v619, 8239
  %v640 = or i1 %v639, %v638
  %v641 = icmp eq i32 %v619, 8287
  %v642 = or i1 %v641, %v640
  %v643 = icmp eq i32 %v619, 12288
  %v644 = or i1 %v643, %v642
  br label %v630
v630:
  %v645 = phi i1 [ %v629, %v621 ], [ %v644, %v632 ]
  %v646 = icmp eq i64 %v512, 0
  %v647 = or i1 %v646, %v645
  %v648 = xor i1 %v647, true
  %v649 = zext i1 %v648 to i64
  %v650 = select i1 %v645, i64 128, i64 0
  %v651 = icmp ult i8 %v548, -16
  %v652 = select i1 %v651, i64 3, i64 4
  %v653 = icmp ult i8 %v548, -32
  %v654 = select i1 %v653, i64 2, i64 %v652
  %v655 = select i1 %v550, i64 1, i64 %v654
  br label %v509
v509:
  %v513 = phi i64 [ %v588, %v545 ], [ %v650, %v630 ]
  %v656 = phi i64 [ %v587, %v545 ], [ %v649, %v630 ]
  %v657 = phi i64 [ 8, %v545 ], [ %v655, %v630 ]
  %v508 = add i64 %v656, %v507
  %v511 = add i64 %v657, %v510
  %v658 = icmp slt i64 %v511, %v1
  br i1 %v658, label %v506, label %v321
v321:
  %v659 = phi i64 [ 0, %v15 ], [ %v508, %v509 ], [ %v17, %v19 ]
  %v660 = add i64 %v659, %v6
  br label %v12
v12:
  %v661 = phi i64 [ %v6, %v10 ], [ %v660, %v321 ]
  %v662 = icmp slt i64 %v661, 0
  br i1 %v662, label %v504, label %v663
v663:
  %v664 = phi i64 [ %v665, %v666 ], [ 0, %v12 ]
  %v667 = phi i64 [ %v668, %v666 ], [ 0, %v12 ]
  %v669 = icmp slt i64 %v664, 0
  br i1 %v669, label %v670, label %v671
v671:
  %v672 = icmp slt i64 %v664, %v1
  br i1 %v672, label %v673, label %v674
v673:
  %v675 = phi i64 [ %v676, %v677 ], [ %v664, %v671 ]
  %v678 = sub i64 %v1, %v675
  %v679 = add i64 %v675, %v0
  %v680 = tail call i64 @llvm.umin.i64(i64 %v678, i64 8)
  %v681 = and i64 %v679, 4095
  %v682 = icmp samesign ult i64 %v681, 4089
  br i1 %v682, label %v683, label %v684
v683:
  %v685 = inttoptr i64 %v679 to ptr
  %v686 = load i64, ptr %v685, align 1
  br label %v687
v684:
  %v688 = and i64 %v679, 7
  %v689 = and i64 %v679, -8
  %v690 = inttoptr i64 %v689 to ptr
  %v691 = load i64, ptr %v690, align 8
  %v692 = shl nuw nsw i64 %v688, 3
  %v693 = lshr i64 %v691, %v692
  %v694 = add nuw nsw i64 %v688, %v680
  %v695 = icmp samesign ugt i64 %v694, 8
  br i1 %v695, label %v696, label %v687
v696:
  %v697 = getelementptr i8, ptr %v690, i64 8
  %v698 = load i64, ptr %v697, align 8
  %v699 = sub nuw nsw i64 64, %v692
  %v700 = shl i64 %v698, %v699
  %v701 = or disjoint i64 %v700, %v693
  br label %v687
v687:
  %v702 = phi i64 [ %v686, %v683 ], [ %v693, %v684 ], [ %v701, %v696 ]
  %v703 = shl nuw nsw i64 %v680, 3
  %v704 = sub nuw nsw i64 64, %v703
  %v705 = lshr i64 -1, %v704
  %v706 = and i64 %v702, %v705
  %v707 = and i64 %v706, 9187201950435737471
  %v708 = add nuw i64 %v707, 8608480567731124087
  %v709 = sub nuw i64 -8246779703540740723, %v707
  %v710 = and i64 %v708, %v709
  %v711 = add nuw i64 %v707, 7234017283807667300
  %v712 = sub nuw i64 -6872316419617283936, %v707
  %v713 = and i64 %v711, %v712
  %v714 = or i64 %v710, %v713
  %v715 = and i64 %v706, -9187201950435737472
  %v716 = xor i64 %v715, -9187201950435737472
  %v717 = and i64 %v716, %v714
  %v718 = xor i64 %v717, -9187201950435737472
  %v719 = icmp eq i64 %v717, -9187201950435737472
  %v720 = sub i64 0, %v718
  %v721 = and i64 %v718, %v720
  %v722 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v721, i1 false)
  %v723 = trunc nuw nsw i64 %v722 to i32
  %v724 = sub nsw i32 63, %v723
  %v725 = ashr i32 %v724, 3
  %v726 = sext i32 %v725 to i64
  %v727 = select i1 %v719, i64 8, i64 %v726
  %v728 = add i64 %v727, %v675
  br i1 %v719, label %v677, label %v729
v729:
  %v730 = icmp slt i64 %v728, %v1
  br i1 %v730, label %v731, label %v674
v731:
  %v732 = add i64 %v727, %v679
  %v733 = inttoptr i64 %v732 to ptr
  %v734 = load i8, ptr %v733, align 1
  %v735 = zext i8 %v734 to i32
  %v736 = icmp sgt i8 %v734, -1
  br i1 %v736, label %v674, label %v737
v737:
  %v738 = icmp ult i8 %v734, -32
  br i1 %v738, label %v739, label %v740
v739:
  %v741 = getelementptr i8, ptr %v733, i64 1
  %v742 = load i8, ptr %v741, align 1
  %v743 = and i8 %v742, 63
  %v744 = zext nneg i8 %v743 to i32
  %v745 = shl nuw nsw i32 %v735, 6
  %v746 = and i32 %v745, 1984
  %v747 = or disjoint i32 %v746, %v744
  br label %v748
v740:
  %v749 = icmp ult i8 %v734, -16
  %v750 = getelementptr i8, ptr %v733, i64 1
  %v751 = load i8, ptr %v750, align 1
  %v752 = zext i8 %v751 to i32
  %v753 = getelementptr i8, ptr %v733, i64 2
  %v754 = load i8, ptr %v753, align 1
  br i1 %v749, label %v755, label %v756
v755:
  %v757 = shl nuw nsw i32 %v735, 12
  %v758 = and i32 %v757, 61440
  %v759 = shl nuw nsw i32 %v752, 6
  %v760 = and i32 %v759, 4032
  %v761 = or disjoint i32 %v760, %v758
  %v762 = and i8 %v754, 63
  %v763 = zext nneg i8 %v762 to i32
  %v764 = or disjoint i32 %v761, %v763
  br label %v748
v756:
  %v765 = shl nuw nsw i32 %v735, 18
  %v766 = and i32 %v765, 1835008
  %v767 = shl nuw nsw i32 %v752, 12
  %v768 = and i32 %v767, 258048
  %v769 = or disjoint i32 %v768, %v766
  %v770 = zext i8 %v754 to i32
  %v771 = shl nuw nsw i32 %v770, 6
  %v772 = and i32 %v771, 4032
  %v773 = or disjoint i32 %v769, %v772
  %v774 = getelementptr i8, ptr %v733, i64 3
  %v775 = load i8, ptr %v774, align 1
  %v776 = and i8 %v775, 63
  %v777 = zext nneg i8 %v776 to i32
  %v778 = or disjoint i32 %v773, %v777
  br label %v748
v748:
  %v779 = phi i32 [ %v747, %v739 ], [ %v764, %v755 ], [ %v778, %v756 ]
  %v780 = icmp ult i32 %v779, 128
  br i1 %v780, label %v781, label %v782
v781:
  %v783 = add nsw i32 %v779, -9
  %v784 = icmp ult i32 %v783, 5
  %v785 = icmp eq i32 %v779, 32
  %v786 = or i1 %v785, %v784
  %v787 = and i32 %v779, 124
  %v788 = icmp eq i32 %v787, 28
  %v789 = or i1 %v788, %v786
  br label %v790
v782:
  switch i32 %v779, label %v791 [
    i32 5760, label %v792
    i32 160, label %v792
    i32 133, label %v792
  ]
v791:
  %v793 = add nsw i32 %v779, -8192
  %v794 = icmp ult i32 %v793, 11
  br label %v792
v792:
  %v795 = phi i1 [ true, %v782 ], [ %v794, %v791 ], [ true, %v782 ], [ true, %v782 ]
  %v796 = and i32 %v779, -2
  %v797 = icmp eq i32 %v796, 8232
  %v798 = or i1 %v797, %v795
  %v799 = icmp eq i32 %v779, 8239
  %v800 = or i1 %v799, %v798
  %v801 = icmp eq i32 %v779, 8287
  %v802 = or i1 %v801, %v800
  %v803 = icmp eq i32 %v779, 12288
  %v804 = or i1 %v803, %v802
  br label %v790
v790:
  %v805 = phi i1 [ %v789, %v781 ], [ %v804, %v792 ]
  br i1 %v805, label %v806, label %v674
v806:
  %v807 = icmp ult i8 %v734, -16
  %v808 = select i1 %v807, i64 3, i64 4
  %v809 = select i1 %v738, i64 2, i64 %v808
  %v810 = add i64 %v809, %v728
  br label %v677
v677:
  %v676 = phi i64 [ %v728, %v687 ], [ %v810, %v806 ]
  %v811 = icmp slt i64 %v676, %v1
  br i1 %v811, label %v673, label %v674
v674:
  %v812 = phi i64 [ %v664, %v671 ], [ %v676, %v677 ], [ %v728, %v729 ], [ %v728, %v731 ], [ %v728, %v790 ]
  %v813 = icmp slt i64 %v812, %v1
  %v814 = tail call i64 @llvm.smin.i64(i64 %v812, i64 %v1)
  br i1 %v813, label %v815, label %v670
v815:
  %v816 = icmp eq i64 %v667, %v4
  br i1 %v816, label %v817, label %v818
v817:
  %v819 = sub i64 %v1, %v814
  %v820 = add i64 %v814, %v0
  br label %v670
v818:
  %v821 = phi i64 [ %v822, %v823 ], [ %v812, %v815 ]
  %v824 = sub i64 %v1, %v821
  %v825 = add i64 %v821, %v0
  %v826 = tail call i64 @llvm.umin.i64(i64 %v824, i64 8)
  %v827 = and i64 %v825, 4095
  %v828 = icmp samesign ult i64 %v827, 4089
  br i1 %v828, label %v829, label %v830
v829:
  %v831 = inttoptr i64 %v825 to ptr
  %v832 = load i64, ptr %v831, align 1
  br label %v833
v830:
  %v834 = and i64 %v825, 7
  %v835 = and i64 %v825, -8
  %v836 = inttoptr i64 %v835 to ptr
  %v837 = load i64, ptr %v836, align 8
  %v838 = shl nuw nsw i64 %v834, 3
  %v839 = lshr i64 %v837, %v838
  %v840 = add nuw nsw i64 %v834, %v826
  %v841 = icmp samesign ugt i64 %v840, 8
  br i1 %v841, label %v842, label %v833
v842:
  %v843 = getelementptr i8, ptr %v836, i64 8
  %v844 = load i64, ptr %v843, align 8
  %v845 = sub nuw nsw i64 64, %v838
  %v846 = shl i64 %v844, %v845
  %v847 = or disjoint i64 %v846, %v839
  br label %v833
v833:
  %v848 = phi i64 [ %v832, %v829 ], [ %v839, %v830 ], [ %v847, %v842 ]
  %v849 = shl nuw nsw i64 %v826, 3
  %v850 = sub nuw nsw i64 64, %v849
  %v851 = lshr i64 -1, %v850
  %v852 = and i64 %v848, %v851
  %v853 = and i64 %v852, 9187201950435737471
  %v854 = add nuw i64 %v853, 8608480567731124087
  %v855 = sub nuw i64 -8246779703540740723, %v853
  %v856 = and i64 %v854, %v855
  %v857 = add nuw i64 %v853, 7234017283807667300
  %v858 = sub nuw i64 -6872316419617283936, %v853
  %v859 = and i64 %v857, %v858
  %v860 = or i64 %v859, %v856
  %v861 = or i64 %v860, %v852
  %v862 = and i64 %v861, -9187201950435737472
  %v863 = icmp eq i64 %v862, 0
  %v864 = sub i64 0, %v862
  %v865 = and i64 %v862, %v864
  %v866 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v865, i1 false)
  %v867 = trunc nuw nsw i64 %v866 to i32
  %v868 = sub nsw i32 63, %v867
  %v869 = ashr i32 %v868, 3
  %v870 = sext i32 %v869 to i64
  %v871 = select i1 %v863, i64 8, i64 %v870
  %v872 = add i64 %v871, %v821
  br i1 %v863, label %v823, label %v873
v873:
  %v874 = icmp slt i64 %v872, %v1
  br i1 %v874, label %v875, label %v876
v875:
  %v877 = add i64 %v871, %v825
  %v878 = inttoptr i64 %v877 to ptr
  %v879 = load i8, ptr %v878, align 1
  %v880 = zext i8 %v879 to i32
  %v881 = icmp sgt i8 %v879, -1
  br i1 %v881, label %v876, label %v882
v882:
  %v883 = icmp ult i8 %v879, -32
  br i1 %v883, label %v884, label %v885
v884:
  %v886 = getelementptr i8, ptr %v878, i64 1
  %v887 = load i8, ptr %v886, align 1
  %v888 = and i8 %v887, 63
  %v889 = zext nneg i8 %v888 to i32
  %v890 = shl nuw nsw i32 %v880, 6
  %v891 = and i32 %v890, 1984
  %v892 = or disjoint i32 %v891, %v889
  br label %v893
v885:
  %v894 = icmp ult i8 %v879, -16
  %v895 = getelementptr i8, ptr %v878, i64 1
  %v896 = load i8, ptr %v895, align 1
  %v897 = zext i8 %v896 to i32
  %v898 = getelementptr i8, ptr %v878, i64 2
  %v899 = load i8, ptr %v898, align 1
  br i1 %v894, label %v900, label %v901
v900:
  %v902 = shl nuw nsw i32 %v880, 12
  %v903 = and i32 %v902, 61440
  %v904 = shl nuw nsw i32 %v897, 6
  %v905 = and i32 %v904, 4032
  %v906 = or disjoint i32 %v905, %v903
  %v907 = and i8 %v899, 63
  %v908 = zext nneg i8 %v907 to i32
  %v909 = or disjoint i32 %v906, %v908
  br label %v893
v901:
  %v910 = shl nuw nsw i32 %v880, 18
  %v911 = and i32 %v910, 1835008
  %v912 = shl nuw nsw i32 %v897, 12
  %v913 = and i32 %v912, 258048
  %v914 = or disjoint i32 %v913, %v911
  %v915 = zext i8 %v899 to i32
  %v916 = shl nuw nsw i32 %v915, 6
  %v917 = and i32 %v916, 4032
  %v918 = or disjoint i32 %v914, %v917
  %v919 = getelementptr i8, ptr %v878, i64 3
  %v920 = load i8, ptr %v919, align 1
  %v921 = and i8 %v920, 63
  %v922 = zext nneg i8 %v921 to i32
  %v923 = or disjoint i32 %v918, %v922
  br label %v893
v893:
  %v924 = phi i32 [ %v892, %v884 ], [ %v909, %v900 ], [ %v923, %v901 ]
  %v925 = icmp ult i32 %v924, 128
  br i1 %v925, label %v926, label %v927
v926:
  %v928 = add nsw i32 %v924, -9
  %v929 = icmp ult i32 %v928, 5
  %v930 = icmp eq i32 %v924, 32
  %v931 = or i1 %v930, %v929
  %v932 = and i32 %v924, 124
  %v933 = icmp eq i32 %v932, 28
  %v934 = or i1 %v933, %v931
  br label %v935
v927:
  switch i32 %v924, label %v936 [
    i32 5760, label %v937
    i32 160, label %v937
    i32 133, label %v937
  ]
v936:
  %v938 = add nsw i32 %v924, -8192
  %v939 = icmp ult i32 %v938, 11
  br label %v937
v937:
  %v940 = phi i1 [ true, %v927 ], [ %v939, %v936 ], [ true, %v927 ], [ true, %v927 ]
  %v941 = and i32 %v924, -2
  %v942 = icmp eq i32 %v941, 8232
  %v943 = or i1 %v942, %v940
  %v944 = icmp eq i32 %v924, 8239
  %v945 = or i1 %v944, %v943
  %v946 = icmp eq i32 %v924, 8287
  %v947 = or i1 %v946, %v945
  %v948 = icmp eq i32 %v924, 12288
  %v949 = or i1 %v948, %v947
  br label %v935
v935:
  %v950 = phi i1 [ %v934, %v926 ], [ %v949, %v937 ]
  br i1 %v950, label %v876, label %v951
v951:
  %v952 = icmp ult i8 %v879, -16
  %v953 = select i1 %v952, i64 3, i64 4
  %v954 = select i1 %v883, i64 2, i64 %v953
  %v955 = add i64 %v954, %v872
  br label %v823
v823:
  %v822 = phi i64 [ %v872, %v833 ], [ %v955, %v951 ]
  %v956 = icmp slt i64 %v822, %v1
  br i1 %v956, label %v818, label %v876
v876:
  %v957 = phi i64 [ %v822, %v823 ], [ %v872, %v873 ], [ %v872, %v875 ], [ %v872, %v935 ]
  %v958 = add i64 %v814, %v0
  %v959 = tail call i64 @llvm.smin.i64(i64 %v957, i64 %v1)
  %v960 = sub i64 %v959, %v814
  br label %v670
v670:
  %v961 = phi i64 [ 0, %v663 ], [ 0, %v674 ], [ %v820, %v817 ], [ %v958, %v876 ]
  %v665 = phi i64 [ -1, %v663 ], [ -1, %v674 ], [ -1, %v817 ], [ %v959, %v876 ]
  %v962 = phi i64 [ 0, %v663 ], [ 0, %v674 ], [ %v819, %v817 ], [ %v960, %v876 ]
  %v963 = icmp eq i64 %v961, 0
  br i1 %v963, label %v504, label %v666
v666:
  %v668 = add nuw i64 %v667, 1
  %v964 = icmp slt i64 %v667, %v661
  br i1 %v964, label %v663, label %v504
v504:
  %v965 = phi i64 [ %v503, %v499 ], [ 0, %v12 ], [ 0, %v670 ], [ %v961, %v666 ]
  %v966 = phi i64 [ %v502, %v499 ], [ 0, %v12 ], [ %v962, %v666 ], [ %v962, %v670 ]
  %v967 = insertvalue { i64, i64 } poison, i64 %v965, 0
  %v968 = insertvalue { i64, i64 } %v967, i64 %v966, 1
  ret { i64, i64 } %v968
}
define internal { i32 } @udf_text_split_has_space_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v15:
  %v8 = icmp slt i64 %v7, 1
  %v9 = and i64 %v6, 7
  %v10 = shl nuw nsw i64 %v9, 3
  %v11 = sub nuw nsw i64 8, %v9
  %v12 = sub nuw nsw i64 64, %v10
  br label %v13
v13:
  %v14 = phi i64 [ 0, %v15 ], [ %v16, %v17 ]
  %v18 = phi i64 [ 0, %v15 ], [ %v19, %v17 ]
  %v20 = icmp slt i64 %v14, 0
  br i1 %v20, label %v21, label %v22
v22:
  %v23 = icmp slt i64 %v14, %v1
  br i1 %v23, label %v24, label %v25
v24:
  %v26 = phi i64 [ %v27, %v28 ], [ %v14, %v22 ]
  %v29 = sub i64 %v1, %v26
  %v30 = add i64 %v26, %v0
  %v31 = tail call i64 @llvm.umin.i64(i64 %v29, i64 8)
  %v32 = and i64 %v30, 4095
  %v33 = icmp samesign ult i64 %v32, 4089
  br i1 %v33, label %v34, label %v35
v34:
  %v36 = inttoptr i64 %v30 to ptr
  %v37 = load i64, ptr %v36, align 1
  br label %v38
v35:
  %v39 = and i64 %v30, 7
  %v40 = and i64 %v30, -8
  %v41 = inttoptr i64 %v40 to ptr
  %v42 = load i64, ptr %v41, align 8
  %v43 = shl nuw nsw i64 %v39, 3
  %v44 = lshr i64 %v42, %v43
  %v45 = add nuw nsw i64 %v39, %v31
  %v46 = icmp samesign ugt i64 %v45, 8
  br i1 %v46, label %v47, label %v38
v47:
  %v48 = getelementptr i8, ptr %v41, i64 8
  %v49 = load i64, ptr %v48, align 8
  %v50 = sub nuw nsw i64 64, %v43
  %v51 = shl i64 %v49, %v50
  %v52 = or disjoint i64 %v51, %v44
  br label %v38
v38:
  %v53 = phi i64 [ %v37, %v34 ], [ %v44, %v35 ], [ %v52, %v47 ]
  %v54 = shl nuw nsw i64 %v31, 3
  %v55 = sub nuw nsw i64 64, %v54
  %v56 = lshr i64 -1, %v55
  %v57 = and i64 %v53, %v56
  %v58 = and i64 %v57, 9187201950435737471
  %v59 = add nuw i64 %v58, 8608480567731124087
  %v60 = sub nuw i64 -8246779703540740723, %v58
  %v61 = and i64 %v59, %v60
  %v62 = add nuw i64 %v58, 7234017283807667300
  %v63 = sub nuw i64 -6872316419617283936, %v58
  %v64 = and i64 %v62, %v63
  %v65 = or i64 %v61, %v64
  %v66 = and i64 %v57, -9187201950435737472
  %v67 = xor i64 %v66, -9187201950435737472
  %v68 = and i64 %v67, %v65
  %v69 = xor i64 %v68, -9187201950435737472
  %v70 = icmp eq i64 %v68, -9187201950435737472
  %v71 = sub i64 0, %v69
  %v72 = and i64 %v69, %v71
  %v73 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v72, i1 false)
  %v74 = trunc nuw nsw i64 %v73 to i32
  %v75 = sub nsw i32 63, %v74
  %v76 = ashr i32 %v75, 3
  %v77 = sext i32 %v76 to i64
  %v78 = select i1 %v70, i64 8, i64 %v77
  %v79 = add i64 %v78, %v26
  br i1 %v70, label %v28, label %v80
v80:
  %v81 = icmp slt i64 %v79, %v1
  br i1 %v81, label %v82, label %v25
v82:
  %v83 = add i64 %v78, %v30
  %v84 = inttoptr i64 %v83 to ptr
  %v85 = load i8, ptr %v84, align 1
  %v86 = zext i8 %v85 to i32
  %v87 = icmp sgt i8 %v85, -1
  br i1 %v87, label %v25, label %v88
v88:
  %v89 = icmp ult i8 %v85, -32
  br i1 %v89, label %v90, label %v91
v90:
  %v92 = getelementptr i8, ptr %v84, i64 1
  %v93 = load i8, ptr %v92, align 1
  %v94 = and i8 %v93, 63
  %v95 = zext nneg i8 %v94 to i32
  %v96 = shl nuw nsw i32 %v86, 6
  %v97 = and i32 %v96, 1984
  %v98 = or disjoint i32 %v97, %v95
  br label %v99
v91:
  %v100 = icmp ult i8 %v85, -16
  %v101 = getelementptr i8, ptr %v84, i64 1
  %v102 = load i8, ptr %v101, align 1
  %v103 = zext i8 %v102 to i32
  %v104 = getelementptr i8, ptr %v84, i64 2
  %v105 = load i8, ptr %v104, align 1
  br i1 %v100, label %v106, label %v107
v106:
  %v108 = shl nuw nsw i32 %v86, 12
  %v109 = and i32 %v108, 61440
  %v110 = shl nuw nsw i32 %v103, 6
  %v111 = and i32 %v110, 4032
  %v112 = or disjoint i32 %v111, %v109
  %v113 = and i8 %v105, 63
  %v114 = zext nneg i8 %v113 to i32
  %v115 = or disjoint i32 %v112, %v114
  br label %v99
v107:
  %v116 = shl nuw nsw i32 %v86, 18
  %v117 = and i32 %v116, 1835008
  %v118 = shl nuw nsw i32 %v103, 12
  %v119 = and i32 %v118, 258048
  %v120 = or disjoint i32 %v119, %v117
  %v121 = zext i8 %v105 to i32
  %v122 = shl nuw nsw i32 %v121, 6
  %v123 = and i32 %v122, 4032
  %v124 = or disjoint i32 %v120, %v123
  %v125 = getelementptr i8, ptr %v84, i64 3
  %v126 = load i8, ptr %v125, align 1
  %v127 = and i8 %v126, 63
  %v128 = zext nneg i8 %v127 to i32
  %v129 = or disjoint i32 %v124, %v128
  br label %v99
v99:
  %v130 = phi i32 [ %v98, %v90 ], [ %v115, %v106 ], [ %v129, %v107 ]
  %v131 = icmp ult i32 %v130, 128
  br i1 %v131, label %v132, label %v133
v132:
  %v134 = add nsw i32 %v130, -9
  %v135 = icmp ult i32 %v134, 5
  %v136 = icmp eq i32 %v130, 32
  %v137 = or i1 %v136, %v135
  %v138 = and i32 %v130, 124
  %v139 = icmp eq i32 %v138, 28
  %v140 = or i1 %v139, %v137
  br label %v141
v133:
  switch i32 %v130, label %v142 [
    i32 5760, label %v143
    i32 160, label %v143
    i32 133, label %v143
  ]
v142:
  %v144 = add nsw i32 %v130, -8192
  %v145 = icmp ult i32 %v144, 11
  br label %v143
v143:
  %v146 = phi i1 [ true, %v133 ], [ %v145, %v142 ], [ true, %v133 ], [ true, %v133 ]
  %v147 = and i32 %v130, -2
  %v148 = icmp eq i32 %v147, 8232
  %v149 = or i1 %v148, %v146
  %v150 = icmp eq i32 %v130, 8239
  %v151 = or i1 %v150, %v149
  %v152 = icmp eq i32 %v130, 8287
  %v153 = or i1 %v152, %v151
  %v154 = icmp eq i32 %v130, 12288
  %v155 = or i1 %v154, %v153
  br label %v141
v141:
  %v156 = phi i1 [ %v140, %v132 ], [ %v155, %v143 ]
  br i1 %v156, label %v157, label %v25
v157:
  %v158 = icmp ult i8 %v85, -16
  %v159 = select i1 %v158, i64 3, i64 4
  %v160 = select i1 %v89, i64 2, i64 %v159
  %v161 = add i64 %v160, %v79
  br label %v28
v28:
  %v27 = phi i64 [ %v79, %v38 ], [ %v161, %v157 ]
  %v162 = icmp slt i64 %v27, %v1
  br i1 %v162, label %v24, label %v25
v25:
  %v163 = phi i64 [ %v14, %v22 ], [ %v27, %v28 ], [ %v79, %v80 ], [ %v79, %v82 ], [ %v79, %v141 ]
  %v164 = icmp slt i64 %v163, %v1
  %v165 = tail call i64 @llvm.smin.i64(i64 %v163, i64 %v1)
  br i1 %v164, label %v166, label %v21
v166:
  %v167 = icmp eq i64 %v18, %v4
  br i1 %v167, label %v168, label %v169
v168:
  %v170 = sub i64 %v1, %v165
  %v171 = add i64 %v165, %v0
  br label %v21
v169:
  %v172 = phi i64 [ %v173, %v174 ], [ %v163, %v166 ]
  %v175 = sub i64 %v1, %v172
  %v176 = add i64 %v172, %v0
  %v177 = tail call i64 @llvm.umin.i64(i64 %v175, i64 8)
  %v178 = and i64 %v176, 4095
  %v179 = icmp samesign ult i64 %v178, 4089
  br i1 %v179, label %v180, label %v181
v180:
  %v182 = inttoptr i64 %v176 to ptr
  %v183 = load i64, ptr %v182, align 1
  br label %v184
v181:
  %v185 = and i64 %v176, 7
  %v186 = and i64 %v176, -8
  %v187 = inttoptr i64 %v186 to ptr
  %v188 = load i64, ptr %v187, align 8
  %v189 = shl nuw nsw i64 %v185, 3
  %v190 = lshr i64 %v188, %v189
  %v191 = add nuw nsw i64 %v185, %v177
  %v192 = icmp samesign ugt i64 %v191, 8
  br i1 %v192, label %v193, label %v184
v193:
  %v194 = getelementptr i8, ptr %v187, i64 8
  %v195 = load i64, ptr %v194, align 8
  %v196 = sub nuw nsw i64 64, %v189
  %v197 = shl i64 %v195, %v196
  %v198 = or disjoint i64 %v197, %v190
  br label %v184
v184:
  %v199 = phi i64 [ %v183, %v180 ], [ %v190, %v181 ], [ %v198, %v193 ]
  %v200 = shl nuw nsw i64 %v177, 3
  %v201 = sub nuw nsw i64 64, %v200
  %v202 = lshr i64 -1, %v201
  %v203 = and i64 %v199, %v202
  %v204 = and i64 %v203, 9187201950435737471
  %v205 = add nuw i64 %v204, 8608480567731124087
  %v206 = sub nuw i64 -8246779703540740723, %v204
  %v207 = and i64 %v205, %v206
  %v208 = add nuw i64 %v204, 7234017283807667300
  %v209 = sub nuw i64 -6872316419617283936, %v204
  %v210 = and i64 %v208, %v209
  %v211 = or i64 %v210, %v207
  %v212 = or i64 %v211, %v203
  %v213 = and i64 %v212, -9187201950435737472
  %v214 = icmp eq i64 %v213, 0
  %v215 = sub i64 0, %v213
  %v216 = and i64 %v213, %v215
  %v217 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %v216, i1 false)
  %v218 = trunc nuw nsw i64 %v217 to i32
  %v219 = sub nsw i32 63, %v218
  %v220 = ashr i32 %v219, 3
  %v221 = sext i32 %v220 to i64
  %v222 = select i1 %v214, i64 8, i64 %v221
  %v223 = add i64 %v222, %v172
  br i1 %v214, label %v174, label %v224
v224:
  %v225 = icmp slt i64 %v223, %v1
  br i1 %v225, label %v226, label %v227
v226:
  %v228 = add i64 %v222, %v176
  %v229 = inttoptr i64 %v228 to ptr
  %v230 = load i8, ptr %v229, align 1
  %v231 = zext i8 %v230 to i32
  %v232 = icmp sgt i8 %v230, -1
  br i1 %v232, label %v227, label %v233
v233:
  %v234 = icmp ult i8 %v230, -32
  br i1 %v234, label %v235, label %v236
v235:
  %v237 = getelementptr i8, ptr %v229, i64 1
  %v238 = load i8, ptr %v237, align 1
  %v239 = and i8 %v238, 63
  %v240 = zext nneg i8 %v239 to i32
  %v241 = shl nuw nsw i32 %v231, 6
  %v242 = and i32 %v241, 1984
  %v243 = or disjoint i32 %v242, %v240
  br label %v244
v236:
  %v245 = icmp ult i8 %v230, -16
  %v246 = getelementptr i8, ptr %v229, i64 1
  %v247 = load i8, ptr %v246, align 1
  %v248 = zext i8 %v247 to i32
  %v249 = getelementptr i8, ptr %v229, i64 2
  %v250 = load i8, ptr %v249, align 1
  br i1 %v245, label %v251, label %v252
v251:
  %v253 = shl nuw nsw i32 %v231, 12
  %v254 = and i32 %v253, 61440
  %v255 = shl nuw nsw i32 %v248, 6
  %v256 = and i32 %v255, 4032
  %v257 = or disjoint i32 %v256, %v254
  %v258 = and i8 %v250, 63
  %v259 = zext nneg i8 %v258 to i32
  %v260 = or disjoint i32 %v257, %v259
  br label %v244
v252:
  %v261 = shl nuw nsw i32 %v231, 18
  %v262 = and i32 %v261, 1835008
  %v263 = shl nuw nsw i32 %v248, 12
  %v264 = and i32 %v263, 258048
  %v265 = or disjoint i32 %v264, %v262
  %v266 = zext i8 %v250 to i32
  %v267 = shl nuw nsw i32 %v266, 6
  %v268 = and i32 %v267, 4032
  %v269 = or disjoint i32 %v265, %v268
  %v270 = getelementptr i8, ptr %v229, i64 3
  %v271 = load i8, ptr %v270, align 1
  %v272 = and i8 %v271, 63
  %v273 = zext nneg i8 %v272 to i32
  %v274 = or disjoint i32 %v269, %v273
  br label %v244
v244:
  %v275 = phi i32 [ %v243, %v235 ], [ %v260, %v251 ], [ %v274, %v252 ]
  %v276 = icmp ult i32 %v275, 128
  br i1 %v276, label %v277, label %v278
v277:
  %v279 = add nsw i32 %v275, -9
  %v280 = icmp ult i32 %v279, 5
  %v281 = icmp eq i32 %v275, 32
  %v282 = or i1 %v281, %v280
  %v283 = and i32 %v275, 124
  %v284 = icmp eq i32 %v283, 28
  %v285 = or i1 %v284, %v282
  br label %v286
v278:
  switch i32 %v275, label %v287 [
    i32 5760, label %v288
    i32 160, label %v288
    i32 133, label %v288
  ]
v287:
  %v289 = add nsw i32 %v275, -8192
  %v290 = icmp ult i32 %v289, 11
  br label %v288
v288:
  %v291 = phi i1 [ true, %v278 ], [ %v290, %v287 ], [ true, %v278 ], [ true, %v278 ]
  %v292 = and i32 %v275, -2
  %v293 = icmp eq i32 %v292, 8232
  %v294 = or i1 %v293, %v291
  %v295 = icmp eq i32 %v275, 8239
  %v296 = or i1 %v295, %v294
  %v297 = icmp eq i32 %v275, 8287
  %v298 = or i1 %v297, %v296
  %v299 = icmp eq i32 %v275, 12288
  %v300 = or i1 %v299, %v298
  br label %v286
v286:
  %v301 = phi i1 [ %v285, %v277 ], [ %v300, %v288 ]
  br i1 %v301, label %v227, label %v302
v302:
  %v303 = icmp ult i8 %v230, -16
  %v304 = select i1 %v303, i64 3, i64 4
  %v305 = select i1 %v234, i64 2, i64 %v304
  %v306 = add i64 %v305, %v223
  br label %v174
v174:
  %v173 = phi i64 [ %v223, %v184 ], [ %v306, %v302 ]
  %v307 = icmp slt i64 %v173, %v1
  br i1 %v307, label %v169, label %v227
v227:
  %v308 = phi i64 [ %v173, %v174 ], [ %v223, %v224 ], [ %v223, %v226 ], [ %v223, %v286 ]
  %v309 = add i64 %v165, %v0
  %v310 = tail call i64 @llvm.smin.i64(i64 %v308, i64 %v1)
  %v311 = sub i64 %v310, %v165
  br label %v21
v21:
  %v16 = phi i64 [ -1, %v13 ], [ -1, %v25 ], [ -1, %v168 ], [ %v310, %v227 ]
  %v312 = phi i64 [ 0, %v13 ], [ 0, %v25 ], [ %v171, %v168 ], [ %v309, %v227 ]
  %v313 = phi i64 [ 0, %v13 ], [ 0, %v25 ], [ %v170, %v168 ], [ %v311, %v227 ]
  %v314 = icmp eq i64 %v312, 0
  br i1 %v314, label %v315, label %v316
v316:
  %v317 = icmp ne i64 %v313, %v7
  %v318 = or i1 %v8, %v317
  %v319 = icmp eq i64 %v313, %v7
  br i1 %v318, label %v17, label %v320
v320:
  %v321 = and i64 %v312, 7
  %v322 = shl nuw nsw i64 %v321, 3
  %v323 = sub nuw nsw i64 8, %v321
  %v324 = sub nuw nsw i64 64, %v322
  br label %v325
v325:
  %v326 = phi i64 [ %v327, %v328 ], [ 0, %v320 ]
  %v329 = sub i64 %v7, %v326
  %v330 = add i64 %v326, %v312
  %v331 = tail call i64 @llvm.umin.i64(i64 %v329, i64 8)
  %v332 = and i64 %v330, 4095
  %v333 = icmp samesign ult i64 %v332, 4089
  br i1 %v333, label %v334, label %v335
v334:
  %v336 = inttoptr i64 %v330 to ptr
  %v337 = load i64, ptr %v336, align 1
  br label %v338
v335:
  %v339 = and i64 %v330, -8
  %v340 = inttoptr i64 %v339 to ptr
  %v341 = load i64, ptr %v340, align 8
  %v342 = lshr i64 %v341, %v322
  %v343 = icmp samesign ugt i64 %v331, %v323
  br i1 %v343, label %v344, label %v338
v344:
  %v345 = getelementptr i8, ptr %v340, i64 8
  %v346 = load i64, ptr %v345, align 8
  %v347 = shl i64 %v346, %v324
  %v348 = or disjoint i64 %v347, %v342
  br label %v338
v338:
  %v349 = phi i64 [ %v337, %v334 ], [ %v342, %v335 ], [ %v348, %v344 ]
  %v350 = shl nuw nsw i64 %v331, 3
  %v351 = sub nuw nsw i64 64, %v350
  %v352 = lshr i64 -1, %v351
  %v353 = add i64 %v326, %v6
  %v354 = and i64 %v353, 4095
  %v355 = icmp samesign ult i64 %v354, 4089
  br i1 %v355, label %v356, label %v357
v356:
  %v358 = inttoptr i64 %v353 to ptr
  %v359 = load i64, ptr %v358, align 1
  br label %v360
v357:
  %v361 = and i64 %v353, -8
  %v362 = inttoptr i64 %v361 to ptr
  %v363 = load i64, ptr %v362, align 8
  %v364 = lshr i64 %v363, %v10
  %v365 = icmp samesign ugt i64 %v331, %v11
  br i1 %v365, label %v366, label %v360
v366:
  %v367 = getelementptr i8, ptr %v362, i64 8
  %v368 = load i64, ptr %v367, align 8
  %v369 = shl i64 %v368, %v12
  %v370 = or disjoint i64 %v369, %v364
  br label %v360
v360:
  %v371 = phi i64 [ %v359, %v356 ], [ %v364, %v357 ], [ %v370, %v366 ]
  %v372 = xor i64 %v371, %v349
  %v373 = and i64 %v372, %v352
  %v374 = icmp eq i64 %v373, 0
  br i1 %v374, label %v328, label %v17
v328:
  %v327 = add i64 %v326, 8
  %v375 = icmp slt i64 %v327, %v7
  br i1 %v375, label %v325, label %v315
v17:
  %v376 = phi i1 [ %v319, %v316 ], [ false, %v360 ]
  %v19 = add i64 %v18, 1
  br i1 %v376, label %v315, label %v13
v315:
  %v377 = phi i32 [ 1, %v328 ], [ 1, %v17 ], [ 0, %v21 ]
  %v378 = insertvalue { i32 } poison, i32 %v377, 0
  ret { i32 } %v378
}
define internal { i64, i64, i64 } @udf_text_split_next_line_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v16:
  %v8 = icmp slt i64 %v6, 0
  %v9 = icmp sle i64 %v1, %v6
  %v10 = or i1 %v8, %v9
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = phi i64 [ %v14, %v15 ], [ %v6, %v16 ]
  %v17 = add i64 %v13, %v0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = load i8, ptr %v18, align 1
  switch i8 %v19, label %v15 [
    i8 -123, label %v20
    i8 30, label %v20
    i8 29, label %v20
    i8 28, label %v20
    i8 13, label %v20
    i8 12, label %v20
    i8 11, label %v20
    i8 10, label %v20
  ]
v15:
  %v14 = add nuw nsw i64 %v13, 1
  %v21 = icmp slt i64 %v14, %v1
  br i1 %v21, label %v12, label %v20
v20:
  %v22 = phi i64 [ %v1, %v15 ], [ %v13, %v12 ], [ %v13, %v12 ], [ %v13, %v12 ], [ %v13, %v12 ], [ %v13, %v12 ], [ %v13, %v12 ], [ %v13, %v12 ], [ %v13, %v12 ]
  %v23 = phi i1 [ false, %v15 ], [ true, %v12 ], [ true, %v12 ], [ true, %v12 ], [ true, %v12 ], [ true, %v12 ], [ true, %v12 ], [ true, %v12 ], [ true, %v12 ]
  %v24 = add i64 %v22, 1
  %v25 = select i1 %v23, i64 %v24, i64 %v22
  %v26 = icmp slt i64 %v24, %v1
  br i1 %v26, label %v27, label %v28
v27:
  %v29 = add i64 %v22, %v0
  %v30 = inttoptr i64 %v29 to ptr
  %v31 = load i8, ptr %v30, align 1
  %v32 = icmp eq i8 %v31, 13
  br i1 %v32, label %v33, label %v28
v33:
  %v34 = getelementptr i8, ptr %v30, i64 1
  %v35 = load i8, ptr %v34, align 1
  %v36 = icmp eq i8 %v35, 10
  %v37 = zext i1 %v36 to i64
  br label %v28
v28:
  %v38 = phi i64 [ 0, %v20 ], [ 0, %v27 ], [ %v37, %v33 ]
  %v39 = icmp eq i64 %v5, 0
  %v40 = add i64 %v38, %v25
  %v41 = select i1 %v39, i64 %v22, i64 %v40
  %v42 = add i64 %v6, %v0
  %v43 = sub i64 %v41, %v6
  br label %v11
v11:
  %v44 = phi i64 [ 0, %v16 ], [ %v42, %v28 ]
  %v45 = phi i64 [ 0, %v16 ], [ %v43, %v28 ]
  %v46 = phi i64 [ -1, %v16 ], [ %v40, %v28 ]
  %v47 = insertvalue { i64, i64, i64 } poison, i64 %v44, 0
  %v48 = insertvalue { i64, i64, i64 } %v47, i64 %v45, 1
  %v49 = insertvalue { i64, i64, i64 } %v48, i64 %v46, 2
  ret { i64, i64, i64 } %v49
}
define internal { i64 } @udf_text_split_count_line_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v12:
  %v6 = icmp slt i64 %v1, 1
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = phi i64 [ %v10, %v11 ], [ 0, %v12 ]
  %v13 = phi i64 [ %v14, %v11 ], [ 0, %v12 ]
  %v15 = add nuw nsw i64 %v9, 1
  %v16 = tail call i64 @llvm.smax.i64(i64 %v1, i64 %v15)
  br label %v17
v17:
  %v18 = phi i64 [ %v19, %v20 ], [ %v9, %v8 ]
  %v21 = add i64 %v18, %v0
  %v22 = inttoptr i64 %v21 to ptr
  %v23 = load i8, ptr %v22, align 1
  switch i8 %v23, label %v20 [
    i8 -123, label %v24
    i8 30, label %v24
    i8 29, label %v24
    i8 28, label %v24
    i8 13, label %v24
    i8 12, label %v24
    i8 11, label %v24
    i8 10, label %v24
  ]
v20:
  %v19 = add i64 %v18, 1
  %v25 = icmp slt i64 %v19, %v1
  br i1 %v25, label %v17, label %v24
v24:
  %v26 = phi i64 [ %v16, %v20 ], [ %v18, %v17 ], [ %v18, %v17 ], [ %v18, %v17 ], [ %v18, %v17 ], [ %v18, %v17 ], [ %v18, %v17 ], [ %v18, %v17 ], [ %v18, %v17 ]
  %v27 = phi i1 [ false, %v20 ], [ true, %v17 ], [ true, %v17 ], [ true, %v17 ], [ true, %v17 ], [ true, %v17 ], [ true, %v17 ], [ true, %v17 ], [ true, %v17 ]
  %v28 = add i64 %v26, 1
  %v29 = select i1 %v27, i64 %v28, i64 %v26
  %v30 = icmp slt i64 %v28, %v1
  br i1 %v30, label %v31, label %v32
v31:
  %v33 = add i64 %v26, %v0
  %v34 = inttoptr i64 %v33 to ptr
  %v35 = load i8, ptr %v34, align 1
  %v36 = icmp eq i8 %v35, 13
  br i1 %v36, label %v37, label %v32
v37:
  %v38 = getelementptr i8, ptr %v34, i64 1
  %v39 = load i8, ptr %v38, align 1
  %v40 = icmp eq i8 %v39, 10
  %v41 = zext i1 %v40 to i64
  br label %v32
v32:
  %v42 = phi i64 [ 0, %v24 ], [ 0, %v31 ], [ %v41, %v37 ]
  %v43 = sub nsw i64 0, %v9
  %v44 = icmp eq i64 %v0, %v43
  br i1 %v44, label %v7, label %v11
v11:
  %v10 = add i64 %v42, %v29
  %v14 = add i64 %v13, 1
  %v45 = icmp ult i64 %v10, %v1
  br i1 %v45, label %v8, label %v7
v7:
  %v46 = phi i64 [ 0, %v12 ], [ %v13, %v32 ], [ %v14, %v11 ]
  %v47 = insertvalue { i64 } poison, i64 %v46, 0
  ret { i64 } %v47
}
define internal { i64, i64 } @udf_text_split_item_line_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
v52:
  %v7 = icmp sgt i64 %v6, -1
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = icmp slt i64 %v1, 1
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = phi i64 [ %v14, %v15 ], [ 0, %v9 ]
  %v16 = phi i64 [ %v17, %v15 ], [ 0, %v9 ]
  %v18 = add nuw nsw i64 %v13, 1
  %v19 = tail call i64 @llvm.smax.i64(i64 %v1, i64 %v18)
  br label %v20
v20:
  %v21 = phi i64 [ %v22, %v23 ], [ %v13, %v12 ]
  %v24 = add i64 %v21, %v0
  %v25 = inttoptr i64 %v24 to ptr
  %v26 = load i8, ptr %v25, align 1
  switch i8 %v26, label %v23 [
    i8 -123, label %v27
    i8 30, label %v27
    i8 29, label %v27
    i8 28, label %v27
    i8 13, label %v27
    i8 12, label %v27
    i8 11, label %v27
    i8 10, label %v27
  ]
v23:
  %v22 = add i64 %v21, 1
  %v28 = icmp slt i64 %v22, %v1
  br i1 %v28, label %v20, label %v27
v27:
  %v29 = phi i64 [ %v19, %v23 ], [ %v21, %v20 ], [ %v21, %v20 ], [ %v21, %v20 ], [ %v21, %v20 ], [ %v21, %v20 ], [ %v21, %v20 ], [ %v21, %v20 ], [ %v21, %v20 ]
  %v30 = phi i1 [ false, %v23 ], [ true, %v20 ], [ true, %v20 ], [ true, %v20 ], [ true, %v20 ], [ true, %v20 ], [ true, %v20 ], [ true, %v20 ], [ true, %v20 ]
  %v31 = add i64 %v29, 1
  %v32 = select i1 %v30, i64 %v31, i64 %v29
  %v33 = icmp slt i64 %v31, %v1
  br i1 %v33, label %v34, label %v35
v34:
  %v36 = add i64 %v29, %v0
  %v37 = inttoptr i64 %v36 to ptr
  %v38 = load i8, ptr %v37, align 1
  %v39 = icmp eq i8 %v38, 13
  br i1 %v39, label %v40, label %v35
v40:
  %v41 = getelementptr i8, ptr %v37, i64 1
  %v42 = load i8, ptr %v41, align 1
  %v43 = icmp eq i8 %v42, 10
  %v44 = zext i1 %v43 to i64
  br label %v35
v35:
  %v45 = phi i64 [ 0, %v27 ], [ 0, %v34 ], [ %v44, %v40 ]
  %v46 = sub nsw i64 0, %v13
  %v47 = icmp eq i64 %v0, %v46
  br i1 %v47, label %v11, label %v15
v15:
  %v14 = add i64 %v45, %v32
  %v17 = add i64 %v16, 1
  %v48 = icmp ult i64 %v14, %v1
  br i1 %v48, label %v12, label %v11
v11:
  %v49 = phi i64 [ 0, %v9 ], [ %v16, %v35 ], [ %v17, %v15 ]
  %v50 = add i64 %v49, %v6
  br label %v8
v8:
  %v51 = phi i64 [ %v6, %v52 ], [ %v50, %v11 ]
  %v53 = icmp slt i64 %v51, 0
  br i1 %v53, label %v54, label %v55
v55:
  %v56 = icmp eq i64 %v5, 0
  br label %v57
v57:
  %v58 = phi i64 [ %v59, %v60 ], [ 0, %v55 ]
  %v61 = phi i64 [ %v62, %v60 ], [ 0, %v55 ]
  %v63 = icmp sge i64 %v58, %v1
  %v64 = icmp slt i64 %v58, 0
  %v65 = or i1 %v64, %v63
  br i1 %v65, label %v66, label %v67
v67:
  %v68 = phi i64 [ %v69, %v70 ], [ %v58, %v57 ]
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
  %v94 = select i1 %v56, i64 %v76, i64 %v93
  %v95 = add i64 %v58, %v0
  %v96 = sub i64 %v94, %v58
  br label %v66
v66:
  %v97 = phi i64 [ 0, %v57 ], [ %v95, %v82 ]
  %v59 = phi i64 [ -1, %v57 ], [ %v93, %v82 ]
  %v98 = phi i64 [ 0, %v57 ], [ %v96, %v82 ]
  %v99 = icmp eq i64 %v97, 0
  br i1 %v99, label %v54, label %v60
v60:
  %v62 = add nuw i64 %v61, 1
  %v100 = icmp slt i64 %v61, %v51
  br i1 %v100, label %v57, label %v54
v54:
  %v101 = phi i64 [ 0, %v8 ], [ 0, %v66 ], [ %v97, %v60 ]
  %v102 = phi i64 [ 0, %v8 ], [ %v98, %v66 ], [ %v98, %v60 ]
  %v103 = insertvalue { i64, i64 } poison, i64 %v101, 0
  %v104 = insertvalue { i64, i64 } %v103, i64 %v102, 1
  ret { i64, i64 } %v104
}
define internal { i32 } @udf_text_split_has_line_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v16:
  %v8 = icmp eq i64 %v5, 0
  %v9 = icmp slt i64 %v7, 1
  %v10 = and i64 %v6, 7
  %v11 = shl nuw nsw i64 %v10, 3
  %v12 = sub nuw nsw i64 8, %v10
  %v13 = sub nuw nsw i64 64, %v11
  br label %v14
v14:
  %v15 = phi i64 [ 0, %v16 ], [ %v17, %v18 ]
  %v19 = icmp sge i64 %v15, %v1
  %v20 = icmp slt i64 %v15, 0
  %v21 = or i1 %v20, %v19
  br i1 %v21, label %v22, label %v23
v23:
  %v24 = phi i64 [ %v25, %v26 ], [ %v15, %v14 ]
  %v27 = add i64 %v24, %v0
  %v28 = inttoptr i64 %v27 to ptr
  %v29 = load i8, ptr %v28, align 1
  switch i8 %v29, label %v26 [
    i8 -123, label %v30
    i8 30, label %v30
    i8 29, label %v30
    i8 28, label %v30
    i8 13, label %v30
    i8 12, label %v30
    i8 11, label %v30
    i8 10, label %v30
  ]
v26:
  %v25 = add nuw nsw i64 %v24, 1
  %v31 = icmp slt i64 %v25, %v1
  br i1 %v31, label %v23, label %v30
v30:
  %v32 = phi i64 [ %v1, %v26 ], [ %v24, %v23 ], [ %v24, %v23 ], [ %v24, %v23 ], [ %v24, %v23 ], [ %v24, %v23 ], [ %v24, %v23 ], [ %v24, %v23 ], [ %v24, %v23 ]
  %v33 = phi i1 [ false, %v26 ], [ true, %v23 ], [ true, %v23 ], [ true, %v23 ], [ true, %v23 ], [ true, %v23 ], [ true, %v23 ], [ true, %v23 ], [ true, %v23 ]
  %v34 = add i64 %v32, 1
  %v35 = select i1 %v33, i64 %v34, i64 %v32
  %v36 = icmp slt i64 %v34, %v1
  br i1 %v36, label %v37, label %v38
v37:
  %v39 = add i64 %v32, %v0
  %v40 = inttoptr i64 %v39 to ptr
  %v41 = load i8, ptr %v40, align 1
  %v42 = icmp eq i8 %v41, 13
  br i1 %v42, label %v43, label %v38
v43:
  %v44 = getelementptr i8, ptr %v40, i64 1
  %v45 = load i8, ptr %v44, align 1
  %v46 = icmp eq i8 %v45, 10
  %v47 = zext i1 %v46 to i64
  br label %v38
v38:
  %v48 = phi i64 [ 0, %v30 ], [ 0, %v37 ], [ %v47, %v43 ]
  %v49 = add i64 %v48, %v35
  %v50 = select i1 %v8, i64 %v32, i64 %v49
  %v51 = add i64 %v15, %v0
  %v52 = sub i64 %v50, %v15
  br label %v22
v22:
  %v17 = phi i64 [ -1, %v14 ], [ %v49, %v38 ]
  %v53 = phi i64 [ 0, %v14 ], [ %v51, %v38 ]
  %v54 = phi i64 [ 0, %v14 ], [ %v52, %v38 ]
  %v55 = icmp eq i64 %v53, 0
  br i1 %v55, label %v56, label %v57
v57:
  %v58 = icmp eq i64 %v54, %v7
  br i1 %v58, label %v59, label %v18
v18:
  br label %v14
v59:
  br i1 %v9, label %v56, label %v60
v60:
  %v61 = and i64 %v53, 7
  %v62 = shl nuw nsw i64 %v61, 3
  %v63 = sub nuw nsw i64 8, %v61
  %v64 = sub nuw nsw i64 64, %v62
  br label %v65
v65:
  %v66 = phi i64 [ %v67, %v68 ], [ 0, %v60 ]
  %v69 = sub i64 %v7, %v66
  %v70 = add i64 %v66, %v53
  %v71 = tail call i64 @llvm.umin.i64(i64 %v69, i64 8)
  %v72 = and i64 %v70, 4095
  %v73 = icmp samesign ult i64 %v72, 4089
  br i1 %v73, label %v74, label %v75
v74:
  %v76 = inttoptr i64 %v70 to ptr
  %v77 = load i64, ptr %v76, align 1
  br label %v78
v75:
  %v79 = and i64 %v70, -8
  %v80 = inttoptr i64 %v79 to ptr
  %v81 = load i64, ptr %v80, align 8
  %v82 = lshr i64 %v81, %v62
  %v83 = icmp samesign ugt i64 %v71, %v63
  br i1 %v83, label %v84, label %v78
v84:
  %v85 = getelementptr i8, ptr %v80, i64 8
  %v86 = load i64, ptr %v85, align 8
  %v87 = shl i64 %v86, %v64
  %v88 = or disjoint i64 %v87, %v82
  br label %v78
v78:
  %v89 = phi i64 [ %v77, %v74 ], [ %v82, %v75 ], [ %v88, %v84 ]
  %v90 = shl nuw nsw i64 %v71, 3
  %v91 = sub nuw nsw i64 64, %v90
  %v92 = lshr i64 -1, %v91
  %v93 = add i64 %v66, %v6
  %v94 = and i64 %v93, 4095
  %v95 = icmp samesign ult i64 %v94, 4089
  br i1 %v95, label %v96, label %v97
v96:
  %v98 = inttoptr i64 %v93 to ptr
  %v99 = load i64, ptr %v98, align 1
  br label %v100
v97:
  %v101 = and i64 %v93, -8
  %v102 = inttoptr i64 %v101 to ptr
  %v103 = load i64, ptr %v102, align 8
  %v104 = lshr i64 %v103, %v11
  %v105 = icmp samesign ugt i64 %v71, %v12
  br i1 %v105, label %v106, label %v100
v106:
  %v107 = getelementptr i8, ptr %v102, i64 8
  %v108 = load i64, ptr %v107, align 8
  %v109 = shl i64 %v108, %v13
  %v110 = or disjoint i64 %v109, %v104
  br label %v100
v100:
  %v111 = phi i64 [ %v99, %v96 ], [ %v104, %v97 ], [ %v110, %v106 ]
  %v112 = xor i64 %v111, %v89
  %v113 = and i64 %v112, %v92
  %v114 = icmp eq i64 %v113, 0
  br i1 %v114, label %v68, label %v18
v68:
  %v67 = add i64 %v66, 8
  %v115 = icmp slt i64 %v67, %v7
  br i1 %v115, label %v65, label %v56
v56:
  %v116 = phi i32 [ 1, %v68 ], [ 1, %v59 ], [ 0, %v22 ]
  %v117 = insertvalue { i32 } poison, i32 %v116, 0
  ret { i32 } %v117
}
define internal { i64, i64, i64 } @udf_text_split_next_line_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v16:
  %v8 = icmp slt i64 %v6, 0
  %v9 = icmp sle i64 %v1, %v6
  %v10 = or i1 %v8, %v9
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = phi i64 [ %v14, %v15 ], [ %v6, %v16 ]
  %v17 = add i64 %v13, %v0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = load i8, ptr %v18, align 1
  %v20 = zext i8 %v19 to i32
  %v21 = icmp sgt i8 %v19, -1
  br i1 %v21, label %v22, label %v23
v23:
  %v24 = icmp ult i8 %v19, -32
  br i1 %v24, label %v25, label %v26
v25:
  %v27 = getelementptr i8, ptr %v18, i64 1
  %v28 = load i8, ptr %v27, align 1
  %v29 = and i8 %v28, 63
  %v30 = zext nneg i8 %v29 to i32
  %v31 = shl nuw nsw i32 %v20, 6
  %v32 = and i32 %v31, 1984
  %v33 = or disjoint i32 %v32, %v30
  br label %v22
v26:
  %v34 = icmp ult i8 %v19, -16
  %v35 = getelementptr i8, ptr %v18, i64 1
  %v36 = load i8, ptr %v35, align 1
  %v37 = zext i8 %v36 to i32
  %v38 = getelementptr i8, ptr %v18, i64 2
  %v39 = load i8, ptr %v38, align 1
  br i1 %v34, label %v40, label %v41
v40:
  %v42 = shl nuw nsw i32 %v20, 12
  %v43 = and i32 %v42, 61440
  %v44 = shl nuw nsw i32 %v37, 6
  %v45 = and i32 %v44, 4032
  %v46 = or disjoint i32 %v45, %v43
  %v47 = and i8 %v39, 63
  %v48 = zext nneg i8 %v47 to i32
  %v49 = or disjoint i32 %v46, %v48
  br label %v22
v41:
  %v50 = shl nuw nsw i32 %v20, 18
  %v51 = and i32 %v50, 1835008
  %v52 = shl nuw nsw i32 %v37, 12
  %v53 = and i32 %v52, 258048
  %v54 = or disjoint i32 %v53, %v51
  %v55 = zext i8 %v39 to i32
  %v56 = shl nuw nsw i32 %v55, 6
  %v57 = and i32 %v56, 4032
  %v58 = or disjoint i32 %v54, %v57
  %v59 = getelementptr i8, ptr %v18, i64 3
  %v60 = load i8, ptr %v59, align 1
  %v61 = and i8 %v60, 63
  %v62 = zext nneg i8 %v61 to i32
  %v63 = or disjoint i32 %v58, %v62
  br label %v22
v22:
  %v64 = phi i32 [ %v20, %v12 ], [ %v33, %v25 ], [ %v49, %v40 ], [ %v63, %v41 ]
  %v65 = icmp ugt i32 %v64, 30
  br i1 %v65, label %v66, label %v67
v67:
  %v68 = shl nuw nsw i32 1, %v64
  %v69 = freeze i32 %v68
  %v70 = and i32 %v69, 1879063552
  %v71 = icmp eq i32 %v70, 0
  br i1 %v71, label %v15, label %v72
v66:
  switch i32 %v64, label %v15 [
    i32 8233, label %v72
    i32 8232, label %v72
    i32 133, label %v72
  ]
v15:
  %v73 = icmp ult i8 %v19, -16
  %v74 = select i1 %v73, i64 3, i64 4
  %v75 = icmp ult i8 %v19, -32
  %v76 = select i1 %v75, i64 2, i64 %v74
  %v77 = select i1 %v21, i64 1, i64 %v76
  %v14 = add i64 %v77, %v13
  %v78 = icmp slt i64 %v14, %v1
  br i1 %v78, label %v12, label %v72
v72:
  %v79 = phi i64 [ %v13, %v66 ], [ %v13, %v66 ], [ %v14, %v15 ], [ %v13, %v67 ], [ %v13, %v66 ]
  %v80 = icmp ult i8 %v19, -16
  %v81 = select i1 %v80, i64 3, i64 4
  %v82 = icmp ult i8 %v19, -32
  %v83 = select i1 %v82, i64 2, i64 %v81
  %v84 = select i1 %v21, i64 1, i64 %v83
  %v85 = add i64 %v84, %v13
  %v86 = add i64 %v79, 1
  %v87 = icmp slt i64 %v86, %v1
  br i1 %v87, label %v88, label %v89
v88:
  %v90 = add i64 %v79, %v0
  %v91 = inttoptr i64 %v90 to ptr
  %v92 = load i8, ptr %v91, align 1
  %v93 = icmp eq i8 %v92, 13
  br i1 %v93, label %v94, label %v89
v94:
  %v95 = getelementptr i8, ptr %v91, i64 1
  %v96 = load i8, ptr %v95, align 1
  %v97 = icmp eq i8 %v96, 10
  %v98 = zext i1 %v97 to i64
  br label %v89
v89:
  %v99 = phi i64 [ 0, %v72 ], [ 0, %v88 ], [ %v98, %v94 ]
  %v100 = icmp eq i64 %v5, 0
  %v101 = add i64 %v85, %v99
  %v102 = select i1 %v100, i64 %v79, i64 %v101
  %v103 = add i64 %v6, %v0
  %v104 = sub i64 %v102, %v6
  br label %v11
v11:
  %v105 = phi i64 [ 0, %v16 ], [ %v103, %v89 ]
  %v106 = phi i64 [ 0, %v16 ], [ %v104, %v89 ]
  %v107 = phi i64 [ -1, %v16 ], [ %v101, %v89 ]
  %v108 = insertvalue { i64, i64, i64 } poison, i64 %v105, 0
  %v109 = insertvalue { i64, i64, i64 } %v108, i64 %v106, 1
  %v110 = insertvalue { i64, i64, i64 } %v109, i64 %v107, 2
  ret { i64, i64, i64 } %v110
}
define internal { i64 } @udf_text_split_count_line_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5) noinline nounwind {
v12:
  %v6 = icmp slt i64 %v1, 1
  br i1 %v6, label %v7, label %v8
v8:
  %v9 = phi i64 [ %v10, %v11 ], [ 0, %v12 ]
  %v13 = phi i64 [ %v14, %v11 ], [ 0, %v12 ]
  br label %v15
v15:
  %v16 = phi i64 [ %v17, %v18 ], [ %v9, %v8 ]
  %v19 = add i64 %v16, %v0
  %v20 = inttoptr i64 %v19 to ptr
  %v21 = load i8, ptr %v20, align 1
  %v22 = zext i8 %v21 to i32
  %v23 = icmp sgt i8 %v21, -1
  br i1 %v23, label %v24, label %v25
v25:
  %v26 = icmp ult i8 %v21, -32
  br i1 %v26, label %v27, label %v28
v27:
  %v29 = getelementptr i8, ptr %v20, i64 1
  %v30 = load i8, ptr %v29, align 1
  %v31 = and i8 %v30, 63
  %v32 = zext nneg i8 %v31 to i32
  %v33 = shl nuw nsw i32 %v22, 6
  %v34 = and i32 %v33, 1984
  %v35 = or disjoint i32 %v34, %v32
  br label %v24
v28:
  %v36 = icmp ult i8 %v21, -16
  %v37 = getelementptr i8, ptr %v20, i64 1
  %v38 = load i8, ptr %v37, align 1
  %v39 = zext i8 %v38 to i32
  %v40 = getelementptr i8, ptr %v20, i64 2
  %v41 = load i8, ptr %v40, align 1
  br i1 %v36, label %v42, label %v43
v42:
  %v44 = shl nuw nsw i32 %v22, 12
  %v45 = and i32 %v44, 61440
  %v46 = shl nuw nsw i32 %v39, 6
  %v47 = and i32 %v46, 4032
  %v48 = or disjoint i32 %v47, %v45
  %v49 = and i8 %v41, 63
  %v50 = zext nneg i8 %v49 to i32
  %v51 = or disjoint i32 %v48, %v50
  br label %v24
v43:
  %v52 = shl nuw nsw i32 %v22, 18
  %v53 = and i32 %v52, 1835008
  %v54 = shl nuw nsw i32 %v39, 12
  %v55 = and i32 %v54, 258048
  %v56 = or disjoint i32 %v55, %v53
  %v57 = zext i8 %v41 to i32
  %v58 = shl nuw nsw i32 %v57, 6
  %v59 = and i32 %v58, 4032
  %v60 = or disjoint i32 %v56, %v59
  %v61 = getelementptr i8, ptr %v20, i64 3
  %v62 = load i8, ptr %v61, align 1
  %v63 = and i8 %v62, 63
  %v64 = zext nneg i8 %v63 to i32
  %v65 = or disjoint i32 %v60, %v64
  br label %v24
v24:
  %v66 = phi i32 [ %v22, %v15 ], [ %v35, %v27 ], [ %v51, %v42 ], [ %v65, %v43 ]
  %v67 = icmp ugt i32 %v66, 30
  br i1 %v67, label %v68, label %v69
v69:
  %v70 = shl nuw nsw i32 1, %v66
  %v71 = freeze i32 %v70
  %v72 = and i32 %v71, 1879063552
  %v73 = icmp eq i32 %v72, 0
  br i1 %v73, label %v18, label %v74
v68:
  switch i32 %v66, label %v18 [
    i32 8233, label %v74
    i32 8232, label %v74
    i32 133, label %v74
  ]
v18:
  %v75 = icmp ult i8 %v21, -16
  %v76 = select i1 %v75, i64 3, i64 4
  %v77 = icmp ult i8 %v21, -32
  %v78 = select i1 %v77, i64 2, i64 %v76
  %v79 = select i1 %v23, i64 1, i64 %v78
  %v17 = add i64 %v79, %v16
  %v80 = icmp slt i64 %v17, %v1
  br i1 %v80, label %v15, label %v74
v74:
  %v81 = phi i64 [ %v16, %v68 ], [ %v16, %v68 ], [ %v17, %v18 ], [ %v16, %v69 ], [ %v16, %v68 ]
  %v82 = icmp ult i8 %v21, -16
  %v83 = select i1 %v82, i64 3, i64 4
  %v84 = icmp ult i8 %v21, -32
  %v85 = select i1 %v84, i64 2, i64 %v83
  %v86 = select i1 %v23, i64 1, i64 %v85
  %v87 = add i64 %v86, %v16
  %v88 = add i64 %v81, 1
  %v89 = icmp slt i64 %v88, %v1
  br i1 %v89, label %v90, label %v91
v90:
  %v92 = add i64 %v81, %v0
  %v93 = inttoptr i64 %v92 to ptr
  %v94 = load i8, ptr %v93, align 1
  %v95 = icmp eq i8 %v94, 13
  br i1 %v95, label %v96, label %v91
v96:
  %v97 = getelementptr i8, ptr %v93, i64 1
  %v98 = load i8, ptr %v97, align 1
  %v99 = icmp eq i8 %v98, 10
  %v100 = zext i1 %v99 to i64
  br label %v91
v91:
  %v101 = phi i64 [ 0, %v74 ], [ 0, %v90 ], [ %v100, %v96 ]
  %v102 = sub nsw i64 0, %v9
  %v103 = icmp eq i64 %v0, %v102
  br i1 %v103, label %v7, label %v11
v11:
  %v10 = add i64 %v87, %v101
  %v14 = add i64 %v13, 1
  %v104 = icmp ult i64 %v10, %v1
  br i1 %v104, label %v8, label %v7
v7:
  %v105 = phi i64 [ 0, %v12 ], [ %v13, %v91 ], [ %v14, %v11 ]
  %v106 = insertvalue { i64 } poison, i64 %v105, 0
  ret { i64 } %v106
}
define internal { i64, i64 } @udf_text_split_item_line_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6) noinline nounwind {
v111:
  %v7 = icmp sgt i64 %v6, -1
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = icmp slt i64 %v1, 1
  br i1 %v10, label %v11, label %v12
v12:
  %v13 = phi i64 [ %v14, %v15 ], [ 0, %v9 ]
  %v16 = phi i64 [ %v17, %v15 ], [ 0, %v9 ]
  br label %v18
v18:
  %v19 = phi i64 [ %v20, %v21 ], [ %v13, %v12 ]
  %v22 = add i64 %v19, %v0
  %v23 = inttoptr i64 %v22 to ptr
  %v24 = load i8, ptr %v23, align 1
  %v25 = zext i8 %v24 to i32
  %v26 = icmp sgt i8 %v24, -1
  br i1 %v26, label %v27, label %v28
v28:
  %v29 = icmp ult i8 %v24, -32
  br i1 %v29, label %v30, label %v31
v30:
  %v32 = getelementptr i8, ptr %v23, i64 1
  %v33 = load i8, ptr %v32, align 1
  %v34 = and i8 %v33, 63
  %v35 = zext nneg i8 %v34 to i32
  %v36 = shl nuw nsw i32 %v25, 6
  %v37 = and i32 %v36, 1984
  %v38 = or disjoint i32 %v37, %v35
  br label %v27
v31:
  %v39 = icmp ult i8 %v24, -16
  %v40 = getelementptr i8, ptr %v23, i64 1
  %v41 = load i8, ptr %v40, align 1
  %v42 = zext i8 %v41 to i32
  %v43 = getelementptr i8, ptr %v23, i64 2
  %v44 = load i8, ptr %v43, align 1
  br i1 %v39, label %v45, label %v46
v45:
  %v47 = shl nuw nsw i32 %v25, 12
  %v48 = and i32 %v47, 61440
  %v49 = shl nuw nsw i32 %v42, 6
  %v50 = and i32 %v49, 4032
  %v51 = or disjoint i32 %v50, %v48
  %v52 = and i8 %v44, 63
  %v53 = zext nneg i8 %v52 to i32
  %v54 = or disjoint i32 %v51, %v53
  br label %v27
v46:
  %v55 = shl nuw nsw i32 %v25, 18
  %v56 = and i32 %v55, 1835008
  %v57 = shl nuw nsw i32 %v42, 12
  %v58 = and i32 %v57, 258048
  %v59 = or disjoint i32 %v58, %v56
  %v60 = zext i8 %v44 to i32
  %v61 = shl nuw nsw i32 %v60, 6
  %v62 = and i32 %v61, 4032
  %v63 = or disjoint i32 %v59, %v62
  %v64 = getelementptr i8, ptr %v23, i64 3
  %v65 = load i8, ptr %v64, align 1
  %v66 = and i8 %v65, 63
  %v67 = zext nneg i8 %v66 to i32
  %v68 = or disjoint i32 %v63, %v67
  br label %v27
v27:
  %v69 = phi i32 [ %v25, %v18 ], [ %v38, %v30 ], [ %v54, %v45 ], [ %v68, %v46 ]
  %v70 = icmp ugt i32 %v69, 30
  br i1 %v70, label %v71, label %v72
v72:
  %v73 = shl nuw nsw i32 1, %v69
  %v74 = freeze i32 %v73
  %v75 = and i32 %v74, 1879063552
  %v76 = icmp eq i32 %v75, 0
  br i1 %v76, label %v21, label %v77
v71:
  switch i32 %v69, label %v21 [
    i32 8233, label %v77
    i32 8232, label %v77
    i32 133, label %v77
  ]
v21:
  %v78 = icmp ult i8 %v24, -16
  %v79 = select i1 %v78, i64 3, i64 4
  %v80 = icmp ult i8 %v24, -32
  %v81 = select i1 %v80, i64 2, i64 %v79
  %v82 = select i1 %v26, i64 1, i64 %v81
  %v20 = add i64 %v82, %v19
  %v83 = icmp slt i64 %v20, %v1
  br i1 %v83, label %v18, label %v77
v77:
  %v84 = phi i64 [ %v19, %v71 ], [ %v19, %v71 ], [ %v20, %v21 ], [ %v19, %v72 ], [ %v19, %v71 ]
  %v85 = icmp ult i8 %v24, -16
  %v86 = select i1 %v85, i64 3, i64 4
  %v87 = icmp ult i8 %v24, -32
  %v88 = select i1 %v87, i64 2, i64 %v86
  %v89 = select i1 %v26, i64 1, i64 %v88
  %v90 = add i64 %v89, %v19
  %v91 = add i64 %v84, 1
  %v92 = icmp slt i64 %v91, %v1
  br i1 %v92, label %v93, label %v94
v93:
  %v95 = add i64 %v84, %v0
  %v96 = inttoptr i64 %v95 to ptr
  %v97 = load i8, ptr %v96, align 1
  %v98 = icmp eq i8 %v97, 13
  br i1 %v98, label %v99, label %v94
v99:
  %v100 = getelementptr i8, ptr %v96, i64 1
  %v101 = load i8, ptr %v100, align 1
  %v102 = icmp eq i8 %v101, 10
  %v103 = zext i1 %v102 to i64
  br label %v94
v94:
  %v104 = phi i64 [ 0, %v77 ], [ 0, %v93 ], [ %v103, %v99 ]
  %v105 = sub nsw i64 0, %v13
  %v106 = icmp eq i64 %v0, %v105
  br i1 %v106, label %v11, label %v15
v15:
  %v14 = add i64 %v90, %v104
  %v17 = add i64 %v16, 1
  %v107 = icmp ult i64 %v14, %v1
  br i1 %v107, label %v12, label %v11
v11:
  %v108 = phi i64 [ 0, %v9 ], [ %v16, %v94 ], [ %v17, %v15 ]
  %v109 = add i64 %v108, %v6
  br label %v8
v8:
  %v110 = phi i64 [ %v6, %v111 ], [ %v109, %v11 ]
  %v112 = icmp slt i64 %v110, 0
  br i1 %v112, label %v113, label %v114
v114:
  %v115 = icmp eq i64 %v5, 0
  br label %v116
v116:
  %v117 = phi i64 [ %v118, %v119 ], [ 0, %v114 ]
  %v120 = phi i64 [ %v121, %v119 ], [ 0, %v114 ]
  %v122 = icmp sge i64 %v117, %v1
  %v123 = icmp slt i64 %v117, 0
  %v124 = or i1 %v123, %v122
  br i1 %v124, label %v125, label %v126
v126:
  %v127 = phi i64 [ %v128, %v129 ], [ %v117, %v116 ]
  %v130 = add i64 %v127, %v0
  %v131 = inttoptr i64 %v130 to ptr
  %v132 = load i8, ptr %v131, align 1
  %v133 = zext i8 %v132 to i32
  %v134 = icmp sgt i8 %v132, -1
  br i1 %v134, label %v135, label %v136
v136:
  %v137 = icmp ult i8 %v132, -32
  br i1 %v137, label %v138, label %v139
v138:
  %v140 = getelementptr i8, ptr %v131, i64 1
  %v141 = load i8, ptr %v140, align 1
  %v142 = and i8 %v141, 63
  %v143 = zext nneg i8 %v142 to i32
  %v144 = shl nuw nsw i32 %v133, 6
  %v145 = and i32 %v144, 1984
  %v146 = or disjoint i32 %v145, %v143
  br label %v135
v139:
  %v147 = icmp ult i8 %v132, -16
  %v148 = getelementptr i8, ptr %v131, i64 1
  %v149 = load i8, ptr %v148, align 1
  %v150 = zext i8 %v149 to i32
  %v151 = getelementptr i8, ptr %v131, i64 2
  %v152 = load i8, ptr %v151, align 1
  br i1 %v147, label %v153, label %v154
v153:
  %v155 = shl nuw nsw i32 %v133, 12
  %v156 = and i32 %v155, 61440
  %v157 = shl nuw nsw i32 %v150, 6
  %v158 = and i32 %v157, 4032
  %v159 = or disjoint i32 %v158, %v156
  %v160 = and i8 %v152, 63
  %v161 = zext nneg i8 %v160 to i32
  %v162 = or disjoint i32 %v159, %v161
  br label %v135
v154:
  %v163 = shl nuw nsw i32 %v133, 18
  %v164 = and i32 %v163, 1835008
  %v165 = shl nuw nsw i32 %v150, 12
  %v166 = and i32 %v165, 258048
  %v167 = or disjoint i32 %v166, %v164
  %v168 = zext i8 %v152 to i32
  %v169 = shl nuw nsw i32 %v168, 6
  %v170 = and i32 %v169, 4032
  %v171 = or disjoint i32 %v167, %v170
  %v172 = getelementptr i8, ptr %v131, i64 3
  %v173 = load i8, ptr %v172, align 1
  %v174 = and i8 %v173, 63
  %v175 = zext nneg i8 %v174 to i32
  %v176 = or disjoint i32 %v171, %v175
  br label %v135
v135:
  %v177 = phi i32 [ %v133, %v126 ], [ %v146, %v138 ], [ %v162, %v153 ], [ %v176, %v154 ]
  %v178 = icmp ugt i32 %v177, 30
  br i1 %v178, label %v179, label %v180
v180:
  %v181 = shl nuw nsw i32 1, %v177
  %v182 = freeze i32 %v181
  %v183 = and i32 %v182, 1879063552
  %v184 = icmp eq i32 %v183, 0
  br i1 %v184, label %v129, label %v185
v179:
  switch i32 %v177, label %v129 [
    i32 8233, label %v185
    i32 8232, label %v185
    i32 133, label %v185
  ]
v129:
  %v186 = icmp ult i8 %v132, -16
  %v187 = select i1 %v186, i64 3, i64 4
  %v188 = icmp ult i8 %v132, -32
  %v189 = select i1 %v188, i64 2, i64 %v187
  %v190 = select i1 %v134, i64 1, i64 %v189
  %v128 = add i64 %v190, %v127
  %v191 = icmp slt i64 %v128, %v1
  br i1 %v191, label %v126, label %v185
v185:
  %v192 = phi i64 [ %v127, %v179 ], [ %v127, %v179 ], [ %v128, %v129 ], [ %v127, %v180 ], [ %v127, %v179 ]
  %v193 = icmp ult i8 %v132, -16
  %v194 = select i1 %v193, i64 3, i64 4
  %v195 = icmp ult i8 %v132, -32
  %v196 = select i1 %v195, i64 2, i64 %v194
  %v197 = select i1 %v134, i64 1, i64 %v196
  %v198 = add i64 %v197, %v127
  %v199 = add i64 %v192, 1
  %v200 = icmp slt i64 %v199, %v1
  br i1 %v200, label %v201, label %v202
v201:
  %v203 = add i64 %v192, %v0
  %v204 = inttoptr i64 %v203 to ptr
  %v205 = load i8, ptr %v204, align 1
  %v206 = icmp eq i8 %v205, 13
  br i1 %v206, label %v207, label %v202
v207:
  %v208 = getelementptr i8, ptr %v204, i64 1
  %v209 = load i8, ptr %v208, align 1
  %v210 = icmp eq i8 %v209, 10
  %v211 = zext i1 %v210 to i64
  br label %v202
v202:
  %v212 = phi i64 [ 0, %v185 ], [ 0, %v201 ], [ %v211, %v207 ]
  %v213 = add i64 %v198, %v212
  %v214 = select i1 %v115, i64 %v192, i64 %v213
  %v215 = add i64 %v117, %v0
  %v216 = sub i64 %v214, %v117
  br label %v125
v125:
  %v217 = phi i64 [ 0, %v116 ], [ %v215, %v202 ]
  %v118 = phi i64 [ -1, %v116 ], [ %v213, %v202 ]
  %v218 = phi i64 [ 0, %v116 ], [ %v216, %v202 ]
  %v219 = icmp eq i64 %v217, 0
  br i1 %v219, label %v113, label %v119
v119:
  %v121 = add nuw i64 %v120, 1
  %v220 = icmp slt i64 %v120, %v110
  br i1 %v220, label %v116, label %v113
v113:
  %v221 = phi i64 [ 0, %v8 ], [ 0, %v125 ], [ %v217, %v119 ]
  %v222 = phi i64 [ 0, %v8 ], [ %v218, %v125 ], [ %v218, %v119 ]
  %v223 = insertvalue { i64, i64 } poison, i64 %v221, 0
  %v224 = insertvalue { i64, i64 } %v223, i64 %v222, 1
  ret { i64, i64 } %v224
}
define internal { i32 } @udf_text_split_has_line_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4, i64 %v5, i64 %v6, i64 %v7) noinline nounwind {
v16:
  %v8 = icmp eq i64 %v5, 0
  %v9 = icmp slt i64 %v7, 1
  %v10 = and i64 %v6, 7
  %v11 = shl nuw nsw i64 %v10, 3
  %v12 = sub nuw nsw i64 8, %v10
  %v13 = sub nuw nsw i64 64, %v11
  br label %v14
v14:
  %v15 = phi i64 [ 0, %v16 ], [ %v17, %v18 ]
  %v19 = icmp sge i64 %v15, %v1
  %v20 = icmp slt i64 %v15, 0
  %v21 = or i1 %v20, %v19
  br i1 %v21, label %v22, label %v23
v23:
  %v24 = phi i64 [ %v25, %v26 ], [ %v15, %v14 ]
  %v27 = add i64 %v24, %v0
  %v28 = inttoptr i64 %v27 to ptr
  %v29 = load i8, ptr %v28, align 1
  %v30 = zext i8 %v29 to i32
  %v31 = icmp sgt i8 %v29, -1
  br i1 %v31, label %v32, label %v33
v33:
  %v34 = icmp ult i8 %v29, -32
  br i1 %v34, label %v35, label %v36
v35:
  %v37 = getelementptr i8, ptr %v28, i64 1
  %v38 = load i8, ptr %v37, align 1
  %v39 = and i8 %v38, 63
  %v40 = zext nneg i8 %v39 to i32
  %v41 = shl nuw nsw i32 %v30, 6
  %v42 = and i32 %v41, 1984
  %v43 = or disjoint i32 %v42, %v40
  br label %v32
v36:
  %v44 = icmp ult i8 %v29, -16
  %v45 = getelementptr i8, ptr %v28, i64 1
  %v46 = load i8, ptr %v45, align 1
  %v47 = zext i8 %v46 to i32
  %v48 = getelementptr i8, ptr %v28, i64 2
  %v49 = load i8, ptr %v48, align 1
  br i1 %v44, label %v50, label %v51
v50:
  %v52 = shl nuw nsw i32 %v30, 12
  %v53 = and i32 %v52, 61440
  %v54 = shl nuw nsw i32 %v47, 6
  %v55 = and i32 %v54, 4032
  %v56 = or disjoint i32 %v55, %v53
  %v57 = and i8 %v49, 63
  %v58 = zext nneg i8 %v57 to i32
  %v59 = or disjoint i32 %v56, %v58
  br label %v32
v51:
  %v60 = shl nuw nsw i32 %v30, 18
  %v61 = and i32 %v60, 1835008
  %v62 = shl nuw nsw i32 %v47, 12
  %v63 = and i32 %v62, 258048
  %v64 = or disjoint i32 %v63, %v61
  %v65 = zext i8 %v49 to i32
  %v66 = shl nuw nsw i32 %v65, 6
  %v67 = and i32 %v66, 4032
  %v68 = or disjoint i32 %v64, %v67
  %v69 = getelementptr i8, ptr %v28, i64 3
  %v70 = load i8, ptr %v69, align 1
  %v71 = and i8 %v70, 63
  %v72 = zext nneg i8 %v71 to i32
  %v73 = or disjoint i32 %v68, %v72
  br label %v32
v32:
  %v74 = phi i32 [ %v30, %v23 ], [ %v43, %v35 ], [ %v59, %v50 ], [ %v73, %v51 ]
  %v75 = icmp ugt i32 %v74, 30
  br i1 %v75, label %v76, label %v77
v77:
  %v78 = shl nuw nsw i32 1, %v74
  %v79 = freeze i32 %v78
  %v80 = and i32 %v79, 1879063552
  %v81 = icmp eq i32 %v80, 0
  br i1 %v81, label %v26, label %v82
v76:
  switch i32 %v74, label %v26 [
    i32 8233, label %v82
    i32 8232, label %v82
    i32 133, label %v82
  ]
v26:
  %v83 = icmp ult i8 %v29, -16
  %v84 = select i1 %v83, i64 3, i64 4
  %v85 = icmp ult i8 %v29, -32
  %v86 = select i1 %v85, i64 2, i64 %v84
  %v87 = select i1 %v31, i64 1, i64 %v86
  %v25 = add i64 %v87, %v24
  %v88 = icmp slt i64 %v25, %v1
  br i1 %v88, label %v23, label %v82
v82:
  %v89 = phi i64 [ %v24, %v76 ], [ %v24, %v76 ], [ %v25, %v26 ], [ %v24, %v77 ], [ %v24, %v76 ]
  %v90 = icmp ult i8 %v29, -16
  %v91 = select i1 %v90, i64 3, i64 4
  %v92 = icmp ult i8 %v29, -32
  %v93 = select i1 %v92, i64 2, i64 %v91
  %v94 = select i1 %v31, i64 1, i64 %v93
  %v95 = add i64 %v94, %v24
  %v96 = add i64 %v89, 1
  %v97 = icmp slt i64 %v96, %v1
  br i1 %v97, label %v98, label %v99
v98:
  %v100 = add i64 %v89, %v0
  %v101 = inttoptr i64 %v100 to ptr
  %v102 = load i8, ptr %v101, align 1
  %v103 = icmp eq i8 %v102, 13
  br i1 %v103, label %v104, label %v99
v104:
  %v105 = getelementptr i8, ptr %v101, i64 1
  %v106 = load i8, ptr %v105, align 1
  %v107 = icmp eq i8 %v106, 10
  %v108 = zext i1 %v107 to i64
  br label %v99
v99:
  %v109 = phi i64 [ 0, %v82 ], [ 0, %v98 ], [ %v108, %v104 ]
  %v110 = add i64 %v95, %v109
  %v111 = select i1 %v8, i64 %v89, i64 %v110
  %v112 = add i64 %v15, %v0
  %v113 = sub i64 %v111, %v15
  br label %v22
v22:
  %v17 = phi i64 [ -1, %v14 ], [ %v110, %v99 ]
  %v114 = phi i64 [ 0, %v14 ], [ %v112, %v99 ]
  %v115 = phi i64 [ 0, %v14 ], [ %v113, %v99 ]
  %v116 = icmp eq i64 %v114, 0
  br i1 %v116, label %v117, label %v118
v118:
  %v119 = icmp eq i64 %v115, %v7
  br i1 %v119, label %v120, label %v18
v18:
  br label %v14
v120:
  br i1 %v9, label %v117, label %v121
v121:
  %v122 = and i64 %v114, 7
  %v123 = shl nuw nsw i64 %v122, 3
  %v124 = sub nuw nsw i64 8, %v122
  %v125 = sub nuw nsw i64 64, %v123
  br label %v126
v126:
  %v127 = phi i64 [ %v128, %v129 ], [ 0, %v121 ]
  %v130 = sub i64 %v7, %v127
  %v131 = add i64 %v127, %v114
  %v132 = tail call i64 @llvm.umin.i64(i64 %v130, i64 8)
  %v133 = and i64 %v131, 4095
  %v134 = icmp samesign ult i64 %v133, 4089
  br i1 %v134, label %v135, label %v136
v135:
  %v137 = inttoptr i64 %v131 to ptr
  %v138 = load i64, ptr %v137, align 1
  br label %v139
v136:
  %v140 = and i64 %v131, -8
  %v141 = inttoptr i64 %v140 to ptr
  %v142 = load i64, ptr %v141, align 8
  %v143 = lshr i64 %v142, %v123
  %v144 = icmp samesign ugt i64 %v132, %v124
  br i1 %v144, label %v145, label %v139
v145:
  %v146 = getelementptr i8, ptr %v141, i64 8
  %v147 = load i64, ptr %v146, align 8
  %v148 = shl i64 %v147, %v125
  %v149 = or disjoint i64 %v148, %v143
  br label %v139
v139:
  %v150 = phi i64 [ %v138, %v135 ], [ %v143, %v136 ], [ %v149, %v145 ]
  %v151 = shl nuw nsw i64 %v132, 3
  %v152 = sub nuw nsw i64 64, %v151
  %v153 = lshr i64 -1, %v152
  %v154 = add i64 %v127, %v6
  %v155 = and i64 %v154, 4095
  %v156 = icmp samesign ult i64 %v155, 4089
  br i1 %v156, label %v157, label %v158
v157:
  %v159 = inttoptr i64 %v154 to ptr
  %v160 = load i64, ptr %v159, align 1
  br label %v161
v158:
  %v162 = and i64 %v154, -8
  %v163 = inttoptr i64 %v162 to ptr
  %v164 = load i64, ptr %v163, align 8
  %v165 = lshr i64 %v164, %v11
  %v166 = icmp samesign ugt i64 %v132, %v12
  br i1 %v166, label %v167, label %v161
v167:
  %v168 = getelementptr i8, ptr %v163, i64 8
  %v169 = load i64, ptr %v168, align 8
  %v170 = shl i64 %v169, %v13
  %v171 = or disjoint i64 %v170, %v165
  br label %v161
v161:
  %v172 = phi i64 [ %v160, %v157 ], [ %v165, %v158 ], [ %v171, %v167 ]
  %v173 = xor i64 %v172, %v150
  %v174 = and i64 %v173, %v153
  %v175 = icmp eq i64 %v174, 0
  br i1 %v175, label %v129, label %v18
v129:
  %v128 = add i64 %v127, 8
  %v176 = icmp slt i64 %v128, %v7
  br i1 %v176, label %v126, label %v117
v117:
  %v177 = phi i32 [ 1, %v129 ], [ 1, %v120 ], [ 0, %v22 ]
  %v178 = insertvalue { i32 } poison, i32 %v177, 0
  ret { i32 } %v178
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
v45:
  %v5 = inttoptr i64 %v4 to ptr
  %v6 = load i64, ptr %v5, align 8
  %v7 = icmp slt i64 %v3, 1
  br i1 %v7, label %v8, label %v9
v9:
  %v10 = getelementptr i8, ptr %v5, i64 8
  %v11 = getelementptr i8, ptr %v5, i64 8
  br label %v12
v12:
  %v13 = phi i64 [ %v14, %v15 ], [ 0, %v9 ]
  %v16 = phi i64 [ %v17, %v15 ], [ %v6, %v9 ]
  %v18 = shl i64 %v13, 4
  %v19 = add i64 %v18, %v2
  %v20 = inttoptr i64 %v19 to ptr
  %v21 = load i64, ptr %v20, align 8
  %v22 = getelementptr i8, ptr %v20, i64 8
  %v23 = load i64, ptr %v22, align 8
  %v24 = icmp eq i64 %v13, 0
  br i1 %v24, label %v25, label %v26
v26:
  %v27 = load i64, ptr %v10, align 8
  %v28 = sub i64 %v27, %v16
  %v29 = icmp slt i64 %v28, %v1
  %v30 = icmp eq i64 %v16, 0
  %v31 = or i1 %v30, %v29
  br i1 %v31, label %v32, label %v33
v33:
  %v34 = tail call {} @udf_copy(i64 %v16, i64 %v0, i64 %v1)
  %v35 = add i64 %v16, %v1
  store i64 %v35, ptr %v5, align 8
  br label %v25
v25:
  %v36 = phi i64 [ %v16, %v12 ], [ %v35, %v33 ]
  %v37 = load i64, ptr %v11, align 8
  %v38 = sub i64 %v37, %v36
  %v39 = icmp slt i64 %v38, %v23
  %v40 = icmp eq i64 %v36, 0
  %v41 = or i1 %v40, %v39
  br i1 %v41, label %v32, label %v15
v15:
  %v42 = tail call {} @udf_copy(i64 %v36, i64 %v21, i64 %v23)
  %v17 = add i64 %v36, %v23
  store i64 %v17, ptr %v5, align 8
  %v14 = add nuw nsw i64 %v13, 1
  %v43 = icmp slt i64 %v14, %v3
  br i1 %v43, label %v12, label %v8
v8:
  %v44 = phi i64 [ %v6, %v45 ], [ %v17, %v15 ]
  %v46 = sub i64 %v44, %v6
  br label %v32
v32:
  %v47 = phi i64 [ %v6, %v8 ], [ 0, %v26 ], [ 0, %v25 ]
  %v48 = phi i64 [ %v46, %v8 ], [ 0, %v26 ], [ 0, %v25 ]
  %v49 = insertvalue { i64, i64 } poison, i64 %v47, 0
  %v50 = insertvalue { i64, i64 } %v49, i64 %v48, 1
  ret { i64, i64 } %v50
}
define internal { i32 } @udf_text_list_has(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v82:
  %v4 = icmp slt i64 %v1, 1
  br i1 %v4, label %v5, label %v6
v6:
  %v7 = icmp slt i64 %v3, 1
  %v8 = and i64 %v2, 7
  %v9 = shl nuw nsw i64 %v8, 3
  %v10 = sub nuw nsw i64 8, %v8
  %v11 = sub nuw nsw i64 64, %v9
  br label %v12
v12:
  %v13 = phi i64 [ %v14, %v15 ], [ 0, %v6 ]
  %v16 = shl i64 %v13, 4
  %v17 = add i64 %v16, %v0
  %v18 = inttoptr i64 %v17 to ptr
  %v19 = getelementptr i8, ptr %v18, i64 8
  %v20 = load i64, ptr %v19, align 8
  %v21 = icmp eq i64 %v20, %v3
  br i1 %v21, label %v22, label %v15
v22:
  br i1 %v7, label %v5, label %v23
v23:
  %v24 = load i64, ptr %v18, align 8
  %v25 = and i64 %v24, 7
  %v26 = shl nuw nsw i64 %v25, 3
  %v27 = sub nuw nsw i64 8, %v25
  %v28 = sub nuw nsw i64 64, %v26
  br label %v29
v29:
  %v30 = phi i64 [ 0, %v23 ], [ %v31, %v32 ]
  %v33 = sub i64 %v3, %v30
  %v34 = add i64 %v30, %v24
  %v35 = tail call i64 @llvm.umin.i64(i64 %v33, i64 8)
  %v36 = and i64 %v34, 4095
  %v37 = icmp samesign ult i64 %v36, 4089
  br i1 %v37, label %v38, label %v39
v38:
  %v40 = inttoptr i64 %v34 to ptr
  %v41 = load i64, ptr %v40, align 1
  br label %v42
v39:
  %v43 = and i64 %v34, -8
  %v44 = inttoptr i64 %v43 to ptr
  %v45 = load i64, ptr %v44, align 8
  %v46 = lshr i64 %v45, %v26
  %v47 = icmp samesign ugt i64 %v35, %v27
  br i1 %v47, label %v48, label %v42
v48:
  %v49 = getelementptr i8, ptr %v44, i64 8
  %v50 = load i64, ptr %v49, align 8
  %v51 = shl i64 %v50, %v28
  %v52 = or disjoint i64 %v51, %v46
  br label %v42
v42:
  %v53 = phi i64 [ %v41, %v38 ], [ %v46, %v39 ], [ %v52, %v48 ]
  %v54 = shl nuw nsw i64 %v35, 3
  %v55 = sub nuw nsw i64 64, %v54
  %v56 = lshr i64 -1, %v55
  %v57 = add i64 %v30, %v2
  %v58 = and i64 %v57, 4095
  %v59 = icmp samesign ult i64 %v58, 4089
  br i1 %v59, label %v60, label %v61
v60:
  %v62 = inttoptr i64 %v57 to ptr
  %v63 = load i64, ptr %v62, align 1
  br label %v64
v61:
  %v65 = and i64 %v57, -8
  %v66 = inttoptr i64 %v65 to ptr
  %v67 = load i64, ptr %v66, align 8
  %v68 = lshr i64 %v67, %v9
  %v69 = icmp samesign ugt i64 %v35, %v10
  br i1 %v69, label %v70, label %v64
v70:
  %v71 = getelementptr i8, ptr %v66, i64 8
  %v72 = load i64, ptr %v71, align 8
  %v73 = shl i64 %v72, %v11
  %v74 = or disjoint i64 %v73, %v68
  br label %v64
v64:
  %v75 = phi i64 [ %v63, %v60 ], [ %v68, %v61 ], [ %v74, %v70 ]
  %v76 = xor i64 %v75, %v53
  %v77 = and i64 %v76, %v56
  %v78 = icmp eq i64 %v77, 0
  br i1 %v78, label %v32, label %v15
v32:
  %v31 = add i64 %v30, 8
  %v79 = icmp slt i64 %v31, %v3
  br i1 %v79, label %v29, label %v5
v15:
  %v14 = add nuw nsw i64 %v13, 1
  %v80 = icmp slt i64 %v14, %v1
  br i1 %v80, label %v12, label %v5
v5:
  %v81 = phi i32 [ 0, %v82 ], [ 1, %v32 ], [ 1, %v22 ], [ 0, %v15 ]
  %v83 = insertvalue { i32 } poison, i32 %v81, 0
  ret { i32 } %v83
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
  %v68 = tail call {} @udf_copy(i64 %v59, i64 %v67, i64 %v58)
  %v69 = add i64 %v58, %v59
  store i64 %v69, ptr %v7, align 8
  %v70 = load i32, ptr %v40, align 4
  %v71 = icmp slt i32 %v70, 2
  br i1 %v71, label %v46, label %v72
v72:
  %v73 = add nsw i32 %v70, -1
  br label %v74
v74:
  %v75 = phi i64 [ %v38, %v72 ], [ %v76, %v77 ]
  %v78 = phi i64 [ %v69, %v72 ], [ %v79, %v77 ]
  %v80 = phi i32 [ 0, %v72 ], [ %v81, %v77 ]
  %v82 = inttoptr i64 %v75 to ptr
  %v83 = load i32, ptr %v82, align 4
  %v84 = icmp slt i32 %v83, 0
  br i1 %v84, label %v85, label %v86
v86:
  %v87 = shl nuw i32 %v83, 1
  %v88 = sext i32 %v87 to i64
  %v89 = shl nsw i64 %v88, 3
  %v90 = add i64 %v89, %v31
  %v91 = inttoptr i64 %v90 to ptr
  %v92 = load i64, ptr %v91, align 8
  %v93 = icmp slt i64 %v92, 0
  %v94 = getelementptr i8, ptr %v91, i64 8
  %v95 = load i64, ptr %v94, align 8
  %v96 = sub i64 %v95, %v92
  %v97 = select i1 %v93, i64 0, i64 %v96
  %v98 = load i64, ptr %v19, align 8
  %v99 = sub i64 %v98, %v78
  %v100 = icmp slt i64 %v99, %v97
  %v101 = icmp eq i64 %v78, 0
  %v102 = or i1 %v101, %v100
  br i1 %v102, label %v33, label %v103
v103:
  %v104 = tail call i64 @llvm.smax.i64(i64 %v92, i64 0)
  %v105 = add i64 %v104, %v2
  %v106 = tail call {} @udf_copy(i64 %v78, i64 %v105, i64 %v97)
  br label %v77
v85:
  %v107 = getelementptr i8, ptr %v82, i64 8
  %v108 = load i32, ptr %v107, align 4
  %v109 = sext i32 %v108 to i64
  %v110 = load i64, ptr %v19, align 8
  %v111 = sub i64 %v110, %v78
  %v112 = icmp slt i64 %v111, %v109
  %v113 = icmp eq i64 %v78, 0
  %v114 = or i1 %v113, %v112
  br i1 %v114, label %v33, label %v115
v115:
  %v116 = getelementptr i8, ptr %v82, i64 4
  %v117 = load i32, ptr %v116, align 4
  %v118 = sext i32 %v117 to i64
  %v119 = add i64 %v1, %v118
  %v120 = tail call {} @udf_copy(i64 %v78, i64 %v119, i64 %v109)
  br label %v77
v77:
  %v121 = phi i64 [ %v109, %v115 ], [ %v97, %v103 ]
  %v79 = add i64 %v121, %v78
  store i64 %v79, ptr %v7, align 8
  %v76 = add i64 %v75, 12
  %v81 = add nuw nsw i32 %v80, 1
  %v122 = icmp slt i32 %v81, %v73
  br i1 %v122, label %v74, label %v46
v46:
  %v45 = load i64, ptr %v42, align 8
  %v123 = load i64, ptr %v39, align 8
  %v124 = icmp eq i64 %v123, %v45
  %v48 = zext i1 %v124 to i32
  %v50 = add i64 %v49, 1
  %v125 = icmp slt i64 %v50, %v4
  %v126 = or i1 %v41, %v125
  br i1 %v126, label %v43, label %v36
v36:
  %v127 = phi i64 [ 0, %v34 ], [ %v44, %v43 ], [ %v45, %v46 ]
  %v128 = phi i64 [ 0, %v34 ], [ %v49, %v43 ], [ %v50, %v46 ]
  %v129 = icmp eq i64 %v128, 0
  br i1 %v129, label %v33, label %v130
v130:
  %v131 = icmp slt i64 %v127, 0
  %v132 = sub i64 %v3, %v127
  %v133 = select i1 %v131, i64 0, i64 %v132
  %v134 = load i64, ptr %v7, align 8
  %v135 = load i64, ptr %v19, align 8
  %v136 = sub i64 %v135, %v134
  %v137 = icmp slt i64 %v136, %v133
  %v138 = icmp eq i64 %v134, 0
  %v139 = or i1 %v138, %v137
  br i1 %v139, label %v33, label %v140
v140:
  %v141 = tail call i64 @llvm.smax.i64(i64 %v127, i64 0)
  %v142 = add i64 %v141, %v2
  %v143 = tail call {} @udf_copy(i64 %v134, i64 %v142, i64 %v133)
  %v144 = add i64 %v134, %v133
  store i64 %v144, ptr %v7, align 8
  %v145 = sub i64 %v144, %v29
  br label %v33
v33:
  %v146 = phi i64 [ 0, %v25 ], [ %v2, %v36 ], [ 0, %v130 ], [ %v29, %v140 ], [ 0, %v85 ], [ 0, %v86 ], [ 0, %v54 ]
  %v147 = phi i64 [ 0, %v25 ], [ %v3, %v36 ], [ 0, %v130 ], [ %v145, %v140 ], [ 0, %v85 ], [ 0, %v86 ], [ 0, %v54 ]
  %v148 = phi i64 [ -1, %v25 ], [ 0, %v36 ], [ -1, %v130 ], [ %v128, %v140 ], [ -1, %v85 ], [ -1, %v86 ], [ -1, %v54 ]
  %v149 = insertvalue { i64, i64, i64 } poison, i64 %v146, 0
  %v150 = insertvalue { i64, i64, i64 } %v149, i64 %v147, 1
  %v151 = insertvalue { i64, i64, i64 } %v150, i64 %v148, 2
  ret { i64, i64, i64 } %v151
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
  %v68 = tail call {} @udf_copy(i64 %v59, i64 %v67, i64 %v58)
  %v69 = add i64 %v58, %v59
  store i64 %v69, ptr %v7, align 8
  %v70 = load i32, ptr %v40, align 4
  %v71 = icmp slt i32 %v70, 2
  br i1 %v71, label %v46, label %v72
v72:
  %v73 = add nsw i32 %v70, -1
  br label %v74
v74:
  %v75 = phi i64 [ %v38, %v72 ], [ %v76, %v77 ]
  %v78 = phi i64 [ %v69, %v72 ], [ %v79, %v77 ]
  %v80 = phi i32 [ 0, %v72 ], [ %v81, %v77 ]
  %v82 = inttoptr i64 %v75 to ptr
  %v83 = load i32, ptr %v82, align 4
  %v84 = icmp slt i32 %v83, 0
  br i1 %v84, label %v85, label %v86
v86:
  %v87 = shl nuw i32 %v83, 1
  %v88 = sext i32 %v87 to i64
  %v89 = shl nsw i64 %v88, 3
  %v90 = add i64 %v89, %v31
  %v91 = inttoptr i64 %v90 to ptr
  %v92 = load i64, ptr %v91, align 8
  %v93 = icmp slt i64 %v92, 0
  %v94 = getelementptr i8, ptr %v91, i64 8
  %v95 = load i64, ptr %v94, align 8
  %v96 = sub i64 %v95, %v92
  %v97 = select i1 %v93, i64 0, i64 %v96
  %v98 = load i64, ptr %v19, align 8
  %v99 = sub i64 %v98, %v78
  %v100 = icmp slt i64 %v99, %v97
  %v101 = icmp eq i64 %v78, 0
  %v102 = or i1 %v101, %v100
  br i1 %v102, label %v33, label %v103
v103:
  %v104 = tail call i64 @llvm.smax.i64(i64 %v92, i64 0)
  %v105 = add i64 %v104, %v2
  %v106 = tail call {} @udf_copy(i64 %v78, i64 %v105, i64 %v97)
  br label %v77
v85:
  %v107 = getelementptr i8, ptr %v82, i64 8
  %v108 = load i32, ptr %v107, align 4
  %v109 = sext i32 %v108 to i64
  %v110 = load i64, ptr %v19, align 8
  %v111 = sub i64 %v110, %v78
  %v112 = icmp slt i64 %v111, %v109
  %v113 = icmp eq i64 %v78, 0
  %v114 = or i1 %v113, %v112
  br i1 %v114, label %v33, label %v115
v115:
  %v116 = getelementptr i8, ptr %v82, i64 4
  %v117 = load i32, ptr %v116, align 4
  %v118 = sext i32 %v117 to i64
  %v119 = add i64 %v1, %v118
  %v120 = tail call {} @udf_copy(i64 %v78, i64 %v119, i64 %v109)
  br label %v77
v77:
  %v121 = phi i64 [ %v109, %v115 ], [ %v97, %v103 ]
  %v79 = add i64 %v121, %v78
  store i64 %v79, ptr %v7, align 8
  %v76 = add i64 %v75, 12
  %v81 = add nuw nsw i32 %v80, 1
  %v122 = icmp slt i32 %v81, %v73
  br i1 %v122, label %v74, label %v46
v46:
  %v45 = load i64, ptr %v42, align 8
  %v123 = load i64, ptr %v39, align 8
  %v124 = icmp eq i64 %v123, %v45
  %v48 = zext i1 %v124 to i32
  %v50 = add i64 %v49, 1
  %v125 = icmp slt i64 %v50, %v4
  %v126 = or i1 %v41, %v125
  br i1 %v126, label %v43, label %v36
v36:
  %v127 = phi i64 [ 0, %v34 ], [ %v44, %v43 ], [ %v45, %v46 ]
  %v128 = phi i64 [ 0, %v34 ], [ %v49, %v43 ], [ %v50, %v46 ]
  %v129 = icmp eq i64 %v128, 0
  br i1 %v129, label %v33, label %v130
v130:
  %v131 = icmp slt i64 %v127, 0
  %v132 = sub i64 %v3, %v127
  %v133 = select i1 %v131, i64 0, i64 %v132
  %v134 = load i64, ptr %v7, align 8
  %v135 = load i64, ptr %v19, align 8
  %v136 = sub i64 %v135, %v134
  %v137 = icmp slt i64 %v136, %v133
  %v138 = icmp eq i64 %v134, 0
  %v139 = or i1 %v138, %v137
  br i1 %v139, label %v33, label %v140
v140:
  %v141 = tail call i64 @llvm.smax.i64(i64 %v127, i64 0)
  %v142 = add i64 %v141, %v2
  %v143 = tail call {} @udf_copy(i64 %v134, i64 %v142, i64 %v133)
  %v144 = add i64 %v134, %v133
  store i64 %v144, ptr %v7, align 8
  %v145 = sub i64 %v144, %v29
  br label %v33
v33:
  %v146 = phi i64 [ 0, %v25 ], [ %v2, %v36 ], [ 0, %v130 ], [ %v29, %v140 ], [ 0, %v85 ], [ 0, %v86 ], [ 0, %v54 ]
  %v147 = phi i64 [ 0, %v25 ], [ %v3, %v36 ], [ 0, %v130 ], [ %v145, %v140 ], [ 0, %v85 ], [ 0, %v86 ], [ 0, %v54 ]
  %v148 = phi i64 [ -1, %v25 ], [ 0, %v36 ], [ -1, %v130 ], [ %v128, %v140 ], [ -1, %v85 ], [ -1, %v86 ], [ -1, %v54 ]
  %v149 = insertvalue { i64, i64, i64 } poison, i64 %v146, 0
  %v150 = insertvalue { i64, i64, i64 } %v149, i64 %v147, 1
  %v151 = insertvalue { i64, i64, i64 } %v150, i64 %v148, 2
  ret { i64, i64, i64 } %v151
}
define internal { i64, i64 } @udf_text_translate_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v90:
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
  br i1 %v82, label %v83, label %v17
v17:
  %v84 = tail call {} @udf_copy(i64 %v18, i64 %v77, i64 %v76)
  %v19 = add i64 %v76, %v18
  store i64 %v19, ptr %v4, align 8
  %v16 = add nuw nsw i64 %v15, 1
  %v85 = icmp slt i64 %v16, %v2
  br i1 %v85, label %v14, label %v7
v35:
  %v86 = add i64 %v67, 516
  %v87 = inttoptr i64 %v86 to ptr
  %v88 = getelementptr i8, ptr %v87, i64 4
  %v34 = load i32, ptr %v88, align 4
  br label %v32
v7:
  %v89 = phi i64 [ %v5, %v90 ], [ %v19, %v17 ]
  %v91 = sub i64 %v89, %v5
  br label %v83
v83:
  %v92 = phi i64 [ %v5, %v7 ], [ 0, %v38 ]
  %v93 = phi i64 [ %v91, %v7 ], [ 0, %v38 ]
  %v94 = insertvalue { i64, i64 } poison, i64 %v92, 0
  %v95 = insertvalue { i64, i64 } %v94, i64 %v93, 1
  ret { i64, i64 } %v95
}
define internal { i64, i64 } @udf_text_translate_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v135:
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
  br i1 %v130, label %v131, label %v17
v17:
  %v132 = tail call {} @udf_copy(i64 %v18, i64 %v124, i64 %v125)
  %v19 = add i64 %v125, %v18
  store i64 %v19, ptr %v4, align 8
  %v16 = add i64 %v28, %v15
  %v133 = icmp slt i64 %v16, %v2
  br i1 %v133, label %v14, label %v7
v7:
  %v134 = phi i64 [ %v5, %v135 ], [ %v19, %v17 ]
  %v136 = sub i64 %v134, %v5
  br label %v131
v131:
  %v137 = phi i64 [ %v5, %v7 ], [ 0, %v106 ]
  %v138 = phi i64 [ %v136, %v7 ], [ 0, %v106 ]
  %v139 = insertvalue { i64, i64 } poison, i64 %v137, 0
  %v140 = insertvalue { i64, i64 } %v139, i64 %v138, 1
  ret { i64, i64 } %v140
}
define internal { i64, i64 } @udf_text_expandtabs_ascii(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v76:
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
  %v44 = tail call {} @udf_copy(i64 %v21, i64 %v23, i64 1)
  %v45 = add i64 %v21, 1
  store i64 %v45, ptr %v4, align 8
  %v46 = icmp eq i8 %v25, 13
  %v47 = icmp eq i8 %v25, 10
  %v48 = or i1 %v47, %v46
  %v49 = add i64 %v19, 1
  %v50 = select i1 %v48, i64 0, i64 %v49
  br label %v18
v33:
  %v51 = trunc nuw i64 %v19 to i32
  %v52 = urem i32 %v51, %v13
  %v53 = select i1 %v12, i32 -1, i32 %v52
  %v54 = zext i32 %v53 to i64
  br label %v36
v36:
  %v55 = phi i64 [ %v54, %v33 ], [ %v35, %v34 ]
  %v56 = sub i64 %v2, %v55
  br label %v29
v29:
  %v57 = phi i64 [ 0, %v27 ], [ %v56, %v36 ]
  %v58 = load i64, ptr %v14, align 8
  %v59 = sub i64 %v58, %v21
  %v60 = icmp slt i64 %v59, %v57
  %v61 = icmp eq i64 %v21, 0
  %v62 = or i1 %v61, %v60
  br i1 %v62, label %v42, label %v63
v63:
  %v64 = icmp slt i64 %v57, 1
  br i1 %v64, label %v65, label %v66
v66:
  %v67 = phi i64 [ %v68, %v66 ], [ 0, %v63 ]
  %v69 = add i64 %v67, %v21
  %v70 = inttoptr i64 %v69 to ptr
  store i8 32, ptr %v70, align 1
  %v68 = add nuw nsw i64 %v67, 1
  %v71 = icmp slt i64 %v68, %v57
  br i1 %v71, label %v66, label %v65
v65:
  %v72 = add i64 %v57, %v21
  store i64 %v72, ptr %v4, align 8
  %v73 = add i64 %v57, %v19
  br label %v18
v18:
  %v20 = phi i64 [ %v73, %v65 ], [ %v50, %v43 ]
  %v22 = phi i64 [ %v72, %v65 ], [ %v45, %v43 ]
  %v17 = add nuw nsw i64 %v16, 1
  %v74 = icmp slt i64 %v17, %v1
  br i1 %v74, label %v15, label %v7
v7:
  %v75 = phi i64 [ %v5, %v76 ], [ %v22, %v18 ]
  %v77 = sub i64 %v75, %v5
  br label %v42
v42:
  %v78 = phi i64 [ %v5, %v7 ], [ 0, %v28 ], [ 0, %v29 ]
  %v79 = phi i64 [ %v77, %v7 ], [ 0, %v28 ], [ 0, %v29 ]
  %v80 = insertvalue { i64, i64 } poison, i64 %v78, 0
  %v81 = insertvalue { i64, i64 } %v80, i64 %v79, 1
  ret { i64, i64 } %v81
}
define internal { i64, i64 } @udf_text_expandtabs_utf8(i64 %v0, i64 %v1, i64 %v2, i64 %v3) noinline nounwind {
v82:
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
  %v50 = tail call {} @udf_copy(i64 %v21, i64 %v23, i64 %v31)
  %v51 = add i64 %v31, %v21
  store i64 %v51, ptr %v4, align 8
  %v52 = icmp eq i8 %v25, 13
  %v53 = icmp eq i8 %v25, 10
  %v54 = or i1 %v53, %v52
  %v55 = add i64 %v19, 1
  %v56 = select i1 %v54, i64 0, i64 %v55
  br label %v18
v39:
  %v57 = trunc nuw i64 %v19 to i32
  %v58 = urem i32 %v57, %v13
  %v59 = select i1 %v12, i32 -1, i32 %v58
  %v60 = zext i32 %v59 to i64
  br label %v42
v42:
  %v61 = phi i64 [ %v60, %v39 ], [ %v41, %v40 ]
  %v62 = sub i64 %v2, %v61
  br label %v35
v35:
  %v63 = phi i64 [ 0, %v33 ], [ %v62, %v42 ]
  %v64 = load i64, ptr %v14, align 8
  %v65 = sub i64 %v64, %v21
  %v66 = icmp slt i64 %v65, %v63
  %v67 = icmp eq i64 %v21, 0
  %v68 = or i1 %v67, %v66
  br i1 %v68, label %v48, label %v69
v69:
  %v70 = icmp slt i64 %v63, 1
  br i1 %v70, label %v71, label %v72
v72:
  %v73 = phi i64 [ %v74, %v72 ], [ 0, %v69 ]
  %v75 = add i64 %v73, %v21
  %v76 = inttoptr i64 %v75 to ptr
  store i8 32, ptr %v76, align 1
  %v74 = add nuw nsw i64 %v73, 1
  %v77 = icmp slt i64 %v74, %v63
  br i1 %v77, label %v72, label %v71
v71:
  %v78 = add i64 %v63, %v21
  store i64 %v78, ptr %v4, align 8
  %v79 = add i64 %v63, %v19
  br label %v18
v18:
  %v20 = phi i64 [ %v79, %v71 ], [ %v56, %v49 ]
  %v22 = phi i64 [ %v78, %v71 ], [ %v51, %v49 ]
  %v17 = add i64 %v31, %v16
  %v80 = icmp slt i64 %v17, %v1
  br i1 %v80, label %v15, label %v7
v7:
  %v81 = phi i64 [ %v5, %v82 ], [ %v22, %v18 ]
  %v83 = sub i64 %v81, %v5
  br label %v48
v48:
  %v84 = phi i64 [ %v5, %v7 ], [ 0, %v34 ], [ 0, %v35 ]
  %v85 = phi i64 [ %v83, %v7 ], [ 0, %v34 ], [ 0, %v35 ]
  %v86 = insertvalue { i64, i64 } poison, i64 %v84, 0
  %v87 = insertvalue { i64, i64 } %v86, i64 %v85, 1
  ret { i64, i64 } %v87
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
declare i64 @llvm.umin.i64(i64, i64)
declare i32 @llvm.scmp.i32.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
