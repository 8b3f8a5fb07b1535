/// Turns drawing in user space into a `DisplayList` in device pixels.
///
/// State (`transform`, `opacity`, the clip) is kept by `save` and brought back by `restore`.
package struct DisplayListRecorder {
  struct State {
    var transform = Transform.identity
    var opacity = 1.0
    /// Device pixels that may change.
    var clipBounds: IntRect
    /// What of the clip is not a rectangle of whole pixels; -1 when it is.
    var clip: Int32 = -1
  }

  struct OpenGroup {
    /// Index of `beginGroup` or `beginMask`.
    var start: Int
    var isMask: Bool
    /// The union of what the content touches.
    var touched = IntRect.empty
    /// How many saved states there were when it began.
    var depth: Int
    /// Whether it records nothing of its own, for it lies too deep.
    var isFolded = false
  }

  /// Groups and masks that may be open at a time, each with a surface of its own; deeper groups leave their
  /// opacity to their members, and deeper masks do not mask.
  static let largestDepth = 128
  /// Groups with shadows or filters inside each other; deeper ones have neither.
  static let largestShadowDepth = 16
  /// Pixels of a group with a shadow or a filter; a larger one has neither.
  static let largestShadowArea = 1 << 25

  package let width: Int
  package let height: Int
  /// Which layer records now; -1 for none.
  package var owner: Int32 = -1
  /// Multiplies every color recorded next, alpha included; not those of gradients and bitmaps.
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

  /// From 0 to 1; multiplies the alpha of what is recorded next.
  package var opacity: Double {
    get { state.opacity }
    set { state.opacity = max(0, min(1, newValue)) }
  }

  /// The smallest rectangle of device pixels that holds the clip.
  package var clipBounds: IntRect { state.clipBounds }

  /// What has been recorded so far; it never becomes less.
  package var operationCount: Int { operations.count }

  package mutating func save() { saved.append(state) }

  /// Does nothing without a `save` in the same group.
  package mutating func restore() {
    guard saved.count > (open.last?.depth ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  package mutating func concatenate(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Ends what is still open and gives the list.
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
