import UIKit

class ProductCell: UITableViewCell {
    static let reuseIdentifier = String(describing: ProductCell.self)

    @IBOutlet private(set) weak var nameLabel: UILabel!
    @IBOutlet private(set) weak var priceLabel: UILabel!
    @IBOutlet fileprivate weak var badge: BadgeView?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let nameLabel = UILabel()
        let priceLabel = UILabel()
        let badge = BadgeView()
        let stack = UIStackView(arrangedSubviews: [nameLabel, badge, priceLabel])
        stack.spacing = 8
        stack.alignment = .center
        contentView.addFilling(stack, insets: UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16))
        priceLabel.setContentHuggingPriority(.required, for: .horizontal)
        self.nameLabel = nameLabel
        self.priceLabel = priceLabel
        self.badge = badge
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ product: Product) {
        nameLabel.text = product.name
        priceLabel.text = product.price.description
        nameLabel.textColor = product.isAvailable ? .label : .tertiaryLabel
        badge?.isHidden = product.isAvailable
        badge?.text = "sold out"
    }

    var isSoldOut: Bool { badge?.isHidden == false }
}
