/// Creates images of views; by default at their ideal size, at scale 1 and without a background.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// A publisher that sends before the image changes.
  public nonisolated var objectWillChange: PassthroughSubject<Void, Never> { changes.subject }
  private nonisolated let changes = RendererChanges()
  private let hosting: _UIHostingView<Content>
  /// The view; setting another one publishes a change.
  public var content: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }
  /// The size that is proposed to the view, in points; without a width or height, its ideal one is used.
  public var proposedSize: ProposedViewSize = .unspecified
  /// Pixels in a point.
  public var scale: CGFloat = 1
  /// Whether the image has no alpha channel.
  public var isOpaque = false
  /// - Important: Inert.
  public var colorMode: ColorRenderingMode = .nonLinear

  /// Creates a renderer of a view, which is evaluated when an image is requested.
  public init(content view: Content) {
    hosting = _UIHostingView(rootView: view)
    hosting.backgroundColor = nil
    hosting.ignoresSafeArea = true
    hosting.didInvalidate = { [changes] in changes.subject.send() }
  }

  /// The image; nil if the view has no size, or one that is too large for a picture.
  public var uiImage: UIImage? {
    let size = prepare(scale: scale)
    guard size.width > 0, size.height > 0, CGContext.hasRoom(for: size, scale: scale) else {
      return nil
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image {
      hosting.layer.render(in: $0.cgContext)
    }
  }

  /// The image as one of Core Graphics; nil if the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Passes a closure to `renderer` that draws into a context whose y-axis points up, as in Core Graphics.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: @escaping (CGContext) -> Void) -> Void
  ) {
    let size = prepare(scale: rasterizationScale)
    renderer(size) { [hosting] context in
      MainActor.assumeIsolated {
        context.saveGState()
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        hosting.layer.render(in: context)
        context.restoreGState()
      }
    }
  }

  /// Lays the view out at the size it chooses for the proposal, in points.
  private func prepare(scale: CGFloat) -> CGSize {
    if hosting.traitCollection.displayScale != scale {
      hosting.traitOverrides.displayScale = scale
    }
    let size = hosting.size(proposedSize)
    hosting.frame = CGRect(origin: .zero, size: size)
    hosting.layoutIfNeeded()
    if let name = UndrawnViews.first(in: hosting) { UndrawnViews.reach(name) }
    return size
  }
}

/// Publishes changes of a renderer's content.
private final class RendererChanges: @unchecked Sendable {
  let subject = PassthroughSubject<Void, Never>()
}
