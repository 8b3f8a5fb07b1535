import TrailKit
import TrailUI
import UIKit

/// A row of the journal. The views come from `HikeCell.xib`.
final class HikeCell: UITableViewCell, NibLoadable {
    @IBOutlet private(set) weak var titleLabel: UILabel!
    @IBOutlet private(set) weak var detailLabel: UILabel!
    @IBOutlet private(set) weak var notesLabel: UILabel!
    @IBOutlet private(set) weak var weatherImageView: UIImageView!
    @IBOutlet private(set) weak var ratingControl: RatingControl!
    @IBOutlet private weak var cardView: UIView!

    static var nibBundle: Bundle { .module }

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated {
            configureAppearance()
        }
    }

    private func configureAppearance() {
        titleLabel.font = Typography.title(.headline)
        titleLabel.textColor = Palette.ink
        detailLabel.textColor = Palette.inkSecondary
        notesLabel.font = Typography.quote(.subheadline)
        cardView.backgroundColor = Palette.card
        cardView.roundCorners(Radius.card)
        ratingControl.isUserInteractionEnabled = false
        backgroundColor = .clear
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        accessibilityCustomActions = nil
        notesLabel.text = nil
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        cardView.alpha = highlighted ? 0.7 : 1
    }

    func configure(with hike: Hike, detail: String) {
        titleLabel.text = hike.title
        detailLabel.text = detail
        notesLabel.text = hike.notes
        notesLabel.isHidden = hike.notes.isEmpty
        weatherImageView.image = .symbol(hike.weather.symbolName, style: .title3)
        ratingControl.rating = hike.rating
        ratingControl.isHidden = hike.rating == 0
        isAccessibilityElement = true
        accessibilityLabel = "\(hike.title), \(detail)"
        accessibilityValue = "\(hike.weather.localizedTitle), \(RatingFormatter.string(from: hike.rating))"
    }
}
