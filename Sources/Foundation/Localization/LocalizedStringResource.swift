public import Foundation

/// A text to look up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where tables are looked for.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

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
  public let defaultValue: String.LocalizationValue
  public var table: String?
  public var locale: Locale
  public let bundle: BundleDescription

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
