public import Foundation

/// Creates bundles for classes; an initializer in a protocol may return an existing object.
public protocol _BundlesOfClasses {}

extension Bundle: _BundlesOfClasses {}

extension _BundlesOfClasses where Self: Bundle {
  /// Replaces `Bundle(for:)` in translated sources: each module of the program has a bundle with its name.
  public init(_of aClass: AnyClass) {
    guard let found = ClassBundles.bundle(of: aClass) as? Self else {
      RaisedException.raise(
        "\(Self.self) has no bundles of classes", name: "NSInvalidArgumentException")
    }
    self = found
  }
}
