import XCTest

@testable import DarkroomUneditedApp

/// What only the Objective-C runtime does on iOS. Only XCTest is imported, which brings UIKit along there.
@MainActor
final class ObjectRuntimeTests: XCTestCase, UITextFieldDelegate {
    private final class LongMenu: MenuSource {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            super.tableView(tableView, numberOfRowsInSection: section) + 3
        }
    }

    private var ended = 0

    func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }

    func testATestCaseIsADelegate() {
        let field = UITextField()
        field.delegate = self
        field.delegate!.textFieldDidEndEditing!(field)

        XCTAssertEqual(ended, 1)
    }

    func testARouterHandsOnWhatItsTargetRespondsTo() {
        let (router, log, scroll) = (DelegateRouter(), DelegateLog(), UIScrollView())
        router.target = log
        scroll.delegate = router
        let dial: DialDelegate = router

        scroll.delegate?.scrollViewDidScroll?(scroll)
        scroll.delegate?.scrollViewDidZoom?(scroll)
        let scrolls: Bool = scroll.delegate!.scrollViewShouldScrollToTop!(scroll)

        XCTAssertEqual(dial.dial?("tuner", turnedTo: 4), true)
        XCTAssertEqual(router.scrolls, 1)
        XCTAssertFalse(scrolls)
        XCTAssertEqual(log.lines, ["zoomed", "asked", "tuner 4"])
        XCTAssertTrue((router as NSObject).responds(to: #selector(DelegateLog.scrollViewDidZoom(_:))))
    }

    func testARouterWithoutATargetIsSilent() {
        let (router, scroll) = (DelegateRouter(), UIScrollView())
        let dial: DialDelegate = router
        scroll.delegate = router

        XCTAssertNil(dial.dial?("tuner", turnedTo: 4))
        XCTAssertTrue(scroll.delegate!.scrollViewShouldScrollToTop!(scroll))
        XCTAssertFalse((router as NSObject).responds(to: #selector(DelegateLog.scrollViewDidZoom(_:))))
    }

    func testMembersAreFoundInAnyObject() {
        let (announcer, listener, view) = (Announcer(), Listener(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        announcer.listener = listener

        XCTAssertEqual(announcer.announce("hello"), 5)
        XCTAssertEqual(announcer.volume, 0.5)
        XCTAssertEqual(announcer.frame(of: view), CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(announcer.className(of: view), "UIView")
        XCTAssertTrue(announcer.describes(view))
        XCTAssertFalse(announcer.describes(listener))
        announcer.listener = view
        XCTAssertNil(announcer.announce("hello"))
    }

    func testAnArrayOfAnyObjectsIsLaidOut() {
        final class Probe: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let probe = Probe(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        Announcer().layOut([probe])

        XCTAssertEqual(probe.layouts, 1)
    }

    func testALayerKeepsManagedProperties() {
        let ring = RingLayer()
        XCTAssertEqual(ring.progress, 0)
        XCTAssertNil(ring.tint)
        ring.displayIfNeeded()
        ring.tint = .red
        XCTAssertFalse(ring.needsDisplay())
        ring.progress = 0.25

        XCTAssertTrue(ring.needsDisplay())
        XCTAssertEqual(RingLayer(layer: ring).progress, 0.25)
        XCTAssertEqual(ring.value(forKey: "progress") as? CGFloat, 0.25)
        XCTAssertEqual(ring.tint, .red)
    }

    func testExtensionsOfUIKitsClassesOverrideWhatRespondersHave() {
        let (label, view, window) = (UILabel(), UIView(), UIWindow())
        label.tag = 7
        let shaken = expectation(forNotification: .windowWasShaken, object: window)
        window.motionEnded(.motionShake, with: nil)

        XCTAssertTrue(label.canBecomeFirstResponder)
        XCTAssertFalse(UILabel().canBecomeFirstResponder)
        XCTAssertFalse(view.canBecomeFirstResponder)
        XCTAssertEqual(UIImageView().tidyUp(), 2)
        XCTAssertEqual(view.tidyUp(), 1)
        wait(for: [shaken], timeout: 1)
    }

    func testMembersOfAConformingExtensionAreOverridden() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let source: MenuSource = LongMenu()
        table.dataSource = source

        XCTAssertEqual(table.numberOfRows(inSection: 0), 5)
    }

    func testFoundationBringsItsModules() {
        let feed = Feed()

        XCTAssertTrue(feed.read("<feed><item title='a'/><item title='b'/></feed>"))
        XCTAssertEqual(feed.titles, ["a", "b"])
        XCTAssertEqual(CGRect(x: 0, y: 0, width: 2, height: 4).lowerHalf.minY, 2)
    }
}
