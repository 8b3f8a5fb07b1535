public import Foundation

/// The name of an image in an asset catalog, and the bundle that contains the catalog.
///
/// Xcode generates one for each image in a target's catalogs, as in `UIImage(resource: .close)`. Darkroom's SDK
/// generates one for each image that a target's sources name.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates the resource of an image in an asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name with its namespaces, as in `Buttons/Close`.
  ///   - bundle: The bundle that contains the catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates the image with the resource's name; it has no size if the bundle contains no such image.
  public convenience init(resource: ImageResource) {
    let found = ImageAssets.content(named: resource.name, in: resource.bundle, traits: nil)
    self.init(found ?? ImageContent())
  }
}
