// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/rulescontroller.h"

#include "models/services/session/projectaccess.h"

#include <utility>

namespace yuyi {

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

void RulesController::add(std::function<Result<CategoriesKept>(CategoryService &, Progress &)> keep)
{
    if (!mayMake())
        return;
    setBusy(true);
    m_project
        .write([folder = m_project.factory().folder(), person = m_project.person().id, keep = std::move(keep)](Stores &stores) {
            CategoryService service(stores, folder, person);
            NoProgress progress;
            return keep(service, progress);
        })
        .then(this, [this](const Result<CategoriesKept> &kept) {
            setBusy(false);
            load();
            if (!kept) {
                Q_EMIT failed(kept.error().sentence);
                return;
            }
            const QString text = kept->added > 0     ? tr("%n item(s) added", nullptr, kept->added)
                               : kept->distances > 0 ? tr("%n distance(s) read", nullptr, kept->distances)
                                                     : tr("No item was added.");
            Q_EMIT done(text, false);
            if (!kept->refused.isEmpty()) {
                const CategoryPlan::Refused &first = kept->refused.constFirst();
                Q_EMIT failed(tr("%n row(s) of the file were not taken. Row %1: %2", nullptr, static_cast<int>(kept->refused.size()))
                                  .arg(QString::number(first.row), first.reason));
            } else if (kept->missing > 0) {
                Q_EMIT failed(tr("%n item(s) could not be drawn: too few images meet two such rules.", nullptr, kept->missing));
            }
        });
}

void RulesController::draw(int count, quint64 seed)
{
    add([count, seed](CategoryService &service, Progress &progress) { return service.keepDrawn(count, seed, progress); });
}

void RulesController::takeFile(const QString &path)
{
    add([path](CategoryService &service, Progress &progress) { return service.keepFile(path, 1, progress); });
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
