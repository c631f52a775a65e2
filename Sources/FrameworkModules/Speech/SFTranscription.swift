import Foundation

/// A text that was understood. The class exists for the signatures of methods: nothing is understood.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  open var formattedString: String { "" }
  override init() {}
}
