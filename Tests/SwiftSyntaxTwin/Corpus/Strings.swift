let a = "class A { func f() }"
let b = "\(a) \("nested \("deeper \(1 + 2)")") }"
let c = """
  class B {
    "quotes" \("""
      inner { \(a)
      """) \
    #selector(x)
  """
let d = #"raw " \(no) \#("yes \#(1)") "#
let e = ##"raw "# more \##(a) "##
let f = #"""
  "" " \(no) \#(a) """ }
  """#
let g = "\u{1F600} \\ \" // not a comment /* nor this */"
let h = /class "[A-Z]" { (\/)/
let i = #/ class " (?<name>\w+) { /#
let j = #/
  class C { # comment with " quote
  /#
let k = 1 / 2 / 3
let l = (1)/2/(3)
let m = [1, 2].map { $0 / 2 }.reduce(0, +)
let n = a.split(separator: /,"/)
/* outer /* inner " { */ class D { */
// class E { "
/** doc { */ func o() -> Int { 1 } // }
let p = "\(a.map { $0 == "}" ? "{" : "\"" })"
let q = ""
let r = "" + "a"
let s = """
  """
func t() { if a == "" { print("}") } else { print("{", terminator: "") } }
class After { var x = "\([1, 2].map { "\($0)}" })"; func y() {} }
let price = 5_000.25e-3, hex = 0xFF_AA, tuple = (1, 2).0
let flags = 1 << 3 >> 2 & 4 | 5 ^ ~6
let shifted: Array<Array<Int>> = [], maybe: Int??? = nil, forced: Int! = nil
postfix operator ++
infix operator <>: AdditionPrecedence
infix operator />
let t = #"""#; class AfterQuote { func a() {} }
let u = [#""#, ##"""##, "}"]
@Builder<Int, [String]> var v: Int { set.count }
enum Cases { case final, open; case optional(Int); func f() {} }
func w(a: @autoclosure() -> Int, @Builder<A, B> b c: () -> Void) {}
extension Foo<Bar> {}
extension Foo? {}
