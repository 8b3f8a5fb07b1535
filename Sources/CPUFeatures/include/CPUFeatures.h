int darkroom_cpu_has_avx2(void);
