#include "HashKernels.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#define KERNELS darkroom_hash_kernels_baseline
#include "HashKernels.inc"

static const DarkroomHashKernels *kernels(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return &darkroom_hash_kernels_avx2;
#endif
  return &darkroom_hash_kernels_baseline;
}

DarkroomHash128 darkroom_hash(const void *bytes, size_t count) {
  return kernels()->hash(bytes, count);
}

DarkroomHash128 darkroom_hash_baseline(const void *bytes, size_t count) {
  return hash(bytes, count);
}

DarkroomHashState *darkroom_hash_state_create(void) {
  XXH3_state_t *state = XXH3_createState();
  if (state) XXH3_128bits_reset(state);
  return (DarkroomHashState *)state;
}

DarkroomHashState *darkroom_hash_state_copy(const DarkroomHashState *state) {
  XXH3_state_t *copy = XXH3_createState();
  if (copy) XXH3_copyState(copy, (const XXH3_state_t *)state);
  return (DarkroomHashState *)copy;
}

void darkroom_hash_state_destroy(DarkroomHashState *state) {
  XXH3_freeState((XXH3_state_t *)state);
}

void darkroom_hash_state_update(DarkroomHashState *state, const void *bytes, size_t count) {
  kernels()->update(state, bytes, count);
}

DarkroomHash128 darkroom_hash_state_digest(const DarkroomHashState *state) {
  XXH128_hash_t value = XXH3_128bits_digest((const XXH3_state_t *)state);
  return (DarkroomHash128){.high = value.high64, .low = value.low64};
}
