import MessageUI
import Testing

@MainActor
struct MFMailComposeViewControllerTests {
  @Test func aMailIsRememberedAndCannotBeSent() {
    let mail = MFMailComposeViewController()
    mail.setSubject("Hello")
    mail.setToRecipients(["a@example.com"])
    mail.setMessageBody("<b>Hi</b>", isHTML: true)

    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(mail.subject == "Hello" && mail.recipients == ["a@example.com"])
    #expect(mail.body.isHTML)
  }
}
