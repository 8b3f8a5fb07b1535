/// Names the shape that `ContainerRelativeShape` stands for in a view.
struct _ContainerShapeModifier<Shape: InsettableShape> {
  let shape: Shape
}

extension _ContainerShapeModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    guard !(shape is ContainerRelativeShape) else { return content(evaluation) }
    let container = ContainerShape(shape)
    var inner = evaluation
    inner.environment.containerShape = container
    let nodes = content(inner)
    container.node = nodes.first
    return nodes
  }
}

/// A shape, and the view whose outline it is.
@MainActor
final class ContainerShape {
  private let shape: any InsettableShape
  weak var node: LayoutNode?

  init(_ shape: any InsettableShape) { self.shape = shape }

  /// The outline from the origin of a node that is placed in the view.
  func outline(from inner: LayoutNode) -> ContainerOutline? {
    guard let frame = node?.globalFrame else { return nil }
    let origin = inner.globalFrame.origin
    return ContainerOutline(shape: shape, rect: frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

/// A shape in a rectangle around what is drawn.
struct ContainerOutline: Sendable {
  /// The one around the shape whose path is asked for.
  @TaskLocal static var current: ContainerOutline?

  let shape: any InsettableShape
  let rect: CGRect

  /// The shape, smaller by the distance of a rectangle from the nearest edge.
  ///
  /// - SeeAlso: OpenSwiftUI, `ContainerShapeType`.
  nonisolated func path(in inner: CGRect) -> Path {
    let distance = min(
      inner.minX - rect.minX, inner.minY - rect.minY, rect.maxX - inner.maxX,
      rect.maxY - inner.maxY)
    return Self.path(shape, max(distance, 0), in: inner)
  }

  private nonisolated static func path<S: InsettableShape>(
    _ shape: S, _ distance: CGFloat, in rect: CGRect
  ) -> Path {
    shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
  }
}

extension EnvironmentValues {
  /// What `containerShape` has set.
  var containerShape: ContainerShape? {
    get { value(nil) }
    set { set(newValue) }
  }
}
