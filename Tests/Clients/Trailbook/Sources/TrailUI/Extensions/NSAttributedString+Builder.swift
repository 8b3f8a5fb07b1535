import UIKit

/// Puts attributed strings together piece by piece.
public struct AttributedText {
    private let storage = NSMutableAttributedString()

    public init() {}

    @discardableResult
    public func text(_ string: String, font: UIFont, color: UIColor = Palette.ink, kern: CGFloat = 0) -> AttributedText {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font,
            .foregroundColor: color,
        ]
        if kern != 0 {
            attributes[.kern] = kern
        }
        storage.append(NSAttributedString(string: string, attributes: attributes))
        return self
    }

    @discardableResult
    public func symbol(_ symbol: Symbol, font: UIFont, color: UIColor) -> AttributedText {
        let attachment = NSTextAttachment()
        attachment.image = symbol.image(size: font.pointSize, weight: .medium)?
            .withTintColor(color, renderingMode: .alwaysOriginal)
        if let image = attachment.image {
            let y = (font.capHeight - image.size.height) / 2
            attachment.bounds = CGRect(x: 0, y: y, width: image.size.width, height: image.size.height)
        }
        storage.append(NSAttributedString(attachment: attachment))
        return self
    }

    @discardableResult
    public func space(_ count: Int = 1) -> AttributedText {
        storage.append(NSAttributedString(string: String(repeating: "\u{00A0}", count: count)))
        return self
    }

    @discardableResult
    public func newline() -> AttributedText {
        storage.append(NSAttributedString(string: "\n"))
        return self
    }

    public func build(alignment: NSTextAlignment = .natural, lineSpacing: CGFloat = 0) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineSpacing = lineSpacing
        let result = NSMutableAttributedString(attributedString: storage)
        result.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: result.length))
        return result
    }
}

extension NSAttributedString {
    /// Marks every occurrence of a search term.
    public func highlighting(_ term: String, color: UIColor) -> NSAttributedString {
        guard !term.isEmpty else { return self }
        let result = NSMutableAttributedString(attributedString: self)
        let text = string as NSString
        var searchRange = NSRange(location: 0, length: text.length)
        while searchRange.length > 0 {
            let found = text.range(of: term, options: [.caseInsensitive, .diacriticInsensitive], range: searchRange)
            guard found.location != NSNotFound else { break }
            result.addAttributes([.backgroundColor: color.withAlphaComponent(0.3)], range: found)
            let next = NSMaxRange(found)
            searchRange = NSRange(location: next, length: text.length - next)
        }
        return result
    }
}
