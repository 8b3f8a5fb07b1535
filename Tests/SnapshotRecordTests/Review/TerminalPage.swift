import Foundation

/// What a terminal shows, as a page that a browser can draw.
struct TerminalPage {
  private struct Cell {
    var character: Character = " "
    var style = Style()
  }

  private struct Style: Equatable {
    var front = "#d8dae0"
    var back = "#17191e"
    var isBold = false
    var isDim = false
    var isReversed = false
  }

  private let columns: Int
  private var cells: [[Cell]]
  private var style = Style()
  private var place = (row: 0, column: 0)

  /// Reads the sequences that the review writes: places, clearing, colors, and no scrolling.
  init(_ text: String, columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    var rest = Substring(text)
    while let first = rest.first {
      if let match = rest.prefixMatch(of: #/\u{1B}\[([?0-9;]*)([A-Za-z])/#) {
        read(match.2, match.1.split(separator: ";").compactMap { Int($0) })
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: #/\u{1B}(_[^\u{1B}]*\u{1B}\\|[()=>78].?)/#) {
        rest = rest[match.range.upperBound...]
      } else {
        put(first)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func put(_ character: Character) {
    switch character {
    case "\r\n": place = (place.row + 1, 0)
    case "\n": place.row += 1
    case "\r": place.column = 0
    default:
      if cells.indices.contains(place.row), place.column < columns {
        cells[place.row][place.column] = Cell(character: character, style: style)
      }
      place.column += 1
    }
  }

  private mutating func read(_ command: Substring, _ numbers: [Int]) {
    switch command {
    case "H":
      place = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "J":
      cells = cells.map { $0.map { _ in Cell() } }
    case "m": paint(numbers.isEmpty ? [0] : numbers)
    default: break
    }
  }

  private static let colors = [
    "#3a3d45", "#f0716b", "#8fc379", "#e5b567", "#6fb1ef", "#c98be0", "#62c0c9", "#d8dae0",
  ]

  private mutating func paint(_ numbers: [Int]) {
    if numbers.count == 5, numbers[1] == 2 {
      let color = "rgb(\(numbers[2]) \(numbers[3]) \(numbers[4]))"
      if numbers[0] == 38 { style.front = color } else { style.back = color }
      return
    }
    for number in numbers {
      switch number {
      case 0: style = Style()
      case 1: style.isBold = true
      case 2: style.isDim = true
      case 7: style.isReversed = true
      case 30...37: style.front = Self.colors[number - 30]
      default: break
      }
    }
  }

  // MARK: The page

  static let cell = (width: 10, height: 20)

  var size: (width: Int, height: Int) {
    (columns * Self.cell.width + 38, cells.count * Self.cell.height + 38)
  }

  var html: String {
    let spans = cells.enumerated().flatMap { row, cells in
      cells.enumerated().map { column, cell in Self.span(cell, row, column) }
    }
    return """
      <!doctype html><meta charset="utf-8"><style>
      body { margin: 0; background: \(Style().back); }
      main { position: absolute; left: 19px; top: 19px; font: 16px/20px "DejaVu Sans Mono", monospace; }
      span { position: absolute; width: 10px; height: 20px; white-space: pre; }
      b { position: absolute; width: 5px; }
      </style><main>\(spans.joined())</main>
      """
  }

  private static func span(_ cell: Cell, _ row: Int, _ column: Int) -> String {
    if cell.character == " ", cell.style == Style() { return "" }
    let style = cell.style
    let (front, back) =
      style.isReversed ? (style.back, style.front) : (style.front, style.back)
    let text =
      blocks(cell.character, front)
      ?? String(cell.character).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return "<span style=\"left:\(column * Self.cell.width)px;top:\(row * Self.cell.height)px;"
      + "color:\(front);background:\(back);font-weight:\(style.isBold ? 700 : 400);"
      + "opacity:\(style.isDim ? 0.6 : 1)\">\(text)</span>"
  }

  /// Six fields of a cell, which few fonts have.
  private static func blocks(_ character: Character, _ color: String) -> String? {
    guard let bits = bits(character) else { return nil }
    let edges = [0, 7, 13, 20]
    return (0..<6).filter { bits >> $0 & 1 == 1 }.map { index in
      let (top, end) = (edges[index / 2], edges[index / 2 + 1])
      return
        "<b style=\"left:\(index % 2 * 5)px;top:\(top)px;height:\(end - top)px;background:\(color)\"></b>"
    }.joined()
  }

  private static func bits(_ character: Character) -> Int? {
    switch character {
    case "▌": return 21
    case "▐": return 42
    case "█": return 63
    default:
      guard let value = character.unicodeScalars.first?.value, (0x1FB00...0x1FB3B).contains(value)
      else { return nil }
      let index = Int(value) - 0x1FB00 + 1
      return index < 21 ? index : index < 41 ? index + 1 : index + 2
    }
  }
}
