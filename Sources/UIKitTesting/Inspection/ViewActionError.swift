public import Foundation

/// The reason why an action on a part of a view tree was not possible.
public struct ViewActionError: Error, Equatable, Sendable {
  /// The obstacle to an action.
  public enum Reason: Equatable, Sendable {
    /// The part, or a view around it, is disabled.
    case disabled
    /// No view takes touches in the middle of the part.
    case takesNoTouches
    /// There is no text field, or it did not begin editing.
    case takesNoInput
    /// There is no scroll view inside or around the part.
    case doesNotScroll
    /// There is no scroll view that can be refreshed by pulling.
    case doesNotRefresh
    /// There is no navigation stack with a screen to go back to.
    case cannotGoBack
    /// Nothing is presented above the screen, or not the kind of screen that the action needs.
    case presentsNothing
    /// The sheet is modal, or its delegate refuses to dismiss it.
    case staysPresented
    /// The alert has no such button; these are its titles.
    case hasNoButton(titles: [String])
    /// Neither the part nor a view around it has a custom action with this name; `others` are the names of its actions.
    case hasNoAction(String, others: [String])
    /// Neither the part nor a view around it has a menu.
    case hasNoMenu
    /// The menu has no element with this title; `others` are the titles of its elements.
    case menuLacks(String, others: [String])
  }

  /// The name of the action, such as `tap`.
  public let action: String
  /// The reason why the action was not possible.
  public let reason: Reason
}

extension ViewActionError: CustomStringConvertible, LocalizedError {
  /// The action and the reason, as a sentence.
  public var description: String {
    switch reason {
    case .disabled: "\(action): the view is disabled."
    case .takesNoTouches:
      "\(action): nothing takes a touch in the middle of the view. Is it hidden, covered or off screen?"
    case .takesNoInput: "\(action): there is no field in the view that begins to be edited."
    case .doesNotScroll: "\(action): there is no scroll view in the view or around it."
    case .doesNotRefresh: "\(action): there is no scroll view with a refresh control in the view."
    case .cannotGoBack:
      "\(action): there is no stack in the view or around it that shows more than its first page."
    case .presentsNothing:
      "\(action): it is not presented above the view. Is the window the key window?"
    case .staysPresented: "\(action): the sheet cannot be dragged away."
    case .hasNoButton(let titles):
      "\(action): the choices are \(titles.map { "\"\($0)\"" }.joined(separator: ", "))."
    case .hasNoAction(let name, let others):
      "\(action): the view has no custom action \"\(name)\"\(Self.listed(others, "it has"))."
    case .hasNoMenu: "\(action): neither the view nor anything around it has a menu."
    case .menuLacks(let title, let others):
      "\(action): the menu has no element \"\(title)\"\(Self.listed(others, "it has"))."
    }
  }

  private static func listed(_ names: [String], _ words: String) -> String {
    if names.isEmpty { return "" }
    return "; \(words) " + names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The same as `description`, for `localizedDescription` and XCTest.
  public var errorDescription: String? { description }
}
