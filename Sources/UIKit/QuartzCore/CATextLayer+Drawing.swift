package import DarkroomCoreGraphics
package import DarkroomQuartzCore
import DarkroomTypesetting

extension CATextLayer: TextLayerDrawing {
  package func drawString(in context: CGContext) {
    guard let text = styledString else { return }
    let wraps = isWrapped
    let mode = wraps ? truncationMode.lineBreakMode ?? .byWordWrapping : nil
    let layout = TextLayout(
      text,
      constraints: TextConstraints(
        width: Double(bounds.width),
        height: wraps && truncationMode != .none ? Double(bounds.height) : .infinity,
        lineBreakMode: mode))
    context.draw(layout, at: bounds.origin)
  }

  package var stringSize: CGSize {
    guard let text = styledString else { return .zero }
    let size = TextLayout(text).size
    return CGSize(width: size.width, height: size.height)
  }

  /// Nil without a string.
  private var styledString: StyledText? {
    switch string {
    case let text as String:
      pieces(NSAttributedString(string: text, attributes: attributes)).styled()
    case let text as NSAttributedString: pieces(text).styled()
    default: nil
    }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: UIColor(cgColor: foregroundColor ?? .clear)]
  }

  private var shownFont: UIFont {
    switch font {
    case let font as UIFont: return font.withSize(fontSize)
    case let font as CGFont: return UIFont(font.font(size: Double(fontSize)))
    case let name as String:
      if let font = UIFont(name: name, size: fontSize) { return font }
    default: break
    }
    return UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
  }

  /// The layer's modes are applied to the paragraphs: without wrapping each line is truncated separately.
  private func pieces(_ text: NSAttributedString) -> TextPieces {
    var pieces = TextPieces(text)
    pieces.changeAttributes { attributes in
      let style = NSMutableParagraphStyle()
      if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      if let alignment = alignmentMode.textAlignment { style.alignment = alignment }
      if !isWrapped {
        let mode = truncationMode.lineBreakMode ?? .byClipping
        style.lineBreakMode = NSLineBreakMode(rawValue: mode.rawValue) ?? .byClipping
      }
      attributes[.paragraphStyle] = style
      if let color = attributes[.foregroundColor] as? CGColor {
        attributes[.foregroundColor] = UIColor(cgColor: color)
      }
    }
    return pieces
  }
}

extension CATextLayerTruncationMode {
  /// Nil for none.
  fileprivate var lineBreakMode: LineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: nil
    }
  }
}

extension CATextLayerAlignmentMode {
  /// Returns nil for natural, so that a paragraph style of the string itself is kept.
  fileprivate var textAlignment: NSTextAlignment? {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: nil
    }
  }
}
