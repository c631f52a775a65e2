// Made by `make surface` from Surface/EventKitUI.swift; don't edit.
// swift-format-ignore-file

@_exported import EventKit
import Foundation
@_exported import UIKit

/// The outcome of editing an event.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0, saved, deleted
}

/// Lets the person write an event. Inert: it shows an empty bar.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  /// The event.
  open var event: EKEvent?
  /// The store to which the event is written.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore!
  /// Is told when the person is done. Inert: it is never called.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
}

/// Is told what became of an event.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The person is done.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Shows an event. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
  /// The event.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var event: EKEvent!
  /// Whether it can be changed. Inert.
  open var allowsEditing = false

  /// Makes the box.
  open override func loadView() { view = UIOpaqueView(representing: "EKEventViewController", frame: UIScreen.main.bounds) }
}
