#ifndef GALLEY_CLIBC_H
#define GALLEY_CLIBC_H

/// The oldest version of glibc that the programs start with.
///
/// glibc 2.35, 2.36 and 2.38 brought a few functions and new versions of old ones, which Swift's runtime and the compiler's are
/// linked with where they were built. This module has its own; it is linked into programs alone, and the functions are
/// not seen from outside.
#define GALLEY_OLDEST_GLIBC "2.34"

#endif
