/// Build numbers from which a rule of Interface Builder's canvas holds, or no longer holds.
///
/// The betas of a release belong to the release: each constant lies after the builds of the previous release, and not
/// after the first beta of its own release. The builds of finished releases, which the comments name, were read from
/// public documents. Most constants are round numbers between these builds.
nonisolated extension XcodeVersion {
  static let xcode6 = XcodeVersion(build: 6000)
  /// The first beta of Xcode 6 for which a rule holds. The betas 6073 to 6154 have the same rules.
  static let xcode6Beta = XcodeVersion(build: 6073)
  /// The first beta of Xcode 6 after the betas 6073 to 6154, which had other rules.
  static let xcode6LaterBeta = XcodeVersion(build: 6155)
  /// The first build that counts as Xcode 6.3. Xcode 6.3 itself has build 7531, Xcode 6.4 has build 7702.
  static let xcode6_3 = XcodeVersion(build: 7000)
  /// The first build that counts as Xcode 7. Xcode 7.0 itself has build 8191.
  static let xcode7 = XcodeVersion(build: 8000)
  /// The first build that counts as Xcode 7.1. Xcode 7.1 itself has build 9059, Xcode 7.2 has build 9532.
  static let xcode7_1 = XcodeVersion(build: 9000)
  /// The first build that counts as Xcode 7.3. Xcode 7.3 itself has build 10117.
  static let xcode7_3 = XcodeVersion(build: 10000)
  static let xcode8Beta = XcodeVersion(build: 11000)
  /// The first build that counts as Xcode 8 rather than one of its betas. Xcode 8.0 itself has build 11201, Xcode 8.1
  /// has build 11542, and Xcode 8.2 has build 11762.
  static let xcode8 = XcodeVersion(build: 11190)
  /// The first build that counts as Xcode 8.3. Xcode 8.3 itself has build 12121.
  static let xcode8_3 = XcodeVersion(build: 12000)
  /// The first build that counts as Xcode 9. Xcode 9.0 itself has build 13196.
  static let xcode9 = XcodeVersion(build: 13000)
  /// The first build that counts as Xcode 9.1. Xcode 9.1 itself has build 13529.
  static let xcode9_1 = XcodeVersion(build: 13300)
  /// The first build that counts as Xcode 9.2, up to the last release before the betas of Xcode 11. Xcode 9.2 itself
  /// has build 13771, Xcode 9.4 has build 14113, Xcode 10.0 has build 14313, and Xcode 10.2 has build 14490.
  static let xcode9_2 = XcodeVersion(build: 13770)
  /// The first build that counts as a beta of Xcode 11. The first such build that a public document names is 14750.
  static let xcode11Beta = XcodeVersion(build: 14700)
  /// The build of Xcode 11.0. Xcode 11.3 has build 15705, and Xcode 11.4 has build 16097.
  static let xcode11 = XcodeVersion(build: 14868)
  /// The first build that counts as Xcode 11.2. Xcode 11.2 itself has build 15400.
  static let xcode11_2 = XcodeVersion(build: 15000)
  /// The first build that counts as Xcode 12. Xcode 12.0 itself has build 17156, Xcode 12.4 has build 17701.
  static let xcode12 = XcodeVersion(build: 17000)
  /// The first build that counts as Xcode 12.5. Xcode 12.5 itself has build 18122.
  static let xcode12_5 = XcodeVersion(build: 18000)
  /// The first build that counts as Xcode 13. Xcode 13.0 itself has build 19162, Xcode 13.2 has build 19529, and Xcode
  /// 13.3 has build 20037.
  static let xcode13 = XcodeVersion(build: 19000)
  static let xcode13LaterBeta = XcodeVersion(build: 19145)
  /// The first build that counts as Xcode 14. Xcode 14.0 itself has build 21225, Xcode 14.3 has build 21701.
  static let xcode14 = XcodeVersion(build: 21000)
  /// The first beta of Xcode 14 with the insets of the newest phones. The beta 21179 has those of before.
  static let xcode14LaterBeta = XcodeVersion(build: 21200)
  static let xcode14_3 = XcodeVersion(build: 21700)
  /// The first build that counts as Xcode 15. Xcode 15.0 itself has the builds 22154 and 22155, Xcode 15.1 has build
  /// 22505, and Xcode 15.3 has build 22684.
  static let xcode15 = XcodeVersion(build: 22000)
  static let xcode15_1 = XcodeVersion(build: 22500)
  static let xcode15_3 = XcodeVersion(build: 22680)
  /// The first build that counts as Xcode 16.3. Xcode 16.2 has build 23504, Xcode 16.3 itself has build 23727.
  static let xcode16_3 = XcodeVersion(build: 23700)
  /// The first build that counts as Xcode 26. Xcode 26.0 itself has build 24127.
  static let xcode26 = XcodeVersion(build: 24000)
}
