#include "CConformances.h"

#include <stddef.h>
#include <stdint.h>

// The layouts are those of Swift's ABI (swift/ABI/Metadata.h): a record is the offset of a descriptor from the record,
// and all that a descriptor refers to is an offset from the place where it stands.
typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
} Conformance;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t metadata_accessor;
} TypeDescriptor;

typedef struct {
  const void *metadata;
  size_t state;
} MetadataResponse;

typedef __attribute__((swiftcall)) MetadataResponse (*MetadataAccessor)(size_t request);

static const char *at(const int32_t *offset) { return (const char *)offset + *offset; }

/// What an offset leads to; with its lowest bit set to a pointer to it.
static const void *indirectable(const int32_t *offset) {
  const char *place = (const char *)offset + (*offset & ~(int32_t)1);
  return *offset & 1 ? *(const void *const *)place : place;
}

static const TypeDescriptor *described_type(const Conformance *conformance) {
  switch (conformance->flags >> 3 & 7) {
  case 0: return (const TypeDescriptor *)at(&conformance->type);
  case 1: return *(const TypeDescriptor *const *)at(&conformance->type);
  default: return NULL;  // A class of Objective-C.
  }
}

/// What is around types that are private: it has a name where bit 16 says so.
typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
} AnonymousContext;

static const char *private_name(const TypeDescriptor *type) {
  if (type->parent == 0) return NULL;
  const AnonymousContext *parent = indirectable(&type->parent);
  return (parent->flags & 31) == 2 && parent->flags >> 16 & 1 ? at(&parent->name) : NULL;
}

void galley_conforming_types(
  const void *start, const void *end, const void *protocol,
  void (*found)(const void *metadata, const char *private_name, void *context), void *context) {
  for (const int32_t *record = start; record < (const int32_t *)end; record++) {
    // Linkers fill gaps between files with nothing.
    if (*record == 0) continue;
    const Conformance *conformance = (const Conformance *)at(record);
    if (indirectable(&conformance->protocol) != protocol) continue;
    const TypeDescriptor *type = described_type(conformance);
    if (type == NULL) continue;
    uint32_t kind = type->flags & 31;
    // Classes, structures and enumerations without parameters.
    if (kind < 16 || kind > 18 || type->flags & 128) continue;
    MetadataAccessor accessor = (MetadataAccessor)at(&type->metadata_accessor);
    found(accessor(0).metadata, private_name(type), context);
  }
}
