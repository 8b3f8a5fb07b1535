/// What constraints hold of a guide that they do not own; nil once the guide is gone.
///
/// Many copies of a constraint's sides hold it, and copying a reference costs less than copying a `weak` one. As that of a
/// view, it is emptied by the guide itself.
final class GuideReference {
  // unsafe: ends with the guide, so nobody reads it afterwards. Whether accesses overlap is not checked, as each takes or
  // sets the one pointer.
  /// Unowned and unchecked, because the guide itself sets it to nil before its memory goes.
  @safe @exclusivity(unchecked) nonisolated(unsafe) fileprivate(set) unowned(unsafe)
    var guide: UILayoutGuide?

  fileprivate init(_ guide: UILayoutGuide) { self.guide = guide }
}

extension UILayoutGuide {
  /// This guide, for one who does not own it.
  var reference: GuideReference {
    if let madeReference { return madeReference }
    let new = GuideReference(self)
    madeReference = new
    return new
  }

  /// From now on nobody who does not own this guide finds it.
  nonisolated func endReference() { madeReference?.guide = nil }
}
