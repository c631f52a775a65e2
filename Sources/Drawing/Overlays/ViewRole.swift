import UIKit

/// The role of a view on the screen, which decides its colour in overlays.
nonisolated enum ViewRole: Hashable {
  case text, control, image, stack, scroll, cell, bar, container

  init(of view: UIView) {
    self =
      switch view {
      case is UILabel, is UITextView: .text
      case is UIControl: .control
      case is UIImageView: .image
      case is UIStackView: .stack
      case is UITableViewCell, is UICollectionReusableView, is UITableViewHeaderFooterView: .cell
      case is UIScrollView: .scroll
      case is UINavigationBar, is UIToolbar, is UITabBar, is UISearchBar: .bar
      default: .container
      }
  }

  /// Whether views of this role show content themselves. Only these are filled, because the fills of nested containers
  /// would add up.
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

  /// The name of a view's class without its module.
  static func className(of view: UIView) -> String { String(describing: type(of: view)) }
}
