import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTerminalPictures

/// Text that the tool prints to a terminal or into a log.
///
/// Only the tool itself can add control characters. Literals stay unchanged; every interpolated text is put on one
/// line, with control and format characters shown as `\u{1b}`. So nothing in a test, an artifact or a file name can
/// move the cursor, or forge or hide a line, and no call site has to take care of it.
struct TerminalText: Equatable, Sendable {
  /// The text to print, whose only control characters come from literals.
  fileprivate(set) var rendered: String

  fileprivate init(rendered: String) { self.rendered = rendered }

  /// One line.
  init(_ text: some StringProtocol) {
    rendered = VisibleCharacters.applied(to: String(text))
  }

  /// Keeps the line breaks of `text`.
  init(lines text: String) { rendered = VisibleCharacters.applied(toLinesOf: text) }

  var isEmpty: Bool { rendered.isEmpty }

  /// The number of terminal columns that the text occupies.
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
  /// Rows of characters, or a single control sequence, that draw a picture of the given size in pixels.
  ///
  /// They are computed only from its pixels, which cannot contain text.
  func texts(
    width: Int, height: Int, in size: TerminalSize, _ resized: (Int, Int) -> Pixmap
  ) -> [TerminalText] {
    lines(width: width, height: height, in: size, resized).map(TerminalText.init(rendered:))
  }
}
