import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// A view that converts touches into actions on its targets.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  final var handlers: [ControlHandler] = []
  final var tracking = TrackingState()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIControl.self)
  }

  /// Creates a control that performs the action for `primaryActionTriggered`; nil adds no action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether touches have an effect; true by default.
  ///
  /// Many controls are paler while they are disabled. `sendActions(for:)` works in any case.
  open var isEnabled = true {
    willSet { _willChangeValue(of: \.isEnabled, named: "enabled") }
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      _didChangeValue(of: \.isEnabled, named: "enabled")
    }
  }
  /// Whether the control is selected; false by default.
  ///
  /// Touches do not change it in most controls.
  open var isSelected = false {
    willSet { _willChangeValue(of: \.isSelected, named: "selected") }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      _didChangeValue(of: \.isSelected, named: "selected")
    }
  }
  /// Whether the control is shown as touched; tracking sets it, and code may set it, too.
  open var isHighlighted = false {
    willSet { _willChangeValue(of: \.isHighlighted, named: "highlighted") }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      _didChangeValue(of: \.isHighlighted, named: "highlighted")
    }
  }
  /// The bits of the current state, from `isHighlighted`, `isEnabled` and `isSelected`.
  open var state: State { stateBits }
  /// The vertical placement of the content; `center` by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal placement of the content; `center` by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal placement with left or right instead of leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(isRightToLeft: isRightToLeft)
  }
  /// Whether the control follows a touch.
  open var isTracking: Bool { tracking.isTracking }
  /// Whether the touch that the control follows is inside its bounds.
  open var isTouchInside: Bool { tracking.isInside }
  /// Whether a tap, rather than a long press, opens the menu; false by default.
  open var showsMenuAsPrimaryAction = false
  /// Whether `interactions` contains a context menu interaction with the control as its delegate.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { menuInteractionDidChange() } }
  }
  /// The tool tip's text; setting one creates the interaction for it.
  open var toolTip: String? {
    didSet { toolTipDidChange() }
  }
  /// The interaction for the tool tip; nil if no text is set.
  open private(set) var toolTipInteraction: UIToolTipInteraction?
  /// - Important: Inert. Symbols do not move.
  open var isSymbolAnimationEnabled = false
  /// The interaction that shows the control's menu; nil if a long press opens no menu.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    isContextMenuInteractionEnabled
      ? interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first : nil
  }
  /// Returns nil, unless a subclass has a menu.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  private func menuInteractionDidChange() {
    if isContextMenuInteractionEnabled {
      addInteraction(UIContextMenuInteraction(delegate: self))
    } else {
      for case let old as UIContextMenuInteraction in interactions where old.delegate === self {
        removeInteraction(old)
      }
    }
  }
  private func toolTipDidChange() {
    guard let toolTip else {
      toolTipInteraction.map(removeInteraction)
      return toolTipInteraction = nil
    }
    let interaction = toolTipInteraction ?? UIToolTipInteraction()
    interaction.defaultToolTip = toolTip
    toolTipInteraction = interaction
    addInteraction(interaction)
  }
  /// The point at which a menu opens, in the control's coordinates: the middle of its lower edge.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  // MARK: Targets

  /// Adds a target and its action for events.
  ///
  /// A nil target stands for the first responder in the chain that has the method. The target is not
  /// retained. Further events of the same pair are added to the earlier ones.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, action: action, events: controlEvents)
  }
  /// Removes targets for events; a nil target stands for all targets, and a nil action for all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target, action: action, events: controlEvents)
  }
  /// Adds an action for events; it replaces an earlier one with the same identifier, and keeps its events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, events: controlEvents)
  }
  /// Removes the action with the same identifier for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Removes the action with the identifier for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(identifier: identifier, events: controlEvents)
  }
  /// Calls the closure for each action and target in the order in which they were added, until it sets `stop`.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event,
      _ stop: inout Bool
    ) -> Void
  ) { enumerate(iterator) }
  /// The targets; `NSNull` stands for the nil target.
  open var allTargets: Set<AnyHashable> { targets }
  /// The events for which the control has an action or a target.
  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }
  /// The names of a target's actions for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(of: target, event: controlEvent)
  }

  // MARK: Sending

  /// Sends the action through the application, which looks for a nil target in the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  /// Performs the action with the control as its sender, even if the control is disabled.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  /// Runs the actions in the order in which they were added, even if the control is disabled.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
  /// Sends `primaryActionTriggered`, even if the control is disabled.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Tracking

  /// Is asked when a touch begins on an enabled control; false ignores the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Is asked when the touch moves, inside or outside; false ends the tracking without an event.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Is called when the touch ends, before the events are sent; `isTouchInside` says where.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Is called when the touch is cancelled, before `touchCancel` is sent.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepTracking(touches, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    abandonTracking(event)
  }

  override var naturallyRespondsToUserInteraction: Bool { isEnabled }

  /// Whether a tap triggers the control's primary action, as a tap on a button does.
  var triggersPrimaryActionOnTouchUp: Bool { false }

  /// Called when the state changes; subclasses in UIKit override it.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
