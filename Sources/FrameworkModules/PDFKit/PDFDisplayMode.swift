import Foundation
import UIKit

/// How pages lie beside each other.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage = 0, singlePageContinuous, twoUp, twoUpContinuous
}
