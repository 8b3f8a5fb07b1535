import DarkroomCoreGraphics
public import Foundation

// Written by Scripts/delegate-methods from UIPickerViewDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    _OptionalMethod("pickerView:widthForComponent:", of: self)?.call(
      pickerView, component, as: CGFloat.self) ?? UIPickerView.unimplementedLength
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    _OptionalMethod("pickerView:rowHeightForComponent:", of: self)?.call(
      pickerView, component, as: CGFloat.self) ?? UIPickerView.unimplementedLength
  }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    _OptionalMethod("pickerView:titleForRow:forComponent:", of: self)?.call(
      pickerView, row, component, as: (String?).self) ?? nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    _OptionalMethod("pickerView:attributedTitleForRow:forComponent:", of: self)?.call(
      pickerView, row, component, as: (NSAttributedString?).self) ?? nil
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

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIPickerViewDelegate {
  @_disfavoredOverload
  public var pickerView: _PickerViewDelegateCalls.PickerView? { .init(receiver: self) }
}

/// The optional methods of `UIPickerViewDelegate` that have labels, as callable values.
public enum _PickerViewDelegateCalls {
  /// What `pickerView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct PickerView {
    let receiver: any UIPickerViewDelegate

    @discardableResult
    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
      -> CGFloat?
    { UIPickerView.implemented(receiver.pickerView(pickerView, widthForComponent: component)) }
    @discardableResult
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
      -> CGFloat?
    { UIPickerView.implemented(receiver.pickerView(pickerView, rowHeightForComponent: component)) }
    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { receiver.pickerView(pickerView, titleForRow: row, forComponent: component) }
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
      UIPickerView.implemented(
        receiver.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view))
    }
    public func callAsFunction(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { receiver.pickerView(pickerView, didSelectRow: row, inComponent: component) }
  }
}
