// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/guidelineservice.h"
#include "widgets/shell/page.h"

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

/// @brief The guideline with its versions: read one, see what changed since the one before, and (leads) write the next one
/// with its look beside it. What is typed is kept as a draft.
class GuidelineEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit GuidelineEditor(PageContext context, QWidget *parent = nullptr);

    void load();
    /// Writes the draft now.
    void flush();
    void publish();
    /// Begins the next version, with the cursor in its text; a clause that is not there yet is added at the end.
    void write(const QString &newClause = {});
    bool mayWrite() const;
    bool isWriting() const;
    const GuidelineShelf &shelf() const { return m_shelf; }
    /// A version and a place in it.
    void showClause(const GuidelineId &version, const QString &anchor);

Q_SIGNALS:
    void loaded();
    /// Reading or writing now.
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
    quint64 m_request = 0;
    quint64 m_diffRequest = 0;
    GuidelineId m_basedOn;      ///< the version the text in the editor was written from
    bool m_begun = false;       ///< the editor holds a text

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
