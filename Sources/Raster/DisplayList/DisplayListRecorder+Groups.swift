extension DisplayListRecorder {
  /// Composites the operations up to `endGroup` as one picture.
  ///
  /// The state is saved. Inside the group the opacity starts at 1, and only the clip's bounds apply: the clip itself is
  /// applied to the finished group. `bounds`, in user space, promises that nothing is drawn outside.
  package mutating func beginGroup(
    opacity: Double = 1, blend: BlendMode = .normal, bounds: Rect? = nil
  ) {
    openGroup(opacity: opacity, blend: blend, bounds: bounds)
  }

  /// Begins a group whose composited picture is changed by a filter; its lengths are in user space.
  package mutating func beginGroup(
    filter: PictureFilter, opacity: Double = 1, blend: BlendMode = .normal
  ) {
    var filter = filter
    if case .blur(let sigma, let isOpaque) = filter {
      filter = .blur(sigma: deviceSigma(sigma), isOpaque: isOpaque)
    }
    openGroup(opacity: opacity, blend: blend, filter: filter)
  }

  /// A group that throws a shadow of its composited alpha, drawn beneath it.
  ///
  /// `offset` and `sigma` are in user space; sigma is that of the Gaussian, UIKit's shadow radius.
  package mutating func beginGroupWithShadow(
    offset: Point, sigma: Double, color: Color, opacity: Double = 1, blend: BlendMode = .normal
  ) {
    let t = state.transform
    let shift = Point(x: t.a * offset.x + t.c * offset.y, y: t.b * offset.x + t.d * offset.y)
    let isNear = shift.x.magnitude < 1e9 && shift.y.magnitude < 1e9
    let shadow = DeviceGroup.Shadow(
      offset: shift, sigma: deviceSigma(sigma), color: color.premultiplied)
    openGroup(opacity: opacity, blend: blend, shadow: isNear ? shadow : nil)
  }

  package mutating func endGroup() {
    guard let group = open.last, !group.isMask else { return }
    open.removeLast()
    restoreState(from: group)
    if group.isFolded { return touch(group.touched) }
    guard case .beginGroup(var content) = operations[group.start].content else { return }
    let limits = operations[group.start].bounds
    let bounds = settleBounds(
      of: &content, touched: group.touched, limits, operations[group.start].blend
    )
    .intersection(limits)
    if let members = GroupFolding(operations[group.start...], content).members {
      operations.replaceSubrange(group.start..., with: members)
      return touch(bounds)
    }
    if let shadow = ShadowFolding.shadow(
      of: operations[group.start...], content, touching: group.touched, clips: clips)
    {
      operations[group.start].content = .shadow(shadow)
      operations[group.start].bounds = bounds
      return touch(bounds)
    }
    content.end = operations.count
    operations[group.start].content = .beginGroup(content)
    operations[group.start].bounds = bounds
    operations.append(
      Operation(
        content: .endGroup, bounds: bounds, clip: operations[group.start].clip,
        owner: operations[group.start].owner, blend: operations[group.start].blend))
    touch(bounds)
  }

  /// Which pixels a group changes if its content has touched some.
  private func settleBounds(
    of group: inout DeviceGroup, touched: IntRect, _ limits: IntRect, _ blend: BlendMode
  ) -> IntRect {
    if touched.width * touched.height > Self.largestShadowArea {
      (group.shadow, group.filter) = (nil, nil)
    }
    var bounds = touched
    group.contentBounds = touched.intersection(limits)
    if let shadow = group.shadow {
      bounds = touched.union(touched.shadowBounds(offset: shadow.offset, sigma: shadow.sigma))
      group.contentBounds = touched
    } else if let filter = group.filter {
      if filter.reach > 0 { group.contentBounds = touched }
      if filter.changesClear { group.contentBounds = limits }
      bounds = group.contentBounds.grown(by: filter.reach)
    }
    return blend.keepsDestinationWithoutSource ? bounds : limits
  }

  /// Records the operations up to `endMask` as a mask: they are not drawn, but their alpha multiplies the group's
  /// content.
  ///
  /// Call it inside a group, after the masked content; where the mask is empty, nothing of the group is visible.
  package mutating func beginMask() {
    guard let group = open.last, !group.isMask else { return }
    saved.append(state)
    if group.isFolded || open.count >= Self.largestDepth {
      open.append(OpenGroup(start: -1, isMask: true, depth: saved.count, isFolded: true))
      state.clipBounds = .empty
      return
    }
    open.append(OpenGroup(start: operations.count, isMask: true, depth: saved.count))
    operations.append(
      Operation(
        content: .beginMask(end: 0), bounds: group.touched, clip: -1, owner: owner, blend: .normal))
    state.opacity = 1
    state.clip = -1
  }

  package mutating func endMask() {
    guard let mask = open.last, mask.isMask else { return }
    open.removeLast()
    restoreState(from: mask)
    if mask.isFolded { return }
    operations[mask.start].content = .beginMask(end: operations.count)
    operations.append(
      Operation(
        content: .endMask, bounds: operations[mask.start].bounds, clip: -1, owner: owner,
        blend: .normal))
  }

  private mutating func openGroup(
    opacity: Double, blend: BlendMode, bounds: Rect? = nil, shadow: DeviceGroup.Shadow? = nil,
    filter: PictureFilter? = nil
  ) {
    saved.append(state)
    if open.count >= Self.largestDepth {
      open.append(OpenGroup(start: -1, isMask: false, depth: saved.count, isFolded: true))
      state.opacity *= max(0, min(1, opacity))
      return
    }
    let isTooDeep = pictureDepth >= Self.largestShadowDepth
    let (shadow, filter) = (isTooDeep ? nil : shadow, isTooDeep ? nil : filter)
    let limits =
      bounds.map { state.clipBounds.intersection(IntRect(enclosing: state.transform.apply($0))) }
      ?? state.clipBounds
    open.append(OpenGroup(start: operations.count, isMask: false, depth: saved.count))
    let group = DeviceGroup(
      end: 0, opacity: byte(opacity * state.opacity), shadow: shadow, filter: filter,
      contentBounds: limits)
    operations.append(
      Operation(
        content: .beginGroup(group), bounds: limits.isEmpty ? .empty : limits, clip: state.clip,
        owner: owner, blend: blend))
    state.opacity = 1
    state.clip = -1
    state.clipBounds = limits
    if let shadow {
      // Content beyond the clip may still cast its shadow into it.
      let back = Point(x: -shadow.offset.x, y: -shadow.offset.y)
      state.clipBounds = limits.union(limits.shadowBounds(offset: back, sigma: shadow.sigma))
    }
    if let filter { state.clipBounds = limits.grown(by: filter.reach) }
    if state.clipBounds.isEmpty { state.clipBounds = .empty }
  }

  /// The number of open groups that are drawn beforehand.
  private var pictureDepth: Int {
    open.count(where: {
      if !$0.isFolded, case .beginGroup(let group) = operations[$0.start].content {
        group.shadow != nil || group.filter != nil
      } else {
        false
      }
    })
  }

  /// It also drops states that were saved inside the group and never restored.
  private mutating func restoreState(from group: OpenGroup) {
    saved.removeLast(saved.count - group.depth)
    if let last = saved.popLast() { state = last }
  }

  private mutating func touch(_ bounds: IntRect) {
    guard !open.isEmpty else { return }
    open[open.count - 1].touched = open[open.count - 1].touched.union(bounds)
  }
}
