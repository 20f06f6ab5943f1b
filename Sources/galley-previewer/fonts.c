// The bundled fonts of the program that draws previews. They are in the file of the program that starts it, and are on the
// disk once: its library has no copy of them.
//
// Descriptor 5 is that file, and GALLEY_PREVIEW_FONTS has a line "OFFSET LENGTH NAME" for each font, in the order of the
// table. They are mapped when the library is loaded, before any code of previews is there.
#include "CBundledFonts.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { descriptor = 5 };

static galley_bundled_font *fonts;
static size_t count;

size_t galley_bundled_font_count(void) { return count; }

galley_bundled_font galley_bundled_font_at(size_t index) { return fonts[index]; }

static void fail(const char *reason) {
  fprintf(stderr, "galley-previewer: the fonts cannot be read: %s; expected to be started by galley\n", reason);
  _exit(70);
}

/// A number and the blank behind it.
static uint64_t number(char **text) {
  char *end;
  errno = 0;
  uint64_t value = strtoull(*text, &end, 10);
  if (end == *text || *end != ' ' || errno) fail("a line of GALLEY_PREVIEW_FONTS is wrong");
  *text = end + 1;
  return value;
}

__attribute__((constructor)) static void map_fonts(void) {
  const char *variable = getenv("GALLEY_PREVIEW_FONTS");
  if (!variable) fail("GALLEY_PREVIEW_FONTS is not set");
  struct stat status;
  if (fstat(descriptor, &status) != 0) fail(strerror(errno));
  size_t size = (size_t)status.st_size, lines = 0;
  for (const char *sign = variable; *sign; sign++) lines += *sign == '\n';
  // Names stay in this copy.
  char *text = strdup(variable);
  fonts = calloc(lines ? lines : 1, sizeof *fonts);
  uint64_t *offsets = calloc(lines ? lines : 1, sizeof *offsets);
  if (!text || !fonts || !offsets) fail(strerror(errno));
  uint64_t start = size, end = 0;
  char *rest = text;
  for (; count < lines; count++) {
    uint64_t offset = number(&rest), length = number(&rest);
    if (offset > size || length > size - offset) fail("a font is not in the file");
    char *behind = strchr(rest, '\n');
    if (!behind) fail("a line of GALLEY_PREVIEW_FONTS is wrong");
    *behind = 0;
    fonts[count] = (galley_bundled_font){rest, NULL, (size_t)length};
    offsets[count] = offset;
    if (offset < start) start = offset;
    if (offset + length > end) end = offset + length;
    rest = behind + 1;
  }
  if (start >= end) fail("no font is named");
  // No more than the fonts: what is mapped counts for the memory that a preview may take.
  start -= start % (uint64_t)sysconf(_SC_PAGESIZE);
  const uint8_t *file = mmap(NULL, end - start, PROT_READ, MAP_PRIVATE, descriptor, (off_t)start);
  if (file == MAP_FAILED) fail(strerror(errno));
  for (size_t index = 0; index < count; index++) fonts[index].bytes = file + (offsets[index] - start);
  free(offsets);
  close(descriptor);
  unsetenv("GALLEY_PREVIEW_FONTS");
}
