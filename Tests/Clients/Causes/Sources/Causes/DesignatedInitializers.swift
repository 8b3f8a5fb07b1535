import UIKit

class SceneWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class TitledNavigationController: UINavigationController {
  let mark: Int
  init(mark: Int, root: UIViewController) {
    self.mark = mark
    super.init(rootViewController: root)
  }
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}

class Picture: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}

class Notes: UITextView {
  init() { super.init(frame: .zero, textContainer: nil) }
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
