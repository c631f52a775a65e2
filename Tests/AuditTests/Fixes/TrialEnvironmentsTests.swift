import Environments
import InterfaceBuilder
import Testing
import UIKit

@testable import Audit

/// The environments in which an edit is tried.
struct TrialEnvironmentsTests {
  /// Two screens, three text sizes and two directions, in the order of a matrix.
  private func environments() throws -> [Environment] {
    let devices = try ["iPhone SE", "iPhone 16"].map { name in try #require(Device.named(name)) }
    return devices.flatMap { device in
      [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraLarge].flatMap { size in
        [Environment.Direction.leftToRight, .rightToLeft].map { direction in
          var environment = Environment(device: device)
          environment.contentSizeCategory = size
          environment.direction = direction
          return environment
        }
      }
    }
  }

  @Test func theOtherAppearanceIsANeighbour() throws {
    var dark = try environments()
    for index in dark.indices { dark[index].appearance = .dark }
    #expect(TrialEnvironments(try environments() + dark).indices(around: 2, affected: [2]) == [2, 0, 3, 4, 8, 14])
  }

  /// The environments of the first screen are 0 to 5: L, XXXL and AX3, each from left to right and from right to left.
  @Test func theWorstComesFirstThenItsNeighbours() throws {
    let trials = TrialEnvironments(try environments())
    #expect(trials.indices(around: 2, affected: [2]) == [2, 0, 3, 4, 8])
    #expect(trials.indices(around: 0, affected: [0]) == [0, 1, 2, 6])
    #expect(trials.indices(around: 11, affected: [5, 9, 11]) == [11, 5, 9, 10])
  }
}
