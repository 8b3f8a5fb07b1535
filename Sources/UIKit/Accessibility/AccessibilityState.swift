/// The accessibility properties that code has set on an object; a property that was never set is nil.
@MainActor
struct AccessibilityState {
  enum Text { case label, hint, value }

  private var ownIsElement: Bool?
  private var ownTraits: UIAccessibilityTraits?
  private var ownFrame: CGRect?
  private var texts = [Text: NSAttributedString]()
  private var box: Box?
  var blocks: AccessibilityBlocks? { box?.value.blocks }

  var isElement: Bool? {
    get { blocks?.isElement?() ?? ownIsElement }
    set { ownIsElement = newValue }
  }
  var traits: UIAccessibilityTraits? {
    get { blocks?.traits?() ?? ownTraits }
    set { ownTraits = newValue }
  }
  var frame: CGRect? {
    get { blocks?.frame?() ?? ownFrame }
    set { ownFrame = newValue }
  }

  subscript(text: Text) -> String? {
    get { blocks?.plain(text) ?? blocks?.attributed(text)?.string ?? texts[text]?.string }
    set { texts[text] = newValue.map { NSAttributedString(string: $0) } }
  }

  /// Returns the closure's answer or the stored text; if there is neither, returns `plain` without attributes.
  func attributed(_ text: Text, else plain: @autoclosure () -> String?) -> NSAttributedString? {
    if let answer = blocks?.attributed(text) { return answer }
    if let answer = blocks?.plain(text) { return NSAttributedString(string: answer) }
    return texts[text] ?? plain().map { NSAttributedString(string: $0) }
  }

  /// The attributed text that was set, without the fallback to a plain text.
  subscript(attributed text: Text) -> NSAttributedString? {
    get { attributed(text, else: nil) }
    set { setAttributed(text, newValue) }
  }

  mutating func setAttributed(_ text: Text, _ value: NSAttributedString?) { texts[text] = value }

  /// Properties that few objects set; they are stored apart to keep the common state small.
  var rare: Rare {
    get { box?.value ?? Rare() }
    set { if let box { box.value = newValue } else { box = Box(newValue) } }
  }

  @MainActor
  struct Rare {
    var blocks: AccessibilityBlocks?
    private var ownPath: UIBezierPath?
    private var ownActivationPoint: CGPoint?
    private var ownLanguage: String?
    private var ownUserInputLabels: [String]?
    private var ownTextualContext: UIAccessibilityTextualContext?
    private var ownHidesElements: Bool = false
    private var ownIsModal: Bool = false
    private var ownGroupsChildren: Bool = false
    private var ownNavigationStyle: UIAccessibilityNavigationStyle = .automatic
    private var ownContainerType: UIAccessibilityContainerType = .none
    private var ownRespondsToInteraction: Bool?
    private var ownCustomActions: [UIAccessibilityCustomAction]?
    private var ownElements: [Any]?
    private var ownAutomationElements: [Any]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var identifier: String?
    /// Not an accessibility property, but set as rarely.
    var focusGroup: String?
    var focusEffect: UIFocusEffect?
    var ignoresInvertColors = false
    var largeContent = LargeContent()
    var userActivity: NSUserActivity?

    var path: UIBezierPath? {
      get { blocks?.path?() ?? ownPath }
      set { ownPath = newValue }
    }
    var activationPoint: CGPoint? {
      get { blocks?.activationPoint?() ?? ownActivationPoint }
      set { ownActivationPoint = newValue }
    }
    var language: String? {
      get { blocks?.language?() ?? ownLanguage }
      set { ownLanguage = newValue }
    }
    var userInputLabels: [String]? {
      get { (blocks?.userInputLabels?() as? [String]) ?? ownUserInputLabels }
      set { ownUserInputLabels = newValue }
    }
    var textualContext: UIAccessibilityTextualContext? {
      get { blocks?.textualContext?().map(UIAccessibilityTextualContext.init) ?? ownTextualContext }
      set { ownTextualContext = newValue }
    }
    var hidesElements: Bool {
      get { blocks?.elementsHidden?() ?? ownHidesElements }
      set { ownHidesElements = newValue }
    }
    var isModal: Bool {
      get { blocks?.isModal?() ?? ownIsModal }
      set { ownIsModal = newValue }
    }
    var groupsChildren: Bool {
      get { blocks?.groupsChildren?() ?? ownGroupsChildren }
      set { ownGroupsChildren = newValue }
    }
    var navigationStyle: UIAccessibilityNavigationStyle {
      get { blocks?.navigationStyle?() ?? ownNavigationStyle }
      set { ownNavigationStyle = newValue }
    }
    var containerType: UIAccessibilityContainerType {
      get { blocks?.containerType?() ?? ownContainerType }
      set { ownContainerType = newValue }
    }
    var respondsToInteraction: Bool? {
      get { blocks?.respondsToInteraction?() ?? ownRespondsToInteraction }
      set { ownRespondsToInteraction = newValue }
    }
    var customActions: [UIAccessibilityCustomAction]? {
      get { blocks?.customActions?() ?? ownCustomActions }
      set { ownCustomActions = newValue }
    }
    var elements: [Any]? {
      get { blocks?.elements?() ?? ownElements }
      set { ownElements = newValue }
    }
    var automationElements: [Any]? {
      get { blocks?.automationElements?() ?? ownAutomationElements }
      set { ownAutomationElements = newValue }
    }
  }

  @MainActor
  private final class Box {
    var value: Rare
    init(_ value: Rare) { self.value = value }
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
