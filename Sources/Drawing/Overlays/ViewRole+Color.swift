import UIKit

/// How overlays draw views of a role, such as text, control or image.
nonisolated extension ViewRole {
  /// Whether views of this role show content and are no containers. Only the frames of these are filled, because fills
  /// of nested containers would overlap.
  var isLeaf: Bool { self == .text || self == .control || self == .image }

  var color: Color {
    switch self {
    case .text: Color(hex: 0x1C7ED6)
    case .control: Color(hex: 0x2B8A3E)
    case .image: Color(hex: 0xE67700)
    case .stack: Color(hex: 0x7048E8)
    case .scroll: Color(hex: 0x0C8599)
    case .cell: Color(hex: 0xA61E4D)
    case .bar: Color(hex: 0x5C940D)
    case .container: Color(hex: 0x868E96)
    }
  }
}
