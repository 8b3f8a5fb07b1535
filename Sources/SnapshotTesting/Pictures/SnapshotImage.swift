import DarkroomRaster
import DarkroomUIKit

/// The image that strategies return, because their format is `UIImage`: it carries the picture from which it was
/// created.
///
/// Only this file wraps and unwraps pictures.
final class SnapshotImage: UIImage, @unchecked Sendable {
  private let picture: Picture?
  /// Why there is no picture.
  private let problem: SnapshotProblem?

  private init(
    _ drawing: CGImage, scale: CGFloat, _ picture: Picture?, problem: SnapshotProblem? = nil
  ) {
    self.picture = picture
    self.problem = problem
    super.init(cgImage: drawing, scale: scale, orientation: .up)
  }

  required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(imageLiteralResourceName: name)
    self.init(
      image.cgImage ?? CGImage(Pixmap(width: 0, height: 0)), scale: image.scale,
      Picture(of: image))
  }

  /// Wraps a picture; nil gives an image without pixels.
  static func carrying(_ picture: Picture?) -> UIImage {
    picture.map { SnapshotImage($0.drawing, scale: $0.scale, $0) } ?? UIImage()
  }

  /// An image without pixels that carries the reason.
  static func carrying(_ problem: SnapshotProblem) -> UIImage {
    SnapshotImage(CGImage(Pixmap(width: 0, height: 0)), scale: 1, nil, problem: problem)
  }

  /// The problem carried by a value in any format; nil if there is none.
  static func problem(carriedBy value: Any) -> SnapshotProblem? {
    (value as? SnapshotImage)?.problem
  }

  /// The picture carried by a value in any format; nil if it isn't a strategy's image.
  static func carried(by value: Any) -> Picture? { (value as? SnapshotImage)?.picture }
}

extension Picture {
  /// The picture that an image carries, or else one of its pixels; nil for an image without pixels.
  init?(of image: UIImage) {
    if let carried = SnapshotImage.carried(by: image) {
      self = carried
    } else {
      self.init(image.cgImage, scale: image.scale)
    }
  }
}
