import DarkroomFuzzing
import Dispatch
import Foundation
import Synchronization

// What Scripts/fuzz runs: DarkroomFuzz CORPUS [TARGET] [SECONDS] [--seed N] [--from N]; DarkroomFuzz --replay CORPUS.
// With --inputs and --file it is a child of itself, which tries inputs until one ends it.

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("fuzz: \(message)\n".utf8))
  exit(status)
}

/// At once, even into a pipe.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

func target(_ name: String) -> any FuzzTarget.Type {
  guard let target = FuzzTargets.named(name) else {
    let names = FuzzTargets.all.map { $0.name }.joined(separator: ", ")
    fail("no target '\(name)'; there are: \(names)", status: 2)
  }
  return target
}

/// 0, or 86 with the reason on standard error: the parent tells wrong outcomes from crashes by it.
func childStatus(_ body: () throws -> Void) -> Int32 {
  do {
    try body()
    return 0
  } catch {
    FileHandle.standardError.write(Data("wrong: \(error)\n".utf8))
    return 86
  }
}

func replay(_ corpus: Corpus) throws -> Never {
  var failures = 0
  for target in FuzzTargets.all {
    for (file, outcome, message) in try Campaign.replay(corpus.files(of: target), of: target) {
      say("\(target.name)/\(file.lastPathComponent): \(outcome) \(message)")
      failures += 1
    }
  }
  exit(failures == 0 ? 0 : 1)
}

func fuzz(_ arguments: [String]) throws -> Never {
  var words = arguments.dropFirst()
  func option(_ name: String) -> UInt64? {
    guard let place = words.firstIndex(of: name) else { return nil }
    guard place + 1 < words.endIndex, let value = UInt64(words[place + 1]) else {
      fail("\(name) needs a number", status: 2)
    }
    words.removeSubrange(place...place + 1)
    return value
  }
  let seed = option("--seed") ?? UInt64.random(in: 1...999_999)
  let first = option("--from") ?? 0
  let seconds = words.first { Double($0) != nil }.flatMap { Double($0) } ?? 60
  let names = words.filter { Double($0) == nil }
  let targets = names.isEmpty ? FuzzTargets.all : names.map(target)
  let corpus = Corpus(folder: URL(fileURLWithPath: arguments[0]))
  say("seed \(seed)")
  let failures = Mutex(0 as UInt64)
  // As many side by side as there are processors: inputs are tried in processes of their own, one at a time.
  DispatchQueue.concurrentPerform(iterations: targets.count) { place in
    do {
      let target = targets[place]
      let campaign = try Campaign(target, seed: seed, corpus: corpus, say: say)
      let result = try campaign.run(seconds: seconds, from: first)
      let rate = Double(result.inputs) / max(1, result.seconds)
      say(
        "\(target.name): \(result.inputs) inputs in \(Int(result.seconds)) s (\(Int(rate)) a second), \(result.failures) failures"
      )
      failures.withLock { $0 += result.failures }
    } catch {
      fail("\(targets[place].name): \(error)", status: 1)
    }
  }
  exit(failures.withLock { $0 } == 0 ? 0 : 1)
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("--inputs", 6):
  exit(
    childStatus {
      guard let seed = UInt64(arguments[2]), let first = UInt64(arguments[3]),
        let end = Double(arguments[4])
      else { throw FuzzFailure("bad numbers") }
      try ChildRun(target(arguments[1])).tryInputs(
        seed: seed, from: first, until: end, progress: arguments[5])
    })
case ("--file", 3):
  exit(childStatus { try ChildRun(target(arguments[1])).tryFile(arguments[2]) })
case ("--replay", 2): try replay(Corpus(folder: URL(fileURLWithPath: arguments[1])))
case (nil, _):
  fail("usage: DarkroomFuzz CORPUS [TARGET]… [SECONDS] [--seed N] [--from N]", status: 2)
default: try fuzz(arguments)
}
