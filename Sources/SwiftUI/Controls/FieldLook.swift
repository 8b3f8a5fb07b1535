/// The look that a field takes from its environment.
@MainActor
struct FieldLook {
  let environment: EnvironmentValues

  private var styledFont: Font { environment.font ?? .body }

  /// The font of the field; the system's font at 17 points if the environment's isn't known.
  var font: UIFont { styledFont.uiFont(in: environment) ?? .systemFont(ofSize: 17) }

  var color: UIColor { environment.color(for: ForegroundStyle()) ?? .label }

  var alignment: NSTextAlignment {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return switch environment.multilineTextAlignment {
    case .center: .center
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    }
  }

  /// The height of a line including line spacing, in whole points; 21 for body.
  var lineHeight: CGFloat {
    let font = font
    let letters = font.ascender - font.descender
    let height = letters + max(styledFont.leading(of: font, in: environment), 0)
    return (height - 0.001).rounded(.up)
  }

  /// The height of a line of letters, in whole pixels; 20 1/3 for body at 3x.
  var letterHeight: CGFloat {
    let scale = environment.displayScale
    return ((font.ascender - font.descender) * scale - 0.001).rounded(.up) / scale
  }

  func apply(to traits: some UITextInputTraits) {
    let settings = environment.textInput
    traits.keyboardType = settings.keyboardType
    traits.returnKeyType = settings.returnKeyType
    traits.autocapitalizationType = settings.autocapitalization
    let isOff = environment.disableAutocorrection ?? environment.autocorrectionDisabled
    traits.autocorrectionType = isOff ? .no : .default
  }
}
