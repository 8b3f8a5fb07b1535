package import FoundationEssentials

/// A value of JSON, as `.snapshots.json` has it.
package enum SettingsValue: Hashable, Sendable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([SettingsValue])
  case object([String: SettingsValue])

  /// Parses JSON; returns nil if the data isn't valid JSON.
  package init?(json: Data) {
    guard let value = try? JSONDecoder().decode(SettingsValue.self, from: json) else { return nil }
    self = value
  }

  package var truth: Bool? { if case .truth(let value) = self { value } else { nil } }
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  package var list: [SettingsValue]? { if case .list(let value) = self { value } else { nil } }
  package var object: [String: SettingsValue]? {
    if case .object(let value) = self { value } else { nil }
  }
}

extension SettingsValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let values = try? container.decode([SettingsValue].self) {
      self = .list(values)
    } else {
      self = .object(try container.decode([String: SettingsValue].self))
    }
  }
}
