/// Sets the shape for container-relative shapes in a view.
struct _ContainerShapeModifier<Shape: InsettableShape> {
  let shape: Shape
}

extension _ContainerShapeModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    guard Shape.self != ContainerRelativeShape.self else { return content(evaluation) }
    let container = ContainerShape(shape)
    var inner = evaluation
    inner.environment.containerShape = container
    let nodes = content(inner)
    container.node = nodes.first
    return nodes
  }
}

/// The shape of a container, with the size of a node.
@MainActor
final class ContainerShape {
  private let shape: any InsettableShape
  weak var node: LayoutNode?

  init(_ shape: any InsettableShape) { self.shape = shape }

  /// The position of a node in the container; nil before the container is placed.
  func place(of other: LayoutNode) -> ContainerPlace? {
    guard let node else { return nil }
    let origin = other.globalFrame.origin
    return ContainerPlace(
      shape: shape, frame: node.globalFrame.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

extension EnvironmentValues {
  /// What `containerShape` has set.
  var containerShape: ContainerShape? {
    get { value(nil) }
    set { set(newValue) }
  }
}
