/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("style")
    let style = inner.environment.controlGroupStyles.popLast() ?? AutomaticControlGroupStyle()
    let configuration = ControlGroupStyleConfiguration(
      content: ControlGroupStyleConfiguration.Content(content: content))
    return inner.nodes(of: style, configuration)
  }
}

extension Evaluation {
  fileprivate func nodes<S: ControlGroupStyle>(
    of style: S, _ configuration: ControlGroupStyleConfiguration
  ) -> [LayoutNode] { nodes(styledBy: style) { $0.makeBody(configuration: configuration) } }
}

extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupStyles) { $0.append(style) }
  }
}
