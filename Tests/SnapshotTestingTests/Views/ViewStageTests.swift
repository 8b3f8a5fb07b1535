import SnapshotTesting
import Testing
import UIKit

/// What a controller lives through while its picture is taken, prepared as upstream prepares views.
@MainActor
struct ViewStageTests {
  final class Witness: UIViewController {
    var calls: [String] = []
    var safeArea = UIEdgeInsets.zero
    var seenTraits = UITraitCollection()

    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    override func viewDidLayoutSubviews() {
      safeArea = view.safeAreaInsets
      seenTraits = traitCollection
    }
  }

  func image(of controller: UIViewController, _ strategy: Snapshotting<UIViewController, UIImage>)
    -> UIImage
  {
    var image = UIImage()
    strategy.snapshot(controller).run { image = $0 }
    return image
  }

  @Test func everyPictureIsAnAppearance() {
    let witness = Witness()

    _ = image(of: witness, .image(on: .iPhone13))
    _ = image(of: witness, .image(on: .iPhone13))

    // Upstream: twice for each picture, once by the window and once by hand.
    let counts = Dictionary(grouping: witness.calls) { $0 }.mapValues(\.count)
    #expect(
      counts == ["load": 1, "willAppear": 4, "didAppear": 4, "willDisappear": 4, "didDisappear": 4])
  }

  @Test func devicesGiveSizeSafeAreaAndTraits() {
    let witness = Witness()

    let picture = image(
      of: witness,
      .image(on: .iPhone13(.landscape), traits: UITraitCollection(userInterfaceStyle: .dark)))

    #expect(picture.size == CGSize(width: 844, height: 390))
    #expect(picture.scale == 3)
    #expect(witness.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(witness.seenTraits.userInterfaceStyle == .dark)
    #expect(witness.seenTraits.verticalSizeClass == .compact)
  }

  @Test func aRootViewWithoutAMaskFillsThePicture() {
    let controller = UIViewController()
    let (root, inner) = (UIView(), UIView())
    root.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])
    controller.view = root

    let picture = image(of: controller, .image(size: CGSize(width: 90, height: 60)))

    #expect(picture.size == CGSize(width: 90, height: 60))
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 80, height: 60))
  }

  @Test func aRootViewWithoutAMaskFillsTheDevice() {
    let controller = UIViewController()
    controller.view = UIView()
    controller.view.translatesAutoresizingMaskIntoConstraints = false

    #expect(image(of: controller, .image(on: .iPhone8)).size == CGSize(width: 375, height: 667))
    #expect(image(of: controller, .image(on: .iPhone8)).size == CGSize(width: 375, height: 667))
  }

  @Test func aViewKeepsItsFrame() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    var size = CGSize.zero

    Snapshotting<UIView, UIImage>.image(size: CGSize(width: 50, height: 40)).snapshot(view)
      .run { size = $0.size }

    #expect(size == CGSize(width: 50, height: 40))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 10, height: 10))
  }

  /// On iOS a test would have to wait for the end of the animation.
  @Test func animatedScrollsHaveEndedInPicturesAndTexts() {
    func scrolled() -> (UIView, UIScrollView) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let scroll = UIScrollView(frame: root.bounds)
      scroll.contentSize.height = 100
      root.addSubview(scroll)
      scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
      #expect(scroll.contentOffset == .zero)
      return (root, scroll)
    }
    let (first, inPicture) = scrolled()
    Snapshotting<UIView, UIImage>.image.snapshot(first).run { _ in }
    #expect(inPicture.contentOffset.y == 30 && !inPicture.isScrollAnimating)

    let (second, inText) = scrolled()
    Snapshotting<UIView, String>.recursiveDescription.snapshot(second).run {
      #expect($0.contains("contentOffset: {0, 30}"))
    }
    #expect(inText.contentOffset.y == 30)

    let (third, inLayer) = scrolled()
    let (other, elsewhere) = scrolled()
    Snapshotting<CALayer, UIImage>.image.snapshot(third.layer).run { _ in }
    #expect(inLayer.contentOffset.y == 30 && elsewhere.isScrollAnimating)
    withExtendedLifetime(other) {}
  }

  @Test func aViewWithoutASizeIsFittedInEachPicture() {
    let label = UILabel()
    label.text = "Words"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    var sizes: [CGSize] = []
    for category in [UIContentSizeCategory.extraSmall, .accessibilityExtraLarge, .large] {
      Snapshotting<UIView, UIImage>
        .image(traits: UITraitCollection(preferredContentSizeCategory: category)).snapshot(label)
        .run { sizes.append($0.size) }
    }

    #expect(sizes[0].width < sizes[2].width && sizes[2].width < sizes[1].width)
    #expect(label.frame == .zero)
  }

  /// The first is upstream's `layer.render(in:)`, the second its `drawHierarchy(in:)`.
  @Test func onlyTheKeyWindowsPictureHasTheMaterialOfBars() {
    func picture(_ inKeyWindow: Bool) -> Data? {
      let controller = UIViewController()
      controller.view.backgroundColor = .red
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
      controller.view.addSubview(bar)
      let strategy = Snapshotting<UIViewController, UIImage>.image(
        drawHierarchyInKeyWindow: inKeyWindow, size: CGSize(width: 40, height: 44))
      return image(of: controller, strategy).pngData()
    }
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 44)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 44))
    }
    #expect(picture(false) == plain.pngData())
    #expect(picture(true) != plain.pngData())
  }

  @Test func nothingStaysBehind() {
    let witness = Witness()
    witness.view.frame = CGRect(x: 3, y: 4, width: 20, height: 10)

    _ = image(of: witness, .image)

    #expect(witness.parent == nil)
    #expect(witness.view.superview == nil)
    #expect(witness.view.window == nil)
  }

  @Test func traitsSetTheScale() {
    let picture = image(
      of: Witness(),
      .image(size: CGSize(width: 10, height: 10), traits: UITraitCollection(displayScale: 2)))

    #expect(picture.scale == 2)
    #expect(picture.cgImage?.width == 20)
  }

  /// Upstream's pictures on an iPhone X: 812 points less 44 at the top and 34 at the bottom.
  @Test func containersWithBarsAreAsHighAsTheSafeAreaLeaves() {
    func height(_ controller: UIViewController) -> CGFloat {
      image(of: controller, .image(on: .iPhoneX)).size.height
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let both = UITabBarController()
    both.viewControllers = [UINavigationController(rootViewController: UIViewController())]

    #expect(height(UIViewController()) == 812)
    #expect(height(UINavigationController(rootViewController: UIViewController())) == 768)
    #expect(height(tabs) == 778)
    #expect(height(both) == 734)
  }

  @Test func hierarchiesNameStateAndView() {
    let parent = UIViewController()
    let child = Witness()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.addChild(UIViewController())
    var text = ""

    Snapshotting<UIViewController, String>.hierarchy.snapshot(parent).run { text = $0 }

    #expect(
      text == """
        <UIViewController>, state: appeared, view: <UIView>
           | <Witness>, state: appeared, view: <UIView>
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test func containersOfUnselectedTabsAreLoadedOutsideOfTheWindow() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: Witness()),
      UINavigationController(rootViewController: Witness()),
    ]
    var text = ""

    Snapshotting<UIViewController, String>.hierarchy.snapshot(tabs).run { text = $0 }

    let lines = text.split(separator: "\n")
    #expect(
      lines.suffix(2) == [
        "   | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window",
        "   |    | <Witness>, state: disappeared, view: (view not loaded)",
      ])
  }
}
