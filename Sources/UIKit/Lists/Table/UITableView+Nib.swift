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
    set(nib.word("separatorStyle", Self.separators)) { $0.separatorStyle = $1 }
    set(nib.color("separatorColor")) { $0.separatorColor = $1 }
    set(nib.insets("separatorInset")) { $0.separatorInset = $1 }
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

  /// Xcode writes -1 for automatic heights, and beside it the height that it displays.
  private func decodeHeights(_ nib: any InterfaceReader) {
    set(nib.number("rowHeight")) { $0.rowHeight = $1 }
    if let estimate = nib.number("estimatedRowHeight"), estimate != 0 || rowHeight > 0 {
      estimatedRowHeight = estimate
    }
    set(nib.number("sectionHeaderHeight")) { $0.sectionHeaderHeight = $1 }
    set(nib.number("sectionFooterHeight")) { $0.sectionFooterHeight = $1 }
    set(nib.number("estimatedSectionHeaderHeight")) { $0.estimatedSectionHeaderHeight = $1 }
    set(nib.number("estimatedSectionFooterHeight")) { $0.estimatedSectionFooterHeight = $1 }
  }

  private func decodeSelection(_ nib: any InterfaceReader) {
    set(nib.bool("allowsSelection")) { $0.allowsSelection = $1 }
    set(nib.bool("allowsMultipleSelection")) { $0.allowsMultipleSelection = $1 }
    set(nib.bool("allowsSelectionDuringEditing")) { $0.allowsSelectionDuringEditing = $1 }
    set(nib.bool("allowsMultipleSelectionDuringEditing")) {
      $0.allowsMultipleSelectionDuringEditing = $1
    }
  }
}

extension UITableView.Style {
  static let interfaceWords: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}
