/// Whether a scene is seen and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}
