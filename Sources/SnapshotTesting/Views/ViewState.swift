import DarkroomSnapshotStore
import DarkroomUIKit
import Foundation

/// What a view shows because of its state, where neither frame nor colour tells it: a switch's position, a
/// slider's value, how far a list is scrolled.
@MainActor
enum ViewState {
  static func attributes(of view: UIView) -> [(String, String)] {
    value(of: view) + interaction(of: view) + scrolling(of: view)
  }

  /// The text a field shows; nil for views without a text of their own, and for hidden passwords.
  static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField:
      field.isSecureTextEntry || field.text?.isEmpty != false ? nil : field.text
    case let text as UITextView: text.isSecureTextEntry || text.text.isEmpty ? nil : text.text
    default: nil
    }
  }

  /// Written also where it is the default, so that a change is said with both values.
  private static func value(of view: UIView) -> [(String, String)] {
    switch view {
    case let view as UISwitch: [("on", word(view.isOn))]
    case let view as UISlider: [("value", number(view.value))]
    case let view as UIStepper: [("value", TreeNumber.text(view.value))]
    case let view as UIProgressView: [("progress", number(view.progress))]
    case let view as UIActivityIndicatorView: [("animating", word(view.isAnimating))]
    case let view as UISegmentedControl: [("selected segment", segment(of: view))]
    case let view as UIPageControl: [("page", "\(view.currentPage + 1) of \(view.numberOfPages)")]
    case let view as UIDatePicker: [("date", view.date.formatted(.iso8601))]
    case let view as UIPickerView: [("selected rows", rows(of: view))]
    case let view as UITextField: view.placeholder.map { [("placeholder", $0)] } ?? []
    default: []
    }
  }

  private static func interaction(of view: UIView) -> [(String, String)] {
    let states: [(String, Bool)] =
      switch view {
      case let view as UIControl:
        [
          ("disabled", !view.isEnabled), ("selected", view.isSelected),
          ("highlighted", view.isHighlighted),
        ]
      case let view as UITableViewCell:
        [("selected", view.isSelected), ("highlighted", view.isHighlighted)]
      case let view as UICollectionViewCell:
        [("selected", view.isSelected), ("highlighted", view.isHighlighted)]
      default: []
      }
    return states.filter(\.1).map { ($0.0, "yes") }
  }

  /// In points.
  ///
  /// A list's rows keep their frames when it scrolls.
  private static func scrolling(of view: UIView) -> [(String, String)] {
    guard let view = view as? UIScrollView, view.contentOffset != .zero else { return [] }
    let offset = view.contentOffset
    return [("content offset", "\(TreeNumber.text(offset.x)) \(TreeNumber.text(offset.y))")]
  }

  private static func word(_ value: Bool) -> String { value ? "yes" : "no" }

  private static func number(_ value: Float) -> String { TreeNumber.text(Double(value)) }

  private static func segment(of control: UISegmentedControl) -> String {
    let index = control.selectedSegmentIndex
    guard index >= 0, index < control.numberOfSegments else { return "none" }
    return control.titleForSegment(at: index).map { "\(index) \($0)" } ?? "\(index)"
  }

  private static func rows(of picker: UIPickerView) -> String {
    (0..<picker.numberOfComponents).map { "\(picker.selectedRow(inComponent: $0))" }
      .joined(separator: " ")
  }
}
