import SwiftUI
import Testing

/// Views that are drawn by hand.
@MainActor
struct CanvasTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func picture(
    width: CGFloat = 40, height: CGFloat = 40,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Picture {
    Picture(Canvas(renderer: renderer), width: width, height: height)
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  // MARK: Shapes

  @Test func aCanvasTakesWhatItIsOffered() {
    var sizes: [CGSize] = []
    _ = picture { sizes.append($1) }
    _ = Picture(Canvas { sizes.append($1) }.frame(width: 20, height: 12))

    #expect(sizes.first == CGSize(width: 40, height: 40))
    #expect(sizes.last == CGSize(width: 20, height: 12))
  }

  @Test func pathsAreFilledAndStroked() {
    let picture = picture { [red, blue] context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red))
      context.stroke(
        Path(CGRect(x: 20, y: 20, width: 10, height: 10)), with: .color(blue), lineWidth: 2)
    }

    #expect(picture.color(5, 5) == "ff0000")
    #expect(picture.color(19, 25) == "0000ff" && picture.color(20, 25) == "0000ff")
    #expect(picture.color(25, 25) == "ffffff" && picture.color(18, 25) == "ffffff")
  }

  @Test func evenOddFillsLeaveHoles() {
    var path = box(0, 0, 20)
    path.addPath(box(5, 5))
    let picture = picture { [path] context, _ in
      context.fill(path, with: .color(.black), style: FillStyle(eoFill: true))
    }

    #expect(picture.color(2, 10) == "000000" && picture.color(10, 10) == "ffffff")
  }

  @Test func drawingEndsAtTheCanvas() {
    let picture = Picture(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: -50, y: -50, width: 100, height: 100)), with: .color(.black))
      }.frame(width: 20, height: 20))

    #expect(picture.color(10, 20) == "000000" && picture.color(9, 20) == "ffffff")
  }

  @Test func gradientsLieBetweenPointsOfTheCanvas() {
    let gradient = Gradient(colors: [.black, .white])
    let picture = picture { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 30, y: 0)))
    }

    #expect(picture.color(5, 20) == "000000" && picture.color(35, 20) == "ffffff")
    #expect(abs(picture.components(20, 20)[0] - 131) < 5)
  }

  @Test func gradientsRepeatOrRunBack() {
    let gradient = Gradient(colors: [.black, .white])
    func red(_ options: GraphicsContext.GradientOptions) -> [Int] {
      let picture = picture { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            gradient, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0),
            options: options))
      }
      return [2, 12, 22, 32].map { picture.components($0, 20)[0] }
    }

    let repeated = red(.repeat)
    #expect(repeated.allSatisfy { abs($0 - repeated[1]) <= 2 })
    let mirrored = red(.mirror)
    #expect(abs(mirrored[0] + mirrored[1] - 255) <= 4 && abs(mirrored[1] - mirrored[3]) <= 2)
    #expect(abs(mirrored[2] - mirrored[0]) <= 2)
  }

  @Test(arguments: [CGFloat.infinity, 1e200, .nan])
  func aRepeatedGradientHasAnAbsurdAxis(length: CGFloat) {
    let gradient = Gradient(colors: [.black, .black])
    let picture = picture { context, size in
      let whole = Path(CGRect(origin: .zero, size: size))
      context.fill(
        whole,
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: length, y: 0), options: .repeat))
      context.fill(
        whole,
        with: .radialGradient(
          gradient, center: .zero, startRadius: 0, endRadius: length, options: .repeat))
      context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.black))
    }

    #expect(picture.color(5, 5) == "000000")
  }

  @Test func aThresholdIsNoNumber() {
    let picture = picture { [red] context, size in
      context.addFilter(.alphaThreshold(min: .nan, max: .nan, color: red))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }

    #expect(picture.color(5, 5) == "ff0000")
  }

  /// Half of the light is 188 of 255 in sRGB; half of the values is 128.
  @Test func gradientsMixByLightIfAsked() {
    let picture = picture { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0),
          options: .linearColor))
    }

    #expect(abs(picture.components(20, 20)[0] - 189) <= 2)
    #expect(abs(picture.components(2, 20)[0] - 71) <= 4)
  }

  @Test func circlesOfColorsRepeat() {
    let gradient = Gradient(colors: [.black, .white])
    let picture = picture { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .radialGradient(
          gradient, center: CGPoint(x: 0, y: 20), startRadius: 0, endRadius: 10, options: .repeat))
    }

    #expect(abs(picture.components(4, 20)[0] - picture.components(24, 20)[0]) <= 3)
    #expect(picture.components(8, 20)[0] > 190 && picture.components(11, 20)[0] < 60)
  }

  @Test func conesTurnAboutAPoint() {
    let gradient = Gradient(colors: [.black, .white])
    let picture = picture { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .conicGradient(gradient, center: CGPoint(x: 20, y: 20), angle: .degrees(90)))
    }

    #expect(abs(picture.components(5, 20)[0] - 64) < 8)
    #expect(abs(picture.components(35, 20)[0] - 191) < 8)
  }

  /// Styles span what they fill.
  @Test func stylesSpanThePath() {
    let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let picture = picture { context, _ in
      context.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 40)), with: .style(style))
    }

    #expect(picture.components(21, 20)[0] < 20 && picture.components(38, 20)[0] > 235)
    #expect(picture.color(19, 20) == "ffffff")
  }

  // MARK: State

  @Test func copiesHaveAStateOfTheirOwn() {
    let box = box(0, 0)
    let picture = picture { [red] context, _ in
      var copy = context
      copy.translateBy(x: 20, y: 20)
      copy.opacity = 0.5
      copy.fill(box, with: .color(red))
      context.fill(box, with: .color(red))
    }

    #expect(picture.color(5, 5) == "ff0000")
    #expect(
      picture.components(25, 25)[0] == 255 && (127...128).contains(picture.components(25, 25)[1]))
  }

  @Test func transformsFollowEachOther() {
    let box = box(0, 0)
    let picture = picture { context, _ in
      context.translateBy(x: 20, y: 20)
      context.rotate(by: .degrees(180))
      context.scaleBy(x: 2, y: 1)
      context.fill(box, with: .color(.black))
    }

    #expect(picture.color(1, 11) == "000000" && picture.color(19, 19) == "000000")
    #expect(picture.color(21, 21) == "ffffff" && picture.color(10, 8) == "ffffff")
  }

  @Test func modesMixWithWhatIsInTheCanvas() {
    let (box, red, blue) = (box(0, 0), red, blue)
    let view = Canvas { context, _ in
      context.fill(box, with: .color(red))
      context.blendMode = .destinationOver
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(blue))
    }
    let picture = Picture(view.background(Color.yellow))

    #expect(picture.color(5, 5) == "ff0000" && picture.color(15, 5) == "0000ff")
  }

  @Test func clipsNarrowEachOther() {
    let (first, second) = (box(0, 0, 20), box(10, 10, 20))
    let picture = picture { context, size in
      context.clip(to: first)
      context.clip(to: second)
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }

    #expect(picture.color(15, 15) == "000000")
    #expect(picture.color(5, 5) == "ffffff" && picture.color(25, 25) == "ffffff")
  }

  @Test func anInverseClipDrawsOutside() {
    let hole = box(10, 10, 20)
    let picture = picture { context, size in
      context.clip(to: hole, options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }

    #expect(picture.color(20, 20) == "ffffff" && picture.color(5, 20) == "000000")
  }

  @Test func aLayerClipsWhereItIsOpaque() {
    let (box, red) = (box(0, 0), red)
    func picture(_ options: GraphicsContext.ClipOptions) -> Picture {
      self.picture { context, size in
        context.clipToLayer(opacity: 0.5, options: options) { layer in
          layer.translateBy(x: 0, y: 5)
          layer.fill(box, with: .color(.blue))
        }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
      }
    }

    let shown = picture([])
    #expect(shown.components(5, 10)[1] == 127 || shown.components(5, 10)[1] == 128)
    #expect(shown.color(5, 2) == "ffffff" && shown.color(20, 10) == "ffffff")
    let hidden = picture(.inverse)
    #expect(hidden.color(20, 10) == "ff0000" && hidden.components(5, 10)[1] > 100)
  }

  @Test func aLayerIsFadedAsOne() {
    let (box, red) = (box(0, 0, 20), red)
    let picture = picture { context, _ in
      context.translateBy(x: 10, y: 10)
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(box, with: .color(.black))
        layer.fill(box, with: .color(red))
      }
    }

    #expect(
      picture.components(20, 20)[0] == 255 && (127...128).contains(picture.components(20, 20)[1]))
    #expect(picture.color(5, 20) == "ffffff")
  }

  // MARK: Filters

  @Test func filtersChangeWhatIsDrawnAfterwards() {
    let (box, red) = (box(0, 0), red)
    let picture = picture { context, _ in
      context.fill(box, with: .color(red))
      context.addFilter(.colorInvert())
      context.translateBy(x: 20, y: 0)
      context.fill(box, with: .color(red))
    }

    #expect(picture.color(5, 5) == "ff0000" && picture.color(25, 5) == "00ffff")
  }

  /// As two balls run into each other: what is blurred is cut at a threshold that was added before.
  @Test func theFilterThatIsAddedLastComesFirst() {
    let red = red
    let picture = picture { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: red))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 10, width: 19, height: 20)), with: .color(.black))
        layer.fill(Path(CGRect(x: 21, y: 10, width: 19, height: 20)), with: .color(.black))
      }
    }

    #expect(picture.color(20, 20) == "ff0000")
    #expect(picture.color(20, 4) == "ffffff")
    #expect(picture.color(10, 20) == "ff0000")
  }

  @Test func shadowsLieBelowAboveOrAlone() {
    let (box, red) = (box(10, 10), red)
    func picture(_ options: GraphicsContext.ShadowOptions) -> Picture {
      self.picture { context, _ in
        context.addFilter(.shadow(color: .black, radius: 0, x: 5, y: 5, options: options))
        context.fill(box, with: .color(red))
      }
    }

    let below = picture([])
    #expect(below.color(17, 17) == "ff0000" && below.color(23, 23) == "000000")
    let above = picture(.shadowAbove)
    #expect(above.color(17, 17) == "000000" && above.color(12, 12) == "ff0000")
    let alone = picture(.shadowOnly)
    #expect(alone.color(12, 12) == "ffffff" && alone.color(17, 17) == "000000")
  }

  /// The radius is that of a layer's shadow.
  @Test func aShadowIsAsSoftAsThatOfAView() {
    let box = box(30, 30, 40)
    let drawn = picture(width: 100, height: 100) { context, _ in
      context.addFilter(.shadow(color: .black, radius: 6, x: 0, y: 10))
      context.fill(box, with: .color(.white))
    }
    let view = Picture(
      Color.white.frame(width: 40, height: 40).shadow(color: .black, radius: 6, y: 10),
      width: 100, height: 100)

    for y in stride(from: 72, to: 98, by: 2) {
      #expect(abs(drawn.components(50, y)[0] - view.components(50, y)[0]) <= 3, "at \(y)")
    }
  }

  @Test func aMatrixOfColorsIsApplied() {
    let (box, red) = (box(0, 0), red)
    let picture = picture { context, _ in
      var matrix = ColorMatrix()
      (matrix.r1, matrix.b1) = (0, 1)
      context.addFilter(.colorMatrix(matrix))
      context.fill(box, with: .color(red))
    }

    #expect(picture.color(5, 5) == "0000ff")
  }

  // MARK: Texts, images and symbols

  @Test func textsLieAboutTheirAnchor() {
    let text = Text("ΓΓ").font(.system(size: 20))
    var size = CGSize.zero
    let picture = picture(width: 80, height: 80) { [red] context, _ in
      var resolved = context.resolve(text)
      resolved.shading = .color(red)
      size = resolved.measure(in: CGSize(width: 100, height: 100))
      context.draw(resolved, at: CGPoint(x: 40, y: 40), anchor: .topLeading)
    }

    #expect(size.width > 15 && size.height > 20)
    var box = CGRect.null
    for y in 0..<80 {
      for x in 0..<80 where picture.components(x, y)[1] < 128 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    #expect(box.minX >= 40 && box.minX < 44 && box.maxX <= 40 + size.width)
    #expect(box.minY >= 40 && box.maxY <= 40 + size.height)
    let row = (Int(box.minX)..<Int(box.maxX)).map { picture.components($0, Int(box.midY)) }
    #expect(row.contains { $0[0] == 255 && $0[1] < 20 && $0[2] < 20 })
  }

  @Test func textsWrapInARectangle() {
    let text = Text("one two three")
    var heights: [CGFloat] = []
    _ = picture { context, _ in
      let resolved = context.resolve(text)
      heights = [500, 50].map { resolved.measure(in: CGSize(width: $0, height: 500)).height }
      context.draw(resolved, in: CGRect(x: 0, y: 0, width: 50, height: 40))
      let size = CGSize(width: 50, height: 500)
      #expect(resolved.lastBaseline(in: size) > resolved.firstBaseline(in: size))
    }

    #expect(heights.count == 2 && heights[1] > 2 * heights[0])
  }

  @Test func imagesFillRectanglesAndLieAtPoints() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    var size = CGSize.zero
    let picture = picture { context, _ in
      let resolved = context.resolve(Image(uiImage: image))
      size = resolved.size
      context.draw(resolved, in: CGRect(x: 20, y: 20, width: 20, height: 10))
      context.draw(resolved, at: CGPoint(x: 10, y: 10))
    }

    #expect(size == CGSize(width: 4, height: 4))
    #expect(picture.color(10, 10) == "ff0000" && picture.color(13, 10) == "ffffff")
    #expect(picture.color(39, 29) == "ff0000" && picture.color(39, 31) == "ffffff")
  }

  @Test func symbolsAreDrawnAsOftenAsWanted() {
    let red = red
    let view = Canvas { context, _ in
      guard let symbol = context.resolveSymbol(id: "dot") else { return }
      #expect(symbol.size == CGSize(width: 4, height: 4))
      #expect(context.resolveSymbol(id: "other") == nil)
      for x in stride(from: 5.0, to: 40, by: 10) {
        context.draw(symbol, at: CGPoint(x: x, y: 5))
      }
      context.draw(symbol, in: CGRect(x: 10, y: 20, width: 20, height: 20))
    } symbols: {
      red.frame(width: 4, height: 4).tag("dot")
    }
    let picture = Picture(view)

    #expect([5, 15, 25, 35].allSatisfy { picture.color($0, 5) == "ff0000" })
    #expect(picture.color(10, 5) == "ffffff")
    #expect(picture.color(11, 21) == "ff0000" && picture.color(29, 39) == "ff0000")
  }

  @Test func anOpaqueCanvasIsBlack() {
    let picture = Picture(Canvas(opaque: true) { _, _ in }.frame(width: 10, height: 10))

    #expect(picture.color(20, 20) == "000000" && picture.color(10, 10) == "ffffff")
  }

  @Test func coreGraphicsDrawsInTheContextsCoordinates() {
    let picture = picture { context, _ in
      context.translateBy(x: 20, y: 20)
      context.opacity = 0.5
      context.withCGContext {
        $0.setFillColor(UIColor.red.cgColor)
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }

    #expect(picture.color(25, 25) == "ff807f" || picture.components(25, 25)[0] == 255)
    #expect(picture.color(15, 15) == "ffffff")
  }

  @Test func errorsComeThrough() {
    struct Problem: Error {}
    var caught = 0
    _ = picture { context, _ in
      do { try context.drawLayer { _ in throw Problem() } } catch { caught += 1 }
      do { try context.clipToLayer { _ in throw Problem() } } catch { caught += 1 }
    }

    #expect(caught == 2)
  }
}

extension CanvasTests {
  /// Draws a view by hand, and in a stack where it lies as there.
  private func areAlike(
    _ view: some View, _ draw: @escaping (inout GraphicsContext) -> Void
  ) -> Bool {
    let byHand = picture { context, _ in draw(&context) }
    let laidOut = Picture(view.frame(width: 40, height: 40, alignment: .topLeading))
    return byHand.image.pngData() == laidOut.image.pngData()
  }

  @Test func aPaletteGivesTheLevelsOfASymbol() {
    let symbol = Image(systemName: "person.2.fill")

    for mode in [nil, SymbolRenderingMode.palette, .hierarchical] {
      let image = symbol.symbolRenderingMode(mode)
      let isAlike = areAlike(image.foregroundStyle(red, blue)) { [red, blue] context in
        var resolved = context.resolve(image)
        resolved.shading = .palette([.color(red), .color(blue)])
        context.draw(resolved, at: .zero, anchor: .topLeading)
      }
      #expect(isAlike)
    }
  }

  @Test func aTextInAPaletteHasItsLevels() {
    let text = Text("a").foregroundStyle(.secondary)

    let isAlike = areAlike(text.foregroundStyle(red, blue)) { [red, blue] context in
      var resolved = context.resolve(text)
      resolved.shading = .palette([.color(red), .color(blue)])
      context.draw(resolved, at: .zero, anchor: .topLeading)
    }
    let isPlainAlike = areAlike(text) { $0.draw(text, at: .zero, anchor: .topLeading) }

    #expect(isAlike)
    #expect(isPlainAlike)
  }

  @Test func shapesHaveTheFirstLevelOfAPalette() {
    let picture = picture { [red, blue, box = box(0, 0)] context, _ in
      context.fill(box, with: .palette([.color(red), .color(blue)]))
    }

    #expect(picture.color(5, 5) == "ff0000")
  }
}
