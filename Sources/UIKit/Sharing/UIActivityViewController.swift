public import Foundation

/// Offers to share something.
///
/// It can be presented, but shows no activities; a test reads its items and calls the handler.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  package let activityItems: [Any]
  package let applicationActivities: [UIActivity]?
  /// The handler is stored for a test to call, because nothing is ever shared here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// - Important: Inert. No activities are shown.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }
}
