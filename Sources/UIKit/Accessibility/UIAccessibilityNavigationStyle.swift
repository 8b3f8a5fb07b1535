/// Whether a user visits the elements of a container one by one or as one.
///
/// The value is stored, but nothing navigates by it.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
