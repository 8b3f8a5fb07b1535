extension Image {
  /// The image as a character of a text, on the baseline; symbols are placed as their font requires.
  ///
  /// A missing image has no width. The result is nil if a part of the image isn't drawn yet.
  @MainActor
  func attachment(in environment: EnvironmentValues) -> NSTextAttachment? {
    let attachment = NSTextAttachment()
    guard let image = uiImage(storage, environment) else { return attachment }
    attachment.image = rendered(image)
    let drop = image.isSymbolImage ? image.baselineOffsetFromBottom ?? 0 : 0
    attachment.bounds = CGRect(origin: CGPoint(x: 0, y: -drop), size: image.size)
    return attachment
  }

  @MainActor
  private func uiImage(_ storage: Storage, _ environment: EnvironmentValues) -> UIImage? {
    switch storage {
    case .image(let image): image
    case .asset(let name, let bundle, _, _):
      UIImage(named: name, in: bundle, compatibleWith: environment.assetTraits)
    case .symbol(let name, _):
      UIImage(
        systemName: name,
        withConfiguration: environment.uiFont.map { UIImage.SymbolConfiguration(font: $0) })
    case .labeled(let storage, _), .decorative(let storage): uiImage(storage, environment)
    }
  }

  private func rendered(_ image: UIImage) -> UIImage {
    for case .rendering(let mode?) in modifiers {
      return image.withRenderingMode(mode == .template ? .alwaysTemplate : .alwaysOriginal)
    }
    return image
  }
}

extension EnvironmentValues {
  fileprivate var assetTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light),
      UITraitCollection(displayScale: displayScale),
    ])
  }
}
