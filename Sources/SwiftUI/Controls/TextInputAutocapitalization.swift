/// The letters that the keyboard capitalizes.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  public static var never: TextInputAutocapitalization { .init(type: .none) }
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }

  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    @unknown default: return nil
    }
  }

  private init(type: UITextAutocapitalizationType) { self.type = type }
}
