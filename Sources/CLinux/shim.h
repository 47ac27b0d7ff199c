// What the C library has and Swift's Glibc module does not show: extended attributes, which hold
// access control lists, names behind _GNU_SOURCE, and a variable that Swift 6 takes for a race.
#pragma once

#include <sys/types.h>
#include <fcntl.h>

// <sys/xattr.h>
ssize_t fgetxattr(int descriptor, const char *name, void *value, size_t size);
int fsetxattr(int descriptor, const char *name, const void *value, size_t size, int flags);
int fremovexattr(int descriptor, const char *name);

// <unistd.h>, <fcntl.h> and <stdio.h> with _GNU_SOURCE
int pipe2(int ends[2], int flags);
extern char **environ;

// Declaring the variable is not enough: Swift refuses to read a global that C may change.
static inline char *_Nullable *_Nullable tmdb_environment(void) { return environ; }

// The same bit on every architecture that Swift runs on (linux/include/uapi/asm-generic/fcntl.h).
static inline int tmdb_unnamed_file_flag(void) { return 020000000 | O_DIRECTORY; }
