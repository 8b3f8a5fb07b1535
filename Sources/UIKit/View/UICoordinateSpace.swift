import DarkroomCoreGraphics
public import Foundation

/// A coordinate system whose points can be converted into another one.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}
