import Foundation

/// The changes of indexes when elements are removed and inserted.
struct IndexShift {
  /// Indexes before the change.
  let removed: IndexSet
  /// Indexes after the change.
  let added: IndexSet

  /// The new index of an element that stays; nil for one that is removed.
  func newIndex(of old: Int) -> Int? {
    guard !removed.contains(old) else { return nil }
    var index = old - removed.count(in: 0..<old)
    for range in added.rangeView {
      guard range.lowerBound <= index else { break }
      index += range.count
    }
    return index
  }

  /// The old index of an element; nil for one that is added.
  func oldIndex(of new: Int) -> Int? {
    guard !added.contains(new) else { return nil }
    var index = new - added.count(in: 0..<new)
    for range in removed.rangeView {
      guard range.lowerBound <= index else { break }
      index += range.count
    }
    return index
  }
}
