#include "CIsolation.h"

#ifdef __linux__
#include <sys/prctl.h>
#endif

int snug_signal_at_end_of_parent(int signal) {
#ifdef __linux__
  return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0);
#else
  (void)signal;
  return -1;
#endif
}
