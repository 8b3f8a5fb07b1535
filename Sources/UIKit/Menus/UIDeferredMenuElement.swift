import Foundation

/// A placeholder for menu elements that are created when the menu opens.
///
/// No menu opens here; a test requests the elements with `_provideElements(_:)`.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var cached: [UIMenuElement]?

  /// Calls `elementProvider` once, and shows the same elements from then on.
  public required init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Calls `elementProvider` each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = self.init(elementProvider)
    element.isCached = false
    return element
  }

  /// Simulates the opening of the menu: passes on the elements from the provider, or the cached ones.
  ///
  /// `completion` is called when the provider has called its own completion handler: immediately or later.
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
