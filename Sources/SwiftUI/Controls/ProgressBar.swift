/// UIKit's progress bar, with the width that it is offered.
struct ProgressBar {
  let fraction: Double
  let tint: Color?
}

extension ProgressBar: View, NodeView {
  typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let (fraction, tint) = (fraction, tint ?? evaluation.environment.tintColor)
    let node = UIKitControlNode(evaluation.environment, size: CGSize(width: 10, height: 4)) {
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = Float(fraction)
      if let tint { bar.progressTintColor = UIColor(tint) }
      return bar
    }
    node.isFlexible = true
    return [node]
  }
}
