/// A reference to a guide in constraints that do not own it; nil after the guide was released.
///
/// Many copies of a constraint's sides contain it, and copying a reference is cheaper than copying a `weak` one.
@MainActor
final class GuideReference {
  private(set) weak var guide: UILayoutGuide?

  init(_ guide: UILayoutGuide) { self.guide = guide }
}
