/// A tab, or several.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent where Body.TabValue == TabValue
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// A tab that no other one describes.
struct UndrawnTabs<TabValue: Hashable>: TabContent {
  var body: Self { self }

  nonisolated init() {}
}

extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    UndrawnTabs<TabValue>()
  }
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    UndrawnTabs<TabValue>()
  }
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    UndrawnTabs<TabValue>()
  }
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    UndrawnTabs<TabValue>()
  }
  /// - Important: Inert.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { UndrawnTabs<TabValue>() }
}
