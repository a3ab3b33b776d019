// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/annotation/guidelineservice.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/page.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QListWidget;
class QStackedWidget;
class QTextBrowser;

namespace yuyi {

class ActionButton;
class ChipRow;
class LineField;
class MarkdownView;
class TextField;

/// @brief Shows the versions of the guideline and their changes. Leads write the next version with a preview beside it; unpublished
/// text is kept as a draft.
class GuidelineEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit GuidelineEditor(PageContext context, QWidget *parent = nullptr);

    void load();
    /// Saves the draft now.
    void flush();
    void publish();
    /// Begins the next version and puts the cursor into its text. If the clause `newClause` does not exist, it is appended.
    void write(const QString &newClause = {});
    bool mayWrite() const;
    bool isWriting() const;
    const GuidelineShelf &shelf() const { return m_shelf; }
    /// Shows a version and scrolls to a clause in it.
    void showClause(const GuidelineId &version, const QString &anchor);

Q_SIGNALS:
    void loaded();
    /// Switched between reading and writing.
    void viewChanged();
    void published(int number);
    void failed(const yuyi::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void showVersions();
    void showVersion();
    void showView(const QString &code);
    void retranslate();
    void typed();
    int selected() const;
    QString nameOf(const PersonId &person) const;

    PageContext m_context;
    GuidelineShelf m_shelf;
    QTimer m_autosave;
    bool m_dirty = false;
    Latest m_latest;
    Latest m_latestDiff;
    bool m_rebase = false; ///< somebody else has published: the versions being read show what the text is compared with
    GuidelineId m_basedOn; ///< version on which the text in the editor is based
    bool m_begun = false;  ///< the editor contains text

    QListWidget *m_versions = nullptr;
    ChipRow *m_views = nullptr;
    QLabel *m_facts = nullptr;
    QStackedWidget *m_stack = nullptr;
    MarkdownView *m_reader = nullptr;
    QTextBrowser *m_changes = nullptr;
    QWidget *m_writing = nullptr;
    LineField *m_title = nullptr;
    TextField *m_text = nullptr;
    MarkdownView *m_preview = nullptr;
    ActionButton *m_publish = nullptr;
    QLabel *m_hint = nullptr;
};

} // namespace yuyi
