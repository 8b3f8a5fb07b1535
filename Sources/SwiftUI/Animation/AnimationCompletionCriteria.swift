/// The point at which an animation counts as completed.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
