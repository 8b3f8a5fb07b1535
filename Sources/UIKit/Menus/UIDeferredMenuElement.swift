import Foundation

/// Stands for menu elements that are made when the menu opens.
///
/// Headless: no menu opens; a test asks for the elements with `_provideElements(_:)`.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var cached: [UIMenuElement]?

  /// Asks `elementProvider` once, and shows the same elements ever after.
  public required init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Asks `elementProvider` each time that the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = self.init(elementProvider)
    element.isCached = false
    return element
  }

  /// Does what an opening menu does: hands over what the provider makes, or made before.
  ///
  /// `completion` is called when the provider has called its own: at once or later.
  public final func _provideElements(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let cached { return completion(cached) }
    provider { elements in
      MainActor.assumeIsolated { [self] in
        if isCached { cached = elements }
      }
      completion(elements)
    }
  }
}
