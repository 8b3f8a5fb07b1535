// The system's libraries that Darkroom is built on, looked for before anything is compiled.
//
// Every C target includes this header first, and every Swift target waits for those: a missing library ends
// the build at once. The packages are those of Scripts/setup; the fonts among them come along so that one
// command is enough.

#ifndef DARKROOM_SYSTEM_PACKAGES_H
#define DARKROOM_SYSTEM_PACKAGES_H

#if !__has_include(<png.h>) || !__has_include(<zlib.h>) || !__has_include(<jpeglib.h>) || \
    !__has_include(<xxhash.h>) || !__has_include(<isa-l/igzip_lib.h>) || \
    !__has_include(<libdeflate.h>) || !__has_include(<harfbuzz/hb.h>)
// clang-format off
#error Darkroom needs packages of the system. As root: apt-get update && apt-get install -y --no-install-recommends pkg-config libharfbuzz-dev libpng-dev libjpeg-dev libisal-dev libdeflate-dev libxxhash-dev fonts-wqy-microhei fonts-noto-color-emoji fonts-dejavu-core python3-pip
// clang-format on
#endif

#endif
