/// Whether a scene is visible and active.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}
