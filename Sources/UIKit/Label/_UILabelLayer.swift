/// The layer of a label, which prints under this name as UIKit's does.
final class _UILabelLayer: CALayer {}
