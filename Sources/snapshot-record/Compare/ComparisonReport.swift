import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees

/// Writes pictures from iOS and ours into a report, one snapshot after the other.
struct ComparisonReport {
  let folder: ReportFolder
  private var items: [ReportItem] = []

  /// Removes the pictures of an older report.
  init(_ folder: ReportFolder) throws(StoreError) {
    self.folder = folder
    try Files.makeDirectory(folder.path)
    folder.clearPictures()
  }

  /// The first twelve digits of the hash of a snapshot's name, as in every report.
  static func id(of name: String) -> String {
    String(ContentHash([UInt8](name.utf8)).hex.prefix(12))
  }

  /// Equal pictures need no look.
  mutating func add(
    _ snapshot: ComparedSnapshot, _ pair: ComparedPair?, theirs: DecodedImage?, ours: DecodedImage?
  ) throws {
    guard snapshot.state != .equal else { return }
    let id = Self.id(of: snapshot.name)
    let said = snapshot.findings.map(\.words).counted
    var item = ReportItem(
      id: id, name: snapshot.name, test: snapshot.theirs, file: FilePath.directory(snapshot.name),
      line: 0, state: Self.state(snapshot.state), summary: said.first ?? "",
      group: snapshot.name, cell: "", kind: .image, words: said, pending: false)
    item.reference = try copy(snapshot.theirs, theirs, "\(id)-reference.png")
    item.actual = try copy(snapshot.ours, ours, "\(id)-new.png")
    item.scale = ours.map { max(1, $0.scale) } ?? 1
    if let pair, let difference = pair.difference {
      item.difference = try draw(difference, pair, "\(id)-difference.png")
      item.numbers = Self.numbers(snapshot, difference)
    }
    let tree = ours?.metadata["View tree"].flatMap(TreeText.parse)
    item.tree = tree.map { ReportNode(TreeDifference(old: nil, new: $0)) }
    if item.reference == nil, item.actual == nil {
      item.kind = .data
      item.problem = said.first
    }
    items.append(item)
  }

  private static func state(_ state: ComparedSnapshot.State) -> ResultState {
    switch state {
    case .equal: .matched
    case .letters: .tolerated
    case .different: .changed
    case .unreadable: .error
    }
  }

  /// The box of the first difference, which the page can enlarge.
  private static func numbers(_ snapshot: ComparedSnapshot, _ difference: ImageDifference)
    -> ReportItem.Numbers?
  {
    guard !difference.hasSizeMismatch else { return nil }
    let numbers = DifferenceNumbers(difference)
    return ReportItem.Numbers(
      words: "\(numbers.words), outside of texts", largest: numbers.largestChannel,
      box: snapshot.findings.first { !$0.kind.isExpected && $0.box != nil }?.box ?? numbers.box)
  }

  private func copy(_ path: String, _ image: DecodedImage?, _ name: String) throws
    -> ReportPicture?
  {
    guard let image, let bytes = try Files.read(path) else { return nil }
    return try write(bytes, name, image.pixmap.width, image.pixmap.height)
  }

  private func draw(_ difference: ImageDifference, _ pair: ComparedPair, _ name: String) throws
    -> ReportPicture
  {
    var picture = DifferencePicture(
      of: difference, reference: pair.pictures.theirs, actual: pair.pictures.ours)
    let (width, height) = (picture.width, picture.height)
    let bytes = try PNGEncoder.encode(
      width: width, height: height, palette: DifferencePicture.palette
    ) { picture.next() }
    return try write(bytes, name, width, height)
  }

  private func write(_ bytes: [UInt8], _ name: String, _ width: Int, _ height: Int)
    throws(StoreError) -> ReportPicture
  {
    let source = "images/\(name)"
    try Files.write(bytes, to: FilePath.joined(folder.path, source), durably: false)
    return ReportPicture(src: source, w: width, h: height)
  }

  /// Writes the page.
  func end(_ comparison: SimulatorComparison, title: String) throws {
    let known = Dictionary(items.map { ($0.name, $0.id) }) { $1 }
    let changes = comparison.causes.map { cause in
      ReportDocument.Change(
        n: cause.number, kind: cause.kind.rawValue, words: [cause.words],
        items: cause.snapshots.compactMap { known[$0] })
    }
    var document = ReportDocument(
      title: title,
      run: ([comparison.words] + [comparison.unpairedWords].compactMap(\.self))
        .joined(separator: "; "), items: items, changes: changes, refused: 0, matched: [])
    document.sides = ReportDocument.Sides(
      reference: "iOS", actual: "Here",
      states: ["changed": "different", "tolerated": "letters", "error": "not compared"])
    try folder.writePages(document)
  }
}
