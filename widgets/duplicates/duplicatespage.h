// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/domain/result.h"
#include "models/services/session/unreadablefiles.h"
#include "widgets/controls/pageframe.h"
#include "widgets/image/comparisonview.h"
#include "widgets/shell/page.h"

#include <QSet>

#include <functional>

class QAbstractSpinBox;
class QDoubleSpinBox;
class QLabel;
class QLayout;
class QListView;
class QSpinBox;
class QSlider;

namespace yuyi {

class ActionButton;
class Badge;
class Chip;
class DecisionGuard;
class ElidedLabel;
class GroupsModel;
class Stores;
enum class GroupView;

/// @brief Groups of duplicates, most certain first: compared, confirmed, split or dismissed with one key each.
class DuplicatesPage final : public Page
{
    Q_OBJECT
public:
    explicit DuplicatesPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    /// Returns true if the pair has been on screen long enough for a decision to count.
    bool isReady() const;
    using QWidget::show;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void addCommands();
    void addViewingCommands();
    void build();
    QWidget *buildList();
    QLayout *buildBatch(QWidget *side);
    QWidget *buildCompare();
    void load(const DuplicateGroupId &select, const ImageId &image = {});
    void openView(GroupView view);
    void edit(QAbstractSpinBox *field);
    void selectRow(int row);
    void showGroup();
    void showPair();
    void showFacts();
    bool isNarrow() const;
    void showCounts();
    void showEngine();
    void showEmpty();
    void step(int direction);
    void stepMember(int direction);
    void search();
    void confirm();
    void confirmMany();
    void confirmBatch(const QList<DuplicateGroupId> &ids, const QString &percent);
    void setBatchLimit(double percent);
    double batchLimit() const;
    QList<DuplicateGroupId> batch() const;
    QString manyText() const;
    QString searchText() const;
    void dismiss();
    void split();
    bool beginChange(const DuplicateGroupId &id);
    void swap();
    void reopen();
    void run(std::function<Result<>(Stores &)> work, bool reload);
    void reload();
    void retranslate();
    const DuplicateGroup *current() const;
    double certaintyLimit() const;

    GroupsModel *m_model;
    PageFrame m_frame;
    QList<Chip *> m_views;
    QList<Chip *> m_modes;
    QList<ActionButton *> m_actions;   ///< the last one reopens a settled group
    Badge *m_older = nullptr;
    QListView *m_list = nullptr;
    QSlider *m_certainty = nullptr;
    QSpinBox *m_distance = nullptr;
    QDoubleSpinBox *m_batch = nullptr;
    QLabel *m_batchText = nullptr;
    QLabel *m_certaintyText = nullptr;
    QLabel *m_distanceText = nullptr;
    ComparisonView *m_compare = nullptr;
    DecisionGuard *m_guard = nullptr;
    QPair<ImageId, ImageId> m_pair;   ///< shown in the comparison, or being loaded for it
    ElidedLabel *m_why = nullptr;
    QLabel *m_keptFacts = nullptr;
    QLabel *m_otherFacts = nullptr;
    ElidedLabel *m_keptNames = nullptr;
    ElidedLabel *m_otherNames = nullptr;
    QLabel *m_memberText = nullptr;
    int m_member = 0;             ///< index of the member that is compared with the kept picture
    QSet<DuplicateGroupId> m_changing;   ///< groups with a change that is not finished
    int m_ownWrites = 0;
    bool m_loading = false;
    bool m_stale = false;         ///< reload when the page's pending writes are done
    bool m_entered = false;       ///< the page was just opened; if only templates are open, it shows them
    bool m_loaded = false;
    bool m_narrow = false;
    QString m_olderEngine;        ///< engine of the last search if this program has a newer one; else empty
    double m_limit = 1;           ///< the project's lowest certainty for confirming groups together, 0…1
    Unreadable m_unreadable;      ///< images that the last search could not read
    qint64 m_collected = 0;       ///< number of images in the project
    bool m_searched = false; ///< a search has been completed
    qint64 m_unsearched = 0; ///< images that no search has covered yet
    ActionButton *m_unreadableButton = nullptr;
    quint64 m_request = 0;
    quint64 m_pairRequest = 0;
};

} // namespace yuyi
