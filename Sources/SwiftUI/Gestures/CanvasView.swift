/// The view in which a root is drawn.
///
/// It receives the touches for everything that is drawn, even after it is redrawn.
final class CanvasView: UIView {
  /// A finger that is down.
  private struct Touching {
    let touch: UITouch
    let sequence: TouchSequence
    /// The canvas, which lives until the finger is lifted, even if another canvas has replaced it.
    let canvas: CanvasView
    /// The position at which the finger came down, in points of the window and of the canvas.
    let start: (window: CGPoint, canvas: CGPoint)

    @MainActor
    func follow(_ phase: GestureTouch.Phase) {
      let place = touch.location(in: nil)
      sequence.follow(
        phase,
        at: CGPoint(
          x: start.canvas.x + place.x - start.window.x,
          y: start.canvas.y + place.y - start.window.y))
    }
  }

  private var touching: Touching?
  /// The priorities of elements whose reading order differs from their position.
  var readingPriorities: [ObjectIdentifier: Double] = [:]

  override var accessibilityElements: [Any]? {
    get { prioritizedElements ?? super.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }

  /// Returns nil if no view takes touches; the canvas itself takes those of views that SwiftUI draws.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden else { return nil }
    guard let touched = touchedPart(of: self, at: point, event) else { return nil }
    // A page with a tree of its own handles its touches itself.
    return touched.isDrawn && !(touched is CanvasView) ? self : touched
  }

  /// The view at a point; parts of a view may be outside of its bounds.
  private func touched(in view: UIView, at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return nil }
    if let container = view as? any TouchContainer {
      let takes = container.takesTouches(at: point)
      if takes == false { return nil }
      return touchedPart(of: view, at: point, event) ?? (takes == true ? view : nil)
    }
    if let shape = view as? PaintedShapeView { return shape.paints(at: point) ? view : nil }
    // A UIKit view finds the touched view inside it itself.
    guard view.isDrawn else { return view.hitTest(point, with: event) }
    let isInside = view.bounds.contains(point)
    if view.subviews.isEmpty || view is UIScrollView, !isInside { return nil }
    return touchedPart(of: view, at: point, event) ?? (view.subviews.isEmpty ? view : nil)
  }

  private func touchedPart(of view: UIView, at point: CGPoint, _ event: UIEvent?) -> UIView? {
    for part in view.subviews.reversed() {
      let place = part.layer.convert(point, from: view.layer)
      if let touched = touched(in: part, at: place, event) { return touched }
    }
    return nil
  }

  /// Innermost first.
  private func gestureViews(at point: CGPoint) -> [GestureView] {
    var views: [GestureView] = []
    var view = touchedPart(of: self, at: point, nil)
    while let current = view, current !== self {
      if let current = current as? GestureView { views.append(current) }
      view = current.superview
    }
    return views
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touching == nil, let touch = touches.first else { return }
    let location = touch.location(in: self)
    guard let sequence = TouchSequence(gestureViews(at: location), in: self) else {
      return super.touchesBegan(touches, with: event)
    }
    touching = Touching(
      touch: touch, sequence: sequence, canvas: self, start: (touch.location(in: nil), location))
    sequence.follow(.began, at: location)
    for delay in sequence.delays {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak sequence] in
        MainActor.assumeIsolated { sequence?.rest() }
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touching else { return super.touchesMoved(touches, with: event) }
    if touches.contains(touching.touch) { touching.follow(.moved) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touching else { return super.touchesEnded(touches, with: event) }
    guard touches.contains(touching.touch) else { return }
    self.touching = nil
    touching.follow(.ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touching else { return super.touchesCancelled(touches, with: event) }
    guard touches.contains(touching.touch) else { return }
    self.touching = nil
    touching.sequence.cancel()
  }
}

extension UIView {
  /// Whether SwiftUI draws the view, rather than UIKit or a team's code.
  fileprivate var isDrawn: Bool {
    func module(of type: AnyClass) -> Substring { String(reflecting: type).prefix { $0 != "." } }
    return module(of: type(of: self)) == module(of: CanvasView.self)
  }
}
