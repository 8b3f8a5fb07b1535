import FoundationEssentials

/// The result of the front for a module, stored beside its objects for later calls and for modules that import it.
struct TranslationRecord: Codable, Equatable {
  /// The stamps of everything that affects the translation, which is repeated if any stamp differs.
  var stamps: [String]
  var treatment: ModuleTreatment
  var reason: String
  /// The names that were passed to the compiler with `-D`.
  var flags: [String]
  /// The sources that were translated, and the translations.
  var sources: [String]
  var translations: [String]
  /// The imported modules that were translated, too.
  var imports: [String]

  static func path(of module: String, in modules: String) -> String {
    "\(modules)/\(module)\(suffix)"
  }

  static func read(_ module: String, in modules: String) -> TranslationRecord? {
    guard let bytes = FrontFiles.bytes(path(of: module, in: modules)) else { return nil }
    return try? JSONDecoder().decode(TranslationRecord.self, from: Data(bytes))
  }

  /// Returns the records of all modules, by module.
  static func all(in modules: String) -> [String: TranslationRecord] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    let known = names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    return Dictionary(
      uniqueKeysWithValues: known.compactMap { name in read(name, in: modules).map { (name, $0) } })
  }

  private static let suffix = ".ios-sources.json"

  func write(_ module: String, in modules: String) throws(FrontError) {
    let path = Self.path(of: module, in: modules)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      throw .cannotWrite(path: path, reason: "it has no JSON form")
    }
    _ = try FrontFiles.write(String(decoding: data, as: UTF8.self), to: path)
  }
}
