import Foundation
import UIKit

/// A file in which objects are stored. Inert: there is none.
open class NSPersistentStore: NSObject {}
