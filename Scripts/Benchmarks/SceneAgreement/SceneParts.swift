import Foundation

/// A scene as a whole, without its text, and with one kind of drawing alone.
struct SceneParts {
  private static let kinds = [
    "fill_rect": "rects", "fill_rrect": "rounded", "stroke_rrect": "strokes",
    "stroke_path": "strokes", "fill_path": "paths", "shadow_rrect": "shadows", "image": "images",
    "text": "text",
  ]

  private let scene: [String: Any]
  private let name: String
  private let operations: [[String: Any]]

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    guard let scene = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let name = scene["name"] as? String, let operations = scene["ops"] as? [[String: Any]]
    else { throw CocoaError(.propertyListReadCorrupt) }
    self.scene = scene
    self.name = name
    self.operations = operations
  }

  var all: [(name: String, data: Data)] {
    get throws {
      let present = Set(operations.compactMap(Self.kind))
      var parts = [try part("all", operations)]
      if present.contains("text") {
        parts.append(try part("notext", operations.filter { Self.kind($0) != "text" }))
      }
      for kind in present.sorted() {
        let own = operations.filter { Self.kind($0) ?? kind == kind }
        parts.append(try part(kind, [background] + own))
      }
      return parts
    }
  }

  /// White, for a part may have lost what it was drawn on.
  private var background: [String: Any] {
    [
      "op": "fill_rect", "rect": [0, 0, scene["width"] ?? 0, scene["height"] ?? 0],
      "paint": ["c": [255, 255, 255, 255]],
    ]
  }

  private static func kind(_ operation: [String: Any]) -> String? {
    (operation["op"] as? String).flatMap { kinds[$0] }
  }

  private func part(_ kind: String, _ operations: [[String: Any]]) throws -> (String, Data) {
    var part = scene
    part["name"] = "\(name)@\(kind)"
    part["ops"] = operations
    return ("\(name)@\(kind)", try JSONSerialization.data(withJSONObject: part))
  }
}
