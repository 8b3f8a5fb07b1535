/// Lets `T()` be written where `T` is some kind of collection view layout.
///
/// Swift calls none but `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. The initializers of this protocol
/// stand behind those of the classes and call the one that the metatype's class has.
public protocol _UICollectionViewLayoutInitializers {}

extension UICollectionViewLayout: _UICollectionViewLayoutInitializers {}

extension _UICollectionViewLayoutInitializers {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init() {
    let type = ViewInstantiation.type(Self.self, as: UICollectionViewLayout.self)
    self = ViewInstantiation.object(ViewInstantiation.object(of: type), as: Self.self)
  }
}
