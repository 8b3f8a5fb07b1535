/// An image from an address.
///
/// A still picture shows the placeholder.
public struct AsyncImage<Content: View> {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content
}

extension AsyncImage: View, NodeView, UndrawnValue {
  public typealias Body = Never

  /// Nothing is loaded, so the placeholder is shown.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    if Content.self == Image.self {
      return evaluation.nodes(of: Color(uiColor: .quaternaryLabel))
    }
    return evaluation.nodes(of: evaluation.tracking { content(.empty) })
  }

  /// Creates an image from an address, which isn't loaded: a gray rectangle is drawn in its place.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - scale: The number of pixels per point of the image.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(uiImage: UIImage()) }
  }
  /// Creates a view from an address, which isn't loaded: the placeholder is drawn.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - scale: The number of pixels per point of the image.
  ///   - content: A closure that isn't called here.
  ///   - placeholder: A closure that builds the views that are drawn.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        _ConditionalContent(storage: .trueContent(content(image)))
      } else {
        _ConditionalContent(storage: .falseContent(placeholder()))
      }
    }
  }
  /// Creates a view from an address, which isn't loaded: the content gets the phase `empty`.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - scale: The number of pixels per point of the image.
  ///   - transaction: The transaction of changes, which has no effect here.
  ///   - content: A closure that builds the views for a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.init(url: url, scale: scale, content: content) }
}
