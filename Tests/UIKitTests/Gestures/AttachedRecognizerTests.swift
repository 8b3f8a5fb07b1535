import DarkroomUIKit
import Testing

@MainActor
struct AttachedRecognizerTests {
  /// Tests of public packages ask a view whose recognizers were removed whether its list is empty.
  @Test func theListIsEmptyOnceTheLastRecognizerIsRemoved() {
    let view = UIView()
    let tap = UITapGestureRecognizer()
    #expect(view.gestureRecognizers == nil)

    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)

    #expect(view.gestureRecognizers == [])
  }
}
