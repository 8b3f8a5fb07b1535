import DarkroomCoreGraphics
public import Foundation

/// A frame of reference whose points can be expressed in another.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}
