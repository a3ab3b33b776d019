// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/exportnotes.h"

#include "models/domain/json/jsonfields.h"

#include <QCoreApplication>
#include <QStringList>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReleasePage)
};

constexpr qsizetype notesShown = 3;

} // namespace

QString exportNotes(const QByteArray &result)
{
    QStringList notes = textsOf(storedJson(result), "notes");
    if (const qsizetype more = notes.size() - notesShown; more > 0) {
        notes.resize(notesShown);
        notes.append(Tr::tr("and %n more note(s); the command “yuyi-cli export” lists them all.", nullptr, static_cast<int>(more)));
    }
    return notes.join(u'\n');
}

} // namespace yuyi
