public import Foundation
import Synchronization

/// A set of images of one subject for different traits.
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The image set of the asset catalog.
  let set: ImageAsset?
  /// The registered contents rather than images, because an image holds its asset.
  private let registered: Mutex<[(traits: UITraitCollection, content: ImageContent)]>

  public override init() {
    set = nil
    registered = Mutex([])
    super.init()
  }

  init(_ set: ImageAsset) {
    self.set = set
    registered = Mutex([])
    super.init()
  }

  /// Creates an empty asset, because archives are not read.
  public required convenience init?(coder: NSCoder) { self.init() }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }

  /// Registers an image, which replaces one registered for the same traits.
  ///
  /// The image then belongs to the asset, and views show the asset's image for their own traits instead.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var content = image.content
    content.registry = nil
    registered.withLock { images in
      images.removeAll { $0.traits == traitCollection }
      images.append((traitCollection, content))
    }
    image.join(self)
  }

  /// Registers an image for the configuration's traits; a configuration without traits fits all.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image that was registered for exactly these traits.
  open func unregister(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image that was registered for exactly the configuration's traits.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The image with the most specific matching traits, or else the first that was registered.
  ///
  /// If there is none, the image has no pixels.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard
      var content = best(for: traitCollection)
        ?? set?.file(for: traitCollection)?.content(for: traitCollection)
    else { return UIImage() }
    content.registry = self
    return UIImage(content)
  }

  /// The image for the configuration's traits, or the current ones if it has none, as `image(with:)` chooses
  /// it for traits.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  func best(for traits: UITraitCollection) -> ImageContent? {
    registered.withLock { images in
      let fitting = images.filter { traits.containsTraits(in: $0.traits) }
      let most = fitting.max { $0.traits.values.count < $1.traits.values.count }
      return most?.content ?? (set == nil ? images.first?.content : nil)
    }
  }
}
