import DarkroomCoreGraphics
public import Foundation

// `delegate?.pickerView?(…)`: optional calls of `UIPickerViewDelegate`'s optional methods. The property holds a value
// that is called with the labels of the method; what has no meaningful default is nil unless it is implemented.

extension UIPickerViewDelegate {
  public var pickerView: _PickerViewDelegateCalls.PickerView? { .init(receiver: self) }
}

/// The optional methods of `UIPickerViewDelegate` as callable values.
public enum _PickerViewDelegateCalls {
  /// What `pickerView` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct PickerView {
    let receiver: any UIPickerViewDelegate

    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat? {
      known(receiver.pickerView(pickerView, widthForComponent: component))
    }
    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat? {
      known(receiver.pickerView(pickerView, rowHeightForComponent: component))
    }
    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      receiver.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      receiver.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }
    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView? {
      let found = receiver.pickerView(
        pickerView, viewForRow: row, forComponent: component, reusing: view)
      return found === UIPickerView.unimplementedView ? nil : found
    }
    public func callAsFunction(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { receiver.pickerView(pickerView, didSelectRow: row, inComponent: component) }

    private func known(_ length: CGFloat) -> CGFloat? {
      length == UIPickerView.unimplementedLength ? nil : length
    }
  }
}
