public import DarkroomUIKit

/// An object that gives accessibility identifiers to the views in its stored properties, so that tests can find them.
///
/// A view, cell or controller conforms and calls `setAccessibilityIdentifiers()` in `layoutSubviews` or
/// `viewDidLayoutSubviews`. Nothing happens if `AccessibilityIdentifierNaming.isEnabled` is false.
@preconcurrency @MainActor
public protocol AccessibilityIdentifierSettable {
  /// - Parameter target: the object whose stored properties are named instead of the receiver's; the view
  ///   controller and the index path still come from the receiver.
  func setAccessibilityIdentifiers(_ target: UIView?)
}

extension AccessibilityIdentifierSettable where Self: UIResponder {
  /// Gives each view in a stored property the identifier `<ViewController>-<property>`.
  ///
  /// In a cell of a table or collection view the description of its index path follows:
  /// `HogeViewController-titleLabel[0, 0]`.
  ///
  /// Properties of superclasses are included up to the first class of UIKit. Optionals and arrays of views are included
  /// as well (`HogeViewController-stars[2]`). A lazy property that was not used yet is not evaluated.
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
  /// The class name of the nearest view controller in the responder chain, which may be the receiver, without module,
  /// enclosing types and generic arguments.
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
