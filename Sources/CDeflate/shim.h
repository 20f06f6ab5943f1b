// libdeflate, for files that are to be small rather than quickly made, and for checksums.
#ifndef GALLEY_CDEFLATE_SHIM_H
#define GALLEY_CDEFLATE_SHIM_H

#include <libdeflate.h>

#endif
