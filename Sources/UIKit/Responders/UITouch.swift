import DarkroomCoreGraphics
public import Foundation

/// The state of a finger in an event, which tests create and move.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The stages of a touch, from beginning to end.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// Finger, remote, pencil or pointer.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// What the finger did last.
  open internal(set) var phase: Phase = .began
  /// Headless: always 1.
  open internal(set) var tapCount = 1
  /// Headless: always 0 seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// Headless: always `direct`, a finger.
  open internal(set) var type: TouchType = .direct
  open internal(set) weak var window: UIWindow?
  /// The view in which the finger came down; it stays the same when the finger moves out of it.
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Headless: always 0.
  open internal(set) var force: CGFloat = 0
  /// Headless: always 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// - Important: Inert. Always 0 points.
  open internal(set) var majorRadius: CGFloat = 0
  /// - Important: Inert. Always 0 points.
  open internal(set) var majorRadiusTolerance: CGFloat = 0

  /// Headless: nothing is estimated.
  open var estimatedProperties: Properties { [] }
  /// Headless: nothing is estimated.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The properties of a touch that may be estimates at first.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// Which of several fingers came down first.
  private(set) var order = 0
  private static var count = 0
  /// Whether no view receives the touch, because another view has an exclusive one.
  var isIgnored = false

  /// The position in the window's coordinates, or in the view's if there is no window.
  var position: CGPoint = .zero
  var previousPosition: CGPoint = .zero

  public override init() { super.init() }

  /// The angle is a right angle to the screen, because a finger has no other.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Headless: always 0 radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// Nil: nothing is estimated.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The position in points in the view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { converted(position, to: view) }
  /// The position before the last move, in points; the same as `location(in:)` when the finger came down.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPosition, to: view) }

  private func converted(_ point: CGPoint, to target: UIView?) -> CGPoint {
    guard let target else { return point }
    if let window { return target.convert(point, from: window) }
    return view.map { target.convert(point, from: $0) } ?? point
  }

  /// Starts the finger at `point` of `view`.
  package func start(at point: CGPoint, in view: UIView) {
    window = view.window ?? view as? UIWindow
    self.view = view
    position = window.map { view.convert(point, to: $0) } ?? point
    previousPosition = position
    phase = .began
    Self.count += 1
    order = Self.count
    isIgnored = false
  }

  /// Moves the finger to `point`, in the coordinates of its view.
  package func move(to point: CGPoint, phase: Phase) {
    previousPosition = position
    if let view, let window { position = view.convert(point, to: window) } else { position = point }
    self.phase = phase
  }
}
