import TrailKit
import TrailUI
import UIKit

/// The prototype cell of the gear list.
final class GearCell: UITableViewCell {
    @IBOutlet private(set) var checkButton: UIButton!
    @IBOutlet private(set) var nameLabel: UILabel!
    @IBOutlet private(set) var weightLabel: UILabel!

    var onToggle: (() -> Void)?

    override func prepareForReuse() {
        super.prepareForReuse()
        onToggle = nil
    }

    @IBAction private func togglePacked(_ sender: UIButton) {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        onToggle?()
    }

    func configure(with item: GearItem, weight: String) {
        nameLabel.text = item.name
        weightLabel.text = "\(item.category.localizedTitle) · \(weight)"
        checkButton.setImage(UIImage(systemName: item.isPacked ? "checkmark.circle.fill" : "circle"), for: .normal)
        checkButton.tintColor = item.isPacked ? Palette.meadow : Palette.inkSecondary
        checkButton.accessibilityLabel = item.isPacked ? localized("Packed") : localized("Not packed")
        checkButton.accessibilityIdentifier = "check-\(item.name)"
        contentView.alpha = item.isPacked ? 1 : 0.8
    }
}
