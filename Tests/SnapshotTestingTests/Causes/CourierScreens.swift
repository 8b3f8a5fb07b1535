import UIKit

/// What a mail app looks like, before and after a day's work.
struct CourierLook {
  var badge = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
  var top: CGFloat = 16
  var radius: CGFloat = 8

  static var next: CourierLook {
    CourierLook(
      badge: UIColor(red: 1, green: 0.584, blue: 0, alpha: 1), top: 24, radius: 14)
  }

  static let senders = [
    "Anna Lindqvist", "Bureau of Maps", "Chess Club Aalborg", "Emil", "Harbor Library",
    "Ida and Jonas", "Post Office",
  ]
  static let texts = [
    "I am there by seven", "Your order was shipped", "Next round is on Tuesday",
    "Pictures of the garden",
    "Two books are waiting", "See you again", "A parcel for you",
  ]
}

/// A sender, a text and how many messages are new.
final class MessageRow: UIView {
  init(_ number: Int, badge: Int?, _ look: CourierLook) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    backgroundColor = .white
    let senders = CourierLook.senders
    let colors: [UIColor] = [.systemBlue, .systemPink, .systemOrange, .systemPurple]
    let dot = UIView(frame: CGRect(x: 16, y: 12, width: 40, height: 40))
    dot.backgroundColor = colors[number % colors.count]
    dot.layer.cornerRadius = 20
    addSubview(dot)
    let sender = UILabel(frame: CGRect(x: 68, y: 11, width: 190, height: 22))
    sender.text = senders[number % senders.count]
    sender.font = .boldSystemFont(ofSize: 16)
    addSubview(sender)
    let text = UILabel(frame: CGRect(x: 68, y: 34, width: 236, height: 20))
    text.text = CourierLook.texts[number % senders.count]
    text.font = .systemFont(ofSize: 14)
    text.textColor = .gray
    addSubview(text)
    if let badge { addBadge(badge, look) }
  }

  required init?(coder: NSCoder) { nil }

  private func addBadge(_ count: Int, _ look: CourierLook) {
    let badge = UILabel(frame: CGRect(x: 270, y: 12, width: 34, height: 22))
    badge.accessibilityIdentifier = "badge"
    badge.text = "\(count)"
    badge.font = .boldSystemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = look.badge
    badge.layer.cornerRadius = 11
    badge.clipsToBounds = true
    addSubview(badge)
  }
}

/// A title, and a card with four messages below it.
final class MailboxScreen: UIView {
  init(_ title: String, _ number: Int, badge: Int?, _ look: CourierLook) {
    super.init(frame: CGRect(x: 0, y: 0, width: 352, height: 420))
    backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    let label = UILabel()
    label.text = title
    label.font = .boldSystemFont(ofSize: 28)
    let rows = (0..<4).map { MessageRow(number + $0, badge: $0 == 0 ? badge : nil, look) }
    for row in rows { row.heightAnchor.constraint(equalToConstant: 64).isActive = true }
    let card = UIStackView(arrangedSubviews: rows)
    card.accessibilityIdentifier = "card"
    card.axis = .vertical
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    for view in [label, card] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: look.top),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      card.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A button as wide as a phone.
final class OfferView: UIView {
  init(_ title: String, _ look: CourierLook) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 84))
    backgroundColor = .white
    let button = UIButton(type: .custom)
    button.accessibilityIdentifier = "buy"
    button.setTitle(title, for: .normal)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = look.radius
    button.frame = CGRect(x: 16, y: 18, width: 288, height: 48)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}
