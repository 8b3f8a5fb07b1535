/// What an element that holds others is to a screen reader.
///
/// Recorded: nothing is read out.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
