import DarkroomCoreGraphics
public import Foundation

/// Provides the content of a picker's rows; every method is optional, as on iOS.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  // otherwise: UIPickerView.unimplementedLength
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  // otherwise: UIPickerView.unimplementedLength
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  // otherwise: UIPickerView.unimplementedView
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
