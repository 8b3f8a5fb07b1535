// The second way is for machines where pkg-config does not tell the folder.
#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#else
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#endif
