; The loop around every row kernel: chunks of 512 rows, up to four at a time if rows can be marked or nulls are passed,
; the marked rows, the last rows. Compiled once a process.
;
;   fast(columns, words, marks, rows, halt)  runs whole chunks, vectorised; returns whether it marked any row (marks is null if none can be)
;   slow(columns, words, marks, rows, halt)   runs every row marked 65535 one by one, leaves its status as the mark; returns how many
;
; halt says when to look whether the call is to end (halt.py); loops that can be long look too, and leave what they are at.
;
; columns is an array of pointers, inputs first, each to the value of the first row. A column of size 0 is a bitmask; the
; two functions see it as bytes of 0 or 1, up to four chunks at a time. words are what is the same for all rows. A mark is 0,
; a status, or 65535.
; fast is null where every path of the function loops. slow is null where none does (can.mark below 2), and as long as
; no row needed it: then udf_drive returns -2 - row, and is called again from that row on.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; at[c] = columns[c] + row * sizes[c]; for a bitmask, its 2048 bytes in scratch
define internal void @advance(ptr %at, ptr %columns, ptr %sizes, ptr %scratch, i64 %count, i64 %row) nounwind {
start:
  br label %column
column:
  %c = phi i64 [ 0, %start ], [ %next, %column ]
  %column.at = getelementptr ptr, ptr %columns, i64 %c
  %column.first = load ptr, ptr %column.at
  %size.at = getelementptr i64, ptr %sizes, i64 %c
  %size = load i64, ptr %size.at
  %bytes = mul i64 %row, %size
  %value.place = getelementptr i8, ptr %column.first, i64 %bytes
  %offset = shl i64 %c, 11
  %bit.place = getelementptr i8, ptr %scratch, i64 %offset
  %is.bits = icmp eq i64 %size, 0
  %place = select i1 %is.bits, ptr %bit.place, ptr %value.place
  %at.at = getelementptr ptr, ptr %at, i64 %c
  store ptr %place, ptr %at.at
  %next = add i64 %c, 1
  %done = icmp uge i64 %next, %count
  br i1 %done, label %end, label %column
end:
  ret void
}

; the bytes of a chunk of column c; of a bitmask a byte a row
define internal i64 @chunk_bytes(ptr %sizes, i64 %c) nounwind {
  %size.at = getelementptr i64, ptr %sizes, i64 %c
  %size = load i64, ptr %size.at
  %wide = call i64 @llvm.umax.i64(i64 %size, i64 1)
  %bytes = shl i64 %wide, 9
  ret i64 %bytes
}

; bytes[i] = bit i of a bitmask, up to 2048 rows; whole chunks are written, zeros behind the last row
define internal void @unpack(ptr %bytes, ptr %bits, i64 %rows) nounwind {
start:
  %whole = alloca [256 x i8], align 64
  %rows.up = add i64 %rows, 511
  %chunks = lshr i64 %rows.up, 9
  %words = shl i64 %chunks, 3
  %word.bytes = shl i64 %chunks, 6
  call void @llvm.memset.p0.i64(ptr align 64 %whole, i8 0, i64 %word.bytes, i1 false)
  %bits.up = add i64 %rows, 7
  %bit.bytes = lshr i64 %bits.up, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %whole, ptr %bits, i64 %bit.bytes, i1 false)
  br label %more
more:
  %i = phi i64 [ 0, %start ], [ %next, %more ]
  %word.at = getelementptr i64, ptr %whole, i64 %i
  %word = load i64, ptr %word.at
  %lanes = bitcast i64 %word to <64 x i1>
  %wide = zext <64 x i1> %lanes to <64 x i8>
  %byte.at = getelementptr <64 x i8>, ptr %bytes, i64 %i
  store <64 x i8> %wide, ptr %byte.at, align 1
  %next = add i64 %i, 1
  %done = icmp uge i64 %next, %words
  br i1 %done, label %end, label %more
end:
  ret void
}

; bit i of a bitmask = bytes[i]; bits behind the last row are 0, up to the byte
define internal void @pack(ptr %bits, ptr %bytes, i64 %rows) nounwind {
start:
  %whole = alloca [256 x i8], align 64
  %rows.up = add i64 %rows, 511
  %chunks = lshr i64 %rows.up, 9
  %words = shl i64 %chunks, 3
  %chunk.rows = shl i64 %chunks, 9
  %behind = getelementptr i8, ptr %bytes, i64 %rows
  %left = sub i64 %chunk.rows, %rows
  call void @llvm.memset.p0.i64(ptr %behind, i8 0, i64 %left, i1 false)
  br label %more
more:
  %i = phi i64 [ 0, %start ], [ %next, %more ]
  %byte.at = getelementptr <64 x i8>, ptr %bytes, i64 %i
  %wide = load <64 x i8>, ptr %byte.at, align 1
  %lanes = trunc <64 x i8> %wide to <64 x i1>
  %word = bitcast <64 x i1> %lanes to i64
  %word.at = getelementptr i64, ptr %whole, i64 %i
  store i64 %word, ptr %word.at
  %next = add i64 %i, 1
  %done = icmp uge i64 %next, %words
  br i1 %done, label %end, label %more
end:
  %bits.up = add i64 %rows, 7
  %bit.bytes = lshr i64 %bits.up, 3
  call void @llvm.memcpy.p0.p0.i64(ptr %bits, ptr align 64 %whole, i64 %bit.bytes, i1 false)
  ret void
}

; move the bitmasks among columns from..to, rows from row on: unpacked into at, or packed out of it
define internal void @move_bits(i1 %unpacks, ptr %at, ptr %columns, ptr %sizes, i64 %from, i64 %to, i64 %row, i64 %rows) nounwind {
start:
  %none = icmp uge i64 %from, %to
  br i1 %none, label %end, label %column
column:
  %c = phi i64 [ %from, %start ], [ %next, %after ]
  %size.at = getelementptr i64, ptr %sizes, i64 %c
  %size = load i64, ptr %size.at
  %is.bits = icmp eq i64 %size, 0
  br i1 %is.bits, label %move, label %after
move:
  %column.at = getelementptr ptr, ptr %columns, i64 %c
  %column.first = load ptr, ptr %column.at
  %byte = lshr i64 %row, 3
  %bits = getelementptr i8, ptr %column.first, i64 %byte
  %at.at = getelementptr ptr, ptr %at, i64 %c
  %bytes = load ptr, ptr %at.at
  br i1 %unpacks, label %in, label %out
in:
  call void @unpack(ptr %bytes, ptr %bits, i64 %rows)
  br label %after
out:
  call void @pack(ptr %bits, ptr %bytes, i64 %rows)
  br label %after
after:
  %next = add i64 %c, 1
  %done = icmp uge i64 %next, %to
  br i1 %done, label %end, label %column
end:
  ret void
}

; copy rows values of columns from..to between two sets of columns
define internal void @copy(ptr %target, ptr %source, ptr %sizes, i64 %from, i64 %to, i64 %rows) nounwind {
start:
  %none = icmp uge i64 %from, %to
  br i1 %none, label %end, label %column
column:
  %c = phi i64 [ %from, %start ], [ %next, %column ]
  %target.at = getelementptr ptr, ptr %target, i64 %c
  %into = load ptr, ptr %target.at
  %source.at = getelementptr ptr, ptr %source, i64 %c
  %out.of = load ptr, ptr %source.at
  %size.at = getelementptr i64, ptr %sizes, i64 %c
  %size = load i64, ptr %size.at
  %bytes = mul i64 %rows, %size
  call void @llvm.memcpy.p0.p0.i64(ptr %into, ptr %out.of, i64 %bytes, i1 false)
  %next = add i64 %c, 1
  %done = icmp uge i64 %next, %to
  br i1 %done, label %end, label %column
end:
  ret void
}

; set rows values of columns from..to to zero
define internal void @clear(ptr %columns, ptr %sizes, i64 %from, i64 %to, i64 %rows) nounwind {
start:
  br label %column
column:
  %c = phi i64 [ %from, %start ], [ %next, %column ]
  %column.at = getelementptr ptr, ptr %columns, i64 %c
  %first = load ptr, ptr %column.at
  %size.at = getelementptr i64, ptr %sizes, i64 %c
  %size = load i64, ptr %size.at
  %bytes = mul i64 %rows, %size
  call void @llvm.memset.p0.i64(ptr %first, i8 0, i64 %bytes, i1 false)
  %next = add i64 %c, 1
  %done = icmp uge i64 %next, %to
  br i1 %done, label %end, label %column
end:
  ret void
}

; the first marked row from i on, or rows; four unmarked rows are passed at a time
define internal i64 @next_marked(ptr %marks, i64 %from, i64 %rows) nounwind {
start:
  br label %more
more:
  %i = phi i64 [ %from, %start ], [ %i.four, %four ], [ %i.next, %unmarked ]
  %done = icmp uge i64 %i, %rows
  br i1 %done, label %none, label %look
look:
  %mark.at = getelementptr i16, ptr %marks, i64 %i
  %place = and i64 %i, 3
  %aligned = icmp eq i64 %place, 0
  br i1 %aligned, label %word, label %single
word:
  %four.marks = load i64, ptr %mark.at
  %four.clear = icmp eq i64 %four.marks, 0
  br i1 %four.clear, label %four, label %single
four:
  %i.four = add i64 %i, 4
  br label %more
single:
  %mark = load i16, ptr %mark.at
  %clear = icmp eq i16 %mark, 0
  br i1 %clear, label %unmarked, label %found
unmarked:
  %i.next = add i64 %i, 1
  br label %more
found:
  ret i64 %i
none:
  ret i64 %rows
}

; a null row is neither run nor reported: clear its mark
define internal void @forget_nulls(ptr %marks, ptr %validity, i64 %base, i64 %rows) nounwind {
start:
  br label %more
more:
  %from = phi i64 [ 0, %start ], [ %next, %after ]
  %i = call i64 @next_marked(ptr %marks, i64 %from, i64 %rows)
  %done = icmp uge i64 %i, %rows
  br i1 %done, label %end, label %marked
marked:
  %here = add i64 %base, %i
  %byte.index = lshr i64 %here, 3
  %byte.at = getelementptr i8, ptr %validity, i64 %byte.index
  %byte = load i8, ptr %byte.at
  %bit.index = trunc i64 %here to i8
  %bit.place = and i8 %bit.index, 7
  %moved = lshr i8 %byte, %bit.place
  %valid = trunc i8 %moved to i1
  br i1 %valid, label %after, label %null
null:
  %mark.at = getelementptr i16, ptr %marks, i64 %i
  store i16 0, ptr %mark.at
  br label %after
after:
  %next = add i64 %i, 1
  br label %more
end:
  ret void
}

; whether any row waits for the slow path
define internal i1 @any_waits(ptr %marks, i64 %rows) nounwind {
start:
  br label %more
more:
  %from = phi i64 [ 0, %start ], [ %next, %marked ]
  %i = call i64 @next_marked(ptr %marks, i64 %from, i64 %rows)
  %done = icmp uge i64 %i, %rows
  br i1 %done, label %no, label %marked
marked:
  %mark.at = getelementptr i16, ptr %marks, i64 %i
  %mark = load i16, ptr %mark.at
  %waits = icmp eq i16 %mark, -1
  %next = add i64 %i, 1
  br i1 %waits, label %yes, label %more
yes:
  ret i1 true
no:
  ret i1 false
}

; the first marked row, as (base + row) << 16 | mark, or -1
define internal i64 @first_failure(ptr %marks, i64 %base, i64 %rows) nounwind {
start:
  %i = call i64 @next_marked(ptr %marks, i64 0, i64 %rows)
  %none = icmp uge i64 %i, %rows
  br i1 %none, label %end, label %failed
failed:
  %mark.at = getelementptr i16, ptr %marks, i64 %i
  %mark = load i16, ptr %mark.at
  %here = add i64 %base, %i
  %high = shl i64 %here, 16
  %code = zext i16 %mark to i64
  %failure = or i64 %high, %code
  ret i64 %failure
end:
  ret i64 -1
}

; up to four chunks of a function whose rows can be marked. patience counts such pieces that run the whole function at once,
; because in the last one tried (a quarter of) the rows had to be run again.
define internal i64 @chunk(ptr %fast, ptr %slow, ptr %columns, ptr %words, ptr %sizes, i64 %inputs, i64 %count, ptr %validity, i64 %base, i64 %rows, i64 %can.mark, ptr %patience, ptr %halt) nounwind {
start:
  %marks = alloca [2048 x i16], align 64
  %all.valid = icmp eq ptr %validity, null
  %wait = load i64, ptr %patience
  %waiting = icmp ne i64 %wait, 0
  %no.fast = icmp eq ptr %fast, null
  %every.row = or i1 %waiting, %no.fast
  br i1 %every.row, label %all, label %try
all:
  call void @llvm.memset.p0.i64(ptr %marks, i8 -1, i64 4096, i1 false)
  %less = call i64 @llvm.usub.sat.i64(i64 %wait, i64 1)
  store i64 %less, ptr %patience
  br i1 %all.valid, label %again, label %blank
blank:
  call void @clear(ptr %columns, ptr %sizes, i64 %inputs, i64 %count, i64 %rows)
  br label %nulls
try:
  %up = add i64 %rows, 511
  %whole.rows = and i64 %up, -512
  %any = call i16 %fast(ptr %columns, ptr %words, ptr %marks, i64 %whole.rows, ptr %halt)
  %unmarked = icmp eq i16 %any, 0
  br i1 %unmarked, label %fine, label %marked
marked:
  br i1 %all.valid, label %again, label %nulls
nulls:
  call void @forget_nulls(ptr %marks, ptr %validity, i64 %base, i64 %rows)
  br label %again
again:
  %no.loops = icmp ult i64 %can.mark, 2
  br i1 %no.loops, label %look, label %loops
loops:
  %waiting.rows = call i1 @any_waits(ptr %marks, i64 %rows)
  br i1 %waiting.rows, label %wanted, label %look
wanted:
  %no.slow = icmp eq ptr %slow, null
  br i1 %no.slow, label %lacking, label %run.again
lacking:
  ret i64 -2
run.again:
  %hits = call i64 %slow(ptr %columns, ptr %words, ptr %marks, i64 %rows, ptr %halt)
  %quarter = lshr i64 %rows, 2
  %many = icmp ugt i64 %hits, %quarter
  %pause = select i1 %every.row, i64 0, i64 16
  %patience.new = select i1 %many, i64 %pause, i64 0
  %kept = load i64, ptr %patience
  %longer = call i64 @llvm.umax.i64(i64 %patience.new, i64 %kept)
  store i64 %longer, ptr %patience
  br label %look
look:
  %failure = call i64 @first_failure(ptr %marks, i64 %base, i64 %rows)
  ret i64 %failure
fine:
  ret i64 -1
}
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)

; what one compiled function is to the driver: Kernel in loop.py
%kernel = type { ptr, ptr, ptr, i64, i64, i64, i64, i64 } ; fast, slow, sizes, inputs, count, can.mark, bitmasks, piece

; what says whether a call is to end: Halt in halt.py. flag asks for a look; left says that the call was left; serve is what a
; look does; thread is Python's state of the calling thread if that serves signals, else serves is 0.
%halt.type = type { i32, i32, i32, i32, ptr, ptr } ; flag, left, serves, -, serve, thread

declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare i32 @PyErr_CheckSignals()

; run the handlers of signals that have come, as Python does between two instructions; 1 if the call is to end: one raised,
; or it was left before. The exception is the calling thread's until Python gets to see it.
define internal i32 @serve(ptr %halt) nounwind {
start:
  %left.at = getelementptr %halt.type, ptr %halt, i64 0, i32 1
  %left = load i32, ptr %left.at
  %was.left = icmp ne i32 %left, 0
  br i1 %was.left, label %leave, label %look
look:
  store atomic i32 0, ptr %halt monotonic, align 4 ; before the look: what comes later asks again
  %serves.at = getelementptr %halt.type, ptr %halt, i64 0, i32 2
  %serves = load i32, ptr %serves.at
  %cannot = icmp eq i32 %serves, 0
  br i1 %cannot, label %stay, label %run
run:
  %thread.at = getelementptr %halt.type, ptr %halt, i64 0, i32 5
  %thread = load ptr, ptr %thread.at
  call void @PyEval_RestoreThread(ptr %thread)
  %raised = call i32 @PyErr_CheckSignals()
  %again = call ptr @PyEval_SaveThread()
  store ptr %again, ptr %thread.at
  %fine = icmp eq i32 %raised, 0
  br i1 %fine, label %stay, label %left.now
left.now:
  store i32 1, ptr %left.at
  br label %leave
leave:
  store atomic i32 1, ptr %halt monotonic, align 4 ; every loop around this one leaves too
  ret i32 1
stay:
  ret i32 0
}

; 1 if the call is to end
define internal i1 @is_over(ptr %halt) nounwind {
start:
  %flag = load atomic i32, ptr %halt monotonic, align 4
  %none = icmp eq i32 %flag, 0
  br i1 %none, label %no, label %look
look:
  %leave = call i32 @serve(ptr %halt)
  %yes = icmp ne i32 %leave, 0
  ret i1 %yes
no:
  ret i1 false
}

; run rows first..stop without the GIL, which the caller holds; as drive, and -1 if the call was left
define i64 @udf_drive(ptr %this, ptr %columns, ptr %words, ptr %validity, i64 %first, i64 %stop, ptr %halt) nounwind {
start:
  %left.at = getelementptr %halt.type, ptr %halt, i64 0, i32 1
  %serves.at = getelementptr %halt.type, ptr %halt, i64 0, i32 2
  %serve.at = getelementptr %halt.type, ptr %halt, i64 0, i32 4
  %thread.at = getelementptr %halt.type, ptr %halt, i64 0, i32 5
  store ptr @serve, ptr %serve.at
  %serves.word = load i32, ptr %serves.at
  %serves = icmp ne i32 %serves.word, 0
  %is.brief = icmp eq i32 %serves.word, 2
  br i1 %is.brief, label %brief, label %release
brief: ; over before who waits for the GIL would have woken
  %failure.brief = call i64 @drive(ptr %this, ptr %columns, ptr %words, ptr %validity, i64 %first, i64 %stop, ptr %halt)
  ret i64 %failure.brief
release:
  %thread = call ptr @PyEval_SaveThread()
  br i1 %serves, label %own, label %shared
shared: ; by threads that help; nobody but who set it up writes what it says
  %failure.shared = call i64 @drive(ptr %this, ptr %columns, ptr %words, ptr %validity, i64 %first, i64 %stop, ptr %halt)
  %left.shared = load i32, ptr %left.at
  br label %end
own: ; a call from a signal's handler, in the middle of another one, ends by itself
  %left.before = load i32, ptr %left.at
  %thread.before = load ptr, ptr %thread.at
  store i32 0, ptr %left.at
  store ptr %thread, ptr %thread.at
  %failure.own = call i64 @drive(ptr %this, ptr %columns, ptr %words, ptr %validity, i64 %first, i64 %stop, ptr %halt)
  %left.own = load i32, ptr %left.at
  store i32 %left.before, ptr %left.at
  store ptr %thread.before, ptr %thread.at
  br label %end
end:
  %failure = phi i64 [ %failure.shared, %shared ], [ %failure.own, %own ]
  %left = phi i32 [ %left.shared, %shared ], [ %left.own, %own ]
  %was.left = icmp ne i32 %left, 0
  %result = select i1 %was.left, i64 -1, i64 %failure
  call void @PyEval_RestoreThread(ptr %thread)
  ret i64 %result
}

; run rows first..stop; -1, or row << 16 | status of the first failing row, or -2 - row. can.mark: 0 no row can be marked,
; 1 rows can raise, 2 they can loop too.
define internal i64 @drive(ptr %this, ptr %columns, ptr %words, ptr %validity, i64 %first, i64 %stop, ptr %halt) nounwind {
start:
  %fast = load ptr, ptr %this
  %slow.at = getelementptr %kernel, ptr %this, i64 0, i32 1
  %slow = load ptr, ptr %slow.at
  %sizes.at = getelementptr %kernel, ptr %this, i64 0, i32 2
  %sizes = load ptr, ptr %sizes.at
  %inputs.at = getelementptr %kernel, ptr %this, i64 0, i32 3
  %inputs = load i64, ptr %inputs.at
  %count.at = getelementptr %kernel, ptr %this, i64 0, i32 4
  %count = load i64, ptr %count.at
  %can.mark.at = getelementptr %kernel, ptr %this, i64 0, i32 5
  %can.mark = load i64, ptr %can.mark.at
  %bitmasks.at = getelementptr %kernel, ptr %this, i64 0, i32 6
  %bitmasks = load i64, ptr %bitmasks.at
  %piece.at = getelementptr %kernel, ptr %this, i64 0, i32 7
  %piece = load i64, ptr %piece.at
  %no.bits = icmp eq i64 %bitmasks, 0
  %scratch.count = select i1 %no.bits, i64 0, i64 %count
  %scratch.room = shl i64 %scratch.count, 11
  %scratch = alloca i8, i64 %scratch.room, align 64
  %patience = alloca i64
  store i64 0, ptr %patience
  %at = alloca ptr, i64 %count
  %total = sub i64 %stop, %first
  %chunks = lshr i64 %total, 9
  %full = shl nuw i64 %chunks, 9
  %full.stop = add i64 %first, %full
  %some.full = icmp ne i64 %chunks, 0
  %plain = icmp eq i64 %can.mark, 0
  br i1 %some.full, label %full.start, label %rest
full.start:
  %straight = and i1 %plain, %no.bits
  %most.rows = select i1 %straight, i64 %piece, i64 2048
  br label %more
more:
  %base = phi i64 [ %first, %full.start ], [ %following, %go.on ]
  call void @advance(ptr %at, ptr %columns, ptr %sizes, ptr %scratch, i64 %count, i64 %base)
  %remaining = sub i64 %full.stop, %base
  %some.rows = call i64 @llvm.umin.i64(i64 %remaining, i64 %most.rows)
  br i1 %no.bits, label %run, label %bits.in
bits.in:
  call void @move_bits(i1 true, ptr %at, ptr %columns, ptr %sizes, i64 0, i64 %inputs, i64 %base, i64 %some.rows)
  br label %run
run:
  br i1 %plain, label %run.plain, label %run.marked
run.plain:
  call i16 %fast(ptr %at, ptr %words, ptr null, i64 %some.rows, ptr %halt)
  br label %done.chunk
run.marked:
  %failure.marked = call i64 @chunk(ptr %fast, ptr %slow, ptr %at, ptr %words, ptr %sizes, i64 %inputs, i64 %count, ptr %validity, i64 %base, i64 %some.rows, i64 %can.mark, ptr %patience, ptr %halt)
  br label %done.chunk
done.chunk:
  %failure = phi i64 [ -1, %run.plain ], [ %failure.marked, %run.marked ]
  br i1 %no.bits, label %decide, label %bits.out
bits.out:
  call void @move_bits(i1 false, ptr %at, ptr %columns, ptr %sizes, i64 %inputs, i64 %count, i64 %base, i64 %some.rows)
  br label %decide
decide:
  switch i64 %failure, label %failed [ i64 -1, label %next
                                       i64 -2, label %lacking ]
next:
  %following = add i64 %base, %some.rows
  %is.over = call i1 @is_over(ptr %halt)
  br i1 %is.over, label %over, label %go.on
over:
  ret i64 -1
go.on:
  %done = icmp uge i64 %following, %full.stop
  br i1 %done, label %rest, label %more
failed:
  ret i64 %failure
lacking:
  %base.lacking = sub i64 -2, %base
  ret i64 %base.lacking
rest:
  %left = sub i64 %stop, %full.stop
  %none = icmp eq i64 %left, 0
  br i1 %none, label %end, label %last
last:
  ; the last rows lie in a full chunk of their own, zeros behind them
  %own = alloca ptr, i64 %count
  br label %measure
measure:
  %m = phi i64 [ 0, %last ], [ %m.next, %measure ]
  %room.before = phi i64 [ 0, %last ], [ %room, %measure ]
  %m.bytes = call i64 @chunk_bytes(ptr %sizes, i64 %m)
  %room = add i64 %room.before, %m.bytes
  %m.next = add i64 %m, 1
  %m.done = icmp uge i64 %m.next, %count
  br i1 %m.done, label %measured, label %measure
measured:
  %buffer = alloca i8, i64 %room, align 64
  call void @llvm.memset.p0.i64(ptr align 64 %buffer, i8 0, i64 %room, i1 false)
  br label %column
column:
  %c = phi i64 [ 0, %measured ], [ %c.next, %column ]
  %offset = phi i64 [ 0, %measured ], [ %offset.next, %column ]
  %place = getelementptr i8, ptr %buffer, i64 %offset
  %c.bytes = call i64 @chunk_bytes(ptr %sizes, i64 %c)
  %offset.next = add i64 %offset, %c.bytes
  %own.at = getelementptr ptr, ptr %own, i64 %c
  store ptr %place, ptr %own.at
  %c.next = add i64 %c, 1
  %c.done = icmp uge i64 %c.next, %count
  br i1 %c.done, label %filled, label %column
filled:
  call void @advance(ptr %at, ptr %columns, ptr %sizes, ptr %scratch, i64 %count, i64 %full.stop)
  call void @copy(ptr %own, ptr %at, ptr %sizes, i64 0, i64 %inputs, i64 %left)
  call void @move_bits(i1 true, ptr %own, ptr %columns, ptr %sizes, i64 0, i64 %inputs, i64 %full.stop, i64 %left)
  br i1 %plain, label %last.at.once, label %last.marked
last.at.once:
  call i16 %fast(ptr %own, ptr %words, ptr null, i64 512, ptr %halt)
  br label %back
last.marked:
  %failure.last = call i64 @chunk(ptr %fast, ptr %slow, ptr %own, ptr %words, ptr %sizes, i64 %inputs, i64 %count, ptr %validity, i64 %full.stop, i64 %left, i64 %can.mark, ptr %patience, ptr %halt)
  br label %back
back:
  %result = phi i64 [ -1, %last.at.once ], [ %failure.last, %last.marked ]
  call void @copy(ptr %at, ptr %own, ptr %sizes, i64 %inputs, i64 %count, i64 %left)
  call void @move_bits(i1 false, ptr %own, ptr %columns, ptr %sizes, i64 %inputs, i64 %count, i64 %full.stop, i64 %left)
  %last.lacking = icmp eq i64 %result, -2
  %last.from = sub i64 -2, %full.stop
  %result.last = select i1 %last.lacking, i64 %last.from, i64 %result
  ret i64 %result.last
end:
  ret i64 -1
}
