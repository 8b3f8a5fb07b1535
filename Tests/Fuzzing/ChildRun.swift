import Foundation
import Glibc

/// What a child does: tries inputs under limits, until one of them ends it.
package struct ChildRun {
  private let target: any FuzzTarget
  private let type: any FuzzTarget.Type

  package init(_ type: any FuzzTarget.Type) throws {
    self.type = type
    target = try type.init()
    try limitMemory()
  }

  /// Tries the inputs of a seed from `first`, and keeps the number of the current one in the file `progress`.
  ///
  /// Returns at the time `end`, in seconds since 1970, or behind as many as a process may try.
  package func tryInputs(seed: UInt64, from first: UInt64, until end: Double, progress: String)
    throws
  {
    let file = unsafe open(progress, O_WRONLY)
    guard file >= 0 else { throw FuzzFailure("cannot open \(progress)") }
    defer { close(file) }
    var number = first
    while Date().timeIntervalSince1970 < end, number - first < UInt64(type.inputsPerProcess) {
      unsafe withUnsafeBytes(of: number) { _ = unsafe pwrite(file, $0.baseAddress, 8, 0) }
      var random = FuzzRandom(seed: seed, input: number)
      try run(target.input(&random))
      number += 1
    }
    unsafe withUnsafeBytes(of: number) { _ = unsafe pwrite(file, $0.baseAddress, 8, 0) }
  }

  package func tryFile(_ path: String) throws {
    try run(Array(Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// How many times longer code takes that is not optimized, as where `DARKROOM_UNOPTIMIZED` is set.
  private static let slowness: Int = {
    var slowness = 1
    func slowDown() -> Bool {
      slowness = 20
      return true
    }
    assert(slowDown())
    return slowness
  }()

  private func run(_ input: [UInt8]) throws {
    // Processor time, so that a busy machine makes no hang.
    var timer = itimerval()
    timer.it_value.tv_sec = type.seconds * Self.slowness
    _ = unsafe setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    try target.run(input)
  }

  private func limitMemory() throws {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").first.flatMap { Int($0) }
    guard let pages else { return }
    let most = UInt(pages * Int(getpagesize()) + type.memory)
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else {
      throw FuzzFailure("cannot limit the memory")
    }
  }
}
