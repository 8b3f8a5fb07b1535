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

  private func owned(_ object: UnsafeMutableRawPointer) -> Root {
    unsafe Unmanaged<Root>.fromOpaque(object).takeRetainedValue()
  }

  @Test func aSubclassAnswersWithItsOwnInitializer() throws {
    let object = try unsafe owned(
      darkroom_call_init(entry(0, Overriding.self), metadata(Overriding.self)))

    #expect(object is Overriding && object.words == ["overridden"])
    #expect((object as? Overriding)?.own == [1, 2, 3])
  }

  @Test func textsAndNumbersArrive() throws {
    let text = "a text that does not fit into sixteen bytes"
    let entry1 = try unsafe entry(1, Overriding.self)
    // The words are consumed: the string in the memory is never ended.
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    unsafe memory.initialize(to: text)
    defer { unsafe memory.deallocate() }
    let named = unsafe memory.withMemoryRebound(to: UInt64.self, capacity: 2) {
      unsafe owned(
        darkroom_call_init_string(entry1, metadata(Overriding.self), $0[0], $0[1]))
    }
    let framed = try unsafe owned(
      darkroom_call_init_frame(entry(2, Root.self), metadata(Root.self), 1, 2, 3, 4))

    #expect(named.words == [text])
    #expect(framed.numbers == [1, 2, 3, 4])
  }

  @Test func whatHasNoSuchInitializerIsRefused() {
    #expect(unsafe darkroom_initializer(metadata(Root.self), 3, metadata(Root.self)) == nil)
    let generic = unsafe metadata(Generic<Int>.self)
    #expect(unsafe darkroom_initializer(generic, 0, generic) == nil)
  }
}
