// Libraries that are loaded when one of their functions is first called.
//
// The linker has each library that a program is linked with loaded at every start, with all that these need.
// What only some runs need, as the network and the drawing of pictures, is left to those runs here.
#pragma once
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/// Whether a library, by the name that the loader knows it by, can be loaded. It stays loaded.
bool first_use_loads(const char *_Nonnull library);

/// The address of a function of a library.
///
/// Where the library or the function is missing, the program ends as it does where the loader misses one
/// at the start: the loader's words on standard error, exit code 127.
void *_Nonnull first_use_find(const char *_Nonnull library, const char *_Nonnull function);

/// A pointer to a function of a library, of the type that it is declared with.
#define FIRST_USE_FIND(library, function)                                      \
  ({                                                                           \
    static _Atomic(void *) found;                                              \
    void *address = atomic_load_explicit(&found, memory_order_acquire);        \
    if (address == NULL) {                                                     \
      address = first_use_find(library, #function);                            \
      atomic_store_explicit(&found, address, memory_order_release);            \
    }                                                                          \
    (__typeof__(&function))address;                                            \
  })

/// Defines a function that a header declares, as a call of the library's own.
#define FIRST_USE(library, type, function, parameters, arguments)              \
  type function parameters {                                                   \
    return FIRST_USE_FIND(library, function) arguments;                        \
  }
