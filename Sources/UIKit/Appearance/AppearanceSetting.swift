/// A property that `appearance()` can set, listed in the table row of its class.
///
/// The key path is created only when the setting is applied. Creating one makes the runtime look up the conformances of
/// its types, which costs more time than the first picture of a process that sets no appearance.
@MainActor
struct AppearanceSetting {
  /// Copies the proxy's value to a view if it differs from the default and the view still has the default; returns
  /// whether the proxy sets the property.
  let apply: (_ prototype: UIView, _ blank: UIView, _ view: UIView) -> Bool

  private init<View: UIView, Value>(
    _ property: @escaping () -> ReferenceWritableKeyPath<View, Value>,
    isSame: @escaping (Value, Value) -> Bool, set: @escaping (View, Value) -> Void
  ) {
    apply = { prototype, blank, view in
      guard let prototype = prototype as? View, let blank = blank as? View, let view = view as? View
      else { return false }
      let property = property()
      let (wanted, standard) = (prototype[keyPath: property], blank[keyPath: property])
      guard !isSame(wanted, standard) else { return false }
      if isSame(view[keyPath: property], standard) { set(view, wanted) }
      return true
    }
  }

  private init<View: UIView, Value>(
    _ property: @escaping () -> ReferenceWritableKeyPath<View, Value>,
    isSame: @escaping (Value, Value) -> Bool
  ) {
    self.init(property, isSame: isSame) { $0[keyPath: property()] = $1 }
  }

  /// - Parameter set: Sets the property on behalf of an appearance.
  init<View: UIView, Value: Equatable>(
    _ property: @autoclosure @escaping () -> ReferenceWritableKeyPath<View, Value>,
    set: @escaping (View, Value) -> Void
  ) {
    self.init(property, isSame: { $0 == $1 }, set: set)
  }

  init<View: UIView, Value: Equatable>(
    _ property: @autoclosure @escaping () -> ReferenceWritableKeyPath<View, Value>
  ) { self.init(property, isSame: { $0 == $1 }) }

  /// Dictionaries of attributes cannot be compared, so only their presence counts.
  init<View: UIView>(
    attributes property:
      @autoclosure @escaping () -> ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) { self.init(property) { ($0 == nil) == ($1 == nil) } }

  init<View: UIView, Look: UIBarAppearance>(
    look property: @autoclosure @escaping () -> ReferenceWritableKeyPath<View, Look>
  ) { self.init(property) { $0.looksLike($1) } }

  init<View: UIView, Look: UIBarAppearance>(
    edge property: @autoclosure @escaping () -> ReferenceWritableKeyPath<View, Look?>
  ) { self.init(property) { ($0 == nil) == ($1 == nil) } }
}

extension UIBarAppearance {
  fileprivate func looksLike(_ other: UIBarAppearance) -> Bool {
    let titles = (self as? UINavigationBarAppearance)?.titleTextAttributes.count
    let others = (other as? UINavigationBarAppearance)?.titleTextAttributes.count
    return backgroundColor == other.backgroundColor && shadowColor == other.shadowColor
      && backgroundImage === other.backgroundImage && shadowImage === other.shadowImage
      && (backgroundEffect == nil) == (other.backgroundEffect == nil) && titles == others
  }
}
