// The same source for processors with AVX2. Everything the attribute covers is static, so that no
// 256-bit instruction can be linked into the code of another processor.

#if defined(__x86_64__)

#include "HashKernels.h"

#include <assert.h>
#include <immintrin.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define XXH_INLINE_ALL
#define XXH_VECTOR 2  // XXH_AVX2, whose name the header defines too late
#include <xxhash.h>

#define KERNELS darkroom_hash_kernels_avx2
#include "HashKernels.inc"
#pragma clang attribute pop

#endif
