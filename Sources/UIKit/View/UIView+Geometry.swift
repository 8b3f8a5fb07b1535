import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UIView {
  func setFrame(_ frame: CGRect) {
    changeGeometry { layer.frame = frame }
  }

  func setBounds(_ bounds: CGRect) {
    let scrolls = guides.scrollFrame != nil && layer.bounds.origin != bounds.origin
    changeGeometry { layer.bounds = bounds }
    if scrolls { constraintInsetsDidChange() }
  }

  func setCenter(_ center: CGPoint) {
    changeGeometry { layer.position = center }
  }

  func setTransform(_ transform: CGAffineTransform) {
    changeGeometry { layer.setAffineTransform(transform) }
  }

  func setTransform3D(_ transform: CATransform3D) {
    changeGeometry { layer.transform = transform }
  }

  private func changeGeometry(_ change: () -> Void) {
    let oldSize = layer.bounds.size
    change()
    geometryDidChange(oldSize: oldSize)
  }

  func geometryDidChange(oldSize: CGSize) {
    if layer.bounds.size != oldSize {
      autoresizeSubviews(oldSize: oldSize)
      setNeedsLayout()
      updateReadableLimit()
      if contentMode == .redraw { setNeedsDisplay() }
    }
    updateInsetsAfterGeometryChange()
    currentEngine?.frameDidChange(self)
  }

  func resizeToFit() {
    var bounds = bounds
    bounds.size = sizeThatFits(bounds.size)
    let origin = frame.origin
    self.bounds = bounds
    guard transform.isIdentity else { return }
    frame.origin = origin
  }

  // MARK: Conversion

  /// A nil view stands for the window, or for the topmost view if there is no window.
  private func coordinateRoot(_ view: UIView?) -> UIView {
    if let view { return view }
    var root = self
    while let parent = root.superview { root = parent }
    return root
  }

  func map(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: coordinateRoot(view).layer)
  }

  func map(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: coordinateRoot(view).layer)
  }

  func map(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: coordinateRoot(view).layer)
  }

  func map(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: coordinateRoot(view).layer)
  }
}

extension UIView {
  /// Converts through the topmost view if the space isn't a view.
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else {
      return space.convert(convert(point, to: nil), from: coordinateRoot(nil))
    }
    return convert(point, to: view as UIView?)
  }

  /// Converts through the topmost view if the space isn't a view.
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else {
      return convert(space.convert(point, to: coordinateRoot(nil)), from: nil)
    }
    return convert(point, from: view as UIView?)
  }

  /// Converts through the topmost view if the space isn't a view; between rotated views, the result is a
  /// bounding box.
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView else {
      return space.convert(convert(rect, to: nil), from: coordinateRoot(nil))
    }
    return convert(rect, to: view as UIView?)
  }

  /// Converts through the topmost view if the space isn't a view; between rotated views, the result is a
  /// bounding box.
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView else {
      return convert(space.convert(rect, to: coordinateRoot(nil)), from: nil)
    }
    return convert(rect, from: view as UIView?)
  }
}
