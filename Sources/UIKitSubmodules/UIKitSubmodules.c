// A target of C needs a source; all that is here is the module map.
