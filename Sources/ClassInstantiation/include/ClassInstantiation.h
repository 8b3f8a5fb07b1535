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

/// Calls an `init()` entry. The caller owns the result.
void *_Nonnull darkroom_call_init(const void *_Nonnull entry, const void *_Nonnull concrete);

/// Calls an `init?(object:)` entry. The object is consumed. The caller owns the result, which may be NULL.
void *_Nullable darkroom_call_init_object(
    const void *_Nonnull entry, const void *_Nonnull concrete, void *_Nonnull object);

/// Calls an `init(_: String?, _:, _:)` entry with two objects. All of them are consumed. The caller owns
/// the result.
void *_Nonnull darkroom_call_init_segue(
    const void *_Nonnull entry, const void *_Nonnull concrete, uint64_t string0, uint64_t string1,
    void *_Nonnull object0, void *_Nonnull object1);

/// Calls an `init(frame: CGRect)` entry. The caller owns the result.
void *_Nonnull darkroom_call_init_frame(
    const void *_Nonnull entry, const void *_Nonnull concrete, double x, double y, double width,
    double height);

/// Calls an `init(style: Style, reuseIdentifier: String?)` entry, where `Style` is an enum without
/// payload. The words of the string are consumed. The caller owns the result.
void *_Nonnull darkroom_call_init_style(
    const void *_Nonnull entry, const void *_Nonnull concrete, uint8_t style, uint64_t string0,
    uint64_t string1);

/// Calls an `init(_: String?, _:)` entry with an object or NULL. Both are consumed. The caller owns the result.
void *_Nonnull darkroom_call_init_string_object(
    const void *_Nonnull entry, const void *_Nonnull concrete, uint64_t string0, uint64_t string1,
    void *_Nullable object);

/// Calls an `init(reuseIdentifier: String?)` entry. The words of the string are consumed. The caller
/// owns the result.
void *_Nonnull darkroom_call_init_string(
    const void *_Nonnull entry, const void *_Nonnull concrete, uint64_t string0, uint64_t string1);

#endif
