/// Determines the sizes and positions of a container's views.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default has no orientation, so dividers and spacers inside act as outside of a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// The default makes the cache anew.
  ///
  /// It is called when the container is evaluated again, and when its views forget their sizes.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// The default prefers no distance, so neighbors without a preference are 8 points away.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// The default sets no guide of its own: the container has the guides that its views set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// The default sets no guide of its own: the container has the guides that its views set.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Arranges views with the layout, which centers each view that `placeSubviews` leaves out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// The default of layouts that keep nothing between the calls of a layout.
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout of a given type.
struct LaidOutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LaidOutView: View, UndrawnValue {
  typealias Body = Never
}

extension View {
  /// Attaches a value that a layout reads with `subview[key]`.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    let id = ObjectIdentifier(key)
    return modifier(_TraitWritingModifier { $0.values[id] = value })
  }
}
