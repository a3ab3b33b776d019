// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/translationservice.h"

#include "models/domain/text.h"
#include "models/exchange/tables/csv.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/face.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TranslationService)
};

const ItemText *textCalled(const TranslatedItem &item, const QString &name)
{
    const auto found = std::find_if(item.texts.begin(), item.texts.end(), [&](const ItemText &one) { return one.name == name; });
    return found == item.texts.end() ? nullptr : &*found;
}

QString tooLong(const QString &name, const QString &text)
{
    return Tr::tr("The translation of “%1” can have at most %2 characters; this one has %3.")
        .arg(titleOfText(name), QString::number(longestTranslation), QString::number(text.size()));
}

/// The rows of a table with an original that begins with an apostrophe and a sign of a formula lose the apostrophe, too.
bool isSameOriginal(const QString &read, const QString &original)
{
    const QString now = plainParagraphs(original);
    const QString then = plainParagraphs(read);
    return then == now || neutralised(then) == now;
}

/// What one act has changed of a question, as an event holds it.
QByteArray auditValue(const QList<TranslationStep> &steps, bool after)
{
    Json json = Json::object();
    for (const TranslationStep &step : steps) {
        const auto &text = after ? step.after : step.before;
        if (text && !text->text.isEmpty())
            json[toUtf8(QString(translationKey % codeOf(step.key.language) % u':' % step.name))] = toUtf8(text->text);
    }
    return json.empty() ? QByteArray() : storedText(json);
}

} // namespace

int TranslatedItem::done() const
{
    return static_cast<int>(std::count_if(texts.begin(), texts.end(), [](const ItemText &one) { return one.isDone(); }));
}

int TranslationList::count(TranslationState state) const
{
    return static_cast<int>(
        std::count_if(items.begin(), items.end(), [state](const TranslatedItem &one) { return one.state() == state; }));
}

Result<QList<Item>> TranslationService::items()
{
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    YUYI_TRY(const auto all, m_stores.annotations().releasableItems());
    QList<Item> items;
    for (const Item &item : all) {
        if (!hidden.hides(item.question.versionId, item.image))
            items.append(item);
    }
    return items;
}

Result<TranslationList> TranslationService::list(std::optional<ItemLanguage> language)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto found, items());
    YUYI_TRY(auto stored, m_stores.translations().all());
    YUYI_TRY(const auto named, ItemChooser(m_stores).everything());
    QHash<QuestionVersionId, QString> names;
    for (const ItemSetItem &one : named)
        names.insert(one.question, one.itemId);
    QSet<ImageId> ids;
    QSet<QuestionId> questions;
    for (const Item &item : found) {
        ids.insert(item.image);
        questions.insert(item.question.id);
    }
    // Those of other items, which the person may have to answer blind, are not even offered for the same words elsewhere.
    stored.removeIf([&](const Translation &one) {
        return !questions.contains(one.question) && !(isOfImage(one.key.place.part) && ids.contains(one.image));
    });
    TranslationList list;
    list.translations = Translations(stored, language.value_or(secondLanguage(found)));
    for (const Item &item : found)
        list.items.append({item, names.value(item.question.versionId), list.translations.of(item)});
    YUYI_TRY(const auto images, m_stores.images().images(QList<ImageId>(ids.begin(), ids.end())));
    for (const Image &image : images)
        list.images.insert(image.id, image);
    return list;
}

Result<TranslationStep> TranslationService::stepTo(ItemLanguage language, const TranslatedItem &item, const ItemText &now,
                                                   const QString &text)
{
    TranslationStep step;
    // One translation for all questions of an image: two of them would come back in the wrong order when a step is undone.
    const bool shared = isOfImage(now.place.part) && !now.keptWith.isNull();
    step.key = {shared ? now.keptWith : item.item.question.versionId, language, now.place};
    step.name = now.name;
    step.question = item.item.question.id;
    step.image = item.item.image;
    YUYI_TRY(step.before, m_stores.translations().at(step.key));
    step.after = TranslatedText{now.original, text};
    return step;
}

Result<> TranslationService::set(ItemLanguage language, const TranslationEdit &edit)
{
    const QString wanted = plainParagraphs(edit.text);
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireProject(m_stores));
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto found, items());
        const auto changed =
            failure(ErrorCode::Conflict, Tr::tr("Somebody else has changed this item. Compare your translation with its texts of now."));
        const auto item =
            std::find_if(found.begin(), found.end(), [&](const Item &one) { return one.question.versionId == edit.version; });
        if (item == found.end())
            return changed;
        YUYI_TRY(const auto stored, m_stores.translations().all());
        const TranslatedItem one{*item, {}, Translations(stored, language).of(*item)};
        const auto now = std::find_if(one.texts.begin(), one.texts.end(), [&](const ItemText &text) { return text.place == edit.place; });
        if (now == one.texts.end() || now->original != edit.original)
            return changed;
        if (wanted.size() > longestTranslation)
            return failure(ErrorCode::Invalid, tooLong(now->name, wanted));
        if (now->text == wanted && !now->isStale())
            return {};
        if (now->text != edit.before)
            return changed;
        YUYI_TRY(const auto step, stepTo(language, one, *now, wanted));
        YUYI_CHECK(write({step}));
        return pushTranslationStep(m_stores, m_actor, {step});
    });
}

Result<ImportedTranslations> TranslationService::importRows(ItemLanguage language, const QList<TranslationRow> &rows)
{
    ImportedTranslations report;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        report = {};
        YUYI_CHECK(requireProject(m_stores));
        YUYI_TRY(const auto known, list(language));
        QMap<QString, QList<qsizetype>> byName;
        for (qsizetype i = 0; i < known.items.size(); ++i)
            byName[known.items.at(i).name].append(i);
        QList<TranslationStep> steps;
        QSet<QString> seen;
        QHash<QString, QString> shared; // what the file says of an image, whichever of its questions a row names
        for (const TranslationRow &row : rows) {
            const auto refuse = [&](const QString &sentence) { report.refused.append({row.row, sentence}); };
            const QList<qsizetype> named = byName.value(row.id);
            if (named.size() != 1) {
                refuse(named.isEmpty() ? Tr::tr("Row %1: no accepted item is called “%2”.").arg(QString::number(row.row), row.id)
                                       : Tr::tr("Row %1: several items are called “%2”.").arg(QString::number(row.row), row.id));
                continue;
            }
            const TranslatedItem &item = known.items.at(named.constFirst());
            const ItemText *now = textCalled(item, row.part);
            if (!now) {
                refuse(Tr::tr("Row %1: item “%2” has no text “%3”.").arg(QString::number(row.row), row.id, row.part));
                continue;
            }
            if (!isSameOriginal(row.original, now->original)) {
                refuse(Tr::tr("Row %1: the text “%3” of item “%2” has been changed since the file was written.")
                           .arg(QString::number(row.row), row.id, row.part));
                continue;
            }
            const QString wanted = plainParagraphs(row.translation);
            if (wanted.isEmpty()) {
                ++report.empty;
                continue;
            }
            if (wanted.size() > longestTranslation) {
                refuse(Tr::tr("Row %1: %2", "a row and what is wrong with it").arg(QString::number(row.row), tooLong(now->name, wanted)));
                continue;
            }
            const QString place = row.id + u'\n' + row.part;
            if (seen.contains(place)) {
                refuse(Tr::tr("Row %1: an earlier row has the text “%3” of item “%2” already.")
                           .arg(QString::number(row.row), row.id, row.part));
                continue;
            }
            seen.insert(place);
            if (now->text == wanted && !now->isStale()) {
                ++report.unchanged;
                continue;
            }
            if (isOfImage(now->place.part)) {
                const QString ofImage = item.item.image.toString() + u'\n' + row.part;
                if (const auto earlier = shared.constFind(ofImage); earlier != shared.constEnd()) {
                    if (*earlier == wanted) {
                        ++report.unchanged;
                    } else {
                        refuse(Tr::tr("Row %1: an earlier row has another translation of the text “%3” of item “%2”.")
                                   .arg(QString::number(row.row), row.id, row.part));
                    }
                    continue;
                }
                shared.insert(ofImage, wanted);
            }
            YUYI_TRY(const auto step, stepTo(language, item, *now, wanted));
            steps.append(step);
        }
        report.written = static_cast<int>(steps.size());
        if (steps.isEmpty())
            return {};
        YUYI_CHECK(write(steps));
        return pushTranslationStep(m_stores, m_actor, steps);
    }));
    return report;
}

Result<> TranslationService::write(const QList<TranslationStep> &steps)
{
    QMap<QString, QList<TranslationStep>> byQuestion;
    for (const TranslationStep &step : steps) {
        YUYI_CHECK(m_stores.translations().put(step.key, step.after, m_actor));
        byQuestion[step.question.toString()].append(step);
    }
    for (const QList<TranslationStep> &of : std::as_const(byQuestion)) {
        Event event = makeEvent(Entity::Question, of.constFirst().question.value(), AuditAction::Translated, m_actor,
                                auditValue(of, false), auditValue(of, true));
        event.image = of.constFirst().image;
        YUYI_CHECK(m_stores.record(event));
    }
    return {};
}

Result<> TranslationService::restoreInTransaction(const QList<TranslationStep> &steps, bool undo)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    QList<TranslationStep> back;
    for (const TranslationStep &step : steps) {
        TranslationStep one = step;
        if (undo)
            std::swap(one.before, one.after);
        YUYI_TRY(const auto now, m_stores.translations().at(one.key));
        if (now != one.before) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The translation of “%1” was changed again later, so this step cannot be undone or redone.")
                               .arg(titleOfText(one.name)));
        }
        back.append(one);
    }
    return write(back);
}

QList<TranslationRow> translationRows(const TranslationList &list)
{
    QList<TranslationRow> rows;
    for (const TranslatedItem &item : list.items) {
        for (const ItemText &text : item.texts)
            rows.append({0, item.name, text.name, text.original, text.isStale() ? QString() : text.text});
    }
    return rows;
}

} // namespace yuyi
