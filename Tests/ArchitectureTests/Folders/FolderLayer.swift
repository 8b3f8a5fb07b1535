/// A part of a module that stacks its folders: a folder names types of its own part and of those below.
protocol FolderLayer: CaseIterable, Comparable, RawRepresentable<String> {
  /// Below `Sources`.
  static var module: String { get }
  /// Types of a higher part that lower ones name, and why.
  static var doors: [String: String] { get }
  /// What the page says above the picture.
  static var introduction: String { get }
  /// Folders down to which one of the module's is looked into.
  var depth: Int { get }
  /// - Parameter folder: below the module's, as `FolderArrows` has it.
  init(of folder: String)
}

extension FolderLayer {
  static func < (one: Self, other: Self) -> Bool {
    let order = Array(allCases)
    return (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
  }
}
