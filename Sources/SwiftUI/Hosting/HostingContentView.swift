/// The content view of a cell with a hosting configuration.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private var hosted: UIHostingConfiguration<Content, Background>
  private let content = _UIHostingView(rootView: AnyView(EmptyView()))
  private let background = _UIHostingView(rootView: AnyView(EmptyView()))
  /// The margins around the content, as last applied.
  private var margins: NSDirectionalEdgeInsets?

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    hosted = configuration
    super.init(frame: .zero)
    for view in [background, content] {
      view.backgroundColor = nil
      view.ignoresSafeArea = true
      addSubview(view)
    }
    background.isHidden = Background.self == EmptyView.self
    showBackground()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  var configuration: any UIContentConfiguration {
    get { hosted }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      hosted = new
      margins = nil
      showBackground()
      setNeedsLayout()
    }
  }

  private func showBackground() {
    if !background.isHidden { background.rootView = AnyView(hosted.background) }
  }

  private var cell: UIView? {
    sequence(first: self as UIView) { $0.superview }.first {
      $0 is UITableViewCell || $0 is UICollectionReusableView || $0 is UITableViewHeaderFooterView
    }
  }

  /// Applies the margins of the cell to the content if they have changed.
  private func showContent() {
    let current = superview?.directionalLayoutMargins ?? .zero
    guard margins != current else { return }
    margins = current
    content.rootView = AnyView(
      hosted.content.padding(hosted.margins.insets(in: current))
        .frame(minWidth: hosted.minimum.width, minHeight: hosted.minimum.height ?? leastHeight))
  }

  /// The minimum height: rows of lists are at least 44 points high.
  private var leastHeight: CGFloat? {
    cell is UITableViewCell || cell is UICollectionViewListCell ? 44 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showContent()
    content.frame = bounds
    background.frame = cell.map { convert($0.bounds, from: $0) } ?? bounds
  }

  /// The size with margins; zero or an infinite length means the ideal one.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    showContent()
    return content.size(
      ProposedViewSize(width: offer(size.width), height: offer(size.height)))
  }

  private func offer(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < .greatestFiniteMagnitude ? length : nil
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
