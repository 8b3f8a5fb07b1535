/// How a picture is fitted into its size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill

  /// The mode that shows the whole picture.
  public static let `default` = PHImageContentMode.aspectFit
}
