import DarkroomImageComparison
import DarkroomPNG
import DarkroomSnapshotStore

/// The rules by which one assertion compares a picture with its reference, beyond the ones of its strategy.
struct PictureRules {
  /// Whether equal hashes prove equal pixels.
  var allowsHashes = false
  /// The number of the sample that verifies this reference; nil if it is not part of a sample.
  var sample: Int?
  /// The tolerance from settings, variables or the command line; empty for none.
  var tolerance = Tolerance()
  /// Whether the tolerance overrides the strategy's.
  ///
  /// That of variables and the command line does; that of settings applies only if the strategy requires equal pixels.
  var tolerancePrevails = false
  /// Whether a picture that differs stays pending, rather than becoming the reference at once.
  var keepsDrafts = false
  /// The other cells of a matrix, which may share the reference's file; nil outside of a matrix.
  var equals: EqualPictures?
  /// How references are packed.
  var png = PNGSettings()
  /// Descriptions of other reasons that let a picture pass.
  private var trust: [String] = []

  init() {}

  /// Creates the rules.
  ///
  /// Flags and variables override the test, and the test overrides `.snapshots.json`.
  ///
  /// - Parameter count: Numbers the runs for this run's sample.
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

  /// The rule for pictures with this number of pixels, and its description if it isn't the strategy's.
  func mode(_ strategy: ComparisonMode, pixels: Int) -> (mode: ComparisonMode, words: String?) {
    guard !tolerance.isEmpty, tolerancePrevails || strategy == .exact else {
      return (strategy, nil)
    }
    return (tolerance.mode(pixels: pixels), tolerance.words)
  }

  /// Descriptions of everything that lets a picture differ or pass unchecked, with a strategy that allows `arguments`.
  func looseness(_ arguments: [String]) -> [String] {
    let names = tolerancePrevails ? Tolerance.Names.variables : .settings
    let isOverruled = !tolerance.isEmpty && (tolerancePrevails || arguments.isEmpty)
    return (isOverruled ? tolerance.looseness(named: names) : arguments) + trust
  }

  /// How to reproduce the sample's finding; nil if no sample found it.
  var sampleWords: String? {
    sample.map {
      "The reference's stamp claims this picture, but sample \($0) compared the pixels. "
        + "SNAPSHOT_SAMPLE=\($0) repeats it."
    }
  }
}
