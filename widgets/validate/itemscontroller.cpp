// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/itemscontroller.h"

#include "models/services/review/discussionservice.h"
#include "models/services/session/projectaccess.h"

#include <utility>

namespace yuyi {

ItemsController::ItemsController(ProjectAccess &project, QObject *parent)
    : QObject(parent),
      m_project(project)
{
    connect(&m_project, &ProjectAccess::changed, this, [this] { m_current = false; });
    connect(&m_project, &ProjectAccess::personChanged, this, [this] { m_current = false; });
}

bool ItemsController::isLead() const
{
    return m_project.person().roles.contains(Role::Lead);
}

void ItemsController::enter()
{
    m_active = true;
    // Whoever comes back finds the list as it was left, unless something has changed.
    if (m_current && m_table && !m_loading) {
        Q_EMIT tableRead(m_table);
        Q_EMIT loaded();
    } else {
        load();
    }
}

void ItemsController::leave()
{
    m_active = false;
    m_latest.drop();
    m_current = m_current && !m_loading;
    m_loading = false;
}

void ItemsController::load()
{
    if (m_loading) {
        m_stale = true;
        return;
    }
    m_loading = true;
    m_stale = false;
    m_current = true;
    m_project
        .read([person = m_project.person().id](Stores &stores) -> Result<std::shared_ptr<const ItemAnalysis>> {
            auto votes = ValidationService(stores, person).itemVotes();
            if (!votes)
                return passOn(votes);
            auto table = std::make_shared<ItemAnalysis>();
            table->votes = std::move(*votes);
            table->figures = analyseItems(table->votes);
            return std::shared_ptr<const ItemAnalysis>(std::move(table));
        })
        .then(this, m_latest.only([this](const Result<std::shared_ptr<const ItemAnalysis>> &table) {
            m_loading = false;
            m_table = table.value_or(nullptr);
            if (!table) {
                Q_EMIT failed(table.error().sentence);
                return;
            }
            Q_EMIT tableRead(*table);
            Q_EMIT loaded();
            if (std::exchange(m_stale, false))
                load();
        }));
}

void ItemsController::readDetail(const ValidatedItem &item)
{
    m_project
        .read([item, person = m_project.person().id](Stores &stores) { return ValidationService(stores, person).detail(item); })
        .then(this, m_latestDetail.only([this](const Result<ValidationDetail> &detail) {
            if (detail)
                Q_EMIT detailRead(*detail);
            else
                Q_EMIT failed(detail.error().sentence);
        }));
}

void ItemsController::findUnopened()
{
    m_project
        .read([person = m_project.person().id](Stores &stores) { return ValidationService(stores, person).imagesWithoutRound(); })
        .then(this, [this](const Result<QList<ImageId>> &ids) {
            if (!ids)
                Q_EMIT failed(ids.error().sentence);
            else if (ids->isEmpty())
                Q_EMIT toast(tr("All adjudicated images have already entered validation."), false);
            else
                Q_EMIT unopenedFound(*ids);
        });
}

void ItemsController::openRounds(const QList<ImageId> &images)
{
    m_project
        .write([images, person = m_project.person().id](Stores &stores) { return ValidationService(stores, person).open(images); })
        .then(this, [this](const Result<int> &opened) {
            if (opened)
                Q_EMIT toast(tr("%n question(s) are waiting for answers now.", nullptr, *opened), false);
            else
                Q_EMIT failed(opened.error().sentence);
        });
}

void ItemsController::discuss(const QuestionId &question, const QString &note)
{
    m_project
        .write([question, note, person = m_project.person().id](Stores &stores) {
            return DiscussionService(stores, person).open(question, note);
        })
        .then(this, [this](const Result<DiscussionId> &opened) {
            if (opened)
                Q_EMIT toast(tr("The question is now in discussion."), false);
            else
                Q_EMIT failed(opened.error().sentence);
        });
}

void ItemsController::projectChanged(const Changes &changes)
{
    if (m_active && (changes.touches(Entity::Vote) || changes.touches(Entity::Validation) || changes.touches(Entity::Discussion)))
        load();
}

} // namespace yuyi
