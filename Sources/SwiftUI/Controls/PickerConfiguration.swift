/// The properties of a picker that a picker style receives.
@MainActor
struct PickerConfiguration {
  let label: AnyView
  let content: AnyView
  let options: [PickerOption]
  /// The text of the label, which is the title of a page with the options.
  var title = ""

  var selected: PickerOption? { options.first(where: \.isSelected) }

  /// A menu with the options, in which the selected one has a checkmark.
  func menu(title: String = "", _ options: UIMenu.Options = []) -> UIMenu {
    UIMenu(
      title: title, options: options.union(.singleSelection),
      children: self.options.map { option in
        UIAction(
          title: option.title, image: option.node.picture, state: option.isSelected ? .on : .off
        ) { _ in option.select() }
      })
  }

  /// The view of an option.
  func view(of option: PickerOption) -> some View {
    PickerOptionView(content: content, index: option.index)
  }
}

/// One of the views in a picker's content.
private struct PickerOptionView: View, NodeView {
  typealias Body = Never

  let content: AnyView
  let index: Int

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = evaluation.nodes(of: content)
    return nodes.indices.contains(index) ? [nodes[index]] : []
  }
}
