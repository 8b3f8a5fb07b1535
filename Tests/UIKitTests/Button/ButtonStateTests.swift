import DarkroomUIKit
import Testing

@MainActor
struct ButtonStateTests {
  private func tap(_ button: UIButton) {
    let touch = UITouch()
    button.touchesBegan([touch], with: nil)
    button.touchesEnded([touch], with: nil)
  }

  private func button() -> UIButton {
    UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func aTapChangesTheSelectionBeforeTheActionsRun() {
    let button = button()
    button.changesSelectionAsPrimaryAction = true
    var states: [Bool] = []
    button.addAction(
      UIAction { [unowned button] _ in states.append(button.isSelected) }, for: .touchUpInside)
    tap(button)
    tap(button)

    #expect(states == [true, false])
  }

  @Test func aMenuMakesAContextMenuInteraction() throws {
    let button = button()
    #expect(button.contextMenuInteraction == nil)
    let child = UIAction(title: "A") { _ in }
    button.menu = UIMenu(children: [child])
    let interaction = try #require(button.contextMenuInteraction)
    let configuration = interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: .zero)

    #expect(button.interactions.contains { $0 === interaction })
    #expect(configuration != nil)
    button.isContextMenuInteractionEnabled = false
    #expect(button.interactions.isEmpty)
  }

  @Test func aPointerStyleMakesAPointerInteraction() {
    let button = button()
    button.pointerStyleProvider = { _, effect, shape in UIPointerStyle(effect: effect, shape: shape)
    }
    let preview = UITargetedPreview(view: button)
    let style = button.pointerStyleProvider?(
      button, .lift(preview), .roundedRect(button.bounds))

    #expect(button.interactions.contains { $0 is UIPointerInteraction })
    #expect(style?.effect?.preview === preview)
    button.isPointerInteractionEnabled = false
    #expect(button.interactions.isEmpty)
  }

  @Test func aTouchedCustomButtonDarkensItsImage() throws {
    let button = button()
    button.setImage(.colored(.red, 20, 20), for: .normal)
    button.isHighlighted = true
    button.layoutIfNeeded()
    let red = button.drawnRows[10][10] & 255
    #expect((120...135).contains(red))

    button.adjustsImageWhenHighlighted = false
    #expect(button.drawnRows[10][10] == .redPixel)
    button.adjustsImageWhenHighlighted = true
    button.setImage(.colored(.blue, 20, 20), for: .highlighted)
    #expect(button.drawnRows[10][10] == .bluePixel)
  }

  @Test func aTouchTurnsTheTitlesShadow() throws {
    let button = button()
    button.setTitle("A", for: .normal)
    let label = try #require(button.titleLabel)
    label.shadowOffset = CGSize(width: 1, height: 2)
    button.reversesTitleShadowWhenHighlighted = true
    button.isHighlighted = true
    #expect(label.shadowOffset == CGSize(width: -1, height: -2))

    button.isHighlighted = false
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test func aToolTipMakesAnInteraction() {
    let button = button()
    button.toolTip = "Save"
    #expect(button.toolTipInteraction?.view === button)
    #expect(button.toolTipInteraction?._configuration(at: .zero)?.toolTip == "Save")

    button.toolTip = nil
    #expect(button.toolTipInteraction == nil)
    #expect(button.interactions.isEmpty)
  }
}
