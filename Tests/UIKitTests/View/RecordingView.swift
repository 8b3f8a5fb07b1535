import DarkroomUIKit

/// Writes down what UIKit tells it.
final class RecordingView: UIView {
  static var log: [String] = []
  let name: String

  init(_ name: String = "v", frame: CGRect = .zero) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  /// What `body` caused, in order.
  static func recording(_ body: () -> Void) -> [String] {
    log = []
    body()
    return log
  }

  private func note(_ event: String) { Self.log.append("\(name) \(event)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMoveToSuperview \(newSuperview == nil ? "nil" : "view") \(superview == nil)")
  }
  override func didMoveToSuperview() {
    note("didMoveToSuperview \(layer.superlayer === superview?.layer)")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMoveToWindow \(newWindow == nil ? "nil" : "window")")
  }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
  override func layoutSubviews() { note("layoutSubviews") }
  override func tintColorDidChange() { note("tintColorDidChange") }
  override func safeAreaInsetsDidChange() { note("safeArea") }
  override func layoutMarginsDidChange() { note("margins") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("traits") }
}
