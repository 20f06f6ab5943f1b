#ifndef CMACHINE_H
#define CMACHINE_H

#include <stdbool.h>

/// The next function of a name behind this program's own, in the order in which the loader looks: that of the library
/// which a function of this module stands in for. Null where there is none, as in a statically linked program.
const void *galley_next_function(const char *name);

/// Whether code lies in Foundation's own libraries, whose timers, locks and processes need the machine's time. That of
/// `NSDate`, `NSTimeZone` and `NSDateInterval` asks for others.
bool galley_is_foundation(const void *code);

#endif
