/// A generation of Apple's text system, by the Xcode build (`toolsVersion`) that saved a document. It decides the
/// system font and its tracking.
///
/// The limits are the builds at which the text widths that Interface Builder stores in documents change.
public enum TypesettingEra: UInt8, Hashable, Comparable, Sendable {
  /// Builds before 8000 (Xcode 6 and older): the system font is Helvetica Neue.
  case helveticaNeue
  /// Builds 8000 to 10999: the system font is San Francisco, with text letters at every size. Han and kana characters
  /// are one em wide.
  case sanFrancisco
  /// Builds 11000 to 12999: in addition, the fonts of text styles have a leading.
  case leadingOfStyles
  /// Builds 13000 to 16999: in addition, San Francisco has display letters from 20 points on, and Han and kana
  /// characters are wider than one em, depending on the size.
  case wideIdeographs
  /// Builds 17000 and later: in addition, the tracking is tighter at 17 and 18 points.
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

  /// Whether the system font uses its display letters at a size in points. They are narrower and closer together than
  /// the text letters.
  ///
  /// Interface Builder uses display letters since build 13000. Evidence: of 28 labels from older builds that have 20
  /// points or more and are as wide as their text, 22 have the width of text letters.
  func setsDisplayLetters(at size: Double) -> Bool { size >= 20 && self >= .wideIdeographs }

  /// Whether the left era is earlier than the right one.
  public static func < (left: TypesettingEra, right: TypesettingEra) -> Bool { left.rawValue < right.rawValue }
}
