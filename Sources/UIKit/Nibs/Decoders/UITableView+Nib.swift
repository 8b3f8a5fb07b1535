import DarkroomCoreGraphics
import Foundation

extension UITableView {
  private static let separators: [String: UITableViewCell.SeparatorStyle] = [
    "none": .none, "default": .singleLine, "singleLine": .singleLine,
    "singleLineEtched": .singleLineEtched,
  ]

  func decodeTable(_ nib: NibReader) {
    nib.ignore("style", "dataMode", "sectionIndexMinimumDisplayRowCount")
    decodeHeights(nib)
    set(\.separatorStyle, nib.word("separatorStyle", Self.separators))
    set(\.separatorColor, nib.color("separatorColor"))
    set(\.separatorInset, nib.insets("separatorInset"))
    decodeSelection(nib)
    if let view = nib.view("tableHeaderView") { tableHeaderView = view }
    if let view = nib.view("tableFooterView") { tableFooterView = view }
    if let view = nib.view("backgroundView") { backgroundView = view }
    for prototype in nib.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      register(UINib(prototype: prototype, of: nib.session), forCellReuseIdentifier: identifier)
    }
    let sections = nib.list("sections")
    if !sections.isEmpty { staticRows = StaticRows(sections, nib.session) }
  }

  /// Xcode writes -1 for automatic heights, and what it shows of them beside that.
  private func decodeHeights(_ nib: NibReader) {
    set(\.rowHeight, nib.number("rowHeight"))
    if let estimate = nib.number("estimatedRowHeight"), estimate != 0 || rowHeight > 0 {
      estimatedRowHeight = estimate
    }
    set(\.sectionHeaderHeight, nib.number("sectionHeaderHeight"))
    set(\.sectionFooterHeight, nib.number("sectionFooterHeight"))
    set(\.estimatedSectionHeaderHeight, nib.number("estimatedSectionHeaderHeight"))
    set(\.estimatedSectionFooterHeight, nib.number("estimatedSectionFooterHeight"))
  }

  private func decodeSelection(_ nib: NibReader) {
    set(\.allowsSelection, nib.bool("allowsSelection"))
    set(\.allowsMultipleSelection, nib.bool("allowsMultipleSelection"))
    set(\.allowsSelectionDuringEditing, nib.bool("allowsSelectionDuringEditing"))
    set(
      \.allowsMultipleSelectionDuringEditing, nib.bool("allowsMultipleSelectionDuringEditing"))
  }
}

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
