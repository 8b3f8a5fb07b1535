/// The properties of a view for the large content viewer.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var isScaled = false
  var insets = UIEdgeInsets.zero
}
