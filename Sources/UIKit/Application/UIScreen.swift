import DarkroomCoreGraphics
public import Foundation

/// The only screen: 390 × 844 points at three pixels per point, unless set otherwise.
///
/// The environment variables `SNAPSHOT_SCREEN_SIZE` and `SNAPSHOT_SCALE` set it, as do the key `screen` in
/// `.snapshots.json` and the trait `.snapshots(screen:scale:)` of a test.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private static let mainScreen = UIScreen()

  /// The only screen.
  open class var main: UIScreen { mainScreen }
  /// Always one screen, the main one.
  open class var screens: [UIScreen] { [mainScreen] }

  /// The number of pixels per point of the main screen, for images and text outside the main actor.
  nonisolated package static var mainScale: CGFloat { ScreenMetrics.main.scale }

  /// Replaces the geometry of the main screen.
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  /// - Precondition: All values are positive.
  nonisolated package static func setMain(size: CGSize? = nil, scale: CGFloat? = nil) {
    UncaughtException.require(
      scale ?? 1 > 0 && size?.width ?? 1 > 0 && size?.height ?? 1 > 0,
      "a screen of \(size ?? .zero) points at scale \(scale ?? 1)", name: .invalidArgument)
    let old = ScreenMetrics.main
    ScreenMetrics.main = ScreenMetrics(size: size ?? old.size, scale: scale ?? old.scale)
  }

  /// Runs `operation` with another main screen, which code outside of the operation does not see.
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  /// - Precondition: All values are positive.
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

  /// The bounds in points: 390 × 844 unless set.
  ///
  /// The device of a snapshot does not change them.
  open var bounds: CGRect { CGRect(origin: .zero, size: ScreenMetrics.main.size) }
  /// The bounds in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels per point: 3 unless set.
  open var scale: CGFloat { Self.mainScale }
  /// The same as `scale`.
  open var nativeScale: CGFloat { scale }
  /// The brightness between 0 and 1.
  ///
  /// It changes no picture, but setting it posts the notification.
  open var brightness: CGFloat = 0.5 {
    didSet {
      let kept = min(max(brightness, 0), 1)
      if kept != brightness { brightness = kept }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// The only mode of the screen.
  open var currentMode: UIScreenMode? { UIScreenMode() }
  /// The same as `currentMode`.
  open var preferredMode: UIScreenMode? { currentMode }
  /// Always one mode.
  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// Always nil.
  open var mirrored: UIScreen? { nil }
  /// Returns a view that shows the visible windows, back to front, as they look now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let snapshot = UIView(frame: bounds)
    for window in WindowList.windows where !window.isHidden {
      guard let view = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      view.frame = window.frame
      snapshot.addSubview(view)
    }
    return snapshot
  }
  /// Creates a display link as `CADisplayLink(target:selector:)` does.
  open func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: selector)
  }

  /// Posted whenever `brightness` is set, even to the same value.
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

  /// Always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Always false.
  open var isCaptured: Bool { false }
  /// The space of the screen in points, with its origin at the top left.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// The same as `coordinateSpace`, because the screen never rotates here.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
  /// The traits of an iPhone in portrait: light, left to right, compact width, regular height, text size `large`.
  open var traitCollection: UITraitCollection { .screenDefault }
  /// - Important: Inert.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen: UITraitEnvironment {}

/// The screen's coordinate space, which is that of a window at the screen's origin.
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
