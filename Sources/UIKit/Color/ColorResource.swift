public import Foundation

/// The name of a color in an asset catalog, and the bundle that contains the catalog.
///
/// Xcode generates one for each color in a target's catalogs, as in `UIColor(resource: .brand)`. Darkroom's SDK
/// generates one for each color that a target's sources name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the resource of a color in an asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name with its namespaces, as in `Signal/Warning`.
  ///   - bundle: The bundle that contains the catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates the color with the resource's name, or a clear color if the bundle has none.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(storage: (found ?? .clear).storage)
  }
}
