import DarkroomUIKit
import Foundation
import Testing

@MainActor
struct InteractionTests {
  private final class Press: NSObject, UIInteraction {
    weak var view: UIView?
    var log: [String] = []
    func willMove(to view: UIView?) { log.append("will \(view?.tag ?? -1)") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append("did \(view?.tag ?? -1)")
    }
  }

  @Test func interactionsMoveFromViewToView() {
    let (first, second) = (UIView(), UIView())
    second.tag = 2
    let press = Press()
    first.addInteraction(press)
    #expect(first.interactions.count == 1)
    second.addInteraction(press)

    #expect(first.interactions.isEmpty)
    #expect(press.view === second)
    #expect(press.log == ["will 0", "did 0", "will -1", "did -1", "will 2", "did 2"])
  }

  @Test func largeContentHasItsRecognizerAndItsView() {
    let interaction = UILargeContentViewerInteraction(delegate: nil)
    let view = UIView()
    view.addInteraction(interaction)

    #expect(interaction.view === view)
    #expect(interaction.gestureRecognizerForExclusionRelationship is UILongPressGestureRecognizer)
    #expect(!UILargeContentViewerInteraction.isEnabled)
  }

  private final class Target: NSObject, UIDropInteractionDelegate {}

  @Test func aDropInteractionKnowsItsViewAndItsDelegate() throws {
    let view = UIView()
    var target: Target? = Target()
    let drop = UIDropInteraction(delegate: try #require(target))
    #expect(drop.view == nil && drop.delegate === target)

    view.addInteraction(drop)
    #expect(drop.view === view && view.interactions.first === drop)
    view.removeInteraction(drop)
    #expect(drop.view == nil && view.interactions.isEmpty)
    target = nil
    #expect(drop.delegate == nil)
    #expect(!drop.allowsSimultaneousDropSessions)
  }
}
