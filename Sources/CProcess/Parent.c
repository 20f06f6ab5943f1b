#include "CProcess.h"

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

void galley_end_with_parent(void) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // Where the parent was gone before, somebody else took its place.
  if (getppid() == 1) _exit(1);
}
