/// As ``_ObjectInitializers``, for the initializers of `UIStackView`.
public protocol _UIStackViewInitializers {}

extension UIStackView: _UIStackViewInitializers {}

extension _UIStackViewInitializers where Self: UIStackView {
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
