/// Returns how often memory was asked for since the program began.
long tm_allocations(void);
