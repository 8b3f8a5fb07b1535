import DarkroomSnapshotStore
import Testing

@testable import SnapshotTesting

struct DeviceNameTests {
  /// The tool knows no views, and says before any test runs that a name is none.
  @Test func theToolKnowsEveryDevice() throws {
    #expect(SnapshotMatrix.devices.sorted() == ViewImageConfig.names.sorted())
    for name in ViewImageConfig.names {
      try SnapshotMatrix("device=\(name),\(name)Landscape,\(name)Portrait").checkDevices()
    }
    #expect(throws: MatrixError.self) { try SnapshotMatrix("device=iPhone99").checkDevices() }
  }
}
