#pragma once
#include <postgresql/libpq-fe.h>
#include <stdbool.h>

/// Whether libpq is there. Where it is not, no other function may be called.
bool pq_loads(void);
