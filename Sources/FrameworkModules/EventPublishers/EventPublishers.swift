// Stands in the place of Combine, which is not on Linux. What OpenCombine lacks is in the other files of this folder.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
