/// A view to be looked at in Xcode, as `#Preview` declares it.
@MainActor
public struct Preview {
  /// What traits of previews of views are for.
  public struct ViewTraits {}

  let traits: PreviewTraits
  let content: @MainActor () -> any View

  private init(
    _ name: String?, _ traits: [PreviewTrait<ViewTraits>],
    _ content: @escaping @MainActor () -> any View
  ) {
    var result = PreviewTraits(name: name)
    for trait in traits { trait.change(&result) }
    self.traits = result
    self.content = content
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) { self.init(name, traits, body) }

  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) { self.init(name, traits) { PreviewedView(make: body) } }

  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) { self.init(name, traits) { PreviewedController(make: body) } }
}
