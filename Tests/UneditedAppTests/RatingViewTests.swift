import UIKit
import XCTest

@testable import DarkroomUneditedApp

final class RatingViewTests: XCTestCase {
    private class Listener: NSObject, RatingViewDelegate {
        var ratings: [Int] = []
        func ratingView(_ view: RatingView, didChangeTo rating: Int) { ratings.append(rating) }
    }

    private final class StrictListener: Listener {
        var resets = 0
        let ratingTitle = "Clear"
        func ratingView(_ view: RatingView, shouldChangeTo rating: Int) -> Bool { rating < 4 }
        func ratingViewDidReset(_ view: RatingView) { resets += 1 }
    }

    @MainActor func testTapsRate() {
        let view = RatingView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let listener = Listener()
        view.delegate = listener

        view.stars[2].sendActions(for: .touchUpInside)
        view.stars[4].sendActions(for: .touchUpInside)

        XCTAssertEqual(listener.ratings, [3, 5])
        XCTAssertEqual(view.reset_.title(for: .normal), "Reset")
    }

    @MainActor func testOptionalMethodsThatOnlyASubclassHasAreAsked() {
        let view = RatingView(frame: .zero)
        let listener = StrictListener()
        view.delegate = listener

        view.stars[2].sendActions(for: .touchUpInside)
        view.stars[4].sendActions(for: .touchUpInside)
        view.reset_.sendActions(for: .touchUpInside)

        XCTAssertEqual(listener.ratings, [3])
        XCTAssertEqual(listener.resets, 1)
        XCTAssertEqual(view.reset_.title(for: .normal), "Clear")
    }

    private final class Announcer: Listener {
        var words: [String] = []
        func ratingView(_ view: RatingView, shows title: String) { words.append(title) }
        func ratingView(_ view: RatingView, shows stars: Int) { words.append("\(stars) stars") }
    }

    @MainActor func testOptionalMethodsOfOneSwiftNameAreBothAsked() {
        let view = RatingView(frame: .zero)
        let listener = Announcer()
        view.delegate = listener

        view.stars[2].sendActions(for: .touchUpInside)
        view.announce()

        XCTAssertEqual(listener.words, ["3 stars", "Rating"])
    }

    func testPlainMethodsStandBesideIsolatedOnes() {
        XCTAssertEqual(1 + 1, 2)
    }
}
