#ifndef DARKROOM_MATCH_FINDER_H
#define DARKROOM_MATCH_FINDER_H

#include "DeflateSymbol.h"

#include <stddef.h>

enum {
  /// Of bytes that are searched at once.
  DARKROOM_MATCH_FINDER_MOST = 1 << 20
};

/// Finds what repeats itself in rows of a picture.
typedef struct DarkroomMatchFinder DarkroomMatchFinder;

/// Bytes whose neighbours to the left and above are tried before all others.
typedef struct {
  const uint8_t *bytes;
  /// At most `DARKROOM_MATCH_FINDER_MOST`.
  size_t count;
  /// Distances of these neighbours.
  size_t pixel;
  size_t row;
} DarkroomPixelBytes;

/// How long it searches, and what for.
typedef struct {
  /// Places that are compared with each other one.
  unsigned depth;
  /// Length of a match that no longer one is searched for.
  unsigned enough;
  /// Whether a longer match at the next byte is preferred.
  int is_lazy;
  /// Length of the shortest match that is taken, at least `DARKROOM_SHORTEST_MATCH`.
  unsigned least;
} DarkroomMatchEffort;

/// Null when memory is exhausted.
DarkroomMatchFinder *darkroom_match_finder_create(void);
void darkroom_match_finder_destroy(DarkroomMatchFinder *finder);
/// Symbols that stand for the bytes, and depend on nothing else. Returns their number; they are valid until the next call.
size_t darkroom_match_finder_find(
    DarkroomMatchFinder *finder, const DarkroomPixelBytes *bytes, DarkroomMatchEffort effort,
    const DarkroomDeflateSymbol **symbols);

#endif
