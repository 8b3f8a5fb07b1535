/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
