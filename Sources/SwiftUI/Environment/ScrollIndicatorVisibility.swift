/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let index: Int

  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(index: 0) }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(index: 1) }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(index: 2) }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(index: 3) }
}
