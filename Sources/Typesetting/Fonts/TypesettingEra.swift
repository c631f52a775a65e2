/// The generation of Apple's text system that a document was saved with; it decides the system font and its tracking.
///
/// The version limits are those at which the widths stored by Interface Builder change.
public enum TypesettingEra: UInt8, Hashable, Comparable, Sendable {
  /// Tools before 8000 (Xcode 6 and older): the system font is Helvetica Neue.
  case helveticaNeue
  /// Tools 8000 to 10999: San Francisco, in text letters at every size; Han and kana characters are one em wide.
  case sanFrancisco
  /// Tools 11000 to 12999: the fonts of text styles have a leading.
  case leadingOfStyles
  /// Tools 13000 to 16999: Han and kana characters are wider than one em, by size.
  case wideIdeographs
  /// Tools 17000 and later: tighter tracking at 17 and 18 points.
  case current

  /// The era of documents with this tools version, such as 22154 for `toolsVersion="22154"`.
  public init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<8000: self = .helveticaNeue
    case ..<11000: self = .sanFrancisco
    case ..<13000: self = .leadingOfStyles
    case ..<17000: self = .wideIdeographs
    default: self = .current
    }
  }

  /// Whether text of a size is set in the display letters, which are narrower and closer than the text letters.
  ///
  /// Interface Builder uses display letters since tools 13000. Older tools stored 28 labels of 20 points and above with
  /// the width of their text; 22 of them have text letters.
  func setsDisplayLetters(at size: Double) -> Bool { size >= 20 && self >= .wideIdeographs }

  /// Whether the left era is earlier.
  public static func < (left: TypesettingEra, right: TypesettingEra) -> Bool { left.rawValue < right.rawValue }
}
