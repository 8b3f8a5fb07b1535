/// Remembers its items; nothing plays.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  open func items() -> [AVPlayerItem] { queue }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  open func advanceToNextItem() {
    queue.removeFirst(min(1, queue.count))
    replaceCurrentItem(with: queue.first)
  }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}
