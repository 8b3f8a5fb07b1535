/// Turns drawing in user space into a `DisplayList` in device pixels.
///
/// `save` stores the state (`transform`, `opacity`, the clip), and `restore` restores it.
package struct DisplayListRecorder {
  struct State {
    var transform = Transform.identity
    var opacity = 1.0
    /// Device pixels that may change.
    var clipBounds: IntRect
    /// The index of the part of the clip that is not a rectangle of whole pixels; -1 if there is none.
    var clip: Int32 = -1
  }

  struct OpenGroup {
    /// Index of `beginGroup` or `beginMask`.
    var start: Int
    var isMask: Bool
    /// The union of the areas that the content touches.
    var touched = IntRect.empty
    /// The number of saved states when the group began.
    var depth: Int
    /// Whether the group records nothing of its own, because it is nested too deeply.
    var isFolded = false
  }

  /// The maximum number of open groups and masks, each of which has its own surface.
  ///
  /// Deeper groups pass their opacity on to their members, and deeper masks have no effect.
  static let largestDepth = 128
  /// The maximum nesting of groups with shadows or filters; deeper ones have neither.
  static let largestShadowDepth = 16
  /// The maximum number of pixels of a group with a shadow or a filter; a larger one has neither.
  static let largestShadowArea = 1 << 25

  package let width: Int
  package let height: Int
  /// The layer that is currently recorded; -1 for none.
  package var owner: Int32 = -1
  /// The factor for every color recorded from now on, including its alpha; colors of gradients and bitmaps are not
  /// changed.
  package var tint: Color?

  var state: State
  var saved: [State] = []
  var open: [OpenGroup] = []
  var operations: [Operation] = []
  var clips: [Clip] = []

  /// - Parameters: the size of the picture in device pixels.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    state = State(
      clipBounds: IntRect(minX: 0, minY: 0, maxX: self.width, maxY: self.height))
  }

  /// Maps user space to device pixels.
  package var transform: Transform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// The factor from 0 to 1 for the alpha of everything recorded from now on.
  package var opacity: Double {
    get { state.opacity }
    set { state.opacity = max(0, min(1, newValue)) }
  }

  /// The smallest rectangle of device pixels that contains the clip.
  package var clipBounds: IntRect { state.clipBounds }

  /// The number of operations recorded so far, which never decreases.
  package var operationCount: Int { operations.count }

  package mutating func save() { saved.append(state) }

  /// Has no effect without a `save` in the same group.
  package mutating func restore() {
    guard saved.count > (open.last?.depth ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  package mutating func concatenate(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Ends all open groups and masks, and returns the list.
  package consuming func finish() -> DisplayList {
    while let last = open.last { if last.isMask { endMask() } else { endGroup() } }
    return DisplayList(width: width, height: height, operations: operations, clips: clips)
  }

  /// Appends an operation that touches `bounds` (device), unless the clip hides all of it.
  mutating func append(_ content: Operation.Content, touching bounds: IntRect, blend: BlendMode) {
    let visible = bounds.intersection(state.clipBounds)
    guard !visible.isEmpty else { return }
    operations.append(
      Operation(content: content, bounds: visible, clip: state.clip, owner: owner, blend: blend))
    if !open.isEmpty {
      open[open.count - 1].touched = open[open.count - 1].touched.union(visible)
    }
  }
}
