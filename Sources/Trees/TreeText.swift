/// Reads and writes the text of a tree in a reference: one line per node, indented by two spaces per level.
///
///     CardView; frame = 0 0 160 60; background = #007AFF
///       UILabel; text = Hello; frame = 56 20 96 20
package enum TreeText {
  /// Returns the text of a tree.
  ///
  /// It is written as bytes, because each passing assertion compares it with its reference, and appending to strings
  /// takes several times as long.
  package static func string(_ node: TreeNode) -> String {
    var bytes: [UInt8] = []
    write(node, depth: 0, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ node: TreeNode, depth: Int, into bytes: inout [UInt8]) {
    for _ in 0..<2 * depth { bytes.append(space) }
    writeEscaped(node.kind, into: &bytes)
    if let identifier = node.identifier { write("identifier", identifier, into: &bytes) }
    if let content = node.text { write("text", content, into: &bytes) }
    if let frame = node.frame {
      bytes.append(contentsOf: "; frame = ".utf8)
      frame.write(into: &bytes)
    }
    for attribute in node.attributes { write(attribute.key, attribute.value, into: &bytes) }
    bytes.append(newline)
    for child in node.children { write(child, depth: depth + 1, into: &bytes) }
  }

  private static func write(_ key: String, _ value: String, into bytes: inout [UInt8]) {
    bytes.append(contentsOf: "; ".utf8)
    writeEscaped(key, into: &bytes)
    bytes.append(contentsOf: " = ".utf8)
    writeEscaped(value, into: &bytes)
  }

  private static let newline = UInt8(ascii: "\n")

  private static func writeEscaped(_ text: String, into bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    guard bytes[start...].contains(where: { letter(standingFor: $0) != nil }) else { return }
    bytes.removeSubrange(start...)
    for byte in text.utf8 {
      if let letter = letter(standingFor: byte) {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(letter)
      } else {
        bytes.append(byte)
      }
    }
  }

  /// Returns the letter that follows a backslash in place of the byte; nil if the byte needs no escape.
  private static func letter(standingFor byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\\"): UInt8(ascii: "\\")
    case UInt8(ascii: ";"): UInt8(ascii: ":")
    case newline: UInt8(ascii: "n")
    case UInt8(ascii: "\r"): UInt8(ascii: "r")
    default: nil
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

  /// Returns the first root in `text`, or nil if there is none.
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

  /// Returns the fields between the separators "; ".
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

  /// Returns the index of the equals sign in the first " = ".
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
