import UIKit

/// A Japanese article with Latin words, numbers, emoji, emphasis and justified paragraphs.
final class ArticleScreen: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let width = bounds.width - 40
    let category = UILabel(
      "技術・開発", font: .systemFont(ofSize: 13, weight: .semibold), color: .systemBlue,
      at: CGPoint(x: 20, y: 60))
    addSubview(category)
    let title = UILabel(
      "スナップショットテストをLinuxで動かす 📷", font: .systemFont(ofSize: 28, weight: .bold),
      at: CGPoint(x: 20, y: 84), width: width, lines: 0)
    addSubview(title)
    let byline = UILabel(
      "佐藤 花子・2026年11月21日・5分で読めます", font: .systemFont(ofSize: 13), color: .secondaryLabel,
      at: CGPoint(x: 20, y: title.frame.maxY + 8), width: width)
    addSubview(byline)
    let body = UILabel()
    body.numberOfLines = 0
    body.attributedText = Self.body
    body.frame = CGRect(
      origin: CGPoint(x: 20, y: byline.frame.maxY + 20),
      size: body.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)))
    addSubview(body)
    addQuote(below: body.frame.maxY + 20, width: width)
  }

  required init?(coder: NSCoder) { nil }

  private static var body: NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 6
    paragraph.paragraphSpacing = 12
    let text = NSMutableAttributedString(
      string:
        "画面のテストは、「見た目」が変わったことを教えてくれます。しかし、これまではmacOSとシミュレータが必要でした（約12分）。\n"
        + "UIKitと同じAPIを使えば、Linuxのコンテナでも同じピクセルが得られます。差分が0なら合格です ✅。\n"
        + "العربية, עברית и русский тоже работают 👩‍👩‍👧‍👦🇯🇵。",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
        .paragraphStyle: paragraph,
      ])
    let emphasis = (text.string as NSString).range(of: "同じピクセル")
    text.addAttributes(
      [.font: UIFont.systemFont(ofSize: 17, weight: .bold), .foregroundColor: UIColor.systemRed],
      range: emphasis)
    let underlined = (text.string as NSString).range(of: "UIKitと同じAPI")
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: underlined)
    return text
  }

  private func addQuote(below y: CGFloat, width: CGFloat) {
    let quote = UILabel(
      "「速さは機能である。」", font: .italicSystemFont(ofSize: 20), color: .secondaryLabel,
      at: CGPoint(x: 36, y: y + 12), width: width - 32, lines: 0)
    let bar = UIView(frame: CGRect(x: 20, y: y, width: 4, height: quote.frame.height + 24))
    bar.backgroundColor = .systemBlue
    bar.layer.cornerRadius = 2
    addSubview(bar)
    addSubview(quote)
  }
}
