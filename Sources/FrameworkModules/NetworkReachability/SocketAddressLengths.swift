import Foundation

// On Apple's systems, socket addresses state their own length. On Linux they do not, so a stored length has no effect.

extension sockaddr {
  /// The length of the address in bytes. Inert.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The length of the address in bytes. Inert.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The length of the address in bytes. Inert.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
