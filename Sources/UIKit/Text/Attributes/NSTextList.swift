import DarkroomCoreGraphics
public import Foundation

/// How the items of a list are marked.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// A mark between braces, such as `{decimal}`, with text before and after it.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let box = Self("{box}")
    public static let check = Self("{check}")
    public static let circle = Self("{circle}")
    public static let diamond = Self("{diamond}")
    public static let disc = Self("{disc}")
    public static let hyphen = Self("{hyphen}")
    public static let square = Self("{square}")
    public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
    public static let octal = Self("{octal}")
    public static let lowercaseAlpha = Self("{lower-alpha}")
    public static let uppercaseAlpha = Self("{upper-alpha}")
    public static let lowercaseLatin = Self("{lower-latin}")
    public static let uppercaseLatin = Self("{upper-latin}")
    public static let lowercaseRoman = Self("{lower-roman}")
    public static let uppercaseRoman = Self("{upper-roman}")
    public static let decimal = Self("{decimal}")
  }

  /// How a list is marked that lies in another.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Before an item's mark stand those of the lists around it.
    public static let prependEnclosingMarker = Self(rawValue: 1)
  }

  public let markerFormat: MarkerFormat
  public let listOptions: Options
  /// The number of the first item; 1 unless it was set.
  open var startingItemNumber = 1

  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: options), startingItemNumber: 1)
  }

  /// Whether items have numbers or letters.
  open var isOrdered: Bool { TextListMarker(markerFormat.rawValue).kind.isOrdered }

  /// The mark with what stands around it in the format; a format without braces is the mark.
  open func marker(forItemNumber itemNumber: Int) -> String {
    TextListMarker(markerFormat.rawValue).text(of: itemNumber)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other.markerFormat == markerFormat && other.listOptions == listOptions
      && other.startingItemNumber == startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}
