import DarkroomCoreGraphics
public import Foundation

/// The one screen there is: 390 × 844 points at three pixels a point, unless set otherwise.
///
/// `SNAPSHOT_SCREEN_SIZE` and `SNAPSHOT_SCALE` in the environment set it, `screen` in `.snapshots.json`, and the
/// trait `.snapshots(screen:scale:)` of a test.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private static let mainScreen = UIScreen()

  /// The only one.
  open class var main: UIScreen { mainScreen }
  open class var screens: [UIScreen] { [mainScreen] }

  /// Pixels in a point on the main screen; images and text read it off the main actor.
  nonisolated package static var mainScale: CGFloat { ScreenMetrics.main.scale }

  /// Replaces the main screen's geometry.
  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels in a point.
  /// - Precondition: all are positive.
  nonisolated package static func setMain(size: CGSize? = nil, scale: CGFloat? = nil) {
    UncaughtException.require(
      scale ?? 1 > 0 && size?.width ?? 1 > 0 && size?.height ?? 1 > 0,
      "a screen of \(size ?? .zero) points at scale \(scale ?? 1)", name: .invalidArgument)
    let old = ScreenMetrics.main
    ScreenMetrics.main = ScreenMetrics(size: size ?? old.size, scale: scale ?? old.scale)
  }

  /// Runs `operation` with another main screen, which nothing outside of it sees.
  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels in a point.
  /// - Precondition: all are positive.
  package static func withMain<R>(
    size: CGSize?, scale: CGFloat?, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    var metrics = ScreenMetrics.main
    metrics.size = size ?? metrics.size
    metrics.scale = scale ?? metrics.scale
    return try await ScreenMetrics.withMain(metrics, operation: operation)
  }

  override init() { super.init() }

  /// In points; 390 × 844 unless set.
  ///
  /// A device of a snapshot does not change it.
  open var bounds: CGRect { CGRect(origin: .zero, size: ScreenMetrics.main.size) }
  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels in a point: 3 unless set.
  open var scale: CGFloat { Self.mainScale }
  /// The same as `scale`.
  open var nativeScale: CGFloat { scale }
  /// Between 0 and 1; it changes no picture, but who listens hears of it.
  open var brightness: CGFloat = 0.5 {
    didSet {
      let kept = min(max(brightness, 0), 1)
      if kept != brightness { brightness = kept }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// The only one there is.
  open var currentMode: UIScreenMode? { UIScreenMode() }
  open var preferredMode: UIScreenMode? { currentMode }
  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  open var mirrored: UIScreen? { nil }
  /// The windows that are shown, back to front, as they look now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let snapshot = UIView(frame: bounds)
    for window in WindowList.windows where !window.isHidden {
      guard let view = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      view.frame = window.frame
      snapshot.addSubview(view)
    }
    return snapshot
  }
  open func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: selector)
  }

  nonisolated public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Headless: never posted.
  nonisolated public static let didConnectNotification = NSNotification.Name(
    "UIScreenDidConnectNotification")
  /// Headless: never posted.
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Headless: never posted.
  nonisolated public static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// Headless: never posted.
  nonisolated public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")

  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// The same: a screen is never turned here.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
  /// A phone in portrait: light, left to right, compact width, regular height, text size `large`.
  open var traitCollection: UITraitCollection { .screenDefault }
  /// - Important: Inert.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen: UITraitEnvironment {}

/// The screen's coordinates, which are those of a window at its origin.
private final class ScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return point }
    return view.convert(windowPoint(point, of: view), from: nil)
  }
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return point }
    return screenPoint(view.convert(point, to: nil), of: view)
  }
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView else { return rect }
    return view.convert(
      CGRect(origin: windowPoint(rect.origin, of: view), size: rect.size), from: nil)
  }
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView else { return rect }
    let inWindow = view.convert(rect, to: nil)
    return CGRect(origin: screenPoint(inWindow.origin, of: view), size: inWindow.size)
  }

  private func origin(of view: UIView) -> CGPoint { view.containingWindow?.frame.origin ?? .zero }
  private func windowPoint(_ point: CGPoint, of view: UIView) -> CGPoint {
    CGPoint(x: point.x - origin(of: view).x, y: point.y - origin(of: view).y)
  }
  private func screenPoint(_ point: CGPoint, of view: UIView) -> CGPoint {
    CGPoint(x: point.x + origin(of: view).x, y: point.y + origin(of: view).y)
  }
}
