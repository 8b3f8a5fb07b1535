import TrailKit
import TrailUI
import UIKit

/// The wide cell of the carousel.
final class TrailCarouselCell: UICollectionViewCell {
    let imageView = AsyncImageView(frame: .zero)
    private let gradient = GradientView()
    private let titleLabel = UILabel.make(font: Typography.title(.title3), color: .white, lines: 2)
    private let regionLabel = UILabel.make(font: Typography.caption(), color: UIColor.white.withAlphaComponent(0.85))

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.roundCorners(Radius.card)
        gradient.colors = [.clear, UIColor.black.withAlphaComponent(0.7)]
        contentView.addSubviews(imageView, gradient)
        imageView.pinEdges(to: contentView)
        gradient.pinEdges(to: contentView)
        let stack = UIStackView(.vertical, spacing: 2, views: [titleLabel, regionLabel])
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Spacing.regular),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Spacing.regular),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Spacing.regular),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.cancel()
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
            }
        }
    }

    func configure(with trail: Trail, images: ImageLoader) {
        titleLabel.text = trail.name
        regionLabel.text = trail.region
        imageView.load(trail.imageName, with: images)
        accessibilityLabel = "\(trail.name), \(trail.region)"
    }
}

/// A small tile in the grid of difficulties.
final class DifficultyCell: UICollectionViewCell {
    private let symbolView: UIImageView = make {
        $0.contentMode = .center
        $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
    }
    private let titleLabel = UILabel.make(font: Typography.caption(.footnote), alignment: .center)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(.vertical, spacing: Spacing.tiny, alignment: .center, views: [symbolView, titleLabel])
        contentView.addSubview(stack)
        stack.center(in: contentView)
        contentView.roundCorners(Radius.card)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    func configure(with difficulty: Difficulty, count: Int, isSelected: Bool) {
        let color = Palette.color(for: difficulty)
        symbolView.image = UIImage(systemName: difficulty.symbolName)
        symbolView.tintColor = color
        titleLabel.text = difficulty.localizedTitle
        contentView.backgroundColor = color.withAlphaComponent(isSelected ? 0.4 : 0.12)
        contentView.layer.borderWidth = isSelected ? 2 : 0
        contentView.layer.borderColor = color.cgColor
        accessibilityLabel = difficulty.localizedTitle
        accessibilityValue = L10n.itemCount(count)
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
}

/// A row with everything one needs to choose a trail.
final class TrailRowCell: UICollectionViewListCell {
    let thumbnail = AsyncImageView(frame: .zero)
    let titleLabel = UILabel.make(font: Typography.title(.headline), lines: 0)
    let subtitleLabel = UILabel.make(font: .preferredFont(forTextStyle: .subheadline), color: Palette.inkSecondary, lines: 0)
    let pill = PillLabel()
    private let tagLabel = UILabel.make(font: Typography.caption(.caption2), color: Palette.inkSecondary)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let pillRow = UIStackView(.horizontal, spacing: Spacing.small, alignment: .center, views: [pill, tagLabel, UIView()])
        let texts = UIStackView(.vertical, spacing: Spacing.tiny, views: [titleLabel, subtitleLabel, pillRow])
        let row = UIStackView(.horizontal, spacing: Spacing.medium, alignment: .top, views: [thumbnail, texts])
        contentView.addSubview(row)
        row.pinEdges(to: contentView.layoutMarginsGuide)
        thumbnail.pinSize(width: 64)
        thumbnail.heightAnchor.constraint(equalToConstant: 64).withPriority(.init(999)).isActive = true
        thumbnail.roundCorners(Radius.badge)
        separatorLayoutGuide.leadingAnchor.constraint(equalTo: texts.leadingAnchor).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        thumbnail.cancel()
        thumbnail.image = nil
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
        background.backgroundColor = state.isHighlighted || state.isSelected
            ? Palette.accent.withAlphaComponent(0.15)
            : Palette.card
        backgroundConfiguration = background
    }

    func configure(with trail: Trail, subtitle: String, searchText: String, images: ImageLoader) {
        titleLabel.attributedText = NSAttributedString(string: trail.name)
            .highlighting(searchText, color: .systemYellow)
        subtitleLabel.text = subtitle
        pill.configure(text: trail.difficulty.localizedTitle, color: Palette.color(for: trail.difficulty))
        tagLabel.text = trail.tags.map { "#\($0)" }.joined(separator: " ")
        thumbnail.load(trail.imageName, with: images, size: CGSize(width: 128, height: 128))
        accessories = [.disclosureIndicator()]
        accessibilityLabel = "\(trail.name), \(subtitle)"
    }
}

final class SectionHeaderView: UICollectionReusableView {
    let titleLabel = UILabel.make(font: Typography.title(.title3))
    let actionButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(.horizontal, alignment: .firstBaseline, views: [titleLabel, actionButton])
        titleLabel.accessibilityTraits = .header
        actionButton.setContentHuggingPriority(.required, for: .horizontal)
        actionButton.isHidden = true
        addSubview(stack)
        stack.pinEdges(to: self, insets: UIEdgeInsets(top: 12, left: 4, bottom: 6, right: 4))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        actionButton.removeAllClosures()
        actionButton.isHidden = true
    }

    func setAction(_ title: String, perform action: @escaping () -> Void) {
        actionButton.isHidden = false
        actionButton.setTitle(title, for: .normal)
        actionButton.onTap(action)
    }
}

/// The heart in the corner of a favorite.
final class CountBadgeView: UICollectionReusableView {
    static let kind = "count-badge"

    let label = PillLabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(label)
        label.pinEdges(to: self)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(count: Int) {
        label.text = "\(count)"
        label.textColor = .white
        label.backgroundColor = Palette.rust
        isHidden = count == 0
    }
}
