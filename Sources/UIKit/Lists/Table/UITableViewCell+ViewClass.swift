import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTableViewCell = ViewClass(
    UITableViewCell.self,
    elements: ["tableViewCell"], decode: { $0.decodeCell($1) },
    outlets: [
      Outlet("backgroundView", \UITableViewCell.backgroundView),
      Outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      Outlet("accessoryView", \UITableViewCell.accessoryView),
      Outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
    ],
    keys: [
      RuntimeAttribute("selected", \UITableViewCell.isSelected),
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
