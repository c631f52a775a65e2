import Foundation
import UIKit

/// Measurements of pictures of controls that iOS drew: `Recorded/controls.json`, which names its sources.
nonisolated struct RecordedControls: Decodable, Sendable {
  /// A control in the middle of a container that is 20 points higher.
  nonisolated struct Control: Decodable, Sendable, CustomStringConvertible {
    let picture: String
    let release: Release
    let kind: Kind
    let containerWidth: Double
    let height: Double
    let frame: Box?
    let ink: Box?

    var description: String { picture }
  }

  nonisolated enum Kind: String, Decodable, Sendable { case pageControl, segmentedControl, slider, stepper }

  /// A release of iOS.
  nonisolated enum Release: Int, Decodable, Sendable {
    case iOS17 = 17
    case iOS26 = 26

    var policy: LayoutPolicy { self == .iOS26 ? .iOS26 : .device }
  }

  /// Nine switches and six views of 48 × 32 points below each other with equal gaps, below a status bar of 54 points.
  nonisolated struct Column: Decodable, Sendable, CustomStringConvertible {
    let picture: String
    let release: Release
    let size: [Double]
    let x: Double
    let width: Double
    let height: Double
    /// The upper edges of switches from the top; not all were measured.
    let tops: [Double]

    var description: String { picture }
  }

  /// A button with a plus in a circle.
  nonisolated struct Sign: Decodable, Sendable {
    let size: [Double]
    let ink: Box
  }

  /// A text field without a border in the middle of 120 × 44 points.
  nonisolated struct Field: Decodable, Sendable, CustomStringConvertible {
    let picture: String
    let release: Release
    let ink: Box

    var description: String { picture }
  }

  let controls: [Control]
  let columns: [Column]
  let contactAdd: Sign
  let fields: [Field]

  static let all = RecordedFile.decoded("controls", as: RecordedControls.self)
}
