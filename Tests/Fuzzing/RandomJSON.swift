/// JSON that is nearly what a reader expects: values of the wrong kind, odd numbers, odd texts, broken documents.
struct RandomJSON {
  /// Texts that mean something to the reader.
  let words: [String]

  private static let numbers = [
    "0", "1", "-1", "2", "9", "16", "255", "200", "0.5", "0.1", "1.0000001", "-0", "1e3", "1e-400",
    "1e400", "-1e400", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551616", "4294967296", "2147483648", "3037000500", "1.7976931348623157e308",
    "0.30000000000000004", "123456789012345678901234567890", "01", "+1", ".5", "NaN", "Infinity",
  ]
  private static let letters = [
    "", " ", ".", "..", "/", "../..", "a/../../b", "/etc", "~", "a", "é", "e\u{301}", "\u{301}",
    "\u{600}", "\u{FEFF}", "\u{1F468}\u{200D}\u{1F469}", "\u{202E}", "\\u0000", "\\ud800", "\\n",
    "\\\"", "\\\\", "\\/", "\\u0301", "*", "?", "=", ",", ";", "--", "%s", "\u{0}", "\n",
  ]

  /// A text with its quotes.
  func text(_ random: inout FuzzRandom) -> String {
    switch random.choice(6) {
    case 0...2: return "\"\(random.element(words))\""
    case 3: return "\"\(random.element(words))\(random.element(Self.letters))\""
    case 4: return "\"\(random.element(Self.letters))\(random.element(words))\""
    default:
      let count = random.once(in: 200) ? random.length(upTo: 3_000) : random.choice(5)
      return "\"" + (0..<count).map { _ in random.element(Self.letters) }.joined() + "\""
    }
  }

  func number(_ random: inout FuzzRandom) -> String {
    random.once(in: 2) ? "\(random.length(upTo: 400))" : random.element(Self.numbers)
  }

  /// Whatever kind, up to `depth` levels deep.
  func any(_ random: inout FuzzRandom, depth: Int = 3) -> String {
    switch random.choice(depth > 0 ? 7 : 4) {
    case 0: random.element(["true", "false", "null"])
    case 1, 2: text(&random)
    case 3: number(&random)
    case 4, 5: list(&random) { any(&$0, depth: depth - 1) }
    default:
      object(
        (0..<random.choice(4)).map { _ in
          (text(&random), any(&random, depth: depth - 1))
        })
    }
  }

  /// Mostly what `usual` makes.
  func mostly(_ random: inout FuzzRandom, _ usual: (inout FuzzRandom) -> String) -> String {
    random.once(in: 12) ? any(&random) : usual(&random)
  }

  func list(_ random: inout FuzzRandom, _ element: (inout FuzzRandom) -> String) -> String {
    let count = random.once(in: 100) ? random.length(upTo: 300) : random.choice(4)
    return "[" + (0..<count).map { _ in element(&random) }.joined(separator: ",") + "]"
  }

  /// Of members whose names have their quotes.
  func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\($0.0):\($0.1)" }.joined(separator: ",") + "}"
  }

  /// The members in any order, a few left out or twice.
  func object(_ members: [(String, String)], shaken random: inout FuzzRandom) -> String {
    var members = members
    if random.once(in: 4), members.count > 1 {
      members.swapAt(random.choice(members.count), random.choice(members.count))
    }
    if random.once(in: 10), !members.isEmpty { members.remove(at: random.choice(members.count)) }
    if random.once(in: 20) { members.append((text(&random), any(&random))) }
    if random.once(in: 20), !members.isEmpty { members.append(random.element(members)) }
    return object(members)
  }

  /// The bytes of a document, sometimes cut, spliced or with a byte changed.
  func bytes(_ document: String, _ random: inout FuzzRandom) -> [UInt8] {
    var bytes = Array(document.utf8)
    guard random.once(in: 6), !bytes.isEmpty else { return bytes }
    let place = random.choice(bytes.count)
    switch random.choice(4) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes[place] = random.bytes(1)[0]
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.length(upTo: 20)))
    default: bytes.insert(contentsOf: random.element(Self.letters + Self.numbers).utf8, at: place)
    }
    return bytes
  }
}
