/// The three parts of UIKit, the lowest first: a folder names types of its own wing and of those below.
enum Wing: String, CaseIterable, Comparable {
  case core
  case lists
  case nibs

  /// - Parameter folder: below `Sources/UIKit`, as `FolderArrows` has it.
  init(of folder: String) {
    switch folder.prefix(while: { $0 != "/" }) {
    case "Lists": self = .lists
    case "Nibs": self = .nibs
    default: self = .core
    }
  }

  /// Classes of a higher wing that Apple's declarations in lower ones name, and which.
  static let doors = [
    "UINib": "register(_:forCellReuseIdentifier:) of tables and collections",
    "UIStoryboard": "storyboard of UIViewController",
    "UIStoryboardSegue": "prepare(for:sender:) of UIViewController",
  ]

  static func < (one: Wing, other: Wing) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }
}
