#ifndef DARKROOM_FILTER_TRIAL_H
#define DARKROOM_FILTER_TRIAL_H

#include <stddef.h>
#include <stdint.h>

typedef struct DarkroomFilterTrial DarkroomFilterTrial;

/// Tries filters on rows of `row_bytes`, `pixel` bytes a pixel. Null when memory is exhausted.
DarkroomFilterTrial *darkroom_filter_trial_create(size_t row_bytes, size_t pixel);
void darkroom_filter_trial_destroy(DarkroomFilterTrial *trial);

/// The number in the file of the filter that makes `count` rows smaller, which lie one behind the other: none or Paeth.
int darkroom_filter_trial_best(DarkroomFilterTrial *trial, const uint8_t *rows, uint32_t count);

#endif
