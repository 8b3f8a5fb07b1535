/// Keeps scripts and message handlers; no script runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []
  package private(set) var handlers: [String: any WKScriptMessageHandler] = [:]

  public override init() { super.init() }

  /// Adds a script, which never runs here.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Kept until it is removed, as on iOS; a name that has a handler raises.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    UncaughtException.require(
      handlers[name] == nil,
      "Attempt to add script message handler with name '\(name)' when one already exists.",
      name: .invalidArgument)
    handlers[name] = scriptMessageHandler
  }

  /// Removes the handler of a name; has no effect if there is none.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}
