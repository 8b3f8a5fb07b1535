import Combine
import UIKit

func offsets(of view: UIScrollView, _ receive: @escaping (CGFloat) -> Void) -> AnyCancellable {
  view.publisher(for: \.contentOffset).sink { receive($0.y) }
}

func observe(
  _ view: UIScrollView, _ receive: @escaping (CGPoint?) -> Void
) -> NSKeyValueObservation {
  view.observe(\.contentOffset, options: [.new]) { _, change in receive(change.newValue) }
}

func tagByKey(_ view: UIView, _ tag: Int) -> Any? {
  view.setValue(tag, forKey: "tag")
  return view.value(forKey: "tag")
}
