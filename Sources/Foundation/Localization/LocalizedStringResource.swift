public import Foundation

/// A text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where tables are looked for.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    /// The bundle at a URL, or the main bundle if there is none.
    case atURL(URL)

    /// Whether both are equal, comparing bundles by path: `main` equals the same bundle `atURL`.
    public static func == (one: Self, other: Self) -> Bool {
      one.bundle.bundlePath == other.bundle.bundlePath
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key under which a table has the text.
  public let key: String
  /// The text if no table contains the key; its values are also inserted into a table's text.
  public let defaultValue: String.LocalizationValue
  /// The table; nil and an empty name stand for `Localizable`.
  public var table: String?
  /// The locale of the text and of its numbers; the current locale does not change the preferred language.
  public var locale: Locale
  /// The bundle whose tables are searched.
  public let bundle: BundleDescription

  /// The key is the text with a specifier for each value: `%lld trails`.
  ///
  /// The comment is not read.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// The values are those of `defaultValue`, in its order.
  ///
  /// The comment is not read.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource in the table `Localizable` of the main bundle, with the text as its key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource in the table `Localizable` of the main bundle, whose key has a specifier for each value.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
