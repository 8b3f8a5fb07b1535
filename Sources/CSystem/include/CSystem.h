/// Whether the processor has AVX2: not zero if it does, and always 0 unless the architecture is x86-64.
int darkroom_cpu_has_avx2(void);

/// Lets the process keep what it frees: up to 64 MB at the end of its heap, and arrays of up to 32 MB in it. Not zero if
/// the C library can be told so.
int darkroom_keep_freed_memory(void);
