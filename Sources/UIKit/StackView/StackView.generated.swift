// Made by `make surface` from Surface/UIKit/StackView.swift; don't edit.
// swift-format-ignore-file

import Foundation

extension UIStackView {
  /// How arranged views are sized and spaced along the axis of the stack.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack. Their content hugging and compression resistance priorities decide which of them grow
    /// or shrink.
    case fill = 0
    /// The views fill the stack and have equal sizes along the axis.
    case fillEqually = 1
    /// The views fill the stack in proportion to their intrinsic content sizes.
    case fillProportionally = 2
    /// The views keep their natural sizes; the gaps between them are equal and at least `spacing`.
    case equalSpacing = 3
    /// The views keep their natural sizes; distances between centres are equal and gaps at least `spacing`.
    case equalCentering = 4
  }

  /// How arranged views are aligned across the axis of the stack.
  public enum Alignment: Int, Hashable, Sendable {
    /// The views fill the stack across the axis.
    case fill = 0
    /// The leading edges of the views are at the leading edge of the stack.
    case leading = 1
    /// The first baselines of the views are aligned (horizontal stacks only).
    case firstBaseline = 2
    /// The views are centred.
    case center = 3
    /// The trailing edges of the views are at the trailing edge of the stack.
    case trailing = 4
    /// The last baselines of the views are aligned (horizontal stacks only).
    case lastBaseline = 5

    /// The top edges of the views are at the top of the stack: another name of `leading`, for horizontal stacks.
    public static var top: Alignment { .leading }
    /// The bottom edges of the views are at the bottom of the stack: another name of `trailing`, for horizontal stacks.
    public static var bottom: Alignment { .trailing }
  }
}
