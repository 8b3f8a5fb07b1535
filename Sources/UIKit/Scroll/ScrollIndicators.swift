/// The indicators of a scroll view, made when they are first shown.
struct ScrollIndicators {
  var areShown = false
  /// How often they were shown, so that an earlier end does not hide them.
  var count = 0
  var vertical: _UIScrollViewScrollIndicator?
  var horizontal: _UIScrollViewScrollIndicator?
}
