import FoundationEssentials

/// A value of a property list in any format: Xcode writes projects in the oldest one, and `Info.plist` in XML.
indirect enum PropertyList: Equatable, Sendable {
  case text(String)
  case truth(Bool)
  case integer(Int)
  case number(Double)
  case list([PropertyList])
  case table([String: PropertyList])

  var text: String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  var list: [PropertyList]? {
    guard case .list(let values) = self else { return nil }
    return values
  }

  var table: [String: PropertyList]? {
    guard case .table(let values) = self else { return nil }
    return values
  }

  /// The value with each text replaced, including texts in lists and tables.
  func mapTexts(_ change: (String) -> String) -> PropertyList {
    switch self {
    case .text(let value): .text(change(value))
    case .list(let values): .list(values.map { $0.mapTexts(change) })
    case .table(let values): .table(values.mapValues { $0.mapTexts(change) })
    case .truth, .integer, .number: self
    }
  }

  init(file path: String, bytes: [UInt8]) throws(XcodeProjectError) {
    do {
      self = try PropertyListDecoder().decode(PropertyList.self, from: Data(bytes))
    } catch {
      let line = "\(error)".firstMatch(of: #/at line (\d+)/#).map { ": line \($0.1) is damaged" }
      throw .cannotRead(path: path, reason: "it isn't a property list" + (line ?? ""))
    }
  }
}

extension PropertyList: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([PropertyList].self) {
      self = .list(value)
    } else if let value = try? container.decode([String: PropertyList].self) {
      self = .table(value)
    } else {
      // Dates and data are not needed here.
      self = .text("")
    }
  }
}

extension PropertyList {
  /// The value as an XML file with sorted keys, so that equal values always have the same bytes.
  var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element(indentedBy: ""))
    </plist>

    """
  }

  private func element(indentedBy indent: String) -> String {
    let inner = indent + "  "
    return switch self {
    case .text(let value): "\(indent)<string>\(Self.escaped(value))</string>"
    case .truth(let value): "\(indent)<\(value)/>"
    case .integer(let value): "\(indent)<integer>\(value)</integer>"
    case .number(let value): "\(indent)<real>\(value)</real>"
    case .list(let values):
      Self.lines(["<array>"], values.map { $0.element(indentedBy: inner) }, "</array>", indent)
    case .table(let values):
      Self.lines(
        ["<dict>"],
        values.sorted { $0.key < $1.key }.map { key, value in
          "\(inner)<key>\(Self.escaped(key))</key>\n\(value.element(indentedBy: inner))"
        }, "</dict>", indent)
    }
  }

  private static func lines(
    _ head: [String], _ body: [String], _ tail: String, _ indent: String
  ) -> String {
    (head.map { indent + $0 } + body + [indent + tail]).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
