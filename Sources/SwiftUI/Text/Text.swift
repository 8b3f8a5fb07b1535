/// Lines of text.
public struct Text: Equatable, @unchecked Sendable {
  /// The content of the text.
  indirect enum Storage: Equatable {
    case verbatim(String)
    case formatted(Formatted)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case image(Image)
    case date(Date, DateStyle)
    case interval(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case joined(Text, Text)
  }

  /// A change that a modifier of a text makes.
  enum Modifier: Equatable {
    case font(Font?)
    case weight(Font.Weight?)
    case width(CGFloat?)
    case design(Font.Design?)
    case color(Color?)
    case style(Style)
    case bold(Bool)
    case italic(Bool)
    case monospacedDigit
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case scale(Scale)
    /// What is read out.
    indirect case label(Text)
    /// Declared and not drawn yet.
    case named(String)
  }

  /// What letters are painted with.
  struct Style: Equatable {
    let style: any ShapeStyle

    init(_ style: any ShapeStyle) { self.style = style }

    static func == (one: Style, other: Style) -> Bool { "\(one.style)" == "\(other.style)" }
  }

  /// A value that is formatted for the environment's locale.
  struct Formatted: Equatable {
    let string: String
    let localized: (Locale) -> String

    static func == (one: Formatted, other: Formatted) -> Bool { one.string == other.string }
  }

  let storage: Storage
  var modifiers: [Modifier] = []

  init(storage: Storage) { self.storage = storage }

  public init(verbatim content: String) { storage = .verbatim(content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { storage = .localized(key, table: tableName, bundle: bundle) }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }
  // A literal would choose it, as the one without default arguments.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }
  @_disfavoredOverload
  public init(_ image: Image) { storage = .image(image) }
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }
  @_disfavoredOverload
  public init(_ dates: ClosedRange<Date>) {
    storage = .interval(dates.lowerBound, dates.upperBound)
  }
  @_disfavoredOverload
  public init(_ interval: DateInterval) { storage = .interval(interval.start, interval.end) }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    storage = .timer(
      timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(
      Formatted(string: format.asOnDevices.format(input)) { format.locale($0).format(input) })
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  /// On iOS the initializer for reference types accepts dates, because `Date` is a `ReferenceConvertible` there.
  public init(_ subject: Date, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .joined(lhs, rhs)) }

  func with(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension Text: View, UndrawnValue {
  public typealias Body = Never
}
