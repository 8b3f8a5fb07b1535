import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// Recognizes a gesture in the touches of a view and calls its targets.
///
/// Tests send touches through a window, or set `state`, which calls the targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, _ObjectInitializers {
  /// The state of a gesture; `ended` and `recognized` are the same.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The same state as `ended`, for gestures that are recognized once.
    public static let recognized = State.ended
  }

  final var handlers: [(target: WeakTarget, action: Selector)] = []
  final var attachedView: UIView? {
    get { viewReference?.view }
    set { viewReference = newValue?.reference }
  }
  private final var viewReference: ViewReference?
  final var touches: [UITouch] = []
  final var startLocation: CGPoint = .zero
  private var storedState = State.possible
  /// The recognizers that have to fail, for the current touches, before this one can recognize.
  final var rivals: [UIGestureRecognizer] = []
  /// The state that the recognizer would have if it did not have to wait.
  final var heldState: State?
  private final var required: [WeakRecognizer] = []

  private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

  /// Creates a recognizer; without a target or an action, none is added.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  // A storyboard creates recognizers through this initializer, which it finds by its position in the class.
  public init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(target: nil, action: nil) }

  deinit { AssociatedObjects.release(of: self) }

  /// Is called when the nib that contains the recognizer has been loaded.
  open func awakeFromNib() {}

  /// The view that has the recognizer; nil if none has.
  open var view: UIView? { attachedView }
  /// The object that is asked before the gesture begins; it is not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches are recognized; setting it to false cancels a gesture that has begun.
  open var isEnabled = true {
    willSet { _willChangeValue(of: \.isEnabled, named: "enabled") }
    didSet {
      if !isEnabled, isRecognizing { state = .cancelled }
      _didChangeValue(of: \.isEnabled, named: "enabled")
    }
  }
  /// Whether the view's touches are cancelled when the gesture is recognized; true by default.
  open var cancelsTouchesInView = true
  /// Whether touches reach the view only after the gesture has failed.
  ///
  /// - Important: Inert. Touches are never delayed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches reaches the view later.
  ///
  /// - Important: Inert. Touches are never delayed.
  open var delaysTouchesEnded = true
  /// - Important: Inert. Every simulated touch is let through.
  open var allowedTouchTypes: [NSNumber] = []
  /// - Important: Inert.
  open var requiresExclusiveTouchType = true
  /// A name for debugging; nil by default.
  open var name: String?
  /// - Important: Inert.
  open var allowedPressTypes: [NSNumber] = []
  /// Always empty: no key is pressed.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Always empty: there is no pointer.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// Never called here: simulated touches reach all recognizers of a view.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// The state; setting one other than possible or failed calls the targets.
  open var state: State {
    get { storedState }
    set { tellingObservers(of: \.state, named: "state") { enter(newValue) } }
  }

  /// Adds a target, which is called with the recognizer; a pair that was added already is not added again.
  ///
  /// The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let object = ClassObject.standing(for: target)
    guard !handlers.contains(where: { $0.target.object === object && $0.action == action })
    else { return }
    handlers.append((WeakTarget(object), action))
  }
  /// Removes targets; a nil target stands for all targets, and a nil action for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { handler in
      (target == nil || handler.target.object === target.map(ClassObject.standing))
        && (action == nil || handler.action == action)
    }
  }

  /// Makes this recognizer wait until the other has failed for the same touches; if the other recognizes them, this one
  /// fails.
  ///
  /// Here a recognizer that waits for further taps fails on the next turn of the main run loop.
  open func require(toFail other: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil }
    required.append(WeakRecognizer(recognizer: other))
  }
  final func requires(_ other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other }
  }
  /// The number of touches of the current gesture.
  open var numberOfTouches: Int { touches.count }
  /// The middle of all touches.
  open func location(in view: UIView?) -> CGPoint { middle(in: view) }
  /// The location of one touch; an index out of range ends the program.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    touches[index].location(in: view)
  }
  /// Whether the other recognizer has to wait until this one has failed; false unless overridden.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  /// Whether this recognizer has to wait until the other one has failed; false unless overridden.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// Never asked here.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Never asked here.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Is called with new touches of the view and its subviews, before the view gets them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is called when touches have moved, before the view is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is called when touches have ended, before the view is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is called when touches were cancelled; the state becomes `cancelled`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  /// Is called before the recognizer returns to the state `possible`.
  open func reset() {}
  /// Whether touches that begin after others have ended can still belong to the same gesture.
  var expectsMoreTouches: Bool { false }
  /// Removes a touch from the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  private func enter(_ state: State) {
    if state == .began || state == .ended, storedState == .possible {
      if isWaiting {
        heldState = state
        return
      }
      if !mayBegin {
        heldState = nil
        storedState = .failed
        return
      }
    }
    heldState = nil
    storedState = state
    if state != .possible, state != .failed { callTargets() }
  }

  private var isWaiting: Bool { rivals.contains { $0.state == .possible } }

  private var mayBegin: Bool {
    (attachedView?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  private func callTargets() {
    for handler in handlers {
      guard let object = handler.target.object else { continue }
      _ = ActionDispatch.method(handler.action, of: object)?.call(object, [self, nil])
    }
  }
}
