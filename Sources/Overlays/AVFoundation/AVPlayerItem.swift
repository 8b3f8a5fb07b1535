/// What a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether it is ready.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public let asset: AVAsset

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(url URL: URL) { self.init(asset: AVAsset(url: URL)) }

  /// Always `unknown`: nothing is loaded.
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  /// Unknown.
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
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
  public static let AVPlayerItemDidPlayToEndTime = Self(
    rawValue: "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Self(
    rawValue: "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Self(
    rawValue: "AVPlayerItemPlaybackStalledNotification")
}
