import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

/// Packages of several projects, and what single projects have in rarer forms.
struct XcodeProjectsTests {
  // MARK: Several projects

  /// Both have the same numbers, as copies of a template do.
  private static let kit = """
    ROOT = {isa = PBXProject; buildConfigurationList = LROOT; mainGroup = MAIN; targets = (T, TESTS, ); };
    \(ProjectFolder.configuration("ROOT", "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;"))
    MAIN = {isa = PBXGroup; children = (A, B, ); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = Sources/Card.swift; sourceTree = "<group>"; };
    B = {isa = PBXFileReference; path = Tests/CardTests.swift; sourceTree = "<group>"; };
    \(ProjectFolder.phase("PS", "Sources", ["A"]))
    \(ProjectFolder.phase("PT", "Sources", ["B"]))
    \(ProjectFolder.target("T", "ShopKit", "framework", "buildPhases = (PS, );"))
    \(ProjectFolder.configuration("T", ""))
    \(ProjectFolder.target("TESTS", "KitTests", "bundle.unit-test", "buildPhases = (PT, );"))
    \(ProjectFolder.configuration("TESTS", ""))
    """

  private static func app(_ product: String, _ rest: String = "") -> String {
    """
    ROOT = {isa = PBXProject; buildConfigurationList = LROOT; mainGroup = MAIN; targets = (T, ); \(rest) };
    \(ProjectFolder.configuration("ROOT", "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;"))
    MAIN = {isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = App/AppDelegate.swift; sourceTree = "<group>"; };
    \(product)
    \(ProjectFolder.phase("PS", "Sources", ["A"]))
    \(ProjectFolder.phase("PF", "Frameworks", ["PRODUCT"]))
    \(ProjectFolder.target("T", "Shop", "application", "buildPhases = (PS, PF, );"))
    \(ProjectFolder.configuration("T", "INFOPLIST_FILE = App/Info.plist;"))
    """
  }

  private static let files = [
    "Shop/App/AppDelegate.swift": "import UIKit\n", "Kit/Sources/Card.swift": "import UIKit\n",
    "Kit/Tests/CardTests.swift": "import XCTest\n@testable import ShopKit\n",
    "Shop/App/Info.plist":
      "<plist><dict><key>CFBundleName</key><string>Corner</string></dict></plist>",
  ]

  private func folder() throws -> ProjectFolder {
    let folder = try ProjectFolder(objects: "", files: Self.files)
    try FileManager.default.removeItem(atPath: folder.project)
    try folder.writeProject(Self.kit, to: "Kit/Kit.xcodeproj")
    return folder
  }

  private static let kitTarget = """
          name: "ShopKit",
          path: "Kit/Sources",
          swiftSettings: [.swiftLanguageMode(.v5)]),
    """

  @Test func theProjectsOfAWorkspaceBecomeOnePackage() throws {
    let folder = try folder()
    let product =
      "PRODUCT = {isa = PBXFileReference; path = ShopKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
    try folder.writeProject(Self.app(product), to: "Shop/Shop.xcodeproj")
    try folder.write(
      """
      <Workspace version = "1.0"><FileRef location = "group:Shop.xcodeproj"></FileRef>
      <FileRef location = "group:../Kit/Kit.xcodeproj"></FileRef></Workspace>
      """, to: "Shop/Shop.xcworkspace/contents.xcworkspacedata")

    let package = try XcodePackage(
      XcodeWorkspace(folder.folder.path("Shop/Shop.xcworkspace")))

    #expect(package.folder == folder.folder.path)
    #expect(package.leftOut.lines == [])
    #expect(package.manifest.contains("init --xcode Shop/Shop.xcworkspace`"))
    #expect(package.manifest.contains(Self.kitTarget))
    #expect(
      package.manifest.contains(
        """
              name: "Shop",
              dependencies: ["MainBundle", "ShopKit"],
              path: "Shop/App",
        """))
    #expect(package.manifest.contains("name: \"KitTests\",\n      dependencies: [\"ShopKit\"],"))
    #expect(package.files[0].text.contains("<string>Corner</string>"))
  }

  @Test func aProjectInsideAnotherGivesItsLibraries() throws {
    let folder = try folder()
    let product = """
      KIT = {isa = PBXFileReference; path = ../Kit/Kit.xcodeproj; sourceTree = SOURCE_ROOT; };
      PRODUCT = {isa = PBXReferenceProxy; path = ShopKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      PODS = {isa = PBXFileReference; path = ../Gone.xcodeproj; sourceTree = SOURCE_ROOT; };
      """
    try folder.writeProject(
      Self.app(product, "projectReferences = ({ProjectRef = KIT; }, {ProjectRef = PODS; }, );"),
      to: "Shop/Shop.xcodeproj")

    let package = try XcodePackage(XcodeWorkspace(folder.folder.path("Shop/Shop.xcodeproj")))

    #expect(package.leftOut.lines == [])
    #expect(package.manifest.contains(Self.kitTarget))
    #expect(package.manifest.contains("dependencies: [\"MainBundle\", \"ShopKit\"]"))
    #expect(!package.manifest.contains("KitTests"))
  }

  @Test func aProductThatNoProjectMakesIsLeftOut() throws {
    let folder = try folder()
    let product =
      "PRODUCT = {isa = PBXReferenceProxy; path = Charts.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
    try folder.writeProject(Self.app(product), to: "Shop/Shop.xcodeproj")

    let package = try XcodePackage(XcodeWorkspace(folder.folder.path("Shop/Shop.xcodeproj")))

    #expect(package.folder == folder.folder.path("Shop"))
    #expect(package.leftOut.lines == ["     1  products of other projects: Charts.framework"])
  }

  @Test func aWorkspaceWithoutAProjectIsRefused() throws {
    let folder = try folder()
    try folder.write("<Workspace></Workspace>", to: "W.xcworkspace/contents.xcworkspacedata")
    let path = folder.folder.path("W.xcworkspace")

    #expect(throws: XcodeProjectError.noProject(workspace: path)) { try XcodeWorkspace(path) }
  }

  // MARK: One project

  private func project(_ objects: String, _ files: [String: String]) throws -> ProjectFolder {
    try ProjectFolder(
      objects: """
        ROOT = {isa = PBXProject; buildConfigurationList = LROOT; mainGroup = MAIN; targets = (T, ); };
        \(ProjectFolder.configuration("ROOT", "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;"))
        \(ProjectFolder.configuration("T", ""))
        \(objects)
        """, files: files)
  }

  /// As libraries have a second framework, whose code app extensions may call.
  @Test func aFrameworkWithTheFilesOfAnotherHandsOnItsNames() throws {
    func objects(_ source: String) -> String {
      """
      ROOT = {isa = PBXProject; buildConfigurationList = LROOT; mainGroup = MAIN; targets = (K, E, T, ); };
      \(ProjectFolder.configuration("ROOT", "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;"))
      MAIN = {isa = PBXGroup; children = (A, B, ); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = Kit/A.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = Tests/\(source).swift; sourceTree = "<group>"; };
      \(ProjectFolder.phase("PS", "Sources", ["A"])) \(ProjectFolder.phase("PT", "Sources", ["B"]))
      \(ProjectFolder.target("K", "Kit", "framework", "buildPhases = (PS, );"))
      \(ProjectFolder.target("E", "KitExtensions", "framework", "buildPhases = (PS, );"))
      \(ProjectFolder.target("T", "Tests", "bundle.unit-test", "buildPhases = (PT, );"))
      \(ProjectFolder.configuration("K", "")) \(ProjectFolder.configuration("E", "")) \(ProjectFolder.configuration("T", ""))
      """
    }
    let files = [
      "Kit/A.swift": "", "Tests/B.swift": "import KitExtensions\n", "Tests/C.swift": "import Kit\n",
    ]
    let package = try ProjectFolder(objects: objects("B"), files: files).package()

    #expect(
      package.manifest.contains(
        """
              name: "KitExtensions",
              dependencies: ["Kit"],
              path: "Linux/KitExtensions"),
        """))
    #expect(package.manifest.contains("name: \"Tests\",\n      dependencies: [\"KitExtensions\"],"))
    #expect(package.files[0].path == "Linux/KitExtensions/KitExtensions.swift")
    #expect(package.files[0].text == "@_exported import Kit\n")
    #expect(package.leftOut[.withoutSources] == [])

    let other = try ProjectFolder(objects: objects("C"), files: files).package()
    #expect(other.leftOut[.withoutSources] == ["KitExtensions"])
  }

  /// Projects come from file systems that know no difference.
  @Test func capitalLettersMayDiffer() throws {
    let folder = try project(
      """
      MAIN = {isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
      G = {isa = PBXGroup; path = sources; children = (A, B, ); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = views/card.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
      \(ProjectFolder.phase("PS", "Sources", ["A", "B"]))
      \(ProjectFolder.target("T", "Kit", "framework", "buildPhases = (PS, );"))
      """,
      ["Sources/Views/Card.swift": "", "Sources/Row.swift": "", "Sources/row.swift": ""])

    #expect(try folder.package().leftOut.lines == [])
    #expect(
      try folder.body().contains("path: \"Sources\",\n      exclude: [\"row.swift\"],"))
  }

  @Test func scriptsThatGenerateCodeAreToldApart() throws {
    let folder = try project(
      """
      MAIN = {isa = PBXGroup; children = (A, I, ); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      I = {isa = PBXFileReference; path = Order.intentdefinition; sourceTree = "<group>"; };
      \(ProjectFolder.phase("PS", "Sources", ["A", "I"]))
      X1 = {isa = PBXShellScriptBuildPhase; name = Generate; files = (); shellScript = "if which swiftgen >/dev/null; then swiftgen; fi"; };
      X2 = {isa = PBXShellScriptBuildPhase; files = (); shellScript = "$PODS_ROOT/R.swift/rswift generate"; };
      X3 = {isa = PBXShellScriptBuildPhase; name = Secrets; files = (); outputPaths = ("$(SRCROOT)/Secrets.swift", ); shellScript = ./secrets.sh; };
      X4 = {isa = PBXShellScriptBuildPhase; name = Lint; files = (); shellScript = swiftlint; };
      \(ProjectFolder.target("T", "Kit", "framework", "buildPhases = (PS, X1, X2, X3, X4, );"))
      """, ["A.swift": "", "Order.intentdefinition": ""])

    let leftOut = try folder.package().leftOut

    #expect(leftOut[.generator] == ["R.swift of Kit", "Secrets of Kit", "SwiftGen of Kit"])
    #expect(leftOut[.runScript] == ["Lint of Kit"])
    #expect(leftOut[.intents] == ["Order.intentdefinition"])
  }

  @Test func filesOfOtherPlatformsInFoldersAreExcluded() throws {
    let folder = try project(
      """
      MAIN = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
      F = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = (E, ); };
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        platformFiltersByRelativePath = {Desktop.swift = (macos, ); Phone.swift = (ios, maccatalyst, ); }; };
      \(ProjectFolder.target("T", "Kit", "framework", "fileSystemSynchronizedGroups = (F, );"))
      """, ["Kit/Desktop.swift": "", "Kit/Phone.swift": ""])

    #expect(try folder.body().contains("path: \"Kit\",\n      exclude: [\"Desktop.swift\"],"))
  }
}
