public import Foundation

/// The space that text fills.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// The closure of a text view that is called when its container changes.
  final var didChange: (() -> Void)?
  final weak var manager: NSLayoutManager?

  /// - Parameter size: the size in points; a side of 0 sets no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }

  /// The manager that fills the container; nil until it is added to one.
  open var layoutManager: NSLayoutManager? { manager }
  /// Moves the container to the end of another manager's containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = manager, let index = old.textContainers.firstIndex(where: { $0 === self })
    else { return newLayoutManager.addTextContainer(self) }
    old.removeTextContainer(at: index)
    newLayoutManager.addTextContainer(self)
  }

  /// The size in points; a side of 0 sets no limit.
  ///
  /// A text view's follows the view.
  open var size: CGSize { didSet { if size != oldValue { change() } } }
  /// Points at both ends of every line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { change() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { change() } }
  /// How all lines break; `byWordWrapping`, the default, leaves that to the paragraph styles.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { change() } }
  open var widthTracksTextView = false
  /// - Important: Inert.
  open var heightTracksTextView = false
  /// The areas without text, in the container's coordinates; text continues at their other side.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { change() } }
  /// Whether no exclusion paths are set.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  private func change() {
    manager?.forgetLayout()
    didChange?()
  }
}
