import DarkroomCoreGraphics
import Foundation

/// The model and the time of a copy that shows a layer's animations.
final class LayerPresentation {
  let model: CALayer
  /// The seconds since the model's animations were added; nil if only paused layers and animations are shown.
  let moment: CFTimeInterval?
  /// The presentation of the superlayer, once it has been used.
  var superlayer: CALayer?
  /// Whether the copy has its sublayers.
  var isFilled = false

  init(of model: CALayer, at moment: CFTimeInterval?) {
    self.model = model
    self.moment = moment
  }
}

extension CALayer {
  /// A copy of the layer with the values of its animations, without its sublayers.
  ///
  /// - Parameter moment: The seconds since the animations were added. Without it, the copy shows animations paused by
  ///   `speed` and `timeOffset`, and the layer's own values for everything else.
  func presented(at moment: CFTimeInterval?) -> CALayer {
    if presented != nil { return self }
    commitAnimations()
    let copy = copied()
    copy.presented = LayerPresentation(of: self, at: moment)
    copy.copyDrawing(of: self)
    let needsDisplay = dirt.needsDisplay
    copy.dirt = Dirt()
    showAnimations(on: copy, at: moment)
    copy.dirt.needsDisplay = copy.dirt.needsDisplay || needsDisplay
    (copy.dirt.needsLayout, copy.dirt.subtreeNeedsLayout) = (false, false)
    copy.mask = mask?.presented(at: moment)
    return copy
  }

  /// A copy of the layer and of all its descendants, for a picture.
  package func presentedTree(at moment: CFTimeInterval?) -> CALayer {
    let copy = presented(at: moment)
    copy.fillTree()
    return copy
  }

  /// The layer itself, or a copy that shows the paused animations in it, if there are any.
  package var shownTree: CALayer { hasHeldAnimations ? presentedTree(at: nil) : self }

  private var hasHeldAnimations: Bool {
    var pending = [self]
    while let layer = pending.popLast() {
      if !layer.animations.isEmpty {
        if layer.isFrozen || layer.animations.contains(where: { $0.animation.isHeld }) {
          return true
        }
      }
      pending.append(contentsOf: layer.children)
      if let mask = layer.mask { pending.append(mask) }
    }
    return false
  }

  /// Gives the copy and all its descendants their sublayers.
  func fillTree() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.fillSublayers()
      pending.append(contentsOf: layer.children)
      if let mask = layer.mask { pending.append(mask) }
    }
  }

  func fillSublayers() {
    guard let presented, !presented.isFilled else { return }
    presented.isFilled = true
    children = presented.model.children.map { $0.presented(at: presented.moment) }
    for child in children { child.parent = self }
  }

  /// The superlayer of a copy, which is a copy itself.
  var presentedSuperlayer: CALayer? {
    guard let presented else { return nil }
    if let superlayer = presented.superlayer { return superlayer }
    presented.superlayer = presented.model.parent?.presented(at: presented.moment)
    return presented.superlayer
  }

  private func showAnimations(on copy: CALayer, at moment: CFTimeInterval?) {
    if animations.isEmpty { return }
    let now = time(at: moment)
    for kept in animations {
      guard let time = now ?? (kept.animation.isHeld ? 0 : nil) else { continue }
      let begin = isFrozen ? kept.begin : self.time(at: 0.0) + kept.delay
      kept.animation.show(on: copy, at: time, begin: begin ?? time, length: kept.length)
    }
  }

  /// Copies properties that the class's `init(layer:)` may omit, and that pictures need.
  private func copyDrawing(of model: CALayer) {
    copyAppearance(of: model)
    cornerShape = model.cornerShape
    compositingFilter = model.compositingFilter
    assignedDelegate = model.delegate
    isContentDrawn = model.isContentDrawn
    isContentGrouped = model.isContentGrouped
    hasBackgroundInContents = model.hasBackgroundInContents
  }

  /// A layer of the same class, created by its `init(layer:)` as on iOS.
  private func copied() -> CALayer {
    guard type(of: self) != CALayer.self else { return CALayer(layer: self) }
    // The parameter is of type Any, so it is passed by its address.
    return RuntimeInitializer.call(
      0, of: CALayer.self, on: type(of: self), [.address(of: self as Any)])
  }
}
