// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/program/otherlanguage.h"

namespace yuyi {

namespace {
thread_local bool meant = false;
} // namespace

OtherLanguage::OtherLanguage()
{
    meant = true;
}

OtherLanguage::~OtherLanguage()
{
    meant = false;
}

bool OtherLanguage::isMeant()
{
    return meant;
}

} // namespace yuyi
