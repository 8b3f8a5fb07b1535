public import Foundation

/// What makes bundles of classes; an initializer of a protocol may hand out an object that is there already.
public protocol _BundlesOfClasses {}

extension Bundle: _BundlesOfClasses {}

extension _BundlesOfClasses where Self: Bundle {
  /// `Bundle(for:)` of a translated source: each module of the program has a bundle with its name.
  public init(_of aClass: AnyClass) {
    guard let found = ClassBundles.bundle(of: aClass) as? Self else {
      RaisedException.raise(
        "\(Self.self) has no bundles of classes", name: "NSInvalidArgumentException")
    }
    self = found
  }
}
