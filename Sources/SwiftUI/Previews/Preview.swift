/// A preview for Xcode, as `#Preview` declares it.
@MainActor
public struct Preview {
  /// The kind of traits for previews of views.
  public struct ViewTraits {}

  let traits: PreviewTraits
  /// The views; there are several if the preview has arguments.
  let contents: @MainActor () -> [any View]

  private init(
    _ name: String?, _ traits: [PreviewTrait<ViewTraits>],
    _ contents: @escaping @MainActor () -> [any View]
  ) {
    var result = PreviewTraits(name: name)
    for trait in traits { trait.change(&result) }
    self.traits = result
    self.contents = contents
  }

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name of its picture after that of the file; nil is the file only.
  ///   - traits: The size, the orientation and the context of the preview.
  ///   - body: A closure that builds the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) { self.init(name, traits) { [body()] } }

  /// Creates a preview of a UIKit view.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
  ) { self.init(name, traits) { [PreviewedView(make: body)] } }

  /// Creates a preview of a UIKit controller.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) { self.init(name, traits) { [PreviewedController(make: body)] } }
}

extension Preview {
  /// Creates a preview for each of several arguments.
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) { self.init(name, traits) { arguments.map { body($0) } } }

  /// Creates a preview of a UIKit view for each of several arguments.
  @_disfavoredOverload
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
  ) {
    self.init(name, traits) {
      arguments.map { argument in PreviewedView { body(argument) } }
    }
  }

  /// Creates a preview of a UIKit controller for each of several arguments.
  @_disfavoredOverload
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<UIViewController> body: @escaping @MainActor (T) -> UIViewController
  ) {
    self.init(name, traits) {
      arguments.map { argument in PreviewedController { body(argument) } }
    }
  }
}
