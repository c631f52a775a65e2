import Environments

/// What environments differ in.
nonisolated enum Axis: CaseIterable {
  case textSize
  case screen
  case direction
  case locale
  case appearance
  case contrast
  case boldText
  case content

  /// Whether neighbours along the axis are alike, so that ranges read better than lists.
  var isOrdered: Bool {
    self == .textSize || self == .screen
  }

  /// The cell's value on this axis, unique among different values.
  func value(of cell: MatrixCell) -> String {
    switch self {
    case .textSize: cell.textSize
    case .screen: "\(cell.device)/\(cell.orientation)"
    case .direction: cell.direction
    case .locale: cell.locale
    case .appearance: cell.appearance
    case .contrast: cell.contrast
    case .boldText: cell.boldText
    case .content: cell.content
    }
  }
}
