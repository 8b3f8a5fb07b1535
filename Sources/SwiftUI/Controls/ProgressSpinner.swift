/// UIKit's activity indicator, which grows with the preferred text size.
struct ProgressSpinner {
  let tint: Color?
}

extension ProgressSpinner: View, NodeView {
  typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let environment = evaluation.environment
    let style: UIActivityIndicatorView.Style = environment.controlSize >= .large ? .large : .medium
    let tint = tint ?? environment.tintColor
    let side = side(of: style, in: environment)
    return [
      UIKitControlNode(environment, size: CGSize(width: side, height: side)) {
        let indicator = ScaledIndicatorView(style: style)
        indicator.side = side
        if let tint { indicator.color = UIColor(tint) }
        indicator.startAnimating()
        return indicator
      }
    ]
  }

  /// The size of the style at the default text size, scaled like body text, in whole pixels.
  private func side(
    of style: UIActivityIndicatorView.Style, in environment: EnvironmentValues
  ) -> CGFloat {
    let usual: CGFloat = style == .large ? 37 : 20
    guard environment.dynamicTypeSize != .large else { return usual }
    let pixels = usual * Font.TextStyle.body.scale(in: environment) * environment.displayScale
    return pixels.rounded() / environment.displayScale
  }
}
