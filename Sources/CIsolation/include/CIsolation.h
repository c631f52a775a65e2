#ifndef CISOLATION_H
#define CISOLATION_H

#include <stddef.h>

/// Asks the system for a signal to this process when the thread that started it ends, as all do when their process ends.
/// Returns -1 where the system has no such signal.
int snug_signal_at_end_of_parent(int signal);

/// The version of Landlock that the kernel offers; 0 where it has none.
int snug_landlock_version(void);

/// Gives up, for this process and all that it starts, and for good: to write, make and remove files, but below some
/// folders and into some files; to run programs but some; to connect to ports and to signal other processes, where the
/// kernel can refuse that. Call it before there is a second thread.
///
/// Paths that do not exist are passed over. Returns whether it was done.
int snug_restrict_files(
  const char *const *writable, size_t writable_count, const char *const *executable, size_t executable_count);

/// Gives up sockets, looking into other processes, and calls for administrators. Returns whether it was done.
int snug_restrict_calls(void);

/// The file of the library, or the program, that has a symbol; NULL if there is none.
const char *snug_library_with_symbol(const char *name);

/// Tries to look into another process, as a debugger does. Returns the system's error.
int snug_try_to_trace(int process);

#endif
