// The types of a library that conform to a protocol, read from the tables that Swift's runtime reads, too.
#ifndef GALLEY_CCONFORMANCES_H
#define GALLEY_CCONFORMANCES_H

/// Calls `found` with the metadata of each type that is not generic and that a record says to conform to a protocol, in
/// the order of the records. `private_name` is the compiler's name of what hides the type in its file, where it wrote that
/// down (-enable-anonymous-context-mangled-names), else NULL. `start` and `end` are the bounds of a library's section `swift5_protocol_conformances`,
/// `protocol` is the address of the protocol's descriptor.
void galley_conforming_types(
  const void *start, const void *end, const void *protocol,
  void (*found)(const void *metadata, const char *private_name, void *context), void *context);

#endif
