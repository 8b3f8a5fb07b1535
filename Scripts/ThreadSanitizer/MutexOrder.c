// Tells the thread sanitizer in which order threads hold a Mutex of Swift's that somebody waits for.
//
// Where nobody waits, a Mutex is locked and unlocked by atomic operations in code that the sanitizer watches. Where
// somebody does, the kernel passes it on (futex(2), FUTEX_LOCK_PI), in a library that is not watched: without this the
// sanitizer sees no order between the two threads, and reports a race. Preloaded, these stand before the library's.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

// Of the watched program; absent from all others that the library is loaded into.
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

typedef SWIFT_CALL void (*Lock)(uint32_t thread, SELF);
typedef SWIFT_CALL void (*Unlock)(SELF);

SWIFT_CALL void lockSlow(uint32_t thread, SELF) __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT_CALL void unlockSlow(SELF) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

SWIFT_CALL void lockSlow(uint32_t thread, SELF) {
  ((Lock)dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT_CALL void unlockSlow(SELF) {
  if (__tsan_release) __tsan_release(mutex);
  ((Unlock)dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"))(mutex);
}
