// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"

namespace yuyi {

/// @brief A page of the window. Services name the page that shows something, the window goes there.
///
/// The code is part of the ids of commands and of object names, the name of the page's guide and of its settings, and what
/// `--page` takes.
enum class PageId {
    Overview,
    Collect,
    Duplicates,
    Text,
    Inspect,
    Compose,
    Chains,
    Calibrate,
    Annotate,
    Review,
    Validate,
    Agreement,
    Models,
    Results,
    Errors,
    Study,
    Descriptions,
    Release,
    People,
    Audit
};

inline constexpr CodeTable<PageId, 20> codesOf(PageId)
{
    return {{{PageId::Overview, u"overview"},
             {PageId::Collect, u"collect"},
             {PageId::Duplicates, u"duplicates"},
             {PageId::Text, u"text"},
             {PageId::Inspect, u"inspect"},
             {PageId::Compose, u"compose"},
             {PageId::Chains, u"chains"},
             {PageId::Calibrate, u"calibrate"},
             {PageId::Annotate, u"annotate"},
             {PageId::Review, u"review"},
             {PageId::Validate, u"validate"},
             {PageId::Agreement, u"agreement"},
             {PageId::Models, u"models"},
             {PageId::Results, u"results"},
             {PageId::Errors, u"errors"},
             {PageId::Study, u"study"},
             {PageId::Descriptions, u"descriptions"},
             {PageId::Release, u"release"},
             {PageId::People, u"people"},
             {PageId::Audit, u"audit"}}};
}

} // namespace yuyi
