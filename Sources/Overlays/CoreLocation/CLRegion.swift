/// An area that can be entered and left.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name by which the app recognizes the region.
  public let identifier: String
  /// - Important: Inert.
  open var notifyOnEntry = true
  /// - Important: Inert.
  open var notifyOnExit = true

  init(name: String) { identifier = name }
}
