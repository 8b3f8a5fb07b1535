import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTableViewCell = ViewClass(
    UITableViewCell.self,
    elements: ["tableViewCell"], decode: { $0.decodeCell($1) },
    outlets: [
      NibOutlet("backgroundView", \UITableViewCell.backgroundView),
      NibOutlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      NibOutlet("accessoryView", \UITableViewCell.accessoryView),
      NibOutlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
    ],
    keys: [
      NibKey("selected", \UITableViewCell.isSelected),
      NibKey("textLabel", to: \UITableViewCell.textLabel),
      NibKey("detailTextLabel", to: \UITableViewCell.detailTextLabel),
      NibKey("contentView", to: \UITableViewCell.contentView),
    ],
    attributes: {
      ViewAttribute.flags(set: ["selected": $0.isSelected, "highlighted": $0.isHighlighted])
    },
    accessibilityLabel: { $0.isAccessibilityElement ? $0.contentView.spokenTexts : nil },
    accessibilityTraits: { $0.isSelected ? .selected : .none })
}
