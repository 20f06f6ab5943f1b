// Places at which words may be hyphenated, by libhyphen and its dictionaries (TeX's patterns). Neither belongs to Galley:
// the library is opened when a text first wants it, so that a start costs nothing and nobody else needs it.
#ifndef GALLEY_CHYPHEN_H
#define GALLEY_CHYPHEN_H

#include <stdint.h>

/// Whether libhyphen is installed.
int galley_hyphen_is_installed(void);

/// A dictionary (`hyph_de_DE.dic`); NULL without the library, or for a file that it cannot read.
void *galley_hyphen_open(const char *path);
void galley_hyphen_close(void *dictionary);

/// Where a word may be hyphenated.
/// - word: UTF-8 in small letters, no more than 1,024 bytes.
/// - places: room for `length` bytes; 1 for each character that a hyphen may stand behind, the word's spelling unchanged.
/// Returns how many characters were looked at, or -1.
int32_t galley_hyphen_places(void *dictionary, const char *word, int32_t length, uint8_t *places);

#endif
