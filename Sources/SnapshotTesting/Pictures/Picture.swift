import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees
import DarkroomUIKit
import Foundation

/// The picture of an assertion: a drawing that becomes pixels when they are needed, and a description of its content.
///
/// It is never empty. Strategies pass it on in a `SnapshotImage`; code that compares, explains or stores uses it
/// directly.
struct Picture: Sendable {
  /// The number of pixels above which a picture is drawn band by band at each use, and never kept as a whole.
  static let largestKept = 8_388_608

  /// The author of a part of the drawing: a view of the tree, by its number, or another object, by its name.
  enum Drawer: Sendable {
    case node(Int32)
    case other(name: String)
  }

  /// The drawing, which keeps its pixels once they were drawn.
  let drawing: CGImage
  /// Pixels per point.
  let scale: CGFloat
  var tree: TreeNode?
  /// The traits that differ from the ones of a light phone: `userInterfaceStyle = dark, …`.
  var traits = ""
  /// The authors, by the owner number of operations.
  var drawers: [Drawer] = []
  /// The result of an audit; nil if there was none.
  var audit: AuditOutcome?
  /// Regions that are not compared, or compared by other rules; nil if they have not been determined.
  var masks: [PictureMask]?

  /// Returns nil if the picture would have no pixels.
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
  /// The display list; nil if the picture consists of pixels only.
  var list: DisplayList? { drawing.displayList }
  /// All pixels; the first call draws them, and they are kept.
  var pixmap: Pixmap { drawing.pixmap }

  /// Whether the picture is too large to be kept, and can be drawn again.
  var isDrawnInBands: Bool { width * height > Self.largestKept && list != nil }

  /// The rows, from memory unless the picture is too large.
  var rows: any PictureRows {
    if isDrawnInBands, let list { list } else { pixmap }
  }

  /// The rows, drawn by all processors if the picture was not drawn before; encoding it afterwards uses all processors,
  /// too.
  var quicklyDrawnRows: any PictureRows {
    guard !isDrawnInBands else { return rows }
    var options = RenderOptions()
    options.threads = max(options.threads, ProcessInfo.processInfo.activeProcessorCount)
    return drawing.bitmap(drawnBy: options).pixmap
  }

  /// The names of the views, by the owner number of their operations.
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
