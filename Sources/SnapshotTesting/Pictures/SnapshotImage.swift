import DarkroomRaster
import DarkroomUIKit

/// The image that strategies hand on, because their format is `UIImage`: it carries the picture it was made from.
///
/// Only this file wraps and unwraps.
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

  /// An image without pixels for nil.
  static func carrying(_ picture: Picture?) -> UIImage {
    picture.map { SnapshotImage($0.drawing, scale: $0.scale, $0) } ?? UIImage()
  }

  /// An image without pixels that says why.
  static func carrying(_ problem: SnapshotProblem) -> UIImage {
    SnapshotImage(CGImage(Pixmap(width: 0, height: 0)), scale: 1, nil, problem: problem)
  }

  /// The problem that a value in any format carries; nil if there is none.
  static func problem(carriedBy value: Any) -> SnapshotProblem? {
    (value as? SnapshotImage)?.problem
  }

  /// The picture that a value in any format carries; nil if it isn't an image of a strategy.
  static func carried(by value: Any) -> Picture? { (value as? SnapshotImage)?.picture }
}

extension Picture {
  /// The picture that an image carries, or else only its pixels; nil for an image without pixels.
  init?(of image: UIImage) {
    if let carried = SnapshotImage.carried(by: image) {
      self = carried
    } else {
      self.init(image.cgImage, scale: image.scale)
    }
  }
}
