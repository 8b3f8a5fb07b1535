// XXH3-128 of the system's header-only xxHash, with the widest vector code that the processor has.
//
// - SeeAlso: Y. Collet, xxHash, `xxhash.h`, XXH3_128bits. As there: it is the author's own code.

#ifndef DARKROOM_CXXHASH_H
#define DARKROOM_CXXHASH_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint64_t high;
  uint64_t low;
} DarkroomHash128;

typedef struct DarkroomHashState DarkroomHashState;

/// Hash of `count` bytes, seed 0. `bytes` may be null when `count` is 0.
DarkroomHash128 darkroom_hash(const void *bytes, size_t count);

/// Null when memory is exhausted.
DarkroomHashState *darkroom_hash_state_create(void);
/// Null when memory is exhausted.
DarkroomHashState *darkroom_hash_state_copy(const DarkroomHashState *state);
void darkroom_hash_state_destroy(DarkroomHashState *state);
void darkroom_hash_state_update(DarkroomHashState *state, const void *bytes, size_t count);
/// The hash of everything so far; the state may be updated further.
DarkroomHash128 darkroom_hash_state_digest(const DarkroomHashState *state);

/// What `darkroom_hash` returns, by the code that every processor runs. For tests.
DarkroomHash128 darkroom_hash_baseline(const void *bytes, size_t count);

#endif
