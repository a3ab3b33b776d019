// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/rulescontroller.h"

#include "models/services/composing/categoryfile.h"
#include "models/services/session/projectaccess.h"

#include <utility>

namespace yuyi {

namespace {

/// What adding items came to.
struct Added {
    CategoriesKept kept;
    int missing = 0;
    QList<CategoryPlan::Refused> refused;
};

} // namespace

RulesController::RulesController(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project) {}

bool RulesController::isUsed() const
{
    return m_project.info().preset.categories.has_value();
}

void RulesController::load()
{
    if (!isUsed())
        return;
    m_project
        .read([folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
            return CategoryService(stores, folder, person).list();
        })
        .then(this, m_latest.only([this](const Result<QList<StoredCategory>> &items) {
            if (!items && items.error().code != ErrorCode::Refused) {
                Q_EMIT failed(items.error().sentence);
                return;
            }
            m_loaded = true;
            m_refusal = items ? QString() : items.error().sentence;
            m_items = items ? *items : QList<StoredCategory>();
            Q_EMIT changed();
        }));
}

void RulesController::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT changed();
}

void RulesController::add(std::function<Result<CategoryPlan>(CategoryService &)> plan)
{
    if (!mayMake())
        return;
    setBusy(true);
    m_project
        .write([folder = m_project.factory().folder(), person = m_project.person().id,
                plan = std::move(plan)](Stores &stores) -> Result<Added> {
            CategoryService service(stores, folder, person);
            YUYI_TRY(const auto wanted, plan(service));
            NoProgress progress;
            YUYI_TRY(const auto kept, service.keep(wanted, progress));
            const auto found = wanted.items.size() + wanted.known + wanted.refused.size();
            return Added{kept, wanted.wanted - static_cast<int>(found), wanted.refused};
        })
        .then(this, [this](const Result<Added> &added) {
            setBusy(false);
            load();
            if (!added) {
                Q_EMIT failed(added.error().sentence);
                return;
            }
            Q_EMIT done(added->kept.added > 0 ? tr("%n item(s) added", nullptr, added->kept.added) : tr("No item was added."), false);
            if (!added->refused.isEmpty()) {
                const CategoryPlan::Refused &first = added->refused.constFirst();
                Q_EMIT failed(tr("%n row(s) of the file were not taken. Row %1: %2", nullptr, static_cast<int>(added->refused.size()))
                                  .arg(QString::number(first.row), first.reason));
            } else if (added->missing > 0) {
                Q_EMIT failed(tr("%n item(s) could not be drawn: too few images meet two such rules.", nullptr, added->missing));
            }
        });
}

void RulesController::draw(int count, quint64 seed)
{
    add([count, seed](CategoryService &service) { return service.draw(count, seed); });
}

void RulesController::takeFile(const QString &path)
{
    add([path](CategoryService &service) -> Result<CategoryPlan> {
        YUYI_TRY(const auto rows, readCategoryRows(path));
        return service.read(rows, 1);
    });
}

void RulesController::writeQuestions()
{
    if (!mayMake() || m_items.isEmpty())
        return;
    setBusy(true);
    m_project
        .write([folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
            NoProgress progress;
            return CategoryService(stores, folder, person).write(progress);
        })
        .then(this, [this](const Result<CategoriesWritten> &written) {
            setBusy(false);
            load();
            if (!written) {
                Q_EMIT failed(written.error().sentence);
                return;
            }
            Q_EMIT done(written->questions > 0 ? tr("%n question(s) written in your drafts", nullptr, written->questions)
                                               : tr("No question was written."),
                        false);
            if (!written->lacking.isEmpty()) {
                Q_EMIT failed(tr("%n item(s) have no question. %1", nullptr, static_cast<int>(written->lacking.size()))
                                  .arg(written->lacking.constFirst()));
            }
        });
}

} // namespace yuyi
