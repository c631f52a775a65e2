#if !canImport(ObjectiveC)
  import Foundation

  extension NSObject {
    /// The name of the class with its module, as `Pets.PetView`.
    public class func description() -> String { String(reflecting: self) }
  }
#endif
