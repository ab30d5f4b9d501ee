#ifndef TMINUS_CSNDFILE_H
#define TMINUS_CSNDFILE_H

#include <sndfile.h>

#endif
