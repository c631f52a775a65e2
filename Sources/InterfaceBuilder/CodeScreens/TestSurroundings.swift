import Foundation
import UIKit

/// The device on which an app's own tests run, and the app's images and colours.
///
/// Tests that need another device, such as those of snapshots, make a screen of their own.
package struct TestSurroundings {
  private let setting: SceneSetting

  /// - Parameters:
  ///   - folder: the folder of the app's sources and documents.
  ///   - device: the identifier of the device, which is held upright.
  package init(folder: String, on device: String = "retina6_12") {
    let environment = Environment(device: Device.named(device) ?? Device.all[0])
    let file = CodeScreenFile(path: "\(folder)/Tests.swift", screens: [])
    setting = SceneSetting(of: file.documentOfOwnMarkup(assets: AssetCatalogs()), in: environment)
  }

  /// Runs `body`. Meanwhile, the device's screen is the main screen, and the app's images and colours are found by name.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try setting.perform(body) }
}
