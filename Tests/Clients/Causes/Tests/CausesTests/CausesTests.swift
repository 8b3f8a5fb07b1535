import XCTest

@testable import Causes

/// What the causes do, where they do something that can be seen.
final class CausesTests: XCTestCase {
  func testDetectorsFindLinks() {
    let results = links(in: "see https://apple.com and write to me@example.org")
    XCTAssertEqual(
      results.map { $0.url?.absoluteString }, ["https://apple.com", "mailto:me@example.org"])
    XCTAssertTrue(results.allSatisfy { $0.resultType == .link })
  }

  func testAnyObjectFindsMembers() {
    class Listener: NSObject, DialDelegate {
      var opened = 0
      func dialOpened(_ dial: AnyObject) { opened += 1 }
    }
    let dial = Dial()
    let listener = Listener()
    dial.delegate = listener
    dial.typedDelegate = listener
    dial.open([UIView()])
    XCTAssertEqual(listener.opened, 2)
    XCTAssertTrue(dial.isView(UIView()))
    XCTAssertFalse(dial.isView(NSObject()))
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(dial.frame(of: [UIView(frame: frame)]), frame)
  }

  func testOptionalDelegateMethodsAreCalled() {
    class Fields: NSObject, UITextFieldDelegate {
      var ended = false
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) {
        ended = true
      }
    }
    let forwarding = Forwarding()
    let fields = Fields()
    forwarding.fields = fields
    forwarding.end(UITextField())
    XCTAssertTrue(fields.ended)
    XCTAssertFalse(forwarding.mayReturn(UITextField()))
    XCTAssertTrue(forwarding.answers(fields))
    XCTAssertNil(forwarding.animation(UIViewController()))
  }

  func testCoreTextMeasures() {
    XCTAssertGreaterThan(lineHeight("Helvetica", 12), 12)
    let font = UIFont.systemFont(ofSize: 17)
    let text = NSAttributedString(string: "two words", attributes: [.font: font])
    XCTAssertEqual(lines(text, width: 50).count, 2)
    XCTAssertEqual(lines(text, width: 500).count, 1)
  }

  func testFoundationBringsWhatItDoesOnIOS() {
    let object = NSObject()
    object.note = "kept"
    XCTAssertEqual(object.note as? String, "kept")
    XCTAssertEqual(CGRect(x: 0, y: 0, width: 4, height: 2).middle, CGPoint(x: 2, y: 1))
    let counter = ElementCounter()
    counter.parse(Data("<a><b/><b/></a>".utf8))
    XCTAssertEqual(counter.count, 3)
    XCTAssertEqual(nameKey, "CFBundleName")
    XCTAssertEqual(nanoseconds, 1_000_000_000)
  }

  func testClosuresAreCalledAtOnce() {
    var calls = 0
    withoutAnimation { calls += 1 }
    attributes(NSAttributedString(string: "a")) { _, _, _ in calls += 1 }
    XCTAssertEqual(calls, 2)
  }

  func testInitializersReachTheirSuperclass() {
    let root = UIViewController()
    let controller = TitledNavigationController(mark: 3, root: root)
    XCTAssertEqual(controller.viewControllers, [root])
    XCTAssertEqual(controller.mark, 3)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    XCTAssertEqual(Picture(image: image).intrinsicContentSize, CGSize(width: 2, height: 3))
    XCTAssertEqual(Notes().frame, .zero)
  }

  func testPropertiesAreObservedByKeyPath() {
    let view = UIScrollView()
    var offset: CGFloat = -1
    var observed: CGPoint?
    let cancellable = offsets(of: view) { offset = $0 }
    let observation = observe(view) { observed = $0 }
    view.contentOffset = CGPoint(x: 0, y: 7)
    XCTAssertEqual(offset, 7)
    XCTAssertEqual(observed, CGPoint(x: 0, y: 7))
    XCTAssertEqual(tagByKey(view, 4) as? Int, 4)
    cancellable.cancel()
    observation.invalidate()
  }

  func testManagedPropertiesOfLayersAreStored() {
    let ring = Ring()
    ring.radius = 5
    XCTAssertEqual(ring.radius, 5)
    XCTAssertEqual(Ring(layer: ring).radius, 5)
    XCTAssertTrue(Ring.needsDisplay(forKey: "radius"))
  }

  func testCollectionsAreWeak() {
    let listeners = Listeners()
    let kept = UIView()
    listeners.add(kept, "kept")
    do { listeners.add(UIView(), "gone") }
    XCTAssertEqual(listeners.count, 1)
    XCTAssertTrue(listeners["kept"] === kept)
    XCTAssertNil(listeners["gone"])
  }

  func testOverridesAreCalled() {
    XCTAssertEqual(UIView().kind(), "view")
    XCTAssertEqual((UITableViewCell() as UIView).kind(), "cell")
    XCTAssertEqual(Upper().string(for: "a"), "A")
    let relay = Relay()
    XCTAssertTrue(relay.forFirstBaselineLayout === relay.target)
    relay.minimumContentSizeCategory = .large
    XCTAssertEqual(relay.minimumContentSizeCategory, .large)
    let label = Announcing()
    XCTAssertTrue(label.accessibilityActivate())
    XCTAssertTrue(label.wasActivated)
  }

  func testPrioritiesCount() {
    let view = UIView()
    let window = UIWindow()
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    yield(view, window, width)
    XCTAssertEqual(view.contentHuggingPriority(for: .vertical).rawValue, 249)
    XCTAssertEqual(window.windowLevel.rawValue, 1)
    XCTAssertEqual(width.priority.rawValue, 749)
  }

  func testPredicatesAndScannersFind() {
    XCTAssertTrue(matches("aaa", "a+"))
    XCTAssertFalse(matches("b", "a+"))
    XCTAssertEqual(scan("a", in: Scanner(string: "ab")), "a")
  }

  func testImplementationsAreExchanged() {
    Counted.exchange
    let view = Counted()
    view.touchByName()
    XCTAssertEqual(view.count, 10)
  }

  func testTimersFireAndAreCancelled() {
    let clock = Clock()
    clock.start()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(clock.ticks, 1)
  }

  func testValuesComeOutAsTheyWentIn() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(boxed(rect), rect)
    XCTAssertEqual(boxed(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).right, 4)
    XCTAssertEqual(boxed(CATransform3DMakeScale(2, 3, 4)).m22, 3)
    XCTAssertEqual(boxed(CGVector(dx: 1, dy: 2)), CGVector(dx: 1, dy: 2))
  }

  func testWhatXCTestHasOnIOS() {
    var ran = false
    XCTContext.runActivity(named: "activity") { _ in ran = true }
    XCTAssertTrue(ran)
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    measure(metrics: [XCTClockMetric()], options: options) {}
  }
}
