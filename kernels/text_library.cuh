// text_library.cuh - every operation on text, as functions of PTX that a UDF's own PTX calls.
//
// `python -m tests.support.ship.text` compiles this to udf/text/library.ptx, which is shipped, so that neither a first
// call nor the processor needs a C++ compiler. A test makes it again and compares.

#pragma once

#include "text_case.cuh"
#include "text_distinct.cuh"
#include "text_format.cuh"
#include "text_kinds.cuh"
#include "text_lists.cuh"
#include "text_make.cuh"
#include "text_read.cuh"
#include "text_regex_all.cuh"
#include "text_repr.cuh"
#include "text_search.cuh"
#include "text_split.cuh"
#include "text_translate.cuh"
#include "text_views.cuh"
#include "text_write.cuh"
