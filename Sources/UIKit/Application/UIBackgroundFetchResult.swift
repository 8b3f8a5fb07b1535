/// What a fetch in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
