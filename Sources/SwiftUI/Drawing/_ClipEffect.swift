struct _ClipEffect<ClipShape: Shape> {
  let shape: ClipShape
  let style: FillStyle
}

extension _ClipEffect: ViewModifier, EffectModifier {
  typealias Body = Never

  func apply(to view: EffectView, in environment: EnvironmentValues) {
    if shape is Rectangle {
      view.clipsToBounds = true
    } else {
      mask(view, in: environment.layoutDirection)
    }
  }

  @MainActor
  private func mask(_ view: EffectView, in direction: LayoutDirection) {
    let mask = CAShapeLayer()
    mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    mask.blendsEdges = style.isAntialiased
    view.layer.mask = mask
    if let shape = shape as? RoundedRectangle { view.cornerRadius = shape.cornerSize.width }
    view.arrange = { [shape] view in
      mask.frame = view.bounds
      mask.path = shape.path(in: view.bounds, direction).cgPath
    }
  }
}
