/// What a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether it is ready.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The asset that would be played.
  public let asset: AVAsset

  /// Creates an item, which is never ready.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates an item of a file or stream, which is not read.
  public convenience init(url URL: URL) { self.init(asset: AVAsset(url: URL)) }

  /// Always `unknown`: nothing is loaded.
  open var status: Status { .unknown }
  /// Always nil.
  open var error: (any Error)? { nil }
  /// Unknown.
  open var duration: CMTime { .indefinite }
  /// Always zero.
  open var presentationSize: CGSize { .zero }
  /// Always false.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Always true.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Always false.
  open var isPlaybackBufferFull: Bool { false }
  /// Always zero; the player has the time that was sought.
  open func currentTime() -> CMTime { .zero }
  /// - Important: Inert.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// - Important: Inert.
  open var preferredPeakBitRate: Double = 0
  /// False: nothing is loaded.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

extension NSNotification.Name {
  /// Never posted here.
  public static let AVPlayerItemDidPlayToEndTime = Self(
    rawValue: "AVPlayerItemDidPlayToEndTimeNotification")
  /// Never posted here.
  public static let AVPlayerItemFailedToPlayToEndTime = Self(
    rawValue: "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Never posted here.
  public static let AVPlayerItemPlaybackStalled = Self(
    rawValue: "AVPlayerItemPlaybackStalledNotification")
}
