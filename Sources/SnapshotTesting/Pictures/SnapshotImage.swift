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
  /// What has drawn: a view of the tree, by its number there, or something else, by its name.
  enum Drawer: Sendable {
    case node(Int32)
    case other(name: String)
  }

  /// By the owner that operations carry.
  var drawers: [Drawer] = []
  /// Names of the views, by the owner that their operations carry.
  var owners: [String] {
    let titles = tree?.titles ?? []
    return drawers.map { drawer in
      switch drawer {
      case .node(let number): titles.indices.contains(Int(number)) ? titles[Int(number)] : ""
      case .other(let name): name
      }
    }
  }
  /// What an audit has found in it, a sentence each, and what becomes of that.
  var faults: [String] = []
  var severity: AuditSeverity?
  /// Where that is; nil for nothing.
  var faultPicture: UIImage?
  /// Regions that are not compared, or by rules of their own.
  var masks: [PictureMask] = []
  /// Whether the regions were looked for.
  var isMasked = false
}
