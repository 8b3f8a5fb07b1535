import Glibc

/// A value that each thread has separately; nil if the thread has set none.
///
/// It is read often, so it is stored in thread-local storage rather than in a dictionary.
@safe package struct ThreadLocal<Value: AnyObject>: Sendable {
  // unsafe: the C library keeps a bare pointer for each thread. What is stored is retained, and released when it is
  // replaced or its thread ends.
  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { value in
      if let value = unsafe value { unsafe Unmanaged<AnyObject>.fromOpaque(value).release() }
    }
    self.key = key
  }

  package var value: Value? {
    get {
      guard let stored = unsafe pthread_getspecific(key) else { return nil }
      return unsafe Unmanaged<Value>.fromOpaque(stored).takeUnretainedValue()
    }
    nonmutating set {
      let old = unsafe pthread_getspecific(key)
      if let newValue {
        unsafe pthread_setspecific(key, Unmanaged.passRetained(newValue).toOpaque())
      } else {
        pthread_setspecific(key, nil)
      }
      if let old = unsafe old { unsafe Unmanaged<Value>.fromOpaque(old).release() }
    }
  }
}
