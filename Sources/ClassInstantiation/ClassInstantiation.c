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
// Swift calling convention passes a context.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

void *darkroom_call_init(const void *entry, const void *concrete) {
  SWIFT void *(*initializer)(SELF const void *) = (void *)(uintptr_t)entry;
  return initializer(concrete);
}

void *darkroom_call_init_object(const void *entry, const void *concrete, void *object) {
  SWIFT void *(*initializer)(void *, SELF const void *) = (void *)(uintptr_t)entry;
  return initializer(object, concrete);
}

void *darkroom_call_init_segue(
    const void *entry, const void *concrete, uint64_t string0, uint64_t string1, void *object0,
    void *object1) {
  SWIFT void *(*initializer)(uint64_t, uint64_t, void *, void *, SELF const void *) =
      (void *)(uintptr_t)entry;
  return initializer(string0, string1, object0, object1, concrete);
}

void *darkroom_call_init_frame(
    const void *entry, const void *concrete, double x, double y, double width, double height) {
  SWIFT void *(*initializer)(double, double, double, double, SELF const void *) =
      (void *)(uintptr_t)entry;
  return initializer(x, y, width, height, concrete);
}

void *darkroom_call_init_style(
    const void *entry, const void *concrete, uint8_t style, uint64_t string0, uint64_t string1) {
  SWIFT void *(*initializer)(uint8_t, uint64_t, uint64_t, SELF const void *) =
      (void *)(uintptr_t)entry;
  return initializer(style, string0, string1, concrete);
}

void *darkroom_call_init_string_object(
    const void *entry, const void *concrete, uint64_t string0, uint64_t string1, void *object) {
  SWIFT void *(*initializer)(uint64_t, uint64_t, void *, SELF const void *) =
      (void *)(uintptr_t)entry;
  return initializer(string0, string1, object, concrete);
}

void *darkroom_call_init_string(
    const void *entry, const void *concrete, uint64_t string0, uint64_t string1) {
  SWIFT void *(*initializer)(uint64_t, uint64_t, SELF const void *) = (void *)(uintptr_t)entry;
  return initializer(string0, string1, concrete);
}
