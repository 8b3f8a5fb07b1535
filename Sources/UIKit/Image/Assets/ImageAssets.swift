import DarkroomFoundation
import Foundation

/// Finds images by name, first in asset catalogs and then among other files, as UIKit does.
package enum ImageAssets {
  static func content(
    named name: String, in bundle: Bundle?, traits: UITraitCollection?,
    configuration: UIImage.Configuration? = nil
  ) -> ImageContent? {
    guard !name.isEmpty else { return nil }
    let traits = traits ?? .current
    if let folder = AssetCatalogs.set(named: name, kind: "imageset", in: bundle),
      let asset = ImageAsset(folder: folder),
      var content = asset.file(for: traits)?.content(for: traits)
    {
      content.asset = asset
      return content
    }
    if let folder = AssetCatalogs.set(named: name, kind: "symbolset", in: bundle),
      let symbol = symbol(named: name, in: folder, traits: traits, configuration)
    {
      return symbol
    }
    for place in ResourceFolders.all(for: bundle).flatMap(ResourceFolders.places) {
      let file = place.appendingPathComponent(name)
      let image = LooseImages.file(
        named: file.lastPathComponent, in: file.deletingLastPathComponent(), traits: traits)
      if let content = image?.content(for: traits) { return content }
    }
    if unreadableFile(named: name, in: bundle, traits: traits) == nil {
      UndeclaredResources.report(fileNames(of: name), in: bundle ?? .main)
    }
    return nil
  }

  /// The reason why an image in a catalog cannot be shown, with the path of its file.
  ///
  /// It is nil if there is no such image or it can be shown.
  package static func unreadableFile(
    named name: String, in bundle: Bundle?, traits: UITraitCollection
  ) -> String? {
    AssetCatalogs.set(named: name, kind: "imageset", in: bundle)
      .flatMap { ImageAsset(folder: $0)?.file(for: traits)?.problem }
  }

  /// The symbol of a symbol set; nil if the set contains no file.
  private static func symbol(
    named name: String, in folder: URL, traits: UITraitCollection,
    _ configuration: UIImage.Configuration?
  ) -> ImageContent? {
    guard let file = AssetContents.read(in: folder)?.symbol(for: traits)?.filename,
      !file.contains("/")
    else { return nil }
    let picture = SymbolPicture(file: folder.appendingPathComponent(file), name: name)
    return SymbolImage(name: name, picture: picture, configuration: configuration).content()
  }

  /// The names by which sources may refer to an image file.
  private static func fileNames(of name: String) -> [String] {
    let name = (name as NSString).lastPathComponent
    return ["\(name).imageset", "\(name).symbolset"]
      + ["", "@2x", "@3x"].map { suffix in
        (name as NSString).pathExtension.isEmpty ? "\(name)\(suffix).png" : name
      }
  }
}
