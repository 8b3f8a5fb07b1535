extension Text {
  /// The environment with the text's own modifiers.
  ///
  /// If two modifiers are of the same kind, the inner one counts.
  func ownEnvironment(in environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    for modifier in modifiers.reversed() { modifier.apply(to: &environment) }
    return environment
  }

  /// The text in its environment; nil if a part of it isn't drawn yet.
  @MainActor
  func resolved(in environment: EnvironmentValues) -> ResolvedText? {
    resolved(inOwn: ownEnvironment(in: environment))
  }

  /// The text in an environment with its own modifiers applied; nil if a part of it isn't drawn yet.
  @MainActor
  func resolved(inOwn environment: EnvironmentValues) -> ResolvedText? {
    switch storage {
    case .verbatim(let string): return environment.text(string)
    case .formatted(let value):
      let isOwn = environment.locale == .current
      return environment.text(isOwn ? value.string : value.localized(environment.locale))
    case .localized(let key, let table, let bundle):
      return environment.text(key.parts(table, bundle, environment.locale))
    case .resource(var resource):
      if resource.locale == .current { resource.locale = environment.locale }
      return environment.text(LocalizedStringKey.parts(of: String(localized: resource)))
    case .attributed(let string): return environment.text(string)
    case .image(let image): return environment.text(image)
    case .joined(let first, let second):
      return environment.joined([
        first.resolved(in: environment), second.resolved(in: environment),
      ])
    case .date, .interval, .timer: return dateText(in: environment).flatMap(environment.text)
    }
  }
}

extension Text.Modifier {
  fileprivate func apply(to environment: inout EnvironmentValues) {
    switch self {
    // Without a value that of the environment counts.
    case .font(nil), .color(nil), .label, .attribute: break
    case .font(let font?): environment.font = font
    case .weight(let weight): environment.textLook.weight = weight
    case .width(let width): environment.textLook.width = width
    case .design(let design): environment.textLook.design = design
    case .color(let color?): environment.foreground = AnyShapeStyle(color)
    case .style(let style): environment.setForeground(style.style)
    case .bold(let isBold): environment.textLook.isBold = isBold
    case .italic(let isItalic): environment.textLook.isItalic = isItalic
    case .monospacedDigit: environment.textLook.hasMonospacedDigits = true
    case .kerning(let length): environment.textLook.kerning = length
    case .tracking(let length): environment.textLook.tracking = length
    case .baselineOffset(let length): environment.textLook.baselineOffset = length
    case .underline(let line): environment.textLook.underline = line
    case .strikethrough(let line): environment.textLook.strikethrough = line
    case .scale(let scale): environment.textLook.scale = scale
    }
  }
}

extension EnvironmentValues {
  /// Sets the foreground style; a level refers to the previous style.
  fileprivate mutating func setForeground(_ style: any ShapeStyle) {
    if let level = style as? HierarchicalShapeStyle { return setForeground(level: level.level) }
    foreground = AnyShapeStyle(style)
  }

  /// Letters as they look here.
  @MainActor
  func text(_ string: String) -> ResolvedText? {
    guard let attributes = textAttributes, let font = attributes[.font] as? UIFont else {
      return nil
    }
    let cased = cased(string)
    return ResolvedText(
      pieces: cased.isEmpty ? [] : [.init(string: cased, attributes: attributes)], font: font,
      leading: textLook.applied(to: self.font ?? .body).leading(of: font, in: self))
  }

  /// The texts joined in order; nil if one of them isn't drawn yet.
  @MainActor
  func joined(_ texts: [ResolvedText?]) -> ResolvedText? {
    guard let first = texts.first else { return text("") }
    guard var joined = first else { return nil }
    for text in texts.dropFirst() {
      guard let text else { return nil }
      joined.append(text)
    }
    return joined
  }

  @MainActor
  fileprivate func text(_ parts: [LocalizedStringKey.Part]) -> ResolvedText? {
    joined(
      parts.map { part in
        var environment = self
        environment.apply(part.markdown)
        return switch part.piece {
        case .string(let string): environment.text(string)
        case .text(let text): text.resolved(in: environment)
        case .image(let image): environment.text(image)
        }
      })
  }

  /// An image as a character of a text.
  @MainActor
  fileprivate func text(_ image: Image) -> ResolvedText? {
    guard var text = text(""), let attributes = textAttributes,
      let attachment = image.attachment(in: self)
    else { return nil }
    let own = attributes.merging([.attachment: attachment]) { $1 }
    text.pieces = [.init(string: "\u{FFFC}", attributes: own)]
    return text
  }

  private func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    case nil: string
    }
  }

  private mutating func apply(_ markdown: InlineMarkdown.Style) {
    if markdown.isStrong { textLook.isBold = true }
    if markdown.isEmphasized { textLook.isItalic = true }
    if markdown.isCode { textLook.design = .monospaced }
    if markdown.isStruck { textLook.strikethrough = .single }
    if markdown.link != nil { setForegroundToLink() }
  }

  /// Sets the color of links, which is the tint; links are not underlined.
  mutating func setForegroundToLink() {
    let color = color(for: TintShapeStyle()) ?? color(for: Color.accentColor)
    foreground = color.map { AnyShapeStyle(Color(uiColor: $0)) }
  }

  /// The attributes of text; black if the text is painted with something other than a color.
  @MainActor
  var textAttributes: [NSAttributedString.Key: Any]? {
    guard let uiFont, !textLook.scale.isSecondary else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: uiFont, .foregroundColor: color(for: ForegroundStyle()) ?? .black,
    ]
    let spacing = textLook.tracking != 0 ? textLook.tracking : textLook.kerning
    if spacing != 0 { attributes[.kern] = spacing }
    if textLook.baselineOffset != 0 { attributes[.baselineOffset] = textLook.baselineOffset }
    if let line = textLook.underline {
      attributes[.underlineStyle] = line.rawStyle
      attributes[.underlineColor] = line.color.flatMap { color(for: $0) }
    }
    if let line = textLook.strikethrough {
      attributes[.strikethroughStyle] = line.rawStyle
      attributes[.strikethroughColor] = line.color.flatMap { color(for: $0) }
    }
    return attributes
  }
}

extension Text.LineStyle {
  /// As UIKit's attributes have it.
  var rawStyle: Int { NSUnderlineStyle.single.rawValue | pattern.rawStyle }
}
