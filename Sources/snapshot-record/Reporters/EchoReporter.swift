/// What the runner prints, as it is.
final class EchoReporter: Reporter {
  func event(_ event: TestEvent) {
    if case .building(let line) = event { Console.echo(line) }
  }

  func output(_ line: String) { Console.echo(line) }
}
