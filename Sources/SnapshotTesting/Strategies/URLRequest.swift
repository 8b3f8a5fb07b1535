import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// Method, URL, headers and body.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// - Parameter pretty: whether a JSON body is written on several lines with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let method = "\(request.httpMethod ?? "GET") \(url(of: request)?.absoluteString ?? "(null)")"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { ["\n" + text(of: $0, pretty: pretty)] } ?? []
      return ([method] + headers + body).joined(separator: "\n")
    }
  }

  /// The curl command that sends the request.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod {
      case nil, "GET": break
      case "HEAD": parts.append("--head")
      case let method?: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
        parts.append("--header \"\(field): \(quoted(value))\"")
      }
      if let body = request.httpBody, let text = String(data: body, encoding: .utf8) {
        parts.append("--data \"\(quoted(text.replacingOccurrences(of: "\\\"", with: "\\\\\"")))\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(quoted(cookie))\"") }
      parts.append("\"\(url(of: request)?.absoluteString ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\"", with: "\\\"")
  }

  private static func text(of body: Data, pretty: Bool) -> String {
    if pretty, let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }

  /// The URL with the items of its query sorted by name.
  private static func url(of request: URLRequest) -> URL? {
    guard let url = request.url,
      var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return request.url }
    components.queryItems = components.queryItems?.sorted { $0.name < $1.name }
    return components.url
  }
}
