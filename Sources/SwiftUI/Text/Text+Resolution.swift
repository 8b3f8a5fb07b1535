/// A text as it is drawn: its letters with their fonts and colors.
struct ResolvedText {
  var string: NSMutableAttributedString
  var font: UIFont
  /// How much further lines are apart than the letters of the font are high.
  var lineSpacing: CGFloat
}

extension Text {
  /// The text in its surroundings; nil if something of it is not drawn yet.
  @MainActor
  func resolved(in environment: EnvironmentValues) -> ResolvedText? {
    var environment = environment
    for modifier in modifiers {
      guard modifier.apply(to: &environment) else { return nil }
    }
    if case .joined(let first, let second) = storage {
      return Self.joined(first.resolved(in: environment), second.resolved(in: environment))
    }
    guard let string = plainString, let style = environment.textAttributes else { return nil }
    return ResolvedText(
      string: NSMutableAttributedString(string: string, attributes: style), font: style.font,
      lineSpacing: environment.lineSpacing + (environment.font ?? .body).leading)
  }

  private static func joined(_ first: ResolvedText?, _ second: ResolvedText?) -> ResolvedText? {
    guard let first, let second else { return nil }
    first.string.append(second.string)
    var larger = first.font.lineHeight >= second.font.lineHeight ? first : second
    larger.string = first.string
    return larger
  }

  /// The letters; nil if they come from something that is not looked up yet.
  private var plainString: String? {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key, let table, let bundle): key.string(table, bundle)
    default: nil
    }
  }
}

extension LocalizedStringKey {
  /// The text of the app's strings; nil if it holds texts, images or Markdown.
  fileprivate func string(_ table: String?, _ bundle: Bundle?) -> String? {
    var texts: [any CVarArg] = []
    for argument in arguments {
      guard case .text(let text) = argument else { return nil }
      texts.append(text as NSString)
    }
    let format = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    guard !format.contains(where: { "*_`~[".contains($0) }) else { return nil }
    return Self.replacing(format, texts.map { "\($0)" })
  }

  /// The format with its arguments, which are texts already, for its specifiers in order.
  private static func replacing(_ format: String, _ texts: [String]) -> String? {
    var rest = texts[...]
    let specifier = /%(%|[-+ #0-9.]*(?:ll|l|h)?[@dDuUxXoOfFeEgGcCsSpaA])/
    return format.replacing(specifier) { match in
      match.output.1 == "%" ? "%" : rest.popFirst() ?? ""
    }
  }
}

extension Text.Modifier {
  /// Whether the modifier is drawn.
  fileprivate func apply(to environment: inout EnvironmentValues) -> Bool {
    switch self {
    case .font(let font): environment.font = font
    case .weight(let weight): environment.fontWeight = weight
    case .color(let color): environment.foreground = color.map { AnyShapeStyle($0) }
    case .level(let level): environment.setForeground(level: level)
    case .named("bold"), .named("bold true"): environment.fontWeight = .bold
    default: return false
    }
    return true
  }
}

extension EnvironmentValues {
  /// What letters look like here.
  @MainActor
  fileprivate var textAttributes: [NSAttributedString.Key: Any]? {
    var font = font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    guard let uiFont = font.uiFont(in: self), let color = color(for: ForegroundStyle()),
      truncationMode == .tail
    else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = lineSpacing + font.leading
    paragraph.alignment = multilineTextAlignment.natural(layoutDirection)
    return [.font: uiFont, .foregroundColor: color, .paragraphStyle: paragraph]
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  fileprivate var font: UIFont { self[.font] as? UIFont ?? .systemFont(ofSize: 17) }
}

extension Font {
  /// How much further lines of a text style are apart than its letters are high, in points.
  ///
  /// Measured on pictures of iOS 16 to 26 at 3x: pitches of 21.0 for body and 19.0 for subheadline.
  var leading: CGFloat {
    switch base {
    case .style(.body, _, _), .style(.headline, _, _): 0.71
    case .style(.subheadline, _, _): 1.1
    default: 0
    }
  }
}

extension TextAlignment {
  fileprivate func natural(_ direction: LayoutDirection) -> NSTextAlignment {
    switch self {
    case .center: .center
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}
