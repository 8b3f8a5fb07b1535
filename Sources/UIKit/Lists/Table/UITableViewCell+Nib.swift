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

  func decodeCell(_ nib: NibReader) {
    nib.ignore("reuseIdentifier", "style", "rowHeight", "showsReorderControl", "focusStyle")
    nib.ignore("hidesAccessoryWhenEditing", "shouldIndentWhileEditing")
    set(\.selectionStyle, nib.word("selectionStyle", Self.selections))
    set(\.accessoryType, nib.word("accessoryType", Self.accessories))
    set(\.editingAccessoryType, nib.word("editingAccessoryType", Self.accessories))
    set(\.indentationLevel, nib.integer("indentationLevel"))
    set(\.indentationWidth, nib.number("indentationWidth"))
    set(\.separatorInset, nib.insets("separatorInset"))
    decodeContent(nib)
    if let view = nib.view("backgroundView") { backgroundView = view }
    if let view = nib.view("selectedBackgroundView") { selectedBackgroundView = view }
    if let view = nib.view("accessoryView") { accessoryView = view }
    if let view = nib.view("editingAccessoryView") { editingAccessoryView = view }
  }

  /// Labels of the basic styles are views of the content that the cell has already.
  private func decodeContent(_ nib: NibReader) {
    if let id = nib.attribute("textLabel") { nib.session.reserve(textLabel, for: id) }
    if let id = nib.attribute("detailTextLabel") { nib.session.reserve(detailTextLabel, for: id) }
    if let id = nib.attribute("imageView") { nib.session.reserve(imageView, for: id) }
    guard let content = nib.element.child(forKey: "contentView") else { return }
    _ = nib.child(forKey: "contentView", [content.name])
    nib.session.decode(content, into: contentView)
  }
}
