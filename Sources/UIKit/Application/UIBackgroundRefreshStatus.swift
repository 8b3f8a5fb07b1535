/// Whether an app may refresh its contents in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
