extension UIViewController {
  /// What the defaults of a container delegate's optional methods answer, so that the container knows that nobody did.
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
