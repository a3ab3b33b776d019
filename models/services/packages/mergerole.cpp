// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergerole.h"

#include "models/domain/moments.h"

#include <QCoreApplication>
#include <QLocale>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageMerge)
};

/// Far more than the longest text of any benchmark, far less than what would hurt.
constexpr qsizetype longestText = 200'000;
/// Between the clocks of two machines that are both right.
constexpr int clocksDifferSeconds = 5 * 60;

} // namespace

tl::unexpected<Error> MergeRole::changedInProject() const
{
    return failure(ErrorCode::Conflict, Tr::tr("This was changed in the project after packing."));
}

tl::unexpected<Error> MergeRole::forged(const QString &what) const
{
    return failure(ErrorCode::Damaged,
                   Tr::tr("This work package contains data that Yuyi did not write; nothing was imported."), what);
}

Result<> MergeRole::sane(const QDateTime &time) const
{
    if (!time.isValid())
        return forged(QStringLiteral("no time"));
    if (time > m_context.now.addSecs(clocksDifferSeconds)) {
        return failure(ErrorCode::Damaged,
                       Tr::tr("This work is dated %1, which is in the future. Nothing was imported. If the clock "
                              "of this computer is wrong, correct it; otherwise import the package after that "
                              "time.")
                           .arg(momentText(time)));
    }
    return {};
}

Result<> MergeRole::saneText(const QString &text) const
{
    if (text.size() > longestText)
        return forged(QStringLiteral("a text of %1 characters").arg(text.size()));
    if (!text.isValidUtf16() || text.contains(QChar::Null))
        return forged(QStringLiteral("broken characters"));
    return {};
}

} // namespace yuyi
