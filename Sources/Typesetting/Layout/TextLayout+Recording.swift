package import DarkroomRaster

extension TextLayout {
  /// Draws the text with the top-left corner of the layout at `origin`.
  ///
  /// `decoder` turns the pictures of emoji into bitmaps; without one they are left out.
  package func record(
    into recorder: inout DisplayListRecorder, at origin: Point,
    decoder: (any ColorGlyphDecoder)? = nil
  ) {
    for line in lines {
      for run in line.runs {
        RunRecorder(run: run, line: line, origin: origin + line.origin, decoder: decoder)
          .recordBackground(into: &recorder, top: origin.y + line.top)
      }
      for run in line.runs {
        RunRecorder(run: run, line: line, origin: origin + line.origin, decoder: decoder)
          .record(into: &recorder)
      }
    }
  }
}
