extension UIViewController {
  /// The value that default implementations of a container delegate's methods return, so that the container can tell
  /// that the delegate has no implementation.
  static let unimplementedOrientations: UIInterfaceOrientationMask = []
  static let unimplementedOrientation = UIInterfaceOrientation.unknown

  static func implemented(
    _ orientations: UIInterfaceOrientationMask?
  ) -> UIInterfaceOrientationMask? {
    orientations == unimplementedOrientations ? nil : orientations
  }
  static func implemented(_ orientation: UIInterfaceOrientation?) -> UIInterfaceOrientation? {
    orientation == unimplementedOrientation ? nil : orientation
  }
}
