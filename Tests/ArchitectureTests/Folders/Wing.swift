/// The three parts of UIKit, the lowest first: a folder names types of its own wing and of those below.
enum Wing: String, FolderLayer {
  case core
  case lists
  case nibs

  static let module = "UIKit"

  init(of folder: String) {
    switch folder.prefix(while: { $0 != "/" }) {
    case "Lists": self = .lists
    case "Nibs": self = .nibs
    default: self = .core
    }
  }

  var depth: Int { self == .core ? 1 : 2 }

  /// Classes of a higher wing that Apple's declarations in lower ones name, and which.
  static let doors = [
    "UINib": "register(_:forCellReuseIdentifier:) of tables and collections",
    "UIStoryboard": "storyboard of UIViewController",
    "UIStoryboardSegue": "prepare(for:sender:) of UIViewController",
  ]

  static var introduction: String {
    let names = doors.keys.sorted().map { "`\($0)`" }
    return """
      Which folder names types of which, in three wings: the core, the lists, the nibs.

      A folder names its own wing and what is below it; a test fails at the first name that points up. The folders in
      one box name each other, so they are read together; arrows lead from box to box, and those that follow from
      others are left out. The dotted line is for \(names.dropLast().joined(separator: ", ")) and \(names.last ?? ""), which Apple's declarations
      further down name. What an interface file says reaches its classes through `InterfaceFiles`, so that none of
      them knows the reader.
      """
  }
}
