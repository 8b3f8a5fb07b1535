/// What goes wrong with interface files: merges, scripts, and hostile hands.
struct InterfaceMutation {
  private typealias Words = InterfaceVocabulary

  var random: FuzzRandom

  mutating func mutate(_ document: inout MarkupElement) {
    let count = document.count
    let place = random.choice(count)
    let other = document.element(random.choice(count))
    let ids = document.values(of: "id") + ["nowhere"]
    switch random.choice(16) {
    case 0...3: changeNumber(&document, count)
    case 4: document.change(place) { $0["id"] = nil }
    case 5:
      let id = random.element(ids)
      document.change(place) { $0["id"] = id }
    case 6, 7: redirect(&document, count, ids)
    case 8:
      let name = random.element(Words.classes)
      document.change(place) { $0["customClass"] = name }
    case 9:
      let name = random.element(Words.views)
      document.change(place) { $0.name = name }
    case 10: document.change(place) { $0.children.append(other) }
    case 11: document.change(place) { if !$0.children.isEmpty { $0.children.removeLast() } }
    case 12: document.change(place) { $0["key"] = other["key"] }
    case 13: nest(&document, place)
    case 14: repeatElement(&document, place)
    default:
      let text = random.element(Words.texts)
      document.change(place) { $0.text = text }
    }
  }

  /// One that is there becomes one where sizes and counts go wrong.
  private mutating func changeNumber(_ document: inout MarkupElement, _ count: Int) {
    let value = random.element(
      random.element([Words.numbers, Words.numbers, Words.integers, Words.priorities]))
    let choice = random.choice(1 << 20)
    for _ in 0..<20 {
      var isChanged = false
      document.change(random.choice(count)) { element in
        let places = element.attributes.indices.filter {
          Double(element.attributes[$0].value) != nil
        }
        guard !places.isEmpty else { return }
        element.attributes[places[choice % places.count]].value = value
        isChanged = true
      }
      if isChanged { return }
    }
  }

  private mutating func redirect(_ document: inout MarkupElement, _ count: Int, _ ids: [String]) {
    let id = random.once(in: 6) ? "nowhere" : random.element(ids)
    for _ in 0..<20 {
      var isChanged = false
      document.change(random.choice(count)) { element in
        for name in ["destination", "secondItem", "firstItem"] where element[name] != nil {
          element[name] = id
          isChanged = true
          return
        }
      }
      if isChanged { return }
    }
  }

  /// The element in copies of itself, one in another.
  private mutating func nest(_ document: inout MarkupElement, _ place: Int) {
    let depth = random.once(in: 20) ? random.length(upTo: 600) : random.choice(12)
    document.change(place) { element in
      var shell = element
      shell.children = []
      for number in 0..<depth {
        var outer = shell
        outer["id"] = shell["id"].map { "\($0)-\(number)" }
        outer.children = [MarkupElement("subviews", [:], [element])]
        element = outer
      }
    }
  }

  private mutating func repeatElement(_ document: inout MarkupElement, _ place: Int) {
    let times = random.once(in: 30) ? random.length(upTo: 3_000) : 1 + random.choice(3)
    document.change(place) { element in
      guard let last = element.children.last, last.count * times < 20_000 else { return }
      element.children += Array(repeating: last, count: times)
    }
  }

  // MARK: The text

  /// Encodings, entities, and what a broken copy does.
  mutating func bytes(of document: MarkupElement) -> [UInt8] {
    var text = ""
    document.write(to: &text)
    switch random.choice(40) {
    case 0: return Array(Self.prologue("UTF-16").utf8) + Array(text.utf8)
    case 1: return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 2: return Array(Self.prologue("ISO-8859-1").utf8) + Array(text.utf8)
    case 3:
      let depth = random.choice(30)
      let reference = "<string key=\"title\">&a\(depth);&file;</string></document>"
      text.removeLast(min(text.count, "</document>".count))
      return Array((Self.bomb(depth) + text + reference).utf8)
    case 4: return Array((Self.prologue("UTF-8") + outer(text)).utf8)
    case 5...8:
      let bytes = Array((Self.prologue("UTF-8") + text).utf8)
      return broken(bytes)
    default: return Array((Self.prologue("UTF-8") + text).utf8)
    }
  }

  private static func prologue(_ encoding: String) -> String {
    "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n"
  }

  /// Entities of entities ("billion laughs"), and one that is a file.
  private static func bomb(_ depth: Int) -> String {
    var text = prologue("UTF-8") + "<!DOCTYPE document [<!ENTITY a0 \"lol\">"
    for level in 1...depth + 1 {
      let reference = "&a\(level - 1);"
      text += "<!ENTITY a\(level) \"" + String(repeating: reference, count: 10) + "\">"
    }
    return text + "<!ENTITY file SYSTEM \"file:///etc/hostname\">]>"
  }

  /// Very many levels of XML.
  private mutating func outer(_ text: String) -> String {
    let depth = random.once(in: 10) ? 100_000 : random.length(upTo: 2_000)
    return String(repeating: "<a>", count: depth) + text
      + String(repeating: "</a>", count: depth)
  }

  private mutating func broken(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let place = random.choice(bytes.count)
    switch random.choice(5) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes[place] = random.bytes(1)[0]
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.length(upTo: 200)))
    case 3:
      bytes.insert(
        contentsOf: random.element(["&a3;", "&file;", "<", ">", "&", "\0", "]]>"]).utf8, at: place)
    default: bytes.insert(contentsOf: bytes[..<place], at: place)
    }
    return bytes
  }
}
