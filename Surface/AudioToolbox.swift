@_exported import UIKit

/// A short sound.
public typealias SystemSoundID = UInt32

/// The vibration of the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a short sound.
@inert public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID)

/// Plays a short sound, and shakes.
@inert public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID)

/// Plays a short sound. Inert: the code is called at once.
@answers(inCompletionBlock?())
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
)
