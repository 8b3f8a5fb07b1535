import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiPickerView = ViewClass(
    UIPickerView.self,
    elements: ["pickerView"], decode: { $0.decodePicker($1) },
    outlets: [
      Outlet("delegate", \UIPickerView.delegate) { $0.delegate = $1 },
      Outlet("dataSource", \UIPickerView.dataSource) { $0.dataSource = $1 },
    ],
    attributes: { [ViewAttribute("selected rows", .text($0.selectedRowsText))] })
}

extension UIPickerView {
  fileprivate func decodePicker(_ nib: any InterfaceReader) {
    set(nib.bool("showsSelectionIndicator")) { $0.showsSelectionIndicator = $1 }
  }

  /// The selected row of each wheel; -1 for a wheel without rows.
  fileprivate var selectedRowsText: String {
    (0..<numberOfComponents).map { "\(selectedRow(inComponent: $0))" }.joined(separator: " ")
  }
}
