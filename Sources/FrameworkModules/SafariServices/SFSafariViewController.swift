import Foundation
import UIKit

extension SFSafariViewController: OutsideContent {
  package var address: URL { initialURL }
}
