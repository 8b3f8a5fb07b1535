import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation

/// Headless Chromium, driven through pipes by its DevTools protocol.
final class Browser {
  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile: ScratchFolder
  private var received: [UInt8] = []
  private var number = 0
  private var session: String?
  /// What went wrong in the page.
  private(set) var complaints: [String] = []

  private static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first(
    where: Files.exists)
  static let isInstalled = program != nil
  static let absence = "Chromium is not installed"

  struct Failure: Error {
    var words: String
  }

  init(width: Int = 1280, height: Int = 800) throws {
    profile = try ScratchFolder()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads commands from descriptor 3 and answers on 4.
    process.arguments = [
      "-c",
      "exec \"$0\" --headless=new --no-sandbox --disable-gpu --no-first-run --user-data-dir=\"$1\" "
        + "--window-size=\(width),\(height) --remote-debugging-pipe about:blank 3<&0 4>&1 2>/dev/null",
      Self.program ?? "", profile.path,
    ]
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    _ = try send("Runtime.enable")
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: message)
    try commands.fileHandleForWriting.write(contentsOf: data + [0])
    while let answer = try next() {
      note(answer)
      guard answer["id"] as? Int == number else { continue }
      if let error = answer["error"] { throw Failure(words: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
    throw Failure(words: "the browser is gone")
  }

  private func note(_ message: [String: Any]) {
    guard message["method"] as? String == "Runtime.exceptionThrown" else { return }
    complaints.append("\(message["params"] ?? "")")
  }

  /// The next message; they end with NUL.
  private func next() throws -> [String: Any]? {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any]
      }
      let data = answers.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      received += data
    }
  }

  /// Opens a report and waits until its script has run.
  func open(_ address: String) throws {
    try send("Page.navigate", ["url": address])
    try wait("document.documentElement.dataset.ready === 'yes'")
  }

  /// A PNG of what is seen.
  func picture() throws -> [UInt8] {
    try wait(
      "[...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)"
    )
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw Failure(words: "no picture")
    }
    return [UInt8](data)
  }

  /// Shows a page that isn't a report.
  func show(_ page: String) throws {
    try send("Page.navigate", ["url": page])
    try wait("document.readyState === 'complete'")
  }

  /// Makes the system's appearance `light` or `dark`.
  func setColorScheme(_ name: String) throws {
    let feature = ["name": "prefers-color-scheme", "value": name]
    try send("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  func evaluate(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] {
      throw Failure(words: "\(expression): \(details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ expression: String) throws -> String {
    try evaluate("String(\(expression))") as? String ?? ""
  }

  /// Asks until it is true, at most ten seconds.
  func wait(_ condition: String) throws {
    for _ in 0..<200 {
      if (try? evaluate("!!(\(condition))")) as? Bool == true { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(words: "never: \(condition)")
  }

  /// A key with a character, such as `a`, or with a name, such as `ArrowDown`.
  func press(_ key: String) throws {
    var event: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { event["text"] = key }
    try send("Input.dispatchKeyEvent", event)
    try send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  func drag(from start: (Double, Double), to end: (Double, Double)) throws {
    func mouse(_ type: String, _ point: (Double, Double)) throws {
      try send(
        "Input.dispatchMouseEvent",
        ["type": type, "x": point.0, "y": point.1, "button": "left", "buttons": 1, "clickCount": 1])
    }
    try mouse("mousePressed", start)
    try mouse("mouseMoved", end)
    try mouse("mouseReleased", end)
  }

  func move(to point: (Double, Double)) throws {
    try send("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": point.0, "y": point.1])
  }

  /// The middle of the first element that a selector finds.
  func middle(of selector: String) throws -> (Double, Double) {
    let box = try evaluate(
      "(() => { const b = document.querySelector(\"\(selector)\").getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()"
    )
    let numbers = (box as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count == 2 else { throw Failure(words: "no \(selector)") }
    return (numbers[0], numbers[1])
  }
}
