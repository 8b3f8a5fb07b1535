import TrailUI
import UIKit

/// The view above the journal, from `JournalHeaderView.xib`.
final class JournalHeaderView: UIView, NibLoadable {
    @IBOutlet private(set) weak var summaryLabel: UILabel!
    @IBOutlet private(set) weak var addButton: UIButton!
    @IBOutlet private weak var imageView: UIImageView!

    static var nibBundle: Bundle { .module }

    var onAdd: (() -> Void)?

    var summary: String? {
        get { summaryLabel.text }
        set { summaryLabel.text = newValue }
    }

    @IBAction private func addTapped(_ sender: UIButton) {
        onAdd?()
    }

    /// Makes the frame as tall as the content, as table headers need it.
    func fit(width: CGFloat) {
        let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        let size = systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        frame.size = CGSize(width: width, height: size.height)
    }
}
