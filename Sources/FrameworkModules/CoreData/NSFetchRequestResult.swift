import Foundation
import UIKit

/// What a request can find.
public protocol NSFetchRequestResult: AnyObject {}
