import Foundation
import Network
import Testing

struct NWPathMonitorTests {
  @Test func theHandlerIsCalledOnceWithWiFi() async {
    let monitor = NWPathMonitor()
    let path = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "monitor"))
    }
    monitor.cancel()

    #expect(path.status == .satisfied && path.usesInterfaceType(.wifi))
    #expect(!path.usesInterfaceType(.cellular) && !path.isExpensive)
    #expect(monitor.pathUpdateHandler == nil)
  }
}
