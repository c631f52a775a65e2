import CoreLocation
import Foundation
import UIKit

/// A pin. Inert: maps show none.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of its head.
  // UIKit's type; nil restores the usual one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var pinTintColor: UIColor! = .systemRed
  /// Whether it falls onto the map.
  open var animatesDrop = false

  /// The usual colour.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The colour of a destination.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The colour of what the person has put there.
  open class func purplePinColor() -> UIColor { .systemPurple }
}
