/// Says what lies behind the page of a navigation stack that a view is on.
///
/// As on iOS, a view that is on no such page changes nothing. Other containers are not drawn yet.
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

/// Hands on what lies behind a page, of several views what the innermost of the first says.
enum PageBackgroundKey: PreferenceKey {
  static var defaultValue: (any View)? { nil }

  static func reduce(value: inout (any View)?, nextValue: () -> (any View)?) {
    value = value ?? nextValue()
  }
}
