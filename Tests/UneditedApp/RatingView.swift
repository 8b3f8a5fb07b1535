import UIKit

@objc protocol RatingViewDelegate {
    func ratingView(_ view: RatingView, didChangeTo rating: Int)
    @objc optional func ratingView(_ view: RatingView, shouldChangeTo rating: Int) -> Bool
    @objc optional func ratingViewDidReset(_ view: RatingView)
    @objc(ratingView:showsStars:) optional func ratingView(_ view: RatingView, shows stars: Int)
    @objc(ratingView:showsTitle:) optional func ratingView(_ view: RatingView, shows title: String)
    @objc optional var ratingTitle: String { get }
}

@IBDesignable
class RatingView: UIView {
    @IBInspectable var maximum: Int = 5 { didSet { rebuild() } }
    weak var delegate: RatingViewDelegate?
    private(set) var rating = 0
    private var buttons: [UIButton] = []

    private lazy var resetButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle(delegate?.ratingTitle ?? "Reset", for: .normal)
        button.addTarget(self, action: #selector(reset), for: .touchUpInside)
        return button
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
    }

    var reset_: UIButton { resetButton }
    var stars: [UIButton] { buttons }

    func announce() {
        delegate?.ratingView?(self, shows: rating)
        delegate?.ratingView?(self, shows: delegate?.ratingTitle ?? "Rating")
    }

    private func rebuild() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = (1...maximum).map { star in
            let button = UIButton(type: .custom)
            button.tag = star
            button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            addSubview(button)
            return button
        }
    }

    @objc private func tapped(_ sender: UIButton) {
        guard delegate?.ratingView?(self, shouldChangeTo: sender.tag) ?? true else { return }
        rating = sender.tag
        delegate?.ratingView(self, didChangeTo: rating)
    }

    @objc private func reset() {
        rating = 0
        delegate?.ratingViewDidReset?(self)
    }
}
