/// How a picture is fitted into its size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill

  public static let `default` = PHImageContentMode.aspectFit
}
