import DarkroomUIKit
import Foundation
import Testing

/// Sheets at detents, and popovers.
@MainActor
@Suite(.serialized)
struct DetentTests {
  private let window = NotchedWindow()
  private let root = UIViewController()
  private let content = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func aMediumSheetTakesTheLowerHalf() throws {
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    root.present(content, animated: false)

    #expect(content.view.superview?.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(content.sheetPresentationController === sheet)
  }

  @Test func selectingADetentMovesTheSheet() throws {
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    root.present(content, animated: false)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }

    #expect(content.view.superview?.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 787))
  }

  @Test func aCustomDetentCountsWithoutTheSafeAreaBelow() {
    content.sheetPresentationController?.detents = [
      .custom { context in context.maximumDetentValue == 753 ? 200 : nil }
    ]
    root.present(content, animated: false)

    // 844 − 47 − 10 − 34 = 753 at most; 200 and the safe area of 34 are 234.
    #expect(content.view.superview?.frame == CGRect(x: 0, y: 610, width: 390, height: 234))
  }

  @Test func theGrabberIsInTheMiddleAtTheTop() throws {
    content.sheetPresentationController?.prefersGrabberVisible = true
    root.present(content, animated: false)

    let grabber = try #require(content.view.superview?.subviews.last)
    #expect(grabber.frame == CGRect(x: 177, y: 5, width: 36, height: 5))
  }

  private func makeWide() {
    window.frame.size = CGSize(width: 1024, height: 1366)
    window.traitOverrides.horizontalSizeClass = .regular
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = root.view
  }

  @Test func aPopoverIsBelowWhatItPointsAt() throws {
    makeWide()
    let popover = try #require(content.popoverPresentationController)
    popover.sourceRect = CGRect(x: 500, y: 100, width: 20, height: 20)
    root.present(content, animated: false)

    #expect(popover.arrowDirection == .up)
    let frame = content.view.convert(content.view.bounds, to: window)
    #expect(frame == CGRect(x: 410, y: 133, width: 200, height: 100))
  }

  @Test func aPopoverAtTheBottomIsAbove() throws {
    makeWide()
    let popover = try #require(content.popoverPresentationController)
    popover.sourceRect = CGRect(x: 0, y: 1300, width: 20, height: 20)
    root.present(content, animated: false)

    #expect(popover.arrowDirection == .down)
    let frame = content.view.convert(content.view.bounds, to: window)
    #expect(frame == CGRect(x: 10, y: 1187, width: 200, height: 100))
  }

  @Test func inCompactWidthAPopoverIsASheet() {
    content.modalPresentationStyle = .popover
    window.traitOverrides.horizontalSizeClass = .compact
    content.popoverPresentationController?.sourceView = root.view
    root.present(content, animated: false)

    #expect(content.view.superview?.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  @Test func theDelegateKeepsAPopoverInCompactWidth() {
    let delegate = StaysPopover()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    window.traitOverrides.horizontalSizeClass = .compact
    content.popoverPresentationController?.delegate = delegate
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 185, y: 0, width: 20, height: 20)
    root.present(content, animated: false)

    #expect(content.view.frame.size == CGSize(width: 200, height: 100))
  }
}
