import DarkroomImageComparison
import DarkroomPNG
import DarkroomSnapshotStore

/// How one assertion treats a picture and its reference, beyond what its strategy says.
struct PictureRules {
  /// Whether equal hashes prove equal pixels.
  var allowsHashes = false
  /// The number of the sample that this reference is in; nil if it is not verified for such a reason.
  var sample: Int?
  /// What settings, variables or the command line allow; empty for nothing.
  var tolerance = Tolerance()
  /// Variables and the command line beat the strategy; settings stand in where it asks for equal pixels.
  var tolerancePrevails = false
  /// Whether the picture waits where it differs, and does not become the reference at once.
  var keepsDrafts = false
  /// The other cells of a matrix, which may share the reference's file; nil outside a matrix.
  var equals: EqualPictures?
  /// How references are packed.
  var png = PNGSettings()
  /// What else lets a picture pass, in words.
  private var trust: [String] = []

  init() {}

  /// Flags and variables beat the test, which beats `.snapshots.json`.
  ///
  /// - Parameter count: numbers the runs, for the sample of this one.
  init(
    for location: SnapshotLocation, _ environment: SnapshotEnvironment,
    count: SampleCounter = .process
  ) throws(IllegalValue) {
    let reference =
      FilePath.relative(location.reference, to: location.results.package) ?? location.reference
    let forced = try environment.tolerance()
    tolerance = forced.isEmpty ? location.settings.tolerance(for: reference) : forced
    tolerancePrevails = !forced.isEmpty
    png = location.settings.png ?? PNGSettings()
    let verification = try environment.verification()
    let asked = try environment.sample()
    let number = verification == .sampled ? asked ?? count.number(in: location.results) : 0
    allowsHashes = verification.allowsHashes(for: reference, sample: number)
    if verification == .sampled, !allowsHashes { sample = number }
    if verification == .hashes { trust = ["SNAPSHOT_VERIFY=hashes"] }
    if verification == .sampled, environment.isContinuousIntegration {
      trust = ["SNAPSHOT_VERIFY=sampled"]
    }
  }

  /// The rule for pictures of so many pixels, and words for it where it is not the strategy's.
  func mode(_ strategy: ComparisonMode, pixels: Int) -> (mode: ComparisonMode, words: String?) {
    guard !tolerance.isEmpty, tolerancePrevails || strategy == .exact else {
      return (strategy, nil)
    }
    return (tolerance.mode(pixels: pixels), tolerance.words)
  }

  /// What lets a picture differ or pass unseen, under a strategy that allows `arguments`.
  func looseness(_ arguments: [String]) -> [String] {
    let names = tolerancePrevails ? Tolerance.Names.variables : .settings
    let isOverruled = !tolerance.isEmpty && (tolerancePrevails || arguments.isEmpty)
    return (isOverruled ? tolerance.looseness(named: names) : arguments) + trust
  }

  /// How to find again what the sample found; nil if no sample found it.
  var sampleWords: String? {
    sample.map {
      "The reference's stamp claims this picture, but sample \($0) compared the pixels. "
        + "SNAPSHOT_SAMPLE=\($0) repeats it."
    }
  }
}
