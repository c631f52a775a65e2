import Foundation

/// Looks for misspelled words. Inert: there is no dictionary, and every word is right.
open class UITextChecker: NSObject {
  /// Creates a checker.
  public override init() {}
  /// The languages of the dictionaries: none.
  open class var availableLanguages: [String] { [] }
  /// The first misspelled word: none, so that the location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Other words for a misspelled one: none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// How words go on: not known.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
