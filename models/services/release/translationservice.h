// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/translation.h"
#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/exchange/release/translationfile.h"
#include "models/services/release/undosteps.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// An item with its texts and their translations.
struct TranslatedItem {
    Item item;
    QString name; ///< as in released files ("dev-33")
    QList<ItemText> texts;

    TranslationState state() const { return stateOf(texts); }
    /// How many texts have a translation that is up to date.
    int done() const;
};

/// The items that a release would write, and their translations into one language.
struct TranslationList {
    Translations translations{{}, ItemLanguage::English};
    QList<TranslatedItem> items; ///< in the project's order
    QHash<ImageId, Image> images;

    ItemLanguage language() const { return translations.language(); }
    int count(TranslationState state) const;
};

/// A translation as a person writes it.
struct TranslationEdit {
    QuestionVersionId version;
    TextPlace place;
    QString original; ///< that the person saw
    QString text;     ///< empty: no translation
    QString before;   ///< the translation that the person saw, also one that was out of date
};

/// What an import did.
struct ImportedTranslations {
    int written = 0;
    int unchanged = 0;
    int empty = 0; ///< rows without a translation; they change nothing
    struct Refusal {
        int row = 0; ///< in the file, from 1
        QString sentence;
    };
    QList<Refusal> refused;
};

/// @brief Translations of accepted and released items into a second language. They are stored apart from the questions, which they never
/// change. Questions of one image have one translation of its explanation. Leads only (Refused).
class TranslationService
{
public:
    TranslationService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// @brief The items without those whose keys the person must not see yet. `language`: none means secondLanguage() of the items.
    Result<TranslationList> list(std::optional<ItemLanguage> language = std::nullopt);
    /// @brief Saves one translation as plainParagraphs(). It can be undone. Conflict if the original or the stored translation is another
    /// one than the person saw; Invalid if the text is too long; Refused in a work package. The text that is stored for this original
    /// already changes nothing.
    Result<> set(ItemLanguage language, const TranslationEdit &edit);
    /// @brief Saves the translations of a file in one step that can be undone. A row whose item or text does not exist, or whose original
    /// is not the one of the item now, is refused and the others are saved. Refused in a work package.
    Result<ImportedTranslations> importRows(ItemLanguage language, const QList<TranslationRow> &rows);
    /// Brings back what was stored before a step or after it. Refused if something else is stored now. Call it within a transaction.
    Result<> restoreInTransaction(const QList<TranslationStep> &steps, bool undo);

private:
    Result<QList<Item>> items();
    Result<> write(const QList<TranslationStep> &steps);
    Result<TranslationStep> stepTo(ItemLanguage language, const TranslatedItem &item, const ItemText &now, const QString &text);

    Stores &m_stores;
    PersonId m_actor;
};

/// The rows of a file for translators: every text of every item.
QList<TranslationRow> translationRows(const TranslationList &list);

} // namespace yuyi
