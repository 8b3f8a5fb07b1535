/// What a view is drawn for, which trees and failures call it by instead of its own class.
@MainActor
package protocol ViewSource: AnyObject {
  /// Such as `Text`.
  var kind: String { get }
}
