/// Takes choices and numbers off the front of an input; behind its end everything is 0.
package struct InputReader {
  private var rest: ArraySlice<UInt8>

  package init(_ input: [UInt8]) { rest = input[...] }

  package var isAtEnd: Bool { rest.isEmpty }

  package mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// From 0 to `count` − 1; `count` is at most 65,536.
  package mutating func choice(_ count: Int) -> Int {
    let value = count > 256 ? Int(byte()) << 8 | Int(byte()) : Int(byte())
    return value % max(1, count)
  }

  package mutating func flag() -> Bool { choice(2) == 1 }

  package mutating func element<C: RandomAccessCollection>(_ all: C) -> C.Element {
    all[all.index(all.startIndex, offsetBy: choice(all.count))]
  }

  package mutating func integer() -> Int { Int(byte()) << 16 | Int(byte()) << 8 | Int(byte()) }

  /// From 0 up to 1.
  package mutating func fraction() -> Double { Double(integer()) / Double(1 << 24) }
}
