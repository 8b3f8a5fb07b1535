/// Remembers what it was given and told; nothing plays, so its time stands at the last one that was sought.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether it is ready.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Whether a player plays, or waits to.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// What a player does behind its item's last picture.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// The item that would be played.
  open private(set) var currentItem: AVPlayerItem?
  /// What `play()` sets to 1 and `pause()` to 0.
  open var rate: Float = 0
  /// The volume from 0 to 1; it is stored, because nothing is heard.
  open var volume: Float = 1
  /// - Important: Inert.
  open var isMuted = false
  /// - Important: Inert.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// - Important: Inert.
  open var allowsExternalPlayback = true
  /// - Important: Inert.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// - Important: Inert.
  open var automaticallyWaitsToMinimizeStalling = true
  private var time = CMTime.zero

  public override init() { super.init() }

  /// Creates a player that does not play.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Creates a player of a file or stream, which is not read.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Always `unknown`: nothing is loaded.
  open var status: Status { .unknown }
  /// Always nil.
  open var error: (any Error)? { nil }
  /// A rate other than 0 waits for ever.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  /// Sets the rate to 1.
  open func play() { rate = 1 }
  /// Sets the rate to 0.
  open func pause() { rate = 0 }
  /// Sets the rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Replaces the item, and sets the time to zero; the rate does not change.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }
  /// The time that was sought last.
  open func currentTime() -> CMTime { time }
  /// Sets the time at once; it is not limited to the duration.
  open func seek(to time: CMTime) { self.time = time }
  /// Calls back before it returns.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  /// Sets the time exactly, at once.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    self.time = time
  }
  /// Calls back before it returns.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// An observer that is never called: no time passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// - Important: Inert.
  open func removeTimeObserver(_ observer: Any) {}
}
