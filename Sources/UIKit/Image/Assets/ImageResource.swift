public import Foundation

/// The name of an image in an asset catalog, and the bundle that has the catalog.
///
/// Xcode generates one for each image of a target's catalogs, as in `UIImage(resource: .close)`; Darkroom's SDK does so for
/// the images that a target names.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// - Parameter name: with its namespaces, as in `Buttons/Close`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// An image of no size if the bundle has no such image.
  public convenience init(resource: ImageResource) {
    let found = ImageAssets.content(named: resource.name, in: resource.bundle, traits: nil)
    self.init(found ?? ImageContent())
  }
}
