#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int galley_folder_flags(void) { return O_PATH | O_DIRECTORY; }

int galley_open_folder(const char *path) { return open(path, galley_folder_flags() | O_CLOEXEC); }

#if defined(SYS_openat2) && __has_include(<linux/openat2.h>)
#include <linux/openat2.h>

int galley_open_below(int folder, const char *path, int flags, int follows_links) {
  struct open_how how = {
      .flags = (uint64_t)(flags | O_CLOEXEC),
      .resolve =
          RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS | (follows_links ? 0 : RESOLVE_NO_SYMLINKS),
  };
  // The kernel gives up if folders are renamed while it resolves the path.
  for (int attempt = 0; attempt < 16; attempt++) {
    long opened = syscall(SYS_openat2, folder, path, &how, sizeof how);
    if (opened >= 0) return (int)opened;
    if (errno != EAGAIN && errno != EINTR) break;
  }
  if (errno != ENOSYS && errno != EPERM && errno != EAGAIN && errno != EINTR) return -1;
  return galley_open_below_by_steps(folder, path, flags, follows_links);
}
#else
int galley_open_below(int folder, const char *path, int flags, int follows_links) {
  return galley_open_below_by_steps(folder, path, flags, follows_links);
}
#endif

enum { MOST_LINKS = 40, MOST_FOLDERS = 256 };

// A way below a folder: the folders that were opened on it, the innermost last, and what is still to go.
struct way {
  int folders[MOST_FOLDERS];
  int depth;
  int links;
  char rest[PATH_MAX];
};

static int refuse(int code) {
  errno = code;
  return -1;
}

static void close_keeping_errno(int descriptor) {
  int code = errno;
  close(descriptor);
  errno = code;
}

static int here(const struct way *way, int folder) {
  return way->depth > 0 ? way->folders[way->depth - 1] : folder;
}

// Puts what a link says in front of what is still to go. Returns 0, or -1 and errno.
static int follow(struct way *way, int link, const char *next, int follows_links) {
  char target[PATH_MAX];
  if (!follows_links || ++way->links > MOST_LINKS) return refuse(ELOOP);
  ssize_t length = readlinkat(link, "", target, sizeof target);
  if (length < 0) return -1;
  if (length > 0 && target[0] == '/') return refuse(EXDEV);
  size_t left = strlen(next);
  if ((size_t)length + 1 + left + 1 > sizeof way->rest) return refuse(ENAMETOOLONG);
  memmove(way->rest + length + 1, next, left + 1);
  memcpy(way->rest, target, (size_t)length);
  way->rest[length] = '/';
  return 0;
}

// One step up. Returns 0, or -1 and errno.
static int leave(struct way *way) {
  if (way->depth == 0) return refuse(EXDEV);
  close(way->folders[--way->depth]);
  return 0;
}

// One step down: into a folder, or along a link. Returns 0, or -1 and errno.
static int enter(struct way *way, int folder, const char *name, const char *next, int follows_links) {
  struct stat status;
  int found = openat(here(way, folder), name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
  if (found < 0) return -1;
  if (fstat(found, &status) == 0) {
    if (S_ISLNK(status.st_mode)) {
      int code = follow(way, found, next, follows_links);
      close_keeping_errno(found);
      return code;
    }
    if (S_ISDIR(status.st_mode) && way->depth < MOST_FOLDERS) {
      memmove(way->rest, next, strlen(next) + 1);
      way->folders[way->depth++] = found;
      return 0;
    }
    errno = S_ISDIR(status.st_mode) ? ENAMETOOLONG : ENOTDIR;
  }
  close_keeping_errno(found);
  return -1;
}

// Walks to the end. Returns a descriptor, or -1 and errno.
static int walk(struct way *way, int folder, int flags, int follows_links) {
  char name[NAME_MAX + 1];
  for (;;) {
    const char *start = way->rest + strspn(way->rest, "/");
    size_t length = strcspn(start, "/");
    const char *next = start + length + strspn(start + length, "/");
    if (length > NAME_MAX) return refuse(ENAMETOOLONG);
    memcpy(name, start, length);
    name[length] = 0;
    if (length == 0) return openat(here(way, folder), ".", flags | O_CLOEXEC);
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) {
      if (name[1] == '.' && leave(way) != 0) return -1;
      memmove(way->rest, next, strlen(next) + 1);
      continue;
    }
    if (*next == 0) {
      int opened = openat(here(way, folder), name, flags | O_NOFOLLOW | O_CLOEXEC);
      struct stat status;
      // A path alone is opened of a link, too.
      int is_link = opened >= 0 ? fstat(opened, &status) == 0 && S_ISLNK(status.st_mode)
                                : errno == ELOOP || errno == ENOTDIR;
      if (!is_link) return opened;
      if (opened >= 0) close(opened);
    }
    if (enter(way, folder, name, next, follows_links) != 0) return -1;
  }
}

int galley_open_below_by_steps(int folder, const char *path, int flags, int follows_links) {
  struct way way = {.depth = 0, .links = 0};
  if (path[0] == '/') return refuse(EXDEV);
  if (path[0] == 0) return refuse(ENOENT);
  if (strlen(path) >= sizeof way.rest) return refuse(ENAMETOOLONG);
  strcpy(way.rest, path);
  int opened = walk(&way, folder, flags, follows_links);
  int code = errno;
  while (way.depth > 0) close(way.folders[--way.depth]);
  errno = code;
  return opened;
}
