import EventKit
import Foundation
import UIKit

/// What became of an event.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0, saved, deleted
}
