/// Reads what a class has of its own, after its superclass has.
@MainActor
struct NibLevel {
  let decode: @MainActor (UIView, NibReader) -> Void

  private init<T: UIView>(_ type: T.Type, _ read: @escaping @MainActor (T) -> (NibReader) -> Void) {
    decode = { view, reader in if let view = view as? T { read(view)(reader) } }
  }

  /// From the root of the class tree to its leaves.
  static let all: [NibLevel] = [
    NibLevel(UIView.self) { $0.decode },
    NibLevel(UIControl.self) { $0.decodeControl },
    NibLevel(UILabel.self) { $0.decodeLabel },
    NibLevel(UIImageView.self) { $0.decodeImages },
    NibLevel(UIButton.self) { $0.decodeButton },
    NibLevel(UITextField.self) { $0.decodeField },
    NibLevel(UISlider.self) { $0.decodeSlider },
    NibLevel(UISwitch.self) { $0.decodeSwitch },
    NibLevel(UIStepper.self) { $0.decodeStepper },
    NibLevel(UISegmentedControl.self) { $0.decodeSegments },
    NibLevel(UIPageControl.self) { $0.decodePages },
    NibLevel(UIProgressView.self) { $0.decodeProgress },
    NibLevel(UIActivityIndicatorView.self) { $0.decodeActivity },
    NibLevel(UIVisualEffectView.self) { $0.decodeEffect },
    NibLevel(UIScrollView.self) { $0.decodeScrolling },
    NibLevel(UITextView.self) { $0.decodeText },
    NibLevel(UITableView.self) { $0.decodeTable },
    NibLevel(UITableViewCell.self) { $0.decodeCell },
    NibLevel(UICollectionView.self) { $0.decodeCollection },
    NibLevel(UICollectionReusableView.self) { $0.decodeReusable },
    NibLevel(UICollectionViewCell.self) { $0.decodeCell },
    NibLevel(UISearchBar.self) { $0.decodeSearch },
    NibLevel(UINavigationBar.self) { $0.decodeNavigationBar },
    NibLevel(UIToolbar.self) { $0.decodeToolbar },
    NibLevel(UITabBar.self) { $0.decodeTabBar },
    NibLevel(UIStackView.self) { $0.decodeStack },
  ]
}
