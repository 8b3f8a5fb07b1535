import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore

/// The contents of a failure message about one difference.
struct Difference {
  /// The strategy's message in upstream's words, which ends the failure message.
  var message: String
  /// The changes, the most important first.
  var words: [String] = []
  /// Sentences with numbers, one per line.
  var details: [String] = []
  var numbers: DifferenceNumbers?
  var evidence: ChangeEvidence?
  var isForeign = false
  /// A PNG file that shows the difference.
  var picture: (() -> [UInt8]?)?
  /// The pending file, if one was requested; it is encoded during the rest of the comparison.
  var draft: BackgroundValue<Result<[UInt8], PNGError>>?
  var attachments: [XCTAttachment] = []
}
