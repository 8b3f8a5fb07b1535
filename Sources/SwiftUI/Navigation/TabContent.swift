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

extension TabContent {
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabGroup<TabValue>(
      tabEntries(of: self).map {
        TabEntry(content: $0.content, label: $0.label, tag: $0.tag, badge: label ?? $0.badge)
      })
  }
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabGroup<TabValue>(tabEntries(of: self).map { $0.changed { $0.isHidden = hidden } })
  }
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    TabGroup<TabValue>(tabEntries(of: self).map { $0.changed { $0.isDisabled = disabled } })
  }
  /// - Important: Inert.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { TabGroup<TabValue>(tabEntries(of: self)) }
}

extension TabEntry {
  fileprivate func changed(_ change: (inout TabEntry) -> Void) -> TabEntry {
    var entry = self
    change(&entry)
    return entry
  }
}
