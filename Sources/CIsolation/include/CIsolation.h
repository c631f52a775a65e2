#ifndef CISOLATION_H
#define CISOLATION_H

/// Asks the system for a signal to this process when the thread that started it ends, as all do when their process ends.
/// Returns -1 where the system has no such signal.
int snug_signal_at_end_of_parent(int signal);

#endif
