/// A kind of film or sound file, by its identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  public static let jpg = Self(rawValue: "public.jpeg")
}
