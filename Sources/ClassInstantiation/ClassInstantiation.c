#include "ClassInstantiation.h"

#include <stddef.h>
#include <string.h>

// Layouts: Swift's stable ABI, `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h`, for
// a runtime without Objective-C interoperability.

struct class_metadata {
  uintptr_t kind;
  const void *superclass;
  uint32_t flags, instance_address_point, instance_size;
  uint16_t instance_alignment_mask, reserved;
  uint32_t class_size, class_address_point;
  const uint32_t *descriptor;
};

enum {
  // Bits of a type descriptor's first word.
  is_generic = 1u << 7,
  kind_shift = 16,
  initialization_mask = 3u,
  has_resilient_superclass = 1u << 13,
  has_dispatch_table = 1u << 15,
  // Words of a class descriptor before its optional parts, and of those parts.
  fixed_words = 11,
  singleton_initialization_words = 3,
  // A method descriptor is its flags and a relative pointer.
  words_per_method = 2,
  method_kind_mask = 15u,
  method_kind_initializer = 1u,
};

const void *darkroom_initializer(const void *introducing, uint32_t index, const void *concrete) {
  const uint32_t *descriptor = ((const struct class_metadata *)introducing)->descriptor;
  const uint32_t kind = descriptor[0] >> kind_shift;
  if ((descriptor[0] & is_generic) || (kind & has_resilient_superclass)
      || !(kind & has_dispatch_table)) {
    return NULL;
  }
  const uint32_t *table = descriptor + fixed_words;
  if ((kind & initialization_mask) == 1) table += singleton_initialization_words;
  else if ((kind & initialization_mask) != 0) return NULL;

  const uint32_t offset = table[0], count = table[1];
  const uint32_t *method = table + 2;
  for (uint32_t slot = 0; slot < count; slot++, method += words_per_method) {
    if ((method[0] & method_kind_mask) != method_kind_initializer) continue;
    if (index-- == 0) return ((const void *const *)concrete)[offset + slot];
  }
  return NULL;
}

// An allocating initializer takes the metatype where a method takes `self`, which is where the
// Swift calling convention passes a context. An entry that takes fewer words or numbers does not look
// at the registers, or at the end of the stack, that hold those it does not take.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

void *darkroom_call_plain_initializer(const void *entry, const void *concrete) {
  SWIFT void *(*initializer)(SELF const void *) = (void *)(uintptr_t)entry;
  return initializer(concrete);
}

void *darkroom_call_initializer(
    const void *entry, const void *concrete, const uint64_t *w, const double *n) {
  SWIFT void *(*initializer)(
      uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, double, double, double, double,
      SELF const void *) = (void *)(uintptr_t)entry;
  return initializer(w[0], w[1], w[2], w[3], w[4], w[5], n[0], n[1], n[2], n[3], concrete);
}
