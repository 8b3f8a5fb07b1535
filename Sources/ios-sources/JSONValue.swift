import FoundationEssentials

/// Any JSON, as it was read: the report of llvm-cov mixes numbers, truth values and lists in one list.
///
/// `JSONSerialization` would do, but brings the whole of Foundation: forty megabytes of the program in the SDK.
enum JSONValue: Equatable {
  case null
  case truth(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  var integer: Int? {
    guard case .integer(let value) = self else { return nil }
    return Int(exactly: value)
  }

  var text: String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  var list: [JSONValue]? {
    guard case .list(let values) = self else { return nil }
    return values
  }

  var object: [String: JSONValue]? {
    guard case .object(let values) = self else { return nil }
    return values
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .truth(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
