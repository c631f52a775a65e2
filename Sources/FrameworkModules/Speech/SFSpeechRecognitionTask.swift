import Foundation

/// A task that recognises speech. Inert.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// Whether it was ended: it was never begun.
  open var isCancelled: Bool { true }
  /// Whether it is ending.
  open var isFinishing: Bool { false }
  override init() {}
  /// Ends. Inert.
  open func cancel() {}
  /// Ends when all is understood. Inert.
  open func finish() {}
}
