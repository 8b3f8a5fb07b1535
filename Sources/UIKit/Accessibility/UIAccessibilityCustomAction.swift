public import Foundation

/// An action that an element offers to users of assistive technologies.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Names of the categories under which a screen reader lists actions.
  public enum Category {
    public static let edit = "UIAccessibilityCustomActionCategoryEdit"
  }
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What a screen reader says for the action.
  open var attributedName: NSAttributedString
  open var image: UIImage?
  /// The object with the method `selector`, referenced weakly.
  open weak var target: AnyObject?
  open var selector: Selector
  /// Is called instead of the target's method; returns whether the action succeeded.
  open var actionHandler: Handler?
  open var category: String?

  public init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map(ClassObject.standing)
    self.selector = selector
    super.init()
  }

  public init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: nil, target: target,
      selector: selector)
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target,
      selector: selector)
  }

  public convenience init(
    attributedName: NSAttributedString, target: Any?, selector: Selector
  ) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// The text of `attributedName`; setting it removes the attributes.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}
