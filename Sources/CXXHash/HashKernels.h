// The entry points of one instruction set; `CXXHash.c` chooses between them at run time.

#ifndef DARKROOM_HASH_KERNELS_H
#define DARKROOM_HASH_KERNELS_H

#include "CXXHash.h"
#include "SystemPackages.h"

typedef struct {
  DarkroomHash128 (*hash)(const void *bytes, size_t count);
  void (*update)(DarkroomHashState *state, const void *bytes, size_t count);
} DarkroomHashKernels;

extern const DarkroomHashKernels darkroom_hash_kernels_baseline;
#if defined(__x86_64__)
extern const DarkroomHashKernels darkroom_hash_kernels_avx2;
#endif

#endif
