import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees
import DarkroomUIKit
import Foundation

/// What an assertion has taken: a drawing that becomes pixels when somebody asks for them, and what it shows.
///
/// It is never empty. Strategies hand it on in a `SnapshotImage`; whatever compares, explains or stores takes this.
struct Picture: Sendable {
  /// Above so many pixels a picture is drawn again, band by band, wherever it is looked at, and never kept as a whole.
  static let largestKept = 8_388_608

  /// What has drawn: a view of the tree, by its number there, or something else, by its name.
  enum Drawer: Sendable {
    case node(Int32)
    case other(name: String)
  }

  /// Also keeps the pixels once they were drawn.
  let drawing: CGImage
  /// Pixels per point.
  let scale: CGFloat
  var tree: TreeNode?
  /// `userInterfaceStyle = dark, …`; only what differs from a light phone.
  var traits = ""
  /// By the owner that operations carry.
  var drawers: [Drawer] = []
  /// Nil if nobody has looked for faults.
  var audit: AuditOutcome?
  /// Regions that are not compared, or by rules of their own; nil if nobody has looked for them.
  var masks: [PictureMask]?

  /// Nil if it would have no pixels.
  init?(_ drawing: CGImage?, scale: CGFloat) {
    guard let drawing, drawing.width > 0, drawing.height > 0 else { return nil }
    self.drawing = drawing
    self.scale = scale
  }
}

extension Picture {
  /// In pixels.
  var width: Int { drawing.width }
  /// In pixels.
  var height: Int { drawing.height }
  /// Nil if it is made of pixels.
  var list: DisplayList? { drawing.displayList }
  /// All of it; the first call draws it, and it stays.
  var pixmap: Pixmap { drawing.pixmap }

  /// Whether it is too large to be kept, and can be drawn again.
  var isDrawnInBands: Bool { width * height > Self.largestKept && list != nil }

  /// In memory where it is not too large.
  var rows: any PictureRows {
    if isDrawnInBands, let list { list } else { pixmap }
  }

  /// As `rows`, drawn by all processors where nobody has drawn it: what packs the picture afterwards takes them all,
  /// too.
  var quicklyDrawnRows: any PictureRows {
    guard !isDrawnInBands else { return rows }
    var options = RenderOptions()
    options.threads = max(options.threads, ProcessInfo.processInfo.activeProcessorCount)
    return drawing.bitmap(drawnBy: options).pixmap
  }

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
}
