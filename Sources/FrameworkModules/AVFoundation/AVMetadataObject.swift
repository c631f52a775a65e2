import Foundation
import UIKit

/// Something that a camera finds. The classes exist for the signatures of methods: nothing is found.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What it is.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A face.
    public static let face = Self(rawValue: "face")
    /// A QR code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// An EAN of 13 digits.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// An EAN of 8 digits.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// A UPC.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// A code of type 39.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// A code of type 93.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// A code of type 128.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// A PDF417 code.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// An Aztec code.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// A data matrix.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
  }
  /// What it is.
  public let type: ObjectType
  /// Its bounds, in fractions of the picture.
  public let bounds: CGRect
  init(type: ObjectType, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
  }
}
