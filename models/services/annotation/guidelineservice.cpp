// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/guidelineservice.h"

#include "models/domain/clock.h"
#include "models/domain/json/json.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

// Keys of the two texts among the drafts.
const QString titlePosition = QStringLiteral("guideline-title");
const QString bodyPosition = QStringLiteral("guideline");
constexpr qsizetype longestGuideline = 500000;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::GuidelineService)
};

QByteArray toJson(const Guideline &version)
{
    return storedText({{"number", version.number},
                       {"title", version.title},
                       {"body", version.body}});
}

} // namespace

Result<GuidelineShelf> GuidelineService::shelf()
{
    YUYI_TRY(const auto versions, m_stores.talk().guidelines());
    YUYI_TRY(const auto submissions, m_stores.talk().submissionsByGuideline());
    YUYI_TRY(const auto title, m_stores.talk().draft(m_actor, titlePosition));
    YUYI_TRY(const auto draft, m_stores.talk().draft(m_actor, bodyPosition));
    return GuidelineShelf{versions, submissions, title, draft};
}

Result<> GuidelineService::saveDraft(const QString &title, const QString &body)
{
    return m_stores.transaction([&] { return storeDraft(title, body); });
}

Result<> GuidelineService::storeDraft(const QString &title, const QString &body)
{
    YUYI_CHECK(m_stores.talk().saveDraft(m_actor, titlePosition, title));
    return m_stores.talk().saveDraft(m_actor, bodyPosition, body);
}

Result<std::optional<Guideline>> GuidelineService::inForce()
{
    return m_stores.talk().guidelineInForce();
}

Result<Guideline> GuidelineService::publish(const QString &title, const QString &body, const GuidelineId &basedOn)
{
    Guideline version;
    version.id = GuidelineId::create();
    version.title = title.trimmed();
    version.body = body;
    version.createdAt = currentTime();
    version.createdBy = m_actor;
    if (body.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("A guideline cannot be empty."));
    if (body.size() > longestGuideline) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The guideline is too long. Shorten it to at most %1 characters.").arg(longestGuideline));
    }
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto former, m_stores.talk().guidelineInForce());
        const GuidelineId formerId = former ? former->id : GuidelineId();
        if (formerId != basedOn) {
            return failure(ErrorCode::Conflict,
                           Tr::tr("Version %1 was published while you were editing. Compare it with your text "
                                  "before you publish.")
                               .arg(former->number));
        }
        if (former && former->body == body && former->title == version.title) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("This text is the same as version %1.").arg(former->number));
        }
        YUYI_TRY(const auto number, m_stores.talk().addGuideline(version));
        version.number = number;
        YUYI_CHECK(storeDraft({}, {}));
        return m_stores.record(makeEvent(Entity::Guideline, version.id.value(), AuditAction::Published, m_actor,
                                         former ? toJson(*former) : QByteArray(), toJson(version)));
    }));
    return version;
}

} // namespace yuyi
