// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runservice.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/page.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QTableWidget;

namespace yuyi {

class ActionButton;
class Badge;
class PromptForm;
class PromptPreview;

/// @brief The prompt configurations of a project: read them, write new versions and custom configurations, and preview the prompt
/// for an item. Sent prompts are never changed: runs keep the version they were made with.
class PromptsView final : public QWidget
{
    Q_OBJECT
public:
    explicit PromptsView(PageContext context, QWidget *parent = nullptr);

    void enter();
    void leave();
    void projectChanged(const Changes &changes);
    void retranslate();
    void step(int by);
    void save();
    void revert();
    void addOwn();
    bool isEdited() const;

    PromptForm *form() const { return m_form; }
    PromptPreview *preview() const { return m_preview; }
    QString currentCode() const;
    /// Selects a configuration. Returns false if none has this code.
    bool select(const QString &code);

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);
    void stateChanged();

private:
    void load();
    void take(const QList<OfferedConfiguration> &offered);
    void fillTable();
    void showConfiguration();
    void showVersions();
    void edited();
    void showPreview();
    void showState();
    const OfferedConfiguration *offered(const QString &code) const;

    PageContext m_context;
    QTableWidget *m_table = nullptr;
    QComboBox *m_versions = nullptr;
    Badge *m_state = nullptr;
    QLabel *m_hint = nullptr;
    PromptForm *m_form = nullptr;
    QLabel *m_previewTitle = nullptr;
    PromptPreview *m_preview = nullptr;

    QList<OfferedConfiguration> m_offered;
    QHash<QString, Configuration> m_drafts; ///< unsaved input, by the code in the list
    QStringList m_new;                      ///< codes of drafts that were never saved
    QString m_code;
    bool m_active = false;
    bool m_filling = false;
    Latest m_latest;
    Latest m_latestPreview;
    QTimer m_soon;
};

} // namespace yuyi
