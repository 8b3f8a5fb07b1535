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

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var isEnabled = true {
    willSet { _willChangeValue(of: \.isEnabled, named: "enabled") }
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      _didChangeValue(of: \.isEnabled, named: "enabled")
    }
  }
  open var isSelected = false {
    willSet { _willChangeValue(of: \.isSelected, named: "selected") }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      _didChangeValue(of: \.isSelected, named: "selected")
    }
  }
  open var isHighlighted = false {
    willSet { _willChangeValue(of: \.isHighlighted, named: "highlighted") }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      _didChangeValue(of: \.isHighlighted, named: "highlighted")
    }
  }
  open var state: State { stateBits }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(isRightToLeft: isRightToLeft)
  }
  open var isTracking: Bool { tracking.isTracking }
  open var isTouchInside: Bool { tracking.isInside }
  open var showsMenuAsPrimaryAction = false
  /// Whether `interactions` contains a context menu interaction with the control as its delegate.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { menuInteractionDidChange() } }
  }
  /// The tool tip's text; setting one creates the interaction for it.
  open var toolTip: String? {
    didSet { toolTipDidChange() }
  }
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

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, action: action, events: controlEvents)
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target, action: action, events: controlEvents)
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, events: controlEvents)
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(identifier: identifier, events: controlEvents)
  }
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event,
      _ stop: inout Bool
    ) -> Void
  ) { enumerate(iterator) }
  open var allTargets: Set<AnyHashable> { targets }
  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(of: target, event: controlEvent)
  }

  // MARK: Sending

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  /// Runs the actions in the order in which they were added, even if the control is disabled.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
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
