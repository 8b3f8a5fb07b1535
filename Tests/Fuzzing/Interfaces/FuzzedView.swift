import DarkroomUIKit

/// A view of an app with outlets and attributes that Xcode's inspector shows.
final class FuzzedView: UIView {
  weak var child: UIView?
  var limit = 0
  var note: String?
  private var weakParts = WeakViews()
  var parts: [UIView] {
    get { weakParts.views }
    set { weakParts.views = newValue }
  }
  /// Setting it must not read it.
  var unread: UIView? {
    get { preconditionFailure("an outlet was read") }
    set { child = newValue }
  }
  /// As in many apps: there is nothing to read before it is set.
  var borderColor: UIColor {
    get {
      guard let color = layer.borderColor else { preconditionFailure("no colour was set") }
      return UIColor(cgColor: color)
    }
    set { layer.borderColor = newValue.cgColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    child?.layoutIfNeeded()
    for part in parts { part.tag += 1 }
  }
}
