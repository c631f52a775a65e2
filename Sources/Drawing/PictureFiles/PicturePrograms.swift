/// The programs that draw picture files for this one.
package nonisolated enum PicturePrograms {
  /// Their names, which are looked for on the `PATH`.
  package static let names = [PictureConverter.svg.program, PictureConverter.pdf.program]
  /// What starts them.
  package static let shell = BoundedProcess.shell
}
