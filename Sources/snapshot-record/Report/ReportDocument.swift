import DarkroomSnapshotStore
import DarkroomTrees

/// The data that the report's page reads: `window.snapshotReport`.
struct ReportDocument: Encodable {
  var version = 1
  var title: String
  /// One sentence about the run.
  var run: String
  /// The view with which the page opens; nil for the view that the reader used last.
  var view: String?
  var items: [ReportItem]
  /// The changes, ordered by their numbers of snapshots.
  var changes: [Change]
  /// The number of results whose paths are not followed; if there are any, the page cannot report success.
  var refused: Int
  /// The names of snapshots that need no attention, for contact sheets.
  var matched: [Quiet]
  /// The names of a snapshot's two pictures, if they are not a reference and its new value.
  var sides: Sides?

  /// The labels of the page for a comparison of two renderers, in which nothing can be accepted.
  struct Sides: Encodable {
    var reference: String
    var actual: String
    /// For states, by their names.
    var states: [String: String]
  }

  /// One thing to decide.
  struct Change: Encodable {
    /// Only in the report.
    var n: Int
    var kind: String
    var words: [String]
    /// Ids.
    var items: [String]
    /// The command that accepts the change; nil if it has no number in the last run.
    var accept: String?

    init(n: Int, kind: String, words: [String], items: [String], accept: String? = nil) {
      self.n = n
      self.kind = kind
      self.words = words
      self.items = items
      self.accept = accept
    }

    init(_ change: SnapshotChange, accept: String?) {
      self.init(
        n: change.number, kind: change.kind.rawValue, words: change.words,
        items: change.lines.map(ReportItems.id), accept: accept)
    }
  }

  struct Quiet: Encodable {
    var group: String
    var cell: String
  }
}

/// One snapshot that needs attention.
struct ReportItem: Encodable {
  enum Kind: String, Encodable {
    case image, text, data
  }

  /// The first twelve digits of the hash of the reference's name.
  var id: String
  var name: String
  var test: String
  /// The arguments of the test case, if the test has any.
  var arguments: String?
  var file: String
  var line: Int
  var state: ResultState
  /// A short line for lists.
  var summary: String
  /// The key of a contact sheet, which shows all snapshots of one test in one file.
  var group: String
  var cell: String
  var kind: Kind
  /// Pixels per point.
  var scale = 1.0
  var reference: ReportPicture?
  var actual: ReportPicture?
  var difference: ReportPicture?
  var numbers: Numbers?
  var words: [String]?
  var views: [String]?
  var tree: ReportNode?
  var lines: [ReportTextLine]?
  var problem: String?
  var pending: Bool
  /// The command that accepts it.
  var accept: String?

  /// The name and the arguments of the test case.
  var title: String { arguments.map { "\(name) with \($0)" } ?? name }

  struct Numbers: Encodable {
    var words: String
    var largest: Int
    var box: [Int]?
  }
}

/// A picture in the report's folder; its size is in pixels.
struct ReportPicture: Encodable {
  var src: String
  var w: Int
  var h: Int
}

/// A view and how it has changed.
///
/// The keys are short, because a screen has hundreds of views.
struct ReportNode: Encodable {
  /// Title.
  var t: String
  /// Change.
  var c: TreeDifference.Change
  /// What changed, in words.
  var w: [String]?
  /// The old and the new frame, in points relative to the picture's corner.
  var o: [Double]?
  var n: [Double]?
  /// Children.
  var k: [ReportNode]?

  init(_ difference: TreeDifference) {
    t = difference.title
    c = difference.change
    w = difference.words.isEmpty ? nil : difference.words
    o = difference.old.map { [$0.x, $0.y, $0.width, $0.height] }
    n = difference.new.map { [$0.x, $0.y, $0.width, $0.height] }
    k = difference.children.isEmpty ? nil : difference.children.map(ReportNode.init)
  }
}
