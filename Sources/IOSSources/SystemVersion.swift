/// The version of iOS that UIKit plays, as `UIDevice.systemVersion` says it; a test holds the two together.
enum SystemVersion {
  static let played = [18, 0]

  static func isLater(_ version: [Int]) -> Bool {
    var version = version
    while version.last == 0 { version.removeLast() }
    return played.lexicographicallyPrecedes(version)
  }
}
