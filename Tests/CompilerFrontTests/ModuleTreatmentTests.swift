import DarkroomIOSSources
import Testing

@testable import DarkroomCompilerFront

@Suite struct ModuleTreatmentTests {
  private static func treatment(
    of source: String, module: String = "Feature", file: String = "Feature.swift",
    manifest: String = "", isFetched: Bool = false, translated: Set<String> = []
  ) -> ModuleTreatment {
    TreatmentDecision(
      .init(
        module: module, fileNames: [file],
        evidence: PlatformEvidence([SourceText(path: "/\(file)", text: source)]),
        manifest: manifest, isFetched: isFetched, translated: translated)
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
    let source = "#if os(Linux)\nimport Glibc\n#else\nimport UIKit\n#endif"
    #expect(Self.treatment(of: source, isFetched: true) == .untouched)
    #expect(Self.treatment(of: source) == .iOS)
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

  @Test func aProgramStaysAsItIs() {
    #expect(Self.treatment(of: "import UIKit", file: "main.swift") == .untouched)
  }

  @Test(arguments: TreatmentDecision.upstreamModules.sorted())
  func upstreamsModulesAreOurs(module: String) {
    #expect(Self.treatment(of: "import UIKit", module: module, isFetched: true) == .upstream)
  }
}
