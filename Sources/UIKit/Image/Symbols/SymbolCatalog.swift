import Synchronization

/// The drawings of symbols; `SymbolNames` lists all names of symbols.
///
/// Some symbols are written as outlines (`SymbolOutlines`). The others are derived by the rules of their names:
/// `x.circle`, `x.badge.y`, `x.on.y`. A symbol is looked up and drawn only when it is used.
enum SymbolCatalog {
  /// The drawings that were asked for, by name.
  ///
  /// Rows ask for the same symbols over and over: a table of 15 cells with a symbol each takes a fifth fewer
  /// instructions to assert if the symbol's text is read once.
  private static let known = Mutex<[String: SymbolDrawing]>([:])
  /// More than a suite shows, as a rule; then all are read again.
  private static let mostKnown = 512

  static func drawing(named name: String) -> SymbolDrawing? {
    if let drawing = known.withLock({ $0[name] }) { return drawing }
    let plain = plainName(name)
    guard let drawing = find(plain) ?? renamed(plain).flatMap({ find($0) }) else { return nil }
    known.withLock { known in
      if known.count >= mostKnown { known = [:] }
      known[name] = drawing
    }
    return drawing
  }

  /// Scripts for which iOS has a variant of the symbol; here it looks like the base symbol.
  private static let scripts: Set<Substring> = [
    "ar", "bn", "gu", "he", "hi", "ja", "kn", "km", "ko", "ml", "mni", "mr", "my", "or", "pa",
    "rtl", "sat", "si", "ta", "te", "th", "zh",
  ]

  private static func plainName(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), scripts.contains(name[dot...].dropFirst()) else {
      return name
    }
    return String(name[..<dot])
  }

  /// The drawing for a name or a part of one.
  static func find(_ name: String) -> SymbolDrawing? {
    if let drawing = written(name) ?? characters(name) { return drawing }
    guard name.hasSuffix(".fill") else { return variant(name, isFilled: false) }
    return variant(String(name.dropLast(5)), isFilled: true)
  }

  /// The `.fill` variant of a symbol, or the symbol itself if it has none.
  static func find(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    (isFilled ? find(name + ".fill") : nil) ?? find(name)
  }

  /// A drawing from the tables: `x`, or `x.fill` if `x` has a part to fill.
  static func written(_ name: String) -> SymbolDrawing? {
    if let text = SymbolOutlines[name] { return drawing(text, isFilled: false) }
    guard name.hasSuffix(".fill"), let text = SymbolOutlines[String(name.dropLast(5))] else {
      return nil
    }
    return drawing(text, isFilled: true)
  }

  private static func drawing(_ text: Substring, isFilled: Bool) -> SymbolDrawing? {
    if text.first == "=" { return derived(text.dropFirst(), isFilled: isFilled) }
    let outline = SymbolOutline(text)
    return isFilled && !outline.hasBody ? nil : outline.drawing(isFilled: isFilled)
  }

  /// A drawing that is another symbol, possibly rotated or mirrored.
  private static func derived(_ text: Substring, isFilled: Bool) -> SymbolDrawing? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\n" })
    guard let base = words.first.map(String.init),
      var drawing = isFilled ? filled(base) : find(base)
    else { return nil }
    for word in words.dropFirst() {
      if word == "m" { drawing = drawing.mirrored }
      if word.first == "r", let quarters = Int(word.dropFirst()) {
        drawing = drawing.turned(quarters)
      }
    }
    return drawing
  }

  /// The filled variant.
  ///
  /// For a symbol in the tables, its line decides whether it has one, not the rules of its name.
  private static func filled(_ name: String) -> SymbolDrawing? {
    written(name + ".fill") ?? (SymbolOutlines[name] == nil ? find(name + ".fill") : nil)
  }
}
