/// The letters that the keyboard capitalizes.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  /// Capitalizes no letters.
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  /// Capitalizes the first letter of each word.
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  /// Capitalizes the first letter of each sentence, which is the default.
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  /// Capitalizes all letters.
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }

  /// Creates the value for a value of UIKit; nil if UIKit has added one that isn't known here.
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
