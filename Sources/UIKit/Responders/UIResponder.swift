import DarkroomCoreGraphics
public import Foundation

/// An object that takes part in the responder chain.
///
/// Headless: events come from tests, never from a device.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  // MARK: Chain

  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { holdsFirstResponder }
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  /// - Important: Inert.
  open func reloadInputViews() {}

  // MARK: Events

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Actions

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    targetInChain(for: action, sender: sender)
  }

  // MARK: Interface files

  /// Called for each object made from a storyboard or a xib, once its outlets are set.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}

extension UIResponder {
  fileprivate func targetInChain(for action: Selector, sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if candidate.canPerformAction(action, withSender: sender) { return candidate }
      responder = candidate.next
    }
    return nil
  }
}
