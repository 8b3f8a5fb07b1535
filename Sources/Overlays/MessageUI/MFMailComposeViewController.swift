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

  /// Keeps the subject for tests; it is not drawn.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Keeps the addresses for tests; they are not drawn or checked.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Keeps the addresses for tests; they are not drawn or checked.
  open func setCcRecipients(_ ccRecipients: [String]?) { copyRecipients = ccRecipients ?? [] }
  /// Keeps the addresses for tests; they are not drawn or checked.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    blindCopyRecipients = bccRecipients ?? []
  }
  /// Keeps the text for tests; it is not drawn.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = (body, isHTML) }
  /// - Important: Inert.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Keeps the attachment after earlier ones; it is not drawn.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) { attachments.append((attachment, mimeType, filename)) }
}
