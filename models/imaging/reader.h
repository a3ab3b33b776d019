// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All of reading a picture: what kind of file it is, its header, its pixels.
#include "models/imaging/codecs/decode.h"
#include "models/imaging/headers/header.h"
#include "models/imaging/headers/readheader.h"
#include "models/imaging/headers/sniff.h"
#include "models/imaging/picturefile.h"
