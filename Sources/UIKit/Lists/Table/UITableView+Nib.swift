import DarkroomCoreGraphics
import Foundation

extension UITableView {
  private static let separators: [String: UITableViewCell.SeparatorStyle] = [
    "none": .none, "default": .singleLine, "singleLine": .singleLine,
    "singleLineEtched": .singleLineEtched,
  ]

  func decodeTable(_ nib: any InterfaceReader) {
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
      guard let identifier = prototype.attribute("reuseIdentifier") else { continue }
      register(prototype.nib(), forCellReuseIdentifier: identifier)
    }
    let sections = nib.list("sections")
    if !sections.isEmpty { staticRows = StaticRows(sections) }
  }

  /// Xcode writes -1 for automatic heights, and what it shows of them beside that.
  private func decodeHeights(_ nib: any InterfaceReader) {
    set(\.rowHeight, nib.number("rowHeight"))
    if let estimate = nib.number("estimatedRowHeight"), estimate != 0 || rowHeight > 0 {
      estimatedRowHeight = estimate
    }
    set(\.sectionHeaderHeight, nib.number("sectionHeaderHeight"))
    set(\.sectionFooterHeight, nib.number("sectionFooterHeight"))
    set(\.estimatedSectionHeaderHeight, nib.number("estimatedSectionHeaderHeight"))
    set(\.estimatedSectionFooterHeight, nib.number("estimatedSectionFooterHeight"))
  }

  private func decodeSelection(_ nib: any InterfaceReader) {
    set(\.allowsSelection, nib.bool("allowsSelection"))
    set(\.allowsMultipleSelection, nib.bool("allowsMultipleSelection"))
    set(\.allowsSelectionDuringEditing, nib.bool("allowsSelectionDuringEditing"))
    set(
      \.allowsMultipleSelectionDuringEditing, nib.bool("allowsMultipleSelectionDuringEditing"))
  }
}

extension UITableView.Style {
  static let interfaceWords: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}
