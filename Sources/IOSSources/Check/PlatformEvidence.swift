/// The platforms for which the sources of a module are made, according to the sources themselves.
package struct PlatformEvidence: Equatable, Sendable {
  /// Modules that the sources import on iOS.
  package private(set) var imports: Set<String> = []
  /// The imports that depend on no unknown condition.
  package private(set) var certainImports: Set<String> = []
  /// Whether a condition mentions Linux or another system without UIKit, or the sources name one of their modules.
  package private(set) var namesLinux = false

  package init(_ sources: [SourceText]) {
    for source in sources { add(source) }
  }

  private mutating func add(_ source: SourceText) {
    let declarations = DeclarationParser.declarations(of: source)
    for (keyword, path) in declarations.imports {
      guard let first = path.first else { continue }
      let offset = source.tokens[keyword].range.lowerBound
      let module = source.word(first)
      if !declarations.isInactive(offset) { imports.insert(module) }
      if !declarations.uncertainImports.contains(keyword) { certainImports.insert(module) }
      namesLinux = namesLinux || Self.ofLinux.contains(module)
    }
    namesLinux = namesLinux || declarations.conditions.contains { Self.asksForLinux(source, $0) }
  }

  private static func asksForLinux(_ source: SourceText, _ keyword: Int) -> Bool {
    (keyword + 1..<source.conditionEnd(keyword) + 1).contains { token in
      guard source.isSymbol(token + 1, "(") else { return false }
      let argument = source.spelling(token + 2)
      return switch source.spelling(token) {
      case "os": ["Linux", "Android", "WASI", "Windows"].contains(argument)
      case "canImport": ofLinux.contains(argument)
      default: false
      }
    }
  }

  /// Modules that Apple's systems do not have.
  private static let ofLinux: Set<String> = [
    "Android", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "WinSDK",
  ]

  /// Whether the sources import a user interface module that exists only on Apple's systems.
  package var importsUserInterface: Bool { !imports.isDisjoint(with: Self.userInterface) }

  private static let userInterface: Set<String> = [
    "AVKit", "ContactsUI", "EventKitUI", "MapKit", "MessageUI", "PDFKit", "PhotosUI", "QuartzCore",
    "SafariServices", "SwiftUI", "UIKit", "WebKit", "WidgetKit",
  ]
}
