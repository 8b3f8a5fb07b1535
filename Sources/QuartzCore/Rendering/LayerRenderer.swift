package import DarkroomCoreGraphics
import DarkroomRaster

/// Records a layer tree into a context, without recursion, so that depth costs no stack.
///
/// Each layer is drawn from bottom to top: shadow, background, contents, drawing, sublayers, border. Then its mask and
/// opacity are applied to the whole.
package struct LayerRenderer {
  /// The remaining steps, the next one last.
  private enum Step {
    case enter(CALayer)
    /// Enters a layer in the depth of a transform layer, with its transform in space.
    case enterDepth(CALayer, CATransform3D)
    /// Leaves a transform layer after its sublayers.
    case leaveDepth
    /// After the sublayers.
    case leave(OpenLayer)
    /// After the mask.
    case endMask(OpenLayer)
    /// Begins and ends one copy of a layer's sublayers.
    case beginInstance(LayerInstance)
    case endInstance(outerTint: Color?)
    /// Ends an outermost replicator after all its copies.
    case endReplication
  }

  /// The greatest number of copies that an outermost replicator and those inside it draw together.
  ///
  /// More copies could not be distinguished but would fill the memory, because nested replicators multiply their
  /// numbers.
  private static let mostCopies = 65_536

  package let context: CGContext
  /// Whether the hierarchy is drawn as on the screen: materials show their backdrop, and layers turn out of the plane.
  package var isOfScreen = false
  /// The layers drawn so far; the owner of an operation is an index into them.
  package private(set) var layers: [CALayer] = []
  private var steps: [Step] = []
  /// The remaining number of copies besides those in progress; nil outside of replicators.
  private var copiesLeft: Int?
  /// The owner that draws the layers as part of its own drawing; nil if there is none.
  private let hostOwner: Int32?
  /// Whether a drawing that was recorded without a group turned out to need one.
  private var mustRepeat = false

  package init(context: CGContext) {
    self.context = context
    hostOwner = context.recorder.owner < 0 ? nil : context.recorder.owner
  }

  /// Draws `layer` with its own coordinates as user space, whatever its position in the superlayer is.
  package mutating func render(_ layer: CALayer) {
    if layer.presented != nil { layer.fillTree() }
    layer.layOutSubtree()
    let layerCount = layers.count
    context.recordBatch {
      let untouched = context.recorder
      walk(from: layer)
      if mustRepeat {
        mustRepeat = false
        context.recorder = untouched
        layers.removeSubrange(layerCount...)
        walk(from: layer)
      }
    }
  }

  private mutating func walk(from root: CALayer) {
    let outerOwner = context.recorder.owner
    enter(root, isRoot: true)
    while let step = steps.popLast() {
      switch step {
      case .enter(let layer): enter(layer, isRoot: false)
      case .enterDepth(let layer, let place): enter(layer, isRoot: false, place: place)
      case .leaveDepth: context.recorder.restore()
      case .leave(let open): leave(open)
      case .endMask(let open):
        context.recorder.endMask()
        close(open)
      case .beginInstance(let instance): begin(instance)
      case .endInstance(let outerTint):
        context.recorder.tint = outerTint
        context.recorder.restore()
      case .endReplication: copiesLeft = nil
      }
    }
    context.recorder.owner = outerOwner
  }

  /// - Parameter place: The transform of a layer in depth, which replaces its own.
  private mutating func enter(_ layer: CALayer, isRoot: Bool, place: CATransform3D? = nil) {
    guard place != nil || layer.isVisible, !context.recorder.clipBounds.isEmpty else { return }
    if let layer = layer as? CATransformLayer {
      return enterDepth(of: layer, isRoot: isRoot, place: place)
    }
    layer.displayIfNeeded()
    context.recorder.save()
    if !isRoot { context.recorder.concatenate(place?.flattened ?? transform(of: layer)) }
    var open = OpenLayer(layer: layer, owner: hostOwner ?? Int32(layers.count))
    layers.append(layer)
    context.recorder.owner = open.owner
    beginGroups(of: layer, &open)
    context.recorder.recordBackground(of: layer)
    if layer.masksToBounds {
      open.hasInnerState = true
      context.recorder.save()
      context.recorder.clip(to: LayerOutline(of: layer))
    }
    recordContents(of: layer)
    enterSublayers(of: layer, &open)
  }

  /// The transform with which a layer is drawn that is not in a transform layer.
  ///
  /// A picture of the screen shows the projection of a layer that is turned out of the plane. `render(in:)` of iOS
  /// draws the layer as if it were not turned.
  ///
  /// - SeeAlso: Nimble-Snapshots, issue 42: `CALayer.transform` is captured as if no transform had been set. As there.
  ///   The references that lottie-ios recorded for its main-thread engine show the same for each axis and half turns.
  ///   Scales and moves along z, which change no projection, do not count as turns.
  private func transform(of layer: CALayer) -> Transform {
    let transform = layer.transform
    let isTurned =
      transform.m13 != 0 || transform.m23 != 0 || transform.m14 != 0 || transform.m24 != 0
      || transform.m33 < 0
    return isOfScreen || !isTurned ? layer.ownTransform : layer.translationToSuperlayer
  }

  /// Enters a transform layer.
  ///
  /// Transforms above are already flattened; from here on they are combined in space.
  private mutating func enterDepth(
    of layer: CATransformLayer, isRoot: Bool, place: CATransform3D?
  ) {
    context.recorder.save()
    context.recorder.opacity *= Double(min(max(layer.opacity, 0), 1))
    steps.append(.leaveDepth)
    for child in layer.sublayersByDepth(in: layer.spaceOfSublayers(isRoot: isRoot, place))
      .reversed()
    {
      steps.append(.enterDepth(child.layer, child.transform))
    }
  }

  private mutating func enterSublayers(of layer: CALayer, _ open: inout OpenLayer) {
    if layer.children.isEmpty { return leave(open) }
    if let shared = layer.transformOfSublayers {
      if !open.hasInnerState { context.recorder.save() }
      open.hasInnerState = true
      context.recorder.concatenate(shared)
    }
    steps.append(.leave(open))
    let children = layer.childrenInDrawingOrder
    let spare = copiesLeft ?? Self.mostCopies - 1
    guard let instances = layer.instances(limit: spare + 1) else {
      for child in children.reversed() { steps.append(.enter(child)) }
      return
    }
    if copiesLeft == nil { steps.append(.endReplication) }
    copiesLeft = spare - max(0, instances.count - 1)
    for instance in instances.reversed() {
      steps.append(.endInstance(outerTint: context.recorder.tint))
      for child in children.reversed() { steps.append(.enter(child)) }
      steps.append(.beginInstance(instance))
    }
  }

  private func begin(_ instance: LayerInstance) {
    context.recorder.save()
    context.recorder.concatenate(instance.transform)
    let outer = context.recorder.tint ?? .white
    context.recorder.tint = instance.tint == .white ? outer : outer.multiplied(by: instance.tint)
    if context.recorder.tint == .white { context.recorder.tint = nil }
  }

  private mutating func leave(_ open: OpenLayer) {
    context.recorder.owner = open.owner
    if open.hasInnerState { context.recorder.restore() }
    context.recorder.recordBorder(of: open.layer)
    if open.hasShadowGroup { context.recorder.endGroup() }
    if open.hasFilterGroup { context.recorder.endGroup() }
    guard let mask = open.layer.mask else { return close(open) }
    context.recorder.beginMask()
    steps.append(.endMask(open))
    steps.append(.enter(mask))
  }

  private func close(_ open: OpenLayer) {
    if open.hasGroup { context.recorder.endGroup() }
    context.recorder.restore()
  }

  /// Opens the groups that composite the layer as a whole, and draws a shadow that needs no group.
  private func beginGroups(of layer: CALayer, _ open: inout OpenLayer) {
    let blend = layer.compositingBlendMode
    let opacity = Double(min(max(layer.opacity, 0), 1))
    if layer.mask != nil || blend != .normal
      || (opacity < 1 && layer.allowsGroupOpacity && layer.operationCount > 1)
    {
      open.hasGroup = true
      context.recorder.beginGroup(opacity: opacity, blend: blend)
    } else if opacity < 1 {
      context.recorder.opacity *= opacity
    }
    if let filter = layer.pictureFilter {
      open.hasFilterGroup = true
      context.recorder.beginGroup(filter: filter)
    }
    guard let shadow = LayerShadow(of: layer) else { return }
    open.hasShadowGroup = context.recorder.record(shadow, of: layer)
  }

  private mutating func recordContents(of layer: CALayer) {
    layer.recordBackdrop(in: &context.recorder, isShown: isOfScreen)
    context.recorder.recordImage(of: layer)
    if layer.isContentDrawn { recordDrawing(of: layer) }
    layer.recordContent(in: &context.recorder)
  }

  /// Records the drawing of `draw(in:)`, clipped to the bounds, in a group if it reads the content beneath it.
  private mutating func recordDrawing(of layer: CALayer) {
    let isGrouped = layer.isContentGrouped
    let outer = context.hasBlended
    context.hasBlended = false
    context.recorder.save()
    context.recorder.clip(to: Rect(layer.bounds))
    if isGrouped { context.recorder.beginGroup(bounds: Rect(layer.bounds)) }
    let bounds = fit(layer)
    if layer.hasCoarseStore(under: context.recorder.transform) {
      recordStore(of: layer)
    } else {
      context.withFreshState(layer.store(of: bounds, under: context.recorder.transform)) {
        layer.delegate?.layerWillDraw(layer)
        layer.draw(in: context)
      }
    }
    if isGrouped { context.recorder.endGroup() }
    context.recorder.restore()
    if context.hasBlended, !isGrouped {
      layer.isContentGrouped = true
      mustRepeat = true
    }
    context.hasBlended = outer
  }

  /// Gives a copy the bounds of its model, because it draws what the model draws, and returns the bounds.
  private func fit(_ layer: CALayer) -> Rect {
    guard let model = layer.presented?.model, !model.bounds.isEmpty, layer.delegate != nil,
      model.bounds.size != layer.bounds.size
    else { return Rect(layer.bounds) }
    let (from, to) = (Rect(model.bounds), Rect(layer.bounds))
    context.recorder.concatenate(
      Transform(
        a: to.width / from.width, b: 0, c: 0, d: to.height / from.height,
        tx: to.x - from.x * to.width / from.width, ty: to.y - from.y * to.height / from.height))
    return from
  }

  /// Draws into a bitmap of the layer and scales it, as Core Animation does.
  private func recordStore(of layer: CALayer) {
    let scale = CGContext.shownScale(layer.contentsScale, of: layer.bounds.size)
    let (width, height) = (
      (layer.bounds.width * scale).rounded(.up), (layer.bounds.height * scale).rounded(.up)
    )
    guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return }
    let store = CGContext(recordingWidth: Int(width), height: Int(height), scale: scale)
    store.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
    layer.draw(in: store)
    guard let image = store.makeImage() else { return }
    context.recorder.draw(
      image.bitmap,
      in: Rect(
        x: layer.bounds.minX, y: layer.bounds.minY, width: width / scale, height: height / scale),
      filter: layer.magnificationFilter.raster)
  }
}

extension CALayer {
  /// Whether a layer without a delegate, and so without a view, draws fewer pixels than the context has.
  fileprivate func hasCoarseStore(under transform: Transform) -> Bool {
    guard delegate == nil, contentsScale > 0 else { return false }
    return Double(contentsScale) < transform.pixelsPerUnit - 1e-6
  }

  /// The bitmap that the layer's drawing code sees.
  ///
  /// A view draws at the picture's scale if its layer has a lower one.
  fileprivate func store(of bounds: Rect, under transform: Transform) -> LayerStore? {
    let pixels = transform.pixelsPerUnit
    let isSharpened = contentsScale <= 0 || Double(contentsScale) < pixels
    return LayerStore(
      bounds: bounds, scale: isSharpened ? pixels : Double(contentsScale), transform: transform)
  }
}

extension Transform {
  fileprivate var pixelsPerUnit: Double { abs(determinant).squareRoot() }
}

/// A layer whose sublayers or mask are being recorded.
struct OpenLayer {
  var layer: CALayer
  var owner: Int32
  /// Whether there is a group for opacity, blend mode and mask.
  var hasGroup = false
  /// Whether there is a group whose picture a filter changes.
  var hasFilterGroup = false
  /// Whether there is a group whose alpha casts the shadow.
  var hasShadowGroup = false
  /// Whether a clip or transform applies only to the sublayers.
  var hasInnerState = false

  init(layer: CALayer, owner: Int32) {
    self.layer = layer
    self.owner = owner
  }
}
