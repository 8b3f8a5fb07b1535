/// The context in which a preview is shown.
public protocol PreviewContext {}
