extension NavigationPath {
  /// The path in a form that can be stored, for example in a file.
  ///
  /// As on iOS, it is a list in which each value, the last first, is the full name of its type and a
  /// text in JSON. We differ in what is decoded at once, and in types that are found by their names:
  /// neither those with arguments nor those inside of functions are.
  ///
  /// - Note: See forums.swift.org, topic 58857, where the items of a decoded path are printed.
  public struct CodableRepresentation: Codable {
    let elements: [any Codable & Hashable]

    init(_ elements: [any Codable & Hashable]) { self.elements = elements }

    /// Decodes the values of a path at once.
    ///
    /// - Throws: `DecodingError` if a name is not that of a type that can be decoded, or if a value is damaged.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = NamedType.find(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "\(name) names no type of which values of a path are decoded.")
        }
        elements.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
      }
      self.elements = elements.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        try container.encode(_typeName(type(of: element)))
        try container.encode(String(decoding: JSONEncoder().encode(element), as: UTF8.self))
      }
    }
  }

  /// Nil if a value of the path cannot be encoded.
  public var codable: CodableRepresentation? {
    let values = elements.compactMap { $0.base as? any Codable & Hashable }
    return values.count == elements.count ? CodableRepresentation(values) : nil
  }

  /// Creates a path with the values that were decoded.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements.map { AnyHashable($0) }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements.map { AnyHashable($0) } == rhs.elements.map { AnyHashable($0) }
  }
}

/// Types by their full names.
private enum NamedType {
  /// Finds a type by its name.
  ///
  /// For a nested type, the name does not tell the kinds of the outer types, so all kinds are tried.
  static func find(_ name: String) -> Any.Type? {
    if let type = _typeByName(name) { return type }
    let parts = name.split(separator: ".")
    guard let module = parts.first, parts.count > 1, parts.count <= 6 else { return nil }
    var mangled = [module == "Swift" ? "s" : "\(module.utf8.count)\(module)"]
    for part in parts.dropFirst() {
      mangled = mangled.flatMap { outer in
        // The letters for a structure, an enumeration and a class.
        ["V", "O", "C"].map { "\(outer)\(part.utf8.count)\(part)\($0)" }
      }
    }
    return mangled.lazy.compactMap { _typeByName($0) }.first
  }
}
