public import Foundation

extension UIImage {
  /// Creates an animated image from the images `name0`, `name1` and so on, up to the first gap; at most 1025.
  ///
  /// - Returns: Nil if there is no such image.
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
