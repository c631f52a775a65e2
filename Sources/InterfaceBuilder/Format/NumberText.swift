/// The text of an attribute that is parsed as a number.
nonisolated struct NumberText {
  private let text: String?

  init(_ text: String?) { self.text = text }

  /// The number; nil if the text is not a number, or if the number is out of the attribute's range.
  func double(inRangeOf attribute: String) -> Double? {
    guard let text, let number = Double(text), NumberRange.of(attribute).contains(number) else { return nil }
    return number
  }

  /// The whole number; nil if the text is not a whole number, or if the number is out of the attribute's range.
  func int(inRangeOf attribute: String) -> Int? {
    guard let text, let number = Int(text), NumberRange.of(attribute).contains(Double(number)) else { return nil }
    return number
  }
}
