/// A text that is looked up in the app's localized strings.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  /// The key with its values; each piece is represented by one character.
  let value: String.LocalizationValue
  let pieces: [Piece]
  /// The text without formatting; nil if a value is formatted for a locale.
  let plain: PlainText?

  /// A key in the form of tables, with the text that is used if no table contains it.
  ///
  /// Texts with short numbers need no formatter, which took a sixth of the time for 100 views.
  struct PlainText: Equatable {
    var key = ""
    var text = ""
  }

  /// A part that is inserted into the text after the look-up, so that it isn't parsed as Markdown.
  enum Piece: Equatable {
    case string(String)
    case text(Text)
    case image(Image)
  }

  /// Creates a key from a text, which is shown itself if no table contains it.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    pieces = []
    plain = PlainText(key: value, text: value)
  }
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key from a literal with values; in tables, each value is a format specifier such as `%@` or `%lld`.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.value)
    pieces = stringInterpolation.pieces
    plain = stringInterpolation.plain
  }

  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var value: String.LocalizationValue.StringInterpolation
    var pieces: [Piece] = []
    var plain: PlainText? = PlainText()

    public init(literalCapacity: Int, interpolationCount: Int) {
      value = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      value.appendLiteral(literal)
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      plain?.key += hasPercent ? literal.replacing("%", with: "%%") : literal
      plain?.text += literal
    }
    // The compiler ignores disfavored overloads once another one fits. Trying all of them for sums of literals took a
    // fifth of the time to type-check a view.
    /// Inserts a text that isn't looked up and isn't parsed as Markdown; in tables it is `%@`.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }
    /// Inserts an object, formatted if there is a formatter.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }
    /// On iOS the method for reference types accepts dates, because `Date` is a `ReferenceConvertible` there.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }
    /// Inserts an object, formatted if there is a formatter.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }
    /// Inserts a value that a format turns into text, in the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }
    /// Inserts a number in its usual format; in tables it is the specifier of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }
    /// Inserts a number in a C format, such as `%.2f`, which is also its place in tables.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      switch value._arg {
      case let integer as any BinaryInteger: append(integer, specifier)
      case let number as any BinaryFloatingPoint: append(number, specifier)
      default: append(.string("\(value)"))
      }
    }
    /// Inserts a text with its modifiers.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
    /// Inserts an image as a character of the text.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ image: Image) { append(.image(image)) }
    /// Inserts a date as `Text(_:style:)` writes it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }
    /// Inserts a range of dates as a text.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }
    /// Inserts an interval as a text.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }
    /// Inserts a text with attributes.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }
    /// Inserts another text that is looked up in tables.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }

    private mutating func append(_ piece: Piece) {
      let mark = String(PieceMark.mark(pieces.count))
      value.appendInterpolation(mark)
      plain?.key += "%@"
      plain?.text += mark
      pieces.append(piece)
    }
    private mutating func append(_ integer: some BinaryInteger, _ specifier: String) {
      value.appendInterpolation(integer, specifier: specifier)
      // Numbers with up to three digits have neither a sign nor separators.
      guard ["%lld", "%d", "%llu", "%u"].contains(specifier), (0..<1000).contains(integer) else {
        plain = nil
        return
      }
      plain?.key += specifier
      plain?.text += "\(integer)"
    }
    private mutating func append(_ number: some BinaryFloatingPoint, _ specifier: String) {
      value.appendInterpolation(number, specifier: specifier)
      plain = nil
    }
  }
}
