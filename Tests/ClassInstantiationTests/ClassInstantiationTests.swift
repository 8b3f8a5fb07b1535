import DarkroomClassInstantiation
import Testing

class Root {
  let words: [String]
  let numbers: [Double]

  init() {
    words = []
    numbers = []
  }

  init(reuseIdentifier: String?) {
    words = [reuseIdentifier ?? "none"]
    numbers = []
  }

  init(x: Double, y: Double, width: Double, height: Double) {
    words = []
    numbers = [x, y, width, height]
  }
}

final class Overriding: Root {
  let own = [1, 2, 3]

  override init() { super.init(reuseIdentifier: "overridden") }
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  override init(x: Double, y: Double, width: Double, height: Double) {
    super.init(x: width, y: height, width: x, height: y)
  }
}

class Generic<Element> {
  init() {}
}

/// The entries that the metadata of classes name, called from C.
struct ClassInstantiationTests {
  private func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private func entry(_ index: UInt32, _ type: AnyClass) throws -> UnsafeRawPointer {
    try unsafe #require(darkroom_initializer(metadata(Root.self), index, metadata(type)))
  }

  private func make(
    _ index: UInt32, _ type: AnyClass, words: [UInt64] = [], numbers: [Double] = []
  ) throws -> Root {
    let words = words + Array(repeating: 0, count: darkroom_initializer_words - words.count)
    let numbers = numbers + Array(repeating: 0, count: darkroom_initializer_numbers - numbers.count)
    let object = try unsafe #require(
      darkroom_call_initializer(entry(index, type), metadata(type), words, numbers))
    return unsafe Unmanaged<Root>.fromOpaque(object).takeRetainedValue()
  }

  @Test func aSubclassAnswersWithItsOwnInitializer() throws {
    let plain = try unsafe Unmanaged<Root>.fromOpaque(
      darkroom_call_plain_initializer(entry(0, Overriding.self), metadata(Overriding.self))
    ).takeRetainedValue()
    let object = try make(0, Overriding.self)

    #expect(plain is Overriding && object is Overriding)
    #expect(plain.words == ["overridden"] && object.words == ["overridden"])
    #expect((plain as? Overriding)?.own == [1, 2, 3])
  }

  @Test func textsAndNumbersArrive() throws {
    let text = "a text that does not fit into sixteen bytes"
    // The words are consumed: the string in the memory is never ended.
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    unsafe memory.initialize(to: text)
    defer { unsafe memory.deallocate() }
    let words = unsafe memory.withMemoryRebound(to: UInt64.self, capacity: 2) {
      unsafe [$0[0], $0[1]]
    }

    #expect(try make(1, Overriding.self, words: words).words == [text])
    #expect(try make(2, Root.self, numbers: [1, 2, 3, 4]).numbers == [1, 2, 3, 4])
  }

  @Test func whatHasNoSuchInitializerIsRefused() {
    #expect(unsafe darkroom_initializer(metadata(Root.self), 3, metadata(Root.self)) == nil)
    let generic = unsafe metadata(Generic<Int>.self)
    #expect(unsafe darkroom_initializer(generic, 0, generic) == nil)
  }
}
