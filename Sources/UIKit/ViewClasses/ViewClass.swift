/// What UIKit knows of one of its view classes beside the class itself: how interface files write
/// it, what `appearance()` sets of it, what a failure says of it, what assistive technologies hear.
///
/// Each class has a row: that of `UISwitch` is `ViewClass.uiSwitch`, stands beside the class in
/// `UISwitch+ViewClass.swift` and is a line of `ViewClass.all`. A row says only what the class adds
/// to its superclass; a view is read by the rows of all classes that it comes from.
@MainActor
struct ViewClass {
  let type: UIView.Type

  /// The names of the elements that stand for it in interface files.
  ///
  /// A class that has one ends its `init(coder:)` with `decode(_:as:)`.
  let elements: [String]
  /// Reads what the element says of the class's own properties.
  let decode: (@MainActor (UIView, any InterfaceReader) -> Void)?
  /// What an interface file connects it to.
  let outlets: [Outlet]
  /// What user defined runtime attributes set of it.
  let keys: [RuntimeAttribute]

  /// What `appearance()` sets of it, in this order.
  let appearance: [AppearanceSetting]

  /// The text that a failure calls it by; nil where it is empty or a secret.
  let text: (@MainActor (UIView) -> String?)?
  /// What a failure says of its state; a value that always counts is said also where it is the
  /// default, so that a change is told with both values.
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
    self.text = Self.ofAnyView(text, otherwise: nil)
    self.attributes = Self.ofAnyView(attributes, otherwise: [])
    self.isAccessibilityElement = isAccessibilityElement
    self.accessibilityLabel = Self.ofAnyView(accessibilityLabel, otherwise: nil)
    self.accessibilityValue = Self.ofAnyView(accessibilityValue, otherwise: nil)
    self.accessibilityTraits = Self.ofAnyView(accessibilityTraits, otherwise: .none)
  }

  /// A reader of one class's views as one of any view's, of which it is only asked for its own.
  private static func ofAnyView<View: UIView, Value>(
    _ read: (@MainActor (View) -> Value)?, otherwise: Value
  ) -> (@MainActor (UIView) -> Value)? {
    guard let read else { return nil }
    return { view in (view as? View).map { read($0) } ?? otherwise }
  }
}
