// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/translations/translationscontroller.h"

#include "models/domain/text.h"
#include "models/exchange/release/translationfile.h"
#include "models/services/session/projectaccess.h"

#include <algorithm>
#include <utility>

namespace yuyi {

QString TranslationsController::Text::key() const
{
    return codeOf(language) + u'-' + question.toString() + u'-' + text.name;
}

TranslationsController::TranslationsController(ProjectAccess &project, QObject *parent)
    : QObject(parent), m_project(project), m_notes(project, QStringLiteral("translation"), nullptr)
{
}

qsizetype TranslationsController::indexOf(const QuestionId &question) const
{
    if (!m_list)
        return -1;
    const auto found = std::find_if(m_list->items.begin(), m_list->items.end(),
                                    [&](const TranslatedItem &one) { return one.item.question.id == question; });
    return found == m_list->items.end() ? -1 : found - m_list->items.begin();
}

qsizetype TranslationsController::nextUnfinished(qsizetype index) const
{
    const qsizetype count = m_list ? m_list->items.size() : 0;
    for (qsizetype distance = 1; distance <= count; ++distance) {
        const qsizetype at = (index + distance) % count;
        if (m_list->items.at(at).state() != TranslationState::Complete)
            return at;
    }
    return -1;
}

QList<TranslationsController::Text> TranslationsController::textsOf(qsizetype index) const
{
    QList<Text> texts;
    if (!m_list || index < 0 || index >= m_list->items.size())
        return texts;
    const TranslatedItem &item = m_list->items.at(index);
    for (const ItemText &one : item.texts)
        texts.append({item.item.question.id, item.item.question.versionId, m_list->language(), item.name, one});
    return texts;
}

QString TranslationsController::stored(const Text &text) const
{
    const qsizetype index = m_list && m_list->language() == text.language ? indexOf(text.question) : -1;
    if (index < 0)
        return {};
    const QList<ItemText> &texts = m_list->items.at(index).texts;
    const auto found = std::find_if(texts.begin(), texts.end(), [&](const ItemText &one) { return one.name == text.text.name; });
    return found == texts.end() ? QString() : found->text;
}

void TranslationsController::load()
{
    using Reading = Result<std::shared_ptr<const TranslationList>>;
    m_project
        .read([person = m_project.person().id, language = m_language](Stores &stores) -> Reading {
            auto list = TranslationService(stores, person).list(language);
            if (!list)
                return passOn(list);
            return std::make_shared<const TranslationList>(*std::move(list));
        })
        .then(this, m_latest.only([this](const Reading &read) {
            if (!read) {
                Q_EMIT failed(read.error().sentence);
                return;
            }
            m_list = *read;
            // First, so that a field whose text was taken away is not filled again before the person has decided.
            const auto refused = std::exchange(m_refused, {});
            for (auto it = refused.begin(); it != refused.end(); ++it)
                Q_EMIT notSaved(it.key(), it.value().item, it.value().byOther);
            Q_EMIT loaded();
        }));
}

void TranslationsController::setLanguage(ItemLanguage language)
{
    m_language = language;
    load();
}

void TranslationsController::typed(const Text &text, const QString &now)
{
    const bool same = plainParagraphs(now) == stored(text) && !isSaving(text);
    m_notes.typed(text.key(), tr("Translation: %1, %2", "item, one of its texts").arg(text.item, titleOfText(text.text.name)),
                  same ? QString() : now);
}

void TranslationsController::save(const Text &text, const QString &now, const QString &before)
{
    ++m_saving[text.key()];
    TranslationEdit edit;
    edit.version = text.version;
    edit.place = text.text.place;
    edit.original = text.text.original;
    edit.text = now;
    edit.before = before;
    m_project
        .write([person = m_project.person().id, language = text.language, edit](Stores &stores) {
            return TranslationService(stores, person).set(language, edit);
        })
        .then(this, [this, text, now](const Result<> &done) { saved(text, now, done); });
}

void TranslationsController::saved(const Text &text, const QString &now, const Result<> &done)
{
    --m_saving[text.key()];
    if (done) {
        // What has been typed since stays.
        if (plainParagraphs(unsaved(text)) == plainParagraphs(now))
            drop(text);
    } else {
        const bool byOther = done.error().code == ErrorCode::Conflict;
        if (!byOther)
            Q_EMIT failed(done.error().sentence);
        m_refused.insert(text.key(), {text.item, byOther});
    }
    load();
}

void TranslationsController::drop(const Text &text)
{
    m_notes.typed(text.key(), {}, {});
}

void TranslationsController::importFile(const QString &path)
{
    if (!m_list)
        return;
    m_project
        .write([person = m_project.person().id, language = m_list->language(), path](Stores &stores) -> Result<ImportedTranslations> {
            const auto rows = readTranslations(path);
            if (!rows)
                return passOn(rows);
            return TranslationService(stores, person).importRows(language, *rows);
        })
        .then(this, [this](const Result<ImportedTranslations> &report) {
            if (!report) {
                Q_EMIT failed(report.error().sentence);
                return;
            }
            Q_EMIT imported(*report);
            load();
        });
}

std::function<Result<>(const QString &path)> TranslationsController::writer() const
{
    return [list = m_list](const QString &path) { return saveTranslations(path, translationRows(*list)); };
}

} // namespace yuyi
