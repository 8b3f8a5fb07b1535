// What the rasterizer asks the C library for.
#include <stdlib.h>
#include <string.h>
