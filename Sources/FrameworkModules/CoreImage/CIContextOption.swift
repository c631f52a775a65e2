import Foundation

/// How a context computes. Inert.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The space of colours that are computed.
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  /// The space of colours that come out.
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  /// Whether the processor computes.
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
}
