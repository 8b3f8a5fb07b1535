/// What was set of an object's accessibility; nil where nothing was.
struct AccessibilityState {
  enum Text { case label, hint, value }

  var isElement: Bool?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  private var texts: [Text: NSAttributedString] = [:]
  private var box: Box?

  subscript(text: Text) -> String? {
    get { texts[text]?.string }
    set { texts[text] = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What was set, or `plain` without attributes.
  func attributed(_ text: Text, else plain: String?) -> NSAttributedString? {
    texts[text] ?? plain.map { NSAttributedString(string: $0) }
  }

  mutating func setAttributed(_ text: Text, _ value: NSAttributedString?) { texts[text] = value }

  /// What few objects set, kept apart so that all others stay small.
  var rare: Rare {
    get { box?.value ?? Rare() }
    set { if let box { box.value = newValue } else { box = Box(newValue) } }
  }

  struct Rare {
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var userInputLabels: [String]?
    var textualContext: UIAccessibilityTextualContext?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var respondsToInteraction: Bool?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var elements: [Any]?
    var automationElements: [Any]?
    /// Not of accessibility, but as rare.
    var focusGroup: String?
    var userActivity: NSUserActivity?
  }

  private final class Box {
    var value: Rare
    init(_ value: Rare) { self.value = value }
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
