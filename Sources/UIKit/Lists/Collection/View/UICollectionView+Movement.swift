import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  /// The state of an item that is being moved; the data source is told about it at the end.
  struct InteractiveMovement {
    /// The index path of the item in the data source.
    let origin: IndexPath
    /// Where it lies in the view.
    var target: IndexPath
    /// The center of its view, in the content's coordinates.
    var position: CGPoint
  }

  func beginMovement(_ path: IndexPath) -> Bool {
    guard movement == nil, has(path), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path),
      let attributes = attributes(of: .item(path))
    else { return false }
    movement = InteractiveMovement(origin: path, target: path, position: attributes.center)
    invalidateForMovement(from: path, attributes.center)
    return true
  }

  /// Layout and delegate decide which item is below the moved one; the others make room.
  func updateMovement(_ position: CGPoint) {
    guard let old = movement else { return }
    let proposed = preparedLayout.targetIndexPath(
      forInteractivelyMovingItem: old.target, withPosition: position)
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.origin,
        atCurrentIndexPath: old.target, toProposedIndexPath: proposed) ?? proposed
    movement?.position = position
    if target != old.target, holds(target, movedFrom: old.target) { moveCarriedItem(to: target) }
    invalidateForMovement(from: old.target, old.position)
    if updates.isLaidOut { layoutIfNeeded() }
  }

  func endMovement(isCancelled: Bool) {
    guard let old = movement else { return }
    if isCancelled, old.target != old.origin { moveCarriedItem(to: old.origin) }
    movement = nil
    let target = isCancelled ? old.origin : old.target
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [target], previousIndexPaths: [old.target], movementCancelled: isCancelled)
    context.isForMovement = true
    layout.invalidateLayout(with: context)
    if target != old.origin {
      dataSource?.collectionView(self, moveItemAt: old.origin, to: target)
    }
    if updates.isLaidOut { layoutIfNeeded() }
  }

  private func invalidateForMovement(from previous: IndexPath, _ position: CGPoint) {
    guard let movement else { return }
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [movement.target], withTargetPosition: movement.position,
      previousIndexPaths: [previous], previousPosition: position)
    context.isForMovement = true
    layout.invalidateLayout(with: context)
  }

  /// Whether an item can have that index path after it has left its place.
  private func holds(_ target: IndexPath, movedFrom source: IndexPath) -> Bool {
    let counts = loadedCounts
    guard counts.indices.contains(target.section) else { return false }
    let room = counts[target.section] - (target.section == source.section ? 1 : 0)
    return 0...room ~= target.item
  }

  private func moveCarriedItem(to target: IndexPath) {
    guard let source = movement?.target else { return }
    let old = loadedCounts
    var new = old
    new[source.section] -= 1
    new[target.section] += 1
    movement?.target = target
    adopt([.moveItem(source, target)], from: old, to: new)
  }

  // MARK: What is shown meanwhile

  /// The data source's index path for an item of the view while another one is being moved.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard let movement, movement.origin != movement.target else { return path }
    if path == movement.target { return movement.origin }
    var item = path.item
    if path.section == movement.target.section, item > movement.target.item { item -= 1 }
    if path.section == movement.origin.section, item >= movement.origin.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// The view of the moved item is at the position of the finger, even if that is not visible.
  func withMovedItem(
    _ found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return found }
    let element = CollectionElement.item(movement.target)
    return found.filter { $0.element != element } + [
      layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target, withTargetPosition: movement.position)
    ]
  }
}
