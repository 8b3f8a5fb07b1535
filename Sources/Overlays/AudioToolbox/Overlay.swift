@_exported public import Foundation

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// - Important: Inert. Nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// - Important: Inert. Nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Calls back before it returns; nothing is heard.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// Calls back before it returns; nothing is heard.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// 0, and the same sound for every file: none is read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  unsafe outSystemSoundID.pointee = 0x1000
  return 0
}

/// - Important: Inert.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
