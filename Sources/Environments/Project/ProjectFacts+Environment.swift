import Foundation
import InterfaceBuilder

nonisolated extension ProjectFacts {
  /// Whether an app with these facts may be in an environment: on such a device, on such a side, in such an appearance.
  public func mayBe(in environment: Environment) -> Bool {
    let isPad = environment.device.idiom == .pad
    if !deviceFamilies.isEmpty, !deviceFamilies.contains(isPad ? 2 : 1) { return false }
    if !isPad, environment.device.portraitSize.width <= 320, !mayRunOnNarrowPhones { return false }
    let allowsSide =
      environment.orientation == .landscape ? mayBeInLandscape(onPads: isPad) : mayBeInPortrait(onPads: isPad)
    return allowsSide && (environment.appearance == .dark ? mayBeDark : mayBeLight)
  }

  /// Which of several apps can be in none of some environments, in a sentence without a capital letter and a period;
  /// `nil` if all or none can.
  public func appsBeside(_ environments: [Environment]) -> String? {
    let names = apps.keys.sorted()
    let able = names.filter { name in environments.contains { apps[name]?.mayBe(in: $0) == true } }
    guard !able.isEmpty, able.count < names.count else { return nil }
    let others = names.filter { !able.contains($0) }
    return "only \(able.phrase) can be shown so, and \(others.phrase) cannot"
  }
}
