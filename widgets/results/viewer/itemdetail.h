// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/results/resultspagedata.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QTableWidget;

namespace yuyi {

class FactList;
class ImageViewer;
class ReplyView;
class PicturePane;
class SplitView;

/// @brief One item: its pictures, question, options with the key and how often models chose each (or the accepted answers and what models
/// wrote), people's votes, the answers of all models side by side, and the selected reply.
class ItemDetail final : public QWidget
{
    Q_OBJECT
public:
    explicit ItemDetail(ResultsPageData &pageData, QWidget *parent = nullptr);

    /// Reads and shows an item with the answers of these runs. The reply of the model selected before stays selected.
    void showItem(const QuestionVersionId &question, const QList<RunId> &runs);
    void clear();
    /// Updates the view after the shown runs or the language changed. The item stays the same.
    void refresh();
    void walkReplies(int step);
    void overrule();
    void withdraw();
    void togglePrompt();
    void toggleReasoning();
    void toggleEvidence();
    bool mayOverrule() const;
    bool mayWithdraw() const;
    bool hasReply() const { return m_current >= 0; }
    bool hasReasoning() const;
    bool hasEvidence() const;
    ImageId image() const;
    QuestionVersionId question() const { return m_question; }
    /// Its pictures, and which one is in the viewer.
    PicturePane *pictures() const { return m_pictures; }
    OptionCounts *options() const { return m_options; }
    ReplyView *reply() const { return m_reply; }
    QTableWidget *answers() const { return m_answers; }
    /// Returns true if the requested item is shown.
    bool isComplete() const { return m_complete; }
    void retranslate();
    /// Where the item and the replies have no room side by side, they stand one above the other.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildItem();
    QWidget *buildReplies();
    void read();
    void take(const ViewedItem &item);
    void showOptions();
    void fillAnswers();
    void chooseReply(int index);
    void readPrompt();
    const ViewedReply *current() const;
    ResponseResult resultOf(const ViewedReply &reply) const;
    Answer answerOf(const ViewedReply &reply) const;
    QList<OptionCounts::Line> optionLines() const;
    QList<OptionCounts::Line> writtenLines() const;

    ResultsPageData &m_pageData;
    QuestionVersionId m_question;
    QList<RunId> m_runs; ///< the runs to show; empty: all visible runs
    ViewedItem m_item;
    QList<int> m_shown; ///< indexes of the replies in the table
    int m_current = -1; ///< index of the selected reply
    RunId m_wanted;     ///< the run whose reply stays selected from item to item
    Latest m_latest;
    Latest m_latestPrompt;
    bool m_complete = false;
    SplitView *m_split;
    PicturePane *m_pictures = nullptr;

    ImageViewer *m_viewer = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_stem = nullptr;
    OptionCounts *m_options = nullptr;
    FactList *m_facts = nullptr;
    QTableWidget *m_answers = nullptr;
    ReplyView *m_reply = nullptr;
};

} // namespace yuyi
