import Testing

@testable import DarkroomSnapshotRecord

/// A manifest before and after it is edited.
///
/// In the texts, «settings», «product» and «array» stand for what every client gets: the declaration of the settings,
/// the dependency on the product, and a list of only this dependency.
struct ManifestCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The targets that import UIKit.
  var importing: Set<String> = []
  /// The targets with a folder of references.
  var withSnapshots: Set<String> = []
  var dependency: DarkroomDependency?
  let before: String
  let after: String

  var testDescription: String { name }

  func edited(_ text: String) throws -> String {
    let sources = ManifestEditor.Sources(
      importsModules: { importing.contains($0.name) },
      hasSnapshots: { withSnapshots.contains($0.name) },
      isDarkroom: { $0 == "../fork" })
    let editor = try ManifestEditor([UInt8](text.utf8), sources, adding: dependency)
    return String(decoding: editor.result, as: UTF8.self)
  }

  /// `after` with the words that stand for others replaced.
  func expected(indentedBy unit: String, package: String = "darkroom") -> String {
    let product = ClientManifest.productDependency(package: package)
    return after.replacing("«settings»", with: ClientManifest.declaration(indentedBy: unit))
      .replacing("«array»", with: "[\(product)]").replacing("«product»", with: product)
  }
}
