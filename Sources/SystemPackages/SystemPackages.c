#include "SystemPackages.h"
