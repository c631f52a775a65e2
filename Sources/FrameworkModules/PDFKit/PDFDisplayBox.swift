import Foundation
import UIKit

/// A part of a page.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox = 0, cropBox, bleedBox, trimBox, artBox
}
