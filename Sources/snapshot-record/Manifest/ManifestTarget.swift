/// A target as the manifest declares it.
struct ManifestTarget {
  let call: ManifestCall
  let name: String
  /// The folder of its sources, if the manifest contains it.
  let path: String?
  /// The targets of the package that it names as dependencies.
  let dependencies: [String]

  var isTest: Bool { call.name == "testTarget" }

  /// Kinds of targets that can import a Swift library.
  private static let kinds: Set<String> = ["target", "testTarget", "executableTarget"]
  private static let others: Set<String> = ["macro", "plugin", "binaryTarget", "systemLibrary"]

  /// - Returns: nil for a target that imports nothing: a plugin, a macro, or a system library.
  init?(_ item: Range<Int>, in text: ManifestText) throws(ManifestError) {
    let words = text.string(item).split(separator: "\n").first.map(String.init) ?? ""
    guard let call = ManifestCall(item, in: text),
      let name = call.value("name").flatMap(text.literal),
      Self.kinds.contains(call.name) || Self.others.contains(call.name)
    else { throw .computedTarget(words) }
    guard Self.kinds.contains(call.name) else { return nil }
    self.call = call
    self.name = name
    path = call.value("path").flatMap(text.literal)
    let list = call.value("dependencies").flatMap { ManifestList(array: $0, in: text) }
    dependencies = (list?.items ?? []).compactMap { dependency in
      if let name = text.literal(dependency) { return name }
      guard let call = ManifestCall(dependency, in: text), call.name != "product" else {
        return nil
      }
      return call.value("name").flatMap(text.literal)
    }
  }
}
