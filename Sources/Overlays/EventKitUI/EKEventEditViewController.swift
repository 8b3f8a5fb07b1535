/// Remembers its event; it shows nothing of it.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  /// - Important: Inert.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
}
