// Which filter makes rows smallest: tried on a sample of them.

#ifndef DARKROOM_FILTER_TRIAL_H
#define DARKROOM_FILTER_TRIAL_H

#include <stddef.h>
#include <stdint.h>

typedef struct DarkroomFilterTrial DarkroomFilterTrial;

/// For rows of `row_bytes`. Null when memory is exhausted.
DarkroomFilterTrial *darkroom_filter_trial_create(size_t row_bytes);
void darkroom_filter_trial_destroy(DarkroomFilterTrial *trial);
/// The PNG_FILTER_… flag that suits `count` rows of `channels` bytes a pixel, which lie one behind the other.
int darkroom_filter_trial_best(
    DarkroomFilterTrial *trial, const uint8_t *rows, size_t row_bytes, uint32_t count, int channels);

#endif
