/// The previews of modules, by their source location.
///
/// The translation of iOS sources registers the previews that a module declares.
@MainActor
public enum _PreviewRegistry {
  private struct Entry {
    let module: String
    let file: String
    let line: Int
    let previews: () -> [CollectedPreview]
  }

  private static var entries: [Entry] = []

  /// Enters what `#Preview` declares.
  public static func add(
    file: String, line: Int, module: String = #fileID, _ make: @escaping @MainActor () -> Preview
  ) {
    add(file, line, module) {
      let preview = make()
      return preview.contents().flatMap {
        CollectedPreview.all($0, preview.traits, file: file, line: line)
      }
    }
  }

  /// Enters what a type shows.
  public static func add<P: PreviewProvider>(
    file: String, line: Int, module: String = #fileID, _ provider: P.Type
  ) {
    add(file, line, module) {
      CollectedPreview.all(P.previews, PreviewTraits(), file: file, line: line)
    }
  }

  /// Registers the previews of a type if it conforms to a protocol that refines `PreviewProvider`.
  public static func add(
    file: String, line: Int, module: String = #fileID, ifProvider type: Any.Type
  ) {
    guard let provider = type as? any PreviewProvider.Type else { return }
    add(file: file, line: line, module: module, provider)
  }

  /// Registers a preview that cannot be drawn; an assertion reports it.
  public static func add(
    file: String, line: Int, module: String = #fileID, undrawn what: String
  ) {
    add(file, line, module) { [.undrawn(what, file: file, line: line)] }
  }

  private static func add(
    _ file: String, _ line: Int, _ module: String, _ previews: @escaping () -> [CollectedPreview]
  ) {
    let module = String(module.prefix { $0 != "/" })
    entries.append(Entry(module: module, file: file, line: line, previews: previews))
  }

  /// The previews of a module, by file and line.
  package static func previews(in module: String) -> [CollectedPreview] {
    load()
    let own = entries.filter { $0.module == module }.sorted {
      ($0.file, $0.line) < ($1.file, $1.line)
    }
    return CollectedPreview.named(own.flatMap { $0.previews() })
  }

  /// The previews of a type.
  package static func previews<P: PreviewProvider>(of provider: P.Type) -> [CollectedPreview] {
    CollectedPreview.named(
      CollectedPreview.all(P.previews, PreviewTraits(), file: "\(P.self)", line: 0))
  }

  /// The modules that have previews.
  package static var modules: [String] {
    load()
    return Set(entries.map(\.module)).sorted()
  }

  /// Makes modules register their previews, which they do when a class is first looked up.
  private static func load() { _ = _ClassRegistry.type(named: "") }
}
