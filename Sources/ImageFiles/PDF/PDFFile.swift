/// The objects of a PDF file, by number.
///
/// - SeeAlso: ISO 32000-1:2008, 7.5. As there; if the table of objects is damaged, the file is searched for objects.
struct PDFFile {
  private enum Entry {
    case offset(Int)
    case compressed(stream: Int, index: Int)
  }

  private let bytes: ArraySlice<UInt8>
  private var entries: [Int: Entry] = [:]
  private(set) var trailer: [String: PDFObject] = [:]
  private var known: [Int: PDFObject] = [:]
  private var reading: Set<Int> = []

  init(_ file: [UInt8]) throws(ImageFileError) {
    bytes = file[...]
    if !readTables() || catalog == nil {
      rebuild()
      guard catalog != nil else {
        throw .malformed(format: "PDF", place: nil, reason: "it has no catalog of its pages")
      }
    }
    if trailer["Encrypt"] != nil {
      throw .unsupported(
        format: "PDF", place: nil, feature: "a password", remedy: "export it without one")
    }
  }

  private var catalog: [String: PDFObject]? {
    mutating get { trailer["Root"].flatMap { resolved($0).dictionary } }
  }

  // MARK: Objects

  /// Follows references; returns null if the object does not exist.
  mutating func resolved(_ object: PDFObject) -> PDFObject {
    guard case .reference(let number) = object else { return object }
    if let found = known[number] { return found }
    guard reading.insert(number).inserted else { return .null }
    defer { reading.remove(number) }
    var found = PDFObject.null
    switch entries[number] {
    case nil: break
    case .offset(let offset)?: found = self.object(at: offset, number: number)
    case .compressed(let stream, let index)?: found = member(index, number, of: stream)
    }
    if case .reference = found { found = resolved(found) }
    known[number] = found
    return found
  }

  mutating func value(_ key: String, of entries: [String: PDFObject]) -> PDFObject {
    entries[key].map { resolved($0) } ?? .null
  }

  /// Returns the numbers of an array, or nil if the object isn't an array of numbers.
  mutating func numbers(_ object: PDFObject?) -> [Double]? {
    guard let object, let members = resolved(object).array else { return nil }
    var numbers: [Double] = []
    for member in members {
      guard let number = resolved(member).number else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns the whole numbers of an array, or nil if the object isn't an array of whole numbers.
  mutating func integers(_ object: PDFObject?) -> [Int]? {
    numbers(object).flatMap { numbers in
      let integers = numbers.compactMap { PDFObject.number($0).integer }
      return integers.count == numbers.count ? integers : nil
    }
  }

  private mutating func object(at offset: Int, number: Int) -> PDFObject {
    guard bytes.indices.contains(offset) else { return .null }
    var lexer = PDFLexer(bytes, at: offset)
    guard let first = lexer.next(refersToObjects: false)?.integer, first == number,
      lexer.next(refersToObjects: false)?.integer != nil,
      case .word("obj")? = lexer.next(), let value = lexer.next()
    else { return .null }
    guard case .dictionary(let entries) = value else { return value }
    return stream(entries, after: lexer) ?? value
  }

  /// Reads the stream after a dictionary; returns nil if no stream follows.
  private mutating func stream(_ entries: [String: PDFObject], after lexer: PDFLexer) -> PDFObject?
  {
    var lexer = lexer
    guard case .word("stream")? = lexer.next() else { return nil }
    var start = lexer.place
    if bytes.indices.contains(start), bytes[start] == 13 { start += 1 }
    if bytes.indices.contains(start), bytes[start] == 10 { start += 1 }
    let length = value("Length", of: entries).integer ?? -1
    var end = start + max(0, length)
    var after = PDFLexer(bytes, at: min(end, bytes.endIndex))
    let isRight: Bool
    if length >= 0, end <= bytes.endIndex, case .word("endstream")? = after.next() {
      isRight = true
    } else {
      isRight = false
    }
    if !isRight { end = find("endstream", from: start) ?? bytes.endIndex }
    return .stream(PDFStream(entries: entries, bytes: bytes[start..<max(start, end)]))
  }

  private mutating func member(_ index: Int, _ number: Int, of stream: Int) -> PDFObject {
    guard case .offset? = entries[stream],
      let container = resolved(.reference(stream)).stream,
      let first = value("First", of: container.entries).integer,
      let count = value("N", of: container.entries).integer, count >= 0, count < 1_000_000,
      let content = try? decoded(container)
    else { return .null }
    var header = PDFLexer(content[...])
    for _ in 0..<count {
      guard let named = header.next(refersToObjects: false)?.integer,
        let offset = header.next(refersToObjects: false)?.integer
      else { return .null }
      if named == number {
        guard first + offset >= 0, first + offset < content.count else { return .null }
        var lexer = PDFLexer(content[...], at: first + offset)
        return lexer.next() ?? .null
      }
    }
    return .null
  }

  // MARK: Tables

  private mutating func readTables() -> Bool {
    guard let mark = findLast("startxref") else { return false }
    var lexer = PDFLexer(bytes, at: mark + 9)
    guard let start = lexer.next()?.integer else { return false }
    var next: Int? = start
    var seen: Set<Int> = []
    while let offset = next, seen.insert(offset).inserted {
      guard bytes.indices.contains(offset), let table = readTable(at: offset) else { return false }
      for (key, value) in table where trailer[key] == nil { trailer[key] = value }
      if let hybrid = table["XRefStm"]?.integer, bytes.indices.contains(hybrid) {
        _ = readTable(at: hybrid)
      }
      next = table["Prev"]?.integer
    }
    return trailer["Root"] != nil
  }

  /// Reads a table and keeps the entries of newer ones; returns nil if there is no table at the offset.
  private mutating func readTable(at offset: Int) -> [String: PDFObject]? {
    var lexer = PDFLexer(bytes, at: offset)
    guard let first = lexer.next() else { return nil }
    if case .word("xref") = first { return readPlainTable(&lexer) }
    guard let number = first.integer else { return nil }
    guard let stream = object(at: offset, number: number).stream,
      readStreamTable(stream)
    else { return nil }
    return stream.entries
  }

  private mutating func readPlainTable(_ lexer: inout PDFLexer) -> [String: PDFObject]? {
    while let token = lexer.next(refersToObjects: false) {
      if case .word("trailer") = token { return lexer.next()?.dictionary }
      guard let first = token.integer, let count = lexer.next(refersToObjects: false)?.integer,
        count >= 0, count < 10_000_000
      else { return nil }
      for index in 0..<count {
        guard let offset = lexer.next(refersToObjects: false)?.integer,
          lexer.next(refersToObjects: false) != nil,
          case .word(let kind)? = lexer.next(refersToObjects: false)
        else { return nil }
        if kind == "n", entries[first + index] == nil { entries[first + index] = .offset(offset) }
      }
    }
    return nil
  }

  private mutating func readStreamTable(_ stream: PDFStream) -> Bool {
    guard let widths = integers(stream.entries["W"]), widths.count == 3,
      widths.allSatisfy({ (0...8).contains($0) }), let content = try? decoded(stream)
    else { return false }
    let size = stream.entries["Size"]?.integer ?? 0
    let ranges = integers(stream.entries["Index"]) ?? [0, size]
    var place = 0
    func field(_ width: Int, else standard: Int) -> Int {
      if width == 0 { return standard }
      var value = 0
      for _ in 0..<width {
        value = (value & 0xFF_FFFF_FFFF_FFFF) << 8 | Int(content[place])
        place += 1
      }
      return value
    }
    let row = widths.reduce(0, +)
    guard row > 0 else { return false }
    for pair in stride(from: 0, to: ranges.count - 1, by: 2) {
      for index in 0..<max(0, ranges[pair + 1]) {
        guard place + row <= content.count else { return true }
        let kind = field(widths[0], else: 1)
        let (second, third) = (field(widths[1], else: 0), field(widths[2], else: 0))
        let number = ranges[pair] + index
        if entries[number] != nil { continue }
        if kind == 1 { entries[number] = .offset(second) }
        if kind == 2 { entries[number] = .compressed(stream: second, index: third) }
      }
    }
    return true
  }

  // MARK: Damage

  /// Rebuilds the table by searching the whole file for object headers such as `12 0 obj`.
  private mutating func rebuild() {
    (entries, trailer, known) = ([:], [:], [:])
    var place = bytes.startIndex
    while let mark = find(" obj", from: place) {
      place = mark + 4
      var start = mark
      while start > 0, (48...57).contains(bytes[start - 1]) { start -= 1 }
      guard start < mark, start > 0, PDFLexer.isSpace(bytes[start - 1]) else { continue }
      start -= 1
      let end = start
      while start > 0, (48...57).contains(bytes[start - 1]) { start -= 1 }
      guard start < end, let number = Int(String(decoding: bytes[start..<end], as: UTF8.self))
      else { continue }
      entries[number] = .offset(start)
    }
    for number in entries.keys.sorted() {
      guard let found = resolved(.reference(number)).dictionary else { continue }
      if found["Type"]?.name == "Catalog" { trailer["Root"] = .reference(number) }
      if found["Type"]?.name == "ObjStm" { addMembers(of: number) }
    }
    if trailer["Root"] == nil {
      for number in entries.keys.sorted()
      where resolved(.reference(number)).dictionary?["Type"]?.name == "Catalog" {
        trailer["Root"] = .reference(number)
      }
    }
    if find("/Encrypt", from: bytes.startIndex) != nil { trailer["Encrypt"] = .null }
  }

  private mutating func addMembers(of number: Int) {
    guard let container = resolved(.reference(number)).stream,
      let count = value("N", of: container.entries).integer, count < 1_000_000,
      let content = try? decoded(container)
    else { return }
    var header = PDFLexer(content[...])
    for index in 0..<max(0, count) {
      guard let member = header.next(refersToObjects: false)?.integer,
        header.next(refersToObjects: false) != nil
      else { return }
      if entries[member] == nil { entries[member] = .compressed(stream: number, index: index) }
      known[member] = nil
    }
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var place = start
    while place + wanted.count <= bytes.endIndex {
      if bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
        return place
      }
      place += 1
    }
    return nil
  }

  private func findLast(_ text: String) -> Int? {
    let wanted = Array(text.utf8)
    var place = bytes.endIndex - wanted.count
    while place >= bytes.startIndex {
      if bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
        return place
      }
      place -= 1
    }
    return nil
  }

  // MARK: Pages

  /// Returns the first page with the attributes that it inherits from the nodes of the page tree.
  mutating func firstPage() throws(ImageFileError) -> [String: PDFObject] {
    var node = catalog.map { value("Pages", of: $0) } ?? .null
    var inherited: [String: PDFObject] = [:]
    for _ in 0..<64 {
      guard let entries = node.dictionary else { break }
      for key in ["MediaBox", "CropBox", "Rotate", "Resources"] {
        if let value = entries[key] { inherited[key] = value }
      }
      guard let kids = value("Kids", of: entries).array else {
        return entries.merging(inherited) { own, _ in own }
      }
      node = kids.first.map { resolved($0) } ?? .null
    }
    throw .malformed(format: "PDF", place: nil, reason: "it has no page")
  }
}
