import Foundation
import UIKit

/// What the app may do with sound: nothing.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether the app may record.
  public enum recordPermission: Int, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }
  /// The app.
  public static let shared = AVAudioApplication()
  override init() {}
  /// Whether the app may record: no.
  open var recordPermission: recordPermission { .denied }
  /// Asks whether the app may record. The answer is no.
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
  /// Asks whether the app may record. The answer is no.
  open class func requestRecordPermission() async -> Bool { false }
}
