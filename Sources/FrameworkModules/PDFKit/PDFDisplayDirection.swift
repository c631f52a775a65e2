import Foundation
import UIKit

/// In which direction pages follow.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical = 0, horizontal
}
