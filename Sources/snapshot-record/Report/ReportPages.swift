import DarkroomReportAssets

/// The files of every report, which are part of the program.
enum ReportPages {
  /// By name.
  static var all: [(name: String, bytes: [UInt8])] {
    (0..<darkroom_report_page_count()).map { index in
      var count = 0
      let bytes = unsafe darkroom_report_page_bytes(index, &count)
      return unsafe (
        String(cString: darkroom_report_page_name(index)),
        Array(UnsafeBufferPointer(start: bytes, count: count))
      )
    }
  }
}
