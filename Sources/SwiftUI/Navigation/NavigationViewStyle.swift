/// What navigation views look like.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}
