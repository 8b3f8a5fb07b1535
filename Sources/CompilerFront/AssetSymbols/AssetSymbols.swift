import DarkroomIOSSources

/// The Swift names of the colors and images of a module's asset catalogs that the module uses, as Xcode generates them.
///
/// Xcode generates symbols for all names. Names that no source uses after a period are left out here, so that they take
/// no time and cannot conflict with other names.
struct AssetSymbols {
  private let names: AssetNames
  /// The words that follow a period in a source.
  private let used: Set<String>
  /// The members that the module itself adds to UIKit's classes.
  private let ownColors: Set<String>
  private let ownImages: Set<String>

  init(_ names: AssetNames, usedIn sources: [SourceText]) {
    self.names = names
    used = Set(sources.flatMap(Self.wordsBehindDots))
    ownColors = Set(sources.flatMap { $0.members(inExtensionsOf: "UIColor") })
    ownImages = Set(sources.flatMap { $0.members(inExtensionsOf: "UIImage") })
  }

  private static func wordsBehindDots(_ source: SourceText) -> [String] {
    source.tokens.indices.dropFirst().compactMap { index in
      source.isWord(index) && source.isSymbol(index - 1, ".") ? source.word(index) : nil
    }
  }

  /// Returns source text to append to a file of the module; empty if the module uses no name.
  ///
  /// - Parameter bundle: an expression for the bundle that contains the catalogs.
  func text(bundle: String) -> String {
    let colors = symbols(names.colors, .color)
    let images = symbols(names.images, .image)
    guard !colors.isEmpty || !images.isEmpty else { return "" }
    return "\nimport Foundation\nimport \(Self.module)\n\n"
      + resources(colors, "ColorResource", bundle) + resources(images, "ImageResource", bundle)
      + members(colors, "UIColor", except: ownColors.union(Self.colorsOfUIKit))
      + members(images, "UIImage", except: ownImages.union(Self.imagesOfUIKit))
  }

  // MARK: Symbols

  private struct Symbol {
    let namespaces: [String]
    let name: String
    /// The asset's name in the catalog.
    let asset: String
    var path: String { (namespaces + [name]).joined(separator: ".") }
  }

  private func symbols(_ assets: [[String]], _ kind: AssetSymbol.Kind) -> [Symbol] {
    var paths: Set<String> = []
    return assets.compactMap { asset in
      let name = AssetSymbol.member(asset.last ?? "", kind)
      let symbol = Symbol(
        namespaces: asset.dropLast().map(AssetSymbol.namespace), name: name,
        asset: asset.joined(separator: "/"))
      guard used.contains(name), paths.insert(symbol.path).inserted else { return nil }
      return symbol
    }
  }

  // MARK: Text

  private func resources(_ symbols: [Symbol], _ type: String, _ bundle: String) -> String {
    Self.extensions(of: type, symbols) { symbol in
      "nonisolated static let \(Self.quoted(symbol.name)) = \(Self.module).\(type)"
        + "(name: \(Self.literal(symbol.asset)), bundle: \(bundle))"
    }
  }

  private func members(_ symbols: [Symbol], _ type: String, except known: Set<String>) -> String {
    // Xcode omits names that UIKit has, with a warning.
    let free = symbols.filter { !$0.namespaces.isEmpty || !known.contains($0.name) }
    return Self.extensions(of: type, free) { symbol in
      let path = (symbol.namespaces + [Self.quoted(symbol.name)]).joined(separator: ".")
      return "nonisolated static var \(Self.quoted(symbol.name)): \(Self.module).\(type) "
        + "{ \(Self.module).\(type)(resource: .\(path)) }"
    }
  }

  /// Returns one type for each namespace, including nested ones.
  private static func extensions(
    of type: String, _ symbols: [Symbol], _ declaration: (Symbol) -> String
  ) -> String {
    guard !symbols.isEmpty else { return "" }
    return "extension \(module).\(type) {\n" + body(symbols, depth: 0, declaration) + "}\n\n"
  }

  private static func body(
    _ symbols: [Symbol], depth: Int, _ declaration: (Symbol) -> String
  ) -> String {
    let indent = String(repeating: "  ", count: depth + 1)
    let own = symbols.filter { $0.namespaces.count == depth }
    let inner = symbols.filter { $0.namespaces.count > depth }
    let names = Set(inner.map { $0.namespaces[depth] }).sorted()
    return own.map { "\(indent)\(declaration($0))\n" }.joined()
      + names.map { name in
        let members = inner.filter { $0.namespaces[depth] == name }
        return "\(indent)enum \(name) {\n" + body(members, depth: depth + 1, declaration)
          + "\(indent)}\n"
      }.joined()
  }

  private static func quoted(_ name: String) -> String { "`\(name)`" }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  // MARK: UIKit's names

  /// The name with which translations import UIKit.
  private static let module = "DarkroomUIKit"

  private static let colorsOfUIKit = Set(
    """
    black blue brown clear cyan darkGray darkText gray green groupTableViewBackground label lightGray lightText link
    magenta opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill red
    scrollViewTexturedBackground secondaryLabel secondarySystemBackground secondarySystemFill
    secondarySystemGroupedBackground separator systemBackground systemBlue systemBrown systemCyan systemFill systemGray
    systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo
    systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow tertiaryLabel
    tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground tintColor underPageBackground
    viewFlipsideBackground white yellow
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let imagesOfUIKit: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]
}
