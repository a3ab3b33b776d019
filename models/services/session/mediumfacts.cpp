// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/mediumfacts.h"

#include "models/imaging/headers/header.h"
#include "models/imaging/picturefile.h"
#include "models/imaging/readfile.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::MediaService)
};

} // namespace

Result<MediumFacts> mediumFactsOf(const PictureFile &picture)
{
    const ImageHeader &header = picture.header();
    if (header.truncated) {
        return failure(ErrorCode::Damaged, Tr::tr("%1 ends before its picture is complete. Use a complete copy of the file.")
                                               .arg(subjectOf(picture.path())));
    }
    YUYI_CHECK(picture.decode());
    MediumFacts facts;
    facts.sha256 = picture.sha256();
    facts.format = header.format;
    facts.bytes = picture.bytes().size();
    facts.size = header.size;
    return facts;
}

} // namespace yuyi
