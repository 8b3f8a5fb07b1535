import DarkroomSnapshotStore
import Foundation
import Glibc
import Testing

@testable import DarkroomSnapshotRecord

/// Nobody who connects keeps others waiting.
struct LoopbackConnectionTests {
  private final class Served: Sendable {
    let tool: Tool
    let server: ReportServer
    let port: UInt16

    init(patience: Duration) throws {
      tool = try Tool()
      let package = try PackageSnapshots(
        containing: tool.package, environment: SnapshotEnvironment([:]))
      let server = try ReportServer(
        folder: tool.package, package: package, token: "secret", port: 0, patience: patience)
      self.server = server
      port = try #require(URL(string: server.address)?.port.map { UInt16($0) })
      Thread.detachNewThread { server.run() }
    }

    deinit { server.stop() }

    func connected() throws -> Int32 {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let status = unsafe withUnsafePointer(to: &address) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(status == 0)
      return descriptor
    }

    func answer(to text: String) throws -> String {
      let descriptor = try connected()
      defer { close(descriptor) }
      unsafe _ = send(descriptor, text, text.utf8.count, Int32(MSG_NOSIGNAL))
      return LoopbackConnectionTests.read(descriptor)
    }
  }

  fileprivate static func read(_ descriptor: Int32) -> String {
    var text = ""
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = unsafe recv(descriptor, &piece, piece.count, 0), count > 0 {
      text += String(decoding: piece[..<count], as: UTF8.self)
    }
    return text
  }

  private static let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

  @Test func anOddTargetDoesNotEndTheServer() throws {
    let served = try Served(patience: .seconds(20))

    #expect(try served.answer(to: "GET /?= HTTP/1.1\r\n\r\n").hasPrefix("HTTP/1.1 403"))
    #expect(try served.answer(to: Self.request).hasPrefix("HTTP/1.1 403"))
  }

  @Test func idleConnectionsDoNotDelayAPage() throws {
    let served = try Served(patience: .seconds(60))
    let idle = try (0..<(OpenConnections.limit + 8)).map { _ in try served.connected() }
    defer { idle.forEach { close($0) } }

    #expect(try served.answer(to: Self.request).hasPrefix("HTTP/1.1 403"))
  }

  /// Each has a thread, of which there must not be ever more.
  @Test func theOldestConnectionBeyondTheLimitIsCut() throws {
    let served = try Served(patience: .seconds(60))
    let oldest = try served.connected()
    let next = try served.connected()
    let others = try (0..<(OpenConnections.limit - 1)).map { _ in try served.connected() }
    defer { ([oldest, next] + others).forEach { close($0) } }

    #expect(isEnded(oldest, within: 20_000))
    #expect(!isEnded(next, within: 0))
  }

  /// Whether the server ends the connection in so many milliseconds.
  private func isEnded(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    return unsafe poll(&wish, 1, milliseconds) == 1
      && recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT)) == 0
  }

  @Test func aDrippingConnectionIsCutAtItsDeadline() throws {
    let served = try Served(patience: .milliseconds(300))
    let descriptor = try served.connected()
    defer { close(descriptor) }
    let start = ContinuousClock.now

    while unsafe send(descriptor, "G", 1, Int32(MSG_NOSIGNAL)) == 1,
      start.duration(to: .now) < .seconds(30)
    {
      usleep(20_000)
    }

    #expect(start.duration(to: .now) < .seconds(20))
  }

  /// Else a browser that always has a byte ready would be read from for ever.
  @Test func nothingIsReadAfterTheDeadline() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { ends.forEach { close($0) } }
    unsafe _ = send(ends[0], Self.request, Self.request.utf8.count, Int32(MSG_NOSIGNAL))
    let late = LoopbackConnection(
      descriptor: ends[1], deadline: .now.advanced(by: .seconds(-1)))

    let isRead = late.readRequest() != nil

    #expect(!isRead)
  }
}
