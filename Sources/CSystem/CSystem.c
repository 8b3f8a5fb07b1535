#include "CSystem.h"

#if defined(__linux__)
#include <malloc.h>
#endif

int darkroom_cpu_has_avx2(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2");
#else
  return 0;
#endif
}

int darkroom_keep_freed_memory(void) {
#if defined(M_TRIM_THRESHOLD) && defined(M_MMAP_THRESHOLD)
  return mallopt(M_TRIM_THRESHOLD, 64 << 20) && mallopt(M_MMAP_THRESHOLD, 32 << 20);
#else
  return 0;
#endif
}
