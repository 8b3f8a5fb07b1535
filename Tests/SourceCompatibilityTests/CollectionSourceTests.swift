import Testing
import UIKit

/// A controller as most apps have it.
private final class PhotosController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  var selected: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected = indexPath }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 30) }
}

private final class PhotoCell: UICollectionViewCell {
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { fatalError("not in an interface file") }
}

/// A layout with attributes of its own class.
private final class StackLayout: UICollectionViewLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var depth = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.depth = depth
      return copy
    }
  }

  private var cache: [UICollectionViewLayoutAttributes] = []
  override class var layoutAttributesClass: AnyClass { Attributes.self }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 400) }

  override func prepare() {
    super.prepare()
    cache = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let attributes = Attributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 10 * item, width: 100, height: 50)
      attributes.zIndex = -item
      attributes.depth = item
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
}

@MainActor
struct CollectionSourceTests {
  @Test func controllersAreTheirCollectionsSourceAndDelegate() throws {
    let controller = PhotosController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    controller.view.layoutIfNeeded()
    let collection = try #require(controller.collectionView)
    let path = IndexPath(item: 3, section: 0)

    #expect(collection.superview === controller.view)
    #expect(collection.visibleCells.count == 4)
    // Three of 100 in 320 leave 20, 10 for each gap.
    #expect(collection.cellForItem(at: path)?.frame == CGRect(x: 0, y: 40, width: 100, height: 30))
    collection.delegate?.collectionView?(collection, didSelectItemAt: path)
    #expect(controller.selected == path)
  }

  @Test func registeredClassesAreMadeByTheirOverriddenInitializer() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")

    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))

    #expect((cell as? PhotoCell)?.badge.superview === cell.contentView)
    #expect(cell.reuseIdentifier == "photo" && type(of: cell.contentView) != UIView.self)
  }

  @Test func layoutsHaveAttributesOfTheirOwn() throws {
    let controller = PhotosController(collectionViewLayout: StackLayout())
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.view.layoutIfNeeded()
    let collection = try #require(controller.collectionView)
    let attributes = try #require(
      collection.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))

    #expect((attributes.copy() as? StackLayout.Attributes)?.depth == 2)
    #expect(attributes.isEqual(attributes.copy()))
    #expect(collection.contentSize == CGSize(width: 100, height: 400))
    // The least zIndex lies at the back.
    #expect(
      collection.subviews.compactMap { ($0 as? UICollectionViewCell)?.frame.minY } == [
        30, 20, 10, 0,
      ])
  }
}
