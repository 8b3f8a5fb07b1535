import UIKit

/// Five stars. Tap or drag to rate.
@IBDesignable
open class RatingControl: UIControl {
    @IBInspectable public var maximum: Int = 5 {
        didSet { rebuild() }
    }

    @IBInspectable public var rating: Int = 0 {
        didSet {
            rating = min(max(rating, 0), maximum)
            if rating != oldValue { updateStars() }
        }
    }

    @IBInspectable public var starSize: CGFloat = 24 {
        didSet { rebuild() }
    }

    private let stack = UIStackView(.horizontal, spacing: 6)
    private let feedback = UISelectionFeedbackGenerator()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        stack.isUserInteractionEnabled = false
        addSubview(stack)
        stack.pinEdges(to: self)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = UIText.string("rating.label")
        setContentHuggingPriority(.required, for: .horizontal)
        rebuild()
    }

    private func rebuild() {
        let stars = (0..<maximum).map { _ -> UIImageView in
            let star = UIImageView()
            star.contentMode = .center
            return star
        }
        stack.replaceArrangedSubviews(with: stars)
        updateStars()
        invalidateIntrinsicContentSize()
    }

    private func updateStars() {
        for (index, view) in stack.arrangedSubviews.enumerated() {
            guard let star = view as? UIImageView else { continue }
            let isFilled = index < rating
            star.image = (isFilled ? Symbol.starFilled : .star).image(size: starSize, weight: .medium)
            star.tintColor = isFilled ? .systemYellow : Palette.inkSecondary
        }
        accessibilityValue = UIText.format("rating.value", rating, maximum)
    }

    open override var intrinsicContentSize: CGSize {
        let count = CGFloat(maximum)
        return CGSize(width: count * (starSize + 4) + (count - 1) * stack.spacing, height: starSize + 8)
    }

    open override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.4 }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        feedback.prepare()
        select(at: touch.location(in: self))
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        select(at: touch.location(in: self))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendActions(for: .editingDidEnd)
    }

    public func select(at point: CGPoint) {
        guard bounds.width > 0 else { return }
        let share = min(max(point.x / bounds.width, 0), 1)
        setRating(Int((share * CGFloat(maximum)).rounded(.up)), sendingActions: true)
    }

    public func setRating(_ value: Int, sendingActions: Bool) {
        let old = rating
        rating = value
        guard rating != old else { return }
        feedback.selectionChanged()
        if sendingActions { sendActions(for: .valueChanged) }
    }

    // MARK: Accessibility

    open override func accessibilityIncrement() {
        setRating(rating + 1, sendingActions: true)
    }

    open override func accessibilityDecrement() {
        setRating(rating - 1, sendingActions: true)
    }
}
