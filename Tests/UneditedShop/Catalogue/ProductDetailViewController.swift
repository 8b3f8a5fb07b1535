import UIKit

/// One product; how many of it, a picture that can be zoomed, and three ways to leave a mark on it.
class ProductDetailViewController: UIViewController {
    private let product: Product
    private let basket: Basket
    private(set) var log: [String] = []

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet private weak var amountLabel: UILabel!
    @IBOutlet weak var stepper: UIStepper!
    @IBOutlet var addButton: UIButton!
    @IBOutlet private(set) var picture: UIImageView!

    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(handle(tap:)))

    private(set) lazy var recognizers: [UIGestureRecognizer] = {
        let double = UITapGestureRecognizer(target: self, action: #selector(zoom))
        double.numberOfTapsRequired = 2
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(ProductDetailViewController.next(_:)))
        swipe.direction = .left
        let press = UILongPressGestureRecognizer(target: self, action: #selector(press(_:)))
        let pan = UIPanGestureRecognizer(target: self, action: #selector(self.pan(recognizer:)))
        tap.require(toFail: double)
        return [tap, double, swipe, press, pan]
    }()

    init(product: Product, basket: Basket) {
        self.product = product
        self.basket = basket
        super.init(nibName: nil, bundle: nil)
        title = product.name
        hidesBottomBarWhenPushed = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let root = UIView()
        root.backgroundColor = #colorLiteral(red: 1, green: 0.98, blue: 0.94, alpha: 1)
        let titleLabel = UILabel()
        let amountLabel = UILabel()
        let stepper = UIStepper()
        addButton = UIButton(type: .system)
        picture = UIImageView(image: nil)
        picture.isUserInteractionEnabled = true
        let stack = UIStackView(arrangedSubviews: [picture, titleLabel, amountLabel, stepper, addButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        root.addFilling(stack)
        view = root
        self.titleLabel = titleLabel
        self.amountLabel = amountLabel
        self.stepper = stepper
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = product.description
        stepper.minimumValue = 1
        stepper.maximumValue = 9
        stepper.addTarget(self, action: #selector(amountChanged(_:forEvent:)), for: .valueChanged)
        addButton.setTitle("Add to basket", for: .normal)
        addButton.setTitle("Sold out", for: .disabled)
        addButton.isEnabled = product.isAvailable
        addButton.addTarget(self, action: #selector(addToBasket), for: .touchUpInside)
        recognizers.forEach { picture.addGestureRecognizer($0) }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Share", style: .plain, target: self, action: #selector(share)),
            UIBarButtonItem(barButtonSystemItem: .bookmarks, target: self, action: #selector(bookmark(_:))),
        ]
        showAmount()
    }

    private func showAmount() {
        let amount = Int(stepper.value)
        amountLabel.text = "\(amount) × \(product.price) = \(product.price * amount)"
    }

    var amountText: String? { amountLabel.text }

    @IBAction private func amountChanged(_ sender: UIStepper, forEvent event: UIEvent) {
        showAmount()
    }

    @IBAction func addToBasket() {
        basket.add(product, count: Int(stepper.value))
    }

    @objc private func share() { log.append("share") }
    @objc private func bookmark(_ item: UIBarButtonItem) { log.append("bookmark") }

    // MARK: - Gestures

    @objc private func handle(tap: UITapGestureRecognizer) {
        log.append("tap")
    }

    @objc private func zoom() {
        picture.transform = picture.transform == .identity ? CGAffineTransform(scaleX: 2, y: 2) : .identity
    }

    @objc func next(_ recognizer: UISwipeGestureRecognizer) {
        log.append("next")
    }

    @objc private func press(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        log.append("press")
    }

    @objc private func pan(recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .changed:
            let move = recognizer.translation(in: view)
            log.append("pan \(Int(move.x)) \(Int(move.y))")
        case .ended, .cancelled:
            log.append("released")
        default:
            break
        }
    }
}
