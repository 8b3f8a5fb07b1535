import Testing
import Vision

struct VNImageRequestHandlerTests {
  @Test func requestsFailAloud() throws {
    var failure: (any Error)?
    let request = VNRecognizeTextRequest { failure = $1 }

    #expect(throws: NSError.self) {
      try VNImageRequestHandler(data: Data()).perform([request])
    }
    #expect(failure?.localizedDescription == "Darkroom recognizes nothing in pictures.")
    #expect(request.results == nil)
  }
}
