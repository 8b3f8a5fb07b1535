/// What the dots of pages look like.
@MainActor @preconcurrency
public protocol IndexViewStyle {}
