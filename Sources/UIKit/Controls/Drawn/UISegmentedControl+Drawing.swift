extension UISegmentedControl {
  /// The space beside a title in points, both sides together.
  private static let titlePadding: CGFloat = 22

  private func contentWidth(_ segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    if let image = segment.image { return image.size.width + Self.titlePadding }
    let title = segment.title ?? ""
    let width = title.size(withAttributes: attributes(selected: false, enabled: true)).width
    return width.rounded(.up) + Self.titlePadding
  }

  /// The width of equal segments that are as wide as the widest, with a gap of one point.
  var naturalWidth: CGFloat {
    let widths = segments.map(contentWidth)
    let gaps = CGFloat(max(0, segments.count - 1))
    if apportionsSegmentWidthsByContent { return widths.reduce(0, +) + gaps }
    return (widths.max() ?? 0) * CGFloat(segments.count) + gaps
  }

  /// The frames of the segments, with boundaries at floor(i × width / n) (see Measures, layout rounding), or by
  /// content.
  var segmentRects: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let isByContent = apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 }
    let shares = isByContent ? segments.map(contentWidth) : segments.map { _ in CGFloat(1) }
    let total = shares.reduce(0, +)
    var edges: [CGFloat] = [0]
    var sum: CGFloat = 0
    for share in shares {
      sum += share
      edges.append((sum * bounds.width / total).rounded(.down))
    }
    edges[edges.count - 1] = bounds.width
    let rects = zip(edges, edges.dropFirst()).map {
      CGRect(x: $0, y: 0, width: $1 - $0, height: bounds.height)
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rects }
    return rects.map {
      CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height)
    }
  }

  func drawSegments() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rects = segmentRects
    let hasImages = images.background(for: .normal, metrics) != nil
    if hasImages {
      for (index, rect) in rects.enumerated() {
        images.background(for: state(ofSegmentAt: index), metrics)?.draw(in: rect)
      }
    } else {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 9).fill()
    }
    drawDividers(rects)
    if !hasImages, rects.indices.contains(selectedSegmentIndex) {
      drawPill(in: rects[selectedSegmentIndex], context)
    }
    for (index, rect) in rects.enumerated() { drawContent(of: index, in: rect) }
  }

  /// Draws the pill of the selected segment; its shadow is clipped to the track.
  private func drawPill(in rect: CGRect, _ context: CGContext) {
    context.saveGState()
    UIBezierPath(roundedRect: bounds, cornerRadius: 9).addClip()
    let pill = rect.insetBy(dx: 2, dy: 2)
    ControlShadow.fill(
      UIBezierPath(roundedRect: pill, cornerRadius: 7), color: pillColor, in: context)
    context.restoreGState()
  }

  private var metrics: UIBarMetrics { UIBarMetrics(of: traitCollection) }

  private func state(ofSegmentAt index: Int) -> State {
    guard isEnabled, segments[index].isEnabled else { return .disabled }
    return index == selectedSegmentIndex ? .selected : .normal
  }

  private var pillColor: UIColor {
    if let selectedSegmentTintColor { return selectedSegmentTintColor }
    return traitCollection.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  /// Draws the dividers; the control's own lines are omitted beside the selected segment.
  private func drawDividers(_ rects: [CGRect]) {
    if !images.dividers.isEmpty { return drawDividerImages(rects) }
    UIColor.quaternaryLabel.setFill()
    for index in rects.indices.dropLast()
    where index != selectedSegmentIndex && index + 1 != selectedSegmentIndex {
      let x = max(rects[index].minX, rects[index + 1].minX)
      let line = CGRect(x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16)
      UIBezierPath(rect: line).fill()
    }
  }

  private func drawDividerImages(_ rects: [CGRect]) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in rects.indices.dropLast() {
      let states = (state(ofSegmentAt: index), state(ofSegmentAt: index + 1))
      let (left, right) = isRightToLeft ? (states.1, states.0) : states
      guard let image = images.divider(left, right, metrics) else { continue }
      let x = max(rects[index].minX, rects[index + 1].minX)
      image.draw(
        in: CGRect(
          x: x - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height))
    }
  }

  private func drawContent(of index: Int, in rect: CGRect) {
    let segment = segments[index]
    let rect = rect.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
    let look = attributes(
      selected: index == selectedSegmentIndex, enabled: segment.isEnabled)
    if let image = segment.image {
      let origin = CGPoint(
        x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2)
      let color = look[.foregroundColor] as? UIColor ?? .label
      let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
      return shown.draw(at: origin)
    }
    guard let title = segment.title else { return }
    let pixel = 1 / traitCollection.knownDisplayScale
    let size = title.size(withAttributes: look)
    let x = rect.midX - min(size.width, rect.width) / 2
    let y = (rect.midY - size.height / 2).roundedHalfUp(to: pixel)
    title.draw(
      with: CGRect(x: x, y: y, width: min(size.width + 1, rect.width), height: size.height + 1),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: look,
      context: nil)
  }
}
