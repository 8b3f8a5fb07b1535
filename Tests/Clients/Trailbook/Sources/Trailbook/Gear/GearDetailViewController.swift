import TrailKit
import TrailUI
import UIKit

final class GearDetailViewController: UIViewController {
    @IBOutlet private(set) weak var imageView: UIImageView!
    @IBOutlet private(set) weak var notesLabel: UILabel!

    let item: GearItem

    init?(coder: NSCoder, item: GearItem) {
        self.item = item
        super.init(coder: coder)
    }

    @available(*, unavailable, message: "Use init(coder:item:)")
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = item.name
        imageView.image = UIImage(systemName: item.category.symbolName)
        imageView.tintColor = Palette.accent
        notesLabel.text = item.notes.isEmpty ? localized("No notes") : item.notes
    }
}
