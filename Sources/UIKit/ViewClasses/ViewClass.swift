/// UIKit's information about one of its view classes: its elements in interface files, the settings of `appearance()`,
/// its description in failures, and its accessibility.
///
/// Each class has a row: that of `UISwitch` is `ViewClass.uiSwitch`, which is beside the class in
/// `UISwitch+ViewClass.swift` and is listed in `ViewClass.all`. A row contains only what the class adds to its
/// superclass; the rows of all classes from which a view inherits apply to it.
///
/// It is a class although it never changes. Each passing assertion reads the rows of every view, and copying a struct
/// would count the references of seven closures and four arrays.
@MainActor
final class ViewClass {
  let type: UIView.Type

  /// The names of the elements that stand for it in interface files.
  ///
  /// A class that has one ends its `init(coder:)` with `decode(_:as:)`.
  let elements: [String]
  /// Reads the element's attributes for the class's own properties.
  let decode: (@MainActor (UIView, any InterfaceReader) -> Void)?
  /// What an interface file connects it to.
  let outlets: [Outlet]
  /// The properties that user defined runtime attributes can set.
  let keys: [RuntimeAttribute]

  /// The properties that `appearance()` sets, in this order.
  let appearance: [AppearanceSetting]

  /// The text by which a failure identifies it; nil if it is empty or a secret.
  let text: (@MainActor (UIView) -> String?)?
  /// The state in a failure.
  ///
  /// A value that always matters is included even if it is the default, so that a change is reported with both values.
  let attributes: (@MainActor (UIView) -> [ViewAttribute])?

  let isAccessibilityElement: Bool
  let accessibilityLabel: (@MainActor (UIView) -> String?)?
  let accessibilityValue: (@MainActor (UIView) -> String?)?
  /// What it adds to its superclass's.
  let accessibilityTraits: (@MainActor (UIView) -> UIAccessibilityTraits)?

  init<View: UIView>(
    _ type: View.Type,
    elements: [String] = [],
    decode: (@MainActor (View, any InterfaceReader) -> Void)? = nil,
    outlets: [Outlet] = [],
    keys: [RuntimeAttribute] = [],
    appearance: [AppearanceSetting] = [],
    text: (@MainActor (View) -> String?)? = nil,
    attributes: (@MainActor (View) -> [ViewAttribute])? = nil,
    isAccessibilityElement: Bool = false,
    accessibilityLabel: (@MainActor (View) -> String?)? = nil,
    accessibilityValue: (@MainActor (View) -> String?)? = nil,
    accessibilityTraits: (@MainActor (View) -> UIAccessibilityTraits)? = nil
  ) {
    self.type = type
    self.elements = elements
    if let decode {
      self.decode = { view, nib in if let view = view as? View { decode(view, nib) } }
    } else {
      self.decode = nil
    }
    self.outlets = outlets
    self.keys = keys
    self.appearance = appearance
    self.text = ViewClass.ofAnyView(text)
    self.attributes = ViewClass.ofAnyView(attributes)
    self.isAccessibilityElement = isAccessibilityElement
    self.accessibilityLabel = ViewClass.ofAnyView(accessibilityLabel)
    self.accessibilityValue = ViewClass.ofAnyView(accessibilityValue)
    self.accessibilityTraits = ViewClass.ofAnyView(accessibilityTraits)
  }

  // The functions below adapt a closure for the views of one class to any view; it is called only for views of its
  // class. There is one for each type of value, because a generic value would be passed through memory.

  private static func ofAnyView<View: UIView>(
    _ read: (@MainActor (View) -> String?)?
  ) -> (@MainActor (UIView) -> String?)? {
    guard let read else { return nil }
    return { view in
      guard let view = view as? View else { return nil }
      return read(view)
    }
  }

  private static func ofAnyView<View: UIView>(
    _ read: (@MainActor (View) -> [ViewAttribute])?
  ) -> (@MainActor (UIView) -> [ViewAttribute])? {
    guard let read else { return nil }
    return { view in
      guard let view = view as? View else { return [] }
      return read(view)
    }
  }

  private static func ofAnyView<View: UIView>(
    _ read: (@MainActor (View) -> UIAccessibilityTraits)?
  ) -> (@MainActor (UIView) -> UIAccessibilityTraits)? {
    guard let read else { return nil }
    return { view in
      guard let view = view as? View else { return .none }
      return read(view)
    }
  }
}
