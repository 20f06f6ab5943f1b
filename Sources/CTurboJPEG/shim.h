// TurboJPEG's simple interface.
#ifndef GALLEY_CTURBOJPEG_SHIM_H
#define GALLEY_CTURBOJPEG_SHIM_H

#include <turbojpeg.h>

#endif
