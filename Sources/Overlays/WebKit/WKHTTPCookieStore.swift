/// Keeps cookies while the process runs; what it is asked completes before it returns.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  /// The cookies, in a type that exists without the network's library: a test that uses no cookie does not load it, and
  /// a dump of this object looks up the types of its fields.
  private var stored: [AnyObject] = []

  private var cookies: [HTTPCookie] {
    stored.isEmpty ? [] : stored.compactMap { $0 as? HTTPCookie }
  }

  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) { completionHandler(cookies) }

  open func allCookies() async -> [HTTPCookie] { cookies }

  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    stored.append(cookie)
    completionHandler?()
  }

  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    completionHandler?()
  }

  private func remove(_ cookie: HTTPCookie) {
    stored = cookies.filter {
      $0.name != cookie.name || $0.domain != cookie.domain || $0.path != cookie.path
    }
  }

  func removeAll() { stored = [] }
}
