/// Distinguishes results folders of this machine from folders that came in an artifact, a checkout or a copy.
///
/// The folder of a run, and that of a command that can be undone, contains a file with its own inode number and
/// modification time. Neither Git nor an archive reproduces both, so no foreign folder can contain a valid file. If the
/// file system changes inode numbers, as some network disks do, a folder counts as foreign, which only restricts what
/// commands write.
enum RunOrigin {
  static let fileName = "origin"

  /// The lines of such runs were made elsewhere, or not by a test: they come from a merge or from `import`.
  private static func isMade(ofOtherLines run: String) -> Bool {
    run.hasPrefix("merged-") || run == "import"
  }

  /// Creates the folder; if it is new, records that it was made here.
  ///
  /// - Parameter folder: the folder, named after its run or its command.
  static func makeFolder(_ folder: String) throws(StoreError) {
    guard !Files.exists(folder) else { return }
    try Files.makeDirectory(FilePath.directory(folder))
    // Another process of the same run may be faster: the one that creates the folder writes the record.
    guard Files.makeOneDirectory(folder), !isMade(ofOtherLines: FilePath.name(folder)) else {
      return try Files.makeDirectory(folder)
    }
    note(in: folder)
  }

  /// The range of times in seconds since 1970.
  ///
  /// Only even times are used, because some file systems keep no others.
  private static let times: Range<Int> = 500_000_000..<900_000_000

  /// A folder without the record counts as foreign, so the record may be missing.
  private static func note(in folder: String) {
    let path = FilePath.joined(folder, fileName)
    try? Files.write([], to: path, durably: false)
    let time = 2 * Int.random(in: times.lowerBound / 2..<times.upperBound / 2)
    guard let mark = Files.mark(path), Files.overwrite(path, with: "\(mark.number) \(time)\n")
    else { return }
    Files.setModified(path, to: time)
  }

  /// Whether this machine created the folder, for a test run or a command.
  static func isOwn(_ folder: String) -> Bool {
    let path = FilePath.joined(folder, fileName)
    guard !isMade(ofOtherLines: FilePath.name(folder)), !Files.isLink(folder), !Files.isLink(path),
      let mark = Files.mark(path), let bytes = try? Files.read(path)
    else { return false }
    return bytes == Array("\(mark.number) \(mark.time)\n".utf8)
  }
}
