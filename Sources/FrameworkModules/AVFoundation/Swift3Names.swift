import Foundation
import UIKit

/// A film keeps its proportions, inside the box, by the name until Swift 4.
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
/// A film keeps its proportions, and fills the box, by the name until Swift 4.
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
/// A film is stretched, by the name until Swift 4.
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
/// A film in MPEG-4, by the name until Swift 4.
public let AVFileTypeMPEG4 = AVFileType.mp4
/// Pictures, by the name until Swift 4.
public let AVMediaTypeVideo = AVMediaType.video
/// Sound, by the name until Swift 4.
public let AVMediaTypeAudio = AVMediaType.audio
