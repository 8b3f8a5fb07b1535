/// Builds a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene { TupleScene(value: (repeat each content)) }
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene {
    TupleScene(value: scene)
  }
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene { TupleScene(value: scene) }
}
