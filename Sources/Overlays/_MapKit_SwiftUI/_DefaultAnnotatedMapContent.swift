/// The content of a map with an annotation for each of some items.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>
where Items.Element: Identifiable {}
