import DarkroomCoreGraphics
public import Foundation

/// What stands in the rows of a picker; every method is optional, as on iOS.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    _OptionalMethod("pickerView:widthForComponent:", of: self)?.call(
      pickerView, component, as: CGFloat.self) ?? UIPickerView.unimplementedLength
  }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    _OptionalMethod("pickerView:rowHeightForComponent:", of: self)?.call(
      pickerView, component, as: CGFloat.self) ?? UIPickerView.unimplementedLength
  }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    _OptionalMethod("pickerView:titleForRow:forComponent:", of: self)?.call(
      pickerView, row, component, as: String?.self) ?? nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    _OptionalMethod("pickerView:attributedTitleForRow:forComponent:", of: self)?.call(
      pickerView, row, component, as: NSAttributedString?.self) ?? nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    _OptionalMethod("pickerView:viewForRow:forComponent:reusing:", of: self)?.call(
      pickerView, row, component, view, as: UIView.self) ?? UIPickerView.unimplementedView
  }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    _OptionalMethod("pickerView:didSelectRow:inComponent:", of: self)?.call(
      pickerView, row, component, as: Void.self)
  }
}
