/// A property that `appearance()` can set, named in the row of its class.
///
/// The key path is made where the setting is applied: to make one asks the runtime for the conformances of its types,
/// which costs a process that sets no appearance more than drawing its first picture.
@MainActor
struct AppearanceSetting {
  /// Gives a view the prototype's value where that differs from a new view's, and the view has still that of a new
  /// one; answers whether the prototype says something.
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

  /// - Parameter set: what setting the property from an appearance does.
  init<View: UIView, Value: Equatable>(
    _ property: @autoclosure @escaping () -> ReferenceWritableKeyPath<View, Value>,
    set: @escaping (View, Value) -> Void
  ) {
    self.init(property, isSame: { $0 == $1 }, set: set)
  }

  init<View: UIView, Value: Equatable>(
    _ property: @autoclosure @escaping () -> ReferenceWritableKeyPath<View, Value>
  ) { self.init(property, isSame: { $0 == $1 }) }

  /// Of dictionaries, which cannot be compared, only whether there is one counts.
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
