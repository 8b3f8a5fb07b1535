/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
