import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees

/// Both values of one pending snapshot, read once.
struct ReviewSubject {
  let snapshot: PendingSnapshot
  let pictures: ShownPictures
  /// The reason why the reference cannot be used, with advice; nil if it can, or if there is none.
  let problem: String?
  /// The changes of a text's lines; nil for pictures.
  let lines: [ReportTextLine]?
  /// The changes in the tree, or the description from the assertion.
  let words: [String]

  init(_ snapshot: PendingSnapshot) {
    self.snapshot = snapshot
    let before = Self.decoded(snapshot.line.reference.path)
    let after = Self.decoded(snapshot.path.path)
    pictures = ShownPictures(old: before?.pixmap, new: after?.pixmap)
    problem = before == nil ? Self.problem(snapshot.line.reference.path) : nil
    lines = after == nil ? Self.texts(snapshot) : nil
    words = Self.words(snapshot, before, after)
  }

  private static func problem(_ path: String) -> String? {
    guard let bytes = try? Files.read(path) else { return nil }
    return ReferenceInspection(bytes, path: path).problem.map { "\($0.words); \($0.advice)" }
  }

  private static func decoded(_ path: String) -> DecodedImage? {
    guard FilePath.pathExtension(path)?.lowercased() == "png", let bytes = try? Files.read(path)
    else { return nil }
    return try? PNGDecoder.decode(bytes)
  }

  private static func texts(_ snapshot: PendingSnapshot) -> [ReportTextLine]? {
    guard let bytes = try? Files.read(snapshot.path.path),
      let new = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return ReportTextLine.lines(old: snapshot.line.referenceText() ?? "", new: new)
  }

  private static func words(_ snapshot: PendingSnapshot, _ old: DecodedImage?, _ new: DecodedImage?)
    -> [String]
  {
    let said = snapshot.line.words ?? []
    guard let before = old?.metadata["View tree"].flatMap(TreeText.parse),
      let after = new?.metadata["View tree"].flatMap(TreeText.parse)
    else { return said }
    let tree = TreeComparison(old: before, new: after).words
    return said.filter { !tree.contains($0) && !$0.hasPrefix("… and ") } + tree
  }

  /// The area around the difference, in pixels of the canvas; nil if it is all or almost all of the canvas.
  var change: IntRect? {
    guard let box = snapshot.line.numbers?.box, box.count == 4 else { return nil }
    let canvas = pictures.canvas
    // Some neighboring pixels show where the difference is.
    func span(_ start: Int, _ length: Int) -> (Int, Int) {
      let margin = max(8, length / 4, (96 - length) / 2)
      return (start - margin, start + length + margin)
    }
    let (xs, ys) = (span(box[0], box[2]), span(box[1], box[3]))
    let part = IntRect(minX: xs.0, minY: ys.0, maxX: xs.1, maxY: ys.1).intersection(canvas)
    guard !part.isEmpty, 2 * part.width * part.height < canvas.width * canvas.height else {
      return nil
    }
    return part
  }
}
