// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/participants/withdrawalprompt.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ParticipantsView)
};

} // namespace

WithdrawalPrompt withdrawalPrompt(const QList<ParticipantRow> &people)
{
    QStringList codes;
    for (const ParticipantRow &row : people)
        codes.append(row.participant.code);
    const QString names = codes.join(Tr::tr(", ", "between codes"));
    if (std::all_of(people.begin(), people.end(),
                    [](const ParticipantRow &row) { return row.participant.state == ParticipantState::Withdrawn; })) {
        return {Tr::tr("Search the backups for data of %1 again?").arg(names),
                Tr::tr("The selected participants have withdrawn, and their data are no longer in the project. A backup in its folder may "
                       "still contain them, for example if the program ended during the withdrawal. Data that are found in the backups "
                       "are deleted. This cannot be undone."),
                Tr::tr("Delete from Backups")};
    }
    return {Tr::tr("Withdraw %1?").arg(names),
            Tr::tr("The answers, background data and name of each selected participant are deleted from the project and "
                   "from the backups in its folder. Work packages that are returned later are rejected. The code stays, "
                   "and the audit shows when the participant took part. Work packages, exports and copies in other "
                   "places are not deleted: delete them there. This cannot be undone."),
            Tr::tr("Withdraw")};
}

QString whatIsKept(const Withdrawal &withdrawal)
{
    QStringList lines{Tr::tr("Deleted from the project and from %n backup(s).", nullptr, withdrawal.backups),
                      Tr::tr("Could not be deleted:")};
    for (const QString &sentence : withdrawal.kept)
        lines.append(Tr::tr("• %1").arg(sentence));
    return lines.join(QLatin1Char('\n'));
}

} // namespace yuyi
