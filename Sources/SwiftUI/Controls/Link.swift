/// A button that opens a URL by the `openURL` of its environment.
public struct Link<Label: View> {
  let label: Label
  let destination: URL

  init(storing label: Label, _ destination: URL) {
    self.label = label
    self.destination = destination
  }
}

extension Link: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let (open, destination) = (evaluation.environment.openURL, destination)
    return evaluation.nodes(of: Button(role: nil, storing: label) { open(destination) })
  }

  /// Creates a button that opens a URL, with views as its label.
  ///
  /// - Parameters:
  ///   - destination: The URL that the `openURL` action of the environment receives.
  ///   - label: The views of the label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), destination)
  }
}

extension Link where Label == Text {
  /// Creates a button that opens a URL, with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(storing: Text(titleKey), destination)
  }
  /// Creates a button that opens a URL, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(storing: Text(title), destination)
  }
}
