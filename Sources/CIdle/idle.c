#include "idle.h"

void *dispatch_get_context(void *object);
void __real_dispatch_activate(void *object);

// libdispatch asks once a second whether its threads are stuck, for as long as a program runs, and the
// processor wakes for it. Swift's own threads are as many as there are processors whatever the answer is.
// The linker has what libdispatch starts come here; the source of that question is its own context.
void __wrap_dispatch_activate(void *object) {
  if (dispatch_get_context(object) != object) __real_dispatch_activate(object);
}
