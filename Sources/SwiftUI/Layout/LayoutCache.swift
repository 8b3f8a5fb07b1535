/// The cache of a custom layout, which the next evaluation of the container updates.
///
/// Each evaluation has its own copy, because measuring may still use the earlier one.
final class LayoutCache<L: Layout> {
  var value: L.Cache

  /// Makes a cache, or updates a copy of the one of an earlier evaluation.
  init(_ layout: L, _ subviews: LayoutSubviews, after earlier: LayoutCache?) {
    guard let earlier else {
      value = layout.makeCache(subviews: subviews)
      return
    }
    value = earlier.value
    layout.updateCache(&value, subviews: subviews)
  }
}
