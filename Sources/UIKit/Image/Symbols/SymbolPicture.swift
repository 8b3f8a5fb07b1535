import DarkroomCoreGraphics

/// The source of a symbol's picture.
enum SymbolPicture {
  /// One of our own drawings.
  case drawing(SymbolDrawing)
  /// A file in the team's folder of symbols.
  case template(SymbolTemplate)
  /// No picture; a dotted box is drawn instead.
  case missing(SymbolDrawing)

  /// Finds the picture for a system name: the team's own file, or our drawing, or a dotted box.
  ///
  /// Returns nil for a name that neither Apple nor the team has, as on iOS. Symbols without a picture are listed in the
  /// summary of the run.
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

  /// Reads a file; an invalid one is reported once and shown as a dotted box.
  init(file: URL, name: String) {
    switch SymbolTemplates.template(at: file) {
    case .success(let template): self = .template(template)
    case .failure: self = .missing(.missing(name))
    }
  }

  /// The path of the team's own file.
  var file: String? { if case .template(let template) = self { template.path } else { nil } }

  var isMissing: Bool { if case .missing = self { true } else { false } }

  /// - Parameter pixel: The size of a pixel in points.
  func metrics(_ attributes: SymbolAttributes, pixel: CGFloat) -> SymbolMetrics {
    switch self {
    case .drawing(let drawing), .missing(let drawing):
      SymbolMetrics(drawing, attributes, pixel: pixel)
    case .template(let template):
      SymbolMetrics(template.shape(for: attributes), attributes, pixel: pixel)
    }
  }

  /// Draws in hundredths of an em, with y pointing down.
  ///
  /// - Parameter colors: The colors of the levels; nil for black. A team's own file has only the primary level.
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
