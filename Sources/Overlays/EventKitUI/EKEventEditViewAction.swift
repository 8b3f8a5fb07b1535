/// How editing an event ended.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
}
