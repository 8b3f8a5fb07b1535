import DarkroomIOSSources
import Testing

@testable import DarkroomCompilerFront

@Suite struct ModuleTreatmentTests {
  private static func treatment(
    of source: String, module: String = "Feature", isProgram: Bool = false,
    manifest: String = "", isFetched: Bool = false, isUnneeded: Bool = false,
    isNamed: Bool = false, translated: Set<String> = []
  ) -> ModuleTreatment {
    TreatmentDecision(
      .init(
        module: module, isProgram: isProgram,
        evidence: PlatformEvidence([SourceText(path: "/Feature.swift", text: source)]),
        manifest: manifest, isFetched: isFetched, isUnneeded: isUnneeded,
        isNamed: isNamed, translated: translated)
    ).treatment
  }

  @Test func whatImportsUIKitIsMadeForIOS() {
    #expect(Self.treatment(of: "import UIKit") == .iOS)
    #expect(Self.treatment(of: "import UIKit", isFetched: true) == .iOS)
  }

  @Test func anImportOfMacOSIsNoneOfIOS() {
    #expect(Self.treatment(of: "#if os(macOS)\nimport UIKit\n#endif") == .untouched)
  }

  @Test func aFetchedPackageThatNamesLinuxStaysAsItIs() {
    let source = "#if canImport(UIKit)\nimport UIKit\n#elseif os(Linux)\nlet a = 1\n#endif"
    #expect(Self.treatment(of: source, isFetched: true) == .untouched)
    #expect(Self.treatment(of: source) == .iOS)
  }

  @Test func aFetchedPackageThatTheSettingsNameIsTranslated() {
    let source = "#if os(Linux)\nimport Glibc\n#endif"
    #expect(Self.treatment(of: source, isFetched: true, isNamed: true) == .iOS)
    #expect(
      Self.treatment(of: source, isProgram: true, isFetched: true, isNamed: true) == .untouched)
  }

  @Test func whatImportsATranslatedModuleIsMadeForIOS() {
    #expect(Self.treatment(of: "import Design", translated: ["Design"]) == .iOS)
    #expect(Self.treatment(of: "import Design") == .untouched)
  }

  @Test func aPackageDeclaredForIOSOnlyIsMadeForIt() {
    let manifest = "platforms: [.iOS(.v15)]"
    #expect(Self.treatment(of: "struct A {}", manifest: manifest) == .iOS)
    #expect(Self.treatment(of: "#if os(Linux)\n#endif", manifest: manifest) == .untouched)
    #expect(Self.treatment(of: "struct A {}") == .untouched)
  }

  /// `FoundationNetworking` is imported where Linux is the other branch of a condition.
  @Test func anImportOfLinuxIsEvidenceInAnyBranch() {
    let source = "#if canImport(Darwin)\nimport Foundation\n#else\nimport Glibc\n#endif"
    #expect(Self.treatment(of: source, manifest: ".iOS(.v15)") == .untouched)
  }

  @Test func aFetchedPackageForSeveralSystemsStaysAsItIsWithoutViews() {
    let manifest = "platforms: [.iOS(.v15), .macOS(.v12)]"
    #expect(Self.treatment(of: "struct A {}", manifest: manifest, isFetched: true) == .untouched)
    #expect(Self.treatment(of: "import UIKit", manifest: manifest, isFetched: true) == .iOS)
    #expect(Self.treatment(of: "struct A {}", manifest: manifest) == .iOS)
  }

  @Test func aModuleThatOnlyUpstreamNeedsIsLeftOut() {
    #expect(Self.treatment(of: "import UIKit", isUnneeded: true) == .unneeded)
  }

  @Test func aProgramStaysAsItIs() {
    #expect(Self.treatment(of: "import UIKit", isProgram: true) == .untouched)
  }

  @Test(arguments: TreatmentDecision.upstreamModules.sorted())
  func upstreamsModulesAreOurs(module: String) {
    #expect(Self.treatment(of: "import UIKit", module: module, isFetched: true) == .upstream)
  }
}
