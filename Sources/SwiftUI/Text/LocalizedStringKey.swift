/// A text that is looked up in the app's strings.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  let key: String
  /// What stands for the specifiers in the key, in order.
  let arguments: [Argument]

  /// A piece of an interpolation.
  enum Argument: Equatable {
    case text(String)
    case view(Text)
    case image(Image)
  }

  public init(_ value: String) {
    key = value
    arguments = []
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the pieces of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }
    public mutating func appendInterpolation(_ string: String) { append(.text(string)) }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.text(formatter?.string(for: subject) ?? "\(subject)"))
    }
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.text(formatter?.string(for: subject) ?? "\(subject)"))
    }
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(format.format(input)))
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.text("\(value)"), value._specifier)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      append(.text(String(format: specifier, value._arg)), specifier)
    }
    public mutating func appendInterpolation(_ text: Text) { append(.view(text)) }
    public mutating func appendInterpolation(_ image: Image) { append(.image(image)) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.view(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.view(Text(dates)))
    }
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.view(Text(interval)))
    }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.view(Text(attributedString)))
    }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.view(Text(resource)))
    }

    private mutating func append(_ argument: Argument, _ specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }
  }
}
