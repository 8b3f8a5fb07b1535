import DarkroomTestSupport
import Foundation

@testable import DarkroomSnapshotRecord

/// A folder with an Xcode project, whose objects a test writes.
final class ProjectFolder {
  let folder: ScratchFolder
  var project: String { folder.path("Shop.xcodeproj") }

  /// - Parameters:
  ///   - objects: the objects of the project, as `project.pbxproj` has them; the root's number is `ROOT`.
  ///   - files: paths and texts of the files beside the project.
  init(objects: String, files: [String: String]) throws {
    folder = try ScratchFolder()
    try writeProject(objects, to: "Shop.xcodeproj")
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    try folder.write(Array(text.utf8), to: path)
  }

  func writeProject(_ objects: String, to path: String) throws {
    try write(
      "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjects = {\n\(objects)\n\t};\n\trootObject = ROOT;\n}\n",
      to: "\(path)/project.pbxproj")
  }

  func package() throws -> XcodePackage { try XcodePackage(XcodeWorkspace(project)) }

  /// The manifest without its head.
  func body() throws -> String {
    let manifest = try package().manifest
    let start = manifest.ranges(of: "let package").first?.lowerBound ?? manifest.startIndex
    return String(manifest[start...])
  }

  /// A configuration list with one configuration `Debug`, numbered after its owner.
  static func configuration(_ owner: String, _ settings: String, base: String? = nil) -> String {
    """
    L\(owner) = {isa = XCConfigurationList; buildConfigurations = (C\(owner), ); };
    C\(owner) = {isa = XCBuildConfiguration; \(base.map { "baseConfigurationReference = \($0); " } ?? "")\
    buildSettings = {\(settings)}; name = Debug; };
    """
  }

  static func phase(_ number: String, _ kind: String, _ files: [String]) -> String {
    let builds = files.map { "B\(number)\($0) = {isa = PBXBuildFile; fileRef = \($0); };" }
    return builds.joined(separator: "\n")
      + "\n\(number) = {isa = PBX\(kind)BuildPhase; files = (\(files.map { "B\(number)\($0), " }.joined())); };"
  }

  static func target(_ number: String, _ name: String, _ type: String, _ rest: String) -> String {
    "\(number) = {isa = PBXNativeTarget; name = \"\(name)\"; buildConfigurationList = L\(number); "
      + "productType = \"com.apple.product-type.\(type)\"; \(rest) };"
  }
}
