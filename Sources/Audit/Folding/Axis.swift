import Environments
import InterfaceBuilder

/// What environments differ in.
nonisolated enum Axis: Int, CaseIterable {
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

  /// The value of an environment on this axis, unique among different values.
  func value(of environment: Environment) -> String {
    switch self {
    case .textSize: environment.textSizeName
    case .screen: "\(environment.device.id)/\(environment.orientation.rawValue)"
    case .direction: environment.directionName
    case .locale: environment.localeName
    case .appearance: environment.appearance.rawValue
    case .contrast: environment.contrast.rawValue
    case .boldText: environment.boldTextName
    case .content: environment.content.rawValue
    }
  }
}
