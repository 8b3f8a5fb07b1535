import FoundationEssentials

extension ContainedPath: Codable {
  /// Decodes a text, which must be within the decoder's `PathContainment`; without one, decoding fails.
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let key = CodingUserInfoKey.pathScope, let scope = decoder.userInfo[key] as? PathScope
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "nothing says where paths may lie"))
    }
    self = try scope.path(text, for: decoder.codingPath.last?.stringValue ?? "")
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

extension CodingUserInfoKey {
  static let pathScope = CodingUserInfoKey(rawValue: "pathScope")
}
