#ifndef DARKROOM_CLASS_INSTANTIATION_H
#define DARKROOM_CLASS_INSTANTIATION_H

#include <stdint.h>

// Creates objects of a class that is known at run time only, through an initializer that is not
// `required`. Swift has no expression for that: UIKit's `register(_:forCellReuseIdentifier:)` and
// `layerClass` rely on Objective-C for it. Every designated initializer has a slot in the class's
// dispatch table, though, and a subclass fills it with its own override, with an inherited entry,
// or with a stub that stops the program ("use of unimplemented initializer", as on iOS).
//
// All pointers to classes are Swift class metadata, that is `unsafeBitCast(SomeClass.self, …)`.

/// The entry of `concrete` for the `index`-th initializer that `introducing` declares, in source
/// order, or NULL if the metadata has another form than the one known here.
///
/// Initializers that override one of a superclass do not count: ask the superclass for them.
const void *_Nullable darkroom_initializer(
    const void *_Nonnull introducing, uint32_t index, const void *_Nonnull concrete);

/// Calls an `init()` entry.
///
/// The caller owns the result.
void *_Nonnull darkroom_call_plain_initializer(
    const void *_Nonnull entry, const void *_Nonnull concrete);

enum {
  /// How many words and numbers an entry is called with. All of the words are in registers, on each processor.
  darkroom_initializer_words = 6,
  darkroom_initializer_numbers = 4,
};

/// Calls an entry with its parameters in the Swift calling convention: the words of references, strings and
/// enums in their order, and the numbers in theirs. What the entry does not take is not looked at.
///
/// References in the words are consumed. The caller owns the result, which is NULL only where the initializer
/// may fail.
void *_Nullable darkroom_call_initializer(
    const void *_Nonnull entry, const void *_Nonnull concrete, const uint64_t *_Nonnull words,
    const double *_Nonnull numbers);

#endif
