/// One of two views, as created by `if` and `else`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  public typealias Body = Never

  /// The view that was chosen.
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, UndrawnValue
where TrueContent: View, FalseContent: View {}

extension _ConditionalContent.Storage: Sendable
where TrueContent: Sendable, FalseContent: Sendable {}
