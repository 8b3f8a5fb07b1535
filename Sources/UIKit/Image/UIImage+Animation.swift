public import Foundation

extension UIImage {
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
