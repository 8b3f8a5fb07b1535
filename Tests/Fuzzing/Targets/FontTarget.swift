import DarkroomFontFiles
import DarkroomRaster
import DarkroomTypesetting
import Foundation

/// Pinned fonts, one of color pictures among them, with numbers changed in their tables.
///
/// An input is a font, a sample and a list of changes, so that it is small and says where the fault is.
struct FontTarget: FuzzTarget {
  static let name = "fonts"
  /// Faces are interned for good.
  static let inputsPerProcess = 100

  private static let names = [
    "Heebo[wght].ttf", "NotoSansArabic[wdth,wght].ttf", "NotoSansDevanagari[wdth,wght].ttf",
    "JetBrainsMono[wght].ttf", "NotoColorEmoji.ttf",
  ]
  private static let samples = [
    "Hafiy AVATAR 0123 שלום", "مرحبا بالعالم بِسْمِ", "नमस्ते क्षत्रिय र्कि", "fi != -> === /* 0xFF */",
    "😀👍🏽🇩🇪👩‍👩‍👧 1️⃣",
  ]
  private let fonts: [[UInt8]]

  init() throws {
    let path = FontSearchPath(environment: ProcessInfo.processInfo.environment)
    fonts = try Self.names.map { name in
      guard let file = path.path(of: name) else { throw FuzzFailure("no font file \(name)") }
      return try Array(Data(contentsOf: URL(filePath: file)))
    }
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    random.bytes(4) + (0...random.choice(12)).flatMap { _ in random.bytes(8) }
  }

  func run(_ input: [UInt8]) throws {
    var reader = InputReader(input)
    let number = reader.choice(fonts.count)
    let sample = reader.flag() ? Self.samples[number] : reader.element(Self.samples)
    let isBold = reader.flag()
    var bytes = fonts[number]
    while !reader.isAtEnd { change(&bytes, &reader) }
    let library = FontLibrary(
      searchPath: FontSearchPath(
        teamDirectory: nil, cacheDirectory: "/nonexistent", systemDirectories: []))
    guard let face = try? library.register(bytes: bytes, name: "damaged").first else { return }
    var request = FontRequest.named(face.names.postScript, size: 20)
    request.weight = isBold ? 0.4 : nil
    request.isItalic = isBold
    let font = library.fontOrPlaceholder(request)
    let layout = TextLayout(
      StyledText(sample, style: TextStyle(font: font)), constraints: TextConstraints(width: 120),
      library: library)
    var recorder = DisplayListRecorder(width: 120, height: 60)
    layout.record(into: &recorder, at: Point(x: 0, y: 0))
    let picture = BandRasterizer.render(recorder.finish())
    try FuzzFailure.check(picture.pixels.allSatisfy(StraightAlpha.isCanonical), "not premultiplied")
  }

  /// Changes a number in a table, or in the directory of tables.
  private func change(_ bytes: inout [UInt8], _ reader: inout InputReader) {
    let table = directory(bytes, entry: reader.choice(32))
    // The beginnings of tables have their counts and offsets.
    let reach = reader.flag() ? min(64, table.count) : table.count
    let place = table.lowerBound + (reach > 0 ? reader.integer() % reach : 0)
    let kind = reader.choice(6)
    let value = reader.byte()
    guard place < bytes.count else { return }
    switch kind {
    case 0: bytes[place] = value
    case 1: bytes[place] ^= 1 << (value & 7)
    case 2: bytes[place] = bytes[place] &+ 1
    case 3: for i in place..<min(bytes.count, place + 2) { bytes[i] = value < 128 ? 0 : 0xFF }
    case 4: for i in place..<min(bytes.count, place + 4) { bytes[i] = value < 128 ? 0x7F : 0xFF }
    default: bytes.removeSubrange(place..<min(bytes.count, place + Int(value)))
    }
  }

  /// Where the table of a directory's entry lies; the directory itself for entries it has not.
  private func directory(_ bytes: [UInt8], entry: Int) -> Range<Int> {
    let count = bytes.count > 6 ? Int(bytes[4]) << 8 | Int(bytes[5]) : 0
    let record = 12 + 16 * entry
    guard entry < count, record + 16 <= bytes.count else {
      return 0..<min(bytes.count, 12 + 16 * count)
    }
    func number(_ offset: Int) -> Int {
      bytes[record + offset..<record + offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = min(number(8), bytes.count)
    return start..<min(bytes.count, start + number(12))
  }
}
