/// One of several machines that share the tests of a package.
package struct ShardNumber: Encodable, Hashable, Sendable {
  /// From 1.
  package let index: Int
  package let total: Int

  /// Returns nil if `index` is not in `1...total`.
  package init?(index: Int, total: Int) {
    guard total > 0, (1...total).contains(index) else { return nil }
    self.index = index
    self.total = total
  }

  /// `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let total = parts[1] else { return nil }
    self.init(index: index, total: total)
  }

  /// The elements of `tests` that belong to this shard: every test belongs to one shard, and neighboring tests to
  /// different ones.
  package func share(of tests: [String]) -> [String] {
    Set(tests).sorted().enumerated().filter { $0.offset % total == index - 1 }.map(\.element)
  }
}

extension ShardNumber: Decodable {
  private enum CodingKeys: CodingKey {
    case index
    case total
  }

  /// Rejects numbers that are not a valid part of a whole, as everywhere else.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let index = try values.decode(Int.self, forKey: .index)
    let total = try values.decode(Int.self, forKey: .total)
    guard let shard = ShardNumber(index: index, total: total) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "there is no shard \(index)/\(total)"))
    }
    self = shard
  }
}

extension ShardNumber: CustomStringConvertible {
  package var description: String { "\(index)/\(total)" }
}
