public import DarkroomCoreGraphics
public import DarkroomQuartzCore
public import Foundation

/// The place and the appearance of an item, a supplementary view or a decoration view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, _ObjectInitializers, @MainActor NSCopying {
  final var category = UICollectionView.ElementCategory.cell
  final var kind: String?
  /// Whether the view determines its own width, and its own height.
  final var measuresWidth = true
  final var measuresHeight = true
  /// Of a row of a list.
  final var row: ListRows.Row?
  /// Of the background of a list's section.
  final var backgroundColor: UIColor?

  public override init() { super.init() }

  /// Creates attributes of an item, with a size of zero.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, with a size of zero.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    become(.supplementaryView, ofKind: elementKind, at: indexPath)
  }

  /// Creates attributes of a decoration view, with a size of zero.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    become(.decorationView, ofKind: decorationViewKind, at: indexPath)
  }

  final func become(
    _ category: UICollectionView.ElementCategory, ofKind kind: String, at indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  /// The index path of the item or of the supplementary view; section 0, item 0 by default.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether the attributes are those for a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { kind }

  /// The frame in the content's coordinates, which is the box around the transformed bounds.
  open var frame: CGRect {
    get { frameAfterTransform }
    set { placeBounds(in: newValue) }
  }
  /// The center in points of the content; the frame's origin follows from it and the size.
  open var center: CGPoint = .zero
  /// The size in points, before the transform.
  open var size: CGSize = .zero
  /// The size at the origin zero; setting it takes only the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The transform about the center; only its effect in the plane is drawn.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// The transform about the center in the plane; it replaces `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The alpha of the view; 1 by default.
  open var alpha: CGFloat = 1
  /// The order of views: higher ones are in front; 0 by default.
  open var zIndex = 0
  /// Whether the view is left out; false by default.
  open var isHidden = false

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ViewInstantiation.object(of: Self.self)
    copy.take(self)
    return copy
  }
  /// Passes a copy out of the main actor, where nothing else refers to it.
  private struct Copied: @unchecked Sendable {
    let value: Any
  }

  open override func copy() -> Any {
    MainActor.assumeIsolated { Copied(value: copy(with: nil)) }.value
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || MainActor.assumeIsolated { looksLike(other) }
  }
  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}
