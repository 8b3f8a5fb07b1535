/// The content of a map that a builder makes.
public struct _MapContentView<Content: MapContent> {}
