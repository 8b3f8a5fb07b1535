extension UIColor {
  func resolved(with traits: UITraitCollection) -> UIColor {
    guard case .dynamic(let rule) = storage else { return self }
    let found = rule.resolve(traits)
    return found === self ? self : found.resolved(with: traits)
  }

  /// Whether the color may be another one in other traits.
  ///
  /// A subclass may resolve its colors by a rule of its own.
  var mayFollowTraits: Bool {
    if case .fixed = storage { type(of: self) != UIColor.self } else { true }
  }

  /// The components of a fixed or dynamic color; nil for a pattern.
  func fixedComponents(with traits: UITraitCollection = .current) -> ColorComponents? {
    switch storage {
    case .fixed(let components): return components
    case .dynamic: return resolved(with: traits).fixedComponents(with: traits)
    case .pattern: return nil
    }
  }

  func settingAlpha(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(var components):
      components.alpha = min(1, max(0, alpha))
      return UIColor(storage: .fixed(components))
    case .dynamic:
      let base = self
      return UIColor(
        storage: .dynamic(
          DynamicColor(kind: .modified(base: base, alpha: alpha)) {
            base.resolved(with: $0).settingAlpha(alpha)
          }))
    case .pattern:
      return self
    }
  }

  /// The color with its alpha multiplied, as UIKit dims disabled content; a dynamic color stays dynamic.
  func dimmed(by factor: CGFloat) -> UIColor {
    switch storage {
    case .fixed(var components):
      components.alpha *= factor
      return UIColor(storage: .fixed(components))
    case .dynamic:
      let base = self
      return UIColor { base.resolved(with: $0).dimmed(by: factor) }
    case .pattern:
      return self
    }
  }
}
