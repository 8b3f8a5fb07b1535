/// A receiver of a flattened outline, one straight line at a time.
package protocol PolylineSink {
  /// Starts a new subpath; the one before stays open.
  mutating func move(to p: Point)
  mutating func line(to p: Point)
  /// Ends the subpath with a line to its start.
  mutating func close()
}
