/// Remembers a message; `canSendText()` says that none can be sent.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// - Important: Inert.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  /// False: there is no telephone.
  open class func canSendText() -> Bool { false }
  /// False: there is no telephone.
  open class func canSendSubject() -> Bool { false }
  /// False: there is no telephone.
  open class func canSendAttachments() -> Bool { false }
}
