public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
