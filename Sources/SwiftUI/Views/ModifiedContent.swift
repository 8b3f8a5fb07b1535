/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never

  public var content: Content
  public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, UndrawnValue
where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: WrappingView {
  var inner: Any { content }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
