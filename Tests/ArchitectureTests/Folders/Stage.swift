/// The four parts of Raster, the lowest first: what comes out of one goes into the next.
enum Stage: String, FolderLayer {
  case values
  case recording
  case pixels
  case drawing

  static let module = "Raster"

  /// All folders of the module, each above those that it may name.
  static let folders: [(stage: Stage, folders: [String])] = [
    (.values, ["Numerics", "Geometry", "Path", "Hashing", "Pixmap", "Profiles", "Paint"]),
    (.recording, ["DisplayList"]),
    (.pixels, ["Kernels", "Coverage", "Compositing", "Sampling", "Effects", "Glyphs"]),
    (.drawing, ["Preparation", "Bands"]),
  ]

  init(of folder: String) {
    self = Self.folders.first { $0.folders.contains(folder) }?.stage ?? .values
  }

  var depth: Int { 1 }

  static let doors: [String: String] = [:]

  static let introduction = """
    Which folder names types of which, in four stages: values, recording, pixels, drawing.

    What is drawn is recorded as values in device pixels, made into coverage and rows of colour, and drawn band by band.
    A folder names only what is below it, in its own stage too: no two name each other, and a test fails at the first
    name that points up. Arrows that follow from others are left out. Groups that throw shadows are drawn before their
    picture is: `PreparedList` is given a function for that and knows no band.
    """
}
