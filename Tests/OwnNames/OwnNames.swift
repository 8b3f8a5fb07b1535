// What the sources of an iOS project may declare, since neither Apple nor upstream has it.
import SnapshotTesting
import UIKit

public enum ClassRegistry {
  public static let isOurs = true
}

public struct OptionalMethod {
  public let isOurs = true

  public init() {}
}

public struct TableViewDelegateCalls {
  public let isOurs = true

  public init() {}
}

extension ViewImageConfig {
  public static let iPhone15 = ViewImageConfig(size: CGSize(width: 1, height: 15))
  public static let iPhoneAir = ViewImageConfig(size: CGSize(width: 2, height: 2))

  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(size: CGSize(width: 17, height: 1))
  }
}

extension UITraitCollection {
  public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    UITraitCollection(displayScale: 15)
  }
}

extension UILayoutPriority {
  public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - change)
  }
}

public func + (change: Float, priority: UILayoutPriority) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + change)
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    CGSize(width: count, height: 1)
  }
}

extension UIBarButtonItem {
  public var systemItem: String { "none" }
}

extension UIView {
  public var recursiveSubviews: [UIView] { [] }

  public func findView(where isWanted: (UIView) -> Bool) -> UIView? { nil }
}

extension UIButton {
  public func simulateTap() { tag += 1 }
}

extension UITextField {
  public func simulateTyping(_ text: String) { self.text = "mine " + text }
}
