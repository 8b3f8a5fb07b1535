/// The shape of a container, and the position of a view in it.
struct ContainerPlace: @unchecked Sendable {
  /// The place of the view whose path is being created.
  @TaskLocal static var current: ContainerPlace?

  let shape: any InsettableShape
  /// The frame of the container, in the coordinates of the view.
  let frame: CGRect

  /// The shape for a rectangle in the container, shrunk by its distance to the nearest edge so that corners are
  /// concentric.
  ///
  /// As in OpenSwiftUI, audited against iOS 18.
  func path(in rect: CGRect) -> Path {
    let distance = min(
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
      frame.maxY - rect.maxY)
    return path(of: shape, in: rect, inset: max(0, distance))
  }

  private func path<S: InsettableShape>(of shape: S, in rect: CGRect, inset: CGFloat) -> Path {
    shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
  }
}
