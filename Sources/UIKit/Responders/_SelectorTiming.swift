import DarkroomCoreGraphics
public import Foundation

/// The protocol through which timers with a selector are created, because an initializer of a protocol may return an
/// object of a subclass.
public protocol _SelectorTiming {}

extension Timer: _SelectorTiming {}

extension _SelectorTiming where Self: Timer {
  /// Creates a timer that is not in a run loop yet.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let start = Date(timeIntervalSinceNow: ti)
    self = .make(SelectorTimer.make(start, ti, aTarget, aSelector, userInfo, yesOrNo))
  }

  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self = .make(SelectorTimer.make(date, ti, t, s, ui, rep))
  }

  private static func make(_ timer: SelectorTimer) -> Self {
    guard let timer = timer as? Self else {
      UncaughtException.raise("\(Self.self) is made by blocks", name: .generic)
    }
    return timer
  }
}
