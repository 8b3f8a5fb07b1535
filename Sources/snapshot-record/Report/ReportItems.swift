import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees

/// Creates the report's items from a run's lines, and lists the pictures that they need.
struct ReportItems {
  /// The source path of each picture, by its name in the report's folder.
  private(set) var pictures: [String: String] = [:]
  private(set) var items: [ReportItem] = []
  private let package: PackageSnapshots

  init(_ lines: [ResultLine], in package: PackageSnapshots) {
    self.package = package
    for line in lines { items.append(item(line)) }
  }

  static func id(of line: ResultLine) -> String {
    String(ContentHash([UInt8](line.shortReference.utf8)).hex.prefix(12))
  }

  private mutating func item(_ line: ResultLine) -> ReportItem {
    let id = Self.id(of: line)
    let isImage = FilePath.pathExtension(line.reference.path)?.lowercased() == "png"
    let waits = line.pending.map { Files.exists($0.path) } ?? false
    var item = ReportItem(
      id: id, name: line.shortReference, test: line.test, arguments: line.arguments,
      file: line.shortFile, line: line.line,
      state: line.state, summary: Self.summary(line), group: Self.group(line),
      cell: Self.cell(line), kind: isImage ? .image : .text,
      words: line.words.map { $0 + line.notes } ?? (line.notes.isEmpty ? nil : line.notes),
      views: line.numbers?.views,
      problem: line.state == .error ? line.words?.first ?? line.problem : nil, pending: waits)
    item.numbers = line.numbers.map {
      ReportItem.Numbers(words: $0.words, largest: $0.largestChannel, box: $0.box)
    }
    if waits, line.isAcceptable {
      let name = ResultsDirectory.quoted(line.shortReference)
      item.accept = InstalledTool.commandLine("accept \(name)", package.results)
    }
    if isImage { addPictures(line, to: &item) } else { addText(line, to: &item) }
    return item
  }

  private mutating func addPictures(_ line: ResultLine, to item: inout ReportItem) {
    let old = decoded(line.reference.path)
    let new = line.pending.flatMap { decoded($0.path) }
    if let old { item.reference = picture(line.reference.path, "\(item.id)-reference.png", old) }
    if let new, let path = line.pending?.path {
      item.actual = picture(path, "\(item.id)-new.png", new)
    }
    if let path = line.difference?.path, let shown = decoded(path) {
      item.difference = picture(path, "\(item.id)-difference.png", shown)
    }
    item.scale = (new ?? old)?.scale ?? 1
    let trees = (old?.tree, new?.tree)
    if let now = trees.1 ?? trees.0 {
      item.tree = ReportNode(TreeDifference(old: trees.1 == nil ? nil : trees.0, new: now))
    }
    if item.reference == nil, item.actual == nil { item.kind = .data }
  }

  private mutating func picture(_ path: String, _ name: String, _ header: Header) -> ReportPicture {
    pictures["images/\(name)"] = path
    return ReportPicture(src: "images/\(name)", w: header.width, h: header.height)
  }

  /// The fields of a picture file that precede its pixels.
  private struct Header {
    var width: Int
    var height: Int
    var scale: Double
    var tree: TreeNode?
  }

  private func decoded(_ path: String) -> Header? {
    guard let bytes = try? Files.read(path), bytes.count > 24,
      let metadata = try? PNGMetadata.read(from: bytes)
    else { return nil }
    // Width and height are the first fields of IHDR, which is always the first chunk.
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return Header(
      width: number(16), height: number(20), scale: metadata.scale,
      tree: metadata["View tree"].flatMap(TreeText.parse))
  }

  private func addText(_ line: ResultLine, to item: inout ReportItem) {
    guard let path = line.pending?.path, let bytes = try? Files.read(path),
      let new = String(validating: bytes, as: UTF8.self)
    else {
      item.kind = .data
      return
    }
    let old = line.referenceText()
    item.lines = ReportTextLine.lines(old: old ?? "", new: new)
    if old == nil { item.lines?.removeAll { $0.k == "-" } }
  }

  private static func summary(_ line: ResultLine) -> String {
    switch line.state {
    case .added: "no reference yet"
    case .error: line.words?.first ?? line.problem ?? "error"
    default: line.words?.first ?? line.numbers?.words ?? line.place
    }
  }

  /// The reference's folder, and the part of its name that names the test.
  static func group(_ line: ResultLine) -> String {
    let name = FilePath.name(line.shortReference)
    return FilePath.joined(
      FilePath.directory(line.shortReference), String(name.prefix { $0 != "." }))
  }

  /// The part of the name that distinguishes the snapshots of a test.
  static func cell(_ line: ResultLine) -> String {
    let parts = FilePath.stem(line.reference.path).split(separator: ".", maxSplits: 1)
    let name = parts.count == 2 ? String(parts[1]) : FilePath.stem(line.reference.path)
    return line.arguments.map { "\(name) with \($0)" } ?? name
  }
}
