// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/services/release/translationservice.h"
#include "widgets/shell/page/page.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;
class QTableWidget;

namespace yuyi {

class PicturePane;
class StateStack;
class TranslationForm;
class TranslationsController;

/// @brief The accepted items and how far they are translated into a second language; beside them the pictures and the texts of one item,
/// original and translation side by side.
class TranslationsView final : public QWidget
{
    Q_OBJECT
public:
    /// Needs the commands release.export-translations and release.import-translations.
    TranslationsView(const PageContext &context, QWidget *parent);

    void enter();
    void leave();
    void retranslate();
    void projectChanged(const Changes &changes);

    /// Whether there are items.
    bool hasItems() const;
    bool canStep(int direction) const;
    /// Goes to the next (1) or previous (−1) item; what is being typed is saved.
    void step(int direction);
    bool hasUnfinished() const;
    /// Goes to the next item whose translation is not complete, into its first field that lacks one.
    void goToUnfinished();
    /// Whether the item that is shown has several pictures.
    bool hasPictures() const;
    /// Shows the next (1) or previous (−1) picture of the item.
    void stepPicture(int direction);
    /// Asks for a file and writes the texts for translators.
    void exportFile();
    /// Asks for a file from translators and saves what is in it.
    void importFile();

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void build();
    void display();
    void fillTable();
    void displayItem();
    void showImported(const ImportedTranslations &report);
    qsizetype current() const;
    void goToItem(qsizetype index);

    PageContext m_context;
    TranslationsController *m_controller;
    QTimer m_soon; ///< changes come in bursts
    bool m_entered = false;
    bool m_filling = false;
    QuestionId m_question; ///< of the item that is shown
    StateStack *m_stack = nullptr;
    QLabel *m_languageText = nullptr;
    QComboBox *m_language = nullptr;
    QLabel *m_summary = nullptr;
    QTableWidget *m_table = nullptr;
    PicturePane *m_pictures = nullptr;
    TranslationForm *m_form = nullptr;
    QScrollArea *m_texts = nullptr; ///< around the form
};

} // namespace yuyi
