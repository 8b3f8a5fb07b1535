import Foundation

extension UITraitCollection {
  /// The traits that dynamic colours and fonts resolve with where no view says otherwise, one for
  /// each thread.
  public class var current: UITraitCollection {
    get { CurrentTraits.value ?? screenDefault }
    set { CurrentTraits.value = newValue }
  }

  /// Makes these traits `current` on this thread while `actions` runs.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = CurrentTraits.value
    CurrentTraits.value = self
    actions()
    CurrentTraits.value = previous
  }

  /// What `make` makes while these are the current traits.
  func asCurrent<Value>(_ make: () -> Value) -> Value {
    let previous = CurrentTraits.value
    CurrentTraits.value = self
    defer { CurrentTraits.value = previous }
    return make()
  }
}

/// A thread's own `UITraitCollection.current`.
private enum CurrentTraits {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { value in
      if let value = unsafe value {
        unsafe Unmanaged<UITraitCollection>.fromOpaque(value).release()
      }
    }
    return key
  }()

  static var value: UITraitCollection? {
    get {
      guard let stored = unsafe pthread_getspecific(key) else { return nil }
      return unsafe Unmanaged<UITraitCollection>.fromOpaque(stored).takeUnretainedValue()
    }
    set {
      let old = unsafe pthread_getspecific(key)
      unsafe pthread_setspecific(key, newValue.map { unsafe Unmanaged.passRetained($0).toOpaque() })
      if let old = unsafe old { unsafe Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }
}
