/// Plays nothing.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// - Important: Inert.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }

  /// Always 0.
  open var loopCount: Int { 0 }
  /// - Important: Inert.
  open func disableLooping() {}
}
