/// Remembers its items; nothing plays.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Creates a player whose current item is the first one.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  /// The items that remain, the current one included.
  open func items() -> [AVPlayerItem] { queue }
  /// Inserts an item after another one, or at the end; it becomes the current one if there is none.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  /// Removes the first item; the next one becomes the current one.
  open func advanceToNextItem() {
    queue.removeFirst(min(1, queue.count))
    replaceCurrentItem(with: queue.first)
  }
  /// Removes all items, the current one included.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}
