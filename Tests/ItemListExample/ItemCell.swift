import UIKit

public final class ItemCell: UITableViewCell {
    public let nameLabel = UILabel()
    public let placeLabel = UILabel()
    public let photoView = UIImageView()
    public let loadingIndicator = UIActivityIndicatorView(style: .medium)

    public private(set) lazy var retryButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Retry", for: .normal)
        button.addTarget(self, action: #selector(retryButtonTapped), for: .touchUpInside)
        return button
    }()

    var onRetry: (() -> Void)?
    var onReuse: (() -> Void)?

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpViews()
        setUpConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func prepareForReuse() {
        super.prepareForReuse()
        onReuse?()
        onReuse = nil
        onRetry = nil
    }

    @objc private func retryButtonTapped() {
        onRetry?()
    }

    private func setUpViews() {
        selectionStyle = .none
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        placeLabel.font = .preferredFont(forTextStyle: .subheadline)
        placeLabel.textColor = .secondaryLabel
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 8
        photoView.backgroundColor = .secondarySystemBackground
        for view in [photoView, nameLabel, placeLabel, loadingIndicator, retryButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
    }

    private func setUpConstraints() {
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            photoView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            photoView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            photoView.widthAnchor.constraint(equalToConstant: 56),
            photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor),
            loadingIndicator.centerXAnchor.constraint(equalTo: photoView.centerXAnchor),
            loadingIndicator.centerYAnchor.constraint(equalTo: photoView.centerYAnchor),
            retryButton.centerXAnchor.constraint(equalTo: photoView.centerXAnchor),
            retryButton.centerYAnchor.constraint(equalTo: photoView.centerYAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: 12),
            nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -1),
            placeLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            placeLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            placeLabel.topAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 1),
        ])
    }
}
