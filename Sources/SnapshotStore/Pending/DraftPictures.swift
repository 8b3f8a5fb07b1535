import DarkroomPNG
import Dispatch
import Synchronization

/// Pending pictures that a failing assertion compressed quickly.
struct DraftPictures: Sendable {
  private let drafts: [(path: ContainedPath, settings: PNGSettings)]

  init(_ snapshots: [PendingSnapshot]) {
    drafts = snapshots.compactMap { snapshot in
      snapshot.line.draft.map { (snapshot.path, $0) }
    }
  }

  /// Compresses each picture exactly as a recording does, on all processors.
  ///
  /// Each file is replaced atomically at its place; a file that already has its final form stays the same.
  ///
  /// - Returns: the pictures that could not be compressed, with the reasons.
  func finish() -> [ContainedPath: StoreError] {
    let problems = Mutex<[ContainedPath: StoreError]>([:])
    DispatchQueue.concurrentPerform(iterations: drafts.count) { index in
      let (path, settings) = drafts[index]
      guard let problem = finish(path.path, settings) else { return }
      problems.withLock { $0[path] = problem }
    }
    return problems.withLock { $0 }
  }

  private func finish(_ path: String, _ settings: PNGSettings) -> StoreError? {
    do throws(StoreError) {
      // A missing or damaged file is rejected together with other values that cannot be accepted.
      guard let bytes = try Files.read(path), ReferenceInspection(bytes, path: path).problem == nil
      else { return nil }
      let finished: [UInt8]
      do throws(PNGError) {
        finished = try PNGEncoder.encode(file: bytes, options: settings.options)
      } catch {
        return .pendingUnusable(path: path, reason: "\(error)")
      }
      if finished != bytes { try Files.write(finished, to: path, durably: false) }
      return nil
    } catch {
      return error
    }
  }
}
