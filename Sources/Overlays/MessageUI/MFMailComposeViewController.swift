/// Remembers a mail; it can be made and filled, and `canSendMail()` says that no account is there.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// - Important: Inert.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  package private(set) var subject = ""
  package private(set) var recipients: [String] = []
  package private(set) var copyRecipients: [String] = []
  package private(set) var blindCopyRecipients: [String] = []
  package private(set) var body: (text: String, isHTML: Bool) = ("", false)
  package private(set) var attachments: [(data: Data, mimeType: String, name: String)] = []

  /// False: there is no account.
  open class func canSendMail() -> Bool { false }

  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) { copyRecipients = ccRecipients ?? [] }
  open func setBccRecipients(_ bccRecipients: [String]?) {
    blindCopyRecipients = bccRecipients ?? []
  }
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = (body, isHTML) }
  /// - Important: Inert.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) { attachments.append((attachment, mimeType, filename)) }
}
