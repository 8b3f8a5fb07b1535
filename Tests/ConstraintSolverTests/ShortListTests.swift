import Testing

@testable import DarkroomConstraintSolver

/// A list holds what an array would, whether its elements fit in place or not.
struct ShortListTests {
  @Test func editsLeaveWhatTheyLeaveInAnArray() {
    var list = ShortList<4, Int32>()
    var array: [Int32] = []
    var random: UInt64 = 1
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    for step in 0..<2000 {
      let value = Int32(step)
      switch next(5) {
      case 0, 1:
        list.append(value)
        array.append(value)
      case 2:
        let place = next(array.count + 1)
        list.insert(value, at: place)
        array.insert(value, at: place)
      case 3 where !array.isEmpty:
        let place = next(array.count)
        list.remove(at: place)
        array.remove(at: place)
      default:
        let divisor = Int32(next(4) + 2)
        list.removeAll { $0 % divisor == 0 }
        array.removeAll { $0 % divisor == 0 }
      }
      if !array.isEmpty {
        let place = next(array.count)
        list[place] += 1
        array[place] += 1
      }

      #expect(Array(list) == array)
    }
  }

  @Test func copiesAreOfTheirOwn() {
    var list = ShortList<2, Int32>()
    for value in Int32(0)..<5 { list.append(value) }
    let copy = list
    list[3] = 9
    list.remove(at: 0)

    #expect(Array(copy) == [0, 1, 2, 3, 4])
    #expect(Array(list) == [1, 2, 9, 4])
  }
}
