import Foundation

/// A color that depends on the traits.
struct DynamicColor {
  enum Kind {
    case provider
    /// One of UIKit's semantic colors, which prints as `UIDynamicSystemColor`.
    case system(name: String)
    /// One of UIKit's accent colors, which prints as `UIDynamicCatalogSystemColor`.
    case systemCatalog(name: String)
    /// A color from the user's asset catalog, which prints as `UIDynamicCatalogColor`; `folder` is that of the color
    /// set.
    case catalog(name: String, folder: URL)
    case modified(base: UIColor, alpha: CGFloat)
  }

  let kind: Kind
  let resolve: @Sendable (UITraitCollection) -> UIColor
}

extension DynamicColor {
  /// UIKit's description, with `pointer` as the address of the object.
  func text(pointer: String) -> String {
    switch kind {
    case .provider: return "<UIDynamicProviderColor: \(pointer)>"
    case .system(let name): return "<UIDynamicSystemColor: \(pointer); name = \(name)>"
    case .systemCatalog(let name):
      return "<UIDynamicCatalogSystemColor: \(pointer); name = \(name)>"
    case .catalog(let name, _): return "<UIDynamicCatalogColor: \(pointer); name = \(name)>"
    case .modified(let base, let alpha):
      let number = String(format: "%g", Double(alpha))
      return "<UIDynamicModifiedColor: \(pointer); alpha = \(number); baseColor = \(base)>"
    }
  }
}
