import DarkroomCoreGraphics

extension UITraitCollection {
  /// The traits with which dynamic colors and fonts are resolved outside a view, one value for each thread.
  public class var current: UITraitCollection {
    get { currentTraits.value ?? screenDefault }
    set { currentTraits.value = newValue }
  }

  /// Makes these traits `current` on this thread while `actions` runs.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = currentTraits.value
    currentTraits.value = self
    actions()
    currentTraits.value = previous
  }

  /// The result of `make`, which runs with these as the current traits.
  func asCurrent<Value>(_ make: () -> Value) -> Value {
    let previous = currentTraits.value
    currentTraits.value = self
    defer { currentTraits.value = previous }
    return make()
  }
}

/// A thread's own `UITraitCollection.current`.
private let currentTraits = ThreadLocal<UITraitCollection>()
