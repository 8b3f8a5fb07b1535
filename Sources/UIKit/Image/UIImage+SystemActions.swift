public import Foundation

extension UIImage {
  /// The symbol of a menu that shows more actions.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  public class var add: UIImage { symbol("plus.circle.fill") }
  public class var remove: UIImage { symbol("minus.circle.fill") }
  public class var checkmark: UIImage { symbol("checkmark") }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle.fill") }

  /// Symbols that Darkroom draws: an image without pixels only where one is missing.
  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Images `name0`, `name1` and so on, as far as they follow each other; at most 1025.
  ///
  /// - Returns: nil where there is none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for index in 0...1024 {
      guard let image = UIImage(named: "\(name)\(index)") else {
        if index == 0 { continue }
        break
      }
      images.append(image)
    }
    return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
  }
}
