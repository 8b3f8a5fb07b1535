import DarkroomQuartzCore
import DarkroomSnapshotStore
import DarkroomTrees
import DarkroomUIKit

/// Records a layer as a picture that is drawn only when its pixels are needed.
struct LayerPicture {
  let layer: CALayer
  let traits: UITraitCollection
  /// Whether it shows the layer as a screen does, including blurred backdrops.
  let isOfScreen: Bool
  /// The time in seconds since animations were added; nil for the layer's own values.
  let moment: TimeInterval?

  init(
    _ layer: CALayer, traits: UITraitCollection, isOfScreen: Bool = false,
    moment: TimeInterval? = nil
  ) {
    self.layer = layer
    self.isOfScreen = isOfScreen
    self.moment = moment
    self.traits = traits
  }

  /// The picture; nil if it would be empty.
  ///
  /// A picture that is too large is a problem.
  @MainActor
  func picture(tree: TreeNode?) throws(SnapshotProblem) -> Picture? {
    let format = UIGraphicsImageRendererFormat(for: traits)
    try checkSize(scale: format.scale)
    var drawers: [Picture.Drawer] = []
    let image = UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
      var renderer = LayerRenderer(context: context.cgContext)
      renderer.isOfScreen = isOfScreen
      renderer.render(shownLayer)
      if isOfScreen { UndrawnViews.reachPerspective(in: renderer.layers) }
      drawers = self.drawers(of: renderer.layers, isInTree: tree != nil)
    }
    guard var picture = Picture(image.cgImage, scale: image.scale) else { return nil }
    picture.tree = tree
    picture.traits = TraitWords.describe(traits)
    picture.drawers = drawers
    return picture
  }

  /// The layer with its animations, if the picture is of a screen or a moment.
  private var shownLayer: CALayer {
    if let moment { return layer.presentedTree(at: moment) }
    return isOfScreen ? layer.shownTree : layer
  }

  /// Throws an error that names the view if its picture would be too large.
  @MainActor
  private func checkSize(scale: CGFloat) throws(SnapshotProblem) {
    let size = layer.bounds.size
    let pixels = size.width * scale * size.height * scale
    if pixels <= CGFloat(CGContext.mostPixels) { return }
    throw SnapshotProblem(
      words:
        "\(Self.name(of: layer)) is \(TreeNumber.text(size.width))×\(TreeNumber.text(size.height)) points "
        + "at scale \(TreeNumber.text(scale)), more than \(CGContext.mostPixels) pixels: too large for a picture."
    )
  }

  /// The views of the tree by their numbers, which is cheaper than by name; only a failure needs the names.
  @MainActor
  private func drawers(of layers: [CALayer], isInTree: Bool) -> [Picture.Drawer] {
    let root = isInTree ? layer.delegate as? UIView : nil
    let numbers = root.map(ViewTree.numbers) ?? [:]
    var masked: [ObjectIdentifier: CALayer] = [:]
    for layer in layers {
      if let mask = layer.mask { masked[ObjectIdentifier(mask)] = layer }
    }
    var drawers: [Picture.Drawer] = []
    drawers.reserveCapacity(layers.count)
    // This is not a closure, because on the main actor a closure would check its isolation in each call.
    for layer in layers {
      let view = Self.view(of: layer, masked)
      if let view, let number = numbers[ObjectIdentifier(view)] {
        drawers.append(.node(number))
      } else {
        drawers.append(.other(name: view.map(ViewTree.title) ?? Self.name(of: layer)))
      }
    }
    return drawers
  }

  /// The view of a layer; a mask belongs to the view that it masks.
  ///
  /// - Parameter masked: The masked layers, by their masks.
  @MainActor
  private static func view(
    of layer: CALayer, _ masked: [ObjectIdentifier: CALayer] = [:]
  ) -> UIView? {
    var next: CALayer? = layer
    while let candidate = next {
      if let view = candidate.delegate as? UIView { return view }
      next = candidate.superlayer ?? masked[ObjectIdentifier(candidate)]
    }
    return nil
  }

  /// The name of the layer's view, or of the layer's own class.
  @MainActor
  private static func name(of layer: CALayer) -> String {
    view(of: layer).map(ViewTree.title) ?? String(describing: type(of: layer))
  }
}
