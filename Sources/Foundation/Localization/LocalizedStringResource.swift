public import Foundation

/// A text to look up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where tables are looked for.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    /// The main bundle where none is there.
    case atURL(URL)

    /// By path: `main` equals the same bundle `atURL`.
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

  public let key: String
  /// Shown where no table has the key; its values stand in the table's text, too.
  public let defaultValue: String.LocalizationValue
  /// Nil and the empty name are `Localizable`.
  public var table: String?
  /// For the text's language and the numbers in it; the current locale leaves the preferred language.
  public var locale: Locale
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

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
