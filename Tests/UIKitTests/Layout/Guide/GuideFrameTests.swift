import DarkroomUIKit
import Testing

/// Guides inside guides: each child covers a part of its parent's unsafe bands.
@MainActor
@Suite(.tags(.autoLayout))
struct GuideFrameTests {
  /// In 320 by 480 points with a safe area of 10, 44, 298 by 402.
  private let window = NotchedWindow.uneven()

  private func child(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIView {
    let view = UIView(frame: rect(x, y, width, height))
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  @Test func safeAreasInChildrensOwnCoordinates() {
    #expect(child(0, 0, 320, 480).safeAreaLayoutGuide.layoutFrame == rect(10, 44, 298, 402))
    #expect(child(30, 20, 100, 500).safeAreaLayoutGuide.layoutFrame == rect(0, 24, 100, 442))
    #expect(child(-40, -60, 200, 200).safeAreaLayoutGuide.layoutFrame == rect(10, 44, 190, 156))
    #expect(child(10, 44, 298, 402).safeAreaLayoutGuide.layoutFrame == rect(0, 0, 298, 402))
    #expect(child(4, 440, 310, 30).safeAreaLayoutGuide.layoutFrame == rect(6, 0, 298, 6))
    #expect(child(300, 40, 20, 10).safeAreaLayoutGuide.layoutFrame == rect(0, 4, 8, 6))
  }

  @Test func marginsInsideTheSafeArea() {
    #expect(child(0, 0, 320, 480).layoutMarginsGuide.layoutFrame == rect(18, 52, 282, 386))
    #expect(child(30, 20, 100, 500).layoutMarginsGuide.layoutFrame == rect(8, 32, 84, 426))
    #expect(child(50, 100, 40, 40).layoutMarginsGuide.layoutFrame == rect(8, 8, 24, 24))

    let plain = child(0, 0, 320, 480)
    plain.insetsLayoutMarginsFromSafeArea = false
    #expect(plain.layoutMarginsGuide.layoutFrame == rect(8, 8, 304, 464))
  }

  @Test func grandchildrenSeeWhatIsLeft() {
    let parent = child(5, 20, 300, 400)
    let inner = UIView(frame: rect(2, 10, 100, 100))
    parent.addSubview(inner)
    window.layoutIfNeeded()

    // The parent covers 24 at the top and 5 at the left; of these the inner one covers 14 and 3.
    #expect(parent.safeAreaLayoutGuide.layoutFrame == rect(5, 24, 295, 376))
    #expect(inner.safeAreaLayoutGuide.layoutFrame == rect(3, 14, 97, 86))
  }

  @Test func preservedMarginsReachIntoSubviews() {
    let scene = LayoutScene(200, 200)
    scene.root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    func inner(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      let view = UIView(frame: rect(x, y, width, height))
      view.preservesSuperviewLayoutMargins = true
      scene.root.addSubview(view)
      return view.layoutMarginsGuide.layoutFrame
    }

    #expect(inner(0, 0, 200, 200) == rect(20, 20, 160, 160))
    #expect(inner(10, 10, 100, 100) == rect(10, 10, 82, 82))
    #expect(inner(5, 50, 190, 50) == rect(15, 8, 160, 34))
    #expect(inner(50, 150, 150, 50) == rect(8, 8, 122, 22))
  }

  @Test func systemMinimumOfAController() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    let view: UIView = controller.view
    func margins() -> CGRect { view.layoutMarginsGuide.layoutFrame }
    #expect(margins() == rect(16, 0, 358, 844))

    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 4, bottom: 6, trailing: 40)
    #expect(margins() == rect(16, 5, 334, 833))

    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(margins() == rect(4, 5, 346, 833))

    view.semanticContentAttribute = .forceRightToLeft
    #expect(margins() == rect(40, 5, 346, 833))

    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 0, right: 2)
    #expect(margins() == rect(41, 15, 343, 823))
  }

  @Test func readableWidthsStopGrowing() {
    func readable(_ width: Double) -> CGRect {
      let scene = LayoutScene(CGFloat(width), 100)
      _ = scene.root.readableContentGuide
      scene.layOut()
      return scene.root.readableContentGuide.layoutFrame
    }

    #expect(readable(320) == rect(8, 8, 304, 84))
    #expect(readable(768) == rect(8, 8, 752, 84))
    #expect(readable(1008) == rect(8, 8, 992, 84))
    #expect(readable(1010) == rect(45, 8, 920, 84))
    #expect(readable(1366) == rect(223, 8, 920, 84))
  }

  /// In proportion to body text of 53 points instead of 17: 2868.
  @Test func readableWidthGrowsWithTheText() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 3200, height: 100))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    _ = view.readableContentGuide
    window.layoutIfNeeded()
    #expect(view.readableContentGuide.layoutFrame == rect(166, 8, 2868, 84))

    window.traitOverrides.preferredContentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(view.readableContentGuide.layoutFrame == rect(1140, 8, 920, 84))
  }

  @Test func spacersShareTheRoom() {
    LayoutScene.at(scale: 3) {
      let scene = LayoutScene(100, 50)
      let boxes = [scene.add(Box(20, 10)), scene.add(Box(25, 10))]
      let spacers = (0..<3).map { _ in UILayoutGuide() }
      for spacer in spacers { scene.root.addLayoutGuide(spacer) }
      // 55 points are left: 18.3333 each.
      scene.layOut([
        spacers[0].leftAnchor.constraint(equalTo: scene.root.leftAnchor),
        boxes[0].leftAnchor.constraint(equalTo: spacers[0].rightAnchor),
        spacers[1].leftAnchor.constraint(equalTo: boxes[0].rightAnchor),
        boxes[1].leftAnchor.constraint(equalTo: spacers[1].rightAnchor),
        spacers[2].leftAnchor.constraint(equalTo: boxes[1].rightAnchor),
        spacers[2].rightAnchor.constraint(equalTo: scene.root.rightAnchor),
        spacers[1].widthAnchor.constraint(equalTo: spacers[0].widthAnchor),
        spacers[2].widthAnchor.constraint(equalTo: spacers[0].widthAnchor),
        boxes[0].topAnchor.constraint(equalTo: scene.root.topAnchor),
        boxes[1].bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      ])

      expectFrames(boxes, [rect(18.3333, 0, 20, 10), rect(56.6667, 40, 25, 10)])
      #expect(isRect(spacers[1].layoutFrame, 38.3333, 0, 18.3333, 0))
    }
  }

  @Test func theKeyboardGuideIsAStripAtTheBottom() {
    let controller = UIViewController()
    window.rootViewController = controller
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    let guide = controller.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      guide.topAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame == rect(0, 402, 320, 44))

    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(bar.frame == rect(0, 436, 320, 44))
  }
}
