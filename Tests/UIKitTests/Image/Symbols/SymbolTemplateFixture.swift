import DarkroomTestSupport

/// Templates of our own, written as the SF Symbols app writes them.
enum SymbolTemplateFixture {
  /// A block between the margins 10 and 90 of each variant, from the baseline to the capline.
  ///
  /// - Parameter blocks: the width of each variant's block, by its id; it is centered.
  static func svg(_ blocks: [String: Double], style: String = "", extra: String = "") -> String {
    let guides = [("S", 696.0), ("M", 1126), ("L", 1556)].map { scale, y in
      """
        <line id="Baseline-\(scale)" style="fill:none;stroke:#27AAE1;" x1="263" x2="3036" y1="\(y)" y2="\(y)"/>
        <line id="Capline-\(scale)" style="fill:none;stroke:#27AAE1;" x1="263" x2="3036" y1="\(y - 70.459)" y2="\(y - 70.459)"/>
      """
    }
    let margins = blocks.keys.sorted().map { id in
      """
        <line id="left-margin-\(id)" x1="510" x2="510" y1="600" y2="720"/>
        <line id="right-margin-\(id)" x1="590" x2="590" y1="600" y2="720"/>
      """
    }
    let groups = blocks.sorted { $0.key < $1.key }.map { id, width in
      let y = id.hasSuffix("S") ? 696 : id.hasSuffix("M") ? 1126 : 1556
      let x = 40 - width / 2
      return """
          <g id="\(id)" transform="matrix(1 0 0 1 510 \(y))">
           <path class="monochrome-0" d="M\(x) 0H\(x + width)V-70.459L\(x)-70.459Z"/>\(extra)
          </g>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg
      PUBLIC "-//W3C//DTD SVG 1.1//EN"
             "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
       <style>\(style)</style>
       <g id="Notes">
        <rect height="2200" id="artboard" style="fill:white;opacity:1" width="3300" x="0" y="0"/>
        <text id="template-version" transform="matrix(1 0 0 1 3036 1933)">Template v.3.0</text>
       </g>
       <g id="Guides">
      \((guides + margins).joined(separator: "\n"))
       </g>
       <g id="Symbols">
      \(groups.joined(separator: "\n"))
       </g>
      </svg>
      """
  }

  /// Every weight and scale, wider from weight to weight.
  static var whole: [String: Double] {
    let weights = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    return weights.enumerated().reduce(into: [:]) { blocks, weight in
      for scale in ["S", "M", "L"] {
        blocks["\(weight.element)-\(scale)"] = Double(8 * (weight.offset + 1))
      }
    }
  }
}
