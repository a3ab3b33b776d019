// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/flaggeditemservice.h"
#include "widgets/shell/page/page.h"

#include <memory>

class QLabel;
class QTableWidget;

namespace yuyi {

class ActionButton;
class Badge;
class FactList;
class FlowBox;
class ImageViewer;
class LineField;
class OptionCounts;
class PicturePane;

/// @brief A question with a suspected label error: its pictures, the options with the key and how often models chose each, or what models
/// wrote, the evidence against the key, the answers of all models, and the actions for it.
class FlaggedItemDetail final : public QWidget
{
    Q_OBJECT
public:
    FlaggedItemDetail(PageContext context, QWidget *parent);

    void showFlaggedItem(const FlaggedItem &flaggedItem, const std::shared_ptr<const FlaggedItemData> &read);
    void clear();
    /// Connects the buttons to their commands; call it after the commands are registered.
    void setActions();
    LineField *note() const { return m_note; }
    ImageViewer *viewer() const { return m_viewer; }
    /// The pictures of the question, and which one is in the viewer.
    PicturePane *pictures() const { return m_pictures; }
    QTableWidget *answers() const { return m_answers; }
    const QuestionVersionId &version() const { return m_version; }
    void retranslate();

private:
    QWidget *buildPicture();
    QWidget *buildWords();
    void showFacts(const FlaggedItem &flaggedItem, const FlaggedItemData &read);
    void showAnswers(const FlaggedItem &flaggedItem, const ResultsData &results);

    PageContext m_context;
    QuestionVersionId m_version;
    PicturePane *m_pictures = nullptr;
    ImageViewer *m_viewer = nullptr;
    QLabel *m_name = nullptr;
    Badge *m_state = nullptr;
    QLabel *m_stem = nullptr;
    OptionCounts *m_options = nullptr;
    FactList *m_facts = nullptr;
    FactList *m_labels = nullptr;
    QTableWidget *m_answers = nullptr;
    QLabel *m_reader = nullptr;
    LineField *m_note = nullptr;
    FlowBox *m_buttons = nullptr;
    ActionButton *m_sendBack = nullptr;
    ActionButton *m_author = nullptr;
    ActionButton *m_stands = nullptr;
    ActionButton *m_again = nullptr;
};

} // namespace yuyi
