/// UIKit's picker view with one wheel, with the width that it is offered.
struct PickerWheelControl: UIViewRepresentable {
  let options: [PickerOption]

  func makeCoordinator() -> WheelListener { WheelListener() }

  func makeUIView(context: Context) -> UIPickerView { UIPickerView() }

  func updateUIView(_ view: UIPickerView, context: Context) {
    let listener = context.coordinator
    listener.options = options
    listener.environment = context.environment
    if view.delegate == nil {
      view.dataSource = listener
      view.delegate = listener
    } else {
      view.reloadAllComponents()
    }
    view.isUserInteractionEnabled = context.environment.isEnabled
    view.alpha = context.environment.isEnabled ? 1 : 0.5
    if let row = options.firstIndex(where: \.isSelected) {
      view.selectRow(row, inComponent: 0, animated: false)
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIPickerView, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}
