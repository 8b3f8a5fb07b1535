#include "Adler.h"
#include "SystemPackages.h"

enum {
  MODULUS = 65521,
  // As many bytes as both sums take before they would overflow (as in zlib).
  LONGEST = 5552,
  LANES = 16,
};

/// Every sixteenth byte has a lane: a compiler adds up all lanes at once.
uint32_t darkroom_adler(uint32_t adler, const uint8_t *bytes, size_t count) {
  uint32_t sum = adler & 0xffff, weighted = adler >> 16;
  while (count) {
    size_t part = count < LONGEST ? count : LONGEST;
    count -= part;
    // Of each lane, and, for what follows a byte, of what the lane was before each step.
    uint32_t lanes[LANES] = {0}, before[LANES] = {0};
    weighted += sum * (uint32_t)(part / LANES * LANES);
    for (; part >= LANES; part -= LANES, bytes += LANES) {
      for (int i = 0; i < LANES; i++) {
        before[i] += lanes[i];
        lanes[i] += bytes[i];
      }
    }
    for (uint32_t i = 0; i < LANES; i++) {
      sum += lanes[i];
      weighted += LANES * before[i] + (LANES - i) * lanes[i];
    }
    for (; part; part--) {
      sum += *bytes++;
      weighted += sum;
    }
    sum %= MODULUS;
    weighted %= MODULUS;
  }
  return weighted << 16 | sum;
}
