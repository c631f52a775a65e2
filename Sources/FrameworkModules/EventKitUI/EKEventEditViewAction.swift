import EventKit
import Foundation
import UIKit

/// The outcome of editing an event.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0, saved, deleted
}
