import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore

/// Everything that a failure says about one difference.
struct Difference {
  /// What the strategy says, in upstream's words; the last lines of the failure.
  var message: String
  /// What changed, in words; most important first.
  var words: [String] = []
  /// Sentences of numbers, each a line.
  var details: [String] = []
  var numbers: DifferenceNumbers?
  var evidence: ChangeEvidence?
  var isForeign = false
  /// The PNG file that shows where.
  var picture: (() -> [UInt8]?)?
  /// The pending file, if one was asked for: it is packed during the rest of the comparison.
  var draft: BackgroundValue<Result<[UInt8], PNGError>>?
  var attachments: [XCTAttachment] = []
}
