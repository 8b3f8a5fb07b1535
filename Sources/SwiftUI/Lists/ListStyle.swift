/// What lists look like.
@MainActor @preconcurrency
public protocol ListStyle {}
