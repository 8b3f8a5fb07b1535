import Foundation

/// A colour that is only known once traits are.
struct DynamicColor {
  enum Kind {
    case provider
    /// UIKit's semantic colours, printed as `UIDynamicSystemColor`.
    case system(name: String)
    /// UIKit's accent colours, printed as `UIDynamicCatalogSystemColor`.
    case systemCatalog(name: String)
    /// From a user's asset catalog, printed as `UIDynamicCatalogColor`; the folder is the color set's.
    case catalog(name: String, folder: URL)
    case modified(base: UIColor, alpha: CGFloat)
  }

  let kind: Kind
  let resolve: @Sendable (UITraitCollection) -> UIColor
}

extension DynamicColor {
  /// UIKit's text with `pointer` as the object's address.
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
