import Foundation
import InterfaceBuilder
import Testing

/// What holds for every row of the table of devices.
struct DeviceTests {
  @Test func identifiersAndNamesAreUnique() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
  }

  @Test(arguments: Device.all) func aDeviceIsFoundByIdentifierAndByName(device: Device) {
    #expect(Device.named(device.id) == device)
    #expect(Device.named(device.name.uppercased()) == device)
  }

  @Test func theIPadMiniHasTheIdentifierThatXcode15GivesItToo() {
    #expect(Device.named("ipad7_9")?.portraitSize == CGSize(width: 744, height: 1133))
  }

  @Test(arguments: Device.all) func sizesAreUprightAndInsetsFit(device: Device) {
    #expect(device.portraitSize.width < device.portraitSize.height)
    #expect((1...3).contains(device.scale))
    for (insets, orientation) in [
      (device.portraitInsets, Orientation.portrait), (device.landscapeInsets, .landscape),
    ] {
      let size = device.size(orientation)
      #expect([insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0 >= 0 })
      #expect(insets.left == insets.right)
      #expect(insets.left + insets.right < size.width / 2)
      #expect(insets.top + insets.bottom < size.height / 2)
    }
  }

  @Test func devicesWithoutAHomeButtonHaveAHomeAreaBothWays() {
    for device in Device.all where device.hasHomeArea {
      #expect(device.landscapeInsets.bottom > 0, "\(device.name)")
    }
  }

  /// Windows are as high as the screen and narrower, and their names distinguish them from devices.
  @Test(arguments: Device.windows) func windowsAreParts(window: Device) throws {
    #expect(Device.named(window.id) == window)
    #expect(Device.named(window.name) == window)
    var whole = window
    whole.window = nil
    #expect(!Device.all.contains { $0.id == window.id || $0.name == window.name })
    for orientation in Orientation.allCases {
      #expect(window.size(orientation).height == whole.size(orientation).height)
      #expect(window.size(orientation).width < whole.size(orientation).width * 0.75)
    }
  }
}
