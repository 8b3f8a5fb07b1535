import DarkroomPNG
import Dispatch
import Synchronization

/// Pending pictures as a failing assertion left them, packed quickly.
struct DraftPictures: Sendable {
  private let drafts: [(path: ContainedPath, settings: PNGSettings)]

  init(_ snapshots: [PendingSnapshot]) {
    drafts = snapshots.compactMap { snapshot in
      snapshot.line.draft.map { (snapshot.path, $0) }
    }
  }

  /// Packs each as a recording packs it, byte for byte, on all processors.
  ///
  /// A file is replaced where it waits, whole; one that was finished before becomes what it is.
  ///
  /// - Returns: what could not be packed, and why.
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
      // What is gone or damaged is refused with all else that cannot be accepted.
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
