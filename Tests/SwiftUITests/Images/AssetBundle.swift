import SwiftUI

/// A bundle with an asset catalog of one image, `Swatch`, of 4 by 4 points.
@MainActor
enum AssetBundle {
  static func made(light: UIColor, dark: UIColor) throws -> Bundle {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("Swatches-\(UUID().uuidString).bundle")
    let folder = root.appendingPathComponent("Media.xcassets/Swatch.imageset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    for (name, color) in [("light", light), ("dark", dark)] {
      try data(color)?.write(to: folder.appendingPathComponent("\(name).png"))
    }
    return Bundle(url: root) ?? .main
  }

  private static func data(_ color: UIColor) -> Data? {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .one).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }.pngData()
  }

  private static let contents = """
    {"images": [
      {"idiom": "universal", "scale": "1x", "filename": "light.png"},
      {"idiom": "universal", "scale": "1x", "filename": "dark.png",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
      "info": {"author": "xcode", "version": 1}}
    """
}
