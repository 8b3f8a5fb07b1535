public enum Upstream {
  public static let name = "upstream"
}
