/// Keeps cookies while the process runs; what it is asked completes before it returns.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) { completionHandler(cookies) }

  open func allCookies() async -> [HTTPCookie] { cookies }

  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    cookies.append(cookie)
    completionHandler?()
  }

  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    completionHandler?()
  }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }

  func removeAll() { cookies = [] }
}
