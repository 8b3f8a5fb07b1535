/// Which pictures can be picked.
public struct PHPickerFilter: Equatable, Sendable {
  private let name: String

  public static let images = Self(name: "images")
  public static let videos = Self(name: "videos")
  public static let livePhotos = Self(name: "livePhotos")
  public static let screenshots = Self(name: "screenshots")
  public static let panoramas = Self(name: "panoramas")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: "any(\(subfilters.map(\.name).joined(separator: ", ")))")
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: "all(\(subfilters.map(\.name).joined(separator: ", ")))")
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    Self(name: "not(\(filter.name))")
  }
}
