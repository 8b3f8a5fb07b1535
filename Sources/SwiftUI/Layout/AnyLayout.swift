/// A layout whose type is not known outside.
public struct AnyLayout: UnaskedLayout, @unchecked Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  let storage: any Layout

  public init<L: Layout>(_ layout: L) { storage = layout }
}
