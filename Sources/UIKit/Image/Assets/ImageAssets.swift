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
    for folder in ResourceFolders.all(for: bundle) {
      let place = folder.appendingPathComponent(name)
      let file = LooseImages.file(
        named: place.lastPathComponent, in: place.deletingLastPathComponent(), traits: traits)
      if let content = file?.content() { return content }
    }
    return nil
  }
}
