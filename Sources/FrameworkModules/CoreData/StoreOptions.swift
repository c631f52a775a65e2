import Foundation

/// The key of whether old files are changed for a new model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The key of whether it is found out how.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
