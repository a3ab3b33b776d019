// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/aboutservice.h"

#include "models/domain/regularfile.h"
#include "models/domain/text.h"
#include "models/services/release/undosteps.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/face.h"
#include "models/services/rules/permissions.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>
#include <QStringDecoder>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AboutService)
};

constexpr qint64 longestFileBytes = 4 * longestAboutText; // more bytes are more characters in any case

} // namespace

Result<AboutTexts> AboutService::texts() { return m_stores.releases().aboutTexts(); }

Result<> AboutService::set(AboutField field, const QString &text, const std::optional<QString> &before)
{
    const QString wanted = plainParagraphs(text);
    if (wanted.size() > longestAboutText) {
        return failure(ErrorCode::Invalid, Tr::tr("The text “%1” can have at most %2 characters; this text has %3.")
                                               .arg(titleOf(field), QString::number(longestAboutText), QString::number(wanted.size())));
    }
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireProject(m_stores));
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto texts, m_stores.releases().aboutTexts());
        const QString now = texts.value(field);
        if (now == wanted)
            return {};
        if (before && *before != now)
            return failure(ErrorCode::Conflict, Tr::tr("Somebody else has changed the text “%1”.").arg(titleOf(field)));
        YUYI_CHECK(write(field, now, wanted));
        YUYI_TRY(const auto info, m_stores.project().info());
        return pushAboutStep(m_stores, m_actor, info.id, {field, now, wanted});
    });
}

Result<> AboutService::write(AboutField field, const QString &former, const QString &text)
{
    YUYI_CHECK(m_stores.releases().setAboutText(field, text));
    YUYI_TRY(const auto info, m_stores.project().info());
    return m_stores.record(makeEvent(Entity::Project, info.id.value(), AuditAction::About, m_actor, auditValue(field, former),
                                     auditValue(field, text)));
}

Result<> AboutService::restoreInTransaction(AboutField field, const QString &wanted, const QString &former)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto texts, m_stores.releases().aboutTexts());
    if (texts.value(field) != former) {
        return failure(ErrorCode::Refused, Tr::tr("The text “%1” was changed again later, so this step cannot be undone or redone.")
                                               .arg(titleOf(field)));
    }
    return write(field, former, wanted);
}

Result<QString> readAboutFile(const QString &path)
{
    const RegularFile opened = openRegularFile(path, FileLinks::Followed);
    if (!opened.file)
        return failure(ErrorCode::NotFound, Tr::tr("The text file “%1” cannot be read.").arg(path));
    if (opened.bytes > longestFileBytes) {
        return failure(ErrorCode::Invalid, Tr::tr("The file “%1” is too long for one text: it can have at most %2 characters.")
                                               .arg(path, QString::number(longestAboutText)));
    }
    QStringDecoder decode(QStringDecoder::Utf8); // takes a byte order mark away
    const QString text = decode(opened.file->readAll());
    if (decode.hasError())
        return failure(ErrorCode::Invalid, Tr::tr("The text file “%1” is not UTF-8. Save it as UTF-8.").arg(path));
    return text;
}

} // namespace yuyi
