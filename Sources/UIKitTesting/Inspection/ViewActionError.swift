public import Foundation

/// Why a part of a view tree could not be acted on.
public struct ViewActionError: Error, Equatable, Sendable {
  /// What stands in the way.
  public enum Reason: Equatable, Sendable {
    /// The part, or something around it, is disabled.
    case disabled
    /// Nothing takes a touch in its middle.
    case takesNoTouches
    /// There is no field to write in, or it does not begin to be edited.
    case takesNoInput
    /// There is no scroll view in the part or around it.
    case doesNotScroll
    /// There is no scroll view that is refreshed by a pull.
    case doesNotRefresh
  }

  /// What was to be done, such as `tap`.
  public let action: String
  /// Why it could not be done.
  public let reason: Reason
}

extension ViewActionError: CustomStringConvertible, LocalizedError {
  /// The action, and what stands in its way.
  public var description: String {
    switch reason {
    case .disabled: "\(action): the view is disabled."
    case .takesNoTouches:
      "\(action): nothing takes a touch in the middle of the view. Is it hidden, covered or off screen?"
    case .takesNoInput: "\(action): there is no field in the view that begins to be edited."
    case .doesNotScroll: "\(action): there is no scroll view in the view or around it."
    case .doesNotRefresh: "\(action): there is no scroll view with a refresh control in the view."
    }
  }

  /// The same as `description`, for `localizedDescription` and XCTest.
  public var errorDescription: String? { description }
}
