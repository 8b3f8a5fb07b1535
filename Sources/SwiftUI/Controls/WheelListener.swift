/// Provides the content of a UIKit picker wheel, and receives its changes.
@MainActor
final class WheelListener: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var options: [PickerOption] = []
  var environment = EnvironmentValues()

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    options.count
  }

  /// Returns the view of a row.
  ///
  /// Texts have the size of UIKit's rows; other views keep their size.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let option = options[row]
    guard option.node is TextNode else { return drawn(option.node) }
    let label = UILabel()
    label.text = option.title
    label.font = .systemFont(ofSize: 23)
    label.textAlignment = .center
    return label
  }

  private func drawn(_ node: LayoutNode) -> UIView {
    let size = node.size(.unspecified)
    node.place(at: .zero, .unspecified)
    let row = WheelRow(content: UIView(frame: CGRect(origin: .zero, size: size)))
    TreeDrawing(scale: environment.displayScale)
      .draw(node, from: .zero, into: row.content, at: .zero)
    return row
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let selected = options.firstIndex(where: \.isSelected)
    if options.indices.contains(row) { options[row].select() }
    // The current selection is shown, because a binding may reject the value.
    if let selected { pickerView.selectRow(selected, inComponent: component, animated: false) }
  }
}

/// Centers a drawn view in a row.
private final class WheelRow: UIView {
  let content: UIView

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
