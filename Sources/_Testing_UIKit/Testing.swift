/// Swift Testing looks for a module of this name in every file that imports `Testing` together with a module `UIKit`.
///
/// On Apple's platforms the module adds attachments of images. Here it adds nothing. It only has to exist and to
/// re-export `Testing`, because the compiler puts it in the place of `Testing`. It is a product of its own, so that
/// programs do not link Swift Testing.
@_exported public import Testing
