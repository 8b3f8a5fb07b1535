/// The text of a tree, as it lies in a reference: one line a node, indented by two spaces a level.
///
///     CardView; frame = 0 0 160 60; background = #007AFF
///       UILabel; text = Hello; frame = 56 20 96 20
package enum TreeText {
  package static func string(_ node: TreeNode) -> String {
    var text = ""
    write(node, depth: 0, into: &text)
    return text
  }

  private static func write(_ node: TreeNode, depth: Int, into text: inout String) {
    for _ in 0..<depth { text += "  " }
    text += escaped(node.kind)
    if let identifier = node.identifier { write("identifier", identifier, into: &text) }
    if let content = node.text { write("text", content, into: &text) }
    if let frame = node.frame {
      text += "; frame = "
      text += frame.text
    }
    for attribute in node.attributes { write(escaped(attribute.key), attribute.value, into: &text) }
    text += "\n"
    for child in node.children { write(child, depth: depth + 1, into: &text) }
  }

  private static func write(_ key: String, _ value: String, into text: inout String) {
    text += "; "
    text += key
    text += " = "
    text += escaped(value)
  }

  private static func escaped(_ text: String) -> String {
    guard needsEscapes(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case ";": result += "\\:"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func needsEscapes(_ text: String) -> Bool {
    text.utf8.contains {
      $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\n")
        || $0 == UInt8(ascii: "\r")
    }
  }

  private static func unescaped(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = ""
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        let plain: Unicode.Scalar =
          switch scalar {
          case ":": ";"
          case "n": "\n"
          case "r": "\r"
          default: scalar
          }
        result.unicodeScalars.append(plain)
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The first root in `text`, or nil when it holds none.
  package static func parse(_ text: String) -> TreeNode? {
    var open: [TreeNode] = []
    var root: TreeNode?
    func close(to depth: Int) {
      while open.count > depth, let node = open.popLast() {
        if open.isEmpty { root = root ?? node } else { open[open.count - 1].children.append(node) }
      }
    }
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let depth = line.prefix { $0 == space }.count / 2
      guard depth <= open.count else { return nil }
      close(to: depth)
      open.append(node(of: Substring(line.dropFirst(depth * 2))))
    }
    close(to: 0)
    return root
  }

  private static func node(of line: Substring) -> TreeNode {
    let fields = fields(of: line)
    var node = TreeNode(kind: unescaped(fields.first ?? ""))
    for field in fields.dropFirst() {
      guard let sign = equalsSign(in: field) else { continue }
      let key = unescaped(field[..<field.utf8.index(before: sign)])
      let value = field[sign...].utf8.dropFirst(2)
      set(key, Substring(value), of: &node)
    }
    return node
  }

  private static func set(_ key: String, _ value: Substring, of node: inout TreeNode) {
    switch key {
    case "identifier": node.identifier = unescaped(value)
    case "text": node.text = unescaped(value)
    case "frame": node.frame = TreeFrame(text: value)
    default: node.attributes.append(.init(key: key, value: unescaped(value)))
    }
  }

  // Separators are bytes: a letter of Swift's can hold the space of one, such as " " with an accent over it. They are
  // looked for by hand, because the library's search for several bytes takes a microsecond each time.

  private static let space = UInt8(ascii: " ")

  /// What lies between "; " and "; ".
  private static func fields(of line: Substring) -> [Substring] {
    let bytes = line.utf8
    var fields: [Substring] = []
    var start = bytes.startIndex
    var index = start
    while let semicolon = bytes[index...].firstIndex(of: UInt8(ascii: ";")) {
      index = bytes.index(after: semicolon)
      guard index < bytes.endIndex, bytes[index] == space else { continue }
      fields.append(line[start..<semicolon])
      index = bytes.index(after: index)
      start = index
    }
    return fields + [line[start...]]
  }

  /// The sign of the first " = ".
  private static func equalsSign(in field: Substring) -> String.Index? {
    let bytes = field.utf8
    var index = bytes.startIndex
    while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "=")) {
      index = bytes.index(after: sign)
      guard sign > bytes.startIndex, index < bytes.endIndex else { continue }
      if bytes[bytes.index(before: sign)] == space, bytes[index] == space { return sign }
    }
    return nil
  }
}
