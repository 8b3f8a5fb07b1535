import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTerminalPictures
import DarkroomTrees

/// Both values of one snapshot that waits, read once.
struct ReviewSubject {
  let snapshot: PendingSnapshot
  let old: Pixmap?
  let new: Pixmap?
  let difference: Pixmap?
  /// Why the reference cannot be used, and what to do; nil where it can, or where there is none.
  let problem: String?
  /// What a text's lines became; nil for pictures.
  let lines: [ReportTextLine]?
  /// What changed in the tree, or as the assertion said it.
  let words: [String]

  init(_ snapshot: PendingSnapshot) {
    self.snapshot = snapshot
    let before = Self.decoded(snapshot.line.reference.path)
    let after = Self.decoded(snapshot.path.path)
    (old, new) = (before?.pixmap, after?.pixmap)
    problem = Self.problem(snapshot.line.reference.path)
    difference = Self.difference(snapshot, before?.pixmap, after?.pixmap)
    lines = after == nil ? Self.texts(snapshot) : nil
    words = Self.words(snapshot, before, after)
  }

  private static func problem(_ path: String) -> String? {
    guard let bytes = try? Files.read(path) else { return nil }
    return ReferenceInspection(bytes, path: path).problem.map { "\($0.words); \($0.advice)" }
  }

  private static func decoded(_ path: String) -> DecodedImage? {
    guard Path.pathExtension(path)?.lowercased() == "png", let bytes = try? Files.read(path)
    else { return nil }
    return try? PNGDecoder.decode(bytes)
  }

  private static func difference(_ snapshot: PendingSnapshot, _ old: Pixmap?, _ new: Pixmap?)
    -> Pixmap?
  {
    guard let old, let new else { return nil }
    let found = ImageComparison().compare(reference: old, actual: new)
    return DifferencePicture.picture(of: found, reference: old, actual: new)
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

  /// The part that a reviewer should see: all, or what surrounds the difference.
  func part(_ picture: Pixmap, isZoomed: Bool) -> Pixmap {
    guard isZoomed, let box = snapshot.line.numbers?.box, box.count == 4 else { return picture }
    let margin = max(8, max(box[2], box[3]) / 4)
    let (x, y) = (max(0, box[0] - margin), max(0, box[1] - margin))
    return picture.cropped(
      x: x, y: y, width: min(picture.width - x, box[0] + box[2] + margin - x),
      height: min(picture.height - y, box[1] + box[3] + margin - y))
  }
}
