/// What a preview is shown in.
public protocol PreviewContext {}
