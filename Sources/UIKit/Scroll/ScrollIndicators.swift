/// The indicators of a scroll view, which are created when they are first shown.
struct ScrollIndicators {
  var areShown = false
  /// The number of times that they were shown, so that the end of an earlier time does not hide them.
  var count = 0
  var vertical: _UIScrollViewScrollIndicator?
  var horizontal: _UIScrollViewScrollIndicator?
}
