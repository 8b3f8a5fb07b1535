/// Pictures of the symbols that are drawn here; which names there are is said by `SymbolNames`.
///
/// Some are written down (`SymbolOutlines`), the others are made of those by the rules of their names: `x.circle`,
/// `x.badge.y`, `x.on.y`. A name is looked up and drawn when it is asked for, nothing before.
enum SymbolCatalog {
  static func drawing(named name: String) -> SymbolDrawing? {
    let name = plainName(name)
    return find(name) ?? renamed(name).flatMap { find($0) }
  }

  /// Scripts in which iOS has a symbol of its own; ours are those of the base.
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

  /// The drawing of a name or a part of one.
  static func find(_ name: String) -> SymbolDrawing? {
    if let drawing = written(name) ?? characters(name) { return drawing }
    guard name.hasSuffix(".fill") else { return variant(name, isFilled: false) }
    return variant(String(name.dropLast(5)), isFilled: true)
  }

  /// `.fill` of what is asked for, or the symbol itself if it has nothing to fill.
  static func find(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    (isFilled ? find(name + ".fill") : nil) ?? find(name)
  }

  /// What the tables have: `x`, and `x.fill` if `x` has something to fill.
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

  /// Another symbol, perhaps turned or mirrored.
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

  /// What is written down has something to fill if its line says so, whatever a rule would make of its name.
  private static func filled(_ name: String) -> SymbolDrawing? {
    written(name + ".fill") ?? (SymbolOutlines[name] == nil ? find(name + ".fill") : nil)
  }
}
