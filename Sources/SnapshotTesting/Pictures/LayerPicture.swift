import DarkroomQuartzCore
import DarkroomSnapshotStore
import DarkroomTrees
import DarkroomUIKit

/// Records a layer into a picture that is drawn only when somebody asks for its pixels.
struct LayerPicture {
  let layer: CALayer
  let traits: UITraitCollection
  /// Whether it shows what a screen shows, blurred backdrops included.
  let isOfScreen: Bool

  init(_ layer: CALayer, traits: UITraitCollection, isOfScreen: Bool = false) {
    self.layer = layer
    self.isOfScreen = isOfScreen
    self.traits = traits
  }

  @MainActor
  func image(tree: TreeNode?) -> UIImage {
    let format = UIGraphicsImageRendererFormat(for: traits)
    guard hasRoom(scale: format.scale) else { return UIImage() }
    var origin = PictureOrigin(tree: tree, traits: TraitWords.describe(traits))
    let image = UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
      var renderer = LayerRenderer(context: context.cgContext)
      renderer.showsBackdrops = isOfScreen
      renderer.render(layer)
      origin.owners = renderer.layers.map(Self.name)
    }
    guard let cgImage = image.cgImage else { return image }
    return SnapshotImage(cgImage: cgImage, scale: image.scale, origin: origin)
  }

  /// Makes the assertion fail, by the name of the view, where its picture would not fit.
  @MainActor
  private func hasRoom(scale: CGFloat) -> Bool {
    let size = layer.bounds.size
    let pixels = size.width * scale * size.height * scale
    guard !(pixels <= CGFloat(CGContext.mostPixels)) else { return true }
    SnapshotProblems.report(
      "\(Self.name(of: layer)) is \(TreeNumber.text(size.width))×\(TreeNumber.text(size.height)) points "
        + "at scale \(TreeNumber.text(scale)), more than \(CGContext.mostPixels) pixels: too large for a picture."
    )
    return false
  }

  /// The view that the layer belongs to, or the layer's own class.
  @MainActor
  private static func name(of layer: CALayer) -> String {
    var next: CALayer? = layer
    while let candidate = next {
      if let view = candidate.delegate as? UIView { return ViewTree.title(of: view) }
      next = candidate.superlayer
    }
    return String(describing: type(of: layer))
  }
}
