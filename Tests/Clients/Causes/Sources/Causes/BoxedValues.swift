import UIKit

func boxed(_ rect: CGRect) -> CGRect { NSValue(cgRect: rect).cgRectValue }
func boxed(_ insets: UIEdgeInsets) -> UIEdgeInsets {
  NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue
}
func boxed(_ transform: CATransform3D) -> CATransform3D {
  NSValue(caTransform3D: transform).caTransform3DValue
}
func boxed(_ vector: CGVector) -> CGVector { NSValue(cgVector: vector).cgVectorValue }
