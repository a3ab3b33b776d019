// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/domain/images/image.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/page.h"

#include <QList>
#include <QPair>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace yuyi {

class ActionButton;
class Chip;
class ComparisonView;
class DecisionGuard;
class ElidedLabel;
class GroupsModel;

/// @brief A group compared pair by pair: the kept image beside one of the others, why they match, their facts, and the actions
/// that decide about the group.
class PairPanel final : public QWidget
{
    Q_OBJECT
public:
    /// The commands of the duplicates page must be registered: chips and buttons show them.
    PairPanel(const PageContext &context, GroupsModel &groups, QWidget *parent = nullptr);

    ComparisonView *compare() const { return m_compare; }
    /// Shows the group of a row of the model from its first pair on; no group: an empty comparison.
    void begin(int row);
    /// Shows the group again, with the same pair.
    void showGroup();
    void stepMember(int direction);
    /// The image that is compared with the kept one; null: none.
    ImageId comparedImage() const;
    /// Returns true if the pair has been on screen long enough for a decision to count.
    bool isReady() const;
    /// The pair is being changed.
    void setLoading();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void buildModes();
    QGridLayout *buildFacts();
    void buildActions();
    void clear();
    void showPair();
    void loadPair(const Image &kept, const Image &other, const QTransform &geometry);
    void showFacts();
    void prefetch();
    bool isNarrow() const;
    const DuplicateGroup *current() const;

    PageContext m_context;
    GroupsModel &m_groups;
    int m_row = -1;
    int m_member = 0; ///< index of the member that is compared with the kept picture
    QList<Chip *> m_modes;
    QList<ActionButton *> m_actions; ///< the last one reopens a settled group
    ComparisonView *m_compare = nullptr;
    DecisionGuard *m_guard = nullptr;
    QPair<ImageId, ImageId> m_pair; ///< shown in the comparison, or being loaded for it
    ElidedLabel *m_why = nullptr;
    QLabel *m_keptFacts = nullptr;
    QLabel *m_otherFacts = nullptr;
    ElidedLabel *m_keptNames = nullptr;
    ElidedLabel *m_otherNames = nullptr;
    QLabel *m_memberText = nullptr;
    bool m_narrow = false;
    Latest m_latest;
};

} // namespace yuyi
