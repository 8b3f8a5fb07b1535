/// The controls of a group with a label.
///
/// - Note: See Apple,
///   https://developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View, NodeView, UndrawnValue, LabeledControls {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }

  var anyLabel: any View { label }
}

/// Controls whose label is known.
protocol LabeledControls {
  var anyLabel: any View { get }
}
