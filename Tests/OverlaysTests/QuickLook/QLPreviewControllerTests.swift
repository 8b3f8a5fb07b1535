import QuickLook
import Testing

@MainActor
struct QLPreviewControllerTests {
  private final class Source: NSObject, QLPreviewControllerDataSource {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 2 }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { URL(fileURLWithPath: "/\(index).pdf") as NSURL }
  }

  @Test func theItemComesFromTheDataSource() {
    let controller = QLPreviewController()
    let source = Source()
    controller.dataSource = source
    controller.currentPreviewItemIndex = 1

    #expect(controller.currentPreviewItem?.previewItemURL?.path == "/1.pdf")
    controller.currentPreviewItemIndex = 2
    #expect(controller.currentPreviewItem == nil)
  }
}
