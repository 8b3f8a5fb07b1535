import DarkroomUIKit

/// Takes the arguments of a call of UIKit off its bytes.
@MainActor
struct CallReader {
  private var reader: InputReader
  private let wildness: Wildness

  /// What numbers may be.
  enum Wildness: Int, CaseIterable {
    case ordinary, finite, any
  }

  init(_ bytes: ArraySlice<UInt8>, _ wildness: Wildness) {
    reader = InputReader(Array(bytes))
    self.wildness = wildness
  }

  mutating func choice(_ count: Int) -> Int { reader.choice(count) }
  mutating func flag() -> Bool { reader.flag() }
  mutating func element<C: RandomAccessCollection>(_ all: C) -> C.Element { reader.element(all) }

  private static let ordinary: [Double] = [
    0, 1, 2, 10, 44, 100, 320, 0.5, 1 / 3.0, -1, -20, 63.75, 7, 200, 390, 844,
  ]
  private static let finite: [Double] = [
    -0.0, 1e3, 1e4, 1e5, -1e5, 1e6, 1e9, -1e9, 1e18, 1e38, 1e300, -1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .ulpOfOne, 2_147_483_648, 9.3e18,
  ]
  private static let endless: [Double] = [.nan, .infinity, -.infinity, .signalingNaN]

  mutating func number() -> CGFloat {
    let byte = reader.byte()
    guard byte >= 224, wildness != .ordinary else {
      return byte < 160 ? Double(byte) : Self.ordinary[Int(byte) % Self.ordinary.count]
    }
    let wild = wildness == .any ? Self.finite + Self.endless : Self.finite
    return wild[Int(byte - 224) % wild.count]
  }

  mutating func float() -> Float { Float(number()) }
  /// Neither endless nor no number, as layers refuse those.
  private mutating func length() -> CGFloat {
    let number = number()
    return number.isFinite ? number : 0
  }
  mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }
  mutating func size() -> CGSize { CGSize(width: length(), height: length()) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  mutating func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  private static let texts: [String?] = [
    nil, "", "Hi", "A longer text of several words", "two\nlines\r\n", "👩‍👩‍👧‍👦🇩🇪e\u{301}", "مرحبا بك Hi",
    "\u{0}\u{7}", "\u{2028}\t", String(repeating: "Wide ", count: 60), "ไทยภาษา", "1",
  ]

  mutating func text() -> String? { element(Self.texts) }

  mutating func color() -> UIColor? {
    let number = number()
    return element([
      nil, .red, .clear, .label, UIColor(white: number, alpha: 0.5),
      UIColor(hue: number, saturation: 2, brightness: 0.5, alpha: number),
    ])
  }

  mutating func font() -> UIFont {
    let size = min(number(), 400)
    return element([
      .systemFont(ofSize: size), .boldSystemFont(ofSize: size), .preferredFont(forTextStyle: .body),
      .monospacedDigitSystemFont(ofSize: size, weight: .black), .italicSystemFont(ofSize: 12),
    ])
  }

  mutating func image() -> UIImage? {
    let insets = insets()
    return element([
      nil, EditPictures.all[1], EditPictures.all[2], UIImage(), UIImage(systemName: "star"),
      EditPictures.all[3]?.resizableImage(withCapInsets: insets),
      EditPictures.all[1]?.withRenderingMode(.alwaysTemplate),
      EditPictures.all[2]?.withAlignmentRectInsets(insets),
    ])
  }
}
