/// What split views look like.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}
