/// Remembers a message; `canSendText()` says that none can be sent.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// - Important: Inert.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Kept for tests; nothing of the message is drawn.
  open var recipients: [String]?
  /// Kept for tests; nothing of the message is drawn.
  open var body: String?
  /// Kept for tests; nothing of the message is drawn.
  open var subject: String?

  /// False: there is no telephone.
  open class func canSendText() -> Bool { false }
  /// False: there is no telephone.
  open class func canSendSubject() -> Bool { false }
  /// False: there is no telephone.
  open class func canSendAttachments() -> Bool { false }
}
