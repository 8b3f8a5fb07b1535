import DarkroomFoundation

extension UIColor {
  /// Finds a color in the asset catalogs of the main bundle and of the resource bundles beside it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let folder = AssetCatalogs.set(named: name, kind: "colorset", in: bundle),
      let asset = ColorAsset(folder: folder)
    else {
      UndeclaredResources.report(["\(name).colorset"], in: bundle ?? .main)
      return nil
    }
    if let traitCollection {
      self.init(storage: asset.color(for: traitCollection).storage)
    } else {
      self.init(
        storage: .dynamic(
          DynamicColor(kind: .catalog(name: name, folder: folder)) { asset.color(for: $0) }))
    }
  }
}
