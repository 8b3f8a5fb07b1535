import Foundation

// Written by Scripts/delegate-methods from UIPageViewControllerDataSource.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    _OptionalMethod("presentationCountFor:", of: self)?.call(pageViewController, as: Int.self) ?? 0
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    _OptionalMethod("presentationIndexFor:", of: self)?.call(pageViewController, as: Int.self) ?? 0
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIPageViewControllerDataSource {
  @_disfavoredOverload
  public var presentationCount: _PageViewControllerDataSourceCalls.PresentationCount? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var presentationIndex: _PageViewControllerDataSourceCalls.PresentationIndex? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIPageViewControllerDataSource` that have labels, as callable values.
public enum _PageViewControllerDataSourceCalls {
  /// What `presentationCount` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct PresentationCount {
    let receiver: any UIPageViewControllerDataSource

    @discardableResult
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
      receiver.presentationCount(for: pageViewController)
    }
  }

  /// What `presentationIndex` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct PresentationIndex {
    let receiver: any UIPageViewControllerDataSource

    @discardableResult
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
      receiver.presentationIndex(for: pageViewController)
    }
  }
}
