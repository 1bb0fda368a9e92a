#pragma once
#include <spawn.h>
/* Closes all descriptors from one on in the new process; an extension of glibc 2.34, which Swift's own
   module of it leaves out. */
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
