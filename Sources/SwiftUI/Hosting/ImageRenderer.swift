/// Makes images of views.
///
/// There are none yet: an image is nil, and the next assertion fails.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public nonisolated var objectWillChange: PassthroughSubject<Void, Never> { changes.subject }
  private nonisolated let changes = RendererChanges()
  public var content: Content
  /// - Important: Inert.
  public var proposedSize: ProposedViewSize = .unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode: ColorRenderingMode = .nonLinear

  public init(content view: Content) { content = view }

  public var uiImage: UIImage? {
    UndrawnViews.reach(undrawnName(of: content))
    return nil
  }
  public var cgImage: CGImage? { uiImage?.cgImage }

  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: @escaping (CGContext) -> Void) -> Void
  ) {
    UndrawnViews.reach(undrawnName(of: content))
    renderer(.zero) { _ in }
  }
}
/// Tells that a renderer has other content.
private final class RendererChanges: @unchecked Sendable {
  let subject = PassthroughSubject<Void, Never>()
}
