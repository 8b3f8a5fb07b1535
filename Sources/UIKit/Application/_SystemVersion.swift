/// The version of iOS that is played.
public enum _SystemVersion {
  private static let played = [18, 0]

  static var text: String { played.map(String.init).joined(separator: ".") }

  /// Whether `#available(iOS …, *)` holds in iOS sources; the plugin IOSSources puts it in the place of those that
  /// name a later version.
  public static func isAtLeast(_ version: Int...) -> Bool {
    var version = version
    while version.last == 0 { version.removeLast() }
    return !played.lexicographicallyPrecedes(version)
  }
}
