import SwiftUI
import Testing

struct BindingTests {
  struct Profile {
    var name = "Ada"
    var tags = ["a", "b"]
  }

  @Test func aStateIsReadAndWrittenThroughItsBinding() {
    let state = State(initialValue: 1)

    state.projectedValue.wrappedValue = 2

    #expect(state.wrappedValue == 2)
  }

  @Test func aMemberOfABindingWritesIntoTheWhole() {
    let state = State(wrappedValue: Profile())

    state.projectedValue.name.wrappedValue = "Grace"
    state.projectedValue.tags[1].wrappedValue = "c"

    #expect(state.wrappedValue.name == "Grace")
    #expect(state.wrappedValue.tags == ["a", "c"])
  }

  @Test func aConstantStaysWhatItIs() {
    let binding = Binding.constant(1)

    binding.wrappedValue = 2

    #expect(binding.wrappedValue == 1)
  }

  @Test func bindingsOfOptionalsUnwrapAndWrap() throws {
    let state = State<Int?>(initialValue: 1)
    let unwrapped = try #require(Binding(state.projectedValue))

    unwrapped.wrappedValue = 2
    #expect(state.wrappedValue == 2)

    state.wrappedValue = nil
    let missing = Binding(state.projectedValue)
    #expect(missing == nil)
  }

  @Test func aBindingOfACollectionHasABindingForEachElement() {
    let state = State(wrappedValue: [1, 2, 3])

    for number in state.projectedValue { number.wrappedValue *= 10 }

    #expect(state.wrappedValue == [10, 20, 30])
  }

  @MainActor
  @Test func aStateObjectIsMadeOnceAndOnlyWhenItIsAskedFor() {
    final class Model: ObservableObject { @Published var name = "" }
    var count = 0
    func make() -> Model {
      count += 1
      return Model()
    }

    let object = StateObject(wrappedValue: make())
    #expect(count == 0)

    object.projectedValue.name.wrappedValue = "Ada"
    #expect(object.wrappedValue.name == "Ada")
    #expect(count == 1)
  }
}
