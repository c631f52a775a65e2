import Foundation
import NetworkReachability
import Testing

/// Servers can be described, and how they can be reached is not known.
struct NetworkReachabilityTests {
  @Test func nothingIsKnownOfAServer() throws {
    let server = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    var flags: SCNetworkReachabilityFlags = [.reachable]
    #expect(!SCNetworkReachabilityGetFlags(server, &flags))
    #expect(SCNetworkReachabilitySetCallback(server, { _, _, _ in }, nil))
    #expect(SCNetworkReachabilitySetDispatchQueue(server, .main))
  }

  @Test func anAddressStatesItsLength() throws {
    var address = sockaddr()
    address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
    address.sa_family = sa_family_t(AF_INET)
    #expect(address.sa_len == 16)
    #expect(SCNetworkReachabilityCreateWithAddress(nil, &address) != nil)
  }
}
