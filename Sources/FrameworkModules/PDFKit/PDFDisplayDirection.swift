import Foundation
import UIKit

/// The direction in which pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical = 0, horizontal
}
