import DarkroomCoreGraphics
import DarkroomFoundation
import Foundation

/// The reason why a storyboard or nib cannot be used at all.
///
/// UIKit raises an exception for each.
package enum NibError: Error, Equatable, Sendable {
  case storyboardNotFound(String, bundle: String)
  case nibNotFound(String, bundle: String)
  case ambiguousFile(String, paths: [String])
  case malformed(file: String, line: Int, reason: String)
  case noInitialController(file: String)
  case unknownIdentifier(String, file: String)
  case unknownSegue(String, controller: String)
  /// The class's initializer failed, or the class does not match the element.
  case notCreated(type: String, file: String, line: Int)
  case outlet(String, of: String, problem: NamedValueError, file: String, line: Int)
  /// A controller's nib connects no view to it.
  case noView(nib: String)
  case unwinding(action: String, from: String)
  /// A controller whose class requires a specific kind of view has another kind in its scene.
  case wrongView(controller: String, expected: String, id: String, file: String)
  /// A controller whose class requires a specific kind of view has another kind in its nib.
  case wrongNibView(controller: String, expected: String, nib: String)
  /// A nib is loaded again by its own contents, or by a nib that they load.
  case endlessNib(file: String)
  /// A scene leads to itself, or to too many others.
  case endless(id: String, file: String, line: Int)
}

extension NibError {
  var exceptionName: ExceptionName {
    switch self {
    case .outlet(_, _, .unknownProperty, _, _): .unknownKey
    case .storyboardNotFound, .unknownIdentifier, .unknownSegue: .invalidArgument
    default: .internalInconsistency
    }
  }

  /// The message in UIKit's words, if it has any, with additional information: file, line and types.
  package var reason: String {
    switch self {
    case .storyboardNotFound(let name, let bundle):
      "Could not find a storyboard named '\(name)' in bundle \(bundle)"
        + Self.undeclared("\(name).storyboard", bundle)
    case .nibNotFound(let name, let bundle):
      "Could not load NIB in bundle: 'NSBundle <\(bundle)> (loaded)' with name '\(name)'"
        + Self.undeclared("\(name).xib", bundle)
    case .ambiguousFile(let file, let paths):
      "\(file) is in several resource bundles; name one of them: \(paths.joined(separator: ", "))"
    case .malformed(let file, let line, let reason):
      "\(file):\(line): cannot be read: \(reason)"
    case .noInitialController(let file):
      "\(file) has no initial view controller"
    case .unknownIdentifier(let identifier, let file):
      "Storyboard (\(file)) doesn't contain a view controller with identifier '\(identifier)'"
    case .unknownSegue(let identifier, let controller):
      "Receiver (\(controller)) has no segue with identifier '\(identifier)'"
    case .notCreated(let type, let file, let line):
      "\(file):\(line): \(type) was not created by init(coder:)"
    case .outlet(let name, let type, let problem, let file, let line):
      "\(file):\(line): outlet \(name) of \(type): \(Self.words(problem, name))"
    case .noView(let nib):
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the view outlet was not "
        + "set."
    case .wrongNibView(let controller, let expected, let nib):
      "-[\(controller) loadView] loaded the \"\(nib)\" nib but didn't get a \(expected)."
    case .endlessNib(let file):
      "\(file): objects of the nib load the nib again, or too many others, without end"
    case .unwinding(let action, let controller):
      "no view controller that \(controller) came from handles \(action)"
    case .wrongView(let controller, let expected, let id, let file):
      "-[\(controller) loadView] instantiated view controller with identifier \"\(id)\" from storyboard "
        + "\"\(file)\", but didn't get a \(expected)."
    case .endless(let id, let file, let line):
      "\(file):\(line): the view controller with the id \(id) needs itself, or too many others"
    }
  }

  private static func undeclared(_ file: String, _ bundle: String) -> String {
    UndeclaredResources.words(for: [file], in: bundle).map { ". \($0)" } ?? ""
  }

  private static func words(_ problem: NamedValueError, _ name: String) -> String {
    switch problem {
    case .unknownProperty(_, let type):
      "[<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
        + "for the key \(name)."
    case .readOnly(_, let type):
      "\(type).\(name) cannot be set"
    case .typeMismatch(_, let type, let expected, let actual):
      "\(type).\(name) expects \(expected), but the interface file connects \(actual)"
    }
  }

  func raise() -> Never { UncaughtException.raise(reason, name: exceptionName) }
}
