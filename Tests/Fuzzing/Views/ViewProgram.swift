import DarkroomCoreGraphics
import DarkroomUIKit
import Foundation

/// Calls of UIKit, read from bytes, upon windows, views and controllers that the same bytes make.
@MainActor
final class ViewProgram {
  nonisolated static let bytesPerCall = 8

  typealias Call = (ViewProgram, inout CallReader) throws -> Void

  private(set) var windows: [UIWindow] = []
  private(set) var views: [UIView] = []
  private(set) var controllers: [UIViewController] = []
  var constraints: [NSLayoutConstraint] = []
  var sources: [ListSource] = []
  /// Whether a call has done what ends programs.
  private(set) var isOver = false
  /// Whether it ends with a call that UIKit does not allow, when it comes to one.
  private let isDaring: Bool
  private let wildness: CallReader.Wildness

  private static let mostViews = 60

  /// The bytes of the first call say what numbers may be and whether what UIKit does not allow is called.
  init(_ header: ArraySlice<UInt8>) {
    var reader = InputReader(Array(header))
    wildness = reader.element(CallReader.Wildness.allCases)
    isDaring = reader.choice(16) == 1
    // What is placed by sums of very large numbers comes to no place.
    DeservedException.permit(wildness == .ordinary ? nil : .layerGeometry)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    windows = [window]
    controllers = [window.rootViewController].compactMap { $0 }
    views = [window.rootViewController?.view].compactMap { $0 }
  }

  private static let calls: [[Call]] = [
    creation, creation, hierarchy, hierarchy, geometry, layout, layout, stacks, contents, contents,
    contents, lists, lists, controls, containers, containers, events, drawing, traits, passes,
  ]

  func call(_ bytes: ArraySlice<UInt8>) throws {
    guard bytes.count >= 2 else { return }
    let group = Self.calls[Int(bytes[bytes.startIndex]) % Self.calls.count]
    let call = group[Int(bytes[bytes.startIndex + 1]) % group.count]
    var reader = CallReader(bytes.dropFirst(2), wildness)
    try call(self, &reader)
    // Events that go up such a chain come to no end, on iOS too.
    if controllers.contains(where: { Self.isChainEndless(from: $0) }) { isOver = true }
  }

  /// More responders than any program makes.
  private static let longestChain = 500

  private static func isChainEndless(from responder: UIResponder) -> Bool {
    var next = responder.next
    for _ in 0..<longestChain {
      guard let current = next else { return false }
      next = current.next
    }
    return true
  }

  // MARK: Things

  func view(_ reader: inout CallReader) -> UIView { reader.element(views) }
  func window(_ reader: inout CallReader) -> UIWindow { reader.element(windows) }
  func controller(_ reader: inout CallReader) -> UIViewController { reader.element(controllers) }

  func view<T: UIView>(_ type: T.Type, _ reader: inout CallReader) -> T? {
    let all = views.compactMap { $0 as? T }
    let choice = reader.choice(256)
    return all.isEmpty ? nil : all[choice % all.count]
  }

  func controller<T: UIViewController>(_ type: T.Type, _ reader: inout CallReader) -> T? {
    let all = controllers.compactMap { $0 as? T }
    let choice = reader.choice(256)
    return all.isEmpty ? nil : all[choice % all.count]
  }

  func add(_ view: UIView) {
    guard views.count < Self.mostViews else { return }
    views.append(view)
  }

  func add(_ controller: UIViewController) {
    guard controllers.count < 20 else { return }
    controllers.append(controller)
    views.append(controller.view)
  }

  func add(_ window: UIWindow) {
    if windows.count < 4 { windows.append(window) }
  }

  /// Closes the windows, and tells which views there were.
  func end() -> [UIView] {
    for window in windows {
      window.endEditing(true)
      window.isHidden = true
      window.rootViewController = nil
    }
    return windows + views
  }

  // MARK: Exceptions

  /// Calls what UIKit allows; what it does not is called by daring programs alone, as their last call.
  /// - Parameter isLate: whether the exception may come with a later layout.
  func call(
    _ name: ExceptionName, if isDeserved: Bool, isLate: Bool = false, _ body: () -> Void
  ) throws {
    guard isDeserved else { return body() }
    guard isDaring else { return }
    DeservedException.announce(name)
    body()
    isOver = true
    try FuzzFailure.check(isLate, "a call that deserves \(name.rawValue) passes")
  }
}
