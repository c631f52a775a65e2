/// Build numbers at which a rule of the canvas begins or ends to hold.
///
/// Each constant is a number after the previous release and not after the first beta of its release, so that betas
/// belong to their release. The comments name the numbers of finished releases, which were read from public documents.
/// The constants are round numbers between them.
nonisolated extension XcodeVersion {
  static let xcode6 = XcodeVersion(build: 6000)
  /// The first of the betas 6073 to 6154 of Xcode 6.
  static let xcode6Beta = XcodeVersion(build: 6073)
  /// The first beta of Xcode 6 after 6154.
  static let xcode6LaterBeta = XcodeVersion(build: 6155)
  /// 7531 is Xcode 6.3, 7702 Xcode 6.4.
  static let xcode6_3 = XcodeVersion(build: 7000)
  /// 8191 is Xcode 7.0.
  static let xcode7 = XcodeVersion(build: 8000)
  /// 9059 is Xcode 7.1, 9532 Xcode 7.2.
  static let xcode7_1 = XcodeVersion(build: 9000)
  /// 10117 is Xcode 7.3.
  static let xcode7_3 = XcodeVersion(build: 10000)
  static let xcode8Beta = XcodeVersion(build: 11000)
  /// 11201 is Xcode 8.0, 11542 Xcode 8.1, 11762 Xcode 8.2.
  static let xcode8 = XcodeVersion(build: 11190)
  /// 12121 is Xcode 8.3.
  static let xcode8_3 = XcodeVersion(build: 12000)
  /// 13196 is Xcode 9.0.
  static let xcode9 = XcodeVersion(build: 13000)
  /// 13529 is Xcode 9.1.
  static let xcode9_1 = XcodeVersion(build: 13300)
  /// 13771 is Xcode 9.2; 14113 is Xcode 9.4, 14313 Xcode 10.0, 14490 Xcode 10.2.
  static let xcode9_2 = XcodeVersion(build: 13770)
  /// 14750 is the first build of Xcode 11 that a document names.
  static let xcode11Beta = XcodeVersion(build: 14700)
  /// 14868 is Xcode 11.0, 15705 Xcode 11.3, 16097 Xcode 11.4.
  static let xcode11 = XcodeVersion(build: 14868)
  /// 17156 is Xcode 12.0, 17701 Xcode 12.4.
  static let xcode12 = XcodeVersion(build: 17000)
  /// 18122 is Xcode 12.5.
  static let xcode12_5 = XcodeVersion(build: 18000)
  /// 19162 is Xcode 13.0, 19529 Xcode 13.2, 20037 Xcode 13.3.
  static let xcode13 = XcodeVersion(build: 19000)
  static let xcode13LaterBeta = XcodeVersion(build: 19145)
  /// 21225 is Xcode 14.0, 21701 Xcode 14.3; 23727 is Xcode 16.3.
  static let xcode14 = XcodeVersion(build: 21000)
  static let xcode14_3 = XcodeVersion(build: 21700)
  /// 22154 and 22155 are Xcode 15.0, 22505 is Xcode 15.1, 22684 Xcode 15.3.
  static let xcode15 = XcodeVersion(build: 22000)
  static let xcode15_1 = XcodeVersion(build: 22500)
  static let xcode15_3 = XcodeVersion(build: 22680)
  /// 23504 is Xcode 16.2.
  static let xcode16_3 = XcodeVersion(build: 23700)
  /// 24127 is Xcode 26.0.
  static let xcode26 = XcodeVersion(build: 24000)
}
