@testable import DarkroomRaster

extension Pixmap {
  /// What `record` draws on `background`.
  init(
    _ width: Int, _ height: Int, background: UInt32 = 0, options: RenderOptions = RenderOptions(),
    _ record: (inout DisplayListRecorder) -> Void
  ) {
    var recorder = DisplayListRecorder(width: width, height: height)
    record(&recorder)
    self = BandRasterizer.render(recorder.finish(), background: background, options: options)
  }
}
