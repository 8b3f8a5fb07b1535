import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

/// What `init --xcode` makes of projects; the manifests are written out as a person would expect them.
struct XcodePackageTests {
  // MARK: Groups

  /// An app with a framework, tests and much that no package can have.
  private static let objects = """
    ROOT = {isa = PBXProject; buildConfigurationList = LROOT; mainGroup = MAIN; developmentRegion = en; projectDirPath = "";
      targets = (APP, KIT, TESTS, UITESTS, WATCH, WIDGET, MAC, ); };
    \(ProjectFolder.configuration("ROOT", "SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;"))
    MAIN = {isa = PBXGroup; children = (GAPP, GKIT, GTESTS, LEGACY, ); sourceTree = "<group>"; };
    GAPP = {isa = PBXGroup; path = App; children = (DELEGATE, MAINSWIFT, ASSETS, STRINGS, DATA, OBJC, MODEL, ); sourceTree = "<group>"; };
    GKIT = {isa = PBXGroup; path = Kit; children = (CARD, ); sourceTree = "<group>"; };
    GTESTS = {isa = PBXGroup; path = Tests; children = (APPTESTS, STUB, ); sourceTree = "<group>"; };
    DELEGATE = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "App Delegate.swift"; sourceTree = "<group>"; };
    MAINSWIFT = {isa = PBXFileReference; path = main.swift; sourceTree = "<group>"; };
    ASSETS = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    STRINGS = {isa = PBXVariantGroup; children = (ENSTRINGS, DESTRINGS, ); name = Localizable.strings; sourceTree = "<group>"; };
    ENSTRINGS = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
    DESTRINGS = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
    DATA = {isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = "<group>"; };
    OBJC = {isa = PBXFileReference; path = Legacy.m; sourceTree = "<group>"; };
    MODEL = {isa = XCVersionGroup; path = Shop.xcdatamodeld; sourceTree = "<group>"; };
    CARD = {isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
    APPTESTS = {isa = PBXFileReference; path = AppTests.swift; sourceTree = "<group>"; };
    STUB = {isa = PBXFileReference; path = Fixtures/stub.json; sourceTree = "<group>"; };
    LEGACY = {isa = PBXFileReference; path = Gone.swift; sourceTree = SOURCE_ROOT; };
    KITPRODUCT = {isa = PBXFileReference; path = ShopKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    RX = {isa = PBXFileReference; path = Carthage/Build/RxSwift.xcframework; sourceTree = "<group>"; };
    UIKIT = {isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
    \(ProjectFolder.phase("PS1", "Sources", ["DELEGATE", "MAINSWIFT", "OBJC", "MODEL", "LEGACY"]))
    \(ProjectFolder.phase("PR1", "Resources", ["ASSETS", "STRINGS", "DATA"]))
    \(ProjectFolder.phase("PF1", "Frameworks", ["KITPRODUCT", "RX", "UIKIT"]))
    PX1 = {isa = PBXShellScriptBuildPhase; name = SwiftLint; files = (); shellScript = swiftlint; };
    BSNAP = {isa = PBXBuildFile; productRef = SNAP; };
    PF3 = {isa = PBXFrameworksBuildPhase; files = (BSNAP, ); };
    \(ProjectFolder.phase("PS2", "Sources", ["CARD"]))
    \(ProjectFolder.phase("PS3", "Sources", ["APPTESTS", "CARD"]))
    \(ProjectFolder.phase("PR3", "Resources", ["STUB"]))
    \(ProjectFolder.target("APP", "My Shop", "application", "buildPhases = (PS1, PR1, PF1, PX1, );"))
    \(ProjectFolder.configuration("APP", "INFOPLIST_FILE = App/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = \"com.example.shop\"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) STAGING\"; SWIFT_OBJC_BRIDGING_HEADER = App/Bridge.h; MARKETING_VERSION = 2.1;"))
    \(ProjectFolder.target("KIT", "ShopKit", "framework", "buildPhases = (PS2, ); productReference = KITPRODUCT;"))
    \(ProjectFolder.configuration("KIT", "SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;"))
    \(ProjectFolder.target("TESTS", "ShopTests", "bundle.unit-test", "buildPhases = (PS3, PR3, PF3, );"))
    \(ProjectFolder.configuration("TESTS", "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My Shop.app/My Shop\"; OTHER_SWIFT_FLAGS = \"-D FAST -suppress-warnings\";"))
    \(ProjectFolder.target("UITESTS", "ShopUITests", "bundle.ui-testing", ""))
    \(ProjectFolder.target("WATCH", "ShopWatch", "application.watchapp2", ""))
    \(ProjectFolder.target("WIDGET", "ShopWidget", "app-extension", ""))
    \(ProjectFolder.target("MAC", "ShopMac", "application", "")) \(ProjectFolder.configuration("MAC", "SDKROOT = macosx;"))
    SNAP = {isa = XCSwiftPackageProductDependency; package = SNAPPACKAGE; productName = SnapshotTesting; };
    SNAPPACKAGE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/pointfreeco/swift-snapshot-testing.git";
      requirement = {kind = upToNextMajorVersion; minimumVersion = 1.17; }; };
    """

  private static let files = [
    "App/App Delegate.swift":
      "import UIKit\nimport ShopKit\n@main class AppDelegate: UIResponder {}\n",
    "App/main.swift": "", "App/Legacy.m": "", "App/Info.plist": Self.information,
    "App/Assets.xcassets/Contents.json": "{}", "App/Data/a.json": "{}",
    "App/en.lproj/Localizable.strings": "", "App/de.lproj/Localizable.strings": "",
    "App/Shop.xcdatamodeld/contents": "", "App/Unused.swift": "",
    "Kit/Card.swift": "import UIKit\n", "Tests/AppTests.swift": "@testable import My_Shop\n",
    "Tests/Fixtures/stub.json": "{}",
    "Podfile": "target 'Shop' do\n  pod 'Alamofire', '~> 5'\nend\n",
  ]

  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)</string>
    <key>UILaunchStoryboardName</key><string>Launch</string>
    <key>UIRequiresFullScreen</key><true/>
    <key>UIAppFonts</key><array><string>A.ttf</string></array>
    </dict></plist>
    """

  private func shop(
    _ objects: String = Self.objects, _ more: [String: String] = [:]
  ) throws -> ProjectFolder {
    try ProjectFolder(objects: objects, files: Self.files.merging(more) { $1 })
  }

  @Test func anAppItsFrameworkAndItsTestsBecomeTargets() throws {
    #expect(
      try shop().body() == """
        let package = Package(
          name: "Shop",
          defaultLocalization: "en",
          platforms: [.iOS("15.0")],
          dependencies: [
            .package(url: "https://github.com/pointfreeco/swift-snapshot-testing.git", from: "1.17.0"),
          ],
          targets: [
            .target(
              name: "My_Shop",
              dependencies: ["MainBundle", "ShopKit"],
              path: "App",
              exclude: ["Info.plist", "Legacy.m", "Shop.xcdatamodeld", "Unused.swift", "main.swift"],
              resources: [
                .process("Assets.xcassets"),
                .copy("Data"),
                .process("de.lproj"),
                .process("en.lproj"),
              ],
              swiftSettings: [.swiftLanguageMode(.v5), .define("STAGING")]),
            .target(
              name: "ShopKit",
              path: "Kit",
              swiftSettings: [
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("ExistentialAny"),
              ]),
            .testTarget(
              name: "ShopTests",
              dependencies: [
                "My_Shop",
                "ShopKit",
                .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
              ],
              path: "Tests",
              resources: [.process("Fixtures")],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .define("FAST"),
                .unsafeFlags(["-Xfrontend", "-testable-import-module", "-Xfrontend", "ShopKit"]),
              ]),
            .target(
              name: "MainBundle",
              path: "Linux/MainBundle",
              resources: [.copy("MainBundle.plist")]),
          ]
        )

        """)
  }

  /// Swift sees the header of its own framework in every file, a bridging header, too.
  @Test func whatHeadersImportIsImported() throws {
    let objects =
      Self.objects.replacing("buildPhases = (PS2, );", with: "buildPhases = (PS2, PH2, );")
      .replacing("children = (CARD, );", with: "children = (CARD, UMBRELLA, );")
        + """
        UMBRELLA = {isa = PBXFileReference; path = ShopKit.h; sourceTree = "<group>"; };
        \(ProjectFolder.phase("PH2", "Headers", ["UMBRELLA"]))
        """
    let flags =
      #".unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "DarkroomUIKit"])"#

    #expect(try !shop(objects).body().contains(flags))
    let umbrella = try shop(objects, ["Kit/ShopKit.h": "#import <UIKit/UIKit.h>\n"]).body()
    #expect(umbrella.ranges(of: flags).count == 1)
    #expect(umbrella.contains("\"ExistentialAny\"),\n        \(flags)"))
    let bridge = try shop(objects, ["App/Bridge.h": "@import UIKit;\n"]).body()
    #expect(bridge.ranges(of: flags).count == 1)
  }

  @Test func whatIsLeftOutIsCountedAndNamed() throws {
    #expect(
      try shop().package().leftOut.lines == [
        "     1  files in Objective-C, C or C++: App/Legacy.m",
        "     1  bridging headers: App/Bridge.h",
        "     1  Core Data models: App/Shop.xcdatamodeld",
        "     1  main.swift files: App/main.swift",
        "     1  CocoaPods: Alamofire",
        "     1  binary frameworks, Carthage's too: RxSwift.xcframework",
        "     1  run-script phases: SwiftLint of My Shop",
        "     1  app extensions: ShopWidget",
        "     1  watch apps: ShopWatch",
        "     1  UI test targets: ShopUITests",
        "     1  targets for other platforms: ShopMac",
        "     1  files that don't exist: Gone.swift",
        "     1  files that belong to another target, too: Kit/Card.swift",
        "     1  other Swift flags: -suppress-warnings",
      ])
  }

  @Test func theMainBundleSaysWhatXcodeWouldWrite() throws {
    let files = try shop().package().files
    let text = try #require(files.first { $0.path == "Linux/MainBundle/MainBundle.plist" }?.text)
    let list = try PropertyList(file: "", bytes: Array(text.utf8)).table
    let information = try #require(list?["Information"]?.table)

    #expect(list?["Module"] == .text("My_Shop"))
    #expect(information["CFBundleDisplayName"] == .text("My Shop"))
    #expect(information["CFBundleIdentifier"] == .text("com.example.shop"))
    #expect(information["CFBundleShortVersionString"] == .text("2.1"))
    #expect(information["CFBundleVersion"] == .text("1"))
    #expect(information["UIRequiresFullScreen"] == .truth(true))
    #expect(information["UIAppFonts"] == .list([.text("A.ttf")]))
  }

  // MARK: Synchronized folders

  @Test func foldersThatXcodeReadsItselfHaveExceptions() throws {
    let folder = try ProjectFolder(
      objects: """
        ROOT = {isa = PBXProject; buildConfigurationList = LROOT; mainGroup = MAIN; targets = (APP, TESTS, ); };
        \(ProjectFolder.configuration("ROOT", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";"))
        MAIN = {isa = PBXGroup; children = (FAPP, FTESTS, ); sourceTree = "<group>"; };
        FAPP = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (EAPP, ETESTS, ); explicitFolders = (Pages, ); };
        FTESTS = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
        EAPP = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Old/Old.swift", Stubs.swift, ); target = APP; };
        ETESTS = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Stubs.swift, ); target = TESTS; };
        \(ProjectFolder.target("APP", "Notes", "application", "fileSystemSynchronizedGroups = (FAPP, );"))
        \(ProjectFolder.configuration("APP", "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = Notes; SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = YES;"))
        \(ProjectFolder.target("TESTS", "NotesTests", "bundle.unit-test", "fileSystemSynchronizedGroups = (FTESTS, ); dependencies = (DAPP, );"))
        \(ProjectFolder.configuration("TESTS", "SWIFT_VERSION = 5.0;"))
        DAPP = {isa = PBXTargetDependency; target = APP; };
        """,
      files: [
        "App/A.swift": "", "App/Info.plist": "", "App/Old/Old.swift": "", "App/Old/New.swift": "",
        "App/Stubs.swift": "", "App/Pages/index.html": "", "App/Base.lproj/Main.storyboard": "",
        "Tests/T.swift": "import XCTest\n",
      ])

    let body = try folder.body()

    #expect(
      body.contains(
        """
              name: "Notes",
              dependencies: ["MainBundle"],
              path: "App",
              exclude: ["Info.plist", "Old/Old.swift", "Stubs.swift"],
              resources: [.process("Base.lproj"), .copy("Pages")],
        """))
    #expect(body.contains(".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")"))
    // Both sets of exceptions name the file: the one takes it from the app, and the other gives it to the tests.
    #expect(
      body.contains(
        """
              name: "NotesTests",
              dependencies: ["Notes"],
              path: ".",
              exclude: [
                "App/A.swift",
                "App/Base.lproj",
                "App/Info.plist",
                "App/Old",
                "App/Pages",
                "Linux",
              ],
        """))
    let files = try folder.package().files
    #expect(files[0].text.contains("<key>CFBundleDisplayName</key>\n    <string>Notes</string>"))
  }

  // MARK: Packages

  @Test func packagesKeepTheirRules() throws {
    let rules = [
      "kind = upToNextMinorVersion; minimumVersion = 1.2.3;",
      "kind = exactVersion; version = 2.0.0;",
      "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3.0.0;",
      "kind = branch; branch = main;", "kind = revision; revision = 0a1b2c;",
    ]
    let references = rules.enumerated().map { number, rule in
      """
      R\(number) = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/p\(number)"; requirement = {\(rule)}; };
      D\(number) = {isa = XCSwiftPackageProductDependency; package = R\(number); productName = P\(number); };
      """
    }
    let folder = try ProjectFolder(
      objects: """
        ROOT = {isa = PBXProject; buildConfigurationList = LROOT; mainGroup = MAIN; targets = (APP, ); };
        \(ProjectFolder.configuration("ROOT", ""))
        MAIN = {isa = PBXGroup; children = (A, LOCALFOLDER, ); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        LOCALFOLDER = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Old; sourceTree = "<group>"; };
        \(ProjectFolder.phase("PS", "Sources", ["A"]))
        \(ProjectFolder.target("APP", "App", "application", "buildPhases = (PS, ); packageProductDependencies = (D0, D1, D2, D3, D4, DLOCAL, DOLD, DWORK, DLINT, DNONE, );"))
        \(ProjectFolder.configuration("APP", ""))
        \(references.joined(separator: "\n"))
        RLOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
        DLOCAL = {isa = XCSwiftPackageProductDependency; package = RLOCAL; productName = Kit; };
        DOLD = {isa = XCSwiftPackageProductDependency; productName = OldKit; };
        DWORK = {isa = XCSwiftPackageProductDependency; productName = WorkKit; };
        DLINT = {isa = XCSwiftPackageProductDependency; package = R0; productName = "plugin:Lint"; };
        DNONE = {isa = XCSwiftPackageProductDependency; productName = Nowhere; };
        """,
      files: [
        "A.swift": "", "Packages/Old/Package.swift": "name: \"OldKit\"",
        "Packages/Kit/Package.swift": "name: \"Kit\"",
        "Work/Package.swift": "name: \"WorkKit\"",
        "Shop.xcworkspace/contents.xcworkspacedata": """
        <Workspace version = "1.0"><FileRef location = "group:Shop.xcodeproj"></FileRef>
        <Group location = "container:" name = "Packages"><FileRef location = "group:Work"></FileRef></Group></Workspace>
        """,
      ])

    let package = try folder.package()

    #expect(
      package.manifest.contains(
        """
          dependencies: [
            .package(path: "Packages/Kit"),
            .package(path: "Packages/Old"),
            .package(path: "Work"),
            .package(url: "https://example.com/p0", .upToNextMinor(from: "1.2.3")),
            .package(url: "https://example.com/p1", exact: "2.0.0"),
            .package(url: "https://example.com/p2", "1.0.0"..<"3.0.0"),
            .package(url: "https://example.com/p3", branch: "main"),
            .package(url: "https://example.com/p4", revision: "0a1b2c"),
          ],
        """))
    #expect(package.manifest.contains(".product(name: \"WorkKit\", package: \"Work\")"))
    #expect(package.leftOut[.plugin] == ["Lint"])
    #expect(package.leftOut[.unknownProduct] == ["Nowhere"])
    let workspace = try XcodeWorkspace(folder.folder.path("Shop.xcworkspace"))
    #expect(workspace.projects == [folder.project])
  }

  // MARK: Errors

  @Test func whatCannotBeReadIsNamed() throws {
    let folder = try ProjectFolder(objects: "A = {", files: [:])
    #expect(throws: XcodeProjectError.self) { try folder.package() }
    #expect(throws: XcodeProjectError.notFound(path: "/no/such/App.xcodeproj")) {
      try XcodeWorkspace("/no/such/App.xcodeproj")
    }
    let empty = try ProjectFolder(
      objects: "ROOT = {isa = PBXProject; targets = (); };", files: [:])
    #expect(throws: XcodeProjectError.noTarget(path: empty.project)) { try empty.package() }
  }
}
