/// The label of a button, under UIKit's name in descriptions.
final class UIButtonLabel: UILabel {
  override var blankBackgroundDescription: String? { nil }
}
