/// Lets the process keep what it frees: up to 64 MB at the end of its heap, and arrays of up to 32 MB in it. Not zero where
/// the C library can be told so.
int darkroom_keep_freed_memory(void);
