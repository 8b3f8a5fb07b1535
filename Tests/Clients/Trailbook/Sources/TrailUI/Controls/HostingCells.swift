import UIKit

/// A cell that shows a single view.
open class HostTableCell<Content: UIView>: UITableViewCell {
    public let content: Content

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        content = Content()
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        content = Content()
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        selectionStyle = .none
        contentView.addSubview(content)
        content.pinEdges(to: contentView.layoutMarginsGuide)
    }
}

/// The same for collection views.
open class HostCollectionCell<Content: UIView>: UICollectionViewCell {
    public let content: Content = make()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(content)
        content.pinEdges(to: contentView)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
