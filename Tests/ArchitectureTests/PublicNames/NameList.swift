import Foundation

/// The names of one origin, read from a file of `Lists`.
///
/// A line at the margin is a type or what else stands outside of types, as Swift refers to it; the
/// words of the indented lines that follow are its members. `extension String` at the margin begins
/// members of a type that Darkroom does not declare. A line that starts with `#` is a remark.
struct NameList {
  private(set) var names: Set<String> = []

  init(_ text: String) {
    var owner = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        names.formUnion(line.split(separator: " ").map { "\(owner).\($0)" })
      } else {
        owner = String(line.trimmingPrefix("extension "))
        if owner == line { names.insert(owner) }
      }
    }
  }

  init(file: String) throws {
    self.init(try Repository.text("Tests/ArchitectureTests/PublicNames/Lists/\(file)"))
  }
}
