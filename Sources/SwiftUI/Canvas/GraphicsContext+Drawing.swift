extension GraphicsContext {
  // MARK: Paths

  /// Fills a path with a shading, by default by the nonzero rule.
  ///
  /// A picture fails if the shading isn't drawn, as `backdrop` is not.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let paint = shading.style.flatMap({ environment.paint(for: $0) }) else {
      return UndrawnViews.reach("GraphicsContext.Shading")
    }
    self.paint { $0.fill(path, paint, style) }
  }

  /// Draws a line along a path, with half of its width on each side.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  /// Draws a solid line along a path, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Images

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// In points.
    public let size: CGSize
    /// From the top, in points.
    public let baseline: CGFloat
    /// The shading for a template image; nil for the environment's foreground style.
    public var shading: Shading?
    fileprivate let image: Image
  }

  /// Measures an image in the environment of the context, so that it can be drawn several times.
  public func resolve(_ image: Image) -> ResolvedImage {
    let node = target.node(of: image, nil, environment)
    let (size, baseline) = MainActor.assumeIsolated {
      let size = node.size(.unspecified)
      let guide = node.guideValue(AlignmentGuides.FirstBaseline.self, .unspecified)
      return (size, guide ?? size.height)
    }
    return ResolvedImage(size: size, baseline: baseline, shading: nil, image: image)
  }

  /// Draws an image so that it fills a rectangle; `style` has no effect.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let node = target.node(of: image.image.resizable(), image.shading, environment)
    paint { $0.draw(node, at: rect.origin, ProposedViewSize(rect.size)) }
  }

  /// Draws an image at its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: A point in the coordinates of the context.
  ///   - anchor: The point of the image that lies there, in the unit square.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let node = target.node(of: image.image, image.shading, environment)
    paint { $0.draw(node, at: anchor.origin(of: image.size, at: point), .unspecified) }
  }

  /// Draws an image so that it fills a rectangle; `style` has no effect.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size, with a point of it at a place of the canvas.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Texts

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// The shading of letters without a style of their own; by default the foreground style of the environment.
    public var shading: Shading
    fileprivate let text: Text
    fileprivate let target: CanvasTarget
    fileprivate let environment: EnvironmentValues

    fileprivate var node: LayoutNode { target.node(of: text, shading, environment) }

    /// The size of the text for a proposed size, in points.
    public func measure(in size: CGSize) -> CGSize {
      let node = node
      return MainActor.assumeIsolated { node.size(ProposedViewSize(size)) }
    }

    /// From the top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      baseline(isFirst: true, size)
    }

    /// From the top, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      baseline(isFirst: false, size)
    }

    private func baseline(isFirst: Bool, _ size: CGSize) -> CGFloat {
      let node = node
      return MainActor.assumeIsolated {
        let dimensions = node.dimensions(ProposedViewSize(size))
        return dimensions[isFirst ? .firstTextBaseline : .lastTextBaseline]
      }
    }
  }

  /// Prepares a text in the environment of the context, so that it can be measured and drawn several times.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(shading: .foreground, text: text, target: target, environment: environment)
  }

  /// Draws a text from the top leading corner of a rectangle, wrapped at its width and truncated at its height.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let node = text.node
    paint { $0.draw(node, at: rect.origin, ProposedViewSize(rect.size)) }
  }

  /// Draws the text on one line.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let node = text.node
    let size = MainActor.assumeIsolated { node.size(.unspecified) }
    paint { $0.draw(node, at: anchor.origin(of: size, at: point), .unspecified) }
  }

  /// Draws a text from the top leading corner of a rectangle, wrapped at its width and truncated at its height.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text on one line, with a point of it at a place of the canvas.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// A view of the canvas that is ready to be drawn.
  public struct ResolvedSymbol: Sendable {
    /// In points.
    public let size: CGSize
    fileprivate let index: Int
  }

  /// Returns the view with a tag; nil if the canvas has none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let (symbols, tag) = (target.symbols, CanvasTag(value: AnyHashable(id)))
    return MainActor.assumeIsolated {
      symbols.index(of: tag.value).map { ResolvedSymbol(size: symbols.size(of: $0), index: $0) }
    }
  }

  /// Draws the view so that it fills a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    paint { target in
      MainActor.assumeIsolated { target.draw(target.symbols.view(of: symbol.index), in: rect) }
    }
  }

  /// Draws a view at its own size, with a point of it at a place of the canvas.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(origin: anchor.origin(of: symbol.size, at: point), size: symbol.size))
  }
}

/// Carries a tag to the main actor, on which canvases are always drawn.
private struct CanvasTag: @unchecked Sendable {
  let value: AnyHashable
}

extension UnitPoint {
  /// The origin of a rectangle whose anchor is at a point.
  fileprivate func origin(of size: CGSize, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - x * size.width, y: point.y - y * size.height)
  }
}
