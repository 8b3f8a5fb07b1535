/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs, as a view.
  public struct Content<C: TabContent> where C.TabValue == TabValue {
    let content: C
  }

  @MainActor public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where TabValue == Content.TabValue { content }
  @MainActor public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where TabValue == Content.TabValue { content }
  @MainActor public static func buildBlock<C0: TabContent, C1: TabContent>(
    _ c0: C0, _ c1: C1
  ) -> some TabContent<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue {
    TabGroup<TabValue>(tabEntries(of: c0) + tabEntries(of: c1))
  }
  @MainActor public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some TabContent<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue {
    TabGroup<TabValue>(tabEntries(of: c0) + tabEntries(of: c1) + tabEntries(of: c2))
  }
  @MainActor
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue
  {
    TabGroup<TabValue>(
      tabEntries(of: c0) + tabEntries(of: c1) + tabEntries(of: c2) + tabEntries(of: c3))
  }
  @MainActor
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue
  {
    TabGroup<TabValue>(
      tabEntries(of: c0) + tabEntries(of: c1) + tabEntries(of: c2) + tabEntries(of: c3)
        + tabEntries(of: c4))
  }
  @MainActor
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue
  {
    TabGroup<TabValue>(
      tabEntries(of: c0) + tabEntries(of: c1) + tabEntries(of: c2) + tabEntries(of: c3)
        + tabEntries(of: c4) + tabEntries(of: c5))
  }
  @MainActor
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
    C6: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
    C6.TabValue == TabValue
  {
    TabGroup<TabValue>(
      tabEntries(of: c0) + tabEntries(of: c1) + tabEntries(of: c2) + tabEntries(of: c3)
        + tabEntries(of: c4) + tabEntries(of: c5) + tabEntries(of: c6))
  }
  @MainActor
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
    C6: TabContent, C7: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
    C6.TabValue == TabValue, C7.TabValue == TabValue
  {
    TabGroup<TabValue>(
      tabEntries(of: c0) + tabEntries(of: c1) + tabEntries(of: c2) + tabEntries(of: c3)
        + tabEntries(of: c4) + tabEntries(of: c5) + tabEntries(of: c6) + tabEntries(of: c7))
  }
  @MainActor
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
    C6: TabContent, C7: TabContent, C8: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
    C6.TabValue == TabValue, C7.TabValue == TabValue, C8.TabValue == TabValue
  {
    TabGroup<TabValue>(
      tabEntries(of: c0) + tabEntries(of: c1) + tabEntries(of: c2) + tabEntries(of: c3)
        + tabEntries(of: c4) + tabEntries(of: c5) + tabEntries(of: c6) + tabEntries(of: c7)
        + tabEntries(of: c8))
  }
  @MainActor
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
    C6: TabContent, C7: TabContent, C8: TabContent, C9: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
    C6.TabValue == TabValue, C7.TabValue == TabValue, C8.TabValue == TabValue,
    C9.TabValue == TabValue
  {
    TabGroup<TabValue>(
      tabEntries(of: c0) + tabEntries(of: c1) + tabEntries(of: c2) + tabEntries(of: c3)
        + tabEntries(of: c4) + tabEntries(of: c5) + tabEntries(of: c6) + tabEntries(of: c7)
        + tabEntries(of: c8) + tabEntries(of: c9))
  }
  @MainActor public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> some TabContent<TabValue> where TabValue == Content.TabValue {
    TabGroup<TabValue>(content.map { tabEntries(of: $0) } ?? [])
  }
}

extension TabContentBuilder.Content: View, UndrawnValue {
  public typealias Body = Never
}
