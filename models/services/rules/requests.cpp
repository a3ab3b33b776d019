// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/requests.h"

#include "models/stores/deskstore.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StewardRequests)
};

constexpr int patienceMs = 5000;
constexpr unsigned long lookEveryMs = 100;

} // namespace

Result<> askSteward(Stores &stores, TodoKind kind, const QUuid &subject, const QString &detail)
{
    qint64 number = 0;
    YUYI_CHECK(stores.transaction([&]() -> Result<> {
        YUYI_TRY(number, stores.desk().ask(kind, subject, detail));
        return {};
    }));
    const QDeadlineTimer patience(patienceMs);
    for (;;) {
        YUYI_TRY(const auto answer, stores.desk().answer(number));
        if (!answer.waits)
            return answer.fault.isEmpty() ? Result<>() : failure(ErrorCode::Refused, answer.fault);
        if (patience.hasExpired())
            break;
        QThread::msleep(lookEveryMs);
    }
    return failure(ErrorCode::Environment, Tr::tr("The server has your request, but it is not done yet. It will be done when a steward "
                                                  "of the project runs; a lead can start one."));
}

} // namespace yuyi
