/// Rows as a file holds them, one behind the other, without their filter bytes.
struct PackedBand: Sendable {
  let rows: Int
  let bytes: [UInt8]
  /// What a trial has chosen, by libpng's number for it; 0 where the coding says it.
  var filter: Int32 = 0
}
