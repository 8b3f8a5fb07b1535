/// The background of a configured button, which has UIKit's name in descriptions.
final class _UISystemBackgroundView: UIView {}
