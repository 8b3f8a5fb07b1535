/// MD5 (RFC 1321), SHA-1 and SHA-2 (FIPS 180-4), block by block.
package struct MessageDigest: Sendable {
  package enum Algorithm: Sendable {
    case md5, sha1, sha224, sha256, sha384, sha512

    /// In bytes.
    package var blockSize: Int { self == .sha384 || self == .sha512 ? 128 : 64 }

    package var digestSize: Int {
      switch self {
      case .md5: 16
      case .sha1: 20
      case .sha224: 28
      case .sha256: 32
      case .sha384: 48
      case .sha512: 64
      }
    }
  }

  private let algorithm: Algorithm
  private var state: [UInt64]
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  package init(_ algorithm: Algorithm) {
    self.algorithm = algorithm
    state = Self.start(of: algorithm)
  }

  package static func digest(_ bytes: some Sequence<UInt8>, _ algorithm: Algorithm) -> [UInt8] {
    var digest = MessageDigest(algorithm)
    digest.update(bytes)
    return digest.finish()
  }

  /// The keyed digest of RFC 2104.
  package static func authentication(
    of bytes: some Sequence<UInt8>, key: [UInt8], _ algorithm: Algorithm
  ) -> [UInt8] {
    let short = key.count > algorithm.blockSize ? digest(key, algorithm) : key
    let padded = short + [UInt8](repeating: 0, count: algorithm.blockSize - short.count)
    let inner = digest(padded.map { $0 ^ 0x36 } + bytes, algorithm)
    return digest(padded.map { $0 ^ 0x5C } + inner, algorithm)
  }

  package mutating func update(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var start = 0
    while pending.count - start >= algorithm.blockSize {
      process(pending[start..<start + algorithm.blockSize])
      start += algorithm.blockSize
    }
    count += UInt64(start)
    pending.removeFirst(start)
  }

  package func finish() -> [UInt8] {
    var copy = self
    let bits = (count + UInt64(pending.count)) * 8
    let length = algorithm.blockSize / 8
    let used = (pending.count + 1 + length) % algorithm.blockSize
    let zeros = used == 0 ? 0 : algorithm.blockSize - used
    let isLittle = algorithm == .md5
    let number = (0..<8).map {
      UInt8(truncatingIfNeeded: bits >> (isLittle ? $0 * 8 : 56 - $0 * 8))
    }
    copy.update(
      [0x80] + [UInt8](repeating: 0, count: zeros + length - 8) + number)
    return copy.bytes
  }

  private var bytes: [UInt8] {
    let size = algorithm.blockSize / 16
    let all = state.flatMap { word in
      (0..<size).map { index in
        UInt8(
          truncatingIfNeeded: word >> UInt64((algorithm == .md5 ? index : size - 1 - index) * 8))
      }
    }
    return Array(all.prefix(algorithm.digestSize))
  }

  private mutating func process(_ block: ArraySlice<UInt8>) {
    switch algorithm {
    case .md5: processMD5(block)
    case .sha1: processSHA1(block)
    case .sha224, .sha256: processSHA256(block)
    case .sha384, .sha512: processSHA512(block)
    }
  }

  /// Big-endian words.
  private func words<Word: FixedWidthInteger>(_ block: ArraySlice<UInt8>) -> [Word] {
    let size = Word.bitWidth / 8
    return stride(from: block.startIndex, to: block.endIndex, by: size).map { start in
      block[start..<start + size].reduce(0) { $0 << 8 | Word($1) }
    }
  }
}

extension FixedWidthInteger {
  fileprivate func rotatedRight(_ count: Int) -> Self {
    self >> Self(count) | self << Self(Self.bitWidth - count)
  }

  fileprivate func rotatedLeft(_ count: Int) -> Self { rotatedRight(Self.bitWidth - count) }
}

extension MessageDigest {
  private mutating func add(_ values: [UInt32]) {
    for (index, value) in values.enumerated() {
      state[index] = UInt64(UInt32(truncatingIfNeeded: state[index]) &+ value)
    }
  }

  private mutating func processMD5(_ block: ArraySlice<UInt8>) {
    let words = (words(block) as [UInt32]).map(\.byteSwapped)
    var (a, b, c, d) = (UInt32(state[0]), UInt32(state[1]), UInt32(state[2]), UInt32(state[3]))
    for round in 0..<64 {
      let (mixed, place): (UInt32, Int) =
        switch round / 16 {
        case 0: (b & c | ~b & d, round)
        case 1: (d & b | ~d & c, 5 * round + 1)
        case 2: (b ^ c ^ d, 3 * round + 5)
        default: (c ^ (b | ~d), 7 * round)
        }
      let sum = a &+ mixed &+ Self.sines[round] &+ words[place % 16]
      (a, d, c) = (d, c, b)
      b = b &+ sum.rotatedLeft(Self.shifts[round / 16][round % 4])
    }
    add([a, b, c, d])
  }

  private mutating func processSHA1(_ block: ArraySlice<UInt8>) {
    var words: [UInt32] = words(block)
    for index in 16..<80 {
      words.append(
        (words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16])
          .rotatedLeft(1))
    }
    var (a, b, c) = (UInt32(state[0]), UInt32(state[1]), UInt32(state[2]))
    var (d, e) = (UInt32(state[3]), UInt32(state[4]))
    for round in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch round / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let sum = a.rotatedLeft(5) &+ mixed &+ e &+ constant &+ words[round]
      (e, d, c, b, a) = (d, c, b.rotatedLeft(30), a, sum)
    }
    add([a, b, c, d, e])
  }

  private mutating func processSHA256(_ block: ArraySlice<UInt8>) {
    var words: [UInt32] = words(block)
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.rotatedRight(7) ^ early.rotatedRight(18) ^ early >> 3
      let second = late.rotatedRight(17) ^ late.rotatedRight(19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    // The constants of SHA-256 are the upper halves of those of SHA-512.
    let constants = Self.cubeRoots.map { UInt32($0 >> 32) }
    add(
      Self.rounds(
        64, state.map { UInt32(truncatingIfNeeded: $0) }, words, constants, [6, 11, 25],
        [2, 13, 22]
      ))
  }

  private mutating func processSHA512(_ block: ArraySlice<UInt8>) {
    var words: [UInt64] = words(block)
    for index in 16..<80 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.rotatedRight(1) ^ early.rotatedRight(8) ^ early >> 7
      let second = late.rotatedRight(19) ^ late.rotatedRight(61) ^ late >> 6
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    let values = Self.rounds(80, state, words, Self.cubeRoots, [14, 18, 41], [28, 34, 39])
    for (index, value) in values.enumerated() { state[index] &+= value }
  }

  /// The compression of SHA-2.
  private static func rounds<Word: FixedWidthInteger>(
    _ count: Int, _ state: [Word], _ words: [Word], _ constants: [Word], _ upper: [Int],
    _ lower: [Int]
  ) -> [Word] {
    var s = state
    for round in 0..<count {
      let sigma1 =
        s[4].rotatedRight(upper[0]) ^ s[4].rotatedRight(upper[1]) ^ s[4].rotatedRight(upper[2])
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ sigma1 &+ choice &+ constants[round] &+ words[round]
      let sigma0 =
        s[0].rotatedRight(lower[0]) ^ s[0].rotatedRight(lower[1]) ^ s[0].rotatedRight(lower[2])
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [first &+ sigma0 &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    return s
  }
}
