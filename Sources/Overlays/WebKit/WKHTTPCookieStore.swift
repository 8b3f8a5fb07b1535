/// Keeps cookies while the process runs; what it is asked completes before it returns.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  /// The cookies, in a type that exists without the network's library: a test that uses no cookie does not load it, and
  /// a dump of this object looks up the types of its fields.
  private var stored: [AnyObject] = []

  private var cookies: [HTTPCookie] {
    stored.isEmpty ? [] : stored.compactMap { $0 as? HTTPCookie }
  }

  /// Passes all cookies to the closure before it returns.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) { completionHandler(cookies) }

  /// The cookies in the order in which they were set.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Stores a cookie, which replaces one with the same name, domain and path; completes before it returns.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    stored.append(cookie)
    completionHandler?()
  }

  /// Removes the cookie with the same name, domain and path; completes before it returns.
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
