extension Image {
  /// The image in an environment: with its color, size and orientation.
  ///
  /// It is nil if a part isn't drawn yet, or if its file cannot be read.
  @MainActor
  func resolved(in environment: EnvironmentValues) -> ResolvedImage? {
    // It is not known which parts of a symbol a variable value fades.
    guard storage.variableValue ?? 1 >= 1 else { return nil }
    var environment = environment
    environment.symbolRenderingMode = symbolRenderingMode(in: environment)
    guard var image = storage.picture(in: environment) else {
      if storage.unreadableFile(in: environment) != nil { return nil }
      return modified(ResolvedImage(image: nil, label: storage.label(in: environment)))
    }
    if image.flipsForRightToLeftLayoutDirection, environment.layoutDirection == .rightToLeft {
      image = image.withHorizontallyFlippedOrientation()
    }
    guard let painted = painted(image, in: environment) else { return nil }
    return modified(
      ResolvedImage(
        image: painted, isTemplate: image.isSymbolImage || takesPaint(image),
        label: storage.label(in: environment)))
  }

  /// The image with its role and its modifiers applied; the last modifier of each kind counts.
  private func modified(_ image: ResolvedImage) -> ResolvedImage {
    var image = image
    image.isDecorative = storage.isDecorative
    for modifier in modifiers {
      switch modifier {
      case .resizable(let insets, let mode):
        image.resizing = ResolvedImage.Resizing(
          capInsets: UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
          mode: mode)
      case .interpolation(let interpolation): image.interpolation = interpolation
      case .antialiased(let isAntialiased): image.isAntialiased = isAntialiased
      case .rendering, .symbolRendering, .dynamicRange: break
      }
    }
    return image
  }

  // MARK: Colors

  @MainActor
  private func painted(_ image: UIImage, in environment: EnvironmentValues) -> UIImage? {
    if image.isSymbolImage { return paintedSymbol(image, in: environment) }
    guard takesPaint(image) else { return image }
    return image.withTintColor(ink(in: environment), renderingMode: .alwaysOriginal)
  }

  private func takesPaint(_ image: UIImage) -> Bool {
    renderingMode == .template || renderingMode == nil && image.renderingMode == .alwaysTemplate
  }

  /// The color of the foreground style; black for other paints, which are drawn through the image.
  private func ink(in environment: EnvironmentValues) -> UIColor {
    environment.color(for: ForegroundStyle()) ?? .black
  }

  @MainActor
  private func paintedSymbol(_ image: UIImage, in environment: EnvironmentValues) -> UIImage? {
    let color = ink(in: environment)
    let tinted = image.withTintColor(color, renderingMode: .alwaysOriginal)
    switch environment.symbolRenderingMode {
    case .hierarchical: return image.painted(.init(hierarchicalColor: color))
    case .palette: return environment.palette.map { image.painted(.init(paletteColors: $0)) }
    case .multicolor:
      // A symbol without colors of its own uses the foreground's.
      return image.renderingMode == .alwaysOriginal ? image : tinted
    default: return tinted
    }
  }

  private var renderingMode: TemplateRenderingMode? {
    modifiers.reduce(nil) { if case .rendering(let mode) = $1 { mode } else { $0 } }
  }

  /// The rendering mode of a symbol: original colors make it multicolored, and several styles make a palette.
  private func symbolRenderingMode(in environment: EnvironmentValues) -> SymbolRenderingMode {
    let own = modifiers.reduce(SymbolRenderingMode?.none) {
      if case .symbolRendering(let mode) = $1 { mode } else { $0 }
    }
    if renderingMode == .original { return .multicolor }
    if renderingMode == .template { return .monochrome }
    return own ?? environment.symbolRenderingMode
      ?? (environment.foregroundLevels.count > 1 ? .palette : .monochrome)
  }
}

extension UIImage {
  fileprivate func painted(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }
}

extension Image.Storage {
  @MainActor
  fileprivate func picture(in environment: EnvironmentValues) -> UIImage? {
    switch self {
    case .image(let image): image
    case .asset(let name, let bundle, _, _): asset(name, bundle, environment)
    case .symbol(let name, _): symbol(name, environment)
    case .labeled(let storage, _), .decorative(let storage): storage.picture(in: environment)
    }
  }

  @MainActor
  private func asset(
    _ name: String, _ bundle: Bundle?, _ environment: EnvironmentValues
  ) -> UIImage? {
    for name in environment.symbolVariants.names(of: name) {
      guard
        let image = UIImage(
          named: name, in: bundle, compatibleWith: environment.imageTraits)
      else { continue }
      return image.isSymbolImage
        ? environment.symbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } : image
    }
    if unreadableFile(in: environment) != nil { return nil }
    Self.log("No image named '\(name)' found in asset catalog for \((bundle ?? .main).bundlePath)")
    return nil
  }

  /// The reason why an image in a catalog cannot be shown, with the path of its file; nil for every other image.
  @MainActor
  func unreadableFile(in environment: EnvironmentValues) -> String? {
    switch self {
    case .asset(let name, let bundle, _, _):
      environment.symbolVariants.names(of: name).lazy.compactMap {
        ImageAssets.unreadableFile(named: $0, in: bundle, traits: environment.imageTraits)
      }.first
    case .labeled(let storage, _), .decorative(let storage):
      storage.unreadableFile(in: environment)
    case .image, .symbol: nil
    }
  }

  @MainActor
  private func symbol(_ name: String, _ environment: EnvironmentValues) -> UIImage? {
    let names = environment.symbolVariants.names(of: name)
    let found = names.first(where: UIImage.isSystemSymbol) ?? name
    let image = UIImage(systemName: found, withConfiguration: environment.symbolConfiguration)
    if image == nil { Self.log("No symbol named '\(name)' found in system symbol set") }
    return image
  }

  /// Words as iOS logs them.
  private static func log(_ words: String) {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }

  /// The text for assistive technologies: the label, or else the name; nil for a decorative image.
  @MainActor
  fileprivate func label(in environment: EnvironmentValues) -> String? {
    switch self {
    case .image(let image): image.accessibilityLabel
    case .asset(let name, _, let label, _):
      label.flatMap { $0.resolved(in: environment)?.string } ?? name
    case .symbol(let name, _): name
    case .labeled(_, let label): label.resolved(in: environment)?.string
    case .decorative: nil
    }
  }
}
