// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/study/studydesk.h"
#include "widgets/study/studyform.h"

#include <QTimer>
#include <QWidget>

class QStackedWidget;

namespace yuyi {

class ChipRow;
class SplitView;
class StudyPreviewPanel;
class StudyRulesForm;
class StudyTextsForm;

/// @brief A study's design, rules and texts, saved as they are changed, with what they come to beside them. A frozen one is read only.
class StudyDesignView final : public QWidget
{
    Q_OBJECT
public:
    explicit StudyDesignView(StudyDesk &desk, QWidget *parent = nullptr);

    void enter();
    /// Hands what was typed to the writer.
    void leave();
    /// The study chosen is another; what was not saved of the former one is saved first.
    void refresh();
    void projectChanged(const Changes &changes);
    void focusName();
    void openPart(const QString &part);
    void retranslate();

    const StudyDraft &draft() const { return m_draft; }
    const StudyPreview &preview() const { return m_preview; }
    /// The preview shown is of what is in the form, and all is saved.
    bool isSettled() const { return m_ready && !m_soon.isActive() && !m_save.isActive() && m_saving.isNull() && !m_reading; }
    bool mayFreeze() const;
    void freeze();

Q_SIGNALS:
    void failed(const QString &sentence);
    void status(const QString &sentence);
    /// Name, state or whether it may be frozen.
    void stateChanged();
    void frozen(const yuyi::StudyId &study);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void load();
    void readChoices();
    void edited();
    void save();
    void store(const StudyDraft &draft);
    void readPreview();
    void showAll();
    bool isFrozen() const { return m_draft.study.state != StudyState::Draft; }

    StudyDesk &m_desk;
    PageContext m_context;
    StudyId m_id;
    StudyDraft m_draft;
    StudyPreview m_preview;
    QTimer m_soon;                   ///< preview
    QTimer m_save;
    quint64 m_request = 0;
    bool m_nameNext = false;
    bool m_ready = false;
    StudyId m_saving;                ///< of the draft on its way; null: none is
    QList<StudyDraft> m_waiting;     ///< changed while one was being saved
    bool m_reading = false;
    ChipRow *m_parts;
    QStackedWidget *m_stack;
    StudyForm *m_form;
    StudyRulesForm *m_rules;
    StudyTextsForm *m_texts;
    StudyPreviewPanel *m_panel;
    QWidget *m_side = nullptr;       ///< with the panel in it
    SplitView *m_split = nullptr;
};

} // namespace yuyi
