// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/release/translationservice.h"
#include "models/services/session/latest.h"
#include "models/services/session/notekeeper.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace yuyi {

class ProjectAccess;

/// @brief Loads and saves the translations of items, without widgets. What was typed and could not be saved is there when the item is
/// shown again. GUI thread.
class TranslationsController final : public QObject
{
    Q_OBJECT
public:
    /// A text that a person translates, as it was when they began.
    struct Text {
        QuestionId question;
        QuestionVersionId version;
        ItemLanguage language = ItemLanguage::English;
        QString item; ///< its name
        ItemText text;

        /// Letters, digits, hyphens and underscores: the same for every version of the question.
        QString key() const;
    };

    explicit TranslationsController(ProjectAccess &project, QObject *parent = nullptr);

    /// Null until the items have been read.
    std::shared_ptr<const TranslationList> list() const { return m_list; }
    /// The place of the question in the list; −1: it is not there.
    qsizetype indexOf(const QuestionId &question) const;
    /// @brief The place of the next item after `index` whose translation is not complete; after the last item the first follows. −1: all
    /// are complete.
    qsizetype nextUnfinished(qsizetype index) const;
    /// The texts of an item.
    QList<Text> textsOf(qsizetype index) const;
    /// The translation that the project has.
    QString stored(const Text &text) const;
    /// What was typed and is not saved; empty: nothing.
    QString unsaved(const Text &text) const { return m_notes.text(text.key()); }
    bool isSaving(const Text &text) const { return m_saving.value(text.key()) > 0; }

    void load();
    /// Shows the translations into this language.
    void setLanguage(ItemLanguage language);
    /// Keeps the text on this computer until it is saved.
    void typed(const Text &text, const QString &now);
    /// Saves the translation in place of `before`.
    void save(const Text &text, const QString &now, const QString &before);
    /// Forgets what was typed: the person takes the text of the project.
    void drop(const Text &text);
    /// Reads a file from translators and saves what is in it.
    void importFile(const QString &path);
    /// Returns a function that writes the file for translators; it may run on any thread.
    std::function<Result<>(const QString &path)> writer() const;

Q_SIGNALS:
    void loaded();
    /// The project does not have the text with this key, of the item of this name. `byOther`: somebody else has changed it, or its
    /// original.
    void notSaved(const QString &key, const QString &item, bool byOther);
    void imported(const yuyi::ImportedTranslations &report);
    void failed(const QString &sentence);

private:
    void saved(const Text &text, const QString &now, const Result<> &done);

    ProjectAccess &m_project;
    NoteKeeper m_notes;
    std::shared_ptr<const TranslationList> m_list;
    std::optional<ItemLanguage> m_language;
    QHash<QString, int> m_saving;
    struct Refused {
        QString item;
        bool byOther = false;
    };
    QHash<QString, Refused> m_refused; ///< by key; told when the stored texts are known
    Latest m_latest;
};

} // namespace yuyi
