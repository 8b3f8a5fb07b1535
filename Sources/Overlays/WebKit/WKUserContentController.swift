/// Keeps scripts and message handlers; no script runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  package private(set) var handlers: [String: any WKScriptMessageHandler] = [:]

  public override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  /// Kept until it is removed, as on iOS; a name that has a handler raises.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    UncaughtException.require(
      handlers[name] == nil,
      "Attempt to add script message handler with name '\(name)' when one already exists.",
      name: .invalidArgument)
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}
