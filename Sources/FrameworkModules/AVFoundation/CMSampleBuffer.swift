import Foundation
import UIKit

/// What was recorded at a time. The class exists for the signatures of methods: nothing is.
public final class CMSampleBuffer: Sendable {
  init() {}
}
