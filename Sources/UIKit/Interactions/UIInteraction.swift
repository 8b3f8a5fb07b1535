public import Foundation

/// A behavior that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions, in the order in which `addInteraction(_:)` added them.
  public var interactions: [any UIInteraction] {
    get { interaction.interactions }
    set {
      for old in interaction.interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  func attach(_ added: any UIInteraction) {
    guard !interaction.interactions.contains(where: { $0 === added }) else { return }
    added.view?.removeInteraction(added)
    added.willMove(to: self)
    interaction.interactions.append(added)
    added.didMove(to: self)
  }

  func detach(_ removed: any UIInteraction) {
    guard interaction.interactions.contains(where: { $0 === removed }) else { return }
    removed.willMove(to: nil)
    interaction.interactions.removeAll { $0 === removed }
    removed.didMove(to: nil)
  }
}
