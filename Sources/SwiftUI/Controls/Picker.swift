/// A control that selects one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content

  init(storing label: Label, _ selection: Binding<SelectionValue>?, _ content: Content) {
    self.label = label
    self.selection = selection
    self.content = content
  }
}

extension Picker: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let options = evaluation.tracking { choices(in: evaluation.at("options").inside(.vertical)) }
    let undrawn = options.lazy.compactMap(\.node.firstUndrawnName).first
    if let undrawn { return [evaluation.undrawn(undrawn)] }
    var configuration = PickerConfiguration(
      label: AnyView(label), content: AnyView(content), options: options)
    let style = evaluation.environment.pickerStyle
    if evaluation.environment.isInMenu {
      let title = style is MenuPickerStyle ? evaluation.at("label").nodes(of: label) : []
      let menu = configuration.menu(
        title: title.map(\.words).joined(separator: " "), title.isEmpty ? .displayInline : [])
      return [MenuItemNode(.element(menu), evaluation.environment)]
    }
    if style is NavigationLinkPickerStyle {
      let label = evaluation.at("title").inside(.vertical).nodes(of: label)
      configuration.title = label.map(\.words).joined(separator: " ")
    }
    return evaluation.at("style").nodes(of: style.makeBody(configuration: configuration))
  }

  @MainActor
  private func choices(in evaluation: Evaluation) -> [PickerOption] {
    let selected = selection?.wrappedValue
    return evaluation.nodes(of: content).enumerated().compactMap { index, node in
      guard let value = value(of: node) else { return nil }
      return PickerOption(index: index, node: node, isSelected: value == selected) {
        selection?.wrappedValue = value
      }
    }
  }

  /// The value that a view selects: its tag, or else its identity in a `ForEach`; nil for a view that cannot be
  /// selected.
  @MainActor
  private func value(of node: LayoutNode) -> SelectionValue? {
    if let tag = node.traits.tag {
      let isExact = type(of: tag.value.base) == SelectionValue.self
      return isExact || tag.standsForOptional ? tag.value.base as? SelectionValue : nil
    }
    return node.traits.identities.lazy.compactMap { $0.base as? SelectionValue }.first
  }

  /// Creates a picker from views, each of which selects its tag or its identity in a `ForEach`.
  ///
  /// - Parameters:
  ///   - selection: The selected value; a value without a view shows no selection.
  ///   - content: The views of the values; a view without a matching value cannot be selected.
  ///   - label: The views that name the picker, which some styles leave out.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), selection, content()) }
  /// Creates a picker with a given label.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(storing: label, selection, content()) }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(storing: Text(titleKey), selection, content()) }
  /// Creates a picker with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(storing: Text(title), selection, content()) }
}

extension Picker where Label == DarkroomSwiftUI.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      storing: DarkroomSwiftUI.Label(titleKey, systemImage: systemImage), selection, content())
  }
  /// Creates a picker with a symbol, and a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(storing: DarkroomSwiftUI.Label(title, systemImage: systemImage), selection, content())
  }
}

extension View {
  /// Sets the look of the pickers in the view; a style that isn't one of Apple's is ignored.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.pickerStyle) { $0 = style as? any NamedPickerStyle ?? $0 }
  }
}
