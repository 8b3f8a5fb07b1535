class Outer: UIViewController {
  static let token = #selector(Outer.a)
  lazy var b: UIButton = { [weak self] in
    let b = UIButton()
    b.addTarget(self, action: #selector(a(_:)), for: .touchUpInside)
    return b
  }()
  enum Names { static let a = #selector(Outer.a); struct Deep { let b = #keyPath(Outer.view) } }
  func use() {
    _ = "\(#selector(getter: self.view)) \(#keyPath(UIView.layer.opacity))"
    perform(#selector(
      a(_:)
    ), with: nil)
    class Local { func x() -> Selector { #selector(Outer.a as (Outer) -> (Any) -> Void) } }
    _ = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), #imageLiteral(resourceName: "x")]
    if #selector(a) == #selector(b.c) { return }
    switch 3 { case 1: _ = #selector(setter: UIView.isHidden); default: break }
  }
  @objc func a(_ x: Any) {}
}
extension Outer { var c: Selector { #selector(a) } }
extension UIView.Inner { func d() { _ = { #selector(e) }() } ; @objc func e() {} }
let global = #selector(UIView.layoutSubviews)
#Preview { UIView() }
#Preview("Named", traits: .landscapeLeft) { let a = #selector(UIView.layoutSubviews); return B(a) }
class Spaced { @objc (named:) func a(_ b: Int) {} }
