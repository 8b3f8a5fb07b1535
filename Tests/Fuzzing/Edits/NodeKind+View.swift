import DarkroomUIKit

extension NodeKind {
  /// - Parameter isLoose: whether its content wishes for its lengths as much as that of other nodes.
  @MainActor
  func makeView(_ number: Int, isLoose: Bool) -> UIView {
    let view =
      switch self {
      case .plain: UIView()
      case .label: UILabel()
      case .button: UIButton(type: .system)
      case .image: UIImageView()
      case .stack: UIStackView()
      case .toggle: UISwitch()
      case .field: UITextField()
      case .segments: UISegmentedControl()
      case .slider: UISlider()
      }
    guard !isLoose else { return view }
    let step = Float(number % 64)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(160 + step), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(700 + step), for: axis)
    }
    return view
  }
}
