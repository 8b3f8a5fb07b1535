import UIKit

extension UITraitCollection {
  /// The traits in a picture of a pixel per point.
  ///
  /// The fine lines of a screen are in its light picture; the other looks show colors, places and sizes.
  static func small(_ traits: UITraitCollection) -> UITraitCollection {
    UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 1)])
  }
}
