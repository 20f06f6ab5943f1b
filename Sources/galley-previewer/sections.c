// Linked into each library of previews: the bounds of its table of conformances, which the linker knows.
extern const char bounds_start[] __asm__("__start_swift5_protocol_conformances")
  __attribute__((weak, visibility("hidden")));
extern const char bounds_stop[] __asm__("__stop_swift5_protocol_conformances")
  __attribute__((weak, visibility("hidden")));

__attribute__((visibility("default"))) const void *galley_conformances_start(void) {
  return bounds_start;
}

__attribute__((visibility("default"))) const void *galley_conformances_end(void) {
  return bounds_stop;
}
