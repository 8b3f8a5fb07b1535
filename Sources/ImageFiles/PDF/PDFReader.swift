import DarkroomRaster

/// Converts the first page of a PDF file to a vector image.
///
/// Outlines, clips, colors, patterns, axial and radial shadings, images, forms, opacity, blend modes and soft masks are
/// drawn. Text and all other content throw an error that names it.
///
/// - SeeAlso: ISO 32000-1:2008, 8 and 11. We differ: colors are converted by `PDFColorSpace`, overprinting is ignored,
///   and knockout groups are drawn as other groups.
struct PDFReader {
  static let greatestDepth = 24
  static let mostCommands = 400_000

  var file: PDFFile
  var commands: [VectorCommand] = []
  var state = PDFState()
  var saved: [PDFState] = []
  var path = Path()
  /// The fill rule of a clip that takes effect after the next path is painted.
  var pendingClip: FillRule?
  /// The user space of the current page or form, in which patterns are placed.
  var base = Transform.identity
  var depth = 0
  /// The number of saved states at the start of each open form.
  var floors: [Int] = []
  /// The object numbers of optional content groups that the file hides.
  var hiddenGroups: Set<Int> = []
  /// Whether the content of each open marked-content section is hidden.
  var marks: [Bool] = []
  var page = Rect(x: 0, y: 0, width: 0, height: 0)

  static func picture(of bytes: [UInt8]) throws(ImageFileError) -> VectorImage {
    var reader = PDFReader(file: try PDFFile(bytes))
    return try reader.picture()
  }

  private init(file: PDFFile) { self.file = file }

  private mutating func picture() throws(ImageFileError) -> VectorImage {
    let entries = try file.firstPage()
    hiddenGroups = findHiddenGroups()
    let box = try pageBox(entries)
    page = box
    let turns = ((file.value("Rotate", of: entries).integer ?? 0) / 90 % 4 + 4) % 4
    let (width, height) =
      turns % 2 == 0 ? (box.width, box.height) : (box.height, box.width)
    guard width <= VectorImage.largestSide, height <= VectorImage.largestSide else {
      throw .tooLarge(width: width, height: height)
    }
    commands.append(.concatenate(Self.upright(box, turns: turns)))
    let resources = file.value("Resources", of: entries).dictionary ?? [:]
    try interpret(try content(of: entries), resources)
    return VectorImage(width: width, height: height, commands: commands)
  }

  /// Returns the transform from the page, whose y axis points up, to the picture.
  private static func upright(_ box: Rect, turns: Int) -> Transform {
    let plain = Transform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    switch turns {
    case 1:
      return plain.concatenating(Transform(a: 0, b: 1, c: -1, d: 0, tx: box.height, ty: 0))
    case 2:
      return plain.concatenating(
        Transform(a: -1, b: 0, c: 0, d: -1, tx: box.width, ty: box.height))
    case 3:
      return plain.concatenating(Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: box.width))
    default: return plain
    }
  }

  private mutating func pageBox(_ entries: [String: PDFObject]) throws(ImageFileError) -> Rect {
    let media = rect(entries["MediaBox"]) ?? Rect(x: 0, y: 0, width: 612, height: 792)
    var box = media
    if let crop = rect(entries["CropBox"])?.intersection(media), !crop.isEmpty { box = crop }
    guard !box.isEmpty else { throw file.damaged("its page has no size") }
    return box
  }

  /// Reads a rectangle given by two opposite corners in any order.
  mutating func rect(_ object: PDFObject?) -> Rect? {
    guard let n = file.numbers(object), n.count >= 4 else { return nil }
    return Rect(
      minX: min(n[0], n[2]), minY: min(n[1], n[3]), maxX: max(n[0], n[2]), maxY: max(n[1], n[3]))
  }

  mutating func matrix(_ object: PDFObject?) -> Transform {
    guard let n = file.numbers(object), n.count >= 6 else { return .identity }
    return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private mutating func content(of entries: [String: PDFObject]) throws(ImageFileError) -> [UInt8] {
    let contents = file.value("Contents", of: entries)
    if let stream = contents.stream { return try file.decoded(stream) }
    var bytes: [UInt8] = []
    for member in contents.array ?? [] {
      guard let stream = file.resolved(member).stream else { continue }
      bytes += try file.decoded(stream) + [10]
    }
    return bytes
  }

  private mutating func findHiddenGroups() -> Set<Int> {
    let root = file.trailer["Root"].map { file.resolved($0) }?.dictionary ?? [:]
    let properties = file.value("OCProperties", of: root).dictionary ?? [:]
    let standard = file.value("D", of: properties).dictionary ?? [:]
    var hidden: Set<Int> = []
    for group in file.value("OFF", of: standard).array ?? [] {
      if case .reference(let number) = group { hidden.insert(number) }
    }
    return hidden
  }

  func unsupported(_ feature: String, _ remedy: String) -> ImageFileError {
    .unsupported(format: "PDF", place: nil, feature: feature, remedy: remedy)
  }
}
