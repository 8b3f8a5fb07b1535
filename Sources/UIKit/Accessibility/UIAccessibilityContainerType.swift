/// The kind of container that an element is for a screen reader.
///
/// The value is stored, but nothing reads it out.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
