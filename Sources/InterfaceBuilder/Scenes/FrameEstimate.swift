/// Why the frame of a view is an estimate: one of the numbers that it depends on is not known for certain.
nonisolated public struct FrameEstimate: Hashable, Sendable {
  /// What is not known for certain.
  public enum Kind: String, CaseIterable, Sendable {
    case absentFont = "a font is not here, so another one is measured"
    case fittedFont = "the widths of a font are estimated"
    case largeLetters = "the widths of large letters are estimated"
    case lineBreaks = "the lines of a text may break elsewhere"
    case otherScript = "letters of another script are measured in another font"
    case ownClass = "the code of a class did not run"
    case symbol = "the sizes of symbols are estimated"
    case configuredButton = "the sizes of configured buttons are estimated"
    case control = "the size of a control is estimated"
    case standInSize = "the canvas gives a view without content a size"
    case conflict = "constraints contradict each other"
    case openLayout = "the constraints leave it open"
    case unsettled = "the layout does not come to rest"

    /// Whether the frame depends on a number that the document does not contain, and not on a fault of its constraints.
    public var isUnknownContent: Bool {
      switch self {
      case .absentFont, .ownClass, .symbol, .configuredButton, .control, .standInSize: true
      case .fittedFont, .largeLetters, .lineBreaks, .otherScript, .conflict, .openLayout, .unsettled: false
      }
    }
  }

  /// What is not known for certain.
  public var kind: Kind
  /// The font, class or control; nil where the kind says it all.
  public var name: String?

  /// The reason in words, such as “the code of a class did not run: BadgeLabel”.
  public var text: String { name.map { "\(kind.rawValue): \($0)" } ?? kind.rawValue }
}
