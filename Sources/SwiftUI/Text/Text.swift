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
    /// The description of a value for text renderers, by which texts with different values differ.
    case attribute(String)
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

  /// Creates a text that is shown as it is, without a look-up in tables and without Markdown.
  public init(verbatim content: String) { storage = .verbatim(content) }
  /// Creates a text that is shown as it is, without a look-up in tables and without Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }
  /// Creates a text that is looked up in tables and then parsed as Markdown.
  ///
  /// - Parameters:
  ///   - key: The key, which is shown itself if no table contains it.
  ///   - tableName: The name of the table; nil is `Localizable`.
  ///   - bundle: The bundle with the tables; nil is the main one.
  ///   - comment: A note for translators, which has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { storage = .localized(key, table: tableName, bundle: bundle) }
  /// Creates a text from a resource, which is looked up in the locale of the environment.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }
  // A literal would choose it, as the one without default arguments.
  /// Creates a text with attributes, of which fonts, colors, lines, spacing and Markdown are drawn.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }
  /// Creates a text of one image, which is as large as the letters around it if it is a symbol.
  @_disfavoredOverload
  public init(_ image: Image) { storage = .image(image) }
  /// Creates a text for a date, in the locale, calendar and time zone of the environment.
  ///
  /// Styles that depend on the present read the clock, unless `_referenceDate(_:)` sets a time.
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }
  /// Creates a text with two times, or with two dates and times if they are on different days.
  @_disfavoredOverload
  public init(_ dates: ClosedRange<Date>) {
    storage = .interval(dates.lowerBound, dates.upperBound)
  }
  /// Creates a text with two times, or with two dates and times if they are on different days.
  @_disfavoredOverload
  public init(_ interval: DateInterval) { storage = .interval(interval.start, interval.end) }
  /// Creates a text with a clock that runs through an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval; before and after it, the clock stands still.
  ///   - pauseTime: The time at which the clock is stopped; nil is the present.
  ///   - countsDown: Whether the time to the end is shown, instead of the time since the start.
  ///   - showsHours: Whether hours are separate, instead of 60 minutes each.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    storage = .timer(
      timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
  }
  /// Creates a text from a value, in the locale of the environment.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format that turns the value into text.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(
      Formatted(string: format.asOnDevices.format(input)) { format.locale($0).format(input) })
  }
  /// Creates a text from a value that a formatter turns into text; it is empty if the formatter cannot.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  /// On iOS the initializer for reference types accepts dates, because `Date` is a `ReferenceConvertible` there.
  public init(_ subject: Date, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  /// Creates a text from an object that a formatter turns into text; it is empty if the formatter cannot.
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
