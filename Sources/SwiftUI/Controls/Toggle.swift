/// A control that turns a value on and off; in a menu, it is an item that can have a check mark.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  init(storing label: Label, _ isOn: Binding<Bool>) {
    self.label = label
    self.isOn = isOn
  }
}

extension Toggle: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    if evaluation.environment.isInMenu {
      let isOn = isOn
      return [
        evaluation.menuItem(label, state: isOn.wrappedValue ? .on : .off) {
          isOn.wrappedValue.toggle()
        }
      ]
    }
    var inner = evaluation.at("style")
    let style = inner.environment.toggleStyles.popLast() ?? DefaultToggleStyle()
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: label), isOn: isOn)
    return inner.nodes(of: style, configuration)
  }

  /// Creates a toggle with views as its label.
  ///
  /// - Parameters:
  ///   - isOn: The value that the toggle shows and changes.
  ///   - label: The views of the label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), isOn)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(storing: Text(titleKey), isOn)
  }
  /// Creates a toggle with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(storing: Text(title), isOn)
  }
}

extension Toggle where Label == DarkroomSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol before it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) { self.init(storing: DarkroomSwiftUI.Label(titleKey, systemImage: systemImage), isOn) }
  /// Creates a toggle with a title that is shown as it is, and a symbol before it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) { self.init(storing: DarkroomSwiftUI.Label(title, systemImage: systemImage), isOn) }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style styles, in the style around that one.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(storing: configuration.label, configuration.$isOn)
  }
}

extension View {
  /// Sets the look of the toggles in the view; a toggle in the body of a style gets the style around it.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyles) { $0.append(style) }
  }
}

extension Evaluation {
  fileprivate func nodes<S: ToggleStyle>(
    of style: S, _ configuration: ToggleStyleConfiguration
  ) -> [LayoutNode] { nodes(styledBy: style) { $0.makeBody(configuration: configuration) } }
}
