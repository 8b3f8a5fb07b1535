/// What a short list can hold: plain numbers, with one that stands where there is no element.
protocol BlankElement: BitwiseCopyable {
  static var blank: Self { get }
}

extension Int32: BlankElement {
  static var blank: Int32 { 0 }
}
