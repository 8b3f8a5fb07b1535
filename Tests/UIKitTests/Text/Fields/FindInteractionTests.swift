import DarkroomUIKit
import Testing

@MainActor
struct FindInteractionTests {
  @Test func aTextViewHasAnInteractionWhileItIsEnabled() {
    let view = UITextView()
    #expect(!view.isFindInteractionEnabled && view.findInteraction == nil)

    view.isFindInteractionEnabled = true
    let interaction = view.findInteraction
    #expect(view.interactions.contains { $0 === interaction } && interaction?.view === view)

    interaction?.presentFindNavigator(showingReplace: false)
    #expect(interaction?.isFindNavigatorVisible == true)
    interaction?.dismissFindNavigator()
    #expect(interaction?.isFindNavigatorVisible == false)

    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil && !view.interactions.contains { $0 === interaction })
  }

  @Test func aDelegateHearsOfItsSession() {
    final class Delegate: NSObject, UIFindInteractionDelegate {
      var said: [String] = []
      func findInteraction(
        _ interaction: UIFindInteraction, sessionFor view: UIView
      ) -> UIFindSession? { UIFindSession() }
      func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        said.append("began")
      }
      func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        said.append("ended")
      }
    }
    let delegate = Delegate()
    let view = UIView()
    let interaction = UIFindInteraction(sessionDelegate: delegate)
    interaction.presentFindNavigator(showingReplace: true)
    view.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: true)
    interaction.presentFindNavigator(showingReplace: true)
    interaction.dismissFindNavigator()

    #expect(delegate.said == ["began", "ended"])
  }
}
