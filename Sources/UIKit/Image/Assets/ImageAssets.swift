import DarkroomFoundation
import Foundation

/// Images by name: asset catalogs first, then loose files, as UIKit looks.
enum ImageAssets {
  static func content(
    named name: String, in bundle: Bundle?, traits: UITraitCollection?
  ) -> ImageContent? {
    guard !name.isEmpty else { return nil }
    let traits = traits ?? .current
    if let folder = AssetCatalogs.set(named: name, kind: "imageset", in: bundle),
      let asset = ImageAsset(folder: folder), var content = asset.file(for: traits)?.content()
    {
      content.asset = asset
      return content
    }
    for place in ResourceFolders.all(for: bundle).flatMap(ResourceFolders.places) {
      let file = place.appendingPathComponent(name)
      let image = LooseImages.file(
        named: file.lastPathComponent, in: file.deletingLastPathComponent(), traits: traits)
      if let content = image?.content() { return content }
    }
    UndeclaredResources.report(fileNames(of: name), in: bundle ?? .main)
    return nil
  }

  /// What an image may be called in the sources.
  private static func fileNames(of name: String) -> [String] {
    let name = (name as NSString).lastPathComponent
    return ["\(name).imageset"]
      + ["", "@2x", "@3x"].map { suffix in
        (name as NSString).pathExtension.isEmpty ? "\(name)\(suffix).png" : name
      }
  }
}
