#ifndef DARKROOM_FILTER_TRIAL_H
#define DARKROOM_FILTER_TRIAL_H

#include "MatchFinder.h"

typedef struct DarkroomFilterTrial DarkroomFilterTrial;

/// Finds which filter makes rows of `row_bytes` smallest: tried on a sample of them, by a finder that is not its own. Null
/// when memory is exhausted.
DarkroomFilterTrial *darkroom_filter_trial_create(DarkroomMatchFinder *finder, size_t row_bytes);
void darkroom_filter_trial_destroy(DarkroomFilterTrial *trial);

/// What a trial has found.
typedef struct {
  /// By its number in the file.
  int filter;
  /// Whether what it leaves is noise, in which what repeats itself does so by chance.
  int is_noise;
} DarkroomFilterChoice;

/// The filter that suits `count` rows of `pixel` bytes a pixel, which lie one behind the other.
DarkroomFilterChoice darkroom_filter_trial_best(
    DarkroomFilterTrial *trial, const uint8_t *rows, size_t row_bytes, uint32_t count, size_t pixel);

#endif
