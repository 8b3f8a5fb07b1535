public import DarkroomUIKit

/// An object that gives the views in its stored properties accessibility identifiers, so that tests find them.
///
/// A view, cell or controller conforms and calls `setAccessibilityIdentifiers()` in `layoutSubviews` or
/// `viewDidLayoutSubviews`. Does nothing where `AccessibilityIdentifierNaming.isEnabled` is false.
@preconcurrency @MainActor
public protocol AccessibilityIdentifierSettable {
  /// - Parameter target: the object whose stored properties are named instead of the receiver's; the view
  ///   controller and the index path still come from the receiver.
  func setAccessibilityIdentifiers(_ target: UIView?)
}

extension AccessibilityIdentifierSettable where Self: UIResponder {
  /// Gives each view in a stored property the identifier `<ViewController>-<property>`; in a cell of a table or
  /// collection view the description of its index path follows: `HogeViewController-titleLabel[0, 0]`.
  ///
  /// Properties of superclasses count up to the first class of UIKit. Optionals and arrays of views are looked
  /// into (`HogeViewController-stars[2]`); a lazy property that was not used yet stays unused.
  ///
  /// - Parameter target: the view that is set up; nil means this object.
  public func setAccessibilityIdentifiers(_ target: UIView? = nil) {
    guard AccessibilityIdentifierNaming.isEnabled else { return }
    let prefix = getViewControllerName() + "-"
    let suffix = indexPathDescription
    for property in StoredViews.of(target ?? self) {
      property.view.accessibilityIdentifier = prefix + property.name + suffix
    }
  }
}

extension UIResponder {
  /// The class name of the nearest view controller of the responder chain, the receiver included:
  /// without module, enclosing types and generic arguments.
  ///
  /// `UnknownViewController` where there is none.
  @_disfavoredOverload
  @preconcurrency @MainActor public func getViewControllerName() -> String {
    var responder: UIResponder? = self
    while let current = responder {
      if current is UIViewController { return Self.plainName(of: type(of: current)) }
      responder = current.next
    }
    return "UnknownViewController"
  }

  /// `Module.Outer.Inner<Element>` is `Inner`.
  private static func plainName(of type: AnyClass) -> String {
    let name = String(describing: type).prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? String(name)
  }
}
