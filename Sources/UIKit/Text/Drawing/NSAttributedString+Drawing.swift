extension NSAttributedString {
  /// Points, not rounded; lines break only at line separators.
  public func size() -> CGSize {
    StringDrawing(self, size: .zero, options: .usesLineFragmentOrigin).bounds.size
  }

  /// Draws in the current context with the upper left corner at `point`, in points; long lines are not broken.
  public func draw(at point: CGPoint) {
    StringDrawing(self, size: .zero, options: .usesLineFragmentOrigin).draw(at: point)
  }

  /// Lines break at the width of `rect`, and are clipped to it.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    let drawing = StringDrawing(self, size: rect.size, options: options)
    context?.totalBounds = drawing.bounds
    drawing.draw(at: rect.origin)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = StringDrawing(self, size: size, options: options).bounds
    context?.totalBounds = bounds
    return bounds
  }
}
