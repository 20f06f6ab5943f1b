#include "CDoctorHashes.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char hashes[] = {
#embed "hashes.txt"
};

const char *galley_doctor_hashes(size_t *length) {
  *length = sizeof hashes;
  return hashes;
}
