import Foundation

/// Parts of a contact that are read. The keys are.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
