// The hashes of the images of `galley doctor --all`, inside the binary, which compares with them where nothing else is.
#ifndef GALLEY_CDOCTOR_HASHES_H
#define GALLEY_CDOCTOR_HASHES_H

#include <stddef.h>

/// The bytes of hashes.txt, UTF-8: lines of a hash in 16 hexadecimal digits, two spaces and a name. `Scripts/doctor-hashes`
/// writes them.
const char *galley_doctor_hashes(size_t *length);

#endif
