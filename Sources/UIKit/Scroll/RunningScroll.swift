import DarkroomCoreGraphics
package import DarkroomQuartzCore

/// An animated change of a scroll view's offset, which ends when the run loop turns.
struct RunningScroll {
  let target: CGPoint
  /// Tells the animations of all scroll views apart.
  let number: Int
  /// Corrects the offset after the content at the target is known.
  var refine: (() -> Void)?

  /// The scroll views that have an animation, in the order of its start.
  @MainActor private static var views: [ViewReference] = []
  @MainActor private static var count = 0

  @MainActor
  init(to target: CGPoint, of view: UIScrollView) {
    Self.count += 1
    number = Self.count
    self.target = target
    let reference = view.reference
    Self.views.removeAll { $0 === reference || $0.view == nil }
    Self.views.append(reference)
  }

  @MainActor
  static func forget(_ view: UIScrollView) {
    let reference = view.reference
    views.removeAll { $0 === reference }
  }

  /// The first scroll view with an animation whose layer is in a tree of layers.
  @MainActor
  fileprivate static func first(in layer: CALayer) -> UIScrollView? {
    views.lazy.compactMap { $0.view as? UIScrollView }.first { view in
      sequence(first: view.layer, next: \.superlayer).contains { $0 === layer }
    }
  }
}

extension UIScrollView {
  /// Scrolls at once, or when the run loop turns.
  ///
  /// That only this method without an animation stops another one, and `contentOffset` does not, is what the report
  /// lionheart/openradar-mirror#3680 measured. That the delegate is told about the stop is the subject of
  /// jverkoey/nimbus#623. UIKit animates even if animations of views are disabled (square/Listable#558). An animation
  /// that changes nothing does not report an end either. It is a guess that a second animation takes the place of the
  /// first, so that only one end is reported.
  func scroll(to offset: CGPoint, _ animated: Bool) {
    guard animated else {
      stopScroll()
      contentOffset = offset
      return
    }
    guard offset != contentOffset || isScrollAnimating else { return }
    let scroll = RunningScroll(to: offset, of: self)
    runningScroll = scroll
    MainQueue.async { [weak self] in self?.endScroll(scroll.number) }
  }

  /// Ends an animation where the content is now.
  func stopScroll() {
    guard isScrollAnimating else { return }
    forgetScroll()
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// Moves the content to the target, unless another animation has taken the place of this one.
  private func endScroll(_ number: Int) {
    guard let scroll = runningScroll, scroll.number == number else { return }
    contentOffset = scroll.target
    // The delegate may stop the animation when it hears of the offset, or begin another one.
    guard runningScroll?.number == number else { return }
    layoutIfNeeded()
    scroll.refine?()
    guard runningScroll?.number == number else { return }
    forgetScroll()
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }

  private func forgetScroll() {
    runningScroll = nil
    RunningScroll.forget(self)
  }

  /// Ends the animations of the scroll views whose layers are in a tree, so that a picture shows where they lead.
  ///
  /// A delegate that begins an animation at each end stops being heard after ten.
  package static func endScrolls(in layer: CALayer) {
    for _ in 0..<10 {
      guard let view = RunningScroll.first(in: layer), let scroll = view.runningScroll else {
        return
      }
      view.endScroll(scroll.number)
    }
  }
}
