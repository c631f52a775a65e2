import Foundation
import UIKit

/// On which thread a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType, mainQueueConcurrencyType
}
