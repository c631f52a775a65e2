/// How far an app is launched before its documents are loaded.
///
/// If the launch traps, the next attempt makes the app's delegate and calls none of its methods, because screens ask for
/// the delegate by its class. If that traps as well, there is no delegate.
package enum LaunchStage: String, Sendable {
  /// The app is launched and its first screen is shown, as on a device. No documents are loaded then: only ``LaunchTrial``
  /// starts an app so.
  case shown
  /// The delegate is made and its launch methods are called.
  case active
  /// The delegate is made, with empty values for what its launch methods would have set.
  case delegate
  /// The app has no delegate.
  case none

  /// The stage to try if this one traps; `nil` if none is left.
  var fallback: LaunchStage? {
    switch self {
    case .active: .delegate
    case .delegate: LaunchStage.none
    case .shown, .none: nil
    }
  }

  /// With what the documents are loaded at this stage, for the message about the trap of the stage before.
  var description: String {
    switch self {
    case .shown: "with its first screen shown"
    case .active: "with a delegate that was told of the launch"
    case .delegate: "with a delegate that was not told of the launch"
    case .none: "without a delegate"
    }
  }
}
