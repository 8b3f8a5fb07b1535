import DarkroomRaster

/// A planned change to one reference, or to a source with inline snapshots.
package struct ReferenceChange: Sendable {
  let reference: ContainedPath
  /// The file to be written: the reference itself, which may be a symbolic link that is then replaced.
  let target: String
  /// Whether it is a source with inline snapshots.
  let isSource: Bool
  /// The digest of the new contents; nil deletes the file.
  let after: ContentHash?
  /// The path of the pending value, to which it returns if the change is undone.
  let pending: ContainedPath?
  /// The new contents, read when they are written, so that never many values are in memory at once.
  let contents: @Sendable () throws(StoreError) -> [UInt8]

  package init(_ reference: ContainedPath, bytes: [UInt8]) {
    self.init(reference, after: ContentHash(bytes)) { () throws(StoreError) in bytes }
  }

  /// A source file that is a symbolic link stays one.
  static func source(_ source: ContainedPath, bytes: [UInt8]) -> ReferenceChange {
    let target = Files.realPath(source.path) ?? source.path
    return ReferenceChange(source, target: target, isSource: true, after: ContentHash(bytes)) {
      () throws(StoreError) in bytes
    }
  }

  /// Makes the file at `path` the reference.
  ///
  /// - Parameter waitsAgain: whether it becomes pending there again if the change is undone.
  init(
    _ reference: ContainedPath, waitingAt path: ContainedPath, _ bytes: [UInt8], waitsAgain: Bool
  ) {
    let after = ContentHash(bytes)
    self.init(reference, after: after, pending: waitsAgain ? path : nil) {
      () throws(StoreError) in
      guard let bytes = try Files.read(path.path), ContentHash(bytes) == after else {
        throw .pendingUnusable(path: path.path, reason: "it has just been replaced")
      }
      return bytes
    }
  }

  static func deletion(of path: String) -> ReferenceChange {
    ReferenceChange(ContainedPath(own: path), after: nil) {
      () throws(StoreError) in []
    }
  }

  private init(
    _ reference: ContainedPath, target: String? = nil, isSource: Bool = false, after: ContentHash?,
    pending: ContainedPath? = nil, _ contents: @escaping @Sendable () throws(StoreError) -> [UInt8]
  ) {
    self.reference = reference
    self.target = target ?? reference.path
    self.isSource = isSource
    self.after = after
    self.pending = pending
    self.contents = contents
  }
}
