/// The content of a map without annotations.
public struct _DefaultMapContent {}
