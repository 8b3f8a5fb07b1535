import UIKit

protocol CategoriesViewControllerDelegate: AnyObject {
    func categories(_ controller: CategoriesViewController, didPick category: Product.Category)
}

/// Tiles in a grid, made without a registered nib.
final class CategoriesViewController: UIViewController {
    weak var delegate: CategoriesViewControllerDelegate?
    private let categories: [Product.Category]
    private(set) var dragLog: [String] = []

    private(set) lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(TileCell.self, forCellWithReuseIdentifier: TileCell.identifier)
        view.register(
            HeaderView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: HeaderView.identifier)
        view.dataSource = self
        view.delegate = self
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(dragged)))
        return view
    }()

    init(categories: [Product.Category] = Product.Category.allCases) {
        self.categories = categories
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addFilling(collectionView)
    }

    @objc private func dragged(_ recognizer: UILongPressGestureRecognizer) {
        dragLog.append("\(recognizer.state == .began ? "began" : "ended")")
    }

    final class TileCell: UICollectionViewCell {
        static let identifier = "tile"
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.backgroundColor = .secondarySystemBackground
            contentView.layer.cornerRadius = 12
            contentView.addFilling(label)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override var isSelected: Bool {
            didSet { contentView.backgroundColor = isSelected ? .systemBlue : .secondarySystemBackground }
        }
    }

    fileprivate final class HeaderView: UICollectionReusableView {
        static let identifier = "header"
        lazy var label: UILabel = {
            let label = UILabel(frame: bounds)
            addSubview(label)
            return label
        }()
    }
}

extension CategoriesViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        categories.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TileCell.identifier, for: indexPath)
        (cell as? TileCell)?.label.text = categories[indexPath.item].title
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: HeaderView.identifier, for: indexPath)
        (header as? HeaderView)?.label.text = "\(categories.count) categories"
        return header
    }
}

extension CategoriesViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: (collectionView.bounds.width - 8) / 2, height: indexPath.item == 0 ? 100 : 60)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: 32)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        delegate?.categories(self, didPick: categories[indexPath.item])
    }
}
