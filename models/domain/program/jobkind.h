// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"

namespace yuyi {

/// What a background job does. Jobs of other kinds, stored by a newer version, stay as they are and are not continued.
enum class JobKind {
    ImportImages,   ///< brings images into the project
    ImportItems,    ///< brings items of another set with their images into the project
    ImportLabels,   ///< brings labels that people gave elsewhere into their drafts
    ScanDuplicates, ///< searches for near duplicates
    ScanText,       ///< measures the text in images
    Export,         ///< writes the release
    ExportAudit,
    Rescore,       ///< reads stored replies again with the current scorers
    Pack,          ///< makes a work package
    PackStudy,     ///< makes packages for participants of a study
    LookAtReturns, ///< examines returned packages
    MergeReturns,  ///< imports returned packages
    Sheets         ///< composes pictures of the panels of images
};

inline constexpr CodeTable<JobKind, 13> codesOf(JobKind)
{
    return {{{JobKind::ImportImages, u"import-images"},
             {JobKind::ImportItems, u"import-items"},
             {JobKind::ImportLabels, u"import-labels"},
             {JobKind::ScanDuplicates, u"scan-duplicates"},
             {JobKind::ScanText, u"scan-text"},
             {JobKind::Export, u"export"},
             {JobKind::ExportAudit, u"export-audit"},
             {JobKind::Rescore, u"rescore"},
             {JobKind::Pack, u"pack"},
             {JobKind::PackStudy, u"pack-study"},
             {JobKind::LookAtReturns, u"look-at-returns"},
             {JobKind::MergeReturns, u"merge-returns"},
             {JobKind::Sheets, u"sheets"}}};
}

} // namespace yuyi
