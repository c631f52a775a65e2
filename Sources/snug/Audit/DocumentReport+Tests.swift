import Audit

extension DocumentReport {
  /// Adds what is not known of screens whose tests do not run in the environments.
  mutating func add(_ tests: [TestScreen]) {
    for test in tests {
      guard let reason = test.reasonForOwnDevice,
        let index = screens.firstIndex(where: { $0.scene.id == test.sceneID })
      else { continue }
      screens[index].notChecked.append(
        NotChecked(
          subject: test.name,
          reason: "elsewhere it \(reason), so its test ran on the device that tests expect (--test-device)",
          line: test.line))
    }
  }
}
