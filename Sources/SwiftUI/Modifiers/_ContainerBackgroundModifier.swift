/// Sets the background of the navigation page that contains a view.
///
/// As on iOS, it has no effect for a view outside of such a page. Other containers are not drawn yet.
struct _ContainerBackgroundModifier<Background: View> {
  let background: Background
  let alignment: Alignment
  let container: ContainerBackgroundPlacement
}

extension _ContainerBackgroundModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    guard container == .navigation else { return evaluation.undrawn("containerBackground(_:for:)") }
    let whole = ZStack(alignment: alignment) { background }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    let modifier = _PreferenceModifier<PageBackgroundKey> { value, _ in value = value ?? whole }
    return modifier.node(around: child, in: evaluation)
  }
}

/// The background of a page.
///
/// Of several views the first counts, and in it the innermost modifier.
enum PageBackgroundKey: PreferenceKey {
  static var defaultValue: (any View)? { nil }

  static func reduce(value: inout (any View)?, nextValue: () -> (any View)?) {
    value = value ?? nextValue()
  }
}
