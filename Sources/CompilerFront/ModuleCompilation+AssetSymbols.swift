import DarkroomIOSSources

extension ModuleCompilation {
  /// The asset catalogs among the module's resources: catalogs that SwiftPM copies, and, if the manifest declares no
  /// resources, catalogs that Xcode recognizes by their type.
  var assetCatalogs: [String] {
    if hasNoResources { return undeclaredCatalogs }
    guard let text = FrontFiles.text(buildManifest), text.contains(".xcassets/\"") else {
      return []
    }
    let triple = FrontFiles.name(FrontFiles.directory(products))
    return BuildManifest.resources(
      of: module, ending: ".xcassets/", build: "\(triple)-\(FrontFiles.name(products))", in: text
    ).map { String($0.dropLast()) }
  }

  /// The catalogs that the manifest does not declare, except in folders that it excludes for another target.
  private var undeclaredCatalogs: [String] {
    let folder = targetFolder
    let catalogs = UndeclaredFiles.paths(below: folder).filter { $0.hasSuffix(".xcassets") }
    guard !catalogs.isEmpty else { return [] }
    let manifest = manifest(of: sources)
    return catalogs.filter { catalog in
      let names = catalog.dropFirst(folder.count + 1).split(separator: "/")
      return !names.indices.contains { last in
        manifest.contains("\"\(names[...last].joined(separator: "/"))\"")
      }
    }
  }

  /// Returns the symbols of the catalogs' colors and images that the module uses; empty if it uses none.
  func assetSymbols(for texts: [SourceText]) -> String {
    let catalogs = assetCatalogs
    guard !catalogs.isEmpty else { return "" }
    return AssetSymbols(AssetNames(catalogs: catalogs), usedIn: texts).text(
      bundle: "Foundation.Bundle.module")
  }
}
