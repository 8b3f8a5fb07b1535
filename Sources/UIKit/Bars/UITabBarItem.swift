import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// A tab's title and image.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage? {
    didSet { change() }
  }
  open var badgeValue: String? {
    willSet { _willChangeValue(of: \.badgeValue, named: "badgeValue") }
    didSet {
      change()
      _didChangeValue(of: \.badgeValue, named: "badgeValue")
    }
  }
  open var badgeColor: UIColor? {
    didSet { change() }
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
