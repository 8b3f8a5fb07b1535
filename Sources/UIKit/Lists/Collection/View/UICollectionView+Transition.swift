import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  /// A change of layout that is in progress.
  struct LayoutTransition {
    let old: UICollectionViewLayout
    let new: UICollectionViewLayout
    /// The content offset when the transition began.
    let offset: CGPoint
    var completion: LayoutInteractiveTransitionCompletion?
  }

  // MARK: At once

  func changeLayout(
    to new: UICollectionViewLayout, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    replaceLayout(with: new)
    if animated, updates.isLaidOut { layoutIfNeeded() }
    if let completion { MainQueue.async { completion(true) } }
  }

  func replaceLayout(with new: UICollectionViewLayout) {
    guard new !== layout else { return }
    let old = layout
    announce(from: old, to: new)
    if old.collectionView === self { old.collectionView = nil }
    install(new)
    for view in shown.views.values { view.didTransition(from: old, to: new) }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }

  private func announce(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    new.collectionView = self
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for (_, view) in shown.sorted { view.willTransition(from: old, to: new) }
  }

  private func install(_ new: UICollectionViewLayout) {
    layout = new
    updates.asksForOffset = true
    attach(new)
    setNeedsLayout()
  }

  /// After a change of layout or items, the content may be shorter than before; the layout and then the delegate can
  /// choose another offset.
  func adoptProposedOffset() {
    guard updates.asksForOffset, transition == nil else { return }
    updates.asksForOffset = false
    // The chosen offset is kept even if it is beyond the content.
    updates.hasOtherReach = false
    let offset = layout.targetContentOffset(forProposedContentOffset: reachable(contentOffset))
    let wanted =
      collectionDelegate?.collectionView(
        self, targetContentOffsetForProposedContentOffset: offset) ?? offset
    if wanted != contentOffset { contentOffset = wanted }
  }

  // MARK: Step by step

  func startTransition(
    to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let old = layout
    let between =
      collectionDelegate?.collectionView(
        self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    transition = LayoutTransition(
      old: old, new: new, offset: contentOffset, completion: completion)
    announce(from: old, to: new)
    new.invalidateLayout()
    between.collectionView = self
    layout = between
    between.invalidateLayout()
    return between
  }

  func endTransition(isFinished: Bool) {
    guard let ended = transition else { return }
    transition = nil
    let (kept, dropped) = isFinished ? (ended.new, ended.old) : (ended.old, ended.new)
    if layout.collectionView === self { layout.collectionView = nil }
    if dropped.collectionView === self { dropped.collectionView = nil }
    install(kept)
    if !isFinished { contentOffset = ended.offset }
    for (_, view) in shown.sorted { view.didTransition(from: ended.old, to: kept) }
    ended.old.finalizeLayoutTransition()
    ended.new.finalizeLayoutTransition()
    if updates.isLaidOut { layoutIfNeeded() }
    if let completion = ended.completion { MainQueue.async { completion(true, isFinished) } }
  }
}
