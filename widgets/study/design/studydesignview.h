// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "widgets/study/design/studyform.h"
#include "widgets/study/studypagedata.h"

#include <QTimer>
#include <QWidget>

class QStackedWidget;

namespace yuyi {

class ChipRow;
class SplitView;
class StudyDrafts;
class StudyPreviewPanel;
class StudyRulesForm;
class StudyTextsForm;

/// @brief Edits a study's design, rules and texts, with a preview beside them. Changes are saved automatically. A frozen study is
/// read-only.
class StudyDesignView final : public QWidget
{
    Q_OBJECT
public:
    explicit StudyDesignView(StudyPageData &pageData, QWidget *parent = nullptr);

    void enter();
    /// Queues unsaved input on the writer thread.
    void leave();
    /// Shows another selected study, after saving unsaved input of the previous one.
    void refresh();
    void projectChanged(const Changes &changes);
    void focusName();
    void openPart(const QString &part);
    void retranslate();

    const StudyDraft &draft() const { return m_draft; }
    const StudyPreview &preview() const { return m_preview; }
    /// Returns true if the preview matches the form and everything is saved.
    bool isSettled() const;
    bool mayFreeze() const;
    void freeze();

Q_SIGNALS:
    void failed(const QString &sentence);
    /// What `failed` said is over: everything is read and saved.
    void mended(const QString &sentence);
    void status(const QString &sentence);
    /// The name, the state or whether the study may be frozen has changed.
    void stateChanged();
    void frozen(const yuyi::StudyId &study);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void load();
    void take(const StudyDraft &draft);
    void readChoices();
    void edited();
    void save();
    void saved(const Study &study);
    void refused(const StudyId &study, const QString &sentence);
    /// Says once that it is tried again.
    void delayed(const QString &sentence);
    void allIsWell();
    void readPreview();
    void showAll();
    bool isFrozen() const { return m_draft.study.state != StudyState::Draft; }

    StudyPageData &m_pageData;
    PageContext m_context;
    StudyId m_id;
    StudyDraft m_draft;
    StudyPreview m_preview;
    StudyDrafts *m_drafts;
    QTimer m_soon; ///< delays the preview
    QTimer m_save;
    QTimer m_readAgain;
    QString m_trouble; ///< what `failed` said and is tried again; empty: nothing
    Latest m_latest;
    bool m_nameNext = false;
    bool m_ready = false;
    bool m_reading = false;
    ChipRow *m_parts;
    QStackedWidget *m_stack;
    StudyForm *m_form;
    StudyRulesForm *m_rules;
    StudyTextsForm *m_texts;
    StudyPreviewPanel *m_panel;
    QWidget *m_side = nullptr; ///< contains the preview panel
    SplitView *m_split = nullptr;
};

} // namespace yuyi
