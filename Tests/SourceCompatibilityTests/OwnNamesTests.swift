import DarkroomOwnNames
import SnapshotTesting
import Testing
import UIKit
import UIKitTesting

/// What a module of the client's declares wins over what Darkroom has and Apple or upstream lacks.
///
/// `OwnNames` is that module: a declaration in the same module would win in any case.
@MainActor
struct OwnNamesTests {
  @Test func aDeviceOfOnesOwnWins() {
    #expect(ViewImageConfig.iPhone15.size == CGSize(width: 1, height: 15))
    #expect(ViewImageConfig.iPhone17Pro(.landscape).size == CGSize(width: 17, height: 1))
    #expect(width(on: .iPhoneAir) == 2)
  }

  @Test func aDeviceThatOneLeavesOutIsThere() {
    #expect(ViewImageConfig.iPhone16.size == CGSize(width: 393, height: 852))
    #expect(width(on: .iPhone16Pro) == 402)
  }

  @Test func traitsOfOnesOwnWin() {
    #expect(UITraitCollection.iPhone15(.portrait).displayScale == 15)
    #expect(UITraitCollection.iPhone14(.portrait).userInterfaceIdiom == .phone)
  }

  @Test func operatorsOnPrioritiesOfOnesOwnWin() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
  }

  @Test func drawingOfOnesOwnWins() {
    #expect("ab".size(withAttributes: [:]) == CGSize(width: 2, height: 1))
  }

  @Test func ownFindersWinOverOurs() {
    let view = UIView()
    view.addSubview(UILabel())

    #expect(view.recursiveSubviews == [])
    #expect(view.findView(where: { $0 is UILabel }) == nil)
  }

  @Test func ownSimulationWinsOverOurs() {
    let button = UIButton()
    let field = UITextField()
    button.simulateTap()
    field.simulateTyping("a")

    #expect(button.tag == 1)
    #expect(field.text == "mine a")
  }

  @Test func namesOfTypes() {
    #expect(ClassRegistry.isOurs && OptionalMethod().isOurs && TableViewDelegateCalls().isOurs)
  }

  @Test func membersOfTypes() {
    #expect(UIBarButtonItem().systemItem == "none")
  }

  private func width(on config: ViewImageConfig) -> CGFloat { config.size?.width ?? 0 }
}
