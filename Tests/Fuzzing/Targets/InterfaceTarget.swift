import DarkroomUIKit
import Foundation

/// Interface files: objects are made of them, or an error says why not, and twice the same.
struct InterfaceTarget: FuzzTarget {
  static let name = "xib"
  /// What is wrong with an interface file is written to standard error, which is kept.
  static let inputsPerProcess = 5_000

  init() {}

  /// Whatever a document asks for that UIKit refuses.
  static func mayRaise(_ text: String) -> Bool { text.contains(UncaughtException.firstWords) }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    let isStoryboard = random.once(in: 3)
    let budget = random.once(in: 50) ? 2_000 : 4 + random.choice(60)
    var grammar = InterfaceGrammar(random, budget: budget)
    var document = isStoryboard ? grammar.storyboard() : grammar.nib()
    var mutation = InterfaceMutation(random: grammar.random)
    for _ in 0..<mutation.random.length(upTo: 8) { mutation.mutate(&document) }
    return mutation.bytes(of: document)
  }

  func run(_ input: [UInt8]) throws {
    try MainActor.assumeIsolated {
      let data = Data(input)
      let first = description(of: data)
      let second = description(of: data)
      try FuzzFailure.check(first == second, "\(first)\nand then\n\(second)")
    }
  }

  // MARK: Loading

  /// What is made of a file, laid out; or why nothing is.
  @MainActor
  private func description(of data: Data) -> String {
    InterfaceClasses.register()
    let nib = UINib(data: data, bundle: nil)
    InterfaceClasses.nib = nib
    defer { InterfaceClasses.nib = nil }
    return ownersScreen(nib, data) + "\n" + objects(nib, data)
  }

  /// A controller with the nib's view.
  @MainActor
  private func ownersScreen(_ nib: UINib, _ data: Data) -> String {
    let owner = owner(in: data)
    do throws(NibError) {
      try nib.loadView(of: owner, named: "nib")
      return shown(owner)
    } catch {
      return error.reason
    }
  }

  /// Of the class that the file says.
  @MainActor
  private func owner(in data: Data) -> UIViewController {
    let text = String(decoding: data, as: UTF8.self)
    let words = "\"IBFilesOwner\" id=\"-1\" customClass=\""
    let name = text.firstRange(of: words).map { text[$0.upperBound...].prefix { $0 != "\"" } }
    return InterfaceClasses.owner(name.map { String($0) } ?? "")
  }

  @MainActor
  private func objects(_ nib: UINib, _ data: Data) -> String {
    do throws(NibError) {
      // A nib has no scenes, and a storyboard no objects: both are read as both.
      let objects = try nib.objects(owner: owner(in: data), [:])
      let storyboard = try UIStoryboard(data: data, bundle: nil)
      var controllers: [UIViewController] = []
      for number in 0..<4 {
        do throws(NibError) {
          controllers.append(try storyboard.controller(identifier: "c\(number)"))
        } catch .unknownIdentifier {}
      }
      if let initial = storyboard.instantiateInitialViewController() {
        controllers.append(initial)
      }
      return (objects + controllers).map { shown($0) }.joined(separator: "\n")
    } catch {
      return error.reason
    }
  }

  // MARK: Showing

  /// An object laid out on a screen.
  @MainActor
  private func shown(_ object: NSObject) -> String {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    switch object {
    case let view as UIView:
      if !(view is UIWindow) { window.addSubview(view) }
    case let controller as UIViewController:
      guard controller.parent == nil else { break }
      window.rootViewController = controller
      window.isHidden = false
    default: return "\(type(of: object))"
    }
    window.layoutIfNeeded()
    var text = ""
    describe(window, depth: 0, to: &text)
    window.rootViewController = nil
    return text
  }

  @MainActor
  private func describe(_ view: UIView, depth: Int, to text: inout String) {
    text += "\(depth) \(type(of: view)) \(view.frame) \(view.alpha) \(view.isHidden)"
    text += " \((view as? UILabel)?.text ?? "")\n"
    for subview in view.subviews { describe(subview, depth: depth + 1, to: &text) }
  }
}
