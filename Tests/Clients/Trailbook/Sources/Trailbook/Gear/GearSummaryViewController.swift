import TrailUI
import UIKit

/// The box above the gear list.
final class GearSummaryViewController: UIViewController {
    @IBOutlet private(set) var weightLabel: UILabel!
    @IBOutlet private(set) var progressView: UIProgressView!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.roundCorners(Radius.card)
        view.backgroundColor = Palette.card
        progressView.progressTintColor = Palette.accent
    }

    func show(weight: String, share: Float) {
        loadViewIfNeeded()
        weightLabel.text = weight
        progressView.setProgress(share, animated: view.window != nil)
        progressView.accessibilityLabel = localized("Packed")
    }
}
