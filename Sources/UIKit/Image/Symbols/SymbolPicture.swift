import DarkroomCoreGraphics

/// What a symbol is drawn from.
enum SymbolPicture {
  /// One of ours.
  case drawing(SymbolDrawing)
  /// A team's own file.
  case template(SymbolTemplate)
  /// Nothing: a dotted box says so.
  case missing(SymbolDrawing)

  /// What stands for a system name: the team's own file, else our drawing, else a dotted box.
  ///
  /// Nil for a name that Apple has no symbol of, as on iOS, unless the team has a file of that name. What has no picture
  /// is noted for the summary of the run.
  init?(systemName name: String, folder: SymbolFolder? = .ofPackage) {
    if let file = folder?.file(named: name) {
      self = SymbolPicture(file: file, name: name)
    } else if !SymbolNames.contains(name) {
      SymbolRequests.noteUnlisted(name)
      return nil
    } else if let drawing = SymbolCatalog.drawing(named: name) {
      self = .drawing(drawing)
    } else {
      SymbolRequests.noteUndrawn(name)
      self = .missing(.missing(name))
    }
  }

  /// A file that cannot be used is said once, and shown as a dotted box.
  init(file: URL, name: String) {
    switch SymbolTemplates.template(at: file) {
    case .success(let template): self = .template(template)
    case .failure: self = .missing(.missing(name))
    }
  }

  /// The path of a team's own file.
  var file: String? { if case .template(let template) = self { template.path } else { nil } }

  var isMissing: Bool { if case .missing = self { true } else { false } }

  /// - Parameter pixel: points in a pixel.
  func metrics(_ attributes: SymbolAttributes, pixel: CGFloat) -> SymbolMetrics {
    switch self {
    case .drawing(let drawing), .missing(let drawing):
      SymbolMetrics(drawing, attributes, pixel: pixel)
    case .template(let template):
      SymbolMetrics(template.shape(for: attributes), attributes, pixel: pixel)
    }
  }

  /// Draws in hundredths of an em, y pointing down.
  ///
  /// - Parameter colors: of its levels, nil for black; a team's own file has the primary one only.
  func draw(
    in context: CGContext, _ attributes: SymbolAttributes, colors: [SymbolDrawing.Level: CGColor]?
  ) {
    switch self {
    case .drawing(let drawing), .missing(let drawing):
      drawing.draw(in: context, strokeWidth: attributes.strokeWidth, colors: colors)
    case .template(let template):
      template.shape(for: attributes).draw(in: context, color: colors?[.primary] ?? .black)
    }
  }
}
