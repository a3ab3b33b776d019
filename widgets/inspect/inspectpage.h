// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/preset/preset.h"
#include "models/services/curation/inspection.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/framedpage.h"

#include <QHash>
#include <QList>

class QProgressBar;

namespace yuyi {

class ActionButton;
class Badge;
class DecisionGuard;
class ElidedLabel;
class FlowLayout;
class ImageViewer;

/// @brief One picture fills the page; one key keeps it, one key per reason discards it. The next pictures are decoded ahead.
class InspectPage final : public FramedPage
{
    Q_OBJECT
public:
    explicit InspectPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    /// Returns true if the picture has been on screen long enough for a decision to count.
    bool isReady() const;
    using QWidget::show;

private:
    void addCommands();
    void build();
    void buildReasons();
    void load(const ImageId &first);
    void goToIndex(int index);
    void fetch(int index);
    void showCurrent();
    void decide(Outcome outcome, const QString &reason, const QString &text, const QString &note = {});
    void showFacts();
    /// Discards the image; asks for a note first if the reason requires one.
    void discard(const DiscardReason &reason);
    void prefetch();
    void retranslate() override;
    void showDone();
    ImageId current() const;
    int count(Outcome outcome) const;

    QList<ImageId> m_queue;
    QHash<ImageId, InspectedImage> m_known;
    int m_index = -1;
    QHash<ImageId, Outcome> m_outcomes; ///< decisions of the person today
    int m_ownWrites = 0;
    bool m_loading = false;
    bool m_stale = false; ///< reload when the page's pending writes are done
    Latest m_latest;
    QString m_pending; ///< SHA-256 of the picture being decoded

    Badge *m_state = nullptr;
    ImageViewer *m_viewer = nullptr;
    DecisionGuard *m_guard = nullptr;
    QProgressBar *m_progress = nullptr;
    QString m_factText;
    ElidedLabel *m_facts = nullptr;
    QWidget *m_reasons = nullptr;
    FlowLayout *m_reasonFlow = nullptr;
    ElidedLabel *m_reasonTitle = nullptr;
};

} // namespace yuyi
