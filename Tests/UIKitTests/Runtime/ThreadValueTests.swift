import Foundation
import Testing

@_spi(Generated) import UIKit

/// The values of a thread are one object, so that what is changed in it is kept.
struct ThreadValueTests {
  @Test func aChangeIsKept() {
    let values = Thread.current.values
    values["snug.test"] = 3
    #expect(Thread.current.values["snug.test"] as? Int == 3)
    values.removeObject(forKey: "snug.test")
    #expect(Thread.current.values["snug.test"] == nil)
  }
}
