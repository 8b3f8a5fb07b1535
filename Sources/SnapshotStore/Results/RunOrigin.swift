/// Tells results folders of this machine from folders that came in an artifact, a checkout or a copy.
///
/// A run's folder, and that of a command that can be taken back, holds a file that says its own number in the file
/// system and its own time. Neither Git nor an archive brings a file with both, so no foreign folder says it of itself.
/// Where the file system changes numbers, such as on some network disks, a folder counts as foreign: that only
/// narrows what commands write.
enum RunOrigin {
  static let fileName = "origin"

  /// The lines of such runs were made elsewhere, or by no test: a merge brought them, or `import`.
  private static func isMade(ofOtherLines run: String) -> Bool {
    run.hasPrefix("merged-") || run == "import"
  }

  /// Makes the folder; notes that it was made here where there was none.
  ///
  /// - Parameter folder: named as its run or its command.
  static func makeFolder(_ folder: String) throws(StoreError) {
    guard !Files.exists(folder) else { return }
    try Files.makeDirectory(FilePath.directory(folder))
    // Another process of the same run may be quicker: the one that makes the folder notes it.
    guard Files.makeOneDirectory(folder), !isMade(ofOtherLines: FilePath.name(folder)) else {
      return try Files.makeDirectory(folder)
    }
    note(in: folder)
  }

  /// In seconds since 1970: file systems keep even ones.
  private static let times: Range<Int> = 500_000_000..<900_000_000

  /// A folder without the note is foreign, so that it need not be there.
  private static func note(in folder: String) {
    let path = FilePath.joined(folder, fileName)
    try? Files.write([], to: path, durably: false)
    let time = 2 * Int.random(in: times.lowerBound / 2..<times.upperBound / 2)
    guard let mark = Files.mark(path), Files.overwrite(path, with: "\(mark.number) \(time)\n")
    else { return }
    Files.setModified(path, to: time)
  }

  /// Whether this machine made the folder, for a run of tests or a command.
  static func isOwn(_ folder: String) -> Bool {
    let path = FilePath.joined(folder, fileName)
    guard !isMade(ofOtherLines: FilePath.name(folder)), !Files.isLink(folder), !Files.isLink(path),
      let mark = Files.mark(path), let bytes = try? Files.read(path)
    else { return false }
    return bytes == Array("\(mark.number) \(mark.time)\n".utf8)
  }
}
