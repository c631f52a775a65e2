import Foundation
import UIKit

extension NSUserActivity {
  /// By what a search finds the activity. Inert: the value is stored and has no effect.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { searchAttributes as? CSSearchableItemAttributeSet }
    set { searchAttributes = newValue }
  }
}
