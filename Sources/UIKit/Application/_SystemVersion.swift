/// The version of iOS that Darkroom simulates, which follows the look.
public enum _SystemVersion {
  private static var played: [Int] { InterfaceLook.current.systemVersion }

  static var text: String { played.map(String.init).joined(separator: ".") }

  /// Whether `#available(iOS …, *)` is true.
  ///
  /// The plugin IOSSources replaces such conditions with this call if they name a later version.
  public static func isAtLeast(_ version: Int...) -> Bool {
    var version = version
    while version.last == 0 { version.removeLast() }
    return !played.lexicographicallyPrecedes(version)
  }
}
