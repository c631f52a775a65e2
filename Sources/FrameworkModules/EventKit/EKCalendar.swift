import Foundation
import UIKit

/// A calendar.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// The name.
  open var title = ""
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor!
  /// The identifier.
  public let calendarIdentifier = UUID().uuidString
  /// Whether events can be changed.
  open var allowsContentModifications: Bool { true }

  /// Creates a calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
