public import Foundation

/// The name of a color in an asset catalog, and the bundle that has the catalog.
///
/// Xcode generates one for each color of a target's catalogs, as in `UIColor(resource: .brand)`; Darkroom's SDK does so for
/// the colors that a target names.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// - Parameter name: with its namespaces, as in `Signal/Warning`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Clear if the bundle has no such color.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(storage: (found ?? .clear).storage)
  }
}
