import DarkroomRaster
import DarkroomTypesetting

/// Any Unicode in any room: lines that hold the text, and the same lines when asked again.
struct TextTarget: FuzzTarget {
  static let name = "text"
  /// Shaped text is kept.
  static let inputsPerProcess = 20_000

  init() throws { _ = try FontLibrary.shared.font(.system(size: 16)) }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    random.bytes(16) + random.bytes(random.length(upTo: 600))
  }

  func run(_ input: [UInt8]) throws {
    var reader = InputReader(input)
    let room = Self.room(&reader)
    let text = try Self.text(&reader)
    let layout = TextLayout(text, constraints: room)
    try check(layout, of: text)
    try compare(TextLayout(text, constraints: room), layout, "set again")
    var other = room
    other.width = Double(reader.choice(400))
    for next in [other, TextConstraints(width: 100), .none] {
      guard let refitted = layout.refitted(to: next) else { continue }
      try compare(refitted, TextLayout(text, constraints: next), "refitted")
    }
    try askForPlaces(layout)
    var recorder = DisplayListRecorder(width: 200, height: 100)
    layout.record(into: &recorder, at: Point(x: 0, y: 0))
    _ = BandRasterizer.render(recorder.finish())
  }

  private func check(_ layout: TextLayout, of text: StyledText) throws {
    try FuzzFailure.check(layout.size.height.isFinite, "an endless height")
    try FuzzFailure.check(!layout.lines.isEmpty, "no line")
    var end = 0
    for line in layout.lines {
      try FuzzFailure.check(line.range.lowerBound == end, "a gap before \(line.range)")
      end = line.range.upperBound
      for run in line.runs where run.attachment == nil {
        try FuzzFailure.check(
          run.glyphs.count == run.positions.count && run.glyphs.count == run.advances.count
            && run.glyphs.count == run.clusters.count, "uneven runs")
        try FuzzFailure.check(
          run.range.isEmpty || run.clusters.allSatisfy(run.range.contains), "a glyph of other text")
      }
    }
    try FuzzFailure.check(end <= text.count, "more than the text")
    try FuzzFailure.check(layout.isTruncated || end == text.count, "less than the text")
  }

  private func compare(_ layout: TextLayout, _ other: TextLayout, _ way: String) throws {
    func words(_ layout: TextLayout) -> [String] {
      layout.lines.map {
        "\($0.range) \($0.rect) \($0.runs.map { "\($0.glyphs) \($0.positions)" })"
      }
    }
    let (found, expected) = (words(layout), words(other))
    guard found != expected else { return }
    let first = zip(found, expected).first { $0 != $1 }
    throw FuzzFailure(
      "other lines when \(way): \(found.count) and \(expected.count), \(String(describing: first))")
  }

  private func askForPlaces(_ layout: TextLayout) throws {
    for index in stride(from: 0, through: layout.text.count, by: 1 + layout.text.count / 20) {
      let caret = layout.caretRect(at: index)
      try FuzzFailure.check(caret.height.isFinite, "an endless caret")
      let found = layout.index(at: Point(x: caret.x, y: caret.y + 1))
      try FuzzFailure.check((0...layout.text.count).contains(found), "an index outside of the text")
      _ = layout.rects(for: 0..<index)
    }
  }

  private static func room(_ reader: inout InputReader) -> TextConstraints {
    TextConstraints(
      width: reader.flag() ? Double(reader.choice(400)) : .infinity,
      height: reader.flag() ? Double(reader.choice(200)) : .infinity,
      maximumLines: reader.flag() ? reader.choice(5) : 0,
      lineBreakMode: reader.flag() ? LineBreakMode(rawValue: reader.choice(6)) : nil,
      naturalDirection: reader.flag() ? .rightToLeft : .leftToRight)
  }

  private static func text(_ reader: inout InputReader) throws -> StyledText {
    var paragraph = ParagraphStyle()
    paragraph.alignment = reader.element([.left, .center, .right, .justified, .natural])
    paragraph.baseWritingDirection = reader.element([.natural, .leftToRight, .rightToLeft])
    paragraph.lineBreakMode = LineBreakMode(rawValue: reader.choice(6)) ?? .byWordWrapping
    paragraph.allowsDefaultTighteningForTruncation = reader.flag()
    if reader.flag() {
      paragraph.firstLineHeadIndent = Double(reader.choice(60)) - 20
      paragraph.tailIndent = Double(reader.choice(60)) - 40
    }
    var text = StyledText(style: try style(&reader), paragraphStyle: paragraph)
    while !reader.isAtEnd, text.count < 20_000 {
      text.append(letters(&reader), style: try style(&reader), paragraphStyle: paragraph)
    }
    return text
  }

  private static func style(_ reader: inout InputReader) throws -> TextStyle {
    let size = Double(1 + reader.choice(40))
    let font = try FontLibrary.shared.font(.system(size: size, weight: reader.flag() ? 0 : 0.4))
    var style = TextStyle(font: font)
    switch reader.choice(8) {
    case 0: style.kern = Double(reader.choice(9)) - 4
    case 1: style.baselineOffset = Double(reader.choice(9)) - 4
    case 2: style.underline = TextLineStyle(pattern: .dash, isByWord: true)
    case 3: style.usesLigatures = false
    case 4: style.language = reader.element(["ja", "th", "ar", "zh-Hans", "x", ""])
    case 5: style.strokeWidth = Double(reader.choice(9)) - 4
    default: break
    }
    return style
  }

  /// Where text has rules of its own: directions, joiners, marks, breaks, emoji, half surrogates' neighbors.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0...0x1F, 0x7F...0xFF, 0x300...0x36F, 0x590...0x5FF, 0x600...0x6FF,
    0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF, 0x1780...0x17FF, 0x1820...0x18AF,
    0x2000...0x206F, 0x2028...0x202E, 0x2066...0x2069, 0x3000...0x30FF, 0x4E00...0x4FFF,
    0xFE00...0xFE0F, 0xFE70...0xFEFF, 0xFFF0...0xFFFD, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF,
    0x1F600...0x1F64F, 0x10900...0x1091F, 0x1E900...0x1E95F, 0xE0020...0xE007F, 0...0x10FFFF,
  ]

  private static func letters(_ reader: inout InputReader) -> String {
    var letters = String.UnicodeScalarView()
    let block = reader.element(blocks)
    for _ in 0...reader.choice(12) {
      let offset = UInt32(reader.choice(min(65_536, block.count)))
      let value = block.lowerBound + (block.count > 65_536 ? offset * 17 : offset)
      guard let scalar = Unicode.Scalar(value) else { continue }
      letters.append(contentsOf: repeatElement(scalar, count: reader.choice(40) == 0 ? 300 : 1))
    }
    return String(letters)
  }
}
