// LittleCMS, in contexts of their own whose allocations are bounded. Its formats of pixels are macros that Swift does not import.
#ifndef GALLEY_CLITTLECMS_SHIM_H
#define GALLEY_CLITTLECMS_SHIM_H

#include <lcms2.h>
#include <lcms2_plugin.h>
#include <stdlib.h>
#include <string.h>

/// A profile of a few bytes may ask for tables of half a gigabyte. What it says about colours is small: the largest
/// table of a real profile has 2 MB, and those that LittleCMS makes have less.
#define GALLEY_CMS_MEMORY_LIMIT (64u << 20)

static inline void *galley_cms_allocate(cmsContext context, cmsUInt32Number size) {
  (void)context;
  return size == 0 || size > GALLEY_CMS_MEMORY_LIMIT ? NULL : malloc(size);
}

static inline void *galley_cms_allocate_clear(cmsContext context, cmsUInt32Number size) {
  (void)context;
  return size == 0 || size > GALLEY_CMS_MEMORY_LIMIT ? NULL : calloc(1, size);
}

static inline void *galley_cms_allocate_array(cmsContext context, cmsUInt32Number count, cmsUInt32Number size) {
  (void)context;
  return count == 0 || size == 0 || count > GALLEY_CMS_MEMORY_LIMIT / size ? NULL : calloc(count, size);
}

static inline void *galley_cms_reallocate(cmsContext context, void *old, cmsUInt32Number size) {
  (void)context;
  return size > GALLEY_CMS_MEMORY_LIMIT ? NULL : realloc(old, size);
}

static inline void *galley_cms_duplicate(cmsContext context, const void *original, cmsUInt32Number size) {
  void *copy = galley_cms_allocate(context, size);
  if (copy != NULL) memcpy(copy, original, size);
  return copy;
}

static inline void galley_cms_free(cmsContext context, void *memory) {
  (void)context;
  free(memory);
}

static inline void galley_cms_ignore(cmsContext context, cmsUInt32Number code, const char *text) {
  (void)context;
  (void)code;
  (void)text;
}

/// A context whose allocations have at most `GALLEY_CMS_MEMORY_LIMIT` bytes each and that says nothing; NULL when
/// memory runs out. The caller ends it with `cmsDeleteContext`.
static inline cmsContext galley_cms_create_context(void) {
  cmsPluginMemHandler memory = {
      {cmsPluginMagicNumber, 2000, cmsPluginMemHandlerSig, NULL},
      galley_cms_allocate, galley_cms_free, galley_cms_reallocate,
      galley_cms_allocate_clear, galley_cms_allocate_array, galley_cms_duplicate,
  };
  cmsContext context = cmsCreateContext(&memory, NULL);
  if (context != NULL) cmsSetLogErrorHandlerTHR(context, galley_cms_ignore);
  return context;
}

static const cmsUInt32Number galley_cms_rgba_8 = TYPE_RGBA_8;
static const cmsUInt32Number galley_cms_rgba_16 = TYPE_RGBA_16;
/// The first of four channels is grey; the others do not count.
static const cmsUInt32Number galley_cms_grey_8 =
    COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1);
static const cmsUInt32Number galley_cms_grey_16 =
    COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(2);
/// 255 is no ink.
static const cmsUInt32Number galley_cms_inverted_cmyk_8 = TYPE_CMYK_8_REV;

#endif
