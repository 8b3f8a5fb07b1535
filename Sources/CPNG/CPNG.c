// libpng gateway
