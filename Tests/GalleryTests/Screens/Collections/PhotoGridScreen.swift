import UIKit

/// Photographs, three to a row, by a flow layout with pinned headers.
final class PhotoGridScreen: UIView, UICollectionViewDataSource {
  private static let months = ["November", "October"]
  private static let counts = [8, 12]

  private let collection: UICollectionView

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 105, height: 105)
    layout.minimumLineSpacing = 2.5
    layout.minimumInteritemSpacing = 2
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
    super.init(frame: frame)
    collection.backgroundColor = .systemBackground
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collection.register(
      MonthHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "month")
    collection.dataSource = self
    addSubview(collection)
    collection.selectItem(
      at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    collection.contentOffset.y = 60
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in collectionView: UICollectionView) -> Int { Self.months.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(7 * indexPath.section + indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "month", for: indexPath)
    (view as? MonthHeader)?.title = Self.months[indexPath.section]
    return view
  }
}

/// A landscape in the colors of an hour, with a ring while it is selected.
private final class PhotoCell: UICollectionViewCell {
  private static let skies: [(UIColor, UIColor)] = [
    (.systemTeal, .systemBlue), (.systemOrange, .systemPink), (.systemIndigo, .systemPurple),
    (.systemYellow, .systemOrange), (.systemMint, .systemTeal),
  ]

  private let sky = CAGradientLayer()
  private let hills = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.layer.addSublayer(sky)
    contentView.layer.addSublayer(hills)
    hills.fillColor = UIColor.black.withAlphaComponent(0.25).cgColor
    let ring = UIView()
    ring.layer.borderWidth = 4
    ring.layer.borderColor = UIColor.systemBlue.cgColor
    ring.layer.zPosition = 1
    selectedBackgroundView = ring
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    let (top, bottom) = Self.skies[number % Self.skies.count]
    sky.colors = [top.cgColor, bottom.cgColor]
    let height = CGFloat(30 + 17 * number % 40)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 105))
    path.addLine(to: CGPoint(x: 0, y: 105 - height))
    path.addQuadCurve(to: CGPoint(x: 60, y: 75), controlPoint: CGPoint(x: 35, y: 95 - height))
    path.addQuadCurve(to: CGPoint(x: 105, y: 60), controlPoint: CGPoint(x: 85, y: height))
    path.addLine(to: CGPoint(x: 105, y: 105))
    path.close()
    hills.path = path.cgPath
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sky.frame = contentView.bounds
    hills.frame = contentView.bounds
  }
}

private final class MonthHeader: UICollectionReusableView {
  private let label = UILabel()

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.9)
    label.font = .systemFont(ofSize: 20, weight: .bold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
  }
}
