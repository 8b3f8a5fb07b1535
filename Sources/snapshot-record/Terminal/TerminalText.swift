import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTerminalPictures

/// What the tool prints on a terminal or into a log.
///
/// Its control characters are the tool's own. Literals stay as they are written in the sources; every other text is
/// put in on one line, with control and format characters shown as `\u{1b}`. So nothing that a test, an artifact or
/// a file name says moves the cursor, forges a line or hides one, and no call has to remember it.
struct TerminalText: Equatable, Sendable {
  /// With the control characters of literals, and no others.
  fileprivate(set) var rendered: String

  fileprivate init(rendered: String) { self.rendered = rendered }

  /// One line.
  init(_ text: some StringProtocol) {
    rendered = VisibleCharacters.applied(to: String(text))
  }

  /// As many lines as `text` has.
  init(lines text: String) { rendered = VisibleCharacters.applied(toLinesOf: text) }

  var isEmpty: Bool { rendered.isEmpty }

  /// How many columns of a terminal it takes.
  var columns: Int { TerminalColumns.count(rendered) }

  /// The beginning.
  func prefix(while isWanted: (Character) -> Bool) -> TerminalText {
    TerminalText(rendered: String(rendered.prefix(while: isWanted)))
  }

  static func + (left: TerminalText, right: TerminalText) -> TerminalText {
    TerminalText(rendered: left.rendered + right.rendered)
  }

  static func += (left: inout TerminalText, right: TerminalText) {
    left.rendered += right.rendered
  }
}

extension TerminalText: ExpressibleByStringInterpolation {
  init(stringLiteral: String) { rendered = stringLiteral }
  init(stringInterpolation: StringInterpolation) { rendered = stringInterpolation.rendered }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var rendered = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      rendered.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { rendered += literal }
    mutating func appendInterpolation(_ text: TerminalText) { rendered += text.rendered }
    mutating func appendInterpolation(_ value: some Any) {
      rendered += VisibleCharacters.applied(to: String(describing: value))
    }
  }
}

extension TerminalText: CustomStringConvertible {
  var description: String { rendered }
}

extension Sequence<TerminalText> {
  func joined(separator: TerminalText = "") -> TerminalText {
    TerminalText(rendered: map(\.rendered).joined(separator: separator.rendered))
  }
}

extension TerminalPicture {
  /// Rows of characters, or one control sequence, that draw a picture of so many pixels.
  ///
  /// They consist only of its pixels, which no text can be.
  func texts(
    width: Int, height: Int, in size: TerminalSize, _ resized: (Int, Int) -> Pixmap
  ) -> [TerminalText] {
    lines(width: width, height: height, in: size, resized).map(TerminalText.init(rendered:))
  }
}
