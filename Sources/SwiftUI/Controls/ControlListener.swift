/// Receives the events of a UIKit control.
@MainActor
final class ControlListener {
  var changed: () -> Void = {}
  /// Called with true when the user begins editing, and with false when the user ends.
  var editing: (Bool) -> Void = { _ in }

  func listen(to control: UIControl) {
    let begin = UIAction { [weak self] _ in self?.editing(true) }
    let change = UIAction { [weak self] _ in self?.changed() }
    let end = UIAction { [weak self] _ in self?.editing(false) }
    control.addAction(begin, for: .touchDown)
    control.addAction(change, for: .valueChanged)
    control.addAction(end, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }
}
