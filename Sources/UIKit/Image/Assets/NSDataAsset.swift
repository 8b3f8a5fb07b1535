public import Foundation

/// A file of any kind in an asset catalog.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  public let name: String
  public let data: Data
  /// A uniform type identifier; `public.data` where the catalog names none.
  public let typeIdentifier: String

  /// Looks in the main bundle and the resource bundles beside it.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Nil without such a set; of several files the first for the idiom of the current traits.
  public init?(name: String, bundle: Bundle) {
    guard let folder = AssetCatalogs.set(named: name, kind: "dataset", in: bundle),
      let entry = AssetContents.read(in: folder)?.datum(for: UITraitCollection.current),
      let file = entry.filename, !file.contains("/"),
      let data = FileManager.default.contents(
        atPath: folder.appendingPathComponent(file).path)
    else {
      UndeclaredResources.report(["\(name).dataset"], in: bundle)
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = entry.typeIdentifier ?? "public.data"
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
