public import DarkroomQuartzCore
public import Foundation

/// Calls a method once for each frame of a display with 60 frames per second.
///
/// A timer of the run loop calls it here. The first time stamp is the time at which the link was added to its run loop;
/// each later one is exactly a frame later, regardless of delays of the run loop. The link retains its target until it
/// is invalidated, as on iOS.
open class CADisplayLink: NSObject, @unchecked Sendable {
  private var target: AnyObject?
  private let selector: Selector
  private var timers: [(loop: RunLoop, mode: RunLoop.Mode, timer: Timer)] = []
  private var frames = 0
  private var start: CFTimeInterval = 0
  /// The time stamp of the frame that the display shows, even while the link is paused.
  private var clock: CFTimeInterval = 0

  /// The method takes no argument, or the link as its only one.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Seconds; 0 before the first frame.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The target time in seconds: one period after `timestamp`, and 0 before the first frame.
  open var targetTimestamp: CFTimeInterval { timestamp == 0 ? 0 : timestamp + period }
  /// The duration of a frame of the display in seconds; 0 before the first one.
  open var duration: CFTimeInterval { frames == 0 ? 0 : 1 / Self.refreshRate }
  /// The display continues during a pause, so the time stamp of the first frame after it is accordingly later.
  open var isPaused = false
  /// The range of frames per second; only `preferred` is used, and it sets `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      preferredFramesPerSecond = Int(limited: CGFloat(preferredFrameRateRange.preferred ?? 0))
    }
  }
  /// The number of frames per second; 0 for the number that the display shows.
  open var preferredFramesPerSecond = 0 { didSet { reschedule() } }

  private static let refreshRate = 60.0

  /// The seconds between calls: a whole number of frames.
  private var period: CFTimeInterval {
    guard preferredFramesPerSecond > 0 else { return 1 / Self.refreshRate }
    return max(1, (Self.refreshRate / Double(preferredFramesPerSecond)).rounded())
      / Self.refreshRate
  }

  /// Starts calling the method while the run loop runs in the mode; does nothing after `invalidate()`.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !timers.contains(where: { $0.loop === runloop && $0.mode == mode })
    else { return }
    if start == 0 { start = CACurrentMediaTime() }
    let timer = Timer(timeInterval: period, repeats: true) { [weak self] timer in
      if let self { self.fire() } else { timer.invalidate() }
    }
    timers.append((runloop, mode, timer))
    runloop.add(timer, forMode: mode)
    keepAlive()
  }

  /// Stops the calls in this run loop and mode; others continue.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timers.filter { $0.loop === runloop && $0.mode == mode }.forEach { $0.timer.invalidate() }
    timers.removeAll { $0.loop === runloop && $0.mode == mode }
    keepAlive()
  }

  /// Stops all calls for good and releases the target.
  open func invalidate() {
    timers.forEach { $0.timer.invalidate() }
    timers = []
    target = nil
    keepAlive()
  }

  /// A reference to the link itself while it is in a run loop, because on iOS the run loop retains it.
  private var selfInRunLoop: CADisplayLink?

  private func keepAlive() { selfInRunLoop = timers.isEmpty ? nil : self }

  private func reschedule() {
    let places = timers.map { ($0.loop, $0.mode) }
    timers.forEach { $0.timer.invalidate() }
    timers = []
    for (loop, mode) in places { add(to: loop, forMode: mode) }
  }

  private func fire() {
    guard let target else { return }
    clock = frames == 0 ? start : clock + period
    frames += 1
    if isPaused { return }
    timestamp = clock
    _ = selector.method(of: target)?.call(target, [self])
  }
}
