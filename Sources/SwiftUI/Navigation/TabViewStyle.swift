/// What tab views look like.
@MainActor @preconcurrency
public protocol TabViewStyle {}
