import SnapshotAssertions
import Testing
import UIKit

/// The devices have the sizes, insets and size classes that references of simulators were recorded with.
struct DeviceConfigTests {
  @Test func phonesAreTurned() {
    let upright = ViewImageConfig.iPhone12
    #expect(upright.size == CGSize(width: 390, height: 844))
    #expect(upright.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(upright.traits.verticalSizeClass == .regular)
    let turned = ViewImageConfig.iPhone12(.landscape)
    #expect(turned.size == CGSize(width: 844, height: 390))
    #expect(turned.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(turned.traits.verticalSizeClass == .compact)
    #expect(turned.traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPhoneXsMax(.landscape).traits.horizontalSizeClass == .regular)
  }

  @Test(arguments: [(ViewImageConfig.iPadMini, 1024.0), (.iPad10_2(.portrait), 810), (.iPadPro11, 1194)])
  func tabletsAreWholeByDefault(_ config: ViewImageConfig, _ width: Double) {
    #expect(config.size.map { Double($0.width) } == width)
    #expect(config.traits.horizontalSizeClass == .regular)
    #expect(config.traits.userInterfaceIdiom == .pad)
  }

  @Test func partsOfATabletAreNarrow() {
    #expect(ViewImageConfig.iPadPro12_9(.portrait(splitView: .twoThirds)).traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPadMini(.landscape(splitView: .twoThirds)).size == CGSize(width: 694, height: 768))
  }
}
