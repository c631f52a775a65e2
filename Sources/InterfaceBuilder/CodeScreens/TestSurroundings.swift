import Foundation
import UIKit

/// The device on which an app's own tests run, and the app's images and colours.
///
/// Tests that need another device, such as those of snapshots, make a screen of their own.
package struct TestSurroundings {
  private let setting: SceneSetting
  /// The screen of the device, with the rules of its version of iOS.
  private let screen: UIScreen

  /// - Parameters:
  ///   - folder: the folder of the app's sources and documents.
  ///   - device: the identifier of the device, which is held upright; `nil` for an iPhone 16.
  ///   - system: the version of iOS, whose rules of layout hold as far as they are known; `nil` for the usual ones.
  @MainActor package init(folder: String, on device: String? = nil, with system: SystemVersion? = nil) {
    let environment = Environment(device: Device.named(device ?? "retina6_12") ?? Device.all[0])
    let file = CodeScreenFile(path: "\(folder)/Tests.swift", screens: [])
    setting = SceneSetting(of: file.documentOfOwnMarkup(assets: AssetCatalogs()), in: environment)
    let traits = setting.traits.modifyingTraits { traits in
      if let system { traits.layoutPolicy = LayoutPolicy(system: system) }
    }
    screen = UIScreen(
      size: setting.screen.bounds.size, scale: setting.screen.scale, traits: traits,
      edges: environment.screenEdges)
  }

  /// Runs `body`. Meanwhile, the device's screen is the main screen, and the app's images and colours are found by name.
  @MainActor package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try setting.perform { try screen.performAsMain { try screen.traitCollection.performAsCurrent(body) } }
  }
}
