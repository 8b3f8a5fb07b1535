/// The look of the dots for pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {}
