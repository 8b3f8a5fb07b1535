import Foundation

// Written by Scripts/delegate-methods from UISearchControllerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {
    _OptionalMethod("willPresentSearchController:", of: self)?.call(searchController, as: Void.self)
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    _OptionalMethod("didPresentSearchController:", of: self)?.call(searchController, as: Void.self)
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    _OptionalMethod("willDismissSearchController:", of: self)?.call(searchController, as: Void.self)
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    _OptionalMethod("didDismissSearchController:", of: self)?.call(searchController, as: Void.self)
  }
  public func presentSearchController(_ searchController: UISearchController) {
    _OptionalMethod("presentSearchController:", of: self)?.call(searchController, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UISearchControllerDelegate {
  @_disfavoredOverload
  public var willPresentSearchController: _OptionalDelegateCall<UISearchController, Void>? {
    .init { self.willPresentSearchController($0) }
  }
  @_disfavoredOverload
  public var didPresentSearchController: _OptionalDelegateCall<UISearchController, Void>? {
    .init { self.didPresentSearchController($0) }
  }
  @_disfavoredOverload
  public var willDismissSearchController: _OptionalDelegateCall<UISearchController, Void>? {
    .init { self.willDismissSearchController($0) }
  }
  @_disfavoredOverload
  public var didDismissSearchController: _OptionalDelegateCall<UISearchController, Void>? {
    .init { self.didDismissSearchController($0) }
  }
  @_disfavoredOverload
  public var presentSearchController: _OptionalDelegateCall<UISearchController, Void>? {
    .init { self.presentSearchController($0) }
  }
}
