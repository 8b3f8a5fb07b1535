import UIKit

/// A conversation with bubbles, a date, a reply being typed and an input field.
final class ChatScreen: UIView {
  private static let messages: [(text: String, isMine: Bool)] = [
    ("Did the snapshots pass?", false),
    ("All of them, on the cheap Linux box 🎉", true),
    (
      "Even the one with the shadow? It used to differ by one or two levels on every machine.",
      false
    ),
    ("Same bytes. I checked twice.", true),
    ("👍", false),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addHeader()
    addSubview(
      UILabel(
        "Today 9:41", font: .systemFont(ofSize: 11, weight: .medium), color: .secondaryLabel,
        at: CGPoint(x: 0, y: 112), width: bounds.width, alignment: .center))
    var y: CGFloat = 136
    for message in Self.messages {
      let bubble = makeBubble(message.text, isMine: message.isMine)
      bubble.frame.origin = CGPoint(
        x: message.isMine ? bounds.width - 16 - bubble.frame.width : 16, y: y)
      addSubview(bubble)
      y = bubble.frame.maxY + 8
    }
    addInput()
  }

  required init?(coder: NSCoder) { nil }

  private func addHeader() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 100))
    header.backgroundColor = .secondarySystemBackground
    let avatar = UILabel(
      "GH", font: .systemFont(ofSize: 15, weight: .semibold), color: .white, at: .zero,
      alignment: .center)
    avatar.frame = CGRect(x: bounds.midX - 18, y: 48, width: 36, height: 36)
    avatar.backgroundColor = .systemGray
    avatar.layer.cornerRadius = 18
    avatar.layer.masksToBounds = true
    header.addSubview(avatar)
    header.addSubview(
      UILabel(
        "Grace", font: .systemFont(ofSize: 11), at: CGPoint(x: 0, y: 84), width: bounds.width,
        alignment: .center))
    let line = UIView(frame: CGRect(x: 0, y: 100 - 1.0 / 3, width: bounds.width, height: 1.0 / 3))
    line.backgroundColor = .separator
    header.addSubview(line)
    addSubview(header)
  }

  private func makeBubble(_ text: String, isMine: Bool) -> UIView {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textColor = isMine ? .white : .label
    let size = label.sizeThatFits(CGSize(width: bounds.width * 0.66, height: 1000))
    label.frame = CGRect(origin: CGPoint(x: 14, y: 9), size: size)
    let bubble = UIView(
      frame: CGRect(x: 0, y: 0, width: size.width + 28, height: size.height + 18))
    bubble.backgroundColor = isMine ? .systemBlue : .systemGray5
    bubble.layer.cornerRadius = 18
    bubble.layer.cornerCurve = .continuous
    bubble.addSubview(label)
    return bubble
  }

  private func addInput() {
    let field = UITextField(
      frame: CGRect(x: 16, y: bounds.height - 76, width: bounds.width - 32, height: 36))
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    addSubview(field)
  }
}
