import Foundation
import UIKit

/// A button was pressed. The class exists for the signatures of methods: no button is pressed.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The button.
  public let command: MPRemoteCommand
  init(command: MPRemoteCommand) { self.command = command }
}
