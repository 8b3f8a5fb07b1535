/// How an element treats the elements inside it: combined, contained or ignored.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The view is one element; the elements inside it are not read.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The elements inside the view stay.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The view is one element with the labels, traits and actions of the elements inside it.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
