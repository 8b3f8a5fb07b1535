import DarkroomCoreGraphics
public import Foundation

/// What a bar shows of an item.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The bar that shows the item now.
  final weak var bar: UIView?

  public override init() { super.init() }

  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open var image: UIImage? {
    didSet { bar?.setNeedsLayout() }
  }
  open var isEnabled = true {
    didSet { bar?.setNeedsLayout() }
  }
  open var tag = 0
  open var imageInsets: UIEdgeInsets = .zero
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
}
