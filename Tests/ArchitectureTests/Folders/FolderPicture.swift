/// The page of a module's folders: its layers and circles as a picture, in Mermaid, which code hosts draw.
struct FolderPicture<Layer: FolderLayer> {
  static var path: String { "Sources/\(Layer.module)/\(Layer.module).docc/Folders.md" }

  private let arrows: FolderArrows<Layer>
  private let circles: FolderCircles<Layer>

  init(_ arrows: FolderArrows<Layer>) {
    self.arrows = arrows
    circles = FolderCircles(arrows)
  }

  var page: String {
    """
    # Folders and arrows

    \(Layer.introduction)

    `Scripts/folder-arrows` draws the page from the sources.

    ```mermaid
    flowchart TD
    \(diagram)
    ```

    """
  }

  private var diagram: String {
    let layers = Layer.allCases.reversed().map { layer in
      let boxes = circles.circles.enumerated().reversed()
        .filter { Layer(of: $0.element[0]) == layer }
        .map { "    c\($0.offset)[\"\(Self.label($0.element))\"]" }
      return (["  subgraph \(layer.rawValue)"] + boxes + ["  end"]).joined(separator: "\n")
    }
    let lines = circles.arrowsBetween.reversed().map { "  c\($0.from) --> c\($0.to)" }
    return (layers + lines + doors).joined(separator: "\n")
  }

  /// From all layers below to the highest.
  private var doors: [String] {
    let names = Layer.allCases.map(\.rawValue)
    guard !Layer.doors.isEmpty, let highest = names.last else { return [] }
    return ["  \(names.dropLast().joined(separator: " & ")) -.-> \(highest)"]
  }

  /// Six folders to a line.
  private static func label(_ folders: [String]) -> String {
    stride(from: 0, to: folders.count, by: 6).map {
      folders[$0..<min($0 + 6, folders.count)].joined(separator: ", ")
    }.joined(separator: "<br>")
  }
}
