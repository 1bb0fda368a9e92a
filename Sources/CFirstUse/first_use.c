#include "first_use.h"

#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

// Now, so that a function that is missing is no surprise in the middle of a run; local, so that no other
// library meets its names.
static void *library_named(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }

bool first_use_loads(const char *library) { return library_named(library) != NULL; }

void *first_use_find(const char *library, const char *function) {
  void *handle = library_named(library);
  void *address = handle == NULL ? NULL : dlsym(handle, function);
  if (address == NULL) {
    fprintf(stderr, "vinylcrate: error while loading shared libraries: %s\n", dlerror());
    // What runs beside this may be in the middle of anything.
    _exit(127);
  }
  return address;
}
