import DarkroomUIKit
import Testing

@MainActor
struct ViewSnapshotTests {
  /// Red on the left, blue on the right, 10 × 10.
  private func halves() -> UIView {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    view.backgroundColor = .red
    let right = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 10))
    right.backgroundColor = .blue
    view.addSubview(right)
    return view
  }

  private func picture(_ size: Int, _ draw: (CGContext) -> Void) -> UIImage {
    .drawn(size, size, draw)
  }

  private func solid(_ size: Int, _ parts: [(CGRect, UIColor)]) -> UIImage {
    picture(size) { context in
      for (rect, color) in parts {
        context.setFillColor(color.cgColor)
        context.fill(rect)
      }
    }
  }

  @Test func hierarchyIsStretchedOverTheRectangle() {
    let view = halves()
    var isDrawn = false
    let drawn = picture(30) { _ in
      isDrawn = view.drawHierarchy(
        in: CGRect(x: 4, y: 6, width: 20, height: 20), afterScreenUpdates: true)
    }

    #expect(isDrawn)
    #expect(
      drawn
        == solid(
          30,
          [
            (CGRect(x: 4, y: 6, width: 10, height: 20), .red),
            (CGRect(x: 14, y: 6, width: 10, height: 20), .blue),
          ]))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "without a context")
  }

  @Test func snapshotKeepsWhatTheViewLookedLike() throws {
    let view = halves()
    let replica = try #require(view.snapshotView(afterScreenUpdates: true))
    let before = picture(10) { view.layer.render(in: $0) }
    view.subviews[0].backgroundColor = .green

    #expect(replica.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(picture(10) { replica.layer.render(in: $0) } == before)
    #expect(picture(10) { view.layer.render(in: $0) } != before)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test func capsOfASnapshotDoNotStretch() throws {
    let view = halves()
    let replica = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 2, y: 0, width: 8, height: 10), afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)))
    replica.frame = CGRect(x: 0, y: 0, width: 20, height: 20)

    // Three points of red, four of blue at the far side; the blue point between them stretches.
    let drawn = picture(20) { replica.layer.render(in: $0) }
    #expect(
      drawn
        == solid(
          20,
          [
            (CGRect(x: 0, y: 0, width: 3, height: 20), .red),
            (CGRect(x: 3, y: 0, width: 17, height: 20), .blue),
          ]))
  }

  @Test(arguments: [true, false]) func perspectiveIsNamedInPicturesOfTheScreen(_ isShared: Bool) {
    let (root, card) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    card.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    root.addSubview(card)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 200
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    if isShared {
      root.layer.sublayerTransform = perspective
      card.layer.transform = turn
    } else {
      card.layer.transform = CATransform3DConcat(turn, perspective)
    }
    func drawn(_ draw: @escaping (CGContext) -> Void) -> String? {
      _ = UIGraphicsImageRenderer(bounds: root.bounds).image { draw($0.cgContext) }
      return UndrawnViews.takeReached()
    }

    #expect(drawn { root.layer.render(in: $0) } == nil, "it is flat on iOS, too")
    let name = drawn { _ in _ = root.drawHierarchy(in: root.bounds, afterScreenUpdates: true) }
    #expect(name == "A rotation in space with perspective")
    card.isHidden = true
    #expect(drawn { _ in _ = root.drawHierarchy(in: root.bounds, afterScreenUpdates: true) } == nil)
  }
}
