public enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
}
