import DarkroomCoreGraphics
public import Foundation

/// Reports that the user asked for fresh content; sixty points high.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private var isActive = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 60))
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isRefreshing: Bool { isActive }
  open func beginRefreshing() {
    isActive = true
    isHidden = false
  }
  open func endRefreshing() {
    isActive = false
    isHidden = true
  }
  open var attributedTitle: NSAttributedString?
}
