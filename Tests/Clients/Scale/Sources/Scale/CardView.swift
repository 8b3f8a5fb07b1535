import UIKit

/// A card of a feed: a round picture, a title, two lines of text, a button.
///
/// Every twentieth is highlighted.
public final class CardView: UIView {
  static let highlight = UIColor.systemOrange

  public init(number: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 132))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    let avatar = UIView(frame: CGRect(x: 16, y: 16, width: 44, height: 44))
    avatar.layer.cornerRadius = 22
    avatar.backgroundColor = UIColor(
      hue: CGFloat(number % 36) / 36, saturation: 0.6, brightness: 0.8, alpha: 1)
    let title = UILabel(frame: CGRect(x: 72, y: 18, width: 200, height: 22))
    title.font = .preferredFont(forTextStyle: .headline)
    title.text = "Card number \(number)"
    let text = UILabel(frame: CGRect(x: 72, y: 42, width: 232, height: 40))
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.numberOfLines = 2
    text.text =
      "A sentence of two lines that says a little about the card with the number \(number)."
    text.textColor = .secondaryLabel
    let button = UILabel(frame: CGRect(x: 72, y: 92, width: 100, height: 28))
    button.text = "Follow"
    button.textAlignment = .center
    button.textColor = .white
    button.layer.cornerRadius = 14
    button.clipsToBounds = true
    button.backgroundColor = number % 20 == 0 ? Self.highlight : .systemBlue
    button.accessibilityIdentifier = "follow"
    for view in [avatar, title, text, button] { addSubview(view) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
