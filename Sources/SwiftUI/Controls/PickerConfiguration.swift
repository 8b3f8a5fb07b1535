/// What a picker style is asked about.
@MainActor
struct PickerConfiguration {
  let label: AnyView
  let content: AnyView
  let options: [PickerOption]
  /// What the label says, for pages that have it as their title.
  var title = ""

  var selected: PickerOption? { options.first(where: \.isSelected) }

  /// The options, the selected one with a mark.
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

/// One of the views in the content of a picker.
private struct PickerOptionView: View, NodeView {
  typealias Body = Never

  let content: AnyView
  let index: Int

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = evaluation.nodes(of: content)
    return nodes.indices.contains(index) ? [nodes[index]] : []
  }
}
