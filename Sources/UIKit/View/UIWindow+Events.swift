import DarkroomCoreGraphics

extension UIWindow {
  func deliver(_ event: UIEvent) { deliver(event.touches(for: self as UIWindow) ?? [], of: event) }
}

extension UIView {
  /// Handles an event as a window does, for a tree without a window.
  package func deliverTouches(of event: UIEvent) { deliver(event.allTouches ?? [], of: event) }

  /// Passes each touch to the recognizers of its view and of the views above, then to its view unless a recognizer
  /// claims it.
  fileprivate func deliver(_ touches: Set<UITouch>, of event: UIEvent) {
    ignoreTouchesBesideExclusiveOnes(touches)
    for view in orderedViews(of: touches) {
      view.checkChainEnds()
      let own = touches.filter { $0.view === view && !$0.isIgnored }
      let recognizers = view.recognizersOfChain
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let changed = own.filter { $0.phase == phase }
        if !changed.isEmpty { deliver(changed, phase, event, to: view, recognizers) }
      }
    }
  }

  /// A touch that begins beside a touch on an exclusive view, or on such a view beside another touch, is ignored.
  private func ignoreTouchesBesideExclusiveOnes(_ touches: Set<UITouch>) {
    guard touches.count > 1 else { return }
    var down: [UIView] = []
    for touch in touches.sorted(by: { $0.order < $1.order }) {
      guard !touch.isIgnored, let view = touch.view else { continue }
      let others = down.filter { $0 !== view }
      if touch.phase == .began,
        view.isExclusiveTouch && !others.isEmpty || others.contains(where: \.isExclusiveTouch)
      {
        touch.isIgnored = true
      } else if touch.phase != .cancelled {
        down.append(view)
      }
    }
  }

  /// If a view accepts only one of several touches, it receives the first one.
  private func heard(_ touches: Set<UITouch>, of event: UIEvent) -> Set<UITouch> {
    guard !isMultipleTouchEnabled else { return touches }
    let all = (event.allTouches ?? touches).filter { $0.view === self && !$0.isIgnored }
    guard all.count > 1, let first = all.min(by: { $0.order < $1.order }) else { return touches }
    return touches.filter { $0 === first }
  }

  private func orderedViews(of touches: Set<UITouch>) -> [UIView] {
    var views: [UIView] = []
    for view in touches.compactMap(\.view) where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    return views
  }

  private func deliver(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, to view: UIView,
    _ recognizers: [UIGestureRecognizer]
  ) {
    var isTakenOver = false
    if phase == .began { noteRivals(of: recognizers) }
    for recognizer in recognizers where recognizer.receives(touches, of: view) {
      let wasRecognized = recognizer.isRecognizing
      recognizer.take(touches, phase, event)
      if recognizer.isRecognizing, !wasRecognized {
        failOthers(than: recognizer, of: recognizers)
        isTakenOver = isTakenOver || recognizer.cancelsTouchesInView
      }
    }
    settle(recognizers, isOver: phase == .ended || phase == .cancelled)
    let heard = view.heard(touches, of: event)
    if isTakenOver, phase != .began {
      if !heard.isEmpty { view.touchesCancelled(heard, with: event) }
    } else if !heard.isEmpty {
      view.receive(heard, phase, event)
    }
    if phase == .ended || phase == .cancelled {
      recognizers.forEach { $0.finishSequence() }
    }
  }

  private func noteRivals(of recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers {
      recognizer.rivals = recognizers.filter { recognizer.waits(for: $0) }
    }
  }

  /// Handles recognizers that were held back, after those for which they wait have failed.
  private func settle(_ recognizers: [UIGestureRecognizer], isOver: Bool) {
    for recognizer in recognizers where recognizer.heldState != nil {
      if recognizer.settle(isOver: isOver) {
        if recognizer.isRecognizing { failOthers(than: recognizer, of: recognizers) }
      } else if isOver {
        recognizer.settleLater()
      }
    }
  }

  private func failOthers(than winner: UIGestureRecognizer, of recognizers: [UIGestureRecognizer]) {
    for other in recognizers where other !== winner && other.state == .possible {
      if !winner.mayRecognize(with: other) { other.failInSequence() }
    }
  }

  /// The view's own recognizers first, then those of the views above.
  fileprivate var recognizersOfChain: [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var view: UIView? = self
    while let current = view {
      result += (current.gestureRecognizers ?? []).filter(\.isEnabled)
      view = current.superview
    }
    return result
  }

  fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }
}
