import UIKit

extension UILabel {
  /// A label of one style, as tall as its text at `width`, or as wide as its text when `width` is nil.
  convenience init(
    _ text: String, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label,
    at origin: CGPoint, width: CGFloat? = nil, lines: Int = 1,
    alignment: NSTextAlignment = .natural
  ) {
    self.init()
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = lines
    textAlignment = alignment
    let limit = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let fitting = sizeThatFits(limit)
    frame = CGRect(
      origin: origin, size: CGSize(width: width ?? fitting.width, height: fitting.height))
  }
}
