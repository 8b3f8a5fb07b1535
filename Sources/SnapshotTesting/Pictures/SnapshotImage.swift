import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees
import DarkroomUIKit

/// A picture that remembers what it was drawn from, for the reference's notes and a failure's words.
final class SnapshotImage: UIImage, @unchecked Sendable {
  let origin: PictureOrigin

  init(cgImage: CGImage, scale: CGFloat, origin: PictureOrigin) {
    self.origin = origin
    super.init(cgImage: cgImage, scale: scale, orientation: .up)
  }

  required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(imageLiteralResourceName: name)
    self.init(
      cgImage: image.cgImage ?? CGImage(Pixmap(width: 0, height: 0)), scale: image.scale,
      origin: PictureOrigin())
  }
}

/// What a picture shows, beyond its pixels.
struct PictureOrigin: Sendable {
  var tree: TreeNode?
  /// `userInterfaceStyle = dark, …`; only what differs from a light phone.
  var traits = ""
  /// Names of the views, by the owner that their operations carry.
  var owners: [String] = []
  /// What an audit has found in it, and what becomes of that.
  var faults: [String] = []
  var severity: AuditSeverity?
}
