extension _MetatypeInitializers where Self: UIStackView {
  @_silgen_name("darkroom_UIStackView_init_arrangedSubviews")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(arrangedSubviews: [UIView])

  @_silgen_name("darkroom_UIStackView_init_arrangedSubviews")
  @MainActor @usableFromInline
  static func make(arrangedSubviews: __owned [UIView]) -> Self {
    let stack = ViewInstantiation.view(of: self, frame: .zero)
    for view in arrangedSubviews { stack.addArrangedSubview(view) }
    return stack
  }
}
