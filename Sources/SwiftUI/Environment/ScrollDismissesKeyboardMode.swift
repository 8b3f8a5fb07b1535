/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  private let index: Int

  public static var automatic: ScrollDismissesKeyboardMode { .init(index: 0) }
  public static var immediately: ScrollDismissesKeyboardMode { .init(index: 1) }
  public static var interactively: ScrollDismissesKeyboardMode { .init(index: 2) }
  public static var never: ScrollDismissesKeyboardMode { .init(index: 3) }
}
