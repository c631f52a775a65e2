import Foundation

extension UIStackView {
  /// How arranged views share the room along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the room by their hugging and compression priorities.
    case fill = 0
    /// The views fill the room with equal sizes.
    case fillEqually = 1
    /// The views fill the room in proportion to their natural sizes.
    case fillProportionally = 2
    /// The views keep their natural sizes; the gaps between them are equal and at least `spacing`.
    case equalSpacing = 3
    /// The views keep their natural sizes; distances between centres are equal and gaps at least `spacing`.
    case equalCentering = 4
  }

  /// How arranged views lie across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// The views fill the stack across the axis.
    case fill = 0
    /// Leading edges meet the stack's.
    case leading = 1
    /// First baselines meet (rows only).
    case firstBaseline = 2
    /// The views are centred.
    case center = 3
    /// Trailing edges meet the stack's.
    case trailing = 4
    /// Last baselines meet (rows only).
    case lastBaseline = 5

    /// Top edges meet the stack's: the name of `leading` in rows.
    @answers(.leading) public static var top: Alignment { get }
    /// Bottom edges meet the stack's: the name of `trailing` in rows.
    @answers(.trailing) public static var bottom: Alignment { get }
  }
}
