/// What constraints hold of a guide that they do not own; nil once the guide is gone.
///
/// Many copies of a constraint's sides hold it, and copying a reference costs less than copying a `weak` one.
@MainActor
final class GuideReference {
  private(set) weak var guide: UILayoutGuide?

  init(_ guide: UILayoutGuide) { self.guide = guide }
}
