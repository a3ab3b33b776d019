// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All of reading a picture: what kind of file it is, its header, its pixels.
#include "models/imaging/decode.h"
#include "models/imaging/header.h"
#include "models/imaging/picturefile.h"
#include "models/imaging/readheader.h"
#include "models/imaging/sniff.h"
