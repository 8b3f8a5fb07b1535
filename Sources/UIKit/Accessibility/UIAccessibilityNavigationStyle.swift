/// Whether the elements of a container are visited one by one.
///
/// Recorded: nothing visits them.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
