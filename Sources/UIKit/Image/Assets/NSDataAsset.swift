public import Foundation

/// A file of any kind in an asset catalog.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// The name with which the data set was found.
  public let name: String
  /// The bytes of the file, unchanged.
  public let data: Data
  /// The uniform type identifier; `public.data` if the catalog sets none.
  public let typeIdentifier: String

  /// Finds a data set in the main bundle and the resource bundles beside it.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds a data set; returns nil if there is none.
  ///
  /// Of several files, the first for the idiom of the current traits is used.
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
