import Foundation

/// A value and what it is for.
open class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  /// What it is for.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// The identifier.
  public let identifier = UUID().uuidString

  /// Creates a value.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
  /// The text of a label: the word in it.
  open class func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
  }
}
