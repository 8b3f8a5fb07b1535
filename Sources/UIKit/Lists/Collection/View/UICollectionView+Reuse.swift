import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  /// The exception that UIKit raises if a layout has supplementary views and the data source provides none.
  static func missingSupplementaryView(
    _ kind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    UncaughtException.raise(
      """
      the layout has a supplementary view of kind \(kind) at \(indexPath), but the data source \
      does not implement collectionView(_:viewForSupplementaryElementOfKind:at:)
      """)
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = cellToReconfigure(identifier, indexPath) { return cell }
    let key = CollectionViewRegistry.Key(role: .cell, identifier: identifier)
    guard let cell = dequeue(key, .item(indexPath)) as? UICollectionViewCell else {
      UncaughtException.raise(
        """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier \
        \(identifier) - must register a nib or a class for the identifier or connect a prototype \
        cell in a storyboard
        """)
    }
    return cell
  }

  /// The visible cell of an item that the data source has to configure again.
  private func cellToReconfigure(
    _ identifier: String, _ indexPath: IndexPath
  ) -> UICollectionViewCell? {
    let element = CollectionElement.item(indexPath)
    guard shown.attributesInProgress?.element == element, shown.reconfigured.contains(element),
      let cell = cellForItem(at: indexPath), cell.reuseIdentifier == identifier
    else { return nil }
    return cell
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = CollectionViewRegistry.Key(role: .supplementary(kind), identifier: identifier)
    let element = CollectionElement(
      category: .supplementaryView, kind: kind, indexPath: indexPath)
    guard let view = dequeue(key, element) else {
      UncaughtException.raise(
        """
        could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a \
        nib or a class for the identifier or connect a prototype cell in a storyboard
        """)
    }
    view.reuse.kind = kind
    return view
  }

  /// A view from the pool, or a new one of the registered class, which from now on belongs to the caller.
  private func dequeue(
    _ key: CollectionViewRegistry.Key, _ element: CollectionElement
  ) -> UICollectionReusableView? {
    let attributes = attributesForDequeuing(element)
    if let view = registry.pooledView(key) {
      view.updateTraitsInTree()
      view.prepareForReuse()
      if let attributes { view.adopt(attributes) }
      return view
    }
    guard let view = newView(key, frame: attributes?.frame ?? .zero) else { return nil }
    view.reuse.identifier = key.identifier
    view.reuse.collection = reference
    view.updateTraitsInTree()
    if let attributes { view.adopt(attributes) }
    return view
  }

  private func newView(
    _ key: CollectionViewRegistry.Key, frame: CGRect
  ) -> UICollectionReusableView? {
    if let nib = registry.registeredNib(key) {
      return nib.reusableView(UICollectionReusableView.self, key.identifier)
    }
    return registry.registeredClass(key).map { ViewInstantiation.view(of: $0, frame: frame) }
  }

  /// The view already has its size when the data source receives it, as on iOS.
  private func attributesForDequeuing(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    if let current = shown.attributesInProgress, current.element == element { return current }
    guard element.category == .cell, counts != nil, !layout.needsPrepare, has(element.indexPath)
    else { return nil }
    return attributes(of: element)
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    let key = CollectionViewRegistry.Key(role: .decoration, identifier: kind)
    if let view = registry.pooledView(key) {
      view.prepareForReuse()
      return view
    }
    let view = newDecoration(kind)
    view.reuse.identifier = kind
    view.reuse.kind = kind
    return view
  }

  private func newDecoration(_ kind: String) -> UICollectionReusableView {
    if let nib = layout.decorationNibs[kind] {
      guard let view = nib.instantiate(withOwner: nil).first as? UICollectionReusableView else {
        UncaughtException.raise(
          "the first object of the nib for the decoration \(kind) isn't a UICollectionReusableView")
      }
      return view
    }
    let background = _UICollectionViewListLayoutSectionBackgroundColorDecorationView.self
    let known: AnyClass? = kind == background.kind ? background : layout.decorationClasses[kind]
    guard let type = known as? UICollectionReusableView.Type else {
      UncaughtException.raise(
        "no UICollectionViewLayout decoration class was registered for the kind \(kind)")
    }
    return ViewInstantiation.view(of: type, frame: .zero)
  }

  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    switch element.category {
    case .cell: registry.recycle(view, .cell)
    case .supplementaryView: registry.recycle(view, .supplementary(element.kind))
    case .decorationView: registry.recycle(view, .decoration)
    }
  }
}
