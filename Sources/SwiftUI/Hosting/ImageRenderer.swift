/// Makes images of views: of their ideal size, at scale 1 and without a background, if nothing else
/// is asked for.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before an image would show something else.
  public nonisolated var objectWillChange: PassthroughSubject<Void, Never> { changes.subject }
  private nonisolated let changes = RendererChanges()
  private let hosting: _UIHostingView<Content>
  public var content: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }
  public var proposedSize: ProposedViewSize = .unspecified
  /// Pixels in a point.
  public var scale: CGFloat = 1
  public var isOpaque = false
  /// - Important: Inert.
  public var colorMode: ColorRenderingMode = .nonLinear

  public init(content view: Content) {
    hosting = _UIHostingView(rootView: view)
    hosting.backgroundColor = nil
    hosting.ignoresSafeArea = true
    hosting.didInvalidate = { [changes] in changes.subject.send() }
  }

  /// Nil if the view has no extent.
  public var uiImage: UIImage? {
    let size = prepare(scale: scale)
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image {
      hosting.layer.render(in: $0.cgContext)
    }
  }

  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Hands out a closure that draws into a context whose y axis runs upwards, as Core Graphics has it.
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

  /// Lays the view out in the size that it answers to the proposal, in points.
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

/// Tells that a renderer has other content.
private final class RendererChanges: @unchecked Sendable {
  let subject = PassthroughSubject<Void, Never>()
}
