/// UIKit's segmented control, with the width that it is offered.
struct PickerSegments: UIViewRepresentable {
  let options: [PickerOption]

  func makeCoordinator() -> ControlListener { ControlListener() }

  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl()
    context.coordinator.listen(to: control)
    return control
  }

  func updateUIView(_ control: UISegmentedControl, context: Context) {
    show(in: control)
    let selected = options.firstIndex(where: \.isSelected) ?? UISegmentedControl.noSegment
    control.selectedSegmentIndex = selected
    context.coordinator.changed = {
      let index = control.selectedSegmentIndex
      // The current selection is shown, because a binding may reject the value.
      control.selectedSegmentIndex = selected
      if options.indices.contains(index) { options[index].select() }
    }
  }

  private func show(in control: UISegmentedControl) {
    while control.numberOfSegments > options.count {
      control.removeSegment(at: control.numberOfSegments - 1, animated: false)
    }
    for (index, option) in options.enumerated() {
      if index == control.numberOfSegments {
        control.insertSegment(withTitle: nil, at: index, animated: false)
      }
      let image = option.title.isEmpty ? option.node.picture : nil
      if let image {
        control.setImage(image, forSegmentAt: index)
      } else {
        control.setTitle(option.title, forSegmentAt: index)
      }
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}
