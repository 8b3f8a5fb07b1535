/// The drag interaction of a list, which exists while the list has a drag delegate.
@MainActor
struct ListDragging {
  private var interaction: UIDragInteraction?
  private var source: ListDragSource?
  var isEnabled = false {
    didSet { interaction?.isEnabled = isEnabled }
  }

  mutating func update(of list: UIView, isNeeded: Bool) {
    guard isNeeded != (interaction != nil) else { return }
    guard isNeeded else {
      interaction.map(list.removeInteraction)
      return (interaction, source) = (nil, nil)
    }
    let source = ListDragSource(list)
    let interaction = UIDragInteraction(delegate: source)
    interaction.isEnabled = isEnabled
    list.addInteraction(interaction)
    (self.interaction, self.source) = (interaction, source)
  }
}
