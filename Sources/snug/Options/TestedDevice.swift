import ArgumentParser
import Environments
import InterfaceBuilder
import UIKit
import Walking

/// Reads the options for the device on which an app's tests run.
enum TestedDevice {
  static func device(_ text: String) throws -> Device? {
    try EnvironmentOptions.reportingUnknownNames { () throws(UnknownName) in try AxisNames.devices(text) }.first
  }

  static func system(_ text: String) throws -> SystemVersion {
    guard let version = SystemVersion(text), version >= SystemVersion(13) else {
      throw ValidationError("“\(text)” is no version of iOS from 13 on, such as 17.5")
    }
    return version
  }

  static func start(on device: Device?, _ system: SystemVersion?) -> AppStart {
    var start = AppStart()
    start.device = device?.id
    start.system = system
    return start
  }
}
