/// A pool of off-screen buffers for groups, reused from band to band.
@safe final class SurfacePool {
  @unsafe private struct Block {
    var memory: UnsafeMutablePointer<UInt32>
    var capacity: Int

    init(_ capacity: Int) {
      unsafe memory = .allocate(capacity: capacity)
      unsafe self.capacity = capacity
    }
  }

  private var free: [Block]
  private var used: [Block]

  init() {
    unsafe free = []
    unsafe used = []
  }

  deinit {
    for i in unsafe free.indices { unsafe free[i].memory.deallocate() }
    for i in unsafe used.indices { unsafe used[i].memory.deallocate() }
  }

  /// Returns a cleared surface, which callers give back in reverse order with `pop`.
  func push(_ area: IntRect) -> Surface {
    let count = max(1, area.width * area.height)
    var block = unsafe free.popLast() ?? Block(count)
    if unsafe block.capacity < count {
      unsafe block.memory.deallocate()
      unsafe block = Block(count)
    }
    unsafe used.append(block)
    unsafe block.memory.update(repeating: 0, count: count)
    return unsafe Surface(base: block.memory, stride: area.width, area: area)
  }

  func pop() {
    if let last = unsafe used.popLast() { unsafe free.append(last) }
  }
}
