import Testing

@testable import DarkroomUIKit

/// Views whose size follows from their own safe area are where they are in a tree built anew, wherever they were before.
@MainActor
@Suite(.serialized, .tags(.autoLayout))
struct InsetHistoryTests {
  /// A view around 10 by 10 points inside of its margins, in a window with unsafe bands of 40 points.
  @MainActor
  private struct Scene {
    let window = NotchedWindow(
      CGSize(width: 200, height: 120), area: UIEdgeInsets(top: 40, left: 0, bottom: 40, right: 0))
    let view: UIView
    let place: NSLayoutConstraint

    /// - Parameter attribute: of the view, `constant` points below the top of the window.
    init(
      _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
      isTurned: Bool = false
    ) {
      self.view = view
      let content = Box(10, 10)
      for view in [view, content] { view.translatesAutoresizingMaskIntoConstraints = false }
      window.isHidden = false
      window.addSubview(view)
      place = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: window, attribute: .top,
        multiplier: 1, constant: constant)
      place.isActive = true
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20).isActive = true
      if let stack = view as? UIStackView {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.addArrangedSubview(content)
      } else {
        view.addSubview(content)
        content.pinEdges(to: view.layoutMarginsGuide)
      }
      if isTurned { view.transform = CGAffineTransform(rotationAngle: 0.5) }
    }
  }

  private static let constants: [CGFloat] =
    [60, 100, 95.3, 90.2, 88.9, 120, 70, 40, 20, 81.1, 0, 33.4, 79.9, 110.7, 62.1, 91.7]

  private func expectNoHistory(
    _ attribute: NSLayoutConstraint.Attribute, isTurned: Bool = false,
    _ make: () -> UIView
  ) {
    let live = Scene(make(), attribute, 0, isTurned: isTurned)
    for constant in Self.constants {
      live.place.constant = constant
      live.window.layoutIfNeeded()
      let anew = Scene(make(), attribute, constant, isTurned: isTurned)
      anew.window.layoutIfNeeded()
      #expect(live.view.bounds == anew.view.bounds, "\(attribute) \(constant)")
      #expect(live.view.center == anew.view.center, "\(attribute) \(constant)")
    }
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.top, .centerY, .bottom], [false, true])
  func aStackIsWhereItIsAnew(_ attribute: NSLayoutConstraint.Attribute, _ isTurned: Bool) {
    expectNoHistory(attribute, isTurned: isTurned, UIStackView.init)
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.top, .centerY, .bottom], [false, true])
  func aViewAroundItsContentIsWhereItIsAnew(
    _ attribute: NSLayoutConstraint.Attribute, _ isTurned: Bool
  ) {
    expectNoHistory(attribute, isTurned: isTurned, UIView.init)
  }

  /// Upwards from the bottom edge: 10 points, margins of 8 on either side, and 40 of unsafe band below.
  @Test func aBarGrowsByTheBandThatItStandsIn() {
    let scene = Scene(UIView(), .bottom, 120)
    scene.window.layoutIfNeeded()

    #expect(isFrame(scene.view, 20, 54, 26, 66))
    #expect(scene.view.safeAreaInsets.bottom == 40)
  }

  /// 26 points around 80 reach 13 into the band; these make it 39 and so on, up to twice as many.
  @Test func aViewOnTheEdgeOfABandGrowsUntilItIsAtRest() {
    let scene = Scene(UIView(), .centerY, 80)
    scene.window.layoutIfNeeded()

    #expect(abs(scene.view.frame.height - 52) < 0.7)
    #expect(abs(scene.view.safeAreaInsets.bottom - 26) < 0.7)
  }

  /// From the top downwards each point in the band makes the view a point higher: it ends with the band.
  @Test func aViewThatGrowsIntoABandGrowsThroughIt() {
    let scene = Scene(UIView(), .top, 55)
    scene.window.layoutIfNeeded()

    #expect(isFrame(scene.view, 20, 55, 26, 66))
  }

  @Test func onlyInsetsThatDecideWhereTheViewIsTakeTurns() {
    let free = Scene(UIView(), .centerY, 80)
    free.window.layoutIfNeeded()
    #expect(free.window.currentEngine?.insetItems.count == 1)

    let held = Scene(UIView(), .top, 0)
    held.view.trailingAnchor.constraint(equalTo: held.window.trailingAnchor).isActive = true
    held.view.bottomAnchor.constraint(equalTo: held.window.bottomAnchor).isActive = true
    held.window.layoutIfNeeded()
    #expect(held.window.currentEngine?.insetItems.count == 0)
    #expect(isFrame(held.view.subviews[0], 8, 48, 164, 24))
  }

  private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// Its insets begin anew there, and end as they were.
  @Test func aChangeElsewhereLaysOutNothingInAViewAtRest() {
    let view = CountingView()
    let scene = Scene(view, .centerY, 80)
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    scene.window.addSubview(other)
    let width = other.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    scene.window.layoutIfNeeded()
    let layouts = view.layouts

    width.constant = 7
    scene.window.layoutIfNeeded()

    #expect(other.bounds.width == 7 && layouts > 0)
    #expect(view.layouts == layouts)
  }
}

extension UIView {
  fileprivate func pinEdges(to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}
