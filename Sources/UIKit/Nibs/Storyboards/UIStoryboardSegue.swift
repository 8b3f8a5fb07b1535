import Foundation

/// A transition from one scene to another, while it is performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  /// What the kind of the segue does.
  final var action: ((UIViewController, UIViewController) -> Void)?

  // A storyboard creates segues of developers' classes with this initializer, which it finds by its position in the
  // class.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = { _, _ in performHandler() }
  }

  /// Shows the destination as the storyboard says, or calls the closure that the segue was made with; otherwise does
  /// nothing.
  open func perform() { action?(source, destination) }
}
