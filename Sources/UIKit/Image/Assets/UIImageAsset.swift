public import Foundation
import Synchronization

/// Images of one thing for several traits.
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  /// What an asset catalog has.
  let set: ImageAsset?
  /// What images are, not they: an image holds its asset.
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

  /// Archives are not read: the asset is an empty one.
  public required convenience init?(coder: NSCoder) { self.init() }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }

  /// In place of an image that was registered for the same traits.
  ///
  /// The image then belongs to the asset: views show the one for their own traits in its place.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var content = image.content
    content.registry = nil
    registered.withLock { images in
      images.removeAll { $0.traits == traitCollection }
      images.append((traitCollection, content))
    }
    image.join(self)
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregister(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The image whose traits fit and say most, else the first that was registered.
  ///
  /// An image without pixels where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard
      var content = best(for: traitCollection)
        ?? set?.file(for: traitCollection)?.content(for: traitCollection)
    else { return UIImage() }
    content.registry = self
    return UIImage(content)
  }

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
