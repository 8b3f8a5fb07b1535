/// An element of a short list: plain numbers, with a blank value for unused places.
protocol BlankElement: BitwiseCopyable {
  static var blank: Self { get }
}

extension Int32: BlankElement {
  static var blank: Int32 { 0 }
}
