import Foundation

/// The entry of a `.strings` or `.stringsdict` file for a key: a text, or rules for its numbers.
indirect enum StringsEntry: Decodable {
  case text(String)
  case rules([String: StringsEntry])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .rules(try container.decode([String: StringsEntry].self))
    }
  }

  /// The text; nil if rules have no format.
  func text(in language: String) -> LocalizedText? {
    switch self {
    case .text(let text): return LocalizedText(format: text, language: language)
    case .rules(let rules):
      guard case .text(let format)? = rules["NSStringLocalizedFormatKey"] else { return nil }
      let variables = rules.compactMapValues { entry -> PluralVariable? in
        guard case .rules(let forms) = entry else { return nil }
        return PluralVariable(forms: Self.forms(forms))
      }
      return LocalizedText(format: format, variables: variables, language: language)
    }
  }

  private static func forms(_ entries: [String: StringsEntry]) -> [PluralCategory: String] {
    entries.reduce(into: [:]) { forms, entry in
      guard let category = PluralCategory(rawValue: entry.key), case .text(let form) = entry.value
      else { return }
      forms[category] = form
    }
  }
}
