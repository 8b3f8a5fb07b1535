/// What the runner prints, as it is.
final class EchoReporter: Reporter {
  func event(_ event: TestEvent) {
    if case .building(let line) = event { Console.say(line) }
  }

  func output(_ line: String) { Console.say(line) }
}
