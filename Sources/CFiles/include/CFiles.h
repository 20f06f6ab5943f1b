// Files below an open folder: what is opened lies there, whatever names and links become meanwhile.
#ifndef GALLEY_CFILES_H
#define GALLEY_CFILES_H

/// Opens a folder for what is below it; it need not be readable. Returns a descriptor, or -1 and errno.
int galley_open_folder(const char *path);

/// The flags of `galley_open_folder`, which Swift has no name for.
int galley_folder_flags(void);

/// Opens what a path leads to below an open folder. Links on the way are followed as long as they do not leave the
/// folder; absolute ones leave it, and so do the kernel's own (those of /proc).
/// `flags` are those of `openat`, nothing is made; `follows_links` is 0 where every link is refused (ELOOP).
/// Returns a descriptor that is closed in other programs, or -1 and errno: EXDEV where the path leaves the folder.
int galley_open_below(int folder, const char *path, int flags, int follows_links);

/// The same, one part of the path after the other, for kernels without `openat2` (before Linux 5.6) and for
/// containers that forbid it.
int galley_open_below_by_steps(int folder, const char *path, int flags, int follows_links);

#endif
