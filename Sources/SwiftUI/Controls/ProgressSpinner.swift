/// UIKit's activity indicator.
struct ProgressSpinner {
  let tint: Color?
}

extension ProgressSpinner: View, NodeView {
  typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let isLarge = evaluation.environment.controlSize >= .large
    let tint = tint ?? evaluation.environment.tintColor
    let side: CGFloat = isLarge ? 37 : 20
    return [
      UIKitControlNode(evaluation.environment, size: CGSize(width: side, height: side)) {
        let indicator = UIActivityIndicatorView(style: isLarge ? .large : .medium)
        if let tint { indicator.color = UIColor(tint) }
        indicator.startAnimating()
        return indicator
      }
    ]
  }
}
