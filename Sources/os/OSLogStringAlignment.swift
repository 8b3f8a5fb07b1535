/// How many columns a part of a message takes at least.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: false) }
  /// Spaces stand before the text; a longer text is not cut.
  ///
  /// Columns are characters, whatever their width.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }
  /// Spaces stand behind the text; a longer text is not cut.
  ///
  /// Columns are characters, whatever their width.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  func padded(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}
