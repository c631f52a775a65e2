import Environments
import InterfaceBuilder

/// A property in which the environments of an audit can differ, such as device, text size or language.
nonisolated enum Axis: Int, CaseIterable {
  case textSize
  case screen
  case direction
  case locale
  case appearance
  case contrast
  case boldText
  case content

  /// Whether the values have an order, as text sizes have, so that words can name a range instead of a list.
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
