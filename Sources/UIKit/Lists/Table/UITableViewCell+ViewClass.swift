import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTableViewCell = ViewClass(
    UITableViewCell.self,
    elements: ["tableViewCell"], decode: { $0.decodeCell($1) },
    outlets: [
      Outlet("backgroundView", \UITableViewCell.backgroundView) { $0.backgroundView = $1 },
      Outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView) {
        $0.selectedBackgroundView = $1
      },
      Outlet("accessoryView", \UITableViewCell.accessoryView) { $0.accessoryView = $1 },
      Outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView) {
        $0.editingAccessoryView = $1
      },
    ],
    keys: [
      RuntimeAttribute("selected", \UITableViewCell.isSelected) { $0.isSelected = $1 },
      RuntimeAttribute("textLabel", to: \UITableViewCell.textLabel),
      RuntimeAttribute("detailTextLabel", to: \UITableViewCell.detailTextLabel),
      RuntimeAttribute("contentView", to: \UITableViewCell.contentView),
    ],
    attributes: {
      ViewAttribute.flags(set: ["selected": $0.isSelected, "highlighted": $0.isHighlighted])
    },
    accessibilityLabel: { $0.isAccessibilityElement ? $0.contentView.spokenTexts : nil },
    accessibilityTraits: { $0.isSelected ? .selected : .none })
}
