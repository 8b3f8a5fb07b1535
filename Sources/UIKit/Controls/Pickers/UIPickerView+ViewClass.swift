import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiPickerView = ViewClass(
    UIPickerView.self,
    attributes: { [ViewAttribute("selected rows", .text($0.selectedRowsText))] })
}

extension UIPickerView {
  /// A row a wheel, -1 for one without rows.
  fileprivate var selectedRowsText: String {
    (0..<numberOfComponents).map { "\(selectedRow(inComponent: $0))" }.joined(separator: " ")
  }
}
