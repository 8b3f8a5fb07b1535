/// The page of UIKit's folders: its wings and circles as a picture, in Mermaid, which code hosts draw.
struct FolderPicture {
  static let path = "Sources/UIKit/UIKit.docc/Folders.md"

  private let arrows: FolderArrows
  private let circles: FolderCircles

  init(_ arrows: FolderArrows) {
    self.arrows = arrows
    circles = FolderCircles(arrows)
  }

  var page: String {
    """
    # Folders and arrows

    Which folder names types of which, in three wings: the core, the lists, the nibs.

    A folder names its own wing and what is below it; a test fails at the first name that points up. The folders in
    one box name each other, so they are read together; arrows lead from box to box, and those that follow from
    others are left out. The dotted line is for \(Self.listed(Wing.doors.keys.sorted())), which Apple's declarations
    further down name. What an interface file says reaches its classes through `InterfaceFiles`, so that none of
    them knows the reader.

    `Scripts/folder-arrows` draws the page from the sources.

    ```mermaid
    flowchart TD
    \(diagram)
    ```

    """
  }

  private var diagram: String {
    let wings = Wing.allCases.reversed().map { wing in
      let boxes = circles.circles.enumerated().reversed()
        .filter { Wing(of: $0.element[0]) == wing }
        .map { "    c\($0.offset)[\"\(Self.label($0.element))\"]" }
      return (["  subgraph \(wing.rawValue)"] + boxes + ["  end"]).joined(separator: "\n")
    }
    let lines = circles.arrowsBetween.reversed().map { "  c\($0.from) --> c\($0.to)" }
    return (wings + lines + ["  core & lists -.-> nibs"]).joined(separator: "\n")
  }

  /// Six folders to a line.
  private static func label(_ folders: [String]) -> String {
    stride(from: 0, to: folders.count, by: 6).map {
      folders[$0..<min($0 + 6, folders.count)].joined(separator: ", ")
    }.joined(separator: "<br>")
  }

  private static func listed(_ names: [String]) -> String {
    names.dropLast().map { "`\($0)`" }.joined(separator: ", ") + " and `\(names.last ?? "")`"
  }
}
