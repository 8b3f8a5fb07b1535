import DarkroomCoreGraphics
import Foundation

extension UITableViewCell {
  private static let selections: [String: SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
  private static let accessories: [String: AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  func decodeCell(_ nib: any InterfaceReader) {
    nib.ignore("reuseIdentifier", "style", "rowHeight", "showsReorderControl", "focusStyle")
    nib.ignore("hidesAccessoryWhenEditing", "shouldIndentWhileEditing")
    set(nib.word("selectionStyle", Self.selections)) { $0.selectionStyle = $1 }
    set(nib.word("accessoryType", Self.accessories)) { $0.accessoryType = $1 }
    set(nib.word("editingAccessoryType", Self.accessories)) { $0.editingAccessoryType = $1 }
    set(nib.integer("indentationLevel")) { $0.indentationLevel = $1 }
    set(nib.number("indentationWidth")) { $0.indentationWidth = $1 }
    set(nib.insets("separatorInset")) { $0.separatorInset = $1 }
    decodeContent(nib)
    if let view = nib.view("backgroundView") { backgroundView = view }
    if let view = nib.view("selectedBackgroundView") { selectedBackgroundView = view }
    if let view = nib.view("accessoryView") { accessoryView = view }
    if let view = nib.view("editingAccessoryView") { editingAccessoryView = view }
  }

  /// Labels of the basic styles are views in the content view that the cell already has.
  private func decodeContent(_ nib: any InterfaceReader) {
    if let id = nib.attribute("textLabel") { nib.reserve(textLabel, for: id) }
    if let id = nib.attribute("detailTextLabel") { nib.reserve(detailTextLabel, for: id) }
    if let id = nib.attribute("imageView") { nib.reserve(imageView, for: id) }
    nib.read("contentView", into: contentView)
  }
}

extension UITableViewCell.CellStyle {
  static let interfaceWords: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
}
