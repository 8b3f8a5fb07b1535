import DarkroomUIKit
import Testing

@MainActor
struct DeferredMenuElementTests {
  @Test(arguments: [(true, 1), (false, 2)])
  func aProviderIsAskedOnceUnlessTheElementIsUncached(isCached: Bool, times: Int) {
    var asked = 0
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { completion in
      asked += 1
      completion([UIAction(title: "\(asked)") { _ in }])
    }
    let element =
      isCached ? UIDeferredMenuElement(provider) : UIDeferredMenuElement.uncached(provider)
    #expect(asked == 0)

    var titles: [String] = []
    for _ in 0..<2 { element._provideElements { titles += $0.map(\.title) } }

    #expect(asked == times)
    #expect(titles == ["1", "\(times)"])
  }

  @Test func aProviderMayAnswerLater() {
    var answer: (([UIMenuElement]) -> Void)?
    let element = UIDeferredMenuElement { answer = $0 }
    var count: Int?
    element._provideElements { count = $0.count }
    #expect(count == nil)

    answer?([])

    #expect(count == 0)
  }
}
