/// The background of a configured button, under UIKit's name in descriptions.
final class _UISystemBackgroundView: UIView {}
