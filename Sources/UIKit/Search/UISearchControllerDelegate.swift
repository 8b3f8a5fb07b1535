public import Foundation

/// Hears of a search's begin and end; every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

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
