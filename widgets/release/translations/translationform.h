// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/release/translations/translationscontroller.h"

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace yuyi {

class SavedTextEditor;

/// @brief The texts of one item side by side: the original at the left, its translation at the right. A translation is saved when the
/// person leaves its field or the item.
class TranslationForm final : public QWidget
{
    Q_OBJECT
public:
    TranslationForm(TranslationsController &controller, QWidget *parent);

    /// @brief Shows the item at this place of the list; what is being typed is saved first. −1: none. What is being typed for an original
    /// that has changed is not saved: it stays in its field, and the person decides.
    void display(qsizetype index);
    /// Saves what is being typed.
    void commit();
    /// Goes to the first field without a translation that is up to date; to the first field if there is none.
    void goToFirst();
    void retranslate();

Q_SIGNALS:
    /// The keyboard has nothing more to do in the fields.
    void escaped();
    /// The keyboard has come to this field; its place is known only after the layout has run.
    void reached(QWidget *field);
    /// A translation of this item is not saved, and the item is not in sight.
    void notSavedElsewhere(const QString &item);

private:
    struct Line {
        TranslationsController::Text text;
        QLabel *title = nullptr;
        QLabel *original = nullptr;
        SavedTextEditor *editor = nullptr;
        bool isNew = true; ///< not filled yet
    };

    bool shows(const QList<TranslationsController::Text> &texts) const;
    void commitBefore(const QList<TranslationsController::Text> &texts);
    void rebuild(const QList<TranslationsController::Text> &texts);
    void addLine(const TranslationsController::Text &text, qsizetype index);
    void refresh(const QList<TranslationsController::Text> &texts);
    void showNote(const Line &line);
    void takeNote(qsizetype index);
    void goTo(const Line &line);
    void showNotSaved(const QString &key, const QString &item, bool byOther);

    TranslationsController &m_controller;
    qsizetype m_index = -1;
    QWidget *m_sheet = nullptr; ///< holds the lines of one item
    QList<Line> m_lines;
};

} // namespace yuyi
